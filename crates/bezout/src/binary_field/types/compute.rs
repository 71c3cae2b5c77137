// SPDX-License-Identifier: MIT OR Apache-2.0
//! Computations of a caller that are compiled for each kind of CPU.

use super::gf2m::{Element, Gf2m};
use crate::backend::computation::{Arithmetic, Computation};

/// Elements in memory, a call for each operation.
struct Calls<'a, const N: usize>(&'a Gf2m<N>);

impl<const N: usize> Clone for Calls<'_, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<const N: usize> Copy for Calls<'_, N> {}

impl<const N: usize> Arithmetic<N> for Calls<'_, N> {
    type Element = Element<N>;
    #[inline(always)]
    fn load(&self, words: &[u64; N]) -> Element<N> {
        Element(*words)
    }
    #[inline(always)]
    fn store(&self, a: Element<N>) -> [u64; N] {
        a.0
    }
    #[inline(always)]
    fn add(&self, a: Element<N>, b: Element<N>) -> Element<N> {
        self.0.add(&a, &b)
    }
    #[inline(always)]
    fn mul(&self, a: Element<N>, b: Element<N>) -> Element<N> {
        self.0.mul(&a, &b)
    }
    #[inline(always)]
    fn sum_of_products(
        &self,
        a: Element<N>,
        b: Element<N>,
        c: Element<N>,
        d: Element<N>,
    ) -> Element<N> {
        self.0.add(&self.0.mul(&a, &b), &self.0.mul(&c, &d))
    }
    #[inline(always)]
    fn square(&self, a: Element<N>) -> Element<N> {
        self.0.square(&a)
    }
}

impl<const N: usize> Gf2m<N> {
    /// Runs a computation with the arithmetic that is best on this CPU: elements stay in registers from one operation to
    /// the next, so that long formulas take less time than by calls of [`mul`](Self::mul).
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
        #[cfg(target_arch = "x86_64")]
        {
            use crate::backend::x86_64::binary_field as x86;
            use crate::binary_field::choice::{Operation, Way, choose};
            use crate::binary_field::shared::engine::LONGEST;
            use crate::cpu::Cpu;
            use crate::timing::Timing;
            if let Some(folding) = &self.shape.folding
                && const { N <= LONGEST }
                && x86::is_served(folding)
            {
                match choose(Cpu::here(), Operation::Mul, Timing::Constant) {
                    Way::ProductsVpclmulqdq if const { x86::gains_by_vectors(N) } => {
                        return x86::compute_wide(c, folding);
                    }
                    Way::ProductsVpclmulqdq | Way::ProductsPclmulqdq => {
                        return x86::compute(c, folding);
                    }
                    _ => {}
                }
            }
        }
        c.run(Calls(self))
    }
}
