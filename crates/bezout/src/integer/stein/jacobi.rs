// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi and Kronecker symbols.

use super::batches::Pair;
use super::steps::{SYMBOL_BATCH, last_symbol, symbol_batch, two_symbol};
use super::update::{apply_shifted, subtract_smaller};
use crate::integer::shared::window::window;
use crate::limbs_vartime::{is_word, is_zero, rows, shr_assign, trailing_zeros};
use core::mem::swap;

/// Limbs of scratch that [`jacobi`] and [`kronecker`] need for operands of `limbs` limbs.
pub(crate) const fn jacobi_scratch_limbs(limbs: usize) -> usize {
    4 * limbs
}

/// The Jacobi symbol (x / n) of any x and an odd n, of equal length; 0 if they have a common
/// factor.
///
/// Timing: depends on the values.
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> i8 {
    note!("stein/portable");
    debug_assert!(n[0] & 1 == 1);
    symbol_of_shifted(x, n, 0, 0, scratch)
}

/// The Kronecker symbol (a / b) of any two non-negative numbers of equal length: (a / 2) is 0 for
/// even a, and otherwise 1 or -1 as a = ±1 or ±3 (mod 8); (a / 0) is 1 for a = 1 and otherwise 0.
///
/// Timing: depends on the values.
pub(crate) fn kronecker(a: &[u64], b: &[u64], scratch: &mut [u64]) -> i8 {
    note!("stein/portable");
    if is_zero(b) {
        return is_word(a, 1) as i8;
    }
    let zeros = trailing_zeros(b);
    if zeros > 0 && a[0] & 1 == 0 {
        return 0;
    }
    symbol_of_shifted(a, b, zeros, two_symbol(a[0], zeros as u64), scratch)
}

/// (-1)^start times (x / (n / 2^zeros)).
fn symbol_of_shifted(x: &[u64], n: &[u64], zeros: usize, start: u64, scratch: &mut [u64]) -> i8 {
    let [px, py, spare_x, spare_y] = rows(scratch, n.len());
    px.copy_from_slice(x);
    py.copy_from_slice(n);
    shr_assign(py, zeros);
    symbol(
        Pair {
            x: px,
            y: py,
            spare_x,
            spare_y,
        },
        start,
    )
}

/// (-1)^sign (x / y).
fn symbol(mut pair: Pair, mut sign: u64) -> i8 {
    let mut len = pair.x.len();
    loop {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 {
            let (gcd, flip) = last_symbol(pair.x[0], pair.y[0]);
            return if gcd == 1 {
                1 - 2 * ((sign ^ flip) & 1) as i8
            } else {
                0
            };
        }
        let (x, y) = (&pair.x[..len], &pair.y[..len]);
        let (xh, yh) = window((x[len - 1], x[len - 2]), (y[len - 1], y[len - 2]));
        let (m, flip) = symbol_batch(x[0], y[0], xh, yh);
        if apply_shifted::<SYMBOL_BATCH>(&m, x, y, pair.spare_x, pair.spare_y) {
            swap(&mut pair.x, &mut pair.spare_x);
            swap(&mut pair.y, &mut pair.spare_y);
            sign ^= flip;
            if pair.x[0] == 0 && is_zero(&pair.x[..len]) {
                return if is_word(&pair.y[..len], 1) {
                    1 - 2 * (sign & 1) as i8
                } else {
                    0
                };
            }
        } else {
            sign ^= exact_symbol_step(&mut pair, len);
        }
    }
}

/// Makes one step on the whole numbers, after a batch compared nearly equal numbers wrongly.
/// Returns the sign change.
#[cold]
fn exact_symbol_step(pair: &mut Pair, len: usize) -> u64 {
    let (x, y) = (&mut pair.x[..len], &mut pair.y[..len]);
    let t = trailing_zeros(x);
    shr_assign(x, t);
    let sign = two_symbol(y[0], t as u64);
    let both = x[0] & y[0];
    if subtract_smaller(x, y) {
        sign ^ (both >> 1)
    } else {
        sign
    }
}
