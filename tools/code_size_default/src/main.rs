// SPDX-License-Identifier: MIT OR Apache-2.0
//! One operation of the library on numbers that the compiler does not know.
#![allow(unused_imports, reason = "every feature uses a part of it")]

use bezout::{Modulus, Odd, Uint, presets};
use std::hint::black_box;

fn main() {
    let x = black_box(Uint::new([3, 5, 7, 9]));
    let m = black_box(Uint::new([15, 1, 1, 1]));
    black_box(operation(&x, &m));
}

/// An inverse modulo a constant of 256 bits.
#[cfg(feature = "constant")]
fn operation(x: &Uint<4>, _: &Uint<4>) -> Uint<4> {
    presets::P256_N.invert(x).unwrap_or(Uint::ZERO)
}

/// A modulus, and an inverse.
#[cfg(feature = "run_time")]
fn operation(x: &Uint<4>, m: &Uint<4>) -> Uint<4> {
    let modulus = Odd::new(*m).map(Modulus::new).unwrap_or(Modulus::default());
    modulus.invert(x).unwrap_or(Uint::ZERO)
}

/// An inverse modulo a number that may be even.
#[cfg(feature = "any_modulus")]
fn operation(x: &Uint<4>, m: &Uint<4>) -> Uint<4> {
    x.invert_mod(m).unwrap_or(Uint::ZERO)
}

/// Inverses of a few numbers.
#[cfg(feature = "batch")]
fn operation(x: &Uint<4>, m: &Uint<4>) -> Uint<4> {
    let mut xs = [*x, *m, *x];
    presets::P256_N.invert_array(&mut xs);
    xs[1]
}

/// A greatest common divisor.
#[cfg(feature = "gcd")]
fn operation(x: &Uint<4>, m: &Uint<4>) -> Uint<4> {
    x.gcd(m)
}

/// An inverse modulo a number of any length, which may be even.
#[cfg(feature = "dynamic")]
fn operation(x: &Uint<4>, m: &Uint<4>) -> Uint<4> {
    let length = black_box(4);
    let inverse = bezout::dynamic::invert_mod(&x.limbs()[..length], &m.limbs()[..length]);
    let first = inverse
        .ok()
        .and_then(|inverse| inverse.into_option())
        .map(|x| x[0]);
    Uint::new([first.unwrap_or(0), 0, 0, 0])
}

#[cfg(not(any(
    feature = "constant",
    feature = "run_time",
    feature = "any_modulus",
    feature = "batch",
    feature = "gcd",
    feature = "dynamic"
)))]
fn operation(x: &Uint<4>, _: &Uint<4>) -> Uint<4> {
    *x
}
