// SPDX-License-Identifier: MIT OR Apache-2.0
//! AArch64 without the feature of that name: nothing is known of any instruction.

use crate::isa::{Done, Leak, Next};
use crate::state::State;

pub fn text(_: &[u8]) -> String {
    "AArch64, which is read with the feature `aarch64`".into()
}

pub fn step(bytes: &[u8], _: u64, _: &mut State) -> Done {
    Done {
        size: bytes.len().min(4),
        next: Next::End,
        leaks: vec![Leak::UnknownInstruction],
        ..Done::default()
    }
}
