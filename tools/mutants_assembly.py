#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Changes one instruction of a generated routine in the built tests, and shows that a test finds it.

    tools/mutants_assembly.py [--count N] [--seed N] [--routine TEXT]

The tests are built once. A change is written over the bytes of the program: an instruction is left out, or has another
operation, register, condition, number or place in memory. So one mutant takes as long as the tests of its kernel. The
seed is the day, so that each night has other mutants; a message names the seed that finds a mutant again.

A first instruction that stops the program has to fail too: else no test reaches the routine. Its mutants are left out, as
those of a routine whose instructions the CPU lacks, with a line that says so.
"""

import argparse
import itertools
import os
import random
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue

import mutants
from mutants import ROOT, WORK, Bad

sys.path.insert(0, str(ROOT / "asmgen"))
from asmgen import manifest  # noqa: E402

PLACE = WORK / "assembly"
COUNT = 300

# Names of routines -> the kernel that has them, and the tests that run it: the shortest first.
INTEGER = [("exhaustive", "every_kernel"), ("vectors", "by_every_kernel"), ("differential", "every_kernel")]
LANES = [("lib", "integer::divstep::x86_64::tests::lanes"), *INTEGER]
POLYNOMIAL = INTEGER[1:]
PSEUDO_MERSENNE = [("batches", "residues"), ("lib", "pseudo_mersenne::tests::batch::passes_are")]
# The name of an unit test, or a part of it.
NEAR_POWER = [("lib", f"integer::shared::{test}") for test in ("chain::tests::near_a_power", "near_power::tests")]
PASSES_255 = [("lib", "pseudo_mersenne::tests::batch::every_way"), *INTEGER]
KERNELS = [
    (r"avx2_(invert|gcd|jacobi)_", "divstep60/avx2", INTEGER),
    (r"avx512_(invert|gcd)_", "divstep60/avx512", INTEGER),
    (r"ifma_invert_", "divstep51/ifma", INTEGER),
    (r"avx2_multi_lane", "divstep30_lanes/avx2", LANES),
    (r"avx512_multi_lane", "divstep30_lanes/avx512", LANES),
    (r"ifma_multi_lane", "divstep30_lanes/ifma", INTEGER),
    (r"adx_bingcd_", "bingcd31/adx", INTEGER),
    (r"adx_montgomery_\d", "montgomery/adx", INTEGER),
    (r"adx_montgomery_(forward|backward)_", "montgomery_trick/adx", INTEGER),
    (r"avx2_montgomery_", "montgomery_trick/avx2", INTEGER),
    (r"ifma_montgomery_", "montgomery_trick/ifma", INTEGER),
    (r"avx2_pseudo_mersenne_", "montgomery_trick/avx2", PASSES_255),
    (r"ifma_pseudo_mersenne_", "montgomery_trick/ifma", PASSES_255),
    (r"adx_pseudo_mersenne_", "", PSEUDO_MERSENNE),
    (r"adx_near_power_", "", NEAR_POWER),
    (r"(avx2|base)_ternary_", "ternary_divstep", POLYNOMIAL),
]

# What the CPU has to have, as Linux names it, for routines whose name begins like this.
NEEDED = {"adx": "adx", "avx2": "avx2", "avx512": "avx512f", "ifma": "avx512ifma", "base": "sse2"}

LOW_HALF = "of the highest limb the low half alone counts; the proof of the text has the other one too"
# Operands of sums that begin where nothing is carried; the first one of r8 and r14 is behind a carry.
SQUARES = [("rax, rsi", 1, 2), ("r8, r14", 2)]
SQUARES += [(x,) for x in ("rax, r8", "rax, r14", "rbx, rbx", "rbx, rsi", "rbx, r14", "rcx, rsi", "rbp, r13", "r8, r8", "r8, rdx")]
DISJOINT = "a word to the right by k bits and another to the left by 64 - k share no bit"
NO_SIGN = "both factors are below 2^31: limbs below the highest one, low parts of a matrix, and digits"
# No test can find these, for the reason beside them: routine, instruction and change as they are
# printed, and which ones it is of those with this text, from 1 on, if there are more.
ALIVE: list[tuple] = [
    *(("adx_near_power_squares_4", f"add {x} -> adc {x}", "the sum before has room for its carry", *which) for x, *which in SQUARES),
    (
        *("adx_montgomery_backward_8", "xor rax, rax -> nothing", "the row before had room for both carries, and rax is written before it is read"),
        *(*range(2, 15, 2), *range(17, 30, 2)),
    ),
    ("adx_montgomery_backward_8", "xor rax, rax -> xor rax, r12", "it clears the same flags, and rax is written before it is read", *range(1, 31)),
    ("adx_montgomery_backward_8", "adcx r13, rax -> adox r13, rax", "both flags are clear at the head of a row, and r14 gets either carry", 14),
    ("adx_pseudo_mersenne_backward_4", "xor rbp, rbp -> nothing", "rbp is 0, and the row before had room for both carries", 2, 3, 4, 6, 7, 8),
    ("adx_pseudo_mersenne_backward_4", "add r11, r11 -> adc r11, r11", "the row before had room for the carry", 1, 2),
    ("avx2_gcd_6", "sub r14, r9 -> sbb r14, r9", "xor before it leaves no carry"),
    ("avx2_gcd_9", "vpmuldq ymm7, ymm4, ymm15 -> vpmuludq ymm7, ymm4, ymm15", NO_SIGN),
    ("avx2_multi_lane_leave", "vpand ymm6, ymm6, ymm1 -> nothing", "the other digit evens it out unless it is below 4"),
    ("avx2_multi_lane_leave", "vpaddq ymm8, ymm8, ymm13 -> nothing", LOW_HALF, 4),
    ("avx2_multi_lane_leave", "vpaddq ymm8, ymm8, ymm13 -> vpsubq ymm8, ymm8, ymm13", LOW_HALF, 4),
    ("avx2_multi_lane_leave", "vpsubq ymm8, ymm8, ymm12 -> nothing", LOW_HALF),
    ("avx2_multi_lane_leave", "vpsubq ymm8, ymm8, ymm12 -> vpaddq ymm8, ymm8, ymm12", LOW_HALF),
    ("avx2_pseudo_mersenne_backward_4", "vpor ymm5, ymm5, ymm15 -> vpxor ymm5, ymm5, ymm15", DISJOINT, *range(1, 13)),
    ("avx2_pseudo_mersenne_forward_4", "vpsrlq ymm6, ymm0, 29 -> vpsrlq ymm6, ymm0, 28", "bit 28 is in the other part too", 1, 2),
    ("avx2_ternary_both_16", "vpor ymm10, ymm10, ymm12 -> vpxor ymm10, ymm10, ymm12", DISJOINT, 1, 2, 3, 4),
    ("avx2_ternary_down_4", "vpor ymm3, ymm3, ymm6 -> vpxor ymm3, ymm3, ymm6", DISJOINT),
    ("avx512_gcd_64_amd26", "vpmuldq zmm12, zmm24, zmm15 -> vpmuludq zmm12, zmm24, zmm15", NO_SIGN),
    ("avx512_gcd_64_amd26", "vpmuldq zmm3, zmm23, zmmword ptr [rdi+2560] -> vpmuludq zmm3, zmm23, zmmword ptr [rdi+2560]", NO_SIGN),
    ("avx512_invert_104", "vpmuldq zmm2, zmm24, zmm21 -> vpmuludq zmm2, zmm24, zmm21", NO_SIGN, 1, 2, 3, 4),
    ("avx512_invert_104", "vpmuludq zmm12, zmm8, zmmword ptr [rdi+12672] -> vpmuldq zmm12, zmm8, zmmword ptr [rdi+12672]", NO_SIGN),
    ("avx512_invert_104_amd26", "vpmuludq zmm11, zmm3, zmmword ptr [rdi+10944] -> vpmuldq zmm11, zmm3, zmmword ptr [rdi+10944]", NO_SIGN),
]

# Operations that take the same operands.
OTHER = {
    **{"adc": "add", "add": "adc", "sbb": "sub", "sub": "sbb", "adcx": "adox", "adox": "adcx", "and": "or", "or": "xor"},
    **{"xor": "or", "sar": "shr", "shr": "sar", "shl": "shr", "sarx": "shrx", "shrx": "sarx", "inc": "dec", "dec": "inc"},
    **{"neg": "not", "not": "neg", "rorx": "rorx", "vpaddq": "vpsubq", "vpsubq": "vpaddq", "vpaddd": "vpsubd"},
    **{"vpsubd": "vpaddd", "vpmuldq": "vpmuludq", "vpmuludq": "vpmuldq", "vpand": "vpor", "vpor": "vpxor", "vpxor": "vpor"},
    **{"vpandq": "vporq", "vpxorq": "vporq", "vpandn": "vpand", "vpsrlq": "vpsllq", "vpsllq": "vpsrlq", "vpsraq": "vpsrlq"},
    **{"vpsrad": "vpsrld", "vpmadd52luq": "vpmadd52huq", "vpmadd52huq": "vpmadd52luq", "vpunpcklqdq": "vpunpckhqdq"},
    **{"vpunpckhqdq": "vpunpcklqdq", "vpsravq": "vpsrlvq", "vpsllvq": "vpsrlvq", "andn": "and", "mulx": "mulx"},
}
CONDITIONS = {"z": "nz", "nz": "z", "c": "nc", "s": "ns", "g": "le", "b": "ae", "ne": "e", "e": "ne"}
WORDS = "rax rbx rcx rdx rsi rdi rbp r8 r9 r10 r11 r12 r13 r14 r15".split()
REGISTER = re.compile(r"\b(?:[xyz]mm\d+|k[1-7]|r(?:[a-d]x|[sd]i|bp)|r(?:8|9|1[0-5]))\b")


@dataclass
class Routine:
    name: str
    lines: list[str]
    kernel: str
    tests: list[tuple[str, str]]
    code: bytes = b""
    # Where each instruction begins, and where it ends.
    spans: list[tuple[int, int]] = field(default_factory=list)
    # The lines that are one.
    instructions: list[int] = field(init=False)

    def __post_init__(self):
        self.instructions = [i for i, x in enumerate(self.lines) if x and not x.endswith(":") and not x.startswith(".")]


@dataclass
class Mutant:
    routine: Routine
    line: int
    # What stands there instead; nothing, if the instruction is left out.
    text: str
    code: bytes = b""

    @property
    def span(self) -> tuple[int, int]:
        """Where its bytes begin and end, in those of the routine."""
        return self.routine.spans[self.routine.instructions.index(self.line)]

    @property
    def which(self) -> int:
        """Of the instructions with this text."""
        lines = self.routine.lines
        return lines[: self.line + 1].count(lines[self.line])

    @property
    def reason(self) -> str | None:
        """Why nothing can find it, if that is in the list."""
        found = (reason for name, change, reason, *which in ALIVE if (name, change) == (self.routine.name, self.change) and self.which in (which or [1]))
        return next(found, None)

    @property
    def change(self) -> str:
        return f"{self.routine.lines[self.line]} -> {self.text or 'nothing'}"

    def __str__(self) -> str:
        return f"{self.routine.name}:{self.line + 1}: {self.change}"


def routines(part: str) -> list[Routine]:
    out = []
    for name, routine in sorted(manifest.routines().items()):
        if part not in name:
            continue
        found = [(kernel, tests) for pattern, kernel, tests in KERNELS if re.match(pattern, name)]
        if len(found) != 1:
            raise Bad(f"{name}: {len(found)} rows of KERNELS are for it, one has to be")
        lines = [line.split("//")[0].strip() for line in routine.text().splitlines()]
        out.append(Routine(name, lines, *found[0]))
    return out


def section(name: str, body: list[str]) -> list[str]:
    """Lines of assembly in a section of their own, and the offsets of their labels in another one."""
    labels = [line[:-1] for line in body if line.startswith(".L")]
    return [
        *(f'.section .code.{name},"ax"', ".p2align 4", f".Lstart_{name}:", *body),
        *(f'.section .places.{name},"a"', *(f".long {label} - .Lstart_{name}" for label in labels)),
    ]


def assemble(text: list[str]) -> subprocess.CompletedProcess:
    """With rustc's own assembler, which chooses other encodings than GNU's."""
    PLACE.mkdir(parents=True, exist_ok=True)
    (PLACE / "code.s").write_text("\n".join(text) + "\n")
    (PLACE / "code.rs").write_text('#![no_std]\ncore::arch::global_asm!(include_str!("code.s"), options(raw));\n')
    command = ["rustc", "--edition=2024", "--crate-type=lib", "--emit=obj", "-o", "code.o", "code.rs"]
    return subprocess.run(command, cwd=PLACE, capture_output=True, text=True)


def read(name: str) -> tuple[bytes, tuple[int, ...]]:
    """A section's code and places."""
    out = []
    for kind in ("code", "places"):
        command = ["objcopy", "-O", "binary", "-j", f".{kind}.{name}", "--set-section-flags", f".{kind}.{name}=alloc"]
        subprocess.run([*command, "code.o", "section"], cwd=PLACE, check=True)
        out.append((PLACE / "section").read_bytes())
    code, places = out
    return code, tuple(int.from_bytes(places[i : i + 4], "little") for i in range(0, len(places), 4))


def locate(all_routines: list[Routine]) -> None:
    """Fills in the bytes of the routines, and where their instructions are."""
    text = []
    for r in all_routines:
        body, instructions = [], set(r.instructions)
        for i, line in enumerate(r.lines):
            if i in instructions:
                body.append(f".L{r.name}_{i}:")
            if line:
                body.append(line)
        text += section(r.name, [*body, f".L{r.name}_end:"])
    done = assemble(text)
    if done.returncode != 0:
        raise Bad(f"the routines do not assemble:\n{done.stderr}")
    for r in all_routines:
        code, places = read(r.name)
        r.code, r.spans = code[: places[-1]], list(itertools.pairwise(places))


def changes(line: str, choose: random.Random) -> list[str]:
    """Other instructions of the same shape; the empty one leaves it out."""
    operation, _, operands = line.partition(" ")
    out = [""]
    if other := OTHER.get(operation):
        out.append(f"{other} {operands}")
    if (m := re.match(r"(cmov|set)(\w+)$", operation)) and m[2] in CONDITIONS:
        out.append(f"{m[1]}{CONDITIONS[m[2]]} {operands}")
    names = list(REGISTER.finditer(operands))
    if names:
        m = choose.choice(names)
        kind = re.match(r"[xyz]mm|k(?=\d)|", m[0])[0]
        same = WORDS if not kind else [f"{kind}{i}" for i in range(*((1, 8) if kind == "k" else (0, 16)))]
        new = choose.choice([name for name in same if name != m[0]])
        out.append(f"{operation} {operands[: m.start()]}{new}{operands[m.end() :]}")
    if m := re.search(r", (\d+|0x[0-9a-f]+)$", operands):
        number = int(m[1], 0)
        out.append(f"{operation} {operands[: m.start()]}, {max(0, number + choose.choice((-1, 1)))}")
    if m := re.search(r"([+-])(\d+)\]", operands):
        out.append(f"{operation} {operands[: m.start()]}{m[1]}{int(m[2]) + 8}]{operands[m.end() :]}")
    return [text for text in out if text != line]


def candidates(all_routines: list[Routine], count: int, choose: random.Random) -> list[Mutant]:
    """More than are asked for: some can't be encoded in the same number of bytes."""
    out = []
    while len(out) < 3 * count:
        # By files, not by lines: else long routines take nearly all.
        routine = choose.choice(all_routines)
        line = choose.choice(routine.instructions)
        text = choose.choice(changes(routine.lines[line], choose))
        if not re.match(r"j|call|ret|push|pop|vzeroupper", routine.lines[line]) and not text.startswith("j"):
            out.append(Mutant(routine, line, text))
    return out


def encode(found: list[Mutant]) -> list[Mutant]:
    """Those that fit in place of the original, with their code."""
    while True:
        body = []
        for i, m in enumerate(found):
            body += [f".Lcandidate_{i}:", m.text or "nop"]
        done = assemble(section("candidates", [*body, ".Lcandidate_end:"]))
        if done.returncode == 0:
            break
        # Lines count from 1; the first three are the section, its alignment and its label.
        wrong = {(int(n) - 4) // 2 for n in re.findall(r"<inline asm>:(\d+):\d+", done.stderr)}
        fit = [m for i, m in enumerate(found) if i not in wrong]
        if len(fit) == len(found):
            raise Bad(f"the candidates do not assemble:\n{done.stderr}")
        found = fit
    code, places = read("candidates")
    out = []
    for i, m in enumerate(found):
        first, last = m.span
        room = last - first
        m.code = code[places[i] : places[i + 1]] if m.text else b""
        # A label, a gap or an alignment between two instructions is no part of the first.
        if room <= 15 and len(m.code) <= room:
            m.code = m.code.ljust(room, b"\x90")
            if m.code != m.routine.code[first:last]:
                out.append(m)
    return out


def find(program: str, data: bytes, routine: Routine) -> int | None:
    """Where a program has the code of a routine."""
    at = data.find(routine.code)
    if at >= 0 and data.find(routine.code, at + 1) >= 0:
        raise Bad(f"{program}: {routine.name} is there twice")
    return at if at >= 0 else None


class Programs:
    """Copies of the test programs, a set for each worker, in which bytes are replaced for a while."""

    def __init__(self, binaries: list[mutants.Binary], wanted: set[str], worker: int):
        self.paths: dict[str, tuple[Path, str]] = {}
        self.data: dict[str, bytes] = {}
        for binary in binaries:
            if binary.name in wanted:
                path = PLACE / f"{binary.name}_{worker}"
                shutil.copy2(binary.path, path)
                self.paths[binary.name], self.data[binary.name] = (path, binary.folder), path.read_bytes()

    def place(self, program: str, routine: Routine) -> int | None:
        return find(program, self.data[program], routine)

    def write(self, program: str, at: int, code: bytes) -> None:
        with open(self.paths[program][0], "r+b") as file:
            file.seek(at)
            file.write(code)

    def run(self, program: str, test: str, kernel: str, limit: float) -> bool:
        """Whether the test passes."""
        path, folder = self.paths[program]
        environment = {**os.environ, "RUST_TEST_THREADS": "1", "RUST_BACKTRACE": "0", "BEZOUT_KERNEL": kernel}
        if not kernel:
            del environment["BEZOUT_KERNEL"]
        streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL}
        try:
            return subprocess.run([path, test], cwd=folder, env=environment, timeout=limit, **streams).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def limit(self, program: str, test: str, kernel: str, limits: dict[tuple[str, str, str], float]) -> float:
        """The seconds that a test gets, of ten times what it takes without a mutant: most mutants need the first one alone."""
        key = (program, test, kernel)
        if key not in limits:
            start = time.monotonic()
            if not self.run(program, test, kernel, 600):
                raise Bad(f"{' '.join(key)} fails without a mutant")
            limits[key] = 10 + 10 * (time.monotonic() - start)
        return limits[key]

    def killed(self, routine: Routine, offset: int, code: bytes, limits: dict[tuple[str, str, str], float]) -> bool:
        for program, test in routine.tests:
            at = self.place(program, routine)
            if at is None:
                continue
            limit = self.limit(program, test, routine.kernel, limits)
            original = routine.code[offset : offset + len(code)]
            self.write(program, at + offset, code)
            try:
                passed = self.run(program, test, routine.kernel, limit)
            finally:
                self.write(program, at + offset, original)
            if not passed:
                return True
        return False


def lacking(all_routines: list[Routine], cpuinfo: str) -> dict[str, str]:
    """The routines that this CPU cannot run, and what it lacks."""
    has = mutants.flags(cpuinfo)
    needed = {r.name: NEEDED[r.name.split("_")[0]] for r in all_routines}
    return {name: flag for name, flag in needed.items() if flag not in has}


# Stops with a signal.
STOP = b"\x0f\x0b"


def run(arguments: argparse.Namespace) -> int:
    chosen = routines(arguments.routine)
    left_out = {name: f"the CPU has no {flag}" for name, flag in lacking(chosen, mutants.CPUINFO.read_text()).items()}
    here = [r for r in chosen if r.name not in left_out]
    locate(here)
    binaries = mutants.build(["bezout"])["bezout"]
    wanted = {program for r in here for program, _ in r.tests}
    workers: Queue[Programs] = Queue()
    for i in range(arguments.jobs):
        workers.put(Programs(binaries, wanted, i))

    def with_programs(work):
        programs = workers.get()
        try:
            return work(programs)
        finally:
            workers.put(programs)

    limits: dict[tuple[str, str, str], float] = {}

    with ThreadPoolExecutor(arguments.jobs) as pool:
        stopped = list(pool.map(lambda r: with_programs(lambda p: p.killed(r, r.spans[0][0], STOP, limits)), here))
        reached = [routine for routine, yes in zip(here, stopped) if yes]
        left_out |= {routine.name: "no test reaches it" for routine, yes in zip(here, stopped) if not yes}
        for name, reason in left_out.items():
            print(f"NOT RUN: {name}: {reason}")
        if not reached:
            raise Bad("no routine is reached")
        found = encode(candidates(reached, arguments.count, random.Random(arguments.seed)))[: arguments.count]

        def judge(m: Mutant) -> bool:
            return with_programs(lambda p: p.killed(m.routine, m.span[0], m.code, limits))

        killed = list(pool.map(judge, found))
    wrong = equivalent = 0
    for m, dead in zip(found, killed):
        if not dead and m.reason:
            equivalent += 1
        elif not dead:
            wrong += 1
            print(f"ALIVE: {m}")
    summary = f"{len(found) - wrong - equivalent} killed in {len(reached)} routines, {equivalent} equivalent"
    print(f"seed {arguments.seed}: {summary}; {len(left_out)} routines not run")
    print(f"{len(found)} mutants, {wrong} alive without a reason")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    parser.add_argument("--routine", default="", help="routines whose name contains this")
    parser.add_argument("--jobs", type=int, default=int(os.environ.get("RUST_TEST_THREADS", os.cpu_count() or 1)))
    try:
        return run(parser.parse_args())
    except Bad as error:
        print(f"mutants_assembly: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
