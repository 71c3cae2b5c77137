// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of NTRU and NTRU Prime.

use crate::error::{LENGTH, PARAMETER, answer};
use crate::memory::{input, output};
use core::ffi::c_int;
use core_bezout::Error;
use core_bezout::polynomial::Ring;
use core_bezout::subtle::Choice;

/// A ring, as the caller keeps it.
#[allow(non_camel_case_types, reason = "its name in C")]
#[repr(C)]
pub struct bezout_ring {
    opaque: [u64; 2],
}

const _: () = assert!(size_of::<Ring>() <= size_of::<bezout_ring>());
const _: () = assert!(align_of::<Ring>() <= align_of::<bezout_ring>());

/// The ring that a caller has made.
///
/// # Safety
/// One of the two functions below has written it, and returned 0.
unsafe fn known<'a>(ring: *const bezout_ring) -> &'a Ring {
    // SAFETY: see above.
    unsafe { &*ring.cast() }
}

/// # Safety
/// There is room for a ring.
unsafe fn keep(ring: *mut bezout_ring, made: Result<Ring, Error>) -> c_int {
    match made {
        Ok(made) => {
            // SAFETY: there is room, and it is aligned; see the assertions above.
            unsafe { ring.cast::<Ring>().write(made) };
            0
        }
        Err(_) => PARAMETER,
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_ntru(ring: *mut bezout_ring, n: usize, q: u32) -> c_int {
    // SAFETY: the header's rules.
    unsafe { keep(ring, Ring::ntru(n, q)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_ntru_prime(ring: *mut bezout_ring, p: usize, q: u32) -> c_int {
    // SAFETY: the header's rules.
    unsafe { keep(ring, Ring::ntru_prime(p, q)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_len(ring: *const bezout_ring) -> usize {
    // SAFETY: the header's rules.
    unsafe { known(ring) }.len()
}

fn finish(result: Result<Choice, Error>, out: &mut [u16]) -> c_int {
    if result.is_err() {
        out.fill(0);
    }
    answer(result)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_invert(
    out: *mut u16,
    ring: *const bezout_ring,
    a: *const u16,
) -> c_int {
    // SAFETY: the header's rules.
    let (ring, out, a) = unsafe {
        let ring = known(ring);
        (ring, output(out, ring.len()), input(a, ring.len()))
    };
    finish(ring.invert(out, a), out)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_invert_rows(
    rows: *mut u16,
    count: usize,
    ring: *const bezout_ring,
    scratch: *mut u16,
) -> c_int {
    // SAFETY: the header's rules.
    let ring = unsafe { known(ring) };
    let Some(coefficients) = count.checked_mul(ring.len()) else {
        return LENGTH;
    };
    // SAFETY: the header's rules.
    let (rows, scratch) = unsafe {
        let scratch = output(scratch, ring.invert_rows_scratch());
        (output(rows, coefficients), scratch)
    };
    finish(ring.invert_rows(rows, scratch), rows)
}
