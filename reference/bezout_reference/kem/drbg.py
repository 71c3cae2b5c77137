# SPDX-License-Identifier: MIT OR Apache-2.0
"""The generator behind the known answers of the submissions: AES-256 in counter mode [BK15], without derivation
function, prediction or reseeding."""


def _boxes():
    """The substitution of AES: the inverse in GF(2^8), then an affine map."""
    logarithm, power, x = [0] * 256, [0] * 255, 1
    for i in range(255):
        power[i], logarithm[x] = x, i
        x ^= x << 1 ^ (0x11B if x & 0x80 else 0)
    box = [0x63] * 256
    for x in range(1, 256):
        inverse = power[-logarithm[x] % 255]
        spread = inverse | inverse << 8
        box[x] ^= (spread ^ spread >> 4 ^ spread >> 5 ^ spread >> 6 ^ spread >> 7) & 255
    return box


BOX = _boxes()


def _double(x):
    return x << 1 ^ (0x11B if x & 0x80 else 0)


def _schedule(key):
    words, constant = [list(key[i : i + 4]) for i in range(0, 32, 4)], 1
    while len(words) < 60:
        last = words[-1]
        if len(words) % 8 == 0:
            last = [BOX[x] for x in last[1:] + last[:1]]
            last[0] ^= constant
            constant = _double(constant)
        elif len(words) % 8 == 4:
            last = [BOX[x] for x in last]
        words.append([x ^ y for x, y in zip(words[-8], last)])
    return [sum(words[i : i + 4], []) for i in range(0, 60, 4)]


def aes256(keys, block):
    """One block; column after column, as the bytes come."""
    state = [x ^ k for x, k in zip(block, keys[0])]
    for i, key in enumerate(keys[1:], 1):
        state = [BOX[state[(j + 4 * (j % 4)) % 16]] for j in range(16)]
        if i < len(keys) - 1:
            mixed = []
            for c in range(0, 16, 4):
                column = state[c : c + 4]
                every = column[0] ^ column[1] ^ column[2] ^ column[3]
                mixed += [x ^ every ^ _double(x ^ y) for x, y in zip(column, column[1:] + column[:1])]
            state = mixed
        state = [x ^ k for x, k in zip(state, key)]
    return bytes(state)


class Drbg:
    def __init__(self, seed):
        self._keys, self._counter = _schedule(bytes(32)), 0
        self._update(seed)

    def _blocks(self, count):
        out = b""
        for _ in range(count):
            self._counter = (self._counter + 1) % (1 << 128)
            out += aes256(self._keys, self._counter.to_bytes(16, "big"))
        return out

    def _update(self, data):
        new = bytes(x ^ y for x, y in zip(self._blocks(3), data))
        self._keys, self._counter = _schedule(new[:32]), int.from_bytes(new[32:], "big")

    def __call__(self, count):
        """The next `count` bytes."""
        out = self._blocks((count + 15) // 16)[:count]
        self._update(bytes(48))
        return out
