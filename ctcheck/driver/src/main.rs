// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs every constant-time function of bezout on secrets, for the instruments of `ctcheck`; see
//! `README.md`.
//!
//! The Python package calls it and judges; it has no verdict of its own.

#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "what records and compares is for x86-64 alone")
)]

#[cfg(feature = "functions")]
mod arithmetic;
mod artefact;
#[cfg(target_arch = "x86_64")]
mod assembly;
#[cfg(target_arch = "aarch64")]
#[path = "assembly_aarch64.rs"]
mod assembly;
mod binary_field;
mod case;
mod dstu4145;
#[cfg(all(feature = "functions", target_arch = "x86_64"))]
mod faults;
#[cfg(feature = "functions")]
mod functions;
#[cfg(feature = "functions")]
mod gf2;
mod heap;
mod inputs;
#[cfg(feature = "functions")]
mod interop;
#[cfg(feature = "functions")]
mod large;
mod leaks;
#[cfg(feature = "functions")]
mod lengths;
#[cfg(target_arch = "aarch64")]
mod marked;
#[cfg(feature = "functions")]
mod ntru;
mod numbers;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod planted_assembly;
mod polynomial;
mod public;
#[cfg(target_arch = "x86_64")]
mod recorder;
mod registry;
#[cfg(target_arch = "x86_64")]
mod remains;
#[cfg(feature = "functions")]
mod residues;
mod results;
#[cfg(feature = "functions")]
mod rsa;
mod selection;
#[cfg(feature = "functions")]
mod slices;
#[cfg(feature = "functions")]
mod small;
#[cfg(target_arch = "x86_64")]
mod time;
#[cfg(target_arch = "x86_64")]
mod traced;
mod valgrind;
#[cfg(feature = "functions")]
mod x25519;

use case::{Case, Hidden, Instrument};
#[cfg(target_arch = "x86_64")]
use recorder::Recorder;
#[cfg(target_arch = "x86_64")]
use remains::Inspector;
use selection::Selection;

const USAGE: &str = "usage: ctcheck list | taint | alone | trace | remains | time | copies   [KEY=VALUE...]\n\
    list    prints every case, where its code is, and what checks it\n\
    taint   runs cases on secrets, under valgrind's memcheck\n\
    alone   does so for each name in a process of its own\n\
    trace   records cases on several inputs, without valgrind; short ones by single steps too\n\
    remains looks for what depends on secrets in memory that was given back\n\
    time    compares the times of inputs= calls, of a fixed operand and of random ones\n\
    copies  compares the copies of kernels that leaks are planted in with the kernels\n\
    faults PLACE BYTES LOW HIGH EVERY SEED   bits that flip in the routine there: in its registers and in its state\n\
    \n\
    kind=function|kernel|leak    only such cases; leaks run when asked for\n\
    only=TEXT     only cases with this in their names\n\
    name=NAME     only the case of this name; may be repeated\n\
    limbs=1,2     only these numbers of limbs\n\
    inputs=N      so many classes of inputs\n\
    library=FILE  the functions of bezout.h in that file, in the place of this program's; its *_vartime are leaks\n\
    steps=N       traces of up to so many instructions are recorded by single steps too\n\
    stepped=N     on so many of the inputs";

/// What the disassembly and the running program both know the place of.
#[unsafe(no_mangle)]
extern "C" fn ctcheck_anchor() {
    core::hint::black_box(0);
}

/// What is looked at: cases, and the address that places of code are counted from.
struct Subjects {
    cases: Vec<Case>,
    anchor: usize,
}

impl Subjects {
    /// The subjects that are asked for.
    fn selected(selection: &Selection) -> Result<Self, String> {
        let (all, anchor) = match &selection.library {
            Some(path) => artefact::cases(path)?,
            None => (cases(), ctcheck_anchor as *const () as usize),
        };
        let cases = selection.of(all);
        Ok(Self { cases, anchor })
    }

    /// The same, with all that is public made.
    fn prepared(selection: &Selection) -> Result<Self, String> {
        let subjects = Self::selected(selection)?;
        subjects.cases.iter().for_each(|c| (c.prepare)(c.limbs));
        Ok(subjects)
    }

    /// Where a place of code is.
    fn offset(&self, place: usize) -> i64 {
        place.wrapping_sub(self.anchor) as i64
    }
}

fn cases() -> Vec<Case> {
    let mut all = registry::cases();
    all.extend(polynomial::cases());
    #[cfg(feature = "functions")]
    {
        all.extend(functions::cases());
        all.extend(gf2::cases());
        all.extend(residues::cases());
        all.extend(small::cases());
        all.extend(x25519::cases());
        all.extend(rsa::cases());
        all.extend(interop::cases());
        all.extend(large::cases());
        all.extend(ntru::cases());
    }
    all.extend(dstu4145::cases());
    all.extend(leaks::cases());
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    all.extend(assembly::cases());
    // The longest last: inputs are made once for each length.
    all.sort_by_key(|c| c.limbs);
    all
}

/// One line for each case.
fn list(subjects: &Subjects) {
    for c in &subjects.cases {
        let instruments: Vec<String> = c.instruments.iter().map(ToString::to_string).collect();
        println!(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            c.name,
            c.kind,
            c.limbs,
            c.bits,
            c.lengths.start(),
            c.lengths.end(),
            u8::from(c.available),
            c.declassifies,
            subjects.offset(c.code()),
            instruments.join(",")
        );
    }
}

/// One line for each case: what memcheck saw of it.
fn taint<'a>(anchor: usize, cases: impl IntoIterator<Item = &'a Case>, inputs: usize) {
    // Where the code was loaded, for who looks an error up in the disassembly.
    println!("{anchor}");
    let mut hidden = Hidden::default();
    for c in cases {
        if !c.checked_by(Instrument::Memcheck) {
            continue;
        }
        let v = c.taint(inputs, &mut hidden);
        println!(
            "{}\t{}\t{}\t{}\t{}\t{}",
            c.name, c.limbs, v.runs, v.errors, v.vacuous, c.declassifies
        );
    }
}

/// The same in a copy of this process for each name, whose report has nothing of the cases before;
/// then a line with the number of the process, its exit code, and the name.
fn alone(selection: &Selection) -> Result<(), String> {
    // Made once for all: under valgrind that takes longer than most cases.
    let Subjects { cases, anchor } = Subjects::prepared(selection)?;
    for name in &selection.names {
        // SAFETY: this process has one thread.
        let child = unsafe { libc::fork() };
        if child == 0 {
            taint(
                anchor,
                cases.iter().filter(|c| c.name == *name),
                selection.amount.inputs,
            );
            std::process::exit(0);
        }
        let mut status = 0;
        // SAFETY: the status is written to a number that lives through the call.
        if child < 0 || unsafe { libc::waitpid(child, &raw mut status, 0) } != child {
            return Err("no copy of this process could be made".into());
        }
        println!("end\t{child}\t{}\t{name}", libc::WEXITSTATUS(status));
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
/// For each input a line: what the trace was, and where it left that of the first input. For each
/// case one more: where the first input came to by calls and jumps, and its divisions.
fn trace(selection: &Selection) -> Result<(), String> {
    let mut recorder = Recorder::new()?;
    let subjects = Subjects::prepared(selection)?;
    let offset = |pc: u64| subjects.offset(pc as usize);
    let place = |pc: u64| match pc {
        0 => "-".into(),
        _ => offset(pc).to_string(),
    };
    for c in &subjects.cases {
        if !c.checked_by(Instrument::Trace) {
            continue;
        }
        for run in c.trace(&mut recorder, &selection.amount)? {
            let (t, stepped) = (run.trace, run.stepped);
            println!(
                "run\t{}\t{}\t{:?}\t{}\t{:x}\t{}\t{:x}\t{}\t{}\t{}",
                c.name,
                c.limbs,
                run.class,
                t.instructions,
                t.hash,
                stepped.map_or("-".into(), |s| format!("{:x}", s.hash)),
                t.results,
                place(t.difference[1]),
                place(t.difference[0]),
                place(t.refused),
            );
        }
        // Other libraries are far away, by far more than a program is long.
        let own = |places: &[u64]| {
            let places = places.iter().map(|&pc| offset(pc));
            let places = places.filter(|o| o.unsigned_abs() < 1 << 28);
            places.map(|o| o.to_string()).collect::<Vec<_>>().join(",")
        };
        println!(
            "places\t{}\t{}\t{}\t{}",
            c.name,
            c.limbs,
            own(recorder.entered()),
            own(recorder.divisions())
        );
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
/// For each case a line: the blocks of the heap that it gave back, bytes of them that depend on
/// secrets, the first block with such, and words of the first and of the second operand, of the
/// results and of secrets in between on the stack below it.
fn remains(selection: &Selection) -> Result<(), String> {
    let mut inspector = Inspector::new()?;
    for c in Subjects::prepared(selection)?.cases {
        if !c.checked_by(Instrument::Trace) && !selection.names.contains(&c.name) {
            continue;
        }
        let r = inspector.look(&c)?;
        let first = r.first.map_or("-".into(), |n| n.to_string());
        println!(
            "{}\t{}\t{}\t{}\t{first}\t{}\t{}\t{}\t{}",
            c.name, c.limbs, r.freed, r.heap, r.stack[0], r.stack[1], r.stack[2], r.stack[3]
        );
    }
    Ok(())
}

/// For `invert` and `invert_checked` a line: how many faults had no value, the right one, a wrong
/// one, and an end by a signal.
#[cfg(all(feature = "functions", target_arch = "x86_64"))]
fn faults(args: &[String]) -> Result<(), String> {
    let numbers: Result<Vec<i64>, _> = args.iter().map(|arg| arg.parse()).collect();
    let Ok(&[place, bytes, low, high, every, seed]) = numbers.as_deref() else {
        return Err(USAGE.into());
    };
    let start = (ctcheck_anchor as *const () as u64).wrapping_add_signed(place);
    let target = || recorder::faults::Target {
        code: start..start + bytes as u64,
        state: low..high,
        every: every as u64,
        first: 1 + seed as u64 % every as u64,
    };
    let found = faults::compare(target, seed as u64)?;
    for (name, c) in ["invert", "invert_checked"].iter().zip(found) {
        println!(
            "{name}\t{}\t{}\t{}\t{}",
            c.nothing, c.right, c.wrong, c.died
        );
    }
    Ok(())
}

fn run(args: &[String]) -> Result<(), String> {
    let (command, rest) = args.split_first().ok_or(USAGE)?;
    #[cfg(all(feature = "functions", target_arch = "x86_64"))]
    if command == "faults" {
        return faults(rest);
    }
    let selection = Selection::parse(rest).map_err(|why| format!("{why}\n{USAGE}"))?;
    let under = |options: &str| match valgrind::running() {
        true => Ok(()),
        false if cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) => {
            Err(format!("run this under valgrind {options}"))
        }
        false => Err("the requests to valgrind are written for x86-64 and AArch64 alone".into()),
    };
    match command.as_str() {
        "list" => list(&Subjects::selected(&selection)?),
        "taint" => {
            under("--tool=memcheck")?;
            let Subjects { cases, anchor } = Subjects::prepared(&selection)?;
            taint(anchor, &cases, selection.amount.inputs);
        }
        "alone" => {
            under("--tool=memcheck --xml=yes --xml-file=….%p")?;
            alone(&selection)?;
        }
        #[cfg(target_arch = "x86_64")]
        "trace" => trace(&selection)?,
        #[cfg(target_arch = "aarch64")]
        "trace" => {
            let Subjects { cases, anchor } = Subjects::prepared(&selection)?;
            marked::trace(anchor, &cases, selection.amount.inputs)?;
        }
        #[cfg(target_arch = "x86_64")]
        "remains" => remains(&selection)?,
        #[cfg(target_arch = "x86_64")]
        "time" => {
            for c in Subjects::prepared(&selection)?.cases {
                let t = time::largest_t(&c, selection.amount.inputs);
                println!("{}\t{}\t{t:.2}", c.name, c.limbs);
            }
        }
        "copies" => {
            for (name, [same, with_a_mistake, all]) in leaks::copies::compare() {
                println!("{name}\t{same}\t{with_a_mistake}\t{all}");
            }
        }
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

#[cfg(target_arch = "x86_64")]
/// Valgrind runs ADX, and reports a CPU without it.
fn tell_of_adx() {
    if valgrind::running() && std::arch::is_x86_feature_detected!("bmi2") {
        // SAFETY: valgrind 3.19 translates these instructions to such as every CPU has; an older
        // one stops with an error.
        unsafe { bezout::kernels::Isa::Adx.assume() }
    }
}

fn main() -> std::process::ExitCode {
    #[cfg(target_arch = "x86_64")]
    tell_of_adx();
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("ctcheck: {why}");
            std::process::ExitCode::from(2)
        }
    }
}
