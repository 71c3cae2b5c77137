// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elements modulo `2^255 - R`, with `R` a part of the type.

use super::arithmetic::{self, Limbs, canonical};
use super::batch;
use super::modulus255::PseudoMersenne255;
use crate::backend::rows::Row;
use crate::ct::Mask;
use crate::error::Error;
use crate::integer::invert as any_modulus;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::symbol::Symbol;
use crate::uint::Uint;
use subtle::{Choice, CtOption};

/// The field of Curve25519 and edwards25519: integers modulo `2^255 - 19`.
pub type F25519 = Residue255<19>;

/// A residue modulo `2^255 - R`, for an odd `R` below `2^31`. Other values of `R` do not compile.
///
/// Inside, it is any number below `2^256` of its class. Its outputs are canonical, in `[0, 2^255 -
/// R)`, and `==` compares classes. The modulus need not be prime. Modulo a composite, some nonzero
/// elements have no inverse.
///
/// The operators `+ - *` and negation, on values and references, are constant time.
///
/// ```
/// use bezout::pseudo_mersenne::Residue255;
/// type Ring = Residue255<1>; // 2^255 - 1 = 7 * 31 * ...
/// let x = Ring::from_u64(3) * Ring::from_u64(5) - Ring::ONE;
/// assert_eq!(x, Ring::from_u64(14));
/// assert!(bool::from(x.invert().is_none()));
/// ```
///
/// ```compile_fail
/// // An even number is not accepted.
/// let even = bezout::pseudo_mersenne::Residue255::<20>::ONE;
/// ```
///
/// ```compile_fail
/// // Nor is one beyond 2^31.
/// let large = bezout::pseudo_mersenne::Residue255::<0x8000_0001>::ONE;
/// ```
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Residue255<const R: u32>(pub(super) Limbs);

impl<const R: u32> Residue255<R> {
    /// 0.
    pub const ZERO: Self = Self([0; 4]);
    /// 1.
    pub const ONE: Self = Self::from_u64(1);
    /// The modulus `2^255 - R`, as a value.
    pub const MODULUS: PseudoMersenne255 = PseudoMersenne255::new_const(R);
    /// `R` as a word. The compiler checks that `R` is allowed.
    pub(super) const OFFSET: u64 = Self::MODULUS.offset();

    /// Makes an element from a word. *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::F25519};
    /// assert_eq!(F25519::from_u64(7).to_uint(), Uint::from_u64(7));
    /// ```
    #[inline]
    pub const fn from_u64(x: u64) -> Self {
        Self::from_uint(&Uint::from_u64(x))
    }

    /// Makes an element from any number of four limbs, and reduces it.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::F25519};
    /// assert_eq!(F25519::from_uint(&Uint::MAX), F25519::from_u64(37));
    /// ```
    #[inline]
    pub const fn from_uint(x: &Uint<4>) -> Self {
        const { assert!(Self::OFFSET > 0) };
        Self(*x.limbs())
    }

    /// Makes an element from a number in `[0, 2^255 - R)`. Returns none for any other number.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::F25519};
    /// let m = F25519::MODULUS.modulus();
    /// assert!(bool::from(F25519::from_canonical(m.get()).is_none()));
    /// assert_eq!(F25519::from_canonical(&Uint::ONE).unwrap(), F25519::ONE);
    /// ```
    #[inline]
    pub fn from_canonical(x: &Uint<4>) -> CtOption<Self> {
        let below = crate::limbs::borrow(x.limbs(), &arithmetic::modulus(Self::OFFSET));
        CtOption::new(Self::from_uint(x), Mask::from_bit(below).choice())
    }

    /// Makes an element from any 32 bytes, least significant first. The number is reduced, and no
    /// bit of it is ignored. (For X25519, clear bit 255 before.)
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert_eq!(F25519::from_le_bytes(&[0xff; 32]), F25519::from_u64(37));
    /// ```
    #[inline]
    pub fn from_le_bytes(bytes: &[u8; 32]) -> Self {
        let limb = |i: usize| u64::from_le_bytes(core::array::from_fn(|k| bytes[8 * i + k]));
        Self::from_uint(&Uint::new(core::array::from_fn(limb)))
    }

    /// Makes an element from the 32 bytes, least significant first, of a number in `[0, 2^255 -
    /// R)`. Returns none for any other number.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert!(bool::from(F25519::from_canonical_le_bytes(&[0xff; 32]).is_none()));
    /// assert_eq!(F25519::from_canonical_le_bytes(&[0; 32]).unwrap(), F25519::ZERO);
    /// ```
    #[inline]
    pub fn from_canonical_le_bytes(bytes: &[u8; 32]) -> CtOption<Self> {
        Self::from_canonical(&Uint::new(Self::from_le_bytes(bytes).0))
    }

    /// The number in `[0, 2^255 - R)`.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::F25519};
    /// assert_eq!((-F25519::from_u64(1)).to_uint(), Uint::power_of_two_plus(255, -20));
    /// ```
    #[inline]
    pub fn to_uint(&self) -> Uint<4> {
        Uint::new(canonical(&self.0, Self::OFFSET))
    }

    /// The number in `[0, 2^255 - R)` as bytes, least significant first.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert_eq!(F25519::from_u64(0x0201).to_le_bytes()[..3], [1, 2, 0]);
    /// ```
    #[inline]
    pub fn to_le_bytes(&self) -> [u8; 32] {
        let x = canonical(&self.0, Self::OFFSET);
        core::array::from_fn(|i| x[i / 8].to_le_bytes()[i % 8])
    }

    /// Yes if the element is zero.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Uint, pseudo_mersenne::F25519};
    /// assert!(bool::from(F25519::from_uint(F25519::MODULUS.modulus().get()).is_zero()));
    /// ```
    #[inline]
    pub fn is_zero(&self) -> Choice {
        arithmetic::is_zero(&self.0, Self::OFFSET).choice()
    }

    /// Yes if the number in `[0, 2^255 - R)` is odd: the "sign" of edwards25519.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert!(bool::from(F25519::ONE.is_odd()));
    /// assert!(!bool::from((-F25519::ONE).is_odd()));
    /// ```
    #[inline]
    pub fn is_odd(&self) -> Choice {
        self.to_uint().is_odd()
    }

    /// `x^2`.
    ///
    /// *Timing:* constant. *Cost:* fourteen products of words; a multiplication has twenty.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert_eq!(F25519::from_u64(12).square(), F25519::from_u64(144));
    /// ```
    #[inline]
    pub fn square(&self) -> Self {
        Self(arithmetic::square(&self.0, Self::OFFSET))
    }

    /// `x^(2^k)`: `k` squarings.
    ///
    /// *Timing:* depends on `k`.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// assert_eq!(F25519::from_u64(3).pow2k(3), F25519::from_u64(6561));
    /// ```
    #[inline]
    pub fn pow2k(&self, k: u32) -> Self {
        Self(arithmetic::pow2k(&self.0, k, Self::OFFSET))
    }

    /// Returns `x^-1`. Returns none if `gcd(x, 2^255 - R)` is not 1, as for zero.
    ///
    /// *Timing:* constant. *Source:* \[BY19, Wui21\].
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// let x = F25519::from_u64(9);
    /// assert_eq!(x.invert().unwrap() * x, F25519::ONE);
    /// assert!(bool::from(F25519::ZERO.invert().is_none()));
    /// ```
    pub fn invert(&self) -> CtOption<Self> {
        let mut out = [0; 4];
        let m = arithmetic::modulus(Self::OFFSET);
        let (yes, _) = any_modulus::of_length::<4>(&mut out, &self.0, ModulusRef::from_odd(&m));
        CtOption::new(Self(out), yes)
    }

    /// As [`invert`](Self::invert), but as fast as the value allows.
    ///
    /// *Timing:* variable. *Source:* \[Ste67\].
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// let x = F25519::from_u64(9);
    /// assert_eq!(x.invert_vartime().unwrap() * x, F25519::ONE);
    /// assert!(F25519::ZERO.invert_vartime().is_none());
    /// ```
    pub fn invert_vartime(&self) -> Option<Self> {
        let (mut out, mut scratch) = ([0; 4], [0; any_modulus::scratch_vartime(4)]);
        let m = arithmetic::modulus(Self::OFFSET);
        let (found, _) = any_modulus::invert_vartime(&mut out, &self.0, &m, &mut scratch);
        found.then_some(Self(out))
    }

    /// As [`invert`](Self::invert), and multiplies back before it returns. A fault in the inversion
    /// gives none, never a wrong answer.
    ///
    /// *Timing:* constant. *Cost:* one multiplication more.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// let x = F25519::from_u64(9);
    /// assert_eq!(x.invert_checked().unwrap() * x, F25519::ONE);
    /// ```
    pub fn invert_checked(&self) -> CtOption<Self> {
        let mut out = [0; 4];
        let yes = Self::MODULUS.invert_limbs_checked(&mut out, &self.0);
        CtOption::new(Self(out), yes)
    }

    /// The Jacobi symbol `(x / 2^255 - R)`: 0 iff `x` has no inverse.
    ///
    /// *Timing:* constant. *Source:* \[Por20b, Wui21\].
    ///
    /// ```
    /// use bezout::{Symbol, pseudo_mersenne::Residue255};
    /// assert_eq!(Residue255::<1>::from_u64(14).jacobi(), Symbol::ZERO);
    /// ```
    pub fn jacobi(&self) -> Symbol {
        Self::MODULUS.jacobi_limbs(&self.0)
    }

    /// The Legendre symbol, for a prime modulus: 1 for a nonzero square, -1 for a non-square, 0 for
    /// zero. It is the Jacobi symbol under its name for a prime modulus.
    ///
    /// *Timing:* constant.
    ///
    /// ```
    /// use bezout::{Symbol, pseudo_mersenne::F25519};
    /// assert_eq!(F25519::from_u64(2).legendre(), Symbol::MINUS_ONE);
    /// assert_eq!(F25519::from_u64(4).legendre(), Symbol::ONE);
    /// ```
    pub fn legendre(&self) -> Symbol {
        self.jacobi()
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
    /// use bezout::pseudo_mersenne::F25519;
    /// let mut xs = [2, 0, 3].map(F25519::from_u64);
    /// let all = F25519::invert_batch(&mut xs, &mut [F25519::ZERO; 3])?;
    /// assert_eq!(xs[2] * F25519::from_u64(3), F25519::ONE);
    /// assert_eq!(xs[1], F25519::ZERO);
    /// assert!(!bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch(xs: &mut [Self], scratch: &mut [Self]) -> Result<Choice, Error> {
        batch::invert(Self::OFFSET, xs, scratch)
    }

    /// As [`invert_batch`](Self::invert_batch), for an array, which brings its length along: no
    /// scratch, and no error.
    ///
    /// *Timing:* as for [`invert_batch`](Self::invert_batch). *Cost:* the same; `N` numbers on the
    /// stack.
    /// *Source:* \[Mon87\].
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// let mut xs = [2, 4].map(F25519::from_u64);
    /// assert!(bool::from(F25519::invert_array(&mut xs)));
    /// assert_eq!(xs[0].square(), xs[1]);
    /// ```
    pub fn invert_array<const N: usize>(xs: &mut [Self; N]) -> Choice {
        batch::invert_array(Self::OFFSET, xs)
    }
}

impl<const R: u32> Row<4> for Residue255<R> {}
