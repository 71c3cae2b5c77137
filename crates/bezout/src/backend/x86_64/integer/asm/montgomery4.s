// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: Montgomery's product a b / 2^(64 L) modulo m [Mon85], L = 4.
// In: rdi = out, rsi = a, rdx = b, of L words each; rcx = m; r8 = -m^-1 modulo 2^64. out may be a or b.
// Out: out.
// Bounds: any a; b below m; out in [0, m).
// Requires: m odd; BMI2, ADX.
// Timing: constant but for the count.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 72 bytes of pushed words.
// Length: 183 instructions.
push rbx
push rbp
push r12
push r13
push r14
push r15
push r8
push rdi
push rsi
mov rdi, rdx
mov rdx, qword ptr [rsp+0]
mov rdx, qword ptr [rdx+0]
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
imul rdx, qword ptr [rsp+16]
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
mov rdx, qword ptr [rsp+0]
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
imul rdx, qword ptr [rsp+16]
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
mov rdx, qword ptr [rsp+0]
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
imul rdx, qword ptr [rsp+16]
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
mov rdx, qword ptr [rsp+0]
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
imul rdx, qword ptr [rsp+16]
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
mov rdx, qword ptr [rsp+8]
mov qword ptr [rdx+0], r10
mov qword ptr [rdx+8], r11
mov qword ptr [rdx+16], rbp
mov qword ptr [rdx+24], rsi
sub r10, qword ptr [rcx+0]
sbb r11, qword ptr [rcx+8]
sbb rbp, qword ptr [rcx+16]
sbb rsi, qword ptr [rcx+24]
sbb r8, 0
cmovc r10, qword ptr [rdx+0]
cmovc r11, qword ptr [rdx+8]
cmovc rbp, qword ptr [rdx+16]
cmovc rsi, qword ptr [rdx+24]
mov qword ptr [rdx+0], r10
mov qword ptr [rdx+8], r11
mov qword ptr [rdx+16], rbp
mov qword ptr [rdx+24], rsi
mov qword ptr [rsp+16], 0
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
