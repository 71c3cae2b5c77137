// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo 2^255 - r, from the products of
//   `adx_pseudo_mersenne_forward_4` [Mon87].
//   From the last i to the first: with inverse = x[i + 4], x[i] = inverse y and p[i] = inverse p[i],
//   where y is x[i], or x[i] + 1 if p[i] is 0.
// In: rdi = p, of count numbers; rsi = x, of count + 4 numbers; rdx = count >= 1; rcx = r. A number is 4 words.
// Out: p and x as above, rax = how many p[i] were 0.
// Requires: x[i] is zero modulo 2^255 - r where p[i] is 0.
// Bounds: any numbers below 2^256; p becomes canonical, x[i] for i < count below 2^255 + 2^64.
// Requires: r odd, 3 <= r < 2^31; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 210 instructions.
.macro row
mulx r9, r8, qword ptr [rsi+128]
mulx r10, rax, qword ptr [rsi+136]
add r9, rax
mulx r11, rax, qword ptr [rsi+144]
adc r10, rax
mulx r12, rax, qword ptr [rsi+152]
adc r11, rax
adc r12, 0
.endm
.macro row_to_x
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rsi+136]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rsi+144]
adcx r13, rax
adox r14, rbx
mulx r15, rax, qword ptr [rsi+152]
adcx r14, rax
adox r15, rbp
adcx r15, rbp
mov rdx, qword ptr [rsp+8]
xor rbp, rbp
mulx rbx, rax, r12
adcx r8, rax
adox r9, rbx
mulx rbx, rax, r13
adcx r9, rax
adox r10, rbx
mulx rbx, rax, r14
adcx r10, rax
adox r11, rbx
mulx r15, rax, r15
adcx r11, rax
adox r15, rbp
adcx r15, rbp
add r11, r11
adc r15, r15
shr r11, 1
.endm
.macro row_2 d0
mulx rbx, rax, qword ptr [rsi+136+\d0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rsi+144+\d0]
adcx r11, rax
adox r12, rbx
.endm
.macro row_3
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r9, rax
adox r10, rbx
row_2 0
mulx r13, rax, qword ptr [rsi+152]
adcx r12, rax
adox r13, rbp
adcx r13, rbp
.endm
.macro row_4
xor rbp, rbp
row_2 -8
mulx rbx, rax, qword ptr [rsi+144]
adcx r12, rax
adox r13, rbx
mulx r14, rax, qword ptr [rsi+152]
adcx r13, rax
adox r14, rbp
adcx r14, rbp
.endm
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push rcx	// slot r
add rcx, rcx	// enter
push rcx	// slot 2r
push rdi	// slot begin
shl rdx, 5	// enter
add rdi, rdx	// enter
add rsi, rdx	// enter
xor ecx, ecx	// enter
.p2align 5
2:
sub rdi, 32	// loop
sub rsi, 32	// loop
mov rax, qword ptr [rdi+0]	// zero
or rax, qword ptr [rdi+8]	// zero
or rax, qword ptr [rdi+16]	// zero
or rax, qword ptr [rdi+24]	// zero
xor edx, edx	// zero
cmp rax, 1	// zero
adc rdx, 0	// zero
add rcx, rdx	// zero
add rdx, qword ptr [rsi+0]	// zero
row	// x.row0
mov rdx, qword ptr [rsi+8]	// x.row1
row_3	// x.row1
mov rdx, qword ptr [rsi+16]	// x.row2
row_4	// x.row2
mov rdx, qword ptr [rsi+24]	// x.row3
row_to_x	// x.row3
imul r15, qword ptr [rsp+16]	// x
add r8, r15	// x
adc r9, 0	// x
adc r10, 0	// x
adc r11, 0	// x
mov qword ptr [rsi+0], r8	// x
mov qword ptr [rsi+8], r9	// x
mov qword ptr [rsi+16], r10	// x
mov qword ptr [rsi+24], r11	// x
mov rdx, qword ptr [rdi+0]	// p
row	// p.row0
mov rdx, qword ptr [rdi+8]	// p.row1
row_3	// p.row1
mov rdx, qword ptr [rdi+16]	// p.row2
row_4	// p.row2
mov rdx, qword ptr [rdi+24]	// p.row3
row_to_x	// p.row3
inc r15	// p
imul r15, qword ptr [rsp+16]	// p
add r8, r15	// p
adc r9, 0	// p
adc r10, 0	// p
adc r11, 0	// p
mov rax, r11	// p
sar rax, 63	// p
not rax	// p
and rax, qword ptr [rsp+16]	// p
sub r8, rax	// p
sbb r9, 0	// p
sbb r10, 0	// p
sbb r11, 0	// p
btr r11, 63	// p
mov qword ptr [rdi+0], r8	// p
mov qword ptr [rdi+8], r9	// p
mov qword ptr [rdi+16], r10	// p
mov qword ptr [rdi+24], r11	// p
cmp rdi, qword ptr [rsp+0]	// loop
jne 2b	// loop
push rcx	// slot zeros
pop rax	// slot zeros
pop rdx	// slot begin
pop rdx	// slot 2r
pop rdx	// slot r
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
.purgem row
.purgem row_to_x
.purgem row_2
.purgem row_3
.purgem row_4
