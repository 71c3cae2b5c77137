// SPDX-License-Identifier: MIT OR Apache-2.0
//! The matrices of long runs of squarings.

use super::plan::{Costs, Plan};
use crate::backend::portable::binary_field::{Maps, Row, place};
use crate::binary_field::engine::Engine;
use crate::binary_field::shape::Shape;
use alloc::vec;
use alloc::vec::Vec;

/// A chain, and a matrix for each of its long runs. They depend on the field alone, and are public.
#[derive(Clone)]
pub(crate) struct Tables {
    pub plan: Plan,
    rows: Vec<Row>,
    middles: Vec<u64>,
    short: bool,
    whole: bool,
}

impl Tables {
    /// Built with some engine's arithmetic; every engine can use them.
    pub fn planned<E: Engine, const N: usize>(shape: &Shape) -> Self {
        let plan = Plan::new(shape.m, &Costs::of(shape));
        let size = 16 * N * N;
        let mut rows = vec![Row([0; 8]); plan.maps().len() * size];
        let mut middles = vec![0; plan.maps().len() * N];
        let each = rows.chunks_exact_mut(size).zip(middles.chunks_exact_mut(N));
        for ((matrix, middle), &times) in each.zip(plan.maps()) {
            // The image of x^bit is that of x to the power of bit.
            let mut x = [0; N];
            x[0] = 2;
            let y = E::square_times(shape, &x, times);
            let mut image = [0; N];
            image[0] = 1;
            for bit in 0..64 * N {
                if bit == 32 * N {
                    middle.copy_from_slice(&image);
                }
                for word in 0..2 * N {
                    let (row, lane) = place(N, bit, word);
                    matrix[row].0[lane] = (image[word / 2] >> (32 * (word % 2))) as u32;
                }
                image = shape.canonical(&E::multiply(shape, &image, &y));
            }
        }
        Self {
            plan,
            rows,
            middles,
            short: shape.m <= 64 * N - 32,
            whole: shape.is_whole(),
        }
    }

    /// The plan's maps.
    #[inline(always)]
    pub fn maps(&self) -> Maps<'_> {
        Maps {
            rows: &self.rows,
            middles: &self.middles,
            short: self.short,
            whole: self.whole,
        }
    }

    /// The bytes of all matrices.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.rows[..]) + size_of_val(&self.middles[..])
    }
}
