// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inversion inside liboqs' BIKE.

use crate::case::Case;
use crate::polynomial::{Ring, cyclic_row};
use crate::row::Row;
// Links the library whose functions are declared here.
use oqs_sys as _;

type Invert = unsafe extern "C" fn(*mut u64, *const u64);

unsafe extern "C" {
    fn OQS_KEM_bike_l1_gf2x_mod_inv(out: *mut u64, a: *const u64);
    fn OQS_KEM_bike_l3_gf2x_mod_inv(out: *mut u64, a: *const u64);
    fn OQS_KEM_bike_l5_gf2x_mod_inv(out: *mut u64, a: *const u64);
}

pub fn rows(case: &Case) -> Vec<Row> {
    let invert: Invert = match &*case.name {
        "bike-l1" => OQS_KEM_bike_l1_gf2x_mod_inv,
        "bike-l3" => OQS_KEM_bike_l3_gf2x_mod_inv,
        "bike-l5" => OQS_KEM_bike_l5_gf2x_mod_inv,
        _ => return Vec::new(),
    };
    let Some(Ring::Cyclic(ring)) = Ring::of(case) else {
        return Vec::new();
    };
    let name = concat!("oqs-sys/", env!("VERSION_OQS_SYS"), "/gf2x_mod_inv");
    vec![cyclic_row(name, ring.words(), move |out, a| {
        // SAFETY: the rooms are aligned to 64 bytes, and longer than the 8192 bytes of the largest
        // ring.
        unsafe { invert(out.as_mut_ptr(), a.as_ptr()) };
    })]
}
