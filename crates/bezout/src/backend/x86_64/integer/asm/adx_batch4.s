// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: batches of 31 steps of the binary GCD on a, b, with the cofactors u, w modulo m [Por20, Mon85].
//   a, b = |f0 a - g0 b| / 2^31, |g1 b - f1 a| / 2^31; u, w = (f0 u + g0 w) / 2^31, (f1 u + g1 w) / 2^31 modulo m,
//   where u is negated if just one of the differences was negative, and the word `negative` inverted if the second was.
// In: rdi = address of the state: a, b, u, w, m of four words each, then the words
//   xa, xb, f0, g0, f1, g1, flip, negative, -1/m, rounds.
// Requires: b and m odd; u, w <= m; -1/m modulo 2^31, any bits above; rounds >= 1; BMI1, BMI2, ADX.
// Out: a, b, u, w, negative.
// Bounds: a, b do not exceed the longer of the two; u <= m, w < m.
// Timing: constant but for `rounds`.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 731 instructions a batch, 14 of them a step (form: masked).
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
mov rax, qword ptr [rdi+160]
mov rbx, qword ptr [rdi+168]
mov ecx, 1
shr rbx, 1
mov rdx, rax
and rdx, 1
mov rsi, 4294967296
lea rbp, [rdx-1]
shr rax, 1
andn r8, rbp, rbx
andn r9, rbp, rsi
mov r10, rax
sub r10, r8
mov r11, r10
and r11, 1
sub r8, rax
lea r12, [rcx+r9]
lea r13, [r11-1]
cmovg r10, r8
cmovg rbx, rax
cmovg rsi, rcx
shr r10, 1
andn r14, r13, rbx
lea r15, [rsi+rsi]
andn rdx, r13, r15
mov rbp, r10
sub rbp, r14
mov r9, rbp
and r9, 1
sub r14, r10
lea r11, [r12+rdx]
lea r8, [r9-1]
cmovg rbp, r14
cmovg rbx, r10
cmovg r15, r12
shr rbp, 1
andn rax, r8, rbx
lea rcx, [r15+r15]
andn rsi, r8, rcx
mov r13, rbp
sub r13, rax
mov rdx, r13
and rdx, 1
sub rax, rbp
lea r9, [r11+rsi]
lea r14, [rdx-1]
cmovg r13, rax
cmovg rbx, rbp
cmovg rcx, r11
shr r13, 1
andn r10, r14, rbx
lea r12, [rcx+rcx]
andn r15, r14, r12
mov r8, r13
sub r8, r10
mov rsi, r8
and rsi, 1
sub r10, r13
lea rdx, [r9+r15]
lea rax, [rsi-1]
cmovg r8, r10
cmovg rbx, r13
cmovg r12, r9
shr r8, 1
andn rbp, rax, rbx
lea r11, [r12+r12]
andn rcx, rax, r11
mov r14, r8
sub r14, rbp
mov r15, r14
and r15, 1
sub rbp, r8
lea rsi, [rdx+rcx]
lea r10, [r15-1]
cmovg r14, rbp
cmovg rbx, r8
cmovg r11, rdx
shr r14, 1
andn r13, r10, rbx
lea r9, [r11+r11]
andn r12, r10, r9
mov rax, r14
sub rax, r13
mov rcx, rax
and rcx, 1
sub r13, r14
lea r15, [rsi+r12]
lea rbp, [rcx-1]
cmovg rax, r13
cmovg rbx, r14
cmovg r9, rsi
shr rax, 1
andn r8, rbp, rbx
lea rdx, [r9+r9]
andn r11, rbp, rdx
mov r10, rax
sub r10, r8
mov r12, r10
and r12, 1
sub r8, rax
lea rcx, [r15+r11]
lea r13, [r12-1]
cmovg r10, r8
cmovg rbx, rax
cmovg rdx, r15
shr r10, 1
andn r14, r13, rbx
lea rsi, [rdx+rdx]
andn r9, r13, rsi
mov rbp, r10
sub rbp, r14
mov r11, rbp
and r11, 1
sub r14, r10
lea r12, [rcx+r9]
lea r8, [r11-1]
cmovg rbp, r14
cmovg rbx, r10
cmovg rsi, rcx
shr rbp, 1
andn rax, r8, rbx
lea r15, [rsi+rsi]
andn rdx, r8, r15
mov r13, rbp
sub r13, rax
mov r9, r13
and r9, 1
sub rax, rbp
lea r11, [r12+rdx]
lea r14, [r9-1]
cmovg r13, rax
cmovg rbx, rbp
cmovg r15, r12
shr r13, 1
andn r10, r14, rbx
lea rcx, [r15+r15]
andn rsi, r14, rcx
mov r8, r13
sub r8, r10
mov rdx, r8
and rdx, 1
sub r10, r13
lea r9, [r11+rsi]
lea rax, [rdx-1]
cmovg r8, r10
cmovg rbx, r13
cmovg rcx, r11
shr r8, 1
andn rbp, rax, rbx
lea r12, [rcx+rcx]
andn r15, rax, r12
mov r14, r8
sub r14, rbp
mov rsi, r14
and rsi, 1
sub rbp, r8
lea rdx, [r9+r15]
lea r10, [rsi-1]
cmovg r14, rbp
cmovg rbx, r8
cmovg r12, r9
shr r14, 1
andn r13, r10, rbx
lea r11, [r12+r12]
andn rcx, r10, r11
mov rax, r14
sub rax, r13
mov r15, rax
and r15, 1
sub r13, r14
lea rsi, [rdx+rcx]
lea rbp, [r15-1]
cmovg rax, r13
cmovg rbx, r14
cmovg r11, rdx
shr rax, 1
andn r8, rbp, rbx
lea r9, [r11+r11]
andn r12, rbp, r9
mov r10, rax
sub r10, r8
mov rcx, r10
and rcx, 1
sub r8, rax
lea r15, [rsi+r12]
lea r13, [rcx-1]
cmovg r10, r8
cmovg rbx, rax
cmovg r9, rsi
shr r10, 1
andn r14, r13, rbx
lea rdx, [r9+r9]
andn r11, r13, rdx
mov rbp, r10
sub rbp, r14
mov r12, rbp
and r12, 1
sub r14, r10
lea rcx, [r15+r11]
lea r8, [r12-1]
cmovg rbp, r14
cmovg rbx, r10
cmovg rdx, r15
shr rbp, 1
andn rax, r8, rbx
lea rsi, [rdx+rdx]
andn r9, r8, rsi
mov r13, rbp
sub r13, rax
mov r11, r13
and r11, 1
sub rax, rbp
lea r12, [rcx+r9]
lea r14, [r11-1]
cmovg r13, rax
cmovg rbx, rbp
cmovg rsi, rcx
shr r13, 1
andn r10, r14, rbx
lea r15, [rsi+rsi]
andn rdx, r14, r15
mov r8, r13
sub r8, r10
mov r9, r8
and r9, 1
sub r10, r13
lea r11, [r12+rdx]
lea rax, [r9-1]
cmovg r8, r10
cmovg rbx, r13
cmovg r15, r12
shr r8, 1
andn rbp, rax, rbx
lea rcx, [r15+r15]
andn rsi, rax, rcx
mov r14, r8
sub r14, rbp
mov rdx, r14
and rdx, 1
sub rbp, r8
lea r9, [r11+rsi]
lea r10, [rdx-1]
cmovg r14, rbp
cmovg rbx, r8
cmovg rcx, r11
shr r14, 1
andn r13, r10, rbx
lea r12, [rcx+rcx]
andn r15, r10, r12
mov rax, r14
sub rax, r13
mov rsi, rax
and rsi, 1
sub r13, r14
lea rdx, [r9+r15]
lea rbp, [rsi-1]
cmovg rax, r13
cmovg rbx, r14
cmovg r12, r9
shr rax, 1
andn r8, rbp, rbx
lea r11, [r12+r12]
andn rcx, rbp, r11
mov r10, rax
sub r10, r8
mov r15, r10
and r15, 1
sub r8, rax
lea rsi, [rdx+rcx]
lea r13, [r15-1]
cmovg r10, r8
cmovg rbx, rax
cmovg r11, rdx
shr r10, 1
andn r14, r13, rbx
lea r9, [r11+r11]
andn r12, r13, r9
mov rbp, r10
sub rbp, r14
mov rcx, rbp
and rcx, 1
sub r14, r10
lea r15, [rsi+r12]
lea r8, [rcx-1]
cmovg rbp, r14
cmovg rbx, r10
cmovg r9, rsi
shr rbp, 1
andn rax, r8, rbx
lea rdx, [r9+r9]
andn r11, r8, rdx
mov r13, rbp
sub r13, rax
mov r12, r13
and r12, 1
sub rax, rbp
lea rcx, [r15+r11]
lea r14, [r12-1]
cmovg r13, rax
cmovg rbx, rbp
cmovg rdx, r15
shr r13, 1
andn r10, r14, rbx
lea rsi, [rdx+rdx]
andn r9, r14, rsi
mov r8, r13
sub r8, r10
mov r11, r8
and r11, 1
sub r10, r13
lea r12, [rcx+r9]
lea rax, [r11-1]
cmovg r8, r10
cmovg rbx, r13
cmovg rsi, rcx
shr r8, 1
andn rbp, rax, rbx
lea r15, [rsi+rsi]
andn rdx, rax, r15
mov r14, r8
sub r14, rbp
mov r9, r14
and r9, 1
sub rbp, r8
lea r11, [r12+rdx]
lea r10, [r9-1]
cmovg r14, rbp
cmovg rbx, r8
cmovg r15, r12
shr r14, 1
andn r13, r10, rbx
lea rcx, [r15+r15]
andn rsi, r10, rcx
mov rax, r14
sub rax, r13
mov rdx, rax
and rdx, 1
sub r13, r14
lea r9, [r11+rsi]
lea rbp, [rdx-1]
cmovg rax, r13
cmovg rbx, r14
cmovg rcx, r11
shr rax, 1
andn r8, rbp, rbx
lea r12, [rcx+rcx]
andn r15, rbp, r12
mov r10, rax
sub r10, r8
mov rsi, r10
and rsi, 1
sub r8, rax
lea rdx, [r9+r15]
lea r13, [rsi-1]
cmovg r10, r8
cmovg rbx, rax
cmovg r12, r9
shr r10, 1
andn r14, r13, rbx
lea r11, [r12+r12]
andn rcx, r13, r11
mov rbp, r10
sub rbp, r14
mov r15, rbp
and r15, 1
sub r14, r10
lea rsi, [rdx+rcx]
lea r8, [r15-1]
cmovg rbp, r14
cmovg rbx, r10
cmovg r11, rdx
shr rbp, 1
andn rax, r8, rbx
lea r9, [r11+r11]
andn r12, r8, r9
mov r13, rbp
sub r13, rax
mov rcx, r13
and rcx, 1
sub rax, rbp
lea r15, [rsi+r12]
lea r14, [rcx-1]
cmovg r13, rax
cmovg rbx, rbp
cmovg r9, rsi
shr r13, 1
andn r10, r14, rbx
lea rdx, [r9+r9]
andn r11, r14, rdx
mov r8, r13
sub r8, r10
mov r12, r8
and r12, 1
sub r10, r13
lea rcx, [r15+r11]
lea rax, [r12-1]
cmovg r8, r10
cmovg rbx, r13
cmovg rdx, r15
shr r8, 1
andn rbp, rax, rbx
lea rsi, [rdx+rdx]
andn r9, rax, rsi
mov r14, r8
sub r14, rbp
mov r11, r14
and r11, 1
sub rbp, r8
lea r12, [rcx+r9]
lea r10, [r11-1]
cmovg r14, rbp
cmovg rbx, r8
cmovg rsi, rcx
shr r14, 1
andn r13, r10, rbx
lea r15, [rsi+rsi]
andn rdx, r10, r15
mov rax, r14
sub rax, r13
mov r9, rax
and r9, 1
sub r13, r14
lea r11, [r12+rdx]
lea rbp, [r9-1]
cmovg rax, r13
cmovg rbx, r14
cmovg r15, r12
shr rax, 1
andn r8, rbp, rbx
lea rcx, [r15+r15]
andn rsi, rbp, rcx
mov r10, rax
sub r10, r8
sub r8, rax
lea rdx, [r11+rsi]
cmovg r10, r8
cmovg rbx, rax
cmovg rcx, r11
lea r9, [rcx+rcx]
mov rax, rdx
mov rdx, r9
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
