// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors of RFC 7748, sections 5.2 and 6.1.

mod support;

use bezout_x25519::{BASE_POINT, public_key, shared_secret, x25519};
use support::bytes;

#[test]
fn single_calls() {
    // The second coordinate has its highest bit set.
    for [scalar, u, out] in [
        [
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ],
        [
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ],
    ] {
        assert_eq!(x25519(&bytes(scalar), &bytes(u)), bytes(out));
    }
}

/// `count` calls: the result is the next scalar, the scalar the next coordinate.
fn iterate(count: usize) -> [u8; 32] {
    let (mut scalar, mut u) = (BASE_POINT, BASE_POINT);
    for _ in 0..count {
        (scalar, u) = (x25519(&scalar, &u), scalar);
    }
    scalar
}

#[test]
fn iterated() {
    let one = "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079";
    let thousand = "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51";
    assert_eq!(iterate(1), bytes(one));
    assert_eq!(iterate(1000), bytes(thousand));
}

#[test]
#[ignore = "takes a minute: `cargo test -p bezout-x25519 -- --ignored`"]
fn iterated_a_million_times() {
    let million = "7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424";
    assert_eq!(iterate(1_000_000), bytes(million));
}

#[test]
fn key_exchange() {
    let [alice, bob] = [
        "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
        "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
    ]
    .map(bytes);
    let [of_alice, of_bob] = [
        "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
        "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
    ]
    .map(bytes);
    let shared = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    assert_eq!(public_key(&alice), of_alice);
    assert_eq!(public_key(&bob), of_bob);
    assert_eq!(shared_secret(&alice, &of_bob).unwrap(), shared);
    assert_eq!(shared_secret(&bob, &of_alice).unwrap(), shared);
}
