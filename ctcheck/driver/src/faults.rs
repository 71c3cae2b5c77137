// SPDX-License-Identifier: MIT OR Apache-2.0
//! `Modulus::invert` and `invert_checked` of 256 bits, with faults in the routine that does the
//! inversion here.

use crate::inputs::Inputs;
use crate::numbers::{Class, Numbers};
use crate::recorder::faults::{Counts, Target, run};
use bezout::{Modulus, Uint};
use core::hint::black_box;
use subtle::CtOption;

const LIMBS: usize = 4;

/// What has become of faults in `invert`, and in `invert_checked`, with the same ones for both.
pub fn compare(target: impl Fn() -> Target, seed: u64) -> Result<[Counts; 2], String> {
    type Function = fn(&Modulus<LIMBS>, &Uint<LIMBS>) -> CtOption<Uint<LIMBS>>;
    let functions: [Function; 2] = [Modulus::invert, Modulus::invert_checked];
    let numbers = Numbers::new(LIMBS, Class::Random(seed));
    let modulus = Modulus::<LIMBS>::new(Inputs::odd(&numbers.odd));
    let x = Inputs::uint::<LIMBS>(&numbers.a);
    let expected = Option::<Uint<LIMBS>>::from(modulus.invert(&x));
    let mut found = [Counts::default(); 2];
    for (found, function) in found.iter_mut().zip(functions) {
        *found = run(target(), seed, || {
            let y = Option::<Uint<LIMBS>>::from(black_box(function)(&modulus, &x));
            (y.is_some(), y == expected)
        })?;
    }
    Ok(found)
}
