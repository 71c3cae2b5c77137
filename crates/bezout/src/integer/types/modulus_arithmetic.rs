// SPDX-License-Identifier: MIT OR Apache-2.0
//! The arithmetic of a [`Modulus`] besides inversion: sums, powers, quotients.

use super::modulus::Modulus;
use crate::backend::rows::rows_mut;
use crate::ct::wipe;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::shared::pow::{TABLE, pow};
use crate::integer::{batch, gcd};
use crate::limbs;
use crate::uint::Uint;
use crate::word::{adc, sbb};
use subtle::{Choice, CtOption};

impl<const L: usize> Modulus<L> {
    /// `x + y` modulo the modulus, in `[0, m)`, for any `x` and `y` of `L` limbs.
    ///
    /// *Timing:* depends on `L`. *Cost:* that of [`reduce`](Self::reduce). *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.add(&Uint::MAX, &Uint::from_u64(14)), Uint::from_u64(14));
    /// ```
    pub fn add(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        self.sum_by(montgomery::add, x, y)
    }

    /// `x - y` modulo the modulus, in `[0, m)`, for any `x` and `y` of `L` limbs.
    ///
    /// *Timing:* depends on `L`. *Cost:* that of [`reduce`](Self::reduce). *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.sub(&Uint::from_u64(3), &Uint::from_u64(7)), Uint::from_u64(11));
    /// ```
    pub fn sub(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        self.sum_by(montgomery::sub, x, y)
    }

    /// `-x` modulo the modulus, in `[0, m)`, for any `x` of `L` limbs.
    ///
    /// *Timing:* depends on `L`. *Cost:* that of [`reduce`](Self::reduce). *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.neg(&Uint::from_u64(4)), Uint::from_u64(11));
    /// assert_eq!(M.neg(&Uint::from_u64(30)), Uint::ZERO);
    /// ```
    pub fn neg(&self, x: &Uint<L>) -> Uint<L> {
        self.sub(&Uint::ZERO, x)
    }

    /// `x + y` modulo the modulus, in `[0, m)`, for `x` and `y` in `[0, m)`.
    ///
    /// Both have to be reduced: this is not checked, and of other numbers the result is some number
    /// of `L` limbs. [`add`](Self::add) takes any numbers.
    ///
    /// *Timing:* depends on `L`; both numbers may be secret. *Cost:* two additions and a
    /// comparison.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.add_reduced(&Uint::from_u64(14), &Uint::from_u64(3)), Uint::from_u64(2));
    /// // What is not reduced comes first.
    /// assert_eq!(M.add_reduced(&M.reduce(&Uint::MAX), &Uint::ONE), Uint::ONE);
    /// ```
    pub fn add_reduced(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        let mut out = *x;
        montgomery::add_reduced(out.limbs_mut(), y.limbs(), self.modulus.get().limbs());
        out
    }

    /// `x - y` modulo the modulus, in `[0, m)`, for `x` and `y` in `[0, m)`.
    ///
    /// Both have to be reduced, as for [`add_reduced`](Self::add_reduced). [`sub`](Self::sub) takes
    /// any numbers.
    ///
    /// *Timing:* depends on `L`; both numbers may be secret. *Cost:* a subtraction and an addition.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.sub_reduced(&Uint::from_u64(3), &Uint::from_u64(7)), Uint::from_u64(11));
    /// ```
    pub fn sub_reduced(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        let mut out = *x;
        montgomery::sub_reduced(out.limbs_mut(), y.limbs(), self.modulus.get().limbs());
        out
    }

    /// `-x` modulo the modulus, in `[0, m)`, for `x` in `[0, m)`.
    ///
    /// It has to be reduced, as for [`add_reduced`](Self::add_reduced). [`neg`](Self::neg) takes
    /// any number.
    ///
    /// *Timing:* depends on `L`; the number may be secret. *Cost:* a subtraction and an addition.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.neg_reduced(&Uint::from_u64(4)), Uint::from_u64(11));
    /// assert_eq!(M.neg_reduced(&Uint::ZERO), Uint::ZERO);
    /// ```
    pub fn neg_reduced(&self, x: &Uint<L>) -> Uint<L> {
        self.sub_reduced(&Uint::ZERO, x)
    }

    /// `x^2` modulo the modulus, in `[0, m)`, for any `x` of `L` limbs.
    ///
    /// *Timing:* depends on `L`. *Cost:* two Montgomery products. *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// assert_eq!(M.square(&Uint::from_u64(7)), Uint::from_u64(4));
    /// ```
    pub fn square(&self, x: &Uint<L>) -> Uint<L> {
        self.mul(x, x)
    }

    /// `x^e` modulo the modulus, in `[0, m)`, for any `x` of `L` limbs and any exponent. `x^0` is
    /// 1, also for `x = 0`; modulo 1 every power is 0.
    ///
    /// *Timing:* depends on `L` and on the number of limbs of the exponent; all values may be
    /// secret.
    /// *Cost:* 80 Montgomery products for each limb of the exponent, and 18 more. *Source:*
    /// \[Mon85\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 2 = 2^127 - 1);
    /// let (x, e) = (Uint::from_u64(3), Uint::<1>::from_u64(5));
    /// assert_eq!(M.pow(&x, &e), Uint::from_u64(243));
    /// assert_eq!(M.pow(&x, &M.sub(&Uint::ZERO, &Uint::ONE)), Uint::ONE);
    /// ```
    pub fn pow<const E: usize>(&self, x: &Uint<L>, e: &Uint<E>) -> Uint<L> {
        let (mut table, mut tmp, mut out) = ([[0; L]; TABLE], [0; L], Uint::ZERO);
        let mut base = self.montgomery_mul(x, &self.r2);
        pow(
            out.limbs_mut(),
            base.limbs(),
            e.limbs(),
            self.r2.limbs(),
            self.as_ref(),
            table.as_flattened_mut(),
            &mut tmp,
        );
        montgomery::redc(out.limbs_mut(), self.as_ref());
        wipe(base.limbs_mut());
        wipe(&mut tmp);
        wipe(table.as_flattened_mut());
        out
    }

    /// `x / y` modulo the modulus, in `[0, m)`, for any `x` and `y` of `L` limbs. Returns none if
    /// `gcd(y, m)` is not 1, whatever `x` is. Modulo 1 every quotient is 0.
    ///
    /// With [`r_squared`](Self::r_squared) as `x` this is the inverse for those who keep numbers in
    /// Montgomery's form: `R^2 / (y R)` is `y^-1 R`.
    ///
    /// *Timing:* as [`invert`](Self::invert). *Cost:* an inversion and two Montgomery products.
    /// *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// let n = Uint::from_u64;
    /// assert_eq!(M.divide(&n(9), &n(2)).unwrap(), n(12));
    /// assert!(bool::from(M.divide(&n(9), &n(3)).is_none()));
    /// // 7 in Montgomery's form, and the form of 1/7.
    /// let form = M.mul(&n(7), &M.mul(&n(1 << 32), &n(1 << 32)));
    /// let inverse = M.divide(M.r_squared(), &form).unwrap();
    /// assert_eq!(M.mul(&form, &inverse), *M.r_squared());
    /// ```
    pub fn divide(&self, x: &Uint<L>, y: &Uint<L>) -> CtOption<Uint<L>> {
        let inverse = self.invert(y);
        let yes = inverse.is_some();
        let mut inverse = inverse.unwrap_or(Uint::ZERO);
        let out = self.mul(x, &inverse);
        wipe(inverse.limbs_mut());
        CtOption::new(out, yes)
    }

    /// The greatest common divisor of the modulus and any `x`, of `M` limbs; of zero it is the
    /// modulus.
    ///
    /// What is longer than the modulus is reduced first. So the gcd of a long number and a short
    /// public one, as in a sieve for primes, takes little more than a gcd of two short ones.
    ///
    /// *Timing:* depends on `L` and `M`; `x` and the modulus may be secret. *Cost:* two Montgomery
    /// products for each `L` limbs of `x`, and a gcd of `L` limbs. *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// let x = Uint::new([0, 0, 0, 5]);
    /// assert_eq!(M.gcd(&x), Uint::from_u64(5));
    /// assert_eq!(M.gcd(&Uint::<1>::ZERO), Uint::from_u64(15));
    /// ```
    pub fn gcd<const M: usize>(&self, x: &Uint<M>) -> Uint<L> {
        let (mut rest, mut tmp, mut out) = ([0; L], [[0; L]; 2], Uint::ZERO);
        if M > L {
            montgomery::reduce_any(
                &mut rest,
                x.limbs(),
                self.as_ref(),
                self.r2.limbs(),
                tmp.as_flattened_mut(),
            );
        } else {
            rest[..M].copy_from_slice(x.limbs());
        }
        gcd::of_length::<L>(out.limbs_mut(), self.modulus.get().limbs(), &rest);
        wipe(&mut rest);
        wipe(tmp.as_flattened_mut());
        out
    }

    /// Whether the modulus and any `x`, of `M` limbs, have no common factor: the [`gcd`](Self::gcd)
    /// is 1.
    ///
    /// *Timing:* depends on `L` and `M`; `x` and the modulus may be secret. *Cost:* as there.
    /// *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(PRIMES: 1 = "111546435"); // 3 · 5 · … · 23
    /// assert!(bool::from(PRIMES.is_coprime(&Uint::new([29, 0]))));
    /// assert!(!bool::from(PRIMES.is_coprime(&Uint::new([0, 23]))));
    /// ```
    pub fn is_coprime<const M: usize>(&self, x: &Uint<M>) -> Choice {
        let mut gcd = self.gcd(x);
        let yes = limbs::equals_word(gcd.limbs(), 1);
        wipe(gcd.limbs_mut());
        yes.choice()
    }

    /// `R^2` modulo the modulus, for `R = 2^(64 L)`: what brings numbers into Montgomery's form
    /// \[Mon85\].
    ///
    /// ```
    /// bezout::const_modulus!(M: 1 = "15");
    /// assert_eq!(M.r_squared(), &bezout::Uint::ONE);
    /// ```
    pub const fn r_squared(&self) -> &Uint<L> {
        &self.r2
    }

    /// As [`invert`](Self::invert), for constants: a `const fn`, in variable time, portable and
    /// without assembly. At run time [`invert_vartime`](Self::invert_vartime) is faster.
    ///
    /// *Timing:* variable. *Cost:* at most `128 L` subtractions and as many halvings. *Source:*
    /// \[Ste67\].
    ///
    /// ```
    /// use bezout::{Modulus, Odd, Uint};
    /// const M: Modulus<1> = Modulus::new_const(Uint::from_u64(15));
    /// const HALF: Uint<1> = M.invert_const_vartime(&Uint::from_u64(2)).unwrap();
    /// assert_eq!(HALF, Uint::from_u64(8));
    /// assert!(M.invert_const_vartime(&Uint::from_u64(3)).is_none());
    /// ```
    pub const fn invert_const_vartime(&self, x: &Uint<L>) -> Option<Uint<L>> {
        let m = self.modulus.get().limbs();
        let (mut u, mut v) = (*x.limbs(), *m);
        // u = a x and v = b x modulo m.
        let (mut a, mut b) = ([0; L], [0; L]);
        a[0] = !is_word(m, 1) as u64;
        while !is_word(&u, 0) {
            while u[0] & 1 == 0 {
                u = halved(u, 0);
                let carry = if a[0] & 1 == 1 { add(&mut a, m) } else { 0 };
                a = halved(a, carry);
            }
            let mut difference = u;
            if subtract(&mut difference, &v) == 1 {
                (u, v) = (v, u);
                (a, b) = (b, a);
                difference = u;
                subtract(&mut difference, &v);
            }
            u = difference;
            if subtract(&mut a, &b) == 1 {
                add(&mut a, m);
            }
        }
        if is_word(&v, 1) {
            Some(Uint::new(b))
        } else {
            None
        }
    }

    /// As [`invert_batch`](Self::invert_batch), for an array, which brings its length along: no
    /// scratch, and no error.
    ///
    /// *Timing:* as for [`invert_batch`](Self::invert_batch). *Cost:* the same; `N` numbers on the
    /// stack.
    /// *Source:* \[Mon87\].
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "17");
    /// let mut xs = [2, 0, 3].map(Uint::from_u64);
    /// assert!(!bool::from(M.invert_array(&mut xs)));
    /// assert_eq!(xs, [9, 0, 6].map(Uint::from_u64));
    /// ```
    pub fn invert_array<const N: usize>(&self, xs: &mut [Uint<L>; N]) -> Choice {
        let mut before = [[0; L]; N];
        self.invert_rows(rows_mut(xs).as_flattened_mut(), before.as_flattened_mut())
    }

    /// As [`invert_array`](Self::invert_array), but in variable time; see
    /// [`invert_batch_vartime`](Self::invert_batch_vartime).
    ///
    /// *Timing:* variable in the elements and the modulus.
    ///
    /// ```
    /// use bezout::{Uint, const_modulus};
    /// const_modulus!(M: 1 = "15");
    /// let mut xs = [2, 3, 7].map(Uint::from_u64);
    /// assert!(!M.invert_array_vartime(&mut xs));
    /// assert_eq!(xs, [8, 0, 13].map(Uint::from_u64));
    /// ```
    pub fn invert_array_vartime<const N: usize>(&self, xs: &mut [Uint<L>; N]) -> bool {
        let mut before = [[0; L]; N];
        self.invert_rows_vartime(rows_mut(xs).as_flattened_mut(), before.as_flattened_mut())
    }

    /// Montgomery's trick on the words of numbers, with as many words of scratch, wiped.
    pub(super) fn invert_rows(&self, xs: &mut [u64], before: &mut [u64]) -> Choice {
        batch::rows_of_length::<L>(xs, self.as_ref(), self.r2.limbs(), before).choice()
    }

    /// The same in variable time.
    pub(super) fn invert_rows_vartime(&self, xs: &mut [u64], before: &mut [u64]) -> bool {
        let mut scratch = super::modulus::scratch_rows::<L>();
        let (m, r2) = (self.as_ref(), self.r2.limbs());
        batch::rows_of_length_vartime::<L>(xs, m, r2, before, scratch.as_flattened_mut())
    }

    /// A sum or a difference.
    #[inline(always)]
    fn sum_by(&self, by: Sum, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        let (mut out, mut tmp) = (Uint::ZERO, [0; L]);
        let m = self.as_ref();
        by(
            out.limbs_mut(),
            x.limbs(),
            y.limbs(),
            m,
            self.r2.limbs(),
            &mut tmp,
        );
        wipe(&mut tmp);
        out
    }
}

type Sum = fn(&mut [u64], &[u64], &[u64], ModulusRef<'_>, &[u64], &mut [u64]);

/// Whether the number is a word, in variable time.
const fn is_word<const L: usize>(a: &[u64; L], word: u64) -> bool {
    limbs::bits_vartime(a) <= 64 && a[0] == word
}

/// `a / 2`, with this bit on top.
const fn halved<const L: usize>(mut a: [u64; L], top: u64) -> [u64; L] {
    let mut i = 0;
    while i < L {
        let next = if i + 1 < L { a[i + 1] } else { top };
        a[i] = a[i] >> 1 | next << 63;
        i += 1;
    }
    a
}

/// `a += b`; returns the carry.
const fn add<const L: usize>(a: &mut [u64; L], b: &[u64; L]) -> u64 {
    let (mut i, mut carry) = (0, 0);
    while i < L {
        (a[i], carry) = adc(a[i], b[i], carry);
        i += 1;
    }
    carry
}

/// `a -= b`; returns the borrow.
const fn subtract<const L: usize>(a: &mut [u64; L], b: &[u64; L]) -> u64 {
    let (mut i, mut borrow) = (0, 0);
    while i < L {
        (a[i], borrow) = sbb(a[i], b[i], borrow);
        i += 1;
    }
    borrow
}
