// SPDX-License-Identifier: MIT OR Apache-2.0
//! crrl: optimized binary GCD in Rust, for moduli known at compile time.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::{Prime, Size};
use crrl::ed25519::Scalar;
use crrl::field::{GF25519, GFb127, GFp256, GFsecp256k1, ModInt256};
use num_bigint::BigUint;
use std::ops::Div;

const VERSION: &str = env!("VERSION_CRRL");

/// The generic type takes its modulus as parameters: the one of the `256` cases, which a test
/// compares.
type Any256 = ModInt256<
    0x6163_ec08_2470_a23f,
    0x8708_e75f_9373_0997,
    0x3cdf_a62e_b47d_2f30,
    0x8026_72df_7e70_30c9,
>;

/// Its one binary field with an inversion of its own.
pub fn gf2_rows(case: &Case) -> Vec<Row> {
    if case.name != "gf2_127" {
        return Vec::new();
    }
    vec![Row::new(
        format!("crrl/{VERSION}/GFb127"),
        Timing::Constant,
        |operands| {
            let convert = |x: &BigUint| {
                let [low, high] = array_of(x);
                GFb127::w64le(low, high)
            };
            (GFb127::ZERO, operands.map(convert))
        },
        |out, x| {
            *out = x.invert();
            u64::from(out.encode()[0])
        },
        |out| Answer::Inverse(Some(BigUint::from_bytes_le(&out.encode()))),
    )]
}

pub fn rows(case: &Case) -> Vec<Row> {
    let op = case.op;
    match case.size {
        Size::Prime(Prime::P25519) => {
            type F = GF25519;
            let from = |x: &BigUint| words(x, F::from_w64le);
            match op {
                Op::InvertBatch => vec![batch("GF25519", from, F::batch_invert, F::encode32)],
                Op::Mul => vec![product(from)],
                Op::Sqrt => vec![root("GF25519", from, F::sqrt, F::encode32)],
                _ => field_rows(op, "GF25519", F::ONE, from, F::encode32, F::legendre),
            }
        }
        Size::Bits(256) => {
            type F = Any256;
            let from = |x: &BigUint| words(x, F::from_w64le);
            match op {
                Op::InvertBatch => vec![batch("ModInt256", from, F::batch_invert, F::encode32)],
                Op::Invert | Op::Jacobi => {
                    field_rows(op, "ModInt256", F::ONE, from, F::encode32, F::legendre)
                }
                _ => arithmetic(op),
            }
        }
        Size::Prime(Prime::Ed25519Order) => {
            type F = Scalar;
            let from = |x: &BigUint| words(x, F::from_w64le);
            match op {
                Op::Split => vec![split(from)],
                _ => field_rows(
                    op,
                    "ed25519::Scalar",
                    F::ONE,
                    from,
                    F::encode32,
                    F::legendre,
                ),
            }
        }
        Size::Prime(Prime::Secp256k1) => {
            type F = GFsecp256k1;
            let from = |x: &BigUint| words(x, F::from_w64le);
            match op {
                Op::Sqrt => vec![root("GFsecp256k1", from, F::sqrt, F::encode32)],
                _ => field_rows(op, "GFsecp256k1", F::ONE, from, F::encode32, F::legendre),
            }
        }
        Size::Prime(Prime::P256) => {
            type F = GFp256;
            let from = |x: &BigUint| words(x, F::from_w64le);
            match op {
                Op::Sqrt => vec![root("GFp256", from, F::sqrt, F::encode32)],
                _ => field_rows(op, "GFp256", F::ONE, from, F::encode32, F::legendre),
            }
        }
        _ => Vec::new(),
    }
}

/// Inversion and symbol of one field type. crrl divides; 1/x is its inversion and one
/// multiplication.
fn field_rows<F: Copy + Div<Output = F> + 'static>(
    op: Op,
    name: &str,
    one: F,
    from: fn(&BigUint) -> F,
    encode: fn(F) -> [u8; 32],
    legendre: fn(F) -> i32,
) -> Vec<Row> {
    let name = format!("crrl/{VERSION}/{name}");
    match op {
        Op::Invert => vec![Row::new(
            name,
            Timing::Constant,
            move |operands| (one, operands.map(from)),
            move |out, x| {
                *out = one / *x;
                low_word(out)
            },
            move |out| Answer::Inverse(Some(BigUint::from_bytes_le(&encode(*out)))),
        )],
        Op::Jacobi | Op::Legendre => vec![Row::new(
            name,
            Timing::Constant,
            move |operands| (0, operands.map(from)),
            move |out, x| {
                *out = legendre(*x);
                *out as u64
            },
            |out| Answer::Symbol(*out),
        )],
        _ => Vec::new(),
    }
}

/// Square roots of one field type, which come with a mask of ones if there is one.
fn root<F: Copy + 'static>(
    name: &str,
    from: fn(&BigUint) -> F,
    sqrt: fn(F) -> (F, u32),
    encode: fn(F) -> [u8; 32],
) -> Row {
    Row::new(
        format!("crrl/{VERSION}/{name}"),
        Timing::Constant,
        move |operands| (None, operands.map(from)),
        move |out, x| {
            *out = Some(sqrt(*x));
            out.as_ref().map_or(0, |(y, _)| low_word(y))
        },
        move |out| {
            let (y, found) = out.expect("it ran");
            Answer::Root((found != 0).then(|| BigUint::from_bytes_le(&encode(y))))
        },
    )
}

/// The shortest vector of a scalar's lattice.
fn split(from: fn(&BigUint) -> Scalar) -> Row {
    Row::new(
        format!("crrl/{VERSION}/ed25519::Scalar"),
        Timing::Variable,
        move |operands| ((0, 0), operands.map(from)),
        |out, x| {
            *out = x.split_vartime();
            out.0 as u64
        },
        |&(r, t)| Answer::Halves(r.into(), t.into()),
    )
}

/// Between numbers in the form that the type keeps them in.
fn arithmetic(op: Op) -> Vec<Row> {
    let row = |function: fn(Any256, Any256) -> Any256| {
        vec![Row::new(
            format!("crrl/{VERSION}/ModInt256"),
            Timing::Constant,
            |operands| {
                let pairs = operands.map_pairs(|x| words(x, Any256::from_w64le));
                (Any256::ZERO, pairs)
            },
            move |out, (a, b)| {
                *out = function(*a, *b);
                low_word(out)
            },
            |out| Answer::Number(BigUint::from_bytes_le(&out.encode32())),
        )]
    };
    match op {
        Op::Add => row(|a, b| a + b),
        Op::Sub => row(|a, b| a - b),
        Op::Neg => row(|a, _| -a),
        Op::Square => row(|a, _| a.square()),
        Op::Divide => row(|a, b| a / b),
        _ => Vec::new(),
    }
}

/// Inversion of an array of one field type.
fn batch<F: Copy + 'static>(
    name: &str,
    from: fn(&BigUint) -> F,
    invert: fn(&mut [F]),
    encode: fn(F) -> [u8; 32],
) -> Row {
    Row::array(
        format!("crrl/{VERSION}/{name}::batch_invert"),
        from,
        move |xs, _| invert(xs),
        move |x| Answer::Inverse(Some(BigUint::from_bytes_le(&encode(*x)))),
    )
}

/// Multiplications that the compiler inlines, as in its users' code.
fn product(from: fn(&BigUint) -> GF25519) -> Row {
    Row::array(
        format!("crrl/{VERSION}/GF25519"),
        from,
        |xs, ys| {
            for (x, y) in xs.iter_mut().zip(ys) {
                *x *= y;
            }
        },
        |x| Answer::Number(BigUint::from_bytes_le(&x.encode32())),
    )
}

fn words<F>(x: &BigUint, from: fn(u64, u64, u64, u64) -> F) -> F {
    let [x0, x1, x2, x3] = array_of(x);
    from(x0, x1, x2, x3)
}

/// Any word of a field element, whose limbs are private: it only has to depend on the result.
fn low_word<F>(x: &F) -> u64 {
    const { assert!(size_of::<F>() >= 8 && align_of::<F>() >= 8) };
    // SAFETY: crrl's 256-bit fields are wrappers of `[u64; 4]` without padding in front.
    unsafe { (x as *const F).cast::<u64>().read() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::oracle::big;

    #[test]
    fn modulus_is_the_case_s() {
        assert_eq!(
            Size::Bits(256).modulus().map(|m| big(&m)),
            Some(big(&Any256::MODULUS))
        );
    }
}
