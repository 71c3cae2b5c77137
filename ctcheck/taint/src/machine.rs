// SPDX-License-Identifier: MIT OR Apache-2.0
//! What does an instruction, of either instruction set.

use crate::isa::{Done, Isa};
use crate::state::State;
use crate::{arm, transfer};
use iced_x86::InstructionInfoFactory;

/// What follows instructions, with room that it uses again.
pub enum Machine {
    X86(InstructionInfoFactory),
    Arm,
}

impl Machine {
    pub fn new(isa: Isa) -> Self {
        match isa {
            Isa::X86 => Self::X86(InstructionInfoFactory::new()),
            Isa::Arm => Self::Arm,
        }
    }

    /// Does what the instruction there does to `state`.
    pub fn step(&mut self, bytes: &[u8], pc: u64, state: &mut State) -> Done {
        match self {
            Self::X86(factory) => transfer::step(factory, bytes, pc, state),
            Self::Arm => arm::step(bytes, pc, state),
        }
    }
}

/// The instruction there.
pub fn text(isa: Isa, bytes: &[u8], pc: u64) -> String {
    match isa {
        Isa::X86 => transfer::text(bytes, pc),
        Isa::Arm => arm::text(bytes),
    }
}
