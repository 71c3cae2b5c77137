/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Inverts 121665 modulo 2^255 - 19 on a core of 255 bits or more, and multiplies back. Returns 0 if all is as it should. */
#include "bezout_core.h"

#ifndef CORE
#define CORE 0x40000000u
#endif

/* Whether 121665 y = 1 + k (2^255 - 19) for some k, 0 < k < 121665. Then the product modulo 2^255 is 2^255 + 1 - 19 k, the part
 * above is k - 1, and 19 times that, added, gives 2^255 - 18. */
static int is_inverse(const uint32_t *y) {
    uint32_t product[8];
    uint64_t carry = 0;
    for (int i = 0; i < 8; i++) {
        carry += (uint64_t)y[i] * 121665;
        product[i] = (uint32_t)carry;
        carry >>= 32;
    }
    carry = (carry << 1 | product[7] >> 31) * 19;
    product[7] &= 0x7fffffff;
    uint32_t others = 0;
    for (int i = 0; i < 8; i++) {
        carry += product[i];
        others |= (uint32_t)carry ^ (i == 0 ? 0xffffffee : i == 7 ? 0x7fffffff : 0xffffffff);
        carry >>= 32;
    }
    return others == 0;
}

int main(void) {
    static const uint32_t m[8] = {0xffffffed, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x7fffffff};
    static const uint32_t even[8] = {2}, x[8] = {121665}, zero[8] = {0};
    uint32_t y[8];

    if (bezout_core_invert(y, x, m, 8, CORE) != BEZOUT_CORE_OK || !is_inverse(y)) {
        return 1;
    }
    if (bezout_core_invert(y, zero, m, 8, CORE) != BEZOUT_CORE_COMMON_FACTOR || y[0] != 0) {
        return 2;
    }
    if (bezout_core_invert(y, x, even, 8, CORE) != BEZOUT_CORE_REFUSED || y[0] != 0) {
        return 3;
    }
    if (bezout_core_invert(y, x, m, 7, CORE) != BEZOUT_CORE_LENGTH) {
        return 4;
    }
    bezout_core_interrupts(1, CORE);
    if (bezout_core_start(x, m, 8, CORE) != BEZOUT_CORE_OK) {
        return 5;
    }
    while (!bezout_core_done(CORE)) {
    }
    if (bezout_core_take(y, 8, CORE) != BEZOUT_CORE_OK || !is_inverse(y)) {
        return 6;
    }
    bezout_core_wipe(CORE);
    return bezout_core_done(CORE) ? 7 : 0;
}
