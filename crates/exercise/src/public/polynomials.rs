// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of polynomials. `x` and `y` have a coefficient a word, the constant term first, and
//! rows of them stand behind each other; modulo `x^r - 1` they are packed. `m` is the shape of a
//! ring, its length and its `q`; or `r` of a cyclic one; or the prime of a field.

use super::found::{Answer, Found, natural};
use super::integers::modulo;
use super::record::{Bound, Function, Numbers, Task, functions, lent, returns};
use super::rows::Rows;
use crate::exercise::{Exercise, Vector};
use crate::integer::vectors::nat;
use crate::polynomial::oracle::{divided, inverse, minus, product, resultant, trimmed, xgcd};
use crate::polynomial::{Batch, CyclicInversion, Factors, Inversion, centered, uniform};
use crate::random::Random;
use bezout::Error;
use bezout::kernels::polynomial::{Invert, InvertBatch, InvertCyclic, Multiply};
use bezout::polynomial::presets::RINGS;
use bezout::polynomial::{Centered, CyclicRing, PrimeField, Ring, Shape};
use serde_json::Value;

/// An element of a ring, or many.
fn of_elements(ring: &Ring, x: &[u16]) -> Numbers {
    let all_ones = u64::from(ring.shape() == Shape::AllOnes);
    let m = vec![all_ones, ring.len() as u64, ring.q().into()];
    modulo(x.iter().map(|&c| c.into()).collect(), m)
}

fn ring(m: &[u64]) -> Option<Ring> {
    let &[all_ones, n, q] = m else { return None };
    let ring = [Ring::ntru_prime, Ring::ntru][all_ones as usize];
    ring(n as usize, q as u32).ok()
}

fn known(n: &Numbers) -> (Ring, Vec<u16>) {
    let x = n.x.iter().map(|&c| c as u16).collect();
    (ring(&n.m).expect("a ring"), x)
}

/// The coefficients nearest to zero, if they fit.
fn near<C: TryFrom<i16>>(ring: &Ring, x: &[u64]) -> Option<Vec<C>> {
    let near = |&c: &u64| C::try_from(centered(c as i64, ring.q())).ok();
    x.iter().map(near).collect()
}

/// Coefficients as they were, which are nearest to zero or not below it.
fn canonical<C: Copy + Into<i64>>(ring: &Ring, x: &[C], least: i64) -> Vec<u64> {
    let q = i64::from(ring.q());
    let word = |&c: &C| match (least..least + q).contains(&c.into()) {
        true => c.into().rem_euclid(q) as u64,
        false => u64::MAX,
    };
    x.iter().map(word).collect()
}

/// What a function returns, and what it writes.
type Written<T> = (Result<T, Error>, Vec<u64>);

fn element<T>(ring: &Ring, call: impl FnOnce(&mut [u16]) -> Result<T, Error>) -> Written<T> {
    let mut out = vec![7; ring.len()];
    (call(&mut out), canonical(ring, &out, 0))
}

fn around_zero<C: Centered + Default + Into<i64>, T>(
    ring: &Ring,
    call: impl FnOnce(&mut [C]) -> Result<T, Error>,
) -> Written<T> {
    let mut out = vec![C::default(); ring.len()];
    (
        call(&mut out),
        canonical(ring, &out, -i64::from(ring.q() / 2)),
    )
}

/// Binds a function of a ring: what its operands are, and the call.
fn of_ring<I: 'static, T: Found + 'static>(
    all: &[Numbers],
    operands: fn(&Ring, &Numbers) -> Option<I>,
    call: fn(&Ring, &I) -> T,
) -> Option<Box<dyn Bound>> {
    let ring = ring(&all[0].m)?;
    let items = all.iter().map(|n| operands(&ring, n));
    let items = items.collect::<Option<Vec<_>>>()?;
    returns(ring, items, call)
}

/// Binds a function that inverts rows in place, and says whether all have an inverse.
fn of_rows(
    all: &[Numbers],
    invert: fn(&Ring, &mut [u16]) -> Result<bool, Error>,
) -> Option<Box<dyn Bound>> {
    let ring = ring(&all[0].m)?;
    let items = all.iter().map(|n| known(n).1).collect();
    returns(ring, items, move |ring, x: &Vec<u16>| {
        let mut rows = x.clone();
        let yes = invert(ring, &mut rows).expect("elements");
        Rows(yes, ring.len(), canonical(ring, &rows, 0))
    })
}

fn answer<C: Copy + Into<u64>>(yes: bool, x: &[C]) -> Answer {
    let words: Vec<u64> = x.iter().map(|&c| c.into()).collect();
    yes.then(|| vec![natural(&words)])
}

/// Inverses in a ring; those of a multiple are a task too.
const INVERT: Task = Task {
    name: "poly_invert",
    operands: |random, n| inversion(&Invert::operands(random, n.min(20))),
    small: |each| {
        in_presets(2, each);
        Invert::small(&mut |x| each(inversion(x)));
    },
    expected: |n| inverse_of(n, 1),
    vector: |operation, input, result| {
        let (x, found): Vector<Invert> = Invert::vector(operation, input, result)?;
        Some((inversion(&x), answer(found.yes, &found.out)))
    },
    functions: functions! {
        + "Ring::invert": |all| of_ring(all, |_, n| Some(known(n).1), |ring, a| {
            element(ring, |out| ring.invert(out, a))
        });
        + "Ring::invert_centered": |all| of_ring(all, |ring, n| near::<i16>(ring, &n.x), |ring, a| {
            around_zero(ring, |out: &mut [i16]| ring.invert_centered(out, a))
        });
        + "Ring::invert_centered": |all| of_ring(all, |ring, n| near::<i8>(ring, &n.x), |ring, a| {
            around_zero(ring, |out: &mut [i16]| ring.invert_centered(out, a))
        });
    },
};

/// In each preset `count` elements, of which one is zero: one by one if they are two, else as rows.
fn in_presets(count: usize, each: &mut dyn FnMut(Numbers)) {
    let mut random = Random(6);
    for (_, ring) in RINGS {
        let n = ring.len();
        let mut rows = uniform(&mut random, count * n, ring.q());
        rows[count / 2 * n..][..n].fill(0);
        let rows: Vec<u16> = rows.iter().map(|&c| c as u16).collect();
        match count {
            2 => rows.chunks(n).for_each(|a| each(of_elements(ring, a))),
            _ => each(of_elements(ring, &rows)),
        }
    }
}

fn inversion(x: &Inversion) -> Numbers {
    of_elements(&x.ring, &x.a)
}

fn inverse_of(n: &Numbers, times: u32) -> Answer {
    let (ring, a) = known(n);
    let a = a
        .iter()
        .map(|&c| (u32::from(c) * times % ring.q()) as u16)
        .collect();
    let found = Invert::expected(&Inversion { ring, a });
    answer(found.yes, &found.out)
}

const INVERT_TRIPLE: Task = Task {
    name: "poly_invert_triple",
    expected: |n| inverse_of(n, 3),
    vector: |_, _, _| None,
    functions: functions! {
        + "Ring::invert_triple_centered": |all| of_ring(all, |ring, n| near::<i16>(ring, &n.x), |ring, a| {
            around_zero(ring, |out: &mut [i16]| ring.invert_triple_centered(out, a))
        });
    },
    ..INVERT
};

const INVERT_ROWS: Task = Task {
    name: "poly_invert_rows",
    operands: |random, n| rows(&InvertBatch::operands(random, n.min(20))),
    small: |each| {
        in_presets(5, each);
        InvertBatch::small(&mut |x| each(rows(x)));
    },
    expected: |n| {
        let (ring, elements) = known(n);
        let (out, yes) = InvertBatch::expected(&Batch { ring, elements });
        let all = yes.iter().all(|&yes| yes);
        (&Rows(all, ring.len(), canonical(&ring, &out, 0)) as &dyn Found).answer()
    },
    vector: |_, _, _| None,
    functions: functions! {
        + "Ring::invert_batch": |all| of_rows(all, |ring, rows| {
            let each: Vec<bool> = ring.invert_batch(rows)?.map(bool::from).collect();
            // An inverse is not zero.
            let rows = rows.chunks(ring.len()).map(|row| row.iter().any(|&c| c != 0));
            assert!(rows.eq(each.iter().copied()), "which have one");
            Ok(each.iter().all(|&yes| yes))
        });
        + "Ring::invert_rows": |all| of_rows(all, |ring, rows| {
            let yes = ring.invert_rows(rows, &mut vec![5; ring.invert_rows_scratch()])?;
            Ok(yes.into())
        });
    },
};

fn rows(x: &Batch) -> Numbers {
    of_elements(&x.ring, &x.elements)
}

const MULTIPLY: Task = Task {
    name: "poly_multiply",
    operands: |random, n| {
        let mut x = factors(&Multiply::operands(random, n.min(20)));
        let (n, q) = (x.x.len(), x.m[2]);
        match random.below(6) {
            // The largest sums there are, and small coefficients, as of secrets.
            0 => [&mut x.x, &mut x.y].into_iter().for_each(|x| x.fill(q / 2)),
            1 => x.y.fill((q / 2).min(6)),
            2 => x.y = (0..n).map(|_| (3 * q + random.below(13) - 6) % q).collect(),
            _ => {}
        }
        x
    },
    small: |each| {
        // The largest sums, and short factors, of each preset, and of rings around lengths that
        // products treat differently.
        let mut random = Random(5);
        let others = [
            (2, 5),
            (9, 257),
            (64, 263),
            (768, 8191),
            (769, 8191),
            (1279, 8191),
        ];
        let others = others.map(|(p, q)| Ring::ntru_prime(p, q));
        let cyclic = [(3, 7), (1280, 8191), (1277, 65536)].map(|(n, q)| Ring::ntru(n, q));
        let others = others.into_iter().chain(cyclic).flatten();
        for ring in RINGS.iter().map(|ring| ring.1).chain(others) {
            let (n, half) = (ring.len(), u64::from(ring.q() / 2));
            let mut any = || {
                let a = uniform(&mut random, n, ring.q());
                a.into_iter().map(u64::from).collect::<Vec<_>>()
            };
            let (a, b, largest, most) = (any(), any(), vec![half; n], half.min(6));
            let few = b.iter().map(|c| c % (most + 1)).collect();
            let pairs = [(&a, b.clone()), (&a, few), (&a, vec![most; n])];
            let largest_of = [(&a, largest.clone()), (&largest, largest.clone())];
            for (x, y) in pairs.into_iter().chain(largest_of) {
                let (x, m) = (x.clone(), of_elements(&ring, &[]).m);
                each(Numbers { x, y, m, k: 0 });
            }
        }
        Multiply::small(&mut |x| each(factors(x)));
    },
    expected: |n| {
        let ring = ring(&n.m)?;
        let [a, b] = [&n.x, &n.y].map(|x| near(&ring, x).expect("16 bits"));
        let found = Multiply::expected(&Factors { ring, a, b });
        answer(true, &canonical(&ring, &found, -i64::from(ring.q() / 2)))
    },
    vector: |_, _, _| None,
    functions: functions! {
        + "Ring::mul": |all| of_ring(all, |_, n| {
            Some([&n.x, &n.y].map(|x| x.iter().map(|&c| c as u16).collect::<Vec<_>>()))
        }, |ring, [a, b]| element(ring, |out| ring.mul(out, a, b)));
        + "Ring::mul_centered": |all| of_ring(all, near_both::<i16>, |ring, (a, b)| {
            around_zero(ring, |out: &mut [i16]| ring.mul_centered(out, a, b))
        });
        // Any numbers stand for their remainders.
        + "Ring::mul_centered": |all| of_ring(all, |ring, n| {
            let wide = |c: i16| c.checked_add(i16::try_from(3 * ring.q()).ok()?);
            let (a, b) = near_both::<i16>(ring, n)?;
            Some((a.into_iter().map(wide).collect::<Option<Vec<_>>>()?, b))
        }, |ring, (a, b)| around_zero(ring, |out: &mut [i16]| ring.mul_centered(out, a, b)));
        // Short factors in both places, and short products.
        + "Ring::mul_centered": |all| of_ring(all, near_both::<i8>, |ring, (a, b)| {
            around_zero(ring, |out: &mut [i16]| ring.mul_centered(out, a, b))
        });
        + "Ring::mul_centered": |all| of_ring(all, near_both::<i8>, |ring, (a, b)| {
            around_zero(ring, |out: &mut [i16]| ring.mul_centered(out, b, a))
        });
        + "Ring::mul_centered": |all| of_ring(all, |ring, n| {
            near_both::<i8>(ring, n).filter(|_| ring.q() <= 256)
        }, |ring, (a, b)| around_zero(ring, |out: &mut [i8]| ring.mul_centered(out, a, b)));
        + "Ring::mul_short": |all| of_ring(all, |ring, n| {
            near_both::<i8>(ring, n).filter(|(_, b)| b.iter().all(|c| c.unsigned_abs() <= 6))
        }, |ring, (a, b)| around_zero(ring, |out| ring.mul_short(out, a, b)));
    },
};

fn factors(x: &Factors) -> Numbers {
    let least = -i64::from(x.ring.q() / 2);
    Numbers {
        x: canonical(&x.ring, &x.a, least),
        y: canonical(&x.ring, &x.b, least),
        ..of_elements(&x.ring, &[])
    }
}

fn near_both<C: TryFrom<i16>>(ring: &Ring, n: &Numbers) -> Option<(Vec<i16>, Vec<C>)> {
    Some((near(ring, &n.x)?, near(ring, &n.y)?))
}

const INVERT_CYCLIC: Task = Task {
    name: "poly_invert_cyclic",
    operands: |random, n| cyclic(&InvertCyclic::operands(random, n.min(21))),
    small: |each| InvertCyclic::small(&mut |x| each(cyclic(x))),
    expected: |n| {
        let (ring, a) = (cyclic_ring(n)?, n.x.clone());
        let found = InvertCyclic::expected(&CyclicInversion { ring, a });
        answer(found.yes, &found.out)
    },
    vector: |operation, input, result| {
        let (x, found): Vector<InvertCyclic> = InvertCyclic::vector(operation, input, result)?;
        Some((cyclic(&x), answer(found.yes, &found.out)))
    },
    functions: functions! {
        + "CyclicRing::invert": |all| {
            let items = all.iter().map(|n| n.x.clone()).collect();
            returns(cyclic_ring(&all[0])?, items, |ring, a: &Vec<u64>| {
                lent(ring.words(), 0, |out, _| ring.invert(out, a))
            })
        };
    },
};

fn cyclic(x: &CyclicInversion) -> Numbers {
    modulo(x.a.clone(), vec![x.ring.degree() as u64])
}

fn cyclic_ring(n: &Numbers) -> Option<CyclicRing> {
    CyclicRing::new(n.m[0] as usize).ok()
}

/// Polynomials that a function of a field finds, if there are such.
type Polynomials = Option<Vec<Vec<u32>>>;

type OfField = fn(&PrimeField, &[u32], &[u32]) -> Result<Polynomials, Error>;

/// With a word above the highest coefficient: a zero there shows.
struct Marked(Polynomials);

impl Found for Marked {
    fn show(&self, to: &mut dyn FnMut(bool, &[u64])) -> bool {
        for a in self.0.iter().flatten() {
            let words = a.iter().map(|&c| c.into()).chain([1]);
            to(false, &words.collect::<Vec<_>>());
        }
        self.0.is_some()
    }
}

/// Binds a function of a field, which may refuse zero as its second operand.
fn of_field(all: &[Numbers], call: OfField) -> Option<Box<dyn Bound>> {
    let field = PrimeField::new(all[0].m[0] as u32).ok()?;
    let items = all.iter().map(|n| [&n.x, &n.y].map(|x| coefficients(x)));
    returns(
        field,
        items.collect(),
        move |field, [a, b]: &[Vec<u32>; 2]| {
            Marked(match call(field, a, b) {
                Err(Error::ZeroModulus) => None,
                found => found.expect("they are accepted"),
            })
        },
    )
}

fn coefficients(x: &[u64]) -> Vec<u32> {
    x.iter().map(|&c| c as u32).collect()
}

/// Polynomials modulo a prime: near each other, with a common factor, with long quotients, zeros on
/// top, none at all.
fn pair(random: &mut Random, limbs: usize) -> Numbers {
    let p = [2, 3, 5, 7, 257, 7681, 65537, (1 << 31) - 1][random.below(8) as usize];
    let n = 64 * limbs.min(40) - random.below(64) as usize;
    let mut any = |most: usize| {
        let n = match random.below(4) {
            0 => random.below(most as u64 + 1) as usize,
            1 => random.below(4) as usize,
            _ => most,
        };
        uniform(random, n, p)
    };
    let (a, b, common) = (any(n), any(n), any(n / 2));
    let [mut x, mut y] = match random.below(4) {
        0 => [a, b],
        1 => [product(&a, &b, p), b],
        _ => [a, b].map(|a| product(&a[..a.len().min(n / 2)], &common, p)),
    };
    if random.below(4) == 0 {
        x.extend([0, 0]);
        y.push(0);
    }
    polynomials(&x, &y, p)
}

fn polynomials(x: &[u32], y: &[u32], p: u32) -> Numbers {
    let [x, y] = [x, y].map(|x| x.iter().map(|&c| c.into()).collect());
    let m = vec![p.into()];
    Numbers { x, y, m, k: 0 }
}

/// All pairs of a few coefficients. Then long ones, which take several levels of halves, with a
/// common factor, and with long quotients.
fn small_pairs(each: &mut dyn FnMut(Numbers)) {
    let mut random = Random(5);
    for p in [2, 3, 7681, (1 << 31) - 1] {
        let mut any = |n: usize| [uniform(&mut random, n - 1, p), vec![1]].concat();
        for (n, m, k) in [
            (2600, 2599, 1),
            (2000, 1900, 300),
            (3000, 700, 1),
            (1500, 1500, 1200),
        ] {
            let (a, b, c) = (any(n), any(m), any(k));
            each(polynomials(&product(&a, &c, p), &product(&b, &c, p), p));
        }
    }
    for (p, n) in [(2, 4), (3, 3), (5, 2), (7, 1)] {
        let digits = |x: u32| (0..n).map(|i| x / u32::pow(p, i) % p).collect::<Vec<_>>();
        let all = 0..u32::pow(p, n);
        for (x, y) in all.clone().flat_map(|x| all.clone().map(move |y| (x, y))) {
            each(polynomials(&trimmed(digits(x)), &digits(y), p));
        }
    }
}

/// A task of a field: the answer, what the vectors call it, and the function.
macro_rules! of_field {
    ($name:literal $([$($result:literal),+])?, |$a:ident, $b:ident, $p:ident| $answer:expr,
     + $function:literal: $call:expr) => {
        Task {
            name: $name,
            operands: pair,
            small: small_pairs,
            expected: |n| {
                let [$a, $b] = [&n.x, &n.y].map(|x| trimmed(coefficients(x)));
                let $p = n.m[0] as u32;
                (&Marked($answer) as &dyn Found).answer()
            },
            vector: |operation, input, result| vector(operation, input, result, &[$($($result),+)?]),
            functions: functions! { + $function: |all| of_field(all, $call); },
        }
    };
}

/// These results of a test; they have digits of 32 bits.
fn vector(
    operation: &str,
    input: &Value,
    result: &Value,
    names: &[&str],
) -> Option<(Numbers, Answer)> {
    let polynomial = |x: &Value| nat(x).to_u32_digits();
    (operation == "poly_xgcd" && input["bits"] == 32 && !names.is_empty()).then(|| {
        let [x, y, p] = ["f", "g", "p"].map(|name| polynomial(&input[name]));
        let found = names.iter().map(|name| polynomial(&result[*name]));
        let found = Marked(Some(found.collect()));
        (polynomials(&x, &y, p[0]), (&found as &dyn Found).answer())
    })
}

pub const TASKS: &[Task] = &[
    INVERT,
    INVERT_TRIPLE,
    INVERT_ROWS,
    MULTIPLY,
    INVERT_CYCLIC,
    of_field! { "poly_gcd" ["gcd"], |a, b, p| Some(xgcd(&a, &b, p)[..1].to_vec()),
    + "PrimeField::gcd_vartime": |f, a, b| Ok(Some(vec![f.gcd_vartime(a, b)?])) },
    of_field! { "poly_xgcd" ["gcd", "s", "t"], |a, b, p| Some(xgcd(&a, &b, p).into()),
    + "PrimeField::xgcd_vartime": |f, a, b| {
        let found = f.xgcd_vartime(a, b)?;
        Ok(Some(vec![found.gcd, found.s, found.t]))
    } },
    of_field! { "poly_resultant" ["resultant"], |a, b, p| {
        Some(vec![trimmed(vec![resultant(&a, &b, p)])])
    }, + "PrimeField::resultant_vartime": |f, a, b| {
        Ok(Some(vec![trimmed(vec![f.resultant_vartime(a, b)?])]))
    } },
    // None modulo zero, which is an error.
    of_field! { "poly_inverse", |a, b, p| {
        b.last().and_then(|_| inverse(&a, &b, p)).map(|y| vec![y])
    }, + "PrimeField::invert_vartime": |f, a, b| Ok(f.invert_vartime(a, b)?.map(|y| vec![y])) },
    of_field! { "poly_divide", |a, b, p| b.last().map(|_| divided(&a, &b, p).into()),
    + "PrimeField::div_rem_vartime": |f, a, b| {
        let (quotient, rest) = f.div_rem_vartime(a, b)?;
        Ok(Some(vec![quotient, rest]))
    } },
    of_field! { "poly_mul", |a, b, p| Some(vec![product(&a, &b, p)]),
    + "PrimeField::mul_vartime": |f, a, b| Ok(Some(vec![f.mul_vartime(a, b)?])) },
    of_field! { "poly_add", |a, b, p| Some(vec![minus(&a, p - 1, &b, p)]),
    + "PrimeField::add_vartime": |f, a, b| Ok(Some(vec![f.add_vartime(a, b)?])) },
    of_field! { "poly_sub", |a, b, p| Some(vec![minus(&a, 1, &b, p)]),
    + "PrimeField::sub_vartime": |f, a, b| Ok(Some(vec![f.sub_vartime(a, b)?])) },
];
