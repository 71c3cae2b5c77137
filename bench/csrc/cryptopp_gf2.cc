// SPDX-License-Identifier: MIT OR Apache-2.0
// Crypto++'s binary fields, for a caller that has no C++. Numbers are big-endian bytes.
#include <cryptopp/config.h>
#include <cryptopp/gf2n.h>

using CryptoPP::GF2NP;
using CryptoPP::PolynomialMod2;

struct Field {
    const GF2NP *field;
    // Of the last call, inside of the field.
    const PolynomialMod2 *inverse;
};

extern "C" {

// Three exponents or five, decreasing.
Field *bench_cryptopp_field(const unsigned *k, long count) {
    if (count == 3)
        return new Field{new CryptoPP::GF2NT(k[0], k[1], k[2]), nullptr};
    return new Field{new CryptoPP::GF2NPP(k[0], k[1], k[2], k[3], k[4]), nullptr};
}

PolynomialMod2 *bench_cryptopp_new(const unsigned char *bytes, unsigned long length) {
    return new PolynomialMod2(bytes, length);
}

unsigned long bench_cryptopp_invert(Field *f, const PolynomialMod2 *a) {
    f->inverse = &f->field->MultiplicativeInverse(*a);
    return f->inverse->GetByte(0);
}

void bench_cryptopp_bytes(const Field *f, unsigned char *bytes, unsigned long length) {
    f->inverse->Encode(bytes, length);
}

unsigned bench_cryptopp_version() { return CRYPTOPP_VERSION; }
}
