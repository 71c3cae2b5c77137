// SPDX-License-Identifier: MIT OR Apache-2.0
//! The known answers of the submissions: what NIST's generator, seeded as there, makes of key
//! generation, encapsulation and decapsulation, in the text format of the files, has the digests
//! that are published.

mod common;

use aes::Aes256;
use aes::cipher::{BlockCipherEncrypt, KeyInit};
use bezout_ntru::{Error, Set, ntru};
use common::{decapsulate, hex};
use sha2::{Digest, Sha256};

/// The first answer of each file, by PQClean (`nistkat-sha256`), and the text of all 100, by
/// liboqs, which lacks some sets.
const KNOWN: [(&str, &str, Option<&str>); 10] = [
    (
        "ntruhps2048509",
        "fc314366fbe795e2db6d29abb9f5b2ff43f0f608d0bd66161f9450364f0d271b",
        Some("d204a151fd8d10e0f6fe484d55362d779fbcb468ac5ae2cd18409b1fd76b4641"),
    ),
    (
        "ntruhps2048677",
        "33e2cad6c2a2f17991517050d7a1b745908c84b8283a4e0f07dbe6f62d166507",
        Some("3489450d349454bf4914f7947a33ebc6bc5e16d15d19da6820a8168e125a1084"),
    ),
    (
        "ntruhps4096821",
        "1a8382ae0c801a43cf461c98d22743f5b2d8a1ffed1b1df0dd767de2c2874597",
        Some("143f43534b9705f6485b4a3f1cefda3283f12550e88e294c743b72a9f7d3fcba"),
    ),
    (
        "ntruhrss701",
        "501e000c3eb374ffbfb81b0f16673a6282116465936608d7d164b05635e769e8",
        Some("684d7e77641399b136fbb4b9261bdca6e83887453a0565e2aef3540821138ada"),
    ),
    (
        "sntrup653",
        "0d8643f1c81a20f4de836542224c49f01a3d4498d612f98577d76710896ed7fc",
        None,
    ),
    (
        "sntrup761",
        "afc42c3a5b10f4ef69654250097ebda9b9564570f4086744b24a6daf2bd1f89a",
        Some("36e1e53d4e6e295e8fb804449958ad9a3719aa350e91933c65791b9117382d57"),
    ),
    (
        "sntrup857",
        "8e58185a923122f15522eba1626f7f01f5bd5aa4503c1245df88f0e31a22d967",
        None,
    ),
    (
        "sntrup953",
        "8c786712c07f62d81a1f5e3952db73d0b789d55ca72fd601ba23d20a309bf85c",
        None,
    ),
    (
        "sntrup1013",
        "bbc3d76c65da19761a671321c7a1aefa3d2abaf876c1b1d7c892c71665bf6a0e",
        None,
    ),
    (
        "sntrup1277",
        "d87346476ee6d70d6a8b27f811bf3cf20c1bd2b2d836f64c9c83348d5769865a",
        None,
    ),
];

/// AES-256 in counter mode \[BK15\], without derivation function, prediction or reseeding.
struct Drbg {
    cipher: Aes256,
    counter: u128,
}

impl Drbg {
    fn new(seed: &[u8]) -> Self {
        let mut drbg = Self {
            cipher: Aes256::new(&[0; 32].into()),
            counter: 0,
        };
        drbg.update(seed);
        drbg
    }

    fn block(&mut self) -> [u8; 16] {
        self.counter = self.counter.wrapping_add(1);
        let mut block = self.counter.to_be_bytes().into();
        self.cipher.encrypt_block(&mut block);
        block.into()
    }

    fn update(&mut self, data: &[u8]) {
        let blocks = [self.block(), self.block(), self.block()].concat();
        let new: Vec<u8> = blocks.iter().zip(data).map(|(x, y)| x ^ y).collect();
        self.cipher = Aes256::new_from_slice(&new[..32]).unwrap();
        self.counter = u128::from_be_bytes(new[32..].try_into().unwrap());
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(16) {
            let block = self.block();
            part.copy_from_slice(&block[..part.len()]);
        }
        self.update(&[0; 48]);
    }
}

/// The text of one answer.
fn answer(set: &Set, count: usize, seed: &[u8]) -> Result<String, Error> {
    let mut drbg = Drbg::new(seed);
    let mut random = |bytes: &mut [u8]| drbg.fill(bytes);
    let (public, secret) = set.key_pair(&mut random)?;
    let (ciphertext, key) = set.encapsulate(&public, &mut random)?;
    assert_eq!(decapsulate(set, &secret, &ciphertext)?, key);
    assert_eq!(
        [public.len(), secret.len(), ciphertext.len()],
        [
            set.public_key_bytes(),
            set.secret_key_bytes(),
            set.ciphertext_bytes()
        ]
    );
    let fields = [seed, &public, &secret, &ciphertext, &key];
    let names = ["seed", "pk", "sk", "ct", "ss"].into_iter();
    let lines = names
        .zip(fields)
        .map(|(name, x)| format!("{name} = {}\n", hex(x).to_uppercase()));
    Ok(format!("count = {count}\n{}", lines.collect::<String>()))
}

/// The seeds of a file.
fn seeds(entropy: &[u8; 48]) -> impl Iterator<Item = [u8; 48]> + use<> {
    let mut drbg = Drbg::new(entropy);
    core::iter::repeat_with(move || {
        let mut seed = [0; 48];
        drbg.fill(&mut seed);
        seed
    })
}

fn entropy() -> [u8; 48] {
    core::array::from_fn(|i| i as u8)
}

fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))
}

#[test]
fn first_answers() -> Result<(), Error> {
    let seed = seeds(&entropy()).next().unwrap();
    for (set, (name, first, _)) in Set::all().zip(KNOWN) {
        assert_eq!(set.name(), name);
        assert_eq!(digest(&answer(&set, 0, &seed)?), first, "{name}");
    }
    let other = seeds(&[0; 48]).next().unwrap();
    assert_ne!(
        digest(&answer(&Set::Ntru(ntru::HPS2048509), 0, &other)?),
        KNOWN[0].1
    );
    Ok(())
}

#[test]
fn all_answers() -> Result<(), Error> {
    for (set, (name, _, all)) in Set::all().zip(KNOWN) {
        let Some(all) = all else { continue };
        let seeds = seeds(&entropy()).take(100).enumerate();
        let answers: Result<Vec<_>, _> = seeds
            .map(|(count, seed)| answer(&set, count, &seed))
            .collect();
        assert_eq!(digest(&answers?.join("\n")), all, "{name}");
    }
    Ok(())
}
