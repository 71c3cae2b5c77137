# SPDX-License-Identifier: MIT OR Apache-2.0
"""The architecture page lists the path of a call from a public function to the assembly: each function calls the next one."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "crates" / "bezout" / "src"
PAGE = ROOT / "docs" / "architecture.md"
MOST = 6
"""Functions from the public one to that which calls the assembly."""


MOST_OF_COMMAND = 10
"""The same from the command's first function."""


def block(page: str, name: str) -> list[list[str]]:
    lines = page.split(f"<!-- {name} -->\n```text\n")[1].split("```")[0].splitlines()
    return [line.split() for line in lines]


def frames(page: str) -> list[tuple[str, str]]:
    return [(file, function) for file, function, *_ in block(page, "path")]


def not_called(path: list[list[str]]) -> list[str]:
    """Functions in files of all crates that the function before does not call as it is said, or that are not there."""
    found = []
    for (file, function, _), (next_file, next_function, call) in zip(path, path[1:]):
        if not re.search(rf"\b{re.escape(call)}(?:::<\w+>)?\(", body((ROOT / file).read_text(), function)):
            found.append(f"{function} in {file} does not call {call}")
        if not re.search(rf"\bfn {next_function}\b", (ROOT / next_file).read_text()):
            found.append(f"{next_file} has no {next_function}")
    return found


def body(text: str, function: str) -> str:
    """That of the only function of this name, without comments."""
    text = re.sub(r"//.*", "", text)
    [start] = [m.end() for m in re.finditer(rf"\bfn {function}\b", text)]
    start = text.index("{\n", start)
    return text[start : text.index("\n}\n" if text[:start].rsplit("\n", 1)[-1][:1] != " " else "\n    }\n", start)]


def module(file: str) -> str:
    return file.removesuffix(".rs").removesuffix("/mod").replace("/", "::")


def leaves(tree: str) -> list[str]:
    """`a::{b, c::d}` as `a::b`, `a::c::d`."""
    head, brace, rest = tree.partition("{")
    if not brace:
        return [tree.strip()]
    parts = re.findall(r"(?:[^{},]|\{[^{}]*\})+", rest.rstrip().removesuffix("}"))
    return [leaf for part in parts if part.strip() for leaf in leaves(head.strip() + part.strip())]


def qualifiers(text: str, here: str) -> dict[str, str]:
    """The modules that a file's names stand for."""
    found = {}
    for tree in re.findall(r"\buse ([^;]*);", text):
        for path in leaves(re.sub(r"\s+", " ", tree)):
            path, _, alias = path.removesuffix("::self").partition(" as ")
            parts, base = path.split("::"), here.split("::")
            while parts[0] == "super":
                parts, base = parts[1:], base[:-1]
            parts = parts[1:] if parts[0] == "crate" else base + parts
            found[alias or parts[-1]] = "::".join(parts)
    return found


def problems(path: list[tuple[str, str]], source: Path = SOURCE) -> list[str]:
    *calls, (routines, routine) = path
    found = [f"{len(calls)} functions; at most {MOST} are allowed"] if len(calls) > MOST else []
    for (file, function), (next_file, next_function) in zip(calls, calls[1:]):
        text = (source / file).read_text()
        names = {"": module(file), "self": module(file), **qualifiers(text, module(file))}
        called = re.findall(rf"(?:\b(\w+)::)?\b{next_function}\b(?:::<[^()]*?>)?\(", body(text, function))
        method = re.search(rf"\w\.{next_function}\(", body(text, function)) and file == next_file
        if not method and module(next_file) not in {names.get(name) for name in called}:
            found.append(f"{function} in {file} does not call {next_function} in {next_file}")
    file, function = calls[-1]
    last = body((source / file).read_text(), function)
    table = re.search(r"\bE::(\w+)\.routines\[", last)
    if not table or not re.search(rf"\b{routine}\b", table_of((source / routines).read_text(), table[1])):
        found.append(f"{function} in {file} does not take {routine} from {routines}")
    return found


def table_of(text: str, name: str) -> str:
    """A table of routines, and what its functions call that choose by the family of the CPU."""
    [table] = re.findall(rf"const {name}: Unrolled = Unrolled ([^;]*);", text)[:1] or [""]
    return table + "".join(body(text, function) for function in re.findall(r"by_family::(\w+)", table))


def test_the_page_has_the_path_of_the_code():
    path = frames(PAGE.read_text())
    assert path[0] == ("integer/types/modulus.rs", "invert") and path[-1][1] == "avx2_invert_4"
    assert problems(path) == []


def test_other_paths_are_no_longer():
    inverse = frames(PAGE.read_text())[2:]
    assert problems([("integer/types/dyn_modulus.rs", "invert"), ("integer/invert.rs", "by"), *inverse]) == []
    field = ("integer/types/pseudo_mersenne/residue255.rs", "invert")
    assert problems([field, ("integer/invert.rs", "of_length"), *inverse]) == []
    file = "backend/x86_64/integer/gcd.rs"
    gcd = [("integer/types/uint_ops.rs", "gcd"), ("integer/gcd.rs", "of_length"), ("integer/divstep/x86_64/mod.rs", "gcd_odd")]
    routine = ("backend/x86_64/integer/routines.rs", "avx2_gcd_4")
    assert problems([*gcd, (file, "gcd_odd"), (file, "gcd_in"), (file, "run"), routine]) == []


def test_a_frame_that_is_left_out_is_found():
    path = frames(PAGE.read_text())
    for k in range(1, len(path) - 1):
        assert problems(path[:k] + path[k + 1 :]), path[k]


def test_a_frame_more_and_another_routine_are_found():
    path = frames(PAGE.read_text())
    assert "at most" in problems([path[0], *path])[0]
    assert problems([*path[:-1], (path[-1][0], "avx2_no_such")]) != []


def test_the_page_has_the_path_of_the_command():
    command, path = block(PAGE.read_text(), "command"), frames(PAGE.read_text())
    assert command[0][1] == "main" and not_called(command) == []
    *_, (file, function, _) = command
    assert (file, function) == (f"crates/bezout/src/{path[1][0]}", path[1][1])
    # Without the routine, and with `of_length` once.
    assert len(command) + len(path[2:-1]) <= MOST_OF_COMMAND


def test_a_frame_of_the_command_that_is_left_out_is_found():
    command = block(PAGE.read_text(), "command")
    for k in range(1, len(command) - 1):
        assert not_called(command[:k] + command[k + 1 :]), command[k]
