// SPDX-License-Identifier: MIT OR Apache-2.0
//! X25519: multiplication of a point by a number, on coordinates `u` alone.

use crate::curve::coordinate;
use bezout::ct::overwriting;
use bezout::pseudo_mersenne::F25519;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

/// The coordinate `u = 9` of the base point of RFC 7748.
pub const BASE_POINT: [u8; 32] = {
    let mut bytes = [0; 32];
    bytes[0] = 9;
    bytes
};

/// `(A - 2) / 4`, the constant of the doubling.
const A24: F25519 = F25519::from_u64(121_665);

/// The X25519 function of RFC 7748: the coordinate of the multiple of the point with coordinate `u`
/// by the number that `secret` encodes.
///
/// All bytes are accepted. Of `secret`, five bits are fixed (it is *clamped*): the number is a
/// multiple of 8 between `2^254` and `2^255`. Of `u`, the highest bit is ignored and the rest is
/// reduced; `u` may be of the twist. The result is canonical, below `2^255 - 19`. It is all zeros
/// iff the point's order divides 8, which [`shared_secret`] refuses.
///
/// *Timing:* constant. *Cost:* 255 steps of five multiplications, four squarings and one
/// multiplication by a constant, then one inversion. *Source:* RFC 7748, section 5 \[Ber06\].
///
/// ```
/// use bezout_x25519::{BASE_POINT, x25519};
/// let secret = [7; 32];
/// assert_eq!(x25519(&secret, &BASE_POINT), bezout_x25519::public_key(&secret));
/// ```
pub fn x25519(secret: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    // Copies of points.
    overwriting::<512, _>(|| product(secret, u))
}

fn product(secret: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    let mut scalar = clamp(secret);
    // The highest bit is clear: 255 steps.
    let out = multiply::<255>(&scalar, &coordinate(u));
    scalar.zeroize();
    out.to_le_bytes()
}

/// The public key that belongs to `secret`, any 32 bytes out of a good random number generator.
///
/// *Timing:* constant. *Cost:* that of [`x25519`].
///
/// ```
/// let bytes = bezout_x25519::public_key(&[1; 32]);
/// assert_eq!(bytes[..4], [0xa4, 0xe0, 0x92, 0x92]);
/// ```
pub fn public_key(secret: &[u8; 32]) -> [u8; 32] {
    x25519(secret, &BASE_POINT)
}

/// What two parties share: [`x25519`] of one's secret and the other's public key; none if that is
/// all zeros, because the key is one of the points whose order divides 8 (RFC 7748, section 6.1).
///
/// Such a key makes the result independent of `secret`: the exchange would not be *contributory*.
/// Do not use the bytes as a key: hash them, best with both public keys.
///
/// *Timing:* constant, of that too. *Cost:* that of [`x25519`].
///
/// ```
/// use bezout_x25519::shared_secret;
/// assert!(bool::from(shared_secret(&[1; 32], &[9; 32]).is_some()));
/// assert!(bool::from(shared_secret(&[1; 32], &[0; 32]).is_none()));
/// ```
pub fn shared_secret(secret: &[u8; 32], public_key: &[u8; 32]) -> CtOption<[u8; 32]> {
    let out = x25519(secret, public_key);
    CtOption::new(out, !out.ct_eq(&[0; 32]))
}

/// The number that a secret encodes: a multiple of 8 in `[2^254, 2^255)`.
pub(crate) fn clamp(secret: &[u8; 32]) -> [u8; 32] {
    let mut scalar = *secret;
    scalar[0] &= 0xf8;
    scalar[31] = scalar[31] & 0x7f | 0x40;
    scalar
}

/// The coordinate of `scalar` times the point with coordinate `u`, on the curve or its twist, for
/// any `scalar` below `2^BITS`; 0 for the point at infinity, which X25519 does not tell from (0,
/// 0).
pub(crate) fn multiply<const BITS: usize>(scalar: &[u8; 32], u: &F25519) -> F25519 {
    let mut pair = Pair::new(u);
    let mut swapped = 0;
    for i in (0..BITS).rev() {
        let bit = scalar[i / 8] >> (i % 8) & 1;
        // Two swaps in a row are one.
        pair.swap(Choice::from(swapped ^ bit));
        swapped = bit;
        pair.step();
    }
    pair.swap(Choice::from(swapped));
    swapped.zeroize();
    let out = pair.x2 * pair.z2.invert().unwrap_or(F25519::ZERO);
    pair.wipe();
    out
}

/// Two points whose difference is the point with coordinate `u`.
///
/// Invariant: `x2 / z2` and `x3 / z3` are the coordinates of `n` and `n + 1` times that point, `n`
/// being the bits so far, or the other way round after a swap; the point at infinity has `z = 0`.
struct Pair {
    u: F25519,
    x2: F25519,
    z2: F25519,
    x3: F25519,
    z3: F25519,
}

impl Pair {
    /// The multiples by 0 and 1.
    fn new(u: &F25519) -> Self {
        Self {
            u: *u,
            x2: F25519::ONE,
            z2: F25519::ZERO,
            x3: *u,
            z3: F25519::ONE,
        }
    }

    /// Exchanges the two points if yes.
    #[inline(always)]
    fn swap(&mut self, yes: Choice) {
        F25519::conditional_swap(&mut self.x2, &mut self.x3, yes);
        F25519::conditional_swap(&mut self.z2, &mut self.z3, yes);
    }

    /// The first point is doubled, and the second one is the sum: the letters are those of the RFC.
    #[inline(always)]
    fn step(&mut self) {
        let (a, b) = (self.x2 + self.z2, self.x2 - self.z2);
        let (c, d) = (self.x3 + self.z3, self.x3 - self.z3);
        let (da, cb) = (d * a, c * b);
        self.x3 = (da + cb).square();
        self.z3 = self.u * (da - cb).square();
        let (aa, bb) = (a.square(), b.square());
        let e = aa - bb;
        self.x2 = aa * bb;
        self.z2 = e * (aa + A24 * e);
    }

    fn wipe(&mut self) {
        for x in [
            &mut self.u,
            &mut self.x2,
            &mut self.z2,
            &mut self.x3,
            &mut self.z3,
        ] {
            x.zeroize();
        }
    }
}
