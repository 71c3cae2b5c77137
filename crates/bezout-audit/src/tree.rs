// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tree of the products of a chunk. Upward it carries P and the sum S of all P / n; downward, the fraction of a number by
//! P, from which each n takes its own \[Ber04\].
//!
//! S is P / n modulo n. So it has with n the factors that the product of the others has with n, and everything is as
//! long as P, where the product modulo n^2 is twice that.

use crate::natural::{Natural, natural, product, sum, trimmed};
use bezout_large::product::{Factor, Plan};

/// From this many limbs of the shorter factor on, factors are transformed once for all their products.
const TRANSFORM: usize = if cfg!(test) { 8 } else { 100 };

/// Under products of fewer limbs nothing is kept for the way down: it is made again there.
const REMADE: usize = if cfg!(test) { 12 } else { 1 << 11 };

/// Limbs of a fraction beyond those of its denominator. All errors together are below a unit of the first of them for each
/// level.
pub(crate) const GUARD: usize = 2;

/// A product of moduli, and of what.
pub(crate) struct Node {
    pub product: Natural,
    /// None for a modulus, and for a product under which nothing is kept.
    parts: Option<Box<[Node; 2]>>,
}

/// What one thread computes with.
#[derive(Default)]
pub(crate) struct Worker {
    scratch: Vec<u64>,
}

impl Worker {
    /// The product of all moduli; 1 if there are none.
    pub fn product<N: AsRef<[u64]>>(&mut self, moduli: &[N]) -> Natural {
        match moduli {
            [] => vec![1],
            [n] => natural(n.as_ref()),
            _ => {
                let (left, right) = halves(moduli);
                let (a, b) = (self.product(left), self.product(right));
                product(&a, &b, &mut self.scratch)
            }
        }
    }

    /// The tree of some moduli, and the sum of all P / n.
    pub fn tree<N: AsRef<[u64]>>(&mut self, moduli: &[N]) -> (Node, Natural) {
        if let [n] = moduli {
            let product = natural(n.as_ref());
            let leaf = Node {
                product,
                parts: None,
            };
            return (leaf, vec![1]);
        }
        let (left, right) = halves(moduli);
        let ((a, s), (b, t)) = (self.tree(left), self.tree(right));
        let (product, sum) = self.join([&a.product, &b.product], [s, t]);
        let parts = (product.len() >= REMADE).then(|| Box::new([a, b]));
        (Node { product, parts }, sum)
    }

    /// The tree of some moduli, without the sum, and with all that is in it.
    fn products<N: AsRef<[u64]>>(&mut self, moduli: &[N]) -> Node {
        if let [n] = moduli {
            return Node {
                product: natural(n.as_ref()),
                parts: None,
            };
        }
        let (left, right) = halves(moduli);
        let parts = Box::new([self.products(left), self.products(right)]);
        let [a, b] = &*parts;
        Node {
            product: product(&a.product, &b.product, &mut self.scratch),
            parts: Some(parts),
        }
    }

    /// The product of two numbers a and b, and `s b + t a`.
    fn join(&mut self, [a, b]: [&[u64]; 2], [s, t]: [Natural; 2]) -> (Natural, Natural) {
        use Factor::{Kept, Once};
        let limbs = a.len() + b.len() + 1;
        let shorter = a.len().min(b.len());
        match Plan::new(limbs, shorter + 1, 2) {
            Ok(plan) if shorter >= TRANSFORM => {
                let both = [(1, Once(&s[..])), (0, Once(&t[..]))];
                let sums = plan.sums(&[a, b], &[&[(0, Kept(1))], &both]);
                let [product, sum] = taken(sums).map(shortened);
                (product, sum)
            }
            _ => {
                let mut times = |x: &[u64], y: &[u64]| product(x, y, &mut self.scratch);
                (times(a, b), sum(times(&s, b), times(&t, a)))
            }
        }
    }

    /// Tells for each modulus what a number is modulo it, from the fraction of the number by the product, in `GUARD` limbs more
    /// than that has.
    pub fn descend<N: AsRef<[u64]>>(
        &mut self,
        node: Node,
        moduli: &[N],
        fraction: Natural,
        tell: &mut impl FnMut(&[u64], Natural),
    ) {
        if moduli.len() == 1 {
            let rest = self.numerator(&fraction, &node.product);
            return tell(&node.product, rest);
        }
        let (left, right) = halves(moduli);
        let [a, b] = match node.parts {
            Some(parts) => *parts,
            None => [self.products(left), self.products(right)],
        };
        let limbs = node.product.len() + GUARD;
        drop(node.product);
        let [f, g] = self.parts(fraction, limbs, [&a.product, &b.product]);
        self.descend(a, left, f, tell);
        self.descend(b, right, g, tell);
    }

    /// From the fraction of a product of a and b, in `limbs` limbs, those by a and by b: times the other one, without what is
    /// above 1. Modulo `2^(64 n) - 1`, what is above 1 falls on the limbs that are not kept, and on one that is, which the
    /// guard allows.
    fn parts(&mut self, fraction: Natural, limbs: usize, [a, b]: [&[u64]; 2]) -> [Natural; 2] {
        let shorter = a.len().min(b.len());
        let plan = Plan::new(limbs, a.len().max(b.len()), 1);
        let kept = [a.len() + GUARD, b.len() + GUARD];
        match plan {
            Ok(plan) if shorter >= TRANSFORM => {
                let [by_b, by_a] = [b, a].map(|other| [(0, Factor::Once(other))]);
                let [f, g] = taken(plan.sums(&[&fraction], &[&by_b, &by_a]));
                [below(&f, limbs, kept[0]), below(&g, limbs, kept[1])]
            }
            _ => [(b, kept[0]), (a, kept[1])].map(|(other, kept)| {
                let whole = product(&fraction, other, &mut self.scratch);
                below(&whole, limbs, kept)
            }),
        }
    }

    /// The nearest integer to n times a fraction, up to n itself.
    fn numerator(&mut self, fraction: &[u64], n: &[u64]) -> Natural {
        let limbs = n.len() + GUARD;
        let mut out = product(fraction, n, &mut self.scratch);
        out.resize(limbs + n.len() + 1, 0);
        bezout::parts::add_word(&mut out[limbs - 1..], 1 << 63);
        trimmed(out.split_off(limbs))
    }
}

/// The limbs of a product that are below 1, and are kept.
fn below(whole: &[u64], limbs: usize, kept: usize) -> Natural {
    let fraction = &whole[..limbs.min(whole.len())];
    natural(fraction.get(limbs - kept..).unwrap_or(&[]))
}

/// Both halves; the first one is not longer.
fn halves<N>(moduli: &[N]) -> (&[N], &[N]) {
    moduli.split_at(moduli.len() / 2)
}

/// The two sums of products.
fn taken(sums: Result<Vec<Natural>, bezout::Error>) -> [Natural; 2] {
    let sums = sums.expect("the plan is as long, and for two products");
    sums.try_into().expect("there are two")
}

/// Without zero limbs on top, and without memory for them.
fn shortened(x: Natural) -> Natural {
    let mut x = trimmed(x);
    x.shrink_to_fit();
    x
}
