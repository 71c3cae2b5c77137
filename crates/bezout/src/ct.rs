// SPDX-License-Identifier: MIT OR Apache-2.0
//! Masks: all secret decisions come from this file.
//!
//! Compilers can turn `0 - (a < b) as u64` back into a branch. So a mask comes from a bit or a
//! borrow that was computed arithmetically, never from a `bool`. It passes an optimization barrier
//! before its use: the compiler then does not know that the mask has only two values.
//!
//! With the feature `ct` it is public, for code on top of this library that decides on secrets too.
//! The barriers are checked with the compilers and on the target that `SECURITY.md` names: check
//! the binary that you ship.
#![cfg_attr(
    feature = "ct",
    doc = "
```
use bezout::ct::Mask;
// The entry at a secret place: all of them are read.
fn look_up(table: &[u64], place: u64) -> u64 {
    let here = |(i, &x)| x & Mask::equal(i as u64, place).word();
    table.iter().enumerate().map(here).fold(0, |all, x| all | x)
}
assert_eq!(look_up(&[5, 7, 9], 1), 7);
```
"
)]

use subtle::Choice;

/// Hides the value of `x` from the optimizer, at no cost in instructions.
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
))]
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn barrier(mut x: u64) -> u64 {
    // SAFETY: the assembly is a comment; it touches neither memory nor the stack nor the flags.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// Hides the value of `x` from the optimizer, in two halves.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
#[inline(always)]
pub(crate) fn barrier(x: u64) -> u64 {
    barrier32(x as u32) as u64 | (barrier32((x >> 32) as u32) as u64) << 32
}

/// Hides the value of `x` from the optimizer, at no cost in instructions.
#[allow(dead_code, reason = "kernels for 32-bit CPUs alone need it")]
#[cfg(any(
    target_arch = "x86",
    target_arch = "x86_64",
    target_arch = "arm",
    target_arch = "aarch64",
    target_arch = "riscv32",
    target_arch = "riscv64"
))]
#[inline(always)]
#[allow(unsafe_code)]
#[allow(
    asm_sub_register,
    reason = "in a comment the name of the whole register is as good"
)]
pub(crate) fn barrier32(mut x: u32) -> u32 {
    // SAFETY: the assembly is a comment; it touches neither memory nor the stack nor the flags.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags));
    }
    x
}

/// Hides the value of `x` from the optimizer.
#[cfg(not(any(
    target_arch = "x86",
    target_arch = "x86_64",
    target_arch = "arm",
    target_arch = "aarch64",
    target_arch = "riscv32",
    target_arch = "riscv64"
)))]
#[inline(always)]
pub(crate) fn barrier32(x: u32) -> u32 {
    core::hint::black_box(x)
}

/// A barrier on CPUs other than x86-64. There compilers may make a branch of a bit that they see,
/// or read a table to count zeros. On x86-64 they have instructions for both, and the check of the
/// binary sees what they made.
#[inline(always)]
pub(crate) fn barrier_on_others(x: u64) -> u64 {
    match cfg!(target_arch = "x86_64") {
        true => x,
        false => barrier(x),
    }
}

/// -1 if `x` is negative, else 0, for loops that compilers make vectors of: no barrier where CPUs
/// have those, as it would keep loops out of them.
#[cfg(feature = "polynomial")]
#[inline(always)]
pub(crate) fn sign(x: i32) -> i32 {
    match cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        true => x >> 31,
        false => barrier32((x >> 31) as u32) as i32,
    }
}

/// -1 if `x` is negative, else 0.
#[inline(always)]
pub(crate) fn sign64(x: i64) -> i64 {
    // A compiler that knows the range of a difference makes a comparison of its sign; one that
    // knows that a mask is made of a sign makes a branch of `q & mask`.
    let mask = barrier_on_others(x as u64) as i64 >> 63;
    barrier_on_others(mask as u64) as i64
}

/// All zeros (no) or all ones (yes), opaque to the optimizer.
#[derive(Clone, Copy)]
pub struct Mask(u64);

impl Mask {
    /// Makes a mask from a bit, 0 or 1. [`odd`](Self::odd) takes any number.
    #[inline(always)]
    pub(crate) fn from_bit(bit: u64) -> Self {
        debug_assert!(bit <= 1);
        Self(barrier(bit.wrapping_neg()))
    }

    /// Makes a mask from the lowest bit of `x`: yes if `x` is odd.
    #[inline(always)]
    pub fn odd(x: u64) -> Self {
        Self::from_bit(x & 1)
    }

    /// Makes a mask from the lowest bit of `x`: yes if `x` is even.
    #[inline(always)]
    pub fn even(x: u64) -> Self {
        Self(barrier((x & 1).wrapping_sub(1)))
    }

    /// Makes a mask from the sign of `x`: yes if `x` is negative.
    #[inline(always)]
    pub fn negative(x: i64) -> Self {
        Self(barrier(sign64(x) as u64))
    }

    /// Yes if `x` is zero.
    #[inline(always)]
    pub fn zero(x: u64) -> Self {
        // The top bit of x | -x is clear for zero alone. Compilers know that too.
        Self::from_bit(1 ^ (barrier_on_others(x | x.wrapping_neg()) >> 63))
    }

    /// Yes if `a == b`.
    #[inline(always)]
    pub fn equal(a: u64, b: u64) -> Self {
        Self::zero(a ^ b)
    }

    /// The mask as a word: 0 or 2^64 - 1.
    #[inline(always)]
    pub fn word(self) -> u64 {
        self.0
    }

    /// The mask as a bit: 0 or 1.
    #[inline(always)]
    pub fn bit(self) -> u64 {
        self.0 & 1
    }

    /// Returns `a` if yes, `b` if no.
    #[inline(always)]
    pub fn select(self, a: u64, b: u64) -> u64 {
        b ^ ((a ^ b) & self.0)
    }

    /// Swaps `a` and `b` if yes.
    #[inline(always)]
    pub fn swap(self, a: &mut u64, b: &mut u64) {
        let t = (*a ^ *b) & self.0;
        *a ^= t;
        *b ^= t;
    }

    /// The mask as a [`Choice`], for signatures.
    #[inline(always)]
    pub fn choice(self) -> Choice {
        Choice::from((self.0 & 1) as u8)
    }

    /// Makes a mask from a [`Choice`].
    #[inline(always)]
    pub fn from_choice(c: Choice) -> Self {
        Self::from_bit(c.unwrap_u8() as u64)
    }
}

impl core::ops::BitAnd for Mask {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl core::ops::BitOr for Mask {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl core::ops::BitXor for Mask {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl core::ops::Not for Mask {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// A mask of 32 bits: all zeros (no) or all ones (yes), opaque to the optimizer.
#[cfg(any(
    target_pointer_width = "32",
    test,
    feature = "kernels",
    feature = "binary-field",
    feature = "polynomial",
    feature = "ct"
))]
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "tables of linear maps are allocated")
)]
#[derive(Clone, Copy)]
pub struct Mask32(u32);

#[cfg(any(
    target_pointer_width = "32",
    test,
    feature = "kernels",
    feature = "binary-field",
    feature = "polynomial",
    feature = "ct"
))]
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "tables of linear maps are allocated")
)]
impl Mask32 {
    /// Makes a mask from the lowest bit of `x`: yes if `x` is odd.
    #[inline(always)]
    pub fn odd(x: u32) -> Self {
        Self(barrier32((x & 1).wrapping_neg()))
    }

    /// Makes a mask from the lowest bit of `x`: yes if `x` is even.
    #[cfg(any(target_pointer_width = "32", test, feature = "kernels", feature = "ct"))]
    #[inline(always)]
    pub fn even(x: u32) -> Self {
        Self(barrier32((x & 1).wrapping_sub(1)))
    }

    /// Makes a mask from the sign of `x`: yes if `x` is negative.
    #[cfg(any(target_pointer_width = "32", test, feature = "kernels", feature = "ct"))]
    #[inline(always)]
    pub fn negative(x: i32) -> Self {
        Self(barrier32((barrier32(x as u32) as i32 >> 31) as u32))
    }

    /// The mask as a word: 0 or 2^32 - 1.
    #[inline(always)]
    pub fn word(self) -> u32 {
        self.0
    }
}

/// Makes a value public that was computed from secrets, if the function's contract names it as
/// public.
///
/// The answer comes from a table, so only the address of the table entry depends on the secret.
/// Instruments that follow secrets report the access here, by the name of this function. They treat
/// the returned value as public. They still see every other use of a secret.
#[inline(never)]
pub fn public_by_contract(choice: Choice) -> bool {
    static ANSWERS: [bool; 2] = [false, true];
    // Else a compiler reads the table and makes arithmetic of it.
    core::hint::black_box(&ANSWERS)[usize::from(choice.unwrap_u8() & 1)]
}

/// Hides the values of `x` from the optimizer, as the barrier of a mask does, without a register
/// for each: for masks that are made and used in vectors.
#[cfg(any(feature = "ct", feature = "polynomial"))]
#[inline(always)]
pub fn hide<T: Copy>(x: &mut [T]) {
    seen(x);
}

/// Overwrites memory that held a secret. The barrier keeps the compiler from dropping the stores as
/// dead.
#[inline(always)]
pub fn wipe<T: Copy + Default>(x: &mut [T]) {
    x.fill(T::default());
    seen(x);
}

/// What `f` returns, with zeros in `WORDS` words of the stack where its frames were: compilers keep
/// copies of secrets there. What it returns is the caller's, and so is what the closure holds by
/// value.
#[cfg(feature = "ct")]
#[inline(always)]
pub fn overwriting<const WORDS: usize, T>(f: impl FnOnce() -> T) -> T {
    let out = apart(f);
    overwrite::<WORDS>();
    out
}

/// In frames of its own, below the caller's.
#[cfg(feature = "ct")]
#[inline(never)]
fn apart<T>(f: impl FnOnce() -> T) -> T {
    f()
}

/// Zeros where [`apart`], which was called from the same frame, had its frames.
#[cfg(feature = "ct")]
#[inline(never)]
fn overwrite<const WORDS: usize>() {
    seen(&mut [0u64; WORDS]);
}

/// Lets the optimizer assume that all of `x` is read.
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
))]
#[inline(always)]
#[allow(unsafe_code)]
fn seen<T>(x: &mut [T]) {
    // SAFETY: the assembly is a comment.
    unsafe {
        core::arch::asm!("/* {0} */", in(reg) x.as_mut_ptr(), options(nostack, preserves_flags));
    }
}

/// Lets the optimizer assume that all of `x` is read.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
#[inline(always)]
fn seen<T>(x: &mut [T]) {
    core::hint::black_box(x);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_all_zeros_or_all_ones() {
        for x in [0u64, 1, 2, 3, 1 << 63, u64::MAX, u64::MAX - 1] {
            let all = |b: bool| if b { u64::MAX } else { 0 };
            assert_eq!(Mask::odd(x).word(), all(x % 2 == 1));
            assert_eq!(Mask::even(x).word(), all(x % 2 == 0));
            assert_eq!(Mask::zero(x).word(), all(x == 0));
            assert_eq!(Mask::negative(x as i64).word(), all((x as i64) < 0));
            assert_eq!(Mask::equal(x, 3).word(), all(x == 3));
            assert_eq!(Mask::odd(x).select(5, 7), if x % 2 == 1 { 5 } else { 7 });
            assert_eq!((!Mask::zero(x)).bit(), u64::from(x != 0));
        }
    }

    #[test]
    fn narrow_masks_are_all_zeros_or_all_ones() {
        for x in [0u32, 1, 2, 3, 1 << 31, u32::MAX, u32::MAX - 1] {
            let all = |b: bool| if b { u32::MAX } else { 0 };
            assert_eq!(Mask32::odd(x).word(), all(x % 2 == 1));
            assert_eq!(Mask32::even(x).word(), all(x % 2 == 0));
            assert_eq!(Mask32::negative(x as i32).word(), all((x as i32) < 0));
            assert_eq!(barrier32(x), x);
            let wide = (x as u64) << 32 | 7;
            assert_eq!(barrier(wide), wide);
        }
    }

    #[test]
    fn swap_and_wipe() {
        let (mut a, mut b) = (1, 2);
        Mask::from_bit(0).swap(&mut a, &mut b);
        assert_eq!((a, b), (1, 2));
        Mask::from_bit(1).swap(&mut a, &mut b);
        assert_eq!((a, b), (2, 1));
        let mut s = [1u64, 2, 3];
        wipe(&mut s);
        assert_eq!(s, [0; 3]);
    }
}
