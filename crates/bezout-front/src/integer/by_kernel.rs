// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operations by kernels of the registry.

use super::number::{Answer, Integer, negate, padded, positive, symbol, with_signs};
#[cfg(feature = "large")]
use super::variable::multiple;
use crate::error::Error;
use crate::kernels::check;
use alloc::vec;
use alloc::vec::Vec;
use bezout::kernels::Kernel;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd};
use bezout::{ModulusRef, Signed, Symbol, dynamic};
use zeroize::Zeroizing;

/// Both at their common length, at least one limb, and that length.
fn aligned(a: &[u64], b: &[u64]) -> (Zeroizing<Vec<u64>>, Zeroizing<Vec<u64>>, Shape) {
    let n = a.len().max(b.len()).max(1);
    let [a, b] = [a, b].map(|x| Zeroizing::new(padded(x, n)));
    (a, b, Shape::new(n))
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
/// assert_eq!(gcd_by(kernel, Integer::from(&[12]), Integer::from(&[18]))?.value, [6]);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn gcd_by(
    kernel: &Kernel<Gcd>,
    a: Integer<'_>,
    b: Integer<'_>,
) -> Result<Answer<Vec<u64>>, Error> {
    let (a, b, shape) = aligned(a.limbs, b.limbs);
    check(kernel, &shape)?;
    let (mut out, mut scratch) = (vec![0; a.len()], vec![0; (kernel.scratch)(&shape)]);
    (kernel.run)(&mut out, &a, &b, &mut scratch);
    let (value, ran) = (out, kernel.ran());
    Ok(Answer { value, ran })
}

/// [`lcm_vartime`](super::lcm_vartime) with its gcd by this kernel. *Timing:* variable.
///
/// # Errors
/// [`Error::KernelDomain`] if it does not take numbers of this length.
///
/// ```
/// use bezout_front::integer::{Integer, lcm_by};
/// use bezout_front::kernels::named;
/// let kernel = named("stein/portable")?;
/// assert_eq!(lcm_by(kernel, Integer::from(&[12]), Integer::from(&[18]))?.value, [36]);
/// # Ok::<(), bezout_front::Error>(())
/// ```
#[cfg(feature = "large")]
pub fn lcm_by(
    kernel: &Kernel<Gcd>,
    a: Integer<'_>,
    b: Integer<'_>,
) -> Result<Answer<Vec<u64>>, Error> {
    Ok(gcd_by(kernel, a, b)?.map(|gcd| multiple(a, b, &gcd)))
}

/// [`xgcd`](super::xgcd) by this kernel. *Timing:* that of the kernel.
///
/// # Errors
/// [`Error::KernelDomain`] if it does not take numbers of this length.
///
/// ```
/// use bezout_front::integer::{Integer, xgcd_by};
/// use bezout_front::kernels::named;
/// let found = xgcd_by(named("stein/portable")?, Integer::from(&[240]), Integer::from(&[46]))?.value;
/// assert_eq!((found.gcd, found.s.magnitude, found.t.magnitude), (vec![2], vec![9], vec![47]));
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn xgcd_by(
    kernel: &Kernel<Xgcd>,
    a: Integer<'_>,
    b: Integer<'_>,
) -> Result<Answer<bezout::Xgcd<Vec<u64>>>, Error> {
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
    let value = with_signs(a, b, bezout::Xgcd { gcd, s, t });
    let ran = kernel.ran();
    Ok(Answer { value, ran })
}

/// [`invert`](super::invert) by this kernel, modulo odd numbers. *Timing:* that of the kernel; also
/// on whether there is an inverse.
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
/// assert_eq!(by("bingcd31/portable", 15)?.value, [8]);
/// assert!(matches!(by("bingcd31/portable", 16), Err(Error::KernelModulus { accepted: "odd", .. })));
/// assert!(matches!(by("fermat/portable", 15), Err(Error::KernelModulus { accepted: "prime", .. })));
/// # Ok::<(), Error>(())
/// ```
pub fn invert_by(
    kernel: &Kernel<Invert>,
    x: Integer<'_>,
    m: Integer<'_>,
) -> Result<Answer<Vec<u64>>, Error> {
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
    let ran = kernel.ran();
    if !found {
        let gcd = dynamic::gcd(x.limbs, limbs);
        // There is one, but not for a kernel that takes the modulus for a prime.
        return Err(match dynamic::bits(&gcd) == 1 && !kernel.accepts(&shape) {
            true => refused("prime"),
            false => Error::NotInvertible { gcd, ran },
        });
    }
    out.truncate(limbs.len());
    if x.negative {
        negate(&mut out, limbs);
    }
    Ok(Answer { value: out, ran })
}

/// [`jacobi`](super::jacobi) by this kernel. *Timing:* that of the kernel.
///
/// # Errors
/// [`Error::LowerArgument`] unless `n` is odd and positive; [`Error::KernelDomain`] if the kernel
/// does not take numbers of this length.
///
/// ```
/// use bezout_front::integer::{Integer, jacobi_by};
/// use bezout_front::kernels::named;
/// let symbol = jacobi_by(named("bingcd29/portable")?, Integer::from(&[7]), Integer::from(&[15]))?;
/// assert_eq!(symbol.value.value(), -1);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn jacobi_by(
    kernel: &Kernel<Jacobi>,
    a: Integer<'_>,
    n: Integer<'_>,
) -> Result<Answer<Symbol>, Error> {
    symbol("Jacobi", a, n, |a, n| {
        let (a, n, shape) = aligned(a, n);
        check(kernel, &shape)?;
        let mut scratch = vec![0; (kernel.scratch)(&shape)];
        Ok::<_, Error>(((kernel.run)(&a, &n, &mut scratch), kernel.ran()))
    })
}
