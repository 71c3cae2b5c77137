/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Reset vector and semihosting: what the example programs need of a C library. */
#include "start.h"

extern uint32_t stack_top;
void start(void);
int main(void);

__attribute__((section(".vectors"), used)) static const void *const vectors[16] = {
    &stack_top,
    (const void *)start,
    (const void *)stop, /* NMI */
    (const void *)stop, /* HardFault */
};

static uint32_t semihosting(uint32_t operation, const void *argument)
{
    register uint32_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
    return r0;
}

void print(const char *text)
{
    semihosting(4, text);
}

void print_number(const uint32_t words[8])
{
    char text[2 * 32 + 2];
    const uint8_t *bytes = (const uint8_t *)words;
    for (int i = 0; i < 32; i++) {
        text[2 * i] = "0123456789abcdef"[bytes[i] >> 4];
        text[2 * i + 1] = "0123456789abcdef"[bytes[i] & 15];
    }
    text[64] = '\n';
    text[65] = 0;
    print(text);
}

void finish(int failed)
{
    /* ADP_Stopped_ApplicationExit, or a run-time error */
    semihosting(0x18, (const void *)(uintptr_t)(failed ? 0x20023 : 0x20026));
    for (;;) {
    }
}

void stop(void)
{
    print("fault\n");
    finish(1);
}

void start(void)
{
    finish(main());
}
