# SPDX-License-Identifier: MIT OR Apache-2.0
"""The exception of the package."""


class NotInvertible(ValueError, ZeroDivisionError):
    """There is no inverse.

    `gcd` is the gcd with the modulus: an int, a list of coefficients of a polynomial, or None where it is a secret. It is what
    `pow` and gmpy2 raise alike: a `ValueError` and a `ZeroDivisionError`.
    """

    def __init__(self, message, gcd):
        super().__init__(message)
        self.gcd = gcd

    def __reduce__(self):
        return type(self), (*self.args, self.gcd)


NotInvertible.__module__ = "bezout"
