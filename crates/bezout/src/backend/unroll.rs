// SPDX-License-Identifier: MIT OR Apache-2.0
//! Loops that are unrolled for certain, so that arrays of vectors stay in registers.

/// Runs a block for each of the listed numbers, in order; what a condition on constants excludes is
/// not compiled.
macro_rules! unroll {
    ($i:ident in [$($k:literal)*]; $body:block) => {{
        $({
            #[allow(non_upper_case_globals)]
            const $i: usize = $k;
            $body
        })*
    }};
    ($i:ident < 2; $body:block) => { unroll!($i in [0 1]; $body) };
    ($i:ident < 6; $body:block) => { unroll!($i in [0 1 2 3 4 5]; $body) };
    ($i:ident < 4; $body:block) => { unroll!($i in [0 1 2 3]; $body) };
    ($i:ident < 12; $body:block) => { unroll!($i in [0 1 2 3 4 5 6 7 8 9 10 11]; $body) };
    ($i:ident < BLOCKS; $body:block) => { unroll!($i in [0 1 2 3 4 5 6 7]; $body) };
    ($i:ident <= BLOCKS; $body:block) => { unroll!($i in [0 1 2 3 4 5 6 7 8]; $body) };
    ($i:ident < DOUBLE; $body:block) => { unroll!($i in [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15]; $body) };
}
