// SPDX-License-Identifier: MIT OR Apache-2.0
//! What crates for other numbers and other problems build on: `bezout-large`, `bezout-audit` and
//! `bezout-class-group` do. Who wants an inverse, a gcd or a symbol needs none of it.
//!
//! Numbers are limbs, the least one first. These functions check no more than slices do: what a
//! number has to be, and how long, stands with each. Outside of [`secret`] the time depends on the
//! values.
//!
//! ```
//! use bezout::parts::limbs;
//!
//! let mut x = [u64::MAX, 1];
//! assert!(!limbs::add_assign(&mut x, &[1, 0]));
//! assert_eq!((x, limbs::bits(&x)), ([0, 2], 66));
//! ```

use crate::integer::types::modulus::Modulus;
use crate::uint::Uint;

pub use crate::integer::choice::Way;
#[cfg(feature = "alloc")]
pub use crate::integer::types::any_length;

#[cfg(target_arch = "x86_64")]
pub use crate::backend::x86_64::integer::euler_lanes;

/// Montgomery's product `x y / 2^(64 L)` modulo m. *Timing:* depends on `L`.
#[inline(always)]
pub fn montgomery_mul<const L: usize>(m: &Modulus<L>, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
    m.montgomery_mul(x, y)
}

/// Arithmetic on limbs in place, whose time depends on the values.
pub mod limbs {
    pub use crate::limbs_vartime::*;
    pub use crate::word::{invert_mod_2_64, mac};
}

/// Lehmer's algorithm: windows on two numbers, the matrix of a batch of quotients, and its product
/// with numbers.
pub mod lehmer {
    pub use crate::integer::lehmer::{
        apply, in_digits, long_row, reduce_above, reduce_to, two_limbs, two_limbs_to,
    };
    pub use crate::integer::shared::transition::{Cofactors, Matrix, apply_cofactors};
    pub use crate::integer::shared::window::wide_window;
}

/// What this CPU has, and functions that are compiled for it.
pub mod cpu {
    #[cfg(feature = "polynomial")]
    pub use crate::backend::{Vectorized, vectorized, with_vectors};
    pub use crate::cpu::{Cpu, Isa};
}

/// The functions of [`Uint`], and the way that ran. *Timing:* as there.
pub mod of_length {
    pub use crate::integer::gcd::of_length as gcd;
    pub use crate::integer::invert::of_length as invert;
    pub use crate::integer::jacobi::of_length as jacobi;
    pub use crate::integer::types::uint_ops::{
        gcd_vartime, invert_mod_vartime, jacobi_vartime, xgcd, xgcd_vartime,
    };
}

/// What functions in constant time stand on. Lengths and counts are public; no branch and no
/// address depends on what limbs, words and masks are.
pub mod secret {
    #[cfg(feature = "alloc")]
    use crate::ct_vec::CtVec;
    use crate::integer::divstep::{batches, word64::steps};
    pub use crate::limbs::{
        add_if, borrow, equals_word, is_zero, keep_if, negate_if, shift_left, shift_right, sub_if,
        swap_if, trailing_zeros,
    };
    #[cfg(feature = "polynomial")]
    pub use crate::polynomial::choice::sort;

    /// Divsteps in a batch.
    pub const BATCH: usize = steps::BATCH;

    /// Batches after which `f` is the gcd or minus that, for odd `f` and any `g` below
    /// `2^bits`.
    pub const fn divstep_batches(bits: usize) -> usize {
        batches::batches(bits)
    }

    /// A batch of divsteps on the low bits of `f` and `g`: the new `d = -(delta + 1/2)`, and
    /// the two rows of the matrix. *Timing:* constant.
    #[inline(always)]
    pub fn divsteps(d: i64, f: i64, g: i64) -> (i64, [i64; 4]) {
        let (d, t) = steps::steps(d, f, g);
        (d, [t.u, t.v, t.q, t.r])
    }

    /// Limbs, which are zeros if there is no number, and whether there is one, as an answer. It
    /// looks at neither.
    #[cfg(feature = "alloc")]
    pub const CT_VEC: fn(alloc::vec::Vec<u64>, crate::ct::Mask) -> CtVec =
        |limbs, found| CtVec::new(limbs, found.choice());
}
