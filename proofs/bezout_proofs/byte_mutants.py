# SPDX-License-Identifier: MIT OR Apache-2.0
"""Changes one instruction of a routine, or of a function that is proved from call to return, in a copy of a linked file, and shows that its
proof refuses what is there then.

The changes are those of `tools/mutants_assembly.py`, with which tests have to find them: here nothing is run. The copy is decoded
again, and judged by what is followed of secrets, places and the frame, and by the proof of the routine; of a function by its proof alone.
A copy has a mutant of each of many routines, or one of a function.
"""

import itertools
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass

from . import bingcd_batches, calls, compiled, evex, files, step_report
from .machine import NUMBER, Instruction, Machine, Unknown, number
from .steps import Refused

sys.path += [str(files.ROOT / "tools"), str(files.ROOT / "ctcheck")]
import mutants_assembly  # noqa: E402
from ctcheck import assembly, profiles, proved, statictaint  # noqa: E402

Bad = mutants_assembly.Bad
TOOL = profiles.STATIC_TAINT
WHOLE = "frame proved; places proved"
SAME = "each instruction leaves the same terms as before"
# Of a function, by its verdict. The last one is of other terms: one may be, and more where many are
# refused.
OF_FUNCTIONS = {calls.SAME: "the routine gets the same terms, and the same ones are returned", calls.ACCEPTED: "what it does is proved, from call to return"}
# Of functions, for this many changes of routines one more.
SHARE = 5
# For this many changes of functions one function more, the shortest ones first: to prove one takes
# longer than to ask for changes.
PER_FUNCTION = 6
# What is not changed of them: it does nothing, or says where code goes on.
UNCHANGED = ("nop", "ret", "call", "entry")


@dataclass
class Judged:
    """A mutant, and who refuses it."""

    mutant: mutants_assembly.Mutant
    # Why what is followed refuses it, or nothing.
    followed: str
    by_proof: bool
    # Whether the machine lacks an instruction of it.
    unknown: bool
    # Why it changes nothing, if the proof says so.
    why: str | None = None

    @property
    def refused(self) -> bool:
        return bool(self.followed) or self.by_proof

    @property
    def reason(self) -> str | None:
        """Why nothing can refuse it: from the list, or by terms."""
        return self.mutant.reason or self.why


def decoded(tool: pathlib.Path, program: pathlib.Path, table: str, what: str = "code") -> dict[str, list[Instruction]]:
    """Of the routines in a list; or of a function, in the place of the list, and of what it calls."""
    done = subprocess.run([tool, program, table, what], capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"static-taint ended with {done.returncode}: {done.stderr}")
    return step_report.decoded(done.stdout)


def lacks(name: str, code: list[Instruction], other: list[Instruction]) -> bool:
    """Whether the machine of a routine has no such instruction as changed code has."""
    machine = compiled.Compiled if name in calls.FUNCTIONS else bingcd_batches.Batches if name == bingcd_batches.ROUTINE else evex.machine_for(other)
    return any(not hasattr(machine, f"do_{i.mnemonic}") for i in set(other) - set(code) if i.mnemonic[0] != "j" and i.mnemonic != "ret")


def operand(text: str, i: Instruction) -> str:
    """As the assembler reads it: numbers have ten digits, and a place in the file is as far from the next instruction."""
    if text.startswith("[") and (at := number(text[1:-1])) is not None:
        return f"[rip{at - i.address - len(i.code):+d}]"
    found = re.split(r"(\W+)", text)
    return "".join(str(number(part)) if NUMBER.match(part) else part for part in found)


def of_function(name: str, lengths: list[calls.AtLength]) -> mutants_assembly.Routine:
    """What a proof follows of a function, as what can be changed: between its instructions others may be."""
    seen = {i.address: i for one in lengths for i in one.whole.seen if i.mnemonic not in UNCHANGED}
    seen = [seen[address] for address in sorted(seen)]
    first, last = seen[0].address, seen[-1].address + len(seen[-1].code)
    found = mutants_assembly.Routine(name, [f"{i.mnemonic} {', '.join(operand(text, i) for text in i.operands)}".strip() for i in seen], "", [])
    found.spans = [(i.address - first, i.address - first + len(i.code)) for i in seen]
    code = bytearray(last - first)
    for (start, end), i in zip(found.spans, seen, strict=True):
        code[start:end] = i.code
    found.code = bytes(code)
    return found


class Programs:
    """Linked files, and what is decoded of them; a routine is that of the first one that has it."""

    def __init__(self, paths: list[pathlib.Path], tool: pathlib.Path):
        self.tool, self.data = tool, {path: path.read_bytes() for path in paths}
        self.codes: dict[str, list[Instruction]] = {}
        self.of: dict[str, pathlib.Path] = {}
        for path in paths:
            found = decoded(tool, path, str(assembly.TABLE))
            for name in calls.FUNCTIONS:
                found |= decoded(tool, path, name, "whole")
            self.codes = found | self.codes
            self.of = dict.fromkeys(found, path) | self.of

    def followed(self, path: pathlib.Path, names: set[str]) -> dict[str, str]:
        """By routine, why one is refused of these."""
        with statictaint.table_of(statictaint.lines_of(assembly.TABLE, names)) as table, statictaint.table_of(statictaint.lines_of(proved.PLACES, names)) as places:
            found = proved.at_lengths(statictaint.run(self.tool, path, table), statictaint.run(self.tool, path, places))
        verdicts = {f.name.rpartition("::")[2]: proved.verdict(f) for functions in found.values() for f in functions}
        return {name: "" if verdicts.get(name) == WHOLE else verdicts.get(name, "not found") for name in names}

    def place(self, routine: mutants_assembly.Routine) -> int:
        if routine.name in calls.FUNCTIONS:
            return self.place_of_function(routine)
        at = mutants_assembly.find(self.of[routine.name].name, self.data[self.of[routine.name]], routine)
        if at is None:
            raise ValueError(f"{routine.name}: other bytes in {self.of[routine.name]} than those of the generator")
        return at

    def place_of_function(self, routine: mutants_assembly.Routine) -> int:
        """Where the first of its instructions is in the file: where all others are there too."""
        data, (start, end) = self.data[self.of[routine.name]], max(routine.spans, key=lambda span: span[1] - span[0])
        found, at = [], data.find(routine.code[start:end])
        while at >= 0:
            if all(data[at - start + a : at - start + b] == routine.code[a:b] for a, b in routine.spans):
                found.append(at - start)
            at = data.find(routine.code[start:end], at + 1)
        if len(found) != 1:
            raise ValueError(f"{routine.name}: {len(found)} places in {self.of[routine.name]}, one has to be")
        return found[0]

    def changed(self, found: list[mutants_assembly.Mutant]) -> tuple[dict[str, list[Instruction]], dict[str, str]]:
        """Of mutants of different routines in one file: their code, and why it is refused by what is followed."""
        path = self.of[found[0].routine.name]
        names = {m.routine.name for m in found}
        data = bytearray(self.data[path])
        for m in found:
            at = self.place(m.routine) + m.span[0]
            data[at : at + len(m.code)] = m.code
        with tempfile.NamedTemporaryFile(suffix=path.suffix) as copy:
            copy.write(data)
            copy.flush()
            if functions := names & calls.FUNCTIONS.keys():
                (name,) = functions
                return decoded(self.tool, pathlib.Path(copy.name), name, "whole"), {name: ""}
            with statictaint.table_of(statictaint.lines_of(assembly.TABLE, names)) as table:
                codes = decoded(self.tool, pathlib.Path(copy.name), table)
            return codes, self.followed(pathlib.Path(copy.name), names)


def chosen(programs: Programs, part: str) -> tuple[list[mutants_assembly.Routine], list[str], dict[str, str]]:
    """The routines that can be changed and judged, the functions that can, and why others cannot."""
    found, left = [], {}
    for routine in mutants_assembly.routines(part):
        if not step_report.kind_of(routine.name):
            left[routine.name] = step_report.gap_of(routine.name) or "it has no proof"
        elif routine.name not in programs.codes:
            left[routine.name] = "not in what is given"
        else:
            found.append(routine)
    functions = sorted((name for name in calls.FUNCTIONS if part in name), key=lambda name: (sum(calls.LENGTHS[name][1]), name))
    left |= {name: "not in what is given" for name in functions if name not in programs.codes}
    return found, [name for name in functions if name in programs.codes], left


def copies(found: list[mutants_assembly.Mutant], programs: Programs) -> list[list[mutants_assembly.Mutant]]:
    """Mutants that go together: each of another routine of one file. Functions may have code that others have too."""
    counts: Counter = Counter()
    groups: dict[tuple, list[mutants_assembly.Mutant]] = {}
    for m in found:
        name = m.routine.name
        counts[name] += 1
        groups.setdefault((programs.of[name], name if name in calls.FUNCTIONS else "", counts[name]), []).append(m)
    return list(groups.values())


def judged(group: list[mutants_assembly.Mutant], programs: Programs, proofs: step_report.Proofs) -> list[Judged]:
    codes, followed = programs.changed(group)
    verdicts = []
    for m in group:
        name = m.routine.name
        code, other = programs.codes[name], codes[name]
        if name in calls.FUNCTIONS:
            verdict = proofs.verdict(name, other)
            one = Judged(m, "", verdict == calls.REFUSED, lacks(name, code, other), OF_FUNCTIONS.get(verdict))
        else:
            one = Judged(m, followed[name], not proofs.accepted(name, other), lacks(name, code, other))
            one.why = SAME if not one.refused and is_same(name, code, other, proofs) else None
        verdicts.append(one)
    return verdicts


def is_same(name: str, code: list[Instruction], other: list[Instruction], proofs: step_report.Proofs) -> bool:
    """Whether the proof follows what is changed, and other code leaves the same terms behind each instruction."""
    before, after = left(name, code, proofs), left(name, other, proofs)
    changed = {i.address for i in set(other) - set(code)}
    # What changes nothing may be left out.
    words, others = ([words for words, _ in itertools.groupby(words for _, words in found)] for found in (before, after))
    return changed <= {address for address, _ in after} and words == others


def left(name: str, code: list[Instruction], proofs: step_report.Proofs) -> list[tuple[int, int]]:
    """The registers, flags and memory behind each instruction that the proof follows, as terms."""
    found: list[tuple[int, int]] = []

    def look(machine: Machine, i: Instruction) -> None:
        state, of = machine.state, machine.terms.structures()
        cells = [(name, of[term]) for name, term in (*state.registers.items(), *state.words.items())]
        lanes = [(name, *(of[lane] for lane in lanes)) for name, lanes in state.vectors.items()]
        flags = [None if flag is None else of[flag] for flag in (state.carry, state.nonzero, state.sign, state.overflow)]
        found.append((i.address, hash((*cells, *lanes, *flags, *state.stores))))

    Machine.watch = look
    try:
        proofs.accepted(name, code)
    finally:
        Machine.watch = None
    return found


def unchanged(names: set[str], programs: Programs, proofs: step_report.Proofs) -> list[str]:
    """The routines that are refused without a change: nothing is shown by theirs."""
    wrong = [name for name in sorted(names) if not proofs.accepted(name, programs.codes[name])]
    for path in programs.data:
        own = {name for name in names if programs.of[name] == path and name not in calls.FUNCTIONS}
        wrong += [name for name, why in programs.followed(path, own).items() if why] if own else []
    return wrong


def mutants(routines: list[mutants_assembly.Routine], count: int, seed: int) -> list[mutants_assembly.Mutant]:
    """Changes, as many as are asked for where enough can be encoded."""
    candidates = mutants_assembly.candidates(routines, count, random.Random(seed)) if routines and count else []
    return list({str(m): m for m in mutants_assembly.encode(candidates)}.values())[:count] if candidates else []


def run(paths: list[pathlib.Path], tool: pathlib.Path, count: int, seed: int, part: str) -> tuple[list[str], bool]:
    """The lines of the report, and whether each mutant is refused, or has a reason."""
    programs = Programs(paths, tool)
    routines, functions, left = chosen(programs, part)
    lines = [f"NOT RUN: {name}: {why}" for name, why in sorted(left.items())]
    if not routines and not functions:
        return [*lines, "no routine can be changed"], False
    mutants_assembly.locate(routines)
    proofs = step_report.Proofs(programs.codes)
    of_functions = count // SHARE if routines else count
    found, wrong, can_change = mutants(routines, count, seed), [], []
    for name in functions[: -(-of_functions // PER_FUNCTION)]:
        try:
            can_change.append(of_function(name, proofs.function(name)))
        except (Refused, Unknown) as error:
            wrong.append(f"{name}: refused without a change: {error}")
    found += mutants(can_change, of_functions, seed)
    wrong += [f"{name}: refused without a change" for name in unchanged({m.routine.name for m in found}, programs, proofs)]
    verdicts = [one for group in copies(found, programs) for one in judged(group, programs, proofs)]
    by_kind: dict[str, list[Judged]] = {}
    for one in verdicts:
        by_kind.setdefault(step_report.kind_of(one.mutant.routine.name), []).append(one)
    for kind, of_kind in sorted(by_kind.items()):
        refused = [one for one in of_kind if one.refused]
        by_proof, lacking = sum(one.by_proof for one in refused), sum(one.unknown for one in refused)
        lines.append(
            f"{kind}: {len(refused)} of {len(of_kind)} mutants refused: {by_proof} by the proof, of them {lacking} have an instruction that the machine lacks;"
            f" {sum(bool(one.followed) for one in refused)} by secrets, places or the frame, and {len(refused) - by_proof} by these alone"
        )
    accepted = [one for one in verdicts if not one.refused]
    lines += [f"  proved with {one.mutant}: {one.reason or 'no reason is known'}" for one in accepted]
    lines += wrong
    without = sum(one.reason is None for one in accepted)
    lines.append(
        f"seed {seed}: {len(verdicts) - len(accepted)} of {len(verdicts)} mutants refused in {len({m.routine.name for m in found})} routines and functions;"
        f" {len(accepted) - without} change nothing, {without} are accepted without a reason; {len(left)} not run"
    )
    of_calls = [one for one in verdicts if one.mutant.routine.name in calls.FUNCTIONS]
    others = sum(one.reason == OF_FUNCTIONS[calls.ACCEPTED] for one in of_calls)
    is_rare = others <= 1 + sum(one.refused for one in of_calls) // calls.FEWEST
    return lines, bool(verdicts) and not wrong and not without and is_rare
