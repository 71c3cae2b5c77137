// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key pairs of two crates for Streamlined NTRU Prime, with their inverses and with this library's.

use crate::row::{Answer, Row, Timing};
use ::ntrulp::poly::{r3::R3, rq::Rq};
use ::ntrulp::rng::{random_small, short_random};
use bezout::polynomial::presets::{SNTRUP761_R3, SNTRUP761_RQ};
use num_bigint::BigUint;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

const SNTRUP761: &str = concat!("sntrup761/", env!("VERSION_SNTRUP761"));
const NTRULP: &str = concat!("ntrulp/", env!("VERSION_NTRULP"));
/// Keys that are made again and again.
const SEEDS: usize = 16;

/// Nothing is computed modulo it.
pub fn modulus() -> BigUint {
    BigUint::from(4591u32)
}

type Key = Vec<u8>;

/// A row of keys, each from a number; all of them are right that both make.
fn keys(name: &str, make: fn(u8) -> Key, other: fn(u8) -> Key) -> Row {
    Row::new(
        name,
        Timing::Constant,
        |_| ((0, Key::new()), (0..SEEDS as u8).collect()),
        move |(seed, key): &mut (u8, Key), &number| {
            (*seed, *key) = (number, make(number));
            key[0].into()
        },
        move |(seed, key)| Answer::Right(*key == other(*seed)),
    )
}

fn both(name: &str, theirs: fn(u8) -> Key, ours: fn(u8) -> Key) -> Vec<Row> {
    vec![
        keys(name, theirs, ours),
        keys("bezout/Ring::invert_centered", ours, theirs),
    ]
}

pub fn sntrup761() -> Vec<Row> {
    both(SNTRUP761, sntrup761_theirs, sntrup761_ours)
}

macro_rules! sntrup761 {
    ($name:ident, $krate:ident) => {
        pub fn $name(number: u8) -> Key {
            let (public, secret) = $krate::generate_key_from_seed([number; 32]);
            [public.as_ref(), secret.as_ref()].concat()
        }
    };
}
sntrup761!(sntrup761_theirs, sntrup761);
sntrup761!(sntrup761_ours, bezout_bench_sntrup761);

pub fn ntrulp() -> Vec<Row> {
    both(NTRULP, ntrulp_theirs, ntrulp_ours)
}

/// A key from two small polynomials, of which `1/g` and `1/(3 f)` are taken.
fn ntrulp_key(number: u8, inverses: fn(&Rq, &R3) -> Option<(Rq, R3)>) -> Key {
    let mut rng = ChaCha20Rng::from_seed([number; 32]);
    let f = Rq::from(short_random(&mut rng).expect("a generator"));
    loop {
        let g = R3::from(random_small(&mut rng));
        if let Some((reciprocal, g_inverse)) = inverses(&f, &g) {
            let public = reciprocal.mult_r3(&g).to_bytes();
            return [
                &public[..],
                &g_inverse.to_bytes(),
                &f.r3_from_rq().to_bytes(),
            ]
            .concat();
        }
    }
}

pub fn ntrulp_theirs(number: u8) -> Key {
    ntrulp_key(number, |f, g| Some((f.recip::<3>().ok()?, g.recip().ok()?)))
}

pub fn ntrulp_ours(number: u8) -> Key {
    ntrulp_key(number, |f, g| {
        let (mut reciprocal, mut g_inverse) = ([0i16; 761], [0i8; 761]);
        let found = SNTRUP761_R3
            .invert_centered(&mut g_inverse, AsRef::<[i8; 761]>::as_ref(g))
            .ok()?;
        if !bool::from(found) {
            return None;
        }
        let _ = SNTRUP761_RQ
            .invert_triple_centered(&mut reciprocal, AsRef::<[i16; 761]>::as_ref(f))
            .ok()?;
        Some((Rq::from(reciprocal), R3::from(g_inverse)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_same_bytes() {
        for number in 0..3 {
            assert_eq!(sntrup761_theirs(number), sntrup761_ours(number));
            assert_eq!(ntrulp_theirs(number), ntrulp_ours(number));
        }
        assert_ne!(sntrup761_ours(0), sntrup761_ours(1));
        assert_ne!(ntrulp_ours(0), ntrulp_ours(1));
    }
}
