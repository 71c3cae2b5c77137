// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion: Montgomery's trick \[Mon87\].

#[cfg(target_arch = "x86_64")]
pub(crate) mod interleaved;

use super::modulus::Modulus;
use crate::ct::{Mask, public_by_contract, wipe};
use crate::error::Error;
use crate::limbs;
use crate::uint::Uint;
use subtle::{Choice, ConditionallySelectable};

/// See [`Modulus::invert_batch`].
pub(super) fn invert<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    scratch: &mut [Uint<L>],
) -> Result<Choice, Error> {
    check(xs, scratch)?;
    let all = invert_all(m, xs, scratch);
    wipe(&mut scratch[..xs.len()]);
    Ok(all.choice())
}

/// The same, with room; `scratch` is left with the products.
fn invert_all<const L: usize>(m: &Modulus<L>, xs: &mut [Uint<L>], scratch: &mut [Uint<L>]) -> Mask {
    let invert = |out: &mut Uint<L>, total: &Uint<L>| {
        let inverse = m.invert(total);
        let yes = inverse.is_some();
        *out = inverse.unwrap_or(Uint::ZERO);
        yes
    };
    if let Some(all) = together(m, xs, scratch, invert) {
        return all;
    }
    let mut all = Mask::from_bit(1);
    for x in xs {
        let y = m.invert(x);
        all = all & Mask::from_choice(y.is_some());
        *x = y.unwrap_or(Uint::ZERO);
    }
    all
}

/// See [`Modulus::invert_batch_vartime`].
pub(super) fn invert_vartime<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    scratch: &mut [Uint<L>],
) -> Result<bool, Error> {
    check(xs, scratch)?;
    Ok(bisect(m, xs, scratch))
}

/// Inverts what can be inverted; the depth is the logarithm of the count.
fn bisect<const L: usize>(m: &Modulus<L>, xs: &mut [Uint<L>], scratch: &mut [Uint<L>]) -> bool {
    if xs.is_empty() {
        return true;
    }
    let invert = |out: &mut Uint<L>, total: &Uint<L>| {
        let inverse = m.invert_vartime(total);
        *out = inverse.unwrap_or(Uint::ZERO);
        Choice::from(u8::from(inverse.is_some()))
    };
    if let Some(all) = together(m, xs, scratch, invert) {
        return all.choice().into();
    }
    if let [x] = xs {
        *x = Uint::ZERO;
        return false;
    }
    let (left, right) = xs.split_at_mut(xs.len() / 2);
    // No short cut: both halves must be inverted.
    bisect(m, left, scratch) & bisect(m, right, scratch)
}

/// Inverts all by one call of `invert`, on their product, zeros left out: these become 0, unless the
/// modulus is 1. Yes if there were none, modulo 1 in any case. None, and `xs` as it was, if the
/// product has no inverse.
fn together<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    scratch: &mut [Uint<L>],
    invert: impl FnOnce(&mut Uint<L>, &Uint<L>) -> Choice,
) -> Option<Mask> {
    #[cfg(target_arch = "x86_64")]
    if chained::pays::<L>(xs.len()) {
        return chained::invert(m, xs, scratch, invert);
    }
    let (mut total, mut inverse) = (products(m, xs, scratch), Uint::ZERO);
    let yes = invert(&mut inverse, &total);
    wipe(total.limbs_mut());
    // Whether a nonzero element shares a factor with the modulus.
    if public_by_contract(yes) {
        return Some(take_apart(m, xs, scratch, inverse));
    }
    None
}

/// The same with the products of several chains at once.
#[cfg(target_arch = "x86_64")]
mod chained {
    use super::interleaved::{self as chains, Ring};
    use super::{Mask, Modulus, Uint, limbs};
    use crate::backend::rows::rows_mut;
    use crate::backend::x86_64::integer::product::{Montgomery, has_montgomery};
    use subtle::Choice;

    pub(super) fn pays<const L: usize>(count: usize) -> bool {
        chains::pays(count) && has_montgomery(L)
    }

    /// As [`super::together`]; the powers of R cancel as in [`super::products`].
    pub(super) fn invert<const L: usize>(
        m: &Modulus<L>,
        xs: &mut [Uint<L>],
        scratch: &mut [Uint<L>],
        invert: impl FnOnce(&mut Uint<L>, &Uint<L>) -> Choice,
    ) -> Option<Mask> {
        let modulus = m.modulus().get().limbs();
        let ring = Ring {
            passes: Montgomery {
                m: modulus,
                minus_inverse: m.as_ref().inverse64().wrapping_neg(),
            },
            start: *m.r2().limbs(),
            multiply: |a: &[u64; L], b: &[u64; L]| {
                *m.montgomery_mul(&Uint::new(*a), &Uint::new(*b)).limbs()
            },
        };
        let before = &mut scratch[..xs.len()];
        let all = ring.invert(rows_mut(xs), rows_mut(before), |out, total| {
            let mut inverse = Uint::ZERO;
            let yes = invert(&mut inverse, &Uint::new(*total));
            *out = *inverse.limbs();
            yes
        })?;
        // Modulo 1 zero, too, has the inverse 0.
        Some(all | limbs::equals_word(modulus, 1))
    }
}

fn check<const L: usize>(xs: &mut [Uint<L>], scratch: &[Uint<L>]) -> Result<(), Error> {
    if xs.len() <= scratch.len() {
        return Ok(());
    }
    xs.fill(Uint::ZERO);
    Err(Error::TooMany {
        argument: "xs",
        elements: xs.len(),
        accepted: scratch.len(),
    })
}

/// `x`, or 1 instead of 0, and whether it was 0.
#[inline(always)]
fn nonzero<const L: usize>(x: &Uint<L>) -> (Uint<L>, Mask) {
    let zero = limbs::is_zero(x.limbs());
    (Uint::conditional_select(x, &Uint::ONE, zero.choice()), zero)
}

/// `before[i] = p_i` where `p_0 = R^2` and `p_(i+1) = p_i x_i / R`, zeros left out; returns the last.
///
/// Montgomery's product is all it takes: the powers of R cancel on the way back, since
/// `p_i / p_(i+1) / R = 1 / x_i` and `x_i / p_(i+1) / R = 1 / p_i`.
fn products<const L: usize>(m: &Modulus<L>, xs: &[Uint<L>], before: &mut [Uint<L>]) -> Uint<L> {
    let mut p = *m.r2();
    for (x, b) in xs.iter().zip(before) {
        *b = p;
        p = m.montgomery_mul(&nonzero(x).0, &p);
    }
    p
}

/// Each `x` from the products and the inverse of the last; yes if none was zero.
fn take_apart<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    before: &[Uint<L>],
    mut inverse: Uint<L>,
) -> Mask {
    // Modulo 1 zero, too, has the inverse 0.
    let trivial = limbs::equals_word(m.modulus().get().limbs(), 1);
    let mut all = Mask::from_bit(1);
    for (x, b) in xs.iter_mut().zip(before).rev() {
        let (y, zero) = nonzero(x);
        let mut out = m.montgomery_mul(b, &inverse);
        limbs::keep_if(out.limbs_mut(), !zero);
        inverse = m.montgomery_mul(&y, &inverse);
        *x = out;
        all = all & (!zero | trivial);
    }
    all
}

#[cfg(feature = "alloc")]
mod dynamic {
    use super::super::modulus_ref::ModulusRef;
    use super::super::{invert, montgomery, vartime};
    use crate::ct::{Mask, public_by_contract, wipe};
    use crate::dynamic::{Copied, DynModulus};
    use crate::error::Error;
    use crate::limbs;
    use alloc::{vec, vec::Vec};
    use subtle::Choice;

    impl DynModulus {
        /// Inverts all of `xs` in place with one inversion and three multiplications an element
        /// \[Mon87\]. An element without inverse, zero above all, becomes 0; yes if there was none
        /// such. Elements have at most as many limbs as the modulus, and results as many.
        ///
        /// *Timing:* depends on the lengths (and on `bits` where given), on the count, and on whether
        /// a *nonzero* element shares a factor with the modulus: then all are inverted one by one.
        /// Modulo a prime only a multiple of it other than zero does that, and no element below it.
        ///
        /// # Errors
        /// [`Error::TooLong`] if an element is longer than the modulus; `xs` is then zeroed.
        ///
        /// ```
        /// let m = bezout::DynModulus::new(&[17, 0])?;
        /// let mut xs = [vec![2], vec![], vec![3, 0]];
        /// let all = m.invert_batch(&mut xs)?;
        /// assert_eq!(xs, [[9, 0], [0, 0], [6, 0]]);
        /// assert!(!bool::from(all));
        /// # Ok::<(), bezout::Error>(())
        /// ```
        pub fn invert_batch(&self, xs: &mut [Vec<u64>]) -> Result<Choice, Error> {
            extend(self, xs)?;
            let mut rows = Rows::new(self.modulus().len(), xs.len());
            products(self, xs, &mut rows);
            let m = self.as_ref();
            let mut scratch = vec![0; invert::scratch(m.limbs().len())];
            let inverted = invert::invert(&mut rows.inverse, &rows.product, m, &mut scratch);
            // Whether a nonzero element shares a factor with the modulus.
            if public_by_contract(inverted) {
                return Ok(take_apart(m, xs, &mut rows).choice());
            }
            let mut all = Mask::from_bit(1);
            for x in xs {
                let y = invert::invert(&mut rows.tmp, x, m, &mut scratch);
                all = all & Mask::from_choice(y);
                x.copy_from_slice(&rows.tmp);
            }
            Ok(all.choice())
        }

        /// As [`invert_batch`](Self::invert_batch), in variable time: an element that shares a
        /// factor with the modulus is found by bisection.
        ///
        /// *Timing:* variable in the elements and the modulus.
        ///
        /// # Errors
        /// As there.
        ///
        /// ```
        /// let m = bezout::DynModulus::new(&[15])?;
        /// let mut xs = [vec![2], vec![3], vec![7]];
        /// assert!(!m.invert_batch_vartime(&mut xs)?);
        /// assert_eq!(xs, [[8], [0], [13]]);
        /// # Ok::<(), bezout::Error>(())
        /// ```
        pub fn invert_batch_vartime(&self, xs: &mut [Vec<u64>]) -> Result<bool, Error> {
            extend(self, xs)?;
            let n = self.modulus().len();
            let mut rows = Rows::new(n, xs.len());
            Ok(bisect(
                self,
                xs,
                &mut rows,
                &mut vec![0; vartime::invert_scratch(n)],
            ))
        }
    }

    /// What the trick needs beside the elements; wiped when it goes.
    struct Rows {
        before: Copied,
        product: Copied,
        inverse: Copied,
        tmp: Copied,
    }

    impl Rows {
        fn new(n: usize, count: usize) -> Self {
            let row = || Copied::new(&[], n);
            Self {
                before: Copied::new(&[], n * count),
                product: row(),
                inverse: row(),
                tmp: row(),
            }
        }
    }

    /// All elements at the length of the modulus; zeros, and an error, if one is longer.
    fn extend(m: &DynModulus, xs: &mut [Vec<u64>]) -> Result<(), Error> {
        let accepted = m.modulus().len();
        if let Some(limbs) = xs.iter().map(Vec::len).find(|&n| n > accepted) {
            xs.iter_mut().for_each(|x| wipe(x));
            return Err(Error::TooLong {
                argument: "an element of xs",
                limbs,
                accepted,
            });
        }
        for x in xs.iter_mut().filter(|x| x.len() < accepted) {
            // Not by growing it: that may leave a copy behind.
            let mut y = vec![0; accepted];
            y[..x.len()].copy_from_slice(x);
            wipe(x);
            *x = y;
        }
        Ok(())
    }

    /// `y = x`, or 1 instead of 0; returns whether it was 0.
    fn nonzero(y: &mut [u64], x: &[u64]) -> Mask {
        let zero = limbs::is_zero(x);
        y.copy_from_slice(x);
        y[0] |= zero.bit();
        zero
    }

    /// As [`super::products`]; the last is left in `rows.product`.
    fn products(m: &DynModulus, xs: &[Vec<u64>], rows: &mut Rows) {
        let n = m.modulus().len();
        rows.product.copy_from_slice(m.r2());
        for (i, x) in xs.iter().enumerate() {
            let b = &mut rows.before[i * n..][..n];
            b.copy_from_slice(&rows.product);
            nonzero(&mut rows.tmp, x);
            montgomery::mul(&mut rows.product, &rows.tmp, b, m.as_ref());
        }
    }

    /// As [`super::take_apart`], from `rows.inverse`.
    fn take_apart(m: ModulusRef<'_>, xs: &mut [Vec<u64>], rows: &mut Rows) -> Mask {
        let n = m.limbs().len();
        // Modulo 1 zero, too, has the inverse 0.
        let trivial = limbs::equals_word(m.limbs(), 1);
        let mut all = Mask::from_bit(1);
        for (i, x) in xs.iter_mut().enumerate().rev() {
            let b = &rows.before[i * n..][..n];
            let zero = nonzero(&mut rows.tmp, x);
            montgomery::mul(x, b, &rows.inverse, m);
            limbs::keep_if(x, !zero);
            montgomery::mul(&mut rows.product, &rows.tmp, &rows.inverse, m);
            rows.inverse.copy_from_slice(&rows.product);
            all = all & (!zero | trivial);
        }
        all
    }

    /// As [`super::bisect`].
    fn bisect(m: &DynModulus, xs: &mut [Vec<u64>], rows: &mut Rows, scratch: &mut [u64]) -> bool {
        if xs.is_empty() {
            return true;
        }
        products(m, xs, rows);
        if vartime::invert(&mut rows.inverse, &rows.product, m.modulus(), scratch) {
            return take_apart(m.as_ref(), xs, rows).choice().into();
        }
        if let [x] = xs {
            x.fill(0);
            return false;
        }
        let (left, right) = xs.split_at_mut(xs.len() / 2);
        // No short cut: both halves must be inverted.
        bisect(m, left, rows, scratch) & bisect(m, right, rows, scratch)
    }
}

#[cfg(test)]
mod tests {
    use crate::integer::modulus::Modulus;
    use crate::pseudo_mersenne::F25519;
    use crate::uint::{Odd, Uint};

    /// The scratch of a constant-time batch is overwritten, whichever way it went; and a batch without
    /// room says so in elements.
    #[test]
    fn batches_wipe_and_count() {
        let modulus = Modulus::<1>::new(Odd::new(Uint::from_u64(15)).expect("odd"));
        for xs in [[2, 4, 7], [2, 0, 7], [2, 3, 7]] {
            let mut scratch = [Uint::MAX; 4];
            let mut xs = xs.map(Uint::from_u64);
            modulus.invert_batch(&mut xs, &mut scratch).expect("room");
            assert_eq!(scratch, [Uint::ZERO, Uint::ZERO, Uint::ZERO, Uint::MAX]);
        }
        let mut scratch = [F25519::from_u64(9); 3];
        let mut xs = [2, 0, 7].map(F25519::from_u64);
        F25519::invert_batch(&mut xs, &mut scratch).expect("room");
        assert_eq!(scratch, [F25519::ZERO; 3]);
        let error = modulus
            .invert_batch(&mut [Uint::ONE; 3], &mut [Uint::ZERO; 2])
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "xs has 3 elements; the scratch has room for 2"
        );
    }
}
