// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batcher's merge exchange \[Bat68\]: the places that are compared depend on the length alone.

use crate::ct::{Mask32, hide};

/// How many pairs share a barrier.
const WIDTH: usize = 8;

/// Calls `exchange` with the first places of two runs and their length, for all runs that are
/// compared, of `n` numbers, in an order that sorts.
#[inline(always)]
fn merge_exchange(n: usize, mut exchange: impl FnMut(usize, usize, usize)) {
    let top = n.next_power_of_two() / 2;
    let mut p = top;
    while p > 0 {
        let (mut q, mut r, mut d) = (top, 0, p);
        loop {
            // All i below n - d with the bit p as in r: runs of p, and d >= p.
            for start in (r..n - d).step_by(2 * p) {
                exchange(start, start + d, p.min(n - d - start));
            }
            if q == p {
                break;
            }
            (d, q, r) = (q - p, q / 2, p);
        }
        p /= 2;
    }
}

/// Sorts.
///
/// Timing: depends on the length.
pub(crate) fn sort(a: &mut [u32]) {
    merge_exchange(a.len(), |first, second, length| {
        let (low, high) = a.split_at_mut(second);
        exchange(&mut low[first..first + length], &mut high[..length]);
    });
}

/// The smaller of each pair to `low`, the other to `high`.
fn exchange(low: &mut [u32], high: &mut [u32]) {
    let mut lows = low.chunks_exact_mut(WIDTH);
    let mut highs = high.chunks_exact_mut(WIDTH);
    for (x, y) in lows.by_ref().zip(highs.by_ref()) {
        let mut masks = [0u32; WIDTH];
        for (m, (x, y)) in masks.iter_mut().zip(x.iter().zip(&*y)) {
            *m = less(*y, *x).wrapping_neg();
        }
        hide(&mut masks);
        for (m, (x, y)) in masks.iter().zip(x.iter_mut().zip(y)) {
            swap(*m, x, y);
        }
    }
    for (x, y) in lows.into_remainder().iter_mut().zip(highs.into_remainder()) {
        swap(Mask32::odd(less(*y, *x)).word(), x, y);
    }
}

/// 1 if `a < b`, else 0: the borrow of `a - b`.
fn less(a: u32, b: u32) -> u32 {
    ((!a & b) | ((!a | b) & a.wrapping_sub(b))) >> 31
}

#[inline(always)]
fn swap(mask: u32, x: &mut u32, y: &mut u32) {
    let t = (*x ^ *y) & mask;
    (*x, *y) = (*x ^ t, *y ^ t);
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// Each way that this CPU has.
    fn ways() -> Vec<fn(&mut [u32])> {
        #[cfg(target_arch = "x86_64")]
        let vectors = crate::cpu::Isa::Avx2
            .available()
            .then_some(crate::backend::x86_64::polynomial::sort::sort as fn(&mut [u32]));
        #[cfg(not(target_arch = "x86_64"))]
        let vectors = None;
        [Some(sort as _), vectors].into_iter().flatten().collect()
    }

    /// All inputs of zeros and ones: a network that sorts these sorts everything.
    #[test]
    fn networks_sort_zeros_and_ones() {
        for (sort, n) in ways()
            .into_iter()
            .flat_map(|w| (0..18).map(move |n| (w, n)))
        {
            for bits in 0..1u32 << n {
                let mut a: Vec<u32> = (0..n).map(|i| bits >> i & 1).collect();
                sort(&mut a);
                assert!(a.is_sorted() && a.iter().sum::<u32>() == bits.count_ones());
            }
        }
    }

    /// One run of ones, anywhere: what a network of a longer length could miss.
    #[test]
    fn networks_sort() {
        let mut state = 1u32;
        let mut random = move || {
            state = state.wrapping_mul(1664525).wrapping_add(1013904223);
            state
        };
        for n in (2..200).chain([508, 676, 761, 820, 953, 1013, 1277, 1280]) {
            for round in 0..30 {
                let mut a: Vec<u32> = match round {
                    0..10 => (0..n)
                        .map(|i| (random() >> (i % 30)) ^ (random() << 31))
                        .collect(),
                    // Zeros and ones, with few or many of each.
                    _ => (0..n)
                        .map(|_| u32::from(random() >> 8 < round << 19))
                        .collect(),
                };
                let mut b = a.clone();
                b.sort_unstable();
                for sort in ways() {
                    let mut c = a.clone();
                    sort(&mut c);
                    assert_eq!(c, b);
                }
                a.clear();
            }
        }
    }
}
