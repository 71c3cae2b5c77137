// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by quadratic reciprocity, as in textbooks.

use crate::{Refusal, Trace, low, require_odd};
use alloc::vec;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, ToPrimitive, Zero};

/// Columns `a, n, symbol`, such that `(x / n) = symbol (a / n)` in every line. Until `a = 0`; then
/// the result is `symbol` if `n = 1`, else 0.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(x: BigInt, n: BigInt) -> Result<Trace, Refusal> {
    require_odd("B", &n)?;
    let (mut a, mut n, mut symbol) = (x.mod_floor(&n), n, BigInt::one());
    let first = vec![a.clone(), n.clone(), symbol.clone()];
    let mut trace = Trace::start("jacobi", &["a", "n", "symbol"], "start", first);
    while !a.is_zero() {
        let residue = |x: &BigInt| low(x, 3).to_u8().unwrap_or(0);
        let (flip, text);
        if a.is_even() {
            (flip, text) = (matches!(residue(&n), 3 | 5), "a / 2");
            a >>= 1;
        } else {
            (flip, text) = (
                residue(&a) % 4 == 3 && residue(&n) % 4 == 3,
                "swap, a mod n",
            );
            (a, n) = (n.mod_floor(&a), a);
        }
        if flip {
            symbol = -symbol;
        }
        trace.push(text, vec![a.clone(), n.clone(), symbol.clone()], None, 0)?;
    }
    Ok(trace)
}
