# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is said of a test program in an emulator: one that fails, does nothing, or does not end is no success."""

import sys

import cross
import pytest


@pytest.mark.parametrize(
    "code, good, part",
    [
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored')", True, "3 passed, 0 failed, 0 s"),
        ("print('test result: FAILED. 2 passed; 1 failed; 0 ignored'); raise SystemExit(101)", False, "2 passed, 1 failed"),
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored'); raise SystemExit(139)", False, "code 139"),
        ("print('test result: ok. 0 passed; 0 failed; 9 filtered out')", False, "0 passed"),
        ("import time; time.sleep(60)", False, "did not end in 1 s"),
    ],
)
def test_programs(code, good, part):
    found, line = cross.run_program([sys.executable, "-c", code], 1)
    assert found == good and part in line, line


def elf(target, order):
    """The head of an executable, in the order of bytes that it says."""
    return b"\x7fELF" + bytes([target.elf_class, 1 if order == "little" else 2]) + bytes(12) + target.elf_machine.to_bytes(2, order)


@pytest.mark.parametrize("name, order", [("aarch64", "little"), ("armv7", "little"), ("i686", "little"), ("s390x", "big")])
def test_a_binary_of_another_cpu_is_none(tmp_path, monkeypatch, name, order):
    monkeypatch.setattr(cross, "run_program", lambda *_, **__: (False, ""))
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
    monkeypatch.setattr(cross, "run_program", lambda *_, **__: (True, ""))
    with pytest.raises(cross.Missing, match="success"):
        cross.control(cross.TARGETS[name], binary)


@pytest.mark.parametrize("arguments, part", [(["--only", "nothing"], "no name contains nothing"), (["pdp11"], "pdp11 unknown")])
def test_names_that_are_none(monkeypatch, capsys, arguments, part):
    monkeypatch.setattr(sys, "argv", ["cross.py", *arguments])
    with pytest.raises(SystemExit) as refused:
        cross.main()
    assert refused.value.code == 2 and part in capsys.readouterr().err
