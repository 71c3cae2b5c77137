// SPDX-License-Identifier: MIT OR Apache-2.0
//! An odd modulus of one word.

use crate::ct::Mask;
use crate::error::Error;
#[cfg(feature = "plonky3")]
use crate::integer::choice::Way;
use crate::integer::word::{self, Constants, batch, invert};
use crate::timing::Timing;
use core::fmt;
use core::marker::PhantomData;
use subtle::{Choice, CtOption};

/// A word of a modulus and of what is computed modulo it: `u32` or `u64`.
pub trait Word: word::batch::Word + fmt::Debug + Eq {}

impl Word for u32 {}
impl Word for u64 {}

/// An odd modulus of one word. It is public.
///
/// ```
/// use bezout::small::Modulus;
/// const M: Modulus<u64> = match Modulus::<u64>::new(1 << 61 | 1) {
///     Ok(m) => m,
///     Err(_) => panic!("it is odd"),
/// };
/// assert_eq!(M.mul(M.invert(5).unwrap(), 5), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Modulus<W> {
    pub(super) constants: Constants,
    word: PhantomData<W>,
}

/// In which form numbers are.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Canonical,
    Montgomery,
}

impl Modulus<u32> {
    /// For any odd number below 2^32, prime or not.
    ///
    /// # Errors
    /// [`Error::ZeroModulus`], [`Error::EvenModulus`].
    ///
    /// *Timing:* variable in the modulus. *Cost:* two divisions.
    ///
    /// ```
    /// use bezout::{Error, small::Modulus};
    /// assert_eq!(Modulus::<u32>::new(15)?.modulus(), 15);
    /// assert_eq!(Modulus::<u32>::new(16), Err(Error::EvenModulus));
    /// # Ok::<(), Error>(())
    /// ```
    pub const fn new(m: u32) -> Result<Self, Error> {
        Self::odd(m as u64)
    }
}

impl Modulus<u64> {
    /// For any odd number below 2^64, prime or not.
    ///
    /// # Errors
    /// [`Error::ZeroModulus`], [`Error::EvenModulus`].
    ///
    /// *Timing:* variable in the modulus. *Cost:* two divisions.
    ///
    /// ```
    /// use bezout::{Error, small::Modulus};
    /// assert_eq!(Modulus::<u64>::new(u64::MAX)?.modulus(), u64::MAX);
    /// assert_eq!(Modulus::<u64>::new(0), Err(Error::ZeroModulus));
    /// # Ok::<(), Error>(())
    /// ```
    pub const fn new(m: u64) -> Result<Self, Error> {
        Self::odd(m)
    }
}

impl<W> Modulus<W> {
    const fn odd(m: u64) -> Result<Self, Error> {
        match m {
            0 => Err(Error::ZeroModulus),
            _ if m & 1 == 0 => Err(Error::EvenModulus),
            _ => Ok(Self::of(m)),
        }
    }

    /// For an odd number that fits the word.
    pub(crate) const fn of(m: u64) -> Self {
        Self {
            constants: Constants::new(m),
            word: PhantomData,
        }
    }
}

impl<W: Word> Modulus<W> {
    /// The modulus itself.
    ///
    /// ```
    /// assert_eq!(bezout::small::MERSENNE_31.modulus(), (1 << 31) - 1);
    /// ```
    pub fn modulus(&self) -> W {
        W::low(self.constants.m)
    }

    /// The inverse of any word, canonical; none if it shares a factor with the modulus, as 0 does.
    /// Modulo 1 the inverse of everything is 0.
    ///
    /// *Timing:* depends on the modulus. *Cost:* 80 divsteps for `u32`, 160 for `u64`. *Source:*
    /// \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::small::KOALA_BEAR;
    /// let y = KOALA_BEAR.invert(3).unwrap();
    /// assert_eq!(KOALA_BEAR.mul(3, y), 1);
    /// assert!(bool::from(KOALA_BEAR.invert(KOALA_BEAR.modulus()).is_none()));
    /// ```
    pub fn invert(&self, x: W) -> CtOption<W> {
        self.invert_in(x, Form::Canonical)
    }

    /// [`invert`](Self::invert) in variable time.
    ///
    /// *Timing:* variable. *Cost:* at most 127 halvings, as many together as there are. *Source:*
    /// \[Ste67\].
    ///
    /// ```
    /// use bezout::small::GOLDILOCKS;
    /// let y = GOLDILOCKS.invert_vartime(7).unwrap();
    /// assert_eq!(GOLDILOCKS.mul(7, y), 1);
    /// assert_eq!(GOLDILOCKS.invert_vartime(0), None);
    /// ```
    pub fn invert_vartime(&self, x: W) -> Option<W> {
        self.invert_in_vartime(x, Form::Canonical)
    }

    /// [`invert`](Self::invert) in Montgomery's form: of `x R` it is `R / x`.
    ///
    /// *Timing:* depends on the modulus. *Cost:* as there, and a multiplication. *Source:* \[BY19,
    /// Wui21\].
    ///
    /// ```
    /// use bezout::small::BABY_BEAR;
    /// let three = BABY_BEAR.to_montgomery(3);
    /// let y = BABY_BEAR.invert_montgomery(three).unwrap();
    /// assert_eq!(BABY_BEAR.from_montgomery(y), BABY_BEAR.invert(3).unwrap());
    /// ```
    pub fn invert_montgomery(&self, x: W) -> CtOption<W> {
        self.invert_in(x, Form::Montgomery)
    }

    /// [`invert_montgomery`](Self::invert_montgomery) in variable time.
    ///
    /// *Timing:* variable. *Cost:* as for [`invert_vartime`](Self::invert_vartime), and a
    /// multiplication. *Source:* \[Ste67\].
    ///
    /// ```
    /// use bezout::small::BABY_BEAR;
    /// let y = BABY_BEAR.invert_montgomery_vartime(BABY_BEAR.to_montgomery(3));
    /// assert_eq!(y.map(|y| BABY_BEAR.from_montgomery(y)), BABY_BEAR.invert_vartime(3));
    /// ```
    pub fn invert_montgomery_vartime(&self, x: W) -> Option<W> {
        self.invert_in_vartime(x, Form::Montgomery)
    }

    /// Replaces each number by its canonical inverse, and by 0 where there is none: modulo a prime,
    /// at its multiples. Returns yes if all had one. Modulo 1 all become 0, and it is yes.
    ///
    /// *Timing:* depends on the modulus and the count; and, modulo a number that is not prime, on
    /// whether a number that is no multiple of it has no inverse. *Cost:* three multiplications for
    /// each number, in vectors of AVX2 and AVX-512 where the CPU has these, and for each 2048
    /// numbers of 32 bits or 1024 of 64 bits one inversion. It takes eight kilobytes of the stack
    /// for more than 64 numbers. *Source:* \[Mon87, section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::MERSENNE_31;
    /// let mut xs: Vec<u32> = (1..=1000).collect();
    /// assert!(bool::from(MERSENNE_31.invert_batch(&mut xs)));
    /// assert!(xs.iter().zip(1..).all(|(&x, k)| MERSENNE_31.mul(x, k) == 1));
    /// ```
    pub fn invert_batch(&self, xs: &mut [W]) -> Choice {
        self.batch(xs, Form::Canonical, Timing::Constant).choice()
    }

    /// [`invert_batch`](Self::invert_batch) in variable time.
    ///
    /// *Timing:* variable. *Cost:* the same, with faster inversions. *Source:* \[Mon87, section
    /// 10.3.1\].
    ///
    /// ```
    /// use bezout::small::Modulus;
    /// let mut xs = [2, 3, 7];
    /// assert!(!Modulus::<u32>::new(15)?.invert_batch_vartime(&mut xs));
    /// assert_eq!(xs, [8, 0, 13]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_vartime(&self, xs: &mut [W]) -> bool {
        self.batch(xs, Form::Canonical, Timing::Variable).bit() == 1
    }

    /// [`invert_batch`](Self::invert_batch) in Montgomery's form: `x R` becomes `R / x`.
    ///
    /// *Timing:* as there. *Cost:* as there, and a multiplication for each inversion. *Source:*
    /// \[Mon85\], \[Mon87, section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::BABY_BEAR;
    /// let mut xs = [2, 0, 3].map(|x| BABY_BEAR.to_montgomery(x));
    /// assert!(!bool::from(BABY_BEAR.invert_batch_montgomery(&mut xs)));
    /// let expected = [2, 3].map(|x| BABY_BEAR.invert(x).unwrap());
    /// assert_eq!(xs.map(|x| BABY_BEAR.from_montgomery(x)), [expected[0], 0, expected[1]]);
    /// ```
    pub fn invert_batch_montgomery(&self, xs: &mut [W]) -> Choice {
        self.batch(xs, Form::Montgomery, Timing::Constant).choice()
    }

    /// [`invert_batch_montgomery`](Self::invert_batch_montgomery) in variable time.
    ///
    /// *Timing:* variable. *Cost:* the same, with faster inversions. *Source:* \[Mon85\], \[Mon87,
    /// section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::KOALA_BEAR;
    /// let mut xs = [KOALA_BEAR.to_montgomery(1)];
    /// assert!(KOALA_BEAR.invert_batch_montgomery_vartime(&mut xs));
    /// assert_eq!(xs, [KOALA_BEAR.to_montgomery(1)]);
    /// ```
    pub fn invert_batch_montgomery_vartime(&self, xs: &mut [W]) -> bool {
        self.batch(xs, Form::Montgomery, Timing::Variable).bit() == 1
    }

    /// The canonical product of any two words.
    ///
    /// *Timing:* depends on the modulus. *Cost:* two of Montgomery's products. *Source:* \[Mon85\].
    ///
    /// ```
    /// assert_eq!(bezout::small::GOLDILOCKS.mul(1 << 32, 1 << 32), (1 << 32) - 1);
    /// ```
    pub fn mul(&self, x: W, y: W) -> W {
        let montgomery = self.constants.montgomery();
        let x = montgomery.product(x.into(), self.constants.r2);
        W::low(montgomery.product(x, y.into()))
    }

    /// `x R`, canonical, for any word `x`: `R` is 2^32 or 2^64.
    ///
    /// *Timing:* depends on the modulus. *Cost:* a multiplication. *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::small::BABY_BEAR;
    /// assert_eq!(BABY_BEAR.to_montgomery(1), (1 << 28) - 2);
    /// ```
    #[allow(clippy::wrong_self_convention)] // x is what is turned
    pub fn to_montgomery(&self, x: W) -> W {
        let x = u128::from(x.into()) << W::BITS;
        let over = self.constants.montgomery().reduce(x);
        W::low(self.constants.montgomery().product(over, self.constants.r2))
    }

    /// `x / R`, canonical, for any word `x`.
    ///
    /// *Timing:* depends on the modulus. *Cost:* a multiplication. *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::small::BABY_BEAR;
    /// assert_eq!(BABY_BEAR.from_montgomery((1 << 28) - 2), 1);
    /// ```
    #[allow(clippy::wrong_self_convention)] // x is what is turned
    pub fn from_montgomery(&self, x: W) -> W {
        let over = u128::from(x.into()) << (64 - W::BITS);
        W::low(self.constants.montgomery().reduce(over))
    }

    fn invert_in(&self, x: W, form: Form) -> CtOption<W> {
        let (inverse, yes) = W::invert(&self.constants, x, self.factor(form));
        CtOption::new(W::low(inverse), yes.choice())
    }

    fn invert_in_vartime(&self, x: W, form: Form) -> Option<W> {
        invert::invert_vartime(&self.constants, x.into(), self.factor(form)).map(W::low)
    }

    /// Replaces numbers by `factor` times their inverses, canonical, and by 0 where there is none.
    #[cfg(any(feature = "ark", feature = "ark05", feature = "plonky3"))]
    pub(crate) fn invert_batch_times(&self, factor: u64, xs: &mut [W]) -> Mask {
        let factor = self
            .constants
            .montgomery()
            .product(factor, self.constants.r2);
        batch::invert(&self.constants, xs, factor, Timing::Constant)
    }

    /// How [`invert_batch`](Self::invert_batch) does it.
    #[cfg(feature = "plonky3")]
    pub(crate) fn way_of_batch(&self, count: usize) -> Way {
        W::way(&self.constants, count)
    }

    pub(super) fn batch(&self, xs: &mut [W], form: Form, timing: Timing) -> Mask {
        batch::invert(&self.constants, xs, self.factor(form), timing)
    }

    /// `2^64 R^2` modulo the modulus, or `2^64` for canonical numbers: what the inverse of a number
    /// in a form is to be multiplied by.
    pub(super) fn factor(&self, form: Form) -> u64 {
        let c = &self.constants;
        match (form, W::BITS) {
            (Form::Canonical, _) => c.r,
            (Form::Montgomery, 32) => c.r2,
            (Form::Montgomery, _) => c.montgomery().product(c.r2, c.r2),
        }
    }
}

impl<W: Word> fmt::Debug for Modulus<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Modulus").field(&self.modulus()).finish()
    }
}
