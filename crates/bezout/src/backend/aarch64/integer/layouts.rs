// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::long::{Group, LongGcdState, LongInvertState, LongJacobiState, Pairs};
use super::product_lanes::{Montgomery, Products, PseudoMersenne};
use crate::backend::emitted::layout;

layout! { InvertState<9, 12>, 320: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 224 }
layout! { InvertState<13, 16>, 384: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 288 }
layout! { InvertState<18, 20>, 448: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 368 }
layout! { InvertState<20, 20>, 512: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 400 }
layout! { InvertState<35, 36>, 832: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 640 }
layout! { InvertState<69, 72>, 1472: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 1184 }
layout! { GcdState<9>, 192: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { GcdState<13>, 192: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { GcdState<18>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { GcdState<20>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { GcdState<35>, 384: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { GcdState<69>, 640: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, limbs = 64 }
layout! { JacobiState<9>, 192: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { JacobiState<13>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { JacobiState<18>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { JacobiState<20>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { JacobiState<35>, 384: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { JacobiState<69>, 704: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, unused = 88, limbs = 96 }
layout! { LongInvertState<[Group; 5]>, 512: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, inverse = 56, batches = 64, groups = 72, top = 80, limbs = 96 }
layout! { LongGcdState<[Pairs; 5]>, 256: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, batches = 56, groups = 64, top = 72, limbs = 80 }
layout! { LongJacobiState<[Pairs; 5]>, 320: head.f = 0, head.g = 8, head.delta = 16, head.u = 24, head.v = 32, head.q = 40, head.r = 48, halvings = 56, falls = 64, turns = 72, batches = 80, groups = 88, top = 96, before = 104, differs = 112, unused = 120, limbs = 128 }
layout! { Products<Montgomery>, 384: words = 0, scaled = 32, modulus = 80, p = 128, first = 208, spare = 288 }
layout! { Products<PseudoMersenne>, 384: words = 0, scaled = 32, modulus = 80, p = 128, first = 208, spare = 288 }
