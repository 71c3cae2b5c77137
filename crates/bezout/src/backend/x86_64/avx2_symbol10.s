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
// Length: 10 limbs of 30 bits; 1264 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
mov rbp, rcx
xor rbp, rsi
sar rbx, 1
lea r8, [rbx+rbp]
cmovc r8, rbx
mov r9, qword ptr [rdi+128]
mov r10, qword ptr [rdi+136]
adc rsi, 0
cmovs rcx, rbx
mov qword ptr [rdi-120], rcx
mov r11, -2
lea r12, [rdx-1]
vmovdqu ymm3, ymmword ptr [rdi-88]
vpandn ymm4, ymm3, ymmword ptr [rdi-96]
cmovs r12, rax
sarx r13, r12, r15
sub r11, r12
lea r14, [r12-1]
mov rbp, r9
add rbp, qword ptr [rdi+40]
sar rbp, 42
mov qword ptr [rdi+304], rbp
mov rsi, rcx
xor rsi, r13
sar r8, 1
lea rbx, [r8+rsi]
cmovc rbx, r8
adc r13, 0
cmovs rcx, r8
mov qword ptr [rdi-112], rcx
lea rdx, [r9+1048576]
mov rax, -2
vpxor ymm5, ymm2, ymmword ptr [rdi-96]
cmovs r14, r11
shl rdx, 22
sarx r12, r14, r15
sar rdx, 43
mov qword ptr [rdi+312], rdx
sub rax, r14
mov rbp, r10
add rbp, qword ptr [rdi+48]
sar rbp, 43
lea rsi, [r14-1]
mov r13, rcx
xor r13, r12
sar rbx, 1
lea r8, [rbx+r13]
cmovc r8, rbx
vpxor ymm6, ymm1, ymm4
mov qword ptr [rdi+320], rbp
adc r12, 0
cmovs rcx, rbx
mov qword ptr [rdi-104], rcx
lea r9, [r10+2097152]
mov r11, -2
vmovdqu ymm7, ymmword ptr [rdi-56]
cmovs rsi, rax
sarx rdx, rsi, r15
sub r11, rsi
lea r14, [rsi-1]
shl r9, 21
sar r9, 43
mov qword ptr [rdi+328], r9
mov r13, rcx
xor r13, rdx
sar r8, 1
lea rbp, [r8+r13]
cmovc rbp, r8
adc rdx, 0
cmovs rcx, r8
mov qword ptr [rdi-96], rcx
mov r12, qword ptr [rdi+128]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
mov qword ptr [rdi+280], r12
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
mov rbx, qword ptr [rdi+312]
mov r10, -2
cmovs r14, r11
sarx rax, r14, r15
sub r10, r14
imul rbx, qword ptr [rdi+144]
mov rsi, qword ptr [rdi+304]
lea r9, [r14-1]
mov r13, rcx
xor r13, rax
sar rbp, 1
lea rdx, [rbp+r13]
cmovc rdx, rbp
mov r8, -2
adc rax, 0
cmovs rcx, rbp
mov qword ptr [rdi-88], rcx
vpxor ymm10, ymm6, ymm8
cmovs r9, r10
sarx r12, r9, r15
imul rsi, qword ptr [rdi+160]
sub rsi, rbx
mov qword ptr [rdi+216], rsi
lea r11, [r9-1]
mov r14, qword ptr [rdi+312]
imul r14, qword ptr [rdi+152]
sub r8, r9
mov r13, qword ptr [rdi+304]
mov rax, rcx
xor rax, r12
sar rdx, 1
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi-80], rcx
vpxor ymm11, ymm9, ymmword ptr [rdi-32]
vmovdqu ymm12, ymmword ptr [rdi-24]
vpandn ymm13, ymm12, ymmword ptr [rdi-32]
mov r10, -2
cmovs r11, r8
imul r13, qword ptr [rdi+168]
sarx rbx, r11, r15
sub r13, r14
mov qword ptr [rdi+232], r13
sub r10, r11
mov rsi, qword ptr [rdi+328]
mov r9, rcx
xor r9, rbx
sar rbp, 1
lea rax, [rbp+r9]
cmovc rax, rbp
lea r12, [r11-1]
adc rbx, 0
cmovs rcx, rbp
mov qword ptr [rdi-72], rcx
mov rdx, -2
cmovs r12, r10
imul rsi, qword ptr [rdi+144]
sarx r8, r12, r15
mov r14, qword ptr [rdi+320]
imul r14, qword ptr [rdi+160]
sub rdx, r12
lea r13, [r12-1]
sub r14, rsi
mov qword ptr [rdi+224], r14
vpxor ymm14, ymm10, ymm13
mov r9, qword ptr [rdi+328]
mov r11, rcx
xor r11, r8
sar rax, 1
lea rbx, [rax+r11]
cmovc rbx, rax
adc r8, 0
cmovs rcx, rax
mov qword ptr [rdi-64], rcx
vmovdqu ymm15, ymmword ptr [rdi+8]
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
mov rbp, -2
vpxor ymm3, ymm11, ymmword ptr [rdi+0]
cmovs r13, rdx
imul r9, qword ptr [rdi+152]
mov r10, qword ptr [rdi+320]
sarx r12, r13, r15
imul r10, qword ptr [rdi+168]
sub rbp, r13
sub r10, r9
mov qword ptr [rdi+240], r10
lea rsi, [r13-1]
mov r14, rcx
xor r14, r12
sar rbx, 1
lea r11, [rbx+r14]
cmovc r11, rbx
mov r8, qword ptr [rdi+312]
mov rax, -2
adc r12, 0
cmovs rcx, rbx
mov qword ptr [rdi-56], rcx
cmovs rsi, rbp
sarx rdx, rsi, r15
sub rax, rsi
imul r8, qword ptr [rdi+176]
mov r9, qword ptr [rdi+304]
lea r10, [rsi-1]
vpxor ymm2, ymm14, ymm0
imul r9, qword ptr [rdi+184]
mov r13, rcx
xor r13, rdx
sar r11, 1
lea r14, [r11+r13]
cmovc r14, r11
adc rdx, 0
cmovs rcx, r11
mov qword ptr [rdi-48], rcx
vpxor ymm1, ymm3, ymmword ptr [rdi+832]
mov r12, -2
cmovs r10, rax
sub r9, r8
sar r9, 20
shl r9, 23
shr r9, 23
sarx rbx, r10, r15
mov qword ptr [rdi+336], r9
sub r12, r10
shr r9, 21
shl r9, 44
lea rbp, [r10-1]
mov rsi, rcx
xor rsi, rbx
sar r14, 1
lea r13, [r14+rsi]
cmovc r13, r14
vmovdqa ymmword ptr [rdi+832], ymm1
adc rbx, 0
cmovs rcx, r14
mov qword ptr [rdi-40], rcx
mov rdx, -2
vpxor ymm4, ymm2, ymmword ptr [rdi+864]
mov qword ptr [rdi+344], r9
mov r11, qword ptr [rdi+328]
cmovs rbp, r12
sarx rax, rbp, r15
sub rdx, rbp
lea r8, [rbp-1]
imul r11, qword ptr [rdi+176]
mov r10, qword ptr [rdi+320]
imul r10, qword ptr [rdi+184]
mov rsi, rcx
xor rsi, rax
sar r13, 1
lea rbx, [r13+rsi]
cmovc rbx, r13
adc rax, 0
cmovs rcx, r13
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+864], ymm4
mov r14, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+216]
cmovs r8, rdx
sub r10, r11
sar r10, 20
sarx r9, r8, r15
shl r10, 23
shr r10, 23
sub r14, r8
mov qword ptr [rdi+352], r10
shr r10, 21
lea r12, [r8-1]
mov rbp, rcx
xor rbp, r9
sar rbx, 1
lea rsi, [rbx+rbp]
cmovc rsi, rbx
vbroadcasti128 ymm5, xmmword ptr [rdi+232]
vmovdqa ymm6, ymmword ptr [rdi+448]
adc r9, 0
cmovs rcx, rbx
mov qword ptr [rdi-24], rcx
mov rax, -2
cmovs r12, r14
sarx r13, r12, r15
shl r10, 44
mov qword ptr [rdi+360], r10
sub rax, r12
lea rdx, [r12-1]
mov r11, qword ptr [rdi+216]
vpand ymm8, ymm7, ymm6
sar r11, 63
vpand ymm9, ymm5, ymm6
add r11, qword ptr [rdi+232]
vpsrlq ymm12, ymm5, 30
mov r8, rcx
xor r8, r13
sar rsi, 1
lea rbp, [rsi+r8]
cmovc rbp, rsi
adc r13, 0
cmovs rcx, rsi
mov qword ptr [rdi-16], rcx
vpshufd ymm10, ymmword ptr [rdi+672], 0xee
mov qword ptr [rdi+264], r11
vpmuldq ymm13, ymm9, ymm10
vpsrlq ymm15, ymm7, 30
mov r9, -2
vpshufd ymm11, ymmword ptr [rdi+672], 0x44
cmovs rdx, rax
sarx rbx, rdx, r15
sub r9, rdx
lea r14, [rdx-1]
mov r10, rcx
xor r10, rbx
sar rbp, 1
lea r12, [rbp+r10]
cmovc r12, rbp
vpmuldq ymm14, ymm8, ymm11
mov r8, -2
vpsubq ymm0, ymm13, ymm14
vpaddq ymm3, ymm0, ymmword ptr [rdi+480]
vpsrlq ymm1, ymm3, 30
adc rbx, 0
cmovs rcx, rbp
mov qword ptr [rdi-8], rcx
cmovs r14, r9
sarx r13, r14, r15
lea rsi, [r14-1]
sub r8, r14
vpmuldq ymm2, ymm15, ymm11
vpand ymm4, ymm3, ymmword ptr [rdi+448]
vperm2i128 ymm6, ymm4, ymm4, 0x81
mov r11, rcx
xor r11, r13
sar r12, 1
lea rax, [r12+r11]
cmovc rax, r12
adc r13, 0
cmovs rcx, r12
mov qword ptr [rdi+0], rcx
vpmuldq ymm5, ymm12, ymm10
vpsubq ymm7, ymm5, ymm2
vpshufd ymm13, ymmword ptr [rdi+704], 0x44
mov rdx, -2
vpmuldq ymm14, ymm8, ymm13
cmovs rsi, r8
sarx r10, rsi, r15
sub rdx, rsi
lea rbx, [rsi-1]
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea r9, [rax+rbp]
cmovc r9, rax
vpshufd ymm0, ymmword ptr [rdi+704], 0xee
vpmuldq ymm11, ymm9, ymm0
vpsubq ymm3, ymm11, ymm14
adc r10, 0
cmovs rcx, rax
mov qword ptr [rdi+8], rcx
mov r14, -2
vpaddq ymm4, ymm7, ymm3
cmovs rbx, rdx
sarx r11, rbx, r15
sub r14, rbx
lea r13, [rbx-1]
mov r12, rcx
xor r12, r11
sar r9, 1
lea r8, [r9+r12]
cmovc r8, r9
adc r11, 0
cmovs rcx, r9
mov qword ptr [rdi+16], rcx
vmovdqu ymm10, ymmword ptr [rdi+248]
vpaddq ymm5, ymm4, ymmword ptr [rdi+512]
vpaddq ymm2, ymm5, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm14, ymm2, ymmword ptr [rdi+448]
vperm2i128 ymm7, ymm14, ymm14, 0x81
vmovdqu ymm3, ymmword ptr [rdi+256]
vpmuldq ymm4, ymm15, ymm13
mov rsi, -2
vmovdqu ymm5, ymmword ptr [rdi+272]
vpmuldq ymm1, ymm12, ymm0
vpxor ymm2, ymm10, ymm5
cmovs r13, r14
sarx rbp, r13, r15
sub rsi, r13
lea r10, [r13-1]
mov rax, rcx
xor rax, rbp
sar r8, 1
lea rdx, [r8+rax]
cmovc rdx, r8
vpsubq ymm14, ymm1, ymm4
vpxor ymm13, ymm10, ymm3
mov rbx, -2
vpshufd ymm0, ymmword ptr [rdi+736], 0x44
adc rbp, 0
cmovs rcx, r8
mov qword ptr [rdi+24], rcx
vpshufd ymm5, ymmword ptr [rdi+736], 0xee
vpmuldq ymm1, ymm9, ymm5
vpandn ymm4, ymm13, ymm2
vpmuldq ymm3, ymm8, ymm0
cmovs r10, rsi
sarx r12, r10, r15
sub rbx, r10
lea r11, [r10-1]
vpxor ymm13, ymm4, ymm10
vpxor ymm2, ymm13, ymmword ptr [rdi+896]
vmovdqa ymmword ptr [rdi+896], ymm2
vpsubq ymm4, ymm1, ymm3
vpaddq ymm10, ymm14, ymm4
mov r9, rcx
xor r9, r12
sar rdx, 1
lea r14, [rdx+r9]
cmovc r14, rdx
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi+32], rcx
vpaddq ymm13, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm13, ymm11
vpand ymm1, ymm2, ymmword ptr [rdi+448]
vpsrlq ymm3, ymm2, 30
vmovdqa ymmword ptr [rdi+672], ymm1
cmovs r11, rbx
mov r13, rcx
add r13, qword ptr [rdi+40]
rorx rax, r13, 42
imul rax, qword ptr [rdi+360]
mov rbp, r14
shl rbp, 43
add rbp, qword ptr [rdi+64]
mov r8, rcx
shl r8, 44
add r8, qword ptr [rdi+56]
rorx rsi, r13, 21
mov r10, r14
add r10, qword ptr [rdi+48]
rorx r9, r10, 43
rorx r12, r10, 22
imul r12, qword ptr [rdi+344]
imul rsi, qword ptr [rdi+344]
lea rdx, [r12+rbp]
imul r9, qword ptr [rdi+360]
sarx rbx, r11, r15
sub rdx, r9
ror rdx, 43
vpmuldq ymm14, ymm12, ymm5
vpmuldq ymm4, ymm15, ymm0
vpsubq ymm10, ymm14, ymm4
vmovdqu ymm13, ymmword ptr [rdi-120]
lea r13, [rsi+r8]
sub r13, rax
ror r13, 44
vpshufd ymm11, ymmword ptr [rdi+768], 0x44
vpmuldq ymm2, ymm8, ymm11
mov qword ptr [rdi+248], rcx
mov r10, rcx
add r10, qword ptr [rdi+40]
vpandn ymm1, ymm13, ymmword ptr [rdi-128]
vpshufd ymm5, ymmword ptr [rdi+768], 0xee
vpmuldq ymm0, ymm9, ymm5
vpsubq ymm14, ymm0, ymm2
vmovdqa ymm4, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r13
sar r10, 42
vpaddq ymm13, ymm10, ymm14
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]
mov r12, -2
sub r12, r11
lea rbp, [r11-1]
mov r9, r13
xor r9, rbx
mov qword ptr [rdi+80], r10
vmovdqu ymm2, ymmword ptr [rdi-88]
sar rdx, 1
lea rsi, [rdx+r9]
cmovc rsi, rdx
adc rbx, 0
cmovs r13, rdx
mov qword ptr [rdi-120], r13
mov r8, -2
lea rax, [rcx+1048576]
vpaddq ymm10, ymm0, ymm3
vpsrlq ymm14, ymm10, 30
vpand ymm13, ymm10, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+704], ymm13
cmovs rbp, r12
sarx r11, rbp, r15
sub r8, rbp
lea r10, [rbp-1]
vpmuldq ymm0, ymm15, ymm11
shl rax, 22
sar rax, 43
mov qword ptr [rdi+72], rax
mov r9, r14
add r9, qword ptr [rdi+48]
mov rbx, r13
xor rbx, r11
sar rsi, 1
lea rdx, [rsi+rbx]
cmovc rdx, rsi
adc r11, 0
cmovs r13, rsi
mov qword ptr [rdi-112], r13
vpshufd ymm3, ymmword ptr [rdi+800], 0xee
vpxor ymm10, ymm4, ymmword ptr [rdi-96]
vpandn ymm13, ymm2, ymmword ptr [rdi-96]
vpmuldq ymm11, ymm9, ymm3
vpmuldq ymm4, ymm12, ymm5
vpsubq ymm2, ymm4, ymm0
mov rcx, -2
vpshufd ymm9, ymmword ptr [rdi+800], 0x44
vpmuldq ymm5, ymm8, ymm9
cmovs r10, r8
sarx r12, r10, r15
sar r9, 43
mov qword ptr [rdi+96], r9
sub rcx, r10
vpsubq ymm4, ymm11, ymm5
lea rbp, [r10-1]
lea rax, [r14+2097152]
mov rbx, r13
xor rbx, r12
sar rdx, 1
lea r11, [rdx+rbx]
cmovc r11, rdx
vpxor ymm0, ymm1, ymm13
mov rsi, -2
adc r12, 0
cmovs r13, rdx
mov qword ptr [rdi-104], r13
cmovs rbp, rcx
sarx r8, rbp, r15
shl rax, 21
vmovdqu ymm8, ymmword ptr [rdi-56]
sub rsi, rbp
sar rax, 43
vpaddq ymm11, ymm2, ymm4
vpaddq ymm5, ymm11, ymmword ptr [rdi+512]
vpaddq ymm1, ymm5, ymm14
mov qword ptr [rdi+88], rax
mov r9, qword ptr [rdi+72]
mov r10, r13
xor r10, r8
sar r11, 1
lea r14, [r11+r10]
cmovc r14, r11
adc r8, 0
cmovs r13, r11
mov qword ptr [rdi-96], r13
lea rbx, [rbp-1]
vpmuldq ymm13, ymm12, ymm3
vpsrlq ymm2, ymm1, 30
vpxor ymm4, ymm10, ymmword ptr [rdi-64]
vpandn ymm11, ymm8, ymmword ptr [rdi-64]
vpmuldq ymm5, ymm15, ymm9
vpsubq ymm14, ymm13, ymm5
mov r12, -2
vpand ymm12, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+736], ymm12
cmovs rbx, rsi
sarx rdx, rbx, r15
sub r12, rbx
imul r9, qword ptr [rdi+336]
mov rcx, qword ptr [rdi+80]
mov rax, r13
xor rax, rdx
sar r14, 1
lea r10, [r14+rax]
cmovc r10, r14
adc rdx, 0
cmovs r13, r14
mov qword ptr [rdi-88], r13
mov r8, -2
vpxor ymm3, ymm0, ymm11
lea r11, [rbx-1]
vpaddq ymm10, ymm14, ymmword ptr [rdi+512]
vpaddq ymm8, ymm10, ymm2
vpaddq ymm15, ymm8, ymm6
vpsrlq ymm9, ymm15, 30
vpand ymm13, ymm15, ymmword ptr [rdi+448]
vmovdqu ymm5, ymmword ptr [rdi-24]
vpandn ymm1, ymm5, ymmword ptr [rdi-32]
cmovs r11, r12
sarx rbp, r11, r15
sub r8, r11
lea rsi, [r11-1]
imul rcx, qword ptr [rdi+352]
sub rcx, r9
sar rcx, 20
vmovdqa ymmword ptr [rdi+768], ymm13
mov qword ptr [rdi+368], rcx
mov rax, r13
xor rax, rbp
sar r10, 1
lea rdx, [r10+rax]
cmovc rdx, r10
adc rbp, 0
cmovs r13, r10
mov qword ptr [rdi-80], r13
mov r14, -2
mov rbx, qword ptr [rdi+88]
vpaddq ymm12, ymm9, ymm7
vpaddq ymm0, ymm12, ymmword ptr [rdi+576]
vpand ymm11, ymm0, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+800], ymm11
vpsrlq ymm14, ymm0, 30
cmovs rsi, r8
sarx r12, rsi, r15
sub r14, rsi
lea r11, [rsi-1]
mov r9, r13
xor r9, r12
sar rdx, 1
lea rcx, [rdx+r9]
cmovc rcx, rdx
vpxor ymm10, ymm4, ymmword ptr [rdi-32]
adc r12, 0
cmovs r13, rdx
mov qword ptr [rdi-72], r13
mov rax, -2
vpxor ymm2, ymm3, ymm1
vperm2i128 ymm8, ymm14, ymm14, 0x08
vpaddq ymm6, ymm8, ymmword ptr [rdi+640]
vpaddq ymm15, ymm6, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+672], ymm15
mov rbp, qword ptr [rdi+688]
vmovdqu ymm5, ymmword ptr [rdi+8]
cmovs r11, r14
sarx r10, r11, r15
imul rbx, qword ptr [rdi+336]
mov r8, qword ptr [rdi+96]
imul r8, qword ptr [rdi+352]
sub r8, rbx
sub rax, r11
lea rsi, [r11-1]
sar r8, 20
sar rbp, 30
mov qword ptr [rdi+376], r8
mov r9, qword ptr [rdi+704]
mov r12, r13
xor r12, r10
sar rcx, 1
lea rdx, [rcx+r12]
cmovc rdx, rcx
adc r10, 0
cmovs r13, rcx
mov qword ptr [rdi-64], r13
mov r14, -2
vpandn ymm13, ymm5, ymmword ptr [rdi+0]
cmovs rsi, rax
sarx rbx, rsi, r15
sub r14, rsi
shr r9, 11
mov r11, qword ptr [rdi+736]
add rbp, qword ptr [rdi+720]
lea r8, [rsi-1]
mov r12, r13
xor r12, rbx
sar rdx, 1
lea r10, [rdx+r12]
cmovc r10, rdx
adc rbx, 0
cmovs r13, rdx
mov qword ptr [rdi-56], r13
mov rcx, -2
vpxor ymm9, ymm10, ymmword ptr [rdi+0]
cmovs r8, r14
sarx rax, r8, r15
shl r11, 19
lea rsi, [r9+r11]
sub rcx, r8
lea r12, [r8-1]
mov rbx, qword ptr [rdi+768]
shl rbx, 49
lea rdx, [rsi+rbx]
vpxor ymm7, ymm2, ymm13
mov r14, r13
xor r14, rax
sar r10, 1
lea r9, [r10+r14]
cmovc r9, r10
adc rax, 0
cmovs r13, r10
mov qword ptr [rdi-48], r13
vpxor ymm12, ymm9, ymmword ptr [rdi+832]
mov r11, -2
mov qword ptr [rdi+104], rdx
mov r8, qword ptr [rdi+712]
cmovs r12, rcx
sar rbp, 30
add rbp, qword ptr [rdi+752]
sar rbp, 30
add rbp, qword ptr [rdi+784]
sarx rsi, r12, r15
sub r11, r12
sar rbp, 30
shr r8, 11
lea rbx, [r12-1]
vmovdqa ymmword ptr [rdi+832], ymm12
mov r14, r13
xor r14, rsi
sar r9, 1
lea rax, [r9+r14]
cmovc rax, r9
mov r10, qword ptr [rdi+744]
mov rdx, -2
adc rsi, 0
cmovs r13, r9
mov qword ptr [rdi-40], r13
cmovs rbx, r11
sarx rcx, rbx, r15
sub rdx, rbx
add rbp, qword ptr [rdi+816]
lea r12, [rbx-1]
shl r10, 19
mov r14, qword ptr [rdi+264]
vpxor ymm11, ymm7, ymmword ptr [rdi+864]
lea rsi, [r8+r10]
mov r9, qword ptr [rdi+776]
mov r11, r13
xor r11, rcx
sar rax, 1
lea rbx, [rax+r11]
cmovc rbx, rax
adc rcx, 0
cmovs r13, rax
mov qword ptr [rdi-32], r13
vmovdqa ymmword ptr [rdi+864], ymm11
mov r8, -2
cmovs r12, rdx
shl r9, 49
mov r10, r14
xor r10, qword ptr [rdi+288]
mov r11, r14
xor r11, rbp
sarx rcx, r12, r15
lea rax, [rsi+r9]
andn rdx, r10, r11
sub r8, r12
lea rsi, [r12-1]
mov qword ptr [rdi+112], rax
mov r9, r13
xor r9, rcx
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rcx, 0
cmovs r13, rbx
mov qword ptr [rdi-24], r13
mov r11, -2
cmovs rsi, r8
sarx r12, rsi, r15
sub r11, rsi
lea rax, [rsi-1]
xor rdx, r14
xor rdx, qword ptr [rdi+296]
mov qword ptr [rdi+296], rdx
mov r9, qword ptr [rdi+72]
imul r9, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+80]
imul rcx, qword ptr [rdi+112]
mov rbx, r13
xor rbx, r12
sar r10, 1
lea r8, [r10+rbx]
cmovc r8, r10
adc r12, 0
cmovs r13, r10
mov qword ptr [rdi-16], r13
mov qword ptr [rdi+288], rbp
mov rsi, -2
cmovs rax, r11
sub rcx, r9
sarx r14, rax, r15
sub rsi, rax
mov rdx, r13
xor rdx, r14
sar r8, 1
lea rbx, [r8+rdx]
cmovc rbx, r8
lea r12, [rax-1]
adc r14, 0
cmovs r13, r8
mov qword ptr [rdi-8], r13
mov r10, -2
mov rbp, qword ptr [rdi+368]
cmovs r12, rsi
sar rbp, 21
sarx r11, r12, r15
sub r10, r12
lea r9, [r12-1]
lea rdx, [rbp+rcx]
shl rdx, 44
mov qword ptr [rdi+384], rdx
mov rax, qword ptr [rdi+88]
mov r14, -2
mov r8, r13
xor r8, r11
sar rbx, 1
lea rsi, [rbx+r8]
cmovc rsi, rbx
adc r11, 0
cmovs r13, rbx
mov qword ptr [rdi+0], r13
cmovs r9, r10
sarx r12, r9, r15
imul rax, qword ptr [rdi+104]
mov rbp, qword ptr [rdi+96]
imul rbp, qword ptr [rdi+112]
sub r14, r9
sub rbp, rax
lea rcx, [r9-1]
mov rdx, r13
xor rdx, r12
sar rsi, 1
lea r8, [rsi+rdx]
cmovc r8, rsi
mov r11, qword ptr [rdi+376]
mov rbx, -2
adc r12, 0
cmovs r13, rsi
mov qword ptr [rdi+8], r13
cmovs rcx, r14
sarx r10, rcx, r15
sub rbx, rcx
lea rax, [rcx-1]
sar r11, 21
lea r9, [r11+rbp]
shl r9, 44
mov rdx, r13
xor rdx, r10
sar r8, 1
lea r12, [r8+rdx]
cmovc r12, r8
adc r10, 0
cmovs r13, r8
mov qword ptr [rdi+16], r13
mov qword ptr [rdi+392], r9
mov rsi, -2
cmovs rax, rbx
sarx r14, rax, r15
sub rsi, rax
lea rcx, [rax-1]
mov r11, r13
xor r11, r14
sar r12, 1
lea rbp, [r12+r11]
cmovc rbp, r12
adc r14, 0
cmovs r13, r12
mov qword ptr [rdi+24], r13
cmovs rcx, rsi
sarx rdx, rcx, r15
lea r10, [rcx-1]
mov r8, -2
sub r8, rcx
mov r9, r13
xor r9, rdx
sar rbp, 1
lea rbx, [rbp+r9]
cmovc rbx, rbp
adc rdx, 0
cmovs r13, rbp
mov qword ptr [rdi+32], r13
cmovs r10, r8
mov rax, rbx
shl rax, 43
mov r11, rbx
add r11, qword ptr [rdi+48]
rorx r14, r11, 22
mov r12, r13
add r12, qword ptr [rdi+40]
rorx rsi, r12, 42
imul rsi, qword ptr [rdi+392]
rorx rcx, r11, 43
mov r9, r13
shl r9, 44
add rax, qword ptr [rdi+64]
imul rcx, qword ptr [rdi+392]
add r9, qword ptr [rdi+56]
rorx rdx, r12, 21
imul rdx, qword ptr [rdi+384]
imul r14, qword ptr [rdi+384]
sarx rbp, r10, r15
lea r8, [r14+rax]
sub r8, rcx
lea r11, [rdx+r9]
sub r11, rsi
ror r8, 43
ror r11, 44
vmovdqu ymm0, ymmword ptr [rdi-120]
vpandn ymm4, ymm0, ymmword ptr [rdi-128]
vmovdqa ymm3, ymmword ptr [rdi-128]
mov r12, r11
xor r12, rbp
mov r14, -2
sub r14, r10
sar r8, 1
lea rax, [r8+r12]
cmovc rax, r8
mov qword ptr [rdi-128], r11
lea rcx, [r10-1]
adc rbp, 0
cmovs r11, r8
mov qword ptr [rdi-120], r11
vmovdqu ymm1, ymmword ptr [rdi-88]
mov rdx, -2
cmovs rcx, r14
sarx r9, rcx, r15
sub rdx, rcx
lea rsi, [rcx-1]
mov qword ptr [rdi+272], r13
mov r12, r13
add r12, qword ptr [rdi+40]
vpandn ymm14, ymm1, ymmword ptr [rdi-96]
sar r12, 42
mov qword ptr [rdi+400], r12
mov r10, r11
xor r10, r9
sar rax, 1
lea rbp, [rax+r10]
cmovc rbp, rax
adc r9, 0
cmovs r11, rax
mov qword ptr [rdi-112], r11
mov r8, -2
lea r14, [r13+1048576]
cmovs rsi, rdx
sarx rcx, rsi, r15
sub r8, rsi
lea r12, [rsi-1]
shl r14, 22
sar r14, 43
mov qword ptr [rdi+408], r14
mov r10, rbx
add r10, qword ptr [rdi+48]
vpxor ymm8, ymm3, ymmword ptr [rdi-96]
vpxor ymm6, ymm4, ymm14
mov r9, r11
xor r9, rcx
sar rbp, 1
lea rax, [rbp+r9]
cmovc rax, rbp
adc rcx, 0
cmovs r11, rbp
mov qword ptr [rdi-104], r11
mov r13, -2
vmovdqu ymm15, ymmword ptr [rdi-56]
vpandn ymm5, ymm15, ymmword ptr [rdi-64]
cmovs r12, r8
sarx rdx, r12, r15
lea rsi, [r12-1]
sub r13, r12
sar r10, 43
mov qword ptr [rdi+416], r10
lea r14, [rbx+2097152]
mov r9, r11
xor r9, rdx
sar rax, 1
lea rcx, [rax+r9]
cmovc rcx, rax
adc rdx, 0
cmovs r11, rax
mov qword ptr [rdi-96], r11
mov rbp, -2
cmovs rsi, r13
shl r14, 21
sar r14, 43
mov qword ptr [rdi+424], r14
sub rbp, rsi
sarx r8, rsi, r15
mov r12, qword ptr [rdi+408]
mov r10, r11
xor r10, r8
sar rcx, 1
lea rbx, [rcx+r10]
cmovc rbx, rcx
vpxor ymm10, ymm8, ymmword ptr [rdi-64]
lea r9, [rsi-1]
mov rdx, -2
adc r8, 0
cmovs r11, rcx
mov qword ptr [rdi-88], r11
vpxor ymm2, ymm6, ymm5
vmovdqu ymm13, ymmword ptr [rdi-24]
cmovs r9, rbp
imul r12, qword ptr [rdi+72]
mov rax, qword ptr [rdi+400]
sarx r13, r9, r15
imul rax, qword ptr [rdi+88]
lea r14, [r9-1]
sub rdx, r9
mov r10, r11
xor r10, r13
sub rax, r12
mov qword ptr [rdi+144], rax
mov rsi, qword ptr [rdi+408]
imul rsi, qword ptr [rdi+80]
mov r8, qword ptr [rdi+400]
imul r8, qword ptr [rdi+96]
sar rbx, 1
lea rcx, [rbx+r10]
cmovc rcx, rbx
adc r13, 0
cmovs r11, rbx
mov qword ptr [rdi-80], r11
mov rbp, -2
vpandn ymm9, ymm13, ymmword ptr [rdi-32]
cmovs r14, rdx
sarx r9, r14, r15
sub r8, rsi
sub rbp, r14
vpxor ymm12, ymm2, ymm9
lea r12, [r14-1]
mov rax, r11
xor rax, r9
sar rcx, 1
lea r10, [rcx+rax]
cmovc r10, rcx
vpxor ymm7, ymm10, ymmword ptr [rdi-32]
mov qword ptr [rdi+152], r8
mov r13, qword ptr [rdi+424]
mov rbx, -2
adc r9, 0
cmovs r11, rcx
mov qword ptr [rdi-72], r11
cmovs r12, rbp
lea rdx, [r12-1]
sarx rsi, r12, r15
imul r13, qword ptr [rdi+72]
mov r14, qword ptr [rdi+416]
sub rbx, r12
imul r14, qword ptr [rdi+88]
sub r14, r13
mov rax, r11
xor rax, rsi
sar r10, 1
lea r8, [r10+rax]
cmovc r8, r10
adc rsi, 0
cmovs r11, r10
mov qword ptr [rdi-64], r11
mov qword ptr [rdi+160], r14
vmovdqu ymm11, ymmword ptr [rdi+8]
mov r9, qword ptr [rdi+424]
mov rcx, -2
vpandn ymm0, ymm11, ymmword ptr [rdi+0]
cmovs rdx, rbx
imul r9, qword ptr [rdi+80]
sub rcx, rdx
mov rbp, qword ptr [rdi+416]
imul rbp, qword ptr [rdi+96]
sarx r12, rdx, r15
lea r13, [rdx-1]
mov rax, r11
xor rax, r12
sar r8, 1
lea rsi, [r8+rax]
cmovc rsi, r8
mov r10, -2
adc r12, 0
cmovs r11, r8
mov qword ptr [rdi-56], r11
cmovs r13, rcx
sarx r14, r13, r15
sub r10, r13
sub rbp, r9
lea rbx, [r13-1]
mov qword ptr [rdi+168], rbp
mov rdx, qword ptr [rdi+408]
vpxor ymm1, ymm7, ymmword ptr [rdi+0]
mov rax, r11
xor rax, r14
sar rsi, 1
lea r12, [rsi+rax]
cmovc r12, rsi
adc r14, 0
cmovs r11, rsi
mov qword ptr [rdi-48], r11
vpxor ymm3, ymm12, ymm0
mov r8, -2
vpxor ymm4, ymm1, ymmword ptr [rdi+832]
mov rcx, -2
cmovs rbx, r10
imul rdx, qword ptr [rdi+368]
mov r9, qword ptr [rdi+400]
imul r9, qword ptr [rdi+376]
sarx r13, rbx, r15
sub r8, rbx
sub r9, rdx
sar r9, 20
mov rbp, qword ptr [rdi+144]
imul rbp, qword ptr [rdi+104]
mov rax, qword ptr [rdi+152]
lea r14, [rbx-1]
mov rsi, r11
xor rsi, r13
sar r12, 1
lea r10, [r12+rsi]
cmovc r10, r12
vmovdqa ymmword ptr [rdi+832], ymm4
adc r13, 0
cmovs r11, r12
mov qword ptr [rdi-40], r11
vpxor ymm14, ymm3, ymmword ptr [rdi+864]
cmovs r14, r8
sarx rdx, r14, r15
imul rax, qword ptr [rdi+112]
sub rax, rbp
lea rbx, [r14-1]
sub rcx, r14
lea rsi, [r9+2*rax]
mov qword ptr [rdi+176], rsi
mov r13, r11
xor r13, rdx
sar r10, 1
lea r12, [r10+r13]
cmovc r12, r10
adc rdx, 0
cmovs r11, r10
mov qword ptr [rdi-32], r11
vmovdqa ymmword ptr [rdi+864], ymm14
mov r8, -2
cmovs rbx, rcx
sar rsi, 21
sarx rbp, rbx, r15
shl rsi, 44
sub r8, rbx
mov qword ptr [rdi+432], rsi
mov r14, qword ptr [rdi+424]
lea r9, [rbx-1]
mov rax, r11
xor rax, rbp
sar r12, 1
lea r13, [r12+rax]
cmovc r13, r12
adc rbp, 0
cmovs r11, r12
mov qword ptr [rdi-24], r11
mov rdx, -2
cmovs r9, r8
sarx r10, r9, r15
sub rdx, r9
imul r14, qword ptr [rdi+368]
mov rcx, qword ptr [rdi+416]
lea rsi, [r9-1]
imul rcx, qword ptr [rdi+376]
sub rcx, r14
mov rbx, r11
xor rbx, r10
sar r13, 1
lea rax, [r13+rbx]
cmovc rax, r13
adc r10, 0
cmovs r11, r13
mov qword ptr [rdi-16], r11
mov rbp, -2
cmovs rsi, rdx
sar rcx, 20
mov r12, qword ptr [rdi+160]
sarx r8, rsi, r15
imul r12, qword ptr [rdi+104]
mov r9, qword ptr [rdi+168]
imul r9, qword ptr [rdi+112]
mov r14, r11
xor r14, r8
sub rbp, rsi
lea rbx, [rsi-1]
sar rax, 1
lea r10, [rax+r14]
cmovc r10, rax
adc r8, 0
cmovs r11, rax
mov qword ptr [rdi-8], r11
mov r13, -2
cmovs rbx, rbp
sarx rdx, rbx, r15
sub r13, rbx
lea rsi, [rbx-1]
sub r9, r12
lea r14, [rcx+2*r9]
mov qword ptr [rdi+184], r14
sar r14, 21
shl r14, 44
mov r8, r11
xor r8, rdx
sar r10, 1
lea rax, [r10+r8]
cmovc rax, r10
adc rdx, 0
cmovs r11, r10
mov qword ptr [rdi+0], r11
mov qword ptr [rdi+440], r14
mov rbp, qword ptr [rdi+144]
mov rbx, -2
cmovs rsi, r13
sarx r12, rsi, r15
sub rbx, rsi
sar rbp, 63
add rbp, qword ptr [rdi+152]
mov qword ptr [rdi+256], rbp
lea rcx, [rsi-1]
mov r9, r11
xor r9, r12
sar rax, 1
lea r8, [rax+r9]
cmovc r8, rax
adc r12, 0
cmovs r11, rax
mov qword ptr [rdi+8], r11
mov rdx, -2
cmovs rcx, rbx
sarx r10, rcx, r15
sub rdx, rcx
lea r14, [rcx-1]
mov r13, r11
xor r13, r10
sar r8, 1
lea rbp, [r8+r13]
cmovc rbp, r8
adc r10, 0
cmovs r11, r8
mov qword ptr [rdi+16], r11
mov rsi, -2
cmovs r14, rdx
sarx r9, r14, r15
sub rsi, r14
lea r12, [r14-1]
mov rax, r11
xor rax, r9
sar rbp, 1
lea rbx, [rbp+rax]
cmovc rbx, rbp
adc r9, 0
cmovs r11, rbp
mov qword ptr [rdi+24], r11
mov rcx, -2
cmovs r12, rsi
sarx r13, r12, r15
sub rcx, r12
lea r10, [r12-1]
mov r8, r11
xor r8, r13
sar rbx, 1
lea rdx, [rbx+r8]
cmovc rdx, rbx
adc r13, 0
cmovs r11, rbx
mov qword ptr [rdi+32], r11
mov qword ptr [rdi+128], r11
mov qword ptr [rdi+136], rdx
cmovs r10, rcx
mov r14, rdx
add r14, qword ptr [rdi+48]
mov rax, r11
add rax, qword ptr [rdi+40]
shl rdx, 43
shl r11, 44
rorx r9, r14, 22
rorx rbp, r14, 43
rorx rsi, rax, 21
rorx r12, rax, 42
sarx r8, r10, r15
add rdx, qword ptr [rdi+64]
add r11, qword ptr [rdi+56]
imul r9, qword ptr [rdi+432]
imul rbp, qword ptr [rdi+440]
imul rsi, qword ptr [rdi+432]
imul r12, qword ptr [rdi+440]
lea r13, [r9+rdx]
lea rbx, [rsi+r11]
sub r13, rbp
sub rbx, r12
ror r13, 43
ror rbx, 44
mov rcx, rbx
mov rbx, r13
mov rdx, r10
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
