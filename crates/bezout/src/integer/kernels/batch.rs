// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses at once.

use super::entry::*;
use super::shape::BatchShape;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::LONGEST_IN_LANES;
use crate::cpu::Isa;
use crate::ct::Mask;
use crate::integer::batch::{self, Residues};
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::select::lanes;
use crate::integer::divstep::select::select_each;
use crate::integer::invert;
use crate::integer::invert_each::schedule;
#[cfg(target_arch = "x86_64")]
use crate::integer::invert_each::{longest, rows_in_lanes};
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::pseudo_mersenne::{self, PseudoMersenne255};
use crate::kernel::{Kernel, Operation};
use crate::limbs::keep_if;
use crate::montgomery_trick as trick;
use subtle::Choice;

/// Many inverses modulo one odd number.
#[derive(Debug)]
pub struct InvertBatch;

impl Operation for InvertBatch {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_batch";
    type Parameter = BatchShape;
    /// `(xs, m, r2, scratch)`: replaces each of `xs`, one after the other, by its inverse, or by zero
    /// if there is none. Returns yes if all had one. `r2` is `2^(128 limbs)` modulo `m`.
    type Function = fn(&mut [u64], ModulusRef<'_>, &[u64], &mut [u64]) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertBatch>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "4, 6 or 8 limbs, 16 elements and more",
                available: || Isa::Adx.available(),
                takes: |s| batch::takes_adx(s.limbs, s.count),
                default_for: |s| batch::select(s.limbs, s.count) == Isa::Adx,
                ..portable::<InvertBatch>(
                    "montgomery_trick/adx",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Isa::Adx, xs, m, r2, s),
                )
            },
            Kernel {
                default_for: |s| batch::select(s.limbs, s.count) == Isa::Portable,
                ..portable::<InvertBatch>(
                    "montgomery_trick/portable",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Isa::Portable, xs, m, r2, s),
                )
            },
        ];
        TABLE
    }
}

fn batch_scratch(s: &BatchShape) -> usize {
    (s.count + 3) * s.limbs + invert::scratch(s.limbs)
}

fn invert_batch(
    isa: Isa,
    xs: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let n = m.limbs().len();
    let (before, rest) = scratch.split_at_mut(xs.len());
    let (a, rest) = rest.split_at_mut(n);
    let (b, rest) = rest.split_at_mut(n);
    let (c, scratch) = rest.split_at_mut(n);
    let mut ring = Residues {
        m,
        r2,
        isa,
        inverter: |out, x, m, s| invert::invert(out, x, m, s),
        scratch,
    };
    trick::invert(&mut ring, xs, before, [a, b, c]).choice()
}

/// Many inverses modulo `2^255 - r`.
#[derive(Debug)]
pub struct InvertBatchPseudoMersenne255;

impl Operation for InvertBatchPseudoMersenne255 {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_batch_pseudo_mersenne255";
    /// The modulus and the number of elements.
    type Parameter = (PseudoMersenne255, usize);
    /// `(xs, m, scratch)`: as for [`InvertBatch`].
    type Function = fn(&mut [u64], &PseudoMersenne255, &mut [u64]) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        #[cfg(target_arch = "x86_64")]
        use pseudo_mersenne::batch::takes_adx;
        use pseudo_mersenne::batch::{invert_rows, select};
        static TABLE: &[Kernel<InvertBatchPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "2^255 - r, r >= 3, 16 elements and more",
                available: || Isa::Adx.available(),
                takes: |(m, count)| takes_adx(m.offset(), *count),
                default_for: |(m, count)| select(m.offset(), *count) == Isa::Adx,
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/adx",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| invert_rows(m.offset(), Isa::Adx, xs, s),
                )
            },
            Kernel {
                domain: "2^255 - r",
                default_for: |(m, count)| select(m.offset(), *count) == Isa::Portable,
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/portable",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| invert_rows(m.offset(), Isa::Portable, xs, s),
                )
            },
        ];
        TABLE
    }
}

/// Inversions modulo independent numbers. The default is the kernel of the first group.
#[derive(Debug)]
pub struct InvertEach;

impl Operation for InvertEach {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_each";
    type Parameter = BatchShape;
    /// `(xs, moduli, yes, scratch)`: replaces each of `xs`, one after the other, by its inverse modulo
    /// the number of the same index, or by zero if there is none. `yes` says which have one. The longest of the
    /// public lengths of the moduli is that of the parameter.
    type Function = fn(&mut [u64], &[ModulusRef<'_>], &mut [Choice], &mut [u64]);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertEach>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 4096 bits, groups of 8",
                available: || Isa::Avx512.available(),
                takes: |s| schedule(s.bits, s.limbs) <= LONGEST_IN_LANES,
                default_for: |s| each_isa(s) == Isa::Avx512,
                ..portable::<InvertEach>(
                    "divstep30_lanes/avx512",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Isa::Avx512, xs, m, yes),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 4096 bits, groups of 4",
                available: || Isa::Avx2.available(),
                takes: |s| schedule(s.bits, s.limbs) <= LONGEST_IN_LANES,
                default_for: |s| each_isa(s) == Isa::Avx2,
                ..portable::<InvertEach>(
                    "divstep30_lanes/avx2",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Isa::Avx2, xs, m, yes),
                )
            },
            Kernel {
                domain: "any length, any number of elements",
                default_for: |s| each_isa(s) == Isa::Portable,
                ..portable::<InvertEach>(
                    "one_by_one/portable",
                    "BY19, Wui21",
                    |s| s.limbs + invert::scratch(s.limbs),
                    one_by_one,
                )
            },
        ];
        TABLE
    }
}

/// The instruction set that the public function asks for, of the first group.
fn each_isa(s: &BatchShape) -> Isa {
    select_each(s.count, schedule(s.bits, s.limbs))
}

#[cfg(target_arch = "x86_64")]
fn in_lanes(isa: Isa, xs: &mut [u64], moduli: &[ModulusRef<'_>], yes: &mut [Choice]) {
    let Some(words) = moduli.first().map(|m| m.limbs().len()) else {
        return;
    };
    let (group, bits) = (lanes(isa), schedule(longest(moduli), words));
    let groups = xs.chunks_mut(group * words).zip(moduli.chunks(group));
    for ((xs, moduli), yes) in groups.zip(yes.chunks_mut(group)) {
        let found = rows_in_lanes(isa, xs, words, moduli, bits);
        for (yes, found) in yes.iter_mut().zip(found) {
            *yes = found.choice();
        }
    }
}

fn one_by_one(xs: &mut [u64], moduli: &[ModulusRef<'_>], yes: &mut [Choice], scratch: &mut [u64]) {
    for (i, (&m, yes)) in moduli.iter().zip(yes).enumerate() {
        let n = m.limbs().len();
        let x = &mut xs[i * n..][..n];
        let (out, scratch) = scratch.split_at_mut(n);
        *yes = invert::invert(out, x, m, scratch);
        x.copy_from_slice(out);
        keep_if(x, Mask::from_choice(*yes));
    }
}
