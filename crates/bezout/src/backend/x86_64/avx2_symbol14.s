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
// Length: 14 limbs of 30 bits; 1302 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
vpxor ymm1, ymm3, ymmword ptr [rdi+896]
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
vmovdqa ymmword ptr [rdi+896], ymm1
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
vpxor ymm4, ymm2, ymmword ptr [rdi+928]
imul r11, qword ptr [rdi+184]
mov r8, rcx
xor r8, rax
sar r14, 1
lea r12, [r14+r8]
cmovc r12, r14
adc rax, 0
cmovs rcx, r14
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+928], ymm4
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
vpxor ymm14, ymm12, ymmword ptr [rdi+960]
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
vmovdqa ymmword ptr [rdi+960], ymm14
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
vpaddq ymm8, ymm15, ymm13
mov r12, -2
vpaddq ymm11, ymm8, ymmword ptr [rdi+512]
vpandn ymm12, ymm6, ymmword ptr [rdi+0]
vpaddq ymm0, ymm11, ymm5
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
vpsrlq ymm15, ymm0, 30
lea r13, [r8+rcx]
vpand ymm13, ymm0, ymmword ptr [rdi+448]
adc r14, 0
cmovs r9, rbx
mov qword ptr [rdi-56], r9
mov r10, -2
vpxor ymm8, ymm7, ymmword ptr [rdi+0]
vmovdqa ymmword ptr [rdi+800], ymm13
mov r11, qword ptr [rdi+768]
cmovs rdx, r12
sarx rax, rdx, r15
sub r10, rdx
lea rsi, [rdx-1]
vpmuldq ymm6, ymm9, ymm3
shl r11, 49
vpmuldq ymm11, ymm10, ymm14
vpxor ymm5, ymm1, ymm12
mov r8, r9
xor r8, rax
sar rbp, 1
lea rcx, [rbp+r8]
cmovc rcx, rbp
adc rax, 0
cmovs r9, rbp
mov qword ptr [rdi-48], r9
lea r14, [r13+r11]
vpsubq ymm0, ymm11, ymm6
vpaddq ymm7, ymm0, ymmword ptr [rdi+512]
mov qword ptr [rdi+104], r14
vpaddq ymm13, ymm7, ymm15
mov rbx, -2
vpxor ymm9, ymm8, ymmword ptr [rdi+896]
mov r12, qword ptr [rdi+712]
vpaddq ymm3, ymm13, ymm4
vpand ymm10, ymm3, ymmword ptr [rdi+448]
cmovs rsi, r10
sarx rdx, rsi, r15
sub rbx, rsi
shr r12, 11
vmovdqa ymmword ptr [rdi+832], ymm10
lea r8, [rsi-1]
mov rax, r9
xor rax, rdx
sar rcx, 1
lea rbp, [rcx+rax]
cmovc rbp, rcx
vmovdqa ymmword ptr [rdi+896], ymm9
mov r13, qword ptr [rdi+744]
vpsrlq ymm14, ymm3, 30
adc rdx, 0
cmovs r9, rcx
mov qword ptr [rdi-40], r9
mov r11, -2
vpaddq ymm1, ymm14, ymm2
vpaddq ymm12, ymm1, ymmword ptr [rdi+576]
cmovs r8, rbx
sarx r14, r8, r15
sub r11, r8
lea r10, [r8-1]
shl r13, 19
lea rsi, [r12+r13]
vpxor ymm11, ymm5, ymmword ptr [rdi+928]
vpand ymm6, ymm12, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+864], ymm6
mov rax, qword ptr [rdi+776]
mov rdx, r9
xor rdx, r14
sar rbp, 1
lea rcx, [rbp+rdx]
cmovc rcx, rbp
adc r14, 0
cmovs r9, rbp
mov qword ptr [rdi-32], r9
vpsrlq ymm0, ymm12, 30
vmovdqa ymmword ptr [rdi+928], ymm11
vperm2i128 ymm7, ymm0, ymm0, 0x08
vpaddq ymm15, ymm7, ymmword ptr [rdi+640]
mov rbx, -2
vpaddq ymm8, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+672], ymm8
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
mov rbp, qword ptr [rdi+72]
mov r11, qword ptr [rdi+688]
adc r8, 0
cmovs r9, rcx
mov qword ptr [rdi-24], r9
mov rsi, -2
cmovs r13, rbx
sarx rax, r13, r15
imul rbp, qword ptr [rdi+104]
sub rsi, r13
lea r12, [r13-1]
mov r10, qword ptr [rdi+80]
sar r11, 30
imul r10, qword ptr [rdi+112]
mov rdx, r9
xor rdx, rax
sar r14, 1
lea r8, [r14+rdx]
cmovc r8, r14
adc rax, 0
cmovs r9, r14
mov qword ptr [rdi-16], r9
mov rcx, -2
cmovs r12, rsi
add r11, qword ptr [rdi+720]
sub r10, rbp
sarx rbx, r12, r15
sar r11, 30
mov r13, qword ptr [rdi+368]
sub rcx, r12
sar r13, 21
add r11, qword ptr [rdi+752]
lea rdx, [r12-1]
mov rax, r9
xor rax, rbx
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
lea rsi, [r13+r10]
adc rbx, 0
cmovs r9, r8
mov qword ptr [rdi-8], r9
mov rbp, -2
cmovs rdx, rcx
sarx r12, rdx, r15
sar r11, 30
shl rsi, 44
sub rbp, rdx
lea rax, [rdx-1]
mov qword ptr [rdi+384], rsi
add r11, qword ptr [rdi+784]
mov r13, qword ptr [rdi+88]
mov r10, r9
xor r10, r12
sar r14, 1
lea rbx, [r14+r10]
cmovc rbx, r14
adc r12, 0
cmovs r9, r14
mov qword ptr [rdi+0], r9
mov r8, -2
cmovs rax, rbp
sar r11, 30
imul r13, qword ptr [rdi+104]
sarx rcx, rax, r15
add r11, qword ptr [rdi+816]
mov rdx, qword ptr [rdi+96]
sub r8, rax
imul rdx, qword ptr [rdi+112]
sar r11, 30
lea rsi, [rax-1]
mov r10, r9
xor r10, rcx
sar rbx, 1
lea r12, [rbx+r10]
cmovc r12, rbx
adc rcx, 0
cmovs r9, rbx
mov qword ptr [rdi+8], r9
mov r14, -2
cmovs rsi, r8
sub rdx, r13
sarx rbp, rsi, r15
add r11, qword ptr [rdi+848]
mov rax, qword ptr [rdi+376]
sub r14, rsi
lea r10, [rsi-1]
sar rax, 21
sar r11, 30
lea rcx, [rax+rdx]
add r11, qword ptr [rdi+880]
mov rbx, r9
xor rbx, rbp
sar r12, 1
lea r8, [r12+rbx]
cmovc r8, r12
adc rbp, 0
cmovs r9, r12
mov qword ptr [rdi+16], r9
mov r13, qword ptr [rdi+264]
mov rsi, -2
cmovs r10, r14
shl rcx, 44
sarx rax, r10, r15
mov qword ptr [rdi+392], rcx
sub rsi, r10
mov rdx, r13
xor rdx, qword ptr [rdi+288]
lea rbx, [r10-1]
mov rbp, r9
xor rbp, rax
sar r8, 1
lea r12, [r8+rbp]
cmovc r12, r8
adc rax, 0
cmovs r9, r8
mov qword ptr [rdi+24], r9
mov r14, -2
cmovs rbx, rsi
sarx rcx, rbx, r15
mov r10, r13
xor r10, r11
sub r14, rbx
lea rbp, [rbx-1]
andn rax, rdx, r10
xor rax, r13
mov r8, r9
xor r8, rcx
sar r12, 1
lea rsi, [r12+r8]
cmovc rsi, r12
adc rcx, 0
cmovs r9, r12
mov qword ptr [rdi+32], r9
cmovs rbp, r14
mov rbx, rsi
add rbx, qword ptr [rdi+48]
mov rdx, r9
add rdx, qword ptr [rdi+40]
mov r10, rsi
shl r10, 43
mov r13, r9
shl r13, 44
mov r8, rbx
sar r8, 22
sar rbx, 43
mov rcx, rdx
sar rcx, 21
sar rdx, 42
sarx r12, rbp, r15
add r10, qword ptr [rdi+64]
xor rax, qword ptr [rdi+296]
add r13, qword ptr [rdi+56]
imul r8, qword ptr [rdi+384]
imul rbx, qword ptr [rdi+392]
imul rcx, qword ptr [rdi+384]
imul rdx, qword ptr [rdi+392]
mov qword ptr [rdi+296], rax
mov qword ptr [rdi+288], r11
lea r14, [r8+r10]
lea rax, [rcx+r13]
sub r14, rbx
sub rax, rdx
ror r14, 43
vmovdqu ymm13, ymmword ptr [rdi-120]
ror rax, 44
vpandn ymm4, ymm13, ymmword ptr [rdi-128]
mov r11, -2
sub r11, rbp
vmovdqa ymm10, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rax
lea r8, [rbp-1]
mov r10, rax
xor r10, r12
sar r14, 1
lea rcx, [r14+r10]
cmovc rcx, r14
vmovdqu ymm9, ymmword ptr [rdi-88]
adc r12, 0
cmovs rax, r14
mov qword ptr [rdi-120], rax
mov r13, -2
mov qword ptr [rdi+272], r9
cmovs r8, r11
sarx rbx, r8, r15
sub r13, r8
lea rdx, [r8-1]
mov rbp, r9
add rbp, qword ptr [rdi+40]
vpandn ymm3, ymm9, ymmword ptr [rdi-96]
mov r10, rax
xor r10, rbx
sar rcx, 1
lea r12, [rcx+r10]
cmovc r12, rcx
adc rbx, 0
cmovs rax, rcx
mov qword ptr [rdi-112], rax
vpxor ymm14, ymm10, ymmword ptr [rdi-96]
mov r14, -2
cmovs rdx, r13
sar rbp, 42
mov qword ptr [rdi+400], rbp
sarx r11, rdx, r15
lea r8, [r9+1048576]
sub r14, rdx
shl r8, 22
sar r8, 43
lea r10, [rdx-1]
mov rbx, rax
xor rbx, r11
sar r12, 1
lea rcx, [r12+rbx]
cmovc rcx, r12
vpxor ymm2, ymm4, ymm3
mov qword ptr [rdi+408], r8
adc r11, 0
cmovs rax, r12
mov qword ptr [rdi-104], rax
mov r13, -2
vmovdqu ymm1, ymmword ptr [rdi-56]
cmovs r10, r14
sarx rbp, r10, r15
mov r9, rsi
add r9, qword ptr [rdi+48]
sub r13, r10
lea rdx, [r10-1]
sar r9, 43
mov qword ptr [rdi+416], r9
lea rbx, [rsi+2097152]
mov r8, rax
xor r8, rbp
sar rcx, 1
lea r11, [rcx+r8]
cmovc r11, rcx
adc rbp, 0
cmovs rax, rcx
mov qword ptr [rdi-96], rax
vpandn ymm5, ymm1, ymmword ptr [rdi-64]
mov r12, -2
vpxor ymm6, ymm14, ymmword ptr [rdi-64]
cmovs rdx, r13
shl rbx, 21
sarx r14, rdx, r15
sar rbx, 43
mov qword ptr [rdi+424], rbx
sub r12, rdx
mov r10, qword ptr [rdi+408]
imul r10, qword ptr [rdi+72]
lea r9, [rdx-1]
mov rsi, rax
xor rsi, r14
sar r11, 1
lea r8, [r11+rsi]
cmovc r8, r11
mov rbp, qword ptr [rdi+400]
adc r14, 0
cmovs rax, r11
mov qword ptr [rdi-88], rax
vpxor ymm12, ymm2, ymm5
mov rcx, -2
cmovs r9, r12
sarx r13, r9, r15
imul rbp, qword ptr [rdi+88]
sub rcx, r9
lea rbx, [r9-1]
sub rbp, r10
mov qword ptr [rdi+144], rbp
vmovdqu ymm11, ymmword ptr [rdi-24]
mov rdx, qword ptr [rdi+408]
mov rsi, rax
xor rsi, r13
sar r8, 1
lea r14, [r8+rsi]
cmovc r14, r8
adc r13, 0
cmovs rax, r8
mov qword ptr [rdi-80], rax
vpandn ymm0, ymm11, ymmword ptr [rdi-32]
mov r11, -2
cmovs rbx, rcx
imul rdx, qword ptr [rdi+80]
sarx r12, rbx, r15
mov r9, qword ptr [rdi+400]
imul r9, qword ptr [rdi+96]
sub r11, rbx
sub r9, rdx
mov qword ptr [rdi+152], r9
lea r10, [rbx-1]
mov rbp, rax
xor rbp, r12
sar r14, 1
lea rsi, [r14+rbp]
cmovc rsi, r14
vpxor ymm7, ymm6, ymmword ptr [rdi-32]
mov r13, qword ptr [rdi+424]
adc r12, 0
cmovs rax, r14
mov qword ptr [rdi-72], rax
mov r8, -2
cmovs r10, r11
sarx rcx, r10, r15
imul r13, qword ptr [rdi+72]
sub r8, r10
lea rdx, [r10-1]
mov r9, qword ptr [rdi+416]
vpxor ymm15, ymm12, ymm0
imul r9, qword ptr [rdi+88]
sub r9, r13
mov rbx, rax
xor rbx, rcx
sar rsi, 1
lea rbp, [rsi+rbx]
cmovc rbp, rsi
adc rcx, 0
cmovs rax, rsi
mov qword ptr [rdi-64], rax
mov qword ptr [rdi+160], r9
vmovdqu ymm8, ymmword ptr [rdi+8]
mov r12, qword ptr [rdi+424]
mov r14, -2
vpandn ymm13, ymm8, ymmword ptr [rdi+0]
cmovs rdx, r8
sarx r11, rdx, r15
imul r12, qword ptr [rdi+80]
sub r14, rdx
mov r10, qword ptr [rdi+416]
lea r13, [rdx-1]
mov rbx, rax
xor rbx, r11
sar rbp, 1
lea rcx, [rbp+rbx]
cmovc rcx, rbp
adc r11, 0
cmovs rax, rbp
mov qword ptr [rdi-56], rax
mov rsi, -2
vpxor ymm9, ymm7, ymmword ptr [rdi+0]
cmovs r13, r14
imul r10, qword ptr [rdi+96]
sarx r9, r13, r15
sub r10, r12
sub rsi, r13
lea r8, [r13-1]
mov qword ptr [rdi+168], r10
mov rdx, qword ptr [rdi+408]
imul rdx, qword ptr [rdi+368]
vpxor ymm10, ymm15, ymm13
mov rbx, rax
xor rbx, r9
sar rcx, 1
lea r11, [rcx+rbx]
cmovc r11, rcx
adc r9, 0
cmovs rax, rcx
mov qword ptr [rdi-48], rax
mov rbp, qword ptr [rdi+400]
mov r14, -2
vpxor ymm4, ymm9, ymmword ptr [rdi+896]
cmovs r8, rsi
imul rbp, qword ptr [rdi+376]
sarx r12, r8, r15
sub rbp, rdx
sub r14, r8
sar rbp, 20
mov r13, qword ptr [rdi+144]
lea r10, [r8-1]
mov rbx, rax
xor rbx, r12
sar r11, 1
lea r9, [r11+rbx]
cmovc r9, r11
vmovdqa ymmword ptr [rdi+896], ymm4
adc r12, 0
cmovs rax, r11
mov qword ptr [rdi-40], rax
mov rcx, -2
cmovs r10, r14
sarx rsi, r10, r15
imul r13, qword ptr [rdi+104]
mov rdx, qword ptr [rdi+152]
sub rcx, r10
lea r8, [r10-1]
imul rdx, qword ptr [rdi+112]
sub rdx, r13
vpxor ymm3, ymm10, ymmword ptr [rdi+928]
lea rbx, [rbp+2*rdx]
mov r12, rax
xor r12, rsi
sar r9, 1
lea r11, [r9+r12]
cmovc r11, r9
adc rsi, 0
cmovs rax, r9
mov qword ptr [rdi-32], rax
mov qword ptr [rdi+176], rbx
vmovdqa ymmword ptr [rdi+928], ymm3
mov r14, -2
cmovs r8, rcx
sarx r10, r8, r15
sar rbx, 21
shl rbx, 44
sub r14, r8
mov qword ptr [rdi+432], rbx
mov r13, qword ptr [rdi+424]
lea rbp, [r8-1]
mov rdx, rax
xor rdx, r10
sar r11, 1
lea r12, [r11+rdx]
cmovc r12, r11
adc r10, 0
cmovs rax, r11
mov qword ptr [rdi-24], rax
mov rsi, -2
cmovs rbp, r14
sarx r9, rbp, r15
imul r13, qword ptr [rdi+368]
mov rcx, qword ptr [rdi+416]
sub rsi, rbp
lea rbx, [rbp-1]
imul rcx, qword ptr [rdi+376]
sub rcx, r13
sar rcx, 20
mov r8, rax
xor r8, r9
sar r12, 1
lea rdx, [r12+r8]
cmovc rdx, r12
adc r9, 0
cmovs rax, r12
mov qword ptr [rdi-16], rax
mov r10, qword ptr [rdi+160]
mov r11, -2
cmovs rbx, rsi
sarx r14, rbx, r15
imul r10, qword ptr [rdi+104]
mov rbp, qword ptr [rdi+168]
sub r11, rbx
imul rbp, qword ptr [rdi+112]
sub rbp, r10
lea r13, [rbx-1]
mov r8, rax
xor r8, r14
sar rdx, 1
lea r9, [rdx+r8]
cmovc r9, rdx
lea r12, [rcx+2*rbp]
adc r14, 0
cmovs rax, rdx
mov qword ptr [rdi-8], rax
mov rsi, -2
mov qword ptr [rdi+184], r12
cmovs r13, r11
sarx r10, r13, r15
sub rsi, r13
lea rbx, [r13-1]
sar r12, 21
shl r12, 44
mov r8, rax
xor r8, r10
sar r9, 1
lea rcx, [r9+r8]
cmovc rcx, r9
adc r10, 0
cmovs rax, r9
mov qword ptr [rdi+0], rax
mov qword ptr [rdi+440], r12
mov rbp, qword ptr [rdi+144]
mov r14, -2
cmovs rbx, rsi
sarx rdx, rbx, r15
sar rbp, 63
sub r14, rbx
add rbp, qword ptr [rdi+152]
mov qword ptr [rdi+256], rbp
lea r11, [rbx-1]
mov r13, rax
xor r13, rdx
sar rcx, 1
lea r8, [rcx+r13]
cmovc r8, rcx
adc rdx, 0
cmovs rax, rcx
mov qword ptr [rdi+8], rax
mov r10, -2
cmovs r11, r14
sarx r9, r11, r15
sub r10, r11
lea r12, [r11-1]
mov rsi, rax
xor rsi, r9
sar r8, 1
lea rbp, [r8+rsi]
cmovc rbp, r8
adc r9, 0
cmovs rax, r8
mov qword ptr [rdi+16], rax
mov rbx, -2
cmovs r12, r10
sarx r13, r12, r15
sub rbx, r12
lea rdx, [r12-1]
mov rcx, rax
xor rcx, r13
sar rbp, 1
lea r14, [rbp+rcx]
cmovc r14, rbp
adc r13, 0
cmovs rax, rbp
mov qword ptr [rdi+24], rax
mov r11, -2
cmovs rdx, rbx
sarx rsi, rdx, r15
sub r11, rdx
lea r9, [rdx-1]
mov r8, rax
xor r8, rsi
sar r14, 1
lea r10, [r14+r8]
cmovc r10, r14
adc rsi, 0
cmovs rax, r14
mov qword ptr [rdi+32], rax
mov qword ptr [rdi+128], rax
mov qword ptr [rdi+136], r10
cmovs r9, r11
mov r12, r10
add r12, qword ptr [rdi+48]
mov rcx, rax
add rcx, qword ptr [rdi+40]
shl r10, 43
shl rax, 44
mov r13, r12
sar r13, 22
sar r12, 43
mov rbp, rcx
sar rbp, 21
sar rcx, 42
sarx rbx, r9, r15
add r10, qword ptr [rdi+64]
add rax, qword ptr [rdi+56]
imul r13, qword ptr [rdi+432]
imul r12, qword ptr [rdi+440]
imul rbp, qword ptr [rdi+432]
imul rcx, qword ptr [rdi+440]
lea rdx, [r13+r10]
lea r8, [rbp+rax]
sub rdx, r12
sub r8, rcx
ror rdx, 43
ror r8, 44
mov rcx, r8
mov rsi, rbx
mov rbx, rdx
mov rdx, r9
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
