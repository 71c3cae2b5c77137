// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery products of 4, 6 and 8 limbs, and the passes of batch inversion: mulx, adcx, adox.

use super::routines::{
    adx_montgomery_4, adx_montgomery_6, adx_montgomery_8, adx_montgomery_backward_4,
    adx_montgomery_backward_6, adx_montgomery_backward_8, adx_montgomery_forward_4,
    adx_montgomery_forward_6, adx_montgomery_forward_8, adx_near_power_squares_4,
    adx_pseudo_mersenne_backward_4, adx_pseudo_mersenne_forward_4,
};
use crate::cpu::Isa;

/// Running products that a batch interleaves: element `i` is a factor of product `i mod WAYS`.
pub(crate) const WAYS: usize = 4;

/// Whether there are routines for `limbs` limbs.
#[inline(always)]
pub(crate) const fn takes(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8)
}

/// Whether there are routines for `limbs` limbs, and this CPU can run them.
#[inline(always)]
pub(crate) fn has_montgomery(limbs: usize) -> bool {
    takes(limbs) && Isa::Adx.available()
}

/// Whether there are passes modulo `2^255 - r`, and this CPU can run them.
#[inline(always)]
pub(crate) fn has_pseudo_mersenne(r: u64) -> bool {
    takes_offset(r) && Isa::Adx.available()
}

/// Whether there are passes modulo `2^255 - r`. Adding 1 to a multiple of `2^255 - 1` may have a
/// carry, so that 1 is left out.
#[inline(always)]
pub(crate) const fn takes_offset(r: u64) -> bool {
    r % 2 == 1 && r >= 3 && r >> 31 == 0
}

/// `out = a b / R mod m`, canonical if `b < m`, for a length and a CPU of [`has_montgomery`].
///
/// `minus_inverse` is `-m^-1` modulo 2^64.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn montgomery(out: &mut [u64], a: &[u64], b: &[u64], m: &[u64], minus_inverse: u64) {
    let n = m.len();
    assert!(has_montgomery(n) && out.len() == n && a.len() == n && b.len() == n);
    let (out, a, b, m) = (out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), m.as_ptr());
    // SAFETY: the routine reads n words each of a, b and m, and writes n words of out; the CPU has
    // BMI2 and ADX. See SAFETY.md.
    unsafe {
        match n {
            4 => adx_montgomery_4(out, a, b, m, minus_inverse),
            6 => adx_montgomery_6(out, a, b, m, minus_inverse),
            _ => adx_montgomery_8(out, a, b, m, minus_inverse),
        }
    }
}

/// `x^(2^count)` modulo `2^256 - c`, for a CPU with ADX, `c` in `[1, 2^63)`, one square at least.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn near_power_squares(x: &mut [u64; 4], count: usize, c: u64) {
    assert!(Isa::Adx.available() && count >= 1 && c >= 1 && c >> 63 == 0);
    // SAFETY: the routine reads and writes the four words of x; the CPU has BMI2. See SAFETY.md.
    unsafe { adx_near_power_squares_4(x, count, c) }
}

/// The two passes of batch inversion over arrays, modulo some number.
///
/// [`forward`](Self::forward) makes the running products, and marks zeros of `x` by zeros in `p`;
/// [`backward`](Self::backward) makes inverses out of these and of the inverses of the last ones.
pub(crate) trait Passes<const L: usize> {
    /// `p[i + WAYS] = p[i] x[i]`, or `p[i]` where `x[i]` is zero; and such a `p[i]` becomes 0.
    fn forward(&self, p: &mut [[u64; L]], x: &[[u64; L]]);

    /// From the last `i` to the first, with `inverse = x[i + WAYS]`: `p[i] = inverse p[i]`,
    /// canonical, and `x[i] = inverse x[i]`, or `inverse` where `p[i]` is 0. Returns how many those
    /// were.
    fn backward(&self, p: &mut [[u64; L]], x: &mut [[u64; L]]) -> u64;
}

/// Modulo `2^255 - r`, lazily reduced.
pub(crate) struct PseudoMersenne(pub u64);

impl Passes<4> for PseudoMersenne {
    #[inline(always)]
    #[allow(unsafe_code)]
    fn forward(&self, p: &mut [[u64; 4]], x: &[[u64; 4]]) {
        assert!(has_pseudo_mersenne(self.0) && !x.is_empty() && p.len() == x.len() + WAYS);
        // SAFETY: the routine reads x.len() rows of x, and reads and writes WAYS more of p; the CPU
        // has BMI2 and ADX. See SAFETY.md.
        unsafe { adx_pseudo_mersenne_forward_4(p.as_mut_ptr(), x.as_ptr(), x.len(), self.0) }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn backward(&self, p: &mut [[u64; 4]], x: &mut [[u64; 4]]) -> u64 {
        assert!(has_pseudo_mersenne(self.0) && !p.is_empty() && x.len() == p.len() + WAYS);
        // SAFETY: the routine reads and writes p.len() rows of p, and reads WAYS more of x; the CPU
        // has BMI2 and ADX. See SAFETY.md.
        unsafe { adx_pseudo_mersenne_backward_4(p.as_mut_ptr(), x.as_mut_ptr(), p.len(), self.0) }
    }
}

/// Montgomery's product modulo `m`; the numbers of `p`, and the inverses, are canonical.
pub(crate) struct Montgomery<'a, const L: usize> {
    pub m: &'a [u64; L],
    pub minus_inverse: u64,
}

impl<const L: usize> Passes<L> for Montgomery<'_, L> {
    #[inline(always)]
    #[allow(unsafe_code)]
    fn forward(&self, p: &mut [[u64; L]], x: &[[u64; L]]) {
        assert!(has_montgomery(L) && !x.is_empty() && p.len() == x.len() + WAYS);
        let (p, x, count) = (p.as_mut_ptr().cast(), x.as_ptr().cast(), x.len());
        let (m, minus_inverse) = (self.m.as_ptr(), self.minus_inverse);
        // SAFETY: the routine for L reads count rows of x, and reads and writes WAYS more of p, and
        // reads L words of m; the CPU has BMI2 and ADX. See SAFETY.md.
        unsafe {
            match L {
                4 => adx_montgomery_forward_4(p, x, count, m, minus_inverse),
                6 => adx_montgomery_forward_6(p, x, count, m, minus_inverse),
                _ => adx_montgomery_forward_8(p, x, count, m, minus_inverse),
            }
        }
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn backward(&self, p: &mut [[u64; L]], x: &mut [[u64; L]]) -> u64 {
        assert!(has_montgomery(L) && !p.is_empty() && x.len() == p.len() + WAYS);
        let (p, x, count) = (p.as_mut_ptr().cast(), x.as_mut_ptr().cast(), p.len());
        let (m, minus_inverse) = (self.m.as_ptr(), self.minus_inverse);
        // SAFETY: the routine for L reads and writes count rows of p, and reads WAYS more of x, and
        // L words of m; the CPU has BMI2 and ADX. See SAFETY.md.
        unsafe {
            match L {
                4 => adx_montgomery_backward_4(p, x, count, m, minus_inverse),
                6 => adx_montgomery_backward_6(p, x, count, m, minus_inverse),
                _ => adx_montgomery_backward_8(p, x, count, m, minus_inverse),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// One array is longer than the other by the products that go on from one group to the next,
    /// and neither is empty.
    fn refuse_other_lengths<const L: usize>(passes: &impl Passes<L>) {
        let accepts = |long: usize, short: usize| {
            [true, false].map(|forward| {
                // The routine has room for what it writes, whatever it is told.
                let [mut a, mut b] = [[[1; L]; 16]; 2];
                let (a, b) = (&mut a[..long], &mut b[..short]);
                let pass = || match forward {
                    true => passes.forward(a, b),
                    false => _ = passes.backward(b, a),
                };
                catch_unwind(AssertUnwindSafe(pass)).is_ok()
            })
        };
        for count in 1..8 {
            assert_eq!(accepts(count + WAYS, count), [true; 2], "{count} elements");
            assert_eq!(accepts(count + WAYS - 1, count), [false; 2]);
            assert_eq!(accepts(count + WAYS + 1, count), [false; 2]);
        }
        assert_eq!(accepts(WAYS, 0), [false; 2]);
    }

    fn refuse_other_lengths_of_montgomery<const L: usize>() {
        // 2^(64 L) - 1, which is -1 modulo 2^64.
        let (m, minus_inverse) = (&[u64::MAX; L], 1);
        refuse_other_lengths(&Montgomery { m, minus_inverse });
    }

    #[test]
    fn passes_refuse_other_lengths() {
        if !Isa::Adx.available() {
            return;
        }
        refuse_other_lengths(&PseudoMersenne(19));
        refuse_other_lengths_of_montgomery::<4>();
        refuse_other_lengths_of_montgomery::<6>();
        refuse_other_lengths_of_montgomery::<8>();
    }
}
