// SPDX-License-Identifier: MIT OR Apache-2.0
//! One thing to check at one size, and the two ways to run it.

use crate::inputs::{CLASSES, Class, Inputs};
use crate::results::Results;
use crate::trace::{Method, Recorder, Trace};
use crate::valgrind;
use bezout::kernels::{Gcd, Instrument, Invert, InvertPseudoMersenne255, Jacobi, Kernel, Xgcd};
use core::hint::black_box;
use std::ops::Range;

/// What is called.
#[derive(Clone, Copy)]
pub enum Call {
    Function(fn(&Inputs, &mut Results)),
    Invert(&'static Kernel<Invert>),
    Gcd(&'static Kernel<Gcd>),
    Xgcd(&'static Kernel<Xgcd>),
    Jacobi(&'static Kernel<Jacobi>),
    PseudoMersenne(&'static Kernel<InvertPseudoMersenne255>),
}

/// On which inputs it makes sense.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    All,
    /// Modulo 1 every number is invertible.
    NoModulusOne,
}

#[derive(Clone)]
pub struct Case {
    pub name: String,
    pub limbs: usize,
    pub call: Call,
    pub scope: Scope,
    /// What checks it.
    pub instruments: &'static [Instrument],
    inputs: fn(Class) -> Inputs,
}

/// What memcheck saw.
pub struct Verdict {
    pub runs: usize,
    pub errors: u64,
    /// Runs whose result did not depend on a secret at all.
    pub vacuous: usize,
}

/// What the recorders saw of one run.
pub struct Traced {
    pub class: Class,
    pub trace: Trace,
    pub stepped: Option<Trace>,
}

impl Case {
    pub fn new<const L: usize>(name: impl Into<String>, call: Call) -> Self {
        Self::with_inputs(name, L, call, Inputs::new::<L>)
    }

    /// A case that not all numbers are accepted by.
    pub fn with_inputs(
        name: impl Into<String>,
        limbs: usize,
        call: Call,
        inputs: fn(Class) -> Inputs,
    ) -> Self {
        Self {
            name: name.into(),
            limbs,
            call,
            scope: Scope::All,
            instruments: &[
                Instrument::Valgrind,
                Instrument::DenyList,
                Instrument::Trace,
            ],
            inputs,
        }
    }

    /// The same, with the instruments that its kernel names.
    pub fn checked_by(self, instruments: &'static [Instrument]) -> Self {
        Self {
            instruments,
            ..self
        }
    }

    /// The address of the code that is checked.
    pub fn code(&self) -> usize {
        match self.call {
            Call::Function(f) => f as usize,
            Call::Invert(k) => k.run as usize,
            Call::Gcd(k) => k.run as usize,
            Call::Xgcd(k) => k.run as usize,
            Call::Jacobi(k) => k.run as usize,
            Call::PseudoMersenne(k) => k.run as usize,
        }
    }

    fn classes(&self, range: Range<usize>) -> impl Iterator<Item = Class> {
        let scope = self.scope;
        let fits = move |c: &Class| scope == Scope::All || *c != Class::Trivial;
        CLASSES[range].iter().copied().filter(fits)
    }

    /// Runs it on secrets, under memcheck.
    pub fn taint(&self) -> Verdict {
        // One run follows the only path that there is, if it is clean; the classes are for what
        // memcheck knows of single bits. Long numbers get the first two.
        let classes = if self.limbs > 16 { 2 } else { 6 };
        let mut v = Verdict {
            runs: 0,
            errors: 0,
            vacuous: 0,
        };
        for class in self.classes(0..classes) {
            let mut inputs = (self.inputs)(class);
            inputs.hide();
            let mut results = Results::new(self.limbs);
            let before = valgrind::errors();
            self.run(&inputs, &mut results);
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

    /// Records the traces of runs on several inputs; those of up to `steps` instructions by both methods.
    pub fn trace(&self, recorder: &mut Recorder, steps: u64) -> Result<Vec<Traced>, String> {
        let classes: Vec<Class> = self.classes(0..CLASSES.len()).collect();
        let inputs: Vec<Inputs> = classes.iter().map(|&c| (self.inputs)(c)).collect();
        // From here on the heap stays as it is: every run finds the same one.
        let (mut place, mut results) = (inputs[0].clone(), Results::new(self.limbs));
        let mut traces = Vec::with_capacity(inputs.len());
        for (class, values) in classes.into_iter().zip(&inputs) {
            place.assign(values);
            let run = |r: &mut Results| self.run(&place, r);
            let mut record = |method| {
                let first = method == Method::Translate && traces.is_empty();
                recorder.record(method, first, &mut results, &run)
            };
            // One call for both: whatever is on the stack is at the same addresses.
            let mut both = [None; 2];
            for (n, method) in [Method::Translate, Method::Step].into_iter().enumerate() {
                if both[0].is_none_or(|t: Trace| t.instructions <= steps) {
                    both[n] = Some(record(method)?);
                }
            }
            let [Some(trace), stepped] = both else {
                return Err("no trace was recorded".into());
            };
            traces.push(Traced {
                class,
                trace,
                stepped,
            });
        }
        Ok(traces)
    }

    /// The call itself. Through a pointer that the compiler does not know, as from other code.
    #[inline(never)]
    fn run(&self, i: &Inputs, r: &mut Results) {
        let n = self.limbs;
        let zero = || vec![0u64; n];
        match self.call {
            Call::Function(f) => black_box(f)(i, r),
            Call::Invert(k) => {
                let modulus = bezout::ModulusRef::new(&i.known_odd);
                let modulus = modulus.expect("that it is odd is public");
                let (mut out, mut scratch) = (zero(), vec![0; (k.scratch)(n)]);
                let yes = black_box(k.run)(&mut out, &i.a, modulus, &mut scratch);
                r.limbs(&out);
                r.bit(yes);
            }
            Call::Gcd(k) => {
                let (mut out, mut scratch) = (zero(), vec![0; (k.scratch)(n)]);
                black_box(k.run)(&mut out, &i.a, &i.b, &mut scratch);
                r.limbs(&out);
            }
            Call::Xgcd(k) => {
                let [mut g, mut s, mut t] = [zero(), zero(), zero()];
                let mut scratch = vec![0; (k.scratch)(n)];
                let (x, y) = black_box(k.run)(&mut g, &mut s, &mut t, &i.a, &i.b, &mut scratch);
                [&g, &s, &t].into_iter().for_each(|x| r.limbs(x));
                [x, y].into_iter().for_each(|x| r.bit(x));
            }
            Call::PseudoMersenne(k) => {
                // The theorem of one of them needs the prime; that it is 19 is public there.
                let modulus = if k.prime_only {
                    bezout::pseudo_mersenne::PseudoMersenne255::new(19).expect("odd, and below 2^31")
                } else {
                    crate::residues::modulus(i)
                };
                let mut out = zero();
                let yes = black_box(k.run)(&mut out, &i.a, &modulus);
                r.limbs(&out);
                r.bit(yes);
            }
            Call::Jacobi(k) => {
                r.symbol(black_box(k.run)(&i.a, &i.odd, &mut vec![0; (k.scratch)(n)]));
            }
        }
    }
}
