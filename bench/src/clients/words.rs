// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of one word, and their extensions, as provers of zero-knowledge proofs have them: batches of inverses by Plonky3
//! beside ours on the same words.

use super::provers::whole;
use crate::operands::Operands;
use crate::row::{ARRAY, Answer, Row, array_of};
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
    vec![
        Row::array(
            PLONKY3,
            |x| F::from_u64(word_of(x)),
            invert_by_plonky3::<F>,
            move |y: &F| answer(y.as_canonical_u64()),
        ),
        ours(name, |xs| match F::MONTGOMERY {
            true => F::MODULUS.invert_batch_montgomery(xs).into(),
            false => F::MODULUS.invert_batch(xs).into(),
        }),
    ]
}

/// Elements of the extension by a root of the number that Plonky3 takes. The time is of one call, for 1024 of them.
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
    vec![
        whole(
            PLONKY3,
            elements::<F, D>,
            |xs| invert_by_plonky3(xs, &[]),
            |x, y| (*x * *y).is_one(),
        ),
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
