// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public functions for numbers in the caller's memory, and for rows of them.

use crate::case::{Case, Function};
use crate::heap::aside;
use crate::inputs::Inputs;
use crate::results::Results;
use bezout::slices;
use subtle::Choice;

/// All of them at one length.
pub fn cases(limbs: usize) -> Vec<Case> {
    // Rows ask once whether a *nonzero* one shares a factor with the modulus; those with moduli of
    // their own whether a modulus is even, of which one hides it: once for each row, where these
    // are inverted one by one.
    let functions: [(&str, Function, usize); 8] = [
        ("slices::invert_mod", invert_mod, 0),
        ("slices::invert_odd_mod", invert_odd_mod, 0),
        ("slices::gcd", gcd, 0),
        ("slices::xgcd", xgcd, 0),
        ("slices::jacobi", jacobi, 0),
        ("slices::invert_rows", invert_rows, 1),
        ("slices::invert_each_rows", invert_each_rows, 8),
        ("DynModulus::invert_rows", rows_of_a_modulus, 1),
    ];
    let case = |(name, f, times)| Case::function(name, limbs, f).declassifies(times);
    functions.into_iter().map(case).collect()
}

/// Memory that is known.
fn scratch(words: usize) -> Vec<u64> {
    vec![0; words]
}

fn rows(i: &Inputs) -> Vec<u64> {
    i.units.concat()
}

fn put(r: &mut Results, numbers: &[u64], yes: Choice) {
    r.long(numbers);
    r.bit(yes);
}

fn invert_mod(i: &Inputs, r: &mut Results) {
    let (mut out, mut room) = (i.b.clone(), scratch(slices::invert_mod_scratch(i.a.len())));
    for m in [&i.odd, &i.any] {
        let yes = slices::invert_mod(&mut out, &i.a, m, &mut room);
        put(r, &out, yes.expect("the lengths agree"));
    }
}

fn invert_odd_mod(i: &Inputs, r: &mut Results) {
    let n = i.a.len();
    let (mut out, mut room) = (i.b.clone(), scratch(slices::invert_odd_mod_scratch(n)));
    for m in [i.dynamic(), i.dynamic_short()] {
        let yes = slices::invert_odd_mod(&mut out, &i.a, m.as_ref(), &mut room);
        put(r, &out, yes.expect("the lengths agree"));
    }
}

fn gcd(i: &Inputs, r: &mut Results) {
    let (mut out, mut room) = (i.b.clone(), scratch(slices::gcd_scratch(i.a.len())));
    slices::gcd(&mut out, &i.a, &i.b, &mut room).expect("the lengths agree");
    r.limbs(&out);
}

fn xgcd(i: &Inputs, r: &mut Results) {
    let (mut g, mut s, mut t) = (i.b.clone(), i.b.clone(), i.b.clone());
    let mut room = scratch(slices::xgcd_scratch(i.a.len()));
    let signs = slices::xgcd([&mut g, &mut s, &mut t], &i.a, &i.b, &mut room);
    let (s_negative, t_negative) = signs.expect("the lengths agree");
    r.limbs(&g);
    put(r, &s, s_negative);
    put(r, &t, t_negative);
}

fn jacobi(i: &Inputs, r: &mut Results) {
    let mut room = scratch(slices::jacobi_scratch(i.a.len()));
    let symbol = slices::jacobi(&i.a, &i.known_odd, &mut room);
    r.symbol(symbol.expect("that it is odd is public"));
}

fn invert_rows(i: &Inputs, r: &mut Results) {
    let mut out = rows(i);
    let mut room = scratch(slices::invert_rows_scratch(i.a.len(), 4));
    let yes = slices::invert_rows(&mut out, i.dynamic().as_ref(), &mut room);
    put(r, &out, yes.expect("the lengths agree"));
}

fn rows_of_a_modulus(i: &Inputs, r: &mut Results) {
    let (mut out, m) = (rows(i), i.dynamic());
    let mut room = scratch(m.invert_rows_scratch(4));
    let yes = m.invert_rows(&mut out, &mut room);
    put(r, &out, yes.expect("the lengths agree"));
}

/// Enough odd moduli for lanes, and an even one.
fn invert_each_rows(i: &Inputs, r: &mut Results) {
    let n = i.a.len();
    let (mut out, moduli) = aside(|| {
        let mut moduli = i.known_odd.repeat(8);
        moduli[7 * n..].copy_from_slice(&i.any);
        (i.units.concat().repeat(2), moduli)
    });
    let mut room = scratch(slices::invert_each_rows_scratch(n));
    let yes = slices::invert_each_rows(&mut out, &moduli, n, &mut room);
    put(r, &out, yes.expect("the lengths agree"));
}
