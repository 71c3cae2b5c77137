// SPDX-License-Identifier: MIT OR Apache-2.0
//! The verification of proofs.

use crate::challenge::{Challenge, OCTETS};
use crate::error::{Error, Which};
use bezout_class_group::{Decoding, Form};

/// Whether octets prove `x^(2^iterations)`, which they begin with: a proof of one segment or of
/// several, as chiavdf has them.
///
/// The octets are y and the proof of the last segment; then, from the last segment but one to the
/// first, its squarings in 8 octets, its challenge in 33, and its proof. The number of segments
/// follows from the length.
///
/// *Timing:* variable. *Cost:* for each segment two powers with exponents of 264 bits, and a prime
/// of that length.
/// *Source:* \[Wes19\].
///
/// # Errors
/// [`Error::Length`], [`Error::Form`], [`Error::Iterations`], [`Error::Challenge`],
/// [`Error::Wrong`]: why the octets are no proof.
pub fn verify(x: &Form, iterations: u64, proof: &[u8], decoding: Decoding) -> Result<(), Error> {
    let d = x.discriminant();
    let form = Form::encoded_len(d);
    let segment = 8 + OCTETS + form;
    if proof.len() < 2 * form || !(proof.len() - 2 * form).is_multiple_of(segment) {
        return Err(Error::Length {
            octets: proof.len(),
            first: 2 * form,
            segment,
        });
    }
    let read = |octets: &[u8], which| {
        Form::from_bytes(d, octets, decoding).map_err(|error| Error::Form { which, error })
    };
    let (last, before) = proof.split_at(2 * form);
    let segments = before.len() / segment;
    let y = read(&last[..form], Which::Output)?;
    let pi = read(&last[form..], Which::Proof(segments + 1))?;
    let (mut x, mut left) = (x.clone(), iterations);
    for (i, octets) in before.rchunks(segment).enumerate() {
        let number = i + 1;
        let (head, proof) = octets.split_at(8 + OCTETS);
        let (count, prime) = head.split_first_chunk::<8>().expect("it is longer");
        let squarings = u64::from_be_bytes(*count);
        left = left.checked_sub(squarings).ok_or(Error::Iterations)?;
        let wrong = Error::Challenge { segment: number };
        let prime = prime.try_into().expect("it is as long");
        let challenge = Challenge::read(prime).ok_or(wrong.clone())?;
        let proof = read(proof, Which::Proof(number))?;
        let next = recover(&x, &proof, &challenge, squarings);
        if Challenge::of(&x, &next).0 != challenge.0 {
            return Err(wrong);
        }
        x = next;
    }
    let challenge = Challenge::of(&x, &y);
    match recover(&x, &pi, &challenge, left) == y {
        true => Ok(()),
        false => Err(Error::Wrong),
    }
}

/// The y that a proof shows if this is its challenge: `pi^B x^(2^T mod B)`.
fn recover(x: &Form, pi: &Form, challenge: &Challenge, squarings: u64) -> Form {
    let rest = challenge.power_of_two(squarings);
    let factors = [(pi, challenge.limbs()), (x, &rest.limbs()[..])];
    let power = Form::product_of_powers(&factors).expect("both have the same discriminant");
    power.expect("a challenge is not 0")
}
