# SPDX-License-Identifier: MIT OR Apache-2.0
"""A search of the disassembly for instructions whose latency depends on their operands.

From the address of each case's code, which the program prints, along direct calls and jumps.
"""

import bisect
import collections
import re
import subprocess

DENIED = re.compile(
    r"^(rep[a-z]* )?"
    # Divisions and roots; bit gathering, slow and variable on some CPUs; string comparisons.
    r"(i?div[bwlq]?|fi?div\w*|v?div[sp][sd]|v?sqrt\w*|fsqrt|pdep\w*|pext\w*|cmps[bwlq]?|scas[bwlq]?)$"
)

# Where a run that got there has ended: the message of a panic is no secret computation.
ENDS = re.compile(
    r"^(core::panicking::|core::result::unwrap_failed|core::option::(unwrap|expect)_failed|"
    r"core::slice::index::|core::slice::copy_from_slice_impl::len_mismatch|alloc::alloc::handle_alloc_error|"
    r"alloc::raw_vec::(handle_error|capacity_overflow)|_Unwind_Resume)"
)

# In libc: what they do depends on lengths and addresses.
EXTERNAL = {"memcpy", "memmove", "memset", "malloc", "calloc", "realloc", "posix_memalign", "free"}

FUNCTION = re.compile(r"^([0-9a-f]+) <(.*)>:$")
INSTRUCTION = re.compile(r"^ *([0-9a-f]+):\t(.*)$")
TARGET = re.compile(r"^([0-9a-f]+) <")
SLOT = re.compile(r"\*0x[0-9a-f]+\(%rip\) +# ([0-9a-f]+) <([^@>]+)")
LOAD = re.compile(r"^mov +0x[0-9a-f]+\(%rip\),(%\w+) +# ([0-9a-f]+) <([^@>]+)")
RELATIVE = re.compile(r"^([0-9a-f]+) +[0-9a-f]+ R_X86_64_RELATIV\w* +([0-9a-f]+)$")
PLACE = r"(%r\w+|(?:-?0x[0-9a-f]+)?\(%r[sb]p\))"
COPY = re.compile(rf"^mov +{PLACE},{PLACE}$")
ANCHOR = "ctcheck_anchor"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def pointer_slots(exe):
    """Where the linker keeps addresses of this binary's own functions: slot to function."""
    found = filter(None, map(RELATIVE.match, output("readelf", "--relocs", "--wide", str(exe)).splitlines()))
    return {int(m[1], 16): int(m[2], 16) for m in found}


def function_pointers(body):
    """Which slots a register or a place on the stack may have come from, if it is called: address and name."""
    found = collections.defaultdict(set)
    for m in filter(None, map(LOAD.match, body)):
        found[m[1]].add((int(m[2], 16), m[3]))
    copies = [m.groups() for m in map(COPY.match, body) if m] if found else []
    grown = True
    while grown:
        before = sum(map(len, found.values()))
        for source, target in copies:
            if found.get(source):
                found[target] |= found[source]
        grown = sum(map(len, found.values())) > before
    return found


class Program:
    """The functions of a binary, and which of them each case can reach."""

    def __init__(self, exe):
        self.starts, self.titles, self.bodies = [], [], []
        for line in output("objdump", "--disassemble", "--demangle", "--no-show-raw-insn", str(exe)).splitlines():
            if head := FUNCTION.match(line):
                self.starts.append(int(head[1], 16))
                self.titles.append(head[2])
                self.bodies.append([])
            elif self.bodies and (m := INSTRUCTION.match(line)):
                self.bodies[-1].append((int(m[1], 16), m[2].strip()))
        self.known = set(self.starts)
        self.slots = pointer_slots(exe)
        self.anchor = self.starts[self.titles.index(ANCHOR)]
        self.roots = collections.defaultdict(set)
        # What is to check each case, as the registry says.
        self.instruments = {}
        for prefix in ("", "leak"):
            for line in output(str(exe), "code", prefix).splitlines():
                name, _, offset, instruments = line.split("\t")
                self.roots[name].add(self.anchor + int(offset))
                self.instruments[name] = instruments.split(",")
        self.seen = {}

    def names(self, leaks):
        return [n for n in self.roots if n.startswith("leak") == leaks]

    def index(self, address):
        return bisect.bisect_right(self.starts, address) - 1

    def instruction(self, address):
        """Its text, or nothing where the address is none of an instruction."""
        i = self.index(address)
        return next((text for a, text in self.bodies[i] if a == address), "") if i >= 0 else ""

    def scan(self, i):
        """The problems of one function, and the functions that it goes to."""
        if i in self.seen:
            return self.seen[i]
        problems, calls = [], set()
        loads = function_pointers([text for _, text in self.bodies[i]])
        for address, text in self.bodies[i]:
            mnemonic, _, operands = text.partition(" ")
            operands = operands.strip()
            if mnemonic.startswith("rep"):
                mnemonic = f"{mnemonic} {operands.split(' ')[0]}"
            here = f"{address:x} in {self.titles[i]}: {text}"
            if DENIED.match(mnemonic):
                problems.append(here)
            if mnemonic in ("call", "jmp") or mnemonic.startswith("j"):
                if target := TARGET.match(operands):
                    calls.add(self.index(int(target[1], 16)))
                    continue
                slot = SLOT.search(operands)
                places = {(int(slot[1], 16), slot[2])} if slot else loads[operands.lstrip("*")]
                own = {self.index(self.slots[a]) for a, _ in places if self.slots.get(a) in self.known}
                calls |= own
                names = {name for a, name in places if self.slots.get(a) not in self.known}
                if own and not names:
                    continue
                # A jump by a register is a table of this function, whose index memcheck sees.
                if not names and mnemonic == "call":
                    problems.append(f"{here}: goes to a place that the search does not know")
                elif not all(n in EXTERNAL or ENDS.match(n) for n in names):
                    problems.append(f"{here}: goes to a library, which is not searched: {sorted(names)}")
        self.seen[i] = problems, calls - {i}
        return self.seen[i]

    def reached(self, name):
        todo, done = [self.index(a) for a in self.roots[name]], set()
        while todo:
            i = todo.pop()
            if i not in done and not ENDS.match(self.titles[i]):
                done.add(i)
                todo.extend(self.scan(i)[1])
        return done

    def problems(self, name):
        return [p for i in sorted(self.reached(name)) for p in self.scan(i)[0]]

    def describe(self, name):
        functions = self.reached(name)
        return f"{sum(len(self.bodies[i]) for i in functions)} instructions in {len(functions)} functions"
