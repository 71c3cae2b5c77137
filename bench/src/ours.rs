// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's own rows: one for every kernel of every operation's table, and the typed public functions.

use crate::case::{Case, Op, Operands, limbs_of, number_of};
use crate::functions::{self, modulus, uint};
use crate::row::{ARRAY, Answer, Row, Timing};
use bezout::kernels::integer::{
    Gcd, Invert, InvertPseudoMersenne255, Jacobi, Shape, Xgcd as XgcdOperation,
};
use bezout::kernels::{Kernel, Operation, Timing as Class};
use bezout::pseudo_mersenne::{F25519, PseudoMersenne255};
use bezout::{DynModulus, Modulus, ModulusRef, Odd, Signed, Symbol, Uint, Xgcd, invert_each};
use num_bigint::{BigInt, BigUint};
use subtle::CtOption;

/// Our implementations of a case: `bezout/<kernel>` called through the table, `bezout/<function>` as users call it.
pub fn rows(case: &Case) -> Vec<Row> {
    if let Op::Table(table) = case.op {
        return crate::tables::rows(table);
    }
    if case.ring() == "gf2" {
        return crate::gf2::rows(case);
    }
    if case.ring() == "poly" {
        return crate::polynomial::rows(case);
    }
    #[cfg(feature = "clients")]
    if case.op == Op::Client {
        return crate::clients::rows(case);
    }
    let mut rows: Vec<Row> = match case.op {
        Op::Invert => selected(case).map(invert).collect(),
        Op::Gcd => selected(case).map(gcd).collect(),
        Op::Xgcd => selected(case).map(xgcd).collect(),
        Op::Jacobi | Op::Legendre => selected(case).map(jacobi).collect(),
        Op::Mul => vec![residue_product(), residue_batch()],
        Op::InvertBatch | Op::Client | Op::Arithmetic(_) | Op::Table(_) => Vec::new(),
    };
    if case.op == Op::InvertBatch && case.size == "2^255-19" {
        rows.extend([residue_batch(), pseudo_mersenne_batch()]);
        rows.extend(crate::tables::rows(crate::tables::INVERT_BATCH));
    }
    if case.op == Op::Invert && case.size == "2^255-19" {
        rows.extend([typed_residue(), typed_residue_vartime()]);
        let special = InvertPseudoMersenne255::table().iter();
        rows.extend(special.filter(|k| k.available()).map(pseudo_mersenne));
    }
    rows.extend(crate::functions::rows(case));
    rows.extend(match case.limbs() {
        4 => typed::<4>(case),
        6 => typed::<6>(case),
        8 => typed::<8>(case),
        9 => typed::<9>(case),
        16 => typed::<16>(case),
        32 => typed::<32>(case),
        64 => typed::<64>(case),
        102 => typed::<102>(case),
        _ => Vec::new(),
    });
    rows
}

/// What is public of a case's numbers.
fn shape(limbs: usize, prime: bool) -> Shape {
    let shape = Shape::new(limbs);
    if prime { shape.prime() } else { shape }
}

/// The kernels of an operation that can do a case on this CPU.
fn selected<O: Operation<Parameter = Shape>>(
    case: &Case,
) -> impl Iterator<Item = &'static Kernel<O>> + use<O> {
    let shape = shape(case.limbs(), case.prime);
    O::table()
        .iter()
        .filter(move |kernel| kernel.accepts(&shape))
}

/// Outputs and scratch of one kernel, all of the case's length.
struct Buffers {
    modulus: DynModulus,
    out: [Vec<u64>; 3],
    negative: (bool, bool),
    symbol: i8,
    found: bool,
    scratch: Vec<u64>,
}

impl Buffers {
    fn new(operands: &Operands, scratch: fn(&Shape) -> usize) -> Buffers {
        let zeros = vec![0; operands.limbs];
        Buffers {
            modulus: DynModulus::new(&limbs_of(&operands.modulus, operands.limbs))
                .expect("a case's modulus is odd"),
            out: [zeros.clone(), zeros.clone(), zeros],
            negative: (false, false),
            symbol: 0,
            found: false,
            scratch: vec![0; scratch(&Shape::new(operands.limbs))],
        }
    }
}

fn invert(kernel: &'static Kernel<Invert>) -> Row {
    kernel_row(
        kernel,
        single,
        |kernel, state, x| {
            let yes = (kernel.run)(
                &mut state.out[0],
                x,
                state.modulus.as_ref(),
                &mut state.scratch,
            );
            state.found = yes.into();
            state.out[0][0]
        },
        |state| Answer::Inverse(state.found.then(|| number_of(&state.out[0]))),
    )
}

fn gcd(kernel: &'static Kernel<Gcd>) -> Row {
    kernel_row(
        kernel,
        pair,
        |kernel, state, (a, b)| {
            (kernel.run)(&mut state.out[0], a, b, &mut state.scratch);
            state.out[0][0]
        },
        |state| Answer::Gcd(number_of(&state.out[0])),
    )
}

fn xgcd(kernel: &'static Kernel<XgcdOperation>) -> Row {
    kernel_row(
        kernel,
        pair,
        |kernel, state, (a, b)| {
            let [g, s, t] = &mut state.out;
            let (s_negative, t_negative) = (kernel.run)(g, s, t, a, b, &mut state.scratch);
            state.negative = (s_negative.into(), t_negative.into());
            state.out[1][0]
        },
        |state| {
            let [g, s, t] = &state.out;
            let (s_negative, t_negative) = state.negative;
            Answer::Xgcd(number_of(g), signed(s, s_negative), signed(t, t_negative))
        },
    )
}

fn jacobi(kernel: &'static Kernel<Jacobi>) -> Row {
    kernel_row(
        kernel,
        single,
        |kernel, state, x| {
            let symbol = (kernel.run)(x, state.modulus.as_ref().limbs(), &mut state.scratch);
            state.symbol = symbol.value();
            state.symbol as u64
        },
        |state| Answer::Symbol(state.symbol.into()),
    )
}

fn kernel_row<O: Operation<Parameter = Shape>, I: 'static>(
    kernel: &'static Kernel<O>,
    convert: fn(&Operands) -> Vec<I>,
    operation: fn(&Kernel<O>, &mut Buffers, &I) -> u64,
    answer: fn(&Buffers) -> Answer,
) -> Row {
    Row::new(
        format!("bezout/{}", kernel.name),
        match kernel.timing {
            Class::Constant => Timing::Constant,
            Class::Variable => Timing::Variable,
        },
        move |operands| (Buffers::new(operands, kernel.scratch), convert(operands)),
        move |state, operand| operation(kernel, state, operand),
        answer,
    )
}

fn single(operands: &Operands) -> Vec<Vec<u64>> {
    operands.map(|x| limbs_of(x, operands.limbs))
}

fn pair(operands: &Operands) -> Vec<(Vec<u64>, Vec<u64>)> {
    operands.map_pairs(|x| limbs_of(x, operands.limbs))
}

/// The kernels for 2^255 - r with r known at run time.
fn pseudo_mersenne(kernel: &'static Kernel<InvertPseudoMersenne255>) -> Row {
    Row::new(
        format!("bezout/{} (2^255-r)", kernel.name),
        Timing::Constant,
        |operands| {
            let modulus = PseudoMersenne255::new(19).expect("odd and below 2^31");
            ((modulus, vec![0; 4], false), single(operands))
        },
        move |(modulus, out, found), x| {
            *found = (kernel.run)(out, x, modulus).into();
            out[0]
        },
        |(_, out, found)| Answer::Inverse(found.then(|| number_of(out))),
    )
}

/// The inverse as users of the field call it.
fn typed_residue() -> Row {
    Row::new(
        "bezout/F25519::invert",
        Timing::Constant,
        |operands| {
            (
                (F25519::ZERO, false),
                operands.map(|x| F25519::from_uint(&uint(x))),
            )
        },
        |(out, found), x| {
            let inverse = x.invert();
            *found = inverse.is_some().into();
            *out = inverse.unwrap_or(F25519::ZERO);
            out.to_uint().limbs()[0]
        },
        |(out, found)| Answer::Inverse(found.then(|| number_of(out.to_uint().limbs()))),
    )
}

fn typed_residue_vartime() -> Row {
    Row::new(
        "bezout/F25519::invert_vartime",
        Timing::Variable,
        |operands| (None, operands.map(|x| F25519::from_uint(&uint(x)))),
        |out: &mut Option<F25519>, x| {
            *out = x.invert_vartime();
            out.as_ref().map_or(0, |y| y.to_uint().limbs()[0])
        },
        |out| Answer::Inverse(out.as_ref().map(|y| number_of(y.to_uint().limbs()))),
    )
}

/// Multiplications of the field that the compiler inlines, as in its users' code.
fn residue_product() -> Row {
    Row::array(
        "bezout/F25519",
        |x| F25519::from_uint(&uint(x)),
        |xs, ys| {
            for (x, y) in xs.iter_mut().zip(ys) {
                *x *= y;
            }
        },
        |x| Answer::Number(number_of(x.to_uint().limbs())),
    )
}

fn residue_batch() -> Row {
    let mut scratch = vec![F25519::ZERO; ARRAY];
    Row::array(
        "bezout/F25519::invert_batch",
        |x| F25519::from_uint(&uint(x)),
        move |xs, _| {
            let all = F25519::invert_batch(xs, &mut scratch).expect("room for all");
            assert!(bool::from(all));
        },
        |x| Answer::Inverse(Some(number_of(x.to_uint().limbs()))),
    )
}

fn pseudo_mersenne_batch() -> Row {
    let modulus = PseudoMersenne255::new(19).expect("odd and below 2^31");
    let mut scratch = vec![Uint::ZERO; ARRAY];
    Row::array(
        "bezout/PseudoMersenne255::invert_batch",
        uint::<4>,
        move |xs, _| {
            let all = modulus
                .invert_batch(xs, &mut scratch)
                .expect("room for all");
            assert!(bool::from(all));
        },
        |x| Answer::Inverse(Some(number_of(x.limbs()))),
    )
}

fn typed_batch<const L: usize>(modulus: &BigUint) -> Row {
    let modulus = Modulus::<L>::new(Odd::new(uint(modulus)).expect("a case's modulus is odd"));
    let mut scratch = vec![Uint::ZERO; ARRAY];
    Row::array(
        "bezout/Modulus::invert_batch",
        uint::<L>,
        move |xs, _| {
            let all = modulus
                .invert_batch(xs, &mut scratch)
                .expect("room for all");
            assert!(bool::from(all));
        },
        |x| Answer::Inverse(Some(number_of(x.limbs()))),
    )
}

/// As many as an array on the stack has room for.
fn typed_array<const L: usize>(modulus: &BigUint) -> Row {
    const GROUP: usize = 64;
    let modulus = Modulus::<L>::new(Odd::new(uint(modulus)).expect("a case's modulus is odd"));
    Row::array(
        format!("bezout/Modulus::invert_array ({GROUP} in a call)"),
        uint::<L>,
        move |xs, _| {
            for group in xs.as_chunks_mut::<GROUP>().0 {
                assert!(bool::from(modulus.invert_array(group)));
            }
        },
        |x| Answer::Inverse(Some(number_of(x.limbs()))),
    )
}

/// Inversions that know nothing of each other, `GROUP` in a call: here with one modulus, which makes no difference.
fn typed_each<const L: usize, const GROUP: usize>(modulus: &BigUint) -> Row {
    let modulus = uint::<L>(modulus);
    Row::array(
        format!("bezout/invert_each ({GROUP} in a call)"),
        uint::<L>,
        move |xs, _| {
            let modulus = ModulusRef::new(modulus.limbs()).expect("a case's modulus is odd");
            for group in xs.chunks_exact_mut(GROUP) {
                let mut out = [CtOption::new(Uint::ZERO, 0.into()); GROUP];
                invert_each(&mut out, group, &[modulus; GROUP]).expect("the counts agree");
                for (x, y) in group.iter_mut().zip(out) {
                    *x = y.expect("an inverse has an inverse");
                }
            }
        },
        |x| Answer::Inverse(Some(number_of(x.limbs()))),
    )
}

/// The functions that users call, on lengths that the compiler knows.
fn typed<const L: usize>(case: &Case) -> Vec<Row> {
    match case.op {
        Op::InvertBatch => vec![
            typed_batch::<L>(&case.modulus),
            typed_array::<L>(&case.modulus),
            typed_each::<L, 2>(&case.modulus),
            typed_each::<L, 4>(&case.modulus),
            typed_each::<L, 8>(&case.modulus),
        ],
        Op::Mul | Op::Client | Op::Table(_) => Vec::new(),
        Op::Arithmetic(arithmetic) => functions::of_modulus::<L>(arithmetic),
        Op::Invert => vec![
            typed_invert::<L>(),
            typed_invert_vartime::<L>(),
            functions::one_shot::<L>(Timing::Constant, Uint::invert_odd_mod),
            functions::one_shot::<L>(Timing::Variable, |x, m| {
                let y = x.invert_odd_mod_vartime(m);
                CtOption::new(y.unwrap_or(Uint::ZERO), u8::from(y.is_some()).into())
            }),
        ],
        Op::Gcd => vec![
            typed_gcd::<L>("bezout/Uint::gcd", Timing::Constant, Uint::gcd),
            typed_gcd::<L>(
                "bezout/Uint::gcd_vartime",
                Timing::Variable,
                Uint::gcd_vartime,
            ),
        ],
        Op::Xgcd => vec![
            typed_xgcd::<L>("bezout/Uint::xgcd", Timing::Constant, Uint::xgcd),
            typed_xgcd::<L>(
                "bezout/Uint::xgcd_vartime",
                Timing::Variable,
                Uint::xgcd_vartime,
            ),
        ],
        Op::Jacobi | Op::Legendre => vec![
            typed_symbol::<L>("bezout/Modulus::jacobi", Timing::Constant, Modulus::jacobi),
            typed_symbol::<L>(
                "bezout/Modulus::jacobi_vartime",
                Timing::Variable,
                Modulus::jacobi_vartime,
            ),
        ],
    }
}

fn typed_invert<const L: usize>() -> Row {
    Row::new(
        "bezout/Modulus::invert",
        Timing::Constant,
        |operands| {
            (
                (modulus::<L>(operands), Uint::ZERO, false),
                operands.map(uint::<L>),
            )
        },
        |(modulus, out, found), x| {
            let inverse = modulus.invert(x);
            *found = inverse.is_some().into();
            *out = inverse.unwrap_or(Uint::ZERO);
            out.limbs()[0]
        },
        |(_, out, found)| Answer::Inverse(found.then(|| number_of(out.limbs()))),
    )
}

fn typed_invert_vartime<const L: usize>() -> Row {
    Row::new(
        "bezout/Modulus::invert_vartime",
        Timing::Variable,
        |operands| ((modulus::<L>(operands), None), operands.map(uint::<L>)),
        |(modulus, out), x| {
            *out = modulus.invert_vartime(x);
            out.as_ref().map_or(0, |inverse| inverse.limbs()[0])
        },
        |(_, out)| Answer::Inverse(out.as_ref().map(|inverse| number_of(inverse.limbs()))),
    )
}

type GcdOf<const L: usize> = fn(&Uint<L>, &Uint<L>) -> Uint<L>;

fn typed_gcd<const L: usize>(name: &str, timing: Timing, function: GcdOf<L>) -> Row {
    Row::new(
        name,
        timing,
        |operands| (Uint::ZERO, operands.map_pairs(uint::<L>)),
        move |out: &mut Uint<L>, (a, b)| {
            *out = function(a, b);
            out.limbs()[0]
        },
        |out| Answer::Gcd(number_of(out.limbs())),
    )
}

type XgcdOf<const L: usize> = fn(&Uint<L>, &Uint<L>) -> Xgcd<Uint<L>>;

fn typed_xgcd<const L: usize>(name: &str, timing: Timing, function: XgcdOf<L>) -> Row {
    Row::new(
        name,
        timing,
        |operands| (Uint::ZERO.xgcd(&Uint::ZERO), operands.map_pairs(uint::<L>)),
        move |out: &mut Xgcd<Uint<L>>, (a, b)| {
            *out = function(a, b);
            out.s.magnitude.limbs()[0]
        },
        |out| {
            let signed = |x: &Signed<Uint<L>>| signed(x.magnitude.limbs(), x.negative.into());
            Answer::Xgcd(number_of(out.gcd.limbs()), signed(&out.s), signed(&out.t))
        },
    )
}

type SymbolOf<const L: usize> = fn(&Modulus<L>, &Uint<L>) -> Symbol;

fn typed_symbol<const L: usize>(name: &str, timing: Timing, function: SymbolOf<L>) -> Row {
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

fn signed(magnitude: &[u64], negative: bool) -> BigInt {
    let magnitude = BigInt::from(number_of(magnitude));
    if negative { -magnitude } else { magnitude }
}
