// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an operation adds to be tested and measured.

use crate::random::Random;
use crate::size::Size;
use bezout::kernels::{Kernel, Operation};
use core::fmt::Debug;
use num_bigint::BigUint;
use serde_json::Value;
use std::sync::LazyLock;

/// An operation with operands, an oracle, and a way to call its kernels.
pub trait Exercise: Operation {
    /// The operation's name among those of all rings, as the vectors have it.
    const LABEL: &'static str = Self::NAME;

    /// How much longer one call takes than that of other operations, for the number of random
    /// cases.
    const COST: usize = 1;

    /// The operands of one call.
    type Operands: Clone + Debug + 'static;
    /// What comes out.
    type Answer: Clone + PartialEq + Debug + 'static;
    /// Outputs and scratch of one kernel, made once.
    type Room: 'static;

    /// What is public of operands.
    fn parameter(operands: &Self::Operands) -> Self::Parameter;

    /// Parameters on both sides of every boundary at which another kernel may become the default.
    fn parameters() -> Vec<Self::Parameter>;

    /// Whether there are operands of this number of limbs.
    fn has_length(_limbs: usize) -> bool {
        true
    }

    /// Operands of `limbs` limbs, half of them hard cases.
    fn operands(random: &mut Random, limbs: usize) -> Self::Operands;

    /// The sizes of operands in a benchmark, at these lengths, or at common ones if there are none.
    fn sizes(lengths: &[usize]) -> Vec<Size> {
        Size::of_numbers(lengths)
    }

    /// Operands as applications have them, for a benchmark: all of one size have one parameter, and
    /// one modulus where there is one. None if the operation has none of that size.
    fn typical(random: &mut Random, size: Size) -> Option<Self::Operands>;

    /// Such operands for other libraries: one number or two, and the modulus. Zeros where they are
    /// of this one alone.
    fn numbers(_operands: &Self::Operands) -> [BigUint; 3] {
        <[BigUint; 3]>::default()
    }

    /// How many results a call has, by which a benchmark may divide its time.
    fn results(_operands: &Self::Operands) -> usize {
        1
    }

    /// All operands of a few bits.
    fn small(each: &mut dyn FnMut(&Self::Operands));

    /// The answer by another library, or by definition.
    fn expected(operands: &Self::Operands) -> Self::Answer;

    /// Room for calls with this parameter; what is in it must not matter.
    fn room(kernel: &Kernel<Self>, parameter: &Self::Parameter) -> Self::Room;

    /// One call. Returns a word that depends on the result.
    fn call(kernel: &Kernel<Self>, operands: &Self::Operands, room: &mut Self::Room) -> u64;

    /// What the last call found.
    fn answer(operands: &Self::Operands, room: &Self::Room) -> Self::Answer;

    /// Operands and answer of a test of the committed vectors, if the operation has such.
    fn vector(_operation: &str, _input: &Value, _result: &Value) -> Option<Vector<Self>> {
        None
    }

    /// A kernel that is wrong on inputs of one kind, to show that a check finds it: see
    /// [`planted`].
    fn planted() -> &'static Kernel<Self>;
}

/// The name of planted kernels.
pub const PLANTED: &str = "planted/portable";

/// What a planted kernel calls, and spoils: a kernel of the table.
///
/// # Panics
/// If the table has none of this name.
pub fn right<O: Operation>(name: &str) -> &'static Kernel<O> {
    O::kernel(name).unwrap_or_else(|| panic!("no {name}"))
}

/// A kernel of the table with another function, which is wrong somewhere.
///
/// # Panics
/// If the table has none of this name.
pub fn planted<O: Operation>(name: &str, run: O::Function) -> Kernel<O> {
    Kernel {
        name: PLANTED,
        way: None,
        trace: None,
        run,
        ..*right(name)
    }
}

/// The function `planted` of an implementation: a kernel of the table, and what is done in its
/// place.
macro_rules! planted_kernel {
    ($(#[$about:meta])* $operation:ident: $right:expr, |$($argument:ident),*| $run:block) => {
        fn planted() -> &'static bezout::kernels::Kernel<Self> {
            $(#[$about])*
            static PLANTED: std::sync::LazyLock<bezout::kernels::Kernel<$operation>> =
                std::sync::LazyLock::new(|| {
                    $crate::exercise::planted::<$operation>($right, |$($argument),*| $run)
                });
            &PLANTED
        }
    };
}
pub(crate) use planted_kernel;

/// Whether all words are zero: what planted kernels stumble over.
pub fn is_zero(x: &[u64]) -> bool {
    x.iter().all(|&word| word == 0)
}

/// Operands and the answer that a vector has for them.
pub type Vector<O> = (<O as Exercise>::Operands, <O as Exercise>::Answer);

/// What goes through all operations that can be exercised.
pub trait Visitor {
    /// One of them.
    fn visit<O: Exercise>(&mut self);
}

/// Shows a visitor all operations of the registry: one that is no `Exercise` does not compile.
pub fn visit(visitor: &mut impl Visitor) {
    macro_rules! each {
        ($($operation:ty,)*) => { $(visitor.visit::<$operation>();)* };
    }
    bezout::for_each_operation!(each);
}

/// Which kernels a check goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suite {
    /// The kernels of the registry.
    Registry,
    /// The kernels of the registry, and the planted ones.
    WithPlanted,
    /// The planted ones alone, where the others are checked beside.
    Planted,
}

impl Suite {
    /// The kernels that run here on such operands.
    pub fn kernels<O: Exercise>(
        self,
        parameter: &O::Parameter,
    ) -> impl Iterator<Item = &'static Kernel<O>> + use<O> {
        let planted = (self != Self::Registry).then(O::planted);
        let parameter = *parameter;
        let table = match self {
            Self::Planted => &[],
            Self::Registry | Self::WithPlanted => O::table(),
        };
        table
            .iter()
            .chain(planted)
            .filter(move |kernel| kernel.accepts(&parameter) && is_selected(kernel.name))
    }
}

/// What is in the names of the kernels that checks look at, if `BEZOUT_KERNEL` says it.
pub(crate) fn only() -> Option<&'static str> {
    static ONLY: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("BEZOUT_KERNEL").ok());
    ONLY.as_deref()
}

/// Whether checks look at a kernel of that name: all of them do, unless `BEZOUT_KERNEL` names some.
pub fn is_selected(name: &str) -> bool {
    only().is_none_or(|only| name.contains(only))
}

/// One call with room of its own.
pub fn run<O: Exercise>(kernel: &Kernel<O>, operands: &O::Operands) -> O::Answer {
    let mut room = O::room(kernel, &O::parameter(operands));
    O::call(kernel, operands, &mut room);
    O::answer(operands, &room)
}
