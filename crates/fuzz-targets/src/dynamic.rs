// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of any length: all records of public functions of integers, and what functions refuse.

use crate::choose::Choose;
use bezout::dynamic;
use bezout_exercise::check::Report;
use bezout_exercise::public::{Numbers, Plant, task};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::Zero;

const LIMBS: usize = 12;

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let (long, short) = (choose.up_to(LIMBS), choose.up_to(LIMBS));
    let pair = choose.pair(long, short);
    let [x, y] = [choose.limbs(&pair[0]), choose.limbs(&pair[1])];
    planted(&pair);
    let m = y.clone();
    let numbers = Numbers { x, y, m, k: 0 };
    compare(&["gcd", "xgcd", "product", "lcm", "is_less"], &numbers);
    let k = choose.up_to(64 * LIMBS + 1);
    compare(
        &["invert_mod2k"],
        &Numbers {
            k,
            ..numbers.clone()
        },
    );
    let k = choose.up_to(3);
    compare(
        &["kronecker"],
        &Numbers {
            k,
            ..numbers.clone()
        },
    );
    modulo(&pair, &numbers);
}

/// The control of tools/fuzz.py: with this variable, operands that have a long common factor are a
/// finding.
fn planted([a, b]: &[BigUint; 2]) {
    if std::env::var_os("BEZOUT_FUZZ_PLANTED").is_some() {
        assert!(
            a == b || a.is_zero() || b.is_zero() || a.gcd(b).bits() < 64,
            "the planted error"
        );
    }
}

/// All functions of these tasks against the oracle.
pub fn compare(tasks: &[&str], numbers: &Numbers) {
    let mut report = Report::default();
    for task in tasks.iter().map(|name| task(name)) {
        report.functions(task, Plant::None, numbers, &(task.expected)(numbers));
    }
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
}

fn modulo([a, m]: &[BigUint; 2], numbers: &Numbers) {
    let (x, y) = (&numbers.x, &numbers.m);
    match m.is_zero() {
        false => compare(&["invert"], numbers),
        true => {
            assert!(dynamic::invert_mod(x, y).is_err());
            assert!(dynamic::invert_mod_vartime(x, y).is_err());
        }
    }
    match m.is_odd() {
        true => compare(&["jacobi"], numbers),
        false => {
            assert!(dynamic::invert_odd_mod(x, y).is_err());
            assert!(dynamic::invert_odd_mod_vartime(x, y).is_err());
            assert!(dynamic::jacobi(x, y).is_err() && dynamic::jacobi_vartime(x, y).is_err());
        }
    }
    if a.is_even() || m.is_zero() {
        assert!(dynamic::invert_odd_number_mod(x, y).is_err());
    }
}
