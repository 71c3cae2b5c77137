/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* GMP's mpz_gcdext with the same arguments and the same cofactors, for programs with GMP or mini-GMP, such as SQIsign, whose
 * ibz_xgcd calls it. Numbers are public: mpz_t has no constant time. g, s and t may be a or b, and s and t may be NULL. main
 * compares both. mini-GMP chooses other cofactors where |b| is twice the gcd: (9, 18) = 9 has (1, 0) with GMP, (-1, 1) with it.
 *
 *     cc mpz_gcdext.c $(pkg-config --cflags --libs bezout gmp) && ./a.out
 *     cc -DMINI_GMP -Iwhere_mini-gmp.h_is mpz_gcdext.c mini-gmp.c $(pkg-config --cflags --libs bezout) && ./a.out */
#include <bezout.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef MINI_GMP
#include <mini-gmp.h>
#else
#include <gmp.h>
#endif

/* The n limbs of an absolute value. */
static void to_limbs(uint64_t *out, size_t n, const mpz_t x) {
    size_t written = 0;
    mpz_export(out, &written, -1, sizeof *out, 0, 0, x);
    while (written < n) out[written++] = 0;
}

static void from_limbs(mpz_t out, const uint64_t *x, size_t n, int negative) {
    mpz_import(out, n, -1, sizeof *x, 0, 0, x);
    if (negative) mpz_neg(out, out);
}

void bezout_mpz_gcdext(mpz_t g, mpz_ptr s, mpz_ptr t, const mpz_t a, const mpz_t b) {
    const size_t bits_a = mpz_sizeinbase(a, 2), bits_b = mpz_sizeinbase(b, 2);
    const size_t n = ((bits_a < bits_b ? bits_b : bits_a) + 63) / 64;
    const int a_negative = mpz_sgn(a) < 0, b_negative = mpz_sgn(b) < 0;
    int s_negative, t_negative;
    uint64_t *x = malloc((5 * n + bezout_xgcd_scratch(n)) * sizeof *x);
    if (x == NULL) abort();
    uint64_t *y = x + n, *out = x + 2 * n;
    to_limbs(x, n, a);
    to_limbs(y, n, b);
    if (bezout_xgcd_vartime(out, out + n, out + 2 * n, &s_negative, &t_negative, n, x, y, x + 5 * n)) abort();
    from_limbs(g, out, n, 0);
    if (s != NULL) from_limbs(s, out + n, n, s_negative != a_negative);
    if (t != NULL) from_limbs(t, out + 2 * n, n, t_negative != b_negative);
    free(x);
}

#ifdef MINI_GMP
/* Whether its cofactors are GMP's: where |b| is not twice the gcd. */
static int wanted(const mpz_t g, const mpz_t b) {
    mpz_t twice;
    mpz_init(twice);
    mpz_mul_2exp(twice, g, 1);
    const int yes = mpz_sgn(g) == 0 || mpz_cmpabs(b, twice) != 0;
    mpz_clear(twice);
    return yes;
}
#else
#define wanted(g, b) 1
#endif

/* The answer is a gcd with its cofactors; returns whether they are those of mpz_gcdext. */
static int as_theirs(const mpz_t a, const mpz_t b) {
    mpz_t g, s, t, theirs_g, theirs_s, theirs_t, sum;
    mpz_ptr all[] = {g, s, t, theirs_g, theirs_s, theirs_t, sum};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) mpz_init(all[i]);
    bezout_mpz_gcdext(g, s, t, a, b);
    mpz_gcdext(theirs_g, theirs_s, theirs_t, a, b);
    mpz_mul(sum, s, a);
    mpz_addmul(sum, t, b);
    if (mpz_cmp(g, theirs_g) != 0 || mpz_cmp(sum, g) != 0) exit(1);
    const int same = mpz_cmp(s, theirs_s) == 0 && mpz_cmp(t, theirs_t) == 0;
    if (same != wanted(g, b)) exit(1);
    /* In place, as callers of GMP do. */
    mpz_set(theirs_s, a);
    mpz_set(theirs_t, b);
    bezout_mpz_gcdext(theirs_g, theirs_t, theirs_s, theirs_s, theirs_t);
    if (mpz_cmp(theirs_t, s) != 0 || mpz_cmp(theirs_s, t) != 0) exit(1);
    bezout_mpz_gcdext(sum, NULL, NULL, a, b);
    if (mpz_cmp(sum, g) != 0) exit(1);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) mpz_clear(all[i]);
    return same;
}

static uint64_t state = 1;
static uint64_t word(void) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return state ^ state >> 29;
}

/* A number of any sign of up to as many limbs. */
static void number(mpz_t x, size_t most) {
    uint64_t limbs[40];
    const size_t n = 1 + word() % most;
    for (size_t i = 0; i < n; i++) limbs[i] = word();
    limbs[n - 1] >>= word() % 64;
    from_limbs(x, limbs, n, word() % 2);
}

int main(void) {
    enum { SMALL = 40, RANDOM = 4000 };
    int pairs = 0, others = 0;
    mpz_t a, b, factor;
    mpz_init(a);
    mpz_init(b);
    mpz_init(factor);
    for (long x = -SMALL; x <= SMALL; x++) {
        for (long y = -SMALL; y <= SMALL; y++, pairs++) {
            mpz_set_si(a, x);
            mpz_set_si(b, y);
            others += !as_theirs(a, b);
        }
    }
    for (int i = 0; i < RANDOM; i++, pairs++) {
        number(a, 40);
        number(b, i % 2 ? 40 : 2);
        if (i % 4 == 3) {
            number(factor, 3);
            mpz_mul(a, a, factor);
            mpz_mul(b, b, factor);
        }
        if (i % 16 == 0) mpz_mul_ui(b, a, word() % 4);
        others += !as_theirs(a, b);
    }
    mpz_clear(a);
    mpz_clear(b);
    mpz_clear(factor);
    printf("%d pairs: gcds and cofactors of mpz_gcdext, but for the cofactors of %d pairs\n", pairs, others);
    return 0;
}
