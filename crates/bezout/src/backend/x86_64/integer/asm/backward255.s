// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of the numbers of 4 interleaved chains modulo 2^255 - r, from the products of `forward255` [Mon87].
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
push rbx
push rbp
push r12
push r13
push r14
push r15
push rcx
add rcx, rcx
push rcx
push rdi
shl rdx, 5
add rdi, rdx
add rsi, rdx
xor ecx, ecx
.p2align 5
2:
sub rdi, 32
sub rsi, 32
mov rax, qword ptr [rdi+0]
or rax, qword ptr [rdi+8]
or rax, qword ptr [rdi+16]
or rax, qword ptr [rdi+24]
xor edx, edx
cmp rax, 1
adc rdx, 0
add rcx, rdx
add rdx, qword ptr [rsi+0]
mulx r9, r8, qword ptr [rsi+128]
mulx r10, rax, qword ptr [rsi+136]
add r9, rax
mulx r11, rax, qword ptr [rsi+144]
adc r10, rax
mulx r12, rax, qword ptr [rsi+152]
adc r11, rax
adc r12, 0
mov rdx, qword ptr [rsi+8]
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rsi+136]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rsi+144]
adcx r11, rax
adox r12, rbx
mulx r13, rax, qword ptr [rsi+152]
adcx r12, rax
adox r13, rbp
adcx r13, rbp
mov rdx, qword ptr [rsi+16]
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rsi+136]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rsi+144]
adcx r12, rax
adox r13, rbx
mulx r14, rax, qword ptr [rsi+152]
adcx r13, rax
adox r14, rbp
adcx r14, rbp
mov rdx, qword ptr [rsi+24]
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
imul r15, qword ptr [rsp+16]
add r8, r15
adc r9, 0
adc r10, 0
adc r11, 0
mov qword ptr [rsi+0], r8
mov qword ptr [rsi+8], r9
mov qword ptr [rsi+16], r10
mov qword ptr [rsi+24], r11
mov rdx, qword ptr [rdi+0]
mulx r9, r8, qword ptr [rsi+128]
mulx r10, rax, qword ptr [rsi+136]
add r9, rax
mulx r11, rax, qword ptr [rsi+144]
adc r10, rax
mulx r12, rax, qword ptr [rsi+152]
adc r11, rax
adc r12, 0
mov rdx, qword ptr [rdi+8]
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rsi+136]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rsi+144]
adcx r11, rax
adox r12, rbx
mulx r13, rax, qword ptr [rsi+152]
adcx r12, rax
adox r13, rbp
adcx r13, rbp
mov rdx, qword ptr [rdi+16]
xor rbp, rbp
mulx rbx, rax, qword ptr [rsi+128]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rsi+136]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rsi+144]
adcx r12, rax
adox r13, rbx
mulx r14, rax, qword ptr [rsi+152]
adcx r13, rax
adox r14, rbp
adcx r14, rbp
mov rdx, qword ptr [rdi+24]
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
inc r15
imul r15, qword ptr [rsp+16]
add r8, r15
adc r9, 0
adc r10, 0
adc r11, 0
mov rax, r11
sar rax, 63
not rax
and rax, qword ptr [rsp+16]
sub r8, rax
sbb r9, 0
sbb r10, 0
sbb r11, 0
btr r11, 63
mov qword ptr [rdi+0], r8
mov qword ptr [rdi+8], r9
mov qword ptr [rdi+16], r10
mov qword ptr [rdi+24], r11
cmp rdi, qword ptr [rsp+0]
jne 2b
push rcx
pop rax
pop rdx
pop rdx
pop rdx
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
