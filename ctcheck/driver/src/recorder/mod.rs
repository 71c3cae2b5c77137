// SPDX-License-Identifier: MIT OR Apache-2.0
//! A recorder of all places that are executed and all addresses that are formed, as a hash.
//!
//! It knows of no secrets: it runs one case on several inputs, and `ctcheck/traces.py` compares.
//! What the CPU can execute it can record, AVX-512 included.

mod emit;
pub mod faults;
mod gather;
mod shape;
pub mod shared;
mod step;
mod tape;
mod translate;
mod xsave;

use step::Cache;
pub use tape::Run;
use tape::Tape;
use translate::Machine;

/// One run.
#[derive(Clone, Copy)]
pub struct Trace {
    pub instructions: u64,
    pub hash: u64,
    /// A hash of the results: a case whose results are always the same has shown nothing.
    pub results: u64,
    /// Where it left the trace of the first run, and the instruction before; or zeros, as in all
    /// runs that are not compared.
    pub difference: [u64; 2],
    /// The place of an instruction whose addresses are not known.
    pub refused: u64,
}

/// How to find out what the CPU executes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// It stops behind each instruction.
    Step,
    /// It executes copies, with others between them.
    Translate,
}

/// What is recorded.
pub trait Subject {
    /// What comes before the trace.
    fn prepare(&mut self);
    /// The trace.
    fn run(&mut self);
    /// What it computed.
    fn results(&mut self) -> &[u64];
}

/// What all runs share.
pub struct Recorder {
    tape: &'static mut Tape,
    results: &'static mut [u64; 1],
    entered: &'static mut Places,
    divisions: &'static mut Places,
    /// Where the blocks of the first run begin.
    blocks: &'static mut Places,
    cache: Cache,
    machine: Machine,
    /// The end of a stack for what is recorded: by both methods at the same addresses.
    stack: u64,
}

const STACK: usize = 1 << 21;

/// The end of a stack in this memory.
fn end(memory: *mut libc::c_void) -> u64 {
    memory as u64 + STACK as u64 - 64
}

/// Places that the first run came to, each once.
struct Places {
    count: usize,
    places: [u64; translate::MOST_BLOCKS],
}

impl Places {
    fn write(&mut self, places: impl Iterator<Item = u64>) {
        self.count = 0;
        for (to, from) in self.places.iter_mut().zip(places) {
            *to = from;
            self.count += 1;
        }
    }
}

/// What is recorded: the same code for both methods, from its first instruction to its return.
extern "C" fn call(function: u64) {
    // SAFETY: `record` passes the address of such a pointer, which is alive.
    let function = unsafe { &mut *(function as *mut &mut dyn FnMut()) };
    function();
}

impl Recorder {
    pub fn new() -> Result<Self, String> {
        Ok(Self {
            // SAFETY: both are numbers, and one of them is a truth value: zero is false.
            tape: unsafe { shared::zeroed()? },
            // SAFETY: as above.
            results: unsafe { shared::zeroed()? },
            // SAFETY: as above.
            entered: unsafe { shared::zeroed()? },
            // SAFETY: as above.
            divisions: unsafe { shared::zeroed()? },
            // SAFETY: as above.
            blocks: unsafe { shared::zeroed()? },
            cache: Cache::new(),
            machine: Machine::new()?,
            stack: end(shared::map(STACK)?),
        })
    }

    /// Records a run in a copy of this process, and hashes its results there.
    #[inline(never)]
    pub fn record(
        &mut self,
        method: Method,
        run: Run,
        subject: &mut impl Subject,
    ) -> Result<Trace, String> {
        let first = run == Run::First;
        self.tape.rewind(run);
        if first {
            self.machine.forget();
        }
        shared::child(|| {
            subject.prepare();
            let mut run = || subject.run();
            let mut run: &mut dyn FnMut() = &mut run;
            let argument = &raw mut run as u64;
            match method {
                Method::Step => {
                    step::record(self.tape, &mut self.cache, call, argument, self.stack)?
                }
                Method::Translate => {
                    let function = call as *const () as u64;
                    self.machine
                        .record(self.tape, function, argument, self.stack);
                    if first {
                        self.entered.write(self.machine.entered());
                        self.divisions.write(self.machine.divisions());
                        self.blocks.write(self.machine.blocks());
                    }
                }
            }
            let hash =
                |h: u64, x: &u64| (h ^ x).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
            self.results[0] = subject.results().iter().fold(0, hash);
            Ok(())
        })?;
        if first {
            // The other runs go through the same code, and find it translated.
            let blocks = &self.blocks.places[..self.blocks.count];
            self.machine.learn(blocks)?;
        }
        Ok(Trace {
            instructions: self.tape.instructions,
            hash: self.tape.hash,
            results: self.results[0],
            difference: self.tape.difference,
            refused: self.tape.refused,
        })
    }

    /// Where the first of the runs came to by calls and jumps: the starts of functions are among
    /// them.
    pub fn entered(&self) -> &[u64] {
        &self.entered.places[..self.entered.count]
    }

    /// Its divisions.
    pub fn divisions(&self) -> &[u64] {
        &self.divisions.places[..self.divisions.count]
    }
}
