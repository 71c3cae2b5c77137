// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of binary fields. The polynomial of the field is `m`, and any polynomial of its words
//! an element; `k` is a number of squarings, or says that 1 is added.

use super::found::Found;
use super::integers::modulo;
use super::record::{Bound, Function, Numbers, Task, functions, lent, returns};
use super::record::{bind, of_any_field, of_field, words};
use super::rows::Rows;
use crate::binary_field::oracle::{inverse, product, remainder};
use crate::binary_field::{Batch, any_element, any_field, exponents, field, polynomial, small};
use crate::exercise::Exercise;
use crate::integer::lengths::dirty;
use crate::integer::vectors::nat;
use crate::oracle::{big, limbs};
use crate::random::Random;
use bezout::binary_field::kernels::InvertBatch;
use bezout::binary_field::{DynGf2m, Element, Gf2m, presets};
use bezout::kernels::Choice;
use bezout::subtle::CtOption;
use num_bigint::BigUint;
use std::rc::Rc;

/// A field of one polynomial, with tables or without: the first operand says so.
pub fn any(numbers: &Numbers) -> Option<Rc<DynGf2m>> {
    let (degree, middle) = exponents(&big(&numbers.m))?;
    let prepared = numbers.x.first().is_some_and(|x| x % 2 == 1);
    Some(field(degree, &middle, prepared))
}

/// A result of a field, as the words of elements or as a bit.
pub trait OfField<const N: usize> {
    fn words(self, field: &Gf2m<N>) -> Option<Vec<u64>>;
}

macro_rules! of_fields {
    ($($type:ty: |$x:ident, $field:ident| $words:expr;)*) => {
        $(impl<const N: usize> OfField<N> for $type {
            fn words(self, $field: &Gf2m<N>) -> Option<Vec<u64>> {
                let $x = self;
                $words
            }
        })*
    };
}

of_fields! {
    Choice: |x, _f| Some(vec![x.unwrap_u8().into()]);
    Element<N>: |x, f| Some(f.words(&x).to_vec());
    Option<Element<N>>: |x, f| x?.words(f);
    CtOption<Element<N>>: |x, f| x.into_option().words(f);
}

/// Two elements, and a number that is public.
pub type Items<const N: usize> = (Element<N>, Element<N>, usize);

/// A function of a field of any length.
pub trait OfAnyField {
    fn bind<const N: usize>(field: Gf2m<N>, all: &[Numbers]) -> Option<Box<dyn Bound>>;
}

/// Binds a function: compiled for each length, and not once more for each function.
fn bound<const N: usize>(
    field: Gf2m<N>,
    all: &[Numbers],
    call: fn(&Gf2m<N>, &Items<N>) -> Option<Vec<u64>>,
) -> Option<Box<dyn Bound>> {
    let items = |n: &Numbers| (field.reduce(&n.x), field.reduce(&n.y), n.k);
    let items = all.iter().map(items).collect();
    returns(field, items, call)
}

/// The same in a field of a length known at run time.
pub fn reduced(field: &DynGf2m, all: &[Numbers]) -> Vec<(Vec<u64>, Vec<u64>, usize)> {
    let items = |n: &Numbers| (field.reduce(&n.x), field.reduce(&n.y), n.k);
    all.iter().map(items).collect()
}

/// In the preset of this polynomial, or in a small field.
pub fn in_field<T: OfAnyField>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
    let (degree, middle) = exponents(&big(&all[0].m))?;
    macro_rules! presets {
        ($($name:ident)*) => {
            match (degree, &middle[..]) {
                (2..12, middle) => T::bind(Gf2m::<1>::new(degree, middle).ok()?, all),
                $(of if of == (presets::$name.degree(), presets::$name.middle()) => {
                    T::bind(presets::$name, all)
                })*
                _ => None,
            }
        };
    }
    presets!(GF2_89 SEC_113 GF2_127 SEC_131 DSTU_163 DSTU_167 DSTU_173 DSTU_179 DSTU_191 SEC_193
        DSTU_233 FIPS_233 SEC_239 GF2_251 DSTU_257 FIPS_283 DSTU_307 DSTU_367 FIPS_409 DSTU_431
        FIPS_571 GHASH POLYVAL)
}

/// A task, of which an expression is the answer as a polynomial.
macro_rules! task {
    ($name:literal, |$x:ident, $y:ident, $m:ident, $k:ident| $answer:expr, $functions:expr) => {
        Task {
            name: $name,
            operands: |random, n| {
                // There are none of more words.
                let field = any_field(random, 1 + (n - 1) % 16);
                let x = any_element(random, &field);
                let y = match random.below(4) {
                    0 => x.clone(),
                    _ => any_element(random, &field),
                };
                let k = random.below(9) as usize;
                let m = limbs(&polynomial(&field), field.degree() / 64 + 1);
                Numbers { x, y, m, k }
            },
            small: |each| {
                for (degree, middle) in small().filter(|shape| shape.0 <= 8) {
                    let m = limbs(&polynomial(&field(degree, middle, false)), 1);
                    for x in 0..1 << degree {
                        let (y, k) = (vec![x * 5 % 64], x as usize % 3);
                        let (x, m) = (vec![x], m.clone());
                        each(Numbers { x, y, m, k });
                    }
                }
            },
            expected: |n| {
                let [$x, $y, $m] = [&n.x, &n.y, &n.m].map(|x| big(x));
                let $k = n.k;
                Option::<BigUint>::map($answer, |found| vec![remainder(found, &$m).into()])
            },
            vector: |_, _, _| None,
            functions: $functions,
        }
    };
}

/// `x^2 + x`, and 1 where `k` is odd.
fn artin_schreier<const N: usize>(f: &Gf2m<N>, x: &Element<N>, k: usize) -> Element<N> {
    let sum = f.add(&f.square(x), x);
    if k % 2 == 1 {
        f.add(&sum, &f.one())
    } else {
        sum
    }
}

/// The same.
fn artin_schreier_of(f: &DynGf2m, x: &[u64], k: usize) -> Vec<u64> {
    let sum = f.square(x).and_then(|y| f.add(&y, x));
    let sum = sum.expect("below the degree");
    f.add(&sum, &[k as u64 % 2]).expect("below the degree")
}

/// The batches of a field.
struct InBatch;

impl OfAnyField for InBatch {
    fn bind<const N: usize>(field: Gf2m<N>, all: &[Numbers]) -> Option<Box<dyn Bound>> {
        let rows = |n: &Numbers| n.x.chunks(N).map(|x| field.reduce(x)).collect::<Vec<_>>();
        let all = all.iter().map(rows).collect();
        returns(field, all, |field, xs| {
            let (mut xs, mut scratch) = (xs.clone(), xs.clone());
            let yes = field.invert_batch(&mut xs, &mut scratch);
            let rows = xs.iter().flat_map(|x| field.words(x)).collect();
            Rows(yes.expect("room for all").into(), N, rows)
        })
    }
}

/// Elements behind each other.
const ROWS: Task = Task {
    name: "gf2_invert_rows",
    operands: |random, n| rows(&InvertBatch::operands(random, 1 + (n - 1) % 16)),
    small: |each| {
        around_groups(each);
        InvertBatch::small(&mut |x| each(rows(x)));
    },
    expected: |n| {
        let (field, rows) = (any(n)?, n.x.clone());
        let width = field.words();
        let (rows, all) = InvertBatch::expected(&Batch { field, rows });
        (&Rows(all, width, rows) as &dyn Found).answer()
    },
    vector: |_, _, _| None,
    functions: functions! {
        + "Gf2m::invert_batch": |all| in_field::<InBatch>(all);
        + "DynGf2m::invert_batch": |all| returns(any(&all[0])?, words(all, [|n| &n.x]), |f, [x]| {
            let mut xs: Vec<_> = x.chunks(f.words()).map(|x| f.reduce(x)).collect();
            let yes = f.invert_batch(&mut xs).expect("below the degree");
            Rows(yes.into(), f.words(), xs.concat())
        });
        + "DynGf2m::invert_rows": |all| returns(any(&all[0])?, words(all, [|n| &n.x]), |f, [x]| {
            let n = f.words();
            let mut rows: Vec<_> = x.chunks(n).flat_map(|x| f.reduce(x)).collect();
            let mut scratch = dirty(f.invert_rows_scratch(rows.len() / n));
            let yes = f.invert_rows(&mut rows, &mut scratch).expect("below the degree");
            Rows(yes.into(), n, rows)
        });
    },
};

/// None, and about as many as are inverted together, some of them zero.
fn around_groups(each: &mut dyn FnMut(Numbers)) {
    let mut random = Random(4);
    let fields: [(usize, &[usize]); 5] = [
        (60, &[1]),
        (128, &[7, 2, 1]),
        (233, &[74]),
        (571, &[10, 5, 2]),
        (1023, &[7]),
    ];
    for (degree, middle) in fields {
        for (prepared, count) in [0, 255, 256, 257, 260].map(|n| [(0, n), (1, n)]).concat() {
            let field = field(degree, middle, false);
            let element = |i| match i % 5 {
                3 => vec![0; field.words()],
                _ => random.below_bits(degree, field.words()),
            };
            let mut all = (0..count).flat_map(element).collect::<Vec<_>>();
            // It says whether the field has tables.
            if let Some(x) = all.first_mut() {
                *x = *x & !1 | prepared;
            }
            each(rows(&Batch { field, rows: all }));
        }
    }
}

fn rows(x: &Batch) -> Numbers {
    let m = limbs(&polynomial(&x.field), x.field.degree() / 64 + 1);
    modulo(x.rows.clone(), m)
}

fn is_equal(x: &BigUint, y: &BigUint, m: &BigUint) -> bool {
    remainder(x.clone(), m) == remainder(y.clone(), m)
}

pub const TASKS: &[Task] = &[
    ROWS,
    Task {
        operands: |random, n| {
            let field = any_field(random, 1 + (n - 1) % 16);
            let words = random.below(3 * n as u64 + 1) as usize;
            let m = limbs(&polynomial(&field), field.degree() / 64 + 1);
            modulo(random.any(words + 1), m)
        },
        ..task! { "gf2_reduce", |x, _y, m, _k| Some(x), functions! {
            + "Gf2m::reduce": |all| of_field!(all, |_f, x, _y, _k| *x);
            + "DynGf2m::reduce": |all| {
                let f = any(&all[0])?;
                returns(f, words(all, [|n| &n.x]), |f, [x]| f.reduce(x))
            };
        } }
    },
    task! { "gf2_add", |x, y, m, _k| Some(x ^ y), functions! {
        gf2 Gf2m::add(x, y);
        dyn_gf2 DynGf2m::add(x, y);
        gf2_into DynGf2m::add_into(x, y);
    } },
    task! { "gf2_mul", |x, y, m, _k| Some(product(&x, &y)), functions! {
        gf2 Gf2m::mul(x, y);
        dyn_gf2 DynGf2m::mul(x, y);
        gf2_into DynGf2m::mul_into(x, y);
    } },
    task! { "gf2_square_times", |x, _y, m, k| {
        Some((0..k).fold(x, |x, _| remainder(product(&x, &x), &m)))
    }, functions! {
        + "Gf2m::square_times": |all| of_field!(all, |f, x, _y, k| f.square_times(x, *k));
        + "Gf2m::square": |all| of_field!(all, |f, x, _y, k| (0..*k).fold(*x, |x, _| f.square(&x)));
        + "DynGf2m::square_times": |all| of_any_field!(all, |f, x, _y, k| f.square_times(x, *k));
        + "DynGf2m::square": |all| of_any_field!(all, |f, x, _y, k| {
            (0..*k).try_fold(x.clone(), |x, _| f.square(&x))
        });
        + "DynGf2m::square_times_into": |all| of_any_field!(all, |f, x, _y, k| {
            lent(f.words(), 0, |out, _| f.square_times_into(out, x, *k))
        });
    } },
    Task {
        vector: |operation, input, result| {
            (operation == "gf2_invert").then(|| {
                let (x, m) = (nat(&input["a"]), nat(&input["f"]));
                let n = m.bits().div_ceil(64) as usize;
                let answer = result.get("inverse").map(|y| vec![nat(y).into()]);
                (modulo(limbs(&x, n), limbs(&m, n)), answer)
            })
        },
        ..task! { "gf2_invert", |x, _y, m, _k| inverse(&x, &m), functions! {
            gf2 Gf2m::invert(x);
            gf2 Gf2m::invert_vartime(x);
            dyn_gf2 DynGf2m::invert(x);
            dyn_gf2 DynGf2m::invert_vartime(x);
            gf2_into DynGf2m::invert_into(x);
            gf2_into DynGf2m::invert_into_vartime(x);
        } }
    },
    task! { "gf2_divide", |x, y, m, _k| inverse(&y, &m).map(|y| product(&x, &y)), functions! {
        gf2 Gf2m::divide(x, y);
        dyn_gf2 DynGf2m::divide(x, y);
        gf2_into DynGf2m::divide_into(x, y);
    } },
    task! { "gf2_equal", |x, y, m, _k| Some(u8::from(is_equal(&x, &y, &m)).into()), functions! {
        gf2 Gf2m::equal(x, y);
        dyn_gf2 DynGf2m::equal(x, y);
        + "Gf2m::is_zero": |all| of_field!(all, |f, x, y, _k| f.is_zero(&f.add(x, y)));
    } },
    // The root of a square.
    task! { "gf2_sqrt", |x, _y, m, _k| Some(x), functions! {
        + "Gf2m::sqrt": |all| of_field!(all, |f, x, _y, _k| f.sqrt(&f.square(x)));
        + "DynGf2m::sqrt": |all| of_any_field!(all, |f, x, _y, _k| f.sqrt(&f.square(x)?));
        + "DynGf2m::sqrt_into": |all| of_any_field!(all, |f, x, _y, _k| {
            lent(f.words(), 0, |out, _| f.sqrt_into(out, &f.square(x)?))
        });
    } },
    // x^2 + x has no trace; that of 1 is the degree's parity.
    task! { "gf2_trace", |_x, _y, m, k| Some(((m.bits() as usize - 1) * k % 2).into()), functions! {
        + "Gf2m::trace": |all| of_field!(all, |f, x, _y, k| f.trace(&artin_schreier(f, x, *k)));
        + "DynGf2m::trace": |all| {
            of_any_field!(all, |f, x, _y, k| f.trace(&artin_schreier_of(f, x, *k)))
        };
    } },
    // Both x and x + 1 are solutions, if any is; half the trace is one where the degree is odd.
    task! { "gf2_solve_quadratic", |x, _y, m, k| {
        let x = remainder(x, &m);
        let even = &x - u8::from(x.bit(0));
        let none = (m.bits() - 1) % 2 == 1 && k % 2 == 1;
        // What solves it with 1, where the degree is even, is not known here.
        (!none).then_some(even)
    }, functions! {
        + "Gf2m::solve_quadratic": |all| of_field!(all, |f, x, _y, k| {
            f.solve_quadratic(&artin_schreier(f, x, *k * f.degree()))
        });
        + "DynGf2m::solve_quadratic": |all| of_any_field!(all, |f, x, _y, k| {
            f.solve_quadratic(&artin_schreier_of(f, x, *k * f.degree()))
        });
        + "DynGf2m::solve_quadratic_into": |all| of_any_field!(all, |f, x, _y, k| {
            let c = artin_schreier_of(f, x, *k * f.degree());
            lent(f.words(), 0, |out, _| f.solve_quadratic_into(out, &c))
        });
    } },
];
