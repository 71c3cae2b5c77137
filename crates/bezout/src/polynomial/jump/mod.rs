// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jump divsteps \[BY19, section 5\]: the transition matrix of many steps, found from as many
//! coefficients as there are steps, and then applied to all.

mod invert;

pub(crate) use invert::{accepts, invert};
