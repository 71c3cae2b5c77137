// SPDX-License-Identifier: MIT OR Apache-2.0
//! The C interface. `include/bezout.h` is its documentation; a test compares the two.
//!
//! Functions here turn pointers into slices, call the library, and turn its answer into a number.
//! Nothing allocates, and there is no state.
#![no_std]
#![allow(
    clippy::missing_safety_doc,
    reason = "the header states what callers promise"
)]

mod binary_field;
mod error;
mod integer;
mod memory;
mod polynomial;
mod rows;
mod x25519;

/// Nothing panics on its input. If something does, it ends the process, as a failed assertion does
/// in C.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    unsafe extern "C" {
        safe fn abort() -> !;
    }
    abort()
}

// Where Rust's own library was compiled to unwind, it names the function that would. Nothing here
// unwinds: it is no instruction. On x86-64 nothing of that is left.
#[cfg(not(target_arch = "x86_64"))]
core::arch::global_asm!(
    ".hidden rust_eh_personality",
    ".globl rust_eh_personality",
    "rust_eh_personality: .long 0"
);
