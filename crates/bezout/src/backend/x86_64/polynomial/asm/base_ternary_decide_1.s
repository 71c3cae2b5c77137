// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: decides steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 1.
// In: rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta.
// Requires: f(0) is not zero.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but four pushed words.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
mov r13, rdx	// enter
mov rax, [rcx+0]	// load_window
mov r9, [rcx+8]	// load_window
mov r10, [rcx+16]	// load_window
mov r11, [rcx+24]	// load_window
mov rdx, [rcx+32]	// load_window
2:
mov rbx, r10	// decide.step1.nonzero
mov rbp, r9	// decide.step1.minus
and ebx, 1	// decide.step1.nonzero
xor rbp, r11	// decide.step1.minus
neg rbx	// decide.step1.nonzero
and rbp, r10	// decide.step1.minus
mov r12, rdx	// decide.step1.swap
and ebp, 1	// decide.step1.minus
sar r12, 63	// decide.step1.swap
neg rbp	// decide.step1.minus
and r12, rbx	// decide.step1.swap
mov [rsi+72], rbx	// decide.step1.nonzero
mov [rsi+80], rbp	// decide.step1.minus
mov [rsi+88], r12	// decide.step1.swap
and rbx, rax	// decide.step1.product0
xor rbp, r9	// decide.step1.product1
and rbp, rbx	// decide.step1.product1
test r12, r12	// decide.step1.swap
cmovnz rax, r10	// decide.step1.swap0
cmovnz r9, r11	// decide.step1.swap1
xor r10, rbx	// decide.step1.x
xor rbx, r11	// decide.step1.y
xor r11, rbp	// decide.step1.u
xor rbp, r10	// decide.step1.z
or r10, r11	// decide.step1.difference0
and rbx, rbp	// decide.step1.difference1
shr r10, 1	// decide.step1.shift0
mov r11, rbx	// decide.step1.shift1
shr r11, 1	// decide.step1.shift1
dec rdx	// decide.step1.delta
sub rdx, r12	// decide.step1.delta
xor rdx, r12	// decide.step1.delta
add rsi, 96	// loop
dec r13	// loop
jnz 2b	// loop
mov [rcx+0], rax	// store_window
mov [rcx+8], r9	// store_window
mov [rcx+16], r10	// store_window
mov [rcx+24], r11	// store_window
mov [rcx+32], rdx	// store_window
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
