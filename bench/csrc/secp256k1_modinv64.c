/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Gives external linkage to the inversions, the symbol and the halves of scalars of libsecp256k1, which its own archive keeps internal.
 * The included headers are those of the `secp256k1-sys` package; the prefix of its names carries its version.
 */
#define SECP256K1_BUILD
#include "util.h"
#include "int128_impl.h"
#include "modinv64_impl.h"
#include "scalar_impl.h"

typedef rustsecp256k1_v0_14_modinv64_signed62 signed62;
typedef rustsecp256k1_v0_14_modinv64_modinfo modinfo;

void bezout_bench_modinv64(signed62 *x, const modinfo *modulus) {
    rustsecp256k1_v0_14_modinv64(x, modulus);
}

void bezout_bench_modinv64_var(signed62 *x, const modinfo *modulus) {
    rustsecp256k1_v0_14_modinv64_var(x, modulus);
}

int bezout_bench_jacobi64_maybe_var(const signed62 *x, const modinfo *modulus) {
    return rustsecp256k1_v0_14_jacobi64_maybe_var(x, modulus);
}

void bezout_bench_split_lambda(uint64_t r1[4], uint64_t r2[4], const uint64_t k[4]) {
    rustsecp256k1_v0_14_scalar x, a, b;
    memcpy(x.d, k, sizeof x.d);
    rustsecp256k1_v0_14_scalar_split_lambda(&a, &b, &x);
    memcpy(r1, a.d, sizeof a.d);
    memcpy(r2, b.d, sizeof b.d);
}
