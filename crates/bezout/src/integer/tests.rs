// SPDX-License-Identifier: MIT OR Apache-2.0
//! `invert_checked` under faults in the portable inversion.

use super::divstep::batches::batches;
use super::divstep::faults::{END, FAULT, Fault};
use super::divstep::word64::invert;
use crate::presets::P256_N;
use crate::uint::Uint;
use bezout_exercise::random::Random;
use std::panic::catch_unwind;
use subtle::CtOption;

/// The inverse of `x` modulo the order of P-256, with a fault; none too where the fault breaks an
/// assertion of tests, or makes a sum overflow.
fn invert_with(fault: Option<Fault>, x: &Uint<4>) -> CtOption<Uint<4>> {
    FAULT.set(fault);
    let done = catch_unwind(|| {
        let mut out = Uint::ZERO;
        let yes = invert::invert(out.limbs_mut(), x.limbs(), P256_N.as_ref(), &mut []);
        CtOption::new(out, yes)
    });
    FAULT.set(None);
    done.unwrap_or(CtOption::new(Uint::ZERO, 0.into()))
}

/// Of 10^5 faults, evenly in time and place, most make a wrong inverse, and a product shows each of
/// these.
#[test]
fn no_fault_releases_a_wrong_inverse() {
    let times = batches(256);
    let mut random = Random(1);
    let (mut wrong, mut right) = (0, 0);
    for i in 0..100_000 {
        let x = Uint::new(core::array::from_fn(|_| random.word()));
        let time = match i % (times + 1) {
            time if time < times => time,
            _ => END,
        };
        let fault = Fault {
            time,
            row: random.word() as usize,
            bit: random.word() as usize,
        };
        let inverse = Option::<Uint<4>>::from(invert_with(None, &x));
        let faulty = invert_with(Some(fault), &x);
        let unchecked = Option::<Uint<4>>::from(faulty);
        let checked = Option::<Uint<4>>::from(P256_N.checked(&x, faulty));
        wrong += u32::from(unchecked.is_some() && unchecked != inverse);
        right += u32::from(unchecked.is_some() && unchecked == inverse);
        assert!(checked.is_none() || checked == inverse, "fault {i}");
        assert!(checked == unchecked || unchecked != inverse, "fault {i}");
    }
    // A flip of what is not read any more changes nothing.
    std::println!("{wrong} wrong inverses, {right} right ones");
    assert!(wrong > 10_000 && right > 0, "{wrong} wrong, {right} right");
}
