// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: products of 4 interleaved chains of numbers modulo 2^255 - r, zeros left out [Mon87].
//   p[i + 4] = p[i] x[i], or p[i] where x[i] is zero modulo 2^255 - r; and such a p[i] becomes 0.
// In: rdi = p, of count + 4 numbers; rsi = x, of count numbers; rdx = count >= 1; rcx = r. A number is 4 words.
// Out: p as above. x is not changed.
// Bounds: any numbers below 2^256; products are below 2^255 + 2^64.
// Requires: r odd, 3 <= r < 2^31; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 139 instructions.
push rbx
push rbp
push r12
push r13
push r14
push r15
push rcx
add rcx, rcx
push rcx
shl rdx, 5
add rdx, rdi
push rdx
push rdx
.p2align 5
2:
mov r8, qword ptr [rsi+0]
mov r9, qword ptr [rsi+8]
mov r10, qword ptr [rsi+16]
mov r11, qword ptr [rsi+24]
mov r12, r9
or r12, r10
or r12, r11
or r12, r8
lea r13, [r11+r11+1]
and r9, r10
and r13, r9
not r13
mov r14, qword ptr [rsp+24]
test r11, r11
cmovs r14, qword ptr [rsp+16]
add r14, r8
or r13, r14
xor r15, r15
cmp r12, 1
adc r15, 0
cmp r13, 1
adc r15, 0
lea rdx, [r8+r15]
dec r15
mov qword ptr [rsp+0], r15
mulx r9, r8, qword ptr [rdi+0]
mulx r10, rax, qword ptr [rdi+8]
add r9, rax
mulx r11, rax, qword ptr [rdi+16]
adc r10, rax
mulx r12, rax, qword ptr [rdi+24]
adc r11, rax
adc r12, 0
mov rdx, qword ptr [rsi+8]
xor rbp, rbp
mulx rbx, rax, qword ptr [rdi+0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r11, rax
adox r12, rbx
mulx r13, rax, qword ptr [rdi+24]
adcx r12, rax
adox r13, rbp
adcx r13, rbp
mov rdx, qword ptr [rsi+16]
xor rbp, rbp
mulx rbx, rax, qword ptr [rdi+0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r12, rax
adox r13, rbx
mulx r14, rax, qword ptr [rdi+24]
adcx r13, rax
adox r14, rbp
adcx r14, rbp
mov rdx, qword ptr [rsi+24]
xor rbp, rbp
mulx rbx, rax, qword ptr [rdi+0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r13, rax
adox r14, rbx
mulx r15, rax, qword ptr [rdi+24]
adcx r14, rax
adox r15, rbp
adcx r15, rbp
mov rdx, qword ptr [rsp+16]
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
imul r15, qword ptr [rsp+24]
add r8, r15
adc r9, 0
adc r10, 0
adc r11, 0
mov qword ptr [rdi+128], r8
mov qword ptr [rdi+136], r9
mov qword ptr [rdi+144], r10
mov qword ptr [rdi+152], r11
mov rax, qword ptr [rsp+0]
and qword ptr [rdi+0], rax
and qword ptr [rdi+8], rax
and qword ptr [rdi+16], rax
and qword ptr [rdi+24], rax
add rdi, 32
add rsi, 32
cmp rdi, qword ptr [rsp+8]
jne 2b
mov qword ptr [rsp+0], 0
pop rdx
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
