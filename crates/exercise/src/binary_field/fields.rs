// SPDX-License-Identifier: MIT OR Apache-2.0
//! The fields of tests.

use bezout::binary_field::DynGf2m;
use bezout::binary_field::presets::NAMED;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::LazyLock;

/// A field's degree and the exponents below it.
pub type Shape = (usize, &'static [usize]);

/// The presets by name.
pub fn presets() -> &'static [(&'static str, Shape)] {
    static PRESETS: LazyLock<Vec<(&str, Shape)>> = LazyLock::new(|| {
        NAMED
            .iter()
            .map(|p| (p.name, (p.degree, p.middle)))
            .collect()
    });
    &PRESETS
}

/// Degrees, each with the exponents between it and 0.
macro_rules! shapes {
    ($($degree:literal [$($middle:literal),*]),*) => { [$(($degree, &[$($middle),*])),*] };
}

/// Irreducible polynomials of every number of words, on both sides of its bounds, with terms next
/// to both ends.
pub const SHAPES: [Shape; 80] = shapes! {
    64 [4, 3, 1], 63 [1], 63 [62], 2 [1], 128 [7, 2, 1], 127 [1], 127 [126], 65 [18], 65 [47],
    192 [7, 2, 1], 191 [9], 191 [182], 129 [5], 129 [124], 256 [10, 5, 2], 255 [52], 255 [203],
    193 [15], 193 [178], 320 [4, 3, 1], 319 [36], 319 [283], 257 [12], 257 [245],
    384 [12, 3, 2], 383 [90], 383 [293], 321 [31], 321 [290], 448 [11, 6, 4], 447 [73],
    447 [374], 385 [6], 385 [379], 512 [8, 5, 2], 511 [10], 511 [501], 449 [134], 449 [315],
    576 [13, 4, 3], 575 [146], 575 [429], 513 [26], 513 [487], 640 [14, 3, 2], 639 [16],
    639 [623], 577 [25], 577 [552], 704 [8, 3, 2], 703 [12, 7, 1], 703 [702, 696, 691],
    641 [11], 641 [630], 768 [19, 17, 4], 767 [168], 767 [599], 705 [17], 705 [688],
    832 [13, 5, 2], 831 [49], 831 [782], 769 [120], 769 [649], 896 [7, 5, 3], 895 [12],
    895 [883], 833 [149], 833 [684], 960 [12, 9, 3], 959 [143], 959 [816], 897 [113], 897 [784],
    1022 [317], 1022 [705], 1023 [7], 1023 [1016], 961 [18], 961 [943]
};

/// Every trinomial and pentanomial of degrees up to 11, reducible or not, that is a field.
pub fn small() -> impl Iterator<Item = Shape> {
    static SMALL: LazyLock<Vec<(usize, Vec<usize>)>> = LazyLock::new(|| {
        let mut all = Vec::new();
        for m in 2..=11 {
            for a in 1..m {
                all.push((m, vec![a]));
                for b in 1..a {
                    all.extend((1..b).map(|c| (m, vec![a, b, c])));
                }
            }
        }
        all.retain(|(m, middle)| DynGf2m::new(*m, middle).is_ok());
        all
    });
    SMALL.iter().map(|(m, middle)| (*m, &middle[..]))
}

/// A field, made once for each thread: the tables of a large one take some milliseconds.
///
/// # Panics
/// If there is none.
pub fn field(degree: usize, middle: &[usize], prepared: bool) -> Rc<DynGf2m> {
    type Key = (usize, Vec<usize>, bool);
    thread_local! {
        static FIELDS: RefCell<HashMap<Key, Rc<DynGf2m>>> = RefCell::default();
    }
    let make = || {
        let field = DynGf2m::new(degree, middle).expect("irreducible");
        Rc::new(if prepared { field.prepare() } else { field })
    };
    let key = (degree, middle.to_vec(), prepared);
    FIELDS.with_borrow_mut(|fields| Rc::clone(fields.entry(key).or_insert_with(make)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_small_fields_as_trial_division_finds() {
        assert_eq!(small().count(), 166);
    }

    #[test]
    fn every_number_of_words_has_fields() {
        for words in 1..=16 {
            let fields = SHAPES.iter().filter(|shape| shape.0.div_ceil(64) == words);
            assert!(fields.count() >= 4, "{words}");
        }
        for (degree, middle) in SHAPES {
            assert!(DynGf2m::new(degree, middle).is_ok(), "{degree}");
        }
    }
}
