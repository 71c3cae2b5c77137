// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors that the executable specification writes: keys, ciphertexts, and what wrong
//! ciphertexts are answered with, byte by byte.

mod common;

use bezout_ntru::{Error, Set, bike};
use common::source::{changed, source, tests};
use common::{decapsulate, hex};
use sha3::{Digest, Sha3_256};

fn digest(bytes: &[u8]) -> String {
    hex(&Sha3_256::digest(bytes))
}

#[test]
fn encapsulation() -> Result<(), Error> {
    let sets: Vec<Set> = Set::all().collect();
    let mut seen = vec![0; sets.len()];
    for test in tests(include_str!("../vectors/kem.json")) {
        let place = sets.iter().position(|s| s.name() == test["set"]).unwrap();
        let set = &sets[place];
        seen[place] += 1;
        let mut random = source(&test);
        let mut drawn = 0;
        let (public, secret) = set.key_pair(&mut |bytes| {
            drawn += bytes.len();
            random(bytes);
        })?;
        assert_eq!(drawn as u64, test["drawn"], "{test}");
        assert_eq!(digest(&public), test["public"], "{test}");
        assert_eq!(digest(&secret), test["secret"], "{test}");
        let (ciphertext, key) = set.encapsulate(&public, &mut random)?;
        assert_eq!(digest(&ciphertext), test["ciphertext"], "{test}");
        assert_eq!(hex(&key), test["key"], "{test}");
        assert_eq!(decapsulate(set, &secret, &ciphertext)?, key);
        let rejected = test["rejected"].as_object().unwrap();
        assert_eq!(rejected.len(), 5);
        for (name, expected) in rejected {
            let found = decapsulate(set, &secret, &changed(name, &ciphertext))?;
            assert_eq!(hex(&found), *expected, "{name} {test}");
            assert_ne!(found, key);
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    Ok(())
}

#[test]
fn keys_of_bike() {
    let mut seen = 0;
    for test in tests(include_str!("../vectors/bike.json")) {
        let level = ["bike-l1", "bike-l3", "bike-l5"];
        let level = level.iter().position(|name| *name == test["ring"]).unwrap();
        let set = &bike::ALL[level];
        let pair = set.key_pair(&mut source(&test));
        for (name, words) in [("h0", pair.h0()), ("h1", pair.h1()), ("h", pair.h())] {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let (bytes, rest) = bytes.split_at(set.r().div_ceil(8));
            assert_eq!(digest(bytes), test[name], "{name} {test}");
            assert!(rest.iter().all(|&byte| byte == 0));
        }
        seen |= 1 << level;
    }
    assert_eq!(seen, 7);
}
