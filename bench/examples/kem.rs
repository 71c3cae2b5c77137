// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key generation, encapsulation and decapsulation against `pqcrypto-ntru` and
//! `pqcrypto-ntruprime`, interleaved: the lowest tenth of the samples of each in thousands of
//! cycles, and the peer's by ours. The peers take keys as bytes at each call, and so do we; the
//! last columns are ours with keys that were read before. x86-64 alone.
//!
//!     cargo run --release --manifest-path bench/Cargo.toml --no-default-features --features pqclean --example kem

use bezout_measure::clock::{Clock, Ruler};
use bezout_ntru::{ntru, prime};
use pqcrypto_traits::kem::{PublicKey, SecretKey};
use std::hint::black_box;

const SAMPLES: usize = 401;

fn random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has random bytes");
}

/// Adds a sample, unless the clock was disturbed.
fn time<T>(samples: &mut Vec<f64>, work: impl FnOnce() -> T) -> T {
    let (mut work, mut result) = (Some(work), None);
    let readings = Ruler.measure(1, true, &mut |_| {
        result = work.take().map(|work| black_box(work()));
    });
    let cycles = readings.iter().flatten().filter_map(|one| one.cycles);
    samples.extend(cycles);
    result.expect("one part")
}

/// A tenth of the samples is lower: the smallest one may be of a clock that was wrong.
fn low(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() / 10).copied().unwrap_or(f64::NAN)
}

macro_rules! rows {
    ($($set:expr, $peer:path;)*) => {$({
        use $peer as peer;
        let set = $set;
        let (mut ours, mut theirs, mut held): ([Vec<f64>; 3], [Vec<f64>; 3], [Vec<f64>; 2]) = Default::default();
        for _ in 0..SAMPLES {
            let (public, secret) = time(&mut ours[0], || set.key_pair(&mut random)).expect("random bytes");
            time(&mut theirs[0], peer::keypair);
            let their_public = peer::PublicKey::from_bytes(public.as_bytes()).expect("the length");
            let their_secret = peer::SecretKey::from_bytes(secret.as_bytes()).expect("the length");
            // From bytes to bytes, as theirs.
            let (ciphertext, _) = time(&mut ours[1], || {
                set.public_key(public.as_bytes()).expect("a key").encapsulate(&mut random)
            });
            let (_, their_ciphertext) = time(&mut theirs[1], || peer::encapsulate(&their_public));
            time(&mut ours[2], || {
                set.decapsulate(secret.as_bytes(), &ciphertext)
            })
            .expect("the length");
            time(&mut theirs[2], || peer::decapsulate(&their_ciphertext, &their_secret));
            time(&mut held[0], || public.encapsulate(&mut random));
            time(&mut held[1], || secret.decapsulate(&ciphertext)).expect("the length");
        }
        print!("{:15}", set.name());
        let (ours, theirs, held) = (ours.map(low), theirs.map(low), held.map(low));
        for (x, y) in ours.into_iter().zip(theirs) {
            print!(" {:6.0} {:6.0} {:5.2}", x / 1e3, y / 1e3, y / x);
        }
        for (x, y) in held.into_iter().zip(&theirs[1..]) {
            print!(" {:6.0} {:5.2}", x / 1e3, y / x);
        }
        println!();
    })*};
}

fn main() {
    println!(
        "{:15} {:^20} {:^20} {:^20} {:^27}",
        "", "key pair", "encapsulation", "decapsulation", "both, keys held"
    );
    println!(
        "{:15}{}{}",
        "",
        "   ours   peer ratio".repeat(3),
        "   ours ratio".repeat(2)
    );
    rows! {
        ntru::HPS2048509, pqcrypto_ntru::ntruhps2048509;
        ntru::HPS2048677, pqcrypto_ntru::ntruhps2048677;
        ntru::HPS4096821, pqcrypto_ntru::ntruhps4096821;
        ntru::HRSS701, pqcrypto_ntru::ntruhrss701;
        prime::SNTRUP653, pqcrypto_ntruprime::sntrup653;
        prime::SNTRUP761, pqcrypto_ntruprime::sntrup761;
        prime::SNTRUP857, pqcrypto_ntruprime::sntrup857;
        prime::SNTRUP953, pqcrypto_ntruprime::sntrup953;
        prime::SNTRUP1013, pqcrypto_ntruprime::sntrup1013;
        prime::SNTRUP1277, pqcrypto_ntruprime::sntrup1277;
    }
}
