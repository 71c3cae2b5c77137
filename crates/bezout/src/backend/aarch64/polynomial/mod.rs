// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials in vectors of 128 bits, which every CPU of the target has.

#![allow(unsafe_code)]

mod prime_step;
pub(crate) mod ring_product;
pub(crate) mod ternary;

use core::arch::aarch64::uint64x2_t;

/// The bits of `yes` where those of `mask` are set, and of `no` elsewhere. Of the intrinsic
/// compilers make three instructions, once they have the inverted mask too.
#[inline(always)]
fn select(mask: uint64x2_t, yes: uint64x2_t, mut no: uint64x2_t) -> uint64x2_t {
    // SAFETY: the target has NEON, or this file is left out. The instruction writes the register
    // that it names.
    unsafe {
        core::arch::asm!(
            "bit {no:v}.16b, {yes:v}.16b, {mask:v}.16b",
            no = inout(vreg) no,
            yes = in(vreg) yes,
            mask = in(vreg) mask,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    no
}
