// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a kernel computes on the way.

use crate::integer::{bingcd, divstep};
use alloc::vec::Vec;

/// The matrices that a kernel computes, batch by batch: what is compared with the specification.
///
/// For `divstep60/portable`, `(u, v, q, r)` of `2^60 (f', g') = (u f + v g, q f + r g)` from `f = m`
/// and `g = x`; for `divstep30/portable` the same with `2^30`; for `bingcd31/portable`, `bingcd31_plain/portable` and on
/// x86-64 `bingcd31/x86_64`, the update factors
/// `(f0, g0, f1, g1)` of `2^31 (a', b') = (f0 a + g0 b, f1 a + g1 b)` from `a = x` and `b = m`, after
/// the signs that make both nonnegative. None for other kernels.
///
/// None too unless `x` and `m` have the same number of limbs and `m` is odd.
///
/// ```
/// // g = 0 from the start: sixty steps double f's row sixty times.
/// let batches = bezout::kernels::trace("divstep60/portable", &[0], &[7]);
/// assert!(batches.is_some_and(|b| b.iter().all(|m| *m == [1 << 60, 0, 0, 1])));
/// ```
pub fn trace(name: &str, x: &[u64], m: &[u64]) -> Option<Vec<[i64; 4]>> {
    if x.len() != m.len() || m.first().is_none_or(|low| low & 1 == 0) {
        return None;
    }
    let mut batches = Vec::new();
    let entries = |k: bingcd::matrix::Factors| [k.f0, k.g0, k.f1, k.g1];
    match name {
        "divstep60/portable" => {
            divstep::invert::trace(x, m, |t| batches.push([t.u, t.v, t.q, t.r]))
        }
        "divstep30/portable" => divstep::word32::invert::trace(x, m, |t| {
            batches.push([t.u, t.v, t.q, t.r].map(i64::from));
        }),
        "bingcd31/portable" => {
            bingcd::invert::trace(x, m, bingcd::steps::packed, |k| batches.push(entries(k)));
        }
        "bingcd31_plain/portable" => {
            bingcd::invert::trace(x, m, bingcd::steps::plain, |k| batches.push(entries(k)));
        }
        #[cfg(target_arch = "x86_64")]
        "bingcd31/x86_64" => {
            let inner = |a, b| bingcd::x86_64::batch(a, b).signed(a, b);
            bingcd::invert::trace(x, m, inner, |k| batches.push(entries(k)));
        }
        _ => return None,
    }
    Some(batches)
}
