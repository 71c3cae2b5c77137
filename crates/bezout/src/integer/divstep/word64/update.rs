// SPDX-License-Identifier: MIT OR Apache-2.0
//! Applying the matrix of a batch to full-length numbers.
//!
//! A product of a limb of 60 bits and a matrix entry fits a signed 128-bit accumulator with room
//! for all the additions, and one batch removes exactly one limb.
//!
//! Stored limbs pass [`barrier`]. If a compiler sees that they are nonnegative, it multiplies a
//! signed and an unsigned number, which takes two multiplications instead of one.

use super::matrix::Matrix;
use super::steps::BATCH;
use crate::backend::limbs60::{LIMB, add_if, negate_if, wide};
use crate::ct::{Mask, barrier};

/// `(f, g) = M (f, g) / 2^60`.
///
/// Invariant: `max(|f|, |g|)` does not grow, since the rows of `M / 2^60` have norm at most 1.
#[inline(always)]
pub(crate) fn update_fg(f: &mut [u64], g: &mut [u64], t: &Matrix) {
    let n = f.len();
    let mut cf = wide(t.u, f[0]) + wide(t.v, g[0]);
    let mut cg = wide(t.q, f[0]) + wide(t.r, g[0]);
    debug_assert!(cf as u64 & LIMB == 0 && cg as u64 & LIMB == 0);
    cf >>= BATCH;
    cg >>= BATCH;
    for i in 1..n {
        cf += wide(t.u, f[i]) + wide(t.v, g[i]);
        cg += wide(t.q, f[i]) + wide(t.r, g[i]);
        f[i - 1] = barrier(cf as u64 & LIMB);
        g[i - 1] = barrier(cg as u64 & LIMB);
        cf >>= BATCH;
        cg >>= BATCH;
    }
    f[n - 1] = cf as u64;
    g[n - 1] = cg as u64;
}

/// `(d, e) = M (d, e) / 2^60` modulo `m`, where `inverse` is `m^-1` modulo `2^60` or beyond.
///
/// Invariant: `-2m < d, e < m` before and after. A negative `d` is first moved up by `m`, in the
/// coefficient of `m` alone: the sum `u d + v e` then lies in `(-2^60 m, 2^60 m)`, the multiple of
/// `m` that clears the low limb lies in `(-2^60 m, 0]`, and the quotient in `(-2m, m)` \[Wui21\].
#[inline(always)]
pub(crate) fn update_de(d: &mut [u64], e: &mut [u64], t: &Matrix, m: &[u64], inverse: u64) {
    let n = d.len();
    let sd = Mask::negative(d[n - 1] as i64).word() as i64;
    let se = Mask::negative(e[n - 1] as i64).word() as i64;
    let mut kd = (t.u & sd) + (t.v & se);
    let mut ke = (t.q & sd) + (t.r & se);
    let mut cd = wide(t.u, d[0]) + wide(t.v, e[0]);
    let mut ce = wide(t.q, d[0]) + wide(t.r, e[0]);
    kd -= (inverse.wrapping_mul(cd as u64).wrapping_add(kd as u64) & LIMB) as i64;
    ke -= (inverse.wrapping_mul(ce as u64).wrapping_add(ke as u64) & LIMB) as i64;
    cd += wide(kd, m[0]);
    ce += wide(ke, m[0]);
    debug_assert!(cd as u64 & LIMB == 0 && ce as u64 & LIMB == 0);
    cd >>= BATCH;
    ce >>= BATCH;
    for i in 1..n {
        cd += wide(t.u, d[i]) + wide(t.v, e[i]) + wide(kd, m[i]);
        ce += wide(t.q, d[i]) + wide(t.r, e[i]) + wide(ke, m[i]);
        d[i - 1] = barrier(cd as u64 & LIMB);
        e[i - 1] = barrier(ce as u64 & LIMB);
        cd >>= BATCH;
        ce >>= BATCH;
    }
    d[n - 1] = cd as u64;
    e[n - 1] = ce as u64;
}

/// Brings `d` from `(-2m, m)` to `[0, m)`, negated on the way if `negate`.
#[inline(always)]
pub(crate) fn normalize(d: &mut [u64], m: &[u64], negate: Mask) {
    let n = d.len();
    add_if(d, m, Mask::negative(d[n - 1] as i64));
    negate_if(d, negate);
    add_if(d, m, Mask::negative(d[n - 1] as i64));
}

#[cfg(test)]
mod tests {
    use super::{BATCH, Matrix, update_de};
    use crate::word::invert_mod_2_64;

    /// Rows of the greatest entries, on numbers at both ends of their range, against the
    /// definition.
    #[test]
    fn d_and_e_stay_in_their_range() {
        let most = 1i64 << BATCH;
        let rows = [
            (most, 0),
            (-most, 0),
            (0, most),
            (0, -most),
            (most / 2, most / 2),
            (-most / 2, 1 - most / 2),
        ];
        let m = (1i128 << 61) + 15;
        let limbs = |x: i128| [x as u64 & ((1 << BATCH) - 1), (x >> BATCH) as u64];
        let value = |x: [u64; 2]| i128::from(x[1] as i64) * i128::from(most) + i128::from(x[0]);
        for (u, v) in rows {
            for (q, r) in rows {
                for (d, e) in [1 - 2 * m, -1, 0, m - 1]
                    .iter()
                    .flat_map(|d| [1 - 2 * m, -1, 0, m - 1].map(|e| (*d, e)))
                {
                    let (mut new_d, mut new_e) = (limbs(d), limbs(e));
                    update_de(
                        &mut new_d,
                        &mut new_e,
                        &Matrix { u, v, q, r },
                        &limbs(m),
                        invert_mod_2_64(m as u64),
                    );
                    for (new, a, b) in [(value(new_d), u, v), (value(new_e), q, r)] {
                        assert!(
                            -2 * m < new && new < m,
                            "({a}, {b}) times ({d}, {e}) gives {new}"
                        );
                        assert_eq!(
                            (new * i128::from(most) - i128::from(a) * d - i128::from(b) * e) % m,
                            0
                        );
                    }
                }
            }
        }
    }
}
