// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by exponentiation in binary rings, of any degree and of small ones.

use super::chains;
use crate::backend::x86_64::polynomial::binary;
use crate::backend::x86_64::polynomial::bit_square::WORDS;
use crate::backend::x86_64::polynomial::cyclic::{self, Cyclic, padded};
use crate::ct::{Mask, wipe};
use crate::polynomial::types::ring::{CyclicRing, MAX_DEGREE, Ring};
use subtle::Choice;

/// `a = a^(2^(r-1) - 2)`; `first` and `moved` are scratch of the same length.
#[inline(always)]
fn power<const B: usize>(
    ring: &mut Cyclic<B>,
    a: &mut [u64],
    first: &mut [u64],
    moved: &mut [u64],
    r: usize,
) {
    first.copy_from_slice(a);
    let n = r - 2;
    // factor = 2^-k modulo r; all of it is public.
    let (modulus, half) = (r as u64, r.div_ceil(2) as u64);
    let (mut k, mut factor) = (1, half);
    for i in (0..n.ilog2()).rev() {
        moved.copy_from_slice(a);
        ring.power(moved, k, factor as u32);
        ring.mul(a, moved);
        (k, factor) = (2 * k, factor * factor % modulus);
        if n >> i & 1 == 1 {
            ring.power(a, 1, half as u32);
            ring.mul(a, first);
            (k, factor) = (k + 1, factor * half % modulus);
        }
    }
    debug_assert_eq!(k, n);
    ring.power(a, 1, half as u32);
}

/// Scratch words of [`invert_cyclic`].
pub(crate) fn scratch(ring: &CyclicRing) -> usize {
    3 * padded(ring.words()) + cyclic::scratch(ring.words())
}

/// `out = a^-1` and yes, or zero and no, modulo `x^r - 1`.
///
/// Timing: depends on the ring.
pub(crate) fn invert_cyclic(
    ring: &CyclicRing,
    out: &mut [u64],
    a: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let (r, n) = (ring.degree(), a.len());
    // A unit modulo x - 1: an odd number of ones; modulo the other factor: not that factor itself.
    let parity = a.iter().fold(0, |sum, &word| sum ^ word).count_ones();
    let zeros = a[..n - 1].iter().fold(0, |all, &word| all | !word);
    let zeros = zeros | (a[n - 1] ^ ((1 << (r % 64)) - 1));
    let yes = Mask::odd(parity as u64) & !Mask::zero(zeros);
    let length = padded(n);
    let (elements, rest) = scratch.split_at_mut(3 * length);
    let (x, others) = elements.split_at_mut(length);
    let (first, moved) = others.split_at_mut(length);
    x[..n].copy_from_slice(a);
    x[n..].fill(0);
    let mut cyclic = Cyclic::<{ cyclic::LARGE }>::new(r, rest);
    power(&mut cyclic, x, first, moved, r);
    for (o, &word) in out.iter_mut().zip(&*x) {
        *o = word & yes.word();
    }
    cyclic.wipe();
    wipe(elements);
    yes.choice()
}

/// Words of the largest binary ring of small degree.
const SMALL: usize = (MAX_DEGREE + 1).div_ceil(64);

/// `out = a^-1` and yes, or zero and no, modulo `1 + x + ... + x^(n-1)`, which is irreducible: all
/// but zero have an inverse. The power is computed modulo `x^n - 1`, of which that is a factor.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let n = ring.len();
    let words = n.div_ceil(64);
    let mut element = [0; padded(SMALL)];
    let x = &mut element[..padded(words)];
    cyclic::pack(x, a, 0);
    // Zero modulo the factor: all coefficients are equal.
    let last = Mask::odd(x[words - 1] >> ((n - 1) % 64)).word();
    let top = u64::MAX >> (63 - (n - 1) % 64);
    let different = x[..words - 1].iter().fold(0, |all, &w| all | (w ^ last));
    let yes = !Mask::zero(different | ((x[words - 1] ^ last) & top));
    match chains::chain(n) {
        Some(chain) => {
            let x = x.first_chunk_mut().expect("padding");
            *x = binary::power(n, x, chain);
        }
        None => power_of_any(x, n),
    }
    let last = Mask::odd(x[words - 1] >> ((n - 1) % 64)).word();
    for x in &mut x[..words] {
        *x = (*x ^ last) & yes.word();
    }
    cyclic::unpack(out, x);
    out[n - 1] = 0;
    wipe(&mut element);
    yes.choice()
}

/// [`power`] in a ring of small degree.
fn power_of_any(x: &mut [u64], n: usize) {
    let words = n.div_ceil(64);
    let mut elements = [[0; padded(SMALL)]; 2];
    let [first, moved] = elements.each_mut().map(|e| &mut e[..x.len()]);
    let mut scratch = [0; cyclic::scratch(SMALL)];
    let mut cyclic = Cyclic::<{ cyclic::SMALL }>::new(n, &mut scratch[..cyclic::scratch(words)]);
    power(&mut cyclic, x, first, moved, n);
    cyclic.wipe();
    for element in &mut elements {
        wipe(element);
    }
}

/// `x = x y` modulo 2 and `x^n - 1`, packed, with zeros behind.
pub(crate) fn mul(n: usize, x: &mut [u64; WORDS], y: &[u64; WORDS]) {
    if binary::accepts(n) {
        let x = x.first_chunk_mut().expect("padding");
        *x = binary::mul(n, x, y.first_chunk().expect("padding"));
    } else {
        let words = n.div_ceil(64);
        let mut scratch = [0; cyclic::scratch(SMALL)];
        let mut cyclic =
            Cyclic::<{ cyclic::SMALL }>::new(n, &mut scratch[..cyclic::scratch(words)]);
        cyclic.mul(&mut x[..padded(words)], &y[..padded(words)]);
        cyclic.wipe();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_in_registers_are_elements_in_memory() {
        if !cyclic::available() {
            return;
        }
        for n in [509usize, 677, 701, 821] {
            let words = n.div_ceil(64);
            let top = u64::MAX >> (64 - n % 64);
            let element = |word: &dyn Fn(usize) -> u64| {
                let mut x = [0; padded(SMALL)];
                for (i, x) in x[..words].iter_mut().enumerate() {
                    *x = word(i);
                }
                x[words - 1] &= top;
                x
            };
            let mixed = |i: usize| (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let elements = [
                element(&|_| 0),
                element(&|_| u64::MAX),
                element(&|i| (i == 0) as u64),
                element(&|i| (i == words - 1) as u64 * (top ^ (top >> 1))),
                element(&|i| mixed(i) ^ (mixed(i) >> 29)),
                element(&|i| mixed(i + n)),
            ];
            for a in &elements {
                let chain = chains::chain(n).expect("a chain");
                let found = binary::power(n, a.first_chunk().expect("words"), chain);
                let mut expected = *a;
                power_of_any(&mut expected[..padded(words)], n);
                assert_eq!(found[..words], expected[..words], "{n}");
                assert!(found[words..].iter().all(|&word| word == 0));
                for b in &elements {
                    let [x, y] = [a, b].map(|x| x.first_chunk().expect("words"));
                    let found = binary::mul(n, x, y);
                    let mut scratch = [0; cyclic::scratch(SMALL)];
                    let scratch = &mut scratch[..cyclic::scratch(words)];
                    let mut product = *a;
                    Cyclic::<{ cyclic::SMALL }>::new(n, scratch)
                        .mul(&mut product[..padded(words)], &b[..padded(words)]);
                    assert_eq!(found[..words], product[..words], "{n}");
                }
            }
        }
        // Where there is no chain.
        assert!(chains::chain(523).is_none() && !binary::accepts(523));
    }

    #[test]
    #[should_panic(expected = "(step as usize) < r")]
    fn a_factor_that_is_not_reduced_moves_nothing() {
        let n = 523usize;
        let words = n.div_ceil(64);
        let mut scratch = [0; cyclic::scratch(SMALL)];
        let scratch = &mut scratch[..cyclic::scratch(words)];
        Cyclic::<{ cyclic::SMALL }>::new(n, scratch).power(
            &mut [0; padded(SMALL)][..padded(words)],
            n,
            n as u32,
        );
    }
}
