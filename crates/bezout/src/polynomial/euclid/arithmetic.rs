// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums, products and remainders of polynomials without zeros at the end.

use super::field::PrimeField;
use alloc::vec;
use alloc::vec::Vec;

/// Lengths from which on three products of half the length take less time than one.
const KARATSUBA: usize = 48;

pub(super) fn trimmed(a: &[u32]) -> Vec<u32> {
    let n = a.iter().rposition(|&c| c != 0).map_or(0, |i| i + 1);
    a[..n].to_vec()
}

fn trim(mut a: Vec<u32>) -> Vec<u32> {
    while a.last() == Some(&0) {
        a.pop();
    }
    a
}

pub(super) fn leading(a: &[u32]) -> Option<u32> {
    a.last().copied()
}

pub(super) fn scale(field: &PrimeField, mut a: Vec<u32>, c: u32) -> Vec<u32> {
    for x in &mut a {
        *x = field.mul(*x, c);
    }
    trim(a)
}

fn add_into(field: &PrimeField, out: &mut [u32], a: &[u32]) {
    for (o, &c) in out.iter_mut().zip(a) {
        let sum = *o + c;
        *o = sum.min(sum.wrapping_sub(field.p()));
    }
}

fn sub_into(field: &PrimeField, out: &mut [u32], a: &[u32]) {
    for (o, &c) in out.iter_mut().zip(a) {
        let difference = o.wrapping_sub(c);
        *o = difference.min(difference.wrapping_add(field.p()));
    }
}

pub(super) fn add(field: &PrimeField, a: Vec<u32>, b: Vec<u32>) -> Vec<u32> {
    let (mut long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    add_into(field, &mut long, &short);
    trim(long)
}

/// `a - q b`.
pub(super) fn sub_mul(field: &PrimeField, mut a: Vec<u32>, q: &[u32], b: &[u32]) -> Vec<u32> {
    let product = mul(field, q, b);
    if a.len() < product.len() {
        a.resize(product.len(), 0);
    }
    sub_into(field, &mut a, &product);
    trim(a)
}

pub(super) fn mul(field: &PrimeField, a: &[u32], b: &[u32]) -> Vec<u32> {
    if a.is_empty() || b.is_empty() {
        return Vec::new();
    }
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    if short.len() < KARATSUBA {
        return trim(schoolbook(field, short, long));
    }
    let mut out = vec![0; a.len() + b.len()];
    // Pieces of the longer one, as long as the shorter one.
    for (i, piece) in long.chunks(short.len()).enumerate() {
        let from = i * short.len();
        if piece.len() == short.len() {
            add_into(field, &mut out[from..], &square_shape(field, piece, short));
        } else {
            add_into(field, &mut out[from..], &mul(field, short, piece));
        }
    }
    trim(out)
}

/// The product of two of the same length, of twice that length.
fn square_shape(field: &PrimeField, a: &[u32], b: &[u32]) -> Vec<u32> {
    let n = a.len();
    if n < KARATSUBA {
        return schoolbook(field, a, b);
    }
    let h = n.div_ceil(2);
    let half = |x: &[u32]| {
        let mut sum = x[..h].to_vec();
        add_into(field, &mut sum, &x[h..]);
        sum
    };
    let low = square_shape(field, &a[..h], &b[..h]);
    let high = square_shape(field, &a[h..], &b[h..]);
    let mut middle = square_shape(field, &half(a), &half(b));
    sub_into(field, &mut middle, &low);
    sub_into(field, &mut middle, &high);
    let mut out = vec![0; 2 * n];
    out[..2 * h].copy_from_slice(&low);
    out[2 * h..].copy_from_slice(&high);
    add_into(field, &mut out[h..], &middle);
    out
}

fn schoolbook(field: &PrimeField, a: &[u32], b: &[u32]) -> Vec<u32> {
    field.pause();
    // Sums stay below p^2 < 2^62: the smaller one of two words is the one that did not wrap around.
    let square = field.p() as u64 * field.p() as u64;
    let mut sums = vec![0u64; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate() {
        for (sum, &y) in sums[i..].iter_mut().zip(b) {
            let s = *sum + x as u64 * y as u64;
            *sum = s.min(s.wrapping_sub(square));
        }
    }
    sums.iter().map(|s| (s % field.p() as u64) as u32).collect()
}

/// Quotient and remainder; `b` is not zero.
pub(super) fn divide(field: &PrimeField, mut a: Vec<u32>, b: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let n = b.len();
    let inverse = field.inverse(b[n - 1]);
    let mut quotient = vec![0; (a.len() + 1).saturating_sub(n)];
    for i in (0..quotient.len()).rev() {
        field.pause();
        let c = field.mul(a[i + n - 1], inverse);
        quotient[i] = c;
        let minus = field.sub(0, c) as u64;
        for (x, &y) in a[i..i + n].iter_mut().zip(b) {
            *x = ((*x as u64 + minus * y as u64) % field.p() as u64) as u32;
        }
    }
    (quotient, trim(a))
}
