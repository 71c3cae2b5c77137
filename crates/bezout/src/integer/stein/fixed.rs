// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inverse and the greatest common divisor for a few limbs, whose number the compiler knows.
//! All limbs take part in every update. A loop of varying length would cost more in mispredicted
//! branches than it saves in products.

use super::batches::{Pair, Progress, careful, exact_step};
use super::steps::{full_batch, last_batch};
use super::update::{apply_full, divide_by_power};
use crate::integer::shared::transition::{Cofactors, apply_cofactors, apply_last};
use crate::integer::shared::window::window;
use crate::limbs_vartime::reverse_sub_assign;
use crate::word::invert_mod_2_64;

/// The numbers, and first-column cofactors as in `batches`.
struct State<const N: usize> {
    x: [u64; N],
    y: [u64; N],
    u: [u64; N],
    v: [u64; N],
    at: Progress,
}

/// Writes `x^-1 mod m`, in (0, m], to `out` and returns true, for odd m. Returns false if there is
/// none.
pub(super) fn invert_odd<const N: usize>(out: &mut [u64; N], x: &[u64; N], m: &[u64; N]) -> bool {
    let negated_inverse = invert_mod_2_64(m[0]).wrapping_neg();
    let mut u = [0; N];
    u[0] = 1;
    let mut state = State {
        x: *x,
        y: *m,
        u,
        v: [0; N],
        at: Progress::default(),
    };
    if !reduce::<N, true>(&mut state) {
        return false;
    }
    let last = last_batch(state.x[0], state.y[0]);
    if last.gcd != 1 {
        return false;
    }
    apply_last(&last.matrix, &mut state.u, &mut state.v);
    divide_by_power(
        &mut state.v,
        m,
        negated_inverse,
        state.at.shift + last.shift as usize,
    );
    *out = state.v;
    // 2^shift = -s v x (mod m), 0 < v <= m; equality only modulo 1.
    if !(state.at.flipped ^ last.matrix.flipped) && out != m {
        reverse_sub_assign(out, m);
    }
    true
}

/// `gcd(x, y)` for odd y.
pub(super) fn gcd_odd<const N: usize>(x: &[u64; N], y: &[u64; N]) -> [u64; N] {
    let mut state = State {
        x: *x,
        y: *y,
        u: [0; N],
        v: [0; N],
        at: Progress::default(),
    };
    if reduce::<N, false>(&mut state) {
        state.y[0] = last_batch(state.x[0], state.y[0]).gcd;
    }
    state.y
}

/// Batches until both numbers fit one limb. Returns false if x = 0 and y is longer.
#[inline(always)]
fn reduce<const N: usize, const COFACTORS: bool>(state: &mut State<N>) -> bool {
    loop {
        // The limbs below the top nonzero ones, picked without a branch.
        let top = (1..N)
            .filter(|&i| (i..N).any(|j| (state.x[j] | state.y[j]) != 0))
            .count();
        if top == 0 {
            return true;
        }
        let (x, y) = (&state.x, &state.y);
        let (xh, yh) = window((x[top], x[top - 1]), (y[top], y[top - 1]));
        if x[0] != 0
            && let Some(m) = full_batch(x[0], y[0], xh, yh)
        {
            let (mut nx, mut ny) = ([0; N], [0; N]);
            if apply_full(&m, x, y, &mut nx, &mut ny) {
                (state.x, state.y) = (nx, ny);
                state.at.shift += 64;
                state.at.flipped ^= m.flipped;
                if COFACTORS {
                    apply_cofactors(&m, &mut state.u, &mut state.v);
                }
                continue;
            }
        }
        if state.x == [0; N] {
            return false;
        }
        step_aside(state, top + 1);
    }
}

/// A step on the numbers for which a full batch fails.
#[cold]
#[inline(never)]
fn step_aside<const N: usize>(state: &mut State<N>, len: usize) {
    let State { x, y, u, v, at } = state;
    let (mut spare_x, mut spare_y) = ([0; N], [0; N]);
    let (mut nx, mut ny, mut nu, mut nv) = (*x, *y, *u, *v);
    let mut pair = Pair {
        x: &mut nx,
        y: &mut ny,
        spare_x: &mut spare_x,
        spare_y: &mut spare_y,
    };
    let mut cofactors = Cofactors {
        u: &mut nu,
        v: &mut nv,
        len: N,
    };
    if pair.x[0] == 0 {
        exact_step(&mut pair, Some(&mut cofactors), at, len);
    } else {
        careful(&mut pair, Some(&mut cofactors), at, len);
    }
    x[..len].copy_from_slice(&pair.x[..len]);
    y[..len].copy_from_slice(&pair.y[..len]);
    u.copy_from_slice(cofactors.u);
    v.copy_from_slice(cofactors.v);
}
