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
mov rdx, rbp	// x.reduce0
imul rdx, qword ptr [rsp+24]	// x.reduce0
xor rax, rax	// x.reduce0
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce0
adcx rbp, rax	// x.reduce0
adox rsi, rbx	// x.reduce0
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce0
adcx rsi, rax	// x.reduce0
adox r8, rbx	// x.reduce0
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce0
adcx r8, rax	// x.reduce0
adox r9, rbx	// x.reduce0
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce0
adcx r9, rax	// x.reduce0
adox r10, rbx	// x.reduce0
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce0
adcx r10, rax	// x.reduce0
adox r11, rbx	// x.reduce0
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce0
adcx r11, rax	// x.reduce0
adox r12, rbx	// x.reduce0
mov rax, 0	// x.reduce0
adcx r12, rax	// x.reduce0
adcx r13, rax	// x.reduce0
adox r13, rax	// x.reduce0
mov rdx, qword ptr [rdi+8]	// x.row1
xor rax, rax	// x.row1
mulx rbx, rax, qword ptr [rdi+192]	// x.row1
adcx rsi, rax	// x.row1
adox r8, rbx	// x.row1
mulx rbx, rax, qword ptr [rdi+200]	// x.row1
adcx r8, rax	// x.row1
adox r9, rbx	// x.row1
mulx rbx, rax, qword ptr [rdi+208]	// x.row1
adcx r9, rax	// x.row1
adox r10, rbx	// x.row1
mulx rbx, rax, qword ptr [rdi+216]	// x.row1
adcx r10, rax	// x.row1
adox r11, rbx	// x.row1
mulx rbx, rax, qword ptr [rdi+224]	// x.row1
adcx r11, rax	// x.row1
adox r12, rbx	// x.row1
mulx rbx, rax, qword ptr [rdi+232]	// x.row1
adcx r12, rax	// x.row1
adox r13, rbx	// x.row1
mov rax, 0	// x.row1
adcx r13, rax	// x.row1
adcx rbp, rax	// x.row1
adox rbp, rax	// x.row1
mov rdx, rsi	// x.reduce1
imul rdx, qword ptr [rsp+24]	// x.reduce1
xor rax, rax	// x.reduce1
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce1
adcx rsi, rax	// x.reduce1
adox r8, rbx	// x.reduce1
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce1
adcx r8, rax	// x.reduce1
adox r9, rbx	// x.reduce1
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce1
adcx r9, rax	// x.reduce1
adox r10, rbx	// x.reduce1
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce1
adcx r10, rax	// x.reduce1
adox r11, rbx	// x.reduce1
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce1
adcx r11, rax	// x.reduce1
adox r12, rbx	// x.reduce1
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce1
adcx r12, rax	// x.reduce1
adox r13, rbx	// x.reduce1
mov rax, 0	// x.reduce1
adcx r13, rax	// x.reduce1
adcx rbp, rax	// x.reduce1
adox rbp, rax	// x.reduce1
mov rdx, qword ptr [rdi+16]	// x.row2
xor rax, rax	// x.row2
mulx rbx, rax, qword ptr [rdi+192]	// x.row2
adcx r8, rax	// x.row2
adox r9, rbx	// x.row2
mulx rbx, rax, qword ptr [rdi+200]	// x.row2
adcx r9, rax	// x.row2
adox r10, rbx	// x.row2
mulx rbx, rax, qword ptr [rdi+208]	// x.row2
adcx r10, rax	// x.row2
adox r11, rbx	// x.row2
mulx rbx, rax, qword ptr [rdi+216]	// x.row2
adcx r11, rax	// x.row2
adox r12, rbx	// x.row2
mulx rbx, rax, qword ptr [rdi+224]	// x.row2
adcx r12, rax	// x.row2
adox r13, rbx	// x.row2
mulx rbx, rax, qword ptr [rdi+232]	// x.row2
adcx r13, rax	// x.row2
adox rbp, rbx	// x.row2
mov rax, 0	// x.row2
adcx rbp, rax	// x.row2
adcx rsi, rax	// x.row2
adox rsi, rax	// x.row2
mov rdx, r8	// x.reduce2
imul rdx, qword ptr [rsp+24]	// x.reduce2
xor rax, rax	// x.reduce2
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce2
adcx r8, rax	// x.reduce2
adox r9, rbx	// x.reduce2
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce2
adcx r9, rax	// x.reduce2
adox r10, rbx	// x.reduce2
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce2
adcx r10, rax	// x.reduce2
adox r11, rbx	// x.reduce2
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce2
adcx r11, rax	// x.reduce2
adox r12, rbx	// x.reduce2
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce2
adcx r12, rax	// x.reduce2
adox r13, rbx	// x.reduce2
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce2
adcx r13, rax	// x.reduce2
adox rbp, rbx	// x.reduce2
mov rax, 0	// x.reduce2
adcx rbp, rax	// x.reduce2
adcx rsi, rax	// x.reduce2
adox rsi, rax	// x.reduce2
mov rdx, qword ptr [rdi+24]	// x.row3
xor rax, rax	// x.row3
mulx rbx, rax, qword ptr [rdi+192]	// x.row3
adcx r9, rax	// x.row3
adox r10, rbx	// x.row3
mulx rbx, rax, qword ptr [rdi+200]	// x.row3
adcx r10, rax	// x.row3
adox r11, rbx	// x.row3
mulx rbx, rax, qword ptr [rdi+208]	// x.row3
adcx r11, rax	// x.row3
adox r12, rbx	// x.row3
mulx rbx, rax, qword ptr [rdi+216]	// x.row3
adcx r12, rax	// x.row3
adox r13, rbx	// x.row3
mulx rbx, rax, qword ptr [rdi+224]	// x.row3
adcx r13, rax	// x.row3
adox rbp, rbx	// x.row3
mulx rbx, rax, qword ptr [rdi+232]	// x.row3
adcx rbp, rax	// x.row3
adox rsi, rbx	// x.row3
mov rax, 0	// x.row3
adcx rsi, rax	// x.row3
adcx r8, rax	// x.row3
adox r8, rax	// x.row3
mov rdx, r9	// x.reduce3
imul rdx, qword ptr [rsp+24]	// x.reduce3
xor rax, rax	// x.reduce3
mulx rbx, rax, qword ptr [rcx+0]	// x.reduce3
adcx r9, rax	// x.reduce3
adox r10, rbx	// x.reduce3
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce3
adcx r10, rax	// x.reduce3
adox r11, rbx	// x.reduce3
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce3
adcx r11, rax	// x.reduce3
adox r12, rbx	// x.reduce3
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce3
adcx r12, rax	// x.reduce3
adox r13, rbx	// x.reduce3
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce3
adcx r13, rax	// x.reduce3
adox rbp, rbx	// x.reduce3
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce3
adcx rbp, rax	// x.reduce3
adox rsi, rbx	// x.reduce3
mov rax, 0	// x.reduce3
adcx rsi, rax	// x.reduce3
adcx r8, rax	// x.reduce3
adox r8, rax	// x.reduce3
mov rdx, qword ptr [rdi+32]	// x.row4
xor rax, rax	// x.row4
mulx rbx, rax, qword ptr [rdi+192]	// x.row4
adcx r10, rax	// x.row4
adox r11, rbx	// x.row4
mulx rbx, rax, qword ptr [rdi+200]	// x.row4
adcx r11, rax	// x.row4
adox r12, rbx	// x.row4
mulx rbx, rax, qword ptr [rdi+208]	// x.row4
adcx r12, rax	// x.row4
adox r13, rbx	// x.row4
mulx rbx, rax, qword ptr [rdi+216]	// x.row4
adcx r13, rax	// x.row4
adox rbp, rbx	// x.row4
mulx rbx, rax, qword ptr [rdi+224]	// x.row4
adcx rbp, rax	// x.row4
adox rsi, rbx	// x.row4
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
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce4
adcx r12, rax	// x.reduce4
adox r13, rbx	// x.reduce4
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce4
adcx r13, rax	// x.reduce4
adox rbp, rbx	// x.reduce4
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce4
adcx rbp, rax	// x.reduce4
adox rsi, rbx	// x.reduce4
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce4
adcx rsi, rax	// x.reduce4
adox r8, rbx	// x.reduce4
mov rax, 0	// x.reduce4
adcx r8, rax	// x.reduce4
adcx r9, rax	// x.reduce4
adox r9, rax	// x.reduce4
mov rdx, qword ptr [rdi+40]	// x.row5
xor rax, rax	// x.row5
mulx rbx, rax, qword ptr [rdi+192]	// x.row5
adcx r11, rax	// x.row5
adox r12, rbx	// x.row5
mulx rbx, rax, qword ptr [rdi+200]	// x.row5
adcx r12, rax	// x.row5
adox r13, rbx	// x.row5
mulx rbx, rax, qword ptr [rdi+208]	// x.row5
adcx r13, rax	// x.row5
adox rbp, rbx	// x.row5
mulx rbx, rax, qword ptr [rdi+216]	// x.row5
adcx rbp, rax	// x.row5
adox rsi, rbx	// x.row5
mulx rbx, rax, qword ptr [rdi+224]	// x.row5
adcx rsi, rax	// x.row5
adox r8, rbx	// x.row5
mulx rbx, rax, qword ptr [rdi+232]	// x.row5
adcx r8, rax	// x.row5
adox r9, rbx	// x.row5
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
mulx rbx, rax, qword ptr [rcx+8]	// x.reduce5
adcx r12, rax	// x.reduce5
adox r13, rbx	// x.reduce5
mulx rbx, rax, qword ptr [rcx+16]	// x.reduce5
adcx r13, rax	// x.reduce5
adox rbp, rbx	// x.reduce5
mulx rbx, rax, qword ptr [rcx+24]	// x.reduce5
adcx rbp, rax	// x.reduce5
adox rsi, rbx	// x.reduce5
mulx rbx, rax, qword ptr [rcx+32]	// x.reduce5
adcx rsi, rax	// x.reduce5
adox r8, rbx	// x.reduce5
mulx rbx, rax, qword ptr [rcx+40]	// x.reduce5
adcx r8, rax	// x.reduce5
adox r9, rbx	// x.reduce5
mov rax, 0	// x.reduce5
adcx r9, rax	// x.reduce5
adcx r10, rax	// x.reduce5
adox r10, rax	// x.reduce5
mov qword ptr [rdi+0], r12	// x.subtract_once
mov qword ptr [rdi+8], r13	// x.subtract_once
mov qword ptr [rdi+16], rbp	// x.subtract_once
mov qword ptr [rdi+24], rsi	// x.subtract_once
mov qword ptr [rdi+32], r8	// x.subtract_once
mov qword ptr [rdi+40], r9	// x.subtract_once
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
mov qword ptr [rdi+0], r12	// x.subtract_once
mov qword ptr [rdi+8], r13	// x.subtract_once
mov qword ptr [rdi+16], rbp	// x.subtract_once
mov qword ptr [rdi+24], rsi	// x.subtract_once
mov qword ptr [rdi+32], r8	// x.subtract_once
mov qword ptr [rdi+40], r9	// x.subtract_once
mov rdx, qword ptr [rsp+8]	// p.row0
mov rdx, qword ptr [rdx+0]	// p.row0
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
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce0
adcx r12, rax	// p.reduce0
adox r13, rbx	// p.reduce0
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce0
adcx r13, rax	// p.reduce0
adox rbp, rbx	// p.reduce0
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce0
adcx rbp, rax	// p.reduce0
adox rsi, rbx	// p.reduce0
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce0
adcx rsi, rax	// p.reduce0
adox r8, rbx	// p.reduce0
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce0
adcx r8, rax	// p.reduce0
adox r9, rbx	// p.reduce0
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce0
adcx r9, rax	// p.reduce0
adox r10, rbx	// p.reduce0
mov rax, 0	// p.reduce0
adcx r10, rax	// p.reduce0
adcx r11, rax	// p.reduce0
adox r11, rax	// p.reduce0
mov rdx, qword ptr [rsp+8]	// p.row1
mov rdx, qword ptr [rdx+8]	// p.row1
xor rax, rax	// p.row1
mulx rbx, rax, qword ptr [rdi+192]	// p.row1
adcx r13, rax	// p.row1
adox rbp, rbx	// p.row1
mulx rbx, rax, qword ptr [rdi+200]	// p.row1
adcx rbp, rax	// p.row1
adox rsi, rbx	// p.row1
mulx rbx, rax, qword ptr [rdi+208]	// p.row1
adcx rsi, rax	// p.row1
adox r8, rbx	// p.row1
mulx rbx, rax, qword ptr [rdi+216]	// p.row1
adcx r8, rax	// p.row1
adox r9, rbx	// p.row1
mulx rbx, rax, qword ptr [rdi+224]	// p.row1
adcx r9, rax	// p.row1
adox r10, rbx	// p.row1
mulx rbx, rax, qword ptr [rdi+232]	// p.row1
adcx r10, rax	// p.row1
adox r11, rbx	// p.row1
mov rax, 0	// p.row1
adcx r11, rax	// p.row1
adcx r12, rax	// p.row1
adox r12, rax	// p.row1
mov rdx, r13	// p.reduce1
imul rdx, qword ptr [rsp+24]	// p.reduce1
xor rax, rax	// p.reduce1
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce1
adcx r13, rax	// p.reduce1
adox rbp, rbx	// p.reduce1
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce1
adcx rbp, rax	// p.reduce1
adox rsi, rbx	// p.reduce1
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce1
adcx rsi, rax	// p.reduce1
adox r8, rbx	// p.reduce1
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce1
adcx r8, rax	// p.reduce1
adox r9, rbx	// p.reduce1
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce1
adcx r9, rax	// p.reduce1
adox r10, rbx	// p.reduce1
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce1
adcx r10, rax	// p.reduce1
adox r11, rbx	// p.reduce1
mov rax, 0	// p.reduce1
adcx r11, rax	// p.reduce1
adcx r12, rax	// p.reduce1
adox r12, rax	// p.reduce1
mov rdx, qword ptr [rsp+8]	// p.row2
mov rdx, qword ptr [rdx+16]	// p.row2
xor rax, rax	// p.row2
mulx rbx, rax, qword ptr [rdi+192]	// p.row2
adcx rbp, rax	// p.row2
adox rsi, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+200]	// p.row2
adcx rsi, rax	// p.row2
adox r8, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+208]	// p.row2
adcx r8, rax	// p.row2
adox r9, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+216]	// p.row2
adcx r9, rax	// p.row2
adox r10, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+224]	// p.row2
adcx r10, rax	// p.row2
adox r11, rbx	// p.row2
mulx rbx, rax, qword ptr [rdi+232]	// p.row2
adcx r11, rax	// p.row2
adox r12, rbx	// p.row2
mov rax, 0	// p.row2
adcx r12, rax	// p.row2
adcx r13, rax	// p.row2
adox r13, rax	// p.row2
mov rdx, rbp	// p.reduce2
imul rdx, qword ptr [rsp+24]	// p.reduce2
xor rax, rax	// p.reduce2
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce2
adcx rbp, rax	// p.reduce2
adox rsi, rbx	// p.reduce2
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce2
adcx rsi, rax	// p.reduce2
adox r8, rbx	// p.reduce2
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce2
adcx r8, rax	// p.reduce2
adox r9, rbx	// p.reduce2
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce2
adcx r9, rax	// p.reduce2
adox r10, rbx	// p.reduce2
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce2
adcx r10, rax	// p.reduce2
adox r11, rbx	// p.reduce2
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce2
adcx r11, rax	// p.reduce2
adox r12, rbx	// p.reduce2
mov rax, 0	// p.reduce2
adcx r12, rax	// p.reduce2
adcx r13, rax	// p.reduce2
adox r13, rax	// p.reduce2
mov rdx, qword ptr [rsp+8]	// p.row3
mov rdx, qword ptr [rdx+24]	// p.row3
xor rax, rax	// p.row3
mulx rbx, rax, qword ptr [rdi+192]	// p.row3
adcx rsi, rax	// p.row3
adox r8, rbx	// p.row3
mulx rbx, rax, qword ptr [rdi+200]	// p.row3
adcx r8, rax	// p.row3
adox r9, rbx	// p.row3
mulx rbx, rax, qword ptr [rdi+208]	// p.row3
adcx r9, rax	// p.row3
adox r10, rbx	// p.row3
mulx rbx, rax, qword ptr [rdi+216]	// p.row3
adcx r10, rax	// p.row3
adox r11, rbx	// p.row3
mulx rbx, rax, qword ptr [rdi+224]	// p.row3
adcx r11, rax	// p.row3
adox r12, rbx	// p.row3
mulx rbx, rax, qword ptr [rdi+232]	// p.row3
adcx r12, rax	// p.row3
adox r13, rbx	// p.row3
mov rax, 0	// p.row3
adcx r13, rax	// p.row3
adcx rbp, rax	// p.row3
adox rbp, rax	// p.row3
mov rdx, rsi	// p.reduce3
imul rdx, qword ptr [rsp+24]	// p.reduce3
xor rax, rax	// p.reduce3
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce3
adcx rsi, rax	// p.reduce3
adox r8, rbx	// p.reduce3
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce3
adcx r8, rax	// p.reduce3
adox r9, rbx	// p.reduce3
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce3
adcx r9, rax	// p.reduce3
adox r10, rbx	// p.reduce3
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce3
adcx r10, rax	// p.reduce3
adox r11, rbx	// p.reduce3
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce3
adcx r11, rax	// p.reduce3
adox r12, rbx	// p.reduce3
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce3
adcx r12, rax	// p.reduce3
adox r13, rbx	// p.reduce3
mov rax, 0	// p.reduce3
adcx r13, rax	// p.reduce3
adcx rbp, rax	// p.reduce3
adox rbp, rax	// p.reduce3
mov rdx, qword ptr [rsp+8]	// p.row4
mov rdx, qword ptr [rdx+32]	// p.row4
xor rax, rax	// p.row4
mulx rbx, rax, qword ptr [rdi+192]	// p.row4
adcx r8, rax	// p.row4
adox r9, rbx	// p.row4
mulx rbx, rax, qword ptr [rdi+200]	// p.row4
adcx r9, rax	// p.row4
adox r10, rbx	// p.row4
mulx rbx, rax, qword ptr [rdi+208]	// p.row4
adcx r10, rax	// p.row4
adox r11, rbx	// p.row4
mulx rbx, rax, qword ptr [rdi+216]	// p.row4
adcx r11, rax	// p.row4
adox r12, rbx	// p.row4
mulx rbx, rax, qword ptr [rdi+224]	// p.row4
adcx r12, rax	// p.row4
adox r13, rbx	// p.row4
mulx rbx, rax, qword ptr [rdi+232]	// p.row4
adcx r13, rax	// p.row4
adox rbp, rbx	// p.row4
mov rax, 0	// p.row4
adcx rbp, rax	// p.row4
adcx rsi, rax	// p.row4
adox rsi, rax	// p.row4
mov rdx, r8	// p.reduce4
imul rdx, qword ptr [rsp+24]	// p.reduce4
xor rax, rax	// p.reduce4
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce4
adcx r8, rax	// p.reduce4
adox r9, rbx	// p.reduce4
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce4
adcx r9, rax	// p.reduce4
adox r10, rbx	// p.reduce4
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce4
adcx r10, rax	// p.reduce4
adox r11, rbx	// p.reduce4
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce4
adcx r11, rax	// p.reduce4
adox r12, rbx	// p.reduce4
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce4
adcx r12, rax	// p.reduce4
adox r13, rbx	// p.reduce4
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce4
adcx r13, rax	// p.reduce4
adox rbp, rbx	// p.reduce4
mov rax, 0	// p.reduce4
adcx rbp, rax	// p.reduce4
adcx rsi, rax	// p.reduce4
adox rsi, rax	// p.reduce4
mov rdx, qword ptr [rsp+8]	// p.row5
mov rdx, qword ptr [rdx+40]	// p.row5
xor rax, rax	// p.row5
mulx rbx, rax, qword ptr [rdi+192]	// p.row5
adcx r9, rax	// p.row5
adox r10, rbx	// p.row5
mulx rbx, rax, qword ptr [rdi+200]	// p.row5
adcx r10, rax	// p.row5
adox r11, rbx	// p.row5
mulx rbx, rax, qword ptr [rdi+208]	// p.row5
adcx r11, rax	// p.row5
adox r12, rbx	// p.row5
mulx rbx, rax, qword ptr [rdi+216]	// p.row5
adcx r12, rax	// p.row5
adox r13, rbx	// p.row5
mulx rbx, rax, qword ptr [rdi+224]	// p.row5
adcx r13, rax	// p.row5
adox rbp, rbx	// p.row5
mulx rbx, rax, qword ptr [rdi+232]	// p.row5
adcx rbp, rax	// p.row5
adox rsi, rbx	// p.row5
mov rax, 0	// p.row5
adcx rsi, rax	// p.row5
adcx r8, rax	// p.row5
adox r8, rax	// p.row5
mov rdx, r9	// p.reduce5
imul rdx, qword ptr [rsp+24]	// p.reduce5
xor rax, rax	// p.reduce5
mulx rbx, rax, qword ptr [rcx+0]	// p.reduce5
adcx r9, rax	// p.reduce5
adox r10, rbx	// p.reduce5
mulx rbx, rax, qword ptr [rcx+8]	// p.reduce5
adcx r10, rax	// p.reduce5
adox r11, rbx	// p.reduce5
mulx rbx, rax, qword ptr [rcx+16]	// p.reduce5
adcx r11, rax	// p.reduce5
adox r12, rbx	// p.reduce5
mulx rbx, rax, qword ptr [rcx+24]	// p.reduce5
adcx r12, rax	// p.reduce5
adox r13, rbx	// p.reduce5
mulx rbx, rax, qword ptr [rcx+32]	// p.reduce5
adcx r13, rax	// p.reduce5
adox rbp, rbx	// p.reduce5
mulx rbx, rax, qword ptr [rcx+40]	// p.reduce5
adcx rbp, rax	// p.reduce5
adox rsi, rbx	// p.reduce5
mov rax, 0	// p.reduce5
adcx rsi, rax	// p.reduce5
adcx r8, rax	// p.reduce5
adox r8, rax	// p.reduce5
mov rdx, qword ptr [rsp+8]	// p
mov qword ptr [rdx+0], r10	// p.subtract_once
mov qword ptr [rdx+8], r11	// p.subtract_once
mov qword ptr [rdx+16], r12	// p.subtract_once
mov qword ptr [rdx+24], r13	// p.subtract_once
mov qword ptr [rdx+32], rbp	// p.subtract_once
mov qword ptr [rdx+40], rsi	// p.subtract_once
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
mov qword ptr [rdx+0], r10	// p.subtract_once
mov qword ptr [rdx+8], r11	// p.subtract_once
mov qword ptr [rdx+16], r12	// p.subtract_once
mov qword ptr [rdx+24], r13	// p.subtract_once
mov qword ptr [rdx+32], rbp	// p.subtract_once
mov qword ptr [rdx+40], rsi	// p.subtract_once
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
