// SPDX-License-Identifier: MIT OR Apache-2.0
//! Primes with roots of one of order 512, and tables of these roots.

/// Of the order of the roots, which is `2^DEPTH`.
pub(super) const DEPTH: u32 = 9;
/// Levels at which all lanes of a vector have the same factor, and nodes above the lowest of them.
pub(super) const VERTICAL: u32 = 5;

/// A number, and its product by the prime's inverse modulo 2^16: a factor in Montgomery's form.
pub(super) type Factor = [i16; 2];

/// A root for each node of a binary tree of factors of `x^512 - 1`. Node `b` of depth `d` is
/// `x^(512/2^d) - z^2`, and the product of two others, with `z` and `-z`.
pub(super) struct Roots {
    /// `z` of node `b` of depth `d < 5`, number `2^d - 1 + b`.
    pub one: [Factor; (1 << VERTICAL) - 1],
    /// For each half of the 32 nodes of depth 5, one in each lane, the same of the tree below it.
    pub lanes: [[[[i16; 16]; 2]; (1 << (DEPTH - VERTICAL)) - 1]; 2],
}

/// A prime.
pub(super) struct Prime {
    pub p: i16,
    /// `2^(16 + s) / p`, and `2^(15 - s)`.
    pub barrett: [i16; 2],
    /// `2^15 / p`.
    pub near: i16,
    /// `2^16 / 512` and the like, for what comes out of products and of the way back.
    pub scale: Factor,
    pub forward: Roots,
    /// Inverses.
    pub backward: Roots,
}

/// The remainder nearest to zero.
const fn centered(x: i64, p: i64) -> i16 {
    let r = x.rem_euclid(p);
    (if r > p / 2 { r - p } else { r }) as i16
}

/// `1/p` modulo 2^16, of an odd `p`.
pub(super) const fn inverse16(p: i16) -> i16 {
    // Right to 3 bits, then 6, 12, 24.
    let (mut x, mut i) = (p, 0);
    while i < 3 {
        x = x.wrapping_mul(2i16.wrapping_sub(p.wrapping_mul(x)));
        i += 1;
    }
    x
}

/// `x 2^16` as a factor.
pub(super) const fn factor(x: i64, p: i16) -> Factor {
    let x = centered(x.rem_euclid(p as i64) << 16, p as i64);
    [x, x.wrapping_mul(inverse16(p))]
}

pub(super) const fn power(x: i64, mut e: u32, p: i64) -> i64 {
    let (mut result, mut square) = (1, x.rem_euclid(p));
    while e > 0 {
        if e & 1 == 1 {
            result = result * square % p;
        }
        (square, e) = (square * square % p, e / 2);
    }
    result
}

/// For node `b` of depth `d`: the exponents of nodes are halves of those above them, or that and a
/// half of the order more.
const fn exponent(d: u32, b: u32) -> u32 {
    match d {
        0 => 0,
        _ => b.reverse_bits() >> (32 - d) << (DEPTH - 1 - d),
    }
}

const fn roots(root: i64, p: i16) -> Roots {
    let mut powers = [[0; 2]; 1 << (DEPTH - 1)];
    let mut i = 0;
    while i < powers.len() {
        powers[i] = factor(power(root, i as u32, p as i64), p);
        i += 1;
    }
    let mut roots = Roots {
        one: [[0; 2]; (1 << VERTICAL) - 1],
        lanes: [[[[0; 16]; 2]; (1 << (DEPTH - VERTICAL)) - 1]; 2],
    };
    let mut d = 0;
    while d < VERTICAL {
        let mut b = 0;
        while b < 1 << d {
            roots.one[(1 << d) - 1 + b] = powers[exponent(d, b as u32) as usize];
            b += 1;
        }
        d += 1;
    }
    let mut t = 0;
    while t < DEPTH - VERTICAL {
        let mut b = 0;
        while b < 32 << t {
            let (node, s) = (b >> t, b & ((1 << t) - 1));
            let [z, also] = powers[exponent(VERTICAL + t, b as u32) as usize];
            let lanes = &mut roots.lanes[node / 16][(1 << t) - 1 + s];
            (lanes[0][node % 16], lanes[1][node % 16]) = (z, also);
            b += 1;
        }
        t += 1;
    }
    roots
}

/// From a number that is no square.
const fn prime(p: i16, nonresidue: i64) -> Prime {
    let wide = p as i64;
    let root = power(nonresidue, (p as u32 - 1) >> DEPTH, wide);
    assert!(power(root, 1 << (DEPTH - 1), wide) == wide - 1);
    let s = p.ilog2() - 1;
    Prime {
        p,
        barrett: [(((2 << (16 + s)) / wide + 1) / 2) as i16, 1 << (15 - s)],
        near: (((2 << 15) / wide + 1) / 2) as i16,
        // A product of two has lost 2^16.
        scale: factor(power(1 << DEPTH, p as u32 - 2, wide) << 16, p),
        forward: roots(root, p),
        backward: roots(power(root, p as u32 - 2, wide), p),
    }
}

/// The primes, in the order in which they are used.
pub(super) const NUMBERS: [i16; 3] = [7681, 10753, 11777];
pub(super) static PRIMES: [Prime; 3] = [
    prime(NUMBERS[0], 13),
    prime(NUMBERS[1], 5),
    prime(NUMBERS[2], 3),
];
