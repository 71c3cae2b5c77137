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

use crate::symbol::Symbol;
use crate::uint::{self, Uint};
use crypto_bigint as theirs;
use theirs::{Choice, CtOption, Odd, Word};

/// Words in a limb.
const WORDS: usize = u64::BITS as usize / Word::BITS as usize;

/// Methods of this crate for the numbers of `crypto-bigint`, of up to 8192 bits.
///
/// *Timing:* as for the functions of the same name, without `bezout_`, of [`Uint`]; conversions depend
/// on the length alone.
pub trait Bezout: Sized {
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

    /// [`Uint::gcd`]: the greatest common divisor.
    ///
    /// ```
    /// use bezout::interop::crypto_bigint::Bezout;
    /// use crypto_bigint::U128;
    /// assert_eq!(U128::from_u64(12).bezout_gcd(&U128::from_u64(18)), U128::from_u64(6));
    /// ```
    fn bezout_gcd(&self, other: &Self) -> Self;

    /// [`Uint::jacobi`]: the Jacobi symbol, -1, 0 or 1.
    ///
    /// ```
    /// use bezout::{Symbol, interop::crypto_bigint::Bezout};
    /// use crypto_bigint::{Odd, U128};
    /// let n = Odd::new(U128::from_u64(15)).unwrap();
    /// assert_eq!(U128::from_u64(7).bezout_jacobi(&n), Symbol::MINUS_ONE);
    /// ```
    fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol;
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
            fn bezout_gcd(&self, other: &Self) -> Self {
                number_of(&Uint::<$limbs>::from(*self).gcd(&limbs_of(other)))
            }

            #[inline]
            fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol {
                Uint::<$limbs>::from(*self).jacobi(&odd(n))
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
    use crate::integer::types::dynamic;
    use alloc::vec;
    use alloc::vec::Vec;
    use theirs::BoxedUint;

    /// The limbs of a number of run-time length, for the functions of [`dynamic`](crate::dynamic): as
    /// many as its precision needs.
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

    /// Results have the precision of the modulus, or of the longer number for a gcd.
    impl Bezout for BoxedUint {
        fn bezout_invert_odd_mod(&self, modulus: &Odd<Self>) -> CtOption<Self> {
            let m = limbs_of_boxed(modulus.as_ref());
            let (y, yes) = match dynamic::invert_odd_mod(&limbs_of_boxed(self), &m) {
                Ok(y) => y.into_parts(),
                // Theirs is odd.
                Err(_) => (vec![0; m.len()], 0.into()),
            };
            CtOption::new(
                boxed_of_limbs(&y[..m.len()]),
                Choice::from_u8_lsb(yes.unwrap_u8()),
            )
        }

        fn bezout_invert_odd_mod_vartime(&self, modulus: &Odd<Self>) -> Option<Self> {
            let m = limbs_of_boxed(modulus.as_ref());
            let y = dynamic::invert_odd_mod_vartime(&limbs_of_boxed(self), &m);
            y.ok().flatten().map(|y| boxed_of_limbs(&y[..m.len()]))
        }

        fn bezout_invert_mod(&self, modulus: &Self) -> CtOption<Self> {
            let m = limbs_of_boxed(modulus);
            let (y, yes) = match dynamic::invert_mod(&limbs_of_boxed(self), &m) {
                Ok(y) => y.into_parts(),
                // Modulo 0 there is none.
                Err(_) => (vec![0; m.len()], 0.into()),
            };
            CtOption::new(
                boxed_of_limbs(&y[..m.len()]),
                Choice::from_u8_lsb(yes.unwrap_u8()),
            )
        }

        fn bezout_gcd(&self, other: &Self) -> Self {
            boxed_of_limbs(&dynamic::gcd(&limbs_of_boxed(self), &limbs_of_boxed(other)))
        }

        fn bezout_jacobi(&self, n: &Odd<Self>) -> Symbol {
            let symbol = dynamic::jacobi(&limbs_of_boxed(self), &limbs_of_boxed(n.as_ref()));
            symbol.unwrap_or(Symbol::ZERO)
        }
    }
}

#[cfg(feature = "alloc")]
pub use boxed::{boxed_of_limbs, limbs_of_boxed};
