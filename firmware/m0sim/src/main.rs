// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command `m0sim`: calls routines of an ELF file, or runs it from reset.

mod cli {
    pub(crate) mod arguments;
    pub(crate) mod json;
    pub(crate) mod operand;
    pub(crate) mod output;
}

use cli::arguments::{Arguments, Request, Verb};
use cli::operand::{Direction, Operand};
use cli::output;
use m0sim::{Ending, Error, Fault, Firmware, Machine, Report};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why the command fails: what to print, and the exit code.
struct Failure(String, u8);

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self(error.to_string(), 1)
    }
}

fn main() -> ExitCode {
    match answer() {
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

fn answer() -> Result<u8, Failure> {
    match Arguments::parse(&words()?).map_err(|e| Failure(e, 2))? {
        Request::Print(text) => print(text).map(|()| 0),
        Request::Do(arguments) => execute(&arguments),
    }
}

/// The arguments.
fn words() -> Result<Vec<String>, Failure> {
    let mut words = Vec::new();
    for (i, word) in std::env::args_os().enumerate().skip(1) {
        words.push(word.into_string().map_err(|word| {
            let reason = "is not in UTF-8, which all arguments have to be";
            Failure(format!("argument {i}, {word:?}, {reason}"), 2)
        })?);
    }
    Ok(words)
}

/// Whether standard output was closed when the process began. Before `main`, Rust opens what does
/// not go anywhere in its place.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Runs before that.
// SAFETY: the section holds addresses of functions that are called with arguments, which this one
// does not take.
#[cfg(target_os = "linux")]
#[used]
#[unsafe(link_section = ".init_array")]
static AT_START: extern "C" fn() = {
    extern "C" fn look() {
        let open = |descriptor: &str| std::fs::symlink_metadata(descriptor).is_ok();
        let closed = open("/proc/self/fd") && !open("/proc/self/fd/1");
        CLOSED.store(closed, Ordering::Relaxed);
    }
    look
};

/// Prints. A reader that has gone is no error.
fn print(text: &str) -> Result<(), Failure> {
    if CLOSED.load(Ordering::Relaxed) {
        return Err(Failure("standard output is closed".into(), 1));
    }
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != ErrorKind::BrokenPipe => {
            Err(Failure(format!("standard output: {e}"), 1))
        }
        _ => Ok(()),
    }
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
        return print(&output::symbols(&firmware, part)).map(|()| 0);
    }
    let mut machine = Machine::new(&firmware, arguments.config.clone())?;
    for d in &arguments.declassify {
        machine.declassify_at(&d.label, d.place, &d.reason)?;
    }
    for (label, place) in &arguments.secret_at {
        machine.mark_secret_at(label, *place)?;
    }
    if let Some((handler, every)) = &arguments.interrupt {
        machine.interrupt_every(handler, *every)?;
    }
    match &arguments.verb {
        Verb::Run => {
            machine.set_command_line(&arguments.command_line);
            let report = machine.run().inspect_err(|_| print_console(&machine))?;
            show(arguments, &machine, "reset", &report, &[])?;
            all_marked(&report)?;
            // The exit code of a process has eight bits; none of the others may look like success.
            Ok(match report.ending {
                Ending::Exit(code) if code > 255 => 255,
                Ending::Exit(code) if code > 0 => code as u8,
                _ => u8::from(!report.findings.is_empty()),
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
                false => machine
                    .call_secret(symbol, &values, secret)
                    .map_err(|e| explained(e, values.len()))?,
            };
            let outputs = outputs(&machine, operands, &values)?;
            show(arguments, &machine, symbol, &report, &outputs)?;
            all_marked(&report)?;
            Ok(match report.ending {
                Ending::Exit(code) if code != 0 => 1,
                _ => u8::from(!report.findings.is_empty()),
            })
        }
        Verb::Symbols { .. } => Ok(0),
    }
}

/// A secret that was never marked is no secret: without this, a wrong label would find nothing.
fn all_marked(report: &Report) -> Result<(), Failure> {
    match report.marked.iter().find(|mark| mark.count == 0) {
        Some(mark) => Err(Failure(
            format!(
                "--secret: {} at {} was not marked: the program never came there, or the register held no address in RAM",
                mark.what, mark.at
            ),
            1,
        )),
        None => Ok(()),
    }
}

/// What stands behind each output, so that a routine which writes more is found.
const GUARD: [u8; 8] = *b"m0sim...";

/// An operand's position, as what it is printed, and its bytes.
type Output = (usize, output::Text, Vec<u8>);

/// What the routine has written.
fn outputs(
    machine: &Machine,
    operands: &[Operand],
    addresses: &[u32],
) -> Result<Vec<Output>, Failure> {
    let mut outputs = Vec::new();
    for (i, (operand, &address)) in operands.iter().zip(addresses).enumerate() {
        let Operand::Buffer {
            bytes,
            direction: Direction::Out { text },
            ..
        } = operand
        else {
            continue;
        };
        let (bytes, guard) = machine
            .read(address, bytes.len() + GUARD.len())?
            .split_at(bytes.len());
        if guard != GUARD {
            return Err(Failure(
                format!(
                    "operand {}: the routine wrote beyond its {} bytes; it needs the length of all that is written",
                    i + 1,
                    bytes.len()
                ),
                1,
            ));
        }
        outputs.push((i + 1, *text, bytes.to_vec()));
    }
    Ok(outputs)
}

/// An error of a call; if it comes from an argument register without an operand, that is said.
fn explained(error: Error, operands: usize) -> Failure {
    let address = match error {
        Error::Fault {
            fault: Fault::OutOfRange { address, .. } | Fault::Unaligned { address, .. },
            ..
        } => address,
        _ => return error.into(),
    };
    // Registers hold their number over 0xa0 in each byte.
    let register = (address >> 24).wrapping_sub(0xa0) as usize;
    match (operands..4).contains(&register) {
        true => Failure(format!("{error}; r{register} has no operand"), 1),
        false => error.into(),
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
            Operand::Buffer {
                bytes,
                direction,
                secret,
                ..
            } => {
                let address = match direction {
                    Direction::In => machine.place(bytes)?,
                    Direction::Out { .. } => machine.place(&[bytes, &GUARD[..]].concat())?,
                };
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
    outputs: &[Output],
) -> Result<(), Failure> {
    print(&match arguments.json {
        true => output::json(machine, symbol, report, outputs),
        false => output::text(machine, symbol, report, outputs, arguments.lines),
    })
}
