// SPDX-License-Identifier: MIT OR Apache-2.0
//! The simulator as a host program sees it.

use crate::config::Config;
use crate::console::Console;
use crate::cpu::{Cpu, Interrupts};
use crate::decode::decode_all;
use crate::error::Error;
use crate::firmware::Firmware;
use crate::instruction::SP;
use crate::memory::Memory;
use crate::profile::Profiler;
use crate::taint::{Declassified, Hook, Place, TaintLog};
use crate::timing::Timing;
use crate::trace::TraceHash;
use std::sync::Arc;

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
    pub(crate) config: Config,
    pub(crate) firmware: Arc<Firmware>,
    /// Where the next buffer is placed.
    pub(crate) arena: u32,
    /// Where data of the program end.
    data_end: u32,
}

/// What unset registers hold: the number of the register, four times, over 0xa0.
pub(crate) fn poison(register: usize) -> u32 {
    0xa0a0_a0a0 + 0x0101_0101 * register as u32
}

impl Machine {
    /// Loads a program.
    ///
    /// Segments that run in RAM are in place at once, as after the start-up code; so routines can
    /// be called without it. Everything else is flash, from the lowest such address to the highest.
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
            interrupts: Interrupts::NONE,
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

    pub(crate) fn needs_taint(&self) -> Result<(), Error> {
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
    /// ```
    /// use m0sim::{Config, Firmware, Machine, Place};
    /// # fn main() -> Result<(), m0sim::Error> {
    /// // compare: cmp r0, r1; verdict: beq .+4; movs r0, #1; bx lr
    /// let code = [0x4288, 0xd000, 0x2001, 0x4770];
    /// let firmware = Firmware::from_code(0, &code, &[("compare", 0), ("verdict", 2)]);
    /// let mut machine = Machine::new(&firmware, Config::with_taint())?;
    /// assert_eq!(machine.call_secret("compare", &[1, 2], 1)?.findings.len(), 1);
    ///
    /// machine.declassify_at("verdict", Place::Flags, "whether they are equal is the result")?;
    /// let report = machine.call_secret("compare", &[1, 2], 1)?;
    /// assert!(report.findings.is_empty());
    /// assert_eq!(report.declassified[0].effective, 1);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`]; [`Error::Argument`] without taint, and for registers above 14.
    pub fn declassify_at(&mut self, label: &str, place: Place, reason: &str) -> Result<(), Error> {
        self.hook(label, place, Some(reason.to_owned()))
    }

    /// Marks a place as secret whenever the program comes to a label, before the instruction there:
    /// a run from reset has no operands, and its start-up code clears what is marked before. The
    /// report says how often.
    ///
    /// ```
    /// use m0sim::{Config, Firmware, Machine, Place};
    /// # fn main() -> Result<(), m0sim::Error> {
    /// // main: movs r0, #1; key: cmp r0, #0; beq .+4; bx lr; bx lr
    /// let code = [0x2001, 0x2800, 0xd000, 0x4770, 0x4770];
    /// let firmware = Firmware::from_code(0, &code, &[("main", 0), ("key", 2)]);
    /// let mut machine = Machine::new(&firmware, Config::with_taint())?;
    /// machine.mark_secret_at("key", Place::Register(0))?;
    /// let report = machine.call("main", &[])?;
    /// assert_eq!((report.findings.len(), report.marked[0].count), (1, 1));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As [`Machine::declassify_at`].
    pub fn mark_secret_at(&mut self, label: &str, place: Place) -> Result<(), Error> {
        self.hook(label, place, None)
    }

    fn hook(&mut self, label: &str, place: Place, reason: Option<String>) -> Result<(), Error> {
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
            reason,
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
}
