// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modular inverse.

use super::batches::{Pair, Progress, finish, reduce};
use super::fixed::invert_odd as invert_fixed;
use super::update::divide_by_power;
use crate::integer::shared::cofactor::inverse_from_swapped;
use crate::integer::shared::transition::Cofactors;
use crate::limbs_vartime::{is_word, is_zero, reverse_sub_assign, rows, significant};
use crate::word::invert_mod_2_64;

/// Limbs of scratch that [`invert`] needs for a modulus of `limbs` limbs.
pub(crate) const fn invert_scratch_limbs(limbs: usize) -> usize {
    6 * limbs
}

/// Writes `x^-1 mod m`, in [0, m), to `out` and returns true, for any x and any m >= 1, odd or
/// even, all of equal length. Returns false and zeroes `out` if x and m are not coprime or m = 0.
/// Modulo 1 the inverse of every number is 0.
///
/// Timing: depends on the values.
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    note!("stein/portable");
    out.fill(0);
    if is_word(m, 1) {
        return true;
    }
    let done = if m[0] & 1 == 1 {
        invert_odd(out, x, m, scratch)
    } else {
        x[0] & 1 == 1
            && !is_zero(m)
            && invert_odd(out, m, x, scratch)
            && inverse_from_swapped(out, x, m, scratch)
    };
    if !done {
        out.fill(0);
    }
    done
}

/// `out = x^-1 mod m` in (0, m] for odd `m`. Modulo 1 the result is 1.
fn invert_odd(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    let n = significant(x).max(significant(m));
    let (out, x, m) = (&mut out[..n], &x[..n], &m[..n]);
    macro_rules! fixed { ($($limbs:literal)*) => { $(
        if let (Ok(out), Ok(x), Ok(m)) = (<&mut [u64; $limbs]>::try_from(&mut *out), x.try_into(), m.try_into()) {
            return invert_fixed::<$limbs>(out, x, m);
        }
    )* } }
    fixed!(4 6 8);
    let [px, py, spare_x, spare_y, u, v] = rows(scratch, n);
    px.copy_from_slice(x);
    py.copy_from_slice(m);
    let mut pair = Pair {
        x: px,
        y: py,
        spare_x,
        spare_y,
    };
    let mut cofactors = Cofactors::new(u, v, (1, 0));
    let mut at = Progress::default();
    if reduce(&mut pair, Some(&mut cofactors), &mut at) > 1
        || finish(&pair, Some(&mut cofactors), &mut at) != 1
    {
        return false;
    }
    divide_by_power(
        cofactors.v,
        m,
        invert_mod_2_64(m[0]).wrapping_neg(),
        at.shift,
    );
    out.copy_from_slice(cofactors.v);
    // 2^shift = -s v x (mod m)
    if !at.flipped {
        negate_mod(out, m);
    }
    true
}

/// `r = m - r`, and m again for m.
fn negate_mod(r: &mut [u64], m: &[u64]) {
    reverse_sub_assign(r, m);
    if is_zero(r) {
        r.copy_from_slice(m);
    }
}
