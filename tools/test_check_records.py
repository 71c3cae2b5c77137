# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of records finds every planted fault; that the project passes is seen by the lint."""

import shutil

import check_records
import pytest

LIBRARY, RECORDS = check_records.public_api.LIBRARY, check_records.RECORDS
FUNCTION = "impl<const L: usize> Uint<L> {\n    pub fn planted(&self, other: &Self) -> Self {\n        *other\n    }\n}\n"


def planted(owner, parameter):
    return f"impl {owner} {{\n    pub fn planted({parameter}) -> u64 {{\n        0\n    }}\n}}\n"


@pytest.fixture
def project(tmp_path, monkeypatch):
    monkeypatch.setattr(check_records.public_api, "ROOT", check_records.ROOT)
    for folder in (LIBRARY, RECORDS):
        shutil.copytree(check_records.ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.s"))
    return tmp_path


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        (f"{LIBRARY}/uint.rs", FUNCTION, "Uint::planted has no record"),
        (f"{LIBRARY}/integer/types/slices.rs", "pub fn planted(a: &[u64]) -> u64 {\n    a[0]\n}\n", "slices::planted has no record"),
        (f"{LIBRARY}/integer/types/small/modulus.rs", planted("Modulus", "x: u64"), "Small::planted has no record"),
        (f"{LIBRARY}/integer/types/small/extension.rs", planted("Extension", "x: u64"), "Extension::planted has no record"),
        (f"{LIBRARY}/integer/types/pseudo_mersenne/residue255.rs", planted("Residue255", "&self"), "Residue255::planted has no record"),
        (f"{LIBRARY}/binary_field/types/dyn_gf2m.rs", planted("DynGf2m", "a: &[u64]"), "DynGf2m::planted has no record"),
        (f"{LIBRARY}/polynomial/types/ring.rs", planted("Ring", "a: &[u16]"), "Ring::planted has no record"),
        (f"{LIBRARY}/integer/types/slices.rs", "/// *Timing:* variable.\npub fn gcd(a: &[u64]) {}\n", "slices::gcd has constant time by its record"),
        (f"{RECORDS}/residues.rs", "        uint Uint::planted(x, y);\n", "Uint::planted is no public function"),
        (f"{LIBRARY}/uint.rs", "impl Hidden {\n    pub fn planted(&self, other: &Self) {}\n}\n", None),
    ],
)
def test_what_is_planted_is_found(project, file, text, message):
    with (project / file).open("a", encoding="utf-8") as out:
        out.write(text)
    found = check_records.check(project)
    assert len(found) == (message is not None) and all(message in line for line in found), found


def test_a_line_that_is_gone_is_missed(project):
    path = project / RECORDS / "integers.rs"
    text = path.read_text(encoding="utf-8")
    line = "            uint Uint::gcd(x, y) MEASURED;\n"
    assert line in text
    path.write_text(text.replace(line, ""), encoding="utf-8")
    assert [line for line in check_records.check(project) if "Uint::gcd has no record" in line]


def test_an_exception_that_is_none_is_refused(monkeypatch):
    monkeypatch.setitem(check_records.ELSEWHERE, "Nobody::.*", "nothing")
    assert check_records.check(check_records.ROOT) == ["tools/check_records.py: nothing is Nobody::.*"]
