// SPDX-License-Identifier: MIT OR Apache-2.0
//! What one instruction does to the state, and what it gives away.

use crate::classes::{Class, class};
use crate::isa::{Done, Leak, Next};
use crate::memory::Area;
use crate::state::State;
use crate::value::{Region, Value};
use iced_x86::{
    ConditionCode, Decoder, DecoderOptions, FastFormatter, FlowControl, Instruction,
    InstructionInfo, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, RflagsBits,
    UsedMemory,
};

/// What an instruction takes in.
struct Sources {
    secret: bool,
    flags: bool,
}

/// Where in memory, as far as it is known.
type Place = (Option<Region>, Option<i64>);

struct Step<'a> {
    i: &'a Instruction,
    info: &'a InstructionInfo,
    state: &'a mut State,
    done: Done,
}

const RSP: usize = 4;
const RCX: usize = 1;

fn reads(a: OpAccess) -> bool {
    use OpAccess::{CondRead, Read, ReadCondWrite, ReadWrite};
    matches!(a, Read | CondRead | ReadWrite | ReadCondWrite)
}

fn writes(a: OpAccess) -> bool {
    use OpAccess::{CondWrite, ReadCondWrite, ReadWrite, Write};
    matches!(a, Write | CondWrite | ReadWrite | ReadCondWrite)
}

/// Whether what was there may stay.
fn may_keep(a: OpAccess) -> bool {
    matches!(a, OpAccess::CondWrite | OpAccess::ReadCondWrite)
}

fn number(r: Register) -> usize {
    r.full_register().number()
}

fn same_registers(i: &Instruction, a: u32, b: u32) -> bool {
    i.op_count() > b
        && i.op_kind(a) == OpKind::Register
        && i.op_kind(b) == OpKind::Register
        && i.op_register(a) == i.op_register(b)
}

/// The result is the same whatever the operands are.
fn is_idiom(i: &Instruction) -> bool {
    use Mnemonic::*;
    match i.mnemonic() {
        Xor | Sub | Pxor | Xorps | Xorpd | Psubq | Psubd | Psubw | Psubb | Pcmpeqb | Pcmpeqw
        | Pcmpeqd | Pcmpeqq | Pandn => same_registers(i, 0, 1),
        Vpxor | Vpxord | Vpxorq | Vxorps | Vxorpd | Vpsubq | Vpsubd | Vpcmpeqb | Vpcmpeqw
        | Vpcmpeqd | Vpcmpeqq | Kxorq | Kxorw | Kxord | Kxorb => {
            same_registers(i, 1, 2) && !i.has_op_mask()
        }
        Vpternlogd | Vpternlogq => matches!(i.immediate8(), 0 | 0xff) && !i.has_op_mask(),
        _ => false,
    }
}

pub fn decode(bytes: &[u8], pc: u64) -> Instruction {
    Decoder::with_ip(64, bytes, pc, DecoderOptions::NONE).decode()
}

pub fn text(bytes: &[u8], pc: u64) -> String {
    let mut text = String::new();
    FastFormatter::new().format(&decode(bytes, pc), &mut text);
    text
}

/// Does what the instruction there does to `state`.
pub fn step(
    factory: &mut InstructionInfoFactory,
    bytes: &[u8],
    pc: u64,
    state: &mut State,
) -> Done {
    let i = decode(bytes, pc);
    let step = Step::run(&i, factory, state);
    let next = match i.is_invalid() {
        true => Next::End,
        false => next(&i, step.taken()),
    };
    Done {
        size: i.len(),
        next,
        ..step.done
    }
}

fn next(i: &Instruction, taken: Option<bool>) -> Next {
    let target = match i.op_kind(0) {
        OpKind::NearBranch64 => Some(i.near_branch_target()),
        _ => None,
    };
    match (i.flow_control(), target) {
        (FlowControl::Next, _) => Next::On,
        (FlowControl::ConditionalBranch, Some(pc)) => Next::Branch(pc, taken),
        (FlowControl::UnconditionalBranch, Some(pc)) => Next::Jump(pc),
        (FlowControl::Call, Some(pc)) => Next::Call(pc),
        (FlowControl::Return, _) => Next::Return,
        // `ud2`: it goes no further.
        (FlowControl::Exception, _) => Next::End,
        _ => Next::Unknown,
    }
}

impl<'a> Step<'a> {
    fn run(
        i: &'a Instruction,
        factory: &'a mut InstructionInfoFactory,
        state: &'a mut State,
    ) -> Self {
        let info = factory.info(i);
        let mut step = Self {
            i,
            info,
            state,
            done: Done::default(),
        };
        step.transfer();
        step
    }

    fn transfer(&mut self) {
        let class = class(self.i);
        if class == Class::Unknown {
            self.done.leaks.push(Leak::UnknownInstruction);
        }
        if self.exchange() {
            return;
        }
        let memory: Vec<(UsedMemory, Place)> = self
            .info
            .used_memory()
            .iter()
            .map(|m| (*m, self.place(m)))
            .collect();
        self.done.unproved = memory
            .iter()
            .any(|(_, place)| place.0.is_none() || place.1.is_none());
        self.done.of_caller = memory
            .iter()
            .any(|(_, place)| matches!(place.0, Some(Region::Argument(_))));
        let sources = self.sources(&memory);
        self.done.secret = sources.secret;
        if class == Class::Variable && sources.secret {
            self.done.leaks.push(Leak::Latency);
        }
        if (self.branches() && sources.secret) || self.repeats_by_secret() {
            self.done.leaks.push(Leak::Branch);
        }
        let value = self.value(&memory);
        self.write_memory(&memory, &sources, value);
        self.done.moves = matches!(self.i.mnemonic(), Mnemonic::Add | Mnemonic::Sub)
            && self.i.try_immediate(1).is_ok()
            && value != Value::Unknown;
        let zero = self.zero(&memory, value);
        let carry = self.carry(&memory);
        self.write_flags(&sources);
        if self.i.rflags_modified() & RflagsBits::ZF != 0 {
            self.state.zero = zero;
        }
        if self.i.rflags_modified() & RflagsBits::CF != 0 {
            self.state.carry = carry;
        }
        self.write_registers(&sources, value);
    }

    /// Of two whole registers, what is known goes along; the general rule would mix it.
    fn exchange(&mut self) -> bool {
        let i = self.i;
        let whole = |n: u32| i.op_kind(n) == OpKind::Register && i.op_register(n).is_gpr64();
        if i.mnemonic() != Mnemonic::Xchg || !whole(0) || !whole(1) {
            return false;
        }
        let (a, b) = (number(i.op_register(0)), number(i.op_register(1)));
        self.state.general.swap(a, b);
        self.done.secret = self.state.general[a].secret || self.state.general[b].secret;
        true
    }

    fn branches(&self) -> bool {
        let i = self.i;
        i.is_jcc_short_or_near() || i.is_loop() || i.is_loopcc() || i.is_jcx_short()
    }

    fn repeats_by_secret(&self) -> bool {
        let i = self.i;
        let repeats = i.has_rep_prefix() || i.has_repne_prefix();
        i.is_string_instruction() && repeats && self.state.general[RCX].secret
    }

    fn secret_register(&self, r: Register) -> bool {
        if r.is_vector_register() {
            let [low, high] = self.state.vectors[number(r)];
            return low || (high && !r.is_xmm());
        }
        if r.is_k() {
            return self.state.masks[r.number()];
        }
        r.is_gpr() && self.state.general[number(r)].secret
    }

    /// Where an operand is; and whether its address is made of secrets, or out of bounds.
    fn place(&mut self, m: &UsedMemory) -> Place {
        if self.secret_register(m.base()) || self.secret_register(m.index()) {
            self.done.leaks.push(Leak::Address);
        }
        let value = |r: Register| {
            if r.is_gpr64() {
                self.state.general[number(r)].value
            } else {
                Value::Unknown
            }
        };
        let number_or = |r: Register| {
            if r == Register::None {
                Value::Number(0)
            } else {
                value(r)
            }
        };
        let displacement = m.displacement() as i64;
        if m.segment() == Register::FS || m.segment() == Register::GS {
            return (None, None);
        }
        if self.i.is_ip_rel_memory_operand()
            && m.base() == Register::None
            && m.index() == Register::None
        {
            return (Some(Region::Program), Some(displacement));
        }
        let sum = number_or(m.base()).plus(number_or(m.index()).times(m.scale().into()));
        match sum.plus(Value::Number(displacement)) {
            Value::Pointer(region, offset) => {
                self.check_bounds(region, offset, m);
                // How far a repeated one gets is not followed.
                (
                    Some(region),
                    offset.filter(|_| !self.i.is_string_instruction()),
                )
            }
            _ => (None, None),
        }
    }

    fn check_bounds(&mut self, region: Region, offset: Option<i64>, m: &UsedMemory) {
        let (Some(at), Some(area)) = (offset, self.state.areas.get(&region)) else {
            return;
        };
        let size = m.memory_size().size() as i64;
        if at < area.bounds.start || at + size > area.bounds.end {
            self.done.leaks.push(Leak::OutOfBounds);
        }
    }

    fn load(&self, (region, offset): Place, size: i64) -> (bool, Value) {
        match region.and_then(|r| self.state.areas.get(&r)) {
            Some(area) => area.load(offset, size),
            // It may be anything.
            None => (true, Value::Unknown),
        }
    }

    fn sources(&mut self, memory: &[(UsedMemory, Place)]) -> Sources {
        let flags = self.i.rflags_read() & self.state.flags != 0;
        if is_idiom(self.i) {
            return Sources {
                secret: false,
                flags,
            };
        }
        // The same register on both sides: zero or minus one, by the carry alone.
        if self.i.mnemonic() == Mnemonic::Sbb && same_registers(self.i, 0, 1) {
            return Sources {
                secret: flags,
                flags,
            };
        }
        let address = self.i.is_string_instruction();
        let registers = self
            .info
            .used_registers()
            .iter()
            .filter(|u| reads(u.access()))
            .map(|u| u.register());
        let operand = |r: &Register| {
            let base =
                (self.i.is_stack_instruction() || address) && r.is_gpr() && number(*r) == RSP;
            !base
        };
        let mut secret = flags || registers.filter(operand).any(|r| self.secret_register(r));
        for (m, place) in memory {
            secret |= reads(m.access()) && self.load(*place, m.memory_size().size() as i64).0;
        }
        // Of AVX-512, or a gather's last operand.
        let mut masks = [self.i.op_mask(), Register::None];
        if self.i.is_vsib() {
            masks[1] = self.i.op2_register();
        }
        if !memory.is_empty() && masks.into_iter().any(|r| self.secret_register(r)) {
            self.done.leaks.push(Leak::Mask);
        }
        Sources { secret, flags }
    }

    /// What is known of an operand of eight bytes.
    fn operand(&self, memory: &[(UsedMemory, Place)], n: u32) -> Value {
        let i = self.i;
        match i.op_kind(n) {
            OpKind::Register if i.op_register(n).is_gpr64() => {
                self.state.general[number(i.op_register(n))].value
            }
            OpKind::Memory => match memory.iter().find(|(m, _)| reads(m.access())) {
                Some((m, place)) => self.load(*place, m.memory_size().size() as i64).1,
                None => Value::Unknown,
            },
            OpKind::Register => Value::Unknown,
            _ => i
                .try_immediate(n)
                .map_or(Value::Unknown, |x| Value::Number(x as i64)),
        }
    }

    /// Whether the result is zero, of those operations whose result is followed. Operands have
    /// eight bytes: what is known of shorter ones is nothing.
    fn zero(&self, memory: &[(UsedMemory, Place)], value: Value) -> Option<bool> {
        use Mnemonic::*;
        let operand = |n| self.operand(memory, n);
        let result = match self.i.mnemonic() {
            Add | Sub | Inc | Dec | And => value,
            Cmp => operand(0).minus(operand(1)),
            Test => operand(0).and(operand(1)),
            _ => Value::Unknown,
        };
        match result {
            Value::Number(n) => Some(n == 0),
            _ => None,
        }
    }

    /// Whether the first operand is below the second, of comparisons.
    fn carry(&self, memory: &[(UsedMemory, Place)]) -> Option<bool> {
        match self.i.mnemonic() {
            Mnemonic::Cmp => self.operand(memory, 0).below(self.operand(memory, 1)),
            _ => None,
        }
    }

    /// Whether a branch by the flag of zero or of carry is taken, where that is known.
    fn taken(&self) -> Option<bool> {
        match self.i.condition_code() {
            ConditionCode::e => self.state.zero,
            ConditionCode::ne => self.state.zero.map(|z| !z),
            ConditionCode::b => self.state.carry,
            ConditionCode::ae => self.state.carry.map(|c| !c),
            _ => None,
        }
    }

    /// What is known of the result, if that is a word of eight bytes.
    fn value(&self, memory: &[(UsedMemory, Place)]) -> Value {
        use Mnemonic::*;
        let i = self.i;
        let operand = |n| self.operand(memory, n);
        match i.mnemonic() {
            Mov | Push => operand(i.op_count() - 1),
            Pop => memory
                .first()
                .map_or(Value::Unknown, |(_, place)| self.load(*place, 8).1),
            Lea => self.address(),
            Add => operand(0).plus(operand(1)),
            Sub | Xor if same_registers(i, 0, 1) => Value::Number(0),
            Sub => operand(0).minus(operand(1)),
            Inc => operand(0).plus(Value::Number(1)),
            Dec => operand(0).plus(Value::Number(-1)),
            And => match operand(0).and(operand(1)) {
                Value::Unknown => self.aligned(operand(0), operand(1)),
                value => value,
            },
            Imul if i.op_count() == 3 => operand(1).product(operand(2)),
            Shl => operand(0).shifted_left(operand(1)),
            Shr => operand(0).shifted_right(operand(1)),
            _ => Value::Unknown,
        }
    }

    /// What `lea` yields.
    fn address(&self) -> Value {
        let i = self.i;
        let value = |r: Register| match r {
            Register::None => Value::Number(0),
            r if r.is_gpr64() => self.state.general[number(r)].value,
            _ => Value::Unknown,
        };
        let displacement = i.memory_displacement64() as i64;
        if i.is_ip_rel_memory_operand() {
            return Value::Pointer(Region::Program, Some(displacement));
        }
        let index = value(i.memory_index()).times(i.memory_index_scale().into());
        value(i.memory_base())
            .plus(index)
            .plus(Value::Number(displacement))
    }

    /// A pointer into the stack that is rounded down begins a region of its own.
    fn aligned(&self, value: Value, mask: Value) -> Value {
        match (value, mask) {
            (Value::Pointer(Region::Stack, Some(_)), Value::Number(n))
                if n < 0 && n.count_zeros() == n.trailing_zeros() =>
            {
                Value::Pointer(Region::Aligned(self.i.ip()), Some(0))
            }
            _ => Value::Unknown,
        }
    }

    fn write_memory(&mut self, memory: &[(UsedMemory, Place)], sources: &Sources, value: Value) {
        for (m, (region, offset)) in memory {
            if !writes(m.access()) {
                continue;
            }
            let size = m.memory_size().size() as i64;
            let weak = may_keep(m.access())
                || self.i.is_string_instruction()
                || self.i.is_vsib()
                || self.i.has_op_mask();
            match region.and_then(|r| self.state.areas.get_mut(&r)) {
                Some(area) if weak => area.add(*offset, size, sources.secret),
                Some(area) => area.store(*offset, size, sources.secret, value),
                // Any object may have been hit.
                None => self
                    .state
                    .areas
                    .values_mut()
                    .for_each(|a| a.smear(sources.secret)),
            }
        }
    }

    fn write_flags(&mut self, sources: &Sources) {
        let i = self.i;
        // A shift by zero leaves them.
        let by_register = i.op_count() > 1 && i.op_kind(i.op_count() - 1) == OpKind::Register;
        let keeps = matches!(
            i.mnemonic(),
            Mnemonic::Shl
                | Mnemonic::Shr
                | Mnemonic::Sar
                | Mnemonic::Rol
                | Mnemonic::Ror
                | Mnemonic::Rcl
                | Mnemonic::Rcr
                | Mnemonic::Shld
                | Mnemonic::Shrd
        ) && by_register;
        let known = i.rflags_cleared() | i.rflags_set();
        let changed = i.rflags_modified() & !known;
        self.state.flags &= !known;
        if sources.secret {
            self.state.flags |= changed;
        } else if !keeps {
            self.state.flags &= !changed;
        }
        self.state.flags &= !RflagsBits::DF;
    }

    fn write_registers(&mut self, sources: &Sources, value: Value) {
        let written = self
            .info
            .used_registers()
            .iter()
            .filter(|u| writes(u.access()));
        for u in written {
            let (r, keep) = (u.register(), may_keep(u.access()));
            if r.is_vector_register() {
                self.write_vector(r, keep, sources.secret);
            } else if r.is_k() {
                let old = &mut self.state.masks[r.number()];
                *old = sources.secret || (keep && *old);
            } else if r.is_gpr() {
                self.write_general(r, keep, sources, value);
            }
        }
    }

    fn write_vector(&mut self, r: Register, keep: bool, secret: bool) {
        let [low, high] = &mut self.state.vectors[number(r)];
        *low = secret || (keep && *low);
        if !r.is_xmm() {
            *high = secret || (keep && *high);
        }
    }

    fn write_general(&mut self, r: Register, keep: bool, sources: &Sources, value: Value) {
        let n = number(r);
        let old = self.state.general[n];
        if n == RSP && self.i.is_stack_instruction() {
            let moved = Value::Number(self.i.stack_pointer_increment().into());
            self.state.set(n, old.secret, old.value.plus(moved));
            return;
        }
        if self.i.is_string_instruction() && n != 0 {
            // Pointers and the count: they move by what is public.
            let value = old.value.plus(Value::Unknown);
            self.state
                .set(n, old.secret || (n == RCX && sources.flags), value);
            return;
        }
        let whole = matches!(r.size(), 4 | 8);
        let kept = keep || !whole;
        let value = match r.size() {
            8 if self.result_is(r) => value,
            // The upper half becomes zero.
            4 if self.result_is(r) => match value {
                Value::Number(x) if (0..=i64::from(i32::MAX)).contains(&x) => value,
                _ => Value::Unknown,
            },
            _ => Value::Unknown,
        };
        let value = if kept { old.value.join(value) } else { value };
        if let Value::Pointer(Region::Aligned(_), Some(0)) = value {
            self.begin_region(value, old.value);
        }
        self.state
            .set(n, sources.secret || (kept && old.secret), value);
    }

    /// Whether `r` is what the known value is of: the first operand.
    fn result_is(&self, r: Register) -> bool {
        self.i.op_count() > 0
            && self.i.op_kind(0) == OpKind::Register
            && self.i.op_register(0).full_register() == r.full_register()
    }

    /// The part of the stack below the alignment, up to what was saved above it.
    fn begin_region(&mut self, value: Value, old: Value) {
        let (Value::Pointer(region, _), Value::Pointer(_, Some(at))) = (value, old) else {
            return;
        };
        let stack = &self.state.areas[&Region::Stack];
        let free = stack.first_known(at).map_or(0, |first| first - at);
        let area = Area::new(true, stack.bounds.start..free);
        self.state.areas.entry(region).or_insert(area);
    }
}
