// SPDX-License-Identifier: MIT OR Apache-2.0
//! All numbers of a few bits: every kernel of the registry, and every public function.

use bezout::{Uint, dynamic};
use bezout_exercise::check::{exhaustive, operations};
use bezout_exercise::public::{self, Plant};
use bezout_exercise::{Share, Suite};

#[test]
fn every_kernel() {
    exhaustive(Suite::Registry, Share::told()).assert();
}

#[test]
fn planted_kernels_are_found() {
    exhaustive(Suite::Planted, Share::ALL).assert_planted(&operations());
}

#[test]
fn public_functions() {
    public::exhaustive(Plant::None, Share::told()).assert_functions();
}

#[test]
fn planted_functions_are_found() {
    public::exhaustive(Plant::First, Share::ALL).assert_planted_functions();
}

#[test]
fn nothing_is_invertible_modulo_zero() {
    for x in 0..8 {
        let x = Uint::<2>::from_u64(x);
        assert!(bool::from(x.invert_mod(&Uint::ZERO).is_none()));
        assert_eq!(x.invert_mod_vartime(&Uint::ZERO), None);
    }
}

/// A sign on zero is none: (0 / -1), and (-1 / 0).
#[test]
fn zero_has_no_sign() {
    for (a, b) in [(0, 1), (1, 0)] {
        let symbol = dynamic::kronecker_vartime(true, &[a], true, &[b]);
        assert_eq!(symbol.value(), 1);
    }
}

#[test]
fn inverses_modulo_powers_of_two_have_their_length() {
    let (limbs, found) = dynamic::invert_mod2k(&[6], 8).into_parts();
    assert_eq!((limbs, bool::from(found)), (vec![0], false));
    // None by a public length, of which no memory is taken.
    for k in [(1 << 24) + 1, usize::MAX] {
        let (limbs, found) = dynamic::invert_mod2k(&[3], k).into_parts();
        assert_eq!((limbs, bool::from(found)), (vec![0], false));
    }
    assert!(bool::from(dynamic::invert_mod2k(&[3], 1 << 14).is_some()));
    assert!(bool::from(
        Uint::<1>::from_u64(5).invert_mod2k(65).is_none()
    ));
}
