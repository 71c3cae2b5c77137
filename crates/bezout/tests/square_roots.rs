// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo numbers that are no primes, and constants. Those modulo primes have records.

use bezout::{Modulus, Odd, SquareRoots, Uint, presets};

fn modulus<const L: usize>(m: u64) -> Modulus<L> {
    Modulus::new(Odd::new(Uint::from_u64(m)).expect("odd"))
}

/// Modulo a composite number every root is one, and even; squares of primes have no nonresidue.
#[test]
fn roots_modulo_composite_numbers_are_roots() {
    let mut found = 0;
    for m in (1..400).step_by(2).chain([17 * 17 * 257, 65535, 99 * 99]) {
        let m1 = modulus::<1>(m);
        let context = SquareRoots::new(&m1);
        for x in 0..m.min(2000) {
            let x = Uint::from_u64(x);
            for y in [1, 2, 3].map(Uint::from_u64) {
                if let Some(root) = context.sqrt_ratio(&x, &y).into_option() {
                    assert_eq!(m1.mul(&m1.square(&root), &y), m1.reduce(&x));
                    assert!(root.limbs()[0] < m && root.limbs()[0] % 2 == 0);
                    found += 1;
                }
            }
        }
    }
    assert!(found > 20_000, "{found}");
}

/// The constants of a prime at compile time are those at run time.
#[test]
fn constants() {
    static ROOTS: SquareRoots<4> = SquareRoots::new(&presets::BLS12_381_R);
    let x = Uint::from_u64(2);
    let root = ROOTS.sqrt(&x).unwrap();
    assert_eq!(root, presets::BLS12_381_R.sqrt(&x).unwrap());
    assert_eq!(format!("{ROOTS:?}"), "SquareRoots { bits: 255, .. }");
    assert_eq!(ROOTS.modulus().modulus(), presets::BLS12_381_R.modulus());
}
