// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion.

use super::choice::{Operation, Way, choose};
use super::{divstep, itoh_tsujii, modified_euclid};
#[cfg(target_arch = "aarch64")]
use crate::binary_field::shared::engine::Pmull;
use crate::binary_field::shared::engine::Portable;
#[cfg(target_arch = "x86_64")]
use crate::binary_field::shared::engine::{Pclmulqdq, Vpclmulqdq};
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::cpu::Cpu;
use crate::timing::Timing;

/// `out = 1 / a`, and 0 for 0. Both have the field's words; `a` is any representative, and so may
/// be the result.
pub(crate) fn invert(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    invert_in(Timing::Constant, field, out, a);
}

/// The same for public elements.
pub(crate) fn invert_vartime(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    invert_in(Timing::Variable, field, out, a);
}

// Not inlined: its routines of all lengths would be compiled once more in each crate that calls it.
#[inline(never)]
fn invert_in(timing: Timing, field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    let operation = Operation::Invert {
        degree: field.degree(),
        prepared: field.is_prepared(),
    };
    match choose(Cpu::here(), operation, timing) {
        #[cfg(target_arch = "x86_64")]
        Way::ItohTsujiiVpclmulqdq => itoh_tsujii::invert::<Vpclmulqdq>(field, out, a),
        #[cfg(target_arch = "x86_64")]
        Way::ItohTsujiiPclmulqdq => itoh_tsujii::invert::<Pclmulqdq>(field, out, a),
        #[cfg(target_arch = "aarch64")]
        Way::ItohTsujiiPmull => itoh_tsujii::invert::<Pmull>(field, out, a),
        #[cfg(target_arch = "aarch64")]
        Way::DivstepPmull => divstep::invert::<Pmull>(field, out, a),
        Way::ItohTsujiiPortable => itoh_tsujii::invert::<Portable>(field, out, a),
        #[cfg(target_arch = "x86_64")]
        Way::DivstepPclmulqdq => divstep::invert::<Pclmulqdq>(field, out, a),
        Way::DivstepPortable => divstep::invert::<Portable>(field, out, a),
        _ => modified_euclid::invert_vartime::<u64>(field, out, a),
    }
}
