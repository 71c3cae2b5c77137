/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Written by tests/interface.py from bezout.h, which includes it in a program that is compiled with -DBEZOUT_CHECK: do not edit.
 * Each call of a function looks at its pointers first, and ends the program with a text if they break rule 3 or 4. */
#ifndef BEZOUT_CHECK_H
#define BEZOUT_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#if defined(__GNUC__)
#define BEZOUT_CHECK_USED __attribute__((warn_unused_result))
#else
#define BEZOUT_CHECK_USED
#endif

enum { BEZOUT_CHECK_READ, BEZOUT_CHECK_WRITTEN, BEZOUT_CHECK_ALONE };

struct bezout_check_place {
    const char *name;
    const volatile void *start;
    size_t count, size, aligned;
    int kind;
};

static inline void bezout_check_places(const char *file, int line, const char *function, const struct bezout_check_place *p,
                                       size_t places) {
    /* More than memory has: the function refuses the length. */
    for (size_t i = 0; i < places; i++) {
        if (p[i].count > (size_t)-1 / 4096) return;
    }
    for (size_t i = 0; i < places; i++) {
        const uintptr_t a = (uintptr_t)p[i].start, bytes = p[i].count * p[i].size;
        if (a == 0 && bytes > 0) {
            fprintf(stderr, "%s:%d: %s: %s is null\n", file, line, function, p[i].name);
            abort();
        }
        if (a % p[i].aligned != 0) {
            fprintf(stderr, "%s:%d: %s: %s is not aligned\n", file, line, function, p[i].name);
            abort();
        }
        for (size_t j = 0; j < i; j++) {
            const uintptr_t b = (uintptr_t)p[j].start, others = p[j].count * p[j].size;
            const int allowed = p[i].kind != BEZOUT_CHECK_ALONE && p[j].kind != BEZOUT_CHECK_ALONE &&
                                (p[i].kind == BEZOUT_CHECK_READ || p[j].kind == BEZOUT_CHECK_READ);
            if (!allowed && a < b + others && b < a + bytes) {
                fprintf(stderr, "%s:%d: %s: %s overlaps %s\n", file, line, function, p[j].name, p[i].name);
                abort();
            }
        }
    }
}

static inline BEZOUT_CHECK_USED int bezout_check_invert_mod(const char *file,
                                                            int line,
                                                            uint64_t *out,
                                                            size_t n,
                                                            const uint64_t *x,
                                                            const uint64_t *m,
                                                            uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"out", out, n, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_invert_mod_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_invert_mod", places, sizeof places / sizeof *places);
    return bezout_invert_mod(out, n, x, m, scratch);
}
#define bezout_invert_mod(...) bezout_check_invert_mod(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_mod_vartime(const char *file,
                                                                    int line,
                                                                    uint64_t *out,
                                                                    size_t n,
                                                                    const uint64_t *x,
                                                                    const uint64_t *m,
                                                                    uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"out", out, n, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_invert_mod_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_invert_mod_vartime", places, sizeof places / sizeof *places);
    return bezout_invert_mod_vartime(out, n, x, m, scratch);
}
#define bezout_invert_mod_vartime(...) bezout_check_invert_mod_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_odd_mod(const char *file,
                                                                int line,
                                                                uint64_t *out,
                                                                size_t n,
                                                                const uint64_t *x,
                                                                const uint64_t *m,
                                                                uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"out", out, n, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_invert_odd_mod_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_invert_odd_mod", places, sizeof places / sizeof *places);
    return bezout_invert_odd_mod(out, n, x, m, scratch);
}
#define bezout_invert_odd_mod(...) bezout_check_invert_odd_mod(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_odd_mod_256(const char *file,
                                                                    int line,
                                                                    uint64_t *out,
                                                                    const uint64_t *x,
                                                                    const uint64_t *m) {
    const struct bezout_check_place places[] = {
        {"out", out, 4, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, 4, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, 4, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_invert_odd_mod_256", places, sizeof places / sizeof *places);
    return bezout_invert_odd_mod_256(out, x, m);
}
#define bezout_invert_odd_mod_256(...) bezout_check_invert_odd_mod_256(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_odd_mod_384(const char *file,
                                                                    int line,
                                                                    uint64_t *out,
                                                                    const uint64_t *x,
                                                                    const uint64_t *m) {
    const struct bezout_check_place places[] = {
        {"out", out, 6, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, 6, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, 6, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_invert_odd_mod_384", places, sizeof places / sizeof *places);
    return bezout_invert_odd_mod_384(out, x, m);
}
#define bezout_invert_odd_mod_384(...) bezout_check_invert_odd_mod_384(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_odd_mod_512(const char *file,
                                                                    int line,
                                                                    uint64_t *out,
                                                                    const uint64_t *x,
                                                                    const uint64_t *m) {
    const struct bezout_check_place places[] = {
        {"out", out, 8, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"x", x, 8, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, 8, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_invert_odd_mod_512", places, sizeof places / sizeof *places);
    return bezout_invert_odd_mod_512(out, x, m);
}
#define bezout_invert_odd_mod_512(...) bezout_check_invert_odd_mod_512(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gcd(const char *file,
                                                     int line,
                                                     uint64_t *out,
                                                     size_t n,
                                                     const uint64_t *a,
                                                     const uint64_t *b,
                                                     uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"out", out, n, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_gcd_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_gcd", places, sizeof places / sizeof *places);
    return bezout_gcd(out, n, a, b, scratch);
}
#define bezout_gcd(...) bezout_check_gcd(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gcd_vartime(const char *file,
                                                             int line,
                                                             uint64_t *out,
                                                             size_t n,
                                                             const uint64_t *a,
                                                             const uint64_t *b,
                                                             uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"out", out, n, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_gcd_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_gcd_vartime", places, sizeof places / sizeof *places);
    return bezout_gcd_vartime(out, n, a, b, scratch);
}
#define bezout_gcd_vartime(...) bezout_check_gcd_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_xgcd(const char *file,
                                                      int line,
                                                      uint64_t *g,
                                                      uint64_t *s,
                                                      uint64_t *t,
                                                      int *s_negative,
                                                      int *t_negative,
                                                      size_t n,
                                                      const uint64_t *a,
                                                      const uint64_t *b,
                                                      uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"g", g, n, sizeof(*g), sizeof(*g), BEZOUT_CHECK_WRITTEN},
        {"s", s, n, sizeof(*s), sizeof(*s), BEZOUT_CHECK_WRITTEN},
        {"t", t, n, sizeof(*t), sizeof(*t), BEZOUT_CHECK_WRITTEN},
        {"s_negative", s_negative, 1, sizeof(*s_negative), sizeof(*s_negative), BEZOUT_CHECK_WRITTEN},
        {"t_negative", t_negative, 1, sizeof(*t_negative), sizeof(*t_negative), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_xgcd_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_xgcd", places, sizeof places / sizeof *places);
    return bezout_xgcd(g, s, t, s_negative, t_negative, n, a, b, scratch);
}
#define bezout_xgcd(...) bezout_check_xgcd(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_xgcd_vartime(const char *file,
                                                              int line,
                                                              uint64_t *g,
                                                              uint64_t *s,
                                                              uint64_t *t,
                                                              int *s_negative,
                                                              int *t_negative,
                                                              size_t n,
                                                              const uint64_t *a,
                                                              const uint64_t *b,
                                                              uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"g", g, n, sizeof(*g), sizeof(*g), BEZOUT_CHECK_WRITTEN},
        {"s", s, n, sizeof(*s), sizeof(*s), BEZOUT_CHECK_WRITTEN},
        {"t", t, n, sizeof(*t), sizeof(*t), BEZOUT_CHECK_WRITTEN},
        {"s_negative", s_negative, 1, sizeof(*s_negative), sizeof(*s_negative), BEZOUT_CHECK_WRITTEN},
        {"t_negative", t_negative, 1, sizeof(*t_negative), sizeof(*t_negative), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_xgcd_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_xgcd_vartime", places, sizeof places / sizeof *places);
    return bezout_xgcd_vartime(g, s, t, s_negative, t_negative, n, a, b, scratch);
}
#define bezout_xgcd_vartime(...) bezout_check_xgcd_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_partial_xgcd_vartime(const char *file,
                                                                      int line,
                                                                      uint64_t *x,
                                                                      uint64_t *y,
                                                                      uint64_t *u,
                                                                      uint64_t *v,
                                                                      int *u_negative,
                                                                      int *v_negative,
                                                                      size_t n,
                                                                      const uint64_t *a,
                                                                      const uint64_t *b,
                                                                      const uint64_t *bound,
                                                                      uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_WRITTEN},
        {"y", y, n, sizeof(*y), sizeof(*y), BEZOUT_CHECK_WRITTEN},
        {"u", u, n, sizeof(*u), sizeof(*u), BEZOUT_CHECK_WRITTEN},
        {"v", v, n, sizeof(*v), sizeof(*v), BEZOUT_CHECK_WRITTEN},
        {"u_negative", u_negative, 1, sizeof(*u_negative), sizeof(*u_negative), BEZOUT_CHECK_WRITTEN},
        {"v_negative", v_negative, 1, sizeof(*v_negative), sizeof(*v_negative), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"bound", bound, n, sizeof(*bound), sizeof(*bound), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_partial_xgcd_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_partial_xgcd_vartime", places, sizeof places / sizeof *places);
    return bezout_partial_xgcd_vartime(x, y, u, v, u_negative, v_negative, n, a, b, bound, scratch);
}
#define bezout_partial_xgcd_vartime(...) bezout_check_partial_xgcd_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_split_vartime(const char *file,
                                                               int line,
                                                               uint64_t *r,
                                                               uint64_t *t,
                                                               int *t_negative,
                                                               size_t n,
                                                               const uint64_t *v,
                                                               const uint64_t *m,
                                                               uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"r", r, n, sizeof(*r), sizeof(*r), BEZOUT_CHECK_WRITTEN},
        {"t", t, n, sizeof(*t), sizeof(*t), BEZOUT_CHECK_WRITTEN},
        {"t_negative", t_negative, 1, sizeof(*t_negative), sizeof(*t_negative), BEZOUT_CHECK_WRITTEN},
        {"v", v, n, sizeof(*v), sizeof(*v), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_split_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_split_vartime", places, sizeof places / sizeof *places);
    return bezout_split_vartime(r, t, t_negative, n, v, m, scratch);
}
#define bezout_split_vartime(...) bezout_check_split_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_jacobi(const char *file,
                                                        int line,
                                                        int *symbol,
                                                        size_t n,
                                                        const uint64_t *x,
                                                        const uint64_t *m,
                                                        uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"symbol", symbol, 1, sizeof(*symbol), sizeof(*symbol), BEZOUT_CHECK_WRITTEN},
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_jacobi_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_jacobi", places, sizeof places / sizeof *places);
    return bezout_jacobi(symbol, n, x, m, scratch);
}
#define bezout_jacobi(...) bezout_check_jacobi(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_jacobi_vartime(const char *file,
                                                                int line,
                                                                int *symbol,
                                                                size_t n,
                                                                const uint64_t *x,
                                                                const uint64_t *m,
                                                                uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"symbol", symbol, 1, sizeof(*symbol), sizeof(*symbol), BEZOUT_CHECK_WRITTEN},
        {"x", x, n, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_jacobi_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_jacobi_vartime", places, sizeof places / sizeof *places);
    return bezout_jacobi_vartime(symbol, n, x, m, scratch);
}
#define bezout_jacobi_vartime(...) bezout_check_jacobi_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_kronecker_vartime(const char *file,
                                                                   int line,
                                                                   int *symbol,
                                                                   size_t n,
                                                                   const uint64_t *a,
                                                                   const uint64_t *b,
                                                                   uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"symbol", symbol, 1, sizeof(*symbol), sizeof(*symbol), BEZOUT_CHECK_WRITTEN},
        {"a", a, n, sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, n, sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_jacobi_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_kronecker_vartime", places, sizeof places / sizeof *places);
    return bezout_kronecker_vartime(symbol, n, a, b, scratch);
}
#define bezout_kronecker_vartime(...) bezout_check_kronecker_vartime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_jacobi_256(const char *file,
                                                            int line,
                                                            int *symbol,
                                                            const uint64_t *x,
                                                            const uint64_t *m) {
    const struct bezout_check_place places[] = {
        {"symbol", symbol, 1, sizeof(*symbol), sizeof(*symbol), BEZOUT_CHECK_WRITTEN},
        {"x", x, 4, sizeof(*x), sizeof(*x), BEZOUT_CHECK_READ},
        {"m", m, 4, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_jacobi_256", places, sizeof places / sizeof *places);
    return bezout_jacobi_256(symbol, x, m);
}
#define bezout_jacobi_256(...) bezout_check_jacobi_256(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_rows(const char *file,
                                                             int line,
                                                             uint64_t *rows,
                                                             size_t count,
                                                             size_t n,
                                                             const uint64_t *m,
                                                             uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"rows", rows, count * n, sizeof(*rows), sizeof(*rows), BEZOUT_CHECK_ALONE},
        {"m", m, n, sizeof(*m), sizeof(*m), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_invert_rows_scratch(count, n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_invert_rows", places, sizeof places / sizeof *places);
    return bezout_invert_rows(rows, count, n, m, scratch);
}
#define bezout_invert_rows(...) bezout_check_invert_rows(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_invert_each_rows(const char *file,
                                                                  int line,
                                                                  uint64_t *rows,
                                                                  size_t count,
                                                                  size_t n,
                                                                  const uint64_t *moduli,
                                                                  uint64_t *scratch) {
    const struct bezout_check_place places[] = {
        {"rows", rows, count * n, sizeof(*rows), sizeof(*rows), BEZOUT_CHECK_ALONE},
        {"moduli", moduli, count * n, sizeof(*moduli), sizeof(*moduli), BEZOUT_CHECK_READ},
        {"scratch", scratch, bezout_invert_each_rows_scratch(n), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_invert_each_rows", places, sizeof places / sizeof *places);
    return bezout_invert_each_rows(rows, count, n, moduli, scratch);
}
#define bezout_invert_each_rows(...) bezout_check_invert_each_rows(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gf2m_init(const char *file,
                                                           int line,
                                                           bezout_gf2m *field,
                                                           size_t degree,
                                                           const size_t *middle,
                                                           size_t terms) {
    const struct bezout_check_place places[] = {
        {"field", field, 1, sizeof(*field), sizeof(uint64_t), BEZOUT_CHECK_WRITTEN},
        {"middle", middle, terms, sizeof(*middle), sizeof(*middle), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_gf2m_init", places, sizeof places / sizeof *places);
    return bezout_gf2m_init(field, degree, middle, terms);
}
#define bezout_gf2m_init(...) bezout_check_gf2m_init(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gf2m_mul(const char *file,
                                                          int line,
                                                          uint64_t *out,
                                                          const bezout_gf2m *field,
                                                          const uint64_t *a,
                                                          const uint64_t *b) {
    const struct bezout_check_place places[] = {
        {"out", out, bezout_gf2m_words(field), sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"field", field, 1, sizeof(*field), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
        {"a", a, bezout_gf2m_words(field), sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
        {"b", b, bezout_gf2m_words(field), sizeof(*b), sizeof(*b), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_gf2m_mul", places, sizeof places / sizeof *places);
    return bezout_gf2m_mul(out, field, a, b);
}
#define bezout_gf2m_mul(...) bezout_check_gf2m_mul(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gf2m_square_times(const char *file,
                                                                   int line,
                                                                   uint64_t *out,
                                                                   const bezout_gf2m *field,
                                                                   const uint64_t *a,
                                                                   size_t times) {
    const struct bezout_check_place places[] = {
        {"out", out, bezout_gf2m_words(field), sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"field", field, 1, sizeof(*field), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
        {"a", a, bezout_gf2m_words(field), sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_gf2m_square_times", places, sizeof places / sizeof *places);
    return bezout_gf2m_square_times(out, field, a, times);
}
#define bezout_gf2m_square_times(...) bezout_check_gf2m_square_times(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gf2m_invert(const char *file,
                                                             int line,
                                                             uint64_t *out,
                                                             const bezout_gf2m *field,
                                                             const uint64_t *a) {
    const struct bezout_check_place places[] = {
        {"out", out, bezout_gf2m_words(field), sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"field", field, 1, sizeof(*field), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
        {"a", a, bezout_gf2m_words(field), sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_gf2m_invert", places, sizeof places / sizeof *places);
    return bezout_gf2m_invert(out, field, a);
}
#define bezout_gf2m_invert(...) bezout_check_gf2m_invert(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_gf2m_invert_rows(const char *file,
                                                                  int line,
                                                                  uint64_t *rows,
                                                                  size_t count,
                                                                  const bezout_gf2m *field) {
    const struct bezout_check_place places[] = {
        {"rows", rows, count * bezout_gf2m_words(field), sizeof(*rows), sizeof(*rows), BEZOUT_CHECK_ALONE},
        {"field", field, 1, sizeof(*field), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_gf2m_invert_rows", places, sizeof places / sizeof *places);
    return bezout_gf2m_invert_rows(rows, count, field);
}
#define bezout_gf2m_invert_rows(...) bezout_check_gf2m_invert_rows(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_ring_ntru(const char *file,
                                                           int line,
                                                           bezout_ring *ring,
                                                           size_t n,
                                                           uint32_t q) {
    const struct bezout_check_place places[] = {
        {"ring", ring, 1, sizeof(*ring), sizeof(uint64_t), BEZOUT_CHECK_WRITTEN},
    };
    bezout_check_places(file, line, "bezout_ring_ntru", places, sizeof places / sizeof *places);
    return bezout_ring_ntru(ring, n, q);
}
#define bezout_ring_ntru(...) bezout_check_ring_ntru(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_ring_ntru_prime(const char *file,
                                                                 int line,
                                                                 bezout_ring *ring,
                                                                 size_t p,
                                                                 uint32_t q) {
    const struct bezout_check_place places[] = {
        {"ring", ring, 1, sizeof(*ring), sizeof(uint64_t), BEZOUT_CHECK_WRITTEN},
    };
    bezout_check_places(file, line, "bezout_ring_ntru_prime", places, sizeof places / sizeof *places);
    return bezout_ring_ntru_prime(ring, p, q);
}
#define bezout_ring_ntru_prime(...) bezout_check_ring_ntru_prime(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_ring_invert(const char *file,
                                                             int line,
                                                             uint16_t *out,
                                                             const bezout_ring *ring,
                                                             const uint16_t *a) {
    const struct bezout_check_place places[] = {
        {"out", out, bezout_ring_len(ring), sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"ring", ring, 1, sizeof(*ring), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
        {"a", a, bezout_ring_len(ring), sizeof(*a), sizeof(*a), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_ring_invert", places, sizeof places / sizeof *places);
    return bezout_ring_invert(out, ring, a);
}
#define bezout_ring_invert(...) bezout_check_ring_invert(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_ring_invert_rows(const char *file,
                                                                  int line,
                                                                  uint16_t *rows,
                                                                  size_t count,
                                                                  const bezout_ring *ring,
                                                                  uint16_t *scratch) {
    const struct bezout_check_place places[] = {
        {"rows", rows, count * bezout_ring_len(ring), sizeof(*rows), sizeof(*rows), BEZOUT_CHECK_ALONE},
        {"ring", ring, 1, sizeof(*ring), sizeof(uint64_t), BEZOUT_CHECK_ALONE},
        {"scratch", scratch, 2 * bezout_ring_len(ring), sizeof(*scratch), sizeof(*scratch), BEZOUT_CHECK_ALONE},
    };
    bezout_check_places(file, line, "bezout_ring_invert_rows", places, sizeof places / sizeof *places);
    return bezout_ring_invert_rows(rows, count, ring, scratch);
}
#define bezout_ring_invert_rows(...) bezout_check_ring_invert_rows(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_x25519(const char *file,
                                                        int line,
                                                        uint8_t *out,
                                                        const uint8_t *secret_key,
                                                        const uint8_t *u) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"secret_key", secret_key, 32, sizeof(*secret_key), sizeof(*secret_key), BEZOUT_CHECK_READ},
        {"u", u, 32, sizeof(*u), sizeof(*u), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_x25519", places, sizeof places / sizeof *places);
    return bezout_x25519(out, secret_key, u);
}
#define bezout_x25519(...) bezout_check_x25519(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_x25519_public_key(const char *file,
                                                                   int line,
                                                                   uint8_t *out,
                                                                   const uint8_t *secret_key) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"secret_key", secret_key, 32, sizeof(*secret_key), sizeof(*secret_key), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_x25519_public_key", places, sizeof places / sizeof *places);
    return bezout_x25519_public_key(out, secret_key);
}
#define bezout_x25519_public_key(...) bezout_check_x25519_public_key(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_x25519_shared_secret(const char *file,
                                                                      int line,
                                                                      uint8_t *out,
                                                                      const uint8_t *secret_key,
                                                                      const uint8_t *public_key) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"secret_key", secret_key, 32, sizeof(*secret_key), sizeof(*secret_key), BEZOUT_CHECK_READ},
        {"public_key", public_key, 32, sizeof(*public_key), sizeof(*public_key), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_x25519_shared_secret", places, sizeof places / sizeof *places);
    return bezout_x25519_shared_secret(out, secret_key, public_key);
}
#define bezout_x25519_shared_secret(...) bezout_check_x25519_shared_secret(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_elligator2_public_key(const char *file,
                                                                       int line,
                                                                       uint8_t *out,
                                                                       const uint8_t *secret_key,
                                                                       uint8_t torsion) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"secret_key", secret_key, 32, sizeof(*secret_key), sizeof(*secret_key), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_elligator2_public_key", places, sizeof places / sizeof *places);
    return bezout_elligator2_public_key(out, secret_key, torsion);
}
#define bezout_elligator2_public_key(...) bezout_check_elligator2_public_key(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_elligator2_to_uniform(const char *file,
                                                                       int line,
                                                                       uint8_t *out,
                                                                       const uint8_t *public_key,
                                                                       uint8_t random) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"public_key", public_key, 32, sizeof(*public_key), sizeof(*public_key), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_elligator2_to_uniform", places, sizeof places / sizeof *places);
    return bezout_elligator2_to_uniform(out, public_key, random);
}
#define bezout_elligator2_to_uniform(...) bezout_check_elligator2_to_uniform(__FILE__, __LINE__, __VA_ARGS__)

static inline BEZOUT_CHECK_USED int bezout_check_elligator2_from_uniform(const char *file,
                                                                         int line,
                                                                         uint8_t *out,
                                                                         const uint8_t *bytes) {
    const struct bezout_check_place places[] = {
        {"out", out, 32, sizeof(*out), sizeof(*out), BEZOUT_CHECK_WRITTEN},
        {"bytes", bytes, 32, sizeof(*bytes), sizeof(*bytes), BEZOUT_CHECK_READ},
    };
    bezout_check_places(file, line, "bezout_elligator2_from_uniform", places, sizeof places / sizeof *places);
    return bezout_elligator2_from_uniform(out, bytes);
}
#define bezout_elligator2_from_uniform(...) bezout_check_elligator2_from_uniform(__FILE__, __LINE__, __VA_ARGS__)

#endif
