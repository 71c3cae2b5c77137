// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels of the registry by name.

use crate::error::Error;
use bezout::kernels::{Kernel, Operation};

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
