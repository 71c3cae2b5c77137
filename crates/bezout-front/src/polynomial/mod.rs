// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: those of NTRU, NTRU Prime and BIKE by name, and any other by coefficients
//! and modulus.
//!
//! A polynomial is a slice of coefficients, the constant term first; zeros at the end are allowed.
//! Gcds and resultants over a prime field: see [`PrimeField`].

mod operations;

use crate::error::Error;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use bezout::ct::{Mask, public_by_contract};
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{CyclicRing, PrimeField, Shape};
use bezout::subtle::Choice;
use zeroize::Zeroizing;

#[cfg(feature = "kernels")]
pub use by_kernel::InvertKernel;

/// What the coefficients are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coefficients {
    /// A prime field.
    Field(PrimeField),
    /// The integers modulo this power of two, from 4 to 65536.
    Power(u32),
}

/// A ring of polynomials with a modulus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ring {
    /// Small coefficients, and a modulus of NTRU or NTRU Prime.
    Small(bezout::polynomial::Ring),
    /// Bits, modulo `x^r - 1`.
    Cyclic(CyclicRing),
    /// Polynomials over a prime field, modulo this one, which is not zero.
    Quotient(PrimeField, Vec<u32>),
}

impl Coefficients {
    /// `F` and a prime below 2^31, `Z` and a power of two.
    ///
    /// # Errors
    /// [`Error::UnknownName`]; [`Error::HasModulus`] for the name of a [`Ring`].
    ///
    /// *Timing:* variable in the prime.
    ///
    /// ```
    /// use bezout_front::polynomial::Coefficients;
    /// assert_eq!(Coefficients::named("F7")?.q(), 7);
    /// assert_eq!(Coefficients::named("Z16")?, Coefficients::Power(16));
    /// assert!(Coefficients::named("F9").is_err() && Coefficients::named("bike-l1").is_err());
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn named(name: &str) -> Result<Self, Error> {
        if preset(name).is_some() {
            return Err(Error::HasModulus { name: name.into() });
        }
        let unknown = |what, accepted: &str| Error::UnknownName {
            what,
            name: name.into(),
            accepted: accepted.into(),
        };
        let number = |letter| name.strip_prefix(letter).filter(|rest| is_number(rest));
        if let Some(digits) = number('F') {
            let field = digits.parse().ok().and_then(|p| PrimeField::new(p).ok());
            return field
                .map(Self::Field)
                .ok_or_else(|| unknown("prime field", "F and a prime below 2^31 such as F7"));
        }
        if let Some(digits) = number('Z') {
            let accepted = |q: &u32| (4..=65536).contains(q) && q.is_power_of_two();
            let q = digits.parse().ok().filter(accepted);
            return q.map(Self::Power).ok_or_else(|| {
                let accepted = "Z and a power of two from 4 to 65536 such as Z8192";
                unknown("ring of integers for coefficients", accepted)
            });
        }
        let accepted = format!(
            "F and a prime below 2^31 such as F7, Z and a power of two such as Z8192, and {}",
            names().join(", ")
        );
        Err(unknown("ring", &accepted))
    }

    /// Coefficients are modulo this number.
    pub fn q(&self) -> u32 {
        match self {
            Self::Field(field) => field.p(),
            Self::Power(q) => *q,
        }
    }

    /// The ring of polynomials modulo `f`, whose coefficients are below [`q`](Self::q). It is
    /// [`Ring::Small`], which has constant time, wherever `f` is `x^p - x - 1` or `1 + x + ... +
    /// x^(n-1)` of a degree that the library takes.
    ///
    /// # Errors
    /// [`Error::ZeroPolynomial`] if `f` is zero; [`Error::PolynomialModulus`] if coefficients
    /// modulo a power of two have no inversion modulo `f`.
    ///
    /// ```
    /// use bezout_front::polynomial::{Coefficients, Ring};
    /// let f7 = Coefficients::named("F7")?;
    /// assert!(matches!(f7.modulo(&[6, 6, 0, 1])?, Ring::Small(_)));
    /// assert!(matches!(f7.modulo(&[1, 0, 1])?, Ring::Quotient(..)));
    /// assert!(f7.modulo(&[0, 0]).is_err());
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn modulo(&self, f: &[u32]) -> Result<Ring, Error> {
        let (f, q) = (trimmed(f), self.q());
        if f.is_empty() {
            return Err(Error::ZeroPolynomial);
        }
        let ring = match shape(f, q) {
            Some(Shape::Prime) => bezout::polynomial::Ring::ntru_prime(f.len() - 1, q).ok(),
            Some(Shape::AllOnes) => bezout::polynomial::Ring::ntru(f.len(), q).ok(),
            None => None,
        };
        match (ring, self) {
            (Some(ring), _) => Ok(Ring::Small(ring)),
            (None, Self::Field(field)) => Ok(Ring::Quotient(*field, f.to_vec())),
            (None, Self::Power(_)) => Err(Error::PolynomialModulus { q }),
        }
    }
}

impl Ring {
    /// The ring of that name, for example `hrss701-s3`, `sntrup761-rq` or `bike-l1`.
    ///
    /// # Errors
    /// [`Error::NeedsModulus`] for a name of [`Coefficients`], [`Error::UnknownName`] for others.
    ///
    /// ```
    /// use bezout_front::polynomial::Ring;
    /// assert_eq!(Ring::named("hrss701-rq")?.q(), 8192);
    /// assert!(Ring::named("F7").unwrap_err().to_string().starts_with("F7 needs a modulus"));
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn named(name: &str) -> Result<Self, Error> {
        if let Some(ring) = preset(name) {
            return Ok(ring);
        }
        Coefficients::named(name)?;
        Err(Error::NeedsModulus { name: name.into() })
    }

    /// Coefficients are modulo this number.
    pub fn q(&self) -> u32 {
        match self {
            Self::Small(ring) => ring.q(),
            Self::Cyclic(_) => 2,
            Self::Quotient(field, _) => field.p(),
        }
    }

    /// The number of coefficients of an element: the degree of the modulus, and one more for NTRU,
    /// whose elements are given modulo `x^n - 1`.
    #[allow(clippy::len_without_is_empty, reason = "a ring is no container")]
    pub fn len(&self) -> usize {
        match self {
            Self::Small(ring) => ring.len(),
            Self::Cyclic(ring) => ring.degree(),
            Self::Quotient(_, f) => f.len() - 1,
        }
    }

    /// The modulus, without zeros at its end.
    ///
    /// ```
    /// use bezout_front::polynomial::Coefficients;
    /// let f = [6, 6, 0, 1];
    /// assert_eq!(Coefficients::named("F7")?.modulo(&f)?.modulus(), f);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn modulus(&self) -> Vec<u32> {
        match self {
            Self::Small(ring) => small_modulus(ring, ring.q()),
            Self::Cyclic(ring) => {
                let mut m = vec![0; ring.degree() + 1];
                (m[0], m[ring.degree()]) = (1, 1);
                m
            }
            Self::Quotient(_, f) => f.clone(),
        }
    }

    /// The inverse of `a`, with [`len`](Self::len) coefficients, in rings of constant time.
    ///
    /// `a` has up to as many coefficients, each below [`q`](Self::q).
    ///
    /// *Timing:* depends on the ring, on the number of coefficients, on whether there is an error,
    /// and on which. If there is no inverse, the divisor is computed in variable time. *Cost:*
    /// quadratic in the degree, and less in rings of bits.
    /// *Source:* \[BY19, IT88\].
    ///
    /// # Errors
    /// [`Error::CommonDivisor`] if there is none; [`Error::VariableTimeOnly`] in a
    /// [`Ring::Quotient`]; [`Error::Degree`] and [`Error::Refused`] if `a` is no element.
    ///
    /// ```
    /// use bezout_front::Error;
    /// use bezout_front::polynomial::Ring;
    /// let ring = Ring::named("bike-l1")?;
    /// assert_eq!(ring.invert(&[0, 1])?[12322], 1);
    /// assert_eq!(ring.invert(&[1, 1]), Err(Error::CommonDivisor { gcd: vec![1, 1] }));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn invert(&self, a: &[u32]) -> Result<Vec<u32>, Error> {
        match self {
            Self::Small(ring) => small(ring, a, |out, a| ring.invert(out, a)),
            Self::Cyclic(ring) => cyclic(ring, a, |out, a| ring.invert(out, a)),
            Self::Quotient(..) => Err(Error::VariableTimeOnly),
        }
    }

    /// The inverse of `a`, with [`len`](Self::len) coefficients, in every ring; in a
    /// [`Ring::Quotient`] `a` may be longer.
    ///
    /// *Timing:* variable in a [`Ring::Quotient`], and as of [`invert`](Self::invert) in others.
    /// *Cost:* as there.
    /// *Source:* \[GG13, chapter 11\].
    ///
    /// # Errors
    /// As of `invert`, but for [`Error::VariableTimeOnly`].
    ///
    /// ```
    /// use bezout_front::polynomial::Coefficients;
    /// let ring = Coefficients::named("F7")?.modulo(&[1, 0, 1])?;
    /// // x (-x) = 1 modulo x^2 + 1
    /// assert_eq!(ring.invert_vartime(&[0, 1])?, [0, 6]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn invert_vartime(&self, a: &[u32]) -> Result<Vec<u32>, Error> {
        let Self::Quotient(field, f) = self else {
            return self.invert(a);
        };
        let Some(mut inverse) = field.invert_vartime(a, f)? else {
            let gcd = field.gcd_vartime(a, f)?;
            return Err(Error::CommonDivisor { gcd });
        };
        inverse.resize(self.len(), 0);
        Ok(inverse)
    }
}

/// The names of all rings.
///
/// ```
/// use bezout_front::polynomial::{Ring, names};
/// assert!(names().into_iter().all(|name| Ring::named(name).is_ok()));
/// ```
pub fn names() -> Vec<&'static str> {
    let small = RINGS.iter().map(|ring| ring.0);
    small
        .chain(CYCLIC_RINGS.iter().map(|ring| ring.0))
        .collect()
}

fn preset(name: &str) -> Option<Ring> {
    let small = RINGS.iter().find(|ring| ring.0 == name);
    let cyclic = CYCLIC_RINGS.iter().find(|ring| ring.0 == name);
    small
        .map(|ring| Ring::Small(ring.1))
        .or(cyclic.map(|ring| Ring::Cyclic(ring.1)))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())
}

fn trimmed(a: &[u32]) -> &[u32] {
    let end = a.iter().rposition(|&c| c != 0).map_or(0, |last| last + 1);
    &a[..end]
}

/// The kind of a modulus of NTRU or NTRU Prime.
fn shape(f: &[u32], q: u32) -> Option<Shape> {
    let d = f.len() - 1;
    if d < 2 || f[d] != 1 {
        return None;
    }
    if f.iter().all(|&c| c == 1) {
        return Some(Shape::AllOnes);
    }
    let prime = f[..2] == [q - 1; 2] && f[2..d].iter().all(|&c| c == 0);
    prime.then_some(Shape::Prime)
}

fn small_modulus(ring: &bezout::polynomial::Ring, q: u32) -> Vec<u32> {
    let d = ring.degree();
    let mut m = vec![u32::from(ring.shape() == Shape::AllOnes); d + 1];
    if ring.shape() == Shape::Prime {
        (m[0], m[1], m[d]) = (q - 1, q - 1, 1);
    }
    m
}

/// An error unless `a` has at most `n` coefficients below `q`. Looks at all of them in every case.
fn check(a: &[u32], n: usize, q: u32) -> Result<(), Error> {
    if a.len() > n {
        let degree = a.len() - 1;
        return Err(Error::Degree { degree, below: n });
    }
    let last = u64::from(q - 1);
    let excess = |&c: &u32| last.wrapping_sub(c.into()) >> 63;
    let any = Mask::odd(a.iter().fold(0, |any, c| any | excess(c)));
    if public_by_contract(any.choice()) {
        let (argument, accepted) = ("a", q - 1);
        return Err(bezout::Error::Coefficient { argument, accepted }.into());
    }
    Ok(())
}

/// The inverse that `run` finds, or why there is none.
fn small(
    ring: &bezout::polynomial::Ring,
    a: &[u32],
    run: impl FnOnce(&mut [u16], &[u16]) -> Result<Choice, bezout::Error>,
) -> Result<Vec<u32>, Error> {
    let (n, q) = (ring.len(), ring.q());
    check(a, n, q)?;
    let mut element = Zeroizing::new(vec![0; n]);
    element.iter_mut().zip(a).for_each(|(e, &c)| *e = c as u16);
    let mut out = vec![0; n];
    if run(&mut out, &element)?.into() {
        return Ok(out.iter().map(|&c| c.into()).collect());
    }
    // Modulo a power of two it is the factor modulo 2 that decides.
    let p = if q.is_power_of_two() { 2 } else { q };
    let a: Vec<u32> = a.iter().map(|&c| c % p).collect();
    let gcd = PrimeField::new(p)?.gcd_vartime(&a, &small_modulus(ring, p))?;
    Err(Error::CommonDivisor { gcd })
}

/// The inverse that `run` finds, or why there is none.
fn cyclic(
    ring: &CyclicRing,
    a: &[u32],
    run: impl FnOnce(&mut [u64], &[u64]) -> Result<Choice, bezout::Error>,
) -> Result<Vec<u32>, Error> {
    let r = ring.degree();
    check(a, r, 2)?;
    let mut words = Zeroizing::new(vec![0; ring.words()]);
    for (i, &bit) in a.iter().enumerate() {
        words[i / 64] |= u64::from(bit) << (i % 64);
    }
    let mut out = vec![0; words.len()];
    if run(&mut out, &words)?.into() {
        let bit = |i: usize| (out[i / 64] >> (i % 64) & 1) as u32;
        return Ok((0..r).map(bit).collect());
    }
    // x^r - 1 has two factors: x - 1, and the all-ones polynomial.
    let weight: u32 = a.iter().sum();
    let gcd = match weight {
        0 => Ring::Cyclic(*ring).modulus(),
        w if w % 2 == 1 => vec![1; r],
        _ => vec![1, 1],
    };
    Err(Error::CommonDivisor { gcd })
}

/// The same by kernels of the registry.
#[cfg(feature = "kernels")]
mod by_kernel {
    use super::{Error, Ring, cyclic, small};
    use crate::kernels::{check, named};
    use alloc::vec;
    use alloc::vec::Vec;
    use bezout::kernels::polynomial::{Invert, InvertCyclic};
    use bezout::kernels::{Kernel, Operation, Timing};

    /// A kernel that inverts in a [`Ring`].
    #[derive(Clone, Copy, Debug)]
    pub enum InvertKernel {
        /// In a [`Ring::Small`].
        Small(&'static Kernel<Invert>),
        /// In a [`Ring::Cyclic`].
        Cyclic(&'static Kernel<InvertCyclic>),
        /// Euclid's algorithm, in a [`Ring::Quotient`].
        Euclid,
    }

    const EUCLID: &str = "euclid/portable";

    impl InvertKernel {
        /// Its name.
        pub fn name(&self) -> &'static str {
            match self {
                Self::Small(kernel) => kernel.name,
                Self::Cyclic(kernel) => kernel.name,
                Self::Euclid => EUCLID,
            }
        }

        /// What its time depends on.
        pub fn timing(&self) -> Timing {
            match self {
                Self::Small(kernel) => kernel.timing,
                Self::Cyclic(kernel) => kernel.timing,
                Self::Euclid => Timing::Variable,
            }
        }
    }

    impl Ring {
        /// The kernel of that name, if it takes this ring on this machine; without a name, the one
        /// that [`invert_vartime`](Self::invert_vartime) uses.
        ///
        /// # Errors
        /// [`Error::UnknownKernel`] and [`Error::KernelDomain`], which list those that do.
        ///
        /// ```
        /// use bezout_front::polynomial::Ring;
        /// let ring = Ring::named("bike-l1")?;
        /// let kernel = ring.kernel(Some("binary_divstep/portable"))?;
        /// assert_eq!(ring.invert_by(kernel, &[0, 1])?, ring.invert(&[0, 1])?);
        /// assert!(ring.kernel(Some("divstep/portable")).is_err());
        /// # Ok::<(), bezout_front::Error>(())
        /// ```
        pub fn kernel(&self, name: Option<&str>) -> Result<InvertKernel, Error> {
            match self {
                Self::Small(ring) => chosen(name, ring).map(InvertKernel::Small),
                Self::Cyclic(ring) => chosen(name, ring).map(InvertKernel::Cyclic),
                Self::Quotient(..) => match name {
                    None | Some(EUCLID) => Ok(InvertKernel::Euclid),
                    Some(name) => Err(Error::UnknownKernel {
                        name: name.into(),
                        operation: Invert::NAME,
                        accepted: vec![EUCLID],
                    }),
                },
            }
        }

        /// [`invert_vartime`](Self::invert_vartime) by this kernel. *Timing:* that of the kernel.
        ///
        /// # Errors
        /// The errors of `invert_vartime`; [`Error::KernelDomain`] if the kernel does not take this
        /// ring.
        ///
        /// ```
        /// use bezout_front::polynomial::Coefficients;
        /// let ring = Coefficients::named("F7")?.modulo(&[1, 0, 1])?;
        /// assert_eq!(ring.invert_by(ring.kernel(None)?, &[0, 1])?, [0, 6]);
        /// # Ok::<(), bezout_front::Error>(())
        /// ```
        pub fn invert_by(&self, kernel: InvertKernel, a: &[u32]) -> Result<Vec<u32>, Error> {
            match (self, kernel) {
                (Self::Small(ring), InvertKernel::Small(kernel)) => {
                    check(kernel, ring)?;
                    small(ring, a, |out, a| Ok((kernel.run)(ring, out, a)))
                }
                (Self::Cyclic(ring), InvertKernel::Cyclic(kernel)) => {
                    check(kernel, ring)?;
                    let mut scratch = vec![0; (kernel.scratch)(ring)];
                    cyclic(ring, a, |out, a| {
                        Ok((kernel.run)(ring, out, a, &mut scratch))
                    })
                }
                (Self::Quotient(..), InvertKernel::Euclid) => self.invert_vartime(a),
                // Of another ring; the lookup by its name says which are accepted.
                _ => self
                    .kernel(Some(kernel.name()))
                    .and_then(|kernel| self.invert_by(kernel, a)),
            }
        }
    }

    fn chosen<O: Operation>(
        name: Option<&str>,
        ring: &O::Parameter,
    ) -> Result<&'static Kernel<O>, Error> {
        let kernel = match name {
            Some(name) => Some(named(name)?),
            None => O::default(Timing::Constant, ring),
        };
        // There is one default for each ring.
        let kernel = kernel.or_else(|| O::table().iter().find(|kernel| kernel.accepts(ring)));
        let kernel = kernel.ok_or(Error::VariableTimeOnly)?;
        check(kernel, ring)?;
        Ok(kernel)
    }
}
