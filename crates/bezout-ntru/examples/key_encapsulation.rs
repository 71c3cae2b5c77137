// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two sides agree on a key: one has a key pair, the other one its public key.

use bezout_ntru::Error;
use bezout_ntru::prime::SNTRUP761;

fn random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has random bytes");
}

fn main() -> Result<(), Error> {
    let (public, secret) = SNTRUP761.key_pair(&mut random)?;
    let sent = public.as_bytes().to_vec();

    let received = SNTRUP761.public_key(&sent)?;
    let (ciphertext, theirs) = received.encapsulate(&mut random);

    let ours = secret.decapsulate(&ciphertext)?;
    assert_eq!(ours, theirs);
    println!(
        "{} bytes, then {} bytes: both have the same key",
        sent.len(),
        ciphertext.len()
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_sides_agree() {
        super::main().expect("random bytes have inverses");
    }
}
