// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for integers. The files in `asm/` are written by `asmgen/`; each begins with its
//! contract.

#[cfg(any(test, feature = "kernels"))]
pub(crate) mod bingcd;
pub(crate) mod carry;
pub(crate) mod digits51;
pub(crate) mod engine;
pub mod euler_lanes;
mod fg;
mod finish;
pub(crate) mod gcd;
mod head;
pub(crate) mod invert;
pub(crate) mod jacobi;
mod jacobi_words;
#[rustfmt::skip]
mod layouts;
pub(crate) mod long;
pub(crate) mod long_invert;
pub(crate) mod long_jacobi;
pub(crate) mod multi_lane;
pub(crate) mod product;
pub(crate) mod product_lanes;
pub(crate) mod sixteen;
#[rustfmt::skip]
pub(crate) mod routines;
pub(crate) mod word_lanes;
mod words;
