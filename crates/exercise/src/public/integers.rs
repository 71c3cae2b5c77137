// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions of integers: inverses, greatest common divisors, symbols.

use super::found::{Answer, natural};
use super::record::{Bound, Function, MEASURED, Numbers, Task, bind, functions, length, lent};
use super::record::{OneWord, offset, out_of_form, word, words};
use super::record::{modulus, of_length, of_residues, of_slices, of_words, returns, uint, writes};
use crate::integer::lengths::{dirty, padded};
use crate::integer::vectors::{int, nat, pair, reduced};
use crate::oracle::remainders;
use crate::oracle::{around, big, cofactors, inverse, is_prime, jacobi, kronecker, limbs};
use crate::random::Random;
use bezout::kernels::Choice;
use bezout::pseudo_mersenne::{PseudoMersenne255, Residue255};
use bezout::small::Modulus as Small;
use bezout::{DynModulus, Error, Modulus, ModulusRef, Partial, Signed, Uint, Xgcd};
use bezout::{dynamic, slices};
use num_bigint::{BigUint, Sign};
use num_integer::Integer;
use serde_json::Value;

/// A task of two numbers.
const TWO: Task = Task {
    name: "",
    operands: two,
    small: |each| small_pairs(60, each),
    expected: |_| None,
    vector: |_, _, _| None,
    functions: &[],
};

pub const TASKS: &[Task] = &[
    // What a function is not for, as an even modulus, it does not take.
    Task {
        name: "invert",
        operands: |random, n| {
            let m = match random.below(4) {
                // Even, often by many twos.
                0 => positive(limbs(&(big(&random.any(n)) << random.below(20)), n)),
                1 => positive(random.any(n)),
                _ => odd(random, n),
            };
            modulo(companion(random, &m), m)
        },
        small: |each| moduli(1..400, each),
        expected: |n| inverse(&big(&n.x), &big(&n.m)).map(|y| vec![y.into()]),
        vector: |operation, input, result| {
            (operation == "invert").then(|| {
                let answer = result.get("inverse").map(|y| vec![int(y)]);
                (residue(input, "m"), answer)
            })
        },
        functions: functions! {
            modulus Modulus::invert(x) MEASURED;
            modulus Modulus::invert_vartime(x) MEASURED;
            modulus Modulus::invert_checked(x);
            modulus Modulus::invert_const_vartime(x);
            // Nothing is prepared.
            by_odd Uint::invert_odd_mod(x) MEASURED;
            by_odd Uint::invert_odd_mod_vartime(x) MEASURED;
            uint Uint::invert_mod(x, m);
            uint Uint::invert_mod_vartime(x, m);
            offset PseudoMersenne255::invert(x);
            offset PseudoMersenne255::invert_checked(x);
            residue Residue255::invert(x) MEASURED;
            residue Residue255::invert_vartime(x) MEASURED;
            residue Residue255::invert_checked(x);
            short Small::invert(x);
            word Small::invert(x);
            short Small::invert_vartime(x);
            word Small::invert_vartime(x);
            short_form Small::invert_montgomery(x);
            word_form Small::invert_montgomery(x);
            short_form Small::invert_montgomery_vartime(x);
            word_form Small::invert_montgomery_vartime(x);
            dyn_modulus DynModulus::invert(x);
            dyn_modulus DynModulus::invert_vartime(x);
            dyn_modulus DynModulus::invert_checked(x);
            dynamic dynamic::invert_mod(x, m);
            dynamic dynamic::invert_mod_vartime(x, m);
            odd_modulus dynamic::invert_odd_mod(x, m) MEASURED;
            odd_modulus dynamic::invert_odd_mod_vartime(x, m) MEASURED;
            odd_number dynamic::invert_odd_number_mod(x, m);
            lent slices::invert_mod(x, m) @ invert_mod_scratch;
            lent slices::invert_mod_vartime(x, m) @ invert_mod_scratch;
            + "slices::invert_odd_mod": |all| {
                ModulusRef::new(&all[0].m).ok()?;
                of_slices!(all, length(&[all[0].x.len(), all[0].m.len()])?, |&n, x, m| {
                    let invert = |out: &mut [u64], scratch: &mut [u64]| {
                        slices::invert_odd_mod(out, x, ModulusRef::new(m)?, scratch)
                    };
                    lent(n, slices::invert_odd_mod_scratch(n), invert)
                })
            };
            + "DynModulus::invert_into" MEASURED: |all| {
                let m = DynModulus::new(&all[0].m).ok()?;
                writes(m, words(all, [|n| &n.x]), |m, [x], found| {
                    let n = m.modulus().len();
                    let (yes, out) = found.get_or_insert_with(|| (Ok(false), dirty(n)));
                    *yes = m.invert_into(out, x).map(bool::from);
                })
            };
        },
    },
    Task {
        name: "invert_mod2k",
        operands: |random, n| {
            let mut x = random.any(n);
            x[0] |= u64::from(random.below(8) > 0);
            public(x, random.below(64 * n as u64 + 1))
        },
        small: |each| (0..2048).for_each(|x| (0..=10).for_each(|k| each(public(vec![x], k)))),
        // Modulo 1 too, odd numbers alone have an inverse.
        expected: |n| {
            let x = big(&n.x);
            let y = inverse(&x, &(BigUint::from(1u8) << n.k));
            x.bit(0).then(|| vec![y.expect("odd").into()])
        },
        vector: |operation, input, result| {
            let k = input["k"]
                .as_u64()
                .filter(|_| operation == "invert_mod2k")?;
            let x = reduced(&input["x"], &(BigUint::from(1u8) << k));
            let answer = result.get("inverse").map(|y| vec![int(y)]);
            let numbers = public(limbs(&x, k.div_ceil(64).max(1) as usize), k);
            (k > 0 || x.bit(0)).then_some((numbers, answer))
        },
        functions: functions! {
            + "Uint::invert_mod2k": |all| {
                fn of<const L: usize>(all: &[Numbers]) -> Option<Box<dyn Bound>> {
                    let items = all.iter().map(|n| (uint::<L>(&n.x), n.k)).collect();
                    all.iter().all(|n| n.k <= 64 * L).then_some(())?;
                    returns((), items, |(), (x, k)| x.invert_mod2k(*k))
                }
                of_length!(all, of, all[0].x.len())
            };
            + "dynamic::invert_mod2k": |all| {
                let items = all.iter().map(|n| (n.x.clone(), n.k)).collect();
                returns((), items, |(), (x, k)| dynamic::invert_mod2k(x, *k))
            };
        },
    },
    Task {
        name: "gcd",
        expected: |n| Some(vec![big(&n.x).gcd(&big(&n.y)).into()]),
        functions: functions! {
            uint Uint::gcd(x, y) MEASURED;
            uint Uint::gcd_vartime(x, y) MEASURED;
            dynamic dynamic::gcd(x, y) MEASURED;
            dynamic dynamic::gcd_vartime(x, y) MEASURED;
            lent slices::gcd(x, y) @ gcd_scratch;
            lent slices::gcd_vartime(x, y) @ gcd_scratch;
        },
        ..TWO
    },
    Task {
        name: "xgcd",
        expected: |n| {
            let (g, s, t) = cofactors(&big(&n.x), &big(&n.y));
            Some(vec![g.into(), s, t])
        },
        functions: functions! {
            uint Uint::xgcd(x, y) MEASURED;
            uint Uint::xgcd_vartime(x, y) MEASURED;
            dynamic dynamic::xgcd(x, y);
            dynamic dynamic::xgcd_vartime(x, y);
            + "slices::xgcd": |all| of_slices!(all, length(&[all[0].x.len(), all[0].y.len()])?, |_, x, y| xgcd(slices::xgcd, x, y));
            + "slices::xgcd_vartime": |all| of_slices!(all, length(&[all[0].x.len(), all[0].y.len()])?, |_, x, y| xgcd(slices::xgcd_vartime, x, y));
        },
        ..TWO
    },
    Task {
        name: "jacobi",
        operands: |random, n| {
            let m = odd(random, n);
            modulo(companion(random, &m), m)
        },
        small: |each| moduli((1..200).step_by(2), each),
        expected: |n| Some(vec![jacobi(&big(&n.x), &big(&n.m)).into()]),
        vector: |operation, input, result| {
            (operation == "jacobi").then(|| (residue(input, "n"), symbol(result)))
        },
        functions: functions! {
            modulus Modulus::jacobi(x) MEASURED;
            modulus Modulus::jacobi_vartime(x) MEASURED;
            modulus Modulus::legendre(x);
            modulus Modulus::legendre_vartime(x);
            offset PseudoMersenne255::jacobi(x);
            offset PseudoMersenne255::legendre(x);
            residue Residue255::jacobi(x);
            residue Residue255::legendre(x);
            by_odd Uint::jacobi(x);
            by_odd Uint::jacobi_vartime(x);
            dyn_modulus DynModulus::jacobi(x);
            dyn_modulus DynModulus::jacobi_vartime(x);
            dyn_modulus DynModulus::legendre(x);
            dynamic dynamic::jacobi(x, m);
            dynamic dynamic::jacobi_vartime(x, m);
            scratch slices::jacobi(x, m) @ jacobi_scratch;
            scratch slices::jacobi_vartime(x, m) @ jacobi_scratch;
        },
    },
    // The first bit of k is the sign of x, the second one that of y.
    Task {
        name: "kronecker",
        operands: |random, n| {
            let k = random.below(4) as usize;
            Numbers {
                k,
                ..two(random, n)
            }
        },
        small: |each| {
            small_pairs(60, &mut |n: Numbers| {
                (0..4).for_each(|k| each(Numbers { k, ..n.clone() }));
            });
        },
        expected: |n| {
            let [a, b] = [(&n.x, 1), (&n.y, 2)].map(|(x, sign)| match n.k & sign {
                0 => natural(x),
                _ => -natural(x),
            });
            Some(vec![kronecker(&a, &b).into()])
        },
        vector: |operation, input, result| {
            (operation == "kronecker").then(|| {
                let (a, b) = (int(&input["x"]), int(&input["n"]));
                let (x, y) = pair(a.magnitude(), b.magnitude());
                let [a, b] = [a, b].map(|x| usize::from(x.sign() == Sign::Minus));
                (
                    Numbers {
                        x,
                        y,
                        k: a + 2 * b,
                        ..Numbers::default()
                    },
                    symbol(result),
                )
            })
        },
        functions: functions! {
            + "dynamic::kronecker_vartime": |all| {
                returns((), all.to_vec(), |(), n| {
                    dynamic::kronecker_vartime(n.k & 1 == 1, &n.x, n.k & 2 == 2, &n.y)
                })
            };
            + "slices::kronecker_vartime": |all| {
                all.iter().all(|n| n.k == 0).then_some(())?;
                of_slices!(all, length(&[all[0].x.len(), all[0].y.len()])?, |&n, x, y| {
                    slices::kronecker_vartime(x, y, &mut dirty(slices::jacobi_scratch(n)))
                })
            };
        },
    },
    Task {
        name: "product",
        expected: |n| Some(vec![natural(&n.x) * natural(&n.y)]),
        functions: functions! { dynamic dynamic::mul(x, y) MEASURED; },
        ..TWO
    },
    Task {
        name: "lcm",
        expected: |n| Some(vec![natural(&n.x).lcm(&natural(&n.y))]),
        functions: functions! { dynamic dynamic::lcm(x, y) MEASURED; },
        ..TWO
    },
    Task {
        name: "is_less",
        expected: |n| Some(vec![u8::from(big(&n.x) < big(&n.y)).into()]),
        functions: functions! { dynamic dynamic::is_less(x, y); },
        ..TWO
    },
    Task {
        name: "small_factor",
        operands: |random, n| public(random.any(n), random.below(2049)),
        small: |each| (0..120).for_each(|x| (0..120).for_each(|k| each(public(vec![x], k)))),
        expected: |n| {
            let divides = |&p: &u64| is_prime(p) && big(&n.x) % p == BigUint::ZERO;
            let has = (2..n.k as u64).any(|p| divides(&p));
            Some(vec![u8::from(has).into()])
        },
        vector: |operation, input, result| {
            (operation == "small_factor").then(|| {
                let (x, has) = (nat(&input["n"]), u8::from(result["factor"] != 0));
                let bound = input["bound"].as_u64().expect("bound");
                let x = limbs(&x, x.bits().div_ceil(64).max(1) as usize);
                (public(x, bound), Some(vec![has.into()]))
            })
        },
        functions: functions! {
            + "dynamic::has_small_factor": |all| {
                returns((), all.to_vec(), |(), n| dynamic::has_small_factor(&n.x, n.k as u32))
            };
        },
    },
    // The bound stands in the place of the modulus.
    Task {
        name: "partial_xgcd",
        operands: |random, n| {
            let x = random.any(n);
            let y = random.companion(&x);
            let rows = remainders(&big(&x), &big(&y));
            let row = &rows[random.below(rows.len() as u64) as usize].0;
            let m = match random.below(6) {
                0 => random.any(n),
                1 => limbs(&(BigUint::from(1u8) << (32 * n)), n),
                2 => padded(random.below(2), n),
                3 => limbs(&(row + 1u8).min(big(&vec![u64::MAX; n])), n),
                _ => limbs(row, n),
            };
            Numbers { x, y, m, k: 0 }
        },
        small: |each| {
            small_pairs(40, &mut |n: Numbers| {
                let bound = |m| padded(m, n.x.len());
                (0..42).for_each(|m| {
                    each(Numbers {
                        m: bound(m),
                        ..n.clone()
                    })
                });
            });
        },
        expected: |n| {
            let rows = remainders(&big(&n.x), &big(&n.y));
            let [(x, u), (y, v)] = around(&rows, &big(&n.m)) else {
                unreachable!("two rows")
            };
            Some(vec![
                x.clone().into(),
                y.clone().into(),
                u.clone(),
                v.clone(),
            ])
        },
        vector: |operation, input, result| {
            (operation == "partial_xgcd").then(|| {
                let both = |name: &str| [0, 1].map(|i| int(&result[name][i]));
                let answer = [both("remainders"), both("cofactors")].concat();
                (of(input, ["a", "b", "bound"]), Some(answer))
            })
        },
        functions: functions! {
            uint Uint::partial_xgcd_vartime(x, y, m);
            + "slices::partial_xgcd_vartime": |all| of_slices!(all, length(&[all[0].x.len(), all[0].y.len()])?, |&n, x, y, m| {
                let mut out = [(); 4].map(|()| dirty(n));
                let mut scratch = dirty(slices::partial_xgcd_scratch(n));
                let [r, s, u, v] = out.each_mut().map(|x| &mut x[..]);
                let negative = slices::partial_xgcd_vartime([r, s], [u, v], x, y, m, &mut scratch);
                negative.map(|[first, second]| {
                    let [r, s, u, v] = out;
                    let cofactors = [signed(first, u), signed(second, v)];
                    Partial { remainders: [r, s], cofactors }
                })
            });
        },
    },
];

pub fn signed(negative: Choice, magnitude: Vec<u64>) -> Signed<Vec<u64>> {
    Signed {
        negative,
        magnitude,
    }
}

type OfSlices<T> = fn([&mut [u64]; 3], &[u64], &[u64], &mut [u64]) -> Result<T, Error>;

fn xgcd(
    function: OfSlices<(Choice, Choice)>,
    x: &[u64],
    y: &[u64],
) -> Result<Xgcd<Vec<u64>>, Error> {
    let [mut gcd, mut s, mut t] = [(); 3].map(|()| dirty(x.len()));
    let mut scratch = dirty(slices::xgcd_scratch(x.len()));
    let signs = function([&mut gcd, &mut s, &mut t], x, y, &mut scratch)?;
    let (s, t) = (signed(signs.0, s), signed(signs.1, t));
    Ok(Xgcd { gcd, s, t })
}

pub fn modulo(x: Vec<u64>, m: Vec<u64>) -> Numbers {
    let (y, k) = (Vec::new(), 0);
    Numbers { x, y, m, k }
}

fn public(x: Vec<u64>, k: u64) -> Numbers {
    let (y, m) = (Vec::new(), Vec::new());
    let k = k as usize;
    Numbers { x, y, m, k }
}

/// A companion, of another length for every fourth one: functions of run-time length take these.
pub fn companion(random: &mut Random, m: &[u64]) -> Vec<u64> {
    let mut x = random.companion(m);
    match random.below(8) {
        0 => x.truncate(1 + random.below(m.len() as u64) as usize),
        1 => {
            let more = 1 + random.below(9) as usize;
            x.extend(random.any(more));
        }
        _ => {}
    }
    x
}

/// Offsets of the types modulo `2^255 - r`, and the largest that is none of them.
pub const OFFSETS: [u64; 7] = [19, 1, 3, 21, 0x5be0_cd19, 0x7fff_ffff, 0x7fff_fffd];

/// Moduli of one word that have code of their own, and others near the ends of their words.
pub const WORDS: [u64; 8] = [
    0x7800_0001,
    0x7f00_0001,
    0x7fff_ffff,
    0xffff_ffff,
    0x8000_000b,
    0xffff_ffff_0000_0001,
    u64::MAX - 58,
    (1 << 63) + 29,
];

pub fn of_offset(r: u64) -> Vec<u64> {
    vec![r.wrapping_neg(), u64::MAX, u64::MAX, u64::MAX >> 1]
}

/// An odd modulus, often one that has types of its own.
pub fn odd(random: &mut Random, n: usize) -> Vec<u64> {
    match (n, random.below(8)) {
        (4, 0) => of_offset(OFFSETS[random.below(7) as usize]),
        (4, 1) => of_offset(19),
        (1, 0) => vec![WORDS[random.below(8) as usize]],
        (1, 1) => random.odd_below_bits(32, 1),
        _ => random.odd(n),
    }
}

/// The moduli that have types of their own, and numbers around multiples of them, of their half,
/// and of powers of two, that fit.
pub fn typed(each: &mut dyn FnMut(Vec<u64>, Vec<u64>)) {
    let moduli = OFFSETS.map(of_offset).into_iter();
    for m in moduli.chain(WORDS.map(|m| vec![m])) {
        let (n, modulus) = (m.len(), big(&m));
        let power = |bits: usize| BigUint::from(1u8) << bits;
        let multiples = (0..3u8).map(|k| &modulus * k);
        let powers = [32, 64 * n - 1, 64 * n].map(power);
        for center in multiples.chain(powers).chain([&modulus >> 1]) {
            for d in [0, 1, 2, 3, 18, 19, 20, 38u8] {
                let below = (center >= d.into()).then(|| &center - d);
                let both = [Some(center.clone() + d), below];
                let fitting = both.into_iter().flatten().filter(|x| *x < power(64 * n));
                fitting.for_each(|x| each(limbs(&x, n), m.clone()));
            }
        }
    }
}

fn two(random: &mut Random, n: usize) -> Numbers {
    let mut y = random.any(n);
    if random.below(3) == 0 {
        // A common factor, twos included.
        let half = |x: &[u64]| big(x) >> (32 * n);
        y = limbs(&(half(&y) * half(&random.any(n))), n);
    }
    let x = companion(random, &y);
    let (x, y) = if random.below(2) == 0 { (x, y) } else { (y, x) };
    let (m, k) = (Vec::new(), 0);
    Numbers { x, y, m, k }
}

pub fn positive(mut m: Vec<u64>) -> Vec<u64> {
    m[0] |= u64::from(m.iter().all(|&word| word == 0));
    m
}

fn small_pairs(limit: u64, each: &mut dyn FnMut(Numbers)) {
    for (x, y) in (0..limit).flat_map(|x| (0..limit).map(move |y| (x, y))) {
        for (n, t) in [(1, 1), (4, 4), (2, 1)] {
            let (x, y) = (padded(x, n), padded(y, t));
            each(Numbers {
                x,
                y,
                ..Numbers::default()
            });
        }
    }
}

/// Beyond each modulus, and at the very top of the word.
pub fn moduli(moduli: impl Iterator<Item = u64>, each: &mut dyn FnMut(Numbers)) {
    typed(&mut |x, m| each(modulo(x, m)));
    for m in moduli {
        for x in (0..2 * m).chain(u64::MAX - 3..=u64::MAX) {
            each(modulo(vec![x], vec![m]));
        }
        for x in 0..m.min(48) {
            for (n, t) in [(4, 4), (1, 2), (2, 1)] {
                each(modulo(padded(x, n), padded(m, t)));
            }
        }
    }
}

/// A number and a modulus of an input.
fn residue(input: &Value, modulus: &str) -> Numbers {
    let m = nat(&input[modulus]);
    let (x, m) = pair(&reduced(&input["x"], &m), &m);
    modulo(x, m)
}

/// These fields of an input, at their common length.
pub fn of(input: &Value, names: [&str; 3]) -> Numbers {
    let all = names.map(|name| nat(&input[name]));
    let bits = all.iter().map(BigUint::bits).max().unwrap_or(0);
    Numbers::of(all.each_ref(), bits.div_ceil(64).max(1) as usize)
}

/// These fields of a result.
pub fn numbers(result: &Value, names: &[&str]) -> Answer {
    Some(names.iter().map(|name| int(&result[*name])).collect())
}

fn symbol(result: &Value) -> Answer {
    Some(vec![result["symbol"].as_i64().expect("a symbol").into()])
}
