// SPDX-License-Identifier: MIT OR Apache-2.0
//! Comparison with independent implementations: x25519-dalek, and the crate elligator2 on the field
//! arithmetic of fiat-crypto.

mod support;

use bezout::pseudo_mersenne::F25519;
use bezout_exercise::random::Random;
use bezout_x25519::elligator2::{
    from_uniform, map_to_u, public_key_with_torsion, representative, to_uniform,
};
use bezout_x25519::{BASE_POINT, public_key, shared_secret, x25519};
use support::{SMALL_ORDER, bytes, edge_coordinates, edge_secrets};

fn agree(secret: [u8; 32], u: [u8; 32]) {
    let expected = x25519_dalek::x25519(secret, u);
    assert_eq!(x25519(&secret, &u), expected, "{secret:02x?} {u:02x?}");
    let zero = expected == [0; 32];
    assert_eq!(bool::from(shared_secret(&secret, &u).is_none()), zero);
}

#[test]
fn x25519_of_random_inputs() {
    let mut rng = Random(1);
    for _ in 0..1000 {
        let (secret, u) = (rng.bytes(), rng.bytes());
        agree(secret, u);
        agree(secret, BASE_POINT);
    }
}

#[test]
fn x25519_of_edge_inputs() {
    let (secrets, coordinates) = (edge_secrets(), edge_coordinates());
    assert!(secrets.len() >= 16 && coordinates.len() >= 160);
    // Every pair would take long: each coordinate meets three secrets, each secret ten coordinates.
    let mut pairs = 0;
    for (i, u) in coordinates.iter().enumerate() {
        for k in 0..3 {
            agree(secrets[(i + 5 * k) % secrets.len()], *u);
            pairs += 1;
        }
    }
    assert_eq!(pairs, 3 * coordinates.len());
}

#[test]
fn keys_of_small_order_are_refused() {
    let mut rng = Random(2);
    for text in SMALL_ORDER {
        let mut u = bytes(text);
        for _ in 0..2 {
            assert_eq!(x25519(&rng.bytes(), &u), [0; 32], "{text}");
            assert!(
                bool::from(shared_secret(&rng.bytes(), &u).is_none()),
                "{text}"
            );
            u[31] ^= 0x80;
        }
    }
}

#[test]
fn torsion_changes_no_shared_secret() {
    let mut rng = Random(3);
    for _ in 0..20 {
        let (ours, theirs) = (rng.bytes(), rng.bytes());
        let usual = public_key(&ours);
        let shared = x25519_dalek::x25519(theirs, usual);
        let keys = [0, 1, 2, 3, 4, 5, 6, 7].map(|k| public_key_with_torsion(&ours, k));
        for (k, key) in keys.iter().enumerate() {
            assert_eq!(x25519_dalek::x25519(theirs, *key), shared);
            // Eight different points, no two of them negatives of each other.
            assert!(!keys[..k].contains(key));
            // Higher bits of the choice are ignored.
            assert_eq!(public_key_with_torsion(&ours, k as u8 | 0x58), *key);
        }
        assert_eq!(keys[0], usual);
    }
}

#[test]
fn elligator_of_bytes() {
    let mut rng = Random(4);
    for _ in 0..1000 {
        let x = rng.bytes();
        assert_eq!(from_uniform(&x), elligator2::from_representative(&x));
    }
    for x in edge_coordinates() {
        assert_eq!(from_uniform(&x), elligator2::from_representative(&x));
    }
}

/// The other crate calls the branch by the lowest bit, and expects a point of the curve other than
/// (0, 0).
#[test]
fn elligator_of_points() {
    let mut rng = Random(5);
    let (mut some, mut none, mut twist) = (0, 0, 0);
    let random = (0..1000).map(|_| rng.bytes()).collect();
    for mut u in [random, edge_coordinates()].concat() {
        u[31] &= 0x7f;
        let on_curve = elligator2::is_montgomery_u(&u);
        if F25519::from_le_bytes(&u) == F25519::ZERO {
            continue;
        }
        for bits in 0..8 {
            let ours = to_uniform(&u, bits).into_option();
            if !on_curve {
                assert_eq!(ours, None);
                twist += 1;
                continue;
            }
            let theirs = elligator2::to_representative(&u, bits.rotate_right(2));
            assert_eq!(ours, theirs, "{u:02x?} {bits}");
            match ours {
                Some(_) => some += 1,
                None => none += 1,
            }
        }
    }
    println!("{some} with a representative, {none} without, {twist} of the twist");
    assert!(some > 1500 && none > 1500 && twist > 3000);
}

#[test]
fn elligator_of_field_elements() {
    let mut rng = Random(6);
    for _ in 0..200 {
        let mut x = rng.bytes();
        x[31] &= 0x3f;
        let r = F25519::from_le_bytes(&x);
        let u = map_to_u(&r);
        assert_eq!(u.to_le_bytes(), elligator2::from_representative(&x));
        let back = [0, 1].map(|odd| representative(&u, odd.into()).unwrap());
        assert!(back.contains(&r));
    }
}
