// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches of a version of `ark-ff` against its own function: prime fields, and extensions by roots
//! of their generators.

#![allow(
    unexpected_cfgs,
    reason = "the macro asks for a feature of its own crate"
)]

use super::{ark_ff, ours};
use crate::in_threads;
use ark_ff::{CubicExtConfig, CubicExtField, QuadExtConfig, QuadExtField, SqrtPrecomputation};
use ark_ff::{FftField, Fp, MontBackend, MontConfig, PrimeField};
use bezout_exercise::random::Random;
use core::marker::PhantomData;
use ours::{BezoutField, batch_inversion, par_batch_inversion};

pub struct Root<F>(PhantomData<F>);
pub type Quadratic<F> = QuadExtField<Root<F>>;
pub type Cubic<F> = CubicExtField<Root<F>>;

/// The powers of Frobenius' automorphism have no part in inverses.
impl<F: BezoutField + FftField> QuadExtConfig for Root<F> {
    type BasePrimeField = F::BasePrimeField;
    type BaseField = F;
    type FrobCoeff = F;
    const DEGREE_OVER_BASE_PRIME_FIELD: usize = 2;
    const NONRESIDUE: F = F::GENERATOR;
    const FROBENIUS_COEFF_C1: &'static [F] = &[];
    fn mul_base_field_by_frob_coeff(_: &mut F, _: usize) {}
}

impl<F: BezoutField + FftField> CubicExtConfig for Root<F> {
    type BasePrimeField = F::BasePrimeField;
    type BaseField = F;
    type FrobCoeff = F;
    const SQRT_PRECOMP: Option<SqrtPrecomputation<Cubic<F>>> = None;
    const DEGREE_OVER_BASE_PRIME_FIELD: usize = 3;
    const NONRESIDUE: F = F::GENERATOR;
    const FROBENIUS_COEFF_C1: &'static [F] = &[];
    const FROBENIUS_COEFF_C2: &'static [F] = &[];
    fn mul_base_field_by_frob_coeff(_: &mut F, _: &mut F, _: usize) {}
}

/// Zeros, ones and minus one among random elements, first, last and alone, at the lengths at which
/// the code changes.
pub fn agree<F: BezoutField>(counts: &[usize]) {
    let mut random = Random(91 + F::extension_degree());
    let mut element = || {
        let coefficients = (0..F::extension_degree()).map(|_| {
            let bytes = random.any(6).into_iter().flat_map(u64::to_le_bytes);
            F::BasePrimeField::from_le_bytes_mod_order(&bytes.collect::<Vec<u8>>())
        });
        F::from_base_prime_field_elems(coefficients).expect("the degree")
    };
    for &count in counts {
        let mut v: Vec<F> = (0..count).map(|_| element()).collect();
        for (i, special) in [F::ZERO, -F::ONE, F::ONE].into_iter().enumerate() {
            v.iter_mut().skip(i).step_by(37).for_each(|x| *x = special);
        }
        let reversed = v.iter().rev().copied().collect();
        for mut v in [v, reversed, vec![F::ZERO; count]] {
            let (mut expected, mut parts) = (v.clone(), v.clone());
            ark_ff::batch_inversion(&mut expected);
            batch_inversion(&mut v);
            assert!(v == expected, "{count} elements");
            in_threads(|| par_batch_inversion(&mut parts));
            assert!(parts == expected, "{count} elements");
            for x in &v {
                let mut numbers = x.to_base_prime_field_elements();
                assert!(numbers.all(|x| x.into_bigint() < F::BasePrimeField::MODULUS));
            }
        }
    }
}

macro_rules! fields {
    ($($field:ident $test:ident $limbs:literal $modulus:literal $generator:literal)*) => { $(
        #[derive(MontConfig)]
        #[modulus = $modulus]
        #[generator = $generator]
        struct $field;

        #[test]
        fn $test() {
            type F = Fp<MontBackend<$field, $limbs>, $limbs>;
            agree::<F>(&[0, 1, 2, 11, 12, 16, 17, 100, 4096, 4097]);
            agree::<Quadratic<F>>(&[0, 1, 2, 33]);
            agree::<Cubic<F>>(&[0, 1, 2, 33]);
            agree::<Quadratic<Cubic<F>>>(&[3]);
        }
    )* };
}

fields! {
    Goldilocks one_word 1 "18446744069414584321" "7"
    Bn254 four_words 4 "21888242871839275222246405745257275088696311157297823662689037894645226208583" "3"
    Secp256k1 four_full_words 4 "115792089237316195423570985008687907853269984665640564039457584007908834671663" "3"
    Bls12 six_words 6 "4002409555221667393417789825735904156556882819939007885332058136124031650490837864442687629129015664037894272559787" "2"
}
