// SPDX-License-Identifier: MIT OR Apache-2.0
//! Computations of a caller that are compiled for each kind of CPU.

use super::dyn_gf2m::DynGf2m;
use super::gf2m::Gf2m;
use crate::backend::computation::{Arithmetic, Computation};
use crate::binary_field::shared::engine::{Engine, with_engine};
use crate::binary_field::shared::shape::Shape;
use crate::error::Error;

/// Elements in memory, a call for each operation.
#[derive(Clone, Copy)]
struct Calls<'a, const N: usize>(&'a Shape);

impl<const N: usize> Arithmetic<N> for Calls<'_, N> {
    type Element = [u64; N];
    #[inline(always)]
    fn load(&self, words: &[u64; N]) -> [u64; N] {
        *words
    }
    #[inline(always)]
    fn store(&self, a: [u64; N]) -> [u64; N] {
        a
    }
    #[inline(always)]
    fn add(&self, a: [u64; N], b: [u64; N]) -> [u64; N] {
        core::array::from_fn(|i| a[i] ^ b[i])
    }
    #[inline(always)]
    fn mul(&self, a: [u64; N], b: [u64; N]) -> [u64; N] {
        with_engine!(E => E::mul(self.0, &a, &b))
    }
    #[inline(always)]
    fn sum_of_products(&self, a: [u64; N], b: [u64; N], c: [u64; N], d: [u64; N]) -> [u64; N] {
        self.add(self.mul(a, b), self.mul(c, d))
    }
    #[inline(always)]
    fn square(&self, a: [u64; N]) -> [u64; N] {
        with_engine!(E => E::square_times(self.0, &a, 1))
    }
}

impl<const N: usize> Gf2m<N> {
    /// Runs a computation with the arithmetic that is best on this CPU: elements stay in registers
    /// from one operation to the next, so that long formulas take less time than by calls of
    /// [`mul`](Self::mul).
    ///
    /// *Timing:* that of the computation; its arithmetic is constant time.
    ///
    /// ```
    /// use bezout::binary_field::{Arithmetic, Computation, presets::DSTU_163};
    /// struct Cube([u64; 3]);
    /// impl Computation<3> for Cube {
    ///     type Output = [u64; 3];
    ///     #[inline(always)]
    ///     fn run<A: Arithmetic<3>>(self, f: A) -> [u64; 3] {
    ///         let a = f.load(&self.0);
    ///         f.store(f.mul(f.square(a), a))
    ///     }
    /// }
    /// let cube = DSTU_163.compute(Cube([2, 0, 0]));
    /// assert_eq!(DSTU_163.words(&DSTU_163.reduce(&cube)), [8, 0, 0]);
    /// ```
    #[inline]
    pub fn compute<C: Computation<N>>(&self, c: C) -> C::Output {
        in_shape(&self.shape, c)
    }
}

impl DynGf2m {
    /// As [`Gf2m::compute`], in a field of `N` words.
    ///
    /// *Timing:* that of the computation; its arithmetic is constant time.
    ///
    /// # Errors
    /// [`Error::FieldWords`] if the field has another number of words.
    ///
    /// ```
    /// use bezout::binary_field::{Arithmetic, Computation, DynGf2m};
    /// struct Cube([u64; 3]);
    /// impl Computation<3> for Cube {
    ///     type Output = [u64; 3];
    ///     #[inline(always)]
    ///     fn run<A: Arithmetic<3>>(self, f: A) -> [u64; 3] {
    ///         let a = f.load(&self.0);
    ///         f.store(f.mul(f.square(a), a))
    ///     }
    /// }
    /// let field = DynGf2m::new(163, &[7, 6, 3])?;
    /// assert_eq!(field.reduce(&field.compute(Cube([2, 0, 0]))?), [8, 0, 0]);
    /// assert!(DynGf2m::new(233, &[74])?.compute(Cube([2, 0, 0])).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn compute<const N: usize, C: Computation<N>>(&self, c: C) -> Result<C::Output, Error> {
        let shape = self.as_ref().shape;
        match shape.n == N {
            true => Ok(in_shape(shape, c)),
            false => Err(Error::FieldWords {
                words: shape.n,
                accepted: N,
            }),
        }
    }
}

#[inline]
fn in_shape<const N: usize, C: Computation<N>>(shape: &Shape, c: C) -> C::Output {
    #[cfg(target_arch = "x86_64")]
    {
        use crate::backend::x86_64::binary_field as x86;
        use crate::binary_field::choice::{Operation, Way, choose};
        use crate::binary_field::shared::engine::LONGEST;
        use crate::cpu::Cpu;
        use crate::timing::Timing;
        if let Some(folding) = &shape.folding
            && const { N <= LONGEST }
            && x86::is_served(folding)
        {
            match choose(Cpu::here(), Operation::Mul, Timing::Constant) {
                Way::ProductsVpclmulqdq => return x86::compute::<N, true, C>(c, folding),
                Way::ProductsPclmulqdq => return x86::compute::<N, false, C>(c, folding),
                _ => {}
            }
        }
    }
    c.run(Calls::<N>(shape))
}
