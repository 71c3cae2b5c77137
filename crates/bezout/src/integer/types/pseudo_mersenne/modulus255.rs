// SPDX-License-Identifier: MIT OR Apache-2.0
//! A modulus `2^255 - r` that is known at run time.

use super::arithmetic::{self, Limbs, canonical};
use super::batch;
use crate::error::Error;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::{invert, jacobi};
use crate::limbs::keep_if;
use crate::symbol::Symbol;
use crate::uint::{Odd, Uint};
use core::fmt;
use subtle::{Choice, CtOption};

/// A modulus `2^255 - r`, prime or not, with `r` odd and below `2^31` known at run time.
///
/// Its methods take any numbers of four limbs, those at or above the modulus included, and return
/// canonical ones, in `[0, 2^255 - r)`. They are constant time in the numbers and in `r`. If `r` is
/// a constant of the program, use [`Residue255`](super::Residue255), the type of the elements. It
/// is faster, because it delays the last reduction.
///
/// ```
/// use bezout::Uint;
/// use bezout::pseudo_mersenne::PseudoMersenne255;
/// let m = PseudoMersenne255::new(19)?;
/// let x = Uint::from_u64(3);
/// let y = m.invert(&x).unwrap();
/// assert_eq!(m.mul(&x, &y), Uint::ONE);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PseudoMersenne255 {
    r: u32,
    /// `2^-508`, for the binary GCD.
    #[cfg(any(test, feature = "kernels"))]
    scale: Limbs,
}

impl PseudoMersenne255 {
    /// The modulus `2^255 - r`.
    ///
    /// # Errors
    /// [`Error::Offset`] if `r` is even or not below `2^31`.
    ///
    /// *Timing:* depends only on whether `r` is accepted. *Source:* \[Por20\].
    ///
    /// ```
    /// use bezout::{Error, pseudo_mersenne::PseudoMersenne255};
    /// assert!(PseudoMersenne255::new(0x7fff_ffff).is_ok());
    /// assert_eq!(PseudoMersenne255::new(20), Err(Error::Offset { r: 20 }));
    /// ```
    pub const fn new(r: u32) -> Result<Self, Error> {
        if r & 1 == 0 || r >> 31 != 0 {
            return Err(Error::Offset { r });
        }
        Ok(Self {
            r,
            #[cfg(any(test, feature = "kernels"))]
            scale: arithmetic::inverse_of_2_508(r as u64),
        })
    }

    /// As [`new`](Self::new), for constants. Panics, at compile time in a constant, if `new`
    /// returns an error.
    pub(super) const fn new_const(r: u32) -> Self {
        match Self::new(r) {
            Ok(m) => m,
            Err(_) => panic!("r must be odd and below 2^31"),
        }
    }

    /// The offset `r`.
    ///
    /// ```
    /// assert_eq!(bezout::pseudo_mersenne::PseudoMersenne255::new(21)?.r(), 21);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub const fn r(&self) -> u32 {
        self.r
    }

    /// The modulus itself, as [`Modulus`](crate::Modulus) takes it.
    ///
    /// ```
    /// use bezout::{Modulus, Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.modulus().get(), &"0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed".parse()?);
    /// let generic = Modulus::new(m.modulus());
    /// assert_eq!(generic.mul(&Uint::MAX, &Uint::MAX), m.square(&Uint::MAX));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub const fn modulus(&self) -> Odd<Uint<4>> {
        Odd::new_const(Uint::new(arithmetic::modulus(self.r as u64)))
    }

    /// `x` modulo the modulus, in `[0, m)`, for any `x`.
    ///
    /// *Timing:* constant. *Cost:* four additions.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.reduce(&Uint::MAX), Uint::from_u64(37));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn reduce(&self, x: &Uint<4>) -> Uint<4> {
        Uint::new(canonical(x.limbs(), self.offset()))
    }

    /// `x + y`, in `[0, m)`, for any `x` and `y`.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.add(&Uint::MAX, &Uint::MAX), Uint::from_u64(74));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn add(&self, x: &Uint<4>, y: &Uint<4>) -> Uint<4> {
        self.reduce(&Uint::new(arithmetic::add(
            x.limbs(),
            y.limbs(),
            self.offset(),
        )))
    }

    /// `x - y`, in `[0, m)`, for any `x` and `y`.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.sub(&Uint::from_u64(38), &Uint::MAX), Uint::ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn sub(&self, x: &Uint<4>, y: &Uint<4>) -> Uint<4> {
        self.reduce(&Uint::new(arithmetic::sub(
            x.limbs(),
            y.limbs(),
            self.offset(),
        )))
    }

    /// `-x`, in `[0, m)`, for any `x`. For zero it is zero.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.add(&m.neg(&Uint::ONE), &Uint::ONE), Uint::ZERO);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn neg(&self, x: &Uint<4>) -> Uint<4> {
        self.sub(&Uint::ZERO, x)
    }

    /// `x y`, in `[0, m)`, for any `x` and `y`.
    ///
    /// *Timing:* constant. *Cost:* twenty products of words.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.mul(&Uint::MAX, &Uint::from_u64(2)), Uint::from_u64(74));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn mul(&self, x: &Uint<4>, y: &Uint<4>) -> Uint<4> {
        Uint::new(arithmetic::mul_canonical(
            x.limbs(),
            y.limbs(),
            self.offset(),
        ))
    }

    /// `x^2`, in `[0, m)`, for any `x`.
    ///
    /// *Timing:* constant. *Cost:* fourteen products of words.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.square(&Uint::MAX), Uint::from_u64(37 * 37));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn square(&self, x: &Uint<4>) -> Uint<4> {
        self.pow2k(x, 1)
    }

    /// `x^(2^k)`, in `[0, m)`, for any `x`: `k` squarings.
    ///
    /// *Timing:* depends on `k`.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.pow2k(&Uint::from_u64(2), 8), Uint::from_u64(38));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[inline]
    pub fn pow2k(&self, x: &Uint<4>, k: u32) -> Uint<4> {
        self.reduce(&Uint::new(arithmetic::pow2k(x.limbs(), k, self.offset())))
    }

    /// Returns `x^-1`, in `[0, m)`, for any `x`. Returns none if `gcd(x, m)` is not 1, as for zero.
    ///
    /// *Timing:* constant. *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(1)?; // divisible by 7
    /// assert!(bool::from(m.invert(&Uint::from_u64(7)).is_none()));
    /// assert!(bool::from(m.invert(&Uint::ZERO).is_none()));
    /// let y = m.invert(&Uint::from_u64(2)).unwrap();
    /// assert_eq!(y, Uint::power_of_two_plus(254, 0));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert(&self, x: &Uint<4>) -> CtOption<Uint<4>> {
        let mut out = Uint::ZERO;
        let m = arithmetic::modulus(self.offset());
        let (yes, _) = invert::of_length::<4>(out.limbs_mut(), x.limbs(), ModulusRef::from_odd(&m));
        CtOption::new(out, yes)
    }

    /// As [`invert`](Self::invert), and multiplies back before it returns. A fault in the inversion
    /// gives none, never a wrong answer.
    ///
    /// *Timing:* constant. *Cost:* one multiplication more.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// let x = Uint::from_u64(5);
    /// assert_eq!(m.invert_checked(&x).unwrap(), m.invert(&x).unwrap());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_checked(&self, x: &Uint<4>) -> CtOption<Uint<4>> {
        let mut out = Uint::ZERO;
        let yes = self.invert_limbs_checked(out.limbs_mut(), x.limbs());
        CtOption::new(out, yes)
    }

    /// The Jacobi symbol `(x / m)`, for any `x`: 0 iff `gcd(x, m)` is not 1.
    ///
    /// *Timing:* constant. *Source:* \[Por20b, Wui21\].
    ///
    /// ```
    /// use bezout::{Symbol, Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(1)?;
    /// assert_eq!(m.jacobi(&Uint::from_u64(7)), Symbol::ZERO);
    /// assert_eq!(m.jacobi(&Uint::from_u64(2)), Symbol::ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn jacobi(&self, x: &Uint<4>) -> Symbol {
        self.jacobi_limbs(x.limbs())
    }

    /// The Legendre symbol, for a prime modulus: 1 for a nonzero square, -1 for a non-square, 0 for
    /// zero. It is the Jacobi symbol under its name for a prime modulus.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Symbol, Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(19)?;
    /// assert_eq!(m.legendre(&Uint::from_u64(2)), Symbol::MINUS_ONE);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn legendre(&self, x: &Uint<4>) -> Symbol {
        self.jacobi(x)
    }

    /// Inverts all of `xs` in place with one inversion and three multiplications for each element
    /// \[Mon87\]. An element without an inverse, such as zero, becomes 0. Returns yes if all
    /// elements had an inverse.
    ///
    /// `scratch` has at least as many elements as `xs`.
    ///
    /// *Timing:* depends on the count, and on whether a nonzero element shares a factor with the
    /// modulus. All elements are then inverted one by one. Modulo a prime this cannot happen.
    ///
    /// # Errors
    /// [`Error::TooMany`] if `xs` is longer than `scratch`; `xs` is then unchanged.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::PseudoMersenne255};
    /// let m = PseudoMersenne255::new(1)?;
    /// let mut xs = [1, 2, 0, 7].map(Uint::from_u64);
    /// let all = m.invert_batch(&mut xs, &mut [Uint::ZERO; 4])?;
    /// assert_eq!(xs, [Uint::ONE, Uint::power_of_two_plus(254, 0), Uint::ZERO, Uint::ZERO]);
    /// assert!(!bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch(
        &self,
        xs: &mut [Uint<4>],
        scratch: &mut [Uint<4>],
    ) -> Result<Choice, Error> {
        batch::invert(self.offset(), xs, scratch)
    }

    /// `r` as a word.
    #[inline(always)]
    pub(crate) const fn offset(&self) -> u64 {
        self.r as u64
    }

    /// `2^-508`, not canonical.
    #[cfg(any(test, feature = "kernels"))]
    #[inline(always)]
    pub(crate) const fn inverse_of_2_508(&self) -> &Limbs {
        &self.scale
    }

    /// Writes the canonical `x^-1` to `out` and returns yes, and multiplies back. Writes zero and
    /// returns no if there is none.
    #[inline(always)]
    pub(super) fn invert_limbs_checked(&self, out: &mut Limbs, x: &Limbs) -> Choice {
        let m = arithmetic::modulus(self.offset());
        let (yes, _) = invert::of_length::<4>(out, x, ModulusRef::from_odd(&m));
        let product = arithmetic::mul_canonical(x, out, self.offset());
        let one = crate::limbs::equals_word(&product, 1);
        keep_if(out, one);
        yes & one.choice()
    }

    /// The Jacobi symbol of any limbs.
    #[inline(always)]
    pub(super) fn jacobi_limbs(&self, x: &Limbs) -> Symbol {
        jacobi::of_length::<4>(x, &arithmetic::modulus(self.offset())).0
    }
}

/// Shows nothing: `r` may be secret. [`PseudoMersenne255::r`] has it.
impl fmt::Debug for PseudoMersenne255 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PseudoMersenne255").finish_non_exhaustive()
    }
}
