// SPDX-License-Identifier: MIT OR Apache-2.0
//! All code that a function can come to, calls included, the constants that it reads, and the names
//! of other libraries' functions that it calls: for proofs that follow its paths themselves.
//!
//! Where a jump goes by a table, so does the code, if compilers write such jumps: to each entry up
//! to the first one that leads out of the function. Some of these may be of another table. A proof
//! reads its entry out of the bytes, and refuses one whose code is missing.

use crate::program::Code;
use crate::transfer::{decode, text};
use iced_x86::{FlowControl, Instruction};
use std::collections::BTreeMap;

/// Calls that are inside of each other. What is called in the last of them has no code.
const DEEPEST: usize = 3;

/// The longest operand of an instruction.
const OPERAND: usize = 64;

/// An entry of a table of a jump: how far from the table its code is.
const ENTRY: usize = 4;

/// How many instructions before a jump say where its table is.
const BEFORE: usize = 8;

/// By address, bytes and text of each instruction; a constant is `data` by its text, and where an
/// address is that the loader writes, the text is `import` and a name.
pub fn whole(code: &dyn Code, start: u64) -> BTreeMap<u64, (Vec<u8>, String)> {
    let mut found = BTreeMap::new();
    let mut calls = vec![start];
    for _ in 0..=DEEPEST {
        let mut next = Vec::new();
        while let Some(pc) = calls.pop() {
            function(code, pc, &mut next, &mut found);
        }
        calls = next;
    }
    found
}

/// One of them, and what it calls.
fn function(
    code: &dyn Code,
    start: u64,
    calls: &mut Vec<u64>,
    found: &mut BTreeMap<u64, (Vec<u8>, String)>,
) {
    let mut todo = vec![start];
    while let Some(pc) = todo.pop() {
        let Some(bytes) = code.bytes(pc).filter(|_| !found.contains_key(&pc)) else {
            continue;
        };
        let i = decode(bytes, pc);
        if i.is_invalid() {
            continue;
        }
        found.insert(pc, (bytes[..i.len()].to_vec(), text(bytes, pc)));
        if i.is_ip_rel_memory_operand() {
            let at = i.ip_rel_memory_address();
            constant(code, at, OPERAND, found);
            if let Some(name) = code.import(at) {
                found.insert(at, (Vec::new(), format!("import {name}")));
            }
        }
        let to = i.near_branch_target();
        match i.flow_control() {
            FlowControl::Next | FlowControl::IndirectCall => todo.push(i.next_ip()),
            FlowControl::UnconditionalBranch => todo.push(to),
            FlowControl::ConditionalBranch => todo.extend([i.next_ip(), to]),
            FlowControl::Call => {
                calls.push(to);
                todo.push(i.next_ip());
            }
            FlowControl::IndirectBranch => {
                let Some(at) = table(&before(found, pc), &text(bytes, pc)) else {
                    continue;
                };
                let targets = entries(code, at, pc);
                let length = (ENTRY * targets.len()).next_multiple_of(8);
                constant(code, at, length, found);
                todo.extend(targets);
            }
            _ => {}
        }
    }
}

/// Adds the bytes from there on that nothing writes, up to `length`, if these are more than before.
fn constant(code: &dyn Code, at: u64, length: usize, found: &mut BTreeMap<u64, (Vec<u8>, String)>) {
    let data = code.constant(at).unwrap_or_default();
    let data = &data[..data.len().min(length)];
    if found.get(&at).map_or(0, |(known, _)| known.len()) < data.len() {
        found.insert(at, (data.to_vec(), "data".into()));
    }
}

/// The instructions before a place, the last one first.
fn before(found: &BTreeMap<u64, (Vec<u8>, String)>, end: u64) -> Vec<(Instruction, &str)> {
    let behind = found.range(..end).rev().take(BEFORE);
    behind
        .map(|(pc, (bytes, text))| (decode(bytes, *pc), text.as_str()))
        .collect()
}

/// The table of a jump: `lea b,[table]`, `movsxd r,[b+i*4]`, `add r,b` and `jmp r`, the last three
/// in a row.
fn table(before: &[(Instruction, &str)], jump: &str) -> Option<u64> {
    let [(_, add), (_, load), rest @ ..] = before else {
        return None;
    };
    let to = jump.strip_prefix("jmp ")?;
    let base = add.strip_prefix(&*format!("add {to},"))?;
    let index = load.strip_prefix(&*format!("movsxd {to},[{base}+"))?;
    index.strip_suffix("*4]")?;
    // The last one that writes this register.
    let of_base = |(_, text): &&(Instruction, &str)| text.contains(&*format!(" {base},"));
    let (lea, text) = rest.iter().find(of_base)?;
    let is_table = text.starts_with("lea ") && lea.is_ip_rel_memory_operand();
    is_table.then(|| lea.ip_rel_memory_address())
}

/// Where the entries of a table of a jump at `pc` lead to.
fn entries(code: &dyn Code, at: u64, pc: u64) -> Vec<u64> {
    let function = code.function(pc);
    let words = code.constant(at).unwrap_or_default().chunks_exact(ENTRY);
    let targets = words.map(|word| {
        let distance = i32::from_le_bytes(word.try_into().expect("a chunk has these bytes"));
        at.wrapping_add_signed(i64::from(distance))
    });
    targets.take_while(|to| function.contains(to)).collect()
}
