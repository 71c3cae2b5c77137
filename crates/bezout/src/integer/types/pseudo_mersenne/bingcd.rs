// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion modulo `2^255 - r` by the optimized binary GCD, as published for these moduli
//! \[Por20\].
//!
//! 508 steps: fifteen batches of 31 on approximations, then 43 on exact words. A number below the
//! modulus and the modulus have at most 510 bits together, and every step on a nonzero `a` removes
//! one. So after 465 steps either `a = 0`, or `a` and `b` have 45 bits together and each is a word;
//! after 508 either `a = 0`, or `a = b = 1`, and the 509th step would not change `b` any more.
//!
//! The cofactors `u` and `v` are reduced by `2^255 = r`, not halved: they come out `2^508` times
//! too large. A factor of `2^-508` corrects this. It is the first `u`, where it costs nothing.

use super::arithmetic::{Limbs, canonical, is_one, limbs, modulus, mul};
use super::modulus255::PseudoMersenne255;
use crate::ct::{Mask, wipe};
use crate::integer::bingcd::bounds::{BATCHES_255 as BATCHES, LAST_255 as LAST, iterations};
use crate::integer::bingcd::matrix::Factors;
use crate::integer::bingcd::steps::{BATCH, packed, packed_steps, plain, plain_steps};
use crate::integer::bingcd::update::{approximate, update_ab};
use crate::limbs::{is_zero, keep_if};
use crate::word::adc;
use subtle::Choice;

// One step fewer than `a` needs: the last one does not change `b`.
const _: () = assert!((BATCHES * BATCH + LAST) as u64 == iterations(255, 255) - 1);

/// Writes the canonical `x^-1 mod 2^255 - r` to `out` and returns yes. Writes zero and returns no
/// if there is none.
///
/// `out` and `x` have four limbs; `x` is any number. The last `b` is the gcd, so composite moduli
/// need no verification either. The update factors are packed.
///
/// Timing: constant. Source: \[Por20\].
#[inline(never)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    run(out, x, m, packed, last_packed).choice()
}

/// As [`invert`], with each update factor in its own register.
#[inline(never)]
pub(crate) fn invert_plain(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    run(out, x, m, plain, last_plain).choice()
}

/// As [`invert`], and multiplied back: the verification by which the source covers composite
/// moduli. Here it catches faults.
#[inline(never)]
pub(crate) fn invert_checked(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    let mut yes = run(out, x, m, packed, last_packed);
    let (mut a, mut v) = (limbs(x), limbs(out));
    yes = yes & is_one(&mul(&a, &v, m.offset()), m.offset());
    keep_if(out, yes);
    wipe(&mut a);
    wipe(&mut v);
    yes.choice()
}

/// The row of update factors for `v` after the last steps, and the last `b`.
struct Last {
    f1: i64,
    g1: i64,
    b: u64,
}

#[inline(always)]
fn last_plain(a: u64, b: u64) -> Last {
    let (k, (_, b)) = plain_steps::<LAST>(a, b);
    Last {
        f1: k.f1,
        g1: k.g1,
        b,
    }
}

/// 31 steps and 12, since packed factors have no room for 43.
#[inline(always)]
fn last_packed(a: u64, b: u64) -> Last {
    let (k, (a, b)) = packed_steps::<BATCH>(a, b);
    let (l, (_, b)) = packed_steps::<{ LAST - BATCH }>(a, b);
    Last {
        f1: l.f1 * k.f0 + l.g1 * k.f1,
        g1: l.f1 * k.g0 + l.g1 * k.g1,
        b,
    }
}

/// Invariant: `a = u x` and `b = v x` times `2^(steps - 508)`, modulo `m`.
#[inline(always)]
fn run(
    out: &mut [u64],
    x: &[u64],
    m: &PseudoMersenne255,
    batch: impl Fn(u64, u64) -> Factors,
    last: impl Fn(u64, u64) -> Last,
) -> Mask {
    let r = m.offset();
    let mut a = canonical(&limbs(x), r);
    let mut b = modulus(r);
    let (mut u, mut v) = (*m.inverse_of_2_508(), [0; 4]);
    for _ in 0..BATCHES {
        let (xa, xb) = approximate(&a, &b);
        let mut k = batch(xa, xb);
        let (na, nb) = update_ab(&mut a, &mut b, &k, BATCH);
        k.negate_rows(na, nb);
        (u, v) = (
            combine(k.f0, &u, k.g0, &v, r),
            combine(k.f1, &u, k.g1, &v, r),
        );
    }
    let Last { f1, g1, b: low } = last(a[0], b[0]);
    v = combine(f1, &u, g1, &v, r);
    // Either both were words and `low` is the gcd, or a = 0 and b, which no step changes, is. No
    // modulus is known with a divisor of 1 modulo 2^64, beyond 1; none has to be, with the test.
    let yes = is_zero(&b[1..]) & Mask::equal(low, 1);
    out.copy_from_slice(&canonical(&v, r));
    keep_if(out, yes);
    for s in [&mut a, &mut b, &mut u, &mut v] {
        wipe(s);
    }
    yes
}

/// `f u + g v` modulo `m`, for `|f| + |g| <= 2^43`.
///
/// The sum is `low + 2^255 h` with `low < 2^255` and `-2^44 <= h < 2^44`, which is `low + r h`.
/// Where `h` is negative, `m` is added: `low + 2^255 + r (h - 1)`. Either is in `[0, 2^256)`.
#[inline(always)]
fn combine(f: i64, u: &Limbs, g: i64, v: &Limbs, r: u64) -> Limbs {
    let mut w = [0; 4];
    let mut c = 0i128;
    for i in 0..4 {
        // Below 2^108 in absolute value.
        c += f as i128 * u[i] as i128 + g as i128 * v[i] as i128;
        w[i] = c as u64;
        c >>= 64;
    }
    let h = (c as i64) << 1 | (w[3] >> 63) as i64;
    let negative = h as u64 >> 63;
    // Below 2^75 in absolute value.
    let t = (h - negative as i64) as i128 * r as i128;
    let sign = Mask::negative((t >> 64) as i64).word();
    w[3] = (w[3] & (u64::MAX >> 1)) | negative << 63;
    let (w0, k) = adc(w[0], t as u64, 0);
    let (w1, k) = adc(w[1], (t >> 64) as u64, k);
    let (w2, k) = adc(w[2], sign, k);
    let (w3, _) = adc(w[3], sign, k);
    [w0, w1, w2, w3]
}
