// SPDX-License-Identifier: MIT OR Apache-2.0
//! Special registers, and the two exceptions that are modeled: the supervisor call, and an
//! interrupt that the host asks for.
//!
//! SysTick, PendSV, NMI and the HardFault handler are not: what would raise HardFault
//! on the chip stops the simulation with a message. Code runs privileged; CONTROL's bit for
//! unprivileged code, an option of the M0+, reads as zero.

use crate::cpu::{Cpu, Done, NZCV, RETURN};
use crate::error::Fault;
use crate::instruction::{LR, Reg, SP, Width};
use crate::taint::Leak;

/// The exception number of SVC, and its place in the vector table.
const SVCALL: u32 = 11;
/// The number of the first external interrupt.
const INTERRUPT: u32 = 16;

/// Values of LR in a handler: where its return goes.
const TO_THREAD_MAIN: u32 = 0xffff_fff9;
const TO_THREAD_PROCESS: u32 = 0xffff_fffd;

/// Bit 9 of the stacked xPSR: the frame was moved by 4 for alignment.
const REALIGNED: u32 = 1 << 9;
/// Bit 24 of the stacked xPSR: Thumb state.
const THUMB: u32 = 1 << 24;

const MSP: u8 = 8;
const PSP: u8 = 9;
const PRIMASK: u8 = 16;
const CONTROL: u8 = 20;

impl Cpu {
    /// Whether `r[13]` is the process stack pointer.
    fn on_process_stack(&self) -> bool {
        self.process_stack && self.ipsr == 0
    }

    pub(crate) fn read_special<const TAINT: bool>(&mut self, d: Reg, special: u8) {
        let mut secret = false;
        let value = match special {
            0..=7 => {
                // Bit 2 clear: with the flags. Bit 0 set: with the exception number. EPSR reads as
                // zero.
                let flags = if special & 4 == 0 { self.flags() } else { 0 };
                secret = TAINT && special & 4 == 0 && self.secret_flags != 0;
                flags | if special & 1 != 0 { self.ipsr } else { 0 }
            }
            MSP if self.on_process_stack() => self.other_sp,
            MSP => self.r[SP],
            PSP if self.on_process_stack() => self.r[SP],
            PSP => self.other_sp,
            PRIMASK => u32::from(self.primask),
            _ => u32::from(self.process_stack) << 1,
        };
        self.set::<TAINT>(d, value, secret);
    }

    pub(crate) fn write_special<const TAINT: bool>(&mut self, n: Reg, special: u8) -> Done {
        let value = self.r[usize::from(n & 15)];
        let secret = self.is_secret::<TAINT>(n);
        match special {
            0..=3 => {
                self.set_flags(value);
                self.flag_taint::<TAINT>(NZCV, secret);
                return Ok(());
            }
            MSP if self.on_process_stack() => self.other_sp = value & !3,
            PSP if !self.on_process_stack() => self.other_sp = value & !3,
            MSP | PSP => self.set_sp(value)?,
            PRIMASK => self.primask = value & 1 != 0,
            // A handler always runs on the main stack, and cannot change that.
            CONTROL if self.ipsr == 0 => {
                let process = value & 2 != 0;
                if process != self.process_stack {
                    self.process_stack = process;
                    std::mem::swap(&mut self.r[SP], &mut self.other_sp);
                }
            }
            // IPSR and EPSR ignore writes.
            _ => {}
        }
        self.leak::<TAINT>(Leak::State, secret);
        Ok(())
    }

    /// SVC: stacks eight words and enters the handler of the vector table.
    pub(crate) fn call_supervisor<const TAINT: bool>(&mut self, number: u8) -> Done {
        let refuse = |reason| Err(Fault::Svc { number, reason }.into());
        if self.ipsr != 0 {
            return refuse("in its own handler; that is a HardFault");
        }
        if self.primask {
            return refuse("with interrupts disabled by PRIMASK; that is a HardFault");
        }
        let Some(table) = self.vectors else {
            return refuse("without a vector table; a run from reset has one");
        };
        let Ok(((vector, _), _)) = self
            .memory
            .load::<false>(table.wrapping_add(4 * SVCALL), Width::Word)
        else {
            return refuse("the vector table is too short for a handler");
        };
        if vector & 1 == 0 {
            return refuse("the vector table has no handler with bit 0 set");
        }
        let back = self.pc.wrapping_add(2);
        self.enter::<TAINT>(SVCALL, vector, back)
    }

    /// Before an instruction of thread mode: the interrupt, if it is due.
    #[inline(always)]
    pub(crate) fn interrupt<const TAINT: bool>(&mut self) -> Done {
        // A routine that has returned to the host is over.
        if self.ipsr != 0 || self.primask || self.pc == RETURN & !1 {
            return Ok(());
        }
        if self.interrupts.left > 0 {
            self.interrupts.left -= 1;
            return Ok(());
        }
        self.interrupts.left = self.interrupts.every;
        self.interrupts.count += 1;
        self.enter::<TAINT>(INTERRUPT, self.interrupts.handler, self.pc)
    }

    /// Stacks eight words and goes to a handler.
    fn enter<const TAINT: bool>(&mut self, number: u32, vector: u32, back: u32) -> Done {
        let before = self.r[SP];
        let frame = before.wrapping_sub(32) & !7;
        let flags = self.flags() | THUMB | if before & 4 != 0 { REALIGNED } else { 0 };
        self.set_sp(frame)?;
        for (i, register) in [0, 1, 2, 3, 12, LR].into_iter().enumerate() {
            let secret = self.is_secret::<TAINT>(register as Reg);
            let address = frame.wrapping_add(4 * i as u32);
            self.store::<TAINT>(address, Width::Word, self.r[register], secret)?;
        }
        self.store::<TAINT>(frame.wrapping_add(24), Width::Word, back, false)?;
        let secret = TAINT && self.secret_flags != 0;
        self.store::<TAINT>(frame.wrapping_add(28), Width::Word, flags, secret)?;
        let back = if self.process_stack {
            std::mem::swap(&mut self.r[SP], &mut self.other_sp);
            TO_THREAD_PROCESS
        } else {
            TO_THREAD_MAIN
        };
        self.set::<TAINT>(LR as Reg, back, false);
        self.ipsr = number;
        self.cycles += u64::from(self.timing.exception);
        self.pc = vector & !1;
        Ok(())
    }

    /// Takes the eight words back.
    pub(crate) fn return_from_exception<const TAINT: bool>(&mut self, value: u32) -> Done {
        let process = match value {
            TO_THREAD_MAIN => false,
            TO_THREAD_PROCESS => true,
            _ => return Err(Fault::ExceptionReturn { value }.into()),
        };
        self.ipsr = 0;
        if process {
            std::mem::swap(&mut self.r[SP], &mut self.other_sp);
        }
        self.process_stack = process;
        let frame = self.r[SP];
        for (i, register) in [0, 1, 2, 3, 12, LR].into_iter().enumerate() {
            let address = frame.wrapping_add(4 * i as u32);
            let (value, secret) = self.load::<TAINT, false>(address, Width::Word)?;
            self.set::<TAINT>(register as Reg, value, secret);
        }
        let (target, secret) = self.load::<TAINT, false>(frame.wrapping_add(24), Width::Word)?;
        self.leak::<TAINT>(Leak::Jump, secret);
        let (flags, secret) = self.load::<TAINT, false>(frame.wrapping_add(28), Width::Word)?;
        self.set_flags(flags);
        self.flag_taint::<TAINT>(NZCV, secret);
        let realigned = if flags & REALIGNED != 0 { 4 } else { 0 };
        self.set_sp(frame.wrapping_add(32 + realigned))?;
        self.pc = target & !1;
        Ok(())
    }
}
