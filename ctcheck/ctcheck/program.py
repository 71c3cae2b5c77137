# SPDX-License-Identifier: MIT OR Apache-2.0
"""The binary, a program or a library: its cases, its functions, and their instructions."""

import bisect
import dataclasses
import functools
import re

from . import process

FUNCTION = re.compile(r"^([0-9a-f]+) <(.*)>:$")
INSTRUCTION = re.compile(r"^ *([0-9a-f]+):\t(.*)$")
RELATIVE = re.compile(r"^([0-9a-f]+) +[0-9a-f]+ R_(?:X86_64|AARCH64)_RELATIV\w* +([0-9a-f]+)$")
IMPORTED = re.compile(r"^([0-9a-f]+) +[0-9a-f]+ R_(?:X86_64|AARCH64)_(?:GLOB_DAT|JUMP_SLOT|64|ABS64) +[0-9a-f]+ +([^@ ]+)")
SECTION = re.compile(r"^ *\[ *\d+\] \S+ +\S+ +([0-9a-f]+) ([0-9a-f]+) ([0-9a-f]+) [0-9a-f]+ +(\w*)")
# What compilers add to the name of a copy of a function.
COPY = re.compile(r"(\.llvm\.\d+|\.cold(\.\d+)?|\.part\.\d+|\.constprop\.\d+)+$")
# What the disassembly and the running program both know the place of: in this program, and in a library that it loads.
ANCHOR, LIBRARY_ANCHOR = "ctcheck_anchor", "bezout_version"

# Registers and instructions that only AVX-512 has, and what only ADX has.
AVX512 = re.compile(r"%zmm|%k[0-7]\b|%[xy]mm(1[6-9]|2\d|3[01])\b")
ADX = re.compile(r"^ad[co]x")
# Carry-less products of 256 bits; those of 128 bits are of AVX.
VPCLMULQDQ = re.compile(r"^vpclmul.*%[yz]mm")


def output(*command):
    done = process.run("disassembly", command)
    if done.returncode:
        raise SystemExit(f"{command[0]} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


@dataclasses.dataclass(frozen=True)
class Case:
    """One thing to check at one length."""

    name: str
    kind: str
    limbs: int
    bits: int
    # All numbers of limbs that it takes.
    lengths: tuple
    available: bool
    # How often in a run it may branch on a bit that is public by contract.
    declassifies: int
    address: int
    instruments: tuple


class Image:
    """What objdump tells about a file with code."""

    # What it is asked about, if it is.
    cases = ()
    # What the names of the tools that read it begin with.
    binutils = ""

    def __init__(self, path, anchor):
        self.image = path
        self.starts, self.titles, self.bodies = [], [], []
        for line in output(f"{self.binutils}objdump", "--disassemble", "--demangle", "--no-show-raw-insn", path).splitlines():
            if head := FUNCTION.match(line):
                self.starts.append(int(head[1], 16))
                self.titles.append(COPY.sub("", head[2]))
                self.bodies.append([])
            elif self.bodies and (m := INSTRUCTION.match(line)):
                self.bodies[-1].append((int(m[1], 16), m[2].strip()))
        self.known = {start: i for i, start in enumerate(self.starts)}
        relocations = output(f"{self.binutils}readelf", "--relocs", "--wide", path).splitlines()
        # Where the linker keeps addresses: of this program's own functions and data, and of other libraries'.
        self.slots = {int(m[1], 16): int(m[2], 16) for m in filter(None, map(RELATIVE.match, relocations))}
        self.imports = {int(m[1], 16): m[2] for m in filter(None, map(IMPORTED.match, relocations))}
        sections = filter(None, map(SECTION.match, output(f"{self.binutils}readelf", "--sections", "--wide", path).splitlines()))
        sections = [(int(m[1], 16), int(m[2], 16), int(m[3], 16)) for m in sections if "X" in m[4]]
        self.code = [(start, size) for start, _, size in sections]
        # From an address to its place in the file, by where the section begins.
        self.moved = {start: place - start for start, place, _ in sections}
        self.anchor = self.starts[self.titles.index(anchor)]

    def index(self, address):
        """The function that an address lies in, or -1 outside of the code."""
        return bisect.bisect_right(self.starts, address) - 1 if self.is_code(address) else -1

    def title(self, address):
        """The function that an address lies in."""
        i = self.index(address)
        return self.titles[i] if i >= 0 else "?"

    def is_code(self, address):
        return any(start <= address < start + size for start, size in self.code)

    def offset(self, address):
        """Where the file has what is loaded there."""
        return address + next(self.moved[start] for start, size in self.code if start <= address < start + size)

    def is_function(self, address):
        """Whether a function begins there; addresses of data, names and nothing are none."""
        return address in self.known and self.is_code(address)

    @functools.cache
    def body(self, i):
        return dict(self.bodies[i])

    def instruction(self, address):
        """Its text, or nothing where the address is none of an instruction."""
        i = self.index(address)
        return self.body(i).get(address, "") if i >= 0 else ""

    @functools.cache
    def needs(self, i):
        """Which of the extensions of `coverage.py` a function has instructions of."""
        texts = [text for _, text in self.bodies[i]]
        found = {"AVX-512"} if any(AVX512.search(t) for t in texts) else set()
        found |= {"ADX"} if any(ADX.match(t) for t in texts) else set()
        return found | ({"VPCLMULQDQ"} if any(VPCLMULQDQ.match(t) for t in texts) else set())


class Program(Image):
    """The program with all cases, or a library that it loads in their place: what it tells itself."""

    # What runs it, by itself and under memcheck.
    launcher, memcheck = (), ("valgrind",)

    def __init__(self, exe, library=None):
        super().__init__(library or exe, LIBRARY_ANCHOR if library else ANCHOR)
        self.exe = exe
        self.arguments = [f"library={library}"] if library else []
        self.cases = [*self.list(), *self.list("kind=leak")]

    def list(self, *arguments):
        for line in output(*self.launcher, self.exe, "list", *self.arguments, *arguments).splitlines():
            name, kind, limbs, bits, least, most, available, public, offset, instruments = line.split("\t")
            yield Case(
                name,
                kind,
                int(limbs),
                int(bits),
                (int(least), int(most)),
                available == "1",
                int(public),
                self.anchor + int(offset),
                tuple(instruments.split(",")),
            )

    def of(self, name):
        return [c for c in self.cases if c.name == name]

    def names(self, leaks):
        return list(dict.fromkeys(c.name for c in self.cases if (c.kind == "leak") == leaks))
