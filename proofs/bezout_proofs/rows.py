# SPDX-License-Identifier: MIT OR Apache-2.0
"""The passes forward and backward over the rows of a batch in lanes, by IFMA or AVX2: `ifma_montgomery_forward_4`, `avx2_montgomery_backward_9`
and others, on bytes (README, section 2.10).

What is before the loop is run, then a turn from any state that has the pointers of some step, once for each path through it and each place where the
products before the step may lie. That the turns are those of all steps is by induction.
"""

import re
from dataclasses import dataclass

from . import limbs, offset
from .lanes import State, refusals
from .lanes_offset import products_of
from .limbs import Layout, Products
from .machine import COUNTED, POINTER, REGISTERS, Instruction, Unknown, whole
from .normal import Forms
from .offset import Prover
from .steps import Refused, target
from .update import Unproved

# Places of rows and of kept products: objects do not overlap.
ROWS, KEPT = 1 << 34, 1 << 36
STEPS = 1 << 15
# Those that the C library has to have.
REQUIRED = [f"{kind.family}_{what}_{words}" for kind in limbs.MONTGOMERY for words in (4, 6, 8, 9) for what in ("forward", "backward")]


def parts(code: list[Instruction]) -> tuple[list[Instruction], list[Instruction], int]:
    """What is before the loop, what is from its head on, and the address of its head. Nothing before it branches."""
    back = [target(i) for i in code if i.mnemonic.startswith("j") and target(i) <= i.address]
    if not back or not code or code[-1].mnemonic != "ret":
        raise Refused("there is no loop, or no return at the end")
    head = min(back)
    before = [i for i in code if i.address < head]
    if any(i.mnemonic.startswith("j") for i in before):
        raise Refused("something before the loop branches")
    return before, code[len(before) :], head


@dataclass(frozen=True)
class Begin:
    """Of a turn: where the products before the step are, forward, and which conditions hold, in the order in which they are asked."""

    before: str
    choices: tuple[bool, ...] = ()


class Turn(State):
    """One path through a turn, from its head to the head, or to the return."""

    def __init__(self, run: "Pass", begin: Begin):
        super().__init__(run.products)
        self.run_of, self.begin = run, begin
        self.machine.objects = {POINTER: 0, "rsi": ROWS, "rdx": KEPT}
        for i in run.before:
            self.machine.run(i)
        self.forget()
        self.head = self.machine.state.copy()
        # Conditions that hold, by names, and how many were not yet chosen.
        self.holds: dict[str, bool] = {}
        self.open = 0
        self.returned = self.follow()

    def leaf(self, name: str) -> int:
        return self.terms.make("leaf", name)

    def forget(self) -> None:
        """All that a turn writes is anything, but for pointers and the count."""
        state, written = self.machine.state, self.run_of.written
        for name in state.registers.keys() & written:
            state.registers[name] = self.leaf(name)
        for name, lanes in state.vectors.items():
            if name in written:
                state.vectors[name] = tuple(self.terms.make("leaf", name, lane, "head") for lane in range(len(lanes)))
            elif any(not self.is_constant(term, name) for term in lanes):
                raise Refused(f"{name}: neither a constant nor written by a turn")
        # Constants are not written (`check_stores`).
        state.words, state.stores, state.forgotten = {}, (), 0
        state.carry = state.nonzero = state.sign = self.leaf("flag")
        self.constants()
        if self.begin.before:
            places, pointer = self.layout.places, "rdx" if self.begin.before == "kept" else POINTER
            by = -self.layout.step if self.begin.before == "kept" else places[self.begin.before]
            state.registers["r8"] = self.terms.operation("add", state.registers[pointer], self.terms.constant(by))

    def is_constant(self, term: int, name: str) -> bool:
        operation, *arguments = self.terms.all[term]
        if operation == "add":
            return all(self.is_constant(one, name) for one in arguments)
        return operation == "constant" or arguments[0] == name or arguments[0] == "word" and arguments[1] < self.layout.places["p"] and arguments[2] == 0

    def counted(self) -> int:
        raise NotImplementedError

    def conditions(self) -> dict[int, str]:
        """By the term that is not zero unless it holds."""
        count, every = self.counted(), self.terms.constant(self.layout.every - 1)
        operation = self.terms.operation
        rest = operation("sub", operation("and", count, every), every)
        found = {"every": rest, "last": operation("sub", count, self.head.registers["rcx"]), "first": count, "second": operation("sub", count, self.terms.constant(1))}
        found = {operation("nonzero", term): name for name, term in found.items()}
        return found | {operation("nonzero", operation("and", count, count)): "first"}

    def follow(self) -> bool:
        """Whether the path comes to the return."""
        conditions, code = self.conditions(), self.run_of.code
        by_address, at = {i.address: n for n, i in enumerate(code)}, 0
        for _ in range(STEPS):
            i = code[at]
            at += 1
            if i.mnemonic == "ret":
                return True
            if i.mnemonic in ("je", "jne"):
                if (i.mnemonic == "jne") == self.is_nonzero(conditions):
                    if target(i) == self.run_of.head:
                        return False
                    if target(i) not in by_address:
                        raise Refused("a branch to nowhere")
                    at = by_address[target(i)]
            else:
                self.step(i)
        raise Refused("a turn does not end")

    def is_nonzero(self, conditions: dict[int, str]) -> bool:
        nonzero = self.machine.state.nonzero
        if (found := self.terms.known(nonzero)) is not None:
            return bool(found)
        if (name := conditions.get(nonzero)) is None:
            raise Unknown("a branch that is not on the count of steps")
        if name not in self.holds:
            self.holds[name] = len(self.holds) < len(self.begin.choices) and self.begin.choices[len(self.holds)]
            self.open = len(self.holds)
        return not self.holds[name]

    # What is proved.

    def check(self) -> None:
        self.check_moves()
        for g in range(self.layout.chains):
            for lane in range(self.kind.lanes):
                self.check_lane(g, lane)
        self.check_stores(self.results())

    def check_moves(self) -> None:
        """Pointers and the count behind the turn, and what no turn changes."""
        after = self.machine.state
        moved = {"rax": self.counted()} | {name: self.moved(name, by) for name, by in self.moves().items()}
        kept = {name: term for name, term in self.head.registers.items() if name not in self.run_of.written} | moved
        if self.returned:
            del kept["rax"]
        if any(after.registers[name] != term for name, term in kept.items()):
            raise Refused("a pointer or the count is another one behind a turn")
        if not self.returned and any(after.vectors[name] != lanes for name, lanes in self.head.vectors.items() if name not in self.run_of.written):
            raise Refused("a constant is another one behind a turn")

    def moves(self) -> dict[str, int]:
        raise NotImplementedError

    def check_lane(self, g: int, lane: int) -> None:
        raise NotImplementedError

    def results(self) -> list[tuple[int, int]]:
        raise NotImplementedError

    def moved(self, name: str, by: int) -> int:
        """A pointer, by any sums or differences."""
        term, after = self.head.registers[name], self.machine.state.registers[name]
        return after if self.machine.distance(after) == self.machine.distance(term) + by else -1

    def row(self, at: int, g: int, lane: int, is_first: bool = True) -> list[int]:
        """The words of a number of a step. Of eight lanes the odd ones have the second four numbers."""
        words, row = self.layout.words, lane if self.kind.is_packed else lane // 2 + lane % 2 * 4
        places = [at + 8 * (words * (self.kind.lanes * g + row) + k) for k in range(words)]
        return [self.terms.make("leaf", "word", place, 0) if is_first else self.machine.word(place) for place in places]

    def number(self, at: int, g: int, lane: int) -> list[int]:
        """The words of a number that was kept."""
        return self.first_vectors(at + self.layout.vector * self.layout.packed * g, lane, self.layout.packed)

    def left(self, at: int, g: int, lane: int) -> list[int]:
        return self.vectors(at + self.layout.vector * self.layout.packed * g, lane, self.layout.packed)

    def factor_at(self, name: str, g: int, lane: int, is_first: bool = False) -> list[int]:
        n = self.layout.limbs
        return (self.first_vectors if is_first else self.vectors)(self.layout.places[name] + self.layout.vector * n * g, lane, n)

    def check_loaded(self, x: list[int], row: list[int]) -> None:
        """Limbs are those of a row, or of 1 where it is zero."""
        if self.kind.offset:
            return self.check_loaded_offset(x, row)
        lowest = x[0]
        if self.kind.is_packed:
            operation, *pair = self.terms.all[lowest]
            if operation != "and":
                raise Refused("the lowest limb is not masked")
            lowest = next(term for term in pair if self.terms.known(term) is None)
        self.run_of.claims.prove(self.terms, lowest, {"z": row}, "x, or 1 where it is zero")
        if not self.products.joins.splits(self.terms, [lowest, *row[1:]], x, self.kind.bits, self.kind.is_exact):
            raise Refused("limbs are not those of a row")

    def check_loaded_offset(self, x: list[int], row: list[int]) -> None:
        """Modulo 2^255 - r, of which bit 255 counts r: limbs of a row, with 1 more where it is zero modulo m."""
        bits = self.kind.bits
        self.claim(x[0], row, f"{bits} bits of x, r for bit 255, and 1 for zero")
        for j, limb in enumerate(x[1:], 1):
            self.claim(limb, row, f"bits {bits * j} to {min(bits * (j + 1), 255) - 1} of x")

    def claim(self, term: int, row: list[int], what: str) -> None:
        if not self.kind.offset:
            return self.run_of.claims.prove(self.terms, term, {"z": row}, what)
        ats = [self.layout.places[name] for name in ("inverse", "m")]
        r, m0 = (self.first_vectors(at, 0, 1)[0] for at in ats)
        name = "r" if self.kind.offset > offset.SMALL else "q"
        # They are the same in all lanes.
        term = self.renamed(term, {self.first_vectors(at, lane, 1)[0]: found for lane in range(self.kind.lanes) for at, found in zip(ats, (r, m0), strict=True)})
        self.run_of.claims.prove(self.terms, term, {"z": row, name: [r]}, what, {m0: f"sub_({1 << self.kind.bits},{name}0)"})

    def renamed(self, term: int, names: dict[int, int]) -> int:
        """The same of other leaves."""
        if term not in (found := dict(names)):
            left = [term]
            while left:
                operation, *arguments = self.terms.all[one := left[-1]]
                inner = [] if operation in ("leaf", "constant") else arguments[:-1] if operation in COUNTED else arguments
                if missing := [a for a in inner if a not in found]:
                    left += missing
                    continue
                found[left.pop()] = self.terms.operation(operation, *(found[a] for a in inner), *arguments[len(inner) :]) if inner else one
        return found[term]


class Forward(Turn):
    def counted(self) -> int:
        return self.terms.operation("add", self.head.registers["rax"], self.terms.constant(1))

    @property
    def is_kept(self) -> bool:
        return not self.holds.get("last") and not self.holds.get("every")

    @property
    def after(self) -> int:
        """Where the products go."""
        if self.is_kept:
            return KEPT
        return self.layout.places["p" if self.holds.get("last") else "spare"]

    def moves(self) -> dict[str, int]:
        return {"rsi": self.layout.rows, "rdx": self.layout.step if self.is_kept else 0}

    def check_moves(self) -> None:
        super().check_moves()
        if set(self.holds) != {"last"} | ({"every"} if not self.holds.get("last") else set()):
            raise Refused("a turn asks for other conditions")
        if self.holds["last"] != self.returned:
            raise Refused("the loop does not end at the last step")
        if not self.returned and self.machine.distance(self.machine.state.registers["r8"]) != self.after:
            raise Refused("the next turn does not begin with these products")

    def results(self) -> list[tuple[int, int]]:
        places = self.layout.places
        return [(places["x"], places["others"]), (places["zeros"], places["scratch"]), self.scratch(), (self.after, self.after + self.layout.step)]

    def check_lane(self, g: int, lane: int) -> None:
        places = self.layout.places
        before = KEPT - self.layout.step if self.begin.before == "kept" else places[self.begin.before]
        x = self.factor_at("x", g, lane)
        self.check_loaded(x, self.row(ROWS, g, lane))
        names = self.factor("a", x) | self.kept("b", self.number(before, g, lane))
        self.check_product(lane, names, self.limbs(self.left(self.after, g, lane)))


class Backward(Turn):
    def counted(self) -> int:
        return self.terms.operation("sub", self.head.registers["rax"], self.terms.constant(1))

    @property
    def is_again(self) -> bool:
        return not self.holds.get("first") and bool(self.holds.get("every"))

    def moves(self) -> dict[str, int]:
        return {"rsi": -self.layout.rows, "rdx": 0 if self.holds.get("first") or self.is_again else -self.layout.step}

    def check_moves(self) -> None:
        super().check_moves()
        wanted = {"first"} if self.holds.get("first") else {"first", "every"}
        if set(self.holds) != wanted | ({"second"} if self.is_again and self.layout.every == 2 else set()):
            raise Refused("a turn asks for other conditions")
        if self.holds["first"] != self.returned:
            raise Refused("the loop does not end at the first step")
        self.check_count()

    def results(self) -> list[tuple[int, int]]:
        places, rows = self.layout.places, ROWS - self.layout.rows
        spare = [(places["spare"], places["first"])] * self.is_again
        return [(places["p"], places["spare"]), (places["x"], places["others"]), (places["zeros"], places["scratch"]), self.scratch(), (rows, ROWS), *spare]

    def before(self, g: int, lane: int) -> list[int]:
        """The words of the product before the step."""
        places, step = self.layout.places, self.layout.step
        if self.holds.get("first"):
            return self.number(places["first"], g, lane)
        if not self.is_again:
            return self.number(KEPT - step, g, lane)
        rows = ROWS - self.layout.rows
        moved = dict(zip(self.row(rows, g, lane), self.row(rows - self.layout.rows, g, lane), strict=True))
        x = [self.renamed(term, moved) for term in self.factor_at("x", g, lane)]
        first = self.number(places["first"] if self.holds.get("second") else KEPT - step, g, lane)
        found = self.left(places["spare"], g, lane)
        self.check_product(lane, self.factor("a", x) | self.kept("b", first), self.limbs(found))
        return found

    def check_lane(self, g: int, lane: int) -> None:
        x, u = self.factor_at("x", g, lane), self.factor_at("p", g, lane, True)
        at = ROWS - self.layout.rows
        row = self.row(at, g, lane)
        self.check_loaded(x, row)
        before = self.before(g, lane)
        self.check_product(lane, self.factor("a", x) | self.factor("b", u), self.factor_at("p", g, lane))
        words = self.cleared(self.row(at, g, lane, False), self.mask(g, lane), row)
        self.check_canonical(lane, self.factor("a", u) | self.kept("b", before), words)

    # Zeros: by AVX2 words of ones in the state, and bits in r11; by IFMA masks, and k7.

    def mask(self, g: int, lane: int) -> int:
        if self.kind.is_packed:
            return self.machine.word(self.layout.places["zeros"] + self.layout.vector * g + 8 * lane)
        return self.machine.state.vectors[f"k{g + 1}"][lane]

    def cleared(self, words: list[int], mask: int, row: list[int]) -> list[int]:
        """Words before they were cleared where the row is zero."""
        found, modulo = [self.terms.all[word] for word in words], " modulo m" if self.kind.offset else ""
        if self.kind.is_packed:
            self.claim(mask, row, f"ones where x is zero{modulo}")
            right, which = all(term[:2] == ("andn", mask) for term in found), 2
        else:
            self.claim(self.machine.one_if(mask), row, f"0 where x is zero{modulo}, else 1")
            right, which = all(term[:2] == ("ite", mask) and self.terms.known(term[3]) == 0 for term in found), 2
        if not right:
            raise Refused("words are not cleared where a number is zero")
        return [term[which] for term in found]

    def check_count(self) -> None:
        """What the turn adds to the lanes that had a zero, and that they are returned."""
        state, terms, machine = self.machine.state, self.terms, self.machine
        if self.kind.is_packed:
            total = self.head.registers["r11"]
            for g in range(self.layout.chains):
                bits = [terms.operation("bit", self.mask(g, lane), 63) for lane in range(self.kind.lanes)]
                total = terms.operation("or", total, machine.gathered(bits))
            found, returned = state.registers["r11"], total
        else:
            bits = list(self.head.vectors["k7"])
            for g in range(self.layout.chains):
                zeros = [self.products.negated(terms, self.mask(g, lane)) for lane in range(self.kind.lanes)]
                if None in zeros:
                    raise Refused("a mask of zeros is not complemented")
                bits = [terms.operation("nonzero", terms.operation("or", machine.one_if(bit), machine.one_if(zero))) for bit, zero in zip(bits, zeros, strict=True)]
            found, total, returned = state.vectors["k7"], tuple(bits), machine.gathered(bits)
        if found != total or self.returned and state.registers["rax"] != returned:
            raise Refused("the count of zeros is another one")


class Pass:
    """A routine: what is before its loop, and the paths of a turn."""

    def __init__(self, code: list[Instruction], products: Products, what: str, claims: Prover):
        self.products, self.claims, self.what = products, claims, what
        self.before, self.code, self.head = parts(code)
        self.written = {whole(REGISTER.get(i.operands[0], i.operands[0])).partition("{")[0] for i in self.code}
        self.written |= {"z" + name[1:] for name in self.written if name.startswith("y") and not products.kind.is_packed}
        # Those that load or do what is there already, in all paths.
        self.changing: set[Instruction] = set()

    def check(self) -> int:
        """An error, if it is not proved. How many paths there are."""
        self.check_begin()
        turn, count = {"forward": Forward, "backward": Backward}[self.what], 0
        for before in ("first", "spare", "kept") if self.what == "forward" else ("",):
            left: list[tuple[bool, ...]] = [()]
            while left:
                choices = left.pop()
                found = turn(self, Begin(before, choices))
                found.check_room()
                found.check()
                left += [(*list(found.holds.values())[:k], True) for k in range(len(choices), len(found.holds))]
                self.changing |= found.changing
                count += 1
        return count

    def check_begin(self) -> None:
        """Pointers and the count at the head of the loop, and what is copied."""
        state = State(self.products)
        machine, terms, layout = state.machine, state.terms, state.layout
        machine.objects = {POINTER: 0, "rsi": ROWS, "rdx": KEPT}
        first = dict(machine.state.registers)
        for i in self.before:
            machine.run(i)
        after, operation = machine.state.registers, terms.operation
        forms = Forms(terms)
        if self.what == "forward":
            wanted = {"rax": terms.constant(0), "rsi": first["rsi"], "rdx": first["rdx"], "rcx": first["rcx"], "r8": operation("add", first[POINTER], terms.constant(layout.places["first"]))}
            for k in range(layout.chains * layout.packed):
                for lane in range(layout.kind.lanes):
                    if machine.word(layout.places["first"] + layout.vector * k + 8 * lane) != state.first_vectors(layout.places["p"] + layout.vector * k, lane, 1)[0]:
                        raise Refused("the first products are not copied")
        else:
            kept = operation("sub", operation("sub", first["rcx"], operation("shr", first["rcx"], layout.every.bit_length() - 1)), terms.constant(1))
            wanted = {"rax": first["rcx"]}
            for name, count, size in (("rsi", first["rcx"], layout.rows), ("rdx", kept, layout.step)):
                wanted[name] = operation("add", first[name], operation("mul", count, terms.constant(size)))
            none = [machine.state.registers["r11"]] if layout.kind.is_packed else machine.state.vectors["k7"]
            if any(terms.known(term) != 0 for term in none):
                raise Refused("the count of zeros does not begin with zero")
        if any(not forms.equal(after[name], term) for name, term in wanted.items()):
            raise Refused("a pointer or the count is another one at the head of the loop")
        state.check_stores([(layout.places["first"], layout.places["x"])] if self.what == "forward" else [])


REGISTER = {f"r{n}d": f"r{n}" for n in range(8, 16)} | {f"e{name[1:]}": name for name in REGISTERS[:8]}


def kind_of(routine: str) -> tuple[str, Layout] | None:
    """What a routine does, and on which state, if it is one of these."""
    for kind in limbs.KINDS:
        found = re.fullmatch(rf"{kind.family}_(forward|backward)_(\d+)", routine)
        if found and int(found[2]) in kind.limbs:
            return found[1], Layout(kind, int(found[2]))
    return None


def accepts(code: list[Instruction], what: str, products: Products, claims: Prover) -> bool:
    try:
        Pass(code, products, what, claims).check()
    except (Refused, Unknown, Unproved):
        return False
    return True


def accepted(routine: str, code: list[Instruction], joins, claims: Prover) -> bool:
    what, layout = kind_of(routine)
    return accepts(code, what, products_of(layout, joins), claims)


def of_routine(routine: str, code: list[Instruction], joins, claims: Prover, every: int) -> tuple[list[str], str]:
    """What is proved of one of them, and a verdict."""
    what, layout = kind_of(routine)
    products = products_of(layout, joins)
    try:
        found = Pass(code, products, what, claims)
        count = found.check()
    except (Refused, Unknown, Unproved) as error:
        return [], f"refused: {error}"
    numbers, lanes = layout.chains * layout.kind.lanes, layout.kind.lanes
    title = f"{routine}: a turn, at any step, by {count} paths, for {numbers} numbers in {lanes} lanes"
    return refusals(title, code, lambda other: accepts(other, what, products, claims), found.changing, every)
