// SPDX-License-Identifier: MIT OR Apache-2.0
//! From halfwords to instructions: the encodings of ARMv6-M, all of them.
//!
//! Flash is decoded once, when it is loaded. What the architecture calls UNPREDICTABLE is refused
//! like what it calls UNDEFINED: a program that relies on it is wrong, and should hear so.

use crate::instruction::{Access, Alu, Instruction, PC, Reg, SP, Unary, Width};

const ALU: [Alu; 16] = {
    use Alu::*;
    [
        And, Eor, Lsl, Lsr, Asr, Adc, Sbc, Ror, Tst, Rsb, Cmp, Cmn, Orr, Mul, Bic, Mvn,
    ]
};

/// Whether this is the first halfword of a 32-bit instruction.
pub(crate) fn is_long(half: u16) -> bool {
    half >> 11 >= 0b11101
}

/// The instruction that begins with `half`; `next` is the halfword after it.
pub(crate) fn decode(half: u16, next: u16) -> Instruction {
    use Instruction::*;
    let low = |shift: u32| (half >> shift & 7) as Reg;
    let (d, t, n) = (low(0), low(0), low(3));
    let imm5 = half >> 6 & 31;
    let imm8 = half & 255;
    let imm = imm8 as u8;
    match half >> 11 {
        0b00000 if imm5 == 0 => MovLow { d, m: low(3) },
        0b00000..=0b00010 => {
            let (m, by) = (low(3), imm5 as u8);
            let right = if by == 0 { 32 } else { by };
            match half >> 11 {
                0 => LslImm { d, m, by },
                1 => LsrImm { d, m, by: right },
                _ => AsrImm { d, m, by: right },
            }
        }
        0b00011 => {
            let (m, imm) = (low(6), low(6));
            match half >> 9 & 3 {
                0 => AddReg { d, n, m },
                1 => SubReg { d, n, m },
                2 => AddImm { d, n, imm },
                _ => SubImm { d, n, imm },
            }
        }
        0b00100..=0b00111 => {
            let (d, n) = (low(8), low(8));
            match half >> 11 & 3 {
                0 => MovImm { d, imm },
                1 => CmpImm { n, imm },
                2 => AddImm { d, n, imm },
                _ => SubImm { d, n, imm },
            }
        }
        0b01000 if half >> 10 & 1 == 0 => {
            let op = ALU[(half >> 6 & 15) as usize];
            DataProcessing { op, d, m: low(3) }
        }
        0b01000 => high(half),
        0b01001 | 0b10100 | 0b10101 => {
            let (d, t, offset) = (low(8), low(8), imm8 * 4);
            match half >> 11 {
                0b01001 => LoadLiteral { t, offset },
                0b10100 => Adr { d, offset },
                _ => AddSpImm { d, offset },
            }
        }
        0b01010 | 0b01011 => {
            use Width::*;
            let which = usize::from(half >> 9 & 7);
            let width = [Word, Half, Byte, SignedByte, Word, Half, Byte, SignedHalf][which];
            let (access, m) = (Access { width, t, n }, low(6));
            match which {
                0..3 => StoreReg { access, m },
                _ => LoadReg { access, m },
            }
        }
        0b01100..=0b10011 => {
            let (width, t, n, offset) = match half >> 12 {
                0b0110 => (Width::Word, t, n, imm5 * 4),
                0b0111 => (Width::Byte, t, n, imm5),
                0b1000 => (Width::Half, t, n, imm5 * 2),
                _ => (Width::Word, low(8), SP as Reg, imm8 * 4),
            };
            let access = Access { width, t, n };
            match half >> 11 & 1 {
                0 => StoreImm { access, offset },
                _ => LoadImm { access, offset },
            }
        }
        0b10110 | 0b10111 => miscellaneous(half),
        0b11000 | 0b11001 => {
            let (n, list) = (low(8), imm);
            // A base that is stored must be the first of the list.
            let base = 1u8 << n;
            let store = half >> 11 & 1 == 0;
            if list == 0 || store && list & base != 0 && list & (base - 1) != 0 {
                Unpredictable
            } else if store {
                StoreMultiple { n, list }
            } else {
                LoadMultiple { n, list }
            }
        }
        0b11010 | 0b11011 => match half >> 8 & 15 {
            14 => Undefined,
            15 => Svc { imm },
            cond => BranchIf {
                cond: cond as u8,
                offset: i16::from(imm8 as i8) * 2,
            },
        },
        0b11100 => Branch {
            offset: ((half << 5) as i16) >> 4,
        },
        0b11110 => long(half, next),
        _ => Undefined,
    }
}

/// ADD, CMP, MOV, BX and BLX on all registers.
fn high(half: u16) -> Instruction {
    use Instruction::*;
    let d = (half & 7 | half >> 4 & 8) as Reg;
    let m = (half >> 3 & 15) as Reg;
    let pc = PC as Reg;
    match half >> 8 & 3 {
        0 if d == pc && m == pc => Unpredictable,
        0 => AddHigh { d, m },
        1 if d == pc || m == pc || (d < 8 && m < 8) => Unpredictable,
        1 => CmpHigh { n: d, m },
        2 => MovHigh { d, m },
        _ if half & 7 != 0 => Unpredictable,
        _ if half & 0x80 == 0 => Bx { m },
        _ if m == pc => Unpredictable,
        _ => Blx { m },
    }
}

/// The encodings that begin with 1011.
fn miscellaneous(half: u16) -> Instruction {
    use Instruction::*;
    let (d, m) = ((half & 7) as Reg, (half >> 3 & 7) as Reg);
    let two = half >> 6 & 3;
    match half >> 8 & 15 {
        0b0000 => {
            let offset = ((half & 127) * 4) as i16;
            MoveSp {
                offset: if half & 0x80 == 0 { offset } else { -offset },
            }
        }
        0b0010 => {
            let op = [Unary::Sxth, Unary::Sxtb, Unary::Uxth, Unary::Uxtb][two as usize];
            Extend { op, d, m }
        }
        0b0100 | 0b0101 | 0b1100 | 0b1101 if half & 0x1ff == 0 => Unpredictable,
        0b0100 | 0b0101 => Push { list: half & 0x1ff },
        0b1100 | 0b1101 => Pop { list: half & 0x1ff },
        0b0110 if half & 0xffef == 0xb662 => Cps {
            disable: half & 0x10 != 0,
        },
        0b1010 if two == 2 => Undefined,
        0b1010 => {
            let op = [Unary::Rev, Unary::Rev16, Unary::Rev16, Unary::Revsh][two as usize];
            Extend { op, d, m }
        }
        0b1110 => Bkpt { imm: half as u8 },
        0b1111 if half & 15 == 0 => match half >> 4 & 15 {
            2 | 3 => Wait,
            _ => Hint,
        },
        _ => Undefined,
    }
}

/// The 32-bit instructions: BL, MSR, MRS and the barriers.
fn long(half: u16, next: u16) -> Instruction {
    use Instruction::*;
    if next & 0xd000 == 0xd000 {
        let s = u32::from(half >> 10 & 1);
        let i1 = !(u32::from(next >> 13) ^ s) & 1;
        let i2 = !(u32::from(next >> 11) ^ s) & 1;
        let bits = s << 24
            | i1 << 23
            | i2 << 22
            | u32::from(half & 0x3ff) << 12
            | u32::from(next & 0x7ff) << 1;
        return BranchLink {
            offset: ((bits << 7) as i32) >> 7,
        };
    }
    let special = next as u8;
    let known = matches!(special, 0..=3 | 5..=9 | 16 | 20);
    match (half, next & 0xff00) {
        (0xf3ef, 0x8000..=0x8f00) => {
            let d = (next >> 8 & 15) as Reg;
            if known && d != SP as Reg && d != PC as Reg {
                Mrs { d, special }
            } else {
                Unpredictable
            }
        }
        (0xf380..=0xf38f, 0x8800) => {
            let n = (half & 15) as Reg;
            if known && n != SP as Reg && n != PC as Reg {
                Msr { n, special }
            } else {
                Unpredictable
            }
        }
        (0xf3bf, 0x8f00) => match special >> 4 {
            // DSB, DMB and ISB, of which any option means the whole system.
            4..=6 => Barrier,
            _ => Undefined,
        },
        _ => Undefined,
    }
}

/// All instructions of a region of code; one entry a halfword, also for those inside of others.
pub(crate) fn decode_all(bytes: &[u8]) -> Vec<Instruction> {
    let half = |i: usize| match bytes.get(i..i + 2) {
        Some(b) => u16::from_le_bytes([b[0], b[1]]),
        None => 0xffff,
    };
    (0..bytes.len() / 2)
        .map(|i| decode(half(2 * i), half(2 * i + 2)))
        .collect()
}
