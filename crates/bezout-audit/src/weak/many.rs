// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small factors of many numbers at once.

use super::small::{ODD, small_factor, smallest};
use bezout_large::{Divisor, Natural, divide, gcd};
use std::sync::LazyLock;

/// The smallest prime factor up to 65,537 of each: of many numbers, their product shows which
/// primes are to be looked for.
pub fn small_factors(moduli: &[&[u64]]) -> Vec<Option<u64>> {
    let odd: Vec<&[u64]> = moduli.iter().filter(|n| n[0] & 1 == 1).copied().collect();
    if odd.len() < MANY {
        return moduli.iter().map(|n| small_factor(n)).collect();
    }
    static PRIMES: LazyLock<Divisor> = LazyLock::new(|| Divisor::new(&ODD.1).expect("it is not 0"));
    let all = odd.chunks(GROUP).fold(Natural::from(1u8), |all, group| {
        let group = crate::tree::product(group);
        PRIMES.remainder((all * group).limbs()).into()
    });
    let common = gcd(all.limbs(), &ODD.1);
    let factor = |n: &&[u64]| match n[0] & 1 {
        0 => Some(2),
        _ if common == [1] => None,
        _ => {
            let (_, rest) = divide(n, &common).expect("a gcd is not 0");
            smallest(&gcd(&rest, &common))
        }
    };
    moduli.iter().map(factor).collect()
}

/// From this many numbers on, their product is faster than each one: the gcd at the end takes a
/// millisecond.
const MANY: usize = if cfg!(test) { 4 } else { 64 };

/// Numbers that are multiplied before their product is reduced.
const GROUP: usize = if cfg!(test) { 3 } else { 64 };
