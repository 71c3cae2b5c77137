# SPDX-License-Identifier: MIT OR Apache-2.0
"""The one schema of all vector files, as a validator. SCHEMA.md explains it."""

import re

from .classes import FLAGS

_DIGEST = re.compile(r"[0-9a-f]{64}\Z")
_INTEGER = re.compile(r"(0x0|-?0x[1-9a-f][0-9a-f]*)\Z")


def _is_integer(value):
    return isinstance(value, str) and bool(_INTEGER.match(value))


def _is_natural(value):
    return _is_integer(value) and not value.startswith("-")


def _is_count(value):
    return type(value) is int


def _is_symbol(value):
    return type(value) is int and value in (-1, 0, 1)


def _is_digest(value):
    return isinstance(value, str) and bool(_DIGEST.match(value))


def _list_of(check):
    return lambda value: isinstance(value, list) and all(map(check, value))


def _record(**fields):
    return lambda value: isinstance(value, dict) and not _record_errors("", value, fields)


_DIVSTEP_BATCH = _record(delta2=_is_count, **dict.fromkeys(("u", "v", "q", "r", "f", "g"), _is_integer))
_BINGCD_BATCH = _record(
    **dict.fromkeys(("abar", "bbar", "a", "b"), _is_natural), **dict.fromkeys(("f0", "g0", "f1", "g1"), _is_integer)
)
_GF2_BATCH = _record(delta=_is_count, **dict.fromkeys(("u", "v", "q", "r", "f", "g"), _is_natural))
_INVERSE_OR_GCD = [{"inverse": _is_natural}, {"gcd": _is_natural}]
_ARITHMETIC = dict.fromkeys(("sum", "difference", "negative", "product", "square", "power"), _is_natural)

# operation: (fields of the input, the possible sets of fields of the result)
OPERATIONS = {
    "invert": ({"x": _is_integer, "m": _is_natural}, _INVERSE_OR_GCD),
    "gcd": ({"a": _is_integer, "b": _is_integer}, [{"gcd": _is_natural}]),
    "xgcd": ({"a": _is_integer, "b": _is_integer}, [{"gcd": _is_natural, "s": _is_integer, "t": _is_integer}]),
    "partial_xgcd": (
        dict.fromkeys(("a", "b", "bound"), _is_natural),
        [{"remainders": _list_of(_is_natural), "cofactors": _list_of(_is_integer)}],
    ),
    "split": ({"v": _is_natural, "m": _is_natural}, [{"r": _is_natural, "t": _is_integer}]),
    "jacobi": ({"x": _is_integer, "n": _is_natural}, [{"symbol": _is_symbol}]),
    "kronecker": ({"x": _is_integer, "n": _is_integer}, [{"symbol": _is_symbol}]),
    "invert_mod2k": ({"x": _is_natural, "k": _is_count}, _INVERSE_OR_GCD),
    "invert_batch": (
        {"xs": _list_of(_is_natural), "m": _is_natural},
        [{"inverses": _list_of(_is_natural), "not_invertible": _list_of(_is_count)}],
    ),
    "arithmetic": (
        {"x": _is_natural, "y": _is_natural, "m": _is_natural},
        [{**_ARITHMETIC, "quotient": _is_natural}, {**_ARITHMETIC, "gcd": _is_natural}],
    ),
    "sqrt": (
        {"x": _is_natural, "y": _is_natural, "m": _is_natural},
        [{"root": _is_natural}, {"symbol": _is_symbol}],
    ),
    "small_factor": ({"n": _is_natural, "bound": _is_count}, [{"factor": _is_count}]),
    "divstep_trace": (
        {"x": _is_natural, "m": _is_natural, "batch": _is_count},
        [{"batches": _list_of(_DIVSTEP_BATCH), **rest} for rest in _INVERSE_OR_GCD],
    ),
    "bingcd_trace": (
        {"x": _is_natural, "m": _is_natural, "k": _is_count},
        [{"batches": _list_of(_BINGCD_BATCH), **rest} for rest in _INVERSE_OR_GCD],
    ),
    "gf2_invert": ({"a": _is_natural, "f": _is_natural}, _INVERSE_OR_GCD),
    "gf2_divstep_trace": (
        {"a": _is_natural, "f": _is_natural, "batch": _is_count},
        [{"batches": _list_of(_GF2_BATCH), "inverse": _is_natural}],
    ),
}
MIXED = "mixed"


def _record_errors(where, value, fields):
    if not isinstance(value, dict) or set(value) != set(fields):
        found = sorted(value) if isinstance(value, dict) else value
        return [f"{where}: fields are {found}, accepted: {sorted(fields)}"]
    return [f"{where}.{name}: bad value {value[name]!r:.80}" for name, check in fields.items() if not check(value[name])]


def _test_errors(where, test, file_operation):
    operation = test.get("operation") if file_operation == MIXED else file_operation
    if operation not in OPERATIONS:
        return [f"{where}: unknown operation {operation!r}"]
    own = {"operation": lambda value: True} if file_operation == MIXED else {}
    fields = {
        "id": _is_count,
        **own,
        "comment": lambda value: isinstance(value, str),
        "flags": lambda value: isinstance(value, list) and bool(value) and set(value) <= set(FLAGS),
        "input": lambda value: isinstance(value, dict),
        "result": lambda value: isinstance(value, dict),
    }
    errors = _record_errors(where, test, fields)
    if errors:
        return errors
    inputs, results = OPERATIONS[operation]
    errors = _record_errors(f"{where}.input", test["input"], inputs)
    attempts = [_record_errors(f"{where}.result", test["result"], fields) for fields in results]
    return errors + ([] if any(not attempt for attempt in attempts) else min(attempts, key=len))


def validate(document):
    """The list of everything that is wrong with a vector file; empty if nothing is."""
    whole = {"whole": _record(tests=_is_count, sha256=_is_digest)} if "whole" in document else {}
    head = {
        "schema": lambda value: value == 1,
        "operation": lambda value: value in (*OPERATIONS, MIXED),
        "generator": lambda value: isinstance(value, str),
        **whole,
        "tests": lambda value: isinstance(value, list) and bool(value),
    }
    errors = _record_errors("file", document, head)
    if errors:
        return errors
    last = document["whole"]["tests"] if whole else len(document["tests"])
    # In order, and those that a sample lacks have theirs too.
    numbers = iter(range(1, last + 1))
    for i, test in enumerate(document["tests"], 1):
        errors += _test_errors(f"tests[{i}]", test, document["operation"])
        if test.get("id") not in numbers:
            errors.append(f"tests[{i}]: id {test.get('id')!r}, accepted: above the one before, up to {last}")
    return errors
