// SPDX-License-Identifier: MIT OR Apache-2.0
//! What sees the quotients of a reduction, in order: nothing, or a symbol.

use bezout::parts::lehmer::Matrix;

/// Told of each step (x, y) to (y, x - q y), by the lowest limb of q.
pub(crate) trait Watch {
    /// A step.
    fn quotient(&mut self, q: u64);

    /// The steps of a batch, from its matrix.
    fn batch(&mut self, m: &Matrix);
}

impl Watch for () {
    #[inline(always)]
    fn quotient(&mut self, _: u64) {}

    #[inline(always)]
    fn batch(&mut self, _: &Matrix) {}
}

/// The quotients whose steps are a matrix that is not negative and has a determinant of ±1: from
/// the last one on, each is the largest that leaves no negative entry. A quotient of 0 is an
/// exchange.
pub(crate) fn quotients(m: &Matrix, each: &mut impl FnMut(u64)) {
    // A batch on two limbs has two times at most 45 steps, and an exchange.
    let (mut found, mut count) = ([0; 128], 0);
    let (mut first, mut second) = ([m.a, m.b], [m.c, m.d]);
    while first != [1, 0] || second != [0, 1] {
        let of = |i: usize| second[i].checked_div(first[i]).unwrap_or(u64::MAX);
        let q = of(0).min(of(1));
        let before = [second[0] - q * first[0], second[1] - q * first[1]];
        (first, second) = (before, first);
        found[count] = q;
        count += 1;
    }
    found[..count].iter().rev().for_each(|q| each(*q));
}
