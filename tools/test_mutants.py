# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the mutants' lists may say, and that a mutant which no test finds is told from one that a test finds."""

import argparse
import math
import os
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

import mutants
import mutants_assembly
from mutants import Bad, Mutant, Verdict

CODE = "fn f(x: u64) -> u64 {\n    if x == 0 {\n        return 1;\n    }\n    wipe(&mut y);\n    x + 1\n}\n"
LIST = """# A list.
[crates/a/src/lib.rs]
zero: if `x == 0` { ~> false
    killed by: lib tests::zero
not_zero: if `x == 0` { ~> x != 0
y_kept: wipe(&mut y); ~>
    alive: y is 0
sum: } wipe(&mut y); `x + 1` ~> x
"""


def listed(tmp_path, monkeypatch, text: str) -> list[Mutant]:
    monkeypatch.setattr(mutants, "LISTS", tmp_path)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    (tmp_path / "list.txt").write_text(text)
    return mutants.read_all()


def test_a_list_becomes_switches(tmp_path, monkeypatch):
    found = listed(tmp_path, monkeypatch, LIST)
    assert [(m.name, m.killer, m.reason) for m in found] == [
        ("zero", ("lib", "tests::zero"), None),
        ("not_zero", None, None),
        ("y_kept", None, "y is 0"),
        ("sum", None, None),
    ]
    one, two, three, four = (m.number for m in found)
    planted = mutants.plant(CODE, found)
    choice = f"(if crate::mutant::on({one}) {{ false }} else if crate::mutant::on({two}) {{ x != 0 }} else {{ x == 0 }})"
    assert f"if {choice} {{\n" in planted
    assert f"    if crate::mutant::on({three}) || crate::mutant::on({mutants.all_reasons('a')}) {{  }} else {{ wipe(&mut y); }}\n" in planted
    assert f"    (if crate::mutant::on({four}) {{ x }} else {{ x + 1 }})\n" in planted


PROGRAM = """#!/bin/sh
if [ "$BEZOUT_KERNEL" = lehmer ] && [ "$BEZOUT_MUTANT" != 0 ]; then echo "test $1 ... FAILED"; exit 1; fi
echo "test $1 ... ok"
"""


def test_a_test_is_asked_for_the_kernels_that_a_record_names(tmp_path, monkeypatch):
    program = tmp_path / "program"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    tests = mutants.Tests({"a": [mutants.Binary("lib", str(program), str(tmp_path))]})
    for word, killed in [(" lehmer", True), (" stein", False), ("", False)]:
        zero = listed(tmp_path, monkeypatch, LIST.replace("tests::zero", f"tests::zero{word}"))[0]
        assert zero.killer == ("lib", "tests::zero", *word.split())
        assert bool(mutants.named(tests, zero).killer) == killed
        mutants.control(tests, [zero], 1)


def test_lists_of_the_library_have_one_build(tmp_path, monkeypatch):
    monkeypatch.setattr(mutants, "LISTS", tmp_path)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    for name in ("library", "library_backends", "class_group"):
        (tmp_path / f"{name}.txt").write_text(f"[crates/a/src/{name}.rs]\nzero: 0 ~> 1\n")
    assert [m.build for m in mutants.read_all()] == ["others", "library", "library"]


def test_what_a_cpu_cannot_run_is_named(tmp_path, monkeypatch, capsys):
    text = LIST.replace("tests::zero\n", "tests::zero\n    needs: avx512f\n")
    found = listed(tmp_path, monkeypatch, text)
    assert [m.needs for m in found] == ["avx512f", None, None, None] and found[0].killer == ("lib", "tests::zero")
    assert mutants.runnable(found, mutants.flags("flags\t\t: sse2 avx512f\n")) == found and not capsys.readouterr().out
    for other in ("flags\t\t: sse2 avx512ifma\n", "Features\t: asimd\n"):
        assert mutants.runnable(found, mutants.flags(other)) == found[1:]
        assert "list.txt:3: zero: the CPU has no avx512f" in capsys.readouterr().out
    # A test that is learned takes the place of the one before.
    mutants.learn([Verdict(found[0], ("lib", "tests::other"))])
    assert (tmp_path / "list.txt").read_text() == text.replace("tests::zero", "tests::other")


def test_programs_that_are_named_are_built_alone_and_all_of_them_for_what_these_let_live(tmp_path, monkeypatch):
    zero, lives = listed(tmp_path, monkeypatch, "[crates/a/src/lib.rs]\n" + "".join(f"{n}: 0 ~> {n}\n    killed by: lib {n} lehmer\n" for n in "12"))
    (tmp_path / "lib").write_text(PROGRAM.replace("] && [", f"] && [ $BEZOUT_MUTANT != {lives.number} ] && ["))
    (tmp_path / "lib").chmod(0o755)
    built = []
    monkeypatch.setattr(mutants, "copy", lambda *_: None)
    monkeypatch.setattr(mutants, "build", lambda packages, _tree, *named: built.append((packages, *named)) or {"a": [mutants.Binary("lib", str(tmp_path / "lib"), "/")]})
    monkeypatch.setattr(mutants, "search", lambda _, mutant: Verdict(mutant, None))
    options = argparse.Namespace(jobs=1, learn=False)
    assert [v.killer for v in mutants.software("others", [zero], [zero], options)] == [zero.killer]
    assert built == [(["a"], {"lib"})]
    assert [v.killer for v in mutants.software("others", [zero, lives], [zero, lives], options)] == [zero.killer, None]
    assert built[1:] == [(["a"], {"lib"}), (["a"],)]
    # By a test of another package.
    zero.killer = ("b:lib", *zero.killer[1:])
    monkeypatch.setattr(mutants, "build", lambda *named: built.append(named) or {"b": [mutants.Binary("lib", str(tmp_path / "lib"), "/")]})
    assert [v.killer for v in mutants.software("others", [zero], [zero], options)] == [zero.killer]
    assert (built[-1][0], built[-1][2]) == (["a", "b"], {"lib"})


TWO_TESTS = """#!/bin/sh
[ "$1" = --list ] && printf 'one: test\\ntwo: test\\nlong: test\\n' && exit
for test in "$@"; do case "$test" in
    -*) continue;;
    long) printf 'test long ... '; sleep 60;;
    # It ends the program.
    one) printf 'test one ... '; [ "$BEZOUT_MUTANT" = $A -o "$BEZOUT_MUTANT" = $ALL ] && exit 101;;
    two) printf 'test two ... '; [ "$BEZOUT_MUTANT" = $B -o "$BEZOUT_MUTANT" = $ALL ] && echo FAILED && failed=1 && continue;;
esac; echo "ok <0.001s>"; done
exit ${failed:-0}
"""


def test_reasons_run_at_once_and_those_that_a_test_refutes_are_named(tmp_path, monkeypatch):
    found = listed(tmp_path, monkeypatch, re.sub("(zero|sum)(: .*)", r"\1\2\n    alive: so it is", LIST.replace("    killed by: lib tests::zero\n", "")))
    zero, not_zero, kept, total = found
    for name, number in {"A": zero.number, "B": total.number, "ALL": mutants.all_reasons("a")}.items():
        monkeypatch.setenv(name, str(number))
    monkeypatch.setattr(mutants, "LONG", 0.5)
    monkeypatch.setattr(mutants, "WORK", tmp_path)
    program = tmp_path / "program"
    program.write_text(TWO_TESTS)
    program.chmod(0o755)
    tests = mutants.Tests({"a": [mutants.Binary("lib", str(program), str(tmp_path))]})
    with ThreadPoolExecutor(1) as pool:
        # Both tests were run, though the first one ends the program.
        verdicts = mutants.judge_reasons(tests, "a", [zero, kept, total], pool)
        assert [v.killer for v in verdicts] == [("lib", "one"), None, ("lib", "two")]
        assert mutants.judge_reasons(tests, "a", [kept], pool)[0].killer is None
        assert mutants.judge_reasons(tests, "a", [total], pool)[0].killer == ("lib", "two")
    assert tests.known("a")[0][1]["long"] == math.inf


@pytest.mark.parametrize(
    "record, reason",
    [
        ("gone: if `x == 2` { ~> false", "list.txt:2: gone: the text is 0 times in crates/a/src/lib.rs"),
        ("often: `x` ~> y", "often: the text is 3 times"),
        ("one: x + 1 ~> x\ntwo: { return 1; } wipe(&mut y); x `+ 1` ~>", "overlaps"),
        ("same: x + 1 ~> x\nsame: x + 1 ~> 1", "same is there twice"),
        ("no record", "this is no record"),
    ],
)
def test_a_record_that_does_not_fit_is_named(tmp_path, monkeypatch, record, reason):
    with pytest.raises(Bad, match=reason.replace("[", r"\[")):
        mutants.plant(CODE, listed(tmp_path, monkeypatch, f"[crates/a/src/lib.rs]\n{record}\n"))


def test_what_is_alive_without_a_reason_is_counted(tmp_path, monkeypatch, capsys):
    zero, not_zero, kept, total = listed(tmp_path, monkeypatch, LIST)
    killer = ("lib", "tests::zero")
    good = [Verdict(zero, killer), Verdict(not_zero, killer, late=True), Verdict(kept, None), Verdict(total, killer)]
    assert mutants.report(good) == 0
    printed = capsys.readouterr().out
    assert "3 killed, 1 of them by time; 1 equivalent" in printed and printed.endswith("4 mutants, 0 alive without a reason\n")
    assert mutants.report([Verdict(total, None)]) == 1
    assert "ALIVE" in capsys.readouterr().out
    # A reason that is not true is as bad.
    assert mutants.report([Verdict(kept, killer)]) == 1
    assert "DEAD" in capsys.readouterr().out


def test_every_record_fits_the_code():
    by_file = {}
    for mutant in mutants.read_all():
        by_file.setdefault(mutant.file, []).append(mutant)
    for file, found in by_file.items():
        mutants.plant((mutants.ROOT / file).read_text(), found)
    records = [m for found in by_file.values() for m in found]
    assert len(records) >= 250
    for package, name, place in ((*m.program, m) for m in records if m.killer and not m.hardware and not m.binding):
        program = (mutants.ROOT / place.folder).parent / package / "tests" / name
        written = name in (*mutants.KINDS, "remains") or program.with_suffix(".rs").exists() or (program / "main.rs").exists()
        assert written, f"{place.place}: {package} has no test program {name}"


def test_every_routine_has_a_kernel():
    assert len(mutants_assembly.routines("")) > 50


def test_routines_that_a_cpu_lacks_are_named():
    every = mutants_assembly.routines("")
    assert not mutants_assembly.lacking(every, "flags\t\t: sse2 adx avx2 avx512f avx512ifma\n")
    found = mutants_assembly.lacking(every, "model\t: 1\nflags\t\t: sse2 adx avx2\n")
    assert {name.split("_")[0] for name in found} == {"avx512", "ifma"} and len(found) > 20


def test_changes_are_changes():
    choose = random.Random(1)
    for line in ("adc rax, rbx", "vpaddq ymm1, ymm2, ymmword ptr [rdi+32]", "cmovnz r8, r9", "rorx rax, rbx, 20", "ret"):
        found = mutants_assembly.changes(line, choose)
        assert "" in found and line not in found
    assert "cmovz r8, r9" in mutants_assembly.changes("cmovnz r8, r9", choose)


def test_reasons_are_of_single_instructions():
    """Each is of one that is there, and says which where more have its text."""
    routines = {routine.name: routine for routine in mutants_assembly.routines("")}
    for name, change, reason, *which in mutants_assembly.ALIVE:
        before, _, after = change.partition(" -> ")
        lines = [i for i, line in enumerate(routines[name].lines) if line == before]
        of_them = set(which or [1])
        assert bool(which) == (len(lines) > 1) and of_them <= set(range(1, len(lines) + 1)), (name, change)
        found = [mutants_assembly.Mutant(routines[name], line, after.replace("nothing", "")).reason for line in lines]
        assert found == [reason if k in of_them else None for k in range(1, len(lines) + 1)]


HARDWARE = """[rtl/src/a.sv]
kept: `x & y` ~> x
    killed by: pairs ct_8
found_otherwise: `x | y` ~> x
    killed by: pairs ct_8
alive: `~x` ~> x
"""


TESTS_OF_A_BINDING = """
import os, signal

def test_one():
    assert os.environ["BEZOUT_MUTANT"] != "5"

def test_two():
    if os.environ["BEZOUT_MUTANT"] == "6":
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_bindings_are_tested_in_python(tmp_path):
    folder = tmp_path / "bindings" / "x" / "tests"
    folder.mkdir(parents=True)
    (folder / "test_a.py").write_text(TESTS_OF_A_BINDING)

    def asked(number, *killers):
        return mutants.asked("bindings/x", tmp_path, dict(os.environ), number, list(killers))

    one, two = ("test_a", "test_one"), ("test_a", "test_two")
    assert asked(mutants.NONE, one, two) is asked(mutants.NONE) is asked(5, two) is None
    assert asked(5, two, one) == asked(5) == asked(5, one) == one
    assert asked(6, two) == two
    with pytest.raises(Bad, match="no tests ran|not found"):
        asked(5, ("test_a", "test_three"))


def test_hardware_is_planted_one_at_a_time(tmp_path, monkeypatch):
    found = listed(tmp_path, monkeypatch, HARDWARE)
    source = tmp_path / "rtl" / "src" / "a.sv"
    source.parent.mkdir(parents=True)
    source.write_text("assign a = x & y;\nassign b = x | y;\nassign c = ~x;\n")
    seen = []

    def looked(folder, look):
        text = (folder / "a.sv").read_text()
        seen.append(text)
        return {"a = x;": look[0] == "pairs", "b = x;": look[0] == "rows"}.get(next((k for k in ("a = x;", "b = x;") if k in text), ""), False)

    monkeypatch.setattr(mutants, "looked", looked)
    verdicts = mutants.hardware(found, 1)
    assert [v.killer for v in verdicts] == [("pairs", "ct_8"), ("rows", "ct_8"), None]
    assert verdicts[1].note == "killed by rows ct_8, not by pairs ct_8" and not verdicts[0].note
    assert mutants.report(verdicts) == 1
    # The sources themselves were looked at first, and each mutant alone.
    assert seen[0] == source.read_text() and all(text != seen[0] for text in seen[1:])


def test_a_look_that_finds_something_without_a_mutant_is_an_error(tmp_path, monkeypatch):
    found = listed(tmp_path, monkeypatch, HARDWARE)
    monkeypatch.setattr(mutants, "looked", lambda folder, look: True)
    with pytest.raises(Bad, match="pairs ct_8 finds something without a mutant"):
        mutants.hardware(found, 1)
