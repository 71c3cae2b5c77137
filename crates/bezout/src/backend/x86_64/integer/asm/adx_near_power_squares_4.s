// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: x^(2^count) modulo 2^256 - c.
// In: rdi = x, of 4 words; rsi = count >= 1; rdx = c.
// Out: x.
// Bounds: any x, before and after; 1 <= c < 2^63.
// Requires: BMI2.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 64 bytes of pushed words.
// Length: 99 instructions.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push rdx	// slot c
push rdi	// slot x
mov r8, rdi	// enter
mov rdi, rsi	// enter
mov rax, qword ptr [r8+0]	// enter
mov rbx, qword ptr [r8+8]	// enter
mov rcx, qword ptr [r8+16]	// enter
mov rbp, qword ptr [r8+24]	// enter
xor rsi, rsi	// enter
.p2align 5
2:
mov rdx, rbp	// upper
mulx r8, r13, rax	// upper
mulx r9, r14, rbx	// upper
mulx r10, r15, rcx	// upper
mulx r11, r12, rdx	// upper
add r8, r14	// upper
adc r9, r15	// upper
adc r10, 0	// upper
mov rdx, rcx	// upper
mulx r14, r15, rbx	// upper
mulx rbp, rcx, rax	// upper
add r8, r14	// upper
adc r9, 0	// upper
adc r10, 0	// upper
mulx r14, rdx, rdx	// upper
add r8, r8	// upper
adc r9, r9	// upper
adc r10, r10	// upper
adc r11, 0	// upper
add r8, rdx	// upper
adc r9, r14	// upper
adc r10, r12	// upper
adc r11, 0	// upper
mov r12, 0	// lower
add rbp, r13	// lower
adc r12, 0	// lower
and rsi, qword ptr [rsp+8]	// lower
add rax, rsi	// lower
adc rbx, 0	// lower
mov rdx, rbx	// lower
mulx r14, r13, rdx	// lower
mulx rsi, rbx, rax	// lower
add rcx, rsi	// lower
adc rbp, r15	// lower
adc r12, 0	// lower
mov rdx, rax	// lower
mulx rsi, rax, rdx	// lower
add rbx, rbx	// lower
adc rcx, rcx	// lower
adc rbp, rbp	// lower
adc r12, r12	// lower
add rbx, rsi	// lower
adc rcx, r13	// lower
adc rbp, r14	// lower
adc r12, 0	// lower
mov rdx, qword ptr [rsp+8]	// fold
mulx r14, r8, r8	// fold
mulx r15, r9, r9	// fold
mulx r13, r10, r10	// fold
mulx rsi, r11, r11	// fold
add rbx, r14	// fold
adc rcx, r15	// fold
adc rbp, r13	// fold
adc r12, 0	// fold
add rax, r8	// fold
adc rbx, r9	// fold
adc rcx, r10	// fold
adc rbp, r11	// fold
adc r12, rsi	// fold
mulx r15, r14, r12	// top
add rax, r14	// top
adc rbx, r15	// top
adc rcx, 0	// top
adc rbp, 0	// top
sbb rsi, rsi	// top
dec rdi	// loop
jne 2b	// loop
and rsi, qword ptr [rsp+8]	// out
add rax, rsi	// out
adc rbx, 0	// out
mov rdx, qword ptr [rsp+0]	// out
mov qword ptr [rdx+0], rax	// out
mov qword ptr [rdx+8], rbx	// out
mov qword ptr [rdx+16], rcx	// out
mov qword ptr [rdx+24], rbp	// out
pop rdx	// slot x
pop rdx	// slot c
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
