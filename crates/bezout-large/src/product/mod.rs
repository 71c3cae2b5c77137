// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products: row by row for short numbers, then Karatsuba's \[KO62\], then transforms modulo three
//! primes of 50 bits \[Pol71\].
//!
//! [`mul`] and [`square`] multiply once. A [`Plan`] is for more: it keeps transforms of numbers,
//! adds up products of them, and turns the sum back once. So a product of two matrices of two rows
//! takes eight transforms and four back, where eight products would take sixteen and eight.
//! Transforms take their memory from what earlier ones of the same thread left, which is up to 128
//! MB.
//!
//! ```
//! use bezout_large::product::{Plan, mul, mul_scratch};
//! let (a, b, c, d) = ([u64::MAX; 300], [3; 200], [4; 200], [7; 200]);
//! let mut product = [0; 500];
//! mul(&mut product, &a, &d, &mut vec![0; mul_scratch(300, 200)])?;
//!
//! // a b + a c = a (b + c), from three transforms and one back.
//! let plan = Plan::new(500, 200, 2)?;
//! let (x, y, z) = (plan.transform(&a)?, plan.transform(&b)?, plan.transform(&c)?);
//! let mut sum = plan.sum();
//! sum.add(&x, &y)?;
//! sum.add(&x, &z)?;
//! let mut both = [0; 500];
//! sum.write(&mut both);
//! assert_eq!(both, product);
//! # Ok::<(), bezout::Error>(())
//! ```

mod digits;
mod karatsuba;
pub(crate) mod memory;
mod plan;
pub(crate) mod schoolbook;
#[cfg(test)]
mod tests;
mod transform;

pub use plan::Plan;
pub use transform::{Factor, Sum, Transform};

use crate::backend::Store;
use crate::choice::transform_from;
use crate::stop;
use bezout::Error;
use memory::{aligned, room};

/// The limbs from which on three products of halves are faster than rows.
const KARATSUBA: usize = 48;

/// Words of scratch that [`mul`] needs for factors with `a` and `b` limbs.
pub fn mul_scratch(a: usize, b: usize) -> usize {
    let (long, short) = (a.max(b), a.min(b));
    Way::of(long, short).scratch(long, short, true)
}

/// Words of scratch that [`square`] needs for a number with `a` limbs.
pub fn square_scratch(a: usize) -> usize {
    Way::of(a, a).scratch(a, a, false)
}

/// Writes the product `a b`. The numbers are little-endian slices of limbs, of any lengths. `out`
/// has as many limbs as both together, and `scratch` at least [`mul_scratch`] words. Other lengths
/// of `out` and `scratch` are an error, and `out` stays as it was.
///
/// *Timing:* variable.
///
/// *Cost:* n log n for n limbs, from about a hundred limbs on.
///
/// ```
/// use bezout_large::product::mul;
/// let mut out = [0; 3];
/// mul(&mut out, &[u64::MAX, 1], &[3], &mut [])?;
/// assert_eq!(out, [u64::MAX - 2, 5, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn mul(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) -> Result<(), Error> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let way = Way::of(long.len(), short.len());
    let words = way.scratch(long.len(), short.len(), true);
    check(out, a.len() + b.len(), scratch, words)?;
    stop::check();
    way.multiply(out, long, Some(short), scratch);
    Ok(())
}

/// Writes the square of `a`. `out` has twice as many limbs, and `scratch` at least
/// [`square_scratch`] words. Other lengths of `out` and `scratch` are an error, and `out` stays as
/// it was.
///
/// *Timing:* variable.
///
/// *Cost:* two thirds of a product.
///
/// ```
/// use bezout_large::product::square;
/// let mut out = [0; 2];
/// square(&mut out, &[u64::MAX], &mut [])?;
/// assert_eq!(out, [1, u64::MAX - 1]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn square(out: &mut [u64], a: &[u64], scratch: &mut [u64]) -> Result<(), Error> {
    let way = Way::of(a.len(), a.len());
    let words = way.scratch(a.len(), a.len(), false);
    check(out, 2 * a.len(), scratch, words)?;
    stop::check();
    way.multiply(out, a, None, scratch);
    Ok(())
}

fn check(out: &[u64], needed: usize, scratch: &[u64], words: usize) -> Result<(), Error> {
    let count = |argument, elements, needed| {
        Err(Error::Count {
            argument,
            elements,
            needed,
        })
    };
    if out.len() != needed {
        return count("out", out.len(), needed);
    }
    if scratch.len() < words {
        return count("scratch", scratch.len(), words);
    }
    Ok(())
}

/// How a product is computed.
#[derive(Clone, Copy)]
enum Way {
    /// Row by row.
    Rows,
    /// Karatsuba's, for factors of equal length; otherwise for pieces of the longer one.
    Halves,
    /// By a transform of each factor.
    Transform(Plan),
    /// By a transform of the shorter factor, and one of each piece of the longer one. The second
    /// value is the limbs of a piece.
    Pieces(Plan, usize),
}

impl Way {
    fn of(long: usize, short: usize) -> Self {
        if short < KARATSUBA {
            return Self::Rows;
        }
        if short < transform_from() {
            return Self::Halves;
        }
        let pieces = if long <= 3 * short {
            1
        } else {
            long.div_ceil(2 * short)
        };
        let limbs = long.div_ceil(pieces);
        match Plan::new(limbs + short, short, 1) {
            Ok(plan) if pieces == 1 => Self::Transform(plan),
            Ok(plan) => Self::Pieces(plan, limbs),
            Err(_) => Self::Halves,
        }
    }

    /// `out = a b` for a factor `b` that is not longer, or `a^2` without `b`.
    fn multiply(self, out: &mut [u64], a: &[u64], b: Option<&[u64]>, scratch: &mut [u64]) {
        let short = b.map_or(a.len(), <[u64]>::len);
        match (self, b) {
            (Self::Rows, Some(b)) => schoolbook::multiply(out, a, b),
            (Self::Rows, None) => schoolbook::square(out, a),
            (Self::Transform(plan), _) => transformed(plan, out, a, b, scratch),
            (Self::Halves, _) if a.len() == short => {
                karatsuba::multiply(out, a, b, scratch, multiply)
            }
            (Self::Halves, _) => {
                let b = b.unwrap_or(a);
                piecewise(short, out, a, b, scratch, |out, piece, scratch| {
                    let (long, short) = if piece.len() < b.len() {
                        (b, piece)
                    } else {
                        (piece, b)
                    };
                    multiply(out, long, Some(short), scratch);
                });
            }
            (Self::Pieces(plan, limbs), _) => {
                let b = b.unwrap_or(a);
                let (kept, scratch) = aligned(scratch, plan.words());
                forward(plan, kept, b);
                piecewise(limbs, out, a, b, scratch, |out, piece, scratch| {
                    let words = aligned(scratch, plan.words()).0;
                    let kept = kept.chunks_exact(plan.part());
                    for (prime, (part, kept)) in
                        words.chunks_exact_mut(plan.part()).zip(kept).enumerate()
                    {
                        plan.forward(prime, part, piece);
                        plan.multiply(prime, part, None, Some(kept), Store::Set);
                        plan.inverse(prime, part);
                    }
                    plan.write(words, out);
                });
            }
        }
    }

    /// Words of scratch of `multiply`, for a product or a square.
    fn scratch(self, long: usize, short: usize, product: bool) -> usize {
        let of = |long, short| Self::of(long, short).scratch(long, short, product);
        match self {
            Self::Rows => 0,
            Self::Transform(plan) if product => room(plan.words()) + room(plan.part()),
            Self::Transform(plan) => room(plan.words()),
            Self::Halves if long == short => {
                let half = long.div_ceil(2);
                karatsuba::scratch(long) + of(half, half)
            }
            Self::Halves => {
                let rest = long % short;
                2 * short + of(short, short).max(of(short, rest))
            }
            Self::Pieces(plan, limbs) => limbs + short + 2 * room(plan.words()),
        }
    }
}

/// `out = a b` for a factor `b` that is not longer, or `a^2` without `b`.
fn multiply(out: &mut [u64], a: &[u64], b: Option<&[u64]>, scratch: &mut [u64]) {
    let short = b.map_or(a.len(), <[u64]>::len);
    Way::of(a.len(), short).multiply(out, a, b, scratch);
}

/// `out = a b` by one transform of each factor, prime by prime.
fn transformed(plan: Plan, out: &mut [u64], a: &[u64], b: Option<&[u64]>, scratch: &mut [u64]) {
    let (words, scratch) = aligned(scratch, plan.words());
    let mut other = b.map(|b| (b, aligned(scratch, plan.part()).0));
    for (prime, part) in words.chunks_exact_mut(plan.part()).enumerate() {
        stop::check();
        plan.forward(prime, part, a);
        if let Some((b, other)) = &mut other {
            stop::check();
            plan.forward(prime, other, b);
        }
        let other = other.as_ref().map(|(_, other)| &**other);
        plan.multiply(prime, part, None, other, Store::Set);
        plan.inverse(prime, part);
    }
    plan.write(words, out);
}

fn forward(plan: Plan, words: &mut [u64], number: &[u64]) {
    for (prime, part) in words.chunks_exact_mut(plan.part()).enumerate() {
        plan.forward(prime, part, number);
    }
}

/// `out = a b` from the products of pieces of `a` with `limbs` limbs.
fn piecewise(
    limbs: usize,
    out: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
    mut multiply: impl FnMut(&mut [u64], &[u64], &mut [u64]),
) {
    let (product, scratch) = scratch.split_at_mut(limbs + b.len());
    out.fill(0);
    for (k, piece) in a.chunks(limbs).enumerate() {
        let product = &mut product[..piece.len() + b.len()];
        multiply(product, piece, scratch);
        schoolbook::add(&mut out[k * limbs..], product);
    }
}
