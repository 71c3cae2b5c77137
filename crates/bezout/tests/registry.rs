// SPDX-License-Identifier: MIT OR Apache-2.0
//! The registry itself: names, classes, defaults.

use bezout::kernels::{
    GCD, INVERT, INVERT_PSEUDO_MERSENNE255, JACOBI, Kernel, Timing, XGCD, default_divsteps,
};
use std::collections::HashSet;

fn check<F>(operation: &str, table: &[Kernel<F>]) {
    let mut names = HashSet::new();
    let mut classes = HashSet::new();
    for kernel in table {
        assert!(
            names.insert(kernel.name),
            "{operation}: {} twice",
            kernel.name
        );
        assert!(
            kernel
                .name
                .split_once('/')
                .is_some_and(|(a, b)| !a.is_empty() && !b.is_empty())
        );
        assert!(!kernel.citation.is_empty());
        assert!(
            (kernel.available)() || !kernel.name.ends_with("/portable"),
            "{}",
            kernel.name
        );
        classes.insert(kernel.timing.to_string());
        // A claim of constant time is checked by something.
        assert_eq!(
            kernel.timing == Timing::Constant,
            !kernel.instruments.is_empty()
        );
    }
    assert!(
        classes.contains("ct") && classes.contains("vartime"),
        "{operation}"
    );
}

#[test]
fn names_and_classes() {
    check("invert", INVERT);
    check("gcd", GCD);
    check("xgcd", XGCD);
    check("jacobi", JACOBI);
}

#[test]
fn kernels_for_one_form_of_modulus_are_named_apart() {
    let mut names: HashSet<_> = INVERT.iter().map(|k| k.name).collect();
    for kernel in INVERT_PSEUDO_MERSENNE255 {
        assert!(names.insert(kernel.name), "{} twice", kernel.name);
        assert!(kernel.timing == Timing::Constant && !kernel.instruments.is_empty());
        assert!(kernel.accepts(4) && !kernel.accepts(5));
    }
}

#[test]
fn the_default_is_in_every_table_and_runs_here() {
    for limbs in (1..=130).chain([1000]) {
        let name = default_divsteps(limbs);
        assert!(INVERT.iter().any(|k| k.name == name && k.accepts(limbs)));
        assert!(GCD.iter().any(|k| k.name == name && k.accepts(limbs)));
        assert!(XGCD.iter().any(|k| k.name == name && k.accepts(limbs)));
    }
}

#[test]
fn scratch_grows_with_length_and_is_finite() {
    for kernel in INVERT {
        assert!(
            (1..64).all(|n| (kernel.scratch)(n) <= (kernel.scratch)(n + 1)),
            "{}",
            kernel.name
        );
    }
}
