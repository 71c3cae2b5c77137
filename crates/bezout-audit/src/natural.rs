// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers as limbs, the least significant first, without zero limbs on top.

use bezout::parts::significant;
use bezout_large::product::{Factor, Plan, mul, mul_scratch};

/// A number without zero limbs on top.
pub(crate) type Natural = Vec<u64>;

/// Drops zero limbs on top.
pub(crate) fn trimmed(mut x: Natural) -> Natural {
    x.truncate(significant(&x));
    x
}

/// The number in a slice that may have zero limbs on top.
pub(crate) fn natural(x: &[u64]) -> Natural {
    x[..significant(x)].to_vec()
}

/// From this many limbs on, a product takes the memory that transforms have left, not scratch.
const LONG: usize = if cfg!(test) { 8 } else { 1000 };

/// `a b`. The scratch grows as far as it is needed.
pub(crate) fn product(a: &[u64], b: &[u64], scratch: &mut Vec<u64>) -> Natural {
    let (long, short) = (a.len().max(b.len()), a.len().min(b.len()));
    if short >= LONG
        && long <= 3 * short
        && let Ok(plan) = Plan::new(long + short, short, 1)
        && let Ok(mut sums) = plan.sums(&[b], &[&[(0, Factor::Once(a))]])
    {
        let mut out = trimmed(sums.pop().unwrap_or_default());
        out.shrink_to_fit();
        return out;
    }
    let needed = mul_scratch(a.len(), b.len());
    if scratch.len() < needed {
        scratch.resize(needed, 0);
    }
    let mut out = vec![0; a.len() + b.len()];
    mul(&mut out, a, b, scratch).expect("the lengths fit");
    trimmed(out)
}

/// `a + b`.
pub(crate) fn sum(a: Natural, b: Natural) -> Natural {
    let (mut long, mut short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    short.resize(long.len(), 0);
    if bezout::parts::add_assign(&mut long, &short) {
        long.push(1);
    }
    long
}

/// Whether the number is 1.
pub(crate) fn is_one(x: &[u64]) -> bool {
    bezout::parts::is_word(x, 1)
}
