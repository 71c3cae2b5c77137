// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tree of the products of a chunk. Upward it carries P and the sum S of all P / n; downward, the fraction of a number by
//! P, from which each n takes its own \[Ber04\].
//!
//! S is P / n modulo n. So it has with n the factors that the product of the others has with n, and everything is as
//! long as P, where the product modulo n^2 is twice that.

use crate::natural::{Natural, natural, product, sum, trimmed};
use bezout_large::product::{Plan, Sum, Transform};

/// From this many limbs of the shorter factor on, factors are transformed once for all their products.
const TRANSFORM: usize = if cfg!(test) { 8 } else { 100 };

/// Products of fewer limbs are not kept for the way down: they are made again there.
const REMADE: usize = if cfg!(test) { 12 } else { 160 };

/// Limbs of a fraction beyond those of its denominator. All errors together are below a unit of the first of them for each
/// level.
pub(crate) const GUARD: usize = 2;

/// A product of moduli, and of what.
pub(crate) struct Node {
    pub product: Natural,
    /// None for a modulus, and for a product that has few limbs.
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

    /// The product of two numbers a and b, and `s b + t a`.
    fn join(&mut self, [a, b]: [&[u64]; 2], [s, t]: [Natural; 2]) -> (Natural, Natural) {
        let limbs = a.len() + b.len() + 1;
        let shorter = a.len().min(b.len());
        match Plan::new(limbs, shorter + 1, 2) {
            Ok(plan) if shorter >= TRANSFORM => {
                let (a, b) = (transform(plan, a), transform(plan, b));
                let mut out = plan.sum();
                add(&mut out, &a, &b);
                let product = written(&mut out, limbs);
                add(&mut out, &transform(plan, &s), &b);
                drop((s, b));
                add(&mut out, &transform(plan, &t), &a);
                drop((t, a));
                (product, written(&mut out, limbs))
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
            None => [self.again(left), self.again(right)],
        };
        let limbs = node.product.len() + GUARD;
        drop(node.product);
        let [f, g] = self.parts(fraction, limbs, [&a.product, &b.product]);
        self.descend(a, left, f, tell);
        self.descend(b, right, g, tell);
    }

    /// A short product that was not kept.
    fn again<N: AsRef<[u64]>>(&mut self, moduli: &[N]) -> Node {
        Node {
            product: self.product(moduli),
            parts: None,
        }
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
                let transformed = transform(plan, &fraction);
                drop(fraction);
                let mut out = plan.sum();
                [(b, kept[0]), (a, kept[1])].map(|(other, kept)| {
                    add(&mut out, &transformed, &transform(plan, other));
                    let mut cyclic = vec![0; plan.limbs()];
                    out.write_cyclic(&mut cyclic)
                        .expect("the length is the plan's");
                    below(&cyclic, limbs, kept)
                })
            }
            _ => [(b, kept[0]), (a, kept[1])].map(|(other, kept)| {
                let whole = product(&fraction, other, &mut self.scratch);
                below(&whole, limbs, kept)
            }),
        }
    }

    /// The nearest integer to n times a fraction; 0 for n itself.
    fn numerator(&mut self, fraction: &[u64], n: &[u64]) -> Natural {
        let limbs = n.len() + GUARD;
        let mut out = product(fraction, n, &mut self.scratch);
        out.resize(limbs + n.len() + 1, 0);
        bezout::parts::add_word(&mut out[limbs - 1..], 1 << 63);
        let out = trimmed(out.split_off(limbs));
        match bezout::parts::significant(&out) == n.len() && bezout::parts::compare(&out, n).is_ge()
        {
            true => Natural::new(),
            false => out,
        }
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

fn transform(plan: Plan, x: &[u64]) -> Transform {
    plan.transform(x).expect("the plan is as long")
}

fn add(sum: &mut Sum, a: &Transform, b: &Transform) {
    sum.add(a, b).expect("the plan allows two products");
}

fn written(sum: &mut Sum, limbs: usize) -> Natural {
    let mut out = vec![0; limbs];
    sum.write(&mut out);
    trimmed(out)
}
