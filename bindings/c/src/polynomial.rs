// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of NTRU and NTRU Prime.

use crate::error::{LENGTH, answer};
use crate::memory::{MOST, Place, apart, input, kept, output, when_read};
use core::ffi::c_int;
use core_bezout::polynomial::{MAX_DEGREE, Ring};

/// A ring, as the caller keeps it.
#[allow(non_camel_case_types, reason = "its name in C")]
#[repr(C)]
pub struct bezout_ring {
    opaque: [u64; 4],
}

/// The ring that a caller has made.
///
/// # Safety
/// The header's rules.
unsafe fn known<'a>(ring: *const bezout_ring) -> Result<&'a Ring, c_int> {
    // SAFETY: as above.
    unsafe { kept::read(ring) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_ntru(ring: *mut bezout_ring, n: usize, q: u32) -> c_int {
    // SAFETY: the header's rules.
    unsafe { kept::write(ring, Ring::ntru(n, q)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_ntru_prime(ring: *mut bezout_ring, p: usize, q: u32) -> c_int {
    // SAFETY: the header's rules.
    unsafe { kept::write(ring, Ring::ntru_prime(p, q)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_len(ring: *const bezout_ring) -> usize {
    // SAFETY: the header's rules.
    unsafe { known(ring) }.map_or(0, Ring::len)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_invert(
    out: *mut u16,
    ring: *const bezout_ring,
    a: *const u16,
) -> c_int {
    // SAFETY: the header's rules.
    let known = match unsafe { known(ring) } {
        Ok(known) => known,
        Err(error) => return error,
    };
    let n = known.len();
    let (written, read) = ([Place::of(out, n)], [Place::of(a, n)]);
    if let Err(error) = apart(&[Place::of(ring, 1)], &written, &read) {
        return error;
    }
    // SAFETY: the header's rules; the slice of the input ends with the function.
    unsafe {
        when_read::<_, { MAX_DEGREE + 1 }>(out, n, |out| {
            let result = known.invert(out, input(a, n));
            if result.is_err() {
                out.fill(0);
            }
            answer(result)
        })
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_ring_invert_rows(
    rows: *mut u16,
    count: usize,
    ring: *const bezout_ring,
    scratch: *mut u16,
) -> c_int {
    // SAFETY: the header's rules.
    let known = match unsafe { known(ring) } {
        Ok(known) => known,
        Err(error) => return error,
    };
    let Some(coefficients) = count.checked_mul(known.len()).filter(|&n| n <= MOST) else {
        return LENGTH;
    };
    let needed = known.invert_rows_scratch();
    let alone = [
        Place::of(rows, coefficients),
        Place::of(scratch, needed),
        Place::of(ring, 1),
    ];
    if let Err(error) = apart(&alone, &[], &[]) {
        return error;
    }
    // SAFETY: the header's rules. Rows and scratch overlap nothing.
    let (rows, scratch) = unsafe { (output(rows, coefficients), output(scratch, needed)) };
    let result = known.invert_rows(rows, scratch);
    if result.is_err() {
        rows.fill(0);
    }
    answer(result)
}
