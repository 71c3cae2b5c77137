// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations that are functions of the library and have no kernels.

use super::compare;
use super::fields::{Fields, Malformed};
use bezout::interop::num_bigint::number_of;
use bezout::{Modulus, Odd, SquareRoots, Uint, dynamic, slices};
use num_bigint::{BigInt, Sign};

type Checks = Vec<Result<(), String>>;

/// The limbs of numbers that are not negative, all of one length.
fn limbs<const N: usize>(names: [&str; N], input: &Fields<'_>) -> Result<[Vec<u64>; N], Malformed> {
    let mut numbers = [(); N].map(|()| Vec::new());
    for (number, name) in numbers.iter_mut().zip(names) {
        let x = input.integer(name)?;
        if x.sign() == Sign::Minus {
            return Err(Malformed(format!("field {name:?} is negative")));
        }
        *number = x.magnitude().to_u64_digits();
    }
    let n = numbers.iter().map(Vec::len).max().unwrap_or(0).max(1);
    for number in &mut numbers {
        number.resize(n, 0);
    }
    Ok(numbers)
}

fn signed(negative: bool, limbs: &[u64]) -> BigInt {
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    BigInt::from_biguint(sign, number_of(limbs))
}

/// What a function says that got lengths which do not agree.
fn refused(error: bezout::Error) -> Malformed {
    Malformed(error.to_string())
}

pub fn partial_xgcd(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let [a, b, bound] = limbs(["a", "b", "bound"], input)?;
    let n = a.len();
    let [mut x, mut y, mut u, mut v] = [(); 4].map(|()| vec![0; n]);
    let negative = slices::partial_xgcd_vartime(
        [&mut x, &mut y],
        [&mut u, &mut v],
        &a,
        &b,
        &bound,
        &mut vec![0; slices::partial_xgcd_scratch(n)],
    );
    let [u_negative, v_negative] = negative.map_err(refused)?.map(bool::from);
    let remainders = vec![signed(false, &x), signed(false, &y)];
    let cofactors = vec![signed(u_negative, &u), signed(v_negative, &v)];
    Ok(vec![
        compare("the remainders", remainders, result.integers("remainders")?),
        compare("the cofactors", cofactors, result.integers("cofactors")?),
    ])
}

pub fn split(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let [v, m] = limbs(["v", "m"], input)?;
    let [mut r, mut t] = [(); 2].map(|()| vec![0; m.len()]);
    let mut scratch = vec![0; slices::split_scratch(m.len())];
    let negative = slices::split_vartime(&mut r, &mut t, &v, &m, &mut scratch).map_err(refused)?;
    let found = (signed(false, &r), signed(negative.into(), &t));
    let expected = (result.integer("r")?, result.integer("t")?);
    Ok(vec![compare("the halves", found, expected)])
}

pub fn small_factor(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let [n] = limbs(["n"], input)?;
    let bound = u32::try_from(input.count("bound")?).unwrap_or(u32::MAX);
    let found = dynamic::has_small_factor(&n, bound).map_err(refused)?;
    let expected = result.count("factor")? != 0;
    Ok(vec![compare("trial division", found.into(), expected)])
}

pub fn sqrt(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let numbers = limbs(["x", "y", "m"], input)?;
    let expected = match result.has("root") {
        true => Some(result.integer("root")?),
        false => None,
    };
    let of_length = match numbers[2].len() {
        1 => sqrt_of::<1>,
        2..=4 => sqrt_of::<4>,
        5..=9 => sqrt_of::<9>,
        n => return Err(Malformed(format!("a modulus of {n} limbs; 9 are accepted"))),
    };
    of_length(&numbers, expected.as_ref())
}

fn sqrt_of<const L: usize>(
    numbers: &[Vec<u64>; 3],
    expected: Option<&BigInt>,
) -> Result<Checks, Malformed> {
    let limb = |i: usize, j: usize| numbers[i].get(j).copied().unwrap_or(0);
    let [x, y, m] = [0, 1, 2].map(|i| Uint::<L>::new(core::array::from_fn(|j| limb(i, j))));
    let m = Odd::new(m)
        .into_option()
        .ok_or_else(|| Malformed("field \"m\" is even".into()))?;
    let modulus = Modulus::new(m);
    let value = |root: Uint<L>| signed(false, root.limbs());
    let by_modulus = modulus.sqrt_ratio(&x, &y).into_option().map(value);
    let roots = SquareRoots::new(&modulus);
    let by_constants = roots.sqrt_ratio(&x, &y).into_option().map(value);
    Ok(vec![
        compare("the root", by_modulus.as_ref(), expected),
        compare("the root by constants", by_constants.as_ref(), expected),
    ])
}
