// SPDX-License-Identifier: MIT OR Apache-2.0
//! Patterns in the bits of a modulus, which primes of enough random bits do not leave.

use super::small::modulo;
use bezout::parts::limbs::bits;
use std::sync::LazyLock;

/// Whether n is a power of 65537 modulo each prime up to 167, as in all keys of ROCA; of others one
/// in 10^8 or fewer.
pub(super) fn is_roca(n: &[u64]) -> bool {
    static POWERS: LazyLock<Vec<(u64, u128, u128)>> = LazyLock::new(|| {
        let is_prime = |n: &u64| (2..*n).all(|d| !n.is_multiple_of(d));
        let set = |p: u64| {
            let (mut low, mut high, mut x) = (0u128, 0u128, 1);
            for _ in 0..p {
                match x {
                    0..128 => low |= 1 << x,
                    _ => high |= 1 << (x - 128),
                }
                x = x * 65537 % p;
            }
            (p, low, high)
        };
        (3..168).filter(is_prime).map(set).collect()
    });
    // Words of several primes take one pass each.
    let mut start = 0;
    while start < POWERS.len() {
        let (mut word, mut end) = (1u64, start);
        while let Some(product) = POWERS.get(end).and_then(|(p, ..)| word.checked_mul(*p)) {
            (word, end) = (product, end + 1);
        }
        let rest = modulo(n, word);
        let all = POWERS[start..end]
            .iter()
            .all(|&(p, low, high)| match rest % p {
                x @ 0..128 => low >> x & 1 == 1,
                x => high >> (x - 128) & 1 == 1,
            });
        if !all {
            return false;
        }
        start = end;
    }
    true
}

/// Big-endian octets of a number with a sign: that of a number above 0 may need one of its own.
pub(crate) fn signed_octets(n: &[u64]) -> Vec<u8> {
    let mut octets: Vec<u8> = n.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect();
    let zeros = octets.iter().take_while(|octet| **octet == 0).count();
    octets.drain(..zeros);
    if octets.first().is_some_and(|first| first >> 7 == 1) {
        octets.insert(0, 0);
    }
    octets
}

/// Whether the key is a message to the backdoor of xz: three words of its encoding make a small
/// number.
pub(super) fn is_message(n: &[u64]) -> bool {
    let octets = signed_octets(n);
    let word = |range: core::ops::Range<usize>| {
        octets[range]
            .iter()
            .rev()
            .fold(0u64, |x, &octet| x << 8 | u64::from(octet))
    };
    word(0..4)
        .wrapping_mul(word(4..8))
        .wrapping_add(word(8..16))
        <= 3
}

/// What is not random in the bits, with its name.
pub(super) fn pattern(n: &[u64]) -> Option<(&'static str, String)> {
    if let Some(width) = [128, 64, 32, 16]
        .into_iter()
        .find(|&width| columns(n, width) >= CERTAIN)
    {
        let text = format!("in limbs of {width} bits some bits are the same in all");
        return Some(("short limbs", text));
    }
    let octets: Vec<u8> = n.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    if octets[..bits(n).div_ceil(8)]
        .windows(16)
        .any(|part| part.iter().all(|octet| *octet == part[0]))
    {
        return Some((
            "repeated octets",
            "sixteen octets in a row are the same".into(),
        ));
    }
    // The top half alone is so in keys whose owner chose its octets.
    let ones: u32 = n.iter().map(|limb| limb.count_ones()).sum();
    let (ones, size) = (ones as usize, bits(n));
    // Seven standard deviations.
    let off = (2 * ones).abs_diff(size);
    (off * off > 49 * size).then(|| ("biased bits", format!("{ones} of its {size} bits are set")))
}

/// Bits that are the same by chance in one of 2^90 moduli.
const CERTAIN: usize = 90;

/// How many bits say that some columns of limbs of a width are constant, without the lowest and the
/// highest limb.
fn columns(n: &[u64], width: usize) -> usize {
    let count = bits(n) / width;
    if count < 4 {
        return 0;
    }
    let limb = |i: usize| -> u128 {
        let (at, bit) = (i * width / 64, i * width % 64);
        let low = u128::from(n[at]) | u128::from(n.get(at + 1).copied().unwrap_or(0)) << 64;
        low >> bit & (u128::MAX >> (128 - width))
    };
    let all = (1..count).map(limb);
    let (or, and) = all.fold((0, u128::MAX), |(or, and), limb| (or | limb, and & limb));
    let constant = (!or & (u128::MAX >> (128 - width))).count_ones() + and.count_ones();
    constant as usize * (count - 2)
}
