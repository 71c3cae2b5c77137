// SPDX-License-Identifier: MIT OR Apache-2.0
//! Extensions of prime fields of one word.

use super::modulus::{Form, Modulus, Word};
use crate::backend::{Vectorized, vectorized, with_vectors};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::integer::word::batch;
use crate::integer::word::extension::Binomial;
use crate::integer::word::invert;
use crate::timing::Timing;
use core::fmt;
use subtle::{Choice, CtOption};

/// Elements whose norms are inverted together, on the stack.
const TOGETHER: usize = 1024;

/// `Z/m[X] / (X^D - w)` for a degree `D` of 2 to 5: a field, if m is prime and `X^D - w`
/// irreducible. Elements are arrays of coefficients, the constant one first; any words are
/// accepted. The ring is public.
///
/// An inverse is by the norm: one inversion modulo m for each element, or for a whole batch.
///
/// | field | how |
/// |---|---|
/// | complex numbers over `2^31 - 1` | `Extension::<u32, 2>::new(MERSENNE_31, (1 << 31) - 2)` |
/// | BabyBear, degree 4 and 5 | `w` = 11 and 2 |
/// | KoalaBear, degree 4 | `w` = 3 |
/// | Goldilocks, degree 2 and 5 | `w` = 7 and 3 |
///
/// ```
/// use bezout::small::{Extension, KOALA_BEAR};
/// let field = Extension::<u32, 4>::new(KOALA_BEAR, 3)?;
/// let x = [1, 2, 3, 4];
/// let y = field.invert(&x).unwrap();
/// assert_eq!(field.mul(&x, &y), [1, 0, 0, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Extension<W, const D: usize> {
    base: Modulus<W>,
    /// `R` and `R^2` modulo the modulus.
    powers: [W; 2],
    ring: Binomial<W>,
}

impl<W: Word, const D: usize> Extension<W, D> {
    /// The ring for a modulus and any word `w`. Another degree than 2 to 5 does not compile.
    ///
    /// # Errors
    /// [`Error::FifthRoot`] if the degree is 5 and no fifth root of unity is found modulo m: modulo
    /// a prime there is one if 5 divides m - 1, as it does where `X^5 - w` is irreducible.
    ///
    /// *Timing:* variable in the modulus and `w`. *Cost:* a few powers.
    ///
    /// ```
    /// use bezout::{Error, small::{BABY_BEAR, Extension, KOALA_BEAR}};
    /// assert!(Extension::<u32, 5>::new(BABY_BEAR, 2).is_ok());
    /// assert_eq!(Extension::<u32, 5>::new(KOALA_BEAR, 3), Err(Error::FifthRoot));
    /// ```
    pub fn new(base: Modulus<W>, w: W) -> Result<Self, Error> {
        const { assert!(D >= 2 && D <= 5, "degrees 2 to 5 are accepted") };
        let one = base.to_montgomery(W::ONE);
        let roots = match D {
            5 => fifth_roots(&base).ok_or(Error::FifthRoot)?,
            _ => [one; 4],
        };
        let (c, w) = (base.constants, base.to_montgomery(w));
        Ok(Self {
            base,
            powers: [one, base.to_montgomery(one)],
            ring: Binomial { c, w, roots },
        })
    }

    /// The inverse of an element, canonical; none if there is none, as for 0.
    ///
    /// *Timing:* depends on the ring. *Cost:* an inversion modulo m, and 7, 18, 30 or 88
    /// multiplications for the degrees 2 to 5. *Source:* \[IT88\].
    ///
    /// ```
    /// use bezout::small::{Extension, MERSENNE_31};
    /// let complex = Extension::<u32, 2>::new(MERSENNE_31, MERSENNE_31.modulus() - 1)?;
    /// assert_eq!(complex.invert(&[0, 1]).unwrap(), [0, MERSENNE_31.modulus() - 1]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert(&self, x: &[W; D]) -> CtOption<[W; D]> {
        self.invert_in(x, Form::Canonical)
    }

    /// [`invert`](Self::invert) in variable time.
    ///
    /// *Timing:* variable. *Cost:* as there, with a faster inversion. *Source:* \[IT88\].
    ///
    /// ```
    /// use bezout::small::{Extension, GOLDILOCKS};
    /// let field = Extension::<u64, 2>::new(GOLDILOCKS, 7)?;
    /// let y = field.invert_vartime(&[3, 5]).unwrap();
    /// assert_eq!(field.mul(&y, &[3, 5]), [1, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_vartime(&self, x: &[W; D]) -> Option<[W; D]> {
        self.invert_in_vartime(x, Form::Canonical)
    }

    /// [`invert`](Self::invert) of an element whose coefficients are in Montgomery's form, and so
    /// are those of the result.
    ///
    /// *Timing:* depends on the ring. *Cost:* as there. *Source:* \[IT88\], \[Mon85\].
    ///
    /// ```
    /// use bezout::small::{BABY_BEAR, Extension};
    /// let field = Extension::<u32, 4>::new(BABY_BEAR, 11)?;
    /// let x = [1, 2, 3, 4];
    /// let y = field.invert_montgomery(&x.map(|x| BABY_BEAR.to_montgomery(x))).unwrap();
    /// assert_eq!(y.map(|y| BABY_BEAR.from_montgomery(y)), field.invert(&x).unwrap());
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_montgomery(&self, x: &[W; D]) -> CtOption<[W; D]> {
        self.invert_in(x, Form::Montgomery)
    }

    /// [`invert_montgomery`](Self::invert_montgomery) in variable time.
    ///
    /// *Timing:* variable. *Cost:* as there, with a faster inversion. *Source:* \[IT88\],
    /// \[Mon85\].
    ///
    /// ```
    /// use bezout::small::{BABY_BEAR, Extension};
    /// let field = Extension::<u32, 5>::new(BABY_BEAR, 2)?;
    /// let one = [1, 0, 0, 0, 0].map(|x| BABY_BEAR.to_montgomery(x));
    /// assert_eq!(field.invert_montgomery_vartime(&one), Some(one));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_montgomery_vartime(&self, x: &[W; D]) -> Option<[W; D]> {
        self.invert_in_vartime(x, Form::Montgomery)
    }

    /// Replaces each element by its canonical inverse, and by 0 where there is none. Returns yes if
    /// all had one.
    ///
    /// *Timing:* depends on the ring and the count; and, if the modulus is not prime, on whether a
    /// norm that is not 0 has no inverse. *Cost:* for each element the multiplications of
    /// [`invert`](Self::invert) and three more, and an inversion modulo m for 1024 of them. It
    /// takes up to 16 kilobytes of the stack. *Source:* \[IT88\], \[Mon87, section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::{Extension, GOLDILOCKS};
    /// let field = Extension::<u64, 2>::new(GOLDILOCKS, 7)?;
    /// let mut xs = [[1, 2], [0, 0], [0, 3]];
    /// assert!(!bool::from(field.invert_batch(&mut xs)));
    /// assert_eq!((field.mul(&xs[0], &[1, 2]), xs[1]), ([1, 0], [0, 0]));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch(&self, xs: &mut [[W; D]]) -> Choice {
        self.batch(xs, Form::Canonical, Timing::Constant).choice()
    }

    /// [`invert_batch`](Self::invert_batch) in variable time.
    ///
    /// *Timing:* variable. *Cost:* the same, with faster inversions. *Source:* \[IT88\], \[Mon87,
    /// section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::{Extension, MERSENNE_31};
    /// let complex = Extension::<u32, 2>::new(MERSENNE_31, MERSENNE_31.modulus() - 1)?;
    /// let mut xs = [[1, 0], [0, MERSENNE_31.modulus() - 1]];
    /// assert!(complex.invert_batch_vartime(&mut xs));
    /// assert_eq!(xs, [[1, 0], [0, 1]]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_vartime(&self, xs: &mut [[W; D]]) -> bool {
        self.batch(xs, Form::Canonical, Timing::Variable).bit() == 1
    }

    /// [`invert_batch`](Self::invert_batch) of elements whose coefficients are in Montgomery's
    /// form, and so are those of the results.
    ///
    /// *Timing:* as there. *Cost:* as there. *Source:* \[IT88\], \[Mon85\], \[Mon87, section
    /// 10.3.1\].
    ///
    /// ```
    /// use bezout::small::{BABY_BEAR, Extension};
    /// let field = Extension::<u32, 4>::new(BABY_BEAR, 11)?;
    /// let mut xs = [[1, 0, 0, 0].map(|x| BABY_BEAR.to_montgomery(x))];
    /// let one = xs[0];
    /// assert!(bool::from(field.invert_batch_montgomery(&mut xs)));
    /// assert_eq!(xs[0], one);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_montgomery(&self, xs: &mut [[W; D]]) -> Choice {
        self.batch(xs, Form::Montgomery, Timing::Constant).choice()
    }

    /// [`invert_batch_montgomery`](Self::invert_batch_montgomery) in variable time.
    ///
    /// *Timing:* variable. *Cost:* the same, with faster inversions. *Source:* \[IT88\], \[Mon85\],
    /// \[Mon87, section 10.3.1\].
    ///
    /// ```
    /// use bezout::small::{Extension, KOALA_BEAR};
    /// let field = Extension::<u32, 4>::new(KOALA_BEAR, 3)?;
    /// let mut xs = [[0; 4]; 3];
    /// assert!(!field.invert_batch_montgomery_vartime(&mut xs));
    /// assert_eq!(xs, [[0; 4]; 3]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_batch_montgomery_vartime(&self, xs: &mut [[W; D]]) -> bool {
        self.batch(xs, Form::Montgomery, Timing::Variable).bit() == 1
    }

    /// The canonical product of two elements.
    ///
    /// *Timing:* depends on the ring. *Cost:* `D^2 + 4 D` multiplications. *Source:* \[Mon85\].
    ///
    /// ```
    /// use bezout::small::{BABY_BEAR, Extension};
    /// let field = Extension::<u32, 5>::new(BABY_BEAR, 2)?;
    /// assert_eq!(field.mul(&[0, 0, 0, 0, 1], &[0, 3, 0, 0, 0]), [6, 0, 0, 0, 0]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn mul(&self, x: &[W; D], y: &[W; D]) -> [W; D] {
        let [x, y] = [x, y].map(|x| self.enter(x, Form::Canonical));
        let product = self.ring.product(&x, &y);
        product.map(|x| self.base.from_montgomery(x))
    }

    /// Any words as canonical ones in Montgomery's form.
    #[inline(always)]
    fn enter(&self, x: &[W; D], form: Form) -> [W; D] {
        let factor = match form {
            Form::Canonical => self.powers[1],
            Form::Montgomery => self.powers[0],
        };
        self.scaled(x, factor)
    }

    /// Each coefficient times a factor. No closure: it would be compiled for no instruction set.
    #[inline(always)]
    fn scaled(&self, x: &[W; D], factor: W) -> [W; D] {
        let mut out = *x;
        for out in &mut out {
            *out = W::product(&self.ring.c, *out, factor);
        }
        out
    }

    /// What the inverse of a norm in Montgomery's form is to be multiplied by, times 2^64.
    fn factor(&self, form: Form) -> u64 {
        let c = &self.ring.c;
        match form {
            Form::Canonical => c.montgomery().reduce(u128::from(c.r2) << W::BITS),
            Form::Montgomery => self.base.factor(form),
        }
    }

    /// The inverse, by that of the norm and what the norm is a multiple of the element by.
    #[inline(always)]
    fn leave(&self, cofactor: &[W; D], inverse: W) -> [W; D] {
        self.scaled(cofactor, inverse)
    }

    fn invert_in(&self, x: &[W; D], form: Form) -> CtOption<[W; D]> {
        let (norm, cofactor) = self.ring.norm(&self.enter(x, form));
        let (inverse, yes) = W::invert(&self.ring.c, norm, self.factor(form));
        CtOption::new(self.leave(&cofactor, W::low(inverse)), yes.choice())
    }

    fn invert_in_vartime(&self, x: &[W; D], form: Form) -> Option<[W; D]> {
        let (norm, cofactor) = self.ring.norm(&self.enter(x, form));
        let inverse = invert::invert_vartime(&self.ring.c, norm.into(), self.factor(form))?;
        Some(self.leave(&cofactor, W::low(inverse)))
    }

    /// [`leave`](Self::leave) with the inverse of each norm.
    #[inline(always)]
    fn leave_all((field, xs, inverses): (&Self, &mut [[W; D]], &[W])) {
        for (x, &inverse) in xs.iter_mut().zip(inverses) {
            *x = field.leave(x, inverse);
        }
    }

    /// Replaces elements by `factor` times their inverses, canonical, and by 0 where there is none.
    #[cfg(feature = "plonky3")]
    pub(crate) fn invert_batch_times(&self, factor: u64, xs: &mut [[W; D]]) -> Mask {
        let (c, form) = (&self.ring.c, Form::Canonical);
        let factor = c.montgomery().product(factor, c.r2);
        let factor = c.montgomery().product(factor, self.factor(form));
        self.batch_times(factor, xs, form, Timing::Constant)
    }

    /// The ring of the coefficients.
    #[cfg(feature = "plonky3")]
    pub(crate) fn base(&self) -> &Modulus<W> {
        &self.base
    }

    fn batch(&self, xs: &mut [[W; D]], form: Form, timing: Timing) -> Mask {
        self.batch_times(self.factor(form), xs, form, timing)
    }

    fn batch_times(&self, factor: u64, xs: &mut [[W; D]], form: Form, timing: Timing) -> Mask {
        let mut norms = [W::default(); TOGETHER];
        let mut all = Mask::from_bit(1);
        for xs in xs.chunks_mut(TOGETHER) {
            let norms = &mut norms[..xs.len()];
            let pass = Norms {
                field: self,
                xs: &mut *xs,
                norms: &mut *norms,
                form,
            };
            // Of the others compilers make vectors that are slower than words.
            match W::BITS == 32 && D <= 4 {
                true => vectorized(pass),
                false => pass.work(),
            }
            all = all & batch::invert(&self.ring.c, norms, factor, timing);
            with_vectors(Self::leave_all, (self, &mut *xs, &*norms));
        }
        if timing == Timing::Constant {
            wipe(&mut norms[..xs.len().min(TOGETHER)]);
        }
        all
    }
}

/// Writes norms, and in place of the elements what they are to be multiplied by.
struct Norms<'a, W, const D: usize> {
    field: &'a Extension<W, D>,
    xs: &'a mut [[W; D]],
    norms: &'a mut [W],
    form: Form,
}

impl<W: Word, const D: usize> Vectorized for Norms<'_, W, D> {
    type Output = ();

    #[inline(always)]
    fn work(self) {
        for (x, norm) in self.xs.iter_mut().zip(self.norms) {
            (*norm, *x) = self.field.ring.norm(&self.field.enter(x, self.form));
        }
    }
}

/// `[z, z^2, z^3, z^4]` in Montgomery's form, for a root of `X^4 + X^3 + X^2 + X + 1`.
fn fifth_roots<W: Word>(base: &Modulus<W>) -> Option<[W; 4]> {
    let (c, m) = (&base.constants, base.constants.m);
    if m % 5 != 1 {
        return None;
    }
    let one = base.to_montgomery(W::ONE);
    // Of the numbers that are prime to m, at least four of five have such a root as power, if m is
    // prime.
    (2..64).find_map(|g| {
        let g = base.to_montgomery(W::low(g));
        let (mut z, exponent) = (one, (m - 1) / 5);
        for bit in (0..64 - exponent.leading_zeros()).rev() {
            z = W::product(c, z, z);
            if exponent >> bit & 1 == 1 {
                z = W::product(c, z, g);
            }
        }
        let mut roots = [z; 4];
        for k in 1..4 {
            roots[k] = W::product(c, roots[k - 1], z);
        }
        let sum = roots.into_iter().fold(one, |sum, z| W::sum(c, sum, z));
        (sum.into() == 0).then_some(roots)
    })
}

impl<W: Word, const D: usize> fmt::Debug for Extension<W, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Extension")
            .field("modulus", &self.base.modulus())
            .field("w", &self.base.from_montgomery(self.ring.w))
            .finish()
    }
}
