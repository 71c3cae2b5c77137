// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers modulo any number, by windows of odd exponents.

use crate::divide::Divisor;
use crate::limbs::{Limbs, bits, natural, product, squared, trim};
use crate::stop;
use alloc::vec::Vec;
use bezout::{DynModulus, Error};

/// Moduli of fewer limbs have Montgomery's form, if they are odd.
const LONG: usize = if cfg!(test) { 3 } else { 512 };

/// Montgomery's form is not worth it for exponents of fewer bits: it takes all bits of a limb.
const SHORT: usize = 16;

/// `x^e` modulo `m`, without zero limbs on top; modulo 1 it is 0, and `0^0` is 1 else.
///
/// # Errors
/// [`Error::ZeroModulus`] if `m` is 0.
///
/// *Timing:* variable. *Cost:* a square for each bit of `e`, and a product for every few bits, each
/// with a division: for long moduli by transforms.
///
/// ```
/// assert_eq!(bezout_large::pow(&[3], &[5], &[16])?, [3]);
/// assert_eq!(bezout_large::pow(&[2], &[10], &[1009])?, [15]);
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[BZ10, section 2.6.3\].
pub fn pow(x: &[u64], e: &[u64], m: &[u64]) -> Result<Vec<u64>, Error> {
    let (e, m) = (natural(e), natural(m));
    if m.len() < LONG && m.first().is_some_and(|low| low % 2 == 1) && bits(&e) > SHORT {
        let mut out = DynModulus::new(&m)?.pow(x, &e);
        trim(&mut out);
        return Ok(out);
    }
    Ok(Divisor::new(&m)?.pow(x, &e))
}

impl Divisor {
    /// `x^e` modulo this number, as [`pow`](crate::pow).
    ///
    /// *Timing:* variable. *Cost:* that of [`pow`](crate::pow), without the reciprocal.
    ///
    /// ```
    /// assert_eq!(bezout_large::Divisor::new(&[16])?.pow(&[3], &[5]), [3]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn pow(&self, x: &[u64], e: &[u64]) -> Vec<u64> {
        let bit = |i: usize| e[i / 64] >> (i % 64) & 1 == 1;
        let times = |a: &Limbs, b: &Limbs| {
            stop::check();
            self.remainder(&product(a, b))
        };
        let square = |a: &Limbs| {
            stop::check();
            self.remainder(&squared(a))
        };
        // x, x^3, x^5 and so on.
        let width = width(bits(e));
        let mut odd = vec![self.remainder(x)];
        if width > 1 && bits(e) > 1 {
            let two = square(&odd[0]);
            for i in 1..1 << (width - 1) {
                odd.push(times(&odd[i - 1], &two));
            }
        }
        // Nothing stands for 1.
        let mut power: Option<Limbs> = None;
        let mut left = bits(e);
        while left > 0 {
            // The window ends at a bit that is set, and begins with one; or it is a bit that is
            // not.
            let low = left.saturating_sub(width);
            let end = (low..left).find(|&i| bit(i)).unwrap_or(low);
            let end = if bit(left - 1) { end } else { left - 1 };
            for _ in end..left {
                power = power.map(|power| square(&power));
            }
            if bit(end) {
                let window = (end..left)
                    .rev()
                    .fold(0, |w, i| w << 1 | usize::from(bit(i)));
                let factor = &odd[window / 2];
                power = Some(match power {
                    Some(power) => times(&power, factor),
                    None => factor.clone(),
                });
            }
            left = end;
        }
        power.unwrap_or_else(|| self.remainder(&[1]))
    }
}

/// Bits of a window for an exponent of this many bits: the table costs 2^(width - 1) products, and
/// a product is left for every width + 1 bits.
fn width(bits: usize) -> usize {
    match bits {
        0..=20 => 1,
        21..=60 => 3,
        61..=240 => 4,
        241..=670 => 5,
        _ => 6,
    }
}
