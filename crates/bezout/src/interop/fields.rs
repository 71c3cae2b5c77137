// SPDX-License-Identifier: MIT OR Apache-2.0
//! Prime fields of `ff`, of either version: the modules above name the trait.
//!
//! A field's own conversion to bytes leads here and back. It has to be cheap for the exchange to
//! pay; it is at most two multiplications in those crates.

use super::{Field, PrimeField};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product_lanes::{Kind, Montgomery52};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::integer::batch::rows_of_length;
use crate::integer::choice::{Operation, Way};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::r_squared::r_squared;
#[cfg(target_arch = "x86_64")]
use crate::integer::{
    invert,
    residues::{in_vectors, products},
};
use crate::uint::{Odd, Uint};
use subtle::{Choice, CtOption};

/// Inversion by this crate, for any prime field whose elements have at most 72 bytes. Longer ones
/// are inverted by the field itself.
///
/// ```
/// use bezout::interop::ff::BezoutField;
/// use k256::Scalar;
/// let x = Scalar::from(3u64);
/// // Was: x.invert()
/// assert_eq!(x.bezout_invert().unwrap() * x, Scalar::ONE);
/// assert!(bool::from(Scalar::ZERO.bezout_invert().is_none()));
/// assert_eq!(x.bezout_invert_vartime(), x.bezout_invert().into());
/// ```
pub trait BezoutField: PrimeField {
    /// The inverse, or none of zero.
    ///
    /// *Timing:* depends on the field, if its conversions do; the element may be secret. *Cost:* an
    /// inversion, and three conversions of the field.
    fn bezout_invert(&self) -> CtOption<Self> {
        match self.to_repr().as_ref().len() {
            0..=8 => invert::<Self, 1>(self),
            9..=32 => invert::<Self, 4>(self),
            33..=48 => invert::<Self, 6>(self),
            49..=64 => invert::<Self, 8>(self),
            65..=72 => invert::<Self, 9>(self),
            _ => self.invert(),
        }
    }

    /// The same in variable time, for elements that are public.
    ///
    /// *Timing:* variable.
    fn bezout_invert_vartime(&self) -> Option<Self> {
        match self.to_repr().as_ref().len() {
            0..=8 => invert_vartime::<Self, 1>(self),
            9..=32 => invert_vartime::<Self, 4>(self),
            33..=48 => invert_vartime::<Self, 6>(self),
            49..=64 => invert_vartime::<Self, 8>(self),
            65..=72 => invert_vartime::<Self, 9>(self),
            _ => self.invert().into(),
        }
    }
}

impl<F: PrimeField> BezoutField for F {}

/// Inverts all of `xs` in place with one inversion by this crate, and three multiplications for
/// each element \[Mon87\]. Zero stays zero. Returns yes if there was none.
///
/// `scratch` has at least as many elements as `xs`.
///
/// *Timing:* depends on the field and the count, and on whether a *nonzero* element has no inverse,
/// which none has in a field.
/// *Cost:* the multiplications are the field's own. On x86-64, for elements of 9 to 72 bytes, and
/// on 64-bit ARM, for those of 9 to 32, they are this crate's, with two conversions of the field
/// for each element, and an inversion for 256 of them.
///
/// # Errors
/// [`Error::TooMany`] if `xs` is longer than `scratch`; `xs` is then unchanged.
///
/// ```
/// use bezout::interop::ff::invert_batch;
/// use k256::Scalar;
/// let mut xs = [2u64, 0, 4].map(Scalar::from);
/// let all = invert_batch(&mut xs, &mut [Scalar::ZERO; 3])?;
/// assert_eq!((xs[0].square(), xs[1]), (xs[2], Scalar::ZERO));
/// assert!(!bool::from(all));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_batch<F: PrimeField>(xs: &mut [F], scratch: &mut [F]) -> Result<Choice, Error> {
    has_room(xs.len(), scratch.len())?;
    let all = match F::ONE.to_repr().as_ref().len() {
        9..=32 => through_numbers::<F, 4>(xs, by_ifma::<4, 5>),
        #[cfg(target_arch = "x86_64")]
        33..=48 => through_numbers::<F, 6>(xs, by_ifma::<6, 8>),
        #[cfg(target_arch = "x86_64")]
        49..=64 => through_numbers::<F, 8>(xs, by_ifma::<8, 10>),
        #[cfg(target_arch = "x86_64")]
        65..=72 => through_numbers::<F, 9>(xs, by_ifma::<9, 12>),
        _ => None,
    };
    if let Some(all) = all {
        return Ok(all);
    }
    // A product of units.
    let by_ours = |product: F| product.bezout_invert();
    Ok(by_products(xs, scratch, by_ours))
}

/// [`invert_batch`] for any field of the trait `Field`, as the extensions are over which pairings
/// are computed: inverse and multiplications are the field's own.
///
/// *Timing:* as that of the field's own inverse and multiplications, and by the count. *Cost:* one
/// inversion, and three multiplications for each element \[Mon87\].
///
/// # Errors
/// The errors are those of [`invert_batch`].
///
/// ```
/// use bezout::interop::ff::invert_batch_of_field;
/// use k256::{Scalar, elliptic_curve::ff::Field};
/// fn halves<F: Field>() -> [F; 2] {
///     let mut xs = [F::ONE.double(), F::ZERO];
///     let all = invert_batch_of_field(&mut xs, &mut [F::ZERO; 2]).expect("room");
///     assert!(!bool::from(all));
///     xs
/// }
/// assert_eq!(halves::<Scalar>(), [Scalar::from(2u64).invert().unwrap(), Scalar::ZERO]);
/// ```
pub fn invert_batch_of_field<F: Field>(xs: &mut [F], scratch: &mut [F]) -> Result<Choice, Error> {
    has_room(xs.len(), scratch.len())?;
    Ok(by_products(xs, scratch, |product| product.invert()))
}

fn has_room(elements: usize, accepted: usize) -> Result<(), Error> {
    match elements > accepted {
        true => Err(Error::TooMany {
            argument: "xs",
            elements,
            accepted,
        }),
        false => Ok(()),
    }
}

/// Montgomery's trick with the field's own products.
fn by_products<F: Field>(
    xs: &mut [F],
    scratch: &mut [F],
    invert: impl FnOnce(F) -> CtOption<F>,
) -> Choice {
    let one_for_zero = |x: &F| F::conditional_select(x, &F::ONE, x.is_zero());
    let mut product = F::ONE;
    for (x, before) in xs.iter().zip(scratch.iter_mut()) {
        *before = product;
        product *= one_for_zero(x);
    }
    let mut inverse = invert(product).unwrap_or(F::ZERO);
    let mut all = Choice::from(1);
    for (x, before) in xs.iter_mut().zip(scratch.iter()).rev() {
        let zero = x.is_zero();
        let element = one_for_zero(x);
        *x = F::conditional_select(&(inverse * before), &F::ZERO, zero);
        inverse *= element;
        all &= !zero;
    }
    all
}

/// [`invert_batch`] on all threads of the current pool of `rayon`: each inverts parts of `xs`, of
/// 512 to 4096 elements.
///
/// *Timing:* depends on the field and the count as there, and on the threads. *Cost:* an inversion
/// more for each part.
///
/// # Errors
/// The errors are those of [`invert_batch`].
///
/// ```
/// use bezout::interop::ff::par_invert_batch;
/// use k256::Scalar;
/// let mut xs: Vec<_> = (0..2000u64).map(Scalar::from).collect();
/// let all = par_invert_batch(&mut xs, &mut [Scalar::ZERO; 2000])?;
/// assert_eq!((xs[0], xs[1999] * Scalar::from(1999u64)), (Scalar::ZERO, Scalar::ONE));
/// assert!(!bool::from(all));
/// # Ok::<(), bezout::Error>(())
/// ```
#[cfg(feature = "rayon")]
pub fn par_invert_batch<F: PrimeField>(xs: &mut [F], scratch: &mut [F]) -> Result<Choice, Error> {
    crate::montgomery_trick::par_invert(xs, scratch, invert_batch)
}

/// Elements that are inverted together, on the stack.
const TOGETHER: usize = 256;

/// Inverts rows modulo a number, with room for as many.
type ByIfma<const W: usize> = fn(ModulusRef<'_>, &mut [[u64; W]], &mut [[u64; W]]) -> Option<Mask>;

/// The rows are of `L` limbs.
#[cfg(target_arch = "x86_64")]
fn by_ifma<const W: usize, const L: usize>(
    m: ModulusRef<'_>,
    rows: &mut [[u64; W]],
    before: &mut [[u64; W]],
) -> Option<Mask>
where
    Montgomery52: Kind<W, L, 8>,
{
    in_vectors(
        products::<Montgomery52, W, L, 8>(m),
        rows,
        before,
        |out, x| invert::of_length::<W>(out, x, m).0,
    )
}

/// No CPU of these has it.
#[cfg(not(target_arch = "x86_64"))]
fn by_ifma<const W: usize, const L: usize>(
    _: ModulusRef<'_>,
    _: &mut [[u64; W]],
    _: &mut [[u64; W]],
) -> Option<Mask> {
    None
}

/// [`invert_batch`] on numbers of `W` words; none where this CPU has no fast products.
fn through_numbers<F: PrimeField, const W: usize>(xs: &mut [F], ifma: ByIfma<W>) -> Option<Choice> {
    let (limbs, count) = (W, xs.len());
    let way = (Operation::InvertBatch { limbs, count }).way();
    let by_ifma = match way {
        Way::ProductsPortable => return None,
        #[cfg(target_arch = "x86_64")]
        Way::ProductsIfma => true,
        _ => false,
    };
    let (m, big_endian) = modulus::<F, W>();
    let m = ModulusRef::from_odd(m.get().limbs());
    let (mut rows, mut before, mut r2) = ([[0; W]; TOGETHER], [[0; W]; TOGETHER], [0; W]);
    r_squared(&mut r2, m.limbs(), &mut before[0]);
    let mut all = Choice::from(1);
    for part in xs.chunks_mut(TOGETHER) {
        for (row, x) in rows.iter_mut().zip(part.iter()) {
            *row = *number::<F, W>(x, big_endian).limbs();
        }
        let (rows, before) = (&mut rows[..part.len()], &mut before[..part.len()]);
        // The inverse of a product of units is there.
        let none = if by_ifma {
            ifma(m, rows, before)
        } else {
            let (rows, before) = (rows.as_flattened_mut(), before.as_flattened_mut());
            Some(rows_of_length::<W>(rows, m, &r2, before))
        };
        all &= none.map_or(Choice::from(0), |none| none.choice());
        for (row, x) in rows.iter().zip(part) {
            *x = element(&Uint::new(*row), big_endian);
        }
    }
    wipe(rows.as_flattened_mut());
    wipe(before.as_flattened_mut());
    Some(all)
}

/// The kind of projective coordinates of a point of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// `x / z` and `y / z`.
    Homogeneous,
    /// `x / z^2` and `y / z^3`.
    Jacobian,
}

/// Makes coordinates `[x, y, z]` of points affine in place, with one inversion for all points.
/// Every `z` becomes 1. A point at infinity has `z = 0`, and all its coordinates become 0.
/// `batch_normalize` of the crate `group` does the same. This function is for code that has the
/// coordinates; the traits of that crate do not show them.
///
/// `scratch` has at least two elements for each point.
///
/// *Timing:* depends on the count and the kind. *Cost:* an inversion, and for each point three
/// multiplications of the trick \[Mon87\], and two more for homogeneous or four more for Jacobian
/// coordinates.
///
/// # Errors
/// [`Error::TooMany`] if there are more points than `scratch` has room for; they are then
/// unchanged.
///
/// ```
/// use bezout::interop::ff::{Coordinates, normalize_batch};
/// use k256::Scalar as F;
/// let [one, two, six] = [1u64, 2, 6].map(F::from);
/// let mut points = [[six, two, two], [one, one, F::ZERO]];
/// normalize_batch(Coordinates::Homogeneous, &mut points, &mut [F::ZERO; 4])?;
/// assert_eq!(points, [[F::from(3u64), one, one], [F::ZERO; 3]]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn normalize_batch<F: PrimeField>(
    kind: Coordinates,
    points: &mut [[F; 3]],
    scratch: &mut [F],
) -> Result<(), Error> {
    let (elements, accepted) = (points.len(), scratch.len() / 2);
    if elements > accepted {
        return Err(Error::TooMany {
            argument: "points",
            elements,
            accepted,
        });
    }
    let (zs, before) = scratch.split_at_mut(elements);
    for (z, point) in zs.iter_mut().zip(points.iter()) {
        *z = point[2];
    }
    invert_batch(zs, before)?;
    for ([x, y, z], inverse) in points.iter_mut().zip(zs) {
        let (mut of_x, mut of_y) = (*inverse, *inverse);
        if kind == Coordinates::Jacobian {
            of_x = inverse.square();
            of_y *= of_x;
        }
        *x *= of_x;
        *y *= of_y;
        *z = F::conditional_select(&F::ONE, &F::ZERO, z.is_zero());
    }
    Ok(())
}

/// The inverse through numbers of `L` limbs, which are enough.
#[inline]
fn invert<F: PrimeField, const L: usize>(x: &F) -> CtOption<F> {
    let (m, big_endian) = modulus::<F, L>();
    let inverse = number::<F, L>(x, big_endian).invert_odd_mod(&m);
    let yes = inverse.is_some();
    let y = element(&inverse.unwrap_or(Uint::ZERO), big_endian);
    CtOption::new(y, yes)
}

#[inline]
fn invert_vartime<F: PrimeField, const L: usize>(x: &F) -> Option<F> {
    let (m, big_endian) = modulus::<F, L>();
    let inverse = number::<F, L>(x, big_endian).invert_odd_mod_vartime(&m)?;
    Some(element(&inverse, big_endian))
}

/// The characteristic, and whether bytes begin with the highest one, which the trait leaves
/// open: -1 is one less, and 1 shows the order.
#[inline]
fn modulus<F: PrimeField, const L: usize>() -> (Odd<Uint<L>>, bool) {
    let big_endian = F::ONE.to_repr().as_ref()[0] != 1;
    let mut m = number::<F, L>(&-F::ONE, big_endian);
    // It is even, in every field but that of two elements.
    m.limbs_mut()[0] |= 1;
    (Odd::assume(m), big_endian)
}

#[inline]
fn number<F: PrimeField, const L: usize>(x: &F, big_endian: bool) -> Uint<L> {
    let (repr, mut out) = (x.to_repr(), Uint::ZERO);
    let bytes = repr.as_ref();
    let limbs = out.limbs_mut().iter_mut();
    match big_endian {
        true => limbs.zip(bytes.rchunks(8)).for_each(|(limb, part)| {
            let mut all = [0; 8];
            all[8 - part.len()..].copy_from_slice(part);
            *limb = u64::from_be_bytes(all);
        }),
        false => limbs.zip(bytes.chunks(8)).for_each(|(limb, part)| {
            let mut all = [0; 8];
            all[..part.len()].copy_from_slice(part);
            *limb = u64::from_le_bytes(all);
        }),
    }
    out
}

/// The element with this number, which is below the characteristic.
#[inline]
fn element<F: PrimeField, const L: usize>(x: &Uint<L>, big_endian: bool) -> F {
    let mut repr = F::Repr::default();
    let bytes = repr.as_mut();
    match big_endian {
        true => bytes
            .rchunks_mut(8)
            .zip(x.limbs())
            .for_each(|(part, limb)| {
                let all = limb.to_be_bytes();
                part.copy_from_slice(&all[8 - part.len()..]);
            }),
        false => bytes.chunks_mut(8).zip(x.limbs()).for_each(|(part, limb)| {
            part.copy_from_slice(&limb.to_le_bytes()[..part.len()]);
        }),
    }
    F::from_repr(repr).unwrap_or(F::ZERO)
}
