# SPDX-License-Identifier: MIT OR Apache-2.0
"""The matrix of a round applied to the long numbers, four lanes at a time: `f`, `u`, `g`, `v`.

Every number has limbs of 30 bits, the highest one signed, one limb of all four numbers in a vector. The matrix, with
entries in [-2^60, 2^60], is two digits of 30 bits, the higher one signed. So a limb of the result is the sum of four
products below 2^60 in absolute value. AVX2 has no arithmetic shift of 64-bit lanes: a bias of 2^62 keeps all sums
positive. Two quotient digits, multiplied by the modulus, clear the low 60 bits of `u` and `v`, which grow by at most one
modulus a round; in the lanes of `f` and `g` the inverse of the modulus is written as zero, and so are the quotients.
"""

CONSTANTS = {"mask": (1 << 30) - 1, "bias": 1 << 62, "next_bias": (1 << 62) - (1 << 32), "last_bias": 1 << 32}
"""Constants of the vector code, each in all four lanes."""


class _Vectors:
    """Operations on vectors at a steady rate; unlike a stream they may pass each other."""

    def __init__(self, owner, start: float, rate: float):
        self.p, self.frame, self.now, self.step = owner.p, owner.frame, start, 1 / rate

    def emit(self, text, *sources, **more):
        self.now += self.step
        return self.p.emit(text, sources, self.now, kind="vector", **more)

    def binary(self, mnemonic, a, b):
        return self.emit(mnemonic + " {d}, {0}, {1}", a, b)

    def with_memory(self, mnemonic, a, address: str):
        return self.emit(f"{mnemonic} {{d}}, {{0}}, ymmword ptr {address}", a)

    def constant(self, name: str) -> str:
        return self.frame.vector("constants", list(CONSTANTS).index(name))


def weave(owner, start: float, rate: float):
    """Appends the update of all limbs to the program of a round."""
    v = _Vectors(owner, start, rate)
    low, high, mask = _matrix(v)
    limbs = owner.limbs
    quotients, carry, previous = [], None, None
    for i in range(limbs + 1):
        terms = []
        if previous:
            terms += [v.binary("vpmuldq", high[k], previous[k]) for k in (0, 1)]
        if i < limbs:
            previous = _load(v, i)
            terms += [v.binary("vpmuldq", low[k], previous[k]) for k in (0, 1)]
        total = terms[0]
        for term in terms[1:]:
            total = v.binary("vpaddq", total, term)
        for k in (0, 1):
            # Quotient digit k times limb i - k of the modulus; its own limb, i = k, comes below.
            if k < i <= limbs - 1 + k:
                product = v.with_memory("vpmuludq", quotients[k], v.frame.vector("modulus", i - k))
                total = v.binary("vpaddq", total, product)
        total = v.with_memory("vpaddq", total, v.constant("bias" if i == 0 else "next_bias"))
        if carry:
            total = v.binary("vpaddq", total, carry)
        if i < 2:
            quotient = v.binary("vpand", v.with_memory("vpmuludq", total, v.frame.vector("inverse")), mask)
            quotients.append(quotient)
            product = v.with_memory("vpmuludq", quotient, v.frame.vector("modulus", 0))
            total = v.binary("vpaddq", total, product)
        carry = v.emit("vpsrlq {d}, {0}, 30", total)
        if i >= 2:
            _store(v, i - 2, v.binary("vpand", total, mask))
    _store(v, limbs - 1, v.with_memory("vpsubq", carry, v.constant("last_bias")))


def _matrix(v: _Vectors):
    """Low and high digits of the first and of the second column, in the order of the lanes; and the mask of 30 bits."""
    columns = []
    for column in ("uq", "vr"):
        upper, lower = (
            v.emit(f"vpbroadcastq {{d}}, <M{name}>", reads_memory=["M" + name]) for name in column
        )
        columns.append(v.emit("vpblendd {d}, {0}, {1}, 0xf0", upper, lower))
    mask = v.emit(f"vmovdqa {{d}}, ymmword ptr {v.constant('mask')}")
    low = [v.binary("vpand", c, mask) for c in columns]
    high = [v.emit("vpsrlq {d}, {0}, 30", c) for c in columns]
    return low, high, mask


def _load(v: _Vectors, i: int):
    """Limb `i` of `f`, `u` in both halves, and of `g`, `v`."""
    place = [f"limb{i}"]
    return tuple(
        v.emit(f"vbroadcasti128 {{d}}, xmmword ptr {v.frame.vector('limbs', i, lane)}", reads_memory=place)
        for lane in (0, 2)
    )


def _store(v: _Vectors, i: int, value):
    text = f"vmovdqa ymmword ptr {v.frame.vector('limbs', i)}, {{0}}"
    v.emit(text, value, result=False, writes_memory=[f"limb{i}"])
