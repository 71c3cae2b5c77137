// SPDX-License-Identifier: MIT OR Apache-2.0
//! The parts of the registry: operations, and kernels that carry them out.

use crate::cpu::{Cpu, Isa};
use crate::timing::{Ran, Timing};
use core::fmt;

/// What checks a kernel's timing, on the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Instrument {
    /// Valgrind with secrets marked undefined: branches and addresses.
    Valgrind,
    /// A search of the disassembly for instructions of variable latency.
    DenyList,
    /// A trace of single steps of the CPU: the same instructions and addresses for all inputs.
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

/// An operation in a ring that has more than one algorithm or form.
///
/// A new operation is an empty type that implements this trait, in the `kernels.rs` of its ring,
/// and a line in [`for_each_operation`](crate::for_each_operation).
pub trait Operation: Sized + 'static {
    /// The ring, for example `int`.
    const RING: &'static str;
    /// The operation, for example `invert`.
    const NAME: &'static str;
    /// The public properties of the operands. They decide which kernels accept the operands and
    /// which kernel is the default.
    type Parameter: Copy + fmt::Debug + 'static;
    /// The type of the kernels' functions.
    type Function: Copy + 'static;
    /// The ways of the ring.
    type Way: Copy + fmt::Debug + PartialEq + 'static;

    /// The way of the public functions on a CPU: they ask the same function of the ring.
    fn choose(cpu: Cpu, timing: Timing, parameter: &Self::Parameter) -> Self::Way;

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
        Self::default_on(Cpu::here(), timing, parameter)
    }

    /// The kernel that the public functions use on another CPU.
    ///
    /// ```
    /// use bezout::kernels::{Cpu, Family, Operation, Timing, integer::{Invert, Shape}};
    /// let cpu = Cpu::new(&[], Family::Other);
    /// let kernel = Invert::default_on(cpu, Timing::Constant, &Shape::new(4)).unwrap();
    /// assert!(kernel.name.ends_with("/portable"));
    /// ```
    fn default_on(
        cpu: Cpu,
        timing: Timing,
        parameter: &Self::Parameter,
    ) -> Option<&'static Kernel<Self>> {
        let mut table = Self::table().iter();
        table.find(|kernel| kernel.is_default_for(cpu, timing, parameter))
    }
}

/// The intermediate results of a kernel. Tests compare them with the specification, step by step.
#[derive(Clone, Copy, Debug)]
pub struct Trace<F> {
    /// The class of vectors that has it, for example `divstep_trace`.
    pub class: &'static str,
    /// Steps in a batch.
    pub batch: u32,
    /// The function.
    pub run: F,
}

/// Returns matrices or update factors, batch by batch, for `x` and an odd `m` of the same length.
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
    /// The accepted operands, in words.
    pub domain: &'static str,
    /// What a CPU has to have.
    pub isa: Isa,
    /// Whether the kernel accepts such operands, on a CPU that can run it.
    pub takes: fn(&O::Parameter) -> bool,
    /// The way of the public functions that is this kernel; none if it is no default on any CPU.
    pub way: Option<O::Way>,
    /// Words of scratch.
    pub scratch: fn(&O::Parameter) -> usize,
    /// The function.
    pub run: O::Function,
    /// The function that shows the intermediate results, if there is one.
    pub trace: Option<Trace<MatrixTrace>>,
}

impl<O: Operation> Kernel<O> {
    /// Whether this CPU can run it.
    pub fn available(&self) -> bool {
        self.isa.available()
    }

    /// What an answer of this kernel says that it ran.
    pub fn ran(&self) -> Ran {
        let (algorithm, backend) = self.name.split_once('/').unwrap_or((self.name, ""));
        Ran {
            algorithm,
            backend,
            timing: self.timing,
        }
    }

    /// Whether the kernel runs on this CPU and accepts such operands.
    pub fn accepts(&self, parameter: &O::Parameter) -> bool {
        self.available() && (self.takes)(parameter)
    }

    /// Whether the public functions of its timing use the kernel on this CPU for such operands.
    pub fn is_default(&self, parameter: &O::Parameter) -> bool {
        self.is_default_for(Cpu::here(), self.timing, parameter)
    }

    /// Whether the public functions of a timing use the kernel on a CPU. Those in variable time use
    /// one of constant time where that is faster.
    pub fn is_default_for(&self, cpu: Cpu, timing: Timing, parameter: &O::Parameter) -> bool {
        let is = |way| way == O::choose(cpu, timing, parameter);
        cpu.has(self.isa) && (self.takes)(parameter) && self.way.is_some_and(is)
    }
}

impl<O: Operation> fmt::Debug for Kernel<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", O::RING, O::NAME, self.name)
    }
}

/// What checks code for any CPU.
pub(crate) const CHECKED: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
];

/// What checks kernels in variable time, and some that the instruments are not for.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) const UNCHECKED: &[Instrument] = &[];

/// What checks assembly that valgrind can run.
#[cfg(target_arch = "x86_64")]
pub(crate) const CHECKED_ASSEMBLY: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// Valgrind does not run AVX-512.
#[cfg(target_arch = "x86_64")]
pub(crate) const CHECKED_NATIVELY: &[Instrument] = &[
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// What checks assembly for 64-bit ARM; the first two in an emulator.
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
pub(crate) const CHECKED_IN_QEMU: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// A constant-time kernel for everything, in portable Rust; no default.
pub(crate) const fn portable<O: Operation>(
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
        isa: Isa::Portable,
        takes: |_| true,
        way: None,
        scratch,
        run,
        trace: None,
    }
}

/// The same in variable time.
pub(crate) const fn variable<O: Operation>(
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

/// The table of an operation, row by row: what a CPU has to have and what checks the kernel, then
/// the other fields. `any` is for all CPUs.
macro_rules! table {
    ($operation:ty: $($rows:tt)*) => { table!(@ $operation, [] $($rows)*) };
    (@ $operation:ty, [$($done:tt)*]) => {{
        static TABLE: &[Kernel<$operation>] = &[$($done)*];
        TABLE
    }};
    (@ $operation:ty, [$($done:tt)*] any { $($field:tt)* } $($rest:tt)*) => {
        table!(@ $operation, [$($done)* Kernel { $($field)* },] $($rest)*)
    };
    (@ $operation:ty, [$($done:tt)*] x86 $isa:ident $checks:ident { $($field:tt)* } $($rest:tt)*) => {
        table!(@ $operation, [
            $($done)*
            #[cfg(target_arch = "x86_64")]
            Kernel { instruments: $checks, isa: Isa::$isa, $($field)* },
        ] $($rest)*)
    };
    (@ $operation:ty, [$($done:tt)*] #[$cfg:meta] { $($field:tt)* } $($rest:tt)*) => {
        table!(@ $operation, [$($done)* #[$cfg] Kernel { $($field)* },] $($rest)*)
    };
}
pub(crate) use table;
