// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public functions whose documentation promises constant time.

use crate::case::{Call, Case, Scope};
use crate::inputs::{Generator, Inputs};
use crate::results::Results;
use crate::valgrind;
use bezout::{DynModulus, Modulus, ModulusRef, Symbol, Uint, dynamic, invert_each};
use core::convert::Infallible;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// A random number generator whose output is secret.
struct SecretRng(Generator);

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

pub type Function = fn(&Inputs, &mut Results);

fn modulus<const L: usize>(i: &Inputs) -> Modulus<L> {
    Modulus::new(Inputs::odd(&i.odd))
}

fn short<const L: usize>(i: &Inputs) -> Modulus<L> {
    Modulus::with_bits(Inputs::odd(&i.short), i.short_bits).expect("the length is public")
}

fn batch<const L: usize>(i: &Inputs, xs: &[Vec<u64>; 4], r: &mut Results) {
    let mut xs = xs.each_ref().map(|x| Inputs::uint::<L>(x));
    long_batch::<L>(i, &xs, r);
    let all = modulus::<L>(i).invert_batch(&mut xs, &mut [Uint::ZERO; 4]);
    xs.iter().for_each(|x| r.uint(x));
    r.bit(all.expect("the lengths agree"));
}

/// Enough elements for the passes in assembly, where there are some.
fn long_batch<const L: usize>(i: &Inputs, xs: &[Uint<L>; 4], r: &mut Results) {
    if matches!(L, 4 | 6 | 8) {
        let mut long: [Uint<L>; 20] = core::array::from_fn(|k| xs[k % 4]);
        let all = modulus::<L>(i).invert_batch(&mut long, &mut [Uint::ZERO; 20]);
        long.iter().for_each(|x| r.uint(x));
        r.bit(all.expect("the lengths agree"));
    }
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

/// Every function at one size.
pub fn cases<const L: usize>() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |table: &[(&'static str, Function)]| {
        cases.extend(
            table
                .iter()
                .map(|&(name, f)| Case::new::<L>(name, Call::Function(f))),
        );
    };
    add(&uint::<L>());
    add(&integer::<L>());
    add(&with_modulus::<L>());
    add(&run_time_length());
    let spoilt = Call::Function(|i, r| batch::<L>(i, &i.spoilt, r));
    let mut spoilt = Case::new::<L>("Modulus::invert_batch (shared factor)", spoilt);
    spoilt.scope = Scope::NoModulusOne;
    cases.push(spoilt);
    cases
}

fn uint<const L: usize>() -> [(&'static str, Function); 9] {
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

fn with_modulus<const L: usize>() -> [(&'static str, Function); 16] {
    [
        ("ModulusRef::new, with_bits", |i, r| {
            let m = ModulusRef::new(&i.known_odd).expect("that it is odd is public");
            let m = m.with_bits(64 * L).expect("the length is public");
            r.limbs(&[m.inverse64()]);
        }),
        ("Modulus::new, reduce", |i, r| {
            r.uint(&modulus::<L>(i).reduce(&Inputs::uint(&i.a)))
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
            let mut rng = SecretRng(Generator::new(7));
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
        ("Symbol::is_one, eq, select", |i, r| {
            let m = modulus::<L>(i);
            let (x, y) = (m.jacobi(&Inputs::uint(&i.a)), m.jacobi(&Inputs::uint(&i.b)));
            r.symbol(Symbol::conditional_select(&x, &y, x.is_one()));
            r.limbs(&[u64::from(x == y)]);
        }),
        ("Modulus::invert_batch", |i, r| batch::<L>(i, &i.units, r)),
        ("invert_each (2 elements)", |i, r| each::<L>(i, 2, r)),
        ("invert_each (5 elements)", |i, r| each::<L>(i, 5, r)),
        ("invert_each (8 elements)", |i, r| each::<L>(i, 8, r)),
        ("Modulus::with_bits, mul", |i, r| {
            r.uint(&short::<L>(i).mul(&Inputs::uint(&i.a), &Inputs::uint(&i.b)));
        }),
    ]
}

fn run_time_length() -> [(&'static str, Function); 14] {
    fn modulus(i: &Inputs) -> DynModulus {
        DynModulus::new(&i.known_odd).expect("that it is odd is public")
    }
    [
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
        ("dynamic::invert_mod", |i, r| {
            r.vector(dynamic::invert_mod(&i.a, &i.known_nonzero).expect("it is not zero"));
        }),
        ("dynamic::invert_mod2k", |i, r| {
            r.vector(dynamic::invert_mod2k(&i.a, 64 * i.a.len() - 7));
        }),
        ("dynamic::jacobi", |i, r| {
            r.symbol(dynamic::jacobi(&i.a, &i.known_odd).expect("that it is odd is public"));
        }),
        ("DynModulus::new, invert", |i, r| {
            r.vector(modulus(i).invert(&i.a).expect("the lengths agree"));
        }),
        ("DynModulus::invert (shorter)", |i, r| {
            r.vector(modulus(i).invert(&i.a[1..]).expect("x is not longer"));
        }),
        ("DynModulus::with_bits, invert", |i, r| {
            let m = DynModulus::new(&i.short).expect("that it is odd is public");
            let m = m.with_bits(i.short_bits).expect("the length is public");
            r.vector(m.invert(&i.a).expect("the lengths agree"));
        }),
        ("DynModulus::mul", |i, r| {
            r.limbs(&modulus(i).mul(&i.a, &i.b).expect("the lengths agree"));
        }),
        ("DynModulus::invert_checked, reduce", |i, r| {
            let m = modulus(i);
            r.vector(m.invert_checked(&i.a).expect("the lengths agree"));
            r.limbs(&m.reduce(&i.b).expect("the lengths agree"));
        }),
        ("DynModulus::invert_blinded", |i, r| {
            let y = modulus(i).invert_blinded(&i.a, &mut SecretRng(Generator::new(3)));
            r.vector(y.expect("the lengths agree").expect("it cannot fail"));
        }),
        ("DynModulus::invert_batch", |i, r| {
            let mut xs = i.units.each_ref().map(|x| x.to_vec());
            let all = modulus(i).invert_batch(&mut xs).expect("the lengths agree");
            xs.iter().for_each(|x| r.limbs(x));
            r.bit(all);
        }),
        ("DynModulus::jacobi", |i, r| {
            r.symbol(modulus(i).jacobi(&i.a).expect("the lengths agree"));
        }),
    ]
}
