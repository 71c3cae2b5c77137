// SPDX-License-Identifier: MIT OR Apache-2.0
//! `static-taint PROGRAM TABLE`: follows secrets through every function that the table lists.
//!
//! One line for each place of a function: the entry of the table, the full name, the address, the
//! numbers of instructions, of those that work on secrets, and of those that access memory at a
//! place that is not known, tab-separated. After it, each leak on a line that begins with a tab. It
//! has no verdict of its own, as the other instruments.
//!
//! `static-taint PROGRAM TABLE planted` changes constants in the code of each routine, one at a
//! time: the number of changes and of those that are refused take the place of the last two
//! numbers, and changes that are not refused that of leaks.
//!
//! `static-taint PROGRAM TABLE code` prints each instruction that a routine can reach: address,
//! bytes and text, after a tab.
//!
//! `static-taint PROGRAM FUNCTION whole` prints so all code of one function, by its name, and of
//! what it calls; constants that it reads, with the text `data`; and names of other libraries'
//! functions, with the text `import`. Nothing is followed.

use static_taint::flow::{Report, analyze};
use static_taint::planted::planted;
use static_taint::program::Program;
use static_taint::spec::Spec;
use static_taint::whole::whole;
use std::collections::BTreeMap;

fn print_code(code: &BTreeMap<u64, (Vec<u8>, String)>) {
    for (pc, (bytes, text)) in code {
        let bytes: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
        println!("\t{pc:x}\t{bytes}\t{text}");
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let (program, table, word) = match args {
        [program, table] => (program, table, ""),
        [program, table, word] if ["planted", "code", "whole"].contains(&&**word) => {
            (program, table, &**word)
        }
        _ => {
            return Err(
                "usage: static-taint PROGRAM TABLE [planted | code], or PROGRAM FUNCTION whole"
                    .into(),
            );
        }
    };
    let file = std::fs::read(program).map_err(|e| format!("{program}: {e}"))?;
    let program = Program::read(&file)?;
    if word == "whole" {
        for (name, address) in program.find(table) {
            let code = whole(&program, address);
            println!("{table}\t{name}\t{address:x}\t{}", code.len());
            print_code(&code);
        }
        return Ok(());
    }
    let text = std::fs::read_to_string(table).map_err(|e| format!("{table}: {e}"))?;
    let mut specs = Spec::table(&text).map_err(|e| format!("{table}: {e}"))?;
    specs.retain(|spec| spec.entry.isa == program.isa);
    for same in specs.chunk_by(|a, b| a.symbol == b.symbol) {
        let spec = &same[0];
        for (name, address) in program.find(&spec.symbol) {
            if word == "planted" {
                let (count, accepted) = planted(&program, address, same);
                let refused = count - accepted.len();
                println!(
                    "{}\t{name}\t{address:x}\t0\t{count}\t{refused}",
                    spec.symbol
                );
                accepted.iter().for_each(|text| println!("\t{text}"));
                continue;
            }
            let mut report = Report::default();
            for one in same {
                report.join(analyze(&program, address, &one.entry));
            }
            println!(
                "{}\t{name}\t{address:x}\t{}\t{}\t{}",
                spec.symbol,
                report.instructions,
                report.secret,
                report.unproved.len()
            );
            if word == "code" {
                print_code(&report.code);
                continue;
            }
            for ((pc, leak), text) in &report.leaks {
                println!("\t{pc:x}: {text}: {}", leak.describe());
            }
        }
    }
    Ok(())
}

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("static-taint: {why}");
            std::process::ExitCode::from(2)
        }
    }
}
