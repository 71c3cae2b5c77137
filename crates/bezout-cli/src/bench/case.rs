// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is measured: one operation at one size, with the operands that all its kernels share.

use bezout::kernels::Timing;
use bezout_exercise::pool::{self, Runner};
use bezout_exercise::random::Random;
use bezout_exercise::{Exercise, Size, Suite, Visitor, visit};
use std::rc::Rc;

/// Binds the kernels of these names to operands.
type Bind = fn(Size, Suite, &[&str]) -> Result<Vec<Runner>, String>;

/// One operation at one size.
pub struct Case {
    pub ring: &'static str,
    pub operation: &'static str,
    pub size: Size,
    /// The kernels that can run it.
    pub kernels: Vec<(&'static str, Timing)>,
    bind: Bind,
}

impl Case {
    /// All cases for these bit lengths, or for the common ones if there are none.
    pub fn all(lengths: &[usize], suite: Suite) -> Vec<Self> {
        let mut cases = Cases {
            lengths,
            suite,
            found: Vec::new(),
        };
        visit(&mut cases);
        cases.found
    }

    /// What filters are searched in.
    pub fn path(&self, kernel: &str) -> String {
        let (operation, ring, size) = (self.operation, self.ring, self.size.name());
        format!("{operation}/{ring}/{size}/{}", implementation(kernel))
    }

    /// The kernels that pass the filter, bound to their operands; those that are not right are none.
    pub fn runners(
        &self,
        suite: Suite,
        keeps: impl Fn(&str) -> bool,
    ) -> Result<Vec<Runner>, String> {
        let names = self.kernels.iter().map(|(name, _)| *name);
        let wanted: Vec<&str> = names.filter(|name| keeps(&self.path(name))).collect();
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        (self.bind)(self.size, suite, &wanted)
    }

    /// The timing class of a kernel.
    pub fn timing(&self, kernel: &str) -> String {
        let found = self.kernels.iter().find(|(name, _)| *name == kernel);
        found.map_or_else(String::new, |(_, timing)| timing.to_string())
    }
}

struct Cases<'a> {
    lengths: &'a [usize],
    suite: Suite,
    found: Vec<Case>,
}

impl Visitor for Cases<'_> {
    fn visit<O: Exercise>(&mut self) {
        for size in O::sizes(self.lengths) {
            let Some(x) = O::typical(&mut Random(1), size) else {
                continue;
            };
            let kernels = self.suite.kernels::<O>(&O::parameter(&x));
            self.found.push(Case {
                ring: O::RING,
                operation: O::NAME,
                size,
                kernels: kernels.map(|k| (k.name, k.timing)).collect(),
                bind: bind::<O>,
            });
        }
    }
}

fn bind<O: Exercise>(size: Size, suite: Suite, wanted: &[&str]) -> Result<Vec<Runner>, String> {
    let mut random = Random(size.bits() as u64);
    // Many operands: branch predictors learn few by heart. The number is a power of two.
    let most = if size.bits() > 2048 { 1024 } else { 4096 };
    let count = (most / O::COST.next_power_of_two()).max(16);
    let pool: Vec<_> = (0..count)
        .filter_map(|_| O::typical(&mut random, size))
        .collect();
    let (pool, parameter) = match pool.first() {
        Some(x) => (Rc::new(pool.clone()), O::parameter(x)),
        None => return Ok(Vec::new()),
    };
    let kernels = suite.kernels::<O>(&parameter);
    let wanted = kernels.filter(|kernel| wanted.contains(&kernel.name));
    wanted
        .map(|kernel| pool::runner(kernel, Rc::clone(&pool)))
        .collect()
}

/// The kernel's name among other libraries'.
pub fn implementation(kernel: &str) -> String {
    format!("bezout/{kernel}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::PLANTED;

    #[test]
    fn a_kernel_that_is_wrong_on_one_input_is_not_measured() {
        let cases = Case::all(&[5], Suite::WithPlanted);
        let case = cases.iter().find(|case| case.operation == "invert");
        let case = case.expect("inverses of five bits");
        let wrong = case.runners(Suite::WithPlanted, |path| path.contains(PLANTED));
        assert!(wrong.is_err_and(|reason| reason.contains(PLANTED)));
        let right = case.runners(Suite::WithPlanted, |path| {
            path.contains("divstep60/portable")
        });
        assert!(right.is_ok_and(|runners| runners.len() == 1));
    }
}
