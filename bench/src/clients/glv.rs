// SPDX-License-Identifier: MIT OR Apache-2.0
//! Scalars of a curve with an endomorphism, as GLV take them: `k = k1 + k2 lambda` modulo the order
//! n, with both half as long. The lattice behind it is found by Euclid's algorithm for n and
//! lambda, stopped in the middle; `docs/explain/10-halves.md` says why its rows are a basis.

use crate::row::{Answer, Row, Timing, array_of};
use bezout::presets::SECP256K1_N;
use bezout::{Modulus, Uint};
use bezout_exercise::oracle::big;
use num_bigint::{BigInt, Sign};

/// A number with a sign, yes for one below 0.
type Short = (bool, [u64; 3]);

/// The pairs (x, y) with `x + y lambda = 0` modulo an order n of 255 or 256 bits, by a basis: the
/// rows `(r, -u)` and `(s, -v)` of Euclid's algorithm with `r >= 2^128 > s`. The signs of u and v
/// differ, and `|v| r + |u| s = n`.
#[derive(Clone, Copy)]
struct Lattice {
    /// r and s.
    remainders: [[u64; 3]; 2],
    /// Absolute values of u and v.
    cofactors: [[u64; 3]; 2],
    /// Whether v is negative.
    negative: bool,
    /// `2^384 |v| / n` and `2^384 |u| / n`, rounded to the nearest.
    factors: [[u64; 4]; 2],
}

impl Lattice {
    /// None if r is so long that no short pair is to be had: a quotient near the middle is large.
    fn new(n: &Modulus<4>, lambda: &Uint<4>) -> Option<Self> {
        let order = n.modulus().get();
        let bound = Uint::new([0, 0, 1, 0]);
        let partial = order.partial_xgcd_vartime(lambda, &bound);
        let inverse = order.invert_mod2k(256).expect("an order is odd");
        let power = Uint::new([0, 0, 0, 1]);
        let power = n.mul(&power, &power);
        // A multiple of 2^384 less its remainder is a multiple of n, and n has an inverse modulo
        // 2^256.
        let factor = |x: &Uint<4>| {
            let remainder = n.mul(&power, x);
            let up = n.neg(&remainder) < remainder;
            let quotient = low(inverse.limbs(), &negate(*remainder.limbs()));
            add(quotient, [u64::from(up), 0, 0, 0])
        };
        let three = |x: &Uint<4>| Some(*x.resize::<3>().into_option()?.limbs());
        let [r, s] = &partial.remainders;
        let [u, v] = &partial.cofactors;
        Some(Self {
            remainders: [three(r)?, three(s)?],
            cofactors: [three(&u.magnitude)?, three(&v.magnitude)?],
            negative: v.negative.into(),
            factors: [factor(&v.magnitude), factor(&u.magnitude)],
        })
        .filter(|lattice| lattice.remainders[0][2] >> 60 == 0)
    }

    /// k1 and k2 for a `k` below the order.
    ///
    /// `(k, 0)` is a combination of the rows with the coefficients `k |v| / n` and `k |u| / n`.
    /// Both are rounded to c and d, with an error of at most a half and 2^-128. So the rest, `k1 =
    /// k - c r - d s` and `k2 = c u + d v`, is about a half of the sum of both rows at most.
    fn decompose(&self, k: &Uint<4>) -> [Short; 2] {
        let [c, d] = self.factors.map(|factor| rounded(k.limbs(), &factor));
        let combination = |[x, y]: &[[u64; 3]; 2]| (low(&c, x), low(&d, y));
        let (x, y) = combination(&self.remainders);
        let [a, b, e, _] = *k.limbs();
        let first = add(add([a, b, e], negate(x)), negate(y));
        // u and v have different signs.
        let (x, y) = combination(&self.cofactors);
        let second = add(y, negate(x));
        [absolute(false, first), absolute(self.negative, second)]
    }
}

/// A product modulo `2^(64 L)`.
fn low<const L: usize>(x: &[u64; L], y: &[u64; L]) -> [u64; L] {
    let mut out = [0; L];
    for (i, &x) in x.iter().enumerate() {
        let mut carry = 0;
        for (out, &y) in out[i..].iter_mut().zip(y) {
            let sum = u128::from(x) * u128::from(y) + u128::from(*out) + carry;
            *out = sum as u64;
            carry = sum >> 64;
        }
    }
    out
}

/// `x y / 2^384`, rounded to the nearest, which is below `2^128`.
fn rounded(x: &[u64; 4], y: &[u64; 4]) -> [u64; 3] {
    let wide = |[a, b, c, d]: [u64; 4]| [a, b, c, d, 0, 0, 0, 0];
    let [.., half, a, b] = low(&wide(*x), &wide(*y));
    add([a, b, 0], [half >> 63, 0, 0])
}

/// A sum modulo `2^(64 L)`.
fn add<const L: usize>(x: [u64; L], y: [u64; L]) -> [u64; L] {
    let mut carry = 0;
    core::array::from_fn(|i| {
        let sum = u128::from(x[i]) + u128::from(y[i]) + carry;
        carry = sum >> 64;
        sum as u64
    })
}

/// `-x` modulo `2^(64 L)`.
fn negate<const L: usize>(x: [u64; L]) -> [u64; L] {
    let mut carry = true;
    x.map(|x| {
        let (sum, over) = (!x).overflowing_add(u64::from(carry));
        carry = over;
        sum
    })
}

/// Sign and absolute value of a number modulo `2^192`, or of its negative.
fn absolute(negative: bool, x: [u64; 3]) -> Short {
    let below = x[2] >> 63 == 1;
    (negative != below, if below { negate(x) } else { x })
}

/// A root of `x^2 + x + 1` modulo the order of secp256k1.
const LAMBDA: Uint<4> =
    match Uint::parse("0x5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72") {
        Ok(x) => x,
        Err(_) => panic!("a number"),
    };

fn order() -> BigInt {
    big(SECP256K1_N.modulus().get().limbs()).into()
}

fn signed(negative: bool, x: &[u64]) -> BigInt {
    let sign = if negative { Sign::Minus } else { Sign::Plus };
    BigInt::from_biguint(sign, big(x))
}

/// Whether this is a decomposition, into numbers of 128 bits.
fn is_right(k: &Uint<4>, [k1, k2]: [BigInt; 2]) -> bool {
    let sum = &k1 + &k2 * BigInt::from(big(LAMBDA.limbs())) - BigInt::from(big(k.limbs()));
    sum % order() == BigInt::ZERO && k1.bits().max(k2.bits()) <= 128
}

/// Scalars of secp256k1: with the basis at hand, and with one that is found first.
pub fn rows() -> Vec<Row> {
    let lattice = Lattice::new(&SECP256K1_N, &LAMBDA).expect("a short basis");
    let row = |name, decompose: fn(&Lattice, &Uint<4>) -> [Short; 2]| {
        Row::new(
            name,
            Timing::Variable,
            move |operands| {
                let state = (lattice, Uint::ZERO, [(false, [0; 3]); 2]);
                (state, operands.map(|x| Uint::new(array_of(x))))
            },
            move |(lattice, of, out), k| {
                *of = *k;
                *out = decompose(lattice, k);
                out[0].1[0]
            },
            |(_, of, out)| Answer::Right(is_right(of, out.map(|(sign, x)| signed(sign, &x)))),
        )
    };
    vec![
        row(
            "bezout/Uint::partial_xgcd_vartime (once)",
            Lattice::decompose,
        ),
        row("bezout/Uint::partial_xgcd_vartime", |_, k| {
            let lattice = Lattice::new(&SECP256K1_N, &LAMBDA).expect("a short basis");
            lattice.decompose(k)
        }),
        #[cfg(feature = "secp256k1")]
        peer(),
    ]
}

/// libsecp256k1's own function, whose constants are in its source. It is constant time as well;
/// here all scalars are public.
#[cfg(feature = "secp256k1")]
fn peer() -> Row {
    use crate::peers::secp256k1::{NAME, split_lambda};
    Row::new(
        format!("{NAME}/scalar_split_lambda"),
        Timing::Variable,
        |operands| {
            let state = (Uint::ZERO, [[0; 4]; 2]);
            (state, operands.map(|x| Uint::new(array_of(x))))
        },
        |(of, out), k: &Uint<4>| {
            *of = *k;
            *out = split_lambda(k.limbs());
            out[0][0]
        },
        |(of, out)| {
            let short = |x: &[u64; 4]| {
                let x = signed(false, x);
                if x.bits() > 128 { x - order() } else { x }
            };
            Answer::Right(is_right(of, [short(&out[0]), short(&out[1])]))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::k256::elliptic_curve::ops::Reduce;
    use ::k256::{FieldBytes, ProjectivePoint, Scalar};
    use bezout::presets::{BLS12_381_R, P256_N};
    use bezout_exercise::random::Random;

    fn digits(text: &str) -> [u64; 3] {
        *Uint::<3>::parse(text).expect("a number").limbs()
    }

    fn lattice() -> Lattice {
        Lattice::new(&SECP256K1_N, &LAMBDA).expect("a short basis")
    }

    fn scalars(n: &Modulus<4>) -> Vec<Uint<4>> {
        let mut numbers = Random(7);
        let mut all = vec![
            Uint::ZERO,
            Uint::ONE,
            Uint::from_u64(2),
            LAMBDA,
            n.neg(&LAMBDA),
        ];
        all.push(n.neg(&Uint::ONE));
        all.push(n.neg(&Uint::from_u64(2)));
        let half = n.neg(&n.divide(&Uint::ONE, &Uint::from_u64(2)).expect("n is odd"));
        all.extend([half, n.add(&half, &Uint::ONE)]);
        all.extend((0..500).map(|_| n.reduce(&Uint::<4>::new([(); 4].map(|()| numbers.word())))));
        all
    }

    /// The constants in the source of libsecp256k1.
    #[test]
    fn the_basis_of_secp256k1_is_that_of_its_library() {
        let found = lattice();
        let a1 = digits("0x3086d221a7d46bcde86c90e49284eb15");
        let b1 = digits("0xe4437ed6010e88286f547fa90abfe4c3");
        let a2 = digits("0x0114ca50f7a8e2f3f657c1108d9d44cfd8");
        assert_eq!(found.remainders, [a2, a1]);
        assert_eq!(found.cofactors, [a1, b1]);
        // b1 is below 0: the second coordinate is -v.
        assert!(!found.negative);
        let g = [
            "0x3086d221a7d46bcde86c90e49284eb153daa8a1471e8ca7fe893209a45dbb031",
            "0xe4437ed6010e88286f547fa90abfe4c4221208ac9df506c61571b4ae8ac47f71",
        ];
        let g = g.map(|g| *Uint::<4>::parse(g).expect("a number").limbs());
        assert_eq!([found.factors[1], found.factors[0]], g);
    }

    #[test]
    fn scalars_are_decomposed() {
        let lattice = lattice();
        for k in scalars(&SECP256K1_N) {
            let found = lattice.decompose(&k).map(|(sign, x)| signed(sign, &x));
            assert!(is_right(&k, found), "{k}");
        }
        let (one, two) = (BigInt::from(1), BigInt::from(2));
        assert!(!is_right(&Uint::ONE, [two, BigInt::ZERO]));
        assert!(!is_right(&Uint::ONE, [one - order(), BigInt::ZERO]));
    }

    /// On the curve, by the crate's endomorphism.
    #[test]
    fn multiples_of_points_are_sums_of_two() {
        let point = ProjectivePoint::GENERATOR;
        let scalar = |(negative, x): Short| {
            let mut bytes = FieldBytes::default();
            Uint::new(x)
                .resize::<4>()
                .expect("more limbs")
                .to_be_slice(&mut bytes)
                .expect("room");
            let x = Scalar::reduce(&bytes);
            if negative { -x } else { x }
        };
        let lattice = lattice();
        for k in scalars(&SECP256K1_N).iter().take(20) {
            let [k1, k2] = lattice.decompose(k).map(scalar);
            let [a, b, c, d] = *k.limbs();
            let whole = [d, c, b, a].map(u64::to_be_bytes);
            let whole = Scalar::reduce(&FieldBytes::try_from(whole.as_flattened()).expect("32"));
            assert_eq!(point * k1 + point.endomorphism() * k2, point * whole);
        }
    }

    /// Other orders and any lambda: the identity, and the bound that is promised.
    #[test]
    fn any_lattice_has_its_bound() {
        for n in [&P256_N, &BLS12_381_R] {
            let modulus = BigInt::from(big(n.modulus().get().limbs()));
            for lambda in scalars(n).iter().skip(5).step_by(29) {
                let Some(lattice) = Lattice::new(n, lambda) else {
                    continue;
                };
                let sum = |[x, y]: [[u64; 3]; 2]| big(&x) + big(&y);
                let most = [sum(lattice.remainders), sum(lattice.cofactors)];
                for k in scalars(n).iter().step_by(17) {
                    let found = lattice.decompose(k).map(|(sign, x)| signed(sign, &x));
                    let right = &found[0] + &found[1] * BigInt::from(big(lambda.limbs()))
                        - BigInt::from(big(k.limbs()));
                    assert_eq!(right % &modulus, BigInt::ZERO);
                    for (x, most) in found.iter().zip(&most) {
                        assert!(x.magnitude() * 2u32 <= most + (most >> 126u32) + 2u32);
                    }
                }
            }
        }
    }

    #[cfg(feature = "secp256k1")]
    #[test]
    fn the_library_finds_the_same() {
        let lattice = lattice();
        for k in scalars(&SECP256K1_N) {
            let of_library = crate::peers::secp256k1::split_lambda(k.limbs());
            let ours = lattice.decompose(&k).map(|(sign, x)| {
                let x = signed(sign, &x);
                if x < BigInt::ZERO { x + order() } else { x }
            });
            assert_eq!(ours, of_library.map(|x| signed(false, &x)), "{k}");
        }
    }
}
