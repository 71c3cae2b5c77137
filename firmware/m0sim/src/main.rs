// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command `m0sim`: calls routines of an ELF file, or runs it from reset.

mod cli {
    pub(crate) mod arguments;
    pub(crate) mod json;
    pub(crate) mod operand;
    pub(crate) mod output;
}

use cli::arguments::{Arguments, HELP, Verb};
use cli::operand::{Direction, Operand};
use cli::output;
use m0sim::{Ending, Error, Firmware, Machine, Report};
use std::io::Write;
use std::process::ExitCode;

/// Why the command fails: what to print, and the exit code.
struct Failure(String, u8);

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self(error.to_string(), 1)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.is_empty()
        || words
            .iter()
            .any(|w| w == "--help" || w == "-h" || w == "help")
    {
        print(HELP);
        return ExitCode::SUCCESS;
    }
    if words.iter().any(|w| w == "--version" || w == "-V") {
        print(concat!("m0sim ", env!("CARGO_PKG_VERSION"), "\n"));
        return ExitCode::SUCCESS;
    }
    let done = Arguments::parse(&words)
        .map_err(|e| Failure(e, 2))
        .and_then(|a| execute(&a));
    match done {
        Ok(code) => ExitCode::from(code),
        Err(Failure(text, code)) => {
            let hint = if code == 2 {
                "\nm0sim --help says more"
            } else {
                ""
            };
            let _ = writeln!(std::io::stderr(), "m0sim: {text}{hint}");
            ExitCode::from(code)
        }
    }
}

/// Prints; a reader that has gone is no error.
fn print(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}

/// What a program has printed before it failed, on standard error.
fn print_console(machine: &Machine) {
    let _ = std::io::stderr().write_all(machine.console());
}

fn execute(arguments: &Arguments) -> Result<u8, Failure> {
    let path = &arguments.firmware;
    let file = std::fs::read(path).map_err(|e| Failure(format!("{path}: {e}"), 1))?;
    let firmware = Firmware::from_elf(&file).map_err(|e| Failure(format!("{path}: {e}"), 1))?;
    if let Verb::Symbols { part } = &arguments.verb {
        print(&output::symbols(&firmware, part));
        return Ok(0);
    }
    let mut machine = Machine::new(&firmware, arguments.config.clone())?;
    for d in &arguments.declassify {
        machine.declassify_at(&d.label, d.place, &d.reason)?;
    }
    match &arguments.verb {
        Verb::Run => {
            machine.set_command_line(&arguments.command_line);
            let report = machine.run().inspect_err(|_| print_console(&machine))?;
            show(arguments, &machine, "reset", &report, &[]);
            // The exit code of a process has eight bits; none of the others may look like success.
            Ok(match report.ending {
                Ending::Exit(code) if code > 255 => 255,
                Ending::Exit(code) => code as u8,
                Ending::Returned => 0,
            })
        }
        Verb::Call {
            symbol,
            operands,
            internal,
        } => {
            let (values, secret) = place(&mut machine, operands)?;
            let report = match internal {
                true => {
                    let mut registers = [0; 13];
                    registers[..values.len()].copy_from_slice(&values);
                    machine.call_internal(symbol, &registers, secret as u16)?
                }
                false => machine.call_secret(symbol, &values, secret)?,
            };
            let mut outputs = Vec::new();
            for (i, (operand, &address)) in operands.iter().zip(&values).enumerate() {
                if let Operand::Buffer {
                    bytes,
                    direction: Direction::Out { text },
                    ..
                } = operand
                {
                    outputs.push((i + 1, *text, machine.read(address, bytes.len())?.to_vec()));
                }
            }
            show(arguments, &machine, symbol, &report, &outputs);
            Ok(match report.ending {
                Ending::Exit(code) if code != 0 => 1,
                _ => u8::from(!report.findings.is_empty()),
            })
        }
        Verb::Symbols { .. } => Ok(0),
    }
}

/// Puts operands where the routine finds them; returns the argument words, and which are secret.
fn place(machine: &mut Machine, operands: &[Operand]) -> Result<(Vec<u32>, u32), Failure> {
    let (mut values, mut secrets) = (Vec::new(), 0);
    for (i, operand) in operands.iter().enumerate() {
        match operand {
            Operand::Word { value, secret } => {
                secrets |= u32::from(*secret) << i;
                values.push(*value);
            }
            Operand::Buffer { bytes, secret, .. } => {
                let address = machine.place(bytes)?;
                if *secret {
                    machine.mark_secret(address, bytes.len())?;
                }
                values.push(address);
            }
        }
    }
    Ok((values, secrets))
}

fn show(
    arguments: &Arguments,
    machine: &Machine,
    symbol: &str,
    report: &Report,
    outputs: &[(usize, output::Text, Vec<u8>)],
) {
    print(&match arguments.json {
        true => output::json(machine, symbol, report, outputs),
        false => output::text(machine, symbol, report, outputs, arguments.lines),
    });
}
