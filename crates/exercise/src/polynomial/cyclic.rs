// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses of bits modulo `x^r - 1`.

use super::elements::{Found, any_bits, any_cyclic_ring, cyclic_rings, preset, sizes};
use crate::binary_field::oracle;
use crate::exercise::{Exercise, Vector, planted, right};
use crate::integer::vectors::nat;
use crate::oracle::{big, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::{Choice, Kernel};
use bezout::polynomial::CyclicRing;
use bezout::polynomial::kernels::InvertCyclic;
use bezout::polynomial::presets::CYCLIC_RINGS;
use num_bigint::BigUint;
use serde_json::Value;
use std::sync::LazyLock;

/// `1 / a`.
#[derive(Clone, Debug)]
pub struct CyclicInversion {
    pub ring: CyclicRing,
    pub a: Vec<u64>,
}

/// Outputs and scratch.
pub struct Room {
    out: Vec<u64>,
    yes: Choice,
    scratch: Vec<u64>,
}

impl Exercise for InvertCyclic {
    const LABEL: &'static str = "poly_invert_cyclic";
    const COST: usize = 64;
    type Operands = CyclicInversion;
    type Answer = Found<u64>;
    type Room = Room;

    fn parameter(x: &CyclicInversion) -> CyclicRing {
        x.ring
    }

    fn parameters() -> Vec<CyclicRing> {
        cyclic_rings()
    }

    fn has_length(limbs: usize) -> bool {
        (1..=20).contains(&limbs) || limbs > 100
    }

    fn operands(random: &mut Random, limbs: usize) -> CyclicInversion {
        let ring = any_cyclic_ring(random, limbs);
        let a = any_bits(random, &ring);
        CyclicInversion { ring, a }
    }

    fn sizes(degrees: &[usize]) -> Vec<Size> {
        let all = CYCLIC_RINGS.iter();
        sizes(all.map(|(name, ring)| (*name, ring.degree())), degrees)
    }

    fn typical(random: &mut Random, size: Size) -> Option<CyclicInversion> {
        let ring = preset(CYCLIC_RINGS, size)?;
        let mut a = random.below_bits(ring.degree(), ring.words());
        // Of odd weight.
        let weight: u32 = a.iter().map(|word| word.count_ones()).sum();
        a[0] ^= u64::from(weight.is_multiple_of(2));
        Some(CyclicInversion { ring, a })
    }

    fn numbers(x: &CyclicInversion) -> [BigUint; 3] {
        let modulus = (BigUint::from(1u8) << x.ring.degree()) + 1u8;
        [big(&x.a), BigUint::ZERO, modulus]
    }

    /// All elements of the smallest rings.
    fn small(each: &mut dyn FnMut(&CyclicInversion)) {
        for r in [3, 5, 11, 13] {
            let ring = CyclicRing::new(r).expect("2 is a generator");
            for a in 0..1 << r {
                each(&CyclicInversion { ring, a: vec![a] });
            }
        }
    }

    fn expected(x: &CyclicInversion) -> Found<u64> {
        let modulus = (BigUint::from(1u8) << x.ring.degree()) + 1u8;
        let inverse = oracle::inverse(&big(&x.a), &modulus);
        Found {
            yes: inverse.is_some(),
            out: limbs(&inverse.unwrap_or_default(), x.ring.words()),
        }
    }

    fn room(kernel: &Kernel<Self>, ring: &CyclicRing) -> Room {
        Room {
            out: vec![0xabcd; ring.words()],
            yes: Choice::from(0),
            scratch: vec![0x5555_aaaa_5555_aaaa; (kernel.scratch)(ring)],
        }
    }

    fn call(kernel: &Kernel<Self>, x: &CyclicInversion, room: &mut Room) -> u64 {
        room.yes = (kernel.run)(&x.ring, &mut room.out, &x.a, &mut room.scratch);
        room.out[0]
    }

    fn answer(_: &CyclicInversion, room: &Room) -> Found<u64> {
        Found {
            yes: room.yes.into(),
            out: room.out.clone(),
        }
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        let name = input["ring"]
            .as_str()
            .filter(|_| operation == "poly_invert")?;
        let (_, ring) = *CYCLIC_RINGS.iter().find(|ring| ring.0 == name)?;
        let a = limbs(&nat(&input["a"]), ring.words());
        let inverse = result.get("inverse").map(nat);
        let found = Found {
            yes: inverse.is_some(),
            out: limbs(&inverse.unwrap_or_default(), ring.words()),
        };
        Some((CyclicInversion { ring, a }, found))
    }

    fn planted() -> &'static Kernel<Self> {
        const RIGHT: &str = "binary_divstep/portable";
        /// Right but for the vector of all ones, for which it says yes.
        static PLANTED: LazyLock<Kernel<InvertCyclic>> = LazyLock::new(|| Kernel {
            takes: |ring| ring.words() < 20,
            ..planted::<InvertCyclic>(RIGHT, |ring, out, a, scratch| {
                let yes = (right::<InvertCyclic>(RIGHT).run)(ring, out, a, scratch);
                let weight: u32 = a.iter().map(|word| word.count_ones()).sum();
                yes | Choice::from(u8::from(weight as usize == ring.degree()))
            })
        });
        &PLANTED
    }
}
