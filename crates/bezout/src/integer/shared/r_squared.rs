// SPDX-License-Identifier: MIT OR Apache-2.0
//! `R^2` modulo an odd number, `R = 2^(64 len)`: what brings a number into Montgomery's form
//! \[Mon85\].
//!
//! A division by a secret number, limb by limb, in constant time. Let `d` be the modulus, shifted
//! to the left until its top bit is set. Then `2 len` steps `r = 2^64 r mod d` lead from `r =
//! 2^shift` to `2^shift R^2 mod d`, which is `2^shift (R^2 mod m)`. A step costs as much as a row
//! of a product, so all of them cost about as much as a Montgomery product.

use crate::ct::Mask;
use crate::limbs::{add_if, equals_word, leading_zeros, shift_left, shift_right};
use crate::word::{adc, mac, sbb};

/// `r2 = R^2 mod m`, for odd `m`; `normalized` is scratch of the same length, and holds a secret at
/// the end.
///
/// Timing: depends on the number of limbs.
#[inline(never)]
pub(crate) fn r_squared(r2: &mut [u64], m: &[u64], normalized: &mut [u64]) {
    let n = m.len();
    let (r, d) = (&mut r2[..n], &mut normalized[..n]);
    let shift = leading_zeros(m);
    d.copy_from_slice(m);
    shift_left(d, shift);
    r.fill(0);
    // 2^shift is below d, except for m = 1.
    r[0] = (!equals_word(m, 1)).bit();
    shift_left(r, shift);
    let divisor = Divisor::new(limb(d, 1), limb(d, 2));
    for _ in 0..2 * n {
        shift_by_limb(r, d, divisor);
    }
    shift_right(r, shift);
}

/// The limb at this place from the top, 1 for the highest one; 0 below the lowest one.
#[inline(always)]
const fn limb(a: &[u64], place: usize) -> u64 {
    if place > a.len() {
        return 0;
    }
    a[a.len() - place]
}

/// `r = 2^64 r mod d`, for `r < d` and a `d` whose top bit is set.
///
/// Invariant: the quotient of the top three limbs of `2^64 r` by the top two of `d`, at most
/// `2^64 - 1`, is that of all limbs or one more. It is not smaller, since `q d <= 2^64 r` holds for
/// the top limbs as well. And `q (2^64)^(n-2)`, by which `q` times the top limbs may exceed, is
/// below `(2^64)^(n-1) < d`.
#[inline(always)]
fn shift_by_limb(r: &mut [u64], d: &[u64], divisor: Divisor) {
    let q = divisor.quotient(limb(r, 1), limb(r, 2), limb(r, 3));
    let (mut below, mut carry, mut borrow) = (0, 0, 0);
    for (r, &d) in r.iter_mut().zip(d) {
        let low;
        (low, carry) = mac(0, q, d, carry);
        let shifted = below;
        below = *r;
        (*r, borrow) = sbb(shifted, low, borrow);
    }
    // The limb that left on top takes the rest, and is 0 then, or -1 after one too many.
    let (_, borrow) = sbb(below, carry, borrow);
    add_if(r, d, Mask::from_bit(borrow));
}

/// Two limbs with the top bit set, and their reciprocal `floor((2^192 - 1) / d) - 2^64`.
#[derive(Clone, Copy)]
struct Divisor {
    high: u64,
    low: u64,
    reciprocal: u64,
}

impl Divisor {
    /// Finds the reciprocal bit by bit: of `2^192 - 1` the upper 128 bits have quotient 1.
    #[inline(always)]
    fn new(high: u64, low: u64) -> Self {
        let (mut r1, mut r0, mut reciprocal) = (!high, !low, 0);
        for _ in 0..64 {
            let top = r1 >> 63;
            (r1, r0) = (r1 << 1 | r0 >> 63, r0 << 1 | 1);
            let (d0, borrow) = sbb(r0, low, 0);
            let (d1, borrow) = sbb(r1, high, borrow);
            let fits = top | (borrow ^ 1);
            let yes = Mask::from_bit(fits);
            (r1, r0) = (yes.select(d1, r1), yes.select(d0, r0));
            reciprocal = reciprocal << 1 | fits;
        }
        Self {
            high,
            low,
            reciprocal,
        }
    }

    /// The quotient of three limbs, but at most `2^64 - 1`. The upper two limbs are at most the
    /// divisor. It is an estimate by the reciprocal, and two corrections \[MG11, algorithm 4\].
    #[inline(always)]
    fn quotient(self, u2: u64, u1: u64, u0: u64) -> u64 {
        let (q0, carry) = mac(u1, self.reciprocal, u2, 0);
        let (mut q, _) = adc(carry, u2, 1);
        // The remainder under q, of 128 bits.
        let r1 = u1.wrapping_sub(q.wrapping_sub(1).wrapping_mul(self.high));
        let (t0, t1) = mac(0, self.low, q.wrapping_sub(1), 0);
        let (r0, borrow) = sbb(u0, t0, 0);
        let (r1, _) = sbb(r1, t1, borrow);
        let (r0, borrow) = sbb(r0, self.low, 0);
        let (r1, _) = sbb(r1, self.high, borrow);
        let (_, below) = sbb(r1, q0, 0);
        let back = Mask::from_bit(below ^ 1);
        q = q.wrapping_add(back.word());
        let (r0, carry) = adc(r0, self.low & back.word(), 0);
        let (r1, _) = adc(r1, self.high & back.word(), carry);
        let (_, borrow) = sbb(r0, self.low, 0);
        let (_, borrow) = sbb(r1, self.high, borrow);
        q = q.wrapping_add(borrow ^ 1);
        q | Mask::zero((u2 ^ self.high) | (u1 ^ self.low)).word()
    }
}

/// [`r_squared`] of a constant, at compile time: the same division, in variable time.
pub(crate) const fn r_squared_const<const L: usize>(m: &[u64; L]) -> [u64; L] {
    let bits = crate::limbs::bits_vartime(m);
    let (limbs, top) = ((64 * L - bits) / 64, (64 * L - bits) % 64);
    let (mut d, mut r, mut i) = ([0; L], [0; L], limbs);
    while i < L {
        d[i] = m[i - limbs] << top;
        if top > 0 && i > limbs {
            d[i] |= m[i - limbs - 1] >> (64 - top);
        }
        i += 1;
    }
    if bits > 1 {
        r[limbs] = 1 << top;
    }
    let mut step = 0;
    while step < 2 * L {
        r = shift_by_limb_const(r, &d);
        step += 1;
    }
    i = 0;
    while i + limbs < L {
        r[i] = r[i + limbs] >> top;
        if top > 0 && i + limbs + 1 < L {
            r[i] |= r[i + limbs + 1] << (64 - top);
        }
        i += 1;
    }
    while i < L {
        r[i] = 0;
        i += 1;
    }
    r
}

/// [`shift_by_limb`] for constants. The quotient of two limbs by one is at most two too large.
const fn shift_by_limb_const<const L: usize>(mut r: [u64; L], d: &[u64; L]) -> [u64; L] {
    let top = (limb(&r, 1) as u128) << 64 | limb(&r, 2) as u128;
    let quotient = top / limb(d, 1) as u128;
    let q = if quotient >> 64 == 0 {
        quotient as u64
    } else {
        u64::MAX
    };
    let (mut below, mut carry, mut borrow, mut i) = (0, 0, 0, 0);
    while i < L {
        let low;
        (low, carry) = mac(0, q, d[i], carry);
        let shifted = below;
        below = r[i];
        (r[i], borrow) = sbb(shifted, low, borrow);
        i += 1;
    }
    let (mut rest, _) = sbb(below, carry, borrow);
    while rest != 0 {
        let mut carry = 0;
        i = 0;
        while i < L {
            (r[i], carry) = adc(r[i], d[i], carry);
            i += 1;
        }
        rest = rest.wrapping_add(carry);
    }
    r
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::shared::testing::{EDGES, Random};

    /// `R^2 mod m` by doublings of 1, and with nothing else.
    fn by_doublings(m: &[u64]) -> Vec<u64> {
        let mut x = vec![0; m.len()];
        x[0] = u64::from(m[0] != 1 || m[1..].iter().any(|&w| w != 0));
        for _ in 0..128 * m.len() {
            let mut top = 0;
            for w in &mut x {
                (*w, top) = (*w << 1 | top, *w >> 63);
            }
            let mut reduced = x.clone();
            if crate::limbs::sub_assign(&mut reduced, m) <= top {
                x = reduced;
            }
        }
        x
    }

    fn check(m: &[u64]) {
        let expected = by_doublings(m);
        let (mut r2, mut scratch) = (vec![u64::MAX; m.len()], vec![u64::MAX; m.len()]);
        r_squared(&mut r2, m, &mut scratch);
        assert_eq!(r2, expected, "{m:x?}");
        macro_rules! constant {
            ($($n:literal)*) => {
                match m.len() {
                    $($n => assert_eq!(r_squared_const::<$n>(m.try_into().unwrap())[..], expected, "{m:x?}"),)*
                    _ => {}
                }
            };
        }
        constant!(1 2 3 4 9);
    }

    #[test]
    fn edge_words_and_shifts() {
        for i in 0..7u32.pow(4) {
            let word = |j: u32| EDGES[(i / 7u32.pow(j) % 7) as usize];
            let m = [word(0) | 1, word(1), word(2), word(3)];
            (1..=4).for_each(|n| check(&m[..n]));
        }
        for n in [1, 2, 3, 5] {
            for bits in 1..=64 * n {
                // 2^bits - 1, and 2^(bits-1) + 1.
                let mut m = vec![u64::MAX; n];
                shift_right(&mut m, (64 * n - bits) as u64);
                check(&m);
                m.fill(0);
                m[(bits - 1) / 64] = 1 << ((bits - 1) % 64);
                m[0] |= 1;
                check(&m);
            }
        }
    }

    #[test]
    fn all_short_moduli() {
        for m in (1..4096).step_by(2) {
            check(&[m]);
            check(&[m, 0]);
            check(&[1, m]);
        }
    }

    #[test]
    fn random_lengths() {
        let mut random = Random(11);
        for n in [1, 2, 3, 4, 6, 9, 17, 33] {
            for _ in 0..2000 / (n * n) + 3 {
                let mut m = random.any(n);
                m[0] |= 1;
                check(&m);
            }
        }
    }

    /// Quotients against a division of whole numbers, at the edges of what a divisor and a dividend
    /// can be.
    #[test]
    fn quotients() {
        for high in EDGES.map(|w| w | 1 << 63) {
            for low in EDGES {
                let divisor = Divisor::new(high, low);
                let d = u128::from(high) << 64 | u128::from(low);
                for u2 in EDGES {
                    for u1 in EDGES.into_iter().chain([low, low.wrapping_sub(1)]) {
                        for u0 in EDGES {
                            let top = u128::from(u2) << 64 | u128::from(u1);
                            if top > d {
                                continue;
                            }
                            let (mut rest, mut q) = (top, 0u64);
                            for bit in (0..64).rev() {
                                let over = rest >> 127 == 1;
                                rest = rest << 1 | u128::from(u0 >> bit & 1);
                                let fits = over || rest >= d;
                                rest = if fits { rest.wrapping_sub(d) } else { rest };
                                q = q << 1 | u64::from(fits);
                            }
                            let expected = if top == d { u64::MAX } else { q };
                            assert_eq!(divisor.quotient(u2, u1, u0), expected);
                        }
                    }
                }
            }
        }
    }
}
