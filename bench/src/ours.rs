// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's public functions, as users call them: `bezout/<function>`.

use crate::case::{Case, Op};
use crate::operands::{Operands, product_of_primes};
use crate::row::{ARRAY, Answer, Row, Timing, array_of};
use crate::{gf2, polynomial};
use bezout::pseudo_mersenne::{F25519, PseudoMersenne255};
use bezout::{
    DynModulus, Modulus, ModulusRef, Odd, Signed, Split, SquareRoots, Symbol, Uint, Xgcd, dynamic,
    invert_each,
};
use bezout_exercise::Size;
use bezout_exercise::oracle::{big, limbs};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::One;
use std::rc::Rc;
use subtle::CtOption;

pub fn rows(case: &Case) -> Vec<Row> {
    match (case.ring, case.op) {
        _ if case.is_large() => return crate::ours_large::rows(case),
        #[cfg(feature = "clients")]
        (_, Op::Client) => return crate::clients::rows(case),
        ("gf2", _) => return gf2::rows(case),
        ("poly", _) => return polynomial::rows(case),
        _ => {}
    }
    let mut rows = match case.size {
        Size::P25519 => of_25519(case.op),
        _ => Vec::new(),
    };
    rows.extend(of_slices(case.op));
    rows.extend(match case.limbs() {
        2 if case.op == Op::InvertBatch => batches::<2>(&case.modulus),
        3 if case.op == Op::InvertBatch => batches::<3>(&case.modulus),
        4 => of_limbs::<4>(case),
        6 => of_limbs::<6>(case),
        8 => of_limbs::<8>(case),
        9 => of_limbs::<9>(case),
        16 => of_limbs::<16>(case),
        32 => of_limbs::<32>(case),
        48 => of_limbs::<48>(case),
        64 => of_limbs::<64>(case),
        102 => of_limbs::<102>(case),
        _ => Vec::new(),
    });
    rows
}

/// The types of `2^255 - 19`, and of `2^255 - r` with r known at run time.
fn of_25519(op: Op) -> Vec<Row> {
    let element = |x: &BigUint| F25519::from_uint(&uint(x));
    let mut scratch = vec![F25519::ZERO; ARRAY];
    let batch = Row::array(
        "bezout/F25519::invert_batch",
        element,
        move |xs, _| {
            let all = F25519::invert_batch(xs, &mut scratch).expect("room for all");
            assert!(bool::from(all));
        },
        |x| Answer::Inverse(Some(big(x.to_uint().limbs()))),
    );
    let single = |name, timing, invert: fn(&F25519) -> Option<F25519>| {
        let prepare = move |operands: &Operands| ((), operands.map(element));
        let inverse = move |(): &(), x: &F25519| invert(x).map(|y| y.to_uint());
        inversion(name, timing, prepare, inverse, |y| y.limbs())
    };
    match op {
        Op::Invert => vec![
            single("bezout/F25519::invert", Timing::Constant, |x| {
                x.invert().into_option()
            }),
            single("bezout/F25519::invert_vartime", Timing::Variable, |x| {
                x.invert_vartime()
            }),
        ],
        // Multiplications that the compiler inlines, as in its users' code.
        Op::Mul => vec![
            Row::array(
                "bezout/F25519",
                element,
                |xs, ys| {
                    for (x, y) in xs.iter_mut().zip(ys) {
                        *x *= y;
                    }
                },
                |x| Answer::Number(big(x.to_uint().limbs())),
            ),
            batch,
        ],
        Op::InvertBatch => {
            let modulus = PseudoMersenne255::new(19).expect("odd and below 2^31");
            let mut scratch = vec![Uint::ZERO; ARRAY];
            let invert = move |xs: &mut [Uint<4>]| {
                let all = modulus.invert_batch(xs, &mut scratch);
                assert!(bool::from(all.expect("room for all")));
            };
            vec![
                batch,
                array("bezout/PseudoMersenne255::invert_batch", invert),
            ]
        }
        Op::Sqrt => vec![Row::new(
            "bezout/F25519::sqrt",
            Timing::Constant,
            move |operands| (None, operands.map(element)),
            |out: &mut Option<Uint<4>>, x| {
                *out = x.sqrt().map(|y| y.to_uint()).into_option();
                out.map_or(0, |y| y.limbs()[0])
            },
            |out| Answer::Root(out.map(|y| big(y.limbs()))),
        )],
        _ => Vec::new(),
    }
}

/// Functions on numbers whose length is known at run time.
fn of_slices(op: Op) -> Vec<Row> {
    type OfSlices<T> = fn(&[u64], &[u64]) -> T;
    let slices = |operands: &Operands| {
        let m = limbs(&operands.modulus, operands.limbs);
        (m, operands.map(|x| limbs(x, operands.limbs)))
    };
    let inverse = |name, timing, invert: OfSlices<Option<Vec<u64>>>| {
        let invert = move |m: &Vec<u64>, x: &Vec<u64>| invert(x, m);
        inversion(name, timing, slices, invert, |y| y)
    };
    let of_two =
        |name: &str, timing, function: OfSlices<Vec<u64>>, answer: fn(BigUint) -> Answer| {
            Row::new(
                name,
                timing,
                |operands| {
                    let pairs = operands.map_pairs(|x| limbs(x, operands.limbs));
                    (Vec::new(), pairs)
                },
                move |out, (a, b): &(Vec<u64>, Vec<u64>)| {
                    *out = function(a, b);
                    out[0]
                },
                move |out| answer(big(out)),
            )
        };
    let (constant, variable) = (Timing::Constant, Timing::Variable);
    match op {
        Op::Invert => vec![
            Row::new(
                "bezout/DynModulus::invert_into",
                constant,
                move |operands| {
                    let (m, items) = slices(operands);
                    let m = DynModulus::new(&m).expect("a case's modulus is odd");
                    ((m, vec![0; operands.limbs], false), items)
                },
                |(m, out, found), x| {
                    let yes = m.invert_into(out, x).expect("as long as the modulus");
                    *found = yes.into();
                    out[0]
                },
                |(_, out, found)| Answer::Inverse(found.then(|| big(out))),
            ),
            inverse("bezout/dynamic::invert_odd_mod", constant, |x, m| {
                let y = dynamic::invert_odd_mod(x, m);
                y.expect("the modulus is odd").into_option()
            }),
            inverse(
                "bezout/dynamic::invert_odd_mod_vartime",
                variable,
                |x, m| dynamic::invert_odd_mod_vartime(x, m).expect("the modulus is odd"),
            ),
        ],
        Op::Gcd => vec![
            of_two("bezout/dynamic::gcd", constant, dynamic::gcd, Answer::Gcd),
            of_two(
                "bezout/dynamic::gcd_vartime",
                variable,
                dynamic::gcd_vartime,
                Answer::Gcd,
            ),
        ],
        Op::Lcm => vec![of_two(
            "bezout/dynamic::lcm",
            constant,
            dynamic::lcm,
            Answer::Number,
        )],
        Op::Product => vec![of_two(
            "bezout/dynamic::mul",
            constant,
            dynamic::mul,
            Answer::Number,
        )],
        _ => Vec::new(),
    }
}

/// Functions on lengths that the compiler knows.
fn of_limbs<const L: usize>(case: &Case) -> Vec<Row> {
    let (constant, variable) = (Timing::Constant, Timing::Variable);
    match case.op {
        Op::Invert => vec![
            invert::<L>("bezout/Modulus::invert", constant, |m, x| {
                m.invert(x).into_option()
            }),
            invert::<L>("bezout/Modulus::invert_vartime", variable, |m, x| {
                m.invert_vartime(x)
            }),
            // Nothing is prepared.
            invert::<L>("bezout/Uint::invert_odd_mod", constant, |m, x| {
                x.invert_odd_mod(m.modulus()).into_option()
            }),
            invert::<L>("bezout/Uint::invert_odd_mod_vartime", variable, |m, x| {
                x.invert_odd_mod_vartime(m.modulus())
            }),
        ],
        Op::InvertBatch => batches::<L>(&case.modulus),
        Op::Gcd => vec![
            gcd::<L>("bezout/Uint::gcd", constant, Uint::gcd),
            gcd::<L>("bezout/Uint::gcd_vartime", variable, Uint::gcd_vartime),
        ],
        Op::Xgcd => vec![
            xgcd::<L>("bezout/Uint::xgcd", constant, Uint::xgcd),
            xgcd::<L>("bezout/Uint::xgcd_vartime", variable, Uint::xgcd_vartime),
        ],
        Op::Jacobi | Op::Legendre => vec![
            symbol::<L>("bezout/Modulus::jacobi", constant, Modulus::jacobi),
            symbol::<L>(
                "bezout/Modulus::jacobi_vartime",
                variable,
                Modulus::jacobi_vartime,
            ),
        ],
        Op::Add => residues::<L>("bezout/Modulus::add", Modulus::add),
        Op::Sub => residues::<L>("bezout/Modulus::sub", Modulus::sub),
        Op::Neg => residues::<L>("bezout/Modulus::neg", |m, x, _| m.neg(x)),
        Op::Square => residues::<L>("bezout/Modulus::square", |m, x, _| m.square(x)),
        Op::Pow => residues::<L>("bezout/Modulus::pow", |m, x, e| m.pow(x, e)),
        Op::Sqrt => vec![
            root::<L, _>("bezout/Modulus::sqrt", |m| m, Modulus::sqrt),
            root::<L, _>(
                "bezout/SquareRoots::sqrt",
                |m| SquareRoots::new(&m),
                SquareRoots::sqrt,
            ),
        ],
        Op::Sieve => sieve::<L>(),
        Op::Split => split::<L>(),
        Op::Divide => residues::<L>("bezout/Modulus::divide", |m, x, y| {
            m.divide(x, y).unwrap_or(Uint::ZERO)
        }),
        _ => Vec::new(),
    }
}

/// Inverses of an array in place.
fn array<const L: usize>(
    name: impl Into<String>,
    mut invert: impl FnMut(&mut [Uint<L>]) + 'static,
) -> Row {
    Row::array(
        name,
        uint::<L>,
        move |xs, _| invert(xs),
        |x| Answer::Inverse(Some(big(x.limbs()))),
    )
}

fn batches<const L: usize>(modulus: &BigUint) -> Vec<Row> {
    /// As many as an array on the stack has room for.
    const GROUP: usize = 64;
    let m = uint::<L>(modulus);
    let modulus = Modulus::<L>::new(Odd::new(m).expect("a case's modulus is odd"));
    let (of_groups, mut scratch) = (modulus, vec![Uint::ZERO; ARRAY]);
    vec![
        array("bezout/Modulus::invert_batch", move |xs| {
            let all = modulus.invert_batch(xs, &mut scratch);
            assert!(bool::from(all.expect("room for all")));
        }),
        array::<L>(
            format!("bezout/Modulus::invert_array ({GROUP} in a call)"),
            move |xs| {
                for group in xs.as_chunks_mut::<GROUP>().0 {
                    assert!(bool::from(of_groups.invert_array(group)));
                }
            },
        ),
        each::<L, 2>(m),
        each::<L, 4>(m),
        each::<L, 8>(m),
    ]
}

/// Inversions that know nothing of each other, `GROUP` in a call: here with one modulus, which
/// makes no difference.
fn each<const L: usize, const GROUP: usize>(modulus: Uint<L>) -> Row {
    array::<L>(
        format!("bezout/invert_each ({GROUP} in a call)"),
        move |xs| {
            let modulus = ModulusRef::new(modulus.limbs()).expect("a case's modulus is odd");
            for group in xs.chunks_exact_mut(GROUP) {
                let mut out = [CtOption::new(Uint::ZERO, 0.into()); GROUP];
                invert_each(&mut out, group, &[modulus; GROUP]).expect("the counts agree");
                for (x, y) in group.iter_mut().zip(out) {
                    *x = y.expect("an inverse has an inverse");
                }
            }
        },
    )
}

/// An inversion, with what may be prepared once for a modulus.
fn inversion<M: 'static, X: 'static, Y: 'static>(
    name: &str,
    timing: Timing,
    prepare: impl Fn(&Operands) -> (M, Vec<X>) + 'static,
    invert: impl Fn(&M, &X) -> Option<Y> + 'static,
    limbs: fn(&Y) -> &[u64],
) -> Row {
    Row::new(
        name,
        timing,
        move |operands| {
            let (m, items) = prepare(operands);
            ((m, None), items)
        },
        move |(m, out), x| {
            *out = invert(m, x);
            out.as_ref().map_or(0, |y| limbs(y)[0])
        },
        move |(_, out)| Answer::Inverse(out.as_ref().map(|y| big(limbs(y)))),
    )
}

fn invert<const L: usize>(
    name: &str,
    timing: Timing,
    function: fn(&Modulus<L>, &Uint<L>) -> Option<Uint<L>>,
) -> Row {
    let prepare = |operands: &Operands| (modulus::<L>(operands), operands.map(uint::<L>));
    inversion(name, timing, prepare, function, |y| y.limbs())
}

type OfModulus<const L: usize> = fn(&Modulus<L>, &Uint<L>, &Uint<L>) -> Uint<L>;

fn residues<const L: usize>(name: &str, function: OfModulus<L>) -> Vec<Row> {
    vec![Row::new(
        name,
        Timing::Constant,
        |operands| {
            let state = (modulus::<L>(operands), Uint::ZERO);
            (state, operands.map_pairs(uint::<L>))
        },
        move |(modulus, out), (x, y)| {
            *out = function(modulus, x, y);
            out.limbs()[0]
        },
        |(_, out)| Answer::Number(big(out.limbs())),
    )]
}

fn root<const L: usize, M: 'static>(
    name: &str,
    prepare: fn(Modulus<L>) -> M,
    function: fn(&M, &Uint<L>) -> CtOption<Uint<L>>,
) -> Row {
    Row::new(
        name,
        Timing::Constant,
        move |operands| {
            let m = prepare(modulus::<L>(operands));
            ((m, None), operands.map(uint::<L>))
        },
        move |(m, out): &mut (M, Option<Uint<L>>), x| {
            *out = function(m, x).into_option();
            out.map_or(0, |y| y.limbs()[0])
        },
        |(_, out)| Answer::Root(out.map(|y| big(y.limbs()))),
    )
}

/// Both halves of a residue.
fn split<const L: usize>() -> Vec<Row> {
    let of_modulus = Row::new(
        "bezout/Modulus::split_vartime",
        Timing::Variable,
        |operands| ((modulus::<L>(operands), None), operands.map(uint::<L>)),
        |(m, out): &mut (Modulus<L>, Option<Split<Uint<L>>>), x| {
            let halves = m.split_vartime(x);
            *out = Some(halves);
            halves.r.limbs()[0]
        },
        |(_, out)| {
            let halves = out.expect("it ran");
            Answer::Halves(big(halves.r.limbs()).into(), signed(&halves.t))
        },
    );
    let of_any_length = Row::new(
        "bezout/bezout_large::partial_xgcd",
        Timing::Variable,
        |operands| {
            let m = limbs(&operands.modulus, L);
            ((m, None), operands.map(|x| limbs(x, L)))
        },
        |(m, out): &mut (Vec<u64>, Option<bezout_large::Partial>), x| {
            let half = 32 * L - 2;
            let found = out.insert(bezout_large::partial_xgcd(m, x, half));
            found.remainders[1][0]
        },
        |(_, out)| {
            let out = out.as_ref().expect("it ran");
            let t = BigInt::from(big(&out.cofactors[1]));
            let t = if out.first_is_positive { -t } else { t };
            Answer::Halves(big(&out.remainders[1]).into(), t)
        },
    );
    vec![of_modulus, of_any_length]
}

/// Whether a number of `L` limbs has a factor among the primes whose product fits 256 bits, and
/// among all below 1000.
fn sieve<const L: usize>() -> Vec<Row> {
    let product = product_of_primes(256);
    let m = Modulus::<4>::new(Odd::new(uint(&product)).expect("of odd primes"));
    let any = DynModulus::new(&limbs(&product, 4)).expect("of odd primes");
    let short = limbs(&product, 4);
    let (first, second, third) = (product.clone(), product.clone(), product);
    vec![
        sieve_by(
            "bezout/dynamic::has_small_factor (below 1000)",
            product_of_primes(1400),
            |x| dynamic::has_small_factor(x, 1000).expect("in range").into(),
        ),
        sieve_by("bezout/Modulus::is_coprime", first, move |x| {
            let x = Uint::<L>::new(core::array::from_fn(|i| x[i]));
            !bool::from(m.is_coprime(&x))
        }),
        sieve_by("bezout/DynModulus::is_coprime", second, move |x| {
            !bool::from(any.is_coprime(x))
        }),
        sieve_by("bezout/dynamic::gcd", third, move |x| {
            dynamic::gcd(x, &short)[0] != 1
        }),
    ]
}

/// A function that says whether a number shares a factor with this one.
pub fn sieve_by(name: &str, product: BigUint, has: impl Fn(&[u64]) -> bool + 'static) -> Row {
    Row::new(
        name,
        Timing::Constant,
        |operands| {
            let numbers = operands.map(|x| Rc::new(limbs(x, operands.limbs)));
            ((Rc::new(Vec::new()), false), numbers)
        },
        move |(number, found), x| {
            *number = x.clone();
            *found = has(x);
            u64::from(*found)
        },
        move |(number, found)| Answer::Right(*found != big(number).gcd(&product).is_one()),
    )
}

type OfTwo<const L: usize, T> = fn(&Uint<L>, &Uint<L>) -> T;

fn gcd<const L: usize>(name: &str, timing: Timing, function: OfTwo<L, Uint<L>>) -> Row {
    Row::new(
        name,
        timing,
        |operands| (Uint::ZERO, operands.map_pairs(uint::<L>)),
        move |out: &mut Uint<L>, (a, b)| {
            *out = function(a, b);
            out.limbs()[0]
        },
        |out| Answer::Gcd(big(out.limbs())),
    )
}

fn xgcd<const L: usize>(name: &str, timing: Timing, function: OfTwo<L, Xgcd<Uint<L>>>) -> Row {
    Row::new(
        name,
        timing,
        |operands| (Uint::ZERO.xgcd(&Uint::ZERO), operands.map_pairs(uint::<L>)),
        move |out: &mut Xgcd<Uint<L>>, (a, b)| {
            *out = function(a, b);
            out.s.magnitude.limbs()[0]
        },
        |out| Answer::Xgcd(big(out.gcd.limbs()), signed(&out.s), signed(&out.t)),
    )
}

type SymbolOf<const L: usize> = fn(&Modulus<L>, &Uint<L>) -> Symbol;

fn symbol<const L: usize>(name: &str, timing: Timing, function: SymbolOf<L>) -> Row {
    Row::new(
        name,
        timing,
        |operands| ((modulus::<L>(operands), 0), operands.map(uint::<L>)),
        move |(modulus, out): &mut (Modulus<L>, i8), x| {
            *out = function(modulus, x).value();
            *out as u64
        },
        |(_, out)| Answer::Symbol((*out).into()),
    )
}

fn signed<const L: usize>(x: &Signed<Uint<L>>) -> BigInt {
    let magnitude = BigInt::from(big(x.magnitude.limbs()));
    if x.negative.into() {
        -magnitude
    } else {
        magnitude
    }
}

fn modulus<const L: usize>(operands: &Operands) -> Modulus<L> {
    Modulus::new(Odd::new(uint(&operands.modulus)).expect("a case's modulus is odd"))
}

fn uint<const L: usize>(x: &BigUint) -> Uint<L> {
    Uint::new(array_of(x))
}
