// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels of this ring by name, and which is the default.

#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::divstep::{binary, prime, ternary};
use super::lift;
use super::ring::{Coefficients, CyclicRing, Ring};
#[cfg(target_arch = "x86_64")]
use super::{itoh_tsujii, jump};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::polynomial::{
    cyclic as cyclic_vpclmulqdq, prime as prime_avx2, ternary as ternary_avx2,
};
use subtle::Choice;

/// What checks a kernel's timing, on the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    /// Valgrind with secrets marked undefined.
    Valgrind,
    /// The CPU's own trace, one instruction at a time.
    Trace,
}

/// One algorithm for one operation. All of them are constant time.
#[derive(Debug)]
pub struct Kernel<R: 'static, E: 'static> {
    /// `algorithm/back end`.
    pub name: &'static str,
    /// The key of the source in `BIBLIOGRAPHY.yml`.
    pub citation: &'static str,
    /// What checks its timing.
    pub instruments: &'static [Instrument],
    /// The rings, in words.
    pub domain: &'static str,
    /// Whether this CPU can run it.
    pub available: fn() -> bool,
    /// Whether it works in a ring.
    pub accepts: fn(&R) -> bool,
    /// Scratch words.
    pub scratch: fn(&R) -> usize,
    /// `(ring, out, a, scratch)`: `out = a^-1` and yes, or zero and no. The lengths are those of the ring,
    /// and the coefficients in range.
    pub run: fn(&R, &mut [E], &[E], &mut [u64]) -> Choice,
}

impl<R, E> Kernel<R, E> {
    /// Whether the public path uses it in this ring, on this CPU: whether it is the first in the table.
    pub fn default_for(&self, table: &'static [Self], ring: &R) -> bool {
        core::ptr::eq(self, select(table, ring))
    }
}

/// Inversion in a [`Ring`].
pub type Invert = Kernel<Ring, u16>;
/// Inversion in a [`CyclicRing`].
pub type InvertCyclic = Kernel<CyclicRing, u64>;

const VALGRIND: &[Instrument] = &[Instrument::Valgrind, Instrument::Trace];

fn always() -> bool {
    true
}

fn none<R>(_: &R) -> usize {
    0
}

fn is_f2(ring: &Ring) -> bool {
    ring.coefficients() == Coefficients::F2
}

fn is_f3(ring: &Ring) -> bool {
    ring.coefficients() == Coefficients::F3
}

fn is_fq(ring: &Ring) -> bool {
    matches!(ring.coefficients(), Coefficients::Fq(_))
}

fn is_z2k(ring: &Ring) -> bool {
    matches!(ring.coefficients(), Coefficients::Z2k(_))
}

/// The first that is available and accepts the ring: the one place where the default is chosen.
pub(super) fn select<R, E>(table: &'static [Kernel<R, E>], ring: &R) -> &'static Kernel<R, E> {
    table
        .iter()
        .find(|k| (k.accepts)(ring) && (k.available)())
        .expect("the portable kernels take every ring")
}

/// Inversion in a [`Ring`], faster ones first.
pub static INVERT: &[Invert] = &[
    #[cfg(target_arch = "x86_64")]
    Kernel {
        name: "ternary divstep/avx2",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_3",
        available: ternary_avx2::available,
        accepts: avx2::accepts_ternary,
        scratch: none,
        run: avx2::invert_ternary,
    },
    #[cfg(target_arch = "x86_64")]
    Kernel {
        name: "jump divstep/avx2",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_q, 2^12 < q < 2^13",
        available: prime_avx2::available,
        accepts: jump::accepts,
        scratch: none,
        run: jump::invert,
    },
    #[cfg(target_arch = "x86_64")]
    Kernel {
        name: "itoh_tsujii/vpclmulqdq",
        citation: "IT88",
        instruments: &[Instrument::Trace],
        domain: "F_2",
        available: cyclic_vpclmulqdq::available,
        accepts: is_f2,
        scratch: none,
        run: itoh_tsujii::invert,
    },
    #[cfg(target_arch = "x86_64")]
    Kernel {
        name: "newton/avx2",
        citation: "BY19",
        instruments: &[Instrument::Trace],
        domain: "Z/2^k",
        available: cyclic_vpclmulqdq::available,
        accepts: is_z2k,
        scratch: none,
        run: lift::invert_avx2,
    },
    Kernel {
        name: "ternary divstep/portable",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_3",
        available: always,
        accepts: is_f3,
        scratch: none,
        run: ternary::invert,
    },
    Kernel {
        name: "binary divstep/portable",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_2",
        available: always,
        accepts: is_f2,
        scratch: none,
        run: binary::invert,
    },
    Kernel {
        name: "divstep/portable",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_q, 3 < q < 2^13",
        available: always,
        accepts: is_fq,
        scratch: none,
        run: prime::invert,
    },
    Kernel {
        name: "newton/portable",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "Z/2^k",
        available: always,
        accepts: is_z2k,
        scratch: none,
        run: lift::invert,
    },
];

/// Inversion in a [`CyclicRing`], faster ones first.
pub static INVERT_CYCLIC: &[InvertCyclic] = &[
    #[cfg(target_arch = "x86_64")]
    Kernel {
        name: "itoh_tsujii/vpclmulqdq",
        citation: "IT88",
        instruments: &[Instrument::Trace],
        domain: "F_2, x^r - 1",
        available: cyclic_vpclmulqdq::available,
        accepts: |_| true,
        scratch: itoh_tsujii::scratch,
        run: itoh_tsujii::invert_cyclic,
    },
    Kernel {
        name: "binary divstep/portable",
        citation: "BY19",
        instruments: VALGRIND,
        domain: "F_2, x^r - 1",
        available: always,
        accepts: |_| true,
        scratch: binary::cyclic_scratch,
        run: binary::invert_cyclic,
    },
];
