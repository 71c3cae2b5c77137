// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory that a process and its children share, and children that run one function.

use core::ptr;
use libc::c_void;

/// Fresh memory, all zero, that children do not get a copy of.
pub fn map(bytes: usize) -> Result<*mut c_void, String> {
    fresh(bytes, libc::MAP_SHARED)
}

/// Fresh memory, all zero, that a child gets a copy of.
pub fn own(bytes: usize) -> Result<*mut c_void, String> {
    fresh(bytes, libc::MAP_PRIVATE)
}

fn fresh(bytes: usize, kind: libc::c_int) -> Result<*mut c_void, String> {
    let access = libc::PROT_READ | libc::PROT_WRITE;
    let kind = kind | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: no address is asked for, so that nothing that exists is replaced.
    let memory = unsafe { libc::mmap(ptr::null_mut(), bytes, access, kind, -1, 0) };
    match memory == libc::MAP_FAILED {
        true => Err(format!("no {bytes} bytes of memory")),
        false => Ok(memory),
    }
}

/// Memory for code at this very place. Returns whether it was free.
pub fn map_code(at: u64, bytes: usize) -> bool {
    let access = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
    let kind = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
    // SAFETY: where something is mapped already, the flag makes this fail.
    let memory = unsafe { libc::mmap(at as *mut c_void, bytes, access, kind, -1, 0) };
    memory as u64 == at
}

/// A value there, for as long as the program runs.
///
/// # Safety
///
/// All bytes zero are a `T`.
pub unsafe fn zeroed<T>() -> Result<&'static mut T, String> {
    // SAFETY: pages are aligned for all that is used here, and zero is a value, by contract.
    map(size_of::<T>()).map(|memory| unsafe { &mut *memory.cast() })
}

/// The exit code of a child that panics.
const PANIC: i32 = 101;

/// Tells of a panic, and ends the child. An arena has no room for a backtrace, and what was begun
/// has no caller to go on in.
fn end(panic: &std::panic::PanicHookInfo<'_>) {
    crate::heap::leave();
    eprintln!("ctcheck: {panic}");
    // SAFETY: ends the process.
    unsafe { libc::_exit(PANIC) }
}

/// Runs `work` in a copy of this process: all inputs see the same memory at the same addresses.
pub fn child(work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    // SAFETY: there is one thread; the copy calls `work` and ends, without destructors.
    match unsafe { libc::fork() } {
        -1 => Err("no child process can be started".into()),
        0 => {
            std::panic::set_hook(Box::new(end));
            let done = work().inspect_err(|why| eprintln!("ctcheck: {why}"));
            // SAFETY: ends the process.
            unsafe { libc::_exit(i32::from(done.is_err())) }
        }
        id => {
            let mut status = 0;
            // SAFETY: waits for the child above.
            let waited = unsafe { libc::waitpid(id, &mut status, 0) };
            match waited == id && status == 0 {
                true => Ok(()),
                false if libc::WIFEXITED(status) => {
                    let code = libc::WEXITSTATUS(status);
                    Err(format!(
                        "the process of the call ended with exit code {code}"
                    ))
                }
                false => Err(format!(
                    "the process of the call ended with status {status:#x}"
                )),
            }
        }
    }
}
