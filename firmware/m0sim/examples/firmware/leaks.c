/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Firmware with leaks, and without: what docs/guide/firmware-secrets.md finds in it. Its start-up code and linker script are
   those of firmware/cortex-m0/firmware. */
#include "start.h"

/* Ends at the first difference. */
int equal_early(const uint8_t *a, const uint8_t *b)
{
    for (int i = 0; i < 16; i++) {
        if (a[i] != b[i]) {
            return 0;
        }
    }
    return 1;
}

/* Looks at all bytes, and publishes the answer alone. */
int equal(const uint8_t *a, const uint8_t *b)
{
    uint32_t difference = 0;
    for (int i = 0; i < 16; i++) {
        difference |= a[i] ^ b[i];
    }
    return (int)(1 & ((difference - 1) >> 8));
}

static const uint8_t table[16] = {12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};

/* The address of what is read tells the nibble. */
uint32_t substitute(const uint8_t *nibble)
{
    return table[*nibble & 15];
}

/* ARMv6-M has no conditional move: compilers branch. */
uint32_t choose(uint32_t bit, uint32_t x, uint32_t y)
{
    return bit & 1 ? x : y;
}

/* The same by a mask that the compiler can't see through. */
uint32_t choose_masked(uint32_t bit, uint32_t x, uint32_t y)
{
    uint32_t mask = (uint32_t)0 - (bit & 1);
    __asm__("" : "+r"(mask));
    return y ^ (mask & (x ^ y));
}

/* There is no instruction that divides: libgcc's routine branches. */
uint32_t remainder_of(uint32_t x, uint32_t m)
{
    return x % m;
}

/* The key comes from somewhere; here it is made up. */
__attribute__((noinline)) void load_key(uint8_t *out)
{
    for (int i = 0; i < 16; i++) {
        out[i] = (uint8_t)(17 * i + 3);
    }
}

__attribute__((noinline)) void use_key(const uint8_t *secret)
{
    uint8_t tag[16];
    for (int i = 0; i < 16; i++) {
        tag[i] = (uint8_t)(secret[i] ^ 0x5a);
    }
    print(equal_early(tag, secret) ? "yes\n" : "no\n");
}

int main(void)
{
    uint8_t key[16];
    load_key(key);
    use_key(key);
    return 0;
}
