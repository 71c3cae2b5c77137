// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key encapsulation on polynomials: random bytes and secret keys are secret; which set of
//! parameters, and that small polynomials have an inverse, are public.

use crate::case::{Case, Function};
use crate::heap::{aside, hold};
use crate::inputs::Inputs;
use crate::numbers::{Class, Generator, Numbers};
use crate::results::Results;
use crate::valgrind::{make_defined, make_undefined};
use bezout::polynomial::presets;
use bezout_ntru::{bike, ntru, prime};
use std::sync::Once;

const LIMBS: usize = 4;

/// Bits of each inversion and each product by a short polynomial that the library makes public:
/// that no coefficient is out of range.
const CHECKED: usize = 1;
/// Bits of a key pair: two inversions, and that both inverses exist.
const KEY_PAIR: usize = 2 * CHECKED + 1;
/// And such a product.
const PRIME_KEY_PAIR: usize = KEY_PAIR + CHECKED;
/// That the bytes of a secret key are some that a key pair has.
const DECODED: usize = 1;
/// That the public key among them has the digest among them.
const DIGEST: usize = 1;

/// The sets of both families that differ in more than numbers. At these a small polynomial without
/// an inverse is never met, so that all traces have one attempt.
const PRIME: prime::Parameters = prime::SNTRUP761;
const HPS: ntru::Parameters = ntru::HPS2048509;
const HRSS: ntru::Parameters = ntru::HRSS701;
const BIKE: bike::Parameters = bike::BIKE_L1;

/// The hashes ask once what the CPU can do: now, not in the first run that is counted.
pub fn prepare(_limbs: usize) {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        let inputs = Inputs::prepare(Numbers::new(LIMBS, Class::Random(1)));
        let mut results = Results::new(LIMBS);
        for function in [prime_encapsulate as Function, hps_encapsulate] {
            function(&inputs, &mut results);
        }
    });
}

pub fn cases() -> Vec<Case> {
    let decapsulated = PRIME_KEY_PAIR + CHECKED + 2 * (2 * 3 * CHECKED + DECODED);
    let case = |name: &str, times, f: Function| {
        let case = Case::function(name, LIMBS, f).only();
        let case = case.prepared(prepare).declassifies(times);
        match name {
            name if name.ends_with("encapsulate") => case,
            name if name.starts_with("sntrup761") => case.makes(prime_key),
            name if name.starts_with("ntruhps2048509") => case.makes(|n| ntru_key(HPS, n)),
            name if name.starts_with("ntruhrss701") => case.makes(|n| ntru_key(HRSS, n)),
            _ => case.makes(bike_key),
        }
    };
    let mut cases = vec![
        case("sntrup761 key_pair", PRIME_KEY_PAIR, prime_key_pair),
        case("sntrup761 encapsulate", CHECKED, prime_encapsulate),
        case("sntrup761 decapsulate", decapsulated, prime_decapsulate),
        case(
            "sntrup761 secret_key",
            PRIME_KEY_PAIR + DECODED + DIGEST,
            prime_secret_key,
        ),
        case("ntruhps2048509 key_pair", KEY_PAIR, |i, r| {
            ntru_key_pair(HPS, i, r)
        }),
        case("ntruhps2048509 encapsulate", 0, hps_encapsulate),
        case(
            "ntruhps2048509 decapsulate",
            KEY_PAIR + 2 * CHECKED,
            |i, r| ntru_decapsulate(HPS, i, r),
        ),
        case(
            "ntruhps2048509 secret_key",
            KEY_PAIR + DECODED,
            ntru_secret_key,
        ),
        case("ntruhrss701 key_pair", KEY_PAIR, |i, r| {
            ntru_key_pair(HRSS, i, r)
        }),
        case("ntruhrss701 decapsulate", KEY_PAIR + 2 * CHECKED, |i, r| {
            ntru_decapsulate(HRSS, i, r)
        }),
        case("bike-l1 key_pair", CHECKED, bike_key_pair),
    ];
    // As of numbers of that length: its polynomials have 193 words.
    for case in cases.iter_mut().filter(|c| c.name.starts_with("bike")) {
        case.tainted = 1;
    }
    cases
}

/// Random bytes from words, secret if the words are.
fn stream(words: &[u64]) -> impl FnMut(&mut [u8]) {
    let seed = words
        .iter()
        .fold(7, |seed, &word| Generator::new(seed ^ word).word());
    let mut rng = Generator::new(seed);
    move |bytes| {
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&rng.word().to_le_bytes()[..part.len()]);
        }
    }
}

fn put(r: &mut Results, bytes: &[u8]) {
    let word = |part: &[u8]| part.iter().fold(0, |all, &byte| all << 8 | u64::from(byte));
    let words = hold(bytes).chunks(8).map(word);
    r.long(&aside(|| words.collect::<Vec<_>>()));
}

/// The ciphertext as it is, and with a secret difference, which may be zero.
fn changed(i: &Inputs, ciphertext: &[u8]) -> Vec<u8> {
    let mut changed = aside(|| ciphertext.to_vec());
    changed[5] ^= i.b[0] as u8;
    changed
}

/// The words that are in bytes, from any byte on.
fn words_in(bytes: &[u8]) -> impl Iterator<Item = u64> {
    let word = |w: &[u8]| u64::from_le_bytes(w.try_into().expect("eight bytes"));
    bytes.windows(8).map(word)
}

/// The words of the key pair that cases make of numbers: of its two small polynomials, and of what
/// stands for a bad ciphertext.
fn prime_key(n: &Numbers) -> Vec<u64> {
    let pair = PRIME.key_pair(&mut stream(&n.a));
    let (public, secret) = pair.expect("there are inverses");
    let bytes = secret.as_bytes();
    let small = (bytes.len() - public.as_bytes().len() - 32) / 3;
    let (polynomials, rest) = bytes.split_at(2 * small);
    let rest = &rest[public.as_bytes().len()..][..small];
    words_in(polynomials).chain(words_in(rest)).collect()
}

/// The same, of all bytes of the secret key.
fn ntru_key(set: ntru::Parameters, n: &Numbers) -> Vec<u64> {
    let pair = set.key_pair(&mut stream(&n.a));
    let (_, secret) = pair.expect("there are inverses");
    words_in(secret.as_bytes()).collect()
}

/// The inverse of the first polynomial, which is as secret as that: the two of them have words that
/// are zero or one bit, as is all that is on a stack.
fn bike_key(n: &Numbers) -> Vec<u64> {
    let pair = BIKE.key_pair(&mut stream(&n.a));
    let mut inverse = vec![0; pair.h0().len()];
    let found = presets::BIKE_L1.invert(&mut inverse, pair.h0());
    assert!(bool::from(found.expect("it is in range")));
    inverse
}

fn prime_key_pair(i: &Inputs, r: &mut Results) {
    let (public, secret) = PRIME
        .key_pair(&mut stream(&i.a))
        .expect("there are inverses");
    put(r, public.as_bytes());
    put(r, secret.as_bytes());
    hold_public(&secret);
    hold(public.h());
}

/// The public key in a secret one: everybody has it.
fn hold_public(secret: &prime::SecretKey) {
    hold(secret.public_key().as_bytes());
    hold(secret.public_key().h());
}

#[inline(never)]
fn prime_encapsulate(i: &Inputs, r: &mut Results) {
    let (public, _) = PRIME
        .key_pair(&mut stream(&[1]))
        .expect("there are inverses");
    let (ciphertext, key) = public.encapsulate(&mut stream(&i.a));
    put(r, &ciphertext);
    put(r, &key);
}

#[inline(never)]
fn prime_decapsulate(i: &Inputs, r: &mut Results) {
    let mut random = stream(&i.a);
    let (public, secret) = PRIME.key_pair(&mut random).expect("there are inverses");
    hold_public(&secret);
    hold(public.h());
    hold(public.as_bytes());
    let (ciphertext, _) = public.encapsulate(&mut random);
    for ciphertext in [hold(&ciphertext), &changed(i, &ciphertext)] {
        for key in [
            secret.decapsulate(ciphertext),
            PRIME.decapsulate(secret.as_bytes(), ciphertext),
        ] {
            put(r, &key.expect("the length is public"));
        }
    }
}

#[inline(never)]
fn prime_secret_key(i: &Inputs, r: &mut Results) {
    // The secret parts of a valid key: some bits of it do not matter, but all are secret.
    let (public, secret) = PRIME
        .key_pair(&mut stream(&i.a))
        .expect("there are inverses");
    let mut bytes = aside(|| secret.as_bytes().to_vec());
    // Behind the public key are as many bytes as each small polynomial has, and a digest.
    let small = (bytes.len() - public.as_bytes().len() - 32) / 3;
    make_undefined(&mut bytes[..]);
    make_defined(&mut bytes[2 * small..][..public.as_bytes().len()]);
    hold_public(&secret);
    hold(public.h());
    hold(public.as_bytes());
    let secret = PRIME.secret_key(&bytes).expect("it is a key");
    hold_public(&secret);
    let f = secret.f().iter().map(|&c| c as u8);
    put(r, &aside(|| f.collect::<Vec<_>>()));
}

fn ntru_key_pair(set: ntru::Parameters, i: &Inputs, r: &mut Results) {
    let (public, secret) = set.key_pair(&mut stream(&i.a)).expect("there are inverses");
    put(r, public.as_bytes());
    put(r, secret.as_bytes());
}

#[inline(never)]
fn hps_encapsulate(i: &Inputs, r: &mut Results) {
    let (public, _) = HPS.key_pair(&mut stream(&[1])).expect("there are inverses");
    let (ciphertext, key) = public.encapsulate(&mut stream(&i.a));
    put(r, &ciphertext);
    put(r, &key);
}

fn ntru_decapsulate(set: ntru::Parameters, i: &Inputs, r: &mut Results) {
    let mut random = stream(&i.a);
    let (public, secret) = set.key_pair(&mut random).expect("there are inverses");
    hold(public.as_bytes());
    let (ciphertext, _) = public.encapsulate(&mut random);
    for ciphertext in [hold(&ciphertext), &changed(i, &ciphertext)] {
        put(
            r,
            &secret
                .decapsulate(ciphertext)
                .expect("the length is public"),
        );
    }
}

#[inline(never)]
fn ntru_secret_key(i: &Inputs, r: &mut Results) {
    let (public, secret) = HPS.key_pair(&mut stream(&i.a)).expect("there are inverses");
    hold(public.as_bytes());
    let mut bytes = aside(|| secret.as_bytes().to_vec());
    make_undefined(&mut bytes[..]);
    let secret = HPS.secret_key(&bytes).expect("it is a key");
    let f = secret.f().iter().map(|&c| c as u8);
    put(r, &aside(|| f.collect::<Vec<_>>()));
}

#[inline(never)]
fn bike_key_pair(i: &Inputs, r: &mut Results) {
    let pair = BIKE.key_pair(&mut stream(&i.a));
    r.long(pair.h());
    r.long(pair.h0());
}
