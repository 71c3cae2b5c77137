// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields: their names, operands, and this project's rows.

use crate::case::{Case, array_of, number_of};
use crate::random::Random;
use crate::row::{Answer, Row, Timing};
use bezout::binary_field::{Element, Gf2m, Prepared, presets};
use bezout::kernels::binary_field::{FieldShape, Invert};
use bezout::kernels::{Kernel, Operation, Timing as Class};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// The fields of [KB13]'s table, and of degree 127: name, degree, exponents between the degree and 0.
pub const FIELDS: [(&str, usize, &[usize]); 12] = [
    ("gf2_89", 89, &[38]),
    ("gf2_127", 127, &[63]),
    ("gf2_163-dstu", 163, &[7, 6, 3]),
    ("gf2_191-dstu", 191, &[9]),
    ("gf2_233-dstu", 233, &[9, 4, 1]),
    ("gf2_233-fips", 233, &[74]),
    ("gf2_257-dstu", 257, &[12]),
    ("gf2_307-dstu", 307, &[8, 4, 2]),
    ("gf2_367-dstu", 367, &[21]),
    ("gf2_409-fips", 409, &[87]),
    ("gf2_431-dstu", 431, &[5, 3, 1]),
    ("gf2_571-fips", 571, &[10, 5, 2]),
];

/// The field of degree 431 once more, for operands of lower degrees.
pub const SWEEP: [(&str, usize); 6] = [
    ("gf2_431-dstu,deg=15", 15),
    ("gf2_431-dstu,deg=86", 86),
    ("gf2_431-dstu,deg=172", 172),
    ("gf2_431-dstu,deg=258", 258),
    ("gf2_431-dstu,deg=344", 344),
    ("gf2_431-dstu,deg=430", 430),
];

/// A field, and the degree of operands, if that is fixed.
pub struct Field {
    pub degree: usize,
    middle: &'static [usize],
    operands: Option<usize>,
}

impl Field {
    pub fn named(size: &str) -> Option<Field> {
        let operands = SWEEP
            .iter()
            .find(|sweep| sweep.0 == size)
            .map(|sweep| sweep.1);
        let name = size.split(',').next().unwrap_or(size);
        let (_, degree, middle) = *FIELDS.iter().find(|field| field.0 == name)?;
        Some(Field {
            degree,
            middle,
            operands,
        })
    }

    /// As a number: bit i is the coefficient of `x^i`.
    pub fn polynomial(&self) -> BigUint {
        let mut f = BigUint::one();
        for &k in self.middle.iter().chain([&self.degree]) {
            f.set_bit(k as u64, true);
        }
        f
    }

    /// Not 0; below the degree of the field, or of the degree that is asked for.
    pub fn operand(&self, random: &mut Random) -> BigUint {
        loop {
            let mut x = random.bits(self.operands.unwrap_or(self.degree));
            if let Some(degree) = self.operands {
                x.set_bit(degree as u64, true);
            }
            if !x.is_zero() {
                return x;
            }
        }
    }
}

/// `bezout/<kernel>` with tables where a kernel has some, `bezout/Gf2m::…` as users call it.
pub fn rows(case: &Case) -> Vec<Row> {
    match case.size.split(',').next().unwrap_or(case.size) {
        "gf2_89" => field_rows(presets::GF2_89),
        "gf2_127" => field_rows(presets::GF2_127),
        "gf2_163-dstu" => field_rows(presets::DSTU_163),
        "gf2_191-dstu" => field_rows(presets::DSTU_191),
        "gf2_233-dstu" => field_rows(presets::DSTU_233),
        "gf2_233-fips" => field_rows(presets::FIPS_233),
        "gf2_257-dstu" => field_rows(presets::DSTU_257),
        "gf2_307-dstu" => field_rows(presets::DSTU_307),
        "gf2_367-dstu" => field_rows(presets::DSTU_367),
        "gf2_409-fips" => field_rows(presets::FIPS_409),
        "gf2_431-dstu" => field_rows(presets::DSTU_431),
        "gf2_571-fips" => field_rows(presets::FIPS_571),
        _ => Vec::new(),
    }
}

fn field_rows<const N: usize>(field: Gf2m<N>) -> Vec<Row> {
    let shape = FieldShape::new(field.prepare().as_ref());
    let available = Invert::table().iter().filter(|k| k.accepts(&shape));
    let mut rows: Vec<Row> = available
        .map(|kernel| kernel_row(field.clone(), kernel))
        .collect();
    rows.push(row(
        "bezout/Gf2m::invert",
        Timing::Constant,
        field.clone(),
        |field, x| Gf2m::invert(field, x).unwrap_or(field.zero()),
    ));
    rows.push(row(
        "bezout/Prepared::invert",
        Timing::Constant,
        field,
        |field, x| field.invert(x).unwrap_or(field.zero()),
    ));
    rows
}

fn kernel_row<const N: usize>(field: Gf2m<N>, kernel: &'static Kernel<Invert>) -> Row {
    let timing = match kernel.timing {
        Class::Constant => Timing::Constant,
        Class::Variable => Timing::Variable,
    };
    Row::new(
        format!("bezout/{}", kernel.name),
        timing,
        move |operands| {
            let room = (field.prepare(), [0; N]);
            (room, operands.map(|x: &BigUint| array_of::<N>(x)))
        },
        move |(field, out): &mut (Prepared<N>, [u64; N]), x| {
            (kernel.run)(&field.as_ref(), out, x);
            out[0]
        },
        |(field, out)| Answer::Inverse(Some(number_of(&field.words(&field.reduce(out))))),
    )
}

fn row<const N: usize>(
    name: impl Into<String>,
    timing: Timing,
    field: Gf2m<N>,
    invert: impl Fn(&Prepared<N>, &Element<N>) -> Element<N> + 'static,
) -> Row {
    Row::new(
        name,
        timing,
        move |operands| {
            let convert = |x: &BigUint| field.element(&array_of(x)).expect("below the degree");
            let elements = operands.map(convert);
            ((field.prepare(), field.zero()), elements)
        },
        move |(field, out): &mut (Prepared<N>, Element<N>), x| {
            *out = invert(field, x);
            field.words(out)[0]
        },
        |(field, out)| Answer::Inverse(Some(number_of(&field.words(out)))),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_rows_and_operands_of_its_degree() {
        let named = |case: &&Case| Field::named(case.size).is_some();
        for case in Case::all().iter().filter(named) {
            assert!(rows(case).len() > 5, "{}", case.size);
            let field = Field::named(case.size).expect("a name");
            let mut random = Random::new(1);
            for _ in 0..10 {
                let bits = field.operand(&mut random).bits() as usize;
                match field.operands {
                    Some(degree) => assert_eq!(bits, degree + 1),
                    None => assert!(bits <= case.bits),
                }
            }
        }
    }
}
