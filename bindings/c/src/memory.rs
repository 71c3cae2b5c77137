// SPDX-License-Identifier: MIT OR Apache-2.0
//! The caller's memory: what overlaps, slices of it, and answers that are written when all inputs
//! have been read.

use crate::error::{LENGTH, NULL, OVERLAP, code};
use core::ffi::c_int;
use core::slice;
use core_bezout::Error;
use zeroize::Zeroize;

/// No array has more elements of a number, so that lengths of scratch and of rows do not overflow.
pub const MOST: usize = usize::MAX >> 12;

/// Where an array of the caller is.
#[derive(Clone, Copy)]
pub struct Place {
    start: usize,
    bytes: usize,
}

impl Place {
    pub fn of<T>(start: *const T, count: usize) -> Self {
        let bytes = count.saturating_mul(size_of::<T>());
        let start = start.addr();
        Self { start, bytes }
    }

    fn overlaps(self, other: Self) -> bool {
        let end = |place: Self| place.start.saturating_add(place.bytes);
        self.start < end(other) && other.start < end(self)
    }
}

/// An error if an array is null or overlaps what it may not: those `alone` overlap nothing, and
/// those that are written may be those that are read. Addresses are public.
#[inline(always)]
pub fn apart(alone: &[Place], written: &[Place], read: &[Place]) -> Result<(), c_int> {
    let all = [alone, written, read];
    if all
        .iter()
        .copied()
        .flatten()
        .any(|x| x.start == 0 && x.bytes > 0)
    {
        return Err(NULL);
    }
    let pairs = |x: &[Place]| (1..x.len()).any(|i| x[..i].iter().any(|y| y.overlaps(x[i])));
    let between = |y: &[Place]| alone.iter().any(|x| y.iter().any(|y| x.overlaps(*y)));
    match pairs(alone) || pairs(written) || between(written) || between(read) {
        true => Err(OVERLAP),
        false => Ok(()),
    }
}

/// As many elements as the header says that the caller gives. Of none, the pointer may be null.
///
/// # Safety
/// The caller of the C function keeps the header's rules: `start` is aligned and has `count`
/// elements, which nothing else writes as long as the slice is there.
pub unsafe fn input<'a, T>(start: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: see above.
    unsafe { slice::from_raw_parts(start, count) }
}

/// The same for what is written.
///
/// # Safety
/// As for [`input`], and nothing else reads them as long as the slice is there.
pub unsafe fn output<'a, T>(start: *mut T, count: usize) -> &'a mut [T] {
    if count == 0 {
        return &mut [];
    }
    // SAFETY: see above.
    unsafe { slice::from_raw_parts_mut(start, count) }
}

/// Writes what `f` writes, but when it has returned, so that `out` may be one of its inputs: at
/// most `MOST` elements.
///
/// # Safety
/// `out` has `count` elements, and no slice of them lives when `f` has returned.
#[inline(always)]
pub unsafe fn when_read<T: Copy + Default + Zeroize, const MOST: usize>(
    out: *mut T,
    count: usize,
    f: impl FnOnce(&mut [T]) -> c_int,
) -> c_int {
    let mut held = [T::default(); MOST];
    let answer = f(&mut held[..count]);
    // SAFETY: see above.
    unsafe { output(out, count) }.copy_from_slice(&held[..count]);
    held.zeroize();
    answer
}

/// A call with numbers of `n` limbs.
pub struct Call<const O: usize, const S: usize, const I: usize> {
    pub out: [*mut u64; O],
    /// Signs and symbols.
    pub signs: [*mut c_int; S],
    pub n: usize,
    pub inputs: [*const u64; I],
    pub scratch: *mut u64,
}

/// Words of scratch of a [`Call`], for those of the library and as many inputs as are copied.
pub fn with_copies(own: fn(usize) -> usize, n: usize, inputs: usize) -> usize {
    match n > MOST {
        true => usize::MAX,
        false => own(n) + inputs * n,
    }
}

impl<const O: usize, const S: usize, const I: usize> Call<O, S, I> {
    /// Calls the library with copies of the inputs, at the end of scratch, so that outputs may be
    /// inputs. Where no number is written, nothing is copied: signs are written at the end. Returns
    /// what `f` answers, or its error, with all outputs zero.
    ///
    /// # Safety
    /// The header's rules, with `own` words of scratch and as many as the copies have.
    #[inline(always)]
    pub unsafe fn run(
        self,
        own: fn(usize) -> usize,
        secret: bool,
        f: impl FnOnce([&mut [u64]; O], [&[u64]; I], &mut [u64]) -> Result<(c_int, [c_int; S]), Error>,
    ) -> c_int {
        let Self {
            out,
            signs,
            n,
            inputs,
            scratch,
        } = self;
        if n == 0 || n > MOST {
            return LENGTH;
        }
        let (own, copied) = (own(n), if O > 0 { I * n } else { 0 });
        let alone = [Place::of(scratch, own + copied)];
        let read = inputs.map(|x| Place::of(x, n));
        let numbers = out.map(|x| Place::of(x, n));
        let signed = signs.map(|x| Place::of(x, 1));
        let crossed = signed
            .iter()
            .any(|x| numbers.iter().any(|y| x.overlaps(*y)));
        let refused = apart(&alone, &numbers, &read).and(apart(&alone, &signed, &[]));
        if let Err(error) = refused.and(if crossed { Err(OVERLAP) } else { Ok(()) }) {
            return error;
        }
        // SAFETY: the header's rules. Scratch overlaps nothing, as was just seen.
        let (scratch, inputs) = unsafe {
            let scratch = output(scratch, own + copied);
            (scratch, inputs.map(|x| input(x, n)))
        };
        let (scratch, copies) = scratch.split_at_mut(own);
        let result = if O > 0 {
            for (copy, x) in copies.chunks_exact_mut(n).zip(inputs) {
                copy.copy_from_slice(x);
            }
            // SAFETY: the header's rules. Outputs overlap neither scratch nor each other, and the
            // slices of inputs are read.
            let mut out = out.map(|x| unsafe { output(x, n) });
            let mut rows = copies.chunks_exact(n);
            let inputs = [(); I].map(|()| rows.next().unwrap_or(&[]));
            let result = f(out.each_mut().map(|x| &mut **x), inputs, scratch);
            if result.is_err() {
                out.iter_mut().for_each(|x| x.fill(0));
            }
            if secret {
                copies.zeroize();
            }
            result
        } else {
            f([(); O].map(|()| &mut [][..]), inputs, scratch)
        };
        let (answer, values) = result.unwrap_or_else(|error| (code(error), [0; S]));
        for (sign, value) in signs.into_iter().zip(values) {
            // SAFETY: the header's rules; no slice of it lives.
            unsafe { sign.write(value) };
        }
        answer
    }
}

/// A field or a ring in a place of the caller, with a mark, so that a place that has none is seen.
pub mod kept {
    use crate::error::{NULL, PARAMETER};
    use core::ffi::c_int;
    use core_bezout::Error;

    /// Another for each type.
    const fn mark<T>() -> u64 {
        u64::from_le_bytes(*b"bezout 0") ^ size_of::<T>() as u64
    }

    #[repr(C)]
    struct Kept<T> {
        mark: u64,
        value: T,
    }

    /// # Safety
    /// There is a place of type `P`, in which is what [`write`] has written, or anything else.
    pub unsafe fn read<'a, P, T>(place: *const P) -> Result<&'a T, c_int> {
        const {
            assert!(
                size_of::<Kept<T>>() <= size_of::<P>() && align_of::<Kept<T>>() <= align_of::<P>()
            )
        };
        if place.is_null() {
            return Err(NULL);
        }
        let kept = place.cast::<Kept<T>>();
        // SAFETY: there is room for a mark, and behind the right one for a value that was written.
        unsafe {
            match (&raw const (*kept).mark).read() == mark::<T>() {
                true => Ok(&(*kept).value),
                false => Err(PARAMETER),
            }
        }
    }

    /// # Safety
    /// There is a place of type `P`.
    pub unsafe fn write<P, T>(place: *mut P, made: Result<T, Error>) -> c_int {
        const {
            assert!(
                size_of::<Kept<T>>() <= size_of::<P>() && align_of::<Kept<T>>() <= align_of::<P>()
            );
            assert!(!core::mem::needs_drop::<T>(), "there is nothing to free");
        };
        match made {
            _ if place.is_null() => NULL,
            Ok(value) => {
                // SAFETY: there is room, and it is aligned, as was just asserted.
                unsafe {
                    place.cast::<Kept<T>>().write(Kept {
                        mark: mark::<T>(),
                        value,
                    })
                };
                0
            }
            Err(_) => PARAMETER,
        }
    }
}
