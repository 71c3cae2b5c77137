/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Bezout for Cortex-M0 and Cortex-M0+ (ARMv6-M): inversion, Legendre symbol, Elligator 2 and X25519.
 *
 * A number is eight 32-bit words, the least significant one first; on these CPUs that is 32 bytes, least
 * significant first, at an address that is a multiple of 4. p = 2^255 - 19.
 *
 * Arguments may be any 256-bit number unless a function says otherwise; they are taken mod p. A result may
 * have the same address as an argument. Nothing is kept between calls, and there is no global memory.
 *
 * Timing: the sequence of instructions and of addresses is the same for all values of the arguments (what
 * they point at; a c of bezout_m0_invert_pseudo_mersenne counts as public). A multiplier of one
 * cycle or of 32 is both constant. The stack that held numbers is wiped, but for that of the field's operations.
 */
#ifndef BEZOUT_M0_H
#define BEZOUT_M0_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* out = 1/x mod p, below p. Returns 1, or 0 where x = 0 mod p, and then out = 0. */
int bezout_m0_invert(uint32_t out[8], const uint32_t x[8]);

/* The same mod 2^255 - c, which must be a prime: c odd, 1 <= c <= 21845. */
int bezout_m0_invert_pseudo_mersenne(uint32_t out[8], const uint32_t x[8], uint32_t c);

/* The Legendre symbol: 1 if x is a square mod p and not 0, -1 if it is none, 0 if x = 0 mod p. */
int bezout_m0_legendre(const uint32_t x[8]);

/* Both in one pass: out = 1/x mod p, or 0; returns the symbol. */
int bezout_m0_invert_legendre(uint32_t out[8], const uint32_t x[8]);

/*
 * 1/x and the symbol modulo other primes: that of P-256, 2^256 - 2^224 + 2^192 + 2^96 - 1, the order of its group, and
 * the order of Ed25519's base point, 2^252 + 27742317777372353535851937790883648493. x is any 256-bit number here too;
 * results are below the prime.
 */
int bezout_m0_invert_p256(uint32_t out[8], const uint32_t x[8]);
int bezout_m0_invert_p256_order(uint32_t out[8], const uint32_t x[8]);
int bezout_m0_invert_ed25519_order(uint32_t out[8], const uint32_t x[8]);
int bezout_m0_legendre_p256(const uint32_t x[8]);
int bezout_m0_legendre_p256_order(const uint32_t x[8]);
int bezout_m0_legendre_ed25519_order(const uint32_t x[8]);

/*
 * Elligator 2 for Curve25519: map_to_curve_elligator2_curve25519 of RFC 9380 (Z = 2), its u-coordinate, below p.
 * Returns the sign that the RFC gives v, its lowest bit: 1 where the first candidate -A/(1 + 2 r^2) is the
 * coordinate of a point, else 0. r and -r have the same image; that of 0 is 0.
 */
int bezout_m0_elligator2(uint32_t u[8], const uint32_t r[8]);

/*
 * The r from 0 to (p - 1)/2 that bezout_m0_elligator2 takes to u with the return value v_is_odd (0 or 1; only the
 * lowest bit counts). Returns 1, or 0 where there is none, which is for half of all points and for the twist;
 * then r = 0.
 */
int bezout_m0_elligator2_inverse(uint32_t r[8], const uint32_t u[8], uint32_t v_is_odd);

/*
 * X25519 of RFC 7748: the scalar is clamped, bit 255 of u is ignored, the result is below p. Returns 1, or 0 where
 * the result is 0, as it is for a u of small order: a key exchange must refuse that.
 */
int bezout_m0_x25519(uint32_t out[8], const uint32_t scalar[8], const uint32_t u[8]);

/* Arithmetic mod p: results are below 2^256, not always below p, but for normalize. a24 = 121665. */
void bezout_m0_add(uint32_t out[8], const uint32_t a[8], const uint32_t b[8]);
void bezout_m0_sub(uint32_t out[8], const uint32_t a[8], const uint32_t b[8]);
void bezout_m0_mul(uint32_t out[8], const uint32_t a[8], const uint32_t b[8]);
void bezout_m0_square(uint32_t out[8], const uint32_t a[8]);
void bezout_m0_mul_a24(uint32_t out[8], const uint32_t a[8]);
void bezout_m0_normalize(uint32_t out[8], const uint32_t a[8]);

#ifdef __cplusplus
}
#endif

#endif
