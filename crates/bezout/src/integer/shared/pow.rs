// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers modulo an odd number, by fixed windows of the exponent.

use super::modulus_ref::ModulusRef;
use super::montgomery::{mul, redc_any};
use crate::ct::Mask;
use crate::limbs::select_into;

const WINDOW: usize = 4;
const ROWS: usize = 1 << WINDOW;

/// Rows of scratch for [`pow`]: the table, and one more.
pub(crate) const TABLE: usize = ROWS + 1;

/// `out = base^exponent`, both in Montgomery form; `table` has [`TABLE`] rows, and `tmp` one. Both
/// hold secrets at the end.
///
/// Timing: depends on the lengths: the whole table is read for each window of the exponent.
pub(crate) fn pow(
    out: &mut [u64],
    base: &[u64],
    exponent: &[u64],
    r2: &[u64],
    m: ModulusRef<'_>,
    table: &mut [u64],
    tmp: &mut [u64],
) {
    let n = base.len();
    table[..n].copy_from_slice(r2);
    redc_any(&mut table[..n], m);
    for i in 1..ROWS {
        let (done, rest) = table.split_at_mut(i * n);
        mul(&mut rest[..n], base, &done[(i - 1) * n..], m);
    }
    out.copy_from_slice(&table[..n]);
    // In turns: the last of these products, an even number, is in `out`.
    let (mut power, mut next) = (out, tmp);
    for i in (0..64 / WINDOW * exponent.len()).rev() {
        let window = exponent[i / 16] >> (WINDOW * (i % 16)) & (ROWS as u64 - 1);
        let (rows, row) = table.split_at_mut(ROWS * n);
        for (k, r) in rows.chunks_exact(n).enumerate() {
            select_into(&mut row[..n], r, Mask::equal(k as u64, window));
        }
        for k in 0..=WINDOW {
            let factor = if k < WINDOW { &*power } else { &row[..n] };
            mul(next, power, factor, m);
            (power, next) = (next, power);
        }
    }
}
