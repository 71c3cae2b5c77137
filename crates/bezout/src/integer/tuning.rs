// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which form is the fastest one on which CPU: measurements that `make tune` repeats.
//!
//! A family of CPUs is a column; lengths are in limbs. A CPU that was not measured gets choices that are never bad: no
//! register of 512 bits below the length at which calls gain by them even after a pause, and no algorithm that needs a
//! fast divider. `docs/performance/tune-*.jsonl` has the measurements; a test of the benchmark compares them with this.

#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::extension::{Avx512, Extension};
use crate::cpu::Family;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;

/// What is chosen on a family of CPUs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    /// From how many limbs on registers of 512 bits are faster, if the CPU has them.
    ///
    /// After a pause, several CPUs run them at half speed for some 50 microseconds.
    #[allow(dead_code, reason = "targets other than x86-64 have no such registers")]
    pub wide: usize,
    /// From how many limbs on IFMA is the fastest one for inverses, if the CPU has it: in registers of 256 bits.
    #[allow(dead_code, reason = "targets other than x86-64 have no such registers")]
    pub ifma: usize,
    /// As `wide`, for independent inversions in lanes.
    #[allow(dead_code, reason = "targets other than x86-64 have no such registers")]
    pub wide_lanes: usize,
    /// From how many limbs on Lehmer's algorithm is faster than Stein's, in variable time.
    pub lehmer: Lehmer,
}

/// The same, by operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lehmer {
    pub invert: usize,
    pub gcd: usize,
    pub xgcd: usize,
}

const NEVER: usize = usize::MAX;

/// The column of a family.
pub(crate) const fn column(family: Family) -> Column {
    match family {
        Family::Other => Column {
            wide: 64,
            ifma: 32,
            wide_lanes: 64,
            lehmer: Lehmer {
                invert: NEVER,
                gcd: NEVER,
                xgcd: NEVER,
            },
        },
        // Zen 3 has neither registers of 512 bits nor IFMA.
        Family::Amd25 | Family::Amd25Avx512 => Column {
            wide: 64,
            ifma: 32,
            wide_lanes: 1,
            lehmer: Lehmer {
                invert: 24,
                gcd: 80,
                xgcd: 24,
            },
        },
        Family::Amd26 => Column {
            wide: 16,
            // Beyond the longest numbers for registers of 512 bits.
            ifma: 105,
            wide_lanes: 1,
            lehmer: Lehmer {
                invert: 64,
                gcd: NEVER,
                xgcd: 64,
            },
        },
    }
}

/// The least value of a choice over all families: below it the compiler knows it without asking for the CPU, so
/// that a program with short numbers does not link what only long ones need.
macro_rules! least {
    ($($field:ident).+) => {{
        let (mut least, mut k) = (usize::MAX, 0);
        while k < Family::ALL.len() {
            let value = column(Family::ALL[k]).$($field).+;
            if value < least {
                least = value;
            }
            k += 1;
        }
        least
    }};
}

/// Whether registers of 512 bits are faster for numbers of so many limbs.
#[inline(always)]
#[cfg(target_arch = "x86_64")]
pub(crate) fn is_wide(limbs: usize) -> bool {
    const LEAST: usize = least!(wide);
    const {
        assert!(
            LEAST >= Avx512::SHORTEST,
            "`SHORTEST` of asmgen's manifest exceeds a column"
        )
    };
    limbs >= LEAST && limbs >= column(Family::here()).wide
}

/// Whether IFMA is the fastest one for inverses of numbers of so many limbs.
#[inline(always)]
#[cfg(target_arch = "x86_64")]
pub(crate) fn is_ifma(limbs: usize) -> bool {
    const LEAST: usize = least!(ifma);
    limbs >= LEAST && limbs >= column(Family::here()).ifma
}

/// How many independent inversions are at least needed, for a group in lanes to be faster than one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg(target_arch = "x86_64")]
pub(crate) struct Least {
    /// Eight lanes, in registers of 512 bits.
    pub wide: usize,
    /// Four lanes, in registers of 256 bits.
    pub narrow: usize,
}

/// For numbers of so many bits on a family's CPU.
#[cfg(target_arch = "x86_64")]
const fn least_in_lanes(family: Family, bits: usize) -> Least {
    let (wide, narrow) = match (family, bits) {
        (Family::Amd26, ..=576) => (5, 4),
        (Family::Amd26, ..=1024) => (5, NEVER),
        (Family::Amd26, ..=2048) => (7, NEVER),
        (Family::Amd26, _) => (8, NEVER),
        (Family::Amd25 | Family::Amd25Avx512, ..=512) => (5, 3),
        (Family::Amd25 | Family::Amd25Avx512, ..=1024) => (6, 4),
        (Family::Amd25 | Family::Amd25Avx512, _) => (8, NEVER),
        (_, ..=384) => (5, 2),
        (_, ..=1024) => (5, 3),
        (_, ..=2048) => (5, NEVER),
        _ => (7, NEVER),
    };
    Least { wide, narrow }
}

/// The instruction set in whose lanes a family's CPU inverts the next of `count` independent numbers of `bits` bits, or
/// `Portable` for one after the other. `chosen` says whether an instruction set is taken that pays, or does not.
///
/// Where a single inversion takes IFMA it is ahead of a full group in lanes: measured on Zen 4.
#[inline(always)]
#[cfg(target_arch = "x86_64")]
pub(crate) fn select_lanes(
    family: Family,
    count: usize,
    bits: usize,
    chosen: impl Fn(Isa, bool) -> bool,
) -> Isa {
    let (column, least) = (column(family), least_in_lanes(family, bits));
    if chosen(Isa::Ifma, bits.div_ceil(64) >= column.ifma) {
        return Isa::Portable;
    }
    if count >= least.wide && chosen(Isa::Avx512, bits / 64 >= column.wide_lanes) {
        return Isa::Avx512;
    }
    if count >= least.narrow && chosen(Isa::Avx2, true) {
        return Isa::Avx2;
    }
    Isa::Portable
}

/// An operation in variable time for which there is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operation {
    Invert,
    Gcd,
    Xgcd,
}

impl Operation {
    /// From how many limbs on Lehmer's algorithm is faster on a family.
    const fn lehmer(self, family: Family) -> usize {
        let column = column(family).lehmer;
        match self {
            Self::Invert => column.invert,
            Self::Gcd => column.gcd,
            Self::Xgcd => column.xgcd,
        }
    }

    /// Whether Lehmer's algorithm is faster than Stein's for numbers of so many limbs.
    #[inline(always)]
    pub fn is_lehmer(self, limbs: usize) -> bool {
        let least = match self {
            Self::Invert => const { least!(lehmer.invert) },
            Self::Gcd => const { least!(lehmer.gcd) },
            Self::Xgcd => const { least!(lehmer.xgcd) },
        };
        limbs >= least && limbs >= self.lehmer(Family::here())
    }
}

/// The names by which tests and benchmarks speak of families.
#[cfg(feature = "kernels")]
pub(crate) const fn name(family: Family) -> &'static str {
    match family {
        Family::Other => "other",
        Family::Amd25 => "amd-25",
        Family::Amd25Avx512 => "amd-25-avx512",
        Family::Amd26 => "amd-26",
    }
}

/// The kernels in the order in which a family takes them for an operation on up to 104 limbs, by the names of the
/// registry; the first one that the CPU has is its default. None for a family or an operation without a choice.
#[cfg(feature = "kernels")]
pub fn preferred(
    family: &str,
    operation: &str,
    constant_time: bool,
    limbs: usize,
) -> Option<alloc::vec::Vec<&'static str>> {
    let family = of_name(family)?;
    let (column, inverts) = (column(family), matches!(operation, "invert" | "xgcd"));
    if constant_time {
        if !inverts && !matches!(operation, "gcd" | "jacobi") {
            return None;
        }
        let names = [
            ("divstep51/ifma", inverts && limbs >= column.ifma),
            (
                "divstep60/avx512",
                operation != "jacobi" && limbs >= column.wide,
            ),
            ("divstep60/avx2", true),
            ("divstep60/portable", true),
        ];
        let taken = names
            .into_iter()
            .filter_map(|(name, taken)| taken.then_some(name));
        return Some(taken.collect());
    }
    let operation = match operation {
        "invert" => Operation::Invert,
        "gcd" => Operation::Gcd,
        "xgcd" => Operation::Xgcd,
        _ => return None,
    };
    let is_lehmer = limbs >= operation.lehmer(family);
    Some(alloc::vec![if is_lehmer {
        "lehmer2/portable"
    } else {
        "stein/portable"
    }])
}

/// The kernel for the next of `count` independent inversions of `bits` bits, 4096 at most, on a family's CPU with AVX2 and
/// whatever else `has` says: `avx512`, `ifma`. None for a family that the library does not know.
#[cfg(feature = "kernels")]
pub fn preferred_each(
    family: &str,
    count: usize,
    bits: usize,
    has: &dyn Fn(&str) -> bool,
) -> Option<&'static str> {
    let family = of_name(family)?;
    #[cfg(target_arch = "x86_64")]
    match select_lanes(family, count, bits, |isa, pays| {
        pays && match isa {
            Isa::Avx512 => has("avx512"),
            Isa::Ifma => has("ifma"),
            _ => true,
        }
    }) {
        Isa::Avx512 => return Some("divstep30_lanes/avx512"),
        Isa::Avx2 => return Some("divstep30_lanes/avx2"),
        _ => {}
    }
    let _ = (family, count, bits, has);
    Some("one_by_one/portable")
}

#[cfg(feature = "kernels")]
fn of_name(family: &str) -> Option<Family> {
    // Not `==`, which calls the C library: what the check of constant time calls has to be searched.
    let is_named = |one: Family| name(one).bytes().eq(family.bytes());
    Family::ALL.into_iter().find(|&one| is_named(one))
}

/// Takes this CPU for one of another family from now on, in the whole process: the check of constant time runs the
/// schedules of each. Returns whether there is such a family, and the target has it. Results are the same in all.
///
/// ```
/// use bezout::kernels::integer::{assume_family, family};
/// let here = family();
/// assert!(assume_family("other") && family() == "other");
/// assert!(!assume_family("no such") && assume_family(here));
/// ```
#[cfg(feature = "kernels")]
pub fn assume_family(family: &str) -> bool {
    of_name(family).is_some_and(Family::assume)
}

/// The families of CPUs that the library knows, by their names.
///
/// ```
/// use bezout::kernels::integer::{families, family};
/// assert!(families().any(|name| name == family()));
/// ```
#[cfg(feature = "kernels")]
pub fn families() -> impl Iterator<Item = &'static str> {
    Family::ALL.into_iter().map(name)
}

/// The family of this CPU, by its name.
#[cfg(feature = "kernels")]
pub fn family() -> &'static str {
    name(Family::here())
}

#[cfg(all(test, feature = "kernels", not(target_pointer_width = "32")))]
mod tests {
    use super::*;
    use crate::integer::kernels::{Gcd, Invert, Shape, Xgcd};
    use crate::kernel::{Kernel, Operation as Table, Timing};

    /// What a test and the benchmark read of the table is what the selectors do.
    #[test]
    #[cfg(not(target_pointer_width = "32"))]
    fn names_are_those_of_the_defaults() {
        fn check<O: Table<Parameter = Shape>>() {
            for limbs in [1, 4, 16, 23, 24, 32, 63, 64, 79, 80, 104] {
                let shape = Shape::new(limbs);
                for timing in [Timing::Constant, Timing::Variable] {
                    let constant = timing == Timing::Constant;
                    let names = preferred(family(), O::NAME, constant, limbs).expect("a choice");
                    let of = |name: &&str| -> Option<&'static Kernel<O>> {
                        let found = O::table().iter().find(|kernel| kernel.name == *name);
                        // Those in assembly are on its CPUs alone.
                        assert!(found.is_some() || !cfg!(target_arch = "x86_64"), "{name}");
                        found
                    };
                    let first = names
                        .iter()
                        .filter_map(of)
                        .find(|kernel| (kernel.available)());
                    let default = O::table().iter().find(|k| {
                        k.timing == timing && k.accepts(&shape) && (k.default_for)(&shape)
                    });
                    let default = default.map(|kernel| kernel.name);
                    assert_eq!(first.map(|kernel| kernel.name), default, "{limbs} limbs");
                }
            }
        }
        if crate::cpu::FORCED.is_none() {
            check::<Invert>();
            check::<Gcd>();
            check::<Xgcd>();
        }
        assert_eq!(preferred("no such", "gcd", true, 4), None);
        assert_eq!(preferred(family(), "no such", true, 4), None);
    }
}
