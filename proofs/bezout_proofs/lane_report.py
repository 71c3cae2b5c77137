# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of the bytes of inversions in lanes, and which deletions of instructions are refused."""

from . import lane_runs, lane_steps, steps
from .machine import LANES, Instruction

# Limbs at which all is looked at, with one turn of the loop over limbs; and others: the fewest and the most of the library, and two turns.
MAIN, OTHERS = 10, (9, 11, 137)
# One of this many times more instructions is deleted.
SPARSE = 4
# How often numbers are inverted in all lanes.
RUNS = 3


def of_routine(routine: str, code: list[Instruction], prover: steps.Prover, every: int, seed: int, proved: str) -> tuple[list[str], str]:
    """What is proved of a routine, and a verdict: of one turn of the loop over limbs, of none, and of the most."""
    try:
        turn, *_ = [lane_steps.check(code, limbs, prover) for limbs in (MAIN, *OTHERS)]
    except steps.Refused as error:
        return [], f"refused: {error}"
    verdicts, idle = lane_steps.deletions(turn, SPARSE * every), [i for k, i in enumerate(code) if steps.is_deleted(i) and k not in turn.changing]
    accepted = [i for i, found in verdicts.items() if found]
    shape = turn.shapes[0]
    batches = steps.turns(shape)
    wrong = lane_runs.runs(turn, RUNS, shape.bits, batches, seed)
    lines = [
        f"{routine}: {2 * lane_steps.STEPS} steps in a turn of the loop, in each of {LANES} lanes, {turn.steps} in all words; {len(turn.wanted)} words that are left are as wanted",
        f"  the update of {', '.join(lane_steps.NUMBERS)} in {turn.limbs} limbs holds for integers, in each lane, in a turn and behind the last one",
        f"  with {', '.join(map(str, OTHERS))} limbs it is as wanted too",
        f"  {RUNS} times {LANES} inverses of {shape.bits} bits by {batches} turns of these terms, seed {seed}; {len(wrong)} are wrong",
        *wrong,
        f"  deletions of instructions: {len(verdicts) - len(accepted)} of {len(verdicts)} refused",
        *(f"    accepted without {i.address:x}: {i.text}" for i in accepted),
        *(f"    changes nothing: {i.address:x}: {i.text}" for i in idle),
    ]
    return lines, "refused: see above" if accepted or wrong or not verdicts else proved
