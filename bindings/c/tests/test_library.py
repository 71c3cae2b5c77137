# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is in the files that are installed: the header's functions, and nothing else."""

import os
import re
import shutil
import subprocess

import interface
import pytest
from conftest import BUILD, HERE, run

# What a static library may ask for: memory functions of C, and the end of the process.
LIBC = {"memcpy", "memmove", "memset", "memcmp", "bcmp", "abort"}
# At most so much more is a static program with one inverse.
ONE_INVERSE = 45 * 1024


def symbols(path, *options):
    """The names that nm lists."""
    return {line.split()[-1].partition("@")[0] for line in run("nm", *options, path).splitlines() if line.strip()}


def test_the_shared_library_exports_the_header(prefix, names):
    assert symbols(prefix / "lib/libbezout.so", "-D", "--defined-only") == names


def test_the_static_library_exports_the_header(prefix, names):
    path = prefix / "lib/libbezout.a"
    listed = {name for name in symbols(path, "-g", "--defined-only") if not name.endswith(".o:")}
    assert listed == names
    undefined = {name for name in symbols(path, "-u") if not name.endswith(".o:")}
    assert undefined <= LIBC
    sections = run("readelf", "-SW", path)
    assert ".text.bezout_gcd" in sections
    assert ".llvm" not in sections and ".debug" not in sections


def test_the_shared_library_needs_libc_alone(prefix):
    dynamic = run("readelf", "-dW", prefix / "lib/libbezout.so")
    assert set(re.findall(r"NEEDED.*\[(.+)\]", dynamic)) <= {"libc.so.6"}
    assert re.findall(r"SONAME.*\[(.+)\]", dynamic) == ["libbezout.so.0"]
    assert (prefix / "lib/libbezout.so.0").resolve().name == "libbezout.so.0.1.0"


def prototypes(path):
    """Those of a header, with an array as a pointer."""
    ours = r"BEZOUT_API|BEZOUT_RESTRICT|BEZOUT_GIVEN\w*(?:\(\([\d, ]+\)\))?"
    text = re.sub(rf"/\*.*?\*/|^#.*?$|{ours}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    found = re.findall(r"[\w *]+\bbezout_\w+\([^)]*\)(?= ?;)", re.sub(r"\s+", " ", text))
    return {re.sub(r"\* ", "*", re.sub(r"(\w+)\[\d+\]", r"*\1", prototype)).strip() for prototype in found}


def test_the_two_headers_agree(prefix, names, tmp_path):
    """A compiler refuses two declarations of a function that differ, but not two parameters of a type in another order."""
    generated = HERE / "tests" / "generated.h"
    ours, theirs = prototypes(HERE / "include" / "bezout.h"), prototypes(generated)
    assert len(ours) == len(names) and ours == theirs, ours ^ theirs
    both = tmp_path / "both.c"
    both.write_text('#include <bezout.h>\n#include "generated.h"\n', encoding="utf-8")
    # Only our header says how long arrays are.
    flags = ["-std=c11", "-Wall", "-Wextra", "-Wno-array-parameter", "-Werror"]
    run("gcc", *flags, f"-I{prefix}/include", f"-I{HERE}/tests", "-c", both, "-o", tmp_path / "both.o")


COMPILERS = [
    ("gcc", "-std=c89", "-xc", "-Wstrict-prototypes"),
    ("gcc", "-std=c99", "-xc", "-Wstrict-prototypes", "-DBEZOUT_CHECK"),
    ("g++", "-std=c++11", "-xc++", "-Wshadow"),
    ("g++", "-std=c++17", "-xc++", "-Wshadow", "-DBEZOUT_CHECK"),
]


@pytest.mark.parametrize("compiler", COMPILERS)
def test_the_header_is_clean(compiler, prefix, tmp_path):
    source = tmp_path / "header.c"
    source.write_text("#include <bezout.h>\n", encoding="utf-8")
    strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    run(*compiler, *strict, f"-I{prefix}/include", "-c", source, "-o", tmp_path / "header.o")


def test_the_checking_header_is_what_follows_from_the_header():
    written = interface.CHECK.read_text(encoding="utf-8")
    assert written == interface.check_header(interface.read()), "run bindings/c/tests/interface.py"


@pytest.mark.parametrize("how", [[], ["-DBEZOUT_CHECK"]])
def test_outputs_may_be_inputs(how, prefix, names, tmp_path):
    """Each pair of arguments of each function, in place or refused, and with a text in the checking build."""
    functions = interface.read()
    assert set(functions) == names
    (tmp_path / "calls.h").write_text(interface.calls(functions), encoding="utf-8")
    strict = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{prefix}/include", f"-I{tmp_path}", *how]
    program = tmp_path / "in_place"
    run("gcc", *strict, HERE / "tests/in_place.c", prefix / "lib/libbezout.a", "-o", program)
    said = run(program, 1, 4, 5, 9, 17)
    counts = [int(n) for n in re.findall(r"\d+", said)]
    assert counts[0] == len(interface.looked_at(functions)) and min(counts[1:]) > 1000, said


@pytest.mark.parametrize("call, wanted", [
    ("return bezout_gcd(x, 4, x, y, s);", None),
    ("return bezout_gcd(x, 4, 0, y, s);", "nonnull"),
    ("bezout_gcd(x, 4, x, y, s); return 0;", "unused-result"),
    ("return bezout_gcd(x, 4, x, y, x);", "restrict"),
    ("return bezout_invert_rows(0, 0, 4, y, s);", None),
    ("return bezout_invert_rows(x, 1, 4, 0, s);", "nonnull"),
])
def test_compilers_warn(call, wanted, prefix, tmp_path):
    """Of a null pointer, of an answer that nobody looks at, and of scratch that is an input."""
    source = tmp_path / "call.c"
    room = "uint64_t x[4], uint64_t y[4], uint64_t s[BEZOUT_INVERT_ROWS_SCRATCH(1, 4)]"
    source.write_text(f"#include <bezout.h>\nint call({room});\nint call({room}) {{ {call} }}\n", encoding="utf-8")
    command = ["gcc", "-Wall", "-Wextra", "-Wno-unused-parameter", "-O1", f"-I{prefix}/include", "-c", source, "-o", tmp_path / "call.o"]
    said = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stderr
    assert set(re.findall(r"\[-W([a-z-]+)=?\d?\]", said)) == ({wanted} if wanted else set()), said


def test_the_version_is_one(prefix, tmp_path):
    version = re.search(r'^version = "(.+)"', (HERE / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)[1]
    source = tmp_path / "version.c"
    text = "#include <bezout.h>\n#include <stdio.h>\n"
    text += 'int main(void) { return printf("%s %s %d", BEZOUT_VERSION, bezout_version(), BEZOUT_VERSION_NUMBER) < 0; }\n'
    source.write_text(text, encoding="utf-8")
    run("gcc", f"-I{prefix}/include", source, prefix / "lib/libbezout.a", "-o", tmp_path / "version")
    major, minor, patch = map(int, version.split("."))
    assert run(tmp_path / "version").split() == [version, version, str(10000 * major + 100 * minor + patch)]


def test_a_static_program_with_one_inverse_is_small(prefix, tmp_path):
    """Against the same program without."""
    body = "int main(int c, char **v) {{ uint64_t x[4] = {{(uint64_t)c}}, y[4] = {{0}}; (void)v; {} return (int)y[0]; }}\n"
    sizes = []
    for name, call in [("without", ""), ("with", "bezout_invert_odd_mod_256(y, x, x);")]:
        source = tmp_path / f"{name}.c"
        source.write_text("#include <bezout.h>\n" + body.format(call), encoding="utf-8")
        program = tmp_path / name
        flags = ["-O2", "-static", "-s", "-Wl,--gc-sections", f"-I{prefix}/include"]
        run("gcc", *flags, source, prefix / "lib/libbezout.a", "-o", program)
        sizes.append(program.stat().st_size)
    assert 0 < sizes[1] - sizes[0] <= ONE_INVERSE, sizes


def test_cmake_and_pkg_config_find_it_where_it_was_moved(prefix, tmp_path):
    moved = tmp_path / "elsewhere"
    shutil.copytree(prefix, moved, symlinks=True)
    for path in [*moved.glob("lib/pkgconfig/*"), *moved.glob("lib/cmake/bezout/*")]:
        assert str(prefix) not in path.read_text(encoding="utf-8"), path
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(uses C)\nfind_package(bezout 0.1 REQUIRED)\n"
        f"add_executable(shared {HERE}/examples/inverse.c)\ntarget_link_libraries(shared bezout::bezout)\n"
        f"add_executable(static {HERE}/examples/inverse.c)\ntarget_link_libraries(static bezout::static)\n",
        encoding="utf-8",
    )
    run("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={moved}")
    run("cmake", "--build", tmp_path / "build")
    environment = {"PKG_CONFIG_PATH": f"{moved}/lib/pkgconfig", "PATH": "/usr/bin:/bin"}
    flags = run("pkg-config", "--cflags", "--libs", "bezout", env=environment).split()
    program = tmp_path / "by-pkg-config"
    run("gcc", HERE / "examples/inverse.c", *flags, "-o", program)
    runs = [run(tmp_path / "build" / name) for name in ("shared", "static")]
    runs.append(run(program, env={"LD_LIBRARY_PATH": f"{moved}/lib"}))
    assert len(set(runs)) == 1 and runs[0].startswith("success: 55555555"), runs


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """What a build left, in a folder of its own."""
    place = tmp_path_factory.mktemp("build")
    (place / "release").mkdir()
    for name in ("release/libbezout.so", "release/libbezout.a"):
        shutil.copy(BUILD / name, place / name)
    return place


@pytest.mark.parametrize("given, variable", [((), "CARGO_BUILD_TARGET"), (("TARGET=aarch64-unknown-linux-gnu",), ""), ((), "")])
def test_no_library_of_another_build_is_installed(given, variable, built, tmp_path):
    """Where cargo writes elsewhere: here it writes nothing, beside what an earlier build of this machine left."""
    environment = {**os.environ, **({variable: "aarch64-unknown-linux-gnu"} if variable else {})}
    command = ["make", "install", f"PREFIX={tmp_path}", f"BUILD={built}", "CARGO=true", *given]
    done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and not list(tmp_path.rglob("libbezout*")), done.stdout + done.stderr


def test_tools_of_another_machine_are_called(tmp_path):
    cargo = tmp_path / "cargo"
    cargo.write_text('#!/bin/sh\necho "$CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER $@"\n', encoding="utf-8")
    cargo.chmod(0o755)
    given = ["TARGET=aarch64-unknown-linux-gnu", "CROSS=aarch64-linux-gnu-", f"BUILD={tmp_path}", f"CARGO={cargo}"]
    said = run("make", "-n", "all", *given, cwd=HERE)
    for tool in ("ld", "objcopy", "ar", "strip"):
        assert re.search(rf"^aarch64-linux-gnu-{tool} .*{tmp_path}/aarch64-unknown-linux-gnu/", said, re.MULTILINE), said
    called = subprocess.run(["make", "-s", "-k", "all", *given], cwd=HERE, capture_output=True, text=True, check=False)
    lines = called.stdout.splitlines()
    assert called.returncode != 0 and len(lines) == 2
    assert all(re.match(r"aarch64-linux-gnu-gcc rustc .*--target aarch64-unknown-linux-gnu ", line) for line in lines), lines


def test_uninstalling_leaves_nothing(prefix, tmp_path):
    stage = ["PREFIX=/opt/bezout", f"DESTDIR={tmp_path}", f"BUILD={BUILD}"]
    run("make", "install", *stage, cwd=HERE)
    kept = tmp_path / "opt/bezout/lib/pkgconfig/other.pc"
    kept.write_text("", encoding="utf-8")
    listed = {path.relative_to(tmp_path / "opt/bezout") for path in tmp_path.rglob("*") if path.is_file()}
    assert {path.relative_to(prefix) for path in prefix.rglob("*") if path.is_file()} <= listed
    run("make", "uninstall", *stage, cwd=HERE)
    assert [path for path in tmp_path.rglob("*") if not path.is_dir()] == [kept]
    assert not (tmp_path / "opt/bezout/lib/cmake/bezout").exists()


def test_there_is_a_manual_page(prefix, names):
    pages = prefix / "share/man/man3"
    assert {path.stem for path in pages.iterdir()} == {"bezout", *names}
    assert {(pages / f"{name}.3").read_text(encoding="utf-8") for name in names} == {".so man3/bezout.3\n"}
    checked = subprocess.run(["groff", "-man", "-ww", "-Tutf8", pages / "bezout.3"], capture_output=True, text=True, check=True)
    assert checked.stderr == ""
    text = re.sub(r"\x1b\[\d*m|.\x08", "", checked.stdout)
    assert all(re.search(rf"\b{name}\(", text) for name in names) and "BEZOUT_XGCD_SCRATCH" in text
    assert "GIVEN" not in text and "/*" not in text


SANITIZED = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-Wall", "-Wextra", "-Wpedantic"]
EXAMPLES = {
    "inverse.c": ("there is no inverse", []),
    "rsa_check.c": ("qInv = q^-1 modulo p: ok", ["-lcrypto"]),
    "bignum_modinv.c": ("1 / (1 / x) = x: ok", []),
    "mpz_gcdext.c": ("10561 pairs: gcds and cofactors of mpz_gcdext, but for the cofactors of 0 pairs", ["-lgmp"]),
    "batch.cpp": ("1000 inverses; of zero: there is no inverse", []),
}


def test_there_are_no_other_examples():
    assert {path.name for path in (HERE / "examples").iterdir()} == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_run_under_sanitizers(name, prefix, tmp_path):
    wanted, libraries = EXAMPLES[name]
    compiler = ["g++", "-std=c++17"] if name.endswith(".cpp") else ["gcc", "-std=c11"]
    program = tmp_path / "example"
    source = HERE / "examples" / name
    run(*compiler, *SANITIZED, "-Werror", f"-I{prefix}/include", source, prefix / "lib/libbezout.a", *libraries, "-o", program)
    assert wanted in run(program)


def test_licenses_are_installed(prefix):
    for name in ("LICENSE-APACHE", "LICENSE-MIT"):
        assert (prefix / "share/licenses/bezout" / name).read_bytes() == (HERE.parent.parent / name).read_bytes()


def test_the_build_is_the_one_that_was_tested(prefix):
    assert (prefix / "lib/libbezout.a").read_bytes() == (BUILD / "libbezout.a").read_bytes()
