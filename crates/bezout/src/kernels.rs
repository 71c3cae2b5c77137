// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every algorithm by name.
//!
//! One table for each operation. The public functions of this crate do not go through them, but
//! call one of their functions: the first entry of the timing class, or where there is one for this CPU
//! that [`default_divsteps`] names. Tests, vectors, benches, the constant-time check and the command iterate over the tables, so that an algorithm
//! added here is tested and measured everywhere.
//!
//! All slices of one call have the same length, a scratch slice at least the length that
//! [`Kernel::scratch`] says; moduli are odd, and so are the lower arguments of symbols.
//!
//! ```
//! use bezout::{ModulusRef, kernels};
//! let modulus = [15];
//! for kernel in kernels::INVERT.iter().filter(|k| k.accepts(1) && !k.prime_only) {
//!     let mut out = [0];
//!     let mut scratch = vec![0; (kernel.scratch)(1)];
//!     let yes = (kernel.run)(&mut out, &[2], ModulusRef::new(&modulus)?, &mut scratch);
//!     assert!(bool::from(yes) && out == [8], "{}", kernel.name);
//! }
//! # Ok::<(), bezout::Error>(())
//! ```

#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::extension::{Avx2, Avx512, Extension};
use crate::cpu::Isa;
use crate::integer::divstep::form::Form;
use crate::integer::divstep::word32::Word32;
use crate::integer::divstep::word64::Word64;
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::x86_64::Vectors;
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::pseudo_mersenne::{self, PseudoMersenne255};
use crate::integer::{bingcd, divstep, fermat, gcd, invert, jacobi, lehmer, vartime, xgcd};
use crate::symbol::Symbol;
use core::fmt;
use core::ops::RangeInclusive;
pub use subtle::Choice;
pub use trace::trace;

mod trace;

/// What the time that a kernel takes may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// On lengths alone.
    Constant,
    /// On the values too.
    Variable,
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Constant => "ct",
            Self::Variable => "vartime",
        })
    }
}

/// What checks a kernel's timing, on the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    /// Valgrind with secrets marked undefined: branches and addresses.
    Valgrind,
    /// A search of the disassembly for instructions of variable latency.
    DenyList,
    /// The CPU's own trace, one instruction at a time: the same places and addresses for all inputs.
    Trace,
    /// Secrets followed through the disassembly of an assembly function, without running it.
    StaticTaint,
}

impl fmt::Display for Instrument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Valgrind => "valgrind",
            Self::DenyList => "deny-list",
            Self::Trace => "trace",
            Self::StaticTaint => "static taint",
        })
    }
}

/// One algorithm for one operation.
#[derive(Debug)]
pub struct Kernel<F> {
    /// `algorithm/back end`.
    pub name: &'static str,
    /// The key of the source in `BIBLIOGRAPHY.yml`.
    pub citation: &'static str,
    /// What the time depends on.
    pub timing: Timing,
    /// The numbers of limbs that it takes.
    pub limbs: RangeInclusive<usize>,
    /// Whether it finds inverses for prime moduli alone.
    pub prime_only: bool,
    /// What checks its timing.
    pub instruments: &'static [Instrument],
    /// Whether this CPU can run it.
    pub available: fn() -> bool,
    /// Scratch words for a number of limbs.
    pub scratch: fn(usize) -> usize,
    /// The function.
    pub run: F,
}

impl<F> Kernel<F> {
    /// Whether it runs here on numbers of so many limbs.
    pub fn accepts(&self, limbs: usize) -> bool {
        self.limbs.contains(&limbs) && (self.available)()
    }
}

/// `(out, x, m, scratch)`: `out = x^-1 mod m` and yes, or zero and no.
pub type Invert = fn(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice;
/// `(out, x, m)`: as [`Invert`], for four limbs modulo `2^255 - r`.
pub type InvertPseudoMersenne255 = fn(&mut [u64], &[u64], &PseudoMersenne255) -> Choice;
/// `(out, a, b, scratch)`: `out = gcd(a, b)`.
pub type Gcd = fn(&mut [u64], &[u64], &[u64], &mut [u64]);
/// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is negative.
pub type Xgcd = xgcd::Function;
/// `(x, n, scratch)`: the Jacobi symbol `(x / n)`.
pub type Jacobi = fn(&[u64], &[u64], &mut [u64]) -> Symbol;

const CHECKED: &[Instrument] = &[
    Instrument::Valgrind,
    Instrument::DenyList,
    Instrument::Trace,
];

/// A kernel for any number of limbs, in portable Rust.
const fn portable<F>(
    name: &'static str,
    citation: &'static str,
    timing: Timing,
    scratch: fn(usize) -> usize,
    run: F,
) -> Kernel<F> {
    Kernel {
        name,
        citation,
        timing,
        limbs: 1..=usize::MAX,
        prime_only: false,
        instruments: match timing {
            Timing::Constant => CHECKED,
            Timing::Variable => &[],
        },
        available: || true,
        scratch,
        run,
    }
}

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

/// A constant-time form of divsteps for CPUs with an extension.
#[cfg(target_arch = "x86_64")]
const fn woven<E: Extension, F>(
    name: &'static str,
    scratch: fn(usize) -> usize,
    run: F,
) -> Kernel<F> {
    Kernel {
        name,
        citation: "BY19, Wui21",
        timing: Timing::Constant,
        limbs: 1..=divstep::x86_64::LONGEST,
        prime_only: false,
        instruments: if E::LIMBS == 1 {
            CHECKED_ASSEMBLY
        } else {
            CHECKED_NATIVELY
        },
        available: E::available,
        scratch,
        run,
    }
}

/// The constant-time form of divsteps for 64-bit CPUs.
const fn divstep60<F>(scratch: fn(usize) -> usize, run: F) -> Kernel<F> {
    portable(
        "divstep60/portable",
        "BY19, Wui21",
        Timing::Constant,
        scratch,
        run,
    )
}

/// The constant-time form of divsteps for 32-bit CPUs, which runs on all.
const fn divstep30<F>(scratch: fn(usize) -> usize, run: F) -> Kernel<F> {
    portable(
        "divstep30/portable",
        "BY19, Wui21",
        Timing::Constant,
        scratch,
        run,
    )
}

/// Inversion modulo an odd number.
pub static INVERT: &[Kernel<Invert>] = &[
    #[cfg(target_arch = "x86_64")]
    woven::<Avx512, _>(
        "divstep60/avx512",
        invert::scratch,
        Vectors::<Avx512>::invert,
    ),
    #[cfg(target_arch = "x86_64")]
    woven::<Avx2, _>("divstep60/avx2", invert::scratch, Vectors::<Avx2>::invert),
    #[cfg(target_pointer_width = "32")]
    divstep30(invert::scratch, Word32::invert),
    divstep60(invert::scratch, Word64::invert),
    #[cfg(not(target_pointer_width = "32"))]
    divstep30(invert::scratch, Word32::invert),
    #[cfg(target_arch = "x86_64")]
    Kernel {
        limbs: 4..=4,
        instruments: CHECKED_NATIVELY,
        available: || Isa::Adx.available(),
        ..portable(
            "bingcd31/adx",
            "Por20",
            Timing::Constant,
            |_| 0,
            bingcd::x86_64::invert4 as Invert,
        )
    },
    #[cfg(target_arch = "x86_64")]
    Kernel {
        instruments: CHECKED_ASSEMBLY,
        ..portable(
            "bingcd31/x86_64",
            "Por20",
            Timing::Constant,
            bingcd::x86_64::scratch,
            bingcd::x86_64::invert as Invert,
        )
    },
    portable(
        "bingcd31/portable",
        "Por20",
        Timing::Constant,
        bingcd::invert::scratch,
        bingcd::invert::invert,
    ),
    portable(
        "bingcd31_plain/portable",
        "Por20",
        Timing::Constant,
        bingcd::invert::scratch,
        bingcd::invert::invert_plain,
    ),
    Kernel {
        prime_only: true,
        ..portable(
            "fermat/portable",
            "Por20",
            Timing::Constant,
            fermat::invert::scratch,
            fermat::invert::invert as Invert,
        )
    },
    portable(
        vartime::KERNEL,
        "Ste67",
        Timing::Variable,
        vartime::invert_scratch,
        |out, x, m, s| Choice::from(vartime::invert(out, x, m.limbs(), s) as u8),
    ),
    portable(
        "divstep60_vartime/portable",
        "BY19, Wui21",
        Timing::Variable,
        divstep::vartime::invert_scratch_limbs,
        |out, x, m, s| Choice::from(divstep::vartime::invert(out, x, m.limbs(), s) as u8),
    ),
    portable(
        "lehmer1/portable",
        "Leh38",
        Timing::Variable,
        lehmer::invert_scratch_limbs,
        |out, x, m, s| Choice::from(lehmer::invert::<1>(out, x, m.limbs(), s) as u8),
    ),
    portable(
        "lehmer2/portable",
        "Leh38",
        Timing::Variable,
        lehmer::invert_scratch_limbs,
        |out, x, m, s| Choice::from(lehmer::invert::<2>(out, x, m.limbs(), s) as u8),
    ),
];

/// Inversion modulo `2^255 - r`, for odd `r` below 2^31.
///
/// The optimized binary GCD as it was published: 508 iterations, of which the last 43 on exact words.
/// The checked one multiplies back too, as there for composite moduli; the others read from the gcd
/// whether there is an inverse.
pub static INVERT_PSEUDO_MERSENNE255: &[Kernel<InvertPseudoMersenne255>] = &[
    pseudo_mersenne255("bingcd31_2p255/portable", pseudo_mersenne::bingcd::invert),
    pseudo_mersenne255(
        "bingcd31_2p255_checked/portable",
        pseudo_mersenne::bingcd::invert_checked,
    ),
    pseudo_mersenne255(
        "bingcd31_plain_2p255/portable",
        pseudo_mersenne::bingcd::invert_plain,
    ),
    // For r = 19 alone.
    Kernel {
        prime_only: true,
        ..pseudo_mersenne255("fermat_25519/portable", pseudo_mersenne::fermat::invert)
    },
];

const fn pseudo_mersenne255(
    name: &'static str,
    run: InvertPseudoMersenne255,
) -> Kernel<InvertPseudoMersenne255> {
    Kernel {
        limbs: 4..=4,
        ..portable(name, "Por20", Timing::Constant, |_| 0, run)
    }
}

/// Greatest common divisors.
pub static GCD: &[Kernel<Gcd>] = &[
    #[cfg(target_arch = "x86_64")]
    woven::<Avx512, _>(
        "divstep60/avx512",
        gcd::scratch,
        gcd::gcd::<Vectors<Avx512>>,
    ),
    #[cfg(target_arch = "x86_64")]
    woven::<Avx2, _>("divstep60/avx2", gcd::scratch, gcd::gcd::<Vectors<Avx2>>),
    #[cfg(target_pointer_width = "32")]
    divstep30(gcd::scratch, gcd::gcd::<Word32>),
    divstep60(gcd::scratch, gcd::gcd::<Word64>),
    #[cfg(not(target_pointer_width = "32"))]
    divstep30(gcd::scratch, gcd::gcd::<Word32>),
    portable(
        vartime::KERNEL,
        "Ste67",
        Timing::Variable,
        vartime::gcd_scratch,
        vartime::gcd,
    ),
    portable(
        "divstep60_vartime/portable",
        "BY19, Wui21",
        Timing::Variable,
        divstep::vartime::gcd_scratch_limbs,
        divstep::vartime::gcd,
    ),
    portable(
        "lehmer1/portable",
        "Leh38",
        Timing::Variable,
        lehmer::gcd_scratch_limbs,
        lehmer::gcd::<1>,
    ),
    portable(
        "lehmer2/portable",
        "Leh38",
        Timing::Variable,
        lehmer::gcd_scratch_limbs,
        lehmer::gcd::<2>,
    ),
];

/// Greatest common divisors with canonical cofactors.
pub static XGCD: &[Kernel<Xgcd>] = &[
    #[cfg(target_arch = "x86_64")]
    woven::<Avx512, _>(
        "divstep60/avx512",
        xgcd::scratch,
        xgcd::xgcd::<Vectors<Avx512>>,
    ),
    #[cfg(target_arch = "x86_64")]
    woven::<Avx2, _>("divstep60/avx2", xgcd::scratch, xgcd::xgcd::<Vectors<Avx2>>),
    #[cfg(target_pointer_width = "32")]
    divstep30(xgcd::scratch, xgcd::xgcd::<Word32>),
    divstep60(xgcd::scratch, xgcd::xgcd::<Word64>),
    #[cfg(not(target_pointer_width = "32"))]
    divstep30(xgcd::scratch, xgcd::xgcd::<Word32>),
    portable(
        vartime::KERNEL,
        "Ste67",
        Timing::Variable,
        vartime::xgcd_scratch,
        vartime::xgcd,
    ),
    portable(
        "lehmer1/portable",
        "Leh38",
        Timing::Variable,
        lehmer::xgcd_scratch_limbs,
        |g, s, t, a, b, w| vartime::choices(lehmer::xgcd::<1>(g, s, t, a, b, w)),
    ),
    portable(
        "lehmer2/portable",
        "Leh38",
        Timing::Variable,
        lehmer::xgcd_scratch_limbs,
        |g, s, t, a, b, w| vartime::choices(lehmer::xgcd::<2>(g, s, t, a, b, w)),
    ),
];

/// Jacobi symbols.
pub static JACOBI: &[Kernel<Jacobi>] = &[
    #[cfg(target_arch = "x86_64")]
    Kernel {
        citation: "Por20b, Wui21",
        limbs: 1..=divstep::x86_64::LONGEST,
        ..woven::<Avx2, _>(
            "divstep60/avx2",
            jacobi::scratch,
            divstep::x86_64::jacobi as Jacobi,
        )
    },
    portable(
        "divstep60/portable",
        "Por20b, Wui21",
        Timing::Constant,
        divstep::jacobi::scratch,
        divstep::jacobi::jacobi,
    ),
    portable(
        "bingcd29/portable",
        "Por20b",
        Timing::Constant,
        bingcd::jacobi::scratch,
        bingcd::jacobi::jacobi,
    ),
    portable(
        vartime::KERNEL,
        "Ste67",
        Timing::Variable,
        vartime::jacobi_scratch,
        vartime::jacobi,
    ),
];

/// The kernel that the constant-time inverses, gcds and cofactors of so many limbs use on this CPU.
///
/// ```
/// let name = bezout::kernels::default_divsteps(4);
/// assert!(bezout::kernels::INVERT.iter().any(|k| k.name == name && k.accepts(4)));
/// ```
pub fn default_divsteps(limbs: usize) -> &'static str {
    match divstep::select::select(limbs) {
        Isa::Avx512 => "divstep60/avx512",
        Isa::Avx2 => "divstep60/avx2",
        _ if cfg!(target_pointer_width = "32") => "divstep30/portable",
        _ => "divstep60/portable",
    }
}

/// The entry of a table that the public functions use for numbers of so many limbs on this CPU.
///
/// ```
/// use bezout::kernels::{JACOBI, Timing, default};
/// assert!(default(JACOBI, Timing::Constant, 4).is_some_and(|k| k.accepts(4)));
/// ```
pub fn default<F>(
    table: &'static [Kernel<F>],
    timing: Timing,
    limbs: usize,
) -> Option<&'static Kernel<F>> {
    let mut here = table
        .iter()
        .filter(|k| k.timing == timing && k.accepts(limbs));
    let name = default_divsteps(limbs);
    here.clone().find(|k| k.name == name).or(here.next())
}
