// SPDX-License-Identifier: MIT OR Apache-2.0
//! RSA keys from secret primes of 16, 24 and 32 limbs each, as those of 2048, 3072 and 4096 bits
//! have them, or of 16 and 12.
//!
//! Whether they are prime does not matter to the computation; that there is a key is public.

use crate::case::{Case, Function};
use crate::heap::{aside, hold};
use crate::inputs::Inputs;
use crate::numbers::{Class, Generator, Numbers};
use crate::results::Results;
use bezout::dynamic::{gcd_vartime, invert_mod_vartime};
use bezout_rsa_keys::{Options, RsaKey, Totient};

/// Of each prime. Beyond the first, routines with a loop do the inversions.
const LIMBS: [usize; 3] = [16, 24, 32];
/// Of the second prime, where they are of different lengths.
const FEWER: usize = 12;
const EXPONENT: u64 = 65_537;

/// How many bits each call declares public. Two say whether the primes and the modulus have an
/// error. Four say whether there is each of the four inverses. Three say whether the modulus of an
/// inverse is zero, and one whether that of the fourth inverse is odd.
const PUBLIC: usize = 10;

pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for limbs in LIMBS {
        cases.push(case("RsaKey::from_primes", limbs, |i, r| {
            key(i, i.a.len(), r, Options::default())
        }));
    }
    let [shortest, ..] = LIMBS;
    let unequal_primes = case("RsaKey::from_primes (other lengths)", shortest, |i, r| {
        key(i, FEWER, r, Options::default())
    });
    cases.push(unequal_primes.with_numbers(unequal));
    cases.push(case(
        "RsaKey::from_primes_with (all options)",
        shortest,
        |i, r| {
            let totient = Totient::Phi;
            let options = Options {
                totient,
                larger_first: true,
            };
            key(i, i.a.len(), r, options);
        },
    ));
    cases
}

fn case(name: &str, limbs: usize, function: Function) -> Case {
    Case::function(name, limbs, function)
        .only()
        .with_numbers(equal)
        .declassifies(PUBLIC)
}

fn bytes(x: &[u64]) -> Vec<u8> {
    let bytes = x.iter().rev().flat_map(|limb| limb.to_be_bytes());
    aside(|| bytes.collect())
}

#[inline(always)]
fn key(i: &Inputs, second: usize, r: &mut Results, options: Options) {
    let e = EXPONENT.to_be_bytes();
    let key = RsaKey::from_primes_with(&bytes(&i.a), &bytes(&i.b[..second]), &e, options);
    let key = key.expect("that there is a key is public");
    hold(key.n());
    for x in [key.p(), key.q(), key.d(), key.d_p(), key.d_q(), key.q_inv()] {
        r.bytes(x);
    }
}

fn equal(limbs: usize, class: Class) -> Numbers {
    numbers(class, limbs, limbs)
}

fn unequal(limbs: usize, class: Class) -> Numbers {
    numbers(class, limbs, FEWER)
}

/// Two numbers of which a key can be made: those of the class, but odd, of full length, and changed
/// until they are coprime and the exponent is invertible.
fn numbers(class: Class, first: usize, second: usize) -> Numbers {
    let mut i = Numbers::new(first, class);
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
    for (x, limbs) in [(&mut i.a, first), (&mut i.b, second)] {
        x[0] |= 1;
        x[limbs - 1] |= 1 << 63;
    }
    while !is_accepted(&i.a, &i.b[..second]) {
        let x = if rng.word().is_multiple_of(2) {
            &mut i.a
        } else {
            &mut i.b
        };
        x[FEWER / 2] ^= rng.word();
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
