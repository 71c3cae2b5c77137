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
        /// Products by one of the ways.
        macro_rules! by {
            ($way:ident, $name:literal $(, $domain:literal)?) => {
                Kernel {
                    $(
                        domain: $domain,
                        takes: |s| Way::$way.takes(of_one(s)),
                    )?
                    way: Some(Way::$way),
                    ..portable::<InvertBatch>($name, "Mon87", batch_scratch, |xs, m, r2, s| {
                        invert_batch(Way::$way, xs, m, r2, s)
                    })
                }
            };
        }
        table! { InvertBatch:
            x86 Ifma CHECKED_NATIVELY {
                ..by!(ProductsIfma, "montgomery_trick/ifma", "2, 3, 4, 6, 8, 9 or 16 limbs")
            }
            x86 Avx2 CHECKED_ASSEMBLY {
                ..by!(ProductsAvx2, "montgomery_trick/avx2", "4, 6, 8 or 9 limbs")
            }
            x86 Adx CHECKED_ASSEMBLY {
                ..by!(ProductsAdx, "montgomery_trick/adx", "4, 6 or 8 limbs, 16 elements and more")
            }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                ..by!(ProductsAarch64, "montgomery_trick/aarch64", "4 limbs, 8 elements and more")
            }
            any { ..by!(ProductsPortable, "montgomery_trick/portable") }
        }
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
        /// Products by one of the ways.
        macro_rules! by {
            ($way:ident, $name:literal, $domain:literal) => {
                Kernel {
                    domain: $domain,
                    way: Some(Way::$way),
                    ..portable::<InvertBatchPseudoMersenne255>(
                        $name,
                        "Mon87",
                        |(_, count)| 4 * count,
                        |xs, m, s| pseudo_mersenne::invert_rows(m.offset(), Way::$way, xs, s),
                    )
                }
            };
        }
        table! { InvertBatchPseudoMersenne255:
            x86 Ifma CHECKED_NATIVELY {
                takes: |p| Way::ProductsIfma.takes(of_constant(p)),
                ..by!(ProductsIfma, "montgomery_trick/ifma", "2^255 - r, r >= 3")
            }
            x86 Avx2 CHECKED_ASSEMBLY {
                takes: |p| Way::ProductsAvx2.takes(of_constant(p)),
                ..by!(ProductsAvx2, "montgomery_trick/avx2", "2^255 - r, r >= 3, r <= 31")
            }
            x86 Adx CHECKED_ASSEMBLY {
                takes: |p| Way::ProductsAdx.takes(of_constant(p)),
                ..by!(ProductsAdx, "montgomery_trick/adx", "2^255 - r, r >= 3, 16 elements and more")
            }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                takes: |p| Way::ProductsAarch64.takes(of_constant(p)),
                ..by!(
                    ProductsAarch64,
                    "montgomery_trick/aarch64",
                    "2^255 - r, r >= 3, r <= 65535, 8 elements and more"
                )
            }
            any { ..by!(ProductsPortable, "montgomery_trick/portable", "2^255 - r") }
        }
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
        /// In lanes by one of the ways.
        #[cfg(target_arch = "x86_64")]
        macro_rules! lanes {
            ($way:ident, $name:literal, $domain:literal) => {
                Kernel {
                    domain: $domain,
                    takes: |s| Way::$way.takes(of_each(s)),
                    way: Some(Way::$way),
                    ..portable::<InvertEach>(
                        $name,
                        "BY19, Wui21",
                        |_| 0,
                        |xs, m, yes, _| in_lanes(Way::$way, xs, m, yes),
                    )
                }
            };
        }
        table! { InvertEach:
            x86 Ifma CHECKED_NATIVELY {
                ..lanes!(LanesIfma, "divstep30_lanes/ifma", "up to 256 bits, groups of 16")
            }
            x86 Avx512 CHECKED_NATIVELY {
                ..lanes!(LanesAvx512, "divstep30_lanes/avx512", "up to 4096 bits, groups of 8")
            }
            x86 Avx2 CHECKED_ASSEMBLY {
                ..lanes!(LanesAvx2, "divstep30_lanes/avx2", "up to 4096 bits, groups of 4")
            }
            any {
                domain: "any length, any number of elements",
                way: Some(Way::OneByOne),
                ..portable::<InvertEach>(
                    "one_by_one/portable",
                    "BY19, Wui21",
                    |s| s.limbs + invert::scratch(s.limbs),
                    one_by_one,
                )
            }
        }
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
