// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers in the caller's memory: groups of rows, and what functions refuse.

use bezout::binary_field::DynGf2m;
use bezout::polynomial::{Ring, presets};
use bezout::slices;
use bezout::{DynModulus, Error, ModulusRef};

/// Scratch that holds something.
fn scratch(words: usize) -> Vec<u64> {
    vec![0x5555_5555_5555_5555; words]
}

fn is_count(error: Error, name: &str) -> bool {
    matches!(error, Error::Count { argument, .. } if argument == name)
}

/// Rows are inverted in groups of 256.
#[test]
fn a_zero_in_any_group_is_told() {
    let m = DynModulus::new(&[15]).expect("odd");
    let mut room = scratch(m.invert_rows_scratch(600));
    for place in [0, 255, 256, 599] {
        let (mut rows, mut expected) = (vec![2; 600], vec![8; 600]);
        (rows[place], expected[place]) = (0, 0);
        let mut twin = rows.clone();
        let all = m
            .invert_rows(&mut rows, &mut room)
            .expect("the lengths agree");
        assert!(!bool::from(all) && rows == expected, "{place}");
        let all = m.invert_rows_vartime(&mut twin, &mut room);
        assert!(all == Ok(false) && twin == expected, "{place}");
    }
}

#[test]
fn what_rows_refuse() -> Result<(), Error> {
    let m = DynModulus::new(&[15, 0])?;
    let mut rows = [2, 0, 7];
    let mut room = scratch(m.invert_rows_scratch(2));
    let error = m.invert_rows(&mut rows, &mut room).unwrap_err();
    assert!(is_count(error, "rows"), "{error}");
    let short = room.len() - 1;
    let error = m.invert_rows(&mut [2, 0, 7, 0], &mut room[..short]);
    assert!(is_count(error.unwrap_err(), "scratch"));
    let error = m.invert_rows_vartime(&mut [2, 0, 7, 0], &mut room[..short]);
    assert!(is_count(error.unwrap_err(), "scratch"));
    assert_eq!(rows, [2, 0, 7]);
    assert_eq!(
        m.invert_rows_scratch(256),
        m.invert_rows_scratch(usize::MAX)
    );
    let each = slices::invert_each_rows;
    let mut room = scratch(slices::invert_each_rows_scratch(1));
    let error = |rows: &mut [u64], moduli: &[u64], limbs, room: &mut [u64]| {
        each(rows, moduli, limbs, room).unwrap_err()
    };
    assert!(is_count(error(&mut [1], &[1], 0, &mut room), "limbs"));
    assert!(is_count(error(&mut [1], &[1, 3], 1, &mut room), "moduli"));
    assert!(is_count(error(&mut [1], &[3], 2, &mut room), "rows"));
    let short = room.len() - 1;
    assert!(is_count(
        error(&mut [1], &[3], 1, &mut room[..short]),
        "scratch"
    ));
    Ok(())
}

/// What gets a number and scratch.
type Call<'a> = dyn FnMut(&mut [u64], &mut [u64]) -> Option<Error> + 'a;

/// A length that differs, none at all, and a word of scratch too few.
#[test]
fn what_functions_for_one_refuse() {
    let (a, b, mut room) = ([1, 0], [3], scratch(1000));
    let mut out = [9];
    let mut refused = |name: &str, f: &mut Call| {
        let error = f(&mut out, &mut room).expect("it is refused");
        assert!(is_count(error, name), "{error} is not about {name}");
        assert_eq!(out, [9]);
    };
    let short = |needed: usize| needed - 1;
    refused("x", &mut |out, s| slices::invert_mod(out, &a, &b, s).err());
    refused("m", &mut |out, s| slices::invert_mod(out, &b, &a, s).err());
    refused("out", &mut |_, s| {
        slices::invert_mod(&mut [], &[], &[], s).err()
    });
    refused("b", &mut |out, s| slices::gcd(out, &b, &a, s).err());
    refused("n", &mut |_, s| slices::jacobi(&a, &b, s).err());
    refused("s", &mut |out, s| {
        slices::xgcd([out, &mut [0; 2], &mut [0]], &b, &b, s).err()
    });
    refused("scratch", &mut |out, s| {
        let s = &mut s[..short(slices::invert_mod_scratch(1))];
        slices::invert_mod_vartime(out, &b, &b, s).err()
    });
    refused("scratch", &mut |out, s| {
        let s = &mut s[..short(slices::gcd_scratch(1))];
        slices::gcd_vartime(out, &b, &b, s).err()
    });
    refused("scratch", &mut |_, s| {
        let s = &mut s[..short(slices::jacobi_scratch(1))];
        slices::jacobi_vartime(&b, &b, s).err()
    });
    refused("scratch", &mut |out, s| {
        let m = ModulusRef::new(&b).expect("odd");
        let s = &mut s[..short(slices::invert_odd_mod_scratch(1))];
        slices::invert_odd_mod(out, &b, m, s).err()
    });
}

#[test]
fn what_rows_of_binary_fields_refuse() -> Result<(), Error> {
    let fields: [(usize, &[usize]); 5] = [
        (60, &[1]),
        (128, &[7, 2, 1]),
        (233, &[74]),
        (571, &[10, 5, 2]),
        (1023, &[7]),
    ];
    for (degree, middle) in fields {
        for prepared in [false, true] {
            let field = DynGf2m::new(degree, middle)?;
            let field = if prepared { field.prepare() } else { field };
            let n = field.words();
            let mut rows = vec![1; 2 * n];
            let mut room = scratch(field.invert_rows_scratch(2));
            let error = field.invert_rows(&mut rows[1..], &mut room);
            assert!(n == 1 || is_count(error.unwrap_err(), "rows"));
            let short = room.len() - 1;
            let error = field.invert_rows(&mut rows, &mut room[..short]);
            assert!(is_count(error.unwrap_err(), "scratch"));
            if degree % 64 > 0 {
                rows[n - 1] = 1 << (degree % 64);
                let error = field.invert_rows(&mut rows, &mut room).unwrap_err();
                assert!(matches!(error, Error::NotReduced { .. }));
                assert_eq!(rows[n..], vec![1; n]);
            }
        }
    }
    Ok(())
}

#[test]
fn what_rows_of_rings_refuse() -> Result<(), Error> {
    let rings = [
        presets::HRSS701_S3,
        presets::SNTRUP761_RQ,
        Ring::ntru(509, 2048)?,
        Ring::ntru(509, 2)?,
        Ring::ntru_prime(13, 3)?,
    ];
    for ring in rings {
        let n = ring.len();
        let mut room = vec![5; ring.invert_rows_scratch()];
        let mut rows = vec![1; 2 * n];
        let error = ring.invert_rows(&mut rows[1..], &mut room).unwrap_err();
        assert!(is_count(error, "rows"));
        let short = room.len() - 1;
        let error = ring.invert_rows(&mut rows, &mut room[..short]).unwrap_err();
        assert!(is_count(error, "scratch"));
        rows[n] = ring.q() as u16;
        let error = ring.invert_rows(&mut rows, &mut room).unwrap_err();
        assert!(matches!(error, Error::Coefficient { .. }));
        assert_eq!(rows[..n], vec![1; n]);
    }
    Ok(())
}
