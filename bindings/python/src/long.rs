// SPDX-License-Identifier: MIT OR Apache-2.0
//! Work that may take long, and that Ctrl-C ends.

use bezout_large::until;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Limbs of all numbers together above which a call of less than quadratic cost may take some milliseconds.
const LIMBS: usize = 4096;

/// The time between two looks for signals.
const PERIOD: Duration = Duration::from_millis(4);

/// Does work on numbers with as many limbs together, without the lock of the interpreter. Long work has a thread of its own:
/// this one looks for signals meanwhile, and stops the work if one raises an exception. What is not of the crate for long numbers
/// goes on to its end, for nobody.
pub fn work<T: Send + 'static>(
    py: Python<'_>,
    limbs: usize,
    run: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    work_until(py, limbs, || py.check_signals(), run)
}

/// The same, with another look than that for signals.
pub fn work_until<T: Send + 'static>(
    py: Python<'_>,
    limbs: usize,
    look: impl Fn() -> PyResult<()>,
    run: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    if limbs <= LIMBS {
        return Ok(py.detach(run));
    }
    let (sender, mut receiver) = mpsc::channel();
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    // Nobody waits for the result of work that is stopped.
    let run = move || drop(until(&told, run).map(|result| sender.send(result)));
    thread::Builder::new().name("bezout".into()).spawn(run)?;
    loop {
        let receiver = &mut receiver;
        match py.detach(move || receiver.recv_timeout(PERIOD)) {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => {
                if let Err(error) = look() {
                    stop.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("an error inside of bezout"));
            }
        }
    }
}

/// Looks for signals after some thousand conversions, of which this is the i-th.
pub fn pause(py: Python<'_>, i: usize) -> PyResult<()> {
    match i % 4096 {
        4095 => py.check_signals(),
        _ => Ok(()),
    }
}
