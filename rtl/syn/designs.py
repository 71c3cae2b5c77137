# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the reports synthesize: configurations by name, their clocks, their multi-cycle paths, and published numbers."""

import math
import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flow import ROOT, Design, Exception_
from library import FlowError

sys.path[:0] = [str(ROOT / "proofs"), str(ROOT / "reference"), str(ROOT)]

from bezout_proofs import system_verilog  # noqa: E402
from iterations import plus_minus_mean  # noqa: E402

SOURCE = ROOT / "rtl" / "src"
BASELINE = ROOT / "rtl" / "baseline"

# What is printed of the published designs [SHT22]: 16 nm, with an FO4 of 9.0 ps.
QUOTED = {
    "D2": {"what": "255 bits, constant time, even 2, odd 4", "fo4": 24.4, "clocks": 399, "area_mm2": 0.059},
    "D1": {"what": "1024 bits, even 8, odd 4", "fo4": 28.6, "clocks": 1143, "area_mm2": 0.41},
}


def quoted(name: str) -> dict[str, Any] | None:
    """The published design that a configuration stands beside."""
    if re.match(r"(baseline_)?ct_255(_|$)", name):
        return QUOTED["D2"]
    return QUOTED["D1"] if re.match(r"(baseline_)?avg_1024(_|$)", name) else None


@dataclass(frozen=True)
class Configuration:
    """A named design with the numbers that do not come from synthesis."""

    name: str
    bits: int
    design: Design
    # Clocks from the edge that accepts to the one after which the result is valid.
    cycles_mean: float
    cycles_worst: int | None


def pattern(*registers: str) -> str:
    """A regular expression for all bits of some registers."""
    return "|".join(rf"(?:{register})(?:_\d+)?" for register in registers)


# Baseline: what the adders of preparation and finish read stands still while they add.
BASELINE_EXCEPTIONS = (
    Exception_(pattern(r"u_pre\.[ab]_in_q"), pattern(r"u_pre\.[ab]_(?:odd_q|o)"), 2, "prepare_holds_inputs"),
    Exception_(pattern(r"u_pre\.[ab]_(?:odd_q|o)"), pattern(r"u_pre\..*(?:times_q|multiples_b_o|inverted_a_o)"), 2, "prepare_holds_operands"),
    Exception_(pattern("u_loop_[abumyn]_q"), pattern(r"u_post\.(?:ab|uy|mn)_q"), 4, "finish_holds_loop"),
    Exception_(
        pattern(r"u_post\.(?:ab|uy|mn)_q", r"u_pre\.[ab]_in_q"), pattern(r"u_post\.(?:gcd|bezout_[ab])_o"), 4,
        "finish_holds_sums",
    ),
)  # fmt: skip
BASELINE_KEPT = ("bz_baseline_pre", "bz_baseline_post", "bz_baseline_end")
BASELINE_BLOCKS = (*BASELINE_KEPT, "bz_baseline_loop")
# Clocks beside the loop: one to accept, four of preparation, eight to finish; two more to see that an operand is 0.
BASELINE_BESIDE = 13
BASELINE_LATE = 2

# Fast core: the final adder has AdderClocks for each sum.
FAST_EXCEPTIONS = (
    Exception_(
        pattern(
            r"gen_column_\d_u_row_[fg]_(?:carry|sum)(?:_o)?", "[fg]_(?:carry|sum)", r"(?:gen_final_\d_u_final_)?sel_i",
            "sum_sel", r"(?:u_control\.)?sum_o", r"gen_final_\d_u_final\.(?:cofactor|magnitude)_[oq]", "[fg]0_q",
        ),
        pattern(r"b_q(?:_\d+)?", r"gen_final_\d_u_final\..*", "magnitude_sign_q"), 2, "final_adder_holds",
    ),
)  # fmt: skip
FAST_KEPT = ("bz_final", "bz_control")
FAST_BLOCKS = (*FAST_KEPT, "bz_montgomery", "bz_head", "bz_pair", "bz_row", "bz_quotient")


def baseline_sources() -> tuple[Any, ...]:
    """The package of bounds, the leaf modules, and the baseline itself."""
    leaves = [SOURCE / f"bz_{name}.sv" for name in ("csa32", "csa42", "pair_sign", "exact_shift")]
    return (SOURCE / "bezout_bounds_pkg.sv", *leaves, *sorted(BASELINE.glob("*.sv")))


def baseline(bits: int, even: int, odd: int, constant_time: bool) -> Configuration:
    """The published architecture with a sound count."""
    recorded = system_verilog.recorded()
    lengths = [(length, entry["steps"]) for (rule, length), entry in recorded.items() if rule == f"classic {even} {odd}"]
    proved = min((entry for entry in lengths if entry[0] > bits), default=(0, None))[1]
    if constant_time:
        if proved is None:
            raise FlowError(f"no proved count for classic {even} {odd} above {bits} bits; run the hulls first")
        mean = worst = proved + BASELINE_BESIDE
    else:
        mean = plus_minus_mean(even, odd, bits, 100)[0] + BASELINE_BESIDE + BASELINE_LATE
        worst = None if proved is None else proved + BASELINE_BESIDE
    name = f"baseline_{'ct' if constant_time else 'avg'}_{bits}_{even}{odd}"
    parameters = (("Bits", bits), ("Even", even), ("Odd", odd), ("ConstantTime", int(constant_time)))
    # Without larger reductions there are no multiples to prepare.
    exceptions = tuple(e for e in BASELINE_EXCEPTIONS if max(even, odd) > 2 or e.property != "prepare_holds_operands")
    design = Design("bz_baseline_top", baseline_sources(), parameters, BASELINE_KEPT, exceptions, BASELINE_BLOCKS)
    return Configuration(name, bits, design, round(mean, 1), worst)


def configured() -> dict[str, dict[str, int]]:
    """rtl/configs.yaml, whose entries are one line each: `name: {Parameter: number, ...}`."""
    found = {}
    text = (ROOT / "rtl" / "configs.yaml").read_text(encoding="utf-8")
    for name, inner in re.findall(r"^(\w+):\s*\{(.*)\}\s*$", text, re.MULTILINE):
        found[name] = {key: int(value) for key, value in re.findall(r"(\w+):\s*(\d+)", inner)}
    return found


def fast_cycles(values: dict[str, int], samples: int = 12) -> tuple[float, int | None]:
    """Clocks of the fast core, from its model clock by clock: of one run in constant time, else mean and bound."""
    from rtl.model.core import Parameters, run

    constant_time = bool(values.get("ConstantTime", 1))
    parameters = Parameters(
        width=values["Width"], steps=values["Steps"], even=values.get("Even", 4), odd=values.get("Odd", 4),
        steps_per_clock=values.get("StepsPerClock", 2), both_columns=bool(values.get("BothColumns", 0)),
        constant_time=constant_time, polynomial=bool(values.get("OnlyPolynomial", 0)),
        adder_clocks=values.get("AdderClocks", 2),
    )  # fmt: skip
    rng = random.Random(values["Width"])
    clocks = []
    for _ in range(1 if constant_time else samples):
        modulus = rng.getrandbits(values["Width"]) | 1 | 1 << (values["Width"] - 1)
        clocks.append(run(parameters, rng.randrange(modulus), modulus)[0])
    worst = clocks[0] if constant_time else None
    return sum(clocks) / len(clocks), worst


def fast_sources() -> tuple[Path, ...]:
    """The packages, and all modules."""
    packages = (SOURCE / "bezout_bounds_pkg.sv", SOURCE / "bz_pkg.sv")
    return (*packages, *(path for path in sorted(SOURCE.glob("bz_*.sv")) if path not in packages))


def fast(name: str, values: dict[str, int]) -> Configuration:
    """A configuration of the fast core."""
    mean, worst = fast_cycles(values)
    design = Design("bz_top", fast_sources(), tuple(values.items()), FAST_KEPT, FAST_EXCEPTIONS,
                    FAST_BLOCKS)
    bits = values["Width"]
    return Configuration(name, bits, design, round(mean, 1), worst)


def steps(bits: int) -> int:
    """The proved count of the fast core's rule."""
    counts = {length: entry["steps"] for (rule, length), entry in system_verilog.recorded().items() if rule == "swap 4 4"}
    if bits < 8 or bits not in counts:
        known = ", ".join(str(length) for length in sorted(counts) if length >= 8)
        raise FlowError(
            f"no proved number of steps for {bits} bits; accepted are {known}, and in proofs/ "
            "`python3 -m bezout_proofs plus-minus --bits N --record` adds one from 8 bits on"
        )
    return counts[bits]


def all_names() -> list[str]:
    """Every configuration that a report can have, the small ones first."""
    small = ["baseline_ct_64_24", "ct_64", "ct_64_both"]
    return small + ["baseline_ct_255_24", "baseline_ct_255_44", *configured(), "baseline_avg_1024_84"]


def named(name: str) -> Configuration:
    """The configuration of a name."""
    if match := re.fullmatch(r"baseline_(ct|avg)_(\d+)_([248])([248])", name):
        return baseline(int(match[2]), int(match[3]), int(match[4]), match[1] == "ct")
    values = {**configured(), "ct_64": {"Width": 64, "Steps": steps(64)},
              "ct_64_both": {"Width": 64, "Steps": steps(64), "BothColumns": 1}}  # fmt: skip
    if name not in values:
        raise FlowError(f"no configuration {name!r}; accepted are {', '.join(all_names())}, or baseline_ct_BITS_EO")
    return fast(name, values[name])


def bits_of(name: str) -> int:
    """The width in a configuration's name, or in its parameters."""
    values = configured().get(name)
    return values["Width"] if values else int(re.search(r"_(\d+)", name)[1])


def latency(fo4: float, cycles: float) -> int:
    """Clocks times the critical path, in FO4."""
    return math.ceil(fo4 * cycles)
