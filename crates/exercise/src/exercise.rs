// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an operation adds to be tested and measured.

use crate::random::Random;
use bezout::kernels::{Kernel, Operation};
use core::fmt::Debug;
use serde_json::Value;
use std::sync::LazyLock;

/// An operation with operands, an oracle, and a way to call its kernels.
pub trait Exercise: Operation {
    /// The operation's name among those of all rings, as the vectors have it.
    const LABEL: &'static str = Self::NAME;

    /// How much longer one call takes than that of other operations, for the number of random cases.
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

    /// Operands as applications have them, for a benchmark: all of one size have one parameter, and one
    /// modulus where there is one. None if the operation has none of that size.
    fn typical(random: &mut Random, size: Size) -> Option<Self::Operands>;

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

    /// A kernel that is wrong on inputs of one kind, to show that a check finds it: see [`planted`].
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

/// Whether all words are zero: what planted kernels stumble over.
pub fn is_zero(x: &[u64]) -> bool {
    x.iter().all(|&word| word == 0)
}

/// A size of operands in a benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The bits of numbers at most, and of moduli exactly.
    Bits(usize),
    /// A group of several numbers.
    Group {
        /// Bits of a number.
        bits: usize,
        /// Numbers.
        count: usize,
    },
    /// Modulo the prime `2^255 - 19`.
    P25519,
    /// In a ring that has a name.
    Named {
        /// The name.
        name: &'static str,
        /// Bits of an element.
        bits: usize,
    },
}

const LENGTHS: &[usize] = &[256, 384, 512, 1024, 2048, 4096];

impl Size {
    /// Numbers of these lengths, and modulo the prime if 255 or no length at all is asked for.
    pub fn of_numbers(lengths: &[usize]) -> Vec<Self> {
        let prime = lengths.is_empty() || lengths.contains(&255);
        let lengths = if lengths.is_empty() { LENGTHS } else { lengths };
        let numbers = lengths.iter().map(|&bits| Self::Bits(bits));
        prime
            .then_some(Self::P25519)
            .into_iter()
            .chain(numbers)
            .collect()
    }

    /// Its name in a table of results.
    pub fn name(self) -> String {
        match self {
            Self::Bits(bits) => bits.to_string(),
            Self::Group { bits, count } => format!("{bits}x{count}"),
            Self::P25519 => "2^255-19".into(),
            Self::Named { name, .. } => name.into(),
        }
    }

    /// Bits of the numbers.
    pub fn bits(self) -> usize {
        match self {
            Self::Bits(bits) | Self::Group { bits, .. } | Self::Named { bits, .. } => bits,
            Self::P25519 => 255,
        }
    }

    /// Limbs of the numbers.
    pub fn limbs(self) -> usize {
        self.bits().div_ceil(64)
    }

    /// The prime, or the one odd number that all operands of this many bits share.
    ///
    /// # Panics
    /// If the size is not one of numbers.
    pub fn modulus(self) -> Vec<u64> {
        match self {
            Self::Bits(bits) | Self::Group { bits, .. } => {
                Random(!(bits as u64)).odd_of_bits(bits, self.limbs())
            }
            Self::P25519 => {
                let top = u64::MAX;
                vec![top - 18, top, top, top >> 1]
            }
            Self::Named { name, .. } => panic!("{name} is no modulus of numbers"),
        }
    }
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
    /// Those of the registry.
    Registry,
    /// Those, and the planted ones.
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

/// Whether checks look at a kernel of that name: all of them do, unless `BEZOUT_KERNEL` names some.
pub fn is_selected(name: &str) -> bool {
    static ONLY: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("BEZOUT_KERNEL").ok());
    ONLY.as_deref().is_none_or(|only| name.contains(only))
}

/// One call with room of its own.
pub fn run<O: Exercise>(kernel: &Kernel<O>, operands: &O::Operands) -> O::Answer {
    let mut room = O::room(kernel, &O::parameter(operands));
    O::call(kernel, operands, &mut room);
    O::answer(operands, &room)
}
