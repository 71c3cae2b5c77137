// SPDX-License-Identifier: MIT OR Apache-2.0
//! What Euclid's algorithm to a bound, and halves of numbers, refuse.

use bezout::{Error, slices};

#[test]
fn errors_name_the_argument() {
    let needed = slices::split_scratch(2);
    let split = |r: usize, t: usize, v: usize, m: &[u64], scratch: usize| {
        let (mut r, mut t) = (vec![7; r], vec![7; t]);
        let result = slices::split_vartime(&mut r, &mut t, &vec![3; v], m, &mut vec![0; scratch]);
        assert!(r.iter().chain(&t).all(|&w| w == 7), "written");
        result.expect_err("refused")
    };
    let count = |argument, elements, needed| Error::Count {
        argument,
        elements,
        needed,
    };
    assert_eq!(split(2, 1, 2, &[5, 0], needed), count("t", 1, 2));
    assert_eq!(split(2, 2, 3, &[5, 0], needed), count("v", 3, 2));
    assert_eq!(split(2, 2, 2, &[5], needed), count("m", 1, 2));
    assert_eq!(split(0, 0, 0, &[], needed), count("r", 0, 1));
    let short = count("scratch", needed - 1, needed);
    assert_eq!(split(2, 2, 2, &[5, 0], needed - 1), short);
    assert_eq!(split(2, 2, 2, &[0, 0], needed), Error::ZeroModulus);

    let names = [
        "remainders",
        "remainders",
        "cofactors",
        "cofactors",
        "a",
        "b",
        "bound",
    ];
    let needed = slices::partial_xgcd_scratch(2);
    for (wrong, argument) in names.into_iter().enumerate().skip(1) {
        let mut rows = [(); 7].map(|()| vec![7; 2]);
        rows[wrong] = vec![7; 3];
        let [x, y, u, v, a, b, bound] = rows.each_mut().map(|x| &mut x[..]);
        let mut scratch = vec![0; needed];
        let result = slices::partial_xgcd_vartime([x, y], [u, v], a, b, bound, &mut scratch);
        assert_eq!(result.expect_err("refused"), count(argument, 3, 2));
        assert!(rows.iter().flatten().all(|&w| w == 7), "written");
    }
}
