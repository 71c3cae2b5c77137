// SPDX-License-Identifier: MIT OR Apache-2.0
//! s2n-bignum: verified x86-64 assembly, as AWS-LC's source package carries it.

use super::montgomery::{FixedInverse, montgomery_inverse};
use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::{big, limbs};
use bezout_exercise::{Prime, Size};

const NAME: &str = concat!("s2n-bignum/aws-lc-sys-", env!("VERSION_AWS_LC_SYS"));

unsafe extern "C" {
    fn bignum_inv_p25519(z: *mut u64, x: *const u64);
    fn bignum_inv_p521(z: *mut u64, x: *const u64);
    fn bignum_montinv_p256(z: *mut u64, x: *const u64);
    fn bignum_modinv(k: u64, z: *mut u64, a: *const u64, b: *const u64, t: *mut u64);
    fn bignum_coprime(m: u64, x: *const u64, n: u64, y: *const u64, t: *mut u64) -> u64;
}

pub fn rows(case: &Case) -> Vec<Row> {
    let mut rows = Vec::new();
    match (case.op, case.size) {
        (Op::Invert, Size::Prime(Prime::P25519)) => {
            rows.push(invert_prime::<4>("bignum_inv_p25519", bignum_inv_p25519));
        }
        (Op::Invert, Size::Prime(Prime::P521)) => {
            rows.push(invert_prime::<9>("bignum_inv_p521", bignum_inv_p521));
        }
        (Op::Invert, Size::Prime(Prime::P256)) => {
            rows.push(montgomery_inverse::<4>(
                format!("{NAME}/bignum_montinv_p256"),
                bignum_montinv_p256,
            ));
        }
        (Op::Gcd, _) => rows.push(coprime()),
        _ => {}
    }
    if case.op == Op::Invert {
        rows.push(invert_any());
    }
    rows
}

/// The inversion modulo one prime, of L limbs.
fn invert_prime<const L: usize>(name: &str, function: FixedInverse) -> Row {
    Row::new(
        format!("{NAME}/{name}"),
        Timing::Constant,
        |operands| ([0; L], operands.map(array_of::<L>)),
        move |out, x| {
            // SAFETY: both buffers have the L limbs that the routine was declared with.
            unsafe { function(out.as_mut_ptr(), x.as_ptr()) };
            out[0]
        },
        |out| Answer::Inverse(Some(big(out))),
    )
}

fn invert_any() -> Row {
    Row::new(
        format!("{NAME}/bignum_modinv"),
        Timing::Constant,
        |operands| {
            let n = operands.limbs;
            let modulus = limbs(&operands.modulus, n);
            (
                (modulus, vec![0; n], vec![0; 3 * n]),
                operands.map(|x| limbs(x, n)),
            )
        },
        |(modulus, out, scratch), x| {
            // SAFETY: operand, modulus and output have k limbs, the scratch 3k.
            unsafe {
                let k = modulus.len() as u64;
                bignum_modinv(
                    k,
                    out.as_mut_ptr(),
                    x.as_ptr(),
                    modulus.as_ptr(),
                    scratch.as_mut_ptr(),
                );
            }
            out[0]
        },
        |(_, out, _)| Answer::Inverse(Some(big(out))),
    )
}

fn coprime() -> Row {
    Row::new(
        format!("{NAME}/bignum_coprime"),
        Timing::Constant,
        |operands| {
            let n = operands.limbs;
            ((0, vec![0; 2 * n]), operands.map_pairs(|x| limbs(x, n)))
        },
        |(out, scratch): &mut (u64, Vec<u64>), (a, b)| {
            // SAFETY: the operands have the lengths given, the scratch twice the longer one.
            *out = unsafe {
                bignum_coprime(
                    a.len() as u64,
                    a.as_ptr(),
                    b.len() as u64,
                    b.as_ptr(),
                    scratch.as_mut_ptr(),
                )
            };
            *out
        },
        |(out, _)| Answer::Coprime(*out == 1),
    )
}
