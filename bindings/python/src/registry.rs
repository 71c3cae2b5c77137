// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels of the library, and what they do step by step.

use crate::errors::{exception, refused};
use crate::ffi::Number;
use bezout_front::bezout::kernels::integer::Invert;
use bezout_front::bezout::kernels::{Operation, Visitor, visit};
use bezout_front::kernels::named;
use pyo3::prelude::*;

type Object<'py> = Bound<'py, PyAny>;
type Row = (
    &'static str,
    &'static str,
    &'static str,
    String,
    bool,
    &'static str,
    &'static str,
);

#[derive(Default)]
struct Rows(Vec<Row>);

impl Visitor for Rows {
    fn visit<O: Operation>(&mut self) {
        self.0.extend(O::table().iter().map(|kernel| {
            let timing = kernel.timing.to_string();
            (
                O::RING,
                O::NAME,
                kernel.name,
                timing,
                kernel.available(),
                kernel.domain,
                kernel.citation,
            )
        }));
    }
}

/// Ring, operation, name, timing, whether this CPU can run it, what it takes, source.
#[pyfunction]
pub fn kernel_rows() -> Vec<Row> {
    let mut rows = Rows::default();
    visit(&mut rows);
    rows.0
}

/// The names of the entries, and the entries of each batch.
#[pyfunction]
pub fn trace_rows(
    kernel: &str,
    x: &Object<'_>,
    m: &Object<'_>,
) -> PyResult<([&'static str; 4], Vec<[i64; 4]>)> {
    let found = named::<Invert>(kernel).map_err(|error| exception(x.py(), error))?;
    let Some(trace) = &found.trace else {
        let shown = Invert::table()
            .iter()
            .filter(|k| k.trace.is_some() && k.available());
        let shown: Vec<_> = shown.map(|k| k.name).collect();
        return Err(refused(format!(
            "{kernel} shows no matrices; accepted are {}",
            shown.join(", ")
        )));
    };
    let (mut a, mut n) = (Number::new(), Number::new());
    a.read(x)?;
    n.read(m)?;
    let odd = n.limbs().first().is_some_and(|low| low & 1 == 1);
    if a.negative || n.negative || !odd || a.limbs().len().max(n.limbs().len()) > 64 {
        return Err(refused(
            "x is negative, or m is not odd and positive, or one has more than 4096 bits; x from 0 up and odd m from 1 up are accepted",
        ));
    }
    let (mut a, mut n) = (a.limbs().to_vec(), n.limbs().to_vec());
    let limbs = a.len().max(n.len());
    a.resize(limbs, 0);
    n.resize(limbs, 0);
    let names = match trace.class {
        "divstep_trace" => ["u", "v", "q", "r"],
        _ => ["f0", "g0", "f1", "g1"],
    };
    Ok((names, (trace.run)(&a, &n)))
}
