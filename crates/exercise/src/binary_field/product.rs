// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products, and runs of squarings.

use super::elements::{any_element, any_field, in_one_field, polynomial, typical_element};
use super::fields::{field, small};
use super::oracle;
use crate::exercise::{Exercise, is_zero, planted_kernel, right};
use crate::oracle::{big, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::binary_field::DynGf2m;
use bezout::binary_field::kernels::{Multiply, SquareTimes};
use bezout::kernels::Kernel;
use std::rc::Rc;

/// `a b`.
#[derive(Clone, Debug)]
pub struct Factors {
    pub field: Rc<DynGf2m>,
    pub a: Vec<u64>,
    pub b: Vec<u64>,
}

impl Exercise for Multiply {
    const LABEL: &'static str = "gf2_multiply";

    in_one_field!(Factors);

    fn operands(random: &mut Random, limbs: usize) -> Factors {
        let field = any_field(random, limbs);
        let [a, b] = [(); 2].map(|()| any_element(random, &field));
        Factors { field, a, b }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Factors> {
        let [(field, a), (_, b)] = [
            typical_element(random, size)?,
            typical_element(random, size)?,
        ];
        Some(Factors { field, a, b })
    }

    fn small(each: &mut dyn FnMut(&Factors)) {
        for (degree, middle) in small().filter(|shape| shape.0 <= 6) {
            let field = field(degree, middle, false);
            for (a, b) in (0..1 << degree).flat_map(|a| (0..1 << degree).map(move |b| (a, b))) {
                let (field, a, b) = (Rc::clone(&field), vec![a], vec![b]);
                each(&Factors { field, a, b });
            }
        }
    }

    fn expected(o: &Factors) -> Vec<u64> {
        let product = oracle::product(&big(&o.a), &big(&o.b));
        let product = oracle::remainder(product, &polynomial(&o.field));
        limbs(&product, o.field.words())
    }

    fn call(kernel: &Kernel<Self>, o: &Factors, out: &mut Vec<u64>) -> u64 {
        (kernel.run)(&(*o.field).as_ref(), out, &o.a, &o.b);
        out[0]
    }

    planted_kernel! {
        /// Right but where the second factor has words of zeros alone.
        Multiply: "karatsuba/portable", |field, out, a, b| {
            (right::<Multiply>("karatsuba/portable").run)(field, out, a, b);
            out[0] ^= u64::from(is_zero(b));
        }
    }
}

/// `a^(2^times)`.
#[derive(Clone, Debug)]
pub struct Power {
    pub field: Rc<DynGf2m>,
    pub a: Vec<u64>,
    pub times: usize,
}

impl Exercise for SquareTimes {
    const LABEL: &'static str = "gf2_square_times";

    in_one_field!(Power);

    fn operands(random: &mut Random, limbs: usize) -> Power {
        let field = any_field(random, limbs);
        let (a, times) = (any_element(random, &field), random.below(5) as usize);
        Power { field, a, times }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Power> {
        let (field, a) = typical_element(random, size)?;
        Some(Power { field, a, times: 1 })
    }

    fn small(each: &mut dyn FnMut(&Power)) {
        for (degree, middle) in small() {
            let field = field(degree, middle, false);
            for times in 0..3 {
                for a in (0..1 << degree).chain(u64::MAX - 15..=u64::MAX) {
                    let (field, a) = (Rc::clone(&field), vec![a]);
                    each(&Power { field, a, times });
                }
            }
        }
    }

    fn expected(o: &Power) -> Vec<u64> {
        let (mut a, f) = (big(&o.a), polynomial(&o.field));
        for _ in 0..o.times {
            a = oracle::remainder(oracle::product(&a, &a), &f);
        }
        limbs(&oracle::remainder(a, &f), o.field.words())
    }

    fn call(kernel: &Kernel<Self>, o: &Power, out: &mut Vec<u64>) -> u64 {
        (kernel.run)(&(*o.field).as_ref(), out, &o.a, o.times);
        out[0]
    }

    planted_kernel! {
        /// Right but where no squaring is asked for.
        SquareTimes: "spread/portable", |field, out, a, times| {
            (right::<SquareTimes>("spread/portable").run)(field, out, a, times);
            out[0] ^= u64::from(times == 0);
        }
    }
}
