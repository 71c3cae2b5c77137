// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels in the presets and in every small field, and what fields refuse. Public functions have
//! records.

use super::kernels::{Gf2mRef, Invert};
use super::{DynGf2m, Element, Gf2m};
use crate::Error;
use crate::backend::portable::binary_field::square;
use crate::binary_field::shared::shape::{MAX_WORDS, Shape, by_words};
use crate::kernel::{Kernel, Operation};
use bezout_exercise::random::Random;

fn element<const N: usize>(random: &mut Random, field: &Gf2m<N>) -> Element<N> {
    field.random_with(|bytes| bytes.iter_mut().for_each(|b| *b = random.word() as u8))
}

/// Any representative of 0 that fits the words: a multiple of the polynomial.
fn zero<const N: usize>(random: &mut Random, field: &Gf2m<N>) -> Element<N> {
    let (f, mut words) = (field.shape.polynomial(), [0; MAX_WORDS + 1]);
    for shift in 0..64 * N - field.degree() {
        let chosen = (random.word() & 1).wrapping_neg();
        let shifted = f.map(|word| word & chosen);
        for (i, word) in shifted.into_iter().enumerate().take(N) {
            words[i] ^= word << shift;
            words[i + 1] ^= word >> 1 >> (63 - shift);
        }
    }
    Element(core::array::from_fn(|i| words[i]))
}

fn same<const N: usize>(field: &Gf2m<N>, a: &Element<N>, b: &Element<N>) -> bool {
    field.equal(a, b).into()
}

/// The trace is that of the definition, and says whether there are solutions.
#[test]
fn traces() {
    each_preset!(|name, field| {
        let mut random = Random(1);
        for _ in 0..3 {
            let a = element(&mut random, &field);
            let (mut sum, mut power) = (a, a);
            for _ in 1..field.degree() {
                power = field.square(&power);
                sum = field.add(&sum, &power);
            }
            let trace = bool::from(field.trace(&a));
            assert_eq!(field.words(&sum)[0], u64::from(trace), "{name}");
            let solution = field.solve_quadratic(&a);
            assert_eq!(bool::from(solution.is_none()), trace, "{name}");
        }
    });
}

#[test]
fn what_is_out_of_range_is_refused() {
    assert_eq!(
        Gf2m::<1>::new(1, &[1]).unwrap_err(),
        Error::FieldDegree {
            degree: 1,
            accepted: 1023
        }
    );
    assert_eq!(
        Gf2m::<16>::new(1024, &[1]).unwrap_err(),
        Error::FieldDegree {
            degree: 1024,
            accepted: 1023
        }
    );
    assert_eq!(
        Gf2m::<2>::new(163, &[7, 6, 3]).unwrap_err(),
        Error::FieldWords {
            words: 3,
            accepted: 2
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 6]).unwrap_err(),
        Error::FieldTerms { terms: 2 }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 6, 6]).unwrap_err(),
        Error::FieldExponent {
            exponent: 6,
            below: 6
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[163]).unwrap_err(),
        Error::FieldExponent {
            exponent: 163,
            below: 163
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 3, 0]).unwrap_err(),
        Error::FieldExponent {
            exponent: 0,
            below: 3
        }
    );
    assert_eq!(Gf2m::<3>::new(163, &[7]).unwrap_err(), Error::Reducible);
    let field = crate::binary_field::types::presets::DSTU_163;
    let refused = Error::NotReduced {
        argument: "element",
        degree: 163,
    };
    assert_eq!(field.element(&[0, 0, 1 << 35]).unwrap_err(), refused);
    assert!(field.element(&[0, 0, (1 << 35) - 1]).is_ok());
    assert_eq!(field.from_le_bytes(&[0xff; 21]).unwrap_err(), refused);
    let ones = field.random_with(|bytes| bytes.fill(0xff));
    assert_eq!(field.words(&ones), [u64::MAX, u64::MAX, (1 << 35) - 1]);
    let mut long = [0; 40];
    assert!(field.from_le_bytes(&long).is_ok());
    long[39] = 1;
    assert_eq!(field.from_le_bytes(&long).unwrap_err(), refused);
    let mut short = [1; 20];
    let error = field.to_le_bytes(&field.one(), &mut short).unwrap_err();
    assert_eq!((error, short), (Error::Overflow { bits: 160 }, [0; 20]));
    assert_eq!(field.words(&field.reduce(&[0, 0, 1 << 35])), [0xc9, 0, 0]);
    assert!(field.half_trace(&field.one()).is_ok());
    let even = Gf2m::<1>::new(8, &[4, 3, 1]).unwrap();
    assert_eq!(
        even.half_trace(&even.one()).unwrap_err(),
        Error::EvenDegree { degree: 8 }
    );
}

/// What the compiler does not prove: it would take it seconds.
#[test]
fn presets_are_fields() {
    each_preset!(|name, field| {
        let shape = &field.shape;
        assert!(shape.is_irreducible(), "{name}");
        let root = field.sqrt(&field.reduce(&[2]));
        assert!(
            same(&field, &field.square(&root), &field.reduce(&[2])),
            "{name}"
        );
    });
}

/// `(sqrt(x))^2 = x`, also where `x^m` needs a word more.
#[test]
fn roots_of_x_are_roots() {
    let long = [
        (64, vec![4, 3, 1]),
        (128, vec![7, 2, 1]),
        (192, vec![7, 2, 1]),
    ];
    for (m, middle) in small_polynomials().chain(long) {
        let shape = Shape::new(m, &middle).unwrap();
        if shape.is_irreducible() {
            let mut wide = [0; 2 * MAX_WORDS];
            wide[..MAX_WORDS].copy_from_slice(&shape.root_of_x());
            square(&mut wide, MAX_WORDS);
            shape.reduce_bits(&mut wide, 2 * m);
            assert_eq!(wide[0], 2, "{m} {middle:?}");
            assert!(wide[1..].iter().all(|&w| w == 0));
        }
    }
}

/// All polynomials of at most 11 bits by trial division.
fn irreducible(f: u32) -> bool {
    let degree = |x: u32| 31 - x.leading_zeros();
    (2..1 << (degree(f) / 2 + 1)).all(|d: u32| {
        let mut r = f;
        while r != 0 && degree(r) >= degree(d) {
            r ^= d << (degree(r) - degree(d));
        }
        r != 0
    })
}

/// Every trinomial and pentanomial with m ≤ 11.
pub(crate) fn small_polynomials() -> impl Iterator<Item = (usize, Vec<usize>)> {
    (2..=11usize).flat_map(|m| {
        let trinomials = (1..m).map(move |a| (m, vec![a]));
        let pentanomials = (3..m)
            .flat_map(move |a| (2..a).flat_map(move |b| (1..b).map(move |c| (m, vec![a, b, c]))));
        trinomials.chain(pentanomials)
    })
}

#[test]
fn irreducibility_is_that_of_trial_division() {
    let mut fields = 0;
    for (m, middle) in small_polynomials() {
        let f = middle.iter().fold(1 << m | 1, |f, k| f | 1 << k);
        assert_eq!(
            Shape::new(m, &middle).unwrap().is_irreducible(),
            irreducible(f),
            "{m} {middle:?}"
        );
        fields += usize::from(irreducible(f));
    }
    assert_eq!(fields, 166);
}

/// Inversion by each kernel, with and without tables.
fn kernels_agree<const N: usize>(name: &str, field: &Gf2m<N>, elements: &[Element<N>]) {
    let prepared = field.prepare();
    for kernel in Invert::table().iter().filter(|k| k.available()) {
        // Others have no use for tables.
        let tables = kernel.name.starts_with("itoh_tsujii/");
        let fields = [Some(field.as_ref()), tables.then(|| prepared.as_ref())];
        for by in fields.iter().flatten() {
            for a in elements {
                agrees(name, field, a, kernel, by);
            }
        }
    }
}

fn agrees<const N: usize>(
    name: &str,
    field: &Gf2m<N>,
    a: &Element<N>,
    kernel: &Kernel<Invert>,
    by: &Gf2mRef<'_>,
) {
    let mut y = Element([u64::MAX; N]);
    (kernel.run)(by, &mut y.0, &a.0);
    if bool::from(field.is_zero(a)) {
        assert!(same(field, &y, &field.zero()), "{kernel:?} {name}");
    } else {
        let one = field.mul(&y, a);
        assert!(same(field, &one, &field.one()), "{kernel:?} {name} {a:?}");
    }
}

/// 0, 1, powers of x, all ones, long runs, and what has the same remainder.
fn edges<const N: usize>(field: &Gf2m<N>) -> Vec<Element<N>> {
    let m = field.degree();
    let mut edges = vec![field.zero(), field.one(), Element([u64::MAX; N])];
    for i in 0..m {
        let mut power = [0; N];
        power[i / 64] = 1 << (i % 64);
        if i < 3 || i + 3 > m || i % 64 == 0 || i % 64 == 63 || i % 31 == 0 {
            edges.push(Element(power));
            edges.push(field.add(&Element(power), &field.one()));
        }
    }
    // f itself, another 0, where there is room for it.
    if !m.is_multiple_of(64) {
        let f = field.shape.polynomial();
        edges.push(Element(core::array::from_fn(|i| f[i])));
    }
    edges
}

#[test]
fn all_kernels_invert_in_all_presets() {
    each_preset!(|name, field| {
        kernels_agree(name, &field, &edges(&field));
        random_elements_agree(name, &field, 40);
    });
}

#[test]
#[ignore = "minutes: part of the nightly run"]
fn all_kernels_invert_a_hundred_thousand_elements_in_all_presets() {
    each_preset!(|name, field| {
        random_elements_agree(name, &field, 100_000);
    });
}

/// In portions, so that few elements are kept.
fn random_elements_agree<const N: usize>(name: &str, field: &Gf2m<N>, count: usize) {
    let (mut random, mut left) = (Random(field.degree() as u64), count);
    while left > 0 {
        let portion = 0..left.min(10_000);
        let elements: Vec<_> = portion.map(|_| element(&mut random, field)).collect();
        kernels_agree(name, field, &elements);
        left -= elements.len();
    }
}

#[test]
fn every_element_of_every_small_field() {
    for (m, middle) in small_polynomials() {
        let Ok(field) = Gf2m::<1>::new(m, &middle) else {
            continue;
        };
        let all: Vec<_> = (0..1u64 << m)
            .map(|w| field.element(&[w]).unwrap())
            .collect();
        kernels_agree("small", &field, &all);
        // And the same elements by other representatives.
        let few = &all[..all.len().min(64)];
        let others: Vec<_> = few
            .iter()
            .map(|a| Element([a.0[0] ^ field.shape.polynomial()[0]]))
            .collect();
        kernels_agree("small", &field, &others);
        for a in &all {
            let none = field.solve_quadratic(a).is_none();
            assert_eq!(
                bool::from(none),
                bool::from(field.trace(a)),
                "{field:?} {a:?}"
            );
        }
    }
}

/// Irreducible polynomials of awkward shapes, found by this crate's own test of irreducibility.
#[test]
fn fields_of_any_size_and_shape() {
    fn check<const N: usize>(m: usize, middle: &[usize]) {
        let field = Gf2m::<N>::new(m, middle).unwrap();
        let mut random = Random(m as u64);
        let elements: Vec<_> = (0..2).map(|_| element(&mut random, &field)).collect();
        kernels_agree("any", &field, &elements);
        let a = &elements[0];
        assert!(same(
            &field,
            &field.square_times(&field.square(a), m - 1),
            a
        ));
        // One at a time they would never end.
        let plain = DynGf2m::new(m, middle).unwrap();
        for times in [m, m + 1, usize::MAX] {
            let power = field.square_times(a, times);
            assert!(same(&field, &power, &field.square_times(a, times % m)));
            let found = plain.square_times(&field.words(a), times);
            assert_eq!(found, Ok(field.words(&power).to_vec()));
        }
    }
    let mut checked = 0;
    for m in [
        15, 31, 33, 63, 64, 65, 127, 128, 129, 191, 192, 193, 233, 256, 257, 319, 521, 575, 639,
        641, 769, 961, 1023,
    ] {
        // The lowest and the highest middle terms that there are, a trinomial and a pentanomial.
        let trinomial = (1..m)
            .find(|&k| Shape::new(m, &[k]).unwrap().is_irreducible())
            .map(|k| vec![k]);
        let high = trinomial.as_ref().map(|k| vec![m - k[0]]);
        let pentanomial = (3..if m < 260 { m } else { 0 }).find_map(|a| {
            (2..a).find_map(|b| {
                (1..b)
                    .map(|c| vec![a, b, c])
                    .find(|k| Shape::new(m, k).unwrap().is_irreducible())
            })
        });
        let reversed = pentanomial
            .as_ref()
            .map(|k| k.iter().rev().map(|k| m - k).collect());
        for middle in [trinomial, high, pentanomial, reversed]
            .into_iter()
            .flatten()
        {
            by_words!(m.div_ceil(64), N => check::<N>(m, &middle));
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}

/// The maps of seven words have shorter quarters where `x^416 mod f` is short, whatever reduces
/// products.
#[test]
fn quarters_of_seven_words() {
    for (m, middle, shorter) in [
        (385, &[6][..], true),
        (409, &[87], true),
        (409, &[15, 6, 1], true),
        (414, &[13], true),
        (416, &[9, 5, 2], true),
        (401, &[152], false),
        (415, &[102], false),
        (417, &[107], false),
        (431, &[5, 3, 1], false),
    ] {
        let field = Gf2m::<7>::new(m, middle).unwrap();
        assert_eq!(field.shape.top().is_some(), shorter, "{field:?}");
        let (mut random, mut elements) = (Random(m as u64), edges(&field));
        elements.extend((0..200).map(|_| element(&mut random, &field)));
        kernels_agree("seven words", &field, &elements);
    }
}

/// Squares in registers are reduced in ways that depend on exponents. They are those of the
/// portable engine for every trinomial of odd degree that they serve, also where it is no field,
/// and for pentanomials of low exponents.
#[cfg(target_arch = "x86_64")]
#[test]
fn runs_of_squarings_are_portable_ones() {
    use crate::binary_field::shared::engine::{Engine, Pclmulqdq, Portable};
    use crate::cpu::Isa;
    fn check<const N: usize>(shape: &Shape, random: &mut Random) {
        let ones = [u64::MAX; N];
        let elements = [ones, core::array::from_fn(|_| random.word())];
        for (a, times) in elements.iter().zip([2, 5]) {
            let expected = Portable::square_times(shape, a, times);
            let squares = Pclmulqdq::square_times(shape, a, times);
            assert_eq!(
                shape.canonical(&squares),
                shape.canonical(&expected),
                "{shape:?} {times}"
            );
        }
    }
    if !Isa::Pclmulqdq.available() {
        return;
    }
    let (mut random, mut split, mut nibbles) = (Random(7), 0, 0);
    let trinomials = (65..576)
        .step_by(2)
        .flat_map(|m| (1..m.min(128)).map(move |k| (m, vec![k])));
    let pentanomials = [431, 571].into_iter().flat_map(|m| {
        (3..=10)
            .flat_map(move |a| (2..a).flat_map(move |b| (1..b).map(move |c| (m, vec![a, b, c]))))
    });
    for (m, middle) in trinomials.chain(pentanomials) {
        let shape = Shape::new(m, &middle).unwrap();
        if let Some(folding) = shape.folding {
            split += usize::from(folding.split.is_some());
            nibbles += usize::from(folding.nibbles.is_some());
            by_words!(shape.n, N => check::<N>(&shape, &mut random));
        }
    }
    assert!(split > 10_000 && nibbles > 200, "{split} {nibbles}");
}

#[test]
fn batches_are_single_inversions() {
    each_preset!(|name, field| {
        let (mut random, prepared) = (Random(3), field.prepare());
        for count in [0, 1, 2, 3, 4, 5, 15, 16, 17, 31, 64] {
            for zeros in [0, 0b1, 0b1010, 1 << 16, u64::MAX] {
                let xs: Vec<_> = (0..count)
                    .map(|i| {
                        if zeros >> i & 1 == 1 {
                            zero(&mut random, &field)
                        } else {
                            element(&mut random, &field)
                        }
                    })
                    .collect();
                let (mut ys, mut zs, mut scratch) = (xs.clone(), xs.clone(), xs.clone());
                let all = [
                    field.invert_batch(&mut ys, &mut scratch).unwrap(),
                    prepared.invert_batch(&mut zs, &mut scratch).unwrap(),
                ];
                let none = xs.iter().all(|x| !bool::from(field.is_zero(x)));
                assert_eq!(all.map(bool::from), [none; 2], "{name}");
                for ((x, y), z) in xs.iter().zip(&ys).zip(&zs) {
                    let expected = field.invert(x).unwrap_or(field.zero());
                    assert!(
                        same(&field, y, &expected) && same(&field, z, &expected),
                        "{name}"
                    );
                    assert!(scratch.iter().all(|s| s.0.iter().all(|&w| w == 0)));
                }
            }
        }
    });
    let field = crate::binary_field::types::presets::DSTU_163;
    let refused = field.invert_batch(&mut [field.one(); 2], &mut [field.one()]);
    assert_eq!(
        refused.unwrap_err(),
        Error::Count {
            argument: "scratch",
            elements: 1,
            needed: 2
        }
    );
}

/// What a field of run-time length takes and refuses, beside what it has records of.
#[test]
fn run_time_length() {
    each_preset!(|name, field| {
        let mut random = Random(5);
        let plain = DynGf2m::new(field.degree(), field.middle()).expect("irreducible");
        let prepared = plain.clone().prepare();
        assert!(prepared.as_ref().is_prepared() && !plain.as_ref().is_prepared());
        for by in [plain, prepared] {
            let (a, b) = (element(&mut random, &field), element(&mut random, &field));
            let (x, y) = (field.words(&a), field.words(&b));
            let words = |a: &_| field.words(a).to_vec();
            let product = field.mul(&a, &b);
            let inverse = words(&field.invert(&a).unwrap());
            assert!(bool::from(by.equal(&x, &[&x[..], &[0]].concat()).unwrap()));
            assert!(!bool::from(by.equal(&x, &y).unwrap()), "{name}");
            encoded(&by, &field, &a);
            // None where the degree is even.
            let half = field.half_trace(&a).map(|half| words(&half));
            assert_eq!(by.half_trace(&x), half, "{name}");
            // What is none can be taken apart too, and is zero.
            let none = if bool::from(field.trace(&a)) {
                by.solve_quadratic(&x)
            } else {
                by.divide(&x, &[])
            };
            let (zeros, found) = none.unwrap().into_parts();
            assert!(!bool::from(found) && zeros.len() == x.len(), "{name}");
            assert!(zeros.iter().all(|&word| word == 0), "{name}");
            // Zero, as no words at all too.
            assert!(bool::from(by.invert(&[]).unwrap().is_none()));
            assert_eq!(by.invert_vartime(&[0]), Ok(None));
            assert!(bool::from(by.divide(&x, &[0]).unwrap().is_none()));
            let mut xs = vec![x.to_vec(), vec![], vec![1]];
            assert!(!bool::from(by.invert_batch(&mut xs).unwrap()));
            assert!(bool::from(by.invert_batch(&mut xs[2..]).unwrap()));
            assert_eq!(xs[0], inverse, "{name}");
            assert!(xs[1].iter().all(|&w| w == 0) && xs[2][0] == 1);
            // f itself is no element.
            let m = field.degree();
            let mut f = vec![0; m / 64 + 1];
            f[m / 64] = 1 << (m % 64);
            let refused = |argument| Error::NotReduced {
                argument,
                degree: m,
            };
            assert_eq!(by.mul(&x, &f), Err(refused("b")), "{name}");
            assert_eq!(by.invert(&f).unwrap_err(), refused("a"), "{name}");
            assert_eq!(by.equal(&x, &f).unwrap_err(), refused("b"), "{name}");
            // What is refused leaves zeros, whatever was there.
            let mut out = x;
            assert_eq!(by.mul_into(&mut out, &x, &f), Err(refused("b")), "{name}");
            assert!(out.iter().all(|&word| word == 0), "{name}");
            let mut short = [7; 20];
            let short = &mut short[..x.len() - 1];
            let (argument, elements, needed) = ("out", x.len() - 1, x.len());
            let count = Error::Count {
                argument,
                elements,
                needed,
            };
            assert_eq!(by.invert_into(short, &x).unwrap_err(), count, "{name}");
            assert!(short.iter().all(|&word| word == 0), "{name}");
            // Words beyond those of the field count too, if they are not 0.
            let longer = |word| [&x[..], &[0, word]].concat();
            assert_eq!(by.mul(&longer(0), &y), Ok(words(&product)), "{name}");
            assert_eq!(by.mul(&longer(1), &y), Err(refused("a")), "{name}");
            let mut xs = [x.to_vec(), f];
            let error = by.invert_batch(&mut xs).unwrap_err();
            assert_eq!(error, refused("an element of xs"), "{name}");
            assert_eq!(xs[0], x, "{name}");
        }
    });
    assert_eq!(DynGf2m::new(8, &[1]).unwrap_err(), Error::Reducible);
    assert_eq!(
        DynGf2m::new(8, &[4, 3]).unwrap_err(),
        Error::FieldTerms { terms: 2 }
    );
    let even = DynGf2m::new(8, &[4, 3, 1]).unwrap();
    assert_eq!(even.half_trace(&[1]), Err(Error::EvenDegree { degree: 8 }));
}

/// Bytes are those of the field of constant length, in both orders.
fn encoded<const N: usize>(by: &DynGf2m, field: &Gf2m<N>, a: &Element<N>) {
    let (length, x) = (field.byte_length(), field.words(a));
    assert_eq!(by.byte_length(), length);
    let (mut theirs, mut ours) = (vec![0; length + 3], vec![1; length + 3]);
    field.to_le_bytes(a, &mut theirs).unwrap();
    by.to_le_bytes(&x, &mut ours).unwrap();
    assert_eq!(ours, theirs);
    assert_eq!(by.from_le_bytes(&ours), Ok(x.to_vec()));
    assert_eq!(field.from_le_bytes(&ours).map(|a| field.words(&a)), Ok(x));
    field.to_be_bytes(a, &mut theirs).unwrap();
    by.to_be_bytes(&x, &mut ours).unwrap();
    assert_eq!(ours, theirs);
    assert_eq!(by.from_be_bytes(&ours), Ok(x.to_vec()));
    assert_eq!(field.from_be_bytes(&ours).map(|a| field.words(&a)), Ok(x));
    let mut short = vec![1; length - 1];
    assert!(by.to_be_bytes(&x, &mut short).is_err() && short.iter().all(|&byte| byte == 0));
    let beyond = Error::NotReduced {
        argument: "bytes",
        degree: by.degree(),
    };
    assert_eq!(by.from_le_bytes(&[0xff; 200]), Err(beyond));
}

#[test]
fn fields_are_equal_by_their_polynomials() {
    let field = |middle| DynGf2m::new(233, middle).unwrap();
    assert_eq!(field(&[74]), field(&[74]).prepare());
    assert_ne!(field(&[74]), field(&[9, 4, 1]));
}

/// Formulas with operators are those with calls.
#[cfg(feature = "operators")]
#[test]
fn operators() {
    each_preset!(|name, field| {
        let mut random = Random(6);
        let (a, b) = (element(&mut random, &field), element(&mut random, &field));
        let (x, y) = (field.value(a), field.value(b));
        let is = |x, y| bool::from(field.equal(&x, &y));
        assert!(is((x + y).element(), field.add(&a, &b)), "{name}");
        assert!(is((x * y).element(), field.mul(&a, &b)), "{name}");
        assert!(is(x.square().element(), field.square(&a)), "{name}");
        assert_eq!(x - y, x + y, "{name}");
        assert_eq!(x.invert().unwrap() * x, field.value(field.one()), "{name}");
        assert!(bool::from(field.value(field.zero()).invert().is_none()));
        let mut z = x;
        z += y;
        z *= y;
        z -= y;
        assert_eq!(z, x * y + y * y + y, "{name}");
        assert_ne!(x, y, "{name}");
    });
    // Of another field, with as many words.
    use crate::binary_field::presets::{DSTU_233, FIPS_233};
    assert_ne!(
        DSTU_233.value(DSTU_233.one()),
        FIPS_233.value(FIPS_233.one())
    );
}

/// Curves that have a name are over fields that have one, of their degree.
#[test]
fn curves_name_fields() {
    use crate::binary_field::types::presets::{CURVES, NAMED, named};
    for (name, others) in CURVES {
        let preset = NAMED.iter().find(|preset| preset.name == *name);
        for other in *others {
            assert_eq!(named(other), preset, "{other}");
            let digits: String = other.chars().skip_while(|c| !c.is_ascii_digit()).collect();
            let digits = digits.split(['k', 'r']).next().unwrap();
            assert_eq!(digits, preset.unwrap().degree.to_string(), "{other}");
        }
    }
}

#[test]
fn presets_have_names() {
    use crate::binary_field::types::presets::{NAMED, named};
    each_preset!(|name, field| {
        let name = name.to_lowercase();
        let name = name
            .strip_prefix("gf2_")
            .map_or_else(|| name.replace('_', ""), |rest| format!("gf2_{rest}"));
        let preset = named(&name).expect("a preset");
        assert_eq!(preset.degree, field.degree(), "{name}");
        assert_eq!(preset.middle, field.middle(), "{name}");
    });
    // Each name is found as its own preset, so that none stands for two.
    assert!(NAMED.iter().all(|p| named(p.name) == Some(p)));
    assert_eq!(named("fips163"), named("dstu163"));
    assert_eq!(named("DSTU_163"), None);
}

/// The matrices of divsteps are those of the reference, batch by batch.
#[test]
fn divsteps_keep_step_with_the_reference() {
    use super::divstep::steps::{BATCH, Matrix, steps};
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../vectors/gf2/divstep_trace.json"
    );
    let text = std::fs::read_to_string(path).expect("the vectors");
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let word = |v: &serde_json::Value| {
        let digits = &v.as_str().expect("a number")[2..];
        u64::from_str_radix(&digits[digits.len().saturating_sub(16)..], 16).expect("hexadecimal")
    };
    let mut batches = 0;
    for test in json["tests"].as_array().expect("tests") {
        assert_eq!(test["input"]["batch"], BATCH);
        let (mut delta, mut f, mut g) = (1, word(&test["input"]["f"]), word(&test["input"]["a"]));
        for batch in test["result"]["batches"].as_array().expect("batches") {
            assert_eq!(batch["delta"], delta);
            let (next, matrix) = steps(delta, f, g);
            let [u, v, q, r] = ["u", "v", "q", "r"].map(|name| word(&batch[name]));
            assert_eq!(matrix, Matrix { u, v, q, r });
            (delta, f, g) = (next, word(&batch["f"]), word(&batch["g"]));
            batches += 1;
        }
    }
    assert!(batches > 40);
}
