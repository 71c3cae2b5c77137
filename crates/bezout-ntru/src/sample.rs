// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random polynomials of a fixed number of coefficients that are not zero: random words with marks are sorted
//! by a network, so that no address depends on them.

use crate::mask;
use bezout::ct::hide;

/// How many pairs share a barrier.
const WIDTH: usize = 8;

/// Batcher's merge exchange \[Bat68\]: the places that are compared depend on the length alone.
pub fn sort(a: &mut [u32]) {
    let n = a.len();
    let top = n.next_power_of_two() / 2;
    let mut p = top;
    while p > 0 {
        let (mut q, mut r, mut d) = (top, 0, p);
        loop {
            // All i below n - d with the bit p as in r: runs of p, and d >= p.
            for start in (r..n - d).step_by(2 * p) {
                let end = (start + p).min(n - d);
                let (low, high) = a.split_at_mut(start + d);
                exchange(&mut low[start..end], &mut high[..end - start]);
            }
            if q == p {
                break;
            }
            (d, q, r) = (q - p, q / 2, p);
        }
        p /= 2;
    }
}

/// The smaller of each pair to `low`, the other to `high`.
fn exchange(low: &mut [u32], high: &mut [u32]) {
    let mut lows = low.chunks_exact_mut(WIDTH);
    let mut highs = high.chunks_exact_mut(WIDTH);
    for (x, y) in lows.by_ref().zip(highs.by_ref()) {
        let mut masks = [0u32; WIDTH];
        for (m, (x, y)) in masks.iter_mut().zip(x.iter().zip(&*y)) {
            *m = mask::less(*y, *x).wrapping_neg();
        }
        hide(&mut masks);
        for (m, (x, y)) in masks.iter().zip(x.iter_mut().zip(y)) {
            swap(*m, x, y);
        }
    }
    for (x, y) in lows.into_remainder().iter_mut().zip(highs.into_remainder()) {
        swap(mask::from_bit(mask::less(*y, *x)), x, y);
    }
}

#[inline(always)]
fn swap(mask: u32, x: &mut u32, y: &mut u32) {
    let t = (*x ^ *y) & mask;
    (*x, *y) = (*x ^ t, *y ^ t);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All inputs of zeros and ones: a network that sorts these sorts everything.
    #[test]
    fn networks_sort_zeros_and_ones() {
        for n in 2..16 {
            for bits in 0..1u32 << n {
                let mut a: Vec<u32> = (0..n).map(|i| bits >> i & 1).collect();
                sort(&mut a);
                assert!(a.is_sorted() && a.iter().sum::<u32>() == bits.count_ones());
            }
        }
    }

    #[test]
    fn networks_sort() {
        let mut state = 1u32;
        for n in (2..200).chain([508, 676, 761, 1013, 1277]) {
            let mut a: Vec<u32> = (0..n)
                .map(|i| {
                    state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                    (state >> (i % 30)) ^ (state << 31)
                })
                .collect();
            let mut b = a.clone();
            sort(&mut a);
            b.sort_unstable();
            assert_eq!(a, b);
        }
    }
}
