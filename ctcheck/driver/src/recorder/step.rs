// SPDX-License-Identifier: MIT OR Apache-2.0
//! The CPU's trap flag: it stops after every instruction, and a signal handler looks at the
//! registers.
//!
//! A tracing parent (`ptrace`) sees the same, but each step then is two changes of process:
//! measured, 70 to 95 thousand steps a second instead of 190.

use super::shape::{Shape, decode};
use super::tape::Tape;
use super::xsave::{Layout, Registers, Saved};
use core::arch::asm;
use core::ptr;
use libc::{c_int, c_void, siginfo_t, ucontext_t};

/// Where `sigcontext` has the general registers, by their numbers in instructions.
pub const ORDER: [c_int; 16] = [
    libc::REG_RAX,
    libc::REG_RCX,
    libc::REG_RDX,
    libc::REG_RBX,
    libc::REG_RSP,
    libc::REG_RBP,
    libc::REG_RSI,
    libc::REG_RDI,
    libc::REG_R8,
    libc::REG_R9,
    libc::REG_R10,
    libc::REG_R11,
    libc::REG_R12,
    libc::REG_R13,
    libc::REG_R14,
    libc::REG_R15,
];

const SLOTS: usize = 1 << 16;

/// Instructions that were decoded before, by the lowest bits of their addresses; and where a
/// handler finds vectors.
pub struct Cache(Vec<Option<(u64, Shape)>>, Layout);

impl Cache {
    pub fn new() -> Self {
        Self(vec![None; SLOTS], Layout::new())
    }

    fn shape(&mut self, pc: u64) -> Shape {
        let slot = &mut self.0[pc as usize % SLOTS];
        match slot {
            Some((known, shape)) if *known == pc => *shape,
            _ => {
                // SAFETY: the CPU is about to execute what is there.
                let shape = Shape::new(&unsafe { decode(pc) });
                *slot = Some((pc, shape));
                shape
            }
        }
    }
}

static mut TAPE: *mut Tape = ptr::null_mut();
static mut CACHE: *mut Cache = ptr::null_mut();
static mut LAST: u64 = 0;
/// Where the trace begins, and the stack pointer there: above it, it has ended.
static mut START: u64 = 0;
static mut STACK: u64 = 0;

/// Runs before every instruction. It allocates nothing: the heap is part of what is observed.
extern "C" fn trapped(_: c_int, _: *mut siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel passes a context; `record` has set the pointers, and it is the only
    // thread.
    let (context, vectors, tape, cache, last) = unsafe {
        let context = &(*context.cast::<ucontext_t>()).uc_mcontext;
        (
            &context.gregs,
            context.fpregs.cast::<u8>(),
            &mut *TAPE,
            &mut *CACHE,
            &mut *ptr::addr_of_mut!(LAST),
        )
    };
    let pc = context[libc::REG_RIP as usize] as u64;
    let stack = context[libc::REG_RSP as usize] as u64;
    // SAFETY: as above.
    unsafe {
        if STACK == 0 && pc == START {
            STACK = stack;
        }
        if stack > STACK {
            // It has returned: what follows may use the same part of the stack.
            if STACK != 0 {
                (START, STACK) = (0, 0);
            }
            return;
        }
    }
    let shape = cache.shape(pc);
    // A repeated instruction stops after each of its rounds; they are one.
    if shape.repeats && *last == pc {
        return;
    }
    *last = pc;
    let registers = Registers {
        general: ORDER.map(|n| context[n as usize] as u64),
        // SAFETY: the kernel has saved them there.
        saved: unsafe { Saved::new(vectors, cache.1) },
    };
    tape.word(pc);
    shape.addresses(&registers, |a| tape.word(a));
    if shape.refused {
        tape.refused = pc;
    }
    tape.step(pc);
}

/// What is called at a trap.
pub type Handler = extern "C" fn(c_int, *mut siginfo_t, *mut c_void);

fn install(handler: Handler) -> Result<(), String> {
    let stack = super::shared::own(1 << 18)?;
    let stack = libc::stack_t {
        ss_sp: stack,
        ss_flags: 0,
        ss_size: 1 << 18,
    };
    // SAFETY: all zero is a valid `sigaction`; the handler has the signature that SA_SIGINFO asks
    // for.
    let done = unsafe {
        let mut action: libc::sigaction = core::mem::zeroed();
        action.sa_sigaction = handler as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigaltstack(&stack, ptr::null_mut()) == 0
            && libc::sigaction(libc::SIGTRAP, &action, ptr::null_mut()) == 0
    };
    done.then_some(())
        .ok_or_else(|| "no handler for SIGTRAP can be set here".into())
}

/// Runs `function(argument)` on that stack, with everything that it executes on the tape.
pub fn record(
    tape: &mut Tape,
    cache: &mut Cache,
    function: extern "C" fn(u64),
    argument: u64,
    stack: u64,
) -> Result<(), String> {
    // SAFETY: nothing else uses these; the references outlive the trace, which ends below.
    unsafe { (TAPE, CACHE, LAST) = (tape, cache, 0) };
    // SAFETY: as above.
    unsafe { (START, STACK) = (function as *const () as u64, 0) };
    at_each_instruction(trapped, function, argument, stack)
}

/// Runs `function(argument)` on a stack, and a handler behind each of its instructions.
pub fn at_each_instruction(
    handler: Handler,
    function: extern "C" fn(u64),
    argument: u64,
    stack: u64,
) -> Result<(), String> {
    install(handler)?;
    // SAFETY: sets the trap flag, calls as C does, clears it again; on the stack that was given.
    unsafe {
        asm!(
            "mov r12, rsp",
            "mov rsp, {stack}",
            "pushfq",
            "or dword ptr [rsp], 0x100",
            "popfq",
            "call {function}",
            "pushfq",
            "and dword ptr [rsp], -0x101",
            "popfq",
            "mov rsp, r12",
            stack = in(reg) stack,
            function = in(reg) function,
            inout("rdi") argument => _,
            out("r12") _,
            clobber_abi("C"),
        );
    }
    Ok(())
}
