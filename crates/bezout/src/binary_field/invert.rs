// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which kernel inverts.

#[cfg(target_arch = "aarch64")]
use super::engine::Pmull;
use super::engine::{self, Portable};
#[cfg(target_arch = "x86_64")]
use super::engine::{Pclmulqdq, Vpclmulqdq};
use super::field_ref::Gf2mRef;
use super::{divstep, itoh_tsujii, modified_euclid};
use crate::cpu::Isa;

/// An algorithm on a kind of CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiPclmulqdq,
    #[cfg(target_arch = "aarch64")]
    ItohTsujiiPmull,
    ItohTsujiiPortable,
    #[cfg(target_arch = "x86_64")]
    DivstepPclmulqdq,
    #[cfg(target_arch = "aarch64")]
    DivstepPmull,
    DivstepPortable,
    ModifiedEuclid64,
}

/// The default of constant time for fields of this degree, with tables or without: chains of powers, and
/// divsteps where the chain's squarings, one by one, take longer.
#[inline]
pub(crate) fn select(degree: usize, prepared: bool) -> Way {
    // Beyond nine words squarings are not folded. Without carry-less products they are slow at every length.
    let most = match (prepared, engine::select()) {
        (false, Isa::Portable) => 0,
        (true, Isa::Portable) => usize::MAX,
        (false, _) => 9 * 64,
        (true, _) => 12 * 64,
    };
    let squares = degree <= most;
    match engine::select() {
        // With four words at most, vectors gain nothing.
        #[cfg(target_arch = "x86_64")]
        Isa::Vpclmulqdq if squares && degree > 4 * 64 => Way::ItohTsujiiVpclmulqdq,
        #[cfg(target_arch = "x86_64")]
        Isa::Vpclmulqdq | Isa::Pclmulqdq if squares => Way::ItohTsujiiPclmulqdq,
        #[cfg(target_arch = "x86_64")]
        Isa::Vpclmulqdq | Isa::Pclmulqdq => Way::DivstepPclmulqdq,
        #[cfg(target_arch = "aarch64")]
        Isa::Pmull if squares => Way::ItohTsujiiPmull,
        #[cfg(target_arch = "aarch64")]
        Isa::Pmull => Way::DivstepPmull,
        _ if squares => Way::ItohTsujiiPortable,
        _ => Way::DivstepPortable,
    }
}

/// The default for public elements.
#[inline]
pub(crate) fn select_vartime(_degree: usize) -> Way {
    Way::ModifiedEuclid64
}

/// `out = 1 / a` by the default.
#[inline]
pub(crate) fn invert(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    run(select(field.degree(), field.is_prepared()), field, out, a);
}

/// The same for public elements.
#[inline]
pub(crate) fn invert_vartime(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    run(select_vartime(field.degree()), field, out, a);
}

/// `out = 1 / a`, and 0 for 0, in one of the ways. Both have the field's words; `a` is any representative, and
/// so may be the result.
fn run(way: Way, field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    match way {
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
        Way::ModifiedEuclid64 => modified_euclid::invert_vartime::<u64>(field, out, a),
    }
}
