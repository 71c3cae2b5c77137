// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi and Kronecker symbols: a gcd that follows the sign through its quotients \[Mol08\].

use crate::divide::div_rem;
use crate::half_gcd::{Descent, Watch, quotients};
use crate::label::{COMPARISON, HALF_GCD};
use crate::limbs::{Limbs, bits, natural, shifted_right};
use bezout::parts::{any_length, lehmer::Matrix, limbs::trailing_zeros};
use bezout::{Error, Ran, Symbol, Timing};

/// Up to this many bits the quadratic algorithm is faster.
const QUADRATIC: usize = if cfg!(test) { 300 } else { 30_000 };

/// A pair of numbers modulo 4, of which one is the lower, odd argument of a symbol.
struct Sign {
    x: u64,
    y: u64,
    /// Whether the symbol is `(x / y)`; else it is `(y / x)`.
    lower_is_y: bool,
    /// Whether that symbol is the negative of the one asked for.
    negative: bool,
}

impl Watch for Sign {
    fn quotient(&mut self, q: u64) {
        let (x, y) = (self.x, self.y);
        if !self.lower_is_y && y & 1 == 1 {
            // Reciprocity, for two odd numbers.
            self.negative ^= x & y & 2 != 0;
            self.lower_is_y = true;
        }
        if self.lower_is_y {
            // (x / y) = (x - q y / y)
            self.lower_is_y = false;
        } else {
            // (y / x) for an even y: (y / x - q y) is the same, but for y = 2 modulo 4.
            self.negative ^= y == 2 && q.wrapping_add(x >> 1) & 2 != 0;
            self.lower_is_y = true;
        }
        (self.x, self.y) = (y, x.wrapping_sub(q.wrapping_mul(y)) & 3);
    }

    fn batch(&mut self, m: &Matrix) {
        quotients(m, &mut |q| self.quotient(q & 3));
    }
}

/// The Jacobi symbol `(x / n)`.
///
/// # Errors
/// [`Error::EvenJacobi`] for an even n.
///
/// *Timing:* variable. *Cost:* that of a gcd, and a division of words for each quotient.
///
/// ```
/// use bezout::Symbol;
/// assert_eq!(bezout_large::jacobi(&[2], &[15])?, Symbol::ONE);
/// assert_eq!(bezout_large::jacobi(&[3], &[15])?, Symbol::ZERO);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn jacobi(x: &[u64], n: &[u64]) -> Result<Symbol, Error> {
    Ok(jacobi_with_ran(x, n)?.0)
}

/// [`jacobi`], and what ran.
pub fn jacobi_with_ran(x: &[u64], n: &[u64]) -> Result<(Symbol, Ran), Error> {
    let n = natural(n);
    if n.first().is_none_or(|limb| limb & 1 == 0) {
        return Err(Error::EvenJacobi);
    }
    let x = div_rem(x, &n).1;
    let low = |x: &Limbs| x.first().copied().unwrap_or(0) & 3;
    // (y / x) for the pair (n, x mod n).
    let sign = Sign {
        x: low(&n),
        y: low(&x),
        lower_is_y: false,
        negative: false,
    };
    let mut pair = Descent::watched(n, x, sign);
    pair.descend(QUADRATIC);
    if !pair.y.is_empty() && bits(&pair.x) > QUADRATIC {
        pair.step();
    }
    let (upper, lower) = match pair.watch.lower_is_y {
        true => (&pair.x, &pair.y),
        false => (&pair.y, &pair.x),
    };
    let (symbol, way) = any_length::jacobi_vartime(&div_rem(upper, lower).1, lower)?;
    let ran = match pair.halved {
        true => HALF_GCD,
        false => way.ran(Timing::Variable),
    };
    Ok((signed(symbol, pair.watch.negative), ran))
}

fn signed(symbol: Symbol, negative: bool) -> Symbol {
    match negative {
        true => symbol * Symbol::MINUS_ONE,
        false => symbol,
    }
}

/// The Kronecker symbol `(a / b)` of any two integers; each is a sign, true if negative, and an
/// absolute value.
///
/// It is the Jacobi symbol where b is odd and positive; `(a / 2)` is 0 for even a, 1 for `a = ±1`
/// and -1 for `a = ±3` modulo 8; `(a / -1)` is -1 for negative a and else 1; `(a / 0)` is 1 for
/// `a = ±1` and else 0.
///
/// *Timing:* variable. *Cost:* that of [`jacobi`].
///
/// ```
/// use bezout::Symbol;
/// assert_eq!(bezout_large::kronecker(true, &[3], false, &[8]), Symbol::MINUS_ONE);
/// ```
pub fn kronecker(a_negative: bool, a: &[u64], b_negative: bool, b: &[u64]) -> Symbol {
    kronecker_with_ran(a_negative, a, b_negative, b).0
}

/// [`kronecker`], and what ran.
pub fn kronecker_with_ran(
    a_negative: bool,
    a: &[u64],
    b_negative: bool,
    b: &[u64],
) -> (Symbol, Ran) {
    let (a, b) = (natural(a), natural(b));
    let a_negative = a_negative && !a.is_empty();
    if b.is_empty() {
        let symbol = if a == [1] { Symbol::ONE } else { Symbol::ZERO };
        return (symbol, COMPARISON);
    }
    let (low_a, twos) = (a.first().copied().unwrap_or(0), trailing_zeros(&b));
    if twos > 0 && low_a & 1 == 0 {
        return (Symbol::ZERO, COMPARISON);
    }
    let odd = shifted_right(&b, twos);
    // (2 / a) and (-1 / odd): signs of absolute values are in the residues modulo 8 and 4.
    let mut negative = a_negative && b_negative;
    negative ^= twos & 1 == 1 && matches!(low_a & 7, 3 | 5);
    negative ^= a_negative && odd[0] & 3 == 3;
    match jacobi_with_ran(&a, &odd) {
        Ok((symbol, ran)) => (signed(symbol, negative), ran),
        Err(_) => (Symbol::ZERO, COMPARISON),
    }
}
