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
        // Below 2^32 each, and fewer than 2^31 of them.
        for (s, &y) in sum[i..].iter_mut().zip(b) {
            *s += u64::from(x) * u64::from(y);
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

/// `a` modulo `f`, whose highest coefficient has an inverse modulo `q`, a prime, or is 1.
pub fn remainder(a: &[u32], f: &[u32], q: u32) -> Vec<u32> {
    let (mut r, q) = (trimmed(a.to_vec()), u64::from(q));
    let top = u64::from(f[f.len() - 1]);
    let unit = if top == 1 { 1 } else { power(top, q - 2, q) };
    while r.len() >= f.len() {
        let c = u64::from(r[r.len() - 1]) * unit % q;
        let shift = r.len() - f.len();
        subtract(&mut r, f, c, shift, q);
    }
    r
}

/// The inverse of `a` modulo `f` and a prime, of a smaller degree than `f`; none if there is none.
/// Euclid's algorithm, one coefficient at a time.
pub fn inverse(a: &[u32], f: &[u32], p: u32) -> Option<Vec<u32>> {
    let q = u64::from(p);
    let (mut u, mut v) = (trimmed(f.to_vec()), remainder(a, f, p));
    let (mut r, mut s): (Vec<u32>, Vec<u32>) = (Vec::new(), vec![1]);
    // r a = u and s a = v, modulo f.
    while v.len() > 1 {
        let unit = power(u64::from(v[v.len() - 1]), q - 2, q);
        while u.len() >= v.len() {
            let c = u64::from(u[u.len() - 1]) * unit % q;
            let shift = u.len() - v.len();
            subtract(&mut u, &v, c, shift, q);
            subtract(&mut r, &s, c, shift, q);
        }
        (u, v, r, s) = (v, u, s, r);
    }
    let unit = power(u64::from(*v.first()?), q - 2, q);
    Some(product(&s, &[unit as u32], p))
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
