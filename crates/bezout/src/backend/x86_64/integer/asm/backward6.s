// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of the numbers of 4 interleaved chains modulo m, from the products of `forward6` [Mon85, Mon87], L = 6.
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
push rbx
push rbp
push r12
push r13
push r14
push r15
push r8
push rsi
imul rdx, rdx, 48
add rdi, rdx
add rsi, rdx
xor eax, eax
push rdi
push rax
mov rdi, rsi
.p2align 5
2:
sub rdi, 48
sub qword ptr [rsp+8], 48
mov rbp, qword ptr [rsp+8]
mov rax, qword ptr [rbp+0]
or rax, qword ptr [rbp+8]
or rax, qword ptr [rbp+16]
or rax, qword ptr [rbp+24]
or rax, qword ptr [rbp+32]
or rax, qword ptr [rbp+40]
xor edx, edx
cmp rax, 1
adc rdx, 0
add qword ptr [rsp+0], rdx
or rdx, qword ptr [rdi]
mulx rsi, rbp, qword ptr [rdi+192]
mulx r8, rax, qword ptr [rdi+200]
add rsi, rax
mulx r9, rax, qword ptr [rdi+208]
adc r8, rax
mulx r10, rax, qword ptr [rdi+216]
adc r9, rax
mulx r11, rax, qword ptr [rdi+224]
adc r10, rax
mulx r12, rax, qword ptr [rdi+232]
adc r11, rax
adc r12, 0
xor r13, r13
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
mov rdx, qword ptr [rdi+8]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r12, rax
adox r13, rbx
mov rax, 0
adcx r13, rax
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
mov rdx, qword ptr [rdi+16]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r13, rax
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
mov rdx, qword ptr [rdi+24]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+232]
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
mov rdx, qword ptr [rdi+32]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx rsi, rax
adox r8, rbx
mov rax, 0
adcx r8, rax
adcx r9, rax
adox r9, rax
mov rdx, r10
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx rsi, rax
adox r8, rbx
mov rax, 0
adcx r8, rax
adcx r9, rax
adox r9, rax
mov rdx, qword ptr [rdi+40]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+232]
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
adox r12, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r8, rax
adox r9, rbx
mov rax, 0
adcx r9, rax
adcx r10, rax
adox r10, rax
mov qword ptr [rdi+0], r12
mov qword ptr [rdi+8], r13
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
mov qword ptr [rdi+32], r8
mov qword ptr [rdi+40], r9
sub r12, qword ptr [rcx+0]
sbb r13, qword ptr [rcx+8]
sbb rbp, qword ptr [rcx+16]
sbb rsi, qword ptr [rcx+24]
sbb r8, qword ptr [rcx+32]
sbb r9, qword ptr [rcx+40]
sbb r10, 0
cmovc r12, qword ptr [rdi+0]
cmovc r13, qword ptr [rdi+8]
cmovc rbp, qword ptr [rdi+16]
cmovc rsi, qword ptr [rdi+24]
cmovc r8, qword ptr [rdi+32]
cmovc r9, qword ptr [rdi+40]
mov qword ptr [rdi+0], r12
mov qword ptr [rdi+8], r13
mov qword ptr [rdi+16], rbp
mov qword ptr [rdi+24], rsi
mov qword ptr [rdi+32], r8
mov qword ptr [rdi+40], r9
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+0]
mulx r13, r12, qword ptr [rdi+192]
mulx rbp, rax, qword ptr [rdi+200]
add r13, rax
mulx rsi, rax, qword ptr [rdi+208]
adc rbp, rax
mulx r8, rax, qword ptr [rdi+216]
adc rsi, rax
mulx r9, rax, qword ptr [rdi+224]
adc r8, rax
mulx r10, rax, qword ptr [rdi+232]
adc r9, rax
adc r10, 0
xor r11, r11
mov rdx, r12
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rcx+8]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rcx+16]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rcx+24]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rcx+32]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r9, rax
adox r10, rbx
mov rax, 0
adcx r10, rax
adcx r11, rax
adox r11, rax
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+8]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r10, rax
adox r11, rbx
mov rax, 0
adcx r11, rax
adcx r12, rax
adox r12, rax
mov rdx, r13
imul rdx, qword ptr [rsp+24]
xor rax, rax
mulx rbx, rax, qword ptr [rcx+0]
adcx r13, rax
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
mulx rbx, rax, qword ptr [rcx+32]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rcx+40]
adcx r10, rax
adox r11, rbx
mov rax, 0
adcx r11, rax
adcx r12, rax
adox r12, rax
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+16]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r11, rax
adox r12, rbx
mov rax, 0
adcx r12, rax
adcx r13, rax
adox r13, rax
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
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+24]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r12, rax
adox r13, rbx
mov rax, 0
adcx r13, rax
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
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+32]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r8, rax
adox r9, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+232]
adcx r13, rax
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
mov rdx, qword ptr [rsp+8]
mov rdx, qword ptr [rdx+40]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+192]
adcx r9, rax
adox r10, rbx
mulx rbx, rax, qword ptr [rdi+200]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+208]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+216]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+224]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+232]
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
mov rdx, qword ptr [rsp+8]
mov qword ptr [rdx+0], r10
mov qword ptr [rdx+8], r11
mov qword ptr [rdx+16], r12
mov qword ptr [rdx+24], r13
mov qword ptr [rdx+32], rbp
mov qword ptr [rdx+40], rsi
sub r10, qword ptr [rcx+0]
sbb r11, qword ptr [rcx+8]
sbb r12, qword ptr [rcx+16]
sbb r13, qword ptr [rcx+24]
sbb rbp, qword ptr [rcx+32]
sbb rsi, qword ptr [rcx+40]
sbb r8, 0
cmovc r10, qword ptr [rdx+0]
cmovc r11, qword ptr [rdx+8]
cmovc r12, qword ptr [rdx+16]
cmovc r13, qword ptr [rdx+24]
cmovc rbp, qword ptr [rdx+32]
cmovc rsi, qword ptr [rdx+40]
mov qword ptr [rdx+0], r10
mov qword ptr [rdx+8], r11
mov qword ptr [rdx+16], r12
mov qword ptr [rdx+24], r13
mov qword ptr [rdx+32], rbp
mov qword ptr [rdx+40], rsi
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
