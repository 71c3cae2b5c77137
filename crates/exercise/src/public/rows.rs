// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions of many numbers modulo one: they stand behind each other in `x`.

use super::found::{Answer, Found};
use super::integers::modulo;
use super::record::{Bound, Function, Numbers, Task, modulus, of_length, returns, uint};
use crate::integer::lengths::{dirty, padded};
use crate::integer::vectors::nat;
use crate::oracle::{big, inverse, limbs};
use bezout::kernels::Choice;
use bezout::{DynModulus, Error, Modulus, ModulusRef, Uint, slices};
use num_bigint::{BigInt, BigUint};
use serde_json::Value;

pub const TASKS: &[Task] = &[Task {
    name: "invert_rows",
    operands: |random, n| {
        // Small and composite moduli too, so that numbers share factors with them.
        let m = match random.below(6) {
            0 => padded(1, n),
            1 => padded(15, n),
            2 => padded(15015, n),
            3 => vec![u64::MAX; n],
            _ => random.odd(n),
        };
        // Around the counts at which the code changes.
        let count = match random.below(16) {
            0 if n <= 4 => [255, 256, 257, 275][random.below(4) as usize],
            0 if n <= 11 => 255 + random.below(4),
            _ => random.below(20),
        };
        let rows = (0..count).flat_map(|_| match random.below(8) {
            0 => vec![0; n],
            _ => random.companion(&m),
        });
        modulo(rows.collect(), m)
    },
    small: |each| {
        for m in (1..80).step_by(2) {
            each(modulo((0..m + 9).collect(), vec![m]));
            each(modulo((0..m + 9).rev().collect(), vec![m]));
        }
    },
    expected: |n| {
        let rows = n.x.chunks(n.m.len());
        answer(
            &rows
                .map(|x| inverse(&big(x), &big(&n.m)))
                .collect::<Vec<_>>(),
        )
    },
    vector: |operation, input, result| {
        let m = (operation == "invert_batch").then(|| nat(&input["m"]))?;
        let list = |v: &Value| v.as_array().expect("a list").clone();
        let xs: Vec<BigUint> = list(&input["xs"]).iter().map(nat).collect();
        let bits = xs.iter().chain([&m]).map(BigUint::bits).max().unwrap_or(1);
        let n = bits.div_ceil(64).max(1) as usize;
        let without = list(&result["not_invertible"]);
        let inverses = list(&result["inverses"]);
        let found = inverses
            .iter()
            .enumerate()
            .map(|(i, y)| (!without.contains(&i.into())).then(|| nat(y)));
        let rows = xs.iter().flat_map(|x| limbs(x, n)).collect();
        let numbers = modulo(rows, limbs(&m, n));
        m.bit(0)
            .then(|| (numbers, answer(&found.collect::<Vec<_>>())))
    },
    functions: &[
        fixed("Modulus::invert_batch", |all| {
            of_length!(all, batch, all[0].m.len())
        }),
        fixed("Modulus::invert_batch_vartime", |all| {
            of_length!(all, batch_vartime, all[0].m.len())
        }),
        fixed("DynModulus::invert_batch", |all| {
            vectors(all, |m, xs| m.invert_batch(xs).into())
        }),
        fixed("DynModulus::invert_batch_vartime", |all| {
            vectors(all, DynModulus::invert_batch_vartime)
        }),
        fixed("DynModulus::invert_rows", |all| {
            rows(all, |m, xs| {
                let words = m.invert_rows_scratch(xs.len() / m.modulus().len());
                m.invert_rows(xs, &mut dirty(words)).map(bool::from)
            })
        }),
        fixed("DynModulus::invert_rows_vartime", |all| {
            rows(all, |m, xs| {
                let words = m.invert_rows_scratch(xs.len() / m.modulus().len());
                m.invert_rows_vartime(xs, &mut dirty(words))
            })
        }),
        fixed("slices::invert_rows", |all| {
            rows(all, |m, xs| {
                let n = m.modulus().len();
                let words = slices::invert_rows_scratch(n, xs.len() / n);
                let m = ModulusRef::new(m.modulus())?;
                slices::invert_rows(xs, m, &mut dirty(words)).map(bool::from)
            })
        }),
    ],
}];

const fn fixed(name: &'static str, bind: fn(&[Numbers]) -> Option<Box<dyn Bound>>) -> Function {
    let measured = false;
    Function {
        name,
        measured,
        bind,
    }
}

/// Whether all have inverses, and these, or zeros.
fn answer(inverses: &[Option<BigUint>]) -> Answer {
    let all = BigInt::from(u8::from(inverses.iter().all(Option::is_some)));
    let inverses = inverses
        .iter()
        .map(|y| y.clone().unwrap_or_default().into());
    Some([all].into_iter().chain(inverses).collect())
}

/// Whether all have inverses; words of a row, and all rows.
struct Rows(bool, usize, Vec<u64>);

impl Found for Rows {
    fn show(&self, to: &mut dyn FnMut(bool, &[u64])) -> bool {
        to(false, &[self.0.into()]);
        self.2.chunks(self.1).for_each(|row| to(false, row));
        true
    }
}

/// A batch with its scratch.
type OfUints<const L: usize, T> =
    fn(&Modulus<L>, &mut [Uint<L>], &mut [Uint<L>]) -> Result<T, Error>;

fn of_uints<const L: usize, T: Into<bool> + 'static>(
    all: &[Numbers],
    invert: OfUints<L, T>,
) -> Option<Box<dyn Bound>> {
    let rows = |n: &Numbers| n.x.chunks(L).map(uint::<L>).collect::<Vec<_>>();
    returns(
        modulus::<L>(&all[0].m)?,
        all.iter().map(rows),
        move |m, xs| {
            let (mut xs, mut scratch) = (xs.clone(), vec![Uint::MAX; xs.len()]);
            let yes = invert(m, &mut xs, &mut scratch).expect("room for all");
            let rows = xs.iter().flat_map(|x| *x.limbs()).collect();
            Rows(yes.into(), L, rows)
        },
    )
}

fn batch<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    of_uints::<L, Choice>(all, Modulus::invert_batch)
}

fn batch_vartime<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    of_uints::<L, bool>(all, Modulus::invert_batch_vartime)
}

fn rows(
    all: &[Numbers],
    invert: fn(&DynModulus, &mut [u64]) -> Result<bool, Error>,
) -> Option<Box<dyn Bound>> {
    let m = DynModulus::new(&all[0].m).ok()?;
    returns(m, all.iter().map(|n| n.x.clone()), move |m, xs| {
        let mut xs = xs.clone();
        let yes = invert(m, &mut xs).expect("the lengths agree");
        Rows(yes, m.modulus().len(), xs)
    })
}

/// Vectors without their zeros on top.
fn vectors(
    all: &[Numbers],
    invert: fn(&DynModulus, &mut [Vec<u64>]) -> bool,
) -> Option<Box<dyn Bound>> {
    let m = DynModulus::new(&all[0].m).ok()?;
    returns(m, all.iter().map(|n| n.x.clone()), move |m, xs| {
        let n = m.modulus().len();
        let short = |x: &[u64]| big(x).to_u64_digits();
        let mut xs: Vec<Vec<u64>> = xs.chunks(n).map(short).collect();
        let yes = invert(m, &mut xs);
        Rows(yes, n, xs.concat())
    })
}
