// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols.

#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
use super::choice::Operation;
use super::choice::Way;
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use super::divstep::aarch64;
#[cfg(target_arch = "x86_64")]
use super::divstep::batches::batches_until_zero;
use super::stein;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::jacobi as x86_64;
use crate::integer::divstep::word64::jacobi as divstep;
use crate::symbol::Symbol;

/// `(x / n)` for odd `n`, for numbers of `L` limbs, and the way. Timing: depends on `L`.
#[inline(always)]
pub fn of_length<const L: usize>(x: &[u64], n: &[u64]) -> (Symbol, Way) {
    let (x, n) = (&x[..L], &n[..L]);
    #[cfg(target_arch = "x86_64")]
    if Operation::Jacobi(L).way() == Way::Divstep60Avx2 {
        let symbol = x86_64::jacobi(x, n, batches_until_zero(64 * L));
        return (symbol, Way::Divstep60Avx2);
    }
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    if Operation::Jacobi(L).way() == Way::Divstep60Aarch64 {
        return (aarch64::jacobi(x, n), Way::Divstep60Aarch64);
    }
    (portable_of_length::<L>(x, n), Way::Divstep60Portable)
}

#[inline(never)]
fn portable_of_length<const L: usize>(x: &[u64], n: &[u64]) -> Symbol {
    use super::invert::ROWS;
    const { assert!(scratch(L) <= ROWS * L) };
    let mut rows = [[0; L]; ROWS];
    divstep::jacobi(&x[..L], &n[..L], rows.as_flattened_mut())
}

/// Scratch words of [`by`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    divstep::scratch(limbs)
}

/// The same for any length and by one of the ways: in one place for all that do not know the
/// length.
#[inline(never)]
pub(crate) fn by(way: Way, x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    match way {
        #[cfg(target_arch = "x86_64")]
        Way::Divstep60Avx2 => x86_64::jacobi(x, n, batches_until_zero(64 * n.len())),
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        Way::Divstep60Aarch64 => aarch64::jacobi(x, n),
        _ => divstep::jacobi(x, n, scratch),
    }
}

/// Scratch words of [`jacobi_vartime`].
pub(crate) use stein::jacobi_scratch_limbs as scratch_vartime;

/// `(x / n)` for odd `n`, in variable time, and the way: there is one.
pub(crate) fn jacobi_vartime(x: &[u64], n: &[u64], scratch: &mut [u64]) -> (Symbol, Way) {
    let sign = stein::jacobi(x, n, scratch);
    (Symbol::from_sign(sign), Way::Stein)
}

/// `(a / b)` for any two numbers, in variable time, and the way: there is one.
pub(crate) fn kronecker_vartime(a: &[u64], b: &[u64], scratch: &mut [u64]) -> (Symbol, Way) {
    let sign = stein::kronecker(a, b, scratch);
    (Symbol::from_sign(sign), Way::Stein)
}
