// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which kernel inverts.

use super::engine::Portable;
#[cfg(target_arch = "x86_64")]
use super::engine::{Engine, Pclmulqdq, Vpclmulqdq};
use super::field_ref::FieldRef;
use super::{divstep, euclid, itoh_tsujii, modified_euclid};

/// What every kernel of inversion is: `out = 1 / a`, and 0 for 0. Both have the field's words; `a` is any
/// representative, and so may be the result.
pub(crate) type Invert = fn(&FieldRef<'_>, &mut [u64], &[u64]);

/// An algorithm on a kind of CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiPclmulqdq,
    ItohTsujiiPortable,
    #[cfg(target_arch = "x86_64")]
    DivstepPclmulqdq,
    DivstepPortable,
    ModifiedEuclid64,
    ModifiedEuclid32,
    Euclid64,
    Euclid32,
}

/// The default of constant time for a field: chains of powers, with tables where there are some.
#[inline]
pub(crate) fn select(_: &FieldRef<'_>) -> Way {
    #[cfg(target_arch = "x86_64")]
    {
        if Vpclmulqdq::chosen() {
            return Way::ItohTsujiiVpclmulqdq;
        }
        if Pclmulqdq::chosen() {
            return Way::ItohTsujiiPclmulqdq;
        }
    }
    Way::ItohTsujiiPortable
}

/// The fastest for public elements.
#[inline]
pub(crate) fn select_vartime(_: &FieldRef<'_>) -> Way {
    Way::ModifiedEuclid64
}

/// Inverts in one of the ways.
#[inline]
pub(crate) fn run(way: Way, field: &FieldRef<'_>, out: &mut [u64], a: &[u64]) {
    match way {
        #[cfg(target_arch = "x86_64")]
        Way::ItohTsujiiVpclmulqdq => itoh_tsujii::invert::<Vpclmulqdq>(field, out, a),
        #[cfg(target_arch = "x86_64")]
        Way::ItohTsujiiPclmulqdq => itoh_tsujii::invert::<Pclmulqdq>(field, out, a),
        Way::ItohTsujiiPortable => itoh_tsujii::invert::<Portable>(field, out, a),
        #[cfg(target_arch = "x86_64")]
        Way::DivstepPclmulqdq => divstep::invert::<Pclmulqdq>(field, out, a),
        Way::DivstepPortable => divstep::invert::<Portable>(field, out, a),
        Way::ModifiedEuclid64 => modified_euclid::invert_vartime::<u64>(field, out, a),
        Way::ModifiedEuclid32 => modified_euclid::invert_vartime::<u32>(field, out, a),
        Way::Euclid64 => euclid::invert_vartime::<u64>(field, out, a),
        Way::Euclid32 => euclid::invert_vartime::<u32>(field, out, a),
    }
}
