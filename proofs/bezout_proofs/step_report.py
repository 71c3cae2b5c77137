# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of a turn of the loop in the bytes of `avx2_invert_4` and of its text for another CPU, and which deletions of instructions are refused."""

from . import cosimulate, machine, steps, whole_runs

# One algorithm in two texts, whose steps have another form each.
ROUTINES = ("avx2_invert_4", "avx2_invert_4_golden_cove")
# Inverses on numbers, by as many turns as Rust asks for at 256 bits.
RUNS, BATCHES = 12, 10


def code_of(output: str, routine: str) -> list[machine.Instruction]:
    """The instructions of a routine in what `static-taint PROGRAM TABLE code` prints."""
    lines = output.splitlines()
    starts = [n for n, line in enumerate(lines) if not line.startswith("\t")]
    for n, start in enumerate(starts):
        if lines[start].split("\t")[0].rpartition("::")[2] == routine:
            return machine.parse("\n".join(lines[start + 1 : [*starts, len(lines)][n + 1]]))
    raise ValueError(f"{routine} is not in what is given; accepted is the output of static-taint PROGRAM TABLE code")


def report(output: str, every: int, states: int, seed: int) -> tuple[list[str], bool]:
    """The lines of the report, and whether all of it holds."""
    try:
        from .step_lemmas import SOLVERS, Solver, batch_lemmas

        solvers = [Solver(name) for name in SOLVERS]
    except ImportError as error:
        raise ValueError(f"{error}; tools/requirements.txt has both solvers") from error
    codes = {routine: code_of(output, routine) for routine in ROUTINES}
    count, wrong = cosimulate.cosimulate([i for code in codes.values() for i in code], states, seed)
    lines = [f"{count} instructions as on this CPU, on {states} states each, seed {seed}; {len(wrong)} differ", *wrong[:10]]
    right = not wrong
    for solver, name in zip(solvers, SOLVERS, strict=True):
        proved = solver.step_is_divstep()
        right &= proved
        lines.append(f"packed step is the divstep, by {name}: {proved}")
        found = batch_lemmas(solver)
        right &= all(found.values())
        lines.append(f"{sum(found.values())} of {len(found)} lemmas on packed words and windows, by {name}")
        lines += [f"  not proved: {lemma}" for lemma, holds in found.items() if not holds]
    for routine, code in codes.items():
        more, proved = of_routine(routine, code, steps.Prover([solver.is_component for solver in solvers]), every, seed)
        lines += more
        right &= proved
    return lines, right


def of_routine(routine: str, code: list[machine.Instruction], prover: steps.Prover, every: int, seed: int) -> tuple[list[str], bool]:
    """The same for one of them."""
    try:
        turn = steps.Turn(code, prover)
        thirds = turn.check()
    except (steps.Refused, machine.Unknown) as error:
        return [f"{routine}: refused: {error}"], False
    forms = [form for form, proved in prover.forms.items() if proved]
    number = sum(len(third) - 1 for third in thirds)
    wrong = whole_runs.whole_runs(turn, RUNS, BATCHES, seed)
    lines = [
        f"{routine}: {number} steps in a turn of the loop, {steps.LEFT_OUT} fewer in the last one, by {len(forms)} lemmas",
        f"  {len(turn.wanted)} words that a turn leaves are as wanted; the update of f, u, g, v holds for integers",
        f"  {RUNS} inverses of numbers by {BATCHES} turns of these terms, seed {seed}; {len(wrong)} are wrong",
        *wrong,
    ]
    verdicts, right = steps.deletions(turn, every), not wrong
    for where, inside in (("in the loop", True), ("before and behind it", False)):
        tried = [i for i in verdicts if (i in turn.parts.body) == inside]
        accepted = [i for i in tried if verdicts[i]]
        lines.append(f"  deletions of instructions {where}: {len(tried) - len(accepted)} of {len(tried)} refused")
        lines += [f"    accepted without {i.address:x}: {i.text}" for i in accepted]
        right &= not accepted and bool(tried)
    return lines, right
