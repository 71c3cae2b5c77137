// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields: a field of any length in the caller's memory.

use crate::error::{LENGTH, PARAMETER, code, found};
use crate::memory::{MOST, Place, apart, input, kept, output, when_read};
use core::ffi::c_int;
use core_bezout::Error;
use core_bezout::binary_field::DynGf2m;
use core_bezout::subtle::Choice;

/// Words of a field, as the header has it.
const WORDS: usize = 96;

/// A field, as the caller keeps it.
#[allow(non_camel_case_types, reason = "its name in C")]
#[repr(C)]
pub struct bezout_gf2m {
    opaque: [u64; WORDS],
}

/// Words of scratch for rows that are inverted together.
const GROUP: usize = 512;
/// Words of the longest element.
const LONGEST: usize = 16;

/// Groups of rows, with scratch on the stack.
fn invert_rows(field: &DynGf2m, rows: &mut [u64]) -> Result<c_int, Error> {
    let (mut all, mut scratch) = (Choice::from(1), [0; GROUP]);
    let n = field.words();
    // Not as many as have room: that were a division.
    for group in rows.chunks_mut((GROUP >> n.next_power_of_two().ilog2()) * n) {
        all &= field.invert_rows(group, &mut scratch)?;
    }
    Ok(found(all))
}

/// The field that a caller has made.
///
/// # Safety
/// The header's rules.
unsafe fn known<'a>(field: *const bezout_gf2m) -> Result<&'a DynGf2m, c_int> {
    // SAFETY: as above.
    unsafe { kept::read(field) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_init(
    field: *mut bezout_gf2m,
    degree: usize,
    middle: *const usize,
    terms: usize,
) -> c_int {
    if let Err(error) = apart(&[], &[Place::of(field, 1)], &[Place::of(middle, terms)]) {
        return error;
    }
    if terms > 3 {
        return PARAMETER;
    }
    // SAFETY: the header's rules.
    let made = DynGf2m::new(degree, unsafe { input(middle, terms) });
    // SAFETY: the header's rules.
    unsafe { kept::write(field, made) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_words(field: *const bezout_gf2m) -> usize {
    // SAFETY: the header's rules.
    unsafe { known(field) }.map_or(0, DynGf2m::words)
}

/// Calls a function of K elements with one result.
#[inline(always)]
unsafe fn by<const K: usize>(
    out: *mut u64,
    field: *const bezout_gf2m,
    inputs: [*const u64; K],
    f: impl FnOnce(&DynGf2m, &mut [u64], [&[u64]; K]) -> Result<c_int, Error>,
) -> c_int {
    // SAFETY: the header's rules.
    let known = match unsafe { known(field) } {
        Ok(known) => known,
        Err(error) => return error,
    };
    let n = known.words();
    let read = inputs.map(|a| Place::of(a, n));
    if let Err(error) = apart(&[Place::of(field, 1)], &[Place::of(out, n)], &read) {
        return error;
    }
    // SAFETY: the header's rules; the slices end with the function.
    unsafe {
        when_read::<_, LONGEST>(out, n, |out| {
            f(known, out, inputs.map(|a| input(a, n))).unwrap_or_else(code)
        })
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_mul(
    out: *mut u64,
    field: *const bezout_gf2m,
    a: *const u64,
    b: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe {
        by(out, field, [a, b], |field, out, [a, b]| {
            field.mul_into(out, a, b).map(|()| 0)
        })
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_square_times(
    out: *mut u64,
    field: *const bezout_gf2m,
    a: *const u64,
    times: usize,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe {
        by(out, field, [a], |field, out, [a]| {
            field.square_times_into(out, a, times).map(|()| 0)
        })
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_invert(
    out: *mut u64,
    field: *const bezout_gf2m,
    a: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe {
        by(out, field, [a], |field, out, [a]| {
            field.invert_into(out, a).map(found)
        })
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_invert_rows(
    rows: *mut u64,
    count: usize,
    field: *const bezout_gf2m,
) -> c_int {
    // SAFETY: the header's rules.
    let known = match unsafe { known(field) } {
        Ok(known) => known,
        Err(error) => return error,
    };
    let Some(words) = count
        .checked_mul(known.words())
        .filter(|&words| words <= MOST)
    else {
        return LENGTH;
    };
    if let Err(error) = apart(&[Place::of(rows, words), Place::of(field, 1)], &[], &[]) {
        return error;
    }
    // SAFETY: the header's rules.
    let rows = unsafe { output(rows, words) };
    invert_rows(known, rows).unwrap_or_else(|error| {
        rows.fill(0);
        code(error)
    })
}
