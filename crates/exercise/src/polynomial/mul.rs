// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products where coefficients are small.

use super::elements::{any_element, any_ring, preset, rings, uniform};
use crate::exercise::{Exercise, planted_kernel, right};
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::Kernel;
use bezout::polynomial::kernels::{Invert, Multiply};
use bezout::polynomial::presets::RINGS;
use bezout::polynomial::{Ring, Shape};

/// `a b`, centered.
#[derive(Clone, Debug)]
pub struct Factors {
    pub ring: Ring,
    pub a: Vec<i16>,
    pub b: Vec<i16>,
}

/// The remainder nearest to zero, from `-q/2` on.
pub fn centered(x: i64, q: u32) -> i16 {
    let (q, half) = (i64::from(q), i64::from(q / 2));
    ((x + half).rem_euclid(q) - half) as i16
}

fn factors(ring: Ring, a: &[u16], b: &[u16]) -> Factors {
    let [a, b] = [a, b].map(|x| x.iter().map(|&c| centered(c.into(), ring.q())).collect());
    Factors { ring, a, b }
}

/// What is said of the second factor: short ones have products of their own.
fn most(x: &Factors) -> u16 {
    let largest = x.b.iter().map(|c| c.unsigned_abs()).max();
    [1, 6, 128]
        .into_iter()
        .find(|&most| Some(most) >= largest)
        .unwrap_or(1 << 15)
}

impl Exercise for Multiply {
    const LABEL: &'static str = "poly_multiply";
    const COST: usize = 16;
    type Operands = Factors;
    type Answer = Vec<i16>;
    type Room = Vec<i16>;

    fn parameter(x: &Factors) -> Ring {
        x.ring
    }

    fn parameters() -> Vec<Ring> {
        rings()
    }

    fn has_length(limbs: usize) -> bool {
        (1..=20).contains(&limbs)
    }

    fn operands(random: &mut Random, limbs: usize) -> Factors {
        let ring = any_ring(random, limbs);
        let [a, b] = [(); 2].map(|()| any_element(random, &ring));
        factors(ring, &a, &b)
    }

    fn sizes(degrees: &[usize]) -> Vec<Size> {
        Invert::sizes(degrees)
    }

    fn typical(random: &mut Random, size: Size) -> Option<Factors> {
        let ring = preset(RINGS, size)?;
        let [a, b] = [ring.q(), ring.q().min(3)].map(|q| {
            let all = uniform(random, ring.len(), q);
            all.iter().map(|&c| c as u16).collect::<Vec<_>>()
        });
        Some(factors(ring, &a, &b))
    }

    /// All pairs of elements of small rings, or those with coefficients at the edges.
    fn small(each: &mut dyn FnMut(&Factors)) {
        let prime =
            [(2, 3), (3, 3), (2, 5), (2, 4099), (3, 8191)].map(|(p, q)| Ring::ntru_prime(p, q));
        let ones =
            [(3, 2), (3, 3), (3, 4), (3, 5), (4, 7), (5, 65536)].map(|(n, q)| Ring::ntru(n, q));
        for ring in prime
            .into_iter()
            .chain(ones)
            .map(|ring| ring.expect("a ring"))
        {
            let (n, q) = (ring.len(), ring.q());
            let few = [0, 1, q / 2, q / 2 + 1, q - 1];
            let values: Vec<u32> = if q > 5 { few.into() } else { (0..q).collect() };
            let count = values.len().pow(n as u32);
            let step = (count / 60).max(1) | 1;
            let element = |index: usize| -> Vec<u16> {
                let digit = |i| values[index / values.len().pow(i) % values.len()] as u16;
                (0..n as u32).map(digit).collect()
            };
            for (i, j) in (0..count)
                .step_by(step)
                .flat_map(|i| (0..count).step_by(step).map(move |j| (i, j)))
            {
                each(&factors(ring, &element(i), &element(j)));
            }
        }
        // Standards' lengths, of which some vectors take no shorter ones.
        for ring in [Ring::ntru_prime(653, 4621), Ring::ntru(701, 8192)] {
            let ring = ring.expect("a ring");
            let (last, q) = (ring.len() - 1, ring.q() as u16);
            let term = |place: usize, coefficient: u16| {
                let mut a = vec![0; last + 1];
                a[place] = coefficient;
                a
            };
            for i in [0, 1, last / 2, last] {
                for j in [0, 1, last / 2, last] {
                    each(&factors(ring, &term(i, q / 2), &term(j, q - 1)));
                    each(&factors(ring, &term(i, q / 2 + 1), &term(j, 1)));
                }
            }
        }
    }

    /// The definition.
    fn expected(x: &Factors) -> Vec<i16> {
        let (n, q) = (x.ring.len(), x.ring.q());
        let mut c = vec![0i64; 2 * n];
        for (i, &a) in x.a.iter().enumerate() {
            for (c, &b) in c[i..].iter_mut().zip(&x.b) {
                *c += i64::from(a) * i64::from(b);
            }
        }
        for i in (n..2 * n).rev() {
            c[i - n] += c[i];
            if x.ring.shape() == Shape::Prime {
                c[i - n + 1] += c[i];
            }
        }
        c[..n].iter().map(|&c| centered(c, q)).collect()
    }

    fn room(_: &Kernel<Self>, ring: &Ring) -> Vec<i16> {
        vec![-0x5555; ring.len()]
    }

    fn call(kernel: &Kernel<Self>, x: &Factors, out: &mut Vec<i16>) -> u64 {
        (kernel.run)(&x.ring, out, &x.a, &x.b, most(x));
        out[0] as u64
    }

    fn answer(_: &Factors, out: &Vec<i16>) -> Vec<i16> {
        out.clone()
    }

    planted_kernel! {
        /// Right but where the second factor has no constant term.
        Multiply: "karatsuba/portable", |ring, out, a, b, most| {
            (right::<Multiply>("karatsuba/portable").run)(ring, out, a, b, most);
            out[0] ^= i16::from(b[0] == 0);
        }
    }
}
