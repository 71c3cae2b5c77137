// SPDX-License-Identifier: MIT OR Apache-2.0
//! The library in a page: one function from text to text, without a tool that writes JavaScript.
//!
//! The page asks for room ([`room`]), writes its question there, calls [`answer`], and reads the
//! answer, whose length [`answer_length`] says. Question and answer are JSON, see [`question`].
#![cfg_attr(target_arch = "wasm32", no_std)]

extern crate alloc;

mod answer;
mod field;
mod integers;
mod polynomials;
pub mod question;

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// What the page has written, and what it will read.
struct Exchange {
    question: Vec<u8>,
    answer: String,
}

/// A page has one thread.
struct Single(RefCell<Exchange>);

// SAFETY: WebAssembly without the feature `atomics`, which this crate is built for, has one thread.
// Elsewhere, in tests of the other modules, nothing calls the functions below.
unsafe impl Sync for Single {}

static EXCHANGE: Single = Single(RefCell::new(Exchange {
    question: Vec::new(),
    answer: String::new(),
}));

/// Where the page writes a question of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut exchange = EXCHANGE.0.borrow_mut();
    exchange.question.clear();
    exchange.question.resize(length, 0);
    exchange.question.as_mut_ptr()
}

/// Answers the question; where the answer is, until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let mut exchange = EXCHANGE.0.borrow_mut();
    exchange.answer = question::answer(&exchange.question);
    exchange.answer.as_ptr()
}

/// The bytes of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    EXCHANGE.0.borrow().answer.len()
}
