// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: products of 4 interleaved chains of numbers modulo m, zeros left out [Mon85, Mon87], L = 4.
//   p[i + 4] = p[i] y / 2^(64 L), where y is x[i], or 1 for 0; and the p[i] of a zero becomes 0.
// In: rdi = p, of count + 4 numbers; rsi = x, of count numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p as above. x is not changed.
// Bounds: any x; p in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 206 instructions.
push rbx
push rbp
push r12
push r13
push r14
push r15
push r8
push rsi
imul rdx, rdx, 32
add rdx, rdi
push rdx
push rdx
.p2align 5
2:
mov rbp, qword ptr [rsp+16]
mov rbx, qword ptr [rbp+0]
mov rax, rbx
or rax, qword ptr [rbp+8]
or rax, qword ptr [rbp+16]
or rax, qword ptr [rbp+24]
xor edx, edx
cmp rax, 1
adc rdx, 0
mov rax, rdx
dec rax
mov qword ptr [rsp+0], rax
or rdx, rbx
mulx rsi, rbp, qword ptr [rdi+0]
mulx r8, rax, qword ptr [rdi+8]
add rsi, rax
mulx r9, rax, qword ptr [rdi+16]
adc r8, rax
mulx r10, rax, qword ptr [rdi+24]
adc r9, rax
adc r10, 0
xor r11, r11
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
mov rax, 0
adcx r10, rax
adcx r11, rax
adox r11, rax
mov rdx, qword ptr [rsp+16]
mov rdx, qword ptr [rdx+8]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+0]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx r10, rax
adox r11, rbx
mov rax, 0
adcx r11, rax
adcx rbp, rax
adox rbp, rax
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
mov rax, 0
adcx r11, rax
adcx rbp, rax
adox rbp, rax
mov rdx, qword ptr [rsp+16]
mov rdx, qword ptr [rdx+16]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+0]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx r11, rax
adox rbp, rbx
mov rax, 0
adcx rbp, rax
adcx rsi, rax
adox rsi, rax
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
adox rbp, rbx
mov rax, 0
adcx rbp, rax
adcx rsi, rax
adox rsi, rax
mov rdx, qword ptr [rsp+16]
mov rdx, qword ptr [rdx+24]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+0]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r11, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx rbp, rax
adox rsi, rbx
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
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
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx rbp, rax
adox rsi, rbx
mov rax, 0
adcx rsi, rax
adcx r8, rax
adox r8, rax
mov qword ptr [rdi+128], r10
mov qword ptr [rdi+136], r11
mov qword ptr [rdi+144], rbp
mov qword ptr [rdi+152], rsi
sub r10, qword ptr [rcx+0]
sbb r11, qword ptr [rcx+8]
sbb rbp, qword ptr [rcx+16]
sbb rsi, qword ptr [rcx+24]
sbb r8, 0
cmovc r10, qword ptr [rdi+128]
cmovc r11, qword ptr [rdi+136]
cmovc rbp, qword ptr [rdi+144]
cmovc rsi, qword ptr [rdi+152]
mov qword ptr [rdi+128], r10
mov qword ptr [rdi+136], r11
mov qword ptr [rdi+144], rbp
mov qword ptr [rdi+152], rsi
mov rdx, qword ptr [rsp+0]
and qword ptr [rdi+0], rdx
and qword ptr [rdi+8], rdx
and qword ptr [rdi+16], rdx
and qword ptr [rdi+24], rdx
add qword ptr [rsp+16], 32
add rdi, 32
cmp rdi, qword ptr [rsp+8]
jne 2b
mov qword ptr [rsp+0], 0
mov qword ptr [rsp+24], 0
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
