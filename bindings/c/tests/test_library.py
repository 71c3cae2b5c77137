# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is in the files that are installed: the header's functions, and nothing else."""

import re
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


def test_cmake_and_pkg_config_find_it(prefix, tmp_path):
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(uses C)\nfind_package(bezout 0.1 REQUIRED)\n"
        f"add_executable(shared {HERE}/examples/inverse.c)\ntarget_link_libraries(shared bezout::bezout)\n"
        f"add_executable(static {HERE}/examples/inverse.c)\ntarget_link_libraries(static bezout::static)\n",
        encoding="utf-8",
    )
    run("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={prefix}")
    run("cmake", "--build", tmp_path / "build")
    environment = {"PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig", "PATH": "/usr/bin:/bin"}
    flags = run("pkg-config", "--cflags", "--libs", "bezout", env=environment).split()
    program = tmp_path / "by-pkg-config"
    run("gcc", HERE / "examples/inverse.c", *flags, "-o", program)
    runs = [run(tmp_path / "build" / name) for name in ("shared", "static")]
    runs.append(run(program, env={"LD_LIBRARY_PATH": f"{prefix}/lib"}))
    assert len(set(runs)) == 1 and runs[0].startswith("success: 55555555"), runs


SANITIZED = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-Wall", "-Wextra", "-Wpedantic"]
EXAMPLES = {
    "inverse.c": ("there is no inverse", []),
    "rsa_check.c": ("qInv = q^-1 modulo p: ok", ["-lcrypto"]),
    "bignum_modinv.c": ("1 / (1 / x) = x: ok", []),
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
