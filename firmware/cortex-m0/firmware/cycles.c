/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Cycles of the routines on a chip, beside those that the tests hold. As it is, for a BBC micro:bit of version 1: a
 * Cortex-M0 whose timer runs with the core, at 16 MHz, and whose flash has no wait states; it prints on the serial port.
 * With BEZOUT_SYSTICK it is for any Cortex-M0 or M0+ that has SysTick, and prints by semihosting.
 */
#include "bezout_m0.h"
#include "start.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

#ifdef BEZOUT_SYSTICK

enum { M0PLUS = 1 };

static void set_up(void)
{
    REGISTER(0xe000e014) = 0xffffff; /* counts down from here */
    REGISTER(0xe000e018) = 0;
    REGISTER(0xe000e010) = 5; /* on, with the core's clock, no interrupt */
}

#define NOW() (0xffffffu - REGISTER(0xe000e018))
#define TICKS(start, end) (((end) - (start)) & 0xffffffu)
#define put print

#else

enum { M0PLUS = 0 };

#define TIMER(offset) REGISTER(0x40008000u + (offset))
#define UART(offset) REGISTER(0x40002000u + (offset))

static void set_up(void)
{
    REGISTER(0x40000000) = 1; /* the crystal, for the serial port's rate */
    while (REGISTER(0x40000100) == 0) {
    }
    TIMER(0x508) = 3; /* 32 bits */
    TIMER(0x510) = 0; /* a tick a clock */
    TIMER(0x000) = 1; /* start */
    UART(0x50c) = 24; /* the pin of the USB chip */
    UART(0x524) = 0x01d7e000; /* 115200 baud */
    UART(0x500) = 4;
    UART(0x008) = 1;
}

static inline uint32_t now(void)
{
    TIMER(0x040) = 1;
    return TIMER(0x540);
}

#define NOW() now()
#define TICKS(start, end) ((end) - (start))

static void put(const char *text)
{
    for (; *text; text++) {
        UART(0x11c) = 0;
        UART(0x51c) = (uint8_t)*text;
        while (UART(0x11c) == 0) {
        }
    }
}

#endif

/* What takes no time but its return: that of everything else is more by what its routine takes. */
__attribute__((naked, noinline)) static void nothing(void)
{
    __asm__("bx lr");
}

/* Cycles from the first instruction of a routine up to its return, and what the call and the timer take. */
__attribute__((noinline)) static uint32_t measure(uint32_t (*numbers)[8], void (*routine)(void), int without_result)
{
    register uint32_t *r0 __asm__("r0") = numbers[without_result];
    register uint32_t *r1 __asm__("r1") = numbers[1];
    register uint32_t *r2 __asm__("r2") = numbers[2];
    uint32_t start = NOW();
    __asm__ volatile("blx %3" : "+r"(r0), "+r"(r1), "+r"(r2) : "r"(routine) : "r3", "r12", "lr", "cc", "memory");
    uint32_t end = NOW();
    return TICKS(start, end);
}

static void put_decimal(uint32_t value)
{
    char digits[11];
    int at = 10;
    digits[at] = 0;
    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    put(digits + at);
}

#define ROUTINE(name, without_result, plus, plain) {#name, (void (*)(void))bezout_m0_##name, without_result, {plain, plus}}

static const struct {
    const char *name;
    void (*routine)(void);
    int without_result;
    uint32_t expected[2];
} routines[] = {
    ROUTINE(invert, 0, 35266, 35631),
    ROUTINE(legendre, 1, 25346, 25663),
    ROUTINE(invert_legendre, 0, 39142, 39589),
    ROUTINE(elligator2, 0, 45614, 46116),
    ROUTINE(x25519, 0, 2991542, 3005083),
    ROUTINE(invert_p256, 0, 42277, 42716),
    ROUTINE(invert_p256_order, 0, 42277, 42716),
    ROUTINE(invert_ed25519_order, 0, 40940, 41371),
    ROUTINE(legendre_p256, 1, 26371, 26714),
    ROUTINE(legendre_p256_order, 1, 26371, 26714),
    ROUTINE(legendre_ed25519_order, 1, 25501, 25836),
    ROUTINE(add, 0, 103, 104),
    ROUTINE(sub, 0, 106, 107),
    ROUTINE(mul, 0, 1456, 1458),
    ROUTINE(square, 0, 937, 939),
    ROUTINE(mul_a24, 0, 206, 207),
    ROUTINE(normalize, 0, 100, 101),
};

int main(void)
{
    uint32_t numbers[3][8];
    set_up();
    uint32_t right = 0, count = sizeof routines / sizeof routines[0];
    /* The return of `nothing` counts to a routine, 2 cycles on the M0+ and 3 on the M0. */
    uint32_t call = measure(numbers, nothing, 0) - (M0PLUS ? 2 : 3);
    for (uint32_t i = 0; i < count; i++) {
        for (int k = 0; k < 8; k++) {
            numbers[1][k] = 0x9e3779b9u * (uint32_t)(k + 1);
            numbers[2][k] = 0x85ebca6bu * (uint32_t)(k + 1);
        }
        uint32_t cycles = measure(numbers, routines[i].routine, routines[i].without_result) - call;
        put(routines[i].name);
        put(" ");
        put_decimal(cycles);
        put(" cycles, expected ");
        put_decimal(routines[i].expected[M0PLUS]);
        put("\n");
        right += cycles == routines[i].expected[M0PLUS];
    }
    put_decimal(right);
    put(" of ");
    put_decimal(count);
    put(" as expected\n");
    /* 1/x times x. */
    for (int k = 0; k < 8; k++) {
        numbers[1][k] = 0x9e3779b9u * (uint32_t)(k + 1);
    }
    bezout_m0_invert(numbers[0], numbers[1]);
    bezout_m0_mul(numbers[0], numbers[0], numbers[1]);
    bezout_m0_normalize(numbers[0], numbers[0]);
    uint32_t wrong = numbers[0][0] ^ 1;
    for (int k = 1; k < 8; k++) {
        wrong |= numbers[0][k];
    }
    put(wrong ? "a wrong inverse\n" : "the inverse is right\n");
    for (;;) {
    }
}
