# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's products by mulx, adcx and adox, and the two passes of batch inversion with them: from call to return, on bytes (README,
section 2.9).

A product is run from its first instruction to its return. Of a pass, what is before its loop is run, then one turn from any state
that has the pointers of some element and else what each turn leaves as it was, and then what is behind the loop. That the turns are those of
all elements is by induction: pointers move by one element, and the loop ends where `end` says.
"""

import random
from dataclasses import dataclass

from . import changes
from .machine import POINTER, REGISTERS, STACK, WORD, Instruction, Machine, State, Terms, Unknown, signed
from .normal import Forms, plus, product
from .products import Integers, joined, times
from .steps import Refused, target
from .update import Lane, Unproved, constant

# Running products that go side by side.
WAYS = 4
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
# Places of what pointers point to: objects do not overlap.
PLACES = {"p": 0, "x": 1 << 34, "m": 1 << 36}
SAMPLES = 12
# One of this many times more registers, flags or words is lost.
SPARSE = 16


@dataclass(frozen=True)
class Kind:
    """A routine: "single" is out = a b / 2^(64 limbs) modulo m; in "forward" and "backward" p and x are arrays."""

    what: str
    limbs: int
    # Of a single product, where out, a and b are: equal numbers are one place.
    where: tuple[int, int, int] = (0, 1, 2)

    @property
    def step(self) -> int:
        return 8 * self.limbs

    @property
    def objects(self) -> dict[str, int]:
        if self.what != "single":
            return {"p": PLACES["p"], "x": PLACES["x"], "rcx": PLACES["m"]}
        return {name: k << 34 for name, k in zip((POINTER, "rsi", "rdx"), self.where, strict=True)} | {"rcx": PLACES["m"]}


@dataclass
class Ends:
    """States behind a turn, or a whole product, and where the routine returns."""

    end: State
    returned: State


def parts(code: list[Instruction], is_loop: bool) -> tuple[list[Instruction], ...]:
    """What is before the loop, its turn without the branch, and what is behind it. Nothing else branches."""
    branches = [n for n, i in enumerate(code) if i.mnemonic.startswith("j")]
    if [code[n].mnemonic for n in branches] != ["jne"] * is_loop or not code or code[-1].mnemonic != "ret":
        raise Refused("the branches are not those of one loop, and a return at the end")
    if not is_loop:
        return code[:-1], [], []
    head, last = target(code[branches[0]]), branches[0]
    if not code[0].address < head < code[last].address:
        raise Refused("the loop does not go back")
    return [i for i in code[:last] if i.address < head], [i for i in code[:last] if i.address >= head], code[last + 1 : -1]


class Run:
    """A routine as terms. `scratch` are the cells that a turn may leave as it likes, if they are known."""

    machine = Machine

    def __init__(self, code: list[Instruction], kind: Kind, scratch: frozenset | None = None):
        self.terms, self.kind = Terms(), kind
        self.before, self.turn, self.behind = parts(code, kind.what != "single")
        machine = self.machine.fresh(self.terms)
        self.first = dict(machine.state.registers)
        self.use(machine)
        self.run(machine, self.before)
        self.scratch = scratch or frozenset()
        if kind.what == "single":
            self.counter = None
            self.check_return(machine.state)
            self.ends = Ends(machine.state, machine.state)
            return
        # Of terms before the loop alone, which are few.
        self.forms = Forms(self.terms)
        self.prologue = machine.state
        self.starts, self.stops = self.ends_of_arrays()
        self.few = len(self.terms.all)
        while True:
            start = self.at_head()
            end = start.state
            head = end.copy()
            self.run(start, self.turn)
            changed = self.changed(head, end)
            if not changed:
                break
            if scratch is not None:
                raise Refused(f"{min(map(str, changed))}: not as it was at the head of the loop")
            self.scratch |= changed
        tail = self.machine(self.terms, end.copy())
        self.use(tail)
        self.run(tail, self.behind)
        self.check_return(tail.state)
        self.check_end(end)
        self.counter = self.check_counter(end, tail.state) if kind.what == "backward" else None
        self.ends = Ends(end, tail.state)

    def behind_the_loop(self) -> State:
        """What is behind the loop, from any state at its head."""
        last = self.at_head()
        self.run(last, self.behind)
        self.check_return(last.state)
        return last.state

    def use(self, machine: Machine) -> None:
        machine.objects = {"rsp": STACK, **self.kind.objects}

    def run(self, machine: Machine, code: list[Instruction]) -> None:
        for i in code:
            machine.run(i)

    def pointer(self, name: str) -> int:
        """To the element of a turn; backward to what is behind it."""
        return self.terms.make("leaf", name)

    def ends_of_arrays(self) -> tuple[dict[int, str], dict[str, int]]:
        """By its form, which pointer begins so; and the forms of where they stop."""
        length = self.terms.operation("mul", self.first["rdx"], self.terms.constant(self.kind.step))
        low = {"p": self.first["rdi"], "x": self.first["rsi"]}
        high = {name: self.terms.operation("add", length, term) for name, term in low.items()}
        first, last = (low, high) if self.kind.what == "forward" else (high, low)
        return {self.forms.of(term): name for name, term in first.items()}, {name: self.forms.of(term) for name, term in last.items()}

    def offset(self, term: int) -> tuple[int, int]:
        """What a term is the sum of: another one, and a number."""
        total = 0
        while self.terms.all[term][0] in ("add", "sub"):
            operation, *pair = self.terms.all[term]
            value = self.terms.known(pair[1])
            if value is None:
                break
            term, total = pair[0], total + (signed(value) if operation == "add" else -signed(value))
        return term, total

    def cells(self, state: State) -> dict:
        """Registers, and words of the stack that are in use."""
        low = min((at for at in state.words if abs(at - STACK) < 1 << 20), default=STACK)
        return state.registers | {at: state.words[at] for at in range(low, STACK, 8) if at in state.words}

    def at_head(self) -> Machine:
        """Of any turn: pointers to its element, scratch that may be anything, and else what is before the loop."""
        state = self.prologue.copy()
        for cell, term in self.cells(self.prologue).items():
            found = self.starts.get(self.forms.of(term))
            if cell in self.scratch:
                new = self.terms.make("leaf", "scratch", cell)
            elif found:
                new = self.pointer(found)
            else:
                continue
            (state.registers if isinstance(cell, str) else state.words)[cell] = new
        state.carry = state.nonzero = state.sign = self.terms.make("leaf", "carry", "head")
        state.overflow, state.stores, state.forgotten = None, (), 0
        machine = self.machine(self.terms, state)
        self.use(machine)
        return machine

    def moved(self, name: str) -> tuple[int, int]:
        return self.pointer(name), self.kind.step if self.kind.what == "forward" else -self.kind.step

    def changed(self, head: State, end: State) -> frozenset:
        """Cells that are neither as they were nor a pointer that has moved by an element."""
        before, after = self.cells(head), self.cells(end)
        pointers = {self.pointer(name): self.moved(name) for name in PLACES}
        scratch = {self.terms.make("leaf", "scratch", cell) for cell in self.scratch}
        return frozenset(
            cell
            for cell, term in before.items()
            if term not in scratch and (self.offset(after[cell]) != pointers[term] if term in pointers else after[cell] != term)
        )

    def check_end(self, end: State) -> None:
        """The loop goes on unless the pointer has come to the end of an array."""
        operation, *arguments = self.terms.all[end.nonzero]
        difference, *pair = self.terms.all[arguments[0]]
        stops = [(self.moved(name), form) for name, form in self.stops.items()]
        if (operation, difference) != ("nonzero", "sub") or pair[1] >= self.few or (self.offset(pair[0]), self.forms.of(pair[1])) not in stops:
            raise Refused("the loop does not end where the array does")

    def check_return(self, state: State) -> None:
        """Registers of the caller are as they were, and no word of the stack that was in use has a secret."""
        machine = Machine(self.terms, state)
        self.use(machine)
        if machine.distance(state.registers["rsp"]) != STACK or any(state.registers[r] != self.first[r] for r in SAVED):
            raise Refused("a register of the caller is lost")
        if any(at + size > STACK and at < STACK + (1 << 30) and at >= 1 << 31 and at < 1 << 33 for at, size in state.stores):
            raise Refused("a store above the routine's own part of the stack")

    def check_counter(self, end: State, returned: State) -> int:
        """The term that a turn adds to a cell which begins with zero, and which is returned."""
        total = returned.registers["rax"]
        for cell in self.scratch:
            before = self.terms.make("leaf", "scratch", cell)
            if self.cells(end).get(cell) == total and self.terms.known(self.cells(self.prologue)[cell]) == 0:
                operation, *pair = self.terms.all[total]
                if operation == "add" and before in pair:
                    return next(term for term in pair if term != before)
        raise Refused("no count is returned")

    def secrets_left(self) -> bool:
        """Whether a word of the stack depends on -1/m or on numbers, other than a count that is returned."""
        state = self.ends.returned
        for at, term in self.cells(state).items():
            if isinstance(at, str) or term == state.registers["rax"] and self.counter is not None:
                continue
            left, seen = [term], set()
            while left:
                one = left.pop()
                operation, *arguments = self.terms.all[one]
                if one == self.first["r8"] or operation == "leaf" and arguments[0] in ("word", "scratch"):
                    return True
                new = [a for a in arguments if operation not in ("leaf", "constant") and isinstance(a, int) and a < one and a not in seen]
                seen |= set(new)
                left += new
        return False

    def numbers(self, place: int) -> list[int]:
        """The words of a number before the turn."""
        return [self.terms.make("leaf", "word", place + 8 * k, 0) for k in range(self.kind.limbs)]

    def after(self, place: int) -> list[int]:
        machine = Machine(self.terms, self.ends.end)
        return [machine.word(place + 8 * k) for k in range(self.kind.limbs)]

    @property
    def products(self) -> list[tuple[str, str, list[int]]]:
        """Of each product the names of its factors, the first of which may be any number, and the words that it leaves."""
        step = self.kind.step
        if self.kind.what == "single":
            return [("a", "b", self.after(0))]
        if self.kind.what == "forward":
            return [("y", "p", self.after(PLACES["p"] + WAYS * step))]
        return [("y", "inverse", self.after(PLACES["x"] - step)), ("p", "inverse", self.after(PLACES["p"] - step))]

    @property
    def places(self) -> dict[str, int]:
        """Of the numbers that a turn reads."""
        step, what = self.kind.step, self.kind.what
        if what == "single":
            return {"a": self.kind.objects["rsi"], "b": self.kind.objects["rdx"]}
        if what == "forward":
            return {"x": PLACES["x"], "p": PLACES["p"]}
        return {"x": PLACES["x"] - step, "p": PLACES["p"] - step, "inverse": PLACES["x"] + (WAYS - 1) * step}

    def check_stores(self) -> None:
        """A turn writes nothing but its results, what it keeps on the stack, and, forward, p."""
        results = {"single": [0], "forward": [PLACES["p"], PLACES["p"] + WAYS * self.kind.step], "backward": [self.places.get("x"), self.places["p"]] if self.kind.what == "backward" else []}
        for at, size in self.ends.end.stores:
            on_stack = STACK - (1 << 20) <= at <= STACK - size
            if not on_stack and not any(place <= at and at + size <= place + self.kind.step for place in results[self.kind.what]):
                raise Refused(f"a store to another place: {at}")


def check(run: Run) -> None:
    """An error, if the routine is not proved."""
    run.check_stores()
    if run.secrets_left():
        raise Refused("a secret stays on the stack")
    for is_zero in (False,) if run.kind.what == "single" else (False, True):
        Case(run, is_zero).check()


class Case:
    """A turn where the number that decides is zero, or is not."""

    def __init__(self, run: Run, is_zero: bool):
        self.run, self.is_zero = run, is_zero
        terms, kind = run.terms, run.kind
        decides = {"single": None, "forward": "x", "backward": "p"}[kind.what]
        self.words: dict[str, list[Lane]] = {}
        known = {run.first["r8"]: Lane({("inverse",): 1}, 0, WORD)}
        for name, place in (run.places | {"m": PLACES["m"]}).items():
            leaves = run.numbers(place)
            lanes = [constant(0) if name == decides and is_zero else Lane({(f"{name}{k}",): 1}, 0, WORD) for k in range(kind.limbs)]
            # Where two arguments are one, so are their words.
            self.words[name] = [known.setdefault(leaf, lane) for leaf, lane in zip(leaves, lanes, strict=True)]
        zero = {frozenset(run.numbers(run.places[decides])): is_zero} if decides else {}
        self.integers = Integers(terms, known, zero)
        if decides:
            x, *rest = self.words["x"]
            lowest = run.numbers(run.places["x"])[0]
            one = terms.operation("or", terms.constant(int(is_zero)), lowest)
            self.words["y"] = [self.integers.of(one), *rest]

    def check(self) -> None:
        run, integers = self.run, self.integers
        try:
            for a, b, after in run.products:
                self.check_product(self.words[a], self.words[b], after)
            if run.kind.what == "forward":
                wanted = [constant(0)] * run.kind.limbs if self.is_zero else self.words["p"]
                kept = run.after(PLACES["p"])
                integers.evaluate(kept)
                if [integers.of(term) for term in kept] != wanted:
                    raise Refused("p[i] is neither kept nor zero")
            if run.counter is not None and integers.of(run.counter) != constant(int(self.is_zero)):
                raise Refused("the count of zeros is not one more for a zero")
        except Unproved as error:
            raise Refused(str(error)) from error

    def check_product(self, a: list[Lane], b: list[Lane], after: list[int]) -> None:
        """2^(64 n) t = a b + q m for some q below 2^(64 n), and what is left is t - m, or t if that is below 0."""
        terms, integers, n = self.run.terms, self.integers, self.run.kind.limbs
        choices = [terms.all[term] for term in after]
        if any(choice[:2] != ("ite", choices[0][1]) for choice in choices):
            raise Unproved("the words of a result are not chosen together")
        borrow = choices[0][1]
        operation, *top = terms.all[borrow]
        if operation != "borrows" or terms.known(top[1]) != 0:
            raise Unproved("a result is not chosen by what its highest word borrows")
        highest = terms.operation("sub", terms.operation("sub", top[0], top[1]), integers.one_if(top[2]))
        integers.evaluate([term for _, _, *pair in choices for term in pair] + [highest, borrow])
        whole = joined([integers.of(choice[2]) for choice in choices] + [integers.of(top[0])])
        less = joined([integers.of(choice[3]) for choice in choices] + [integers.of(highest)])
        m = joined(self.words["m"])
        # The borrow is 1 just if whole < m, as `less` has n + 1 words.
        if plus(plus(plus(whole, m, -1), less, -1), times(integers.of(borrow).value, 1 << 64 * (n + 1))):
            raise Unproved("t - m is another number")
        rest = plus(times(whole, 1 << 64 * n), product(joined(a), joined(b)), -1)
        q = {(next(name for name in monomial if name != "m0"),): c for monomial, c in rest.items() if len(monomial) == 2 and "m0" in monomial}
        if plus(rest, product(q, m), -1):
            raise Unproved("t is not a b + q m, divided by 2^(64 n)")
        if integers.bound(q) >= 1 << 64 * n or any(c < 0 for c in q.values()):
            raise Unproved("q is too long")


class Numbers:
    """Numbers of a contract, random and extreme, and what a turn has to make of them."""

    def __init__(self, run: Run, generator: random.Random):
        self.run, self.generator = run, generator
        self.size = 1 << 64 * run.kind.limbs

    def below(self, limit: int) -> int:
        g = self.generator
        return g.choice((0, 1, limit - 1, limit - 1, limit >> 1, g.randrange(limit), g.randrange(limit), g.getrandbits(8))) % limit

    def operands(self) -> dict[str, int]:
        m = self.below(self.size) | 1
        found = {"m": m} | {name: self.below(m) for name in ("b", "p", "inverse")} | {name: self.below(self.size) for name in "ax"}
        return found | {"a": found["b"] if self.run.kind.where[1] == self.run.kind.where[2] else found["a"]}

    def leaves(self, found: dict[str, int]) -> dict[int, int]:
        terms, g = self.run.terms, self.generator
        leaves = {n: g.getrandbits(64) & (WORD if terms.is_word(n) else 1) for n, term in enumerate(terms.all) if term[0] == "leaf"}
        for name, place in (self.run.places | {"m": PLACES["m"]}).items():
            leaves |= {leaf: found[name] >> 64 * k & WORD for k, leaf in enumerate(self.run.numbers(place))}
        leaves[self.run.first["r8"]] = -pow(found["m"], -1, 1 << 64) & WORD
        return leaves

    def right(self) -> bool:
        """Whether a turn leaves what it should, for some numbers."""
        run, found = self.run, self.operands()
        kind, m = run.kind, found["m"]
        if kind.what != "single":
            is_zero = found["x" if kind.what == "forward" else "p"] == 0
            found["y"] = found["x"] | is_zero
        products = run.products
        kept = run.after(PLACES["p"]) if kind.what == "forward" else []
        leaves = self.leaves(found)
        values = run.terms.evaluate(leaves, len(run.terms.all))

        def number(words: list[int]) -> int:
            return sum(values[word] << 64 * k for k, word in enumerate(words))

        right = all(number(after) == found[a] * found[b] * pow(self.size, -1, m) % m for a, b, after in products)
        if kept:
            right &= number(kept) == (0 if is_zero else found["p"])
        return right and (run.counter is None or values[run.counter] == is_zero)


def accepts(code: list[Instruction], kind: Kind, scratch: frozenset | None = None) -> bool:
    """Whether changed code is proved. If it is wrong on some numbers, no proof could be."""
    try:
        run = Run(code, kind, scratch)
        run.check_stores()
        generator = random.Random(1)
        if run.secrets_left() or not all(Numbers(run, generator).right() for _ in range(SAMPLES)):
            return False
        check(run)
    except (Refused, Unknown):
        return False
    return True


# Where out, a and b are, each way; objects that overlap in part are no numbers of Rust.
PLACES_OF_SINGLE = ((0, 1, 2), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 0, 0))
PROVED = "its products are proved, from call to return"
PRODUCTS = [f"adx_montgomery_{what}{n}" for n in (4, 6, 8) for what in ("", "forward_", "backward_")]


def kinds_of(routine: str) -> list[Kind]:
    """What is proved of a routine: more than one, if arguments may be one place."""
    if routine not in PRODUCTS:
        return []
    *_, what, limbs = routine.split("_")
    if what == "montgomery":
        return [Kind("single", int(limbs), where) for where in PLACES_OF_SINGLE]
    return [Kind(what, int(limbs))]


def is_zeroing(i: Instruction) -> bool:
    return i.mnemonic == "xor" and i.operands[0] == i.operands[1]


def of_routine(routine: str, code: list[Instruction], every: int) -> tuple[list[str], str]:
    """What is proved of one of them, and a verdict."""
    kinds = kinds_of(routine)
    try:
        runs = [Run(code, kind) for kind in kinds]
        for run in runs:
            check(run)
    except (Refused, Unknown) as error:
        return [], f"refused: {error}"
    what = {"single": f"a b/2^(64 n) modulo m, n = {kinds[0].limbs}, for {len(kinds)} ways in which out, a and b are one place", "forward": "a turn, at any element, for x[i] zero and not", "backward": "a turn, at any element, for p[i] zero and not"}
    lines, verdict = refusals(code, lambda other: accepts(other, runs[0].kind, runs[0].scratch), every)
    return [f"{routine}: {what[kinds[0].what]}", *lines], verdict


def refusals(code: list[Instruction], accepted: changes.Accepted, every: int, unread: list[Instruction] = ()) -> tuple[list[str], str]:
    """Which changes of a routine that is proved are refused, and a verdict. What some instructions leave is read by nothing: the proof may hold without them."""
    without = changes.deletions(code, accepted, every)
    # What leads to these alone is not lost.
    kept = [i for i in code if i not in unread]
    lost, all_refused = changes.refused(kept, changes.whole(kept, accepted), SPARSE * every)
    # Where no carry is left, nothing has to clear the flags.
    idle = [i for i, found in without.items() if found and is_zeroing(i)]
    spare = [i for i, found in without.items() if found and i in unread]
    wrong = [f"  accepted without {i.address:x}: {i.text}" for i, found in without.items() if found and i not in idle + spare]
    lines = [
        f"  deletions: {len(without) - sum(without.values())} of {len(without)} refused; {len(idle)} clear flags that are clear{f'; {len(spare)} leave what nothing reads' * bool(unread)}",
        *lost,
        *wrong,
    ]
    return lines, PROVED if all_refused and without and not wrong else "refused: see above"
