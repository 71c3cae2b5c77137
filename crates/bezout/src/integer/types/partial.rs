// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound, for [`Uint`] and [`Modulus`].

use super::modulus::Modulus;
use crate::integer::partial::{self, Partial, Split};
use crate::integer::xgcd::Signed;
use crate::uint::Uint;

impl<const L: usize> Uint<L> {
    /// Euclid's algorithm for this number a and another one, until a remainder is below the bound:
    /// the remainders on both sides of the bound with their cofactors of b, see [`Partial`].
    ///
    /// It takes any numbers. If both are below the bound, they are the remainders, the larger one
    /// first. The second remainder is 0 where the greatest common divisor is not below the bound. A
    /// bound of 0 is as one of 1. All results fit `L` limbs.
    ///
    /// The two rows of remainder and cofactor are a basis of the lattice of all `(x, y)` with `x =
    /// y b` modulo a: GLV decompositions, rational reconstruction and continued fractions begin
    /// with it.
    ///
    /// *Timing:* variable. *Cost:* about 0.58 divisions of words for each bit between a and the
    /// bound. *Source:* \[Leh38, Col80\].
    ///
    /// ```
    /// use bezout::Uint;
    /// // 240 = 5 46 + 10, 46 = 4 10 + 6: the first remainder below 8 is 6 = -4 240 + 21 46, after 10 = 240 - 5 46.
    /// let [a, b, bound] = [240, 46, 8].map(Uint::<1>::from_u64);
    /// let partial = a.partial_xgcd_vartime(&b, &bound);
    /// assert_eq!(partial.remainders, [10, 6].map(Uint::from_u64));
    /// assert_eq!(partial.cofactors.map(|c| c.magnitude), [5, 21].map(Uint::from_u64));
    /// assert_eq!(partial.cofactors.map(|c| bool::from(c.negative)), [true, false]);
    /// ```
    pub fn partial_xgcd_vartime(&self, b: &Self, bound: &Self) -> Partial<Self> {
        const { assert!(L > 0, "a number needs a limb") };
        const { assert!(partial::partial_scratch(L) <= SCRATCH * L) };
        let [mut x, mut y, mut u, mut v] = [Self::ZERO; 4];
        let [u_negative, v_negative] = partial::partial(
            [x.limbs_mut(), y.limbs_mut()],
            [u.limbs_mut(), v.limbs_mut()],
            self.limbs(),
            b.limbs(),
            bound.limbs(),
            [[0; L]; SCRATCH].as_flattened_mut(),
        );
        let signed = |negative, magnitude| Signed {
            negative,
            magnitude,
        };
        Partial {
            remainders: [x, y],
            cofactors: [signed(u_negative, u), signed(v_negative, v)],
        }
    }
}

/// Rows of scratch.
const SCRATCH: usize = 4;

impl<const L: usize> Modulus<L> {
    /// Returns numbers `r` and `t`, about half as long as the modulus, with `v t = r` modulo it,
    /// see [`Split`].
    ///
    /// It takes any `v`, reduced or not. For a modulus of `n` bits, r is in `[0, 2^floor(n / 2))`,
    /// and t is not 0 and has an absolute value below `2^ceil(n / 2)`. For `v = 0`, r is 0 and t
    /// is 1. A number without an inverse has a result too; r is 0 iff `gcd(v, m)` is at least
    /// `2^floor(n / 2)`. The result depends on v modulo m alone. `docs/explain/10-halves.md` proves
    /// the bounds.
    ///
    /// Multiplied by t, an equation between points with scalars v and 1 has scalars r and t: a
    /// signature is verified with half as many doublings.
    ///
    /// *Timing:* variable in `v` and the modulus. *Cost:* about 0.29 divisions of words for each
    /// bit of the modulus: half an inversion. *Source:* \[Leh38, Col80\].
    ///
    /// ```
    /// use bezout::{Uint, presets};
    /// let m = presets::ED25519_ORDER;
    /// let v = Uint::new([1, 2, 3, 4]);
    /// let halves = m.split_vartime(&v);
    /// // 253 bits
    /// assert!(halves.r.resize::<2>().unwrap().limbs()[1] < 1 << 62);
    /// assert!(halves.t.magnitude.resize::<2>().unwrap().limbs()[1] < 1 << 63);
    /// let product = m.mul(&v, &halves.t.magnitude);
    /// let product = if halves.t.negative.into() { m.neg(&product) } else { product };
    /// assert_eq!(product, halves.r);
    /// assert_eq!(m.split_vartime(&Uint::ZERO).t.magnitude, Uint::ONE);
    /// ```
    pub fn split_vartime(&self, v: &Uint<L>) -> Split<Uint<L>> {
        const { assert!(partial::split_scratch(L) <= SCRATCH * L) };
        let (mut r, mut t) = (Uint::ZERO, Uint::ZERO);
        let negative = partial::split(
            r.limbs_mut(),
            t.limbs_mut(),
            v.limbs(),
            self.modulus().get().limbs(),
            [[0; L]; SCRATCH].as_flattened_mut(),
        );
        Split {
            r,
            t: Signed {
                negative,
                magnitude: t,
            },
        }
    }
}
