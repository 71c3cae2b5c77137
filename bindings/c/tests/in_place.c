/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define _GNU_SOURCE
/* Every function of bezout.h with every output in the place of every input, whole and in part, and two outputs in the places of
 * two inputs: answers have to be those of arrays that are apart. And every overlap that is refused, and every null pointer: in a
 * program with -DBEZOUT_CHECK they end it with a text that names both arguments. The calls are those that interface.py makes of
 * the header. Lengths in limbs are arguments. */
#include <bezout.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READ, WRITTEN, ALONE };
enum { MOST_POINTERS = 12, SLOT = 16384 };

struct place {
    const char *name, *type;
    int kind;
};

struct function {
    const char *name;
    int (*call)(void **);
    size_t (*bytes)(size_t);
    size_t pointers;
    struct place places[MOST_POINTERS];
};

static size_t n;
static const size_t count = 3, degree = 163, terms = 3, times = 5, middle[] = {7, 6, 3};
static const uint32_t q = 3;
static const uint8_t torsion = 3, random_byte = 0x35;
static bezout_gf2m gf2m;
static bezout_ring ntru;
#define field (&gf2m)
#define ring (&ntru)
#define random random_byte
#include "calls.h"
#undef field
#undef ring
#undef random

static unsigned long checked, refused;
/* The contents of inputs, what was in a call with all apart, and memory of calls. */
static unsigned char input[MOST_POINTERS][SLOT], wanted[MOST_POINTERS][SLOT];
static unsigned char own[MOST_POINTERS][SLOT] __attribute__((aligned(16)));
static unsigned char arena[4 * SLOT] __attribute__((aligned(16)));
static int wanted_answer;

static uint64_t state = 1;
static uint64_t word(void) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return state ^ state >> 29;
}

static void fail(const struct function *f, const char *what, size_t i, size_t j, long shift) {
    printf("%s of %zu limbs: %s: %s and %s, %ld bytes apart\n", f->name, n, what, f->places[i].name, f->places[j].name, shift);
    exit(1);
}

static int is(const struct place *x, const char *name) { return strcmp(x->name, name) == 0; }

static void fill(const struct function *f) {
    for (size_t i = 0; i < f->pointers; i++) {
        const struct place *x = &f->places[i];
        const size_t bytes = f->bytes(i);
        for (size_t k = 0; k < bytes; k += 8) {
            uint64_t w = word();
            memcpy(input[i] + k, &w, bytes - k < 8 ? bytes - k : 8);
        }
        if (is(x, "middle")) memcpy(input[i], middle, sizeof middle);
        if (is(x, "field")) memcpy(input[i], &gf2m, sizeof gf2m);
        if (is(x, "ring")) memcpy(input[i], &ntru, sizeof ntru);
        if (is(x, "bound")) memset(input[i] + bytes / 2, 0, bytes - bytes / 2);
        if (is(x, "m") || is(x, "moduli")) {
            for (size_t k = 0; k < bytes; k += 8 * n) input[i][k] |= 1;
        }
        if (strncmp(f->name, "bezout_gf2m", 11) == 0 && !is(x, "field") && !is(x, "middle")) {
            for (size_t k = 0; k < bytes; k += 24) memset(input[i] + k + 20, 0, 4);
        }
        for (size_t k = 0; strcmp(x->type, "uint16_t") == 0 && k < bytes; k += 2) {
            input[i][k] %= 3;
            input[i][k + 1] = 0;
        }
    }
}

/* Fields have bytes that mean nothing: they are compared by what they do. */
static int same(const struct function *f, size_t i, const void *x) {
    if (f->places[i].kind == ALONE && !is(&f->places[i], "rows")) return 1;
    if (strcmp(f->places[i].type, "bezout_gf2m") == 0) {
        const uint64_t a[3] = {word(), word(), 1};
        uint64_t y[3], z[3];
        return bezout_gf2m_invert(y, (const bezout_gf2m *)x, a) == 0 && bezout_gf2m_invert(z, &gf2m, a) == 0 &&
               memcmp(y, z, sizeof y) == 0;
    }
    return strncmp(f->name, "bezout_ring_ntru", 16) == 0 || memcmp(x, wanted[i], f->bytes(i)) == 0;
}

static void separate(const struct function *f, void **at) {
    for (size_t i = 0; i < f->pointers; i++) {
        at[i] = own[i];
        if (f->places[i].kind == WRITTEN) {
            memset(own[i], 0xA5, f->bytes(i));
        } else {
            memcpy(own[i], input[i], f->bytes(i));
        }
    }
}

/* Inputs with which the function has an answer. */
static void reference(const struct function *f) {
    void *at[MOST_POINTERS];
    do {
        fill(f);
        separate(f, at);
        wanted_answer = f->call(at);
    } while (wanted_answer != 0);
    for (size_t i = 0; i < f->pointers; i++) memcpy(wanted[i], own[i], f->bytes(i));
}

static void compare(const struct function *f, void **at, size_t i, size_t j, long shift) {
    if (f->call(at) != wanted_answer) fail(f, "another return value", i, j, shift);
    for (size_t k = 0; k < f->pointers; k++) {
        if (f->places[k].kind != READ && !same(f, k, at[k])) fail(f, "another result", i, j, shift);
    }
    checked++;
}

static int kept(const struct place *x) { return is(x, "field") || is(x, "ring"); }

/* Both in the arena, the second as many bytes behind the first. A field stays one, if something is to be in its place. */
static void put(const struct function *f, void **at, size_t i, size_t j, long shift, unsigned char *from) {
    at[i] = from + SLOT;
    at[j] = from + SLOT + shift;
    if (f->places[i].kind != WRITTEN) memcpy(at[i], input[i], f->bytes(i));
    if (f->places[j].kind != WRITTEN) memcpy(at[j], input[j], f->bytes(j));
    if (f->places[i].kind != WRITTEN && kept(&f->places[i])) memcpy(at[i], input[i], f->bytes(i));
}

static void call_refused(const struct function *f, void **at, int wanted_error, const char *text) {
#ifdef BEZOUT_CHECK
    int ends[2], status;
    char said[400];
    size_t length = 0;
    fflush(stdout);
    if (pipe(ends)) exit(2);
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], 2);
        (void)!f->call(at);
        _exit(0);
    }
    close(ends[1]);
    for (ssize_t got; (got = read(ends[0], said + length, sizeof said - 1 - length)) > 0;) length += (size_t)got;
    close(ends[0]);
    said[length] = 0;
    waitpid(child, &status, 0);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT || strstr(said, text) == NULL || strstr(said, "calls.h:") == NULL) {
        printf("%s of %zu limbs: it does not end with '%s', but '%s'\n", f->name, n, text, said);
        exit(1);
    }
    (void)wanted_error;
#else
    static unsigned char before[sizeof arena], owned[MOST_POINTERS][SLOT];
    memcpy(before, arena, sizeof arena);
    memcpy(owned, own, sizeof own);
    if (f->call(at) != wanted_error || memcmp(before, arena, sizeof arena) || memcmp(owned, own, sizeof own)) {
        printf("%s of %zu limbs: it is not refused, or writes: %s\n", f->name, n, text);
        exit(1);
    }
#endif
    refused++;
}

static void pairs(const struct function *f) {
    void *at[MOST_POINTERS];
    char text[300];
    for (size_t i = 0; i < f->pointers; i++) {
        for (size_t j = i + 1; j < f->pointers; j++) {
            const int a = f->places[i].kind, b = f->places[j].kind;
            const long first = (long)f->bytes(i), second = (long)f->bytes(j);
            const int allowed = a != ALONE && b != ALONE && (a == READ || b == READ);
            /* Without padding: the next place that is aligned for both. */
            const long behind = (first + 7) / 8 * 8, ahead = (second + 7) / 8 * 8;
            for (long shift = -ahead; shift <= behind; shift += 8) {
                const int apart = shift == -ahead || shift == behind;
                separate(f, at);
                put(f, at, i, j, shift, arena);
                /* The bytes of two inputs cannot be in one place. */
                if (a == READ && b == READ && !apart) continue;
                if (allowed || apart) {
                    compare(f, at, i, j, shift);
                    continue;
                }
                if ((shift >= 0 && shift >= first) || (shift < 0 && -shift >= second)) continue;
#ifdef BEZOUT_CHECK
                if (shift != 0 && shift != 8 && shift != 8 - ahead) continue;
#endif
                snprintf(text, sizeof text, "%s: %s overlaps %s\n", f->name, f->places[i].name, f->places[j].name);
                call_refused(f, at, BEZOUT_OVERLAP, text);
            }
        }
        separate(f, at);
        at[i] = NULL;
        snprintf(text, sizeof text, "%s: %s is null\n", f->name, f->places[i].name);
        call_refused(f, at, BEZOUT_NULL, text);
    }
}

/* Two outputs in the places of two inputs. */
static void two(const struct function *f) {
    void *at[MOST_POINTERS];
    const struct place *x = f->places;
    for (size_t i = 0; i < f->pointers; i++) {
        for (size_t k = 0; k < f->pointers; k++) {
            for (size_t j = 0; j < f->pointers; j++) {
                for (size_t l = 0; l < f->pointers; l++) {
                    if (x[i].kind != WRITTEN || x[k].kind != WRITTEN || x[j].kind != READ || x[l].kind != READ) continue;
                    if (i == k || j == l) continue;
                    separate(f, at);
                    put(f, at, j, i, 0, arena);
                    put(f, at, l, k, 0, arena + 2 * SLOT);
                    compare(f, at, i, j, 0);
                }
            }
        }
    }
}

/* Scratch has the stated length at most by the macros, which are not much longer. */
static void scratch_macros(void) {
#define MACRO(name, NAME)                                                                                              \
    if (bezout_##name##_scratch(n) > BEZOUT_##NAME##_SCRATCH(n) ||                                                      \
        BEZOUT_##NAME##_SCRATCH(n) > bezout_##name##_scratch(n) + n + n / 2 + 12) {                                     \
        printf("BEZOUT_" #NAME "_SCRATCH(%zu)\n", n);                                                                   \
        exit(1);                                                                                                        \
    }
    for (n = 1; n < 5000; n++) {
        MACRO(invert_mod, INVERT_MOD)
        MACRO(invert_odd_mod, INVERT_ODD_MOD)
        MACRO(gcd, GCD)
        MACRO(xgcd, XGCD)
        MACRO(partial_xgcd, PARTIAL_XGCD)
        MACRO(split, SPLIT)
        MACRO(jacobi, JACOBI)
        MACRO(invert_each_rows, INVERT_EACH_ROWS)
        for (size_t rows = 0; rows < 600; rows += 1 + n / 4) {
            const size_t words = bezout_invert_rows_scratch(rows, n), stated = BEZOUT_INVERT_ROWS_SCRATCH(rows, n);
            if (words > stated || stated > words + 3 * n + 12) {
                printf("BEZOUT_INVERT_ROWS_SCRATCH(%zu, %zu)\n", rows, n);
                exit(1);
            }
        }
    }
}

int main(int arguments, char **lengths) {
    if (bezout_gf2m_init(&gf2m, degree, middle, terms) || bezout_ring_ntru_prime(&ntru, 653, 3)) return 2;
    scratch_macros();
    for (int k = 1; k < arguments; k++) {
        n = strtoul(lengths[k], NULL, 10);
        for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
            reference(&functions[i]);
            pairs(&functions[i]);
            two(&functions[i]);
        }
    }
    printf("%zu functions, %lu calls in place or side by side, %lu refused\n", sizeof functions / sizeof *functions, checked,
           refused);
    return 0;
}
