# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches on numbers of any length: the first limbs among the steps, as many as fit there for little, the rest in a loop.

One routine serves all lengths from a certain one on. The words of its state are those of the shorter routines, and one more:
`rest` says where the limbs end. The limbs are the last field. For an inverse, each is followed by that of the modulus.

What the loop needs of the code among the steps is in vector registers of a fixed name: the digits of the matrix, the quotient
digits, the carry, and the last limb read. The loop works on two limbs a turn, so that their number behind the first ones is even.
"""

from ..frame import BIAS, Frame
from ..program import BASE
from . import batch, gcd, invert, jacobi, routine, update, update_fg
from .batch import Batch

UNROLLED = 2
"""Vectors a turn of the loop."""
AT, END = "r8", "r9"
"""General registers of the loop: the limb, and the end of the limbs. No word of the steps is in `r8` to `r14`."""


def labeled(lines: list[tuple[str, str]]) -> list[str]:
    return [f"{text}\t// rest.{name}" for text, name in lines]


class Rest:
    """What the update of long numbers has besides that of short ones, as a mixin in front of it."""

    stride = 32
    """Bytes from one vector of the numbers to the next."""

    def interleave(self, start: float, rate: float, digits=None):
        self.now, self.tick = start, 1 / rate
        with self.p.scope("digits"):
            self.low_bits, self.low, self.high = self.digits()
        carry, previous = None, None
        for i in range(self.count):
            with self.p.scope(f"limb{i}"):
                carry, previous = self.limb(i, carry, previous)
        self.carry, self.previous = carry, previous

    def outputs(self) -> dict:
        """The values that the loop takes over, with the registers where it wants them."""
        return {value: f"ymm{k}" for k, value in enumerate(self.taken_over())}

    def taken_over(self) -> list:
        raise NotImplementedError

    def from_limb(self, i: int, lane: int = 0) -> str:
        """Address relative to the limb of this turn."""
        return f"[{AT}{self.stride * i + 8 * lane:+d}]"

    def constant(self, name: str) -> str:
        return f"ymmword ptr {self.frame.vector('constants', list(update.CONSTANTS).index(name))}"

    def rest(self) -> list[str]:
        """The lines behind the steps: the loop, and the end of the numbers."""
        first = self.frame.vectors["limbs"] + self.stride * self.count
        lines = [
            (f"lea {AT}, [{BASE}{first - BIAS:+d}]", "from"),
            (f"mov {END}, qword ptr [rsp]", "to"),
            (f"add {END}, {BASE}", "to"),
            *self.constants(),
        ]
        found = labeled(lines) + [".p2align 5", "3:"]
        turn = []
        for k in range(UNROLLED):
            turn += self.position(k)
        turn += [
            (f"add {AT}, {UNROLLED * self.stride}", "next"),
            (f"cmp {AT}, {END}", "next"),
            ("jb 3b", "next"),
        ]
        return found + labeled(turn + self.end())


class LongInvert(Rest, update.Avx2):
    """In turn registers 8, 9 and 10, 11 have a limb with `f`, `u` in both halves, and with `g`, `v`."""

    stride = 64

    def vector(self, name: str, i: int) -> str:
        if name in ("limbs", "modulus"):
            return self.frame.vector("limbs", 2 * i + (name == "modulus"))
        return super().vector(name, i)

    def load(self, i: int):
        return tuple(
            self.emit(
                f"vbroadcasti128 {{d}}, xmmword ptr {self.frame.vector('limbs', 2 * i, lane)}",
                reads_memory=[f"limb{i}"],
            )
            for lane in (0, 2)
        )

    def taken_over(self):
        return [*self.low, *self.high, *self.quotients, self.low_bits, self.carry, *self.previous]

    def constants(self):
        return [(f"vmovdqa ymm15, {self.constant('next_bias')}", "bias")]

    def position(self, k: int):
        """Limb `k` of a turn."""
        old, new = ((8, 9), (10, 11)) if k % 2 == 0 else ((10, 11), (8, 9))
        loads = [f"vbroadcasti128 ymm{new[j]}, xmmword ptr {self.from_limb(k, 2 * j)}" for j in (0, 1)]
        lines = [
            *loads,
            f"vpmuldq ymm12, ymm2, ymm{old[0]}",
            f"vpmuldq ymm13, ymm3, ymm{old[1]}",
            "vpaddq ymm12, ymm12, ymm13",
            f"vpmuldq ymm13, ymm0, ymm{new[0]}",
            f"vpmuldq ymm14, ymm1, ymm{new[1]}",
            "vpaddq ymm13, ymm13, ymm14",
            "vpaddq ymm12, ymm12, ymm13",
            f"vpmuludq ymm13, ymm4, ymmword ptr {self.from_limb(k, 4)}",
            f"vpmuludq ymm14, ymm5, ymmword ptr {self.from_limb(k - 1, 4)}",
            "vpaddq ymm13, ymm13, ymm14",
            "vpaddq ymm12, ymm12, ymm15",
            "vpaddq ymm12, ymm12, ymm13",
            # The carry comes last: it is what one limb waits for of the one before.
            "vpaddq ymm12, ymm12, ymm7",
            "vpsrlq ymm7, ymm12, 30",
            "vpand ymm12, ymm12, ymm6",
            f"vmovdqa ymmword ptr {self.from_limb(k - 2)}, ymm12",
        ]
        return [(line, f"limb{k}") for line in lines]

    def end(self):
        lines = [
            "vpmuldq ymm12, ymm2, ymm8",
            "vpmuldq ymm13, ymm3, ymm9",
            f"vpmuludq ymm14, ymm5, ymmword ptr {self.from_limb(-1, 4)}",
            "vpaddq ymm12, ymm12, ymm13",
            "vpaddq ymm14, ymm14, ymm15",
            "vpaddq ymm12, ymm12, ymm14",
            "vpaddq ymm12, ymm12, ymm7",
            "vpsrlq ymm7, ymm12, 30",
            "vpand ymm12, ymm12, ymm6",
            f"vmovdqa ymmword ptr {self.from_limb(-2)}, ymm12",
            f"vpsubq ymm7, ymm7, {self.constant('last_bias')}",
            f"vmovdqa ymmword ptr {self.from_limb(-1)}, ymm7",
        ]
        return [(line, "last") for line in lines]


class LongHalves(Rest, update_fg.Halves):
    """In turn registers 8 and 9 have a vector with `f` and `g` exchanged."""

    def taken_over(self):
        _, exchanged = self.previous
        return [*self.low, *self.high, self.low_bits, self.carry, *self.kept, exchanged]

    def constants(self):
        return [(f"vmovdqa ymm15, {self.constant('next_bias')}", "bias")]

    def position(self, k: int):
        """Vector `k` of a turn."""
        old, new = (8, 9) if k % 2 == 0 else (9, 8)
        lines = [
            f"vpshufd ymm{new}, ymmword ptr {self.from_limb(k)}, 0x4e",
            f"vpmuldq ymm12, ymm2, ymmword ptr {self.from_limb(k - 1)}",
            f"vpmuldq ymm13, ymm3, ymm{old}",
            "vpaddq ymm12, ymm12, ymm13",
            f"vpmuldq ymm13, ymm0, ymmword ptr {self.from_limb(k)}",
            f"vpmuldq ymm14, ymm1, ymm{new}",
            "vpaddq ymm13, ymm13, ymm14",
            "vpaddq ymm12, ymm12, ymm15",
            "vpaddq ymm12, ymm12, ymm13",
            "vpaddq ymm12, ymm12, ymm5",
            "vpsrlq ymm5, ymm12, 30",
            "vpand ymm12, ymm12, ymm4",
            f"vmovdqa ymmword ptr {self.from_limb(k - 2)}, ymm12",
        ]
        return [(line, f"limb{k}") for line in lines]

    def boundary(self, name: str) -> str:
        return f"ymmword ptr {self.frame.vector('boundaries', list(update.BOUNDARIES).index(name))}"

    def end(self):
        first = f"ymmword ptr {self.frame.vector('limbs')}"
        lines = [
            f"vpmuldq ymm12, ymm2, ymmword ptr {self.from_limb(-1)}",
            "vpmuldq ymm13, ymm3, ymm8",
            "vpaddq ymm12, ymm12, ymm13",
            "vpaddq ymm12, ymm12, ymm15",
            "vpaddq ymm12, ymm12, ymm5",
            "vpaddq ymm12, ymm12, ymm6",
            "vpand ymm13, ymm12, ymm4",
            f"vmovdqa ymmword ptr {self.from_limb(-2)}, ymm13",
            "vpsrlq ymm12, ymm12, 30",
            "vpaddq ymm12, ymm12, ymm7",
            f"vpaddq ymm12, ymm12, {self.boundary('boundary_bias')}",
            f"vpand ymm13, ymm12, {self.boundary('boundary_mask')}",
            f"vmovdqa ymmword ptr {self.from_limb(-1)}, ymm13",
            "vpsrlq ymm12, ymm12, 30",
            "vperm2i128 ymm12, ymm12, ymm12, 0x08",
            f"vpaddq ymm12, ymm12, {self.boundary('boundary_carry')}",
            f"vpaddq ymm12, ymm12, {first}",
            f"vmovdqa {first}, ymm12",
        ]
        return [(line, "last") for line in lines]


class LongSymbols(LongHalves, jacobi.JacobiHalves):
    """With the sign of `f`. Registers 10 and 11 have the disjunction and the conjunction of all limbs between the lowest and the
    highest one.

    The lowest limb of the high half may be a little longer than the others, or negative: what is carried over the boundary is
    added to it at the end. It carries 1, 0 or -1. That comes to the highest limb if all between are ones, or zeros. So two limbs
    stand for all of these: a borrow comes through both if the disjunction is zero, a carry if the conjunction is ones.
    """

    def constants(self):
        # Among the steps there are no registers for these.
        lines = [f"{move} {self.place(1)}" for move in ("vmovdqa ymm10,", "vmovdqa ymm11,")]
        for i in range(2, self.count - 2):
            lines += self.with_limb(self.place(i))
        return super().constants() + [(line, "sign") for line in lines]

    @staticmethod
    def with_limb(operand: str) -> list[str]:
        return [f"vpor ymm10, ymm10, {operand}", f"vpand ymm11, ymm11, {operand}"]

    def position(self, k: int):
        return super().position(k) + [(line, f"limb{k}") for line in self.with_limb("ymm12")]

    def end(self):
        sign = [
            *self.with_limb(f"ymmword ptr {self.from_limb(-2)}"),
            # Of `f`, in the high half.
            "vextracti128 xmm10, ymm10, 1",
            "vextracti128 xmm11, ymm11, 1",
            "vmovq r10, xmm10",
            "vmovq r12, xmm11",
            f"mov r11, qword ptr {self.frame.vector('limbs', 0, 2)}",
        ]
        for limb in ("r10", "r12", f"qword ptr {self.from_limb(-1, 2)}"):
            sign += ["sar r11, 30", f"add r11, {limb}"]
        # As `turn` of the shorter routines.
        turn = ["mov r12, <XM>", "mov r10, r12", "xor r10, <F>", "mov <F>, r11", "xor r11, r12", "andn r11, r10, r11"]
        turn += ["xor r11, r12", "xor r11, <turns>", "mov <turns>, r11"]
        return super().end() + [(line, "sign") for line in sign] + [(line, "turn") for line in turn]


# States: as those of the shorter routines, with the limbs at the end.


def invert_frame(limbs: int) -> Frame:
    vectors = {"constants": 4, "inverse": 2, "limbs": 2 * limbs}
    return batch.frame_with(batch.SHARED + ["rest"], vectors, ["above_f", "above_u", "above_g", "above_v"])


def gcd_frame(limbs: int) -> Frame:
    vectors = {"constants": 4, "boundaries": 4, "limbs": limbs // 2}
    return batch.frame_with(gcd.SHARED + ["rest"], vectors, ["above_f", "above_g"])


def jacobi_frame(limbs: int) -> Frame:
    vectors = {"constants": 4, "boundaries": 3, "above": 1} | {name: 1 for name in jacobi.SUMS} | {"limbs": limbs // 2}
    return jacobi.frame_with(jacobi.SHARED + ["rest"], vectors)


class OnTheStack:
    """What counts the loops is on the stack, where no store of the loop over limbs could be: a mixin for batches.

    Whoever follows secrets through the code does not know where the pointer of that loop ends.
    """

    enter = ["push <batches>", "push <rest>"]
    counter = "qword ptr [rsp+8]"
    leave = ["add rsp, 16"]


class InvertBatch(OnTheStack, Batch):
    updates = {"avx2": LongInvert}
    make_frame = staticmethod(invert_frame)


class GcdBatch(OnTheStack, gcd.GcdBatch):
    updates = {"avx2": LongHalves}
    make_frame = staticmethod(gcd_frame)


class JacobiBatch(OnTheStack, jacobi.JacobiBatch):
    updates = {"avx2": LongSymbols}
    make_frame = staticmethod(jacobi_frame)


KINDS = {"invert": InvertBatch, "gcd": GcdBatch, "jacobi": JacobiBatch}
"""By the operation."""
AMONG_STEPS = {"invert": 35, "gcd": 36, "jacobi": 68}
"""Limbs that are worked on among the steps: as many as a number of 1024 bits has, or of 2048."""
SCHEDULES = {"invert": "avx2_invert_16", "gcd": "avx2_gcd_16", "jacobi": "avx2_jacobi_long"}
"""The first two are of routines with as many limbs."""
STACK = ("no stack but 48 bytes of saved registers", "no stack but 64 bytes, 48 of them saved registers")
BANNERS = {
    "invert": invert.BANNER.replace("see `InvertState` in invert.rs", "see `LongInvertState` in long_invert.rs").replace(*STACK),
    "gcd": gcd.BANNER.replace("see `GcdState` in gcd.rs", "see `LongGcdState` in long.rs").replace(*STACK),
    "jacobi": jacobi.BANNER.replace("see `JacobiState` in jacobi.rs", "see `LongJacobiState` in long_jacobi.rs").replace(*STACK),
}


def vectors_of(operation: str) -> int:
    """Limbs in a vector."""
    return KINDS[operation].updates["avx2"].vectors


def limbs(operation: str, least: int) -> int:
    """The least number of limbs that the routine takes and that is not below `least`."""
    first, turn = AMONG_STEPS[operation], UNROLLED * vectors_of(operation)
    return first + max(1, -(-(least - first) // turn)) * turn


def text(operation: str, times: dict) -> str:
    """The routine, from the schedule of one that has no loop."""
    kind = KINDS[operation]("avx2", AMONG_STEPS[operation], times)
    return routine.text(kind, BANNERS[operation]).replace(
        f"// Length: {AMONG_STEPS[operation]} limbs of 30 bits",
        f"// Length: {about_length(operation)}",
    )


def about_length(operation: str) -> str:
    among, turn = AMONG_STEPS[operation], UNROLLED * vectors_of(operation)
    return f"{among} + {turn} k limbs of 30 bits for k >= 1, with `rest` the offset behind the last one"
