// SPDX-License-Identifier: MIT OR Apache-2.0
//! OpenSSL's curve code on the same curves: `k P` of a signature, and `k P + l Q` of a
//! verification.

use crate::clock::Row;
use bezout_dstu4145::Curve;
use openssl_sys::{
    BIGNUM, BN_CTX, BN_CTX_new, BN_bin2bn, EC_GROUP, EC_POINT, EC_POINT_mul, EC_POINT_new,
    OpenSSL_version,
};
use std::ffi::{CStr, c_int};
use std::hint::black_box;
use std::ptr::{null, null_mut};

unsafe extern "C" {
    fn EC_GROUP_new_curve_GF2m(
        f: *const BIGNUM,
        a: *const BIGNUM,
        b: *const BIGNUM,
        context: *mut BN_CTX,
    ) -> *mut EC_GROUP;
    fn EC_GROUP_set_generator(
        group: *mut EC_GROUP,
        p: *const EC_POINT,
        n: *const BIGNUM,
        cofactor: *const BIGNUM,
    ) -> c_int;
    fn EC_POINT_set_affine_coordinates(
        group: *const EC_GROUP,
        point: *mut EC_POINT,
        x: *const BIGNUM,
        y: *const BIGNUM,
        context: *mut BN_CTX,
    ) -> c_int;
}

fn number(octets: &[u8]) -> *mut BIGNUM {
    // SAFETY: pointer and length of one slice; a null pointer asks for a new number.
    unsafe { BN_bin2bn(octets.as_ptr(), octets.len() as c_int, null_mut()) }
}

pub fn rows<const N: usize>(curve: &'static Curve<N>) -> Vec<Row<'static>> {
    let words = |x: &[u64; N]| number(&big(x, 8 * N));
    let mut f = vec![0; curve.degree() / 8 + 1];
    for k in curve.field().middle().iter().chain([&0, &curve.degree()]) {
        f[k / 8] |= 1u8 << (k % 8);
    }
    f.reverse();
    let base = curve.base_point();
    // SAFETY: OpenSSL's version is a static string; all pointers come from OpenSSL's own
    // allocations, which live as long as the process.
    unsafe {
        let version = CStr::from_ptr(OpenSSL_version(0)).to_string_lossy();
        let version = version.split(' ').nth(1).unwrap_or("unknown");
        let context = BN_CTX_new();
        let group = EC_GROUP_new_curve_GF2m(
            number(&f),
            number(&[u8::from(curve.a())]),
            words(curve.b()),
            context,
        );
        if group.is_null() {
            println!("openssl {version}: it has no curves over GF(2^m)");
            return Vec::new();
        }
        let p = EC_POINT_new(group);
        assert_eq!(
            EC_POINT_set_affine_coordinates(group, p, words(&base.x), words(&base.y), context),
            1
        );
        let cofactor = if curve.a() { 2 } else { 4 };
        assert_eq!(
            EC_GROUP_set_generator(group, p, words(curve.order()), number(&[cofactor])),
            1
        );
        let q = EC_POINT_new(group);
        let out = EC_POINT_new(group);
        let mut k = *curve.order();
        k[0] ^= 0x5a5a;
        k[1] ^= 0x1234_5678_9abc;
        let k = words(&k);
        assert_eq!(EC_POINT_mul(group, q, k, null(), null(), context), 1);
        vec![
            Row::new("sign", format!("openssl {version}, k P alone"), move |_| {
                assert_eq!(
                    EC_POINT_mul(group, out, black_box(k), null(), null(), context),
                    1
                );
            }),
            Row::new(
                "verify",
                format!("openssl {version}, k P + l Q alone"),
                move |_| {
                    assert_eq!(EC_POINT_mul(group, out, black_box(k), q, k, context), 1);
                },
            ),
        ]
    }
}

/// The octets of a number, the highest first.
fn big(words: &[u64], length: usize) -> Vec<u8> {
    let mut octets: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    octets.truncate(length);
    octets.reverse();
    octets
}
