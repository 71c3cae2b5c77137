// SPDX-License-Identifier: MIT OR Apache-2.0
//! The recorder for long traces: the program's own instructions, copied block by block, with others
//! between them that keep the addresses. The CPU executes each as before, at a hundred times the
//! speed of stopping behind each. Between two blocks a few instructions without vectors append what
//! was kept to a log and find the next block. The log goes on the tape when it is full or a block
//! is new, and only then the vectors are saved.
//!
//! The copies must do what the originals do, and the hash must be that of single steps: both
//! recorders record the same short cases, and `ctcheck/traces.py` compares.

use super::emit::{Buffer, LEAVE, NEXT, WORDS};
use super::gather::{Gather, MOST_WORDS};
use super::shape::{Shape, Sum, decode};
use super::tape::Tape;
use core::arch::naked_asm;
use core::mem::offset_of;
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind};

pub const MOST_BLOCKS: usize = 1 << 15;
const MOST_INSTRUCTIONS: usize = 1 << 18;
const BLOCK: usize = 64;
const INDEX: usize = 4 * MOST_BLOCKS;
/// Spreads addresses over the index.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
/// Words of the log: they stay in the cache.
const LOG: usize = 1 << 14;
/// The most words of addresses that one block keeps, and those that it takes there.
const WORDS_OF_BLOCK: usize = 4 * BLOCK;
const LONGEST: usize = 1 + WORDS_OF_BLOCK;
const STACK: usize = 1 << 18;

/// What `gs` points to. The assembly below knows the offsets.
#[repr(C, align(64))]
struct Context {
    scratch: u64,
    next: u64,
    target: u64,
    leave: u64,
    /// `rax`, `rcx`, `rdx`, `rsi`, `rdi`, `r8` to `r11`, `rsp`: a function of C keeps the others.
    registers: [u64; 10],
    /// The flags of comparisons, in `ah` and `al`.
    flags: u64,
    stack: u64,
    machine: *mut Machine,
    /// The block that runs.
    current: *mut Block,
    /// What ran: a block, then the words that it kept; again and again.
    log: *mut u64,
    log_end: *mut u64,
    /// Numbers of blocks, by hashes of their addresses; zero is none.
    index: *const u32,
    blocks: *mut Block,
    own: *const Context,
    padding: [u64; 9],
    words: [u64; WORDS_OF_BLOCK],
    vectors: [u64; 2048],
}

const _: () = assert!(offset_of!(Context, next) == NEXT as usize);
const _: () = assert!(offset_of!(Context, leave) == LEAVE as usize);
const _: () = assert!(offset_of!(Context, words) == WORDS as usize);
const _: () = assert!(offset_of!(Context, vectors) % 64 == 0);
// The assembly below shifts by five.
const _: () = assert!(size_of::<Block>() == 32);

/// An instruction of a block, and how many words of addresses it keeps.
#[derive(Clone, Copy)]
struct Recorded {
    pc: u64,
    words: u8,
    gather: Option<Gather>,
    refused: bool,
    divides: bool,
}

#[repr(C)]
struct Block {
    pc: u64,
    code: u64,
    first: u32,
    count: u16,
    /// How many words it keeps.
    words: u16,
    /// It ends by a call or a jump, so that what comes next may be a function.
    leaps: bool,
    /// Something came to it that way.
    entered: bool,
}

/// All translations, in memory that is taken before a trace begins: the heap is part of what is
/// observed, and may be in the middle of a change.
pub struct Machine {
    context: Box<Context>,
    stack: Vec<u64>,
    log: Vec<u64>,
    /// The first one is none: what is before all others.
    blocks: Vec<Block>,
    instructions: Vec<Recorded>,
    index: Vec<u32>,
    buffers: Vec<Buffer>,
    tape: *mut Tape,
}

impl Machine {
    pub fn new() -> Result<Self, String> {
        // The decoder makes its tables when it is used first.
        let _ = Decoder::new(64, &[0x90], DecoderOptions::NONE).decode();
        // SAFETY: all zero bytes are numbers, and a null pointer.
        let context = Box::new(unsafe { core::mem::zeroed::<Context>() });
        let none = Block {
            pc: 0,
            code: 0,
            first: 0,
            count: 0,
            words: 0,
            leaps: false,
            entered: false,
        };
        let mut blocks = Vec::with_capacity(MOST_BLOCKS);
        blocks.push(none);
        // The program's code and libc's. Now, since what a run maps is to be at the same place in
        // all of them.
        let mut buffers = Vec::with_capacity(8);
        for code in [enter as *const () as u64, libc::memcpy as *const () as u64] {
            buffers.push(Buffer::near(code)?);
        }
        Ok(Self {
            context,
            stack: vec![0; STACK / 8],
            log: vec![0; LOG],
            blocks,
            instructions: Vec::with_capacity(MOST_INSTRUCTIONS),
            index: vec![0; INDEX],
            buffers,
            tape: core::ptr::null_mut(),
        })
    }

    /// Forgets all translations, for another case: so that it is known what that one comes to.
    pub fn forget(&mut self) {
        self.blocks.truncate(1);
        self.instructions.clear();
        self.index.fill(0);
        self.buffers.iter_mut().for_each(Buffer::clear);
    }

    /// Where all blocks begin.
    pub fn blocks(&self) -> impl Iterator<Item = u64> {
        self.blocks[1..].iter().map(|b| b.pc)
    }

    /// Translates blocks before they are met. Those elsewhere, each run translates: their code
    /// would be mapped now.
    pub fn learn(&mut self, blocks: &[u64]) -> Result<(), String> {
        for &pc in blocks {
            if self.buffers.iter().any(|b| b.reaches(pc)) {
                self.block(pc)?;
            }
        }
        Ok(())
    }

    /// Runs `function(argument)` on that stack, with everything that it executes on the tape.
    pub fn record(&mut self, tape: &mut Tape, function: u64, argument: u64, stack: u64) {
        self.tape = tape;
        self.context.stack = (self.stack.as_mut_ptr() as u64 + STACK as u64 - 64) & !63;
        self.context.leave = leave as *const () as u64;
        self.context.next = function;
        self.context.machine = self;
        self.context.blocks = self.blocks.as_mut_ptr();
        self.context.current = self.context.blocks;
        self.context.log = self.log.as_mut_ptr();
        self.context.log_end = self.log[LOG - LONGEST..].as_mut_ptr();
        self.context.index = self.index.as_ptr();
        self.context.own = &raw const *self.context;
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
        let mut slot = pc.wrapping_mul(SPREAD) as usize % INDEX;
        while self.index[slot] != 0 {
            let n = self.index[slot] as usize;
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
        let n = self.blocks.len();
        self.blocks.push(block);
        self.index[slot] = n as u32;
        Ok(n)
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
        let room = |word: i32| word as usize + MOST_WORDS <= WORDS_OF_BLOCK;
        while !ended && self.instructions.len() - first < BLOCK && room(word) {
            // SAFETY: the program is about to execute it, or did execute what is before it.
            let i = unsafe { decode(at) };
            let shape = Shape::new(&i);
            let words = shape.emit(out, word)?;
            self.instructions.push(Recorded {
                pc: at,
                words,
                gather: shape.gather,
                refused: shape.refused,
                divides: shape.divides,
            });
            word += i32::from(words);
            at = i.next_ip();
            ended = emit(out, &i, &shape)?;
            leaps = ended && i.flow_control() != FlowControl::ConditionalBranch;
        }
        let count = (self.instructions.len() - first) as u16;
        if !ended {
            out.set_next(at);
            out.leave();
        }
        Ok(Block {
            pc,
            code,
            first: first as u32,
            count,
            words: word as u16,
            leaps,
            entered: false,
        })
    }

    /// The log goes on the tape.
    fn write(&mut self) {
        // SAFETY: `record` has set it from a reference that is still borrowed.
        let tape = unsafe { &mut *self.tape };
        let start = self.log.as_mut_ptr();
        // SAFETY: `leave` appends to the same log, and leaves when less than the longest block
        // fits.
        let length = unsafe { self.context.log.offset_from(start) } as usize;
        let mut words = self.log[..length].iter();
        while let Some(&block) = words.next() {
            // SAFETY: `leave` takes it out of `context.current`, which is one of the blocks.
            let block = unsafe { &*(block as *const Block) };
            let instructions = &self.instructions[block.first as usize..];
            for i in &instructions[..block.count.into()] {
                tape.word(i.pc);
                let (own, rest) = words.as_slice().split_at(i.words.into());
                words = rest.iter();
                match (&i.gather, own) {
                    (Some(gather), [address, mask, ..]) => {
                        tape.word(*address);
                        for (&word, n) in own[1..].iter().zip(0..) {
                            tape.word(gather.kept(n, word, *mask));
                        }
                    }
                    _ => own.iter().for_each(|&w| tape.word(w)),
                }
                if i.refused {
                    tape.refused = i.pc;
                }
                tape.step(i.pc);
            }
        }
        self.context.log = start;
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
        if let Some(gather) = &self.gather {
            out.record_gather(gather, first + i32::from(n));
            n += 1 + gather.words;
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
        FlowControl::ConditionalBranch if i.mnemonic() == Mnemonic::Jrcxz => {
            out.branch_at_zero(i.near_branch_target(), i.next_ip());
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

/// Writes the log, and says where the code of the next block is.
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
            // SAFETY: it is one of the blocks; no reference to any of them is alive.
            let leapt = unsafe { (*m.context.current).leaps };
            m.blocks[n].entered |= leapt;
            m.context.current = &raw mut m.blocks[n];
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

/// From a block to the next one: appends the one that ran to the log. The flags of comparisons and
/// all registers stay as they are. Where the next one is new, or the log is full: by the recorder,
/// on a stack of its own.
#[unsafe(naked)]
unsafe extern "C" fn leave() {
    naked_asm!(
        "mov gs:[{registers}], rax",
        "lahf",
        "seto al",
        "mov gs:[{flags}], rax",
        "mov gs:[{registers} + 8], rcx", "mov gs:[{registers} + 16], rdx",
        "mov gs:[{registers} + 24], rsi", "mov gs:[{registers} + 32], rdi", "mov gs:[{registers} + 40], r8",
        "mov rdx, gs:[{current}]",
        "mov rdi, gs:[{log}]",
        "mov rsi, gs:[{own}]",
        "mov [rdi], rdx",
        "add rdi, 8",
        "movzx r8d, word ptr [rdx + {block_words}]",
        "xor ecx, ecx",
        "2:",
        "cmp ecx, r8d",
        "je 3f",
        "mov rax, [rsi + 8*rcx + {words}]",
        "mov [rdi], rax",
        "add rdi, 8",
        "inc ecx",
        "jmp 2b",
        "3:",
        "mov gs:[{log}], rdi",
        "cmp rdi, gs:[{log_end}]",
        "ja 6f",
        // The next block.
        "mov rsi, gs:[{next}]",
        "movabs rcx, {spread}",
        "imul rcx, rsi",
        "mov r8, gs:[{index}]",
        "4:",
        "and ecx, {index_mask}",
        "mov edi, [r8 + 4*rcx]",
        "test edi, edi",
        "jz 6f",
        "shl rdi, 5",
        "add rdi, gs:[{blocks}]",
        "inc ecx",
        "cmp [rdi + {block_pc}], rsi",
        "jne 4b",
        "mov al, [rdx + {leaps}]",
        "or [rdi + {entered}], al",
        "mov gs:[{current}], rdi",
        "mov rax, [rdi + {block_code}]",
        "mov gs:[{target}], rax",
        "5:",
        "mov rcx, gs:[{registers} + 8]", "mov rdx, gs:[{registers} + 16]",
        "mov rsi, gs:[{registers} + 24]", "mov rdi, gs:[{registers} + 32]", "mov r8, gs:[{registers} + 40]",
        "mov rax, gs:[{flags}]",
        "add al, 127",
        "sahf",
        "mov rax, gs:[{registers}]",
        "jmp qword ptr gs:[{target}]",
        "6:",
        "mov gs:[{registers} + 48], r9", "mov gs:[{registers} + 56], r10",
        "mov gs:[{registers} + 64], r11", "mov gs:[{registers} + 72], rsp",
        "mov rsp, gs:[{stack}]",
        // The flag of the direction too.
        "pushfq",
        "cld",
        "sub rsp, 8",
        "mov eax, -1",
        "mov edx, -1",
        "xsave64 gs:[{vectors}]",
        "mov rdi, gs:[{machine}]",
        "call {dispatch}",
        "mov eax, -1",
        "mov edx, -1",
        "xrstor64 gs:[{vectors}]",
        "add rsp, 8",
        "popfq",
        "mov r9, gs:[{registers} + 48]", "mov r10, gs:[{registers} + 56]",
        "mov r11, gs:[{registers} + 64]", "mov rsp, gs:[{registers} + 72]",
        "jmp 5b",
        registers = const offset_of!(Context, registers),
        flags = const offset_of!(Context, flags),
        stack = const offset_of!(Context, stack),
        next = const offset_of!(Context, next),
        target = const offset_of!(Context, target),
        machine = const offset_of!(Context, machine),
        current = const offset_of!(Context, current),
        log = const offset_of!(Context, log),
        log_end = const offset_of!(Context, log_end),
        index = const offset_of!(Context, index),
        blocks = const offset_of!(Context, blocks),
        own = const offset_of!(Context, own),
        words = const offset_of!(Context, words),
        vectors = const offset_of!(Context, vectors),
        block_pc = const offset_of!(Block, pc),
        block_code = const offset_of!(Block, code),
        block_words = const offset_of!(Block, words),
        leaps = const offset_of!(Block, leaps),
        entered = const offset_of!(Block, entered),
        spread = const SPREAD,
        index_mask = const INDEX - 1,
        dispatch = sym dispatch,
    )
}
