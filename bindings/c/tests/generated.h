/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Made by cbindgen: do not edit. It is compared with bezout.h, which has the types. */

#include <stddef.h>
#include <stdint.h>

int bezout_gf2m_init(bezout_gf2m *field, size_t degree, const size_t *middle, size_t terms);

size_t bezout_gf2m_words(const bezout_gf2m *field);

int bezout_gf2m_mul(uint64_t *out, const bezout_gf2m *field, const uint64_t *a, const uint64_t *b);

int bezout_gf2m_square_times(uint64_t *out, const bezout_gf2m *field, const uint64_t *a, size_t times);

int bezout_gf2m_invert(uint64_t *out, const bezout_gf2m *field, const uint64_t *a);

int bezout_gf2m_invert_rows(uint64_t *rows, size_t count, const bezout_gf2m *field);

const char *bezout_strerror(int error);

const char *bezout_version(void);

size_t bezout_invert_mod_scratch(size_t n);

size_t bezout_invert_odd_mod_scratch(size_t n);

size_t bezout_gcd_scratch(size_t n);

size_t bezout_xgcd_scratch(size_t n);

size_t bezout_partial_xgcd_scratch(size_t n);

size_t bezout_split_scratch(size_t n);

size_t bezout_jacobi_scratch(size_t n);

int bezout_invert_mod(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m, uint64_t *scratch);

int bezout_invert_mod_vartime(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m, uint64_t *scratch);

int bezout_invert_odd_mod(uint64_t *out, size_t n, const uint64_t *x, const uint64_t *m, uint64_t *scratch);

int bezout_invert_odd_mod_256(uint64_t *out, const uint64_t *x, const uint64_t *m);

int bezout_invert_odd_mod_384(uint64_t *out, const uint64_t *x, const uint64_t *m);

int bezout_invert_odd_mod_512(uint64_t *out, const uint64_t *x, const uint64_t *m);

int bezout_jacobi_256(int *symbol, const uint64_t *x, const uint64_t *m);

int bezout_gcd(uint64_t *out, size_t n, const uint64_t *a, const uint64_t *b, uint64_t *scratch);

int bezout_gcd_vartime(uint64_t *out, size_t n, const uint64_t *a, const uint64_t *b, uint64_t *scratch);

int bezout_xgcd(uint64_t *g,
                uint64_t *s,
                uint64_t *t,
                int *s_negative,
                int *t_negative,
                size_t n,
                const uint64_t *a,
                const uint64_t *b,
                uint64_t *scratch);

int bezout_xgcd_vartime(uint64_t *g,
                        uint64_t *s,
                        uint64_t *t,
                        int *s_negative,
                        int *t_negative,
                        size_t n,
                        const uint64_t *a,
                        const uint64_t *b,
                        uint64_t *scratch);

int bezout_partial_xgcd_vartime(uint64_t *x,
                                uint64_t *y,
                                uint64_t *u,
                                uint64_t *v,
                                int *u_negative,
                                int *v_negative,
                                size_t n,
                                const uint64_t *a,
                                const uint64_t *b,
                                const uint64_t *bound,
                                uint64_t *scratch);

int bezout_split_vartime(uint64_t *r,
                         uint64_t *t,
                         int *t_negative,
                         size_t n,
                         const uint64_t *v,
                         const uint64_t *m,
                         uint64_t *scratch);

int bezout_jacobi(int *symbol, size_t n, const uint64_t *x, const uint64_t *m, uint64_t *scratch);

int bezout_jacobi_vartime(int *symbol, size_t n, const uint64_t *x, const uint64_t *m, uint64_t *scratch);

int bezout_kronecker_vartime(int *symbol, size_t n, const uint64_t *a, const uint64_t *b, uint64_t *scratch);

int bezout_ring_ntru(bezout_ring *ring, size_t n, uint32_t q);

int bezout_ring_ntru_prime(bezout_ring *ring, size_t p, uint32_t q);

size_t bezout_ring_len(const bezout_ring *ring);

int bezout_ring_invert(uint16_t *out, const bezout_ring *ring, const uint16_t *a);

int bezout_ring_invert_rows(uint16_t *rows, size_t count, const bezout_ring *ring, uint16_t *scratch);

size_t bezout_invert_rows_scratch(size_t count, size_t n);

int bezout_invert_rows(uint64_t *rows, size_t count, size_t n, const uint64_t *m, uint64_t *scratch);

size_t bezout_invert_each_rows_scratch(size_t n);

int bezout_invert_each_rows(uint64_t *rows, size_t count, size_t n, const uint64_t *moduli, uint64_t *scratch);

int bezout_x25519(uint8_t *out, const uint8_t *secret_key, const uint8_t *u);

int bezout_x25519_public_key(uint8_t *out, const uint8_t *secret_key);

int bezout_x25519_shared_secret(uint8_t *out, const uint8_t *secret_key, const uint8_t *public_key);

int bezout_elligator2_public_key(uint8_t *out, const uint8_t *secret_key, uint8_t torsion);

int bezout_elligator2_to_uniform(uint8_t *out, const uint8_t *public_key, uint8_t random);

int bezout_elligator2_from_uniform(uint8_t *out, const uint8_t *bytes);
