// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion in binary fields as users call it.

use crate::case::{Case, Op};
use crate::row::{ARRAY, Answer, Row, Timing, array_of};
use bezout::binary_field::{Element, Gf2m, Prepared, presets};
use bezout_exercise::Size;
use bezout_exercise::oracle::big;
use num_bigint::BigUint;

pub fn rows(case: &Case) -> Vec<Row> {
    let Size::Named { name, .. } = case.size else {
        return Vec::new();
    };
    match name {
        _ if case.op == Op::InvertBatch => match name {
            "ghash" => vec![batch(presets::GHASH)],
            "polyval" => vec![batch(presets::POLYVAL)],
            "dstu163" => vec![batch(presets::DSTU_163)],
            "dstu233" => vec![batch(presets::DSTU_233)],
            _ => Vec::new(),
        },
        _ if case.op != Op::Invert => Vec::new(),
        "gf2_89" => of(presets::GF2_89),
        "ghash" => of(presets::GHASH),
        "polyval" => of(presets::POLYVAL),
        "gf2_127" => of(presets::GF2_127),
        "dstu163" => of(presets::DSTU_163),
        "dstu191" => of(presets::DSTU_191),
        "dstu233" => of(presets::DSTU_233),
        "fips233" => of(presets::FIPS_233),
        "dstu257" => of(presets::DSTU_257),
        "dstu307" => of(presets::DSTU_307),
        "dstu367" => of(presets::DSTU_367),
        "fips409" => of(presets::FIPS_409),
        "dstu431" => of(presets::DSTU_431),
        "fips571" => of(presets::FIPS_571),
        _ => Vec::new(),
    }
}

fn of<const N: usize>(field: Gf2m<N>) -> Vec<Row> {
    vec![
        row("bezout/Gf2m::invert", field.clone(), |field, x| {
            Gf2m::invert(field, x).unwrap_or(field.zero())
        }),
        row("bezout/Prepared::invert", field, |field, x| {
            field.invert(x).unwrap_or(field.zero())
        }),
    ]
}

/// Inverses of an array in place.
fn batch<const N: usize>(field: Gf2m<N>) -> Row {
    let (by, convert) = (field.clone(), field.clone());
    let mut scratch = vec![field.zero(); ARRAY];
    Row::array(
        "bezout/Gf2m::invert_batch",
        move |x| convert.element(&array_of(x)).expect("below the degree"),
        move |xs, _| {
            let all = by.invert_batch(xs, &mut scratch);
            assert!(bool::from(all.expect("room for all")));
        },
        move |x| Answer::Inverse(Some(big(&field.words(x)))),
    )
}

fn row<const N: usize>(
    name: &str,
    field: Gf2m<N>,
    invert: fn(&Prepared<N>, &Element<N>) -> Element<N>,
) -> Row {
    Row::new(
        name,
        Timing::Constant,
        move |operands| {
            let convert = |x: &BigUint| field.element(&array_of(x)).expect("below the degree");
            ((field.prepare(), field.zero()), operands.map(convert))
        },
        move |(field, out): &mut (Prepared<N>, Element<N>), x| {
            *out = invert(field, x);
            field.words(out)[0]
        },
        |(field, out)| Answer::Inverse(Some(big(&field.words(out)))),
    )
}
