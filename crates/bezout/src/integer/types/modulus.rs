// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus of a length known to the compiler, and its operations.

use crate::backend::rows::{Row, rows_mut};
use crate::ct::wipe;
use crate::error::Error;
use crate::integer::batch;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::shared::r_squared::{r_squared, r_squared_const};
use crate::integer::{invert, jacobi};
use crate::limbs;
use crate::symbol::Symbol;
use crate::uint::{Odd, Uint};
use crate::word;
use subtle::{Choice, CtOption};

impl<const L: usize> Row<L> for Uint<L> {}

/// The largest number of rows of `L` limbs that the algorithms of [`Modulus`] need as scratch.
pub(crate) const ROWS: usize = 18;

/// Scratch on the stack.
#[inline(always)]
pub(crate) fn scratch_rows<const L: usize>() -> [[u64; L]; ROWS] {
    const {
        assert!(L > 0, "a modulus needs a limb");
        assert!(invert::scratch_vartime(L) <= ROWS * L);
        assert!(jacobi::scratch_vartime(L) <= ROWS * L);
    }
    [[0; L]; ROWS]
}

/// An odd modulus of `L` limbs, prime or not, with the constants for multiplication.
///
/// ```
/// use bezout::{Modulus, Odd, Symbol, Uint};
/// let m = Modulus::<4>::new(Odd::new("0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed".parse()?).unwrap());
/// let x = Uint::from_u64(3);
/// let y = m.invert(&x).unwrap();
/// assert_eq!(m.mul(&x, &y), Uint::ONE);
/// assert_eq!(m.invert_vartime(&x), Some(y));
/// assert_eq!(m.jacobi(&x), Symbol::ONE);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Modulus<const L: usize> {
    pub(super) modulus: Odd<Uint<L>>,
    pub(super) inverse64: u64,
    pub(super) r2: Uint<L>,
    pub(super) bits: usize,
}

impl<const L: usize> Modulus<L> {
    /// Makes a modulus from an odd number, which may be secret.
    ///
    /// *Timing:* depends on `L`. *Cost:* a division limb by limb, which takes about as long as a
    /// Montgomery product; [`ModulusRef::new`] does without. *Source:* \[Mon85, MG11\].
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Uint};
    /// let m = Modulus::<1>::new(Odd::new(Uint::from_u64(15)).unwrap());
    /// assert_eq!(m.invert(&Uint::from_u64(2)).unwrap(), Uint::from_u64(8));
    /// assert!(bool::from(m.invert(&Uint::from_u64(6)).is_none()));
    /// ```
    pub fn new(modulus: Odd<Uint<L>>) -> Self {
        let mut r2 = Uint::ZERO;
        let mut tmp = [0; L];
        let m = ModulusRef::from_odd(modulus.get().limbs());
        r_squared(r2.limbs_mut(), m.limbs(), &mut tmp);
        wipe(&mut tmp);
        Self {
            modulus,
            inverse64: m.inverse64(),
            r2,
            bits: 64 * L,
        }
    }

    /// Makes a modulus from an odd number with a public bound on its bit length; see
    /// [`ModulusRef::with_bits`].
    ///
    /// # Errors
    /// [`Error::Bits`] if the number has more than `bits` bits, or `bits` is more than `64 L`.
    ///
    /// *Timing:* depends on `L`, on `bits`, and on whether the number fits them.
    pub fn with_bits(modulus: Odd<Uint<L>>, bits: usize) -> Result<Self, Error> {
        ModulusRef::from_odd(modulus.get().limbs()).with_bits(bits)?;
        Ok(Self {
            bits,
            ..Self::new(modulus)
        })
    }

    /// Makes a modulus from an odd number at compile time, as
    /// [`const_modulus!`](crate::const_modulus) does; its public bit length is that of the number.
    /// Panics, at compile time in a constant, if the number is even.
    ///
    /// *Timing:* variable.
    ///
    /// ```
    /// use bezout::{Modulus, Uint};
    /// const M: Modulus<1> = Modulus::new_const(Uint::from_u64(15));
    /// assert_eq!(M.as_ref().bits(), 4);
    /// ```
    pub const fn new_const(modulus: Uint<L>) -> Self {
        let modulus = Odd::new_const(modulus);
        let limbs = modulus.get().limbs();
        Self {
            inverse64: word::invert_mod_2_64(limbs[0]),
            r2: Uint::new(r_squared_const(limbs)),
            bits: limbs::bits_vartime(limbs),
            modulus,
        }
    }

    /// Lends the modulus as a kernel takes it.
    #[inline(always)]
    pub const fn as_ref(&self) -> ModulusRef<'_> {
        ModulusRef::from_parts(self.modulus.get().limbs(), self.inverse64, self.bits)
    }

    /// The modulus itself.
    pub const fn modulus(&self) -> &Odd<Uint<L>> {
        &self.modulus
    }

    /// Returns `x^-1` modulo the modulus, in `[0, m)`, for any `x` of `L` limbs. Returns none if
    /// `gcd(x, m)` is not 1, as for zero. Modulo 1 the inverse of every number is 0.
    ///
    /// *Timing:* depends on `L` (and on `bits` where given); `x` and the modulus may be secret.
    /// *Cost:* about 2.3 divsteps a bit. *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Uint};
    /// let m = Modulus::<2>::new(Odd::new(Uint::new([1, 1])).unwrap());
    /// let y = m.invert(&Uint::from_u64(2)).unwrap();
    /// assert_eq!(y, Uint::new([1 << 63 | 1, 0]));
    /// assert!(bool::from(m.invert(&Uint::ZERO).is_none()));
    /// ```
    pub fn invert(&self, x: &Uint<L>) -> CtOption<Uint<L>> {
        let mut out = Uint::ZERO;
        let (yes, _) = invert::of_length::<L>(out.limbs_mut(), x.limbs(), self.as_ref());
        CtOption::new(out, yes)
    }

    /// As [`invert`](Self::invert), but as fast as the values allow.
    ///
    /// *Timing:* variable in `x` and the modulus.
    pub fn invert_vartime(&self, x: &Uint<L>) -> Option<Uint<L>> {
        let mut out = Uint::ZERO;
        let (found, _) = invert::invert_vartime(
            out.limbs_mut(),
            x.limbs(),
            self.modulus.get().limbs(),
            scratch_rows::<L>().as_flattened_mut(),
        );
        found.then_some(out)
    }

    /// As [`invert`](Self::invert), and multiplies back before it returns. A fault in the inversion
    /// gives none, never a wrong answer.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* one [`mul`](Self::mul) more.
    pub fn invert_checked(&self, x: &Uint<L>) -> CtOption<Uint<L>> {
        self.checked(x, self.invert(x))
    }

    /// The same inverse of `x`, or none if the product of the two is not 1.
    pub(crate) fn checked(&self, x: &Uint<L>, y: CtOption<Uint<L>>) -> CtOption<Uint<L>> {
        y.and_then(|y| {
            let one = limbs::equals_word(self.mul(x, &y).limbs(), 1)
                | limbs::equals_word(self.modulus.get().limbs(), 1);
            CtOption::new(y, one.choice())
        })
    }

    /// As [`invert`](Self::invert), but multiplies `x` by a random number before the inversion, and
    /// the result by the same number after it. The leakage of the inversion itself is then
    /// independent of `x`.
    ///
    /// The random number has `2 L` limbs and is reduced, so no residue is more likely than another
    /// by more than one part in `2^(64 L)`. The result is none if `x` or the random number has no
    /// inverse. Modulo a prime `m` the random number has none with probability 1/m. Modulo a number
    /// with small factors this is frequent, so blind with care.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* in addition, `2 L` random words, two times
    /// [`mul`](Self::mul), three Montgomery operations and a modular addition.
    ///
    /// # Errors
    /// The errors are those of the random number generator.
    #[cfg(feature = "rand_core")]
    pub fn invert_blinded<R: rand_core::TryCryptoRng + ?Sized>(
        &self,
        x: &Uint<L>,
        rng: &mut R,
    ) -> Result<CtOption<Uint<L>>, R::Error> {
        let mut blind = Uint::<L>::ZERO;
        let mut drawn = [[0; L]; 2];
        montgomery::random_residue(
            blind.limbs_mut(),
            self.as_ref(),
            self.r2.limbs(),
            drawn.as_flattened_mut(),
            rng,
        )?;
        let out = self
            .invert(&self.mul(x, &blind))
            .map(|y| self.mul(&y, &blind));
        wipe(blind.limbs_mut());
        Ok(out)
    }

    /// `x y` modulo the modulus, in `[0, m)`, for any `x` and `y` of `L` limbs.
    ///
    /// *Timing:* depends on `L`. *Cost:* two Montgomery products. *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Uint};
    /// let m = Modulus::<1>::new(Odd::new(Uint::from_u64(15)).unwrap());
    /// assert_eq!(m.mul(&Uint::from_u64(7), &Uint::MAX), Uint::ZERO);
    /// ```
    pub fn mul(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        self.montgomery_mul(y, &self.montgomery_mul(x, &self.r2))
    }

    /// `x` modulo the modulus, in `[0, m)`.
    ///
    /// *Timing:* depends on `L`. *Cost:* a Montgomery product and a Montgomery reduction.
    pub fn reduce(&self, x: &Uint<L>) -> Uint<L> {
        let mut out = self.montgomery_mul(x, &self.r2);
        montgomery::redc(out.limbs_mut(), self.as_ref());
        out
    }

    /// The Jacobi symbol `(x / m)`: 0 iff `gcd(x, m)` is not 1.
    ///
    /// *Timing:* depends on `L`; `x` and the modulus may be secret. *Source:* \[Por20b, Wui21\].
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Symbol, Uint};
    /// let m = Modulus::<1>::new(Odd::new(Uint::from_u64(15)).unwrap());
    /// assert_eq!(m.jacobi(&Uint::from_u64(7)), Symbol::MINUS_ONE);
    /// assert_eq!(m.jacobi(&Uint::from_u64(6)), Symbol::ZERO);
    /// ```
    pub fn jacobi(&self, x: &Uint<L>) -> Symbol {
        jacobi::of_length::<L>(x.limbs(), self.modulus.get().limbs()).0
    }

    /// As [`jacobi`](Self::jacobi), but as fast as the values allow. *Timing:* variable.
    pub fn jacobi_vartime(&self, x: &Uint<L>) -> Symbol {
        jacobi::jacobi_vartime(
            x.limbs(),
            self.modulus.get().limbs(),
            scratch_rows::<L>().as_flattened_mut(),
        )
        .0
    }

    /// The Legendre symbol, for a prime modulus: 1 for a nonzero square, -1 for a non-square. It is
    /// the Jacobi symbol under its name for a prime modulus.
    ///
    /// *Timing:* depends on `L`; `x` and the modulus may be secret.
    pub fn legendre(&self, x: &Uint<L>) -> Symbol {
        self.jacobi(x)
    }

    /// As [`legendre`](Self::legendre), but as fast as the values allow. *Timing:* variable.
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Symbol, Uint};
    /// let m = Modulus::<1>::new(Odd::new(Uint::from_u64(17)).unwrap());
    /// assert_eq!(m.legendre_vartime(&Uint::from_u64(2)), Symbol::ONE);
    /// ```
    pub fn legendre_vartime(&self, x: &Uint<L>) -> Symbol {
        self.jacobi_vartime(x)
    }

    /// Inverts all of `xs` in place with one inversion and three multiplications for each element
    /// \[Mon87\]. An element without an inverse, such as zero, becomes 0. Returns yes if all
    /// elements had an inverse.
    ///
    /// `scratch` has at least as many elements as `xs`. [`invert_array`](Self::invert_array) needs
    /// none.
    ///
    /// *Timing:* depends on `L` (and on `bits` where given), on the count, and on whether a
    /// *nonzero* element shares a factor with the modulus. All elements are then inverted one by
    /// one. Modulo a prime only a nonzero multiple of the prime has this effect.
    ///
    /// # Errors
    /// [`Error::TooMany`] if `xs` is longer than `scratch`; `xs` is then unchanged.
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Uint};
    /// let m = Modulus::<1>::new(Odd::new(Uint::from_u64(17)).unwrap());
    /// let mut xs = [2, 0, 3].map(Uint::from_u64);
    /// let all = m.invert_batch(&mut xs, &mut [Uint::ZERO; 3])?;
    /// assert_eq!(xs, [9, 0, 6].map(Uint::from_u64));
    /// assert!(!bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch(
        &self,
        xs: &mut [Uint<L>],
        scratch: &mut [Uint<L>],
    ) -> Result<Choice, Error> {
        let (xs, before) = self.batch(xs, scratch)?;
        Ok(self.invert_rows(xs, before))
    }

    /// As [`invert_batch`](Self::invert_batch), on all threads of the current pool of `rayon`: each
    /// inverts parts of `xs`, of 512 to 4096 elements.
    ///
    /// *Timing:* as there, for each part, and depends on the threads. *Cost:* an inversion more for
    /// each part.
    ///
    /// # Errors
    /// The errors are those of `invert_batch`.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "17");
    /// let mut xs = [Uint::from_u64(2); 2000];
    /// let all = M.par_invert_batch(&mut xs, &mut [Uint::ZERO; 2000])?;
    /// assert_eq!(xs, [Uint::from_u64(9); 2000]);
    /// assert!(bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[cfg(feature = "rayon")]
    pub fn par_invert_batch(
        &self,
        xs: &mut [Uint<L>],
        scratch: &mut [Uint<L>],
    ) -> Result<Choice, Error> {
        crate::montgomery_trick::par_invert(xs, scratch, |xs, s| self.invert_batch(xs, s))
    }

    /// As [`invert_batch`](Self::invert_batch), for numbers in Montgomery's form, in and out: `x R`
    /// becomes `x^-1 R`, for `R = 2^(64 L)`. No element is converted, so that it takes as long.
    ///
    /// *Timing:* as there. *Cost:* two more Montgomery products in all. *Source:* \[Mon85, Mon87\].
    ///
    /// # Errors
    /// The errors are those of `invert_batch`.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "17");
    /// // 2^64 is 1 modulo 17, and r its square: here a number is its own form.
    /// assert_eq!(M.r_squared(), &Uint::ONE);
    /// let mut xs = [2, 0, 3].map(Uint::from_u64);
    /// M.invert_batch_montgomery(&mut xs, &mut [Uint::ZERO; 3])?;
    /// assert_eq!(xs, [9, 0, 6].map(Uint::from_u64));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_montgomery(
        &self,
        xs: &mut [Uint<L>],
        scratch: &mut [Uint<L>],
    ) -> Result<Choice, Error> {
        let (xs, before) = self.batch(xs, scratch)?;
        let all = batch::montgomery_rows_of_length::<L>(xs, self.as_ref(), self.r2.limbs(), before);
        Ok(all.choice())
    }

    /// As [`invert_batch`](Self::invert_batch), but in variable time. Bisection finds the elements
    /// that share a factor with the modulus.
    ///
    /// *Timing:* variable in the elements and the modulus.
    ///
    /// # Errors
    /// As for the constant-time function.
    pub fn invert_batch_vartime(
        &self,
        xs: &mut [Uint<L>],
        scratch: &mut [Uint<L>],
    ) -> Result<bool, Error> {
        let (xs, before) = self.batch(xs, scratch)?;
        Ok(self.invert_rows_vartime(xs, before))
    }

    /// Returns the words of a batch, and as many words of its scratch.
    fn batch<'a>(
        &self,
        xs: &'a mut [Uint<L>],
        scratch: &'a mut [Uint<L>],
    ) -> Result<(&'a mut [u64], &'a mut [u64]), Error> {
        let (elements, accepted) = (xs.len(), scratch.len());
        if elements > accepted {
            return Err(Error::TooMany {
                argument: "xs",
                elements,
                accepted,
            });
        }
        let before = rows_mut(&mut scratch[..elements]);
        Ok((rows_mut(xs).as_flattened_mut(), before.as_flattened_mut()))
    }

    /// Montgomery's product `x y / 2^(64 L)`.
    #[inline(always)]
    pub(crate) fn montgomery_mul(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        Uint::new(montgomery::mul_array(x.limbs(), y.limbs(), self.as_ref()))
    }
}

/// Defines a constant [`Modulus`] from an odd number. The compiler computes its constants for
/// multiplication.
///
/// The number is a power of two plus or minus a small number, or a text of decimal or `0x` digits.
/// An even number does not compile.
///
/// ```
/// bezout::const_modulus!(pub P25519: 4 = 2^255 - 19);
/// bezout::const_modulus!(P256: 4 = "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff");
/// use bezout::Uint;
/// let y = P25519.invert(&Uint::from_u64(2)).unwrap();
/// assert_eq!(P25519.mul(&y, &Uint::from_u64(2)), Uint::ONE);
/// ```
///
/// A number that is negative, does not fit its limbs or is even does not compile:
///
/// ```compile_fail
/// bezout::const_modulus!(M: 4 = 2^3 - 19);
/// fn main() { let _ = M.modulus(); }
/// ```
/// ```compile_fail
/// bezout::const_modulus!(M: 1 = 2^63 + 9223372036854775809);
/// fn main() { let _ = M.modulus(); }
/// ```
/// ```compile_fail
/// bezout::const_modulus!(M: 1 = "14");
/// fn main() { let _ = M.modulus(); }
/// ```
#[macro_export]
macro_rules! const_modulus {
    ($(#[$meta:meta])* $vis:vis $name:ident : $limbs:literal = $base:literal ^ $exp:literal - $r:literal) => {
        $crate::const_modulus!(@ $(#[$meta])* $vis $name, $limbs, $base,
            {
                let r: i128 = $r;
                $crate::Uint::<$limbs>::power_of_two_plus($exp, -r)
            });
    };
    ($(#[$meta:meta])* $vis:vis $name:ident : $limbs:literal = $base:literal ^ $exp:literal + $r:literal) => {
        $crate::const_modulus!(@ $(#[$meta])* $vis $name, $limbs, $base,
            {
                let r: i128 = $r;
                $crate::Uint::<$limbs>::power_of_two_plus($exp, r)
            });
    };
    ($(#[$meta:meta])* $vis:vis $name:ident : $limbs:literal = $text:literal) => {
        $crate::const_modulus!(@ $(#[$meta])* $vis $name, $limbs, 2,
            match $crate::Uint::<$limbs>::parse($text) {
                Ok(m) => m,
                Err(_) => panic!("not a number, or too large for its limbs"),
            });
    };
    (@ $(#[$meta:meta])* $vis:vis $name:ident, $limbs:literal, $base:literal, $value:expr) => {
        $(#[$meta])*
        $vis static $name: $crate::Modulus<$limbs> = const {
            assert!($base == 2, "the base must be 2");
            $crate::Modulus::new_const($value)
        };
    };
}

pub(crate) use const_modulus;

#[cfg(test)]
mod tests {
    use super::Modulus;
    use crate::pseudo_mersenne::F25519;
    use crate::uint::{Odd, Uint};

    /// The scratch of a constant-time batch is overwritten, whichever way it went; and a batch
    /// without room says so in elements.
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
