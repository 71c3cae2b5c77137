// SPDX-License-Identifier: MIT OR Apache-2.0
//! The numbers of other crates: there and back, and the same answers as an independent library, on
//! edge words, on numbers without an inverse and on random ones.

use bezout::{Error, Symbol, Uint};
use bezout_exercise::oracle::{big, inverse, jacobi};
use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_integer::Integer;

/// Two numbers of `n` limbs, and an odd one.
fn numbers(n: usize, count: usize) -> impl Iterator<Item = [Vec<u64>; 3]> {
    let mut random = Random(90 + n as u64);
    (0..count).map(move |round| {
        let (mut m, mut any) = (random.any(n), random.any(n));
        m[0] |= 1;
        let mut x = random.companion(&m);
        match round % 16 {
            0 => any.fill(0),
            1 => x.fill(0),
            _ => {}
        }
        [x, any, m]
    })
}

/// Three threads, which no number of elements here is a multiple of.
fn in_threads<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build();
    pool.expect("threads").install(f)
}

/// Modulo a number that is not a prime: what has no inverse is in some parts, and not in others.
#[test]
fn parts_without_an_inverse() {
    let m = bezout::Modulus::<4>::new(bezout::Odd::new(Uint::from_u64(15)).unwrap());
    for (count, bad) in [(1200, None), (1200, Some(1199)), (700, Some(0))] {
        let mut xs = vec![Uint::from_u64(2); count];
        let mut expected = vec![Uint::from_u64(8); count];
        if let Some(bad) = bad {
            (xs[bad], expected[bad]) = (Uint::from_u64(5), Uint::ZERO);
        }
        let mut scratch = vec![Uint::ZERO; count];
        let all = in_threads(|| m.par_invert_batch(&mut xs, &mut scratch)).expect("room");
        assert_eq!((xs == expected, bool::from(all)), (true, bad.is_none()));
        let refused = m.par_invert_batch(&mut xs, &mut scratch[1..]);
        let (elements, accepted) = (count, count - 1);
        let argument = "xs";
        let error = Error::TooMany {
            argument,
            elements,
            accepted,
        };
        assert_eq!((refused.err(), xs == expected), (Some(error), true));
    }
}

#[path = "common"]
mod ark {
    use ::ark_ff;
    use bezout::interop::ark as ours;

    #[path = "arkworks.rs"]
    mod arkworks;
    use arkworks::{Cubic, Quadratic, agree};

    macro_rules! small {
        ($($field:ident $modulus:literal $generator:literal)*) => {
            $(
                #[derive(ark_ff::SmallFpConfig)]
                #[modulus = $modulus]
                #[generator = $generator]
                struct $field;
            )*

            /// In words of each length. Primes of 32 bits are not here: a product of arkworks
            /// overflows.
            #[test]
            fn small() {
                $(agree::<ark_ff::SmallFp<$field>>(&[0, 1, 2, 33, 64, 65, 1024, 1025, 2050]);)*
            }
        };
    }

    small! {
        Three "3" "2"
        Byte "251" "6"
        Short "65521" "17"
        BabyBear "2013265921" "31"
        Mersenne31 "2147483647" "7"
        Mersenne61 "2305843009213693951" "37"
        Goldilocks "18446744069414584321" "7"
        Full "18446744073709551557" "2"
    }

    #[test]
    fn extensions_of_small_ones() {
        type F = ark_ff::SmallFp<BabyBear>;
        agree::<Quadratic<F>>(&[0, 1, 2, 100, 4097]);
        agree::<Cubic<Quadratic<F>>>(&[0, 1, 2, 100]);
    }
}

#[path = "common"]
mod ark05 {
    use ::ark05 as ark_ff;
    use bezout::interop::ark05 as ours;

    #[allow(clippy::duplicate_mod, reason = "the same tests of either version")]
    #[path = "arkworks.rs"]
    mod arkworks;
}

mod crypto_bigint {
    use super::*;
    use ::crypto_bigint::{BoxedUint, Gcd, Int, Lcm, NonZero, Odd, Resize, Word};
    use bezout::interop::crypto_bigint::{
        Bezout, boxed_of_limbs, invert_odd_number_mod, invert_odd_number_mod_boxed,
        jacobi as jacobi_of, jacobi_vartime, limbs_of_boxed,
    };
    use num_bigint::BigInt;

    const WORDS: usize = 64 / Word::BITS as usize;

    fn value<const W: usize>(x: &::crypto_bigint::Uint<W>) -> BigUint {
        let bytes: Vec<u8> = x.as_words().iter().flat_map(|w| w.to_le_bytes()).collect();
        BigUint::from_bytes_le(&bytes)
    }

    macro_rules! lengths {
        ($($name:ident $limbs:literal)*) => { $(
            #[test]
            fn $name() {
                type Theirs = ::crypto_bigint::Uint<{ WORDS * $limbs }>;
                for [x, any, m] in numbers($limbs, 200) {
                    let of = |x: &[u64]| Theirs::from(Uint::<$limbs>::new(x.try_into().unwrap()));
                    let (bx, bany, bm) = (big(&x), big(&any), big(&m));
                    let (x, any, m) = (of(&x), of(&any), of(&m));
                    assert_eq!(value(&x), bx);
                    assert_eq!(big(Uint::<$limbs>::from(x).limbs()), bx);
                    let odd = Odd::new(m).unwrap();
                    let y: Option<Theirs> = x.bezout_invert_odd_mod(&odd).into();
                    assert_eq!(y.map(|y| value(&y)), inverse(&bx, &bm));
                    assert_eq!(x.bezout_invert_odd_mod_vartime(&odd), y);
                    let z: Option<Theirs> = x.bezout_invert_mod(&any).into();
                    let expected = (bany != BigUint::ZERO).then(|| inverse(&bx, &bany)).flatten();
                    assert_eq!(z.map(|z| value(&z)), expected);
                    assert_eq!(x.bezout_invert_mod_vartime(&any), z);
                    assert_eq!(value(&x.bezout_gcd(&any)), bx.gcd(&bany));
                    assert_eq!(x.bezout_gcd_vartime(&any), x.gcd(&any));
                    assert_eq!(x.bezout_jacobi(&odd).value(), jacobi(&bx, &bm));
                    assert_eq!(x.bezout_jacobi_vartime(&odd).value(), jacobi(&bx, &bm));
                    assert_eq!(value(&x.bezout_lcm(&any)), bx.lcm(&bany));
                    for found in [x.bezout_xgcd(&any), x.bezout_xgcd_vartime(&any)] {
                        let (s, t) = (signed(&found.x), signed(&found.y));
                        let sum = s * BigInt::from(bx.clone()) + t * BigInt::from(bany.clone());
                        assert_eq!(sum, BigInt::from(value(&found.gcd)));
                        assert_eq!(found.gcd, x.gcd(&any));
                        let (a, b) = found.quotients();
                        assert_eq!(a.wrapping_mul(&found.gcd), x);
                        assert_eq!(b.wrapping_mul(&found.gcd), any);
                        let least = x.is_zero().to_bool() || any.is_zero().to_bool();
                        assert!(least || value(&a).gcd(&value(&b)) == BigUint::from(1u8));
                    }
                    for k in [1, 7, 64 * $limbs - 1, 64 * $limbs, 64 * $limbs + 1] {
                        let found: Option<Theirs> = x.bezout_invert_mod2k(k).into();
                        assert_eq!(found, x.invert_mod2k(k).into());
                    }
                }
            }
        )* };
    }

    fn signed<const W: usize>(x: &Int<W>) -> BigInt {
        let (magnitude, negative) = x.abs_sign();
        let magnitude = BigInt::from(value(&magnitude));
        match negative.to_bool() {
            true => -magnitude,
            false => magnitude,
        }
    }

    lengths!(one 1 two 2 three 3 four 4 six 6 nine 9 sixteen 16);

    #[test]
    fn boxed() {
        for [x, any, m] in numbers(5, 200) {
            let (bx, bany, bm) = (big(&x), big(&any), big(&m));
            // x is longer, of the same length, or shorter.
            for x in [[&x[..], &[0, 0]].concat(), x.clone(), x[..2].to_vec()] {
                let bx = big(&x);
                let theirs = boxed_of_limbs(&x);
                assert_eq!(limbs_of_boxed(&theirs), x);
                let odd = Odd::new(boxed_of_limbs(&m)).unwrap();
                let y: Option<BoxedUint> = theirs.bezout_invert_odd_mod(&odd).into();
                let y = y.map(|y| (big(&limbs_of_boxed(&y)), y.bits_precision()));
                assert_eq!(y, inverse(&bx, &bm).map(|y| (y, 320)));
                let z = theirs.bezout_invert_odd_mod_vartime(&odd);
                assert_eq!(z.map(|z| (big(&limbs_of_boxed(&z)), z.bits_precision())), y);
                let z: Option<BoxedUint> = theirs.bezout_invert_mod(&boxed_of_limbs(&any)).into();
                let expected = (bany != BigUint::ZERO)
                    .then(|| inverse(&bx, &bany))
                    .flatten();
                assert_eq!(z.as_ref().map(|z| big(&limbs_of_boxed(z))), expected);
                assert_eq!(theirs.bezout_invert_mod_vartime(&boxed_of_limbs(&any)), z);
                assert_eq!(theirs.bezout_jacobi(&odd).value(), jacobi(&bx, &bm));
                assert_eq!(theirs.bezout_jacobi_vartime(&odd).value(), jacobi(&bx, &bm));
                let other = boxed_of_limbs(&any);
                assert_eq!(theirs.bezout_gcd_vartime(&other), theirs.gcd(&other));
                assert_eq!(theirs.bezout_lcm(&other), theirs.lcm(&other));
                for found in [
                    theirs.bezout_xgcd(&other),
                    theirs.bezout_xgcd_vartime(&other),
                ] {
                    let [s, t] = [&found.s, &found.t].map(|x| {
                        let magnitude = BigInt::from(big(&limbs_of_boxed(&x.magnitude)));
                        if bool::from(x.negative) {
                            -magnitude
                        } else {
                            magnitude
                        }
                    });
                    let sum = s * BigInt::from(bx.clone()) + t * BigInt::from(bany.clone());
                    assert_eq!(sum, BigInt::from(big(&limbs_of_boxed(&found.gcd))));
                    assert_eq!(found.gcd, theirs.gcd(&other));
                }
                for k in [1, 65, 64 * x.len() as u32, 64 * x.len() as u32 + 1] {
                    let found: Option<BoxedUint> = theirs.bezout_invert_mod2k(k).into();
                    let (expected, yes) = theirs.invert_mod2k(k);
                    assert_eq!(found, yes.to_bool().then_some(expected));
                }
                if bany != BigUint::ZERO && x[0] % 2 == 1 {
                    let odd = Odd::new(theirs.clone()).unwrap();
                    let y: Option<BoxedUint> = invert_odd_number_mod_boxed(&odd, &other).into();
                    assert_eq!(y, z);
                }
            }
            let gcd = boxed_of_limbs(&x).bezout_gcd(&boxed_of_limbs(&any[..3]));
            assert_eq!(big(&limbs_of_boxed(&gcd)), bx.gcd(&big(&any[..3])));
        }
    }

    /// Numbers of two lengths: an RSA exponent and its modulus, and symbols with either longer.
    #[test]
    fn two_lengths() {
        use ::crypto_bigint::{U128, U256};
        for [x, any, m] in numbers(4, 200) {
            let long = U256::from(Uint::<4>::new(any[..].try_into().unwrap()));
            let odd_long = U256::from(Uint::<4>::new(m[..].try_into().unwrap()));
            let short = U128::from(Uint::<2>::new([x[0] | 1, x[1]]));
            let (bs, bl, bm) = (value(&short), value(&long), value(&odd_long));
            let (short, odd_long) = (Odd::new(short).unwrap(), Odd::new(odd_long).unwrap());
            if let Some(modulus) = Option::<NonZero<U256>>::from(NonZero::new(long)) {
                let y: Option<U256> = invert_odd_number_mod(&short, &modulus).into();
                assert_eq!(y.map(|y| value(&y)), inverse(&bs, &bl));
            }
            assert_eq!(jacobi_of(&long, &short).value(), jacobi(&bl, &bs));
            assert_eq!(jacobi_vartime(&long, &short).value(), jacobi(&bl, &bs));
            assert_eq!(
                jacobi_of(short.as_ref(), &odd_long).value(),
                jacobi(&bs, &bm)
            );
            assert_eq!(
                jacobi_vartime(short.as_ref(), &odd_long).value(),
                jacobi(&bs, &bm)
            );
        }
    }

    /// What some version of that crate got wrong: an inverse that was cut to the length of a number
    /// shorter than the modulus, and a gcd with a zero of another length.
    #[test]
    fn lengths_that_differ() {
        let two = BoxedUint::from(2u64);
        let m = Odd::new(BoxedUint::from(u128::MAX >> 1)).unwrap();
        let expected = BoxedUint::from(1u128 << 126);
        assert_eq!(two.bezout_invert_odd_mod(&m).unwrap(), expected);
        assert_eq!(
            two.bezout_invert_odd_mod_vartime(&m),
            Some(expected.clone())
        );
        assert_eq!(two.bezout_invert_mod(m.as_ref()).unwrap(), expected);
        assert_eq!(two.bezout_invert_mod_vartime(m.as_ref()), Some(expected));
        let power = BoxedUint::one_with_precision(192).wrapping_shl_vartime(65);
        for (x, bits) in [(BoxedUint::one(), 128), (power, 64)] {
            let zero = BoxedUint::zero_with_precision(bits);
            for (a, b) in [(&x, &zero), (&zero, &x)] {
                let precision = bits.max(x.bits_precision());
                for found in [
                    a.bezout_gcd(b),
                    a.bezout_gcd_vartime(b),
                    a.bezout_xgcd(b).gcd,
                ] {
                    assert_eq!((&found, found.bits_precision()), (&x, precision));
                }
            }
        }
        let (wide, narrow) = (BoxedUint::from(6u8).resize(128), BoxedUint::from(4u8));
        assert_eq!(wide.bezout_gcd(&narrow), BoxedUint::from(2u8));
        assert_eq!(narrow.bezout_gcd_vartime(&wide), BoxedUint::from(2u8));
    }
}

mod num_bigint_ {
    use super::*;
    use bezout::interop::num_bigint::{Bezout, limbs_of, number_of};

    #[test]
    fn all() {
        for n in [1, 3, 6] {
            for [x, any, m] in numbers(n, 200) {
                let (bx, bany, bm) = (big(&x), big(&any), big(&m));
                assert_eq!(number_of(&x), bx);
                assert_eq!(number_of(&limbs_of(&bx)), bx);
                assert_eq!(bx.bezout_gcd(&bany), bx.gcd(&bany));
                for m in [&bany, &bm] {
                    let expected = (m != &BigUint::ZERO).then(|| inverse(&bx, m)).flatten();
                    assert_eq!(bx.bezout_invert_mod(m), expected);
                    assert_eq!(bx.bezout_invert_mod_vartime(m), expected);
                }
                let fixed = Uint::<3>::try_from(&bx);
                match bx.bits() {
                    ..=192 => assert_eq!(fixed.map(|x| BigUint::from(&x)), Ok(bx)),
                    _ => assert_eq!(fixed, Err(Error::Overflow { bits: 192 })),
                }
            }
        }
    }
}

mod ruint_ {
    use super::*;
    use bezout::interop::ruint::Bezout;

    #[test]
    fn all() {
        // 190 bits: two of those of three limbs are too many.
        type Theirs = ruint::Uint<190, 3>;
        let (mut fits, mut over) = (0, 0);
        for [x, any, _] in numbers(3, 400) {
            let of = |x: &[u64]| Theirs::try_from(Uint::<3>::new(x.try_into().unwrap()));
            let (Ok(a), Ok(m)) = (of(&x), of(&any)) else {
                assert!(big(&x).bits() > 190 || big(&any).bits() > 190);
                assert_eq!(of(&[u64::MAX; 3]), Err(Error::Overflow { bits: 190 }));
                over += 1;
                continue;
            };
            fits += 1;
            assert_eq!(Uint::from(a).limbs()[..], x);
            let value = |x: Theirs| big(Uint::from(x).limbs());
            let (ba, bm) = (big(&x), big(&any));
            let expected = (bm != BigUint::ZERO).then(|| inverse(&ba, &bm)).flatten();
            assert_eq!(a.bezout_invert_mod(m).map(value), expected);
            assert_eq!(a.bezout_invert_mod_vartime(m).map(value), expected);
            assert_eq!(value(a.bezout_gcd(m)), ba.gcd(&bm));
            assert_eq!(value(a.bezout_gcd_vartime(m)), ba.gcd(&bm));
        }
        assert!(fits > 20 && over > 20, "{fits}, {over}");
    }
}

/// The traits of two versions of one crate: scalars of k256 and of Vesta.
macro_rules! prime_fields {
    ($name:ident, $module:ident, $Scalar:path, $($ff:ident)::+) => {
        mod $name {
            use super::*;
            use bezout::interop::$module::{
                BezoutField, invert_batch, invert_batch_of_field, par_invert_batch,
            };
            use $($ff)::+::{Field, PrimeField};
            use $Scalar as Scalar;

            pub fn scalars() -> Vec<Scalar> {
                let random = numbers(4, 100).map(|[x, _, _]| {
                    x.iter().fold(Scalar::ZERO, |sum, &limb| {
                        let shifted = (0..64).fold(sum, |s, _| s.double());
                        shifted + Scalar::from(limb)
                    })
                });
                [
                    Scalar::ZERO,
                    Scalar::ONE,
                    -Scalar::ONE,
                    Scalar::TWO_INV,
                    Scalar::from(2u64),
                ]
                .into_iter()
                .chain(random)
                .collect()
            }

            #[test]
            fn one() {
                for x in scalars() {
                    let expected = Option::<Scalar>::from(Field::invert(&x));
                    assert_eq!(Option::<Scalar>::from(x.bezout_invert()), expected);
                    assert_eq!(x.bezout_invert_vartime(), expected);
                }
            }

            #[test]
            fn many() {
                let all = scalars();
                for xs in [&all[..], &all[1..], &all[..0], &all[..1]] {
                    let xs: Vec<Scalar> = xs
                        .iter()
                        .copied()
                        .filter(|x| xs.len() < all.len() || x != &Scalar::ZERO || x == &xs[0])
                        .collect();
                    let (mut ys, mut scratch) = (xs.clone(), vec![Scalar::ONE; xs.len()]);
                    let yes = invert_batch(&mut ys, &mut scratch).expect("room");
                    assert_eq!(bool::from(yes), xs.iter().all(|x| x != &Scalar::ZERO));
                    for (x, y) in xs.iter().zip(&ys) {
                        assert_eq!(Field::invert(x).unwrap_or(Scalar::ZERO), *y);
                    }
                    let mut zs = xs.clone();
                    let also = invert_batch_of_field(&mut zs, &mut scratch).expect("room");
                    assert_eq!((zs, also.unwrap_u8()), (ys, yes.unwrap_u8()));
                }
                let mut xs = [Scalar::from(2u64); 2];
                assert!(invert_batch(&mut xs, &mut []).is_err());
                assert!(invert_batch_of_field(&mut xs, &mut [Scalar::ONE]).is_err());
                assert!(par_invert_batch(&mut xs, &mut [Scalar::ONE]).is_err());
                assert_eq!(xs, [Scalar::from(2u64); 2]);
            }

            #[test]
            fn many_in_threads() {
                let mut xs: Vec<Scalar> = scalars().into_iter().cycle().take(1700).collect();
                let (mut expected, mut scratch) = (xs.clone(), xs.clone());
                let yes = invert_batch(&mut expected, &mut scratch).expect("room");
                let also = in_threads(|| par_invert_batch(&mut xs, &mut scratch)).expect("room");
                assert!(xs == expected && !bool::from(yes) && !bool::from(also));
                assert_eq!(Field::invert(&xs[1699]).unwrap(), scalars()[1699 % 105]);
                xs.retain(|x| x != &Scalar::ZERO);
                let all = in_threads(|| par_invert_batch(&mut xs, &mut scratch)).expect("room");
                assert!(bool::from(all));
            }
        }
    };
}

prime_fields!(ff_, ff, k256::Scalar, k256::elliptic_curve::ff);
prime_fields!(ff13, ff13, pasta_curves::Fp, pasta_curves::group::ff);

mod ff_points {
    use super::ff_::scalars;
    use bezout::interop::ff::{BezoutField, Coordinates, normalize_batch};
    use k256::elliptic_curve::ff::{Field, PrimeField};

    /// The field of the curve, which the crate shows by this trait alone: as scalars, and batches
    /// of points.
    #[test]
    fn points() {
        use k256::elliptic_curve::hazmat::FieldArithmetic;
        type F = <k256::Secp256k1 as FieldArithmetic>::FieldElement;
        let elements: Vec<F> = scalars()
            .iter()
            .map(|x| F::from_repr(x.to_repr()).expect("n is below p"))
            .collect();
        for x in &elements {
            let expected = Option::<F>::from(Field::invert(x));
            let same = |y: Option<F>| y.map(|y| y.to_repr()) == expected.map(|y| y.to_repr());
            assert!(same(x.bezout_invert().into()) && same(x.bezout_invert_vartime()));
        }
        let triples: Vec<[F; 3]> = elements.windows(3).map(|w| [w[2], w[1], w[0]]).collect();
        let mut scratch = vec![F::ONE; 2 * triples.len()];
        for kind in [Coordinates::Homogeneous, Coordinates::Jacobian] {
            let mut points = triples.clone();
            normalize_batch(kind, &mut points, &mut scratch).expect("room");
            for (before, after) in triples.iter().zip(&points) {
                let inverse = Field::invert(&before[2]).unwrap_or(F::ZERO);
                let (of_x, of_y) = match kind {
                    Coordinates::Homogeneous => (inverse, inverse),
                    Coordinates::Jacobian => (inverse.square(), inverse.square() * inverse),
                };
                let one = inverse * before[2];
                let expected = [before[0] * of_x, before[1] * of_y, one];
                assert_eq!(after.map(|x| x.to_repr()), expected.map(|x| x.to_repr()));
            }
        }
        let mut points = triples.clone();
        let short = scratch.len() - 1;
        let refused = normalize_batch(Coordinates::Jacobian, &mut points, &mut scratch[..short]);
        assert!(refused.is_err());
        assert_eq!(points[1][0].to_repr(), triples[1][0].to_repr());
    }
}

mod serde_ {
    use super::*;
    use bezout::Odd;

    #[test]
    fn text_and_limbs() {
        for [x, _, m] in numbers(3, 50) {
            let (x, m) = ([x, m])
                .map(|x| Uint::<3>::new(x.try_into().unwrap()))
                .into();
            let text = serde_json::to_string(&x).expect("text");
            assert_eq!(text.len(), 2 + 2 + 48, "no length is shown");
            assert_eq!(serde_json::from_str::<Uint<3>>(&text).ok(), Some(x));
            let odd = Odd::new(m).unwrap();
            let text = serde_json::to_string(&odd).expect("text");
            assert_eq!(serde_json::from_str::<Odd<Uint<3>>>(&text).ok(), Some(odd));
            let bytes = postcard::to_allocvec(&x).expect("limbs");
            assert_eq!(postcard::from_bytes::<Uint<3>>(&bytes).ok(), Some(x));
        }
        for bad in ["\"0x\"", "\"12x\"", "\"18446744073709551616\"", "7", "[1]"] {
            assert!(serde_json::from_str::<Uint<1>>(bad).is_err(), "{bad}");
        }
        assert!(serde_json::from_str::<Odd<Uint<1>>>("\"14\"").is_err());
        assert!(postcard::from_bytes::<Uint<2>>(&[1]).is_err());
    }
}

/// What every trait says of numbers that everybody knows.
#[test]
fn known_answers() {
    use bezout::interop::crypto_bigint::Bezout;
    let n = ::crypto_bigint::Odd::new(::crypto_bigint::U64::from_u64(15)).unwrap();
    let symbols = [7u64, 6, 4].map(|x| ::crypto_bigint::U64::from_u64(x).bezout_jacobi(&n));
    assert_eq!(symbols, [Symbol::MINUS_ONE, Symbol::ZERO, Symbol::ONE]);
}
