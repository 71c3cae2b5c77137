// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's products.

use super::lengths::{LONGER, dirty, padded, shapes};
use crate::exercise::{Exercise, is_zero, planted_kernel, right};
use crate::oracle::{big, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::ModulusRef;
use bezout::kernels::Kernel;
use bezout::kernels::integer::{MontgomeryProduct, Shape};
use num_bigint::BigUint;

/// `a b / R mod m`, for odd `m` and `b` below it.
#[derive(Clone, Debug)]
pub struct Factors {
    pub a: Vec<u64>,
    pub b: Vec<u64>,
    pub m: Vec<u64>,
}

impl Factors {
    fn new(a: Vec<u64>, b: &[u64], m: Vec<u64>) -> Self {
        let b = limbs(&(big(b) % big(&m)), m.len());
        Self { a, b, m }
    }
}

impl Exercise for MontgomeryProduct {
    type Operands = Factors;
    type Answer = Vec<u64>;
    type Room = Vec<u64>;

    fn parameter(o: &Factors) -> Shape {
        Shape::new(o.m.len())
    }

    fn parameters() -> Vec<Shape> {
        shapes()
    }

    fn operands(random: &mut Random, n: usize) -> Factors {
        let m = random.odd(n);
        let b = random.companion(&m);
        Factors::new(random.any(n), &b, m)
    }

    fn typical(random: &mut Random, size: Size) -> Option<Factors> {
        let m = size.modulus()?;
        let [a, b] = [(); 2].map(|()| random.below_bits(size.bits(), m.len()));
        Some(Factors::new(a, &b, m))
    }

    fn small(each: &mut dyn FnMut(&Factors)) {
        for m in (1..64).step_by(2) {
            for b in 0..m {
                for a in (0..2 * m).chain(u64::MAX - 3..=u64::MAX) {
                    each(&Factors {
                        a: vec![a],
                        b: vec![b],
                        m: vec![m],
                    });
                }
            }
        }
        for limbs in LONGER {
            for m in (1..16).step_by(2) {
                for (a, b) in (0..2 * m).flat_map(|a| (0..m).map(move |b| (a, b))) {
                    let [a, b, m] = [a, b, m].map(|x| padded(x, limbs));
                    each(&Factors { a, b, m });
                }
            }
        }
    }

    fn expected(o: &Factors) -> Vec<u64> {
        let (n, m) = (o.m.len(), big(&o.m));
        if m == BigUint::from(1u8) {
            return vec![0; n];
        }
        let r = (BigUint::from(1u8) << (64 * n)) % &m;
        let inverse = r.modinv(&m).expect("odd");
        limbs(&(big(&o.a) * big(&o.b) * inverse % m), n)
    }

    fn room(_: &Kernel<Self>, shape: &Shape) -> Vec<u64> {
        dirty(shape.limbs)
    }

    fn call(kernel: &Kernel<Self>, o: &Factors, out: &mut Vec<u64>) -> u64 {
        (kernel.run)(out, &o.a, &o.b, ModulusRef::new(&o.m).expect("odd"));
        out[0]
    }

    fn answer(_: &Factors, out: &Vec<u64>) -> Vec<u64> {
        out.clone()
    }

    planted_kernel! {
        /// Right but where the second factor is zero.
        MontgomeryProduct: "montgomery/portable", |out, a, b, m| {
            (right::<MontgomeryProduct>("montgomery/portable").run)(out, a, b, m);
            out[0] ^= u64::from(is_zero(b));
        }
    }
}
