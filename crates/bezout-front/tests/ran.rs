// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an answer says that it ran, against what the algorithms say that begin: their notes are
//! made where their code is, and know nothing of the branch that led there.

use bezout::witness::during;
use bezout_front::Error;
use bezout_front::integer::{self, Answer, Integer, Ran};

/// Limbs on both sides of every length at which another kind of code begins, up to 2^18 bits.
const LIMBS: [usize; 31] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 24, 32, 33, 48, 64, 65, 100, 104, 105, 128, 255,
    256, 257, 400, 512, 1024, 2048, 4096,
];

/// Which note names the code of an answer.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    First,
    /// A gcd in constant time comes before the inverse of its cofactors.
    Last,
}

fn verdict(ran: Ran, notes: &[&str], place: Place) -> Result<(), String> {
    let noted = match place {
        Place::First => notes.first(),
        Place::Last => notes.last(),
    };
    // Where two numbers are compared no algorithm begins.
    let noted = noted.copied().unwrap_or("comparison/large");
    match ran.to_string() == noted {
        true => Ok(()),
        false => Err(format!("{noted} ran, and the answer says {ran}")),
    }
}

/// A number of that many bits, for each seed another one.
fn number(bits: usize, seed: u64) -> Vec<u64> {
    let mut state = seed;
    let mut word = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 31
    };
    let mut limbs: Vec<u64> = (0..bits.div_ceil(64)).map(|_| word()).collect();
    let top = (bits - 1) % 64;
    let last = limbs.last_mut().expect("a limb");
    *last = *last & (u64::MAX >> (63 - top)) | 1 << top;
    limbs
}

fn odd(mut limbs: Vec<u64>) -> Vec<u64> {
    limbs[0] |= 1;
    limbs
}

/// What ran, of an inverse or of its absence.
fn of_inverse<T>(found: Result<Answer<T>, Error>) -> Ran {
    match found {
        Ok(answer) => answer.ran,
        Err(Error::NotInvertible { ran, .. }) => ran,
        Err(other) => panic!("{other}"),
    }
}

/// All operations on these numbers, of which b is odd: those in constant time that take as long as
/// the square of the length only if `all`.
fn each(a: &[u64], b: &[u64], all: bool, seen: &mut Vec<String>) {
    let (x, y) = (Integer::from(a), -Integer::from(b));
    let m = -y;
    let even: Vec<u64> = b.iter().map(|limb| limb & !1).collect();
    let even = Integer::from(&even[..]);
    let mut check = |what: &str, place, run: &dyn Fn() -> Ran| {
        let (ran, notes) = during(run);
        if let Err(wrong) = verdict(ran, &notes, place) {
            panic!("{what} of {} and {} limbs: {wrong}", a.len(), b.len());
        }
        seen.push(ran.to_string());
        ran
    };
    use Place::{First, Last};
    let constant = [
        check("gcd", First, &|| integer::gcd(x, y).ran),
        check("inverse", First, &|| of_inverse(integer::inverse(x, m))),
        check("invert", First, &|| of_inverse(integer::invert(x, m))),
    ];
    let mut variable = vec![
        check("gcd", First, &|| integer::gcd_vartime(x, y).ran),
        check("gcd", First, &|| {
            integer::gcd_vartime_with_progress(x, y, |_| ()).ran
        }),
        check("lcm", First, &|| integer::lcm_vartime(x, y).ran),
        check("xgcd", First, &|| integer::xgcd_vartime(x, y).ran),
        check("invert", First, &|| {
            of_inverse(integer::invert_vartime(x, m))
        }),
        check("jacobi", First, &|| {
            integer::jacobi_vartime(x, m).expect("odd").ran
        }),
        check("kronecker", First, &|| integer::kronecker_vartime(x, y).ran),
    ];
    let mut constant = constant.to_vec();
    if all {
        constant.push(check("xgcd", Last, &|| integer::xgcd(x, y).ran));
        constant.push(check("lcm", First, &|| integer::lcm(x, y).ran));
        constant.push(check("jacobi", First, &|| {
            integer::jacobi(x, m).expect("odd").ran
        }));
        if even.limbs().iter().any(|&limb| limb != 0) {
            constant.push(check("inverse", First, &|| {
                of_inverse(integer::inverse(x, even))
            }));
            variable.push(check("invert", First, &|| {
                of_inverse(integer::invert_vartime(x, even))
            }));
        }
    }
    use bezout::Timing::{Constant, Variable};
    assert!(constant.iter().all(|ran| ran.timing == Constant));
    assert!(variable.iter().all(|ran| ran.timing == Variable));
}

#[test]
fn an_answer_says_what_ran() {
    let mut seen = Vec::new();
    for bits in [1, 2, 31, 63, 65, 127]
        .into_iter()
        .chain(LIMBS.map(|n| 64 * n))
    {
        // By squares of lengths some operations take seconds: once at the end of the range.
        let all = bits <= 64 * 512 || bits == 1 << 18;
        let (a, b) = (number(bits, 1), odd(number(bits, 2)));
        each(&a, &b, all, &mut seen);
    }
    for name in ["jump_divsteps/large", "half_gcd/large", "stein/portable"] {
        assert!(seen.iter().any(|one| one == name), "{name}: {seen:?}");
    }
}

#[test]
fn so_do_answers_about_numbers_of_different_lengths_and_special_ones() {
    let mut seen = Vec::new();
    for (m, n) in [(1, 9), (4, 300), (300, 4), (2000, 3), (2, 2000), (1, 1000)] {
        let (a, b) = (number(64 * m, 3), odd(number(64 * n, 4)));
        each(&a, &b, m.max(n) < 500, &mut seen);
    }
    for n in [1, 4, 10, 300, 1700] {
        let b = odd(number(64 * n, 5));
        for a in [&[][..], &[0], &[1], &b] {
            each(a, &b, n < 500, &mut seen);
        }
        each(&b, &[1], n < 500, &mut seen);
    }
    assert!(seen.iter().any(|one| one == "comparison/large"), "{seen:?}");
}

/// Of what an answer said, each of the three is changed once.
#[test]
fn a_wrong_label_is_found() {
    let b = odd(number(1 << 14, 6));
    let (ran, notes) = during(|| integer::gcd(Integer::from(&[3]), Integer::from(&b[..])).ran);
    assert_eq!(verdict(ran, &notes, Place::First), Ok(()));
    for planted in [
        Ran {
            algorithm: "jump_divsteps",
            ..ran
        },
        Ran {
            backend: "large",
            ..ran
        },
    ] {
        let found = verdict(planted, &notes, Place::First);
        assert!(found.is_err_and(|why| why.contains(&ran.to_string())));
    }
}
