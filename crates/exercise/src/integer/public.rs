// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations that are functions of the library and have no kernels, on inputs of the committed
//! vectors.

use super::vectors::{int, nat, pair};
use crate::oracle::{big, limbs};
use bezout::{Modulus, Odd, SquareRoots, Uint, dynamic, slices};
use num_bigint::{BigInt, BigUint, Sign};
use serde_json::Value;

/// Compares what the functions of an operation find with the result. None for an operation that is
/// not here.
///
/// # Panics
/// If input or result lack a field of the schema.
pub fn check(operation: &str, input: &Value, result: &Value) -> Option<Result<(), String>> {
    Some(match operation {
        "partial_xgcd" => partial_xgcd(input, result),
        "split" => split(input, result),
        "sqrt" => sqrt(input, result),
        "small_factor" => small_factor(input, result),
        _ => return None,
    })
}

fn compare<T: PartialEq + core::fmt::Debug>(found: &T, expected: &T) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("found {found:?}, expected {expected:?}")),
    }
}

fn signed(negative: bool, magnitude: BigUint) -> BigInt {
    BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, magnitude)
}

fn partial_xgcd(input: &Value, result: &Value) -> Result<(), String> {
    let numbers = ["a", "b", "bound"].map(|name| nat(&input[name]));
    let longest = numbers.iter().map(BigUint::bits).max().unwrap_or(1);
    let n = longest.div_ceil(64).max(1) as usize;
    let [a, b, bound] = numbers.map(|x| limbs(&x, n));
    let mut out = [(); 4].map(|()| vec![7; n]);
    let [x, y, u, v] = out.each_mut().map(|x| &mut x[..]);
    let mut scratch = vec![7; slices::partial_xgcd_scratch(n)];
    let negative = slices::partial_xgcd_vartime([x, y], [u, v], &a, &b, &bound, &mut scratch);
    let [u_negative, v_negative] = negative.expect("equal lengths").map(bool::from);
    let [x, y, u, v] = out.map(|x| big(&x));
    let found = [
        signed(false, x),
        signed(false, y),
        signed(u_negative, u),
        signed(v_negative, v),
    ];
    let expected = ["remainders", "cofactors"].map(|name| [0, 1].map(|i| int(&result[name][i])));
    compare(&&found[..], &expected.as_flattened())
}

fn split(input: &Value, result: &Value) -> Result<(), String> {
    let (v, m) = pair(&nat(&input["v"]), &nat(&input["m"]));
    let (mut r, mut denominator) = (vec![7; m.len()], vec![7; m.len()]);
    let mut scratch = vec![7; slices::split_scratch(m.len())];
    let negative = slices::split_vartime(&mut r, &mut denominator, &v, &m, &mut scratch);
    let t = signed(negative.expect("equal lengths").into(), big(&denominator));
    compare(&(big(&r), t), &(nat(&result["r"]), int(&result["t"])))
}

fn sqrt(input: &Value, result: &Value) -> Result<(), String> {
    let numbers = ["x", "y", "m"].map(|name| nat(&input[name]));
    let n = numbers[2].bits().div_ceil(64).max(1) as usize;
    let of_length = match n {
        1 => sqrt_of::<1>,
        4 => sqrt_of::<4>,
        6 => sqrt_of::<6>,
        7 => sqrt_of::<7>,
        8 => sqrt_of::<8>,
        9 => sqrt_of::<9>,
        _ => return Err(format!("no test has {n} limbs")),
    };
    of_length(&numbers.map(|x| limbs(&x, n)), result)
}

fn sqrt_of<const L: usize>(numbers: &[Vec<u64>; 3], result: &Value) -> Result<(), String> {
    let [x, y, m] = [0, 1, 2].map(|i| Uint::<L>::new(core::array::from_fn(|j| numbers[i][j])));
    let modulus = Modulus::new(Odd::new(m).expect("odd"));
    let expected = result.get("root").map(nat);
    let value = |root: Uint<L>| big(root.limbs());
    let roots = SquareRoots::new(&modulus);
    let mut found = vec![modulus.sqrt_ratio(&x, &y), roots.sqrt_ratio(&x, &y)];
    if y == Uint::ONE {
        found.extend([modulus.sqrt(&x), roots.sqrt(&x)]);
    }
    let mut found = found.into_iter().map(|root| root.into_option().map(value));
    found.try_for_each(|root| compare(&root, &expected))
}

fn small_factor(input: &Value, result: &Value) -> Result<(), String> {
    let (n, bound) = (nat(&input["n"]), input["bound"].as_u64().expect("bound"));
    let found = dynamic::has_small_factor(&n.to_u64_digits(), bound as u32).expect("in range");
    compare(&bool::from(found), &(result["factor"] != 0))
}
