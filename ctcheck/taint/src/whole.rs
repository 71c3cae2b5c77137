// SPDX-License-Identifier: MIT OR Apache-2.0
//! All code that a function can come to, calls included, the constants that it reads, and the names
//! of other libraries' functions that it calls: for proofs that follow its paths themselves.

use crate::program::Code;
use crate::transfer::{decode, text};
use iced_x86::FlowControl;
use std::collections::BTreeMap;

/// Calls that are inside of each other. What is called in the last of them has no code.
const DEEPEST: usize = 3;

/// The longest operand of an instruction.
const OPERAND: usize = 64;

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
            if let Some(data) = code.constant(at) {
                let data = data[..data.len().min(OPERAND)].to_vec();
                found.insert(at, (data, "data".into()));
            }
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
            _ => {}
        }
    }
}
