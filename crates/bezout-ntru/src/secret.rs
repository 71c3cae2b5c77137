// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers that nobody finds in memory later.

use bezout::ct::wipe;
use bezout::parts::with_vectors;
use core::ops::{Deref, DerefMut};

/// Numbers on the heap, which are overwritten when they are freed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret<T: Copy + Default>(Vec<T>);

/// Coefficients of any size.
pub type Poly = Secret<i16>;
/// Small ones.
pub type Small = Secret<i8>;
pub type Bytes = Secret<u8>;

impl<T: Copy + Default> Secret<T> {
    /// `n` zeros.
    pub fn zeros(n: usize) -> Self {
        Self(vec![T::default(); n])
    }

    /// A copy.
    pub fn of(a: &[T]) -> Self {
        Self(a.to_vec())
    }

    /// Those of the parts, one after the other.
    pub fn concat(parts: &[&[T]]) -> Self {
        Self(parts.concat())
    }
}

/// `out[i] = f(a[i])`.
pub fn map<A: Copy, B>(out: &mut [B], a: &[A], f: impl Fn(A) -> B) {
    with_vectors(map_each, (out, a, f));
}

#[inline(always)]
fn map_each<A: Copy, B>((out, a, f): (&mut [B], &[A], impl Fn(A) -> B)) {
    for (to, &x) in out.iter_mut().zip(a) {
        *to = f(x);
    }
}

impl<T: Copy + Default> Deref for Secret<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy + Default> DerefMut for Secret<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T: Copy + Default> Drop for Secret<T> {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}
