// SPDX-License-Identifier: MIT OR Apache-2.0
//! What tests, self-test, benches and timing checks share: operands that hurt, oracles, and one way
//! to call a kernel of any operation.
//!
//! | module | what |
//! |---|---|
//! | [`random`] | a reproducible generator, and classes of numbers |
//! | [`pairs`] | pairs of numbers of classes |
//! | [`oracle`] | answers by another library, or by definition |
//! | [`integer`] | that for integers |
//! | [`binary_field`] | that for binary fields |
//! | [`polynomial`] | that for rings of polynomials |
//! | `public` | a record for each public function, with the feature `functions` |
//! | [`check`] | kernels against oracles: exhaustive, random, on vectors |
//! | [`files`] | files of test vectors: the committed ones, or the whole set |
//! | [`domain`] | the words of a kernel's domain, read |
//! | [`pool`] | kernels bound to pools of operands, to be measured |
//! | [`Share`] | a part of the cases of long checks |
//!
//! A kernel in a table of the registry is found here without another line; an operation needs an
//! implementation of `Exercise`, without which this crate does not compile.

pub mod binary_field;
pub mod check;
pub mod domain;
mod exercise;
pub mod files;
pub mod integer;
pub mod oracle;
pub mod pairs;
pub mod polynomial;
pub mod pool;
#[cfg(feature = "functions")]
pub mod public;
pub mod random;
mod share;
mod size;

pub use exercise::{
    Exercise, PLANTED, Suite, Vector, Visitor, is_selected, is_zero, planted, right, run, visit,
};
pub use share::Share;
pub use size::{Prime, Size};
