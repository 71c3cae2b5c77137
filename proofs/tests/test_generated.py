# SPDX-License-Identifier: MIT OR Apache-2.0
"""The committed bounds.rs files are what the certificates give."""

import re
import subprocess
import sys

import pytest

from bezout_proofs import bingcd, check, files, rust


@pytest.fixture(scope="module")
def texts():
    """The generated files."""
    return rust.generated()


def test_committed_files_are_current(texts):
    for path, text in texts.values():
        assert path.read_text(encoding="utf-8") == text


def test_table_holds_the_proved_counts(texts):
    table = re.search(r"STEPS_BY_LIMBS: \[u32; 65\] = \[(.*?)\]", texts["divstep"][1], re.S)
    entries = [int(entry.replace("_", "")) for entry in table[1].replace(",", " ").split()]
    verdict = check.check(files.load(files.certificate_path("square")))
    assert len(entries) == 65
    for limbs in (1, 2, 3, 4, 6, 8, 9, 16, 32, 64):
        least = check.least_steps(verdict, 64 * limbs)
        assert least - 1 <= entries[limbs] <= least
    assert entries == sorted(entries)


def test_bingcd_formula(texts):
    assert "(bits_a + bits_b).saturating_sub(1)" in texts["bingcd"][1]
    assert "BATCHES_255: u32 = 15;" in texts["bingcd"][1] and "LAST_255: u32 = 43;" in texts["bingcd"][1]
    assert bingcd.iterations(255, 255) == 509 and bingcd.iterations(0, 0) == 0


def test_invalid_certificate_generates_nothing(monkeypatch):
    load = files.load

    def damaged(path):
        content = load(path)
        if "alpha" in content:
            content["alpha"][0] -= content["alpha"][1] >> 20
        return content

    monkeypatch.setattr(files, "load", damaged)
    with pytest.raises(ValueError, match="certificate of the square fails"):
        rust.divstep_bounds()


def test_check_command_reports_a_stale_file(tmp_path):
    script = (
        "import sys; from pathlib import Path; from bezout_proofs import rust, files, __main__ as m;"
        f"files.ROOT = Path({str(tmp_path)!r}); rust.generated = lambda: {{'x': (files.ROOT / 'x.rs', 'new')}};"
        "sys.argv = ['bezout_proofs', 'generate', '--check']; sys.exit(m.main())"
    )
    result = subprocess.run([sys.executable, "-c", script], cwd=files.ROOT / "proofs", capture_output=True, text=True)
    assert result.returncode == 1 and "x.rs differs" in result.stderr
