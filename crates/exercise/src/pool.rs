// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels on pools of operands, for benches.

use crate::exercise::{Exercise, run};
use bezout::kernels::Kernel;
use std::hint::black_box;
use std::rc::Rc;

/// A kernel bound to a pool of operands.
pub struct Runner {
    /// The kernel's name.
    pub name: &'static str,
    /// Runs operations number `start` to `start + count` of the pool, going around at its end.
    pub run: Box<dyn FnMut(usize, usize)>,
}

/// Binds a kernel to a pool, whose length is a power of two.
///
/// # Errors
/// The first operands for which the kernel's answer is not the oracle's, in words.
///
/// # Panics
/// If the pool is empty or not a power of two.
pub fn runner<O: Exercise>(
    kernel: &'static Kernel<O>,
    pool: Rc<Vec<O::Operands>>,
) -> Result<Runner, String> {
    assert!(pool.len().is_power_of_two(), "a pool of {}", pool.len());
    for x in pool.iter().take(CHECKED) {
        let (found, expected) = (run(kernel, x), O::expected(x));
        if found != expected {
            return Err(format!(
                "{kernel:?}: {found:x?}, expected {expected:x?}, for {x:x?}"
            ));
        }
    }
    let mut room = O::room(kernel, &O::parameter(&pool[0]));
    let run = move |start: usize, count: usize| {
        let mask = pool.len() - 1;
        // Zero, but neither compiler nor CPU may know: which operands come next depends on the last
        // result, so that no two operations overlap.
        let zero = black_box(0);
        let mut result = 0;
        for step in 0..count {
            let index = (start + step + (result & zero) as usize) & mask;
            result = O::call(kernel, black_box(&pool[index]), &mut room);
        }
        black_box(result);
    };
    Ok(Runner {
        name: kernel.name,
        run: Box::new(run),
    })
}

/// Operands whose answers are compared before anything is measured.
const CHECKED: usize = 64;
