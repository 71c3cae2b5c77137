// SPDX-License-Identifier: MIT OR Apache-2.0
//! A progress bar on a terminal, and nothing anywhere else.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write, stderr, stdout};

/// How far a batch is.
pub struct Progress(ProgressBar);

impl Progress {
    /// A bar if the length in bytes is known, else a counter.
    ///
    /// None is drawn where results go to the same terminal: both would write over each other.
    pub fn new(length: Option<u64>) -> Self {
        if !stderr().is_terminal() || stdout().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let (bar, template) = match length {
            Some(length) => (
                ProgressBar::new(length),
                "{bar:40} {percent}% {msg} lines, {eta} left",
            ),
            None => (
                ProgressBar::new_spinner(),
                "{spinner} {msg} lines, {elapsed}",
            ),
        };
        // A template that does not parse would be replaced by the default one: no reason to stop.
        let style =
            ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Self(bar.with_style(style))
    }

    /// After some lines; draws now and then.
    pub fn advance(&self, line: u64, bytes: u64) {
        if !self.0.is_hidden() {
            self.0.set_message(line.to_string());
            self.0.set_position(bytes);
        }
    }

    /// Whole lines above the bar, on standard error.
    pub fn complain(&self, lines: &[u8]) {
        self.0.suspend(|| {
            // Nobody is there to be told that nobody listens.
            let _ = stderr().write_all(lines);
        });
    }

    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
