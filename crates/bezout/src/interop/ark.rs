// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of `ark-ff` 0.6: those of arkworks' curves, small ones, and their extensions.

use crate::integer::types::small::{Modulus, Word};
use ::ark_ff::{self, SmallFp, SmallFpConfig};

#[allow(
    clippy::duplicate_mod,
    reason = "the same functions, for the traits of either version"
)]
#[path = "arkworks.rs"]
mod arkworks;
pub use arkworks::*;

impl<P: SmallFpConfig> BezoutField for SmallFp<P> {
    fn bezout_batch_inversion(v: &mut [Self]) {
        match (
            P::MODULUS_U128 % 2,
            P::MODULUS_U128 >> 32,
            P::MODULUS_U128 >> 64,
        ) {
            (1, 0, _) => of_words::<P, u32>(v),
            (1, _, 0) => of_words::<P, u64>(v),
            _ => ark_ff::batch_inversion(v),
        }
    }
}

/// The word of an element is a multiple of it, by that of one.
fn of_words<P: SmallFpConfig, W: Word>(v: &mut [SmallFp<P>]) {
    let word = |x: &SmallFp<P>| W::low(Into::<u128>::into(x.value) as u64);
    let one: u128 = P::ONE.value.into();
    let (modulus, factor) = (P::MODULUS_U128 as u64, one * one % P::MODULUS_U128);
    arkworks::of_one_word(v, &Modulus::of(modulus), factor as u64, word, |word| {
        // It is below the modulus, so that it fits.
        SmallFp::from_raw(P::T::try_from(u128::from(word.into())).unwrap_or_default())
    });
}
