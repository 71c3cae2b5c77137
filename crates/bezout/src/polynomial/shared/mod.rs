// SPDX-License-Identifier: MIT OR Apache-2.0
//! How coefficients are held: bits in planes, or residues in words of 16 bits.

pub(crate) mod centered;
pub(crate) mod f2;
pub(crate) mod f3;
pub(crate) mod fq;
