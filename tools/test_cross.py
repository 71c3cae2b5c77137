# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is said of a test program in an emulator: one that fails, does nothing, or does not end is no success."""

import sys

import cross
import pytest


@pytest.mark.parametrize(
    "code, counts, part",
    [
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored')", (3, 0), "3 passed, 0 failed, 0 s"),
        ("print('test result: FAILED. 2 passed; 1 failed; 0 ignored'); raise SystemExit(101)", (2, 1), "2 passed, 1 failed"),
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored'); raise SystemExit(139)", (3, 1), "code 139"),
        ("print('test result: ok. 0 passed; 0 failed; 9 filtered out')", (0, 1), "0 passed"),
        ("import time; time.sleep(60)", (0, 1), "did not end in 2 s"),
        ("while True: pass", (0, 1), "did not end in 1 s of CPU"),
    ],
)
def test_programs(monkeypatch, code, counts, part):
    monkeypatch.setattr(cross, "PATIENCE", 2 if "sleep" in code else 60)
    *found, line = cross.run_program([sys.executable, "-c", code], 1)
    assert tuple(found) == counts and part in line, line


def elf(target, order):
    """The head of an executable, in the order of bytes that it says."""
    if not target.elf_class:
        return b"MZ".ljust(60) + (64).to_bytes(4, "little") + b"PE\0\0" + target.elf_machine.to_bytes(2, order)
    return b"\x7fELF" + bytes([target.elf_class, 1 if order == "little" else 2]) + bytes(12) + target.elf_machine.to_bytes(2, order)


@pytest.mark.parametrize("name, order", [(name, "big" if name == "s390x" else "little") for name in cross.TARGETS])
def test_a_binary_of_another_cpu_is_none(tmp_path, monkeypatch, name, order):
    monkeypatch.setattr(cross.Target, "starter", (["false"], ""))
    binary = tmp_path / "test"
    for other, target in cross.TARGETS.items():
        binary.write_bytes(elf(target, "big" if other == "s390x" else "little"))
        if other == name:
            cross.control(target, binary)
        else:
            with pytest.raises(cross.Missing, match="is none"):
                cross.control(cross.TARGETS[name], binary)
    binary.write_bytes(elf(cross.TARGETS[name], order))
    # An emulator that turns an error into success is none either.
    monkeypatch.setattr(cross.Target, "starter", (["true"], ""))
    with pytest.raises(cross.Missing, match="success"):
        cross.control(cross.TARGETS[name], binary)


def test_an_emulator_runs_what_this_machine_does_not(tmp_path, monkeypatch):
    target = cross.TARGETS["i686"]
    monkeypatch.setattr(cross.Target, "root", str(tmp_path))
    emulated = ["qemu-i386", "-L", str(tmp_path)], "in qemu-i386"
    assert target.starter == emulated
    loader = tmp_path / "lib" / "ld-linux.so.2"
    loader.parent.mkdir()
    # A program of another CPU, one that fails, and one that runs.
    for content, runs in ((elf(cross.TARGETS["s390x"], "big"), False), (b"#!/bin/sh\nexit 1", False), (b"#!/bin/sh\n", True)):
        loader.write_bytes(content)
        loader.chmod(0o755)
        assert (target.starter != emulated) == runs


def test_shares_of_programs(monkeypatch):
    """A share is of emulators, and of what reads it; programs that are named take all their cases."""
    monkeypatch.delenv("BEZOUT_SHARE", raising=False)
    monkeypatch.setattr(cross.time, "time", lambda: 20000.9 * 86400)
    tests = cross.ROOT / "crates/bezout/tests"
    assert [name for name in cross.TESTS if "Share::told" in (tests / f"{name}.rs").read_text()] == sorted(cross.SHARED)
    assert cross.share_of("exhaustive", True, [""]) == f"{cross.SHARE}:20000"
    for program, emulated, only in (("vectors", True, [""]), ("exhaustive", False, [""]), ("exhaustive", True, ["exhaustive"])):
        assert cross.share_of(program, emulated, only) == ""
    monkeypatch.setenv("BEZOUT_SHARE", "3:1")
    assert cross.share_of("exhaustive", False, ["exhaustive"]) == "3:1"
    monkeypatch.setattr(cross.Target, "starter", property(lambda self: ([self.emulator], "")))
    assert [name for name, target in cross.TARGETS.items() if not target.is_emulated] == ["windows"]
    monkeypatch.setattr(cross.Target, "starter", (["loader"], ""))
    assert not cross.TARGETS["i686"].is_emulated


def test_what_does_not_run_is_a_failure(monkeypatch, capsys):
    def tests(name, only):
        yield 3, 0
        raise cross.Missing(f"a compiler for {name}")

    monkeypatch.setattr(cross, "test", tests)
    monkeypatch.setattr(sys, "argv", ["cross.py", "s390x"])
    assert cross.main() == 1
    assert capsys.readouterr().out == "s390x: NOT RUN: a compiler for s390x\n3 passed, 1 failed\n"


def test_an_old_compiler_has_all_features_but_those_of_newer_crates():
    """None that is left may bring one that is left out with it, or its crates."""
    package = cross.manifest()
    features, newer = package["features"], package["metadata"]["newer-rust"]
    newest = max(map(cross.rust_version, newer.values()))
    assert cross.SUPPORTED < newest and cross.all_features(newest) == ["--all-features"]
    for version in (cross.OLDEST, cross.SUPPORTED):
        option, names = cross.all_features(version)
        names = names.split(",")
        assert option == "--features" and sorted([*names, *newer]) == sorted(features)
        brought = {name for feature in names for name in features[feature]}
        assert not brought & {*newer, *(name for feature in newer for name in features[feature] if name.startswith("dep:"))}


@pytest.mark.parametrize("arguments, part", [(["--only", "nothing"], "no name contains nothing"), (["pdp11"], "pdp11 unknown")])
def test_names_that_are_none(monkeypatch, capsys, arguments, part):
    monkeypatch.setattr(sys, "argv", ["cross.py", *arguments])
    with pytest.raises(SystemExit) as refused:
        cross.main()
    assert refused.value.code == 2 and part in capsys.readouterr().err
