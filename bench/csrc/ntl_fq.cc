// SPDX-License-Identifier: MIT OR Apache-2.0
// NTL's polynomials over a field of a word-sized prime, for a caller that has no C++. All of them are over the field
// that was set last.
#include <NTL/lzz_pX.h>

extern "C" {

void bench_ntl_field(long p) { NTL::zz_p::init(p); }

NTL::zz_pX *bench_ntl_fq_new(const unsigned short *coefficients, long length) {
    auto *a = new NTL::zz_pX;
    for (long i = 0; i < length; i++)
        NTL::SetCoeff(*a, i, coefficients[i]);
    return a;
}

// 1 / a modulo f; returns whether there is one.
unsigned long bench_ntl_fq_invert(NTL::zz_pX *out, const NTL::zz_pX *a, const NTL::zz_pX *f) {
    return NTL::InvModStatus(*out, *a, *f) == 0;
}

unsigned long bench_ntl_fq_coefficient(const NTL::zz_pX *a, long i) { return NTL::rep(NTL::coeff(*a, i)); }
}
