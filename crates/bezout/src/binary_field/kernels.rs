// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for binary fields: a table for each operation.
//!
//! All slices of one call have the words of the field. Operands and results are any representatives
//! that fit the words.

pub use super::choice::Way;
use super::choice::{self, choose};
#[cfg(target_arch = "aarch64")]
use crate::binary_field::shared::engine::Pmull;
use crate::binary_field::shared::engine::{Engine, Portable};
#[cfg(target_arch = "x86_64")]
use crate::binary_field::shared::engine::{Pclmulqdq, Vpclmulqdq};
pub use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::products;
use crate::binary_field::{batch, divstep, euclid, itoh_tsujii, modified_euclid};
use crate::cpu::Cpu;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use crate::cpu::Isa;
#[cfg(target_arch = "aarch64")]
use crate::kernel::UNCHECKED;
#[cfg(target_arch = "x86_64")]
use crate::kernel::{CHECKED, Instrument};
use crate::kernel::{Kernel, Operation, portable, table, variable};
use crate::timing::Timing;
use subtle::Choice;

/// The public properties of a field: what decides which kernels accept its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldShape {
    /// The degree m.
    pub degree: usize,
    /// The exponents of the polynomial between the degree and 0, decreasing; zeros behind that of a
    /// trinomial.
    pub middle: [usize; 3],
    /// Whether the field has tables for inversion.
    pub prepared: bool,
}

impl FieldShape {
    /// The shape of a field.
    pub fn new(field: Gf2mRef<'_>) -> Self {
        Self {
            degree: field.degree(),
            middle: field.shape.middle,
            prepared: field.is_prepared(),
        }
    }

    /// The words of an element.
    pub const fn words(&self) -> usize {
        self.degree.div_ceil(64)
    }
}

/// Valgrind has no VPCLMULQDQ.
#[cfg(target_arch = "x86_64")]
const CHECKED_NATIVELY: &[Instrument] = &[Instrument::DenyList, Instrument::Trace];

const DOMAIN: &str = "any field of degree 2 to 1023";

/// A constant-time kernel for all fields; no default.
const fn constant<O: Operation<Parameter = FieldShape>>(
    name: &'static str,
    citation: &'static str,
    run: O::Function,
) -> Kernel<O> {
    Kernel {
        domain: DOMAIN,
        ..portable(name, citation, |_| 0, run)
    }
}

/// A table of what takes products, by each engine.
macro_rules! products {
    ($table:ident: $name:literal, $entry:ident, $($run:ident)::+) => {
        table! { $table:
            x86 Vpclmulqdq CHECKED_NATIVELY {
                way: Some(Way::ProductsVpclmulqdq),
                ..$entry(concat!($name, "/vpclmulqdq"), $($run)::+::<Vpclmulqdq>)
            }
            x86 Pclmulqdq CHECKED {
                way: Some(Way::ProductsPclmulqdq),
                ..$entry(concat!($name, "/pclmulqdq"), $($run)::+::<Pclmulqdq>)
            }
            #[cfg(target_arch = "aarch64")] {
                instruments: UNCHECKED,
                isa: Isa::Pmull,
                way: Some(Way::ProductsPmull),
                ..$entry(concat!($name, "/pmull"), $($run)::+::<Pmull>)
            }
            any {
                way: Some(Way::ProductsPortable),
                ..$entry(concat!($name, "/portable"), $($run)::+::<Portable>)
            }
        }
    };
}

/// Inverses.
#[derive(Debug)]
pub struct Invert;

/// A variable-time inversion in all fields; no default.
const fn vartime(
    name: &'static str,
    citation: &'static str,
    run: <Invert as Operation>::Function,
) -> Kernel<Invert> {
    Kernel {
        domain: DOMAIN,
        ..variable(name, citation, |_| 0, run)
    }
}

impl Operation for Invert {
    const RING: &'static str = "gf2";
    const NAME: &'static str = "invert";
    type Parameter = FieldShape;
    /// `(field, out, a)`: `out = 1 / a`, and 0 for 0.
    type Function = fn(&Gf2mRef<'_>, &mut [u64], &[u64]);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, f: &FieldShape) -> Way {
        let operation = choice::Operation::Invert {
            degree: f.degree,
            prepared: f.prepared,
        };
        choose(cpu, operation, timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        table! { Invert:
            x86 Vpclmulqdq CHECKED_NATIVELY {
                way: Some(Way::ItohTsujiiVpclmulqdq),
                ..constant::<Invert>("itoh_tsujii/vpclmulqdq", "IT88", itoh_tsujii::invert::<Vpclmulqdq>)
            }
            x86 Pclmulqdq CHECKED {
                way: Some(Way::ItohTsujiiPclmulqdq),
                ..constant::<Invert>("itoh_tsujii/pclmulqdq", "IT88", itoh_tsujii::invert::<Pclmulqdq>)
            }
            #[cfg(target_arch = "aarch64")] {
                instruments: UNCHECKED,
                isa: Isa::Pmull,
                way: Some(Way::ItohTsujiiPmull),
                ..constant::<Invert>("itoh_tsujii/pmull", "IT88", itoh_tsujii::invert::<Pmull>)
            }
            any {
                way: Some(Way::ItohTsujiiPortable),
                ..constant::<Invert>("itoh_tsujii/portable", "IT88", itoh_tsujii::invert::<Portable>)
            }
            x86 Pclmulqdq CHECKED {
                way: Some(Way::DivstepPclmulqdq),
                ..constant::<Invert>("divstep62/pclmulqdq", "BY19", divstep::invert::<Pclmulqdq>)
            }
            #[cfg(target_arch = "aarch64")] {
                instruments: UNCHECKED,
                isa: Isa::Pmull,
                way: Some(Way::DivstepPmull),
                ..constant::<Invert>("divstep62/pmull", "BY19", divstep::invert::<Pmull>)
            }
            any {
                way: Some(Way::DivstepPortable),
                ..constant::<Invert>("divstep62/portable", "BY19", divstep::invert::<Portable>)
            }
            any {
                way: Some(Way::ModifiedEuclid64),
                ..vartime("modified_euclid64/portable", "KB13", modified_euclid::invert_vartime::<u64>)
            }
            any { ..vartime("modified_euclid32/portable", "KB13", modified_euclid::invert_vartime::<u32>) }
            any { ..vartime("euclid64/portable", "HMV04", euclid::invert_vartime::<u64>) }
            any { ..vartime("euclid32/portable", "KB13", euclid::invert_vartime::<u32>) }
        }
    }
}

/// Many inverses for one inversion.
#[derive(Debug)]
pub struct InvertBatch;

impl Operation for InvertBatch {
    const RING: &'static str = "gf2";
    const NAME: &'static str = "invert_batch";
    /// The field and the number of elements.
    type Parameter = (FieldShape, usize);
    /// `(field, rows, scratch)`: replaces each element, one after the other in `rows`, by its
    /// inverse, and leaves 0 as it is. Yes if none is 0.
    type Function = fn(&Gf2mRef<'_>, &mut [u64], &mut [u64]) -> Choice;
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, _: &(FieldShape, usize)) -> Way {
        choose(cpu, choice::Operation::Mul, timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        products! { InvertBatch: "montgomery_trick", trick, batch::invert_rows_by }
    }
}

const fn trick(
    name: &'static str,
    run: <InvertBatch as Operation>::Function,
) -> Kernel<InvertBatch> {
    let scratch = |(field, count): &(FieldShape, usize)| batch::rows_scratch(field.words(), *count);
    Kernel {
        domain: "any field of degree 2 to 1023, any number of elements",
        ..portable::<InvertBatch>(name, "Mon87", scratch, run)
    }
}

/// Products.
#[derive(Debug)]
pub struct Multiply;

impl Operation for Multiply {
    const RING: &'static str = "gf2";
    const NAME: &'static str = "multiply";
    type Parameter = FieldShape;
    /// `(field, out, a, b)`: `out = a b`.
    type Function = fn(&Gf2mRef<'_>, &mut [u64], &[u64], &[u64]);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, _: &FieldShape) -> Way {
        choose(cpu, choice::Operation::Mul, timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        products! { Multiply: "karatsuba", karatsuba, mul }
    }
}

const fn karatsuba(name: &'static str, run: <Multiply as Operation>::Function) -> Kernel<Multiply> {
    constant::<Multiply>(name, "HMV04", run)
}

fn mul<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64], b: &[u64]) {
    products::mul::<E>(field.shape, out, a, b);
}

/// Runs of squarings.
#[derive(Debug)]
pub struct SquareTimes;

impl Operation for SquareTimes {
    const RING: &'static str = "gf2";
    const NAME: &'static str = "square_times";
    type Parameter = FieldShape;
    /// `(field, out, a, times)`: `out = a^(2^times)`.
    type Function = fn(&Gf2mRef<'_>, &mut [u64], &[u64], usize);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, _: &FieldShape) -> Way {
        choose(cpu, choice::Operation::SquareTimes, timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        table! { SquareTimes:
            x86 Pclmulqdq CHECKED {
                way: Some(Way::ProductsPclmulqdq),
                ..constant::<SquareTimes>("own_products/pclmulqdq", "HMV04", square_times::<Pclmulqdq>)
            }
            #[cfg(target_arch = "aarch64")] {
                instruments: UNCHECKED,
                isa: Isa::Pmull,
                way: Some(Way::ProductsPmull),
                ..constant::<SquareTimes>("own_products/pmull", "HMV04", square_times::<Pmull>)
            }
            any {
                way: Some(Way::ProductsPortable),
                ..constant::<SquareTimes>("spread/portable", "HMV04", square_times::<Portable>)
            }
        }
    }
}

fn square_times<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64], times: usize) {
    products::square_times::<E>(field.shape, out, a, times);
}
