// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: decides steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 1.
// In: rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta.
// Requires: f(0) is not zero; AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but four pushed words.
push rbx
push rbp
push r12
push r13
mov r13, rdx
mov rax, [rcx+0]
mov r9, [rcx+8]
mov r10, [rcx+16]
mov r11, [rcx+24]
mov rdx, [rcx+32]
2:
mov rbx, r10
mov rbp, r9
and ebx, 1
xor rbp, r11
neg rbx
and rbp, r10
mov r12, rdx
and ebp, 1
sar r12, 63
neg rbp
and r12, rbx
mov [rsi+72], rbx
mov [rsi+80], rbp
mov [rsi+88], r12
and rbx, rax
xor rbp, r9
and rbp, rbx
test r12, r12
cmovnz rax, r10
cmovnz r9, r11
xor r10, rbx
xor rbx, r11
xor r11, rbp
xor rbp, r10
or r10, r11
and rbx, rbp
shr r10, 1
mov r11, rbx
shr r11, 1
xor rdx, r12
sub rdx, r12
dec rdx
add rsi, 96
dec r13
jnz 2b
mov [rcx+0], rax
mov [rcx+8], r9
mov [rcx+16], r10
mov [rcx+24], r11
mov [rcx+32], rdx
pop r13
pop r12
pop rbp
pop rbx
ret
