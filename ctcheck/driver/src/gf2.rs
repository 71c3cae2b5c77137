// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public functions of binary fields.

use crate::binary_field::{fields, known_fields};
use crate::case::{Case, Function};
use crate::functions::SecretRng;
use crate::heap::aside;
use crate::inputs::Inputs;
use crate::numbers::Generator;
use crate::results::Results;
use bezout::binary_field::presets::{GHASH, POLYVAL};
use bezout::binary_field::{Arithmetic, Computation, DynGf2m, Element, Gf2m, Prepared};
use std::sync::OnceLock;
use subtle::{Choice, ConditionallySelectable, CtOption};

/// What is called, in the module of a length.
macro_rules! functions {
    () => {
        [
            ("Gf2m::element", |i, r| keep(r, &element(&i.a))),
            ("Gf2m::reduce", |i, r| {
                keep(r, &field().reduce(&aside(|| [&i.a[..], &i.b].concat())))
            }),
            ("Gf2m::words", |i, r| keep(r, &field().reduce(&i.a))),
            ("Gf2m::random", |i, r| {
                let Ok(x) = field().random(&mut SecretRng(Generator::new(i.a[0])));
                keep(r, &x);
            }),
            ("Gf2m::random_with", |i, r| {
                let fill = |out: &mut [u8]| out.copy_from_slice(&i.bytes[3..][..out.len()]);
                keep(r, &field().random_with(fill));
            }),
            ("Gf2m::from_le_bytes, to_be_bytes", |i, r| {
                let mut bytes = [0; 8 * N];
                field()
                    .to_be_bytes(&element(&i.a), &mut bytes)
                    .expect("long enough");
                bytes.reverse();
                keep(r, &field().from_le_bytes(&bytes).expect("below the degree"));
            }),
            ("Gf2m::from_be_bytes, to_le_bytes", |i, r| {
                let mut bytes = [0; 8 * N];
                field()
                    .to_le_bytes(&element(&i.a), &mut bytes)
                    .expect("long enough");
                bytes.reverse();
                keep(r, &field().from_be_bytes(&bytes).expect("below the degree"));
            }),
            ("Gf2m::from_reflected_bytes, to_reflected_bytes", |i, r| {
                let mut bytes = [0; 8 * N];
                field()
                    .to_reflected_bytes(&element(&i.a), &mut bytes)
                    .expect("long enough");
                let x = field().from_reflected_bytes(&bytes);
                keep(r, &x.expect("below the degree"));
            }),
            ("Gf2m::equal", |i, r| {
                r.bit(field().equal(&element(&i.a), &element(&i.b)))
            }),
            ("Gf2m::is_zero", |i, r| {
                r.bit(field().is_zero(&element(&i.a)))
            }),
            ("Gf2m::add", |i, r| {
                keep(r, &field().add(&element(&i.a), &element(&i.b)))
            }),
            ("Gf2m::mul", |i, r| {
                keep(r, &field().mul(&element(&i.a), &element(&i.b)))
            }),
            ("Gf2m::square", |i, r| {
                keep(r, &field().square(&element(&i.a)))
            }),
            ("Gf2m::square_times", |i, r| {
                keep(r, &field().square_times(&element(&i.a), 5))
            }),
            ("Gf2m::compute", |i, r| {
                let cube = field().compute(Cube(words_of(&i.a)));
                keep(r, &field().reduce(&cube));
            }),
            ("Gf2m::value, Value::square, invert", |i, r| {
                let [x, y] = [&i.a, &i.b].map(|x| field().value(element(x)));
                let z = (x.square() + y) * (x - y);
                keep(r, &z.element());
                let inverse = z.invert();
                r.bit(inverse.is_some());
                // There is nothing in place of an inverse that is not there, so that it cannot be
                // kept.
                core::hint::black_box(&inverse);
            }),
            (
                "Value::add, sub, mul, add_assign, sub_assign, mul_assign, eq",
                |i, r| {
                    let [mut x, y] = [&i.a, &i.b].map(|x| field().value(element(x)));
                    r.limbs(&[u64::from(x == y)]);
                    let z = y + x;
                    x += z;
                    let z = x * y;
                    x *= z;
                    let z = y - x;
                    x -= z;
                    keep(r, &x.element());
                },
            ),
            ("Element::conditional_select", |i, r| {
                let choice = Choice::from((i.b[0] & 1) as u8);
                let [a, b] = [&i.a, &i.b].map(|x| element(x));
                keep(r, &Element::conditional_select(&a, &b, choice));
            }),
            ("Gf2m::invert", |i, r| {
                keep_option(r, field().invert(&element(&i.a)));
            }),
            ("Gf2m::divide", |i, r| {
                keep_option(r, field().divide(&element(&i.b), &element(&i.a)));
            }),
            ("Gf2m::sqrt", |i, r| keep(r, &field().sqrt(&element(&i.a)))),
            ("Gf2m::trace", |i, r| r.bit(field().trace(&element(&i.a)))),
            ("Gf2m::half_trace", |i, r| {
                keep(r, &field().half_trace(&element(&i.a)).expect("odd degree"))
            }),
            ("Gf2m::solve_quadratic", |i, r| {
                keep_option(r, field().solve_quadratic(&element(&i.a)));
            }),
            ("Gf2m::invert_batch", |i, r| {
                batch(i, r, |xs| {
                    let done = field().invert_batch(xs, &mut [field().zero(); 5]);
                    done.expect("the lengths agree")
                })
            }),
            ("Prepared::invert", |i, r| {
                keep_option(r, prepared().invert(&element(&i.a)));
            }),
            ("Prepared::divide", |i, r| {
                keep_option(r, prepared().divide(&element(&i.b), &element(&i.a)));
            }),
            ("Prepared::invert_batch", |i, r| {
                batch(i, r, |xs| {
                    let done = prepared().invert_batch(xs, &mut [field().zero(); 5]);
                    done.expect("the lengths agree")
                })
            }),
            ("DynGf2m::reduce", |i, r| {
                r.limbs(&dynamic(i).reduce(&aside(|| [&i.a[..], &i.b].concat())))
            }),
            ("DynGf2m::add, add_into", |i, r| {
                let sum = dynamic(i).add(&reduced(&i.a), &reduced(&i.b));
                r.limbs(&sum.expect("below the degree"));
            }),
            ("DynGf2m::equal", |i, r| {
                let equal = dynamic(i).equal(&reduced(&i.a), &reduced(&i.b));
                r.bit(equal.expect("below the degree"));
            }),
            ("DynGf2m::from_le_bytes, to_be_bytes", |i, r| {
                let mut bytes = [0; 8 * N];
                let written = dynamic(i).to_be_bytes(&reduced(&i.a), &mut bytes);
                written.expect("long enough");
                bytes.reverse();
                let a = dynamic(i).from_le_bytes(&bytes);
                r.limbs(&a.expect("below the degree"));
            }),
            ("DynGf2m::from_be_bytes, to_le_bytes", |i, r| {
                let mut bytes = [0; 8 * N];
                let written = dynamic(i).to_le_bytes(&reduced(&i.a), &mut bytes);
                written.expect("long enough");
                bytes.reverse();
                let a = dynamic(i).from_be_bytes(&bytes);
                r.limbs(&a.expect("below the degree"));
            }),
            ("DynGf2m::compute", |i, r| {
                let cube = dynamic(i).compute(Cube::<N>(words_of(&i.a)));
                r.limbs(&dynamic(i).reduce(&cube.expect("N words")));
            }),
            ("DynGf2m::mul, mul_into", |i, r| {
                let product = dynamic(i).mul(&reduced(&i.a), &reduced(&i.b));
                r.limbs(&product.expect("below the degree"));
            }),
            (
                "DynGf2m::square, square_times, square_times_into",
                |i, r| {
                    let square = dynamic(i).square(&reduced(&i.a));
                    r.limbs(&square.expect("below the degree"));
                    let power = dynamic(i).square_times(&reduced(&i.b), 5);
                    r.limbs(&power.expect("below the degree"));
                },
            ),
            ("DynGf2m::invert, invert_into", |i, r| {
                let y = dynamic(i).invert(&reduced(&i.a));
                r.vector(y.expect("below the degree"));
            }),
            ("DynGf2m::divide, divide_into", |i, r| {
                let y = dynamic(i).divide(&reduced(&i.b), &reduced(&i.a));
                r.vector(y.expect("below the degree"));
            }),
            ("DynGf2m::solve_quadratic, solve_quadratic_into", |i, r| {
                let y = dynamic(i).solve_quadratic(&reduced(&i.a));
                r.vector(y.expect("below the degree"));
            }),
            ("DynGf2m::sqrt, sqrt_into", |i, r| {
                let root = dynamic(i).sqrt(&reduced(&i.a));
                r.limbs(&root.expect("below the degree"));
            }),
            ("DynGf2m::trace", |i, r| {
                let trace = dynamic(i).trace(&reduced(&i.a));
                r.bit(trace.expect("below the degree"));
            }),
            ("DynGf2m::half_trace, half_trace_into", |i, r| {
                let half = dynamic(i).half_trace(&reduced(&i.a));
                r.limbs(&half.expect("below the degree, which is odd"));
            }),
            ("DynGf2m::invert_batch", |i, r| {
                let [a, b, c, d] = &i.units;
                let mut xs = [a, b, c, d, &i.a].map(|x| reduced(x));
                r.bit(dynamic(i).invert_batch(&mut xs).expect("below the degree"));
                xs.iter().for_each(|x| r.long(x));
            }),
            ("DynGf2m::invert_rows", |i, r| {
                let [a, b, c, d] = &i.units;
                let mut rows = [a, b, c, d, &i.a].map(|x| reduced(x)).concat();
                let mut room = vec![0; dynamic(i).invert_rows_scratch(5)];
                let yes = dynamic(i).invert_rows(&mut rows, &mut room);
                r.bit(yes.expect("below the degree"));
                r.long(&rows);
            }),
        ]
    };
}

/// Lengths that have machine code of their own; all of them in a module each, with the field in a
/// static.
macro_rules! every_length {
    ($($module:ident: $n:literal,)*) => {
        /// All functions at all lengths.
        pub fn cases() -> Vec<Case> {
            let mut all = Vec::new();
            $(all.extend($module::cases());)*
            all.extend(of_even_degree());
            all.extend(of_hashes());
            all
        }

        $(mod $module {
            use super::*;

            const N: usize = $n;

            static FIELD: OnceLock<(Gf2m<N>, Prepared<N>)> = OnceLock::new();

            fn field() -> &'static Gf2m<N> {
                &FIELD.get().expect("it was prepared").0
            }

            fn prepared() -> &'static Prepared<N> {
                &FIELD.get().expect("it was prepared").1
            }

            pub fn cases() -> Vec<Case> {
                let table: [(&str, Function); 44] = functions!();
                let case = |(name, f): (&str, Function)| Case {
                    lengths: 1..=16,
                    // That bytes are refused is public.
                    declassifies: usize::from(name.contains("Gf2m::from_")),
                    ..Case::function(name, N, f).prepared(prepare)
                };
                table.into_iter().map(case).collect()
            }

            fn prepare(_: usize) {
                FIELD.get_or_init(|| {
                    let [field, _] = fields(N);
                    let field = Gf2m::new(field.degree(), field.middle()).expect("irreducible");
                    let prepared = field.prepare();
                    (field, prepared)
                });
            }

            fn element(x: &[u64]) -> Element<N> {
                let words: [u64; N] = reduced(x).try_into().expect("N words");
                field().element(&words).expect("below the degree")
            }

            fn keep(r: &mut Results, x: &Element<N>) {
                r.limbs(&field().words(x));
            }

            fn keep_option(r: &mut Results, x: CtOption<Element<N>>) {
                r.bit(x.is_some());
                keep(r, &x.unwrap_or(field().zero()));
            }

            fn batch(i: &Inputs, r: &mut Results, by: impl FnOnce(&mut [Element<N>; 5]) -> Choice) {
                let [a, zero, b, c] = &i.units;
                let mut xs = [a, b, zero, &i.a, c].map(|x| element(x));
                r.bit(by(&mut xs));
                let mut sum = field().zero();
                xs.iter().for_each(|x| sum = field().add(&sum, x));
                keep(r, &sum);
            }
        })*
    };
}

/// x^60 + x + 1: fields of even degree solve quadratic equations in another way.
static EVEN: OnceLock<(Gf2m<1>, DynGf2m)> = OnceLock::new();

fn even() -> &'static (Gf2m<1>, DynGf2m) {
    EVEN.get().expect("it was prepared")
}

fn of_even_degree() -> [Case; 2] {
    let prepare = |_| {
        EVEN.get_or_init(|| {
            let field = Gf2m::new(60, &[1]).expect("irreducible");
            (field, DynGf2m::new(60, &[1]).expect("irreducible"))
        });
    };
    let functions: [(&str, Function); 2] = [
        ("Gf2m::solve_quadratic (even degree)", |i, r| {
            let field = &even().0;
            let y = field.solve_quadratic(&field.reduce(&i.a));
            r.bit(y.is_some());
            r.limbs(&field.words(&y.unwrap_or(field.zero())));
        }),
        ("DynGf2m::solve_quadratic (even degree)", |i, r| {
            // That it is below the degree is public.
            let y = even().1.solve_quadratic(&[i.a[0] >> 4]);
            r.vector(y.expect("below the degree"));
        }),
    ];
    functions.map(|(name, f)| Case::function(name, 1, f).only().prepared(prepare))
}

/// The fields of GHASH and of POLYVAL, which is computed in by the other one; a batch is long
/// enough for passes in vectors.
fn of_hashes() -> Vec<Case> {
    fn element(field: &Gf2m<2>, x: &[u64]) -> Element<2> {
        field.element(&words_of(x)).expect("of 128 bits all are")
    }
    fn invert(field: &Gf2m<2>, i: &Inputs, r: &mut Results) {
        let y = field.invert(&element(field, &i.a));
        r.bit(y.is_some());
        r.limbs(&field.words(&y.unwrap_or(field.zero())));
    }
    fn multiply(field: &Gf2m<2>, i: &Inputs, r: &mut Results) {
        let [a, b] = [&i.a, &i.b].map(|x| element(field, x));
        r.limbs(&field.words(&field.mul(&field.square(&a), &b)));
    }
    fn invert_batch(field: &Gf2m<2>, i: &Inputs, r: &mut Results) {
        let mut xs = [field.zero(); 35];
        let numbers = i.units.iter().chain([&i.a, &i.b]);
        let element = |(k, x): (usize, &Vec<u64>)| field.square_times(&element(field, x), k);
        for (x, number) in xs.iter_mut().zip(numbers.cycle().enumerate()) {
            *x = element(number);
        }
        let done = field.invert_batch(&mut xs, &mut [field.zero(); 35]);
        r.bit(done.expect("the lengths agree"));
        xs.iter().for_each(|x| r.limbs(&field.words(x)));
    }
    let functions: [(&str, Function); 6] = [
        ("Gf2m::invert (GHASH)", |i, r| invert(&GHASH, i, r)),
        ("Gf2m::invert (POLYVAL)", |i, r| invert(&POLYVAL, i, r)),
        ("Gf2m::mul (GHASH)", |i, r| multiply(&GHASH, i, r)),
        ("Gf2m::mul (POLYVAL)", |i, r| multiply(&POLYVAL, i, r)),
        ("Gf2m::invert_batch (GHASH)", |i, r| {
            invert_batch(&GHASH, i, r);
        }),
        ("Gf2m::invert_batch (POLYVAL)", |i, r| {
            invert_batch(&POLYVAL, i, r);
        }),
    ];
    let case = |(name, f)| Case::function(name, 2, f).only();
    functions.map(case).to_vec()
}

/// A computation of a caller.
struct Cube<const N: usize>([u64; N]);

impl<const N: usize> Computation<N> for Cube<N> {
    type Output = [u64; N];

    #[inline(always)]
    fn run<A: Arithmetic<N>>(self, f: A) -> [u64; N] {
        let a = f.load(&self.0);
        f.store(f.add(f.mul(f.square(a), a), a))
    }
}

fn words_of<const N: usize>(x: &[u64]) -> [u64; N] {
    x.try_into().expect("N words")
}

/// The numbers as elements: what is not below the degree is cut off, so that it is public that it
/// is not there.
fn reduced(x: &[u64]) -> Vec<u64> {
    let degree = known_fields(x.len())[0].degree();
    let mut x = aside(|| x.to_vec());
    if let (Some(top), 1..) = (x.last_mut(), degree % 64) {
        *top &= (1 << (degree % 64)) - 1;
    }
    x
}

fn dynamic(i: &Inputs) -> &'static DynGf2m {
    &known_fields(i.a.len())[1]
}

every_length! {
    one: 1,
    two: 2,
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
    nine: 9,
    sixteen: 16,
}
