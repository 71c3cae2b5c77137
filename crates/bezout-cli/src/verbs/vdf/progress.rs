// SPDX-License-Identifier: MIT OR Apache-2.0
//! How far an evaluation is, its rate, and how long it will take: a bar on a terminal, lines in a
//! log.

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

pub struct Progress {
    bar: ProgressBar,
    log: Option<Log>,
}

struct Log {
    every: Duration,
    start: Instant,
    /// Squarings of earlier runs.
    before: u64,
    total: u64,
    last: Instant,
}

impl Progress {
    /// For all squarings, of which some were done before this run. Where no terminal is there is a
    /// line after each of these times.
    pub fn new(total: u64, done: u64, quiet: bool, every: Duration) -> Self {
        let now = Instant::now();
        let log = Log {
            every,
            start: now,
            before: done,
            total,
            last: now,
        };
        let terminal = stderr().is_terminal();
        Self {
            bar: match quiet || !terminal {
                true => ProgressBar::hidden(),
                false => bar(total, done),
            },
            log: (!quiet && !terminal).then_some(log),
        }
    }

    pub fn advance(&mut self, done: u64) {
        self.bar.set_position(done);
        if let Some(log) = &mut self.log
            && log.last.elapsed() >= log.every
        {
            log.last = Instant::now();
            // Nobody is there to be told that nobody listens.
            let _ = writeln!(stderr(), "{}", log.line(done));
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

impl Log {
    fn line(&self, done: u64) -> String {
        let Self { total, before, .. } = *self;
        let seconds = self.start.elapsed().as_secs_f64();
        let rate = done.saturating_sub(before) as f64 / seconds.max(1e-9);
        let percent = u128::from(done) * 100 / u128::from(total.max(1));
        let left = total.saturating_sub(done) as f64 / rate.max(1e-9);
        // More seconds than a duration counts are no time that anybody waits for.
        let left = Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX);
        let left = HumanDuration(left);
        format!("{done} of {total} squarings, {percent}%, {rate:.0} a second, {left} left")
    }
}

fn bar(total: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(total).with_position(done);
    bar.reset_eta();
    let template = "{bar:40} {percent}% {human_pos} squarings, {per_sec}, {eta} left";
    // A template that does not parse would be replaced by the default one: no reason to stop.
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.with_style(style)
}
