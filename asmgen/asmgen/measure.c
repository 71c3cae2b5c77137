// SPDX-License-Identifier: MIT OR Apache-2.0
// Times a routine in CPU cycles: the time-stamp counter, scaled by a chain of dependent multiplications (3 cycles each)
// that runs just before and just after. A block of independent additions tells how much of the core is ours: a busy
// sibling thread halves its rate and leaves the chain as it is.
#include <stdint.h>
#include <x86intrin.h>

typedef void routine(void *state);

#define TIMES10(x) x x x x x x x x x x
enum { CHAIN = 1000, WIDTH = 2000 };

static inline uint64_t now(void) {
    _mm_lfence();
    uint64_t t = __rdtsc();
    _mm_lfence();
    return t;
}

static void chain(void) {
    uint64_t a = 3;
    for (int i = 0; i < CHAIN / 100; i++)
        __asm__ volatile(TIMES10(TIMES10("imul %0, %0\n\t")) : "+r"(a));
}

static void wide(void) {
    uint64_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0;
    for (int i = 0; i < WIDTH / 60; i++)
        __asm__ volatile(TIMES10("add $1, %0\n\tadd $1, %1\n\tadd $1, %2\n\tadd $1, %3\n\tadd $1, %4\n\tadd $1, %5\n\t")
                         : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f));
}

// For each sample: cycles of one call, and additions a cycle at that moment.
void measure(routine *f, void *state, uint64_t *batches, uint64_t count, int calls, int samples, double *cycles, double *width) {
    uint64_t overhead = ~0ull;
    for (int i = 0; i < 100; i++) {
        uint64_t t = now();
        t = now() - t;
        if (t < overhead) overhead = t;
    }
    for (int i = 0; i < samples; i++) {
        uint64_t t0 = now();
        chain();
        uint64_t t1 = now();
        wide();
        uint64_t t2 = now();
        for (int k = 0; k < calls; k++) {
            *batches = count;
            f(state);
        }
        uint64_t t3 = now();
        chain();
        uint64_t t4 = now();
        uint64_t least = t1 - t0 < t4 - t3 ? t1 - t0 : t4 - t3;
        double cycle = (double)(least - overhead) / (3 * CHAIN);
        cycles[i] = (double)(t3 - t2 - overhead) / cycle / calls;
        width[i] = WIDTH / 60 * 60 / ((double)(t2 - t1 - overhead) / cycle);
    }
}
