#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves properties of the hardware with Yosys' SAT solver and CaDiCaL, and finds planted errors with the same commands.

    python3 rtl/formal/run.py [--quick | --nightly] [--vacuity] [--list] [NAME ...]

Each property is an assertion in rtl/formal/*.sv, or under FORMAL in the module itself. `clocks` = 0: combinational; else
the number of clocks from the initial state, or for an induction the length of its step.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "rtl" / "syn"))

import flow  # noqa: E402
from library import FlowError  # noqa: E402

SOURCE = ROOT / "rtl" / "src"
BASELINE = ROOT / "rtl" / "baseline"
# Seconds for Yosys' own solver, before CaDiCaL gets the same clauses; it ends in seconds where the former does not in hours.
PATIENCE = 2


@dataclass(frozen=True)
class Property:
    """One proof."""

    name: str
    top: str
    parameters: dict[str, int] = field(default_factory=dict)
    # none: every assertion holds in one instant. bounded: in the first `clocks` clocks. induction: always.
    method: str = "none"
    clocks: int = 1
    nightly: bool = False
    # For two copies: registers of the state machine, of which the proof is that both copies' are equal.
    equal: tuple[str, ...] = ()


def leaves() -> list[Property]:
    """The carry-save blocks, at widths where every place is like all others."""
    found = [
        Property("csa32 keeps the value", "check_csa32", {"Width": 32}),
        Property("csa42 keeps the value", "check_csa42", {"Width": 24}),
        Property("pair_sign gives each word its sign", "check_pair_sign", {"Width": 24}),
        Property("pair_zero sees zero", "check_pair_zero", {"Width": 24}),
        Property("booth multiplies", "check_booth", {"Width": 16}),
        *(
            Property(f"recode of {least} to {bits} bits", "check_recode", {"Bits": bits, "Least": least})
            for least, bits in ((1, 2), (1, 3), (3, 4), (4, 4), (2, 6))
        ),
    ]
    for most in (1, 2, 3, 4, 6):
        found.append(Property(f"exact_shift up to {most}", "check_exact_shift", {"Width": 16, "Most": most}))
    found.append(Property("exact_shift rounds down", "check_exact_shift", {"Width": 14, "Most": 4, "Floor": 1}))
    for values in ({"Most": 2}, {"Least": 3, "Most": 4}, {"Least": 3, "Most": 4, "Floor": 1}, {"Least": 2, "Most": 6}):
        name = f"shift_lines from {values.get('Least', 1)} to {values['Most']}{', down' * ('Floor' in values)}, as exact_shift"
        found.append(Property(name, "check_shift_lines", {"Width": 16, **values}))
    for negate in (0, 1):
        for most in (1, 2, 3):
            values = {"Width": 12, "Negate": negate, "Most": most}
            found.append(Property(f"baseline_sum negate {negate} shift {most}", "check_baseline_sum", values))
    return found


# Odd operands of a few bits; a sum of both has one more.
FEW = [(13, 11), (1, 15), (15, 15), (5, 9)]
RULES = [(2, 4), (4, 4), (8, 4), (8, 8)]
# The pairs of which a step from any state is proved too.
STEPS = FEW[::2]


def loop() -> list[Property]:
    """Congruent rows and ranges of the baseline loop: the first state, and the two parts of a step from any state."""
    found = []
    for even, odd in RULES:
        for a, b in FEW:
            rule = {"Bits": 4, "Even": even, "Odd": odd, "A": a, "B": b}
            name = f"loop {even} {odd} of ({a}, {b}):"
            late = (even, odd) not in ((2, 4), (8, 8))
            found.append(Property(f"{name} start", "check_loop", {**rule, "First": 1}, "bounded", 2, nightly=late))
            if (a, b) in STEPS:
                found.append(Property(f"{name} step", "check_loop", rule, "bounded", 2, nightly=True))
                found.append(Property(f"{name} step, any words", "check_words", rule, "bounded", 2, nightly=True))
    return found


# What a clock of the fast core keeps, in parts.
KEPT = [
    "f and g: values",
    "f and g: head",
    "f and g: window",
    "f and g: ranges and steps",
    "rows: sums",
    "rows: digits",
    "rows: ranges",
    "rows: selections",
]
# Second and third operand of a step: none, added, subtracted.
OPERANDS = ["0", "+", "-"]


def fast() -> list[Property]:
    """One clock of the fast core from any state, at the least width that it has; and of a row alone."""
    found = []
    for part, what in enumerate(KEPT):
        one = {"Width": 8, "Steps": 15, "StepsPerClock": 1, "Part": part}
        two = {"Width": 8, "Steps": 14, "StepsPerClock": 2, "Part": part}
        found.append(Property(f"fast core, one step, {what}", "check_fast", one, "bounded", 2))
        found.append(Property(f"fast core, two steps, {what}", "check_fast", two, "bounded", 2, nightly=True))
    for i, second in enumerate(OPERANDS):
        one = {"Width": 6, "Most": 2, "Total": 2, "Least": 1, "Second": i}
        found.append(Property(f"row, one step, values ({second})", "check_row", one, "bounded", 2))
        for j, third in enumerate(OPERANDS):
            two = {"Width": 6, "Second": i, "Third": j}
            found.append(Property(f"row, two steps, values ({second}, {third})", "check_row", two, "bounded", 2, nightly=True))
    return found


def timing() -> list[Property]:
    """No data in the handshake, and how long the sources of multi-cycle paths stand still."""
    return [
        Property("baseline: the handshake knows no data", "check_timing", {"Bits": 3}, "induction", 6,
                 equal=("state_q", "count_q", "last_q", "start_q")),
        Property("fast core: the handshake knows no data", "check_timing_fast", {}, "induction", 6,
                 equal=("u_control.state_q", "u_control.tick_q", "u_control.end_q")),
        Property("baseline: sources of multi-cycle paths stand still", "bz_baseline_top", {"Bits": 2}, "induction", 20),
        Property("fast core: final_adder_holds, one column", "bz_top", {"Width": 8, "Steps": 14}, "induction", 20),
        Property("fast core: final_adder_holds, both columns", "bz_top", {"Width": 8, "Steps": 14, "BothColumns": 1},
                 "induction", 20),
    ]


# The files of the checks that are not of leaves.
CHECKS = {
    "check_loop": "loop.sv",
    "check_words": "loop.sv",
    "check_fast": "fast.sv",
    "check_row": "fast.sv",
    "check_timing": "timing.sv",
    "check_timing_fast": "timing.sv",
}


def script(prop: Property) -> list[str]:
    """The passes of a proof."""
    files = [SOURCE / "bezout_bounds_pkg.sv", SOURCE / "bz_pkg.sv"]
    files += [path for path in sorted(SOURCE.glob("bz_*.sv")) if path not in files] + sorted(BASELINE.glob("*.sv"))
    if prop.top.startswith("check_"):
        files.append(HERE / CHECKS.get(prop.top, "leaves.sv"))
    # This option also defines FORMAL.
    passes = ["read_verilog -sv -formal -defer " + " ".join(map(str, files))]
    if prop.parameters:
        passes.append("chparam " + " ".join(f"-set {key} {value}" for key, value in prop.parameters.items()) + f" {prop.top}")
    passes += [f"hierarchy -check -top {prop.top}", "proc"]
    seen = prop.top in ("check_fast", "check_row")
    # Two copies are compared without the assertions and assumptions inside, whose data would come along.
    passes += ["chformal -remove *bz_*"] if prop.equal or seen else []
    passes += ["flatten", "async2sync"]
    if seen:
        # Registers that always take the same bits, which synthesis is told to keep apart, become one: no state in which
        # they differ is a state after a clock. Those that only seem to be equal stay, and the proof fails.
        passes += ["setattr -unset keep w:* c:*", "opt_clean", "simplemap", "opt_merge", "opt_clean"]
    passes += ["opt -full"]
    passes += ["setundef -undriven -anyseq", "chformal -lower", "opt_clean"]
    if prop.method == "none":
        passes.append("sat -verify -prove-asserts -set-assumes -show-inputs")
    elif prop.method == "bounded":
        passes.append(f"sat -verify -prove-asserts -set-assumes -seq 1 -set-init-def -set-def-inputs -show-inputs "
                      f"-prove-skip 0 -seq {prop.clocks}")  # fmt: skip
    else:
        # The first state is all zeros; what follows, and the step of the induction, is general.
        equal = " ".join(f"-prove one.{register} other.{register}" for register in prop.equal)
        passes.append(f"sat -verify -tempinduct -prove-asserts {equal} -set-assumes -set-init-zero -seq 1 -maxsteps {prop.clocks}")
    return passes


# Runs passes as the flow does, and one more: `bezout_falsify N` makes the N-th assertion one of false where it is checked,
# takes the others away, and fails if there is no N-th.
RUN_PASSES = flow.RUN_PASSES.replace("design = ys.Design()", """
def falsify(design, wanted):
    found = [
        (module, cell)
        for module in design.modules_.values()
        for cell in module.cells_.values()
        if cell.type.str() == "$assert"
    ]
    if wanted >= len(found):
        raise SystemExit("no such assertion")
    for number, (module, cell) in enumerate(found):
        if number != wanted:
            module.remove(cell)
    found[wanted][1].setPort(ys.IdString("\\\\A"), ys.SigSpec(ys.State.S0, 1))

design = ys.Design()""").replace("    else:\n        ys.run_pass", """    elif command.startswith("bezout_falsify"):
        falsify(design, int(command.split()[1]))
    else:
        ys.run_pass""")


def vacuous(prop: Property, extra: list[tuple[str, str]] | None = None) -> list[int]:
    """The assertions that hold even if they are of false: under the assumptions nothing ever checks them.

    A solver that refutes such an assertion has found an input that meets all assumptions and reaches the check.
    """
    found = []
    for number in range(100):
        passes = script(prop)
        for old, new in extra or []:
            passes[0] = passes[0].replace(old, new)
        place = solver_of(passes)
        passes[place] = re.sub(r" -prove (?:one|other)\S* \S+", "", passes[place])
        passes.insert(place, f"bezout_falsify {number}")
        holds, log = solved(passes)
        if "no such assertion" in log:
            return found if number else [-1]
        if holds is None:
            raise FlowError(f"{prop.name}: {log.splitlines()[-1]}")
        if holds:
            found.append(number)
    return found


def solver_of(passes: list[str]) -> int:
    """The pass that is the solver."""
    return next(index for index, command in enumerate(passes) if command.startswith("sat "))


def solved(passes: list[str]) -> tuple[bool | None, str]:
    """Whether the proof was found, or None for a run that stopped for another reason; and the log."""
    with tempfile.TemporaryDirectory() as name:
        path, clauses = Path(name) / "passes.json", Path(name) / "clauses.cnf"
        place = solver_of(passes)
        # An induction is many runs of the solver.
        once = "-tempinduct" not in passes[place]
        if once:
            passes = [*passes]
            passes[place] += f" -timeout {PATIENCE} -dump_cnf {clauses}"
        path.write_text(json.dumps(passes), encoding="utf-8")
        done = subprocess.run(
            [flow.python_with_yosys(), "-c", RUN_PASSES, str(path)], capture_output=True, text=True, check=False,
        )  # fmt: skip
        log = done.stdout + done.stderr
        if once and "Interrupted SAT solver: TIMEOUT!" in log:
            code = subprocess.run(["cadical", "-q", "-n", str(clauses)], stdout=subprocess.DEVNULL, check=False).returncode
            return {10: False, 20: True}.get(code), f"{log}CaDiCaL ended with {code}"
    if done.returncode == 0:
        return True, log
    return False if "proof did fail" in log or "Called with -verify" in log else None, log


def proved(prop: Property, extra: list[tuple[str, str]] | None = None) -> tuple[bool, str]:
    """Whether the solver proves it, and the end of its log. `extra` replaces the source files (planted errors)."""
    passes = script(prop)
    for old, new in extra or []:
        passes[0] = passes[0].replace(old, new)
    holds, log = solved(passes)
    # A run that stopped for another reason than a failed proof is no answer at all.
    if holds is None:
        errors = [line for line in log.splitlines() if "ERROR" in line]
        raise FlowError(f"{prop.name}: {(errors or log.splitlines()[-1:])[0]}")
    return holds, log


def properties() -> list[Property]:
    """All of them."""
    return leaves() + timing() + fast() + loop()


def chosen_by(quick: bool, nightly: bool, names: list[str]) -> list[Property]:
    """Those that the command line asks for: by name, with every change, by default, or by night."""
    if names:
        return [prop for prop in properties() if any(name in prop.name for name in names)]
    return leaves() + timing() if quick else [prop for prop in properties() if nightly or not prop.nightly]


def main() -> int:
    """Prove, and count."""
    parser = argparse.ArgumentParser(description="Formal proofs about the hardware.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="those whose name contains it")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--quick", action="store_true", help="those that run with every change: leaves, handshakes and multi-cycle paths")
    which.add_argument("--nightly", action="store_true", help="also the slow ones")
    parser.add_argument("--vacuity", action="store_true", help="also whether each assertion is ever checked")
    parser.add_argument("--list", action="store_true", help="only print the names")
    arguments = parser.parse_args()
    chosen = chosen_by(arguments.quick, arguments.nightly, arguments.names)
    if not arguments.list and not shutil.which("cadical"):
        parser.error("CaDiCaL is not installed: apt-get install cadical")
    passed = failed = 0
    for prop in chosen:
        if arguments.list:
            print(prop.name)
            continue
        began = time.monotonic()
        try:
            holds, _ = proved(prop)
            idle = vacuous(prop) if arguments.vacuity and holds else []
        except FlowError as error:
            print(f"run.py: {error}", file=sys.stderr)
            return 2
        passed, failed = passed + holds, failed + (not holds)
        if idle:
            holds, passed, failed = False, passed - 1, failed + 1
        print(f"{'VACUOUS' if idle else 'proved' if holds else 'FAILED'}  {prop.name}  ({time.monotonic() - began:.1f} s)", flush=True)
    if not arguments.list:
        print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
