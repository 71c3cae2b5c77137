// SPDX-License-Identifier: MIT OR Apache-2.0
//! Binary fields: a field of any length in the caller's memory.

use crate::error::{LENGTH, PARAMETER, code, found};
use crate::memory::{MOST, Place, apart, input, kept, output, when_read};
use core::ffi::c_int;
use core_bezout::Error;
use core_bezout::binary_field::{Element, Gf2m};
use core_bezout::subtle::Choice;
use zeroize::Zeroize;

/// Words of a field, as the header has it.
const WORDS: usize = 96;

/// A field, as the caller keeps it.
#[allow(non_camel_case_types, reason = "its name in C")]
#[repr(C)]
pub struct bezout_gf2m {
    opaque: [u64; WORDS],
}

/// Rows that are inverted together.
const GROUP: usize = 32;
/// Words of the longest element.
const LONGEST: usize = 16;

/// What is in it: a field for each number of words.
macro_rules! fields {
    ($($name:ident: $words:literal,)*) => {
        enum Field {
            $($name(Gf2m<$words>),)*
        }

        impl Field {
            fn new(degree: usize, middle: &[usize]) -> Result<Self, Error> {
                match degree.div_ceil(64) {
                    $($words => Gf2m::new(degree, middle).map(Self::$name),)*
                    _ => Err(Error::FieldDegree { degree, accepted: 1023 }),
                }
            }

            fn words(&self) -> usize {
                match self { $(Self::$name(_) => $words,)* }
            }

            fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<c_int, Error> {
                match self { $(Self::$name(field) => mul(field, out, a, b),)* }
            }

            fn square_times(&self, out: &mut [u64], a: &[u64], times: usize) -> Result<c_int, Error> {
                match self { $(Self::$name(field) => square_times(field, out, a, times),)* }
            }

            fn invert(&self, out: &mut [u64], a: &[u64]) -> Result<c_int, Error> {
                match self { $(Self::$name(field) => invert(field, out, a),)* }
            }

            fn invert_rows(&self, rows: &mut [u64]) -> Result<c_int, Error> {
                match self { $(Self::$name(field) => invert_rows(field, rows),)* }
            }
        }
    };
}

fields! {
    One: 1, Two: 2, Three: 3, Four: 4, Five: 5, Six: 6, Seven: 7, Eight: 8, Nine: 9, Ten: 10, Eleven: 11, Twelve: 12,
    Thirteen: 13, Fourteen: 14, Fifteen: 15, Sixteen: 16,
}

fn element<const N: usize>(field: &Gf2m<N>, a: &[u64]) -> Result<Element<N>, Error> {
    let mut words = [0; N];
    words.copy_from_slice(a);
    let element = field.element(&words);
    words.zeroize();
    element
}

fn write<const N: usize>(field: &Gf2m<N>, out: &mut [u64], mut a: Element<N>) {
    out.copy_from_slice(&field.words(&a));
    a.zeroize();
}

fn mul<const N: usize>(f: &Gf2m<N>, out: &mut [u64], a: &[u64], b: &[u64]) -> Result<c_int, Error> {
    write(f, out, f.mul(&element(f, a)?, &element(f, b)?));
    Ok(0)
}

fn square_times<const N: usize>(
    f: &Gf2m<N>,
    out: &mut [u64],
    a: &[u64],
    times: usize,
) -> Result<c_int, Error> {
    write(f, out, f.square_times(&element(f, a)?, times));
    Ok(0)
}

fn invert<const N: usize>(f: &Gf2m<N>, out: &mut [u64], a: &[u64]) -> Result<c_int, Error> {
    let y = f.invert(&element(f, a)?);
    let yes = y.is_some();
    write(f, out, y.unwrap_or(f.zero()));
    Ok(found(yes))
}

fn invert_rows<const N: usize>(f: &Gf2m<N>, rows: &mut [u64]) -> Result<c_int, Error> {
    for row in rows.chunks_exact(N) {
        element(f, row)?;
    }
    let mut all = Choice::from(1);
    let (mut xs, mut scratch) = ([f.zero(); GROUP], [f.zero(); GROUP]);
    for group in rows.chunks_mut(GROUP * N) {
        let count = group.len() / N;
        for (x, row) in xs.iter_mut().zip(group.chunks_exact(N)) {
            *x = element(f, row)?;
        }
        all &= f.invert_batch(&mut xs[..count], &mut scratch[..count])?;
        for (x, row) in xs.iter().zip(group.chunks_exact_mut(N)) {
            write(f, row, *x);
        }
    }
    xs.zeroize();
    Ok(found(all))
}

/// The field that a caller has made.
///
/// # Safety
/// The header's rules.
unsafe fn known<'a>(field: *const bezout_gf2m) -> Result<&'a Field, c_int> {
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
    let made = Field::new(degree, unsafe { input(middle, terms) });
    // SAFETY: the header's rules.
    unsafe { kept::write(field, made) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gf2m_words(field: *const bezout_gf2m) -> usize {
    // SAFETY: the header's rules.
    unsafe { known(field) }.map_or(0, Field::words)
}

/// Calls a function of K elements with one result.
#[inline(always)]
unsafe fn by<const K: usize>(
    out: *mut u64,
    field: *const bezout_gf2m,
    inputs: [*const u64; K],
    f: impl FnOnce(&Field, &mut [u64], [&[u64]; K]) -> Result<c_int, Error>,
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
            field.mul(out, a, b)
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
            field.square_times(out, a, times)
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
    unsafe { by(out, field, [a], |field, out, [a]| field.invert(out, a)) }
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
    known.invert_rows(rows).unwrap_or_else(|error| {
        rows.fill(0);
        code(error)
    })
}
