// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses at once.

use super::entry::*;
use super::shape::BatchShape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};
use crate::integer::choice::{self, Way, choose};
use crate::integer::invert;
use crate::integer::invert_each::schedule;
#[cfg(target_arch = "x86_64")]
use crate::integer::invert_each::{longest, rows_in_lanes};
use crate::integer::residues::Residues;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::types::pseudo_mersenne::{PseudoMersenne255, batch as pseudo_mersenne};
use crate::kernel::{Kernel, Operation};
use crate::limbs::keep_if;
use crate::montgomery_trick as trick;
use crate::timing::Timing;
use subtle::Choice;

/// Many inverses modulo one odd number.
#[derive(Debug)]
pub struct InvertBatch;

impl Operation for InvertBatch {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_batch";
    type Parameter = BatchShape;
    /// `(xs, m, r2, scratch)`: replaces each of `xs`, one after the other, by its inverse, or by
    /// zero if there is none. Returns yes if all had one. `r2` is `2^(128 limbs)` modulo `m`.
    type Function = fn(&mut [u64], ModulusRef<'_>, &[u64], &mut [u64]) -> Choice;
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &BatchShape) -> Way {
        choose(cpu, of_one(s), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertBatch>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "2, 3, 4, 6, 8, 9 or 16 limbs",
                isa: Isa::Ifma,
                takes: |s| Way::ProductsIfma.takes(of_one(s)),
                way: Some(Way::ProductsIfma),
                ..portable::<InvertBatch>(
                    "montgomery_trick/ifma",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Way::ProductsIfma, xs, m, r2, s),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "4, 6, 8 or 9 limbs",
                isa: Isa::Avx2,
                takes: |s| Way::ProductsAvx2.takes(of_one(s)),
                way: Some(Way::ProductsAvx2),
                ..portable::<InvertBatch>(
                    "montgomery_trick/avx2",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Way::ProductsAvx2, xs, m, r2, s),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "4, 6 or 8 limbs, 16 elements and more",
                isa: Isa::Adx,
                takes: |s| Way::ProductsAdx.takes(of_one(s)),
                way: Some(Way::ProductsAdx),
                ..portable::<InvertBatch>(
                    "montgomery_trick/adx",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Way::ProductsAdx, xs, m, r2, s),
                )
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "4 limbs, 8 elements and more",
                takes: |s| Way::ProductsAarch64.takes(of_one(s)),
                way: Some(Way::ProductsAarch64),
                ..portable::<InvertBatch>(
                    "montgomery_trick/aarch64",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Way::ProductsAarch64, xs, m, r2, s),
                )
            },
            Kernel {
                way: Some(Way::ProductsPortable),
                ..portable::<InvertBatch>(
                    "montgomery_trick/portable",
                    "Mon87",
                    batch_scratch,
                    |xs, m, r2, s| invert_batch(Way::ProductsPortable, xs, m, r2, s),
                )
            },
        ];
        TABLE
    }
}

fn of_one(s: &BatchShape) -> choice::Operation {
    let (limbs, count) = (s.limbs, s.count);
    choice::Operation::InvertBatch { limbs, count }
}

fn batch_scratch(s: &BatchShape) -> usize {
    (s.count + 3) * s.limbs + invert::scratch(s.limbs)
}

fn invert_batch(
    way: Way,
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
        way,
        inverter: invert_here,
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
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, p: &Self::Parameter) -> Way {
        choose(cpu, of_constant(p), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertBatchPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "2^255 - r, r >= 3",
                isa: Isa::Ifma,
                takes: |p| Way::ProductsIfma.takes(of_constant(p)),
                way: Some(Way::ProductsIfma),
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/ifma",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| pseudo_mersenne::invert_rows(m.offset(), Way::ProductsIfma, xs, s),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "2^255 - r, r >= 3, r <= 31",
                isa: Isa::Avx2,
                takes: |p| Way::ProductsAvx2.takes(of_constant(p)),
                way: Some(Way::ProductsAvx2),
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/avx2",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| pseudo_mersenne::invert_rows(m.offset(), Way::ProductsAvx2, xs, s),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "2^255 - r, r >= 3, 16 elements and more",
                isa: Isa::Adx,
                takes: |p| Way::ProductsAdx.takes(of_constant(p)),
                way: Some(Way::ProductsAdx),
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/adx",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| pseudo_mersenne::invert_rows(m.offset(), Way::ProductsAdx, xs, s),
                )
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "2^255 - r, r >= 3, r <= 65535, 8 elements and more",
                takes: |p| Way::ProductsAarch64.takes(of_constant(p)),
                way: Some(Way::ProductsAarch64),
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/aarch64",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| {
                        pseudo_mersenne::invert_rows(m.offset(), Way::ProductsAarch64, xs, s)
                    },
                )
            },
            Kernel {
                domain: "2^255 - r",
                way: Some(Way::ProductsPortable),
                ..portable::<InvertBatchPseudoMersenne255>(
                    "montgomery_trick/portable",
                    "Mon87",
                    |(_, count)| 4 * count,
                    |xs, m, s| {
                        pseudo_mersenne::invert_rows(m.offset(), Way::ProductsPortable, xs, s)
                    },
                )
            },
        ];
        TABLE
    }
}

fn of_constant((m, count): &(PseudoMersenne255, usize)) -> choice::Operation {
    let (r, count) = (m.offset(), *count);
    choice::Operation::InvertBatch255 { r, count }
}

/// Inversions modulo independent numbers. The default is the kernel of the first group.
#[derive(Debug)]
pub struct InvertEach;

impl Operation for InvertEach {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_each";
    type Parameter = BatchShape;
    /// `(xs, moduli, yes, scratch)`: replaces each of `xs`, one after the other, by its inverse
    /// modulo the number of the same index, or by zero if there is none. `yes` says which have one.
    /// The longest of the public lengths of the moduli is that of the parameter.
    type Function = fn(&mut [u64], &[ModulusRef<'_>], &mut [Choice], &mut [u64]);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &BatchShape) -> Way {
        choose(cpu, of_each(s), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertEach>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 256 bits, groups of 16",
                isa: Isa::Ifma,
                takes: |s| Way::LanesIfma.takes(of_each(s)),
                way: Some(Way::LanesIfma),
                ..portable::<InvertEach>(
                    "divstep30_lanes/ifma",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Way::LanesIfma, xs, m, yes),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 4096 bits, groups of 8",
                isa: Isa::Avx512,
                takes: |s| Way::LanesAvx512.takes(of_each(s)),
                way: Some(Way::LanesAvx512),
                ..portable::<InvertEach>(
                    "divstep30_lanes/avx512",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Way::LanesAvx512, xs, m, yes),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 4096 bits, groups of 4",
                isa: Isa::Avx2,
                takes: |s| Way::LanesAvx2.takes(of_each(s)),
                way: Some(Way::LanesAvx2),
                ..portable::<InvertEach>(
                    "divstep30_lanes/avx2",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Way::LanesAvx2, xs, m, yes),
                )
            },
            Kernel {
                domain: "any length, any number of elements",
                way: Some(Way::OneByOne),
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

fn of_each(s: &BatchShape) -> choice::Operation {
    let (bits, count) = (schedule(s.bits, s.limbs), s.count);
    choice::Operation::InvertEach { bits, count }
}

#[cfg(target_arch = "x86_64")]
fn in_lanes(way: Way, xs: &mut [u64], moduli: &[ModulusRef<'_>], yes: &mut [Choice]) {
    let Some(words) = moduli.first().map(|m| m.limbs().len()) else {
        return;
    };
    let (group, bits) = (way.lanes(), schedule(longest(moduli), words));
    let groups = xs.chunks_mut(group * words).zip(moduli.chunks(group));
    for ((xs, moduli), yes) in groups.zip(yes.chunks_mut(group)) {
        let found = rows_in_lanes(way, xs, words, moduli, bits);
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
        *yes = invert_here(out, x, m, scratch);
        x.copy_from_slice(out);
        keep_if(x, Mask::from_choice(*yes));
        wipe(out);
    }
}

/// By the default of this CPU.
fn invert_here(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    invert::by(choice::Operation::Invert(x.len()).way(), out, x, m, scratch)
}
