// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors and their cofactors.

use super::lengths::{LONGER, dirty, padded, shapes};
use super::vectors::{int, nat, pair};
use crate::exercise::{Exercise, Vector, is_zero, planted_kernel, right};
use crate::oracle::{big, cofactors, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::kernels::integer::{Gcd, Shape, Xgcd};
use bezout::kernels::{Choice, Kernel};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use serde_json::Value;

/// Any two numbers of the same length.
#[derive(Clone, Debug)]
pub struct Pair {
    pub a: Vec<u64>,
    pub b: Vec<u64>,
}

/// What both operations say of their operands.
macro_rules! operands {
    () => {
        type Operands = Pair;

        fn parameter(o: &Pair) -> Shape {
            Shape::new(o.a.len())
        }

        fn parameters() -> Vec<Shape> {
            shapes()
        }

        fn operands(random: &mut Random, n: usize) -> Pair {
            let mut a = random.any(n);
            let mut b = random.companion(&a);
            if random.below(3) == 0 {
                // A common factor, twos included.
                let g = limbs(&(big(&random.any(n)) >> (32 * n)), n);
                let product = |x: &[u64]| limbs(&((big(x) >> (32 * n)) * big(&g)), n);
                (a, b) = (product(&a), product(&b));
            }
            if random.below(2) == 0 {
                (a, b) = (b, a);
            }
            Pair { a, b }
        }

        fn typical(random: &mut Random, size: Size) -> Option<Pair> {
            let mut number = || random.odd_of_bits(size.bits(), size.limbs());
            let (a, b) = (number(), number());
            matches!(size, Size::Bits(_) | Size::Group { .. }).then_some(Pair { a, b })
        }

        fn numbers(o: &Pair) -> [BigUint; 3] {
            [big(&o.a), big(&o.b), BigUint::ZERO]
        }

        fn small(each: &mut dyn FnMut(&Pair)) {
            for a in 0..300 {
                for b in 0..300 {
                    each(&Pair {
                        a: vec![a],
                        b: vec![b],
                    });
                }
            }
            for limbs in LONGER {
                for (a, b) in (0..48).flat_map(|a| (0..48).map(move |b| (a, b))) {
                    let [a, b] = [a, b].map(|x| padded(x, limbs));
                    each(&Pair { a, b });
                }
            }
        }
    };
}

impl Pair {
    /// From the magnitudes of the input of a vector.
    fn vector(input: &Value) -> Self {
        let (a, b) = (int(&input["a"]), int(&input["b"]));
        let (a, b) = pair(a.magnitude(), b.magnitude());
        Self { a, b }
    }
}

/// Outputs and scratch of a gcd.
pub struct Room {
    pub out: Vec<u64>,
    pub scratch: Vec<u64>,
}

impl Exercise for Gcd {
    type Answer = BigUint;
    type Room = Room;

    operands!();

    fn expected(o: &Pair) -> BigUint {
        big(&o.a).gcd(&big(&o.b))
    }

    fn room(kernel: &Kernel<Self>, shape: &Shape) -> Room {
        Room {
            out: dirty(shape.limbs),
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Pair, room: &mut Room) -> u64 {
        (kernel.run)(&mut room.out, &o.a, &o.b, &mut room.scratch);
        room.out[0]
    }

    fn answer(_: &Pair, room: &Room) -> BigUint {
        big(&room.out)
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        let known = operation == "gcd" || operation == "xgcd";
        known.then(|| (Pair::vector(input), nat(&result["gcd"])))
    }

    planted_kernel! {
        /// Right but where the second number is zero.
        Gcd: RIGHT, |out, a, b, scratch| {
            (right::<Gcd>(RIGHT).run)(out, a, b, scratch);
            out[0] ^= u64::from(is_zero(b));
        }
    }
}

/// Outputs and scratch of a gcd with cofactors.
pub struct CofactorRoom {
    pub out: [Vec<u64>; 3],
    pub negative: [Choice; 2],
    pub scratch: Vec<u64>,
}

impl Exercise for Xgcd {
    type Answer = (BigUint, BigInt, BigInt);
    type Room = CofactorRoom;

    operands!();

    fn expected(o: &Pair) -> Self::Answer {
        cofactors(&big(&o.a), &big(&o.b))
    }

    fn room(kernel: &Kernel<Self>, shape: &Shape) -> CofactorRoom {
        let number = || dirty(shape.limbs);
        CofactorRoom {
            out: [number(), number(), number()],
            negative: [Choice::from(0); 2],
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Pair, room: &mut CofactorRoom) -> u64 {
        let [g, s, t] = &mut room.out;
        let (s_negative, t_negative) = (kernel.run)(g, s, t, &o.a, &o.b, &mut room.scratch);
        room.negative = [s_negative, t_negative];
        room.out[1][0]
    }

    fn answer(_: &Pair, room: &CofactorRoom) -> Self::Answer {
        let [g, s, t] = &room.out;
        let signed = |x: &[u64], negative: Choice| {
            let (x, negative) = (BigInt::from(big(x)), bool::from(negative));
            assert!(!negative || x != BigInt::ZERO, "-0");
            if negative { -x } else { x }
        };
        let [s_negative, t_negative] = room.negative;
        (big(g), signed(s, s_negative), signed(t, t_negative))
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        // Cofactors of the absolute values, with the signs taken out.
        let sign = |name: &str| match int(&input[name]).sign() {
            Sign::Minus => -1,
            _ => 1,
        };
        (operation == "xgcd").then(|| {
            let (s, t) = (int(&result["s"]) * sign("a"), int(&result["t"]) * sign("b"));
            (Pair::vector(input), (nat(&result["gcd"]), s, t))
        })
    }

    planted_kernel! {
        /// Right but for the first cofactor where the second number is zero.
        Xgcd: RIGHT, |g, s, t, a, b, scratch| {
            let negative = (right::<Xgcd>(RIGHT).run)(g, s, t, a, b, scratch);
            s[0] ^= u64::from(is_zero(b));
            negative
        }
    }
}

/// Of both operations: what their planted kernels are made of.
const RIGHT: &str = "divstep60/portable";
