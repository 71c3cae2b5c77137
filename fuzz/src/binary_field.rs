// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of a fixed number of words against fields of any degree, and all inversions against each
//! other.

use crate::choose::Choose;
use bezout::binary_field::kernels::{FieldShape, Invert};
use bezout::binary_field::presets::*;
use bezout::binary_field::{DynGf2m, Element, Gf2m};
use bezout::kernels::Operation;
use bezout::subtle::CtOption;
use std::sync::OnceLock;

macro_rules! fields {
    ($($name:ident),*) => {
        const FIELDS: &[fn(&mut Choose<'_>)] = &[$(|choose| {
            // The proof that a polynomial is irreducible takes long, and so do the tables.
            static ANY: OnceLock<[DynGf2m; 2]> = OnceLock::new();
            let make = || DynGf2m::new($name.degree(), $name.middle()).expect("it is a field");
            let any = ANY.get_or_init(|| [make(), make().prepare()]);
            check(&$name, &any[choose.up_to(1)], choose);
        }),*];
    };
}

fields!(
    GF2_89, SEC_113, GF2_127, SEC_131, DSTU_163, DSTU_167, DSTU_173, DSTU_179, DSTU_191, SEC_193,
    DSTU_233, FIPS_233, SEC_239, GF2_251, DSTU_257, FIPS_283, DSTU_307, DSTU_367, FIPS_409,
    DSTU_431, FIPS_571, GHASH, POLYVAL
);

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    FIELDS[choose.up_to(FIELDS.len() - 1)](&mut choose);
}

/// Any polynomial of up to three times the words of the field.
fn polynomial(choose: &mut Choose<'_>, words: usize) -> Vec<u64> {
    let length = choose.up_to(3 * words);
    let mut x = choose.number(length).to_u64_digits();
    x.truncate(length);
    x
}

fn check<const N: usize>(fixed: &Gf2m<N>, any: &DynGf2m, choose: &mut Choose<'_>) {
    let (a, b) = (polynomial(choose, N), polynomial(choose, N));
    let (x, y) = (fixed.reduce(&a), fixed.reduce(&b));
    let (a, b) = (any.reduce(&a), any.reduce(&b));
    let words = |x: &Element<N>| fixed.words(x).to_vec();
    let option = |x: CtOption<Element<N>>| x.into_option().map(|x| words(&x));
    assert_eq!((words(&x), words(&y)), (a.clone(), b.clone()));
    assert_eq!(Ok(words(&fixed.add(&x, &y))), any.add(&a, &b));
    assert_eq!(Ok(words(&fixed.mul(&x, &y))), any.mul(&a, &b));
    let times = choose.up_to(fixed.degree() + 1);
    assert_eq!(
        Ok(words(&fixed.square_times(&x, times))),
        any.square_times(&a, times)
    );
    let inverse = option(fixed.invert(&x));
    assert_eq!(inverse, any.invert(&a).expect("reduced").into_option());
    assert_eq!(inverse, any.invert_vartime(&a).expect("reduced"));
    assert_eq!(inverse, fixed.invert_vartime(&x).map(|x| words(&x)));
    if choose.up_to(255) == 1 {
        assert_eq!(inverse, option(fixed.prepare().invert(&x)));
    }
    if let Some(inverse) = &inverse {
        assert_eq!(any.mul(inverse, &a), Ok(words(&fixed.one())));
    }
    assert_eq!(
        option(fixed.divide(&x, &y)),
        any.divide(&a, &b).expect("reduced").into_option()
    );
    let root = fixed.sqrt(&x);
    assert_eq!(
        (words(&fixed.square(&root)), Ok(words(&root))),
        (a.clone(), any.sqrt(&a))
    );
    let trace = |yes: bezout::subtle::Choice| bool::from(yes);
    assert_eq!(
        trace(fixed.trace(&x)),
        trace(any.trace(&a).expect("reduced"))
    );
    let solution = option(fixed.solve_quadratic(&x));
    assert_eq!(
        solution,
        any.solve_quadratic(&a).expect("reduced").into_option()
    );
    if let Some(z) = solution {
        let square = any.square_times(&z, 1).expect("reduced");
        assert_eq!(any.add(&square, &z), Ok(a.clone()));
    }
    by_kernels(any, &a, inverse.unwrap_or_else(|| vec![0; N]));
}

fn by_kernels(field: &DynGf2m, a: &[u64], inverse: Vec<u64>) {
    let shape = FieldShape::new(field.as_ref());
    for kernel in Invert::table()
        .iter()
        .filter(|kernel| kernel.accepts(&shape))
    {
        let mut out = vec![0; a.len()];
        (kernel.run)(&field.as_ref(), &mut out, a);
        assert_eq!(field.reduce(&out), inverse, "{kernel:?}");
    }
}
