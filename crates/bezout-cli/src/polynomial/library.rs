// SPDX-License-Identifier: MIT OR Apache-2.0
//! The one way from the command to the library's polynomials. What it finds is multiplied back, by other
//! arithmetic, before anything is printed.

use super::ring::Ring;
use super::text::Polynomial;
use crate::failure::Failure;
use crate::library::Method;
use bezout::kernels::polynomial::{Invert, InvertCyclic};
use bezout::kernels::{Kernel, Operation, Timing};
use bezout::polynomial::{self, CyclicRing, PolynomialXgcd, PrimeField, Shape};
use num_bigint::BigUint;

/// What an inversion finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inverse {
    /// Of a smaller degree than the modulus.
    Is(Vec<u32>),
    /// There is none: this monic divisor of both is not constant.
    None { gcd: Vec<u32> },
}

/// An inversion made ready: what [`run`](Self::run) does is the inversion alone.
pub enum Inversion {
    Small(polynomial::Ring, Vec<u16>, &'static Kernel<Invert>),
    Cyclic(CyclicRing, Vec<u64>, &'static Kernel<InvertCyclic>),
    Field(PrimeField, Vec<u32>, Vec<u32>),
}

impl Inversion {
    /// Checks the arguments. Coefficients are reduced; polynomials are, only where there is no limit.
    pub fn new(
        a: &Polynomial,
        ring: &Ring,
        modulus: &[u32],
        method: &Method,
    ) -> Result<Self, Failure> {
        let mut a = a.reduced(ring.q());
        let fits = |limit: usize| match a.len() <= limit {
            true => Ok(()),
            false => Err(Failure::usage(format!(
                "A has degree {}; the ring {} accepts degrees up to {}",
                a.len() - 1,
                ring.name(),
                limit - 1
            ))),
        };
        match ring {
            Ring::Small(_, ring) => {
                fits(ring.len())?;
                a.resize(ring.len(), 0);
                let a = a.iter().map(|&c| c as u16).collect();
                Ok(Self::Small(*ring, a, kernel(method, ring)?))
            }
            Ring::Cyclic(_, ring) => {
                fits(ring.degree())?;
                let a = words(&a, ring.words());
                Ok(Self::Cyclic(*ring, a, kernel(method, ring)?))
            }
            Ring::Field(..) if modulus.is_empty() => Err(Failure::usage(
                "--modulus is zero; polynomials that are not zero are accepted",
            )),
            Ring::Field(name, field) => {
                if let Some(asked) = &method.kernel {
                    return Err(Failure::usage(format!(
                        "--kernel: '{asked}' does not invert modulo this polynomial; Euclid's algorithm does, which has no other form"
                    )));
                }
                require_vartime(
                    method.vartime,
                    &format!("inversion modulo this polynomial over {name}"),
                )?;
                Ok(Self::Field(*field, a, modulus.to_vec()))
            }
            Ring::Power(name, _) => Err(Failure::usage(format!("--ring {name} needs a modulus"))),
        }
    }

    /// The inversion alone.
    pub fn run(&self) -> Result<Option<Vec<u32>>, Failure> {
        match self {
            Self::Small(ring, a, kernel) => {
                let mut out = vec![0; ring.len()];
                let yes = (kernel.run)(ring, &mut out, a);
                Ok(bool::from(yes).then(|| trimmed(out.iter().map(|&c| c.into()))))
            }
            Self::Cyclic(ring, a, kernel) => {
                let mut out = vec![0; ring.words()];
                let mut scratch = vec![0; (kernel.scratch)(ring)];
                let yes = (kernel.run)(ring, &mut out, a, &mut scratch);
                Ok(bool::from(yes).then(|| trimmed(bits(&out))))
            }
            Self::Field(field, a, f) => field.invert_vartime(a, f).map_err(usage),
        }
    }

    /// The kernel's name, and what its time depends on.
    pub fn kernel(&self) -> (&'static str, Timing) {
        match self {
            Self::Small(_, _, kernel) => (kernel.name, kernel.timing),
            Self::Cyclic(_, _, kernel) => (kernel.name, kernel.timing),
            Self::Field(..) => ("euclid/portable", Timing::Variable),
        }
    }

    /// The inverse, multiplied back, or what divides both.
    pub fn result(&self) -> Result<Inverse, Failure> {
        match (self.run()?, self) {
            (Some(inverse), _) if !self.is_inverse(&inverse)? => Err(Failure::Wrong(
                "the library's result is wrong: A * inverse is not 1. Please report this".into(),
            )),
            (Some(inverse), _) => Ok(Inverse::Is(inverse)),
            (None, Self::Small(ring, a, _)) => {
                let q = if ring.q().is_power_of_two() {
                    2
                } else {
                    ring.q()
                };
                let field = PrimeField::new(q).map_err(usage)?;
                let a: Vec<u32> = a.iter().map(|&c| u32::from(c) % q).collect();
                let gcd = field.gcd_vartime(&a, &modulus(ring, q)).map_err(usage)?;
                Ok(Inverse::None { gcd })
            }
            // x^r - 1 has two factors: x - 1, and the all-ones polynomial.
            (None, Self::Cyclic(ring, a, _)) => {
                let r = ring.degree();
                let weight: u32 = a.iter().map(|word| word.count_ones()).sum();
                let mut gcd = vec![1, 1];
                if weight == 0 {
                    gcd.resize(r + 1, 0);
                    (gcd[1], gcd[r]) = (0, 1);
                } else if weight % 2 == 1 {
                    gcd = vec![1; r];
                }
                Ok(Inverse::None { gcd })
            }
            (None, Self::Field(field, a, f)) => Ok(Inverse::None {
                gcd: field.gcd_vartime(a, f).map_err(usage)?,
            }),
        }
    }

    fn is_inverse(&self, inverse: &[u32]) -> Result<bool, Failure> {
        match self {
            Self::Small(ring, a, _) => {
                let a: Vec<u32> = a.iter().map(|&c| c.into()).collect();
                Ok(is_one(ring, &product(&a, inverse, ring.q())))
            }
            Self::Cyclic(ring, a, _) => Ok(is_cyclic_inverse(ring, a, inverse)),
            // Modulo a constant everything is zero.
            Self::Field(_, _, f) if f.len() == 1 => Ok(inverse.is_empty()),
            Self::Field(field, a, f) => {
                // The cofactor of A is the inverse; the other one shows that f divides the difference.
                let found = xgcd(field, a, f)?;
                Ok(found.gcd == [1]
                    && inverse.len() < f.len()
                    && is_combination(field.p(), a, inverse, f, &found.t, &[1]))
            }
        }
    }
}

/// The kernel asked for, or the one that the public functions use.
fn kernel<O: Operation>(
    method: &Method,
    ring: &O::Parameter,
) -> Result<&'static Kernel<O>, Failure> {
    let Some(name) = &method.kernel else {
        let default = O::default(Timing::Constant, ring);
        return default.ok_or_else(|| Failure::Wrong("no kernel takes this ring".into()));
    };
    let asked = O::kernel(name).filter(|kernel| kernel.accepts(ring));
    asked.ok_or_else(|| {
        let accepted = O::table().iter().filter(|kernel| kernel.accepts(ring));
        let names: Vec<_> = accepted.map(|kernel| kernel.name).collect();
        Failure::usage(format!(
            "--kernel: '{name}' is no kernel for this ring on this machine; accepted are {}",
            names.join(", ")
        ))
    })
}

/// Refuses what has no constant-time algorithm, unless that was agreed to.
pub fn require_vartime(vartime: bool, what: &str) -> Result<(), Failure> {
    match vartime {
        true => Ok(()),
        false => Err(Failure::usage(format!(
            "{what} has no constant-time algorithm here; --vartime accepts one whose time depends on the values"
        ))),
    }
}

/// The monic gcd and its cofactors, multiplied back.
pub fn xgcd(field: &PrimeField, a: &[u32], b: &[u32]) -> Result<PolynomialXgcd, Failure> {
    let found = field.xgcd_vartime(a, b).map_err(usage)?;
    match is_combination(field.p(), a, &found.s, b, &found.t, &found.gcd) {
        true => Ok(found),
        false => Err(Failure::Wrong(
            "the library's result is wrong: gcd is not s A + t B. Please report this".into(),
        )),
    }
}

pub fn gcd(field: &PrimeField, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Failure> {
    field.gcd_vartime(a, b).map_err(usage)
}

pub fn resultant(field: &PrimeField, a: &[u32], b: &[u32]) -> Result<u32, Failure> {
    field.resultant_vartime(a, b).map_err(usage)
}

fn usage(error: bezout::Error) -> Failure {
    Failure::usage(error.to_string())
}

/// Whether `s a + t b = g` modulo `p`.
fn is_combination(p: u32, a: &[u32], s: &[u32], b: &[u32], t: &[u32], g: &[u32]) -> bool {
    let (x, y) = (product(a, s, p), product(b, t, p));
    let at = |v: &[u32], i: usize| u64::from(v.get(i).copied().unwrap_or(0));
    let n = x.len().max(y.len()).max(g.len());
    (0..n).all(|i| (at(&x, i) + at(&y, i)) % u64::from(p) == at(g, i))
}

/// The product modulo `q`, by one product of integers: coefficients become digits in a base that no sum
/// of them reaches.
fn product(a: &[u32], b: &[u32], q: u32) -> Vec<u32> {
    // 2^31 2^31 2^32 terms.
    const WORDS: usize = 3;
    let pack = |x: &[u32]| BigUint::new(x.iter().flat_map(|&c| [c, 0, 0]).collect());
    let digits = (pack(a) * pack(b)).to_u32_digits();
    let q = u128::from(q);
    trimmed(digits.chunks(WORDS).map(|digit| {
        let value = digit
            .iter()
            .rev()
            .fold(0u128, |v, &w| v << 32 | u128::from(w));
        (value % q) as u32
    }))
}

/// Whether a product is 1 in the ring.
fn is_one(ring: &polynomial::Ring, product: &[u32]) -> bool {
    let (n, q) = (ring.len(), u64::from(ring.q()));
    let mut folded = vec![0u64; n + 1];
    for (i, &c) in product.iter().enumerate() {
        // Degrees are below 2n - 1.
        match (ring.shape(), i / n) {
            (_, 0) => folded[i] += u64::from(c),
            (Shape::AllOnes, _) => folded[i - n] += u64::from(c),
            // x^p = x + 1
            (Shape::Prime, _) => {
                folded[i - n] += u64::from(c);
                folded[i - n + 1] += u64::from(c);
            }
        }
    }
    // Degrees up to 2p - 2 give at most x^(p - 1).
    let last = match ring.shape() {
        Shape::AllOnes => folded[n - 1] % q,
        Shape::Prime => 0,
    };
    let is = |i: usize| (folded[i] + q - last) % q == u64::from(i == 0);
    folded[n] == 0 && (0..n).all(is)
}

fn is_cyclic_inverse(ring: &CyclicRing, a: &[u64], inverse: &[u32]) -> bool {
    let r = ring.degree();
    // The product with r bits more than are needed, folded at the end.
    let mut double = vec![0u64; 2 * ring.words() + 1];
    for i in (0..inverse.len()).filter(|&i| inverse[i] == 1) {
        let (word, shift) = (i / 64, i % 64);
        for (j, &bits) in a.iter().enumerate() {
            double[word + j] ^= bits << shift;
            // A shift by 64 in two parts.
            double[word + j + 1] ^= bits >> 1 >> (63 - shift);
        }
    }
    let bit = |i: usize| double.get(i / 64).map_or(0, |word| word >> (i % 64) & 1);
    (0..r).all(|i| bit(i) ^ bit(i + r) == u64::from(i == 0))
}

fn modulus(ring: &polynomial::Ring, q: u32) -> Vec<u32> {
    let d = ring.degree();
    match ring.shape() {
        Shape::AllOnes => vec![1; d + 1],
        Shape::Prime => {
            let mut m = vec![0; d + 1];
            (m[0], m[1], m[d]) = (q - 1, q - 1, 1);
            m
        }
    }
}

fn words(bits: &[u32], n: usize) -> Vec<u64> {
    let mut words = vec![0; n];
    for (i, &bit) in bits.iter().enumerate() {
        words[i / 64] |= u64::from(bit) << (i % 64);
    }
    words
}

fn bits(words: &[u64]) -> impl Iterator<Item = u32> + '_ {
    words
        .iter()
        .flat_map(|word| (0..64).map(move |i| (word >> i & 1) as u32))
}

fn trimmed(coefficients: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut all: Vec<u32> = coefficients.collect();
    while all.last() == Some(&0) {
        all.pop();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::polynomial::ring::names;

    #[test]
    fn a_wrong_inverse_is_seen() {
        for name in names() {
            let ring = Ring::named(name).expect("a preset");
            // x has an inverse in each.
            let x = Polynomial::from(&[0, 1][..]);
            let inversion = Inversion::new(&x, &ring, &[], &Method::default()).expect("an element");
            let Ok(Inverse::Is(inverse)) = inversion.result() else {
                panic!("{name}");
            };
            for at in [0, 1, inverse.len() - 1] {
                let mut wrong = inverse.clone();
                wrong[at] = (wrong[at] + 1) % ring.q();
                assert!(!inversion.is_inverse(&wrong).expect("known"), "{name} {at}");
            }
        }
        let field = PrimeField::new(7).expect("a prime");
        let (a, f) = (vec![1, 2, 3], vec![1, 0, 1, 1]);
        let inversion = Inversion::Field(field, a.clone(), f);
        let inverse = inversion.run().expect("known").expect("coprime");
        assert!(inversion.is_inverse(&inverse).expect("known"));
        for at in 0..inverse.len() {
            let mut wrong = inverse.clone();
            wrong[at] = (wrong[at] + 1) % 7;
            assert!(!inversion.is_inverse(&wrong).expect("known"));
        }
    }

    #[test]
    fn products_do_not_overflow() {
        let p = (1 << 31) - 1;
        assert_eq!(product(&[p - 1; 3], &[p - 1; 3], p), [1, 2, 3, 2, 1]);
        assert_eq!(product(&[], &[1], p), Vec::<u32>::new());
    }
}
