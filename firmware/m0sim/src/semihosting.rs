// SPDX-License-Identifier: MIT OR Apache-2.0
//! Semihosting: `BKPT 0xAB`, by which a program prints and ends.
//!
//! Enough of it for programs that print through the console `:tt`, those that newlib's librdimon
//! starts included. Files of the host are not opened. A call costs no cycles beyond its own, and
//! does not enter the trace.

use crate::cpu::{Cpu, Done, Stop};
use crate::error::Fault;
use crate::instruction::Width;

/// The number of the breakpoint that means semihosting.
const NUMBER: u8 = 0xab;
/// The reason of an exit without an error.
const APPLICATION_EXIT: u32 = 0x20026;
/// A string without an end is cut here.
const LONGEST_STRING: u32 = 1 << 16;

/// The extensions: a magic number, then SYS_EXIT_EXTENDED and a handle of its own for errors.
const FEATURES: &[u8] = b"SHFB\x03";
const FEATURES_HANDLE: u32 = 4;

impl Cpu {
    fn semihosting_word(&self, block: u32, index: u32) -> Result<u32, Box<Stop>> {
        Ok(self
            .memory
            .load::<false>(block.wrapping_add(4 * index), Width::Word)?
            .0
            .0)
    }

    fn semihosting_bytes(&self, address: u32, length: u32) -> Result<&[u8], Box<Stop>> {
        let refused = Fault::OutOfRange {
            address,
            size: length,
            store: false,
        };
        if length == 0 {
            return Ok(&[]);
        }
        self.memory
            .bytes(address, length as usize)
            .ok_or(refused.into())
    }

    #[cold]
    pub(crate) fn breakpoint<const TAINT: bool>(&mut self, number: u8) -> Done {
        if number != NUMBER {
            return Err(Fault::Breakpoint { number }.into());
        }
        let (operation, block) = (self.r[0], self.r[1]);
        let result = match operation {
            // SYS_OPEN: the console, with a handle each for reading, writing and errors, and the
            // list of extensions, which programs read to find SYS_EXIT_EXTENDED.
            0x01 => {
                let (name, mode) = (
                    self.semihosting_word(block, 0)?,
                    self.semihosting_word(block, 1)?,
                );
                let length = self.semihosting_word(block, 2)?;
                match self.semihosting_bytes(name, length)? {
                    b":tt" => 1 + mode / 4,
                    b":semihosting-features" => {
                        self.console.features_read = 0;
                        FEATURES_HANDLE
                    }
                    _ => u32::MAX,
                }
            }
            // SYS_CLOSE.
            0x02 => 0,
            // SYS_WRITEC.
            0x03 => {
                let byte = self.semihosting_bytes(block, 1)?[0];
                self.console.output.push(byte);
                operation
            }
            // SYS_WRITE0.
            0x04 => {
                for i in 0..LONGEST_STRING {
                    let byte = self.semihosting_bytes(block.wrapping_add(i), 1)?[0];
                    if byte == 0 {
                        break;
                    }
                    self.console.output.push(byte);
                }
                operation
            }
            // SYS_WRITE: returns how many bytes were not written.
            0x05 => {
                let (from, length) = (
                    self.semihosting_word(block, 1)?,
                    self.semihosting_word(block, 2)?,
                );
                let bytes = self.semihosting_bytes(from, length)?.to_vec();
                self.console.output.extend(bytes);
                0
            }
            // SYS_READ: returns how many bytes are missing. The console is at its end at once.
            0x06 => {
                let (handle, to) = (
                    self.semihosting_word(block, 0)?,
                    self.semihosting_word(block, 1)?,
                );
                let length = self.semihosting_word(block, 2)?;
                let rest = match handle {
                    FEATURES_HANDLE => &FEATURES[self.console.features_read.min(FEATURES.len())..],
                    _ => &[],
                };
                let count = rest.len().min(length as usize);
                for (i, &byte) in rest[..count].iter().enumerate() {
                    self.answer::<TAINT>(to.wrapping_add(i as u32), Width::Byte, u32::from(byte))?;
                }
                self.console.features_read += count;
                length - count as u32
            }
            // SYS_READC.
            0x07 => u32::MAX,
            // SYS_ISERROR.
            0x08 => u32::from(self.semihosting_word(block, 0)? >> 31 != 0),
            // SYS_ISTTY.
            0x09 => u32::from(self.semihosting_word(block, 0)? != FEATURES_HANDLE),
            // SYS_SEEK: not in the console.
            0x0a if self.semihosting_word(block, 0)? == FEATURES_HANDLE => {
                self.console.features_read = self.semihosting_word(block, 1)? as usize;
                0
            }
            0x0a => u32::MAX,
            // SYS_FLEN.
            0x0c if self.semihosting_word(block, 0)? == FEATURES_HANDLE => FEATURES.len() as u32,
            0x0c => 0,
            // SYS_CLOCK, in hundredths of a second of a core at 1 MHz; SYS_TIME.
            0x10 => (self.cycles / 10_000) as u32,
            0x11 => 0,
            // SYS_ERRNO.
            0x13 => 0,
            // SYS_GET_CMDLINE.
            0x15 => {
                let (to, room) = (
                    self.semihosting_word(block, 0)?,
                    self.semihosting_word(block, 1)?,
                );
                let text = self.console.command_line.clone();
                if text.len() as u32 >= room {
                    u32::MAX
                } else {
                    for (i, byte) in text.bytes().chain([0]).enumerate() {
                        self.answer::<TAINT>(
                            to.wrapping_add(i as u32),
                            Width::Byte,
                            u32::from(byte),
                        )?;
                    }
                    self.answer::<TAINT>(block.wrapping_add(4), Width::Word, text.len() as u32)?;
                    0
                }
            }
            // SYS_HEAPINFO: four zeros, which leave the choice to the program.
            0x16 => {
                let to = self.semihosting_word(block, 0)?;
                for i in 0..4 {
                    self.answer::<TAINT>(to.wrapping_add(4 * i), Width::Word, 0)?;
                }
                operation
            }
            // SYS_EXIT: the reason is all there is.
            0x18 => return Err(Box::new(Stop::Exit(u32::from(block != APPLICATION_EXIT)))),
            // SYS_EXIT_EXTENDED: reason and code.
            0x20 => {
                let (reason, code) = (
                    self.semihosting_word(block, 0)?,
                    self.semihosting_word(block, 1)?,
                );
                let code = if reason == APPLICATION_EXIT { code } else { 1 };
                return Err(Box::new(Stop::Exit(code)));
            }
            // SYS_ELAPSED: the cycles, in two words; SYS_TICKFREQ does not know the clock.
            0x30 => {
                self.answer::<TAINT>(block, Width::Word, self.cycles as u32)?;
                self.answer::<TAINT>(
                    block.wrapping_add(4),
                    Width::Word,
                    (self.cycles >> 32) as u32,
                )?;
                0
            }
            0x31 => u32::MAX,
            _ => return Err(Fault::Semihosting { operation }.into()),
        };
        self.set::<TAINT>(0, result, false);
        Ok(())
    }

    fn answer<const TAINT: bool>(&mut self, address: u32, width: Width, value: u32) -> Done {
        Ok(self.memory.store::<TAINT>(address, width, value, false)?)
    }
}
