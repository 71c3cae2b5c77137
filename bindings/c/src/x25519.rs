// SPDX-License-Identifier: MIT OR Apache-2.0
//! X25519 and Elligator 2.

use crate::error::found;
use crate::memory::{Place, apart, input, output};
use bezout_x25519::elligator2;
use core::ffi::c_int;
use core_bezout::subtle::CtOption;

/// An error if a pointer is null. What is written may be what is read: that is copied before.
fn given<const K: usize>(out: *mut u8, read: [*const u8; K]) -> Result<(), c_int> {
    apart(&[], &[Place::of(out, 32)], &read.map(|x| Place::of(x, 32)))
}

/// 32 bytes of the caller.
///
/// # Safety
/// The header's rules.
unsafe fn read<'a>(bytes: *const u8) -> &'a [u8; 32] {
    // SAFETY: as above.
    unsafe { input(bytes, 32) }
        .first_chunk()
        .unwrap_or(&[0; 32])
}

/// # Safety
/// The header's rules. No slice of inputs lives.
unsafe fn write(out: *mut u8, bytes: &[u8; 32]) {
    // SAFETY: as above.
    unsafe { output(out, 32) }.copy_from_slice(bytes);
}

/// # Safety
/// The header's rules.
unsafe fn write_option(out: *mut u8, bytes: CtOption<[u8; 32]>) -> c_int {
    let yes = bytes.is_some();
    // SAFETY: as above.
    unsafe { write(out, &bytes.unwrap_or([0; 32])) };
    found(yes)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_x25519(out: *mut u8, secret_key: *const u8, u: *const u8) -> c_int {
    if let Err(error) = given(out, [secret_key, u]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe { write(out, &bezout_x25519::x25519(read(secret_key), read(u))) };
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_x25519_public_key(out: *mut u8, secret_key: *const u8) -> c_int {
    if let Err(error) = given(out, [secret_key]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe { write(out, &bezout_x25519::public_key(read(secret_key))) };
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_x25519_shared_secret(
    out: *mut u8,
    secret_key: *const u8,
    public_key: *const u8,
) -> c_int {
    if let Err(error) = given(out, [secret_key, public_key]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe {
        let shared = bezout_x25519::shared_secret(read(secret_key), read(public_key));
        write_option(out, shared)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_elligator2_public_key(
    out: *mut u8,
    secret_key: *const u8,
    torsion: u8,
) -> c_int {
    if let Err(error) = given(out, [secret_key]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe {
        let key = elligator2::public_key_with_torsion(read(secret_key), torsion);
        write(out, &key);
    }
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_elligator2_to_uniform(
    out: *mut u8,
    public_key: *const u8,
    random: u8,
) -> c_int {
    if let Err(error) = given(out, [public_key]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe { write_option(out, elligator2::to_uniform(read(public_key), random)) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn bezout_elligator2_from_uniform(out: *mut u8, bytes: *const u8) -> c_int {
    if let Err(error) = given(out, [bytes]) {
        return error;
    }
    // SAFETY: the header's rules.
    unsafe { write(out, &elligator2::from_uniform(read(bytes))) };
    0
}
