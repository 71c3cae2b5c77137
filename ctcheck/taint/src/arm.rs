// SPDX-License-Identifier: MIT OR Apache-2.0
//! What one instruction of AArch64 does to the state, and what it gives away.
//!
//! Of an instruction that is in no list here nothing is known, and it is a leak.

use crate::isa::{Done, Leak, Next, VECTORS};
use crate::state::State;
use crate::value::{Region, Value};
use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{
    InstDecoder, Instruction, Opcode, Operand, SIMDSizeCode, ShiftStyle, SizeCode,
};

const SP: usize = 31;
/// What systems keep for themselves.
const PLATFORM: usize = 18;
const LINK: usize = 30;

fn decode(bytes: &[u8]) -> Option<Instruction> {
    let code = bytes.get(..4)?;
    InstDecoder::default().decode(&mut U8Reader::new(code)).ok()
}

pub fn text(bytes: &[u8]) -> String {
    decode(bytes).map_or_else(|| "no instruction".into(), |i| i.to_string())
}

/// What an instruction is, as far as it is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The first operand is made of the others.
    Data,
    /// The same, and a part of the first operand stays, or it is added to.
    Update,
    /// All operands are read, and flags written.
    Compare,
    /// Its latency may depend on its operands.
    Variable,
    Load(Option<i64>),
    Store(Option<i64>),
    Control,
    Nothing,
    Unknown,
}

/// Instructions whose time does not depend on data where the CPU has DIT, and multiplications, are
/// known.
fn kind(i: &Instruction) -> Kind {
    use Opcode::*;
    match i.opcode {
        // With a constant for some bits of each element.
        BIC | ORR if is_vector(i.operands[0]) && is_constant(i.operands[1]) => Kind::Update,
        MOVN | MOVZ | ADC | ADCS | SBC | SBCS | AND | ORR | ORN | EOR | EON | BIC | BICS | ANDS
        | ADDS | ADD | SUBS | SUB | UBFM | SBFM | ADR | ADRP | EXTR | CSEL | CSNEG | CSINC
        | CSINV | RBIT | REV16 | REV | REV32 | CLZ | CLS | MADD | MSUB | SMADDL | SMSUBL
        | SMULH | UMADDL | UMSUBL | UMULH | LSLV | LSRV | ASRV | RORV => Kind::Data,
        UMULL | UMULL2 | SMULL | SMULL2 | MUL | SSHR | SHL | SHRN | SSHLL | USHR | USHLL | MOVI
        | MVNI | CMGT | CMGE | CMHI | CMHS | CMEQ | CMTST | CMLT | CMLE | SSHL | USHL | ADDP
        | PMULL | PMULL2 | SADDL | SADDL2 | SADDW | SADDW2 | SSUBL | SSUBL2 | UADDL | UADDL2
        | UADDW | UADDW2 | USUBL | USUBL2 | REV64 | CNT | XTN | NEG | NOT | EXT | DUP | UZP1
        | UZP2 | TRN1 | TRN2 | ZIP1 | ZIP2 | SMOV | UMOV => Kind::Data,
        MOVK | BFM | SMLAL | SMLAL2 | UMLAL | UMLAL2 | SMLSL | SMLSL2 | UMLSL | UMLSL2 | MLA
        | MLS | USRA | SSRA | SRI | SLI | XTN2 | INS | BSL | BIT | BIF => Kind::Update,
        CCMP | CCMN => Kind::Compare,
        UDIV | SDIV => Kind::Variable,
        LDR | LDUR | LDP | LD1 | LD2 | LD3 | LD4 => Kind::Load(None),
        LDRB | LDURB | LDRSB => Kind::Load(Some(1)),
        LDRH | LDURH | LDRSH => Kind::Load(Some(2)),
        LDRSW | LDURSW | LDPSW => Kind::Load(Some(4)),
        STR | STUR | STP | ST1 | ST2 | ST3 | ST4 => Kind::Store(None),
        STRB | STURB => Kind::Store(Some(1)),
        STRH | STURH => Kind::Store(Some(2)),
        HINT if i.operands[0] == Operand::ControlReg(0)
            && i.operands[1] == Operand::Immediate(0) =>
        {
            Kind::Nothing
        }
        B | Bcc(_) | CBZ | CBNZ | TBZ | TBNZ | RET => Kind::Control,
        _ => Kind::Unknown,
    }
}

fn reads_flags(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        ADC | ADCS | SBC | SBCS | CSEL | CSNEG | CSINC | CSINV | CCMP | CCMN | Bcc(_)
    )
}

fn writes_flags(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        ADCS | SBCS | ADDS | SUBS | ANDS | BICS | CCMP | CCMN
    )
}

fn is_vector(o: Operand) -> bool {
    use Operand::*;
    matches!(
        o,
        SIMDRegister(..)
            | SIMDRegisterElements(..)
            | SIMDRegisterElementsLane(..)
            | SIMDRegisterElementsMultipleLane(..)
    )
}

fn is_constant(o: Operand) -> bool {
    use Operand::*;
    matches!(
        o,
        Immediate(_) | Imm64(_) | Imm16(_) | ImmShift(..) | ImmShiftMSL(..)
    )
}

fn width(size: SIMDSizeCode) -> i64 {
    match size {
        SIMDSizeCode::B => 1,
        SIMDSizeCode::H => 2,
        SIMDSizeCode::S => 4,
        SIMDSizeCode::D => 8,
        SIMDSizeCode::Q => 16,
    }
}

/// A register in an operand, by its number in the state, and its bytes. The register of zeros has
/// none.
fn registers(o: Operand) -> Vec<(usize, i64)> {
    use Operand::*;
    let general = |size, n: u16| (n as usize, if size == SizeCode::X { 8 } else { 4 });
    let vector = |size, n: u16| (VECTORS + n as usize, width(size));
    match o {
        Register(_, 31) | RegShift(_, _, _, 31) => vec![],
        Register(size, n) | RegisterOrSP(size, n) | RegShift(_, _, size, n) => {
            vec![general(size, n)]
        }
        RegisterPair(size, n) => vec![general(size, n), general(size, n + 1)],
        SIMDRegister(size, n)
        | SIMDRegisterElements(size, n, _)
        | SIMDRegisterElementsLane(size, n, _, _)
        | SIMDRegisterElementsMultipleLane(size, n, _, _, _) => vec![vector(size, n)],
        SIMDRegisterGroup(size, n, _, count) => {
            let numbers = (0..u16::from(count)).map(|k| (n + k) % 32);
            numbers.map(|n| vector(size, n)).collect()
        }
        _ => vec![],
    }
}

/// Where in memory, as far as it is known.
type Place = (Option<Region>, Option<i64>);

struct Step<'a> {
    i: Instruction,
    pc: u64,
    state: &'a mut State,
    done: Done,
}

/// Does what the instruction there does to `state`.
pub fn step(bytes: &[u8], pc: u64, state: &mut State) -> Done {
    let i = decode(bytes).unwrap_or_default();
    let mut step = Step {
        i,
        pc,
        state,
        done: Done::default(),
    };
    let next = step.transfer();
    Done {
        size: bytes.len().min(4),
        next,
        ..step.done
    }
}

impl Step<'_> {
    fn transfer(&mut self) -> Next {
        let kind = kind(&self.i);
        if self.i.operands.iter().any(|&o| names_platform(o)) {
            self.done.leaks.push(Leak::Reserved);
        }
        match kind {
            Kind::Unknown => {
                self.done.leaks.push(Leak::UnknownInstruction);
                return Next::End;
            }
            Kind::Nothing => {}
            Kind::Control => return self.control(),
            Kind::Load(size) => self.load(size),
            Kind::Store(size) => self.store(size),
            Kind::Data | Kind::Update | Kind::Compare | Kind::Variable => self.data(kind),
        }
        Next::On
    }

    /// What an operand holds; of a register that is shifted, that.
    fn value(&self, o: Operand) -> Value {
        use Operand::*;
        match o {
            Register(_, 31) | RegShift(_, _, _, 31) => Value::Number(0),
            Register(SizeCode::X, n) | RegisterOrSP(SizeCode::X, n) => {
                self.state.general[n as usize].value
            }
            RegShift(style, by, SizeCode::X, n) => {
                let (value, by) = (self.state.general[n as usize].value, i64::from(by));
                match style {
                    ShiftStyle::LSL if by == 0 => value,
                    ShiftStyle::LSL => value.shifted_left(Value::Number(by)),
                    ShiftStyle::LSR => value.shifted_right(Value::Number(by)),
                    _ => Value::Unknown,
                }
            }
            Immediate(n) => Value::Number(n.into()),
            Imm64(n) => Value::Number(n as i64),
            Imm16(n) => Value::Number(n.into()),
            ImmShift(n, by @ 0..64) => Value::Number(i64::from(n) << by),
            _ => Value::Unknown,
        }
    }

    fn is_secret(&self, o: Operand) -> bool {
        let found = registers(o);
        found.iter().any(|&(n, _)| self.state.general[n].secret)
    }

    fn reads_secret_flags(&self) -> bool {
        reads_flags(self.i.opcode) && self.state.flags != 0
    }

    fn control(&mut self) -> Next {
        use Opcode::*;
        let [first, second, third, _] = self.i.operands;
        let (tested, target) = match self.i.opcode {
            CBZ | CBNZ => (first, second),
            TBZ | TBNZ => (first, third),
            _ => (Operand::Nothing, first),
        };
        self.done.secret = self.is_secret(tested) || self.reads_secret_flags();
        if self.done.secret {
            self.done.leaks.push(Leak::Branch);
        }
        if self.i.opcode == RET {
            let to = match first {
                Operand::Register(_, n) => self.state.general[n as usize].value,
                _ => self.state.general[LINK].value,
            };
            return match to {
                Value::Entry(n) if n as usize == LINK => Next::Return,
                _ => Next::Unknown,
            };
        }
        let Operand::PCOffset(offset) = target else {
            return Next::Unknown;
        };
        let to = self.pc.wrapping_add_signed(offset);
        let number = match self.value(tested) {
            Value::Number(n) => Some(n),
            _ => None,
        };
        match self.i.opcode {
            B => Next::Jump(to),
            Bcc(condition) => Next::Branch(to, self.holds(condition)),
            CBZ => Next::Branch(to, number.map(|n| n == 0)),
            CBNZ => Next::Branch(to, number.map(|n| n != 0)),
            _ => Next::Branch(to, None),
        }
    }

    /// Whether a condition is met, where that is known: equal and not, not below and below.
    fn holds(&self, condition: u8) -> Option<bool> {
        match condition {
            0 => self.state.zero,
            1 => self.state.zero.map(|z| !z),
            2 => self.state.carry.map(|c| !c),
            3 => self.state.carry,
            _ => None,
        }
    }

    fn data(&mut self, kind: Kind) {
        let operands = self.i.operands;
        let read = match kind {
            Kind::Data | Kind::Variable => &operands[1..],
            _ => &operands,
        };
        self.done.secret = read.iter().any(|&o| self.is_secret(o)) || self.reads_secret_flags();
        if kind == Kind::Variable && self.done.secret {
            self.done.leaks.push(Leak::Latency);
        }
        let value = self.result();
        if writes_flags(self.i.opcode) {
            let [_, a, b, _] = operands.map(|o| self.value(o));
            self.state.flags = self.done.secret.into();
            (self.state.zero, self.state.carry) = match self.i.opcode {
                Opcode::SUBS => (zero(a.minus(b)), a.below(b)),
                Opcode::ANDS => (zero(a.and(b)), None),
                _ => (None, None),
            };
            // Of half a register nothing is known.
            if kind == Kind::Compare || !registers(operands[1]).iter().all(|&(_, size)| size == 8) {
                (self.state.zero, self.state.carry) = (None, None);
            }
        }
        let by_constant = matches!(self.i.opcode, Opcode::ADD | Opcode::SUB | Opcode::SUBS)
            && is_constant(operands[2]);
        self.done.moves = by_constant && value != Value::Unknown;
        if kind == Kind::Compare {
            return;
        }
        for (n, size) in registers(operands[0]) {
            let value = if size == 8 { value } else { Value::Unknown };
            self.state.set(n, self.done.secret, value);
        }
    }

    /// What is known of the first operand, if that is a whole general register.
    fn result(&self) -> Value {
        use Opcode::*;
        let [to, ..] = self.i.operands;
        if !matches!(
            to,
            Operand::Register(SizeCode::X, _) | Operand::RegisterOrSP(SizeCode::X, _)
        ) {
            return Value::Unknown;
        }
        let [_, a, b, c] = self.i.operands.map(|o| self.value(o));
        match self.i.opcode {
            MOVZ => a,
            MOVN => a.times(-1).minus(Value::Number(1)),
            ORR if a == Value::Number(0) => b,
            ADD | ADDS => a.plus(b),
            SUB | SUBS => a.minus(b),
            AND | ANDS => a.and(b),
            MADD => match a.product(b) {
                Value::Number(n) => c.plus(Value::Number(n)),
                // A pointer stays in its object.
                _ => c.plus(Value::Unknown),
            },
            // To the right by a constant.
            UBFM if c == Value::Number(63) => a.shifted_right(b),
            UBFM => match (b, c) {
                (Value::Number(rotate), Value::Number(last)) if last + 1 == rotate => {
                    a.shifted_left(Value::Number(63 - last))
                }
                _ => Value::Unknown,
            },
            CSEL => match self.i.operands[3] {
                Operand::ConditionCode(condition) => match self.holds(condition) {
                    Some(true) => a,
                    Some(false) => b,
                    None => a.join(b),
                },
                _ => Value::Unknown,
            },
            _ => Value::Unknown,
        }
    }

    /// Where the operand in memory is, of `size` bytes; the base moves where it does.
    fn place(&mut self, size: i64) -> Place {
        use Operand::*;
        let Some(&operand) = self.i.operands.iter().find(|o| {
            matches!(
                o,
                RegPreIndex(..) | RegPostIndex(..) | RegPostIndexReg(..) | RegRegOffset(..)
            )
        }) else {
            self.done.leaks.push(Leak::UnknownInstruction);
            return (None, None);
        };
        let nothing = Value::Number(0);
        let (base, before, after) = match operand {
            RegPreIndex(base, by, true) => {
                let by = Value::Number(by.into());
                (base, by, by)
            }
            RegPreIndex(base, by, false) => (base, Value::Number(by.into()), nothing),
            RegPostIndex(base, by) => (base, nothing, Value::Number(by.into())),
            RegPostIndexReg(base, n) => (base, nothing, self.value(Register(SizeCode::X, n))),
            RegRegOffset(base, n, size, style, by) => {
                (base, self.value(RegShift(style, by, size, n)), nothing)
            }
            _ => return (None, None),
        };
        let base = base as usize;
        let index = match operand {
            RegPostIndexReg(_, n) | RegRegOffset(_, n, ..) => Register(SizeCode::X, n),
            _ => Nothing,
        };
        if self.state.general[base].secret || self.is_secret(index) {
            self.done.leaks.push(Leak::Address);
        }
        let old = self.state.general[base].value;
        let stack = self.state.general[SP].value;
        if after != nothing {
            let secret = self.state.general[base].secret || self.is_secret(index);
            self.state.set(base, secret, old.plus(after));
        }
        let Value::Pointer(region, offset) = old.plus(before) else {
            self.done.unproved = true;
            return (None, None);
        };
        self.done.unproved = offset.is_none();
        self.done.of_caller = matches!(region, Region::Argument(_));
        if let (Some(at), Some(area)) = (offset, self.state.areas.get(&region)) {
            // Below the stack pointer, before or after, nothing may be.
            let lowest = [stack, self.state.general[SP].value].map(|sp| match sp {
                Value::Pointer(Region::Stack, Some(top)) if region == Region::Stack => top,
                _ => area.bounds.start,
            });
            let lowest = lowest[0].min(lowest[1]).max(area.bounds.start);
            if at < lowest || at + size > area.bounds.end {
                self.done.leaks.push(Leak::OutOfBounds);
            }
        }
        (Some(region), offset)
    }

    /// The registers that move to memory or from there, each with its bytes there.
    fn moved(&self, size: Option<i64>) -> Vec<(Operand, usize, i64)> {
        use Operand::*;
        let operands = self.i.operands.into_iter();
        operands
            .flat_map(|o| match o {
                Register(code, 31) => {
                    let whole = if code == SizeCode::X { 8 } else { 4 };
                    vec![(o, usize::MAX, size.unwrap_or(whole))]
                }
                Register(..) | SIMDRegister(..) | SIMDRegisterGroup(..) => registers(o)
                    .into_iter()
                    .map(|(n, whole)| (o, n, size.unwrap_or(whole)))
                    .collect(),
                _ => vec![],
            })
            .collect()
    }

    fn load(&mut self, size: Option<i64>) {
        let moved = self.moved(size);
        let group = matches!(self.i.operands[0], Operand::SIMDRegisterGroup(..));
        let total = moved.iter().map(|m| m.2).sum();
        let (region, mut offset) = self.place(total);
        let area = region.and_then(|r| self.state.areas.get(&r)).cloned();
        let found: Vec<_> = moved
            .iter()
            .map(|&(_, n, bytes)| {
                let (at, count) = match group {
                    // Elements of all registers are in turn.
                    true => (offset, total),
                    false => (offset, bytes),
                };
                if !group {
                    offset = offset.map(|o| o + bytes);
                }
                let (secret, value) = match &area {
                    Some(area) => area.load(at, count),
                    None => (true, Value::Unknown),
                };
                (n, secret, value)
            })
            .collect();
        self.done.secret = found.iter().any(|f| f.1);
        if moved.is_empty() {
            self.done.leaks.push(Leak::UnknownInstruction);
        }
        for (n, secret, value) in found.into_iter().filter(|f| f.0 != usize::MAX) {
            self.state.set(n, secret, value);
        }
    }

    fn store(&mut self, size: Option<i64>) {
        let moved = self.moved(size);
        if moved.is_empty() {
            self.done.leaks.push(Leak::UnknownInstruction);
        }
        let held: Vec<_> = moved
            .iter()
            .map(|&(_, n, bytes)| match self.state.general.get(n) {
                Some(r) if bytes == 8 => (r.secret, r.value, bytes),
                Some(r) => (r.secret, Value::Unknown, bytes),
                None => (false, Value::Number(0), bytes),
            })
            .collect();
        self.done.secret = held.iter().any(|h| h.0);
        let group = matches!(self.i.operands[0], Operand::SIMDRegisterGroup(..));
        let (region, mut offset) = self.place(held.iter().map(|h| h.2).sum());
        for (secret, value, bytes) in held {
            let (secret, value) = match group {
                true => (self.done.secret, Value::Unknown),
                false => (secret, value),
            };
            match region.and_then(|r| self.state.areas.get_mut(&r)) {
                Some(area) => area.store(offset, bytes, secret, value),
                // Any object may have been hit.
                None => self.state.areas.values_mut().for_each(|a| a.smear(secret)),
            }
            offset = offset.map(|o| o + bytes);
        }
    }
}

fn zero(difference: Value) -> Option<bool> {
    match difference {
        Value::Number(n) => Some(n == 0),
        _ => None,
    }
}

fn names_platform(o: Operand) -> bool {
    use Operand::*;
    let bases = match o {
        RegPreIndex(base, ..) | RegPostIndex(base, _) => [base, 0],
        RegPostIndexReg(base, n) | RegRegOffset(base, n, ..) => [base, n],
        _ => [0, 0],
    };
    registers(o).iter().any(|&(n, _)| n == PLATFORM) || bases.contains(&(PLATFORM as u16))
}
