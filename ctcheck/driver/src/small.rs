// SPDX-License-Identifier: MIT OR Apache-2.0
//! Moduli of one word, which are public, and their extensions. Here and in records `Small` is this
//! `Modulus`: the other one has functions of the same names.

use crate::case::{Case, Function};
use crate::inputs::Inputs;
use crate::results::Results;
use bezout::small::{BABY_BEAR, Extension, GOLDILOCKS, MERSENNE_31, Modulus, Word};
use subtle::{Choice, ConditionallySelectable, CtOption};

/// Every function. The numbers are words of four limbs.
pub fn cases() -> Vec<Case> {
    [one(), many(), extensions()].concat()
}

/// A function that branches `times` times on whether a product has an inverse.
fn case(name: &str, times: usize, f: Function) -> Case {
    Case::function(name, 4, f).only().declassifies(times)
}

/// A prime of 64 bits whose products are Montgomery's: its constants are made by divisions.
const LONG: Modulus<u64> = match Modulus::<u64>::new(u64::MAX - 58) {
    Ok(m) => m,
    Err(_) => panic!("it is odd"),
};

/// More than fill vectors.
const MANY: usize = 150;

fn words<const N: usize>(i: &Inputs) -> [u64; N] {
    core::array::from_fn(|k| [&i.a, &i.b][k % 2][k / 2 % 4].rotate_left(k as u32))
}

fn short<const N: usize>(i: &Inputs) -> [u32; N] {
    words(i).map(|x| x as u32)
}

fn put<W: Word + ConditionallySelectable>(r: &mut Results, x: CtOption<W>) {
    r.bit(x.is_some());
    r.limbs(&[x.unwrap_or(W::default()).into()]);
}

fn put_element<W, const D: usize>(r: &mut Results, x: CtOption<[W; D]>)
where
    W: Word + ConditionallySelectable,
{
    r.bit(x.is_some());
    put_all(r, &x.unwrap_or([W::default(); D]));
}

/// Folded: there is no room for all of them.
fn put_all<W: Word>(r: &mut Results, xs: &[W]) {
    r.limbs(&[xs
        .iter()
        .fold(0, |all: u64, &x| all.rotate_left(7) ^ x.into())]);
}

fn put_batch<W: Word>(r: &mut Results, xs: &[W], all: Choice) {
    put_all(r, xs);
    r.bit(all);
}

fn one() -> Vec<Case> {
    vec![
        case("Small::invert", 0, |i, r| {
            put(r, BABY_BEAR.invert(short::<1>(i)[0]));
            put(r, GOLDILOCKS.invert(i.a[0]));
        }),
        case("Small::invert_montgomery", 0, |i, r| {
            put(r, BABY_BEAR.invert_montgomery(short::<1>(i)[0]));
            put(r, LONG.invert_montgomery(i.a[0]));
        }),
        case("Small::mul", 0, |i, r| {
            let [x, y] = short::<2>(i);
            let xy = u64::from(BABY_BEAR.mul(x, y));
            r.limbs(&[xy, GOLDILOCKS.mul(i.a[0], i.b[0])]);
        }),
        case("Small::to_montgomery", 0, |i, r| {
            let x = u64::from(BABY_BEAR.to_montgomery(short::<1>(i)[0]));
            r.limbs(&[x, LONG.to_montgomery(i.a[0])]);
        }),
        case("Small::from_montgomery", 0, |i, r| {
            let x = u64::from(BABY_BEAR.from_montgomery(short::<1>(i)[0]));
            r.limbs(&[x, LONG.from_montgomery(i.a[0])]);
        }),
    ]
}

fn many() -> Vec<Case> {
    vec![
        case("Small::invert_batch (32 bits)", 2, |i, r| {
            let (mut xs, mut few) = (short::<MANY>(i), short::<7>(i));
            let all = MERSENNE_31.invert_batch(&mut xs);
            put_batch(r, &xs, all);
            let all = BABY_BEAR.invert_batch(&mut few);
            put_batch(r, &few, all);
        }),
        case("Small::invert_batch_montgomery (32 bits)", 1, |i, r| {
            let mut xs = short::<MANY>(i);
            let all = BABY_BEAR.invert_batch_montgomery(&mut xs);
            put_batch(r, &xs, all);
        }),
        case("Small::invert_batch (64 bits)", 2, |i, r| {
            let (mut xs, mut few) = (words::<MANY>(i), words::<7>(i));
            let all = GOLDILOCKS.invert_batch(&mut xs);
            put_batch(r, &xs, all);
            let all = GOLDILOCKS.invert_batch(&mut few);
            put_batch(r, &few, all);
        }),
        case("Small::invert_batch_montgomery (64 bits)", 1, |i, r| {
            let mut xs = words::<MANY>(i);
            let all = LONG.invert_batch_montgomery(&mut xs);
            put_batch(r, &xs, all);
        }),
    ]
}

fn complex() -> Extension<u32, 2> {
    Extension::new(MERSENNE_31, MERSENNE_31.modulus() - 1).expect("no roots are needed")
}

fn quintic() -> Extension<u64, 5> {
    Extension::new(GOLDILOCKS, 3).expect("5 divides p - 1")
}

fn extensions() -> Vec<Case> {
    vec![
        case("Extension::invert", 0, |i, r| {
            put_element(r, complex().invert(&short(i)));
            put_element(
                r,
                Extension::<u64, 3>::new(LONG, 2)
                    .expect("any")
                    .invert(&words(i)),
            );
        }),
        case("Extension::invert_montgomery", 0, |i, r| {
            put_element(
                r,
                Extension::<u32, 4>::new(BABY_BEAR, 11)
                    .expect("any")
                    .invert_montgomery(&short(i)),
            );
            put_element(r, quintic().invert_montgomery(&words(i)));
        }),
        case("Extension::mul", 0, |i, r| {
            put_all(
                r,
                &quintic().mul(&words(i), &words::<5>(i).map(|x| x.rotate_left(17))),
            );
        }),
        case("Extension::invert_batch", 1, |i, r| {
            let mut xs: [[u64; 5]; 9] =
                core::array::from_fn(|k| words(i).map(|x: u64| x.rotate_left(k as u32)));
            let all = quintic().invert_batch(&mut xs);
            put_batch(r, xs.as_flattened(), all);
        }),
        case("Extension::invert_batch_montgomery", 1, |i, r| {
            let mut xs: [[u32; 2]; 9] =
                core::array::from_fn(|k| short(i).map(|x: u32| x.rotate_left(k as u32)));
            let all = complex().invert_batch_montgomery(&mut xs);
            put_batch(r, xs.as_flattened(), all);
        }),
    ]
}
