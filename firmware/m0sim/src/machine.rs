// SPDX-License-Identifier: MIT OR Apache-2.0
//! The simulator as a host program sees it.

use crate::collect;
use crate::cpu::{Cpu, NZCV, RETURN, Stop};
use crate::decode::{LR, PC, SP, decode_all};
use crate::error::{Error, Fault};
use crate::firmware::Firmware;
use crate::memory::Memory;
use crate::profile::Profiler;
use crate::report::{Ending, Report};
use crate::semihosting::Console;
use crate::taint::{Declassified, Hook, Place, TaintLog};
use crate::timing::{Core, Multiplier, Timing};
use crate::trace::TraceHash;
use std::sync::Arc;

/// What is simulated, and what is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The core whose cycles are counted.
    pub core: Core,
    /// Its multiplier.
    pub multiplier: Multiplier,
    /// Extra cycles of every load from flash, literals included. 0: no wait states.
    pub flash_wait: u32,
    /// Extra cycles whenever instructions come from another word of flash than before: a flash
    /// without prefetch or cache. 0: no wait states.
    pub fetch_wait: u32,
    /// The lowest address of RAM, a multiple of 8.
    pub ram_base: u32,
    /// The bytes of RAM, a multiple of 8.
    pub ram_size: u32,
    /// Whether secrets are followed.
    pub taint: bool,
    /// Whether cycles are counted by instruction and routine.
    pub profile: bool,
    /// The cycles after which a run is given up.
    pub max_cycles: u64,
    /// The address of a vector table, through which `SVC` is served in calls. A run from reset has
    /// one anyway, at the start of flash.
    pub vectors: Option<u32>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            core: Core::M0Plus,
            multiplier: Multiplier::Fast,
            flash_wait: 0,
            fetch_wait: 0,
            ram_base: 0x2000_0000,
            ram_size: 128 << 10,
            taint: false,
            profile: false,
            max_cycles: 1 << 40,
            vectors: None,
        }
    }
}

impl Config {
    /// The defaults with taint switched on.
    pub fn with_taint() -> Self {
        Self {
            taint: true,
            ..Self::default()
        }
    }
}

/// A core with its flash and RAM.
///
/// ```
/// use m0sim::{Config, Firmware, Machine};
/// # fn main() -> Result<(), m0sim::Error> {
/// // adds r0, r0, r1; bx lr
/// let firmware = Firmware::from_code(0, &[0x1840, 0x4770], &[("sum", 0)]);
/// let mut machine = Machine::new(&firmware, Config::default())?;
/// let report = machine.call("sum", &[40, 2])?;
/// assert_eq!(report.r0(), 42);
/// assert_eq!(report.cycles, 1 + 2);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) cpu: Cpu,
    config: Config,
    firmware: Arc<Firmware>,
    /// Where the next buffer is placed.
    arena: u32,
    /// Where data of the program end.
    data_end: u32,
}

/// What unset registers hold: the number of the register, four times, over 0xa0.
fn poison(register: usize) -> u32 {
    0xa0a0_a0a0 + 0x0101_0101 * register as u32
}

impl Machine {
    /// Loads a program.
    ///
    /// Segments that run in RAM are in place at once, as after the start-up code; so routines can be
    /// called without it. Everything else is flash, from the lowest such address to the highest.
    ///
    /// # Errors
    /// [`Error::Argument`] for a RAM that is none, [`Error::Elf`] if the program does not fit.
    pub fn new(firmware: &Firmware, config: Config) -> Result<Self, Error> {
        let (base, size) = (config.ram_base, config.ram_size);
        if base % 8 != 0 || size % 8 != 0 || size == 0 || base.checked_add(size).is_none() {
            return Err(Error::Argument(format!(
                "RAM of {size:#x} bytes at {base:#x}; both must be multiples of 8, and the end below 2^32"
            )));
        }
        let in_ram = |address: u32| address.wrapping_sub(base) < size;
        let mut pieces = Vec::new();
        for s in &firmware.segments {
            let ends = [s.stored, s.runs].map(|a| u64::from(a) + s.bytes.len() as u64);
            if ends.iter().any(|&end| end > 1 << 32) {
                return Err(Error::Elf(
                    "a segment wraps around the address space".into(),
                ));
            }
            if s.stored != s.runs && !in_ram(s.stored) {
                pieces.push((s.stored, &s.bytes));
            }
            if !in_ram(s.runs) && !s.bytes.is_empty() {
                pieces.push((s.runs, &s.bytes));
            }
        }
        let low = pieces.iter().map(|p| p.0).min().unwrap_or(0) & !3;
        let high = pieces
            .iter()
            .map(|p| u64::from(p.0) + p.1.len() as u64)
            .max()
            .unwrap_or(0);
        if high.saturating_sub(u64::from(low)) > 64 << 20 {
            return Err(Error::Elf(format!(
                "segments from {low:#x} to {high:#x} lie too far apart for one flash; RAM is {size:#x} bytes at {base:#x}"
            )));
        }
        let mut flash =
            vec![0xff; (high.saturating_sub(u64::from(low)) as usize).next_multiple_of(4)];
        for (address, bytes) in pieces {
            let offset = (address - low) as usize;
            flash[offset..offset + bytes.len()].copy_from_slice(bytes);
        }
        let flash: Arc<[u8]> = flash.into();
        let cpu = Cpu {
            r: [0; 16],
            pc: 0,
            n: 0,
            z: 1,
            c: 0,
            v: 0,
            ipsr: 0,
            vectors: config.vectors,
            primask: false,
            process_stack: false,
            other_sp: 0,
            secret: 0,
            secret_flags: 0,
            code: decode_all(&flash).into(),
            memory: Memory {
                flash_base: low,
                flash,
                ram_base: base,
                ram: vec![0; size as usize],
                secret: vec![0; if config.taint { size as usize } else { 0 }],
            },
            timing: Timing::of(config.core, config.multiplier),
            data_wait: config.flash_wait,
            fetch_wait: config.fetch_wait,
            cycles: 0,
            instructions: 0,
            trace: TraceHash::default(),
            lowest_sp: 0,
            stack_limit: base,
            taint: TaintLog::default(),
            profiler: Profiler::default(),
            console: Console::default(),
        };
        let mut machine = Self {
            cpu,
            config,
            firmware: Arc::new(firmware.clone()),
            arena: base,
            data_end: base,
        };
        machine.reset()?;
        Ok(machine)
    }

    /// Puts RAM and registers back to where they were after loading, and frees all buffers.
    /// Declassifications that were set stay.
    ///
    /// # Errors
    /// [`Error::Elf`] if a segment does not fit into RAM.
    pub fn reset(&mut self) -> Result<(), Error> {
        let memory = &mut self.cpu.memory;
        memory.ram.fill(0);
        memory.secret.fill(0);
        let (base, size) = (memory.ram_base, memory.ram.len());
        let mut end = base;
        for s in &self.firmware.segments {
            if s.runs.wrapping_sub(base) as usize >= size {
                continue;
            }
            let Some(offset) = memory.ram_offset(s.runs, s.size as usize) else {
                return Err(Error::Elf(format!(
                    "{} bytes at {:#x} do not fit into RAM, {size:#x} bytes at {base:#x}",
                    s.size, s.runs
                )));
            };
            memory.ram[offset..offset + s.bytes.len()].copy_from_slice(&s.bytes);
            end = end.max(s.runs + s.size);
        }
        self.data_end = end.next_multiple_of(8);
        self.arena = self.data_end;
        self.cpu.r = std::array::from_fn(poison);
        self.cpu.r[SP] = self.stack_top();
        self.cpu.other_sp = 0;
        self.cpu.process_stack = false;
        self.cpu.primask = false;
        self.cpu.ipsr = 0;
        self.cpu.secret = 0;
        self.cpu.secret_flags = 0;
        self.cpu.set_flags(0);
        self.cpu.console.output.clear();
        self.cpu.taint.by_host.clear();
        Ok(())
    }

    /// The program.
    pub fn firmware(&self) -> &Firmware {
        &self.firmware
    }

    /// The configuration.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Where the stack of calls begins: the end of RAM.
    pub fn stack_top(&self) -> u32 {
        self.cpu.memory.ram_base + self.cpu.memory.ram.len() as u32
    }

    /// Places bytes in RAM behind the program's data, aligned to 8, and returns their address. They
    /// are public, until [`Machine::mark_secret`].
    ///
    /// # Errors
    /// [`Error::Argument`] if RAM is full.
    pub fn place(&mut self, bytes: &[u8]) -> Result<u32, Error> {
        let address = self.arena;
        let end = u64::from(address) + (bytes.len() as u64).next_multiple_of(8);
        if end > u64::from(self.stack_top()) {
            return Err(Error::Argument(format!(
                "{} bytes do not fit into RAM, of which {} are free; a larger RAM is set in the configuration",
                bytes.len(),
                self.stack_top() - address
            )));
        }
        self.write(address, bytes)?;
        self.arena = end as u32;
        Ok(address)
    }

    /// Frees what [`Machine::place`] placed.
    pub fn free_all(&mut self) {
        self.arena = self.data_end;
    }

    /// Writes bytes to RAM. They are public from then on.
    ///
    /// # Errors
    /// [`Error::Argument`] if the range is not in RAM.
    pub fn write(&mut self, address: u32, bytes: &[u8]) -> Result<(), Error> {
        if bytes.is_empty() {
            return Ok(());
        }
        let offset = self.ram(address, bytes.len())?;
        let memory = &mut self.cpu.memory;
        memory.ram[offset..offset + bytes.len()].copy_from_slice(bytes);
        if self.config.taint {
            memory.secret[offset..offset + bytes.len()].fill(0);
        }
        Ok(())
    }

    /// Reads bytes of RAM or flash.
    ///
    /// # Errors
    /// [`Error::Argument`] if the range is in neither.
    pub fn read(&self, address: u32, length: usize) -> Result<&[u8], Error> {
        if length == 0 {
            return Ok(&[]);
        }
        self.cpu.memory.bytes(address, length).ok_or_else(|| {
            Error::Argument(format!(
                "{length} bytes at {address:#x} are not in flash or RAM"
            ))
        })
    }

    fn ram(&self, address: u32, length: usize) -> Result<usize, Error> {
        self.cpu.memory.ram_offset(address, length).ok_or_else(|| {
            Error::Argument(format!(
                "{length} bytes at {address:#x} are not in RAM, {:#x} bytes at {:#x}",
                self.cpu.memory.ram.len(),
                self.cpu.memory.ram_base
            ))
        })
    }

    fn needs_taint(&self) -> Result<(), Error> {
        match self.config.taint {
            true => Ok(()),
            false => Err(Error::Argument(
                "secrets are followed only with `taint` in the configuration".into(),
            )),
        }
    }

    /// Marks bytes of RAM as secret.
    ///
    /// # Errors
    /// [`Error::Argument`] without taint, and if the range is not in RAM.
    pub fn mark_secret(&mut self, address: u32, length: usize) -> Result<(), Error> {
        self.needs_taint()?;
        let offset = self.ram(address, length)?;
        self.cpu.memory.secret[offset..offset + length].fill(1);
        Ok(())
    }

    /// Declares bytes of RAM public, with a reason that the next report lists.
    ///
    /// # Errors
    /// As [`Machine::mark_secret`].
    pub fn declassify(&mut self, address: u32, length: usize, reason: &str) -> Result<(), Error> {
        self.needs_taint()?;
        let offset = self.ram(address, length)?;
        let bytes = &mut self.cpu.memory.secret[offset..offset + length];
        let effective = u64::from(bytes.contains(&1));
        bytes.fill(0);
        self.cpu.taint.by_host.push(Declassified {
            at: None,
            what: format!("{length} bytes at {address:#010x}"),
            reason: reason.to_owned(),
            count: 1,
            effective,
        });
        Ok(())
    }

    /// Declares a place public whenever the program comes to a label, before the instruction there.
    /// Each use is in the report.
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`]; [`Error::Argument`] without taint, and for registers above 14.
    pub fn declassify_at(&mut self, label: &str, place: Place, reason: &str) -> Result<(), Error> {
        self.needs_taint()?;
        if let Place::Register(r) | Place::Memory { pointer: r, .. } = place
            && r > 14
        {
            return Err(Error::Argument(format!(
                "register {r}; 0 to 14 are accepted"
            )));
        }
        let address = self.firmware.symbol(label)?.address;
        let hook = Hook {
            place,
            reason: reason.to_owned(),
            count: 0,
            effective: 0,
        };
        self.cpu.taint.hooks.entry(address).or_default().push(hook);
        Ok(())
    }

    /// Whether any of these bytes is secret. Flash never is.
    pub fn is_secret(&self, address: u32, length: usize) -> bool {
        match self.cpu.memory.ram_offset(address, length) {
            Some(o) if self.config.taint => self.cpu.memory.secret[o..o + length].contains(&1),
            _ => false,
        }
    }

    /// Calls a routine as a C caller would, and returns what was measured.
    ///
    /// The first four arguments go to R0 to R3, the others on the stack. The stack begins at the end
    /// of RAM. All other registers hold fixed values, and R4 to R11 and SP must have them again at
    /// the end. Memory is as the last call left it.
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

    /// Runs one instruction at PC. Registers and flags are those that were set before.
    ///
    /// # Errors
    /// [`Error::Fault`]. An instruction that ends the program is no error; it leaves PC in place.
    pub fn step(&mut self) -> Result<(), Error> {
        let stop = match self.config.taint {
            true => self.cpu.step::<true, false>(),
            false => self.cpu.step::<false, false>(),
        };
        match stop {
            Err(Stop::Fault(fault)) => Err(self.fault(fault)),
            _ => Ok(()),
        }
    }

    /// A register, 0 to 15.
    ///
    /// # Panics
    /// For a register above 15.
    pub fn register(&self, register: usize) -> u32 {
        assert!(register < 16, "register {register}; 0 to 15 are accepted");
        if register == PC {
            self.cpu.pc
        } else {
            self.cpu.r[register]
        }
    }

    /// Sets a register, 0 to 15, to a public value. The lowest bits of SP and PC are dropped.
    ///
    /// # Panics
    /// For a register above 15.
    pub fn set_register(&mut self, register: usize, value: u32) {
        assert!(register < 16, "register {register}; 0 to 15 are accepted");
        match register {
            PC => self.cpu.pc = value & !1,
            SP => self.cpu.r[SP] = value & !3,
            _ => self.cpu.r[register] = value,
        }
        self.cpu.secret &= !(1 << register);
    }

    /// Whether a register is secret.
    pub fn is_register_secret(&self, register: usize) -> bool {
        register < 15 && self.cpu.secret >> register & 1 != 0
    }

    /// Marks a register, 0 to 14, as secret.
    ///
    /// # Errors
    /// [`Error::Argument`] without taint, and for other registers.
    pub fn mark_register_secret(&mut self, register: usize) -> Result<(), Error> {
        self.needs_taint()?;
        if register > LR {
            return Err(Error::Argument(format!(
                "register {register}; 0 to 14 are accepted"
            )));
        }
        self.cpu.secret |= 1 << register;
        Ok(())
    }

    /// N, Z, C and V, from bit 3 down to bit 0.
    pub fn flags(&self) -> u8 {
        (self.cpu.flags() >> 28) as u8
    }

    /// Sets N, Z, C and V from bits 3 to 0, to public values.
    pub fn set_flags(&mut self, flags: u8) {
        self.cpu.set_flags(u32::from(flags) << 28);
        self.cpu.secret_flags &= !NZCV;
    }

    /// Which of N, Z, C and V are secret, from bit 3 down to bit 0.
    pub fn secret_flags(&self) -> u8 {
        self.cpu.secret_flags.reverse_bits() >> 4
    }

    /// What the program has printed since the last start: also after a fault.
    pub fn console(&self) -> &[u8] {
        &self.cpu.console.output
    }

    /// Cycles since the last start.
    pub fn cycles(&self) -> u64 {
        self.cpu.cycles
    }

    /// The address of code behind a symbol.
    fn entry(&self, symbol: &str) -> Result<u32, Error> {
        let found = self.firmware.symbol(symbol)?;
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
    }

    fn fault(&self, fault: Fault) -> Error {
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
