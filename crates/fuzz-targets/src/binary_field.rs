// SPDX-License-Identifier: MIT OR Apache-2.0
//! All records of public functions of binary fields in the presets, and all inversions.

use crate::choose::Choose;
use crate::dynamic::compare;
use bezout::binary_field::DynGf2m;
use bezout::binary_field::kernels::{FieldShape, Invert};
use bezout::binary_field::presets::NAMED;
use bezout::kernels::Operation;
use bezout_exercise::binary_field::{field, oracle, polynomial};
use bezout_exercise::oracle::{big, limbs};
use bezout_exercise::public::{Numbers, tasks};

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
    by_kernels(&field, &a);
}

fn by_kernels(field: &DynGf2m, a: &[u64]) {
    let shape = FieldShape::new(field.as_ref());
    let inverse = oracle::inverse(&big(a), &polynomial(field)).unwrap_or_default();
    for kernel in Invert::table()
        .iter()
        .filter(|kernel| kernel.accepts(&shape))
    {
        let mut out = vec![0; a.len()];
        (kernel.run)(&field.as_ref(), &mut out, a);
        assert_eq!(big(&field.reduce(&out)), inverse, "{kernel:?}");
    }
}
