// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses modulo an odd number of one word: Montgomery's trick \[Mon87\] in blocks, each
//! with one inverse.

use super::{Constants, invert};
use crate::backend::portable::words::GOLDILOCKS;
use crate::backend::word_passes::{CHAINS, Everywhere, Passes, Running, Step};
use crate::ct::{Mask, public_by_contract, sign64, wipe};
use crate::integer::choice::{Operation, Way, Words};
use crate::timing::Timing;
use crate::word::sbb;

#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::word_lanes::{Avx2, Avx512, GoldilocksAvx2, GoldilocksAvx512};

/// Numbers that are inverted together, on the stack: eight kilobytes.
const BLOCK_32: usize = 2048;
const BLOCK_64: usize = 1024;

/// The same for fewer of them.
const SHORT: usize = 64;

/// A word of 32 or 64 bits.
pub trait Word: Copy + Default + Into<u64> {
    const BITS: u32;
    const ONE: Self;

    /// The low bits.
    fn low(x: u64) -> Self;

    /// `a b / 2^BITS`, canonical, for `a b < 2^BITS m`.
    fn product(c: &Constants, a: Self, b: Self) -> Self;

    /// `a + b`, canonical if both are.
    fn sum(c: &Constants, a: Self, b: Self) -> Self;

    /// `a - b`, canonical if both are.
    fn difference(c: &Constants, a: Self, b: Self) -> Self;

    /// See [`invert::invert`].
    fn invert(c: &Constants, x: Self, factor: u64) -> (u64, Mask);

    /// The way of a batch of `count` numbers.
    fn way(c: &Constants, count: usize) -> Way;

    /// A batch by some way, modulo a number that is not 1.
    fn together(batch: &Batch<'_>, way: Way, xs: &mut [Self]) -> Mask;
}

impl Word for u32 {
    const BITS: u32 = 32;
    const ONE: Self = 1;

    #[inline(always)]
    fn low(x: u64) -> Self {
        x as Self
    }

    #[inline(always)]
    fn product(c: &Constants, a: Self, b: Self) -> Self {
        c.montgomery32().product(a, b)
    }

    #[inline(always)]
    fn sum(c: &Constants, a: Self, b: Self) -> Self {
        Self::difference(c, a, (c.m as Self).wrapping_sub(b))
    }

    #[inline(always)]
    fn difference(c: &Constants, a: Self, b: Self) -> Self {
        let difference = i64::from(a) - i64::from(b);
        (difference as Self).wrapping_add(c.m as Self & sign64(difference) as Self)
    }

    #[inline(always)]
    fn invert(c: &Constants, x: Self, factor: u64) -> (u64, Mask) {
        invert::invert::<32>(c, x.into(), factor)
    }

    fn way(_: &Constants, count: usize) -> Way {
        let kind = Words::Short;
        (Operation::InvertWords { kind, count }).way()
    }

    fn together(batch: &Batch<'_>, way: Way, xs: &mut [Self]) -> Mask {
        let modulus = batch.c.montgomery32();
        match way {
            #[cfg(target_arch = "x86_64")]
            Way::ProductsAvx512 => batch.blocks::<_, _, 16, BLOCK_32>(Avx512::new(modulus), xs),
            #[cfg(target_arch = "x86_64")]
            Way::ProductsAvx2 => batch.blocks::<_, _, 8, BLOCK_32>(Avx2::new(modulus), xs),
            _ => batch.blocks::<_, _, 1, BLOCK_32>(Everywhere(modulus), xs),
        }
    }
}

impl Word for u64 {
    const BITS: u32 = 64;
    const ONE: Self = 1;

    #[inline(always)]
    fn low(x: u64) -> Self {
        x
    }

    #[inline(always)]
    fn product(c: &Constants, a: Self, b: Self) -> Self {
        c.montgomery().product(a, b)
    }

    #[inline(always)]
    fn sum(c: &Constants, a: Self, b: Self) -> Self {
        Self::difference(c, a, c.m - b)
    }

    #[inline(always)]
    fn difference(c: &Constants, a: Self, b: Self) -> Self {
        let (difference, borrow) = sbb(a, b, 0);
        difference.wrapping_add(c.m & Mask::from_bit(borrow).word())
    }

    #[inline(always)]
    fn invert(c: &Constants, x: Self, factor: u64) -> (u64, Mask) {
        invert::invert::<64>(c, x, factor)
    }

    fn way(c: &Constants, count: usize) -> Way {
        let kind = match c.m {
            GOLDILOCKS => Words::Goldilocks,
            _ => Words::Long,
        };
        (Operation::InvertWords { kind, count }).way()
    }

    fn together(batch: &Batch<'_>, way: Way, xs: &mut [Self]) -> Mask {
        let c = batch.c;
        match way {
            #[cfg(target_arch = "x86_64")]
            Way::ProductsAvx512 => batch.blocks::<_, _, 8, BLOCK_64>(GoldilocksAvx512::new(), xs),
            #[cfg(target_arch = "x86_64")]
            Way::ProductsAvx2 => batch.blocks::<_, _, 4, BLOCK_64>(GoldilocksAvx2::new(), xs),
            _ => batch.blocks::<_, _, 1, BLOCK_64>(Everywhere(c.montgomery()), xs),
        }
    }
}

/// Replaces numbers by their inverses times `factor / 2^64`, canonical, or by 0 where there is
/// none. Returns yes if all had one. `factor` is below the modulus.
///
/// Timing: depends on the modulus and the count; and, in constant time, on the blocks in which a
/// number that is no multiple of the modulus has no inverse.
pub(crate) fn invert<W: Word>(c: &Constants, xs: &mut [W], factor: u64, timing: Timing) -> Mask {
    if c.m == 1 {
        xs.fill(W::low(0));
        return Mask::from_bit(1);
    }
    W::together(&Batch { c, factor, timing }, W::way(c, xs.len()), xs)
}

/// What the inverses of a batch have in common.
pub struct Batch<'a> {
    pub(crate) c: &'a Constants,
    pub(crate) factor: u64,
    pub(crate) timing: Timing,
}

impl Batch<'_> {
    #[inline(always)]
    fn blocks<W: Word, P: Passes<W, N>, const N: usize, const BLOCK: usize>(
        &self,
        passes: P,
        xs: &mut [W],
    ) -> Mask {
        match xs.len() {
            ..=SHORT => self.blocks_of::<W, P, N, SHORT>(passes, xs),
            _ => self.blocks_of::<W, P, N, BLOCK>(passes, xs),
        }
    }

    #[inline(never)]
    fn blocks_of<W: Word, P: Passes<W, N>, const N: usize, const BLOCK: usize>(
        &self,
        passes: P,
        xs: &mut [W],
    ) -> Mask {
        let mut before = [W::ONE; BLOCK];
        let mut all = Mask::from_bit(1);
        for block in xs.chunks_mut(BLOCK) {
            all = all & self.together(passes, block, &mut before);
        }
        if self.timing == Timing::Constant {
            let used = xs.len().min(BLOCK);
            wipe(&mut before[..used]);
        }
        all
    }

    /// A block.
    #[inline(always)]
    fn together<W: Word, P: Passes<W, N>, const N: usize>(
        &self,
        passes: P,
        xs: &mut [W],
        before: &mut [W],
    ) -> Mask {
        let whole = xs.len() / (CHAINS * N) * (CHAINS * N);
        let (steps, rest) = xs.split_at_mut(whole);
        let steps = steps.as_chunks_mut::<N>().0.as_chunks_mut::<CHAINS>().0;
        let before = before.as_chunks_mut::<N>().0.as_chunks_mut::<CHAINS>().0;
        let before = &mut before[..steps.len()];
        // The last step, filled up by numbers that do not count.
        let mut last: [Step<W, N>; 1] = [[[W::ONE; N]; CHAINS]];
        let mut before_last = last;
        let mut running = Running::new(W::ONE);
        let flat = last.as_flattened_mut().as_flattened_mut();
        flat[..rest.len()].copy_from_slice(rest);
        passes.forward(&mut running, steps, before);
        if !rest.is_empty() {
            passes.forward(&mut running, &last, &mut before_last);
        }
        let found = match self.inverse(passes.fold(&mut running)) {
            Some(inverse) => {
                passes.unfold(&mut running, inverse);
                let mut zeros = 0;
                if !rest.is_empty() {
                    zeros |= passes.backward(&mut running, &mut last, &before_last);
                    let flat = last.as_flattened().as_flattened();
                    rest.copy_from_slice(&flat[..rest.len()]);
                }
                zeros |= passes.backward(&mut running, steps, before);
                Some(Mask::zero(zeros))
            }
            None => None,
        };
        running.wipe();
        wipe(last.as_flattened_mut().as_flattened_mut());
        wipe(before_last.as_flattened_mut().as_flattened_mut());
        found.unwrap_or_else(|| self.one_by_one(xs))
    }

    /// The inverse of a product, if it has one: if no number but multiples of the modulus shares a
    /// factor with it.
    fn inverse<W: Word>(&self, product: W) -> Option<W> {
        match self.timing {
            Timing::Constant => {
                let (inverse, yes) = W::invert(self.c, product, self.factor);
                public_by_contract(yes.choice()).then_some(W::low(inverse))
            }
            Timing::Variable => {
                invert::invert_vartime(self.c, product.into(), self.factor).map(W::low)
            }
        }
    }

    #[inline(never)]
    fn one_by_one<W: Word>(&self, xs: &mut [W]) -> Mask {
        let mut all = Mask::from_bit(1);
        for x in xs {
            let (inverse, yes) = match self.timing {
                Timing::Constant => W::invert(self.c, *x, self.factor),
                Timing::Variable => {
                    let inverse = invert::invert_vartime(self.c, (*x).into(), self.factor);
                    let yes = Mask::from_bit(inverse.is_some().into());
                    (inverse.unwrap_or(0), yes)
                }
            };
            *x = W::low(inverse);
            all = all & yes;
        }
        all
    }
}
