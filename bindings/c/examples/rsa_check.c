/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Checks the private numbers of an RSA key that OpenSSL has made: d is the inverse of e modulo lcm(p - 1, q - 1), and qInv that
 * of q modulo p. `mod_inverse` takes the place of BN_mod_inverse, in constant time; main compares the two.
 *
 *     cc rsa_check.c $(pkg-config --cflags --libs bezout libcrypto) && ./a.out 2048 */
#include <bezout.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <stdio.h>
#include <stdlib.h>

/* The limbs of a number, least significant first, as BN_bn2lebinpad writes them on a little-endian machine. */
static int to_limbs(uint64_t *out, size_t n, const BIGNUM *x) {
    unsigned char *bytes = malloc(8 * n);
    int ok = bytes != NULL && BN_bn2lebinpad(x, bytes, (int)(8 * n)) == (int)(8 * n);
    for (size_t i = 0; ok && i < n; i++) {
        out[i] = 0;
        for (int k = 0; k < 8; k++) out[i] |= (uint64_t)bytes[8 * i + k] << (8 * k);
    }
    if (bytes != NULL) OPENSSL_cleanse(bytes, 8 * n);
    free(bytes);
    return ok;
}

static int from_limbs(BIGNUM *out, const uint64_t *x, size_t n) {
    unsigned char *bytes = malloc(8 * n);
    if (bytes == NULL) return 0;
    for (size_t i = 0; i < 8 * n; i++) bytes[i] = (unsigned char)(x[i / 8] >> (8 * (i % 8)));
    int ok = BN_lebin2bn(bytes, (int)(8 * n), out) != NULL;
    OPENSSL_cleanse(bytes, 8 * n);
    free(bytes);
    return ok;
}

/* out = x^-1 modulo m, as BN_mod_inverse(out, x, m, ctx) for an x in [0, m): 0 if there is none. */
static int mod_inverse(BIGNUM *out, const BIGNUM *x, const BIGNUM *m) {
    size_t n = ((size_t)BN_num_bits(m) + 63) / 64;
    size_t words = 3 * n + bezout_invert_mod_scratch(n);
    uint64_t *memory = calloc(words, sizeof *memory);
    if (memory == NULL) return 0;
    uint64_t *y = memory, *a = memory + n, *b = memory + 2 * n;
    int ok = to_limbs(a, n, x) && to_limbs(b, n, m) && bezout_invert_mod(y, n, a, b, memory + 3 * n) == 0 &&
             from_limbs(out, y, n);
    OPENSSL_cleanse(memory, words * sizeof *memory);
    free(memory);
    return ok;
}

static BIGNUM *number(const EVP_PKEY *key, const char *name) {
    BIGNUM *x = NULL;
    if (!EVP_PKEY_get_bn_param(key, name, &x)) exit(2);
    return x;
}

int main(int argc, char **argv) {
    EVP_PKEY *key = EVP_RSA_gen(argc > 1 ? (unsigned)atoi(argv[1]) : 2048);
    if (key == NULL) return 2;
    BIGNUM *e = number(key, OSSL_PKEY_PARAM_RSA_E), *d = number(key, OSSL_PKEY_PARAM_RSA_D);
    BIGNUM *p = number(key, OSSL_PKEY_PARAM_RSA_FACTOR1), *q = number(key, OSSL_PKEY_PARAM_RSA_FACTOR2);
    BIGNUM *q_inverse = number(key, OSSL_PKEY_PARAM_RSA_COEFFICIENT1);
    BIGNUM *y = BN_new(), *theirs = BN_new(), *phi = BN_new(), *gcd = BN_new(), *lambda = BN_new();
    BIGNUM *p1 = BN_dup(p), *q1 = BN_dup(q), *rest = BN_new();
    BN_CTX *ctx = BN_CTX_new();
    int failures = 0;

    BN_sub_word(p1, 1);
    BN_sub_word(q1, 1);
    BN_mul(phi, p1, q1, ctx);
    BN_gcd(gcd, p1, q1, ctx);
    BN_div(lambda, NULL, phi, gcd, ctx);

    /* An even modulus. */
    BN_nnmod(rest, d, lambda, ctx);
    int ok = mod_inverse(y, e, lambda) && BN_cmp(y, rest) == 0;
    ok = ok && BN_mod_inverse(theirs, e, lambda, ctx) != NULL && BN_cmp(y, theirs) == 0;
    printf("d = e^-1 modulo lcm(p - 1, q - 1): %s\n", ok ? "ok" : "WRONG");
    failures += !ok;

    /* An odd one, and a number above it where q is the larger prime. */
    BN_nnmod(rest, q, p, ctx);
    ok = mod_inverse(y, rest, p) && BN_cmp(y, q_inverse) == 0;
    printf("qInv = q^-1 modulo p: %s\n", ok ? "ok" : "WRONG");
    failures += !ok;

    /* And no inverse. */
    ok = !mod_inverse(y, p1, lambda) && BN_is_zero(y) == 0;
    printf("p - 1 has no inverse modulo lcm(p - 1, q - 1): %s\n", ok ? "ok" : "WRONG");
    failures += !ok;

    BIGNUM *all[] = {e, d, p, q, q_inverse, y, theirs, phi, gcd, lambda, p1, q1, rest};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) BN_clear_free(all[i]);
    BN_CTX_free(ctx);
    EVP_PKEY_free(key);
    return failures;
}
