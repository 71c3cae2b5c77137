// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums and differences of numbers by one chain of carries. These instructions are those of every
//! x86-64 CPU.

use core::arch::asm;

/// `out = a + b` or `a - b` for 4 `blocks` limbs, `blocks` not 0, with a carry in and out, 0 or 1.
macro_rules! chain {
    ($name:ident, $instruction:literal) => {
        /// # Safety
        ///
        /// All pointers must be valid for 4 `blocks` words, and `out` for writes. `out` may be `a`.
        #[allow(unsafe_code)]
        #[inline(always)]
        unsafe fn $name(
            out: *mut u64,
            a: *const u64,
            b: *const u64,
            blocks: usize,
            carry: u64,
        ) -> u64 {
            let result;
            // SAFETY: reads and writes the words that the caller vouches for, by offsets from 0 to
            // 32 `blocks` bytes.
            unsafe {
                asm!(
                    // The carry flag.
                    "neg {c}",
                    "2:",
                    "mov {t}, [{a}]",
                    concat!($instruction, " {t}, [{b}]"),
                    "mov [{out}], {t}",
                    "mov {t}, [{a} + 8]",
                    concat!($instruction, " {t}, [{b} + 8]"),
                    "mov [{out} + 8], {t}",
                    "mov {t}, [{a} + 16]",
                    concat!($instruction, " {t}, [{b} + 16]"),
                    "mov [{out} + 16], {t}",
                    "mov {t}, [{a} + 24]",
                    concat!($instruction, " {t}, [{b} + 24]"),
                    "mov [{out} + 24], {t}",
                    // These keep the carry flag.
                    "lea {a}, [{a} + 32]",
                    "lea {b}, [{b} + 32]",
                    "lea {out}, [{out} + 32]",
                    "dec {blocks}",
                    "jnz 2b",
                    "sbb {c}, {c}",
                    "neg {c}",
                    a = inout(reg) a => _,
                    b = inout(reg) b => _,
                    out = inout(reg) out => _,
                    blocks = inout(reg) blocks => _,
                    c = inout(reg) carry => result,
                    t = out(reg) _,
                    options(nostack),
                );
            }
            result
        }
    };
}

chain!(add_blocks, "adc");
chain!(sub_blocks, "sbb");

/// `out = a + b` on whole blocks: how many words those are, and the carry. The old `out` stands for
/// an `a` that is not given. All lengths are the same.
#[allow(unsafe_code)]
#[inline]
pub(crate) fn add(out: &mut [u64], a: Option<&[u64]>, b: &[u64]) -> (usize, u64) {
    let (out, a, b, blocks) = pointers(out, a, b);
    if blocks == 0 {
        return (0, 0);
    }
    // SAFETY: these words are inside the slices, as `pointers` has asserted.
    (4 * blocks, unsafe { add_blocks(out, a, b, blocks, 0) })
}

/// `out = a - b`, as above.
#[allow(unsafe_code)]
#[inline]
pub(crate) fn sub(out: &mut [u64], a: Option<&[u64]>, b: &[u64]) -> (usize, u64) {
    let (out, a, b, blocks) = pointers(out, a, b);
    if blocks == 0 {
        return (0, 0);
    }
    // SAFETY: as above.
    (4 * blocks, unsafe { sub_blocks(out, a, b, blocks, 0) })
}

/// Where the operands are, and their whole blocks.
#[inline(always)]
fn pointers(
    out: &mut [u64],
    a: Option<&[u64]>,
    b: &[u64],
) -> (*mut u64, *const u64, *const u64, usize) {
    let n = out.len();
    assert!(b.len() == n && a.is_none_or(|a| a.len() == n));
    let out = out.as_mut_ptr();
    (
        out,
        a.map_or(out.cast_const(), <[u64]>::as_ptr),
        b.as_ptr(),
        n / 4,
    )
}
