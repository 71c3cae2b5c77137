// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the entries of the tables have in common.

use crate::kernel::{Instrument, Kernel, MatrixTrace, Operation, Timing, Trace};
use subtle::Choice;

pub(super) const CHECKED: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
];

#[cfg(target_arch = "x86_64")]
pub(super) const CHECKED_ASSEMBLY: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// Valgrind knows neither AVX-512 nor ADX.
#[cfg(target_arch = "x86_64")]
pub(super) const CHECKED_NATIVELY: &[Instrument] = &[
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// A constant-time kernel for everything, in portable Rust; no default.
pub(super) const fn portable<O: Operation>(
    name: &'static str,
    citation: &'static str,
    scratch: fn(&O::Parameter) -> usize,
    run: O::Function,
) -> Kernel<O> {
    Kernel {
        name,
        citation,
        timing: Timing::Constant,
        instruments: CHECKED,
        domain: "any length",
        available: || true,
        takes: |_| true,
        default_for: |_| false,
        scratch,
        run,
        trace: None,
    }
}

/// The same in variable time.
pub(super) const fn variable<O: Operation>(
    name: &'static str,
    citation: &'static str,
    scratch: fn(&O::Parameter) -> usize,
    run: O::Function,
) -> Kernel<O> {
    Kernel {
        timing: Timing::Variable,
        instruments: &[],
        ..portable(name, citation, scratch, run)
    }
}

/// Whether divsteps in words of 32 bits are the portable form of this target.
pub(super) const WORD32: bool = cfg!(target_pointer_width = "32");

/// What a kernel shows of its batches.
pub(super) const fn shows(
    class: &'static str,
    batch: u32,
    run: MatrixTrace,
) -> Option<Trace<MatrixTrace>> {
    Some(Trace { class, batch, run })
}

/// An answer that is no secret.
pub(super) fn choice(yes: bool) -> Choice {
    Choice::from(u8::from(yes))
}
