// SPDX-License-Identifier: MIT OR Apache-2.0
//! The matrices of long runs of squarings.

use super::plan::{Costs, Plan};
use crate::backend::portable::binary_field::{Maps, Row, is_quartered, place, quarter_place};
use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::mirror::Mirror;
use crate::binary_field::shared::shape::Shape;
use alloc::vec;
use alloc::vec::Vec;

/// A product in a field, by some engine.
type Product<'a, const N: usize> = &'a dyn Fn(&[u64; N], &[u64; N]) -> [u64; N];

/// A chain, and a matrix for each of its long runs. They depend on the field alone, and are public.
#[derive(Clone)]
pub(crate) struct Tables {
    pub plan: Plan,
    rows: Vec<Row>,
    quarters: Vec<Row>,
    middles: Vec<u64>,
    top: Option<[u64; 2]>,
    whole: bool,
}

impl Tables {
    /// Built with some engine's arithmetic; every engine can use them.
    pub fn planned<E: Engine, const N: usize>(shape: &Shape) -> Self {
        // Of the field that inverts.
        let shape = Mirror::of(shape).map_or(shape, |mirror| mirror.shape);
        let square_times = |a: &[u64; N], times| E::square_times(shape, a, times);
        Self::filled(shape, &square_times, &|a, b| E::mul(shape, a, b))
    }

    /// Compiled once for all engines.
    #[inline(never)]
    fn filled<const N: usize>(
        shape: &Shape,
        square_times: &dyn Fn(&[u64; N], usize) -> [u64; N],
        mul: Product<'_, N>,
    ) -> Self {
        let plan = Plan::new(shape.m, &Costs::of(shape));
        let size = 16 * N * N;
        let mut rows = vec![Row([0; 8]); plan.maps().len() * size];
        let quartered = is_quartered(N) && !shape.is_whole();
        let part = if quartered { size / 2 } else { 0 };
        let mut quarters = vec![Row([0; 8]); plan.maps().len() * part];
        let mut middles = vec![0; plan.maps().len() * 2 * N];
        let top = shape.top();
        let quarter_bits = if top.is_some() { 16 * N - 8 } else { 16 * N };
        for (k, &times) in plan.maps().iter().enumerate() {
            let matrix = &mut rows[k * size..(k + 1) * size];
            let quarter = &mut quarters[k * part..(k + 1) * part];
            let middle = &mut middles[k * 2 * N..(k + 1) * 2 * N];
            // The image of x^bit is that of x to the power of bit.
            let mut x = [0; N];
            x[0] = 2;
            let y = square_times(&x, times);
            let mut image = [0; N];
            image[0] = 1;
            for bit in 0..64 * N {
                if bit == quarter_bits {
                    middle[..N].copy_from_slice(&image);
                } else if bit == 2 * quarter_bits {
                    middle[N..].copy_from_slice(&image);
                }
                if quartered && bit < quarter_bits {
                    // Of each four bytes, 1 and 3 have the image of an even power, 2 and 3 that of
                    // the next one.
                    let bytes = if bit % 2 == 0 {
                        0x0100_0100
                    } else {
                        0x0101_0000
                    };
                    for byte in 0..8 * N {
                        let (row, word) = quarter_place(N, bit, byte);
                        let value = (image[byte / 8] >> (8 * (byte % 8)) & 255) as u32;
                        quarter[row].0[word] ^= value * bytes;
                    }
                }
                for word in 0..2 * N {
                    let (row, lane) = place(N, bit, word);
                    matrix[row].0[lane] = (image[word / 2] >> (32 * (word % 2))) as u32;
                }
                image = shape.canonical(&mul(&image, &y));
            }
        }
        Self {
            plan,
            rows,
            quarters,
            middles,
            top,
            whole: shape.is_whole(),
        }
    }

    /// The plan's maps.
    #[inline(always)]
    pub fn maps(&self) -> Maps<'_> {
        Maps {
            rows: &self.rows,
            quarters: &self.quarters,
            middles: &self.middles,
            top: self.top,
            whole: self.whole,
        }
    }

    /// The bytes of all matrices.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.rows[..])
            + size_of_val(&self.quarters[..])
            + size_of_val(&self.middles[..])
    }
}
