// SPDX-License-Identifier: MIT OR Apache-2.0
//! The tasks of a batch gcd: pure functions of limbs, for threads, processes or machines. Chunks of
//! moduli are independent but for their products.

use crate::tree::{self, GUARD};
use bezout::Error;
use bezout::parts::limbs::significant;
use bezout_large::{Divisor, Natural};

/// The product P of a chunk of moduli.
///
/// # Errors
/// [`Error::ZeroModulus`] if a modulus is 0.
///
/// *Timing:* variable. *Cost:* `M(n) log(k)` for k moduli of n limbs together.
///
/// ```
/// assert_eq!(bezout_audit::product(&[[15], [77]])?, [1155]);
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[Ber04\].
pub fn product<N: AsRef<[u64]>>(moduli: &[N]) -> Result<Vec<u64>, Error> {
    not_zero(moduli)?;
    Ok(tree::product(moduli).into_limbs())
}

/// What the tasks between two chunks share: the product of one of them, with its reciprocal.
#[derive(Clone, Debug)]
pub struct Chunk {
    divisor: Divisor,
}

impl Chunk {
    /// Of the [`product`] of a chunk.
    ///
    /// # Errors
    /// [`Error::ZeroModulus`] for 0.
    pub fn new(product: &[u64]) -> Result<Self, Error> {
        Ok(Self {
            divisor: Divisor::new(product)?,
        })
    }

    /// `q` times `other` modulo the product: one reduction of each, and one product.
    ///
    /// *Timing:* variable.
    ///
    /// ```
    /// use bezout_audit::Chunk;
    /// assert_eq!(Chunk::new(&[15])?.times(&[2], &[77]), [4]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn times(&self, q: &[u64], other: &[u64]) -> Vec<u64> {
        let other = self.reduced(other);
        if q == [1] {
            return other.into_limbs();
        }
        let product = self.reduced(q) * other;
        self.reduced(product.limbs()).into_limbs()
    }

    fn reduced(&self, x: &[u64]) -> Natural {
        self.divisor.remainder(&x[..significant(x)]).into()
    }
}

/// `q` times the products of other chunks, modulo the product of this one: what [`common`] takes.
/// `q` is 1 at first, and then what this returned for some of the others; their order does not
/// matter.
///
/// # Errors
/// [`Error::ZeroModulus`] if `product` is 0.
///
/// *Timing:* variable. *Cost:* about two products of that length for the reciprocal, and three for
/// each of the others.
///
/// ```
/// use bezout_audit::cross;
/// let q = cross(&[1], &[15], &[[77]])?;
/// assert_eq!(cross(&q, &[15], &[[221]])?, cross(&[1], &[15], &[[77], [221]])?);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn cross<N: AsRef<[u64]>>(q: &[u64], product: &[u64], others: &[N]) -> Result<Vec<u64>, Error> {
    let chunk = Chunk::new(product)?;
    let times = |q: Vec<u64>, other: &N| chunk.times(&q, other.as_ref());
    Ok(others.iter().fold(chunk.reduced(q).into_limbs(), times))
}

/// For each modulus that has a factor above 1 in common with the product of all others, its place
/// in the chunk, from 0, and the largest such factor. `q` is the product of all other chunks modulo
/// the product of this one, from [`cross`]; 1 without others. A modulus that occurs twice has
/// itself in common with the others.
///
/// # Errors
/// [`Error::ZeroModulus`] if a modulus is 0.
///
/// *Timing:* variable. *Cost:* four times that of [`product`], and a gcd for each modulus.
///
/// ```
/// use bezout_audit::{common, cross};
/// let found = common(&[1], &[[15], [77], [221], [35]])?;
/// assert_eq!(found, [(0, vec![5]), (1, vec![7]), (3, vec![35])]);
/// // The same in two chunks.
/// let q = cross(&[1], &[15 * 77], &[[221 * 35]])?;
/// assert_eq!(common(&q, &[[15], [77]])?, [(0, vec![5]), (1, vec![7])]);
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[HDWH12\], \[Ber04\].
pub fn common<N: AsRef<[u64]>>(q: &[u64], moduli: &[N]) -> Result<Vec<(usize, Vec<u64>)>, Error> {
    not_zero(moduli)?;
    let q = &q[..significant(q)];
    Ok(gcds(moduli, |chunk, sum| chunk.times(q, sum.limbs())))
}

/// For each modulus that has a factor above 1 in common with a number, its place, and the largest
/// such factor.
pub(crate) fn common_with<N: AsRef<[u64]>>(x: &[u64], moduli: &[N]) -> Vec<(usize, Vec<u64>)> {
    gcds(moduli, |chunk, _| chunk.reduced(x).into_limbs())
}

/// The gcds above 1 of all moduli with a number, which is made of their chunk and the sum of all P
/// / n.
fn gcds<N: AsRef<[u64]>>(
    moduli: &[N],
    number: impl FnOnce(&Chunk, Natural) -> Vec<u64>,
) -> Vec<(usize, Vec<u64>)> {
    let (mut found, mut place) = (Vec::new(), 0);
    if moduli.is_empty() {
        return found;
    }
    let (root, sum) = tree::tree(moduli);
    let chunk = Chunk::new(root.product.limbs()).expect("no modulus is 0");
    let x = number(&chunk, sum);
    let limbs = root.product.limbs().len() + GUARD;
    let fraction = chunk.divisor.fraction(&x, limbs);
    drop((chunk, x));
    tree::descend(root, moduli, fraction.into(), &mut |n, rest| {
        let g = n.gcd(&rest);
        if !g.is_one() {
            found.push((place, tree::shortened(g.into_limbs()).into_limbs()));
        }
        place += 1;
    });
    found
}

fn not_zero<N: AsRef<[u64]>>(moduli: &[N]) -> Result<(), Error> {
    let zero = |n: &N| significant(n.as_ref()) == 0;
    match moduli.iter().any(zero) {
        true => Err(Error::ZeroModulus),
        false => Ok(()),
    }
}
