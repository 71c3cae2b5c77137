// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers in limbs of 60 bits, on which a batch of sixty divsteps works.
//!
//! They are signed: all limbs are in `[0, 2^60)` but the highest, which is signed. Limbs are stored
//! as `u64` and read as `i64`, so that scratch space has one type.

use crate::ct::Mask;

/// Bits of a limb, and steps in a batch.
pub(crate) const BITS: usize = 60;

/// The bits of a limb.
pub(crate) const LIMB: u64 = (1 << BITS) - 1;

/// How many 60-bit limbs hold any number in `(-2^(64 words + 1), 2^(64 words + 1))`.
pub(crate) const fn limbs60(words: usize) -> usize {
    (64 * words + 2).div_ceil(BITS)
}

/// `a limb` as a 128-bit number.
#[inline(always)]
pub(crate) fn wide(a: i64, limb: u64) -> i128 {
    a as i128 * limb as i64 as i128
}

/// `d = -d` if `yes`.
#[inline(always)]
pub(crate) fn negate_if(d: &mut [u64], yes: Mask) {
    for x in d.iter_mut() {
        *x = (*x ^ yes.word()).wrapping_sub(yes.word());
    }
    carry(d);
}

/// `d += m` if `yes`.
#[inline(always)]
pub(crate) fn add_if(d: &mut [u64], m: &[u64], yes: Mask) {
    for (x, &y) in d.iter_mut().zip(m) {
        *x = x.wrapping_add(y & yes.word());
    }
    carry(d);
}

/// Propagates carries, so that all limbs but the highest are in `[0, 2^60)` again.
#[inline(always)]
pub(crate) fn carry(d: &mut [u64]) {
    for i in 0..d.len() - 1 {
        d[i + 1] = d[i + 1].wrapping_add((d[i] as i64 >> BITS) as u64);
        d[i] &= LIMB;
    }
}

/// Splits 64-bit words into 60-bit limbs.
#[inline(always)]
pub(crate) fn from_words(out: &mut [u64], x: &[u64]) {
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    for (i, o) in out.iter_mut().enumerate() {
        let (word, shift) = (i * BITS / 64, i * BITS % 64);
        let high = if shift == 0 {
            0
        } else {
            at(word + 1) << (64 - shift)
        };
        *o = (at(word) >> shift | high) & LIMB;
    }
}

/// Lengths in limbs of 60 bits from which on what stands around a batch is compiled once for all of
/// them.
#[cfg(target_arch = "x86_64")]
pub(crate) const SHARED: usize = 18;

/// The same for lengths that the compiler knows: fifteen words are sixteen limbs, each with shifts
/// of its own, which it unrolls.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn split<const L60: usize, const WORDS: usize>(words: &[u64; WORDS]) -> [u64; L60] {
    let mut out = [0; L60];
    if L60 >= SHARED {
        split_long(&mut out, words);
        return out;
    }
    for (j, to) in out.iter_mut().enumerate() {
        *to = limb(words, j);
    }
    out
}

#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn split_long(out: &mut [u64], words: &[u64]) {
    let ((chunks, rest), (blocks, tail)) = (out.as_chunks_mut::<16>(), words.as_chunks::<15>());
    let whole = chunks.len().min(blocks.len());
    for (chunk, block) in chunks.iter_mut().zip(blocks) {
        for (j, to) in chunk.iter_mut().enumerate() {
            *to = limb(block, j);
        }
    }
    let (above, tail) = match blocks.get(whole) {
        Some(_) => (&mut [][..], &words[15 * whole..]),
        None => (chunks[whole..].as_flattened_mut(), tail),
    };
    debug_assert!(above.len() + rest.len() <= 16);
    for (j, to) in above.iter_mut().chain(rest).enumerate() {
        *to = limb(tail, j);
    }
}

/// Limb `j`, at most 15, of these words.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn limb(words: &[u64], j: usize) -> u64 {
    let at = |k: usize| words.get(k).copied().unwrap_or(0);
    let both = match j {
        0 => at(0),
        _ => at(j - 1) >> (64 - 4 * j) | at(j) << (4 * j),
    };
    both & LIMB
}

/// Limb `i` of these words, of this number of bits.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn limb_of(words: &[u64], bits: usize, i: usize) -> u64 {
    let (word, shift) = (bits * i / 64, bits * i % 64);
    let at = |k: usize| words.get(k).copied().unwrap_or(0);
    (at(word) >> shift | at(word + 1) << 1 << (63 - shift)) & ((1 << bits) - 1)
}

/// Joins 60-bit limbs of a number in `[0, 2^(64 len))` to 64-bit words.
#[inline(always)]
pub(crate) fn to_words(out: &mut [u64], x: &[u64]) {
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    for (i, o) in out.iter_mut().enumerate() {
        // The shift is a multiple of 4, at most 56: two limbs always fill the word.
        let (limb, shift) = (64 * i / BITS, 64 * i % BITS);
        *o = at(limb) >> shift | at(limb + 1) << (BITS - shift);
    }
}

/// Word `i` of a number in two's complement.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn word(d: &[u64], i: usize) -> u64 {
    let (limb, shift) = (64 * i / BITS, 64 * i % BITS);
    let sign = Mask::negative(d[d.len() - 1] as i64).word();
    let at = |k: usize| d.get(k).copied().unwrap_or(sign);
    let low = match limb + 1 == d.len() {
        true => (d[limb] as i64 >> shift) as u64,
        false => at(limb) >> shift,
    };
    low | at(limb + 1) << (BITS - shift)
}
