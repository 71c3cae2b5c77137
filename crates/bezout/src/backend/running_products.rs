// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the passes of batch inversion \[Mon87\] in the lanes of vectors have in common.

/// The most numbers that a step takes.
pub(crate) const MOST_ROWS: usize = 16;

/// Running products of numbers of `W` words, side by side. A new value has ones.
pub(crate) trait RunningProducts<const W: usize> {
    /// How many numbers a step takes, one to each product.
    const ROWS: usize;

    /// How many words of products are kept in `steps` steps. They fit where the numbers of these
    /// steps do.
    fn kept(steps: usize) -> usize;

    /// Multiplies all running products by a number of each step, zeros left out.
    fn forward(&mut self, xs: &[[u64; W]], kept: &mut [u64]);

    /// The product of all running products.
    fn fold(&mut self) -> [u64; W];

    /// Replaces the running products by their inverses, out of the canonical one of
    /// [`fold`](Self::fold). A factor of it is a factor of all inverses from then on.
    fn unfold(&mut self, inverse: &[u64; W]);

    /// Takes the numbers of [`forward`](Self::forward) out of the inverses of running products,
    /// from the last one to the first, and replaces them by their canonical inverses. Zeros stay.
    /// Returns zero if there were none.
    fn backward(&mut self, xs: &mut [[u64; W]], kept: &[u64]) -> u64;

    /// Before [`backward`](Self::backward), for numbers that were the first: the running products
    /// before them were 1.
    fn begin_at_one(&mut self);

    /// Overwrites all.
    fn wipe(&mut self);

    /// The numbers of whole steps alone are accepted.
    #[inline(always)]
    fn steps(xs: &[[u64; W]]) -> usize {
        assert!(xs.len().is_multiple_of(Self::ROWS));
        xs.len() / Self::ROWS
    }
}

/// Limb `j`, of `bits` bits, of a number of words.
#[inline(always)]
pub(crate) fn limb<const W: usize>(x: &[u64; W], bits: usize, j: usize) -> u64 {
    let (i, shift) = (bits * j / 64, bits * j % 64);
    let word = |i: usize| if i < W { x[i] } else { 0 };
    let above = if shift == 0 {
        0
    } else {
        word(i + 1) << (64 - shift)
    };
    (word(i) >> shift | above) & ((1 << bits) - 1)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::RunningProducts;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::vec;

    /// Both passes take as many words for products as they write, and no fewer; whole steps, and at
    /// least one.
    pub(crate) fn refuse_short_room<P: RunningProducts<W>, const W: usize>(new: impl Fn() -> P) {
        let mut one = [0; W];
        one[0] = 1;
        let accepts = |steps: usize, more: usize, words: usize| {
            // The routine has room for what it writes, whatever it is told.
            let mut room = vec![0u64; P::kept(steps + 1) + 8 * 64];
            let start = room.as_ptr().align_offset(64);
            let kept = &mut room[start..][..words];
            let mut xs = vec![one; P::ROWS * steps + more];
            let mut products = new();
            [true, false].map(|forward| {
                let pass = || match forward {
                    true => products.forward(&xs, kept),
                    false => _ = products.backward(&mut xs, kept),
                };
                catch_unwind(AssertUnwindSafe(pass)).is_ok()
            })
        };
        for steps in 1..20 {
            let needed = P::kept(steps);
            assert!(needed <= steps * P::ROWS * W, "{steps} steps");
            assert_eq!(accepts(steps, 0, needed), [true; 2], "{steps} steps");
            assert_eq!(accepts(steps, 1, needed), [false; 2], "{steps} steps");
            if needed > 0 {
                assert_eq!(accepts(steps, 0, needed - 1), [false; 2], "{steps} steps");
            }
        }
        assert!(P::kept(9) > P::kept(2));
        assert_eq!(accepts(0, 0, 0), [false; 2]);
    }
}
