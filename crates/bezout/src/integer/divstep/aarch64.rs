// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the assembly for 64-bit ARM: the same batches as in portable code.

use super::word64::invert::invert_with;
use crate::backend::aarch64::integer::invert::{LENGTH, run, takes};
use crate::ct::wipe;
use crate::integer::shared::modulus_ref::ModulusRef;
use subtle::Choice;

/// Writes `x^-1 mod m` to `out` and returns yes, for numbers of a length that it takes. Writes zero and returns no if there is
/// none.
///
/// Timing: depends on `m.bits()`. Source: \[BY19, Wui21\].
#[inline(never)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    assert!(takes(x.len()));
    let mut rows = [[0; LENGTH]; 5];
    let [f, g, d, e, mm] = &mut rows;
    let yes = invert_with(
        out,
        x,
        m,
        [f, g, d, e, mm],
        |numbers, m, inverse, batches| {
            let numbers = numbers.map(|x| x.try_into().expect("limbs of four words"));
            let m = m.try_into().expect("limbs of four words");
            run(numbers, m, inverse, batches);
        },
    );
    wipe(rows.as_flattened_mut());
    yes
}
