# SPDX-License-Identifier: MIT OR Apache-2.0
"""The vector files: the generator writes the same bytes, the schema holds, and GMP agrees with every single result, of the whole set."""

import collections
import copy
import hashlib
import json
from pathlib import Path

import flint
import gmpy2
import pytest

from bezout_reference import document, vectors
from bezout_reference.__main__ import main
from bezout_reference.integer import montgomery
from bezout_reference.vectors import bugs, classes, collector, moduli, muhash, schema

ROOT = Path(__file__).resolve().parents[2] / "vectors"
DOCUMENTS = {path: json.loads(document.render(build())) for path, build in vectors.FILES.items()}
COMMITTED = {path: json.loads((ROOT / path).read_text()) for path in vectors.FILES}
SAMPLED = {path for path, found in COMMITTED.items() if "whole" in found}


def integers(value):
    """The vectors' strings as integers, at any depth."""
    if isinstance(value, str):
        return int(value, 16)
    if isinstance(value, list):
        return [integers(v) for v in value]
    return {k: integers(v) for k, v in value.items()} if isinstance(value, dict) else value


def inverse_is_right(x, m, result):
    g = gmpy2.gcd(x, m)
    if g != 1:
        return result == {"gcd": g}
    return result == {"inverse": 0 if m == 1 else gmpy2.invert(x, m)}


def gcdext_is_right(a, b, result):
    g, s, t = gmpy2.gcdext(a, b)
    return result == {"gcd": g, "s": s, "t": t}


def remainders_are_right(a, b, bound, result):
    """By the definition: consecutive remainders of gcds, on both sides of the bound, and the unique cofactors of that size."""
    (x, y), (u, v) = result["remainders"], result["cofactors"]
    start = (x, y) == (max(a, b), min(a, b))
    consecutive = start or (x > y and abs(v) >= abs(u) and gmpy2.gcd(x, y) == gmpy2.gcd(a, b) and u * v <= 0)
    fits = all((r - c * b) % a == 0 for r, c in ((x, u), (y, v))) if a else True
    return (y < max(bound, 1) <= x or start and y < max(bound, 1)) and consecutive and fits and abs(v) * x + abs(u) * y == a


def halves_are_right(v, m, result):
    r, t, n = result["r"], result["t"], m.bit_length()
    before = gmpy2.gcd(v, m) >= 2 ** (n // 2)
    return (r - t * v) % m == 0 and 0 <= r < 2 ** (n // 2) and 0 < abs(t) < 2 ** (n - n // 2) and (r == 0) == before


def batch_is_right(xs, m, result):
    good = [gmpy2.gcd(x, m) == 1 for x in xs]
    inverses = [gmpy2.invert(x, m) if ok and m > 1 else 0 for x, ok in zip(xs, good)]
    return result == {"inverses": inverses, "not_invertible": [i for i, ok in enumerate(good) if not ok]}


def divsteps_are_right(x, m, batch, result):
    """Every step again by its definition, on GMP's rationals in place of the reference's matrices."""
    f, g, delta = gmpy2.mpz(m), gmpy2.mpz(x), gmpy2.mpq(1, 2)
    result = dict(result)
    for found in result.pop("batches"):
        before = f, g
        if found["delta2"] != 2 * delta:
            return False
        for _ in range(batch):
            if delta > 0 and g % 2:
                delta, f, g = 1 - delta, g, (g - f) // 2
            else:
                delta, g = 1 + delta, (g + (g % 2) * f) // 2
        u, v, q, r = (found[name] for name in "uvqr")
        images = u * before[0] + v * before[1], q * before[0] + r * before[1]
        if (found["f"], found["g"]) != (f, g) or images != (f << batch, g << batch):
            return False
    return g == 0 and inverse_is_right(x, m, result)


def bingcd_is_right(x, m, k, result):
    """The factors take (a, b) exactly to the next pair, no longer than promised, and the last pair has the gcd."""
    a, b, result = x, m, dict(result)
    for found in result.pop("batches"):
        n = max(a.bit_length(), b.bit_length(), 2 * k)
        low = 2 ** (k - 1)
        near = a % low + low * (a // 2 ** (n - k - 1)), b % low + low * (b // 2 ** (n - k - 1))
        images = found["f0"] * a + found["g0"] * b, found["f1"] * a + found["g1"] * b
        if near != (found["abar"], found["bbar"]) or images != (found["a"] * low, found["b"] * low):
            return False
        if abs(found["f0"] * found["g1"] - found["f1"] * found["g0"]) != low:
            return False
        total = a.bit_length() + b.bit_length()
        a, b = found["a"], found["b"]
        if a and a.bit_length() + b.bit_length() > total - (k - 1):
            return False
    return a == 0 and b == gmpy2.gcd(x, m) and inverse_is_right(x, m, result)


def polynomial(a):
    return flint.nmod_poly([a >> i & 1 for i in range(a.bit_length())], 2)


def gf2_inverse_is_right(a, f, result):
    if a == 0:
        return result == {"gcd": f}
    product = polynomial(a) * polynomial(result["inverse"]) % polynomial(f)
    return product == 1 and result["inverse"].bit_length() < f.bit_length()


def gf2_divsteps_are_right(a, f, batch, result):
    """Every step again by its definition, and the matrices by FLINT's products."""
    result, f0, g, delta = dict(result), f, a, 1
    for found in result.pop("batches"):
        before = polynomial(f), polynomial(g)
        if found["delta"] != delta:
            return False
        for _ in range(batch):
            if delta > 0 and g % 2:
                delta, f, g = 1 - delta, g, (g ^ f) >> 1
            else:
                delta, g = 1 + delta, (g ^ (g % 2) * f) >> 1
        u, v, q, r = (polynomial(found[name]) for name in "uvqr")
        images = u * before[0] + v * before[1], q * before[0] + r * before[1]
        if (found["f"], found["g"]) != (f, g) or images != (polynomial(f << batch), polynomial(g << batch)):
            return False
    return f == 1 and g == 0 and gf2_inverse_is_right(a, f0, result)


def arithmetic_is_right(x, y, m, result):
    g = gmpy2.gcd(y, m)
    quotient = {"quotient": x * (gmpy2.invert(y, m) if m > 1 else 0) % m} if g == 1 else {"gcd": g}
    return result == {
        "sum": (x + y) % m,
        "difference": (x - y) % m,
        "negative": -x % m,
        "product": x * y % m,
        "square": x * x % m,
        "power": gmpy2.powmod(x, y, m),
        **quotient,
    }


def root_is_right(x, y, m, result):
    """A root is even and its square is right; where there is none, Euler's criterion says so."""
    if "root" in result:
        root = result["root"]
        return (y * root * root - x) % m == 0 and 0 <= root < m and root % 2 == 0 and (y % m > 0 or m == 1)
    symbol = gmpy2.jacobi(x * y, m)
    return result == {"symbol": symbol} and gmpy2.is_prime(m) and (symbol == -1 or y % m == 0)


def small_factor_is_right(n, bound, result):
    found = (p for p in range(2, bound) if gmpy2.is_prime(p) and n % p == 0)
    return result == {"factor": next(found, 0)}


ORACLES = {
    "invert": lambda i, r: inverse_is_right(i["x"], i["m"], r),
    "invert_mod2k": lambda i, r: inverse_is_right(i["x"], 1 << i["k"], r),
    "invert_batch": lambda i, r: batch_is_right(i["xs"], i["m"], r),
    "arithmetic": lambda i, r: arithmetic_is_right(i["x"], i["y"], i["m"], r),
    "sqrt": lambda i, r: root_is_right(i["x"], i["y"], i["m"], r),
    "small_factor": lambda i, r: small_factor_is_right(i["n"], i["bound"], r),
    "gcd": lambda i, r: r == {"gcd": gmpy2.gcd(i["a"], i["b"])},
    "xgcd": lambda i, r: gcdext_is_right(i["a"], i["b"], r),
    "partial_xgcd": lambda i, r: remainders_are_right(i["a"], i["b"], i["bound"], r),
    "split": lambda i, r: halves_are_right(i["v"], i["m"], r),
    "jacobi": lambda i, r: r == {"symbol": gmpy2.jacobi(i["x"], i["n"])},
    "kronecker": lambda i, r: r == {"symbol": gmpy2.kronecker(i["x"], i["n"])},
    "divstep_trace": lambda i, r: divsteps_are_right(i["x"], i["m"], i["batch"], r),
    "bingcd_trace": lambda i, r: bingcd_is_right(i["x"], i["m"], i["k"], r),
    "gf2_invert": lambda i, r: gf2_inverse_is_right(i["a"], i["f"], r),
    "gf2_divstep_trace": lambda i, r: gf2_divsteps_are_right(i["a"], i["f"], i["batch"], r),
}


@pytest.mark.parametrize("path", DOCUMENTS)
def test_gmp_agrees(path):
    found = DOCUMENTS[path]
    for test in found["tests"]:
        oracle = ORACLES[test.get("operation", found["operation"])]
        assert oracle(integers(test["input"]), integers(test["result"])), test


def test_the_oracles_reject_wrong_results():
    """Each number of the first results with content, changed by one, must be noticed."""
    for path, found in DOCUMENTS.items():
        if found["operation"] == schema.MIXED:
            continue
        oracle = ORACLES[found["operation"]]
        for test in found["tests"][40:44]:
            given, result = integers(test["input"]), integers(test["result"])
            for place, name in places(result):
                wrong = copy.deepcopy(result)
                target = wrong
                for key in place:
                    target = target[key]
                target[name] += 1
                assert not oracle(given, wrong), (path, place, name)


def limbs_alone(t, m):
    """The final subtraction of an implementation that forgets the limb above those of the modulus."""
    low = t % (1 << moduli.limbs_bits(m))
    return low - m if low >= m else low


FLAWS = {
    "no final subtraction at all": ("subtract_once", lambda t, m: t % (1 << moduli.limbs_bits(m))),
    "none if the modulus is left": ("subtract_once", lambda t, m: t - m if t > m else t),
    "none if the limbs overflow": ("subtract_once", limbs_alone),
    "none of a product": ("product", lambda a, b, m, r: montgomery.accumulator(a * b, m, r) % r),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_missing_final_subtraction_is_noticed(flaw, monkeypatch):
    """In each place alone, and by the vectors that are made for it. What does not fit the limbs is lost."""
    monkeypatch.setattr(montgomery, *FLAWS[flaw])
    wrong = collections.Counter()
    for test in DOCUMENTS["int/arithmetic.json"]["tests"]:
        given = integers(test["input"])
        _, result = collector.arithmetic_(given["x"], given["y"], given["m"])
        if result != test["result"]:
            wrong.update(test["flags"])
    left = flaw == "none if the modulus is left"
    assert wrong["non-canonical" if left else "final-subtraction"] and (wrong["sum-carry"] or left)


def places(value, path=()):
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, int):
            yield path, key
        else:
            yield from places(item, (*path, key))


@pytest.fixture
def generated(monkeypatch):
    """What the generator made is not made again."""
    monkeypatch.setattr(vectors, "FILES", {path: lambda path=path: DOCUMENTS[path] for path in DOCUMENTS})
    return vectors.FILES


def test_the_generator_writes_the_committed_files(generated, capsys):
    assert main(["vectors", "--check", "--out", str(ROOT)]) == 0, capsys.readouterr().err


def test_check_notices_changes(generated, tmp_path, capsys):
    for path in generated.keys() - {"int/batch.json"}:
        del generated[path]
    assert main(["vectors", "--check", "--out", str(tmp_path)]) == 1
    assert main(["vectors", "--out", str(tmp_path)]) == 0
    assert main(["vectors", "--check", "--out", str(tmp_path)]) == 0
    target = tmp_path / "int/batch.json"
    target.write_text(target.read_text().replace("0x1", "0x2", 1))
    (tmp_path / "int/stray.json").write_text("{}")
    assert main(["vectors", "--check", "--out", str(tmp_path)]) == 1
    assert "not what the generator writes\n" in (errors := capsys.readouterr().err) and "stray" in errors


@pytest.mark.parametrize("change", [lambda tests, at: tests.pop(at), lambda tests, at: tests[at]["result"].update(inverse="0x0")])
def test_check_notices_what_the_sample_lacks(change, generated, capsys):
    """A change of the whole set alone is one of its digest."""
    path = "int/invert.json"
    changed = copy.deepcopy(DOCUMENTS[path])
    change(changed["tests"], next(i for i, test in enumerate(changed["tests"]) if test not in COMMITTED[path]["tests"]))
    generated[path] = lambda: changed
    assert main(["vectors", "--check", "--out", str(ROOT)]) == 1
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1 and path in errors and "another head" in errors


def test_check_notices_another_seed(generated, monkeypatch, capsys):
    """One of three hundred numbers that the generator draws for a file."""
    path, uniform = "int/kronecker.json", moduli.uniform
    another = lambda label, bits: uniform(label, bits) ^ (label == "kronecker x 61")
    monkeypatch.setattr(vectors.symbols, "uniform", another)
    generated[path] = vectors.symbols.kronecker
    assert main(["vectors", "--check", "--out", str(ROOT)]) == 1
    assert path in capsys.readouterr().err


def test_the_whole_set_is_written_and_checked(generated, tmp_path, capsys):
    """With its own bytes, which the digests of the samples name."""
    assert main(["vectors", "--whole", "--out", str(tmp_path)]) == 0
    assert main(["vectors", "--whole", "--check", "--out", str(tmp_path)]) == 0
    assert main(["vectors", "--check", "--out", str(tmp_path)]) == 1
    errors = capsys.readouterr().err
    for path, found in COMMITTED.items():
        assert (path in errors) == (path in SAMPLED)
        if path in SAMPLED:
            text = (tmp_path / path).read_text()
            assert found["whole"] == {"tests": text.count('{"id":'), "sha256": hashlib.sha256(text.encode()).hexdigest()}


@pytest.mark.parametrize("path", DOCUMENTS)
def test_samples_are_of_the_whole_set(path):
    """The same tests by their numbers; all of what has few with its flags, or a name of its own."""
    whole, committed = DOCUMENTS[path]["tests"], COMMITTED[path]["tests"]
    assert all(test == whole[test["id"] - 1] for test in committed)
    for flags, count in collections.Counter(tuple(test["flags"]) for test in whole).items():
        kept = sum(tuple(test["flags"]) == flags for test in committed)
        assert kept == (min(count, document.MOST) if path in SAMPLED else count), flags
    named = {"public-bug", "wycheproof", "rsa", "wrong-k", "most-divsteps"}
    assert all(test in committed for test in whole if named & set(test["flags"]))


def test_built_in_vectors_of_the_command_are_of_the_whole_set():
    key = lambda test, operation: json.dumps((operation, test["input"], test["result"]), sort_keys=True)
    whole = {key(test, test.get("operation", found["operation"])) for found in DOCUMENTS.values() for test in found["tests"]}
    built_in = json.loads((ROOT.parent / "crates/bezout-cli/src/selftest/vectors.json").read_text())["tests"]
    assert len(built_in) > 100 and {key(test, test["operation"]) for test in built_in} <= whole


def test_size_and_classes():
    assert sum(path.stat().st_size for path in ROOT.rglob("*") if path.is_file()) <= 5_000_000
    for documents, least in (DOCUMENTS, 20_000), (COMMITTED, 5_000):
        tests = [test for found in documents.values() for test in found["tests"]]
        assert len(tests) > least
        assert {flag for test in tests for flag in test["flags"]} == set(classes.FLAGS)


def test_schema_md_lists_every_flag_operation_and_file():
    text = (ROOT / "SCHEMA.md").read_text()
    for name in (*classes.FLAGS, *schema.OPERATIONS, *vectors.FILES):
        assert f"`{name}`" in text, name
    for meaning in classes.FLAGS.values():
        assert meaning in text, meaning


@pytest.mark.parametrize("path", DOCUMENTS)
def test_schema(path):
    assert schema.validate(DOCUMENTS[path]) == []
    assert schema.validate(COMMITTED[path]) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(schema=2),
        lambda d: d.update(operation="divide"),
        lambda d: d.update(tests=[]),
        lambda d: d.pop("generator"),
        lambda d: d["tests"][0].update(id=7),
        lambda d: d["tests"][0].update(flags=[]),
        lambda d: d["tests"][0].update(flags=["nonsense"]),
        lambda d: d["tests"][0].update(more=1),
        lambda d: d["tests"][0].pop("comment"),
        lambda d: d["tests"][0]["input"].update(m="0X1F"),
        lambda d: d["tests"][0]["input"].update(m="0x01"),
        lambda d: d["tests"][0]["input"].update(m="-0x1"),
        lambda d: d["tests"][0]["input"].update(m=3),
        lambda d: d["tests"][0]["input"].update(x="-0x0"),
        lambda d: d["tests"][0]["input"].pop("x"),
        lambda d: d["tests"][0].update(result={"inverse": "0x1", "gcd": "0x1"}),
        lambda d: d["tests"][0].update(result={"symbol": 1}),
    ],
)
def test_schema_rejects(change):
    found = copy.deepcopy(DOCUMENTS["int/invert.json"])
    found["tests"] = found["tests"][:2]
    assert schema.validate(found) == []
    change(found)
    assert schema.validate(found)


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.pop("whole"),
        lambda d: d["whole"].update(tests=6),
        lambda d: d["whole"].pop("tests"),
        lambda d: d["whole"].update(sha256="0" * 63),
        lambda d: d["whole"].update(more=1),
        lambda d: d["tests"][1].update(id=1),
        lambda d: d["tests"][1].update(id="7"),
        lambda d: d["tests"].reverse(),
    ],
)
def test_schema_rejects_samples(change):
    found = {**DOCUMENTS["int/invert.json"], "whole": {"tests": 8, "sha256": "0" * 64}}
    found["tests"] = copy.deepcopy([found["tests"][0], found["tests"][6]])
    assert schema.validate(found) == []
    change(found)
    assert schema.validate(found)


def test_published_answers():
    for operation, comment, _, operands, answer in bugs.PUBLISHED:
        _, result = vectors.bugs.Collector(operation).compute(*operands)
        if answer is None:
            assert int(result["gcd"], 16) > 1, comment
        else:
            assert answer in integers(list(result.values())), comment
    gcd = gmpy2.gcd(2**64 - 1, 340282366762482138434845932244680310781)
    assert gcd == 4294967297


def test_moduli_are_what_their_names_say():
    for name, m in moduli.PRIMES.items():
        assert gmpy2.is_prime(m), name
    for name, m, factors in moduli.COMPOSITE:
        assert all(m % f == 0 and 1 < f < m for f in factors), name
    for base in (2, 13, 1000):
        assert pow(base, 560, 561) == pow(base, 1728, 1729) == 1 or gmpy2.gcd(base, 561 * 1729) > 1


def test_the_set_of_bitcoin_core_has_its_published_hash():
    """By the inverse in the file. Another order of the octets, or another element, gives another hash."""
    m = moduli.MUHASH3072
    assert gmpy2.is_prime(m) and gmpy2.is_prime((m - 1) // 2)
    numerator = [muhash.element(octets) for octets in muhash.INSERTED]
    (removed,) = (muhash.element(octets) for octets in muhash.REMOVED)
    (inverse,) = (
        integers(test["result"])["inverse"]
        for test in DOCUMENTS["int/invert.json"]["tests"]
        if integers(test["input"]) == {"x": removed, "m": m}
    )
    quotient = gmpy2.mpz(numerator[0]) * numerator[1] * inverse % m
    assert muhash.digest(int(quotient)) == muhash.PUBLISHED
    assert muhash.digest(int(quotient) + 1) != muhash.PUBLISHED


def test_late_divergence_comes_late():
    """The pairs are close again after at most five batches of 31 classic steps."""
    from bezout_reference.integer import binary_gcd

    late = 0
    for x, m in classes.late_divergence(40, "jacobi"):
        pairs = [(s.values["a"], s.values["b"]) for s in binary_gcd.steps(x, m)]
        close = [i for i, (a, b) in enumerate(pairs) if min(a, b) > 2**66 and abs(a - b) < max(a, b) >> 16]
        late += any(i >= 31 for i in close)
    assert late >= 30


def test_factor_edges_reach_the_extremes():
    """The largest update factors that k = 32 allows, 2^31 and -(2^31 - 1), are in the traces; so are 2^60 and 2^30 for
    divsteps."""
    def entries(path, names, batch=None):
        tests = (t for t in DOCUMENTS[path]["tests"] if t["input"].get("batch") == batch)
        batches = (b for test in tests for b in test["result"]["batches"])
        return {int(b[name], 16) for b in batches for name in names}

    factors = entries("int/bingcd_trace.json", ("f0", "g0", "f1", "g1"))
    assert max(factors) == 2**31 and min(f for f in factors if f % 2) == -(2**31 - 1)
    for batch in (60, 30):
        matrices = entries("int/divstep_trace.json", "uvqr", batch)
        assert max(matrices) == 2**batch and -(2**batch) <= min(matrices)


def test_equal_tops_have_equal_tops():
    for flag, x in classes.equal_tops(moduli.P256):
        assert 0 < x < moduli.P256 and x >> 256 - 32 == moduli.P256 >> 256 - 32
    assert any(x & (2**30 - 1) >= moduli.P25519 & (2**30 - 1) for _, x in classes.equal_tops(moduli.P25519, (31,)))
