// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of polynomials by the definition: the same places for all operands.

/// `a b`, of as many coefficients as both have together.
pub fn full(a: &[i16], b: &[i16]) -> Vec<i64> {
    let mut out = vec![0i64; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate() {
        for (o, &y) in out[i..].iter_mut().zip(b) {
            *o += x as i64 * y as i64;
        }
    }
    out
}

/// The remainder nearest to zero modulo an odd `m`, or from `-m/2` on; `m` is public.
pub fn centered(x: i64, m: i64) -> i16 {
    // |x| < 2^37: a multiple makes it positive. A multiplication by a reciprocal, no division.
    let reciprocal = (1i128 << 80) / m as i128;
    let positive = x + m / 2 + (m << 36);
    let quotient = ((positive as i128 * reciprocal) >> 80) as i64;
    let r = positive - quotient * m;
    // The quotient is at most one too small.
    let r = r - m;
    (r + (m & (r >> 63)) - m / 2) as i16
}

/// `a b` modulo `x^p - x - 1` and `m`, centered.
pub fn prime(a: &[i16], b: &[i16], m: i64) -> Vec<i16> {
    let p = a.len();
    let mut c = full(a, b);
    for i in (p..2 * p).rev() {
        let top = c[i];
        c[i - p] += top;
        c[i - p + 1] += top;
    }
    c[..p].iter().map(|&x| centered(x, m)).collect()
}

/// `a b` modulo `x^n - 1` and `m`, centered.
pub fn cyclic(a: &[i16], b: &[i16], m: i64) -> Vec<i16> {
    let n = a.len();
    let c = full(a, b);
    (0..n).map(|i| centered(c[i] + c[i + n], m)).collect()
}

/// The same modulo `1 + x + ... + x^(n-1)`: the last coefficient is zero.
pub fn all_ones(a: &[i16], m: i64) -> Vec<i16> {
    let last = a[a.len() - 1] as i64;
    a.iter().map(|&c| centered(c as i64 - last, m)).collect()
}

/// From 0 to `q - 1`, as the library has coefficients.
pub fn residues(a: &[i16], q: i64) -> Vec<u16> {
    a.iter()
        .map(|&c| {
            let c = c as i64;
            (c + (q & (c >> 63))) as u16
        })
        .collect()
}

/// Back from there.
pub fn signed(a: &[u16], q: i64) -> Vec<i16> {
    a.iter().map(|&c| centered(c as i64, q)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_near_zero() {
        for m in [3i64, 2048, 4096, 8192, 4591, 7879] {
            for x in (-30_000_000i64..30_000_000).step_by(997).chain(-10..10) {
                let r = centered(x, m) as i64;
                assert_eq!((x - r).rem_euclid(m), 0);
                assert!(-m <= 2 * r && 2 * r < m + m % 2, "{x} {m} {r}");
            }
        }
    }
}
