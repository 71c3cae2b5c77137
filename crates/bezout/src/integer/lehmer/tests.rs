// SPDX-License-Identifier: MIT OR Apache-2.0
use super::*;

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| invert::<1>(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())]));
    testing::check_invert(|out, x, m| invert::<2>(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())]));
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| gcd::<1>(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
    testing::check_gcd(|out, a, b| gcd::<2>(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
}

#[test]
fn xgcd_agrees() {
    testing::check_xgcd(|g, s, t, a, b| xgcd::<1>(g, s, t, a, b, &mut vec![0; xgcd_scratch_limbs(a.len())]));
    testing::check_xgcd(|g, s, t, a, b| xgcd::<2>(g, s, t, a, b, &mut vec![0; xgcd_scratch_limbs(a.len())]));
}
