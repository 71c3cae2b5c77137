// SPDX-License-Identifier: MIT OR Apache-2.0
//! NTRU and NTRU Prime: ciphertexts of chosen random bytes, changed and not.

use crate::choose::Choose;
use bezout_ntru::{Error, ntru, prime};
use std::sync::OnceLock;

type Pair<P, S> = OnceLock<Vec<(P, S)>>;

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let sets = ntru::ALL.len() + prime::ALL.len();
    let set = choose.up_to(sets - 1);
    match set.checked_sub(ntru::ALL.len()) {
        None => with_ntru(set, &mut choose),
        Some(set) => with_prime(set, &mut choose),
    }
}

/// Bytes for a key that is the same in every run.
fn fixed(seed: u8) -> impl FnMut(&mut [u8]) {
    let mut state = u32::from(seed) + 1;
    move |bytes| {
        for byte in bytes {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *byte = (state >> 24) as u8;
        }
    }
}

/// Chosen bytes: the input's, or the same byte again and again, or any.
fn chosen(choose: &mut Choose<'_>) -> impl FnMut(&mut [u8]) {
    let same = choose.bit().then(|| choose.up_to(255) as u8);
    let mut start = choose.bytes(64).to_vec().into_iter();
    let mut rest = fixed(choose.up_to(255) as u8);
    move |bytes| match same {
        Some(same) => bytes.fill(same),
        None => {
            rest(bytes);
            bytes
                .iter_mut()
                .zip(&mut start)
                .for_each(|(byte, chosen)| *byte = chosen);
        }
    }
}

/// Changes a few places, or replaces all.
fn changed(bytes: &[u8], choose: &mut Choose<'_>) -> Vec<u8> {
    let mut out = bytes.to_vec();
    match choose.up_to(3) {
        0 => chosen(choose)(&mut out),
        1 => out.truncate(choose.up_to(bytes.len())),
        _ => {
            for _ in 0..=choose.up_to(3) {
                let place = choose.up_to(out.len() - 1);
                out[place] ^= choose.up_to(255) as u8;
            }
        }
    }
    out
}

fn check(
    decapsulate: impl Fn(&[u8]) -> Result<[u8; 32], Error>,
    good: (Vec<u8>, [u8; 32]),
    choose: &mut Choose<'_>,
) {
    let (ciphertext, key) = good;
    assert_eq!(decapsulate(&ciphertext).as_ref(), Ok(&key));
    let other = changed(&ciphertext, choose);
    let answer = decapsulate(&other);
    assert_eq!(
        answer,
        decapsulate(&other),
        "the same bytes have the same key"
    );
    assert_eq!(answer.is_ok(), other.len() == ciphertext.len());
    assert_eq!(
        answer.as_ref() == Ok(&key),
        other == ciphertext,
        "the key of other bytes"
    );
}

/// Keys and ciphertexts of one of the two systems.
macro_rules! with {
    ($name:ident, $kem:ident) => {
        fn $name(set: usize, choose: &mut Choose<'_>) {
            static KEYS: Pair<$kem::PublicKey, $kem::SecretKey> = OnceLock::new();
            let make = || {
                let pair =
                    |set: &$kem::Parameters| set.key_pair(&mut fixed(7)).expect("a fixed key");
                $kem::ALL.iter().map(pair).collect()
            };
            let (parameters, (public, secret)) = (&$kem::ALL[set], &KEYS.get_or_init(make)[set]);
            match choose.up_to(3) {
                0 => {
                    let bytes = changed(public.as_bytes(), choose);
                    if let Ok(key) = parameters.public_key(&bytes) {
                        assert_eq!(key.as_bytes(), bytes);
                        key.encapsulate(&mut chosen(choose));
                    }
                }
                1 => {
                    let bytes = changed(secret.as_bytes(), choose);
                    if let Ok(key) = parameters.secret_key(&bytes) {
                        assert_eq!(key.as_bytes(), bytes);
                        let (ciphertext, _) = public.encapsulate(&mut chosen(choose));
                        assert_eq!(key.decapsulate(&ciphertext), key.decapsulate(&ciphertext));
                    }
                }
                _ => {
                    let good = public.encapsulate(&mut chosen(choose));
                    check(|c| secret.decapsulate(c), good, choose);
                }
            }
        }
    };
}
with!(with_ntru, ntru);
with!(with_prime, prime);
