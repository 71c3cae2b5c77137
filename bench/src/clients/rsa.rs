// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the crate `rsa` computes when it makes a key: with its numbers, and with this library.

use crate::row::{Answer, Row, Timing};
use bezout::dynamic;
use bezout_rsa_keys::RsaKey;
use num_bigint::BigUint;
use num_bigint_dig::{BigUint as Dig, ModInverse};

const DIG: &str = concat!("num-bigint-dig/", env!("VERSION_NUM_BIGINT_DIG"));
const RSA: &str = concat!("rsa/", env!("VERSION_RSA"));

/// The primes of a committed key.
pub fn primes(bits: u64) -> [BigUint; 2] {
    let text = include_str!("../../../crates/bezout-rsa-keys/vectors/openssl.json");
    let vectors: serde_json::Value = serde_json::from_str(text).expect("a committed file");
    let mut keys = vectors["keys"].as_array().into_iter().flatten();
    let key = keys.find(|key| key["bits"] == bits && key["e"] == "0x10001");
    let key = key.expect("a key of this length");
    ["p", "q"].map(|name| {
        let digits = key[name]
            .as_str()
            .unwrap_or_default()
            .trim_start_matches("0x");
        BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal digits")
    })
}

fn dig(x: &BigUint) -> Dig {
    Dig::from_bytes_be(&x.to_bytes_be())
}

fn limbs(x: &Dig) -> Vec<u64> {
    dynamic::from_be_bytes(&x.to_bytes_be())
}

/// The inverse of a number modulo a prime, between numbers of the crate that `rsa` 0.9 stands on.
pub fn q_inv() -> Vec<Row> {
    let row = |name, timing, invert: fn(&Dig, &Dig) -> Option<Dig>| {
        Row::new(
            name,
            timing,
            |operands| ((dig(&operands.modulus), None), operands.map(dig)),
            move |(m, out): &mut (Dig, Option<Dig>), x| {
                *out = invert(x, m);
                out.is_some().into()
            },
            |(_, out)| {
                let number = |x: &Dig| BigUint::from_bytes_be(&x.to_bytes_be());
                Answer::Inverse(out.as_ref().map(number))
            },
        )
    };
    vec![
        row(DIG, Timing::Variable, |x, m| {
            x.mod_inverse(m).and_then(|y| y.to_biguint())
        }),
        row(
            "bezout/dynamic::invert_odd_mod",
            Timing::Constant,
            |x, m| {
                let y = dynamic::invert_odd_mod(&limbs(x), &limbs(m)).ok()?;
                let y = y.into_option()?;
                let mut bytes = vec![0; 8 * y.len()];
                dynamic::to_be_bytes(&y, &mut bytes).ok()?;
                Some(Dig::from_bytes_be(&bytes))
            },
        ),
    ]
}

/// All private numbers from two primes: what is between them and a key.
pub fn key() -> Vec<Row> {
    let [p, q] = primes(2048);
    let bytes = [&p, &q].map(|x| x.to_bytes_be());
    let theirs = [&p, &q].map(dig);
    let expected = q.modinv(&p).map(|y| y.to_bytes_be());
    let right = expected.clone();
    vec![
        Row::new(
            format!("{RSA} from_p_q"),
            Timing::Variable,
            |_| (None, vec![(); 4096]),
            move |out, ()| {
                let [p, q] = theirs.clone();
                let key = rsa::RsaPrivateKey::from_p_q(p, q, Dig::from(65537u32)).ok();
                *out = key;
                out.is_some().into()
            },
            move |out: &Option<rsa::RsaPrivateKey>| {
                let found = out.as_ref().and_then(|key| key.crt_coefficient());
                Answer::Right(found.map(|y| y.to_bytes_be()) == expected)
            },
        ),
        Row::new(
            "bezout/RsaKey::from_primes",
            Timing::Constant,
            |_| (None, vec![(); 4096]),
            move |out, ()| {
                *out = RsaKey::from_primes(&bytes[0], &bytes[1], &[1, 0, 1]).ok();
                out.is_some().into()
            },
            move |out: &Option<RsaKey>| {
                let found = out.as_ref().map(|key| BigUint::from_bytes_be(key.q_inv()));
                Answer::Right(found.map(|y| y.to_bytes_be()) == right)
            },
        ),
    ]
}
