// SPDX-License-Identifier: MIT OR Apache-2.0
//! Follows secrets through the machine code of a function, without running it.
//!
//! An abstract state (which registers, flags and bytes of memory may hold a secret, and where
//! pointers point) is pushed through the control-flow graph until nothing changes. Whatever is
//! decided by it errs on the side of secrecy: a value that is not known to be public is secret.
//!
//! What is assumed: accesses stay inside of the object that their pointer points into (tests and
//! sanitizers are about that), different pointer arguments point to different objects, and a
//! pointer that is advanced in a loop stays in its object. Turns of a loop whose number is known
//! are followed one by one: nothing is assumed of them.

#[cfg(feature = "aarch64")]
mod arm;
#[cfg(not(feature = "aarch64"))]
#[path = "unread.rs"]
mod arm;
pub mod classes;
pub mod flow;
pub mod isa;
pub mod machine;
pub mod memory;
pub mod planted;
pub mod program;
pub mod spec;
pub mod state;
pub mod transfer;
pub mod value;
pub mod whole;
