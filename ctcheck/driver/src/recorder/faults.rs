// SPDX-License-Identifier: MIT OR Apache-2.0
//! Faults: before some instructions of a routine a bit flips, each in a copy of the process, which
//! then runs to its end.
//!
//! The trap flag stops the CPU behind every instruction, as in `step.rs`. The handler makes the
//! copies: so a routine is gone through once for all faults.

use super::step::{ORDER, at_each_instruction};
use core::ops::Range;
use core::ptr;
use libc::{c_int, c_void, siginfo_t, ucontext_t};

/// Bytes before the first vector register, in what the kernel saves, and before the upper half of
/// the first one.
const VECTORS: usize = 160;
const UPPER: usize = 576;
/// Microseconds of the CPU after which a copy is ended: a fault may make a loop longer.
const LIMIT: i64 = 20_000;
/// How a copy ends.
const NOTHING: i32 = 10;
const RIGHT: i32 = 11;
const WRONG: i32 = 12;

/// Where faults are: instructions at these places, and bytes around what the first argument points
/// to at the first of them.
pub struct Target {
    pub code: Range<u64>,
    pub state: Range<i64>,
    /// Of how many instructions one has a fault, from this one on.
    pub every: u64,
    pub first: u64,
}

/// What has become of the copies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// They returned no value.
    pub nothing: u64,
    /// The right one.
    pub right: u64,
    pub wrong: u64,
    /// They ended by a signal.
    pub died: u64,
}

struct Faults {
    target: Target,
    counts: Counts,
    /// Instructions so far.
    seen: u64,
    state: u64,
    random: u64,
    /// Whether this is a copy, with its fault.
    struck: bool,
}

static mut FAULTS: *mut Faults = ptr::null_mut();

impl Faults {
    /// [splitmix64]
    fn word(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.random ^ self.random >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Flips a bit: of a general register but the stack pointer, of the lower 256 of a vector
    /// register, or of the state.
    ///
    /// # Safety
    /// The context is the one that a handler was given, in a copy that ends soon.
    unsafe fn strike(&mut self, context: &mut ucontext_t) {
        let (kind, bit) = (self.word() % 3, self.word());
        let byte = |start: *mut u8, bit: u64| {
            // SAFETY: the caller below gives a place with more bits.
            unsafe { *start.add(bit as usize / 8) ^= 1 << (bit % 8) };
        };
        match kind {
            0 => {
                let general = ORDER.into_iter().filter(|&n| n != libc::REG_RSP);
                let register = general.clone().nth(self.word() as usize % general.count());
                let register = register.expect("one of fifteen") as usize;
                context.uc_mcontext.gregs[register] ^= 1 << (bit % 64);
            }
            1 => {
                let saved = context.uc_mcontext.fpregs.cast::<u8>();
                let half = if bit & 1 == 0 { VECTORS } else { UPPER };
                // SAFETY: the kernel saves sixteen halves there, of 128 bits each.
                byte(unsafe { saved.add(half) }, (bit >> 1) % (16 * 128));
            }
            _ => {
                let bytes = (self.target.state.end - self.target.state.start) as u64;
                let start = self.state.wrapping_add_signed(self.target.state.start);
                byte(start as *mut u8, bit % (8 * bytes));
            }
        }
    }
}

extern "C" fn trapped(_: c_int, _: *mut siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel passes a context; `run` has set the pointer, and it is the only thread.
    let (context, faults) = unsafe { (&mut *context.cast::<ucontext_t>(), &mut *FAULTS) };
    let pc = context.uc_mcontext.gregs[libc::REG_RIP as usize] as u64;
    if !faults.target.code.contains(&pc) {
        return;
    }
    if faults.seen == 0 {
        faults.state = context.uc_mcontext.gregs[libc::REG_RDI as usize] as u64;
    }
    faults.seen += 1;
    let due = faults.seen.checked_sub(faults.target.first);
    if due.is_none_or(|n| n % faults.target.every != 0) {
        return;
    }
    // The copy has another state of the generator than the next one.
    faults.word();
    // SAFETY: one thread; the copy goes on where this stopped, without the trap flag, and ends in
    // `run`.
    unsafe {
        match libc::fork() {
            0 => {
                faults.struck = true;
                let mut limit: libc::itimerval = core::mem::zeroed();
                limit.it_value.tv_usec = LIMIT;
                libc::setitimer(libc::ITIMER_VIRTUAL, &limit, ptr::null_mut());
                faults.strike(context);
                context.uc_mcontext.gregs[libc::REG_EFL as usize] &= !0x100;
            }
            id => {
                let mut status = 0;
                libc::waitpid(id, &mut status, 0);
                let counts = &mut faults.counts;
                *match (libc::WIFEXITED(status), libc::WEXITSTATUS(status)) {
                    (true, NOTHING) => &mut counts.nothing,
                    (true, RIGHT) => &mut counts.right,
                    (true, WRONG) => &mut counts.wrong,
                    _ => &mut counts.died,
                } += 1;
            }
        }
    }
}

/// Calls a function, and its copies with faults. It says whether there is a value, and whether it
/// is the right one.
pub fn run(
    target: Target,
    seed: u64,
    mut function: impl FnMut() -> (bool, bool),
) -> Result<Counts, String> {
    let mut faults = Faults {
        target,
        counts: Counts::default(),
        seen: 0,
        state: 0,
        random: seed,
        struck: false,
    };
    let mut answer = (false, false);
    let mut call = || answer = function();
    let mut call: &mut dyn FnMut() = &mut call;
    // Each copy has its own.
    let stack = super::end(super::shared::own(super::STACK)?);
    // SAFETY: nothing else uses it, and what it points to outlives the call.
    unsafe { FAULTS = &raw mut faults };
    at_each_instruction(trapped, super::call, &raw mut call as u64, stack)?;
    if faults.struck {
        // SAFETY: ends the copy.
        unsafe {
            libc::_exit(match answer {
                (false, _) => NOTHING,
                (true, true) => RIGHT,
                (true, false) => WRONG,
            })
        }
    }
    match (faults.seen, answer) {
        (0, _) => Err("no instruction of the routine ran".into()),
        (_, (true, true)) => Ok(faults.counts),
        _ => Err("without a fault the answer is wrong".into()),
    }
}
