// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of `ark-ff`, of either version: the modules above name the crate.
//!
//! Elements of its prime fields are in Montgomery's form, in the words that this crate computes
//! with. They are inverted as they are. Those of extensions are inverted by their norms, which are
//! elements of a smaller field.

use super::ark_ff::{
    self, BigInt, CubicExtConfig, CubicExtField, Field, Fp, MontBackend, MontConfig,
};
use super::ark_ff::{QuadExtConfig, QuadExtField};
use crate::copied::Copied;
use crate::integer::choice::Operation;
use crate::integer::invert;
use crate::integer::residues::Residues;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::types::small::{Modulus, Word};
use crate::montgomery_trick as trick;
use alloc::vec::Vec;
use subtle::Choice;
use zeroize::Zeroize;

/// Elements that are inverted together. Copies of as many fit in a CPU's second cache, and the
/// single inversion is a small part.
const TOGETHER: usize = 4096;

/// Elements of one word that are, on the stack.
const WORDS: usize = 1024;

/// A field whose batches [`batch_inversion`] inverts: `Fp`, with `SmallFp` of ark-ff 0.6, and all
/// that are made of these by `QuadExtField` and `CubicExtField`. It is a bound for generic code in
/// place of `Field`.
///
/// A field of another crate may have the trait too. Its batches are then inverted by the function
/// of `ark-ff`.
///
/// ```
/// use ark_ff::{Fp64, MontBackend, MontConfig};
/// use bezout::interop::ark::{BezoutField, batch_inversion};
/// #[derive(MontConfig)]
/// #[modulus = "17"]
/// #[generator = "3"]
/// struct Seventeen;
/// fn half<F: BezoutField>() -> F {
///     let mut v = [F::ONE.double()];
///     batch_inversion(&mut v);
///     v[0]
/// }
/// assert_eq!(half::<Fp64<MontBackend<Seventeen, 1>>>(), 9u64.into());
/// ```
pub trait BezoutField: Field {
    /// [`batch_inversion`].
    ///
    /// *Timing:* as there. *Cost:* as there.
    fn bezout_batch_inversion(v: &mut [Self]) {
        ark_ff::batch_inversion(v);
    }
}

/// Inverts all of `v` in place. Zero stays zero. It does what the function of this name in `ark-ff`
/// does, on one thread.
///
/// *Timing:* depends on the field and the count, and on what the products of extensions depend on,
/// which are those of `ark-ff`.
/// *Cost:* in a prime field an inversion for each 4096 elements, and three multiplications for each
/// element \[Mon87\]; where the CPU has AVX-512 with IFMA, eight elements at a time, and on some
/// CPUs with AVX2 four. Elements of one word are inverted by [`small`](crate::small), 1024
/// together. An element of a quadratic extension takes two squares and two multiplications of the
/// field below, one of a cubic extension 12, and both an inverse in a batch there \[IT88\].
///
/// ```
/// use ark_ff::{AdditiveGroup, Field, Fp64, MontBackend, MontConfig};
/// #[derive(MontConfig)]
/// #[modulus = "18446744069414584321"]
/// #[generator = "7"]
/// struct Goldilocks;
/// type F = Fp64<MontBackend<Goldilocks, 1>>;
/// let mut v = [F::from(2u64), F::ZERO, F::from(5u64)];
/// // Was: ark_ff::batch_inversion(&mut v)
/// bezout::interop::ark::batch_inversion(&mut v);
/// assert_eq!(v[0] * F::from(2u64), F::ONE);
/// assert_eq!((v[1], v[2]), (F::ZERO, F::from(5u64).inverse().unwrap()));
/// ```
pub fn batch_inversion<F: BezoutField>(v: &mut [F]) {
    F::bezout_batch_inversion(v);
}

/// [`batch_inversion`] on all threads of the current pool of `rayon`: each inverts parts of `v`, of
/// 512 to 4096 elements.
///
/// *Timing:* depends on the field, the count and the threads. *Cost:* as there, with an inversion
/// for each part.
///
/// ```
/// use ark_ff::{AdditiveGroup, Field, Fp64, MontBackend, MontConfig};
/// #[derive(MontConfig)]
/// #[modulus = "18446744069414584321"]
/// #[generator = "7"]
/// struct Goldilocks;
/// type F = Fp64<MontBackend<Goldilocks, 1>>;
/// let mut v: Vec<_> = (0..2000u64).map(F::from).collect();
/// bezout::interop::ark::par_batch_inversion(&mut v);
/// assert_eq!((v[0], v[1999] * F::from(1999u64)), (F::ZERO, F::ONE));
/// ```
#[cfg(feature = "rayon")]
pub fn par_batch_inversion<F: BezoutField>(v: &mut [F]) {
    use rayon::prelude::*;
    v.par_chunks_mut(trick::part(v.len()))
        .for_each(batch_inversion);
}

impl<T: MontConfig<N>, const N: usize> BezoutField for Fp<MontBackend<T, N>, N> {
    fn bezout_batch_inversion(v: &mut [Self]) {
        let (modulus, r2) = (T::MODULUS, T::R2);
        if N == 1 {
            // It is odd in Montgomery's form.
            let modulus = const { Modulus::<u64>::of(T::MODULUS.0[0] | 1) };
            let element = |word| Fp::new_unchecked(BigInt([word; N]));
            return of_one_word(v, &modulus, r2.0[0], |x| x.0.0[0], element);
        }
        let m = ModulusRef::from_odd(&modulus.0);
        let most = v.len().min(TOGETHER);
        let (mut rows, mut before) = (Copied::new(&[], N * most), Copied::new(&[], N * most));
        let mut room = Copied::new(&[], 3 * N + invert::scratch(N));
        let (room, scratch) = room.split_at_mut(3 * N);
        for part in v.chunks_mut(TOGETHER) {
            let (rows, before) = (&mut rows[..N * part.len()], &mut before[..N * part.len()]);
            for (row, x) in rows.chunks_exact_mut(N).zip(part.iter()) {
                row.copy_from_slice(&x.0.0);
            }
            let (limbs, count) = (N, part.len());
            let mut ring = Residues {
                m,
                r2: &r2.0,
                way: Operation::InvertBatch { limbs, count }.way(),
                inverter: montgomery_inverse::<T, N>,
                scratch: &mut *scratch,
            };
            let (a, rest) = room.split_at_mut(N);
            let (b, c) = rest.split_at_mut(N);
            trick::invert(&mut ring, rows, before, [a, b, c]);
            for (row, x) in rows.chunks_exact(N).zip(part) {
                *x = Fp::new_unchecked(BigInt(core::array::from_fn(|i| row[i])));
            }
        }
    }
}

impl<P: QuadExtConfig<BaseField: BezoutField>> BezoutField for QuadExtField<P> {
    fn bezout_batch_inversion(v: &mut [Self]) {
        by_norms(
            v,
            |x| x.norm(),
            |x, inverse| {
                x.c0 *= inverse;
                x.c1 *= -*inverse;
            },
        );
    }
}

impl<P: CubicExtConfig<BaseField: BezoutField>> BezoutField for CubicExtField<P> {
    fn bezout_batch_inversion(v: &mut [Self]) {
        let cofactor_and_norm = |x: &mut Self| {
            let Self { c0, c1, c2 } = *x;
            let [w_c1, w_c2] = [c1, c2].map(P::mul_base_field_by_nonresidue);
            *x = Self::new(
                c0.square() - w_c1 * c2,
                w_c2 * c2 - c0 * c1,
                c1.square() - c0 * c2,
            );
            Field::sum_of_products(&[c0, w_c2, w_c1], &[x.c0, x.c1, x.c2])
        };
        by_norms(v, cofactor_and_norm, |x, inverse| {
            x.mul_assign_by_base_field(inverse)
        });
    }
}

/// Inverts what is a factor of a norm times what `norm` leaves in place. Of zero the norm is zero,
/// and no other one is.
fn by_norms<F, B: BezoutField>(
    v: &mut [F],
    norm: impl Fn(&mut F) -> B,
    multiply: impl Fn(&mut F, &B),
) {
    for part in v.chunks_mut(TOGETHER) {
        let mut norms: Vec<B> = part.iter_mut().map(&norm).collect();
        B::bezout_batch_inversion(&mut norms);
        for (x, inverse) in part.iter_mut().zip(&norms) {
            multiply(x, inverse);
        }
        norms.iter_mut().for_each(Zeroize::zeroize);
    }
}

/// Replaces each element by the one whose word is `factor` times the inverse of its own, by
/// [`small`](crate::small).
pub(super) fn of_one_word<W: Word, F>(
    v: &mut [F],
    modulus: &Modulus<W>,
    factor: u64,
    word: impl Fn(&F) -> W,
    element: impl Fn(W) -> F,
) {
    let mut words = [W::default(); WORDS];
    for part in v.chunks_mut(WORDS) {
        for (out, x) in words.iter_mut().zip(part.iter()) {
            *out = word(x);
        }
        modulus.invert_batch_times(factor, &mut words[..part.len()]);
        for (&word, x) in words.iter().zip(part) {
            *x = element(word);
        }
    }
    let used = v.len().min(WORDS);
    crate::ct::wipe(&mut words[..used]);
}

/// `R^2 / x`: of `R y` it is `R / y`. In a batch all inverses get the factor of this one.
fn montgomery_inverse<T: MontConfig<N>, const N: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    let mut inverse = [0; N];
    let yes = invert::by(Operation::Invert(N).way(), &mut inverse, x, m, scratch);
    let mut once = [0; N];
    montgomery::mul(&mut once, &inverse, &T::R2.0, m);
    montgomery::mul(out, &once, &T::R2.0, m);
    crate::ct::wipe(&mut inverse);
    crate::ct::wipe(&mut once);
    yes
}
