// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the entries of the tables have in common.

#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
pub(super) use crate::kernel::CHECKED_IN_QEMU;
#[cfg(target_arch = "x86_64")]
pub(super) use crate::kernel::{CHECKED_ASSEMBLY, CHECKED_NATIVELY};
use crate::kernel::{MatrixTrace, Trace};
pub(super) use crate::kernel::{portable, variable};
use subtle::Choice;

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

/// Divsteps by one of the ways: `divsteps!(Gcd, Divstep60Avx2, "divstep60/avx2", gcd, |out, a, b,
/// s|)`, with the file of the operation.
macro_rules! divsteps {
    ($table:ident, $way:ident, $name:literal, $file:ident, |$($argument:ident),*|) => {
        Kernel {
            way: Some(Way::$way),
            ..portable::<$table>(
                $name,
                "BY19, Wui21",
                |s| $file::scratch(s.limbs),
                |$($argument),*| $file::by(Way::$way, $($argument),*),
            )
        }
    };
}
pub(super) use divsteps;
