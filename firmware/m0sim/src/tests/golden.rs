// SPDX-License-Identifier: MIT OR Apache-2.0
//! Vectors that `tests/python/golden.py` derives from the architecture manual's pseudocode.

use super::{Wrong, machine, mutate};
use crate::decode::decode;
use crate::instruction::{Alu, Instruction, Unary, Width};
use crate::{Config, Core, Error, Fault, Machine};
use std::collections::BTreeMap;

const FILE: &str = include_str!("../../tests/golden.txt");
const CODE: u32 = 0x200;
const RAM: u32 = 0x2000_0000;
const SIZE: u32 = 0x1000;

type State = BTreeMap<String, u32>;

fn hex(text: &str) -> u32 {
    u32::from_str_radix(text, 16).unwrap()
}

/// The registers, flags and words of memory that differ from the default.
fn apply(state: &mut State, words: &str) {
    for (key, value) in words.split_whitespace().filter_map(|w| w.split_once('=')) {
        if key != "c" && key != "fault" {
            state.insert(key.to_owned(), hex(value));
        }
    }
}

fn default_state() -> State {
    let mut state: State = (0..13)
        .map(|i| (format!("r{i}"), 0x0101_0101 * i))
        .collect();
    apply(&mut state, "f=0 r13=20000800 r14=451 r15=200");
    state
}

fn read(machine: &Machine) -> State {
    let mut state: State = (0..16)
        .map(|i| (format!("r{i}"), machine.register(i)))
        .collect();
    state.insert("f".into(), u32::from(machine.flags()));
    for (i, word) in machine
        .read(RAM, SIZE as usize)
        .unwrap()
        .chunks(4)
        .enumerate()
    {
        let value = u32::from_le_bytes(word.try_into().unwrap());
        if value != 0 {
            state.insert(format!("m{:x}", RAM + 4 * i as u32), value);
        }
    }
    state
}

/// What a fault is called in the vectors.
fn kind(fault: &Fault) -> &'static str {
    match fault {
        Fault::Undefined { .. } => "undefined",
        Fault::Unpredictable { .. } => "unpredictable",
        Fault::Unaligned { .. } => "unaligned",
        Fault::ArmState { .. } => "arm",
        Fault::OutOfRange { .. } | Fault::StackOverflow { .. } => "range",
        _ => "other",
    }
}

/// Runs one line on one core; says what is wrong.
fn check(line: &str, core: Core, wrong: Wrong) -> Result<(), String> {
    let (before, after) = line.split_once(" > ").unwrap();
    let (code, before) = before.split_once(' ').unwrap_or((before, ""));
    let mut code: Vec<u16> = code
        .as_bytes()
        .chunks(4)
        .map(|c| hex(str::from_utf8(c).unwrap()) as u16)
        .collect();
    code.resize(code.len() + 8, 0xbf00);
    let config = Config {
        core,
        ram_base: RAM,
        ram_size: SIZE,
        ..Config::default()
    };
    let mut machine = machine(CODE, &code, config);
    mutate(&mut machine.cpu, wrong);
    let mut state = default_state();
    apply(&mut state, before);
    for (key, &value) in &state {
        match key.split_at(1) {
            ("r", i) => machine.set_register(i.parse().unwrap(), value),
            ("m", address) => machine.write(hex(address), &value.to_le_bytes()).unwrap(),
            _ => machine.set_flags(value as u8),
        }
    }
    let done = machine.step();
    let word = |name: &str| after.split_whitespace().find_map(|w| w.strip_prefix(name));
    match (done, word("fault=")) {
        (Ok(()), None) => {}
        (Err(Error::Fault { fault, at }), Some(expected)) => {
            let same = kind(&fault) == expected && at.address == CODE;
            return if same {
                Ok(())
            } else {
                Err(format!("{line}: {fault}"))
            };
        }
        (done, _) => return Err(format!("{line}: {done:?}")),
    }
    apply(&mut state, after);
    state.retain(|key, value| !key.starts_with('m') || *value != 0);
    let found = read(&machine);
    if found != state {
        let differ: Vec<_> = found
            .iter()
            .filter(|(k, v)| state.get(*k) != Some(*v))
            .collect();
        return Err(format!("{line}: {differ:x?}"));
    }
    let (plus, zero) = word("c=").unwrap().split_once(',').unwrap();
    let expected = if core == Core::M0 { zero } else { plus };
    match machine.cycles().to_string() == expected {
        true => Ok(()),
        false => Err(format!(
            "{line}: {} cycles on {}",
            machine.cycles(),
            core.name()
        )),
    }
}

fn failures(wrong: Wrong) -> Vec<String> {
    let lines = FILE.lines().filter(|l| l.contains(" > "));
    let both = lines.flat_map(|line| [(line, Core::M0), (line, Core::M0Plus)]);
    both.filter_map(|(line, core)| check(line, core, wrong).err())
        .collect()
}

#[test]
fn vectors() {
    assert!(FILE.lines().filter(|l| l.contains(" > ")).count() > 700);
    assert_eq!(failures(|i| i), Vec::<String>::new());
}

/// Every error that is planted makes some vector fail.
#[test]
fn planted_errors_are_found() {
    use Instruction::*;
    macro_rules! wrong {
        ($($name:literal: $from:pat $(if $when:expr)? => $to:expr;)*) => {
            [$(($name, |i| match i { $from $(if $when)? => $to, i => i })),*]
        };
    }
    let wrong: [(&str, Wrong); 14] = wrong! {
        "ADC without the carry": DataProcessing { op: Alu::Adc, d, m } => AddReg { d, n: d, m };
        "SBC with the carry set": DataProcessing { op: Alu::Sbc, d, m } => SubReg { d, n: d, m };
        "LSR #32 as #31": LsrImm { d, m, by: 32 } => LsrImm { d, m, by: 31 };
        "MOVS that clears the carry": MovLow { d, m } => AddImm { d, n: m, imm: 0 };
        "TST as AND": DataProcessing { op: Alu::Tst, d, m } => DataProcessing { op: Alu::And, d, m };
        "ROR as LSR": DataProcessing { op: Alu::Ror, d, m } => DataProcessing { op: Alu::Lsr, d, m };
        "REVSH without the sign": Extend { op: Unary::Revsh, d, m } => Extend { op: Unary::Rev16, d, m };
        "LDRSB as LDRB": LoadReg { mut access, m } if access.width == Width::SignedByte => {
            access.width = Width::Byte;
            LoadReg { access, m }
        };
        "GT as GE": BranchIf { cond: 12, offset } => BranchIf { cond: 10, offset };
        "a branch one instruction short": BranchLink { offset } => BranchLink { offset: offset - 2 };
        "POP without PC": Pop { list } if list & 0x100 != 0 && list != 0x100 => Pop { list: list & 0xff };
        "WFI in one cycle": Wait => Hint;
        "BLX as BX": Blx { m } => Bx { m };
        "UDF as NOP": Undefined => Hint;
    };
    for (name, wrong) in wrong {
        assert!(!failures(wrong).is_empty(), "{name} was not found");
    }
}

/// What each of the 65536 first halfwords is.
#[test]
fn all_halfwords() {
    let mut next = 0;
    for line in FILE
        .lines()
        .filter(|l| !l.contains('>') && !l.starts_with('#'))
    {
        let (range, kind) = line.split_once(' ').unwrap();
        let (first, last) = range.split_once('-').unwrap();
        assert_eq!(hex(first), next);
        next = hex(last) + 1;
        for half in hex(first)..next {
            // A 32-bit instruction is defined here by a BL behind it.
            let found = match decode(half as u16, 0xf800) {
                Instruction::Undefined => "undefined",
                Instruction::Unpredictable => "unpredictable",
                Instruction::Svc { .. } => "svc",
                Instruction::Bkpt { .. } => "bkpt",
                Instruction::BranchLink { .. } => "long",
                _ => "defined",
            };
            assert_eq!(found, kind, "{half:04x}");
        }
    }
    assert_eq!(next, 0x10000);
}
