// SPDX-License-Identifier: MIT OR Apache-2.0
//! A progress bar for one long computation, on a terminal, and nothing anywhere else.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};

/// Work on fewer bits is done before anybody looks.
const SHORTEST: u64 = 1 << 22;

/// A bar on standard error for work on this many bits. It is hidden unless that is a terminal, and
/// the work is long.
pub fn bar(bits: u64, what: &'static str) -> ProgressBar {
    if bits < SHORTEST || !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    // A template that does not parse would be replaced by the default one: no reason to stop.
    let style = ProgressStyle::with_template("{bar:40} {percent}% {msg}, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bits).with_style(style).with_message(what)
}
