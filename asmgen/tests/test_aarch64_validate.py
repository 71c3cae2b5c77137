# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof of each update for 64-bit ARM, and that it refuses others."""

import re

import pytest

from asmgen.aarch64 import lanes, manifest, validate, validate_lanes
from asmgen.aarch64.divstep import AMONG, INVERT, LONG
from asmgen.aarch64.long import POINTER

# One, two and three turns of a loop over limbs: a further turn does what the last one did.
LONGER = [(kind, 30 * (AMONG + 4 * turns) - 2) for kind in LONG for turns in (1, 2, 3)]
EVERY = [*manifest.every(), *LONGER]
every = pytest.mark.parametrize("kind,bits", EVERY, ids=[f"{manifest.name(*one)}-{one[1]}" for one in EVERY])


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


@pytest.mark.share(4)
@pytest.mark.parametrize("kind,bits", [manifest.every()[0], *manifest.every()[5::5], *LONGER[:6:3]])
def test_an_update_with_one_error_is_refused(kind, bits):
    lines = text(kind, bits).split("\n")
    vector = [i for i, line in enumerate(lines) if re.search(r"\b[vqd]\d", line.split("//")[0])]
    assert len(vector) > 200
    tried = 0
    # Long routines have the same lines for more limbs.
    few = 8 if kind.long else 60
    for at in vector[:: max(7, len(vector) // few)] + [i for i in vector if "rest." in lines[i]][:: 160 // few]:
        for line in changed(lines[at]):
            with pytest.raises(validate.Unproved):
                validate.prove(kind, bits, "\n".join([*lines[:at], *([line] if line else []), *lines[at + 1 :]]))
            tried += 1
    assert tried > few // 2


@pytest.mark.share(3)
@pytest.mark.parametrize("kind,bits", LONGER[::3])
def test_another_pointer_of_the_loop_is_refused(kind, bits):
    lines = text(kind, bits).split("\n")
    for at in [i for i, line in enumerate(lines) if line.startswith(f"add {POINTER}") and "rest." in line]:
        for other in (re.sub(r"#\d+", "#48", lines[at]), ""):
            with pytest.raises(validate.Unproved):
                validate.prove(kind, bits, "\n".join([*lines[:at], other, *lines[at + 1 :]]))


@pytest.mark.parametrize("name", ["update.kd.low.3", "update.ke.low.3"])
def test_a_factor_out_of_its_bounds_is_refused(name):
    """That of the modulus, from more than 60 bits."""
    lines = text(INVERT, 256).split("\n")
    at = next(i for i, line in enumerate(lines) if line.endswith(f"// {name}"))
    more = lines[at].replace("#0xfffffffffffffff", "#0x1fffffffffffffff")
    with pytest.raises(validate.Unproved):
        validate.prove(INVERT, 256, "\n".join([*lines[:at], more, *lines[at + 1 :]]))


PRODUCTS = {"forward": ["py"], "backward": ["uy", "pu", "py"]}
"""The last of the backward pass is one that was not kept."""
passes = pytest.mark.parametrize("kind", manifest.LANES.values(), ids=manifest.LANES)


def test_each_pass_is_named():
    assert PRODUCTS.keys() == lanes.PASSES.keys()


@passes
@pytest.mark.parametrize("name", PRODUCTS)
def test_each_product_in_lanes_is_proved(name, kind):
    assert validate_lanes.prove(kind, lanes.PASSES[name](kind)) == PRODUCTS[name]


def changed_in_lanes(line: str) -> list[str]:
    """The same instruction with one thing else, and none."""
    code, _, name = line.partition("\t")
    found = [re.sub(r"s\[(\d)\]$", lambda m: f"s[{(int(m[1]) + 1) % 4}]", code)]
    found.append(re.sub(r"(sli|shrn|ushr|usra)(.*)#(\d+)$", lambda m: f"{m[1]}{m[2]}#{int(m[3]) - 1}", code))
    found.append(re.sub(r"#(\d+)\]$", lambda m: f"#{int(m[1]) + 8}]", code))
    found.append(re.sub(r"^umlal", "umull", code))
    return ["", *(f"{one}\t{name}" for one in found if one != code)]


@pytest.mark.share(3)
@passes
@pytest.mark.parametrize("name", PRODUCTS)
def test_a_product_with_one_error_is_refused(name, kind):
    lines = lanes.PASSES[name](kind).split("\n")
    begin = next(i for i, line in enumerate(lines) if line.startswith("ld4"))
    # General registers write the words of a result, and are left to the tests.
    vector = [i for i, line in enumerate(lines) if i > begin and re.search(r"\b[vqd]\d", line.split("//")[0])]
    vector = [i for i in vector if not re.search(r"^ld4|^mov x|// restore", lines[i])]
    for at in vector[:: len(vector) // 20]:
        for line in changed_in_lanes(lines[at]):
            with pytest.raises(validate.Unproved):
                validate_lanes.prove(kind, "\n".join([*lines[:at], *([line] if line else []), *lines[at + 1 :]]))


def test_a_limb_that_is_not_masked_is_refused():
    """Where a sum would leave 64 bits, and where a product would leave its bound."""
    lines = lanes.forward(lanes.Pass).split("\n")
    masks = [i for i, line in enumerate(lines) if re.match(r"bic .*reduce\d", line)]
    assert len(masks) == lanes.LIMBS - 1
    for at in masks:
        with pytest.raises(validate.Unproved):
            validate_lanes.prove(lanes.Pass, "\n".join([*lines[:at], *lines[at + 1 :]]))
