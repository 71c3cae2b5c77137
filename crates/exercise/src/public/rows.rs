// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions of many numbers, which stand behind each other in `x`.

use super::found::{Answer, Found};
use super::integers::{modulo, odd, typed};
use super::record::{Bound, Function, Numbers, OneWord, Task, modulus, of_length, offset, returns};
use super::record::{uint, word};
use crate::integer::lengths::{dirty, padded};
use crate::integer::vectors::nat;
use crate::oracle::{big, inverse, limbs};
use bezout::kernels::Choice;
use bezout::pseudo_mersenne::{PseudoMersenne255, Residue255};
use bezout::small::Modulus as Small;
use bezout::subtle::CtOption;
use bezout::{DynModulus, Error, Modulus, ModulusRef, Uint, invert_each, slices};
use num_bigint::{BigInt, BigUint};
use serde_json::Value;
use std::collections::BTreeMap;

pub const TASKS: &[Task] = &[ROWS, EACH];

/// Modulo one number.
const ROWS: Task = Task {
    name: "invert_rows",
    operands: |random, n| {
        // Small and composite moduli too, so that numbers share factors with them.
        let m = match random.below(6) {
            0 => padded(1, n),
            1 => padded(15, n),
            2 => padded(15015, n),
            3 => vec![u64::MAX; n],
            _ => odd(random, n),
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
        let mut rows: Vec<u64> = rows.collect();
        if n == 1 && m[0] >> 32 == 0 {
            rows.iter_mut().for_each(|x| *x &= u64::from(u32::MAX));
        }
        modulo(rows, m)
    },
    small: |each| {
        for m in (1..80).step_by(2) {
            each(modulo((0..m + 9).collect(), vec![m]));
            each(modulo((0..m + 9).rev().collect(), vec![m]));
        }
        // All that are near something behind each other.
        let mut rows = BTreeMap::<_, Vec<u64>>::new();
        typed(&mut |x, m| rows.entry(m).or_default().extend(x));
        rows.into_iter().for_each(|(m, x)| each(modulo(x, m)));
    },
    expected: |n| {
        let rows = n.x.chunks(n.m.len());
        inverses(
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
        let all = list(&result["inverses"]);
        let found = all
            .iter()
            .enumerate()
            .map(|(i, y)| (!without.contains(&i.into())).then(|| nat(y)));
        let rows = xs.iter().flat_map(|x| limbs(x, n)).collect();
        let numbers = modulo(rows, limbs(&m, n));
        m.bit(0)
            .then(|| (numbers, inverses(&found.collect::<Vec<_>>())))
    },
    functions: &[
        fixed("Modulus::invert_batch", |all| {
            of_length!(all, batch, all[0].m.len())
        }),
        fixed("Modulus::invert_batch_vartime", |all| {
            of_length!(all, batch_vartime, all[0].m.len())
        }),
        fixed("Modulus::invert_batch_montgomery", |all| {
            of_length!(all, montgomery, all[0].m.len())
        }),
        fixed("Modulus::invert_array", |all| {
            of_length!(all, array, all[0].m.len())
        }),
        fixed("Modulus::invert_array_vartime", |all| {
            of_length!(all, array_vartime, all[0].m.len())
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
        fixed("PseudoMersenne255::invert_batch", |all| {
            let m = PseudoMersenne255::new(offset(&all[0].m)?).ok()?;
            in_place(m, all, |x| *x, |_, x| *x, PseudoMersenne255::invert_batch)
        }),
        fixed("Residue255::invert_batch", |all| match offset(&all[0].m)? {
            1 => residues::<1>(all),
            3 => residues::<3>(all),
            19 => residues::<19>(all),
            _ => None,
        }),
        fixed("Small::invert_batch", |all| {
            words::<u32, _>(all, false, Small::invert_batch)
        }),
        fixed("Small::invert_batch", |all| {
            words::<u64, _>(all, false, Small::invert_batch)
        }),
        fixed("Small::invert_batch_vartime", |all| {
            words::<u32, _>(all, false, Small::invert_batch_vartime)
        }),
        fixed("Small::invert_batch_vartime", |all| {
            words::<u64, _>(all, false, Small::invert_batch_vartime)
        }),
        fixed("Small::invert_batch_montgomery", |all| {
            words::<u32, _>(all, true, Small::invert_batch_montgomery)
        }),
        fixed("Small::invert_batch_montgomery", |all| {
            words::<u64, _>(all, true, Small::invert_batch_montgomery)
        }),
        fixed("Small::invert_batch_montgomery_vartime", |all| {
            words::<u32, _>(all, true, Small::invert_batch_montgomery_vartime)
        }),
        fixed("Small::invert_batch_montgomery_vartime", |all| {
            words::<u64, _>(all, true, Small::invert_batch_montgomery_vartime)
        }),
    ],
};

/// Modulo numbers of their own, which stand behind each other in `m`; `k` is their length.
const EACH: Task = Task {
    name: "invert_each",
    operands: |random, n| {
        let (count, kind) = (random.below(19), random.below(4));
        let pair = |_| {
            let mut m = random.any(n);
            match (kind, random.below(7)) {
                // All even; a few even, zero and one among them; all odd.
                (0, _) | (1, 0) => m[0] &= !1,
                (1, 1) => m.fill(0),
                (1, 2) => m = padded(1, n),
                _ => m[0] |= 1,
            }
            (random.companion(&m), m)
        };
        pairs((0..count).map(pair), n)
    },
    small: |each| {
        let all = (0..80).flat_map(|m| (0..m + 9).map(move |x| (vec![x], vec![m])));
        let all: Vec<_> = all.collect();
        let (mut rest, mut count) = (&all[..], 1);
        while !rest.is_empty() {
            let (group, behind) = rest.split_at(count.min(rest.len()));
            each(pairs(group.iter().cloned(), 1));
            (rest, count) = (behind, count % 20 + 1);
        }
        typed(&mut |x, m| {
            let n = m.len();
            let mut odd = x.clone();
            odd[0] |= 1;
            let other = (limbs(&(big(&x) >> 1), n), odd);
            each(pairs(
                [(x, m.clone()), other.clone(), (m.clone(), m), other].into_iter(),
                n,
            ));
        });
    },
    expected: |n| {
        let both = n.x.chunks(n.k).zip(n.m.chunks(n.k));
        let inverse = |(x, m): (&[u64], &[u64])| {
            (big(m) != BigUint::ZERO).then(|| inverse(&big(x), &big(m)))?
        };
        inverses(&both.map(inverse).collect::<Vec<_>>())
    },
    vector: |_, _, _| None,
    functions: &[
        fixed("slices::invert_each_rows", |all| {
            returns((), all.to_vec(), |(), n| {
                let mut rows = n.x.clone();
                let mut scratch = dirty(slices::invert_each_rows_scratch(n.k));
                let yes = slices::invert_each_rows(&mut rows, &n.m, n.k, &mut scratch);
                Rows(yes.expect("the lengths agree").into(), n.k, rows)
            })
        }),
        fixed("invert_each", |all| of_length!(all, each, all[0].k)),
    ],
};

fn pairs(pairs: impl Iterator<Item = (Vec<u64>, Vec<u64>)>, k: usize) -> Numbers {
    let (x, m): (Vec<_>, Vec<_>) = pairs.unzip();
    let (x, y, m) = (x.concat(), Vec::new(), m.concat());
    Numbers { x, y, m, k }
}

const fn fixed(name: &'static str, bind: fn(&[Numbers]) -> Option<Box<dyn Bound>>) -> Function {
    let measured = false;
    Function {
        name,
        measured,
        bind,
    }
}

/// Whether all have inverses, and these, or zeros.
#[must_use]
pub fn inverses(inverses: &[Option<BigUint>]) -> Answer {
    let all = BigInt::from(u8::from(inverses.iter().all(Option::is_some)));
    let inverses = inverses
        .iter()
        .map(|y| y.clone().unwrap_or_default().into());
    Some([all].into_iter().chain(inverses).collect())
}

/// Whether all have inverses; words of a row, and all rows.
pub struct Rows(pub bool, pub usize, pub Vec<u64>);

impl Found for Rows {
    fn show(&self, to: &mut dyn FnMut(bool, &[u64])) -> bool {
        to(false, &[self.0.into()]);
        self.2.chunks(self.1).for_each(|row| to(false, row));
        true
    }
}

/// A batch with its scratch.
type Batch<M, E, T> = fn(&M, &mut [E], &mut [E]) -> Result<T, Error>;

/// Rows as elements, which are inverted in place with scratch for as many.
fn in_place<const L: usize, M: 'static, E: Copy + 'static, T: Into<bool> + 'static>(
    m: M,
    all: &[Numbers],
    from: fn(&Uint<L>) -> E,
    to: fn(&M, &E) -> Uint<L>,
    invert: Batch<M, E, T>,
) -> Option<Box<dyn Bound>> {
    let rows = |n: &Numbers| n.x.chunks(L).map(|x| from(&uint(x))).collect::<Vec<_>>();
    returns(m, all.iter().map(rows).collect(), move |m, xs| {
        let (mut xs, mut scratch) = (xs.clone(), vec![from(&Uint::MAX); xs.len()]);
        let yes = invert(m, &mut xs, &mut scratch).expect("room for all");
        let rows = xs.iter().flat_map(|x| *to(m, x).limbs()).collect();
        Rows(yes.into(), L, rows)
    })
}

fn residues<const R: u32>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    let to = |(): &(), x: &Residue255<R>| x.to_uint();
    in_place((), all, Residue255::from_uint, to, |(), xs, scratch| {
        // By fours, and a batch of what is left.
        let (fours, rest) = xs.as_chunks_mut::<4>();
        let yes = Residue255::invert_batch(rest, scratch)?;
        Ok(fours
            .iter_mut()
            .fold(yes, |yes, xs| yes & Residue255::invert_array(xs)))
    })
}

/// Rows of one word, in Montgomery's form and back if `form`.
fn words<W: OneWord, T: Into<bool> + 'static>(
    all: &[Numbers],
    form: bool,
    invert: fn(&Small<W>, &mut [W]) -> T,
) -> Option<Box<dyn Bound>> {
    let m = word::<W>(&all[0].m)?.modulus()?;
    let entered = |x| Some(if form { m.to_montgomery(x) } else { x });
    let rows = |n: &Numbers| n.x.iter().map(|&x| word(&[x]).and_then(entered)).collect();
    let rows = all.iter().map(rows).collect::<Option<Vec<Vec<W>>>>()?;
    returns(m, rows, move |m, xs| {
        let mut xs = xs.clone();
        let yes = invert(m, &mut xs).into();
        let left = |x| if form { m.from_montgomery(x) } else { x };
        Rows(yes, 1, xs.into_iter().map(|x| left(x).into()).collect())
    })
}

/// Numbers as they are.
fn numbers<const L: usize, T: Into<bool> + 'static>(
    all: &[Numbers],
    invert: Batch<Modulus<L>, Uint<L>, T>,
) -> Option<Box<dyn Bound>> {
    in_place(modulus::<L>(&all[0].m)?, all, |x| *x, |_, x| *x, invert)
}

fn batch<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    numbers::<L, _>(all, Modulus::invert_batch)
}

fn batch_vartime<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    numbers::<L, _>(all, Modulus::invert_batch_vartime)
}

/// Of any number `x` it makes `R^2 / x`.
fn montgomery<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    let inverse = |m: &Modulus<L>, y: &Uint<L>| m.divide(y, m.r_squared()).expect("odd");
    let m = modulus::<L>(&all[0].m)?;
    in_place(m, all, |x| *x, inverse, Modulus::invert_batch_montgomery)
}

/// By fours, and a batch of what is left.
fn array<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    numbers::<L, _>(all, |m, xs, scratch| {
        let (fours, rest) = xs.as_chunks_mut::<4>();
        let yes = m.invert_batch(rest, scratch)?;
        Ok(fours
            .iter_mut()
            .fold(yes, |yes, xs| yes & m.invert_array(xs)))
    })
}

fn array_vartime<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    numbers::<L, _>(all, |m, xs, scratch| {
        let (fours, rest) = xs.as_chunks_mut::<4>();
        let yes = m.invert_batch_vartime(rest, scratch)?;
        Ok(fours
            .iter_mut()
            .fold(yes, |yes, xs| yes & m.invert_array_vartime(xs)))
    })
}

/// Moduli of their own, odd all of them.
fn each<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    all.iter()
        .all(|n| n.m.iter().step_by(L).all(|low| low % 2 == 1))
        .then_some(())?;
    returns((), all.to_vec(), |(), n| {
        let xs: Vec<Uint<L>> = n.x.chunks(L).map(uint).collect();
        let moduli = n.m.chunks(L).map(|m| ModulusRef::new(m).expect("odd"));
        // An inverse that was there before must not survive.
        let mut out = vec![CtOption::new(Uint::MAX, Choice::from(1)); xs.len()];
        invert_each(&mut out, &xs, &moduli.collect::<Vec<_>>()).expect("the counts agree");
        let found = out.iter().map(|y| y.into_option());
        let yes = found.clone().all(|y| y.is_some());
        let rows = found.flat_map(|y| *y.unwrap_or(Uint::ZERO).limbs());
        Rows(yes, L, rows.collect())
    })
}

fn rows(
    all: &[Numbers],
    invert: fn(&DynModulus, &mut [u64]) -> Result<bool, Error>,
) -> Option<Box<dyn Bound>> {
    let m = DynModulus::new(&all[0].m).ok()?;
    returns(m, all.to_vec(), move |m, n| {
        let mut xs = n.x.clone();
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
    returns(m, all.to_vec(), move |m, numbers| {
        let n = m.modulus().len();
        let short = |x: &[u64]| big(x).to_u64_digits();
        let mut xs: Vec<Vec<u64>> = numbers.x.chunks(n).map(short).collect();
        let yes = invert(m, &mut xs);
        Rows(yes, n, xs.concat())
    })
}
