// SPDX-License-Identifier: MIT OR Apache-2.0
//! Remainders of secrets by public numbers: no division.

/// The remainder modulo 3 nearest to zero, of a number up to 2^13 in magnitude.
#[inline(always)]
pub fn modulo3(x: i16) -> i16 {
    let third = (((i32::from(x) * 10923) >> 14) + 1) >> 1;
    (i32::from(x) - 3 * third) as i16
}

/// `2^32 / m`, rounded down, of a public number.
pub const fn reciprocal(m: u32) -> u32 {
    ((1u64 << 32) / m as u64) as u32
}

/// Quotient and remainder of any `x` by an `m` from 2 to 2^14, from the reciprocal of `m`.
#[inline(always)]
pub fn divide(x: u32, m: u32, reciprocal: u32) -> (u32, u32) {
    // At most one too small: x < 2^32.
    let quotient = ((x as u64 * reciprocal as u64) >> 32) as u32;
    let (one, r) = take_once(x - quotient * m, m);
    (quotient + one, r)
}

/// Quotient and remainder of an `x` below `2 m`, for an `m` up to 2^30.
#[inline(always)]
pub fn take_once(x: u32, m: u32) -> (u32, u32) {
    let r = x as i32 - m as i32;
    let small = (r >> 31) as u32;
    (1 - (small & 1), (r as u32).wrapping_add(m & small))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_near_zero() {
        for x in -8192..=8192 {
            let r = modulo3(x);
            assert!((x - r) % 3 == 0 && r.abs() <= 1, "{x}");
        }
    }

    #[test]
    fn quotients_of_any_number() {
        for m in (2..200).chain(16000..=16384) {
            let reciprocal = reciprocal(m);
            let multiples = [0, 1, 77, u32::MAX / m - 1, u32::MAX / m].map(|k| k * m);
            let near = multiples
                .into_iter()
                .flat_map(|x| [x.saturating_sub(1), x, x.saturating_add(1)]);
            for x in near.chain([u32::MAX, 1 << 31]) {
                assert_eq!(divide(x, m, reciprocal), (x / m, x % m), "{x} {m}");
            }
        }
    }
}
