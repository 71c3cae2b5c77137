// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for integers.
//!
//! All slices of one call have the same length, except scratch, which has at least the length
//! [`Kernel::scratch`]. Moduli and the lower arguments of symbols are odd.

use super::batch::{self, Residues};
use super::divstep::form::Form;
use super::divstep::select::{lanes, select, select_each, select_jacobi};
use super::divstep::word32::Word32;
use super::divstep::word64::Word64;
#[cfg(target_arch = "x86_64")]
use super::divstep::x86_64::{self, Vectors};
use super::modulus_ref::ModulusRef;
use super::pseudo_mersenne::{self, PseudoMersenne255};
use super::{
    bingcd, divstep, fermat, gcd, invert, jacobi, lehmer, montgomery, stein, vartime, xgcd,
};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::extension::{Avx2, Avx512};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::{LONGEST, LONGEST_IN_LANES};
use crate::cpu::Isa;
use crate::ct::Mask;
use crate::kernel::{Instrument, Kernel, MatrixTrace, Operation, Timing, Trace};
use crate::limbs::keep_if;
use crate::montgomery_trick as trick;
use crate::symbol::Symbol;
use alloc::vec::Vec;
use subtle::Choice;

/// The public properties of one or two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Limbs of each number.
    pub limbs: usize,
    /// A public bound on the bit length of the modulus; 64 for each limb where none is known.
    pub bits: usize,
    /// Whether the modulus is known to be prime.
    pub prime: bool,
}

impl Shape {
    /// Any numbers of `limbs` limbs.
    pub const fn new(limbs: usize) -> Self {
        Self {
            limbs,
            bits: 64 * limbs,
            prime: false,
        }
    }

    /// The same, modulo a prime.
    pub const fn prime(self) -> Self {
        Self {
            prime: true,
            ..self
        }
    }

    /// The same with a public bound on the bit length of the modulus.
    pub const fn with_bits(self, bits: usize) -> Self {
        Self { bits, ..self }
    }
}

/// The public properties of many numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchShape {
    /// How many numbers there are.
    pub count: usize,
    /// Limbs of each number.
    pub limbs: usize,
}

const CHECKED: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
];

#[cfg(target_arch = "x86_64")]
const CHECKED_ASSEMBLY: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// Valgrind knows neither AVX-512 nor ADX.
#[cfg(target_arch = "x86_64")]
const CHECKED_NATIVELY: &[Instrument] = &[
    Instrument::DenyList,
    Instrument::Trace,
    Instrument::StaticTaint,
];

/// A constant-time kernel for everything, in portable Rust; no default.
const fn portable<O: Operation>(
    name: &'static str,
    citation: &'static str,
    scratch: fn(&O::Parameter) -> usize,
    run: O::Function,
) -> Kernel<O> {
    Kernel {
        name,
        citation,
        timing: Timing::Constant,
        instruments: CHECKED,
        domain: "any length",
        available: || true,
        takes: |_| true,
        default_for: |_| false,
        scratch,
        run,
        trace: None,
    }
}

/// The same in variable time.
const fn variable<O: Operation>(
    name: &'static str,
    citation: &'static str,
    scratch: fn(&O::Parameter) -> usize,
    run: O::Function,
) -> Kernel<O> {
    Kernel {
        timing: Timing::Variable,
        instruments: &[],
        ..portable(name, citation, scratch, run)
    }
}

/// Whether divsteps in words of 32 bits are the portable form of this target.
const WORD32: bool = cfg!(target_pointer_width = "32");

/// What a kernel shows of its batches.
const fn shows(class: &'static str, batch: u32, run: MatrixTrace) -> Option<Trace<MatrixTrace>> {
    Some(Trace { class, batch, run })
}

/// Inversion modulo an odd number.
#[derive(Debug)]
pub struct Invert;

impl Operation for Invert {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert";
    type Parameter = Shape;
    /// `(out, x, m, scratch)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no
    /// if there is none.
    type Function = fn(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Invert>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx512,
                ..portable::<Invert>(
                    "divstep60/avx512",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Vectors::<Avx512>::invert,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 104 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx2,
                ..portable::<Invert>(
                    "divstep60/avx2",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Vectors::<Avx2>::invert,
                )
            },
            Kernel {
                default_for: |s| !WORD32 && select(s.limbs) == Isa::Portable,
                trace: shows("divstep_trace", 60, |x, m| {
                    let mut batches = Vec::new();
                    divstep::invert::trace(x, m, |t| batches.push([t.u, t.v, t.q, t.r]));
                    batches
                }),
                ..portable::<Invert>(
                    "divstep60/portable",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Word64::invert,
                )
            },
            Kernel {
                default_for: |s| WORD32 && select(s.limbs) == Isa::Portable,
                trace: shows("divstep_trace", 30, |x, m| {
                    let mut batches = Vec::new();
                    divstep::word32::invert::trace(x, m, |t| {
                        batches.push([t.u, t.v, t.q, t.r].map(i64::from));
                    });
                    batches
                }),
                ..portable::<Invert>(
                    "divstep30/portable",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Word32::invert,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "4 limbs",
                available: || Isa::Adx.available(),
                takes: |s| s.limbs == 4,
                ..portable::<Invert>("bingcd31/adx", "Por20", |_| 0, bingcd::x86_64::invert4)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                trace: shows("bingcd_trace", 31, |x, m| {
                    bingcd_trace(x, m, |a, b| bingcd::x86_64::batch(a, b).signed(a, b))
                }),
                ..portable::<Invert>(
                    "bingcd31/x86_64",
                    "Por20",
                    |s| bingcd::x86_64::scratch(s.limbs),
                    bingcd::x86_64::invert,
                )
            },
            Kernel {
                trace: shows("bingcd_trace", 31, |x, m| {
                    bingcd_trace(x, m, bingcd::steps::packed)
                }),
                ..portable::<Invert>(
                    "bingcd31/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert,
                )
            },
            Kernel {
                trace: shows("bingcd_trace", 31, |x, m| {
                    bingcd_trace(x, m, bingcd::steps::plain)
                }),
                ..portable::<Invert>(
                    "bingcd31_plain/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert_plain,
                )
            },
            Kernel {
                domain: "prime moduli",
                takes: |s| s.prime,
                ..portable::<Invert>(
                    "fermat/portable",
                    "Por20",
                    |s| fermat::invert::scratch(s.limbs),
                    fermat::invert::invert,
                )
            },
            Kernel {
                default_for: |s| vartime::select(s.limbs) == vartime::Algorithm::Stein,
                ..variable::<Invert>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::invert_scratch_limbs(s.limbs),
                    |out, x, m, s| choice(stein::invert(out, x, m.limbs(), s)),
                )
            },
            variable::<Invert>(
                "divstep60_vartime/portable",
                "BY19, Wui21",
                |s| divstep::vartime::invert_scratch_limbs(s.limbs),
                |out, x, m, s| choice(divstep::vartime::invert(out, x, m.limbs(), s)),
            ),
            variable::<Invert>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::invert_scratch_limbs(s.limbs),
                |out, x, m, s| choice(lehmer::invert::<1>(out, x, m.limbs(), s)),
            ),
            variable::<Invert>(
                "lehmer2/portable",
                "Leh38",
                |s| lehmer::invert_scratch_limbs(s.limbs),
                |out, x, m, s| choice(lehmer::invert::<2>(out, x, m.limbs(), s)),
            ),
        ];
        TABLE
    }
}

fn choice(yes: bool) -> Choice {
    Choice::from(u8::from(yes))
}

fn bingcd_trace(
    x: &[u64],
    m: &[u64],
    inner: impl Fn(u64, u64) -> bingcd::matrix::Factors,
) -> Vec<[i64; 4]> {
    let mut batches = Vec::new();
    bingcd::invert::trace(x, m, inner, |k| batches.push([k.f0, k.g0, k.f1, k.g1]));
    batches
}

/// Inversion modulo `2^255 - r`, for odd `r` below 2^31.
///
/// Besides divsteps there is the optimized binary GCD as published: 508 iterations, the last 43 on
/// exact words. The checked kernel also multiplies back, as the publication does for composite moduli.
/// The other kernels decide from the gcd whether there is an inverse.
#[derive(Debug)]
pub struct InvertPseudoMersenne255;

impl Operation for InvertPseudoMersenne255 {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_pseudo_mersenne255";
    type Parameter = PseudoMersenne255;
    /// `(out, x, m)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there
    /// is none. All have four limbs.
    type Function = fn(&mut [u64], &[u64], &PseudoMersenne255) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        const DOMAIN: &str = "2^255 - r";
        static TABLE: &[Kernel<InvertPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: DOMAIN,
                available: || Isa::Avx512.available(),
                default_for: |_| select(4) == Isa::Avx512,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep60/avx512",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Vectors<Avx512>>,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: DOMAIN,
                available: || Isa::Avx2.available(),
                default_for: |_| select(4) == Isa::Avx2,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep60/avx2",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Vectors<Avx2>>,
                )
            },
            Kernel {
                domain: DOMAIN,
                default_for: |_| !WORD32 && select(4) == Isa::Portable,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep60/portable",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Word64>,
                )
            },
            Kernel {
                domain: DOMAIN,
                default_for: |_| WORD32 && select(4) == Isa::Portable,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep30/portable",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Word32>,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31_checked/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert_checked,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31_plain/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert_plain,
                )
            },
            Kernel {
                domain: "2^255 - 19",
                takes: |m| m.r() == 19,
                ..portable::<InvertPseudoMersenne255>(
                    "fermat/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::fermat::invert,
                )
            },
        ];
        TABLE
    }
}

fn by_divsteps<K: Form>(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    let modulus = m.modulus();
    let mut scratch = [0; invert::scratch(4)];
    K::invert(
        out,
        x,
        ModulusRef::from_odd(modulus.get().limbs()),
        &mut scratch,
    )
}

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
                domain: "4, 6 or 8 limbs, 24 elements and more",
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
        vartime: false,
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
        use pseudo_mersenne::batch::{invert_rows, select, takes_adx};
        static TABLE: &[Kernel<InvertBatchPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "2^255 - r, r >= 3, 24 elements and more",
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
    /// the number of the same index, or by zero if there is none. `yes` says which have one.
    type Function = fn(&mut [u64], &[ModulusRef<'_>], &mut [Choice], &mut [u64]);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertEach>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 64 limbs, groups of 8",
                available: || Isa::Avx512.available(),
                takes: |s| 64 * s.limbs <= LONGEST_IN_LANES,
                default_for: |s| select_each(s.count, 64 * s.limbs) == Isa::Avx512,
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
                domain: "up to 64 limbs, groups of 4",
                available: || Isa::Avx2.available(),
                takes: |s| 64 * s.limbs <= LONGEST_IN_LANES,
                default_for: |s| select_each(s.count, 64 * s.limbs) == Isa::Avx2,
                ..portable::<InvertEach>(
                    "divstep30_lanes/avx2",
                    "BY19, Wui21",
                    |_| 0,
                    |xs, m, yes, _| in_lanes(Isa::Avx2, xs, m, yes),
                )
            },
            Kernel {
                domain: "any length, any number of elements",
                default_for: |s| select_each(s.count, 64 * s.limbs) == Isa::Portable,
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

#[cfg(target_arch = "x86_64")]
fn in_lanes(isa: Isa, xs: &mut [u64], moduli: &[ModulusRef<'_>], yes: &mut [Choice]) {
    let Some(words) = moduli.first().map(|m| m.limbs().len()) else {
        return;
    };
    let group = lanes(isa);
    let groups = xs.chunks_mut(group * words).zip(moduli.chunks(group));
    for ((xs, moduli), yes) in groups.zip(yes.chunks_mut(group)) {
        let rows = x86_64::multi_lane::Rows {
            limbs: &mut *xs,
            words,
        };
        let found = x86_64::multi_lane::invert(group, rows, moduli, 64 * words);
        for ((x, yes), found) in xs.chunks_exact_mut(words).zip(yes).zip(found) {
            keep_if(x, found);
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

/// Greatest common divisors.
#[derive(Debug)]
pub struct Gcd;

impl Operation for Gcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "gcd";
    type Parameter = Shape;
    /// `(out, a, b, scratch)`: `out = gcd(a, b)`.
    type Function = fn(&mut [u64], &[u64], &[u64], &mut [u64]);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Gcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx512,
                ..divstep_gcd::<Vectors<Avx512>>("divstep60/avx512")
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 104 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx2,
                ..divstep_gcd::<Vectors<Avx2>>("divstep60/avx2")
            },
            Kernel {
                default_for: |s| !WORD32 && select(s.limbs) == Isa::Portable,
                ..divstep_gcd::<Word64>("divstep60/portable")
            },
            Kernel {
                default_for: |s| WORD32 && select(s.limbs) == Isa::Portable,
                ..divstep_gcd::<Word32>("divstep30/portable")
            },
            Kernel {
                default_for: |s| vartime::select(s.limbs) == vartime::Algorithm::Stein,
                ..variable::<Gcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::gcd_scratch_limbs(s.limbs),
                    stein::gcd,
                )
            },
            variable::<Gcd>(
                "divstep60_vartime/portable",
                "BY19, Wui21",
                |s| divstep::vartime::gcd_scratch_limbs(s.limbs),
                divstep::vartime::gcd,
            ),
            variable::<Gcd>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::gcd_scratch_limbs(s.limbs),
                lehmer::gcd::<1>,
            ),
            variable::<Gcd>(
                "lehmer2/portable",
                "Leh38",
                |s| lehmer::gcd_scratch_limbs(s.limbs),
                lehmer::gcd::<2>,
            ),
        ];
        TABLE
    }
}

const fn divstep_gcd<K: Form>(name: &'static str) -> Kernel<Gcd> {
    portable::<Gcd>(
        name,
        "BY19, Wui21",
        |s| gcd::scratch(s.limbs),
        gcd::gcd::<K>,
    )
}

/// Greatest common divisors with canonical cofactors.
#[derive(Debug)]
pub struct Xgcd;

impl Operation for Xgcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "xgcd";
    type Parameter = Shape;
    /// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is negative.
    type Function = xgcd::Function;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Xgcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx512,
                ..divstep_xgcd::<Vectors<Avx512>>("divstep60/avx512")
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 104 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select(s.limbs) == Isa::Avx2,
                ..divstep_xgcd::<Vectors<Avx2>>("divstep60/avx2")
            },
            Kernel {
                default_for: |s| !WORD32 && select(s.limbs) == Isa::Portable,
                ..divstep_xgcd::<Word64>("divstep60/portable")
            },
            Kernel {
                default_for: |s| WORD32 && select(s.limbs) == Isa::Portable,
                ..divstep_xgcd::<Word32>("divstep30/portable")
            },
            Kernel {
                default_for: |s| vartime::select(s.limbs) == vartime::Algorithm::Stein,
                ..variable::<Xgcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::xgcd_scratch_limbs(s.limbs),
                    |g, s, t, a, b, w| choices(stein::xgcd(g, s, t, a, b, w)),
                )
            },
            variable::<Xgcd>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::xgcd_scratch_limbs(s.limbs),
                |g, s, t, a, b, w| choices(lehmer::xgcd::<1>(g, s, t, a, b, w)),
            ),
            variable::<Xgcd>(
                "lehmer2/portable",
                "Leh38",
                |s| lehmer::xgcd_scratch_limbs(s.limbs),
                |g, s, t, a, b, w| choices(lehmer::xgcd::<2>(g, s, t, a, b, w)),
            ),
        ];
        TABLE
    }
}

const fn divstep_xgcd<K: Form>(name: &'static str) -> Kernel<Xgcd> {
    portable::<Xgcd>(
        name,
        "BY19, Wui21",
        |s| xgcd::scratch(s.limbs),
        xgcd::xgcd::<K>,
    )
}

fn choices((s, t): (bool, bool)) -> (Choice, Choice) {
    (choice(s), choice(t))
}

/// Jacobi symbols.
#[derive(Debug)]
pub struct Jacobi;

impl Operation for Jacobi {
    const RING: &'static str = "int";
    const NAME: &'static str = "jacobi";
    type Parameter = Shape;
    /// `(x, n, scratch)`: the Jacobi symbol `(x / n)`.
    type Function = fn(&[u64], &[u64], &mut [u64]) -> Symbol;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Jacobi>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 64 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select_jacobi(s.limbs) == Isa::Avx2,
                ..portable::<Jacobi>(
                    "divstep60/avx2",
                    "Por20b, Wui21",
                    |s| jacobi::scratch(s.limbs),
                    x86_64::jacobi,
                )
            },
            Kernel {
                default_for: |s| select_jacobi(s.limbs) == Isa::Portable,
                ..portable::<Jacobi>(
                    "divstep60/portable",
                    "Por20b, Wui21",
                    |s| divstep::jacobi::scratch(s.limbs),
                    divstep::jacobi::jacobi,
                )
            },
            portable::<Jacobi>(
                "bingcd29/portable",
                "Por20b",
                |s| bingcd::jacobi::scratch(s.limbs),
                bingcd::jacobi::jacobi,
            ),
            Kernel {
                default_for: |s| vartime::select(s.limbs) == vartime::Algorithm::Stein,
                ..variable::<Jacobi>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::jacobi_scratch_limbs(s.limbs),
                    |x, n, s| Symbol::from_sign(stein::jacobi(x, n, s)),
                )
            },
        ];
        TABLE
    }
}

/// Montgomery's product \[Mon85\].
#[derive(Debug)]
pub struct MontgomeryProduct;

impl Operation for MontgomeryProduct {
    const RING: &'static str = "int";
    const NAME: &'static str = "montgomery_product";
    type Parameter = Shape;
    /// `(out, a, b, m)`: `out = a b / R mod m` for `R = 2^(64 limbs)`, canonical, for `b < m`.
    type Function = fn(&mut [u64], &[u64], &[u64], ModulusRef<'_>);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<MontgomeryProduct>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "4, 6 or 8 limbs",
                available: || Isa::Adx.available(),
                takes: |s| montgomery::takes_adx(s.limbs),
                default_for: |s| montgomery::select(s.limbs) == Isa::Adx,
                ..portable::<MontgomeryProduct>(
                    "montgomery/adx",
                    "Mon85",
                    |_| 0,
                    montgomery::mul_adx,
                )
            },
            Kernel {
                default_for: |s| montgomery::select(s.limbs) == Isa::Portable,
                ..portable::<MontgomeryProduct>(
                    "montgomery/portable",
                    "Mon85",
                    |_| 0,
                    montgomery::mul_portable,
                )
            },
        ];
        TABLE
    }
}
