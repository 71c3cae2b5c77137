// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: batches of 31 steps of the binary GCD on a, b, with the cofactors u, w modulo m [Por20, Mon85].
//   a, b = |f0 a - g0 b| / 2^31, |g1 b - f1 a| / 2^31; u, w = (f0 u + g0 w) / 2^31, (f1 u + g1 w) / 2^31 modulo m,
//   where u is negated if just one of the differences was negative, and the word `negative` inverted if the second was.
// In: rdi = address of the state: a, b, u, w, m of four words each, then the words
//   xa, xb, f0, g0, f1, g1, flip, negative, -1/m, rounds.
// Requires: b and m odd; u, w <= m; -1/m modulo 2^31, any bits above; rounds >= 1; BMI2, ADX.
// Out: a, b, u, w, negative.
// Bounds: a, b do not exceed the longer of the two; u <= m, w < m.
// Timing: constant but for `rounds`.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 668 instructions a batch, 12 of them a step (form: short).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rax, qword ptr [rdi+0]
mov rsi, qword ptr [rdi+32]
xor ebx, ebx
xor ecx, ecx
mov rdx, -1
mov rbp, qword ptr [rdi+8]
or rbp, qword ptr [rdi+40]
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+8]
cmovnz rsi, qword ptr [rdi+40]
cmovnz rbx, qword ptr [rdi+0]
cmovnz rcx, qword ptr [rdi+32]
mov rbp, qword ptr [rdi+16]
or rbp, qword ptr [rdi+48]
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+16]
cmovnz rsi, qword ptr [rdi+48]
cmovnz rbx, qword ptr [rdi+8]
cmovnz rcx, qword ptr [rdi+40]
mov rbp, qword ptr [rdi+24]
or rbp, qword ptr [rdi+56]
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+24]
cmovnz rsi, qword ptr [rdi+56]
cmovnz rbx, qword ptr [rdi+16]
cmovnz rcx, qword ptr [rdi+48]
bsr rdx, rdx
mov rbp, rdx
xor rbp, 63
shr rbx, 1
shr rcx, 1
shlx rax, rax, rbp
shrx rbx, rbx, rdx
or rax, rbx
and rax, -2147483648
mov rbx, qword ptr [rdi+0]
and rbx, 2147483647
or rax, rbx
mov qword ptr [rdi+160], rax
shlx rsi, rsi, rbp
shrx rcx, rcx, rdx
or rsi, rcx
and rsi, -2147483648
mov rcx, qword ptr [rdi+32]
and rcx, 2147483647
or rsi, rcx
mov qword ptr [rdi+168], rsi
.p2align 6
2:
mov eax, 0
mov rbx, qword ptr [rdi+160]
mov rcx, qword ptr [rdi+168]
mov edx, 1
mov rsi, 4294967296
shr rcx, 1
mov ebp, 0
lea r8, [rdx+rsi]
mov r9d, 0
shr rbx, 1
cmovnc r8, rdx
cmovc rax, rcx
mov r10, rbx
sub r10, rax
sub rax, rbx
cmovg rsi, rdx
cmovg r10, rax
lea r11, [rsi+rsi]
lea r12, [r8+r11]
mov r13d, 0
cmovg rcx, rbx
shr r10, 1
cmovnc r12, r8
mov r14d, 0
cmovc rbp, rcx
mov r15, r10
sub r15, rbp
sub rbp, r10
cmovg r15, rbp
cmovg r11, r8
lea rdx, [r11+r11]
lea rax, [r12+rdx]
cmovg rcx, r10
shr r15, 1
cmovnc rax, r12
cmovc r9, rcx
mov rsi, r15
sub rsi, r9
sub r9, r15
cmovg rsi, r9
cmovg rdx, r12
lea rbx, [rdx+rdx]
lea rbp, [rax+rbx]
mov r8d, 0
mov r11d, 0
cmovg rcx, r15
shr rsi, 1
cmovnc rbp, rax
cmovc r13, rcx
mov r10, rsi
sub r10, r13
sub r13, rsi
cmovg r10, r13
cmovg rbx, rax
lea r9, [rbx+rbx]
lea r12, [rbp+r9]
cmovg rcx, rsi
mov edx, 0
shr r10, 1
cmovnc r12, rbp
cmovc r14, rcx
mov r15, r10
sub r15, r14
sub r14, r10
cmovg r9, rbp
cmovg r15, r14
lea r13, [r9+r9]
lea rax, [r12+r13]
cmovg rcx, r10
shr r15, 1
cmovnc rax, r12
mov ebx, 0
cmovc r8, rcx
mov rsi, r15
sub rsi, r8
sub r8, r15
cmovg rsi, r8
cmovg r13, r12
lea rbp, [r13+r13]
lea r14, [rax+rbp]
cmovg rcx, r15
shr rsi, 1
cmovnc r14, rax
cmovc r11, rcx
mov r9, rsi
sub r9, r11
sub r11, rsi
cmovg rbp, rax
cmovg r9, r11
lea r10, [rbp+rbp]
lea r8, [r14+r10]
cmovg rcx, rsi
shr r9, 1
cmovnc r8, r14
mov r12d, 0
mov r13d, 0
cmovc rdx, rcx
mov r15, r9
sub r15, rdx
sub rdx, r9
cmovg r15, rdx
cmovg r10, r14
lea rax, [r10+r10]
lea r11, [r8+rax]
cmovg rcx, r9
mov ebp, 0
shr r15, 1
cmovnc r11, r8
cmovc rbx, rcx
mov rsi, r15
sub rsi, rbx
sub rbx, r15
cmovg rax, r8
cmovg rsi, rbx
lea rdx, [rax+rax]
lea r14, [r11+rdx]
cmovg rcx, r15
shr rsi, 1
cmovnc r14, r11
mov r10d, 0
cmovc r12, rcx
mov r9, rsi
sub r9, r12
sub r12, rsi
cmovg r9, r12
cmovg rdx, r11
lea r8, [rdx+rdx]
lea rbx, [r14+r8]
cmovg rcx, rsi
shr r9, 1
cmovnc rbx, r14
cmovc r13, rcx
mov rax, r9
sub rax, r13
sub r13, r9
cmovg r8, r14
cmovg rax, r13
lea r15, [r8+r8]
lea r12, [rbx+r15]
cmovg rcx, r9
shr rax, 1
mov r11d, 0
mov edx, 0
cmovnc r12, rbx
mov esi, 0
cmovc rbp, rcx
mov r14, rax
sub r14, rbp
sub rbp, rax
cmovg r14, rbp
cmovg r15, rbx
lea r13, [r15+r15]
lea r8, [r12+r13]
cmovg rcx, rax
shr r14, 1
cmovnc r8, r12
cmovc r10, rcx
mov r9, r14
sub r9, r10
sub r10, r14
cmovg r9, r10
cmovg r13, r12
lea rbp, [r13+r13]
lea rbx, [r8+rbp]
cmovg rcx, r14
shr r9, 1
cmovnc rbx, r8
mov r15d, 0
cmovc r11, rcx
mov rax, r9
sub rax, r11
sub r11, r9
cmovg rax, r11
cmovg rbp, r8
lea r10, [rbp+rbp]
lea r12, [rbx+r10]
cmovg rcx, r9
mov r13d, 0
shr rax, 1
cmovnc r12, rbx
cmovc rdx, rcx
mov r14, rax
sub r14, rdx
sub rdx, rax
cmovg r10, rbx
cmovg r14, rdx
lea r11, [r10+r10]
lea r8, [r12+r11]
mov ebp, 0
cmovg rcx, rax
shr r14, 1
cmovnc r8, r12
cmovc rsi, rcx
mov r9, r14
sub r9, rsi
sub rsi, r14
cmovg r9, rsi
cmovg r11, r12
lea rbx, [r11+r11]
lea rdx, [r8+rbx]
cmovg rcx, r14
shr r9, 1
cmovnc rdx, r8
cmovc r15, rcx
mov r10, r9
sub r10, r15
sub r15, r9
cmovg rbx, r8
cmovg r10, r15
lea rax, [rbx+rbx]
lea rsi, [rdx+rax]
mov r12d, 0
cmovg rcx, r9
shr r10, 1
mov r11d, 0
cmovnc rsi, rdx
cmovc r13, rcx
mov r14, r10
sub r14, r13
sub r13, r10
cmovg r14, r13
cmovg rax, rdx
lea r8, [rax+rax]
lea r15, [rsi+r8]
cmovg rcx, r10
shr r14, 1
cmovnc r15, rsi
cmovc rbp, rcx
mov rbx, r14
sub rbx, rbp
sub rbp, r14
cmovg r8, rsi
cmovg rbx, rbp
lea r9, [r8+r8]
lea r13, [r15+r9]
cmovg rcx, r14
shr rbx, 1
mov edx, 0
cmovnc r13, r15
cmovc r12, rcx
mov rax, rbx
sub rax, r12
sub r12, rbx
cmovg rax, r12
cmovg r9, r15
lea r10, [r9+r9]
lea rsi, [r13+r10]
mov ebp, 0
cmovg rcx, rbx
shr rax, 1
cmovnc rsi, r13
cmovc r11, rcx
mov r8, rax
sub r8, r11
sub r11, rax
cmovg r10, r13
cmovg r8, r11
lea r14, [r10+r10]
lea r12, [rsi+r14]
mov r15d, 0
cmovg rcx, rax
shr r8, 1
mov r9d, 0
cmovnc r12, rsi
cmovc rdx, rcx
mov rbx, r8
sub rbx, rdx
sub rdx, r8
cmovg rbx, rdx
cmovg r14, rsi
lea r13, [r14+r14]
lea r11, [r12+r13]
cmovg rcx, r8
mov r10d, 0
shr rbx, 1
cmovnc r11, r12
cmovc r15, rcx
mov rax, rbx
sub rax, r15
sub r15, rbx
cmovg r13, r12
cmovg rax, r15
lea rdx, [r13+r13]
lea rsi, [r11+rdx]
cmovg rcx, rbx
shr rax, 1
cmovnc rsi, r11
mov r14d, 0
cmovc rbp, rcx
mov r8, rax
sub r8, rbp
sub rbp, rax
cmovg r8, rbp
cmovg rdx, r11
lea r12, [rdx+rdx]
lea r15, [rsi+r12]
cmovg rcx, rax
mov r13d, 0
shr r8, 1
cmovnc r15, rsi
cmovc r9, rcx
mov rbx, r8
sub rbx, r9
sub r9, r8
cmovg rbx, r9
cmovg r12, rsi
lea rbp, [r12+r12]
lea r11, [r15+rbp]
cmovg rcx, r8
shr rbx, 1
cmovnc r11, r15
mov edx, 0
cmovc r10, rcx
mov rax, rbx
sub rax, r10
sub r10, rbx
cmovg rax, r10
cmovg rbp, r15
lea r9, [rbp+rbp]
lea rsi, [r11+r9]
cmovg rcx, rbx
shr rax, 1
cmovnc rsi, r11
cmovc r14, rcx
mov r12, rax
sub r12, r14
sub r14, rax
cmovg r12, r14
cmovg r9, r11
lea r8, [r9+r9]
lea r10, [rsi+r8]
mov r15d, 0
cmovg rcx, rax
shr r12, 1
cmovnc r10, rsi
mov ebp, 0
cmovc r13, rcx
mov rbx, r12
sub rbx, r13
sub r13, r12
cmovg rbx, r13
cmovg r8, rsi
lea r14, [r8+r8]
lea r11, [r10+r14]
cmovg rcx, r12
shr rbx, 1
cmovnc r11, r10
cmovc rdx, rcx
mov r9, rbx
sub r9, rdx
sub rdx, rbx
cmovg r14, r10
cmovg r9, rdx
lea rax, [r14+r14]
lea r13, [r11+rax]
cmovg rcx, rbx
shr r9, 1
cmovnc r13, r11
cmovc r15, rcx
mov rsi, r9
sub rsi, r15
sub r15, r9
cmovg rsi, r15
cmovg rax, r11
lea r8, [rax+rax]
lea r12, [r13+r8]
cmovg rcx, r9
shr rsi, 1
cmovnc r12, r13
cmovc rbp, rcx
mov r10, rsi
sub r10, rbp
sub rbp, rsi
cmovg r8, r13
cmovg r10, rbp
lea rdx, [r8+r8]
cmovg rcx, rsi
mov rax, r12
mov r8d, edx
shr rdx, 32
mov ecx, eax
shr rax, 32
mov qword ptr [rdi+192], r8
mov qword ptr [rdi+200], rdx
mov qword ptr [rdi+176], rcx
mov qword ptr [rdi+184], rax
mov rdx, qword ptr [rdi+184]
mulx rsi, rcx, qword ptr [rdi+32]
mulx rbp, rax, qword ptr [rdi+40]
add rsi, rax
mulx r12, rax, qword ptr [rdi+48]
adc rbp, rax
mulx r13, rax, qword ptr [rdi+56]
adc r12, rax
adc r13, 0
mov rdx, qword ptr [rdi+176]
mulx r9, r8, qword ptr [rdi+0]
mulx r10, rax, qword ptr [rdi+8]
add r9, rax
mulx r11, rax, qword ptr [rdi+16]
adc r10, rax
mulx rbx, rax, qword ptr [rdi+24]
adc r11, rax
adc rbx, 0
sub r8, rcx
sbb r9, rsi
sbb r10, rbp
sbb r11, r12
sbb rbx, r13
shrd r8, r9, 31
shrd r9, r10, 31
shrd r10, r11, 31
shrd r11, rbx, 31
sar rbx, 63
xor r8, rbx
xor r9, rbx
xor r10, rbx
xor r11, rbx
mov rax, rbx
neg rax
adc r8, 0
adc r9, 0
adc r10, 0
adc r11, 0
mov rdx, qword ptr [rdi+192]
mulx rsi, rcx, qword ptr [rdi+0]
mulx rbp, rax, qword ptr [rdi+8]
add rsi, rax
mulx r12, rax, qword ptr [rdi+16]
adc rbp, rax
mulx r13, rax, qword ptr [rdi+24]
adc r12, rax
adc r13, 0
mov qword ptr [rdi+0], r8
mov qword ptr [rdi+8], r9
mov qword ptr [rdi+16], r10
mov qword ptr [rdi+24], r11
mov qword ptr [rdi+208], rbx
mov rdx, qword ptr [rdi+200]
mulx r9, r8, qword ptr [rdi+32]
mulx r10, rax, qword ptr [rdi+40]
add r9, rax
mulx r11, rax, qword ptr [rdi+48]
adc r10, rax
mulx r14, rax, qword ptr [rdi+56]
adc r11, rax
adc r14, 0
sub r8, rcx
sbb r9, rsi
sbb r10, rbp
sbb r11, r12
sbb r14, r13
shrd r8, r9, 31
shrd r9, r10, 31
shrd r10, r11, 31
shrd r11, r14, 31
sar r14, 63
xor r8, r14
xor r9, r14
xor r10, r14
xor r11, r14
mov rax, r14
neg rax
adc r8, 0
adc r9, 0
adc r10, 0
adc r11, 0
xor qword ptr [rdi+208], r14
xor qword ptr [rdi+216], r14
mov qword ptr [rdi+32], r8
mov qword ptr [rdi+40], r9
mov qword ptr [rdi+48], r10
mov qword ptr [rdi+56], r11
mov rax, qword ptr [rdi+0]
mov rsi, r8
xor ebx, ebx
xor ecx, ecx
mov rdx, -1
mov rbp, qword ptr [rdi+8]
or rbp, r9
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+8]
cmovnz rsi, r9
cmovnz rbx, qword ptr [rdi+0]
cmovnz rcx, r8
mov rbp, qword ptr [rdi+16]
or rbp, r10
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+16]
cmovnz rsi, r10
cmovnz rbx, qword ptr [rdi+8]
cmovnz rcx, r9
mov rbp, qword ptr [rdi+24]
or rbp, r11
cmovnz rdx, rbp
cmovnz rax, qword ptr [rdi+24]
cmovnz rsi, r11
cmovnz rbx, qword ptr [rdi+16]
cmovnz rcx, r10
bsr rdx, rdx
mov rbp, rdx
xor rbp, 63
shr rbx, 1
shr rcx, 1
shlx rax, rax, rbp
shrx rbx, rbx, rdx
or rax, rbx
and rax, -2147483648
mov rbx, qword ptr [rdi+0]
and rbx, 2147483647
or rax, rbx
mov qword ptr [rdi+160], rax
shlx rsi, rsi, rbp
shrx rcx, rcx, rdx
or rsi, rcx
and rsi, -2147483648
mov rcx, r8
and rcx, 2147483647
or rsi, rcx
mov qword ptr [rdi+168], rsi
mov rdx, qword ptr [rdi+176]
mulx r9, r8, qword ptr [rdi+64]
mulx r10, rax, qword ptr [rdi+72]
add r9, rax
mulx r11, rax, qword ptr [rdi+80]
adc r10, rax
mulx rbx, rax, qword ptr [rdi+88]
adc r11, rax
adc rbx, 0
mov rdx, qword ptr [rdi+184]
xor rax, rax
mulx rcx, rax, qword ptr [rdi+96]
adcx r8, rax
adox r9, rcx
mulx rcx, rax, qword ptr [rdi+104]
adcx r9, rax
adox r10, rcx
mulx rcx, rax, qword ptr [rdi+112]
adcx r10, rax
adox r11, rcx
mulx rcx, rax, qword ptr [rdi+120]
adcx r11, rax
adox rbx, rcx
mov rax, 0
adcx rbx, rax
mov rdx, r8
imul rdx, qword ptr [rdi+224]
and edx, 2147483647
xor rax, rax
mulx rcx, rax, qword ptr [rdi+128]
adcx r8, rax
adox r9, rcx
mulx rcx, rax, qword ptr [rdi+136]
adcx r9, rax
adox r10, rcx
mulx rcx, rax, qword ptr [rdi+144]
adcx r10, rax
adox r11, rcx
mulx rcx, rax, qword ptr [rdi+152]
adcx r11, rax
adox rbx, rcx
mov rax, 0
adcx rbx, rax
shrd r8, r9, 31
shrd r9, r10, 31
shrd r10, r11, 31
shrd r11, rbx, 31
shr rbx, 31
mov rsi, r8
mov rbp, r9
mov r12, r10
mov r13, r11
sub rsi, qword ptr [rdi+128]
sbb rbp, qword ptr [rdi+136]
sbb r12, qword ptr [rdi+144]
sbb r13, qword ptr [rdi+152]
sbb rbx, 0
cmovc rsi, r8
cmovc rbp, r9
cmovc r12, r10
cmovc r13, r11
mov rax, qword ptr [rdi+208]
xor rsi, rax
xor rbp, rax
xor r12, rax
xor r13, rax
mov r8, qword ptr [rdi+128]
mov r9, qword ptr [rdi+136]
mov r10, qword ptr [rdi+144]
mov r11, qword ptr [rdi+152]
and r8, rax
and r9, rax
and r10, rax
and r11, rax
neg rax
adc rsi, r8
adc rbp, r9
adc r12, r10
adc r13, r11
mov rdx, qword ptr [rdi+192]
mulx r9, r8, qword ptr [rdi+64]
mulx r10, rax, qword ptr [rdi+72]
add r9, rax
mulx r11, rax, qword ptr [rdi+80]
adc r10, rax
mulx rbx, rax, qword ptr [rdi+88]
adc r11, rax
adc rbx, 0
mov qword ptr [rdi+64], rsi
mov qword ptr [rdi+72], rbp
mov qword ptr [rdi+80], r12
mov qword ptr [rdi+88], r13
mov rdx, qword ptr [rdi+200]
xor rax, rax
mulx rcx, rax, qword ptr [rdi+96]
adcx r8, rax
adox r9, rcx
mulx rcx, rax, qword ptr [rdi+104]
adcx r9, rax
adox r10, rcx
mulx rcx, rax, qword ptr [rdi+112]
adcx r10, rax
adox r11, rcx
mulx rcx, rax, qword ptr [rdi+120]
adcx r11, rax
adox rbx, rcx
mov rax, 0
adcx rbx, rax
mov rdx, r8
imul rdx, qword ptr [rdi+224]
and edx, 2147483647
xor rax, rax
mulx rcx, rax, qword ptr [rdi+128]
adcx r8, rax
adox r9, rcx
mulx rcx, rax, qword ptr [rdi+136]
adcx r9, rax
adox r10, rcx
mulx rcx, rax, qword ptr [rdi+144]
adcx r10, rax
adox r11, rcx
mulx rcx, rax, qword ptr [rdi+152]
adcx r11, rax
adox rbx, rcx
mov rax, 0
adcx rbx, rax
shrd r8, r9, 31
shrd r9, r10, 31
shrd r10, r11, 31
shrd r11, rbx, 31
shr rbx, 31
mov rsi, r8
mov rbp, r9
mov r12, r10
mov r13, r11
sub rsi, qword ptr [rdi+128]
sbb rbp, qword ptr [rdi+136]
sbb r12, qword ptr [rdi+144]
sbb r13, qword ptr [rdi+152]
sbb rbx, 0
cmovc rsi, r8
cmovc rbp, r9
cmovc r12, r10
cmovc r13, r11
mov qword ptr [rdi+96], rsi
mov qword ptr [rdi+104], rbp
mov qword ptr [rdi+112], r12
mov qword ptr [rdi+120], r13
dec qword ptr [rdi+232]
jnz 2b
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
