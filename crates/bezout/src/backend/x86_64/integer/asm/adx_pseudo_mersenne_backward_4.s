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
mulx r9, r8, qword ptr [rsi+128]	// x.row0
mulx r10, rax, qword ptr [rsi+136]	// x.row0
add r9, rax	// x.row0
mulx r11, rax, qword ptr [rsi+144]	// x.row0
adc r10, rax	// x.row0
mulx r12, rax, qword ptr [rsi+152]	// x.row0
adc r11, rax	// x.row0
adc r12, 0	// x.row0
mov rdx, qword ptr [rsi+8]	// x.row1
xor rbp, rbp	// x.row1
mulx rbx, rax, qword ptr [rsi+128]	// x.row1
adcx r9, rax	// x.row1
adox r10, rbx	// x.row1
mulx rbx, rax, qword ptr [rsi+136]	// x.row1
adcx r10, rax	// x.row1
adox r11, rbx	// x.row1
mulx rbx, rax, qword ptr [rsi+144]	// x.row1
adcx r11, rax	// x.row1
adox r12, rbx	// x.row1
mulx r13, rax, qword ptr [rsi+152]	// x.row1
adcx r12, rax	// x.row1
adox r13, rbp	// x.row1
adcx r13, rbp	// x.row1
mov rdx, qword ptr [rsi+16]	// x.row2
xor rbp, rbp	// x.row2
mulx rbx, rax, qword ptr [rsi+128]	// x.row2
adcx r10, rax	// x.row2
adox r11, rbx	// x.row2
mulx rbx, rax, qword ptr [rsi+136]	// x.row2
adcx r11, rax	// x.row2
adox r12, rbx	// x.row2
mulx rbx, rax, qword ptr [rsi+144]	// x.row2
adcx r12, rax	// x.row2
adox r13, rbx	// x.row2
mulx r14, rax, qword ptr [rsi+152]	// x.row2
adcx r13, rax	// x.row2
adox r14, rbp	// x.row2
adcx r14, rbp	// x.row2
mov rdx, qword ptr [rsi+24]	// x.row3
xor rbp, rbp	// x.row3
mulx rbx, rax, qword ptr [rsi+128]	// x.row3
adcx r11, rax	// x.row3
adox r12, rbx	// x.row3
mulx rbx, rax, qword ptr [rsi+136]	// x.row3
adcx r12, rax	// x.row3
adox r13, rbx	// x.row3
mulx rbx, rax, qword ptr [rsi+144]	// x.row3
adcx r13, rax	// x.row3
adox r14, rbx	// x.row3
mulx r15, rax, qword ptr [rsi+152]	// x.row3
adcx r14, rax	// x.row3
adox r15, rbp	// x.row3
adcx r15, rbp	// x.row3
mov rdx, qword ptr [rsp+8]	// x
xor rbp, rbp	// x
mulx rbx, rax, r12	// x
adcx r8, rax	// x
adox r9, rbx	// x
mulx rbx, rax, r13	// x
adcx r9, rax	// x
adox r10, rbx	// x
mulx rbx, rax, r14	// x
adcx r10, rax	// x
adox r11, rbx	// x
mulx r15, rax, r15	// x
adcx r11, rax	// x
adox r15, rbp	// x
adcx r15, rbp	// x
add r11, r11	// x
adc r15, r15	// x
shr r11, 1	// x
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
mulx r9, r8, qword ptr [rsi+128]	// p.row0
mulx r10, rax, qword ptr [rsi+136]	// p.row0
add r9, rax	// p.row0
mulx r11, rax, qword ptr [rsi+144]	// p.row0
adc r10, rax	// p.row0
mulx r12, rax, qword ptr [rsi+152]	// p.row0
adc r11, rax	// p.row0
adc r12, 0	// p.row0
mov rdx, qword ptr [rdi+8]	// p.row1
xor rbp, rbp	// p.row1
mulx rbx, rax, qword ptr [rsi+128]	// p.row1
adcx r9, rax	// p.row1
adox r10, rbx	// p.row1
mulx rbx, rax, qword ptr [rsi+136]	// p.row1
adcx r10, rax	// p.row1
adox r11, rbx	// p.row1
mulx rbx, rax, qword ptr [rsi+144]	// p.row1
adcx r11, rax	// p.row1
adox r12, rbx	// p.row1
mulx r13, rax, qword ptr [rsi+152]	// p.row1
adcx r12, rax	// p.row1
adox r13, rbp	// p.row1
adcx r13, rbp	// p.row1
mov rdx, qword ptr [rdi+16]	// p.row2
xor rbp, rbp	// p.row2
mulx rbx, rax, qword ptr [rsi+128]	// p.row2
adcx r10, rax	// p.row2
adox r11, rbx	// p.row2
mulx rbx, rax, qword ptr [rsi+136]	// p.row2
adcx r11, rax	// p.row2
adox r12, rbx	// p.row2
mulx rbx, rax, qword ptr [rsi+144]	// p.row2
adcx r12, rax	// p.row2
adox r13, rbx	// p.row2
mulx r14, rax, qword ptr [rsi+152]	// p.row2
adcx r13, rax	// p.row2
adox r14, rbp	// p.row2
adcx r14, rbp	// p.row2
mov rdx, qword ptr [rdi+24]	// p.row3
xor rbp, rbp	// p.row3
mulx rbx, rax, qword ptr [rsi+128]	// p.row3
adcx r11, rax	// p.row3
adox r12, rbx	// p.row3
mulx rbx, rax, qword ptr [rsi+136]	// p.row3
adcx r12, rax	// p.row3
adox r13, rbx	// p.row3
mulx rbx, rax, qword ptr [rsi+144]	// p.row3
adcx r13, rax	// p.row3
adox r14, rbx	// p.row3
mulx r15, rax, qword ptr [rsi+152]	// p.row3
adcx r14, rax	// p.row3
adox r15, rbp	// p.row3
adcx r15, rbp	// p.row3
mov rdx, qword ptr [rsp+8]	// p
xor rbp, rbp	// p
mulx rbx, rax, r12	// p
adcx r8, rax	// p
adox r9, rbx	// p
mulx rbx, rax, r13	// p
adcx r9, rax	// p
adox r10, rbx	// p
mulx rbx, rax, r14	// p
adcx r10, rax	// p
adox r11, rbx	// p
mulx r15, rax, r15	// p
adcx r11, rax	// p
adox r15, rbp	// p
adcx r15, rbp	// p
add r11, r11	// p
adc r15, r15	// p
shr r11, 1	// p
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
