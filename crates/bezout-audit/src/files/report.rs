// SPDX-License-Identifier: MIT OR Apache-2.0
//! What was found, with the factors of each key and the keys that have them too.

use crate::base::{Base, coprime_base_by};

/// A key with a factor in common with another one.
#[derive(Clone, Debug)]
pub(super) struct Hit {
    /// Its place among all keys.
    pub place: usize,
    pub modulus: Vec<u64>,
    /// What it has in common with the keys of earlier runs together; no limbs for nothing.
    pub earlier: Vec<u64>,
}

/// A key whose modulus is known in factors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where the key is from.
    pub key: String,
    /// Its modulus.
    pub modulus: Vec<u64>,
    /// Its factors in ascending order, as often as they divide it. They are primes if it is a
    /// product of two.
    pub factors: Vec<Vec<u64>>,
    /// The factors that other keys have too.
    pub shared: Vec<Shared>,
}

/// A factor of more than one key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The factor.
    pub factor: Vec<u64>,
    /// Where other keys are from that have it, at most ten.
    pub others: Vec<String>,
    /// How many others have it.
    pub count: usize,
}

/// Other keys that are named for a factor.
const NAMED: usize = 10;

/// The findings, in the order of the keys. No tree has more than `size` of them.
pub(super) fn findings(mut hits: Vec<Hit>, names: &[Box<str>], size: usize) -> Vec<Finding> {
    hits.sort_by_key(|hit| hit.place);
    let hits = hits.into_iter().map(|hit| (hit.place, hit.modulus));
    let (places, moduli): (Vec<usize>, Vec<Vec<u64>>) = hits.unzip();
    let base = coprime_base_by(&moduli, size).expect("no modulus is 0");
    let owners = owners(&base);
    let name = |i: usize| names[places[i]].to_string();
    let shared = |i: usize, element: usize| {
        let others = owners[element].iter().filter(|&&other| other != i);
        Shared {
            factor: base.elements[element].clone(),
            // Not more than are named are looked at: a clique of all keys has as many pairs as
            // their square.
            others: others.take(NAMED).map(|&other| name(other)).collect(),
            count: owners[element].len() - 1,
        }
    };
    let finding = |(i, modulus): (usize, Vec<u64>)| {
        let mut elements = base.factors[i].clone();
        let factors = elements.iter().map(|&e| base.elements[e].clone()).collect();
        elements.dedup();
        elements.retain(|&element| owners[element].len() > 1);
        Finding {
            key: name(i),
            modulus,
            factors,
            shared: elements.into_iter().map(|e| shared(i, e)).collect(),
        }
    };
    moduli.into_iter().enumerate().map(finding).collect()
}

/// For each element of the base, the numbers that it divides.
fn owners(base: &Base) -> Vec<Vec<usize>> {
    let mut owners: Vec<Vec<usize>> = vec![Vec::new(); base.elements.len()];
    for (i, places) in base.factors.iter().enumerate() {
        for &element in places {
            if owners[element].last() != Some(&i) {
                owners[element].push(i);
            }
        }
    }
    owners
}
