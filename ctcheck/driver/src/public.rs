// SPDX-License-Identifier: MIT OR Apache-2.0
//! A secret bit that is public by contract.

use core::hint::black_box;

/// What the bit is, now defined: memcheck reports the look-up, in this function, and nothing after
/// it.
///
/// As `ct::public_by_contract` in the library, for this program's own cases.
#[inline(never)]
pub fn public_by_contract(bit: u64) -> bool {
    static TABLE: [u8; 2] = [0, 1];
    black_box(&TABLE)[(bit & 1) as usize] == 1
}
