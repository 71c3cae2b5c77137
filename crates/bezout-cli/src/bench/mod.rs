// SPDX-License-Identifier: MIT OR Apache-2.0
//! How fast the library's own kernels are here: what is measured. How is the test kit's.

pub mod case;
