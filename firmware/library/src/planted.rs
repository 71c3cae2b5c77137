// SPDX-License-Identifier: MIT OR Apache-2.0
//! Masks that a compiler sees through: the check has to find each of them.

/// As the library's, for a register of this core.
#[inline(always)]
#[allow(
    asm_sub_register,
    reason = "in a comment the name of the whole register is as good"
)]
fn hidden(mut x: u32) -> u32 {
    // SAFETY: the assembly is a comment.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

#[inline(always)]
fn mask(bit: u64) -> u64 {
    let x = bit.wrapping_neg();
    hidden(x as u32) as u64 | (hidden((x >> 32) as u32) as u64) << 32
}

#[inline(always)]
fn select(out: &mut [u64; 4], a: &[u64; 4], b: &[u64; 4], mask: u64) {
    for i in 0..4 {
        out[i] = b[i] ^ ((a[i] ^ b[i]) & mask);
    }
}

/// `a` if `a` is zero, else `b`, by the top bit of `x | -x`: a compiler knows what that means.
#[unsafe(no_mangle)]
extern "C" fn planted_zero(out: &mut [u64; 4], a: &[u64; 4], b: &[u64; 4]) {
    let x = a.iter().fold(0, |s, &x| s | x);
    let zero = mask(1 ^ ((x | x.wrapping_neg()) >> 63));
    select(out, a, b, zero);
}

/// The smaller of the lowest words, by a comparison.
#[unsafe(no_mangle)]
extern "C" fn planted_less(out: &mut [u64; 4], a: &[u64; 4], b: &[u64; 4]) {
    select(out, a, b, mask((a[0] < b[0]) as u64));
}

/// The remainder of each word modulo 4591, for words below twice that, by the sign of a difference.
#[unsafe(no_mangle)]
extern "C" fn planted_sign(out: &mut [i32; 8], a: &[i32; 8]) {
    for (o, &a) in out.iter_mut().zip(a) {
        let r = a - 4591;
        *o = r + (4591 & (r >> 31));
    }
}

/// A word shifted by a secret count, which takes a routine where registers have 32 bits.
#[unsafe(no_mangle)]
extern "C" fn planted_shift(out: &mut u64, a: &u64, count: &u64) {
    *out = a.wrapping_shr(*count as u32);
}
