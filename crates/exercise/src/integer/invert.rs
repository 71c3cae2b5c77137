// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses.

use super::lengths::{LONGER, dirty, padded, public_length, shapes};
use super::vectors::{nat, pair, reduced};
use crate::exercise::{Exercise, Vector, is_zero, planted_kernel, right};
use crate::oracle::{big, inverse, is_prime, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::ModulusRef;
use bezout::kernels::integer::{Invert, InvertPseudoMersenne255, Shape};
use bezout::kernels::{Choice, Kernel};
use bezout::pseudo_mersenne::PseudoMersenne255;
use num_bigint::BigUint;
use serde_json::Value;

/// `x^-1 mod m`, for odd `m`.
#[derive(Clone, Debug)]
pub struct Inversion {
    pub x: Vec<u64>,
    pub m: Vec<u64>,
    /// A public bound on the length of `m`.
    pub bits: usize,
    /// Whether `m` is known to be prime.
    pub prime: bool,
}

impl Inversion {
    /// Of two numbers of the same length.
    pub fn new(x: Vec<u64>, m: Vec<u64>) -> Self {
        let bits = 64 * m.len();
        Self {
            x,
            m,
            bits,
            prime: false,
        }
    }

    /// The modulus with its public length.
    pub fn modulus(&self) -> ModulusRef<'_> {
        public_length(ModulusRef::new(&self.m).expect("odd"), self.bits)
    }
}

/// Outputs and scratch of an inversion.
pub struct Room {
    pub out: Vec<u64>,
    pub yes: Choice,
    pub scratch: Vec<u64>,
}

/// The moduli that people use, all prime.
const PRIMES: [&str; 25] = [
    "3",
    "1fffffffffffffff",
    "ffffffffffffffc5",
    "7fffffffffffffffffffffffffffffff",
    "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed",
    "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed",
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
    "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
    "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff45",
    "1ff\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\
     ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    // For roots: with many factors 2 in p - 1, near a power of two, longer.
    "10001",
    "ffffffff00000001",
    "ffffffffffffffffffffffffffffffff000000000000000000000001",
    "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141",
    "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43",
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdb5",
    "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f1",
    "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
    "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77a\
     ecec196accc52973",
    "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507\
     516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b",
    "ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22\
     514a08798e3404ddef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6\
     f44c42e9a637ed6b0bff5cb6f406b7edee386bfb5a899fa5ae9f24117c4b1fe649286651ece65381\
     ffffffffffffffff",
];

/// One of [`PRIMES`] that fits.
pub fn prime(random: &mut Random, limbs: usize) -> BigUint {
    let number = |digits: &&str| BigUint::parse_bytes(digits.as_bytes(), 16).expect("digits");
    let fits = |p: &BigUint| p.bits() <= 64 * limbs as u64;
    let mut fitting: Vec<_> = PRIMES.iter().map(number).filter(fits).collect();
    fitting.swap_remove(random.below(fitting.len() as u64) as usize)
}

impl Exercise for Invert {
    type Operands = Inversion;
    type Answer = Option<Vec<u64>>;
    type Room = Room;

    fn parameter(o: &Inversion) -> Shape {
        let shape = Shape::new(o.m.len()).with_bits(o.bits);
        if o.prime { shape.prime() } else { shape }
    }

    fn parameters() -> Vec<Shape> {
        shapes()
    }

    fn operands(random: &mut Random, n: usize) -> Inversion {
        let mut o = match random.below(8) {
            // A public length much shorter than the limbs.
            0 => {
                let bits = 1 + random.below(64 * n as u64) as usize;
                let m = random.odd_below_bits(bits, n);
                Inversion {
                    bits,
                    ..Inversion::new(vec![0; n], m)
                }
            }
            1 if n <= 9 => {
                let p = prime(random, n);
                Inversion {
                    bits: [p.bits() as usize, 64 * n][random.below(2) as usize],
                    prime: true,
                    ..Inversion::new(vec![0; n], limbs(&p, n))
                }
            }
            _ => Inversion::new(vec![0; n], random.odd(n)),
        };
        o.x = match random.below(4) {
            0 => random.uniform(n),
            _ => random.companion(&o.m),
        };
        o
    }

    fn typical(random: &mut Random, size: Size) -> Option<Inversion> {
        let m = size.modulus()?;
        Some(Inversion {
            prime: matches!(size, Size::Prime(_)),
            ..Inversion::new(random.unit(&m), m)
        })
    }

    fn numbers(o: &Inversion) -> [BigUint; 3] {
        [big(&o.x), BigUint::ZERO, big(&o.m)]
    }

    fn small(each: &mut dyn FnMut(&Inversion)) {
        for m in (1..1024u64).step_by(2) {
            // Beyond m for a stretch, and at the very top of the word.
            for x in (0..m + 8).chain(u64::MAX - 3..=u64::MAX) {
                each(&Inversion {
                    prime: is_prime(m),
                    ..Inversion::new(vec![x], vec![m])
                });
            }
        }
        for limbs in LONGER {
            for m in (1..128u64).step_by(2) {
                for x in 0..m + 2 {
                    each(&Inversion::new(padded(x, limbs), padded(m, limbs)));
                }
            }
        }
    }

    fn expected(o: &Inversion) -> Self::Answer {
        inverse(&big(&o.x), &big(&o.m)).map(|y| limbs(&y, o.m.len()))
    }

    fn room(kernel: &Kernel<Self>, shape: &Shape) -> Room {
        Room {
            out: dirty(shape.limbs),
            yes: Choice::from(0),
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Inversion, room: &mut Room) -> u64 {
        room.yes = (kernel.run)(&mut room.out, &o.x, o.modulus(), &mut room.scratch);
        room.out[0]
    }

    fn answer(_: &Inversion, room: &Room) -> Self::Answer {
        found(&room.out, room.yes)
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        if !["invert", "divstep_trace", "bingcd_trace"].contains(&operation) {
            return None;
        }
        let (m, expected) = (nat(&input["m"]), result.get("inverse").map(nat));
        let (x, m) = pair(&reduced(&input["x"], &m), &m);
        // An even modulus is none of this operation's.
        (m[0] & 1 == 1).then(|| {
            let expected = expected.map(|y| limbs(&y, m.len()));
            (Inversion::new(x, m), expected)
        })
    }

    planted_kernel! {
        /// Right but for `x = 3`.
        Invert: RIGHT, |out, x, m, scratch| {
            let yes = (right::<Invert>(RIGHT).run)(out, x, m, scratch);
            out[0] ^= u64::from(is_three(x) & yes.unwrap_u8());
            yes
        }
    }
}

/// What planted kernels are made of.
const RIGHT: &str = "divstep60/portable";

fn is_three(x: &[u64]) -> u8 {
    u8::from(x[0] == 3 && is_zero(&x[1..]))
}

/// A number of `bits` bits less than its limbs is zero where there is no inverse; else it is none.
fn found(out: &[u64], yes: Choice) -> Option<Vec<u64>> {
    if bool::from(yes) {
        return Some(out.to_vec());
    }
    assert!(
        out.iter().all(|&word| word == 0),
        "no inverse, and not zero"
    );
    None
}

/// `x^-1 mod 2^255 - r`.
#[derive(Clone, Debug)]
pub struct Inversion255 {
    pub x: Vec<u64>,
    pub modulus: PseudoMersenne255,
}

/// An offset: the largest, the one that people use, and others.
pub(super) fn offset(random: &mut Random) -> u32 {
    match random.below(4) {
        0 => 19,
        1 => [1, 3, 21, 0x7fff_ffff][random.below(4) as usize],
        2 => 1 + 2 * random.below(100) as u32,
        _ => (random.word() >> 33) as u32 | 1,
    }
}

impl Exercise for InvertPseudoMersenne255 {
    type Operands = Inversion255;
    type Answer = Option<Vec<u64>>;
    type Room = Room;

    fn parameter(o: &Inversion255) -> PseudoMersenne255 {
        o.modulus
    }

    fn parameters() -> Vec<PseudoMersenne255> {
        [1, 3, 19, 21, 0x7fff_ffff]
            .map(|r| PseudoMersenne255::new(r).expect("odd and below 2^31"))
            .to_vec()
    }

    fn has_length(limbs: usize) -> bool {
        limbs == 4
    }

    fn operands(random: &mut Random, _: usize) -> Inversion255 {
        let modulus = PseudoMersenne255::new(offset(random)).expect("odd and below 2^31");
        let x = random.companion(modulus.modulus().get().limbs());
        Inversion255 { x, modulus }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Inversion255> {
        let modulus = PseudoMersenne255::new(19).expect("odd and below 2^31");
        let x = random.unit(&size.modulus()?);
        (size == Size::P25519).then_some(Inversion255 { x, modulus })
    }

    /// What is near zero and near multiples of the modulus.
    fn small(each: &mut dyn FnMut(&Inversion255)) {
        for modulus in Self::parameters() {
            let m = big(modulus.modulus().get().limbs());
            for k in 0..3u32 {
                for d in 0..40u32 {
                    for x in [&m * k + d, &m * k + &m - d] {
                        let x = limbs(&(x & ((BigUint::from(1u8) << 256) - 1u8)), 4);
                        each(&Inversion255 { x, modulus });
                    }
                }
            }
        }
    }

    fn expected(o: &Inversion255) -> Self::Answer {
        inverse(&big(&o.x), &big(o.modulus.modulus().get().limbs())).map(|y| limbs(&y, 4))
    }

    fn room(_: &Kernel<Self>, _: &PseudoMersenne255) -> Room {
        Room {
            out: dirty(4),
            yes: Choice::from(0),
            scratch: Vec::new(),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Inversion255, room: &mut Room) -> u64 {
        room.yes = (kernel.run)(&mut room.out, &o.x, &o.modulus);
        room.out[0]
    }

    fn answer(_: &Inversion255, room: &Room) -> Self::Answer {
        found(&room.out, room.yes)
    }

    planted_kernel! {
        /// Right but for `x = 3`.
        InvertPseudoMersenne255: RIGHT, |out, x, m| {
            let yes = (right::<InvertPseudoMersenne255>(RIGHT).run)(out, x, m);
            out[0] ^= u64::from(is_three(x) & yes.unwrap_u8());
            yes
        }
    }
}
