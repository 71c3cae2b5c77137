// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's public functions, as users call them: `bezout/<function>`.

use crate::case::{Case, Op};
use crate::operands::{Operands, product_of_primes};
use crate::row::{ARRAY, Answer, Row, Timing, Work, array_of};
use crate::{gf2, polynomial};
use bezout::pseudo_mersenne::{F25519, PseudoMersenne255};
use bezout::{DynModulus, Modulus, ModulusRef, Odd, Uint, dynamic, invert_each};
use bezout_exercise::Size;
use bezout_exercise::oracle::{big, limbs};
use bezout_exercise::public::{self, Bound, Function, Numbers, Task};
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
    rows.extend(functions(case));
    rows.extend(match (case.op, case.limbs()) {
        (Op::InvertBatch, 2) => batches::<2>(&case.modulus),
        (Op::InvertBatch, 3) => batches::<3>(&case.modulus),
        (Op::InvertBatch, 4) => batches::<4>(&case.modulus),
        (Op::InvertBatch, 6) => batches::<6>(&case.modulus),
        (Op::InvertBatch, 8) => batches::<8>(&case.modulus),
        (Op::InvertBatch, 9) => batches::<9>(&case.modulus),
        (Op::InvertBatch, 16) => batches::<16>(&case.modulus),
        (Op::Sieve, 16) => sieve(),
        (Op::Split, n) => vec![split(n)],
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
    match op {
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
        _ => Vec::new(),
    }
}

/// The records of public functions that benches measure.
fn functions(case: &Case) -> Vec<Row> {
    let name = match case.op {
        Op::Legendre => Op::Jacobi.name(),
        op => op.name(),
    };
    let task = public::tasks().find(|task| task.name == name);
    let one = BigUint::one();
    let sample = Numbers::of([&one, &one, &case.modulus], case.limbs());
    let row = |task: &'static Task, function: &'static Function| {
        let takes = (function.bind)(core::slice::from_ref(&sample)).is_some();
        (function.measured && takes).then(|| Row {
            // Its only row is modulo 2^255 - 19, where the type has a name.
            name: format!("bezout/{}", function.name.replace("Residue255", "F25519")),
            timing: function.timing(),
            prepare: Box::new(move |operands: &Operands| {
                let Operands {
                    first,
                    second,
                    modulus,
                    limbs,
                    ..
                } = operands;
                let both = first.iter().zip(second);
                let numbers: Vec<_> = both
                    .map(|(x, y)| Numbers::of([x, y, modulus], *limbs))
                    .collect();
                let bound = (function.bind)(&numbers).expect("it takes this length");
                Box::new(Recorded {
                    task,
                    numbers,
                    bound,
                })
            }),
        })
    };
    let rows = task
        .into_iter()
        .flat_map(|task| task.functions.iter().filter_map(move |f| row(task, f)));
    rows.collect()
}

/// A public function on the operands of a case.
struct Recorded {
    task: &'static Task,
    numbers: Vec<Numbers>,
    bound: Box<dyn Bound>,
}

impl Work for Recorded {
    fn run(&mut self, start: usize, count: usize) {
        self.bound.run(start, count);
    }

    fn answer(&mut self, index: usize) -> Answer {
        let expected = (self.task.expected)(&self.numbers[index]);
        Answer::Right(self.bound.answer(index) == expected)
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
    let mut scratch_vartime = scratch.clone();
    let vartime = array("bezout/Modulus::invert_batch_vartime", move |xs| {
        let all = modulus.invert_batch_vartime(xs, &mut scratch_vartime);
        assert!(all.expect("room for all"));
    });
    vec![
        array("bezout/Modulus::invert_batch", move |xs| {
            let all = modulus.invert_batch(xs, &mut scratch);
            assert!(bool::from(all.expect("room for all")));
        }),
        Row {
            timing: Timing::Variable,
            ..vartime
        },
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

/// Both halves of a residue, by the function for any length.
fn split(n: usize) -> Row {
    Row::new(
        "bezout/bezout_large::partial_xgcd",
        Timing::Variable,
        move |operands| {
            let m = limbs(&operands.modulus, n);
            ((m, None), operands.map(|x| limbs(x, n)))
        },
        move |(m, out): &mut (Vec<u64>, Option<bezout_large::Partial>), x| {
            let half = 32 * n - 2;
            let found = out.insert(bezout_large::partial_xgcd(m, x, half));
            found.remainders[1][0]
        },
        |(_, out)| {
            let out = out.as_ref().expect("it ran");
            let t = BigInt::from(big(&out.cofactors[1]));
            let t = if out.first_is_positive { -t } else { t };
            Answer::Halves(big(&out.remainders[1]).into(), t)
        },
    )
}

/// Whether a number of 1024 bits has a factor among the primes whose product fits 256 bits, and
/// among all below 1000.
fn sieve() -> Vec<Row> {
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
            let x = Uint::<16>::new(core::array::from_fn(|i| x[i]));
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

fn uint<const L: usize>(x: &BigUint) -> Uint<L> {
    Uint::new(array_of(x))
}
