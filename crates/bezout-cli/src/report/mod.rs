// SPDX-License-Identifier: MIT OR Apache-2.0
//! What `bezout report` writes: one page of HTML that needs nothing else, with its figures in it.
//!
//! | file | what |
//! |---|---|
//! | `rows.rs` | the benchmark's lines, by what can be compared |
//! | `steps.rs` | how many steps algorithms take |
//! | `names.rs` | which kernel a name is, and whether it is the default |
//! | `coverage.rs` | what the constant-time check covers |
//! | `html.rs` | the page, with `style.css`, and `theme.css`, which the page of `web/` has too |
//! | `headline.rs` | what comes first: the cost of an inverse |
//! | `figures.rs` | which figures it has |
//! | `charts.rs` `strip.rs` | lines and bars; a trace as a strip |
//! | `axis.rs` `svg.rs` | places and ticks; a writer of SVG |

mod axis;
mod charts;
pub mod coverage;
mod figures;
mod headline;
mod html;
mod names;
pub mod rows;
pub mod steps;
mod strip;
mod svg;

pub use html::{Report, page};
