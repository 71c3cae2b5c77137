// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus whose length is known at run time.

use super::batch::{self, Residues};
use super::copied::Copied;
use super::dynamic::{invert_mod_vartime, jacobi, jacobi_vartime};
use super::modulus_ref::ModulusRef;
use super::r_squared::r_squared;
use super::{invert, montgomery, vartime};
use crate::ct::wipe;
use crate::error::Error;
use crate::limbs::equals_word;
use crate::montgomery_trick as trick;
use crate::symbol::Symbol;
use alloc::vec;
use alloc::vec::Vec;
use subtle::{Choice, CtOption};

/// Scratch words of an inversion, of either timing.
fn invert_scratch(limbs: usize) -> usize {
    invert::scratch(limbs).max(vartime::invert_scratch(limbs))
}

/// An odd modulus whose length is known at run time.
///
/// ```
/// use bezout::DynModulus;
/// let m = DynModulus::new(&[15, 0])?;
/// assert_eq!(m.invert(&[2])?.unwrap(), [8, 0]);
/// assert!(bool::from(m.invert(&[3])?.is_none()));
/// assert_eq!(m.mul(&[7], &[4])?, [13, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct DynModulus {
    limbs: Vec<u64>,
    inverse64: u64,
    r2: Vec<u64>,
    bits: usize,
}

impl DynModulus {
    /// Makes a modulus from the limbs of an odd number, which may be secret.
    ///
    /// *Timing:* depends on the length, and on whether the number is odd. *Cost:* a division
    /// limb by limb, which takes about as long as a Montgomery product. *Source:* \[Mon85, MG11\].
    ///
    /// # Errors
    /// [`Error::ZeroModulus`] if there are no limbs, [`Error::EvenModulus`] if the number is even.
    pub fn new(limbs: &[u64]) -> Result<Self, Error> {
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

    /// Extends `x` to the length of the modulus.
    fn extend(&self, argument: &'static str, x: &[u64]) -> Result<Copied, Error> {
        let accepted = self.limbs.len();
        if x.len() > accepted {
            return Err(Error::TooLong {
                argument,
                limbs: x.len(),
                accepted,
            });
        }
        Ok(Copied::new(x, accepted))
    }

    /// Returns `x^-1` modulo the modulus, in `[0, m)`, for any `x` of at most as many limbs as the
    /// modulus. Returns none if `gcd(x, m)` is not 1, as for zero. Modulo 1 the inverse of every number
    /// is 0.
    ///
    /// *Timing:* depends on the lengths, and on `bits` where given.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    pub fn invert(&self, x: &[u64]) -> Result<CtOption<Vec<u64>>, Error> {
        let x = self.extend("x", x)?;
        let (mut out, mut scratch) = (vec![0; x.len()], vec![0; invert::scratch(x.len())]);
        let yes = invert::invert(&mut out, &x, self.as_ref(), &mut scratch);
        Ok(CtOption::new(out, yes))
    }

    /// As [`invert`](Self::invert), but as fast as the values allow. *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    pub fn invert_vartime(&self, x: &[u64]) -> Result<Option<Vec<u64>>, Error> {
        invert_mod_vartime(&self.extend("x", x)?, &self.limbs)
    }

    /// As [`invert`](Self::invert), and multiplies back before it returns. A fault in the inversion
    /// gives none, never a wrong answer.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* one [`mul`](Self::mul) more.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15, 0])?;
    /// assert_eq!(m.invert_checked(&[2])?.unwrap(), [8, 0]);
    /// assert!(bool::from(m.invert_checked(&[3])?.is_none()));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_checked(&self, x: &[u64]) -> Result<CtOption<Vec<u64>>, Error> {
        let x = self.extend("x", x)?;
        let (mut out, mut scratch) = (vec![0; x.len()], vec![0; invert::scratch(x.len())]);
        let yes = invert::invert(&mut out, &x, self.as_ref(), &mut scratch);
        let product = Copied(self.mul(&x, &out)?);
        let one = equals_word(&product, 1) | equals_word(&self.limbs, 1);
        Ok(CtOption::new(out, yes & one.choice()))
    }

    /// As [`invert`](Self::invert), but multiplies `x` by a random number before the inversion, and the
    /// result by the same number after it. The leakage of the inversion itself is then independent of
    /// `x`.
    ///
    /// The random number has twice the modulus' limbs and is reduced, as in
    /// [`Modulus::invert_blinded`](crate::Modulus::invert_blinded). The result is none in the same
    /// cases.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* in addition, random words, twice the limbs of the
    /// modulus; two times [`mul`](Self::mul), three Montgomery operations and a modular addition.
    ///
    /// # Errors
    /// The outer result has [`Error::TooLong`], before any random number is drawn. The inner result has
    /// the errors of the random number generator.
    ///
    /// ```
    /// # fn f(rng: &mut impl rand_core::CryptoRng) -> Result<(), bezout::Error> {
    /// let m = bezout::DynModulus::new(&[0xffff_ffff_ffff_ffc5])?;
    /// let Ok(y) = m.invert_blinded(&[2], rng)?;
    /// assert_eq!(y.unwrap(), [0x7fff_ffff_ffff_ffe3]);
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "rand_core")]
    pub fn invert_blinded<R: rand_core::TryCryptoRng + ?Sized>(
        &self,
        x: &[u64],
        rng: &mut R,
    ) -> Result<Result<CtOption<Vec<u64>>, R::Error>, Error> {
        let x = self.extend("x", x)?;
        let (mut blind, mut drawn) = (Copied::new(&[], x.len()), vec![0; 2 * x.len()]);
        let m = self.as_ref();
        if let Err(e) = montgomery::random_residue(&mut blind, m, &self.r2, &mut drawn, rng) {
            return Ok(Err(e));
        }
        let product = Copied(self.mul(&x, &blind)?);
        let (mut y, mut scratch) = (Copied::new(&[], x.len()), vec![0; invert::scratch(x.len())]);
        let yes = invert::invert(&mut y, &product, m, &mut scratch);
        Ok(Ok(CtOption::new(self.mul(&y, &blind)?, yes)))
    }

    /// `x` modulo the modulus, in `[0, m)`.
    ///
    /// *Timing:* depends on the lengths. *Cost:* a Montgomery product and a Montgomery reduction.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    ///
    /// ```
    /// assert_eq!(bezout::DynModulus::new(&[15, 0])?.reduce(&[34])?, [4, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn reduce(&self, x: &[u64]) -> Result<Vec<u64>, Error> {
        let x = self.extend("x", x)?;
        let mut out = vec![0; x.len()];
        montgomery::mul(&mut out, &x, &self.r2, self.as_ref());
        montgomery::redc(&mut out, self.as_ref());
        Ok(out)
    }

    /// `x y` modulo the modulus, in `[0, m)`. *Timing:* depends on the lengths.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    pub fn mul(&self, x: &[u64], y: &[u64]) -> Result<Vec<u64>, Error> {
        let (x, y) = (self.extend("x", x)?, self.extend("y", y)?);
        let (mut t, mut out) = (Copied::new(&[], x.len()), vec![0; x.len()]);
        montgomery::mul(&mut t, &x, &self.r2, self.as_ref());
        montgomery::mul(&mut out, &y, &t, self.as_ref());
        Ok(out)
    }

    /// The Jacobi symbol `(x / m)`. *Timing:* depends on the lengths.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    pub fn jacobi(&self, x: &[u64]) -> Result<Symbol, Error> {
        jacobi(&self.extend("x", x)?, &self.limbs)
    }

    /// As [`jacobi`](Self::jacobi), but as fast as the values allow. *Timing:* variable.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    ///
    /// ```
    /// use bezout::{DynModulus, Symbol};
    /// assert_eq!(DynModulus::new(&[15])?.jacobi_vartime(&[7])?, Symbol::MINUS_ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn jacobi_vartime(&self, x: &[u64]) -> Result<Symbol, Error> {
        jacobi_vartime(&self.extend("x", x)?, &self.limbs)
    }

    /// The Legendre symbol, for a prime modulus: 1 for a nonzero square, -1 for a non-square. It is the
    /// Jacobi symbol under its name for a prime modulus. *Timing:* depends on the lengths.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    ///
    /// ```
    /// use bezout::{DynModulus, Symbol};
    /// assert_eq!(DynModulus::new(&[17])?.legendre(&[2])?, Symbol::ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn legendre(&self, x: &[u64]) -> Result<Symbol, Error> {
        self.jacobi(x)
    }

    /// Inverts all of `xs` in place with one inversion and three multiplications for each element
    /// \[Mon87\]. An element without an inverse, such as zero, becomes 0. Returns yes if all elements
    /// had an inverse. Elements have at most as many limbs as the modulus; results have as many limbs
    /// as the modulus.
    ///
    /// *Timing:* depends on the lengths (and on `bits` where given), on the count, and on whether a
    /// *nonzero* element shares a factor with the modulus. All elements are then inverted one by one.
    /// Modulo a prime only a nonzero multiple of the prime has this effect.
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
        self.batch::<false, _>(xs, |ring, xs, before, room| {
            trick::invert(ring, xs, before, room).choice()
        })
    }

    /// As [`invert_batch`](Self::invert_batch), but in variable time. Bisection finds the elements that
    /// share a factor with the modulus.
    ///
    /// *Timing:* variable in the elements and the modulus.
    ///
    /// # Errors
    /// As for the constant-time function.
    ///
    /// ```
    /// let m = bezout::DynModulus::new(&[15])?;
    /// let mut xs = [vec![2], vec![3], vec![7]];
    /// assert!(!m.invert_batch_vartime(&mut xs)?);
    /// assert_eq!(xs, [[8], [0], [13]]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_vartime(&self, xs: &mut [Vec<u64>]) -> Result<bool, Error> {
        self.batch::<true, _>(xs, |ring, xs, before, room| {
            trick::invert_vartime(ring, xs, before, room)
        })
    }

    /// Runs `invert` on the elements, one after the other, and replaces them by the results.
    fn batch<const VARTIME: bool, T>(
        &self,
        xs: &mut [Vec<u64>],
        invert: impl FnOnce(&mut Residues<'_, VARTIME>, &mut [u64], &mut [u64], [&mut [u64]; 3]) -> T,
    ) -> Result<T, Error> {
        let n = self.limbs.len();
        if let Some(limbs) = xs.iter().map(Vec::len).find(|&limbs| limbs > n) {
            xs.iter_mut().for_each(|x| wipe(x));
            return Err(Error::TooLong {
                argument: "an element of xs",
                limbs,
                accepted: n,
            });
        }
        let mut rows = Copied::new(&[], n * xs.len());
        for (row, x) in rows.chunks_exact_mut(n).zip(xs.iter()) {
            row[..x.len()].copy_from_slice(x);
        }
        let (mut before, mut room) = (Copied::new(&[], rows.len()), Copied::new(&[], 3 * n));
        let scratch = invert_scratch(n);
        let mut scratch = vec![0; scratch];
        let mut ring = Residues {
            m: self.as_ref(),
            r2: &self.r2,
            isa: batch::select(n, xs.len()),
            scratch: &mut scratch,
        };
        let (a, rest) = room.split_at_mut(n);
        let (b, c) = rest.split_at_mut(n);
        let result = invert(&mut ring, &mut rows, &mut before, [a, b, c]);
        for (row, x) in rows.chunks_exact(n).zip(xs) {
            // Not by growing it: that may leave a copy behind.
            wipe(x);
            *x = row.to_vec();
        }
        Ok(result)
    }
}

impl Drop for DynModulus {
    fn drop(&mut self) {
        wipe(&mut self.limbs);
        wipe(&mut self.r2);
    }
}
