// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public fields of the cases of binary fields.

use bezout::binary_field::DynGf2m;
use bezout::kernels::binary_field::FieldShape;
use std::sync::OnceLock;

/// For each number of words an irreducible polynomial: trinomials and pentanomials, low and high
/// terms.
const POLYNOMIALS: [(usize, &[usize]); 16] = [
    (63, &[1]),
    (127, &[63]),
    (163, &[7, 6, 3]),
    (233, &[74]),
    (257, &[12]),
    (367, &[21]),
    (409, &[87]),
    (511, &[10]),
    (571, &[10, 5, 2]),
    (639, &[16]),
    (703, &[12, 7, 1]),
    (767, &[168]),
    (831, &[49]),
    (895, &[12]),
    (960, &[12, 9, 3]),
    (1023, &[7]),
];

static FIELDS: [OnceLock<[DynGf2m; 2]>; 16] = [const { OnceLock::new() }; 16];

/// The same in a case, which does not make it: the search of the disassembly has nothing to follow
/// there.
pub fn known_fields(words: usize) -> &'static [DynGf2m; 2] {
    FIELDS[words - 1].get().expect("it was prepared")
}

/// The field of `words` words, without tables and with.
pub fn fields(words: usize) -> &'static [DynGf2m; 2] {
    FIELDS[words - 1].get_or_init(|| {
        let (degree, middle) = POLYNOMIALS[words - 1];
        let field = DynGf2m::new(degree, middle).expect("irreducible");
        [field.clone(), field.prepare()]
    })
}

/// What is public of the field without tables.
pub fn shape(words: usize) -> Option<FieldShape> {
    let &(degree, exponents) = POLYNOMIALS.get(words - 1)?;
    let mut middle = [0; 3];
    middle[..exponents.len()].copy_from_slice(exponents);
    Some(FieldShape {
        degree,
        middle,
        prepared: false,
    })
}
