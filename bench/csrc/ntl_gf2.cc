// SPDX-License-Identifier: MIT OR Apache-2.0
// NTL's polynomials over F2, for a caller that has no C++.
#include <NTL/GF2X.h>
#include <NTL/version.h>

extern "C" {

NTL::GF2X *bench_ntl_new(const unsigned char *bytes, long length) {
    return new NTL::GF2X(NTL::GF2XFromBytes(bytes, length));
}

// 1 / a modulo f; returns a word of it.
unsigned long bench_ntl_invert(NTL::GF2X *out, const NTL::GF2X *a, const NTL::GF2X *f) {
    NTL::InvMod(*out, *a, *f);
    return out->xrep[0];
}

void bench_ntl_bytes(const NTL::GF2X *a, unsigned char *bytes, long length) {
    NTL::BytesFromGF2X(bytes, *a, length);
}

const char *bench_ntl_version() { return NTL_VERSION; }
}
