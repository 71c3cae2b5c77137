// SPDX-License-Identifier: MIT OR Apache-2.0
//! Traces of cases, by the recorder.

use crate::case::{Amount, Case};
use crate::inputs::Inputs;
use crate::numbers::{Class, Numbers};
use crate::recorder::{self, Method, Recorder, Run, Trace};
use crate::results::Results;

/// What the recorders saw of one run.
pub struct Traced {
    pub class: Class,
    pub trace: Trace,
    pub stepped: Option<Trace>,
}

impl Case {
    /// Records the traces of runs; those of few instructions by both methods.
    pub fn trace(&self, recorder: &mut Recorder, amount: &Amount) -> Result<Vec<Traced>, String> {
        let mut classes = self.classes(amount.inputs);
        classes.extend((0..self.traces.saturating_sub(classes.len())).map(more));
        let numbers: Vec<Numbers> = classes
            .iter()
            .map(|&c| (self.numbers)(self.limbs, c))
            .collect();
        // From here on the heap stays as it is: every run finds the same one.
        let mut subject = Subject {
            case: self,
            numbers: (self.numbers)(self.limbs, classes[0]),
            inputs: None,
            results: Results::new(self.limbs),
        };
        let mut traces = Vec::with_capacity(numbers.len());
        for (class, values) in classes.into_iter().zip(&numbers) {
            subject.numbers.assign(values);
            let first = traces.is_empty();
            let stepped = traces.len() < amount.stepped;
            let both_ways = |t: Trace| stepped && t.instructions <= amount.steps;
            let mut record = |method| {
                let shows = first && method == Method::Translate;
                let run = if shows { Run::First } else { Run::Other };
                recorder.record(method, run, &mut subject)
            };
            // One call for both: whatever is on the stack is at the same addresses.
            let mut both = [None; 2];
            for (n, method) in [Method::Translate, Method::Step].into_iter().enumerate() {
                if both[0].is_none_or(both_ways) {
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
        let hash = traces[0].trace.hash;
        for (traced, values) in traces.iter_mut().zip(&numbers) {
            if traced.trace.hash != hash {
                // Both in the same way, so that the stack is too.
                for (run, values) in [(Run::Kept, &numbers[0]), (Run::Compared, values)] {
                    subject.numbers.assign(values);
                    let again = recorder.record(Method::Translate, run, &mut subject)?;
                    traced.trace.difference = again.difference;
                }
            }
        }
        Ok(traces)
    }
}

/// Random inputs that no class has.
fn more(n: usize) -> Class {
    Class::Random(100 + n as u64)
}

/// What the recorder runs, in a copy of this process.
struct Subject<'a> {
    case: &'a Case,
    numbers: Numbers,
    inputs: Option<Inputs>,
    results: Results,
}

impl recorder::Subject for Subject<'_> {
    fn prepare(&mut self) {
        self.inputs = Some((self.case.inputs)(self.numbers.clone()));
    }

    fn run(&mut self) {
        let inputs = self.inputs.as_ref().expect("it was prepared");
        self.case.run(inputs, &mut self.results);
    }

    fn results(&mut self) -> &[u64] {
        self.results.words()
    }
}
