// SPDX-License-Identifier: MIT OR Apache-2.0
//! From the command's numbers to the library and back. Answers are checked, by products and
//! remainders, before they are printed.

use crate::failure::Failure;
use crate::number::MAX_BITS;
use crate::progress;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd};
use bezout::kernels::{Kernel, Operation, Timing};
use bezout::{DynModulus, Signed, dynamic};
use bezout_front::integer::{self, Answer, Ran};
use bezout_front::{Error, kernels};
use bezout_large::Integer;
use clap::Args;
use std::io::{Write, stderr};
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
    fn hint(&self, a: &Integer, b: &Integer, long: usize) {
        self.hint_if(a.bits().max(b.bits()) >= long);
    }

    fn hint_if(&self, long: bool) {
        static ONCE: Once = Once::new();
        if long && matches!(self, Self::Default(Timing::Constant)) {
            // Nobody is there to be told that nobody listens.
            ONCE.call_once(|| drop(writeln!(stderr(), "{HINT}")));
        }
    }

    /// What the time depends on.
    pub fn timing(&self) -> Timing {
        match self {
            Self::Default(timing) => *timing,
            Self::Kernel(kernel) => kernel.timing,
        }
    }

    /// The name of the kernel that such operands go to, for an operation whose answers do not say
    /// it.
    pub fn name(&self, parameter: &O::Parameter) -> &'static str {
        let kernel = match self {
            Self::Default(timing) => O::default(*timing, parameter),
            Self::Kernel(kernel) => Some(*kernel),
        };
        kernel.map_or("default", |kernel| kernel.name)
    }
}

/// The bits from which on constant time takes seconds: of gcds and of inverses modulo odd numbers,
/// and of all that takes a time in proportion to the square of the length.
const LONG: usize = 1 << 23;
const LONG_SQUARED: usize = 1 << 19;
/// The same for powers: the square of the modulus' limbs, for each limb of the exponent.
const LONG_POWER: usize = 1 << 23;
const HINT: &str =
    "hint: in constant time this takes long; --vartime is faster, for numbers that are no secret";

/// The public properties of two numbers.
pub fn shape(a: &Integer, b: &Integer) -> Shape {
    let limbs = a.bits().max(b.bits()).div_ceil(64).max(1);
    Shape::new(limbs)
}

fn signed(x: Signed<Vec<u64>>) -> Integer {
    Integer::new(x.negative.into(), x.magnitude)
}

/// The gcd of the absolute values.
pub fn gcd(a: &Integer, b: &Integer, by: &Chosen<Gcd>) -> Result<Answer<Integer>, Failure> {
    by.hint(a, b, LONG);
    let (x, y) = (a.into(), b.into());
    let gcd = match by {
        Chosen::Default(Timing::Constant) => integer::gcd(x, y),
        Chosen::Default(Timing::Variable) => {
            // Both numbers lose as many bits as the shorter one has.
            let bar = progress::bar(a.bits().min(b.bits()) as u64, "of the gcd");
            let told = |bits| bar.set_position(bits as u64);
            let gcd = integer::gcd_vartime_with_progress(x, y, told);
            bar.finish_and_clear();
            gcd
        }
        Chosen::Kernel(kernel) => integer::gcd_by(kernel, x, y)?,
    };
    Ok(gcd.map(|gcd| Integer::new(false, gcd)))
}

/// The gcd of one number and others, and what ran on the longest ones.
pub fn gcd_of_all(
    first: &Integer,
    rest: &[Integer],
    by: &Chosen<Gcd>,
) -> Result<Answer<Integer>, Failure> {
    let Some((second, rest)) = rest.split_first() else {
        return gcd(first, &Integer::ZERO, by);
    };
    let mut longest = first.bits().max(second.bits());
    let mut found = gcd(first, second, by)?;
    for x in rest {
        let bits = found.value.bits().max(x.bits());
        let Answer { value, ran } = gcd(&found.value, x, by)?;
        found.value = value;
        if bits > longest {
            (longest, found.ran) = (bits, ran);
        }
    }
    Ok(found)
}

/// The least common multiple of the absolute values; 0 if one of them is 0.
pub fn lcm(a: &Integer, b: &Integer, by: &Chosen<Gcd>) -> Result<Answer<Integer>, Failure> {
    if (a.bits() + b.bits()) as u64 > MAX_BITS {
        return Err(Failure::usage(format!(
            "the multiple is too long; at most {MAX_BITS} bits are accepted"
        )));
    }
    by.hint(a, b, LONG_SQUARED);
    let (x, y) = (a.into(), b.into());
    let multiple = match by {
        Chosen::Default(Timing::Constant) => integer::lcm(x, y),
        Chosen::Default(Timing::Variable) => integer::lcm_vartime(x, y),
        Chosen::Kernel(kernel) => integer::lcm_by(kernel, x, y)?,
    };
    Ok(multiple.map(|multiple| Integer::new(false, multiple)))
}

/// Refuses a modulus below 1, and an even one in constant time, for which `what` has no algorithm.
fn check_modulus(what: &str, m: &Integer, timing: Timing) -> Result<(), Failure> {
    if m.is_negative() || m.is_zero() {
        let negative = m.is_negative();
        return Err(Error::Modulus { negative }.into());
    }
    if !m.is_odd() && timing == Timing::Constant {
        return Err(Failure::usage(format!(
            "{what} modulo an even number has no constant-time algorithm here; --vartime accepts one whose time depends on the values"
        )));
    }
    Ok(())
}

/// `x y` modulo `m`, in `[0, m)`. Modulo an even number only variable time has an algorithm.
pub fn multiply(x: &Integer, y: &Integer, m: &Integer, timing: Timing) -> Result<Integer, Failure> {
    check_modulus("mul", m, timing)?;
    let [x, y] = [x, y].map(|x| x.rem_floor(m));
    Ok(match timing {
        Timing::Constant => {
            let product = DynModulus::new(m.limbs())?.mul(x.limbs(), y.limbs());
            Integer::new(false, product)
        }
        Timing::Variable => x * y % m,
    })
}

/// `x^e` modulo `m`, in `[0, m)`, or none: of a negative exponent it is a power of the inverse.
/// Modulo an even number only variable time has an algorithm.
pub fn power(
    x: &Integer,
    e: &Integer,
    m: &Integer,
    by: &Chosen<Invert>,
) -> Result<Inverse, Failure> {
    check_modulus("pow", m, by.timing())?;
    let x = if e.is_negative() {
        match invert(x, m, by)?.value {
            Inverse::Is(inverse) => inverse,
            none => return Ok(none),
        }
    } else {
        x.rem_floor(m)
    };
    let [x, e, m] = [&x, e, m].map(Integer::limbs);
    let power = match by.timing() {
        Timing::Constant => {
            by.hint_if(m.len() * m.len() * e.len() >= LONG_POWER);
            DynModulus::new(m)?.pow(x, e)
        }
        Timing::Variable => bezout_large::pow(x, e, m)?,
    };
    Ok(Inverse::Is(Integer::new(false, power)))
}

/// `(g, s, t)` with `g = s a + t b`.
pub type Cofactors = (Integer, Integer, Integer);

/// The gcd with its cofactors.
pub fn xgcd(a: &Integer, b: &Integer, by: &Chosen<Xgcd>) -> Result<Answer<Cofactors>, Failure> {
    by.hint(a, b, LONG_SQUARED);
    let (x, y) = (a.into(), b.into());
    let found = match by {
        Chosen::Default(Timing::Constant) => integer::xgcd(x, y),
        Chosen::Default(Timing::Variable) => integer::xgcd_vartime(x, y),
        Chosen::Kernel(kernel) => integer::xgcd_by(kernel, x, y)?,
    };
    let found = found.map(|x| (Integer::new(false, x.gcd), signed(x.s), signed(x.t)));
    let (g, s, t) = &found.value;
    if *g != s * a + t * b {
        return Err(wrong(found.ran, "gcd(a, b) is not s a + t b"));
    }
    Ok(found)
}

/// What an inversion finds.
#[derive(Debug, PartialEq, Eq)]
pub enum Inverse {
    /// In `[0, m)`.
    Is(Integer),
    /// There is none, since this gcd is not 1.
    None { gcd: Integer },
}

/// An inversion made ready: what [`run`](Self::run) does is the inversion alone.
pub struct Inversion<'a> {
    numbers: [&'a Integer; 2],
    by: &'a Chosen<Invert>,
}

impl<'a> Inversion<'a> {
    pub fn new(x: &'a Integer, m: &'a Integer, by: &'a Chosen<Invert>) -> Self {
        by.hint(x, m, if m.is_odd() { LONG } else { LONG_SQUARED });
        Self {
            numbers: [x, m],
            by,
        }
    }

    /// The inverse's limbs.
    pub fn run(&self) -> Result<Answer<Vec<u64>>, Error> {
        let [x, m] = self.numbers.map(integer::Integer::from);
        match self.by {
            Chosen::Default(Timing::Constant) => integer::inverse(x, m)?.or_gcd_of(x, m),
            Chosen::Default(Timing::Variable) => integer::invert_vartime(x, m),
            Chosen::Kernel(kernel) => integer::invert_by(kernel, x, m),
        }
    }

    /// Checks what was found: an inverse is multiplied back, and where there is none the gcd says
    /// why.
    pub fn checked(
        &self,
        found: Result<Answer<Vec<u64>>, Error>,
    ) -> Result<Answer<Inverse>, Failure> {
        let [x, m] = self.numbers;
        let (inverse, ran) = match found {
            Err(Error::NotInvertible { gcd, ran }) if dynamic::bits(&gcd) != 1 => {
                let gcd = Integer::new(false, gcd);
                let value = Inverse::None { gcd };
                return Ok(Answer { value, ran });
            }
            Err(Error::NotInvertible { ran, .. }) => {
                return Err(wrong(ran, "there is an inverse, since the gcd is 1"));
            }
            Err(error) => return Err(error.into()),
            Ok(Answer { value, ran }) => (Integer::new(false, value), ran),
        };
        if &inverse < m && (x * &inverse).rem_floor(m) == Integer::from(1) % m {
            let value = Inverse::Is(inverse);
            return Ok(Answer { value, ran });
        }
        Err(wrong(ran, "the inverse does not multiply back to 1"))
    }
}

/// An inversion and its check.
pub fn invert(x: &Integer, m: &Integer, by: &Chosen<Invert>) -> Result<Answer<Inverse>, Failure> {
    let inversion = Inversion::new(x, m, by);
    inversion.checked(inversion.run())
}

/// The Jacobi symbol.
pub fn jacobi(a: &Integer, n: &Integer, by: &Chosen<Jacobi>) -> Result<Answer<i8>, Failure> {
    by.hint(a, n, LONG_SQUARED);
    let (x, y) = (a.into(), n.into());
    let symbol = match by {
        Chosen::Default(Timing::Constant) => integer::jacobi(x, y),
        Chosen::Default(Timing::Variable) => integer::jacobi_vartime(x, y),
        Chosen::Kernel(kernel) => integer::jacobi_by(kernel, x, y),
    };
    Ok(symbol?.map(|symbol| symbol.value()))
}

/// The Kronecker symbol of any two integers; its time depends on the values.
pub fn kronecker(a: &Integer, n: &Integer) -> i8 {
    integer::kronecker_vartime(a.into(), n.into()).value.value()
}

fn wrong(kernel: Ran, what: &str) -> Failure {
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
        let numbers = |x: i64, y: i64| (Integer::from(x), Integer::from(y));
        let (a, b) = numbers(3, 7);
        let by = planted::<Xgcd>("stein/portable", |g, s, t, _, _, _| {
            (g[0], s[0], t[0]) = (1, 2, 1);
            (Choice::from(0), Choice::from(1))
        });
        let failure = xgcd(&a, &b, &by).expect_err("it is wrong");
        assert!(shown(failure).starts_with("gcd(a, b) is not s a + t b: the result of "));
        let said = |run| {
            let by = planted::<Invert>("bingcd31/portable", run);
            shown(invert(&a, &b, &by).expect_err("it is wrong"))
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
