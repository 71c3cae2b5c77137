// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `adx_montgomery_forward_8` [Mon85, Mon87], L = 8.
//   From the last i to the first: with inverse = x[i + 4], x[i] = inverse y / 2^(64 L) and p[i] = inverse p[i] / 2^(64 L),
//   where y is x[i], or x[i] with its lowest bit set if p[i] is 0.
// In: rdi = p, of count numbers; rsi = x, of count + 4 numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p and x as above, rax = how many p[i] were 0.
// Bounds: any x[i] for i < count; the last 4 of x, and p, in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 1071 instructions.
.macro reduce
mov rdx, rbp
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx r13, rax
adox r14, rbx
mov rax, 0
adcx r14, rax
adcx r15, rax
adox r15, rax
.endm
.macro reduce_2
mov rdx, rsi
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx r14, rax
adox r15, rbx
mov rax, 0
adcx r15, rax
adcx rbp, rax
adox rbp, rax
.endm
.macro reduce_3
mov rdx, r8
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx r14, rax
adox r15, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx r15, rax
adox rbp, rbx
mov rax, 0
adcx rbp, rax
adcx rsi, rax
adox rsi, rax
.endm
.macro reduce_4
mov rdx, r9
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r14, rax
adox r15, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx rbp, rax
adox rsi, rbx
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
.endm
.macro reduce_5
mov rdx, r10
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r14, rax
adox r15, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx rsi, rax
adox r8, rbx
mov rax, 0
adcx r8, rax
adcx r9, rax
adox r9, rax
.endm
.macro reduce_6
mov rdx, r11
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r14, rax
adox r15, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+48]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+56]
adcx r8, rax
adox r9, rbx
mov rax, 0
adcx r9, rax
adcx r10, rax
adox r10, rax
.endm
.macro row d0
mulx rbx, rax, qword ptr [rdi+288+\d0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+296+\d0]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+304+\d0]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rdi+312+\d0]
adcx r14, rax
adox r15, rbx
.endm
.macro row_2 d0
mulx rbx, rax, qword ptr [rdi+264+\d0]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+272+\d0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+280+\d0]
adcx r10, rax
adox r11, rbx
.endm
.macro row_3 d0
mulx rbx, rax, qword ptr [rdi+296+\d0]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+304+\d0]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+312+\d0]
adcx rsi, rax
adox r8, rbx
.endm
.macro reduce_7 d0
mulx rbx, rax, qword ptr [rcx+24+\d0]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+32+\d0]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+40+\d0]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+48+\d0]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+56+\d0]
adcx r9, rax
adox r10, rbx
.endm
.macro row_to_reduce
xor rax, rax
mulx rbx, rax, qword ptr [rdi+256]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+264]
adcx r10, rax
adox r11, rbx
row -16
mulx rbx, rax, qword ptr [rdi+304]
adcx r15, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+312]
adcx rbp, rax
adox rsi, rbx
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
reduce_4
.endm
.macro row_4 d0
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+8+\d0]
xor rax, rax
.endm
.macro row_to_reduce_2
mulx rbx, rax, qword ptr [rdi+256]
adcx rsi, rax
adox r8, rbx
row_2 0
row 0
mov rax, 0
adcx r15, rax
adcx rbp, rax
adox rbp, rax
reduce_2
.endm
.macro row_to_reduce_3
row_2 -8
row -8
mulx rbx, rax, qword ptr [rdi+312]
adcx r15, rax
adox rbp, rbx
mov rax, 0
adcx rbp, rax
adcx rsi, rax
adox rsi, rax
reduce_3
.endm
.macro row_to_reduce_4
mulx rbx, rax, qword ptr [rdi+256]
adcx r10, rax
adox r11, rbx
row -24
row_3 0
mov rax, 0
adcx r8, rax
adcx r9, rax
adox r9, rax
reduce_5
.endm
.macro row_to_reduce_5
row -32
row_3 -8
mulx rbx, rax, qword ptr [rdi+312]
adcx r8, rax
adox r9, rbx
mov rax, 0
adcx r9, rax
adcx r10, rax
adox r10, rax
reduce_6
.endm
.macro row_5 d0
mulx r9, rax, qword ptr [rdi+272+\d0]
adc r8, rax
mulx r10, rax, qword ptr [rdi+280+\d0]
adc r9, rax
mulx r11, rax, qword ptr [rdi+288+\d0]
adc r10, rax
mulx r12, rax, qword ptr [rdi+296+\d0]
adc r11, rax
.endm
.macro subtract_once
mov qword ptr [rdi+0], r14
mov qword ptr [rdi+8], r15
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
mov qword ptr [rdi+32], r8
mov qword ptr [rdi+40], r9
mov qword ptr [rdi+48], r10
mov qword ptr [rdi+56], r11
.endm
.macro subtract_once_2
mov qword ptr [rdx+0], r12
mov qword ptr [rdx+8], r13
mov qword ptr [rdx+16], r14
mov qword ptr [rdx+24], r15
mov qword ptr [rdx+32], rbp
mov qword ptr [rdx+40], rsi
mov qword ptr [rdx+48], r8
mov qword ptr [rdx+56], r9
.endm
.macro reduce_8 d0
mulx rbx, rax, qword ptr [rcx+16+\d0]
adcx r14, rax
adox r15, rbx
reduce_7 \d0
.endm
.macro row_6 d0
mulx rbx, rax, qword ptr [rdi+264+\d0]
adcx r13, rax
adox r14, rbx
mulx rbx, rax, qword ptr [rdi+272+\d0]
adcx r14, rax
adox r15, rbx
row_3 -16+\d0
.endm
.macro row_7 d0
row_2 16+\d0
mulx rbx, rax, qword ptr [rdi+304+\d0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+312+\d0]
adcx r12, rax
adox r13, rbx
.endm
.macro row_8 d0
mov rdx, qword ptr [rdi+8+\d0]
xor rax, rax
.endm
.macro reduce_9 d0
mulx rbx, rax, qword ptr [rcx+48+\d0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+56+\d0]
adcx r11, rax
adox r12, rbx
.endm
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push r8	// slot -1/m
push rsi	// slot begin
imul rdx, rdx, 64	// enter
add rdi, rdx	// enter
add rsi, rdx	// enter
xor eax, eax	// enter
push rdi	// slot p
push rax	// slot zeros
mov rdi, rsi	// enter
.p2align 5
2:
sub rdi, 64	// loop
sub qword ptr [rsp+8], 64	// loop
mov rbp, qword ptr [rsp+8]	// zero
mov rax, qword ptr [rbp+0]	// zero
or rax, qword ptr [rbp+8]	// zero
or rax, qword ptr [rbp+16]	// zero
or rax, qword ptr [rbp+24]	// zero
or rax, qword ptr [rbp+32]	// zero
or rax, qword ptr [rbp+40]	// zero
or rax, qword ptr [rbp+48]	// zero
or rax, qword ptr [rbp+56]	// zero
xor edx, edx	// zero
cmp rax, 1	// zero
adc rdx, 0	// zero
add qword ptr [rsp+0], rdx	// zero
or rdx, qword ptr [rdi]	// zero
mulx rsi, rbp, qword ptr [rdi+256]	// x.row0
mulx r8, rax, qword ptr [rdi+264]	// x.row0
add rsi, rax	// x.row0
row_5 0	// x.row0
mulx r13, rax, qword ptr [rdi+304]	// x.row0
adc r12, rax	// x.row0
mulx r14, rax, qword ptr [rdi+312]	// x.row0
adc r13, rax	// x.row0
adc r14, 0	// x.row0
xor r15, r15	// x.row0
reduce	// x.reduce0
row_8 0	// x.row1
row_to_reduce_2	// x.row1
row_8 8	// x.row2
row_to_reduce_3	// x.row2
mov rdx, qword ptr [rdi+24]	// x.row3
row_to_reduce	// x.row3
row_8 24	// x.row4
row_to_reduce_4	// x.row4
row_8 32	// x.row5
row_to_reduce_5	// x.row5
row_8 40	// x.row6
mulx rbx, rax, qword ptr [rdi+256]	// x.row6
adcx r12, rax	// x.row6
adox r13, rbx	// x.row6
row_6 0	// x.row6
mulx rbx, rax, qword ptr [rdi+304]	// x.row6
adcx r8, rax	// x.row6
adox r9, rbx	// x.row6
mulx rbx, rax, qword ptr [rdi+312]	// x.row6
adcx r9, rax	// x.row6
adox r10, rbx	// x.row6
mov rax, 0	// x.row6
adcx r10, rax	// x.row6
adcx r11, rax	// x.row6
adox r11, rax	// x.row6
mov rdx, r12	// x.reduce6
imul rdx, qword ptr [rsp+24]	// x.reduce6
xor rax, rax	// x.reduce6
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce6
adcx r12, rax	// x.reduce6
adox r13, rbx	// x.reduce6
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce6
adcx r13, rax	// x.reduce6
adox r14, rbx	// x.reduce6
reduce_8 0	// x.reduce6
mov rax, 0	// x.reduce6
adcx r10, rax	// x.reduce6
adcx r11, rax	// x.reduce6
adox r11, rax	// x.reduce6
row_8 48	// x.row7
row_6 -8	// x.row7
row_2 32	// x.row7
mov rax, 0	// x.row7
adcx r11, rax	// x.row7
adcx r12, rax	// x.row7
adox r12, rax	// x.row7
mov rdx, r13	// x.reduce7
imul rdx, qword ptr [rsp+24]	// x.reduce7
xor rax, rax	// x.reduce7
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce7
adcx r13, rax	// x.reduce7
adox r14, rbx	// x.reduce7
reduce_8 -8	// x.reduce7
mulx rbx, rax, qword ptr [rcx+56]	// x.reduce7
adcx r10, rax	// x.reduce7
adox r11, rbx	// x.reduce7
mov rax, 0	// x.reduce7
adcx r11, rax	// x.reduce7
adcx r12, rax	// x.reduce7
adox r12, rax	// x.reduce7
subtract_once	// x.subtract_once
sub r14, qword ptr [rcx+0]	// x.subtract_once
sbb r15, qword ptr [rcx+8]	// x.subtract_once
sbb rbp, qword ptr [rcx+16]	// x.subtract_once
sbb rsi, qword ptr [rcx+24]	// x.subtract_once
sbb r8, qword ptr [rcx+32]	// x.subtract_once
sbb r9, qword ptr [rcx+40]	// x.subtract_once
sbb r10, qword ptr [rcx+48]	// x.subtract_once
sbb r11, qword ptr [rcx+56]	// x.subtract_once
sbb r12, 0	// x.subtract_once
cmovc r14, qword ptr [rdi+0]	// x.subtract_once
cmovc r15, qword ptr [rdi+8]	// x.subtract_once
cmovc rbp, qword ptr [rdi+16]	// x.subtract_once
cmovc rsi, qword ptr [rdi+24]	// x.subtract_once
cmovc r8, qword ptr [rdi+32]	// x.subtract_once
cmovc r9, qword ptr [rdi+40]	// x.subtract_once
cmovc r10, qword ptr [rdi+48]	// x.subtract_once
cmovc r11, qword ptr [rdi+56]	// x.subtract_once
subtract_once	// x.subtract_once
mov rdx, qword ptr [rsp+8]	// p.row0
mov rdx, qword ptr [rdx+0]	// p.row0
mulx r15, r14, qword ptr [rdi+256]	// p.row0
mulx rbp, rax, qword ptr [rdi+264]	// p.row0
add r15, rax	// p.row0
mulx rsi, rax, qword ptr [rdi+272]	// p.row0
adc rbp, rax	// p.row0
mulx r8, rax, qword ptr [rdi+280]	// p.row0
adc rsi, rax	// p.row0
row_5 16	// p.row0
adc r12, 0	// p.row0
xor r13, r13	// p.row0
mov rdx, r14	// p.reduce0
imul rdx, qword ptr [rsp+24]	// p.reduce0
xor rax, rax	// p.reduce0
reduce_8 -16	// p.reduce0
reduce_9 0	// p.reduce0
mov rax, 0	// p.reduce0
adcx r12, rax	// p.reduce0
adcx r13, rax	// p.reduce0
adox r13, rax	// p.reduce0
row_4 0	// p.row1
row_3 -40	// p.row1
row_7 0	// p.row1
mov rax, 0	// p.row1
adcx r13, rax	// p.row1
adcx r14, rax	// p.row1
adox r14, rax	// p.row1
mov rdx, r15	// p.reduce1
imul rdx, qword ptr [rsp+24]	// p.reduce1
xor rax, rax	// p.reduce1
reduce_7 -24	// p.reduce1
reduce_9 -8	// p.reduce1
mulx rbx, rax, qword ptr [rcx+56]	// p.reduce1
adcx r12, rax	// p.reduce1
adox r13, rbx	// p.reduce1
mov rax, 0	// p.reduce1
adcx r13, rax	// p.reduce1
adcx r14, rax	// p.reduce1
adox r14, rax	// p.reduce1
row_4 8	// p.row2
mulx rbx, rax, qword ptr [rdi+256]	// p.row2
adcx rbp, rax	// p.row2
adox rsi, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+264]	// p.row2
adcx rsi, rax	// p.row2
adox r8, rbx	// p.row2
row_7 -8	// p.row2
mulx rbx, rax, qword ptr [rdi+312]	// p.row2
adcx r13, rax	// p.row2
adox r14, rbx	// p.row2
mov rax, 0	// p.row2
adcx r14, rax	// p.row2
adcx r15, rax	// p.row2
adox r15, rax	// p.row2
reduce	// p.reduce2
row_4 16	// p.row3
row_to_reduce_2	// p.row3
row_4 24	// p.row4
row_to_reduce_3	// p.row4
mov rdx, qword ptr [rsp+8]	// p.row5
mov rdx, qword ptr [rdx+40]	// p.row5
row_to_reduce	// p.row5
row_4 40	// p.row6
row_to_reduce_4	// p.row6
row_4 48	// p.row7
row_to_reduce_5	// p.row7
mov rdx, qword ptr [rsp+8]	// p
subtract_once_2	// p.subtract_once
sub r12, qword ptr [rcx+0]	// p.subtract_once
sbb r13, qword ptr [rcx+8]	// p.subtract_once
sbb r14, qword ptr [rcx+16]	// p.subtract_once
sbb r15, qword ptr [rcx+24]	// p.subtract_once
sbb rbp, qword ptr [rcx+32]	// p.subtract_once
sbb rsi, qword ptr [rcx+40]	// p.subtract_once
sbb r8, qword ptr [rcx+48]	// p.subtract_once
sbb r9, qword ptr [rcx+56]	// p.subtract_once
sbb r10, 0	// p.subtract_once
cmovc r12, qword ptr [rdx+0]	// p.subtract_once
cmovc r13, qword ptr [rdx+8]	// p.subtract_once
cmovc r14, qword ptr [rdx+16]	// p.subtract_once
cmovc r15, qword ptr [rdx+24]	// p.subtract_once
cmovc rbp, qword ptr [rdx+32]	// p.subtract_once
cmovc rsi, qword ptr [rdx+40]	// p.subtract_once
cmovc r8, qword ptr [rdx+48]	// p.subtract_once
cmovc r9, qword ptr [rdx+56]	// p.subtract_once
subtract_once_2	// p.subtract_once
cmp rdi, qword ptr [rsp+16]	// loop
jne 2b	// loop
mov qword ptr [rsp+24], 0	// wipe
pop rax	// slot zeros
pop rdx	// slot p
pop rdx	// slot begin
pop rdx	// slot -1/m
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
.purgem reduce
.purgem reduce_2
.purgem reduce_3
.purgem reduce_4
.purgem reduce_5
.purgem reduce_6
.purgem row
.purgem row_2
.purgem row_3
.purgem reduce_7
.purgem row_to_reduce
.purgem row_4
.purgem row_to_reduce_2
.purgem row_to_reduce_3
.purgem row_to_reduce_4
.purgem row_to_reduce_5
.purgem row_5
.purgem subtract_once
.purgem subtract_once_2
.purgem reduce_8
.purgem row_6
.purgem row_7
.purgem row_8
.purgem reduce_9
