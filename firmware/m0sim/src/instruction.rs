// SPDX-License-Identifier: MIT OR Apache-2.0
//! The instructions of ARMv6-M, decoded.

/// A register number, 0 to 15.
pub(crate) type Reg = u8;

/// The index of the stack pointer.
pub(crate) const SP: usize = 13;
/// The index of the link register.
pub(crate) const LR: usize = 14;
/// The index of the program counter.
pub(crate) const PC: usize = 15;

/// What a load or store moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    Byte,
    Half,
    Word,
    SignedByte,
    SignedHalf,
}

/// A load or store: what moves between the register `t` and an address relative to `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Access {
    pub width: Width,
    pub t: Reg,
    pub n: Reg,
}

/// Two-operand data processing on low registers, `op d, m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alu {
    And,
    Eor,
    Lsl,
    Lsr,
    Asr,
    Adc,
    Sbc,
    Ror,
    Tst,
    Rsb,
    Cmp,
    Cmn,
    Orr,
    Mul,
    Bic,
    Mvn,
}

/// How a register is extended or its bytes reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Sxth,
    Sxtb,
    Uxth,
    Uxtb,
    Rev,
    Rev16,
    Revsh,
}

/// One instruction of ARMv6-M. `d` is the destination, `n` and `m` are sources, `t` is what a load
/// moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instruction {
    // `MOVS d, m`: a shift left by zero, which leaves the carry alone.
    MovLow { d: Reg, m: Reg },
    // Shifts by 1 to 31.
    LslImm { d: Reg, m: Reg, by: u8 },
    // Shifts by 1 to 32.
    LsrImm { d: Reg, m: Reg, by: u8 },
    AsrImm { d: Reg, m: Reg, by: u8 },
    AddReg { d: Reg, n: Reg, m: Reg },
    SubReg { d: Reg, n: Reg, m: Reg },
    AddImm { d: Reg, n: Reg, imm: u8 },
    SubImm { d: Reg, n: Reg, imm: u8 },
    MovImm { d: Reg, imm: u8 },
    CmpImm { n: Reg, imm: u8 },
    DataProcessing { op: Alu, d: Reg, m: Reg },
    AddHigh { d: Reg, m: Reg },
    CmpHigh { n: Reg, m: Reg },
    MovHigh { d: Reg, m: Reg },
    Bx { m: Reg },
    Blx { m: Reg },
    LoadLiteral { t: Reg, offset: u16 },
    LoadReg { access: Access, m: Reg },
    StoreReg { access: Access, m: Reg },
    // Offsets are in bytes; `n` is 13 for those relative to the stack pointer.
    LoadImm { access: Access, offset: u16 },
    StoreImm { access: Access, offset: u16 },
    Adr { d: Reg, offset: u16 },
    AddSpImm { d: Reg, offset: u16 },
    // `ADD SP, #` and `SUB SP, #`.
    MoveSp { offset: i16 },
    Extend { op: Unary, d: Reg, m: Reg },
    // Bit 8 of the list is LR.
    Push { list: u16 },
    // Bit 8 of the list is PC.
    Pop { list: u16 },
    StoreMultiple { n: Reg, list: u8 },
    LoadMultiple { n: Reg, list: u8 },
    BranchIf { cond: u8, offset: i16 },
    Branch { offset: i16 },
    BranchLink { offset: i32 },
    Mrs { d: Reg, special: u8 },
    Msr { n: Reg, special: u8 },
    // DMB, DSB and ISB.
    Barrier,
    // NOP, YIELD, SEV and the hints that are not allocated.
    Hint,
    // WFE and WFI.
    Wait,
    Cps { disable: bool },
    Svc { imm: u8 },
    Bkpt { imm: u8 },
    // UDF and whatever has no meaning in ARMv6-M.
    Undefined,
    // Encodings whose effect the architecture leaves open.
    Unpredictable,
}
