// SPDX-License-Identifier: MIT OR Apache-2.0
//! Gathers and scatters: a vector register holds what is added to one address, and a mask says for
//! which elements.

use super::xsave::Registers;
use iced_x86::Mnemonic::{self, *};
use iced_x86::{Instruction, Register};

/// The most words of a trace that one of them has: an address, a mask, a vector of 512 bits.
pub const MOST_WORDS: usize = 10;

/// Which elements there are.
#[derive(Clone, Copy)]
pub enum Mask {
    /// The elements of the bits that are set: `k1` to `k7`, of AVX-512.
    Bits(u8),
    /// The elements of a vector register whose sign is set, of AVX2.
    Signs {
        register: u8,
        words: u8,
        /// Elements of 64 bits, not 32.
        double: bool,
    },
}

/// What it has beside an address.
#[derive(Clone, Copy)]
pub struct Gather {
    pub index: u8,
    /// The length of the index: 2, 4 or 8.
    pub words: u8,
    pub mask: Mask,
    /// The bits of an element of the index: 32 or 64.
    bits: u8,
    /// How many elements are moved: not more than the index has.
    elements: u8,
}

/// The bits of an element of the index.
fn bits(mnemonic: Mnemonic) -> Option<u8> {
    match mnemonic {
        Vpgatherdd | Vpgatherdq | Vgatherdps | Vgatherdpd => Some(32),
        Vpscatterdd | Vpscatterdq | Vscatterdps | Vscatterdpd => Some(32),
        Vpgatherqd | Vpgatherqq | Vgatherqps | Vgatherqpd => Some(64),
        Vpscatterqd | Vpscatterqq | Vscatterqps | Vscatterqpd => Some(64),
        _ => None,
    }
}

impl Gather {
    /// None for what only fetches into the cache.
    pub fn new(i: &Instruction) -> Option<Self> {
        let bits = bits(i.mnemonic())?;
        let words = |r: Register| (r.size() / 8) as u8;
        let size = i.memory_size().size();
        let mask = match i.op_mask() {
            Register::None => Mask::Signs {
                register: i.op2_register().number() as u8,
                words: words(i.op2_register()),
                double: size == 8,
            },
            k => Mask::Bits(k.number() as u8),
        };
        // A scatter has its data second.
        let data = match i.op0_register() {
            Register::None => i.op1_register(),
            r => r,
        };
        let index = i.memory_index();
        let most = 8 * index.size() / usize::from(bits);
        Some(Self {
            index: index.number() as u8,
            words: words(index),
            mask,
            bits,
            elements: most.min(data.size() / size) as u8,
        })
    }

    /// Hands over the mask and the index.
    pub fn words(&self, registers: &Registers, mut each: impl FnMut(u64)) {
        let saved = &registers.saved;
        let mask = match self.mask {
            Mask::Bits(k) => saved.mask(k),
            Mask::Signs {
                register,
                words,
                double,
            } => {
                let elements = saved.vector(register).into_iter().take(words.into());
                match double {
                    true => signs(elements.map(|x| (x >> 63, 1))),
                    false => signs(elements.map(|x| (x >> 31 & 1 | x >> 62 & 2, 2))),
                }
            }
        };
        each(self.kept(0, mask, mask));
        let index = saved.vector(self.index);
        for (word, n) in index.into_iter().zip(1..=self.words) {
            each(self.kept(n, word, mask));
        }
    }

    /// What counts of a word, first that of the mask and then those of the index: elements that are
    /// not moved may have anything in the index.
    pub fn kept(&self, n: u8, word: u64, mask: u64) -> u64 {
        let mask = mask & ((1 << self.elements) - 1);
        if n == 0 {
            return mask;
        }
        match self.bits {
            64 => word * ((mask >> (n - 1)) & 1),
            _ => {
                let (first, second) = (mask >> (2 * n - 2) & 1, mask >> (2 * n - 1) & 1);
                word & (first * 0xffff_ffff + second * 0xffff_ffff_0000_0000)
            }
        }
    }
}

/// Bits of the elements, the first one lowest.
fn signs(elements: impl Iterator<Item = (u64, u32)>) -> u64 {
    let place = |(mask, at), (bits, count): (u64, u32)| (mask | bits << at, at + count);
    elements.fold((0, 0), place).0
}
