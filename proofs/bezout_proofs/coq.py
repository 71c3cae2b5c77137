# SPDX-License-Identifier: MIT OR Apache-2.0
"""The theorems on counts, by Coq: it runs the checker of `coq/Divsteps.v` on the committed certificates.

`coq/` has the proofs for any certificate, and for the binary GCD. This module writes two files more, in `target/coq`. One has the
certificates, that they are valid, which Coq computes, and what follows for them; the other has the counts of the binary GCD.
All of it is compiled, and Coq says of each theorem whether an axiom is behind it.
"""

import re
import shutil
import subprocess
from typing import Any

from . import bingcd, calls, check, files, rust, step_report, steps
from .update import Shape

SOURCES = files.ROOT / "proofs" / "coq"
TARGET = files.ROOT / "target" / "coq"
PROOFS = ("Divsteps", "Bound", "BinaryGcd")
CERTIFICATES = "Certificates"
COUNTS = "Counts"
CLOSED = "Closed under the global context"
COMPILER = "coqc"
HEAD = """Require Import ZArith List Lia.
From Bezout Require Import Divsteps Bound.
Import ListNotations.
Open Scope Z_scope.
"""
HEAD_OF_COUNTS = HEAD.replace("Divsteps Bound", "BinaryGcd")
THEOREMS = ("classic_suffices", "batch_takes", "batch_is_exact", "batches_suffice", "batches_then_words")
"""Of `BinaryGcd.v`, for all lengths."""
GIVEN = "forall a b, 0 <= a < 2 ^ {0} -> 0 <= b < 2 ^ {0} -> Z.odd b = true"


def points(polygon: list[list[int]]) -> str:
    """A list of points in Coq's notation."""
    return "[" + "; ".join(f"({x}, {y})" for x, y in polygon) + "]"


def definition(name: str, certificate: dict[str, Any]) -> str:
    """A certificate in Coq's notation."""
    numerator, denominator = certificate["alpha"]
    formula = certificate["formula"]
    return f"""
Definition {name} : certificate := {{|
  alpha_n := {numerator};
  alpha_d := {denominator};
  unit_ := {1 << certificate["shift"]};
  vertices_p := {points(certificate["P"])};
  vertices_q := {points(certificate["Q"])};
  height := {max(abs(y) for _, y in certificate["P"])};
  formula_p := {formula["p"]};
  formula_q := {formula["q"]};
  formula_c := {formula["c"]};
|}}.
"""


def section(region: str, certificate: dict[str, Any]) -> tuple[str, list[str]]:
    """What follows from a certificate, and the names of the theorems."""
    p, q, c = (certificate["formula"][key] for key in "pqc")
    given = "0 <= n -> Z.odd f = true -> 0 <= f <= 2 ^ n -> 0 <= g -> " + ("g <= 2 ^ n" if region == "square" else "g <= f")
    name = f"{region}_certificate"
    text = definition(name, certificate)
    text += f"""
Lemma {region}_valid : valid {region} {name} = true.
Proof. vm_compute. reflexivity. Qed.
"""
    for theorem, lemma, steps, claim in (
        (f"{region}_steps_suffice", "enough", "Z.of_nat t", "g_of st = 0 /\\ Z.abs (f_of st) = Z.gcd f g"),
        (f"{region}_steps_for_f_suffice", "enough_for_f", "Z.of_nat t + 1", "Z.abs (f_of st) = Z.gcd f g"),
    ):
        text += f"""
Theorem {theorem} : forall n f g t, {given} ->
  ({p} * n + {c}) / {q} <= {steps} ->
  let st := divsteps t (start f g) in {claim}.
Proof.
  intros n f g t Hn Hf H0 H1 H2 Ht.
  apply ({lemma} {region} {name} {region}_valid n); try assumption. unfold inside. repeat split; auto; lia.
Qed.
"""
    return text, [f"{region}_steps_suffice", f"{region}_steps_for_f_suffice"]


def turns(shape: Shape) -> tuple[str, str]:
    """The theorem that the least number of turns suffices for the bits of a routine, of the loop whose steps are read out of bytes."""
    count, last = steps.turns(shape), f" - {shape.left_out}" * (shape.left_out > 0)
    name, lemma, zero = f"turns_suffice_{shape.bits}", "square_steps_for_f_suffice", ""
    if shape.is_symbol:
        name, lemma, zero = f"turns_for_symbols_suffice_{shape.bits}", "square_steps_suffice", "g_of st = 0 /\\ "
    text = f"""
(* Turns of {shape.steps} steps, of which the last one leaves out {shape.left_out}. *)
Theorem {name} : forall f g, Z.odd f = true -> 0 <= f < 2 ^ {shape.bits} -> 0 <= g < 2 ^ {shape.bits} ->
  let st := divsteps ({count} * {shape.steps}{last}) (start f g) in {zero}Z.abs (f_of st) = Z.gcd f g.
Proof.
  intros f g Hf H1 H2. apply ({lemma} {shape.bits}); [lia|exact Hf|lia|lia|lia|apply Z.leb_le; vm_compute; reflexivity].
Qed.
"""
    return text, name


def all_turns() -> list[tuple[str, str]]:
    """Of a gcd and a symbol of each length, of which an inverse takes the turns of a gcd; and of the lengths of functions."""
    shapes = [shape for shape in step_report.SHAPES.values() if not shape.has_cofactors]
    return list(dict.fromkeys(map(turns, shapes + [shape for name in calls.FUNCTIONS for shape in calls.shapes_of(name, step_report.SHAPES)])))


def certificates_text() -> tuple[str, list[str]]:
    """The file about the committed certificates, and the names of its theorems."""
    text = HEAD
    names = []
    for region in check.START_CORNERS:
        more, theorems = section(region, files.load(files.certificate_path(region)))
        text += more
        names += theorems
    for more, name in all_turns():
        text, names = text + more, [*names, name]
    return text + assumptions(names), names


def assumptions(names: list[str]) -> str:
    """Asks for the axioms behind these theorems."""
    return "".join(f"\nPrint Assumptions {name}." for name in names) + "\n"


def iterations(bits: int) -> tuple[str, str]:
    """The theorem that the iterations of the binary GCD suffice for numbers of `bits` bits."""
    count, name = bingcd.iterations(bits, bits), f"iterations_suffice_{bits}"
    text = f"""
Theorem {name} : {GIVEN.format(bits)} ->
  Nat.iter {count} classic_step (a, b) = (0, Z.gcd a b).
Proof. intros a b Ha Hb Ho. apply (classic_suffices_below {bits}); [lia|exact Ha|exact Hb|exact Ho|lia]. Qed.
"""
    return text, name


def a_batch(count: int) -> str:
    """A batch on words, of which the lower half without a bit is exact, as in `bingcd_steps.py`."""
    return f"(batch {rust.BINGCD_BATCH + 1} {rust.BINGCD_BATCH} {count})"


def batches(bits: int, count: int) -> tuple[str, str]:
    """The theorem that batches of `count` iterations suffice for numbers of `bits` bits."""
    turns, name = bingcd.batches(bits, bits, count), f"batches_of_{count}_suffice_{bits}"
    text = f"""
Theorem {name} : {GIVEN.format(bits)} ->
  Nat.iter {turns} {a_batch(count)} (a, b) = (0, Z.gcd a b).
Proof.
  intros a b Ha Hb Ho. apply (batches_suffice_below {bits} {rust.BINGCD_BATCH + 1}); [lia|lia|lia|exact Ha|exact Hb|exact Ho|lia].
Qed.
"""
    return text, name


def batches_then_words(bits: int) -> tuple[str, str]:
    """The theorem on both constants that `bounds.rs` has for this length."""
    count, name = rust.BINGCD_BATCH, f"batches_then_words_suffice_{bits}"
    turns, last = bingcd.on_words(bits, rust.LIMB_BITS, count)
    text = f"""
Theorem {name} : {GIVEN.format(bits)} ->
  let st := Nat.iter {turns} {a_batch(count)} (a, b) in
  (fst st = 0 \\/ 0 <= fst st < 2 ^ {rust.LIMB_BITS} /\\ 0 <= snd st < 2 ^ {rust.LIMB_BITS}) /\\
  snd (Nat.iter {last} classic_step st) = Z.gcd a b.
Proof.
  intros a b Ha Hb Ho. apply (batches_then_words {bits} {rust.LIMB_BITS} {count + 1}); [lia|lia|lia|lia|exact Ha|exact Hb|exact Ho|lia|lia].
Qed.
"""
    return text, name


def counts_text() -> tuple[str, list[str]]:
    """The file about the counts of the binary GCD, and the names of its theorems and of those that they are cases of."""
    text, names = HEAD_OF_COUNTS, list(THEOREMS)
    symbol = rust.BINGCD_BATCH - 2
    for more, name in (*map(iterations, (255, 256)), batches(256, rust.BINGCD_BATCH), batches(256, symbol), batches_then_words(255)):
        text, names = text + more, [*names, name]
    return text + assumptions(names), names


def compiled(name: str, text: str) -> str:
    """What the compiler prints of a file, which is written to the folder of the target."""
    if gap := re.search(r"\b(Admitted|admit|Axioms?|Parameters?|Conjecture)\b", text):
        raise ValueError(f"{name}.v: {gap[0]} leaves something out")
    if not shutil.which(COMPILER):
        raise ValueError(f"{COMPILER} is missing; Debian's package coq has it")
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / f"{name}.v").write_text(text, encoding="utf-8")
    command = [COMPILER, "-q", "-R", ".", "Bezout", f"{name}.v"]
    done = subprocess.run(command, cwd=TARGET, capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"{name}.v: {' '.join(done.stderr.split())}")
    return done.stdout


def compile_proofs() -> None:
    """Compiles what holds for any certificate."""
    for name in PROOFS:
        compiled(name, (SOURCES / f"{name}.v").read_text(encoding="utf-8"))


def prove() -> list[str]:
    """Compiles all; returns the names of the theorems, none of which has an axiom behind it."""
    compile_proofs()
    proved = []
    for file, (text, names) in {CERTIFICATES: certificates_text(), COUNTS: counts_text()}.items():
        said = compiled(file, text).split("\n")
        if [line for line in said if line] != [CLOSED] * len(names):
            raise ValueError("Coq does not say of each theorem that it has no axiom: " + " ".join(said))
        proved += names
    return proved
