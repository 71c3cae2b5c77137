/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "bezout_core.h"

#include "bezout_core_registers.h"

/* A simulated bus has functions of its own in place of these. */
#ifndef BEZOUT_CORE_READ
#define BEZOUT_CORE_READ(address) (*(volatile uint32_t *)(address))
#define BEZOUT_CORE_WRITE(address, value) (*(volatile uint32_t *)(address) = (value))
#else
#ifdef __cplusplus
extern "C" {
#endif
uint32_t BEZOUT_CORE_READ(uintptr_t address);
void BEZOUT_CORE_WRITE(uintptr_t address, uint32_t value);
#ifdef __cplusplus
}
#endif
#endif

#define REGISTER(name) (core + offsetof(bezout_core_t, name))

static uint32_t state(uintptr_t core) { return BEZOUT_CORE_READ(REGISTER(state)); }

static void wait(uintptr_t core) {
    while (state(core) & BEZOUT_CORE__STATE__RUNNING_bm) {
    }
}

size_t bezout_core_words(uintptr_t core) { return ((size_t)BEZOUT_CORE_READ(REGISTER(width)) + 31) / 32; }

/* Whether a number has no bit beyond the width. */
static int fits(const uint32_t *x, size_t words, uint32_t width) {
    uint32_t beyond = width % 32 ? x[width / 32] >> (width % 32) : 0;
    for (size_t i = (width + 31) / 32; i < words; i++) {
        beyond |= x[i];
    }
    return beyond == 0;
}

int bezout_core_start(const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core) {
    return bezout_core_start_in(BEZOUT_CORE_INTEGERS, x, m, words, core);
}

int bezout_core_start_in(enum bezout_core_ring ring, const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core) {
    uint32_t width = BEZOUT_CORE_READ(REGISTER(width));
    size_t used = bezout_core_words(core);
    if (words < used || !fits(x, words, width) || !fits(m, words, width)) {
        return BEZOUT_CORE_LENGTH;
    }
    wait(core);
    for (size_t i = 0; i < used; i++) {
        BEZOUT_CORE_WRITE(REGISTER(x) + 4 * i, x[i]);
        BEZOUT_CORE_WRITE(REGISTER(m) + 4 * i, m[i]);
    }
    uint32_t kind = ring == BEZOUT_CORE_POLYNOMIALS ? BEZOUT_CORE__COMMAND__POLYNOMIAL_bm : 0;
    BEZOUT_CORE_WRITE(REGISTER(command), BEZOUT_CORE__COMMAND__START_bm | kind);
    return BEZOUT_CORE_OK;
}

int bezout_core_done(uintptr_t core) { return (state(core) & BEZOUT_CORE__STATE__DONE_bm) != 0; }

int bezout_core_take(uint32_t *out, size_t words, uintptr_t core) {
    size_t used = bezout_core_words(core);
    int status = (int)((state(core) & BEZOUT_CORE__STATE__STATUS_bm) >> BEZOUT_CORE__STATE__STATUS_bp);
    for (size_t i = 0; i < words; i++) {
        out[i] = status == BEZOUT_CORE_OK && i < used ? BEZOUT_CORE_READ(REGISTER(s) + 4 * i) : 0;
    }
    return status;
}

/* A result: `used` words, the last of which is extended by its sign; or zeros. */
static void take_words(uint32_t *out, size_t words, size_t used, uintptr_t from, int valid) {
    uint32_t word = 0;
    for (size_t i = 0; out && i < words; i++) {
        if (i < used) {
            word = valid ? BEZOUT_CORE_READ(from + 4 * i) : 0;
        } else {
            word = word >> 31 ? 0xffffffff : 0;
        }
        out[i] = word;
    }
}

int bezout_core_take_gcd(uint32_t *gcd, uint32_t *s, uint32_t *t, size_t words, uintptr_t core) {
    /* Results have two bits more than operands. */
    size_t used = ((size_t)BEZOUT_CORE_READ(REGISTER(width)) + 2 + 31) / 32;
    int status = (int)((state(core) & BEZOUT_CORE__STATE__STATUS_bm) >> BEZOUT_CORE__STATE__STATUS_bp);
    int valid = status != BEZOUT_CORE_REFUSED;
    take_words(gcd, words, bezout_core_words(core), REGISTER(gcd), valid);
    for (size_t i = bezout_core_words(core); gcd && i < words; i++) {
        gcd[i] = 0;
    }
    take_words(s, words + 1, used, REGISTER(s), valid);
    take_words(t, words + 1, used, REGISTER(t), valid);
    return status;
}

int bezout_core_gcd(uint32_t *gcd, uint32_t *s, uint32_t *t, const uint32_t *x, const uint32_t *m, size_t words,
                    enum bezout_core_ring ring, uintptr_t core) {
    int status = bezout_core_start_in(ring, x, m, words, core);
    if (status != BEZOUT_CORE_OK) {
        take_words(gcd, words, words, 0, 0);
        take_words(s, words + 1, words + 1, 0, 0);
        take_words(t, words + 1, words + 1, 0, 0);
        return status;
    }
    wait(core);
    return bezout_core_take_gcd(gcd, s, t, words, core);
}

int bezout_core_invert(uint32_t *out, const uint32_t *x, const uint32_t *m, size_t words, uintptr_t core) {
    int status = bezout_core_start(x, m, words, core);
    if (status != BEZOUT_CORE_OK) {
        for (size_t i = 0; i < words; i++) {
            out[i] = 0;
        }
        return status;
    }
    wait(core);
    return bezout_core_take(out, words, core);
}

void bezout_core_interrupts(int on, uintptr_t core) {
    BEZOUT_CORE_WRITE(REGISTER(interrupt), on ? BEZOUT_CORE__INTERRUPT__ENABLE_bm : 0);
}

void bezout_core_wipe(uintptr_t core) {
    BEZOUT_CORE_WRITE(REGISTER(command), BEZOUT_CORE__COMMAND__WIPE_bm);
    wait(core);
}
