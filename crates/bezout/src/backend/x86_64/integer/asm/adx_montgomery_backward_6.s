// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `adx_montgomery_forward_6` [Mon85, Mon87], L = 6.
//   From the last i to the first: with inverse = x[i + 4], x[i] = inverse y / 2^(64 L) and p[i] = inverse p[i] / 2^(64 L),
//   where y is x[i], or x[i] with its lowest bit set if p[i] is 0.
// In: rdi = p, of count numbers; rsi = x, of count + 4 numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p and x as above, rax = how many p[i] were 0.
// Bounds: any x[i] for i < count; the last 4 of x, and p, in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 667 instructions.
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
mov rax, 0
adcx r12, rax
adcx r13, rax
adox r13, rax
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
mov rax, 0
adcx r13, rax
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
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx rbp, rax
adox rsi, rbx
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
.endm
.macro row d0
mulx rbx, rax, qword ptr [rdi+208+\d0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+216+\d0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+224+\d0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+232+\d0]
adcx r12, rax
adox r13, rbx
.endm
.macro reduce_5 d0
mulx rbx, rax, qword ptr [rcx+24+\d0]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+32+\d0]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+40+\d0]
adcx rsi, rax
adox r8, rbx
.endm
.macro row_2 d0
mulx rbx, rax, qword ptr [rdi+192+\d0]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+200+\d0]
adcx r8, rax
adox r9, rbx
.endm
.macro row_3 d0
mulx rbx, rax, qword ptr [rdi+224+\d0]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+232+\d0]
adcx rbp, rax
adox rsi, rbx
.endm
.macro row_to_reduce
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r8, rax
adox r9, rbx
row -8
mulx rbx, rax, qword ptr [rdi+232]
adcx r13, rax
adox rbp, rbx
mov rax, 0
adcx rbp, rax
adcx rsi, rax
adox rsi, rax
reduce_3
.endm
.macro row_to_reduce_2
xor rax, rax
row_2 0
row 0
mov rax, 0
adcx r13, rax
adcx rbp, rax
adox rbp, rax
reduce_2
.endm
.macro row_to_reduce_3
xor rax, rax
row -16
row_3 0
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
reduce_4
.endm
.macro reduce_6 d0
mulx rbx, rax, qword ptr [rcx+16+\d0]
adcx r12, rax
adox r13, rbx
reduce_5 \d0
.endm
.macro row_4 d0
mulx rbx, rax, qword ptr [rdi+200+\d0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+208+\d0]
adcx r12, rax
adox r13, rbx
row_3 -8+\d0
.endm
.macro row_5 d0
row_2 16+\d0
mulx rbx, rax, qword ptr [rdi+224+\d0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+232+\d0]
adcx r10, rax
adox r11, rbx
.endm
.macro row_6 d0
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+\d0]
.endm
.macro subtract_once
mov qword ptr [rdi+0], r12
mov qword ptr [rdi+8], r13
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
mov qword ptr [rdi+32], r8
mov qword ptr [rdi+40], r9
.endm
.macro reduce_7 d0
mulx rbx, rax, qword ptr [rcx+32+\d0]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+40+\d0]
adcx r9, rax
adox r10, rbx
.endm
.macro subtract_once_2
mov qword ptr [rdx+0], r10
mov qword ptr [rdx+8], r11
mov qword ptr [rdx+16], r12
mov qword ptr [rdx+24], r13
mov qword ptr [rdx+32], rbp
mov qword ptr [rdx+40], rsi
.endm
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push r8	// slot -1/m
push rsi	// slot begin
imul rdx, rdx, 48	// enter
add rdi, rdx	// enter
add rsi, rdx	// enter
xor eax, eax	// enter
push rdi	// slot p
push rax	// slot zeros
mov rdi, rsi	// enter
.p2align 5
2:
sub rdi, 48	// loop
sub qword ptr [rsp+8], 48	// loop
mov rbp, qword ptr [rsp+8]	// zero
mov rax, qword ptr [rbp+0]	// zero
or rax, qword ptr [rbp+8]	// zero
or rax, qword ptr [rbp+16]	// zero
or rax, qword ptr [rbp+24]	// zero
or rax, qword ptr [rbp+32]	// zero
or rax, qword ptr [rbp+40]	// zero
xor edx, edx	// zero
cmp rax, 1	// zero
adc rdx, 0	// zero
add qword ptr [rsp+0], rdx	// zero
or rdx, qword ptr [rdi]	// zero
mulx rsi, rbp, qword ptr [rdi+192]	// x.row0
mulx r8, rax, qword ptr [rdi+200]	// x.row0
add rsi, rax	// x.row0
mulx r9, rax, qword ptr [rdi+208]	// x.row0
adc r8, rax	// x.row0
mulx r10, rax, qword ptr [rdi+216]	// x.row0
adc r9, rax	// x.row0
mulx r11, rax, qword ptr [rdi+224]	// x.row0
adc r10, rax	// x.row0
mulx r12, rax, qword ptr [rdi+232]	// x.row0
adc r11, rax	// x.row0
adc r12, 0	// x.row0
xor r13, r13	// x.row0
reduce	// x.reduce0
mov rdx, qword ptr [rdi+8]	// x.row1
row_to_reduce_2	// x.row1
mov rdx, qword ptr [rdi+16]	// x.row2
row_to_reduce	// x.row2
mov rdx, qword ptr [rdi+24]	// x.row3
row_to_reduce_3	// x.row3
mov rdx, qword ptr [rdi+32]	// x.row4
xor rax, rax	// x.row4
mulx rbx, rax, qword ptr [rdi+192]	// x.row4
adcx r10, rax	// x.row4
adox r11, rbx	// x.row4
row_4 0	// x.row4
mulx rbx, rax, qword ptr [rdi+232]	// x.row4
adcx rsi, rax	// x.row4
adox r8, rbx	// x.row4
mov rax, 0	// x.row4
adcx r8, rax	// x.row4
adcx r9, rax	// x.row4
adox r9, rax	// x.row4
mov rdx, r10	// x.reduce4
imul rdx, qword ptr [rsp+24]	// x.reduce4
xor rax, rax	// x.reduce4
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce4
adcx r10, rax	// x.reduce4
adox r11, rbx	// x.reduce4
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce4
adcx r11, rax	// x.reduce4
adox r12, rbx	// x.reduce4
reduce_6 0	// x.reduce4
mov rax, 0	// x.reduce4
adcx r8, rax	// x.reduce4
adcx r9, rax	// x.reduce4
adox r9, rax	// x.reduce4
mov rdx, qword ptr [rdi+40]	// x.row5
xor rax, rax	// x.row5
row_4 -8	// x.row5
row_2 32	// x.row5
mov rax, 0	// x.row5
adcx r9, rax	// x.row5
adcx r10, rax	// x.row5
adox r10, rax	// x.row5
mov rdx, r11	// x.reduce5
imul rdx, qword ptr [rsp+24]	// x.reduce5
xor rax, rax	// x.reduce5
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce5
adcx r11, rax	// x.reduce5
adox r12, rbx	// x.reduce5
reduce_6 -8	// x.reduce5
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce5
adcx r8, rax	// x.reduce5
adox r9, rbx	// x.reduce5
mov rax, 0	// x.reduce5
adcx r9, rax	// x.reduce5
adcx r10, rax	// x.reduce5
adox r10, rax	// x.reduce5
subtract_once	// x.subtract_once
sub r12, qword ptr [rcx+0]	// x.subtract_once
sbb r13, qword ptr [rcx+8]	// x.subtract_once
sbb rbp, qword ptr [rcx+16]	// x.subtract_once
sbb rsi, qword ptr [rcx+24]	// x.subtract_once
sbb r8, qword ptr [rcx+32]	// x.subtract_once
sbb r9, qword ptr [rcx+40]	// x.subtract_once
sbb r10, 0	// x.subtract_once
cmovc r12, qword ptr [rdi+0]	// x.subtract_once
cmovc r13, qword ptr [rdi+8]	// x.subtract_once
cmovc rbp, qword ptr [rdi+16]	// x.subtract_once
cmovc rsi, qword ptr [rdi+24]	// x.subtract_once
cmovc r8, qword ptr [rdi+32]	// x.subtract_once
cmovc r9, qword ptr [rdi+40]	// x.subtract_once
subtract_once	// x.subtract_once
row_6 0	// p.row0
mulx r13, r12, qword ptr [rdi+192]	// p.row0
mulx rbp, rax, qword ptr [rdi+200]	// p.row0
add r13, rax	// p.row0
mulx rsi, rax, qword ptr [rdi+208]	// p.row0
adc rbp, rax	// p.row0
mulx r8, rax, qword ptr [rdi+216]	// p.row0
adc rsi, rax	// p.row0
mulx r9, rax, qword ptr [rdi+224]	// p.row0
adc r8, rax	// p.row0
mulx r10, rax, qword ptr [rdi+232]	// p.row0
adc r9, rax	// p.row0
adc r10, 0	// p.row0
xor r11, r11	// p.row0
mov rdx, r12	// p.reduce0
imul rdx, qword ptr [rsp+24]	// p.reduce0
xor rax, rax	// p.reduce0
reduce_6 -16	// p.reduce0
reduce_7 0	// p.reduce0
mov rax, 0	// p.reduce0
adcx r10, rax	// p.reduce0
adcx r11, rax	// p.reduce0
adox r11, rax	// p.reduce0
row_6 8	// p.row1
xor rax, rax	// p.row1
row_3 -32	// p.row1
row_5 0	// p.row1
mov rax, 0	// p.row1
adcx r11, rax	// p.row1
adcx r12, rax	// p.row1
adox r12, rax	// p.row1
mov rdx, r13	// p.reduce1
imul rdx, qword ptr [rsp+24]	// p.reduce1
xor rax, rax	// p.reduce1
reduce_5 -24	// p.reduce1
reduce_7 -8	// p.reduce1
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce1
adcx r10, rax	// p.reduce1
adox r11, rbx	// p.reduce1
mov rax, 0	// p.reduce1
adcx r11, rax	// p.reduce1
adcx r12, rax	// p.reduce1
adox r12, rax	// p.reduce1
row_6 16	// p.row2
xor rax, rax	// p.row2
mulx rbx, rax, qword ptr [rdi+192]	// p.row2
adcx rbp, rax	// p.row2
adox rsi, rbx	// p.row2
row_5 -8	// p.row2
mulx rbx, rax, qword ptr [rdi+232]	// p.row2
adcx r11, rax	// p.row2
adox r12, rbx	// p.row2
mov rax, 0	// p.row2
adcx r12, rax	// p.row2
adcx r13, rax	// p.row2
adox r13, rax	// p.row2
reduce	// p.reduce2
row_6 24	// p.row3
row_to_reduce_2	// p.row3
row_6 32	// p.row4
row_to_reduce	// p.row4
row_6 40	// p.row5
row_to_reduce_3	// p.row5
mov rdx, qword ptr [rsp+8]	// p
subtract_once_2	// p.subtract_once
sub r10, qword ptr [rcx+0]	// p.subtract_once
sbb r11, qword ptr [rcx+8]	// p.subtract_once
sbb r12, qword ptr [rcx+16]	// p.subtract_once
sbb r13, qword ptr [rcx+24]	// p.subtract_once
sbb rbp, qword ptr [rcx+32]	// p.subtract_once
sbb rsi, qword ptr [rcx+40]	// p.subtract_once
sbb r8, 0	// p.subtract_once
cmovc r10, qword ptr [rdx+0]	// p.subtract_once
cmovc r11, qword ptr [rdx+8]	// p.subtract_once
cmovc r12, qword ptr [rdx+16]	// p.subtract_once
cmovc r13, qword ptr [rdx+24]	// p.subtract_once
cmovc rbp, qword ptr [rdx+32]	// p.subtract_once
cmovc rsi, qword ptr [rdx+40]	// p.subtract_once
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
.purgem row
.purgem reduce_5
.purgem row_2
.purgem row_3
.purgem row_to_reduce
.purgem row_to_reduce_2
.purgem row_to_reduce_3
.purgem reduce_6
.purgem row_4
.purgem row_5
.purgem row_6
.purgem subtract_once
.purgem reduce_7
.purgem subtract_once_2
