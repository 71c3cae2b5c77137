// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products against num-bigint's; transforms in all forms against each other.

use super::*;
use num_bigint::BigUint;

/// A generator of words, for tests alone.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let x = self.0 ^ self.0 >> 29;
        x.wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ x >> 32
    }

    fn number(&mut self, limbs: usize) -> Vec<u64> {
        (0..limbs).map(|_| self.word()).collect()
    }
}

fn big(limbs: &[u64]) -> BigUint {
    BigUint::from_bytes_le(
        &limbs
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect::<Vec<u8>>(),
    )
}

fn checked(a: &[u64], b: &[u64]) {
    let mut out = vec![1; a.len() + b.len()];
    mul(&mut out, a, b, &mut vec![2; mul_scratch(a.len(), b.len())]).unwrap();
    assert!(
        big(&out) == big(a) * big(b),
        "{} times {} limbs",
        a.len(),
        b.len()
    );
}

#[test]
fn products_of_random_lengths() {
    let mut random = Random(1);
    for bits in 0..15 {
        for _ in 0..6 {
            let length = |w: u64| (1 << bits) + (w as usize % (1 << bits));
            let (m, n) = (length(random.word()), length(random.word()));
            checked(&random.number(m), &random.number(n));
        }
    }
}
