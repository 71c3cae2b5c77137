# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library for size: what each function takes, what the guide says of it, and that it computes the same."""

import pytest
import sizes
from conftest import HERE, run

MOST = 45 * 1024


@pytest.fixture(scope="module")
def small(prefix):
    """The static library for size; another machine's environment does not matter to it."""
    run("make", "static", "SIZE=1", f"BUILD={sizes.BUILD}", cwd=HERE)
    return sizes.BUILD / "size" / "libbezout.a"


def test_functions_are_small(small):
    found = sizes.sizes(small)
    assert len(found) > 30 and min(found.values()) > 0
    for name, bytes_of_it in found.items():
        assert bytes_of_it <= MOST, name


def test_the_guide_says_what_is_measured(small, prefix):
    stated = sizes.rows(sizes.GUIDE.read_text(encoding="utf-8"))
    usual, found = sizes.sizes(prefix / "lib/libbezout.a"), sizes.sizes(small)
    assert list(stated) == list(found)
    for name, pair in stated.items():
        for said, measured in zip(pair, (usual[name], found[name])):
            # Compilers differ by some bytes.
            assert abs(said - measured) <= 0.1 * measured + 200, (name, said, measured)


@pytest.mark.parametrize("name, libraries", [("rsa_check.c", ["-lcrypto"]), ("mpz_gcdext.c", ["-lgmp"]), ("batch.cpp", [])])
def test_results_are_the_same(name, libraries, small, prefix, tmp_path):
    """The examples, which compare themselves with others, say what they say with the usual library."""
    compiler = ["g++", "-std=c++17"] if name.endswith(".cpp") else ["gcc", "-std=c11"]
    said = []
    for library in (small, prefix / "lib/libbezout.a"):
        program = tmp_path / "example"
        run(*compiler, "-O1", f"-I{prefix}/include", HERE / "examples" / name, library, *libraries, "-o", program)
        said.append(run(program))
    assert said[0] == said[1] and "WRONG" not in said[0]
