# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the list of proved routines says of each kind of finding."""

from ctcheck import proved
from ctcheck.statictaint import parse

OUTPUT = (
    "integer::routines::whole\twhole\t10\t9\t8\t0\n"
    "integer::routines::loop\tloop\t20\t9\t8\t3\n"
    "integer::routines::lost\tlost\t30\t9\t8\t0\n"
    "\t38: ret: returns with another value in a register of the caller\n"
)


def test_a_gap_and_a_refusal_are_told_apart():
    text, refused = proved.lines(parse(OUTPUT))
    assert refused == 1
    assert text[0].endswith("places proved") and "gap: 3 instructions" in text[1] and "refused: 38: ret" in text[2]
    assert text[3].startswith("3 routines: the frame is proved of 2, every place of 1; 3 instructions")


def test_a_file_without_routines_is_an_error():
    assert proved.lines({})[1]
