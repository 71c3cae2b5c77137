// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by quadratic reciprocity, as in textbooks.

use crate::{Refusal, Trace, low, require_odd};
use alloc::vec;
use bezout_large::Integer;

/// Columns `a, n, symbol`, such that `(x / n) = symbol (a / n)` in every line. Until `a = 0`; then
/// the result is `symbol` if `n = 1`, else 0.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(x: Integer, n: Integer) -> Result<Trace, Refusal> {
    require_odd("B", &n)?;
    let (mut a, mut n, mut symbol) = (x.rem_floor(&n), n, Integer::from(1));
    let first = vec![a.clone(), n.clone(), symbol.clone()];
    let mut trace = Trace::start("jacobi", &["a", "n", "symbol"], "start", first);
    while !a.is_zero() {
        let residue = |x: &Integer| u8::try_from(&low(x, 3)).unwrap_or(0);
        let (flip, text);
        if !a.is_odd() {
            (flip, text) = (matches!(residue(&n), 3 | 5), "a / 2");
            a >>= 1;
        } else {
            (flip, text) = (
                residue(&a) % 4 == 3 && residue(&n) % 4 == 3,
                "swap, a mod n",
            );
            (a, n) = (n.rem_floor(&a), a);
        }
        if flip {
            symbol = -symbol;
        }
        trace.push(text, vec![a.clone(), n.clone(), symbol.clone()], None, 0)?;
    }
    Ok(trace)
}
