// SPDX-License-Identifier: MIT OR Apache-2.0
//! The recorder for long traces: the program's own instructions, copied block by block, with others between
//! them that keep the addresses. The CPU executes each as before, at a hundred times the speed of stopping
//! behind each.
//!
//! The copies must do what the originals do, and the hash must be that of single steps: both
//! recorders record the same short cases, and `ctcheck/traces.py` compares.

use super::emit::{Buffer, LEAVE, NEXT, WORDS};
use super::shape::{Shape, Sum, decode};
use super::tape::Tape;
use core::arch::naked_asm;
use core::mem::offset_of;
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind};

pub const MOST_BLOCKS: usize = 1 << 15;
const MOST_INSTRUCTIONS: usize = 1 << 18;
const BLOCK: usize = 64;
const INDEX: usize = 4 * MOST_BLOCKS;
const STACK: usize = 1 << 18;

/// What `gs` points to. The assembly below knows the offsets.
#[repr(C, align(64))]
struct Context {
    scratch: u64,
    next: u64,
    target: u64,
    leave: u64,
    registers: [u64; 16],
    flags: u64,
    stack: u64,
    machine: *mut Machine,
    padding: [u64; 9],
    words: [u64; 4 * BLOCK],
    vectors: [u64; 2048],
}

const _: () = assert!(offset_of!(Context, next) == NEXT as usize);
const _: () = assert!(offset_of!(Context, target) == 16);
const _: () = assert!(offset_of!(Context, leave) == LEAVE as usize);
const _: () = assert!(offset_of!(Context, registers) == 32);
const _: () = assert!(offset_of!(Context, flags) == 160);
const _: () = assert!(offset_of!(Context, stack) == 168);
const _: () = assert!(offset_of!(Context, machine) == 176);
const _: () = assert!(offset_of!(Context, words) == WORDS as usize);
const _: () = assert!(offset_of!(Context, vectors) == 2304);

/// An instruction of a block, and how many words of addresses it keeps.
#[derive(Clone, Copy)]
struct Recorded {
    pc: u64,
    words: u8,
    refused: bool,
    divides: bool,
}

#[derive(Clone, Copy)]
struct Block {
    pc: u64,
    code: u64,
    first: u32,
    count: u32,
    /// It ends by a call or a jump, so that what comes next may be a function.
    leaps: bool,
    /// Something came to it that way.
    entered: bool,
}

/// All translations, in memory that is taken before a trace begins: the heap is part of what is observed, and
/// may be in the middle of a change.
pub struct Machine {
    context: Box<Context>,
    stack: Vec<u64>,
    blocks: Vec<Block>,
    instructions: Vec<Recorded>,
    /// Numbers of blocks plus one, by hashes of their addresses.
    index: Vec<u32>,
    buffers: Vec<Buffer>,
    current: Option<usize>,
    tape: *mut Tape,
}

impl Machine {
    pub fn new() -> Self {
        // The decoder makes its tables when it is used first.
        let _ = Decoder::new(64, &[0x90], DecoderOptions::NONE).decode();
        // SAFETY: all zero bytes are numbers, and a null pointer.
        let context = unsafe { Box::<Context>::new_zeroed().assume_init() };
        Self {
            context,
            stack: vec![0; STACK / 8],
            blocks: Vec::with_capacity(MOST_BLOCKS),
            instructions: Vec::with_capacity(MOST_INSTRUCTIONS),
            index: vec![0; INDEX],
            buffers: Vec::with_capacity(8),
            current: None,
            tape: core::ptr::null_mut(),
        }
    }

    /// Runs `function(argument)` on that stack, with everything that it executes on the tape.
    pub fn record(&mut self, tape: &mut Tape, function: u64, argument: u64, stack: u64) {
        self.tape = tape;
        self.context.stack = (self.stack.as_mut_ptr() as u64 + STACK as u64 - 64) & !63;
        self.context.leave = leave as *const () as u64;
        self.context.next = function;
        self.context.machine = self;
        // SAFETY: nothing else uses the segment; the context outlives the call below.
        unsafe {
            const SET_GS: i32 = 0x1001;
            libc::syscall(libc::SYS_arch_prctl, SET_GS, &raw mut *self.context);
            enter(argument, stack);
        }
    }

    /// The places that something came to by a call or a jump.
    pub fn entered(&self) -> impl Iterator<Item = u64> {
        self.blocks.iter().filter(|b| b.entered).map(|b| b.pc)
    }

    /// The places of the divisions that it came to.
    pub fn divisions(&self) -> impl Iterator<Item = u64> {
        self.instructions.iter().filter(|i| i.divides).map(|i| i.pc)
    }

    /// The block at `pc`, translated when it is met first.
    fn block(&mut self, pc: u64) -> Result<usize, String> {
        let mut slot = pc.wrapping_mul(0x9e37_79b9_7f4a_7c15) as usize % INDEX;
        while self.index[slot] != 0 {
            let n = self.index[slot] as usize - 1;
            if self.blocks[n].pc == pc {
                return Ok(n);
            }
            slot = (slot + 1) % INDEX;
        }
        let room =
            self.blocks.len() < MOST_BLOCKS && self.instructions.len() + BLOCK <= MOST_INSTRUCTIONS;
        if !room {
            return Err("the program has more code than there is room for".into());
        }
        let block = self.translate(pc)?;
        self.blocks.push(block);
        self.index[slot] = self.blocks.len() as u32;
        Ok(self.blocks.len() - 1)
    }

    fn translate(&mut self, pc: u64) -> Result<Block, String> {
        let n = match self.buffers.iter().position(|b| b.reaches(pc)) {
            Some(n) => n,
            None if self.buffers.len() < self.buffers.capacity() => {
                self.buffers.push(Buffer::near(pc)?);
                self.buffers.len() - 1
            }
            None => return Err("there is code in too many places".into()),
        };
        let out = &mut self.buffers[n];
        let (code, first) = (out.here(), self.instructions.len());
        let (mut at, mut word, mut ended, mut leaps) = (pc, 0, false, false);
        while !ended && self.instructions.len() - first < BLOCK {
            // SAFETY: the program is about to execute it, or did execute what is before it.
            let i = unsafe { decode(at) };
            let shape = Shape::new(&i);
            let words = shape.emit(out, word)?;
            self.instructions.push(Recorded {
                pc: at,
                words,
                refused: shape.refused,
                divides: shape.divides,
            });
            word += i32::from(words);
            at = i.next_ip();
            ended = emit(out, &i, &shape)?;
            leaps = ended && i.flow_control() != FlowControl::ConditionalBranch;
        }
        let count = (self.instructions.len() - first) as u32;
        if !ended {
            out.set_next(at);
            out.leave();
        }
        Ok(Block {
            pc,
            code,
            first: first as u32,
            count,
            leaps,
            entered: false,
        })
    }

    /// The block that ran goes on the tape.
    fn write(&mut self) {
        let Some(block) = self.current.map(|n| self.blocks[n]) else {
            return;
        };
        // SAFETY: `record` has set it from a reference that is still borrowed.
        let tape = unsafe { &mut *self.tape };
        let mut words = self.context.words.iter();
        for i in &self.instructions[block.first as usize..][..block.count as usize] {
            tape.word(i.pc);
            words
                .by_ref()
                .take(i.words.into())
                .for_each(|&w| tape.word(w));
            if i.refused {
                tape.refused = i.pc;
            }
            tape.step(i.pc);
        }
    }
}

impl Shape {
    /// Code that keeps the addresses which the instruction forms; returns how many.
    fn emit(&self, out: &mut Buffer, first: i32) -> Result<u8, String> {
        let mut n = 0;
        if let Some(sum) = &self.operand {
            out.record(sum, first)?;
            n += 1;
            if self.loads != 0 {
                out.record_value(sum, self.loads == 8, first + 1)?;
                n += 1;
            }
        }
        for (register, bytes) in self.implicit.iter().zip(self.bytes) {
            if let Some(register) = *register {
                out.record_low(register, bytes, first + i32::from(n));
                n += 1;
            }
        }
        Ok(n)
    }
}

/// The instruction itself, or what it does if it is one that goes elsewhere. Returns whether it is.
fn emit(out: &mut Buffer, i: &Instruction, shape: &Shape) -> Result<bool, String> {
    let unknown = || format!("at {:#x} is an instruction that can't be copied", i.ip());
    match i.flow_control() {
        _ if i.is_invalid() => return Err(unknown()),
        FlowControl::Next => return copy(out, i),
        FlowControl::Call if i.mnemonic() == Mnemonic::Syscall => return copy(out, i),
        FlowControl::ConditionalBranch if i.is_jcc_short_or_near() => {
            // SAFETY: it was decoded there.
            let bytes = unsafe { core::slice::from_raw_parts(i.ip() as *const u8, i.len()) };
            let opcode = bytes
                .iter()
                .find(|b| matches!(**b, 0x70..=0x8f))
                .ok_or_else(unknown)?;
            out.branch(opcode & 15, i.near_branch_target(), i.next_ip());
            return Ok(true);
        }
        FlowControl::UnconditionalBranch if i.op0_kind() == OpKind::NearBranch64 => {
            out.set_next(i.near_branch_target())
        }
        FlowControl::Call if i.op0_kind() == OpKind::NearBranch64 => {
            out.push(i.next_ip());
            out.set_next(i.near_branch_target());
        }
        FlowControl::IndirectBranch => indirect(out, i, shape).ok_or_else(unknown)??,
        FlowControl::IndirectCall => {
            indirect(out, i, shape).ok_or_else(unknown)??;
            out.push(i.next_ip());
        }
        FlowControl::Return if i.op_count() == 0 => out.pop_next(),
        _ => return Err(unknown()),
    }
    out.leave();
    Ok(true)
}

fn indirect(out: &mut Buffer, i: &Instruction, shape: &Shape) -> Option<Result<(), String>> {
    if i.op0_register().is_gpr64() {
        out.store(i.op0_register().number() as u8, NEXT);
        return Some(Ok(()));
    }
    let plain = i.segment_prefix() == iced_x86::Register::None;
    shape
        .operand
        .as_ref()
        .filter(|_| plain)
        .map(|sum: &Sum| out.load_next(sum))
}

/// The same bytes, but for the distance to an operand that is relative to the program counter.
fn copy(out: &mut Buffer, i: &Instruction) -> Result<bool, String> {
    let mut bytes = [0; 15];
    // SAFETY: it was decoded there.
    let original = unsafe { core::slice::from_raw_parts(i.ip() as *const u8, i.len()) };
    bytes[..i.len()].copy_from_slice(original);
    if i.is_ip_rel_memory_operand() {
        let mut decoder = Decoder::with_ip(64, original, i.ip(), DecoderOptions::NONE);
        let again = decoder.decode();
        let at = decoder.get_constant_offsets(&again).displacement_offset();
        let next = out.here() + i.len() as u64;
        let distance = i.memory_displacement64().wrapping_sub(next) as i64;
        let distance = i32::try_from(distance).map_err(|_| "an operand is too far away")?;
        bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
    }
    out.bytes(&bytes[..i.len()]);
    Ok(false)
}

/// Between two blocks: writes the one that ran, and says where the code of the next one is.
extern "C" fn dispatch(machine: *mut Machine) {
    // SAFETY: `record` has set it, and waits in `enter`.
    let m = unsafe { &mut *machine };
    m.write();
    let pc = m.context.next;
    if pc == finish as *const () as u64 {
        m.context.target = pc;
        return;
    }
    match m.block(pc) {
        Ok(n) => {
            let leapt = m.current.is_some_and(|before| m.blocks[before].leaps);
            m.blocks[n].entered |= leapt;
            m.current = Some(n);
            m.context.target = m.blocks[n].code;
        }
        Err(why) => {
            eprintln!("ctcheck: {why}");
            // SAFETY: ends the process, which is a child that does nothing else.
            unsafe { libc::_exit(2) }
        }
    }
}

/// Calls what `gs:[8]` points to, as a function of C and on another stack, but its translation.
#[unsafe(naked)]
unsafe extern "C" fn enter(argument: u64, stack: u64) {
    naked_asm!(
        "push rbx", "push rbp", "push r12", "push r13", "push r14", "push r15",
        "mov rbx, rsp",
        "mov rsp, rsi",
        "lea rax, [rip + {finish}]",
        "push rax",
        "jmp {leave}",
        finish = sym finish,
        leave = sym leave,
    )
}

/// Where that call returns to.
#[unsafe(naked)]
unsafe extern "C" fn finish() {
    naked_asm!(
        "mov rsp, rbx",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

/// From a block to the recorder, on a stack of its own, and to the next block: all registers stay as they are.
#[unsafe(naked)]
unsafe extern "C" fn leave() {
    naked_asm!(
        "mov gs:[32], rax", "mov gs:[40], rcx", "mov gs:[48], rdx", "mov gs:[56], rbx",
        "mov gs:[64], rsp", "mov gs:[72], rbp", "mov gs:[80], rsi", "mov gs:[88], rdi",
        "mov gs:[96], r8", "mov gs:[104], r9", "mov gs:[112], r10", "mov gs:[120], r11",
        "mov gs:[128], r12", "mov gs:[136], r13", "mov gs:[144], r14", "mov gs:[152], r15",
        "mov rsp, gs:[168]",
        "pushfq",
        "pop qword ptr gs:[160]",
        "cld",
        "mov eax, -1",
        "mov edx, -1",
        "xsave64 gs:[2304]",
        "mov rdi, gs:[176]",
        "call {dispatch}",
        "mov eax, -1",
        "mov edx, -1",
        "xrstor64 gs:[2304]",
        "push qword ptr gs:[160]",
        "popfq",
        "mov rax, gs:[32]", "mov rcx, gs:[40]", "mov rdx, gs:[48]", "mov rbx, gs:[56]",
        "mov rsp, gs:[64]", "mov rbp, gs:[72]", "mov rsi, gs:[80]", "mov rdi, gs:[88]",
        "mov r8, gs:[96]", "mov r9, gs:[104]", "mov r10, gs:[112]", "mov r11, gs:[120]",
        "mov r12, gs:[128]", "mov r13, gs:[136]", "mov r14, gs:[144]", "mov r15, gs:[152]",
        "jmp qword ptr gs:[16]",
        dispatch = sym dispatch,
    )
}
