// SPDX-License-Identifier: MIT OR Apache-2.0
//! All records of public functions of binary fields in the presets, and all inversions.

use crate::choose::Choose;
use crate::dynamic::compare;
use bezout::binary_field::kernels::Invert;
use bezout::binary_field::presets::NAMED;
use bezout_exercise::binary_field::{Inversion, field, polynomial};
use bezout_exercise::check::Report;
use bezout_exercise::oracle::limbs;
use bezout_exercise::public::{Numbers, tasks};
use bezout_exercise::{Exercise, Suite};

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let preset = &NAMED[choose.up_to(NAMED.len() - 1)];
    let field = field(preset.degree, preset.middle, false);
    let n = field.words();
    // Any polynomials of up to three times the words of the field.
    let [x, y] = [(); 2].map(|()| {
        let length = 1 + choose.up_to(3 * n - 1);
        let x = choose.number(length);
        limbs(&x, length)
    });
    let k = choose.up_to(20);
    let m = limbs(&polynomial(&field), preset.degree / 64 + 1);
    let a = field.reduce(&x);
    let all = tasks().map(|task| task.name);
    let all: Vec<_> = all.filter(|name| name.starts_with("gf2_")).collect();
    compare(&all, &Numbers { x, y, m, k });
    let (x, mut report) = (Inversion { field, a }, Report::default());
    report.compare::<Invert>(Suite::Registry, &x, &Invert::expected(&x));
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}
