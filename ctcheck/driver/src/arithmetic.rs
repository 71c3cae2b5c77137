// SPDX-License-Identifier: MIT OR Apache-2.0
//! The arithmetic of moduli and of numbers, inverses for one use, and conversions.

use crate::case::Function;
use crate::heap::{aside, hold};
use crate::inputs::Inputs;
use crate::lengths::WIDEST;
use crate::results::Results;
use bezout::interop::crypto_bigint::{boxed_of_limbs, invert_odd_number_mod_boxed, limbs_of_boxed};
use bezout::{Modulus, Uint, dynamic, parts};
use subtle::{ConstantTimeGreater, ConstantTimeLess};

fn modulus<const L: usize>(i: &Inputs) -> &Modulus<L> {
    &i.moduli().long
}

/// The functions on numbers of fixed length.
pub fn fixed<const L: usize>() -> [(&'static str, Function); 14] {
    [
        ("Modulus::add, sub, neg", |i, r| {
            let (m, a, b) = (modulus::<L>(i), Inputs::uint(&i.a), Inputs::uint(&i.b));
            [m.add(&a, &b), m.sub(&a, &b), m.neg(&a)]
                .iter()
                .for_each(|x| r.uint(x));
        }),
        ("Modulus::add_reduced, sub_reduced, neg_reduced", |i, r| {
            let (m, a, b) = (modulus::<L>(i), Inputs::uint(&i.a), Inputs::uint(&i.b));
            [
                m.add_reduced(&a, &b),
                m.sub_reduced(&a, &b),
                m.neg_reduced(&a),
            ]
            .iter()
            .for_each(|x| r.uint(x));
        }),
        ("parts::montgomery_mul", |i, r| {
            let (a, b) = (Inputs::uint(&i.a), Inputs::uint(&i.b));
            r.uint(&parts::montgomery_mul(modulus::<L>(i), &a, &b));
        }),
        ("parts::secret::divsteps", |i, r| {
            let words = [i.odd[0], i.a[0]].map(u64::cast_signed);
            let (d, rows) = parts::secret::divsteps(-1, words[0], words[1]);
            r.limbs(&[d, rows[0], rows[1], rows[2], rows[3]].map(i64::cast_unsigned));
        }),
        ("Modulus::square", |i, r| {
            r.uint(&modulus::<L>(i).square(&Inputs::uint(&i.a)));
        }),
        ("Modulus::pow", |i, r| {
            let e = Uint::<1>::from_u64(i.b[0]);
            r.uint(&modulus::<L>(i).pow(&Inputs::uint(&i.a), &e));
        }),
        ("Modulus::divide", |i, r| {
            r.option(modulus::<L>(i).divide(&Inputs::uint(&i.b), &Inputs::uint(&i.a)));
        }),
        ("Uint::invert_odd_mod", |i, r| {
            r.option(Inputs::uint::<L>(&i.a).invert_odd_mod(&Inputs::odd(&i.odd)));
        }),
        ("Uint::jacobi", |i, r| {
            r.symbol(Inputs::uint::<L>(&i.a).jacobi(&Inputs::odd(&i.odd)));
        }),
        ("Uint::from_le_slice, to_le_slice", |i, r| {
            let x = Uint::<L>::from_le_slice(&i.bytes[3..]).expect("it fits");
            let mut out = vec![0; 8 * L];
            x.to_le_slice(&mut out).expect("the lengths agree");
            r.bytes(&out);
        }),
        ("Uint::resize (longer)", |i, r| {
            r.option(Inputs::uint::<L>(&i.a).resize::<WIDEST>())
        }),
        ("Uint::widen", |i, r| {
            r.uint(&Inputs::uint::<L>(&i.a).widen::<WIDEST>());
        }),
        ("Uint::resize (shorter)", |i, r| {
            // One that does not fit as a rule, and one that does.
            r.option(Inputs::uint::<L>(&i.short).resize::<1>());
            let mut low = [0; L];
            low[0] = i.a[0];
            r.option(Inputs::uint::<L>(&low).resize::<1>());
        }),
        ("Uint::ct_lt, ct_gt", |i, r| {
            let (a, b) = (Inputs::uint::<L>(&i.a), Inputs::uint(&i.b));
            r.bit(a.ct_lt(&b));
            r.bit(a.ct_gt(&b));
        }),
    ]
}

/// The functions of numbers of a length known at run time.
pub fn run_time() -> [(&'static str, Function); 8] {
    [
        ("dynamic::from_be_bytes, to_be_bytes", |i, r| {
            let mut out = vec![0; 8 * i.a.len() + 3];
            dynamic::to_be_bytes(hold(&dynamic::from_be_bytes(&i.bytes[3..])), &mut out)
                .expect("the lengths agree");
            r.bytes(&out);
        }),
        ("dynamic::from_le_bytes, to_le_bytes", |i, r| {
            let mut out = vec![0; 8 * i.a.len()];
            dynamic::to_le_bytes(hold(&dynamic::from_le_bytes(&i.bytes[3..])), &mut out)
                .expect("the lengths agree");
            r.bytes(&out);
        }),
        ("dynamic::mul, lcm", |i, r| {
            r.limbs(&dynamic::mul(&i.a, &i.b));
            r.limbs(&dynamic::lcm(&i.a, &i.b));
        }),
        ("dynamic::bits, is_less", |i, r| {
            r.limbs(&[dynamic::bits(&i.a)]);
            r.bit(dynamic::is_less(&i.a, &i.b[1..]));
        }),
        ("crypto_bigint::limbs_of_boxed, boxed_of_limbs", |i, r| {
            let boxed = boxed_of_limbs(&i.a);
            hold(boxed.as_words());
            r.limbs(&limbs_of_boxed(&boxed));
        }),
        ("dynamic::invert_odd_mod", |i, r| {
            r.vector(
                dynamic::invert_odd_mod(&i.a, &i.known_odd).expect("that it is odd is public"),
            );
        }),
        ("dynamic::invert_odd_mod (longer)", |i, r| {
            let x = aside(|| [&i.a[..], &i.b[..]].concat());
            r.vector(dynamic::invert_odd_mod(&x, &i.known_odd).expect("that it is odd is public"));
        }),
        ("DynModulus::invert_into", |i, r| {
            let mut out = vec![0; i.a.len()];
            let yes = i.dynamic().invert_into(&mut out, &i.a);
            r.bit(yes.expect("the lengths agree"));
            r.limbs(&out);
        }),
    ]
}

/// That the modulus is not zero is public, and looked up.
pub fn by_an_odd_number(i: &Inputs, r: &mut Results) {
    let y = dynamic::invert_odd_number_mod(&i.known_odd[..1], &i.known_nonzero);
    r.vector(y.expect("odd, and not zero"));
}

/// The same in another crate's types, by RSA's public exponent.
pub fn boxed_by_an_odd_number(i: &Inputs, r: &mut Results) {
    let e = crypto_bigint::Odd::new(boxed_of_limbs(&[65537])).expect("odd");
    let m = boxed_of_limbs(&i.known_nonzero);
    hold(m.as_words());
    let y = invert_odd_number_mod_boxed(&e, &m);
    r.limbs(&[u64::from(y.is_some().to_u8())]);
    r.limbs(hold(&limbs_of_boxed(y.as_inner_unchecked())));
    hold(y.as_inner_unchecked().as_words());
}

/// All elements have an inverse, or are zero.
pub fn array<const L: usize>(i: &Inputs, r: &mut Results) {
    let mut xs = i.units.each_ref().map(|x| Inputs::uint::<L>(x));
    let all = modulus::<L>(i).invert_array(&mut xs);
    xs.iter().for_each(|x| r.uint(x));
    r.bit(all);
}
