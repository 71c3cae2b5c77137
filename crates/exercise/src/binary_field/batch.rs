// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses.

use super::elements::{
    any_element, any_field, canonical, parameters, polynomial, sizes, typical_element,
};
use super::fields::{field, small};
use super::invert::Inversion;
use crate::exercise::{Exercise, is_zero, planted_kernel, right};
use crate::oracle::big;
use crate::random::Random;
use crate::size::Size;
use bezout::binary_field::DynGf2m;
use bezout::binary_field::kernels::{FieldShape, Invert, InvertBatch};
use bezout::kernels::Kernel;
use num_bigint::BigUint;
use std::rc::Rc;

/// Elements of a field, one behind the other.
#[derive(Clone, Debug)]
pub struct Batch {
    pub field: Rc<DynGf2m>,
    pub rows: Vec<u64>,
}

/// Elements, scratch, and what the kernel says.
pub struct Room {
    rows: Vec<u64>,
    scratch: Vec<u64>,
    yes: bool,
}

impl Exercise for InvertBatch {
    const LABEL: &'static str = "gf2_invert_batch";
    const COST: usize = 64;
    type Operands = Batch;
    type Answer = (Vec<u64>, bool);
    type Room = Room;

    fn parameter(x: &Batch) -> (FieldShape, usize) {
        let shape = FieldShape::new((*x.field).as_ref());
        (shape, x.rows.len() / shape.words())
    }

    fn parameters() -> Vec<(FieldShape, usize)> {
        parameters().into_iter().map(|shape| (shape, 17)).collect()
    }

    fn has_length(limbs: usize) -> bool {
        Invert::has_length(limbs)
    }

    /// As few as no pass takes, or some groups of eight with a rest; now and then more than are
    /// inverted together.
    fn operands(random: &mut Random, limbs: usize) -> Batch {
        let field = any_field(random, limbs);
        let most = if random.below(16) == 0 { 300 } else { 40 };
        let count = random.below(most);
        let rows = (0..count).flat_map(|_| any_element(random, &field));
        let rows = rows.collect();
        Batch { field, rows }
    }

    fn sizes(degrees: &[usize]) -> Vec<Size> {
        sizes(degrees)
    }

    /// 1024 elements.
    fn typical(random: &mut Random, size: Size) -> Option<Batch> {
        let (field, _) = typical_element(random, size)?;
        let rows = (0..1024).map(|_| Some(typical_element(random, size)?.1));
        let rows = rows.collect::<Option<Vec<_>>>()?.concat();
        Some(Batch { field, rows })
    }

    /// The first element.
    fn numbers(x: &Batch) -> [BigUint; 3] {
        let first = x.rows.get(..x.field.words()).unwrap_or(&[]);
        [big(first), BigUint::ZERO, polynomial(&x.field)]
    }

    fn results(x: &Batch) -> usize {
        x.rows.len() / x.field.words()
    }

    /// All elements of all fields of up to six bits, in batches of one to twenty.
    fn small(each: &mut dyn FnMut(&Batch)) {
        let mut count = 1;
        for (degree, middle) in small().filter(|shape| shape.0 <= 6) {
            let field = field(degree, middle, false);
            let all: Vec<u64> = (0..1 << degree).collect();
            let mut rest = &all[..];
            while !rest.is_empty() {
                let (rows, behind) = rest.split_at(count.min(rest.len()));
                let (field, rows) = (Rc::clone(&field), rows.to_vec());
                each(&Batch { field, rows });
                (rest, count) = (behind, count % 20 + 1);
            }
        }
    }

    fn expected(x: &Batch) -> (Vec<u64>, bool) {
        let elements = x.rows.chunks(x.field.words());
        let all = elements.map(|a| {
            let (field, a) = (Rc::clone(&x.field), a.to_vec());
            Invert::expected(&Inversion { field, a })
        });
        let all: Vec<_> = all.collect();
        let none = all.iter().all(|y| !is_zero(y));
        (all.concat(), none)
    }

    fn room(kernel: &Kernel<Self>, parameter: &(FieldShape, usize)) -> Room {
        let (shape, count) = parameter;
        Room {
            rows: vec![0; shape.words() * count],
            scratch: vec![0xdead_beef_dead_beef; (kernel.scratch)(parameter)],
            yes: false,
        }
    }

    fn call(kernel: &Kernel<Self>, x: &Batch, room: &mut Room) -> u64 {
        room.rows.copy_from_slice(&x.rows);
        let field = (*x.field).as_ref();
        room.yes = (kernel.run)(&field, &mut room.rows, &mut room.scratch).into();
        room.rows.first().copied().unwrap_or(0)
    }

    fn answer(x: &Batch, room: &Room) -> (Vec<u64>, bool) {
        let elements = room.rows.chunks(x.field.words());
        let all: Vec<_> = elements.map(|a| canonical(&x.field, a)).collect();
        (all.concat(), room.yes)
    }

    planted_kernel! {
        /// It says yes where the last element has words of zeros.
        InvertBatch: "montgomery_trick/portable", |field, rows, scratch| {
            let last = rows.rchunks(field.words()).next();
            let zero = last.is_some_and(is_zero);
            let yes = (right::<InvertBatch>("montgomery_trick/portable").run)(field, rows, scratch);
            yes | u8::from(zero).into()
        }
    }
}
