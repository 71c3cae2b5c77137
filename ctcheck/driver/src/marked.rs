// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs of cases between two marks, for a plugin of the emulator that hashes what is executed
//! there.

use crate::case::{Case, Instrument};
use crate::numbers::Numbers;
use crate::results::Results;
use core::hint::black_box;
use std::hash::{DefaultHasher, Hash, Hasher};

#[inline(never)]
extern "C" fn mark_start() {
    black_box(1);
}

#[inline(never)]
extern "C" fn mark_end() {
    black_box(2);
}

// Room for `ctcheck/ctcheck/divisions.py`. The linker keeps it, though nothing refers to it.
core::arch::global_asm!(
    ".pushsection .text.divisions, \"axR\", @progbits",
    ".balign 4",
    "ctcheck_divisions: .skip 2097152",
    "ctcheck_divisions_end: ret",
    ".popsection",
);

/// A line with the addresses of the anchor and of the marks, and one for each input of each case:
/// what it was, and a hash of the results. Each runs in a copy of this process, so that it finds
/// the same heap.
pub fn trace(anchor: usize, cases: &[Case], inputs: usize) -> Result<(), String> {
    let marks = [mark_start, mark_end].map(|mark| mark as *const () as usize);
    println!("{anchor}\t{}\t{}", marks[0], marks[1]);
    for case in cases {
        if !case.checked_by(Instrument::Trace) {
            continue;
        }
        let classes = case.classes(inputs);
        let all: Vec<Numbers> = classes
            .iter()
            .map(|&class| (case.numbers)(case.limbs, class))
            .collect();
        let mut numbers = (case.numbers)(case.limbs, classes[0]);
        let mut results = Results::new(case.limbs);
        for (class, values) in classes.iter().zip(&all) {
            // SAFETY: this process has one thread.
            let child = unsafe { libc::fork() };
            if child == 0 {
                numbers.assign(values);
                let inputs = (case.inputs)(numbers.clone());
                mark_start();
                case.run(&inputs, &mut results);
                mark_end();
                let mut hash = DefaultHasher::new();
                results.words().hash(&mut hash);
                println!(
                    "{}\t{}\t{class:?}\t{:x}",
                    case.name,
                    case.limbs,
                    hash.finish()
                );
                std::process::exit(0);
            }
            let mut status = 0;
            // SAFETY: the status is written to a number that lives through the call.
            if child < 0
                || unsafe { libc::waitpid(child, &raw mut status, 0) } != child
                || status != 0
            {
                return Err(format!(
                    "{} did not end in a copy of this process",
                    case.name
                ));
            }
        }
    }
    Ok(())
}
