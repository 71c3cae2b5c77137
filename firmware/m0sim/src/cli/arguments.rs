// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command line.

use super::operand::Operand;
use m0sim::{Config, Core, Multiplier, Place};

/// What `--help` prints.
pub(crate) const HELP: &str = "\
m0sim: an ARMv6-M simulator with the cycles of Cortex-M0 and Cortex-M0+

    m0sim call FIRMWARE SYMBOL [OPERAND]... [OPTION]...   calls a routine of an ELF file
    m0sim run FIRMWARE [OPTION]... [-- WORD...]           runs it from its reset vector, with semihosting
    m0sim symbols FIRMWARE [TEXT]                         lists the routines whose name contains TEXT

Operands go to R0, R1, R2, R3 and then to the stack, as in C:
    0x1f, 31           up to eight hexadecimal digits, or decimal digits: the word itself
    0x0123456789…      more digits: a number, placed in RAM as little-endian bytes (half as many as digits,
                       rounded up to words; leading zeros count) and passed by its address
    32:0x9             a number in 32 bytes, whatever its digits
    bytes:0900…        bytes in this order, passed by their address
    out:32             32 bytes for a result, zero before; printed afterwards as a hexadecimal number
    out-bytes:32       the same, printed as bytes
    inout:OPERAND      a number or bytes:…, printed afterwards
    secret:OPERAND     the same, marked as secret: word or content

Secrets:
    --taint            follow secrets; where none is marked, those are the contents of all numbers and bytes
    --secret LIST      mark operands as secret, by position from 1, with commas, or `all` that go in; implies --taint
    --secret LABEL:PLACE
                       mark a place as secret when the program comes to LABEL, in a call or in a run
    --declassify LABEL:PLACE:REASON
                       declare a place public when the program comes to LABEL; PLACE is r0 to r14, flags, or
                       [r0]+32 for 32 bytes at r0; each use is reported

Interrupts:
    --interrupt HANDLER:N
                       let the routine HANDLER interrupt the program after every N of its instructions

What is counted:
    --core m0|m0+      whose cycles (m0+)
    --multiplier fast|small
                       1 cycle or 32 cycles a MULS (fast)
    --wait-states N    extra cycles of each load from flash (0)
    --fetch-wait-states N
                       extra cycles for each other word of instructions from flash (0)
    --profile          cycles by routine, of its own and with what it calls; bytes of flash that were used
    --lines            the same, and cycles by source line
    --internal         operands go to R0 to R12, and no register must be preserved
    --ram BASE:SIZE    where RAM is, in C notation (0x20000000:0x20000)
    --max-cycles N     give up after so many cycles (2^40)
    --json             one JSON object on one line

Cycles count from the routine's first instruction up to and with its return; the BL of a caller does not count.
Code and constants are wherever the file places them; initialized data are in RAM when a routine is called.

Example, 3^-1 mod 2^255 - 19, by a routine with the prototype `int invert(uint32_t d[8], const uint32_t a[8])`:
    m0sim call firmware.elf invert out:32 32:0x3 --secret 2

Exit code: 0; 1 after a fault, or if a secret decided something; 2 for a wrong command line; `run` has the program's,
if that is not 0.
";

/// What is to be done.
pub(crate) enum Verb {
    /// Call a routine.
    Call {
        symbol: String,
        operands: Vec<Operand>,
        internal: bool,
    },
    /// Run from reset.
    Run,
    /// List symbols.
    Symbols { part: String },
}

/// What `--declassify` asks for.
pub(crate) struct Declassify {
    pub(crate) label: String,
    pub(crate) place: Place,
    pub(crate) reason: String,
}

/// The command line, read.
pub(crate) struct Arguments {
    pub(crate) verb: Verb,
    pub(crate) firmware: String,
    pub(crate) config: Config,
    pub(crate) declassify: Vec<Declassify>,
    /// What becomes secret at labels.
    pub(crate) secret_at: Vec<(String, Place)>,
    /// Who interrupts, after how many instructions each time.
    pub(crate) interrupt: Option<(String, u64)>,
    pub(crate) lines: bool,
    pub(crate) json: bool,
    /// What follows `--`.
    pub(crate) command_line: String,
}

/// What the command line asks for.
pub(crate) enum Request {
    /// To print this text.
    Print(&'static str),
    /// To do something with a firmware.
    Do(Box<Arguments>),
}

const VERSION: &str = concat!("m0sim ", env!("CARGO_PKG_VERSION"), "\n");

/// The options that have no value, and those that have one.
const SWITCHES: [&str; 5] = ["--taint", "--profile", "--lines", "--internal", "--json"];
const VALUES: [&str; 9] = [
    "--interrupt",
    "--secret",
    "--declassify",
    "--core",
    "--multiplier",
    "--wait-states",
    "--fetch-wait-states",
    "--ram",
    "--max-cycles",
];

/// A number in C notation.
fn integer<T: TryFrom<u64>>(option: &str, text: &str) -> Result<T, String> {
    let value = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    value.ok().and_then(|v| T::try_from(v).ok()).ok_or_else(|| {
        format!("{option} {text}: a number in decimal or 0x… is needed, not too large")
    })
}

impl Arguments {
    pub(crate) fn parse(words: &[String]) -> Result<Request, String> {
        let mut plain: Vec<&str> = Vec::new();
        let mut options: Vec<(&str, &str)> = Vec::new();
        let mut behind = Vec::new();
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value)),
                _ => (word.as_str(), None),
            };
            if word == "--" {
                behind = rest.by_ref().map(String::as_str).collect();
            } else if word == "--help" || word == "-h" {
                return Ok(Request::Print(HELP));
            } else if word == "--version" || word == "-V" {
                return Ok(Request::Print(VERSION));
            } else if SWITCHES.contains(&name) && value.is_none() {
                options.push((name, ""));
            } else if VALUES.contains(&name) {
                let value = value.or_else(|| rest.next().map(String::as_str));
                options.push((name, value.ok_or_else(|| format!("{name} needs a value"))?));
            } else if word.starts_with('-') {
                let known = [&SWITCHES[..], &VALUES[..]].concat().join(" ");
                return Err(format!("option {word} is unknown; there are {known}"));
            } else {
                plain.push(word);
            }
        }
        let mut config = Config::default();
        let (mut internal, mut json, mut lines) = (false, false, false);
        let mut declassify = Vec::new();
        let (mut secret, mut secret_at, mut interrupt) = (None::<&str>, Vec::new(), None);
        for (name, value) in options {
            match name {
                "--taint" => config.taint = true,
                "--profile" => config.profile = true,
                "--lines" => (config.profile, lines) = (true, true),
                "--internal" => internal = true,
                "--json" => json = true,
                "--secret" if value.contains(':') => secret_at.push(parse_secret(value)?),
                "--secret" => secret = Some(value),
                "--interrupt" => interrupt = Some(parse_interrupt(value)?),
                "--declassify" => declassify.push(parse_declassify(value)?),
                "--core" => {
                    config.core = match value.to_ascii_lowercase().as_str() {
                        "m0" => Core::M0,
                        "m0+" | "m0plus" => Core::M0Plus,
                        _ => return Err(format!("--core {value}: m0 and m0+ are accepted")),
                    }
                }
                "--multiplier" => {
                    config.multiplier = match value {
                        "fast" => Multiplier::Fast,
                        "small" => Multiplier::Small,
                        _ => {
                            return Err(format!(
                                "--multiplier {value}: fast and small are accepted"
                            ));
                        }
                    }
                }
                "--wait-states" => config.flash_wait = integer(name, value)?,
                "--fetch-wait-states" => config.fetch_wait = integer(name, value)?,
                "--max-cycles" => config.max_cycles = integer(name, value)?,
                _ => {
                    let (base, size) = value.split_once(':').ok_or("--ram needs BASE:SIZE")?;
                    config.ram_base = integer(name, base)?;
                    config.ram_size = integer(name, size)?;
                }
            }
        }
        let Some((&verb, plain)) = plain.split_first() else {
            return match words {
                [] => Ok(Request::Print(HELP)),
                _ => Err("call, run or symbols is missing".into()),
            };
        };
        let usage = match verb {
            "call" => "FIRMWARE and SYMBOL are missing: m0sim call FIRMWARE SYMBOL [OPERAND]...",
            "run" => "FIRMWARE is missing: m0sim run FIRMWARE [-- WORD...]",
            "symbols" => "FIRMWARE is missing: m0sim symbols FIRMWARE [TEXT]",
            "help" => return Ok(Request::Print(HELP)),
            _ => {
                return Err(format!(
                    "{verb} is unknown; call, run and symbols are accepted"
                ));
            }
        };
        let (&firmware, plain) = plain.split_first().ok_or(usage)?;
        let verb = match verb {
            "call" => {
                let (&symbol, words) = plain
                    .split_first()
                    .ok_or("SYMBOL is missing: m0sim call FIRMWARE SYMBOL [OPERAND]...")?;
                let mut operands = Vec::new();
                for word in words {
                    operands.push(Operand::parse(word)?);
                }
                let most = if internal { 13 } else { 32 };
                if operands.len() > most {
                    return Err(format!(
                        "{} operands; at most {most} are accepted",
                        operands.len()
                    ));
                }
                mark(&mut operands, secret, &mut config)?;
                Verb::Call {
                    symbol: symbol.to_owned(),
                    operands,
                    internal,
                }
            }
            "run" if secret.is_some() => {
                return Err("--secret LIST marks operands, and run has none; --secret LABEL:PLACE marks a place".into());
            }
            "run" if plain.is_empty() => Verb::Run,
            "symbols" if plain.len() <= 1 => Verb::Symbols {
                part: plain.first().copied().unwrap_or("").to_owned(),
            },
            _ => {
                return Err(format!(
                    "{verb} has too many arguments: {}",
                    plain.join(" ")
                ));
            }
        };
        config.taint |= !declassify.is_empty() || !secret_at.is_empty();
        Ok(Request::Do(Box::new(Self {
            verb,
            firmware: firmware.to_owned(),
            config,
            declassify,
            secret_at,
            interrupt,
            lines,
            json,
            command_line: behind.join(" "),
        })))
    }
}

/// Marks what is secret: by list, by prefix, or else all that goes in by address.
fn mark(operands: &mut [Operand], list: Option<&str>, config: &mut Config) -> Result<(), String> {
    match list {
        Some("all") => {
            let inputs =
                |o: &&mut Operand| matches!(o, Operand::Word { .. }) || o.is_input_buffer();
            operands
                .iter_mut()
                .filter(inputs)
                .for_each(Operand::mark_secret);
        }
        Some(list) => {
            for position in list.split(',') {
                let index: usize = integer("--secret", position)?;
                let count = operands.len();
                match index.checked_sub(1).and_then(|i| operands.get_mut(i)) {
                    Some(operand) => operand.mark_secret(),
                    None => return Err(format!("--secret {index}: operands are 1 to {count}")),
                }
            }
        }
        None => {}
    }
    let marked = |o: &Operand| {
        matches!(
            o,
            Operand::Word { secret: true, .. } | Operand::Buffer { secret: true, .. }
        )
    };
    config.taint |= operands.iter().any(marked);
    if config.taint && !operands.iter().any(marked) {
        operands
            .iter_mut()
            .filter(|o| o.is_input_buffer())
            .for_each(Operand::mark_secret);
    }
    Ok(())
}

/// r0 to r14, flags, or a register in brackets, + and a number of bytes.
fn parse_place(text: &str) -> Option<Place> {
    let register = |name: &str| -> Option<u8> {
        let number: u8 = name.strip_prefix('r')?.parse().ok()?;
        (number < 15).then_some(number)
    };
    match text.strip_prefix('[') {
        Some(rest) => {
            let (name, length) = rest.split_once("]+")?;
            let (pointer, length) = (register(name)?, integer("", length).ok()?);
            Some(Place::Memory { pointer, length })
        }
        None if text == "flags" => Some(Place::Flags),
        None => register(text).map(Place::Register),
    }
}

const PLACES: &str = "PLACE is r0 to r14, flags or [r0]+LENGTH";

/// `LABEL:PLACE:REASON`.
fn parse_declassify(text: &str) -> Result<Declassify, String> {
    let mut parts = text.splitn(3, ':');
    match (
        parts.next(),
        parts.next().and_then(parse_place),
        parts.next(),
    ) {
        (Some(label), Some(place), Some(reason)) => Ok(Declassify {
            label: label.to_owned(),
            place,
            reason: reason.to_owned(),
        }),
        _ => Err(format!(
            "--declassify {text}: LABEL:PLACE:REASON is needed, where {PLACES}"
        )),
    }
}

/// `LABEL:PLACE`.
fn parse_secret(text: &str) -> Result<(String, Place), String> {
    let (label, place) = text.split_once(':').unwrap_or((text, ""));
    let place = parse_place(place).ok_or_else(|| {
        format!("--secret {text}: a list of operands, or LABEL:PLACE is needed, where {PLACES}")
    })?;
    Ok((label.to_owned(), place))
}

/// `HANDLER:N`.
fn parse_interrupt(text: &str) -> Result<(String, u64), String> {
    let parts = text.rsplit_once(':');
    let parts = parts.and_then(|(handler, every)| Some((handler, integer("", every).ok()?)));
    match parts {
        Some((handler, every)) if every > 0 => Ok((handler.to_owned(), every)),
        _ => Err(format!(
            "--interrupt {text}: HANDLER:N is needed, where N is a number of instructions above 0"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Arguments, String> {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        match Arguments::parse(&words)? {
            Request::Do(arguments) => Ok(*arguments),
            Request::Print(text) => panic!("{text}"),
        }
    }

    #[test]
    fn options() {
        let a = parse("call f.elf inv out:32 32:0x3 --core=m0 --wait-states 2 --secret 2 --json")
            .unwrap();
        assert_eq!(
            (a.config.core, a.config.flash_wait, a.config.taint, a.json),
            (Core::M0, 2, true, true)
        );
        let Verb::Call {
            symbol,
            operands,
            internal,
        } = a.verb
        else {
            panic!()
        };
        assert_eq!(
            (symbol.as_str(), operands.len(), internal),
            ("inv", 2, false)
        );
        assert!(matches!(operands[1], Operand::Buffer { secret: true, .. }));
        assert!(matches!(operands[0], Operand::Buffer { secret: false, .. }));
    }

    #[test]
    fn taint_without_marks_takes_all_inputs() {
        let a = parse("call f.elf inv out:32 32:0x3 7 --taint").unwrap();
        let Verb::Call { operands, .. } = a.verb else {
            panic!()
        };
        assert!(matches!(operands[1], Operand::Buffer { secret: true, .. }));
        assert!(matches!(operands[2], Operand::Word { secret: false, .. }));
    }

    #[test]
    fn declassified_places() {
        let a = parse("run f.elf --declassify a:[r1]+32:why --declassify b:flags:x:y").unwrap();
        assert_eq!(
            a.declassify[0].place,
            Place::Memory {
                pointer: 1,
                length: 32
            }
        );
        assert_eq!(
            (a.declassify[1].place, a.declassify[1].reason.as_str()),
            (Place::Flags, "x:y")
        );
        assert!(a.config.taint);
    }

    #[test]
    fn places_that_become_secret() {
        let a = parse("run f.elf --secret a:[r1]+0x20 --secret b:r2 --interrupt tick:7").unwrap();
        let memory = Place::Memory {
            pointer: 1,
            length: 32,
        };
        let at = [
            ("a".to_owned(), memory),
            ("b".to_owned(), Place::Register(2)),
        ];
        assert_eq!(a.secret_at, at);
        assert_eq!(a.interrupt, Some(("tick".to_owned(), 7)));
        assert!(a.config.taint);
    }

    #[test]
    fn refused() {
        for line in [
            "fly f.elf",
            "call",
            "call f.elf",
            "call f.elf s 0xg",
            "call f.elf s 1 --secret 2",
            "call f.elf s 1 --secret 0",
            "run f.elf x",
            "run f.elf --secret 1",
            "run f.elf --core m3",
            "run f.elf --ram 5",
            "run f.elf --wait-states -1",
            "run f.elf --wait-states",
            "run f.elf --jason",
            "run f.elf --declassify a:r15:x",
            "run f.elf --declassify a:r1",
            "run f.elf --secret a:r15",
            "run f.elf --secret a:[r1]",
            "run f.elf --interrupt a",
            "run f.elf --interrupt a:0",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
