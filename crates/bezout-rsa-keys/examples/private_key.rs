// SPDX-License-Identifier: MIT OR Apache-2.0
//! Writes the private key of two primes to standard output, as `openssl rsa -inform DER` reads it.
//!
//!     private_key P Q [E]
//!
//! Numbers are hexadecimal; the public exponent is 10001, 65537, unless given. What stands on a
//! command line is seen by all users of a machine: this is for a look at the library, not for keys
//! that are to be used.

use bezout_rsa_keys::RsaKey;
use std::io::Write;
use std::process::ExitCode;
use zeroize::Zeroizing;

fn bytes(name: &str, digits: &str) -> Result<Vec<u8>, String> {
    let digits = digits.strip_prefix("0x").unwrap_or(digits);
    let wrong = || format!("{name} is no number; hexadecimal digits are accepted");
    if digits.is_empty() || !digits.bytes().all(|d| d.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    let even = format!("{}{digits}", if digits.len() % 2 == 1 { "0" } else { "" });
    (0..even.len() / 2)
        .map(|i| u8::from_str_radix(&even[2 * i..2 * i + 2], 16).map_err(|_| wrong()))
        .collect()
}

/// The key in DER, from the arguments of the command.
fn der(arguments: &[&str]) -> Result<Zeroizing<Vec<u8>>, String> {
    let (p, q, e) = match arguments {
        [p, q] => (p, q, "10001"),
        [p, q, e] => (p, q, *e),
        _ => return Err("usage: private_key P Q [E], hexadecimal".into()),
    };
    let (p, q, e) = (bytes("P", p)?, bytes("Q", q)?, bytes("E", e)?);
    let key = RsaKey::from_primes(&p, &q, &e).map_err(|error| error.to_string())?;
    Ok(key.to_pkcs1_der_vartime())
}

fn write(arguments: &[&str]) -> Result<(), String> {
    let written = std::io::stdout().write_all(&der(arguments)?);
    written.map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match write(&arguments.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("private_key: {why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_a_key() {
        // Mersenne's primes 2^607 - 1 and 2^521 - 1.
        let (p, q) = (
            ["7f", &"ff".repeat(75)].concat(),
            ["0x1ff", &"ff".repeat(64)].concat(),
        );
        let key = der(&[&p, &q]).expect("a key");
        assert_eq!(key[..4], [0x30, 0x82, 0x02, 0x9b]);
        assert_eq!(der(&[&p, &q, "010001"]), Ok(key));
        let refused: [(&[&str], &str); 6] = [
            (&[], "usage"),
            (&[&p], "usage"),
            (&[&p, "x"], "Q is no number"),
            (&[&p, ""], "Q is no number"),
            (&[&p, &p], "p and q are equal"),
            (&[&p, &q, "3"], "e shares a factor"),
        ];
        for (arguments, part) in refused {
            let error = der(arguments).expect_err("no key");
            assert!(error.contains(part), "{error}");
        }
    }
}
