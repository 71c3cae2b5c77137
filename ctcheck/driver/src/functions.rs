// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public functions whose documentation promises constant time.
//!
//! The records of `crates/exercise` call them too, but not in the place of these cases: records do
//! not say what is secret (`docs/adr/0030-calls-on-secrets-are-their-own.md`).

use crate::arithmetic;
use crate::case::{Case, Function, LONGEST_POWER, Scope};
use crate::heap::aside;
use crate::inputs::Inputs;
use crate::lengths::{RUN_TIME, for_each_extended, for_each_length};
use crate::numbers::Generator;
use crate::results::Results;
use crate::slices;
use crate::valgrind;
use bezout::presets::{P256_P, P25519, SECP256K1_P};
use bezout::{DynModulus, Modulus, ModulusRef, SquareRoots, Symbol, Uint, dynamic, invert_each};
use core::convert::Infallible;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// A random number generator whose output is secret.
pub struct SecretRng(pub Generator);

impl rand_core::TryRng for SecretRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|x| x as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut x = self.0.word();
        valgrind::make_undefined(&mut x);
        Ok(x)
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        for chunk in out.chunks_mut(8) {
            let word = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
    }
}

impl rand_core::TryCryptoRng for SecretRng {}

/// All functions at all lengths.
pub fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    macro_rules! each {
        ($($limbs:literal)*) => { $(all.extend(at::<$limbs>());)* };
    }
    for_each_length!(each);
    macro_rules! extended {
        ($($limbs:literal)*) => { $(all.extend(extended::<$limbs>());)* };
    }
    for_each_extended!(extended);
    all.extend(p521());
    all.push(roots_of_presets());
    all.extend(RUN_TIME.iter().flat_map(|&limbs| of_run_time(limbs)));
    all
}

fn modulus<const L: usize>(i: &Inputs) -> &Modulus<L> {
    &i.moduli().long
}

fn short<const L: usize>(i: &Inputs) -> &Modulus<L> {
    &i.moduli().short
}

#[inline(always)]
fn batch<const L: usize>(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
    let mut xs = xs.each_ref().map(|x| Inputs::uint::<L>(x));
    long_batch::<L>(i, &xs, r);
    let all = modulus::<L>(i).invert_batch(&mut xs, &mut [Uint::ZERO; 4]);
    xs.iter().for_each(|x| r.uint(x));
    r.bit(all.expect("the lengths agree"));
}

fn has_long_batch(limbs: usize) -> bool {
    matches!(limbs, 4 | 6 | 8)
}

/// Enough elements for the passes in assembly, where there are some.
fn long_batch<const L: usize>(i: &Inputs, xs: &[Uint<L>; 4], r: &mut Results) {
    if has_long_batch(L) {
        let mut long: [Uint<L>; 20] = core::array::from_fn(|k| xs[k % 4]);
        let all = modulus::<L>(i).invert_batch(&mut long, &mut [Uint::ZERO; 20]);
        long.iter().for_each(|x| r.uint(x));
        r.bit(all.expect("the lengths agree"));
    }
}

/// Enough elements for the form of the next longer length, which these lengths take.
fn extended<const L: usize>() -> [Case; 5] {
    fn rows<const L: usize>(xs: &[Vec<u64>; 4]) -> [Uint<L>; 20] {
        core::array::from_fn(|k| Inputs::uint::<L>(&xs[k % 4]))
    }
    fn batch<const L: usize>(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
        let mut xs = rows::<L>(xs);
        let all = modulus::<L>(i).invert_batch(&mut xs, &mut [Uint::ZERO; 20]);
        xs.iter().for_each(|x| r.uint(x));
        r.bit(all.expect("the lengths agree"));
    }
    fn of_run_time(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
        let mut xs: [Vec<u64>; 20] = core::array::from_fn(|k| xs[k % 4].clone());
        let all = i.dynamic().invert_batch(&mut xs);
        xs.iter().for_each(|x| r.limbs(x));
        r.bit(all);
    }
    fn montgomery<const L: usize>(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
        let mut xs = rows::<L>(xs);
        let all = modulus::<L>(i).invert_batch_montgomery(&mut xs, &mut [Uint::ZERO; 20]);
        xs.iter().for_each(|x| r.uint(x));
        r.bit(all.expect("the lengths agree"));
    }
    let case = |name, f: Function| Case::function(name, L, f).declassifies(1).only();
    let mut cases = [
        case("Modulus::invert_batch (20 rows)", |i, r| {
            batch::<L>(i, &i.units, r)
        }),
        case("Modulus::invert_batch (20 rows, shared factor)", |i, r| {
            batch::<L>(i, &i.spoilt, r)
        }),
        case("Modulus::invert_batch_montgomery (20 rows)", |i, r| {
            montgomery::<L>(i, &i.units, r)
        }),
        case("DynModulus::invert_batch (20 rows)", |i, r| {
            of_run_time(i, &i.units, r)
        }),
        case(
            "DynModulus::invert_batch (20 rows, shared factor)",
            |i, r| of_run_time(i, &i.spoilt, r),
        ),
    ];
    for spoilt in [1, 4] {
        cases[spoilt].scope = Scope::NoModulusOne;
    }
    cases
}

fn montgomery_batch<const L: usize>(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
    let mut xs = xs.each_ref().map(|x| Inputs::uint::<L>(x));
    let all = modulus::<L>(i).invert_batch_montgomery(&mut xs, &mut [Uint::ZERO; 4]);
    xs.iter().for_each(|x| r.uint(x));
    r.bit(all.expect("the lengths agree"));
}

/// Two to eight inversions modulo different numbers, with and without an inverse.
fn each<const L: usize>(i: &Inputs, count: usize, r: &mut Results) {
    let (long, short) = (modulus::<L>(i), short::<L>(i));
    let numbers = [
        &i.a,
        &i.units[0],
        &i.b,
        &i.spoilt[1],
        &i.odd,
        &i.units[2],
        &i.any,
        &i.spoilt[3],
    ];
    let x = numbers.map(|x| Inputs::uint::<L>(x));
    let moduli: [ModulusRef<'_>; 8] = core::array::from_fn(|k| match k % 3 {
        0 | 1 => long.as_ref(),
        _ => short.as_ref(),
    });
    let mut out = [CtOption::new(Uint::ZERO, Choice::from(0)); 8];
    invert_each(&mut out[..count], &x[..count], &moduli[..count]).expect("the counts agree");
    out.into_iter().take(count).for_each(|y| r.option(y));
}

/// Every function at one length.
fn at<const L: usize>() -> Vec<Case> {
    let tables = uint::<L>()
        .into_iter()
        .chain(integer::<L>())
        .chain(with_modulus::<L>())
        .chain(arithmetic::fixed::<L>());
    let powers = square_roots::<L>()
        .into_iter()
        .filter(|_| L <= LONGEST_POWER);
    let mut cases: Vec<Case> = tables
        .chain(powers)
        .map(|(name, f)| Case::function(name, L, f))
        .collect();
    cases.extend(declassifying::<L>());
    cases.extend(of_run_time(L));
    cases
}

/// The cases of numbers of a length known at run time, which have one machine code for all lengths.
fn of_run_time(limbs: usize) -> Vec<Case> {
    let tables = arithmetic::run_time().into_iter().chain(run_time_length());
    let mut cases: Vec<Case> = tables
        .map(|(name, f)| Case::function(name, limbs, f))
        .collect();
    cases.extend(declassifying_run_time(limbs));
    cases.extend(slices::cases(limbs));
    cases
}

/// The cases that branch on what is public by contract: whether a *nonzero* element shares a factor
/// with the modulus, and whether a modulus is zero.
fn declassifying<const L: usize>() -> [Case; 5] {
    let long = if has_long_batch(L) { 2 } else { 1 };
    let case = |name, times, f: Function| Case::function(name, L, f).declassifies(times);
    let mut cases = [
        case("Modulus::invert_batch", long, |i, r| {
            batch::<L>(i, &i.units, r)
        }),
        case("Modulus::invert_batch (shared factor)", long, |i, r| {
            batch::<L>(i, &i.spoilt, r)
        }),
        case("Modulus::invert_batch_montgomery", 1, |i, r| {
            montgomery_batch::<L>(i, &i.units, r)
        }),
        case(
            "Modulus::invert_batch_montgomery (shared factor)",
            1,
            |i, r| montgomery_batch::<L>(i, &i.spoilt, r),
        ),
        case("Modulus::invert_array", 1, arithmetic::array::<L>),
    ];
    for spoilt in [1, 3] {
        cases[spoilt].scope = Scope::NoModulusOne;
    }
    cases
}

fn declassifying_run_time(limbs: usize) -> [Case; 5] {
    let case = |name, f: Function| Case::function(name, limbs, f).declassifies(1);
    let mut cases = [
        case("DynModulus::invert_batch", |i, r| {
            dynamic_batch(i, &i.units, r)
        }),
        case("DynModulus::invert_batch (shared factor)", |i, r| {
            dynamic_batch(i, &i.spoilt, r)
        }),
        case("dynamic::invert_mod", |i, r| {
            r.vector(dynamic::invert_mod(&i.a, &i.known_nonzero).expect("it is not zero"));
        }),
        case(
            "dynamic::invert_odd_number_mod",
            arithmetic::by_an_odd_number,
        ),
        case(
            "crypto_bigint::invert_odd_number_mod_boxed",
            arithmetic::boxed_by_an_odd_number,
        ),
    ];
    cases[1].scope = Scope::NoModulusOne;
    cases
}

/// Primes whose squares have code of their own.
fn roots_of_presets() -> Case {
    Case::function(
        "Modulus::sqrt, sqrt_ratio (P-256, secp256k1, 2^255 - 19)",
        4,
        |i, r| {
            let (a, b) = (Inputs::uint(&i.a), Inputs::uint(&i.b));
            for m in [P256_P, SECP256K1_P, P25519] {
                r.option(m.sqrt(&a));
                r.option(m.sqrt_ratio(&a, &b));
            }
        },
    )
    .only()
}

/// A modulus of 521 bits: nine limbs that are not full.
fn p521() -> Vec<Case> {
    fn modulus(i: &Inputs) -> Modulus<9> {
        let mut m = crate::heap::aside(|| i.odd.clone());
        m[8] &= 0x1ff;
        Modulus::with_bits(Inputs::odd(&m), 521).expect("the length is public")
    }
    let functions: [(&str, Function); 3] = [
        ("Modulus::with_bits, invert (521 bits)", |i, r| {
            r.option(modulus(i).invert(&Inputs::uint(&i.a)));
        }),
        ("Modulus::with_bits, jacobi (521 bits)", |i, r| {
            r.symbol(modulus(i).jacobi(&Inputs::uint(&i.a)));
        }),
        ("Modulus::with_bits, mul (521 bits)", |i, r| {
            r.uint(&modulus(i).mul(&Inputs::uint(&i.a), &Inputs::uint(&i.b)));
        }),
    ];
    let case = |(name, f)| Case {
        bits: 521,
        ..Case::function(name, 9, f).only()
    };
    functions.map(case).to_vec()
}

fn uint<const L: usize>() -> [(&'static str, Function); 11] {
    [
        ("Uint::from_be_slice", |i, r| {
            r.uint(&Uint::<L>::from_be_slice(&i.bytes).expect("that it fits is public"));
        }),
        ("Uint::to_be_slice", |i, r| {
            let mut out = vec![0; 8 * L];
            Inputs::uint::<L>(&i.a)
                .to_be_slice(&mut out)
                .expect("the lengths agree");
            r.bytes(&out);
        }),
        ("Uint::to_be_slice (shorter)", |i, r| {
            let mut out = vec![0; 8 * L.div_ceil(2)];
            Inputs::uint::<L>(&i.short)
                .to_be_slice(&mut out)
                .expect("that it fits is public");
            r.bytes(&out);
        }),
        ("Uint::is_odd", |i, r| {
            r.bit(Inputs::uint::<L>(&i.a).is_odd())
        }),
        ("Uint::is_zero", |i, r| {
            r.bit(Inputs::uint::<L>(&i.a).is_zero())
        }),
        ("Uint::ct_eq", |i, r| {
            r.bit(Inputs::uint::<L>(&i.a).ct_eq(&Inputs::uint(&i.b)))
        }),
        ("Uint::eq", |i, r| {
            r.limbs(&[u64::from(
                Inputs::uint::<L>(&i.a) == Inputs::uint::<L>(&i.b),
            )]);
        }),
        ("Uint::conditional_select", |i, r| {
            let choice = Choice::from((i.b[0] & 1) as u8);
            let (a, b) = (Inputs::uint::<L>(&i.a), Inputs::uint(&i.b));
            r.uint(&Uint::conditional_select(&a, &b, choice));
        }),
        ("Uint::cmp, partial_cmp", |i, r| {
            let (a, b) = (Inputs::uint::<L>(&i.a), Inputs::uint(&i.b));
            r.limbs(&[a.cmp(&b) as u64]);
        }),
        ("Odd::conditional_select", |i, r| {
            let choice = Choice::from((i.b[0] & 1) as u8);
            let [a, b] = [&i.odd, &i.short].map(|x| Inputs::odd::<L>(x));
            r.uint(bezout::Odd::conditional_select(&a, &b, choice).get());
        }),
        ("Odd::new", |i, r| {
            let odd = bezout::Odd::new(Inputs::uint::<L>(&i.a));
            r.bit(odd.is_some());
            r.uint(
                odd.unwrap_or(const { bezout::Odd::new_const(Uint::ONE) })
                    .get(),
            );
        }),
    ]
}

fn integer<const L: usize>() -> [(&'static str, Function); 5] {
    [
        ("Uint::gcd", |i, r| {
            r.uint(&Inputs::uint::<L>(&i.a).gcd(&Inputs::uint(&i.b)))
        }),
        ("Uint::xgcd", |i, r| {
            let x = Inputs::uint::<L>(&i.a).xgcd(&Inputs::uint(&i.b));
            [&x.gcd, &x.s.magnitude, &x.t.magnitude]
                .into_iter()
                .for_each(|x| r.uint(x));
            [x.s.negative, x.t.negative]
                .into_iter()
                .for_each(|x| r.bit(x));
        }),
        ("Uint::invert_mod (any modulus)", |i, r| {
            r.option(Inputs::uint::<L>(&i.a).invert_mod(&Inputs::uint(&i.any)));
        }),
        ("Uint::invert_mod (odd modulus)", |i, r| {
            r.option(Inputs::uint::<L>(&i.a).invert_mod(&Inputs::uint(&i.odd)));
        }),
        ("Uint::invert_mod2k", |i, r| {
            r.option(Inputs::uint::<L>(&i.a).invert_mod2k(64 * L - 7));
        }),
    ]
}

/// A public modulus `2^(64 L - 1) + c`, which need not be prime, with its roots. Its lowest bits
/// choose the way: 3 modulo 4, 5 modulo 8, or 1 modulo 16.
fn roots<const L: usize>(c: i128) -> SquareRoots<L> {
    SquareRoots::new(&Modulus::new_const(Uint::power_of_two_plus(64 * L - 1, c)))
}

fn square_roots<const L: usize>() -> [(&'static str, Function); 2] {
    [
        ("SquareRoots::sqrt, sqrt_ratio", |i, r| {
            let (a, b) = (Inputs::uint(&i.a), Inputs::uint(&i.b));
            for c in [3, 5, 17] {
                let roots = roots::<L>(c);
                r.option(roots.sqrt(&a));
                r.option(roots.sqrt_ratio(&a, &b));
            }
        }),
        ("Modulus::sqrt, sqrt_ratio", |i, r| {
            let (a, b) = (Inputs::uint(&i.a), Inputs::uint(&i.b));
            // Near the top of the limbs: for four of them another arithmetic. 3 modulo 4, 5 and 1
            // modulo 8.
            for c in [189, 587, 2063] {
                let top = Uint::<L>::MAX;
                let mut m = *top.limbs();
                m[0] -= c - 1;
                let m = Modulus::new_const(Uint::new(m));
                r.option(m.sqrt(&a));
                r.option(m.sqrt_ratio(&a, &b));
            }
        }),
    ]
}

fn with_modulus<const L: usize>() -> [(&'static str, Function); 18] {
    [
        ("Modulus::gcd, is_coprime", |i, r| {
            let m = modulus::<L>(i);
            r.uint(&m.gcd(&Inputs::uint::<L>(&i.a)));
            let x = Inputs::uint::<L>(&i.b);
            let long = Uint::<33>::new(core::array::from_fn(|k| x.limbs()[k % L]));
            r.bit(m.is_coprime(&long));
        }),
        ("ModulusRef::new, with_bits", |i, r| {
            let m = ModulusRef::new(&i.known_odd).expect("that it is odd is public");
            let m = m.with_bits(64 * L).expect("the length is public");
            r.limbs(&[m.inverse64()]);
        }),
        ("Modulus::new, reduce", |i, r| {
            let m = Modulus::<L>::new(Inputs::odd(&i.odd));
            r.uint(&m.reduce(&Inputs::uint(&i.a)));
        }),
        ("Modulus::with_bits", |i, r| {
            let m = Modulus::<L>::with_bits(Inputs::odd(&i.short), i.short_bits);
            r.limbs(&[m.expect("the length is public").as_ref().inverse64()]);
        }),
        ("Modulus::mul", |i, r| {
            r.uint(&modulus::<L>(i).mul(&Inputs::uint(&i.a), &Inputs::uint(&i.b)));
        }),
        ("Modulus::invert", |i, r| {
            r.option(modulus::<L>(i).invert(&Inputs::uint(&i.a)))
        }),
        ("Modulus::with_bits, invert", |i, r| {
            r.option(short::<L>(i).invert(&Inputs::uint(&i.a)))
        }),
        ("Modulus::invert_checked", |i, r| {
            r.option(modulus::<L>(i).invert_checked(&Inputs::uint(&i.a)));
        }),
        ("Modulus::invert_blinded", |i, r| {
            let mut rng = SecretRng(Generator::new(i.seed));
            let Ok(y) = modulus::<L>(i).invert_blinded(&Inputs::uint(&i.a), &mut rng);
            r.option(y);
        }),
        ("Modulus::jacobi", |i, r| {
            r.symbol(modulus::<L>(i).jacobi(&Inputs::uint(&i.a)))
        }),
        ("Modulus::legendre", |i, r| {
            r.symbol(modulus::<L>(i).legendre(&Inputs::uint(&i.a)))
        }),
        ("Symbol::mul, neg", |i, r| {
            let m = modulus::<L>(i);
            r.symbol(-(m.jacobi(&Inputs::uint(&i.a)) * m.jacobi(&Inputs::uint(&i.b))));
        }),
        ("Symbol::is_one, eq, ct_eq, conditional_select", |i, r| {
            let m = modulus::<L>(i);
            let (x, y) = (m.jacobi(&Inputs::uint(&i.a)), m.jacobi(&Inputs::uint(&i.b)));
            r.symbol(Symbol::conditional_select(&x, &y, x.is_one()));
            r.limbs(&[u64::from(x == y)]);
            r.bit(x.ct_eq(&y));
        }),
        ("Modulus::conditional_select", |i, r| {
            let choice = Choice::from((i.b[0] & 1) as u8);
            let m = Modulus::conditional_select(modulus::<L>(i), short::<L>(i), choice);
            r.limbs(&[m.as_ref().inverse64()]);
        }),
        ("invert_each (2 elements)", |i, r| each::<L>(i, 2, r)),
        ("invert_each (5 elements)", |i, r| each::<L>(i, 5, r)),
        ("invert_each (8 elements)", |i, r| each::<L>(i, 8, r)),
        ("Modulus::with_bits, mul", |i, r| {
            r.uint(&short::<L>(i).mul(&Inputs::uint(&i.a), &Inputs::uint(&i.b)));
        }),
    ]
}

fn run_time_length() -> [(&'static str, Function); 19] {
    [
        ("DynModulus::gcd, is_coprime", |i, r| {
            r.limbs(&i.dynamic().gcd(&i.a));
            let x = aside(|| [&i.a[..], &i.b[..]].concat());
            r.bit(i.dynamic().is_coprime(&x));
        }),
        ("dynamic::has_small_factor", |i, r| {
            // Numbers of which some have a small factor and some have none.
            let mut n = aside(|| i.a.to_vec());
            for _ in 0..8 {
                n[0] = n[0].wrapping_add(2) | 1;
                r.bit(dynamic::has_small_factor(&n, 30).expect("in range"));
            }
        }),
        ("dynamic::gcd", |i, r| r.limbs(&dynamic::gcd(&i.a, &i.b))),
        ("dynamic::gcd (other lengths)", |i, r| {
            r.limbs(&dynamic::gcd(&i.a, &i.b[1..]));
        }),
        ("dynamic::xgcd", |i, r| {
            let x = dynamic::xgcd(&i.a, &i.b);
            [&x.gcd, &x.s.magnitude, &x.t.magnitude]
                .into_iter()
                .for_each(|x| r.limbs(x));
            [x.s.negative, x.t.negative]
                .into_iter()
                .for_each(|x| r.bit(x));
        }),
        ("dynamic::invert_mod2k", |i, r| {
            r.vector(dynamic::invert_mod2k(&i.a, 64 * i.a.len() - 7));
        }),
        ("dynamic::jacobi", |i, r| {
            r.symbol(dynamic::jacobi(&i.a, &i.known_odd).expect("that it is odd is public"));
        }),
        ("DynModulus::new, with_bits", |i, r| {
            let m = DynModulus::new(&i.short).expect("that it is odd is public");
            let m = m.with_bits(i.short_bits).expect("the length is public");
            r.limbs(&[m.as_ref().inverse64()]);
        }),
        ("DynModulus::invert", |i, r| {
            r.vector(i.dynamic().invert(&i.a));
        }),
        ("DynModulus::invert, mul, reduce (longer)", |i, r| {
            let x = aside(|| [&i.a[..], &i.b[..]].concat());
            r.vector(i.dynamic().invert(&x));
            r.limbs(&i.dynamic().mul(&x, &x));
            r.limbs(&i.dynamic().reduce(&x));
        }),
        ("DynModulus::invert (shorter)", |i, r| {
            r.vector(i.dynamic().invert(&i.a[1..]));
        }),
        ("DynModulus::with_bits, invert", |i, r| {
            r.vector(i.dynamic_short().invert(&i.a));
        }),
        ("DynModulus::mul", |i, r| {
            r.limbs(&i.dynamic().mul(&i.a, &i.b));
        }),
        ("DynModulus::pow", |i, r| {
            r.limbs(&i.dynamic().pow(&i.a, &i.b[..1]));
        }),
        (
            "DynModulus::add_reduced, sub_reduced, neg_reduced",
            |i, r| {
                let m = i.dynamic();
                [
                    m.add_reduced(&i.a, &i.b),
                    m.sub_reduced(&i.a, &i.b),
                    m.neg_reduced(&i.a),
                ]
                .iter()
                .for_each(|x| r.limbs(x));
            },
        ),
        ("DynModulus::invert_checked, reduce", |i, r| {
            let m = i.dynamic();
            r.vector(m.invert_checked(&i.a));
            r.limbs(&m.reduce(&i.b));
        }),
        ("DynModulus::invert_blinded", |i, r| {
            let y = i
                .dynamic()
                .invert_blinded(&i.a, &mut SecretRng(Generator::new(i.seed)));
            r.vector(y.expect("it cannot fail"));
        }),
        ("DynModulus::legendre", |i, r| {
            r.symbol(i.dynamic().legendre(&i.a));
        }),
        ("DynModulus::jacobi", |i, r| {
            r.symbol(i.dynamic().jacobi(&i.a));
        }),
    ]
}

#[inline(always)]
fn dynamic_batch(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
    let mut xs = xs.clone();
    let all = i.dynamic().invert_batch(&mut xs);
    xs.iter().for_each(|x| r.limbs(x));
    r.bit(all);
}
