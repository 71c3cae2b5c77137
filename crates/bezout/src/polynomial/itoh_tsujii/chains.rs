// SPDX-License-Identifier: MIT OR Apache-2.0
//! Addition chains for the exponents of NTRU's rings: with `2^a - 1` and `2^b - 1` comes `2^(a+b) -
//! 1`, by a power of `2^b`. They have few different powers, since each is a table of 2.4 kB.

use super::network::network;
use crate::backend::x86_64::polynomial::binary::{LONGEST, Network, Power, Step};

/// The steps to `2^(n-2) - 1`, where the back end has them.
pub(super) fn chain(n: usize) -> Option<&'static [Step]> {
    match n {
        509 => Some(&N509),
        677 => Some(&N677),
        701 => Some(&N701),
        821 => Some(&N821),
        _ => None,
    }
}

/// `2^k` modulo `n`.
const fn power(k: usize, n: usize) -> usize {
    let (mut x, mut i) = (1, 0);
    while i < k {
        x = 2 * x % n;
        i += 1;
    }
    x
}

/// From `(a, b)` in each step to places in the chain; it ends with `n - 2`.
const fn steps<const S: usize>(n: usize, sums: [(usize, usize, Power); S]) -> [Step; S] {
    let mut exponents = [1; LONGEST];
    let mut steps = [Step {
        from: 0,
        power: Power::Squares(0),
        times: 0,
    }; S];
    let mut i = 0;
    while i < S {
        let (a, b, power) = sums[i];
        steps[i] = Step {
            from: place(&exponents, a),
            power,
            times: place(&exponents, b),
        };
        exponents[i + 1] = a + b;
        i += 1;
    }
    assert!(exponents[S] == n - 2);
    steps
}

const fn place(exponents: &[usize], exponent: usize) -> usize {
    let mut i = 0;
    while exponents[i] != exponent {
        i += 1;
    }
    i
}

static N509_7: Network = network(509, power(7, 509));
static N509_14: Network = network(509, power(14, 509));
static N509_28: Network = network(509, power(28, 509));
static N509_56: Network = network(509, power(56, 509));
static N509_169: Network = network(509, power(169, 509));
static N677_7: Network = network(677, power(7, 677));
static N677_14: Network = network(677, power(14, 677));
static N677_28: Network = network(677, power(28, 677));
static N677_56: Network = network(677, power(56, 677));
static N677_112: Network = network(677, power(112, 677));
static N677_225: Network = network(677, power(225, 677));
static N701_8: Network = network(701, power(8, 701));
static N701_17: Network = network(701, power(17, 701));
static N701_50: Network = network(701, power(50, 701));
static N701_100: Network = network(701, power(100, 701));
static N701_233: Network = network(701, power(233, 701));
static N821_8: Network = network(821, power(8, 821));
static N821_17: Network = network(821, power(17, 821));
static N821_34: Network = network(821, power(34, 821));
static N821_68: Network = network(821, power(68, 821));
static N821_136: Network = network(821, power(136, 821));
static N821_273: Network = network(821, power(273, 821));

static N509: [Step; 12] = steps(
    509,
    [
        (1, 1, Power::Squares(1)),
        (2, 2, Power::Squares(2)),
        (4, 2, Power::Squares(2)),
        (6, 1, Power::Squares(1)),
        (7, 7, Power::Moves(&N509_7)),
        (14, 14, Power::Moves(&N509_14)),
        (28, 28, Power::Moves(&N509_28)),
        (56, 56, Power::Moves(&N509_56)),
        (112, 56, Power::Moves(&N509_56)),
        (168, 1, Power::Squares(1)),
        (169, 169, Power::Moves(&N509_169)),
        (338, 169, Power::Moves(&N509_169)),
    ],
);
static N677: [Step; 12] = steps(
    677,
    [
        (1, 1, Power::Squares(1)),
        (2, 2, Power::Squares(2)),
        (4, 2, Power::Squares(2)),
        (6, 1, Power::Squares(1)),
        (7, 7, Power::Moves(&N677_7)),
        (14, 14, Power::Moves(&N677_14)),
        (28, 28, Power::Moves(&N677_28)),
        (56, 56, Power::Moves(&N677_56)),
        (112, 112, Power::Moves(&N677_112)),
        (224, 1, Power::Squares(1)),
        (225, 225, Power::Moves(&N677_225)),
        (450, 225, Power::Moves(&N677_225)),
    ],
);
static N701: [Step; 12] = steps(
    701,
    [
        (1, 1, Power::Squares(1)),
        (2, 2, Power::Squares(2)),
        (4, 4, Power::Squares(4)),
        (8, 8, Power::Moves(&N701_8)),
        (16, 1, Power::Squares(1)),
        (16, 17, Power::Moves(&N701_17)),
        (33, 17, Power::Moves(&N701_17)),
        (50, 50, Power::Moves(&N701_50)),
        (33, 100, Power::Moves(&N701_100)),
        (133, 100, Power::Moves(&N701_100)),
        (233, 233, Power::Moves(&N701_233)),
        (466, 233, Power::Moves(&N701_233)),
    ],
);
static N821: [Step; 12] = steps(
    821,
    [
        (1, 1, Power::Squares(1)),
        (2, 2, Power::Squares(2)),
        (4, 4, Power::Squares(4)),
        (8, 8, Power::Moves(&N821_8)),
        (16, 1, Power::Squares(1)),
        (17, 17, Power::Moves(&N821_17)),
        (34, 34, Power::Moves(&N821_34)),
        (68, 68, Power::Moves(&N821_68)),
        (136, 136, Power::Moves(&N821_136)),
        (272, 1, Power::Squares(1)),
        (273, 273, Power::Moves(&N821_273)),
        (546, 273, Power::Moves(&N821_273)),
    ],
);
