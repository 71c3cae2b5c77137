// SPDX-License-Identifier: MIT OR Apache-2.0
//! The passes of batch inversion \[Mon87\] over numbers of one word: running products side by side,
//! as many as hide the time that one product takes.
//!
//! Let `c` be the constant factor of a product. Then a running product goes from `p` to `p x c`,
//! and on the way back its inverse `i` gives `i p c = 1 / x` and goes to `i x c = 1 / p`:
//! everything else cancels.

use crate::ct::wipe;

/// Running products of vectors.
pub(crate) const CHAINS: usize = 4;

/// The most halvings of the lanes of a vector.
const LEVELS: usize = 4;

/// One number for each running product.
pub(crate) type Step<W, const N: usize> = [[W; N]; CHAINS];

/// Arithmetic on vectors of `N` words, modulo an odd number that is not 1.
///
/// The methods are inlined into functions for the instruction set of the vectors.
pub(crate) trait Lanes<W: Copy, const N: usize>: Copy {
    type V: Copy;
    /// Which lanes are zero.
    type Zeros: Copy;

    fn get(self, x: &[W; N]) -> Self::V;
    fn put(self, x: Self::V, out: &mut [W; N]);
    /// A word in all lanes.
    fn fill(self, x: W) -> Self::V;

    /// `a b c`, a product, for a product or canonical number `a`, any words `b`, and a unit `c`
    /// that is always the same.
    fn mul(self, a: Self::V, b: Self::V) -> Self::V;

    /// The words with the halves of each part exchanged; there are `2^level` parts.
    fn turn(self, x: Self::V, level: usize) -> Self::V;

    /// Where `x` is a multiple of the modulus, given its product with a unit.
    fn zeros(self, x: Self::V, product: Self::V) -> Self::Zeros;
    /// Nowhere.
    fn nowhere(self) -> Self::Zeros;
    fn or(self, a: Self::Zeros, b: Self::Zeros) -> Self::Zeros;
    /// A word that is zero if it is nowhere.
    fn word(self, zeros: Self::Zeros) -> u64;
    /// `a` there, `b` elsewhere.
    fn select(self, there: Self::Zeros, a: Self::V, b: Self::V) -> Self::V;

    /// The canonical numbers of products, and zero there.
    fn canonical_or_zero(self, there: Self::Zeros, x: Self::V) -> Self::V;
}

/// The passes on some vectors.
pub(crate) trait Passes<W: Copy, const N: usize>: Copy {
    /// Multiplies the running products by a number of each step, zeros left out, and keeps what
    /// they were before.
    fn forward(self, running: &mut Running<W, N>, xs: &[Step<W, N>], before: &mut [Step<W, N>]);

    /// The product of all running products.
    fn fold(self, running: &mut Running<W, N>) -> W;

    /// Replaces the running products by their inverses, out of that of [`fold`](Self::fold), which
    /// is canonical. A factor of it is a factor of all inverses from then on.
    fn unfold(self, running: &mut Running<W, N>, inverse: W);

    /// Takes the numbers out of the inverses of running products, from the last step to the first,
    /// and replaces them by their canonical inverses. Multiples of the modulus become 0. Returns 0
    /// if there were none.
    fn backward(
        self,
        running: &mut Running<W, N>,
        xs: &mut [Step<W, N>],
        before: &[Step<W, N>],
    ) -> u64;
}

/// Running products, or their inverses, and what their product was made of.
pub(crate) struct Running<W, const N: usize> {
    products: Step<W, N>,
    pairs: [[W; N]; CHAINS / 2],
    levels: [[W; N]; LEVELS],
}

impl<W: Copy + Default, const N: usize> Running<W, N> {
    /// All of them 1.
    pub fn new(one: W) -> Self {
        const { assert!(N.is_power_of_two() && N <= 1 << LEVELS) };
        Self {
            products: [[one; N]; CHAINS],
            pairs: [[one; N]; CHAINS / 2],
            levels: [[one; N]; LEVELS],
        }
    }

    /// Overwrites all.
    pub fn wipe(&mut self) {
        wipe(self.products.as_flattened_mut());
        wipe(self.pairs.as_flattened_mut());
        wipe(self.levels.as_flattened_mut());
    }
}

/// Written out: a loop would hold the products in memory.
macro_rules! each_chain {
    ($c:ident => $body:block) => {
        each_chain!($c => $body: 0 1 2 3)
    };
    ($c:ident => $body:block: $($chain:literal)*) => {$(
        {
            let $c: usize = $chain;
            $body
        }
    )*};
}

#[inline(always)]
fn load<L: Lanes<W, N>, W: Copy, const N: usize>(lanes: L, step: &Step<W, N>) -> [L::V; CHAINS] {
    // No closure: it would be compiled for no instruction set.
    let mut out = [lanes.get(&step[0]); CHAINS];
    for (out, x) in out.iter_mut().zip(step) {
        *out = lanes.get(x);
    }
    out
}

#[inline(always)]
fn store<L: Lanes<W, N>, W: Copy, const N: usize>(
    lanes: L,
    vectors: [L::V; CHAINS],
    step: &mut Step<W, N>,
) {
    for (x, out) in vectors.into_iter().zip(step) {
        lanes.put(x, out);
    }
}

/// See [`Passes::forward`].
#[inline(always)]
pub(crate) fn forward<L: Lanes<W, N>, W: Copy, const N: usize>(
    lanes: L,
    running: &mut Running<W, N>,
    xs: &[Step<W, N>],
    before: &mut [Step<W, N>],
) {
    let mut p = load(lanes, &running.products);
    for (step, before) in xs.iter().zip(before) {
        store(lanes, p, before);
        each_chain!(c => {
            let x = lanes.get(&step[c]);
            let product = lanes.mul(p[c], x);
            p[c] = lanes.select(lanes.zeros(x, product), p[c], product);
        });
    }
    store(lanes, p, &mut running.products);
}

/// See [`Passes::fold`].
#[inline(always)]
pub(crate) fn fold<L: Lanes<W, N>, W: Copy, const N: usize>(
    lanes: L,
    running: &mut Running<W, N>,
) -> W {
    let p = load(lanes, &running.products);
    let pairs = [lanes.mul(p[0], p[1]), lanes.mul(p[2], p[3])];
    lanes.put(pairs[0], &mut running.pairs[0]);
    lanes.put(pairs[1], &mut running.pairs[1]);
    let mut q = lanes.mul(pairs[0], pairs[1]);
    for level in 0..N.ilog2() as usize {
        lanes.put(q, &mut running.levels[level]);
        q = lanes.mul(q, lanes.turn(q, level));
    }
    let mut all = running.levels[0];
    lanes.put(q, &mut all);
    all[0]
}

/// See [`Passes::unfold`].
#[inline(always)]
pub(crate) fn unfold<L: Lanes<W, N>, W: Copy, const N: usize>(
    lanes: L,
    running: &mut Running<W, N>,
    inverse: W,
) {
    let mut i = lanes.fill(inverse);
    for level in (0..N.ilog2() as usize).rev() {
        i = lanes.mul(i, lanes.turn(lanes.get(&running.levels[level]), level));
    }
    let left = lanes.mul(i, lanes.get(&running.pairs[1]));
    let right = lanes.mul(i, lanes.get(&running.pairs[0]));
    let p = load(lanes, &running.products);
    let inverses = [
        lanes.mul(left, p[1]),
        lanes.mul(left, p[0]),
        lanes.mul(right, p[3]),
        lanes.mul(right, p[2]),
    ];
    store(lanes, inverses, &mut running.products);
}

/// See [`Passes::backward`].
#[inline(always)]
pub(crate) fn backward<L: Lanes<W, N>, W: Copy, const N: usize>(
    lanes: L,
    running: &mut Running<W, N>,
    xs: &mut [Step<W, N>],
    before: &[Step<W, N>],
) -> u64 {
    let mut i = load(lanes, &running.products);
    let mut none = lanes.nowhere();
    for (step, before) in xs.iter_mut().zip(before).rev() {
        each_chain!(c => {
            let x = lanes.get(&step[c]);
            let inverse = lanes.mul(i[c], lanes.get(&before[c]));
            let next = lanes.mul(i[c], x);
            let zeros = lanes.zeros(x, next);
            i[c] = lanes.select(zeros, i[c], next);
            none = lanes.or(none, zeros);
            lanes.put(lanes.canonical_or_zero(zeros, inverse), &mut step[c]);
        });
    }
    store(lanes, i, &mut running.products);
    lanes.word(none)
}

/// Passes on vectors for which there is no instruction set to ask about.
#[derive(Clone, Copy)]
pub(crate) struct Everywhere<L>(pub L);

impl<L: Lanes<W, N>, W: Copy, const N: usize> Passes<W, N> for Everywhere<L> {
    fn forward(self, running: &mut Running<W, N>, xs: &[Step<W, N>], before: &mut [Step<W, N>]) {
        forward(self.0, running, xs, before);
    }

    fn fold(self, running: &mut Running<W, N>) -> W {
        fold(self.0, running)
    }

    fn unfold(self, running: &mut Running<W, N>, inverse: W) {
        unfold(self.0, running, inverse);
    }

    fn backward(
        self,
        running: &mut Running<W, N>,
        xs: &mut [Step<W, N>],
        before: &[Step<W, N>],
    ) -> u64 {
        backward(self.0, running, xs, before)
    }
}
