// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: coefficients and a modulus.

use crate::backend::portable::ring_product::reciprocal;
use crate::error::Error;

/// The largest degree of a modulus of a [`Ring`].
pub const MAX_DEGREE: usize = 1279;
/// The largest degree of a modulus of a [`CyclicRing`].
pub const MAX_CYCLIC: usize = 65536;

/// What polynomials are reduced by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `x^p - x - 1`, of Streamlined NTRU Prime.
    Prime,
    /// `(x^n - 1)/(x - 1) = 1 + x + ... + x^(n-1)`: NTRU inverts modulo it. Elements are given
    /// modulo `x^n - 1`, as NTRU multiplies: `n` coefficients, the last one zero in results.
    AllOnes,
}

/// Where coefficients are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coefficients {
    /// The field of two elements.
    F2,
    /// The field of three elements.
    F3,
    /// The integers modulo an odd prime from 5 to 8191.
    Fq(u16),
    /// The integers modulo `2^k`, `k` from 2 to 16.
    Z2k(u32),
}

/// A ring of polynomials with small coefficients, the ring of an inversion in NTRU or NTRU Prime.
///
/// An element is a slice of [`len`](Self::len) coefficients from 0 to [`q`](Self::q) - 1, the
/// constant term first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    shape: Shape,
    coefficients: Coefficients,
    degree: u16,
    /// Made once, so that no product divides.
    reciprocal: u32,
}

impl Ring {
    /// Coefficients modulo `q` and the modulus `x^p - x - 1`.
    ///
    /// `q` is 3 or a prime from 5 to 8191; `p` is from 2 to 1279. Others are an error.
    ///
    /// ```
    /// use bezout::polynomial::Ring;
    /// assert_eq!(Ring::ntru_prime(761, 4591)?.len(), 761);
    /// assert!(Ring::ntru_prime(761, 4590).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub const fn ntru_prime(p: usize, q: u32) -> Result<Self, Error> {
        let coefficients = match coefficients(q) {
            Ok(c @ (Coefficients::F3 | Coefficients::Fq(_))) => c,
            _ => return Err(Error::CoefficientRing { q }),
        };
        Self::new(Shape::Prime, coefficients, p)
    }

    /// Coefficients modulo `q` and the modulus `(x^n - 1)/(x - 1)`.
    ///
    /// `q` is a prime up to 8191 or a power of two up to 65536; `n` is from 3 to 1280. If `q` is a
    /// power of two, `n` is a prime modulo which 2 is a generator, as in NTRU. Others are an error.
    ///
    /// ```
    /// use bezout::polynomial::Ring;
    /// assert_eq!(Ring::ntru(701, 8192)?.len(), 701);
    /// // 2 has order 3 modulo 7.
    /// assert!(Ring::ntru(7, 8192).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub const fn ntru(n: usize, q: u32) -> Result<Self, Error> {
        let coefficients = match coefficients(q) {
            Ok(c) => c,
            Err(e) => return Err(e),
        };
        if n < 3 {
            return Err(Error::Degree {
                degree: n.saturating_sub(1),
                accepted: MAX_DEGREE,
            });
        }
        let binary = matches!(coefficients, Coefficients::F2 | Coefficients::Z2k(_));
        if binary && n <= MAX_DEGREE + 1 && !generates(n) {
            return Err(Error::NotGenerated { n });
        }
        Self::new(Shape::AllOnes, coefficients, n - 1)
    }

    const fn new(shape: Shape, coefficients: Coefficients, degree: usize) -> Result<Self, Error> {
        if degree < 2 || degree > MAX_DEGREE {
            return Err(Error::Degree {
                degree,
                accepted: MAX_DEGREE,
            });
        }
        let mut ring = Self {
            shape,
            coefficients,
            degree: degree as u16,
            reciprocal: 0,
        };
        if let Coefficients::F3 | Coefficients::Fq(_) = coefficients {
            ring.reciprocal = reciprocal(ring.q());
        }
        Ok(ring)
    }

    /// A constant's value: a wrong one does not compile.
    pub(super) const fn constant(made: Result<Self, Error>) -> Self {
        match made {
            Ok(ring) => ring,
            Err(_) => panic!("no such ring"),
        }
    }

    /// Where the coefficients are from.
    pub const fn coefficients(&self) -> Coefficients {
        self.coefficients
    }

    /// The kind of modulus.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The degree of the modulus.
    pub const fn degree(&self) -> usize {
        self.degree as usize
    }

    /// The number of coefficients of an element.
    #[allow(clippy::len_without_is_empty, reason = "a ring is no container")]
    pub const fn len(&self) -> usize {
        match self.shape {
            Shape::Prime => self.degree(),
            Shape::AllOnes => self.degree() + 1,
        }
    }

    /// Coefficients are from 0 to `q - 1`.
    pub const fn q(&self) -> u32 {
        match self.coefficients {
            Coefficients::F2 => 2,
            Coefficients::F3 => 3,
            Coefficients::Fq(q) => q as u32,
            Coefficients::Z2k(k) => 1 << k,
        }
    }

    /// [`reciprocal`] of an odd `q`.
    pub(crate) const fn reciprocal(&self) -> u32 {
        self.reciprocal
    }

    /// The same modulus with coefficients modulo 2, where they are modulo a power of it.
    pub(crate) const fn modulo_two(&self) -> Self {
        Self {
            coefficients: Coefficients::F2,
            ..*self
        }
    }

    /// Coefficient `i` of the modulus read backwards, `x^d m(1/x)`: 0, 1, or -1.
    pub(crate) const fn backwards(&self, i: usize) -> i16 {
        let d = self.degree();
        match self.shape {
            Shape::AllOnes => (i <= d) as i16,
            // 1 - x^(d-1) - x^d
            Shape::Prime => (i == 0) as i16 - (i + 1 == d || i == d) as i16,
        }
    }
}

/// The ring of binary polynomials modulo `x^r - 1`: that of BIKE and LEDAcrypt.
///
/// An element is a slice of [`words`](Self::words) words of 64 coefficients, the constant term in
/// the lowest bit of the first; the bits from `r` on are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CyclicRing {
    r: u32,
}

impl CyclicRing {
    /// The ring modulo `x^r - 1`. `r` is a prime from 3 to 65536 modulo which 2 is a generator;
    /// others are an error.
    ///
    /// ```
    /// use bezout::polynomial::CyclicRing;
    /// assert_eq!(CyclicRing::new(12323)?.words(), 193);
    /// assert!(CyclicRing::new(12321).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub const fn new(r: usize) -> Result<Self, Error> {
        if r < 3 || r > MAX_CYCLIC {
            return Err(Error::Degree {
                degree: r,
                accepted: MAX_CYCLIC,
            });
        }
        if !generates(r) {
            return Err(Error::NotGenerated { n: r });
        }
        Ok(Self { r: r as u32 })
    }

    /// For constants whose `r` a test checks: the check takes the compiler long.
    pub(super) const fn known(r: u32) -> Self {
        Self { r }
    }

    /// The degree of the modulus.
    pub const fn degree(&self) -> usize {
        self.r as usize
    }

    /// The words of an element.
    pub const fn words(&self) -> usize {
        self.degree().div_ceil(64)
    }
}

const fn coefficients(q: u32) -> Result<Coefficients, Error> {
    match q {
        2 => Ok(Coefficients::F2),
        3 => Ok(Coefficients::F3),
        4..=65536 if q.is_power_of_two() => Ok(Coefficients::Z2k(q.trailing_zeros())),
        5..=8191 if is_prime(q) => Ok(Coefficients::Fq(q as u16)),
        _ => Err(Error::CoefficientRing { q }),
    }
}

pub(crate) const fn is_prime(n: u32) -> bool {
    let mut i = 2u32;
    while i as u64 * i as u64 <= n as u64 {
        if n.is_multiple_of(i) {
            return false;
        }
        i += 1;
    }
    n > 1
}

/// Whether `n` is a prime, and 2 a generator modulo `n`: its first power that is 1 is the `n -
/// 1`st.
const fn generates(n: usize) -> bool {
    let (mut power, mut order) = (2 % n, 1);
    while power != 1 {
        power = power * 2 % n;
        order += 1;
        if power == 0 || order >= n {
            return false;
        }
    }
    // Only for a prime is there an element of this order.
    order == n - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_ring_is_refused() {
        for q in [0, 1, 9, 4590, 8192, 65536, 8209] {
            assert!(Ring::ntru_prime(761, q).is_err(), "{q}");
        }
        for q in [0, 1, 6, 9, 8209, 131072] {
            assert!(Ring::ntru(701, q).is_err(), "{q}");
        }
        let (degree, accepted) = (1, MAX_DEGREE);
        assert_eq!(Ring::ntru(2, 2), Err(Error::Degree { degree, accepted }));
        for n in [0, 1, 2, 1281, 40000] {
            assert!(Ring::ntru(n, 3).is_err() && Ring::ntru(n, 2).is_err());
        }
        assert!(Ring::ntru_prime(1280, 3).is_err() && Ring::ntru_prime(1, 3).is_err());
        for r in [0, 1, 2, 4, 7, 9, 12322, 65537, 1 << 20] {
            assert!(CyclicRing::new(r).is_err(), "{r}");
        }
        assert!(CyclicRing::new(3).is_ok() && CyclicRing::new(11).is_ok());
    }
}
