// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 4 interleaved running products of numbers modulo m, zeros left out [Mon85, Mon87], L = 4.
//   p[i + 4] = p[i] y / 2^(64 L), where y is x[i], or 1 for 0; and the p[i] of a zero becomes 0.
// In: rdi = p, of count + 4 numbers; rsi = x, of count numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p as above. x is not changed.
// Bounds: any x; p in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 206 instructions.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push r8	// slot -1/m
push rsi	// slot x
imul rdx, rdx, 32	// enter
add rdx, rdi	// enter
push rdx	// slot end
push rdx	// slot mask
.p2align 5
2:
mov rbp, qword ptr [rsp+16]	// nonzero
mov rbx, qword ptr [rbp+0]	// nonzero
mov rax, rbx	// nonzero
or rax, qword ptr [rbp+8]	// nonzero
or rax, qword ptr [rbp+16]	// nonzero
or rax, qword ptr [rbp+24]	// nonzero
xor edx, edx	// nonzero
cmp rax, 1	// nonzero
adc rdx, 0	// nonzero
mov rax, rdx	// nonzero
dec rax	// nonzero
mov qword ptr [rsp+0], rax	// nonzero
or rdx, rbx	// nonzero
mulx rsi, rbp, qword ptr [rdi+0]	// row0
mulx r8, rax, qword ptr [rdi+8]	// row0
add rsi, rax	// row0
mulx r9, rax, qword ptr [rdi+16]	// row0
adc r8, rax	// row0
mulx r10, rax, qword ptr [rdi+24]	// row0
adc r9, rax	// row0
adc r10, 0	// row0
xor r11, r11	// row0
mov rdx, rbp	// reduce0
imul rdx, qword ptr [rsp+24]	// reduce0
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
mov rax, 0	// reduce0
adcx r10, rax	// reduce0
adcx r11, rax	// reduce0
adox r11, rax	// reduce0
mov rdx, qword ptr [rsp+16]	// row1
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
mov rax, 0	// row1
adcx r11, rax	// row1
adcx rbp, rax	// row1
adox rbp, rax	// row1
mov rdx, rsi	// reduce1
imul rdx, qword ptr [rsp+24]	// reduce1
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
mov rax, 0	// reduce1
adcx r11, rax	// reduce1
adcx rbp, rax	// reduce1
adox rbp, rax	// reduce1
mov rdx, qword ptr [rsp+16]	// row2
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
adox rbp, rbx	// row2
mov rax, 0	// row2
adcx rbp, rax	// row2
adcx rsi, rax	// row2
adox rsi, rax	// row2
mov rdx, r8	// reduce2
imul rdx, qword ptr [rsp+24]	// reduce2
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
adox rbp, rbx	// reduce2
mov rax, 0	// reduce2
adcx rbp, rax	// reduce2
adcx rsi, rax	// reduce2
adox rsi, rax	// reduce2
mov rdx, qword ptr [rsp+16]	// row3
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
adox rbp, rbx	// row3
mulx rbx, rax, qword ptr [rdi+24]	// row3
adcx rbp, rax	// row3
adox rsi, rbx	// row3
mov rax, 0	// row3
adcx rsi, rax	// row3
adcx r8, rax	// row3
adox r8, rax	// row3
mov rdx, r9	// reduce3
imul rdx, qword ptr [rsp+24]	// reduce3
xor rax, rax	// reduce3
mulx rbx, rax, qword ptr [rcx+0]	// reduce3
adcx r9, rax	// reduce3
adox r10, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+8]	// reduce3
adcx r10, rax	// reduce3
adox r11, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+16]	// reduce3
adcx r11, rax	// reduce3
adox rbp, rbx	// reduce3
mulx rbx, rax, qword ptr [rcx+24]	// reduce3
adcx rbp, rax	// reduce3
adox rsi, rbx	// reduce3
mov rax, 0	// reduce3
adcx rsi, rax	// reduce3
adcx r8, rax	// reduce3
adox r8, rax	// reduce3
mov qword ptr [rdi+128], r10	// subtract_once
mov qword ptr [rdi+136], r11	// subtract_once
mov qword ptr [rdi+144], rbp	// subtract_once
mov qword ptr [rdi+152], rsi	// subtract_once
sub r10, qword ptr [rcx+0]	// subtract_once
sbb r11, qword ptr [rcx+8]	// subtract_once
sbb rbp, qword ptr [rcx+16]	// subtract_once
sbb rsi, qword ptr [rcx+24]	// subtract_once
sbb r8, 0	// subtract_once
cmovc r10, qword ptr [rdi+128]	// subtract_once
cmovc r11, qword ptr [rdi+136]	// subtract_once
cmovc rbp, qword ptr [rdi+144]	// subtract_once
cmovc rsi, qword ptr [rdi+152]	// subtract_once
mov qword ptr [rdi+128], r10	// subtract_once
mov qword ptr [rdi+136], r11	// subtract_once
mov qword ptr [rdi+144], rbp	// subtract_once
mov qword ptr [rdi+152], rsi	// subtract_once
mov rdx, qword ptr [rsp+0]	// mark
and qword ptr [rdi+0], rdx	// mark
and qword ptr [rdi+8], rdx	// mark
and qword ptr [rdi+16], rdx	// mark
and qword ptr [rdi+24], rdx	// mark
add qword ptr [rsp+16], 32	// loop
add rdi, 32	// loop
cmp rdi, qword ptr [rsp+8]	// loop
jne 2b	// loop
mov qword ptr [rsp+0], 0	// wipe
mov qword ptr [rsp+24], 0	// wipe
pop rdx	// slot mask
pop rdx	// slot end
pop rdx	// slot x
pop rdx	// slot -1/m
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
