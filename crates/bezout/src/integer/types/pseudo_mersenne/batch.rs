// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's trick on lazily reduced numbers.

use super::arithmetic::{self, Limbs, is_zero, mul};
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use crate::backend::aarch64::integer::product_lanes::Products;
use crate::backend::rows::{Row, rows_mut};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product::PseudoMersenne;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product_lanes::{
    Products, PseudoMersenne29, PseudoMersenne51,
};
use crate::ct::Mask;
use crate::error::Error;
use crate::integer::choice::{Operation, Way};
use crate::integer::invert as any_modulus;
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::interleaved::{self, Interleaved};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::limbs::keep_if;
use crate::montgomery_trick::{self as trick, Ring};
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
use crate::{backend::running_products::RunningProducts, integer::residues::in_vectors};
use subtle::Choice;

const ONE: Limbs = [1, 0, 0, 0];

/// Replaces all of `xs` by their canonical inverses. An element without an inverse becomes zero.
/// Returns yes if all had one.
///
/// Timing: depends on the count, and on whether an `x` that is not zero shares a factor with the
/// modulus.
pub(super) fn invert<T: Row<4>>(r: u64, xs: &mut [T], scratch: &mut [T]) -> Result<Choice, Error> {
    let (xs, scratch) = (rows_mut(xs), rows_mut(scratch));
    if xs.len() > scratch.len() {
        return Err(Error::TooMany {
            argument: "xs",
            elements: xs.len(),
            accepted: scratch.len(),
        });
    }
    let count = xs.len();
    let way = Operation::InvertBatch255 { r, count }.way();
    let before = scratch[..xs.len()].as_flattened_mut();
    let yes = invert_rows(r, way, xs.as_flattened_mut(), before);
    Ok(yes)
}

/// As [`invert`], with as much scratch on the stack.
pub(super) fn invert_array<T: Row<4>, const N: usize>(r: u64, xs: &mut [T; N]) -> Choice {
    let mut before = [[0; 4]; N];
    let way = Operation::InvertBatch255 { r, count: N }.way();
    let xs = rows_mut(xs).as_flattened_mut();
    invert_rows(r, way, xs, before.as_flattened_mut())
}

/// As [`invert`], for consecutive elements in one slice, by one of the ways.
pub(crate) fn invert_rows(r: u64, way: Way, xs: &mut [u64], before: &mut [u64]) -> Choice {
    let mut room = [[0; 4]; 3];
    let room = room.each_mut().map(|x| &mut x[..]);
    trick::invert(&mut Residues { r, way }, xs, before, room).choice()
}

/// Residues modulo `2^255 - r`, any numbers of their classes.
struct Residues {
    r: u64,
    #[cfg_attr(
        not(any(target_arch = "x86_64", target_arch = "aarch64")),
        allow(dead_code, reason = "other CPUs have one form")
    )]
    way: Way,
}

impl Residues {
    #[cfg(any(
        target_arch = "x86_64",
        all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        )
    ))]
    #[inline(always)]
    fn in_vectors(
        &self,
        products: impl RunningProducts<4>,
        xs: &mut [u64],
        before: &mut [u64],
    ) -> Option<Mask> {
        let (xs, before) = (xs.as_chunks_mut().0, before.as_chunks_mut().0);
        in_vectors(products, xs, before, |out, total| {
            inverse_of(out, total, self.r)
        })
    }
}

#[inline(always)]
fn inverse_of(out: &mut Limbs, x: &Limbs, r: u64) -> Choice {
    let m = arithmetic::modulus(r);
    any_modulus::of_length::<4>(out, x, ModulusRef::from_odd(&m)).0
}

#[inline(always)]
fn limbs(x: &[u64]) -> Limbs {
    core::array::from_fn(|i| x[i])
}

impl Ring for Residues {
    #[inline(always)]
    fn words(&self) -> usize {
        4
    }

    #[inline(always)]
    fn start(&self, out: &mut [u64]) {
        out.copy_from_slice(&ONE);
    }

    #[inline(always)]
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        out.copy_from_slice(&mul(&limbs(a), &limbs(b), self.r));
    }

    #[inline(always)]
    fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
        let mut inverse = [0; 4];
        let yes = inverse_of(&mut inverse, &limbs(x), self.r);
        out.copy_from_slice(&inverse);
        yes
    }

    #[inline(always)]
    fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice {
        let yes = self.invert_product(tmp, x);
        x.copy_from_slice(tmp);
        keep_if(x, Mask::from_choice(yes));
        yes
    }

    #[inline(always)]
    fn is_zero(&self, x: &[u64]) -> Mask {
        is_zero(&limbs(x), self.r)
    }

    #[inline(always)]
    fn canonical(&self, x: &mut [u64]) {
        x.copy_from_slice(&arithmetic::canonical(&limbs(x), self.r));
    }

    #[inline(always)]
    fn together(
        &mut self,
        xs: &mut [u64],
        before: &mut [u64],
        room: [&mut [u64]; 3],
    ) -> Option<Mask> {
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsAdx && interleaved::pays(xs.len() / 4) {
            let r = self.r;
            let interleaved = Interleaved {
                passes: PseudoMersenne(r),
                start: ONE,
                mul: |a: &Limbs, b: &Limbs| mul(a, b, r),
            };
            let (xs, before) = (xs.as_chunks_mut().0, before.as_chunks_mut().0);
            return interleaved.invert(xs, before, |out, total| inverse_of(out, total, r));
        }
        #[cfg(target_arch = "x86_64")]
        match self.way {
            Way::ProductsIfma => {
                let products = Products::<PseudoMersenne51, 4, 5, 8>::pseudo_mersenne(self.r);
                return self.in_vectors(products, xs, before);
            }
            Way::ProductsAvx2 => {
                let products = Products::<PseudoMersenne29, 4, 9, 4>::pseudo_mersenne(self.r);
                return self.in_vectors(products, xs, before);
            }
            _ => {}
        }
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        if self.way == Way::ProductsAarch64 {
            return self.in_vectors(Products::pseudo_mersenne(self.r), xs, before);
        }
        trick::together(self, xs, before, room)
    }
}
