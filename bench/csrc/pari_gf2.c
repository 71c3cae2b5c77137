// SPDX-License-Identifier: MIT OR Apache-2.0
// PARI's polynomials over F2, with numbers as little-endian words.
#include <pari/pari.h>
#include <stdio.h>
#include <string.h>

// Lives as long as the process. PARI's own signal handlers and memory functions for GMP are not installed.
GEN bench_pari_new(const unsigned long *words, long length) {
    static int started;
    if (!started) {
        pari_init_opts(1 << 24, 0, INIT_DFTm | INIT_noPRIMEm | INIT_noINTGMPm);
        started = 1;
    }
    pari_sp before = avma;
    GEN x = cgetg(length + 2, t_VECSMALL);
    x[1] = 0;
    memcpy(x + 2, words, length * sizeof(long));
    x = gclone(F2x_renormalize(x, length + 2));
    set_avma(before);
    return x;
}

// 1 / a modulo f as words, `length` of them; returns the lowest.
unsigned long bench_pari_invert(unsigned long *out, long length, GEN a, GEN f) {
    pari_sp before = avma;
    GEN y = F2xq_inv(a, f);
    long n = lg(y) - 2;
    memcpy(out, y + 2, n * sizeof(long));
    memset(out + n, 0, (length - n) * sizeof(long));
    set_avma(before);
    return out[0];
}

const char *bench_pari_version(void) {
    static char text[32];
    long code = PARI_VERSION_CODE;
    snprintf(text, sizeof text, "%ld.%ld.%ld", code >> 16, code >> 8 & 255, code & 255);
    return text;
}
