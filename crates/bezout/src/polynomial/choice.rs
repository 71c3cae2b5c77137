// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which code runs in a ring: the one place where that is decided. All of it is constant time.

#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::divstep::{binary, prime, ternary};
use super::lift;
#[cfg(target_arch = "x86_64")]
use super::{itoh_tsujii, jump};
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::backend::aarch64::polynomial::ring_product::Neon;
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::backend::aarch64::polynomial::ternary::Pair;
use crate::backend::portable::ring_product::{Loops, Short};
use crate::backend::portable::{ring_product as portable, sort as portable_sort};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::polynomial::{
    ring_product as avx2_product, sort as avx2_sort,
    transform_product::{self, Modulus},
};
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::polynomial::shared::centered::Centering;
use crate::polynomial::types::centered::Centered;
use crate::polynomial::types::ring::{Coefficients, CyclicRing, MAX_DEGREE, Ring, Shape};
use subtle::Choice;

/// The most coefficients of an element.
pub(super) const LENGTH: usize = MAX_DEGREE + 1;

/// A way to invert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "batches allocate, and so does a cyclic ring")
)]
pub enum Way {
    /// Divsteps modulo 3.
    #[cfg(target_arch = "x86_64")]
    TernaryAvx2,
    /// The same on two elements at a time.
    #[cfg(target_arch = "x86_64")]
    TernaryPairsAvx2,
    /// Jump divsteps modulo a prime.
    #[cfg(target_arch = "x86_64")]
    JumpAvx2,
    /// A power modulo 2.
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    /// Newton's iteration from an inverse modulo 2.
    #[cfg(target_arch = "x86_64")]
    NewtonVpclmulqdq,
    /// A product, as a matrix times a vector.
    #[cfg(target_arch = "x86_64")]
    ToeplitzAvx2,
    /// A product, by number-theoretic transforms.
    #[cfg(target_arch = "x86_64")]
    TransformAvx2,
    /// Divsteps modulo 3, on vectors of 128 bits.
    #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
    TernaryAarch64,
    /// A product.
    #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
    KaratsubaAarch64,
    /// Divsteps modulo 3.
    TernaryPortable,
    /// Divsteps modulo 2.
    BinaryPortable,
    /// Divsteps modulo a prime.
    DivstepPortable,
    /// Newton's iteration from an inverse modulo 2.
    NewtonPortable,
    /// A product.
    KaratsubaPortable,
    /// Of many elements, one after the other.
    OneByOne,
}

/// What is computed, and in which ring.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(all(target_arch = "x86_64", feature = "alloc")),
    allow(
        dead_code,
        reason = "batches allocate, and so does a cyclic ring; other CPUs have one way"
    )
)]
pub(crate) enum Operation<'a> {
    Invert(&'a Ring),
    InvertBatch(&'a Ring),
    InvertCyclic,
    Multiply(&'a Ring),
}

/// The way on a CPU.
pub(crate) fn choose(cpu: Cpu, operation: Operation<'_>) -> Way {
    #[cfg(target_arch = "x86_64")]
    {
        let (way, isa) = match operation {
            Operation::InvertBatch(_) => (Way::TernaryPairsAvx2, Isa::Avx2),
            Operation::InvertCyclic => (Way::ItohTsujiiVpclmulqdq, Isa::Vpclmulqdq),
            // Modulo a power of two, a product of NTRU's lengths takes three primes, and as long as
            // that of a matrix.
            Operation::Multiply(ring) => match ring.coefficients() {
                Coefficients::F2 | Coefficients::Z2k(_) => (Way::ToeplitzAvx2, Isa::Avx2),
                Coefficients::F3 | Coefficients::Fq(_) => (Way::TransformAvx2, Isa::Avx2),
            },
            Operation::Invert(ring) => match ring.coefficients() {
                Coefficients::F2 => (Way::ItohTsujiiVpclmulqdq, Isa::Vpclmulqdq),
                Coefficients::F3 => (Way::TernaryAvx2, Isa::Avx2),
                Coefficients::Fq(_) => (Way::JumpAvx2, Isa::Avx2),
                Coefficients::Z2k(_) => (Way::NewtonVpclmulqdq, Isa::Vpclmulqdq),
            },
        };
        let takes = match operation {
            Operation::Invert(ring) | Operation::InvertBatch(ring) | Operation::Multiply(ring) => {
                way.takes(ring)
            }
            Operation::InvertCyclic => true,
        };
        if cpu.has(isa) && takes {
            return way;
        }
    }
    let _ = cpu;
    #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
    match operation {
        Operation::Multiply(ring) if Way::KaratsubaAarch64.takes(ring) => {
            return Way::KaratsubaAarch64;
        }
        Operation::Invert(ring) if Way::TernaryAarch64.takes(ring) => return Way::TernaryAarch64,
        _ => {}
    }
    match operation {
        Operation::InvertCyclic => Way::BinaryPortable,
        Operation::Multiply(_) => Way::KaratsubaPortable,
        Operation::InvertBatch(_) => Way::OneByOne,
        Operation::Invert(ring) => match ring.coefficients() {
            Coefficients::F2 => Way::BinaryPortable,
            Coefficients::F3 => Way::TernaryPortable,
            Coefficients::Fq(_) => Way::DivstepPortable,
            Coefficients::Z2k(_) => Way::NewtonPortable,
        },
    }
}

/// A build for size has no code for vectors of x86-64: nothing chooses it there, which the compiler
/// does not see.
#[cfg(target_arch = "x86_64")]
pub(super) const VECTORS: bool = !cfg!(bezout_size);

impl Way {
    /// Whether it works in a ring, on a CPU that can run it.
    #[cfg_attr(
        not(any(target_arch = "x86_64", feature = "kernels")),
        allow(dead_code, reason = "all kernels are portable")
    )]
    pub(crate) fn takes(self, ring: &Ring) -> bool {
        let coefficients = ring.coefficients();
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::TernaryAvx2 | Self::TernaryPairsAvx2 => avx2::accepts_ternary(ring),
            #[cfg(target_arch = "x86_64")]
            Self::JumpAvx2 => jump::accepts(ring),
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => coefficients == Coefficients::F2,
            #[cfg(target_arch = "x86_64")]
            Self::NewtonVpclmulqdq => matches!(coefficients, Coefficients::Z2k(_)),
            #[cfg(target_arch = "x86_64")]
            Self::ToeplitzAvx2 => matches!(coefficients, Coefficients::F2 | Coefficients::Z2k(_)),
            #[cfg(target_arch = "x86_64")]
            Self::TransformAvx2 => matches!(coefficients, Coefficients::F3 | Coefficients::Fq(_)),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::TernaryAarch64 => coefficients == Coefficients::F3,
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::KaratsubaAarch64 => Neon::takes(ring.degree()),
            Self::TernaryPortable => coefficients == Coefficients::F3,
            Self::BinaryPortable => coefficients == Coefficients::F2,
            Self::DivstepPortable => matches!(coefficients, Coefficients::Fq(_)),
            Self::NewtonPortable => matches!(coefficients, Coefficients::Z2k(_)),
            Self::KaratsubaPortable | Self::OneByOne => true,
        }
    }

    /// `out = a^-1` and yes, or zero and no, for one element. Calls by name: through a pointer from
    /// a table, the search for instructions that depend on their operands could not follow.
    pub(crate) fn invert(self, ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::TernaryAvx2 if VECTORS => avx2::invert_ternary(ring, out, a),
            #[cfg(target_arch = "x86_64")]
            Self::JumpAvx2 if VECTORS => jump::invert(ring, out, a),
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq if VECTORS => itoh_tsujii::invert(ring, out, a),
            #[cfg(target_arch = "x86_64")]
            Self::NewtonVpclmulqdq if VECTORS => lift::invert_avx2(ring, out, a),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::TernaryAarch64 => ternary::invert::<Pair>(ring, out, a),
            Self::TernaryPortable => ternary::invert::<u64>(ring, out, a),
            Self::BinaryPortable => binary::invert(ring, out, a),
            Self::DivstepPortable => prime::invert(ring, out, a),
            Self::NewtonPortable => lift::invert(ring, out, a),
            _ => unreachable!("for many elements, or a product"),
        }
    }

    /// `out = a b`, all centered; `b` is at most `most` in magnitude.
    pub(crate) fn multiply<B: Centered>(
        self,
        ring: &Ring,
        out: &mut [i16],
        a: &[i16],
        b: &[B],
        most: u16,
    ) {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::ToeplitzAvx2 if VECTORS => product_toeplitz(ring, out, a, b, most),
            #[cfg(target_arch = "x86_64")]
            Self::TransformAvx2 if VECTORS => product_transform(ring, out, a, b, most),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::KaratsubaAarch64 => product_karatsuba::<Neon, B>(ring, out, a, b, most),
            _ => product_karatsuba::<Loops, B>(ring, out, a, b, most),
        }
    }

    /// The same in a [`CyclicRing`].
    #[cfg_attr(
        not(feature = "alloc"),
        allow(dead_code, reason = "the function that uses it allocates")
    )]
    pub(crate) fn invert_cyclic(
        self,
        ring: &CyclicRing,
        out: &mut [u64],
        a: &[u64],
        scratch: &mut [u64],
    ) -> Choice {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => itoh_tsujii::invert_cyclic(ring, out, a, scratch),
            _ => binary::invert_cyclic(ring, out, a, scratch),
        }
    }

    /// Words of scratch for [`invert_cyclic`](Self::invert_cyclic).
    #[cfg_attr(
        not(feature = "alloc"),
        allow(dead_code, reason = "the function that uses it allocates")
    )]
    pub(crate) fn cyclic_scratch(self, ring: &CyclicRing) -> usize {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::ItohTsujiiVpclmulqdq => itoh_tsujii::scratch(ring),
            _ => binary::cyclic_scratch(ring),
        }
    }
}

/// A product as [`Multiply`](super::kernels::Multiply) has it, modulo a power of two.
#[cfg(target_arch = "x86_64")]
pub(crate) fn product_toeplitz<B: Centered>(
    ring: &Ring,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
    _: u16,
) {
    avx2_product::words(out, a, b);
    Centering::new(ring).all_in_place(out);
}

/// The same modulo an odd number.
#[cfg(target_arch = "x86_64")]
pub(crate) fn product_transform<B: Centered>(
    ring: &Ring,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
    most: u16,
) {
    let modulus = Modulus {
        prime: ring.shape() == Shape::Prime,
        q: ring.q() as u16,
        reciprocal: ring.reciprocal(),
    };
    let half = u64::from(ring.q() / 2);
    let largest = ring.len() as u64 * half * u64::from(most).min(half);
    transform_product::product(modulus, largest, out, a, b);
    Centering::new(ring).all_in_place(out);
}

/// The same in any ring that `S` has products for.
pub(crate) fn product_karatsuba<S: Short<i16> + Short<i32>, B: Centered>(
    ring: &Ring,
    out: &mut [i16],
    a: &[i16],
    b: &[B],
    most: u16,
) {
    let mut room = [0; LENGTH];
    let room = &mut room[..out.len()];
    for (to, &b) in room.iter_mut().zip(b) {
        *to = b.into();
    }
    let (prime, centering) = (ring.shape() == Shape::Prime, Centering::new(ring));
    match ring.coefficients() {
        Coefficients::F3 => portable::trits::<S>(prime, out, a, room),
        Coefficients::Fq(q) => {
            let pairs = |out: &mut [i16], b: &[i16]| {
                portable::pairs::<S>(prime, q, ring.reciprocal(), out, a, b)
            };
            match most {
                ..=128 => pairs(out, room),
                _ => in_parts(centering, out, room, pairs),
            }
        }
        Coefficients::F2 | Coefficients::Z2k(_) => {
            portable::words::<S>(out, a, room);
            centering.each(out);
        }
    }
    wipe(room);
}

/// From the products by the digits of `b`, all centered; those of digits are from -64 to 63, or at
/// most 256.
fn in_parts<B: Centered>(
    centering: Centering,
    out: &mut [i16],
    b: &[B],
    multiply: impl Fn(&mut [i16], &[i16]),
) {
    let mut rooms = [[0; LENGTH]; 3];
    let [digits, low, high] = rooms.each_mut().map(|room| &mut room[..out.len()]);
    // b = b0 + 128 b1.
    for (to, &b) in digits.iter_mut().zip(b) {
        *to = (b.into().wrapping_add(64) & 127) - 64;
    }
    multiply(low, digits);
    for (to, &b) in digits.iter_mut().zip(b) {
        *to = ((i32::from(b.into()) + 64) >> 7) as i16;
    }
    multiply(high, digits);
    centering.join(out, low, high);
    wipe(rooms.as_flattened_mut());
}

/// Sorts, by a network: what random polynomials with a fixed number of zeros come from.
pub fn sort(a: &mut [u32]) {
    #[cfg(target_arch = "x86_64")]
    if Cpu::here().has(Isa::Avx2) && a.len() <= avx2_sort::MOST {
        return avx2_sort::sort(a);
    }
    portable_sort::sort(a);
}
