# SPDX-License-Identifier: MIT OR Apache-2.0
"""Each pattern of a call that compilers make, and what must not pass."""

import pytest

from ctcheck import divisions, module
from ctcheck.denylist import ARM_ACCEPTED, Search, on_aarch64

CLEAN = (0x1100, "bezout::clean", [(0x1100, "add %rax,%rbx"), (0x1103, "ret")])
DIVIDES = (0x1200, "bezout::divides", [(0x1200, "div %rcx"), (0x1203, "ret")])


def problems(make_program, make_case, body, **tables):
    root = (0x1000, "root", [(0x1000 + i, text) for i, text in enumerate(body)])
    search = Search(make_program([root, CLEAN, DIVIDES], cases=[make_case("case")], **tables))
    return list(search.problems("case"))


def test_direct_calls(make_program, make_case):
    assert problems(make_program, make_case, ["call 1100 <bezout::clean>", "ret"]) == []
    assert "div %rcx" in problems(make_program, make_case, ["call 1200 <bezout::divides>"])[0]
    assert "div %rcx" in problems(make_program, make_case, ["jmp 1200 <bezout::divides>"])[0]


def test_calls_through_slots_of_the_linker(make_program, make_case):
    call = ["call *0xecd06(%rip)        # 3000 <whatever objdump calls it>"]
    assert problems(make_program, make_case, call, slots={0x3000: 0x1100}) == []
    assert "div %rcx" in problems(make_program, make_case, call, slots={0x3000: 0x1200})[0]
    assert problems(make_program, make_case, call, imports={0x3000: "memcpy"}) == []
    assert "not searched: ['memcmp']" in problems(make_program, make_case, call, imports={0x3000: "memcmp"})[0]
    assert "what is at 3000" in problems(make_program, make_case, call)[0]


def test_a_register_that_holds_data_in_one_place_and_a_function_in_another(make_program, make_case):
    body = [
        "mov 0x1db3e3(%rip),%r14        # 3000 <_DYNAMIC+0x390>",
        "mov (%r14),%rax",
        "mov 0x1db3e3(%rip),%r14        # 3008 <memset@GLIBC_2.2.5>",
        "call *%r14",
    ]
    tables = {"slots": {0x3000: 0x4000}, "imports": {0x3008: "memset"}}
    assert problems(make_program, make_case, body, **tables) == []
    tables["imports"] = {0x3008: "strcmp"}
    assert "strcmp" in problems(make_program, make_case, body, **tables)[0]


def test_a_pointer_that_was_given(make_program, make_case):
    unknown = "call *%r15"
    assert "does not know" in problems(make_program, make_case, [unknown])[0]
    taken = "lea 0xfa(%rip),%rdi        # 1200 <bezout::divides>"
    assert "div %rcx" in problems(make_program, make_case, [taken, unknown])[0]
    copied = ["lea 0xfa(%rip),%rax        # 1200 <bezout::divides>", "mov %rax,0x8(%rsp)", "call *0x8(%rsp)"]
    assert "div %rcx" in problems(make_program, make_case, copied)[0]


def test_a_register_that_may_hold_another_pointer(make_program, make_case):
    """One that was given, beside a function of a library: it may be any whose address is taken."""
    taken = ["lea 0xfa(%rip),%rdx        # 1200 <bezout::divides>"]
    free = "mov 0x1db3e3(%rip),{}        # 3008 <free@GLIBC_2.2.5>"
    tables = {"imports": {0x3008: "free"}}

    def found(*body):
        return problems(make_program, make_case, [*taken, *body], **tables)

    known = [
        [free.format("%rax"), "call *%rax"],
        [free.format("%rbx"), "call 1100 <bezout::clean>", "call *%rbx", "pop %rbx", "ret"],
        [free.format("%rbx"), "mov %rbx,0x8(%rsp)", "jne 1003 <root+0x3>", "call *0x8(%rsp)"],
        [free.format("%r13"), "cmp %rax,%r13", "jmp 1004 <root+0x4>", "call *%r13"],
    ]
    for body in known:
        assert found(*body) == [], body
    for change in ("mov 0x20(%rsp),%rbx", "mov (%rdi),%rbx", "add %rax,%rbx", "xor %ebx,%ebx", "mov %rdi,%rbx"):
        for jump in ([], ["jne 1003 <root+0x3>"]):
            assert "div %rcx" in found(free.format("%rbx"), change, *jump, "call *%rbx")[0], change
    given = [
        [free.format("%rax"), "call 1100 <bezout::clean>", "call *%rax"],
        [free.format("%rax"), "mulq 0x8(%rsp)", "call *%rax"],
        [free.format("%rbx"), "xchg %rbx,%rdi", "call *%rbx"],
        [free.format("%rbx"), "xchg %rbx,%rdi", "jne 1003 <root+0x3>", "call *%rbx"],
        [free.format("%rax"), "mov %r9,0x8(%rsp)", "mov %rax,0x8(%rsp)", "ret", "call *0x8(%rsp)"],
        [free.format("%rax"), "mov %rax,%rbx", "ret", "mov %rdi,%rbx", "jmp 1003 <root+0x3>", "call *%rbx"],
    ]
    for body in given:
        assert "div %rcx" in found(*body)[0], body


def test_tables_of_functions(make_program, make_case):
    data = "lea 0x1ffa(%rip),%rax        # 3008 <ANON+0x8>"
    tables = {"slots": {0x3008: 0x1100, 0x3010: 0x1100, 0x3018: 0x1200}}
    for call in (
        ["call *(%rax,%r9,8)"],
        ["mov %rax,%rbx", "call *-0x8(%rbx,%r9,8)"],
        ["jmp *0x8(%rax,%r9,8)"],
        ["mov (%rax,%rcx,8),%rdx", "call *%rdx"],
        ["mov -0x10(%rax,%rcx,8),%rdx", "mov %rdx,0x8(%rsp)", "call *0x8(%rsp)"],
        ["call *0x10(%rax)"],
    ):
        assert "div %rcx" in problems(make_program, make_case, [data, *call], **tables)[0], call
    # At a fixed place there is one function.
    assert problems(make_program, make_case, [data, "call *0x8(%rax)"], **tables) == []
    for lost in (
        ["call *0x18(%rax)"],
        ["mov %rbx,%rax", "call *0x10(%rax)"],
        ["xor %eax,%eax", "call *0x10(%rax)"],
        ["mulq %rbx", "call *0x10(%rax)"],
        ["jne 1002 <root+0x2>", "call *0x10(%rax)"],
    ):
        # It may go to any function of the table.
        assert "div %rcx" in problems(make_program, make_case, [data, *lost], **tables)[0], lost
    # A table ends where a word points to no function; data is none.
    clean = {"slots": {0x3008: 0x1100, 0x3010: 0x4000, 0x3018: 0x1200}}
    assert problems(make_program, make_case, [data, "call *(%rax,%r9,8)"], **clean) == []
    for slots in ({}, {0x3008: 0x4000}):
        assert "does not know" in problems(make_program, make_case, [data, "call *(%rax,%r9,8)"], slots=slots)[0]
    # From too far away a table is where another one is by chance.
    for start, entry, what in (("3048", "-0x40", "div %rcx"), ("3050", "-0x48", "does not know")):
        far = [f"lea 0x1ffa(%rip),%rax        # {start} <ANON>", f"mov {entry}(%rax,%rcx,8),%rdx", "call *%rdx"]
        assert what in problems(make_program, make_case, far, **tables)[0], entry
    # Another register: it may hold the same table.
    assert "div %rcx" in problems(make_program, make_case, [data, "call *(%rbx,%r9,8)"], **tables)[0]


def test_what_is_denied(make_program, make_case):
    for text in (
        "idivq 0x8(%rsp)",
        "vsqrtpd %ymm0,%ymm1",
        "pdep %rax,%rbx,%rcx",
        "pextl (%rdi),%eax,%eax",
        "repz cmpsb %es:(%rdi),%ds:(%rsi)",
    ):
        assert len(problems(make_program, make_case, [text])) == 1, text
    # The last two move a part of a vector.
    for text in (
        "mulx %rax,%rbx,%rcx",
        "rep movsq %ds:(%rsi),%es:(%rdi)",
        "shld %cl,%rax,%rbx",
        "vdivision",
        "pextrw $0x7,%xmm1,%r10d",
        "vpextrq $0x1,%xmm1,%rax",
    ):
        assert problems(make_program, make_case, [text]) == [], text


def test_what_runs_has_to_be_found(make_program, make_case):
    root = (0x1000, "root", [(0x1000, "jmp *%rax")])
    own = (0x1050, "ctcheck::case::Case::run", [(0x1050, "ret")])
    search = Search(make_program([root, own, CLEAN], cases=[make_case("case")]))
    assert list(search.missed("case", [0x1100, 0x1000, 0x1050])) == []
    assert list(search.missed("case", [0x1000, 0x1100])) == ["bezout::clean ran, and the search did not get there"]
    assert list(search.missed("case", [0x1100])) == ["the case's own code did not run"]


def test_divisions_of_public_numbers(make_program, make_case):
    root = (0x1000, "root", [(0x1000, "div %rcx"), (0x1003, "idivl 0x8(%rsp)"), (0x1007, "divsd %xmm0,%xmm1")])
    search = Search(make_program([root], cases=[make_case("case")]))
    assert len(list(search.problems("case"))) == 3
    assert len(list(search.problems("case", {0x1000}))) == 2
    # The latency of the last one no trace knows.
    assert len(list(search.problems("case", {0x1000, 0x1003, 0x1007}))) == 1


def test_divisions_of_kernels_for_other_cpus(make_program, make_case):
    here = (0x1000, "here", [(0x1000, "div %rcx")])
    there = (0x1100, "there", [(0x1100, "div %rcx"), (0x1103, "call 1000 <here>")])
    cases = [make_case("a", 0x1000, "kernel"), make_case("b", 0x1100, "kernel", available=False)]
    assert Search(make_program([here, there], cases=cases)).only_elsewhere() == {0x1100}


def test_divisions_of_what_is_not_chosen(make_program, make_case):
    ran = (0x1000, "ran", [(0x1000, "div %rcx"), (0x1003, "call 1100 <not>")])
    other = (0x1100, "not", [(0x1100, "div %rcx")])
    search = Search(make_program([ran, other], cases=[make_case("case")]))
    assert search.not_run(["case"], {("case", 4): [0x1000]}) == {0x1100}
    assert search.not_run(["case"], {("case", 4): [0x1000, 0x1100]}) == set()


def test_divisions_that_all_inputs_go_past(make_program, make_case):
    ran = (0x1000, "ran", [(0x1000, "div %rcx"), (0x1003, "div %ecx")])
    search = Search(make_program([ran, DIVIDES], cases=[make_case("case")]))
    case = ("case", 4)
    assert search.not_on_the_way({case: [0x1000]}, {case: [0x1003]}) == {0x1000}
    # Of a function that did not run nothing is known.
    assert search.not_on_the_way({case: []}, {case: []}) == set()


def test_bits_are_gathered_by_constant_masks_alone(make_program, make_case):
    code = [(0x1000, "pext %rcx,%rax,%rax"), (0x1005, "pdepq 0x8(%rsp),%rax,%rax")]
    for name, count in (("bezout::backend::x86_64::polynomial::ternary::inverse", 0), ("bezout::other", 2)):
        search = Search(make_program([(0x1000, name, code)], cases=[make_case("case")]))
        assert len(list(search.problems("case"))) == count


def test_what_is_beyond_is_not_entered_and_the_rest_is(make_program, make_case):
    calls = ["call 1100 <bezout::clean>", "call 1200 <bezout::divides>", "ret"]
    root = (0x1000, "root", [(0x1000 + i, text) for i, text in enumerate(calls)])
    long = (0x1200, "bezout_large::ct::divides", DIVIDES[2])

    def found(second):
        return list(Search(make_program([root, CLEAN, second], cases=[make_case("case")]), module.LONG).problems("case"))

    assert found(long) == []
    assert "div %rcx" in found(DIVIDES)[0]


def test_aarch64_denies_what_divides_but_integers(make_program):
    body = [(0, "udiv\tx2, x2, x3"), (4, "sdiv\tw0, w1, w2"), (8, "fsqrt\td0, d0"), (12, "fdiv\tv0.2d, v1.2d, v2.2d")]
    body += [(16, "udiv\tz0.s, p0/m, z0.s, z1.s"), (20, "fdivr\tz0.d, p0/m, z0.d, z1.d"), (24, "fmul\td0, d0, d1")]
    accepted = (32, f"{next(iter(ARM_ACCEPTED))}::{{{{closure}}}}", [(32, "fdiv\td1, d1, d0")])
    found, denied = on_aarch64(make_program([(0, "f", body), accepted]))
    assert found == [0, 4]
    assert [line.split(" ")[0] for line in denied] == ["8", "c", "10", "14"]


def test_a_division_is_spelled_out_by_the_bits_of_its_operands():
    """Of `sdiv w0, w1, w2` and `udiv x3, x4, x5`."""
    for word, registers, width in ((0x1AC20C20, (1, 2), 32), (0x9AC50883, (4, 5), 64)):
        words = divisions.spelled_out(word, 0x8000, 0x1004)
        *tests, division, back = words
        assert division == word
        assert 0x8000 + 4 * (len(words) - 1) + 4 * ((back & 0x3FFFFFF) - (1 << 26)) == 0x1004
        seen = [(w & 31, (w >> 31) << 5 | (w >> 19) & 31) for w in tests[::2]]
        assert seen == [(r, bit) for r in registers for bit in range(width)]
        assert set(tests[1::2]) == {divisions.NOP}
    with pytest.raises(ValueError, match="no division"):
        divisions.spelled_out(0x1E61C000, 0, 0)
