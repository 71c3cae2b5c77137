// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's trick \[Mon87\] with running products side by side in the lanes of vectors.

use crate::backend::running_products::{MOST_ROWS, RunningProducts};
use crate::ct::wipe;

/// Inverts all of `xs` by one call of `invert`, on the product of the nonzero elements. Zeros stay.
/// Returns zero if there were none, or none if the product has no inverse; `xs` does not change
/// then.
///
/// `products` are new. A factor that `invert` multiplies the inverse by is a factor of all
/// inverses. `before` has as many elements as `xs`, and still holds secrets at the end.
#[inline(always)]
pub(crate) fn invert<P: RunningProducts<W>, const W: usize>(
    mut products: P,
    xs: &mut [[u64; W]],
    before: &mut [[u64; W]],
    invert: impl FnOnce(&mut [u64; W], &[u64; W]) -> bool,
) -> Option<u64> {
    let (whole, ending) = xs.split_at_mut(xs.len() / P::ROWS * P::ROWS);
    let words = P::kept(whole.len() / P::ROWS);
    let kept = aligned(before[..whole.len()].as_flattened_mut(), words);
    // The numbers that do not fill a step, and ones.
    let mut rest = [[0; W]; MOST_ROWS];
    let rest = &mut rest[..P::ROWS];
    for (row, i) in rest.iter_mut().zip(0..) {
        match ending.get(i) {
            Some(x) => *row = *x,
            None => row[0] = 1,
        }
    }
    let zeros = run(
        &mut products,
        (&mut *whole, kept),
        (&mut *ending, &mut *rest),
        invert,
    );
    products.wipe();
    wipe(rest.as_flattened_mut());
    zeros
}

fn run<P: RunningProducts<W>, const W: usize>(
    products: &mut P,
    (whole, kept): (&mut [[u64; W]], &mut [u64]),
    (ending, rest): (&mut [[u64; W]], &mut [[u64; W]]),
    invert: impl FnOnce(&mut [u64; W], &[u64; W]) -> bool,
) -> Option<u64> {
    if !ending.is_empty() {
        products.forward(rest, &mut []);
    }
    if !whole.is_empty() {
        products.forward(whole, kept);
    }
    let (mut total, mut inverse) = (products.fold(), [0; W]);
    let yes = invert(&mut inverse, &total);
    let mut zeros = 0;
    if yes {
        products.unfold(&inverse);
        if !whole.is_empty() {
            zeros |= products.backward(whole, kept);
        }
        if !ending.is_empty() {
            products.begin_at_one();
            zeros |= products.backward(rest, &[]);
            ending.copy_from_slice(&rest[..ending.len()]);
        }
    }
    wipe(&mut total);
    wipe(&mut inverse);
    yes.then_some(zeros)
}

/// As many words and more, from the next multiple of 64 bytes on if there is room: a load that
/// crosses one takes twice as long.
fn aligned(room: &mut [u64], words: usize) -> &mut [u64] {
    let begin = room.as_ptr().align_offset(64).min(room.len() - words);
    &mut room[begin..]
}
