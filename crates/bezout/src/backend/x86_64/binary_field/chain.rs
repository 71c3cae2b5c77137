// SPDX-License-Identifier: MIT OR Apache-2.0
//! A whole addition chain, from register to register.

use super::fold::{constants, load, store};
use super::product;
use crate::backend::portable::binary_field::{Folding, Maps, Step};

/// The body of a chain, for one kind of products: `$one` of them, and that of the images of `$four`
/// quarters.
macro_rules! links {
    ($n:ident, $mode:ident, $out:ident, $a:ident, $steps:ident, $maps:ident, $folding:ident, $one:path, $four:path) => {{
        use $crate::backend::portable::binary_field::{MAX_STEPS, is_quartered};
        use $crate::backend::x86_64::binary_field::{map, quarters, square as squares};
        use $four as recombined;
        use $one as product_of;
        let constants = constants::<$n>($folding);
        let mut p = [const { core::mem::MaybeUninit::<[u64; $n]>::uninit() }; MAX_STEPS + 1];
        p[0].write(*$a);
        let mut last = load($a);
        for (i, step) in $steps.iter().enumerate() {
            // Those up to `i` are written.
            assert!(step.by <= i);
            let by = load(p[step.by].assume_init_ref());
            last = match step.map {
                Some(k) if const { $n == 5 } && $maps.whole => {
                    let below = squares::below_of::<$n>(&last, &constants);
                    let raised = map::whole_image($maps.matrix::<$n>(k), &below);
                    product_of::<$n, $mode>(&raised, &by, &constants)
                }
                Some(k) if const { is_quartered($n) } => {
                    let [y, y2] = $maps.middles::<$n>(k);
                    let (y, y2) = (load(y), load(y2));
                    let shifted = product_of::<$n, $mode>(&by, &y2, &constants);
                    // (u0 + u1 y) by + (u2 + u3 y) y^2 by.
                    let u = quarters::images::<$n>(
                        $maps.quarters::<$n>(k),
                        $maps.top,
                        &last,
                        &constants,
                    );
                    recombined::<$n, $mode>(&u, &y, [&by, &shifted], &constants)
                }
                Some(k) => {
                    let raised = map::image::<$n>($maps.matrix::<$n>(k), &last);
                    product_of::<$n, $mode>(&raised, &by, &constants)
                }
                None => {
                    let raised = squares::squares_of::<$n, $mode>(&last, step.times, &constants);
                    product_of::<$n, $mode>(&raised, &by, &constants)
                }
            };
            store(p[i + 1].write([0; $n]), &last);
        }
        store(
            $out,
            &squares::squares_of::<$n, $mode>(&last, 1, &constants),
        );
        for power in &mut p[..=$steps.len()] {
            $crate::ct::wipe(power.assume_init_mut());
        }
    }};
}
pub(super) use links;

/// `out = p^2` for the last power of the chain that begins with `a`.
#[target_feature(enable = "avx2,pclmulqdq")]
#[inline(never)]
pub(super) fn run<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
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
            maps,
            folding,
            product::product_of,
            product::recombine
        )
    }
}
