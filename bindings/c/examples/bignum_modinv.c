/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* s2n-bignum's bignum_modinv(k, z, a, b, t) with the same arguments, for programs that call it. It differs in one way: s2n-bignum
 * needs coprime numbers, and this one writes zero if they are not. Its temporary memory of 3 k words is too short here, so
 * this one brings its own, for at most LIMBS limbs. */
#include <bezout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMBS 64

/* z = a^-1 modulo an odd b, all of k limbs; t is not used. z may be a or b. */
void bignum_modinv(uint64_t k, uint64_t *z, const uint64_t *a, const uint64_t *b, uint64_t *t) {
    uint64_t scratch[BEZOUT_INVERT_ODD_MOD_SCRATCH(LIMBS)];
    int error = k > LIMBS ? BEZOUT_LENGTH : bezout_invert_odd_mod(z, (size_t)k, a, b, scratch);
    (void)t;
    if (error != 0 && error != BEZOUT_NOT_INVERTIBLE) abort();
}

/* A caller as it was: 1/x modulo the prime of P-384, in place, and back. */
int main(void) {
    const uint64_t p384[6] = {0x00000000ffffffffu, 0xffffffff00000000u, 0xfffffffffffffffeu,
                              ~0ull,               ~0ull,               ~0ull};
    const uint64_t x[6] = {1, 2, 3, 4, 5, 6};
    uint64_t z[6], t[18];
    memcpy(z, x, sizeof z);
    bignum_modinv(6, z, z, p384, t);
    int ok = memcmp(z, x, sizeof z) != 0;
    bignum_modinv(6, z, z, p384, t);
    ok = ok && memcmp(z, x, sizeof z) == 0;
    printf("1 / (1 / x) = x: %s\n", ok ? "ok" : "WRONG");
    return !ok;
}
