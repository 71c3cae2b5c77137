# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a modulus may be, said once. Errors name the argument, the reason and what is accepted."""


def require_positive(m, name="m"):
    if m < 1:
        raise ValueError(f"{name} = {m} is not a modulus: accepted are integers from 1 up")


def require_odd(m, name="m"):
    if m < 1 or m % 2 == 0:
        raise ValueError(f"{name} = {m} is not odd and positive: accepted are odd integers from 1 up")


def require_non_negative(**arguments):
    for name, value in arguments.items():
        if value < 0:
            raise ValueError(f"{name} = {value} is negative: accepted are integers from 0 up")


def half(u, m):
    """u/2 modulo an odd m, for 0 <= u < m, in [0, m)."""
    return (u + (u & 1) * m) >> 1
