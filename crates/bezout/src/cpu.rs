// SPDX-License-Identifier: MIT OR Apache-2.0
//! The features of this CPU and its operating system, queried once.

/// An instruction set with forms of its own, in the order of their requirements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(
    dead_code,
    reason = "targets other than x86-64 have the first one alone"
)]
pub(crate) enum Isa {
    /// The instructions of every CPU of the target.
    Portable,
    /// BMI1, BMI2 and ADX: andn, mulx, adcx and adox.
    Adx,
    /// AVX2, BMI1 and BMI2.
    Avx2,
    /// PCLMULQDQ, and all of `Avx2`.
    Pclmulqdq,
    /// VPCLMULQDQ on 256 bits, and all of `Pclmulqdq`.
    Vpclmulqdq,
    /// AVX-512F, and all of `Avx2`.
    Avx512,
    /// AVX-512 with VL, DQ and IFMA, on vectors of 256 bits; and all of `Avx512`.
    Ifma,
    /// PMULL, on 64-bit ARM.
    Pmull,
}

/// The instruction set of `--cfg bezout_force="..."`, for tests. Every public path then takes the best
/// form up to that instruction set, even if it is not the fastest one.
pub(crate) const FORCED: Option<Isa> = if cfg!(bezout_force = "portable") {
    Some(Isa::Portable)
} else if cfg!(bezout_force = "adx") {
    Some(Isa::Adx)
} else if cfg!(bezout_force = "avx2") {
    Some(Isa::Avx2)
} else if cfg!(bezout_force = "pclmulqdq") {
    Some(Isa::Pclmulqdq)
} else if cfg!(bezout_force = "vpclmulqdq") {
    Some(Isa::Vpclmulqdq)
} else if cfg!(bezout_force = "avx512") {
    Some(Isa::Avx512)
} else if cfg!(bezout_force = "ifma") {
    Some(Isa::Ifma)
} else if cfg!(bezout_force = "pmull") {
    Some(Isa::Pmull)
} else {
    None
};

impl Isa {
    /// Whether a selector takes the form for this instruction set. The CPU must have it. Without a
    /// force, `pays` must say that the form is the fastest one. With a force, the instruction set must
    /// not exceed it.
    #[inline(always)]
    pub fn chosen(self, pays: bool) -> bool {
        let wanted = match FORCED {
            None => pays,
            Some(forced) => self <= forced,
        };
        wanted && self.available()
    }

    /// Whether this CPU has the instruction set.
    #[inline(always)]
    pub fn available(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        return self == Self::Portable || features() & (1 << self as u8) != 0;
        #[cfg(target_arch = "aarch64")]
        return self == Self::Portable || self == Self::Pmull && aarch64::has_pmull();
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        return self == Self::Portable;
    }
}

/// CPUs on which the same forms are the fastest ones: a column of the tables that selectors read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    dead_code,
    reason = "targets other than x86-64 have the first one alone"
)]
pub(crate) enum Family {
    /// Any CPU that was not measured.
    Other,
    /// AMD's family 25 without AVX-512: Zen 3.
    Amd25,
    /// AMD's family 25 with AVX-512: Zen 4.
    Amd25Avx512,
    /// AMD's family 26: Zen 5.
    Amd26,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Other, Self::Amd25, Self::Amd25Avx512, Self::Amd26];

    /// The family of this CPU.
    #[inline(always)]
    pub fn here() -> Self {
        #[cfg(target_arch = "x86_64")]
        return Self::ALL[usize::from(features() >> x86_64::FAMILY) % Self::ALL.len()];
        #[cfg(not(target_arch = "x86_64"))]
        return Self::Other;
    }

    /// Takes this CPU for one of this family from now on; returns whether that was possible. All families have the same
    /// results: so a check can run the forms of each.
    #[cfg(feature = "kernels")]
    pub fn assume(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        x86_64::assume(self);
        self == Self::here()
    }
}

#[cfg(target_arch = "x86_64")]
use x86_64::features;

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    /// Whether the program is compiled for PMULL, or the kernel says that the CPU has it.
    #[inline(always)]
    pub fn has_pmull() -> bool {
        cfg!(target_feature = "aes") || (cfg!(target_os = "linux") && told())
    }

    #[cfg(target_os = "linux")]
    #[allow(unsafe_code)]
    fn told() -> bool {
        use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

        unsafe extern "C" {
            fn getauxval(kind: usize) -> usize;
        }

        /// Not asked yet, no, yes.
        static ANSWER: AtomicU8 = AtomicU8::new(0);
        const AT_HWCAP: usize = 16;
        const PMULL: usize = 1 << 4;
        match ANSWER.load(Relaxed) {
            0 => {
                // SAFETY: a function of every C library of Linux; it reads what the kernel gave the process.
                let yes = unsafe { getauxval(AT_HWCAP) } & PMULL != 0;
                // Several threads may ask at once; they get the same answer.
                ANSWER.store(1 + u8::from(yes), Relaxed);
                yes
            }
            answer => answer == 2,
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn told() -> bool {
        false
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::{Family, Isa};
    use core::arch::x86_64::{__cpuid, __cpuid_count};
    use core::sync::atomic::{AtomicU16, Ordering::Relaxed};

    /// One bit for each instruction set, and the number of the family above. The bit of `Portable` says that
    /// the CPU was queried.
    static FEATURES: AtomicU16 = AtomicU16::new(0);
    /// The lowest bit of the family's number.
    pub const FAMILY: u32 = 8;
    const _: () = assert!((Isa::Pmull as u32) < FAMILY);

    #[inline(always)]
    pub fn features() -> u16 {
        match FEATURES.load(Relaxed) {
            0 => ask(),
            known => known,
        }
    }

    /// Several threads may query at once; they get the same answer.
    #[cold]
    fn ask() -> u16 {
        let mut found: u16 = 1 << Isa::Portable as u8;
        let zero = __cpuid(0);
        // Without a leaf 7 there is none of what it would tell.
        let (one, seven) = match zero.eax {
            7.. => (__cpuid(1), __cpuid_count(7, 0)),
            _ => (__cpuid(1), __cpuid_count(0x4000_0000, 0)),
        };
        let has = |register: u32, bit: u32| register >> bit & 1 == 1;
        let (osxsave, avx) = (has(one.ecx, 27), has(one.ecx, 28));
        let (bmi1, avx2, bmi2) = (has(seven.ebx, 3), has(seven.ebx, 5), has(seven.ebx, 8));
        if bmi1 && bmi2 && has(seven.ebx, 19) {
            found |= 1 << Isa::Adx as u8;
        }
        // The operating system has to save the registers of 256 bits, or of 512 bits and masks.
        if osxsave && avx && bmi1 && bmi2 {
            let saved = extended_state();
            if avx2 && saved & 0x06 == 0x06 {
                found |= 1 << Isa::Avx2 as u8;
                if has(one.ecx, 1) {
                    found |= 1 << Isa::Pclmulqdq as u8;
                    if has(seven.ecx, 10) {
                        found |= 1 << Isa::Vpclmulqdq as u8;
                    }
                }
            }
            if avx2 && has(seven.ebx, 16) && saved & 0xe6 == 0xe6 {
                found |= 1 << Isa::Avx512 as u8;
                if [17, 21, 31].iter().all(|&bit| has(seven.ebx, bit)) {
                    found |= 1 << Isa::Ifma as u8;
                }
            }
        }
        let avx512 = found & 1 << Isa::Avx512 as u8 != 0;
        found |= (family(zero.ebx, one.eax, avx512) as u16) << FAMILY;
        FEATURES.store(found, Relaxed);
        found
    }

    #[cfg(feature = "kernels")]
    pub fn assume(family: Family) {
        let other = features() & ((1 << FAMILY) - 1);
        FEATURES.store(other | (family as u16) << FAMILY, Relaxed);
    }

    /// From the first letters of the maker's name, what leaf 1 says of the model, and whether AVX-512 is available.
    pub fn family(maker: u32, version: u32, avx512: bool) -> Family {
        let number = match version >> 8 & 0xf {
            0xf => 0xf + (version >> 20 & 0xff),
            base => base,
        };
        match (&maker.to_le_bytes(), number, avx512) {
            (b"Auth", 25, false) => Family::Amd25,
            (b"Auth", 25, true) => Family::Amd25Avx512,
            (b"Auth", 26, _) => Family::Amd26,
            _ => Family::Other,
        }
    }

    /// The parts of the CPU's state that the operating system saves: XCR0. This needs OSXSAVE.
    #[allow(unsafe_code)]
    fn extended_state() -> u32 {
        let low: u32;
        // SAFETY: the caller has seen that `xgetbv` is enabled; it reads a register, and writes two.
        unsafe {
            core::arch::asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") _, options(nomem, nostack, preserves_flags));
        }
        low
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::Family;
    use super::x86_64::family;

    #[test]
    fn families_are_told_by_maker_and_number() {
        let (amd, intel) = (u32::from_le_bytes(*b"Auth"), u32::from_le_bytes(*b"Genu"));
        // Milan, Genoa, Turin and Rome; Cascade Lake; and AMD's numbers with another maker's name.
        for (version, avx512, expected) in [
            (0x00a0_0f11, false, Family::Amd25),
            (0x00a1_0f11, true, Family::Amd25Avx512),
            (0x00b0_0f21, true, Family::Amd26),
            (0x0083_0f10, false, Family::Other),
        ] {
            assert_eq!(family(amd, version, avx512), expected);
            assert_eq!(family(intel, version, avx512), Family::Other);
        }
        assert_eq!(family(intel, 0x0005_0657, true), Family::Other);
    }

    #[test]
    fn numbers_of_families_are_places_in_their_list() {
        for (place, family) in Family::ALL.into_iter().enumerate() {
            assert_eq!(place, family as usize);
        }
        assert!(Family::ALL.contains(&Family::here()));
    }
}
