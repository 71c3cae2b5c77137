/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A driver of the core behind AXI4-Lite (rtl/src/bz_axil.sv), for programs without an operating system.
 *
 * `core` is the address of its registers. Numbers are little-endian words of 32 bits, `words` of them: at least as many as
 * the width of the core takes, bezout_core_words(core). Words beyond that have to be 0, and come out as 0.
 *
 * The core says its width itself, and its registers are in the same places for each width: one header is enough for all. */

#ifndef BEZOUT_CORE_H
#define BEZOUT_CORE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum bezout_core_status {
    BEZOUT_CORE_OK = 0,
    BEZOUT_CORE_COMMON_FACTOR = 1, /* the gcd is not 1 */
    BEZOUT_CORE_REFUSED = 2,       /* the modulus is even; with both columns, x is too */
    BEZOUT_CORE_LENGTH = 3         /* too few words, or a number that the core's width does not hold */
};

/* What numbers are: integers, or polynomials over GF(2), bit i the coefficient of x^i, for a core built with Dual or
 * OnlyPolynomial. Others take them for integers. */
enum bezout_core_ring { BEZOUT_CORE_INTEGERS = 0, BEZOUT_CORE_POLYNOMIALS = 1 };

/* The words of an operand. */
size_t bezout_core_words(uintptr_t core);

/* Writes the inverse of x modulo an odd m, in [0, m), and returns BEZOUT_CORE_OK. Writes zero and returns the reason if
 * there is none. Modulo 1 the inverse of every number is 0. Waits for the core; operands stay in it until the next
 * operation or bezout_core_wipe. Time does not depend on the operands if the core is built with ConstantTime. */
int bezout_core_invert(uint32_t *out, const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core);

/* Writes gcd(x, m) and the cofactors with s x + t m = gcd, and returns BEZOUT_CORE_OK, or BEZOUT_CORE_COMMON_FACTOR if the gcd
 * is not 1: all three are valid then too. Else writes zeros. The gcd has `words` words. A cofactor has one word more, since it
 * has a sign: two's complement, or a polynomial. A core with one column has t = 0, and s x is the gcd modulo m. Any of the
 * three may be NULL. */
int bezout_core_gcd(uint32_t *gcd, uint32_t *s, uint32_t *t, const uint32_t *x, const uint32_t *m, size_t words,
                    enum bezout_core_ring ring, uintptr_t core);

/* The two halves of bezout_core_invert, for who does other work in between: with interrupts on, the core raises irq_o when
 * bezout_core_done is 1. */
int bezout_core_start(const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core);
int bezout_core_done(uintptr_t core);
int bezout_core_take(uint32_t *out, size_t words, uintptr_t core);

/* And those of bezout_core_gcd. */
int bezout_core_start_in(enum bezout_core_ring ring, const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core);
int bezout_core_take_gcd(uint32_t *gcd, uint32_t *s, uint32_t *t, size_t words, uintptr_t core);

/* Whether the core raises irq_o. Off after a reset. */
void bezout_core_interrupts(int on, uintptr_t core);

/* Overwrites all that the core has of operands and results, and waits until that is done. */
void bezout_core_wipe(uintptr_t core);

#ifdef __cplusplus
}
#endif

#endif
