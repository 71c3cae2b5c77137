// SPDX-License-Identifier: MIT OR Apache-2.0
//! Work that may take long, and that Ctrl-C ends.

use bezout_large::until;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Limbs of all numbers together above which a call of less than quadratic cost may take some
/// milliseconds.
const LIMBS: usize = 4096;

/// Limbs of a number up to which work in proportion to the square of its length takes some
/// milliseconds at most.
pub const QUADRATIC: usize = 512;

/// The time between two looks for signals.
const PERIOD: Duration = Duration::from_millis(4);

/// Does work on numbers with as many limbs together, without the lock of the interpreter. Long work
/// has a thread of its own: this one looks for signals meanwhile, and stops the work if one raises
/// an exception. What is not of the crate for long numbers goes on to its end, for nobody.
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
    let (sender, receiver) = mpsc::channel();
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    // Nobody waits for the result of work that is stopped.
    let run = move || drop(until(&told, run).map(|result| sender.send(result)));
    thread::Builder::new().name("bezout".into()).spawn(run)?;
    wait(py, receiver, &stop, look)
}

/// Does long work on what is borrowed, on a thread of its own: a signal stops it, and this waits
/// until it has stopped. `run` gets the word to stop, for threads that it starts.
pub fn work_borrowed<T: Send>(
    py: Python<'_>,
    run: impl FnOnce(&Arc<AtomicBool>) -> T + Send,
) -> PyResult<T> {
    let (sender, receiver) = mpsc::channel();
    let stop = Arc::new(AtomicBool::new(false));
    let told = &stop;
    thread::scope(|scope| {
        let run = move || drop(until(told, || run(told)).map(|result| sender.send(result)));
        let thread = thread::Builder::new().name("bezout".into());
        let thread = thread.spawn_scoped(scope, run)?;
        let result = wait(py, receiver, told, || py.check_signals());
        // A panic has become an exception.
        let _ = py.detach(|| thread.join());
        result
    })
}

/// The result of work; an exception that `look` raises stops it.
fn wait<T: Send>(
    py: Python<'_>,
    mut receiver: Receiver<T>,
    stop: &AtomicBool,
    look: impl Fn() -> PyResult<()>,
) -> PyResult<T> {
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

/// Looks for signals after each few milliseconds of short work, such as conversions.
#[derive(Default)]
pub struct Pauses {
    spent: usize,
}

impl Pauses {
    /// After work on a number of `limbs` limbs, in a time in proportion to them.
    pub fn after(&mut self, py: Python<'_>, limbs: usize) -> PyResult<()> {
        // A conversion of a number takes as long as some sixty limbs of a long one.
        self.spent = self.spent.saturating_add(limbs / 64 + 1);
        if self.spent < LIMBS {
            return Ok(());
        }
        self.spent = 0;
        // Other threads may have waited for as long.
        py.detach(|| ());
        py.check_signals()
    }
}
