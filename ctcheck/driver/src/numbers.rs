// SPDX-License-Identifier: MIT OR Apache-2.0
//! The numbers that are secret, by class, and what is public about each of them.
//!
//! The generator and the classes are not those of `crates/exercise`: its operands have no public
//! bits (`docs/adr/0030-calls-on-secrets-are-their-own.md`).

use crate::valgrind::{make_undefined, make_undefined_bits};
use bezout::dynamic;

/// What sort of numbers a run is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Random(u64),
    /// One operand is 0.
    Zero,
    /// All operands have a factor in common with the moduli.
    Common,
    /// The largest numbers that fit.
    Largest,
    /// The odd modulus is 1, the other one 0.
    Trivial,
    /// Both operands are the same, and just below the modulus.
    Equal,
    /// Most iterations of a binary GCD.
    Power,
    /// All operands are 0, and the moduli small.
    BothZero,
}

/// All classes; those with the most to tell first. Among the first three no function has the same
/// result for all.
pub const CLASSES: [Class; 10] = [
    Class::Random(1),
    Class::Zero,
    Class::Equal,
    Class::Common,
    Class::Largest,
    Class::Trivial,
    Class::Power,
    Class::BothZero,
    Class::Random(2),
    Class::Random(3),
];

/// A generator of test numbers [splitmix64]; the seed makes every run the same.
pub struct Generator(u64);

impl Generator {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn number(&mut self, limbs: usize) -> Vec<u64> {
        (0..limbs).map(|_| self.word()).collect()
    }

    /// A multiple of `factor`, of all limbs.
    fn multiple(&mut self, limbs: usize, factor: u64) -> Vec<u64> {
        let mut carry = 0u128;
        let mut times = |x: u64| {
            carry += x as u128 * factor as u128;
            let low = carry as u64;
            carry >>= 64;
            low
        };
        // The highest limb is small enough for the product to fit.
        (0..limbs)
            .map(|i| self.word() >> if i + 1 == limbs { 32 } else { 0 })
            .map(&mut times)
            .collect()
    }
}

/// The numbers of one run, of the same length all of them.
#[derive(Clone)]
pub struct Numbers {
    /// Any numbers.
    pub a: Vec<u64>,
    pub b: Vec<u64>,
    /// An odd modulus.
    pub odd: Vec<u64>,
    /// The same, where it is public that it is odd: its lowest bit is no secret.
    pub known_odd: Vec<u64>,
    /// An odd modulus of at most `short_bits` bits, where that is public, and that it is odd.
    pub short: Vec<u64>,
    pub short_bits: usize,
    /// A modulus that may be even.
    pub any: Vec<u64>,
    /// The same, where it is public that it is not zero: one bit is known to be set.
    pub known_nonzero: Vec<u64>,
    /// Numbers coprime to the odd modulus, or zero, in turn.
    pub units: [Vec<u64>; 4],
    /// The same, but one shares a factor with the odd modulus and is not zero.
    pub spoilt: [Vec<u64>; 4],
    /// A big-endian number and three leading zero bytes, which are public.
    pub bytes: Vec<u8>,
    /// Of a random number generator whose first number is coprime to the odd modulus.
    pub seed: u64,
}

/// How many bits less than full limbs the short modulus has.
const SPARE: usize = 5;

/// The prime that the numbers of [`Class::Common`] share.
const FACTOR: u64 = 4_294_967_291;

impl Numbers {
    /// The numbers of a class, all public so far.
    pub fn new(limbs: usize, class: Class) -> Self {
        let mut rng = Generator::new(match class {
            Class::Random(seed) => seed,
            _ => 99,
        });
        let word = |w: u64| {
            let mut x = vec![0; limbs];
            x[0] = w;
            x
        };
        let power = || [vec![0; limbs - 1], vec![1 << 63]].concat();
        let (mut a, mut b) = (rng.number(limbs), rng.number(limbs));
        let (mut odd, mut any) = (rng.number(limbs), rng.number(limbs));
        any[0] &= !7;
        match class {
            Class::Random(_) => {
                // So that there are inverses, modulo all of them and of the shorter number too.
                odd[0] |= 1;
                let mut nonzero = any.clone();
                nonzero[0] |= 1 << 63;
                let moduli = [&odd, &any, &nonzero];
                let coprime = |a: &[u64]| moduli.iter().all(|m| is_coprime(a, m));
                while !(coprime(&a) && (limbs == 1 || is_coprime(&a[1..], &odd))) {
                    a = rng.number(limbs);
                }
            }
            Class::Zero => (a, any) = (word(0), power()),
            Class::Common => {
                [a, b, odd, any] = [(); 4].map(|()| rng.multiple(limbs, FACTOR));
                // Even multiples would make the modulus even.
                if odd[0] & 1 == 0 {
                    odd = word(3 * FACTOR);
                }
                any[0] &= !1;
            }
            Class::Largest => {
                a = vec![u64::MAX; limbs];
                (b, odd, any) = (word(1), a.clone(), a.clone());
                any[0] -= 1;
            }
            Class::Trivial => (odd, any) = (word(1), word(0)),
            Class::Equal => {
                odd[0] |= 3;
                a.clone_from(&odd);
                a[0] -= 1;
                b.clone_from(&a);
            }
            Class::Power => {
                (a, b, odd) = (power(), power(), power());
                b[0] |= 1;
                any = word(6);
            }
            Class::BothZero => (a, b, odd, any) = (word(0), word(0), word(3), word(2)),
        }
        odd[0] |= 1;
        let half = limbs.div_ceil(2);
        let mut short = odd.clone();
        short[half..].fill(0);
        short[half - 1] &= u64::MAX >> SPARE;
        let short_bits = 64 * half - SPARE;
        let mut known_nonzero = any.clone();
        known_nonzero[0] |= 1 << 63;
        let mut bytes = vec![0; 3];
        bytes.extend(a.iter().rev().flat_map(|x| x.to_be_bytes()));
        let units = [&a, &word(0), &b, &rng.number(limbs)].map(|x| unit(x, &odd, &mut rng));
        let first = |seed: u64| Generator::new(seed).number(2 * limbs);
        let mut seeds = (7..).filter(|&seed| is_coprime(&first(seed), &odd));
        let seed = seeds.next().expect("most numbers are");
        let spoilt = [units[0].clone(), odd.clone(), word(0), units[3].clone()];
        Self {
            a,
            b,
            known_odd: odd.clone(),
            odd,
            short,
            short_bits,
            known_nonzero,
            any,
            units,
            spoilt,
            bytes,
            seed,
        }
    }

    /// Takes over the numbers of `other`, and stays where it is in memory.
    pub fn assign(&mut self, other: &Self) {
        let pairs = [
            (&mut self.a, &other.a),
            (&mut self.b, &other.b),
            (&mut self.odd, &other.odd),
            (&mut self.known_odd, &other.known_odd),
            (&mut self.short, &other.short),
            (&mut self.any, &other.any),
            (&mut self.known_nonzero, &other.known_nonzero),
        ];
        let units = self.units.iter_mut().zip(&other.units);
        let spoilt = self.spoilt.iter_mut().zip(&other.spoilt);
        for (to, from) in pairs.into_iter().chain(units).chain(spoilt) {
            to.copy_from_slice(from);
        }
        self.bytes.copy_from_slice(&other.bytes);
        self.seed = other.seed;
    }

    /// Makes secrets of all of them, but for what is public by contract.
    pub fn hide(&mut self) {
        for x in [&mut self.a, &mut self.b, &mut self.odd, &mut self.any] {
            make_undefined(x.as_mut_slice());
        }
        for x in self.units.iter_mut().chain(&mut self.spoilt) {
            make_undefined(x.as_mut_slice());
        }
        make_undefined(&mut self.bytes[3..]);
        let mut secret = vec![u64::MAX; self.a.len()];
        secret[0] = !(1 << 63);
        make_undefined_bits(&mut self.known_nonzero, &secret);
        secret[0] = !1;
        make_undefined_bits(&mut self.known_odd, &secret);
        let half = self.short_bits.div_ceil(64);
        secret[half - 1] &= u64::MAX >> SPARE;
        secret[half..].fill(0);
        make_undefined_bits(&mut self.short, &secret);
    }
}

/// An offset of `2^255 - r` of which nothing is public but that it is accepted: odd, and below
/// 2^31.
pub fn secret_offset(offset: u64) -> u32 {
    let mut word = [offset];
    make_undefined_bits(&mut word, &[0x7fff_fffe]);
    word[0] as u32
}

fn is_coprime(x: &[u64], m: &[u64]) -> bool {
    let gcd = dynamic::gcd_vartime(x, m);
    gcd[0] == 1 && gcd[1..].iter().all(|&w| w == 0)
}

/// `x` itself if it is zero or coprime to `m`; else another number, which is.
fn unit(x: &[u64], m: &[u64], rng: &mut Generator) -> Vec<u64> {
    let mut x = x.to_vec();
    while x.iter().any(|&w| w != 0) && !is_coprime(&x, m) {
        x = rng.number(m.len());
    }
    x
}
