// SPDX-License-Identifier: MIT OR Apache-2.0
//! The routines for callers in Rust, on the CPU itself.
//!
//! Arguments may be any 256-bit number unless a function says otherwise. *Timing:* the sequence of
//! instructions and of addresses is the same for all values.

use crate::number::Number;

unsafe extern "C" {
    fn bezout_m0_invert(out: *mut Number, x: *const Number) -> i32;
    fn bezout_m0_invert_pseudo_mersenne(out: *mut Number, x: *const Number, c: u32) -> i32;
    fn bezout_m0_legendre(x: *const Number) -> i32;
    fn bezout_m0_invert_legendre(out: *mut Number, x: *const Number) -> i32;
    fn bezout_m0_elligator2(u: *mut Number, r: *const Number) -> i32;
    fn bezout_m0_elligator2_inverse(r: *mut Number, u: *const Number, v_is_odd: u32) -> i32;
    fn bezout_m0_x25519(out: *mut Number, scalar: *const Number, u: *const Number) -> i32;
}

/// 1/x mod 2^255 - 19 and 1, or 0 and 0 for x = 0.
pub fn invert(x: &Number) -> (Number, u32) {
    let mut out = [0; 8];
    // SAFETY: both addresses are those of eight aligned words; `out` is not aliased.
    let some = unsafe { bezout_m0_invert(&mut out, x) };
    (out, some as u32)
}

/// 1/x mod 2^255 - c and 1, or 0 and 0 for x = 0, where 2^255 - c is a prime; `None` unless c is
/// odd and at most 21845. c is public.
pub fn invert_pseudo_mersenne(x: &Number, c: u32) -> Option<(Number, u32)> {
    if c & 1 == 0 || c > 21845 {
        return None;
    }
    let mut out = [0; 8];
    // SAFETY: as above, and c is in the range of the routine.
    let some = unsafe { bezout_m0_invert_pseudo_mersenne(&mut out, x, c) };
    Some((out, some as u32))
}

/// The Legendre symbol of x mod 2^255 - 19: 1, -1, or 0 for x = 0.
pub fn legendre(x: &Number) -> i32 {
    // SAFETY: the address is that of eight aligned words.
    unsafe { bezout_m0_legendre(x) }
}

/// 1/x mod 2^255 - 19, or 0, and the Legendre symbol of x.
pub fn invert_legendre(x: &Number) -> (Number, i32) {
    let mut out = [0; 8];
    // SAFETY: as for `invert`.
    let symbol = unsafe { bezout_m0_invert_legendre(&mut out, x) };
    (out, symbol)
}

/// The inverse and the symbol modulo another prime, whose name ends those of the routines.
macro_rules! modulo {
    ($prime:literal, $invert:ident $routine:ident, $legendre:ident $symbol:ident) => {
        unsafe extern "C" {
            fn $routine(out: *mut Number, x: *const Number) -> i32;
            fn $symbol(x: *const Number) -> i32;
        }

        #[doc = concat!("1/x modulo ", $prime, ", and 1, or 0 and 0 for x = 0.")]
        pub fn $invert(x: &Number) -> (Number, u32) {
            let mut out = [0; 8];
            // SAFETY: as for `invert`.
            let some = unsafe { $routine(&mut out, x) };
            (out, some as u32)
        }

        #[doc = concat!("The Legendre symbol of x modulo ", $prime, ": 1, -1, or 0 for x = 0.")]
        pub fn $legendre(x: &Number) -> i32 {
            // SAFETY: as for `legendre`.
            unsafe { $symbol(x) }
        }
    };
}

modulo!(
    "the prime of P-256",
    invert_p256 bezout_m0_invert_p256,
    legendre_p256 bezout_m0_legendre_p256
);
modulo!(
    "the order of the group of P-256",
    invert_p256_order bezout_m0_invert_p256_order,
    legendre_p256_order bezout_m0_legendre_p256_order
);
modulo!(
    "the order of Ed25519's base point",
    invert_ed25519_order bezout_m0_invert_ed25519_order,
    legendre_ed25519_order bezout_m0_legendre_ed25519_order
);

/// The u-coordinate of RFC 9380's `map_to_curve_elligator2_curve25519`, and the lowest bit of v.
pub fn elligator2(r: &Number) -> (Number, u32) {
    let mut u = [0; 8];
    // SAFETY: as for `invert`.
    let odd = unsafe { bezout_m0_elligator2(&mut u, r) };
    (u, odd as u32)
}

/// The r up to (p - 1)/2 that [`elligator2`] takes to (u, v_is_odd), and 1; or 0 and 0.
pub fn elligator2_inverse(u: &Number, v_is_odd: u32) -> (Number, u32) {
    let mut r = [0; 8];
    // SAFETY: as for `invert`.
    let some = unsafe { bezout_m0_elligator2_inverse(&mut r, u, v_is_odd) };
    (r, some as u32)
}

/// X25519 of RFC 7748, and 1, or 0 where the result is 0: a key exchange refuses that.
pub fn x25519(scalar: &Number, u: &Number) -> (Number, u32) {
    let mut out = [0; 8];
    // SAFETY: as for `invert`.
    let some = unsafe { bezout_m0_x25519(&mut out, scalar, u) };
    (out, some as u32)
}
