// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Every routine in assembly, and the state of each.
#![allow(unsafe_code)]

use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::state::{Routine, State, states};
use crate::backend::emitted::routines;

routines! {
    extern "C";
    neon_invert_4(state: *mut u8);
    neon_invert_6(state: *mut u8);
    neon_invert_8(state: *mut u8);
    neon_invert_9(state: *mut u8);
    neon_invert_16(state: *mut u8);
    neon_invert_32(state: *mut u8);
    neon_gcd_4(state: *mut u8);
    neon_gcd_6(state: *mut u8);
    neon_gcd_8(state: *mut u8);
    neon_gcd_9(state: *mut u8);
    neon_gcd_16(state: *mut u8);
    neon_gcd_32(state: *mut u8);
    neon_jacobi_4(state: *mut u8);
    neon_jacobi_6(state: *mut u8);
    neon_jacobi_8(state: *mut u8);
    neon_jacobi_9(state: *mut u8);
    neon_jacobi_16(state: *mut u8);
    neon_jacobi_32(state: *mut u8);
    neon_invert_long(state: *mut u8);
    neon_gcd_long(state: *mut u8);
    neon_jacobi_long(state: *mut u8);
    scalar_montgomery_4(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    scalar_montgomery_6(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    scalar_montgomery_8(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    scalar_montgomery_9(out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64);
    scalar_pseudo_mersenne_4(out: *mut [u64; 4], a: *const [u64; 4], b: *const [u64; 4], r: u64);
    neon_montgomery_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    neon_montgomery_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
    neon_pseudo_mersenne_forward_4(state: *mut u8, x: *const u64, kept: *mut u64, steps: usize);
    neon_pseudo_mersenne_backward_4(state: *mut u8, x: *mut u64, kept: *const u64, steps: usize) -> u64;
}

/// Limbs of a long number that are worked on among the steps.
pub(super) const AMONG: usize = 16;
/// Words of the longest numbers.
pub(super) const LONGEST: usize = 256;

states! {
    InvertState<9, 12>: neon_invert_4;
    InvertState<13, 16>: neon_invert_6;
    InvertState<18, 20>: neon_invert_8;
    InvertState<20, 20>: neon_invert_9;
    InvertState<35, 36>: neon_invert_16;
    InvertState<69, 72>: neon_invert_32;
    GcdState<9>: neon_gcd_4;
    GcdState<13>: neon_gcd_6;
    GcdState<18>: neon_gcd_8;
    GcdState<20>: neon_gcd_9;
    GcdState<35>: neon_gcd_16;
    GcdState<69>: neon_gcd_32;
    JacobiState<9>: neon_jacobi_4;
    JacobiState<13>: neon_jacobi_6;
    JacobiState<18>: neon_jacobi_8;
    JacobiState<20>: neon_jacobi_9;
    JacobiState<35>: neon_jacobi_16;
    JacobiState<69>: neon_jacobi_32;
}
