// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tree of the products of a chunk. Upward it carries P and the sum S of all P / n; downward,
//! the fraction of a number by P, from which each n takes its own \[Ber04\].
//!
//! S is P / n modulo n. So it has with n the factors that the product of the others has with n, and
//! everything is as long as P, where the product modulo n^2 is twice that.

use bezout_large::Natural;
use bezout_large::product::{Factor, Plan};

/// From this many limbs of the shorter factor on, factors are transformed once for all their
/// products.
const TRANSFORM: usize = if cfg!(test) { 8 } else { 100 };

/// Under products of fewer limbs nothing is kept for the way down: it is made again there.
const REMADE: usize = if cfg!(test) { 12 } else { 1 << 11 };

/// Limbs of a fraction beyond those of its denominator. All errors together are below a unit of the
/// first of them for each level.
pub(crate) const GUARD: usize = 2;

/// A product of moduli, and of what.
pub(crate) struct Node {
    pub product: Natural,
    /// None for a modulus, and for a product under which nothing is kept.
    parts: Option<Box<[Node; 2]>>,
}

/// The product of all moduli; 1 if there are none.
pub fn product<N: AsRef<[u64]>>(moduli: &[N]) -> Natural {
    match moduli {
        [] => Natural::from(1u8),
        [n] => n.as_ref().into(),
        _ => {
            let (left, right) = halves(moduli);
            product(left) * product(right)
        }
    }
}

/// The tree of some moduli, and the sum of all P / n.
pub fn tree<N: AsRef<[u64]>>(moduli: &[N]) -> (Node, Natural) {
    if let [n] = moduli {
        return (leaf(n.as_ref()), Natural::from(1u8));
    }
    let (left, right) = halves(moduli);
    let ((a, s), (b, t)) = (tree(left), tree(right));
    let (product, sum) = join([&a.product, &b.product], [s, t]);
    let parts = (product.limbs().len() >= REMADE).then(|| Box::new([a, b]));
    (Node { product, parts }, sum)
}

/// The tree of some moduli, without the sum, and with all that is in it.
fn products<N: AsRef<[u64]>>(moduli: &[N]) -> Node {
    if let [n] = moduli {
        return leaf(n.as_ref());
    }
    let (left, right) = halves(moduli);
    let parts = Box::new([products(left), products(right)]);
    Node {
        product: &parts[0].product * &parts[1].product,
        parts: Some(parts),
    }
}

fn leaf(modulus: &[u64]) -> Node {
    Node {
        product: modulus.into(),
        parts: None,
    }
}

/// The product of two numbers a and b, and `s b + t a`.
fn join([a, b]: [&Natural; 2], [s, t]: [Natural; 2]) -> (Natural, Natural) {
    use Factor::{Kept, Once};
    let [x, y] = [a, b].map(Natural::limbs);
    let shorter = x.len().min(y.len());
    match Plan::new(x.len() + y.len() + 1, shorter + 1, 2) {
        Ok(plan) if shorter >= TRANSFORM => {
            let both = [(1, Once(s.limbs())), (0, Once(t.limbs()))];
            let sums = plan.sums(&[x, y], &[&[(0, Kept(1))], &both]);
            let [product, sum] = taken(sums).map(shortened);
            (product, sum)
        }
        _ => (a * b, s * b + t * a),
    }
}

/// Tells for each modulus what a number is modulo it, from the fraction of the number by the
/// product, in `GUARD` limbs more than that has.
pub fn descend<N: AsRef<[u64]>>(
    node: Node,
    moduli: &[N],
    fraction: Natural,
    tell: &mut impl FnMut(&Natural, Natural),
) {
    if moduli.len() == 1 {
        let rest = numerator(&fraction, &node.product);
        return tell(&node.product, rest);
    }
    let (left, right) = halves(moduli);
    let [a, b] = match node.parts {
        Some(parts) => *parts,
        None => [products(left), products(right)],
    };
    let limbs = node.product.limbs().len() + GUARD;
    drop(node.product);
    let [f, g] = parts(fraction, limbs, [&a.product, &b.product]);
    descend(a, left, f, tell);
    descend(b, right, g, tell);
}

/// From the fraction of a product of a and b, in `limbs` limbs, those by a and by b: times the
/// other one, without what is above 1. Modulo `2^(64 n) - 1`, what is above 1 falls on the limbs
/// that are not kept, and on one that is, which the guard allows.
fn parts(fraction: Natural, limbs: usize, [a, b]: [&Natural; 2]) -> [Natural; 2] {
    let [x, y] = [a, b].map(Natural::limbs);
    let kept = [x.len() + GUARD, y.len() + GUARD];
    match Plan::new(limbs, x.len().max(y.len()), 1) {
        Ok(plan) if x.len().min(y.len()) >= TRANSFORM => {
            let [by_b, by_a] = [y, x].map(|other| [(0, Factor::Once(other))]);
            let [f, g] = taken(plan.sums(&[fraction.limbs()], &[&by_b, &by_a]));
            [below(&f, limbs, kept[0]), below(&g, limbs, kept[1])]
        }
        _ => [(b, kept[0]), (a, kept[1])]
            .map(|(other, kept)| below((&fraction * other).limbs(), limbs, kept)),
    }
}

/// The nearest integer to n times a fraction, up to n itself.
fn numerator(fraction: &Natural, n: &Natural) -> Natural {
    let limbs = n.limbs().len() + GUARD;
    let mut out = (fraction * n).into_limbs();
    out.resize(limbs + n.limbs().len() + 1, 0);
    bezout::parts::limbs::add_word(&mut out[limbs - 1..], 1 << 63);
    out.split_off(limbs).into()
}

/// The limbs of a product that are below 1, and are kept.
fn below(whole: &[u64], limbs: usize, kept: usize) -> Natural {
    let fraction = &whole[..limbs.min(whole.len())];
    fraction.get(limbs - kept..).unwrap_or(&[]).into()
}

/// Both halves; the first one is not longer.
fn halves<N>(moduli: &[N]) -> (&[N], &[N]) {
    moduli.split_at(moduli.len() / 2)
}

/// The two sums of products.
fn taken(sums: Result<Vec<Vec<u64>>, bezout::Error>) -> [Vec<u64>; 2] {
    let sums = sums.expect("the plan is as long, and for two products");
    sums.try_into().expect("there are two")
}

/// Without zero limbs on top, and without memory for them.
pub(crate) fn shortened(mut x: Vec<u64>) -> Natural {
    x.truncate(bezout::parts::limbs::significant(&x));
    x.shrink_to_fit();
    x.into()
}
