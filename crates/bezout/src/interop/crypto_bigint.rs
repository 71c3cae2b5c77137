// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of `crypto-bigint` 0.7, with words of 64 bits or of 32.
//!
//! ```
//! use bezout::interop::crypto_bigint::Bezout;
//! use crypto_bigint::{Odd, U256};
//! let m = Odd::new(U256::from_u64(15)).unwrap();
//! let x = U256::from_u64(2);
//! // Was: x.invert_odd_mod(&m)
//! let y = x.bezout_invert_odd_mod(&m);
//! assert_eq!(y.unwrap(), U256::from_u64(8));
//! // And there and back.
//! let ours: bezout::Uint<4> = x.into();
//! assert_eq!(U256::from(ours), x);
//! ```

use crate::integer::shared::mod2k;
use crate::integer::xgcd::{Signed, Xgcd};
use crate::limbs::{is_zero, mul_low, shift_right, trailing_zeros};
use crate::symbol::Symbol;
use crate::uint::{self, Uint};
use crypto_bigint as theirs;
use theirs::{Choice, CtOption, Int, Odd, Word};

/// Words in a limb.
const WORDS: usize = u64::BITS as usize / Word::BITS as usize;

/// What `xgcd` of that crate returns, under a name: there it has none that others can use. Fields
/// and methods are the same.
#[derive(Clone, Copy, Debug)]
pub struct XgcdOutput<const LIMBS: usize> {
    /// The greatest common divisor.
    pub gcd: theirs::Uint<LIMBS>,
    /// The cofactor of the first number.
    pub x: Int<LIMBS>,
    /// The cofactor of the second number.
    pub y: Int<LIMBS>,
    /// The first number, divided by the greatest common divisor.
    pub lhs_on_gcd: theirs::Uint<LIMBS>,
    /// The second number, divided by it.
    pub rhs_on_gcd: theirs::Uint<LIMBS>,
}

impl<const LIMBS: usize> XgcdOutput<LIMBS> {
    /// Both cofactors.
    pub const fn bezout_coefficients(&self) -> (Int<LIMBS>, Int<LIMBS>) {
        (self.x, self.y)
    }

    /// Both numbers, divided by the greatest common divisor.
    pub const fn quotients(&self) -> (theirs::Uint<LIMBS>, theirs::Uint<LIMBS>) {
        (self.lhs_on_gcd, self.rhs_on_gcd)
    }
}

/// Methods of this crate for the numbers of `crypto-bigint`, of up to 8192 bits.
///
/// A [`BoxedUint`](theirs::BoxedUint) may be longer or shorter than the modulus or the other
/// number; that of `invert_odd_mod` in versions before 0.7.7 returned the low bits of an inverse
/// then. For [`Uint`](theirs::Uint)s of two lengths there are [`invert_odd_number_mod`] and
/// [`jacobi`].
///
/// *Timing:* as for the functions of the same name, without `bezout_`, of [`Uint`]; conversions
/// depend on the length alone.
pub trait Bezout: Sized {
    /// A greatest common divisor with cofactors: [`XgcdOutput`], and [`Xgcd`] for a
    /// [`BoxedUint`](theirs::BoxedUint), which has none in that crate.
    type Xgcd;
    /// A number of twice as many bits.
    type Wide;

    /// [`Uint::invert_odd_mod`]: the inverse modulo an odd number, or none.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::{Odd, U128};
    /// let m = Odd::new(U128::from_u64(15)).unwrap();
    /// assert!(bool::from(U128::from_u64(6).bezout_invert_odd_mod(&m).is_none()));
    /// ```
    fn bezout_invert_odd_mod(&self, modulus: &Odd<Self>) -> CtOption<Self>;

    /// [`Uint::invert_odd_mod_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::{Odd, U128};
    /// let m = Odd::new(U128::from_u64(15)).unwrap();
    /// let y = U128::from_u64(2).bezout_invert_odd_mod_vartime(&m);
    /// assert_eq!(y, Some(U128::from_u64(8)));
    /// ```
    fn bezout_invert_odd_mod_vartime(&self, modulus: &Odd<Self>) -> Option<Self>;

    /// [`Uint::invert_mod`]: the inverse modulo any number, or none, as modulo 0.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// let lambda = U128::from_u64(60);
    /// assert_eq!(U128::from_u64(17).bezout_invert_mod(&lambda).unwrap(), U128::from_u64(53));
    /// ```
    fn bezout_invert_mod(&self, modulus: &Self) -> CtOption<Self>;

    /// [`Uint::invert_mod_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// let y = U128::from_u64(17).bezout_invert_mod_vartime(&U128::from_u64(60));
    /// assert_eq!(y, Some(U128::from_u64(53)));
    /// ```
    fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self>;

    /// [`Uint::invert_mod2k`]: the inverse modulo `2^k`; none for even numbers, and if `k` is more
    /// than the bits of the type. Modulo `2^0` the inverse of every odd number is 0. *Timing:*
    /// depends on `k` too.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// assert_eq!(U128::from_u64(3).bezout_invert_mod2k(8).unwrap(), U128::from_u64(171));
    /// assert!(bool::from(U128::from_u64(3).bezout_invert_mod2k(129).is_none()));
    /// ```
    fn bezout_invert_mod2k(&self, k: u32) -> CtOption<Self>;

    /// [`Uint::gcd`]: the greatest common divisor.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// assert_eq!(U128::from_u64(12).bezout_gcd(&U128::from_u64(18)), U128::from_u64(6));
    /// ```
    fn bezout_gcd(&self, other: &Self) -> Self;

    /// [`Uint::gcd_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// assert_eq!(U128::from_u64(12).bezout_gcd_vartime(&U128::from_u64(18)), U128::from_u64(6));
    /// ```
    fn bezout_gcd_vartime(&self, other: &Self) -> Self;

    /// [`Uint::xgcd`]: the greatest common divisor, its canonical cofactors, and for a
    /// [`Uint`](theirs::Uint) both numbers divided by it. All are 0 for two zeros.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::{I128, U128};
    /// let found = U128::from_u64(240).bezout_xgcd(&U128::from_u64(46));
    /// assert_eq!(found.gcd, U128::from_u64(2));
    /// assert_eq!((found.x, found.y), (I128::from_i64(-9), I128::from_i64(47)));
    /// assert_eq!(found.quotients(), (U128::from_u64(120), U128::from_u64(23)));
    /// ```
    fn bezout_xgcd(&self, other: &Self) -> Self::Xgcd;

    /// [`Uint::xgcd_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::{I128, U128};
    /// let found = U128::from_u64(240).bezout_xgcd_vartime(&U128::from_u64(46));
    /// assert_eq!(found.bezout_coefficients(), (I128::from_i64(-9), I128::from_i64(47)));
    /// ```
    fn bezout_xgcd_vartime(&self, other: &Self) -> Self::Xgcd;

    /// The least common multiple, 0 if one of the numbers is 0. *Timing:* depends on the lengths.
    /// *Cost:* a gcd, an exact division and a product.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::{U128, U256};
    /// assert_eq!(U128::from_u64(60).bezout_lcm(&U128::from_u64(52)), U256::from_u64(780));
    /// ```
    fn bezout_lcm(&self, other: &Self) -> Self::Wide;

    /// [`Uint::jacobi`]: the Jacobi symbol, -1, 0 or 1.
    ///
    /// ```
    /// use bezout::{Symbol, interop::crypto_bigint::Bezout};
    /// use crypto_bigint::{Odd, U128};
    /// let n = Odd::new(U128::from_u64(15)).unwrap();
    /// assert_eq!(U128::from_u64(7).bezout_jacobi(&n), Symbol::MINUS_ONE);
    /// ```
    fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol;

    /// [`Uint::jacobi_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::{Symbol, interop::crypto_bigint::Bezout};
    /// use crypto_bigint::{Odd, U128};
    /// let n = Odd::new(U128::from_u64(15)).unwrap();
    /// assert_eq!(U128::from_u64(7).bezout_jacobi_vartime(&n), Symbol::MINUS_ONE);
    /// ```
    fn bezout_jacobi_vartime(&self, n: &Odd<Self>) -> Symbol;
}

macro_rules! sizes {
    ($($limbs:literal)*) => { $(
        impl From<theirs::Uint<{ WORDS * $limbs }>> for Uint<$limbs> {
            #[inline]
            fn from(x: theirs::Uint<{ WORDS * $limbs }>) -> Self {
                limbs_of(&x)
            }
        }

        impl From<Uint<$limbs>> for theirs::Uint<{ WORDS * $limbs }> {
            #[inline]
            fn from(x: Uint<$limbs>) -> Self {
                number_of(&x)
            }
        }

        impl Bezout for theirs::Uint<{ WORDS * $limbs }> {
            type Xgcd = XgcdOutput<{ WORDS * $limbs }>;
            type Wide = theirs::Uint<{ 2 * WORDS * $limbs }>;

            #[inline]
            fn bezout_invert_odd_mod(&self, modulus: &Odd<Self>) -> CtOption<Self> {
                let y = Uint::<$limbs>::from(*self).invert_odd_mod(&odd(modulus));
                option(y)
            }

            #[inline]
            fn bezout_invert_odd_mod_vartime(&self, modulus: &Odd<Self>) -> Option<Self> {
                let y = Uint::<$limbs>::from(*self).invert_odd_mod_vartime(&odd(modulus));
                y.map(|y| number_of(&y))
            }

            #[inline]
            fn bezout_invert_mod(&self, modulus: &Self) -> CtOption<Self> {
                option(Uint::<$limbs>::from(*self).invert_mod(&limbs_of(modulus)))
            }

            #[inline]
            fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self> {
                let y = Uint::<$limbs>::from(*self).invert_mod_vartime(&limbs_of(modulus));
                y.map(|y| number_of(&y))
            }

            #[inline]
            fn bezout_invert_mod2k(&self, k: u32) -> CtOption<Self> {
                option(Uint::<$limbs>::from(*self).invert_mod2k(k as usize))
            }

            #[inline]
            fn bezout_gcd(&self, other: &Self) -> Self {
                number_of(&Uint::<$limbs>::from(*self).gcd(&limbs_of(other)))
            }

            #[inline]
            fn bezout_gcd_vartime(&self, other: &Self) -> Self {
                number_of(&Uint::<$limbs>::from(*self).gcd_vartime(&limbs_of(other)))
            }

            #[inline]
            fn bezout_xgcd(&self, other: &Self) -> Self::Xgcd {
                let (a, b) = (Uint::<$limbs>::from(*self), limbs_of(other));
                xgcd(a.xgcd(&b), &a, &b)
            }

            #[inline]
            fn bezout_xgcd_vartime(&self, other: &Self) -> Self::Xgcd {
                let (a, b) = (Uint::<$limbs>::from(*self), limbs_of(other));
                xgcd(a.xgcd_vartime(&b), &a, &b)
            }

            #[inline]
            fn bezout_lcm(&self, other: &Self) -> Self::Wide {
                let (a, b) = (Uint::<$limbs>::from(*self), limbs_of(other));
                let mut out = Uint::<{ 2 * $limbs }>::ZERO;
                mul_low(out.limbs_mut(), a.limbs(), quotient(&b, &a.gcd(&b)).limbs());
                number_of(&out)
            }

            #[inline]
            fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol {
                Uint::<$limbs>::from(*self).jacobi(&odd(n))
            }

            #[inline]
            fn bezout_jacobi_vartime(&self, n: &Odd<Self>) -> Symbol {
                Uint::<$limbs>::from(*self).jacobi_vartime(&odd(n))
            }
        }
    )* };
}

sizes!(1 2 3 4 5 6 7 8 9 10 12 13 14 15 16 20 24 28 32 48 64 96 128);

/// The limbs of a number whose words are as long or half as long.
#[inline(always)]
fn limbs_of<const W: usize, const L: usize>(x: &theirs::Uint<W>) -> Uint<L> {
    let mut out = Uint::ZERO;
    put_words(out.limbs_mut(), x.as_words());
    out
}

/// The number with these limbs.
#[inline(always)]
fn number_of<const W: usize, const L: usize>(x: &Uint<L>) -> theirs::Uint<W> {
    let mut words = [0; W];
    put_limbs(&mut words, x.limbs());
    theirs::Uint::from_words(words)
}

#[inline(always)]
#[allow(clippy::useless_conversion, reason = "words may be shorter than limbs")]
fn put_words(limbs: &mut [u64], words: &[Word]) {
    for (limb, part) in limbs.iter_mut().zip(words.chunks(WORDS)) {
        // In two shifts: a word may be as long as a limb.
        let join = |limb: u64, &w: &Word| limb << (Word::BITS - 1) << 1 | u64::from(w);
        *limb = part.iter().rev().fold(0, join);
    }
}

#[inline(always)]
#[allow(clippy::unnecessary_cast, reason = "words may be shorter than limbs")]
fn put_limbs(words: &mut [Word], limbs: &[u64]) {
    for (part, &limb) in words.chunks_mut(WORDS).zip(limbs) {
        for (k, w) in part.iter_mut().enumerate() {
            *w = (limb >> (k as u32 * Word::BITS)) as Word;
        }
    }
}

#[inline(always)]
fn odd<const W: usize, const L: usize>(x: &Odd<theirs::Uint<W>>) -> uint::Odd<Uint<L>> {
    uint::Odd::assume(limbs_of(x.as_ref()))
}

/// `a / g` for the gcd of `a` and another number; 0 if both are.
fn quotient<const L: usize>(a: &Uint<L>, g: &Uint<L>) -> Uint<L> {
    let (mut out, mut divisor) = (*a, *g);
    divisor.limbs_mut()[0] |= is_zero(divisor.limbs()).bit();
    let twos = trailing_zeros(divisor.limbs());
    shift_right(out.limbs_mut(), twos);
    shift_right(divisor.limbs_mut(), twos);
    mod2k::divide(out.limbs_mut(), divisor.limbs());
    out
}

/// A cofactor, which is less than half of what its length holds.
#[inline(always)]
fn integer<const W: usize, const L: usize>(x: &Signed<Uint<L>>) -> Int<W> {
    let negative = Choice::from_u8_lsb(x.negative.unwrap_u8());
    let magnitude: theirs::Uint<W> = number_of(&x.magnitude);
    magnitude.as_int().wrapping_neg_if(negative)
}

#[inline(always)]
fn xgcd<const W: usize, const L: usize>(
    found: Xgcd<Uint<L>>,
    a: &Uint<L>,
    b: &Uint<L>,
) -> XgcdOutput<W> {
    XgcdOutput {
        gcd: number_of(&found.gcd),
        x: integer(&found.s),
        y: integer(&found.t),
        lhs_on_gcd: number_of(&quotient(a, &found.gcd)),
        rhs_on_gcd: number_of(&quotient(b, &found.gcd)),
    }
}

#[inline(always)]
fn option<const W: usize, const L: usize>(
    x: subtle::CtOption<Uint<L>>,
) -> CtOption<theirs::Uint<W>> {
    let yes = x.is_some().unwrap_u8();
    let x = x.unwrap_or(Uint::ZERO);
    CtOption::new(number_of(&x), Choice::from_u8_lsb(yes))
}

#[cfg(feature = "alloc")]
mod boxed {
    use super::*;
    use crate::copied::Copied;
    use crate::ct::wipe;
    use crate::ct_vec::CtVec;
    use crate::error::Error;
    use crate::integer::types::dynamic;
    use alloc::vec;
    use alloc::vec::Vec;
    use theirs::{BoxedUint, NonZero};

    /// The limbs of a number of run-time length, for the functions of [`dynamic`](crate::dynamic):
    /// as many as its precision needs.
    ///
    /// *Timing:* depends on the length.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::limbs_of_boxed;
    /// assert_eq!(limbs_of_boxed(&crypto_bigint::BoxedUint::from(7u64)), [7]);
    /// ```
    pub fn limbs_of_boxed(x: &BoxedUint) -> Vec<u64> {
        let mut limbs = vec![0; x.as_words().len().div_ceil(WORDS)];
        put_words(&mut limbs, x.as_words());
        limbs
    }

    /// The number with these limbs, and their precision.
    ///
    /// *Timing:* depends on the length.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::boxed_of_limbs;
    /// assert_eq!(boxed_of_limbs(&[7, 0]).bits_precision(), 128);
    /// ```
    pub fn boxed_of_limbs(limbs: &[u64]) -> BoxedUint {
        let mut x = BoxedUint::zero_with_precision(64 * limbs.len() as u32);
        put_limbs(x.as_mut_words(), limbs);
        x
    }

    /// The limbs of these words, in a vector of their own that is wiped.
    fn copied(words: &[Word]) -> Copied {
        let mut limbs = Copied::new(&[], words.len().div_ceil(WORDS));
        put_words(&mut limbs, words);
        limbs
    }

    /// The number with these limbs, which are wiped.
    fn boxed_of(mut limbs: Vec<u64>) -> BoxedUint {
        let x = boxed_of_limbs(&limbs);
        wipe(&mut limbs);
        x
    }

    /// [`dynamic::invert_odd_number_mod`]: the inverse of an odd number modulo any other, or none.
    /// Faster than [`bezout_invert_mod`](Bezout::bezout_invert_mod) where the number is shorter
    /// than the modulus, as RSA's public exponent is.
    ///
    /// *Timing:* depends on the lengths.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::invert_odd_number_mod;
    /// use crypto_bigint::{NonZero, Odd, U64, U128};
    /// let e = Odd::new(U64::from_u64(17)).unwrap();
    /// let lambda = NonZero::new(U128::from_u64(780)).unwrap();
    /// assert_eq!(invert_odd_number_mod(&e, &lambda).unwrap(), U128::from_u64(413));
    /// ```
    pub fn invert_odd_number_mod<const E: usize, const M: usize>(
        x: &Odd<theirs::Uint<E>>,
        modulus: &NonZero<theirs::Uint<M>>,
    ) -> CtOption<theirs::Uint<M>> {
        let (x, m) = (
            copied(x.as_ref().as_words()),
            copied(modulus.as_ref().as_words()),
        );
        let (y, yes) = parts(dynamic::invert_odd_number_mod(&x, &m), m.len());
        let mut words = [0; M];
        put_limbs(&mut words, &y);
        CtOption::new(theirs::Uint::from_words(words), yes)
    }

    /// [`dynamic::jacobi`]: the Jacobi symbol of numbers of two lengths.
    ///
    /// *Timing:* depends on the lengths.
    ///
    /// ```
    /// use bezout::{Symbol, interop::crypto_bigint::jacobi};
    /// use crypto_bigint::{Odd, U64, U128};
    /// let n = Odd::new(U64::from_u64(15)).unwrap();
    /// assert_eq!(jacobi(&U128::from_u64(22), &n), Symbol::MINUS_ONE);
    /// ```
    pub fn jacobi<const A: usize, const N: usize>(
        a: &theirs::Uint<A>,
        n: &Odd<theirs::Uint<N>>,
    ) -> Symbol {
        let symbol = dynamic::jacobi(&copied(a.as_words()), &copied(n.as_ref().as_words()));
        symbol.unwrap_or(Symbol::ZERO)
    }

    /// [`dynamic::jacobi_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::{Symbol, interop::crypto_bigint::jacobi_vartime};
    /// use crypto_bigint::{Odd, U64, U128};
    /// let n = Odd::new(U64::from_u64(15)).unwrap();
    /// assert_eq!(jacobi_vartime(&U128::from_u64(22), &n), Symbol::MINUS_ONE);
    /// ```
    pub fn jacobi_vartime<const A: usize, const N: usize>(
        a: &theirs::Uint<A>,
        n: &Odd<theirs::Uint<N>>,
    ) -> Symbol {
        let symbol = dynamic::jacobi_vartime(&copied(a.as_words()), &copied(n.as_ref().as_words()));
        symbol.unwrap_or(Symbol::ZERO)
    }

    /// [`dynamic::invert_odd_number_mod`] of numbers of run-time length, with the precision of the
    /// modulus; none modulo 0.
    ///
    /// *Timing:* depends on the lengths.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::invert_odd_number_mod_boxed;
    /// use crypto_bigint::{BoxedUint, Odd};
    /// let e = Odd::new(BoxedUint::from(17u64)).unwrap();
    /// let y = invert_odd_number_mod_boxed(&e, &BoxedUint::from(780u64));
    /// assert_eq!(y.unwrap(), BoxedUint::from(413u64));
    /// ```
    pub fn invert_odd_number_mod_boxed(
        x: &Odd<BoxedUint>,
        modulus: &BoxedUint,
    ) -> CtOption<BoxedUint> {
        let (x, m) = (copied(x.as_ref().as_words()), copied(modulus.as_words()));
        let (y, yes) = parts(dynamic::invert_odd_number_mod(&x, &m), m.len());
        CtOption::new(boxed_of_limbs(&y), yes)
    }

    /// An inverse of this many limbs, or zero.
    fn parts(found: Result<CtVec, Error>, limbs: usize) -> (Copied, Choice) {
        let (mut y, yes) = match found {
            Ok(y) => y.into_parts(),
            // Modulo 0 there is none; odd is what has to be.
            Err(_) => (vec![0; limbs], 0.into()),
        };
        let out = Copied::new(&y[..limbs], limbs);
        wipe(&mut y);
        (out, Choice::from_u8_lsb(yes.unwrap_u8()))
    }

    fn boxed(x: Xgcd<Vec<u64>>) -> Xgcd<BoxedUint> {
        let signed = |x: Signed<Vec<u64>>| Signed {
            negative: x.negative,
            magnitude: boxed_of(x.magnitude),
        };
        Xgcd {
            gcd: boxed_of(x.gcd),
            s: signed(x.s),
            t: signed(x.t),
        }
    }

    /// Results have the precision of the modulus, or of the longer number for a gcd and its
    /// cofactors, of the number itself for an inverse modulo `2^k`, and of both together for a
    /// least common multiple.
    impl Bezout for BoxedUint {
        type Xgcd = Xgcd<Self>;
        type Wide = Self;

        fn bezout_invert_odd_mod(&self, modulus: &Odd<Self>) -> CtOption<Self> {
            let m = copied(modulus.as_ref().as_words());
            let found = dynamic::invert_odd_mod(&copied(self.as_words()), &m);
            let (y, yes) = parts(found, m.len());
            CtOption::new(boxed_of_limbs(&y), yes)
        }

        fn bezout_invert_odd_mod_vartime(&self, modulus: &Odd<Self>) -> Option<Self> {
            let m = copied(modulus.as_ref().as_words());
            let y = dynamic::invert_odd_mod_vartime(&copied(self.as_words()), &m);
            y.ok().flatten().map(|y| boxed_of_limbs(&y[..m.len()]))
        }

        fn bezout_invert_mod(&self, modulus: &Self) -> CtOption<Self> {
            let m = copied(modulus.as_words());
            let (y, yes) = parts(dynamic::invert_mod(&copied(self.as_words()), &m), m.len());
            CtOption::new(boxed_of_limbs(&y), yes)
        }

        fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self> {
            let m = copied(modulus.as_words());
            let y = dynamic::invert_mod_vartime(&copied(self.as_words()), &m);
            y.ok().flatten().map(|y| boxed_of_limbs(&y[..m.len()]))
        }

        fn bezout_invert_mod2k(&self, k: u32) -> CtOption<Self> {
            let mut x = copied(self.as_words());
            // How many bits is public.
            let found = if k <= 64 * x.len() as u32 {
                dynamic::invert_mod2k(&x, k as usize)
            } else {
                CtVec::new(vec![0; x.len()], 0.into())
            };
            let (mut y, yes) = found.into_parts();
            x.fill(0);
            x[..y.len()].copy_from_slice(&y);
            wipe(&mut y);
            let yes = Choice::from_u8_lsb(yes.unwrap_u8());
            CtOption::new(boxed_of_limbs(&x), yes)
        }

        fn bezout_gcd(&self, other: &Self) -> Self {
            boxed_of(dynamic::gcd(
                &copied(self.as_words()),
                &copied(other.as_words()),
            ))
        }

        fn bezout_gcd_vartime(&self, other: &Self) -> Self {
            let [a, b] = [self, other].map(|x| copied(x.as_words()));
            boxed_of(dynamic::gcd_vartime(&a, &b))
        }

        fn bezout_xgcd(&self, other: &Self) -> Xgcd<Self> {
            let [a, b] = [self, other].map(|x| copied(x.as_words()));
            boxed(dynamic::xgcd(&a, &b))
        }

        fn bezout_xgcd_vartime(&self, other: &Self) -> Xgcd<Self> {
            let [a, b] = [self, other].map(|x| copied(x.as_words()));
            boxed(dynamic::xgcd_vartime(&a, &b))
        }

        fn bezout_lcm(&self, other: &Self) -> Self {
            let [a, b] = [self, other].map(|x| copied(x.as_words()));
            boxed_of(dynamic::lcm(&a, &b))
        }

        fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol {
            let symbol = dynamic::jacobi(&copied(self.as_words()), &copied(n.as_ref().as_words()));
            symbol.unwrap_or(Symbol::ZERO)
        }

        fn bezout_jacobi_vartime(&self, n: &Odd<Self>) -> Symbol {
            let n = copied(n.as_ref().as_words());
            let symbol = dynamic::jacobi_vartime(&copied(self.as_words()), &n);
            symbol.unwrap_or(Symbol::ZERO)
        }
    }
}

#[cfg(feature = "alloc")]
pub use boxed::{
    boxed_of_limbs, invert_odd_number_mod, invert_odd_number_mod_boxed, jacobi, jacobi_vartime,
    limbs_of_boxed,
};
