/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * A key exchange by X25519 between two sides, with the keys of RFC 7748, section 6.1: prints both public keys and
 * both shared secrets, and ends with failure unless these are the same. A product draws its secrets at random.
 */
#include "bezout_m0.h"
#include "start.h"

static const uint32_t base_point[8] = {9};

/* Bytes 77 07 6d 0a ..., 5d ab 08 7e ... */
static const uint32_t alice[8] = {0x0a6d0777, 0x7da51873, 0x72c1163c, 0x4566b251,
                                  0x872f4cdf, 0x2a99c0eb, 0xa5fb77b1, 0x2a2cb91d};
static const uint32_t bob[8] = {0x7e08ab5d, 0x4b8a4a62, 0x8b7fe179, 0xe60e8083,
                                0x29b13b6f, 0xfdb61826, 0x278b2f1c, 0xebe088ff};

int main(void)
{
    uint32_t of_alice[8], of_bob[8], ours[8], theirs[8];
    if (!bezout_m0_x25519(of_alice, alice, base_point) || !bezout_m0_x25519(of_bob, bob, base_point)) {
        return 1;
    }
    print_number(of_alice);
    print_number(of_bob);
    /* A result of 0 is refused: the other side's key has small order. */
    if (!bezout_m0_x25519(ours, alice, of_bob) || !bezout_m0_x25519(theirs, bob, of_alice)) {
        return 1;
    }
    print_number(ours);
    print_number(theirs);
    uint32_t difference = 0;
    for (int i = 0; i < 8; i++) {
        difference |= ours[i] ^ theirs[i];
    }
    return difference != 0;
}
