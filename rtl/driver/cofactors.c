/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* gcds with cofactors, of integers and of polynomials over GF(2), on a core with Dual and BothColumns of at most 96 bits, each
 * multiplied back. Returns 0 if all is as it should. */
#include "bezout_core.h"

#ifndef CORE
#define CORE 0x40000000u
#endif

enum { WORDS = 3, LONG = 2 * WORDS + 2 };

/* total += or ^= a b, modulo 2^(32 LONG); a is a cofactor, whose last word is extended by its sign. */
static void add_product(uint32_t *total, const uint32_t *a, const uint32_t *b, enum bezout_core_ring ring) {
    uint32_t wide[LONG];
    for (int i = 0; i < LONG; i++) {
        wide[i] = i <= WORDS ? a[i] : a[WORDS] >> 31 ? 0xffffffff : 0;
    }
    for (int bit = 0; bit < 32 * WORDS; bit++) {
        uint32_t mask = (uint32_t)0 - (b[bit / 32] >> (bit % 32) & 1);
        uint64_t carry = 0;
        for (int i = 0; i < LONG; i++) {
            if (ring == BEZOUT_CORE_POLYNOMIALS) {
                total[i] ^= wide[i] & mask;
            } else {
                carry += (uint64_t)total[i] + (wide[i] & mask);
                total[i] = (uint32_t)carry;
                carry >>= 32;
            }
        }
        for (int i = LONG - 1; i > 0; i--) {
            wide[i] = wide[i] << 1 | wide[i - 1] >> 31;
        }
        wide[0] <<= 1;
    }
}

/* Whether s x + t m is this gcd, and whether it is the expected one, of a word. */
static int is_right(const uint32_t *x, const uint32_t *m, uint32_t expected, enum bezout_core_ring ring) {
    uint32_t gcd[WORDS], s[WORDS + 1], t[WORDS + 1], total[LONG] = {0};
    int status = bezout_core_gcd(gcd, s, t, x, m, WORDS, ring, CORE);
    if (status != (expected == 1 ? BEZOUT_CORE_OK : BEZOUT_CORE_COMMON_FACTOR)) {
        return 0;
    }
    add_product(total, s, x, ring);
    add_product(total, t, m, ring);
    uint32_t others = gcd[0] ^ expected;
    for (int i = 0; i < LONG; i++) {
        others |= total[i] ^ (i < WORDS ? gcd[i] : 0);
        others |= i > 0 && i < WORDS ? gcd[i] : 0;
    }
    return others == 0;
}

int main(void) {
    /* 3 * 5 * 7 and 3 * 11; 121665 and 2^64 - 59; both orders, so that each cofactor is negative once. */
    static const uint32_t a[WORDS] = {105}, b[WORDS] = {33}, c[WORDS] = {121665}, d[WORDS] = {0xffffffc5, 0xffffffff};
    /* (x + 1)^2 (x^2 + x + 1) and (x + 1) (x^3 + x + 1); x^8 + x^4 + x^3 + x + 1 is irreducible. */
    static const uint32_t e[WORDS] = {0x1b}, f[WORDS] = {0x1d}, g[WORDS] = {0x53}, h[WORDS] = {0x11b};
    static const uint32_t even[WORDS] = {6}, other[WORDS] = {4};
    uint32_t gcd[WORDS] = {1, 1, 1}, s[WORDS + 1] = {1}, t[WORDS + 1] = {1};

    if (!is_right(a, b, 3, BEZOUT_CORE_INTEGERS) || !is_right(b, a, 3, BEZOUT_CORE_INTEGERS)) {
        return 1;
    }
    if (!is_right(c, d, 1, BEZOUT_CORE_INTEGERS) || !is_right(d, c, 1, BEZOUT_CORE_INTEGERS)) {
        return 2;
    }
    /* An even modulus with an odd x. */
    if (!is_right(a, even, 3, BEZOUT_CORE_INTEGERS)) {
        return 3;
    }
    if (!is_right(e, f, 3, BEZOUT_CORE_POLYNOMIALS) || !is_right(g, h, 1, BEZOUT_CORE_POLYNOMIALS)) {
        return 4;
    }
    if (bezout_core_gcd(gcd, s, t, even, other, WORDS, BEZOUT_CORE_INTEGERS, CORE) != BEZOUT_CORE_REFUSED
        || (gcd[0] | gcd[1] | gcd[2] | s[0] | t[0]) != 0) {
        return 5;
    }
    gcd[0] = s[0] = t[0] = 1;
    if (bezout_core_gcd(gcd, s, t, a, b, 1, BEZOUT_CORE_INTEGERS, CORE) != BEZOUT_CORE_LENGTH || (gcd[0] | s[0] | t[0]) != 0) {
        return 6;
    }
    /* No results but the gcd. */
    if (bezout_core_gcd(gcd, NULL, NULL, a, b, WORDS, BEZOUT_CORE_INTEGERS, CORE) != BEZOUT_CORE_COMMON_FACTOR || gcd[0] != 3) {
        return 7;
    }
    bezout_core_interrupts(1, CORE);
    if (bezout_core_start_in(BEZOUT_CORE_POLYNOMIALS, g, h, WORDS, CORE) != BEZOUT_CORE_OK) {
        return 8;
    }
    while (!bezout_core_done(CORE)) {
    }
    if (bezout_core_take_gcd(NULL, s, NULL, WORDS, CORE) != BEZOUT_CORE_OK || s[0] != 0xca) {
        return 9;
    }
    bezout_core_wipe(CORE);
    return bezout_core_done(CORE) ? 10 : 0;
}
