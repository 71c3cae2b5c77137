// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with what the Jacobi symbol needs [Por20b, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all; and so for the
//   majorities of a round, and for the trail of its last batch.
// In: rdi = address of the state plus 128, see `State` in symbol.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, sums, h0..h20, d, end_h, end_G, Yu..Yr, end1, end2, XY of the state; the other words are scratch.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 18 limbs of 30 bits; 1334 instructions a round, 720 for its steps (form: carry), 60 for the trail.
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rbx, qword ptr [rdi+192]
mov rcx, qword ptr [rdi+200]
mov rdx, qword ptr [rdi+208]
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
mov r10, qword ptr [rdi+128]
mov r11, qword ptr [rdi+136]
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
mov qword ptr [rdi+304], rdx
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
mov qword ptr [rdi+312], rbx
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
mov qword ptr [rdi+320], rdx
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
mov qword ptr [rdi+328], r10
mov r13, rcx
xor r13, rbx
sar r9, 1
lea rdx, [r9+r13]
cmovc rdx, r9
adc rbx, 0
cmovs rcx, r9
mov qword ptr [rdi-96], rcx
mov rbp, qword ptr [rdi+128]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
mov qword ptr [rdi+280], rbp
mov rsi, qword ptr [rdi+312]
mov r11, -2
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
cmovs r14, r12
sarx rax, r14, r15
sub r11, r14
imul rsi, qword ptr [rdi+144]
mov r8, qword ptr [rdi+304]
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
imul r8, qword ptr [rdi+160]
sub r8, rsi
sub r9, r10
mov qword ptr [rdi+216], r8
lea r12, [r10-1]
mov r14, qword ptr [rdi+312]
imul r14, qword ptr [rdi+152]
vmovdqu ymm11, ymmword ptr [rdi-24]
mov r13, qword ptr [rdi+304]
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
imul r13, qword ptr [rdi+168]
sarx rsi, r12, r15
sub r13, r14
mov qword ptr [rdi+232], r13
sub r11, r12
mov r8, qword ptr [rdi+328]
imul r8, qword ptr [rdi+144]
lea r10, [r12-1]
mov rax, rcx
xor rax, rsi
sar rdx, 1
lea rbp, [rdx+rax]
cmovc rbp, rdx
vpxor ymm13, ymm9, ymmword ptr [rdi-32]
mov rbx, qword ptr [rdi+320]
adc rsi, 0
cmovs rcx, rdx
mov qword ptr [rdi-72], rcx
mov r9, -2
cmovs r10, r11
sarx r14, r10, r15
imul rbx, qword ptr [rdi+160]
sub r9, r10
lea r13, [r10-1]
sub rbx, r8
vpxor ymm14, ymm10, ymm12
mov qword ptr [rdi+224], rbx
mov r12, qword ptr [rdi+328]
mov rax, rcx
xor rax, r14
sar rbp, 1
lea rsi, [rbp+rax]
cmovc rsi, rbp
adc r14, 0
cmovs rcx, rbp
mov qword ptr [rdi-64], rcx
vmovdqu ymm15, ymmword ptr [rdi+8]
mov rdx, -2
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
cmovs r13, r9
imul r12, qword ptr [rdi+152]
mov r11, qword ptr [rdi+320]
sarx r10, r13, r15
imul r11, qword ptr [rdi+168]
sub rdx, r13
sub r11, r12
mov qword ptr [rdi+240], r11
lea r8, [r13-1]
mov rbx, rcx
xor rbx, r10
sar rsi, 1
lea rax, [rsi+rbx]
cmovc rax, rsi
mov r14, qword ptr [rdi+312]
adc r10, 0
cmovs rcx, rsi
mov qword ptr [rdi-56], rcx
mov rbp, -2
vpxor ymm3, ymm13, ymmword ptr [rdi+0]
cmovs r8, rdx
sarx r9, r8, r15
imul r14, qword ptr [rdi+176]
sub rbp, r8
mov r12, qword ptr [rdi+304]
lea r11, [r8-1]
imul r12, qword ptr [rdi+184]
sub r12, r14
sar r12, 20
vpxor ymm2, ymm14, ymm0
mov r13, rcx
xor r13, r9
sar rax, 1
lea rbx, [rax+r13]
cmovc rbx, rax
adc r9, 0
cmovs rcx, rax
mov qword ptr [rdi-48], rcx
mov r10, -2
vpxor ymm1, ymm3, ymmword ptr [rdi+960]
cmovs r11, rbp
shl r12, 23
sarx rsi, r11, r15
shr r12, 23
mov qword ptr [rdi+336], r12
sub r10, r11
shr r12, 21
shl r12, 44
lea rdx, [r11-1]
mov r8, rcx
xor r8, rsi
sar rbx, 1
lea r14, [rbx+r8]
cmovc r14, rbx
mov qword ptr [rdi+344], r12
vmovdqa ymmword ptr [rdi+960], ymm1
mov r13, qword ptr [rdi+328]
adc rsi, 0
cmovs rcx, rbx
mov qword ptr [rdi-40], rcx
mov r9, -2
cmovs rdx, r10
sarx rax, rdx, r15
sub r9, rdx
lea rbp, [rdx-1]
imul r13, qword ptr [rdi+176]
mov r11, qword ptr [rdi+320]
vpxor ymm4, ymm2, ymmword ptr [rdi+992]
imul r11, qword ptr [rdi+184]
mov r8, rcx
xor r8, rax
sar r14, 1
lea r12, [r14+r8]
cmovc r12, r14
adc rax, 0
cmovs rcx, r14
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+992], ymm4
mov rsi, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+216]
cmovs rbp, r9
sub r11, r13
sar r11, 20
sarx rbx, rbp, r15
shl r11, 23
shr r11, 23
sub rsi, rbp
mov qword ptr [rdi+352], r11
shr r11, 21
lea r10, [rbp-1]
mov rdx, rcx
xor rdx, rbx
sar r12, 1
lea r8, [r12+rdx]
cmovc r8, r12
vbroadcasti128 ymm5, xmmword ptr [rdi+232]
vmovdqa ymm6, ymmword ptr [rdi+448]
adc rbx, 0
cmovs rcx, r12
mov qword ptr [rdi-24], rcx
mov rax, -2
vpand ymm8, ymm7, ymm6
cmovs r10, rsi
sarx r14, r10, r15
shl r11, 44
mov qword ptr [rdi+360], r11
sub rax, r10
lea r9, [r10-1]
mov r13, qword ptr [rdi+216]
vpand ymm11, ymm5, ymm6
sar r13, 63
vpsrlq ymm9, ymm7, 30
add r13, qword ptr [rdi+232]
mov rbp, rcx
xor rbp, r14
sar r8, 1
lea rdx, [r8+rbp]
cmovc rdx, r8
adc r14, 0
cmovs rcx, r8
mov qword ptr [rdi-16], rcx
vpsrlq ymm10, ymm5, 30
mov qword ptr [rdi+264], r13
vpshufd ymm12, ymmword ptr [rdi+672], 0x44
vpshufd ymm15, ymmword ptr [rdi+672], 0xee
mov rbx, -2
vpmuldq ymm13, ymm8, ymm12
vpmuldq ymm14, ymm11, ymm15
cmovs r9, rax
sarx r12, r9, r15
sub rbx, r9
lea rsi, [r9-1]
mov r11, rcx
xor r11, r12
sar rdx, 1
lea r10, [rdx+r11]
cmovc r10, rdx
vpsubq ymm0, ymm14, ymm13
vpaddq ymm3, ymm0, ymmword ptr [rdi+480]
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi-8], rcx
mov rbp, -2
vpsrlq ymm1, ymm3, 30
vpand ymm2, ymm3, ymmword ptr [rdi+448]
cmovs rsi, rbx
sarx r14, rsi, r15
sub rbp, rsi
lea r8, [rsi-1]
vperm2i128 ymm4, ymm2, ymm2, 0x81
vpmuldq ymm6, ymm9, ymm12
mov r13, rcx
xor r13, r14
sar r10, 1
lea rax, [r10+r13]
cmovc rax, r10
adc r14, 0
cmovs rcx, r10
mov qword ptr [rdi+0], rcx
vpmuldq ymm7, ymm10, ymm15
vpsubq ymm5, ymm7, ymm6
vpshufd ymm14, ymmword ptr [rdi+704], 0x44
mov r9, -2
vpshufd ymm13, ymmword ptr [rdi+704], 0xee
vpmuldq ymm0, ymm8, ymm14
cmovs r8, rbp
sarx r11, r8, r15
sub r9, r8
lea r12, [r8-1]
mov rdx, rcx
xor rdx, r11
sar rax, 1
lea rbx, [rax+rdx]
cmovc rbx, rax
vpmuldq ymm3, ymm11, ymm13
vpsubq ymm2, ymm3, ymm0
adc r11, 0
cmovs rcx, rax
mov qword ptr [rdi+8], rcx
mov rsi, -2
vpaddq ymm12, ymm5, ymm2
cmovs r12, r9
sarx r13, r12, r15
sub rsi, r12
lea r14, [r12-1]
vpaddq ymm15, ymm12, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm1
mov r10, rcx
xor r10, r13
sar rbx, 1
lea rbp, [rbx+r10]
cmovc rbp, rbx
adc r13, 0
cmovs rcx, rbx
mov qword ptr [rdi+16], rcx
vmovdqu ymm6, ymmword ptr [rdi+248]
vpsrlq ymm3, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqu ymm5, ymmword ptr [rdi+256]
vperm2i128 ymm2, ymm0, ymm0, 0x81
mov r8, -2
vmovdqu ymm12, ymmword ptr [rdi+272]
vpmuldq ymm15, ymm9, ymm14
vpmuldq ymm1, ymm10, ymm13
vpxor ymm7, ymm6, ymm5
cmovs r14, rsi
sarx rdx, r14, r15
sub r8, r14
lea r11, [r14-1]
mov rax, rcx
xor rax, rdx
sar rbp, 1
lea r9, [rbp+rax]
cmovc r9, rbp
vpsubq ymm0, ymm1, ymm15
vpxor ymm14, ymm6, ymm12
vpshufd ymm13, ymmword ptr [rdi+736], 0x44
adc rdx, 0
cmovs rcx, rbp
mov qword ptr [rdi+24], rcx
mov r12, -2
vpshufd ymm5, ymmword ptr [rdi+736], 0xee
vpandn ymm1, ymm7, ymm14
vpmuldq ymm15, ymm8, ymm13
cmovs r11, r8
sarx r10, r11, r15
sub r12, r11
lea r13, [r11-1]
vpxor ymm12, ymm1, ymm6
vpmuldq ymm7, ymm11, ymm5
vpxor ymm14, ymm12, ymmword ptr [rdi+1024]
vpsubq ymm1, ymm7, ymm15
mov rbx, rcx
xor rbx, r10
sar r9, 1
lea rsi, [r9+rbx]
cmovc rsi, r9
adc r10, 0
cmovs rcx, r9
mov qword ptr [rdi+32], rcx
vpaddq ymm6, ymm0, ymm1
vmovdqa ymmword ptr [rdi+1024], ymm14
vpaddq ymm12, ymm6, ymmword ptr [rdi+512]
vpaddq ymm7, ymm12, ymm3
vpsrlq ymm15, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
cmovs r13, r12
mov r14, rsi
add r14, qword ptr [rdi+48]
mov rax, rcx
add rax, qword ptr [rdi+40]
mov rdx, rsi
shl rdx, 43
mov rbp, rcx
shl rbp, 44
mov r8, r14
sar r8, 22
sar r14, 43
mov r11, rax
sar r11, 21
sar rax, 42
sarx rbx, r13, r15
add rdx, qword ptr [rdi+64]
add rbp, qword ptr [rdi+56]
imul r8, qword ptr [rdi+344]
imul r14, qword ptr [rdi+360]
imul r11, qword ptr [rdi+344]
imul rax, qword ptr [rdi+360]
vmovdqa ymmword ptr [rdi+672], ymm0
lea r10, [r8+rdx]
lea r9, [r11+rbp]
vpmuldq ymm1, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
sub r10, r14
sub r9, rax
vpsubq ymm6, ymm14, ymm1
ror r10, 43
vmovdqu ymm12, ymmword ptr [rdi-120]
ror r9, 44
vpshufd ymm3, ymmword ptr [rdi+768], 0x44
vpshufd ymm7, ymmword ptr [rdi+768], 0xee
vpmuldq ymm0, ymm8, ymm3
mov qword ptr [rdi+248], rcx
vpandn ymm13, ymm12, ymmword ptr [rdi-128]
vpmuldq ymm5, ymm11, ymm7
mov r12, rcx
add r12, qword ptr [rdi+40]
vpsubq ymm14, ymm5, ymm0
vpaddq ymm1, ymm6, ymm14
sar r12, 42
mov r8, -2
sub r8, r13
vmovdqa ymm12, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r9
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]
mov qword ptr [rdi+80], r12
vpaddq ymm0, ymm5, ymm15
lea rdx, [r13-1]
mov r11, r9
xor r11, rbx
sar r10, 1
lea rbp, [r10+r11]
cmovc rbp, r10
vpsrlq ymm6, ymm0, 30
lea r14, [rcx+1048576]
vmovdqu ymm14, ymmword ptr [rdi-88]
vpand ymm1, ymm0, ymmword ptr [rdi+448]
adc rbx, 0
cmovs r9, r10
mov qword ptr [rdi-120], r9
mov rax, -2
vmovdqa ymmword ptr [rdi+704], ymm1
cmovs rdx, r8
sarx r12, rdx, r15
shl r14, 22
sub rax, rdx
lea r13, [rdx-1]
vpmuldq ymm5, ymm9, ymm3
sar r14, 43
vpandn ymm15, ymm14, ymmword ptr [rdi-96]
vpmuldq ymm0, ymm10, ymm7
mov qword ptr [rdi+72], r14
mov r11, r9
xor r11, r12
sar rbp, 1
lea rcx, [rbp+r11]
cmovc rcx, rbp
adc r12, 0
cmovs r9, rbp
mov qword ptr [rdi-112], r9
vpsubq ymm1, ymm0, ymm5
vpshufd ymm3, ymmword ptr [rdi+800], 0x44
vpshufd ymm14, ymmword ptr [rdi+800], 0xee
vpxor ymm7, ymm12, ymmword ptr [rdi-96]
mov rbx, -2
vpmuldq ymm0, ymm8, ymm3
vpmuldq ymm5, ymm11, ymm14
cmovs r13, rax
mov r10, rsi
add r10, qword ptr [rdi+48]
sarx r8, r13, r15
sar r10, 43
sub rbx, r13
mov qword ptr [rdi+96], r10
vpsubq ymm12, ymm5, ymm0
lea rdx, [r13-1]
mov r14, r9
xor r14, r8
sar rcx, 1
lea r11, [rcx+r14]
cmovc r11, rcx
vpxor ymm5, ymm13, ymm15
lea r12, [rsi+2097152]
vpaddq ymm0, ymm1, ymm12
adc r8, 0
cmovs r9, rcx
mov qword ptr [rdi-104], r9
mov rbp, -2
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]
vpaddq ymm15, ymm13, ymm6
vmovdqu ymm1, ymmword ptr [rdi-56]
cmovs rdx, rbx
sarx rax, rdx, r15
shl r12, 21
sub rbp, rdx
lea r10, [rdx-1]
sar r12, 43
vpsrlq ymm12, ymm15, 30
mov qword ptr [rdi+88], r12
vpand ymm0, ymm15, ymmword ptr [rdi+448]
mov r13, r9
xor r13, rax
sar r11, 1
lea r14, [r11+r13]
cmovc r14, r11
adc rax, 0
cmovs r9, r11
mov qword ptr [rdi-96], r9
vmovdqa ymmword ptr [rdi+736], ymm0
vpandn ymm13, ymm1, ymmword ptr [rdi-64]
mov rsi, qword ptr [rdi+72]
vpmuldq ymm6, ymm9, ymm3
vpmuldq ymm15, ymm10, ymm14
mov r8, -2
vpsubq ymm0, ymm15, ymm6
vpxor ymm1, ymm7, ymmword ptr [rdi-64]
vpshufd ymm3, ymmword ptr [rdi+832], 0x44
cmovs r10, rbp
sarx rcx, r10, r15
imul rsi, qword ptr [rdi+336]
sub r8, r10
mov rbx, qword ptr [rdi+80]
lea rdx, [r10-1]
mov r12, r9
xor r12, rcx
sar r14, 1
lea r13, [r14+r12]
cmovc r13, r14
vpshufd ymm14, ymmword ptr [rdi+832], 0xee
vpmuldq ymm15, ymm8, ymm3
adc rcx, 0
cmovs r9, r14
mov qword ptr [rdi-88], r9
vpxor ymm6, ymm5, ymm13
mov rax, -2
vpmuldq ymm7, ymm11, ymm14
cmovs rdx, r8
imul rbx, qword ptr [rdi+352]
sarx r11, rdx, r15
sub rbx, rsi
sub rax, rdx
lea rbp, [rdx-1]
sar rbx, 20
vpsubq ymm5, ymm7, ymm15
vpaddq ymm13, ymm0, ymm5
mov qword ptr [rdi+368], rbx
vmovdqu ymm7, ymmword ptr [rdi-24]
mov r10, r9
xor r10, r11
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc r11, 0
cmovs r9, r13
mov qword ptr [rdi-80], r9
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
mov rcx, qword ptr [rdi+88]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
vpandn ymm13, ymm7, ymmword ptr [rdi-32]
mov r14, -2
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+768], ymm15
cmovs rbp, rax
sarx r8, rbp, r15
imul rcx, qword ptr [rdi+336]
sub r14, rbp
mov rsi, qword ptr [rdi+96]
imul rsi, qword ptr [rdi+352]
vpmuldq ymm12, ymm9, ymm3
lea rdx, [rbp-1]
mov rbx, r9
xor rbx, r8
sar r12, 1
lea r10, [r12+rbx]
cmovc r10, r12
vpxor ymm7, ymm1, ymmword ptr [rdi-32]
vpmuldq ymm0, ymm10, ymm14
adc r8, 0
cmovs r9, r12
mov qword ptr [rdi-72], r9
mov r11, -2
vpsubq ymm15, ymm0, ymm12
vpshufd ymm3, ymmword ptr [rdi+864], 0x44
cmovs rdx, r14
sarx r13, rdx, r15
sub rsi, rcx
sub r11, rdx
lea rax, [rdx-1]
sar rsi, 20
vpxor ymm1, ymm6, ymm13
vpshufd ymm14, ymmword ptr [rdi+864], 0xee
mov qword ptr [rdi+376], rsi
vpmuldq ymm0, ymm8, ymm3
mov rbp, r9
xor rbp, r13
sar r10, 1
lea rbx, [r10+rbp]
cmovc rbx, r10
adc r13, 0
cmovs r9, r10
mov qword ptr [rdi-64], r9
mov r8, qword ptr [rdi+704]
vpmuldq ymm12, ymm11, ymm14
vmovdqu ymm6, ymmword ptr [rdi+8]
vpsubq ymm13, ymm12, ymm0
vpaddq ymm12, ymm15, ymm13
mov r12, -2
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpandn ymm15, ymm6, ymmword ptr [rdi+0]
vpaddq ymm13, ymm0, ymm5
cmovs rax, r11
sarx r14, rax, r15
shr r8, 11
sub r12, rax
mov rcx, qword ptr [rdi+736]
shl rcx, 19
lea rdx, [rax-1]
mov rsi, r9
xor rsi, r14
sar rbx, 1
lea rbp, [rbx+rsi]
cmovc rbp, rbx
vpsrlq ymm12, ymm13, 30
lea r13, [r8+rcx]
vpand ymm6, ymm13, ymmword ptr [rdi+448]
adc r14, 0
cmovs r9, rbx
mov qword ptr [rdi-56], r9
mov r10, -2
vpxor ymm0, ymm7, ymmword ptr [rdi+0]
vmovdqa ymmword ptr [rdi+800], ymm6
mov r11, qword ptr [rdi+768]
cmovs rdx, r12
sarx rax, rdx, r15
sub r10, rdx
lea rsi, [rdx-1]
vpmuldq ymm5, ymm9, ymm3
shl r11, 49
vpmuldq ymm13, ymm10, ymm14
vpxor ymm7, ymm1, ymm15
mov r8, r9
xor r8, rax
sar rbp, 1
lea rcx, [rbp+r8]
cmovc rcx, rbp
adc rax, 0
cmovs r9, rbp
mov qword ptr [rdi-48], r9
lea r14, [r13+r11]
vpsubq ymm6, ymm13, ymm5
vpshufd ymm3, ymmword ptr [rdi+896], 0x44
mov qword ptr [rdi+104], r14
vpshufd ymm14, ymmword ptr [rdi+896], 0xee
mov rbx, -2
vpxor ymm1, ymm0, ymmword ptr [rdi+960]
mov r12, qword ptr [rdi+712]
vpmuldq ymm15, ymm8, ymm3
vpmuldq ymm13, ymm11, ymm14
cmovs rsi, r10
sarx rdx, rsi, r15
sub rbx, rsi
shr r12, 11
vpsubq ymm5, ymm13, ymm15
lea r8, [rsi-1]
mov rax, r9
xor rax, rdx
sar rcx, 1
lea rbp, [rcx+rax]
cmovc rbp, rcx
vmovdqa ymmword ptr [rdi+960], ymm1
mov r13, qword ptr [rdi+744]
vpaddq ymm0, ymm6, ymm5
adc rdx, 0
cmovs r9, rcx
mov qword ptr [rdi-40], r9
mov r11, -2
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]
vpaddq ymm15, ymm13, ymm12
cmovs r8, rbx
sarx r14, r8, r15
sub r11, r8
lea r10, [r8-1]
shl r13, 19
lea rsi, [r12+r13]
vpxor ymm1, ymm7, ymmword ptr [rdi+992]
vpsrlq ymm6, ymm15, 30
vpand ymm5, ymm15, ymmword ptr [rdi+448]
mov rax, qword ptr [rdi+776]
mov rdx, r9
xor rdx, r14
sar rbp, 1
lea rcx, [rbp+rdx]
cmovc rcx, rbp
adc r14, 0
cmovs r9, rbp
mov qword ptr [rdi-32], r9
vmovdqa ymmword ptr [rdi+832], ymm5
vmovdqa ymmword ptr [rdi+992], ymm1
vpmuldq ymm0, ymm9, ymm3
vpmuldq ymm13, ymm10, ymm14
mov rbx, -2
vpsubq ymm12, ymm13, ymm0
vpshufd ymm7, ymmword ptr [rdi+928], 0x44
cmovs r10, r11
shl rax, 49
sarx r8, r10, r15
lea r12, [rsi+rax]
sub rbx, r10
mov qword ptr [rdi+112], r12
lea r13, [r10-1]
mov rdx, r9
xor rdx, r8
sar rcx, 1
lea r14, [rcx+rdx]
cmovc r14, rcx
vpshufd ymm15, ymmword ptr [rdi+928], 0xee
mov rbp, qword ptr [rdi+72]
vpmuldq ymm5, ymm8, ymm7
adc r8, 0
cmovs r9, rcx
mov qword ptr [rdi-24], r9
mov r11, -2
vpmuldq ymm1, ymm11, ymm15
cmovs r13, rbx
sarx rsi, r13, r15
imul rbp, qword ptr [rdi+104]
sub r11, r13
lea rax, [r13-1]
vpsubq ymm3, ymm1, ymm5
mov r12, qword ptr [rdi+80]
vpaddq ymm14, ymm12, ymm3
imul r12, qword ptr [rdi+112]
mov r10, r9
xor r10, rsi
sar r14, 1
lea rdx, [r14+r10]
cmovc rdx, r14
adc rsi, 0
cmovs r9, r14
mov qword ptr [rdi-16], r9
vpaddq ymm13, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm6
vpsrlq ymm8, ymm0, 30
mov r8, -2
vpand ymm11, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm11
cmovs rax, r11
sub r12, rbp
sarx rcx, rax, r15
mov rbx, qword ptr [rdi+368]
sub r8, rax
sar rbx, 21
lea r13, [rax-1]
vpmuldq ymm1, ymm9, ymm7
mov r10, r9
xor r10, rcx
sar rdx, 1
lea rsi, [rdx+r10]
cmovc rsi, rdx
lea r14, [rbx+r12]
vpmuldq ymm5, ymm10, ymm15
adc rcx, 0
cmovs r9, rdx
mov qword ptr [rdi-8], r9
mov r11, -2
vpsubq ymm12, ymm5, ymm1
vpaddq ymm3, ymm12, ymmword ptr [rdi+512]
cmovs r13, r8
sarx rbp, r13, r15
shl r14, 44
sub r11, r13
lea rax, [r13-1]
mov qword ptr [rdi+384], r14
vpaddq ymm14, ymm3, ymm8
mov r10, qword ptr [rdi+88]
vpaddq ymm13, ymm14, ymm4
mov rbx, r9
xor rbx, rbp
sar rsi, 1
lea r12, [rsi+rbx]
cmovc r12, rsi
adc rbp, 0
cmovs r9, rsi
mov qword ptr [rdi+0], r9
vpand ymm6, ymm13, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm6
vpsrlq ymm0, ymm13, 30
mov rcx, -2
vpaddq ymm11, ymm0, ymm2
vpaddq ymm9, ymm11, ymmword ptr [rdi+576]
cmovs rax, r11
imul r10, qword ptr [rdi+104]
sarx rdx, rax, r15
mov r8, qword ptr [rdi+96]
sub rcx, rax
imul r8, qword ptr [rdi+112]
lea r13, [rax-1]
mov r14, r9
xor r14, rdx
sar r12, 1
lea rbx, [r12+r14]
cmovc rbx, r12
vpand ymm7, ymm9, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+928], ymm7
adc rdx, 0
cmovs r9, r12
mov qword ptr [rdi+8], r9
mov rbp, -2
vpsrlq ymm10, ymm9, 30
cmovs r13, rcx
sub r8, r10
sarx rsi, r13, r15
mov r11, qword ptr [rdi+376]
sub rbp, r13
lea rax, [r13-1]
sar r11, 21
vperm2i128 ymm15, ymm10, ymm10, 0x08
lea r14, [r11+r8]
vpaddq ymm5, ymm15, ymmword ptr [rdi+640]
mov rdx, r9
xor rdx, rsi
sar rbx, 1
lea r12, [rbx+rdx]
cmovc r12, rbx
adc rsi, 0
cmovs r9, rbx
mov qword ptr [rdi+16], r9
vpaddq ymm1, ymm5, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+672], ymm1
mov rcx, -2
mov r10, qword ptr [rdi+688]
cmovs rax, rbp
shl r14, 44
sarx r13, rax, r15
mov qword ptr [rdi+392], r14
sub rcx, rax
lea r11, [rax-1]
mov r8, r9
xor r8, r13
sar r12, 1
lea rdx, [r12+r8]
cmovc rdx, r12
adc r13, 0
cmovs r9, r12
mov qword ptr [rdi+24], r9
mov rsi, -2
cmovs r11, rcx
sar r10, 30
sarx rbx, r11, r15
sub rsi, r11
add r10, qword ptr [rdi+720]
lea rbp, [r11-1]
sar r10, 30
mov r14, r9
xor r14, rbx
sar rdx, 1
lea rax, [rdx+r14]
cmovc rax, rdx
adc rbx, 0
cmovs r9, rdx
mov qword ptr [rdi+32], r9
cmovs rbp, rsi
mov r8, rax
add r8, qword ptr [rdi+48]
mov r13, r9
add r13, qword ptr [rdi+40]
mov r12, rax
shl r12, 43
mov rcx, r9
shl rcx, 44
mov r11, r8
sar r11, 22
sar r8, 43
add r10, qword ptr [rdi+752]
mov r14, r13
sar r14, 21
sar r13, 42
sarx rbx, rbp, r15
add r12, qword ptr [rdi+64]
add rcx, qword ptr [rdi+56]
imul r11, qword ptr [rdi+384]
imul r8, qword ptr [rdi+392]
imul r14, qword ptr [rdi+384]
imul r13, qword ptr [rdi+392]
sar r10, 30
add r10, qword ptr [rdi+784]
lea rdx, [r11+r12]
lea rsi, [r14+rcx]
sar r10, 30
sub rdx, r8
sub rsi, r13
add r10, qword ptr [rdi+816]
ror rdx, 43
vmovdqu ymm12, ymmword ptr [rdi-120]
ror rsi, 44
sar r10, 30
vpandn ymm3, ymm12, ymmword ptr [rdi-128]
add r10, qword ptr [rdi+848]
mov r11, -2
sar r10, 30
sub r11, rbp
vmovdqa ymm8, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rsi
lea r12, [rbp-1]
add r10, qword ptr [rdi+880]
mov r14, rsi
xor r14, rbx
sar rdx, 1
lea rcx, [rdx+r14]
cmovc rcx, rdx
vmovdqu ymm14, ymmword ptr [rdi-88]
adc rbx, 0
cmovs rsi, rdx
mov qword ptr [rdi-120], rsi
mov r8, -2
mov qword ptr [rdi+272], r9
cmovs r12, r11
sarx r13, r12, r15
sub r8, r12
sar r10, 30
lea rbp, [r12-1]
add r10, qword ptr [rdi+912]
mov r14, r9
add r14, qword ptr [rdi+40]
vpandn ymm4, ymm14, ymmword ptr [rdi-96]
mov rbx, rsi
xor rbx, r13
sar rcx, 1
lea rdx, [rcx+rbx]
cmovc rdx, rcx
adc r13, 0
cmovs rsi, rcx
mov qword ptr [rdi-112], rsi
vpxor ymm6, ymm8, ymmword ptr [rdi-96]
mov r11, -2
cmovs rbp, r8
sar r14, 42
sar r10, 30
mov qword ptr [rdi+400], r14
sarx r12, rbp, r15
lea rbx, [r9+1048576]
add r10, qword ptr [rdi+944]
sub r11, rbp
shl rbx, 22
sar rbx, 43
mov r13, qword ptr [rdi+264]
lea rcx, [rbp-1]
mov r8, rsi
xor r8, r12
sar rdx, 1
lea r14, [rdx+r8]
cmovc r14, rdx
vpxor ymm13, ymm3, ymm4
mov qword ptr [rdi+408], rbx
adc r12, 0
cmovs rsi, rdx
mov qword ptr [rdi-104], rsi
mov r9, -2
vmovdqu ymm0, ymmword ptr [rdi-56]
cmovs rcx, r11
sarx rbp, rcx, r15
mov r8, rax
add r8, qword ptr [rdi+48]
mov rbx, r13
xor rbx, qword ptr [rdi+288]
sub r9, rcx
lea r12, [rcx-1]
sar r8, 43
mov qword ptr [rdi+416], r8
mov rdx, r13
xor rdx, r10
lea r11, [rax+2097152]
mov rcx, rsi
xor rcx, rbp
sar r14, 1
lea r8, [r14+rcx]
cmovc r8, r14
adc rbp, 0
cmovs rsi, r14
mov qword ptr [rdi-96], rsi
vpandn ymm2, ymm0, ymmword ptr [rdi-64]
mov rax, -2
vpxor ymm11, ymm6, ymmword ptr [rdi-64]
cmovs r12, r9
shl r11, 21
andn rcx, rbx, rdx
sarx rbp, r12, r15
sar r11, 43
mov qword ptr [rdi+424], r11
xor rcx, r13
sub rax, r12
mov r14, qword ptr [rdi+408]
xor rcx, qword ptr [rdi+296]
imul r14, qword ptr [rdi+72]
lea r9, [r12-1]
mov rbx, rsi
xor rbx, rbp
sar r8, 1
lea rdx, [r8+rbx]
cmovc rdx, r8
mov r11, qword ptr [rdi+400]
mov qword ptr [rdi+296], rcx
adc rbp, 0
cmovs rsi, r8
mov qword ptr [rdi-88], rsi
vpxor ymm7, ymm13, ymm2
mov r13, -2
cmovs r9, rax
sarx r12, r9, r15
imul r11, qword ptr [rdi+88]
sub r13, r9
lea rbx, [r9-1]
sub r11, r14
mov qword ptr [rdi+288], r10
mov qword ptr [rdi+144], r11
vmovdqu ymm9, ymmword ptr [rdi-24]
mov rcx, qword ptr [rdi+408]
mov rbp, rsi
xor rbp, r12
sar rdx, 1
lea r8, [rdx+rbp]
cmovc r8, rdx
adc r12, 0
cmovs rsi, rdx
mov qword ptr [rdi-80], rsi
vpandn ymm10, ymm9, ymmword ptr [rdi-32]
mov rax, -2
cmovs rbx, r13
imul rcx, qword ptr [rdi+80]
sarx r9, rbx, r15
mov r14, qword ptr [rdi+400]
imul r14, qword ptr [rdi+96]
sub rax, rbx
sub r14, rcx
mov qword ptr [rdi+152], r14
lea r10, [rbx-1]
mov r11, rsi
xor r11, r9
sar r8, 1
lea rbp, [r8+r11]
cmovc rbp, r8
vpxor ymm15, ymm11, ymmword ptr [rdi-32]
mov r12, qword ptr [rdi+424]
adc r9, 0
cmovs rsi, r8
mov qword ptr [rdi-72], rsi
mov rdx, -2
cmovs r10, rax
sarx r13, r10, r15
imul r12, qword ptr [rdi+72]
sub rdx, r10
lea rcx, [r10-1]
mov r14, qword ptr [rdi+416]
vpxor ymm5, ymm7, ymm10
imul r14, qword ptr [rdi+88]
sub r14, r12
mov rbx, rsi
xor rbx, r13
sar rbp, 1
lea r11, [rbp+rbx]
cmovc r11, rbp
adc r13, 0
cmovs rsi, rbp
mov qword ptr [rdi-64], rsi
mov qword ptr [rdi+160], r14
vmovdqu ymm1, ymmword ptr [rdi+8]
mov r9, qword ptr [rdi+424]
mov r8, -2
vpandn ymm12, ymm1, ymmword ptr [rdi+0]
cmovs rcx, rdx
sarx rax, rcx, r15
imul r9, qword ptr [rdi+80]
sub r8, rcx
mov r10, qword ptr [rdi+416]
lea r12, [rcx-1]
mov rbx, rsi
xor rbx, rax
sar r11, 1
lea r13, [r11+rbx]
cmovc r13, r11
adc rax, 0
cmovs rsi, r11
mov qword ptr [rdi-56], rsi
mov rbp, -2
vpxor ymm14, ymm15, ymmword ptr [rdi+0]
cmovs r12, r8
imul r10, qword ptr [rdi+96]
sarx r14, r12, r15
sub r10, r9
sub rbp, r12
lea rdx, [r12-1]
mov qword ptr [rdi+168], r10
mov rcx, qword ptr [rdi+408]
imul rcx, qword ptr [rdi+368]
vpxor ymm8, ymm5, ymm12
mov rbx, rsi
xor rbx, r14
sar r13, 1
lea rax, [r13+rbx]
cmovc rax, r13
adc r14, 0
cmovs rsi, r13
mov qword ptr [rdi-48], rsi
mov r11, qword ptr [rdi+400]
mov r8, -2
vpxor ymm3, ymm14, ymmword ptr [rdi+960]
cmovs rdx, rbp
imul r11, qword ptr [rdi+376]
sarx r9, rdx, r15
sub r11, rcx
sub r8, rdx
sar r11, 20
mov r12, qword ptr [rdi+144]
lea r10, [rdx-1]
mov rbx, rsi
xor rbx, r9
sar rax, 1
lea r14, [rax+rbx]
cmovc r14, rax
vmovdqa ymmword ptr [rdi+960], ymm3
adc r9, 0
cmovs rsi, rax
mov qword ptr [rdi-40], rsi
mov r13, -2
cmovs r10, r8
sarx rbp, r10, r15
imul r12, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+152]
sub r13, r10
lea rdx, [r10-1]
imul rcx, qword ptr [rdi+112]
sub rcx, r12
vpxor ymm4, ymm8, ymmword ptr [rdi+992]
lea rbx, [r11+2*rcx]
mov r9, rsi
xor r9, rbp
sar r14, 1
lea rax, [r14+r9]
cmovc rax, r14
adc rbp, 0
cmovs rsi, r14
mov qword ptr [rdi-32], rsi
mov qword ptr [rdi+176], rbx
vmovdqa ymmword ptr [rdi+992], ymm4
mov r8, -2
cmovs rdx, r13
sarx r10, rdx, r15
sar rbx, 21
shl rbx, 44
sub r8, rdx
mov qword ptr [rdi+432], rbx
mov r12, qword ptr [rdi+424]
lea r11, [rdx-1]
mov rcx, rsi
xor rcx, r10
sar rax, 1
lea r9, [rax+rcx]
cmovc r9, rax
adc r10, 0
cmovs rsi, rax
mov qword ptr [rdi-24], rsi
mov rbp, -2
cmovs r11, r8
sarx r14, r11, r15
imul r12, qword ptr [rdi+368]
mov r13, qword ptr [rdi+416]
sub rbp, r11
lea rbx, [r11-1]
imul r13, qword ptr [rdi+376]
sub r13, r12
sar r13, 20
mov rdx, rsi
xor rdx, r14
sar r9, 1
lea rcx, [r9+rdx]
cmovc rcx, r9
adc r14, 0
cmovs rsi, r9
mov qword ptr [rdi-16], rsi
mov r10, qword ptr [rdi+160]
mov rax, -2
cmovs rbx, rbp
sarx r8, rbx, r15
imul r10, qword ptr [rdi+104]
mov r11, qword ptr [rdi+168]
sub rax, rbx
imul r11, qword ptr [rdi+112]
sub r11, r10
lea r12, [rbx-1]
mov rdx, rsi
xor rdx, r8
sar rcx, 1
lea r14, [rcx+rdx]
cmovc r14, rcx
lea r9, [r13+2*r11]
adc r8, 0
cmovs rsi, rcx
mov qword ptr [rdi-8], rsi
mov rbp, -2
mov qword ptr [rdi+184], r9
cmovs r12, rax
sarx r10, r12, r15
sub rbp, r12
lea rbx, [r12-1]
sar r9, 21
shl r9, 44
mov rdx, rsi
xor rdx, r10
sar r14, 1
lea r13, [r14+rdx]
cmovc r13, r14
adc r10, 0
cmovs rsi, r14
mov qword ptr [rdi+0], rsi
mov qword ptr [rdi+440], r9
mov r11, qword ptr [rdi+144]
mov r8, -2
cmovs rbx, rbp
sarx rcx, rbx, r15
sar r11, 63
sub r8, rbx
add r11, qword ptr [rdi+152]
mov qword ptr [rdi+256], r11
lea rax, [rbx-1]
mov r12, rsi
xor r12, rcx
sar r13, 1
lea rdx, [r13+r12]
cmovc rdx, r13
adc rcx, 0
cmovs rsi, r13
mov qword ptr [rdi+8], rsi
mov r10, -2
cmovs rax, r8
sarx r14, rax, r15
sub r10, rax
lea r9, [rax-1]
mov rbp, rsi
xor rbp, r14
sar rdx, 1
lea r11, [rdx+rbp]
cmovc r11, rdx
adc r14, 0
cmovs rsi, rdx
mov qword ptr [rdi+16], rsi
mov rbx, -2
cmovs r9, r10
sarx r12, r9, r15
sub rbx, r9
lea rcx, [r9-1]
mov r13, rsi
xor r13, r12
sar r11, 1
lea r8, [r11+r13]
cmovc r8, r11
adc r12, 0
cmovs rsi, r11
mov qword ptr [rdi+24], rsi
mov rax, -2
cmovs rcx, rbx
sarx rbp, rcx, r15
sub rax, rcx
lea r14, [rcx-1]
mov rdx, rsi
xor rdx, rbp
sar r8, 1
lea r10, [r8+rdx]
cmovc r10, r8
adc rbp, 0
cmovs rsi, r8
mov qword ptr [rdi+32], rsi
mov qword ptr [rdi+128], rsi
mov qword ptr [rdi+136], r10
cmovs r14, rax
mov r9, r10
add r9, qword ptr [rdi+48]
mov r13, rsi
add r13, qword ptr [rdi+40]
shl r10, 43
shl rsi, 44
mov r12, r9
sar r12, 22
sar r9, 43
mov r11, r13
sar r11, 21
sar r13, 42
sarx rbx, r14, r15
add r10, qword ptr [rdi+64]
add rsi, qword ptr [rdi+56]
imul r12, qword ptr [rdi+432]
imul r9, qword ptr [rdi+440]
imul r11, qword ptr [rdi+432]
imul r13, qword ptr [rdi+440]
lea rcx, [r12+r10]
lea rdx, [r11+rsi]
sub rcx, r9
sub rdx, r13
ror rcx, 43
ror rdx, 44
mov rsi, rbx
mov rbx, rcx
mov rcx, rdx
mov rdx, r14
dec qword ptr [rdi+120]
jnz 2b
mov qword ptr [rdi+208], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
