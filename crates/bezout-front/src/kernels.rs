// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels of the registry by name.

use crate::error::Error;
use alloc::vec::Vec;
#[cfg(feature = "large")]
use bezout::Ran;
#[cfg(feature = "large")]
use bezout::kernels::Instrument;
use bezout::kernels::{Kernel, Operation};
#[cfg(feature = "large")]
use bezout_large::ran::{HALF_GCD, JUMP_DIVSTEPS};

/// The kernel of that name, if this CPU can run it.
///
/// # Errors
/// [`Error::UnknownKernel`], which lists those that it can run.
///
/// ```
/// use bezout::kernels::integer::Gcd;
/// use bezout_front::kernels::named;
/// assert!(named::<Gcd>("divstep60/portable").is_ok());
/// let error = named::<Gcd>("nonsense").unwrap_err().to_string();
/// assert!(error.starts_with("'nonsense' is no kernel for gcd on this machine; accepted are "));
/// ```
pub fn named<O: Operation>(name: &str) -> Result<&'static Kernel<O>, Error> {
    let kernel = O::kernel(name).filter(|kernel| kernel.available());
    kernel.ok_or_else(|| Error::UnknownKernel {
        name: name.into(),
        operation: O::NAME,
        accepted: names::<O>(|kernel| kernel.available()),
    })
}

/// An error unless the kernel runs here and takes such operands.
pub(crate) fn check<O: Operation>(
    kernel: &Kernel<O>,
    parameter: &O::Parameter,
) -> Result<(), Error> {
    if kernel.accepts(parameter) {
        return Ok(());
    }
    Err(Error::KernelDomain {
        name: kernel.name,
        domain: kernel.domain,
        accepted: names::<O>(|kernel| kernel.accepts(parameter)),
    })
}

fn names<O: Operation>(which: impl Fn(&Kernel<O>) -> bool) -> Vec<&'static str> {
    let table = O::table().iter().filter(|kernel| which(kernel));
    table.map(|kernel| kernel.name).collect()
}

/// Code for long integers. Its name is there to be listed and shown: no function takes it, since
/// one recursion goes through many algorithms, each at its lengths.
#[cfg(feature = "large")]
#[derive(Clone, Copy, Debug)]
pub struct Long {
    /// The operation.
    pub operation: &'static str,
    /// What an answer says that it ran.
    pub ran: Ran,
    /// Keys of its sources.
    pub citation: &'static str,
    /// The operands, in words.
    pub domain: &'static str,
    /// What checks its timing.
    pub instruments: &'static [Instrument],
}

#[cfg(feature = "large")]
const fn long(operation: &'static str, domain: &'static str, citation: &'static str) -> Long {
    Long {
        operation,
        ran: HALF_GCD,
        citation,
        domain,
        instruments: &[],
    }
}

#[cfg(feature = "large")]
const fn jumps(operation: &'static str, domain: &'static str) -> Long {
    Long {
        operation,
        ran: JUMP_DIVSTEPS,
        citation: "BY19",
        domain,
        instruments: &[
            Instrument::Valgrind,
            Instrument::DenyList,
            Instrument::Trace,
        ],
    }
}

/// The code for long integers.
///
/// ```
/// use bezout_front::kernels::LONG;
/// assert!(LONG.iter().any(|long| long.ran.to_string() == "jump_divsteps/large"));
/// ```
#[cfg(feature = "large")]
pub const LONG: &[Long] = &[
    jumps("invert", "257 limbs and more, odd moduli"),
    jumps("gcd", "257 limbs and more"),
    long("invert", "from 28000 or 50000 bits on", "Sch71, Mol08"),
    long("gcd", "from 44000 or 100000 bits on", "Sch71, Mol08"),
    long("xgcd", "from 20000 or 50000 bits on", "Sch71, Mol08"),
    long("jacobi", "from 30000 bits on", "Sch71, Mol08"),
];
