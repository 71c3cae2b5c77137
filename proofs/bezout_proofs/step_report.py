# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is proved of the bytes of inverses, gcds and symbols with AVX2, AVX-512 and IFMA and of products with ADX, AVX2 and IFMA, of batches of the binary GCD, and of steps over F_3, and which deletions of instructions are refused."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from . import bingcd_batches, calls, changes, cosimulate, evex, folds, halves, ifma, kept, lane_models, lane_report, lane_words, machine, offset, passes, rows, squares, steps, ternary, whole_runs, wide
from .limbs import OFFSET
from .update import LIMB, Shape

# By the words of their operands: bits, and limbs of the numbers in a state for an inverse, and in one for a gcd.
BITS = {4: 256, 6: 384, 8: 528, 9: 576, 16: 1024, 32: 2048, 64: 4096, 104: 6656}
LIMBS = {"invert": {4: 9, 6: 13, 8: 18, 9: 20, 16: 35, 32: 69}, "gcd": {4: 10, 6: 14, 8: 18, 9: 20, 16: 36, 32: 70, 64: 138}}
LIMBS["jacobi"] = {n: LIMBS["gcd"][n] for n in (4, 6, 8, 9, 16)}
NUMBERS = {"invert": "fugv", "gcd": "fg", "jacobi": "fg"}
SHAPES = {f"avx2_{what}_{n}": Shape(NUMBERS[what], limbs, BITS[n], what == "jacobi") for what, all_limbs in LIMBS.items() for n, limbs in all_limbs.items()}
WIDE_LIMBS = {"invert": {16: 36, 32: 70, 64: 138, 104: 224}, "gcd": {16: 36, 32: 72, 64: 140, 104: 224}}
SHAPES |= {f"avx512_{what}_{n}": wide.Parts(NUMBERS[what], limbs, BITS[n]) for what, all_limbs in WIDE_LIMBS.items() for n, limbs in all_limbs.items()}
# Of routines with a loop over limbs: the limbs before it, and those of a turn; and the most turns that the library asks for.
LOOPS = {"avx2_invert_long": (35, 2, 256), "avx2_gcd_long": (36, 4, 128), "avx2_jacobi_long": (68, 4, 120), "ifma_invert_long": (40, 2, 142)}
# Other routines for inverses, gcds, symbols and products: why nothing is proved of their results.
GAPS = {
    r"\w+_(invert|gcd|jacobi)_\w+": "no shape of its state is known",
}
# Numbers for which the terms are run as a whole: this many turns in all, but no fewer numbers than `FEWEST`.
TURNS, FEWEST = 120, 5
# Bits that the highest limb has for signs and multiples of a modulus.
SPARE = 8
PROVED = "a turn of its loop is proved"
# Of registers, flags, vectors and words that are live in a turn, one of this many times more is lost.
LOST = 64
# Products in lanes that the command has and the C library lacks.
IN_COMMAND = [f"{kind.family}_{what}_4" for kind in OFFSET for what in ("forward", "backward", "fold", "unfold")]
# In lanes, where routines are long, one of this many times more instructions is deleted.
SPARSE = 24

Code = list[machine.Instruction]


def decoded(output: str) -> dict[str, Code]:
    """The instructions of each routine in what `static-taint PROGRAM TABLE code` prints, those of the first program that has it."""
    lines = output.splitlines()
    starts = [n for n, line in enumerate(lines) if not line.startswith("\t")]
    ends = [*starts, len(lines)][1:]
    names = [lines[start].split("\t")[0].rpartition("::")[2] for start in starts]
    found = {name: machine.parse("\n".join(lines[start + 1 : end])) for name, start, end in reversed([*zip(names, starts, ends, strict=True)])}
    for name, start in zip(names, starts, strict=True):
        if name in calls.FUNCTIONS and found[name][0].mnemonic != "entry":
            # Its code is that of more functions, in the first program that has it.
            found[name].insert(0, machine.Instruction(int(lines[start].split("\t")[2], 16), b"", "entry", ("",)))
    return found


def routines(output: str) -> dict[str, Code]:
    """The same, where each of those is that the C library has to have."""
    found = decoded(output)
    if missing := [name for name in (*SHAPES, *LOOPS, *passes.PRODUCTS, *folds.REQUIRED, *rows.REQUIRED, *lane_models.ROUTINES, *lane_words.NAMES) if name not in found]:
        raise ValueError(f"{', '.join(missing)}: not in what is given; accepted is the output of static-taint PROGRAM TABLE code")
    return found


def shapes_of(routine: str) -> list[Shape]:
    """Of a routine and of its texts for other CPUs. With a loop over limbs it has some: for one turn, two, three, and the most."""
    if found := re.match(r"(?:avx2_(?:invert|gcd|jacobi)|avx512_(?:invert|gcd))_\d+", routine):
        return [SHAPES[found[0]]] if found[0] in SHAPES else []
    if routine not in LOOPS:
        return []
    (first, more, most), what = LOOPS[routine], routine.split("_")[1]
    counts = ((turns, first + more * turns) for turns in (1, 2, 3, most))
    if routine.startswith("ifma"):
        # The highest limb has a bit of a number, and four moduli are below twice as much as that limb stands for.
        return [ifma.Limbs51(NUMBERS[what], limbs, ifma.BITS * (limbs - 1) - 1, turns=turns) for turns, limbs in counts]
    return [Shape(NUMBERS[what], limbs, LIMB * limbs - SPARE, what == "jacobi", turns) for turns, limbs in counts]


@dataclass(frozen=True)
class Kind:
    """Which routines have this proof; what it says of one, with a verdict; and whether other code of one is proved as wholly."""

    has: Callable[[str], object]
    tell: Callable[["Proofs", str, Code], tuple[list[str], str]]
    accepts: Callable[["Proofs", str, Code], bool]


KINDS = {
    "turns": Kind(shapes_of, lambda p, *one: of_routine(*one, p.steps, p.every, p.seed), lambda p, name, code: all(steps.accepts(code, shape, p.steps) for shape in shapes_of(name))),
    "carries": Kind(
        passes.PRODUCTS.__contains__, lambda p, *one: passes.of_routine(*one, p.every), lambda p, name, code: all(passes.accepts(code, kind) for kind in passes.kinds_of(name))
    ),
    "squares": Kind(squares.PRODUCTS.__contains__, lambda p, *one: squares.of_routine(*one, p.every), lambda p, name, code: squares.accepts(code, squares.PRODUCTS[name])),
    "offset": Kind(offset.PRODUCTS.__contains__, lambda p, *one: offset.of_routine(*one, p.claims, p.every), lambda p, name, code: offset.accepts(code, offset.PRODUCTS[name], p.claims)),
    "folds": Kind(folds.kind_of, lambda p, *one: folds.of_routine(*one, p.joins, SPARSE * p.every), lambda p, *one: folds.accepted(*one, p.joins)),
    "rows": Kind(rows.kind_of, lambda p, *one: rows.of_routine(*one, p.joins, p.claims, SPARSE * p.every), lambda p, *one: rows.accepted(*one, p.joins, p.claims)),
    "lanes": Kind(
        lane_models.ROUTINES.__contains__, lambda p, *one: lane_report.of_routine(*one, p.lanes, p.every, p.seed, PROVED), lambda p, *one: lane_report.accepted(*one, p.lanes)
    ),
    "words": Kind(
        lane_words.NAMES.__contains__,
        lambda p, *one: lane_words.of_routine(*one, p.every),
        lambda p, *one: lane_words.proved(*one),
    ),
    "ternary": Kind(
        ternary.PASSES.__contains__, lambda p, *one: ternary.of_routine(*one, p.forms, p.every), lambda p, name, code: ternary.accepts(code, ternary.PASSES[name], p.forms)
    ),
    "batches": Kind(
        lambda name: name == bingcd_batches.ROUTINE,
        lambda p, _, code: bingcd_batches.of_routine(code, p.batches, p.every, p.states, p.seed),
        lambda p, _, code: bingcd_batches.accepts(code, p.batches),
    ),
    "calls": Kind(
        calls.FUNCTIONS.__contains__,
        lambda p, *one: calls.of_function(*one, p.codes, SHAPES, p.solvers, p.steps, p.every, p.states, p.seed),
        lambda p, *one: p.verdict(*one) != calls.REFUSED,
    ),
}


def kind_of(routine: str) -> str | None:
    """Which proof a routine has, by its name."""
    return next((kind for kind, found in KINDS.items() if found.has(routine)), None)


class Proofs:
    """What both solvers have proved of forms, and what is asked of a routine. `codes` are those that functions call."""

    def __init__(self, codes: dict[str, Code], every: int = 1, states: int = 1, seed: int = 1):
        try:
            from .lane_lemmas import LaneSolver, PairSolver, WordSolver
            from .step_lemmas import SOLVERS, Solver

            self.solvers, self.in_words, self.in_eight, self.in_pairs = ([kind(name) for name in SOLVERS] for kind in (Solver, LaneSolver, WordSolver, PairSolver))
        except ImportError as error:
            raise ValueError(f"{error}; tools/requirements.txt has both solvers") from error
        self.codes, self.every, self.states, self.seed = codes, every, states, seed
        self.steps = steps.Prover([solver.is_component for solver in self.solvers])
        self.lanes = lane_report.provers(halves=self.in_words, words=self.solvers, pairs=self.in_pairs)
        self.claims, self.joins, self.forms = offset.Prover(self.solvers), folds.Joins(self.solvers), ternary.Prover(self.solvers)
        self.batches = bingcd_batches.Prover(self.solvers)
        # Functions at each of their lengths, by one solver.
        self.functions: dict[str, list[calls.AtLength]] = {}

    def tell(self, routine: str, code: Code) -> tuple[list[str], str]:
        """What is proved of a routine, and a verdict."""
        return KINDS[kind_of(routine)].tell(self, routine, code)

    def accepted(self, routine: str, code: Code) -> bool:
        """Whether all is proved of other code of a routine that is proved of its own."""
        return KINDS[kind_of(routine)].accepts(self, routine, code)

    def function(self, name: str) -> list[calls.AtLength]:
        """One that is proved, at each of its lengths, or an error."""
        if name not in self.functions:
            self.functions[name] = calls.proved(name, self.codes[name], self.codes, SHAPES, self.solvers[:1], self.steps)
        return self.functions[name]

    def verdict(self, name: str, code: Code) -> str:
        """Of other code of a function, at all of its lengths."""
        verdicts = {one.verdict(code) for one in self.function(name)}
        return next(verdict for verdict in (calls.REFUSED, calls.ACCEPTED, calls.SAME) if verdict in verdicts)

    def lemmas(self) -> tuple[list[str], bool]:
        """What all proofs of steps rest on, by each solver."""
        from .lane_lemmas import lane_lemmas, wide_lemmas
        from .step_lemmas import SOLVERS, batch_lemmas
        from .symbol_lemmas import symbol_lemmas

        lines, right = [], True
        for solver, small, eight, pairs, name in zip(self.solvers, self.in_words, self.in_eight, self.in_pairs, SOLVERS, strict=True):
            proved = solver.step_is_divstep()
            right &= proved
            lines.append(f"packed step is the divstep, by {name}: {proved}")
            for what, found in (
                ("packed words and windows", batch_lemmas(solver)),
                ("what flips a symbol", symbol_lemmas(solver)),
                ("steps in lanes", {lemma: ask() for lemma, ask in (lane_lemmas(small) | wide_lemmas(eight, pairs)).items()}),
            ):
                right &= all(found.values())
                lines.append(f"{sum(found.values())} of {len(found)} lemmas on {what}, by {name}")
                lines += [f"  not proved: {lemma}" for lemma, holds in found.items() if not holds]
        return lines, right


def comparable(codes: dict[str, list[machine.Instruction]]) -> tuple[dict[str, list[machine.Instruction]], dict[str, str]]:
    """Routines with a proof, and verdicts in the place of those whose instructions this CPU lacks."""
    found = {routine: code for routine, code in codes.items() if kind_of(routine)}
    if cosimulate.has_vectors(*cosimulate.WIDE):
        return found, {}
    unseen = [routine for routine, code in found.items() if issubclass(evex.machine_for(code), evex.Wide)]
    return {routine: code for routine, code in found.items() if routine not in unseen}, dict.fromkeys(unseen, "not proved: this CPU lacks its instructions")


def compared(codes: Iterable[list[machine.Instruction]], states: int, seed: int) -> tuple[int, list[str]]:
    """How many instructions were compared with the CPU, and what differs: each machine has those of its routines."""
    codes, total, wrong = list(codes), 0, []
    for kind in (machine.Machine, halves.Halves, evex.Wide, evex.WideHalves):
        count, differs = cosimulate.cosimulate([i for code in codes if evex.machine_for(code) is kind for i in code], states, seed)
        total, wrong = total + count, wrong + differs
    return total, wrong


def gap_of(routine: str) -> str | None:
    return next((gap for names, gap in GAPS.items() if re.fullmatch(names, routine)), None)


def parts_of(routine: str, codes: dict[str, list[machine.Instruction]]) -> list[list[machine.Instruction]]:
    """The code that the proof of one rests on: of a function those that it calls too."""
    called = [name for _, names in calls.FUNCTIONS.get(routine, ()) for name in names]
    return [codes[routine], *(codes[name] for name in called if name in codes)]


def report(output: str, every: int, states: int, seed: int, before: kept.Kept | None = None) -> tuple[list[str], bool]:
    """The lines of the report, and whether all of it holds. What was proved before is not asked again."""
    codes = routines(output)
    proofs = Proofs(codes, every, states, seed)
    seen, unseen = comparable(codes)
    before = before or kept.Kept(None)
    # What is written down for the next run: of each routine that is proved its bytes and lines.
    known = {routine: (parts, found) for routine in seen if (found := before.of(routine, parts := parts_of(routine, codes)))}
    seen = {routine: code for routine, code in seen.items() if routine not in known}
    verdicts = {routine: found[-1] for routine, (_, found) in known.items()}
    lines = [line for _, found in known.values() for line in found[:-1]]
    if known:
        lines.append(f"{len(known)} routines were proved before: since then neither their bytes have changed, nor the programs of the proof, nor this CPU")
    # Of a function the paths are compared where it is asked, and so are batches, whose machine has more instructions.
    count, wrong = compared((code for name, code in seen.items() if kind_of(name) not in ("calls", "batches")), states, seed)
    lines += [f"{count} instructions as on this CPU, on {states} states each, seed {seed}; {len(wrong)} differ", *wrong[:10]]
    right = not wrong
    more, holds = proofs.lemmas()
    lines, right = lines + more, right and holds
    told: dict[str, list[str]] = {}
    for routine, code in seen.items():
        told[routine], verdicts[routine] = proofs.tell(routine, code)
    lines += [line for more in told.values() for line in more]
    lines.append(f"{len(proofs.joins.found)} forms of words of limbs, each proved by both solvers")
    lines.append(f"{lane_report.forms(proofs.lanes)} forms of a step in lanes, each proved by both solvers")
    lines.append(f"{sum(proofs.steps.forms.values())} forms of a step in {'the others' if known else 'all of them'}, each proved by both solvers; and {sum(proofs.claims.claims.values())} claims on zeros")
    lines.append(f"{sum(proofs.forms.forms.values())} forms of words of steps over F_3, each proved by both solvers")
    proved = (PROVED, passes.PROVED, ternary.PROVED, lane_words.PROVED, calls.PROVED, bingcd_batches.PROVED)
    right &= all(verdict in proved for verdict in verdicts.values())
    if right:
        before.write(known | {routine: (parts_of(routine, codes), [*more, verdicts[routine]]) for routine, more in told.items()})
    # Lemmas are behind all of them.
    verdicts = {name: verdict if right or verdict not in proved else "something above does not hold" for name, verdict in verdicts.items()}
    verdicts |= {name: "not in what is given" for name in (*offset.PRODUCTS, *squares.PRODUCTS, *ternary.PASSES, *IN_COMMAND, *calls.FUNCTIONS, bingcd_batches.ROUTINE) if name not in codes}
    verdicts |= unseen
    verdicts |= {name: f"not proved: {gap}" for name in codes if name not in verdicts and (gap := gap_of(name))}
    return lines + [f"{name}: {verdict}" for name, verdict in sorted(verdicts.items())], right


def of_routine(routine: str, code: list[machine.Instruction], prover: steps.Prover, every: int, seed: int) -> tuple[list[str], str]:
    """The same for one of them, and a verdict."""
    shape, *longer = shapes_of(routine)
    try:
        turn = steps.Turn(code, shape, prover)
        thirds = turn.check()
        for other in longer:
            steps.check(code, other, prover)
    except (steps.Refused, machine.Unknown) as error:
        return [], f"refused: {error}"
    number = sum(len(third) - 1 for third in thirds)
    turns = steps.turns(shape)
    runs = max(FEWEST, TURNS // turns)
    wrong = whole_runs.whole_runs(turn, runs, turns, seed)
    fewer = f", {shape.left_out} fewer in the last one" * (shape.left_out > 0)
    what = "inverses" if shape.has_cofactors else "symbols" if shape.is_symbol else "gcds"
    lines = [
        f"{routine}: {number} steps in a turn of the loop{fewer}; {len(turn.wanted)} words that it leaves are as wanted",
        f"  the update of {', '.join(shape.numbers)} in {shape.limbs} limbs holds for integers",
        f"  {runs} {what} of {shape.bits} bits by {turns} turns of these terms, seed {seed}; {len(wrong)} are wrong",
        *wrong,
        *(f"  a turn with {other.limbs} limbs is as wanted too, by {other.turns} turns of the loop over limbs" for other in longer),
    ]
    verdicts, right = steps.deletions(turn, every), not wrong
    for where, inside in (("in the loop", True), ("before and behind it", False)):
        tried = [i for i in verdicts if (i in turn.parts.body) == inside]
        # In a loop over limbs some do nothing in its last turn.
        accepted = [i for i in tried if verdicts[i] and all(turn.proves_without(i, other) for other in longer[:1])]
        lines.append(f"  deletions of instructions {where}: {len(tried) - len(accepted)} of {len(tried)} refused")
        lines += [f"    {'proved without this copy' if steps.is_copy(i) else 'accepted without'} {i.address:x}: {i.text}" for i in accepted]
        right &= all(map(steps.is_copy, accepted)) and bool(tried)
    lines += [f"    changes nothing: {i.address:x}: {i.text}" for i in steps.idle(turn)]

    def inserted(k: int, one: machine.Instruction) -> bool:
        return turn.accepts_with(k, one) and all(steps.accepts([*code[:k], one, *code[k:]], other, prover) for other in longer[:1])

    lost, all_refused = changes.refused(code, inserted, LOST * every)
    lines, right = lines + lost, right and all_refused
    return lines, PROVED if right else "refused: see above"
