// SPDX-License-Identifier: MIT OR Apache-2.0
//! Residues modulo `2^255 - r`: a constant that is public, or a value that may be secret.

use crate::case::{Case, Function};
use crate::inputs::Inputs;
use crate::numbers::secret_offset;
use crate::results::Results;
use bezout::Uint;
use bezout::pseudo_mersenne::{F25519, PseudoMersenne255, Residue255};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// Every function. Residues have four limbs.
pub fn cases() -> Vec<Case> {
    let tables = conversions()
        .into_iter()
        .chain(field())
        .chain(ring())
        .chain(run_time());
    tables
        .map(|(name, f)| {
            let times = match name {
                // A short batch and a long one.
                "Residue255::invert_batch" | "Residue255::invert_batch (shared factor)" => 2,
                "PseudoMersenne255::invert_batch" | "Residue255::invert_array" => 1,
                _ => 0,
            };
            Case::function(name, 4, f).only().declassifies(times)
        })
        .collect()
}

/// Modulo `2^255 - 1`, which is a multiple of 7.
type Composite = Residue255<1>;

fn residue<const R: u32>(x: &[u64]) -> Residue255<R> {
    Residue255::from_uint(&Inputs::uint(x))
}

fn put<const R: u32>(r: &mut Results, x: &Residue255<R>) {
    r.uint(&x.to_uint());
}

fn put_option(r: &mut Results, x: CtOption<F25519>) {
    r.bit(x.is_some());
    put(r, &x.unwrap_or(F25519::ZERO));
}

fn bytes(i: &Inputs) -> &[u8; 32] {
    i.bytes[3..].try_into().expect("four limbs have 32 bytes")
}

fn modulus(i: &Inputs) -> PseudoMersenne255 {
    let r = (i.odd[0] as u32 | 1) & 0x7fff_ffff;
    PseudoMersenne255::new(r).expect("odd, and below 2^31")
}

fn conversions() -> [(&'static str, Function); 8] {
    [
        ("Residue255::from_canonical", |i, r| {
            put_option(r, F25519::from_canonical(&Inputs::uint(&i.a)));
        }),
        ("Residue255::from_le_bytes, to_le_bytes", |i, r| {
            r.bytes(&F25519::from_le_bytes(bytes(i)).to_le_bytes());
        }),
        ("Residue255::from_canonical_le_bytes", |i, r| {
            r.bit(F25519::from_canonical_le_bytes(bytes(i)).is_some());
        }),
        ("Residue255::is_zero, is_odd", |i, r| {
            let x = residue::<19>(&i.a);
            r.bit(x.is_zero());
            r.bit(x.is_odd());
        }),
        ("Residue255::from_uint, from_u64, to_uint", |i, r| {
            put(r, &residue::<19>(&i.a));
            put(r, &F25519::from_u64(i.a[1]));
        }),
        ("Residue255::ct_eq", |i, r| {
            r.bit(residue::<19>(&i.a).ct_eq(&residue(&i.b)))
        }),
        ("Residue255::eq", |i, r| {
            r.limbs(&[u64::from(residue::<19>(&i.a) == residue::<19>(&i.b))]);
        }),
        ("Residue255::conditional_select", |i, r| {
            let (a, b) = (residue::<19>(&i.a), residue::<19>(&i.b));
            put(
                r,
                &F25519::conditional_select(&a, &b, Choice::from((i.odd[1] & 1) as u8)),
            );
        }),
    ]
}

fn field() -> [(&'static str, Function); 11] {
    [
        ("Residue255::add, sub, neg", |i, r| {
            let (a, b) = (residue::<19>(&i.a), residue::<19>(&i.b));
            [a + b, a - b, -a].iter().for_each(|x| put(r, x));
        }),
        ("Residue255::sum, product", |i, r| {
            let all = [&i.a, &i.b, &i.units[3]].map(|x| residue::<19>(x));
            put(r, &all.into_iter().sum::<F25519>());
            put(r, &all.into_iter().product::<F25519>());
        }),
        ("Residue255::mul, square, pow2k", |i, r| {
            let (a, b) = (residue::<19>(&i.a), residue::<19>(&i.b));
            [a * b, a.square(), a.pow2k(7)]
                .iter()
                .for_each(|x| put(r, x));
        }),
        ("Residue255::invert", |i, r| {
            put_option(r, residue::<19>(&i.a).invert());
        }),
        ("Residue255::invert_checked", |i, r| {
            put_option(r, residue::<19>(&i.a).invert_checked());
        }),
        ("Residue255::jacobi", |i, r| {
            r.symbol(residue::<19>(&i.a).jacobi())
        }),
        ("Residue255::legendre", |i, r| {
            r.symbol(residue::<19>(&i.a).legendre())
        }),
        ("F25519::sqrt", |i, r| {
            put_option(r, residue::<19>(&i.a).sqrt());
        }),
        ("F25519::sqrt_ratio", |i, r| {
            put_option(r, residue::<19>(&i.a).sqrt_ratio(&residue(&i.b)));
        }),
        ("Residue255::invert_batch", |i, r| {
            batch(&mut i.units.each_ref().map(|x| residue::<19>(x)), r);
        }),
        ("Residue255::invert_array", |i, r| {
            let mut xs = i.units.each_ref().map(|x| residue::<19>(x));
            let all = F25519::invert_array(&mut xs);
            xs.iter().for_each(|x| put(r, x));
            r.bit(all);
        }),
    ]
}

fn batch<const R: u32>(xs: &mut [Residue255<R>; 4], r: &mut Results) {
    let mut long: [_; 20] = core::array::from_fn(|k| xs[k % 4]);
    let all = Residue255::invert_batch(xs, &mut [Residue255::ZERO; 4]);
    xs.iter().for_each(|x| put(r, x));
    r.bit(all.expect("the lengths agree"));
    // Enough elements for the passes in assembly.
    let all = Residue255::invert_batch(&mut long, &mut [Residue255::ZERO; 20]);
    long.iter().for_each(|x| put(r, x));
    r.bit(all.expect("the lengths agree"));
}

fn ring() -> [(&'static str, Function); 2] {
    [
        ("Residue255::invert (composite)", |i, r| {
            let y = residue::<1>(&i.a).invert();
            r.bit(y.is_some());
            put(r, &y.unwrap_or(Composite::ZERO));
        }),
        ("Residue255::invert_batch (shared factor)", |i, r| {
            let mut xs = i.units.each_ref().map(|x| residue::<1>(x));
            xs[2] = residue(&[u64::from(secret_offset(7)), 0, 0, 0]);
            batch(&mut xs, r);
        }),
    ]
}

fn run_time() -> [(&'static str, Function); 7] {
    [
        ("PseudoMersenne255::new, modulus, reduce", |i, r| {
            let m = modulus(i);
            r.uint(m.modulus().get());
            r.uint(&m.reduce(&Inputs::uint(&i.a)));
        }),
        ("PseudoMersenne255::add, sub, neg", |i, r| {
            let (m, a, b) = (modulus(i), Inputs::uint(&i.a), Inputs::uint(&i.b));
            [m.add(&a, &b), m.sub(&a, &b), m.neg(&a)]
                .iter()
                .for_each(|x| r.uint(x));
        }),
        ("PseudoMersenne255::mul, square, pow2k", |i, r| {
            let (m, a, b) = (modulus(i), Inputs::uint(&i.a), Inputs::uint(&i.b));
            [m.mul(&a, &b), m.square(&a), m.pow2k(&a, 7)]
                .iter()
                .for_each(|x| r.uint(x));
        }),
        ("PseudoMersenne255::invert", |i, r| {
            r.option(modulus(i).invert(&Inputs::uint(&i.a)))
        }),
        ("PseudoMersenne255::invert_checked", |i, r| {
            r.option(modulus(i).invert_checked(&Inputs::uint(&i.a)));
        }),
        ("PseudoMersenne255::jacobi, legendre", |i, r| {
            let (m, a) = (modulus(i), Inputs::uint(&i.a));
            r.symbol(m.jacobi(&a));
            r.symbol(m.legendre(&a));
        }),
        ("PseudoMersenne255::invert_batch", |i, r| {
            let m = PseudoMersenne255::new(secret_offset(19)).expect("odd, and below 2^31");
            let mut xs = i.units.each_ref().map(|x| Inputs::uint::<4>(x));
            let all = m.invert_batch(&mut xs, &mut [Uint::ZERO; 4]);
            xs.iter().for_each(|x| r.uint(x));
            r.bit(all.expect("the lengths agree"));
        }),
    ]
}
