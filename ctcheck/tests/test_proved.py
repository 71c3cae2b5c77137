# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the list of proved routines says of each kind of finding."""

import pytest

from ctcheck import proved
from ctcheck.statictaint import parse

OUTPUT = (
    "integer::routines::whole\twhole\t10\t9\t8\t0\n"
    "integer::routines::loop\tloop\t20\t9\t8\t3\n"
    "integer::routines::lost\tlost\t30\t9\t8\t0\n"
    "\t38: ret: returns with another value in a register of the caller\n"
)
LOOP = "integer::routines::loop\tloop\t20\t9\t8\t{}\n"


def test_a_gap_and_a_refusal_are_told_apart():
    text, refused = proved.lines(parse(OUTPUT), {})
    assert refused == 1
    assert text[0].endswith("places proved") and "gap: 3 instructions" in text[1] and "refused: 38: ret" in text[2]
    assert text[3].startswith("3 routines: the frame is proved of 2, every place of 1; 3 instructions")


def test_places_at_lengths_take_the_place_of_a_gap():
    text, _ = proved.lines(proved.at_lengths(parse(OUTPUT), parse(LOOP.format(0))), {"integer::routines::loop": " at 9"})
    assert text[1].endswith("places proved at 9") and text[3].startswith("3 routines: the frame is proved of 2, every place of 2; 0")


@pytest.mark.parametrize("places", [LOOP.format(1), LOOP.format(0) + "\t28: mov: accesses memory outside\n"])
def test_a_gap_or_an_access_outside_at_a_length_is_told(places):
    text, _ = proved.lines(proved.at_lengths(parse(OUTPUT), parse(places)), {})
    assert "gap: 1 instructions" in text[1] or "refused: 28: mov" in text[1]


def test_lengths_are_those_of_routines_that_there_are(monkeypatch, tmp_path):
    assert proved.lengths()["integer::routines::avx2_gcd_long"] == " where rdi+16 is 1344 to 9472 in steps of 64"
    monkeypatch.setattr(proved, "PLACES", tmp_path / "places.txt")
    proved.PLACES.write_text("integer::routines::none rdx=number[1..2]\n")
    with pytest.raises(SystemExit, match="integer::routines::none is not in"):
        proved.lengths()


@pytest.mark.parametrize("refused, right", [(6, True), (5, False), (0, False)])
def test_every_planted_error_has_to_be_refused(refused, right):
    text, passed = proved.planted(parse(f"integer::routines::loop\tloop\t20\t0\t6\t{refused}\n"))
    assert bool(passed) is right and text[-1] == f"{refused} of 6 planted errors refused"


def test_a_routine_without_a_planted_error_is_an_error():
    assert not proved.planted(parse("integer::routines::loop\tloop\t20\t0\t0\t0\n"))[1] and not proved.planted({})[1]


def test_a_file_without_routines_is_an_error():
    assert proved.lines({}, {})[1]
