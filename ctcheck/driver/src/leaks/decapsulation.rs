// SPDX-License-Identifier: MIT OR Apache-2.0
//! Decapsulation of a secret ciphertext, which may have been changed, with a branch on whether it
//! was: what implicit rejection is there to hide. Without it, it is one of the cases that have to
//! pass.

use crate::inputs::Inputs;
use crate::numbers::Generator;
use crate::results::Results;
use bezout_ntru::ntru::HPS2048509;
use core::hint::black_box;

/// What a key pair makes public.
pub const KEY_PAIR: usize = 3;

#[inline(never)]
pub fn with_branch(i: &Inputs, r: &mut Results) {
    let mut rng = Generator::new(i.a[0]);
    let random = &mut |bytes: &mut [u8]| {
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&rng.word().to_le_bytes()[..part.len()]);
        }
    };
    let pair = HPS2048509.key_pair(random);
    let (public, secret) = pair.expect("there are inverses");
    let (mut ciphertext, key) = public.encapsulate(random);
    ciphertext[0] ^= i.b[0] as u8 & 1;
    let found = secret.decapsulate(&ciphertext);
    let mut found = found.expect("the length is public");
    let difference = found.iter().zip(key).fold(0, |all, (x, y)| all | (x ^ y));
    if difference != 0 {
        // The mistake: work that only wrong ciphertexts cause.
        for x in black_box(&mut found) {
            *x = x.rotate_left(3);
        }
    }
    r.bytes(&found);
}
