# SPDX-License-Identifier: MIT OR Apache-2.0
"""A search of the disassembly for instructions whose latency depends on their operands.

From the address of each case's code, along calls and jumps. A call through a pointer that the function was given may go
to every function whose address is taken where the case gets to; that this finds all that runs is checked against the
traces.
"""

import collections
import dataclasses
import functools
import re

# Traces have the operands of these: where they are the same for all inputs, they are public, as the length of a
# slice that is divided by that of its parts.
DIVISION = re.compile(r"^i?div[bwlq]?$")
DENIED = re.compile(
    r"^(rep[a-z]* )?"
    # Other divisions, and roots; bit gathering, slow and variable on some CPUs, but not `pextrw`, which moves a part of a
    # vector; string comparisons.
    r"(fi?div\w*|v?div[sp][sd]|v?sqrt\w*|fsqrt|pdep[lq]?|pext[lq]?|cmps[bwlq]?|scas[bwlq]?)$"
)

# On AArch64 the same, in all functions: divisions of integers in registers, and other divisions and roots.
ARM_DIVISION = re.compile(r"^[us]div\s+[wx]")
ARM_DENIED = re.compile(r"^([us]divr?|fdivr?|fsqrt)\b")
# Functions that may have these, each with the reason.
ARM_ACCEPTED = {"bezout_large::backend::doubles::Constants::computed": "inverses of constant primes, made once"}

# Where a run that got there has ended: the message of a panic is no secret computation.
ENDS = re.compile(
    r"^(core::panicking::|core::result::unwrap_failed|core::option::(unwrap|expect)_failed|"
    r"core::slice::index::slice_\w*fail|core::slice::copy_from_slice_impl::len_mismatch|alloc::alloc::handle_alloc_error|"
    r"alloc::raw_vec::(handle_error|capacity_overflow)|_Unwind_Resume)"
)

# What is done once, before a case begins: constants are made, and a thread is told what to free at its end. A run that
# comes there fails, as the search was not there.
ONCE = re.compile(r"^(<std::sys::sync::once::futex::Once>::call|std::sys::thread_local::destructors::\w+::register)$")

GATHERS = re.compile(r"^(pdep|pext)[lq]?$")
# Functions that may gather bits, each with the reason.
MASKS = "where they are slow, their time depends on the mask alone, and the masks are constants"
GATHERING = {
    "bezout::backend::x86_64::polynomial::ternary::": MASKS,
    "bezout::backend::x86_64::polynomial::cyclic::": MASKS,
}

LENGTHS = "what it does depends on lengths and addresses, which are public"
SIZES = "what it does depends on sizes and addresses, which are public"
# Functions of other libraries that are not searched, each with the reason.
HARMLESS = {
    "memcpy": LENGTHS,
    "memmove": LENGTHS,
    "memset": LENGTHS,
    "malloc": SIZES,
    "calloc": SIZES,
    "realloc": SIZES,
    "posix_memalign": SIZES,
    "aligned_alloc": SIZES,
    "free": SIZES,
}

TARGET = re.compile(r"^([0-9a-f]+) <")
INSIDE = re.compile(r"^j\w+ +([0-9a-f]+) <")
SLOT = re.compile(r"\*0x[0-9a-f]+\(%rip\) +# ([0-9a-f]+) <")
LOAD = re.compile(r"^mov +-?0x[0-9a-f]+\(%rip\),(%\w+) +# ([0-9a-f]+) <")
ADDRESS = re.compile(r"^lea +-?0x[0-9a-f]+\(%rip\),(%\w+) +# ([0-9a-f]+) <")
PLACE = r"(%r\w+|(?:-?0x[0-9a-f]+)?\(%r[sb]p\))"
COPY = re.compile(rf"^mov +{PLACE},{PLACE}$")
# An entry of a table, at a place that a register counts.
ENTRY = r"(-?0x[0-9a-f]+)?\((%r\w+),%r\w+,8\)"
FETCH = re.compile(rf"^mov +{ENTRY},(%r\w+)$")
CALLED = re.compile(rf"^\*{ENTRY}$")
# The same at a fixed place.
FIXED = re.compile(r"^\*(-?0x[0-9a-f]+)?\((%r\w+)\)$")
WORD = 8
# Of an entry, from the address that a function has of its table: more, and it is a number that is in the register by then.
FARTHEST = 8 * WORD


def on_aarch64(program):
    """The addresses of divisions of integers, and what is denied, in all functions."""
    divisions, denied = [], []
    for title, body in zip(program.titles, program.bodies):
        for address, text in body:
            if ARM_DIVISION.match(text):
                divisions.append(address)
            elif ARM_DENIED.match(text) and not title.startswith(tuple(ARM_ACCEPTED)):
                denied.append(f"{address:x} in {title}: {text}")
    return divisions, denied


def pointers(program, body):
    """Which functions a register or a place on the stack may point to: addresses of own ones, names of others. Which
    data, which may be tables of functions. And the instructions that put such functions there."""
    found, data, sources = collections.defaultdict(set), collections.defaultdict(set), set()
    for text in body:
        if m := LOAD.match(text):
            slot = int(m[2], 16)
            target = program.imports.get(slot) or program.slots.get(slot)
        elif m := ADDRESS.match(text):
            target = int(m[2], 16)
        else:
            continue
        if isinstance(target, str) or program.is_function(target):
            found[m[1]].add(target)
            sources.add(text)
        elif target is not None:
            data[m[1]].add(target)
    copies = [m.groups() for m in map(COPY.match, body) if m] if found or data else []
    fetches = [m.groups() for m in map(FETCH.match, body) if m] if data else []
    grown = True
    while grown:
        before = sum(map(len, found.values())) + sum(map(len, data.values()))
        for source, target in copies:
            for known in (found, data):
                if known.get(source):
                    known[target] |= known[source]
        for offset, source, target in fetches:
            if entries := table(program, data.get(source, ()), offset):
                found[target] |= entries
                sources |= {text for text in body if (m := FETCH.match(text)) and m.groups() == (offset, source, target)}
        grown = sum(map(len, found.values())) + sum(map(len, data.values())) > before
    return {place: targets for place, targets in found.items() if targets}, data, sources


def is_location(program, place):
    """Whether there is what a panic gets: the name of a file, its length, line and column. A table of functions that happens to
    end there is not of the code that has this address."""
    name = program.slots.get(place)
    return name is not None and not program.is_function(name) and not {place + WORD, place + 2 * WORD} & program.slots.keys()


def table(program, places, offset):
    """The functions of tables that begin at a place, or at an offset from it: compilers count from 1 too. A table goes on
    as long as each word points to a function, and so does one that begins before."""
    found, distance = set(), int(offset or "0", 16)
    for place in places:
        if is_location(program, place):
            continue
        for first in {place, place + distance if abs(distance) <= FARTHEST else place}:
            for step in (WORD, -WORD):
                at = first
                while program.is_function(program.slots.get(at)):
                    found.add(program.slots[at])
                    at += step
    return found


# What a call may change.
CALLER_SAVED = ("%rax", "%rcx", "%rdx", "%rsi", "%rdi", "%r8", "%r9", "%r10", "%r11")
# Instructions that write nothing to their last operand, or give a register back to the caller.
READING = ("cmp", "test", "push", "pop", "bt ", "j", "ret")
# Instructions that write to registers that they do not name last.
IMPLICIT = ("xchg", "cmpxchg", "xadd", "mul", "imul", "div", "idiv", "cq", "cpuid", "xgetbv", "syscall", "lock")
NAME = re.compile(r"^%(?:r?([a-d])[xlh]|[er]([a-d])x|[er]?([sd]i|[sb]p)l?|r(\d+)[dwb]?)$")


@functools.cache
def whole(place):
    """The register that a part belongs to; a place on the stack is its own."""
    m = NAME.match(place)
    return next(filter(None, m.groups())) if m else place


def last(text):
    """The operand that most instructions write to."""
    return text.partition("#")[0].split()[-1].rsplit(",", 1)[-1]


def certain(before, place, known, sources, doubtful=()):
    """Whether a place holds nothing but addresses of functions that are known, behind those instructions of a block."""
    for text in reversed(before):
        if m := COPY.match(text):
            place = m[1] if m[2] == place else place
            continue
        if text.startswith((*IMPLICIT, "call")) and place in CALLER_SAVED or text.startswith(IMPLICIT) and place in text:
            return False
        if not text.startswith(READING) and whole(last(text)) == whole(place):
            return text in sources
    return place in known and place not in CALLER_SAVED and place not in doubtful


def split(body):
    """The lists of instructions of a function that nothing jumps into."""
    inside = {int(m[1], 16) for _, text in body if (m := INSIDE.match(text))}
    blocks = [[]]
    for address, text in body:
        if address in inside or blocks[-1] and blocks[-1][-1][1].startswith(("jmp", "ret")):
            blocks.append([])
        blocks[-1].append((address, text))
    return blocks


def doubtful(blocks, known, sources):
    """The registers that a call keeps, and the places on the stack, that may hold anything else somewhere in the
    function."""
    registers = {place: whole(place) for place in known}
    changes = [
        (block, n, place)
        for block in blocks
        for n, text in enumerate(block)
        if not text.startswith(READING)
        for place in changed(text, registers)
    ]
    doubt, before = set(), None
    while before != len(doubt):
        before = len(doubt)
        for block, n, place in changes:
            if place not in doubt and not certain(block[: n + 1], place, known, sources, doubt):
                doubt.add(place)
    return doubt


def changed(text, registers):
    """Those of some places that an instruction may write to."""
    written, implicit = whole(last(text)), text.startswith(IMPLICIT)
    return [p for p, register in registers.items() if register == written or implicit and p in text]


def fixed_entry(program, before, operands):
    """The function that a call of an entry at a fixed place goes to, where the instructions before it, which nothing jumps
    into, put the address of the table into the register."""
    call = FIXED.match(operands)
    if not call:
        return set()
    for text in reversed(before):
        mnemonic = text.partition(" ")[0]
        if (m := ADDRESS.match(text)) and m[1] == call[2]:
            target = program.slots.get(int(m[2], 16) + int(call[1] or "0", 16))
            return {target} if program.is_function(target) else set()
        # It may have another value since.
        if whole(last(text)) == whole(call[2]) or mnemonic.startswith((*IMPLICIT, "j", "call", "ret")):
            return set()
    return set()


@dataclasses.dataclass(frozen=True)
class Scan:
    """What a function has in it: by address or as lines, and other functions by their numbers."""

    problems: list
    divisions: dict
    calls: set
    # The functions whose address it takes, or that of a table of them.
    taken: set
    # Calls of places that are not known; whether there are such, or others that go elsewhere too.
    unknown: list
    open: bool


class Search:
    """Which functions of a program each case can reach, and what is denied in them."""

    def __init__(self, program, beyond=None):
        """`beyond` is a pattern of functions that are not entered."""
        self.program = program
        self.beyond = beyond
        self.roots = collections.defaultdict(set)
        for case in program.cases:
            self.roots[case.name].add(program.index(case.address))

    @functools.cache
    def scan(self, i):
        """What there is in one function."""
        p = self.program
        problems, divisions, calls, unknown = [], {}, set(), []
        known, data, sources = pointers(p, [text for _, text in p.bodies[i]])
        taken = {t for targets in known.values() for t in targets if isinstance(t, int)}
        taken |= table(p, {place for places in data.values() for place in places}, "0")
        blocks = split(p.bodies[i])
        texts = [[text for _, text in block] for block in blocks]
        doubt, doubts = None, False
        for block, n, address, text in ((b, n, *line) for b, lines in zip(texts, blocks) for n, line in enumerate(lines)):
            mnemonic, _, operands = text.partition(" ")
            # A prefix that is written as a word of its own.
            while mnemonic in ("notrack", "bnd", "data16", "cs", "ds"):
                mnemonic, _, operands = operands.strip().partition(" ")
            operands = operands.strip()
            if mnemonic.startswith("rep"):
                mnemonic = f"{mnemonic} {operands.split(' ')[0]}"
            here = f"{address:x} in {p.titles[i]}: {text}"
            if DIVISION.match(mnemonic):
                divisions[address] = here
            elif DENIED.match(mnemonic):
                allowed = GATHERS.match(mnemonic) and p.titles[i].startswith(tuple(GATHERING))
                problems += [] if allowed else [here]
            if not (mnemonic in ("call", "callq", "jmp", "jmpq") or mnemonic.startswith("j")):
                continue
            if target := TARGET.match(operands):
                calls.add(p.index(int(target[1], 16)))
                continue
            if slot := SLOT.search(operands):
                at = int(slot[1], 16)
                targets = {p.imports.get(at) or p.slots.get(at) or f"what is at {at:x}"}
            else:
                place = operands.lstrip("*")
                targets = known.get(place, set())
                if targets and mnemonic.startswith("call"):
                    doubt = doubtful(texts, known, sources) if doubt is None else doubt
                    doubts |= not certain(block[:n], place, known, sources, doubt)
                if entry := CALLED.match(operands):
                    targets = targets | table(p, data.get(entry[2], ()), entry[1])
                elif FIXED.match(operands):
                    targets = targets | fixed_entry(p, block[:n], operands)
            calls |= {p.known[t] for t in targets if t in p.known}
            libraries = sorted(str(t) for t in targets if t not in p.known)
            if not targets and mnemonic.startswith("call"):
                unknown.append(here)
            # A jump by a register is a table of this function, whose index memcheck sees.
            elif not all(n in HARMLESS or ENDS.match(n) for n in libraries):
                problems.append(f"{here}: goes to a library, which is not searched: {libraries}")
        return Scan(problems, divisions, calls - {i}, {p.known[t] for t in taken}, unknown, doubts or bool(unknown))

    @functools.cache
    def closure(self, i):
        """The functions that one goes to by direct calls, itself included."""
        todo, done = [i], set()
        while todo:
            i = todo.pop()
            title = self.program.titles[i]
            beyond = self.beyond and self.beyond.match(title)
            if i not in done and not ENDS.match(title) and not ONCE.match(title) and not beyond:
                done.add(i)
                todo.extend(self.scan(i).calls)
        return frozenset(done)

    @functools.cache
    def reached(self, name):
        """The functions of a case. If there are calls of unknown places, all whose address is taken in them too."""
        done = frozenset().union(*(self.closure(i) for i in self.roots[name]))
        while any(self.scan(i).open for i in done):
            taken = frozenset().union(*(self.scan(i).taken for i in done))
            grown = done.union(*(self.closure(i) for i in taken))
            if grown == done:
                break
            done = grown
        return done

    def problems(self, name, harmless=frozenset()):
        """What is denied. Divisions that are known to be of public numbers are not."""
        reached = self.reached(name)
        for i in sorted(reached):
            yield from self.scan(i).problems
            yield from (here for address, here in self.scan(i).divisions.items() if address not in harmless)
        if not any(self.scan(i).taken for i in reached):
            for i in sorted(reached):
                for here in self.scan(i).unknown:
                    yield f"{here}: goes to a place that the search does not know"

    def not_on_the_way(self, entered, divided):
        """The divisions that no trace came to, of functions that some did: all inputs go the same way, past them. So
        compilers choose between divisions of 64 bits and of 32."""
        p = self.program
        ran = {p.known[a] for places in entered.values() for a in places if a in p.known}
        found = {a for i in ran for a in self.scan(i).divisions}
        return found.difference(*divided.values())

    def only_elsewhere(self):
        """The divisions of functions that kernels for other CPUs reach, and those for this one do not."""
        kernels = {c.name: c.available for c in self.program.cases if c.kind == "kernel"}
        reached = {here: set() for here in (True, False)}
        for name, available in kernels.items():
            reached[available] |= self.reached(name)
        return {a for i in reached[False] - reached[True] for a in self.scan(i).divisions}

    def not_run(self, names, entered):
        """The divisions of functions that some cases reach, and that no trace came to. Where an instruction set is forced,
        they are in what is chosen without: `release` has to be checked too, which runs them. Where some cases run alone,
        others run them, or the search goes farther than any case."""
        p = self.program
        ran = {p.known[a] for places in entered.values() for a in places if a in p.known}
        reached = frozenset().union(*map(self.reached, names))
        return {a for i in reached - ran for a in self.scan(i).divisions}

    def missed(self, name, entered):
        """The functions that a run came to, in this order, and that the search did not. What comes before the case's
        own code is this program's, and so is what this program's functions call."""
        p = self.program
        ran = list(dict.fromkeys(p.known[a] for a in entered if a in p.known))
        first = next((n for n, i in enumerate(ran) if i in self.roots[name]), None)
        if first is None:
            yield "the case's own code did not run"
            return
        own = [self.closure(i) for i in ran if p.titles[i].startswith(("ctcheck::", "<ctcheck::"))]
        for i in sorted(set(ran[first:]) - self.reached(name).union(*own)):
            yield f"{p.titles[i]} ran, and the search did not get there"

    def describe(self, name):
        functions = self.reached(name)
        return f"{sum(len(self.program.bodies[i]) for i in functions)} instructions in {len(functions)} functions"
