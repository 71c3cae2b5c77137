// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every algorithm of inversion in binary fields by name.

use super::engine::{Engine, Portable};
#[cfg(target_arch = "x86_64")]
use super::engine::{Pclmulqdq, Vpclmulqdq};
use super::field_ref::FieldRef;
use super::gf2m::{Element, Gf2m};
use super::invert::{Invert, Way, select, select_vartime};
use super::prepared::Prepared;
use super::{divstep, euclid, itoh_tsujii, modified_euclid};
use subtle::CtOption;

/// Whether the time of a kernel depends on operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// It depends on the field alone.
    Constant,
    /// It depends on the element too.
    Variable,
}

/// A way to invert.
pub struct Kernel {
    name: &'static str,
    citation: &'static str,
    timing: Timing,
    instruments: &'static [&'static str],
    /// The words of the fields that it is for, from and to.
    words: (usize, usize),
    available: fn() -> bool,
    accepts: fn(&FieldRef<'_>) -> bool,
    way: Way,
    run: Invert,
}

/// What checks the timing of code that valgrind can run, and of what it can't.
const VALGRIND: &[&str] = &["memcheck", "trace", "static"];
#[cfg(target_arch = "x86_64")]
const TRACE: &[&str] = &["trace", "static"];

/// With tables and without.
fn every(_: &FieldRef<'_>) -> bool {
    true
}

macro_rules! kernel {
    ($name:literal, $citation:literal, $timing:ident, $instruments:expr, $available:expr, $way:ident, $run:expr) => {
        Kernel {
            name: $name,
            citation: $citation,
            timing: Timing::$timing,
            instruments: $instruments,
            words: (1, 16),
            available: $available,
            accepts: every,
            way: Way::$way,
            run: $run,
        }
    };
}

static INVERT: &[Kernel] = &[
    #[cfg(target_arch = "x86_64")]
    kernel!(
        "itoh_tsujii/vpclmulqdq",
        "IT88",
        Constant,
        TRACE,
        Vpclmulqdq::available,
        ItohTsujiiVpclmulqdq,
        itoh_tsujii::invert::<Vpclmulqdq>
    ),
    #[cfg(target_arch = "x86_64")]
    kernel!(
        "itoh_tsujii/pclmulqdq",
        "IT88",
        Constant,
        VALGRIND,
        Pclmulqdq::available,
        ItohTsujiiPclmulqdq,
        itoh_tsujii::invert::<Pclmulqdq>
    ),
    kernel!(
        "itoh_tsujii/portable",
        "IT88",
        Constant,
        VALGRIND,
        Portable::available,
        ItohTsujiiPortable,
        itoh_tsujii::invert::<Portable>
    ),
    #[cfg(target_arch = "x86_64")]
    kernel!(
        "divstep62/pclmulqdq",
        "BY19",
        Constant,
        VALGRIND,
        Pclmulqdq::available,
        DivstepPclmulqdq,
        divstep::invert::<Pclmulqdq>
    ),
    kernel!(
        "divstep62/portable",
        "BY19",
        Constant,
        VALGRIND,
        Portable::available,
        DivstepPortable,
        divstep::invert::<Portable>
    ),
    kernel!(
        "modified_euclid64/portable",
        "KB13",
        Variable,
        &[],
        Portable::available,
        ModifiedEuclid64,
        modified_euclid::invert_vartime::<u64>
    ),
    kernel!(
        "modified_euclid32/portable",
        "KB13",
        Variable,
        &[],
        Portable::available,
        ModifiedEuclid32,
        modified_euclid::invert_vartime::<u32>
    ),
    kernel!(
        "euclid64/portable",
        "HMV04",
        Variable,
        &[],
        Portable::available,
        Euclid64,
        euclid::invert_vartime::<u64>
    ),
    kernel!(
        "euclid32/portable",
        "KB13",
        Variable,
        &[],
        Portable::available,
        Euclid32,
        euclid::invert_vartime::<u32>
    ),
];

/// All kernels of inversion, on this CPU and not.
pub fn inversions() -> impl Iterator<Item = &'static Kernel> {
    INVERT.iter()
}

impl Kernel {
    /// `algorithm/backend`.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The key of its publication in the bibliography.
    pub fn citation(&self) -> &'static str {
        self.citation
    }

    /// What its time depends on.
    pub fn timing(&self) -> Timing {
        self.timing
    }

    /// What can check its timing.
    pub fn instruments(&self) -> &'static [&'static str] {
        self.instruments
    }

    /// The words of elements that it accepts, from and to.
    pub fn words(&self) -> (usize, usize) {
        self.words
    }

    /// Whether this CPU can run it.
    pub fn available(&self) -> bool {
        (self.available)()
    }

    /// Whether it is what [`Gf2m::invert`] calls, or [`Gf2m::invert_vartime`], by its timing.
    pub fn is_default_for<const N: usize>(&self, field: &Gf2m<N>) -> bool {
        self.default_for(&field.field_ref())
    }

    /// Whether it is what [`Prepared::invert`] calls.
    pub fn is_default_for_prepared<const N: usize>(&self, field: &Prepared<N>) -> bool {
        self.default_for(&field.field_ref())
    }

    fn default_for(&self, field: &FieldRef<'_>) -> bool {
        let selected = match self.timing {
            Timing::Constant => select(field),
            Timing::Variable => select_vartime(field),
        };
        self.way == selected
    }

    /// `1 / a` without tables; none if `a = 0`, and where this CPU can't run the kernel.
    pub fn invert<const N: usize>(&self, field: &Gf2m<N>, a: &Element<N>) -> CtOption<Element<N>> {
        self.call(field, &field.field_ref(), a)
    }

    /// `1 / a`, with the field's tables if the kernel has a use for them.
    pub fn invert_prepared<const N: usize>(
        &self,
        field: &Prepared<N>,
        a: &Element<N>,
    ) -> CtOption<Element<N>> {
        self.call(field, &field.field_ref(), a)
    }

    #[inline]
    fn call<const N: usize>(
        &self,
        field: &Gf2m<N>,
        parameter: &FieldRef<'_>,
        a: &Element<N>,
    ) -> CtOption<Element<N>> {
        let mut out = [0; N];
        if !self.available() || !(self.accepts)(parameter) {
            return CtOption::new(Element(out), 0.into());
        }
        (self.run)(parameter, &mut out, &a.0);
        CtOption::new(Element(out), !field.is_zero(a))
    }
}
