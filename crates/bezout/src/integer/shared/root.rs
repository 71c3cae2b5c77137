// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo a prime, in a ring's form.
//!
//! The prime is public. With `p - 1 = 2^s t` for odd `t`, a square `x` has the root `x^((t+1)/2)`
//! up to a `2^s`-th root of one, which is a root of `1 / x^t`. For `s = 1` it is 1; for `s = 2` a
//! power of `2x` holds it \[Atk92\]; beyond, it is found bit by bit \[Coh93\], in the order of
//! constant time of RFC 9380, appendix I.4.

use super::chain::{Ring, power};
use crate::ct::{Mask, wipe};
use crate::limbs::select_into;
use crate::word::{adc, mac, sbb};

/// What depends on the prime alone.
#[derive(Clone, Copy)]
pub(crate) struct Constants<const L: usize> {
    /// `s`, and 1 for the modulus 1.
    pub twos: u32,
    /// `(t - 1) / 2`.
    pub exponent: [u64; L],
    /// A root of one of order `2^s` if `s > 2`: a nonresidue to the power `t`.
    pub unity: [u64; L],
}

/// What is not a residue modulo a prime is sought below this.
const SEARCHED: u64 = 1 << 16;

impl<const L: usize> Constants<L> {
    /// The constants of an odd modulus, `r2` being `R^2`. Timing: variable in the modulus.
    pub(crate) const fn new(m: &[u64; L], r2: &[u64; L], inverse64: u64) -> Self {
        // m - 1 has the bits of m but the lowest.
        let mut exponent = *m;
        exponent[0] &= !1;
        let mut twos = 0;
        let mut i = 0;
        while i < L && exponent[i] == 0 {
            twos += 64;
            i += 1;
        }
        twos = if i < L {
            twos + exponent[i].trailing_zeros()
        } else {
            1
        };
        shift_right(&mut exponent, twos as usize + 1);
        let mut unity = [0; L];
        if twos > 2 {
            unity[0] = nonresidue(m);
            unity = montgomery_mul(&unity, r2, m, inverse64);
            unity = odd_power(&unity, &exponent, m, inverse64);
            let mut one = [0; L];
            one[0] = 1;
            unity = montgomery_mul(&unity, &one, m, inverse64);
        }
        Self {
            twos,
            exponent,
            unity,
        }
    }

    /// `y` with `v y^2 = u`, and whether there is one; `v` is 1 if it is not given. All are in the
    /// ring's form.
    ///
    /// `(u / v)^e = (u v^(2^(s+1) - 1))^e v^(2^s)` for `e = (t - 1) / 2`, since `v^(p - 1) = 1`.
    pub(crate) fn root(
        &self,
        ring: &impl Ring<L>,
        u: &[u64; L],
        v: Option<&[u64; L]>,
    ) -> ([u64; L], Mask) {
        let double = match self.twos {
            2 => ring.double(u),
            _ => *u,
        };
        // v^(2^s - 1), and the argument of the power.
        let (mut below, mut argument) = ([0; L], double);
        if let Some(v) = v {
            below = *v;
            for _ in 1..self.twos {
                ring.square_times(&mut below, 1);
                ring.mul(&mut below, v);
            }
            let mut factor = below;
            ring.square_times(&mut factor, 1);
            ring.mul(&mut factor, v);
            ring.mul(&mut argument, &factor);
            wipe(&mut factor);
        }
        let mut power = power(ring, &argument, &self.exponent);
        // x^((t-1)/2), and x times that: x is u / v, or twice that in the power.
        let mut root = *u;
        if let Some(v) = v {
            ring.mul(&mut power, &below);
            ring.mul(&mut root, &power);
            ring.mul(&mut power, v);
        } else {
            ring.mul(&mut root, &power);
        }
        // x^t, or half of (2x)^t.
        let mut rest = root;
        if self.twos > 1 {
            ring.mul(&mut rest, &power);
        }
        match self.twos {
            1 => {}
            2 => {
                let mut i = ring.double(&rest);
                i = ring.less_one(&i);
                ring.mul(&mut root, &i);
                wipe(&mut i);
            }
            _ => self.correct(ring, &mut root, &mut rest),
        }
        let mut square = root;
        ring.square_times(&mut square, 1);
        if let Some(v) = v {
            ring.mul(&mut square, v);
        }
        let yes = ring.equal(&square, u);
        for secret in [
            &mut below,
            &mut argument,
            &mut power,
            &mut rest,
            &mut square,
        ] {
            wipe(secret);
        }
        (root, yes)
    }

    /// Multiplies `root` by what makes `rest`, its square over `x`, one.
    ///
    /// Invariant: `rest` is a power of a root of one of order `2^(i-1)`, if `x` is a square, and
    /// the factor has order `2^i`.
    fn correct(&self, ring: &impl Ring<L>, root: &mut [u64; L], rest: &mut [u64; L]) {
        let mut factor = ring.enter(&self.unity);
        for i in (2..=self.twos as usize).rev() {
            let mut sign = *rest;
            ring.square_times(&mut sign, i - 2);
            let turn = !ring.is_one(&sign);
            let mut turned = *root;
            ring.mul(&mut turned, &factor);
            select_into(root, &turned, turn);
            ring.square_times(&mut factor, 1);
            turned = *rest;
            ring.mul(&mut turned, &factor);
            select_into(rest, &turned, turn);
            wipe(&mut sign);
            wipe(&mut turned);
        }
    }
}

/// The least odd number with the Jacobi symbol -1 modulo `m`, which is 1 modulo 8; or 1 if there is
/// none below [`SEARCHED`], as for a square.
const fn nonresidue(m: &[u64]) -> u64 {
    let mut z = 3;
    while z < SEARCHED {
        if is_minus_one(rest(m, z), z) {
            return z;
        }
        z += 2;
    }
    1
}

/// `m mod z` for `z` below `2^32`.
const fn rest(m: &[u64], z: u64) -> u64 {
    let (mut rest, mut i) = (0, m.len());
    while i > 0 {
        i -= 1;
        rest = (rest << 32 | m[i] >> 32) % z;
        rest = (rest << 32 | m[i] & u32::MAX as u64) % z;
    }
    rest
}

/// Whether the Jacobi symbol `(a / n)` is -1, for odd `n`.
const fn is_minus_one(mut a: u64, mut n: u64) -> bool {
    let mut minus = false;
    while a != 0 {
        let zeros = a.trailing_zeros();
        a >>= zeros;
        minus ^= zeros & 1 == 1 && (n & 7 == 3 || n & 7 == 5);
        minus ^= a & n & 3 == 3;
        (a, n) = (n % a, a);
    }
    minus && n == 1
}

/// `a / 2^count`.
const fn shift_right<const L: usize>(a: &mut [u64; L], count: usize) {
    let (words, bits) = (count / 64, count % 64);
    let mut i = 0;
    while i < L {
        let low = if i + words < L { a[i + words] } else { 0 };
        let high = if i + words + 1 < L {
            a[i + words + 1]
        } else {
            0
        };
        a[i] = low >> bits | high << 1 << (63 - bits);
        i += 1;
    }
}

/// `x^(2e + 1)`, in Montgomery's form.
const fn odd_power<const L: usize>(
    x: &[u64; L],
    e: &[u64; L],
    m: &[u64; L],
    inverse64: u64,
) -> [u64; L] {
    let mut out = *x;
    let mut started = false;
    let mut i = 64 * L;
    while i > 0 {
        i -= 1;
        let bit = e[i / 64] >> (i % 64) & 1 == 1;
        if started {
            out = montgomery_mul(&out, &out, m, inverse64);
            if bit {
                out = montgomery_mul(&out, x, m, inverse64);
            }
        }
        started |= bit;
    }
    if started {
        out = montgomery_mul(&out, &out, m, inverse64);
        out = montgomery_mul(&out, x, m, inverse64);
    }
    out
}

/// Montgomery's product for constants, in variable time.
const fn montgomery_mul<const L: usize>(
    a: &[u64; L],
    b: &[u64; L],
    m: &[u64; L],
    inverse64: u64,
) -> [u64; L] {
    let (mut out, mut top, mut i) = ([0; L], 0, 0);
    while i < L {
        let (mut carry, mut j) = (0, 0);
        while j < L {
            (out[j], carry) = mac(out[j], a[i], b[j], carry);
            j += 1;
        }
        let (high, higher) = adc(top, carry, 0);
        let q = out[0].wrapping_mul(inverse64.wrapping_neg());
        let (_, mut carry) = mac(out[0], q, m[0], 0);
        j = 1;
        while j < L {
            (out[j - 1], carry) = mac(out[j], q, m[j], carry);
            j += 1;
        }
        let over;
        (out[L - 1], over) = adc(high, carry, 0);
        top = higher + over;
        i += 1;
    }
    let (mut less, mut borrow, mut i) = (out, 0, 0);
    while i < L {
        (less[i], borrow) = sbb(less[i], m[i], borrow);
        i += 1;
    }
    if top >= borrow { less } else { out }
}
