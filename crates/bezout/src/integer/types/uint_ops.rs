// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operations of [`Uint`] that need no [`Modulus`](crate::Modulus).

use super::modulus::scratch_rows;
use crate::ct::Mask;
use crate::integer::choice::Way;
use crate::integer::shared::mod2k;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::xgcd::{Signed, Xgcd};
use crate::integer::{gcd, invert, jacobi, xgcd};
use crate::symbol::Symbol;
use crate::uint::{Odd, Uint};
use subtle::{Choice, CtOption};

impl<const L: usize> Uint<L> {
    /// The greatest common divisor; `gcd(0, x) = x`.
    ///
    /// *Timing:* depends on `L`. *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::Uint;
    /// let (a, b) = (Uint::<2>::from_u64(12), Uint::from_u64(18));
    /// assert_eq!(a.gcd(&b), Uint::from_u64(6));
    /// assert_eq!(a.gcd(&Uint::ZERO), a);
    /// ```
    pub fn gcd(&self, other: &Self) -> Self {
        let mut out = Self::ZERO;
        gcd::of_length::<L>(out.limbs_mut(), self.limbs(), other.limbs());
        out
    }

    /// As [`gcd`](Self::gcd), but as fast as the values allow. *Timing:* variable. *Source:*
    /// \[Ste67\].
    ///
    /// ```
    /// use bezout::Uint;
    /// let (a, b) = (Uint::<2>::from_u64(12), Uint::from_u64(18));
    /// assert_eq!(a.gcd_vartime(&b), Uint::from_u64(6));
    /// ```
    pub fn gcd_vartime(&self, other: &Self) -> Self {
        gcd_vartime(self, other).0
    }

    /// The greatest common divisor and its canonical cofactors, see [`Xgcd`].
    ///
    /// *Timing:* depends on `L`. *Cost:* a gcd, an inversion, a product and three exact divisions.
    /// *Source:* \[BY19, Wui21\] for the gcd and the inversion.
    ///
    /// ```
    /// use bezout::Uint;
    /// let x = Uint::<1>::from_u64(240).xgcd(&Uint::from_u64(46));
    /// assert_eq!(x.gcd, Uint::from_u64(2));
    /// // 2 = -9 * 240 + 47 * 46
    /// assert_eq!((x.s.magnitude, x.t.magnitude), (Uint::from_u64(9), Uint::from_u64(47)));
    /// assert!(bool::from(x.s.negative) && !bool::from(x.t.negative));
    /// ```
    pub fn xgcd(&self, other: &Self) -> Xgcd<Self> {
        self::xgcd(self, other).0
    }

    /// As [`xgcd`](Self::xgcd), but as fast as the values allow. *Timing:* variable. *Source:*
    /// \[Ste67\].
    ///
    /// ```
    /// use bezout::Uint;
    /// let x = Uint::<1>::from_u64(240).xgcd_vartime(&Uint::from_u64(46));
    /// assert_eq!((x.s.magnitude, x.t.magnitude), (Uint::from_u64(9), Uint::from_u64(47)));
    /// ```
    pub fn xgcd_vartime(&self, other: &Self) -> Xgcd<Self> {
        xgcd_vartime(self, other).0
    }

    /// Returns `self^-1` modulo any `modulus`, odd or even, in `[0, modulus)`. Returns none if the
    /// two have a common factor or the modulus is 0. Modulo 1 the inverse of every number is 0.
    ///
    /// *Timing:* depends on `L`. It does not depend on the parity of the modulus or on the number
    /// of its factors 2. *Cost:* an inversion modulo an odd number, a product and an exact
    /// division.
    ///
    /// ```
    /// use bezout::Uint;
    /// let lambda = Uint::<1>::from_u64(60);
    /// assert_eq!(Uint::from_u64(17).invert_mod(&lambda).unwrap(), Uint::from_u64(53));
    /// assert!(bool::from(Uint::from_u64(3).invert_mod(&lambda).is_none()));
    /// ```
    pub fn invert_mod(&self, modulus: &Self) -> CtOption<Self> {
        const { assert!(invert::scratch_any(L) <= super::modulus::ROWS * L) };
        let mut out = Self::ZERO;
        let yes = invert::invert_mod(
            out.limbs_mut(),
            self.limbs(),
            modulus.limbs(),
            scratch_rows::<L>().as_flattened_mut(),
            |out, x, m, _| invert::of_length::<L>(out, x, m).0,
        );
        CtOption::new(out, yes)
    }

    /// As [`invert_mod`](Self::invert_mod), but as fast as the values allow. *Timing:* variable.
    ///
    /// ```
    /// use bezout::Uint;
    /// let x = Uint::<1>::from_u64(17);
    /// assert_eq!(x.invert_mod_vartime(&Uint::from_u64(60)), Some(Uint::from_u64(53)));
    /// assert_eq!(x.invert_mod_vartime(&Uint::ZERO), None);
    /// ```
    pub fn invert_mod_vartime(&self, modulus: &Self) -> Option<Self> {
        invert_mod_vartime(self, modulus).0
    }

    /// Returns `self^-1` modulo an odd number, in `[0, modulus)`, for any `self`. Returns none if
    /// the two have a common factor, as for zero. Modulo 1 the inverse of every number is 0.
    ///
    /// It is for a modulus that is used once: it makes no [`Modulus`](crate::Modulus).
    ///
    /// *Timing:* depends on `L`; both numbers may be secret. *Cost:* about 2.3 divsteps a bit.
    /// *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Odd, Uint};
    /// let m = Odd::new(Uint::<1>::from_u64(15)).unwrap();
    /// assert_eq!(Uint::from_u64(2).invert_odd_mod(&m).unwrap(), Uint::from_u64(8));
    /// assert!(bool::from(Uint::from_u64(6).invert_odd_mod(&m).is_none()));
    /// ```
    pub fn invert_odd_mod(&self, modulus: &Odd<Self>) -> CtOption<Self> {
        let mut out = Self::ZERO;
        let m = ModulusRef::from_odd(modulus.get().limbs());
        let (yes, _) = invert::of_length::<L>(out.limbs_mut(), self.limbs(), m);
        CtOption::new(out, yes)
    }

    /// As [`invert_odd_mod`](Self::invert_odd_mod), but as fast as the values allow. *Timing:*
    /// variable.
    /// *Source:* \[Ste67\].
    ///
    /// ```
    /// use bezout::{Odd, Uint};
    /// let m = Odd::new(Uint::<1>::from_u64(15)).unwrap();
    /// assert_eq!(Uint::from_u64(2).invert_odd_mod_vartime(&m), Some(Uint::from_u64(8)));
    /// ```
    pub fn invert_odd_mod_vartime(&self, modulus: &Odd<Self>) -> Option<Self> {
        self.invert_mod_vartime(modulus.get())
    }

    /// The Jacobi symbol `(self / n)`, for any `self`: 0 iff the two have a common factor.
    ///
    /// *Timing:* depends on `L`; both numbers may be secret. *Source:* \[Por20b, Wui21\].
    ///
    /// ```
    /// use bezout::{Odd, Symbol, Uint};
    /// let n = Odd::new(Uint::<1>::from_u64(15)).unwrap();
    /// assert_eq!(Uint::from_u64(7).jacobi(&n), Symbol::MINUS_ONE);
    /// assert_eq!(Uint::from_u64(6).jacobi(&n), Symbol::ZERO);
    /// ```
    pub fn jacobi(&self, n: &Odd<Self>) -> Symbol {
        jacobi::of_length::<L>(self.limbs(), n.get().limbs()).0
    }

    /// As [`jacobi`](Self::jacobi), but as fast as the values allow. *Timing:* variable.
    ///
    /// ```
    /// use bezout::{Odd, Symbol, Uint};
    /// let n = Odd::new(Uint::<1>::from_u64(15)).unwrap();
    /// assert_eq!(Uint::from_u64(7).jacobi_vartime(&n), Symbol::MINUS_ONE);
    /// ```
    pub fn jacobi_vartime(&self, n: &Odd<Self>) -> Symbol {
        jacobi_vartime(self, n).0
    }

    /// Returns `self^-1` modulo `2^k`. Returns none if `self` is even or `k` is more than `64 L`.
    /// Modulo `2^0` the inverse of every odd number is 0.
    ///
    /// *Timing:* depends on `L` and on `k`.
    ///
    /// ```
    /// use bezout::Uint;
    /// assert_eq!(Uint::<1>::from_u64(3).invert_mod2k(8).unwrap(), Uint::from_u64(171));
    /// ```
    pub fn invert_mod2k(&self, k: usize) -> CtOption<Self> {
        let mut x = *self;
        x.limbs_mut()[0] |= 1;
        let mut out = Self::ZERO;
        mod2k::invert(out.limbs_mut(), x.limbs(), k);
        let yes = Mask::odd(self.limbs()[0]) & Mask::from_bit(u64::from(k <= Self::BITS));
        crate::limbs::keep_if(out.limbs_mut(), yes);
        CtOption::new(out, yes.choice())
    }
}

/// [`Uint::gcd_vartime`], and the way.
#[inline]
pub fn gcd_vartime<const L: usize>(a: &Uint<L>, b: &Uint<L>) -> (Uint<L>, Way) {
    const { assert!(gcd::scratch_vartime(L) <= super::modulus::ROWS * L) };
    let (mut out, mut scratch) = (Uint::ZERO, scratch_rows::<L>());
    let scratch = scratch.as_flattened_mut();
    let way = gcd::gcd_vartime(out.limbs_mut(), a.limbs(), b.limbs(), scratch);
    (out, way)
}

/// [`Uint::xgcd`], and the way. *Timing:* as there.
#[inline]
pub fn xgcd<const L: usize>(a: &Uint<L>, b: &Uint<L>) -> (Xgcd<Uint<L>>, Way) {
    const { assert!(xgcd::scratch(L) <= super::modulus::ROWS * L) };
    xgcd_by(a, b, xgcd::of_length::<L>)
}

/// [`Uint::xgcd_vartime`], and the way.
#[inline]
pub fn xgcd_vartime<const L: usize>(a: &Uint<L>, b: &Uint<L>) -> (Xgcd<Uint<L>>, Way) {
    const { assert!(xgcd::scratch_vartime(L) <= super::modulus::ROWS * L) };
    xgcd_by(a, b, xgcd::xgcd_vartime)
}

#[inline(always)]
fn xgcd_by<const L: usize>(a: &Uint<L>, b: &Uint<L>, run: xgcd::Function) -> (Xgcd<Uint<L>>, Way) {
    let (mut gcd, mut s, mut t) = (Uint::ZERO, Uint::ZERO, Uint::ZERO);
    let ((s_negative, t_negative), way) = run(
        gcd.limbs_mut(),
        s.limbs_mut(),
        t.limbs_mut(),
        a.limbs(),
        b.limbs(),
        scratch_rows::<L>().as_flattened_mut(),
    );
    let signed = |negative: Choice, magnitude| Signed {
        negative,
        magnitude,
    };
    let (s, t) = (signed(s_negative, s), signed(t_negative, t));
    (Xgcd { gcd, s, t }, way)
}

/// [`Uint::invert_mod_vartime`], and the way.
#[inline]
pub fn invert_mod_vartime<const L: usize>(x: &Uint<L>, m: &Uint<L>) -> (Option<Uint<L>>, Way) {
    let (mut out, mut scratch) = (Uint::ZERO, scratch_rows::<L>());
    let scratch = scratch.as_flattened_mut();
    let (found, way) = invert::invert_vartime(out.limbs_mut(), x.limbs(), m.limbs(), scratch);
    (found.then_some(out), way)
}

/// [`Uint::jacobi_vartime`], and the way.
#[inline]
pub fn jacobi_vartime<const L: usize>(x: &Uint<L>, n: &Odd<Uint<L>>) -> (Symbol, Way) {
    let mut scratch = scratch_rows::<L>();
    jacobi::jacobi_vartime(x.limbs(), n.get().limbs(), scratch.as_flattened_mut())
}
