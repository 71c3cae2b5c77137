// SPDX-License-Identifier: MIT OR Apache-2.0
//! The field and its elements.

use crate::backend::portable::binary_field::gather;
use crate::binary_field::invert;
use crate::binary_field::shared::engine::{Engine, with_engine};
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::shape::Shape;
use crate::ct::{Mask, public_by_contract};
use crate::error::Error;
use crate::limbs;
use core::fmt;
use subtle::{Choice, ConditionallySelectable, CtOption};

/// The field GF(2^m) of polynomials over F2 modulo `f`, an irreducible trinomial
/// `x^m + x^a + 1` or pentanomial `x^m + x^a + x^b + x^c + 1`, for `2 ≤ m ≤ 1023`.
///
/// Elements have `N` words, `N = ceil(m / 64)`. [`presets`](crate::binary_field::presets) has the
/// fields of standards.
/// *Timing:* constant in elements; the field is public.
///
/// ```
/// use bezout::binary_field::Gf2m;
/// let field = Gf2m::<3>::new(163, &[7, 6, 3])?;
/// let a = field.element(&[2, 0, 0])?;
/// let y = field.invert(&a).unwrap();
/// assert!(bool::from(field.equal(&field.mul(&a, &y), &field.one())));
/// assert_eq!(Gf2m::<3>::new(163, &[7, 6, 2]).unwrap_err(), bezout::Error::Reducible);
/// # Ok::<(), bezout::Error>(())
/// ```
///
/// *Source:* \[HMV04, chapter 2.3\].
#[derive(Clone)]
pub struct Gf2m<const N: usize> {
    pub(crate) shape: Shape,
    /// Traces of the powers of x.
    traces: [u64; N],
    /// The square root of x.
    root: [u64; N],
}

/// An element of a [`Gf2m`]: the coefficients of a polynomial, that of `x^(64 i + j)` in bit `j` of
/// word `i`.
///
/// Results of arithmetic may be any representative that fits the words, so there is no `==`;
/// [`Gf2m::equal`] compares, and [`Gf2m::words`] gives the representative below degree `m`.
/// It belongs to the field that made it; with another field of as many words it stands for that
/// field's remainder of the same polynomial.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Element<const N: usize>(pub(crate) [u64; N]);

impl<const N: usize> Gf2m<N> {
    /// The field of `x^degree + x^middle[0] + … + 1`; `middle` has one or three exponents,
    /// decreasing.
    ///
    /// A `const fn`: a constant field is checked when it is compiled.
    ///
    /// # Errors
    /// [`Error::FieldDegree`] unless `2 ≤ degree ≤ 1023`, [`Error::FieldWords`] unless `N` is
    /// `ceil(degree / 64)`, [`Error::FieldTerms`], [`Error::FieldExponent`], [`Error::Reducible`].
    ///
    /// *Timing:* variable; the field is public. *Cost:* `degree` squarings.
    ///
    /// *Source:* Rabin's test of irreducibility, \[Rab80\].
    pub const fn new(degree: usize, middle: &[usize]) -> Result<Self, Error> {
        let shape = match Shape::new(degree, middle) {
            Ok(shape) => shape,
            Err(error) => return Err(error),
        };
        if shape.n != N {
            return Err(Error::FieldWords {
                words: shape.n,
                accepted: N,
            });
        }
        if !shape.is_irreducible() {
            return Err(Error::Reducible);
        }
        Ok(Self::of(shape))
    }

    /// For constants whose polynomial a test proves irreducible: the proof takes the compiler long.
    pub(super) const fn known(degree: usize, middle: &[usize]) -> Self {
        match Shape::new(degree, middle) {
            Ok(shape) if shape.n == N => Self::of(shape),
            _ => panic!("no field"),
        }
    }

    const fn of(shape: Shape) -> Self {
        let (all_traces, long_root) = (shape.traces(), shape.root_of_x());
        let (mut traces, mut root) = ([0; N], [0; N]);
        let mut i = 0;
        while i < N {
            (traces[i], root[i]) = (all_traces[i], long_root[i]);
            i += 1;
        }
        Self {
            shape,
            traces,
            root,
        }
    }

    /// The degree m.
    pub const fn degree(&self) -> usize {
        self.shape.m
    }

    /// The exponents of the polynomial between the degree and 0, decreasing.
    pub fn middle(&self) -> &[usize] {
        &self.shape.middle[..self.shape.terms]
    }

    /// The bytes of an encoded element, `ceil(m / 8)`.
    pub const fn byte_length(&self) -> usize {
        self.shape.m.div_ceil(8)
    }

    /// 0.
    pub const fn zero(&self) -> Element<N> {
        Element([0; N])
    }

    /// 1.
    pub const fn one(&self) -> Element<N> {
        let mut one = [0; N];
        one[0] = 1;
        Element(one)
    }

    /// The element of these coefficients.
    ///
    /// # Errors
    /// [`Error::NotReduced`] if one of `x^m` or above is set.
    ///
    /// *Timing:* depends on whether it is refused, not on the words otherwise.
    pub fn element(&self, words: &[u64; N]) -> Result<Element<N>, Error> {
        self.checked(*words, 0)
    }

    /// The remainder of a polynomial of any degree modulo the field's.
    ///
    /// *Timing:* depends on the number of words.
    pub fn reduce(&self, words: &[u64]) -> Element<N> {
        // From the top: shift by N words, add the next ones, reduce.
        let mut rest = words.len();
        let mut a = [0; N];
        while rest > 0 {
            let count = if rest.is_multiple_of(N) { N } else { rest % N };
            rest -= count;
            let mut wide = [[0; N]; 2];
            let flat = wide.as_flattened_mut();
            flat[..count].copy_from_slice(&words[rest..rest + count]);
            flat[count..count + N].copy_from_slice(&a);
            self.shape.reduce(wide.as_flattened_mut());
            a = wide[0];
        }
        Element(a)
    }

    /// The coefficients of `a` below degree m. *Timing:* constant.
    pub fn words(&self, a: &Element<N>) -> [u64; N] {
        self.shape.canonical(&a.0)
    }

    /// The element encoded by bytes, the coefficients of `x^0 … x^7` in the first one.
    ///
    /// # Errors
    /// [`Error::NotReduced`] if a coefficient of `x^m` or above is set; any number of bytes is
    /// accepted.
    ///
    /// *Timing:* depends on the number of bytes, and on whether they are refused.
    pub fn from_le_bytes(&self, bytes: &[u8]) -> Result<Element<N>, Error> {
        self.decode(bytes.iter().copied())
    }

    /// The element encoded by bytes, the coefficients of `x^0 … x^7` in the last one.
    ///
    /// # Errors
    /// As [`from_le_bytes`](Self::from_le_bytes).
    ///
    /// *Timing:* depends on the number of bytes, and on whether they are refused.
    pub fn from_be_bytes(&self, bytes: &[u8]) -> Result<Element<N>, Error> {
        self.decode(bytes.iter().rev().copied())
    }

    /// The element encoded by bytes in the order of GCM: the coefficients of `x^0 … x^7` in the
    /// first one, that of `x^0` in its highest bit.
    ///
    /// ```
    /// use bezout::binary_field::presets::GHASH;
    /// let mut block = [0; 16];
    /// block[0] = 0x80;
    /// let one = GHASH.from_reflected_bytes(&block)?;
    /// assert_eq!(GHASH.words(&one), [1, 0]);
    /// GHASH.to_reflected_bytes(&GHASH.add(&one, &GHASH.reduce(&[2])), &mut block)?;
    /// assert_eq!(block[0], 0xc0);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// *Source:* \[Dwo07, section 6.3\].
    ///
    /// # Errors
    /// As [`from_le_bytes`](Self::from_le_bytes).
    ///
    /// *Timing:* depends on the number of bytes, and on whether they are refused.
    pub fn from_reflected_bytes(&self, bytes: &[u8]) -> Result<Element<N>, Error> {
        self.decode(bytes.iter().map(|byte| byte.reverse_bits()))
    }

    fn decode(&self, bytes: impl Iterator<Item = u8>) -> Result<Element<N>, Error> {
        let (mut words, mut beyond) = ([0; N], 0);
        for (i, byte) in bytes.enumerate() {
            match words.get_mut(i / 8) {
                Some(word) => *word |= u64::from(byte) << (8 * (i % 8)),
                None => beyond |= u64::from(byte),
            }
        }
        self.checked(words, beyond)
    }

    fn checked(&self, words: [u64; N], beyond: u64) -> Result<Element<N>, Error> {
        let top = self.shape.m % 64;
        let above = if top == 0 { 0 } else { words[N - 1] >> top };
        // That a number is refused is public, and said by each function that comes here.
        if public_by_contract(Mask::zero(above | beyond).choice()) {
            Ok(Element(words))
        } else {
            Err(Error::NotReduced {
                argument: "element",
                degree: self.shape.m,
            })
        }
    }

    /// Writes `a`, the coefficients of `x^0 … x^7` in the first byte; zeros fill the rest of `out`.
    ///
    /// # Errors
    /// [`Error::Overflow`] if `out` is shorter than [`byte_length`](Self::byte_length); it is
    /// zeroed then.
    ///
    /// *Timing:* depends on the length of `out`.
    pub fn to_le_bytes(&self, a: &Element<N>, out: &mut [u8]) -> Result<(), Error> {
        self.check_length(out)?;
        self.write(a, out.iter_mut());
        Ok(())
    }

    /// Writes `a`, the coefficients of `x^0 … x^7` in the last byte; zeros fill the rest of `out`.
    ///
    /// # Errors
    /// As [`to_le_bytes`](Self::to_le_bytes).
    ///
    /// *Timing:* depends on the length of `out`.
    pub fn to_be_bytes(&self, a: &Element<N>, out: &mut [u8]) -> Result<(), Error> {
        self.check_length(out)?;
        self.write(a, out.iter_mut().rev());
        Ok(())
    }

    /// Writes `a` in the order of GCM, see [`from_reflected_bytes`](Self::from_reflected_bytes);
    /// zeros fill the rest of `out`.
    ///
    /// # Errors
    /// As [`to_le_bytes`](Self::to_le_bytes).
    ///
    /// *Timing:* depends on the length of `out`.
    pub fn to_reflected_bytes(&self, a: &Element<N>, out: &mut [u8]) -> Result<(), Error> {
        self.to_le_bytes(a, out)?;
        out.iter_mut().for_each(|byte| *byte = byte.reverse_bits());
        Ok(())
    }

    fn check_length(&self, out: &mut [u8]) -> Result<(), Error> {
        if out.len() < self.byte_length() {
            out.fill(0);
            return Err(Error::Overflow {
                bits: 8 * out.len(),
            });
        }
        Ok(())
    }

    fn write<'a>(&self, a: &Element<N>, out: impl Iterator<Item = &'a mut u8>) {
        let words = self.words(a);
        for (i, byte) in out.enumerate() {
            *byte = words.get(i / 8).map_or(0, |w| (w >> (8 * (i % 8))) as u8);
        }
    }

    /// A uniformly random element; `fill` gets [`byte_length`](Self::byte_length) bytes to fill
    /// with random ones.
    /// *Timing:* constant, but for `fill`.
    pub fn random_with(&self, fill: impl FnOnce(&mut [u8])) -> Element<N> {
        let mut bytes = [[0; 8]; N];
        fill(&mut bytes.as_flattened_mut()[..self.byte_length()]);
        let mut words = bytes.map(u64::from_le_bytes);
        if !self.shape.m.is_multiple_of(64) {
            words[N - 1] &= (1 << (self.shape.m % 64)) - 1;
        }
        crate::ct::wipe(bytes.as_flattened_mut());
        Element(words)
    }

    /// A uniformly random element. *Timing:* constant, but for the generator.
    ///
    /// # Errors
    /// The errors are those of the generator.
    #[cfg(feature = "rand_core")]
    pub fn random<R: rand_core::TryCryptoRng + ?Sized>(
        &self,
        rng: &mut R,
    ) -> Result<Element<N>, R::Error> {
        let mut result = Ok(());
        let a = self.random_with(|bytes| result = rng.try_fill_bytes(bytes));
        result.map(|()| a)
    }

    /// Whether `a = b`. *Timing:* constant.
    pub fn equal(&self, a: &Element<N>, b: &Element<N>) -> Choice {
        self.zero_mask(&self.add(a, b)).choice()
    }

    /// Whether `a = 0`. *Timing:* constant.
    pub fn is_zero(&self, a: &Element<N>) -> Choice {
        self.zero_mask(a).choice()
    }

    pub(crate) fn zero_mask(&self, a: &Element<N>) -> Mask {
        limbs::is_zero(&self.words(a))
    }

    /// `a + b`, which is `a - b` too. *Timing:* constant.
    #[inline(always)]
    pub fn add(&self, a: &Element<N>, b: &Element<N>) -> Element<N> {
        Element(core::array::from_fn(|i| a.0[i] ^ b.0[i]))
    }

    /// `a b`. *Timing:* constant.
    #[inline]
    pub fn mul(&self, a: &Element<N>, b: &Element<N>) -> Element<N> {
        Element(with_engine!(E => E::mul(&self.shape, &a.0, &b.0)))
    }

    /// `a^2`. *Timing:* constant.
    #[inline]
    pub fn square(&self, a: &Element<N>) -> Element<N> {
        self.square_times(a, 1)
    }

    /// `a^(2^times)`. *Timing:* depends on `times`, not on `a`. *Cost:* `times` modulo m squarings,
    /// as m of them give back `a`.
    #[inline]
    pub fn square_times(&self, a: &Element<N>, times: usize) -> Element<N> {
        let times = self.shape.squarings(times);
        Element(with_engine!(E => E::square_times(&self.shape, &a.0, times)))
    }

    /// `1 / a`; none if `a = 0`. *Timing:* constant.
    pub fn invert(&self, a: &Element<N>) -> CtOption<Element<N>> {
        let mut out = [0; N];
        invert::invert(&self.as_ref(), &mut out, &a.0);
        CtOption::new(Element(out), !self.is_zero(a))
    }

    /// `1 / a`; none if `a = 0`, for public elements. *Timing:* variable. *Cost:* never more than
    /// of [`invert`](Self::invert): where the CPU has carry-less products it is the same, and
    /// elsewhere about half.
    ///
    /// *Source:* \[KB13\], corrected, or \[IT88\].
    pub fn invert_vartime(&self, a: &Element<N>) -> Option<Element<N>> {
        let mut out = [0; N];
        invert::invert_vartime(&self.as_ref(), &mut out, &a.0);
        let zero = bool::from(self.is_zero(a));
        (!zero).then_some(Element(out))
    }

    /// Lends the field as a kernel takes it, without tables.
    pub fn as_ref(&self) -> Gf2mRef<'_> {
        Gf2mRef {
            shape: &self.shape,
            tables: None,
        }
    }

    /// `a / b`; none if `b = 0`. *Timing:* constant. *Cost:* an inversion and a multiplication.
    pub fn divide(&self, a: &Element<N>, b: &Element<N>) -> CtOption<Element<N>> {
        self.invert(b).map(|y| self.mul(a, &y))
    }

    /// The element whose square is `a`. *Timing:* constant. *Cost:* a multiplication.
    ///
    /// The even coefficients are those of a square. The odd ones are x times a square, and the root
    /// of x is a constant.
    /// *Source:* \[HMV04, section 2.3.4\].
    pub fn sqrt(&self, a: &Element<N>) -> Element<N> {
        let (mut even, mut odd) = ([0; N], [0; N]);
        for (i, &w) in a.0.iter().enumerate() {
            even[i / 2] |= gather(w) << (32 * (i % 2));
            odd[i / 2] |= gather(w >> 1) << (32 * (i % 2));
        }
        self.add(
            &Element(even),
            &self.mul(&Element(odd), &Element(self.root)),
        )
    }

    /// The trace `a + a^2 + a^4 + … + a^(2^(m-1))`, 0 (no) or 1 (yes). *Timing:* constant.
    pub fn trace(&self, a: &Element<N>) -> Choice {
        let words = self.words(a);
        let both = (0..N).fold(0, |s, i| s ^ (words[i] & self.traces[i]));
        parity(both).choice()
    }

    /// The half-trace `y = a + a^4 + a^16 + … + a^(2^(m-1))`, for odd m. If `a` has trace 0, then
    /// `y^2 + y = a`.
    ///
    /// # Errors
    /// [`Error::EvenDegree`] if m is even.
    ///
    /// *Timing:* constant. *Cost:* m squarings.
    pub fn half_trace(&self, a: &Element<N>) -> Result<Element<N>, Error> {
        if self.shape.m.is_multiple_of(2) {
            return Err(Error::EvenDegree {
                degree: self.shape.m,
            });
        }
        let mut sum = *a;
        for _ in 0..self.shape.m / 2 {
            sum = self.add(&self.square_times(&sum, 2), a);
        }
        Ok(sum)
    }

    /// The `y` with `y^2 + y = a` whose coefficient of `x^0` is 0 (the other solution is `y + 1`);
    /// none if `a` has trace 1. *Timing:* constant. *Cost:* m squarings for odd m, and as many
    /// multiplications for even m.
    ///
    /// *Source:* \[HMV04, section 3.6.2\] for odd m; \[IEEE00, A.4.7\] for even m.
    pub fn solve_quadratic(&self, a: &Element<N>) -> CtOption<Element<N>> {
        let y = match self.half_trace(a) {
            Ok(y) => y,
            Err(_) => self.solve_for_even_degree(a),
        };
        let mut y = self.words(&y);
        y[0] &= !1;
        CtOption::new(Element(y), !self.trace(a))
    }

    /// With t of trace 1: the sum of `t^(2^j) a^(2^i)` over `0 ≤ i < j < m` solves it.
    fn solve_for_even_degree(&self, a: &Element<N>) -> Element<N> {
        let place = (0..self.shape.m).find(|i| self.traces[i / 64] >> (i % 64) & 1 == 1);
        let place = place.unwrap_or(0);
        let mut t = [0; N];
        t[place / 64] = 1 << (place % 64);
        let (mut z, mut w) = (self.zero(), *a);
        for _ in 1..self.shape.m {
            let w2 = self.square(&w);
            z = self.add(&self.square(&z), &self.mul(&w2, &Element(t)));
            w = self.add(&w2, a);
        }
        z
    }
}

/// Whether an odd number of bits is set, without a branch, and without an instruction that some
/// CPUs lack.
#[inline(always)]
pub(crate) fn parity(x: u64) -> Mask {
    Mask::odd([32, 16, 8, 4, 2, 1].into_iter().fold(x, |s, k| s ^ s >> k))
}

impl<const N: usize> fmt::Debug for Gf2m<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GF(2^{})[x^{}", self.shape.m, self.shape.m)?;
        for k in self.middle() {
            write!(f, " + x^{k}")?;
        }
        f.write_str(" + 1]")
    }
}

impl<const N: usize> fmt::Debug for Element<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Element(")?;
        fmt::Debug::fmt(&crate::uint::Uint::new(self.0), f)?;
        f.write_str(")")
    }
}

impl<const N: usize> Default for Element<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> ConditionallySelectable for Element<N> {
    #[inline(always)]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        let yes = Mask::from_choice(choice);
        Self(core::array::from_fn(|i| yes.select(b.0[i], a.0[i])))
    }
}

#[cfg(feature = "zeroize")]
impl<const N: usize> zeroize::Zeroize for Element<N> {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}
