// SPDX-License-Identifier: MIT OR Apache-2.0
//! The few instructions that are put between those of the program. None of them changes flags, the
//! stack or any register for long.

use super::gather::{Gather, Mask};
use super::shape::Sum;
use super::shared;

/// What `gs` points to while translated code runs: offsets into [`super::translate::Context`].
pub const SCRATCH: i32 = 0;
pub const NEXT: i32 = 8;
pub const LEAVE: i32 = 24;
pub const WORDS: i32 = 256;

const RAX: u8 = 0;
/// Room for code, in each of the places where there is some.
const SIZE: usize = 1 << 22;
/// The longest that one block can become.
const RESERVE: usize = 1 << 14;
/// How far an operand that is relative to the program counter reaches, with a margin.
const REACH: u64 = 1 << 30;

/// What an instruction between does with an operand in memory.
#[derive(Clone, Copy, PartialEq)]
enum Access {
    Address,
    Load32,
    Load64,
}

/// Memory for code, near the code that it replaces.
pub struct Buffer {
    start: u64,
    used: usize,
}

impl Buffer {
    /// Near `pc`, below or above whatever is mapped there.
    pub fn near(pc: u64) -> Result<Self, String> {
        let step = 1 << 24;
        let below = (1..60).filter_map(|k| (pc & !0xfff).checked_sub(k * step));
        let above = (1..60).map(|k| (pc & !0xfff) + k * step);
        let start = below.chain(above).find(|&at| shared::map_code(at, SIZE));
        let start = start.ok_or("no memory for code near the program's")?;
        Ok(Self { start, used: 0 })
    }

    /// Makes room again.
    pub fn clear(&mut self) {
        self.used = 0;
    }

    pub fn reaches(&self, pc: u64) -> bool {
        self.start.abs_diff(pc) < REACH && self.used + RESERVE < SIZE
    }

    /// Where the next byte goes.
    pub fn here(&self) -> u64 {
        self.start + self.used as u64
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        assert!(self.used + bytes.len() <= SIZE);
        // SAFETY: `map_code` has mapped `SIZE` writable bytes at `start`, and nothing else knows
        // them.
        unsafe {
            core::ptr::copy_nonoverlapping(bytes.as_ptr(), self.here() as *mut u8, bytes.len());
        }
        self.used += bytes.len();
    }

    fn gs(&mut self, opcode: u8, register: u8, offset: i32) {
        let rex = 0x48 | (register >> 3) << 2;
        self.bytes(&[0x65, rex, opcode, (register & 7) << 3 | 4, 0x25]);
        self.bytes(&offset.to_le_bytes());
    }

    /// `mov gs:[offset], register`
    pub fn store(&mut self, register: u8, offset: i32) {
        self.gs(0x89, register, offset);
    }

    /// `mov rax, gs:[SCRATCH]`
    pub fn restore(&mut self) {
        self.gs(0x8b, RAX, SCRATCH);
    }

    /// `mov rax, number`
    pub fn number(&mut self, number: u64) {
        self.bytes(&[0x48, 0xb8]);
        self.bytes(&number.to_le_bytes());
    }

    /// `lea rax, [sum]`, `mov eax, [sum]` or `mov rax, [sum]`.
    fn operand(&mut self, sum: &Sum, access: Access) -> Result<(), String> {
        let (wide, opcode) = match access {
            Access::Address => (0x48, 0x8d),
            Access::Load32 => (0x40, 0x8b),
            Access::Load64 => (0x48, 0x8b),
        };
        let Ok(displacement) = i32::try_from(sum.displacement as i64) else {
            // Relative to the program counter: a number by now. `mov rax, [rax]`
            self.number(sum.displacement);
            if access != Access::Address {
                self.bytes(&[wide, opcode, 0x00]);
            }
            let absolute = sum.base.is_none() && sum.index.is_none();
            return absolute
                .then_some(())
                .ok_or_else(|| "an address of an unusual form".into());
        };
        let (base, index) = (sum.base.unwrap_or(5), sum.index.unwrap_or(4));
        let mode = if sum.base.is_some() { 0x80 } else { 0 };
        let rex = wide | (index >> 3) << 1 | base >> 3;
        let scale = (sum.scale.trailing_zeros() as u8 & 3) << 6;
        self.bytes(&[rex, opcode, mode | 4, scale | (index & 7) << 3 | base & 7]);
        self.bytes(&displacement.to_le_bytes());
        Ok(())
    }

    /// Keeps a word of the trace: an address.
    pub fn record(&mut self, sum: &Sum, word: i32) -> Result<(), String> {
        self.store(RAX, SCRATCH);
        self.operand(sum, Access::Address)?;
        self.store(RAX, WORDS + 8 * word);
        self.restore();
        Ok(())
    }

    /// Keeps another one: what is at that address.
    pub fn record_value(&mut self, sum: &Sum, wide: bool, word: i32) -> Result<(), String> {
        self.store(RAX, SCRATCH);
        self.operand(sum, if wide { Access::Load64 } else { Access::Load32 })?;
        self.store(RAX, WORDS + 8 * word);
        self.restore();
        Ok(())
    }

    /// Keeps the lowest bytes of a register. No flag changes.
    pub fn record_low(&mut self, register: u8, bytes: u8, word: i32) {
        if bytes == 8 {
            return self.store(register, WORDS + 8 * word);
        }
        self.store(RAX, SCRATCH);
        let (rex, mode) = (0x40 | register >> 3, 0xc0 | register & 7);
        match bytes {
            // `movzx eax, r8`, `movzx eax, r16`, `mov eax, r32`
            1 => self.bytes(&[rex, 0x0f, 0xb6, mode]),
            2 => self.bytes(&[rex, 0x0f, 0xb7, mode]),
            _ => self.bytes(&[rex, 0x8b, mode]),
        }
        self.store(RAX, WORDS + 8 * word);
        self.restore();
    }

    /// Keeps a mask and an index. No flag changes.
    pub fn record_gather(&mut self, gather: &Gather, word: i32) {
        self.store(RAX, SCRATCH);
        match gather.mask {
            // `kmovw eax, k`
            Mask::Bits(k) => self.bytes(&[0xc5, 0xf8, 0x93, 0xc0 | k]),
            Mask::Signs {
                register,
                words,
                double,
            } => {
                // `vmovmskps eax, ymm`, `vmovmskpd eax, ymm`
                let extended = if register < 8 { 0xe1 } else { 0xc1 };
                let lengths = 0x78 | (words / 4) << 2 | u8::from(double);
                self.bytes(&[0xc4, extended, lengths, 0x50, 0xc0 | register & 7]);
            }
        }
        self.store(RAX, WORDS + 8 * word);
        self.restore();
        self.store_vector(gather, WORDS + 8 * (word + 1));
    }

    /// `vmovdqu gs:[offset], ymm`, or `vmovdqu64` where there is AVX-512.
    fn store_vector(&mut self, gather: &Gather, offset: i32) {
        let (register, length) = (gather.index, gather.words / 4);
        let inverted = |bit: u8| !(register >> bit) & 1;
        self.bytes(&[0x65]);
        match gather.mask {
            Mask::Bits(_) => {
                let registers = inverted(3) << 7 | 0x60 | inverted(4) << 4 | 1;
                self.bytes(&[0x62, registers, 0xfe, length << 5 | 8]);
            }
            Mask::Signs { .. } => self.bytes(&[0xc5, inverted(3) << 7 | 0x7a | length << 2]),
        }
        self.bytes(&[0x7f, (register & 7) << 3 | 4, 0x25]);
        self.bytes(&offset.to_le_bytes());
    }

    /// `push` of a number, as a call does.
    pub fn push(&mut self, number: u64) {
        self.store(RAX, SCRATCH);
        self.number(number);
        self.bytes(&[0x50]);
        self.restore();
    }

    /// The program goes on at the address on the stack, which is taken off.
    pub fn pop_next(&mut self) {
        self.store(RAX, SCRATCH);
        self.bytes(&[0x58]);
        self.store(RAX, NEXT);
        self.restore();
    }

    /// The program goes on at the address that is in memory.
    pub fn load_next(&mut self, sum: &Sum) -> Result<(), String> {
        self.store(RAX, SCRATCH);
        self.operand(sum, Access::Load64)?;
        self.store(RAX, NEXT);
        self.restore();
        Ok(())
    }

    /// The program goes on there.
    pub fn set_next(&mut self, pc: u64) {
        self.store(RAX, SCRATCH);
        self.number(pc);
        self.store(RAX, NEXT);
        self.restore();
    }

    /// Back to the recorder: `jmp gs:[LEAVE]`.
    pub fn leave(&mut self) {
        self.bytes(&[0x65, 0xff, 0x24, 0x25]);
        self.bytes(&LEAVE.to_le_bytes());
    }

    /// The length of `set_next` and `leave`.
    pub const EXIT: usize = 9 + 10 + 9 + 9 + 8;

    /// Goes on at `taken` where the condition holds, else at `not`.
    pub fn branch(&mut self, condition: u8, taken: u64, not: u64) {
        self.bytes(&[0x0f, 0x80 | condition]);
        self.bytes(&(Self::EXIT as u32).to_le_bytes());
        self.exits(taken, not);
    }

    /// `jrcxz`: goes on at `taken` where `rcx` is 0, else at `not`.
    pub fn branch_at_zero(&mut self, taken: u64, not: u64) {
        self.bytes(&[0xe3, Self::EXIT as u8]);
        self.exits(taken, not);
    }

    fn exits(&mut self, taken: u64, not: u64) {
        for pc in [not, taken] {
            let start = self.used;
            self.set_next(pc);
            self.leave();
            debug_assert_eq!(self.used - start, Self::EXIT);
        }
    }
}
