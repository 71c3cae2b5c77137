// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's own rows: one for every kernel of every operation's table, and the typed public functions.

use crate::case::Case;
use crate::row::Row;

/// Our implementations of a case, under the names `bezout/<kernel>`.
pub fn rows(_case: &Case) -> Vec<Row> {
    Vec::new()
}
