// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signatures of DSTU 4145 against the crate `dstu-core`, OpenSSL's curve code and BouncyCastle,
//! and products of points with each algorithm of inversion: the smallest sample and the median of
//! each, in cycles of a chain of multiplications of known latency around each sample. Samples of
//! one curve take turns. x86-64 alone.
//!
//! OpenSSL has no DSTU 4145: its rows are the products of points that a signature and a
//! verification need, and leave out the rest. BouncyCastle runs in a process of its own, warm, and
//! is timed by its own clock.

mod clock;
mod inversions;
mod java;
mod openssl;

use bezout_dstu4145::{Curve, SigningKey, VerifyingKey, named};
use clock::Row;
use dstu_core::{crypto_sign, crypto_sign257};
use std::hint::black_box;

const DIGEST: [u8; 32] = [7; 32];

fn signatures<const N: usize>(m: usize, curve: &'static Curve<N>, peers: Vec<Row<'static>>) {
    let mut rng = getrandom::SysRng;
    let key = SigningKey::random(curve, &mut rng).expect("random numbers");
    let public = key.verifying_key().expect("a key");
    let point = public.point();
    // Fresh e and fresh signatures: a branch predictor must not know them.
    let nonces: Vec<[u64; N]> = (0..64)
        .map(|_| {
            let other = SigningKey::random(curve, &mut rng).expect("random numbers");
            let octets = other.to_le_octets();
            let mut words = [0; N];
            for (i, octet) in octets.iter().enumerate() {
                words[i / 8] |= u64::from(*octet) << (8 * (i % 8));
            }
            words
        })
        .collect();
    let signatures: Vec<_> = (0..64)
        .map(|_| key.sign(&DIGEST, &mut rng).expect("a signature"))
        .collect();
    let h = curve.hash_element(&DIGEST);
    let (key, public) = (&key, &public);
    let (h, point, nonces, signatures) = (&h, &point, &nonces, &signatures);
    let mut rows = vec![
        Row::new("sign", "bezout (ct)", |i| {
            black_box(
                key.sign_with_nonce(h, black_box(&nonces[i % 64]))
                    .expect("a signature"),
            );
        }),
        Row::new("sign", "bezout (ct), e drawn", |_| {
            black_box(
                key.sign(&DIGEST, &mut getrandom::SysRng)
                    .expect("a signature"),
            );
        }),
        Row::new("verify", "bezout, key prepared", |i| {
            public
                .verify(&DIGEST, black_box(&signatures[i % 64]))
                .expect("valid");
        }),
        Row::new("verify", "bezout, key from its coordinates", |i| {
            let public = VerifyingKey::new(curve, black_box(point)).expect("a key");
            public.verify(&DIGEST, &signatures[i % 64]).expect("valid");
        }),
    ];
    rows.extend(peers);
    clock::run(m, rows);
}

macro_rules! dstu_core_rows {
    ($module:ident, $octets:literal) => {{
        let mut d = [1; $octets];
        d[0] = 0;
        let key = $module::SigningKey::from_bytes(&d).expect("in range");
        let public = key.verifying_key();
        let signatures: Vec<_> = (0..64u8)
            .map(|i| {
                let mut digest = DIGEST;
                digest[5] = i;
                (digest, key.sign_digest(&digest))
            })
            .collect();
        let digests = signatures.clone();
        vec![
            Row::new("sign", "dstu-core 0.7 (ct)", move |i| {
                black_box(key.sign_digest(black_box(&digests[i % 64].0)));
            }),
            Row::new("verify", "dstu-core 0.7", move |i| {
                let (digest, signature) = &signatures[i % 64];
                assert!(public.verify_digest(digest, black_box(signature)));
            }),
        ]
    }};
}

fn main() {
    println!("cycles: the smallest sample, and the median");
    let mut peers = dstu_core_rows!(crypto_sign, 21);
    peers.extend(openssl::rows(named::polynomial_163()));
    signatures(163, named::polynomial_163(), peers);
    let mut peers = dstu_core_rows!(crypto_sign257, 33);
    peers.extend(openssl::rows(named::polynomial_257()));
    signatures(257, named::polynomial_257(), peers);
    signatures(
        431,
        named::polynomial_431(),
        openssl::rows(named::polynomial_431()),
    );
    java::print();
    println!("\nk P by double-and-add, with each algorithm of inversion");
    inversions::run(163, named::polynomial_163());
    inversions::run(257, named::polynomial_257());
    inversions::run(431, named::polynomial_431());
}
