// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 4 interleaved running products of numbers modulo 2^255 - r, zeros left out [Mon87].
//   p[i + 4] = p[i] x[i], or p[i] where x[i] is zero modulo 2^255 - r; and such a p[i] becomes 0.
// In: rdi = p, of count + 4 numbers; rsi = x, of count numbers; rdx = count >= 1; rcx = r. A number is 4 words.
// Out: p as above. x is not changed.
// Bounds: any numbers below 2^256; products are below 2^255 + 2^64.
// Requires: r odd, 3 <= r < 2^31; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 139 instructions.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push rcx	// slot r
add rcx, rcx	// enter
push rcx	// slot 2r
shl rdx, 5	// enter
add rdx, rdi	// enter
push rdx	// enter.slot end
push rdx	// slot mask
.p2align 5
2:
mov r8, qword ptr [rsi+0]	// nonzero
mov r9, qword ptr [rsi+8]	// nonzero
mov r10, qword ptr [rsi+16]	// nonzero
mov r11, qword ptr [rsi+24]	// nonzero
mov r12, r9	// nonzero
or r12, r10	// nonzero
or r12, r11	// nonzero
or r12, r8	// nonzero
lea r13, [r11+r11+1]	// nonzero
and r9, r10	// nonzero
and r13, r9	// nonzero
not r13	// nonzero
mov r14, qword ptr [rsp+24]	// nonzero
test r11, r11	// nonzero
cmovs r14, qword ptr [rsp+16]	// nonzero
add r14, r8	// nonzero
or r13, r14	// nonzero
xor r15, r15	// nonzero
cmp r12, 1	// nonzero
adc r15, 0	// nonzero
cmp r13, 1	// nonzero
adc r15, 0	// nonzero
lea rdx, [r8+r15]	// nonzero
dec r15	// nonzero
mov qword ptr [rsp+0], r15	// nonzero
mulx r9, r8, qword ptr [rdi+0]	// row0
mulx r10, rax, qword ptr [rdi+8]	// row0
add r9, rax	// row0
mulx r11, rax, qword ptr [rdi+16]	// row0
adc r10, rax	// row0
mulx r12, rax, qword ptr [rdi+24]	// row0
adc r11, rax	// row0
adc r12, 0	// row0
mov rdx, qword ptr [rsi+8]	// row1
xor rbp, rbp	// row1
mulx rbx, rax, qword ptr [rdi+0]	// row1
adcx r9, rax	// row1
adox r10, rbx	// row1
mulx rbx, rax, qword ptr [rdi+8]	// row1
adcx r10, rax	// row1
adox r11, rbx	// row1
mulx rbx, rax, qword ptr [rdi+16]	// row1
adcx r11, rax	// row1
adox r12, rbx	// row1
mulx r13, rax, qword ptr [rdi+24]	// row1
adcx r12, rax	// row1
adox r13, rbp	// row1
adcx r13, rbp	// row1
mov rdx, qword ptr [rsi+16]	// row2
xor rbp, rbp	// row2
mulx rbx, rax, qword ptr [rdi+0]	// row2
adcx r10, rax	// row2
adox r11, rbx	// row2
mulx rbx, rax, qword ptr [rdi+8]	// row2
adcx r11, rax	// row2
adox r12, rbx	// row2
mulx rbx, rax, qword ptr [rdi+16]	// row2
adcx r12, rax	// row2
adox r13, rbx	// row2
mulx r14, rax, qword ptr [rdi+24]	// row2
adcx r13, rax	// row2
adox r14, rbp	// row2
adcx r14, rbp	// row2
mov rdx, qword ptr [rsi+24]	// row3
xor rbp, rbp	// row3
mulx rbx, rax, qword ptr [rdi+0]	// row3
adcx r11, rax	// row3
adox r12, rbx	// row3
mulx rbx, rax, qword ptr [rdi+8]	// row3
adcx r12, rax	// row3
adox r13, rbx	// row3
mulx rbx, rax, qword ptr [rdi+16]	// row3
adcx r13, rax	// row3
adox r14, rbx	// row3
mulx r15, rax, qword ptr [rdi+24]	// row3
adcx r14, rax	// row3
adox r15, rbp	// row3
adcx r15, rbp	// row3
mov rdx, qword ptr [rsp+16]	// reduce
xor rbp, rbp	// reduce
mulx rbx, rax, r12	// reduce
adcx r8, rax	// reduce
adox r9, rbx	// reduce
mulx rbx, rax, r13	// reduce
adcx r9, rax	// reduce
adox r10, rbx	// reduce
mulx rbx, rax, r14	// reduce
adcx r10, rax	// reduce
adox r11, rbx	// reduce
mulx r15, rax, r15	// reduce
adcx r11, rax	// reduce
adox r15, rbp	// reduce
adcx r15, rbp	// reduce
add r11, r11	// reduce
adc r15, r15	// reduce
shr r11, 1	// reduce
imul r15, qword ptr [rsp+24]	// reduce
add r8, r15	// reduce
adc r9, 0	// reduce
adc r10, 0	// reduce
adc r11, 0	// reduce
mov qword ptr [rdi+128], r8	// mark
mov qword ptr [rdi+136], r9	// mark
mov qword ptr [rdi+144], r10	// mark
mov qword ptr [rdi+152], r11	// mark
mov rax, qword ptr [rsp+0]	// mark
and qword ptr [rdi+0], rax	// mark
and qword ptr [rdi+8], rax	// mark
and qword ptr [rdi+16], rax	// mark
and qword ptr [rdi+24], rax	// mark
add rdi, 32	// loop
add rsi, 32	// loop
cmp rdi, qword ptr [rsp+8]	// loop
jne 2b	// loop
mov qword ptr [rsp+0], 0	// wipe
pop rdx	// slot mask
pop rdx	// slot end
pop rdx	// slot 2r
pop rdx	// slot r
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
