// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with what the Jacobi symbol needs [Por20b, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all; and so for the
//   majorities of a round, and for the trail of its last batch.
// In: rdi = address of the state plus 128, see `State` in jacobi.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, sums, h0..h20, d, end_h, end_G, Yu..Yr, end1, end2, XY of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 70 limbs of 30 bits; 1697 instructions a round, 720 for its steps (form: carry), 60 for the trail.
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rbx, qword ptr [rdi+176]
mov rcx, qword ptr [rdi+184]
mov rdx, qword ptr [rdi+192]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
vmovdqu ymm0, ymmword ptr [rdi-120]
vpandn ymm1, ymm0, ymmword ptr [rdi-128]
mov rax, -2
sub rax, rdx
vmovdqa ymm2, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rcx
lea rbp, [rdx-1]
mov r8, rcx
xor r8, rsi
sar rbx, 1
lea r9, [rbx+r8]
cmovc r9, rbx
mov r10, qword ptr [rdi+112]
mov r11, qword ptr [rdi+120]
vmovdqu ymm3, ymmword ptr [rdi-88]
adc rsi, 0
cmovs rcx, rbx
mov qword ptr [rdi-120], rcx
mov r12, -2
cmovs rbp, rax
sarx r13, rbp, r15
sub r12, rbp
lea r14, [rbp-1]
mov rdx, r10
add rdx, qword ptr [rdi+40]
sar rdx, 42
mov qword ptr [rdi+288], rdx
vpandn ymm4, ymm3, ymmword ptr [rdi-96]
mov r8, rcx
xor r8, r13
sar r9, 1
lea rsi, [r9+r8]
cmovc rsi, r9
adc r13, 0
cmovs rcx, r9
mov qword ptr [rdi-112], rcx
lea rbx, [r10+1048576]
vpxor ymm5, ymm2, ymmword ptr [rdi-96]
mov rax, -2
cmovs r14, r12
shl rbx, 22
sarx rbp, r14, r15
sar rbx, 43
mov qword ptr [rdi+296], rbx
sub rax, r14
mov rdx, r11
add rdx, qword ptr [rdi+48]
sar rdx, 43
lea r8, [r14-1]
mov r13, rcx
xor r13, rbp
sar rsi, 1
lea r9, [rsi+r13]
cmovc r9, rsi
vpxor ymm6, ymm1, ymm4
mov qword ptr [rdi+304], rdx
adc rbp, 0
cmovs rcx, rsi
mov qword ptr [rdi-104], rcx
lea r10, [r11+2097152]
mov r12, -2
vmovdqu ymm7, ymmword ptr [rdi-56]
cmovs r8, rax
sarx rbx, r8, r15
sub r12, r8
lea r14, [r8-1]
shl r10, 21
sar r10, 43
mov qword ptr [rdi+312], r10
mov r13, rcx
xor r13, rbx
sar r9, 1
lea rdx, [r9+r13]
cmovc rdx, r9
adc rbx, 0
cmovs rcx, r9
mov qword ptr [rdi-96], rcx
mov rbp, qword ptr [rdi+112]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
mov qword ptr [rdi+264], rbp
mov rsi, qword ptr [rdi+296]
mov r11, -2
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
cmovs r14, r12
sarx rax, r14, r15
sub r11, r14
imul rsi, qword ptr [rdi+128]
mov r8, qword ptr [rdi+288]
lea r10, [r14-1]
mov r13, rcx
xor r13, rax
sar rdx, 1
lea rbx, [rdx+r13]
cmovc rbx, rdx
adc rax, 0
cmovs rcx, rdx
mov qword ptr [rdi-88], rcx
vpxor ymm10, ymm6, ymm8
mov r9, -2
cmovs r10, r11
sarx rbp, r10, r15
imul r8, qword ptr [rdi+144]
sub rsi, r8
sub r9, r10
mov qword ptr [rdi+200], rsi
lea r12, [r10-1]
mov r14, qword ptr [rdi+296]
imul r14, qword ptr [rdi+136]
vmovdqu ymm11, ymmword ptr [rdi-24]
mov r13, qword ptr [rdi+288]
mov rax, rcx
xor rax, rbp
sar rbx, 1
lea rdx, [rbx+rax]
cmovc rdx, rbx
adc rbp, 0
cmovs rcx, rbx
mov qword ptr [rdi-80], rcx
vpandn ymm12, ymm11, ymmword ptr [rdi-32]
mov r11, -2
cmovs r12, r9
imul r13, qword ptr [rdi+152]
sarx r8, r12, r15
sub r13, r14
mov qword ptr [rdi+216], r13
sub r11, r12
mov rsi, qword ptr [rdi+312]
imul rsi, qword ptr [rdi+128]
lea r10, [r12-1]
mov rax, rcx
xor rax, r8
sar rdx, 1
lea rbp, [rdx+rax]
cmovc rbp, rdx
vpxor ymm13, ymm9, ymmword ptr [rdi-32]
mov rbx, qword ptr [rdi+304]
adc r8, 0
cmovs rcx, rdx
mov qword ptr [rdi-72], rcx
mov r9, -2
cmovs r10, r11
sarx r14, r10, r15
imul rbx, qword ptr [rdi+144]
sub r9, r10
lea r13, [r10-1]
sub rsi, rbx
vpxor ymm14, ymm10, ymm12
mov qword ptr [rdi+224], rsi
mov r12, qword ptr [rdi+312]
mov rax, rcx
xor rax, r14
sar rbp, 1
lea r8, [rbp+rax]
cmovc r8, rbp
adc r14, 0
cmovs rcx, rbp
mov qword ptr [rdi-64], rcx
vmovdqu ymm15, ymmword ptr [rdi+8]
mov rdx, -2
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
cmovs r13, r9
imul r12, qword ptr [rdi+136]
mov r11, qword ptr [rdi+304]
sarx r10, r13, r15
imul r11, qword ptr [rdi+152]
sub rdx, r13
sub r11, r12
mov qword ptr [rdi+208], r11
lea rbx, [r13-1]
mov rsi, rcx
xor rsi, r10
sar r8, 1
lea rax, [r8+rsi]
cmovc rax, r8
mov r14, qword ptr [rdi+296]
adc r10, 0
cmovs rcx, r8
mov qword ptr [rdi-56], rcx
mov rbp, -2
vpxor ymm3, ymm13, ymmword ptr [rdi+0]
cmovs rbx, rdx
sarx r9, rbx, r15
imul r14, qword ptr [rdi+160]
sub rbp, rbx
mov r12, qword ptr [rdi+288]
lea r11, [rbx-1]
imul r12, qword ptr [rdi+168]
sub r12, r14
sar r12, 20
vpxor ymm2, ymm14, ymm0
mov r13, rcx
xor r13, r9
sar rax, 1
lea rsi, [rax+r13]
cmovc rsi, rax
adc r9, 0
cmovs rcx, rax
mov qword ptr [rdi-48], rcx
mov r10, -2
vpxor ymm1, ymm3, ymmword ptr [rdi+1824]
cmovs r11, rbp
shl r12, 23
sarx r8, r11, r15
shr r12, 23
mov qword ptr [rdi+320], r12
sub r10, r11
shr r12, 21
shl r12, 44
lea rdx, [r11-1]
mov rbx, rcx
xor rbx, r8
sar rsi, 1
lea r14, [rsi+rbx]
cmovc r14, rsi
mov qword ptr [rdi+328], r12
vmovdqa ymmword ptr [rdi+1824], ymm1
mov r13, qword ptr [rdi+312]
adc r8, 0
cmovs rcx, rsi
mov qword ptr [rdi-40], rcx
mov r9, -2
cmovs rdx, r10
sarx rax, rdx, r15
sub r9, rdx
lea rbp, [rdx-1]
imul r13, qword ptr [rdi+160]
mov r11, qword ptr [rdi+304]
vpxor ymm4, ymm2, ymmword ptr [rdi+1856]
imul r11, qword ptr [rdi+168]
mov rbx, rcx
xor rbx, rax
sar r14, 1
lea r12, [r14+rbx]
cmovc r12, r14
adc rax, 0
cmovs rcx, r14
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+1856], ymm4
mov r8, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+200]
vbroadcasti128 ymm5, xmmword ptr [rdi+216]
vmovdqa ymm6, ymmword ptr [rdi+448]
cmovs rbp, r9
sub r11, r13
sar r11, 20
sarx rsi, rbp, r15
shl r11, 23
shr r11, 23
sub r8, rbp
mov qword ptr [rdi+336], r11
vpand ymm8, ymm7, ymm6
shr r11, 21
lea r10, [rbp-1]
mov rdx, rcx
xor rdx, rsi
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
vpand ymm11, ymm5, ymm6
vpsrlq ymm9, ymm7, 30
vpsrlq ymm10, ymm5, 30
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]
adc rsi, 0
cmovs rcx, r12
mov qword ptr [rdi-24], rcx
mov rax, -2
vpmuldq ymm13, ymm11, ymm12
vpaddq ymm14, ymm15, ymm13
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]
vpsrlq ymm3, ymm0, 30
vpand ymm1, ymm0, ymmword ptr [rdi+448]
cmovs r10, r8
sarx r14, r10, r15
shl r11, 44
mov qword ptr [rdi+344], r11
sub rax, r10
lea r9, [r10-1]
mov r13, qword ptr [rdi+200]
vperm2i128 ymm2, ymm1, ymm1, 0x81
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]
neg r13
vpmuldq ymm6, ymm10, ymm12
vpaddq ymm7, ymm4, ymm6
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e
sar r13, 63
mov rbp, rcx
xor rbp, r14
sar rbx, 1
lea rdx, [rbx+rbp]
cmovc rdx, rbx
adc r14, 0
cmovs rcx, rbx
mov qword ptr [rdi-16], rcx
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]
vpmuldq ymm13, ymm11, ymm5
vpaddq ymm14, ymm15, ymm13
vpaddq ymm0, ymm7, ymm14
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm1, ymm3
vpsrlq ymm4, ymm12, 30
vpand ymm6, ymm12, ymmword ptr [rdi+448]
vperm2i128 ymm15, ymm6, ymm6, 0x81
mov rsi, -2
vpmuldq ymm13, ymm9, ymmword ptr [rdi+736]
vpmuldq ymm7, ymm10, ymm5
vpaddq ymm14, ymm13, ymm7
vpshufd ymm0, ymmword ptr [rdi+768], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+768]
vpmuldq ymm3, ymm11, ymm0
cmovs r9, rax
add r13, qword ptr [rdi+216]
sarx r12, r9, r15
mov qword ptr [rdi+248], r13
sub rsi, r9
vpaddq ymm12, ymm1, ymm3
lea r8, [r9-1]
mov r11, rcx
xor r11, r12
sar rdx, 1
lea r10, [rdx+r11]
cmovc r10, rdx
vpaddq ymm6, ymm14, ymm12
vpaddq ymm5, ymm6, ymmword ptr [rdi+512]
vpaddq ymm13, ymm5, ymm4
vpsrlq ymm7, ymm13, 30
vpand ymm1, ymm13, ymmword ptr [rdi+448]
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi-8], rcx
mov rbp, -2
vmovdqa ymmword ptr [rdi+704], ymm1
vpmuldq ymm3, ymm9, ymmword ptr [rdi+768]
vpmuldq ymm14, ymm10, ymm0
vpaddq ymm12, ymm3, ymm14
vpshufd ymm6, ymmword ptr [rdi+800], 0x4e
cmovs r8, rsi
sarx r14, r8, r15
sub rbp, r8
lea rbx, [r8-1]
vpmuldq ymm5, ymm8, ymmword ptr [rdi+800]
vpmuldq ymm4, ymm11, ymm6
vpaddq ymm13, ymm5, ymm4
vpaddq ymm1, ymm12, ymm13
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm3, ymm0, ymm7
mov rax, rcx
xor rax, r14
sar r10, 1
lea r13, [r10+rax]
cmovc r13, r10
adc r14, 0
cmovs rcx, r10
mov qword ptr [rdi+0], rcx
vpsrlq ymm14, ymm3, 30
vpand ymm5, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+736], ymm5
vpmuldq ymm4, ymm9, ymmword ptr [rdi+800]
vpmuldq ymm12, ymm10, ymm6
vpaddq ymm13, ymm4, ymm12
vpshufd ymm1, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+832]
vpmuldq ymm7, ymm11, ymm1
mov r9, -2
vpaddq ymm3, ymm0, ymm7
vpaddq ymm6, ymm13, ymm3
vpaddq ymm4, ymm6, ymmword ptr [rdi+512]
vpaddq ymm12, ymm4, ymm14
vpsrlq ymm0, ymm12, 30
vpand ymm7, ymm12, ymmword ptr [rdi+448]
cmovs rbx, rbp
sarx r11, rbx, r15
sub r9, rbx
lea r12, [rbx-1]
vmovdqa ymmword ptr [rdi+768], ymm7
mov rdx, rcx
xor rdx, r11
sar r13, 1
lea rsi, [r13+rdx]
cmovc rsi, r13
vpmuldq ymm13, ymm9, ymmword ptr [rdi+832]
vpmuldq ymm3, ymm10, ymm1
vpaddq ymm6, ymm13, ymm3
vpshufd ymm4, ymmword ptr [rdi+864], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+864]
adc r11, 0
cmovs rcx, r13
mov qword ptr [rdi+8], rcx
mov r8, -2
vpmuldq ymm12, ymm11, ymm4
vpaddq ymm1, ymm14, ymm12
vpaddq ymm13, ymm6, ymm1
vpaddq ymm3, ymm13, ymmword ptr [rdi+512]
cmovs r12, r9
sarx rax, r12, r15
sub r8, r12
lea r14, [r12-1]
vpaddq ymm14, ymm3, ymm0
vpsrlq ymm12, ymm14, 30
vpand ymm6, ymm14, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+800], ymm6
vpsrlq ymm1, ymm5, 11
vpsllq ymm13, ymm7, 19
mov r10, rcx
xor r10, rax
sar rsi, 1
lea rbp, [rsi+r10]
cmovc rbp, rsi
adc rax, 0
cmovs rcx, rsi
mov qword ptr [rdi+16], rcx
vpsllq ymm3, ymm6, 49
vpaddq ymm0, ymm1, ymm13
vpaddq ymm14, ymm0, ymm3
vmovdqa ymmword ptr [rdi+672], ymm14
vmovdqu ymm5, ymmword ptr [rdi+232]
vpmuldq ymm7, ymm9, ymmword ptr [rdi+864]
vpmuldq ymm6, ymm10, ymm4
vpaddq ymm1, ymm7, ymm6
vpshufd ymm13, ymmword ptr [rdi+896], 0x4e
vmovdqu ymm0, ymmword ptr [rdi+240]
vpmuldq ymm3, ymm8, ymmword ptr [rdi+896]
mov rbx, -2
vpmuldq ymm14, ymm11, ymm13
vpaddq ymm4, ymm3, ymm14
vpaddq ymm7, ymm1, ymm4
vmovdqu ymm6, ymmword ptr [rdi+256]
vpaddq ymm3, ymm7, ymmword ptr [rdi+512]
vpaddq ymm14, ymm3, ymm12
vpsrlq ymm1, ymm14, 30
cmovs r14, r8
sarx rdx, r14, r15
sub rbx, r14
vpand ymm4, ymm14, ymmword ptr [rdi+448]
lea r11, [r14-1]
mov r13, rcx
xor r13, rdx
sar rbp, 1
lea r9, [rbp+r13]
cmovc r9, rbp
vmovdqa ymmword ptr [rdi+832], ymm4
vpxor ymm7, ymm5, ymm0
vpmuldq ymm3, ymm9, ymmword ptr [rdi+896]
vpmuldq ymm12, ymm10, ymm13
vpaddq ymm14, ymm3, ymm12
vpshufd ymm4, ymmword ptr [rdi+928], 0x4e
vpxor ymm0, ymm5, ymm6
adc rdx, 0
cmovs rcx, rbp
mov qword ptr [rdi+24], rcx
mov r12, -2
vpmuldq ymm13, ymm8, ymmword ptr [rdi+928]
vpmuldq ymm3, ymm11, ymm4
vpaddq ymm12, ymm13, ymm3
vpaddq ymm6, ymm14, ymm12
vpandn ymm13, ymm7, ymm0
vpaddq ymm3, ymm6, ymmword ptr [rdi+512]
cmovs r11, rbx
sarx r10, r11, r15
sub r12, r11
lea rax, [r11-1]
vpaddq ymm14, ymm3, ymm1
vpsrlq ymm12, ymm14, 30
vpand ymm7, ymm14, ymmword ptr [rdi+448]
vpxor ymm0, ymm13, ymm5
vmovdqa ymmword ptr [rdi+864], ymm7
vpmuldq ymm6, ymm9, ymmword ptr [rdi+928]
mov rsi, rcx
xor rsi, r10
sar r9, 1
lea r8, [r9+rsi]
cmovc r8, r9
adc r10, 0
cmovs rcx, r9
mov qword ptr [rdi+32], rcx
vpmuldq ymm3, ymm10, ymm4
vpaddq ymm1, ymm6, ymm3
vpshufd ymm14, ymmword ptr [rdi+960], 0x4e
vpxor ymm13, ymm0, ymmword ptr [rdi+1888]
vpmuldq ymm5, ymm8, ymmword ptr [rdi+960]
vpmuldq ymm7, ymm11, ymm14
vpaddq ymm4, ymm5, ymm7
vpaddq ymm6, ymm1, ymm4
vmovdqa ymmword ptr [rdi+1888], ymm13
vpaddq ymm3, ymm6, ymmword ptr [rdi+512]
vpaddq ymm0, ymm3, ymm12
vpsrlq ymm5, ymm0, 30
vpand ymm7, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm7
vpmuldq ymm1, ymm9, ymmword ptr [rdi+960]
vpmuldq ymm4, ymm10, ymm14
vpaddq ymm13, ymm1, ymm4
cmovs rax, r12
mov r14, r8
add r14, qword ptr [rdi+48]
mov r13, rcx
add r13, qword ptr [rdi+40]
mov rdx, r8
shl rdx, 43
mov rbp, rcx
shl rbp, 44
rorx rbx, r14, 22
rorx r11, r14, 43
rorx rsi, r13, 21
rorx r10, r13, 42
sarx r9, rax, r15
add rdx, qword ptr [rdi+64]
add rbp, qword ptr [rdi+56]
imul rbx, qword ptr [rdi+328]
imul r11, qword ptr [rdi+344]
imul rsi, qword ptr [rdi+328]
imul r10, qword ptr [rdi+344]
vpshufd ymm6, ymmword ptr [rdi+992], 0x4e
vpmuldq ymm3, ymm8, ymmword ptr [rdi+992]
vpmuldq ymm12, ymm11, ymm6
vpaddq ymm0, ymm3, ymm12
vpaddq ymm7, ymm13, ymm0
lea r12, [rbx+rdx]
vpaddq ymm14, ymm7, ymmword ptr [rdi+512]
lea r14, [rsi+rbp]
vpaddq ymm1, ymm14, ymm5
vpsrlq ymm4, ymm1, 30
vpand ymm3, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm3
sub r12, r11
sub r14, r10
vpmuldq ymm12, ymm9, ymmword ptr [rdi+992]
vpmuldq ymm13, ymm10, ymm6
vpaddq ymm0, ymm12, ymm13
vpshufd ymm7, ymmword ptr [rdi+1024], 0x4e
ror r12, 43
vmovdqu ymm14, ymmword ptr [rdi-120]
ror r14, 44
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1024]
vpmuldq ymm1, ymm11, ymm7
vpaddq ymm3, ymm5, ymm1
vpaddq ymm6, ymm0, ymm3
vpaddq ymm12, ymm6, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm4
vpsrlq ymm5, ymm13, 30
vpand ymm1, ymm13, ymmword ptr [rdi+448]
mov qword ptr [rdi+232], rcx
vmovdqa ymmword ptr [rdi+960], ymm1
vpandn ymm0, ymm14, ymmword ptr [rdi-128]
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1024]
vpmuldq ymm6, ymm10, ymm7
vpaddq ymm12, ymm3, ymm6
mov r13, rcx
add r13, qword ptr [rdi+40]
vpshufd ymm4, ymmword ptr [rdi+1056], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1056]
vpmuldq ymm1, ymm11, ymm4
vpaddq ymm14, ymm13, ymm1
sar r13, 42
vpaddq ymm7, ymm12, ymm14
mov rbx, -2
sub rbx, rax
vpaddq ymm3, ymm7, ymmword ptr [rdi+512]
vmovdqa ymm6, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r14
vpaddq ymm13, ymm3, ymm5
vpsrlq ymm1, ymm13, 30
vpand ymm12, ymm13, ymmword ptr [rdi+448]
mov qword ptr [rdi+80], r13
vmovdqa ymmword ptr [rdi+992], ymm12
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1056]
lea rdx, [rax-1]
mov rsi, r14
xor rsi, r9
sar r12, 1
lea rbp, [r12+rsi]
cmovc rbp, r12
vpmuldq ymm7, ymm10, ymm4
vpaddq ymm3, ymm14, ymm7
lea r11, [rcx+1048576]
vpshufd ymm5, ymmword ptr [rdi+1088], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1088]
vmovdqu ymm12, ymmword ptr [rdi-88]
vpmuldq ymm4, ymm11, ymm5
adc r9, 0
cmovs r14, r12
mov qword ptr [rdi-120], r14
vpaddq ymm14, ymm13, ymm4
mov r10, -2
vpaddq ymm7, ymm3, ymm14
vpaddq ymm13, ymm7, ymmword ptr [rdi+512]
vpaddq ymm4, ymm13, ymm1
vpsrlq ymm3, ymm4, 30
cmovs rdx, rbx
sarx r13, rdx, r15
shl r11, 22
sub r10, rdx
lea rax, [rdx-1]
vpand ymm14, ymm4, ymmword ptr [rdi+448]
sar r11, 43
vmovdqa ymmword ptr [rdi+1024], ymm14
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1088]
vpmuldq ymm13, ymm10, ymm5
vpandn ymm1, ymm12, ymmword ptr [rdi-96]
vpaddq ymm4, ymm7, ymm13
mov qword ptr [rdi+72], r11
vpshufd ymm14, ymmword ptr [rdi+1120], 0x4e
mov rsi, r14
xor rsi, r13
sar rbp, 1
lea rcx, [rbp+rsi]
cmovc rcx, rbp
adc r13, 0
cmovs r14, rbp
mov qword ptr [rdi-112], r14
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1120]
vpmuldq ymm12, ymm11, ymm14
vpaddq ymm7, ymm5, ymm12
vpaddq ymm13, ymm4, ymm7
vpaddq ymm5, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm5, ymm3
vpsrlq ymm4, ymm12, 30
vpxor ymm7, ymm6, ymmword ptr [rdi-96]
vpand ymm13, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1056], ymm13
mov r9, -2
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1120]
vpmuldq ymm3, ymm10, ymm14
vpaddq ymm6, ymm5, ymm3
vpshufd ymm12, ymmword ptr [rdi+1152], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1152]
vpmuldq ymm14, ymm11, ymm12
cmovs rax, r10
mov r12, r8
add r12, qword ptr [rdi+48]
sarx rbx, rax, r15
sar r12, 43
sub r9, rax
mov qword ptr [rdi+96], r12
vpaddq ymm5, ymm13, ymm14
lea rdx, [rax-1]
mov r11, r14
xor r11, rbx
sar rcx, 1
lea rsi, [rcx+r11]
cmovc rsi, rcx
vpxor ymm3, ymm0, ymm1
vpaddq ymm13, ymm6, ymm5
lea r13, [r8+2097152]
vpaddq ymm14, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm14, ymm4
vpsrlq ymm1, ymm0, 30
vpand ymm6, ymm0, ymmword ptr [rdi+448]
adc rbx, 0
cmovs r14, rcx
mov qword ptr [rdi-104], r14
mov rbp, -2
vmovdqa ymmword ptr [rdi+1088], ymm6
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1152]
vpmuldq ymm13, ymm10, ymm12
vpaddq ymm14, ymm5, ymm13
vmovdqu ymm4, ymmword ptr [rdi-56]
vpshufd ymm0, ymmword ptr [rdi+1184], 0x4e
cmovs rdx, r9
sarx r10, rdx, r15
shl r13, 21
sub rbp, rdx
lea r12, [rdx-1]
sar r13, 43
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1184]
vpmuldq ymm12, ymm11, ymm0
vpaddq ymm5, ymm6, ymm12
vpaddq ymm13, ymm14, ymm5
mov qword ptr [rdi+88], r13
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]
mov rax, r14
xor rax, r10
sar rsi, 1
lea r11, [rsi+rax]
cmovc r11, rsi
adc r10, 0
cmovs r14, rsi
mov qword ptr [rdi-96], r14
vpaddq ymm12, ymm6, ymm1
vpsrlq ymm14, ymm12, 30
vpand ymm5, ymm12, ymmword ptr [rdi+448]
vpandn ymm13, ymm4, ymmword ptr [rdi-64]
mov r8, qword ptr [rdi+72]
vmovdqa ymmword ptr [rdi+1120], ymm5
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1184]
vpmuldq ymm1, ymm10, ymm0
vpaddq ymm12, ymm6, ymm1
vpshufd ymm4, ymmword ptr [rdi+1216], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1216]
mov rbx, -2
vpmuldq ymm0, ymm11, ymm4
vpaddq ymm6, ymm5, ymm0
vpaddq ymm1, ymm12, ymm6
vpxor ymm5, ymm7, ymmword ptr [rdi-64]
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm12, ymm0, ymm14
vpsrlq ymm6, ymm12, 30
cmovs r12, rbp
sarx rcx, r12, r15
imul r8, qword ptr [rdi+320]
sub rbx, r12
mov r9, qword ptr [rdi+80]
vpand ymm7, ymm12, ymmword ptr [rdi+448]
lea rdx, [r12-1]
mov r13, r14
xor r13, rcx
sar r11, 1
lea rax, [r11+r13]
cmovc rax, r11
vmovdqa ymmword ptr [rdi+1152], ymm7
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1216]
vpmuldq ymm0, ymm10, ymm4
vpaddq ymm14, ymm1, ymm0
vpshufd ymm12, ymmword ptr [rdi+1248], 0x4e
adc rcx, 0
cmovs r14, r11
mov qword ptr [rdi-88], r14
vpxor ymm7, ymm3, ymm13
mov r10, -2
vpmuldq ymm4, ymm8, ymmword ptr [rdi+1248]
vpmuldq ymm1, ymm11, ymm12
vpaddq ymm0, ymm4, ymm1
vpaddq ymm3, ymm14, ymm0
vpaddq ymm13, ymm3, ymmword ptr [rdi+512]
cmovs rdx, rbx
imul r9, qword ptr [rdi+336]
sarx rsi, rdx, r15
sub r9, r8
sub r10, rdx
lea rbp, [rdx-1]
sar r9, 20
vpaddq ymm4, ymm13, ymm6
vpsrlq ymm1, ymm4, 30
vpand ymm14, ymm4, ymmword ptr [rdi+448]
mov qword ptr [rdi+352], r9
vmovdqa ymmword ptr [rdi+1184], ymm14
vmovdqu ymm0, ymmword ptr [rdi-24]
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1248]
vpmuldq ymm13, ymm10, ymm12
mov r12, r14
xor r12, rsi
sar rax, 1
lea r13, [rax+r12]
cmovc r13, rax
adc rsi, 0
cmovs r14, rax
mov qword ptr [rdi-80], r14
vpaddq ymm6, ymm3, ymm13
vpshufd ymm4, ymmword ptr [rdi+1280], 0x4e
mov rcx, qword ptr [rdi+88]
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1280]
vpmuldq ymm12, ymm11, ymm4
vpaddq ymm3, ymm14, ymm12
vpaddq ymm13, ymm6, ymm3
vpaddq ymm14, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm14, ymm1
vpandn ymm6, ymm0, ymmword ptr [rdi-32]
vpsrlq ymm3, ymm12, 30
mov r11, -2
vpand ymm13, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1216], ymm13
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1280]
vpmuldq ymm1, ymm10, ymm4
vpaddq ymm0, ymm14, ymm1
cmovs rbp, r10
sarx rbx, rbp, r15
imul rcx, qword ptr [rdi+320]
sub r11, rbp
mov r8, qword ptr [rdi+96]
vpshufd ymm12, ymmword ptr [rdi+1312], 0x4e
imul r8, qword ptr [rdi+336]
lea rdx, [rbp-1]
mov r9, r14
xor r9, rbx
sar r13, 1
lea r12, [r13+r9]
cmovc r12, r13
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1312]
vpmuldq ymm4, ymm11, ymm12
vpxor ymm14, ymm5, ymmword ptr [rdi-32]
vpaddq ymm1, ymm13, ymm4
vpaddq ymm5, ymm0, ymm1
vpaddq ymm13, ymm5, ymmword ptr [rdi+512]
adc rbx, 0
cmovs r14, r13
mov qword ptr [rdi-72], r14
vpaddq ymm4, ymm13, ymm3
mov rsi, -2
vpsrlq ymm0, ymm4, 30
vpand ymm1, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1248], ymm1
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1312]
cmovs rdx, r11
sarx rax, rdx, r15
sub r8, rcx
sub rsi, rdx
lea r10, [rdx-1]
sar r8, 20
vpmuldq ymm13, ymm10, ymm12
vpxor ymm3, ymm7, ymm6
vpaddq ymm4, ymm5, ymm13
vpshufd ymm1, ymmword ptr [rdi+1344], 0x4e
mov qword ptr [rdi+360], r8
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1344]
vpmuldq ymm7, ymm11, ymm1
vpaddq ymm6, ymm12, ymm7
mov rbp, r14
xor rbp, rax
sar r12, 1
lea r9, [r12+rbp]
cmovc r9, r12
adc rax, 0
cmovs r14, r12
mov qword ptr [rdi-64], r14
vpaddq ymm5, ymm4, ymm6
mov rbx, qword ptr [rdi+72]
vpaddq ymm13, ymm5, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm7, ymm12, 30
vmovdqu ymm4, ymmword ptr [rdi+8]
vpand ymm6, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1280], ymm6
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1344]
vpmuldq ymm13, ymm10, ymm1
vpaddq ymm0, ymm5, ymm13
mov r13, -2
vpshufd ymm12, ymmword ptr [rdi+1376], 0x4e
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1376]
vpmuldq ymm1, ymm11, ymm12
vpaddq ymm5, ymm6, ymm1
vpandn ymm13, ymm4, ymmword ptr [rdi+0]
vpaddq ymm6, ymm0, ymm5
vpaddq ymm1, ymm6, ymmword ptr [rdi+512]
cmovs r10, rsi
sarx r11, r10, r15
imul rbx, qword ptr [rdi+672]
sub r13, r10
mov rcx, qword ptr [rdi+80]
imul rcx, qword ptr [rdi+680]
vpaddq ymm4, ymm1, ymm7
lea rdx, [r10-1]
mov r8, r14
xor r8, r11
sar r9, 1
lea rbp, [r9+r8]
cmovc rbp, r9
vpsrlq ymm0, ymm4, 30
vpand ymm5, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1312], ymm5
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1376]
vpmuldq ymm1, ymm10, ymm12
adc r11, 0
cmovs r14, r9
mov qword ptr [rdi-56], r14
mov rax, -2
vpaddq ymm7, ymm6, ymm1
vpxor ymm4, ymm14, ymmword ptr [rdi+0]
vpshufd ymm5, ymmword ptr [rdi+1408], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1408]
vpmuldq ymm6, ymm11, ymm5
vpaddq ymm1, ymm12, ymm6
cmovs rdx, r13
sarx r12, rdx, r15
sub rcx, rbx
sub rax, rdx
lea rsi, [rdx-1]
mov r10, qword ptr [rdi+352]
vpaddq ymm14, ymm7, ymm1
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
sar r10, 21
vpaddq ymm6, ymm12, ymm0
vpsrlq ymm7, ymm6, 30
vpand ymm1, ymm6, ymmword ptr [rdi+448]
vpxor ymm14, ymm3, ymm13
mov r8, r14
xor r8, r12
sar rbp, 1
lea r11, [rbp+r8]
cmovc r11, rbp
adc r12, 0
cmovs r14, rbp
mov qword ptr [rdi-48], r14
vmovdqa ymmword ptr [rdi+1344], ymm1
lea r9, [r10+rcx]
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1408]
vpmuldq ymm0, ymm10, ymm5
vpaddq ymm6, ymm12, ymm0
vpshufd ymm3, ymmword ptr [rdi+1440], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1440]
vpmuldq ymm1, ymm11, ymm3
vpaddq ymm5, ymm13, ymm1
vpaddq ymm12, ymm6, ymm5
mov r13, -2
vpxor ymm0, ymm4, ymmword ptr [rdi+1824]
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
vpaddq ymm1, ymm13, ymm7
vpsrlq ymm6, ymm1, 30
vpand ymm5, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1376], ymm5
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1440]
cmovs rsi, rax
sarx rbx, rsi, r15
shl r9, 44
mov qword ptr [rdi+368], r9
sub r13, rsi
mov rdx, qword ptr [rdi+88]
vpmuldq ymm12, ymm10, ymm3
lea r8, [rsi-1]
mov r12, r14
xor r12, rbx
sar r11, 1
lea rbp, [r11+r12]
cmovc rbp, r11
vpaddq ymm13, ymm4, ymm12
vpshufd ymm7, ymmword ptr [rdi+1472], 0x4e
vmovdqa ymmword ptr [rdi+1824], ymm0
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1472]
vpmuldq ymm5, ymm11, ymm7
vpaddq ymm3, ymm1, ymm5
adc rbx, 0
cmovs r14, r11
mov qword ptr [rdi-40], r14
mov r10, -2
vpaddq ymm4, ymm13, ymm3
vpaddq ymm12, ymm4, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm6
vpsrlq ymm1, ymm0, 30
vpand ymm5, ymm0, ymmword ptr [rdi+448]
cmovs r8, r13
sarx rcx, r8, r15
imul rdx, qword ptr [rdi+672]
sub r10, r8
lea rax, [r8-1]
mov r9, qword ptr [rdi+96]
vmovdqa ymmword ptr [rdi+1408], ymm5
imul r9, qword ptr [rdi+680]
vpmuldq ymm13, ymm9, ymmword ptr [rdi+1472]
vpxor ymm3, ymm14, ymmword ptr [rdi+1856]
vpmuldq ymm4, ymm10, ymm7
vpaddq ymm12, ymm13, ymm4
vpshufd ymm6, ymmword ptr [rdi+1504], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1504]
sub r9, rdx
mov rsi, r14
xor rsi, rcx
sar rbp, 1
lea r12, [rbp+rsi]
cmovc r12, rbp
adc rcx, 0
cmovs r14, rbp
mov qword ptr [rdi-32], r14
vpmuldq ymm5, ymm11, ymm6
vpaddq ymm14, ymm0, ymm5
vpaddq ymm7, ymm12, ymm14
vpaddq ymm13, ymm7, ymmword ptr [rdi+512]
mov rbx, qword ptr [rdi+360]
vpaddq ymm4, ymm13, ymm1
vmovdqa ymmword ptr [rdi+1856], ymm3
vpsrlq ymm0, ymm4, 30
vpand ymm5, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1440], ymm5
mov r11, -2
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1504]
vpmuldq ymm14, ymm10, ymm6
vpaddq ymm7, ymm12, ymm14
vpshufd ymm13, ymmword ptr [rdi+1536], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1536]
vpmuldq ymm3, ymm11, ymm13
cmovs rax, r10
sarx r13, rax, r15
sar rbx, 21
sub r11, rax
lea r8, [rbx+r9]
vpaddq ymm4, ymm1, ymm3
lea rdx, [rax-1]
mov rsi, r14
xor rsi, r13
sar r12, 1
lea rcx, [r12+rsi]
cmovc rcx, r12
vpaddq ymm5, ymm7, ymm4
vpaddq ymm6, ymm5, ymmword ptr [rdi+512]
vpaddq ymm12, ymm6, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
adc r13, 0
cmovs r14, r12
mov qword ptr [rdi-24], r14
vmovdqa ymmword ptr [rdi+1472], ymm1
mov rbp, -2
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1536]
vpmuldq ymm7, ymm10, ymm13
vpaddq ymm4, ymm3, ymm7
vpshufd ymm5, ymmword ptr [rdi+1568], 0x4e
cmovs rdx, r11
sarx r10, rdx, r15
shl r8, 44
mov qword ptr [rdi+376], r8
sub rbp, rdx
lea rbx, [rdx-1]
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1568]
vpmuldq ymm0, ymm11, ymm5
vpaddq ymm12, ymm6, ymm0
vpaddq ymm1, ymm4, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm3, ymm13, ymm14
mov r9, r14
xor r9, r10
sar rcx, 1
lea rax, [rcx+r9]
cmovc rax, rcx
adc r10, 0
cmovs r14, rcx
mov qword ptr [rdi-16], r14
vpsrlq ymm7, ymm3, 30
vpand ymm6, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1504], ymm6
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1568]
vpmuldq ymm4, ymm10, ymm5
vpaddq ymm12, ymm0, ymm4
vpshufd ymm1, ymmword ptr [rdi+1600], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1600]
vpmuldq ymm14, ymm11, ymm1
mov rsi, -2
vpaddq ymm3, ymm13, ymm14
vpaddq ymm6, ymm12, ymm3
vpaddq ymm5, ymm6, ymmword ptr [rdi+512]
vpaddq ymm0, ymm5, ymm7
vpsrlq ymm4, ymm0, 30
vpand ymm13, ymm0, ymmword ptr [rdi+448]
cmovs rbx, rbp
sarx r13, rbx, r15
sub rsi, rbx
vmovdqa ymmword ptr [rdi+1536], ymm13
lea r12, [rbx-1]
mov r11, r14
xor r11, r13
sar rax, 1
lea r8, [rax+r11]
cmovc r8, rax
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1600]
vpmuldq ymm12, ymm10, ymm1
vpaddq ymm3, ymm14, ymm12
vpshufd ymm6, ymmword ptr [rdi+1632], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1632]
adc r13, 0
cmovs r14, rax
mov qword ptr [rdi-8], r14
mov rdx, -2
vpmuldq ymm7, ymm11, ymm6
vpaddq ymm0, ymm5, ymm7
vpaddq ymm13, ymm3, ymm0
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm14, ymm1, ymm4
cmovs r12, rsi
sarx r9, r12, r15
sub rdx, r12
lea r10, [r12-1]
vpsrlq ymm12, ymm14, 30
vpand ymm5, ymm14, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1568], ymm5
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1632]
vpmuldq ymm3, ymm10, ymm6
mov rcx, r14
xor rcx, r9
sar r8, 1
lea rbp, [r8+rcx]
cmovc rbp, r8
adc r9, 0
cmovs r14, r8
mov qword ptr [rdi+0], r14
vpaddq ymm0, ymm7, ymm3
vpshufd ymm13, ymmword ptr [rdi+1664], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1664]
vpmuldq ymm4, ymm11, ymm13
vpaddq ymm14, ymm1, ymm4
vpaddq ymm5, ymm0, ymm14
vpaddq ymm6, ymm5, ymmword ptr [rdi+512]
vpaddq ymm7, ymm6, ymm12
vpsrlq ymm3, ymm7, 30
mov rbx, -2
vpand ymm1, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1600], ymm1
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1664]
vpmuldq ymm0, ymm10, ymm13
vpaddq ymm14, ymm4, ymm0
vpshufd ymm5, ymmword ptr [rdi+1696], 0x4e
cmovs r10, rdx
sarx r11, r10, r15
sub rbx, r10
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1696]
lea r13, [r10-1]
mov rax, r14
xor rax, r11
sar rbp, 1
lea rsi, [rbp+rax]
cmovc rsi, rbp
vpmuldq ymm12, ymm11, ymm5
vpaddq ymm7, ymm6, ymm12
vpaddq ymm1, ymm14, ymm7
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm4, ymm13, ymm3
adc r11, 0
cmovs r14, rbp
mov qword ptr [rdi+8], r14
mov r12, -2
vpsrlq ymm0, ymm4, 30
vpand ymm6, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1632], ymm6
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1696]
vpmuldq ymm14, ymm10, ymm5
cmovs r13, rbx
sarx rcx, r13, r15
sub r12, r13
lea r9, [r13-1]
vpaddq ymm7, ymm12, ymm14
vpshufd ymm1, ymmword ptr [rdi+1728], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1728]
vpmuldq ymm3, ymm11, ymm1
vpaddq ymm4, ymm13, ymm3
vpaddq ymm6, ymm7, ymm4
mov r8, r14
xor r8, rcx
sar rsi, 1
lea rdx, [rsi+r8]
cmovc rdx, rsi
adc rcx, 0
cmovs r14, rsi
mov qword ptr [rdi+16], r14
vpaddq ymm5, ymm6, ymmword ptr [rdi+512]
vpaddq ymm12, ymm5, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1664], ymm13
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1728]
vpmuldq ymm7, ymm10, ymm1
vpaddq ymm4, ymm3, ymm7
mov r10, -2
vpshufd ymm6, ymmword ptr [rdi+1760], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1760]
vpmuldq ymm0, ymm11, ymm6
vpaddq ymm12, ymm5, ymm0
vpaddq ymm13, ymm4, ymm12
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
cmovs r9, r12
sarx rax, r9, r15
sub r10, r9
vpaddq ymm3, ymm1, ymm14
lea r11, [r9-1]
mov rbp, r14
xor rbp, rax
sar rdx, 1
lea rbx, [rdx+rbp]
cmovc rbx, rdx
vpsrlq ymm7, ymm3, 30
vpand ymm5, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1696], ymm5
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1760]
vpmuldq ymm4, ymm10, ymm6
adc rax, 0
cmovs r14, rdx
mov qword ptr [rdi+24], r14
vpaddq ymm12, ymm0, ymm4
mov r13, -2
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1792]
vpmuldq ymm14, ymm11, ymm13
vpaddq ymm3, ymm1, ymm14
cmovs r11, r10
sarx r8, r11, r15
sub r13, r11
lea rcx, [r11-1]
vpaddq ymm5, ymm12, ymm3
vpaddq ymm6, ymm5, ymmword ptr [rdi+512]
vpaddq ymm0, ymm6, ymm7
vpsrlq ymm4, ymm0, 30
vpand ymm8, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1728], ymm8
mov rsi, r14
xor rsi, r8
sar rbx, 1
lea r12, [rbx+rsi]
cmovc r12, rbx
adc r8, 0
cmovs r14, rbx
mov qword ptr [rdi+32], r14
vpmuldq ymm11, ymm9, ymmword ptr [rdi+1792]
vpmuldq ymm1, ymm10, ymm13
vpaddq ymm14, ymm11, ymm1
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm3, ymm12, ymm4
vpaddq ymm5, ymm3, ymm2
vpand ymm6, ymm5, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1760], ymm6
vpsrlq ymm7, ymm5, 30
vpaddq ymm0, ymm7, ymm15
vpaddq ymm8, ymm0, ymmword ptr [rdi+576]
vpand ymm9, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1792], ymm9
vpsrlq ymm10, ymm8, 30
vperm2i128 ymm13, ymm10, ymm10, 0x08
cmovs rcx, r13
mov r9, r12
add r9, qword ptr [rdi+48]
mov rbp, r14
add rbp, qword ptr [rdi+40]
mov rax, r12
shl rax, 43
mov rdx, r14
shl rdx, 44
rorx r10, r9, 22
rorx r11, r9, 43
rorx rsi, rbp, 21
rorx r8, rbp, 42
sarx rbx, rcx, r15
add rax, qword ptr [rdi+64]
add rdx, qword ptr [rdi+56]
imul r10, qword ptr [rdi+368]
imul r11, qword ptr [rdi+376]
imul rsi, qword ptr [rdi+368]
imul r8, qword ptr [rdi+376]
vpaddq ymm11, ymm13, ymmword ptr [rdi+640]
vpaddq ymm1, ymm11, ymmword ptr [rdi+704]
vmovdqa ymmword ptr [rdi+704], ymm1
lea r13, [r10+rax]
lea r9, [rsi+rdx]
mov rbp, qword ptr [rdi+720]
sub r13, r11
sub r9, r8
ror r13, 43
vmovdqu ymm14, ymmword ptr [rdi-120]
ror r9, 44
sar rbp, 30
add rbp, qword ptr [rdi+752]
vpandn ymm12, ymm14, ymmword ptr [rdi-128]
sar rbp, 30
mov r10, -2
sub r10, rcx
vmovdqa ymm4, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r9
add rbp, qword ptr [rdi+784]
lea rax, [rcx-1]
mov rsi, r9
xor rsi, rbx
sar r13, 1
lea rdx, [r13+rsi]
cmovc rdx, r13
vmovdqu ymm3, ymmword ptr [rdi-88]
adc rbx, 0
cmovs r9, r13
mov qword ptr [rdi-120], r9
mov r11, -2
mov qword ptr [rdi+256], r14
cmovs rax, r10
sarx r8, rax, r15
sar rbp, 30
sub r11, rax
lea rcx, [rax-1]
add rbp, qword ptr [rdi+816]
mov rsi, r14
add rsi, qword ptr [rdi+40]
vpandn ymm2, ymm3, ymmword ptr [rdi-96]
sar rbp, 30
mov rbx, r9
xor rbx, r8
sar rdx, 1
lea r13, [rdx+rbx]
cmovc r13, rdx
adc r8, 0
cmovs r9, rdx
mov qword ptr [rdi-112], r9
vpxor ymm6, ymm4, ymmword ptr [rdi-96]
mov r10, -2
cmovs rcx, r11
sar rsi, 42
mov qword ptr [rdi+384], rsi
sarx rax, rcx, r15
add rbp, qword ptr [rdi+848]
lea rbx, [r14+1048576]
sub r10, rcx
shl rbx, 22
sar rbp, 30
sar rbx, 43
lea r8, [rcx-1]
mov rdx, r9
xor rdx, rax
sar r13, 1
lea r11, [r13+rdx]
cmovc r11, r13
vpxor ymm5, ymm12, ymm2
mov qword ptr [rdi+392], rbx
adc rax, 0
cmovs r9, r13
mov qword ptr [rdi-104], r9
mov rsi, -2
vmovdqu ymm7, ymmword ptr [rdi-56]
cmovs r8, r10
sarx r14, r8, r15
add rbp, qword ptr [rdi+880]
mov rcx, r12
add rcx, qword ptr [rdi+48]
sub rsi, r8
lea rdx, [r8-1]
sar rcx, 43
sar rbp, 30
mov qword ptr [rdi+400], rcx
add rbp, qword ptr [rdi+912]
lea rbx, [r12+2097152]
mov rax, r9
xor rax, r14
sar r11, 1
lea r13, [r11+rax]
cmovc r13, r11
adc r14, 0
cmovs r9, r11
mov qword ptr [rdi-96], r9
vpandn ymm15, ymm7, ymmword ptr [rdi-64]
mov r10, -2
vpxor ymm0, ymm6, ymmword ptr [rdi-64]
cmovs rdx, rsi
shl rbx, 21
sar rbp, 30
sarx r8, rdx, r15
sar rbx, 43
mov qword ptr [rdi+408], rbx
sub r10, rdx
add rbp, qword ptr [rdi+944]
mov rcx, qword ptr [rdi+392]
imul rcx, qword ptr [rdi+72]
lea r12, [rdx-1]
mov rax, r9
xor rax, r8
sar r13, 1
lea r14, [r13+rax]
cmovc r14, r13
mov r11, qword ptr [rdi+384]
adc r8, 0
cmovs r9, r13
mov qword ptr [rdi-88], r9
vpxor ymm9, ymm5, ymm15
mov rsi, -2
cmovs r12, r10
sarx rbx, r12, r15
sar rbp, 30
imul r11, qword ptr [rdi+88]
sub rsi, r12
lea rdx, [r12-1]
add rbp, qword ptr [rdi+976]
sub r11, rcx
mov qword ptr [rdi+128], r11
sar rbp, 30
vmovdqu ymm8, ymmword ptr [rdi-24]
mov rax, qword ptr [rdi+392]
mov r8, r9
xor r8, rbx
sar r14, 1
lea r13, [r14+r8]
cmovc r13, r14
adc rbx, 0
cmovs r9, r14
mov qword ptr [rdi-80], r9
vpandn ymm10, ymm8, ymmword ptr [rdi-32]
mov r10, -2
cmovs rdx, rsi
imul rax, qword ptr [rdi+80]
add rbp, qword ptr [rdi+1008]
sarx r12, rdx, r15
mov rcx, qword ptr [rdi+384]
imul rcx, qword ptr [rdi+96]
sub r10, rdx
sar rbp, 30
sub rcx, rax
mov qword ptr [rdi+136], rcx
lea r11, [rdx-1]
mov r8, r9
xor r8, r12
sar r13, 1
lea rbx, [r13+r8]
cmovc rbx, r13
vpxor ymm13, ymm0, ymmword ptr [rdi-32]
mov r14, qword ptr [rdi+408]
adc r12, 0
cmovs r9, r13
mov qword ptr [rdi-72], r9
mov rsi, -2
cmovs r11, r10
add rbp, qword ptr [rdi+1040]
sarx rax, r11, r15
imul r14, qword ptr [rdi+72]
sub rsi, r11
sar rbp, 30
lea rcx, [r11-1]
mov rdx, qword ptr [rdi+400]
vpxor ymm11, ymm9, ymm10
imul rdx, qword ptr [rdi+88]
add rbp, qword ptr [rdi+1072]
sub rdx, r14
mov r8, r9
xor r8, rax
sar rbx, 1
lea r12, [rbx+r8]
cmovc r12, rbx
adc rax, 0
cmovs r9, rbx
mov qword ptr [rdi-64], r9
mov qword ptr [rdi+144], rdx
vmovdqu ymm1, ymmword ptr [rdi+8]
mov r13, qword ptr [rdi+408]
mov r10, -2
vpandn ymm14, ymm1, ymmword ptr [rdi+0]
cmovs rcx, rsi
sar rbp, 30
sarx r11, rcx, r15
add rbp, qword ptr [rdi+1104]
imul r13, qword ptr [rdi+80]
sub r10, rcx
mov r14, qword ptr [rdi+400]
sar rbp, 30
lea r8, [rcx-1]
mov rax, r9
xor rax, r11
sar r12, 1
lea rbx, [r12+rax]
cmovc rbx, r12
adc r11, 0
cmovs r9, r12
mov qword ptr [rdi-56], r9
mov rdx, -2
vpxor ymm3, ymm13, ymmword ptr [rdi+0]
cmovs r8, r10
imul r14, qword ptr [rdi+96]
sarx rsi, r8, r15
sub r14, r13
add rbp, qword ptr [rdi+1136]
sub rdx, r8
lea rcx, [r8-1]
mov qword ptr [rdi+152], r14
mov rax, qword ptr [rdi+392]
sar rbp, 30
imul rax, qword ptr [rdi+352]
vpxor ymm4, ymm11, ymm14
mov r11, r9
xor r11, rsi
sar rbx, 1
lea r12, [rbx+r11]
cmovc r12, rbx
adc rsi, 0
cmovs r9, rbx
mov qword ptr [rdi-48], r9
mov r10, qword ptr [rdi+384]
mov r13, -2
vpxor ymm12, ymm3, ymmword ptr [rdi+1824]
cmovs rcx, rdx
add rbp, qword ptr [rdi+1168]
imul r10, qword ptr [rdi+360]
sarx r8, rcx, r15
sub r10, rax
sar rbp, 30
sub r13, rcx
sar r10, 20
mov r14, qword ptr [rdi+128]
add rbp, qword ptr [rdi+1200]
lea r11, [rcx-1]
mov rsi, r9
xor rsi, r8
sar r12, 1
lea rbx, [r12+rsi]
cmovc rbx, r12
vmovdqa ymmword ptr [rdi+1824], ymm12
adc r8, 0
cmovs r9, r12
mov qword ptr [rdi-40], r9
mov rdx, -2
cmovs r11, r13
sarx rax, r11, r15
imul r14, qword ptr [rdi+672]
mov rcx, qword ptr [rdi+136]
sar rbp, 30
sub rdx, r11
lea rsi, [r11-1]
imul rcx, qword ptr [rdi+680]
sub rcx, r14
add rbp, qword ptr [rdi+1232]
vpxor ymm2, ymm4, ymmword ptr [rdi+1856]
lea r8, [r10+2*rcx]
mov r12, r9
xor r12, rax
sar rbx, 1
lea r13, [rbx+r12]
cmovc r13, rbx
adc rax, 0
cmovs r9, rbx
mov qword ptr [rdi-32], r9
mov qword ptr [rdi+160], r8
vmovdqa ymmword ptr [rdi+1856], ymm2
mov r11, -2
cmovs rsi, rdx
sar rbp, 30
sarx r14, rsi, r15
sar r8, 21
add rbp, qword ptr [rdi+1264]
shl r8, 44
sub r11, rsi
mov qword ptr [rdi+416], r8
sar rbp, 30
mov r10, qword ptr [rdi+408]
lea rcx, [rsi-1]
mov r12, r9
xor r12, r14
sar r13, 1
lea rax, [r13+r12]
cmovc rax, r13
adc r14, 0
cmovs r9, r13
mov qword ptr [rdi-24], r9
mov rbx, -2
cmovs rcx, r11
sarx rdx, rcx, r15
imul r10, qword ptr [rdi+352]
add rbp, qword ptr [rdi+1296]
mov r8, qword ptr [rdi+400]
sub rbx, rcx
lea rsi, [rcx-1]
imul r8, qword ptr [rdi+360]
sar rbp, 30
sub r8, r10
sar r8, 20
mov r12, r9
xor r12, rdx
sar rax, 1
lea r14, [rax+r12]
cmovc r14, rax
adc rdx, 0
cmovs r9, rax
mov qword ptr [rdi-16], r9
mov r13, qword ptr [rdi+144]
mov r11, -2
cmovs rsi, rbx
add rbp, qword ptr [rdi+1328]
sarx rcx, rsi, r15
imul r13, qword ptr [rdi+672]
sar rbp, 30
mov r10, qword ptr [rdi+152]
sub r11, rsi
imul r10, qword ptr [rdi+680]
add rbp, qword ptr [rdi+1360]
sub r10, r13
lea r12, [rsi-1]
mov rdx, r9
xor rdx, rcx
sar r14, 1
lea rax, [r14+rdx]
cmovc rax, r14
lea rbx, [r8+2*r10]
adc rcx, 0
cmovs r9, r14
mov qword ptr [rdi-8], r9
mov r13, -2
mov qword ptr [rdi+168], rbx
cmovs r12, r11
sarx rsi, r12, r15
sar rbp, 30
sub r13, r12
lea rdx, [r12-1]
sar rbx, 21
add rbp, qword ptr [rdi+1392]
shl rbx, 44
mov r8, r9
xor r8, rsi
sar rax, 1
lea r10, [rax+r8]
cmovc r10, rax
adc rsi, 0
cmovs r9, rax
mov qword ptr [rdi+0], r9
mov qword ptr [rdi+424], rbx
mov rcx, qword ptr [rdi+128]
mov r14, -2
cmovs rdx, r13
sar rbp, 30
sarx r11, rdx, r15
add rbp, qword ptr [rdi+1424]
sar rcx, 63
sub r14, rdx
add rcx, qword ptr [rdi+136]
sar rbp, 30
mov qword ptr [rdi+240], rcx
lea r12, [rdx-1]
mov r8, r9
xor r8, r11
sar r10, 1
lea rsi, [r10+r8]
cmovc rsi, r10
adc r11, 0
cmovs r9, r10
mov qword ptr [rdi+8], r9
mov rax, -2
cmovs r12, r14
sarx rbx, r12, r15
add rbp, qword ptr [rdi+1456]
sub rax, r12
lea r13, [r12-1]
sar rbp, 30
add rbp, qword ptr [rdi+1488]
mov rcx, r9
xor rcx, rbx
sar rsi, 1
lea rdx, [rsi+rcx]
cmovc rdx, rsi
adc rbx, 0
cmovs r9, rsi
mov qword ptr [rdi+16], r9
mov r8, -2
cmovs r13, rax
sarx r11, r13, r15
sar rbp, 30
sub r8, r13
add rbp, qword ptr [rdi+1520]
lea r10, [r13-1]
mov r14, r9
xor r14, r11
sar rdx, 1
lea r12, [rdx+r14]
cmovc r12, rdx
adc r11, 0
cmovs r9, rdx
mov qword ptr [rdi+24], r9
mov rcx, -2
cmovs r10, r8
sarx rbx, r10, r15
sar rbp, 30
sub rcx, r10
lea rsi, [r10-1]
add rbp, qword ptr [rdi+1552]
sar rbp, 30
mov rax, r9
xor rax, rbx
sar r12, 1
lea r13, [r12+rax]
cmovc r13, r12
adc rbx, 0
cmovs r9, r12
mov qword ptr [rdi+32], r9
mov qword ptr [rdi+112], r9
mov qword ptr [rdi+120], r13
cmovs rsi, rcx
mov r14, r13
add r14, qword ptr [rdi+48]
mov r11, r9
add r11, qword ptr [rdi+40]
shl r13, 43
shl r9, 44
rorx rdx, r14, 22
rorx r8, r14, 43
rorx r10, r11, 21
rorx rax, r11, 42
sarx rbx, rsi, r15
add rbp, qword ptr [rdi+1584]
add r13, qword ptr [rdi+64]
add r9, qword ptr [rdi+56]
imul rdx, qword ptr [rdi+416]
imul r8, qword ptr [rdi+424]
imul r10, qword ptr [rdi+416]
imul rax, qword ptr [rdi+424]
sar rbp, 30
add rbp, qword ptr [rdi+1616]
lea r12, [rdx+r13]
lea rcx, [r10+r9]
sar rbp, 30
sub r12, r8
sub rcx, rax
ror r12, 43
ror rcx, 44
add rbp, qword ptr [rdi+1648]
sar rbp, 30
add rbp, qword ptr [rdi+1680]
sar rbp, 30
add rbp, qword ptr [rdi+1712]
sar rbp, 30
add rbp, qword ptr [rdi+1744]
sar rbp, 30
add rbp, qword ptr [rdi+1776]
sar rbp, 30
add rbp, qword ptr [rdi+1808]
mov r14, qword ptr [rdi+248]
mov r11, r14
xor r11, qword ptr [rdi+272]
mov rdx, r14
xor rdx, rbp
andn r13, r11, rdx
xor r13, r14
xor r13, qword ptr [rdi+280]
mov qword ptr [rdi+280], r13
mov qword ptr [rdi+272], rbp
mov rdx, rsi
mov rsi, rbx
mov rbx, r12
dec qword ptr [rdi+104]
jnz 2b
mov qword ptr [rdi+176], rbx
mov qword ptr [rdi+184], rcx
mov qword ptr [rdi+192], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
