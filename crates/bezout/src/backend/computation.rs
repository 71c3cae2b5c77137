// SPDX-License-Identifier: MIT OR Apache-2.0
//! Computations in a binary field that stay in registers from one operation to the next.

/// The operations of a field, on elements in whatever form the CPU takes them best.
///
/// All have constant time. An element is any representative of `64 N` bits of its class.
pub trait Arithmetic<const N: usize>: Copy {
    /// An element, in registers where there are enough of them.
    type Element: Copy;
    /// The element of these coefficients; those from the degree on stand for their remainder.
    fn load(&self, words: &[u64; N]) -> Self::Element;
    /// One of the representatives.
    fn store(&self, a: Self::Element) -> [u64; N];
    /// `a + b`.
    fn add(&self, a: Self::Element, b: Self::Element) -> Self::Element;
    /// `a b`.
    fn mul(&self, a: Self::Element, b: Self::Element) -> Self::Element;
    /// `a b + c d`, with one reduction where products have one.
    fn sum_of_products(
        &self,
        a: Self::Element,
        b: Self::Element,
        c: Self::Element,
        d: Self::Element,
    ) -> Self::Element;
    /// `a^2`.
    fn square(&self, a: Self::Element) -> Self::Element;
}

/// A computation that is compiled once for each kind of arithmetic.
pub trait Computation<const N: usize> {
    /// What it returns.
    type Output;
    /// Computes. Implementations have to be `#[inline(always)]`, like all that they call with
    /// elements: a function that is called does not have the CPU's instructions that its caller was
    /// compiled for.
    fn run<A: Arithmetic<N>>(self, arithmetic: A) -> Self::Output;
}
