// SPDX-License-Identifier: MIT OR Apache-2.0
//! How far an evaluation is, its rate, and how long it will take, on a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};

pub struct Progress(ProgressBar);

impl Progress {
    /// For all squarings, of which some were done before this run.
    pub fn new(total: u64, done: u64, quiet: bool) -> Self {
        if quiet || !stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let bar = ProgressBar::new(total).with_position(done);
        bar.reset_eta();
        let template = "{bar:40} {percent}% {human_pos} squarings, {per_sec}, {eta} left";
        // A template that does not parse would be replaced by the default one: no reason to stop.
        let style =
            ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Self(bar.with_style(style))
    }

    pub fn advance(&self, done: u64) {
        self.0.set_position(done);
    }

    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
