// SPDX-License-Identifier: MIT OR Apache-2.0
//! How coefficients are held: bits in planes, or residues in words of 16 bits.

pub(super) mod f2;
pub(super) mod f3;
pub(super) mod fq;
