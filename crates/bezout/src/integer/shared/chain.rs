// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers with a public exponent: a chain of squarings, and as few products as the exponent allows.

use super::modulus_ref::ModulusRef;
use super::{montgomery, p256};
use crate::ct::{Mask, wipe};
use crate::limbs::{bits_vartime, is_zero};

/// The arithmetic of a chain, on numbers of `L` limbs in a form of its own.
pub(crate) trait Ring<const L: usize> {
    /// Any number of `L` limbs, in the ring's form.
    fn enter(&self, x: &[u64; L]) -> [u64; L];
    /// The number in `[0, m)` of this form.
    fn leave(&self, x: &[u64; L]) -> [u64; L];
    /// 1.
    fn one(&self) -> [u64; L];
    /// `x = x b`. In place: a copy of words that were just written waits for them.
    fn mul(&self, x: &mut [u64; L], b: &[u64; L]);
    /// `x = x^(2^k)`.
    fn square_times(&self, x: &mut [u64; L], k: usize);
    /// `2 x`.
    fn double(&self, x: &[u64; L]) -> [u64; L];
    /// `x - 1`.
    fn less_one(&self, x: &[u64; L]) -> [u64; L];
    /// Whether two elements are the same.
    fn equal(&self, a: &[u64; L], b: &[u64; L]) -> Mask;
    /// Whether this element is 1.
    fn is_one(&self, x: &[u64; L]) -> Mask;
}

/// Montgomery's form \[Mon85\] modulo any odd number; elements are canonical.
pub(crate) struct Montgomery<'a> {
    pub m: ModulusRef<'a>,
    pub r2: &'a [u64],
}

impl<const L: usize> Ring<L> for Montgomery<'_> {
    fn enter(&self, x: &[u64; L]) -> [u64; L] {
        let mut out = [0; L];
        montgomery::mul(&mut out, x, self.r2, self.m);
        out
    }

    fn leave(&self, x: &[u64; L]) -> [u64; L] {
        let mut out = *x;
        montgomery::redc_any(&mut out, self.m);
        out
    }

    fn one(&self) -> [u64; L] {
        let mut out = [0; L];
        out.copy_from_slice(self.r2);
        montgomery::redc_any(&mut out, self.m);
        out
    }

    #[inline(never)]
    fn mul(&self, x: &mut [u64; L], b: &[u64; L]) {
        let mut a = *x;
        montgomery::mul(x, &a, b, self.m);
        wipe(&mut a);
    }

    #[inline(never)]
    fn square_times(&self, x: &mut [u64; L], k: usize) {
        if L == 4 && p256::square_times(x, k, self.m.limbs()) {
            return;
        }
        let mut other = [0; L];
        for _ in 0..k / 2 {
            montgomery::mul(&mut other, x, x, self.m);
            montgomery::mul(x, &other, &other, self.m);
        }
        if k % 2 == 1 {
            other = *x;
            montgomery::mul(x, &other, &other, self.m);
        }
        wipe(&mut other);
    }

    fn double(&self, x: &[u64; L]) -> [u64; L] {
        let mut out = *x;
        montgomery::add_reduced(&mut out, x, self.m.limbs());
        out
    }

    fn less_one(&self, x: &[u64; L]) -> [u64; L] {
        let (mut out, one) = (*x, Ring::<L>::one(self));
        montgomery::sub_reduced(&mut out, &one, self.m.limbs());
        out
    }

    fn equal(&self, a: &[u64; L], b: &[u64; L]) -> Mask {
        is_zero(&core::array::from_fn::<_, L, _>(|i| a[i] ^ b[i]))
    }

    fn is_one(&self, x: &[u64; L]) -> Mask {
        self.equal(x, &Ring::<L>::one(self))
    }
}

/// Powers that a chain keeps.
const ROWS: usize = 16;

/// Bits of a window.
const WINDOW: usize = 5;

/// A run of ones at the top that is worth a chain of doublings: primes near a power of two have
/// one.
const LONG: usize = 16;

/// `x^e`, in the ring's form, for a public exponent.
///
/// Timing: depends on `L` and on the exponent. Cost: a squaring for each bit but one, and a product
/// for each window of five bits and 16 more; or, if the exponent begins with a long run of ones,
/// about two for each doubling of a run's length and one or two for each later run. Source:
/// \[Coh93, IT88\].
pub(crate) fn power<const L: usize>(ring: &impl Ring<L>, x: &[u64; L], e: &[u64; L]) -> [u64; L] {
    let left = bits_vartime(e);
    if left == 0 {
        return ring.one();
    }
    let mut table = [[0; L]; ROWS];
    let run = ones(e, left);
    let out = if run >= LONG {
        by_runs(ring, x, e, left, run, &mut table)
    } else {
        by_windows(ring, x, e, left, &mut table)
    };
    wipe(table.as_flattened_mut());
    out
}

/// Sliding windows, with the odd powers in the table.
fn by_windows<const L: usize>(
    ring: &impl Ring<L>,
    x: &[u64; L],
    e: &[u64; L],
    mut left: usize,
    table: &mut [[u64; L]; ROWS],
) -> [u64; L] {
    let mut out = *x;
    ring.square_times(&mut out, 1);
    table[0] = *x;
    for i in 1..ROWS {
        table[i] = table[i - 1];
        ring.mul(&mut table[i], &out);
    }
    let mut first = true;
    while left > 0 {
        let word = below(e, left);
        let zeros = (word.leading_zeros() as usize).min(left);
        if zeros > 0 {
            ring.square_times(&mut out, zeros);
            left -= zeros;
            continue;
        }
        let window = word >> (64 - WINDOW.min(left));
        let bits = WINDOW.min(left) - window.trailing_zeros() as usize;
        let odd = &table[(window >> window.trailing_zeros() >> 1) as usize];
        if first {
            out = *odd;
        } else {
            ring.square_times(&mut out, bits);
            ring.mul(&mut out, odd);
        }
        first = false;
        left -= bits;
    }
    out
}

/// The powers by runs of ones: row `i` of the table is `x^(2^n - 1)` for the length `n = run >>
/// (top - i)`, so that each is made of the one before it, and the last one is the first run. A
/// later run takes the longest that fit.
fn by_runs<const L: usize>(
    ring: &impl Ring<L>,
    x: &[u64; L],
    e: &[u64; L],
    mut left: usize,
    run: usize,
    table: &mut [[u64; L]; ROWS],
) -> [u64; L] {
    let top = run.ilog2() as usize;
    let mut out = *x;
    for i in 0..=top {
        if i > 0 {
            let (half, row) = (run >> (top - i + 1), out);
            ring.square_times(&mut out, half);
            ring.mul(&mut out, &row);
            if run >> (top - i) & 1 == 1 {
                ring.square_times(&mut out, 1);
                ring.mul(&mut out, x);
            }
        }
        if let Some(row) = table.get_mut(i) {
            *row = out;
        }
    }
    left -= run;
    while left > 0 {
        let zeros = (below(e, left).leading_zeros() as usize).min(left);
        ring.square_times(&mut out, zeros);
        left -= zeros;
        let mut ones = ones(e, left);
        left -= ones;
        while ones > 0 {
            // The longest row of at most as many as `ones`: row 0 is one.
            let rows = 0..=top.min(ROWS - 1);
            let i = rows.rev().find(|&i| run >> (top - i) <= ones).unwrap_or(0);
            let length = run >> (top - i);
            ring.square_times(&mut out, length);
            ring.mul(&mut out, &table[i]);
            ones -= length;
        }
    }
    out
}

/// The 64 bits of `e` below bit `left`, at the top of a word.
#[inline(always)]
fn below(e: &[u64], left: usize) -> u64 {
    let (i, k) = (left / 64, left % 64);
    let low = if i > 0 { e[i - 1] } else { 0 };
    if k == 0 {
        low
    } else {
        e[i] << (64 - k) | low >> k
    }
}

/// How many ones are at bit `left - 1` and below.
fn ones(e: &[u64], left: usize) -> usize {
    let mut count = 0;
    while count < left {
        let here = below(e, left - count).leading_ones() as usize;
        count += here;
        if here < 64 {
            break;
        }
    }
    count.min(left)
}

#[cfg(test)]
mod tests {
    use super::super::near_power::NearPower;
    use super::super::testing::Random;
    use super::*;
    use crate::integer::types::pseudo_mersenne::chain::NearHalfPower;
    use crate::presets::{P256_P, P384_P, P521_P};
    use crate::{Modulus, Uint};

    fn check<const L: usize>(m: &Modulus<L>, ring: &impl Ring<L>, x: &[u64; L], e: &[u64; L]) {
        let expected = m.pow(&Uint::new(*x), &Uint::new(*e));
        let found = ring.leave(&power(ring, &ring.enter(x), e));
        assert_eq!(&found, expected.limbs(), "{e:x?}");
    }

    /// Exponents of all run lengths, and random ones, against the fixed windows of `pow`.
    fn exponents<const L: usize>(m: &Modulus<L>, ring: &impl Ring<L>) {
        let mut random = Random(L as u64);
        let limbs = |random: &mut Random| core::array::from_fn(|_| random.any(1)[0]);
        let x = limbs(&mut random);
        for e in 0..600 {
            let mut small = [0; L];
            small[0] = e;
            check(m, ring, &x, &small);
        }
        for bits in (1..=64 * L).step_by(7) {
            let mut e = [u64::MAX; L];
            crate::limbs::shift_right(&mut e, (64 * L - bits) as u64);
            check(m, ring, &x, &e);
            for hole in (0..bits).step_by(11) {
                let mut e = e;
                e[hole / 64] ^= 1 << (hole % 64);
                check(m, ring, &x, &e);
            }
        }
        for _ in 0..200 {
            check(m, ring, &limbs(&mut random), &limbs(&mut random));
        }
    }

    fn montgomery<const L: usize>(m: &Modulus<L>) {
        let ring = Montgomery {
            m: m.as_ref(),
            r2: m.r_squared().limbs(),
        };
        exponents(m, &ring);
    }

    #[test]
    fn powers() {
        montgomery(&P256_P);
        montgomery(&P384_P);
        montgomery(&P521_P);
        montgomery(&Modulus::<1>::new_const(Uint::from_u64(17)));
        montgomery(&Modulus::<1>::new_const(Uint::ONE));
    }

    /// At the ends of the range of elements, where sums have a carry.
    fn ends(m: &Modulus<4>, ring: &impl Ring<4>) {
        exponents(m, ring);
        let mut random = Random(5);
        let limbs = *m.modulus().get().limbs();
        let near = |d: u64| [limbs[0].wrapping_add(d), limbs[1], limbs[2], limbs[3]];
        let edges = [
            [0; 4],
            [1, 0, 0, 0],
            [u64::MAX; 4],
            near(0),
            near(u64::MAX),
            near(1),
        ];
        for i in 0..2000 {
            let mut pick = |i: usize| match edges.get(i % 9) {
                Some(x) => *x,
                None => core::array::from_fn(|_| random.any(1)[0]),
            };
            let (x, y) = (pick(i), pick(i / 9));
            let (u, v) = (Uint::new(x), Uint::new(y));
            let leave = |x: &[u64; 4]| Uint::new(ring.leave(x));
            let mut product = x;
            ring.mul(&mut product, &y);
            assert_eq!(leave(&product), m.mul(&u, &v));
            assert_eq!(leave(&ring.double(&x)), m.add(&u, &u));
            assert_eq!(leave(&ring.less_one(&x)), m.sub(&u, &Uint::ONE));
            let same = m.reduce(&u) == m.reduce(&v);
            assert_eq!(ring.equal(&x, &y).bit() == 1, same);
            assert_eq!(ring.is_one(&x).bit() == 1, m.reduce(&u) == Uint::ONE);
        }
    }

    #[test]
    fn near_a_power_of_two() {
        let m = |bits, c: i128| Modulus::<4>::new_const(Uint::power_of_two_plus(bits, -c));
        for c in [1, 189, (1 << 32) + 977, (1 << 63) - 1] {
            let m = m(256, c);
            ends(
                &m,
                &NearPower::new(m.modulus().get().limbs()).expect("near"),
            );
        }
        for r in [1, 19, (1 << 31) - 1] {
            let m = m(255, r);
            ends(
                &m,
                &NearHalfPower::new(m.modulus().get().limbs()).expect("near"),
            );
        }
        for other in [P256_P, m(256, 189), m(255, (1 << 31) + 1)] {
            assert!(NearHalfPower::new(other.modulus().get().limbs()).is_none());
        }
        for other in [P256_P, m(255, 19)] {
            assert!(NearPower::new(other.modulus().get().limbs()).is_none());
        }
        let short = [0xffff_ffff_ffff_fffd, u64::MAX, u64::MAX >> 1];
        assert!(NearPower::new(&short).is_none() && NearHalfPower::new(&short).is_none());
    }
}
