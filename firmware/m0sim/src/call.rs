// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls of routines, and runs from reset.

use crate::collect;
use crate::cpu::{Interrupts, RETURN, Stop};
use crate::error::{Error, Fault};
use crate::instruction::{PC, SP};
use crate::machine::{Machine, poison};
use crate::report::{Ending, Report};

impl Machine {
    /// Calls a routine as a C caller would, and returns what was measured.
    ///
    /// The first four arguments go to R0 to R3, the others on the stack. The stack begins at the
    /// end of RAM. All other registers hold fixed values, and R4 to R11 and SP must have them again
    /// at the end. Memory is as the last call left it.
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`], [`Error::Fault`], [`Error::NotPreserved`].
    pub fn call(&mut self, symbol: &str, arguments: &[u32]) -> Result<Report, Error> {
        self.call_secret(symbol, arguments, 0)
    }

    /// As [`Machine::call`]; bit i of `secret` marks argument i as secret.
    ///
    /// # Errors
    /// As [`Machine::call`]; [`Error::Argument`] if there are secrets without taint.
    pub fn call_secret(
        &mut self,
        symbol: &str,
        arguments: &[u32],
        secret: u32,
    ) -> Result<Report, Error> {
        if secret != 0 {
            self.needs_taint()?;
        }
        let entry = self.entry(symbol)?;
        self.cpu.r = std::array::from_fn(poison);
        self.cpu.secret = 0;
        let stacked = arguments.len().saturating_sub(4) as u32;
        let room = self.stack_top() - self.arena;
        if arguments.len() > 4 + room as usize / 8 {
            return Err(Error::Argument(format!(
                "{} arguments do not fit on the stack, which has {room} bytes",
                arguments.len()
            )));
        }
        let sp = self.stack_top() - (4 * stacked).next_multiple_of(8);
        for (i, &value) in arguments.iter().enumerate() {
            let is_secret = i < 32 && secret >> i & 1 != 0;
            match i {
                0..=3 => {
                    self.cpu.r[i] = value;
                    self.cpu.secret |= u16::from(is_secret) << i;
                }
                _ => {
                    let address = sp + 4 * (i as u32 - 4);
                    self.write(address, &value.to_le_bytes())?;
                    if is_secret {
                        self.mark_secret(address, 4)?;
                    }
                }
            }
        }
        self.start(entry, sp);
        let before = self.cpu.r;
        let report = self.finish()?;
        if report.ending == Ending::Returned {
            for register in [4, 5, 6, 7, 8, 9, 10, 11, SP] {
                if report.registers[register] != before[register] {
                    return Err(Error::NotPreserved {
                        name: symbol.to_owned(),
                        register: register as u8,
                        before: before[register],
                        after: report.registers[register],
                    });
                }
            }
        }
        Ok(report)
    }

    /// Calls an internal routine that takes operands in any registers and need not preserve them:
    /// R0 to R12 are taken as they are given. Bit i of `secret` marks register i as secret.
    ///
    /// ```
    /// use m0sim::{Config, Firmware, Machine};
    /// # fn main() -> Result<(), m0sim::Error> {
    /// // Operands in R5 and R6, the result in R4: adds r4, r5, r6; bx lr
    /// let firmware = Firmware::from_code(0, &[0x19ac, 0x4770], &[("add", 0)]);
    /// let mut machine = Machine::new(&firmware, Config::default())?;
    /// let mut registers = [0; 13];
    /// (registers[5], registers[6]) = (40, 2);
    /// assert_eq!(machine.call_internal("add", &registers, 0)?.registers[4], 42);
    /// assert!(machine.call("add", &[]).is_err(), "a C caller would lose its R4");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`], [`Error::Fault`], [`Error::Argument`] for secrets without taint.
    pub fn call_internal(
        &mut self,
        symbol: &str,
        registers: &[u32; 13],
        secret: u16,
    ) -> Result<Report, Error> {
        if secret != 0 {
            self.needs_taint()?;
        }
        let entry = self.entry(symbol)?;
        self.cpu.r[..13].copy_from_slice(registers);
        self.cpu.secret = secret & 0x1fff;
        self.start(entry, self.stack_top());
        self.finish()
    }

    /// Runs the program from its reset vector, at the start of flash, until it ends by semihosting.
    ///
    /// ```
    /// use m0sim::{Config, Ending, Firmware, Machine};
    /// # fn main() -> Result<(), m0sim::Error> {
    /// // SP, reset vector; then: movs r0, #3 (SYS_WRITEC); adr r1, text; bkpt 0xab;
    /// // movs r0, #0x18 (SYS_EXIT); ldr r1, =0x20026; bkpt 0xab; text: "!"
    /// let code = [
    ///     0x0400, 0x2000, 0x0009, 0, // 0
    ///     0x2003, 0xa102, 0xbeab, 0x2018, 0x4901, 0xbeab, // 8
    ///     0x0021, 0, 0x0026, 0x0002, // 0x14
    /// ];
    /// let mut machine = Machine::new(&Firmware::from_code(0, &code, &[]), Config::default())?;
    /// let report = machine.run()?;
    /// assert_eq!((report.ending, &report.console[..]), (Ending::Exit(0), &b"!"[..]));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::Argument`] without a vector table, [`Error::Fault`].
    pub fn run(&mut self) -> Result<Report, Error> {
        self.prepare_run()?;
        self.finish()
    }

    /// Puts the core into the state after reset; [`Machine::step`] goes on from there.
    ///
    /// # Errors
    /// [`Error::Argument`] if the first two words of flash are no vector table.
    pub fn prepare_run(&mut self) -> Result<(), Error> {
        let base = self.cpu.memory.flash_base;
        // Too short a flash has no table; zero is no address of code.
        let word = |i: u32| {
            let bytes = self
                .cpu
                .memory
                .bytes(base + 4 * i, 4)
                .and_then(<[u8]>::first_chunk);
            u32::from_le_bytes(*bytes.unwrap_or(&[0; 4]))
        };
        let (sp, entry) = (word(0), word(1));
        if entry & 1 == 0 || self.cpu.memory.code(entry & !1).is_none() {
            return Err(Error::Argument(format!(
                "no vector table at {base:#x}: the reset vector would be {entry:#010x}, which is no address of code with bit 0 set"
            )));
        }
        self.reset()?;
        self.cpu.vectors = Some(base);
        self.start(entry, sp);
        Ok(())
    }

    /// The words that semihosting gives the program as its command line.
    pub fn set_command_line(&mut self, text: &str) {
        self.cpu.console.command_line = text.to_owned();
    }

    /// Lets an interrupt come after a given number of instructions, again and again, in all calls
    /// and runs from now on: the core stacks eight words as
    /// [`Config::vectors`](crate::Config::vectors)' handlers have them, and runs this routine. None
    /// comes while a handler runs, or while PRIMASK is set. 0 takes them away.
    ///
    /// ```
    /// use m0sim::{Config, Firmware, Machine};
    /// # fn main() -> Result<(), m0sim::Error> {
    /// // below: mov r3, sp; subs r3, #4; str r0, [r3]; ldr r0, [r3]; bx lr
    /// // handler: movs r3, #0; push {r3}; pop {r3}; bx lr
    /// let code = [0x466b, 0x3b04, 0x6018, 0x6818, 0x4770, 0x2300, 0xb408, 0xbc08, 0x4770];
    /// let firmware = Firmware::from_code(0, &code, &[("below", 0), ("handler", 10)]);
    /// let mut machine = Machine::new(&firmware, Config::default())?;
    /// assert_eq!(machine.call("below", &[7])?.r0(), 7);
    /// // What is below the stack pointer is lost.
    /// machine.interrupt_every("handler", 1)?;
    /// let report = machine.call("below", &[7])?;
    /// assert_eq!(report.interrupts, 4);
    /// assert_ne!(report.r0(), 7);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`]; [`Error::Argument`] if the symbol names data.
    pub fn interrupt_every(&mut self, handler: &str, instructions: u64) -> Result<(), Error> {
        self.cpu.interrupts = match instructions {
            0 => Interrupts::NONE,
            _ => Interrupts {
                handler: self.entry(handler)?,
                every: instructions,
                ..Interrupts::NONE
            },
        };
        Ok(())
    }

    /// The address of code behind a symbol.
    fn entry(&self, symbol: &str) -> Result<u32, Error> {
        let found = self.firmware.routine(symbol)?;
        match found.code {
            true => Ok(found.address),
            false => Err(Error::Argument(format!("{symbol} names data, not code"))),
        }
    }

    fn start(&mut self, entry: u32, sp: u32) {
        let cpu = &mut self.cpu;
        cpu.stack_limit = self.arena;
        cpu.ipsr = 0;
        cpu.process_stack = false;
        cpu.primask = false;
        cpu.set_flags(0);
        cpu.secret_flags = 0;
        cpu.console.output.clear();
        cpu.prepare(entry, sp);
        if self.config.profile || self.config.fetch_wait != 0 {
            let (base, length) = (cpu.memory.flash_base, cpu.memory.flash.len());
            cpu.profiler.clear(base, length);
            cpu.profiler.call(entry & !1, RETURN & !1, 0);
        }
        for hook in cpu.taint.hooks.values_mut().flatten() {
            (hook.count, hook.effective) = (0, 0);
        }
        cpu.interrupts.left = cpu.interrupts.every;
        cpu.interrupts.count = 0;
    }

    pub(crate) fn fault(&self, fault: Fault) -> Error {
        Error::Fault {
            fault,
            at: self.firmware.locate(self.cpu.pc),
        }
    }

    /// Runs to the end and collects the report.
    fn finish(&mut self) -> Result<Report, Error> {
        let detail = self.config.profile || self.config.fetch_wait != 0;
        let initial = self.cpu.r[SP];
        let limit = self.config.max_cycles;
        let stop = match (self.config.taint, detail) {
            (false, false) => self.cpu.run::<false, false>(limit),
            (false, true) => self.cpu.run::<false, true>(limit),
            (true, false) => self.cpu.run::<true, false>(limit),
            (true, true) => self.cpu.run::<true, true>(limit),
        };
        let ending = match stop {
            Stop::Returned => Ending::Returned,
            Stop::Exit(code) => Ending::Exit(code),
            Stop::Fault(fault) => return Err(self.fault(fault)),
        };
        let mut registers = self.cpu.r;
        registers[PC] = self.cpu.pc;
        Ok(Report {
            cycles: self.cpu.cycles,
            instructions: self.cpu.instructions,
            stack: initial - self.cpu.lowest_sp.min(initial),
            trace_hash: self.cpu.trace,
            registers,
            ending,
            console: self.cpu.console.output.clone(),
            findings: collect::findings(&self.cpu.taint, &self.firmware),
            declassified: collect::declassified(&mut self.cpu.taint, &self.firmware),
            marked: collect::marked(&self.cpu.taint, &self.firmware),
            interrupts: self.cpu.interrupts.count,
            profile: self.config.profile.then(|| {
                collect::profile(
                    &mut self.cpu.profiler,
                    self.cpu.cycles,
                    &self.cpu.memory,
                    &self.firmware,
                )
            }),
        })
    }
}
