// SPDX-License-Identifier: MIT OR Apache-2.0
//! Long products are right in every mode in which a thread may compute with doubles, and give the
//! mode back.
#![cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
#![allow(unsafe_code)]

use bezout_exercise::random::Random;
use bezout_large::{ct, gcd, product};
use core::arch::asm;

#[cfg(target_arch = "x86_64")]
mod register {
    use super::asm;

    /// The usual one; then rounding down, up and to zero, smallest numbers flushed on the way in
    /// and out, exceptions that end the process, and all of that.
    pub const MODES: [u64; 8] = [
        0x1f80, 0x3f80, 0x5f80, 0x7f80, 0x9fc0, 0x0f80, 0x0000, 0xe040,
    ];
    /// Bits for exceptions that have occurred may change.
    pub const KEPT: u64 = 0xffc0;

    pub fn get() -> u64 {
        let mut value = 0u32;
        // SAFETY: writes a local variable.
        unsafe { asm!("stmxcsr [{0}]", in(reg) &raw mut value, options(nostack)) }
        value.into()
    }

    pub fn set(value: u64) {
        let value = value as u32;
        // SAFETY: reads a local variable. Nothing here computes with doubles but the functions
        // under test.
        unsafe { asm!("ldmxcsr [{0}]", in(reg) &raw const value, options(nostack)) }
    }
}

#[cfg(target_arch = "aarch64")]
mod register {
    use super::asm;

    /// The usual one; then rounding up, down and to zero, and smallest numbers flushed.
    pub const MODES: [u64; 5] = [0, 1 << 22, 2 << 22, 3 << 22, 1 << 24 | 3 << 22];
    pub const KEPT: u64 = u64::MAX;

    pub fn get() -> u64 {
        let value;
        // SAFETY: writes a variable.
        unsafe { asm!("mrs {0}, fpcr", out(reg) value, options(nostack)) }
        value
    }

    pub fn set(value: u64) {
        // SAFETY: nothing here computes with doubles but the functions under test.
        unsafe { asm!("msr fpcr, {0}", in(reg) value, options(nostack)) }
    }
}

/// What `compute` returns in a mode, and the mode after it.
fn in_mode<R>(mode: u64, compute: impl Fn() -> R) -> (R, u64) {
    let before = register::get();
    register::set(mode);
    let result = compute();
    let after = register::get();
    register::set(before);
    (result, after & register::KEPT)
}

/// Words from which on products are by transforms, by far.
const LONG: usize = 20_000;

fn product(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; a.len() + b.len()];
    let mut scratch = vec![0; product::mul_scratch(a.len(), b.len())];
    product::mul(&mut out, a, b, &mut scratch).expect("the lengths are right");
    out
}

#[test]
fn every_mode_gives_the_same_numbers_and_is_given_back() {
    let mut random = Random(31);
    let numbers = [LONG, LONG + 77, 2000, 2000].map(|n| random.uniform(n));
    let ones = vec![u64::MAX; LONG];
    let compute = || {
        [
            product(&numbers[0], &numbers[1]),
            product(&ones, &ones),
            gcd(&numbers[0], &numbers[1]),
            ct::gcd(&numbers[2], &numbers[3]),
        ]
    };
    // The constants are made in the last mode.
    for &mode in register::MODES.iter().rev() {
        let (found, after) = in_mode(mode, compute);
        assert_eq!(after, mode & register::KEPT, "{mode:#x} is given back");
        // By the definition, in words: modulo 2^61 - 1.
        let folded = |x: &[u64]| {
            let p = (1u128 << 61) - 1;
            (x.iter().rev()).fold(0u128, |r, &w| ((r << 64) % p + u128::from(w)) % p)
        };
        let product = folded(&numbers[0]) * folded(&numbers[1]) % ((1 << 61) - 1);
        assert_eq!(folded(&found[0]), product, "{mode:#x}");
        assert_eq!(found, in_mode(register::MODES[0], compute).0, "{mode:#x}");
    }
}
