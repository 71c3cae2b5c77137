// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of one word, and their extensions, as provers of zero-knowledge proofs have them: batches
//! of inverses by Plonky3 beside ours on the same words.

use super::provers::whole;
use crate::operands::Operands;
use crate::row::{ARRAY, Answer, Row, array_of};
use bezout::interop::plonky3::batch_inversion;
use bezout::small::{self, Extension, Modulus, Word};
use num_bigint::BigUint;
use p3_baby_bear::BabyBear;
use p3_field::extension::{BinomialExtensionField, BinomiallyExtendable};
use p3_field::{BasedVectorSpace, Field, PrimeField64, batch_multiplicative_inverse};
use p3_goldilocks::Goldilocks;
use p3_koala_bear::KoalaBear;
use p3_mersenne_31::Mersenne31;

const PLONKY3: &str = concat!("p3-field/", env!("VERSION_P3_FIELD"));

/// A field of Plonky3 whose words this library inverts as they are.
pub trait Small: PrimeField64 + 'static {
    type Word: Word + TryFrom<u64> + 'static;
    const MODULUS: Modulus<Self::Word>;
    const MONTGOMERY: bool;

    /// In the form that this field keeps numbers in.
    fn word(x: u64) -> Self::Word {
        let Ok(x) = Self::Word::try_from(x) else {
            unreachable!("it is below the modulus")
        };
        match Self::MONTGOMERY {
            true => Self::MODULUS.to_montgomery(x),
            false => x,
        }
    }

    fn canonical(word: Self::Word) -> Self::Word {
        match Self::MONTGOMERY {
            true => Self::MODULUS.from_montgomery(word),
            false => word,
        }
    }
}

macro_rules! small {
    ($($Field:ty, $Word:ty, $MODULUS:expr, $montgomery:expr;)*) => {$(
        impl Small for $Field {
            type Word = $Word;
            const MODULUS: Modulus<$Word> = $MODULUS;
            const MONTGOMERY: bool = $montgomery;
        }
    )*};
}

small!(
    BabyBear, u32, small::BABY_BEAR, true;
    KoalaBear, u32, small::KOALA_BEAR, true;
    Mersenne31, u32, small::MERSENNE_31, false;
    Goldilocks, u64, small::GOLDILOCKS, false;
);

pub fn modulus<F: Small>() -> BigUint {
    F::ORDER_U64.into()
}

fn invert_by_plonky3<F: Field>(xs: &mut [F], _: &[F]) {
    xs.copy_from_slice(&batch_multiplicative_inverse(xs));
}

const BY_TRAIT: &str = "bezout/plonky3::batch_inversion";

fn invert_by_trait<F: Field>(xs: &mut [F], _: &[F]) {
    assert!(bool::from(batch_inversion(xs)));
}

fn word_of(x: &BigUint) -> u64 {
    let [word] = array_of(x);
    word
}

pub fn inverses<F: Small>() -> Vec<Row> {
    let answer = |y: u64| Answer::Inverse(Some(y.into()));
    let ours = |name, invert: fn(&mut [F::Word]) -> bool| {
        Row::array(
            name,
            |x| F::word(word_of(x)),
            move |xs: &mut [F::Word], _| assert!(invert(xs)),
            move |&y| answer(F::canonical(y).into()),
        )
    };
    let name = match F::MONTGOMERY {
        true => "bezout/small::Modulus::invert_batch_montgomery",
        false => "bezout/small::Modulus::invert_batch",
    };
    let by = |name, invert: fn(&mut [F], &[F])| {
        let answer = move |y: &F| answer(y.as_canonical_u64());
        Row::array(name, |x| F::from_u64(word_of(x)), invert, answer)
    };
    vec![
        by(PLONKY3, invert_by_plonky3),
        by(BY_TRAIT, invert_by_trait),
        ours(name, |xs| match F::MONTGOMERY {
            true => F::MODULUS.invert_batch_montgomery(xs).into(),
            false => F::MODULUS.invert_batch(xs).into(),
        }),
    ]
}

/// Elements of the extension by a root of the number that Plonky3 takes. The time is of one call,
/// for 1024 of them.
pub fn of_extension<F: Small + BinomiallyExtendable<D>, const D: usize>() -> Vec<Row> {
    let to_words = |x: &[F]| core::array::from_fn(|i| F::word(x[i].as_canonical_u64()));
    let w = F::W.as_canonical_u64();
    let Ok(w) = F::Word::try_from(w) else {
        unreachable!("it is below the modulus")
    };
    let field = Extension::<F::Word, D>::new(F::MODULUS, w).expect("there are fifth roots");
    let name = match F::MONTGOMERY {
        true => "bezout/small::Extension::invert_batch_montgomery",
        false => "bezout/small::Extension::invert_batch",
    };
    let by = |name, invert: fn(&mut [_])| {
        whole(name, elements::<F, D>, invert, |x, y| (*x * *y).is_one())
    };
    vec![
        by(PLONKY3, |xs| invert_by_plonky3(xs, &[])),
        by(BY_TRAIT, |xs| invert_by_trait(xs, &[])),
        whole(
            name,
            move |operands| {
                let all = elements::<F, D>(operands);
                let words = all
                    .iter()
                    .map(|x| to_words(x.as_basis_coefficients_slice()));
                words.collect()
            },
            move |xs: &mut [[F::Word; D]]| {
                let all = match F::MONTGOMERY {
                    true => field.invert_batch_montgomery(xs),
                    false => field.invert_batch(xs),
                };
                assert!(bool::from(all));
            },
            move |x, y| {
                let product = field.mul(&x.map(F::canonical), &y.map(F::canonical));
                product.map(Into::into) == core::array::from_fn(|i| u64::from(i == 0))
            },
        ),
    ]
}

fn elements<F: Small + BinomiallyExtendable<D>, const D: usize>(
    operands: &Operands,
) -> Vec<BinomialExtensionField<F, D>> {
    let element = |numbers: &[BigUint]| {
        let number = |i| F::from_u64(word_of(&numbers[i]));
        BinomialExtensionField::from_basis_coefficients_fn(number)
    };
    operands.first.windows(D).take(ARRAY).map(element).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout::interop::plonky3::par_batch_inversion;
    use p3_field::extension::QuinticTrinomialExtensionField;

    /// Zeros first, last, alone and nowhere, at the lengths at which the code changes.
    fn agree<F: Field>() {
        let mut x = F::GENERATOR;
        for count in [0usize, 1, 2, 3, 31, 63, 64, 65, 511, 513, 1029, 2049] {
            let mut next = || {
                x = x.square() * F::GENERATOR - F::ONE;
                if x.is_zero() { F::NEG_ONE } else { x }
            };
            let units: Vec<F> = (0..count).map(|_| next()).collect();
            let last = count.saturating_sub(1);
            for zeros in [0..0, 0..count.min(1), last..count, 0..count, 0..count / 2] {
                let mut xs = units.clone();
                xs[zeros.clone()].fill(F::ZERO);
                let inverse = |x: &F| x.try_inverse().unwrap_or(F::ZERO);
                let expected: Vec<F> = xs.iter().map(inverse).collect();
                for invert in [batch_inversion, par_batch_inversion] {
                    let mut ys = xs.clone();
                    assert_eq!(bool::from(invert(&mut ys)), zeros.is_empty());
                    assert!(ys == expected, "{count} elements");
                }
            }
        }
    }

    #[test]
    fn by_trait() {
        agree::<BabyBear>();
        agree::<KoalaBear>();
        agree::<Mersenne31>();
        agree::<Goldilocks>();
        agree::<BinomialExtensionField<BabyBear, 4>>();
        agree::<BinomialExtensionField<KoalaBear, 4>>();
        agree::<BinomialExtensionField<Mersenne31, 2>>();
        // These are inverted by Plonky3.
        agree::<BinomialExtensionField<BabyBear, 5>>();
        agree::<QuinticTrinomialExtensionField<KoalaBear>>();
        agree::<BinomialExtensionField<Goldilocks, 2>>();
        // Four words that are no coefficients of such an extension.
        agree::<BinomialExtensionField<BinomialExtensionField<Mersenne31, 2>, 2>>();
    }
}
