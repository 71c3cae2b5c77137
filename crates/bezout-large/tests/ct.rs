// SPDX-License-Identifier: MIT OR Apache-2.0
//! Constant-time functions with the thresholds of the library, against those of `bezout`.

use bezout::dynamic;
use bezout_exercise::random::Random;
use bezout_large::ct;

#[test]
fn inverses_and_gcds_are_those_of_batches() {
    let mut random = Random(1);
    for n in [
        1, 255, 256, 257, 258, 300, 383, 384, 511, 512, 513, 700, 1024,
    ] {
        let m = random.odd(n);
        let all = vec![u64::MAX; n];
        for x in [
            random.uniform(n),
            random.uniform(n / 2),
            random.runs(n + 1),
            all.clone(),
            m.clone(),
        ] {
            for m in [&m, &all] {
                let (expected, exists) = dynamic::invert_odd_mod(&x, m).unwrap().into_parts();
                let (found, yes) = ct::invert(&x, m).unwrap().into_parts();
                assert!(
                    found == expected && bool::from(yes) == bool::from(exists),
                    "{n} limbs"
                );
                assert_eq!(ct::gcd(&x, m), dynamic::gcd(&x, m));
            }
        }
    }
}
