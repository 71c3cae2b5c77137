// SPDX-License-Identifier: MIT OR Apache-2.0
//! Registers, flags and single steps: for debuggers, and to compare with other simulators.

use crate::cpu::{NZCV, Stop};
use crate::error::Error;
use crate::instruction::{LR, PC, SP};
use crate::machine::Machine;

impl Machine {
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
            Err(stop) => match *stop {
                Stop::Fault(fault) => Err(self.fault(fault)),
                _ => Ok(()),
            },
            Ok(()) => Ok(()),
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
}
