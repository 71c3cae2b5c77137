// SPDX-License-Identifier: MIT OR Apache-2.0
//! What can go wrong, and where.

use std::fmt;

/// A place in the program: an address, and what the ELF file knows about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    /// The address of the instruction.
    pub address: u32,
    /// The symbol that it belongs to, and how many bytes behind its start it stands.
    pub symbol: Option<(String, u32)>,
    /// Source file and line, if the ELF file has a line table.
    pub line: Option<(String, u32)>,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#010x}", self.address)?;
        match &self.symbol {
            Some((name, 0)) => write!(f, " <{name}>")?,
            Some((name, offset)) => write!(f, " <{name}+{offset:#x}>")?,
            None => {}
        }
        match &self.line {
            Some((file, line)) => write!(f, " {file}:{line}"),
            None => Ok(()),
        }
    }
}

/// Why the program could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// An opcode that ARMv6-M does not define. 32-bit ones have their first halfword on top.
    Undefined {
        /// The opcode.
        opcode: u32,
    },
    /// An opcode whose effect the architecture leaves open.
    Unpredictable {
        /// The opcode.
        opcode: u32,
    },
    /// A load or store whose address is not a multiple of its size.
    Unaligned {
        /// The address.
        address: u32,
        /// The bytes of the access.
        size: u32,
    },
    /// A load or store outside of flash and RAM.
    OutOfRange {
        /// The address.
        address: u32,
        /// The bytes of the access.
        size: u32,
        /// Whether it is a store.
        store: bool,
    },
    /// A store to flash.
    FlashStore {
        /// The address.
        address: u32,
    },
    /// The program counter has left flash and RAM.
    Fetch {
        /// The address.
        address: u32,
    },
    /// A jump to an address whose lowest bit is clear, which asks for ARM state.
    ArmState {
        /// The address.
        target: u32,
    },
    /// The stack has grown into data.
    StackOverflow {
        /// The stack pointer.
        sp: u32,
        /// The lowest value that is allowed.
        limit: u32,
    },
    /// `SVC` where the vector table has no handler, or where a handler could not be entered.
    Svc {
        /// The number of the call.
        number: u8,
        /// Why there is no handler.
        reason: &'static str,
    },
    /// A return from an exception that is not one.
    ExceptionReturn {
        /// The value that went to PC.
        value: u32,
    },
    /// `BKPT` with another number than semihosting's.
    Breakpoint {
        /// The number.
        number: u8,
    },
    /// A semihosting operation that is not served.
    Semihosting {
        /// The operation.
        operation: u32,
    },
    /// The limit of cycles is reached.
    CycleLimit {
        /// The limit.
        limit: u64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opcode = |opcode: u32| match opcode >> 16 {
            0 => format!("{opcode:#06x}"),
            _ => format!("{opcode:#010x}"),
        };
        match *self {
            Self::Undefined { opcode: o } => {
                write!(
                    f,
                    "undefined instruction {}: ARMv6-M has no such encoding",
                    opcode(o)
                )
            }
            Self::Unpredictable { opcode: o } => write!(
                f,
                "unpredictable instruction {}: the architecture leaves its effect open",
                opcode(o)
            ),
            Self::Unaligned { address, size } => write!(
                f,
                "unaligned access of {size} bytes at {address:#010x}; the address must be a multiple of {size}"
            ),
            Self::OutOfRange {
                address,
                size,
                store,
            } => {
                let what = if store { "store" } else { "load" };
                write!(
                    f,
                    "{what} of {size} bytes at {address:#010x}, outside of flash and RAM"
                )?;
                match address >> 28 {
                    0x4 | 0x5 => f.write_str(" (peripherals are not modeled)"),
                    0xe => f.write_str(" (system registers are not modeled)"),
                    _ => Ok(()),
                }
            }
            Self::FlashStore { address } => {
                write!(f, "store to flash at {address:#010x}; stores go to RAM")
            }
            Self::Fetch { address } => {
                write!(
                    f,
                    "no code at {address:#010x}: the address is outside of flash and RAM"
                )
            }
            Self::ArmState { target } => write!(
                f,
                "jump to {target:#010x} with bit 0 clear; these cores have no ARM state, the bit must be set"
            ),
            Self::StackOverflow { sp, limit } => write!(
                f,
                "stack overflow: the stack pointer is {sp:#010x}, data end at {limit:#010x}"
            ),
            Self::Svc { number, reason } => write!(f, "SVC #{number}: {reason}"),
            Self::ExceptionReturn { value } => write!(
                f,
                "{value:#010x} is no return from the active exception (0xfffffff1, 0xfffffff9 and 0xfffffffd are)"
            ),
            Self::Breakpoint { number } => {
                write!(
                    f,
                    "breakpoint BKPT #{number:#x}; only semihosting's, 0xab, is served"
                )
            }
            Self::Semihosting { operation } => {
                write!(f, "semihosting operation {operation:#x} is not served")
            }
            Self::CycleLimit { limit } => {
                write!(f, "not done after {limit} cycles, the limit")
            }
        }
    }
}

/// Why a file could not be loaded or a call not be made or finished.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The file is not an executable for these cores.
    Elf(String),
    /// There is no such symbol.
    UnknownSymbol {
        /// The name asked for.
        name: String,
        /// The symbols with the most similar names.
        nearest: Vec<String>,
    },
    /// An argument of the interface is not accepted.
    Argument(String),
    /// The program stopped.
    Fault {
        /// Why.
        fault: Fault,
        /// At which instruction.
        at: Location,
    },
    /// A routine returned without restoring a register that it must preserve.
    NotPreserved {
        /// The routine.
        name: String,
        /// The register, 4 to 11 or 13.
        register: u8,
        /// Its value before.
        before: u32,
        /// Its value after.
        after: u32,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Elf(reason) => write!(f, "ELF file: {reason}"),
            Self::UnknownSymbol { name, nearest } if nearest.is_empty() => {
                write!(f, "no symbol {name}: the file has no symbols of code")
            }
            Self::UnknownSymbol { name, nearest } => {
                write!(
                    f,
                    "no symbol {name}; the nearest are {}",
                    nearest.join(", ")
                )
            }
            Self::Argument(reason) => f.write_str(reason),
            Self::Fault { fault, at } => write!(f, "{fault}; at {at}"),
            Self::NotPreserved {
                name,
                register,
                before,
                after,
            } => {
                let register = match register {
                    13 => "sp".to_owned(),
                    r => format!("r{r}"),
                };
                write!(
                    f,
                    "{name} returned with {register} = {after:#010x}; it was {before:#010x}, and a routine must preserve it"
                )
            }
        }
    }
}

impl std::error::Error for Error {}
