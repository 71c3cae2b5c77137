// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound, in variable time.

use super::number::padded;
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use bezout::parts::limbs::significant;
use bezout::slices::{self, partial_xgcd_scratch, split_scratch};
use bezout::{Partial, Signed, Split};

/// Limbs beyond which long numbers are reduced by halves.
#[cfg(feature = "large")]
const LONG: usize = 512;

/// Euclid's algorithm for a and b from 0 up, until a remainder is below the bound: the remainders
/// on both sides of the bound with their cofactors of b, see
/// [`bezout::Uint::partial_xgcd_vartime`].
///
/// *Timing:* variable. *Cost:* quadratic in the length, and less for long numbers. *Source:*
/// \[Leh38, Col80\].
///
/// ```
/// use bezout_front::integer::partial_xgcd_vartime;
/// // 10 = 240 - 5 46 and 6 = -4 240 + 21 46
/// let partial = partial_xgcd_vartime(&[240], &[46], &[8]);
/// assert_eq!(partial.remainders, [[10], [6]]);
/// assert_eq!(partial.cofactors.map(|c| c.magnitude), [[5], [21]]);
/// ```
pub fn partial_xgcd_vartime(a: &[u64], b: &[u64], bound: &[u64]) -> Partial<Vec<u64>> {
    let used = significant(bound);
    // A longer bound is above both numbers, as the least one of a limb more is.
    let n = a.len().max(b.len()).max(1);
    let (n, bound) = match used > n {
        true => (n + 1, [vec![0; n], vec![1]].concat()),
        false => (n, padded(&bound[..used], n)),
    };
    #[cfg(feature = "large")]
    if n > LONG {
        let found = bezout_large::partial_xgcd_below(a, b, &bound);
        let [u, v] = found.cofactors;
        let flips = [!found.first_is_positive, found.first_is_positive];
        return Partial {
            remainders: found.remainders,
            cofactors: [signed(flips[0], u), signed(flips[1], v)],
        };
    }
    let [mut x, mut y, mut u, mut v] = [(); 4].map(|()| vec![0; n]);
    let mut scratch = vec![0; partial_xgcd_scratch(n)];
    let (remainders, cofactors) = ([&mut x[..], &mut y], [&mut u[..], &mut v]);
    let (a, b) = (padded(a, n), padded(b, n));
    let negative =
        slices::partial_xgcd_vartime(remainders, cofactors, &a, &b, &bound, &mut scratch)
            .expect("all have as many limbs");
    let [first, second] = negative.map(bool::from);
    Partial {
        remainders: [x, y],
        cofactors: [signed(first, u), signed(second, v)],
    }
}

/// Numbers `r` and `t`, about half as long as the modulus m, with `v t = r` modulo it, see
/// [`Split`], for v from 0 up and m from 1 up.
///
/// *Timing:* variable. *Cost:* quadratic in the length, and less for long numbers. *Source:*
/// \[Leh38, Col80\].
///
/// # Errors
/// [`Error::Modulus`] if m is 0.
///
/// ```
/// use bezout_front::integer::split_vartime;
/// let halves = split_vartime(&[46], &[240])?;
/// // -5 46 = 10 modulo 240
/// assert_eq!((halves.r, halves.t.magnitude, bool::from(halves.t.negative)), (vec![10], vec![5], true));
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn split_vartime(v: &[u64], m: &[u64]) -> Result<Split<Vec<u64>>, Error> {
    let (v, m) = (&v[..significant(v)], &m[..significant(m)]);
    let n = v.len().max(m.len());
    #[cfg(feature = "large")]
    if let (true, Some(top)) = (n > LONG, m.last()) {
        let bits = 64 * m.len() - top.leading_zeros() as usize;
        let (_, v) = bezout_large::divide(v, m)?;
        let found = bezout_large::partial_xgcd(m, &v, bits / 2);
        let ([_, r], [_, t]) = (found.remainders, found.cofactors);
        let t = signed(found.first_is_positive, t);
        return Ok(Split { r, t });
    }
    let (mut r, mut t) = (vec![0; n], vec![0; n]);
    let mut scratch = vec![0; split_scratch(n)];
    let (v, m) = (padded(v, n), padded(m, n));
    let negative = slices::split_vartime(&mut r, &mut t, &v, &m, &mut scratch);
    let negative = negative.map_err(|_| Error::Modulus { negative: false })?;
    let t = signed(negative.into(), t);
    Ok(Split { r, t })
}

/// Zero has no sign.
fn signed(negative: bool, magnitude: Vec<u64>) -> Signed<Vec<u64>> {
    let negative = negative && significant(&magnitude) > 0;
    Signed {
        negative: u8::from(negative).into(),
        magnitude,
    }
}
