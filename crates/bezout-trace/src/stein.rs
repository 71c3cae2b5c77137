// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stein's binary algorithm \[Ste67\]: halvings and subtractions; the table of \[SHT22\].

use crate::{Refusal, Trace, apply, require_non_negative, small};
use alloc::vec;
use bezout_large::Integer;

/// Until one of the two is zero. Each "a / 2, b / 2" takes one factor 2 out of the gcd.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(a: Integer, b: Integer) -> Result<Trace, Refusal> {
    require_non_negative("A", &a)?;
    require_non_negative("B", &b)?;
    let (mut a, mut b) = (a, b);
    let mut trace = Trace::start("stein", &["a", "b"], "start", vec![a.clone(), b.clone()]);
    while !a.is_zero() && !b.is_zero() {
        let (text, matrix, shift) = choose(&a, &b);
        let matrix = small(matrix);
        (a, b) = apply(&matrix, shift, &a, &b);
        trace.push(text, vec![a.clone(), b.clone()], Some(matrix), shift)?;
    }
    Ok(trace)
}

/// Steps that suffice for two numbers of at most `bits` bits: a halving takes a bit away, of one of
/// them or of both, and after each subtraction there is a halving, but after the last.
pub fn sufficient_steps(bits: u64) -> u64 {
    2 * (2 * bits).saturating_sub(1)
}

fn choose(a: &Integer, b: &Integer) -> (&'static str, [i64; 4], usize) {
    match (!a.is_odd(), !b.is_odd()) {
        (true, true) => ("a / 2, b / 2", [1, 0, 0, 1], 1),
        (true, false) => ("a / 2", [1, 0, 0, 2], 1),
        (false, true) => ("b / 2", [2, 0, 0, 1], 1),
        (false, false) if a > b => ("subtract", [1, -1, 0, 1], 0),
        (false, false) => ("subtract", [1, 0, -1, 1], 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pair_of_small_numbers_takes_more_steps() {
        for bits in 1..8 {
            let all = 0..1u32 << bits;
            for (a, b) in all.clone().flat_map(|a| all.clone().map(move |b| (a, b))) {
                let taken = steps(a.into(), b.into()).unwrap().steps.len() as u64 - 1;
                assert!(taken <= sufficient_steps(bits), "{a} {b}");
            }
        }
    }
}
