// SPDX-License-Identifier: MIT OR Apache-2.0
//! Where the cycles went.

use crate::instruction::Instruction;
use crate::memory::Memory;
use std::collections::BTreeMap;
use std::fmt;

/// What one routine cost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoutineProfile {
    /// The symbol; one with an offset for a label inside that is called; the address where there is
    /// none.
    pub name: String,
    /// Its address.
    pub address: u32,
    /// How often it was called, by the host or by `BL` and `BLX`.
    pub calls: u64,
    /// Cycles of its own instructions.
    pub self_cycles: u64,
    /// Its own instructions.
    pub self_instructions: u64,
    /// Cycles from its first instruction to its return, with all that it called, over all calls.
    /// The caller's `BL` is not in it. 0 for a label that is never called.
    pub inclusive_cycles: u64,
    /// The cheapest call.
    pub least: u64,
    /// The most expensive call.
    pub most: u64,
}

/// What one source line cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineProfile {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// Cycles of the line's instructions.
    pub cycles: u64,
    /// How often they ran, in sum.
    pub instructions: u64,
}

/// Where the cycles of a call went.
///
/// ```
/// use m0sim::{Config, Firmware, Machine};
/// # fn main() -> Result<(), m0sim::Error> {
/// // twice: push {lr}; bl once; bl once; pop {pc}; once: adds r0, #1; bx lr
/// let code = [0xb500, 0xf000, 0xf803, 0xf000, 0xf801, 0xbd00, 0x3001, 0x4770];
/// let firmware = Firmware::from_code(0, &code, &[("twice", 0), ("once", 12)]);
/// let config = Config { profile: true, ..Config::default() };
/// let profile = Machine::new(&firmware, config)?.call("twice", &[5])?.profile.unwrap();
/// let once = profile.routine("once").unwrap();
/// assert_eq!((once.calls, once.most, once.self_cycles), (2, 3, 6));
/// assert_eq!(profile.routine("twice").unwrap().inclusive_cycles, 2 + 3 + 3 + 3 + 3 + 4);
/// assert_eq!(profile.flash_code, 16);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// By routine, the one with the most cycles of its own first.
    pub routines: Vec<RoutineProfile>,
    /// By source line, in order of file and line; empty without a line table.
    pub lines: Vec<LineProfile>,
    /// By address: cycles and executions of every instruction that ran.
    pub addresses: Vec<(u32, u64, u64)>,
    /// Bytes of flash that were executed.
    pub flash_code: u32,
    /// Bytes of flash that were read as data, literals included, and not executed.
    pub flash_data: u32,
}

impl Profile {
    /// The row of a routine.
    pub fn routine(&self, name: &str) -> Option<&RoutineProfile> {
        self.routines.iter().find(|r| r.name == name)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let total: u64 = self.routines.iter().map(|r| r.self_cycles).sum();
        writeln!(
            f,
            "      self       %   inclusive    calls    a call  routine"
        )?;
        for r in &self.routines {
            let percent = 100.0 * r.self_cycles as f64 / total.max(1) as f64;
            write!(
                f,
                "{:10}  {percent:6.2}  {:10} {:8} ",
                r.self_cycles, r.inclusive_cycles, r.calls
            )?;
            match r.calls {
                0 => write!(f, "{:>9}", "-")?,
                _ if r.least == r.most => write!(f, "{:9}", r.least)?,
                _ => write!(f, "{}..{}", r.least, r.most)?,
            }
            writeln!(f, "  {}", r.name)?;
        }
        write!(
            f,
            "flash: {} bytes executed, {} read as data",
            self.flash_code, self.flash_data
        )
    }
}

/// A routine that has not returned yet.
#[derive(Clone, Debug)]
struct Frame {
    entry: u32,
    back: u32,
    start: u64,
}

/// Calls of one entry point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls {
    pub(crate) calls: u64,
    pub(crate) inclusive: u64,
    pub(crate) least: u64,
    pub(crate) most: u64,
    /// Activations that are open: only the outermost counts.
    active: u64,
}

/// Cycles and executions of one instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    pub(crate) cycles: u64,
    pub(crate) runs: u64,
}

/// Counts while the program runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Profiler {
    base: u32,
    /// One entry a halfword of flash.
    pub(crate) flash: Vec<Count>,
    /// Instructions in RAM.
    pub(crate) ram: BTreeMap<u32, Count>,
    /// Bytes of flash that were read.
    pub(crate) read: Vec<bool>,
    frames: Vec<Frame>,
    pub(crate) calls: BTreeMap<u32, Calls>,
    last_word: Option<u32>,
}

impl Profiler {
    /// Forgets what was counted.
    pub(crate) fn clear(&mut self, base: u32, bytes: usize) {
        *self = Self {
            base,
            flash: vec![Count::default(); bytes.div_ceil(2)],
            read: vec![false; bytes],
            ..Self::default()
        };
    }

    #[inline]
    pub(crate) fn ran(&mut self, pc: u32, cycles: u64) {
        let index = (pc.wrapping_sub(self.base) >> 1) as usize;
        let count = match self.flash.get_mut(index) {
            Some(count) => count,
            None => self.ram.entry(pc).or_default(),
        };
        count.cycles += cycles;
        count.runs += 1;
    }

    pub(crate) fn read_flash(&mut self, address: u32, size: u32) {
        let offset = address.wrapping_sub(self.base) as usize;
        if let Some(bytes) = self.read.get_mut(offset..offset + size as usize) {
            bytes.fill(true);
        }
    }

    pub(crate) fn call(&mut self, entry: u32, back: u32, cycles: u64) {
        self.frames.push(Frame {
            entry,
            back,
            start: cycles,
        });
        self.calls.entry(entry).or_default().active += 1;
    }

    /// A jump that is a return if it goes where an open call came from.
    pub(crate) fn jump(&mut self, target: u32, cycles: u64) {
        if let Some(depth) = self.frames.iter().rposition(|f| f.back == target) {
            while self.frames.len() > depth {
                self.leave(cycles);
            }
        }
    }

    fn leave(&mut self, cycles: u64) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let calls = self.calls.entry(frame.entry).or_default();
        calls.active -= 1;
        let took = cycles - frame.start;
        calls.least = if calls.calls == 0 {
            took
        } else {
            calls.least.min(took)
        };
        calls.most = calls.most.max(took);
        calls.calls += 1;
        if calls.active == 0 {
            calls.inclusive += took;
        }
    }

    /// Closes what is open when the run ends.
    pub(crate) fn finish(&mut self, cycles: u64) {
        while !self.frames.is_empty() {
            self.leave(cycles);
        }
    }

    /// How many words have to be fetched from flash for an instruction, the last one being there.
    pub(crate) fn fetched_words(
        &mut self,
        pc: u32,
        instruction: Instruction,
        memory: &Memory,
    ) -> u32 {
        use Instruction::{Barrier, BranchLink, Mrs, Msr};
        let long = matches!(
            instruction,
            Barrier | BranchLink { .. } | Mrs { .. } | Msr { .. }
        );
        let mut words = 0;
        for address in [pc, pc.wrapping_add(2)]
            .into_iter()
            .take(1 + usize::from(long))
        {
            let in_flash = (address.wrapping_sub(memory.flash_base) as usize) < memory.flash.len();
            if in_flash && self.last_word != Some(address >> 2) {
                self.last_word = Some(address >> 2);
                words += 1;
            }
        }
        words
    }
}
