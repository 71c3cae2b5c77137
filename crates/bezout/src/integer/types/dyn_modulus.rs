// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus whose length is known at run time.

use super::{modulus_traits, slices};
use crate::copied::Copied;
use crate::ct::{Mask, wipe};
use crate::ct_vec::CtVec;
use crate::error::Error;
use crate::integer::batch;
use crate::integer::choice::Operation;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::shared::pow::{TABLE, pow};
use crate::integer::shared::r_squared::r_squared;
use crate::integer::{gcd, invert, jacobi};
use crate::limbs::{equals_word, keep_if};
use crate::symbol::Symbol;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use subtle::Choice;

/// The lengths up to which an inversion takes its scratch from the stack: a little, and more.
const SHORT: usize = 16;
const LONG: usize = 104;

/// An odd modulus whose length is known at run time.
///
/// ```
/// use bezout::DynModulus;
/// let m = DynModulus::new(&[15, 0])?;
/// assert_eq!(m.invert(&[2]).unwrap(), [8, 0]);
/// assert!(bool::from(m.invert(&[3]).is_none()));
/// assert_eq!(m.mul(&[7], &[4]), [13, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone)]
pub struct DynModulus {
    limbs: Vec<u64>,
    inverse64: u64,
    r2: Vec<u64>,
    bits: usize,
}

impl DynModulus {
    /// The most limbs of a modulus: 2^20 bits. Making it and each product take a time in proportion
    /// to the square of the length, here a large part of a second. For longer ones `bezout-large`
    /// has products by transforms, and inverses in constant time.
    pub const MAX_LIMBS: usize = 1 << 14;

    /// Makes a modulus from the limbs of an odd number, which may be secret.
    ///
    /// *Timing:* depends on the length, and on whether the number is odd or zero. *Cost:* a
    /// division limb by limb, which takes about as long as a Montgomery product. *Source:* \[Mon85,
    /// MG11\].
    ///
    /// # Errors
    /// [`Error::ZeroModulus`] if there are no limbs, [`Error::EvenModulus`] if the number is even,
    /// and [`Error::TooLong`] if there are more than [`MAX_LIMBS`](Self::MAX_LIMBS) of them.
    ///
    /// ```
    /// use bezout::{DynModulus, Error};
    /// let most = DynModulus::MAX_LIMBS;
    /// let long = DynModulus::new(&vec![1; most + 1]);
    /// assert_eq!(long.err(), Some(Error::TooLong { argument: "modulus", limbs: most + 1, accepted: most }));
    /// ```
    pub fn new(limbs: &[u64]) -> Result<Self, Error> {
        if limbs.len() > Self::MAX_LIMBS {
            return Err(Error::TooLong {
                argument: "modulus",
                limbs: limbs.len(),
                accepted: Self::MAX_LIMBS,
            });
        }
        let m = ModulusRef::new(limbs)?;
        let (mut r2, mut tmp) = (vec![0; limbs.len()], Copied::new(&[], limbs.len()));
        r_squared(&mut r2, limbs, &mut tmp);
        Ok(Self {
            limbs: limbs.to_vec(),
            inverse64: m.inverse64(),
            r2,
            bits: m.bits(),
        })
    }

    /// Makes a modulus with a public bound on its bit length, see [`ModulusRef::with_bits`].
    ///
    /// *Timing:* depends on the length, on `bits`, and on whether the modulus fits them.
    ///
    /// # Errors
    /// [`Error::Bits`].
    pub fn with_bits(mut self, bits: usize) -> Result<Self, Error> {
        self.as_ref().with_bits(bits)?;
        self.bits = bits;
        Ok(self)
    }

    /// Lends the modulus as a kernel takes it.
    pub fn as_ref(&self) -> ModulusRef<'_> {
        ModulusRef::from_parts(&self.limbs, self.inverse64, self.bits)
    }

    /// The limbs of the modulus, as many as the caller gave, least significant first.
    ///
    /// ```
    /// assert_eq!(bezout::DynModulus::new(&[15, 0])?.modulus(), [15, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn modulus(&self) -> &[u64] {
        &self.limbs
    }

    /// `x` with as many limbs as the modulus; modulo the modulus, if it is longer.
    fn fit(&self, x: &[u64]) -> Copied {
        let n = self.limbs.len();
        if x.len() <= n {
            return Copied::new(x, n);
        }
        let (mut out, mut tmp) = (Copied::new(&[], n), Copied::new(&[], 2 * n));
        montgomery::reduce_any(&mut out, x, self.as_ref(), &self.r2, &mut tmp);
        out
    }

    /// Returns `x^-1` modulo the modulus, in `[0, m)`, for any `x` of any length. Returns none if
    /// `gcd(x, m)` is not 1, as for zero. Modulo 1 the inverse of every number is 0.
    ///
    /// *Timing:* depends on the lengths, and on `bits` where given. *Cost:* about 2.3 divsteps a
    /// bit. If `x` has k times the limbs of the modulus, 2 k Montgomery products reduce it first.
    /// *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.invert(&[2]).unwrap(), [8, 0]);
    /// assert_eq!(m.invert(&[17, 0, 0, 0]).unwrap(), [8, 0]);
    /// assert!(bool::from(m.invert(&[]).is_none()));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert(&self, x: &[u64]) -> CtVec {
        let (mut out, x) = (vec![0; self.limbs.len()], self.fit(x));
        let mut scratch = vec![0; invert::scratch(out.len())];
        let way = Operation::Invert(x.len()).way();
        let yes = invert::by(way, &mut out, &x, self.as_ref(), &mut scratch);
        CtVec::new(out, yes)
    }

    /// As [`invert`](Self::invert), but writes the inverse to `out`, which has as many limbs as the
    /// modulus, and returns yes. Writes zero and returns no if there is none. For moduli of up to
    /// 104 limbs it allocates nothing.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* the same.
    ///
    /// # Errors
    /// [`Error::Count`] if `out` has another length than the modulus; `out` is then unchanged.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// let mut out = [1; 2];
    /// assert!(bool::from(m.invert_into(&mut out, &[2])?));
    /// assert_eq!(out, [8, 0]);
    /// assert!(!bool::from(m.invert_into(&mut out, &[6])?));
    /// assert_eq!(out, [0, 0]);
    /// assert!(m.invert_into(&mut out[..1], &[2]).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_into(&self, out: &mut [u64], x: &[u64]) -> Result<Choice, Error> {
        let n = self.limbs.len();
        if out.len() != n {
            return Err(Error::Count {
                argument: "out",
                elements: out.len(),
                needed: n,
            });
        }
        if n <= SHORT {
            return Ok(self.invert_on_stack::<SHORT, { invert::scratch(SHORT) }>(out, x));
        }
        if n <= LONG {
            return Ok(self.invert_on_stack::<LONG, { invert::scratch(LONG) }>(out, x));
        }
        let (x, mut scratch) = (self.fit(x), vec![0; invert::scratch(n)]);
        let way = Operation::Invert(n).way();
        Ok(invert::by(way, out, &x, self.as_ref(), &mut scratch))
    }

    /// [`invert_into`](Self::invert_into) for at most `N` limbs, with `S` words of scratch.
    #[inline(never)]
    fn invert_on_stack<const N: usize, const S: usize>(
        &self,
        out: &mut [u64],
        x: &[u64],
    ) -> Choice {
        let (n, mut copy, mut scratch) = (self.limbs.len(), [0; N], [0; S]);
        let copy = &mut copy[..n];
        if x.len() <= n {
            copy[..x.len()].copy_from_slice(x);
        } else {
            let tmp = &mut scratch[..2 * n];
            montgomery::reduce_any(copy, x, self.as_ref(), &self.r2, tmp);
            wipe(tmp);
        }
        let way = Operation::Invert(n).way();
        let yes = invert::by(way, out, copy, self.as_ref(), &mut scratch);
        wipe(copy);
        yes
    }

    /// As [`invert`](Self::invert), but as fast as the values allow. *Timing:* variable. *Source:*
    /// \[Ste67\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.invert_vartime(&[2]), Some(vec![8, 0]));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_vartime(&self, x: &[u64]) -> Option<Vec<u64>> {
        let (mut out, x) = (vec![0; self.limbs.len()], self.fit(x));
        let mut scratch = vec![0; invert::scratch_vartime(out.len())];
        let (found, _) = invert::invert_vartime(&mut out, &x, &self.limbs, &mut scratch);
        found.then_some(out)
    }

    /// As [`invert`](Self::invert), and multiplies back before it returns. A fault in the inversion
    /// gives none, never a wrong answer.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* one [`mul`](Self::mul) more.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.invert_checked(&[2]).unwrap(), [8, 0]);
    /// assert!(bool::from(m.invert_checked(&[3]).is_none()));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_checked(&self, x: &[u64]) -> CtVec {
        let (out, yes) = self.invert(x).into_parts();
        let mut out = Copied(out);
        let product = Copied(self.mul(x, &out));
        let one = equals_word(&product, 1) | equals_word(&self.limbs, 1);
        let yes = Mask::from_choice(yes) & one;
        keep_if(&mut out, yes);
        CtVec::new(core::mem::take(&mut out.0), yes.choice())
    }

    /// As [`invert`](Self::invert), but multiplies `x` by a random number before the inversion, and
    /// the result by the same number after it. The leakage of the inversion itself is then
    /// independent of `x`.
    ///
    /// The random number has twice the modulus' limbs and is reduced, as in
    /// [`Modulus::invert_blinded`](crate::Modulus::invert_blinded). The result is none in the same
    /// cases.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* in addition, random words, twice the limbs of
    /// the modulus; two times [`mul`](Self::mul), three Montgomery operations and a modular
    /// addition.
    ///
    /// # Errors
    /// The errors are those of the random number generator.
    ///
    /// ```
    /// # fn f<R: rand_core::TryCryptoRng>(rng: &mut R) -> Result<(), R::Error> {
    /// let m = bezout::DynModulus::new(&[0xffff_ffff_ffff_ffc5]).expect("odd");
    /// let y = m.invert_blinded(&[2], rng)?;
    /// assert_eq!(y.unwrap(), [0x7fff_ffff_ffff_ffe3]);
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "rand_core")]
    pub fn invert_blinded<R: rand_core::TryCryptoRng + ?Sized>(
        &self,
        x: &[u64],
        rng: &mut R,
    ) -> Result<CtVec, R::Error> {
        let n = self.limbs.len();
        let (mut blind, mut drawn) = (Copied::new(&[], n), vec![0; 2 * n]);
        montgomery::random_residue(&mut blind, self.as_ref(), &self.r2, &mut drawn, rng)?;
        let product = Copied(self.mul(x, &blind));
        let (y, yes) = self.invert(&product).into_parts();
        Ok(CtVec::new(self.mul(&Copied(y), &blind), yes))
    }

    /// `x` modulo the modulus, in `[0, m)`, for any `x` of any length.
    ///
    /// *Timing:* depends on the lengths. *Cost:* two Montgomery products for each length of the
    /// modulus that `x` has, and a Montgomery reduction. *Source:* \[Mon85\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.reduce(&[34]), [4, 0]);
    /// assert_eq!(m.reduce(&[0, 0, 0, 0, 2]), [2, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn reduce(&self, x: &[u64]) -> Vec<u64> {
        let n = self.limbs.len();
        let (mut out, mut tmp) = (vec![0; n], Copied::new(&[], 2 * n));
        montgomery::reduce_any(&mut out, x, self.as_ref(), &self.r2, &mut tmp);
        out
    }

    /// `x y` modulo the modulus, in `[0, m)`, for any `x` and `y` of any lengths.
    ///
    /// *Timing:* depends on the lengths. *Cost:* two Montgomery products, and a
    /// [`reduce`](Self::reduce) of what is longer than the modulus. *Source:* \[Mon85\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.mul(&[7], &[4]), [13, 0]);
    /// assert_eq!(m.mul(&[7], &[4, 0, 15]), [13, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn mul(&self, x: &[u64], y: &[u64]) -> Vec<u64> {
        let (x, y) = (self.fit(x), self.fit(y));
        let (mut t, mut out) = (Copied::new(&[], x.len()), vec![0; x.len()]);
        montgomery::mul_any(&mut t, &x, &self.r2, self.as_ref());
        montgomery::mul_any(&mut out, &y, &t, self.as_ref());
        out
    }

    /// `x^e` modulo the modulus, in `[0, m)`, for any `x` and `e` of any lengths. `x^0` is 1, also
    /// for `x = 0`; modulo 1 every power is 0.
    ///
    /// *Timing:* depends on the lengths; all values may be secret. *Cost:* 80 Montgomery products
    /// for each limb of the exponent, and 18 more. *Source:* \[Mon85\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[1009, 0])?;
    /// assert_eq!(m.pow(&[3], &[5]), [243, 0]);
    /// assert_eq!(m.pow(&[0, 7], &[1008, 0, 0]), [1, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn pow(&self, x: &[u64], e: &[u64]) -> Vec<u64> {
        let (n, m, x) = (self.limbs.len(), self.as_ref(), self.fit(x));
        let (mut base, mut tmp) = (Copied::new(&[], n), Copied::new(&[], n));
        montgomery::mul_any(&mut base, &x, &self.r2, m);
        let (mut out, mut table) = (vec![0; n], Copied::new(&[], TABLE * n));
        pow(&mut out, &base, e, &self.r2, m, &mut table, &mut tmp);
        montgomery::redc_any(&mut out, m);
        out
    }

    /// `x + y` modulo the modulus, in `[0, m)`, for `x` and `y` in `[0, m)`.
    ///
    /// Both have to be reduced: this is not checked, and of other numbers the result is some number
    /// of the modulus' limbs. [`reduce`](Self::reduce) makes it so. Limbs that are missing are
    /// zero; what has more limbs than the modulus is reduced first.
    ///
    /// *Timing:* depends on the lengths; both numbers may be secret. *Cost:* two additions and a
    /// comparison.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.add_reduced(&[14], &[3, 0]), [2, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn add_reduced(&self, x: &[u64], y: &[u64]) -> Vec<u64> {
        let (mut x, y) = (self.fit(x), self.fit(y));
        montgomery::add_reduced(&mut x, &y, &self.limbs);
        core::mem::take(&mut x.0)
    }

    /// `x - y` modulo the modulus, in `[0, m)`, for `x` and `y` in `[0, m)`.
    ///
    /// Both have to be reduced, as for [`add_reduced`](Self::add_reduced).
    ///
    /// *Timing:* depends on the lengths; both numbers may be secret. *Cost:* a subtraction and an
    /// addition.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.sub_reduced(&[3], &[7]), [11, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn sub_reduced(&self, x: &[u64], y: &[u64]) -> Vec<u64> {
        let (mut x, y) = (self.fit(x), self.fit(y));
        montgomery::sub_reduced(&mut x, &y, &self.limbs);
        core::mem::take(&mut x.0)
    }

    /// `-x` modulo the modulus, in `[0, m)`, for `x` in `[0, m)`.
    ///
    /// It has to be reduced, as for [`add_reduced`](Self::add_reduced).
    ///
    /// *Timing:* depends on the lengths; the number may be secret. *Cost:* a subtraction and an
    /// addition.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.neg_reduced(&[4]), [11, 0]);
    /// assert_eq!(m.neg_reduced(&[]), [0, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn neg_reduced(&self, x: &[u64]) -> Vec<u64> {
        self.sub_reduced(&[], x)
    }

    /// The greatest common divisor of the modulus and any `x` of any length, with as many limbs as
    /// the modulus; of zero it is the modulus.
    ///
    /// What is longer than the modulus is reduced first. So the gcd of a long number and a short
    /// public one, as in a sieve for primes, takes little more than a gcd of two short ones.
    ///
    /// *Timing:* depends on the lengths; `x` and the modulus may be secret. *Cost:* for each block
    /// of `x` as long as the modulus, two Montgomery products; and a gcd. *Source:* \[BY19,
    /// Wui21\].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15])?;
    /// assert_eq!(m.gcd(&[0, 0, 0, 5]), [5]);
    /// assert_eq!(m.gcd(&[]), [15]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn gcd(&self, x: &[u64]) -> Vec<u64> {
        let (x, n) = (self.fit(x), self.limbs.len());
        let (mut out, mut scratch) = (vec![0; n], vec![0; gcd::scratch(n)]);
        gcd::odd_by(
            Operation::Gcd(n).way(),
            &mut out,
            &self.limbs,
            &x,
            &mut scratch,
        );
        out
    }

    /// Whether the modulus and any `x` of any length have no common factor: the [`gcd`](Self::gcd)
    /// is 1.
    ///
    /// *Timing:* depends on the lengths; `x` and the modulus may be secret. *Cost:* as there.
    /// *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// let primes = bezout::DynModulus::new(&[111_546_435])?; // 3 · 5 · … · 23
    /// assert!(bool::from(primes.is_coprime(&[29, 0])));
    /// assert!(!bool::from(primes.is_coprime(&[0, 23])));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn is_coprime(&self, x: &[u64]) -> Choice {
        let mut gcd = self.gcd(x);
        let yes = equals_word(&gcd, 1);
        wipe(&mut gcd);
        yes.choice()
    }

    /// The Jacobi symbol `(x / m)`, for any `x` of any length: 0 iff `gcd(x, m)` is not 1.
    ///
    /// *Timing:* depends on the lengths. *Source:* \[Por20b, Wui21\].
    ///
    /// ```
    /// use bezout::{DynModulus, Symbol};
    /// assert_eq!(DynModulus::new(&[15])?.jacobi(&[7]), Symbol::MINUS_ONE);
    /// assert_eq!(DynModulus::new(&[15])?.jacobi(&[7, 0, 15]), Symbol::MINUS_ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn jacobi(&self, x: &[u64]) -> Symbol {
        let (x, mut scratch) = (self.fit(x), vec![0; jacobi::scratch(self.limbs.len())]);
        let way = Operation::Jacobi(x.len()).way();
        jacobi::by(way, &x, &self.limbs, &mut scratch)
    }

    /// As [`jacobi`](Self::jacobi), but as fast as the values allow. *Timing:* variable.
    ///
    /// ```
    /// use bezout::{DynModulus, Symbol};
    /// assert_eq!(DynModulus::new(&[15])?.jacobi_vartime(&[7]), Symbol::MINUS_ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn jacobi_vartime(&self, x: &[u64]) -> Symbol {
        let (x, n) = (self.fit(x), self.limbs.len());
        let mut scratch = vec![0; jacobi::scratch_vartime(n)];
        jacobi::jacobi_vartime(&x, &self.limbs, &mut scratch).0
    }

    /// The Legendre symbol, for a prime modulus: 1 for a nonzero square, -1 for a non-square. It is
    /// the Jacobi symbol under its name for a prime modulus.
    ///
    /// *Timing:* depends on the lengths.
    ///
    /// ```
    /// use bezout::{DynModulus, Symbol};
    /// assert_eq!(DynModulus::new(&[17])?.legendre(&[2]), Symbol::ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn legendre(&self, x: &[u64]) -> Symbol {
        self.jacobi(x)
    }

    /// Inverts all of `xs` in place with one inversion and three multiplications for each element
    /// \[Mon87\]. An element without an inverse, such as zero, becomes 0. Returns yes if all
    /// elements had an inverse. Elements have any length; results have as many limbs as the
    /// modulus.
    ///
    /// *Timing:* depends on the lengths (and on `bits` where given), on the count, and on which
    /// groups of 256 have a *nonzero* element that shares a factor with the modulus. The elements
    /// of these are inverted one by one. Modulo a prime only a nonzero multiple of the prime has
    /// this effect.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[17, 0])?;
    /// let mut xs = [vec![2], vec![], vec![3, 0]];
    /// let all = m.invert_batch(&mut xs);
    /// assert_eq!(xs, [[9, 0], [0, 0], [6, 0]]);
    /// assert!(!bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch(&self, xs: &mut [Vec<u64>]) -> Choice {
        self.batch(xs, batch::invert_rows)
    }

    /// As [`invert_batch`](Self::invert_batch), but in variable time. Bisection finds the elements
    /// that share a factor with the modulus.
    ///
    /// *Timing:* variable in the elements and the modulus.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15])?;
    /// let mut xs = [vec![2], vec![3], vec![7]];
    /// assert!(!m.invert_batch_vartime(&mut xs));
    /// assert_eq!(xs, [[8], [0], [13]]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_vartime(&self, xs: &mut [Vec<u64>]) -> bool {
        self.batch(xs, batch::invert_rows_vartime)
    }

    /// The words of scratch of [`invert_rows`](Self::invert_rows), for this many rows. From 256
    /// rows on it grows no more.
    pub fn invert_rows_scratch(&self, rows: usize) -> usize {
        batch::rows_scratch(self.limbs.len(), rows)
    }

    /// As [`invert_batch`](Self::invert_batch), for numbers of as many limbs as the modulus, one
    /// after the other in `rows`, and with the caller's scratch: nothing is allocated. It has at
    /// least [`invert_rows_scratch`](Self::invert_rows_scratch) words, and is wiped.
    ///
    /// *Timing:* depends on the number of limbs (and on `bits` where given), on that of rows, and
    /// on which groups of 256 have a *nonzero* row that shares a factor with the modulus. The rows
    /// of these are inverted one by one. *Cost:* one inversion for 256 rows and three
    /// multiplications for each, as in [`Modulus::invert_batch`](crate::Modulus::invert_batch).
    /// *Source:* \[Mon87\].
    ///
    /// # Errors
    /// [`Error::Count`] if the length of `rows` is no multiple of the limbs, or `scratch` is too
    /// short; nothing is then changed.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[17, 0])?;
    /// let mut rows = [2, 0, 0, 0, 3, 0];
    /// let mut scratch = vec![0; m.invert_rows_scratch(3)];
    /// assert!(!bool::from(m.invert_rows(&mut rows, &mut scratch)?));
    /// assert_eq!(rows, [9, 0, 0, 0, 6, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_rows(&self, rows: &mut [u64], scratch: &mut [u64]) -> Result<Choice, Error> {
        self.check_rows(rows, scratch)?;
        Ok(batch::invert_rows(rows, self.as_ref(), &self.r2, scratch))
    }

    /// As [`invert_rows`](Self::invert_rows), but in variable time: bisection finds the rows that
    /// share a factor with the modulus. Nothing is wiped.
    ///
    /// *Timing:* variable in the rows and the modulus.
    ///
    /// # Errors
    /// As for the constant-time function.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15])?;
    /// let mut rows = [2, 3, 7];
    /// let mut scratch = vec![0; m.invert_rows_scratch(3)];
    /// assert!(!m.invert_rows_vartime(&mut rows, &mut scratch)?);
    /// assert_eq!(rows, [8, 0, 13]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_rows_vartime(
        &self,
        rows: &mut [u64],
        scratch: &mut [u64],
    ) -> Result<bool, Error> {
        self.check_rows(rows, scratch)?;
        let (m, r2) = (self.as_ref(), &self.r2);
        Ok(batch::invert_rows_vartime(rows, m, r2, scratch))
    }

    fn check_rows(&self, rows: &[u64], scratch: &[u64]) -> Result<(), Error> {
        let n = self.limbs.len();
        slices::check_rows(rows, n)?;
        slices::check_scratch(scratch, self.invert_rows_scratch(rows.len() / n))
    }

    /// Runs `invert` on the elements, one after the other, and replaces them by the results.
    fn batch<T>(
        &self,
        xs: &mut [Vec<u64>],
        invert: fn(&mut [u64], ModulusRef<'_>, &[u64], &mut [u64]) -> T,
    ) -> T {
        let n = self.limbs.len();
        let mut rows = Copied::new(&[], n * xs.len());
        for (row, x) in rows.chunks_exact_mut(n).zip(xs.iter()) {
            row.copy_from_slice(&self.fit(x));
        }
        let mut scratch = vec![0; self.invert_rows_scratch(xs.len())];
        let result = invert(&mut rows, self.as_ref(), &self.r2, &mut scratch);
        for (row, x) in rows.chunks_exact(n).zip(xs) {
            // Not by growing it: that may leave a copy behind.
            wipe(x);
            *x = row.to_vec();
        }
        result
    }
}

impl Drop for DynModulus {
    fn drop(&mut self) {
        wipe(&mut self.limbs);
        wipe(&mut self.r2);
    }
}

/// Shows the length alone: a modulus may be secret. [`DynModulus::modulus`] has the number.
impl fmt::Debug for DynModulus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        modulus_traits::show(f, "DynModulus", self.as_ref())
    }
}

/// Dropping a modulus wipes it.
#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for DynModulus {}
