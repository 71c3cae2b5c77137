// SPDX-License-Identifier: MIT OR Apache-2.0
//! One thing to check at one length, and the two ways to run it.

use crate::inputs::Inputs;
use crate::numbers::{CLASSES, Class, Numbers};
use crate::results::Results;
use crate::valgrind;
use core::fmt;
use core::hint::black_box;
use core::ops::RangeInclusive;
use std::rc::Rc;

/// Powers by exponents as long as the modulus are cubic in the length; beyond these limbs they take
/// longer than all the rest.
pub const LONGEST_POWER: usize = 16;

/// A function of this program that calls the library.
pub type Function = fn(&Inputs, &mut Results);

/// A call of a kernel.
pub type KernelCall = Rc<dyn Fn(&Inputs, &mut Results)>;

/// What is called.
#[derive(Clone)]
pub enum Call {
    Function(Function),
    /// An entry of the library's tables: the address of its function, and a call of it.
    Kernel(usize, KernelCall),
}

/// Where a case comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Function,
    Kernel,
    /// A planted one: it has to be found.
    Leak,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Function => "function",
            Self::Kernel => "kernel",
            Self::Leak => "leak",
        })
    }
}

/// On which inputs it makes sense.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    All,
    /// Modulo 1 every number is invertible.
    NoModulusOne,
}

/// What checks a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    Memcheck,
    DenyList,
    Trace,
    StaticTaint,
}

impl fmt::Display for Instrument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Memcheck => "memcheck",
            Self::DenyList => "deny-list",
            Self::Trace => "trace",
            Self::StaticTaint => "static taint",
        })
    }
}

/// The instruments of everything that is called without naming any.
const CHECKED: &[Instrument] = &[
    Instrument::Memcheck,
    Instrument::DenyList,
    Instrument::Trace,
];

#[derive(Clone)]
pub struct Case {
    pub name: String,
    pub kind: Kind,
    pub limbs: usize,
    /// The bits of the longest number, where that is less than the limbs have.
    pub bits: usize,
    /// All numbers of limbs that it takes: the coverage is counted against these.
    pub lengths: RangeInclusive<usize>,
    pub call: Call,
    pub scope: Scope,
    /// Whether this CPU, or valgrind, can run it.
    pub available: bool,
    /// How often in a run it may branch on a bit that is public by contract.
    pub declassifies: usize,
    pub instruments: Vec<Instrument>,
    /// Makes what is public, for numbers of this many limbs, if the case is to run. This is before
    /// anything is recorded, so that the record does not have it, nor has the disassembly to be
    /// searched for it. Under valgrind it takes longer than most cases.
    pub prepare: fn(usize),
    pub numbers: fn(usize, Class) -> Numbers,
    /// What is made of the numbers before it begins.
    pub inputs: fn(Numbers) -> Inputs,
    /// Inputs of its traces, where those of the plan are fewer: random ones are added. Where
    /// valgrind cannot look, traces have to.
    pub traces: usize,
    /// The most inputs under memcheck: one is enough for the path, others are for what it knows of
    /// single bits.
    pub tainted: usize,
    /// Words of secrets that are neither operands nor results, which are looked for in what it
    /// leaves behind.
    pub within: fn(&Numbers) -> Vec<u64>,
}

/// On how much it runs.
pub struct Amount {
    /// Classes of numbers.
    pub inputs: usize,
    /// Instructions of the longest trace that is recorded by single steps too.
    pub steps: u64,
    /// Classes of numbers that are recorded by single steps; the others are by the recorder alone.
    pub stepped: usize,
}

/// What memcheck saw.
#[derive(Default)]
pub struct Verdict {
    pub runs: usize,
    pub errors: u64,
    /// Runs whose result did not depend on a secret at all.
    pub vacuous: usize,
}

/// Inputs that are secret already, of the length that is in turn: most cases begin with the same
/// ones.
#[derive(Default)]
pub struct Hidden(Vec<(usize, Class, [usize; 2], Inputs)>);

impl Hidden {
    fn get(&mut self, case: &Case, class: Class) -> &Inputs {
        let (limbs, new, make) = (case.limbs, case.numbers, case.inputs);
        if self.0.first().is_some_and(|known| known.0 != limbs) {
            self.0.clear();
        }
        let wanted = (limbs, class, [new as usize, make as usize]);
        let known = self.0.iter().position(|k| (k.0, k.1, k.2) == wanted);
        let place = known.unwrap_or_else(|| {
            let mut numbers = new(limbs, class);
            numbers.hide();
            let inputs = make(numbers);
            self.0.push((limbs, class, wanted.2, inputs));
            self.0.len() - 1
        });
        &self.0[place].3
    }
}

impl Case {
    /// A public function at one of the lengths that it takes.
    pub fn function(name: impl Into<String>, limbs: usize, f: Function) -> Self {
        Self::new(Kind::Function, name, limbs, Call::Function(f))
    }

    /// A planted leak. Numbers have four limbs.
    pub fn leak(name: impl Into<String>, f: Function) -> Self {
        Self::new(Kind::Leak, name, 4, Call::Function(f)).only()
    }

    pub fn new(kind: Kind, name: impl Into<String>, limbs: usize, call: Call) -> Self {
        Self {
            name: name.into(),
            kind,
            limbs,
            bits: 64 * limbs,
            lengths: 1..=usize::MAX,
            call,
            scope: Scope::All,
            available: true,
            declassifies: 0,
            instruments: CHECKED.to_vec(),
            prepare: |_| (),
            numbers: Numbers::new,
            inputs: Inputs::prepare,
            traces: 0,
            tainted: usize::MAX,
            within: |_| Vec::new(),
        }
    }

    /// It takes no other length.
    pub fn only(self) -> Self {
        let lengths = self.limbs..=self.limbs;
        Self { lengths, ..self }
    }

    /// A case that not all numbers are accepted by.
    pub fn with_numbers(self, numbers: fn(usize, Class) -> Numbers) -> Self {
        Self { numbers, ..self }
    }

    /// A case with something public that takes long to make.
    pub fn prepared(self, prepare: fn(usize)) -> Self {
        Self { prepare, ..self }
    }

    /// It makes secrets of its own.
    pub fn makes(self, within: fn(&Numbers) -> Vec<u64>) -> Self {
        Self { within, ..self }
    }

    /// It branches on this number of bits in a run, which its documentation declares public.
    pub fn declassifies(self, times: usize) -> Self {
        Self {
            declassifies: times,
            ..self
        }
    }

    /// The address of the code that is checked.
    pub fn code(&self) -> usize {
        match self.call {
            Call::Function(f) => f as usize,
            Call::Kernel(address, _) => address,
        }
    }

    /// Whether it can be run here, and this instrument is to check it.
    pub fn checked_by(&self, instrument: Instrument) -> bool {
        self.available && self.instruments.contains(&instrument)
    }

    pub fn classes(&self, count: usize) -> Vec<Class> {
        let fits = |c: &Class| self.scope == Scope::All || *c != Class::Trivial;
        CLASSES.into_iter().filter(fits).take(count).collect()
    }

    /// Runs it on secrets, under memcheck: `count` classes of numbers.
    pub fn taint(&self, count: usize, hidden: &mut Hidden) -> Verdict {
        let mut v = Verdict::default();
        for class in self.classes(count.min(self.tainted)) {
            let inputs = hidden.get(self, class);
            let mut results = Results::new(self.limbs);
            let before = valgrind::errors();
            self.run(inputs, &mut results);
            v.errors += valgrind::errors() - before;
            v.runs += 1;
            let secret = valgrind::undefined_bits(results.words())
                .iter()
                .any(|&w| w != 0);
            v.vacuous += usize::from(!secret);
            valgrind::make_defined(results.words());
        }
        v
    }

    /// What it runs on, and room for its results.
    pub fn room(&self, numbers: &Numbers) -> (Inputs, Results) {
        ((self.inputs)(numbers.clone()), Results::with_room(1 << 20))
    }

    /// The call itself. Through a pointer that the compiler does not know, as from other code.
    #[inline(never)]
    pub fn run(&self, i: &Inputs, r: &mut Results) {
        match &self.call {
            Call::Function(f) => black_box(*f)(i, r),
            Call::Kernel(_, f) => f(i, r),
        }
    }
}
