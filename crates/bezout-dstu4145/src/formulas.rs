// SPDX-License-Identifier: MIT OR Apache-2.0
//! López-Dahab coordinates: `(X, Y, Z)` is the point `(X / Z, Y / Z^2)`, and infinity if Z = 0
//! \[LD98\].
//!
//! [`Formulas::add`] is right unless the points are equal or one is the negative of the other, or
//! infinity: then Z is 0. Both functions keep a Z of 0. So one look at the last Z tells whether a
//! whole computation went well.

use bezout::binary_field::Arithmetic;

/// The words of the coordinates of an affine point.
pub(crate) type Words<const N: usize> = [[u64; N]; 2];

/// A point in projective coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Projective<E> {
    pub x: E,
    pub y: E,
    pub z: E,
}

/// The group law of a curve, in some arithmetic.
#[derive(Clone, Copy)]
pub(crate) struct Formulas<const N: usize, A: Arithmetic<N>> {
    pub f: A,
    b: A::Element,
    /// Whether a is 1; it is 0 otherwise.
    a: bool,
}

impl<const N: usize, A: Arithmetic<N>> Formulas<N, A> {
    #[inline(always)]
    pub fn new(f: A, a: bool, b: &[u64; N]) -> Self {
        Self { f, b: f.load(b), a }
    }

    /// An affine point with Z = 1.
    #[inline(always)]
    pub fn lift(&self, p: &Words<N>) -> Projective<A::Element> {
        let mut one = [0; N];
        one[0] = 1;
        let [x, y] = [self.f.load(&p[0]), self.f.load(&p[1])];
        Projective {
            x,
            y,
            z: self.f.load(&one),
        }
    }

    /// The words of a point.
    #[inline(always)]
    pub fn store(&self, p: Projective<A::Element>) -> [[u64; N]; 3] {
        [p.x, p.y, p.z].map(|c| self.f.store(c))
    }

    /// `2 p`: 4 products, 5 squares.
    #[inline(always)]
    pub fn double(&self, p: Projective<A::Element>) -> Projective<A::Element> {
        let f = &self.f;
        let (x2, z2) = (f.square(p.x), f.square(p.z));
        let z = f.mul(x2, z2);
        let bz4 = f.mul(self.b, f.square(z2));
        let x = f.add(f.square(x2), bz4);
        let mut t = f.add(f.square(p.y), bz4);
        if self.a {
            t = f.add(t, z);
        }
        Projective {
            x,
            y: f.sum_of_products(bz4, z, x, t),
            z,
        }
    }

    /// `p + q` for an affine q: 8 products, 5 squares.
    #[inline(always)]
    pub fn add(&self, p: Projective<A::Element>, q: [A::Element; 2]) -> Projective<A::Element> {
        let (f, [x2, y2]) = (&self.f, q);
        let z1z1 = f.square(p.z);
        let b = f.add(p.x, f.mul(x2, p.z));
        let a = f.add(p.y, f.mul(y2, z1z1));
        let c = f.mul(p.z, b);
        let mut t = c;
        if self.a {
            t = f.add(t, z1z1);
        }
        let z = f.square(c);
        let e = f.mul(a, c);
        let x = f.add(f.add(f.square(a), e), f.mul(f.square(b), t));
        let g = f.add(x, f.mul(x2, z));
        Projective {
            x,
            y: f.sum_of_products(f.add(e, z), g, f.add(x2, y2), f.square(z)),
            z,
        }
    }
}
