// SPDX-License-Identifier: MIT OR Apache-2.0
//! The long computations, compiled once for each number of words: here, and not in every crate that
//! uses a curve.

use crate::comb::Multiply;
use crate::wnaf::{Progression, Sum};
use bezout::binary_field::Gf2m;
use core::any::Any;

/// The computations on a curve over a field of N words.
pub(crate) struct Kernels<const N: usize> {
    pub comb: fn(&Gf2m<N>, Multiply<'_, N>) -> [[u64; N]; 3],
    pub sum: fn(&Gf2m<N>, Sum<'_, N>) -> [[u64; N]; 3],
    pub progression: fn(&Gf2m<N>, Progression<'_, N>),
}

macro_rules! kernels {
    ($($words:literal)*) => {
        impl<const N: usize> Kernels<N> {
            /// The kernels for a number of words, if there are some. Asked for at each use: so
            /// calls are to places that are known, and the search for instructions that depend on
            /// their operands can follow them.
            #[inline(always)]
            pub fn find() -> Option<&'static Self> {
                match N {
                    $($words => {
                        static KERNELS: Kernels<$words> = Kernels {
                            comb: |field, c| field.compute(c),
                            sum: |field, c| field.compute(c),
                            progression: |field, c| field.compute(c),
                        };
                        (&KERNELS as &dyn Any).downcast_ref()
                    })*
                    _ => None,
                }
            }
        }
    };
}

kernels!(3 4 5 6 7);
