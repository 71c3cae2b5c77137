// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials by definition: coefficients modulo a number, the constant term first.

/// Without the zeros at the end.
pub fn trimmed(mut a: Vec<u32>) -> Vec<u32> {
    while a.last() == Some(&0) {
        a.pop();
    }
    a
}

fn power(a: u64, mut k: u64, q: u64) -> u64 {
    let (mut result, mut base) = (1 % q, a % q);
    while k > 0 {
        if k % 2 == 1 {
            result = result * base % q;
        }
        base = base * base % q;
        k /= 2;
    }
    result
}

/// `a b` modulo `q`.
pub fn product(a: &[u32], b: &[u32], q: u32) -> Vec<u32> {
    let mut sum = vec![0u64; (a.len() + b.len()).saturating_sub(1)];
    for (i, &x) in a.iter().enumerate().filter(|(_, x)| **x != 0) {
        // Modulo a multiple of q, which is below 2^31: a division takes longer.
        for (s, &y) in sum[i..].iter_mut().zip(b) {
            *s += u64::from(x) * u64::from(y);
            *s = (*s).min(s.wrapping_sub(u64::from(q) << 32));
        }
    }
    trimmed(sum.iter().map(|s| (s % u64::from(q)) as u32).collect())
}

/// `a - c x^shift b` modulo `q`.
fn subtract(a: &mut Vec<u32>, b: &[u32], c: u64, shift: usize, q: u64) {
    a.resize(a.len().max(b.len() + shift), 0);
    for (a, &b) in a[shift..].iter_mut().zip(b) {
        *a = ((u64::from(*a) + (q - c) * u64::from(b)) % q) as u32;
    }
    *a = trimmed(std::mem::take(a));
}

/// `a - c b` modulo `q`.
pub fn minus(a: &[u32], c: u32, b: &[u32], q: u32) -> Vec<u32> {
    let mut a = a.to_vec();
    subtract(&mut a, b, c.into(), 0, q.into());
    a
}

/// The quotient and the remainder by `f`, whose highest coefficient has an inverse modulo `q`, a
/// prime, or is 1.
pub fn divided(a: &[u32], f: &[u32], q: u32) -> [Vec<u32>; 2] {
    let (mut r, q) = (trimmed(a.to_vec()), u64::from(q));
    let mut quotient = vec![0; (r.len() + 1).saturating_sub(f.len())];
    let top = u64::from(f[f.len() - 1]);
    let unit = if top == 1 { 1 } else { power(top, q - 2, q) };
    while r.len() >= f.len() {
        let c = u64::from(r[r.len() - 1]) * unit % q;
        let shift = r.len() - f.len();
        quotient[shift] = c as u32;
        subtract(&mut r, f, c, shift, q);
    }
    [quotient, r]
}

/// `a` modulo such an `f`.
pub fn remainder(a: &[u32], f: &[u32], q: u32) -> Vec<u32> {
    let [_, r] = divided(a, f, q);
    r
}

/// The monic gcd of `a` and `b` modulo a prime, and its cofactors, or zeros. Euclid's algorithm,
/// one coefficient at a time.
pub fn xgcd(a: &[u32], b: &[u32], p: u32) -> [Vec<u32>; 3] {
    let q = u64::from(p);
    let unit = |a: &[u32]| a.last().map_or(0, |&top| power(top.into(), q - 2, q));
    // The first of a row is the second times a plus the third times b.
    let mut u = [trimmed(a.to_vec()), vec![1], Vec::new()];
    let mut v = [trimmed(b.to_vec()), Vec::new(), vec![1]];
    while !v[0].is_empty() {
        let unit = unit(&v[0]);
        while u[0].len() >= v[0].len() {
            let c = u64::from(u[0][u[0].len() - 1]) * unit % q;
            let shift = u[0].len() - v[0].len();
            let rows = u.iter_mut().zip(&v);
            rows.for_each(|(u, v)| subtract(u, v, c, shift, q));
        }
        (u, v) = (v, u);
    }
    let unit = unit(&u[0]) as u32;
    u.map(|a| product(&a, &[unit], p))
}

/// The inverse of `a` modulo `f` and a prime, of a smaller degree than `f`; none if there is none.
pub fn inverse(a: &[u32], f: &[u32], p: u32) -> Option<Vec<u32>> {
    let [gcd, s, _] = xgcd(&remainder(a, f, p), f, p);
    (gcd.len() == 1).then_some(s)
}

/// The product of `b` over the roots of `a`, times the highest coefficient of `a` to the power of
/// the degree of `b`.
pub fn resultant(a: &[u32], b: &[u32], p: u32) -> u32 {
    let (mut a, mut b, q) = (trimmed(a.to_vec()), trimmed(b.to_vec()), u64::from(p));
    let mut value = u64::from(!a.is_empty() && !b.is_empty());
    while b.len() > 1 {
        let r = remainder(&a, &b, p);
        let top = power(b[b.len() - 1].into(), (a.len() - r.len()) as u64, q);
        let odd = a.len() % 2 == 0 && b.len() % 2 == 0;
        value = value * if odd { q - top } else { top } % q;
        (a, b) = (b, r);
    }
    let last = b.first().map_or(0, |&b| b.into());
    (value * power(last, a.len().saturating_sub(1) as u64, q) % q) as u32
}

/// The same modulo a power of two, for `f` with coefficients 1 alone: a start modulo 2, and
/// Newton's rounds at full length.
pub fn inverse_power_of_two(a: &[u32], f: &[u32], q: u32) -> Option<Vec<u32>> {
    let bits: Vec<u32> = a.iter().map(|c| c % 2).collect();
    let mut r = inverse(&bits, f, 2)?;
    let mut known = 1;
    while known < q.ilog2() {
        let mut e = remainder(&product(a, &r, q), f, q);
        // 2 - a r
        e.resize(e.len().max(1), 0);
        e.iter_mut().for_each(|c| *c = (q - *c) % q);
        e[0] = (e[0] + 2) % q;
        r = remainder(&product(&r, &e, q), f, q);
        known *= 2;
    }
    Some(r)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_multiply_to_one() {
        let one = |a: &[u32], y: &[u32], f: &[u32], q| remainder(&product(a, y, q), f, q) == [1];
        let f = [1, 1, 1, 1, 1];
        for (q, count) in [(2, 15), (3, 80), (7, 2400)] {
            let mut units = 0;
            for n in 0..u32::pow(q, 4) {
                let a: Vec<u32> = (0..4).map(|i| n / u32::pow(q, i) % q).collect();
                if let Some(y) = inverse(&a, &f, q) {
                    assert!(one(&a, &y, &f, q));
                    units += 1;
                }
            }
            // Irreducible modulo each of them.
            assert_eq!(units, count);
        }
        for n in 0..4u32.pow(4) {
            let a: Vec<u32> = (0..4).map(|i| n / 4u32.pow(i) % 4).collect();
            match inverse_power_of_two(&a, &f, 4) {
                Some(y) => assert!(one(&a, &y, &f, 4)),
                None => assert!(a.iter().all(|c| c % 2 == 0)),
            }
        }
        assert_eq!(inverse(&[1, 1], &[1, 0, 1], 2), None);
    }
}
