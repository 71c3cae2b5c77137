# SPDX-License-Identifier: MIT OR Apache-2.0
"""The recommended curves y^2 + x y = x^3 + a x^2 + b over GF(2^m), and their points in affine coordinates."""

from dataclasses import dataclass
from functools import lru_cache

from ..binary_field import euclid, field
from . import projective


@dataclass(frozen=True)
class Curve:
    """n, a prime, is the order of the base point (x, y); the curve has cofactor n points."""

    m: int
    middle: tuple
    a: int
    b: int
    n: int
    base: tuple
    cofactor: int
    # Of the bits of elements outside: none for the polynomial basis, in which arithmetic is done.
    basis: object = None

    def element(self, bits):
        return bits if self.basis is None else self.basis.to_polynomial(bits)

    def element_bits(self, element):
        return element if self.basis is None else self.basis.from_polynomial(element)

    @property
    def f(self):
        return field.polynomial(self.m, self.middle)

    @property
    def bits(self):
        """L: how many bits of a product are the number r, and how long e is."""
        return self.n.bit_length() - 1

    def multiply_elements(self, a, b):
        return self._fold(field.multiply(a, b))

    def square(self, a):
        return self._fold(int(bin(a)[2:], 4))

    def _fold(self, a):
        while high := a >> self.m:
            a ^= high << self.m ^ high
            for k in self.middle:
                a ^= high << k
        return a

    def divide_elements(self, a, b):
        return self.multiply_elements(a, euclid.invert(b, self.f)[0])

    def contains(self, point):
        """Infinity is None."""
        if point is None:
            return True
        x, y = point
        x2 = self.square(x)
        left = self.square(y) ^ self.multiply_elements(x, y)
        return left == self.multiply_elements(x2, x ^ self.a) ^ self.b

    def negate(self, point):
        return point and (point[0], point[0] ^ point[1])

    def add(self, p, q):
        if p is None or q is None:
            return p or q
        if p == self.negate(q):
            return None
        if p == q:
            slope = p[0] ^ self.divide_elements(p[1], p[0])
        else:
            slope = self.divide_elements(p[1] ^ q[1], p[0] ^ q[0])
        x = self.square(slope) ^ slope ^ p[0] ^ q[0] ^ self.a
        return x, self.multiply_elements(slope, p[0] ^ x) ^ x ^ p[1]

    def multiply_affine(self, k, point):
        """By definition."""
        return self._go_on(None, bin(k)[2:], point)

    @lru_cache(maxsize=4096)
    def multiply(self, k, point):
        """The same with few inversions."""
        if k == 0 or point is None:
            return None
        out = (*point, 1)
        for i, bit in enumerate(bin(k)[3:]):
            before = projective.double(self, out)
            if bit == "1":
                out = projective.add_mixed(self, before, point)
                # Equal or opposite points: by definition from here.
                if out[2] == 0:
                    out = self.add(projective.to_affine(self, before), point)
                    return self._go_on(out, bin(k)[4 + i:], point)
            else:
                out = before
        return projective.to_affine(self, out)

    def _go_on(self, out, bits, point):
        for bit in bits:
            out = self.add(out, out)
            if bit == "1":
                out = self.add(out, point)
        return out

    def trace(self, element):
        return field.trace(element, self.f)


def _curve(m, middle, a, b, n, x, y):
    return Curve(m, middle, a, int(b, 16), int(n, 16), (int(x, 16), int(y, 16)), 2 if a else 4)


NAMED = {
    curve.m: curve
    for curve in (
        _curve(
            163, (7, 6, 3), 1, "5FF6108462A2DC8210AB403925E638A19C1455D21", "400000000000000000002BEC12BE2262D39BCF14D",
            "2E2F85F5DD74CE983A5C4237229DAF8A3F35823BE", "3826F008A8C51D7B95284D9D03FF0E00CE2CD723A",
        ),
        _curve(
            167, (6,), 1, "6EE3CEEB230811759F20518A0930F1A4315A827DAC", "3FFFFFFFFFFFFFFFFFFFFFB12EBCC7D7F29FF7701F",
            "7A1F6653786A68192803910A3D30B2A2018B21CD54", "5F49EB26781C0EC6B8909156D98ED435E45FD59918",
        ),
        _curve(
            173, (10, 2, 1), 0, "108576C80499DB2FC16EDDF6853BBB278F6B6FB437D9",
            "800000000000000000000189B4E67606E3825BB2831",
            "4D41A619BCC6EADF0448FA22FAD567A9181D37389CA", "10B51CC12849B234C75E6DD2028BF7FF5C1CE0D991A1",
        ),
        _curve(
            179, (4, 2, 1), 1, "4A6E0856526436F2F88DD07A341E32D04184572BEB710",
            "3FFFFFFFFFFFFFFFFFFFFFFB981960435FE5AB64236EF", "6BA06FE51464B2BD26DC57F48819BA9954667022C7D03",
            "25FBC363582DCEC065080CA8287AAFF09788A66DC3A9E",
        ),
        _curve(
            191, (9,), 1, "7BC86E2102902EC4D5890E8B6B4981FF27E0482750FEFC03",
            "40000000000000000000000069A779CAC1DABC6788F7474F", "714114B762F2FF4A7912A6D2AC58B9B5C2FCFE76DAEB7129",
            "29C41E568B77C617EFE5902F11DB96FA9613CD8D03DB08DA",
        ),
        _curve(
            233, (9, 4, 1), 1, "06973B15095675534C7CF7E64A21BD54EF5DD3B8A0326AA936ECE454D2C",
            "1000000000000000000000000000013E974E72F8A6922031D2603CFE0D7",
            "3FCDA526B6CDF83BA1118DF35B3C31761D3545F32728D003EEB25EFE96",
            "9CA8B57A934C54DEEDA9E54A7BBAD95E3B2E91C54D32BE0B9DF96D8D35",
        ),
        _curve(
            257, (12,), 0, "1CEF494720115657E18F938D7A7942394FF9425C1458C57861F9EEA6ADBE3BE10",
            "800000000000000000000000000000006759213AF182E987D3E17714907D470D",
            "2A29EF207D0E9B6C55CD260B306C7E007AC491CA1B10C62334A9E8DCD8D20FB7",
            "10686D41FF744D4449FCCF6D8EEA03102E6812C93A9D60B978B702CF156D814EF",
        ),
        _curve(
            307, (8, 4, 2), 1, "393C7F7D53666B5054B5E6C6D3DE94F4296C0C599E2E2E241050DF18B6090BDC90186904968BB",
            "3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC079C2F3825DA70D390FBBA588D4604022B7B7",
            "216EE8B189D291A0224984C1E92F1D16BF75CCD825A087A239B276D3167743C52C02D6E7232AA",
            "5D9306BACD22B7FAEB09D2E049C6E2866C5D1677762A8F2F2DC9A11C7F7BE8340AB2237C7F2A0",
        ),
        _curve(
            367, (21,), 1,
            "43FC8AD242B0B7A6F3D1627AD5654447556B47BF6AA4A64B0C2AFE42CADAB8F93D92394C79A79755437B56995136",
            "40000000000000000000000000000000000000000000009C300B75A3FA824F22428FD28CE8812245EF44049B2D49",
            "324A6EDDD512F08C49A99AE0D3F961197A76413E7BE81A400CA681E09639B5FE12E59A109F78BF4A373541B3B9A1",
            "1AB597A5B4477F59E39539007C7F977D1A567B92B043A49C6B61984C3FE3481AAF454CD41BA1F051626442B3C10",
        ),
        _curve(
            431, (5, 3, 1), 1,
            "03CE10490F6A708FC26DFE8C3D27C4F94E690134D5BFF988D8D28A"
            "AEAEDE975936C66BAC536B18AE2DC312CA493117DAA469C640CAF3",
            "3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"
            "BA3175458009A8C0A724F02F81AA8A1FCBAF80D90C7A95110504CF",
            "1A62BA79D98133A16BBAE7ED9A8E03C32E0824D57AEF72F8898687"
            "4E5AAE49C27BED49A2A95058068426C2171E99FD3B43C5947C857D",
            "70B5E1E14031C1F70BBEFE96BDDE66F451754B4CA5F48DA241F331"
            "AA396B8D1839A855C1769B1EA14BA53308B5E2723724E090E02DB9",
        ),
    )
}
