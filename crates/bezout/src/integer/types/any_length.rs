// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of [`dynamic`](super::dynamic), each with the way that it chose.

use crate::copied::Copied;
use crate::ct::public_by_contract;
use crate::ct_vec::CtVec;
use crate::error::Error;
use crate::integer::choice::{Operation, Way};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::r_squared::r_squared;
use crate::integer::shared::{mod2k, montgomery};
use crate::integer::xgcd::{Signed, Xgcd};
use crate::integer::{gcd as gcd_ct, invert, jacobi as jacobi_ct, xgcd as xgcd_ct};
use crate::limbs::{is_zero, mul_low, shift_right, trailing_zeros};
use crate::limbs_vartime;
use crate::symbol::Symbol;
use alloc::vec;
use alloc::vec::Vec;

/// Extends both numbers to their common length, at least one limb.
fn align(a: &[u64], b: &[u64]) -> (Copied, Copied) {
    let n = a.len().max(b.len()).max(1);
    (Copied::new(a, n), Copied::new(b, n))
}

/// `a mod b` where `a` is longer than `b` by limbs, else `a`: batches take as long as the longer of
/// two numbers, and a division makes them equal. Variable time.
fn shortened(a: &[u64], b: &[u64]) -> Copied {
    let (n, t) = (limbs_vartime::significant(a), limbs_vartime::significant(b));
    if t == 0 || n < t + 2 {
        return Copied::new(&a[..n], n);
    }
    let (mut rest, divisor) = (Copied::new(&a[..n], n), Copied::new(&b[..t], n));
    limbs_vartime::divide(&mut vec![0; n], &mut rest, &divisor);
    rest.truncate(t);
    rest
}

/// Extends the result to the length that callers expect.
fn extended(mut x: Vec<u64>, n: usize) -> Vec<u64> {
    x.resize(n.max(1), 0);
    x
}

/// The function `gcd` of [`dynamic`](super::dynamic), and the way.
pub fn gcd(a: &[u64], b: &[u64]) -> (Vec<u64>, Way) {
    let (a, b) = align(a, b);
    let (mut out, mut scratch) = (vec![0; a.len()], vec![0; gcd_ct::scratch(a.len())]);
    let way = Operation::Gcd(a.len()).way();
    gcd_ct::by(way, &mut out, &a, &b, &mut scratch);
    (out, way)
}

/// The function `gcd_vartime` of [`dynamic`](super::dynamic), and the way.
pub fn gcd_vartime(a: &[u64], b: &[u64]) -> (Vec<u64>, Way) {
    let n = a.len().max(b.len());
    let a = shortened(a, b);
    let b = shortened(b, &a);
    let (a, b) = align(&a, &b);
    let (mut out, mut scratch) = (vec![0; a.len()], vec![0; gcd_ct::scratch_vartime(a.len())]);
    let way = gcd_ct::gcd_vartime(&mut out, &a, &b, &mut scratch);
    (extended(out, n), way)
}

/// The function `lcm` of [`dynamic`](super::dynamic), and the way of its gcd.
pub fn lcm(a: &[u64], b: &[u64]) -> (Vec<u64>, Way) {
    let n = a.len().max(b.len()).max(1);
    let (mut divisor, mut scratch) = (Copied::new(&[], n), vec![0; gcd_ct::scratch(n)]);
    let mut cofactor = Copied::new(b, n);
    let way = Operation::Gcd(n).way();
    gcd_ct::by(
        way,
        &mut divisor,
        &Copied::new(a, n),
        &cofactor,
        &mut scratch,
    );
    // gcd(0, 0) divides 0 as well as 1 does.
    divisor[0] |= is_zero(&divisor).bit();
    // The twos first: what is left of the divisor is odd, and divides modulo a power of two. If b
    // is zero, so is what is left of it; else twos are fewer than its bits.
    let twos = trailing_zeros(&divisor);
    shift_right(&mut divisor, twos);
    shift_right(&mut cofactor, twos);
    mod2k::divide(&mut cofactor, &divisor);
    let mut out = vec![0; (a.len() + b.len()).max(1)];
    mul_low(&mut out, a, &cofactor);
    (out, way)
}

fn xgcd_by(
    a: &[u64],
    b: &[u64],
    scratch: fn(usize) -> usize,
    run: xgcd_ct::Function,
) -> (Xgcd<Vec<u64>>, Way) {
    let (a, b) = align(a, b);
    let zero = || vec![0; a.len()];
    let (mut gcd, mut s, mut t) = (zero(), zero(), zero());
    let mut scratch = vec![0; scratch(a.len())];
    let ((s_negative, t_negative), way) = run(&mut gcd, &mut s, &mut t, &a, &b, &mut scratch);
    let signed = |negative, magnitude| Signed {
        negative,
        magnitude,
    };
    let (s, t) = (signed(s_negative, s), signed(t_negative, t));
    (Xgcd { gcd, s, t }, way)
}

/// The function `xgcd` of [`dynamic`](super::dynamic), and the way. *Timing:* as there.
pub fn xgcd(a: &[u64], b: &[u64]) -> (Xgcd<Vec<u64>>, Way) {
    xgcd_by(a, b, xgcd_ct::scratch, |g, s, t, a, b, scratch| {
        let way = Operation::Xgcd(a.len()).way();
        (xgcd_ct::by(way, g, s, t, a, b, scratch), way)
    })
}

/// The function `xgcd_vartime` of [`dynamic`](super::dynamic), and the way.
pub fn xgcd_vartime(a: &[u64], b: &[u64]) -> (Xgcd<Vec<u64>>, Way) {
    xgcd_by(a, b, xgcd_ct::scratch_vartime, xgcd_ct::xgcd_vartime)
}

/// The function `invert_mod` of [`dynamic`](super::dynamic), and the way.
pub fn invert_mod(x: &[u64], m: &[u64]) -> Result<(CtVec, Way), Error> {
    let (x, m) = align(x, m);
    if public_by_contract(is_zero(&m).choice()) {
        return Err(Error::ZeroModulus);
    }
    let (mut out, mut scratch) = (vec![0; m.len()], vec![0; invert::scratch_any(m.len())]);
    let way = Operation::Invert(m.len()).way();
    let yes = invert::invert_mod(&mut out, &x, &m, &mut scratch, |out, x, m, s| {
        invert::by(way, out, x, m, s)
    });
    Ok((CtVec::new(out, yes), way))
}

/// None, or the inverse at the length of the longer number.
type Found = (Option<Vec<u64>>, Way);

/// The function `invert_mod_vartime` of [`dynamic`](super::dynamic), and the way.
pub fn invert_mod_vartime(x: &[u64], m: &[u64]) -> Result<Found, Error> {
    let n = x.len().max(m.len());
    let (x, m) = align(&shortened(x, m), m);
    if is_zero(&m).bit() == 1 {
        return Err(Error::ZeroModulus);
    }
    let (mut out, mut scratch) = (vec![0; m.len()], vec![0; invert::scratch_vartime(m.len())]);
    let (found, way) = invert::invert_vartime(&mut out, &x, &m, &mut scratch);
    Ok((found.then(|| extended(out, n)), way))
}

/// The function `invert_odd_mod` of [`dynamic`](super::dynamic), and the way.
pub fn invert_odd_mod(x: &[u64], m: &[u64]) -> Result<(CtVec, Way), Error> {
    let modulus = ModulusRef::new(m)?;
    let n = m.len();
    let (mut out, mut scratch) = (vec![0; n.max(x.len())], vec![0; invert::scratch(n)]);
    let mut reduced = Copied::new(&x[..x.len().min(n)], n);
    if x.len() > n {
        let (mut r2, mut tmp) = (Copied::new(&[], n), Copied::new(&[], 2 * n));
        r_squared(&mut r2, m, &mut tmp);
        montgomery::reduce_any(&mut reduced, x, modulus, &r2, &mut tmp);
    }
    let way = Operation::Invert(n).way();
    let yes = invert::by(way, &mut out[..n], &reduced, modulus, &mut scratch);
    Ok((CtVec::new(out, yes), way))
}

fn jacobi_by(
    x: &[u64],
    n: &[u64],
    scratch: fn(usize) -> usize,
    run: impl FnOnce(&[u64], &[u64], &mut [u64]) -> (Symbol, Way),
) -> Result<(Symbol, Way), Error> {
    let (x, n) = align(x, n);
    if n[0] & 1 == 0 {
        return Err(Error::EvenJacobi);
    }
    Ok(run(&x, &n, &mut vec![0; scratch(x.len())]))
}

/// The function `jacobi` of [`dynamic`](super::dynamic), and the way.
pub fn jacobi(x: &[u64], n: &[u64]) -> Result<(Symbol, Way), Error> {
    jacobi_by(x, n, jacobi_ct::scratch, |x, n, scratch| {
        let way = Operation::Jacobi(n.len()).way();
        (jacobi_ct::by(way, x, n, scratch), way)
    })
}

/// The function `jacobi_vartime` of [`dynamic`](super::dynamic), and the way.
pub fn jacobi_vartime(x: &[u64], n: &[u64]) -> Result<(Symbol, Way), Error> {
    jacobi_by(
        &shortened(x, n),
        n,
        jacobi_ct::scratch_vartime,
        jacobi_ct::jacobi_vartime,
    )
}

/// The function `kronecker_vartime` of [`dynamic`](super::dynamic), and the way.
pub fn kronecker_vartime(
    a_negative: bool,
    a: &[u64],
    b_negative: bool,
    b: &[u64],
) -> (Symbol, Way) {
    let (a, mut b) = align(a, b);
    let mut scratch = vec![0; jacobi_ct::scratch_vartime(a.len())];
    let (s, way) = jacobi_ct::kronecker_vartime(&a, &b, &mut scratch);
    // The sign of a counts under the odd part of b, and once more if b is negative.
    let zeros = limbs_vartime::trailing_zeros(&b);
    limbs_vartime::shr_assign(&mut b, zeros);
    let under_odd = b[0] & 3 == 3;
    let negative = a_negative && (under_odd != b_negative) && zeros < 64 * b.len();
    let symbol = match negative && !limbs_vartime::is_zero(&a) {
        true => -s,
        false => s,
    };
    (symbol, way)
}
