// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses where coefficients are small.

use super::elements::{Found, any_element, any_ring, modulus, preset, rings, sizes, uniform};
use super::oracle;
use crate::exercise::{Exercise, Vector, planted_kernel, right};
use crate::integer::vectors::nat;
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::{Choice, Kernel};
use bezout::polynomial::kernels::Invert;
use bezout::polynomial::presets::RINGS;
use bezout::polynomial::{Coefficients, Ring};
use num_bigint::BigUint;
use serde_json::Value;

/// `1 / a`.
#[derive(Clone, Debug)]
pub struct Inversion {
    pub ring: Ring,
    pub a: Vec<u16>,
}

/// The `n` digits of a number, of `bits` bits each; none if it is longer.
pub fn digits(x: &BigUint, bits: usize, n: usize) -> Option<Vec<u16>> {
    let mask = (1u64 << bits) - 1;
    let digit = |i: usize| {
        let shifted: BigUint = x >> (i * bits);
        (shifted.iter_u64_digits().next().unwrap_or(0) & mask) as u16
    };
    (x.bits() as usize <= n * bits).then(|| (0..n).map(digit).collect())
}

/// The number with these digits.
pub fn packed(digits: &[u16], bits: usize) -> BigUint {
    let digits = digits.iter().rev();
    digits.fold(BigUint::ZERO, |x, &digit| (x << bits) + digit)
}

/// Bits of a coefficient where other libraries take numbers.
pub fn digit(ring: &Ring) -> usize {
    if ring.q() == 2 { 1 } else { 16 }
}

/// Outputs.
pub struct Room {
    out: Vec<u16>,
    yes: Choice,
}

impl Exercise for Invert {
    const LABEL: &'static str = "poly_invert";
    const COST: usize = 64;
    type Operands = Inversion;
    type Answer = Found<u16>;
    type Room = Room;

    fn parameter(x: &Inversion) -> Ring {
        x.ring
    }

    fn parameters() -> Vec<Ring> {
        rings()
    }

    fn has_length(limbs: usize) -> bool {
        (1..=20).contains(&limbs)
    }

    fn operands(random: &mut Random, limbs: usize) -> Inversion {
        let ring = any_ring(random, limbs);
        let a = any_element(random, &ring);
        Inversion { ring, a }
    }

    fn sizes(degrees: &[usize]) -> Vec<Size> {
        sizes(
            RINGS.iter().map(|(name, ring)| (*name, ring.degree())),
            degrees,
        )
    }

    fn typical(random: &mut Random, size: Size) -> Option<Inversion> {
        let ring = preset(RINGS, size)?;
        // Small ones where the field is large, as keys have them; and the last coefficient is one
        // too many.
        let small = matches!(ring.coefficients(), Coefficients::Fq(_));
        loop {
            let mut a = uniform(random, ring.degree(), if small { 3 } else { ring.q() });
            if small {
                a.iter_mut()
                    .for_each(|c| *c = [0, 1, ring.q() - 1][*c as usize]);
            }
            a.resize(ring.len(), 0);
            let a: Vec<u16> = a.iter().map(|&c| c as u16).collect();
            // A few have no inverse.
            let found = ring.invert(&mut vec![0; a.len()], &a).ok()?;
            if bool::from(found) {
                return Some(Inversion { ring, a });
            }
        }
    }

    fn numbers(x: &Inversion) -> [BigUint; 3] {
        let modulus: Vec<u16> = modulus(&x.ring).iter().map(|&c| c as u16).collect();
        let bits = digit(&x.ring);
        [packed(&x.a, bits), BigUint::ZERO, packed(&modulus, bits)]
    }

    /// All elements of small rings; where a field is large, those at its edges.
    fn small(each: &mut dyn FnMut(&Inversion)) {
        let prime = (2..6)
            .map(|p| (p, 3))
            .chain([(2, 5), (3, 5), (2, 7), (3, 7)]);
        let prime = prime.map(|(p, q)| Ring::ntru_prime(p, q));
        let ones = [
            (3, 2),
            (5, 2),
            (11, 2),
            (3, 3),
            (5, 3),
            (7, 3),
            (3, 5),
            (4, 5),
            (3, 7),
        ];
        let power = [(3, 4), (5, 4), (3, 8), (3, 32), (11, 4)];
        let ones = ones.into_iter().chain(power).map(|(n, q)| Ring::ntru(n, q));
        let large = [4099, 8191].into_iter().flat_map(|q| {
            [
                Ring::ntru_prime(2, q),
                Ring::ntru_prime(3, q),
                Ring::ntru(3, q),
                Ring::ntru(5, q),
            ]
        });
        for ring in prime
            .chain(ones)
            .chain(large)
            .map(|ring| ring.expect("a ring"))
        {
            let q = ring.q();
            let few = [0, 1, 2, q / 2, q / 2 + 1, q - 2, q - 1];
            let all: Vec<u32> = (0..q).collect();
            let values: &[u32] = if q > 100 { &few } else { &all };
            let count = (values.len() as u64).pow(ring.len() as u32);
            // Every element, or some 5000 of them, in steps that no power of the number divides.
            let step = (count / 5000).max(1) | 1;
            for index in (0..count).step_by(step as usize) {
                let mut rest = index;
                let digit = |_| {
                    let c = values[(rest % values.len() as u64) as usize];
                    rest /= values.len() as u64;
                    c as u16
                };
                let a = (0..ring.len()).map(digit).collect();
                each(&Inversion { ring, a });
            }
        }
    }

    fn expected(x: &Inversion) -> Found<u16> {
        let (f, q) = (modulus(&x.ring), x.ring.q());
        let a: Vec<u32> = x.a.iter().map(|&c| c.into()).collect();
        let inverse = match x.ring.coefficients() {
            Coefficients::Z2k(_) => oracle::inverse_power_of_two(&a, &f, q),
            _ => oracle::inverse(&a, &f, q),
        };
        let yes = inverse.is_some();
        let mut out: Vec<u16> = inverse
            .unwrap_or_default()
            .iter()
            .map(|&c| c as u16)
            .collect();
        out.resize(x.ring.len(), 0);
        Found { yes, out }
    }

    fn room(_: &Kernel<Self>, ring: &Ring) -> Room {
        Room {
            out: vec![0xabcd; ring.len()],
            yes: Choice::from(0),
        }
    }

    fn call(kernel: &Kernel<Self>, x: &Inversion, room: &mut Room) -> u64 {
        room.yes = (kernel.run)(&x.ring, &mut room.out, &x.a);
        room.out[0].into()
    }

    fn answer(_: &Inversion, room: &Room) -> Found<u16> {
        Found {
            yes: room.yes.into(),
            out: room.out.clone(),
        }
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        let name = input["ring"]
            .as_str()
            .filter(|_| operation == "poly_invert")?;
        let (_, ring) = *RINGS.iter().find(|ring| ring.0 == name)?;
        let bits = input["bits"].as_u64().filter(|b| (1..=16).contains(b))? as usize;
        let a = digits(&nat(&input["a"]), bits, ring.len())?;
        let inverse = result.get("inverse").map(nat);
        let found = Found {
            yes: inverse.is_some(),
            out: digits(&inverse.unwrap_or_default(), bits, ring.len())?,
        };
        Some((Inversion { ring, a }, found))
    }

    planted_kernel! {
        /// Right but where the constant term is zero, modulo 3.
        Invert: "ternary_divstep/portable", |ring, out, a| {
            let yes = (right::<Invert>("ternary_divstep/portable").run)(ring, out, a);
            out[0] ^= u16::from(a[0] == 0);
            yes
        }
    }
}
