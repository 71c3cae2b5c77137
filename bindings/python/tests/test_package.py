# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant time on bytes, tables, Ctrl-C, and what a package has to have."""

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
from bezout import ct, poly


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
    for arguments, text in [(("nonsense", 1, 3), "divstep60/portable"), (("divstep60/portable", 1, 4), "odd"), (("divstep60/portable", -1, 3), "from 0 up")]:
        with pytest.raises(ValueError, match=text):
            bezout.trace(*arguments)


RANDOM = random.Random(12)
LONG = [RANDOM.getrandbits(30_000_000) | 1 for _ in range(2)]
LONG_CALLS = {
    "gcd": lambda: bezout.gcd(*LONG),
    "lcm": lambda: bezout.lcm(*LONG),
    "gcdext": lambda: bezout.gcdext(*LONG),
    "invert": lambda: bezout.invert(*LONG),
    "jacobi": lambda: bezout.jacobi(*LONG),
    "kronecker": lambda: bezout.kronecker(*LONG),
    "product": lambda: bezout.product(LONG * 20),
    "crt": lambda: bezout.crt([1] * 2, LONG),
    "rational_reconstruct": lambda: bezout.rational_reconstruct(*LONG, 1 << 20, 1 << 20),
    "pow": lambda: bezout.Modulus(2**4096 - 1).pow(3, LONG[0]),
    "polynomials": lambda: poly.PrimeField(7).gcd(POLYNOMIALS[0], POLYNOMIALS[1]),
}
POLYNOMIALS = [[RANDOM.randrange(7) for _ in range(300_000)] for _ in range(2)]


@pytest.mark.parametrize("name", LONG_CALLS)
def test_ctrl_c_ends_long_calls(name):
    code = f"""if True:
        import signal, sys, threading, time, os
        sys.path.insert(0, {str(Path(__file__).parent)!r})
        import test_package
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
            os._exit(0)
        os._exit(1)
        """
    run = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    # The period is four milliseconds; a machine that does other things takes longer at times.
    assert float(run.stdout) < 0.1


def test_the_types_are_those_of_the_module():
    run = subprocess.run([sys.executable, "-m", "mypy.stubtest", "bezout"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert run.returncode == 0, run.stdout


def test_every_public_name_has_a_text():
    for module in [bezout, bezout.ct, bezout.gf2, bezout.poly]:
        assert module.__doc__
        for name in module.__all__:
            thing = getattr(module, name)
            assert thing.__doc__, name
            assert getattr(thing, "__module__", "bezout").startswith("bezout")
            if isinstance(thing, type) and name not in ("NotInvertible", "Table"):
                methods = [getattr(thing, method) for method in dir(thing) if not method.startswith("_")]
                assert methods and all(method.__doc__ for method in methods), name


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
