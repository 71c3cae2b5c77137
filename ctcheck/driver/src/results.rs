// SPDX-License-Identifier: MIT OR Apache-2.0
//! Where results go, so that what depends on a secret is seen to do so.

use crate::heap::hold;
use crate::valgrind::make_defined;
use bezout::{CtVec, Symbol, Uint};
use subtle::{Choice, CtOption};

/// All results of a call. How many there are is public.
pub struct Results {
    words: Vec<u64>,
    kept: Option<CtOption<Vec<u64>>>,
}

impl Results {
    /// With room for all that a call on numbers of `limbs` limbs yields.
    pub fn new(limbs: usize) -> Self {
        Self::with_room(8 * limbs + 16)
    }

    /// With room for this number of words.
    pub fn with_room(words: usize) -> Self {
        Self {
            words: Vec::with_capacity(words),
            kept: None,
        }
    }

    /// All of them as words, secret still; after the call, since it asks whether there is a vector.
    pub fn words(&mut self) -> &mut [u64] {
        if let Some(mut kept) = self.kept.take() {
            self.bit(kept.is_some());
            // The pointer and whether it may be followed, not what it points to.
            make_defined(&mut kept);
            if let Some(x) = Option::<Vec<u64>>::from(kept) {
                self.limbs(&x);
            }
        }
        &mut self.words
    }

    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.words.clear();
    }

    pub fn limbs(&mut self, x: &[u64]) {
        self.words.extend_from_slice(hold(x));
    }

    /// A number that may be longer than there is room: it is folded.
    pub fn long(&mut self, x: &[u64]) {
        let (mut even, mut odd) = (0, 0);
        for pair in hold(x).chunks(2) {
            even = u64::rotate_left(even, 7) ^ pair[0];
            odd = u64::rotate_left(odd, 7) ^ pair.get(1).unwrap_or(&0);
        }
        self.words.extend([even, odd]);
    }

    pub fn uint<const L: usize>(&mut self, x: &Uint<L>) {
        self.limbs(x.limbs());
    }

    pub fn bit(&mut self, x: Choice) {
        self.words.push(u64::from(x.unwrap_u8()));
    }

    pub fn bytes(&mut self, x: &[u8]) {
        self.words.extend(hold(x).iter().map(|&b| u64::from(b)));
    }

    pub fn symbol(&mut self, x: Symbol) {
        self.words.push(x.value() as u64);
    }

    /// Both the value and whether there is one.
    pub fn option<const L: usize>(&mut self, x: CtOption<Uint<L>>) {
        self.bit(x.is_some());
        self.uint(&x.unwrap_or(Uint::ZERO));
    }

    /// The same for a vector.
    pub fn vector(&mut self, x: impl MaybeVector) {
        x.put(self);
    }
}

/// A vector, or none.
pub trait MaybeVector {
    /// Adds it to results.
    fn put(self, r: &mut Results);
}

impl MaybeVector for CtVec {
    fn put(self, r: &mut Results) {
        let (limbs, found) = self.into_parts();
        r.bit(found);
        r.limbs(&limbs);
    }
}

/// It cannot be had without a branch on whether there is one.
impl MaybeVector for CtOption<Vec<u64>> {
    fn put(self, r: &mut Results) {
        r.kept = Some(self);
    }
}
