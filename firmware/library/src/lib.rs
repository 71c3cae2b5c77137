// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations of the library as routines: outputs first, then numbers that are secret.
#![no_std]

extern crate alloc;

mod environment;
#[cfg(feature = "guest")]
mod guest;
mod planted;

use alloc::vec::Vec;
use bezout::binary_field::{DynGf2m, presets::DSTU_163};
use bezout::polynomial::{CyclicRing, Ring};
use bezout::presets::{P256_N, P25519};
use bezout::pseudo_mersenne::F25519;
use bezout::subtle::{Choice, CtOption};
use bezout::{Error, Modulus, Odd, Uint, dynamic};

type Words<const L: usize> = [u64; L];

/// Writes a number or zero, and returns whether there is one.
fn write<const L: usize>(out: &mut Words<L>, y: CtOption<Uint<L>>) -> u32 {
    let found = y.is_some();
    *out = *y.unwrap_or(Uint::ZERO).limbs();
    bit(found)
}

fn bit(choice: Choice) -> u32 {
    choice.unwrap_u8().into()
}

/// The answer of an operation whose arguments have the right shape.
fn shaped<T>(answer: Result<T, Error>) -> T {
    answer.unwrap_or_else(|_| panic!("the shape is wrong"))
}

fn odd<const L: usize>(m: &Words<L>) -> Odd<Uint<L>> {
    Odd::new(Uint::new(*m)).unwrap_or(Odd::default())
}

#[unsafe(no_mangle)]
extern "C" fn invert_constant(out: &mut Words<4>, x: &Words<4>) -> u32 {
    write(out, P25519.invert(&Uint::new(*x)))
}

#[unsafe(no_mangle)]
extern "C" fn invert_checked(out: &mut Words<4>, x: &Words<4>) -> u32 {
    write(out, P256_N.invert_checked(&Uint::new(*x)))
}

#[unsafe(no_mangle)]
extern "C" fn invert_odd_mod(out: &mut Words<4>, x: &Words<4>, m: &Words<4>) -> u32 {
    write(out, Uint::new(*x).invert_odd_mod(&odd(m)))
}

#[unsafe(no_mangle)]
extern "C" fn invert_mod(out: &mut Words<2>, x: &Words<2>, m: &Words<2>) -> u32 {
    write(out, Uint::new(*x).invert_mod(&Uint::new(*m)))
}

#[unsafe(no_mangle)]
extern "C" fn invert_slices(out: &mut Words<2>, x: &Words<2>, m: &Words<2>) -> u32 {
    let (y, found) = shaped(dynamic::invert_mod(x, m)).into_parts();
    out.copy_from_slice(&y);
    bit(found)
}

#[unsafe(no_mangle)]
extern "C" fn gcd(out: &mut Words<4>, a: &Words<4>, b: &Words<4>) {
    *out = *Uint::new(*a).gcd(&Uint::new(*b)).limbs();
}

/// The cofactor of `a`; returns whether it is negative.
#[unsafe(no_mangle)]
extern "C" fn xgcd(out: &mut Words<2>, a: &Words<2>, b: &Words<2>) -> u32 {
    let found = Uint::new(*a).xgcd(&Uint::new(*b));
    *out = *found.s.magnitude.limbs();
    bit(found.s.negative)
}

#[unsafe(no_mangle)]
extern "C" fn jacobi(a: &Words<4>, n: &Words<4>) -> i32 {
    Uint::new(*a).jacobi(&odd(n)).value().into()
}

#[unsafe(no_mangle)]
extern "C" fn batch(xs: &mut Words<12>) -> u32 {
    let (rows, _) = xs.as_chunks_mut::<4>();
    let mut numbers: [Uint<4>; 3] = core::array::from_fn(|i| Uint::new(rows[i]));
    let all = P256_N.invert_array(&mut numbers);
    for (row, number) in rows.iter_mut().zip(numbers) {
        *row = *number.limbs();
    }
    bit(all)
}

/// `x y` modulo a secret number.
#[unsafe(no_mangle)]
extern "C" fn multiply(out: &mut Words<4>, x: &Words<4>, y: &Words<4>, m: &Words<4>) {
    *out = *Modulus::new(odd(m))
        .mul(&Uint::new(*x), &Uint::new(*y))
        .limbs();
}

/// The square root of `x / y` modulo 2^255 - 19, the even one.
#[unsafe(no_mangle)]
extern "C" fn square_root(out: &mut Words<4>, x: &Words<4>, y: &Words<4>) -> u32 {
    let [x, y] = [x, y].map(|x| F25519::from_uint(&Uint::new(*x)));
    write(out, x.sqrt_ratio(&y).map(|r| r.to_uint()))
}

#[unsafe(no_mangle)]
extern "C" fn binary_field(out: &mut Words<3>, x: &Words<3>) -> u32 {
    let y = DSTU_163.invert(&DSTU_163.reduce(x));
    let found = y.is_some();
    *out = DSTU_163.words(&y.unwrap_or(DSTU_163.zero()));
    bit(found)
}

#[unsafe(no_mangle)]
extern "C" fn binary_field_batch(xs: &mut Words<6>) -> u32 {
    let field = shaped(DynGf2m::new(163, &[7, 6, 3]));
    let mut elements: Vec<Vec<u64>> = xs.chunks(3).map(|x| field.reduce(x)).collect();
    let all = shaped(field.invert_batch(&mut elements));
    for (x, element) in xs.chunks_mut(3).zip(&elements) {
        x.copy_from_slice(element);
    }
    bit(all)
}

/// Modulo `x^37 - x - 1` over the field of 4591 elements.
#[unsafe(no_mangle)]
extern "C" fn ring_prime(out: &mut [u16; 37], a: &[u16; 37]) -> u32 {
    bit(shaped(shaped(Ring::ntru_prime(37, 4591)).invert(out, a)))
}

/// Modulo `(x^37 - 1)/(x - 1)` over the field of three elements.
#[unsafe(no_mangle)]
extern "C" fn ring_ternary(out: &mut [u16; 37], a: &[u16; 37]) -> u32 {
    bit(shaped(shaped(Ring::ntru(37, 3)).invert(out, a)))
}

/// The same with coefficients modulo 2048: over the field of two elements, and lifted.
#[unsafe(no_mangle)]
extern "C" fn ring_lifted(out: &mut [u16; 37], a: &[u16; 37]) -> u32 {
    bit(shaped(shaped(Ring::ntru(37, 2048)).invert(out, a)))
}

/// Modulo `x^37 - 1` over the field of two elements.
#[unsafe(no_mangle)]
extern "C" fn ring_cyclic(out: &mut Words<1>, a: &Words<1>) -> u32 {
    bit(shaped(shaped(CyclicRing::new(37)).invert(out, a)))
}
