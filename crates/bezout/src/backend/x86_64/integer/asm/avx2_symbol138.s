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
// Length: 138 limbs of 30 bits; 2210 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
cmovs rbp, rax
sarx r12, rbp, r15
mov r13, r10
add r13, qword ptr [rdi+40]
sar r13, 42
mov qword ptr [rdi+288], r13
vpandn ymm4, ymm3, ymmword ptr [rdi-96]
lea r14, [r10+1048576]
shl r14, 22
mov rdx, -2
sar r14, 43
sub rdx, rbp
lea r8, [rbp-1]
vpxor ymm5, ymm2, ymmword ptr [rdi-96]
mov qword ptr [rdi+296], r14
mov rsi, r11
add rsi, qword ptr [rdi+48]
sar rsi, 43
mov rbx, rcx
xor rbx, r12
sar r9, 1
lea rax, [r9+rbx]
cmovc rax, r9
adc r12, 0
cmovs rcx, r9
mov qword ptr [rdi-112], rcx
vpxor ymm6, ymm1, ymm4
mov qword ptr [rdi+304], rsi
lea r13, [r11+2097152]
vmovdqu ymm7, ymmword ptr [rdi-56]
cmovs r8, rdx
sarx r10, r8, r15
shl r13, 21
sar r13, 43
mov qword ptr [rdi+312], r13
mov rbp, qword ptr [rdi+112]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
mov qword ptr [rdi+264], rbp
mov r14, qword ptr [rdi+296]
mov rbx, -2
sub rbx, r8
imul r14, qword ptr [rdi+128]
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
mov r12, qword ptr [rdi+288]
lea r9, [r8-1]
mov rsi, rcx
xor rsi, r10
sar rax, 1
lea r11, [rax+rsi]
cmovc r11, rax
adc r10, 0
cmovs rcx, rax
mov qword ptr [rdi-104], rcx
vpxor ymm10, ymm6, ymm8
cmovs r9, rbx
sarx rdx, r9, r15
imul r12, qword ptr [rdi+144]
sub r14, r12
mov qword ptr [rdi+200], r14
mov r13, qword ptr [rdi+296]
imul r13, qword ptr [rdi+136]
vmovdqu ymm11, ymmword ptr [rdi-24]
mov rbp, qword ptr [rdi+288]
imul rbp, qword ptr [rdi+152]
mov r8, -2
sub rbp, r13
sub r8, r9
lea rsi, [r9-1]
vpandn ymm12, ymm11, ymmword ptr [rdi-32]
mov qword ptr [rdi+216], rbp
mov r10, qword ptr [rdi+312]
imul r10, qword ptr [rdi+128]
mov rax, rcx
xor rax, rdx
sar r11, 1
lea rbx, [r11+rax]
cmovc rbx, r11
adc rdx, 0
cmovs rcx, r11
mov qword ptr [rdi-96], rcx
vpxor ymm13, ymm9, ymmword ptr [rdi-32]
mov r12, qword ptr [rdi+304]
vpxor ymm14, ymm10, ymm12
cmovs rsi, r8
sarx r14, rsi, r15
imul r12, qword ptr [rdi+144]
sub r10, r12
mov qword ptr [rdi+224], r10
mov r13, qword ptr [rdi+312]
imul r13, qword ptr [rdi+136]
vmovdqu ymm15, ymmword ptr [rdi+8]
mov r9, qword ptr [rdi+304]
imul r9, qword ptr [rdi+152]
mov rbp, -2
sub rbp, rsi
sub r9, r13
mov qword ptr [rdi+208], r9
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
lea rax, [rsi-1]
mov rdx, rcx
xor rdx, r14
sar rbx, 1
lea r11, [rbx+rdx]
cmovc r11, rbx
mov r8, qword ptr [rdi+296]
adc r14, 0
cmovs rcx, rbx
mov qword ptr [rdi-88], rcx
vpxor ymm3, ymm13, ymmword ptr [rdi+0]
cmovs rax, rbp
sarx r12, rax, r15
imul r8, qword ptr [rdi+160]
mov r10, qword ptr [rdi+288]
imul r10, qword ptr [rdi+168]
sub r10, r8
sar r10, 20
vpxor ymm2, ymm14, ymm0
shl r10, 23
mov r13, -2
shr r10, 23
sub r13, rax
lea r9, [rax-1]
mov qword ptr [rdi+320], r10
vpxor ymm1, ymm3, ymmword ptr [rdi+2912]
shr r10, 21
shl r10, 44
mov rsi, rcx
xor rsi, r12
sar r11, 1
lea rdx, [r11+rsi]
cmovc rdx, r11
adc r12, 0
cmovs rcx, r11
mov qword ptr [rdi-80], rcx
mov qword ptr [rdi+328], r10
vmovdqa ymmword ptr [rdi+2912], ymm1
mov r14, qword ptr [rdi+312]
vpxor ymm4, ymm2, ymmword ptr [rdi+2944]
cmovs r9, r13
sarx rbx, r9, r15
imul r14, qword ptr [rdi+160]
mov rbp, qword ptr [rdi+304]
imul rbp, qword ptr [rdi+168]
sub rbp, r14
sar rbp, 20
vmovdqa ymmword ptr [rdi+2944], ymm4
shl rbp, 23
mov r8, -2
shr rbp, 23
sub r8, r9
mov qword ptr [rdi+336], rbp
vbroadcasti128 ymm7, xmmword ptr [rdi+200]
vbroadcasti128 ymm5, xmmword ptr [rdi+216]
vmovdqa ymm6, ymmword ptr [rdi+448]
shr rbp, 21
lea rax, [r9-1]
mov rsi, rcx
xor rsi, rbx
sar rdx, 1
lea r12, [rdx+rsi]
cmovc r12, rdx
vpand ymm8, ymm7, ymm6
vpand ymm11, ymm5, ymm6
vpsrlq ymm9, ymm7, 30
vpsrlq ymm10, ymm5, 30
adc rbx, 0
cmovs rcx, rdx
mov qword ptr [rdi-72], rcx
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]
vpmuldq ymm13, ymm11, ymm12
vpaddq ymm14, ymm15, ymm13
cmovs rax, r8
sarx r11, rax, r15
shl rbp, 44
mov qword ptr [rdi+344], rbp
mov r10, qword ptr [rdi+200]
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]
neg r10
vpsrlq ymm3, ymm0, 30
vpand ymm1, ymm0, ymmword ptr [rdi+448]
vperm2i128 ymm2, ymm1, ymm1, 0x81
sar r10, 63
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]
vpmuldq ymm6, ymm10, ymm12
add r10, qword ptr [rdi+216]
vpaddq ymm7, ymm4, ymm6
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e
mov qword ptr [rdi+248], r10
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]
mov r13, -2
sub r13, rax
vpmuldq ymm13, ymm11, ymm5
lea r14, [rax-1]
vpaddq ymm14, ymm15, ymm13
vpaddq ymm0, ymm7, ymm14
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm1, ymm3
vpsrlq ymm4, ymm12, 30
vpand ymm6, ymm12, ymmword ptr [rdi+448]
vperm2i128 ymm15, ymm6, ymm6, 0x81
mov r9, rcx
xor r9, r11
sar r12, 1
lea rsi, [r12+r9]
cmovc rsi, r12
adc r11, 0
cmovs rcx, r12
mov qword ptr [rdi-64], rcx
vpmuldq ymm13, ymm9, ymmword ptr [rdi+736]
vpmuldq ymm7, ymm10, ymm5
vpaddq ymm14, ymm13, ymm7
vpshufd ymm0, ymmword ptr [rdi+768], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+768]
vpmuldq ymm3, ymm11, ymm0
vpaddq ymm12, ymm1, ymm3
vpaddq ymm6, ymm14, ymm12
vpaddq ymm5, ymm6, ymmword ptr [rdi+512]
vpaddq ymm13, ymm5, ymm4
vpsrlq ymm7, ymm13, 30
vpand ymm1, ymm13, ymmword ptr [rdi+448]
cmovs r14, r13
sarx rbx, r14, r15
vmovdqa ymmword ptr [rdi+704], ymm1
vpmuldq ymm3, ymm9, ymmword ptr [rdi+768]
vpmuldq ymm14, ymm10, ymm0
vpaddq ymm12, ymm3, ymm14
vpshufd ymm6, ymmword ptr [rdi+800], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+800]
vpmuldq ymm4, ymm11, ymm6
mov rdx, -2
vpaddq ymm13, ymm5, ymm4
sub rdx, r14
vpaddq ymm1, ymm12, ymm13
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm3, ymm0, ymm7
vpsrlq ymm14, ymm3, 30
vpand ymm5, ymm3, ymmword ptr [rdi+448]
lea r8, [r14-1]
mov rbp, rcx
xor rbp, rbx
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
vmovdqa ymmword ptr [rdi+736], ymm5
vpmuldq ymm4, ymm9, ymmword ptr [rdi+800]
vpmuldq ymm12, ymm10, ymm6
vpaddq ymm13, ymm4, ymm12
adc rbx, 0
cmovs rcx, rsi
mov qword ptr [rdi-56], rcx
vpshufd ymm1, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+832]
vpmuldq ymm7, ymm11, ymm1
vpaddq ymm3, ymm0, ymm7
cmovs r8, rdx
sarx rax, r8, r15
vpaddq ymm6, ymm13, ymm3
vpaddq ymm4, ymm6, ymmword ptr [rdi+512]
vpaddq ymm12, ymm4, ymm14
vpsrlq ymm0, ymm12, 30
vpand ymm7, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+768], ymm7
vpmuldq ymm13, ymm9, ymmword ptr [rdi+832]
vmovdqu ymm3, ymmword ptr [rdi+232]
vpmuldq ymm6, ymm10, ymm1
mov r9, -2
vpaddq ymm4, ymm13, ymm6
sub r9, r8
lea r11, [r8-1]
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e
vmovdqu ymm12, ymmword ptr [rdi+240]
vpmuldq ymm1, ymm8, ymmword ptr [rdi+864]
vpmuldq ymm13, ymm11, ymm14
vpaddq ymm6, ymm1, ymm13
vpaddq ymm1, ymm4, ymm6
vmovdqu ymm13, ymmword ptr [rdi+256]
vpaddq ymm4, ymm1, ymmword ptr [rdi+512]
vpaddq ymm6, ymm4, ymm0
vpsrlq ymm1, ymm6, 30
mov r12, rcx
xor r12, rax
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
adc rax, 0
cmovs rcx, r10
mov qword ptr [rdi-48], rcx
vpxor ymm4, ymm3, ymm12
vpand ymm0, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+800], ymm0
vpsrlq ymm12, ymm5, 11
vpsllq ymm6, ymm7, 19
vpxor ymm5, ymm3, ymm13
vpsllq ymm7, ymm0, 49
vpaddq ymm13, ymm12, ymm6
vpaddq ymm0, ymm13, ymm7
vpandn ymm12, ymm4, ymm5
vmovdqa ymmword ptr [rdi+672], ymm0
vpmuldq ymm6, ymm9, ymmword ptr [rdi+864]
vpmuldq ymm13, ymm10, ymm14
vpxor ymm7, ymm12, ymm3
vpaddq ymm4, ymm6, ymm13
cmovs r11, r9
sarx r14, r11, r15
vpshufd ymm5, ymmword ptr [rdi+896], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+896]
vpmuldq ymm14, ymm11, ymm5
vpxor ymm12, ymm7, ymmword ptr [rdi+2976]
vpaddq ymm3, ymm0, ymm14
vpaddq ymm6, ymm4, ymm3
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]
vmovdqa ymmword ptr [rdi+2976], ymm12
vpaddq ymm7, ymm13, ymm1
vpsrlq ymm0, ymm7, 30
mov rbp, -2
vpand ymm14, ymm7, ymmword ptr [rdi+448]
sub rbp, r11
vmovdqa ymmword ptr [rdi+832], ymm14
vpmuldq ymm4, ymm9, ymmword ptr [rdi+896]
vpmuldq ymm3, ymm10, ymm5
vpaddq ymm6, ymm4, ymm3
vpshufd ymm12, ymmword ptr [rdi+928], 0x4e
lea rbx, [r11-1]
mov rsi, rcx
xor rsi, r14
sar r13, 1
lea rdx, [r13+rsi]
cmovc rdx, r13
vpmuldq ymm13, ymm8, ymmword ptr [rdi+928]
vpmuldq ymm1, ymm11, ymm12
vpaddq ymm7, ymm13, ymm1
vpaddq ymm14, ymm6, ymm7
adc r14, 0
cmovs rcx, r13
mov qword ptr [rdi-40], rcx
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
vpaddq ymm4, ymm5, ymm0
vpsrlq ymm3, ymm4, 30
cmovs rbx, rbp
sarx r8, rbx, r15
vpand ymm13, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm13
vpmuldq ymm1, ymm9, ymmword ptr [rdi+928]
vpmuldq ymm6, ymm10, ymm12
vpaddq ymm7, ymm1, ymm6
vpshufd ymm14, ymmword ptr [rdi+960], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm11, ymm14
vpaddq ymm4, ymm5, ymm0
mov r12, -2
vpaddq ymm13, ymm7, ymm4
sub r12, rbx
lea rax, [rbx-1]
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
vpaddq ymm1, ymm12, ymm3
vpsrlq ymm6, ymm1, 30
vpand ymm5, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm5
vpmuldq ymm0, ymm9, ymmword ptr [rdi+960]
vpmuldq ymm7, ymm10, ymm14
mov r10, rcx
xor r10, r8
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
adc r8, 0
cmovs rcx, rdx
mov qword ptr [rdi-32], rcx
vpaddq ymm4, ymm0, ymm7
vpshufd ymm13, ymmword ptr [rdi+992], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+992]
vpmuldq ymm3, ymm11, ymm13
vpaddq ymm1, ymm12, ymm3
vpaddq ymm5, ymm4, ymm1
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
vpaddq ymm0, ymm14, ymm6
vpsrlq ymm7, ymm0, 30
vpand ymm12, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm12
vpmuldq ymm3, ymm9, ymmword ptr [rdi+992]
cmovs rax, r12
sarx r11, rax, r15
vpmuldq ymm4, ymm10, ymm13
vpaddq ymm1, ymm3, ymm4
vpshufd ymm5, ymmword ptr [rdi+1024], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1024]
vpmuldq ymm6, ymm11, ymm5
vpaddq ymm0, ymm14, ymm6
vpaddq ymm12, ymm1, ymm0
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
mov rsi, -2
vpaddq ymm3, ymm13, ymm7
sub rsi, rax
vpsrlq ymm4, ymm3, 30
vpand ymm14, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+960], ymm14
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1024]
lea r14, [rax-1]
mov r13, rcx
xor r13, r11
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
vpmuldq ymm1, ymm10, ymm5
vpaddq ymm0, ymm6, ymm1
vpshufd ymm12, ymmword ptr [rdi+1056], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1056]
adc r11, 0
cmovs rcx, r9
mov qword ptr [rdi-24], rcx
vpmuldq ymm7, ymm11, ymm12
vpaddq ymm3, ymm13, ymm7
vpaddq ymm14, ymm0, ymm3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
cmovs r14, rsi
sarx rbx, r14, r15
vpaddq ymm6, ymm5, ymm4
vpsrlq ymm1, ymm6, 30
vpand ymm13, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+992], ymm13
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1056]
vpmuldq ymm0, ymm10, ymm12
vpaddq ymm3, ymm7, ymm0
vpshufd ymm14, ymmword ptr [rdi+1088], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1088]
mov r10, -2
vpmuldq ymm4, ymm11, ymm14
sub r10, r14
lea r8, [r14-1]
vpaddq ymm6, ymm5, ymm4
vpaddq ymm13, ymm3, ymm6
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
vpaddq ymm7, ymm12, ymm1
vpsrlq ymm0, ymm7, 30
vpand ymm5, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1024], ymm5
mov rdx, rcx
xor rdx, rbx
sar rbp, 1
lea r12, [rbp+rdx]
cmovc r12, rbp
adc rbx, 0
cmovs rcx, rbp
mov qword ptr [rdi-16], rcx
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1088]
vpmuldq ymm3, ymm10, ymm14
vpaddq ymm6, ymm4, ymm3
vpshufd ymm13, ymmword ptr [rdi+1120], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1120]
vpmuldq ymm1, ymm11, ymm13
vpaddq ymm7, ymm12, ymm1
vpaddq ymm5, ymm6, ymm7
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
vpaddq ymm4, ymm14, ymm0
vpsrlq ymm3, ymm4, 30
vpand ymm12, ymm4, ymmword ptr [rdi+448]
cmovs r8, r10
sarx rax, r8, r15
vmovdqa ymmword ptr [rdi+1056], ymm12
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1120]
vpmuldq ymm6, ymm10, ymm13
vpaddq ymm7, ymm1, ymm6
vpshufd ymm5, ymmword ptr [rdi+1152], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1152]
vpmuldq ymm0, ymm11, ymm5
vpaddq ymm4, ymm14, ymm0
mov r13, -2
sub r13, r8
vpaddq ymm12, ymm7, ymm4
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
vpaddq ymm1, ymm13, ymm3
vpsrlq ymm6, ymm1, 30
vpand ymm14, ymm1, ymmword ptr [rdi+448]
lea r11, [r8-1]
mov r9, rcx
xor r9, rax
sar r12, 1
lea rsi, [r12+r9]
cmovc rsi, r12
vmovdqa ymmword ptr [rdi+1088], ymm14
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1152]
vpmuldq ymm7, ymm10, ymm5
vpaddq ymm4, ymm0, ymm7
adc rax, 0
cmovs rcx, r12
mov qword ptr [rdi-8], rcx
vpshufd ymm12, ymmword ptr [rdi+1184], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1184]
vpmuldq ymm3, ymm11, ymm12
vpaddq ymm1, ymm13, ymm3
cmovs r11, r13
sarx r14, r11, r15
vpaddq ymm14, ymm4, ymm1
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm5, ymm6
vpsrlq ymm7, ymm0, 30
vpand ymm13, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1120], ymm13
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1184]
vpmuldq ymm4, ymm10, ymm12
vpaddq ymm1, ymm3, ymm4
mov rdx, -2
vpshufd ymm14, ymmword ptr [rdi+1216], 0x4e
sub rdx, r11
lea rbx, [r11-1]
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1216]
vpmuldq ymm6, ymm11, ymm14
vpaddq ymm0, ymm5, ymm6
vpaddq ymm13, ymm1, ymm0
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
vpaddq ymm3, ymm12, ymm7
vpsrlq ymm4, ymm3, 30
mov rbp, rcx
xor rbp, r14
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
adc r14, 0
cmovs rcx, rsi
mov qword ptr [rdi+0], rcx
vpand ymm5, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1152], ymm5
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1216]
vpmuldq ymm1, ymm10, ymm14
vpaddq ymm0, ymm6, ymm1
vpshufd ymm13, ymmword ptr [rdi+1248], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1248]
vpmuldq ymm7, ymm11, ymm13
vpaddq ymm3, ymm12, ymm7
vpaddq ymm5, ymm0, ymm3
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
vpaddq ymm6, ymm14, ymm4
cmovs rbx, rdx
sarx r8, rbx, r15
vpsrlq ymm1, ymm6, 30
vpand ymm12, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1184], ymm12
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1248]
vpmuldq ymm0, ymm10, ymm13
vpaddq ymm3, ymm7, ymm0
vpshufd ymm5, ymmword ptr [rdi+1280], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1280]
mov r9, -2
sub r9, rbx
vpmuldq ymm4, ymm11, ymm5
vpaddq ymm6, ymm14, ymm4
vpaddq ymm12, ymm3, ymm6
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
vpaddq ymm7, ymm13, ymm1
lea rax, [rbx-1]
mov r12, rcx
xor r12, r8
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
vpsrlq ymm0, ymm7, 30
vpand ymm14, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1216], ymm14
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1280]
adc r8, 0
cmovs rcx, r10
mov qword ptr [rdi+8], rcx
vpmuldq ymm3, ymm10, ymm5
vpaddq ymm6, ymm4, ymm3
vpshufd ymm12, ymmword ptr [rdi+1312], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1312]
cmovs rax, r9
sarx r11, rax, r15
vpmuldq ymm1, ymm11, ymm12
vpaddq ymm7, ymm13, ymm1
vpaddq ymm14, ymm6, ymm7
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
vpaddq ymm4, ymm5, ymm0
vpsrlq ymm3, ymm4, 30
vpand ymm13, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1248], ymm13
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1312]
mov rbp, -2
sub rbp, rax
vpmuldq ymm6, ymm10, ymm12
lea r14, [rax-1]
vpaddq ymm7, ymm1, ymm6
vpshufd ymm14, ymmword ptr [rdi+1344], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1344]
vpmuldq ymm0, ymm11, ymm14
vpaddq ymm4, ymm5, ymm0
vpaddq ymm13, ymm7, ymm4
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
mov rsi, rcx
xor rsi, r11
sar r13, 1
lea rdx, [r13+rsi]
cmovc rdx, r13
adc r11, 0
cmovs rcx, r13
mov qword ptr [rdi+16], rcx
vpaddq ymm1, ymm12, ymm3
vpsrlq ymm6, ymm1, 30
vpand ymm5, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1280], ymm5
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1344]
vpmuldq ymm7, ymm10, ymm14
vpaddq ymm4, ymm0, ymm7
vpshufd ymm13, ymmword ptr [rdi+1376], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1376]
vpmuldq ymm3, ymm11, ymm13
vpaddq ymm1, ymm12, ymm3
vpaddq ymm5, ymm4, ymm1
cmovs r14, rbp
sarx rbx, r14, r15
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
vpaddq ymm0, ymm14, ymm6
vpsrlq ymm7, ymm0, 30
vpand ymm12, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1312], ymm12
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1376]
vpmuldq ymm4, ymm10, ymm13
mov r12, -2
vpaddq ymm1, ymm3, ymm4
sub r12, r14
vpshufd ymm5, ymmword ptr [rdi+1408], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1408]
vpmuldq ymm6, ymm11, ymm5
vpaddq ymm0, ymm14, ymm6
vpaddq ymm12, ymm1, ymm0
lea r8, [r14-1]
mov r10, rcx
xor r10, rbx
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
vpaddq ymm3, ymm13, ymm7
vpsrlq ymm4, ymm3, 30
vpand ymm14, ymm3, ymmword ptr [rdi+448]
adc rbx, 0
cmovs rcx, rdx
mov qword ptr [rdi+24], rcx
vmovdqa ymmword ptr [rdi+1344], ymm14
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1408]
vpmuldq ymm1, ymm10, ymm5
vpaddq ymm0, ymm6, ymm1
cmovs r8, r12
sarx rax, r8, r15
vpshufd ymm12, ymmword ptr [rdi+1440], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1440]
vpmuldq ymm7, ymm11, ymm12
vpaddq ymm3, ymm13, ymm7
vpaddq ymm14, ymm0, ymm3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
vpaddq ymm6, ymm5, ymm4
vpsrlq ymm1, ymm6, 30
vpand ymm13, ymm6, ymmword ptr [rdi+448]
mov rsi, -2
sub rsi, r8
vmovdqa ymmword ptr [rdi+1376], ymm13
lea r11, [r8-1]
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1440]
vpmuldq ymm0, ymm10, ymm12
vpaddq ymm3, ymm7, ymm0
vpshufd ymm14, ymmword ptr [rdi+1472], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1472]
vpmuldq ymm4, ymm11, ymm14
vpaddq ymm6, ymm5, ymm4
mov r13, rcx
xor r13, rax
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
adc rax, 0
cmovs rcx, r9
mov qword ptr [rdi+32], rcx
vpaddq ymm13, ymm3, ymm6
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
vpaddq ymm7, ymm12, ymm1
vpsrlq ymm0, ymm7, 30
vpand ymm5, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1408], ymm5
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1472]
vpmuldq ymm3, ymm10, ymm14
vpaddq ymm6, ymm4, ymm3
vpshufd ymm13, ymmword ptr [rdi+1504], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1504]
vpmuldq ymm1, ymm11, ymm13
cmovs r11, rsi
sarx r14, r11, r15
mov r10, rbp
add r10, qword ptr [rdi+48]
mov rbx, rcx
add rbx, qword ptr [rdi+40]
vpaddq ymm7, ymm12, ymm1
mov rdx, rbp
shl rdx, 43
mov r12, rcx
shl r12, 44
vpaddq ymm5, ymm6, ymm7
rorx r8, r10, 22
rorx r13, r10, 43
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
rorx rax, rbx, 21
rorx r9, rbx, 42
vpaddq ymm4, ymm14, ymm0
add rdx, qword ptr [rdi+64]
add r12, qword ptr [rdi+56]
vpsrlq ymm3, ymm4, 30
vpand ymm12, ymm4, ymmword ptr [rdi+448]
imul r8, qword ptr [rdi+328]
imul r13, qword ptr [rdi+344]
imul rax, qword ptr [rdi+328]
imul r9, qword ptr [rdi+344]
vmovdqa ymmword ptr [rdi+1440], ymm12
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1504]
vpmuldq ymm6, ymm10, ymm13
vpaddq ymm7, ymm1, ymm6
vpshufd ymm5, ymmword ptr [rdi+1536], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1536]
vpmuldq ymm0, ymm11, ymm5
vpaddq ymm4, ymm14, ymm0
vpaddq ymm12, ymm7, ymm4
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]
lea rsi, [r8+rdx]
lea r10, [rax+r12]
vpaddq ymm1, ymm13, ymm3
vpsrlq ymm6, ymm1, 30
vpand ymm14, ymm1, ymmword ptr [rdi+448]
sub rsi, r13
vmovdqa ymmword ptr [rdi+1472], ymm14
sub r10, r9
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1536]
vpmuldq ymm7, ymm10, ymm5
vpaddq ymm4, ymm0, ymm7
ror rsi, 43
ror r10, 44
vpshufd ymm12, ymmword ptr [rdi+1568], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1568]
vpmuldq ymm3, ymm11, ymm12
vpaddq ymm1, ymm13, ymm3
vpaddq ymm14, ymm4, ymm1
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]
mov qword ptr [rdi+232], rcx
vpaddq ymm0, ymm5, ymm6
vpsrlq ymm7, ymm0, 30
vpand ymm13, ymm0, ymmword ptr [rdi+448]
mov rbx, rcx
add rbx, qword ptr [rdi+40]
vmovdqa ymmword ptr [rdi+1504], ymm13
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1568]
vpmuldq ymm4, ymm10, ymm12
vpaddq ymm1, ymm3, ymm4
sar rbx, 42
vpshufd ymm14, ymmword ptr [rdi+1600], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1600]
vpmuldq ymm6, ymm11, ymm14
mov qword ptr [rdi+80], rbx
vpaddq ymm0, ymm5, ymm6
vpaddq ymm13, ymm1, ymm0
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]
vpaddq ymm3, ymm12, ymm7
lea r8, [rcx+1048576]
vpsrlq ymm4, ymm3, 30
vpand ymm5, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1536], ymm5
shl r8, 22
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1600]
vpmuldq ymm1, ymm10, ymm14
vpaddq ymm0, ymm6, ymm1
vpshufd ymm13, ymmword ptr [rdi+1632], 0x4e
sar r8, 43
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1632]
vpmuldq ymm7, ymm11, ymm13
vmovdqu ymm3, ymmword ptr [rdi-120]
vpaddq ymm5, ymm12, ymm7
mov qword ptr [rdi+72], r8
vpaddq ymm14, ymm0, ymm5
vpaddq ymm6, ymm14, ymmword ptr [rdi+512]
vpaddq ymm1, ymm6, ymm4
vpsrlq ymm12, ymm1, 30
mov rdx, rbp
add rdx, qword ptr [rdi+48]
vpand ymm7, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1568], ymm7
vpandn ymm0, ymm3, ymmword ptr [rdi-128]
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1632]
sar rdx, 43
vpmuldq ymm14, ymm10, ymm13
vpaddq ymm6, ymm5, ymm14
vpshufd ymm4, ymmword ptr [rdi+1664], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1664]
mov qword ptr [rdi+96], rdx
vpmuldq ymm7, ymm11, ymm4
mov rax, -2
vpaddq ymm3, ymm1, ymm7
sub rax, r11
vmovdqa ymm13, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r10
vpaddq ymm5, ymm6, ymm3
lea r12, [rbp+2097152]
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]
vpaddq ymm1, ymm14, ymm12
vpsrlq ymm7, ymm1, 30
lea r13, [r11-1]
mov r9, r10
xor r9, r14
sar rsi, 1
lea rbx, [rsi+r9]
cmovc rbx, rsi
vpand ymm6, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1600], ymm6
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1664]
vpmuldq ymm5, ymm10, ymm4
vmovdqu ymm14, ymmword ptr [rdi-88]
adc r14, 0
cmovs r10, rsi
mov qword ptr [rdi-120], r10
vpaddq ymm12, ymm3, ymm5
vpshufd ymm1, ymmword ptr [rdi+1696], 0x4e
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1696]
vpmuldq ymm4, ymm11, ymm1
cmovs r13, rax
shl r12, 21
sarx rcx, r13, r15
sar r12, 43
mov qword ptr [rdi+88], r12
vpaddq ymm3, ymm6, ymm4
vpaddq ymm5, ymm12, ymm3
vpaddq ymm6, ymm5, ymmword ptr [rdi+512]
vpandn ymm4, ymm14, ymmword ptr [rdi-96]
mov r8, qword ptr [rdi+72]
vpaddq ymm12, ymm6, ymm7
vpsrlq ymm3, ymm12, 30
vpand ymm5, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1632], ymm5
imul r8, qword ptr [rdi+320]
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1696]
vpmuldq ymm6, ymm10, ymm1
mov rdx, -2
vpaddq ymm7, ymm14, ymm6
sub rdx, r13
lea rbp, [r13-1]
mov r11, qword ptr [rdi+80]
vpxor ymm12, ymm13, ymmword ptr [rdi-96]
vpshufd ymm5, ymmword ptr [rdi+1728], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1728]
vpmuldq ymm14, ymm11, ymm5
vpaddq ymm6, ymm1, ymm14
imul r11, qword ptr [rdi+336]
vpaddq ymm13, ymm7, ymm6
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm14, ymm1, ymm3
sub r11, r8
mov r9, r10
xor r9, rcx
sar rbx, 1
lea r14, [rbx+r9]
cmovc r14, rbx
adc rcx, 0
cmovs r10, rbx
mov qword ptr [rdi-112], r10
vpxor ymm7, ymm0, ymm4
vpsrlq ymm6, ymm14, 30
vpand ymm13, ymm14, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1664], ymm13
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1728]
vpmuldq ymm3, ymm10, ymm5
vpaddq ymm0, ymm1, ymm3
vpshufd ymm4, ymmword ptr [rdi+1760], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1760]
vmovdqu ymm13, ymmword ptr [rdi-56]
vpmuldq ymm5, ymm11, ymm4
vpaddq ymm1, ymm14, ymm5
vpaddq ymm3, ymm0, ymm1
vpaddq ymm14, ymm3, ymmword ptr [rdi+512]
cmovs rbp, rdx
sar r11, 20
sarx rsi, rbp, r15
mov qword ptr [rdi+352], r11
mov rax, qword ptr [rdi+88]
vpaddq ymm5, ymm14, ymm6
vpsrlq ymm0, ymm5, 30
imul rax, qword ptr [rdi+320]
vpand ymm1, ymm5, ymmword ptr [rdi+448]
vpandn ymm3, ymm13, ymmword ptr [rdi-64]
vmovdqa ymmword ptr [rdi+1696], ymm1
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1760]
mov r12, qword ptr [rdi+96]
vpmuldq ymm6, ymm10, ymm4
vpaddq ymm5, ymm14, ymm6
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e
mov r13, -2
sub r13, rbp
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1792]
imul r12, qword ptr [rdi+336]
vpmuldq ymm4, ymm11, ymm13
vpxor ymm14, ymm12, ymmword ptr [rdi-64]
vpaddq ymm6, ymm1, ymm4
vpaddq ymm12, ymm5, ymm6
sub r12, rax
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]
lea r8, [rbp-1]
mov r9, r10
xor r9, rsi
sar r14, 1
lea rcx, [r14+r9]
cmovc rcx, r14
vpaddq ymm4, ymm1, ymm0
vpsrlq ymm5, ymm4, 30
vpand ymm6, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1728], ymm6
adc rsi, 0
cmovs r10, r14
mov qword ptr [rdi-104], r10
vpxor ymm12, ymm7, ymm3
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1792]
vpmuldq ymm0, ymm10, ymm13
vpaddq ymm4, ymm1, ymm0
vpshufd ymm6, ymmword ptr [rdi+1824], 0x4e
cmovs r8, r13
sarx rbx, r8, r15
sar r12, 20
mov qword ptr [rdi+360], r12
vpmuldq ymm7, ymm8, ymmword ptr [rdi+1824]
vpmuldq ymm3, ymm11, ymm6
mov rdx, qword ptr [rdi+72]
vpaddq ymm13, ymm7, ymm3
vpaddq ymm1, ymm4, ymm13
vmovdqu ymm0, ymmword ptr [rdi-24]
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]
imul rdx, qword ptr [rdi+672]
vpaddq ymm3, ymm7, ymm5
vpsrlq ymm4, ymm3, 30
vpand ymm13, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1760], ymm13
mov r11, qword ptr [rdi+80]
mov rax, -2
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1824]
sub rax, r8
lea rbp, [r8-1]
vpmuldq ymm7, ymm10, ymm6
vpandn ymm5, ymm0, ymmword ptr [rdi-32]
vpaddq ymm3, ymm1, ymm7
imul r11, qword ptr [rdi+680]
vpshufd ymm13, ymmword ptr [rdi+1856], 0x4e
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1856]
vpmuldq ymm0, ymm11, ymm13
vpaddq ymm1, ymm6, ymm0
sub r11, rdx
vpaddq ymm7, ymm3, ymm1
mov r9, r10
xor r9, rbx
sar rcx, 1
lea rsi, [rcx+r9]
cmovc rsi, rcx
adc rbx, 0
cmovs r10, rcx
mov qword ptr [rdi-96], r10
vpaddq ymm6, ymm7, ymmword ptr [rdi+512]
vpxor ymm0, ymm14, ymmword ptr [rdi-32]
vpaddq ymm3, ymm6, ymm4
mov r14, qword ptr [rdi+352]
vpsrlq ymm1, ymm3, 30
vpand ymm7, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1792], ymm7
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1856]
vpmuldq ymm6, ymm10, ymm13
vpaddq ymm4, ymm14, ymm6
vpxor ymm3, ymm12, ymm5
vpshufd ymm7, ymmword ptr [rdi+1888], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1888]
vpmuldq ymm14, ymm11, ymm7
vpaddq ymm6, ymm13, ymm14
cmovs rbp, rax
sarx r13, rbp, r15
sar r14, 21
lea r12, [r14+r11]
vpaddq ymm12, ymm4, ymm6
shl r12, 44
vpaddq ymm5, ymm12, ymmword ptr [rdi+512]
vpaddq ymm13, ymm5, ymm1
vpsrlq ymm14, ymm13, 30
vmovdqu ymm4, ymmword ptr [rdi+8]
mov qword ptr [rdi+368], r12
vpand ymm6, ymm13, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1824], ymm6
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1888]
vpmuldq ymm5, ymm10, ymm7
mov r8, qword ptr [rdi+88]
mov rdx, -2
sub rdx, rbp
vpaddq ymm1, ymm12, ymm5
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1920]
vpandn ymm7, ymm4, ymmword ptr [rdi+0]
imul r8, qword ptr [rdi+672]
vpmuldq ymm12, ymm11, ymm13
vpaddq ymm5, ymm6, ymm12
lea r9, [rbp-1]
mov rbx, r10
xor rbx, r13
sar rsi, 1
lea rcx, [rsi+rbx]
cmovc rcx, rsi
vpaddq ymm4, ymm1, ymm5
vpaddq ymm6, ymm4, ymmword ptr [rdi+512]
mov rax, qword ptr [rdi+96]
vpaddq ymm12, ymm6, ymm14
vpsrlq ymm1, ymm12, 30
adc r13, 0
cmovs r10, rsi
mov qword ptr [rdi-88], r10
vpand ymm5, ymm12, ymmword ptr [rdi+448]
vpxor ymm4, ymm0, ymmword ptr [rdi+0]
vmovdqa ymmword ptr [rdi+1856], ymm5
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1920]
vpmuldq ymm14, ymm10, ymm13
cmovs r9, rdx
sarx r14, r9, r15
imul rax, qword ptr [rdi+680]
sub rax, r8
vpaddq ymm12, ymm6, ymm14
vpshufd ymm0, ymmword ptr [rdi+1952], 0x4e
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1952]
vpmuldq ymm13, ymm11, ymm0
mov r11, qword ptr [rdi+360]
vpxor ymm6, ymm3, ymm7
vpaddq ymm14, ymm5, ymm13
vpaddq ymm3, ymm12, ymm14
vpaddq ymm7, ymm3, ymmword ptr [rdi+512]
sar r11, 21
vpaddq ymm5, ymm7, ymm1
vpsrlq ymm13, ymm5, 30
mov r12, -2
sub r12, r9
vpand ymm12, ymm5, ymmword ptr [rdi+448]
lea rbp, [r9-1]
vmovdqa ymmword ptr [rdi+1888], ymm12
lea rbx, [r11+rax]
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1952]
vpxor ymm3, ymm4, ymmword ptr [rdi+2912]
vpmuldq ymm7, ymm10, ymm0
vpaddq ymm1, ymm14, ymm7
shl rbx, 44
vpshufd ymm5, ymmword ptr [rdi+1984], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1984]
vpmuldq ymm4, ymm11, ymm5
mov r13, r10
xor r13, r14
sar rcx, 1
lea rsi, [rcx+r13]
cmovc rsi, rcx
adc r14, 0
cmovs r10, rcx
mov qword ptr [rdi-80], r10
vpaddq ymm0, ymm12, ymm4
mov qword ptr [rdi+376], rbx
vpaddq ymm14, ymm1, ymm0
vmovdqa ymmword ptr [rdi+2912], ymm3
vpaddq ymm7, ymm14, ymmword ptr [rdi+512]
vpaddq ymm12, ymm7, ymm13
vpsrlq ymm4, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1920], ymm1
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1984]
vpmuldq ymm3, ymm10, ymm5
vpxor ymm14, ymm6, ymmword ptr [rdi+2944]
vpaddq ymm7, ymm0, ymm3
vpshufd ymm13, ymmword ptr [rdi+2016], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+2016]
cmovs rbp, r12
sarx rdx, rbp, r15
vpmuldq ymm1, ymm11, ymm13
vpaddq ymm5, ymm12, ymm1
vpaddq ymm6, ymm7, ymm5
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]
vmovdqa ymmword ptr [rdi+2944], ymm14
vpaddq ymm3, ymm0, ymm4
vpsrlq ymm12, ymm3, 30
vpand ymm1, ymm3, ymmword ptr [rdi+448]
mov r8, -2
vmovdqa ymmword ptr [rdi+1952], ymm1
sub r8, rbp
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2016]
vpmuldq ymm5, ymm10, ymm13
vpaddq ymm6, ymm7, ymm5
vpshufd ymm14, ymmword ptr [rdi+2048], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2048]
lea r9, [rbp-1]
mov r11, r10
xor r11, rdx
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
vpmuldq ymm4, ymm11, ymm14
vpaddq ymm3, ymm0, ymm4
vpaddq ymm1, ymm6, ymm3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
adc rdx, 0
cmovs r10, rsi
mov qword ptr [rdi-72], r10
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm5, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1984], ymm0
cmovs r9, r8
sarx r13, r9, r15
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2048]
vpmuldq ymm6, ymm10, ymm14
vpaddq ymm3, ymm4, ymm6
vpshufd ymm1, ymmword ptr [rdi+2080], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2080]
vpmuldq ymm12, ymm11, ymm1
vpaddq ymm7, ymm13, ymm12
vpaddq ymm0, ymm3, ymm7
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
mov r14, -2
sub r14, r9
vpaddq ymm4, ymm14, ymm5
lea rcx, [r9-1]
vpsrlq ymm6, ymm4, 30
vpand ymm13, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2016], ymm13
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2080]
vpmuldq ymm3, ymm10, ymm1
vpaddq ymm7, ymm12, ymm3
vpshufd ymm0, ymmword ptr [rdi+2112], 0x4e
mov rbx, r10
xor rbx, r13
sar rax, 1
lea r12, [rax+rbx]
cmovc r12, rax
adc r13, 0
cmovs r10, rax
mov qword ptr [rdi-64], r10
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2112]
vpmuldq ymm5, ymm11, ymm0
vpaddq ymm4, ymm14, ymm5
vpaddq ymm13, ymm7, ymm4
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm1, ymm6
vpsrlq ymm3, ymm12, 30
vpand ymm14, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2048], ymm14
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2112]
vpmuldq ymm7, ymm10, ymm0
vpaddq ymm4, ymm5, ymm7
cmovs rcx, r14
sarx rbp, rcx, r15
vpshufd ymm13, ymmword ptr [rdi+2144], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2144]
vpmuldq ymm6, ymm11, ymm13
vpaddq ymm12, ymm1, ymm6
vpaddq ymm14, ymm4, ymm12
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
vpaddq ymm5, ymm0, ymm3
mov r11, -2
vpsrlq ymm7, ymm5, 30
sub r11, rcx
vpand ymm1, ymm5, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2080], ymm1
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2144]
vpmuldq ymm4, ymm10, ymm13
vpaddq ymm12, ymm6, ymm4
lea rdx, [rcx-1]
mov rsi, r10
xor rsi, rbp
sar r12, 1
lea r8, [r12+rsi]
cmovc r8, r12
vpshufd ymm14, ymmword ptr [rdi+2176], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2176]
vpmuldq ymm3, ymm11, ymm14
vpaddq ymm5, ymm0, ymm3
adc rbp, 0
cmovs r10, r12
mov qword ptr [rdi-56], r10
vpaddq ymm1, ymm12, ymm5
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm6, ymm13, ymm7
vpsrlq ymm4, ymm6, 30
cmovs rdx, r11
sarx r9, rdx, r15
vpand ymm0, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2112], ymm0
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2176]
vpmuldq ymm12, ymm10, ymm14
vpaddq ymm5, ymm3, ymm12
vpshufd ymm1, ymmword ptr [rdi+2208], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2208]
vpmuldq ymm7, ymm11, ymm1
mov rbx, -2
vpaddq ymm6, ymm13, ymm7
sub rbx, rdx
lea r13, [rdx-1]
vpaddq ymm0, ymm5, ymm6
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm3, ymm14, ymm4
vpsrlq ymm12, ymm3, 30
vpand ymm13, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2144], ymm13
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2208]
vpmuldq ymm5, ymm10, ymm1
mov rax, r10
xor rax, r9
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
adc r9, 0
cmovs r10, r8
mov qword ptr [rdi-48], r10
vpaddq ymm6, ymm7, ymm5
vpshufd ymm0, ymmword ptr [rdi+2240], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2240]
vpmuldq ymm4, ymm11, ymm0
vpaddq ymm3, ymm14, ymm4
vpaddq ymm13, ymm6, ymm3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm7, ymm1, ymm12
vpsrlq ymm5, ymm7, 30
vpand ymm14, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2176], ymm14
cmovs r13, rbx
sarx rcx, r13, r15
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2240]
vpmuldq ymm6, ymm10, ymm0
vpaddq ymm3, ymm4, ymm6
vpshufd ymm13, ymmword ptr [rdi+2272], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2272]
vpmuldq ymm12, ymm11, ymm13
vpaddq ymm7, ymm1, ymm12
vpaddq ymm14, ymm3, ymm7
mov rsi, -2
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
sub rsi, r13
vpaddq ymm4, ymm0, ymm5
vpsrlq ymm6, ymm4, 30
vpand ymm1, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2208], ymm1
lea rbp, [r13-1]
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2272]
mov r12, r10
xor r12, rcx
sar r14, 1
lea r11, [r14+r12]
cmovc r11, r14
vpmuldq ymm3, ymm10, ymm13
vpaddq ymm7, ymm12, ymm3
vpshufd ymm14, ymmword ptr [rdi+2304], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2304]
adc rcx, 0
cmovs r10, r14
mov qword ptr [rdi-40], r10
vpmuldq ymm5, ymm11, ymm14
vpaddq ymm4, ymm0, ymm5
vpaddq ymm1, ymm7, ymm4
cmovs rbp, rsi
sarx rdx, rbp, r15
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm6
vpsrlq ymm3, ymm12, 30
vpand ymm0, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2240], ymm0
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2304]
vpmuldq ymm7, ymm10, ymm14
vpaddq ymm4, ymm5, ymm7
vpshufd ymm1, ymmword ptr [rdi+2336], 0x4e
mov rax, -2
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2336]
sub rax, rbp
lea r9, [rbp-1]
vpmuldq ymm6, ymm11, ymm1
vpaddq ymm12, ymm13, ymm6
vpaddq ymm0, ymm4, ymm12
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm5, ymm14, ymm3
vpsrlq ymm7, ymm5, 30
vpand ymm13, ymm5, ymmword ptr [rdi+448]
mov r8, r10
xor r8, rdx
sar r11, 1
lea rbx, [r11+r8]
cmovc rbx, r11
adc rdx, 0
cmovs r10, r11
mov qword ptr [rdi-32], r10
vmovdqa ymmword ptr [rdi+2272], ymm13
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2336]
vpmuldq ymm4, ymm10, ymm1
vpaddq ymm12, ymm6, ymm4
vpshufd ymm0, ymmword ptr [rdi+2368], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2368]
vpmuldq ymm3, ymm11, ymm0
vpaddq ymm5, ymm14, ymm3
vpaddq ymm13, ymm12, ymm5
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm6, ymm1, ymm7
vpsrlq ymm4, ymm6, 30
cmovs r9, rax
sarx r13, r9, r15
vpand ymm14, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2304], ymm14
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2368]
vpmuldq ymm12, ymm10, ymm0
vpaddq ymm5, ymm3, ymm12
vpshufd ymm13, ymmword ptr [rdi+2400], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2400]
vpmuldq ymm7, ymm11, ymm13
mov r12, -2
vpaddq ymm6, ymm1, ymm7
sub r12, r9
vpaddq ymm14, ymm5, ymm6
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
vpaddq ymm3, ymm0, ymm4
vpsrlq ymm12, ymm3, 30
lea rcx, [r9-1]
mov r14, r10
xor r14, r13
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
vpand ymm1, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2336], ymm1
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2400]
vpmuldq ymm5, ymm10, ymm13
adc r13, 0
cmovs r10, rbx
mov qword ptr [rdi-24], r10
vpaddq ymm6, ymm7, ymm5
vpshufd ymm14, ymmword ptr [rdi+2432], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2432]
vpmuldq ymm4, ymm11, ymm14
cmovs rcx, r12
sarx rbp, rcx, r15
vpaddq ymm3, ymm0, ymm4
vpaddq ymm1, ymm6, ymm3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm5, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2368], ymm0
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2432]
vpmuldq ymm6, ymm10, ymm14
mov r8, -2
vpaddq ymm3, ymm4, ymm6
sub r8, rcx
lea rdx, [rcx-1]
vpshufd ymm1, ymmword ptr [rdi+2464], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2464]
vpmuldq ymm12, ymm11, ymm1
vpaddq ymm7, ymm13, ymm12
vpaddq ymm0, ymm3, ymm7
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm4, ymm14, ymm5
mov r11, r10
xor r11, rbp
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
adc rbp, 0
cmovs r10, rsi
mov qword ptr [rdi-16], r10
vpsrlq ymm6, ymm4, 30
vpand ymm13, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2400], ymm13
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2464]
vpmuldq ymm3, ymm10, ymm1
vpaddq ymm7, ymm12, ymm3
vpshufd ymm0, ymmword ptr [rdi+2496], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2496]
vpmuldq ymm5, ymm11, ymm0
vpaddq ymm4, ymm14, ymm5
vpaddq ymm13, ymm7, ymm4
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
cmovs rdx, r8
sarx r9, rdx, r15
vpaddq ymm12, ymm1, ymm6
vpsrlq ymm3, ymm12, 30
vpand ymm14, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2432], ymm14
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2496]
vpmuldq ymm7, ymm10, ymm0
vpaddq ymm4, ymm5, ymm7
vpshufd ymm13, ymmword ptr [rdi+2528], 0x4e
mov r14, -2
sub r14, rdx
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2528]
vpmuldq ymm6, ymm11, ymm13
vpaddq ymm12, ymm1, ymm6
vpaddq ymm14, ymm4, ymm12
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
lea r13, [rdx-1]
mov rbx, r10
xor rbx, r9
sar rax, 1
lea r12, [rax+rbx]
cmovc r12, rax
vpaddq ymm5, ymm0, ymm3
vpsrlq ymm7, ymm5, 30
vpand ymm1, ymm5, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2464], ymm1
adc r9, 0
cmovs r10, rax
mov qword ptr [rdi-8], r10
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2528]
vpmuldq ymm4, ymm10, ymm13
vpaddq ymm12, ymm6, ymm4
vpshufd ymm14, ymmword ptr [rdi+2560], 0x4e
cmovs r13, r14
sarx rcx, r13, r15
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2560]
vpmuldq ymm3, ymm11, ymm14
vpaddq ymm5, ymm0, ymm3
vpaddq ymm1, ymm12, ymm5
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm6, ymm13, ymm7
vpsrlq ymm4, ymm6, 30
vpand ymm0, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2496], ymm0
mov r11, -2
sub r11, r13
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2560]
lea rbp, [r13-1]
vpmuldq ymm12, ymm10, ymm14
vpaddq ymm5, ymm3, ymm12
vpshufd ymm1, ymmword ptr [rdi+2592], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2592]
vpmuldq ymm7, ymm11, ymm1
vpaddq ymm6, ymm13, ymm7
vpaddq ymm0, ymm5, ymm6
mov rsi, r10
xor rsi, rcx
sar r12, 1
lea r8, [r12+rsi]
cmovc r8, r12
adc rcx, 0
cmovs r10, r12
mov qword ptr [rdi+0], r10
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm3, ymm14, ymm4
vpsrlq ymm12, ymm3, 30
vpand ymm13, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2528], ymm13
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2592]
vpmuldq ymm5, ymm10, ymm1
vpaddq ymm6, ymm7, ymm5
vpshufd ymm0, ymmword ptr [rdi+2624], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2624]
vpmuldq ymm4, ymm11, ymm0
vpaddq ymm3, ymm14, ymm4
cmovs rbp, r11
sarx rdx, rbp, r15
vpaddq ymm13, ymm6, ymm3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm7, ymm1, ymm12
vpsrlq ymm5, ymm7, 30
vpand ymm14, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2560], ymm14
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2624]
vpmuldq ymm6, ymm10, ymm0
mov rbx, -2
sub rbx, rbp
vpaddq ymm3, ymm4, ymm6
vpshufd ymm13, ymmword ptr [rdi+2656], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2656]
vpmuldq ymm12, ymm11, ymm13
vpaddq ymm7, ymm1, ymm12
lea r9, [rbp-1]
mov rax, r10
xor rax, rdx
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
vpaddq ymm14, ymm3, ymm7
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
vpaddq ymm4, ymm0, ymm5
vpsrlq ymm6, ymm4, 30
adc rdx, 0
cmovs r10, r8
mov qword ptr [rdi+8], r10
vpand ymm1, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2592], ymm1
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2656]
vpmuldq ymm3, ymm10, ymm13
cmovs r9, rbx
sarx r13, r9, r15
vpaddq ymm7, ymm12, ymm3
vpshufd ymm14, ymmword ptr [rdi+2688], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2688]
vpmuldq ymm5, ymm11, ymm14
vpaddq ymm4, ymm0, ymm5
vpaddq ymm1, ymm7, ymm4
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm6
vpsrlq ymm3, ymm12, 30
mov rsi, -2
sub rsi, r9
vpand ymm0, ymm12, ymmword ptr [rdi+448]
lea rcx, [r9-1]
vmovdqa ymmword ptr [rdi+2624], ymm0
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2688]
vpmuldq ymm7, ymm10, ymm14
vpaddq ymm4, ymm5, ymm7
vpshufd ymm1, ymmword ptr [rdi+2720], 0x4e
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2720]
vpmuldq ymm6, ymm11, ymm1
mov r12, r10
xor r12, r13
sar r14, 1
lea r11, [r14+r12]
cmovc r11, r14
adc r13, 0
cmovs r10, r14
mov qword ptr [rdi+16], r10
vpaddq ymm12, ymm13, ymm6
vpaddq ymm0, ymm4, ymm12
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm5, ymm14, ymm3
vpsrlq ymm7, ymm5, 30
vpand ymm13, ymm5, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2656], ymm13
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2720]
vpmuldq ymm4, ymm10, ymm1
vpaddq ymm12, ymm6, ymm4
vpshufd ymm0, ymmword ptr [rdi+2752], 0x4e
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2752]
cmovs rcx, rsi
sarx rbp, rcx, r15
vpmuldq ymm3, ymm11, ymm0
vpaddq ymm5, ymm14, ymm3
vpaddq ymm13, ymm12, ymm5
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
vpaddq ymm6, ymm1, ymm7
vpsrlq ymm4, ymm6, 30
vpand ymm14, ymm6, ymmword ptr [rdi+448]
mov rax, -2
vmovdqa ymmword ptr [rdi+2688], ymm14
sub rax, rcx
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2752]
vpmuldq ymm12, ymm10, ymm0
vpaddq ymm5, ymm3, ymm12
vpshufd ymm13, ymmword ptr [rdi+2784], 0x4e
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2784]
lea rdx, [rcx-1]
mov r8, r10
xor r8, rbp
sar r11, 1
lea rbx, [r11+r8]
cmovc rbx, r11
vpmuldq ymm7, ymm11, ymm13
vpaddq ymm6, ymm1, ymm7
vpaddq ymm14, ymm5, ymm6
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
adc rbp, 0
cmovs r10, r11
mov qword ptr [rdi+24], r10
vpaddq ymm3, ymm0, ymm4
vpsrlq ymm12, ymm3, 30
vpand ymm1, ymm3, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2720], ymm1
cmovs rdx, rax
sarx r9, rdx, r15
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2784]
vpmuldq ymm5, ymm10, ymm13
vpaddq ymm6, ymm7, ymm5
vpshufd ymm14, ymmword ptr [rdi+2816], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2816]
vpmuldq ymm4, ymm11, ymm14
vpaddq ymm3, ymm0, ymm4
vpaddq ymm1, ymm6, ymm3
mov r12, -2
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
sub r12, rdx
lea r13, [rdx-1]
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm5, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2752], ymm0
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2816]
vpmuldq ymm6, ymm10, ymm14
vpaddq ymm3, ymm4, ymm6
vpshufd ymm1, ymmword ptr [rdi+2848], 0x4e
mov r14, r10
xor r14, r9
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
adc r9, 0
cmovs r10, rbx
mov qword ptr [rdi+32], r10
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2848]
vpmuldq ymm12, ymm11, ymm1
vpaddq ymm7, ymm13, ymm12
vpaddq ymm0, ymm3, ymm7
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm4, ymm14, ymm5
vpsrlq ymm6, ymm4, 30
vpand ymm13, ymm4, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2784], ymm13
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2848]
vpmuldq ymm3, ymm10, ymm1
cmovs r13, r12
sarx rcx, r13, r15
mov r8, rsi
add r8, qword ptr [rdi+48]
mov rbp, r10
add rbp, qword ptr [rdi+40]
vpaddq ymm7, ymm12, ymm3
vpshufd ymm0, ymmword ptr [rdi+2880], 0x4e
mov r11, rsi
shl r11, 43
mov rax, r10
shl rax, 44
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2880]
rorx rdx, r8, 22
rorx r14, r8, 43
vpmuldq ymm5, ymm11, ymm0
rorx r9, rbp, 21
rorx rbx, rbp, 42
vpaddq ymm4, ymm14, ymm5
add r11, qword ptr [rdi+64]
add rax, qword ptr [rdi+56]
vpaddq ymm13, ymm7, ymm4
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]
imul rdx, qword ptr [rdi+368]
imul r14, qword ptr [rdi+376]
imul r9, qword ptr [rdi+368]
imul rbx, qword ptr [rdi+376]
vpaddq ymm12, ymm1, ymm6
vpsrlq ymm3, ymm12, 30
vpand ymm8, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2816], ymm8
vpmuldq ymm11, ymm9, ymmword ptr [rdi+2880]
vpmuldq ymm14, ymm10, ymm0
vpaddq ymm5, ymm11, ymm14
vpaddq ymm7, ymm5, ymmword ptr [rdi+512]
vpaddq ymm4, ymm7, ymm3
vpaddq ymm13, ymm4, ymm2
lea r12, [rdx+r11]
lea r8, [r9+rax]
vpand ymm1, ymm13, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2848], ymm1
vpsrlq ymm6, ymm13, 30
sub r12, r14
vpaddq ymm12, ymm6, ymm15
sub r8, rbx
vpaddq ymm8, ymm12, ymmword ptr [rdi+576]
vpand ymm9, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+2880], ymm9
ror r12, 43
ror r8, 44
vpsrlq ymm10, ymm8, 30
vperm2i128 ymm0, ymm10, ymm10, 0x08
vpaddq ymm11, ymm0, ymmword ptr [rdi+640]
vpaddq ymm14, ymm11, ymmword ptr [rdi+704]
vmovdqa ymmword ptr [rdi+704], ymm14
mov rbp, qword ptr [rdi+720]
sar rbp, 30
add rbp, qword ptr [rdi+752]
sar rbp, 30
mov qword ptr [rdi+256], r10
vmovdqu ymm5, ymmword ptr [rdi-120]
add rbp, qword ptr [rdi+784]
mov rdx, r10
add rdx, qword ptr [rdi+40]
sar rdx, 42
sar rbp, 30
mov qword ptr [rdi+384], rdx
vpandn ymm7, ymm5, ymmword ptr [rdi-128]
lea r11, [r10+1048576]
add rbp, qword ptr [rdi+816]
shl r11, 22
sar r11, 43
mov r9, -2
sub r9, r13
vmovdqa ymm3, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r8
sar rbp, 30
mov qword ptr [rdi+392], r11
mov rax, rsi
add rax, qword ptr [rdi+48]
lea r14, [r13-1]
mov rbx, r8
xor rbx, rcx
sar r12, 1
lea rdx, [r12+rbx]
cmovc rdx, r12
vmovdqu ymm4, ymmword ptr [rdi-88]
adc rcx, 0
cmovs r8, r12
mov qword ptr [rdi-120], r8
cmovs r14, r9
sarx r10, r14, r15
add rbp, qword ptr [rdi+848]
sar rax, 43
mov qword ptr [rdi+400], rax
sar rbp, 30
lea r11, [rsi+2097152]
shl r11, 21
vpandn ymm2, ymm4, ymmword ptr [rdi-96]
add rbp, qword ptr [rdi+880]
sar r11, 43
mov qword ptr [rdi+408], r11
sar rbp, 30
mov r13, -2
sub r13, r14
mov rbx, qword ptr [rdi+392]
lea rcx, [r14-1]
vpxor ymm1, ymm3, ymmword ptr [rdi-96]
imul rbx, qword ptr [rdi+72]
add rbp, qword ptr [rdi+912]
mov r12, qword ptr [rdi+384]
mov r9, r8
xor r9, r10
sar rdx, 1
lea rax, [rdx+r9]
cmovc rax, rdx
adc r10, 0
cmovs r8, rdx
mov qword ptr [rdi-112], r8
vpxor ymm13, ymm7, ymm2
vmovdqu ymm6, ymmword ptr [rdi-56]
cmovs rcx, r13
imul r12, qword ptr [rdi+88]
sar rbp, 30
sub r12, rbx
sarx rsi, rcx, r15
mov qword ptr [rdi+128], r12
add rbp, qword ptr [rdi+944]
mov r11, qword ptr [rdi+392]
sar rbp, 30
imul r11, qword ptr [rdi+80]
mov r14, qword ptr [rdi+384]
vpandn ymm15, ymm6, ymmword ptr [rdi-64]
add rbp, qword ptr [rdi+976]
imul r14, qword ptr [rdi+96]
sub r14, r11
mov r9, -2
sar rbp, 30
sub r9, rcx
mov qword ptr [rdi+136], r14
vpxor ymm12, ymm1, ymmword ptr [rdi-64]
mov r10, qword ptr [rdi+408]
add rbp, qword ptr [rdi+1008]
lea rdx, [rcx-1]
mov r13, r8
xor r13, rsi
sar rax, 1
lea rbx, [rax+r13]
cmovc rbx, rax
adc rsi, 0
cmovs r8, rax
mov qword ptr [rdi-104], r8
vpxor ymm9, ymm13, ymm15
cmovs rdx, r9
sarx r12, rdx, r15
imul r10, qword ptr [rdi+72]
mov r11, qword ptr [rdi+400]
sar rbp, 30
imul r11, qword ptr [rdi+88]
sub r11, r10
add rbp, qword ptr [rdi+1040]
mov qword ptr [rdi+144], r11
vmovdqu ymm8, ymmword ptr [rdi-24]
mov r14, qword ptr [rdi+408]
sar rbp, 30
imul r14, qword ptr [rdi+80]
mov rcx, -2
sub rcx, rdx
lea r13, [rdx-1]
vpandn ymm10, ymm8, ymmword ptr [rdi-32]
mov rsi, qword ptr [rdi+400]
add rbp, qword ptr [rdi+1072]
imul rsi, qword ptr [rdi+96]
sub rsi, r14
sar rbp, 30
mov rax, r8
xor rax, r12
sar rbx, 1
lea r9, [rbx+rax]
cmovc r9, rbx
adc r12, 0
cmovs r8, rbx
mov qword ptr [rdi-96], r8
vpxor ymm0, ymm12, ymmword ptr [rdi-32]
mov qword ptr [rdi+152], rsi
mov r10, qword ptr [rdi+392]
vpxor ymm11, ymm9, ymm10
cmovs r13, rcx
sarx r11, r13, r15
add rbp, qword ptr [rdi+1104]
imul r10, qword ptr [rdi+352]
sar rbp, 30
mov rdx, qword ptr [rdi+384]
imul rdx, qword ptr [rdi+360]
add rbp, qword ptr [rdi+1136]
sub rdx, r10
vmovdqu ymm14, ymmword ptr [rdi+8]
sar rdx, 20
sar rbp, 30
mov r14, qword ptr [rdi+128]
mov rax, -2
sub rax, r13
imul r14, qword ptr [rdi+672]
vpandn ymm5, ymm14, ymmword ptr [rdi+0]
add rbp, qword ptr [rdi+1168]
mov r12, qword ptr [rdi+136]
lea rbx, [r13-1]
mov rsi, r8
xor rsi, r11
sar r9, 1
lea rcx, [r9+rsi]
cmovc rcx, r9
adc r11, 0
cmovs r8, r9
mov qword ptr [rdi-88], r8
vpxor ymm4, ymm0, ymmword ptr [rdi+0]
cmovs rbx, rax
sarx r10, rbx, r15
imul r12, qword ptr [rdi+680]
sar rbp, 30
sub r12, r14
lea r13, [rdx+2*r12]
add rbp, qword ptr [rdi+1200]
mov qword ptr [rdi+160], r13
vpxor ymm3, ymm11, ymm5
sar r13, 21
sar rbp, 30
shl r13, 44
mov rsi, -2
sub rsi, rbx
mov qword ptr [rdi+416], r13
lea r11, [rbx-1]
add rbp, qword ptr [rdi+1232]
vpxor ymm7, ymm4, ymmword ptr [rdi+2912]
mov r9, qword ptr [rdi+408]
imul r9, qword ptr [rdi+352]
sar rbp, 30
mov rax, r8
xor rax, r10
sar rcx, 1
lea r14, [rcx+rax]
cmovc r14, rcx
adc r10, 0
cmovs r8, rcx
mov qword ptr [rdi-80], r8
mov rdx, qword ptr [rdi+400]
vmovdqa ymmword ptr [rdi+2912], ymm7
vpxor ymm2, ymm3, ymmword ptr [rdi+2944]
cmovs r11, rsi
imul rdx, qword ptr [rdi+360]
add rbp, qword ptr [rdi+1264]
sarx r12, r11, r15
sub rdx, r9
sar rbp, 30
sar rdx, 20
mov r13, qword ptr [rdi+144]
add rbp, qword ptr [rdi+1296]
imul r13, qword ptr [rdi+672]
mov rbx, qword ptr [rdi+152]
vmovdqa ymmword ptr [rdi+2944], ymm2
sar rbp, 30
imul rbx, qword ptr [rdi+680]
mov rax, -2
sub rax, r11
sub rbx, r13
add rbp, qword ptr [rdi+1328]
lea r10, [rdx+2*rbx]
lea rcx, [r11-1]
mov rsi, r8
xor rsi, r12
sar r14, 1
lea r9, [r14+rsi]
cmovc r9, r14
mov qword ptr [rdi+168], r10
adc r12, 0
cmovs r8, r14
mov qword ptr [rdi-72], r8
cmovs rcx, rax
sarx r13, rcx, r15
sar rbp, 30
sar r10, 21
shl r10, 44
add rbp, qword ptr [rdi+1360]
mov qword ptr [rdi+424], r10
mov rdx, qword ptr [rdi+128]
sar rbp, 30
sar rdx, 63
add rdx, qword ptr [rdi+136]
mov rbx, -2
add rbp, qword ptr [rdi+1392]
sub rbx, rcx
lea r11, [rcx-1]
mov qword ptr [rdi+240], rdx
sar rbp, 30
mov rsi, r8
xor rsi, r13
sar r9, 1
lea r12, [r9+rsi]
cmovc r12, r9
adc r13, 0
cmovs r8, r9
mov qword ptr [rdi-64], r8
cmovs r11, rbx
add rbp, qword ptr [rdi+1424]
sarx r14, r11, r15
sar rbp, 30
add rbp, qword ptr [rdi+1456]
sar rbp, 30
mov rax, -2
sub rax, r11
add rbp, qword ptr [rdi+1488]
lea r10, [r11-1]
mov rcx, r8
xor rcx, r14
sar r12, 1
lea rdx, [r12+rcx]
cmovc rdx, r12
adc r14, 0
cmovs r8, r12
mov qword ptr [rdi-56], r8
cmovs r10, rax
sarx rsi, r10, r15
sar rbp, 30
add rbp, qword ptr [rdi+1520]
sar rbp, 30
add rbp, qword ptr [rdi+1552]
mov r13, -2
sub r13, r10
lea r9, [r10-1]
sar rbp, 30
mov rbx, r8
xor rbx, rsi
sar rdx, 1
lea r11, [rdx+rbx]
cmovc r11, rdx
adc rsi, 0
cmovs r8, rdx
mov qword ptr [rdi-48], r8
cmovs r9, r13
add rbp, qword ptr [rdi+1584]
sarx rcx, r9, r15
sar rbp, 30
add rbp, qword ptr [rdi+1616]
sar rbp, 30
mov r14, -2
add rbp, qword ptr [rdi+1648]
sub r14, r9
lea r12, [r9-1]
mov rax, r8
xor rax, rcx
sar r11, 1
lea r10, [r11+rax]
cmovc r10, r11
adc rcx, 0
cmovs r8, r11
mov qword ptr [rdi-40], r8
cmovs r12, r14
sar rbp, 30
sarx rbx, r12, r15
add rbp, qword ptr [rdi+1680]
sar rbp, 30
add rbp, qword ptr [rdi+1712]
mov rsi, -2
sub rsi, r12
lea rdx, [r12-1]
sar rbp, 30
add rbp, qword ptr [rdi+1744]
mov r13, r8
xor r13, rbx
sar r10, 1
lea r9, [r10+r13]
cmovc r9, r10
adc rbx, 0
cmovs r8, r10
mov qword ptr [rdi-32], r8
cmovs rdx, rsi
sarx rax, rdx, r15
sar rbp, 30
add rbp, qword ptr [rdi+1776]
sar rbp, 30
add rbp, qword ptr [rdi+1808]
mov rcx, -2
sub rcx, rdx
sar rbp, 30
lea r11, [rdx-1]
mov r14, r8
xor r14, rax
sar r9, 1
lea r12, [r9+r14]
cmovc r12, r9
adc rax, 0
cmovs r8, r9
mov qword ptr [rdi-24], r8
cmovs r11, rcx
sarx r13, r11, r15
add rbp, qword ptr [rdi+1840]
sar rbp, 30
add rbp, qword ptr [rdi+1872]
mov rbx, -2
sub rbx, r11
lea r10, [r11-1]
sar rbp, 30
add rbp, qword ptr [rdi+1904]
mov rsi, r8
xor rsi, r13
sar r12, 1
lea rdx, [r12+rsi]
cmovc rdx, r12
adc r13, 0
cmovs r8, r12
mov qword ptr [rdi-16], r8
cmovs r10, rbx
sar rbp, 30
sarx r14, r10, r15
add rbp, qword ptr [rdi+1936]
sar rbp, 30
add rbp, qword ptr [rdi+1968]
mov rax, -2
sub rax, r10
sar rbp, 30
lea r9, [r10-1]
mov rcx, r8
xor rcx, r14
sar rdx, 1
lea r11, [rdx+rcx]
cmovc r11, rdx
adc r14, 0
cmovs r8, rdx
mov qword ptr [rdi-8], r8
cmovs r9, rax
sarx rsi, r9, r15
add rbp, qword ptr [rdi+2000]
sar rbp, 30
add rbp, qword ptr [rdi+2032]
mov r13, -2
sar rbp, 30
sub r13, r9
lea r12, [r9-1]
add rbp, qword ptr [rdi+2064]
mov rbx, r8
xor rbx, rsi
sar r11, 1
lea r10, [r11+rbx]
cmovc r10, r11
adc rsi, 0
cmovs r8, r11
mov qword ptr [rdi+0], r8
cmovs r12, r13
sar rbp, 30
sarx rcx, r12, r15
add rbp, qword ptr [rdi+2096]
sar rbp, 30
add rbp, qword ptr [rdi+2128]
mov r14, -2
sub r14, r12
sar rbp, 30
lea rdx, [r12-1]
mov rax, r8
xor rax, rcx
sar r10, 1
lea r9, [r10+rax]
cmovc r9, r10
adc rcx, 0
cmovs r8, r10
mov qword ptr [rdi+8], r8
cmovs rdx, r14
sarx rbx, rdx, r15
add rbp, qword ptr [rdi+2160]
sar rbp, 30
add rbp, qword ptr [rdi+2192]
sar rbp, 30
mov rsi, -2
sub rsi, rdx
lea r11, [rdx-1]
add rbp, qword ptr [rdi+2224]
mov r13, r8
xor r13, rbx
sar r9, 1
lea r12, [r9+r13]
cmovc r12, r9
adc rbx, 0
cmovs r8, r9
mov qword ptr [rdi+16], r8
cmovs r11, rsi
sar rbp, 30
sarx rax, r11, r15
add rbp, qword ptr [rdi+2256]
sar rbp, 30
add rbp, qword ptr [rdi+2288]
mov rcx, -2
sub rcx, r11
sar rbp, 30
lea r10, [r11-1]
mov r14, r8
xor r14, rax
sar r12, 1
lea rdx, [r12+r14]
cmovc rdx, r12
adc rax, 0
cmovs r8, r12
mov qword ptr [rdi+24], r8
cmovs r10, rcx
add rbp, qword ptr [rdi+2320]
sarx r13, r10, r15
sar rbp, 30
add rbp, qword ptr [rdi+2352]
sar rbp, 30
mov rbx, -2
sub rbx, r10
lea r9, [r10-1]
add rbp, qword ptr [rdi+2384]
sar rbp, 30
mov rsi, r8
xor rsi, r13
sar rdx, 1
lea r11, [rdx+rsi]
cmovc r11, rdx
adc r13, 0
cmovs r8, rdx
mov qword ptr [rdi+32], r8
cmovs r9, rbx
sarx r14, r9, r15
add rbp, qword ptr [rdi+2416]
sar rbp, 30
mov rax, r11
add rax, qword ptr [rdi+48]
mov r12, r8
add r12, qword ptr [rdi+40]
mov rcx, r11
shl rcx, 43
mov r10, r8
shl r10, 44
add rbp, qword ptr [rdi+2448]
rorx rsi, rax, 22
rorx r13, rax, 43
rorx rdx, r12, 21
rorx rbx, r12, 42
add rcx, qword ptr [rdi+64]
add r10, qword ptr [rdi+56]
imul rsi, qword ptr [rdi+416]
imul r13, qword ptr [rdi+424]
imul rdx, qword ptr [rdi+416]
imul rbx, qword ptr [rdi+424]
mov qword ptr [rdi+112], r8
mov qword ptr [rdi+120], r11
sar rbp, 30
add rbp, qword ptr [rdi+2480]
lea rax, [rsi+rcx]
lea r12, [rdx+r10]
sar rbp, 30
sub rax, r13
sub r12, rbx
add rbp, qword ptr [rdi+2512]
ror rax, 43
ror r12, 44
sar rbp, 30
add rbp, qword ptr [rdi+2544]
sar rbp, 30
add rbp, qword ptr [rdi+2576]
sar rbp, 30
add rbp, qword ptr [rdi+2608]
sar rbp, 30
add rbp, qword ptr [rdi+2640]
sar rbp, 30
add rbp, qword ptr [rdi+2672]
sar rbp, 30
add rbp, qword ptr [rdi+2704]
sar rbp, 30
add rbp, qword ptr [rdi+2736]
sar rbp, 30
add rbp, qword ptr [rdi+2768]
sar rbp, 30
add rbp, qword ptr [rdi+2800]
sar rbp, 30
add rbp, qword ptr [rdi+2832]
sar rbp, 30
add rbp, qword ptr [rdi+2864]
sar rbp, 30
add rbp, qword ptr [rdi+2896]
mov r8, qword ptr [rdi+248]
mov r11, r8
xor r11, qword ptr [rdi+272]
mov rsi, r8
xor rsi, rbp
andn rcx, r11, rsi
xor rcx, r8
xor rcx, qword ptr [rdi+280]
mov qword ptr [rdi+280], rcx
mov qword ptr [rdi+272], rbp
mov rbx, rax
mov rcx, r12
mov rdx, r9
mov rsi, r14
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
