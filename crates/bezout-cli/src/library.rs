// SPDX-License-Identifier: MIT OR Apache-2.0
//! The one way from the command to the library: signed numbers to limbs and back, kernels by name.

use crate::failure::Failure;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd as XgcdOperation};
use bezout::kernels::{Kernel, Operation, Timing};
use bezout::{ModulusRef, Signed, Xgcd, dynamic};
use bezout_exercise as exercise;
use bezout_exercise::integer::{Pair, Symbols};
use clap::Args;
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

/// How an operation is to be computed.
#[derive(Args, Clone, Debug, Default)]
pub struct Method {
    /// Take a time that depends on the values: faster, for numbers that are no secret
    #[arg(long)]
    pub vartime: bool,
    /// Compute by the kernel of this name, as listed by 'bezout kernels'
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
}

/// The method of one operation, looked up.
pub struct Chosen<O: Operation> {
    /// The kernel asked for; none stands for the default.
    kernel: Option<&'static Kernel<O>>,
    pub timing: Timing,
}

impl Method {
    /// The kernel of an operation that is meant.
    pub fn choose<O: Operation>(&self) -> Result<Chosen<O>, Failure> {
        if let Some(name) = &self.kernel {
            let kernel = O::kernel(name).filter(|kernel| kernel.available());
            let kernel = kernel.ok_or_else(|| unknown_kernel::<O>(name))?;
            return Ok(Chosen {
                kernel: Some(kernel),
                timing: kernel.timing,
            });
        }
        let timing = if self.vartime {
            Timing::Variable
        } else {
            Timing::Constant
        };
        Ok(Chosen {
            kernel: None,
            timing,
        })
    }
}

/// Whether it finds answers modulo primes alone.
pub fn prime_only<O: Operation<Parameter = Shape>>(kernel: &Kernel<O>, limbs: usize) -> bool {
    !kernel.accepts(&Shape::new(limbs)) && kernel.accepts(&Shape::new(limbs).prime())
}

/// Whether it takes numbers of `limbs` limbs, modulo primes at least.
pub fn takes<O: Operation<Parameter = Shape>>(kernel: &Kernel<O>, limbs: usize) -> bool {
    kernel.accepts(&Shape::new(limbs).prime())
}

/// The limbs that a number takes, at least one.
pub fn limbs(x: &BigInt) -> usize {
    x.bits().div_ceil(64).max(1) as usize
}

impl<O: Operation> Chosen<O> {
    /// The kernel asked for, or the default.
    pub fn kernel_or_default(&self, parameter: &O::Parameter) -> Option<&'static Kernel<O>> {
        self.kernel.or_else(|| O::default(self.timing, parameter))
    }
}

impl<O: Operation<Parameter = Shape>> Chosen<O> {
    /// The name of the kernel that numbers of `limbs` limbs go to.
    pub fn name(&self, limbs: usize) -> &'static str {
        let default = || O::default(self.timing, &Shape::new(limbs));
        self.kernel
            .or_else(default)
            .map_or("default", |kernel| kernel.name)
    }

    /// The kernel asked for, if it takes numbers of `limbs` limbs.
    fn kernel(&self, limbs: usize) -> Result<Option<&'static Kernel<O>>, Failure> {
        match self.kernel {
            Some(kernel) if !takes(kernel, limbs) => Err(Failure::usage(format!(
                "--kernel: {} does not take numbers of {limbs} limbs of 64 bits; accepted: {}",
                kernel.name, kernel.domain
            ))),
            kernel => Ok(kernel),
        }
    }
}

fn unknown_kernel<O: Operation>(name: &str) -> Failure {
    let names: Vec<_> = O::table()
        .iter()
        .filter(|k| k.available())
        .map(|k| k.name)
        .collect();
    Failure::usage(format!(
        "--kernel: '{name}' is no kernel for {} on this machine; accepted are {}",
        O::NAME,
        names.join(", ")
    ))
}

/// The gcd of the absolute values.
pub fn gcd(a: &BigInt, b: &BigInt, by: &Chosen<Gcd>) -> Result<BigInt, Failure> {
    let (a, b) = aligned(a.magnitude(), b.magnitude());
    let gcd = match by.kernel(a.len())? {
        Some(kernel) => exercise::run(kernel, &Pair { a, b }),
        None if by.timing == Timing::Constant => number(&dynamic::gcd(&a, &b)),
        None => number(&dynamic::gcd_vartime(&a, &b)),
    };
    Ok(gcd.into())
}

/// `(g, s, t)` with `g = s a + t b`: the cofactors of the absolute values, with the signs put back.
pub fn xgcd(
    a: &BigInt,
    b: &BigInt,
    by: &Chosen<XgcdOperation>,
) -> Result<(BigInt, BigInt, BigInt), Failure> {
    let (x, y) = aligned(a.magnitude(), b.magnitude());
    let public = |found: Xgcd<Vec<u64>>| (number(&found.gcd), signed(&found.s), signed(&found.t));
    let (g, s, t) = match by.kernel(x.len())? {
        Some(kernel) => exercise::run(kernel, &Pair { a: x, b: y }),
        None if by.timing == Timing::Constant => public(dynamic::xgcd(&x, &y)),
        None => public(dynamic::xgcd_vartime(&x, &y)),
    };
    let cofactor = |of: &BigInt, c: BigInt| if of.sign() == Sign::Minus { -c } else { c };
    let (g, s, t) = (BigInt::from(g), cofactor(a, s), cofactor(b, t));
    if g != &s * a + &t * b {
        return Err(wrong(
            by.name(limbs(a).max(limbs(b))),
            "gcd(a, b) is not s a + t b",
        ));
    }
    Ok((g, s, t))
}

/// A number with its sign.
fn signed(x: &Signed<Vec<u64>>) -> BigInt {
    let magnitude = BigInt::from(number(&x.magnitude));
    if x.negative.into() {
        -magnitude
    } else {
        magnitude
    }
}

/// An inversion made ready: what [`run`](Self::run) does is the inversion alone.
pub struct Inversion<'a> {
    x: Vec<u64>,
    m: Vec<u64>,
    modulus: &'a BigInt,
    kernel: Option<&'static Kernel<Invert>>,
    timing: Timing,
    pub name: &'static str,
}

/// What an inversion finds.
#[derive(Debug, PartialEq, Eq)]
pub enum Inverse {
    /// In `[0, m)`.
    Is(BigInt),
    /// There is none, since this gcd is not 1.
    None { gcd: BigInt },
}

impl<'a> Inversion<'a> {
    /// Checks the arguments; a negative `x` is reduced.
    pub fn new(x: &BigInt, m: &'a BigInt, by: &Chosen<Invert>) -> Result<Self, Failure> {
        if m.sign() != Sign::Plus {
            let what = if m.is_zero() { "zero" } else { "negative" };
            return Err(Failure::usage(format!(
                "the modulus is {what}; integers from 1 up are accepted"
            )));
        }
        let x = if x.sign() == Sign::Minus {
            x.mod_floor(m)
        } else {
            x.clone()
        };
        let (x, limbs) = aligned(x.magnitude(), m.magnitude());
        let mut kernel = by.kernel(limbs.len())?;
        if m.is_even() && kernel.is_some() {
            return Err(Failure::usage(format!(
                "--kernel: {} takes odd moduli only, and this one is even; without --kernel both are accepted",
                by.name(limbs.len())
            )));
        }
        let name = by.name(limbs.len());
        if m.is_odd() && kernel.is_none() {
            // By its table entry the default has no detour for even moduli.
            kernel = Invert::default(by.timing, &Shape::new(limbs.len()));
        }
        Ok(Self {
            x,
            m: limbs,
            modulus: m,
            kernel,
            timing: by.timing,
            name,
        })
    }

    /// The inverse's limbs.
    pub fn run(&self) -> Result<Option<Vec<u64>>, Failure> {
        let refused = |error: bezout::Error| Failure::usage(error.to_string());
        if let Some(kernel) = self.kernel {
            let n = self.m.len();
            let (mut out, mut scratch) = (vec![0; n], vec![0; (kernel.scratch)(&Shape::new(n))]);
            let m = ModulusRef::new(&self.m).map_err(refused)?;
            return Ok(bool::from((kernel.run)(&mut out, &self.x, m, &mut scratch)).then_some(out));
        }
        if self.timing == Timing::Constant {
            dynamic::invert_mod(&self.x, &self.m)
                .map(Option::from)
                .map_err(refused)
        } else {
            dynamic::invert_mod_vartime(&self.x, &self.m).map_err(refused)
        }
    }

    /// Runs and checks: an inverse is multiplied back, and where there is none the gcd says why.
    pub fn result(&self) -> Result<Inverse, Failure> {
        let x = number(&self.x);
        let m = self.modulus.magnitude();
        if let Some(limbs) = self.run()? {
            let inverse = number(&limbs);
            let is_inverse = (&x * &inverse) % m == BigUint::one() % m && &inverse < m;
            return if is_inverse {
                Ok(Inverse::Is(inverse.into()))
            } else {
                Err(self.wrong())
            };
        }
        let gcd: BigInt = number(&dynamic::gcd(&self.x, &self.m)).into();
        if !gcd.is_one() {
            return Ok(Inverse::None { gcd });
        }
        if self
            .kernel
            .is_some_and(|kernel| prime_only(kernel, self.m.len()))
        {
            return Err(Failure::usage(format!(
                "--kernel: {} takes prime moduli only, and this one is not prime; without --kernel every modulus is accepted",
                self.name
            )));
        }
        Err(self.wrong())
    }

    fn wrong(&self) -> Failure {
        wrong(self.name, "the inverse does not multiply back to 1")
    }
}

/// The Jacobi symbol; a negative `a` is reduced.
pub fn jacobi(a: &BigInt, n: &BigInt, by: &Chosen<Jacobi>) -> Result<i8, Failure> {
    if n.sign() != Sign::Plus || n.is_even() {
        return Err(Failure::usage(
            "the lower argument N of the Jacobi symbol is not odd and positive; odd integers from 1 up are accepted ('bezout kronecker' accepts every integer)",
        ));
    }
    let a = if a.sign() == Sign::Minus {
        a.mod_floor(n)
    } else {
        a.clone()
    };
    let (x, n) = aligned(a.magnitude(), n.magnitude());
    let public = match (by.kernel(x.len())?, by.timing) {
        (Some(kernel), _) => return Ok(exercise::run(kernel, &Symbols { x, n })),
        (None, Timing::Constant) => dynamic::jacobi,
        (None, Timing::Variable) => dynamic::jacobi_vartime,
    };
    let symbol = public(&x, &n).map_err(|error| Failure::usage(error.to_string()))?;
    Ok(symbol.value())
}

/// The Kronecker symbol of any two integers; its time depends on the values.
pub fn kronecker(a: &BigInt, n: &BigInt) -> i8 {
    let negative = |x: &BigInt| x.sign() == Sign::Minus;
    let limbs = |x: &BigInt| x.magnitude().to_u64_digits();
    dynamic::kronecker_vartime(negative(a), &limbs(a), negative(n), &limbs(n)).value()
}

fn wrong(kernel: &str, what: &str) -> Failure {
    Failure::Wrong(format!(
        "{what}: the result of {kernel} is wrong and not shown; a fault of this machine or a bug, please run 'bezout selftest' and report it"
    ))
}

/// Limbs of both at their common length, at least one.
pub fn aligned(a: &BigUint, b: &BigUint) -> (Vec<u64>, Vec<u64>) {
    let (mut a, mut b) = (a.to_u64_digits(), b.to_u64_digits());
    let n = a.len().max(b.len()).max(1);
    a.resize(n, 0);
    b.resize(n, 0);
    (a, b)
}

/// The number with these limbs.
pub fn number(limbs: &[u64]) -> BigUint {
    BigUint::new(
        limbs
            .iter()
            .flat_map(|&limb| [limb as u32, (limb >> 32) as u32])
            .collect(),
    )
}
