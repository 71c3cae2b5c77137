// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which kernel the public functions use in a ring, on this CPU: the one place where that is decided.

#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::divstep::{binary, prime, ternary};
use super::lift;
use super::ring::{Coefficients, CyclicRing, Ring};
#[cfg(target_arch = "x86_64")]
use super::{itoh_tsujii, jump};
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use subtle::Choice;

/// A way to invert in a [`Ring`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    #[cfg(target_arch = "x86_64")]
    TernaryAvx2,
    #[cfg(target_arch = "x86_64")]
    JumpAvx2,
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    #[cfg(target_arch = "x86_64")]
    NewtonVpclmulqdq,
    TernaryPortable,
    BinaryPortable,
    DivstepPortable,
    NewtonPortable,
}

/// `(ring, out, a, scratch)`: `out = a^-1` and yes, or zero and no.
pub(crate) type Invert = fn(&Ring, &mut [u16], &[u16], &mut [u64]) -> Choice;
/// The same in a [`CyclicRing`].
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "the function that uses it allocates")
)]
pub(crate) type InvertCyclic = fn(&CyclicRing, &mut [u64], &[u64], &mut [u64]) -> Choice;

impl Way {
    /// Whether it works in a ring, on a CPU that can run it.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "all kernels are portable")
    )]
    pub(crate) fn takes(self, ring: &Ring) -> bool {
        let coefficients = ring.coefficients();
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::TernaryAvx2 => avx2::accepts_ternary(ring),
            #[cfg(target_arch = "x86_64")]
            Self::JumpAvx2 => jump::accepts(ring),
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => coefficients == Coefficients::F2,
            #[cfg(target_arch = "x86_64")]
            Self::NewtonVpclmulqdq => matches!(coefficients, Coefficients::Z2k(_)),
            Self::TernaryPortable => coefficients == Coefficients::F3,
            Self::BinaryPortable => coefficients == Coefficients::F2,
            Self::DivstepPortable => matches!(coefficients, Coefficients::Fq(_)),
            Self::NewtonPortable => matches!(coefficients, Coefficients::Z2k(_)),
        }
    }

    /// The kernel. It needs no scratch.
    pub(crate) fn function(self) -> Invert {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::TernaryAvx2 => avx2::invert_ternary,
            #[cfg(target_arch = "x86_64")]
            Self::JumpAvx2 => jump::invert,
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => itoh_tsujii::invert,
            #[cfg(target_arch = "x86_64")]
            Self::NewtonVpclmulqdq => lift::invert_avx2,
            Self::TernaryPortable => ternary::invert,
            Self::BinaryPortable => binary::invert,
            Self::DivstepPortable => prime::invert,
            Self::NewtonPortable => lift::invert,
        }
    }
}

/// The way in a ring.
pub(crate) fn select(ring: &Ring) -> Way {
    #[cfg(target_arch = "x86_64")]
    {
        let (way, isa) = match ring.coefficients() {
            Coefficients::F2 => (Way::ItohTsujiiVpclmulqdq, Isa::Vpclmulqdq),
            Coefficients::F3 => (Way::TernaryAvx2, Isa::Avx2),
            Coefficients::Fq(_) => (Way::JumpAvx2, Isa::Avx2),
            Coefficients::Z2k(_) => (Way::NewtonVpclmulqdq, Isa::Vpclmulqdq),
        };
        if isa.chosen(true) && way.takes(ring) {
            return way;
        }
    }
    match ring.coefficients() {
        Coefficients::F2 => Way::BinaryPortable,
        Coefficients::F3 => Way::TernaryPortable,
        Coefficients::Fq(_) => Way::DivstepPortable,
        Coefficients::Z2k(_) => Way::NewtonPortable,
    }
}

/// A way to invert in a [`CyclicRing`].
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "the function that uses it allocates")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CyclicWay {
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    DivstepPortable,
}

#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "the function that uses it allocates")
)]
impl CyclicWay {
    /// The kernel.
    pub(crate) fn function(self) -> InvertCyclic {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => itoh_tsujii::invert_cyclic,
            Self::DivstepPortable => binary::invert_cyclic,
        }
    }

    /// Words of scratch.
    pub(crate) fn scratch(self, ring: &CyclicRing) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => itoh_tsujii::scratch(ring),
            Self::DivstepPortable => binary::cyclic_scratch(ring),
        }
    }
}

/// The way in every ring of this kind.
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "the function that uses it allocates")
)]
pub(crate) fn select_cyclic() -> CyclicWay {
    #[cfg(target_arch = "x86_64")]
    if Isa::Vpclmulqdq.chosen(true) {
        return CyclicWay::ItohTsujiiVpclmulqdq;
    }
    CyclicWay::DivstepPortable
}
