// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batch inversion against single inversions: lengths around those at which the code changes, zeros
//! in every position, and elements that share factors with the modulus.

mod common;

use bezout::pseudo_mersenne::{PseudoMersenne255, Residue255};
use bezout::{Modulus, Odd, Uint};
use common::Random;
use subtle::Choice;

const LENGTHS: [usize; 20] = [
    0, 1, 2, 3, 5, 12, 15, 16, 17, 18, 19, 20, 31, 32, 33, 48, 63, 1023, 1024, 1025,
];

type Vartime<'a, const L: usize> = dyn Fn(&mut [Uint<L>]) -> bool + 'a;

/// One ring: what inverts a batch in place, and what inverts one.
struct Ring<'a, const L: usize> {
    batch: &'a dyn Fn(&mut [Uint<L>]) -> Choice,
    batch_vartime: Option<&'a Vartime<'a, L>>,
    single: &'a dyn Fn(&Uint<L>) -> Option<Uint<L>>,
}

impl<const L: usize> Ring<'_, L> {
    fn check(&self, xs: &[Uint<L>], expected: &[Option<Uint<L>>], what: &str) {
        let (mut out, count) = (xs.to_vec(), xs.len());
        let all = (self.batch)(&mut out);
        let case = format!("{what}, {L} limbs, {count} elements");
        assert_eq!(
            bool::from(all),
            expected.iter().all(Option::is_some),
            "{case}"
        );
        for (i, (got, wanted)) in out.iter().zip(expected).enumerate() {
            assert_eq!(*got, wanted.unwrap_or(Uint::ZERO), "{case}, element {i}");
        }
        if let Some(batch) = self.batch_vartime {
            let mut vartime = xs.to_vec();
            assert_eq!(batch(&mut vartime), bool::from(all), "{case}");
            assert_eq!(vartime, out, "{case}");
        }
    }

    /// `zeros` stand for zero, `factors` have no inverse.
    fn check_all(&self, random: &mut Random, zeros: &[Uint<L>], factors: &[Uint<L>]) {
        for count in LENGTHS {
            let xs: Vec<Uint<L>> = (0..count).map(|_| number(random)).collect();
            let expected: Vec<Option<Uint<L>>> = xs.iter().map(self.single).collect();
            // The same but for some elements: those alone are inverted again.
            let check_with = |others: &[(usize, Uint<L>)], what| {
                let (mut xs, mut expected) = (xs.clone(), expected.clone());
                for &(i, x) in others {
                    xs[i] = x;
                    expected[i] = (self.single)(&x);
                }
                self.check(&xs, &expected, what);
            };
            check_with(&[], "random");
            let positions: Vec<usize> = match count {
                0..100 => (0..count).collect(),
                // Around the ends of the passes, and one inside.
                _ => vec![
                    0,
                    1,
                    4,
                    8,
                    511,
                    count - 17,
                    count - 16,
                    count - 12,
                    count - 1,
                ],
            };
            for &i in &positions {
                check_with(&[(i, zeros[i % zeros.len()])], "one zero");
            }
            if count > 0 {
                let some = (0..count / 3 + 1).map(|_| {
                    let zero = zeros[random.below(zeros.len() as u64) as usize];
                    (random.below(count as u64) as usize, zero)
                });
                check_with(&some.collect::<Vec<_>>(), "some zeros");
                let none = vec![zeros[0]; count];
                self.check(&none, &vec![(self.single)(&zeros[0]); count], "zeros only");
            }
            for (&factor, &i) in factors.iter().zip(positions.iter().rev()) {
                check_with(&[(i, factor), (0, zeros[0])], "a factor of the modulus");
            }
        }
    }
}

fn number<const L: usize>(random: &mut Random) -> Uint<L> {
    Uint::new(random.any(L).try_into().expect("L limbs"))
}

fn any_modulus<const L: usize>(m: [u64; L], random: &mut Random, factors: &[u64]) {
    let modulus = Modulus::<L>::new(Odd::new(Uint::new(m)).expect("odd"));
    let room = || vec![Uint::MAX; 1025];
    let vartime = |xs: &mut [Uint<L>]| modulus.invert_batch_vartime(xs, &mut room()).expect("room");
    let ring = Ring {
        batch: &|xs| modulus.invert_batch(xs, &mut room()).expect("room"),
        batch_vartime: Some(&vartime),
        single: &|x| modulus.invert(x).into(),
    };
    let factors: Vec<Uint<L>> = factors.iter().map(|&f| Uint::from_u64(f)).collect();
    ring.check_all(random, &[Uint::ZERO], &factors);
}

fn sizes<const L: usize>() {
    let mut random = Random(40 + L as u64);
    let ones = [u64::MAX; L];
    let mut three = [0; L];
    three[0] = 3;
    let mut one = [0; L];
    one[0] = 1;
    // 2^(64 L) - 1 is divisible by 3, 5 and 17; nothing is, modulo 1.
    any_modulus::<L>(ones, &mut random, &[3, 5, 17, 51]);
    any_modulus::<L>(three, &mut random, &[3, 6]);
    any_modulus::<L>(one, &mut random, &[]);
    any_modulus::<L>(random.odd(L).try_into().expect("L limbs"), &mut random, &[]);
}

#[test]
fn any_odd_modulus() {
    sizes::<4>();
    sizes::<6>();
    sizes::<8>();
    sizes::<9>();
    // Without routines of their own: by those of the next length, or portable.
    sizes::<1>();
    sizes::<2>();
    sizes::<3>();
    sizes::<5>();
    sizes::<7>();
    sizes::<12>();
}

/// All numbers below 2^256 that are zero modulo 2^255 - r.
fn zeros(r: u32) -> [Uint<4>; 3] {
    let r = u64::from(r);
    let top = u64::MAX;
    [
        Uint::ZERO,
        Uint::new([r.wrapping_neg(), top, top, top >> 1]),
        Uint::new([(2 * r).wrapping_neg(), top, top, top]),
    ]
}

fn residue<const R: u32>(factors: &[u64]) {
    let mut random = Random(50 + u64::from(R));
    let ring = Ring {
        batch: &|xs| {
            let mut out: Vec<Residue255<R>> = xs.iter().map(Residue255::from_uint).collect();
            let all = Residue255::invert_batch(&mut out, &mut vec![Residue255::ONE; xs.len() + 1]);
            for (x, y) in xs.iter_mut().zip(&out) {
                *x = y.to_uint();
            }
            all.expect("room")
        },
        batch_vartime: None,
        single: &|x| {
            Option::from(Residue255::<R>::from_uint(x).invert()).map(|y: Residue255<R>| y.to_uint())
        },
    };
    let factors: Vec<Uint<4>> = factors.iter().map(|&f| Uint::from_u64(f)).collect();
    ring.check_all(&mut random, &zeros(R), &factors);
}

#[test]
fn residues_of_a_type() {
    residue::<19>(&[]);
    // 7 and 31 divide 2^255 - 1, and 5 divides 2^255 - 3.
    residue::<1>(&[7, 31, 14]);
    residue::<3>(&[5, 10, 15]);
}

#[test]
fn residues_of_a_modulus() {
    for r in [1, 3, 19, 21, 0x7fff_ffff] {
        let mut random = Random(60 + u64::from(r));
        let modulus = PseudoMersenne255::new(r).expect("odd and below 2^31");
        let ring = Ring {
            batch: &|xs| {
                let mut scratch = vec![Uint::MAX; xs.len()];
                let all = modulus.invert_batch(xs, &mut scratch).expect("room");
                assert!(scratch.iter().all(|x| *x == Uint::ZERO));
                all
            },
            batch_vartime: None,
            single: &|x| modulus.invert(x).into(),
        };
        ring.check_all(&mut random, &zeros(r), &[]);
    }
}
