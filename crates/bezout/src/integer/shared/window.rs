// SPDX-License-Identifier: MIT OR Apache-2.0
//! The leading bits of two numbers, at the same weight, for the batches of `lehmer` and `stein`.

/// The top 64 bits of the longer of `x` and `y` and the bits of the same weight of the other, for
/// two limbs each (high, low). The high limbs are not both zero.
#[inline(always)]
pub(crate) fn window(x: (u64, u64), y: (u64, u64)) -> (u64, u64) {
    let l = (x.0 | y.0).leading_zeros() & 63;
    let join = |w: (u64, u64)| w.0 << l | (w.1 >> 1) >> (63 - l);
    (join(x), join(y))
}

/// The same for 128 bits out of the top three limbs (of two, if there are no more).
#[inline(always)]
pub fn wide_window(x: &[u64], y: &[u64]) -> (u128, u128) {
    let [x, y] = wide_windows([x, &y[..x.len()]]);
    (x, y)
}

/// [`wide_window`] of any numbers of equal length. The high limbs are not all zero.
#[inline(always)]
pub(crate) fn wide_windows<const N: usize>(numbers: [&[u64]; N]) -> [u128; N] {
    let n = numbers[0].len();
    let top = numbers.iter().fold(0, |top, z| top | z[n - 1]);
    let l = top.leading_zeros() & 63;
    numbers.map(|z| {
        let low = if n > 2 { z[n - 3] } else { 0 };
        let high = ((z[n - 1] as u128) << 64) | z[n - 2] as u128;
        high << l | ((low >> 1) >> (63 - l)) as u128
    })
}
