// SPDX-License-Identifier: MIT OR Apache-2.0
//! Carry-less products without an instruction for them and without tables: integer products of
//! words of which three bits in four are cleared, so that no carry reaches a bit that counts.
#![cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "tables of linear maps are allocated")
)]

use crate::ct::Mask;

/// How a field reduces products with carry-less products: what is above `64 n` bits is folded,
/// replaced by its product with `r`.
#[cfg_attr(
    not(any(target_arch = "x86_64", target_arch = "aarch64")),
    allow(dead_code, reason = "other CPUs have no carry-less products")
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folding {
    /// `x^(64 n) mod f`, below `x^128`.
    pub r: [u64; 2],
    /// Whether it is longer than a word.
    pub wide: bool,
    /// `r = x^shifts[0] + x^shifts[1]`, for `shifts[0] < 64 ≤ shifts[1]`.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs fold by products")
    )]
    pub shifts: Option<[u32; 2]>,
    /// The folds after the first, until nothing is above `64 n` bits.
    pub more: usize,
    /// How squares are reduced before they are taken, if they can be.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs fold squares as products")
    )]
    pub split: Option<Split>,
    /// Squares of nibbles times `r`, if they are short.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs fold squares as products")
    )]
    pub nibbles: Option<Nibbles>,
    /// How elements are brought below degree m, if one product does it.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs have no passes of batches")
    )]
    pub tail: Option<Tail>,
}

/// `x^m mod f`, and where m is in an element's last word; 0 if it is beyond that word.
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs have no passes of batches")
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tail {
    pub top: u32,
    pub low: [u64; 2],
}

/// The bytes of `r` times the squares of 16 nibbles, from number `first` on, of which `count` are
/// not zero throughout.
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs fold squares as products")
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nibbles {
    pub first: usize,
    pub count: usize,
    pub tables: [[u8; 16]; 4],
}

impl Nibbles {
    /// None if more than four bytes are not zero, or `r^2` is longer than a word.
    pub const fn new(r: u64) -> Option<Self> {
        let first = r.trailing_zeros() as usize / 8;
        let degree = 63 - r.leading_zeros() as usize;
        let count = (degree + 6) / 8 - first + 1;
        if count > 4 || degree > 31 {
            return None;
        }
        let (mut tables, mut i) = ([[0; 16]; 4], 0);
        while i < 64 {
            let (square, byte) = (spread(i as u64 % 16) as u128, first + i / 16);
            let (mut product, mut bit) = (0, 0);
            while bit < 8 {
                product ^= (square >> bit & 1) * ((r as u128) << bit);
                bit += 1;
            }
            tables[i / 16][i % 16] = (product >> (8 * byte)) as u8;
            i += 1;
        }
        Some(Self {
            first,
            count,
            tables,
        })
    }
}

/// For a trinomial `x^m + x^k + 1` of odd m: with `a = u + v x^h` and `h = (m + 1) / 2` the square
/// is that of `e` and `x` times that of `o`, where `x^(2 h) = x + x^(k + 1)` adds multiples of `v`
/// to both. All numbers are counts of bits.
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs fold squares as products")
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Split {
    /// m and k.
    pub exponents: [u32; 2],
    /// Whether k is odd. If so, `x v` goes to `e` with a shift and to `o` without; if not, both
    /// times to `o`.
    pub odd: bool,
    /// That shift.
    pub shift: u32,
    /// Where the bits of `a` begin that this shift moves beyond an element; they come back once,
    /// and fit a word.
    pub above: u32,
}

impl Split {
    /// None where what is beyond an element would come back twice.
    pub const fn new(m: usize, k: usize) -> Option<Self> {
        let (odd, words) = (k % 2 == 1, m.div_ceil(64));
        let shift = if odd { k.div_ceil(2) } else { k / 2 };
        let fits = m % 2 == 1 && 2 * k <= m + 1 && k + 64 * words - m <= m && shift < 64;
        if !fits || words < 2 {
            return None;
        }
        Some(Self {
            exponents: [m as u32, k as u32],
            odd,
            shift: shift as u32,
            above: (if odd { m + 1 - shift } else { m - shift }) as u32,
        })
    }
}

/// Running products of a [`Pass`] that do not wait for each other: element `i` is a factor of
/// number `i mod CHAINS`.
pub(crate) const CHAINS: usize = 8;

/// A pass over elements, one after the other, a multiple of [`CHAINS`] of them, with as much room
/// as they take, and the running products. The first one writes to the room the running product
/// before each element, and multiplies by those that are not 0; yes if none is. The second one goes
/// back, from the inverses of the products, and replaces elements by theirs.
pub(crate) type Pass = fn(&Folding, &mut [u64], &mut [u64], &mut [u64]) -> Mask;

/// A part of a matrix over F2: one 32-bit word of the images of eight powers of x.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
pub(crate) struct Row(pub [u32; 8]);

/// A link of a chain of powers: `p[i + 1] = p[i]^(2^times) p[by]`, where `p[0] = a`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    pub times: usize,
    pub by: usize,
    /// Which matrix squares so often, if one does.
    pub map: Option<usize>,
}

/// The matrices of a chain's maps, one after the other, and for each the image of `x^(32 N)`.
#[derive(Clone, Copy)]
pub(crate) struct Maps<'a> {
    pub rows: &'a [Row],
    /// For each two powers of x in a quarter the four sums of their images, in the order of
    /// [`quarter_place`], if elements [are quartered](is_quartered).
    pub quarters: &'a [Row],
    /// For each map the images of the powers of x with which the second and the third quarter
    /// begin.
    pub middles: &'a [u64],
    /// `x^(64 N - 32) mod f`, where quarters have one byte less than `2 N`.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs read whole matrices")
    )]
    pub top: Option<[u64; 2]>,
    /// Whether what is above degree m is folded first, and [`WHOLE_BYTES`] of an element are mapped
    /// at once.
    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs read whole matrices")
    )]
    pub whole: bool,
}

impl<'a> Maps<'a> {
    #[inline(always)]
    pub fn matrix<const N: usize>(self, k: usize) -> &'a [Row] {
        &self.rows[k * 16 * N * N..(k + 1) * 16 * N * N]
    }

    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs read whole matrices")
    )]
    #[inline(always)]
    pub fn middles<const N: usize>(self, k: usize) -> [&'a [u64; N]; 2] {
        [2 * k, 2 * k + 1].map(|i| {
            let words = self.middles[i * N..].first_chunk();
            words.expect("two elements for each map")
        })
    }

    #[cfg_attr(
        not(target_arch = "x86_64"),
        allow(dead_code, reason = "other CPUs read whole matrices")
    )]
    #[inline(always)]
    pub fn quarters<const N: usize>(self, k: usize) -> &'a [Row] {
        &self.quarters[k * 8 * N * N..(k + 1) * 8 * N * N]
    }
}

/// Elements of five words that have no more bytes are hardly longer than those of four.
pub(crate) const WHOLE_BYTES: usize = 33;

/// The words of elements whose maps are read as quarters, where a CPU has shuffles of bytes: with
/// fewer words the products that join them take longer than the rest of the matrix.
pub(crate) const QUARTERED: core::ops::RangeInclusive<usize> = 5..=9;

/// Whether elements of `words` words are such.
pub(crate) const fn is_quartered(words: usize) -> bool {
    cfg!(target_arch = "x86_64") && *QUARTERED.start() <= words && words <= *QUARTERED.end()
}

/// Whether quarters of elements of `words` words, an odd number, may be shorter: where a
/// measurement shows that this gains.
pub(crate) const fn is_shortened(words: usize) -> bool {
    words == 7
}

/// The words of the longest elements.
pub(crate) const MAX_WORDS: usize = 16;

/// The longest chain; that of `m = 1023` along its bits has 17 links.
pub(crate) const MAX_STEPS: usize = 20;

/// The low 64 bits of the carry-less product.
///
/// *Invariant:* in a product of two masked words each nibble counts at most 16 ones; what exceeds a
/// nibble does so in the last one alone, and leaves the word. \[Por22\]
#[inline(always)]
pub(crate) const fn low(x: u64, y: u64) -> u64 {
    const M0: u64 = 0x1111_1111_1111_1111;
    const M1: u64 = M0 << 1;
    const M2: u64 = M0 << 2;
    const M3: u64 = M0 << 3;
    let (x0, x1, x2, x3) = (x & M0, x & M1, x & M2, x & M3);
    let (y0, y1, y2, y3) = (y & M0, y & M1, y & M2, y & M3);
    let z0 = x0.wrapping_mul(y0) ^ x1.wrapping_mul(y3) ^ x2.wrapping_mul(y2) ^ x3.wrapping_mul(y1);
    let z1 = x0.wrapping_mul(y1) ^ x1.wrapping_mul(y0) ^ x2.wrapping_mul(y3) ^ x3.wrapping_mul(y2);
    let z2 = x0.wrapping_mul(y2) ^ x1.wrapping_mul(y1) ^ x2.wrapping_mul(y0) ^ x3.wrapping_mul(y3);
    let z3 = x0.wrapping_mul(y3) ^ x1.wrapping_mul(y2) ^ x2.wrapping_mul(y1) ^ x3.wrapping_mul(y0);
    (z0 & M0) | (z1 & M1) | (z2 & M2) | (z3 & M3)
}

/// `(low, high)` of the carry-less product: the high half is the low one of the words reversed.
#[inline(always)]
pub(crate) const fn product(x: u64, y: u64) -> (u64, u64) {
    (
        low(x, y),
        low(x.reverse_bits(), y.reverse_bits()).reverse_bits() >> 1,
    )
}

/// `out = a b`, twice as long as they are, which have [`MAX_WORDS`] at most. One copy for all
/// lengths.
pub(crate) fn mul(out: &mut [u64], a: &[u64], b: &[u64]) {
    let n = a.len();
    let mut reversed = [[0; MAX_WORDS]; 2];
    for (reversed, words) in reversed.iter_mut().zip([a, b]) {
        let words = words.iter().map(|x| x.reverse_bits());
        reversed.iter_mut().zip(words).for_each(|(r, x)| *r = x);
    }
    let [a_reversed, b_reversed] = &reversed;
    // As in `product`, the high halves are the low ones of words reversed: each word once, and each
    // sum of them.
    let mut high = [0; 2 * MAX_WORDS];
    low_halves(&mut high[..2 * n - 1], &a_reversed[..n], &b_reversed[..n]);
    low_halves(&mut out[..2 * n - 1], a, b);
    out[2 * n - 1] = 0;
    for (word, high) in out[1..].iter_mut().zip(&high) {
        *word ^= high.reverse_bits() >> 1;
    }
}

/// The low halves of the products of words at their places, of which each `out[k]` has the sum:
/// Karatsuba's identity on pairs.
#[inline(always)]
fn low_halves(out: &mut [u64], a: &[u64], b: &[u64]) {
    let n = a.len();
    // The product of words `i` is a part of those of all sums with them, at the `n` places from `i`
    // on.
    let mut sum = 0;
    for i in 0..n {
        sum ^= low(a[i], b[i]);
        out[i] = sum;
    }
    for i in n..2 * n - 1 {
        out[i] = sum ^ out[i - n];
    }
    for i in 0..n {
        for j in i + 1..n {
            out[i + j] ^= low(a[i] ^ a[j], b[i] ^ b[j]);
        }
    }
}

/// The bits of the low half of `x`, a zero above each.
#[inline(always)]
pub(crate) const fn spread(x: u64) -> u64 {
    let mut x = x & 0xffff_ffff;
    x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    x = (x | x << 8) & 0x00ff_00ff_00ff_00ff;
    x = (x | x << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    x = (x | x << 2) & 0x3333_3333_3333_3333;
    (x | x << 1) & 0x5555_5555_5555_5555
}

/// The even bits of `x`, close together: undoes [`spread`].
#[inline(always)]
pub(crate) const fn gather(x: u64) -> u64 {
    let mut x = x & 0x5555_5555_5555_5555;
    x = (x | x >> 1) & 0x3333_3333_3333_3333;
    x = (x | x >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    x = (x | x >> 4) & 0x00ff_00ff_00ff_00ff;
    x = (x | x >> 8) & 0x0000_ffff_0000_ffff;
    (x | x >> 16) & 0xffff_ffff
}

/// The low `n` words of `a`, squared; it has `2 n` words.
pub(crate) const fn square(a: &mut [u64], n: usize) {
    let mut i = n;
    while i > 0 {
        i -= 1;
        let x = a[i];
        (a[2 * i], a[2 * i + 1]) = (spread(x), spread(x >> 32));
    }
}

/// The words of an image, of 32 bits, that a vector routine sums at a time: those that fit the
/// registers. In a matrix they stand together for all powers of x, so that it is read from one end
/// to the other.
pub(crate) const fn strip(words: usize) -> usize {
    match words {
        // They fit the first cache anyhow.
        0..=6 => 2 * words,
        7 => 5,
        8 | 9 => 6,
        _ => 8,
    }
}

/// Where the strip of an image's word `start` begins in a matrix, and how many words it has.
pub(crate) const fn strip_at(words: usize, start: usize) -> (usize, usize) {
    let (width, rest) = (strip(words), (2 * words).saturating_sub(start));
    (8 * words * start, if rest < width { rest } else { width })
}

/// Where a row has the image of `x^bit`: the group of eight such images, and the lane. Short
/// elements are eight lanes of bits, of which a group has the same bit of each, beginning with the
/// highest; a group of others has the bits of one byte.
pub(crate) const fn lane_place(words: usize, bit: usize) -> (usize, usize) {
    if words <= LANED {
        let length = 8 * words;
        (length - 1 - bit % length, bit / length)
    } else {
        (bit / 8, bit % 8)
    }
}

/// The bit of which [`lane_place`] is this.
const fn bit_of(words: usize, group: usize, lane: usize) -> usize {
    if words <= LANED {
        8 * words * (lane + 1) - 1 - group
    } else {
        8 * group + lane
    }
}

/// The words of elements of which vector routines keep all eighths in one register; with more, maps
/// take longer than to read words one after the other does.
pub(crate) const LANED: usize = 2;

/// Where a matrix of [`map`] has word `word`, of 32 bits, of the image of `x^bit`: row and place in
/// it.
pub(crate) const fn place(words: usize, bit: usize, word: usize) -> (usize, usize) {
    let start = word / strip(words) * strip(words);
    let (first, width) = strip_at(words, start);
    let (group, lane) = lane_place(words, bit);
    (first + group * width + word - start, lane)
}

/// Where a table of quarters has byte `byte` of the image of `x^bit`: row, 32-bit word in it, and
/// its byte. There are sums of two images each: those with neighboring powers have the same word.
pub(crate) const fn quarter_place(words: usize, bit: usize, byte: usize) -> (usize, usize) {
    (bit / 2 * words + byte / 8, byte % 8)
}

/// `out = M a` for a matrix over F2 in the order of [`place`]. Each word of the matrix is read,
/// whatever `a` is.
#[inline(always)]
pub(crate) fn map<const N: usize>(out: &mut [u64; N], matrix: &[Row], a: &[u64; N]) {
    assert!(matrix.len() == 16 * N * N);
    let mut sum = [[[0u32; 8]; 2]; N];
    let strips = sum.as_flattened_mut().chunks_mut(strip(N));
    let matrices = matrix.chunks(8 * N * strip(N));
    for (sum, matrix) in strips.zip(matrices) {
        // One row after the other: for the number of chunks, or for their bounds, compilers divide.
        let mut rows = matrix.iter();
        for group in 0..8 * N {
            let mut masks = [0u32; 8];
            for (lane, mask) in masks.iter_mut().enumerate() {
                let bit = bit_of(N, group, lane);
                *mask = crate::ct::Mask32::odd((a[bit / 64] >> (bit % 64)) as u32).word();
            }
            for (s, row) in sum.iter_mut().zip(rows.by_ref()) {
                for i in 0..8 {
                    s[i] ^= row.0[i] & masks[i];
                }
            }
        }
    }
    for (o, [low, high]) in out.iter_mut().zip(&sum) {
        let fold = |s: &[u32; 8]| s.iter().fold(0, |x, &y| x ^ y) as u64;
        *o = fold(low) | fold(high) << 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slow(x: u64, y: u64) -> u128 {
        (0..64)
            .filter(|i| y >> i & 1 == 1)
            .fold(0, |s, i| s ^ (x as u128) << i)
    }

    #[test]
    fn products_are_those_of_shifts() {
        let mut s = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = || {
            s = s.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            s ^ s >> 29
        };
        let mut cases = vec![
            (0, 0),
            (u64::MAX, u64::MAX),
            (1 << 63, 1 << 63),
            (1, u64::MAX),
        ];
        cases.extend((0..2000).map(|_| (next(), next())));
        for (x, y) in cases {
            let (low, high) = product(x, y);
            assert_eq!(
                low as u128 | (high as u128) << 64,
                slow(x, y),
                "{x:#x} {y:#x}"
            );
            assert_eq!(
                spread(x) as u128 | (spread(x >> 32) as u128) << 64,
                slow(x, x)
            );
            assert_eq!(gather(spread(x)), x & 0xffff_ffff);
        }
    }

    #[test]
    fn long_products_are_those_of_words() {
        let (a, b) = (
            [3u64, u64::MAX, 1 << 63],
            [u64::MAX, 7, 0x1234_5678_9abc_def0],
        );
        let mut out = [1; 6];
        mul(&mut out, &a, &b);
        let mut expected = [0u64; 7];
        for i in 0..3 {
            for j in 0..3 {
                let p = slow(a[i], b[j]);
                expected[i + j] ^= p as u64;
                expected[i + j + 1] ^= (p >> 64) as u64;
            }
        }
        assert_eq!(out, expected[..6]);
    }
}
