// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a call leaves behind in memory that it has given back: blocks of the heap, and the stack
//! below its frame.
//!
//! Each case runs in copies of one process, on numbers that differ in secrets alone, so that
//! everything is at the same addresses. A byte of a freed block that differs between two runs
//! depends on a secret. What the caller holds, results and what it made of its arguments, is not
//! counted: `heap.rs` has `hold` and `aside` for that.

use crate::case::Case;
use crate::heap::{Arena, within};
use crate::inputs::Inputs;
use crate::numbers::{Class, Numbers};
use crate::recorder::shared;
use crate::results::Results;
use core::hint::black_box;
use core::ptr;
use std::collections::HashSet;

/// Bytes of stack that are looked at. No case has frames of more.
const STACK: usize = 1 << 20;
/// Bytes between the frame of `run` and those of the call: the first of them are used by `run`
/// again, for its copy.
const BETWEEN: usize = 2048;

/// Words of results that are looked for: those of the longest keys have no more.
const RESULTS: usize = 1 << 13;

/// What is left of secrets after a call.
#[derive(Default)]
pub struct Remains {
    /// Bytes of freed blocks that depend on them, and the first such block.
    pub heap: usize,
    pub first: Option<usize>,
    /// Words of the first and of the second operand on the stack, of the results, and of secrets in
    /// between.
    pub stack: [usize; 4],
    /// Blocks that were freed.
    pub freed: usize,
}

/// What the child of a call fills.
pub struct Inspector {
    arena: &'static mut Arena,
    left: &'static mut Left,
}

/// What the child leaves to look at.
struct Left {
    stack: [u8; STACK],
    /// The number of results, and the results.
    count: usize,
    results: [u64; RESULTS],
}

impl Inspector {
    pub fn new() -> Result<Self, String> {
        // SAFETY: zeros are an arena without blocks, bytes and words.
        let (arena, left) = unsafe { (shared::zeroed()?, shared::zeroed()?) };
        Ok(Self { arena, left })
    }

    /// Calls a case on two classes of numbers.
    pub fn look(&mut self, case: &Case) -> Result<Remains, String> {
        let classes = [Class::Random(1), Class::Random(2)];
        let numbers = classes.map(|class| (case.numbers)(case.limbs, class));
        let mut place = (case.numbers)(case.limbs, classes[0]);
        let (mut remains, mut seen) = (Remains::default(), Vec::new());
        for values in &numbers {
            place.assign(values);
            self.arena.clear();
            let (arena, left) = (&raw mut *self.arena, &mut *self.left);
            shared::child(|| {
                run(case, &place, arena, left);
                Ok(())
            })
            .map_err(|why| format!("{}: {why}", case.name))?;
            seen.push(self.arena.contents());
            // The words that are looked for are those of the first.
            if seen.len() == 1 {
                let results = words_of(&self.left.results[..self.left.count]);
                let within = (case.within)(values);
                let wanted = [&values.a, &values.b, &results, &within];
                remains.stack = wanted.map(|x| words_on(&self.left.stack, x));
            }
        }
        let [(blocks, heap), (other_blocks, other_heap)] = &seen[..] else {
            return Err("two runs".into());
        };
        if blocks != other_blocks {
            return Err(format!("{}: its blocks depend on secrets", case.name));
        }
        for (n, block) in blocks.iter().enumerate().filter(|(_, b)| b.is_left()) {
            let range = block.start..block.start + block.bytes;
            let pairs = heap[range.clone()].iter().zip(&other_heap[range]);
            let bytes = pairs.filter(|(a, b)| a != b).count();
            remains.freed += 1;
            remains.heap += bytes;
            if bytes > 0 {
                remains.first.get_or_insert(n);
            }
        }
        Ok(remains)
    }
}

/// All words that results may be on the stack as: where these are bytes, eight of them in both
/// orders, from any on.
fn words_of(results: &[u64]) -> Vec<u64> {
    if results.iter().any(|&word| word > 0xff) {
        return results.to_vec();
    }
    let eight = |w: &[u64]| w.iter().fold(0, |word, byte| word << 8 | byte);
    let words = results.windows(8).map(eight);
    words.flat_map(|w| [w, w.swap_bytes()]).collect()
}

/// How many places of the stack have a word of an operand.
fn words_on(stack: &[u8], operand: &[u64]) -> usize {
    // Zeros and small numbers are everywhere.
    let told = |w: &u64| w.count_ones().abs_diff(32) < 24;
    let words: HashSet<u64> = operand.iter().copied().filter(told).collect();
    let word = |w: &[u8]| u64::from_le_bytes(w.try_into().expect("eight bytes"));
    let on_stack = stack.windows(8).map(word).filter(told);
    on_stack.filter(|w| words.contains(w)).count()
}

/// The call, on a stack that is zero below this frame; then a copy of that stack.
#[inline(never)]
fn run(case: &Case, numbers: &Numbers, arena: *mut Arena, left: &mut Left) {
    let (inputs, mut results) = case.room(numbers);
    let mark = 0u8;
    let top = black_box(&raw const mark) as usize - BETWEEN / 2;
    clear();
    within(arena, || call(case, &inputs, &mut results));
    let stack = left.stack.as_mut_ptr();
    // SAFETY: the stack is larger, and nothing else writes to it; the call has returned.
    unsafe { ptr::copy_nonoverlapping((top - STACK) as *const u8, stack, STACK) }
    let words = results.words();
    left.count = words.len().min(RESULTS);
    left.results[..left.count].copy_from_slice(&words[..left.count]);
    // Some of what it holds is of the arena.
    core::mem::forget((inputs, results));
}

/// The call, with its frames some way below that of `run`.
#[inline(never)]
fn call(case: &Case, inputs: &Inputs, results: &mut Results) {
    let between = black_box([0u8; BETWEEN]);
    case.run(inputs, results);
    black_box(&between);
}

/// Zeros where the call will have its frames.
#[inline(never)]
fn clear() {
    black_box(&mut [0u8; STACK + 4096]);
}
