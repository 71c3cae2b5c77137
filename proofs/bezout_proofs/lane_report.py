# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of the bytes of inversions in lanes, and which deletions of instructions are refused."""

from . import changes, lane_models, lane_runs, lane_steps, steps
from .machine import Instruction

# Limbs at which all is looked at, with one turn of the loop over limbs; and others: the fewest and the most of the library, and two turns. By IFMA
# there are five.
LIMBS = {"avx2_multi_lane": (10, 9, 11, 137), "avx512_multi_lane": (10, 9, 11, 137), "ifma_multi_lane": (5,)}
# One of this many times more instructions is deleted.
SPARSE = 4
# And of registers, vectors and words that are live one of this many times more is lost.
LOST = 256
# How often numbers are inverted in all lanes.
RUNS = 3

Provers = dict[str, steps.Prover]


def provers(**solvers) -> Provers:
    """By the letters of their words, from the solvers of each."""
    found = {lane_models.InHalves: solvers["halves"], lane_models.InWords: solvers["words"], lane_models.InPairs: solvers["pairs"]}
    return {model.letters: steps.Prover([solver.is_component for solver in those], model.letters) for model, those in found.items()}


def forms(provers: Provers) -> int:
    """How many forms of a step are proved."""
    return sum(sum(prover.forms.values()) for prover in provers.values())


def accepted(routine: str, code: list[Instruction], provers: Provers) -> bool:
    """Whether all is proved of other code, at each number of limbs."""
    kind = lane_models.ROUTINES[routine]
    return all(lane_steps.accepts(code, limbs, provers[kind.letters], kind) for limbs in LIMBS[routine])


def of_routine(routine: str, code: list[Instruction], provers: Provers, every: int, seed: int, proved: str) -> tuple[list[str], str]:
    """What is proved of a routine, and a verdict: of one turn of the loop over limbs, of none, and of the most."""
    kind, (_, *others) = lane_models.ROUTINES[routine], LIMBS[routine]
    try:
        turn, *_ = [lane_steps.check(code, limbs, provers[kind.letters], kind) for limbs in LIMBS[routine]]
    except steps.Refused as error:
        return [], f"refused: {error}"
    verdicts, idle = lane_steps.deletions(turn, SPARSE * every), [i for k, i in enumerate(code) if steps.is_deleted(i) and k not in turn.changing]
    without = [i for i, found in verdicts.items() if found]
    shape, lanes = turn.shapes[0], len(turn.shapes)
    batches = steps.turns(shape)
    wrong = lane_runs.runs(turn, RUNS, shape.bits, batches, seed)
    # Where limbs are in a loop, something may be read in its next turn alone.
    lost, all_refused = changes.refused(code, changes.whole(code, lambda other: accepted(routine, other, provers)), LOST * every)
    lines = [
        f"{routine}: {2 * lane_models.STEPS} steps in a turn of the loop, in each of {lanes} lanes, {turn.steps} in all words; {len(turn.wanted)} words that are left are as wanted",
        f"  the update of {', '.join(lane_models.NUMBERS)} in {turn.limbs} limbs holds for integers, in each lane, in a turn and behind the last one",
        *([f"  with {', '.join(map(str, others))} limbs it is as wanted too"] if others else []),
        f"  {RUNS} times {lanes} inverses of {shape.bits} bits by {batches} turns of these terms, seed {seed}; {len(wrong)} are wrong",
        *wrong,
        f"  deletions of instructions: {len(verdicts) - len(without)} of {len(verdicts)} refused",
        *(f"    accepted without {i.address:x}: {i.text}" for i in without),
        *(f"    changes nothing: {i.address:x}: {i.text}" for i in idle),
        *lost,
    ]
    return lines, proved if all_refused and verdicts and not without and not wrong else "refused: see above"
