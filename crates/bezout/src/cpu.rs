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
    /// AVX2, FMA, BMI1 and BMI2.
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

    /// Takes this CPU for one that has the instruction set from now on, in the whole process. For a
    /// check in an emulator that runs these instructions and does not say so. Targets other than
    /// x86-64 do nothing.
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
    /// One that was not measured either, but whose divider is known to be fast: Intel's others from
    /// Ice Lake on, AMD's Zen 2.
    FastDivider,
    /// AMD's family 25 without AVX-512: Zen 3.
    Amd25,
    /// AMD's family 25 with AVX-512: Zen 4.
    Amd25Avx512,
    /// AMD's family 26: Zen 5.
    Amd26,
    /// Intel's cores from Golden Cove on, with AVX-512 or without: Sapphire, Emerald and Granite
    /// Rapids, Alder, Raptor, Meteor and Arrow Lake.
    GoldenCove,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Other,
        Self::FastDivider,
        Self::Amd25,
        Self::Amd25Avx512,
        Self::Amd26,
        Self::GoldenCove,
    ];

    /// The family of this CPU.
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
            Self::GoldenCove => "golden-cove",
        }
    }

    /// Takes this CPU for one of this family from now on, in the whole process; returns whether
    /// that was possible: targets other than x86-64 have one family. All families have the same
    /// results, so that a check can run the code of each.
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
pub struct Cpu(u32);

/// The lowest bit of the family's number. Below it, one bit for each instruction set.
const FAMILY: u32 = 16;
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
        Self(features | (family as u32) << FAMILY)
    }

    /// This one. With `--cfg bezout_force="..."` it has no instruction set beyond that.
    #[inline(always)]
    pub fn here() -> Self {
        const PERMITTED: u32 = match FORCED {
            None => u32::MAX,
            Some(isa) => u32::MAX << FAMILY | ((2 << isa as u8) - 1),
        };
        Self(features() & PERMITTED)
    }

    /// This one as choices among integers see it. Elsewhere than on x86-64 they need not ask.
    #[inline(always)]
    pub(crate) fn here_for_integers() -> Self {
        match cfg!(target_arch = "x86_64") {
            true => Self::here(),
            false => Self(1 << Isa::Portable as u8),
        }
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
            5 => Family::GoldenCove,
            _ => Family::Other,
        }
    }
}

/// Whether code for an instruction set may run at all, which the compiler knows: a program does not
/// link it otherwise. With the table of kernels all of them may, by name.
#[cfg(target_arch = "x86_64")]
pub(crate) const fn permitted(isa: Isa) -> bool {
    match FORCED {
        Some(last) if !cfg!(any(test, feature = "kernels")) => isa as u8 <= last as u8,
        _ => true,
    }
}

#[cfg(all(bezout_size, not(bezout_force = "portable")))]
compile_error!("bezout_size is for bezout_force = \"portable\"");

/// The instruction set of `--cfg bezout_force="..."`, for tests and small programs. This CPU is
/// then taken for one that has no other beyond that one, and on which each pays for every length.
/// `--cfg bezout_size` beside "portable" takes one copy of code for all lengths, too.
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
fn features() -> u32 {
    1 << Isa::Portable as u8 | u32::from(aarch64::has_pmull()) << Isa::Pmull as u8
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline(always)]
fn features() -> u32 {
    1 << Isa::Portable as u8
}

#[cfg(target_arch = "x86_64")]
use x86_64::features;

#[cfg(target_arch = "aarch64")]
mod aarch64 {
    use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

    /// Whether the program is compiled for PMULL, as on Apple's systems and on bare metal with a
    /// CPU in mind, or the operating system says that the CPU has it: Linux, Android, FreeBSD and
    /// Windows do.
    #[inline(always)]
    pub fn has_pmull() -> bool {
        /// Not asked yet, no, yes.
        static ANSWER: AtomicU8 = AtomicU8::new(0);
        if cfg!(target_feature = "aes") {
            return true;
        }
        match ANSWER.load(Relaxed) {
            0 => {
                let yes = told();
                // Several threads may ask at once; they get the same answer.
                ANSWER.store(1 + u8::from(yes), Relaxed);
                yes
            }
            answer => answer == 2,
        }
    }

    /// The bit of PMULL in what these kernels say of a CPU.
    #[cfg(any(target_os = "linux", target_os = "android", target_os = "freebsd"))]
    const PMULL: usize = 1 << 4;

    #[cfg(any(target_os = "linux", target_os = "android"))]
    #[allow(unsafe_code)]
    fn told() -> bool {
        unsafe extern "C" {
            fn getauxval(kind: usize) -> usize;
        }
        const AT_HWCAP: usize = 16;
        // SAFETY: a function of every C library of Linux and Android; it reads what the kernel gave
        // the process.
        unsafe { getauxval(AT_HWCAP) & PMULL != 0 }
    }

    #[cfg(target_os = "freebsd")]
    #[allow(unsafe_code)]
    fn told() -> bool {
        use core::ffi::{c_int, c_void};
        unsafe extern "C" {
            fn elf_aux_info(kind: c_int, buffer: *mut c_void, length: c_int) -> c_int;
        }
        const AT_HWCAP: c_int = 25;
        let mut bits = 0usize;
        // SAFETY: a function of FreeBSD's C library since 12.0; it writes as many bytes as it is
        // told, or returns an error.
        let failed = unsafe {
            elf_aux_info(
                AT_HWCAP,
                (&raw mut bits).cast(),
                size_of::<usize>() as c_int,
            )
        };
        failed == 0 && bits & PMULL != 0
    }

    #[cfg(target_os = "windows")]
    #[allow(unsafe_code)]
    fn told() -> bool {
        #[link(name = "kernel32", kind = "raw-dylib")]
        unsafe extern "system" {
            fn IsProcessorFeaturePresent(feature: u32) -> i32;
        }
        const PF_ARM_V8_CRYPTO_INSTRUCTIONS_AVAILABLE: u32 = 30;
        // SAFETY: a function of every Windows; it takes a number and returns one.
        unsafe { IsProcessorFeaturePresent(PF_ARM_V8_CRYPTO_INSTRUCTIONS_AVAILABLE) != 0 }
    }

    #[cfg(not(any(
        target_os = "linux",
        target_os = "android",
        target_os = "freebsd",
        target_os = "windows"
    )))]
    fn told() -> bool {
        false
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::{FAMILY, Family, Isa};
    use core::arch::x86_64::__cpuid_count;
    use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

    /// What [`Cpu`](super::Cpu) has. The bit of `Portable` says that the CPU was queried.
    static FEATURES: AtomicU32 = AtomicU32::new(0);

    #[inline(always)]
    pub fn features() -> u32 {
        match FEATURES.load(Relaxed) {
            0 => ask(),
            known => known,
        }
    }

    /// Several threads may query at once; they get the same answer.
    #[cold]
    fn ask() -> u32 {
        let found = told(
            |leaf| {
                let answer = __cpuid_count(leaf, 0);
                [answer.eax, answer.ebx, answer.ecx, answer.edx]
            },
            extended_state,
        );
        FEATURES.store(found, Relaxed);
        found
    }

    /// The features of a CPU by what it answers to `cpuid`, for a leaf and subleaf 0, in the order
    /// of the registers' names; and by the state that the operating system saves, which is asked
    /// for where there is `xgetbv`.
    pub fn told(cpuid: impl Fn(u32) -> [u32; 4], saved: impl Fn() -> u32) -> u32 {
        let [highest, maker, ..] = cpuid(0);
        // Without a leaf 7 there is none of what it would tell. What a CPU answers beyond its
        // highest leaf is something else.
        let leaf = |number| match number <= highest {
            true => cpuid(number),
            false => [0; 4],
        };
        let [version, _, one_ecx, _] = leaf(1);
        let [_, seven_ebx, seven_ecx, seven_edx] = leaf(7);
        let has = |register: u32, bit: u32| register >> bit & 1 == 1;
        let (osxsave, avx, fma) = (has(one_ecx, 27), has(one_ecx, 28), has(one_ecx, 12));
        let (bmi1, avx2, bmi2) = (has(seven_ebx, 3), has(seven_ebx, 5), has(seven_ebx, 8));
        let mut found: u32 = 1 << Isa::Portable as u8;
        if bmi1 && bmi2 && has(seven_ebx, 19) {
            found |= 1 << Isa::Adx as u8;
        }
        // The operating system has to save the registers of 256 bits, or of 512 bits and masks.
        if osxsave && avx && bmi1 && bmi2 {
            let saved = saved();
            if avx2 && fma && saved & 0x06 == 0x06 {
                found |= 1 << Isa::Avx2 as u8;
                if has(one_ecx, 1) {
                    found |= 1 << Isa::Pclmulqdq as u8;
                    if has(seven_ecx, 10) {
                        found |= 1 << Isa::Vpclmulqdq as u8;
                    }
                }
            }
            if avx2 && fma && has(seven_ebx, 16) && saved & 0xe6 == 0xe6 {
                found |= 1 << Isa::Avx512 as u8;
                if [17, 21, 31].iter().all(|&bit| has(seven_ebx, bit)) && has(seven_ecx, 6) {
                    found |= 1 << Isa::Ifma as u8;
                }
            }
        }
        let avx512 = found & 1 << Isa::Avx512 as u8 != 0;
        let half_precision = has(seven_edx, 23);
        found | (family(maker, version, avx512, half_precision) as u32) << FAMILY
    }

    #[cfg(feature = "kernels")]
    pub fn add(isa: Isa) {
        FEATURES.store(features() | 1 << isa as u8, Relaxed);
    }

    #[cfg(feature = "kernels")]
    pub fn assume(family: Family) {
        let other = features() & ((1 << FAMILY) - 1);
        FEATURES.store(other | (family as u32) << FAMILY, Relaxed);
    }

    /// From the first letters of the maker's name, what leaf 1 says of the model, whether AVX-512
    /// is available, and whether the CPU has AVX-512 for numbers of half precision.
    fn family(maker: u32, version: u32, avx512: bool, half_precision: bool) -> Family {
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
            // A hypervisor may show another model: of a Granite Rapids one showed that of Rocket
            // Lake. What is of half precision is in no earlier core of Intel's.
            (b"Genu", 6, _) if half_precision || GOLDEN_COVE.contains(&model) => Family::GoldenCove,
            (b"Genu", 6, _) if model >= 0x6a && !SLOW_DIVIDERS.contains(&model) => {
                Family::FastDivider
            }
            _ => Family::Other,
        }
    }

    /// Models of Intel's family 6 with a core from Golden Cove on: Sapphire and Emerald Rapids,
    /// Granite Rapids (two), Alder Lake (two), Raptor Lake (three), Meteor Lake (two), Arrow Lake
    /// (three). Of some, other cores of the same CPU are small ones.
    const GOLDEN_COVE: [u32; 14] = [
        0x8f, 0xcf, 0xad, 0xae, 0x97, 0x9a, 0xb7, 0xba, 0xbf, 0xaa, 0xac, 0xb5, 0xc5, 0xc6,
    ];

    /// Models of Intel's family 6 from 0x6a, that of Ice Lake, on that have an older core or a
    /// small one: Goldmont Plus, Knights Mill, Tremont, Kaby Lake and its successors up to Comet
    /// Lake.
    const SLOW_DIVIDERS: [u32; 11] = [
        0x75, 0x7a, 0x85, 0x86, 0x8a, 0x8e, 0x96, 0x9c, 0x9e, 0xa5, 0xa6,
    ];

    /// The parts of the CPU's state that the operating system saves: XCR0. This needs OSXSAVE.
    #[allow(unsafe_code)]
    fn extended_state() -> u32 {
        let low: u32;
        // SAFETY: the caller has seen that `xgetbv` is enabled; it reads a register, and writes
        // two.
        unsafe {
            core::arch::asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") _, options(nomem, nostack, preserves_flags));
        }
        low
    }
}

#[cfg(all(test, target_arch = "aarch64", target_os = "linux"))]
mod tests {
    /// By the file that has what the kernel gave this process. A program that is compiled for PMULL
    /// runs nowhere else.
    #[test]
    fn pmull_is_found_where_the_kernel_has_it() {
        let told = std::fs::read("/proc/self/auxv").expect("Linux has it");
        let words: Vec<usize> = told
            .chunks_exact(8)
            .map(|word| usize::from_ne_bytes(word.try_into().unwrap()))
            .collect();
        let capabilities = words.chunks_exact(2).find(|pair| pair[0] == 16);
        let yes = capabilities.expect("one of its words")[1] >> 4 & 1 == 1;
        assert_eq!(super::Isa::Pmull.available(), yes);
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::x86_64::told;
    use super::{Cpu, Family, Isa};

    const AMD: u32 = u32::from_le_bytes(*b"Auth");
    const INTEL: u32 = u32::from_le_bytes(*b"Genu");
    /// State that an operating system saves: of AVX, of AVX-512, and of AMX too.
    const AVX: u32 = 0x07;
    const ALL: u32 = 0xe7;

    /// What a CPU answers: its highest leaf and maker; `eax` and `ecx` of leaf 1; `ebx`, `ecx` and
    /// `edx` of leaf 7.
    struct Recorded {
        name: &'static str,
        zero: [u32; 2],
        one: [u32; 2],
        seven: [u32; 3],
        saved: u32,
        family: Family,
        /// The last one of these that it has; and whether it has ADX.
        isa: Isa,
        adx: bool,
    }

    impl Recorded {
        /// The CPU with this in the leaves beyond its highest one.
        fn cpu(&self, beyond: [u32; 4]) -> Cpu {
            let answer = |leaf| match leaf {
                0 => [self.zero[0], self.zero[1], 0, 0],
                _ if leaf > self.zero[0] => beyond,
                1 => [self.one[0], 0, self.one[1], 0],
                7 => [0, self.seven[0], self.seven[1], self.seven[2]],
                _ => [0; 4],
            };
            Cpu(told(answer, || {
                assert!(self.one[1] >> 27 & 1 == 1, "{}: `xgetbv`", self.name);
                self.saved
            }))
        }
    }

    macro_rules! recorded {
        ($($name:literal: $zero:expr, $one:expr, $seven:expr, $saved:expr => $family:ident, $isa:ident, $adx:expr;)*) => {
            [$(Recorded {
                name: $name, zero: $zero, one: $one, seven: $seven, saved: $saved,
                family: Family::$family, isa: Isa::$isa, adx: $adx,
            }),*]
        };
    }

    #[rustfmt::skip]
    const RECORDED: [Recorded; 34] = recorded! {
        "K8": [0x01, AMD], [0x0002_0fb1, 0x0000_0001], [0, 0, 0], 0 => Other, Portable, false;
        "K10": [0x06, AMD], [0x0010_0fa0, 0x0080_2009], [0, 0, 0], 0 => Other, Portable, false;
        "Bulldozer": [0x0d, AMD], [0x0060_0f12, 0x1e98_220b], [0, 0, 0], AVX => Other, Portable, false;
        "Carrizo": [0x0d, AMD], [0x0066_0f01, 0x7ed8_320b], [0x0000_01a9, 0, 0], AVX => Other, Pclmulqdq, false;
        "Zen": [0x0d, AMD], [0x0080_0f12, 0x7ed8_320b], [0x209c_01a9, 0, 0], AVX => Other, Pclmulqdq, true;
        "Rome": [0x10, AMD], [0x0083_0f10, 0x7ef8_320b], [0x219c_91a9, 0x0040_0004, 0], AVX => FastDivider, Pclmulqdq, true;
        "Milan": [0x10, AMD], [0x00a0_0f11, 0x7eda_320b], [0x219c_97a9, 0x0040_068c, 0x10], AVX => Amd25, Vpclmulqdq, true;
        "Genoa": [0x10, AMD], [0x00a1_0f11, 0x7efa_320b], [0xf1bf_97a9, 0x0041_5fce, 0x1000_0010], ALL => Amd25Avx512, Ifma, true;
        "Genoa without AVX-512": [0x10, AMD], [0x00a1_0f11, 0x7efa_320b], [0xf1bf_97a9, 0x0041_5fce, 0x1000_0010], AVX => Amd25, Vpclmulqdq, true;
        "Turin": [0x10, AMD], [0x00b0_0f21, 0x7efa_320b], [0xf1bf_97ab, 0x1941_5fce, 0x1000_0110], ALL => Amd26, Ifma, true;
        "Hygon": [0x0d, u32::from_le_bytes(*b"Hygo")], [0x0090_0f22, 0x7ed8_320b], [0x209c_01a9, 0, 0], AVX => Other, Pclmulqdq, true;
        "Ivy Bridge": [0x0d, INTEL], [0x0003_06a9, 0x7fba_e3ff], [0x0000_0281, 0, 0], AVX => Other, Portable, false;
        "Haswell": [0x0f, INTEL], [0x0003_06f2, 0x7ffe_fbff], [0x0000_37ab, 0, 0], AVX => Other, Pclmulqdq, false;
        "Haswell without FMA": [0x0f, INTEL], [0x0003_06f2, 0x7ffe_ebff], [0x0000_37ab, 0, 0], AVX => Other, Portable, false;
        "Broadwell": [0x14, INTEL], [0x0003_06d4, 0x7ffa_fbff], [0x021c_27ab, 0, 0], AVX => Other, Pclmulqdq, true;
        "Broadwell, no XSAVE": [0x14, INTEL], [0x0003_06d4, 0x63fa_fbff], [0x021c_27ab, 0, 0], 0 => Other, Portable, true;
        "Knights Landing": [0x0d, INTEL], [0x0005_0671, 0x7ff8_f39f], [0x1c0d_23ab, 1, 0x0400_0000], ALL => Other, Avx512, true;
        "Goldmont": [0x15, INTEL], [0x0005_06c9, 0x4ff8_ebbf], [0x2294_e283, 0, 0], 0x03 => Other, Portable, false;
        "Cascade Lake": [0x16, INTEL], [0x0005_0657, 0x7ffe_fbff], [0xd39f_fffb, 0x0000_0808, 0xbc00_0400], ALL => Other, Avx512, true;
        "Coffee Lake": [0x16, INTEL], [0x0009_06ed, 0x7ffa_fbbf], [0x029c_6fbf, 0x4000_0000, 0xbc00_0400], AVX => Other, Pclmulqdq, true;
        "Ice Lake": [0x1b, INTEL], [0x0006_06a6, 0x7ffe_fbff], [0xf3bf_bfff, 0x4041_7f4e, 0xbc04_0412], ALL => FastDivider, Ifma, true;
        "Tiger Lake": [0x1b, INTEL], [0x0008_06c1, 0x7ffa_fbbf], [0xf3bf_a7eb, 0x18c0_5fce, 0xfc10_0510], ALL => FastDivider, Ifma, true;
        "Rocket Lake": [0x1b, INTEL], [0x000a_0671, 0x7ffa_fbff], [0xf2bf_67eb, 0x0040_5f4e, 0xbc00_0410], ALL => FastDivider, Ifma, true;
        "Tremont": [0x1b, INTEL], [0x0009_0661, 0x4ff8_ebbf], [0x2394_a2c3, 0x1840_0124, 0xfc00_0400], 0x03 => Other, Portable, false;
        "Sapphire Rapids": [0x20, INTEL], [0x0008_06f8, 0x7ffe_fbff], [0xf3bf_bffb, 0xbb41_7fee, 0xffdd_4430], ALL => GoldenCove, Ifma, true;
        "Emerald Rapids": [0x20, INTEL], [0x000c_06f2, 0x7ffe_fbff], [0xf3bf_bfff, 0xfb41_7fee, 0xffdd_4432], ALL => GoldenCove, Ifma, true;
        "Granite Rapids as Rocket Lake": [0x24, INTEL], [0x000a_0671, 0xfffa_3203], [0xf1bf_2ffb, 0x1a41_5f46, 0x23c1_4010], ALL => GoldenCove, Ifma, true;
        "Alder Lake": [0x20, INTEL], [0x0009_0672, 0x7ffa_fbbf], [0x239c_27eb, 0x98c0_07ac, 0xfc18_c410], AVX => GoldenCove, Vpclmulqdq, true;
        "Alder Lake with AVX-512": [0x20, INTEL], [0x0009_0672, 0x7ffa_fbff], [0xf3bf_a7eb, 0x98c0_7fee, 0xfc9c_c510], ALL => GoldenCove, Ifma, true;
        "Raptor Lake": [0x20, INTEL], [0x000b_0671, 0x7ffa_fbff], [0x239c_27eb, 0x98c0_27ac, 0xfc1c_c410], AVX => GoldenCove, Vpclmulqdq, true;
        "Meteor Lake": [0x23, INTEL], [0x000a_06a4, 0x7ffa_fbff], [0x239c_27eb, 0x9940_07ac, 0xfc18_c410], AVX => GoldenCove, Vpclmulqdq, true;
        "Arrow Lake": [0x23, INTEL], [0x000c_0662, 0x7ffa_fbff], [0x239c_a7eb, 0x9940_27ac, 0xfc18_c430], AVX => GoldenCove, Vpclmulqdq, true;
        "Alder Lake-N": [0x20, INTEL], [0x000b_06e0, 0x7ffa_fbbf], [0x239c_a7eb, 0x98c0_07ac, 0xfc18_4410], AVX => FastDivider, Vpclmulqdq, true;
        "no leaf but the first": [0x00, INTEL], [0, 0], [0, 0, 0], 0 => Other, Portable, false;
    };

    #[test]
    fn cpus_are_what_they_answer() {
        for one in &RECORDED {
            let cpu = one.cpu([0; 4]);
            assert_eq!(cpu.family(), one.family, "{}", one.name);
            assert_eq!(cpu.has(Isa::Adx), one.adx, "{}", one.name);
            // Each of these requires those before it, but PCLMULQDQ and VPCLMULQDQ, which AVX-512
            // does not require.
            let sets = [Isa::Portable, Isa::Avx2, Isa::Pclmulqdq, Isa::Vpclmulqdq];
            for isa in sets.into_iter().chain([Isa::Avx512, Isa::Ifma]) {
                let exception = isa == Isa::Vpclmulqdq && one.isa == Isa::Avx512;
                let expected = isa <= one.isa && !exception;
                assert_eq!(cpu.has(isa), expected, "{}: {isa:?}", one.name);
            }
        }
    }

    /// Where a CPU has no leaf 7, what it answers there is not read: Intel's answer their highest
    /// leaf, and hypervisors have the text of their names in leaves of their own, which have the
    /// bits of BMI1, BMI2 and ADX in two cases.
    #[test]
    fn leaves_beyond_the_highest_are_not_read() {
        let texts = [*b"XenVMMXenVMM", *b"Linux KVM Hv"].map(|text| {
            let word = |at: usize| {
                u32::from_le_bytes([text[at], text[at + 1], text[at + 2], text[at + 3]])
            };
            [0x4000_0001, word(0), word(4), word(8)]
        });
        for beyond in [[u32::MAX; 4], texts[0], texts[1]] {
            for one in &RECORDED {
                assert_eq!(one.cpu(beyond), one.cpu([0; 4]), "{}", one.name);
            }
        }
        // What the two texts would say.
        assert!(
            texts
                .iter()
                .all(|text| [3, 8, 19].iter().all(|bit| text[1] >> bit & 1 == 1))
        );
    }

    #[test]
    fn families_are_told_by_maker_and_number() {
        for one in &RECORDED {
            let maker = if one.zero[1] == AMD { INTEL } else { AMD };
            let other = Recorded {
                zero: [one.zero[0], maker],
                ..*one
            };
            assert_eq!(other.cpu([0; 4]).family(), Family::Other, "{}", one.name);
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
