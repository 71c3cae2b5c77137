// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers that nobody finds in memory later.

use bezout::ct::wipe;
use bezout::parts::cpu::with_vectors;
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
        // Not of memory that the allocator clears: of small pieces it has none at hand.
        let mut all = Self(Vec::with_capacity(n));
        all.0.resize(n, T::default());
        all
    }

    /// A copy.
    pub fn of(a: &[T]) -> Self {
        Self(a.to_vec())
    }

    /// The elements of the parts, one after the other.
    pub fn concat(parts: &[&[T]]) -> Self {
        Self(parts.concat())
    }

    /// The first `n` of them.
    pub fn shorten(&mut self, n: usize) {
        wipe(&mut self.0[n..]);
        self.0.truncate(n);
    }

    /// What is no secret any more.
    pub fn publish(mut self) -> Vec<T> {
        core::mem::take(&mut self.0)
    }
}

/// `f` of each one.
pub fn map<A: Copy, B: Copy + Default>(a: &[A], f: impl Fn(A) -> B) -> Secret<B> {
    map_to(a.len(), a, f)
}

/// The same, and zeros up to `n`.
pub fn map_to<A: Copy, B: Copy + Default>(n: usize, a: &[A], f: impl Fn(A) -> B) -> Secret<B> {
    // It never grows: that would leave a copy.
    let mut out = Secret(Vec::with_capacity(n));
    with_vectors(map_each, (&mut out.0, a, f));
    out.0.resize(n, B::default());
    out
}

#[inline(always)]
fn map_each<A: Copy, B>((out, a, f): (&mut Vec<B>, &[A], impl Fn(A) -> B)) {
    out.extend(a.iter().map(|&x| f(x)));
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
