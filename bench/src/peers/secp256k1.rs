// SPDX-License-Identifier: MIT OR Apache-2.0
//! libsecp256k1's modular inversion: portable C for any odd modulus of up to 256 bits, on five
//! limbs of 62 bits.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::big;
use num_bigint::BigUint;

pub const NAME: &str = concat!("secp256k1-sys/", env!("VERSION_SECP256K1_SYS"));

#[repr(C)]
#[derive(Clone, Copy)]
struct Signed62([i64; 5]);

#[repr(C)]
struct Modulus {
    modulus: Signed62,
    inverse_mod_2_62: u64,
}

unsafe extern "C" {
    fn bezout_bench_modinv64(x: *mut Signed62, modulus: *const Modulus);
    fn bezout_bench_modinv64_var(x: *mut Signed62, modulus: *const Modulus);
    fn bezout_bench_jacobi64_maybe_var(x: *const Signed62, modulus: *const Modulus) -> i32;
    #[cfg(feature = "clients")]
    fn bezout_bench_split_lambda(r1: *mut u64, r2: *mut u64, k: *const u64);
}

/// A scalar as two short ones modulo the order of the curve: `k = r1 + r2 lambda`.
#[cfg(feature = "clients")]
pub fn split_lambda(k: &[u64; 4]) -> [[u64; 4]; 2] {
    let [mut r1, mut r2] = [[0; 4]; 2];
    // SAFETY: three arrays of four words, none of which is another; k is below the order.
    unsafe { bezout_bench_split_lambda(r1.as_mut_ptr(), r2.as_mut_ptr(), k.as_ptr()) };
    [r1, r2]
}

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        _ if case.limbs() != 4 => Vec::new(),
        Op::Invert => vec![
            invert("modinv64", Timing::Constant, bezout_bench_modinv64),
            invert("modinv64_var", Timing::Variable, bezout_bench_modinv64_var),
        ],
        Op::Jacobi | Op::Legendre => vec![symbol()],
        _ => Vec::new(),
    }
}

type Invert = unsafe extern "C" fn(*mut Signed62, *const Modulus);

fn invert(function_name: &str, timing: Timing, function: Invert) -> Row {
    Row::new(
        format!("{NAME}/{function_name}"),
        timing,
        |operands| {
            (
                (modulus(&operands.modulus), Signed62([0; 5])),
                operands.map(split),
            )
        },
        move |(modulus, out), x| {
            *out = *x;
            // SAFETY: both structures have the layout of the C header, the modulus is odd and x is
            // below it.
            unsafe { function(out, modulus) };
            out.0[0] as u64
        },
        |(_, out)| Answer::Inverse(Some(join(out))),
    )
}

fn symbol() -> Row {
    Row::new(
        format!("{NAME}/jacobi64_maybe_var"),
        Timing::Variable,
        |operands| ((modulus(&operands.modulus), 0), operands.map(split)),
        |(modulus, out), x| {
            // SAFETY: as above; x is coprime to the modulus. The function gives up on about no
            // input, with a 0.
            *out = unsafe { bezout_bench_jacobi64_maybe_var(x, modulus) };
            *out as u64
        },
        |(_, out)| Answer::Symbol(*out),
    )
}

fn modulus(modulus: &BigUint) -> Modulus {
    let power = BigUint::from(1u8) << 62;
    let inverse = modulus.modinv(&power).expect("the modulus is odd");
    Modulus {
        modulus: split(modulus),
        inverse_mod_2_62: array_of::<1>(&inverse)[0],
    }
}

fn split(x: &BigUint) -> Signed62 {
    Signed62(std::array::from_fn(|i| {
        (array_of::<5>(&(x >> (62 * i)))[0] & MASK) as i64
    }))
}

fn join(x: &Signed62) -> BigUint {
    x.0.iter().rev().fold(BigUint::ZERO, |sum, limb| {
        (sum << 62) + big(&[*limb as u64])
    })
}

const MASK: u64 = u64::MAX >> 2;
