// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an answer is made of.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use bezout::Signed;
use bezout_large::Integer;
use bezout_trace::Trace;
use serde::Serialize;

/// What the page gets for a question.
#[derive(Serialize)]
pub(crate) struct Answer {
    pub results: Vec<Value>,
    pub algorithms: Vec<Algorithm>,
}

/// A result of the library.
#[derive(Serialize)]
pub(crate) struct Value {
    pub name: &'static str,
    /// A number in hexadecimal or a text; none if there is no such thing, for example no inverse.
    pub value: Option<String>,
}

/// All steps of one algorithm.
#[derive(Serialize)]
pub(crate) struct Algorithm {
    pub name: &'static str,
    pub columns: Vec<&'static str>,
    pub steps: Vec<Step>,
    /// How many steps are proved to suffice for all inputs of these lengths.
    pub bound: Option<u64>,
    /// Why it has none.
    pub error: Option<String>,
}

/// The state after an operation.
#[derive(Serialize)]
pub(crate) struct Step {
    pub operation: String,
    pub values: Vec<String>,
    pub matrix: Option<[String; 4]>,
    pub shift: usize,
}

impl Algorithm {
    /// The steps of a trace, with numbers in hexadecimal.
    pub(crate) fn of(name: &'static str, trace: Result<Trace, String>, bound: Option<u64>) -> Self {
        let mut algorithm = Self {
            name,
            columns: Vec::new(),
            steps: Vec::new(),
            bound,
            error: None,
        };
        match trace {
            Ok(trace) => {
                algorithm.columns = trace.columns.to_vec();
                algorithm.steps = trace.steps.iter().map(Step::of).collect();
            }
            Err(why) => algorithm.error = Some(why),
        }
        algorithm
    }
}

impl Step {
    fn of(step: &bezout_trace::Step) -> Self {
        let hexadecimal = |x: &Integer| format!("{x:#x}");
        Self {
            operation: step.operation.clone(),
            values: step.values.iter().map(hexadecimal).collect(),
            matrix: step.matrix.as_ref().map(|m| m.each_ref().map(hexadecimal)),
            shift: step.shift,
        }
    }
}

/// A result that is a number, or that there is none.
pub(crate) fn result(name: &'static str, limbs: Option<Vec<u64>>) -> Value {
    let number = limbs.map(|limbs| Integer::new(false, limbs));
    Value {
        name,
        value: number.map(|x| format!("{x:#x}")),
    }
}

/// A result that is a number with a sign.
pub(crate) fn signed(name: &'static str, number: Signed<Vec<u64>>) -> Value {
    let number = Integer::new(number.negative.into(), number.magnitude);
    said(name, format!("{number:#x}"))
}

/// A result that is a text.
pub(crate) fn said(name: &'static str, value: impl ToString) -> Value {
    Value {
        name,
        value: Some(value.to_string()),
    }
}
