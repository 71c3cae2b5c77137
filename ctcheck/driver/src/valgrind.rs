// SPDX-License-Identifier: MIT OR Apache-2.0
//! Valgrind's client requests: five instructions that do nothing on a CPU and talk to the tool when
//! valgrind runs the program, on x86-64 and AArch64. The sequence and the numbers are valgrind's
//! published interface.

const RUNNING_ON_VALGRIND: u64 = 0x1001;
const COUNT_ERRORS: u64 = 0x1201;
// The tool's letters in the two highest bytes.
const MEMCHECK: u64 = 0x4d43_0000;
const MAKE_MEM_UNDEFINED: u64 = MEMCHECK + 1;
const MAKE_MEM_DEFINED: u64 = MEMCHECK + 2;
const GET_VBITS: u64 = MEMCHECK + 8;
const SET_VBITS: u64 = MEMCHECK + 9;

/// One request; the answer is 0 without valgrind, or of a tool that does not know the request.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn request(number: u64, args: [u64; 3]) -> u64 {
    let block: [u64; 6] = [number, args[0], args[1], args[2], 0, 0];
    let mut answer = 0u64;
    // SAFETY: the four rotations add up to 128 bits and the exchange is of a register with itself,
    // so that the CPU changes nothing but flags. Valgrind reads `block`, and at most writes the
    // memory that a caller below passes by a valid exclusive reference.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") block.as_ptr(),
            inout("rdx") answer,
            options(nostack),
        );
    }
    answer
}

/// The same.
#[cfg(target_arch = "aarch64")]
#[inline(never)]
fn request(number: u64, args: [u64; 3]) -> u64 {
    let block: [u64; 6] = [number, args[0], args[1], args[2], 0, 0];
    let mut answer = 0u64;
    // SAFETY: the four rotations add up to 128 bits and the last instruction combines a register
    // with itself, so that the CPU changes nothing. Valgrind reads `block`, and at most writes the
    // memory that a caller below passes by a valid exclusive reference.
    unsafe {
        core::arch::asm!(
            "ror x12, x12, #3",
            "ror x12, x12, #13",
            "ror x12, x12, #51",
            "ror x12, x12, #61",
            "orr x10, x10, x10",
            in("x4") block.as_ptr(),
            inout("x3") answer,
            options(nostack),
        );
    }
    answer
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn request(_: u64, _: [u64; 3]) -> u64 {
    0
}

/// The same for programs in other languages, which load it as a library of its own.
#[unsafe(no_mangle)]
pub extern "C" fn ctcheck_request(number: u64, first: u64, second: u64, third: u64) -> u64 {
    request(number, [first, second, third])
}

fn address<T: ?Sized>(x: &T) -> u64 {
    core::ptr::from_ref(x).cast::<u8>() as u64
}

/// Whether valgrind runs this program, with whatever tool.
pub fn running() -> bool {
    request(RUNNING_ON_VALGRIND, [0; 3]) != 0
}

/// How many errors memcheck has reported so far.
pub fn errors() -> u64 {
    request(COUNT_ERRORS, [0; 3])
}

/// Marks all of `x` undefined: from now on it is a secret. Its value stays.
pub fn make_undefined<T: ?Sized>(x: &mut T) {
    request(MAKE_MEM_UNDEFINED, [address(x), size_of_val(x) as u64, 0]);
}

/// Marks all of `x` defined: from now on it is public.
pub fn make_defined<T: ?Sized>(x: &mut T) {
    request(MAKE_MEM_DEFINED, [address(x), size_of_val(x) as u64, 0]);
}

/// Marks the bits of `x` that are set in `secret` undefined, and the others defined.
pub fn make_undefined_bits(x: &mut [u64], secret: &[u64]) {
    assert_eq!(x.len(), secret.len());
    request(
        SET_VBITS,
        [address(x), address(secret), size_of_val(x) as u64],
    );
}

/// Which bits of `x` are undefined.
pub fn undefined_bits(x: &[u64]) -> Vec<u64> {
    let mut bits = vec![0u64; x.len()];
    request(
        GET_VBITS,
        [
            address(x),
            address(bits.as_mut_slice()),
            size_of_val(x) as u64,
        ],
    );
    bits
}
