// SPDX-License-Identifier: MIT OR Apache-2.0
//! The arithmetic of chains of squares modulo `2^255 - r`.

use super::arithmetic::{self, Limbs};
use crate::ct::Mask;
use crate::integer::shared::chain::Ring;

/// The ring, by its `r`.
#[derive(Clone, Copy)]
pub(crate) struct NearHalfPower(u64);

impl NearHalfPower {
    /// The ring of this modulus, if it is one of these. Timing: depends on whether it is.
    #[inline(always)]
    pub(crate) fn new(m: &[u64]) -> Option<Self> {
        let r = m.first()?.wrapping_neg();
        (m == arithmetic::modulus(r) && r >> 31 == 0).then_some(Self(r))
    }
}

impl Ring<4> for NearHalfPower {
    fn enter(&self, x: &Limbs) -> Limbs {
        *x
    }

    fn leave(&self, x: &Limbs) -> Limbs {
        arithmetic::canonical(x, self.0)
    }

    fn one(&self) -> Limbs {
        [1, 0, 0, 0]
    }

    #[inline(never)]
    fn mul(&self, x: &mut Limbs, b: &Limbs) {
        *x = arithmetic::mul(x, b, self.0);
    }

    #[inline(never)]
    fn square_times(&self, x: &mut Limbs, k: usize) {
        *x = arithmetic::pow2k(x, k as u32, self.0);
    }

    fn double(&self, x: &Limbs) -> Limbs {
        arithmetic::add(x, x, self.0)
    }

    fn less_one(&self, x: &Limbs) -> Limbs {
        arithmetic::sub(x, &[1, 0, 0, 0], self.0)
    }

    fn equal(&self, a: &Limbs, b: &Limbs) -> Mask {
        arithmetic::equal(a, b, self.0)
    }

    fn is_one(&self, x: &Limbs) -> Mask {
        arithmetic::is_one(x, self.0)
    }
}
