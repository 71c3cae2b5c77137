// SPDX-License-Identifier: MIT OR Apache-2.0
//! Moduli and numbers of run-time length: what they refuse, lengths that differ, bytes, batches.

use bezout::pseudo_mersenne::F25519;
use bezout::{DynModulus, Error, Modulus, ModulusRef, Odd, Uint, const_modulus, dynamic};
use bezout_exercise::oracle::{big, inverse, limbs};
use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_integer::Integer;

fn modulus<const L: usize>(m: &[u64]) -> Modulus<L> {
    Modulus::new(Odd::new(uint(m)).expect("odd"))
}

fn uint<const L: usize>(x: &[u64]) -> Uint<L> {
    Uint::new(core::array::from_fn(|i| x[i]))
}

fn value<const L: usize>(x: &Uint<L>) -> BigUint {
    big(x.limbs())
}

#[test]
fn squares_of_montgomerys_factor() {
    fn check<const L: usize>(random: &mut Random) {
        let m = random.odd(L);
        let square = BigUint::from(1u8) << (128 * L);
        assert_eq!(
            value(modulus::<L>(&m).r_squared()),
            square % big(&m),
            "{m:x?}"
        );
    }
    let mut random = Random(40);
    for _ in 0..200 {
        check::<1>(&mut random);
        check::<4>(&mut random);
        check::<9>(&mut random);
    }
}

/// A constant's inverse is what the library finds at run time, and is known to the compiler.
#[test]
fn constants_are_inverted() {
    const_modulus!(P521: 9 = 2^521 - 1);
    const M: Modulus<2> = Modulus::new_const(Uint::new([u64::MAX, u64::MAX >> 1]));
    const THIRD: Uint<2> = M.invert_const_vartime(&Uint::from_u64(3)).unwrap();
    assert_eq!(M.mul(&THIRD, &Uint::from_u64(3)), Uint::ONE);
    let x = Uint::new([7; 9]);
    assert_eq!(P521.invert_const_vartime(&x), P521.invert_vartime(&x));
}

/// Arguments that inversions of run-time length refuse.
#[test]
fn refused_inversions() {
    for m in [&[][..], &[0], &[8], &[2, 1]] {
        assert!(dynamic::invert_odd_mod(&[3], m).is_err());
        assert!(dynamic::invert_odd_mod_vartime(&[3], m).is_err());
    }
    let even = dynamic::invert_odd_number_mod(&[2], &[9]);
    assert!(matches!(even.unwrap_err(), Error::Even { .. }));
    for x in [&[3][..], &[5, 1]] {
        let zero = dynamic::invert_odd_number_mod(x, &[0, 0]);
        assert_eq!(zero.unwrap_err(), Error::ZeroModulus);
    }
}

#[test]
fn symbols_have_odd_lower_arguments() {
    for n in [&[][..], &[0], &[8], &[2, 1]] {
        assert_eq!(dynamic::jacobi(&[3], n), Err(Error::EvenJacobi));
        assert_eq!(dynamic::jacobi_vartime(&[3], n), Err(Error::EvenJacobi));
    }
}

/// A public length is not below that of the modulus, and not above that of its limbs.
#[test]
fn public_lengths_of_moduli() {
    assert_eq!(DynModulus::new(&[]).err(), Some(Error::ZeroModulus));
    assert_eq!(DynModulus::new(&[0, 0]).err(), Some(Error::ZeroModulus));
    assert_eq!(DynModulus::new(&[6, 1]).err(), Some(Error::EvenModulus));
    // The limit names itself.
    let most = DynModulus::MAX_LIMBS;
    for limbs in [most + 1, 1 << 20] {
        let error = DynModulus::new(&vec![1; limbs]).expect_err("too long");
        let text = format!("modulus has {limbs} limbs; at most {most} are accepted");
        assert_eq!(error.to_string(), text);
    }
    assert!(DynModulus::new(&vec![u64::MAX; most]).is_ok());
    assert!(bool::from(Odd::new(Uint::<1>::from_u64(6)).is_none()));
    let m = [5, 1];
    for (bits, fits) in [(64, false), (65, true), (128, true), (129, false)] {
        let accepted = 128;
        let error = (!fits).then_some(Error::Bits { bits, accepted });
        let lent = ModulusRef::new(&m).expect("odd").with_bits(bits);
        assert_eq!(lent.err(), error);
        let odd = Odd::new(uint::<2>(&m)).expect("odd");
        assert_eq!(Modulus::with_bits(odd, bits).err(), error);
        let run_time = DynModulus::new(&m).expect("odd").with_bits(bits);
        assert_eq!(run_time.err(), error);
    }
}

/// Lengths around those up to which scratch is on the stack.
#[test]
fn inverses_into_longer_numbers() {
    let mut random = Random(78);
    for n in [16, 17, 104, 105] {
        let m = random.odd(n);
        let modulus = DynModulus::new(&m).expect("odd");
        for length in [1, n, n + 1, 3 * n] {
            let x = random.any(length);
            let mut out = vec![1; n];
            let found = modulus.invert_into(&mut out, &x).expect("the length");
            let expected = inverse(&big(&x), &big(&m));
            assert_eq!(bool::from(found), expected.is_some());
            assert_eq!(big(&out), expected.unwrap_or_default());
        }
        let mut out = vec![7; n + 1];
        let error = modulus.invert_into(&mut out, &[2]).unwrap_err();
        let text = format!("out has {} elements; {n} are needed", n + 1);
        assert_eq!((error.to_string(), &out[..]), (text, &vec![7; n + 1][..]));
    }
}

#[test]
fn bytes_in_both_orders() {
    let mut random = Random(79);
    for length in 0..40usize {
        let bytes: Vec<u8> = (0..length).map(|_| random.word() as u8).collect();
        let x = dynamic::from_be_bytes(&bytes);
        assert_eq!(x.len(), length.div_ceil(8).max(1));
        assert_eq!(big(&x), BigUint::from_bytes_be(&bytes));
        assert_eq!(dynamic::bits(&x), big(&x).bits());
        let y = dynamic::from_le_bytes(&bytes);
        assert_eq!(big(&y), BigUint::from_bytes_le(&bytes));
        let mut out = vec![0xaa; length + 3];
        dynamic::to_be_bytes(&x, &mut out).expect("room");
        assert_eq!((&out[..3], &out[3..]), (&[0; 3][..], &bytes[..]));
        dynamic::to_le_bytes(&y, &mut out).expect("room");
        assert_eq!((&out[length..], &out[..length]), (&[0; 3][..], &bytes[..]));
        if length > 0 && bytes[0] != 0 {
            let error = Error::Overflow {
                bits: 8 * (length - 1),
            };
            for write in [dynamic::to_be_bytes, dynamic::to_le_bytes] {
                let mut short = vec![0xaa; length - 1];
                assert_eq!(write(&x, &mut short), Err(error));
                assert!(short.iter().all(|&b| b == 0));
            }
        }
        if length <= 24 {
            assert_eq!(
                Uint::<3>::from_be_slice(&bytes).map(|x| value(&x)),
                Ok(big(&x))
            );
            let z = Uint::<3>::from_le_slice(&bytes).expect("it fits");
            assert_eq!(value(&z), big(&y));
            out.resize(24, 0xaa);
            z.to_le_slice(&mut out).expect("room");
            assert_eq!(big(&dynamic::from_le_bytes(&out)), big(&y));
        }
    }
    assert!(Uint::<1>::from_le_slice(&[0, 0, 0, 0, 0, 0, 0, 0, 1]).is_err());
    for write in [Uint::<1>::to_be_slice, Uint::<1>::to_le_slice] {
        let mut short = [0xaa; 7];
        assert_eq!(
            write(&Uint::MAX, &mut short),
            Err(Error::Overflow { bits: 56 })
        );
        assert_eq!(short, [0; 7]);
    }
}

/// The gcds of moduli and numbers of other lengths.
fn gcds<const L: usize, const M: usize>(random: &mut Random) {
    for i in 0..300 {
        let (mut m, mut x) = (random.any(L), random.any(M));
        m[0] |= 1;
        // Every third pair shares a factor of half a limb at most.
        if i % 3 == 0 {
            let factor = random.any(1)[0] >> (32 + i % 31) | 1;
            for number in [&mut m, &mut x] {
                let n = number.len();
                let product = big(number) / factor * factor;
                *number = limbs(&product, n);
            }
            m[0] |= 1;
        }
        if i % 50 == 7 {
            x.fill(0);
        }
        let expected = big(&m).gcd(&big(&x));
        let short = modulus::<L>(&m);
        assert_eq!(value(&short.gcd(&uint::<M>(&x))), expected, "{m:x?} {x:x?}");
        let coprime = expected == BigUint::from(1u8);
        assert_eq!(bool::from(short.is_coprime(&uint::<M>(&x))), coprime);
        let long = DynModulus::new(&m).expect("odd");
        let gcd = long.gcd(&x);
        assert_eq!((big(&gcd), gcd.len()), (expected, L));
        assert_eq!(bool::from(long.is_coprime(&x)), coprime);
    }
}

#[test]
fn gcds_with_a_modulus() {
    let mut random = Random(23);
    gcds::<1, 1>(&mut random);
    gcds::<1, 4>(&mut random);
    gcds::<4, 1>(&mut random);
    gcds::<4, 16>(&mut random);
    gcds::<4, 17>(&mut random);
    gcds::<5, 13>(&mut random);
    gcds::<16, 16>(&mut random);
}

#[test]
fn bounds_of_small_factors() {
    let error = dynamic::has_small_factor(&[1], 2049).unwrap_err();
    let bound = Error::Bound {
        bound: 2049,
        accepted: 2048,
    };
    assert_eq!(error, bound);
}

/// What is too long for its scratch is left as it is.
#[test]
fn short_scratch_changes_nothing() {
    let modulus = modulus::<1>(&[17]);
    let mut xs = [2, 3].map(Uint::from_u64);
    let error = modulus
        .invert_batch(&mut xs, &mut [Uint::ZERO])
        .unwrap_err();
    assert_eq!(
        error,
        modulus
            .invert_batch_vartime(&mut xs, &mut [])
            .map_err(|_| error)
            .unwrap_err()
    );
    assert!(modulus.invert_batch_montgomery(&mut xs, &mut []).is_err());
    assert_eq!(xs, [2, 3].map(Uint::from_u64));
    let mut xs = [2, 3].map(F25519::from_u64);
    assert!(F25519::invert_batch(&mut xs, &mut []).is_err());
    assert_eq!(xs, [2, 3].map(F25519::from_u64));
}

#[test]
fn moduli_hide_and_select() {
    use subtle::{Choice, ConditionallySelectable};
    let m = modulus::<2>(&[0x1234_5678_9abc_def1, 7]);
    let run_time = DynModulus::new(m.modulus().get().limbs()).expect("odd");
    for text in [
        format!("{m:?}"),
        format!("{:?}", m.as_ref()),
        format!("{run_time:?}"),
        format!("{:#?}", run_time.invert(&[3])),
    ] {
        assert!(
            !text.contains("9abc") && !text.contains("1311768467463790321"),
            "{text}"
        );
    }
    assert_eq!(format!("{run_time:?}"), "DynModulus { bits: 128, .. }");
    let other = modulus::<2>(&[15, 0]);
    for (bit, x) in [(0, &m), (1, &other)] {
        let chosen = Modulus::conditional_select(&m, &other, Choice::from(bit));
        let n = Uint::from_u64(7);
        assert_eq!(chosen.modulus(), x.modulus());
        assert_eq!(chosen.mul(&n, &chosen.invert(&n).unwrap()), Uint::ONE);
        assert_eq!(chosen.as_ref().bits(), 128);
    }
    let trivial = Modulus::<2>::default();
    assert_eq!(trivial.invert(&Uint::MAX).unwrap(), Uint::ZERO);
    assert_eq!(trivial.invert_checked(&Uint::MAX).unwrap(), Uint::ZERO);
    assert_eq!(trivial.add(&Uint::MAX, &Uint::MAX), Uint::ZERO);
}

#[cfg(feature = "zeroize")]
#[test]
fn moduli_are_wiped() {
    use zeroize::Zeroize;
    let mut m = modulus::<2>(&[15, 3]);
    m.zeroize();
    assert_eq!(m.modulus().get(), &Uint::ONE);
    assert_eq!(m.r_squared(), &Uint::ZERO);
}

#[test]
fn lengths_change() {
    for bits in 0..192 {
        let mut x = Uint::<3>::ZERO;
        x.limbs_mut()[bits / 64] = 1 << (bits % 64);
        let short: Option<Uint<2>> = x.resize().into();
        assert_eq!(short.is_some(), bits < 128);
        let long: Uint<5> = x.widen();
        assert_eq!(value(&long), value(&x));
        let long: Option<Uint<5>> = x.resize().into();
        assert_eq!(long.map(|y| value(&y)), Some(value(&x)));
    }
}
