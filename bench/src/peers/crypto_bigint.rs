// SPDX-License-Identifier: MIT OR Apache-2.0
//! crypto-bigint: safegcd and binary GCD in portable Rust.

use crate::case::{Case, Op};
use crate::operands::product_of_primes;
use crate::ours::sieve_by;
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::big;
use crypto_bigint::modular::{FixedMontyForm, FixedMontyParams};
use crypto_bigint::{Concat, CtOption, Int, JacobiSymbol, Odd, Uint};
use num_bigint::BigInt;

const NAME: &str = concat!("crypto-bigint/", env!("VERSION_CRYPTO_BIGINT"));

pub fn rows(case: &Case) -> Vec<Row> {
    match (case.op, case.limbs()) {
        (op @ (Op::Lcm | Op::Product), 4) => return integers::<4, 8>(op),
        (op @ (Op::Lcm | Op::Product), 32) => return integers::<32, 64>(op),
        (Op::Sieve, 16) => return vec![sieve()],
        _ => {}
    }
    match case.limbs() {
        4 => rows_of::<4>(case.op),
        6 => rows_of::<6>(case.op),
        8 => rows_of::<8>(case.op),
        9 => rows_of::<9>(case.op),
        16 => rows_of::<16>(case.op),
        32 => rows_of::<32>(case.op),
        48 => rows_of::<48>(case.op),
        64 => rows_of::<64>(case.op),
        102 => rows_of::<102>(case.op),
        _ => Vec::new(),
    }
}

fn rows_of<const L: usize>(op: Op) -> Vec<Row> {
    match op {
        Op::Invert => vec![
            invert::<L>(Timing::Constant, Uint::invert_odd_mod),
            invert::<L>(Timing::Variable, Uint::invert_odd_mod_vartime),
        ],
        Op::Gcd => vec![
            gcd::<L>(Timing::Constant, Uint::gcd),
            gcd::<L>(Timing::Variable, Uint::gcd_vartime),
        ],
        Op::Xgcd => vec![xgcd::<L>()],
        Op::Jacobi | Op::Legendre => vec![
            symbol::<L>(Timing::Constant, Uint::jacobi_symbol),
            symbol::<L>(Timing::Variable, Uint::jacobi_symbol_vartime),
        ],
        op => arithmetic::<L>(op),
    }
}

type Invert<const L: usize> = fn(&Uint<L>, &Odd<Uint<L>>) -> CtOption<Uint<L>>;

fn invert<const L: usize>(timing: Timing, function: Invert<L>) -> Row {
    Row::new(
        NAME,
        timing,
        |operands| {
            let state = (odd(uint::<L>(&operands.modulus)), Uint::ZERO, false);
            (state, operands.map(uint::<L>))
        },
        move |(modulus, out, found), x| {
            let inverse = function(x, modulus);
            *found = inverse.is_some().into();
            *out = inverse.unwrap_or(Uint::ZERO);
            low(out)
        },
        |(_, out, found)| Answer::Inverse(found.then(|| big(&out.to_words()))),
    )
}

fn gcd<const L: usize>(timing: Timing, function: fn(&Uint<L>, &Uint<L>) -> Uint<L>) -> Row {
    Row::new(
        NAME,
        timing,
        |operands| (Uint::ZERO, operands.map_pairs(uint::<L>)),
        move |out, (a, b)| {
            *out = function(a, b);
            low(out)
        },
        |out| Answer::Gcd(big(&out.to_words())),
    )
}

fn xgcd<const L: usize>() -> Row {
    Row::new(
        NAME,
        Timing::Constant,
        |operands| {
            (
                (Uint::ZERO, Int::ZERO, Int::ZERO),
                operands.map_pairs(uint::<L>),
            )
        },
        |(gcd, s, t), (a, b)| {
            let out = a.xgcd(b);
            *gcd = out.gcd;
            (*s, *t) = out.bezout_coefficients();
            s.to_words()[0]
        },
        |(gcd, s, t)| Answer::Xgcd(big(&gcd.to_words()), signed(s), signed(t)),
    )
}

type Symbol<const L: usize> = fn(&Uint<L>, &Odd<Uint<L>>) -> JacobiSymbol;

fn symbol<const L: usize>(timing: Timing, function: Symbol<L>) -> Row {
    Row::new(
        NAME,
        timing,
        |operands| {
            (
                (odd(uint::<L>(&operands.modulus)), JacobiSymbol::Zero),
                operands.map(uint::<L>),
            )
        },
        move |(modulus, out), x| {
            *out = function(x, modulus);
            *out as u64
        },
        |(_, out)| Answer::Symbol(*out as i32),
    )
}

/// Between numbers, and between numbers in Montgomery's form, which are brought into it beforehand.
fn arithmetic<const L: usize>(op: Op) -> Vec<Row> {
    match op {
        Op::Add => vec![
            numbers::<L>("add_mod", |a, b, m| a.add_mod(b, m.as_nz_ref())),
            forms::<L>(|a, b, _| a.add(b)),
        ],
        Op::Sub => vec![
            numbers::<L>("sub_mod", |a, b, m| a.sub_mod(b, m.as_nz_ref())),
            forms::<L>(|a, b, _| a.sub(b)),
        ],
        Op::Neg => vec![
            numbers::<L>("neg_mod", |a, _, m| a.neg_mod(m.as_nz_ref())),
            forms::<L>(|a, _, _| a.neg()),
        ],
        Op::Square => vec![
            numbers::<L>("square_mod", |a, _, m| a.square_mod(m.as_nz_ref())),
            forms::<L>(|a, _, _| a.square()),
        ],
        Op::Pow => vec![forms::<L>(|a, _, e| a.pow(e))],
        Op::Divide => vec![
            numbers::<L>("invert_odd_mod, mul_mod", |a, b, m| {
                let inverse = b.invert_odd_mod(m).unwrap_or(Uint::ZERO);
                a.mul_mod(&inverse, m.as_nz_ref())
            }),
            forms::<L>(|a, b, _| a.mul(&b.invert().unwrap_or(*b))),
        ],
        _ => Vec::new(),
    }
}

type OfNumbers<const L: usize> = fn(&Uint<L>, &Uint<L>, &Odd<Uint<L>>) -> Uint<L>;

fn numbers<const L: usize>(name: &str, function: OfNumbers<L>) -> Row {
    Row::new(
        format!("{NAME}/{name}"),
        Timing::Constant,
        |operands| {
            let state = (odd(uint::<L>(&operands.modulus)), Uint::ZERO);
            (state, operands.map_pairs(uint::<L>))
        },
        move |(m, out), (a, b)| {
            *out = function(a, b, m);
            low(out)
        },
        |(_, out)| Answer::Number(big(&out.to_words())),
    )
}

type OfForms<const L: usize> =
    fn(&FixedMontyForm<L>, &FixedMontyForm<L>, &Uint<L>) -> FixedMontyForm<L>;

/// The third operand is the second one as a number: an exponent has no form.
fn forms<const L: usize>(function: OfForms<L>) -> Row {
    Row::new(
        format!("{NAME}/FixedMontyForm"),
        Timing::Constant,
        |operands| {
            let params = FixedMontyParams::new(odd(uint::<L>(&operands.modulus)));
            let form = |x: &Uint<L>| FixedMontyForm::new(x, &params);
            let pairs = operands.map_pairs(uint::<L>).into_iter();
            let items = pairs.map(|(a, b)| (form(&a), form(&b), b)).collect();
            (form(&Uint::ZERO), items)
        },
        move |out, (a, b, number)| {
            *out = function(a, b, number);
            low(out.as_montgomery())
        },
        |out| Answer::Number(big(&out.retrieve().to_words())),
    )
}

/// Of integers, with results of twice their length.
fn integers<const L: usize, const WIDE: usize>(op: Op) -> Vec<Row>
where
    Uint<L>: Concat<L, Output = Uint<WIDE>>,
{
    let row = |timing, function: fn(&Uint<L>, &Uint<L>) -> Uint<WIDE>| {
        Row::new(
            NAME,
            timing,
            |operands| (Uint::ZERO, operands.map_pairs(uint::<L>)),
            move |out, (a, b)| {
                *out = function(a, b);
                low(out)
            },
            |out| Answer::Number(big(&out.to_words())),
        )
    };
    match op {
        Op::Lcm => vec![
            row(Timing::Constant, Uint::lcm),
            row(Timing::Variable, Uint::lcm_vartime),
        ],
        Op::Product => vec![row(Timing::Constant, Uint::concatenating_mul)],
        _ => Vec::new(),
    }
}

/// The gcd of a number of 1024 bits with a product of primes as long.
fn sieve() -> Row {
    let product = product_of_primes(256);
    let primes = uint::<16>(&product);
    sieve_by(&format!("{NAME}/Uint::gcd"), product, move |x| {
        let x = Uint::from_words(core::array::from_fn(|i| x[i]));
        primes.gcd(&x) != Uint::ONE
    })
}

fn uint<const L: usize>(x: &num_bigint::BigUint) -> Uint<L> {
    Uint::from_words(array_of(x))
}

fn odd<const L: usize>(x: Uint<L>) -> Odd<Uint<L>> {
    Odd::new(x).expect("a case's modulus is odd")
}

fn signed<const L: usize>(x: &Int<L>) -> BigInt {
    let (magnitude, negative) = x.abs_sign();
    let magnitude = BigInt::from(big(&magnitude.to_words()));
    if bool::from(negative) {
        -magnitude
    } else {
        magnitude
    }
}

fn low<const L: usize>(x: &Uint<L>) -> u64 {
    x.to_words()[0]
}
