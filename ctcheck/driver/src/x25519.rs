// SPDX-License-Identifier: MIT OR Apache-2.0
//! X25519, Elligator2 and hashing to Curve25519: all arguments are secret, but lengths and the tag.

use crate::case::{Case, Function};
use crate::heap::aside;
use crate::inputs::Inputs;
use crate::results::Results;
use bezout::pseudo_mersenne::F25519;
use bezout_x25519::{Domain, Point, elligator2};
use std::sync::Once;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// Every function. Coordinates and secrets have four limbs.
pub fn cases() -> Vec<Case> {
    let tables = keys()
        .into_iter()
        .chain(maps())
        .chain(points())
        .chain(hashes());
    let case = |(name, f)| {
        let case = Case::function(name, 4, f).only().prepared(prepare);
        match name {
            "x25519" => case.makes(|n| ladder(&n.a, &bytes(&n.b))),
            "x25519::public_key" => case.makes(|n| ladder(&n.a, &bezout_x25519::BASE_POINT)),
            "x25519::shared_secret" => case.makes(|n| ladder(&n.b, &bytes(&n.a))),
            _ => case,
        }
    };
    tables.map(case).collect()
}

/// Words of all points of Montgomery's ladder for a secret and a coordinate, as RFC 7748 has it,
/// from the first that depend on the secret. Its formulas, in its order, leave the same words
/// before they are reduced as the library's.
fn ladder(secret: &[u64], coordinate: &[u8; 32]) -> Vec<u64> {
    let mut scalar = bytes(secret);
    let expected = bezout_x25519::x25519(&scalar, coordinate);
    let mut below = *coordinate;
    below[31] &= 0x7f;
    let u = F25519::from_le_bytes(&below);
    scalar[0] &= 0xf8;
    scalar[31] = scalar[31] & 0x7f | 0x40;
    let a24 = F25519::from_u64(121_665);
    let mut words = Vec::new();
    let (mut p, mut q) = ([F25519::ONE, F25519::ZERO], [u, F25519::ONE]);
    for i in (0..255).rev() {
        let bit = Choice::from(scalar[i / 8] >> (i % 8) & 1);
        for (p, q) in p.iter_mut().zip(&mut q) {
            F25519::conditional_swap(p, q, bit);
        }
        let (a, b) = (p[0] + p[1], p[0] - p[1]);
        let (c, d) = (q[0] + q[1], q[0] - q[1]);
        let (da, cb) = (d * a, c * b);
        q = [(da + cb).square(), u * (da - cb).square()];
        let (aa, bb) = (a.square(), b.square());
        let e = aa - bb;
        p = [aa * bb, e * (aa + a24 * e)];
        for (p, q) in p.iter_mut().zip(&mut q) {
            F25519::conditional_swap(p, q, bit);
        }
        // Of the highest bits it is public what they are.
        if i < 250 {
            for x in p.iter().chain(&q) {
                // SAFETY: an element is four words, of which any are one.
                words.extend(unsafe { core::mem::transmute_copy::<F25519, [u64; 4]>(x) });
            }
        }
    }
    let found = p[0] * p[1].invert().unwrap_or(F25519::ZERO);
    assert_eq!(found.to_le_bytes(), expected, "the ladder is another one");
    words
}

/// SHA-512 asks once what the CPU can do: now, not in the first run that is counted.
fn prepare(_limbs: usize) {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        let _ = bezout_x25519::encode_to_curve(b"", &domain());
    });
}

fn bytes(x: &[u64]) -> [u8; 32] {
    *in_place(x)
}

/// Where they are: a copy would be one more on the stack.
fn in_place(x: &[u64]) -> &[u8; 32] {
    let words: &[u64; 4] = x.first_chunk().expect("four limbs");
    // SAFETY: of the same size, and any bytes are an array of them; x86-64 is little-endian.
    unsafe { &*words.as_ptr().cast() }
}

fn element(x: &[u64]) -> F25519 {
    F25519::from_uint(&Inputs::uint(x))
}

/// A choice that nobody knows.
fn choice(i: &Inputs) -> Choice {
    Choice::from((i.b[3] >> 7 & 1) as u8)
}

fn put(r: &mut Results, p: &Point) {
    r.uint(&p.u().to_uint());
    r.uint(&p.v().to_uint());
}

fn put_option(r: &mut Results, p: CtOption<Point>) {
    r.bit(p.is_some());
    put(r, &p.unwrap_or(elligator2::map_to_curve(&F25519::ZERO)));
}

fn put_bytes(r: &mut Results, x: CtOption<[u8; 32]>) {
    r.bit(x.is_some());
    r.bytes(&x.unwrap_or([0; 32]));
}

fn keys() -> [(&'static str, Function); 4] {
    [
        ("x25519", |i, r| {
            let mut shared = bezout_x25519::x25519(in_place(&i.a), in_place(&i.b));
            r.bytes(&shared);
            // What is there now is not the caller's.
            shared.fill(0);
            core::hint::black_box(&shared);
        }),
        ("x25519::public_key", |i, r| {
            r.bytes(&bezout_x25519::public_key(in_place(&i.a)));
        }),
        ("x25519::shared_secret", |i, r| {
            let shared = bezout_x25519::shared_secret(in_place(&i.b), in_place(&i.a));
            put_bytes(r, shared);
        }),
        ("elligator2::public_key_with_torsion", |i, r| {
            let torsion = i.b[0] as u8;
            r.bytes(&elligator2::public_key_with_torsion(&bytes(&i.a), torsion));
        }),
    ]
}

fn maps() -> [(&'static str, Function); 5] {
    [
        ("elligator2::map_to_curve", |i, r| {
            put(r, &elligator2::map_to_curve(&element(&i.a)));
        }),
        ("elligator2::map_to_u", |i, r| {
            r.uint(&elligator2::map_to_u(&element(&i.a)).to_uint());
        }),
        ("elligator2::representative", |i, r| {
            let y = elligator2::representative(&element(&i.a), choice(i));
            r.bit(y.is_some());
            r.uint(&y.unwrap_or(F25519::ZERO).to_uint());
        }),
        ("elligator2::to_uniform", |i, r| {
            put_bytes(r, elligator2::to_uniform(&bytes(&i.a), i.b[0] as u8));
        }),
        ("elligator2::from_uniform", |i, r| {
            r.bytes(&elligator2::from_uniform(&bytes(&i.a)));
        }),
    ]
}

fn points() -> [(&'static str, Function); 3] {
    [
        ("x25519::Point::new, neg", |i, r| {
            let p = Point::new(element(&i.a), element(&i.b));
            r.bit(p.is_some());
            put(r, &-elligator2::map_to_curve(&element(&i.a)));
        }),
        ("x25519::Point::lift", |i, r| {
            put_option(r, Point::lift(&element(&i.a), choice(i)));
        }),
        ("x25519::Point::ct_eq, eq, conditional_select", |i, r| {
            let [a, b] = [&i.a, &i.b].map(|x| elligator2::map_to_curve(&element(x)));
            r.bit(a.ct_eq(&b));
            r.limbs(&[u64::from(a == b)]);
            put(r, &Point::conditional_select(&a, &b, choice(i)));
        }),
    ]
}

fn hashes() -> [(&'static str, Function); 3] {
    [
        ("x25519::hash_to_curve", |i, r| {
            put_option(r, bezout_x25519::hash_to_curve(&bytes(&i.a), &domain()));
        }),
        ("x25519::encode_to_curve", |i, r| {
            put_option(r, bezout_x25519::encode_to_curve(&bytes(&i.a), &domain()));
        }),
        ("x25519::Domain::new", |i, r| {
            // A tag that is kept, and one that is hashed.
            for tag in [&i.bytes[..], &aside(|| i.bytes.repeat(9))] {
                let domain = Domain::new(tag).expect("not empty");
                put_option(r, bezout_x25519::encode_to_curve(&bytes(&i.a), &domain));
            }
        }),
    ]
}

/// The tag is public, as it is for callers.
fn domain() -> Domain<'static> {
    Domain::new(b"ctcheck").expect("not empty")
}
