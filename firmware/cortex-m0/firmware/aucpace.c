/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The curve arithmetic of a client in AuCPace [HL18]: a password's hash is mapped to a point by Elligator 2, that
 * is the base point of an ephemeral key exchange, and the other side's key gives the shared secret: one map and
 * two X25519. Hashing, salts and messages are not here: they cost little beside it, and are not Bezout's.
 */
#include "bezout_m0.h"
#include "start.h"

/* out = the client's public key, shared = the secret; returns 0 where the server's key must be refused. */
__attribute__((noinline)) int aucpace_client(uint32_t out[8], uint32_t shared[8], const uint32_t password_hash[8],
                                             const uint32_t secret[8], const uint32_t server_key[8])
{
    uint32_t generator[8];
    bezout_m0_elligator2(generator, password_hash);
    int ok = bezout_m0_x25519(out, secret, generator);
    return bezout_m0_x25519(shared, secret, server_key) & ok;
}

static const uint32_t hash[8] = {0x01234567, 0x89abcdef, 0x02468ace, 0x13579bdf,
                                 0xfedcba98, 0x76543210, 0xeca86420, 0x1db97531};
static const uint32_t client[8] = {0x0a6d0777, 0x7da51873, 0x72c1163c, 0x4566b251,
                                   0x872f4cdf, 0x2a99c0eb, 0xa5fb77b1, 0x2a2cb91d};
static const uint32_t server[8] = {0x7e08ab5d, 0x4b8a4a62, 0x8b7fe179, 0xe60e8083,
                                   0x29b13b6f, 0xfdb61826, 0x278b2f1c, 0xebe088ff};

int main(void)
{
    uint32_t generator[8], server_key[8], client_key[8], ours[8], theirs[8];
    bezout_m0_elligator2(generator, hash);
    if (!bezout_m0_x25519(server_key, server, generator)) {
        return 1;
    }
    if (!aucpace_client(client_key, ours, hash, client, server_key)) {
        return 1;
    }
    if (!bezout_m0_x25519(theirs, server, client_key)) {
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
