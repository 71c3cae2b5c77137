// SPDX-License-Identifier: MIT OR Apache-2.0
//! Work that may take long, and that Ctrl-C ends.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Limbs of all numbers together above which a call of less than quadratic cost may take some milliseconds.
const LIMBS: usize = 1024;

/// The time between two looks for signals.
const PERIOD: Duration = Duration::from_millis(4);

/// Does work on numbers with as many limbs together, without the lock of the interpreter. Long work has a thread of its own:
/// this one looks for signals meanwhile, and leaves the work to itself if one raises an exception.
pub fn work<T: Send + 'static>(
    py: Python<'_>,
    limbs: usize,
    run: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    if limbs <= LIMBS {
        return Ok(py.detach(run));
    }
    let (sender, mut receiver) = mpsc::channel();
    // The result is dropped if nobody waits for it.
    let thread = thread::Builder::new().name("bezout".into());
    thread.spawn(move || drop(sender.send(run())))?;
    loop {
        let receiver = &mut receiver;
        match py.detach(move || receiver.recv_timeout(PERIOD)) {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("an error inside of bezout"));
            }
        }
    }
}
