// SPDX-License-Identifier: MIT OR Apache-2.0
//! Cycles of a chain of multiplications of known latency, and rows that take turns.

use std::arch::asm;
use std::arch::x86_64::{_mm_lfence, _rdtsc};
use std::hint::black_box;

const SAMPLES: usize = 101;

/// One of the things that are measured.
pub struct Row<'a> {
    operation: &'static str,
    name: String,
    call: Box<dyn FnMut(usize) + 'a>,
}

impl<'a> Row<'a> {
    /// `call` gets the number of the sample.
    pub fn new(
        operation: &'static str,
        name: impl Into<String>,
        call: impl FnMut(usize) + 'a,
    ) -> Self {
        let (name, call) = (name.into(), Box::new(call));
        Self {
            operation,
            name,
            call,
        }
    }
}

fn ticks() -> u64 {
    // SAFETY: these instructions are of every x86-64 CPU.
    unsafe {
        _mm_lfence();
        let t = _rdtsc();
        _mm_lfence();
        t
    }
}

/// 3000 cycles: a multiplication has a latency of 3 on every Intel core since Nehalem and every Zen.
#[inline(never)]
fn chain() {
    let mut x = 3u64;
    for _ in 0..1000 {
        // SAFETY: the instruction changes a register.
        unsafe { asm!("imul {0}, {0}", inout(reg) x, options(pure, nomem, nostack)) };
    }
    black_box(x);
}

fn sample(work: impl FnOnce()) -> f64 {
    let start = ticks();
    chain();
    let before = ticks();
    work();
    let after = ticks();
    chain();
    let shorter = (before - start).min(ticks() - after);
    (after - before) as f64 * 3000.0 / shorter as f64
}

/// Cycles in a nanosecond, now.
pub fn cycles_per_nanosecond() -> f64 {
    let one = |_| {
        let start = std::time::Instant::now();
        for _ in 0..100 {
            chain();
        }
        300_000.0 / start.elapsed().as_nanos() as f64
    };
    (0..20).map(one).fold(0.0, f64::max)
}

/// Measures rows, which take turns, and prints them.
pub fn run(m: usize, mut rows: Vec<Row<'_>>) {
    let mut times = vec![Vec::new(); rows.len()];
    for i in 0..SAMPLES {
        for (row, times) in rows.iter_mut().zip(&mut times) {
            times.push(sample(|| (row.call)(i)));
        }
    }
    println!();
    for (row, times) in rows.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let (operation, name) = (row.operation, &row.name);
        println!(
            "{m}  {operation:7} {name:44} {:>10.0} {:>10.0}",
            times[0],
            times[SAMPLES / 2]
        );
    }
}
