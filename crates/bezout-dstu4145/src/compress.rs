// SPDX-License-Identifier: MIT OR Apache-2.0
//! Points as a single element: x, with the trace of `y / x` in place of its lowest bit. All points
//! of order n have an x of trace a, so that this bit can be restored. X9.62 has a different rule.

use crate::curve::{Curve, Point};
use crate::error::Error;
use crate::scalar::{fill_from_le_octets, to_le_octets, truncate};
use subtle::Choice;

impl<const N: usize> Curve<N> {
    /// The octets of an element of the field.
    pub fn element_octets(&self) -> usize {
        self.degree().div_ceil(8)
    }

    /// The compressed point, the lowest octet first, for a point on the curve; 0 if x is 0. *Cost:*
    /// an inversion.
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn compress(&self, p: &Point<N>) -> Vec<u8> {
        let f = &self.group.field;
        let [x, y] = [&p.x, &p.y].map(|c| self.group.element(c));
        let mut bits = self.element_bits(&x);
        if let Some(z) = Option::from(f.divide(&y, &x)) {
            bits[0] = bits[0] & !1 | u64::from(f.trace(&z).unwrap_u8());
        }
        let mut out = vec![0; self.element_octets()];
        to_le_octets(&bits, &mut out);
        out
    }

    /// The point, of whatever order, that was compressed to these octets, the lowest first.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::NotReduced`], [`Error::NoPoint`].
    ///
    /// *Timing:* variable. *Cost:* an inversion and a half-trace.
    pub fn decompress(&self, octets: &[u8]) -> Result<Point<N>, Error> {
        if octets.len() != self.element_octets() {
            return Err(Error::Length {
                argument: "point",
                octets: octets.len(),
                accepted: self.element_octets(),
            });
        }
        let (f, mut bits) = (&self.group.field, [0; N]);
        fill_from_le_octets(&mut bits, octets);
        if bits != truncate(&bits, self.degree()) {
            return Err(Error::NotReduced {
                argument: "point",
                degree: self.degree(),
            });
        }
        let b = self.group.element(&self.group.b);
        if bits == [0; N] {
            return Ok(Point {
                x: bits,
                y: f.words(&f.sqrt(&b)),
            });
        }
        let trace = Choice::from((bits[0] & 1) as u8);
        bits[0] &= !1;
        let a = Choice::from(u8::from(self.group.a));
        if bool::from(f.trace(&self.element(&bits)) ^ a) {
            bits[0] |= 1;
        }
        let x = self.element(&bits);
        // y = x z gives z^2 + z = x + a + b / x^2.
        let quotient = Option::from(f.divide(&b, &f.square(&x))).ok_or(Error::NoPoint)?;
        let mut c = f.add(&x, &quotient);
        if self.group.a {
            c = f.add(&c, &f.one());
        }
        let mut z = Option::from(f.solve_quadratic(&c)).ok_or(Error::NoPoint)?;
        if bool::from(f.trace(&z) ^ trace) {
            z = f.add(&z, &f.one());
        }
        Ok(Point {
            x: f.words(&x),
            y: f.words(&f.mul(&x, &z)),
        })
    }
}
