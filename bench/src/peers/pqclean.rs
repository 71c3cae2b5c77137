// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inversions inside PQClean's NTRU and NTRU Prime, with AVX2, out of the crates
//! `pqcrypto-ntru` and `pqcrypto-ntruprime`. Neither asks the CPU.
//!
//! They take reduced elements, and of Streamlined NTRU Prime's large ring small ones, of which they
//! invert three times the element.

use crate::case::Case;
use crate::polynomial::{Ring, small_row};
use crate::row::Row;
// These link the libraries whose functions are declared here.
use pqcrypto_ntru as _;
use pqcrypto_ntruprime as _;
use std::ptr::null;

type Prime = unsafe extern "C" fn(*mut u8, *const u8, *const u8, *const u8) -> i32;
type Ntru = unsafe extern "C" fn(*mut u16, *const u16);

#[derive(Clone, Copy)]
enum Peer {
    /// Streamlined NTRU Prime, modulo 3.
    Small(Prime),
    /// Streamlined NTRU Prime, modulo q.
    Large(Prime),
    Ntru(Ntru),
}

macro_rules! peers {
    ($($size:literal, $kind:ident, $type:ident, $function:ident;)*) => {
        mod linked {
            unsafe extern "C" {
                $(pub fn $function();)*
            }
        }

        fn peer(size: &str) -> Option<(Peer, &'static str)> {
            match size {
                $(
                    $size => {
                        // SAFETY: the function has this type.
                        let function = unsafe {
                            std::mem::transmute::<unsafe extern "C" fn(), $type>(linked::$function)
                        };
                        Some((Peer::$kind(function), stringify!($function)))
                    }
                )*
                _ => None,
            }
        }
    };
}

peers! {
    "sntrup653-r3", Small, Prime, PQCLEAN_SNTRUP653_AVX2_crypto_core_inv3sntrup653;
    "sntrup761-r3", Small, Prime, PQCLEAN_SNTRUP761_AVX2_crypto_core_inv3sntrup761;
    "sntrup857-r3", Small, Prime, PQCLEAN_SNTRUP857_AVX2_crypto_core_inv3sntrup857;
    "sntrup953-r3", Small, Prime, PQCLEAN_SNTRUP953_AVX2_crypto_core_inv3sntrup953;
    "sntrup1013-r3", Small, Prime, PQCLEAN_SNTRUP1013_AVX2_crypto_core_inv3sntrup1013;
    "sntrup1277-r3", Small, Prime, PQCLEAN_SNTRUP1277_AVX2_crypto_core_inv3sntrup1277;
    "sntrup653-rq", Large, Prime, PQCLEAN_SNTRUP653_AVX2_crypto_core_invsntrup653;
    "sntrup761-rq", Large, Prime, PQCLEAN_SNTRUP761_AVX2_crypto_core_invsntrup761;
    "sntrup857-rq", Large, Prime, PQCLEAN_SNTRUP857_AVX2_crypto_core_invsntrup857;
    "sntrup953-rq", Large, Prime, PQCLEAN_SNTRUP953_AVX2_crypto_core_invsntrup953;
    "sntrup1013-rq", Large, Prime, PQCLEAN_SNTRUP1013_AVX2_crypto_core_invsntrup1013;
    "sntrup1277-rq", Large, Prime, PQCLEAN_SNTRUP1277_AVX2_crypto_core_invsntrup1277;
    "hrss701-s3", Ntru, Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_S3_inv;
    "hrss701-s2", Ntru, Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_R2_inv;
    "hrss701-rq", Ntru, Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_Rq_inv;
    "hps2048509-s3", Ntru, Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_S3_inv;
    "hps2048509-s2", Ntru, Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_R2_inv;
    "hps2048509-rq", Ntru, Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_Rq_inv;
    "hps2048677-s3", Ntru, Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_S3_inv;
    "hps2048677-s2", Ntru, Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_R2_inv;
    "hps2048677-rq", Ntru, Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_Rq_inv;
    "hps4096821-s3", Ntru, Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_S3_inv;
    "hps4096821-s2", Ntru, Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_R2_inv;
    "hps4096821-rq", Ntru, Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_Rq_inv;
}

pub fn rows(case: &Case) -> Vec<Row> {
    if !std::arch::is_x86_feature_detected!("avx2") {
        return Vec::new();
    }
    let (Some(ring), Some((peer, function))) = (Ring::of(case), peer(&case.name)) else {
        return Vec::new();
    };
    let (n, q) = (ring.length(), ring.q() as i64);
    let package = match peer {
        Peer::Ntru(_) => concat!("pqcrypto-ntru/", env!("VERSION_PQCRYPTO_NTRU")),
        _ => concat!("pqcrypto-ntruprime/", env!("VERSION_PQCRYPTO_NTRUPRIME")),
    };
    let short = function.rsplit("AVX2_").next().unwrap_or(function);
    let name = format!("{package}/{short}");
    let convert = move |a: Vec<u16>| match peer {
        Peer::Ntru(_) => a,
        _ => bytes(&a),
    };
    let invert = move |out: &mut [u16], a: &[u16]| {
        // SAFETY: the rooms are longer than an element; the other arguments are not used.
        unsafe {
            match peer {
                Peer::Small(f) | Peer::Large(f) => {
                    f(out.as_mut_ptr().cast(), a.as_ptr().cast(), null(), null());
                }
                Peer::Ntru(f) => f(out.as_mut_ptr(), a.as_ptr()),
            }
        }
    };
    let read = move |out: &[u16]| -> Vec<u16> {
        let canonical = |c: i64| c.rem_euclid(q) as u16;
        match peer {
            Peer::Small(_) => {
                let byte = |i: usize| (out[i / 2] >> (8 * (i % 2))) as i8;
                (0..n).map(|i| canonical(byte(i).into())).collect()
            }
            // A third of the inverse.
            Peer::Large(_) => {
                let inverse = |&c: &u16| canonical(3 * i64::from(c as i16));
                out[..n].iter().map(inverse).collect()
            }
            // Some leave the last coefficient unwritten, others what has to be subtracted from all.
            Peer::Ntru(_) => {
                let last = i64::from(out[n - 1]);
                out[..n]
                    .iter()
                    .map(|&c| canonical(i64::from(c) - last))
                    .collect()
            }
        }
    };
    vec![small_row(name, ring, convert, invert, read)]
}

/// Small coefficients as bytes: -1, 0, 1.
fn bytes(a: &[u16]) -> Vec<u16> {
    let byte = |c: u16| if c > 1 { 0xff } else { c };
    let pair = |pair: &[u16]| byte(pair[0]) | pair.get(1).map_or(0, |&c| byte(c)) << 8;
    a.chunks(2).map(pair).collect()
}
