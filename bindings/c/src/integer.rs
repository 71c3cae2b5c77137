// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses, gcds and symbols of integers.

use crate::error::{EVEN, found, plain};
use crate::memory::{Call, Place, apart, input, output, with_copies};
use core::ffi::c_int;
use core_bezout::subtle::Choice;
use core_bezout::{Error, ModulusRef, Odd, Symbol, Uint, slices};

/// What a function does with slices: outputs, signs, inputs and scratch of the caller.
macro_rules! call {
    ($out:tt $signs:tt $n:ident $inputs:tt $scratch:ident, $size:path, $secret:literal: $work:expr) => {{
        let call = Call {
            out: $out,
            signs: $signs,
            n: $n,
            inputs: $inputs,
            scratch: $scratch,
        };
        // SAFETY: the header's rules.
        unsafe { call.run($size, $secret, |$out, $inputs, $scratch| $work) }
    }};
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_mod_scratch(n: usize) -> usize {
    with_copies(slices::invert_mod_scratch, n, 2)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_invert_odd_mod_scratch(n: usize) -> usize {
    with_copies(slices::invert_odd_mod_scratch, n, 2)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_gcd_scratch(n: usize) -> usize {
    with_copies(slices::gcd_scratch, n, 2)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_xgcd_scratch(n: usize) -> usize {
    with_copies(slices::xgcd_scratch, n, 2)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_partial_xgcd_scratch(n: usize) -> usize {
    with_copies(slices::partial_xgcd_scratch, n, 3)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_split_scratch(n: usize) -> usize {
    with_copies(slices::split_scratch, n, 2)
}

#[unsafe(no_mangle)]
pub extern "C" fn bezout_jacobi_scratch(n: usize) -> usize {
    with_copies(slices::jacobi_scratch, n, 0)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_mod(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([out] [] n [x, m] scratch, slices::invert_mod_scratch, true:
        slices::invert_mod(out, x, m, scratch).map(plain))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_mod_vartime(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([out] [] n [x, m] scratch, slices::invert_mod_scratch, false: {
        let yes = slices::invert_mod_vartime(out, x, m, scratch);
        yes.map(|yes| plain(Choice::from(u8::from(yes))))
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_invert_odd_mod(
    out: *mut u64,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([out] [] n [x, m] scratch, slices::invert_odd_mod_scratch, true: {
        let m = ModulusRef::new(m)?;
        slices::invert_odd_mod(out, x, m, scratch).map(plain)
    })
}

/// Of a length that the compiler knows: a program links what that length needs.
unsafe fn invert_fixed<const L: usize>(out: *mut u64, x: *const u64, m: *const u64) -> c_int {
    let read = [x, m].map(|x| Place::of(x, L));
    if let Err(error) = apart(&[], &[Place::of(out, L)], &read) {
        return error;
    }
    // SAFETY: the header's rules. Inputs are copied before there is a slice of the output.
    let (x, m, out) = unsafe { (uint::<L>(x), uint::<L>(m), output(out, L)) };
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
    let read = [x, n].map(|x| Place::of(x, L));
    if let Err(error) = apart(&[], &[Place::of(symbol, 1)], &read) {
        return error;
    }
    // SAFETY: the header's rules.
    let (x, n) = unsafe { (uint::<L>(x), uint::<L>(n)) };
    let (answer, value) = match odd(n) {
        Ok(n) => (0, x.jacobi(&n).value().into()),
        Err(error) => (error, 0),
    };
    // SAFETY: the header's rules.
    unsafe { symbol.write(value) };
    answer
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
pub unsafe extern "C" fn bezout_gcd(
    out: *mut u64,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([out] [] n [a, b] scratch, slices::gcd_scratch, true:
        slices::gcd(out, a, b, scratch).map(|()| (0, [])))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_gcd_vartime(
    out: *mut u64,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([out] [] n [a, b] scratch, slices::gcd_scratch, false:
        slices::gcd_vartime(out, a, b, scratch).map(|()| (0, [])))
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
    call!([g, s, t] [s_negative, t_negative] n [a, b] scratch, slices::xgcd_scratch, true:
        slices::xgcd([g, s, t], a, b, scratch).map(|(s, t)| (0, [s, t].map(sign))))
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
    call!([g, s, t] [s_negative, t_negative] n [a, b] scratch, slices::xgcd_scratch, false:
        slices::xgcd_vartime([g, s, t], a, b, scratch).map(|(s, t)| (0, [s, t].map(sign))))
}

/// 1 for yes.
fn sign(negative: Choice) -> c_int {
    negative.unwrap_u8().into()
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
    let size = slices::partial_xgcd_scratch;
    call!([x, y, u, v] [u_negative, v_negative] n [a, b, bound] scratch, size, false: {
        let signs = slices::partial_xgcd_vartime([x, y], [u, v], a, b, bound, scratch);
        signs.map(|signs| (0, signs.map(sign)))
    })
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
    call!([r, t] [t_negative] n [v, m] scratch, slices::split_scratch, false:
        slices::split_vartime(r, t, v, m, scratch).map(|negative| (0, [sign(negative)])))
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_jacobi(
    symbol: *mut c_int,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::jacobi, symbol, n, x, m, scratch) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_jacobi_vartime(
    symbol: *mut c_int,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::jacobi_vartime, symbol, n, x, m, scratch) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_kronecker_vartime(
    symbol: *mut c_int,
    n: usize,
    a: *const u64,
    b: *const u64,
    scratch: *mut u64,
) -> c_int {
    // SAFETY: the header's rules.
    unsafe { symbol_by(slices::kronecker_vartime, symbol, n, a, b, scratch) }
}

type Jacobi = fn(&[u64], &[u64], &mut [u64]) -> Result<Symbol, Error>;

#[inline(always)]
unsafe fn symbol_by(
    by: Jacobi,
    symbol: *mut c_int,
    n: usize,
    x: *const u64,
    m: *const u64,
    scratch: *mut u64,
) -> c_int {
    call!([] [symbol] n [x, m] scratch, slices::jacobi_scratch, false:
        by(x, m, scratch).map(|symbol| (0, [symbol.value().into()])))
}
