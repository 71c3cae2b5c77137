# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a file of keys has, what `bezout audit` says of it, and how the two differ."""

import json
import subprocess
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Made:
    """A file, the moduli of its keys of RSA, what else is named in it, and what is named as not read: parts of the texts."""

    octets: bytes
    rsa: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)


@dataclass
class Said:
    """What the audit says of a file."""

    code: int
    rsa: set[str]
    keys: int
    others: list[str]
    unread: list[str]


def audit(path: Path, listed: Path) -> Said:
    """All that is told, once with a list that has each key, so that its modulus is told."""
    command = [ROOT / "target/release/bezout", "audit", "--threads", "1"]
    out = subprocess.run([*command, "--json", "--debian-list", listed, path], capture_output=True, text=True)
    lines = [json.loads(line) for line in out.stdout.splitlines()]
    code = subprocess.run([*command, path], capture_output=True).returncode
    summary = lines[-1] if lines else {"keys": -1, "duplicates": 0}
    return Said(
        code=code,
        rsa={line["modulus"].removeprefix("0x") for line in lines if line["found"] == "listed"},
        keys=summary["keys"] + summary["duplicates"],
        others=[line["what"] for line in lines if line["found"] == "other"],
        unread=[line["reason"] for line in lines if line["found"] == "unread"],
    )


def planted(said: Said, number: int) -> Said:
    """With a mistake, of another kind for each number."""
    match number % 5:
        case 0:
            return replace(said, code=said.code ^ 2)
        case 1:
            return replace(said, rsa={number[:-1] for number in said.rsa} or {"1"})
        case 2:
            return replace(said, keys=said.keys - 1)
        case 3:
            return replace(said, others=[*said.others[1:], "x"])
        case _:
            return replace(said, unread=[*said.unread[1:], "x"])


def unmatched(found: list[str], words: list[str]) -> str:
    """What of two lists has no partner in the other one."""
    left, missing = sorted(found), []
    for word in words:
        match = next((text for text in left if word in text), None)
        left.remove(match) if match else missing.append(word)
    return f"{'missing: ' + ', '.join(missing) if missing else ''} {'unexpected: ' + ', '.join(left) if left else ''}".strip()


def differences(made: Made, said: Said) -> dict[str, str]:
    wrong = {}
    if missing := set(made.rsa) - said.rsa:
        wrong["moduli"] = f"{len(missing)} not read"
    if unexpected := said.rsa - set(made.rsa):
        wrong["moduli"] = wrong.get("moduli", "") + f" {len(unexpected)} unknown to the maker"
    if said.keys != len(made.rsa):
        wrong["count"] = f"{said.keys} keys, {len(made.rsa)} were made"
    for name in ("others", "unread"):
        if text := unmatched(getattr(said, name), getattr(made, name)):
            wrong[name] = text
    short = any(int(number, 16).bit_length() < 1024 for number in made.rsa)
    code = 1 if short else 2 if made.unread else 0
    if said.code != code:
        wrong["exit code"] = f"{said.code}, not {code}"
    return wrong
