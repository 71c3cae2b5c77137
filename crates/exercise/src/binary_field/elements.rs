// SPDX-License-Identifier: MIT OR Apache-2.0
//! The fields that operations are run in, and elements of a field.

use super::fields::{SHAPES, field, presets, small};
use super::oracle;
use crate::oracle::{big, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::binary_field::DynGf2m;
use bezout::binary_field::kernels::FieldShape;
use num_bigint::BigUint;
use std::rc::Rc;

/// The polynomial of a field as a number: bit i is the coefficient of `x^i`.
pub fn polynomial(field: &DynGf2m) -> BigUint {
    let mut f = BigUint::from(1u8);
    for &k in field.middle().iter().chain([&field.degree()]) {
        f.set_bit(k as u64, true);
    }
    f
}

/// The degree, and the exponents between it and 0: of a polynomial that is a field.
pub fn exponents(f: &BigUint) -> Option<(usize, Vec<usize>)> {
    let ones = (0..f.bits()).rev().filter(|&i| f.bit(i));
    let ones: Vec<usize> = ones.map(|i| i as usize).collect();
    let [degree, middle @ .., 0] = &ones[..] else {
        return None;
    };
    [1, 3]
        .contains(&middle.len())
        .then(|| (*degree, middle.to_vec()))
}

/// Any representative as the one below the field's degree, by the oracle.
pub fn canonical(field: &DynGf2m, a: &[u64]) -> Vec<u64> {
    limbs(
        &oracle::remainder(big(a), &polynomial(field)),
        field.words(),
    )
}

/// A field of `words` words, with tables or without.
pub fn any_field(random: &mut Random, words: usize) -> Rc<DynGf2m> {
    let preset = |p: &&(usize, &'static [usize])| p.0.div_ceil(64) == words;
    let presets = presets().iter().map(|p| &p.1);
    let fitting: Vec<_> = presets.chain(&SHAPES).filter(preset).collect();
    let (degree, middle) = fitting[random.below(fitting.len() as u64) as usize];
    field(*degree, middle, random.below(2) == 0)
}

/// Any representative of an element; zero now and then, and the field's polynomial, which is zero
/// too.
pub fn any_element(random: &mut Random, field: &DynGf2m) -> Vec<u64> {
    let n = field.words();
    match random.below(16) {
        0 => vec![0; n],
        1 if !field.degree().is_multiple_of(64) => limbs(&polynomial(field), n),
        2 => limbs(&BigUint::from(random.below(8)), n),
        3 => random.below_bits(field.degree(), n),
        _ => random.any(n),
    }
}

/// An element as applications have them.
pub fn typical_element(random: &mut Random, size: Size) -> Option<(Rc<DynGf2m>, Vec<u64>)> {
    let Size::Named {
        name,
        degree: wanted,
        ..
    } = size
    else {
        return None;
    };
    let (_, (degree, middle)) = presets().iter().find(|preset| preset.0 == name)?;
    let field = field(*degree, middle, true);
    let mut a = random.below_bits(wanted.unwrap_or(*degree), field.words());
    if let Some(degree) = wanted {
        a[degree / 64] |= 1 << (degree % 64);
    }
    Some((field, a))
}

/// The presets of these degrees; those of the papers' tables if no degree is asked for.
pub fn sizes(degrees: &[usize]) -> Vec<Size> {
    let wanted = |degree: usize| {
        let degrees = if degrees.is_empty() { &TABLE } else { degrees };
        degrees.contains(&degree)
    };
    let preset = |&(name, (bits, _)): &(&'static str, (usize, _))| Size::named(name, bits);
    let all = presets().iter().filter(|preset| wanted(preset.1.0));
    all.map(preset).collect()
}

/// Degrees that \[KB13\] measures, and 127 and 128.
const TABLE: [usize; 12] = [89, 127, 128, 163, 191, 233, 257, 307, 367, 409, 431, 571];

/// All shapes that any kernel may tell apart.
pub fn parameters() -> Vec<FieldShape> {
    let presets = presets().iter().map(|preset| preset.1);
    let all = presets.chain(SHAPES).chain(small());
    let shape = |(degree, middle): (usize, &[usize]), prepared| {
        let mut exponents = [0; 3];
        exponents[..middle.len()].copy_from_slice(middle);
        FieldShape {
            degree,
            middle: exponents,
            prepared,
        }
    };
    all.flat_map(|field| [false, true].map(|prepared| shape(field, prepared)))
        .collect()
}

/// What all operations say whose operands have one field, and whose result is an element of it.
macro_rules! in_one_field {
    ($operands:ty) => {
        const COST: usize = 4;
        type Operands = $operands;
        type Answer = Vec<u64>;
        type Room = Vec<u64>;

        fn parameter(o: &$operands) -> bezout::binary_field::kernels::FieldShape {
            bezout::binary_field::kernels::FieldShape::new((*o.field).as_ref())
        }

        fn parameters() -> Vec<Self::Parameter> {
            $crate::binary_field::elements::parameters()
        }

        fn has_length(limbs: usize) -> bool {
            (1..=16).contains(&limbs)
        }

        fn sizes(lengths: &[usize]) -> Vec<Size> {
            $crate::binary_field::elements::sizes(lengths)
        }

        fn room(_: &Kernel<Self>, shape: &Self::Parameter) -> Vec<u64> {
            vec![0xdead_beef_dead_beef; shape.words()]
        }

        fn answer(o: &$operands, out: &Vec<u64>) -> Vec<u64> {
            $crate::binary_field::elements::canonical(&o.field, out)
        }
    };
}
pub(super) use in_one_field;
