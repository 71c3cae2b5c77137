// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of the numbers of 4 interleaved chains modulo m, from the products of `forward4` [Mon85, Mon87], L = 4.
//   From the last i to the first: with inverse = x[i + 4], x[i] = inverse y / 2^(64 L) and p[i] = inverse p[i] / 2^(64 L),
//   where y is x[i], or x[i] with its lowest bit set if p[i] is 0.
// In: rdi = p, of count numbers; rsi = x, of count + 4 numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p and x as above, rax = how many p[i] were 0.
// Bounds: any x[i] for i < count; the last 4 of x, and p, in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 359 instructions.
push rbx
push rbp
push r12
push r13
push r14
push r15
push r8
push rsi
imul rdx, rdx, 32
add rdi, rdx
add rsi, rdx
xor eax, eax
push rdi
push rax
mov rdi, rsi
.p2align 5
2:
sub rdi, 32
sub qword ptr [rsp+8], 32
mov rbp, qword ptr [rsp+8]
mov rax, qword ptr [rbp+0]
or rax, qword ptr [rbp+8]
or rax, qword ptr [rbp+16]
or rax, qword ptr [rbp+24]
xor edx, edx
cmp rax, 1
adc rdx, 0
add qword ptr [rsp+0], rdx
or rdx, qword ptr [rdi]
mulx rsi, rbp, qword ptr [rdi+128]
mulx r8, rax, qword ptr [rdi+136]
add rsi, rax
mulx r9, rax, qword ptr [rdi+144]
adc r8, rax
mulx r10, rax, qword ptr [rdi+152]
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
mov rdx, qword ptr [rdi+8]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+152]
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
mov rdx, qword ptr [rdi+16]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+152]
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
mov rdx, qword ptr [rdi+24]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx r11, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+152]
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
mov qword ptr [rdi+0], r10
mov qword ptr [rdi+8], r11
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
sub r10, qword ptr [rcx+0]
sbb r11, qword ptr [rcx+8]
sbb rbp, qword ptr [rcx+16]
sbb rsi, qword ptr [rcx+24]
sbb r8, 0
cmovc r10, qword ptr [rdi+0]
cmovc r11, qword ptr [rdi+8]
cmovc rbp, qword ptr [rdi+16]
cmovc rsi, qword ptr [rdi+24]
mov qword ptr [rdi+0], r10
mov qword ptr [rdi+8], r11
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+0]
mulx r11, r10, qword ptr [rdi+128]
mulx rbp, rax, qword ptr [rdi+136]
add r11, rax
mulx rsi, rax, qword ptr [rdi+144]
adc rbp, rax
mulx r8, rax, qword ptr [rdi+152]
adc rsi, rax
adc r8, 0
xor r9, r9
mov rdx, r10
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r11, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx rsi, rax
adox r8, rbx
mov rax, 0
adcx r8, rax
adcx r9, rax
adox r9, rax
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+8]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx r11, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+152]
adcx r8, rax
adox r9, rbx
mov rax, 0
adcx r9, rax
adcx r10, rax
adox r10, rax
mov rdx, r11
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r11, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r8, rax
adox r9, rbx
mov rax, 0
adcx r9, rax
adcx r10, rax
adox r10, rax
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+16]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+152]
adcx r9, rax
adox r10, rbx
mov rax, 0
adcx r10, rax
adcx r11, rax
adox r11, rax
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
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+24]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+128]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+136]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+144]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+152]
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
mov rdx, qword ptr [rsp+8]
mov qword ptr [rdx+0], r8
mov qword ptr [rdx+8], r9
mov qword ptr [rdx+16], r10
mov qword ptr [rdx+24], r11
sub r8, qword ptr [rcx+0]
sbb r9, qword ptr [rcx+8]
sbb r10, qword ptr [rcx+16]
sbb r11, qword ptr [rcx+24]
sbb rbp, 0
cmovc r8, qword ptr [rdx+0]
cmovc r9, qword ptr [rdx+8]
cmovc r10, qword ptr [rdx+16]
cmovc r11, qword ptr [rdx+24]
mov qword ptr [rdx+0], r8
mov qword ptr [rdx+8], r9
mov qword ptr [rdx+16], r10
mov qword ptr [rdx+24], r11
cmp rdi, qword ptr [rsp+16]
jne 2b
mov qword ptr [rsp+24], 0
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
