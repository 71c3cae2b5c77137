// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of Plonky3, by the trait `Field` of `p3-field` 0.8.
//!
//! Elements become words by the trait's own streams, and numbers become elements by it, so that no
//! crate of a field is needed. These words are a multiple of the number: in Montgomery's form, or
//! the number itself.

use crate::ct::wipe;
use crate::integer::choice::Way;
use crate::integer::types::small::{Extension, Modulus};
use alloc::vec::Vec;
use core::any::{Any, TypeId};
use core::cell::Cell;
use p3_field::batch_multiplicative_inverse_general as by_products;
use p3_field::extension::BinomialExtensionField;
use p3_field::integers::QuotientMap;
use p3_field::{Field, FieldArray, PackedValue, PrimeCharacteristicRing};
use subtle::Choice;

/// Elements that are inverted together: as words, they are on the stack.
const TOGETHER: usize = 1024;

/// Fewer elements of a prime field, and of an extension, are inverted by Plonky3: our inverse is in
/// constant time.
const FEWEST: usize = 256;
const FEWEST_EXTENDED: usize = 64;

/// Inverts all of `xs` in place. Zero stays zero. Returns yes if there was none: where it returns
/// no, the function `batch_multiplicative_inverse` of `p3-field` panics.
///
/// *Timing:* as that of the field's own inverse and multiplications, and by the count. *Cost:* on
/// x86-64 with AVX2 or AVX-512, 256 or more elements of a field of 31 bits, and 64 or more of its
/// extensions of degree 2 or 4 by a root of `X^D - w`, cost what [`Modulus::invert_batch`] and
/// [`Extension::invert_batch`] do, and two conversions by the field. Others cost what they do by
/// the function of `p3-field` on one thread.
///
/// ```
/// use bezout::interop::plonky3::batch_inversion;
/// fn halves<F: p3_field::Field>() -> [F; 2] {
///     let mut xs = [F::TWO, F::ZERO];
///     // Was: xs = batch_multiplicative_inverse(&xs), which panics at zero
///     assert!(!bool::from(batch_inversion(&mut xs)));
///     xs
/// }
/// ```
pub fn batch_inversion<F: Field>(xs: &mut [F]) -> Choice {
    match F::NUM_BYTES {
        4 if TypeId::of::<F>() == TypeId::of::<F::PrimeSubfield>() => in_words(xs),
        8 => in_coefficients::<F, 2>(xs),
        16 => in_coefficients::<F, 4>(xs),
        _ => by_plonky3(xs),
    }
}

/// [`batch_inversion`] on all threads of the current pool of `rayon`: each inverts parts of `xs`,
/// of 512 to 4096 elements.
///
/// *Timing:* depends on the field and the count as there, and on the threads. *Cost:* an inversion
/// more for each part.
///
/// ```
/// use bezout::interop::plonky3::par_batch_inversion;
/// fn of_challenges<F: p3_field::Field>(mut challenges: Vec<F>) -> Option<Vec<F>> {
///     bool::from(par_batch_inversion(&mut challenges)).then_some(challenges)
/// }
/// ```
#[cfg(feature = "rayon")]
pub fn par_batch_inversion<F: Field>(xs: &mut [F]) -> Choice {
    use rayon::prelude::*;
    let parts = xs.par_chunks_mut(crate::montgomery_trick::part(xs.len()));
    parts.map(batch_inversion).reduce(|| 1.into(), |a, b| a & b)
}

#[inline(always)]
fn fill<F: Field>(words: &mut [u32], xs: &[F]) {
    let mut words = words.iter_mut();
    F::into_u32_stream(xs.iter().copied())
        .into_iter()
        .for_each(|word| {
            if let Some(out) = words.next() {
                *out = word;
            }
        });
}

/// Of a canonical number.
#[inline(always)]
fn element<P: QuotientMap<u32> + PrimeCharacteristicRing>(number: u32) -> P {
    P::from_canonical_checked(number).unwrap_or(P::ZERO)
}

/// None if it is of another type.
#[inline(always)]
fn same<T: Copy + 'static>(x: impl Any) -> Option<T> {
    (&x as &dyn Any).downcast_ref().copied()
}

/// The modulus and the word of one, if the words of 1 and of -1 have an odd sum, as multiples of
/// these have.
fn words_of<F: Field>() -> Option<(Modulus<u32>, u32)> {
    let mut words = [0; 2];
    fill(&mut words, &[F::ONE, F::NEG_ONE]);
    let m = words[0].checked_add(words[1])?;
    Some((Modulus::<u32>::new(m).ok()?, words[0]))
}

/// Whether this CPU has vectors that are faster than products of the crate.
fn pays(modulus: &Modulus<u32>, count: usize) -> bool {
    modulus.way_of_batch(count) != Way::ProductsPortable
}

fn in_words<F: Field>(xs: &mut [F]) -> Choice {
    match words_of::<F>() {
        Some((modulus, one)) if xs.len() >= FEWEST && pays(&modulus, xs.len()) => {
            let mut words = [0; TOGETHER];
            let mut all = Choice::from(1);
            for part in xs.chunks_mut(TOGETHER) {
                let words = &mut words[..part.len()];
                fill(words, part);
                let yes = modulus.invert_batch_times(one.into(), words).choice();
                all &= leave(part, words, yes, |word| {
                    same(element::<F::PrimeSubfield>(word)).unwrap_or(F::ZERO)
                });
            }
            wipe(&mut words);
            all
        }
        _ => by_plonky3(xs),
    }
}

/// Elements of coefficients of 31 bits, if they are of an extension by a root of `X^D - w`.
fn in_coefficients<F: Field, const D: usize>(xs: &mut [F]) -> Choice {
    if xs.len() < FEWEST_EXTENDED {
        return by_plonky3(xs);
    }
    match extension::<F, D>() {
        Some((field, one)) if pays(field.base(), xs.len()) => {
            let mut words = [[0; D]; TOGETHER];
            let mut all = Choice::from(1);
            for part in xs.chunks_mut(TOGETHER) {
                let words = &mut words[..part.len()];
                fill(words.as_flattened_mut(), part);
                let yes = field.invert_batch_times(one.into(), words).choice();
                all &= leave(part, words, yes, |words| {
                    of_coefficients(words.map(element)).unwrap_or(F::ZERO)
                });
            }
            wipe(words.as_flattened_mut());
            all
        }
        _ => by_plonky3(xs),
    }
}

/// The ring whose elements the coefficients are, and the word of one.
fn extension<F: Field, const D: usize>() -> Option<(Extension<u32, D>, u32)> {
    let mut x = [F::PrimeSubfield::ZERO; D];
    x[1] = F::PrimeSubfield::ONE;
    let mut w = [0; D];
    fill(&mut w, &[of_coefficients::<F, D>(x)?.exp_u64(D as u64)]);
    let (modulus, one) = words_of::<F::PrimeSubfield>()?;
    let w = modulus.mul(w[0], modulus.invert_vartime(one)?);
    Some((Extension::new(modulus, w).ok()?, one))
}

/// None if the field is another one.
#[inline(always)]
fn of_coefficients<F: Field, const D: usize>(x: [F::PrimeSubfield; D]) -> Option<F> {
    same(BinomialExtensionField::<F::PrimeSubfield, D>::new(x))
}

/// Replaces elements by inverses, if the first that is not zero shows by the field's own product
/// that they are.
#[inline(always)]
fn leave<F: Field, T: Copy>(
    part: &mut [F],
    inverses: &[T],
    yes: Choice,
    element: impl Fn(T) -> F,
) -> Choice {
    let mut pairs = part.iter().zip(inverses);
    let known = pairs.find(|(x, _)| !x.is_zero());
    if known.is_some_and(|(x, &inverse)| *x * element(inverse) != F::ONE) {
        return by_plonky3(part);
    }
    for (x, &inverse) in part.iter_mut().zip(inverses) {
        *x = element(inverse);
    }
    yes
}

/// What `batch_multiplicative_inverse` does, but for zeros and threads: four products run beside
/// each other.
#[inline(never)]
fn by_plonky3<F: Field>(xs: &mut [F]) -> Choice {
    let mut inverses = F::zero_vec(xs.len().min(TOGETHER));
    let (zeros, mut all) = (Cell::new(false), Choice::from(1));
    let invert = |x: F| {
        let inverse = x.try_inverse();
        zeros.set(zeros.get() || inverse.is_none());
        inverse.unwrap_or(F::ZERO)
    };
    let invert_four = |FieldArray::<F, 4>(x)| {
        let mut inverse = [F::ZERO; 4];
        by_products(&x, &mut inverse, invert);
        FieldArray(inverse)
    };
    for part in xs.chunks_mut(TOGETHER) {
        let inverses = &mut inverses[..part.len()];
        let (fours, rest) = FieldArray::<F, 4>::pack_slice_with_suffix(part);
        let (of_fours, of_rest) = FieldArray::<F, 4>::pack_slice_with_suffix_mut(inverses);
        by_products(fours, of_fours, invert_four);
        by_products(rest, of_rest, invert);
        if !zeros.replace(false) {
            part.copy_from_slice(inverses);
            continue;
        }
        let mut units: Vec<F> = part.iter().copied().filter(|x| !x.is_zero()).collect();
        let _ = by_plonky3(&mut units);
        let places = part.iter_mut().filter(|x| !x.is_zero());
        places.zip(units).for_each(|(x, inverse)| *x = inverse);
        all = Choice::from(0);
    }
    all
}
