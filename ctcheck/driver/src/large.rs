// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jump divsteps on long numbers: beyond what `bezout` has assembly for, so that products are by
//! transforms.

use crate::case::{Case, Function};
use bezout_large::ct;

/// Every day the shortest with several levels of the recursion, by night longer ones too.
const LENGTHS: [usize; 2] = [300, 1100];

pub fn cases() -> Vec<Case> {
    let functions: [(&str, Function); 4] = [
        ("ct::gcd", |i, r| r.limbs(&ct::gcd(&i.a, &i.b))),
        ("ct::gcd_with_ran (other lengths)", |i, r| {
            r.limbs(&ct::gcd_with_ran(&i.a[1..], &i.b).0);
        }),
        ("ct::invert", |i, r| {
            r.vector(ct::invert(&i.a, &i.known_odd).expect("that it is odd is public"));
        }),
        ("ct::invert_with_ran (shorter)", |i, r| {
            let x = &i.a[..i.a.len() / 2];
            let found = ct::invert_with_ran(x, &i.known_odd);
            r.vector(found.expect("that it is odd is public").0);
        }),
    ];
    let at =
        |(name, f)| LENGTHS.map(|limbs| Case::function(name, limbs, f).only().prepared(tables));
    functions.into_iter().flat_map(at).collect()
}

/// The roots of unity of each length of a transform are computed when it is first used.
fn tables(limbs: usize) {
    let one = vec![1; limbs];
    ct::gcd(&one, &one);
    ct::invert(&one, &one).expect("it is odd");
}
