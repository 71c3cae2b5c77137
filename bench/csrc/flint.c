/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* FLINT's polynomials over a field of a word-sized prime, and its products of large integers, for a caller that has no
   C headers. */
#include <flint/fft.h>
#include <flint/flint.h>
#include <flint/nmod_poly.h>
#include <stdlib.h>

void *bench_flint_new(const unsigned short *coefficients, long length, unsigned long p) {
    nmod_poly_struct *poly = malloc(sizeof *poly);
    nmod_poly_init2(poly, p, length);
    for (long i = 0; i < length; i++)
        nmod_poly_set_coeff_ui(poly, i, coefficients[i]);
    return poly;
}

/* 1 / a modulo f; returns whether there is one. */
unsigned long bench_flint_invert(void *out, const void *a, const void *f) {
    return (unsigned long)nmod_poly_invmod(out, a, f);
}

unsigned long bench_flint_coefficient(const void *a, long i) { return nmod_poly_get_coeff_ui(a, i); }

const char *bench_flint_version(void) { return FLINT_VERSION; }

/* a b, of n and of m words, m at most n. */
void bench_flint_product(unsigned long *out, unsigned long *a, long n, unsigned long *b, long m) {
    flint_mpn_mul_fft_main(out, a, n, b, m);
}
