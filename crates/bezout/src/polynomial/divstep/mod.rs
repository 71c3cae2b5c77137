// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps of polynomials \[BY19, section 5\].
//!
//! The modulus `m` of degree `d` and the element `a` are read backwards, `f = x^d m(1/x)` and
//! `g = x^(d-1) a(1/x)`, and one step is
//!
//! ```text
//! (delta, f, g) -> (1 - delta, g, (g(0) f - f(0) g) / x)   if delta > 0 and g(0) is not 0,
//!                  (1 + delta, f, (f(0) g - g(0) f) / x)   otherwise.
//! ```
//!
//! After `2d - 1` steps `delta` is twice the degree of the gcd, and if that is 0, `f` is a
//! constant, and `g` too; if not, `g = 0`. With `(v, r) = (0, 1)` under the same steps, but
//! multiplied by `x` where `g` is divided, `x^(2d-1) f = v g` modulo the other of the two, so that
//! `v` read backwards is the inverse times `f`. Further steps change `delta` by 1 each, and
//! multiply `v` by `x`: none exchanges, as `delta = 0` or `g = 0`.
//!
//! Both cases have the same new `g` up to its sign, and a unit in the row of `g` and `r` multiplies
//! both and ends up in neither `f` nor `v` alone. So no kernel here exchanges anything:
//!
//! ```text
//! h = f(0) g - g(0) f,   f = g or f,   g = h / x.
//! ```
//!
//! What a step does is decided by the lowest coefficients alone. So where coefficients are bits, 64
//! steps are decided first, on one word each, and done after that, on all.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
pub(super) mod binary;
pub(super) mod prime;
pub(super) mod ternary;
