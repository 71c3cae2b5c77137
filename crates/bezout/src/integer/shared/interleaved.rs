// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's trick \[Mon87\] with several interleaved running products, by passes over arrays.
//!
//! In one running product each multiplication waits for the one before. The CPU overlaps the
//! multiplications of four interleaved products, so the throughput of multiplications determines
//! the cost of a batch.

use crate::backend::x86_64::integer::product::{Passes, WAYS};
use crate::ct::{Mask, public_by_contract, wipe};
use subtle::Choice;

/// The number of rows by which the products are shifted relative to the elements.
///
/// Two long arrays often begin at the same place of a page. A load then waits for a store to the
/// other array with the same index, since the CPU compares the lowest twelve bits of addresses.
const SHIFT: usize = 2 * WAYS;

/// The number of last elements, whose products do not fit in the shifted array.
const LAST: usize = SHIFT + WAYS;

/// The least number of elements for which interleaving saves more than it costs.
const FEWEST: usize = LAST + WAYS;

/// Whether a batch is long enough.
pub(crate) fn pays(count: usize) -> bool {
    count >= FEWEST
}

/// The trick with the passes of a ring.
pub(crate) struct Interleaved<const L: usize, P, M> {
    pub passes: P,
    /// The start of each running product.
    pub start: [u64; L],
    /// Multiplies any number and a product, as the passes do.
    pub mul: M,
}

/// The last elements, with room for what the passes read or write beyond the arrays.
struct Ends<const L: usize> {
    p: [[u64; L]; LAST + WAYS],
    x: [[u64; L]; LAST + WAYS],
}

impl<const L: usize, P, M> Interleaved<L, P, M>
where
    P: Passes<L>,
    M: Fn(&[u64; L], &[u64; L]) -> [u64; L],
{
    /// Inverts all of `xs` by one call of `invert`, on the product of the nonzero elements. Zeros
    /// stay. Returns yes if there were no zeros. If the product has no inverse, `xs` does not
    /// change.
    ///
    /// `before` has as many elements as `xs`, at least [`FEWEST`], and still holds secrets at the
    /// end.
    pub fn invert(
        &self,
        xs: &mut [[u64; L]],
        before: &mut [[u64; L]],
        invert: impl FnOnce(&mut [u64; L], &[u64; L]) -> Choice,
    ) -> Option<Mask> {
        let mut ends = Ends {
            p: [[0; L]; LAST + WAYS],
            x: [[0; L]; LAST + WAYS],
        };
        let zeros = self.run(xs, before, &mut ends, invert);
        wipe(ends.p.as_flattened_mut());
        wipe(ends.x.as_flattened_mut());
        zeros.map(Mask::zero)
    }

    /// The number of zeros, or none.
    fn run(
        &self,
        xs: &mut [[u64; L]],
        before: &mut [[u64; L]],
        ends: &mut Ends<L>,
        invert: impl FnOnce(&mut [u64; L], &[u64; L]) -> Choice,
    ) -> Option<u64> {
        let rest = xs.len() - LAST;
        let p = &mut before[SHIFT..];
        p[..WAYS].fill(self.start);
        self.passes.forward(p, &xs[..rest]);
        ends.p[..WAYS].copy_from_slice(&p[rest..]);
        ends.x[..LAST].copy_from_slice(&xs[rest..]);
        self.passes.forward(&mut ends.p, &ends.x[..LAST]);
        let (last, totals) = ends.p.split_at_mut(LAST);
        // Whether a nonzero element shares a factor with the modulus.
        if !self.invert_products(&mut ends.x[LAST..], totals, invert) {
            return None;
        }
        let mut zeros = self.passes.backward(last, &mut ends.x);
        // Inverses of running products go where the elements were, those of elements where the
        // products were.
        let (first, inverses) = (&mut xs[..rest + WAYS], &ends.x[..WAYS]);
        first[rest..].copy_from_slice(inverses);
        zeros += self.passes.backward(&mut p[..rest], first);
        xs[..rest].copy_from_slice(&p[..rest]);
        xs[rest..].copy_from_slice(last);
        Some(zeros)
    }

    /// `out[k] = 1 / totals[k]`, by Montgomery's trick on a tree of two levels.
    fn invert_products(
        &self,
        out: &mut [[u64; L]],
        totals: &[[u64; L]],
        invert: impl FnOnce(&mut [u64; L], &[u64; L]) -> Choice,
    ) -> bool {
        let [a, b, c, d] = totals else {
            return false;
        };
        let mul = &self.mul;
        let (mut ab, mut cd) = (mul(a, b), mul(c, d));
        let (mut all, mut inverse) = (mul(&ab, &cd), [0; L]);
        let yes = invert(&mut inverse, &all);
        let yes = public_by_contract(yes);
        if yes {
            let (mut of_ab, mut of_cd) = (mul(&cd, &inverse), mul(&ab, &inverse));
            let inverses = [
                mul(b, &of_ab),
                mul(a, &of_ab),
                mul(d, &of_cd),
                mul(c, &of_cd),
            ];
            out.copy_from_slice(&inverses);
            wipe(&mut of_ab);
            wipe(&mut of_cd);
        }
        wipe(&mut ab);
        wipe(&mut cd);
        wipe(&mut all);
        wipe(&mut inverse);
        yes
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Passes, WAYS};
    use crate::backend::x86_64::integer::product::{Montgomery, has_montgomery};
    use crate::integer::shared::montgomery;
    use crate::integer::shared::testing::Random;
    use crate::integer::types::modulus::Modulus;
    use crate::uint::{Odd, Uint};

    /// The passes in portable code. They start from a canonical product.
    pub(crate) struct Portable<M, Z> {
        pub mul: M,
        pub is_zero: Z,
    }

    impl<const L: usize, M, Z> Passes<L> for Portable<M, Z>
    where
        M: Fn(&[u64; L], &[u64; L]) -> [u64; L],
        Z: Fn(&[u64; L]) -> bool,
    {
        fn forward(&self, p: &mut [[u64; L]], x: &[[u64; L]]) {
            for (i, x) in x.iter().enumerate() {
                let zero = (self.is_zero)(x);
                let y = if zero { *Uint::ONE.limbs() } else { *x };
                p[i + WAYS] = (self.mul)(&y, &p[i]);
                if zero {
                    p[i] = [0; L];
                }
            }
        }

        fn backward(&self, p: &mut [[u64; L]], x: &mut [[u64; L]]) -> u64 {
            let mut zeros = 0;
            for i in (0..p.len()).rev() {
                let zero = p[i] == [0; L];
                zeros += u64::from(zero);
                let mut y = x[i];
                if (self.is_zero)(&y) {
                    y = *Uint::ONE.limbs();
                }
                // A product may be zero for another reason: the modulus has factors.
                y[0] |= u64::from(zero);
                p[i] = (self.mul)(&p[i], &x[i + WAYS]);
                x[i] = (self.mul)(&y, &x[i + WAYS]);
            }
            zeros
        }
    }

    /// Elements, first products and last inverses.
    type Input<'a, const L: usize> = (&'a [[u64; L]], [[u64; L]; WAYS], [[u64; L]; WAYS]);

    /// Both passes of both on the same numbers; `class` names what two numbers must share.
    pub(crate) fn compare<const L: usize>(
        assembly: &impl Passes<L>,
        portable: &impl Passes<L>,
        (xs, starts, inverses): Input<'_, L>,
        class: impl Fn(&[u64; L]) -> [u64; L],
    ) {
        let count = xs.len();
        let classes = |rows: &[[u64; L]]| rows.iter().map(&class).collect::<Vec<_>>();
        let mut p = [starts.to_vec(), vec![[0; L]; count]].concat();
        let mut twin = p.clone();
        assembly.forward(&mut p, xs);
        portable.forward(&mut twin, xs);
        assert!(classes(&p) == classes(&twin), "products of {xs:x?}");

        let mut x = [xs, &inverses].concat();
        let mut twin_x = x.clone();
        let zeros = assembly.backward(&mut p[..count], &mut x);
        assert_eq!(zeros, portable.backward(&mut twin[..count], &mut twin_x));
        // These are canonical in both.
        assert!(p[..count] == twin[..count], "inverses of {xs:x?}");
        assert!(
            classes(&x) == classes(&twin_x),
            "running inverses of {xs:x?}"
        );
    }

    fn passes<const L: usize>() {
        if !has_montgomery(L) {
            return;
        }
        let mut random = Random(L as u64);
        for round in 0..500 {
            let mut number = || -> [u64; L] { random.any(L).try_into().expect("L limbs") };
            let mut m = number();
            m[0] |= 1;
            let modulus = Modulus::<L>::new(Odd::new(Uint::new(m)).expect("odd"));
            let count = [1, 2, 5, 200, 400][round % 5];
            let mut xs: Vec<[u64; L]> = (0..count).map(|_| number()).collect();
            // Zeros, the modulus and its neighbors among them.
            xs[count / 2] = [0; L];
            xs[count / 3] = m;
            xs[count - 1][0] = m[0] - 1;
            let mut residue = || *modulus.reduce(&Uint::new(number())).limbs();
            let starts = core::array::from_fn(|_| residue());
            let inverses = core::array::from_fn(|_| residue());
            let assembly = Montgomery {
                m: &m,
                minus_inverse: modulus.as_ref().inverse64().wrapping_neg(),
            };
            let portable = Portable {
                mul: |a: &[u64; L], b: &[u64; L]| {
                    let mut out = [0; L];
                    montgomery::mul_portable(&mut out, a, b, modulus.as_ref());
                    out
                },
                is_zero: |x: &[u64; L]| *x == [0; L],
            };
            compare(&assembly, &portable, (&xs, starts, inverses), |x| *x);
        }
    }

    #[test]
    fn passes_are_those_of_their_portable_twins() {
        passes::<4>();
        passes::<6>();
        passes::<8>();
    }
}
