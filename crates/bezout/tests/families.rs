// SPDX-License-Identifier: MIT OR Apache-2.0
//! The code that other families of CPUs take, as far as this CPU can run it: kernels may have
//! schedules by family.

use bezout::kernels::Family;
use bezout_exercise::Suite;
use bezout_exercise::check::differential;

/// The lengths of all routines, and how many cases of each.
const SIZES: [(usize, usize); 9] = [
    (4, 300),
    (6, 200),
    (8, 150),
    (9, 100),
    (16, 60),
    (32, 12),
    (64, 4),
    (104, 2),
    (130, 1),
];

/// The only test of this program: what it assumes is of the whole process.
#[test]
fn kernels_are_right_as_on_every_family() {
    let here = Family::here();
    let families = match cfg!(target_arch = "x86_64") {
        true => Family::ALL.to_vec(),
        false => vec![here],
    };
    for family in families {
        assert!(family.assume(), "{family:?}");
        let report = differential(Suite::Registry, &SIZES, 5);
        assert!(
            report.failures.is_empty(),
            "{family:?}: {:#?}",
            report.failures
        );
        // Kernels of other rings have lengths of their own.
        assert!(
            report
                .answers
                .keys()
                .any(|of| *of == ("invert", "divstep60/portable")),
            "{:?}",
            report.answers.keys()
        );
    }
    here.assume();
}
