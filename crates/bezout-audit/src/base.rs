// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers split as far as their gcds can.

use crate::plan::shared_factors;
use crate::tasks::{common_with, product};
use bezout::Error;
use bezout::parts::limbs::significant;
use bezout_large::{divide, gcd};
use std::collections::HashMap;
use std::rc::Rc;

/// Numbers above 1 of which no two have a factor in common, and other numbers as products of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Base {
    /// The numbers of the base, in ascending order.
    pub elements: Vec<Vec<u64>>,
    /// For each number that was given, the places of its factors in the base, in ascending order,
    /// as often as they divide it.
    pub factors: Vec<Vec<usize>>,
}

/// A base of coprime numbers of which all the given ones are products, made by gcds and divisions
/// of these alone.
///
/// If the moduli are products of two primes, and each has a prime in common with another one, the
/// base has all their primes. This is how moduli split whose [`common`](crate::common) factor is
/// the modulus itself.
///
/// # Errors
/// [`Error::ZeroModulus`] if a number is 0.
///
/// *Timing:* variable. *Cost:* that of some batch gcds of the numbers, `M(n) log(k)^2` for k
/// numbers of n limbs together. Where they divide each other so that no such gcd splits one, a gcd
/// for each pair.
///
/// ```
/// // Each prime of 5 * 7, 7 * 11 and 11 * 5 occurs in another one.
/// let base = bezout_audit::coprime_base(&[[35], [77], [55]])?;
/// assert_eq!(base.elements, [[5], [7], [11]]);
/// assert_eq!(base.factors, [[0, 1], [1, 2], [0, 2]]);
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[Ber05\], with batches in place of its recursion.
pub fn coprime_base<N: AsRef<[u64]>>(numbers: &[N]) -> Result<Base, Error> {
    coprime_base_by(numbers, usize::MAX)
}

/// The same, of which no tree has more than `size` numbers: less memory, and more time.
pub(crate) fn coprime_base_by<N: AsRef<[u64]>>(numbers: &[N], size: usize) -> Result<Base, Error> {
    if numbers.iter().any(|n| significant(n.as_ref()) == 0) {
        return Err(Error::ZeroModulus);
    }
    let mut pieces = Pieces::default();
    let given = numbers.iter().map(|n| pieces.add(n.as_ref()));
    let given: Vec<usize> = given.collect();
    while !pieces.open.is_empty() {
        pieces.split(size);
    }
    Ok(pieces.base(&given))
}

/// All numbers that occurred, and what became of them.
#[derive(Default)]
struct Pieces {
    /// The numbers, whose limbs `places` has too: they are in memory once.
    values: Vec<Rc<[u64]>>,
    /// The places of the two factors of a number that was split.
    parts: Vec<Option<[usize; 2]>>,
    places: HashMap<Rc<[u64]>, usize>,
    /// The places of numbers that may have to be split.
    open: Vec<usize>,
}

impl Pieces {
    /// The place of a number, which is new or not.
    fn add(&mut self, value: &[u64]) -> usize {
        let value = &value[..significant(value)];
        if let Some(&place) = self.places.get(value) {
            return place;
        }
        let (place, value) = (self.values.len(), Rc::from(value));
        self.places.insert(Rc::clone(&value), place);
        self.open.push(place);
        self.values.push(value);
        self.parts.push(None);
        place
    }

    /// Splits what has a factor in common with another one, or finds that there is none.
    fn split(&mut self, size: usize) {
        let open = core::mem::take(&mut self.open);
        let values: Vec<&[u64]> = open.iter().map(|&i| &*self.values[i]).collect();
        // The rest is coprime to all others, and remains so.
        let found = shared_factors(&values, size).expect("no piece is 0");
        if found.is_empty() {
            return;
        }
        let found = found.into_iter().map(|(i, g)| (open[i], g));
        let (open, factors): (Vec<usize>, Vec<Vec<u64>>) = found.unzip();
        let values = open.iter().map(|&place| Rc::clone(&self.values[place]));
        let values: Vec<Rc<[u64]>> = values.collect();
        let proper = |factors: Vec<Vec<u64>>| -> Vec<Option<Vec<u64>>> {
            let of = |(g, value): (Vec<u64>, &Rc<[u64]>)| is_proper(&g, value).then_some(g);
            factors.into_iter().zip(&values).map(of).collect()
        };
        let any = |factors: &Vec<Option<Vec<u64>>>| factors.iter().any(Option::is_some);
        let factors = Some(proper(factors)).filter(any);
        let factors = factors.or_else(|| Some(in_sets(&values, size)).filter(any));
        let factors = factors.unwrap_or_else(|| pairwise(&values));
        debug_assert!(
            any(&factors),
            "different numbers with a common factor have a proper one"
        );
        let whole = open.iter().zip(&factors).filter(|(_, g)| g.is_none());
        self.open = whole.map(|(&place, _)| place).collect();
        for ((place, value), g) in open.into_iter().zip(values).zip(factors) {
            let Some(g) = g else { continue };
            let (cofactor, _) = divide(&value, &g).expect("no factor is 0");
            self.parts[place] = Some([self.add(&g), self.add(&cofactor)]);
        }
    }

    /// The base, and the factors of the given ones.
    fn base(&self, given: &[usize]) -> Base {
        let whole = |&i: &usize| self.parts[i].is_none() && *self.values[i] != [1];
        let mut kept: Vec<usize> = (0..self.values.len()).filter(whole).collect();
        kept.sort_by(|&i, &j| order(&self.values[i], &self.values[j]));
        let ranks: HashMap<usize, usize> = kept.iter().copied().zip(0..).collect();
        let factors = |&place: &usize| {
            let (mut factors, mut rest) = (Vec::new(), vec![place]);
            while let Some(place) = rest.pop() {
                match self.parts[place] {
                    Some(parts) => rest.extend(parts),
                    None => factors.extend(ranks.get(&place)),
                }
            }
            factors.sort_unstable();
            factors
        };
        Base {
            factors: given.iter().map(factors).collect(),
            elements: kept.iter().map(|&i| self.values[i].to_vec()).collect(),
        }
    }
}

fn is_proper(factor: &[u64], value: &[u64]) -> bool {
    *factor != [1] && factor != value
}

/// Proper factors that numbers have in common with the product of some others. Where two factors of
/// a number occur in many others, a set in which one of them occurs and the other does not is
/// neither large nor small, so sets of all sizes are tried.
fn in_sets(values: &[Rc<[u64]>], size: usize) -> Vec<Option<Vec<u64>>> {
    let mut factors = vec![None; values.len()];
    for bits in 1..=values.len().ilog2() {
        for set in 0..2 {
            // Fibonacci hashing: neighbors, which often belong together, are far apart.
            let hash = |i: usize| (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits);
            let (inside, outside): (Vec<usize>, Vec<usize>) =
                (0..values.len()).partition(|&i| hash(i) == set);
            let of = |places: &[usize]| places.iter().map(|&i| &values[i]).collect::<Vec<_>>();
            let all = product(&of(&inside)).expect("no piece is 0");
            let within = shared_factors(&of(&inside), size).expect("no piece is 0");
            let within = within.into_iter().map(|(k, g)| (inside[k], g));
            let beyond = outside.chunks(size).flat_map(|places| {
                let found = common_with(&all, &of(places)).into_iter();
                found.map(|(k, g)| (places[k], g))
            });
            for (i, g) in within.chain(beyond) {
                if is_proper(&g, &values[i]) {
                    factors[i] = Some(g);
                }
            }
        }
    }
    factors
}

/// For each number, a proper factor that it has in common with another one, if there is one.
fn pairwise(values: &[Rc<[u64]>]) -> Vec<Option<Vec<u64>>> {
    let mut factors = vec![None; values.len()];
    for i in 0..values.len() {
        for j in 0..i {
            let g = gcd(&values[i], &values[j]);
            for k in [i, j] {
                if is_proper(&g, &values[k]) {
                    factors[k] = Some(g.clone());
                }
            }
        }
    }
    factors
}

/// The order of numbers without zero limbs on top.
fn order(a: &[u64], b: &[u64]) -> core::cmp::Ordering {
    let limbs = a.len().cmp(&b.len());
    limbs.then_with(|| bezout::parts::limbs::compare(a, b))
}
