// SPDX-License-Identifier: MIT OR Apache-2.0
//! How small functions in assembly are declared and called, on each CPU.
//!
//! All take a state of twelve words, the secrets, and a table of sixteen words, which is public.
//! `assembly.txt` says so to the static check.

use crate::case::{Case, Function};
use crate::inputs::Inputs;
use crate::results::Results;

pub type Assembly = unsafe extern "C" fn(*mut [u64; 12], *const [u64; 16]);

pub fn case(&(name, f): &(&str, Function)) -> Case {
    match name.starts_with("leak") {
        true => Case::leak(name, f),
        false => Case::function(name, 4, f).only(),
    }
}

// Inlined, so that it is a call to a known place.
#[inline(always)]
pub fn call(function: Assembly, i: &Inputs, r: &mut Results) {
    let mut state = [0; 12];
    state[..4].copy_from_slice(&i.a);
    state[4..8].copy_from_slice(&i.b);
    state[8..].copy_from_slice(&i.odd);
    let table = core::array::from_fn(|i| 7 * i as u64 + 1);
    // SAFETY: each function accesses these two objects, in bounds, and its own part of the stack;
    // it keeps to the calling convention.
    unsafe { function(&mut state, &table) };
    r.limbs(&state);
}

/// Functions, each with the name of its case and its instructions, and the table of their cases.
macro_rules! assembly {
    ($table:ident: $($(#[$about:meta])* $name:ident $case:literal { $($line:literal)* })*) => {
        const $table: &[(&str, Function)] = &[$(($case, |i, r| call($name, i, r))),*];
        $(
            $(#[$about])*
            #[unsafe(naked)]
            extern "C" fn $name(state: *mut [u64; 12], table: *const [u64; 16]) {
                naked_asm!($($line),*)
            }
        )*
    };
}
pub(crate) use assembly;
