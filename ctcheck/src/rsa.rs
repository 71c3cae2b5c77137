// SPDX-License-Identifier: MIT OR Apache-2.0
//! RSA keys from secret primes of 16 limbs each.
//!
//! Whether they are prime does not matter to the computation; that there is a key is public.

use crate::case::{Call, Case};
use crate::inputs::{Class, Generator, Inputs};
use crate::results::Results;
use bezout::dynamic::{gcd_vartime, invert_mod_vartime};
use bezout_rsa_keys::{Options, RsaKey, Totient};

const LIMBS: usize = 16;
const EXPONENT: u64 = 65_537;

pub fn cases() -> [Case; 2] {
    [
        case("RsaKey::from_primes", |i, r| key(i, r, Options::default())),
        case("RsaKey::from_primes_with (all options)", |i, r| {
            let totient = Totient::Phi;
            key(
                i,
                r,
                Options {
                    totient,
                    larger_first: true,
                },
            );
        }),
    ]
}

fn case(name: &str, function: fn(&Inputs, &mut Results)) -> Case {
    Case::with_inputs(name, LIMBS, Call::Function(function), inputs)
}

fn bytes(x: &[u64]) -> Vec<u8> {
    x.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect()
}

fn key(i: &Inputs, r: &mut Results, options: Options) {
    let e = EXPONENT.to_be_bytes();
    let key = RsaKey::from_primes_with(&bytes(&i.a), &bytes(&i.b), &e, options);
    let key = key.expect("that there is a key is public");
    for x in [key.p(), key.q(), key.d(), key.d_p(), key.d_q(), key.q_inv()] {
        r.bytes(x);
    }
}

/// Two numbers of which a key can be made: those of the class, but odd, of full length, and changed
/// until they are coprime and the exponent is invertible.
fn inputs(class: Class) -> Inputs {
    let mut i = Inputs::new::<LIMBS>(class);
    let mut rng = Generator::new(5);
    match class {
        // Large common factors of p - 1 and q - 1: powers of two.
        Class::Common => [&mut i.a, &mut i.b]
            .into_iter()
            .for_each(|x| x[..3].fill(0)),
        Class::Largest => i.b.fill(u64::MAX),
        Class::Trivial => i.a.fill(0),
        Class::BothZero => i.b.fill(0),
        _ => {}
    }
    for x in [&mut i.a, &mut i.b] {
        x[0] |= 1;
        x[LIMBS - 1] |= 1 << 63;
    }
    while !is_accepted(&i.a, &i.b) {
        let x = if rng.word() % 2 == 0 {
            &mut i.a
        } else {
            &mut i.b
        };
        x[LIMBS / 2] ^= rng.word();
    }
    i
}

fn is_accepted(p: &[u64], q: &[u64]) -> bool {
    let invertible = |x: &[u64]| {
        let mut m = x.to_vec();
        m[0] -= 1;
        invert_mod_vartime(&[EXPONENT], &m).is_ok_and(|y| y.is_some())
    };
    let gcd = gcd_vartime(p, q);
    gcd[0] == 1 && gcd[1..].iter().all(|&x| x == 0) && invertible(p) && invertible(q)
}
