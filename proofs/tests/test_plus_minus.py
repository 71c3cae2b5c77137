# SPDX-License-Identifier: MIT OR Apache-2.0
"""Hulls of the plus-minus algorithm: exact maxima of small lengths, the algorithm itself, the generated package."""

import math
import random
import sys
from fractions import Fraction

import pytest

from bezout_proofs import __main__, plus_minus, system_verilog
from bezout_proofs.plus_minus import Rule

RULES = system_verilog.rules()
RECORDED = system_verilog.recorded()
# Two steps more than the exact maximum at most, and often none, is what makes the hulls worth running.
SLACK = 2


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
@pytest.mark.parametrize("bits", range(2, 8))
def test_between_the_exact_maximum_and_a_little_more(rule, bits):
    exact = plus_minus.most_steps(rule, bits)
    bound = (1 << bits) - 1
    assert exact <= plus_minus.run(rule, bound, bound).steps <= exact + SLACK


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
@pytest.mark.parametrize("bits", [2, 9, 16])
def test_recorded_count_again(rule, bits):
    assert system_verilog.record(rule, bits) == RECORDED[rule.name, bits]


def test_every_case_is_recorded():
    """And perhaps more: `plus-minus --record` adds lengths."""
    assert {(rule.name, bits) for rule, bits in system_verilog.cases()} <= set(RECORDED)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_longer_operands_take_no_fewer_steps(rule):
    counts = [entry["steps"] for (name, _), entry in sorted(RECORDED.items()) if name == rule.name]
    assert counts == sorted(counts)


def test_coarse_grid_only_enlarges():
    rule = Rule("swap", 4, 4)
    counts = [plus_minus.run(rule, 2**24 - 1, 2**24 - 1, precision=precision).steps for precision in (4, 6, 10, 28)]
    assert counts == sorted(counts, reverse=True) and counts[0] > counts[-1]


# The published constant, and inputs that need more steps than it allows [SHT22].
KNOWN = [
    (Rule("classic", 2, 4), 1, 2**255 - 1, 509),
    (Rule("classic", 2, 4), 1, 2**255 - 19, 501),
    (Rule("classic", 4, 4), 28231, 31601, 25),
    (
        Rule("classic", 4, 4),
        36239320300028675754537869248126250876974377422095210790741196449527028670163,
        37791915606824261281907435317965199502091471228770484214439624393024357856921,
        412,
    ),
]


@pytest.mark.parametrize(("rule", "a", "b", "steps"), KNOWN)
def test_pairs_beyond_the_published_bound(rule, a, b, steps):
    bits = max(a.bit_length(), b.bit_length())
    assert plus_minus.actual_steps(rule, a, b) == steps > (151 * bits + 100 + 99) // 100
    bound = (1 << bits) - 1
    recorded = RECORDED.get((rule.name, bits)) or {"steps": plus_minus.run(rule, bound, bound).steps}
    assert steps <= recorded["steps"]


def run_exactly(rule, a, b):
    """The operands and the last bits taken, step by step, with the gcd held against the definition."""
    gcd = math.gcd(a, b)
    states = []
    delta, most = 0, rule.even.bit_length() - 1
    while a and b:
        if rule.form == "swap" and b & 1 and delta >= 0:
            a, b, delta = b, a, -1 - delta
        assert math.gcd(a, b) == gcd
        parity = None if a & b & 1 else 0 if a & 1 == 0 else 1
        states.append((parity, delta, a, b))
        if parity == 1:
            bits = min((b & -b).bit_length() - 1, most)
            b, delta = b >> bits, delta + bits
        elif parity == 0:
            bits = min((a & -a).bit_length() - 1, most)
            a, delta = a >> bits, delta - bits
        elif rule.form == "swap":
            b, bits = plus_minus.reduced(rule, b, a)
            delta += bits
        else:
            value, bits = plus_minus.reduced(rule, a, b)
            counted = bits if rule.odd == 2 else bits - 1
            a, b, delta = (value, b, delta - counted) if delta >= 0 else (a, value, delta + counted)
    assert abs(a + b) == gcd
    return states


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_gcd_is_kept(rule):
    rng = random.Random(rule.name)
    for bits in (3, 8, 40, 200):
        for _ in range(40):
            a, b = rng.getrandbits(bits) | 1, rng.getrandbits(bits) | (rule.form == "classic")
            assert len(run_exactly(rule, a, b)) == plus_minus.actual_steps(rule, a, b)


def inside(hull, x, y):
    """Whether (|x|, |y|) lies below the outer corners of a hull."""
    x, y = abs(x), abs(y)
    if any(x <= px and y <= py for px, py in hull):
        return True
    return any(
        px >= x >= qx and (qx - px) * (y - py) - (qy - py) * (x - px) >= 0
        for (px, py), (qx, qy) in zip(hull, hull[1:], strict=False)
    )


@pytest.mark.parametrize("rule", [rule for rule in RULES if not rule.signed], ids=lambda rule: rule.name)
def test_image_contains_the_exact_image(rule):
    """One step of a random point of a set, in fractions, lies in the rounded hull of the set's image."""
    rng = random.Random(7)
    for _ in range(60):
        hull = plus_minus.enclosing([(rng.randrange(1, 4000), rng.randrange(1, 4000)) for _ in range(6)], precision=6)
        state = (rng.choice([None, 1] if rule.form == "swap" else [None, 0, 1]), rng.randrange(-3, 4))
        for _, changed, bits, adds, swaps in rule.followers(state):
            outer = plus_minus.enclosing(plus_minus.image(hull, changed, bits, adds, swaps), precision=6)
            for x, y in hull:
                x, y = (y, x) if swaps else (x, y)
                for sign in (1, -1):
                    point = [Fraction(x), Fraction(sign * y)]
                    point[changed] = (sum(point) if adds else point[changed]) / 2**bits
                    assert inside(outer, *point)


def planted_errors(monkeypatch, name):
    """Something wrong in the program, of the kind that would prove too little."""
    if name == "rounds down":
        monkeypatch.setattr(plus_minus, "halved", lambda x, shift: x >> shift)
    if name == "one bit too many":
        monkeypatch.setattr(Rule, "odd_steps", lambda rule: [(rule.odd.bit_length(), False), (rule.odd.bit_length(), True)])
    if name == "adds nothing":
        image = plus_minus.image
        monkeypatch.setattr(
            plus_minus, "image", lambda hull, changed, bits, adds, swaps: image(hull, changed, bits, False, swaps)
        )


@pytest.mark.parametrize("name", ["one bit too many", "adds nothing"])
def test_planted_error_falls_below_the_exact_maximum(monkeypatch, name):
    rule, bits = Rule("classic", 4, 4), 7
    exact = plus_minus.most_steps(rule, bits)
    planted_errors(monkeypatch, name)
    assert plus_minus.run(rule, 2**bits - 1, 2**bits - 1).steps < exact


def test_planted_rounding_leaves_a_point_outside(monkeypatch):
    planted_errors(monkeypatch, "rounds down")
    hull = [(7, 7)]
    assert not inside(plus_minus.image(hull, 1, 2, True, False), Fraction(7), Fraction(14, 4))


def test_package_is_current():
    assert system_verilog.PACKAGE.read_text(encoding="utf-8") == system_verilog.package_text()


def test_package_holds_the_records():
    text = system_verilog.PACKAGE.read_text(encoding="utf-8")
    assert text.count("swap_steps = ") + text.count("classic_steps = ") == len(RECORDED) + 2
    block = text.split("automatic int unsigned swap_steps")[1].split("even == 4 && odd == 4")[1]
    assert f"(bits <= 255) swap_steps = {RECORDED['swap 4 4', 255]['steps']};" in block.split("    end\n")[0]


def command(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["bezout_proofs", "plus-minus", *arguments])
    return __main__.main()


def test_command_runs_and_records(monkeypatch, tmp_path, capsys):
    for name in ("RESULTS", "PACKAGE"):
        copy = tmp_path / getattr(system_verilog, name).name
        copy.write_text(getattr(system_verilog, name).read_text(encoding="utf-8"), encoding="utf-8")
        monkeypatch.setattr(system_verilog, name, copy)
    assert command(monkeypatch, "--bits", "255") == command(monkeypatch, "--bits", "40") == 0
    known, new = capsys.readouterr().out.splitlines()
    assert known.startswith(f"swap 4 4, 255 bits: {RECORDED['swap 4 4', 255]['steps']} steps suffice; ")
    run = plus_minus.run(Rule("swap", 4, 4), 2**40 - 1, 2**40 - 1)
    assert new.startswith(f"swap 4 4, 40 bits: {run.steps} steps suffice; ")
    assert system_verilog.recorded() == RECORDED
    assert command(monkeypatch, "--bits", "40", "--record") == 0
    assert system_verilog.recorded()["swap 4 4", 40]["steps"] == run.steps
    assert f"(bits <= 40) swap_steps = {run.steps};" in system_verilog.PACKAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [("--bits", "1"), ("--bits", "x"), ("--bits", "9999"), ("--bits", "64", "--odd", "2"), ()])
def test_command_refuses_by_name(monkeypatch, capsys, arguments):
    with pytest.raises(SystemExit) as raised:
        command(monkeypatch, *arguments)
    said = capsys.readouterr().err
    assert raised.value.code == 2 and ("accepted" in said or "required: --bits" in said)


@pytest.mark.parametrize("arguments", [("other", 4, 4), ("classic", 3, 4), ("classic", 4, 16), ("swap", 4, 2)])
def test_refused_by_name(arguments):
    with pytest.raises(ValueError, match="accepted"):
        Rule(*arguments)
