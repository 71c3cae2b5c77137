// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of Plonky3, by the trait `Field` of `p3-field` 0.8.
//!
//! Elements become words by the trait's own streams, and numbers become elements by it, so that no crate of a field is needed.
//! These words are a multiple of the number: in Montgomery's form, or the number itself.

use crate::ct::wipe;
use crate::integer::choice::Way;
use crate::integer::types::small::{Extension, Modulus, Word};
use alloc::vec::Vec;
use core::any::{Any, TypeId};
use p3_field::extension::BinomialExtensionField;
use p3_field::{Field, PrimeCharacteristicRing, batch_multiplicative_inverse};
use subtle::Choice;

/// Coefficients that are words together, on the stack.
const WORDS: usize = 2048;

/// Inverts all of `xs` in place. Zero stays zero. Returns yes if there was none: where it returns no, the function
/// `batch_multiplicative_inverse` of `p3-field` panics.
///
/// *Timing:* as that of the field's own inverse and multiplications, and by the count. *Cost:* on x86-64 with AVX2 or AVX-512, for
/// the fields that [`small`](crate::small) inverts faster, and their extensions by roots of `X^D - w`, it is that of
/// [`Modulus::invert_batch`] or [`Extension::invert_batch`] and two conversions of the field. Other fields, other CPUs and short
/// batches have that of Plonky3's own function, on all threads if `p3-field` has its feature `parallel`.
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
    if TypeId::of::<F>() == TypeId::of::<F::PrimeSubfield>() {
        return match F::NUM_BYTES {
            4 => in_words::<F, u32>(xs),
            8 => in_words::<F, u64>(xs),
            _ => by_plonky3(xs),
        };
    }
    match F::NUM_BYTES {
        16 => in_coefficients::<F, 4>(xs),
        _ => by_plonky3(xs),
    }
}

/// [`batch_inversion`] on all threads of the current pool of `rayon`: each inverts parts of `xs`, of 512 to 4096 elements.
///
/// *Timing:* depends on the field and the count as there, and on the threads. *Cost:* an inversion more for each part.
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

/// A word as a stream of the trait has it.
trait Stream: Word {
    fn fill<F: Field>(out: &mut [Self], xs: &[F]);
    fn element<F: Field>(self) -> F;
}

macro_rules! streams {
    ($($Word:ty, $stream:ident, $element:ident;)*) => {$(
        impl Stream for $Word {
            #[inline(always)]
            fn fill<F: Field>(out: &mut [Self], xs: &[F]) {
                let mut out = out.iter_mut();
                F::$stream(xs.iter().copied()).into_iter().for_each(|word| {
                    if let Some(out) = out.next() {
                        *out = word;
                    }
                });
            }

            #[inline(always)]
            fn element<F: Field>(self) -> F {
                F::$element(self)
            }
        }
    )*};
}

streams!(
    u32, into_u32_stream, from_u32;
    u64, into_u64_stream, from_u64;
);

/// The modulus and the word of one, if the words of 1 and of -1 have an odd sum, as multiples of these have.
fn words_of<F: Field, W: Stream>() -> Option<(Modulus<W>, u64)> {
    let mut words = [W::default(); 2];
    W::fill(&mut words, &[F::ONE, F::NEG_ONE]);
    let [one, other] = words.map(Into::<u64>::into);
    let m = one.checked_add(other)?;
    (m % 2 == 1 && m.leading_zeros() >= 64 - W::BITS).then(|| (Modulus::of(m), one))
}

/// Whether this CPU has vectors that are faster than products of the crate.
fn pays<W: Stream>(modulus: &Modulus<W>, count: usize) -> bool {
    matches!(
        modulus.way_of_batch(count),
        Way::ProductsAvx2 | Way::ProductsAvx512
    )
}

fn in_words<F: Field, W: Stream>(xs: &mut [F]) -> Choice {
    match words_of::<F, W>() {
        Some((modulus, one)) if pays(&modulus, xs.len()) => {
            let mut words = [W::default(); WORDS];
            let mut all = Choice::from(1);
            for part in xs.chunks_mut(WORDS) {
                let words = &mut words[..part.len()];
                W::fill(words, part);
                let yes = modulus.invert_batch_times(one, words).choice();
                all &= leave(part, words, yes, |word| word.element());
            }
            let used = xs.len().min(WORDS);
            wipe(&mut words[..used]);
            all
        }
        _ => by_plonky3(xs),
    }
}

/// Elements of 32-bit coefficients, if they are of an extension by a root of `X^D - w`.
fn in_coefficients<F: Field, const D: usize>(xs: &mut [F]) -> Choice {
    match extension::<F, D>() {
        Some((field, one)) if pays(field.base(), xs.len()) => {
            let mut words = [[0; D]; WORDS / 4];
            let mut all = Choice::from(1);
            for part in xs.chunks_mut(words.len()) {
                let words = &mut words[..part.len()];
                u32::fill(words.as_flattened_mut(), part);
                let yes = field.invert_batch_times(one, words).choice();
                all &= leave(part, words, yes, |words| {
                    of_coefficients(words.map(u32::element)).unwrap_or(F::ZERO)
                });
            }
            let used = xs.len().min(words.len());
            wipe(words[..used].as_flattened_mut());
            all
        }
        _ => by_plonky3(xs),
    }
}

fn extension<F: Field, const D: usize>() -> Option<(Extension<u32, D>, u64)> {
    let mut x = [F::PrimeSubfield::ZERO; D];
    x[1] = F::PrimeSubfield::ONE;
    let mut w = [0; D];
    u32::fill(&mut w, &[of_coefficients::<F, D>(x)?.exp_u64(D as u64)]);
    let (modulus, one) = words_of::<F::PrimeSubfield, u32>()?;
    let one_over = modulus.invert_vartime(one as u32)?;
    let field = Extension::new(modulus, modulus.mul(w[0], one_over)).ok()?;
    Some((field, one))
}

/// None if the field is another one.
#[inline(always)]
fn of_coefficients<F: Field, const D: usize>(x: [F::PrimeSubfield; D]) -> Option<F> {
    let x = BinomialExtensionField::<F::PrimeSubfield, D>::new(x);
    (&x as &dyn Any).downcast_ref().copied()
}

/// Replaces elements by inverses, if the first that is not zero shows by the field's own product that they are.
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

#[inline(never)]
fn by_plonky3<F: Field>(xs: &mut [F]) -> Choice {
    if !xs.iter().any(F::is_zero) {
        xs.copy_from_slice(&batch_multiplicative_inverse(xs));
        return Choice::from(1);
    }
    let units: Vec<F> = xs.iter().copied().filter(|x| !x.is_zero()).collect();
    let inverses = batch_multiplicative_inverse(&units);
    let places = xs.iter_mut().filter(|x| !x.is_zero());
    places.zip(inverses).for_each(|(x, inverse)| *x = inverse);
    Choice::from(0)
}
