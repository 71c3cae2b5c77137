// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by the rounds of the x86-64 back end: the same batches as in `jacobi.rs`, each with the
//! update of the batch before it woven in.

use super::invert::{first_row, in_limbs, padded};
use crate::backend::x86_64::integer::jacobi::State;
use crate::backend::x86_64::integer::pairs::Pair;
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::integer::divstep::batches::batches;
use crate::integer::divstep::steps;
use crate::symbol::Symbol;
use core::mem::MaybeUninit;

/// Limbs of the longest numbers.
pub(crate) const LIMBS: usize = 64;

/// Whether this CPU can, for so many limbs.
#[inline(always)]
pub(crate) fn accepts(limbs: usize) -> bool {
    limbs <= LIMBS && Isa::Avx2.available()
}

/// As the portable form, for numbers that [`accepts`] accepts.
///
/// Timing: depends on the number of limbs. Source: \[Por20b, Wui21\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], _: &mut [u64]) -> Symbol {
    assert!(accepts(n.len()));
    // SAFETY: the CPU has AVX2, and what `Isa::Avx2` promises with it.
    unsafe {
        match n.len() {
            0..=4 => jacobi_with::<5, 4>(x, n),
            5..=6 => jacobi_with::<7, 6>(x, n),
            7..=8 => jacobi_with::<9, 8>(x, n),
            9..=16 => jacobi_with::<18, 16>(x, n),
            17..=32 => jacobi_with::<35, 32>(x, n),
            _ => jacobi_with::<69, 64>(x, n),
        }
    }
}

/// `H` vectors, and as many limbs of 60 bits; up to `K` words.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn jacobi_with<const H: usize, const K: usize>(x: &[u64], n: &[u64]) -> Symbol {
    let (mut f, mut g) = (in_limbs(&padded::<K>(n)), in_limbs(&padded::<K>(x)));
    let mut place = MaybeUninit::uninit();
    let state = State::<H>::new(&mut place, &f, &g);
    let rounds = batches(64 * n.len());
    let t = state.run(rounds);
    let mut numbers = state.read();
    f = first_row(&numbers, &t);
    let flips = state.flips(rounds, &t, sign(&numbers), f[H - 1] as i64);
    let symbol = flips.symbol(n[0], &mut f);
    state.wipe();
    wipe(&mut numbers);
    wipe(&mut f);
    wipe(&mut g);
    symbol
}

/// A word with the sign of `f`, whose limbs may be a little too long.
#[inline(always)]
fn sign(numbers: &[Pair]) -> i64 {
    numbers.iter().fold(0, |carry, pair| {
        (carry >> steps::BATCH) + pair.words()[0] as i64
    })
}
