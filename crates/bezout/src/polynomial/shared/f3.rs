// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bits of the field of three elements, in two planes. The first says that a coefficient is not
//! zero, the second that it is -1. The second is clear where the first is.

/// `a` without `c b`, where `c` is the same for all 64 coefficients: the masks of "not zero" and of
/// -1. The second mask may be set where the first is not.
#[inline(always)]
pub(crate) fn subtract_multiple(a: [u64; 2], b: [u64; 2], c: [u64; 2]) -> [u64; 2] {
    let x = b[0] & c[0];
    let y = (b[1] ^ c[1]) & x;
    [(a[0] ^ x) | (a[1] ^ y), (y ^ a[0] ^ x) & (a[1] ^ x)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cases() {
        let planes = |x: i32| [(x != 0) as u64, (x == -1) as u64];
        let centered = |x: i32| (x + 4) % 3 - 1;
        for a in -1..=1 {
            for b in -1..=1 {
                for c in -1..=1i32 {
                    let mask = planes(c).map(|bit| bit.wrapping_neg());
                    let found = subtract_multiple(planes(a), planes(b), mask);
                    assert_eq!(found, planes(centered(a - b * c)), "{a} - {b} {c}");
                }
                // A free second mask under a clear first one is harmless.
                assert_eq!(subtract_multiple(planes(a), planes(b), [0, 1]), planes(a));
            }
        }
    }
}
