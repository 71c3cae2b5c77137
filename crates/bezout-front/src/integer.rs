// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed integers of any length: gcds, cofactors, inverses, symbols.
//!
//! Signs and numbers of limbs are public. Limbs from and to bytes: [`bezout::dynamic::from_le_bytes`] and its sisters.

use crate::error::Error;
use bezout::ct::{Mask, public_by_contract};
use bezout::subtle::ConditionallySelectable;
use bezout::{Signed, Symbol, Xgcd, dynamic};
use bezout_large::ct;

#[cfg(feature = "kernels")]
pub use by_kernel::{gcd_by, invert_by, jacobi_by, xgcd_by};

/// An integer as sign and limbs, the lowest one first. Zeros at the end are allowed, no limbs are zero, and so is -0.
///
/// ```
/// use bezout_front::integer::{Integer, gcd};
/// let minus_twelve = -Integer::from(&[12]);
/// assert_eq!(gcd(minus_twelve, Integer::new(false, &[18])), [6]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Integer<'a> {
    negative: bool,
    limbs: &'a [u64],
}

impl<'a> Integer<'a> {
    /// The integer with this sign and this absolute value.
    pub const fn new(negative: bool, limbs: &'a [u64]) -> Self {
        Self { negative, limbs }
    }

    /// The absolute value.
    pub const fn limbs(self) -> &'a [u64] {
        self.limbs
    }
}

impl<'a> From<&'a [u64]> for Integer<'a> {
    fn from(limbs: &'a [u64]) -> Self {
        Self::new(false, limbs)
    }
}

impl<'a, const N: usize> From<&'a [u64; N]> for Integer<'a> {
    fn from(limbs: &'a [u64; N]) -> Self {
        Self::new(false, limbs)
    }
}

impl core::ops::Neg for Integer<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(!self.negative, self.limbs)
    }
}

/// The greatest common divisor, from 0 up; `gcd(0, 0) = 0`.
///
/// *Timing:* depends on the lengths. *Cost:* quadratic in the longer one up to 256 limbs, beyond n (log n)^2. *Source:*
/// \[BY19, Wui21\].
///
/// ```
/// use bezout_front::integer::{Integer, gcd};
/// assert_eq!(gcd(Integer::from(&[12]), -Integer::from(&[0, 1])), [4, 0]);
/// ```
pub fn gcd(a: Integer<'_>, b: Integer<'_>) -> Vec<u64> {
    ct::gcd(a.limbs, b.limbs)
}

/// As [`gcd`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67, Leh38,
/// Mol08\].
///
/// ```
/// use bezout_front::integer::{Integer, gcd_vartime};
/// assert_eq!(gcd_vartime(Integer::from(&[12]), -Integer::from(&[18])), [6]);
/// ```
pub fn gcd_vartime(a: Integer<'_>, b: Integer<'_>) -> Vec<u64> {
    extended(bezout_large::gcd(a.limbs, b.limbs), length(a, b))
}

/// `g = gcd(a, b)` and cofactors `s`, `t` with `g = s a + t b`.
///
/// The cofactors are the canonical ones, as in GMP. For `|a| = |b|` they are `(0, sgn b)`. Else `s = sgn a` if `b = 0` or
/// `|b| = 2g`, `t = sgn b` if `a = 0` or `|a| = 2g`, and otherwise `|s| < |b| / 2g` and `|t| < |a| / 2g`. All three are 0
/// for `a = b = 0`.
///
/// *Timing:* depends on the lengths and signs. *Cost:* quadratic in the longer one. *Source:* \[BY19, Wui21\].
///
/// ```
/// use bezout_front::integer::{Integer, xgcd};
/// let found = xgcd(-Integer::from(&[240]), Integer::from(&[46]));
/// // 2 = 9 (-240) + 47 46
/// assert_eq!((found.gcd, found.s.magnitude, found.t.magnitude), (vec![2], vec![9], vec![47]));
/// assert!(!bool::from(found.s.negative) && !bool::from(found.t.negative));
/// ```
pub fn xgcd(a: Integer<'_>, b: Integer<'_>) -> Xgcd<Vec<u64>> {
    with_signs(a, b, dynamic::xgcd(a.limbs, b.limbs))
}

/// As [`xgcd`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67, Leh38,
/// Mol08\].
///
/// ```
/// use bezout_front::integer::{Integer, xgcd_vartime};
/// let found = xgcd_vartime(Integer::from(&[6]), -Integer::from(&[6]));
/// assert_eq!((found.s.magnitude, found.t.magnitude), (vec![0], vec![1]));
/// assert!(bool::from(found.t.negative));
/// ```
pub fn xgcd_vartime(a: Integer<'_>, b: Integer<'_>) -> Xgcd<Vec<u64>> {
    let mut found = bezout_large::xgcd(a.limbs, b.limbs);
    for number in [
        &mut found.gcd,
        &mut found.s.magnitude,
        &mut found.t.magnitude,
    ] {
        number.resize(length(a, b), 0);
    }
    with_signs(a, b, found)
}

/// The inverse of `x` modulo `m`, in `[0, m)`, with as many limbs as `m`. `m` is odd or even; modulo 1 the inverse of
/// every number is 0.
///
/// *Timing:* depends on lengths and signs, on whether `m` is odd, and on whether there is an inverse. *Cost:* quadratic in
/// the length of `m`, and for even `m` in the longer one; for odd `m` beyond 256 limbs n (log n)^2. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Modulus`] unless `m` is positive; [`Error::NotInvertible`], with the gcd, if that is not 1.
///
/// ```
/// use bezout_front::Error;
/// use bezout_front::integer::{Integer, invert};
/// let m = Integer::from(&[60]);
/// assert_eq!(invert(-Integer::from(&[17]), m)?, [7]);
/// assert_eq!(invert(Integer::from(&[9]), m), Err(Error::NotInvertible { gcd: vec![3] }));
/// assert_eq!(invert(Integer::from(&[9]), -m), Err(Error::Modulus { negative: true }));
/// # Ok::<(), Error>(())
/// ```
pub fn invert(x: Integer<'_>, m: Integer<'_>) -> Result<Vec<u64>, Error> {
    let limbs = positive(m)?;
    let inverse = if limbs[0] & 1 == 1 {
        ct::invert(x.limbs, limbs)?
    } else {
        dynamic::invert_mod(x.limbs, limbs)?
    };
    finish(x, limbs, inverse.into_option(), ct::gcd)
}

/// As [`invert`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67, Leh38,
/// Mol08\].
///
/// # Errors
/// As there.
///
/// ```
/// use bezout_front::integer::{Integer, invert_vartime};
/// assert_eq!(invert_vartime(-Integer::from(&[17]), Integer::from(&[60]))?, [7]);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn invert_vartime(x: Integer<'_>, m: Integer<'_>) -> Result<Vec<u64>, Error> {
    let limbs = positive(m)?;
    let inverse = bezout_large::invert(x.limbs, limbs)?;
    let inverse = inverse.map(|inverse| extended(inverse, limbs.len()));
    finish(x, limbs, inverse, |x, m| {
        extended(bezout_large::gcd(x, m), x.len().max(m.len()))
    })
}

/// The Jacobi symbol `(a / n)`, for odd positive `n`.
///
/// *Timing:* depends on lengths and signs. *Cost:* quadratic in the longer one. *Source:* \[Por20b, Wui21\].
///
/// # Errors
/// [`Error::LowerArgument`] unless `n` is odd and positive.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, jacobi};
/// assert_eq!(jacobi(-Integer::from(&[1]), Integer::from(&[7]))?, Symbol::MINUS_ONE);
/// assert!(jacobi(Integer::from(&[1]), Integer::from(&[8])).is_err());
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn jacobi(a: Integer<'_>, n: Integer<'_>) -> Result<Symbol, Error> {
    symbol("Jacobi", a, n, dynamic::jacobi)
}

/// As [`jacobi`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67\].
///
/// # Errors
/// As there.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, jacobi_vartime};
/// assert_eq!(jacobi_vartime(Integer::from(&[7]), Integer::from(&[15]))?, Symbol::MINUS_ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn jacobi_vartime(a: Integer<'_>, n: Integer<'_>) -> Result<Symbol, Error> {
    symbol("Jacobi", a, n, bezout_large::jacobi)
}

/// The Legendre symbol `(a / p)`, for an odd prime `p`: 1 for squares, -1 for other numbers, 0 for multiples of `p`.
/// Whether `p` is a prime is not tested; for other odd numbers it is the [`jacobi`] symbol.
///
/// *Timing:* depends on lengths and signs. *Cost:* as of [`jacobi`]. *Source:* \[Por20b, Wui21\].
///
/// # Errors
/// [`Error::LowerArgument`] unless `p` is odd and positive.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, legendre};
/// assert_eq!(legendre(Integer::from(&[2]), Integer::from(&[7]))?, Symbol::ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn legendre(a: Integer<'_>, p: Integer<'_>) -> Result<Symbol, Error> {
    symbol("Legendre", a, p, dynamic::jacobi)
}

/// As [`legendre`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67\].
///
/// # Errors
/// As there.
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, legendre_vartime};
/// assert_eq!(legendre_vartime(-Integer::from(&[2]), Integer::from(&[7]))?, Symbol::MINUS_ONE);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn legendre_vartime(a: Integer<'_>, p: Integer<'_>) -> Result<Symbol, Error> {
    symbol("Legendre", a, p, bezout_large::jacobi)
}

/// The Kronecker symbol `(a / n)` of any two integers: see [`dynamic::kronecker_vartime`]. *Timing:* variable.
/// *Cost:* as of [`gcd_vartime`]. *Source:* \[Ste67, Mol08\].
///
/// ```
/// use bezout::Symbol;
/// use bezout_front::integer::{Integer, kronecker_vartime};
/// assert_eq!(kronecker_vartime(-Integer::from(&[3]), Integer::from(&[8])), Symbol::MINUS_ONE);
/// ```
pub fn kronecker_vartime(a: Integer<'_>, n: Integer<'_>) -> Symbol {
    bezout_large::kronecker(a.negative, a.limbs, n.negative, n.limbs)
}

/// The common length of two numbers, at least one limb.
fn length(a: Integer<'_>, b: Integer<'_>) -> usize {
    a.limbs.len().max(b.limbs.len()).max(1)
}

/// A number at a length.
fn extended(mut x: Vec<u64>, limbs: usize) -> Vec<u64> {
    x.resize(limbs, 0);
    x
}

fn is_zero(limbs: &[u64]) -> Mask {
    Mask::zero(limbs.iter().fold(0, |any, limb| any | limb))
}

/// The cofactors of the absolute values, with the signs of the numbers put back.
fn with_signs(a: Integer<'_>, b: Integer<'_>, mut found: Xgcd<Vec<u64>>) -> Xgcd<Vec<u64>> {
    let put = |cofactor: &mut Signed<Vec<u64>>, negative: bool| {
        let flips = Mask::odd(negative.into()) & !is_zero(&cofactor.magnitude);
        cofactor.negative ^= flips.choice();
    };
    put(&mut found.s, a.negative);
    put(&mut found.t, b.negative);
    found
}

/// The limbs of a modulus.
fn positive(m: Integer<'_>) -> Result<&[u64], Error> {
    let zero = public_by_contract(is_zero(m.limbs).choice());
    if zero || m.negative {
        return Err(Error::Modulus { negative: !zero });
    }
    Ok(m.limbs)
}

/// The inverse of `x` from that of its absolute value, or why there is none.
fn finish(
    x: Integer<'_>,
    m: &[u64],
    inverse: Option<Vec<u64>>,
    gcd: fn(&[u64], &[u64]) -> Vec<u64>,
) -> Result<Vec<u64>, Error> {
    let none = || Error::NotInvertible {
        gcd: gcd(x.limbs, m),
    };
    let mut inverse = inverse.ok_or_else(none)?;
    inverse.truncate(m.len());
    if x.negative {
        negate(&mut inverse, m);
    }
    Ok(inverse)
}

/// `y = -y mod m` for `y` in `[0, m)`.
fn negate(y: &mut [u64], m: &[u64]) {
    let unless_zero = (!is_zero(y)).word();
    let mut borrow = 0;
    for (y, &m) in y.iter_mut().zip(m) {
        let difference = u128::from(m).wrapping_sub(u128::from(*y) + borrow);
        borrow = difference >> 127;
        *y = difference as u64 & unless_zero;
    }
}

/// The symbol of `a` from that of its absolute value: `(-1 / n)` is -1 for `n = 3` modulo 4.
fn symbol<E>(
    name: &'static str,
    a: Integer<'_>,
    n: Integer<'_>,
    run: impl FnOnce(&[u64], &[u64]) -> Result<Symbol, E>,
) -> Result<Symbol, Error>
where
    Error: From<E>,
{
    let low = n.limbs.first().copied().unwrap_or(0);
    if n.negative || low & 1 == 0 {
        return Err(Error::LowerArgument { symbol: name });
    }
    let symbol = run(a.limbs, n.limbs)?;
    let flips = Mask::odd(low >> 1) & Mask::odd(a.negative.into());
    Ok(Symbol::conditional_select(
        &symbol,
        &-symbol,
        flips.choice(),
    ))
}

/// The same by kernels of the registry.
#[cfg(feature = "kernels")]
mod by_kernel {
    use super::{Integer, finish, positive, symbol, with_signs};
    use crate::error::Error;
    use crate::kernels::check;
    use bezout::kernels::Kernel;
    use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd};
    use bezout::{ModulusRef, Signed, Symbol, dynamic};
    use zeroize::Zeroizing;

    /// The limbs with zeros up to `n` of them.
    fn extended(limbs: &[u64], n: usize) -> Zeroizing<Vec<u64>> {
        let mut copy = Zeroizing::new(vec![0; n]);
        copy[..limbs.len()].copy_from_slice(limbs);
        copy
    }

    /// Both at their common length, at least one limb, and that length.
    fn aligned(a: &[u64], b: &[u64]) -> (Zeroizing<Vec<u64>>, Zeroizing<Vec<u64>>, Shape) {
        let n = a.len().max(b.len()).max(1);
        (extended(a, n), extended(b, n), Shape::new(n))
    }

    /// [`gcd`](super::gcd) by this kernel. *Timing:* that of the kernel.
    ///
    /// # Errors
    /// [`Error::KernelDomain`] if it does not take numbers of this length.
    ///
    /// ```
    /// use bezout_front::integer::{Integer, gcd_by};
    /// use bezout_front::kernels::named;
    /// let kernel = named("stein/portable")?;
    /// assert_eq!(gcd_by(kernel, Integer::from(&[12]), Integer::from(&[18]))?, [6]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn gcd_by(kernel: &Kernel<Gcd>, a: Integer<'_>, b: Integer<'_>) -> Result<Vec<u64>, Error> {
        let (a, b, shape) = aligned(a.limbs, b.limbs);
        check(kernel, &shape)?;
        let (mut out, mut scratch) = (vec![0; a.len()], vec![0; (kernel.scratch)(&shape)]);
        (kernel.run)(&mut out, &a, &b, &mut scratch);
        Ok(out)
    }

    /// [`xgcd`](super::xgcd) by this kernel. *Timing:* that of the kernel.
    ///
    /// # Errors
    /// [`Error::KernelDomain`] if it does not take numbers of this length.
    ///
    /// ```
    /// use bezout_front::integer::{Integer, xgcd_by};
    /// use bezout_front::kernels::named;
    /// let found = xgcd_by(named("stein/portable")?, Integer::from(&[240]), Integer::from(&[46]))?;
    /// assert_eq!((found.gcd, found.s.magnitude, found.t.magnitude), (vec![2], vec![9], vec![47]));
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn xgcd_by(
        kernel: &Kernel<Xgcd>,
        a: Integer<'_>,
        b: Integer<'_>,
    ) -> Result<bezout::Xgcd<Vec<u64>>, Error> {
        let (x, y, shape) = aligned(a.limbs, b.limbs);
        check(kernel, &shape)?;
        let zero = || vec![0; x.len()];
        let (mut gcd, mut s, mut t) = (zero(), zero(), zero());
        let mut scratch = vec![0; (kernel.scratch)(&shape)];
        let signs = (kernel.run)(&mut gcd, &mut s, &mut t, &x, &y, &mut scratch);
        let signed = |magnitude, negative| Signed {
            negative,
            magnitude,
        };
        let (s, t) = (signed(s, signs.0), signed(t, signs.1));
        Ok(with_signs(a, b, bezout::Xgcd { gcd, s, t }))
    }

    /// [`invert`](super::invert) by this kernel, modulo odd numbers. *Timing:* that of the kernel; also on whether there
    /// is an inverse.
    ///
    /// # Errors
    /// As of `invert`; [`Error::KernelDomain`] if the kernel does not take numbers of this length;
    /// [`Error::KernelModulus`] if `m` is even, or not a prime where the kernel needs one.
    ///
    /// ```
    /// use bezout_front::Error;
    /// use bezout_front::integer::{Integer, invert_by};
    /// use bezout_front::kernels::named;
    /// let by = |name, m: u64| invert_by(named(name)?, Integer::from(&[2]), Integer::from(&[m]));
    /// assert_eq!(by("bingcd31/portable", 15)?, [8]);
    /// assert!(matches!(by("bingcd31/portable", 16), Err(Error::KernelModulus { accepted: "odd", .. })));
    /// assert!(matches!(by("fermat/portable", 15), Err(Error::KernelModulus { accepted: "prime", .. })));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn invert_by(
        kernel: &Kernel<Invert>,
        x: Integer<'_>,
        m: Integer<'_>,
    ) -> Result<Vec<u64>, Error> {
        let limbs = positive(m)?;
        let (a, n, shape) = aligned(x.limbs, limbs);
        check(kernel, &shape.prime())?;
        let refused = |accepted| Error::KernelModulus {
            name: kernel.name,
            accepted,
        };
        let modulus = ModulusRef::new(&n).map_err(|_| refused("odd"))?;
        let (mut out, mut scratch) = (vec![0; n.len()], vec![0; (kernel.scratch)(&shape)]);
        let found = bool::from((kernel.run)(&mut out, &a, modulus, &mut scratch));
        let inverse = finish(x, limbs, found.then_some(out), dynamic::gcd);
        match &inverse {
            // There is one, but not for a kernel that takes the modulus for a prime.
            Err(Error::NotInvertible { gcd })
                if dynamic::bits(gcd) == 1 && !kernel.accepts(&shape) =>
            {
                Err(refused("prime"))
            }
            _ => inverse,
        }
    }

    /// [`jacobi`](super::jacobi) by this kernel. *Timing:* that of the kernel.
    ///
    /// # Errors
    /// [`Error::LowerArgument`] unless `n` is odd and positive; [`Error::KernelDomain`] if the kernel does not take numbers
    /// of this length.
    ///
    /// ```
    /// use bezout_front::integer::{Integer, jacobi_by};
    /// use bezout_front::kernels::named;
    /// let symbol = jacobi_by(named("bingcd29/portable")?, Integer::from(&[7]), Integer::from(&[15]))?;
    /// assert_eq!(symbol.value(), -1);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn jacobi_by(
        kernel: &Kernel<Jacobi>,
        a: Integer<'_>,
        n: Integer<'_>,
    ) -> Result<Symbol, Error> {
        symbol("Jacobi", a, n, |a, n| {
            let (a, n, shape) = aligned(a, n);
            check(kernel, &shape)?;
            let mut scratch = vec![0; (kernel.scratch)(&shape)];
            Ok::<_, Error>((kernel.run)(&a, &n, &mut scratch))
        })
    }
}
