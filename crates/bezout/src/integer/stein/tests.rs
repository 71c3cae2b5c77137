// SPDX-License-Identifier: MIT OR Apache-2.0
use super::*;
use crate::integer::lehmer::testing;

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| invert(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())]));
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| gcd(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
}

#[test]
fn xgcd_agrees() {
    testing::check_xgcd(|g, s, t, a, b| xgcd(g, s, t, a, b, &mut vec![0; xgcd_scratch_limbs(a.len())]));
}

#[test]
fn symbols_agree() {
    testing::check_jacobi(|x, n| jacobi(x, n, &mut vec![0; jacobi_scratch_limbs(n.len())]));
    testing::check_kronecker(|a, b| kronecker(a, b, &mut vec![0; jacobi_scratch_limbs(a.len())]));
}
