// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products, and what takes and gives centered coefficients.

use super::choice::{LENGTH, Operation, choose};
use super::shared::centered::Centering;
use crate::backend::with_vectors;
use crate::cpu::Cpu;
use crate::ct::{Mask, public_by_contract, wipe};
use crate::error::Error;
use crate::polynomial::types::centered::Centered;
use crate::polynomial::types::ring::Ring;
use subtle::Choice;

/// The largest coefficient of a short factor: that of `3 (x - 1) g`, where `g` has -1, 0, 1.
const SHORT: u16 = 6;

impl Ring {
    /// `out = a b` modulo `x^p - x - 1`, or modulo `x^n - 1`, as NTRU multiplies.
    ///
    /// All three have [`len`](Self::len) coefficients from 0 to `q - 1`, the constant term first.
    /// The remainder of a product modulo `(x^n - 1)/(x - 1)` is that without its last coefficient
    /// times the modulus. Another length, or a coefficient out of range, is an error.
    ///
    /// *Timing:* depends on the ring, and on whether an error is returned.
    /// *Cost:* `27/64` of the products of two coefficients, twice as many for a prime above 257;
    /// modulo a prime, and with AVX2, transforms modulo three others, which are faster.
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_RQ;
    /// let (mut x, mut last, mut product) = ([0; 761], [0; 761], [0; 761]);
    /// (x[1], last[760]) = (1, 2);
    /// SNTRUP761_RQ.mul(&mut product, &x, &last)?;
    /// // 2 x^761 = 2 x + 2.
    /// assert_eq!(product[..3], [2, 2, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[KO62\].
    pub fn mul(&self, out: &mut [u16], a: &[u16], b: &[u16]) -> Result<(), Error> {
        self.check("out", out.len())?;
        self.check_element("a", a)?;
        self.check_element("b", b)?;
        let centering = Centering::new(self);
        let mut rooms = [[0; LENGTH]; 3];
        let [x, y, product] = rooms.each_mut().map(|room| &mut room[..out.len()]);
        centering.all(x, a.iter().map(|&c| c as i16));
        centering.all(y, b.iter().map(|&c| c as i16));
        self.product(product, x, y, u16::MAX);
        centering.canonical(out, product);
        wipe(rooms.as_flattened_mut());
        Ok(())
    }

    /// [`mul`](Self::mul) with coefficients of either sign.
    ///
    /// `a` and `b` are of `i8` or `i16`, as is best for each, and may have any values: they stand
    /// for their remainders. Those of `out` are the nearest to zero, from `-q/2` to `q/2 - 1` if
    /// `q` is even. Another length is an error, and so is an `out` of `i8` for a `q` above 256.
    ///
    /// *Timing:* depends on the ring and the types.
    /// *Cost:* that of [`mul`](Self::mul); without AVX2 half of it for a prime above 257 and a
    /// factor of `i8`.
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_RQ;
    /// let (mut h, mut r, mut product) = ([0i16; 761], [0i8; 761], [0i16; 761]);
    /// (h[760], r[1], r[0]) = (2295, -1, 1);
    /// SNTRUP761_RQ.mul_centered(&mut product, &h, &r)?;
    /// assert_eq!((product[0], product[1], product[760]), (-2295, -2295, 2295));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[KO62\].
    pub fn mul_centered<O: Centered, A: Centered, B: Centered>(
        &self,
        out: &mut [O],
        a: &[A],
        b: &[B],
    ) -> Result<(), Error> {
        self.check_out(out)?;
        self.check("a", a.len())?;
        self.check("b", b.len())?;
        if self.q().is_power_of_two() {
            // Products are of numbers modulo 2^16, whatever these stand for.
            match (O::words_mut(out), A::words(a), B::words(b)) {
                (Some(out), Some(a), _) => {
                    self.product(out, a, b, u16::MAX);
                    return Ok(());
                }
                (Some(out), _, Some(b)) => {
                    self.product(out, b, a, u16::MAX);
                    return Ok(());
                }
                _ => {}
            }
        }
        let centering = Centering::new(self);
        let mut rooms = [[0; LENGTH]; 3];
        let [x, y, product] = rooms.each_mut().map(|room| &mut room[..out.len()]);
        centering.all(x, a.iter().map(|&c| c.into()));
        centering.all(y, b.iter().map(|&c| c.into()));
        match (A::SHORT, B::SHORT) {
            (true, false) => self.product(product, y, x, 128),
            (_, true) => self.product(product, x, y, 128),
            _ => self.product(product, x, y, u16::MAX),
        }
        narrow(out, product);
        wipe(rooms.as_flattened_mut());
        Ok(())
    }

    /// [`mul_centered`](Self::mul_centered) by a polynomial of small coefficients, as secrets of
    /// NTRU and NTRU Prime have.
    ///
    /// Coefficients of `a` are from `-q/2` to `q/2`, those of `b` from -6 to 6, and from -1 to 1
    /// modulo 2 and 3; others are an error, and so is another length. Those of `out` are the
    /// nearest to zero.
    ///
    /// *Timing:* depends on the ring, and on whether an error is returned.
    /// *Cost:* two thirds of that of [`mul_centered`](Self::mul_centered) where `q` is large.
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_RQ;
    /// let (mut h, mut r, mut product) = ([0; 761], [0; 761], [0; 761]);
    /// (h[760], r[1], r[0]) = (2295, -1, 1);
    /// SNTRUP761_RQ.mul_short(&mut product, &h, &r)?;
    /// assert_eq!((product[0], product[1], product[760]), (-2295, -2295, 2295));
    /// r[0] = 7;
    /// assert!(SNTRUP761_RQ.mul_short(&mut product, &h, &r).is_err());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[Pol71\].
    pub fn mul_short(&self, out: &mut [i16], a: &[i16], b: &[i8]) -> Result<(), Error> {
        self.check("out", out.len())?;
        self.check("a", a.len())?;
        self.check("b", b.len())?;
        let half = (self.q() / 2) as u16;
        let factors = (half, half.min(SHORT));
        let excess = [
            with_vectors(excess, (a, factors.0)),
            with_vectors(excess, (b, factors.1)),
        ];
        let within =
            |excess: i16| public_by_contract(Mask::zero((excess as u16 >> 15).into()).choice());
        if within(excess[0] | excess[1]) {
            self.product(out, a, b, SHORT);
            return Ok(());
        }
        let (argument, accepted) = match within(excess[0]) {
            true => ("b", factors.1.into()),
            false => ("a", factors.0.into()),
        };
        Err(Error::Magnitude { argument, accepted })
    }

    /// [`invert`](Self::invert) with coefficients of either sign.
    ///
    /// Coefficients of `a` may have any values: they stand for their remainders. Those of `out` are
    /// the nearest to zero, from `-q/2` to `q/2 - 1` if `q` is even; all are zero where `a` has no
    /// inverse. Another length is an error, and so is an `out` of `i8` for a `q` above 256.
    ///
    /// *Timing:* depends on the ring and the types. *Cost:* that of [`invert`](Self::invert).
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_R3;
    /// let mut a = [0i8; 761];
    /// a[0] = -1;
    /// let mut inverse = [0i8; 761];
    /// assert!(bool::from(SNTRUP761_R3.invert_centered(&mut inverse, &a)?));
    /// assert_eq!(inverse, a);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[BY19\].
    pub fn invert_centered<O: Centered, A: Centered>(
        &self,
        out: &mut [O],
        a: &[A],
    ) -> Result<Choice, Error> {
        self.inverse_of_multiple(1, out, a)
    }

    /// `out = 1/(3 a)`, as key generation of Streamlined NTRU Prime needs it; else as
    /// [`invert_centered`](Self::invert_centered). Modulo 3 there is none.
    ///
    /// *Timing:* depends on the ring and the types. *Cost:* that of [`invert`](Self::invert).
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_RQ;
    /// let (mut f, mut inverse) = ([0i8; 761], [0i16; 761]);
    /// f[0] = 1;
    /// assert!(bool::from(SNTRUP761_RQ.invert_triple_centered(&mut inverse, &f)?));
    /// // 3 * 1530 = 4590.
    /// assert_eq!(inverse[0], -1530);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[BBC20\].
    pub fn invert_triple_centered<O: Centered, A: Centered>(
        &self,
        out: &mut [O],
        a: &[A],
    ) -> Result<Choice, Error> {
        self.inverse_of_multiple(3, out, a)
    }

    fn inverse_of_multiple<O: Centered, A: Centered>(
        &self,
        factor: i16,
        out: &mut [O],
        a: &[A],
    ) -> Result<Choice, Error> {
        self.check_out(out)?;
        self.check("a", a.len())?;
        let centering = Centering::new(self);
        let (mut x, mut y) = ([0; LENGTH], [[0; LENGTH]; 2]);
        let x = &mut x[..out.len()];
        let [residues, inverse] = y.each_mut().map(|room| &mut room[..out.len()]);
        centering.all(x, a.iter().map(|&c| c.into()));
        for (to, &c) in inverse.iter_mut().zip(&*x) {
            *to = c.wrapping_mul(factor) as u16;
        }
        centering.all(x, inverse.iter().map(|&c| c as i16));
        centering.canonical(residues, x);
        let way = choose(Cpu::here(), Operation::Invert(self));
        let yes = way.invert(self, inverse, residues);
        centering.all(x, inverse.iter().map(|&c| c as i16));
        narrow(out, x);
        wipe(x);
        wipe(y.as_flattened_mut());
        Ok(yes)
    }

    fn check_out<O: Centered>(&self, out: &[O]) -> Result<(), Error> {
        self.check("out", out.len())?;
        match O::SHORT && self.q() > 256 {
            true => Err(Error::Overflow { bits: 8 }),
            false => Ok(()),
        }
    }

    /// `out = a b`, all centered; `b` is at most `most` in magnitude, or any element. Modulo a
    /// power of two, factors may be any numbers.
    fn product<B: Centered>(&self, out: &mut [i16], a: &[i16], b: &[B], most: u16) {
        let way = choose(Cpu::here(), Operation::Multiply(self));
        way.multiply(self, out, a, b, most.min((self.q() / 2) as u16));
    }
}

/// Its sign is set if a coefficient is above `most` in magnitude.
#[inline(always)]
fn excess<A: Centered>((a, most): (&[A], u16)) -> i16 {
    if most > 1 << 13 {
        let most = i32::from(most);
        let signs = a.iter().fold(0, |all, &c| {
            let c = i32::from(c.into());
            all | (most - c) | (most + c)
        });
        return (signs >> 16) as i16;
    }
    // Where one of them overflows, the other is negative.
    let most = most as i16;
    a.iter().fold(0, |all, &c| {
        let c: i16 = c.into();
        all | most.wrapping_sub(c) | most.wrapping_add(c)
    })
}

fn narrow<O: Centered>(out: &mut [O], from: &[i16]) {
    for (to, &c) in out.iter_mut().zip(from) {
        *to = O::narrow(c);
    }
}
