# SPDX-License-Identifier: MIT OR Apache-2.0
"""The public functions of the library's source that promise constant time: each has to be in some case.

Methods of the traits in `TRAITS` are constant time without such a line, as traits and operators say: each of a type that is exported,
or that the library has the trait for in `interop`, has to be in some case.

A function of a type is compared with its type, a free one with its module where users call it by that, any other one by its name
alone. One that begins with `par_` calls that without for parts of its elements, on threads, and the case of that one is its own. A
function without a *Timing:* line promises nothing, so none may be silent: a public function has to have the line if it takes operands.
These are parameters that are neither `self` nor of a type in `PUBLIC_TYPES`. A function of `self` alone hands out what is there.
"""

import dataclasses
import re

from . import ROOT, is_checked

LIBRARY = "crates/bezout/src"
LARGE = "crates/bezout-large/src/ct"
SOURCES = (LIBRARY, LARGE, *(f"crates/bezout-{name}/src" for name in ("x25519", "rsa-keys", "dstu4145", "ntru")))
# What it depends on is said in the documentation; that it is variable in values, too.
TIMING = re.compile(r"^\s*///.*\*Timing:\*(?P<text>.*)$")
FUNCTION = re.compile(r"^\s*pub (?:const )?(?:unsafe )?fn (?P<name>\w+)")
IMPL = re.compile(r"^(?P<indent>\s*)impl\b(?P<rest>.*[^}])$")
VARIABLE = re.compile(r"variable|on the values|not constant|on all", re.IGNORECASE)

# Parameters that are public everywhere: lengths, degrees, exponents, numbers of coefficients' rings, texts.
PUBLIC_TYPES = re.compile(r"^(usize|u32|&(?:'\w+ )?str)$")
# Modules whose free functions users call, by files and folders: some of them have functions of one name. What is in the others reaches
# users by a `pub use`.
MODULES = {
    "integer/types/dynamic.rs": "dynamic",
    "integer/types/dynamic_numbers.rs": "dynamic",
    "integer/types/slices.rs": "slices",
    "interop/arkworks.rs": "ark",
    "interop/fields.rs": "ff",
}
# A file there is a module of its name.
INTEROP = "interop/"
# The library has two types that are called `Modulus`.
NAMES = {"integer/types/small/modulus.rs": "Small"}
# Files that export types, and the folders that have their functions. The registry of kernels has cases of its own.
EXPORTS = {
    "lib.rs": "",
    "binary_field/mod.rs": "binary_field/",
    "polynomial/mod.rs": "polynomial/",
    "integer/types/pseudo_mersenne/mod.rs": "integer/types/pseudo_mersenne/",
    "integer/types/small/mod.rs": "integer/types/small/",
}
# Nothing of it is exported, and its types have names of the library's.
BACKEND = "backend/"
# Without the line although they take operands.
SILENT = {
    "Uint::new": "it moves its argument",
    "Uint::from_u64": "it moves its argument",
    "Uint::power_of_two_plus": "it is for constants, and hidden",
    "Hash::object_identifier": "the basis of a curve is public",
    "Odd::new_const": "it is for constants: an even one does not compile",
}
# Traits whose methods have secret operands: operators, comparisons, what `subtle` calls constant time, and fields of others.
TRAITS = re.compile(
    r"^((Add|Sub|Mul|Div|Neg|Rem|BitXor|BitAnd|BitOr)(Assign)?|Sum|Product|PartialEq|Ord|PartialOrd|Conditional\w+|ConstantTime\w+"
    r"|Field|PrimeField|Invert|Bezout|BezoutField)$"
)
METHOD = re.compile(r"^\s*(?:#\[inline\S*\] )?(?:const )?(?:unsafe )?fn (?P<name>\w+)")
# Functions without a case, each with the reason.
UNCALLED = {
    "plonky3::batch_inversion": "batches of `Small` and `Extension` do its work, and that crate needs a newer Rust than this check",
    "ark::SmallFp::bezout_batch_inversion": "batches of `Small` do its work",
    "ark::QuadExtField::bezout_batch_inversion": "norms are inverted by that of `Fp`; products are of that crate, which promises nothing",
    "ark::CubicExtField::bezout_batch_inversion": "as that of `QuadExtField`",
    "num_bigint::BigUint::bezout_invert_mod": "that crate branches on leading zeros; `dynamic::invert_mod` and `invert_odd_mod` do its work",
    "num_bigint::BigUint::bezout_gcd": "that crate branches on leading zeros; `dynamic::gcd` does its work",
}
# Those that have nothing secret to look at, each with the reason.
PUBLIC_METHODS = {
    "DynGf2m::eq": "fields are public",
}
ON_THREADS = re.compile(r"\bpar_")
# The applications name types alike: cases name parameter sets there. A `Set` of theirs hands each call on to such a set.
UNNAMED_OWNERS = ("Parameters", "PublicKey", "SecretKey", "Set")


@dataclasses.dataclass(frozen=True)
class Function:
    """A public function of a source file."""

    # The type that it belongs to, or nothing.
    owner: str
    name: str
    # Types of its parameters, without `self`.
    parameters: tuple
    # What its *Timing:* line says, if it has one.
    timing: str | None

    def promises(self):
        """Whether it has a *Timing:* line that does not say that it is variable."""
        if self.timing is None or self.name.endswith("_vartime"):
            return False
        return not VARIABLE.search(self.timing.partition("*Cost")[0])

    def takes_operands(self):
        return any(not PUBLIC_TYPES.match(p) for p in self.parameters)


def balanced(text, opening, closing):
    """How much of a text the brackets take that it begins with; nothing where they do not close."""
    depth = 0
    for i, c in enumerate(text):
        # The arrow of a function's type closes nothing.
        depth += (c == opening) - (c == closing and text[i - 1 : i + 1] != "->")
        if not depth:
            return i + 1
    return 0


def without_generics(text):
    text = text.strip()
    return text[balanced(text, "<", ">") :].strip() if text.startswith("<") else text


def owner_of(rest):
    """The type of `impl<…> Trait for Type<…> {`, behind `impl`."""
    text = re.split(r"\bfor\b(?!<)", without_generics(rest))[-1]
    found = re.match(r"\s*&?(?:\w+::)*(\w+)", text)
    return found[1] if found else ""


def split_types(text):
    """The types of a list of parameters, without `self`."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "(<[") - (c in ")]" or c == ">" and text[i - 1] != "-")
        if c == "," and not depth:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    pairs = [p.partition(":") for p in parts if ":" in p]
    return tuple(kind.strip() for name, _, kind in pairs if name.split()[-1] != "self")


def parameters(text):
    """Those of a function whose text begins behind its name."""
    text = without_generics(text)
    return split_types(text[1 : balanced(text, "(", ")") - 1])


def functions(text):
    """The public functions of a file."""
    owner, end, timing, goes_on = "", None, None, False
    lines = text.splitlines()
    for number, line in enumerate(lines):
        # What it says ends with its paragraph.
        goes_on = goes_on and line.strip().startswith("/// ")
        if m := TIMING.match(line):
            timing, goes_on = m["text"], True
        elif goes_on:
            timing += line.strip().removeprefix("///")
        elif m := IMPL.match(line):
            owner, end = owner_of(m["rest"]), m["indent"] + "}"
        elif line == end:
            owner, end = "", None
        elif m := FUNCTION.match(line):
            rest = "\n".join([line[m.end() :], *lines[number + 1 : number + 20]])
            yield Function(owner, m["name"], parameters(rest), timing)
        # Attributes stand between the documentation and the function, on several lines some of them.
        if not re.match(r"\s*(///|#\[|[\w\" =.,]+,?$|\)\]$)", line):
            timing = None


def trait_methods(text):
    """Methods of traits in `TRAITS`, with their types, outside of tests."""
    owner, end = "", None
    lines = text.partition("#[cfg(test)]\nmod tests {")[0].splitlines()
    for number, line in enumerate(lines):
        if m := IMPL.match(line):
            rest = without_generics(" ".join([m["rest"], *lines[number + 1 : number + 6]]).partition("{")[0])
            trait, is_of, _ = rest.partition(" for ")
            name = re.sub(r"<.*", "", trait).strip().rpartition("::")[2]
            owner, end = (owner_of(rest), m["indent"] + "}") if is_of and TRAITS.match(name) else ("", None)
        elif line == end:
            owner, end = "", None
        elif owner and (m := METHOD.match(line)):
            yield f"{owner}::{m['name']}"


def methods(path, text, folder=LIBRARY):
    """Methods of traits, of types that users know; of other crates' types behind the module that is for the crate."""
    known, place = exported(path, folder), module(path, folder) if path.startswith(INTEROP) else ""
    for title in dict.fromkeys(trait_methods(text)):
        if place or title.partition("::")[0] in known:
            yield f"{place}::{title}" if place else title


def uncalled_methods(names, folders=SOURCES):
    """Methods of traits, of types that users know, that no case names."""
    done = {title for name in names for title in titles(name)} | UNCALLED.keys() | PUBLIC_METHODS.keys()
    for folder in folders:
        for path, text in files(folder):
            for title in methods(path, text, folder):
                if title not in done and not title.endswith("_vartime"):
                    yield f"{folder}/{path}: {title} is constant time by its trait, and no case calls it"


def titles(case):
    """The functions that a case names: `Type::one, other (where)`; behind a module, with it and without."""
    owner = place = ""
    for part in re.sub(r"\(.*", "", case).split(","):
        *path, name = part.strip().split("::")
        if path:
            owner, place = path[-1], "::".join(path)
        for word in re.findall(r"\w+", name):
            if owner:
                yield from dict.fromkeys((f"{owner}::{word}", f"{place}::{word}"))
            if not owner[:1].isupper():
                yield word


def module(path, folder=LIBRARY):
    """The module of a free function that users call by it."""
    if folder != LIBRARY:
        return "ct" if folder == LARGE else ""
    return MODULES.get(path) or (path.removeprefix(INTEROP).removesuffix(".rs") if path.startswith(INTEROP) else "")


def title(function, path, folder=LIBRARY):
    """How cases and records name a function of this file."""
    owner = NAMES.get(path, function.owner) if function.owner else module(path, folder)
    return f"{owner}::{function.name}" if owner and owner not in UNNAMED_OWNERS else function.name


def files(folder):
    for path in filter(is_checked, sorted((ROOT / folder).rglob("*.rs"))):
        yield path.relative_to(ROOT / folder).as_posix(), path.read_text(encoding="utf-8")


def missing(names, folders=SOURCES):
    """Functions that no case names."""
    called = {title for name in names for title in titles(name)}
    for folder in folders:
        for path, text in files(folder):
            for f in functions(text):
                name = ON_THREADS.sub("", title(f, path, folder))
                if f.promises() and name not in called and name not in UNCALLED:
                    yield f"{folder}/{path}: {name} promises constant time, and no case calls it"


def exported(path, folder=LIBRARY):
    """The names that users of the library, or of an application, know, among those of a file."""
    if folder != LIBRARY:
        return exported_by_application(path, folder)
    found = set()
    for file, folder in EXPORTS.items():
        if path.startswith(folder) and not path.startswith(BACKEND):
            text = (ROOT / LIBRARY / file).read_text(encoding="utf-8")
            for use in re.findall(r"^pub use ([^;]+);", text, re.MULTILINE):
                found.update(re.findall(r"\w+", use))
    return found


def exported_by_application(path, folder):
    """All that it exports, and what is public in a public module."""
    root = next(ROOT / folder / name for name in ("lib.rs", "mod.rs") if (ROOT / folder / name).is_file())
    text = root.read_text(encoding="utf-8")
    found = {word for use in re.findall(r"^pub use ([^;]+);", text, re.M) for word in re.findall(r"\w+", use)}
    if path == root.name or re.search(rf"^pub mod {path.removesuffix('.rs')};", text, re.M):
        own = (ROOT / folder / path).read_text(encoding="utf-8")
        found.update(re.findall(r"^pub (?:struct|enum|fn) (\w+)", own, re.M))
    return found


def is_silent(function, path, known):
    public = function.owner in known if function.owner else function.name in known or bool(module(path))
    operands = function.timing is None and function.takes_operands()
    return public and operands and not function.name.endswith("_vartime") and title(function, path) not in SILENT


def silent():
    """Public functions that take operands and do not say what their time depends on."""
    for folder in SOURCES:
        for path, text in files(folder):
            known = exported(path, folder)
            for f in functions(text):
                if is_silent(f, path, known):
                    yield f"{folder}/{path}: {title(f, path, folder)} takes operands, and has no *Timing:* line"
