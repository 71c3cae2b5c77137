# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof of each update for 64-bit ARM, and that it refuses others."""

import re

import pytest

from asmgen.aarch64 import manifest, validate
from asmgen.aarch64.divstep import INVERT

every = pytest.mark.parametrize("kind,bits", manifest.every(), ids=[manifest.name(*one) for one in manifest.every()])


def text(kind, bits) -> str:
    return manifest.routines()[manifest.name(kind, bits)]()


@every
def test_each_update_is_proved(kind, bits):
    validate.prove(kind, bits, text(kind, bits))


def changed(line: str):
    """The same instruction with one thing else."""
    code, _, name = line.partition("\t")
    found = [re.sub(r"s\[(\d)\]$", lambda m: f"s[{(int(m[1]) + 1) % 4}]", code)]
    found.append(re.sub(r"#30$", "#29", code))
    found.append(re.sub(r"#(\d+)\]$", lambda m: f"#{int(m[1]) + 4}]", code))
    found.append(code.replace("smlal", "smull"))
    found.append(re.sub(r"^bic .*", "", code))
    found.append(re.sub(r"^(smlal \S+ )v(\d+)", lambda m: f"{m[1]}v{(int(m[2]) + 1) % 8}", code))
    return [f"{one}\t{name}" if one else "" for one in found if one != code]


@pytest.mark.parametrize("kind,bits", [manifest.every()[0], *manifest.every()[5::5]])
def test_an_update_with_one_error_is_refused(kind, bits):
    lines = text(kind, bits).split("\n")
    vector = [i for i, line in enumerate(lines) if re.search(r"\b[vqd]\d", line.split("//")[0])]
    assert len(vector) > 200
    tried = 0
    # Long routines have the same lines for more limbs.
    for at in vector[:: max(7, len(vector) // 60)]:
        for line in changed(lines[at]):
            with pytest.raises(validate.Unproved):
                validate.prove(kind, bits, "\n".join([*lines[:at], *([line] if line else []), *lines[at + 1 :]]))
            tried += 1
    assert tried > 40


@pytest.mark.parametrize("name", ["update.kd.low.3", "update.ke.low.3"])
def test_a_factor_out_of_its_bounds_is_refused(name):
    """That of the modulus, from more than 60 bits."""
    lines = text(INVERT, 256).split("\n")
    at = next(i for i, line in enumerate(lines) if line.endswith(f"// {name}"))
    more = lines[at].replace("#0xfffffffffffffff", "#0x1fffffffffffffff")
    with pytest.raises(validate.Unproved):
        validate.prove(INVERT, 256, "\n".join([*lines[:at], more, *lines[at + 1 :]]))
