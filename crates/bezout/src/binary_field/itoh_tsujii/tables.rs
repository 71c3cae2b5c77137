// SPDX-License-Identifier: MIT OR Apache-2.0
//! The matrices of long runs of squarings.

use super::plan::{Costs, Plan};
use crate::backend::portable::binary_field::{Row, place};
use crate::binary_field::engine::Engine;
use crate::binary_field::shape::Shape;
use alloc::vec;
use alloc::vec::Vec;

/// A chain, and a matrix for each of its long runs. They depend on the field alone, and are public.
#[derive(Clone)]
pub(crate) struct Tables {
    pub plan: Plan,
    rows: Vec<Row>,
}

impl Tables {
    /// Built with some engine's arithmetic; every engine can use them.
    pub fn planned<E: Engine, const N: usize>(shape: &Shape) -> Self {
        let plan = Plan::new(shape.m, &Costs::of(N));
        let size = 16 * N * N;
        let mut rows = vec![Row([0; 8]); plan.maps().len() * size];
        for (matrix, &times) in rows.chunks_exact_mut(size).zip(plan.maps()) {
            // The image of x^bit is that of x to the power of bit.
            let mut x = [0; N];
            x[0] = 2;
            let y = E::square_times(shape, &x, times);
            let mut image = [0; N];
            image[0] = 1;
            for bit in 0..64 * N {
                for word in 0..2 * N {
                    let (row, lane) = place(N, bit, word);
                    matrix[row].0[lane] = (image[word / 2] >> (32 * (word % 2))) as u32;
                }
                image = E::multiply(shape, &image, &y);
            }
        }
        Self { plan, rows }
    }

    /// The matrices of the plan's maps, one after the other.
    #[inline(always)]
    pub fn matrices(&self) -> &[Row] {
        &self.rows
    }

    /// The bytes of all matrices.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.rows[..])
    }
}
