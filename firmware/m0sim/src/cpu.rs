// SPDX-License-Identifier: MIT OR Apache-2.0
//! The state of the core, and the loop that runs it.

use crate::console::Console;
use crate::decode::{decode, is_long};
use crate::error::Fault;
use crate::instruction::{Instruction, LR, PC, SP, Width};
use crate::memory::{Loaded, Memory};
use crate::profile::Profiler;
use crate::taint::{Leak, Place, TaintLog};
use crate::timing::Timing;
use crate::trace::TraceHash;
use std::sync::Arc;

/// What LR holds when the host calls a routine: the value after reset, which is no address of code.
pub(crate) const RETURN: u32 = 0xffff_ffff;

/// The bits of [`Cpu::secret_flags`].
pub(crate) const N: u8 = 1;
pub(crate) const Z: u8 = 2;
pub(crate) const C: u8 = 4;
pub(crate) const V: u8 = 8;
pub(crate) const NZ: u8 = N | Z;
pub(crate) const NZCV: u8 = N | Z | C | V;

/// Why the loop ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The routine returned to the host.
    Returned,
    /// The program ended by semihosting, with a code.
    Exit(u32),
    Fault(Fault),
}

/// What a step returns: one word, so that the loop has little to look at.
pub(crate) type Done = Result<(), Box<Stop>>;

impl From<Fault> for Box<Stop> {
    #[cold]
    fn from(fault: Fault) -> Self {
        Self::new(Stop::Fault(fault))
    }
}

/// An interrupt that comes again and again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Interrupts {
    /// The address of the handler.
    pub(crate) handler: u32,
    /// How many instructions of thread mode run between two of them.
    pub(crate) every: u64,
    /// How many are left until the next one; `u64::MAX` if there is none.
    pub(crate) left: u64,
    /// How many came.
    pub(crate) count: u64,
}

impl Interrupts {
    pub(crate) const NONE: Self = Self {
        handler: 0,
        every: u64::MAX,
        left: u64::MAX,
        count: 0,
    };
}

#[derive(Clone, Debug)]
pub(crate) struct Cpu {
    /// R0 to R14; the entry of PC is not used.
    pub(crate) r: [u32; 16],
    /// The address of the instruction that runs next.
    pub(crate) pc: u32,
    /// The flags: N is the top bit of `n`, Z is whether `z` is zero, `c` is 0 or 1, V the top bit
    /// of `v`.
    pub(crate) n: u32,
    pub(crate) z: u32,
    pub(crate) c: u32,
    pub(crate) v: u32,
    /// The exception number, 0 in thread mode.
    pub(crate) ipsr: u32,
    /// The address of the vector table, if there is one.
    pub(crate) vectors: Option<u32>,
    pub(crate) interrupts: Interrupts,
    pub(crate) primask: bool,
    /// Whether thread mode uses the process stack.
    pub(crate) process_stack: bool,
    /// The stack pointer that is not in `r[13]`.
    pub(crate) other_sp: u32,
    /// Bit i: register i is secret.
    pub(crate) secret: u16,
    pub(crate) secret_flags: u8,
    pub(crate) memory: Memory,
    /// Flash, decoded.
    pub(crate) code: Arc<[Instruction]>,
    pub(crate) timing: Timing,
    /// Extra cycles of a load from flash, and of fetching another word of instructions from it.
    pub(crate) data_wait: u32,
    pub(crate) fetch_wait: u32,
    pub(crate) cycles: u64,
    pub(crate) instructions: u64,
    pub(crate) trace: TraceHash,
    pub(crate) lowest_sp: u32,
    /// Where data end and the stack must not go.
    pub(crate) stack_limit: u32,
    pub(crate) taint: TaintLog,
    pub(crate) profiler: Profiler,
    pub(crate) console: Console,
}

impl Cpu {
    /// Runs until something stops it.
    pub(crate) fn run<const TAINT: bool, const DETAIL: bool>(&mut self, limit: u64) -> Stop {
        let code = Arc::clone(&self.code);
        let end = self.cycles.saturating_add(limit);
        let interrupted = self.interrupts.every != u64::MAX;
        while self.cycles < end {
            if interrupted && let Err(stop) = self.interrupt::<TAINT>() {
                return *stop;
            }
            let done = match code.get(self.code_index()) {
                Some(&instruction) => self.step_decoded::<TAINT, DETAIL>(instruction),
                None if self.pc == RETURN & !1 => return Stop::Returned,
                None => self
                    .fetch()
                    .and_then(|i| self.step_decoded::<TAINT, DETAIL>(i)),
            };
            if let Err(stop) = done {
                return *stop;
            }
        }
        if self.pc == RETURN & !1 {
            return Stop::Returned;
        }
        Stop::Fault(Fault::CycleLimit { limit })
    }

    /// One instruction, wherever it is.
    pub(crate) fn step<const TAINT: bool, const DETAIL: bool>(&mut self) -> Done {
        if self.pc == RETURN & !1 {
            return Err(Box::new(Stop::Returned));
        }
        let instruction = match self.code.get(self.code_index()) {
            Some(&instruction) => instruction,
            None => self.fetch()?,
        };
        self.step_decoded::<TAINT, DETAIL>(instruction)
    }

    /// Where the instruction at PC is in the decoded flash, if it is there.
    #[inline(always)]
    fn code_index(&self) -> usize {
        (self.pc.wrapping_sub(self.memory.flash_base) >> 1) as usize
    }

    /// Decodes the instruction at PC: RAM may have changed since the last time.
    #[cold]
    fn fetch(&self) -> Result<Instruction, Box<Stop>> {
        let address = self.pc;
        match self.memory.code(address) {
            Some(half) if is_long(half) => match self.memory.code(address.wrapping_add(2)) {
                Some(next) => Ok(decode(half, next)),
                None => Err(Fault::Fetch {
                    address: address.wrapping_add(2),
                }
                .into()),
            },
            Some(half) => Ok(decode(half, 0)),
            None => Err(Fault::Fetch { address }.into()),
        }
    }

    #[inline(always)]
    fn step_decoded<const TAINT: bool, const DETAIL: bool>(
        &mut self,
        instruction: Instruction,
    ) -> Done {
        let (pc, before) = (self.pc, self.cycles);
        if TAINT && !self.taint.hooks.is_empty() {
            self.mark_here();
        }
        self.trace.instruction(pc);
        self.instructions += 1;
        if DETAIL && self.fetch_wait != 0 {
            let waits = self.profiler.fetched_words(pc, instruction, &self.memory);
            self.cycles += u64::from(waits) * u64::from(self.fetch_wait);
        }
        let done = self.execute::<TAINT, DETAIL>(instruction, pc);
        if DETAIL {
            self.profiler.ran(pc, self.cycles - before);
        }
        done
    }

    /// The opcode at an address, for messages.
    pub(crate) fn opcode(&self, address: u32) -> u32 {
        let half = self.memory.code(address).unwrap_or(0);
        if is_long(half) {
            let next = self.memory.code(address.wrapping_add(2)).unwrap_or(0);
            u32::from(half) << 16 | u32::from(next)
        } else {
            u32::from(half)
        }
    }

    /// A register as an operand; PC reads as the address of the instruction plus 4.
    #[inline(always)]
    pub(crate) fn read(&self, register: u8, pc: u32) -> u32 {
        match usize::from(register) {
            PC => pc.wrapping_add(4),
            r => self.r[r & 15],
        }
    }

    #[inline(always)]
    pub(crate) fn is_secret<const TAINT: bool>(&self, register: u8) -> bool {
        TAINT && self.secret >> register & 1 != 0
    }

    #[inline(always)]
    pub(crate) fn set_secret<const TAINT: bool>(&mut self, register: usize, secret: bool) {
        if TAINT {
            self.secret = self.secret & !(1 << register) | u16::from(secret) << register;
        }
    }

    /// Writes a register other than SP and PC.
    #[inline(always)]
    pub(crate) fn set<const TAINT: bool>(&mut self, register: u8, value: u32, secret: bool) {
        self.r[usize::from(register & 15)] = value;
        self.set_secret::<TAINT>(usize::from(register & 15), secret);
    }

    /// Writes the stack pointer, of which the two lowest bits are always zero.
    #[inline(always)]
    pub(crate) fn set_sp(&mut self, value: u32) -> Done {
        self.r[SP] = value & !3;
        if self.r[SP] < self.lowest_sp {
            self.lowest_sp = self.r[SP];
            if self.r[SP] < self.stack_limit {
                return Err(Fault::StackOverflow {
                    sp: self.r[SP],
                    limit: self.stack_limit,
                }
                .into());
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn flag_taint<const TAINT: bool>(&mut self, flags: u8, secret: bool) {
        if TAINT {
            self.secret_flags = if secret {
                self.secret_flags | flags
            } else {
                self.secret_flags & !flags
            };
        }
    }

    #[inline(always)]
    pub(crate) fn leak<const TAINT: bool>(&mut self, leak: Leak, secret: bool) {
        if TAINT && secret {
            self.taint.leak(leak, self.pc);
        }
    }

    /// A load by the program: counts its wait states and enters the trace.
    #[inline(always)]
    pub(crate) fn load<const TAINT: bool, const DETAIL: bool>(
        &mut self,
        address: u32,
        width: Width,
    ) -> Result<Loaded, Box<Stop>> {
        let (loaded, flash) = self.memory.load::<TAINT>(address, width)?;
        self.trace.data(address, width.bytes());
        if flash {
            self.cycles += u64::from(self.data_wait);
            if DETAIL {
                self.profiler.read_flash(address, width.bytes());
            }
        }
        Ok(loaded)
    }

    /// A store by the program.
    #[inline(always)]
    pub(crate) fn store<const TAINT: bool>(
        &mut self,
        address: u32,
        width: Width,
        value: u32,
        secret: bool,
    ) -> Done {
        self.memory.store::<TAINT>(address, width, value, secret)?;
        self.trace.data(address, width.bytes() | TraceHash::STORE);
        Ok(())
    }

    /// The flags as the top four bits of a word.
    pub(crate) fn flags(&self) -> u32 {
        self.n >> 31 << 31 | u32::from(self.z == 0) << 30 | self.c << 29 | self.v >> 31 << 28
    }

    pub(crate) fn set_flags(&mut self, word: u32) {
        self.n = word;
        self.z = !word & 1 << 30;
        self.c = word >> 29 & 1;
        self.v = word << 3;
    }

    /// Carries out what is declassified or marked at PC.
    #[cold]
    fn mark_here(&mut self) {
        let Some(hooks) = self.taint.hooks.get_mut(&self.pc) else {
            return;
        };
        for hook in hooks {
            let secret = hook.reason.is_none();
            let was = match hook.place {
                Place::Register(r) => {
                    let was = self.secret >> (r & 15) & 1 != 0;
                    self.secret = self.secret & !(1 << (r & 15)) | u16::from(secret) << (r & 15);
                    was
                }
                Place::Flags => {
                    let now = if secret { NZCV } else { 0 };
                    std::mem::replace(&mut self.secret_flags, now) != 0
                }
                Place::Memory { pointer, length } => {
                    let address = self.r[usize::from(pointer & 15)];
                    match self.memory.ram_offset(address, length as usize) {
                        Some(offset) => {
                            let bytes = &mut self.memory.secret[offset..offset + length as usize];
                            let was = bytes.contains(&1);
                            bytes.fill(u8::from(secret));
                            was
                        }
                        // Nothing there can be marked, so that the use does not count.
                        None if secret => continue,
                        None => false,
                    }
                }
            };
            hook.count += 1;
            hook.effective += u64::from(was);
        }
    }

    /// Puts a core into the state in which the host calls a routine.
    pub(crate) fn prepare(&mut self, entry: u32, sp: u32) {
        self.pc = entry & !1;
        self.r[SP] = sp & !3;
        self.r[LR] = RETURN;
        self.set_secret::<true>(SP, false);
        self.set_secret::<true>(LR, false);
        self.lowest_sp = self.r[SP];
        self.cycles = 0;
        self.instructions = 0;
        self.trace = TraceHash::default();
        self.taint.leaks.clear();
    }
}
