/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define _GNU_SOURCE
/* How much of the stack each function touches, in a thread whose stack was painted first: lines of a name, a length, bytes. */
#include <bezout.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STACK = 4 << 20, MOST = 600, ROWS = 40, PAINT = 0xA5 };

static unsigned char *stack;
/* Where the frame of a call's caller begins. */
static const unsigned char *frame;
static size_t n;
static int sign, other_sign, answer;
static uint64_t out[MOST], s[MOST], t[MOST], v[MOST], x[MOST], m[MOST], zero[MOST], rows[ROWS * MOST], moduli[ROWS * MOST];
static uint64_t *scratch;
static uint8_t bytes[64], key[32], u[32];
static uint16_t coefficients[2048], element[2048], few[4096];
static bezout_gf2m field;
static bezout_ring ring;
static const size_t middle[] = {87}, degree = 409;

/* Of n limbs. */
#define ANY_LENGTH(X)                                                       \
    X(invert_mod, (out, n, x, m, scratch))                                  \
    X(invert_mod_vartime, (out, n, x, m, scratch))                          \
    X(invert_odd_mod, (out, n, x, m, scratch))                              \
    X(gcd, (out, n, x, m, scratch))                                         \
    X(gcd_vartime, (out, n, x, m, scratch))                                 \
    X(xgcd, (out, s, t, &sign, &other_sign, n, x, m, scratch))              \
    X(xgcd_vartime, (out, s, t, &sign, &other_sign, n, x, m, scratch))      \
    X(partial_xgcd_vartime,                                                 \
      (out, s, t, v, &sign, &other_sign, n, x, m, zero, scratch))           \
    X(split_vartime, (out, s, &sign, n, x, m, scratch))                     \
    X(jacobi, (&sign, n, x, m, scratch))                                    \
    X(jacobi_vartime, (&sign, n, x, m, scratch))                            \
    X(kronecker_vartime, (&sign, n, x, m, scratch))                         \
    X(invert_rows, (rows, ROWS, n, m, scratch))                             \
    X(invert_each_rows, (rows, ROWS, n, moduli, scratch))

#define FIXED(X)                                                            \
    X(invert_odd_mod_256, (out, x, m))                                      \
    X(invert_odd_mod_384, (out, x, m))                                      \
    X(invert_odd_mod_512, (out, x, m))                                      \
    X(jacobi_256, (&sign, x, m))                                            \
    X(gf2m_init, (&field, degree, middle, 1))                               \
    X(gf2m_mul, (out, &field, x, m))                                        \
    X(gf2m_square_times, (out, &field, x, 5))                               \
    X(gf2m_invert, (out, &field, x))                                        \
    X(gf2m_invert_rows, (rows, ROWS, &field))                               \
    X(ring_ntru, (&ring, 701, 8192))                                        \
    X(ring_ntru_prime, (&ring, 761, 4591))                                  \
    X(ring_invert, (coefficients, &ring, element))                          \
    X(ring_invert_rows, (coefficients, 2, &ring, few))                      \
    X(x25519, (bytes, key, u))                                              \
    X(x25519_public_key, (bytes, key))                                      \
    X(x25519_shared_secret, (bytes, key, u))                                \
    X(elligator2_public_key, (bytes, key, 3))                               \
    X(elligator2_to_uniform, (bytes, u, 3))                                 \
    X(elligator2_from_uniform, (bytes, bytes + 32))

#define DEFINE(name, arguments)                    \
    static void *call_##name(void *none) {         \
        frame = __builtin_frame_address(0);        \
        answer = bezout_##name arguments;          \
        return none;                               \
    }
ANY_LENGTH(DEFINE)
FIXED(DEFINE)
/* What the test of this program asks for: a function that touches as many bytes. */
static void *call_control(void *none) {
    volatile unsigned char bytes_of_it[50000];
    frame = __builtin_frame_address(0);
    for (size_t i = 0; i < sizeof bytes_of_it; i++) {
        bytes_of_it[i] = 0;
    }
    return none;
}

static size_t touched(void *(*call)(void *)) {
    pthread_attr_t attributes;
    pthread_t thread;
    memset(stack, PAINT, STACK);
    if (pthread_attr_init(&attributes) || pthread_attr_setstack(&attributes, stack, STACK)
        || pthread_create(&thread, &attributes, call, NULL) || pthread_join(thread, NULL)) {
        exit(2);
    }
    pthread_attr_destroy(&attributes);
    size_t unused = 0;
    while (unused < STACK && stack[unused] == PAINT) {
        unused++;
    }
    return (size_t)(frame - (stack + unused));
}

static uint64_t state = 1;
static uint64_t word(void) {
    state = state * 6364136223846793005 + 1442695040888963407;
    return state ^ state >> 29;
}

static size_t largest(size_t a, size_t b) { return a < b ? b : a; }

static void fill(int kind) {
    for (size_t i = 0; i < MOST; i++) {
        x[i] = kind == 1 ? 0 : word();
        m[i] = kind == 2 ? (i == 0) : word();
    }
    m[0] |= 1;
    for (size_t i = 0; i < ROWS * MOST; i++) {
        rows[i] = word();
        moduli[i] = word() | 1;
    }
}

#define MEASURE(name, arguments)                                            \
    if (strcmp(#name, wanted) == 0) {                                       \
        printf("%zu\n", touched(call_##name));                              \
        return 0;                                                           \
    }
#define NAME(name, arguments) printf("%s\n", #name);

int main(int count, char **arguments) {
    if (count < 4) {
        ANY_LENGTH(NAME)
        printf("\n");
        FIXED(NAME)
        return 0;
    }
    const char *wanted = arguments[1];
    n = strtoul(arguments[2], NULL, 10);
    stack = aligned_alloc(4096, STACK);
    size_t words = largest(bezout_invert_mod_scratch(n), bezout_invert_odd_mod_scratch(n));
    words = largest(largest(words, bezout_gcd_scratch(n)), largest(bezout_xgcd_scratch(n), bezout_jacobi_scratch(n)));
    words = largest(largest(words, bezout_invert_rows_scratch(ROWS, n)), bezout_invert_each_rows_scratch(n));
    words = largest(largest(words, bezout_partial_xgcd_scratch(n)), bezout_split_scratch(n));
    scratch = malloc(8 * words);
    if (stack == NULL || scratch == NULL || n > MOST) {
        return 2;
    }
    fill(atoi(arguments[3]));
    for (size_t i = 0; i < 32; i++) {
        key[i] = (uint8_t)word();
        u[i] = (uint8_t)(i == 0 ? 9 : 0);
    }
    for (size_t i = 0; i < 701; i++) {
        element[i] = (uint16_t)(word() % 3);
    }
    if (strncmp(wanted, "gf2m", 4) == 0) {
        if (bezout_gf2m_init(&field, degree, middle, 1)) {
            return 2;
        }
        for (size_t i = 6; i < MOST; i++) {
            x[i] = m[i] = 0;
        }
        x[6] = m[6] = 1;
        for (size_t i = 6; i < ROWS * 7; i += 7) {
            rows[i] = 1;
        }
    }
    if (bezout_ring_ntru(&ring, 701, 8192)) {
        return 2;
    }
    ANY_LENGTH(MEASURE)
    FIXED(MEASURE)
    MEASURE(control, ())
    return 3;
}
