// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the registry is made of: operations, and kernels that carry them out.

use core::fmt;

/// What the time that a kernel takes may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Timing {
    /// On what is public alone: lengths, and what the kernel's parameter says.
    Constant,
    /// On the values too.
    Variable,
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Constant => "ct",
            Self::Variable => "vartime",
        })
    }
}

/// What checks a kernel's timing, on the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Instrument {
    /// Valgrind with secrets marked undefined: branches and addresses.
    Valgrind,
    /// A search of the disassembly for instructions of variable latency.
    DenyList,
    /// The CPU's own trace, one instruction at a time: the same places and addresses for all inputs.
    Trace,
    /// Secrets followed through the disassembly of an assembly function, without running it.
    StaticTaint,
}

impl fmt::Display for Instrument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Valgrind => "valgrind",
            Self::DenyList => "deny-list",
            Self::Trace => "trace",
            Self::StaticTaint => "static taint",
        })
    }
}

/// An operation in a ring that can be carried out in more than one way.
///
/// A new one is an empty type with this implementation, in the `kernels.rs` of its ring, and a line in
/// [`for_each_operation`](crate::for_each_operation).
pub trait Operation: Sized + 'static {
    /// The ring, as in `int`.
    const RING: &'static str;
    /// The operation, as in `invert`.
    const NAME: &'static str;
    /// What is public of the operands: it decides which kernels accept them, and which is the default.
    type Parameter: Copy + fmt::Debug + 'static;
    /// The type of the kernels' functions.
    type Function: Copy + 'static;

    /// All kernels.
    fn table() -> &'static [Kernel<Self>];

    /// A kernel by its name.
    fn kernel(name: &str) -> Option<&'static Kernel<Self>> {
        Self::table().iter().find(|kernel| kernel.name == name)
    }

    /// The kernel that the public functions use on this CPU.
    ///
    /// ```
    /// use bezout::kernels::{Operation, Timing, integer::{Jacobi, Shape}};
    /// let kernel = Jacobi::default(Timing::Constant, &Shape::new(4)).unwrap();
    /// assert!(kernel.accepts(&Shape::new(4)));
    /// ```
    fn default(timing: Timing, parameter: &Self::Parameter) -> Option<&'static Kernel<Self>> {
        let mut table = Self::table().iter();
        table.find(|kernel| kernel.timing == timing && kernel.is_default(parameter))
    }
}

/// What a kernel computes on the way: what is compared with the specification, step by step.
#[derive(Clone, Copy, Debug)]
pub struct Trace<F> {
    /// The class of vectors that has it, as in `divstep_trace`.
    pub class: &'static str,
    /// Steps in a batch.
    pub batch: u32,
    /// The function.
    pub run: F,
}

/// Matrices or update factors, batch by batch, from `x` and `m` of one length, `m` odd.
pub type MatrixTrace = fn(&[u64], &[u64]) -> alloc::vec::Vec<[i64; 4]>;

/// One algorithm for one operation.
pub struct Kernel<O: Operation> {
    /// `algorithm/back end`.
    pub name: &'static str,
    /// Keys of its sources in `BIBLIOGRAPHY.yml`.
    pub citation: &'static str,
    /// What the time depends on.
    pub timing: Timing,
    /// What checks its timing.
    pub instruments: &'static [Instrument],
    /// What it takes, in words.
    pub domain: &'static str,
    /// Whether this CPU can run it.
    pub available: fn() -> bool,
    /// Whether it takes such operands, on a CPU that can run it.
    pub takes: fn(&O::Parameter) -> bool,
    /// Whether the selector of the public functions names it, on this CPU.
    pub default_for: fn(&O::Parameter) -> bool,
    /// Words of scratch.
    pub scratch: fn(&O::Parameter) -> usize,
    /// The function.
    pub run: O::Function,
    /// The function that shows what it computes, if there is one.
    pub trace: Option<Trace<MatrixTrace>>,
}

impl<O: Operation> Kernel<O> {
    /// Whether it runs here on such operands.
    pub fn accepts(&self, parameter: &O::Parameter) -> bool {
        (self.available)() && (self.takes)(parameter)
    }

    /// Whether the public functions use it here for such operands.
    pub fn is_default(&self, parameter: &O::Parameter) -> bool {
        self.accepts(parameter) && (self.default_for)(parameter)
    }
}

impl<O: Operation> fmt::Debug for Kernel<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", O::RING, O::NAME, self.name)
    }
}
