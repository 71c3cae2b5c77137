// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is public about a field: degree, exponents, and how its products are reduced.

pub(crate) use crate::backend::portable::binary_field::MAX_WORDS;
use crate::backend::portable::binary_field::{Folding, Nibbles, Split, Tail, gather, square};
use crate::error::Error;

/// The largest degree of a field.
pub const MAX_DEGREE: usize = 1023;
const _: () = assert!(MAX_WORDS == MAX_DEGREE.div_ceil(64));

/// The polynomial `x^m + x^(middle[0]) + … + 1`, and what follows from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The degree.
    pub m: usize,
    /// The words of an element.
    pub n: usize,
    /// The exponents between `m` and 0, decreasing; the first `terms` count.
    pub middle: [usize; 3],
    /// 1 for a trinomial, 3 for a pentanomial.
    pub terms: usize,
    /// How products are reduced by carry-less products; none where that is better done by shifts.
    pub folding: Option<Folding>,
    /// `1 / f` modulo `x^64`.
    pub inverse: u64,
}

impl Shape {
    /// As few squarings as give `a^(2^times)` for an element `a`: m of them give back `a`.
    #[inline(always)]
    pub fn squarings(&self, times: usize) -> usize {
        // What is usual needs no division.
        if times < self.m {
            times
        } else {
            times % self.m
        }
    }

    /// # Errors
    /// Degree or exponents that are out of range, or not in order.
    pub const fn new(m: usize, middle: &[usize]) -> Result<Self, Error> {
        if m < 2 || m > MAX_DEGREE {
            return Err(Error::FieldDegree {
                degree: m,
                accepted: MAX_DEGREE,
            });
        }
        let terms = middle.len();
        if terms != 1 && terms != 3 {
            return Err(Error::FieldTerms { terms });
        }
        let mut exponents = [0; 3];
        let (mut i, mut above) = (0, m);
        while i < terms {
            if middle[i] == 0 || middle[i] >= above {
                return Err(Error::FieldExponent {
                    exponent: middle[i],
                    below: above,
                });
            }
            (exponents[i], above) = (middle[i], middle[i]);
            i += 1;
        }
        let n = m.div_ceil(64);
        let mut shape = Self {
            m,
            n,
            middle: exponents,
            terms,
            folding: None,
            inverse: 0,
        };
        // x^(64 n) mod f, from x^(64 n) itself.
        let mut wide = [0; 2 * MAX_WORDS];
        wide[n] = 1;
        shape.reduce_bits(&mut wide, 64 * n + 1);
        let mut degree = 64 * n - 1;
        while wide[degree / 64] >> (degree % 64) & 1 == 0 {
            degree -= 1;
        }
        if degree < 128 {
            // A fold of `over` bits leaves `over + degree - 64 n`.
            let (mut over, mut more) = (degree, 0);
            while over > 0 && more < 3 {
                over = (over + degree).saturating_sub(64 * n);
                more += 1;
            }
            if over == 0 {
                shape.folding = Some(Folding {
                    r: [wide[0], wide[1]],
                    wide: degree >= 64,
                    shifts: shape.shifts(),
                    more,
                    split: if terms == 1 {
                        Split::new(m, middle[0])
                    } else {
                        None
                    },
                    nibbles: if degree < 64 {
                        Nibbles::new(wide[0])
                    } else {
                        None
                    },
                    tail: shape.tail(),
                });
            }
        }
        // The remainder of 1 after each step is divisible by one power of x more.
        let (low, mut rest, mut i) = (shape.polynomial()[0], 1u64, 0);
        while i < 64 {
            let bit = rest >> i & 1;
            shape.inverse |= bit << i;
            rest ^= (low * bit) << i;
            i += 1;
        }
        Ok(shape)
    }

    /// `x^m mod f`, where one product with it brings an element below degree m.
    const fn tail(&self) -> Option<Tail> {
        if self.middle[0] + 64 * self.n > 2 * self.m || self.middle[0] > 127 {
            return None;
        }
        let (mut low, mut i) = ([1, 0], 0);
        while i < self.terms {
            low[self.middle[i] / 64] |= 1 << (self.middle[i] % 64);
            i += 1;
        }
        Some(Tail {
            top: (self.m % 64) as u32,
            low,
        })
    }

    /// Whether it is the field of POLYVAL, see [`mirror`](super::mirror).
    pub const fn is_mirrored(&self) -> bool {
        let [a, b, c] = self.middle;
        self.m == 128 && a == 127 && b == 126 && c == 121
    }

    /// The exponents of `x^(64 n) mod f` of a trinomial that is longer than a word.
    const fn shifts(&self) -> Option<[u32; 2]> {
        let low = 64 * self.n - self.m;
        let high = low + self.middle[0];
        if self.terms == 1 && low < 64 && high >= 64 && high < 128 && high < self.m {
            Some([low as u32, high as u32])
        } else {
            None
        }
    }

    /// Whether maps are those of [`WHOLE_BYTES`], where elements can be brought below degree m for
    /// them.
    ///
    /// [`WHOLE_BYTES`]: crate::backend::portable::binary_field::WHOLE_BYTES
    #[cfg(feature = "alloc")]
    pub fn is_whole(&self) -> bool {
        use crate::backend::portable::binary_field::WHOLE_BYTES;
        let splits = self.folding.is_some_and(|f| f.split.is_some());
        self.n == 5 && self.m <= 8 * WHOLE_BYTES && splits
    }

    /// `x^(64 n - 32) mod f`, below `x^96`, where it serves to bring elements below `x^(64 n -
    /// 32)`.
    #[cfg(feature = "alloc")]
    pub fn top(&self) -> Option<[u64; 2]> {
        use crate::backend::portable::binary_field::is_shortened;
        let bits = 64 * self.n - 32;
        if !is_shortened(self.n) || self.m > bits || self.folding.is_none() {
            return None;
        }
        let mut power = [0; MAX_WORDS + 1];
        power[self.n - 1] = 1 << 32;
        self.reduce_bits(&mut power, bits + 1);
        let short = degree_or_minus_one(&power) < 96;
        short.then_some([power[0], power[1]])
    }

    /// `a mod f` in place, for an `a` of at most `bits` bits. It goes down from the top in chunks
    /// so short that no bit comes back into its chunk. The operations depend on the field and on
    /// `bits` alone.
    pub const fn reduce_bits(&self, a: &mut [u64], bits: usize) {
        let gap = self.m - self.middle[0];
        let mut end = bits;
        while end > self.m {
            // A chunk lies in one word.
            let mut start = (end - 1) / 64 * 64;
            if end - start > gap {
                start = end - gap;
            }
            if start < self.m {
                start = self.m;
            }
            let (word, shift) = (start / 64, start % 64);
            let chunk = a[word] >> shift & (u64::MAX >> (64 - (end - start)));
            a[word] ^= chunk << shift;
            let base = start - self.m;
            xor_shifted(a, chunk, base, end - start);
            let mut i = 0;
            while i < self.terms {
                xor_shifted(a, chunk, base + self.middle[i], end - start);
                i += 1;
            }
            end = start;
        }
    }

    /// The remainder of a product of two elements, in its lower half.
    #[inline(always)]
    pub fn reduce(&self, wide: &mut [u64]) {
        // Where the compiler knows another length there is no code for this one.
        if wide.len() != 4 || !self.is_mirrored() {
            return self.reduce_bits(wide, 128 * self.n);
        }
        let half = |i: usize| u128::from(wide[i]) | u128::from(wide[i + 1]) << 64;
        let rest = self.reduce_mirrored(half(0), half(2));
        (wide[0], wide[1]) = (rest as u64, (rest >> 64) as u64);
    }

    /// The remainder of `low + high x^128` for a field of degree 128: chunks would be as short as a
    /// bit where the exponents are near the degree. The quotient is `high / p` without its
    /// fraction, for `p = x^-128 f`. With `p^128 = 1` but for that, `1 / p` is the product of the
    /// first seven squares `p, p^2, p^4, …`, whose terms are as few as those of `f`.
    #[inline(always)]
    fn reduce_mirrored(&self, low: u128, high: u128) -> u128 {
        let mut quotient = high;
        for k in 0..7 {
            let moved = |e: usize| quotient.checked_shr(((128 - e) << k) as u32).unwrap_or(0);
            let [a, b, c] = self.middle.map(moved);
            quotient ^= a ^ b ^ c;
        }
        let [a, b, c] = self.middle.map(|e| quotient << e);
        low ^ quotient ^ a ^ b ^ c
    }

    /// The only representative of `a` below degree `m`.
    #[inline(always)]
    pub fn canonical<const N: usize>(&self, a: &[u64; N]) -> [u64; N] {
        let mut a = *a;
        self.reduce_bits(&mut a, 64 * N);
        a
    }

    /// Whether no polynomial but 1 and `f` divides `f`: Rabin's test, `x^(2^m) = x` and
    /// `gcd(x^(2^(m/p)) - x, f) = 1` for each prime `p` that divides `m`.
    pub const fn is_irreducible(&self) -> bool {
        let mut power = [0; 2 * MAX_WORDS];
        power[0] = 2;
        let mut i = 1;
        while i <= self.m {
            square(&mut power, self.n);
            self.reduce_bits(&mut power, 128 * self.n);
            if i < self.m && self.m.is_multiple_of(i) && is_prime(self.m / i) {
                power[0] ^= 2;
                let coprime = self.is_coprime(&power);
                power[0] ^= 2;
                if !coprime {
                    return false;
                }
            }
            i += 1;
        }
        power[0] ^= 2;
        degree_or_minus_one(&power) < 0
    }

    /// `f` itself: bit `m` may need one word more than an element has.
    pub const fn polynomial(&self) -> [u64; MAX_WORDS + 1] {
        let mut f = [0; MAX_WORDS + 1];
        f[self.m / 64] |= 1 << (self.m % 64);
        let mut i = 0;
        while i < self.terms {
            f[self.middle[i] / 64] |= 1 << (self.middle[i] % 64);
            i += 1;
        }
        f[0] |= 1;
        f
    }

    /// Whether `gcd(a, f) = 1`, by Euclid's algorithm on public numbers.
    const fn is_coprime(&self, a: &[u64]) -> bool {
        let mut u = self.polynomial();
        let mut v = [0; MAX_WORDS + 1];
        let mut i = 0;
        while i < self.n {
            v[i] = a[i];
            i += 1;
        }
        let (mut du, mut dv) = (self.m as isize, degree_or_minus_one(&v));
        while dv >= 0 {
            while du >= dv {
                xor_long(&mut u, &v, (du - dv) as usize, self.n + 1);
                du = degree_or_minus_one(&u);
            }
            (u, v) = (v, u);
            (du, dv) = (dv, du);
        }
        du == 0
    }

    /// The traces of `1, x, …, x^(m-1)`, as bits: Newton's identities between the power sums of the
    /// roots of `f` and its coefficients; few coefficients are not zero.
    pub const fn traces(&self) -> [u64; MAX_WORDS] {
        let mut t = [0u64; MAX_WORDS];
        t[0] = (self.m % 2) as u64;
        let mut i = 1;
        while i < self.m {
            let mut sum = 0;
            let mut j = 0;
            while j < self.terms {
                let e = self.m - self.middle[j];
                if e < i {
                    sum ^= t[(i - e) / 64] >> ((i - e) % 64) & 1;
                } else if e == i {
                    sum ^= (i % 2) as u64;
                }
                j += 1;
            }
            t[i / 64] |= sum << (i % 64);
            i += 1;
        }
        t
    }

    /// `sqrt(x)`, for an irreducible `f`: with its even and odd exponents `f = e^2 + x o^2`, and so
    /// it is `e / o`, by Euclid's algorithm on `f` and `o`.
    pub const fn root_of_x(&self) -> [u64; MAX_WORDS] {
        let f = self.polynomial();
        let (mut e, mut o) = ([0; 2 * MAX_WORDS], [0; MAX_WORDS + 1]);
        let mut i = 0;
        while i <= self.n && i <= MAX_WORDS {
            let (even, odd) = (gather(f[i]), gather(f[i] >> 1));
            e[i / 2] |= even << (32 * (i % 2));
            o[i / 2] |= odd << (32 * (i % 2));
            i += 1;
        }
        // u e = s o and v e = t o.
        let (mut u, mut v, mut s, mut t) = (f, o, [0; 2 * MAX_WORDS], e);
        let (mut du, mut dv) = (self.m as isize, degree_or_minus_one(&v));
        while dv > 0 {
            while du >= dv {
                xor_long(&mut u, &v, (du - dv) as usize, self.n + 1);
                xor_long(&mut s, &t, (du - dv) as usize, 2 * self.n);
                du = degree_or_minus_one(&u);
            }
            (u, v, s, t) = (v, u, t, s);
            (du, dv) = (dv, du);
        }
        // v is 1.
        self.reduce_bits(&mut t, 128 * self.n);
        let mut root = [0; MAX_WORDS];
        let mut i = 0;
        while i < self.n {
            root[i] = t[i];
            i += 1;
        }
        root
    }
}

/// `a ^= chunk x^base`, for a chunk of `width` bits.
#[inline(always)]
pub(crate) const fn xor_shifted(a: &mut [u64], chunk: u64, base: usize, width: usize) {
    let (word, shift) = (base / 64, base % 64);
    a[word] ^= chunk << shift;
    if shift + width > 64 {
        a[word + 1] ^= chunk >> (64 - shift);
    }
}

/// `u ^= v x^shift`, in the low `n` words.
const fn xor_long(u: &mut [u64], v: &[u64], shift: usize, n: usize) {
    let (words, bits) = (shift / 64, shift % 64);
    let mut i = n;
    while i > words {
        i -= 1;
        u[i] ^= v[i - words] << bits;
        if bits > 0 && i > words {
            u[i] ^= v[i - words - 1] >> (64 - bits);
        }
    }
}

const fn degree_or_minus_one(a: &[u64]) -> isize {
    let mut i = a.len();
    while i > 0 {
        i -= 1;
        if a[i] != 0 {
            return (64 * i + a[i].ilog2() as usize) as isize;
        }
    }
    -1
}

const fn is_prime(p: usize) -> bool {
    let mut d = 2;
    while d * d <= p {
        if p.is_multiple_of(d) {
            return false;
        }
        d += 1;
    }
    p > 1
}

/// Evaluates an expression with the constant `$n` bound to a number of words known at run time.
macro_rules! by_words {
    ($words:expr, $n:ident => $body:expr) => {
        by_words!(@ $words, $n, $body, 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    };
    (@ $words:expr, $n:ident, $body:expr, $($k:literal)*) => {
        match $words {
            $($k => {
                const $n: usize = $k;
                $body
            })*
            words => unreachable!("fields have 1 to 16 words, not {words}"),
        }
    };
}
pub(crate) use by_words;

/// Slices of a field's length as arrays.
#[inline(always)]
pub(crate) fn arrays<'a, const N: usize>(
    out: &'a mut [u64],
    a: &'a [u64],
) -> (&'a mut [u64; N], &'a [u64; N]) {
    match (out.try_into(), a.try_into()) {
        (Ok(out), Ok(a)) => (out, a),
        _ => panic!("operand and result have {N} words"),
    }
}
