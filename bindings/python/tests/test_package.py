# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant time on bytes, tables, Ctrl-C, and what a package has to have."""

import array
import contextlib
import functools
import importlib.metadata
import math
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import bezout
from bezout import audit, ct, dstu4145, gf2, kem, poly, rsa_keys, vdf, x25519


def test_constant_time_on_bytes():
    random_ = random.Random(1)
    for _ in range(2000):
        size, other = random_.choice([1, 8, 31, 32, 33, 64, 128]), random_.choice([1, 8, 32, 40])
        m, x = random_.getrandbits(8 * size), random_.getrandbits(8 * other)
        m_, x_ = m.to_bytes(size, "big"), x.to_bytes(other, "big")
        assert ct.gcd(x_, m_) == math.gcd(x, m).to_bytes(max(size, other), "big")
        if m == 0:
            with pytest.raises(ValueError, match="zero"):
                ct.invert(x_, m_)
        elif math.gcd(x, m) == 1:
            assert ct.invert(x_, bytearray(m_)) == pow(x, -1, m).to_bytes(size, "big")
        else:
            with pytest.raises(bezout.NotInvertible) as caught:
                ct.invert(memoryview(x_), m_)
            assert caught.value.gcd is None
        if m % 2:
            assert ct.jacobi(x_, m_) == bezout.jacobi(x, m)
        else:
            with pytest.raises(ValueError, match="odd"):
                ct.jacobi(x_, m_)
    for bad in [5, "a", [1]]:
        with pytest.raises(TypeError, match="bytes"):
            ct.invert(bad, b"\7")


def test_tables():
    table = bezout.kernels()
    assert any(row[2] == "divstep60/portable" and row[4] for row in table)
    assert repr(table).splitlines()[0].split() == list(table.columns)
    assert len(repr(table).splitlines()) == len(table) + 1
    assert table._repr_html_().count("<tr>") == len(table) + 1
    assert pickle.loads(pickle.dumps(table)) == table
    part = table[2:5]
    assert part == list(table)[2:5] and part.columns == table.columns and repr(part).splitlines()[0].split() == list(table.columns)
    assert isinstance(table[0], tuple)
    assert "&lt;" in type(table)(["a"], [("<",)])._repr_html_()


def test_a_trace():
    m, x = 2**127 - 1, 3**50
    table = bezout.trace("divstep60/portable", x, m)
    assert table.columns == ("batch", "u", "v", "q", "r")
    # Each matrix takes (f, g) to the next, exactly.
    f, g = m, x
    for _, u, v, q, r in table:
        assert (u * f + v * g) % 2**60 == 0 == (q * f + r * g) % 2**60
        f, g = (u * f + v * g) >> 60, (q * f + r * g) >> 60
    assert (abs(f), g) == (1, 0)
    for name, x, m, text in [
        ("nonsense", 1, 3, "divstep60/portable"), ("divstep60/portable", 1, 4, "odd"), ("divstep60/portable", -1, 3, "from 0 up"),
    ]:
        with pytest.raises(ValueError, match=text):
            bezout.trace(name, x, m)


@functools.cache
def long_numbers():
    random_ = random.Random(12)
    return [random_.getrandbits(30_000_000) | 1 for _ in range(2)]


@functools.cache
def long_polynomials():
    random_ = random.Random(13)
    return [random_.choices(range(7), k=300_000) for _ in range(2)]


@functools.cache
def long_array():
    return array.array("Q", [7]) * (64 * 10**5)


@functools.cache
def long_modulus():
    return bezout.Modulus(long_numbers()[0])


@functools.cache
def long_row():
    return bezout.to_limbs([long_numbers()[1] >> 9] * 2, long_modulus().limbs)


@functools.cache
def many():
    return [*((1 << 40_000) + i for i in range(1, 8000, 2)), 3]


LONG_CALLS = {
    "gcd": lambda: bezout.gcd(*long_numbers()),
    "lcm": lambda: bezout.lcm(*long_numbers()),
    "gcd of many": lambda: bezout.gcd(*[2**64, 2**65] * 10**7),
    "gcd of many long ones": lambda: bezout.gcd(*[3**25_000 * k for k in range(1, 3000)] * 60),
    "lcm of many": lambda: bezout.lcm(*many()),
    "gcdext": lambda: bezout.gcdext(*long_numbers()),
    "invert": lambda: bezout.invert(*long_numbers()),
    "jacobi": lambda: bezout.jacobi(*long_numbers()),
    "kronecker": lambda: bezout.kronecker(*long_numbers()),
    "product": lambda: bezout.product(long_numbers() * 20),
    "crt": lambda: bezout.crt([1] * 2, long_numbers()),
    "crt of negative residues": lambda: bezout.crt([-(long_numbers()[0] << 10**8)] * 9, [long_numbers()[1]] * 9),
    "crt without an answer": lambda: bezout.crt([1] * len(many()), many()),
    "rational_reconstruct": lambda: bezout.rational_reconstruct(*long_numbers(), 1 << 20, 1 << 20),
    "rational_reconstruct without bounds": lambda: bezout.rational_reconstruct(*long_numbers()),
    "pow": lambda: bezout.Modulus(2**4096 - 1).pow(3, long_numbers()[0]),
    "pow modulo 2048 bits": lambda: bezout.Modulus(2**2048 - 1).pow(3, long_numbers()[0]),
    "pow modulo 32,768 bits": lambda: bezout.Modulus(2**32768 - 1).pow(3, long_numbers()[0]),
    "pow modulo a long one": lambda: long_modulus().pow(3, long_numbers()[0]),
    "mul modulo a long one": lambda: [long_modulus().mul(*long_numbers()) for _ in range(100)],
    "mul of longer ones": lambda: bezout.Modulus(3**3000).mul(long_numbers()[0] << 10**9, 2),
    "invert modulo a long one": lambda: long_modulus().invert(long_numbers()[1]),
    "jacobi of a long one": lambda: long_modulus().jacobi(long_numbers()[1]),
    "list modulo a long one": lambda: long_modulus().invert_many([2, 3]),
    "rows of a long one": lambda: long_modulus().invert_array(long_row()),
    "rows of a long one, threads": lambda: long_modulus().invert_array(long_row(), threads=2),
    "symbols of a long one": lambda: long_modulus().jacobi_array(long_row()),
    "each row of its own": lambda: bezout.invert_each(long_row(), bezout.to_limbs([long_numbers()[0]] * 2, long_modulus().limbs)),
    "list": lambda: bezout.Modulus(2**255 - 19).invert_many([3] * 10**7),
    "array": lambda: bezout.Modulus(2**4096 - 1).invert_array(long_array(), out=long_array()),
    "audit, product": lambda: audit.product(long_array(), 64),
    "audit, cross": lambda: audit.cross(b"", long_array(), [long_array()]),
    "audit, common": lambda: audit.common(b"", long_array(), 64),
    "audit, base": lambda: audit.coprime_base([n * k for n in long_numbers() for k in range(1, 40)]),
    "polynomials": lambda: poly.PrimeField(7).gcd(*long_polynomials()),
    "polynomials, cofactors": lambda: poly.PrimeField(7).gcdext(*long_polynomials()),
    "polynomials, resultant": lambda: poly.PrimeField(7).resultant(*long_polynomials()),
    "polynomials, product": lambda: [poly.PrimeField(7).mul(*long_polynomials()) for _ in range(100)],
    "polynomials, quotient": lambda: poly.PrimeField(7).divmod(long_polynomials()[0] * 4, [*long_polynomials()[1], 1]),
    "polynomials, ring": lambda: poly.Ring("F7", long_polynomials()[0]).invert(long_polynomials()[1]),
    "square root": lambda: bezout.Modulus(2**44497 - 1).sqrt(4),
    "square root modulo a long one": lambda: long_modulus().sqrt(4),
    "partial gcd": lambda: bezout.partial_gcdext(*long_numbers(), 1),
    "halves": lambda: long_modulus().split(long_numbers()[1]),
    "discriminant": lambda: vdf.discriminant(b"seed", 16384),
    "squarings": lambda: vdf.evaluate(vdf.discriminant(b"seed", 512), 10**9),
    "proof of time": lambda: vdf.prove(vdf.discriminant(b"seed", 512), 10**9),
}


def works():
    """Whether a thread for long work is there."""
    names = []
    for task in Path("/proc/self/task").iterdir():
        with contextlib.suppress(OSError):
            names.append((task / "comm").read_text())
    return "bezout\n" in names


@pytest.mark.parametrize("name", LONG_CALLS)
def test_ctrl_c_ends_long_calls(name):
    code = f"""if True:
        import signal, sys, threading, time, os
        sys.path.insert(0, {str(Path(__file__).parent)!r})
        import test_package
        test_package.long_numbers(), test_package.long_polynomials(), test_package.long_array(), test_package.many()
        test_package.long_row()
        # Python sets no handler where SIGINT is ignored, as it is in a job behind a shell.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sent = []
        def send():
            time.sleep(0.15)
            sent.append(time.perf_counter())
            os.kill(os.getpid(), signal.SIGINT)
        threading.Thread(target=send).start()
        try:
            test_package.LONG_CALLS[{name!r}]()
        except KeyboardInterrupt:
            print(time.perf_counter() - sent[0], flush=True)
            # The work ends too, at its next look: with less than a second of CPU time, however busy the machine is.
            before = time.process_time()
            while test_package.works() and time.process_time() - before < 1:
                time.sleep(0.05)
            os._exit(2 * test_package.works())
        os._exit(1)
        """
    run = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True, timeout=60)
    # It is some milliseconds, on a machine that does nothing else. Without a look for signals it is seconds.
    assert float(run.stdout) < 0.5


def test_the_types_are_those_of_the_module():
    run = subprocess.run([sys.executable, "-m", "mypy.stubtest", "bezout"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_callers_pass_a_type_checker(version, tmp_path):
    """NumPy's types say only from 3.12 on that arrays lend memory. What is refused by types is refused by calls too."""
    callers = Path(__file__).parent / "callers.py"
    options = ["--strict", "--python-version", version, "--cache-dir", tmp_path]
    run = subprocess.run([sys.executable, "-m", "mypy", *options, callers], capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr


def test_what_types_refuse_is_refused():
    import callers

    for call in callers.REFUSED:
        with pytest.raises(TypeError):
            call()


def test_the_version():
    assert bezout.__version__ == importlib.metadata.version("bezout")


# Fields, and few methods.
RECORDS = "Damaged", "Done", "Totals"


def test_every_public_name_has_a_text():
    for module in [bezout, audit, ct, dstu4145, gf2, kem, poly, rsa_keys, vdf, x25519]:
        assert module.__doc__
        for name in module.__all__:
            thing = getattr(module, name)
            assert thing.__doc__, name
            assert getattr(thing, "__module__", "bezout").startswith("bezout")
            if isinstance(thing, type) and name not in ("NotInvertible", "Table", *RECORDS):
                methods = [getattr(thing, method) for method in dir(thing) if not method.startswith("_")]
                # Fields of records have their defaults.
                methods = [method for method in methods if method is not None]
                assert methods and all(method.__doc__ for method in methods), name


def test_licenses_are_installed():
    root = Path(__file__).resolve().parent.parent.parent.parent
    files = {file.name: file for file in importlib.metadata.files("bezout") if "licenses" in file.parts}
    for name in "LICENSE-APACHE", "LICENSE-MIT":
        assert files[name].locate().read_bytes() == (root / name).read_bytes()


def test_a_child_after_a_fork_has_threads():
    code = """if True:
        import os
        import bezout
        rows = bezout.to_limbs(range(1, 100_001), 4)
        m = bezout.Modulus(2**255 - 19)
        first = m.invert_array(rows, threads=2)[0].tobytes()
        child = os.fork()
        if child == 0:
            os._exit(m.invert_array(rows, threads=2)[0].tobytes() != first)
        raise SystemExit(os.waitpid(child, 0)[1] != 0)
        """
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
