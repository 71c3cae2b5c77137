// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses, gcds and symbols of integers.

use crate::error::{EVEN, LENGTH, answer, code, found};
use crate::memory::{input, output};
use core::ffi::c_int;
use core_bezout::subtle::Choice;
use core_bezout::{Error, ModulusRef, Odd, Symbol, Uint, slices};

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_mod_scratch(n: usize) -> usize {
    slices::invert_mod_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_mod(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (out, x, m, scratch) = unsafe {
        let scratch = output(scratch, slices::invert_mod_scratch(n));
        (output(out, n), input(x, n), input(m, n), scratch)
    };
    answer(slices::invert_mod(out, x, m, scratch))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_mod_vartime(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (out, x, m, scratch) = unsafe {
        let scratch = output(scratch, slices::invert_mod_scratch(n));
        (output(out, n), input(x, n), input(m, n), scratch)
    };
    let yes = slices::invert_mod_vartime(out, x, m, scratch);
    answer(yes.map(|yes| Choice::from(u8::from(yes))))
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_odd_mod_scratch(n: usize) -> usize {
    slices::invert_odd_mod_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_odd_mod(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (out, x, m, scratch) = unsafe {
        let scratch = output(scratch, slices::invert_odd_mod_scratch(n));
        (output(out, n), input(x, n), input(m, n), scratch)
    };
    if n == 0 {
        return LENGTH;
    }
    let result = ModulusRef::new(m).and_then(|m| slices::invert_odd_mod(out, x, m, scratch));
    if result.is_err() {
        out.fill(0);
    }
    answer(result)
}

/// Of a length that the compiler knows: a program links what that length needs.
unsafe fn invert_fixed<const L: usize>(out: *mut u64, x: *const u64, m: *const u64) -> c_int {
    // SAFETY: the header's rules.
    let (out, x, m) = unsafe { (output(out, L), uint::<L>(x), uint::<L>(m)) };
    out.fill(0);
    let m = match odd(m) {
        Ok(m) => m,
        Err(error) => return error,
    };
    let y = x.invert_odd_mod(&m);
    let yes = y.is_some();
    let mut y = y.unwrap_or(Uint::ZERO);
    out.copy_from_slice(y.limbs());
    zeroize::Zeroize::zeroize(&mut y);
    found(yes)
}

unsafe fn jacobi_fixed<const L: usize>(symbol: *mut c_int, x: *const u64, n: *const u64) -> c_int {
    // SAFETY: the header's rules.
    let (symbol, x, n) = unsafe { (&mut *symbol, uint::<L>(x), uint::<L>(n)) };
    *symbol = 0;
    match odd(n) {
        Ok(n) => {
            *symbol = x.jacobi(&n).value().into();
            0
        }
        Err(error) => error,
    }
}

unsafe fn uint<const L: usize>(x: *const u64) -> Uint<L> {
    let mut out = Uint::ZERO;
    // SAFETY: the header's rules.
    out.limbs_mut().copy_from_slice(unsafe { input(x, L) });
    out
}

/// That a modulus is odd is public, as the header says.
fn odd<const L: usize>(m: Uint<L>) -> Result<Odd<Uint<L>>, c_int> {
    Option::from(Odd::new(m)).ok_or(EVEN)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_odd_mod_256(
    out: *mut u64,
    x: *const u64,
    m: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { invert_fixed::<4>(out, x, m) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_odd_mod_384(
    out: *mut u64,
    x: *const u64,
    m: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { invert_fixed::<6>(out, x, m) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_odd_mod_512(
    out: *mut u64,
    x: *const u64,
    m: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { invert_fixed::<8>(out, x, m) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_jacobi_256(
    symbol: *mut c_int,
    x: *const u64,
    m: *const u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { jacobi_fixed::<4>(symbol, x, m) }
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_gcd_scratch(n: usize) -> usize {
    slices::gcd_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gcd(
    out: *mut u64,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { gcd_by(slices::gcd, out, n, a, b, scratch) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gcd_vartime(
    out: *mut u64,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { gcd_by(slices::gcd_vartime, out, n, a, b, scratch) }
}

type Gcd = fn(&mut [u64], &[u64], &[u64], &mut [u64]) -> Result<(), Error>;

#[inline(always)]
unsafe fn gcd_by(
    by: Gcd,
    out: *mut u64,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (out, a, b, scratch) = unsafe {
        let scratch = output(scratch, slices::gcd_scratch(n));
        (output(out, n), input(a, n), input(b, n), scratch)
    };
    by(out, a, b, scratch).map_or_else(code, |()| 0)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_xgcd_scratch(n: usize) -> usize {
    slices::xgcd_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_xgcd(
    g: *mut u64,
    s: *mut u64,
    t: *mut u64,
    s_negative: *mut c_int,
    t_negative: *mut c_int,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe {
        xgcd_by(
            slices::xgcd,
            [g, s, t],
            [s_negative, t_negative],
            n,
            a,
            b,
            scratch,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_xgcd_vartime(
    g: *mut u64,
    s: *mut u64,
    t: *mut u64,
    s_negative: *mut c_int,
    t_negative: *mut c_int,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe {
        let signs = [s_negative, t_negative];
        xgcd_by(slices::xgcd_vartime, [g, s, t], signs, n, a, b, scratch)
    }
}

type Xgcd = fn([&mut [u64]; 3], &[u64], &[u64], &mut [u64]) -> Result<(Choice, Choice), Error>;

#[inline(always)]
unsafe fn xgcd_by(
    by: Xgcd,
    out: [*mut u64; 3],
    signs: [*mut c_int; 2],
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (out, signs, a, b, scratch) = unsafe {
        let scratch = output(scratch, slices::xgcd_scratch(n));
        let signs = signs.map(|x| &mut *x);
        (
            out.map(|x| output(x, n)),
            signs,
            input(a, n),
            input(b, n),
            scratch,
        )
    };
    let [s_negative, t_negative] = signs;
    (*s_negative, *t_negative) = (0, 0);
    match by(out, a, b, scratch) {
        Ok((s, t)) => {
            *s_negative = s.unwrap_u8().into();
            *t_negative = t.unwrap_u8().into();
            0
        }
        Err(error) => code(error),
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_partial_xgcd_scratch(n: usize) -> usize {
    slices::partial_xgcd_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_partial_xgcd_vartime(
    x: *mut u64,
    y: *mut u64,
    u: *mut u64,
    v: *mut u64,
    u_negative: *mut c_int,
    v_negative: *mut c_int,
    n: usize,
    a: *const u64,
    b: *const u64,
    bound: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (remainders, cofactors, signs, [a, b, bound], scratch) = unsafe {
        (
            [x, y].map(|x| output(x, n)),
            [u, v].map(|x| output(x, n)),
            [u_negative, v_negative].map(|x| &mut *x),
            [a, b, bound].map(|x| input(x, n)),
            output(scratch, slices::partial_xgcd_scratch(n)),
        )
    };
    let [u_negative, v_negative] = signs;
    (*u_negative, *v_negative) = (0, 0);
    match slices::partial_xgcd_vartime(remainders, cofactors, a, b, bound, scratch) {
        Ok([u, v]) => {
            *u_negative = u.unwrap_u8().into();
            *v_negative = v.unwrap_u8().into();
            0
        }
        Err(error) => code(error),
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_split_scratch(n: usize) -> usize {
    slices::split_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_split_vartime(
    r: *mut u64,
    t: *mut u64,
    t_negative: *mut c_int,
    n: usize,
    v: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (r, t, t_negative, v, m, scratch) = unsafe {
        let scratch = output(scratch, slices::split_scratch(n));
        let (r, t) = (output(r, n), output(t, n));
        (r, t, &mut *t_negative, input(v, n), input(m, n), scratch)
    };
    *t_negative = 0;
    match slices::split_vartime(r, t, v, m, scratch) {
        Ok(negative) => {
            *t_negative = negative.unwrap_u8().into();
            0
        }
        Err(error) => code(error),
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_jacobi_scratch(n: usize) -> usize {
    slices::jacobi_scratch(n)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_jacobi(
    symbol: *mut c_int,
    x: *const u64,
    m: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::jacobi, symbol, x, m, n, scratch) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_jacobi_vartime(
    symbol: *mut c_int,
    x: *const u64,
    m: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::jacobi_vartime, symbol, x, m, n, scratch) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_kronecker_vartime(
    symbol: *mut c_int,
    a: *const u64,
    b: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::kronecker_vartime, symbol, a, b, n, scratch) }
}

type Jacobi = fn(&[u64], &[u64], &mut [u64]) -> Result<Symbol, Error>;

#[inline(always)]
unsafe fn symbol_by(
    by: Jacobi,
    symbol: *mut c_int,
    x: *const u64,
    m: *const u64,
    n: usize,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    let (symbol, x, m, scratch) = unsafe {
        let scratch = output(scratch, slices::jacobi_scratch(n));
        (&mut *symbol, input(x, n), input(m, n), scratch)
    };
    *symbol = 0;
    match by(x, m, scratch) {
        Ok(value) => {
            *symbol = value.value().into();
            0
        }
        Err(error) => code(error),
    }
}
