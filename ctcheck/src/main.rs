// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs every constant-time function of bezout on secrets, under valgrind; see `README.md`.
//!
//! `run.py` calls it and judges; it has no verdict of its own.

mod case;
mod functions;
mod inputs;
mod leaks;
mod registry;
mod residues;
mod results;
mod rsa;
mod valgrind;
mod x25519;

const USAGE: &str = "usage: ctcheck taint | count LIMBS | code   [PREFIX of names]\n\
    taint   runs every case on secrets, under valgrind's memcheck\n\
    count   runs every case of a size on several inputs, under callgrind\n\
    code    prints where the code of every case is";

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
    // Planted leaks run when asked for.
    let leaks = prefix.starts_with("leak");
    all.retain(|c| c.name.starts_with(prefix) && c.name.starts_with("leak") == leaks);
    all
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
            // Where the program was loaded, for who looks an error up in the disassembly.
            println!("{}", ctcheck_anchor as *const () as usize);
            for c in cases(rest.first().unwrap_or(&"")) {
                let v = c.taint();
                println!(
                    "{}\t{}\t{}\t{}\t{}",
                    c.name, c.limbs, v.runs, v.errors, v.vacuous
                );
            }
        }
        ["count", limbs, rest @ ..] => {
            under("--tool=callgrind --collect-atstart=no")?;
            let limbs = limbs.parse::<usize>().map_err(|_| USAGE)?;
            let cases = cases(rest.first().unwrap_or(&""));
            cases
                .iter()
                .filter(|c| c.limbs == limbs)
                .for_each(case::Case::count);
        }
        ["code", rest @ ..] => {
            let anchor = ctcheck_anchor as *const () as usize;
            for c in cases(rest.first().unwrap_or(&"")) {
                println!(
                    "{}\t{}\t{}",
                    c.name,
                    c.limbs,
                    c.code() as i64 - anchor as i64
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
