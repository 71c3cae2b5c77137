// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key encapsulation against `pqcrypto-ntru` and `pqcrypto-ntruprime`: each side reads the other's
//! keys and ciphertexts, and answers changed ciphertexts with the same key, since the secret that
//! this comes from is in the secret key.

use bezout_ntru::{ntru, prime};
use pqcrypto_traits::kem::{Ciphertext, PublicKey, SecretKey, SharedSecret};

const ROUNDS: usize = 20;

fn random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has random bytes");
}

/// The ciphertext itself first, then changes of it.
fn changes(ciphertext: &[u8], round: usize) -> Vec<Vec<u8>> {
    let n = ciphertext.len();
    let bit = |at: usize| {
        let mut c = ciphertext.to_vec();
        c[at / 8] ^= 1 << (at % 8);
        c
    };
    let mut noise = vec![0; n];
    random(&mut noise);
    vec![
        ciphertext.to_vec(),
        bit(round),
        bit(8 * n - 1 - round),
        bit(round * 8 * n / ROUNDS),
        noise,
        vec![0; n],
        vec![255; n],
    ]
}

macro_rules! compare {
    ($($test:ident, $set:expr, $peer:path;)*) => {$(
        #[test]
        fn $test() {
            use $peer as peer;
            let set = $set;
            assert_eq!(peer::public_key_bytes(), set.public_key_bytes());
            assert_eq!(peer::secret_key_bytes(), set.secret_key_bytes());
            assert_eq!(peer::ciphertext_bytes(), set.ciphertext_bytes());
            for round in 0..ROUNDS {
                // Our keys in even rounds, theirs in odd ones.
                let (public, secret) = match round % 2 {
                    0 => {
                        let (public, secret) = set.key_pair(&mut random).expect("random bytes");
                        (public.as_bytes().to_vec(), secret.as_bytes().to_vec())
                    }
                    _ => {
                        let (public, secret) = peer::keypair();
                        (public.as_bytes().to_vec(), secret.as_bytes().to_vec())
                    }
                };
                let ours = set.secret_key(&secret).expect("a key");
                let theirs = peer::SecretKey::from_bytes(&secret).expect("the length");
                let (ciphertext, key) = set.public_key(&public).expect("a key").encapsulate(&mut random);
                let (their_key, their_ciphertext) =
                    peer::encapsulate(&peer::PublicKey::from_bytes(&public).expect("the length"));
                let pairs = [
                    (ciphertext, key.to_vec()),
                    (their_ciphertext.as_bytes().to_vec(), their_key.as_bytes().to_vec()),
                ];
                for (ciphertext, key) in pairs {
                    for (i, c) in changes(&ciphertext, round).iter().enumerate() {
                        let found = ours.decapsulate(c).expect("the length");
                        let peer = peer::decapsulate(&peer::Ciphertext::from_bytes(c).expect("the length"), &theirs);
                        assert_eq!(found, peer.as_bytes(), "round {round}, change {i}");
                        assert_eq!(found == key[..], i == 0, "round {round}, change {i}");
                    }
                }
            }
        }
    )*};
}

compare! {
    ntruhps2048509, ntru::HPS2048509, pqcrypto_ntru::ntruhps2048509;
    ntruhps2048677, ntru::HPS2048677, pqcrypto_ntru::ntruhps2048677;
    ntruhps4096821, ntru::HPS4096821, pqcrypto_ntru::ntruhps4096821;
    ntruhrss701, ntru::HRSS701, pqcrypto_ntru::ntruhrss701;
    sntrup653, prime::SNTRUP653, pqcrypto_ntruprime::sntrup653;
    sntrup761, prime::SNTRUP761, pqcrypto_ntruprime::sntrup761;
    sntrup857, prime::SNTRUP857, pqcrypto_ntruprime::sntrup857;
    sntrup953, prime::SNTRUP953, pqcrypto_ntruprime::sntrup953;
    sntrup1013, prime::SNTRUP1013, pqcrypto_ntruprime::sntrup1013;
    sntrup1277, prime::SNTRUP1277, pqcrypto_ntruprime::sntrup1277;
}
