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
// Length: 18 limbs of 30 bits; 1328 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
rorx r8, r14, 22
rorx r11, r14, 43
rorx rbx, rax, 21
rorx r10, rax, 42
sarx r9, r13, r15
add rdx, qword ptr [rdi+64]
add rbp, qword ptr [rdi+56]
imul r8, qword ptr [rdi+344]
imul r11, qword ptr [rdi+360]
imul rbx, qword ptr [rdi+344]
imul r10, qword ptr [rdi+360]
vmovdqa ymmword ptr [rdi+672], ymm0
lea r12, [r8+rdx]
lea r14, [rbx+rbp]
vpmuldq ymm1, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
sub r12, r11
sub r14, r10
vpsubq ymm6, ymm14, ymm1
ror r12, 43
vmovdqu ymm12, ymmword ptr [rdi-120]
ror r14, 44
vpshufd ymm3, ymmword ptr [rdi+768], 0x44
vpshufd ymm7, ymmword ptr [rdi+768], 0xee
vpmuldq ymm0, ymm8, ymm3
mov qword ptr [rdi+248], rcx
vpandn ymm13, ymm12, ymmword ptr [rdi-128]
vpmuldq ymm5, ymm11, ymm7
mov rax, rcx
add rax, qword ptr [rdi+40]
vpsubq ymm14, ymm5, ymm0
vpaddq ymm1, ymm6, ymm14
sar rax, 42
mov r8, -2
sub r8, r13
vmovdqa ymm12, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r14
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]
mov qword ptr [rdi+80], rax
vpaddq ymm0, ymm5, ymm15
lea rdx, [r13-1]
mov rbx, r14
xor rbx, r9
sar r12, 1
lea rbp, [r12+rbx]
cmovc rbp, r12
vpsrlq ymm6, ymm0, 30
lea r11, [rcx+1048576]
vmovdqu ymm14, ymmword ptr [rdi-88]
vpand ymm1, ymm0, ymmword ptr [rdi+448]
adc r9, 0
cmovs r14, r12
mov qword ptr [rdi-120], r14
mov r10, -2
vmovdqa ymmword ptr [rdi+704], ymm1
cmovs rdx, r8
sarx rax, rdx, r15
shl r11, 22
sub r10, rdx
lea r13, [rdx-1]
vpmuldq ymm5, ymm9, ymm3
sar r11, 43
vpandn ymm15, ymm14, ymmword ptr [rdi-96]
vpmuldq ymm0, ymm10, ymm7
mov qword ptr [rdi+72], r11
mov rbx, r14
xor rbx, rax
sar rbp, 1
lea rcx, [rbp+rbx]
cmovc rcx, rbp
adc rax, 0
cmovs r14, rbp
mov qword ptr [rdi-112], r14
vpsubq ymm1, ymm0, ymm5
vpshufd ymm3, ymmword ptr [rdi+800], 0x44
vpshufd ymm14, ymmword ptr [rdi+800], 0xee
vpxor ymm7, ymm12, ymmword ptr [rdi-96]
mov r9, -2
vpmuldq ymm0, ymm8, ymm3
vpmuldq ymm5, ymm11, ymm14
cmovs r13, r10
mov r12, rsi
add r12, qword ptr [rdi+48]
sarx r8, r13, r15
sar r12, 43
sub r9, r13
mov qword ptr [rdi+96], r12
vpsubq ymm12, ymm5, ymm0
lea rdx, [r13-1]
mov r11, r14
xor r11, r8
sar rcx, 1
lea rbx, [rcx+r11]
cmovc rbx, rcx
vpxor ymm5, ymm13, ymm15
lea rax, [rsi+2097152]
vpaddq ymm0, ymm1, ymm12
adc r8, 0
cmovs r14, rcx
mov qword ptr [rdi-104], r14
mov rbp, -2
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]
vpaddq ymm15, ymm13, ymm6
vmovdqu ymm1, ymmword ptr [rdi-56]
cmovs rdx, r9
sarx r10, rdx, r15
shl rax, 21
sub rbp, rdx
lea r12, [rdx-1]
sar rax, 43
vpsrlq ymm12, ymm15, 30
mov qword ptr [rdi+88], rax
vpand ymm0, ymm15, ymmword ptr [rdi+448]
mov r13, r14
xor r13, r10
sar rbx, 1
lea r11, [rbx+r13]
cmovc r11, rbx
adc r10, 0
cmovs r14, rbx
mov qword ptr [rdi-96], r14
vmovdqa ymmword ptr [rdi+736], ymm0
vpandn ymm13, ymm1, ymmword ptr [rdi-64]
mov rsi, qword ptr [rdi+72]
vpmuldq ymm6, ymm9, ymm3
vpmuldq ymm15, ymm10, ymm14
mov r8, -2
vpsubq ymm0, ymm15, ymm6
vpxor ymm1, ymm7, ymmword ptr [rdi-64]
vpshufd ymm3, ymmword ptr [rdi+832], 0x44
cmovs r12, rbp
sarx rcx, r12, r15
imul rsi, qword ptr [rdi+336]
sub r8, r12
mov r9, qword ptr [rdi+80]
lea rdx, [r12-1]
mov rax, r14
xor rax, rcx
sar r11, 1
lea r13, [r11+rax]
cmovc r13, r11
vpshufd ymm14, ymmword ptr [rdi+832], 0xee
vpmuldq ymm15, ymm8, ymm3
adc rcx, 0
cmovs r14, r11
mov qword ptr [rdi-88], r14
vpxor ymm6, ymm5, ymm13
mov r10, -2
vpmuldq ymm7, ymm11, ymm14
cmovs rdx, r8
imul r9, qword ptr [rdi+352]
sarx rbx, rdx, r15
sub r9, rsi
sub r10, rdx
lea rbp, [rdx-1]
sar r9, 20
vpsubq ymm5, ymm7, ymm15
vpaddq ymm13, ymm0, ymm5
mov qword ptr [rdi+368], r9
vmovdqu ymm7, ymmword ptr [rdi-24]
mov r12, r14
xor r12, rbx
sar r13, 1
lea rax, [r13+r12]
cmovc rax, r13
adc rbx, 0
cmovs r14, r13
mov qword ptr [rdi-80], r14
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
mov rcx, qword ptr [rdi+88]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
vpandn ymm13, ymm7, ymmword ptr [rdi-32]
mov r11, -2
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+768], ymm15
cmovs rbp, r10
sarx r8, rbp, r15
imul rcx, qword ptr [rdi+336]
sub r11, rbp
mov rsi, qword ptr [rdi+96]
imul rsi, qword ptr [rdi+352]
vpmuldq ymm12, ymm9, ymm3
lea rdx, [rbp-1]
mov r9, r14
xor r9, r8
sar rax, 1
lea r12, [rax+r9]
cmovc r12, rax
vpxor ymm7, ymm1, ymmword ptr [rdi-32]
vpmuldq ymm0, ymm10, ymm14
adc r8, 0
cmovs r14, rax
mov qword ptr [rdi-72], r14
mov rbx, -2
vpsubq ymm15, ymm0, ymm12
vpshufd ymm3, ymmword ptr [rdi+864], 0x44
cmovs rdx, r11
sarx r13, rdx, r15
sub rsi, rcx
sub rbx, rdx
lea r10, [rdx-1]
sar rsi, 20
vpxor ymm1, ymm6, ymm13
vpshufd ymm14, ymmword ptr [rdi+864], 0xee
mov qword ptr [rdi+376], rsi
vpmuldq ymm0, ymm8, ymm3
mov rbp, r14
xor rbp, r13
sar r12, 1
lea r9, [r12+rbp]
cmovc r9, r12
adc r13, 0
cmovs r14, r12
mov qword ptr [rdi-64], r14
mov r8, qword ptr [rdi+704]
vpmuldq ymm12, ymm11, ymm14
vmovdqu ymm6, ymmword ptr [rdi+8]
vpsubq ymm13, ymm12, ymm0
vpaddq ymm12, ymm15, ymm13
mov rax, -2
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpandn ymm15, ymm6, ymmword ptr [rdi+0]
vpaddq ymm13, ymm0, ymm5
cmovs r10, rbx
sarx r11, r10, r15
shr r8, 11
sub rax, r10
mov rcx, qword ptr [rdi+736]
shl rcx, 19
lea rdx, [r10-1]
mov rsi, r14
xor rsi, r11
sar r9, 1
lea rbp, [r9+rsi]
cmovc rbp, r9
vpsrlq ymm12, ymm13, 30
lea r13, [r8+rcx]
vpand ymm6, ymm13, ymmword ptr [rdi+448]
adc r11, 0
cmovs r14, r9
mov qword ptr [rdi-56], r14
mov r12, -2
vpxor ymm0, ymm7, ymmword ptr [rdi+0]
vmovdqa ymmword ptr [rdi+800], ymm6
mov rbx, qword ptr [rdi+768]
cmovs rdx, rax
sarx r10, rdx, r15
sub r12, rdx
lea rsi, [rdx-1]
vpmuldq ymm5, ymm9, ymm3
shl rbx, 49
vpmuldq ymm13, ymm10, ymm14
vpxor ymm7, ymm1, ymm15
mov r8, r14
xor r8, r10
sar rbp, 1
lea rcx, [rbp+r8]
cmovc rcx, rbp
adc r10, 0
cmovs r14, rbp
mov qword ptr [rdi-48], r14
lea r11, [r13+rbx]
vpsubq ymm6, ymm13, ymm5
vpshufd ymm3, ymmword ptr [rdi+896], 0x44
mov qword ptr [rdi+104], r11
vpshufd ymm14, ymmword ptr [rdi+896], 0xee
mov r9, -2
vpxor ymm1, ymm0, ymmword ptr [rdi+960]
mov rax, qword ptr [rdi+712]
vpmuldq ymm15, ymm8, ymm3
vpmuldq ymm13, ymm11, ymm14
cmovs rsi, r12
sarx rdx, rsi, r15
sub r9, rsi
shr rax, 11
vpsubq ymm5, ymm13, ymm15
lea r8, [rsi-1]
mov r10, r14
xor r10, rdx
sar rcx, 1
lea rbp, [rcx+r10]
cmovc rbp, rcx
vmovdqa ymmword ptr [rdi+960], ymm1
mov r13, qword ptr [rdi+744]
vpaddq ymm0, ymm6, ymm5
adc rdx, 0
cmovs r14, rcx
mov qword ptr [rdi-40], r14
mov rbx, -2
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]
vpaddq ymm15, ymm13, ymm12
cmovs r8, r9
sarx r11, r8, r15
sub rbx, r8
lea r12, [r8-1]
shl r13, 19
lea rsi, [rax+r13]
vpxor ymm1, ymm7, ymmword ptr [rdi+992]
vpsrlq ymm6, ymm15, 30
vpand ymm5, ymm15, ymmword ptr [rdi+448]
mov r10, qword ptr [rdi+776]
mov rdx, r14
xor rdx, r11
sar rbp, 1
lea rcx, [rbp+rdx]
cmovc rcx, rbp
adc r11, 0
cmovs r14, rbp
mov qword ptr [rdi-32], r14
vmovdqa ymmword ptr [rdi+832], ymm5
vmovdqa ymmword ptr [rdi+992], ymm1
vpmuldq ymm0, ymm9, ymm3
vpmuldq ymm13, ymm10, ymm14
mov r9, -2
vpsubq ymm12, ymm13, ymm0
vpshufd ymm7, ymmword ptr [rdi+928], 0x44
cmovs r12, rbx
shl r10, 49
sarx r8, r12, r15
lea rax, [rsi+r10]
sub r9, r12
mov qword ptr [rdi+112], rax
lea r13, [r12-1]
mov rdx, r14
xor rdx, r8
sar rcx, 1
lea r11, [rcx+rdx]
cmovc r11, rcx
vpshufd ymm15, ymmword ptr [rdi+928], 0xee
mov rbp, qword ptr [rdi+72]
vpmuldq ymm5, ymm8, ymm7
adc r8, 0
cmovs r14, rcx
mov qword ptr [rdi-24], r14
mov rbx, -2
vpmuldq ymm1, ymm11, ymm15
cmovs r13, r9
sarx rsi, r13, r15
imul rbp, qword ptr [rdi+104]
sub rbx, r13
lea r10, [r13-1]
vpsubq ymm3, ymm1, ymm5
mov rax, qword ptr [rdi+80]
vpaddq ymm14, ymm12, ymm3
imul rax, qword ptr [rdi+112]
mov r12, r14
xor r12, rsi
sar r11, 1
lea rdx, [r11+r12]
cmovc rdx, r11
adc rsi, 0
cmovs r14, r11
mov qword ptr [rdi-16], r14
vpaddq ymm13, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm6
vpsrlq ymm8, ymm0, 30
mov r8, -2
vpand ymm11, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm11
cmovs r10, rbx
sub rax, rbp
sarx rcx, r10, r15
mov r9, qword ptr [rdi+368]
sub r8, r10
sar r9, 21
lea r13, [r10-1]
vpmuldq ymm1, ymm9, ymm7
mov r12, r14
xor r12, rcx
sar rdx, 1
lea rsi, [rdx+r12]
cmovc rsi, rdx
lea r11, [r9+rax]
vpmuldq ymm5, ymm10, ymm15
adc rcx, 0
cmovs r14, rdx
mov qword ptr [rdi-8], r14
mov rbx, -2
vpsubq ymm12, ymm5, ymm1
vpaddq ymm3, ymm12, ymmword ptr [rdi+512]
cmovs r13, r8
sarx rbp, r13, r15
shl r11, 44
sub rbx, r13
lea r10, [r13-1]
mov qword ptr [rdi+384], r11
vpaddq ymm14, ymm3, ymm8
mov r12, qword ptr [rdi+88]
vpaddq ymm13, ymm14, ymm4
mov r9, r14
xor r9, rbp
sar rsi, 1
lea rax, [rsi+r9]
cmovc rax, rsi
adc rbp, 0
cmovs r14, rsi
mov qword ptr [rdi+0], r14
vpand ymm6, ymm13, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm6
vpsrlq ymm0, ymm13, 30
mov rcx, -2
vpaddq ymm11, ymm0, ymm2
vpaddq ymm9, ymm11, ymmword ptr [rdi+576]
cmovs r10, rbx
imul r12, qword ptr [rdi+104]
sarx rdx, r10, r15
mov r8, qword ptr [rdi+96]
sub rcx, r10
imul r8, qword ptr [rdi+112]
lea r13, [r10-1]
mov r11, r14
xor r11, rdx
sar rax, 1
lea r9, [rax+r11]
cmovc r9, rax
vpand ymm7, ymm9, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+928], ymm7
adc rdx, 0
cmovs r14, rax
mov qword ptr [rdi+8], r14
mov rbp, -2
vpsrlq ymm10, ymm9, 30
cmovs r13, rcx
sub r8, r12
sarx rsi, r13, r15
mov rbx, qword ptr [rdi+376]
sub rbp, r13
lea r10, [r13-1]
sar rbx, 21
vperm2i128 ymm15, ymm10, ymm10, 0x08
lea r11, [rbx+r8]
vpaddq ymm5, ymm15, ymmword ptr [rdi+640]
mov rdx, r14
xor rdx, rsi
sar r9, 1
lea rax, [r9+rdx]
cmovc rax, r9
adc rsi, 0
cmovs r14, r9
mov qword ptr [rdi+16], r14
vpaddq ymm1, ymm5, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+672], ymm1
mov rcx, -2
mov r12, qword ptr [rdi+688]
cmovs r10, rbp
shl r11, 44
sarx r13, r10, r15
mov qword ptr [rdi+392], r11
sub rcx, r10
lea rbx, [r10-1]
mov r8, r14
xor r8, r13
sar rax, 1
lea rdx, [rax+r8]
cmovc rdx, rax
adc r13, 0
cmovs r14, rax
mov qword ptr [rdi+24], r14
mov rsi, -2
cmovs rbx, rcx
sar r12, 30
sarx r9, rbx, r15
sub rsi, rbx
add r12, qword ptr [rdi+720]
lea rbp, [rbx-1]
sar r12, 30
mov r11, r14
xor r11, r9
sar rdx, 1
lea r10, [rdx+r11]
cmovc r10, rdx
adc r9, 0
cmovs r14, rdx
mov qword ptr [rdi+32], r14
cmovs rbp, rsi
mov r8, r10
add r8, qword ptr [rdi+48]
mov r13, r14
add r13, qword ptr [rdi+40]
mov rax, r10
shl rax, 43
mov rcx, r14
shl rcx, 44
rorx rbx, r8, 22
rorx r11, r8, 43
add r12, qword ptr [rdi+752]
rorx r9, r13, 21
rorx rdx, r13, 42
sarx rsi, rbp, r15
add rax, qword ptr [rdi+64]
add rcx, qword ptr [rdi+56]
imul rbx, qword ptr [rdi+384]
imul r11, qword ptr [rdi+392]
imul r9, qword ptr [rdi+384]
imul rdx, qword ptr [rdi+392]
sar r12, 30
add r12, qword ptr [rdi+784]
lea r8, [rbx+rax]
lea r13, [r9+rcx]
sar r12, 30
sub r8, r11
sub r13, rdx
add r12, qword ptr [rdi+816]
ror r8, 43
vmovdqu ymm12, ymmword ptr [rdi-120]
ror r13, 44
sar r12, 30
vpandn ymm3, ymm12, ymmword ptr [rdi-128]
add r12, qword ptr [rdi+848]
mov rbx, -2
sar r12, 30
sub rbx, rbp
vmovdqa ymm8, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r13
lea rax, [rbp-1]
add r12, qword ptr [rdi+880]
mov r9, r13
xor r9, rsi
sar r8, 1
lea rcx, [r8+r9]
cmovc rcx, r8
vmovdqu ymm14, ymmword ptr [rdi-88]
adc rsi, 0
cmovs r13, r8
mov qword ptr [rdi-120], r13
mov r11, -2
mov qword ptr [rdi+272], r14
cmovs rax, rbx
sarx rdx, rax, r15
sub r11, rax
sar r12, 30
lea rbp, [rax-1]
add r12, qword ptr [rdi+912]
mov r9, r14
add r9, qword ptr [rdi+40]
vpandn ymm4, ymm14, ymmword ptr [rdi-96]
mov rsi, r13
xor rsi, rdx
sar rcx, 1
lea r8, [rcx+rsi]
cmovc r8, rcx
adc rdx, 0
cmovs r13, rcx
mov qword ptr [rdi-112], r13
vpxor ymm6, ymm8, ymmword ptr [rdi-96]
mov rbx, -2
cmovs rbp, r11
sar r9, 42
sar r12, 30
mov qword ptr [rdi+400], r9
sarx rax, rbp, r15
lea rsi, [r14+1048576]
add r12, qword ptr [rdi+944]
sub rbx, rbp
shl rsi, 22
sar rsi, 43
mov rdx, qword ptr [rdi+264]
lea rcx, [rbp-1]
mov r11, r13
xor r11, rax
sar r8, 1
lea r9, [r8+r11]
cmovc r9, r8
vpxor ymm13, ymm3, ymm4
mov qword ptr [rdi+408], rsi
adc rax, 0
cmovs r13, r8
mov qword ptr [rdi-104], r13
mov r14, -2
vmovdqu ymm0, ymmword ptr [rdi-56]
cmovs rcx, rbx
sarx rbp, rcx, r15
mov r11, r10
add r11, qword ptr [rdi+48]
mov rsi, rdx
xor rsi, qword ptr [rdi+288]
sub r14, rcx
lea rax, [rcx-1]
sar r11, 43
mov qword ptr [rdi+416], r11
mov r8, rdx
xor r8, r12
lea rbx, [r10+2097152]
mov rcx, r13
xor rcx, rbp
sar r9, 1
lea r11, [r9+rcx]
cmovc r11, r9
adc rbp, 0
cmovs r13, r9
mov qword ptr [rdi-96], r13
vpandn ymm2, ymm0, ymmword ptr [rdi-64]
mov r10, -2
vpxor ymm11, ymm6, ymmword ptr [rdi-64]
cmovs rax, r14
shl rbx, 21
andn rcx, rsi, r8
sarx rbp, rax, r15
sar rbx, 43
mov qword ptr [rdi+424], rbx
xor rcx, rdx
sub r10, rax
mov r9, qword ptr [rdi+408]
xor rcx, qword ptr [rdi+296]
imul r9, qword ptr [rdi+72]
lea r14, [rax-1]
mov rsi, r13
xor rsi, rbp
sar r11, 1
lea r8, [r11+rsi]
cmovc r8, r11
mov rbx, qword ptr [rdi+400]
mov qword ptr [rdi+296], rcx
adc rbp, 0
cmovs r13, r11
mov qword ptr [rdi-88], r13
vpxor ymm7, ymm13, ymm2
mov rdx, -2
cmovs r14, r10
sarx rax, r14, r15
imul rbx, qword ptr [rdi+88]
sub rdx, r14
lea rsi, [r14-1]
sub rbx, r9
mov qword ptr [rdi+288], r12
mov qword ptr [rdi+144], rbx
vmovdqu ymm9, ymmword ptr [rdi-24]
mov rcx, qword ptr [rdi+408]
mov rbp, r13
xor rbp, rax
sar r8, 1
lea r11, [r8+rbp]
cmovc r11, r8
adc rax, 0
cmovs r13, r8
mov qword ptr [rdi-80], r13
vpandn ymm10, ymm9, ymmword ptr [rdi-32]
mov r10, -2
cmovs rsi, rdx
imul rcx, qword ptr [rdi+80]
sarx r14, rsi, r15
mov r9, qword ptr [rdi+400]
imul r9, qword ptr [rdi+96]
sub r10, rsi
sub r9, rcx
mov qword ptr [rdi+152], r9
lea r12, [rsi-1]
mov rbx, r13
xor rbx, r14
sar r11, 1
lea rbp, [r11+rbx]
cmovc rbp, r11
vpxor ymm15, ymm11, ymmword ptr [rdi-32]
mov rax, qword ptr [rdi+424]
adc r14, 0
cmovs r13, r11
mov qword ptr [rdi-72], r13
mov r8, -2
cmovs r12, r10
sarx rdx, r12, r15
imul rax, qword ptr [rdi+72]
sub r8, r12
lea rcx, [r12-1]
mov r9, qword ptr [rdi+416]
vpxor ymm5, ymm7, ymm10
imul r9, qword ptr [rdi+88]
sub r9, rax
mov rsi, r13
xor rsi, rdx
sar rbp, 1
lea rbx, [rbp+rsi]
cmovc rbx, rbp
adc rdx, 0
cmovs r13, rbp
mov qword ptr [rdi-64], r13
mov qword ptr [rdi+160], r9
vmovdqu ymm1, ymmword ptr [rdi+8]
mov r14, qword ptr [rdi+424]
mov r11, -2
vpandn ymm12, ymm1, ymmword ptr [rdi+0]
cmovs rcx, r8
sarx r10, rcx, r15
imul r14, qword ptr [rdi+80]
sub r11, rcx
mov r12, qword ptr [rdi+416]
lea rax, [rcx-1]
mov rsi, r13
xor rsi, r10
sar rbx, 1
lea rdx, [rbx+rsi]
cmovc rdx, rbx
adc r10, 0
cmovs r13, rbx
mov qword ptr [rdi-56], r13
mov rbp, -2
vpxor ymm14, ymm15, ymmword ptr [rdi+0]
cmovs rax, r11
imul r12, qword ptr [rdi+96]
sarx r9, rax, r15
sub r12, r14
sub rbp, rax
lea r8, [rax-1]
mov qword ptr [rdi+168], r12
mov rcx, qword ptr [rdi+408]
imul rcx, qword ptr [rdi+368]
vpxor ymm8, ymm5, ymm12
mov rsi, r13
xor rsi, r9
sar rdx, 1
lea r10, [rdx+rsi]
cmovc r10, rdx
adc r9, 0
cmovs r13, rdx
mov qword ptr [rdi-48], r13
mov rbx, qword ptr [rdi+400]
mov r11, -2
vpxor ymm3, ymm14, ymmword ptr [rdi+960]
cmovs r8, rbp
imul rbx, qword ptr [rdi+376]
sarx r14, r8, r15
sub rbx, rcx
sub r11, r8
sar rbx, 20
mov rax, qword ptr [rdi+144]
lea r12, [r8-1]
mov rsi, r13
xor rsi, r14
sar r10, 1
lea r9, [r10+rsi]
cmovc r9, r10
vmovdqa ymmword ptr [rdi+960], ymm3
adc r14, 0
cmovs r13, r10
mov qword ptr [rdi-40], r13
mov rdx, -2
cmovs r12, r11
sarx rbp, r12, r15
imul rax, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+152]
sub rdx, r12
lea r8, [r12-1]
imul rcx, qword ptr [rdi+112]
sub rcx, rax
vpxor ymm4, ymm8, ymmword ptr [rdi+992]
lea rsi, [rbx+2*rcx]
mov r14, r13
xor r14, rbp
sar r9, 1
lea r10, [r9+r14]
cmovc r10, r9
adc rbp, 0
cmovs r13, r9
mov qword ptr [rdi-32], r13
mov qword ptr [rdi+176], rsi
vmovdqa ymmword ptr [rdi+992], ymm4
mov r11, -2
cmovs r8, rdx
sarx r12, r8, r15
sar rsi, 21
shl rsi, 44
sub r11, r8
mov qword ptr [rdi+432], rsi
mov rax, qword ptr [rdi+424]
lea rbx, [r8-1]
mov rcx, r13
xor rcx, r12
sar r10, 1
lea r14, [r10+rcx]
cmovc r14, r10
adc r12, 0
cmovs r13, r10
mov qword ptr [rdi-24], r13
mov rbp, -2
cmovs rbx, r11
sarx r9, rbx, r15
imul rax, qword ptr [rdi+368]
mov rdx, qword ptr [rdi+416]
sub rbp, rbx
lea rsi, [rbx-1]
imul rdx, qword ptr [rdi+376]
sub rdx, rax
sar rdx, 20
mov r8, r13
xor r8, r9
sar r14, 1
lea rcx, [r14+r8]
cmovc rcx, r14
adc r9, 0
cmovs r13, r14
mov qword ptr [rdi-16], r13
mov r12, qword ptr [rdi+160]
mov r10, -2
cmovs rsi, rbp
sarx r11, rsi, r15
imul r12, qword ptr [rdi+104]
mov rbx, qword ptr [rdi+168]
sub r10, rsi
imul rbx, qword ptr [rdi+112]
sub rbx, r12
lea rax, [rsi-1]
mov r8, r13
xor r8, r11
sar rcx, 1
lea r9, [rcx+r8]
cmovc r9, rcx
lea r14, [rdx+2*rbx]
adc r11, 0
cmovs r13, rcx
mov qword ptr [rdi-8], r13
mov rbp, -2
mov qword ptr [rdi+184], r14
cmovs rax, r10
sarx r12, rax, r15
sub rbp, rax
lea rsi, [rax-1]
sar r14, 21
shl r14, 44
mov r8, r13
xor r8, r12
sar r9, 1
lea rdx, [r9+r8]
cmovc rdx, r9
adc r12, 0
cmovs r13, r9
mov qword ptr [rdi+0], r13
mov qword ptr [rdi+440], r14
mov rbx, qword ptr [rdi+144]
mov r11, -2
cmovs rsi, rbp
sarx rcx, rsi, r15
sar rbx, 63
sub r11, rsi
add rbx, qword ptr [rdi+152]
mov qword ptr [rdi+256], rbx
lea r10, [rsi-1]
mov rax, r13
xor rax, rcx
sar rdx, 1
lea r8, [rdx+rax]
cmovc r8, rdx
adc rcx, 0
cmovs r13, rdx
mov qword ptr [rdi+8], r13
mov r12, -2
cmovs r10, r11
sarx r9, r10, r15
sub r12, r10
lea r14, [r10-1]
mov rbp, r13
xor rbp, r9
sar r8, 1
lea rbx, [r8+rbp]
cmovc rbx, r8
adc r9, 0
cmovs r13, r8
mov qword ptr [rdi+16], r13
mov rsi, -2
cmovs r14, r12
sarx rax, r14, r15
sub rsi, r14
lea rcx, [r14-1]
mov rdx, r13
xor rdx, rax
sar rbx, 1
lea r11, [rbx+rdx]
cmovc r11, rbx
adc rax, 0
cmovs r13, rbx
mov qword ptr [rdi+24], r13
mov r10, -2
cmovs rcx, rsi
sarx rbp, rcx, r15
sub r10, rcx
lea r9, [rcx-1]
mov r8, r13
xor r8, rbp
sar r11, 1
lea r12, [r11+r8]
cmovc r12, r11
adc rbp, 0
cmovs r13, r11
mov qword ptr [rdi+32], r13
mov qword ptr [rdi+128], r13
mov qword ptr [rdi+136], r12
cmovs r9, r10
mov r14, r12
add r14, qword ptr [rdi+48]
mov rdx, r13
add rdx, qword ptr [rdi+40]
shl r12, 43
shl r13, 44
rorx rax, r14, 22
rorx rbx, r14, 43
rorx rsi, rdx, 21
rorx rcx, rdx, 42
sarx r8, r9, r15
add r12, qword ptr [rdi+64]
add r13, qword ptr [rdi+56]
imul rax, qword ptr [rdi+432]
imul rbx, qword ptr [rdi+440]
imul rsi, qword ptr [rdi+432]
imul rcx, qword ptr [rdi+440]
lea rbp, [rax+r12]
lea r11, [rsi+r13]
sub rbp, rbx
sub r11, rcx
ror rbp, 43
ror r11, 44
mov rbx, rbp
mov rcx, r11
mov rdx, r9
mov rsi, r8
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
