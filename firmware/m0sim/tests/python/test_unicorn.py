# SPDX-License-Identifier: MIT OR Apache-2.0
"""The simulator against Unicorn's Cortex-M0: registers, flags and memory after random programs."""

import random
import subprocess
from pathlib import Path

import armv6m
import programs
import pytest
import unicorn
from unicorn import arm_const as arm

ROOT = Path(__file__).resolve().parents[4]
RAM, SIZE = 0x20000000, 0x1000
REGISTERS = [getattr(arm, f"UC_ARM_REG_R{i}") for i in range(13)] + [
    arm.UC_ARM_REG_SP,
    arm.UC_ARM_REG_LR,
    arm.UC_ARM_REG_PC,
]


@pytest.fixture(scope="session")
def states():
    """The example program that runs lines of code, built."""
    subprocess.run(
        ["cargo", "build", "--profile", "test", "-q", "--package", "m0sim", "--example", "states"], cwd=ROOT, check=True
    )

    def run(cases: list[dict]) -> list[dict[str, int] | None]:
        lines = []
        for case in cases:
            code = "".join(f"{half:04x}" for half in case["code"])
            fields = " ".join(f"{k}={v:x}" for k, v in case["state"].items())
            lines.append(f"{case['address']:x} {code} {case['steps']:x} {case['end']:x} {fields}")
        done = subprocess.run(
            [ROOT / "target/debug/examples/states"], input="\n".join(lines), stdout=subprocess.PIPE, text=True, check=True
        )
        answers = []
        for line in done.stdout.splitlines():
            fields = (word.split("=") for word in line.split())
            answers.append(None if line == "fault" else {key: int(v, 16) for key, v in fields})
        assert len(answers) == len(cases)
        return answers

    return run


def emulator(flash: bytes) -> unicorn.Uc:
    uc = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
    uc.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M0)
    uc.mem_map(0, -(-max(len(flash), 0x1000) // 0x1000) * 0x1000)
    uc.mem_write(0, flash)
    uc.mem_map(RAM, SIZE)
    return uc


def flash_of(cases: list[dict]) -> bytes:
    flash = bytearray(max(c["address"] + 2 * len(c["code"]) for c in cases) + 64)
    for case in cases:
        code = b"".join(half.to_bytes(2, "little") for half in case["code"])
        flash[case["address"] : case["address"] + len(code)] = code
    return bytes(flash)


def unicorn_run(uc: unicorn.Uc, case: dict) -> dict[str, int] | None:
    """The state after a case in the same form."""
    uc.mem_write(RAM, bytes(SIZE))
    for i, register in enumerate(REGISTERS[:15]):
        uc.reg_write(register, case["state"].get(f"r{i}", 0))
    uc.reg_write(arm.UC_ARM_REG_XPSR, case["state"].get("f", 0) << 28 | 1 << 24)
    try:
        uc.emu_start(case["address"] | 1, case["end"], count=case["steps"])
    except unicorn.UcError:
        return None
    state = {"f": uc.reg_read(arm.UC_ARM_REG_XPSR) >> 28}
    state |= {f"r{i}": uc.reg_read(register) for i, register in enumerate(REGISTERS)}
    ram = bytes(uc.mem_read(RAM, SIZE))
    words = (int.from_bytes(ram[i : i + 4], "little") for i in range(0, SIZE, 4))
    return state | {f"m{RAM + 4 * i:x}": word for i, word in enumerate(words) if word}


def random_cases(count: int, length: int, seed: int) -> list[dict]:
    rng, cases, address = random.Random(seed), [], 0x100
    for _ in range(count):
        code = [half for instruction in programs.program(rng, length) for half in instruction]
        # All paths meet at the end. Literals may be read behind it.
        end = address + 2 * len(code)
        code += [rng.getrandbits(16) for _ in range(24)]
        cases.append({"address": address, "code": code, "steps": 2 * length + 8, "end": end, "state": programs.state(rng)})
        address += 2 * len(code) + 8 & ~3
    return cases


def differences(states, cases: list[dict], ours: list[dict] | None = None) -> list:
    uc = emulator(flash_of(cases))
    found = []
    for case, answer in zip(cases, states(ours or cases), strict=True):
        expected = unicorn_run(uc, case)
        if answer != expected:
            found.append((case, answer, expected))
    return found


@pytest.mark.parametrize(("count", "length"), [(4000, 1), (3000, 30)])
def test_random_programs(states, count, length):
    """Single instructions, and sequences of them."""
    assert differences(states, random_cases(count, length, seed=length)) == []


def test_what_is_no_text_is_refused(states):
    done = subprocess.run([ROOT / "target/debug/examples/states"], input=b"0 4770 \xff", capture_output=True)
    assert done.returncode == 1
    assert b"standard input: " in done.stderr and b"lines of ASCII are accepted" in done.stderr


def test_planted_differences_are_found(states):
    """One instruction of the code that the simulator gets is another one."""
    cases = random_cases(300, 12, seed=5)
    replaced = {
        "ADCS for ADDS": (lambda h: h & 0xFFC0 == 0x4140, lambda h: 0x1800 | (h >> 3 & 7) << 6 | (h & 7) << 3 | h & 7),
        "LSRS for ASRS": (lambda h: h >> 11 == 2, lambda h: h & 0x7FF | 0x0800),
        "LDRSB for LDRB": (lambda h: h >> 9 == 0x2E, lambda h: h & 0x1FF | 0x5600),
        "BNE for BEQ": (lambda h: h >> 8 == 0xD0, lambda h: h | 0x100),
    }
    for name, (applies, wrong) in replaced.items():
        changed = [c | {"code": [wrong(h) if applies(h) else h for h in c["code"]]} for c in cases]
        assert changed != cases, name
        assert differences(states, cases, changed), name


def test_the_model_agrees(states):
    """The model that the golden vectors come from, on the same programs."""
    cases = random_cases(400, 4, seed=9)
    for case, answer in zip(cases, states(cases), strict=True):
        s = armv6m.State(r=[case["state"].get(f"r{i}", 0) for i in range(15)] + [case["address"]])
        s.n, s.z, s.c, s.v = (case["state"]["f"] >> k & 1 for k in (3, 2, 1, 0))
        s.memory = {RAM + i: 0 for i in range(SIZE)}
        for i, half in enumerate(case["code"]):
            s.memory |= {case["address"] + 2 * i: half & 255, case["address"] + 2 * i + 1: half >> 8}
        while s.r[15] != case["end"]:
            armv6m.step(s)
        assert answer is not None
        assert answer["f"] == s.n << 3 | s.z << 2 | s.c << 1 | s.v
        assert [answer[f"r{i}"] for i in range(16)] == s.r, case
        for i in range(0, SIZE, 4):
            word = int.from_bytes(bytes(s.memory[RAM + i + k] for k in range(4)), "little")
            assert answer.get(f"m{RAM + i:x}", 0) == word


# What Unicorn's Cortex-M0 executes all the same: CBZ, CBNZ, IT, SETEND and CPS with other bits.
OF_LATER_CORES = [(0xB100, 0xB1FF), (0xB300, 0xB3FF), (0xB650, 0xB67F), (0xB900, 0xB9FF), (0xBB00, 0xBBFF), (0xBF00, 0xBFFF)]


def test_which_halfwords_are_undefined(states):
    """First halfwords of 16 bits that ARMv6-M leaves undefined, and some of their neighbors that it does not."""
    later = {half for first, last in OF_LATER_CORES for half in range(first, last + 1)}
    kinds = {half: armv6m.kind_of(half) for half in [*range(0xB000, 0xC000), *range(0xDD80, 0xDF00)]}
    kinds = {h: kind for h, kind in kinds.items() if kind == "undefined" and h % 5 == 0 or kind == "defined" and h % 7 == 0}
    # WFE, WFI and YIELD end Unicorn's run. POP with PC needs an address on the stack; the golden vectors have it.
    kept = [half for half in kinds if half >> 4 not in (0xBF1, 0xBF2, 0xBF3) and half >> 8 != 0xBD]
    registers = {f"r{i}": RAM + 0x400 for i in range(8)} | {"r13": RAM + 0x800}
    cases = [
        {"address": 0x100 + 16 * i, "code": [half] + [0xBF00] * 7, "steps": 1, "end": 0, "state": registers}
        for i, half in enumerate(kept)
    ]
    uc = emulator(flash_of(cases))
    for case, answer in zip(cases, states(cases), strict=True):
        half = case["code"][0]
        assert (answer is None) == (kinds[half] == "undefined"), f"{half:04x}"
        if answer is not None or half not in later:
            assert (unicorn_run(uc, case) is None) == (answer is None), f"{half:04x}"
