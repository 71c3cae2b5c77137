# SPDX-License-Identifier: MIT OR Apache-2.0
"""Optimal normal bases of type II: the elements b^(2^i) with b = z + 1/z, z a primitive root of unity of order 2m + 1.

The standard's coefficient of b^(2^i) is bit m - 1 - i: that of b itself is the highest. Arithmetic is done in a
polynomial basis; only what the scheme reads bits of (hash, r, compressed points, constants) is converted.
"""

from random import Random

from ..binary_field import field
from .curves import NAMED, Curve

# The degrees for which the standard recommends a curve in such a basis too, with b in the polynomial basis: the
# smallest of its conjugates, of which all give the same conversion up to an automorphism of the field.
GENERATORS = {
    173: 0x3D0D02E9ADF3E36437300594AD6A2F589E5F69F348,
    179: 0x305276025BE2D0C24E3ACB332AEF4CDBDEE8704A99F7,
    191: 0x3AA88CBD90F719F6ED834B37B3AE6048CAB0E8DCAEC129,
    233: 0x1E5026B48119537A148FE08C324532894538039789421D2AEE7C4AEBD,
    431: 0xA3212A6614DB40E8BA9BE70164B3EB704E2FA9747D8892E4E41F55C4AD0717F5F1B3CD5CC0670D18987696673CE926761D175CBBD,
}
# b, x and y of the base point, in the standard's bits; a, n and the cofactor are those of the other basis.
CONSTANTS = {
    173: (
        "043D7E139319F43BA00944915740E1E6651B06E278C7", "0A3B8B8D704089B24318CAA51917CB6E424B4E6DEA56",
        "005A43D5EE1F400349CF35150C74F119A39145F0CB08",
    ),
    179: (
        "19C9EBC4FD8308193D3A61762C547C82F2E6B2182CBCB", "11F4112265410477159E0D3E39BC4AC4ADE43B21B66B9",
        "2CA5F0B34C61A86216F13766591CB266E2819EE582B3C",
    ),
    191: (
        "13871C9D29D6CEEA740FD57444F72FDBAE559C13A1E31EF8", "7159E0D3E39BC4AC4ADE43B21B66B94F2AF25ABEEB1D85D3",
        "57E45D546BE6201E9705E029535D009D31F51D81E18226BE",
    ),
    233: (
        "080F920952A702C75B704A424C018EEA55AA44664F3A003E0962D4F9A8E",
        "0A0823B8ACF069F1CDE256256F21D90DB35CA795792D5F758EC2E9992FB",
        "19DAE222AF326D33AFB7761953F624A23D3EB1CA7A1C300F0AA9953CA85",
    ),
    431: (
        "53FB7AF7B4407000A6F226AD6BAD28378646BD83F1F940810A4C19536EE65E53F40F973F2F06C5E80EFE3B43651BD5FF8B06BA5F9299",
        "2020182CFCD7C724157B363D4ABFD4C16251773C595D4E5C88572FA9D5EBB58142326448C08D3EE3E17E40B835D3090DCFBA7C5ADEA6",
        "18E1B6EFB28EEF8A1F9C1859ED57C74CA747E4E1A60294C005D1920E80903A432929855828DD7F21714F837E119A044987F00110ADAD",
    ),
}


def _multiply(u, v, f):
    """Of u0 + u1 w with w^2 + w + 1 = 0: elements of GF(2^(2m)), m odd."""
    low, high = (field.reduce(field.multiply(a, b), f) for a, b in zip(u, v))
    cross = field.reduce(field.multiply(u[0] ^ u[1], v[0] ^ v[1]), f)
    return low ^ high, cross ^ low


def _power(u, k, f):
    out = (1, 0)
    for bit in bin(k)[2:]:
        out = _multiply(out, out, f)
        if bit == "1":
            out = _multiply(out, u, f)
    return out


def search_generator(m, middle):
    """The smallest b of the m conjugate ones, in the polynomial basis."""
    f, p, random = field.polynomial(m, middle), 2 * m + 1, Random(f"normal basis {m}")
    while True:
        u = random.getrandbits(m), random.getrandbits(m)
        z = _power(u, (4**m - 1) // p, f)
        if z not in ((0, 0), (1, 0)):
            break
    inverse = _power(z, p - 1, f)
    b, zero = (x ^ y for x, y in zip(z, inverse))
    assert zero == 0, "b is in the field"
    conjugates = [b]
    for _ in range(m - 1):
        conjugates.append(field.square_times(conjugates[-1], 1, f))
    return min(conjugates)


def vanishes_at(m, middle, b):
    """Whether b = z + 1/z for a z with z^(2m+1) = 1, z not 1.

    z^k + … + z^-k is b times the sum before plus the one before that.
    """
    f, before, now = field.polynomial(m, middle), 1, 1 ^ b
    for _ in range(m - 1):
        before, now = now, field.reduce(field.multiply(b, now), f) ^ before
    return now == 0


class NormalBasis:
    def __init__(self, m, b=None):
        self.m, middle = m, NAMED[m].middle
        f = field.polynomial(m, middle)
        element = GENERATORS[m] if b is None else b
        self.elements = []
        for _ in range(m):
            self.elements.insert(0, element)
            element = field.square_times(element, 1, f)
        # Row echelon form with the combination that made each row.
        self.rows = []
        for i, row in enumerate(self.elements):
            combination = 1 << i
            for pivot, other, made in self.rows:
                if row >> pivot & 1:
                    row, combination = row ^ other, combination ^ made
            assert row, "the powers are a basis"
            self.rows.append((field.degree(row), row, combination))

    def to_polynomial(self, a):
        """From the standard's bits."""
        out = 0
        for i, element in enumerate(self.elements):
            if a >> i & 1:
                out ^= element
        return out

    def from_polynomial(self, a):
        out = 0
        for pivot, row, made in self.rows:
            if a >> pivot & 1:
                a, out = a ^ row, out ^ made
        assert a == 0
        return out


def normal_curve(m):
    """The recommended curve of a normal basis, in the polynomial basis."""
    same, basis = NAMED[m], NormalBasis(m)
    b, x, y = (basis.to_polynomial(int(digits, 16)) for digits in CONSTANTS[m])
    return Curve(m, same.middle, same.a, b, same.n, (x, y), same.cofactor, basis)
