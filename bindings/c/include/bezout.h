/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef BEZOUT_H
#define BEZOUT_H

/* Greatest common divisors, inverses and symbols: constant time, without allocation, without state.
 *
 * Rules for all functions:
 *
 * 1. Arguments come in this order: outputs, the number of rows, the length of numbers or the field or the ring, inputs, scratch.
 * 2. A number is an array of n limbs of 64 bits, least significant first, on every machine. All numbers of a call have the
 *    same n, at least 1. Binary fields have words and rings have coefficients in the same order.
 * 3. Outputs may be inputs, whole or in part. Outputs overlap neither each other nor scratch, scratch overlaps nothing, and a
 *    field or a ring no output. Functions that end in _rows work in place: rows overlap nothing else. Calls that do not keep
 *    to this are refused with BEZOUT_OVERLAP.
 * 4. Pointers are aligned, and not null, but those to arrays of no elements. A null pointer is refused with BEZOUT_NULL.
 * 5. The caller gives scratch of at least as many words as the function of the same name with _scratch says, or the macro of its
 *    name, which is no smaller. What it holds does not matter. What held a secret is wiped, but by functions that end in _vartime.
 * 6. Functions return 0 or an error, a negative number that bezout_strerror explains. On an error outputs are zero; but nothing
 *    is written if a length, a null pointer, an overlap, or a field or a ring is refused.
 * 7. All functions are constant time: neither a branch nor an address nor the operand of an instruction of variable latency
 *    depends on the values of arguments. Lengths, fields, rings, and what a comment names as public are public. That there is
 *    no inverse is a secret too: the return value is computed without a branch. Functions that end in _vartime are fast, for
 *    public numbers.
 * 8. Any number of threads may call functions at the same time.
 * 9. A call takes at most BEZOUT_STACK bytes of the stack, of any length of numbers and on any CPU.
 *
 * A program that is compiled with -DBEZOUT_CHECK ends with a text if a call breaks rule 3 or 4: it says file, line, function and
 * arguments. It needs C99 or C++11, and the same library. */

#include <stddef.h>
#include <stdint.h>

#ifndef BEZOUT_API
#if defined(__GNUC__)
#define BEZOUT_API __attribute__((visibility("default")))
#else
#define BEZOUT_API
#endif
#endif

#if defined(__GNUC__)
/* Behind a function: what it returns is looked at, and all pointers, or those arguments, are not null. */
#define BEZOUT_RESTRICT __restrict__
#define BEZOUT_GIVEN __attribute__((warn_unused_result, nonnull))
#define BEZOUT_GIVEN_AT(places) __attribute__((warn_unused_result, nonnull places))
#else
#define BEZOUT_RESTRICT
#define BEZOUT_GIVEN
#define BEZOUT_GIVEN_AT(places)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; bezout_version is that of the library. As a number, a.b.c is 10000 a + 100 b + c. */
#define BEZOUT_VERSION "0.1.0"
#define BEZOUT_VERSION_NUMBER 100

/* Bytes of the stack that each function needs, for threads whose stack is small: those of musl have 128 KiB unless told. */
#define BEZOUT_STACK 98304

/* There is no inverse. */
#define BEZOUT_NOT_INVERTIBLE (-1)
/* A modulus, or the lower number of a symbol, is even or zero where an odd one is needed. */
#define BEZOUT_EVEN (-2)
/* The number of limbs is zero, or there are more than memory has. */
#define BEZOUT_LENGTH (-3)
/* An element is not reduced: its degree or a coefficient is too large. */
#define BEZOUT_RANGE (-4)
/* There is no such field or ring, or none was initialized. */
#define BEZOUT_PARAMETER (-5)
/* Arguments overlap that may not: rule 3. */
#define BEZOUT_OVERLAP (-6)
/* A pointer is null: rule 4. */
#define BEZOUT_NULL (-7)

/* What a return value means, in English. The text is constant. */
BEZOUT_API const char *bezout_strerror(int error);
/* The version of the library, such as "0.1.0". The text is constant. */
BEZOUT_API const char *bezout_version(void);

/* Integers ------------------------------------------------------------------------------------------------------------ */

/* out = x^-1 modulo m, in [0, m), for any x and any m, odd or even. BEZOUT_NOT_INVERTIBLE if the two have a common factor
 * or m is 0. Modulo 1 the inverse of every number is 0. The parity of m is a secret too. */
BEZOUT_API int bezout_invert_mod(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m,
                                 uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API int bezout_invert_mod_vartime(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m,
                                         uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
/* In words, for both. */
BEZOUT_API size_t bezout_invert_mod_scratch(size_t n);
#define BEZOUT_INVERT_MOD_SCRATCH(n) (10 * (size_t)(n) + 8)

/* The same for an odd m, and faster. BEZOUT_EVEN if it is even: whether it is, is public. */
BEZOUT_API int bezout_invert_odd_mod(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m,
                                     uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API size_t bezout_invert_odd_mod_scratch(size_t n);
#define BEZOUT_INVERT_ODD_MOD_SCRATCH(n) (8 * (size_t)(n) + 8)

/* The same for numbers of 256, 384 and 512 bits. They need no scratch, and a static program links little besides. */
BEZOUT_API int bezout_invert_odd_mod_256(uint64_t out[4], const uint64_t x[4], const uint64_t m[4]) BEZOUT_GIVEN;
BEZOUT_API int bezout_invert_odd_mod_384(uint64_t out[6], const uint64_t x[6], const uint64_t m[6]) BEZOUT_GIVEN;
BEZOUT_API int bezout_invert_odd_mod_512(uint64_t out[8], const uint64_t x[8], const uint64_t m[8]) BEZOUT_GIVEN;

/* out = gcd(a, b); gcd(0, x) = x. */
BEZOUT_API int bezout_gcd(uint64_t *out, size_t n, const uint64_t *a, const uint64_t *b,
                          uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API int bezout_gcd_vartime(uint64_t *out, size_t n, const uint64_t *a, const uint64_t *b,
                                  uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API size_t bezout_gcd_scratch(size_t n);
#define BEZOUT_GCD_SCRATCH(n) (7 * (size_t)(n) + 4)

/* g = gcd(a, b) = s a + t b with GMP's cofactors: |s| <= b / 2g and |t| <= a / 2g where neither number divides the other. g, s
 * and t have n limbs, s and t are absolute values; *s_negative and *t_negative are 1 for a negative one, and else 0. */
BEZOUT_API int bezout_xgcd(uint64_t *g, uint64_t *s, uint64_t *t, int *s_negative, int *t_negative, size_t n,
                           const uint64_t *a, const uint64_t *b, uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API int bezout_xgcd_vartime(uint64_t *g, uint64_t *s, uint64_t *t, int *s_negative, int *t_negative, size_t n,
                                   const uint64_t *a, const uint64_t *b, uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API size_t bezout_xgcd_scratch(size_t n);
#define BEZOUT_XGCD_SCRATCH(n) (12 * (size_t)(n) + 16)

/* Euclid's algorithm for a and b, the larger one first, until a remainder is below the bound: x is the last remainder that is
 * not below it, and y the first one that is. If a and b are below it, they are x and y. u and v are absolute values of
 * cofactors, with x = +-u b and y = -+v b modulo a, and v x + u y = a. A bound of 0 is as one of 1. */
BEZOUT_API int bezout_partial_xgcd_vartime(uint64_t *x, uint64_t *y, uint64_t *u, uint64_t *v, int *u_negative,
                                           int *v_negative, size_t n, const uint64_t *a, const uint64_t *b,
                                           const uint64_t *bound, uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API size_t bezout_partial_xgcd_scratch(size_t n);
#define BEZOUT_PARTIAL_XGCD_SCRATCH(n) (5 * (size_t)(n))

/* Numbers about half as long as m with t v = r modulo m, for any v and an m of k bits, odd or even: r < 2^(k / 2), rounded down,
 * and 0 < |t| < 2^(k / 2), rounded up. t is an absolute value. BEZOUT_EVEN if m is 0. */
BEZOUT_API int bezout_split_vartime(uint64_t *r, uint64_t *t, int *t_negative, size_t n, const uint64_t *v, const uint64_t *m,
                                    uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API size_t bezout_split_scratch(size_t n);
#define BEZOUT_SPLIT_SCRATCH(n) (6 * (size_t)(n))

/* *symbol = (x / m), the Jacobi symbol of any x and an odd m: 1, -1, or 0 if the two have a common factor. For a prime m it is
 * Legendre's. BEZOUT_EVEN if m is even: whether it is, is public. */
BEZOUT_API int bezout_jacobi(int *symbol, size_t n, const uint64_t *x, const uint64_t *m,
                             uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
BEZOUT_API int bezout_jacobi_vartime(int *symbol, size_t n, const uint64_t *x, const uint64_t *m,
                                     uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
/* *symbol = (a / b), the Kronecker symbol of any two numbers. */
BEZOUT_API int bezout_kronecker_vartime(int *symbol, size_t n, const uint64_t *a, const uint64_t *b,
                                        uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN;
/* In words, for the three. */
BEZOUT_API size_t bezout_jacobi_scratch(size_t n);
#define BEZOUT_JACOBI_SCRATCH(n) (4 * (size_t)(n))
/* The Jacobi symbol of numbers of 256 bits. */
BEZOUT_API int bezout_jacobi_256(int *symbol, const uint64_t x[4], const uint64_t m[4]) BEZOUT_GIVEN;

/* Many inverses ------------------------------------------------------------------------------------------------------- */

/* Replaces each of `count` numbers, one after the other in rows[count * n], by its inverse modulo an odd m, by one inversion for
 * 256 of them. What has no inverse, such as zero, becomes zero, and the return value is then BEZOUT_NOT_INVERTIBLE; the
 * others are inverses all the same. BEZOUT_EVEN if m is even, with all rows zero. Public is also which groups of 256 rows have
 * a nonzero one with a factor in common with m: there is none modulo a prime, but for its multiples. */
BEZOUT_API int bezout_invert_rows(uint64_t *rows, size_t count, size_t n, const uint64_t *m,
                                  uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN_AT((4, 5));
BEZOUT_API size_t bezout_invert_rows_scratch(size_t count, size_t n);
#define BEZOUT_INVERT_ROWS_SCRATCH(count, n) (((size_t)(count) < 256 ? (size_t)(count) + 12 : 268) * (size_t)(n) + 12)

/* The same with a modulus for each row, in moduli[count * n], of any parity: which are even is public. Several run at a time. */
BEZOUT_API int bezout_invert_each_rows(uint64_t *rows, size_t count, size_t n, const uint64_t *moduli,
                                       uint64_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN_AT((5));
BEZOUT_API size_t bezout_invert_each_rows_scratch(size_t n);
#define BEZOUT_INVERT_EACH_ROWS_SCRATCH(n) (9 * (size_t)(n) + 8)

/* Binary fields ------------------------------------------------------------------------------------------------------- */

/* A field GF(2^m), 2 <= m <= 1023. Copies of it are fields too, and there is nothing to free. */
typedef struct {
    uint64_t opaque[96];
} bezout_gf2m;

/* The field of x^degree + x^middle[0] + ... + 1, with `terms` exponents in decreasing order, one or three: 233 and {74}, or
 * 163 and {7, 6, 3}. BEZOUT_PARAMETER if the polynomial is not irreducible, or of another form; then *field is unchanged
 * and no field. The field is public. */
BEZOUT_API int bezout_gf2m_init(bezout_gf2m *field, size_t degree, const size_t *middle, size_t terms) BEZOUT_GIVEN;
/* The words of an element, m / 64 rounded up. Bit j of word i is the coefficient of x^(64 i + j). */
BEZOUT_API size_t bezout_gf2m_words(const bezout_gf2m *field);
/* out = a b. BEZOUT_RANGE, here and below, if the degree of an input is not below m: whether it is, is public. */
BEZOUT_API int bezout_gf2m_mul(uint64_t *out, const bezout_gf2m *field, const uint64_t *a, const uint64_t *b) BEZOUT_GIVEN;
/* out = a^(2^times), by as many squarings as times modulo m. The number of times is public. */
BEZOUT_API int bezout_gf2m_square_times(uint64_t *out, const bezout_gf2m *field, const uint64_t *a, size_t times) BEZOUT_GIVEN;
/* out = 1 / a; BEZOUT_NOT_INVERTIBLE for 0. */
BEZOUT_API int bezout_gf2m_invert(uint64_t *out, const bezout_gf2m *field, const uint64_t *a) BEZOUT_GIVEN;
/* Replaces each of `count` elements, one after the other, by its inverse, and leaves 0 as it is; BEZOUT_NOT_INVERTIBLE then. */
BEZOUT_API int bezout_gf2m_invert_rows(uint64_t *rows, size_t count, const bezout_gf2m *field) BEZOUT_GIVEN_AT((3));

/* Rings of NTRU and NTRU Prime ---------------------------------------------------------------------------------------- */

/* Polynomials with small coefficients. Copies of it are rings too, and there is nothing to free. */
typedef struct {
    uint64_t opaque[4];
} bezout_ring;

/* Coefficients modulo q, and the modulus (x^n - 1)/(x - 1): 701 and 8192, or 701 and 3. BEZOUT_PARAMETER if there is no such
 * ring, or it is not implemented; then *ring is unchanged and no ring. The ring is public. */
BEZOUT_API int bezout_ring_ntru(bezout_ring *ring, size_t n, uint32_t q) BEZOUT_GIVEN;
/* The same with the modulus x^p - x - 1: 761 and 4591, or 761 and 3. */
BEZOUT_API int bezout_ring_ntru_prime(bezout_ring *ring, size_t p, uint32_t q) BEZOUT_GIVEN;
/* The number of coefficients of an element. The constant term is the first, and all are below q. */
BEZOUT_API size_t bezout_ring_len(const bezout_ring *ring);
/* out = 1 / a. BEZOUT_NOT_INVERTIBLE, or BEZOUT_RANGE if a coefficient is q or more: whether one is, is public. */
BEZOUT_API int bezout_ring_invert(uint16_t *out, const bezout_ring *ring, const uint16_t *a) BEZOUT_GIVEN;
/* Replaces each of `count` elements, one after the other, by its inverse, or by zero and BEZOUT_NOT_INVERTIBLE where there is
 * none. scratch has 2 * bezout_ring_len(ring) coefficients. */
BEZOUT_API int bezout_ring_invert_rows(uint16_t *rows, size_t count, const bezout_ring *ring,
                                       uint16_t *BEZOUT_RESTRICT scratch) BEZOUT_GIVEN_AT((3, 4));

/* Curve25519 ---------------------------------------------------------------------------------------------------------- */

/* The function X25519 of RFC 7748. */
BEZOUT_API int bezout_x25519(uint8_t out[32], const uint8_t secret_key[32], const uint8_t u[32]) BEZOUT_GIVEN;
/* The public key of 32 secret random bytes. */
BEZOUT_API int bezout_x25519_public_key(uint8_t out[32], const uint8_t secret_key[32]) BEZOUT_GIVEN;
/* The secret that two keys share. BEZOUT_NOT_INVERTIBLE if the public key is a point of small order: then all have it. */
BEZOUT_API int bezout_x25519_shared_secret(uint8_t out[32], const uint8_t secret_key[32], const uint8_t public_key[32])
    BEZOUT_GIVEN;
/* A public key with a point of small order added, as Elligator 2 needs it; torsion is a random byte. */
BEZOUT_API int bezout_elligator2_public_key(uint8_t out[32], const uint8_t secret_key[32], uint8_t torsion) BEZOUT_GIVEN;
/* 32 bytes that look random, for such a public key; BEZOUT_NOT_INVERTIBLE if it has none, as half of the keys have. random is
 * a random byte. */
BEZOUT_API int bezout_elligator2_to_uniform(uint8_t out[32], const uint8_t public_key[32], uint8_t random) BEZOUT_GIVEN;
/* The public key of such bytes: of any 32 bytes. */
BEZOUT_API int bezout_elligator2_from_uniform(uint8_t out[32], const uint8_t bytes[32]) BEZOUT_GIVEN;

#ifdef __cplusplus
}
#endif

#ifdef BEZOUT_CHECK
#include <bezout_check.h>
#endif

#endif
