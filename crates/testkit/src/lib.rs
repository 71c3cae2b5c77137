// SPDX-License-Identifier: MIT OR Apache-2.0
//! What tests, self-test, benches and timing checks share: operands that hurt, oracles, and one way to
//! call a kernel of any operation.
//!
//! | module | what |
//! |---|---|
//! | [`random`] | a reproducible generator, and classes of numbers |
//! | [`pairs`] | pairs of numbers of classes |
//! | [`oracle`] | answers by another library, or by definition |
//! | [`exercise`] | what an operation adds to be tested and measured: [`Exercise`](exercise::Exercise) |
//! | [`integer`] | that for integers |
//! | [`binary_field`] | that for binary fields |
//! | [`polynomial`] | that for rings of polynomials |
//! | [`check`] | kernels against oracles: exhaustive, random, on vectors |
//! | [`domain`] | the words of a kernel's domain, read |
//! | [`measure`] | how fast something is: the engine of both benches |
//!
//! A kernel in a table of the registry is found here without another line; an operation needs an
//! implementation of `Exercise`, without which this crate does not compile.

pub mod binary_field;
pub mod check;
pub mod domain;
pub mod exercise;
pub mod integer;
pub mod measure;
pub mod oracle;
pub mod pairs;
pub mod polynomial;
pub mod random;
