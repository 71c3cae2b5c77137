// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs every constant-time function of bezout on secrets, under valgrind; see `README.md`.
//!
//! `run.py` calls it and judges; it has no verdict of its own.

#[cfg(target_arch = "x86_64")]
mod assembly;
mod case;
mod functions;
mod inputs;
mod leaks;
mod registry;
mod residues;
mod results;
mod rsa;
mod trace;
mod valgrind;
mod x25519;

use bezout::kernels::Instrument;
use trace::Recorder;

const USAGE: &str = "usage: ctcheck taint | alone | trace LIMBS STEPS | code   [PREFIX of names]\n\
    taint   runs every case on secrets, under valgrind's memcheck\n\
    alone   does so for each of several prefixes in a process of its own\n\
    trace   records every case of a size on several inputs, without valgrind, if short by single steps too\n\
    code    prints where the code of every case is, and what checks it";

/// What the disassembly and the running program both know the place of.
#[unsafe(no_mangle)]
extern "C" fn ctcheck_anchor() {
    core::hint::black_box(0);
}

fn cases(prefix: &str) -> Vec<case::Case> {
    let mut all = Vec::new();
    macro_rules! sizes {
        ($($limbs:literal)*) => {
            $(all.extend(registry::cases::<$limbs>());)*
            $(all.extend(functions::cases::<$limbs>());)*
        };
    }
    sizes!(1 2 4 5 6 8 9 16 33 64);
    all.extend(residues::cases());
    all.extend(x25519::cases());
    all.extend(rsa::cases());
    all.extend(leaks::cases());
    #[cfg(target_arch = "x86_64")]
    all.extend(assembly::cases());
    // Planted leaks run when asked for.
    let leaks = prefix.starts_with("leak");
    all.retain(|c| c.name.starts_with(prefix) && c.name.starts_with("leak") == leaks);
    all
}

fn checked_by(instrument: Instrument, prefix: &[&str]) -> Vec<case::Case> {
    let mut all = cases(prefix.first().unwrap_or(&""));
    all.retain(|c| c.instruments.contains(&instrument));
    all
}

fn of_size(mut all: Vec<case::Case>, limbs: &str) -> Result<Vec<case::Case>, String> {
    let limbs = limbs.parse::<usize>().map_err(|_| USAGE)?;
    all.retain(|c| c.limbs == limbs);
    Ok(all)
}

/// One line for each input: what the trace was, and where it left that of the first input.
fn trace(cases: &[case::Case], steps: &str) -> Result<(), String> {
    let steps = steps.parse().map_err(|_| USAGE)?;
    let mut recorder = Recorder::new()?;
    let anchor = ctcheck_anchor as *const () as u64;
    for c in cases {
        for run in c.trace(&mut recorder, steps)? {
            let place = |pc: u64| match pc {
                0 => "-".into(),
                _ => (pc.wrapping_sub(anchor) as i64).to_string(),
            };
            let (t, stepped) = (run.trace, run.stepped);
            println!(
                "{}\t{}\t{:?}\t{}\t{:x}\t{}\t{:x}\t{}\t{}\t{}",
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
    }
    Ok(())
}

/// One line for each case: what memcheck saw of it.
fn taint(prefix: &str) {
    // Where the program was loaded, for who looks an error up in the disassembly.
    println!("{}", ctcheck_anchor as *const () as usize);
    for c in checked_by(Instrument::Valgrind, &[prefix]) {
        let v = c.taint();
        println!(
            "{}\t{}\t{}\t{}\t{}",
            c.name, c.limbs, v.runs, v.errors, v.vacuous
        );
    }
}

/// The same in a copy of this process, whose report has nothing of the cases before; then a line with the number of the
/// process, its exit code, and the prefix.
fn alone(prefix: &str) -> Result<(), String> {
    // SAFETY: this process has one thread.
    let child = unsafe { libc::fork() };
    match child {
        0 => {
            taint(prefix);
            std::process::exit(0);
        }
        1.. => {
            let mut status = 0;
            // SAFETY: the status is written to a number that lives through the call.
            if unsafe { libc::waitpid(child, &raw mut status, 0) } != child {
                return Err("a copy of this process was lost".into());
            }
            println!("end\t{child}\t{}\t{prefix}", libc::WEXITSTATUS(status));
            Ok(())
        }
        _ => Err("no copy of this process could be made".into()),
    }
}

fn run(args: &[&str]) -> Result<(), String> {
    let under = |tool: &str| match valgrind::running() {
        true => Ok(()),
        false if cfg!(target_arch = "x86_64") => Err(format!("run this under valgrind {tool}")),
        false => Err("the requests to valgrind are written for x86-64 alone".into()),
    };
    match args {
        ["taint", rest @ ..] => {
            under("--tool=memcheck")?;
            taint(rest.first().unwrap_or(&""));
        }
        ["alone", prefixes @ ..] => {
            under("--tool=memcheck --xml=yes --xml-file=….%p")?;
            prefixes.iter().try_for_each(|prefix| alone(prefix))?;
        }
        ["trace", limbs, steps, rest @ ..] => {
            trace(&of_size(checked_by(Instrument::Trace, rest), limbs)?, steps)?;
        }
        ["code", rest @ ..] => {
            let anchor = ctcheck_anchor as *const () as usize;
            for c in cases(rest.first().unwrap_or(&"")) {
                let instruments: Vec<String> =
                    c.instruments.iter().map(ToString::to_string).collect();
                println!(
                    "{}\t{}\t{}\t{}",
                    c.name,
                    c.limbs,
                    c.code() as i64 - anchor as i64,
                    instruments.join(",")
                );
            }
        }
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("ctcheck: {why}");
            std::process::ExitCode::from(2)
        }
    }
}
