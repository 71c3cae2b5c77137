// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's trick modulo any odd number: its ring, in Montgomery's products.

use super::choice::{Operation, Way};
use super::invert::{self, Inverter, greater};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product_lanes::{
    Kind, Montgomery, Montgomery29, Montgomery52, Products,
};
#[cfg(target_arch = "x86_64")]
use crate::ct::public_by_contract;
use crate::ct::{Mask, wipe};
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::interleaved::{self, Interleaved};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::vectors;
use crate::limbs::{equals_word, is_zero, keep_if};
use crate::montgomery_trick::{self as trick, Ring};
use subtle::Choice;

/// Rows that are inverted together: their products stay in the nearest cache, and an inversion is then a tenth of the
/// time at most.
const GROUP: usize = 256;

/// Scratch words of [`invert_rows`], for this many rows.
pub(crate) const fn rows_scratch(limbs: usize, rows: usize) -> usize {
    let rows = if rows < GROUP { rows } else { GROUP };
    let room = greater(invert::scratch(limbs), invert::scratch_vartime(limbs));
    limbs.saturating_mul(rows + 3).saturating_add(room)
}

/// Replaces rows of as many limbs as the modulus has by their inverses, or by zero where there is none. Returns yes if all
/// had one. `r2` is `R^2` modulo the modulus. What is used of the scratch is wiped.
///
/// Timing: depends on the limbs and `m.bits()`, on the count, and in which groups a nonzero row has no inverse.
pub(crate) fn invert_rows(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    scratch: &mut [u64],
) -> Choice {
    // A loop whose length the compiler knows takes a product of few limbs half the time.
    macro_rules! by_length {
        ($($limbs:literal)*) => {
            match m.limbs().len() {
                $($limbs => in_groups(rows, $limbs, scratch, |rows, before, _| {
                    rows_of_length::<$limbs>(rows, m, r2, before)
                }),)*
                limbs => in_groups(rows, limbs, scratch, |rows, before, rest| {
                    rows_of_any_length(rows, m, r2, before, rest)
                }),
            }
        };
    }
    by_length!(1 2 3 4 6 8 9 16 32 64).choice()
}

/// As [`invert_rows`], in variable time: bisection finds the rows without an inverse. Nothing is wiped.
#[cfg(feature = "alloc")]
pub(crate) fn invert_rows_vartime(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    scratch: &mut [u64],
) -> bool {
    let n = m.limbs().len();
    let all = in_groups(rows, n, scratch, |rows, before, rest| {
        let way = way(n, rows.len());
        let (room, scratch) = rest.split_at_mut(3 * n);
        let mut ring = Residues {
            m,
            r2,
            way,
            inverter: invert_vartime,
            scratch,
        };
        let all = trick::invert_vartime(&mut ring, rows, before, thirds(room, n));
        Mask::from_bit(u64::from(all))
    });
    all.bit() == 1
}

/// Montgomery's trick on rows of `L` limbs, with as many words of scratch, wiped.
#[inline(always)]
pub(crate) fn rows_of_length<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
) -> Mask {
    let inverter: Inverter = |out, x, m, _| invert::of_length::<L>(out, x, m).0;
    rows_by::<L>(rows, m, r2, before, inverter, &mut [])
}

/// The same in Montgomery's form: `x R` becomes `R / x`. The one inverse is multiplied by `R^2`, and all others are multiples
/// of it.
pub(crate) fn montgomery_rows_of_length<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
) -> Mask {
    let inverter: Inverter = |out, x, m, r2| {
        let (yes, _) = invert::of_length::<L>(out, x, m);
        let mut product = [0; L];
        montgomery::mul(&mut product, out, r2, m);
        montgomery::mul(out, &product, r2, m);
        wipe(&mut product);
        yes
    };
    let mut copy: [u64; L] = core::array::from_fn(|i| r2[i]);
    rows_by::<L>(rows, m, r2, before, inverter, &mut copy)
}

#[inline(always)]
fn rows_by<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    inverter: Inverter,
    scratch: &mut [u64],
) -> Mask {
    let mut room = [[0; L]; 3];
    let mut ring = Residues {
        m: ModulusRef::from_parts(&m.limbs()[..L], m.inverse64(), m.bits()),
        r2: &r2[..L],
        way: way(L, rows.len()),
        inverter,
        scratch,
    };
    trick::invert(&mut ring, rows, before, room.each_mut().map(|x| &mut x[..]))
}

#[inline(never)]
fn rows_of_any_length(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    rest: &mut [u64],
) -> Mask {
    let n = m.limbs().len();
    let (room, scratch) = rest.split_at_mut(3 * n);
    let mut ring = Residues {
        m,
        r2,
        way: way(n, rows.len()),
        inverter: |out, x, m, s| invert::by(Operation::Invert(x.len()).way(), out, x, m, s),
        scratch,
    };
    trick::invert(&mut ring, rows, before, thirds(room, n))
}

/// Calls `invert` with each group of rows, as many words for products, and the rest of the scratch.
#[inline(always)]
fn in_groups(
    rows: &mut [u64],
    n: usize,
    scratch: &mut [u64],
    mut invert: impl FnMut(&mut [u64], &mut [u64], &mut [u64]) -> Mask,
) -> Mask {
    let mut all = Mask::from_bit(1);
    for group in rows.chunks_mut(GROUP * n) {
        let (before, rest) = scratch.split_at_mut(group.len());
        all = all & invert(group, before, rest);
    }
    all
}

/// The way for this many words of rows of `n` limbs.
#[inline(always)]
fn way(n: usize, words: usize) -> Way {
    let (limbs, count) = (n, words / n);
    Operation::InvertBatch { limbs, count }.way()
}

fn thirds(room: &mut [u64], n: usize) -> [&mut [u64]; 3] {
    let (a, rest) = room.split_at_mut(n);
    let (b, c) = rest.split_at_mut(n);
    [a, b, c]
}

/// An [`Inverter`] in variable time.
pub(crate) fn invert_vartime(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    Choice::from(u8::from(
        invert::invert_vartime(out, x, m.limbs(), scratch).0,
    ))
}

/// Residues modulo an odd number, and how to invert them.
pub(crate) struct Residues<'a> {
    pub m: ModulusRef<'a>,
    /// `R^2` modulo the modulus.
    pub r2: &'a [u64],
    /// How to multiply.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs have one form")
    )]
    pub way: Way,
    /// Inverts a number, in constant time or not.
    pub inverter: Inverter,
    /// Scratch words for an inversion.
    pub scratch: &'a mut [u64],
}

impl Residues<'_> {
    #[inline(always)]
    fn invert(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
        (self.inverter)(out, x, self.m, self.scratch)
    }

    /// The interleaved form, for four, six and eight limbs.
    #[cfg(target_arch = "x86_64")]
    fn interleaved<const L: usize>(&mut self, xs: &mut [u64], before: &mut [u64]) -> Option<Mask> {
        let row = |x: &[u64]| -> [u64; L] { core::array::from_fn(|i| x[i]) };
        let (m, modulus) = (self.m, row(self.m.limbs()));
        let interleaved = Interleaved {
            passes: product::Montgomery {
                m: &modulus,
                minus_inverse: m.inverse64().wrapping_neg(),
            },
            start: row(self.r2),
            mul: |a: &[u64; L], b: &[u64; L]| {
                let mut out = [0; L];
                montgomery::mul(&mut out, a, b, m);
                out
            },
        };
        let (xs, before) = (xs.as_chunks_mut().0, before.as_chunks_mut().0);
        let all = interleaved.invert(xs, before, |out, total| self.invert(out, total))?;
        Some(all | self.is_trivial())
    }

    /// The form in vectors, for lengths that a kind of products has.
    #[cfg(target_arch = "x86_64")]
    fn in_vectors<K, const W: usize, const L: usize, const N: usize>(
        &mut self,
        xs: &mut [u64],
        before: &mut [u64],
    ) -> Option<Mask>
    where
        K: Kind<W, L, N> + Montgomery,
    {
        let (xs, before, m) = (xs.as_chunks_mut().0, before.as_chunks_mut().0, self.m);
        let invert = |out: &mut [u64; W], total: &[u64; W]| self.invert(out, total);
        let all = in_vectors::<K, W, L, N>(xs, before, m, invert)?;
        Some(all | self.is_trivial())
    }
}

/// Montgomery's trick in vectors of `N` lanes, where `W` words are `L` limbs: see [`vectors::invert`]. Returns yes if there were
/// no zeros, and none if the product has no inverse.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn in_vectors<K, const W: usize, const L: usize, const N: usize>(
    xs: &mut [[u64; W]],
    before: &mut [[u64; W]],
    m: ModulusRef<'_>,
    invert: impl FnOnce(&mut [u64; W], &[u64; W]) -> Choice,
) -> Option<Mask>
where
    K: Kind<W, L, N> + Montgomery,
{
    let limbs = core::array::from_fn(|i| m.limbs()[i]);
    let products = Products::<K, W, L, N>::montgomery(&limbs, m.inverse64().wrapping_neg());
    // Whether a nonzero element shares a factor with the modulus.
    let invert = |out: &mut [u64; W], total: &[u64; W]| public_by_contract(invert(out, total));
    vectors::invert(products, xs, before, invert).map(Mask::zero)
}

impl Ring for Residues<'_> {
    #[inline(always)]
    fn words(&self) -> usize {
        self.m.limbs().len()
    }

    /// `R^2`: the products of Montgomery's form bring an inverse of R along.
    #[inline(always)]
    fn start(&self, out: &mut [u64]) {
        out.copy_from_slice(self.r2);
    }

    #[inline(always)]
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        montgomery::mul(out, a, b, self.m);
    }

    #[inline(always)]
    fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
        self.invert(out, x)
    }

    #[inline(always)]
    fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice {
        let yes = self.invert(tmp, x);
        x.copy_from_slice(tmp);
        keep_if(x, Mask::from_choice(yes));
        yes
    }

    #[inline(always)]
    fn is_zero(&self, x: &[u64]) -> Mask {
        is_zero(x)
    }

    #[inline(always)]
    fn is_trivial(&self) -> Mask {
        equals_word(self.m.limbs(), 1)
    }

    #[inline(always)]
    fn together(
        &mut self,
        xs: &mut [u64],
        before: &mut [u64],
        room: [&mut [u64]; 3],
    ) -> Option<Mask> {
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsAdx && interleaved::pays(xs.len() / self.words()) {
            match self.words() {
                4 => return self.interleaved::<4>(xs, before),
                6 => return self.interleaved::<6>(xs, before),
                8 => return self.interleaved::<8>(xs, before),
                _ => {}
            }
        }
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsIfma {
            match self.words() {
                4 => return self.in_vectors::<Montgomery52, 4, 5, 8>(xs, before),
                6 => return self.in_vectors::<Montgomery52, 6, 8, 8>(xs, before),
                8 => return self.in_vectors::<Montgomery52, 8, 10, 8>(xs, before),
                9 => return self.in_vectors::<Montgomery52, 9, 12, 8>(xs, before),
                16 => return self.in_vectors::<Montgomery52, 16, 20, 8>(xs, before),
                _ => {}
            }
        }
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsAvx2 {
            match self.words() {
                4 => return self.in_vectors::<Montgomery29, 4, 9, 4>(xs, before),
                6 => return self.in_vectors::<Montgomery29, 6, 14, 4>(xs, before),
                8 => return self.in_vectors::<Montgomery29, 8, 18, 4>(xs, before),
                9 => return self.in_vectors::<Montgomery29, 9, 20, 4>(xs, before),
                _ => {}
            }
        }
        trick::together(self, xs, before, room)
    }
}
