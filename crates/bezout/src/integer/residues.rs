// SPDX-License-Identifier: MIT OR Apache-2.0
//! The ring of Montgomery's trick modulo any odd number, in Montgomery's products.

use super::choice::Way;
use super::invert::{self, Inverter};
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use crate::backend::aarch64::integer::product_lanes::Products;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product_lanes::{
    Kind, Montgomery, Montgomery29, Montgomery52, Products,
};
use crate::ct::Mask;
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::interleaved::{self, Interleaved};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::limbs::{equals_word, is_zero, keep_if};
use crate::montgomery_trick::{self as trick, Ring};
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
use crate::{
    backend::running_products::RunningProducts, ct::public_by_contract, integer::shared::vectors,
};
use subtle::Choice;

/// An [`Inverter`] in variable time.
pub(crate) fn invert_vartime(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    Choice::from(u8::from(
        invert::invert_vartime(out, x, m.limbs(), scratch).0,
    ))
}

/// Residues modulo an odd number, and how to invert them.
pub(crate) struct Residues<'a> {
    pub m: ModulusRef<'a>,
    /// `R^2` modulo the modulus.
    pub r2: &'a [u64],
    /// How to multiply.
    #[cfg_attr(
        not(any(target_arch = "x86_64", target_arch = "aarch64")),
        allow(dead_code, reason = "other CPUs have one form")
    )]
    pub way: Way,
    /// Inverts a number, in constant time or not.
    pub inverter: Inverter,
    /// Scratch words for an inversion.
    pub scratch: &'a mut [u64],
}

impl Residues<'_> {
    #[inline(always)]
    fn invert(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
        (self.inverter)(out, x, self.m, self.scratch)
    }

    /// The interleaved form, for four, six and eight limbs.
    #[cfg(target_arch = "x86_64")]
    fn interleaved<const L: usize>(&mut self, xs: &mut [u64], before: &mut [u64]) -> Option<Mask> {
        let row = |x: &[u64]| -> [u64; L] { core::array::from_fn(|i| x[i]) };
        let (m, modulus) = (self.m, row(self.m.limbs()));
        let interleaved = Interleaved {
            passes: product::Montgomery {
                m: &modulus,
                minus_inverse: m.inverse64().wrapping_neg(),
            },
            start: row(self.r2),
            mul: |a: &[u64; L], b: &[u64; L]| {
                let mut out = [0; L];
                montgomery::mul(&mut out, a, b, m);
                out
            },
        };
        let (xs, before) = (xs.as_chunks_mut().0, before.as_chunks_mut().0);
        let all = interleaved.invert(xs, before, |out, total| self.invert(out, total))?;
        Some(all | self.is_trivial())
    }

    /// The form in vectors. Each has a frame of its own.
    #[cfg(any(
        target_arch = "x86_64",
        all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        )
    ))]
    #[inline(never)]
    fn in_vectors<P: RunningProducts<W>, const W: usize>(
        &mut self,
        products: impl FnOnce(ModulusRef<'_>) -> P,
        xs: &mut [u64],
        before: &mut [u64],
    ) -> Option<Mask> {
        let (xs, before) = (xs.as_chunks_mut().0, before.as_chunks_mut().0);
        let products = products(self.m);
        let invert = |out: &mut [u64; W], total: &[u64; W]| self.invert(out, total);
        Some(in_vectors(products, xs, before, invert)? | self.is_trivial())
    }
}

/// Montgomery's trick in vectors: see [`vectors::invert`]. Returns yes if there were no zeros, and
/// none if the product has no inverse.
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
#[inline(always)]
pub(crate) fn in_vectors<P: RunningProducts<W>, const W: usize>(
    products: P,
    xs: &mut [[u64; W]],
    before: &mut [[u64; W]],
    invert: impl FnOnce(&mut [u64; W], &[u64; W]) -> Choice,
) -> Option<Mask> {
    // Whether a nonzero element shares a factor with the modulus.
    let invert = |out: &mut [u64; W], total: &[u64; W]| public_by_contract(invert(out, total));
    vectors::invert(products, xs, before, invert).map(Mask::zero)
}

/// Running products of numbers of `W` words, which are `L` limbs, in vectors of `N` lanes.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn products<K, const W: usize, const L: usize, const N: usize>(
    m: ModulusRef<'_>,
) -> Products<K, W, L, N>
where
    K: Kind<W, L, N> + Montgomery,
{
    let limbs = core::array::from_fn(|i| m.limbs()[i]);
    Products::montgomery(&limbs, m.inverse64().wrapping_neg())
}

impl Ring for Residues<'_> {
    #[inline(always)]
    fn words(&self) -> usize {
        self.m.limbs().len()
    }

    /// `R^2`: the products of Montgomery's form bring an inverse of R along.
    #[inline(always)]
    fn start(&self, out: &mut [u64]) {
        out.copy_from_slice(self.r2);
    }

    #[inline(always)]
    fn mul(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        montgomery::mul(out, a, b, self.m);
    }

    #[inline(always)]
    fn invert_product(&mut self, out: &mut [u64], x: &[u64]) -> Choice {
        self.invert(out, x)
    }

    #[inline(always)]
    fn invert_element(&mut self, x: &mut [u64], tmp: &mut [u64]) -> Choice {
        let yes = self.invert(tmp, x);
        x.copy_from_slice(tmp);
        keep_if(x, Mask::from_choice(yes));
        yes
    }

    #[inline(always)]
    fn is_zero(&self, x: &[u64]) -> Mask {
        is_zero(x)
    }

    #[inline(always)]
    fn is_trivial(&self) -> Mask {
        equals_word(self.m.limbs(), 1)
    }

    #[inline(always)]
    fn together(
        &mut self,
        xs: &mut [u64],
        before: &mut [u64],
        room: [&mut [u64]; 3],
    ) -> Option<Mask> {
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsAdx && interleaved::pays(xs.len() / self.words()) {
            match self.words() {
                4 => return self.interleaved::<4>(xs, before),
                6 => return self.interleaved::<6>(xs, before),
                8 => return self.interleaved::<8>(xs, before),
                _ => {}
            }
        }
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsIfma {
            match self.words() {
                2 => return self.in_vectors(products::<Montgomery52, 2, 3, 8>, xs, before),
                3 => return self.in_vectors(products::<Montgomery52, 3, 4, 8>, xs, before),
                4 => return self.in_vectors(products::<Montgomery52, 4, 5, 8>, xs, before),
                6 => return self.in_vectors(products::<Montgomery52, 6, 8, 8>, xs, before),
                8 => return self.in_vectors(products::<Montgomery52, 8, 10, 8>, xs, before),
                9 => return self.in_vectors(products::<Montgomery52, 9, 12, 8>, xs, before),
                16 => return self.in_vectors(products::<Montgomery52, 16, 20, 8>, xs, before),
                _ => {}
            }
        }
        #[cfg(target_arch = "x86_64")]
        if self.way == Way::ProductsAvx2 {
            match self.words() {
                4 => return self.in_vectors(products::<Montgomery29, 4, 9, 4>, xs, before),
                6 => return self.in_vectors(products::<Montgomery29, 6, 14, 4>, xs, before),
                8 => return self.in_vectors(products::<Montgomery29, 8, 18, 4>, xs, before),
                9 => return self.in_vectors(products::<Montgomery29, 9, 20, 4>, xs, before),
                _ => {}
            }
        }
        #[cfg(all(
            target_arch = "aarch64",
            target_endian = "little",
            target_feature = "neon"
        ))]
        if self.way == Way::ProductsAarch64 && self.words() == 4 {
            let products = |m: ModulusRef<'_>| {
                let limbs = core::array::from_fn(|i| m.limbs()[i]);
                Products::montgomery(&limbs, m.inverse64().wrapping_neg())
            };
            return self.in_vectors(products, xs, before);
        }
        trick::together(self, xs, before, room)
    }
}
