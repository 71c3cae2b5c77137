// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which transform a product takes: the number of digits, and their width.

use super::digits::Writer;
use crate::backend::bounds::{OFFSETS, SMALLEST_WIDTH, TERMS};
use crate::backend::{BLOCK, Block, Digits, Form, Kept, LARGEST_LOG, Mixed, SMALLEST_LOG, Store};
use crate::choice;
use bezout::Error;

/// The words between two columns of a transform, so that equal places of them do not meet in one
/// set of a cache.
const PAD: usize = 8;

/// The largest width of a digit, in bits.
const LARGEST_WIDTH: u32 = SMALLEST_WIDTH + TERMS.len() as u32 - 1;

/// What an error names if all products of a sum together are too long.
pub(super) const FACTORS: &str = "sum of shorter factors";

/// How products of one length are computed: modulo 2^(64 [`limbs()`](Self::limbs)) - 1, as
/// polynomials of digits, whose coefficients are determined by residues modulo three primes.
/// *Source:* \[Pol71\].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    form: Form,
    /// The number of digits is `degree` 2^`log`.
    log: u32,
    degree: usize,
    /// The bits of a digit.
    width: u32,
}

impl Plan {
    /// The fastest plan for sums of `products` products, whose results have `limbs` limbs, and
    /// whose shorter factors have `factor` limbs.
    ///
    /// For a product modulo 2^(64 [`limbs()`](Self::limbs)) - 1, where the rest of the result is
    /// known, fewer limbs than the result has are enough.
    ///
    /// Error: no transform is so long, which begins at some 5·10^9 bits, or no digits are narrow
    /// enough for such sums.
    ///
    /// *Timing:* depends on the arguments.
    ///
    /// *Cost:* none to speak of. The first transform of a length computes its constants, which the
    /// program keeps.
    ///
    /// ```
    /// use bezout_large::product::Plan;
    /// let plan = Plan::new(1000, 400, 2)?;
    /// assert!((1000..1100).contains(&plan.limbs()));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn new(limbs: usize, factor: usize, products: usize) -> Result<Self, Error> {
        Self::of(choice::form(), limbs, factor, products)
    }

    pub(super) fn of(
        form: Form,
        limbs: usize,
        factor: usize,
        products: usize,
    ) -> Result<Self, Error> {
        (3..=5)
            .filter_map(|degree| Self::shortest(form, degree, limbs, factor, products))
            .min_by_key(|plan| plan.cost())
            .ok_or_else(|| {
                let accepted = 5 << LARGEST_LOG;
                if limbs > accepted {
                    let argument = "result";
                    return Error::TooLong {
                        argument,
                        limbs,
                        accepted,
                    };
                }
                let (limbs, accepted) = (
                    factor.saturating_mul(products),
                    usize::try_from(TERMS[0]).unwrap_or(usize::MAX),
                );
                Error::TooLong {
                    argument: FACTORS,
                    limbs,
                    accepted,
                }
            })
    }

    /// A plan of exactly this shape.
    #[cfg(test)]
    pub(super) fn exactly(form: Form, log: u32, degree: usize, width: u32) -> Self {
        Self {
            form,
            log,
            degree,
            width,
        }
    }

    /// The residues of a transform, column by column, in the order of leaves if it is
    /// `transformed`.
    #[cfg(test)]
    pub(super) fn residues(&self, prime: usize, part: &[u64], transformed: bool) -> Vec<u64> {
        let constants = self.constants();
        let columns = part.chunks_exact(self.stride());
        let residue = |column: &[u64], i: usize| {
            let place = if transformed { constants.place(i) } else { i };
            constants.residue(prime, column[place])
        };
        columns
            .flat_map(|column| (0..1 << self.log).map(move |i| residue(column, i)))
            .collect()
    }

    fn shortest(
        form: Form,
        degree: usize,
        limbs: usize,
        factor: usize,
        products: usize,
    ) -> Option<Self> {
        let bits = limbs.checked_mul(64)?;
        (SMALLEST_LOG..=LARGEST_LOG).find_map(|log| {
            let needed = u32::try_from(bits.div_ceil(degree << log)).ok()?;
            // Digits of 64 bits are limbs. Narrower ones have longer sums.
            let mut widths = match needed {
                0..=64 => (needed.max(SMALLEST_WIDTH)..=64).rev(),
                _ => (needed..=needed.min(LARGEST_WIDTH)).rev(),
            };
            widths.find_map(|width| {
                let plan = Self {
                    form,
                    log,
                    degree,
                    width,
                };
                plan.takes(factor, products).then_some(plan)
            })
        })
    }

    /// Whether the coefficients of such sums of products are determined by their residues.
    fn takes(&self, factor: usize, products: usize) -> bool {
        let digits = factor
            .saturating_mul(64)
            .div_ceil(self.width as usize)
            .min(self.digits()) as u64;
        digits.saturating_mul(products as u64) <= self.terms()
    }

    /// An estimate of the time of a product, for plans to be compared.
    fn cost(&self) -> usize {
        let odd = if self.width == 64 { 0 } else { 15 };
        self.digits() * (13 * self.log as usize + 8 * self.degree + 70 + odd)
    }

    /// Products are computed modulo 2^(64 `limbs()`) - 1. It is a whole number of limbs, also for
    /// digits of other widths.
    pub fn limbs(&self) -> usize {
        self.digits() * self.width as usize / 64
    }

    /// The bits of a digit.
    pub(super) fn width(&self) -> u32 {
        self.width
    }

    fn digits(&self) -> usize {
        self.degree << self.log
    }

    /// How many digits a number has, without zeros on top.
    pub(super) fn digits_of(&self, number: &[u64]) -> usize {
        bezout::parts::limbs::bits(number).div_ceil(self.width as usize)
    }

    /// The limbs of a number with `digits` digits.
    pub(super) fn limbs_of(&self, digits: u64) -> usize {
        (digits as u128 * self.width as u128).div_ceil(64) as usize
    }

    /// How many products of digits a coefficient may be the sum of.
    pub(super) fn terms(&self) -> u64 {
        TERMS[(self.width - SMALLEST_WIDTH) as usize]
    }

    /// The words of a transform modulo one prime.
    pub(super) fn part(&self) -> usize {
        self.degree * self.stride()
    }

    /// The words of a transform.
    pub(super) fn words(&self) -> usize {
        3 * self.part()
    }

    fn stride(&self) -> usize {
        (1 << self.log) + PAD
    }

    fn constants(&self) -> Kept {
        self.form.constants(self.log)
    }

    /// Writes the transform of a number, which has at most `limbs()` limbs, modulo one prime.
    pub(super) fn forward(&self, prime: usize, part: &mut [u64], number: &[u64]) {
        let constants = self.constants();
        for (first, column) in part.chunks_exact_mut(self.stride()).enumerate() {
            let column = &mut column[..1 << self.log];
            let digits = Digits {
                first,
                step: self.degree,
                width: self.width,
            };
            constants.residues(prime, column, number, digits);
            constants.forward(prime, column);
        }
    }

    /// Multiplies transforms modulo one prime. The old `out` stands for a factor that is not given.
    pub(super) fn multiply(
        &self,
        prime: usize,
        out: &mut [u64],
        a: Option<&[u64]>,
        b: Option<&[u64]>,
        store: Store,
    ) {
        match self.degree {
            3 => self.multiply_leaves::<3>(prime, out, a, b, store),
            4 => self.multiply_leaves::<4>(prime, out, a, b, store),
            _ => self.multiply_leaves::<5>(prime, out, a, b, store),
        }
    }

    fn multiply_leaves<const R: usize>(
        &self,
        prime: usize,
        out: &mut [u64],
        a: Option<&[u64]>,
        b: Option<&[u64]>,
        store: Store,
    ) {
        let (stride, length) = (self.stride(), 1 << self.log);
        let mut rest = out;
        let out = core::array::from_fn(|_| {
            let (column, others) = core::mem::take(&mut rest).split_at_mut(stride);
            rest = others;
            &mut column[..length]
        });
        let (a, b) = (a.map(|a| self.columns(a)), b.map(|b| self.columns(b)));
        self.constants().multiply::<R>(prime, out, a, b, store);
    }

    fn columns<'a, const R: usize>(&self, part: &'a [u64]) -> [&'a [u64]; R] {
        core::array::from_fn(|u| &part[u * self.stride()..][..1 << self.log])
    }

    /// Turns products modulo one prime back.
    pub(super) fn inverse(&self, prime: usize, part: &mut [u64]) {
        for column in part.chunks_exact_mut(self.stride()) {
            self.constants()
                .inverse(prime, &mut column[..1 << self.log]);
        }
    }

    /// Writes a sum of products as a number with a sign, its low limbs if `out` is short.
    pub(super) fn write(&self, words: &[u64], out: &mut [u64]) -> i128 {
        let constants = self.constants();
        let mut writer = Writer::new(out, self.width);
        let offsets = &OFFSETS[(self.width - SMALLEST_WIDTH) as usize];
        let mut mixed: [Mixed; 5] = [[[[0; 4]; BLOCK / 4]; 3]; 5];
        let column = |prime: usize, u: usize, k: usize| -> &Block {
            let start = prime * self.part() + u * self.stride();
            &words[start..start + (1 << self.log)]
                .as_chunks()
                .0
                .as_chunks()
                .0[k]
        };
        for k in 0..(1 << self.log) / BLOCK {
            if writer.full() {
                break;
            }
            for (u, mixed) in mixed[..self.degree].iter_mut().enumerate() {
                let columns = [column(0, u, k), column(1, u, k), column(2, u, k)];
                constants.mixed_radix(columns, offsets, mixed);
            }
            for i in 0..BLOCK {
                for [v0, v1, v2] in &mixed[..self.degree] {
                    let of = |block: &Block| block.as_flattened()[i];
                    writer.digit(of(v0), of(v1), of(v2));
                }
            }
        }
        writer.finish()
    }
}
