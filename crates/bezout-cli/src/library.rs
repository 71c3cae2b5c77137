// SPDX-License-Identifier: MIT OR Apache-2.0
//! From the command's numbers to the library and back. Answers are checked, by other arithmetic, before they are printed.

use crate::failure::Failure;
use crate::number::MAX_BITS;
use crate::progress;
use bezout::interop::num_bigint::number_of;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd};
use bezout::kernels::{Kernel, Operation, Timing};
use bezout::{DynModulus, Signed, dynamic};
use bezout_front::integer::{self, Integer};
use bezout_front::{Error, kernels};
use clap::Args;
use num_bigint::{BigInt, Sign};
use num_integer::Integer as _;
use num_traits::{One, Signed as _, Zero};
use std::sync::Once;

/// How an operation is to be computed.
#[derive(Args, Clone, Debug, Default)]
pub struct Method {
    /// Take a time that depends on the values: faster, for numbers that are no secret
    #[arg(long, conflicts_with = "kernel")]
    pub vartime: bool,
    /// Compute by the kernel of this name, as listed by 'bezout kernels'
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
}

impl Method {
    /// The method for one operation, looked up.
    pub fn choose<O: Operation>(&self) -> Result<Chosen<O>, Failure> {
        Ok(match &self.kernel {
            Some(name) => Chosen::Kernel(kernels::named(name)?),
            None if self.vartime => Chosen::Default(Timing::Variable),
            None => Chosen::Default(Timing::Constant),
        })
    }
}

/// The method of one operation.
pub enum Chosen<O: Operation> {
    /// What the library uses.
    Default(Timing),
    /// The kernel asked for.
    Kernel(&'static Kernel<O>),
}

impl<O: Operation> Chosen<O> {
    /// Says so before it takes long, where another way does not.
    fn hint(&self, a: &BigInt, b: &BigInt, long: u64) {
        self.hint_if(a.bits().max(b.bits()) >= long);
    }

    fn hint_if(&self, long: bool) {
        static ONCE: Once = Once::new();
        if long && matches!(self, Self::Default(Timing::Constant)) {
            ONCE.call_once(|| eprintln!("{HINT}"));
        }
    }

    /// What the time depends on.
    pub fn timing(&self) -> Timing {
        match self {
            Self::Default(timing) => *timing,
            Self::Kernel(kernel) => kernel.timing,
        }
    }

    /// The name of the kernel that such operands go to.
    pub fn name(&self, parameter: &O::Parameter) -> &'static str {
        let kernel = match self {
            Self::Default(timing) => O::default(*timing, parameter),
            Self::Kernel(kernel) => Some(*kernel),
        };
        kernel.map_or("default", |kernel| kernel.name)
    }
}

/// The bits from which on constant time takes seconds: of gcds and of inverses modulo odd numbers, and of all that takes a
/// time in proportion to the square of the length.
const LONG: u64 = 1 << 23;
const LONG_SQUARED: u64 = 1 << 19;
/// The same for powers: the square of the modulus' limbs, for each limb of the exponent.
const LONG_POWER: u64 = 1 << 23;
const HINT: &str =
    "hint: in constant time this takes long; --vartime is faster, for numbers that are no secret";

/// The public properties of two numbers.
pub fn shape(a: &BigInt, b: &BigInt) -> Shape {
    let limbs = a.bits().max(b.bits()).div_ceil(64).max(1);
    Shape::new(limbs as usize)
}

/// Sign and limbs.
struct Operand(bool, Vec<u64>);

impl Operand {
    fn of(x: &BigInt) -> Self {
        let (sign, limbs) = x.to_u64_digits();
        Self(sign == Sign::Minus, limbs)
    }

    fn view(&self) -> Integer<'_> {
        Integer::new(self.0, &self.1)
    }
}

fn number(limbs: &[u64]) -> BigInt {
    number_of(limbs).into()
}

fn signed(x: &Signed<Vec<u64>>) -> BigInt {
    match x.negative.into() {
        true => -number(&x.magnitude),
        false => number(&x.magnitude),
    }
}

/// The gcd of the absolute values.
pub fn gcd(a: &BigInt, b: &BigInt, by: &Chosen<Gcd>) -> Result<BigInt, Failure> {
    by.hint(a, b, LONG);
    let (x, y) = (Operand::of(a), Operand::of(b));
    let (x, y) = (x.view(), y.view());
    let gcd = match by {
        Chosen::Default(Timing::Constant) => integer::gcd(x, y),
        Chosen::Default(Timing::Variable) => {
            // Both numbers lose as many bits as the shorter one has.
            let bar = progress::bar(a.bits().min(b.bits()), "of the gcd");
            let told = |bits| bar.set_position(bits as u64);
            let gcd = bezout_large::gcd_with_progress(x.limbs(), y.limbs(), told);
            bar.finish_and_clear();
            gcd
        }
        Chosen::Kernel(kernel) => integer::gcd_by(kernel, x, y)?,
    };
    Ok(number(&gcd))
}

/// The least common multiple of the absolute values; 0 if one of them is 0.
pub fn lcm(a: &BigInt, b: &BigInt, by: &Chosen<Gcd>) -> Result<BigInt, Failure> {
    if a.bits() + b.bits() > MAX_BITS {
        return Err(Failure::usage(format!(
            "the multiple is too long; at most {MAX_BITS} bits are accepted"
        )));
    }
    if let Chosen::Default(Timing::Constant) = by {
        by.hint(a, b, LONG_SQUARED);
        let (x, y) = (Operand::of(a), Operand::of(b));
        return Ok(number(&dynamic::lcm(&x.1, &y.1)));
    }
    let gcd = gcd(a, b, by)?;
    if gcd.is_zero() {
        return Ok(gcd);
    }
    let (cofactor, _) = bezout_large::divide(&Operand::of(a).1, &Operand::of(&gcd).1)?;
    Ok(number(&cofactor) * b.abs())
}

/// Refuses a modulus below 1, and an even one in constant time, for which `what` has no algorithm.
fn check_modulus(what: &str, m: &BigInt, timing: Timing) -> Result<(), Failure> {
    if m.sign() != Sign::Plus {
        let negative = m.sign() == Sign::Minus;
        return Err(Error::Modulus { negative }.into());
    }
    if !m.bit(0) && timing == Timing::Constant {
        return Err(Failure::usage(format!(
            "{what} modulo an even number has no constant-time algorithm here; --vartime accepts one whose time depends on the values"
        )));
    }
    Ok(())
}

/// `x y` modulo `m`, in `[0, m)`. Modulo an even number only variable time has an algorithm.
pub fn multiply(x: &BigInt, y: &BigInt, m: &BigInt, timing: Timing) -> Result<BigInt, Failure> {
    check_modulus("mul", m, timing)?;
    let [x, y] = [x, y].map(|x| x.mod_floor(m));
    Ok(match timing {
        Timing::Constant => {
            let [(_, x), (_, y), (_, m)] = [&x, &y, m].map(|x| x.to_u64_digits());
            number(&DynModulus::new(&m)?.mul(&x, &y))
        }
        Timing::Variable => x * y % m,
    })
}

/// `x^e` modulo `m`, in `[0, m)`, or none: of a negative exponent it is a power of the inverse. Modulo an even number
/// only variable time has an algorithm.
pub fn power(x: &BigInt, e: &BigInt, m: &BigInt, by: &Chosen<Invert>) -> Result<Inverse, Failure> {
    check_modulus("pow", m, by.timing())?;
    let x = if e.sign() == Sign::Minus {
        match Inversion::new(x, m, by).result()? {
            Inverse::Is(inverse) => inverse,
            none => return Ok(none),
        }
    } else {
        x.mod_floor(m)
    };
    let [(_, x), (_, e), (_, m)] = [&x, e, m].map(|x| x.to_u64_digits());
    Ok(Inverse::Is(number(&match by.timing() {
        Timing::Constant => {
            by.hint_if(m.len() as u64 * m.len() as u64 * e.len() as u64 >= LONG_POWER);
            DynModulus::new(&m)?.pow(&x, &e)
        }
        Timing::Variable => bezout_large::pow(&x, &e, &m)?,
    })))
}

/// `(g, s, t)` with `g = s a + t b`.
pub fn xgcd(
    a: &BigInt,
    b: &BigInt,
    by: &Chosen<Xgcd>,
) -> Result<(BigInt, BigInt, BigInt), Failure> {
    by.hint(a, b, LONG_SQUARED);
    let (x, y) = (Operand::of(a), Operand::of(b));
    let (x, y) = (x.view(), y.view());
    let found = match by {
        Chosen::Default(Timing::Constant) => integer::xgcd(x, y),
        Chosen::Default(Timing::Variable) => integer::xgcd_vartime(x, y),
        Chosen::Kernel(kernel) => integer::xgcd_by(kernel, x, y)?,
    };
    let (g, s, t) = (number(&found.gcd), signed(&found.s), signed(&found.t));
    if g != &s * a + &t * b {
        return Err(wrong(by.name(&shape(a, b)), "gcd(a, b) is not s a + t b"));
    }
    Ok((g, s, t))
}

/// What an inversion finds.
#[derive(Debug, PartialEq, Eq)]
pub enum Inverse {
    /// In `[0, m)`.
    Is(BigInt),
    /// There is none, since this gcd is not 1.
    None { gcd: BigInt },
}

/// An inversion made ready: what [`run`](Self::run) does is the inversion alone.
pub struct Inversion<'a> {
    numbers: [&'a BigInt; 2],
    operands: [Operand; 2],
    by: &'a Chosen<Invert>,
}

impl<'a> Inversion<'a> {
    pub fn new(x: &'a BigInt, m: &'a BigInt, by: &'a Chosen<Invert>) -> Self {
        Self {
            numbers: [x, m],
            operands: [Operand::of(x), Operand::of(m)],
            by,
        }
    }

    /// The name of the kernel.
    pub fn name(&self) -> &'static str {
        // A longer X is reduced first.
        self.by.name(&shape(self.numbers[1], self.numbers[1]))
    }

    /// The inverse's limbs.
    pub fn run(&self) -> Result<Vec<u64>, Error> {
        let [x, m] = [self.operands[0].view(), self.operands[1].view()];
        match self.by {
            Chosen::Default(Timing::Constant) => integer::invert(x, m),
            Chosen::Default(Timing::Variable) => integer::invert_vartime(x, m),
            Chosen::Kernel(kernel) => integer::invert_by(kernel, x, m),
        }
    }

    /// Runs and checks: an inverse is multiplied back, and where there is none the gcd says why.
    pub fn result(&self) -> Result<Inverse, Failure> {
        let [x, m] = self.numbers;
        self.by
            .hint(x, m, if m.bit(0) { LONG } else { LONG_SQUARED });
        let inverse = match self.run() {
            Err(Error::NotInvertible { gcd }) if dynamic::bits(&gcd) != 1 => {
                return Ok(Inverse::None { gcd: number(&gcd) });
            }
            Err(Error::NotInvertible { .. }) => {
                return Err(wrong(
                    self.name(),
                    "there is an inverse, since the gcd is 1",
                ));
            }
            found => number(&found?),
        };
        if &inverse < m && (x * &inverse).mod_floor(m) == BigInt::one() % m {
            return Ok(Inverse::Is(inverse));
        }
        let what = "the inverse does not multiply back to 1";
        Err(wrong(self.name(), what))
    }
}

/// The Jacobi symbol.
pub fn jacobi(a: &BigInt, n: &BigInt, by: &Chosen<Jacobi>) -> Result<i8, Failure> {
    by.hint(a, n, LONG_SQUARED);
    let (x, y) = (Operand::of(a), Operand::of(n));
    let (x, y) = (x.view(), y.view());
    let symbol = match by {
        Chosen::Default(Timing::Constant) => integer::jacobi(x, y),
        Chosen::Default(Timing::Variable) => integer::jacobi_vartime(x, y),
        Chosen::Kernel(kernel) => integer::jacobi_by(kernel, x, y),
    };
    Ok(symbol?.value())
}

/// The Kronecker symbol of any two integers; its time depends on the values.
pub fn kronecker(a: &BigInt, n: &BigInt) -> i8 {
    integer::kronecker_vartime(Operand::of(a).view(), Operand::of(n).view()).value()
}

fn wrong(kernel: &str, what: &str) -> Failure {
    Failure::Wrong(format!(
        "{what}: the result of {kernel} is wrong and not shown; a fault of this machine or a bug, please run 'bezout selftest' and report it"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout::subtle::Choice;

    /// A kernel of the registry with another function.
    fn planted<O: Operation>(name: &str, run: O::Function) -> Chosen<O> {
        let kernel = O::kernel(name).expect("a kernel");
        Chosen::Kernel(Box::leak(Box::new(Kernel { run, ..*kernel })))
    }

    #[test]
    fn wrong_results_are_not_shown() {
        let shown = |failure: Failure| {
            let Failure::Wrong(text) = failure else {
                panic!("{failure}")
            };
            assert!(text.contains("is wrong and not shown; a fault of this machine or a bug"));
            text
        };
        let numbers = |x: i64, y: i64| (BigInt::from(x), BigInt::from(y));
        let (a, b) = numbers(3, 7);
        let by = planted::<Xgcd>("stein/portable", |g, s, t, _, _, _| {
            (g[0], s[0], t[0]) = (1, 2, 1);
            (Choice::from(0), Choice::from(1))
        });
        let failure = xgcd(&a, &b, &by).expect_err("it is wrong");
        assert!(shown(failure).starts_with("gcd(a, b) is not s a + t b: the result of "));
        let said = |run| {
            let by = planted::<Invert>("bingcd31/portable", run);
            let inversion = Inversion::new(&a, &b, &by);
            shown(inversion.result().expect_err("it is wrong"))
        };
        let back = "the inverse does not multiply back to 1: ";
        let another = said(|y, _, _, _| {
            y[0] = 4;
            Choice::from(1)
        });
        assert!(another.starts_with(back));
        let not_reduced = said(|y, _, _, _| {
            y[0] = 5 + 7;
            Choice::from(1)
        });
        assert!(not_reduced.starts_with(back));
        let none = said(|_, _, _, _| Choice::from(0));
        assert!(none.starts_with("there is an inverse"));
    }
}
