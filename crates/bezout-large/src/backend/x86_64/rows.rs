// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rows of schoolbook products: mulx, and two chains of carries by adcx and adox.

use core::arch::asm;

/// One limb: `$next:t0 = a[$i] x`, then `out[$i] += t0 + $carry`. Both chains of carries go on.
macro_rules! limb {
    ($at:literal, $carry:literal, $next:literal) => {
        concat!(
            "mulx {",
            $next,
            "}, {t}, [{a} + ",
            $at,
            "]\n",
            "adcx {t}, {",
            $carry,
            "}\n",
            "adox {t}, [{out} + ",
            $at,
            "]\n",
            "mov [{out} + ",
            $at,
            "], {t}\n",
        )
    };
}

/// `out += a x`, and the word carried out, for `out` and `a` with 8 `blocks` limbs, `blocks` not 0.
///
/// # Safety
///
/// The CPU must have BMI2 and ADX. Both pointers must be valid for 8 `blocks` words, and `out` for
/// writes.
#[allow(unsafe_code)]
#[inline(always)]
unsafe fn add_blocks(out: *mut u64, a: *const u64, blocks: usize, x: u64, carry: u64) -> u64 {
    let result;
    // SAFETY: reads and writes the words that the caller vouches for, by offsets from 0 to 64
    // `blocks` bytes.
    unsafe {
        asm!(
            // No carries.
            "xor {t:e}, {t:e}",
            "2:",
            limb!("0", "c", "d"),
            limb!("8", "d", "c"),
            limb!("16", "c", "d"),
            limb!("24", "d", "c"),
            limb!("32", "c", "d"),
            limb!("40", "d", "c"),
            limb!("48", "c", "d"),
            limb!("56", "d", "c"),
            // These keep the flags.
            "lea {a}, [{a} + 64]",
            "lea {out}, [{out} + 64]",
            "lea rcx, [rcx - 1]",
            "jrcxz 3f",
            "jmp 2b",
            "3:",
            "mov {t:e}, 0",
            "adcx {c}, {t}",
            "adox {c}, {t}",
            a = inout(reg) a => _,
            out = inout(reg) out => _,
            inout("rcx") blocks => _,
            in("rdx") x,
            c = inout(reg) carry => result,
            d = out(reg) _,
            t = out(reg) _,
            options(nostack),
        );
    }
    result
}

/// The same for four limbs.
///
/// # Safety
///
/// As above.
#[allow(unsafe_code)]
#[inline(always)]
unsafe fn add_four(out: *mut u64, a: *const u64, x: u64, carry: u64) -> u64 {
    let result;
    // SAFETY: reads and writes the words that the caller vouches for, by offsets from 0 to 32
    // bytes.
    unsafe {
        asm!(
            "xor {t:e}, {t:e}",
            limb!("0", "c", "d"),
            limb!("8", "d", "c"),
            limb!("16", "c", "d"),
            limb!("24", "d", "c"),
            "mov {t:e}, 0",
            "adcx {c}, {t}",
            "adox {c}, {t}",
            a = in(reg) a,
            out = in(reg) out,
            in("rdx") x,
            c = inout(reg) carry => result,
            d = out(reg) _,
            t = out(reg) _,
            options(nostack),
        );
    }
    result
}

/// `out += a x`, and the word carried out. Both have the same length.
///
/// # Safety
///
/// The CPU must have BMI2 and ADX.
#[allow(unsafe_code)]
#[inline(always)]
pub(super) unsafe fn add_row(out: &mut [u64], a: &[u64], x: u64) -> u64 {
    assert_eq!(out.len(), a.len());
    let n = a.len();
    let (eights, fours) = (n / 8 * 8, n / 4 * 4);
    let mut carry = 0;
    let (to, from) = (out.as_mut_ptr(), a.as_ptr());
    if eights > 0 {
        // SAFETY: these words are inside both slices.
        carry = unsafe { add_blocks(to, from, n / 8, x, carry) };
    }
    if fours > eights {
        // SAFETY: as above.
        carry = unsafe { add_four(to.add(eights), from.add(eights), x, carry) };
    }
    super::super::portable::rows::add_row(&mut out[fours..], &a[fours..], x, carry)
}
