// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the entries of the tables have in common.

#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
pub(super) use crate::kernel::CHECKED_IN_QEMU;
#[cfg(target_arch = "x86_64")]
pub(super) use crate::kernel::{CHECKED_ASSEMBLY, CHECKED_NATIVELY, UNCHECKED};
use crate::kernel::{MatrixTrace, Trace};
pub(super) use crate::kernel::{portable, table, variable};
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

/// Divsteps by one of the ways, with the file of the operation, and the lengths unless it is for
/// all.
macro_rules! divsteps {
    ($table:ident $way:ident $name:literal, $file:ident ($($argument:ident),*) $($domain:literal)?) => {
        Kernel {
            $(
                domain: $domain,
                takes: |s| Way::$way.takes(choice::Operation::$table(s.limbs)),
            )?
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

/// A table that has divsteps by every back end, after the rows in brackets, and Euclid's algorithm
/// with leading digits, by the caller's `euclid!`, as its last rows; more fields of divsteps in
/// portable code are in braces.
macro_rules! with_divsteps {
    (
        $table:ident, $file:ident $arguments:tt [$($first:tt)*]
        { $($sixty:tt)* } { $($thirty:tt)* } $($rest:tt)*
    ) => {
        table! { $table:
            $($first)*
            x86 Avx512 CHECKED_NATIVELY {
                ..divsteps!($table Divstep60Avx512 "divstep60/avx512", $file $arguments "16 to 104 limbs")
            }
            x86 Avx2 CHECKED_ASSEMBLY {
                ..divsteps!($table Divstep60Avx2 "divstep60/avx2", $file $arguments "up to 256 limbs")
            }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                ..divsteps!($table Divstep60Aarch64 "divstep60/aarch64", $file $arguments "4 to 256 limbs")
            }
            any { $($sixty)* ..divsteps!($table Divstep60Portable "divstep60/portable", $file $arguments) }
            any { $($thirty)* ..divsteps!($table Divstep30Portable "divstep30/portable", $file $arguments) }
            $($rest)*
            any { ..euclid!("lehmer1/portable", 1) }
            any { way: Some(Way::Lehmer2), ..euclid!("lehmer2/portable", 2) }
            x86 Ifma UNCHECKED {
                domain: "7 limbs and more",
                takes: |s| s.limbs >= lehmer::LEAST_IN_DIGITS,
                way: Some(Way::Lehmer51Ifma),
                ..euclid!("lehmer51/ifma", { lehmer::DIGITS })
            }
        }
    };
}
pub(super) use with_divsteps;
