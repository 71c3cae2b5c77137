// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a CPU has, and of which family it is: this one, queried once, or any that is asked about.

/// An instruction set with code of its own, in the order of their requirements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(
    dead_code,
    reason = "targets other than x86-64 have the first one alone"
)]
pub enum Isa {
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
    /// AVX-512 with VL, DQ, IFMA and VBMI2; and all of `Avx512`.
    Ifma,
    /// PMULL, on 64-bit ARM.
    Pmull,
}

impl Isa {
    /// Whether this CPU has the instruction set, forced or not.
    #[cfg_attr(
        not(any(target_arch = "x86_64", feature = "kernels")),
        allow(dead_code, reason = "where all code is portable nothing asks")
    )]
    #[inline(always)]
    pub fn available(self) -> bool {
        Cpu(features()).has(self)
    }

    /// Takes this CPU for one that has the instruction set from now on, in the whole process. For a check in an emulator
    /// that runs these instructions and does not say so. Targets other than x86-64 do nothing.
    ///
    /// # Safety
    ///
    /// What runs the program executes these instructions.
    #[cfg(feature = "kernels")]
    #[allow(unsafe_code)]
    pub unsafe fn assume(self) {
        #[cfg(target_arch = "x86_64")]
        x86_64::add(self);
    }
}

/// CPUs on which the same code is the fastest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(
    dead_code,
    reason = "targets other than x86-64 have the first one alone"
)]
pub enum Family {
    /// Any CPU that was not measured.
    Other,
    /// One that was not measured either, but whose divider is known to be fast: Intel's from Ice Lake on, AMD's Zen 2.
    FastDivider,
    /// AMD's family 25 without AVX-512: Zen 3.
    Amd25,
    /// AMD's family 25 with AVX-512: Zen 4.
    Amd25Avx512,
    /// AMD's family 26: Zen 5.
    Amd26,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Other,
        Self::FastDivider,
        Self::Amd25,
        Self::Amd25Avx512,
        Self::Amd26,
    ];

    /// That of this CPU.
    #[cfg(any(target_arch = "x86_64", test, feature = "kernels"))]
    #[inline(always)]
    pub fn here() -> Self {
        Cpu::here().family()
    }

    /// The name by which tests and benchmarks speak of it.
    #[cfg(feature = "kernels")]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Other => "other",
            Self::FastDivider => "fast-divider",
            Self::Amd25 => "amd-25",
            Self::Amd25Avx512 => "amd-25-avx512",
            Self::Amd26 => "amd-26",
        }
    }

    /// Takes this CPU for one of this family from now on, in the whole process; returns whether that was possible: targets
    /// other than x86-64 have one family. All families have the same results, so that a check can run the code of each.
    ///
    /// ```
    /// use bezout::kernels::Family;
    /// let here = Family::here();
    /// assert!(Family::Other.assume() && Family::here() == Family::Other);
    /// assert!(here.assume());
    /// ```
    #[cfg(feature = "kernels")]
    pub fn assume(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        x86_64::assume(self);
        self == Self::here()
    }
}

/// A CPU as choices see it: its instruction sets and its family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cpu(u16);

/// The lowest bit of the family's number. Below it, one bit for each instruction set.
const FAMILY: u32 = 8;
const _: () = assert!((Isa::Pmull as u32) < FAMILY);

impl Cpu {
    /// One that has these instruction sets, and those of every CPU.
    ///
    /// ```
    /// use bezout::kernels::{Cpu, Family, Isa};
    /// let cpu = Cpu::new(&[Isa::Adx, Isa::Avx2], Family::Amd25);
    /// assert!(cpu.has(Isa::Portable) && cpu.has(Isa::Avx2) && !cpu.has(Isa::Avx512));
    /// ```
    #[cfg(any(test, feature = "kernels"))]
    pub const fn new(isas: &[Isa], family: Family) -> Self {
        let (mut features, mut i) = (1 << Isa::Portable as u8, 0);
        while i < isas.len() {
            features |= 1 << isas[i] as u8;
            i += 1;
        }
        Self(features | (family as u16) << FAMILY)
    }

    /// This one. With `--cfg bezout_force="..."` it has no instruction set beyond that.
    #[inline(always)]
    pub fn here() -> Self {
        const PERMITTED: u16 = match FORCED {
            None => u16::MAX,
            Some(isa) => u16::MAX << FAMILY | ((2 << isa as u8) - 1),
        };
        Self(features() & PERMITTED)
    }

    /// Whether it has an instruction set.
    #[cfg_attr(
        not(any(target_arch = "x86_64", feature = "kernels", feature = "binary-field")),
        allow(dead_code, reason = "where all code is portable nothing asks")
    )]
    #[inline(always)]
    pub const fn has(self, isa: Isa) -> bool {
        self.0 >> isa as u8 & 1 == 1
    }

    /// Its family.
    #[inline(always)]
    pub const fn family(self) -> Family {
        match self.0 >> FAMILY {
            1 => Family::FastDivider,
            2 => Family::Amd25,
            3 => Family::Amd25Avx512,
            4 => Family::Amd26,
            _ => Family::Other,
        }
    }
}

/// Whether code for an instruction set may run at all, which the compiler knows: a program does not link it otherwise. With
/// the table of kernels all of them may, by name.
#[cfg(target_arch = "x86_64")]
pub(crate) const fn permitted(isa: Isa) -> bool {
    match FORCED {
        Some(last) if !cfg!(any(test, feature = "kernels")) => isa as u8 <= last as u8,
        _ => true,
    }
}

/// The instruction set of `--cfg bezout_force="..."`, for tests and small programs. This CPU is then taken for one that has no
/// other beyond that one, and on which each pays for every length.
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

#[cfg(target_arch = "aarch64")]
#[inline(always)]
fn features() -> u16 {
    1 << Isa::Portable as u8 | u16::from(aarch64::has_pmull()) << Isa::Pmull as u8
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(always)]
fn features() -> u16 {
    1 << Isa::Portable as u8
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
    use super::{FAMILY, Family, Isa};
    use core::arch::x86_64::{__cpuid, __cpuid_count};
    use core::sync::atomic::{AtomicU16, Ordering::Relaxed};

    /// What [`Cpu`](super::Cpu) has. The bit of `Portable` says that the CPU was queried.
    static FEATURES: AtomicU16 = AtomicU16::new(0);

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
                if [17, 21, 31].iter().all(|&bit| has(seven.ebx, bit)) && has(seven.ecx, 6) {
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
    pub fn add(isa: Isa) {
        FEATURES.store(features() | 1 << isa as u8, Relaxed);
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
        let model = (version >> 4 & 0xf) | (version >> 12 & 0xf0);
        match (&maker.to_le_bytes(), number, avx512) {
            (b"Auth", 23, _) if model >= 0x30 => Family::FastDivider,
            (b"Auth", 25, false) => Family::Amd25,
            (b"Auth", 25, true) => Family::Amd25Avx512,
            (b"Auth", 26, _) => Family::Amd26,
            (b"Genu", 6, _) if model >= 0x6a && !SLOW_DIVIDERS.contains(&model) => {
                Family::FastDivider
            }
            _ => Family::Other,
        }
    }

    /// Models of Intel's family 6 from 0x6a, that of Ice Lake, on that have an older core or a small one: Goldmont Plus, Knights
    /// Mill, Tremont, Kaby Lake and its successors up to Comet Lake.
    const SLOW_DIVIDERS: [u32; 11] = [
        0x75, 0x7a, 0x85, 0x86, 0x8a, 0x8e, 0x96, 0x9c, 0x9e, 0xa5, 0xa6,
    ];

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
    use super::x86_64::family;
    use super::{Cpu, Family, Isa};

    #[test]
    fn families_are_told_by_maker_and_number() {
        let (amd, intel) = (u32::from_le_bytes(*b"Auth"), u32::from_le_bytes(*b"Genu"));
        // Milan, Genoa, Turin, Rome and Naples; and these numbers with another maker's name.
        for (version, avx512, expected) in [
            (0x00a0_0f11, false, Family::Amd25),
            (0x00a1_0f11, true, Family::Amd25Avx512),
            (0x00b0_0f21, true, Family::Amd26),
            (0x0083_0f10, false, Family::FastDivider),
            (0x0080_0f12, false, Family::Other),
        ] {
            assert_eq!(family(amd, version, avx512), expected);
            assert_eq!(family(intel, version, avx512), Family::Other);
        }
        // Cascade Lake, Coffee Lake and Comet Lake; Ice Lake, Rocket Lake, Alder Lake and Sapphire Rapids.
        for (version, avx512, expected) in [
            (0x0005_0657, true, Family::Other),
            (0x0009_06ea, false, Family::Other),
            (0x000a_0652, false, Family::Other),
            (0x0006_06a6, true, Family::FastDivider),
            (0x000a_0671, true, Family::FastDivider),
            (0x0009_0672, false, Family::FastDivider),
            (0x0008_06f8, true, Family::FastDivider),
        ] {
            assert_eq!(family(intel, version, avx512), expected, "{version:x}");
            assert_eq!(family(amd, version, avx512), Family::Other, "{version:x}");
        }
    }

    #[test]
    fn a_cpu_is_its_instruction_sets_and_its_family() {
        for family in Family::ALL {
            let cpu = Cpu::new(&[Isa::Avx2, Isa::Pmull], family);
            assert_eq!(cpu.family(), family);
            assert!(cpu.has(Isa::Portable) && cpu.has(Isa::Avx2) && cpu.has(Isa::Pmull));
            assert!(!cpu.has(Isa::Adx) && !cpu.has(Isa::Ifma));
        }
        for isa in [
            Isa::Portable,
            Isa::Adx,
            Isa::Avx2,
            Isa::Pclmulqdq,
            Isa::Avx512,
            Isa::Ifma,
        ] {
            let permitted = super::FORCED.is_none_or(|forced| isa <= forced);
            assert_eq!(Cpu::here().has(isa), isa.available() && permitted);
        }
    }
}
