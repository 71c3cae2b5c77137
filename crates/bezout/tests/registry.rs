// SPDX-License-Identifier: MIT OR Apache-2.0
//! The registry itself: names, classes, defaults.

use bezout::kernels::{Kernel, Operation, Timing};
use bezout_testkit::exercise::{Exercise, Visitor, visit};
use std::collections::HashSet;

/// Checks of one operation, collected over all.
#[derive(Default)]
struct Checks {
    operations: HashSet<(&'static str, &'static str)>,
    labels: HashSet<&'static str>,
    kernels: usize,
}

impl Visitor for Checks {
    fn visit<O: Exercise>(&mut self) {
        assert!(
            self.operations.insert((O::RING, O::NAME)),
            "{} twice",
            O::NAME
        );
        assert!(self.labels.insert(O::LABEL), "{} twice", O::LABEL);
        self.kernels += O::table().len();
        let mut names = HashSet::new();
        for kernel in O::table() {
            assert!(names.insert(kernel.name), "{kernel:?} twice");
            well_formed(kernel);
        }
        defaults::<O>();
    }
}

fn well_formed<O: Operation>(kernel: &Kernel<O>) {
    let (algorithm, back_end) = kernel.name.split_once('/').expect("algorithm/back end");
    assert!(!algorithm.is_empty() && !back_end.is_empty(), "{kernel:?}");
    assert!(
        !kernel.citation.is_empty() && !kernel.domain.is_empty(),
        "{kernel:?}"
    );
    assert!((kernel.available)() || back_end != "portable", "{kernel:?}");
    // A claim of constant time is checked by something.
    let claims = kernel.timing == Timing::Constant;
    // The instruments are for x86-64.
    if cfg!(target_arch = "x86_64") {
        assert_eq!(claims, !kernel.instruments.is_empty(), "{kernel:?}");
    }
}

/// For every parameter and timing class exactly one kernel is the default.
fn defaults<O: Exercise>() {
    let has = |timing| O::table().iter().any(|kernel| kernel.timing == timing);
    for parameter in O::parameters() {
        for timing in [Timing::Constant, Timing::Variable] {
            let names: Vec<_> = O::table()
                .iter()
                .filter(|kernel| kernel.timing == timing && kernel.is_default(&parameter))
                .map(|kernel| kernel.name)
                .collect();
            let expected = usize::from(has(timing));
            assert_eq!(
                names.len(),
                expected,
                "{} {parameter:?}: {names:?}",
                O::NAME
            );
        }
    }
}

#[test]
fn names_classes_and_defaults() {
    let mut checks = Checks::default();
    visit(&mut checks);
    assert!(checks.operations.len() >= 9 && checks.kernels > 40);
}

/// With `--cfg bezout_force="portable"` nothing else is a default; and so for the other ones, where the
/// CPU has them.
#[test]
fn forced_instruction_sets_decide() {
    struct Forced(Vec<&'static str>);
    impl Visitor for Forced {
        fn visit<O: Exercise>(&mut self) {
            for parameter in O::parameters() {
                self.0
                    .extend(O::default(Timing::Constant, &parameter).map(|k| k.name));
            }
        }
    }
    let mut defaults = Forced(Vec::new());
    visit(&mut defaults);
    let has = |back_end: &str| defaults.0.iter().any(|name| name.ends_with(back_end));
    assert!(has("/portable"));
    if cfg!(bezout_force = "portable") {
        for other in ["/adx", "/avx2", "/avx512", "/ifma", "pclmulqdq"] {
            assert!(!has(other), "{other}");
        }
    }
    if cfg!(bezout_force = "adx") {
        assert!(!has("/avx2") && !has("/avx512") && !has("/ifma"));
    }
    if cfg!(bezout_force = "avx2") {
        assert!(!has("/avx512") && !has("/ifma"));
    }
    if cfg!(bezout_force = "avx512") {
        assert!(!has("/ifma"));
    }
}

#[test]
fn scratch_is_finite() {
    struct Scratch;
    impl Visitor for Scratch {
        fn visit<O: Exercise>(&mut self) {
            for parameter in O::parameters() {
                for kernel in O::table() {
                    assert!((kernel.scratch)(&parameter) < 1 << 24, "{kernel:?}");
                }
            }
        }
    }
    visit(&mut Scratch);
}
