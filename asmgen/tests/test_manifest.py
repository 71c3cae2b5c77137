# SPDX-License-Identifier: MIT OR Apache-2.0
"""The manifest, the names of operations, and schedules that do not fit."""

import re
from pathlib import Path

import pytest

from asmgen import manifest, rust, schedules, taint
from asmgen.bingcd import batch as bingcd
from asmgen.program import Misfit
from asmgen.schedule import Unschedulable

LIBRARY = Path(__file__).resolve().parents[2] / "crates/bezout/src"
DIVSTEPS = [one for one in manifest.routines().values() if one.search and one.search[0] in manifest.DIVSTEPS]


def instructions(text: str) -> list[str]:
    lines = (line for line in text.splitlines() if not line.startswith(("//", ".")))
    return [line for line in lines if not re.fullmatch(r"\d:", line)]


@pytest.mark.parametrize("routine", manifest.routines().values(), ids=lambda one: one.name)
def test_every_instruction_says_what_it_is_for(routine):
    for line in instructions(routine.text()):
        assert re.fullmatch(r"[^/]+\t// \S.*", line), line


def test_names_say_the_length_in_words():
    assert "avx2_invert_9" in manifest.routines() and "avx512_gcd_104" in manifest.routines()
    for operation in manifest.DIVSTEPS:
        for isa in manifest.DIVSTEPS[operation].KINDS:
            for bits in manifest.unrolled(operation, isa):
                assert 30 * manifest.limbs(operation, isa, bits) > bits
                words = int(manifest.name(operation, isa, bits).rpartition("_")[2])
                assert 64 * words <= 30 * manifest.limbs(operation, isa, bits)


@pytest.mark.parametrize("routine", DIVSTEPS, ids=lambda one: one.name)
def test_a_schedule_speaks_of_operations_that_exist(routine):
    times = schedules.read(routine.name)
    manifest.batch(*routine.search, times).program()
    wrong = {**times, "shifts": {**times["shifts"], "third1.step1.nothing": 1.0}}
    with pytest.raises(Misfit, match="third1.step1.nothing"):
        manifest.batch(*routine.search, wrong).program()


@pytest.mark.parametrize("name", ["avx2_invert_4", "avx2_jacobi_4", "avx512_gcd_16", "ifma_invert_long", "adx_bingcd_batches_4"])
def test_a_time_that_nothing_reads_is_an_error(name):
    times, of = schedules.read(name), manifest.routines()[name].search
    for wrong in ({**times, "trail": 1.0}, {**times, "step": times["step"] | {"D": 1.0}}):
        with pytest.raises(Misfit, match="nothing reads the time '(trail|D)'"):
            bingcd.text(wrong) if of[0] == "bingcd" else manifest.batch(*of, wrong).program()


def test_a_schedule_without_a_time_is_an_error():
    times = schedules.read("avx2_invert_4")
    step = {name: time for name, time in times["step"].items() if name != "G"}
    with pytest.raises(KeyError, match="G"):
        manifest.divstep_text("invert", "avx2", 9, {**times, "step": step})


def test_a_schedule_that_needs_too_many_registers_is_an_error():
    times = {**schedules.read("avx2_invert_4"), "vectors_after": -4000.0, "vectors_rate": 1e6}
    times["shifts"] = {"update.digits.vpand": 4000.0}
    with pytest.raises(Unschedulable):
        manifest.divstep_text("invert", "avx2", 9, {**times, "rate1": 1e6, "rate2": 1e6, "rate3": 1e6, "start2": -400.0})


def test_a_schedule_of_no_routine_is_found(monkeypatch, tmp_path):
    for name in ("avx2_invert_4", "avx2_invert_9", "avx512_gcd_64_amd26"):
        (tmp_path / f"{name}.json").write_text("{}")
    monkeypatch.setattr(schedules, "FOLDER", tmp_path)
    stem = lambda names: [path.stem for path in schedules.surplus(names)]
    assert stem(["avx2_invert_4", "avx512_gcd_104_amd26"]) == ["avx2_invert_9"]
    # Nine words have a file of their own, eight do not; a family has its own files.
    assert stem(["avx2_invert_8", "avx2_invert_9", "avx512_gcd_104_amd26"]) == []
    assert not schedules.source("avx512_gcd_104").exists() and not schedules.source("avx2_invert_2").exists()


@pytest.fixture
def longer(monkeypatch):
    """A manifest with a bucket more."""
    monkeypatch.setattr(manifest, "BUCKETS", (*manifest.BUCKETS[:-1], 5120, manifest.BUCKETS[-1]))
    monkeypatch.setattr(rust, "BUCKETS", manifest.BUCKETS)
    monkeypatch.setattr(manifest, "routines", manifest.routines.__wrapped__)


def test_all_that_is_emitted_follows_the_list_of_buckets(longer):
    """A new length is one number: declarations, choice, layouts and the table of the constant-time check have it."""
    text = rust.routines() + rust.layouts()
    for part in ("avx512_invert_80(base: *mut u8);", "Some(avx512_gcd_80)", "InvertState<Avx2, 5120, "):
        assert part in text
    # What is longer than the longest one with a routine of its own has the one with a loop.
    assert "..=80" in text and "avx2_invert_80" not in text and "avx2_jacobi_80" not in text
    assert "avx512_gcd_80" in taint.lines()


@pytest.mark.parametrize("name", ["avx512_invert_80", "avx512_gcd_80"])
def test_a_new_length_has_its_routines(name, longer):
    """By the schedule of a shorter neighbor."""
    assert not (schedules.FOLDER / f"{name}.json").exists()
    text = manifest.routines()[name].text()
    assert f"// Length: {manifest.limbs(*name.split('_')[1::-1], 5120)} limbs" in text


def proved(text: str):
    """The bound of the proofs, as the library has it."""
    factor, constant, divisor = re.search(r"const fn steps\(bits: u64\) -> u64 \{\s+\((\w+) \* bits \+ (\w+)\) / (\w+)\s+\}", text).groups()
    return lambda bits: (int(factor) * bits + int(constant)) // int(divisor)


def test_steps_are_those_of_the_proofs():
    text = (LIBRARY / "integer/divstep/bounds.rs").read_text()
    lengths = range(1, 64 * manifest.LONG_WORDS[-1] + 1)
    agrees = lambda bound: all(manifest.steps(bits) == bound(bits) - 1 for bits in lengths)
    assert agrees(proved(text))
    assert not agrees(proved(text.replace("+ 7968", "+ 7967")))
    # Of another function the numbers would be others.
    assert "+ 6984" in text and not agrees(proved(text.replace("+ 7968", "+ 6984")))


def test_the_readme_shows_lines_of_a_routine():
    page = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")
    shown = [line.strip() for line in page.splitlines() if line.startswith("    ") and "// third1." in line or "// copy for third1." in line]
    lines = iter(manifest.routines()["avx2_invert_4"].text().splitlines())
    # In this order, with others between them.
    assert len(shown) == 6 and all(line in lines for line in shown)
