# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command on assembled and compiled code: operands, results, leaks with their source lines, messages."""

import json
import random
import subprocess

import pytest
from conftest import COMMAND

SOURCE = """    .syntax unified
    .section .text
    .macro routine name
    .global \\name
    .type \\name, %function
    .thumb_func
\\name:
    .endm

    routine add256              @ void add256(uint32_t d[8], const uint32_t a[8], const uint32_t b[8])
    push {r4-r6, lr}
    movs r6, #8
    movs r5, #0
1:  ldm r1!, {r3}
    ldm r2!, {r4}
    adds r5, r5                 @ -1 or 0: the carry
    adcs r3, r4
    sbcs r5, r5
    mvns r5, r5
    stm r0!, {r3}
    subs r6, #1
    bne 1b
    pop {r4-r6, pc}

    routine branch_on           @ a secret branch
    ldr r2, [r1]
    lsls r2, #31
    bmi 2f                      @ LEAK branch
2:  bx lr

    routine look_up             @ a secret address
    ldrb r2, [r1]
    lsrs r2, #4
    ldr r3, =table
    ldrb r0, [r3, r2]           @ LEAK address
    bx lr

    routine dispatch            @ a secret jump
    ldr r2, [r1]
    movs r3, #2
    ands r2, r3
    add pc, r2                  @ LEAK jump
    nop
    nop
    bx lr

    routine published           @ the same branch, of what may be known
    ldr r2, [r1]
    lsls r2, #31
known:
    bmi 3f
3:  bx lr

    routine keeps_nothing
    movs r4, #1
    bx lr

    routine unaligned
    ldr r0, [r0, #4]
    bx lr
    .ltorg
table:
    .byte 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16

    .data
counter:
    .word 41
    .text
    routine count
    ldr r1, =counter
    ldr r0, [r1]
    adds r0, #1
    str r0, [r1]
    bx lr
    .ltorg
"""


@pytest.fixture(scope="module")
def elf(link):
    return link("sample.S", SOURCE, "-nostdlib", "-Wl,-Ttext=0x100", "-Wl,-Tdata=0x20000000", "-Wl,-e,0")


@pytest.fixture
def call(m0sim, elf):
    def run(*arguments: object) -> dict:
        done = m0sim("call", elf, *arguments, "--json")
        assert done.stdout, done.stderr
        return json.loads(done.stdout) | {"code": done.returncode}

    return run


def test_numbers_go_in_and_come_out(call):
    rng = random.Random(3)
    seen = set()
    for a, b in [(rng.getrandbits(256), rng.getrandbits(256)) for _ in range(8)] + [(2**256 - 1, 1), (0, 0)]:
        result = call("add256", "out:32", f"32:{a:#x}", f"0x{b:064x}", "--secret", "2,3")
        assert int(result["outputs"][0]["value"], 16) == (a + b) % 2**256
        assert (result["code"], result["findings"], result["ending"]) == (0, [], "returned")
        seen.add((result["cycles"], result["trace"]))
    assert len(seen) == 1
    # push, two moves, eight rounds of three times two cycles and seven, of which the last does not branch, pop.
    assert seen.pop()[0] == 5 + 2 + 8 * (2 + 2 + 3 + 1 + 2 + 1 + 2) - 1 + 3 + 4


def test_bytes(call):
    result = call("add256", "out-bytes:32", "bytes:" + "01" * 32, "inout:bytes:" + "02" * 32)
    assert [o["value"] for o in result["outputs"]] == ["03" * 32, "02" * 32]


@pytest.mark.parametrize(("symbol", "leak"), [("branch_on", "branch"), ("look_up", "address"), ("dispatch", "jump")])
def test_leaks_have_a_source_line(call, symbol, leak):
    expected = next(i for i, line in enumerate(SOURCE.splitlines(), 1) if line.endswith(f"@ LEAK {leak}"))
    result = call(symbol, 0, "4:0x2", "--taint")
    finding = result["findings"][0]
    assert (len(result["findings"]), result["code"]) == (1, 1)
    assert (finding["leak"], finding["symbol"], finding["line"]) == (leak, symbol, expected)
    assert finding["file"].endswith("sample.S")
    # The operand alone decides: without a mark there is no finding.
    assert call(symbol, 0, "4:0x2")["findings"] == []


def test_declassified(call):
    result = call("published", 0, "4:0x1", "--taint", "--declassify", "known:flags:the bit is sent")
    assert (result["findings"], result["code"]) == ([], 0)
    assert result["declassified"][0] | {"file": "", "line": 0, "address": ""} == {
        "what": "the flags",
        "reason": "the bit is sent",
        "count": 1,
        "effective": 1,
        "symbol": "published",
        "offset": 4,
        "file": "",
        "line": 0,
        "address": "",
    }


def test_data_are_in_place(call):
    assert call("count")["r0"] == "0x0000002a"


def test_cores_and_wait_states(call):
    operands = ("add256", "out:32", "32:0x1", "32:0x2")
    plus, zero = call(*operands), call(*operands, "--core", "m0")
    # A taken branch and a return are one cycle longer on the M0.
    assert zero["cycles"] == plus["cycles"] + 7 + 1
    assert (plus["core"], zero["core"], plus["trace"]) == ("M0+", "M0", zero["trace"])
    slow = call("look_up", 0, "4:0x2", "--wait-states", 2)
    # A literal and an entry of the table.
    assert slow["cycles"] == call("look_up", 0, "4:0x2")["cycles"] + 4


def test_profile_and_text(m0sim, elf):
    done = m0sim("call", elf, "add256", "out:32", "32:0x5", "32:0x6", "--lines", "--taint")
    assert "operand 1     0x" + "0" * 63 + "b" in done.stdout
    assert "taint         clean" in done.stdout
    line = next(i for i, text in enumerate(SOURCE.splitlines(), 1) if text.startswith("1:  ldm"))
    row = next(row for row in done.stdout.splitlines() if row.endswith(f"sample.S:{line}"))
    assert row.split()[:2] == ["16", "8"]


def test_symbols(m0sim, elf):
    rows = m0sim("symbols", elf, "ch").stdout.splitlines()
    assert {row.split()[-1] for row in rows[1:-1]} == {"branch_on", "dispatch"}


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        (("ad256",), 1, "no symbol ad256; the nearest are add256"),
        (("counter",), 1, "counter names data, not code"),
        (("unaligned", "0x20000001"), 1, "unaligned access of 4 bytes at 0x20000005"),
        (("unaligned", "0x40000000"), 1, "outside of flash and RAM (peripherals are not modeled); at 0x"),
        (("add256", 0, 0, 0), 1, "store to flash at 0x"),
        (("keeps_nothing",), 1, "keeps_nothing returned with r4 = 0x00000001"),
        (("add256", "0xq"), 2, "operand 0xq: "),
        (("add256", "out:32", "--core", "m4"), 2, "--core m4: m0 and m0+ are accepted"),
        (("count", "--ram", "0x20000000:0"), 1, "RAM of 0x0 bytes"),
        (("count", "--max-cycles", 3), 1, "not done after 3 cycles"),
    ],
)
def test_messages(m0sim, elf, arguments, code, text):
    done = m0sim("call", elf, *arguments)
    assert (done.returncode, done.stdout) == (code, "")
    assert text in done.stderr


def test_fewer_operands_than_the_routine_reads(m0sim, elf):
    done = m0sim("call", elf, "add256", "out:32")
    assert (done.returncode, done.stdout) == (1, "")
    assert "r1 has no operand" in done.stderr
    assert "no operand" not in m0sim("call", elf, "unaligned", "0x20000001").stderr


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ((), "FIRMWARE and SYMBOL are missing: m0sim call FIRMWARE SYMBOL [OPERAND]"),
        (("f.elf",), "SYMBOL is missing: m0sim call FIRMWARE SYMBOL [OPERAND]"),
        ((b"f\xff.elf", "f"), r'argument 2, "f\xFF.elf", is not in UTF-8, which all arguments have to be'),
        (("f.elf", "f", b"--secret=\xff"), "argument 4, "),
    ],
)
def test_wrong_command_lines(m0sim, arguments, text):
    done = m0sim("call", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert text in done.stderr


def test_output_beyond_its_length(m0sim, elf):
    done = m0sim("call", elf, "add256", "out:31", "32:0x5", "32:0x6")
    assert (done.returncode, done.stdout) == (1, "")
    assert "operand 1: the routine wrote beyond its 31 bytes" in done.stderr
    # What has the room of an output is written as a whole.
    assert "operand 1     0x" + "0" * 63 + "b" in m0sim("call", elf, "add256", "out:32", "32:0x5", "32:0x6").stdout


def test_nearest_names_are_those_of_routines(m0sim, elf):
    """What can be called by mistake is none: a label in a routine, or a table."""
    for name in ("know", "tabel", "counter_"):
        nearest = m0sim("call", elf, name).stderr
        assert f"no symbol {name}; the nearest are " in nearest
        assert not {"known", "table", "counter"} & set(nearest.split("nearest are ")[1].strip().split(", "))
    # A label can be declassified.
    assert "known" in m0sim("call", elf, "published", "--declassify", "know:flags:sent").stderr


def test_standard_output_that_takes_nothing(m0sim, elf):
    for arguments in (["--help"], ["--version"], ["symbols", elf], ["call", elf, "count"]):
        with open("/dev/full", "w") as full:
            done = m0sim(*arguments, stdout=full)
        assert done.returncode == 1
        assert done.stderr.startswith("m0sim: standard output: ")
        closed = subprocess.run(["sh", "-c", '"$@" >&-', "sh", COMMAND, *arguments], capture_output=True, text=True)
        assert (closed.returncode, closed.stderr) == (1, "m0sim: standard output is closed\n")
        # A reader that has gone is no error, and neither is one that wants nothing.
        assert m0sim(*arguments, stdout=subprocess.DEVNULL).returncode == 0


def test_internal_calls_may_change_registers(m0sim, elf):
    assert m0sim("call", elf, "keeps_nothing", "--internal").returncode == 0


def test_files_that_are_no_firmware(m0sim, elf, tmp_path):
    good = elf.read_bytes()
    rng = random.Random(1)
    assert m0sim("call", tmp_path / "none.elf", "f").returncode == 1
    for number in range(60):
        bad = bytearray(good)
        if number < 10:
            bad = bad[: rng.randrange(len(bad))]
        else:
            for _ in range(rng.randrange(1, 6)):
                bad[rng.randrange(0x34 if number % 2 else len(bad))] = rng.randrange(256)
        (tmp_path / "bad.elf").write_bytes(bad)
        done = m0sim("call", tmp_path / "bad.elf", "add256", "out:32", "32:0x1", "32:0x1", "--max-cycles", 10000)
        assert done.returncode in (0, 1), done.stderr
        assert "panicked" not in done.stderr


def test_help_is_an_option_and_no_word(m0sim, elf):
    help_text = m0sim("--help").stdout
    for arguments in (["call", elf, "add256", "--help"], ["-h"], ["help"], ["run", "-h"], []):
        assert m0sim(*arguments).stdout == help_text
    assert m0sim("run", elf, "-V").stdout.startswith("m0sim ")
    assert m0sim("symbols", elf, "help").stdout.startswith("address")
    for word in ("--help", "-h", "--version", "-V", "help"):
        assert "no vector table" in m0sim("run", elf, "--", word).stderr
    assert "no symbol help" in m0sim("call", elf, "help").stderr


def test_help(m0sim):
    text = m0sim("--help").stdout
    for option in ("call", "run", "symbols", "--secret", "--core", "--wait-states", "--profile", "--json", "out:32"):
        assert option in text


@pytest.mark.parametrize("version", [2, 3, 4, 5])
def test_line_tables_of_all_versions(m0sim, link, version):
    options = ("-nostdlib", "-Wl,-Ttext=0x100", "-Wl,-e,0", f"-gdwarf-{version}")
    leak = "int leak(const unsigned char *key)\n{\n    static const unsigned char t[256] = {1, 2};\n    return t[*key];\n}\n"
    elf = link("leak.c", leak, "-O1", *options)
    finding = json.loads(m0sim("call", elf, "leak", "4:0x1", "--taint", "--json").stdout)["findings"][0]
    assert (finding["leak"], finding["line"], finding["file"].split("/")[-1]) == ("address", 4, "leak.c")


def test_flash_and_ram_elsewhere(m0sim, link):
    """As on chips whose flash begins at 0x08000000 and whose RAM is at 0x10000000."""
    source = """    .syntax unified
    .thumb
    .text
    .word 0x10000400, start + 1
    .type start, %function
start:
    ldr r1, =block
    movs r0, #0x20
    bkpt 0xab
    .ltorg
    .type next, %function
next:
    ldr r1, =block
    ldr r0, [r1, #4]
    adds r0, #1
    str r0, [r1, #4]
    bx lr
    .ltorg
    .data
block:
    .word 0x20026, 3
"""
    options = ("-nostdlib", "-Wl,-Ttext=0x08000000", "-Wl,-Tdata=0x10000000", "-Wl,-e,0")
    elf = link("elsewhere.S", source, *options)
    assert m0sim("run", elf, "--ram", "0x10000000:0x400").returncode == 3
    done = m0sim("call", elf, "next", "--ram", "0x10000000:0x400", "--json")
    assert json.loads(done.stdout)["r0"] == "0x00000004"
    # Where RAM is not said, the data are taken for flash, far from the code.
    assert "too far apart" in m0sim("call", elf, "next").stderr


PROGRAM = """    .syntax unified
    .section .vectors, "a"
    .word 0x20004000
    .word start
    .text
    .thumb_func
    .global start
    .type start, %function
start:
    ldr r0, =0x20000000
    movs r1, #5
    str r1, [r0]
    .global ready
    .type ready, %function
    .thumb_func
ready:                          @ r0 points at the secret
    ldr r1, [r0]
    cmp r1, #7
    beq 1f                      @ LEAK
1:  movs r0, #0x18
    ldr r1, =0x20026
    bkpt 0xab
    .global never
    .type never, %function
    .thumb_func
never:
    bx lr
    .ltorg
"""


@pytest.fixture(scope="module")
def program(link):
    return link("program.S", PROGRAM, "-nostdlib", "-Wl,--section-start=.vectors=0", "-Wl,-Ttext=0x100", "-Wl,-e,start")


def test_a_run_has_secrets_where_the_program_comes_to_a_label(m0sim, program):
    done = m0sim("run", program, "--secret", "ready:[r0]+4", "--json")
    report = json.loads(done.stdout)
    expected = next(i for i, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("@ LEAK"))
    assert [(f["leak"], f["line"]) for f in report["findings"]] == [("branch", expected)]
    assert (report["marked"][0]["count"], report["ending"], done.returncode) == (1, "exit 0", 1)
    # The next word is no secret that anything looks at; and what is marked before it is written is public.
    for place in ("ready:r2", "start:[r13]+0"):
        done = m0sim("run", program, "--secret", place, "--json")
        assert (json.loads(done.stdout)["findings"], done.returncode) == ([], 0), place


@pytest.mark.parametrize("place", ["never:r0", "start:[r1]+4"])
def test_a_secret_that_is_never_marked_is_an_error(m0sim, program, place):
    done = m0sim("run", program, "--secret", place)
    assert done.returncode == 1 and "was not marked" in done.stderr


def test_a_run_refuses_a_list_of_operands(m0sim, program):
    done = m0sim("run", program, "--secret", "1")
    assert done.returncode == 2 and "LABEL:PLACE" in done.stderr


def test_interrupts_are_counted_and_change_nothing(m0sim, elf):
    arguments = ("call", elf, "add256", "out:32", "32:0x5", "32:0x6", "--json")
    alone, interrupted = (json.loads(m0sim(*arguments, *more).stdout) for more in ((), ("--interrupt", "count:10")))
    assert interrupted["outputs"] == alone["outputs"]
    assert (alone["interrupts"], interrupted["interrupts"]) == (0, (alone["instructions"] - 1) // 10)
    assert interrupted["cycles"] > alone["cycles"]
    done = m0sim(*arguments, "--interrupt", "none_such:1")
    assert done.returncode == 1 and "none_such" in done.stderr
