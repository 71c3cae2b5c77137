// SPDX-License-Identifier: MIT OR Apache-2.0
//! A recorder of single steps: all places that are executed and all addresses that are formed, as a hash.
//!
//! It knows of no secrets: it runs one case on several inputs, and `trace.py` compares. What the CPU can
//! execute it can record, AVX-512 included.

mod shape;
mod shared;
mod step;
mod tape;

use crate::results::Results;
use step::Cache;
use tape::Tape;

/// One run.
pub struct Trace {
    pub instructions: u64,
    pub hash: u64,
    /// A hash of the results: a case whose results are always the same has shown nothing.
    pub results: u64,
    /// Where it left the trace of the first run, and the instruction before; or zeros.
    pub difference: [u64; 2],
    /// The place of an instruction whose addresses are not known.
    pub refused: u64,
}

/// What all runs share.
pub struct Recorder {
    tape: &'static mut Tape,
    cache: Cache,
    results: &'static mut [u64; 1],
}

impl Recorder {
    pub fn new(longest: u64) -> Result<Self, String> {
        let recorder = Self {
            // SAFETY: both are numbers, and one of them is a truth value: zero is false.
            tape: unsafe { shared::zeroed()? },
            // SAFETY: as above.
            results: unsafe { shared::zeroed()? },
            cache: Cache::new(),
        };
        recorder.tape.longest = longest;
        Ok(recorder)
    }

    /// Records `run` in a copy of this process, and hashes its results there; or nothing, if it is too long.
    pub fn record(
        &mut self,
        first: bool,
        results: &mut Results,
        run: impl FnOnce(&mut Results),
    ) -> Result<Option<Trace>, String> {
        self.tape.rewind(first);
        shared::child(|| {
            step::record(self.tape, &mut self.cache, || run(results))?;
            let hash =
                |h: u64, x: &u64| (h ^ x).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
            self.results[0] = results.words().iter().fold(0, hash);
            Ok(())
        })?;
        let trace = Trace {
            instructions: self.tape.instructions,
            hash: self.tape.hash,
            results: self.results[0],
            difference: self.tape.difference,
            refused: self.tape.refused,
        };
        Ok((!self.tape.is_full()).then_some(trace))
    }
}
