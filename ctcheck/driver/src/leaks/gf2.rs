// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies of two kernels of binary fields, with a mistake each. Without it they have the kernels'
//! results (`copies.rs`).

use core::hint::black_box;

/// Divsteps in a batch.
pub const BATCH: usize = 62;

/// Delta, and the rows of the matrix.
pub type Steps = (i64, [u64; 4]);

/// The divsteps of `divstep62/portable` on words, but for one mask.
#[inline(always)]
fn steps<const BRANCH: bool>(mut delta: i64, mut f: u64, mut g: u64) -> Steps {
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    f |= 1;
    for _ in 0..BATCH {
        let odd = black_box((g & 1).wrapping_neg());
        let exchange = odd & black_box((-delta >> 63) as u64);
        let (df, du, dv) = (f ^ g, u ^ q, v ^ r);
        g = (g ^ f & odd) >> 1;
        (q, r) = (q ^ u & odd, r ^ v & odd);
        if BRANCH {
            // The mistake: exchanges cost time.
            if exchange != 0 {
                f = black_box(f ^ df);
                (u, v) = (u ^ du, v ^ dv);
            }
        } else {
            f ^= df & exchange;
            (u, v) = (u ^ du & exchange, v ^ dv & exchange);
        }
        (u, v) = (u << 1, v << 1);
        delta = (delta ^ exchange as i64).wrapping_sub(exchange as i64) + 1;
    }
    (delta, [u, v, q, r])
}

#[inline(never)]
pub fn with_masks(delta: i64, f: u64, g: u64) -> Steps {
    steps::<false>(delta, f, g)
}

#[inline(never)]
pub fn with_branch(delta: i64, f: u64, g: u64) -> Steps {
    steps::<true>(delta, f, g)
}

/// Squares of x^256 polynomials modulo x^233 + x^74 + 1, by products of 256 bits: the mistake is
/// that a fold is left out where there is nothing to fold.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,pclmulqdq,vpclmulqdq")]
#[inline(never)]
fn squares(a: &mut [u64; 4]) {
    use core::arch::x86_64::{
        __m256i, _mm256_clmulepi64_epi128, _mm256_loadu_si256, _mm256_storeu_si256,
    };
    for _ in 0..8 {
        let mut wide = [[0u64; 4]; 2];
        // SAFETY: loads and stores of four words that are there.
        unsafe {
            let x = _mm256_loadu_si256(a.as_ptr().cast::<__m256i>());
            let low = _mm256_clmulepi64_epi128::<0x00>(x, x);
            let high = _mm256_clmulepi64_epi128::<0x11>(x, x);
            _mm256_storeu_si256(wide[0].as_mut_ptr().cast(), low);
            _mm256_storeu_si256(wide[1].as_mut_ptr().cast(), high);
        }
        // Words in their order: low and high halves of the squares of words 0 and 2, then of 1
        // and 3.
        let [[l0, l1, l4, l5], [l2, l3, l6, l7]] = wide;
        let mut d = [l0, l1, l2, l3, l4, l5, l6, l7];
        for i in (4..8).rev() {
            let t = d[i];
            if black_box(t) != 0 {
                d[i] = 0;
                d[i - 4] ^= t << 23;
                d[i - 3] ^= t >> 41 ^ t << 33;
                d[i - 2] ^= t >> 31;
            }
        }
        a.copy_from_slice(&d[..4]);
    }
}

/// Whether this CPU has the instructions.
pub fn has_wide_products() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("pclmulqdq")
        && std::arch::is_x86_feature_detected!("vpclmulqdq");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

#[inline(never)]
pub fn wide(a: &mut [u64; 4]) {
    #[cfg(target_arch = "x86_64")]
    if has_wide_products() {
        // SAFETY: the CPU has the instructions.
        unsafe { squares(a) }
    }
    let _ = a;
}
