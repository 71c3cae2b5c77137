// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels on pools of operands, for benches.

use crate::exercise::{Exercise, Suite, run};
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::{Kernel, Timing};
use num_bigint::BigUint;
use std::cell::OnceCell;
use std::hint::black_box;
use std::rc::Rc;

/// An operation at one size: the kernels that can run here, and operands that all of them share.
pub struct Table {
    /// The ring.
    pub ring: &'static str,
    /// The operation.
    pub operation: &'static str,
    /// The size of all operands.
    pub size: Size,
    /// Names and timing classes of the kernels.
    pub kernels: Vec<(&'static str, Timing)>,
    pool: Box<dyn Pool>,
}

impl Table {
    /// None if the operation has no operands of this size.
    pub fn new<O: Exercise>(size: Size, suite: Suite) -> Option<Self> {
        let parameter = O::parameter(&O::typical(&mut Random(1), size)?);
        let kernels: Vec<_> = suite.kernels::<O>(&parameter).collect();
        Some(Self {
            ring: O::RING,
            operation: O::NAME,
            size,
            kernels: kernels.iter().map(|k| (k.name, k.timing)).collect(),
            pool: Box::new(Of {
                size,
                kernels,
                operands: OnceCell::new(),
                expected: OnceCell::new(),
            }),
        })
    }

    /// Binds the kernel of this index to the operands.
    ///
    /// # Errors
    /// The first operands for which its answer is not the oracle's, in words.
    pub fn runner(&self, kernel: usize) -> Result<Runner, String> {
        self.pool.runner(kernel)
    }

    /// The operands for other libraries, as [`Exercise::numbers`].
    pub fn numbers(&self) -> Vec<[BigUint; 3]> {
        self.pool.numbers()
    }
}

/// A kernel bound to a pool of operands.
pub struct Runner {
    /// Runs operations number `start` to `start + count` of the pool, going around at its end.
    pub run: Box<dyn FnMut(usize, usize)>,
    /// How many results an operation has.
    pub results: usize,
}

/// How many operands of a length there are: branch predictors learn few by heart. A power of two.
pub fn count(bits: usize, cost: usize) -> usize {
    let most = if bits > 2048 { 1024 } else { 4096 };
    (most / cost.next_power_of_two()).max(16)
}

trait Pool {
    fn runner(&self, kernel: usize) -> Result<Runner, String>;
    fn numbers(&self) -> Vec<[BigUint; 3]>;
}

struct Of<O: Exercise> {
    size: Size,
    kernels: Vec<&'static Kernel<O>>,
    /// Made when they are asked for.
    operands: OnceCell<Rc<Vec<O::Operands>>>,
    /// Of the first operands, what the oracle says.
    expected: OnceCell<Vec<O::Answer>>,
}

impl<O: Exercise> Of<O> {
    fn operands(&self) -> &Rc<Vec<O::Operands>> {
        self.operands.get_or_init(|| {
            let mut random = Random(self.size.bits() as u64);
            let each = (0..count(self.size.bits(), O::COST))
                .filter_map(|_| O::typical(&mut random, self.size));
            Rc::new(each.collect())
        })
    }

    fn expected(&self) -> &[O::Answer] {
        let count = (CHECKED / O::COST).max(FEWEST);
        self.expected.get_or_init(|| {
            let first = self.operands().iter().take(count);
            first.map(O::expected).collect()
        })
    }
}

impl<O: Exercise> Pool for Of<O> {
    fn runner(&self, kernel: usize) -> Result<Runner, String> {
        let (kernel, pool) = (self.kernels[kernel], Rc::clone(self.operands()));
        for (x, expected) in pool.iter().zip(self.expected()) {
            let found = run(kernel, x);
            if found != *expected {
                return Err(format!(
                    "{kernel:?}: {found:x?}, expected {expected:x?}, for {x:x?}"
                ));
            }
        }
        let results = O::results(&pool[0]);
        let mut room = O::room(kernel, &O::parameter(&pool[0]));
        let run = move |start: usize, count: usize| {
            let mask = pool.len() - 1;
            // Zero, but neither compiler nor CPU may know: which operands come next depends on the
            // last result, so that no two operations overlap.
            let zero = black_box(0);
            let mut result = 0;
            for step in 0..count {
                let index = (start + step + (result & zero) as usize) & mask;
                result = O::call(kernel, black_box(&pool[index]), &mut room);
            }
            black_box(result);
        };
        Ok(Runner {
            run: Box::new(run),
            results,
        })
    }

    fn numbers(&self) -> Vec<[BigUint; 3]> {
        self.operands().iter().map(O::numbers).collect()
    }
}

/// Operands whose answers are compared before anything is measured; fewer where an oracle takes
/// long.
const CHECKED: usize = 64;
const FEWEST: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::PLANTED;
    use bezout::kernels::integer::Invert;

    #[test]
    fn a_kernel_that_is_wrong_on_one_input_has_no_runner() {
        let table =
            Table::new::<Invert>(Size::Bits(5), Suite::WithPlanted).expect("inverses of five bits");
        for (index, (name, _)) in table.kernels.iter().enumerate() {
            match table.runner(index) {
                Ok(_) => assert_ne!(*name, PLANTED),
                Err(reason) => assert!(*name == PLANTED && reason.contains(PLANTED), "{reason}"),
            }
        }
        assert!(table.kernels.iter().any(|kernel| kernel.0 == PLANTED));
    }

    /// What another library gets is what the kernels get.
    #[test]
    fn operands_are_many_distinct_and_invertible() {
        let table =
            Table::new::<Invert>(Size::Bits(256), Suite::Registry).expect("inverses of 256 bits");
        let numbers = table.numbers();
        let distinct: std::collections::HashSet<_> = numbers.iter().map(|x| &x[0]).collect();
        assert_eq!((distinct.len(), numbers.len()), (4096, 4096));
        for [x, _, m] in &numbers {
            assert!(x < m && m.bits() == 256 && x.modinv(m).is_some());
        }
    }
}
