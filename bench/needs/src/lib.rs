// SPDX-License-Identifier: MIT OR Apache-2.0
//! Nothing: the build script of this package is what it is for.
