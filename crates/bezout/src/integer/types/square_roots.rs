// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo a public prime.

use super::modulus::Modulus;
use super::pseudo_mersenne::chain::NearHalfPower;
use crate::ct::{Mask, wipe};
use crate::integer::shared::chain::{Montgomery, Ring};
use crate::integer::shared::near_power::NearPower;
use crate::integer::shared::root::Constants;
use crate::limbs::{select_into, sub_assign};
use crate::uint::Uint;
use core::fmt;
use subtle::CtOption;

/// Square roots modulo a public prime: the modulus with what they need besides.
///
/// Modulo a prime that is 1 modulo 8 this makes each root half as long as with [`Modulus::sqrt`].
/// Other primes have no more constants than the modulus.
///
/// ```
/// use bezout::{SquareRoots, Uint, presets::BLS12_381_R};
/// static ROOTS: SquareRoots<4> = SquareRoots::new(&BLS12_381_R);
/// let root = ROOTS.sqrt(&Uint::from_u64(2)).unwrap();
/// assert_eq!(BLS12_381_R.square(&root), Uint::from_u64(2));
/// // 5 is no square there.
/// assert!(bool::from(ROOTS.sqrt(&Uint::from_u64(5)).is_none()));
/// ```
#[derive(Clone, Copy)]
pub struct SquareRoots<const L: usize> {
    modulus: Modulus<L>,
    constants: Constants<L>,
}

impl<const L: usize> SquareRoots<L> {
    /// Makes the constants of a prime, also at compile time. The number is not checked: modulo a
    /// composite one a root is still a root, but numbers that have roots may be without.
    ///
    /// *Timing:* variable in the modulus. *Cost:* modulo a prime that is 1 modulo 8, a search for a
    /// nonresidue, which ends below 2^16 in any case, and an exponentiation. *Source:* \[Coh93\].
    pub const fn new(prime: &Modulus<L>) -> Self {
        let m = prime.modulus.get().limbs();
        Self {
            modulus: *prime,
            constants: Constants::new(m, prime.r2.limbs(), prime.inverse64),
        }
    }

    /// The modulus.
    pub const fn modulus(&self) -> &Modulus<L> {
        &self.modulus
    }

    /// As [`Modulus::sqrt`].
    ///
    /// *Timing:* depends on the modulus, which is public; `x` may be secret. *Cost:* as there.
    /// *Source:* \[Atk92, Coh93\].
    pub fn sqrt(&self, x: &Uint<L>) -> CtOption<Uint<L>> {
        self.root(x, None)
    }

    /// As [`Modulus::sqrt_ratio`].
    ///
    /// *Timing:* depends on the modulus, which is public; both numbers may be secret. *Cost:* as
    /// there.
    /// *Source:* \[Atk92, Coh93\].
    ///
    /// ```
    /// use bezout::{SquareRoots, Uint, const_modulus};
    /// const_modulus!(M: 1 = "17");
    /// let roots = SquareRoots::new(&M);
    /// // 3 / 10 is 2.
    /// let root = roots.sqrt_ratio(&Uint::from_u64(3), &Uint::from_u64(10));
    /// assert_eq!(root.unwrap(), Uint::from_u64(6));
    /// ```
    pub fn sqrt_ratio(&self, x: &Uint<L>, y: &Uint<L>) -> CtOption<Uint<L>> {
        self.root(x, Some(y))
    }

    fn root(&self, x: &Uint<L>, y: Option<&Uint<L>>) -> CtOption<Uint<L>> {
        let (x, y, m) = (x.limbs(), y.map(Uint::limbs), self.modulus.as_ref());
        if let Some(ring) = NearPower::new(m.limbs()) {
            return self.root_of_four(&ring, x, y);
        }
        if let Some(ring) = NearHalfPower::new(m.limbs()) {
            return self.root_of_four(&ring, x, y);
        }
        let ring = Montgomery {
            m,
            r2: self.modulus.r2.limbs(),
        };
        let (root, yes) = in_ring(&self.constants, &ring, x, y);
        self.even(root, yes)
    }

    /// The root in a ring of four limbs, where there are four.
    #[inline(always)]
    fn root_of_four(
        &self,
        ring: &impl Ring<4>,
        x: &[u64; L],
        y: Option<&[u64; L]>,
    ) -> CtOption<Uint<L>> {
        // The two arrays are the same type, which the compiler does not know.
        let four = |x: &[u64; L]| core::array::from_fn::<_, 4, _>(|i| x[i % L]);
        let constants = Constants {
            twos: self.constants.twos,
            exponent: four(&self.constants.exponent),
            unity: four(&self.constants.unity),
        };
        let (root, yes) = in_ring(&constants, ring, &four(x), y.map(four).as_ref());
        self.even(core::array::from_fn(|i| root[i % 4]), yes)
    }

    /// The even one of a root and its negative.
    #[inline(always)]
    fn even(&self, mut root: [u64; L], yes: Mask) -> CtOption<Uint<L>> {
        let mut negative = *self.modulus.modulus.get().limbs();
        sub_assign(&mut negative, &root);
        let odd = Mask::odd(root[0]);
        select_into(&mut root, &negative, odd);
        wipe(&mut negative);
        CtOption::new(Uint::new(root), yes.choice())
    }
}

/// The root of any numbers, in `[0, m)`; none of a quotient by zero.
fn in_ring<const L: usize>(
    constants: &Constants<L>,
    ring: &impl Ring<L>,
    x: &[u64; L],
    y: Option<&[u64; L]>,
) -> ([u64; L], Mask) {
    let mut x = ring.enter(x);
    let mut y = y.map(|y| ring.enter(y));
    let (mut root, mut yes) = constants.root(ring, &x, y.as_ref());
    if let Some(y) = &mut y {
        // Zero alone is 0; but modulo 1, where every quotient is 0, so is 1.
        let zero = ring.equal(y, &[0; L]) & !ring.is_one(y);
        yes = yes & !zero;
        wipe(y);
    }
    let out = ring.leave(&root);
    wipe(&mut x);
    wipe(&mut root);
    (out, yes)
}

impl<const L: usize> Modulus<L> {
    /// Returns the even `y` in `[0, m)` with `y^2 = x` modulo the modulus, a public prime, for any
    /// `x` of `L` limbs. Returns none if `x` is no square. The root of 0 is 0. The root is squared
    /// before it is returned.
    ///
    /// The modulus has to be a prime, which is not checked. Modulo a composite number what is
    /// returned is still a root, but for some squares none is returned.
    ///
    /// [`SquareRoots`] is for many roots modulo a prime that is 1 modulo 8, and for constants.
    ///
    /// *Timing:* depends on the modulus, which is public here; `x` may be secret. *Cost:* for a
    /// prime `2^s t + 1`, about one squaring for each bit and a fifth as many products; if `s > 2`,
    /// `s^2 / 2` squarings more, and for the constants of the modulus half as much again. *Source:*
    /// \[Atk92, Coh93\].
    ///
    /// ```
    /// use bezout::{Uint, presets::SECP256K1_P};
    /// let root = SECP256K1_P.sqrt(&Uint::from_u64(2)).unwrap();
    /// assert_eq!(SECP256K1_P.square(&root), Uint::from_u64(2));
    /// assert!(!bool::from(root.is_odd()));
    /// assert!(bool::from(SECP256K1_P.sqrt(&Uint::from_u64(3)).is_none()));
    /// ```
    pub fn sqrt(&self, x: &Uint<L>) -> CtOption<Uint<L>> {
        SquareRoots::new(self).sqrt(x)
    }

    /// Returns the even `z` in `[0, m)` with `y z^2 = x` modulo the modulus, a public prime: a root
    /// of `x / y`, without an inversion. Returns none if the quotient is no square, or `y` is a
    /// multiple of the modulus.
    ///
    /// *Timing:* depends on the modulus, which is public here; both numbers may be secret. *Cost:*
    /// that of [`sqrt`](Self::sqrt), and `2 s + 5` products. *Source:* \[Atk92, Coh93\].
    ///
    /// ```
    /// use bezout::{Uint, presets::P25519};
    /// let (x, y) = (Uint::from_u64(12), Uint::from_u64(3));
    /// assert_eq!(P25519.sqrt_ratio(&x, &y).unwrap(), Uint::from_u64(2));
    /// assert!(bool::from(P25519.sqrt_ratio(&x, &Uint::ZERO).is_none()));
    /// ```
    pub fn sqrt_ratio(&self, x: &Uint<L>, y: &Uint<L>) -> CtOption<Uint<L>> {
        SquareRoots::new(self).sqrt_ratio(x, y)
    }
}

/// Shows the length of the modulus alone, as [`Modulus`] does.
impl<const L: usize> fmt::Debug for SquareRoots<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::modulus_traits::show(f, "SquareRoots", self.modulus.as_ref())
    }
}
