// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors in the code of a routine, each of which has to be refused: accesses to the objects of a
//! caller far away, and pointers and counts that move by another number.

use crate::flow::{Report, analyze};
use crate::isa::Isa;
use crate::machine::text;
use crate::program::{Code, Program};
use crate::spec::Spec;
use iced_x86::{Decoder, DecoderOptions};
use std::collections::BTreeSet;

/// Accesses of a routine that are changed, spread over all of them.
const ACCESSES: usize = 4;
/// What is added to a constant of four bytes.
const FAR: i32 = 1 << 24;

/// Another constant at the end of the code of an instruction.
struct Change {
    place: u64,
    code: Vec<u8>,
}

/// The place, the size and the new bytes of a constant that has one or four bytes.
fn other_constant(bytes: &[u8], at: usize, size: usize) -> Option<Vec<u8>> {
    let old = bytes.get(at..at + size)?;
    match *old {
        // As far as a byte reaches, with the same sign.
        [0x7f] => Some(vec![0x7e]),
        [0x80] => Some(vec![0x81]),
        [..0x80] => Some(vec![0x7f]),
        [_] => Some(vec![0x80]),
        [a, b, c, d] => {
            let new = i32::from_le_bytes([a, b, c, d]).wrapping_add(FAR);
            Some(new.to_le_bytes().to_vec())
        }
        _ => None,
    }
}

/// An instruction of AArch64 with the largest constant in place of its own.
fn other_word(word: u32, displacement: bool) -> Option<u32> {
    let largest = match displacement {
        // Loads and stores of one register, and of two.
        true if word & 0x3b00_0000 == 0x3900_0000 => 0xfff << 10,
        true if word & 0x3b80_0000 == 0x2900_0000 => 0x3f << 15,
        // Additions and subtractions.
        false if word & 0x1f80_0000 == 0x1100_0000 => 0xfff << 10,
        _ => return None,
    };
    Some(word | largest).filter(|&other| other != word)
}

fn change(program: &Program, pc: u64, displacement: bool) -> Option<Change> {
    let bytes = program.bytes(pc)?;
    if program.isa == Isa::Arm {
        let word = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?);
        let code = other_word(word, displacement)?.to_le_bytes().to_vec();
        return Some(Change { place: pc, code });
    }
    let mut decoder = Decoder::with_ip(64, bytes, pc, DecoderOptions::NONE);
    let i = decoder.decode();
    let constants = decoder.get_constant_offsets(&i);
    let (at, size) = match displacement {
        // One byte of it may lead to another part of the same object.
        true if constants.displacement_size() == 4 => (constants.displacement_offset(), 4),
        true => return None,
        false => (constants.immediate_offset(), constants.immediate_size()),
    };
    Some(Change {
        place: pc + at as u64,
        code: other_constant(bytes, at, size)?,
    })
}

fn changes(program: &Program, report: &Report) -> Vec<(u64, Change)> {
    let found = |all: &BTreeSet<u64>, displacement| -> Vec<_> {
        all.iter()
            .filter_map(|&pc| Some((pc, change(program, pc, displacement)?)))
            .collect()
    };
    let mut all = found(&report.moves, false);
    let accesses = found(&report.accesses, true);
    let step = accesses.len().div_ceil(ACCESSES).max(1);
    all.extend(accesses.into_iter().step_by(step));
    all
}

/// How many errors were planted in the routine there, and those that no length refuses.
pub fn planted(program: &Program, address: u64, specs: &[Spec]) -> (usize, Vec<String>) {
    let mut report = Report::default();
    for spec in specs {
        report.join(analyze(program, address, &spec.entry));
    }
    let changes = changes(program, &report);
    let mut changed = program.clone();
    let mut accepted = Vec::new();
    for (pc, change) in &changes {
        let original =
            program.bytes(change.place).unwrap_or_default()[..change.code.len()].to_vec();
        changed.overwrite(change.place, &change.code);
        let refused = specs.iter().any(|spec| {
            let report = analyze(&changed, address, &spec.entry);
            !report.leaks.is_empty() || !report.unproved.is_empty()
        });
        if !refused {
            let code = changed.bytes(*pc).unwrap_or_default();
            accepted.push(format!("{pc:x}: {}", text(program.isa, code, *pc)));
        }
        changed.overwrite(change.place, &original);
    }
    (changes.len(), accepted)
}
