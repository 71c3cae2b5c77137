# SPDX-License-Identifier: MIT OR Apache-2.0
"""Audits: findings against the gcd of every pair, tasks, folders, threads, and the simulator against a real run."""

import array
import base64
import itertools
import math
import os
import random
import subprocess
import sys
import tarfile
import time

import gmpy2
import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bezout
from bezout import audit


def prime(draw, bits):
    return int(gmpy2.next_prime(draw.getrandbits(bits) | 1 << (bits - 1)))


def planted(count, bits=256, seed=1, odd_ones=True):
    """Moduli of which some share factors: pairs, triples, cliques, equal ones, both primes in other keys, squares; and odd ones out,
    of other lengths.
    """
    draw = random.Random(seed)
    primes = iter([prime(draw, bits // 2) for _ in range(40)])
    p = lambda: next(primes)
    pair, triple, clique, lone = p(), p(), p(), p()
    a, b, c = p(), p(), p()
    equal = p() * p()
    weak = [pair * p(), pair * p(), *[triple * p() for _ in range(3)], *[clique * p() for _ in range(9)]]
    weak += [a * b, b * c, c * a, equal, equal, equal, lone**2, lone * p(), p() ** 2]
    weak += [1, a * b * c * lone, 6] * odd_ones
    others = [draw.getrandbits(bits) | 1 << (bits - 1) | 1 for _ in range(count - len(weak))]
    keys = weak + others
    draw.shuffle(keys)
    return keys


def every_pair(keys):
    gcds = ((i, j, math.gcd(keys[i], keys[j])) for i, j in itertools.combinations(range(len(keys)), 2))
    return [row for row in gcds if row[2] > 1]


def check(keys, report):
    expected = every_pair(keys)
    assert list(report.pairs()) == expected
    assert report.keys == len(keys)
    assert set(report.factors) == {i for row in expected for i in row[:2]}
    for i, factors in report.factors.items():
        assert math.prod(factors) == keys[i] and list(factors) == sorted(factors)
    elements = {factor for factors in report.factors.values() for factor in factors}
    assert all(math.gcd(x, y) == 1 for x, y in itertools.combinations(elements, 2))
    for factor, sharing in report.shared.items():
        assert len(sharing) > 1 and [i for i in report.factors if factor in report.factors[i]] == sorted(sharing)


@pytest.mark.parametrize("chunks, group", [(1, 1), (2, 1), (3, 8), (7, 1), (7, 2), (7, 8)])
def test_findings_are_those_of_every_pair(chunks, group, tmp_path):
    keys = planted(300, seed=chunks)
    parts = audit.split(keys, -(-len(keys) // chunks))
    assert len(parts) == chunks
    report = audit.run(parts, audit.Pool(2), group=group)
    check(keys, report)
    assert len(report.shared) > 6
    files = audit.split(iter(keys), -(-len(keys) // chunks), folder=tmp_path)
    assert audit.run(files, audit.Pool(1), folder=tmp_path, group=group) == report
    with pytest.raises(AssertionError):
        check(keys[1:] + keys[:1], report)


factors = st.lists(st.sampled_from([2, 3, 5, 7, 11, 2**61 - 1, 2**89 - 1, 2**127 - 1, 2**64, 2**64 + 13]), max_size=5)


@settings(max_examples=60, deadline=None)
@given(st.lists(factors.map(math.prod), min_size=1, max_size=24), st.integers(1, 9), st.integers(1, 4))
def test_any_integers(keys, size, group):
    check(keys, audit.run(audit.split(keys, size), audit.Pool(1), group=group))


def test_one_call():
    keys = planted(60)
    check(keys, audit.shared_factors(keys))
    check([], audit.shared_factors([]))
    check([numpy.int64(15), 21], audit.shared_factors([numpy.int64(15), 21], size=1))


def test_tasks_of_buffers():
    moduli = [15, 77, 221, 35]
    rows = bezout.to_limbs(moduli, 2)
    data = b"".join(n.to_bytes(16, "little") for n in moduli)
    p = audit.product(data, 2)
    assert int.from_bytes(p, "little") == math.prod(moduli) and len(p) % 8 == 0
    flat = array.array("Q", memoryview(rows).cast("B").cast("Q"))
    for same in [rows, bytearray(data), memoryview(data), numpy.asarray(rows), flat]:
        assert audit.product(same, 2) == p
    assert audit.product(b"", 3) == (1).to_bytes(8, "little")
    one, three = (1).to_bytes(8, "little"), (3).to_bytes(8, "little")
    q = audit.cross(three, p, iter([one, array.array("Q", [10**9]), one]))
    assert int.from_bytes(q, "little") == 3 * 10**9 % math.prod(moduli)
    assert int.from_bytes(audit.cross(p, three, []), "little") == math.prod(moduli) % 3
    found = memoryview(audit.common(one, rows, 2)).cast("Q").tolist()
    assert found == [0, 5, 0, 1, 7, 0, 3, 35, 0]
    assert audit.coprime_base([35, 77, 55]) == ([5, 7, 11], [[0, 1], [1, 2], [0, 2]])


@pytest.mark.parametrize(
    "call, error, text",
    [
        (lambda: audit.product(b"1234567", 1), ValueError, "moduli has 7 bytes; a multiple of 8"),
        (lambda: audit.product(bytes([1] * 24), 2), ValueError, "multiple of 16"),
        (lambda: audit.product(bytes(16), 1), ValueError, r"moduli\[0\] is 0"),
        (lambda: audit.product(bytes([1] * 8), 0), ValueError, "words is 0"),
        (lambda: audit.product(array.array("d", [1.0]), 1), TypeError, "moduli has items of the format"),
        (lambda: audit.product(numpy.ones((4, 4), "u8")[:, ::2], 2), ValueError, "strides"),
        (lambda: audit.product(numpy.ones((4, 4), "u8"), 2), ValueError, "shape"),
        (lambda: audit.product(5, 1), TypeError, "moduli is not bytes"),
        (lambda: audit.cross(b"", bytes(8), []), ValueError, "product is 0"),
        (lambda: audit.cross(b"", b"\1" * 8, [b"\1" * 8, b"1"]), ValueError, r"others\[1\] has 1 bytes"),
        (lambda: audit.cross(b"", b"\1" * 8, 5), TypeError, "iter"),
        (lambda: audit.common(b"1", b"\1" * 8, 1), ValueError, "q has 1 bytes"),
        (lambda: audit.coprime_base([3, 0]), ValueError, r"integers\[1\] is not positive"),
        (lambda: audit.coprime_base([-3]), ValueError, "not positive"),
        (lambda: audit.split([3, 0], 1), ValueError, "modulus is 0"),
        (lambda: audit.split([3], 0), ValueError, "size is 0"),
        (lambda: audit.shared_factors([6, 15], size=0), ValueError, "size is 0"),
        (lambda: audit.open_chunks("/of/no/such/folder"), FileNotFoundError, "no/such/folder"),
        (lambda: audit.open_chunks(__file__), NotADirectoryError, "test_audit"),
        (lambda: audit.tasks([], 0), ValueError, "group is 0"),
        (lambda: audit.Pool(0), ValueError, "workers is 0"),
    ],
)
def test_what_is_refused(call, error, text):
    with pytest.raises(error, match=text):
        call()


def test_names_are_of_content():
    keys = planted(120)
    plan, last = audit.tasks(audit.split(keys, 30), 2)
    assert [task.name for task in audit.tasks(audit.split(keys, 30), 2)[0]] == [task.name for task in plan]
    assert len({task.name for task in plan}) == len(plan) == 4 + 4 * 2 + 4 and len(last) == 4
    other, _ = audit.tasks(audit.split([keys[0] + 2, *keys[1:]], 30), 2)
    kept = {task.name for task in plan} & {task.name for task in other}
    # The products of three chunks, and what these have in common without the first.
    assert sorted(name.split("-")[0] for name in kept) == ["cross", "cross", "cross", "product", "product", "product"]
    # The same chunk twice is the same tasks.
    check(keys[:30] * 2, audit.run(audit.split(keys[:30] * 2, 30), audit.Pool(2)))


def test_a_folder_goes_on(tmp_path):
    keys = planted(200)
    chunks = audit.split(keys, 50, folder=tmp_path)
    seen = []

    class Stop(Exception):
        pass

    def stop(done):
        seen.append(done)
        if len(seen) == 5:
            raise Stop

    with pytest.raises(Stop):
        audit.run(chunks, audit.Pool(2), folder=tmp_path, progress=stop)
    assert all(done.ran and done.data is None for done in seen)
    second = []
    assert audit.open_chunks(tmp_path) == sorted(chunks, key=lambda chunk: chunk.name)
    report = audit.run(chunks, audit.Pool(2), folder=tmp_path, progress=second.append)
    check(keys, report)
    assert {done.name for done in seen} <= {done.name for done in second if not done.ran}
    assert not list(tmp_path.glob(".new-*"))
    # More chunks: what is there is used.
    more = chunks + audit.split(planted(40, seed=5), 50, folder=tmp_path)
    third = []
    check(keys + planted(40, seed=5), audit.run(more, folder=tmp_path, progress=third.append))
    assert sum(not done.ran for done in third) >= 4


@pytest.mark.parametrize("kind", ["product", "cross", "common", "chunk"])
def test_damage_is_found(kind, tmp_path):
    keys = planted(100)
    chunks = audit.split(keys, 25, folder=tmp_path)
    report = audit.run(chunks, folder=tmp_path)
    for change in ["bit", "short", "empty", "magic"]:
        path = sorted(tmp_path.glob(f"{kind}-*"))[0]
        before = path.read_bytes()
        data = bytearray(before)
        data[0 if change == "magic" else -1] ^= 1
        path.write_bytes({"short": before[:-1], "empty": b""}.get(change, bytes(data)))
        if kind == "chunk":
            with pytest.raises(audit.Damaged, match=path.name):
                audit.open_chunks(tmp_path)
            for made in tmp_path.glob("common-*"):
                made.unlink()
            with pytest.raises(audit.Damaged, match=path.name):
                audit.run(chunks, folder=tmp_path)
            assert audit.split(keys, 25, folder=tmp_path) == chunks
        assert audit.run(chunks, folder=tmp_path) == report
        assert path.read_bytes() == before
    # One file in place of another.
    first, second = sorted(tmp_path.glob("chunk-*"))[:2]
    first.write_bytes(second.read_bytes())
    with pytest.raises(audit.Damaged, match=first.name):
        audit.open_chunks(tmp_path)


def test_an_executor_that_loses_a_result_is_found():
    class Forgets(audit.Pool):
        def run(self, tasks, folder=None):
            yield from itertools.islice(super().run(tasks, folder), 1, None)

    with pytest.raises(RuntimeError, match="no result for 1 chunks"):
        audit.run(audit.split([15, 21, 35], 1), Forgets(1))


def test_ctrl_c_ends_a_pool():
    code = """if True:
        import os, signal, sys, threading, time
        from bezout import audit
        from bezout.audit import _planner
        words, count = 32, 20_000
        chunks = [audit.Chunk(f"chunk-{i}", words, count, _planner.moduli(count, words, i)) for i in range(4)]
        # Python sets no handler where SIGINT is ignored, as it is in a job behind a shell.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        sent = []
        def send():
            time.sleep(0.2)
            sent.append(time.perf_counter())
            os.kill(os.getpid(), signal.SIGINT)
        threading.Thread(target=send).start()
        try:
            audit.run(chunks, audit.Pool(2))
        except KeyboardInterrupt:
            print(time.perf_counter() - sent[0])
            sys.exit(0)
        sys.exit(1)
        """
    start = time.perf_counter()
    run = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert run.returncode == 0
    # The whole takes some ten times as long.
    assert float(run.stdout) < 1 and time.perf_counter() - start < 20


# The planner: constants that any machine might have, since no test asserts a time.
CONSTANTS = audit.Constants(
    "some CPU",
    (1024, 4096),
    {"product": (0.5, 0.4), "reciprocal": (4.0, 3.0), "pair": (5.0, 4.0), "common": (3.0, 2.0)},
    {"product": 4.0, "cross": 9.0, "common": 8.0},
    1e9,
)


def test_the_simulator_and_a_run_have_the_same_totals(tmp_path):
    draw = random.Random(8)
    keys = [prime(draw, 128) * prime(draw, 128) for _ in range(330)]
    for group, chunks in [(1, 5), (2, 6), (8, 3)]:
        folder, done = tmp_path / str(group), []
        parts = audit.split(keys, -(-len(keys) // chunks), folder=folder)
        audit.run(parts, audit.Pool(2), folder=folder, group=group, progress=done.append)
        totals = audit.simulate(audit.tasks(parts, group)[0], 2, CONSTANTS)
        assert (totals.chunks, totals.tasks, totals.started) == (chunks, len(done), len(done))
        assert (totals.lost, totals.again) == (0, 0)
        # Products are as long as their moduli, and a word shorter now and then.
        for name in ["read", "written"]:
            real = sum(getattr(one, name) for one in done)
            assert 0.98 * getattr(totals, name) <= real <= getattr(totals, name)
        assert totals.kept == totals.written
        # The plan of as many keys is the same.
        plan = audit.plan(len(keys), CONSTANTS, bits=256, chunks=chunks, group=group)
        assert (plan.tasks, plan.read, plan.core_seconds) == pytest.approx((totals.tasks, totals.read, totals.core_seconds))


def plan_of(chunks, group=2):
    return audit.tasks([audit.Chunk(f"chunk-{i}", 32, 4096) for i in range(chunks)], group)[0]


@pytest.mark.parametrize("files", [True, False])
def test_the_simulator_keeps_its_rules(files):
    tasks = {task.name: task for task in plan_of(9)}
    whole = audit.simulate(list(tasks.values()), 3, CONSTANTS, files=files)
    mean = whole.seconds / 4
    for seed in range(20):
        failures = itertools.islice(audit.failing(3, mean, seed), 200)
        totals = audit.simulate(list(tasks.values()), 3, CONSTANTS, files=files, failures=failures, restart=0.1)
        ended = {}
        busy = [0.0] * 3
        for start, end, worker, name in totals.schedule:
            # One task at a time on each worker, after its inputs.
            assert start >= busy[worker] and all(ended[i] <= start for i in tasks[name].inputs)
            busy[worker] = end
            ended[name] = min(end, ended.get(name, end))
        assert ended.keys() == tasks.keys() and max(busy) == totals.seconds
        assert len(totals.schedule) == totals.started - totals.lost == len(tasks) + totals.again
        assert totals.lost > 0 and totals.seconds > whole.seconds
        assert (totals.again == 0) if files else True
    assert audit.simulate(list(tasks.values()), 3, CONSTANTS, files=files, failures=[(1e9, 0)]) == whole
    with pytest.raises(ValueError, match="fail before they finish"):
        audit.simulate(list(tasks.values()), 3, CONSTANTS, failures=((i * 1e-6, i % 3) for i in itertools.count()), restart=0)


def test_results_in_memory_are_lost_with_their_worker():
    tasks = plan_of(4, 8)
    whole = audit.simulate(tasks, 1, CONSTANTS, files=False)
    # After all products, and in the middle of the next task, the one worker ends: the products are made again.
    start, end, _, name = whole.schedule[4]
    assert name.startswith("cross")
    failed = audit.simulate(tasks, 1, CONSTANTS, files=False, failures=[((start + end) / 2, 0)], restart=0)
    assert (failed.lost, failed.again) == (1, 4)
    assert failed.seconds == pytest.approx(whole.seconds + (start + end) / 2)
    kept = audit.simulate(tasks, 1, CONSTANTS, files=True, failures=[((start + end) / 2, 0)], restart=0)
    assert (kept.lost, kept.again) == (1, 0)


def test_more_workers_and_memory_are_used():
    plans = [audit.plan(10**6, CONSTANTS, workers=n, chunks=32) for n in (1, 2, 4)]
    times = [plan.seconds for plan in plans]
    assert times[0] > 1.8 * times[1] > 3.2 * times[2]
    assert plans[0].core_seconds == pytest.approx(plans[2].core_seconds)
    small, large = (audit.plan(10**6, CONSTANTS, memory=gigabytes << 30) for gigabytes in (1, 4))
    assert small.chunks > large.chunks and small.memory <= 1 << 30 and large.memory <= 4 << 30
    assert small.core_seconds > large.core_seconds and small.read > large.read
    with pytest.raises(ValueError, match="MiB"):
        audit.plan(10, CONSTANTS, memory=1 << 20)


def test_the_command_measures_and_plans(tmp_path):
    file = tmp_path / "constants.json"
    call = [sys.executable, "-m", "bezout.audit"]
    subprocess.run([*call, "measure", file, "--keys", "64", "256"], check=True)
    constants = audit.Constants.load(file)
    assert constants.words == (64 * 32, 256 * 32) and constants.bytes_per_second > 0
    assert all(value > 0 for kind in constants.nanoseconds.values() for value in kind)
    assert all(value > 1 for value in constants.memory.values())
    options = ["--keys", "1e6", "--workers", "8", "--memory", "1G", "--price", "0.05", "--hours", "0.1"]
    text = subprocess.run([*call, "plan", file, *options], check=True, stdout=subprocess.PIPE, text=True).stdout
    rows = dict(line.rsplit("  ", 1) for line in text.splitlines())
    rows = {name.strip(): value for name, value in rows.items()}
    assert rows.keys() >= {"chunks", "memory of a worker", "price of all workers"}
    words = 32 * int(rows["keys of a chunk"])
    assert float(rows["seconds of its tree"]) == pytest.approx(constants.part("common", words), rel=1e-3)


def test_keys_from_files(tmp_path):
    """Every item of a file, and the same moduli in a report."""
    draw = random.Random(5)
    p, q, r = (prime(draw, 512) for _ in range(3))
    (tmp_path / "a.csv").write_text(f"modulus,e\n{p * q:#x},65537\nx,3\n")
    (tmp_path / "b.txt").write_text(f"a text\n{q * r:x}\nssh-rsa\n")
    items = list(audit.read(tmp_path))
    assert [(item.kind, item.name.rsplit("/", 1)[1]) for item in items] == [
        ("text", "a.csv:1"), ("rsa", "a.csv:2"), ("unread", "a.csv:3"), ("text", "b.txt:1"), ("rsa", "b.txt:2"), ("unread", "b.txt:3"),
    ]
    assert (items[1].n, items[1].e, items[4].n, items[4].e) == (p * q, 65537, q * r, None)
    assert "no number" in items[2].text and items[2].n is None
    assert audit.shared_factors([item.n for item in items if item.kind == "rsa"]).shared == {q: (0, 1)}
    # Some paths, one path as text, and one that is not there.
    assert list(audit.read([tmp_path / "a.csv", str(tmp_path / "b.txt")])) == items
    (missing,) = audit.read(str(tmp_path / "none"))
    assert missing.kind == "unread" and "No such file" in missing.text
    (key,) = [item for item in audit.read(tmp_path / "a.csv", decimal=False) if item.kind == "rsa"]
    with pytest.raises(AttributeError):
        key.kind = "text"


def test_weak_keys():
    draw = random.Random(6)
    p, q = prime(draw, 520), prime(draw, 520)
    assert audit.weaknesses(p * q, 65537) == []
    assert [found.name for found in audit.weaknesses(p * p)] == ["square"]
    (found,) = audit.weaknesses(3 * p * q, 65537)
    assert found.name == "small factor" and found.factors == [3, p * q]
    assert [found.name for found in audit.weaknesses(p * q, 1)] == ["exponent 1"]
    long = prime(draw, 1024)
    assert [found.name for found in audit.weaknesses(long, prime=True)] == ["prime"]
    assert audit.weaknesses(long) == []
    for bad in ((0,), (-5,), (p * q, -1)):
        with pytest.raises(ValueError, match="accepted are"):
            audit.weaknesses(*bad)
    with pytest.raises(TypeError):
        audit.weaknesses(1.5)


def test_floats_are_refused():
    for bad in ([143.0, 299.9], ["143", "299"]):
        with pytest.raises(TypeError, match="integer"):
            audit.shared_factors(bad)


@pytest.mark.skipif(os.environ.get("BEZOUT_NIGHTLY") != "1", reason="downloads a package, the one with a key that was in use")
def test_a_published_weak_key(tmp_path):
    """The example of badkeys, among the products of the primes that it knows from keys in the wild."""
    download = ["download", "-q", "--disable-pip-version-check", "--no-deps", "--no-binary", "badkeys", "--dest", tmp_path, "badkeys==0.0.21"]
    subprocess.run([sys.executable, "-m", "pip", *download], check=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    package = tmp_path / "badkeys-0.0.21"
    text = (package / "tests/data/rsa-sharedprimes.key").read_text(encoding="ascii")
    # Of PKCS #1, with a modulus of 257 octets.
    modulus = int.from_bytes(base64.b64decode("".join(text.split("-----")[2].split()))[8:265], "big")
    known = [int(gmpy2.from_binary(path.read_bytes())) for path in sorted(package.glob("badkeys/keydata/primes*.dat"))]
    assert len(known) == 5 and modulus.bit_length() == 2048
    report = audit.shared_factors([*known, modulus])
    p, q = report.factors[5]
    assert p * q == modulus and gmpy2.is_prime(p) and gmpy2.is_prime(q)
    assert {math.gcd(modulus, product) for product in known} in ({1, p}, {1, q})
