// SPDX-License-Identifier: MIT OR Apache-2.0
use super::vartime::*;
use crate::integer::shared::testing;

#[test]
fn invert_agrees() {
    testing::check_invert(|out, x, m| {
        invert(out, x, m, &mut vec![0; invert_scratch_limbs(m.len())])
    });
}

#[test]
fn gcd_agrees() {
    testing::check_gcd(|out, a, b| gcd(out, a, b, &mut vec![0; gcd_scratch_limbs(a.len())]));
}
