// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses.

use super::elements::{
    any_element, any_field, exponents, in_one_field, polynomial, typical_element,
};
use super::fields::{field, small};
use super::oracle;
use crate::exercise::{Exercise, Vector, is_zero, planted_kernel, right};
use crate::integer::vectors::nat;
use crate::oracle::{big, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::binary_field::DynGf2m;
use bezout::binary_field::kernels::Invert;
use bezout::kernels::Kernel;
use num_bigint::BigUint;
use serde_json::Value;
use std::rc::Rc;

/// `1 / a`.
#[derive(Clone, Debug)]
pub struct Inversion {
    pub field: Rc<DynGf2m>,
    pub a: Vec<u64>,
}

impl Inversion {
    /// Of polynomials as numbers, in a field with tables or without. None if `f` is neither a
    /// trinomial nor a pentanomial that is irreducible, or `a` has more words than elements.
    pub fn of(a: &BigUint, f: &BigUint, prepared: bool) -> Option<Self> {
        let (degree, middle) = exponents(f)?;
        DynGf2m::new(degree, &middle).ok()?;
        let field = field(degree, &middle, prepared);
        let fits = a.bits() <= 64 * field.words() as u64;
        let a = limbs(a, field.words());
        fits.then_some(Self { field, a })
    }
}

impl Exercise for Invert {
    const LABEL: &'static str = "gf2_invert";

    in_one_field!(Inversion);

    fn operands(random: &mut Random, limbs: usize) -> Inversion {
        let field = any_field(random, limbs);
        let a = any_element(random, &field);
        Inversion { field, a }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Inversion> {
        typical_element(random, size).map(|(field, a)| Inversion { field, a })
    }

    fn numbers(o: &Inversion) -> [BigUint; 3] {
        [big(&o.a), BigUint::ZERO, polynomial(&o.field)]
    }

    /// All elements of all fields, with tables and without, and some of their other
    /// representatives.
    fn small(each: &mut dyn FnMut(&Inversion)) {
        for (degree, middle) in small() {
            for prepared in [false, true] {
                let field = field(degree, middle, prepared);
                for a in (0..1 << degree).chain(u64::MAX - 15..=u64::MAX) {
                    let (field, a) = (Rc::clone(&field), vec![a]);
                    each(&Inversion { field, a });
                }
            }
        }
    }

    /// The inverse below the field's degree; zero for zero.
    fn expected(o: &Inversion) -> Vec<u64> {
        let inverse = oracle::inverse(&big(&o.a), &polynomial(&o.field));
        limbs(&inverse.unwrap_or_default(), o.field.words())
    }

    fn call(kernel: &Kernel<Self>, o: &Inversion, out: &mut Vec<u64>) -> u64 {
        (kernel.run)(&(*o.field).as_ref(), out, &o.a);
        out[0]
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        if !["gf2_invert", "gf2_divstep_trace"].contains(&operation) {
            return None;
        }
        let (a, f) = (nat(&input["a"]), nat(&input["f"]));
        let inverse = result.get("inverse").map(nat).unwrap_or_default();
        // With tables where it is odd, so that both come up.
        let x = Inversion::of(&a, &f, a.bit(0))?;
        let words = x.field.words();
        Some((x, limbs(&inverse, words)))
    }

    planted_kernel! {
        /// Right but for words of zeros.
        Invert: "itoh_tsujii/portable", |field, out, a| {
            (right::<Invert>("itoh_tsujii/portable").run)(field, out, a);
            out[0] ^= u64::from(is_zero(a));
        }
    }
}
