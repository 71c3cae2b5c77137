# SPDX-License-Identifier: MIT OR Apache-2.0
"""Profiles, planted leaks, the public functions, and the package itself."""

import pathlib
import sys

import ctcheck
from ctcheck import __main__ as command
from ctcheck import assembly, forced, leaks, plan, public_api
from ctcheck.profiles import DAILY, ENCODED, PROFILES, Build
from ctcheck.report import Report
from ctcheck.statictaint import Function
from ctcheck.traces import Traces


def test_no_module_has_the_name_of_one_of_python():
    modules = {p.stem for p in pathlib.Path(ctcheck.__file__).parent.glob("*.py")} - {"__init__", "__main__"}
    assert modules and not modules & set(sys.stdlib_module_names)


def test_what_is_not_checked_is_said(monkeypatch):
    security = (ctcheck.ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert all(f"`{ring}`" in security for ring in ctcheck.UNCHECKED)
    assert ctcheck.is_checked(pathlib.Path("src/integer/gcd.rs"))
    path = pathlib.Path("src/polynomial/types/ring.rs")
    assert ctcheck.is_checked(path)
    monkeypatch.setattr(ctcheck, "UNCHECKED", ("polynomial",))
    assert not ctcheck.is_checked(path)


def test_flags_from_outside():
    outside = {
        "RUSTFLAGS": "-C opt-level=0",
        "CARGO_ENCODED_RUSTFLAGS": "-g",
        "CARGO_BUILD_RUSTFLAGS": "-g",
        "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS": "-g",
        "CARGO_BUILD_TARGET": "x86_64-unknown-linux-musl",
        "CARGO_PROFILE_RELEASE_LTO": "off",
    }
    harmless = {"HOME": "/", "CARGO_TARGET_DIR": "/x"}
    assert Build(PROFILES["release"]).environment({**outside, **harmless}) == harmless
    assert Build(PROFILES["release"], own_flags=True).environment(outside) == outside
    v3 = Build(PROFILES["v3"]).environment({**outside, **harmless})
    assert v3 == {**harmless, ENCODED: "-Ctarget-cpu=x86-64-v3"}


def test_flags_of_a_profile_and_of_the_caller():
    v3 = Build(PROFILES["v3"], own_flags=True)
    assert v3.environment({"RUSTFLAGS": "-g -O"})[ENCODED] == "-g\x1f-O\x1f-Ctarget-cpu=x86-64-v3"
    assert v3.environment({ENCODED: "-g", "RUSTFLAGS": "-O"})[ENCODED] == "-g\x1f-Ctarget-cpu=x86-64-v3"
    # Quotes stay as they are.
    (name, value) = Build(PROFILES["forced-avx2"]).environment({})[ENCODED].split("\x1f")
    assert (name, value) == ("--cfg", 'bezout_force="avx2"')


def test_where_cargo_puts_the_program_of_a_target():
    own = Build(PROFILES["release"], own_flags=True)
    assert own.exe_of({}) == own.folder / "release" / "ctcheck"
    target = "x86_64-unknown-linux-musl"
    assert own.exe_of({"CARGO_BUILD_TARGET": target}) == own.folder / target / "release" / "ctcheck"
    assert own.exe_of({"CARGO_BUILD_TARGET": "/a/my.json"}) == own.folder / "my" / "release" / "ctcheck"


def test_other_flags_have_another_folder():
    both, features = (True, False), ((True, False), (True, True), (False, False))
    builds = [Build(p, f, own, lengths) for p in PROFILES.values() for f, lengths in features for own in both]
    places = {}
    for b in builds:
        flags = (b.own_flags, b.profile.flags, b.functions, b.all_lengths)
        assert places.setdefault(b.folder, flags) == flags
    assert len({b.exe for b in builds}) == 2 * len(features) * len(PROFILES)


def test_what_is_built():
    assert [b.name for b in command.builds(command.parse([]))] == [DAILY]
    assert not any(b.all_lengths for b in command.builds(command.parse([])))
    nightly = command.builds(command.parse(["--nightly"]))
    assert len(nightly) == len(PROFILES)
    # What is forced runs as shortly as every day.
    assert all(b.all_lengths != bool(b.profile.forced) for b in nightly)
    assert command.the_plan(command.parse(["--nightly"]), PROFILES["forced-adx"]) is plan.DAILY
    (one,) = command.builds(command.parse(["--only", "divstep60/avx2", "--profile", "release"]))
    assert not one.functions
    (one,) = command.builds(command.parse(["--only", "Uint::gcd", "--profile", "plain-z"]))
    assert one.functions


def test_a_planted_leak_has_to_be_found_for_its_reason():
    assert leaks.missing("branch", []) == ["not reported"]
    assert leaks.missing("branch", ["anything"]) == []
    assert leaks.missing("declassified too often", ["UninitCondition"])
    assert leaks.missing("declassified too often", [leaks.BECAUSE["declassified too often"]]) == []


def test_copies_of_kernels():
    good = "".join(f"{name}\t200\t0\t200\n" for name in leaks.COPIES)
    assert not list(leaks.different(good))
    assert len(list(leaks.different(good.replace("200\t0", "199\t0", 1)))) == 1
    assert len(list(leaks.different(good.replace("200\t0", "200\t200", 1)))) == 1
    assert len(list(leaks.different("gf2 VPCLMULQDQ\t200\t0\t200\n"))) == len(leaks.COPIES)


def test_what_is_forced(make_program):
    code = [(0x10, "narrow", [(0x10, "pclmullqlqdq %xmm0,%xmm1")]), (0x20, "wide", [(0x20, "vpclmulqdq $0x1,%ymm0,%ymm1,%ymm2")])]
    program = make_program(code)
    found = {
        "ctcheck::assembly::control_avx512": [Function("x", 1, 1, 1)],
        "polynomial::routines::base_ternary_decide_1": [Function("x", 2, 1, 1)],
        "integer::routines::adx_montgomery_4": [Function("x", 3, 1, 1)],
        "polynomial::routines::avx2_ternary_up_4": [Function("x", 4, 1, 1)],
    }

    def problems(instructions, *entered, available=True, whole=True):
        recorded = Traces({}, {("case", 4): list(entered)}, {})
        return list(forced.problems(instructions, found, recorded, whole, program, lambda _: available))

    assert not problems("portable", 1, 2) and not problems("adx", 2, 3) and not problems("avx2", 3, 4)
    assert len(problems("portable", 3)) == 1 and len(problems("adx", 3, 4)) == 1
    # None of its routines ran, which is right where this CPU has none, or some functions alone are checked.
    assert len(problems("avx2", 3)) == 1
    assert not problems("avx2", 3, available=False) and not problems("avx2", 3, whole=False)
    # Intrinsics have no names, but instructions.
    assert not problems("pclmulqdq", 3, 4, 0x10) and not problems("vpclmulqdq", 3, 0x10, 0x20)
    assert len(problems("pclmulqdq", 3, 4)) == 1 and len(problems("vpclmulqdq", 3, 0x10)) == 1
    assert len(problems("avx2", 4, 0x10)) == 1 and len(problems("pclmulqdq", 0x10, 0x20)) == 1
    assert not problems("pclmulqdq", 3, 4, available=False) and not problems("pclmulqdq", 3, whole=False)


SOURCE = """
pub fn free<const L: usize>(x: &[Uint<L>; 2]) {}

impl<const L: usize, F: Fn() -> u64> Trait<L> for Number<L> {
    /// *Timing:* depends on the length; all values may be secret.
    ///
    /// ```
    /// let variable = 0;
    /// ```
    #[must_use]
    pub fn constant(
        &self,
        fill: impl FnOnce(&mut [u8], u64),
        length: usize,
    ) {}

    /// *Timing:* depends on the value of `x`, in
    /// variable time.
    pub fn variable(&self) {}

    /// *Timing:* as there.
    pub fn fast_vartime(&self) {}

    /// Nothing is said.
    pub const fn other(&self, bits: u32, name: &str) {}
}

/// *Timing:* constant.
pub fn last() {}
"""


def test_public_functions():
    free, constant, variable, fast, other, last = public_api.functions(SOURCE)
    assert [public_api.title(f, "one.rs") for f in (free, constant, last)] == ["free", "Number::constant", "last"]
    assert [f.promises() for f in (free, constant, variable, fast, other, last)] == [0, 1, 0, 0, 0, 1]
    assert constant.parameters == ("impl FnOnce(&mut [u8], u64)", "usize")
    assert [f.takes_operands() for f in (free, constant, other, last)] == [1, 1, 0, 0]


def test_what_a_case_calls():
    assert list(public_api.titles("Modulus::new, reduce")) == ["Modulus::new", "Modulus::reduce"]
    assert list(public_api.titles("dynamic::mul, lcm (other, lengths)")) == ["dynamic::mul", "mul", "dynamic::lcm", "lcm"]
    both = [f"{place}{function}" for function in ("Point::new", "Point::neg") for place in ("", "x25519::")]
    assert list(public_api.titles("x25519::Point::new, neg")) == both


def test_a_name_of_another_type_does_not_count(monkeypatch):
    text = "impl One {\n    /// *Timing:* constant.\n    pub fn invert(&self) {}\n}\n"
    monkeypatch.setattr(public_api, "files", lambda folder: [("one.rs", text)])
    assert not list(public_api.missing(["One::add, invert"], ["src"]))
    assert len(list(public_api.missing(["Other::invert", "dynamic::invert"], ["src"]))) == 1
    # On threads each part is a call of the function without the prefix.
    monkeypatch.setattr(public_api, "files", lambda folder: [("one.rs", text.replace("fn invert", "fn par_invert"))])
    assert not list(public_api.missing(["One::add, invert"], ["src"]))
    assert len(list(public_api.missing(["Other::invert", "dynamic::invert"], ["src"]))) == 1


def test_a_module_whose_names_are_those_of_others(monkeypatch):
    text = "/// *Timing:* constant.\npub fn gcd(x: u64) {}\n"
    monkeypatch.setattr(public_api, "files", lambda folder: [("mod.rs", text)])
    assert not list(public_api.missing(["ct::gcd (other lengths)"], [public_api.LARGE]))
    assert len(list(public_api.missing(["dynamic::gcd"], [public_api.LARGE]))) == 1


def test_modules_and_types_with_functions_of_one_name(monkeypatch):
    free, method = "/// *Timing:* constant.\npub fn invert(x: u64) {}\n", "impl Modulus {\n    /// *Timing:* constant.\n    pub fn invert(&self) {}\n}\n"
    slices, dynamic = (f"integer/types/{name}.rs" for name in ("slices", "dynamic_numbers"))
    for path, text, right, wrong in (
        (slices, free, "slices::invert", "dynamic::invert"),
        (dynamic, free, "dynamic::invert", "Modulus::invert"),
        ("interop/other.rs", free, "other::gcd, invert", "ff::invert"),
        ("integer/types/small/modulus.rs", method, "Small::invert (32 bits)", "Modulus::invert"),
        ("integer/types/modulus.rs", method, "Modulus::invert", "Small::invert"),
    ):
        monkeypatch.setattr(public_api, "files", lambda folder, path=path, text=text: [(path, text)])
        assert not list(public_api.missing([right], [public_api.LIBRARY])), path
        assert len(list(public_api.missing([wrong], [public_api.LIBRARY]))) == 1, path
    # Each exception is about a function that is there.
    monkeypatch.undo()
    exceptions = public_api.UNCALLED
    monkeypatch.setattr(public_api, "UNCALLED", {})
    uncalled = [*public_api.missing([]), *public_api.uncalled_methods([])]
    assert exceptions.keys() <= {line.split()[1] for line in uncalled}


TRAIT = """
impl<const L: usize> Add<&Number<L>> for Number<L>
where
    Self: Sized,
{
    type Output = Self;
    fn add(self, other: &Self) -> Self {}
}

impl Debug for Number<1> {
    fn fmt(&self) {}
}

impl subtle::ConstantTimeEq for Hidden {
    fn ct_eq(&self, other: &Self) -> Choice {}
}

#[cfg(test)]
mod tests {
    impl Sub for Number {
        fn sub(self, other: Self) -> Self {}
    }
}
"""


def test_methods_of_traits(monkeypatch):
    assert list(public_api.trait_methods(TRAIT)) == ["Number::add", "Hidden::ct_eq"]
    monkeypatch.setattr(public_api, "files", lambda folder: [("one.rs", TRAIT)])
    monkeypatch.setattr(public_api, "exported", lambda path, folder: {"Number"})
    assert not list(public_api.uncalled_methods(["Number::mul, add"], ["src"]))
    (problem,) = public_api.uncalled_methods(["Other::add"], ["src"])
    assert "Number::add" in problem
    # Of other crates' types all, by the module: another one's is another one.
    monkeypatch.setattr(public_api, "files", lambda folder: [("interop/theirs.rs", TRAIT)])
    called = ["theirs::Number::add", "other::Hidden::ct_eq", "Hidden::ct_eq"]
    (problem,) = public_api.uncalled_methods(called, [public_api.LIBRARY])
    assert "theirs::Hidden::ct_eq" in problem
    # Each exception is about a method that is there.
    monkeypatch.undo()
    exceptions = public_api.PUBLIC_METHODS
    monkeypatch.setattr(public_api, "PUBLIC_METHODS", {})
    assert exceptions.keys() <= {line.split()[1] for line in public_api.uncalled_methods([])}


def test_silent_functions(monkeypatch):
    known = {"One"}
    (said,) = public_api.functions("impl One {\n/// *Timing:* constant.\npub fn f(x: u64) {}\n}")
    (silent,) = public_api.functions("impl One {\n/// Adds.\npub fn f(x: u64) {}\n}")
    (inner,) = public_api.functions("impl Two {\n/// Adds.\npub fn f(x: u64) {}\n}")
    assert public_api.is_silent(silent, "one.rs", known)
    assert not any(public_api.is_silent(f, "one.rs", known) for f in (said, inner))
    # Of the library as it is, and each exception is about a function that is there.
    assert not list(public_api.silent())
    exceptions = public_api.SILENT
    monkeypatch.setattr(public_api, "SILENT", {})
    assert len(list(public_api.silent())) == len(exceptions)


def test_assembly_that_is_not_listed(tmp_path):
    (tmp_path / "x.rs").write_text("#[unsafe(naked)]\npub extern \"C\" fn one() {}\n")
    (tmp_path / "two.s").write_text("ret\n")
    assert len(list(assembly.unlisted(["a::one"], tmp_path))) == 1
    assert not list(assembly.unlisted(["a::one", "b::two"], tmp_path))


def test_the_report(capsys):
    report = Report(most_problems=1)
    report.check("good", [])
    report.check("bad", iter(["first", "second"]))
    assert report.close() == 1
    out = capsys.readouterr().out
    assert "FAIL bad" in out and "and 1 more" in out and "1 passed, 1 failed" in out
    assert Report().close() == 1
