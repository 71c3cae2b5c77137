// SPDX-License-Identifier: MIT OR Apache-2.0
//! Trees of numbers at which transforms, guards and lengths could be wrong. The thresholds are low
//! here, so that short numbers take all ways.

use crate::base::coprime_base_by;
use crate::tasks::common_with;
use crate::{common, coprime_base, cross, product, shared_factors};
use bezout::Error;
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_integer::Integer;

fn limbs(x: &BigUint) -> Vec<u64> {
    x.to_u64_digits()
}

/// The gcd of each with the product of the others and a number, above 1.
fn plain(moduli: &[BigUint], q: &BigUint) -> Vec<(usize, Vec<u64>)> {
    let other = |i: usize| {
        let others = moduli.iter().enumerate().filter(|&(j, _)| j != i);
        others.fold(q % &moduli[i], |x, (_, n)| x * n % &moduli[i])
    };
    let gcds = (0..moduli.len()).map(|i| (i, moduli[i].gcd(&other(i))));
    gcds.filter(|(_, g)| *g != BigUint::from(1u8))
        .map(|(i, g)| (i, limbs(&g)))
        .collect()
}

/// Numbers of lengths that differ: those at the edges of limbs, sparse ones, ones with common
/// factors.
fn some(random: &mut Random, count: usize, length: usize) -> Vec<BigUint> {
    let mut moduli: Vec<BigUint> = Vec::new();
    for i in 0..count {
        let n = match random.below(6) {
            0 => BigUint::from(1u8) << (64 * length),
            1 => (BigUint::from(1u8) << (64 * length)) - 1u8,
            2 => big(&random.any(1 + (i * length) % (length + 3))),
            3 if i > 0 => &moduli[random.below(i as u64) as usize] * big(&random.any(1)),
            _ => big(&random.uniform(length)),
        };
        moduli.push(if n == BigUint::ZERO { n + 1u8 } else { n });
    }
    moduli
}

#[test]
fn chunks_of_all_shapes() {
    let mut random = Random(1);
    for count in [0, 1, 2, 3, 5, 8, 17, 31] {
        for length in [1, 2, 9] {
            let moduli = some(&mut random, count, length);
            let numbers: Vec<_> = moduli.iter().map(limbs).collect();
            assert_eq!(product(&numbers), Ok(limbs(&moduli.iter().product())));
            let all = plain(&moduli, &BigUint::from(1u8));
            for size in [1, 3, 50] {
                assert_eq!(
                    shared_factors(&numbers, size).as_ref(),
                    Ok(&all),
                    "{moduli:x?}"
                );
            }
            let q = big(&random.any(3 * length * count + 1));
            assert_eq!(common(&limbs(&q), &numbers), Ok(plain(&moduli, &q)));
            let gcds = moduli.iter().map(|n| n.gcd(&q)).enumerate();
            let gcds: Vec<_> = gcds.filter(|(_, g)| *g != BigUint::from(1u8)).collect();
            let found = common_with(&limbs(&q), &numbers);
            let found: Vec<_> = found.into_iter().map(|(i, g)| (i, big(&g))).collect();
            assert_eq!(found, gcds, "{moduli:x?}");
        }
    }
}

#[test]
fn zeros_on_top_change_nothing() {
    let (moduli, padded) = ([[15], [77], [35]], [[15, 0, 0], [77, 0, 0], [35, 0, 0]]);
    assert_eq!(product(&moduli), product(&padded));
    assert_eq!(common(&[1], &moduli), common(&[1, 0], &padded));
    let crossed = cross(&[8, 0], &[15, 0], &[[77, 0]]);
    assert_eq!(crossed, cross(&[8], &[15], &[[77]]));
    // 14 times 13 is above 15.
    assert_eq!(cross(&[14], &[15], &[[13]]), Ok(vec![2]));
    assert_eq!(coprime_base(&moduli), coprime_base(&padded));
}

#[test]
fn zero_is_refused() {
    let with_zero = [&[15][..], &[0, 0], &[35]];
    let empty: [&[u64]; 1] = [&[]];
    assert_eq!(product(&with_zero), Err(Error::ZeroModulus));
    assert_eq!(common(&[1], &with_zero), Err(Error::ZeroModulus));
    assert_eq!(common(&[1], &empty), Err(Error::ZeroModulus));
    assert_eq!(shared_factors(&with_zero, 1), Err(Error::ZeroModulus));
    assert_eq!(coprime_base(&with_zero), Err(Error::ZeroModulus));
    assert_eq!(cross(&[1], &[0], &[[5]]), Err(Error::ZeroModulus));
    // 0 is what the product of the others is, if it has all factors of a chunk.
    assert_eq!(
        common(&[], &[[15], [77]]),
        Ok(vec![(0, vec![15]), (1, vec![77])])
    );
    assert_eq!(cross(&[1], &[15], &[[0]]), Ok(vec![]));
}

#[test]
fn small_numbers_have_the_base_of_the_definition() {
    let mut random = Random(2);
    for count in 0..60 {
        let bound = 1 << (1 + count % 20);
        let numbers: Vec<_> = (0..count).map(|_| [1 + random.below(bound)]).collect();
        let base = coprime_base(&numbers).expect("no zero");
        for size in [1, 2, 7] {
            assert_eq!(coprime_base_by(&numbers, size).as_ref(), Ok(&base));
        }
        let words: Vec<u64> = base.elements.iter().map(|n| n[0]).collect();
        assert!(words.is_sorted() && words.iter().all(|&n| n > 1));
        for (i, n) in words.iter().enumerate() {
            assert!(words[..i].iter().all(|m| n.gcd(m) == 1), "{words:?}");
        }
        for (n, places) in numbers.iter().zip(&base.factors) {
            assert!(places.is_sorted());
            assert_eq!(places.iter().map(|&i| words[i]).product::<u64>(), n[0]);
        }
    }
}
