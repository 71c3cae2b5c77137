// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols.

use super::lengths::{LONGER, dirty, padded, shapes};
use super::vectors::{nat, pair, reduced};
use crate::exercise::{Exercise, Vector, is_zero, planted_kernel, right};
use crate::oracle::{big, jacobi};
use crate::random::Random;
use crate::size::Size;
use bezout::Symbol;
use bezout::kernels::Kernel;
use bezout::kernels::integer::{Jacobi, Shape};
use num_bigint::BigUint;
use serde_json::Value;

/// `(x / n)`, for odd `n`.
#[derive(Clone, Debug)]
pub struct Symbols {
    pub x: Vec<u64>,
    pub n: Vec<u64>,
}

/// The result and scratch.
pub struct Room {
    pub symbol: Symbol,
    pub scratch: Vec<u64>,
}

impl Exercise for Jacobi {
    type Operands = Symbols;
    type Answer = i8;
    type Room = Room;

    fn parameter(o: &Symbols) -> Shape {
        Shape::new(o.n.len())
    }

    fn parameters() -> Vec<Shape> {
        shapes()
    }

    fn operands(random: &mut Random, limbs: usize) -> Symbols {
        let n = random.odd(limbs);
        let x = random.companion(&n);
        Symbols { x, n }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Symbols> {
        let n = size.modulus()?;
        let x = random.unit(&n);
        Some(Symbols { x, n })
    }

    fn numbers(o: &Symbols) -> [BigUint; 3] {
        [big(&o.x), BigUint::ZERO, big(&o.n)]
    }

    fn small(each: &mut dyn FnMut(&Symbols)) {
        for n in (1..512u64).step_by(2) {
            for x in (0..n + 8).chain(u64::MAX - 3..=u64::MAX) {
                each(&Symbols {
                    x: vec![x],
                    n: vec![n],
                });
            }
        }
        for limbs in LONGER {
            for n in (1..64).step_by(2) {
                for x in 0..n + 2 {
                    let [x, n] = [x, n].map(|x| padded(x, limbs));
                    each(&Symbols { x, n });
                }
            }
        }
    }

    fn expected(o: &Symbols) -> i8 {
        jacobi(&big(&o.x), &big(&o.n))
    }

    fn room(kernel: &Kernel<Self>, shape: &Shape) -> Room {
        Room {
            symbol: Symbol::ZERO,
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Symbols, room: &mut Room) -> u64 {
        room.symbol = (kernel.run)(&o.x, &o.n, &mut room.scratch);
        room.symbol.value() as u64
    }

    fn answer(_: &Symbols, room: &Room) -> i8 {
        room.symbol.value()
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        (operation == "jacobi").then(|| {
            let n = nat(&input["n"]);
            let (x, n) = pair(&reduced(&input["x"], &n), &n);
            let symbol = result["symbol"].as_i64().expect("a symbol");
            (Symbols { x, n }, symbol as i8)
        })
    }

    planted_kernel! {
        /// Right but for the sign where `x = 2`.
        Jacobi: "divstep60/portable", |x, n, scratch| {
            let symbol = (right::<Jacobi>("divstep60/portable").run)(x, n, scratch);
            let two = x[0] == 2 && is_zero(&x[1..]);
            if two { -symbol } else { symbol }
        }
    }
}
