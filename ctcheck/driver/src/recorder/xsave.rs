// SPDX-License-Identifier: MIT OR Apache-2.0
//! The registers of a stopped program; vectors and masks as XSAVE has laid them out.

use core::arch::x86_64::__cpuid_count;

/// Registers of 128 bits; the upper halves of those of 256; masks; the upper halves of the first 16
/// of 512 bits; all of the last 16: their numbers in the header, which are those in the CPU's own
/// list.
const SSE: u32 = 1;
const AVX: u32 = 2;
const MASKS: u32 = 5;
const UPPER: u32 = 6;
const LAST: u32 = 7;

/// Where each part begins: the CPU tells. The first two are the same everywhere.
#[derive(Clone, Copy)]
pub struct Layout([usize; 8]);

impl Layout {
    /// Of this CPU. The question takes microseconds on virtual machines.
    pub fn new() -> Self {
        let offset = |part: u32| match part {
            0 => 0,
            SSE => 160,
            _ => __cpuid_count(13, part).ebx as usize,
        };
        Self(core::array::from_fn(|part| offset(part as u32)))
    }
}

/// The 16 general registers by their numbers in instructions, and the others.
pub struct Registers {
    pub general: [u64; 16],
    pub saved: Saved,
}

/// What was saved.
pub struct Saved {
    area: *const u8,
    layout: Layout,
}

impl Saved {
    /// # Safety
    ///
    /// `area` is what the kernel hands to a signal handler of a CPU with AVX.
    pub unsafe fn new(area: *const u8, layout: Layout) -> Self {
        Self { area, layout }
    }

    fn word(&self, at: usize) -> u64 {
        // SAFETY: the contract of `new`; only parts that the header names are read, and the header
        // itself.
        unsafe { self.area.add(at).cast::<u64>().read_unaligned() }
    }

    /// `N` words of a part, from a word of it on: zero where it is in its first state, and was not
    /// written.
    fn part<const N: usize>(&self, part: u32, first: usize) -> [u64; N] {
        let header = self.word(512);
        let at = self.layout.0[part as usize] + 8 * first;
        core::array::from_fn(|i| match header >> part & 1 {
            0 => 0,
            _ => self.word(at + 8 * i),
        })
    }

    /// A register of 512 bits, or zeros above a shorter one.
    pub fn vector(&self, register: u8) -> [u64; 8] {
        let n = usize::from(register);
        if n >= 16 {
            return self.part(LAST, 8 * (n - 16));
        }
        let ([a, b], [c, d]) = (self.part(SSE, 2 * n), self.part(AVX, 2 * n));
        let [e, f, g, h] = self.part(UPPER, 4 * n);
        [a, b, c, d, e, f, g, h]
    }

    /// The lowest 16 bits of a mask.
    pub fn mask(&self, register: u8) -> u64 {
        let [mask] = self.part(MASKS, register.into());
        mask & 0xffff
    }
}
