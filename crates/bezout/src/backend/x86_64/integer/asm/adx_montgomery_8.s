// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: Montgomery's product a b / 2^(64 L) modulo m [Mon85], L = 8.
// In: rdi = out, rsi = a, rdx = b, of L words each; rcx = m; r8 = -m^-1 modulo 2^64. out may be a or b.
// Out: out.
// Bounds: any a; b below m; out in [0, m).
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 72 bytes of pushed words.
// Length: 539 instructions.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push r8	// slot -1/m
push rdi	// slot out
push rsi	// slot a
mov rdi, rdx	// enter
mov rdx, qword ptr [rsp+0]	// row0
mov rdx, qword ptr [rdx+0]	// row0
mulx rsi, rbp, qword ptr [rdi+0]	// row0
mulx r8, rax, qword ptr [rdi+8]	// row0
add rsi, rax	// row0
mulx r9, rax, qword ptr [rdi+16]	// row0
adc r8, rax	// row0
mulx r10, rax, qword ptr [rdi+24]	// row0
adc r9, rax	// row0
mulx r11, rax, qword ptr [rdi+32]	// row0
adc r10, rax	// row0
mulx r12, rax, qword ptr [rdi+40]	// row0
adc r11, rax	// row0
mulx r13, rax, qword ptr [rdi+48]	// row0
adc r12, rax	// row0
mulx r14, rax, qword ptr [rdi+56]	// row0
adc r13, rax	// row0
adc r14, 0	// row0
xor r15, r15	// row0
mov rdx, rbp	// reduce0
imul rdx, qword ptr [rsp+16]	// reduce0
xor rax, rax	// reduce0
mulx rbx, rax, qword ptr [rcx+0]	// reduce0
adcx rbp, rax	// reduce0
adox rsi, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+8]	// reduce0
adcx rsi, rax	// reduce0
adox r8, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+16]	// reduce0
adcx r8, rax	// reduce0
adox r9, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+24]	// reduce0
adcx r9, rax	// reduce0
adox r10, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+32]	// reduce0
adcx r10, rax	// reduce0
adox r11, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+40]	// reduce0
adcx r11, rax	// reduce0
adox r12, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+48]	// reduce0
adcx r12, rax	// reduce0
adox r13, rbx	// reduce0
mulx rbx, rax, qword ptr [rcx+56]	// reduce0
adcx r13, rax	// reduce0
adox r14, rbx	// reduce0
mov rax, 0	// reduce0
adcx r14, rax	// reduce0
adcx r15, rax	// reduce0
adox r15, rax	// reduce0
mov rdx, qword ptr [rsp+0]	// row1
mov rdx, qword ptr [rdx+8]	// row1
xor rax, rax	// row1
mulx rbx, rax, qword ptr [rdi+0]	// row1
adcx rsi, rax	// row1
adox r8, rbx	// row1
mulx rbx, rax, qword ptr [rdi+8]	// row1
adcx r8, rax	// row1
adox r9, rbx	// row1
mulx rbx, rax, qword ptr [rdi+16]	// row1
adcx r9, rax	// row1
adox r10, rbx	// row1
mulx rbx, rax, qword ptr [rdi+24]	// row1
adcx r10, rax	// row1
adox r11, rbx	// row1
mulx rbx, rax, qword ptr [rdi+32]	// row1
adcx r11, rax	// row1
adox r12, rbx	// row1
mulx rbx, rax, qword ptr [rdi+40]	// row1
adcx r12, rax	// row1
adox r13, rbx	// row1
mulx rbx, rax, qword ptr [rdi+48]	// row1
adcx r13, rax	// row1
adox r14, rbx	// row1
mulx rbx, rax, qword ptr [rdi+56]	// row1
adcx r14, rax	// row1
adox r15, rbx	// row1
mov rax, 0	// row1
adcx r15, rax	// row1
adcx rbp, rax	// row1
adox rbp, rax	// row1
mov rdx, rsi	// reduce1
imul rdx, qword ptr [rsp+16]	// reduce1
xor rax, rax	// reduce1
mulx rbx, rax, qword ptr [rcx+0]	// reduce1
adcx rsi, rax	// reduce1
adox r8, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+8]	// reduce1
adcx r8, rax	// reduce1
adox r9, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+16]	// reduce1
adcx r9, rax	// reduce1
adox r10, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+24]	// reduce1
adcx r10, rax	// reduce1
adox r11, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+32]	// reduce1
adcx r11, rax	// reduce1
adox r12, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+40]	// reduce1
adcx r12, rax	// reduce1
adox r13, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+48]	// reduce1
adcx r13, rax	// reduce1
adox r14, rbx	// reduce1
mulx rbx, rax, qword ptr [rcx+56]	// reduce1
adcx r14, rax	// reduce1
adox r15, rbx	// reduce1
mov rax, 0	// reduce1
adcx r15, rax	// reduce1
adcx rbp, rax	// reduce1
adox rbp, rax	// reduce1
mov rdx, qword ptr [rsp+0]	// row2
mov rdx, qword ptr [rdx+16]	// row2
xor rax, rax	// row2
mulx rbx, rax, qword ptr [rdi+0]	// row2
adcx r8, rax	// row2
adox r9, rbx	// row2
mulx rbx, rax, qword ptr [rdi+8]	// row2
adcx r9, rax	// row2
adox r10, rbx	// row2
mulx rbx, rax, qword ptr [rdi+16]	// row2
adcx r10, rax	// row2
adox r11, rbx	// row2
mulx rbx, rax, qword ptr [rdi+24]	// row2
adcx r11, rax	// row2
adox r12, rbx	// row2
mulx rbx, rax, qword ptr [rdi+32]	// row2
adcx r12, rax	// row2
adox r13, rbx	// row2
mulx rbx, rax, qword ptr [rdi+40]	// row2
adcx r13, rax	// row2
adox r14, rbx	// row2
mulx rbx, rax, qword ptr [rdi+48]	// row2
adcx r14, rax	// row2
adox r15, rbx	// row2
mulx rbx, rax, qword ptr [rdi+56]	// row2
adcx r15, rax	// row2
adox rbp, rbx	// row2
mov rax, 0	// row2
adcx rbp, rax	// row2
adcx rsi, rax	// row2
adox rsi, rax	// row2
mov rdx, r8	// reduce2
imul rdx, qword ptr [rsp+16]	// reduce2
xor rax, rax	// reduce2
mulx rbx, rax, qword ptr [rcx+0]	// reduce2
adcx r8, rax	// reduce2
adox r9, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+8]	// reduce2
adcx r9, rax	// reduce2
adox r10, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+16]	// reduce2
adcx r10, rax	// reduce2
adox r11, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+24]	// reduce2
adcx r11, rax	// reduce2
adox r12, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+32]	// reduce2
adcx r12, rax	// reduce2
adox r13, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+40]	// reduce2
adcx r13, rax	// reduce2
adox r14, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+48]	// reduce2
adcx r14, rax	// reduce2
adox r15, rbx	// reduce2
mulx rbx, rax, qword ptr [rcx+56]	// reduce2
adcx r15, rax	// reduce2
adox rbp, rbx	// reduce2
mov rax, 0	// reduce2
adcx rbp, rax	// reduce2
adcx rsi, rax	// reduce2
adox rsi, rax	// reduce2
mov rdx, qword ptr [rsp+0]	// row3
mov rdx, qword ptr [rdx+24]	// row3
xor rax, rax	// row3
mulx rbx, rax, qword ptr [rdi+0]	// row3
adcx r9, rax	// row3
adox r10, rbx	// row3
mulx rbx, rax, qword ptr [rdi+8]	// row3
adcx r10, rax	// row3
adox r11, rbx	// row3
mulx rbx, rax, qword ptr [rdi+16]	// row3
adcx r11, rax	// row3
adox r12, rbx	// row3
mulx rbx, rax, qword ptr [rdi+24]	// row3
adcx r12, rax	// row3
adox r13, rbx	// row3
mulx rbx, rax, qword ptr [rdi+32]	// row3
adcx r13, rax	// row3
adox r14, rbx	// row3
mulx rbx, rax, qword ptr [rdi+40]	// row3
adcx r14, rax	// row3
adox r15, rbx	// row3
mulx rbx, rax, qword ptr [rdi+48]	// row3
adcx r15, rax	// row3
adox rbp, rbx	// row3
mulx rbx, rax, qword ptr [rdi+56]	// row3
adcx rbp, rax	// row3
adox rsi, rbx	// row3
mov rax, 0	// row3
adcx rsi, rax	// row3
adcx r8, rax	// row3
adox r8, rax	// row3
mov rdx, r9	// reduce3
imul rdx, qword ptr [rsp+16]	// reduce3
xor rax, rax	// reduce3
mulx rbx, rax, qword ptr [rcx+0]	// reduce3
adcx r9, rax	// reduce3
adox r10, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+8]	// reduce3
adcx r10, rax	// reduce3
adox r11, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+16]	// reduce3
adcx r11, rax	// reduce3
adox r12, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+24]	// reduce3
adcx r12, rax	// reduce3
adox r13, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+32]	// reduce3
adcx r13, rax	// reduce3
adox r14, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+40]	// reduce3
adcx r14, rax	// reduce3
adox r15, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+48]	// reduce3
adcx r15, rax	// reduce3
adox rbp, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+56]	// reduce3
adcx rbp, rax	// reduce3
adox rsi, rbx	// reduce3
mov rax, 0	// reduce3
adcx rsi, rax	// reduce3
adcx r8, rax	// reduce3
adox r8, rax	// reduce3
mov rdx, qword ptr [rsp+0]	// row4
mov rdx, qword ptr [rdx+32]	// row4
xor rax, rax	// row4
mulx rbx, rax, qword ptr [rdi+0]	// row4
adcx r10, rax	// row4
adox r11, rbx	// row4
mulx rbx, rax, qword ptr [rdi+8]	// row4
adcx r11, rax	// row4
adox r12, rbx	// row4
mulx rbx, rax, qword ptr [rdi+16]	// row4
adcx r12, rax	// row4
adox r13, rbx	// row4
mulx rbx, rax, qword ptr [rdi+24]	// row4
adcx r13, rax	// row4
adox r14, rbx	// row4
mulx rbx, rax, qword ptr [rdi+32]	// row4
adcx r14, rax	// row4
adox r15, rbx	// row4
mulx rbx, rax, qword ptr [rdi+40]	// row4
adcx r15, rax	// row4
adox rbp, rbx	// row4
mulx rbx, rax, qword ptr [rdi+48]	// row4
adcx rbp, rax	// row4
adox rsi, rbx	// row4
mulx rbx, rax, qword ptr [rdi+56]	// row4
adcx rsi, rax	// row4
adox r8, rbx	// row4
mov rax, 0	// row4
adcx r8, rax	// row4
adcx r9, rax	// row4
adox r9, rax	// row4
mov rdx, r10	// reduce4
imul rdx, qword ptr [rsp+16]	// reduce4
xor rax, rax	// reduce4
mulx rbx, rax, qword ptr [rcx+0]	// reduce4
adcx r10, rax	// reduce4
adox r11, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+8]	// reduce4
adcx r11, rax	// reduce4
adox r12, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+16]	// reduce4
adcx r12, rax	// reduce4
adox r13, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+24]	// reduce4
adcx r13, rax	// reduce4
adox r14, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+32]	// reduce4
adcx r14, rax	// reduce4
adox r15, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+40]	// reduce4
adcx r15, rax	// reduce4
adox rbp, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+48]	// reduce4
adcx rbp, rax	// reduce4
adox rsi, rbx	// reduce4
mulx rbx, rax, qword ptr [rcx+56]	// reduce4
adcx rsi, rax	// reduce4
adox r8, rbx	// reduce4
mov rax, 0	// reduce4
adcx r8, rax	// reduce4
adcx r9, rax	// reduce4
adox r9, rax	// reduce4
mov rdx, qword ptr [rsp+0]	// row5
mov rdx, qword ptr [rdx+40]	// row5
xor rax, rax	// row5
mulx rbx, rax, qword ptr [rdi+0]	// row5
adcx r11, rax	// row5
adox r12, rbx	// row5
mulx rbx, rax, qword ptr [rdi+8]	// row5
adcx r12, rax	// row5
adox r13, rbx	// row5
mulx rbx, rax, qword ptr [rdi+16]	// row5
adcx r13, rax	// row5
adox r14, rbx	// row5
mulx rbx, rax, qword ptr [rdi+24]	// row5
adcx r14, rax	// row5
adox r15, rbx	// row5
mulx rbx, rax, qword ptr [rdi+32]	// row5
adcx r15, rax	// row5
adox rbp, rbx	// row5
mulx rbx, rax, qword ptr [rdi+40]	// row5
adcx rbp, rax	// row5
adox rsi, rbx	// row5
mulx rbx, rax, qword ptr [rdi+48]	// row5
adcx rsi, rax	// row5
adox r8, rbx	// row5
mulx rbx, rax, qword ptr [rdi+56]	// row5
adcx r8, rax	// row5
adox r9, rbx	// row5
mov rax, 0	// row5
adcx r9, rax	// row5
adcx r10, rax	// row5
adox r10, rax	// row5
mov rdx, r11	// reduce5
imul rdx, qword ptr [rsp+16]	// reduce5
xor rax, rax	// reduce5
mulx rbx, rax, qword ptr [rcx+0]	// reduce5
adcx r11, rax	// reduce5
adox r12, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+8]	// reduce5
adcx r12, rax	// reduce5
adox r13, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+16]	// reduce5
adcx r13, rax	// reduce5
adox r14, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+24]	// reduce5
adcx r14, rax	// reduce5
adox r15, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+32]	// reduce5
adcx r15, rax	// reduce5
adox rbp, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+40]	// reduce5
adcx rbp, rax	// reduce5
adox rsi, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+48]	// reduce5
adcx rsi, rax	// reduce5
adox r8, rbx	// reduce5
mulx rbx, rax, qword ptr [rcx+56]	// reduce5
adcx r8, rax	// reduce5
adox r9, rbx	// reduce5
mov rax, 0	// reduce5
adcx r9, rax	// reduce5
adcx r10, rax	// reduce5
adox r10, rax	// reduce5
mov rdx, qword ptr [rsp+0]	// row6
mov rdx, qword ptr [rdx+48]	// row6
xor rax, rax	// row6
mulx rbx, rax, qword ptr [rdi+0]	// row6
adcx r12, rax	// row6
adox r13, rbx	// row6
mulx rbx, rax, qword ptr [rdi+8]	// row6
adcx r13, rax	// row6
adox r14, rbx	// row6
mulx rbx, rax, qword ptr [rdi+16]	// row6
adcx r14, rax	// row6
adox r15, rbx	// row6
mulx rbx, rax, qword ptr [rdi+24]	// row6
adcx r15, rax	// row6
adox rbp, rbx	// row6
mulx rbx, rax, qword ptr [rdi+32]	// row6
adcx rbp, rax	// row6
adox rsi, rbx	// row6
mulx rbx, rax, qword ptr [rdi+40]	// row6
adcx rsi, rax	// row6
adox r8, rbx	// row6
mulx rbx, rax, qword ptr [rdi+48]	// row6
adcx r8, rax	// row6
adox r9, rbx	// row6
mulx rbx, rax, qword ptr [rdi+56]	// row6
adcx r9, rax	// row6
adox r10, rbx	// row6
mov rax, 0	// row6
adcx r10, rax	// row6
adcx r11, rax	// row6
adox r11, rax	// row6
mov rdx, r12	// reduce6
imul rdx, qword ptr [rsp+16]	// reduce6
xor rax, rax	// reduce6
mulx rbx, rax, qword ptr [rcx+0]	// reduce6
adcx r12, rax	// reduce6
adox r13, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+8]	// reduce6
adcx r13, rax	// reduce6
adox r14, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+16]	// reduce6
adcx r14, rax	// reduce6
adox r15, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+24]	// reduce6
adcx r15, rax	// reduce6
adox rbp, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+32]	// reduce6
adcx rbp, rax	// reduce6
adox rsi, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+40]	// reduce6
adcx rsi, rax	// reduce6
adox r8, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+48]	// reduce6
adcx r8, rax	// reduce6
adox r9, rbx	// reduce6
mulx rbx, rax, qword ptr [rcx+56]	// reduce6
adcx r9, rax	// reduce6
adox r10, rbx	// reduce6
mov rax, 0	// reduce6
adcx r10, rax	// reduce6
adcx r11, rax	// reduce6
adox r11, rax	// reduce6
mov rdx, qword ptr [rsp+0]	// row7
mov rdx, qword ptr [rdx+56]	// row7
xor rax, rax	// row7
mulx rbx, rax, qword ptr [rdi+0]	// row7
adcx r13, rax	// row7
adox r14, rbx	// row7
mulx rbx, rax, qword ptr [rdi+8]	// row7
adcx r14, rax	// row7
adox r15, rbx	// row7
mulx rbx, rax, qword ptr [rdi+16]	// row7
adcx r15, rax	// row7
adox rbp, rbx	// row7
mulx rbx, rax, qword ptr [rdi+24]	// row7
adcx rbp, rax	// row7
adox rsi, rbx	// row7
mulx rbx, rax, qword ptr [rdi+32]	// row7
adcx rsi, rax	// row7
adox r8, rbx	// row7
mulx rbx, rax, qword ptr [rdi+40]	// row7
adcx r8, rax	// row7
adox r9, rbx	// row7
mulx rbx, rax, qword ptr [rdi+48]	// row7
adcx r9, rax	// row7
adox r10, rbx	// row7
mulx rbx, rax, qword ptr [rdi+56]	// row7
adcx r10, rax	// row7
adox r11, rbx	// row7
mov rax, 0	// row7
adcx r11, rax	// row7
adcx r12, rax	// row7
adox r12, rax	// row7
mov rdx, r13	// reduce7
imul rdx, qword ptr [rsp+16]	// reduce7
xor rax, rax	// reduce7
mulx rbx, rax, qword ptr [rcx+0]	// reduce7
adcx r13, rax	// reduce7
adox r14, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+8]	// reduce7
adcx r14, rax	// reduce7
adox r15, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+16]	// reduce7
adcx r15, rax	// reduce7
adox rbp, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+24]	// reduce7
adcx rbp, rax	// reduce7
adox rsi, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+32]	// reduce7
adcx rsi, rax	// reduce7
adox r8, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+40]	// reduce7
adcx r8, rax	// reduce7
adox r9, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+48]	// reduce7
adcx r9, rax	// reduce7
adox r10, rbx	// reduce7
mulx rbx, rax, qword ptr [rcx+56]	// reduce7
adcx r10, rax	// reduce7
adox r11, rbx	// reduce7
mov rax, 0	// reduce7
adcx r11, rax	// reduce7
adcx r12, rax	// reduce7
adox r12, rax	// reduce7
mov rdx, qword ptr [rsp+8]	// out
mov qword ptr [rdx+0], r14	// out.subtract_once
mov qword ptr [rdx+8], r15	// out.subtract_once
mov qword ptr [rdx+16], rbp	// out.subtract_once
mov qword ptr [rdx+24], rsi	// out.subtract_once
mov qword ptr [rdx+32], r8	// out.subtract_once
mov qword ptr [rdx+40], r9	// out.subtract_once
mov qword ptr [rdx+48], r10	// out.subtract_once
mov qword ptr [rdx+56], r11	// out.subtract_once
sub r14, qword ptr [rcx+0]	// out.subtract_once
sbb r15, qword ptr [rcx+8]	// out.subtract_once
sbb rbp, qword ptr [rcx+16]	// out.subtract_once
sbb rsi, qword ptr [rcx+24]	// out.subtract_once
sbb r8, qword ptr [rcx+32]	// out.subtract_once
sbb r9, qword ptr [rcx+40]	// out.subtract_once
sbb r10, qword ptr [rcx+48]	// out.subtract_once
sbb r11, qword ptr [rcx+56]	// out.subtract_once
sbb r12, 0	// out.subtract_once
cmovc r14, qword ptr [rdx+0]	// out.subtract_once
cmovc r15, qword ptr [rdx+8]	// out.subtract_once
cmovc rbp, qword ptr [rdx+16]	// out.subtract_once
cmovc rsi, qword ptr [rdx+24]	// out.subtract_once
cmovc r8, qword ptr [rdx+32]	// out.subtract_once
cmovc r9, qword ptr [rdx+40]	// out.subtract_once
cmovc r10, qword ptr [rdx+48]	// out.subtract_once
cmovc r11, qword ptr [rdx+56]	// out.subtract_once
mov qword ptr [rdx+0], r14	// out.subtract_once
mov qword ptr [rdx+8], r15	// out.subtract_once
mov qword ptr [rdx+16], rbp	// out.subtract_once
mov qword ptr [rdx+24], rsi	// out.subtract_once
mov qword ptr [rdx+32], r8	// out.subtract_once
mov qword ptr [rdx+40], r9	// out.subtract_once
mov qword ptr [rdx+48], r10	// out.subtract_once
mov qword ptr [rdx+56], r11	// out.subtract_once
mov qword ptr [rsp+16], 0	// wipe
pop rdx	// slot a
pop rdx	// slot out
pop rdx	// slot -1/m
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
