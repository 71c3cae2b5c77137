// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which addresses an instruction forms, and out of which registers.

use super::gather::Gather;
use super::xsave::Registers;
use iced_x86::Mnemonic::{Stosb, Stosd, Stosq, Stosw};
use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register};

/// An address: the sum of some registers, one of them scaled, and a constant.
#[derive(Clone, Copy)]
pub struct Sum {
    pub base: Option<u8>,
    pub index: Option<u8>,
    pub scale: u8,
    pub displacement: u64,
}

/// What of an instruction belongs into a trace, beside its place.
#[derive(Clone, Copy)]
pub struct Shape {
    pub operand: Option<Sum>,
    /// What is added to that for each element of a vector.
    pub gather: Option<Gather>,
    /// Registers that are addresses, the number of repetitions, or what a division is of.
    pub implicit: [Option<u8>; 3],
    /// The bytes of each of them that count: those above are not of a shorter division.
    pub bytes: [u8; 3],
    pub repeats: bool,
    /// Its addresses are not known from its registers.
    pub refused: bool,
    /// An integer division: it takes longer for some numbers than for others, so that these are in
    /// the trace.
    pub divides: bool,
    /// How many bytes in memory at `operand` are in the trace: a divisor of 64 or 32 bits, or none.
    pub loads: usize,
}

const RAX: u8 = 0;
const RCX: u8 = 1;
const RDX: u8 = 2;
const RSP: u8 = 4;
const RSI: u8 = 6;
const RDI: u8 = 7;

/// The instruction that stands at `pc` in this process.
///
/// # Safety
///
/// `pc` is where this process executes or is about to.
pub unsafe fn decode(pc: u64) -> Instruction {
    // SAFETY: a page of code is mapped, by contract; that the 15 bytes of the longest instruction
    // are too follows from the read-only data, or the end of the page, that no linker leaves
    // shorter.
    let bytes = unsafe { core::slice::from_raw_parts(pc as *const u8, 15) };
    Decoder::with_ip(64, bytes, pc, DecoderOptions::NONE).decode()
}

fn compares(mnemonic: Mnemonic) -> bool {
    use Mnemonic::{Cmpsb, Cmpsd, Cmpsq, Cmpsw, Scasb, Scasd, Scasq, Scasw};
    matches!(
        mnemonic,
        Cmpsb | Cmpsd | Cmpsq | Cmpsw | Scasb | Scasd | Scasq | Scasw
    )
}

fn general(register: Register) -> Option<u8> {
    register.is_gpr64().then(|| register.number() as u8)
}

impl Shape {
    pub fn new(i: &Instruction) -> Self {
        let mut shape = Self {
            operand: None,
            gather: None,
            implicit: [None; 3],
            bytes: [8; 3],
            repeats: i.has_rep_prefix() || i.has_repne_prefix(),
            refused: i.is_invalid(),
            divides: matches!(i.mnemonic(), Mnemonic::Div | Mnemonic::Idiv),
            loads: 0,
        };
        if i.is_string_instruction() {
            // A store takes no address from `rsi`, which may hold anything.
            let reads = !matches!(i.mnemonic(), Stosb | Stosw | Stosd | Stosq);
            let repeats = shape.repeats.then_some(RCX);
            shape.implicit = [reads.then_some(RSI), Some(RDI), repeats];
            // How far these get depends on what they read.
            shape.refused |= i.has_repne_prefix() || compares(i.mnemonic());
            return shape;
        }
        shape.repeats = false;
        if i.is_stack_instruction() {
            shape.implicit[0] = Some(RSP);
        }
        if shape.divides {
            let divisor = i.op0_register().full_register();
            shape.implicit = [Some(RAX), Some(RDX), general(divisor)];
            let size = match i.op0_kind() {
                OpKind::Memory => i.memory_size().size(),
                _ => i.op0_register().size(),
            };
            shape.bytes = match size {
                // The dividend is in ax alone; the divisor may be the second byte of its register.
                1 => {
                    shape.implicit[1] = None;
                    let second = [Register::AH, Register::BH, Register::CH, Register::DH];
                    let is_second = second.contains(&i.op0_register());
                    [2, 8, if is_second { 2 } else { 1 }]
                }
                size => [size as u8; 3],
            };
            if i.op0_kind() == OpKind::Memory {
                shape.loads = i.memory_size().size();
                shape.refused |= !matches!(shape.loads, 4 | 8);
            } else {
                shape.refused |= !divisor.is_gpr64();
            }
        }
        let has_memory = (0..i.op_count()).any(|n| i.op_kind(n) == OpKind::Memory);
        if has_memory && !matches!(i.mnemonic(), Mnemonic::Lea | Mnemonic::Nop) {
            shape.set_operand(i);
        }
        shape
    }

    fn set_operand(&mut self, i: &Instruction) {
        let (base, index) = (i.memory_base(), i.memory_index());
        // The decoder has added the place of the next instruction already.
        let relative = i.is_ip_rel_memory_operand();
        let known = |r: Register| r == Register::None || r.is_gpr64();
        if i.is_vsib() {
            self.gather = Gather::new(i);
        }
        // Nothing here shortens addresses to 32 bits.
        self.refused |= !(relative || known(base));
        self.refused |= !(self.gather.is_some() || known(index));
        self.operand = Some(Sum {
            base: general(base),
            index: general(index),
            scale: i.memory_index_scale() as u8,
            displacement: i.memory_displacement64(),
        });
    }

    /// Hands over all addresses that the instruction forms, given the registers before it.
    pub fn addresses(&self, r: &Registers, mut each: impl FnMut(u64)) {
        let value = |n: u8| r.general[usize::from(n)];
        if let Some(sum) = self.operand {
            let index = sum.index.map_or(0, value).wrapping_mul(sum.scale.into());
            let base = sum.base.map_or(0, value);
            let address = base.wrapping_add(index).wrapping_add(sum.displacement);
            each(address);
            // SAFETY: the instruction is about to read these bytes.
            match self.loads {
                4 => each(unsafe { (address as *const u32).read_unaligned() }.into()),
                8 => each(unsafe { (address as *const u64).read_unaligned() }),
                _ => {}
            }
        }
        if let Some(gather) = &self.gather {
            gather.words(r, &mut each);
        }
        for (n, bytes) in self.implicit.iter().zip(self.bytes) {
            if let Some(n) = n {
                each(value(*n) & (u64::MAX >> (64 - 8 * u32::from(bytes))));
            }
        }
    }
}
