// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms of columns: a first pass of radix 2 or 4, passes of radix 4, and a last one of radix
//! 16 in registers.

use super::field::Field;
use super::prime::{Direction, Prime};
use crate::backend::vectors::{V, add, all, constants, load, store, sub, transpose};

/// The vectors of a block that one pass after the other goes over. Longer blocks are transformed
/// part by part, so that they stay in the first cache.
const NEAR: usize = 512;

/// Four words.
type Words = [u64; 4];

/// Transforms a column of 2^k words, k at least 6.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn forward(prime: &Prime, column: &mut [u64]) {
    let f = Field::new(prime);
    let vectors = vectors(column);
    let parts = first_parts(vectors.len());
    if parts == 2 {
        let (left, right) = vectors.split_at_mut(vectors.len() / 2);
        for (x, y) in left.iter_mut().zip(right) {
            let (a, b) = (load(x), load(y));
            store(x, add(a, b));
            store(y, sub(a, b));
        }
    } else {
        let i = all(prime.forward.i);
        for [x, y, z, w] in quarters(vectors) {
            let [a0, a1, a2, a3] = [load(x), load(y), load(z), load(w)];
            let (b0, b1, b2) = (add(a0, a2), add(a1, a3), sub(a0, a2));
            let b3 = f.multiply(sub(a1, a3), i);
            store(x, add(b0, b1));
            store(y, sub(b0, b1));
            store(z, add(b2, b3));
            store(w, sub(b2, b3));
        }
    }
    let length = vectors.len() / parts;
    down(f, &prime.forward, vectors, length, 0);
}

/// Transforms a column back.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn inverse(prime: &Prime, column: &mut [u64]) {
    let f = Field::new(prime);
    let vectors = vectors(column);
    let parts = first_parts(vectors.len());
    let length = vectors.len() / parts;
    up(f, &prime.backward, vectors, length, 0);
    if parts == 2 {
        let (left, right) = vectors.split_at_mut(vectors.len() / 2);
        for (x, y) in left.iter_mut().zip(right) {
            let (a, b) = (load(x), load(y));
            store(x, add(a, b));
            store(y, sub(a, b));
        }
    } else {
        let i = all(prime.backward.i);
        for [x, y, z, w] in quarters(vectors) {
            let [c0, c1, c2, c3] = [load(x), load(y), load(z), load(w)];
            let (b0, b1, b2) = (add(c0, c1), sub(c0, c1), add(c2, c3));
            let b3 = f.multiply(sub(c2, c3), i);
            store(x, add(b0, b2));
            store(y, add(b1, b3));
            store(z, sub(b0, b2));
            store(w, sub(b1, b3));
        }
    }
}

fn vectors(column: &mut [u64]) -> &mut [Words] {
    assert!(column.len().is_power_of_two() && column.len() >= 64);
    column.as_chunks_mut().0
}

/// Into how many parts the first pass splits, so that the others have radix 4.
fn first_parts(vectors: usize) -> usize {
    if vectors.trailing_zeros().is_multiple_of(2) {
        4
    } else {
        2
    }
}

/// The four quarters of a block, vector by vector.
#[inline(always)]
fn quarters(block: &mut [Words]) -> impl Iterator<Item = [&mut Words; 4]> {
    let (left, right) = block.split_at_mut(block.len() / 2);
    let (a, b) = left.split_at_mut(left.len() / 2);
    let (c, d) = right.split_at_mut(right.len() / 2);
    let four = a.iter_mut().zip(b).zip(c.iter_mut().zip(d));
    four.map(|((a, b), (c, d))| [a, b, c, d])
}

/// The constants of a node and of its two children.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn family(direction: &Direction, node: usize) -> [V; 3] {
    let nodes = &direction.nodes;
    [
        all(nodes[node]),
        all(nodes[2 * node]),
        all(nodes[2 * node + 1]),
    ]
}

/// The constants of four nodes and of their children.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn lanes(last: &[[f64; 4]; 3]) -> [V; 3] {
    [
        constants(&last[0]),
        constants(&last[1]),
        constants(&last[2]),
    ]
}

#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn four(group: &[Words; 4]) -> [V; 4] {
    [
        load(&group[0]),
        load(&group[1]),
        load(&group[2]),
        load(&group[3]),
    ]
}

/// All passes below nodes of one level, from `node` on. The block has a part for each, of
/// `length` = 4^k vectors.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn down(f: Field, direction: &Direction, block: &mut [Words], mut length: usize, mut node: usize) {
    if block.len() > NEAR {
        for (k, part) in block.chunks_exact_mut(length).enumerate() {
            if length > NEAR {
                forward_pass(f, part, family(direction, node + k));
                down(f, direction, part, length / 4, 4 * (node + k));
            } else {
                down(f, direction, part, length, node + k);
            }
        }
        return;
    }
    while length > 4 {
        for (k, part) in block.chunks_exact_mut(length).enumerate() {
            forward_pass(f, part, family(direction, node + k));
        }
        length /= 4;
        node *= 4;
    }
    // Two groups at a time: one alone waits for its own results.
    let pairs = block.as_chunks_mut::<4>().0.as_chunks_mut::<2>().0;
    let last = direction.last[node..].as_chunks::<2>().0;
    for (k, ([x, y], [last_x, last_y])) in pairs.iter_mut().zip(last).enumerate() {
        let (at_x, at_y) = (
            family(direction, node + 2 * k),
            family(direction, node + 2 * k + 1),
        );
        let (a, b) = (
            forward_radix4(f, four(x), at_x),
            forward_radix4(f, four(y), at_y),
        );
        let (a, b) = (transpose(a), transpose(b));
        let (a, b) = (
            forward_radix4(f, a, lanes(last_x)),
            forward_radix4(f, b, lanes(last_y)),
        );
        for i in 0..4 {
            store(&mut x[i], f.reduce(a[i]));
            store(&mut y[i], f.reduce(b[i]));
        }
    }
}

/// All passes back up to nodes of one level, from `node` on.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
fn up(f: Field, direction: &Direction, block: &mut [Words], whole: usize, node: usize) {
    if block.len() > NEAR {
        for (k, part) in block.chunks_exact_mut(whole).enumerate() {
            if whole > NEAR {
                up(f, direction, part, whole / 4, 4 * (node + k));
                inverse_pass(f, part, family(direction, node + k));
            } else {
                up(f, direction, part, whole, node + k);
            }
        }
        return;
    }
    let mut length = 4;
    let mut nodes = node * (whole / 4);
    let pairs = block.as_chunks_mut::<4>().0.as_chunks_mut::<2>().0;
    let last = direction.last[nodes..].as_chunks::<2>().0;
    for (k, ([x, y], [last_x, last_y])) in pairs.iter_mut().zip(last).enumerate() {
        let (at_x, at_y) = (
            family(direction, nodes + 2 * k),
            family(direction, nodes + 2 * k + 1),
        );
        let a = inverse_radix4(f, four(x), lanes(last_x));
        let b = inverse_radix4(f, four(y), lanes(last_y));
        let (a, b) = (transpose(a), transpose(b));
        let (a, b) = (inverse_radix4(f, a, at_x), inverse_radix4(f, b, at_y));
        for i in 0..4 {
            store(&mut x[i], a[i]);
            store(&mut y[i], b[i]);
        }
    }
    while length < whole {
        length *= 4;
        nodes /= 4;
        for (k, part) in block.chunks_exact_mut(length).enumerate() {
            inverse_pass(f, part, family(direction, nodes + k));
        }
    }
}

#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn forward_pass(f: Field, block: &mut [Words], w: [V; 3]) {
    for [x, y, z, t] in quarters(block) {
        let [a, b, c, d] = forward_radix4(f, [load(x), load(y), load(z), load(t)], w);
        store(x, a);
        store(y, b);
        store(z, c);
        store(t, d);
    }
}

#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn inverse_pass(f: Field, block: &mut [Words], w: [V; 3]) {
    for [x, y, z, t] in quarters(block) {
        let [a, b, c, d] = inverse_radix4(f, [load(x), load(y), load(z), load(t)], w);
        store(x, a);
        store(y, b);
        store(z, c);
        store(t, d);
    }
}

/// Two levels: a node with the constant `w`, and its children with `left` and `right`.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn forward_radix4(f: Field, [a0, a1, a2, a3]: [V; 4], [w, left, right]: [V; 3]) -> [V; 4] {
    let a0 = f.reduce(a0);
    let (a2, a3) = (f.multiply(a2, w), f.multiply(a3, w));
    let (b0, b2) = (add(a0, a2), sub(a0, a2));
    let b1 = f.multiply(add(a1, a3), left);
    let b3 = f.multiply(sub(a1, a3), right);
    [add(b0, b1), sub(b0, b1), add(b2, b3), sub(b2, b3)]
}

/// Its inverse, times 4.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn inverse_radix4(f: Field, [c0, c1, c2, c3]: [V; 4], [w, left, right]: [V; 3]) -> [V; 4] {
    let (b0, b2) = (add(c0, c1), add(c2, c3));
    let b1 = f.multiply(sub(c0, c1), left);
    let b3 = f.multiply(sub(c2, c3), right);
    [
        f.reduce(add(b0, b2)),
        f.reduce(add(b1, b3)),
        f.multiply(sub(b0, b2), w),
        f.multiply(sub(b1, b3), w),
    ]
}
