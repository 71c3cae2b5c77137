// SPDX-License-Identifier: MIT OR Apache-2.0
//! The instruction sets: their registers and calling conventions, and what can be said of an
//! instruction of either.

use std::ops::Range;

const X86: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];
/// Behind them are the vectors, which lines cannot name.
const ARM: [&str; 32] = [
    "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13", "x14",
    "x15", "x16", "x17", "x18", "x19", "x20", "x21", "x22", "x23", "x24", "x25", "x26", "x27",
    "x28", "x29", "x30", "sp",
];
/// Where the vectors begin.
#[cfg(feature = "aarch64")]
pub const VECTORS: usize = ARM.len();

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Isa {
    X86,
    Arm,
}

/// What is wrong with an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leak {
    Branch,
    Address,
    Latency,
    /// A vector access to memory whose mask is secret.
    Mask,
    /// Nothing is known of it: it can't be said to be harmless.
    UnknownInstruction,
    /// An access past the end of the object that its pointer points into.
    OutOfBounds,
    /// A jump to a place that is not known.
    UnknownTarget,
    /// The stack pointer is another one at return than at entry.
    MovedStack,
    /// A register that belongs to the caller may hold something else at return than at entry.
    LostRegister,
    /// A register that belongs to the system is read or written.
    Reserved,
}

impl Leak {
    pub fn describe(self) -> &'static str {
        match self {
            Self::Branch => "branches on a secret",
            Self::Address => "forms an address of a secret",
            Self::Latency => "has a latency that depends on a secret",
            Self::Mask => "accesses memory under a secret mask",
            Self::UnknownInstruction => "is not known to be harmless",
            Self::OutOfBounds => "accesses memory outside of what the specification names",
            Self::UnknownTarget => "goes to a place that is not known",
            Self::MovedStack => "returns with another stack pointer",
            Self::Reserved => "touches a register of the system",
            Self::LostRegister => "returns with another value in a register of the caller",
        }
    }
}

/// Where the code goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Next {
    #[default]
    On,
    /// There, or on; and whether it is taken, where that is known.
    Branch(u64, Option<bool>),
    Jump(u64),
    Call(u64),
    Return,
    End,
    /// To a place that is not known.
    Unknown,
}

/// What an instruction did.
#[derive(Default)]
pub struct Done {
    pub size: usize,
    pub next: Next,
    pub leaks: Vec<Leak>,
    /// Whether any of it is about secrets.
    pub secret: bool,
    /// Whether it accesses memory, and bounds were not checked: the object, or the place in it, is
    /// not known.
    pub unproved: bool,
    /// Whether it moves a pointer or a count that is known, by a constant.
    pub moves: bool,
    /// Whether it accesses an object of the caller.
    pub of_caller: bool,
}

impl Isa {
    /// The names of the general registers, by number.
    pub fn registers(self) -> &'static [&'static str] {
        match self {
            Self::X86 => &X86,
            Self::Arm => &ARM,
        }
    }

    /// The stack pointer.
    pub fn stack(self) -> usize {
        match self {
            Self::X86 => 4,
            Self::Arm => 31,
        }
    }

    /// The registers that a function gives back as it found them, but for the stack pointer.
    pub fn saved(self) -> &'static [usize] {
        match self {
            // rbx, rbp, r12 to r15.
            Self::X86 => &[3, 5, 12, 13, 14, 15],
            // x19 to x30, and the low halves of v8 to v15.
            Self::Arm => &[
                19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 40, 41, 42, 43, 44, 45, 46, 47,
            ],
        }
    }

    /// The bytes of the stack that a return takes off.
    pub fn return_address(self) -> i64 {
        match self {
            Self::X86 => 8,
            Self::Arm => 0,
        }
    }

    /// How much of the stack may be used, below the stack pointer at entry and above.
    pub fn stack_bounds(self) -> Range<i64> {
        match self {
            Self::X86 => -(1 << 20)..(1 << 12),
            // No argument of a routine is there.
            Self::Arm => -(1 << 20)..0,
        }
    }
}
