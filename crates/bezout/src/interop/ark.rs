// SPDX-License-Identifier: MIT OR Apache-2.0
//! Prime fields of `ark-ff` 0.6: the fields of arkworks' curves.
//!
//! Their elements are in Montgomery's form, in the words that this crate computes with. They are inverted as they are.

use crate::copied::Copied;
use crate::integer::choice::Operation;
use crate::integer::invert;
use crate::integer::residues::Residues;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::types::small;
use crate::montgomery_trick as trick;
use ark_ff::{BigInt, Fp, MontBackend, MontConfig};
use subtle::Choice;

/// Elements that are inverted together. Copies of as many fit in a CPU's second cache, and the single inversion is a small part.
const TOGETHER: usize = 4096;

/// Elements of one word that are, on the stack.
const WORDS: usize = 1024;

/// Inverts all of `v` in place. Zero stays zero. It does what the function of this name in `ark-ff` does.
///
/// *Timing:* depends on the field and the count. *Cost:* an inversion for each 4096 elements, and three multiplications for each
/// element \[Mon87\]; where the CPU has AVX-512 with IFMA, eight elements at a time, and on some CPUs with AVX2 four. Elements of
/// one word are inverted by [`small`], 1024 together.
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
pub fn batch_inversion<T: MontConfig<N>, const N: usize>(v: &mut [Fp<MontBackend<T, N>, N>]) {
    let (modulus, r2) = (T::MODULUS, T::R2);
    if N == 1 {
        return of_one_word(v);
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

/// [`batch_inversion`] of a field of one word.
fn of_one_word<T: MontConfig<N>, const N: usize>(v: &mut [Fp<MontBackend<T, N>, N>]) {
    // It is odd in Montgomery's form.
    let modulus = const { small::Modulus::<u64>::of(T::MODULUS.0[0] | 1) };
    let mut words = [0; WORDS];
    for part in v.chunks_mut(WORDS) {
        for (word, x) in words.iter_mut().zip(part.iter()) {
            *word = x.0.0[0];
        }
        modulus.invert_batch_montgomery(&mut words[..part.len()]);
        for (word, x) in words.iter().zip(part) {
            *x = Fp::new_unchecked(BigInt([*word; N]));
        }
    }
    let used = v.len().min(WORDS);
    crate::ct::wipe(&mut words[..used]);
}

/// [`batch_inversion`] on all threads of the current pool of `rayon`: each inverts parts of `v`, of 512 to 4096 elements.
///
/// *Timing:* depends on the field, the count and the threads. *Cost:* as there, with an inversion for each part.
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
pub fn par_batch_inversion<T: MontConfig<N>, const N: usize>(v: &mut [Fp<MontBackend<T, N>, N>]) {
    use rayon::prelude::*;
    v.par_chunks_mut(trick::part(v.len()))
        .for_each(batch_inversion);
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
