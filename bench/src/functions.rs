// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's public functions beside those of the kernels' tables: arithmetic of a modulus, a modulus used once,
//! numbers whose length is known at run time.

use crate::case::{Arithmetic, Case, Op, Operands, array_of, limbs_of, number_of};
use crate::row::{Answer, Row, Timing};
use bezout::{DynModulus, Modulus, Odd, Uint, dynamic};
use num_bigint::BigUint;
use subtle::CtOption;

/// The functions whose operands have a length that is known at run time.
pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert_into(), invert_odd_mod(), invert_odd_mod_vartime()],
        Op::Gcd => vec![
            of_slices(
                "bezout/dynamic::gcd",
                Timing::Constant,
                dynamic::gcd,
                Answer::Gcd,
            ),
            of_slices(
                "bezout/dynamic::gcd_vartime",
                Timing::Variable,
                dynamic::gcd_vartime,
                Answer::Gcd,
            ),
        ],
        Op::Arithmetic(Arithmetic::Lcm) => vec![of_slices(
            "bezout/dynamic::lcm",
            Timing::Constant,
            dynamic::lcm,
            Answer::Number,
        )],
        Op::Arithmetic(Arithmetic::Product) => vec![of_slices(
            "bezout/dynamic::mul",
            Timing::Constant,
            dynamic::mul,
            Answer::Number,
        )],
        _ => Vec::new(),
    }
}

/// The arithmetic of a modulus.
pub fn of_modulus<const L: usize>(arithmetic: Arithmetic) -> Vec<Row> {
    match arithmetic {
        Arithmetic::Add => vec![residues::<L, _>("add", Modulus::add)],
        Arithmetic::Sub => vec![residues::<L, _>("sub", Modulus::sub)],
        Arithmetic::Neg => vec![residues::<L, _>("neg", |m, x, _| m.neg(x))],
        Arithmetic::Square => vec![residues::<L, _>("square", |m, x, _| m.square(x))],
        Arithmetic::Pow => vec![residues::<L, _>("pow", |m, x, e| m.pow(x, e))],
        Arithmetic::Divide => vec![residues::<L, _>("divide", |m, x, y| {
            m.divide(x, y).unwrap_or(Uint::ZERO)
        })],
        Arithmetic::Lcm | Arithmetic::Product => Vec::new(),
    }
}

fn residues<const L: usize, F>(name: &str, function: F) -> Row
where
    F: Fn(&Modulus<L>, &Uint<L>, &Uint<L>) -> Uint<L> + 'static,
{
    Row::new(
        format!("bezout/Modulus::{name}"),
        Timing::Constant,
        |operands| {
            let state = (modulus::<L>(operands), Uint::ZERO);
            (state, operands.map_pairs(uint::<L>))
        },
        move |(modulus, out), (x, y)| {
            *out = function(modulus, x, y);
            out.limbs()[0]
        },
        |(_, out)| Answer::Number(number_of(out.limbs())),
    )
}

type OneShot<const L: usize> = fn(&Uint<L>, &Odd<Uint<L>>) -> CtOption<Uint<L>>;

/// An inverse modulo a number of which nothing is prepared.
pub fn one_shot<const L: usize>(timing: Timing, function: OneShot<L>) -> Row {
    Row::new(
        match timing {
            Timing::Constant => "bezout/Uint::invert_odd_mod",
            Timing::Variable => "bezout/Uint::invert_odd_mod_vartime",
        },
        timing,
        |operands| {
            let m = *modulus::<L>(operands).modulus();
            ((m, Uint::ZERO, false), operands.map(uint::<L>))
        },
        move |(m, out, found), x| {
            let inverse = function(x, m);
            *found = inverse.is_some().into();
            *out = inverse.unwrap_or(Uint::ZERO);
            out.limbs()[0]
        },
        |(_, out, found)| Answer::Inverse(found.then(|| number_of(out.limbs()))),
    )
}

fn invert_into() -> Row {
    Row::new(
        "bezout/DynModulus::invert_into",
        Timing::Constant,
        |operands| {
            let m = limbs_of(&operands.modulus, operands.limbs);
            let m = DynModulus::new(&m).expect("a case's modulus is odd");
            ((m, vec![0; operands.limbs], false), slices(operands))
        },
        |(m, out, found), x| {
            let yes = m.invert_into(out, x).expect("as long as the modulus");
            *found = yes.into();
            out[0]
        },
        |(_, out, found)| Answer::Inverse(found.then(|| number_of(out))),
    )
}

fn invert_odd_mod() -> Row {
    slices_mod(
        "bezout/dynamic::invert_odd_mod",
        Timing::Constant,
        |x, m| {
            dynamic::invert_odd_mod(x, m)
                .expect("the modulus is odd")
                .into_option()
        },
    )
}

fn invert_odd_mod_vartime() -> Row {
    let name = "bezout/dynamic::invert_odd_mod_vartime";
    slices_mod(name, Timing::Variable, |x, m| {
        dynamic::invert_odd_mod_vartime(x, m).expect("the modulus is odd")
    })
}

fn slices_mod(name: &str, timing: Timing, function: fn(&[u64], &[u64]) -> Option<Vec<u64>>) -> Row {
    Row::new(
        name,
        timing,
        |operands| {
            let m = limbs_of(&operands.modulus, operands.limbs);
            ((m, None), slices(operands))
        },
        move |(m, out): &mut (Vec<u64>, Option<Vec<u64>>), x| {
            *out = function(x, m);
            out.as_ref().map_or(0, |y| y[0])
        },
        |(_, out)| Answer::Inverse(out.as_deref().map(number_of)),
    )
}

fn of_slices(
    name: &str,
    timing: Timing,
    function: fn(&[u64], &[u64]) -> Vec<u64>,
    answer: fn(BigUint) -> Answer,
) -> Row {
    Row::new(
        name,
        timing,
        |operands| {
            let pairs = operands.map_pairs(|x| limbs_of(x, operands.limbs));
            (Vec::new(), pairs)
        },
        move |out, (a, b): &(Vec<u64>, Vec<u64>)| {
            *out = function(a, b);
            out[0]
        },
        move |out| answer(number_of(out)),
    )
}

fn slices(operands: &Operands) -> Vec<Vec<u64>> {
    operands.map(|x| limbs_of(x, operands.limbs))
}

/// A case's modulus.
pub fn modulus<const L: usize>(operands: &Operands) -> Modulus<L> {
    Modulus::new(Odd::new(uint(&operands.modulus)).expect("a case's modulus is odd"))
}

/// An operand.
pub fn uint<const L: usize>(x: &BigUint) -> Uint<L> {
    Uint::new(array_of(x))
}
