// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is kept of a trace: a hash of all of it, and where it left the first one.

/// What a run is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Run {
    /// The first input of a case: it shows what the case comes to.
    First,
    Other,
    /// The first input once more, for one with another trace to be compared with, step by step.
    Kept,
    Compared,
}

/// How many steps of the first run are kept, to name the place where another one differs.
const KEPT: usize = 1 << 22;

/// Lies in memory that parent and children share; all zero at first.
pub struct Tape {
    pub hash: u64,
    pub instructions: u64,
    /// An instruction whose addresses the recorder does not know.
    pub refused: u64,
    /// Whether the steps of this run are kept, or compared with those that are. Most runs do
    /// without: to touch that much memory takes longer than to hash.
    keep: bool,
    compare: bool,
    kept: usize,
    /// Where this run first differs from the kept one, and the instruction before; or zeros.
    pub difference: [u64; 2],
    last: u64,
    hashes: [u64; KEPT],
}

impl Tape {
    /// Starts the trace of another run.
    pub fn rewind(&mut self, run: Run) {
        (self.hash, self.instructions, self.refused) = (0, 0, 0);
        (self.difference, self.last) = ([0; 2], 0);
        (self.keep, self.compare) = (run == Run::Kept, run == Run::Compared);
    }

    /// A word of the trace: a place or an address. Both halves of the product of 128 bits count.
    pub fn word(&mut self, x: u64) {
        let product = u128::from(self.hash ^ x ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        self.hash = (product as u64 ^ (product >> 64) as u64).wrapping_add(x.rotate_left(23));
    }

    /// An instruction with all its words is complete.
    pub fn step(&mut self, pc: u64) {
        let n = self.instructions as usize;
        self.instructions += 1;
        if self.keep && n < KEPT {
            self.hashes[n] = self.hash;
            self.kept = n + 1;
        }
        let open = self.compare && self.difference[0] == 0;
        if open && n < self.kept && self.hashes[n] != self.hash {
            self.difference = [pc, self.last];
        }
        self.last = pc;
    }
}
