// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an odd modulus keeps for its operations: Montgomery's form, or of a long one a reciprocal.

use crate::integer::{by_limbs, fixed};
use crate::long::QUADRATIC;
use crate::rows::Ring;
use bezout_front::bezout::{self, DynModulus, Error, Odd, Uint};
use bezout_large::{Divisor, ProductTree, check_stop};
use std::sync::OnceLock;

/// Rows of a long modulus that share an inversion.
pub const SHARED: usize = 16;

/// An odd modulus.
pub enum Kept {
    Short(DynModulus),
    Long(Long),
}

/// One of more limbs than `QUADRATIC`: making it takes no time. Its operations are of the crate for
/// long numbers, whose work can be stopped.
pub struct Long {
    limbs: Vec<u64>,
    /// Made by the first operation that needs it.
    divisor: OnceLock<Divisor>,
}

impl Long {
    fn divisor(&self) -> &Divisor {
        let made = || Divisor::new(&self.limbs).expect("it is odd");
        self.divisor.get_or_init(made)
    }

    fn mul(&self, x: &[u64], y: &[u64]) -> Vec<u64> {
        let product = ProductTree::new(&[x, y]);
        self.divisor().remainder(product.product())
    }

    /// An inverse, if there is one.
    fn invert(&self, x: &[u64]) -> Option<Vec<u64>> {
        bezout_large::invert(x, &self.limbs).ok().flatten()
    }

    /// All inverses by one, if there are all.
    fn invert_all(&self, rows: &[&[u64]]) -> Option<Vec<Vec<u64>>> {
        // Products of the first rows.
        let mut products = vec![vec![1]];
        for (i, row) in rows.iter().enumerate() {
            products.push(self.mul(&products[i], row));
        }
        let mut rest = self.invert(&products[rows.len()])?;
        let mut out: Vec<_> = (0..rows.len())
            .rev()
            .map(|i| {
                let inverse = self.mul(&rest, &products[i]);
                rest = self.mul(&rest, rows[i]);
                inverse
            })
            .collect();
        out.reverse();
        Some(out)
    }

    fn invert_rows(&self, rows: &mut [u64], ok: &mut [u8]) {
        let n = self.limbs.len();
        let each: Vec<&[u64]> = rows.chunks_exact(n).collect();
        let all = match each.len() {
            0 | 1 => None,
            _ => self.invert_all(&each),
        };
        let inverses: Vec<_> = match all {
            Some(all) => all.into_iter().map(Some).collect(),
            None => each.iter().map(|row| self.invert(row)).collect(),
        };
        for ((row, ok), inverse) in rows.chunks_exact_mut(n).zip(ok).zip(inverses) {
            *ok = u8::from(inverse.is_some());
            let inverse = inverse.unwrap_or_default();
            row.fill(0);
            row[..inverse.len()].copy_from_slice(&inverse);
        }
    }
}

impl Kept {
    pub fn new(limbs: &[u64]) -> Result<Self, Error> {
        Ok(match limbs.len() <= QUADRATIC {
            true => Self::Short(DynModulus::new(limbs)?),
            false => Self::Long(Long {
                limbs: limbs.to_vec(),
                divisor: OnceLock::new(),
            }),
        })
    }

    pub fn limbs(&self) -> &[u64] {
        match self {
            Self::Short(m) => m.modulus(),
            Self::Long(m) => &m.limbs,
        }
    }

    /// The product of two numbers of as many limbs at most.
    pub fn mul(&self, x: &[u64], y: &[u64]) -> Vec<u64> {
        match self {
            Self::Short(m) => m.mul(x, y),
            Self::Long(m) => m.mul(x, y),
        }
    }

    /// A power of a number of as many limbs at most.
    pub fn pow(&self, x: &[u64], e: &[u64]) -> Vec<u64> {
        match self {
            Self::Long(m) => m.divisor().pow(x, e),
            Self::Short(ring) => {
                let m = ring.modulus();
                by_limbs!(padded(m.len()), pow_fixed(m, x, e), pow_any(ring, x, e))
            }
        }
    }
}

impl Ring for Kept {
    fn words(&self) -> usize {
        self.limbs().len()
    }

    fn at_once(&self) -> Option<usize> {
        matches!(self, Self::Long(_)).then_some(SHARED)
    }

    fn invert_rows(&self, rows: &mut [u64], ok: &mut [u8]) {
        let ring = match self {
            Self::Long(m) => return m.invert_rows(rows, ok),
            Self::Short(ring) => ring,
        };
        let mut scratch = vec![0; ring.invert_rows_scratch(ok.len())];
        // In constant time, which has faster code for many lengths.
        let all = ring.invert_rows(rows, &mut scratch).is_ok_and(bool::from);
        for (row, ok) in rows.chunks_exact(self.words()).zip(ok) {
            *ok = u8::from(all || row.iter().any(|&limb| limb != 0));
        }
    }
}

pub fn odd<const L: usize>(m: &[u64]) -> Odd<Uint<L>> {
    Odd::new(fixed::<L>(m))
        .into_option()
        .unwrap_or(Odd::new_const(Uint::ONE))
}

/// The next length that there is code for.
fn padded(n: usize) -> usize {
    match n {
        0..=9 => n,
        10..=64 => n.next_power_of_two(),
        _ => usize::MAX,
    }
}

/// A power: of a short exponent at once, of a long one in parts of L limbs from the top.
fn pow_fixed<const L: usize>(m: &[u64], x: &[u64], e: &[u64]) -> Vec<u64> {
    let (m, x) = (bezout::Modulus::<L>::new(odd(m)), fixed::<L>(x));
    if e.len() <= 1 {
        return m.pow(&x, &fixed::<1>(e)).limbs().to_vec();
    }
    let mut half = [0; L];
    half[L - 1] = 1 << 63;
    let half = Uint::new(half);
    let mut out = m.reduce(&Uint::ONE);
    for (i, part) in e.chunks(L).enumerate().rev() {
        check_stop();
        if i + 1 < e.len().div_ceil(L) {
            let raised = m.pow(&out, &half);
            out = m.mul(&raised, &raised);
        }
        out = m.mul(&out, &m.pow(&x, &fixed::<L>(part)));
    }
    out.limbs().to_vec()
}

/// A power, with four bits of the exponent at a time.
fn pow_any(m: &DynModulus, x: &[u64], e: &[u64]) -> Vec<u64> {
    let mut table = vec![m.reduce(&[1]), m.reduce(x)];
    for i in 2..16 {
        table.push(m.mul(&table[i - 1], &table[1]));
    }
    let mut out = table[0].clone();
    for i in (0..16 * e.len()).rev() {
        check_stop();
        for _ in 0..4 {
            out = m.mul(&out, &out);
        }
        let digit = e[i / 16] >> (4 * (i % 16)) & 15;
        out = m.mul(&out, &table[digit as usize]);
    }
    out
}
