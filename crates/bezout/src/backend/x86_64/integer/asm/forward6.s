// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: products of 4 interleaved chains of numbers modulo m, zeros left out [Mon85, Mon87], L = 6.
//   p[i + 4] = p[i] y / 2^(64 L), where y is x[i], or 1 for 0; and the p[i] of a zero becomes 0.
// In: rdi = p, of count + 4 numbers; rsi = x, of count numbers; rdx = count >= 1;
//   rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
// Out: p as above. x is not changed.
// Bounds: any x; p in [0, m), before and after.
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 80 bytes of pushed words.
// Length: 364 instructions.
push rbx
push rbp
push r12
push r13
push r14
push r15
push r8
push rsi
imul rdx, rdx, 48
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
or rax, qword ptr [rbp+32]
or rax, qword ptr [rbp+40]
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
mulx r11, rax, qword ptr [rdi+32]
adc r10, rax
mulx r12, rax, qword ptr [rdi+40]
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
mulx rbx, rax, qword ptr [rdi+32]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+40]
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
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+32]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+40]
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
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+32]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+40]
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
mov rdx, qword ptr [rsp+16]
mov rdx, qword ptr [rdx+32]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+0]
adcx r10, rax
adox r11, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+32]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+40]
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
mov rdx, qword ptr [rsp+16]
mov rdx, qword ptr [rdx+40]
xor rax, rax
mulx rbx, rax, qword ptr [rdi+0]
adcx r11, rax
adox r12, rbx
mulx rbx, rax, qword ptr [rdi+8]
adcx r12, rax
adox r13, rbx
mulx rbx, rax, qword ptr [rdi+16]
adcx r13, rax
adox rbp, rbx
mulx rbx, rax, qword ptr [rdi+24]
adcx rbp, rax
adox rsi, rbx
mulx rbx, rax, qword ptr [rdi+32]
adcx rsi, rax
adox r8, rbx
mulx rbx, rax, qword ptr [rdi+40]
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
mov qword ptr [rdi+192], r12
mov qword ptr [rdi+200], r13
mov qword ptr [rdi+208], rbp
mov qword ptr [rdi+216], rsi
mov qword ptr [rdi+224], r8
mov qword ptr [rdi+232], r9
sub r12, qword ptr [rcx+0]
sbb r13, qword ptr [rcx+8]
sbb rbp, qword ptr [rcx+16]
sbb rsi, qword ptr [rcx+24]
sbb r8, qword ptr [rcx+32]
sbb r9, qword ptr [rcx+40]
sbb r10, 0
cmovc r12, qword ptr [rdi+192]
cmovc r13, qword ptr [rdi+200]
cmovc rbp, qword ptr [rdi+208]
cmovc rsi, qword ptr [rdi+216]
cmovc r8, qword ptr [rdi+224]
cmovc r9, qword ptr [rdi+232]
mov qword ptr [rdi+192], r12
mov qword ptr [rdi+200], r13
mov qword ptr [rdi+208], rbp
mov qword ptr [rdi+216], rsi
mov qword ptr [rdi+224], r8
mov qword ptr [rdi+232], r9
mov rdx, qword ptr [rsp+0]
and qword ptr [rdi+0], rdx
and qword ptr [rdi+8], rdx
and qword ptr [rdi+16], rdx
and qword ptr [rdi+24], rdx
and qword ptr [rdi+32], rdx
and qword ptr [rdi+40], rdx
add qword ptr [rsp+16], 48
add rdi, 48
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
