/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The inverse of 3 modulo 2^255 - 19, and what happens where there is none. */
#include <bezout.h>
#include <stdio.h>

int main(void) {
    const uint64_t m[4] = {~0ull - 18, ~0ull, ~0ull, ~0ull >> 1};
    const uint64_t x[4] = {3, 0, 0, 0};
    const uint64_t zero[4] = {0};
    uint64_t y[4];

    int error = bezout_invert_odd_mod_256(y, x, m);
    printf("%s: %016llx%016llx%016llx%016llx\n", bezout_strerror(error), (unsigned long long)y[3],
           (unsigned long long)y[2], (unsigned long long)y[1], (unsigned long long)y[0]);
    error = bezout_invert_odd_mod_256(y, zero, m);
    printf("%s\n", bezout_strerror(error));
    return error == BEZOUT_NOT_INVERTIBLE ? 0 : 1;
}
