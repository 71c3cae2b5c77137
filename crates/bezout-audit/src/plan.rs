// SPDX-License-Identifier: MIT OR Apache-2.0
//! All tasks of a batch gcd, one after the other.

use crate::tasks::{Chunk, common, product};
use bezout::Error;

/// For each modulus that has a factor above 1 in common with another one, its place and the largest
/// factor that it has in common with the product of all others: [`common`], in chunks of `size`
/// moduli (0 counts as 1). Memory is needed for the moduli, three times their length, and the work
/// on a chunk; chunks beyond a few take more time.
///
/// # Errors
/// [`Error::ZeroModulus`] if a modulus is 0.
///
/// *Timing:* variable. *Cost:* k times [`common`] and [`product`] of a chunk, and a product and two
/// reductions for each of the k^2 pairs of chunks.
///
/// ```
/// let moduli = [[15], [77], [221], [35]];
/// let found = bezout_audit::shared_factors(&moduli, 2)?;
/// assert_eq!(found, [(0, vec![5]), (1, vec![7]), (3, vec![35])]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn shared_factors<N: AsRef<[u64]>>(
    moduli: &[N],
    size: usize,
) -> Result<Vec<(usize, Vec<u64>)>, Error> {
    let size = size.max(1);
    if moduli.len() <= size {
        return common(&[1], moduli);
    }
    let products: Result<Vec<_>, _> = moduli.chunks(size).map(product).collect();
    let products = products?;
    let mut found = Vec::new();
    for (j, moduli) in moduli.chunks(size).enumerate() {
        let chunk = Chunk::new(&products[j])?;
        let others = products.iter().enumerate().filter(|&(i, _)| i != j);
        let q = others.fold(vec![1], |q, (_, other)| chunk.times(&q, other));
        drop(chunk);
        let places = |(i, g)| (j * size + i, g);
        found.extend(common(&q, moduli)?.into_iter().map(places));
    }
    Ok(found)
}
