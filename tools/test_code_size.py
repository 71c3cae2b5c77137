# SPDX-License-Identifier: MIT OR Apache-2.0
"""The count of bytes: what is too large, or links what it does not need, is found."""

import platform

import code_size
import pytest

pytestmark = pytest.mark.skipif(
    (platform.system(), platform.machine()) != ("Linux", "x86_64"), reason="counted on Linux for x86-64 alone"
)


def test_a_limit_is_a_limit():
    needed = code_size.ROUTINES["invert_4"]
    assert code_size.problems("invert_4", 40_000, needed) == []
    assert code_size.problems("invert_4", 40_001, needed) == ["invert_4: 40001 bytes; at most 40000 are allowed"]


@pytest.mark.parametrize("linked", [set(), {"adx_montgomery_4"}, {"avx2_invert_4", "avx2_invert_6"}])
def test_other_routines_are_found(linked):
    assert len(code_size.problems("invert_4", 1, linked)) == 1


def test_names_of_routines_are_found_in_symbols():
    mangled = "_ZN6bezout7backend6x86_647integer8routines13avx2_invert_417h0123456789abcdefE"
    assert code_size.routines([mangled, "_ZN6bezout3gcd17h0123456789abcdefE"]) == {"avx2_invert_4"}
    assert code_size.routines(["_RNvNtC6bezout8routines16adx_montgomery_4"]) == {"adx_montgomery_4"}
    for name in ("avx2_invert_long", "avx512_gcd_64_amd26", "ifma_invert_long"):
        mangled = f"_ZN6bezout7backend6x86_647integer8routines{len(name)}{name}17h0123456789abcdefE"
        assert code_size.routines([mangled]) == {name}


@pytest.mark.share(7)
def test_a_program_with_long_numbers_has_their_routines():
    """The routines for 104 limbs are named and counted: two of them alone have more than 24,000 bytes."""
    size, linked = code_size.measure(["invert_104"], code_size.TARGET.with_name("code_size_test"))["invert_104"]
    assert linked == {"avx2_invert_long", "avx512_invert_104", "avx512_invert_104_amd26", "ifma_invert_long"}
    assert size > 24_000
