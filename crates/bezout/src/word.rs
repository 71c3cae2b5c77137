// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic on 64-bit words with explicit carries. Carries are words (0 or 1), never `bool`.

/// `(sum mod 2^64, carry out)` of `a + b + carry`.
#[inline(always)]
pub(crate) const fn adc(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let t = a as u128 + b as u128 + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// The same, for long chains: out of this form compilers make one chain of carries even where they
/// know something of `a` and `b`.
#[inline(always)]
pub(crate) const fn adc_in_chain(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let (t, over) = a.overflowing_add(b);
    let (t, again) = t.overflowing_add(carry);
    (t, (over | again) as u64)
}

/// `(low, high)` of `x * y`.
#[inline(always)]
pub(crate) const fn wide(x: u64, y: u64) -> (u64, u64) {
    let t = x as u128 * y as u128;
    (t as u64, (t >> 64) as u64)
}

/// `(difference mod 2^64, borrow out)` of `a - b - borrow`.
#[inline(always)]
pub(crate) const fn sbb(a: u64, b: u64, borrow: u64) -> (u64, u64) {
    let t = (a as u128)
        .wrapping_sub(b as u128)
        .wrapping_sub(borrow as u128);
    (t as u64, (t >> 64) as u64 & 1)
}

/// `(low, high)` of `acc + x * y + carry`; it cannot overflow.
#[inline(always)]
pub const fn mac(acc: u64, x: u64, y: u64, carry: u64) -> (u64, u64) {
    let t = acc as u128 + x as u128 * y as u128 + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// The inverse of an odd word modulo 2^64: `3x xor 2` is right to 5 bits, and each factor `1 + e`,
/// `e` the error so far, doubles that. The errors square, apart from the products.
#[inline(always)]
pub const fn invert_mod_2_64(x: u64) -> u64 {
    let mut y = x.wrapping_mul(3) ^ 2;
    let mut e = 1u64.wrapping_sub(x.wrapping_mul(y));
    let mut i = 0;
    while i < 4 {
        y = y.wrapping_mul(e.wrapping_add(1));
        e = e.wrapping_mul(e);
        i += 1;
    }
    y
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDGES: [u64; 7] = [0, 1, 2, 1 << 63, (1 << 63) - 1, u64::MAX - 1, u64::MAX];

    #[test]
    fn carries() {
        for a in EDGES {
            for b in EDGES {
                for c in [0, 1] {
                    let (s, k) = adc(a, b, c);
                    assert_eq!(
                        s as u128 + ((k as u128) << 64),
                        a as u128 + b as u128 + c as u128
                    );
                    assert_eq!((s, k), adc_in_chain(a, b, c));
                    let (d, k) = sbb(a, b, c);
                    assert_eq!(
                        d as i128 - ((k as i128) << 64),
                        a as i128 - b as i128 - c as i128
                    );
                    let (l, h) = wide(a, b);
                    assert_eq!(l as u128 + ((h as u128) << 64), a as u128 * b as u128);
                    let (l, h) = mac(a, b, u64::MAX, c);
                    assert_eq!(
                        l as u128 + ((h as u128) << 64),
                        a as u128 + b as u128 * u64::MAX as u128 + c as u128
                    );
                }
            }
        }
    }

    #[test]
    fn word_inverse() {
        for x in [
            1u64,
            3,
            5,
            0xffff_ffff_ffff_ffff,
            0x8000_0000_0000_0001,
            0x1234_5678_9abc_def1,
        ] {
            assert_eq!(x.wrapping_mul(invert_mod_2_64(x)), 1);
        }
    }
}
