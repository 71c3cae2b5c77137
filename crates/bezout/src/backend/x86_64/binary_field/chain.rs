// SPDX-License-Identifier: MIT OR Apache-2.0
//! A whole addition chain, from register to register.

use super::fold::{constants, load, store};
use super::product;
use crate::backend::portable::binary_field::{Folding, Row, Step};

/// The body of a chain, for one kind of product.
macro_rules! links {
    ($n:ident, $mode:ident, $out:ident, $a:ident, $steps:ident, $matrices:ident, $folding:ident, $($product:ident)::+) => {{
        use $crate::backend::portable::binary_field::MAX_STEPS;
        use $crate::backend::x86_64::binary_field::{map, product as squares};
        let constants = constants($folding);
        let mut p = [[0; $n]; MAX_STEPS + 1];
        p[0] = *$a;
        let mut last = load($a);
        for (i, step) in $steps.iter().enumerate() {
            let raised = match step.map {
                Some(k) => map::image::<$n>(&$matrices[k * 16 * $n * $n..(k + 1) * 16 * $n * $n], &last),
                None => squares::squares_of::<$n, $mode>(&last, step.times, &constants),
            };
            last = $($product)::+::<$n, $mode>(&raised, &load(&p[step.by]), &constants);
            store(&mut p[i + 1], &last);
        }
        store($out, &squares::squares_of::<$n, $mode>(&last, 1, &constants));
        $crate::ct::wipe(p[..=$steps.len()].as_flattened_mut());
    }};
}
pub(super) use links;

/// `out = p^2` for the last power of the chain that begins with `a`; `matrices` has those of the maps,
/// one after the other.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn run<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    matrices: &[Row],
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        links!(
            N,
            MODE,
            out,
            a,
            steps,
            matrices,
            folding,
            product::product_of
        )
    }
}
