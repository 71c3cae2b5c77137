// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses where coefficients are small.

use super::elements::{any_element, any_ring, preset, rings, uniform};
use super::invert::Inversion;
use crate::exercise::{Exercise, planted_kernel, right};
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::polynomial::{Invert, InvertBatch};
use bezout::kernels::{Choice, Kernel};
use bezout::polynomial::Ring;
use bezout::polynomial::presets::RINGS;

/// Elements of a ring, one behind the other.
#[derive(Clone, Debug)]
pub struct Batch {
    pub ring: Ring,
    pub elements: Vec<u16>,
}

/// Elements, and which of them have an inverse.
pub struct Room {
    elements: Vec<u16>,
    yes: Vec<Choice>,
}

impl Exercise for InvertBatch {
    const LABEL: &'static str = "poly_invert_batch";
    const COST: usize = 256;
    type Operands = Batch;
    type Answer = (Vec<u16>, Vec<bool>);
    type Room = Room;

    fn parameter(x: &Batch) -> (Ring, usize) {
        (x.ring, x.elements.len() / x.ring.len())
    }

    fn parameters() -> Vec<(Ring, usize)> {
        rings().into_iter().map(|ring| (ring, 2)).collect()
    }

    fn has_length(limbs: usize) -> bool {
        Invert::has_length(limbs)
    }

    fn operands(random: &mut Random, limbs: usize) -> Batch {
        let ring = any_ring(random, limbs);
        let count = random.below(6);
        let elements = (0..count).flat_map(|_| any_element(random, &ring));
        let elements = elements.collect();
        Batch { ring, elements }
    }

    fn sizes(degrees: &[usize]) -> Vec<Size> {
        Invert::sizes(degrees)
    }

    /// Eight elements.
    fn typical(random: &mut Random, size: Size) -> Option<Batch> {
        let ring = preset(RINGS, size)?;
        let elements = uniform(random, 8 * ring.len(), ring.q());
        let elements = elements.iter().map(|&c| c as u16).collect();
        Some(Batch { ring, elements })
    }

    fn results(x: &Batch) -> usize {
        x.elements.len() / x.ring.len()
    }

    /// All elements of the smallest rings, in batches of one, two and three.
    fn small(each: &mut dyn FnMut(&Batch)) {
        let prime = [(2, 3), (3, 3), (4, 3), (5, 3), (2, 5)];
        let prime = prime.map(|(p, q)| Ring::ntru_prime(p, q));
        let ones = [(3, 3), (5, 3), (3, 2), (3, 4)].map(|(n, q)| Ring::ntru(n, q));
        for ring in prime.into_iter().chain(ones) {
            let ring = ring.expect("a ring");
            let (n, q) = (ring.len(), ring.q());
            let element = |index| (0..n).map(move |i| (index / q.pow(i as u32) % q) as u16);
            let (mut index, mut count) = (0, 1);
            while index < q.pow(n as u32) {
                let elements = (index..index + count).flat_map(element).collect();
                each(&Batch { ring, elements });
                (index, count) = (index + count, count % 3 + 1);
            }
        }
    }

    fn expected(x: &Batch) -> Self::Answer {
        let ring = x.ring;
        let found = x.elements.chunks(ring.len()).map(|a| {
            let a = a.to_vec();
            Invert::expected(&Inversion { ring, a })
        });
        let (out, yes): (Vec<_>, _) = found.map(|found| (found.out, found.yes)).unzip();
        (out.concat(), yes)
    }

    fn room(_: &Kernel<Self>, (ring, count): &(Ring, usize)) -> Room {
        Room {
            elements: vec![0xabcd; count * ring.len()],
            yes: vec![Choice::from(0); *count],
        }
    }

    fn call(kernel: &Kernel<Self>, x: &Batch, room: &mut Room) -> u64 {
        room.elements.copy_from_slice(&x.elements);
        (kernel.run)(&x.ring, &mut room.elements, &mut room.yes);
        room.elements.first().copied().unwrap_or(0).into()
    }

    fn answer(_: &Batch, room: &Room) -> Self::Answer {
        let yes = room.yes.iter().map(|&yes| yes.into()).collect();
        (room.elements.clone(), yes)
    }

    planted_kernel! {
        /// It says yes where the last element is zero.
        InvertBatch: "one_by_one/portable", |ring, elements, yes| {
            let last = elements.rchunks(ring.len()).next();
            let zero = last.is_some_and(|a| a.iter().all(|&c| c == 0));
            (right::<InvertBatch>("one_by_one/portable").run)(ring, elements, yes);
            if let Some(last) = yes.last_mut().filter(|_| zero) {
                *last = Choice::from(1);
            }
        }
    }
}
