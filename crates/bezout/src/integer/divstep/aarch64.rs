// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the assembly for 64-bit ARM: the same batches as in portable code.

use super::batches::{batches, batches_until_zero, reduces};
use super::word64::invert::invert_with;
use crate::backend::aarch64::integer::gcd::{self, GcdState};
use crate::backend::aarch64::integer::invert::{self, InvertState};
use crate::backend::aarch64::integer::jacobi::{self, JacobiState};
use crate::backend::aarch64::integer::long::{
    Group, LongGcdState, LongInvertState, LongJacobiState, Pairs, groups,
};
use crate::backend::aarch64::integer::state::State;
use crate::backend::flips::is_unit;
use crate::backend::limbs60::{from_words, limbs60, negate_if, to_words};
use crate::ct::{Mask, wipe};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::symbol::Symbol;
use subtle::Choice;

/// Bits of a modulus that nine limbs of 60 bits hold twice, with a sign: that of P-521 among them.
const IN_NINE: usize = 538;

/// Writes `x^-1 mod m` to `out` and returns yes, for numbers of a length that it takes. Writes zero
/// and returns no if there is none.
///
/// Timing: depends on `m.bits()`. Source: \[BY19, Wui21\].
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    note!("divstep60/aarch64");
    match x.len() {
        4 => invert_fixed::<5, 9, 12>(out, x, m),
        5 | 6 => invert_fixed::<7, 13, 16>(out, x, m),
        7 | 8 => invert_fixed::<9, 18, 20>(out, x, m),
        // Shortened, `x` is not longer than the modulus.
        9 if m.bits() <= IN_NINE && reduces(m, 9) => invert_fixed::<9, 18, 20>(out, x, m),
        9 => invert_fixed::<10, 20, 20>(out, x, m),
        13..=16 => invert_fixed::<18, 35, 36>(out, x, m),
        26..=32 => invert_fixed::<35, 69, 72>(out, x, m),
        // Limbs of 60 bits, and groups, of the longest in each room.
        ..=25 => invert_long::<27, 14>(out, x, m),
        ..=64 => invert_long::<69, 35>(out, x, m),
        ..=128 => invert_long::<137, 69>(out, x, m),
        _ => invert_long::<274, 137>(out, x, m),
    }
}

#[inline(never)]
fn invert_fixed<const N: usize, const LIMBS: usize, const PADDED: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
) -> Choice
where
    InvertState<LIMBS, PADDED>: State,
{
    let mut rows = [[0; N]; 5];
    let [f, g, d, e, mm] = &mut rows;
    let yes = invert_with(
        out,
        x,
        m,
        [f, g, d, e, mm],
        |numbers, m, inverse, batches| {
            let numbers = numbers.map(|x| x.try_into().expect("a row"));
            let m = m.try_into().expect("a row");
            invert::run::<N, LIMBS, PADDED>(numbers, m, inverse, batches);
        },
    );
    wipe(rows.as_flattened_mut());
    yes
}

#[inline(never)]
fn invert_long<const N: usize, const GROUPS: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
) -> Choice {
    const { assert!(groups(N) == GROUPS) };
    let mut room = LongInvertState::<[Group; GROUPS]>::room();
    invert_in(
        &mut room,
        [[0; N]; 5].each_mut().map(|x| &mut x[..]),
        out,
        x,
        m,
    )
}

/// In one place for all rooms.
#[inline(never)]
fn invert_in(
    state: &mut LongInvertState<[Group]>,
    rows: [&mut [u64]; 5],
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
) -> Choice {
    let mut rows = rows.map(|row| &mut row[..limbs60(x.len())]);
    let yes = invert_with(
        out,
        x,
        m,
        rows.each_mut().map(|row| &mut **row),
        |numbers, m, inverse, batches| state.run(numbers, m, inverse, batches),
    );
    rows.into_iter().for_each(|row| wipe(row));
    yes
}

/// `out = gcd(f, g)` for odd `f` and any `g` of the same length, which it takes.
///
/// Timing: depends on the number of limbs. Source: \[BY19, Wui21\].
#[inline(always)]
pub(crate) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64]) {
    note!("divstep60/aarch64");
    match f.len() {
        4 => gcd_fixed::<5, 9>(out, f, g),
        5 | 6 => gcd_fixed::<7, 13>(out, f, g),
        7 | 8 => gcd_fixed::<9, 18>(out, f, g),
        9 => gcd_fixed::<10, 20>(out, f, g),
        13..=16 => gcd_fixed::<18, 35>(out, f, g),
        26..=32 => gcd_fixed::<35, 69>(out, f, g),
        // Limbs of 60 bits, and groups, of the longest in each room.
        ..=25 => gcd_long::<27, 14>(out, f, g),
        ..=64 => gcd_long::<69, 35>(out, f, g),
        ..=128 => gcd_long::<137, 69>(out, f, g),
        _ => gcd_long::<274, 137>(out, f, g),
    }
}

#[inline(never)]
fn gcd_fixed<const N: usize, const LIMBS: usize>(out: &mut [u64], x: &[u64], y: &[u64])
where
    GcdState<LIMBS>: State,
{
    let (mut f, mut g) = ([0; N], [0; N]);
    from_words(&mut f, x);
    from_words(&mut g, y);
    gcd::run::<N, LIMBS>(&mut f, &g, batches(64 * x.len()));
    let sign = Mask::negative(f[N - 1] as i64);
    negate_if(&mut f, sign);
    to_words(out, &f);
    wipe(&mut f);
    wipe(&mut g);
}

#[inline(never)]
fn gcd_long<const N: usize, const GROUPS: usize>(out: &mut [u64], x: &[u64], y: &[u64]) {
    const { assert!(groups(N) == GROUPS) };
    let mut room = LongGcdState::<[Pairs; GROUPS]>::room();
    gcd_in(&mut room, &mut [0; N], &mut [0; N], out, x, y);
}

/// In one place for all rooms.
#[inline(never)]
fn gcd_in(
    state: &mut LongGcdState<[Pairs]>,
    f: &mut [u64],
    g: &mut [u64],
    out: &mut [u64],
    x: &[u64],
    y: &[u64],
) {
    let n = limbs60(x.len());
    let (f, g) = (&mut f[..n], &mut g[..n]);
    from_words(f, x);
    from_words(g, y);
    state.run(f, g, batches(64 * x.len()));
    let sign = Mask::negative(f[n - 1] as i64);
    negate_if(f, sign);
    to_words(out, f);
    wipe(f);
    wipe(g);
}

/// The Jacobi symbol `(x / n)` for odd `n`, of a length that it takes.
///
/// Timing: depends on the number of limbs. Source: \[Por20b, Wui21\].
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64]) -> Symbol {
    note!("divstep60/aarch64");
    match n.len() {
        4 => jacobi_fixed::<5, 9>(x, n),
        5 | 6 => jacobi_fixed::<7, 13>(x, n),
        7 | 8 => jacobi_fixed::<9, 18>(x, n),
        9 => jacobi_fixed::<10, 20>(x, n),
        13..=16 => jacobi_fixed::<18, 35>(x, n),
        26..=32 => jacobi_fixed::<35, 69>(x, n),
        // Limbs of 60 bits, and groups, of the longest in each room.
        ..=25 => jacobi_long::<27, 14>(x, n),
        ..=64 => jacobi_long::<69, 35>(x, n),
        ..=128 => jacobi_long::<137, 69>(x, n),
        _ => jacobi_long::<274, 137>(x, n),
    }
}

#[inline(never)]
fn jacobi_fixed<const N: usize, const LIMBS: usize>(x: &[u64], n: &[u64]) -> Symbol
where
    JacobiState<LIMBS>: State,
{
    let (mut f, mut g) = ([0; N], [0; N]);
    from_words(&mut f, n);
    from_words(&mut g, x);
    let flips = jacobi::run::<N, LIMBS>(&mut f, &g, batches_until_zero(64 * n.len()));
    let symbol = flips.symbol(n[0], is_unit(&mut f));
    wipe(&mut f);
    wipe(&mut g);
    symbol
}

#[inline(never)]
fn jacobi_long<const N: usize, const GROUPS: usize>(x: &[u64], n: &[u64]) -> Symbol {
    const { assert!(groups(N) == GROUPS) };
    let mut room = LongJacobiState::<[Pairs; GROUPS]>::room();
    jacobi_in(&mut room, &mut [0; N], &mut [0; N], x, n)
}

/// In one place for all rooms.
#[inline(never)]
fn jacobi_in(
    state: &mut LongJacobiState<[Pairs]>,
    f: &mut [u64],
    g: &mut [u64],
    x: &[u64],
    n: &[u64],
) -> Symbol {
    let limbs = limbs60(n.len());
    let (f, g) = (&mut f[..limbs], &mut g[..limbs]);
    from_words(f, n);
    from_words(g, x);
    let flips = state.run(f, g, batches_until_zero(64 * n.len()));
    let symbol = flips.symbol(n[0], is_unit(f));
    wipe(f);
    wipe(g);
    symbol
}
