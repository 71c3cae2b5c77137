// SPDX-License-Identifier: MIT OR Apache-2.0
//! Gcds, inverses, symbols and groups of inverses of each short length, and of some long ones, in a
//! build that has the routines of default paths alone: what a force takes must be among them.
#![no_std]
#![cfg(test)]

use bezout::{Modulus, ModulusRef, Symbol, Uint, invert_each};
use subtle::CtOption;

/// `2^bits - 1`.
fn ones<const L: usize>(bits: usize) -> Uint<L> {
    Uint::new(core::array::from_fn(|i| {
        match bits.saturating_sub(64 * i) {
            64.. => u64::MAX,
            rest => (1 << rest) - 1,
        }
    }))
}

/// `2^k`.
fn power<const L: usize>(k: usize) -> Uint<L> {
    Uint::new(core::array::from_fn(|i| {
        if i == k / 64 { 1 << (k % 64) } else { 0 }
    }))
}

fn number<const L: usize>(x: u64) -> Uint<L> {
    Uint::new(core::array::from_fn(|i| if i == 0 { x } else { 0 }))
}

/// Seventeen inverses of `2`, `2^2`, … modulo `2^bits - 1`: a whole group in lanes, and one more.
fn group<const L: usize>(bits: usize) {
    let m = ones::<L>(bits);
    let x: [Uint<L>; 17] = core::array::from_fn(|i| power(i + 1));
    let moduli = [ModulusRef::new(m.limbs()).expect("odd"); 17];
    let mut out = [CtOption::new(Uint::<L>::ZERO, 0.into()); 17];
    invert_each(&mut out, &x, &moduli).expect("equal counts");
    for (i, inverse) in out.into_iter().enumerate() {
        assert_eq!(
            inverse.into_option(),
            Some(power(bits - i - 1)),
            "{bits} bits"
        );
    }
}

/// `2^bits - 1` has 15 as a factor where `bits` is a multiple of 4, and `2^(bits - k)` is the
/// inverse of `2^k`.
fn length<const L: usize>() {
    let m = ones::<L>(64 * L);
    assert_eq!(m.gcd(&number(30)), number(15), "{L} words");
    assert_eq!(m.gcd(&power(64 * L - 1)), number(1), "{L} words");
    assert_eq!(m.gcd(&m), m, "{L} words");
    for bits in [64 * L, 64 * L - 1, 64 * L - 4, 32 * (L + 1)] {
        let modulus = Modulus::<L>::new_const(ones(bits));
        for k in [1, bits / 2, bits - 1] {
            let inverse = modulus.invert(&power(k)).into_option();
            assert_eq!(inverse, Some(power(bits - k)), "{bits} bits");
            // It is 7 modulo 8.
            assert_eq!(modulus.jacobi(&power(k)), Symbol::ONE, "{bits} bits");
        }
        let minus_one = Uint::new(core::array::from_fn(|i| {
            ones::<L>(bits).limbs()[i] ^ u64::from(i == 0)
        }));
        assert_eq!(modulus.jacobi(&minus_one), Symbol::MINUS_ONE, "{bits} bits");
        let has_none = bool::from(modulus.invert(&number(15)).is_none());
        assert!(has_none || bits % 4 != 0, "{bits} bits");
    }
    group::<L>(64 * L);
}

macro_rules! lengths {
    ($($words:literal)*) => { $( length::<$words>(); )* };
}

#[test]
fn each_length() {
    lengths!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 32 33 64 104 105);
}
