// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery multiplication on limb slices \[Mon85\], `R = 2^(64 len)`, constant time.

use super::modulus_ref::ModulusRef;
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use crate::backend::aarch64::integer::product;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product;
use crate::ct::Mask;
#[cfg(feature = "rand_core")]
use crate::ct::wipe;
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
use crate::integer::choice::{Operation, Way};
use crate::limbs::{add_assign, add_if, borrow, sub_assign, sub_if};
use crate::word::{adc, mac};

/// `out = a b / R mod m`, canonical if `b < m`; `a` is any number below `R`.
#[inline(always)]
pub(crate) fn mul(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) {
    if !in_assembly(out, a, b, m) {
        mul_portable(out, a, b, m);
    }
}

/// [`mul`] into a new array.
#[inline(always)]
pub(crate) fn mul_array<const L: usize>(a: &[u64; L], b: &[u64; L], m: ModulusRef<'_>) -> [u64; L] {
    // What the compiler does not see written would be set to 0 first.
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    if Operation::Mul(L).way() == Way::ProductsAarch64 {
        return product::montgomery_array(a, b, m.limbs(), m.inverse64().wrapping_neg());
    }
    let mut out = [0; L];
    mul(&mut out, a, b, m);
    out
}

/// [`mul`] where the compiler does not know the length: programs have the portable form once, not
/// in each caller.
#[inline(always)]
pub(crate) fn mul_any(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) {
    if !in_assembly(out, a, b, m) {
        mul_portable_any(out, a, b, m);
    }
}

#[inline(never)]
fn mul_portable_any(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) {
    mul_portable(out, a, b, m);
}

/// Whether the way of this length is assembly, and has multiplied.
#[inline(always)]
fn in_assembly(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) -> bool {
    #[cfg(target_arch = "x86_64")]
    if Operation::Mul(m.limbs().len()).way() == Way::ProductsAdx {
        mul_assembly(out, a, b, m);
        return true;
    }
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    ))]
    if Operation::Mul(m.limbs().len()).way() == Way::ProductsAarch64 {
        mul_assembly(out, a, b, m);
        return true;
    }
    let _ = (out, a, b, m);
    false
}

/// [`mul`] for lengths that have a routine.
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
#[inline(always)]
pub(crate) fn mul_assembly(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) {
    let n = m.limbs().len();
    let (out, a, b) = (&mut out[..n], &a[..n], &b[..n]);
    product::montgomery(out, a, b, m.limbs(), m.inverse64().wrapping_neg());
}

/// [`mul`] for any length and any CPU.
#[inline(always)]
pub(crate) fn mul_portable(out: &mut [u64], a: &[u64], b: &[u64], m: ModulusRef<'_>) {
    let modulus = m.limbs();
    let n = modulus.len();
    let minus_inverse = m.inverse64().wrapping_neg();
    let (out, b) = (&mut out[..n], &b[..n]);
    out.fill(0);
    // Invariant: out + 2^(64 n) top < 2m: it gains at most (2^64 - 1) (b + m), and loses a limb.
    let mut top = 0;
    for &x in &a[..n] {
        let mut carry = 0;
        for (o, &y) in out.iter_mut().zip(b) {
            (*o, carry) = mac(*o, x, y, carry);
        }
        let (high, higher) = adc(top, carry, 0);
        let q = out[0].wrapping_mul(minus_inverse);
        let (_, mut carry) = mac(out[0], q, modulus[0], 0);
        for i in 1..n {
            (out[i - 1], carry) = mac(out[i], q, modulus[i], carry);
        }
        let c;
        (out[n - 1], c) = adc(high, carry, 0);
        top = higher + c;
    }
    subtract_once(out, top, modulus);
}

/// `out -= m` if the number, with `top` as its next limb, is at least `m`.
#[inline(always)]
fn subtract_once(out: &mut [u64], top: u64, m: &[u64]) {
    let below = borrow(out, m);
    // Not below m: either there is a top, or no borrow.
    let yes = Mask::from_bit(top | (below ^ 1));
    sub_if(out, m, yes);
}

/// [`redc`] where the compiler does not know the length, or where it seldom runs.
#[inline(never)]
pub(crate) fn redc_any(x: &mut [u64], m: ModulusRef<'_>) {
    redc(x, m);
}

/// `x = x / R mod m`, canonical, for any `x` below `R`.
#[inline(always)]
pub(crate) fn redc(x: &mut [u64], m: ModulusRef<'_>) {
    divide_by_words(x, m, m.limbs().len());
}

/// `x = x / 2^(64 w)` modulo `m`, for any `x` below `R`, where `w` is as small as the public length
/// of `m` allows: the result is below `2^bits`, and canonical if `x` is. Twice it divides an
/// inverse of the quotient by the same power.
///
/// With `64 (n - w) < bits < 64 n` it is below `2^(bits - 1) + m` before the last subtraction, and
/// below `R`.
#[inline(never)]
pub(crate) fn shorten(x: &mut [u64], m: ModulusRef<'_>) {
    debug_assert!(m.bits() < 64 * m.limbs().len());
    let words = m.limbs().len() - m.bits().saturating_sub(1) / 64;
    divide_by_words(x, m, words);
}

#[inline(always)]
fn divide_by_words(x: &mut [u64], m: ModulusRef<'_>, words: usize) {
    let modulus = m.limbs();
    let n = modulus.len();
    let minus_inverse = m.inverse64().wrapping_neg();
    let x = &mut x[..n];
    for _ in 0..words {
        let q = x[0].wrapping_mul(minus_inverse);
        let (_, mut carry) = mac(x[0], q, modulus[0], 0);
        for i in 1..n {
            (x[i - 1], carry) = mac(x[i], q, modulus[i], carry);
        }
        x[n - 1] = carry;
    }
    // Where it is all words at most m: less than (R + R m) / R.
    subtract_once(x, 0, modulus);
}

/// `out = x + y mod m`, canonical, for any `x` and `y` below `R`; `r2` is `R^2` modulo the modulus,
/// `tmp` scratch that holds a secret at the end.
///
/// The sum is `s + c R`: `s R + c R^2` is below `2m`, and a reduction removes the factor R.
#[inline(always)]
pub(crate) fn add(
    out: &mut [u64],
    x: &[u64],
    y: &[u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    tmp: &mut [u64],
) {
    tmp.copy_from_slice(x);
    let carry = add_assign(tmp, y);
    mul(out, tmp, r2, m);
    let top = add_if(out, r2, Mask::from_bit(carry));
    subtract_once(out, top, m.limbs());
    redc(out, m);
}

/// `out = x - y mod m`, in the same way: the difference is `d - b R`.
#[inline(always)]
pub(crate) fn sub(
    out: &mut [u64],
    x: &[u64],
    y: &[u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    tmp: &mut [u64],
) {
    tmp.copy_from_slice(x);
    let borrow = sub_assign(tmp, y);
    mul(out, tmp, r2, m);
    let below = sub_if(out, r2, Mask::from_bit(borrow));
    add_if(out, m.limbs(), Mask::from_bit(below));
    redc(out, m);
}

/// `x = x + y mod m` for reduced `x` and `y`. Of other numbers it makes some number.
#[inline(always)]
pub(crate) fn add_reduced(x: &mut [u64], y: &[u64], m: &[u64]) {
    let carry = add_assign(x, y);
    subtract_once(x, carry, m);
}

/// `x = x - y mod m` for reduced `x` and `y`, as [`add_reduced`].
#[inline(always)]
pub(crate) fn sub_reduced(x: &mut [u64], y: &[u64], m: &[u64]) {
    let borrow = sub_assign(x, y);
    add_if(x, m, Mask::from_bit(borrow));
}

/// `out = x mod m`, canonical, for an `x` of any length; `tmp` has two rows of scratch, which hold
/// secrets at the end.
///
/// Horner's rule on the blocks of `x` that are as long as the modulus. The sum so far carries a
/// factor R.
///
/// Timing: depends on the lengths. Cost: two Montgomery products a block.
pub(crate) fn reduce_any(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    tmp: &mut [u64],
) {
    let n = m.limbs().len();
    let (block, product) = tmp.split_at_mut(n);
    let product = &mut product[..n];
    out.fill(0);
    // Where the highest block begins: without a division, which `x.chunks(n).rev()` takes.
    let mut start = 0;
    while start + n < x.len() {
        start += n;
    }
    loop {
        let part = &x[start..x.len().min(start + n)];
        mul_any(product, out, r2, m);
        block.fill(0);
        block[..part.len()].copy_from_slice(part);
        mul_any(out, block, r2, m);
        add_reduced(out, product, m.limbs());
        if start == 0 {
            break;
        }
        start -= n;
    }
    redc_any(out, m);
}

/// A random residue. It is a reduced random number with twice the limbs of the modulus, so the bias
/// is at most one part in `2^(64 len)`. `r2` is `R^2` modulo the modulus, `drawn` scratch of twice
/// the length, wiped.
#[cfg(feature = "rand_core")]
pub(crate) fn random_residue<R: rand_core::TryCryptoRng + ?Sized>(
    out: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    drawn: &mut [u64],
    rng: &mut R,
) -> Result<(), R::Error> {
    let result = drawn.iter_mut().try_for_each(|limb| {
        *limb = rng.try_next_u64()?;
        Ok(())
    });
    if result.is_ok() {
        let (high, low) = drawn.split_at_mut(m.limbs().len());
        mul(out, high, r2, m);
        // High is done with, and takes the reduced low.
        mul(high, low, r2, m);
        redc(high, m);
        add_reduced(out, high, m.limbs());
    }
    wipe(drawn);
    result
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::integer::shared::testing::Random;
    use num_bigint::BigUint;

    /// Assembly against portable code, on random numbers and on those of edge words.
    fn compare<const L: usize>() {
        let mut random = Random(7 + L as u64);
        for _ in 0..20_000 {
            let mut m = random.any(L);
            m[0] |= 1;
            let m = ModulusRef::from_odd(&m);
            let mut b = random.any(L);
            redc(&mut b, m);
            for _ in 0..5 {
                let a = random.any(L);
                let (mut out, mut twin) = ([u64::MAX; L], [0; L]);
                mul(&mut out, &a, &b, m);
                mul_portable(&mut twin, &a, &b, m);
                assert_eq!(out, twin, "{a:x?} {b:x?} {m:x?}");
                b.copy_from_slice(&out);
            }
        }
    }

    fn number(x: &[u64]) -> BigUint {
        x.iter()
            .rev()
            .fold(BigUint::ZERO, |sum, &x| (sum << 64) + x)
    }

    /// A quotient below the public length, and of canonical numbers canonical.
    fn shortens<const L: usize>() {
        let mut random = Random(70 + L as u64);
        for bits in [1, 2, 63, 64, 65, 64 * L - 65, 64 * L - 55, 64 * L - 1] {
            let words = L - (bits - 1) / 64;
            for turn in 0..100 {
                // Of that length, and shorter ones.
                let most = if turn % 4 == 0 {
                    bits.div_ceil(3)
                } else {
                    bits
                };
                let mut limbs = random.any(L);
                for (i, limb) in limbs.iter_mut().enumerate() {
                    let keep = most.saturating_sub(64 * i).min(64);
                    *limb &= u64::MAX.checked_shr(64 - keep as u32).unwrap_or(0);
                }
                limbs[0] |= 1;
                let inverse = crate::word::invert_mod_2_64(limbs[0]);
                let m = ModulusRef::from_parts(&limbs, inverse, bits);
                let modulus = number(&limbs);
                let mut x = random.any(L);
                for canonical in [false, true] {
                    let mut short = x.clone();
                    shorten(&mut short, m);
                    let found = number(&short);
                    assert!(found.bits() <= bits as u64, "{bits}: {found:x}");
                    assert!(!canonical || found < modulus, "{bits}: {found:x}");
                    assert_eq!((found << (64 * words)) % &modulus, number(&x) % &modulus);
                    redc(&mut x, m);
                }
            }
        }
    }

    #[test]
    fn a_shortened_number_is_a_quotient() {
        shortens::<2>();
        shortens::<9>();
    }

    #[test]
    fn assembly_and_portable_code_agree() {
        compare::<4>();
        compare::<6>();
        compare::<8>();
    }
}
