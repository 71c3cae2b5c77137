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
// Length: 10 limbs of 30 bits; 1212 instructions a round, 660 for its steps (form: mask), 60 for the trail.
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
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
mov r8, qword ptr [rdi+128]
lea r9, [rbx+rax]
vmovdqa ymm2, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rcx
mov r10, qword ptr [rdi+136]
cmovc r9, rbx
andn r11, rbp, rsi
cmovnz rcx, rbx
xor rdx, r11
lea r12, [rdx-1]
mov r13, r8
add r13, qword ptr [rdi+40]
sarx r14, r12, r15
mov rax, rcx
xor rax, r14
mov qword ptr [rdi-120], rcx
sar r13, 42
sar r9, 1
sbb rbp, rbp
mov qword ptr [rdi+304], r13
vmovdqu ymm3, ymmword ptr [rdi-88]
lea rsi, [r9+rax]
lea rbx, [r8+1048576]
cmovc rsi, r9
andn r11, rbp, r14
cmovnz rcx, r9
xor r12, r11
lea rdx, [r12-1]
shl rbx, 22
sarx r13, rdx, r15
mov rax, rcx
xor rax, r13
sar rbx, 43
vpandn ymm4, ymm3, ymmword ptr [rdi-96]
mov qword ptr [rdi-112], rcx
mov qword ptr [rdi+312], rbx
sar rsi, 1
sbb r8, r8
lea rbp, [rsi+rax]
vpxor ymm5, ymm2, ymmword ptr [rdi-96]
cmovc rbp, rsi
andn r14, r8, r13
cmovnz rcx, rsi
mov r9, r10
add r9, qword ptr [rdi+48]
sar r9, 43
xor rdx, r14
lea r11, [rdx-1]
mov qword ptr [rdi+320], r9
sarx r12, r11, r15
mov rbx, rcx
xor rbx, r12
lea rax, [r10+2097152]
mov qword ptr [rdi-104], rcx
sar rbp, 1
sbb r8, r8
vpxor ymm6, ymm1, ymm4
lea r13, [rbp+rbx]
cmovc r13, rbp
shl rax, 21
andn rsi, r8, r12
cmovnz rcx, rbp
sar rax, 43
xor r11, rsi
lea r14, [r11-1]
mov qword ptr [rdi+328], rax
sarx rdx, r14, r15
mov r9, rcx
xor r9, rdx
mov r10, qword ptr [rdi+128]
mov qword ptr [rdi-96], rcx
mov qword ptr [rdi+280], r10
vmovdqu ymm7, ymmword ptr [rdi-56]
sar r13, 1
sbb rbx, rbx
mov r8, qword ptr [rdi+312]
lea r12, [r13+r9]
cmovc r12, r13
andn rbp, rbx, rdx
cmovnz rcx, r13
imul r8, qword ptr [rdi+144]
xor r14, rbp
lea rsi, [r14-1]
mov r11, qword ptr [rdi+304]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
sarx rax, rsi, r15
mov r10, rcx
xor r10, rax
imul r11, qword ptr [rdi+160]
mov qword ptr [rdi-88], rcx
sar r12, 1
sbb r9, r9
lea rbx, [r12+r10]
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
cmovc rbx, r12
sub r11, r8
andn rdx, r9, rax
mov qword ptr [rdi+216], r11
cmovnz rcx, r12
xor rsi, rdx
mov r13, qword ptr [rdi+312]
lea rbp, [rsi-1]
sarx r14, rbp, r15
mov r10, rcx
xor r10, r14
imul r13, qword ptr [rdi+152]
mov qword ptr [rdi-80], rcx
mov r8, qword ptr [rdi+304]
sar rbx, 1
sbb r9, r9
vpxor ymm10, ymm6, ymm8
lea rax, [rbx+r10]
cmovc rax, rbx
andn r11, r9, r14
cmovnz rcx, rbx
imul r8, qword ptr [rdi+168]
sub r8, r13
xor rbp, r11
lea r12, [rbp-1]
mov qword ptr [rdi+232], r8
sarx rdx, r12, r15
mov rsi, rcx
xor rsi, rdx
mov r10, qword ptr [rdi+328]
vmovdqu ymm11, ymmword ptr [rdi-24]
mov qword ptr [rdi-72], rcx
sar rax, 1
sbb r9, r9
lea r14, [rax+rsi]
vpandn ymm12, ymm11, ymmword ptr [rdi-32]
cmovc r14, rax
imul r10, qword ptr [rdi+144]
andn rbx, r9, rdx
mov r13, qword ptr [rdi+320]
cmovnz rcx, rax
xor r12, rbx
imul r13, qword ptr [rdi+160]
lea r11, [r12-1]
sub r13, r10
sarx rbp, r11, r15
mov r8, rcx
xor r8, rbp
mov qword ptr [rdi-64], rcx
mov qword ptr [rdi+224], r13
sar r14, 1
sbb rsi, rsi
mov r9, qword ptr [rdi+328]
vpxor ymm13, ymm9, ymmword ptr [rdi-32]
lea rdx, [r14+r8]
cmovc rdx, r14
andn rax, rsi, rbp
cmovnz rcx, r14
imul r9, qword ptr [rdi+152]
xor r11, rax
lea rbx, [r11-1]
mov r12, qword ptr [rdi+320]
sarx r10, rbx, r15
mov r13, rcx
xor r13, r10
imul r12, qword ptr [rdi+168]
mov qword ptr [rdi-56], rcx
vpxor ymm14, ymm10, ymm12
sar rdx, 1
sbb r8, r8
lea rsi, [rdx+r13]
cmovc rsi, rdx
sub r12, r9
andn rbp, r8, r10
mov qword ptr [rdi+240], r12
cmovnz rcx, rdx
mov r14, qword ptr [rdi+312]
xor rbx, rbp
lea rax, [rbx-1]
imul r14, qword ptr [rdi+176]
vmovdqu ymm15, ymmword ptr [rdi+8]
sarx r11, rax, r15
mov r13, rcx
xor r13, r11
mov qword ptr [rdi-48], rcx
mov r9, qword ptr [rdi+304]
sar rsi, 1
sbb r8, r8
lea r10, [rsi+r13]
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
cmovc r10, rsi
imul r9, qword ptr [rdi+184]
andn r12, r8, r11
cmovnz rcx, rsi
sub r9, r14
xor rax, r12
lea rdx, [rax-1]
sar r9, 20
sarx rbp, rdx, r15
mov rbx, rcx
xor rbx, rbp
shl r9, 23
mov qword ptr [rdi-40], rcx
shr r9, 23
sar r10, 1
sbb r13, r13
vpxor ymm3, ymm13, ymmword ptr [rdi+0]
mov qword ptr [rdi+336], r9
lea r8, [r10+rbx]
cmovc r8, r10
andn r11, r13, rbp
cmovnz rcx, r10
shr r9, 21
xor rdx, r11
lea rsi, [rdx-1]
shl r9, 44
sarx r14, rsi, r15
mov r12, rcx
xor r12, r14
vpxor ymm2, ymm14, ymm0
mov qword ptr [rdi-32], rcx
mov qword ptr [rdi+344], r9
sar r8, 1
sbb rax, rax
mov rbx, qword ptr [rdi+328]
lea r13, [r8+r12]
vpxor ymm1, ymm3, ymmword ptr [rdi+832]
cmovc r13, r8
andn rbp, rax, r14
cmovnz rcx, r8
imul rbx, qword ptr [rdi+176]
xor rsi, rbp
lea r10, [rsi-1]
mov r11, qword ptr [rdi+320]
sarx rdx, r10, r15
mov r9, rcx
xor r9, rdx
imul r11, qword ptr [rdi+184]
mov qword ptr [rdi-24], rcx
sub r11, rbx
sar r13, 1
sbb r12, r12
vmovdqa ymmword ptr [rdi+832], ymm1
lea rax, [r13+r9]
cmovc rax, r13
andn r14, r12, rdx
cmovnz rcx, r13
sar r11, 20
shl r11, 23
xor r10, r14
lea r8, [r10-1]
shr r11, 23
sarx rbp, r8, r15
mov rsi, rcx
xor rsi, rbp
mov qword ptr [rdi+352], r11
mov qword ptr [rdi-16], rcx
vpxor ymm4, ymm2, ymmword ptr [rdi+864]
sar rax, 1
sbb rbx, rbx
lea r9, [rax+rsi]
cmovc r9, rax
shr r11, 21
andn r12, rbx, rbp
cmovnz rcx, rax
shl r11, 44
xor r8, r12
mov qword ptr [rdi+360], r11
lea rdx, [r8-1]
vmovdqa ymmword ptr [rdi+864], ymm4
sarx r13, rdx, r15
mov r14, rcx
xor r14, r13
mov r10, qword ptr [rdi+216]
mov qword ptr [rdi-8], rcx
sar r10, 63
sar r9, 1
sbb rsi, rsi
lea rbx, [r9+r14]
cmovc rbx, r9
andn rbp, rsi, r13
cmovnz rcx, r9
add r10, qword ptr [rdi+232]
mov qword ptr [rdi+264], r10
xor rdx, rbp
lea rax, [rdx-1]
sarx r12, rax, r15
mov r11, rcx
xor r11, r12
mov qword ptr [rdi+0], rcx
sar rbx, 1
sbb r8, r8
vbroadcasti128 ymm7, xmmword ptr [rdi+216]
lea r14, [rbx+r11]
vbroadcasti128 ymm5, xmmword ptr [rdi+232]
vmovdqa ymm6, ymmword ptr [rdi+448]
cmovc r14, rbx
andn rsi, r8, r12
cmovnz rcx, rbx
xor rax, rsi
lea r13, [rax-1]
sarx r9, r13, r15
mov r10, rcx
xor r10, r9
vpand ymm8, ymm7, ymm6
mov qword ptr [rdi+8], rcx
vpand ymm11, ymm5, ymm6
sar r14, 1
vpsrlq ymm9, ymm7, 30
sbb rbp, rbp
vpsrlq ymm10, ymm5, 30
lea rdx, [r14+r10]
vpshufd ymm12, ymmword ptr [rdi+672], 0x44
vpshufd ymm15, ymmword ptr [rdi+672], 0xee
cmovc rdx, r14
andn r11, rbp, r9
cmovnz rcx, r14
xor r13, r11
lea r8, [r13-1]
vpmuldq ymm13, ymm8, ymm12
sarx r12, r8, r15
mov rbx, rcx
xor rbx, r12
vpmuldq ymm14, ymm11, ymm15
mov qword ptr [rdi+16], rcx
vpsubq ymm0, ymm14, ymm13
sar rdx, 1
sbb rsi, rsi
vpaddq ymm3, ymm0, ymmword ptr [rdi+480]
lea rax, [rdx+rbx]
vpsrlq ymm1, ymm3, 30
vpand ymm2, ymm3, ymmword ptr [rdi+448]
cmovc rax, rdx
andn r10, rsi, r12
cmovnz rcx, rdx
xor r8, r10
lea rbp, [r8-1]
vperm2i128 ymm4, ymm2, ymm2, 0x81
sarx r9, rbp, r15
mov r14, rcx
xor r14, r9
vpmuldq ymm6, ymm9, ymm12
mov qword ptr [rdi+24], rcx
vpmuldq ymm7, ymm10, ymm15
sar rax, 1
sbb r11, r11
vpsubq ymm5, ymm7, ymm6
vpshufd ymm14, ymmword ptr [rdi+704], 0x44
lea r13, [rax+r14]
vpshufd ymm13, ymmword ptr [rdi+704], 0xee
cmovc r13, rax
andn rbx, r11, r9
cmovnz rcx, rax
xor rbp, rbx
lea rsi, [rbp-1]
vpmuldq ymm0, ymm8, ymm14
sarx r12, rsi, r15
mov rdx, r13
add rdx, qword ptr [rdi+48]
vpmuldq ymm3, ymm11, ymm13
mov r10, rcx
add r10, qword ptr [rdi+40]
mov qword ptr [rdi+32], rcx
mov r8, r13
shl r8, 43
mov r14, rcx
shl r14, 44
vpsubq ymm2, ymm3, ymm0
vmovdqu ymm12, ymmword ptr [rdi+248]
mov r11, rdx
sar r11, 22
sar rdx, 43
mov r9, r10
sar r9, 21
sar r10, 42
vpaddq ymm15, ymm5, ymm2
add r8, qword ptr [rdi+64]
add r14, qword ptr [rdi+56]
vpaddq ymm7, ymm15, ymmword ptr [rdi+512]
vmovdqu ymm6, ymmword ptr [rdi+256]
imul r11, qword ptr [rdi+344]
imul rdx, qword ptr [rdi+360]
imul r9, qword ptr [rdi+344]
imul r10, qword ptr [rdi+360]
vpaddq ymm3, ymm7, ymm1
vmovdqu ymm0, ymmword ptr [rdi+272]
vpsrlq ymm5, ymm3, 30
vpand ymm2, ymm3, ymmword ptr [rdi+448]
vpxor ymm15, ymm12, ymm6
vperm2i128 ymm7, ymm2, ymm2, 0x81
vpmuldq ymm1, ymm9, ymm14
vpxor ymm3, ymm12, ymm0
lea rax, [r11+r8]
vpmuldq ymm6, ymm10, ymm13
lea rbx, [r9+r14]
vmovdqu ymm2, ymmword ptr [rdi-120]
vpsubq ymm14, ymm6, ymm1
vpandn ymm0, ymm15, ymm3
sub rax, rdx
sub rbx, r10
vpshufd ymm13, ymmword ptr [rdi+736], 0x44
vpshufd ymm6, ymmword ptr [rdi+736], 0xee
vpxor ymm1, ymm0, ymm12
ror rax, 43
ror rbx, 44
vpmuldq ymm15, ymm8, ymm13
vpxor ymm3, ymm1, ymmword ptr [rdi+896]
vpmuldq ymm0, ymm11, ymm6
vpandn ymm12, ymm2, ymmword ptr [rdi-128]
mov rbp, rbx
xor rbp, r12
vpsubq ymm1, ymm0, ymm15
vmovdqa ymmword ptr [rdi+896], ymm3
vpaddq ymm2, ymm14, ymm1
sar rax, 1
sbb r11, r11
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]
mov qword ptr [rdi+248], rcx
lea r8, [rax+rbp]
vpaddq ymm15, ymm0, ymm5
vmovdqa ymm3, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rbx
vpsrlq ymm14, ymm15, 30
cmovc r8, rax
andn r9, r11, r12
cmovnz rbx, rax
xor rsi, r9
lea r14, [rsi-1]
mov rdx, rcx
add rdx, qword ptr [rdi+40]
vpand ymm1, ymm15, ymmword ptr [rdi+448]
sarx r10, r14, r15
mov rbp, rbx
xor rbp, r10
sar rdx, 42
vmovdqa ymmword ptr [rdi+672], ymm1
mov qword ptr [rdi-120], rbx
vpmuldq ymm2, ymm9, ymm13
sar r8, 1
mov qword ptr [rdi+80], rdx
sbb r11, r11
vpmuldq ymm0, ymm10, ymm6
vmovdqu ymm5, ymmword ptr [rdi-88]
vpsubq ymm15, ymm0, ymm2
lea r12, [r8+rbp]
lea rax, [rcx+1048576]
vpshufd ymm1, ymmword ptr [rdi+768], 0x44
cmovc r12, r8
andn r9, r11, r10
cmovnz rbx, r8
xor r14, r9
lea rsi, [r14-1]
shl rax, 22
vpshufd ymm13, ymmword ptr [rdi+768], 0xee
sarx rdx, rsi, r15
mov rbp, rbx
xor rbp, rdx
vpmuldq ymm6, ymm8, ymm1
sar rax, 43
vpandn ymm0, ymm5, ymmword ptr [rdi-96]
mov qword ptr [rdi-112], rbx
vpmuldq ymm2, ymm11, ymm13
sar r12, 1
vpsubq ymm5, ymm2, ymm6
mov qword ptr [rdi+72], rax
sbb rcx, rcx
vpaddq ymm2, ymm15, ymm5
lea r11, [r12+rbp]
vpaddq ymm6, ymm2, ymmword ptr [rdi+512]
vpaddq ymm15, ymm6, ymm14
vpxor ymm5, ymm3, ymmword ptr [rdi-96]
cmovc r11, r12
andn r10, rcx, rdx
cmovnz rbx, r12
mov r8, r13
add r8, qword ptr [rdi+48]
xor rsi, r10
lea r9, [rsi-1]
sar r8, 43
vpsrlq ymm2, ymm15, 30
sarx r14, r9, r15
mov rax, rbx
xor rax, r14
vpand ymm6, ymm15, ymmword ptr [rdi+448]
mov qword ptr [rdi+96], r8
mov qword ptr [rdi-104], rbx
sar r11, 1
vmovdqa ymmword ptr [rdi+704], ymm6
sbb rbp, rbp
lea rcx, [r13+2097152]
vpmuldq ymm14, ymm9, ymm1
vpxor ymm3, ymm12, ymm0
lea rdx, [r11+rax]
vpmuldq ymm15, ymm10, ymm13
vpsubq ymm6, ymm15, ymm14
cmovc rdx, r11
andn r12, rbp, r14
cmovnz rbx, r11
shl rcx, 21
xor r9, r12
lea r10, [r9-1]
sar rcx, 43
vpshufd ymm1, ymmword ptr [rdi+800], 0x44
sarx rsi, r10, r15
mov r8, rbx
xor r8, rsi
vpshufd ymm12, ymmword ptr [rdi+800], 0xee
mov qword ptr [rdi-96], rbx
mov qword ptr [rdi+88], rcx
vpmuldq ymm0, ymm8, ymm1
vmovdqu ymm13, ymmword ptr [rdi-56]
sar rdx, 1
sbb r13, r13
vpmuldq ymm15, ymm11, ymm12
mov rax, qword ptr [rdi+72]
vpsubq ymm14, ymm15, ymm0
lea rbp, [rdx+r8]
vpaddq ymm8, ymm6, ymm14
cmovc rbp, rdx
andn r14, r13, rsi
cmovnz rbx, rdx
imul rax, qword ptr [rdi+336]
xor r10, r14
lea r11, [r10-1]
vpaddq ymm11, ymm8, ymmword ptr [rdi+512]
mov r12, qword ptr [rdi+80]
vpandn ymm15, ymm13, ymmword ptr [rdi-64]
sarx r9, r11, r15
mov rcx, rbx
xor rcx, r9
vpaddq ymm0, ymm11, ymm2
mov qword ptr [rdi-88], rbx
vpsrlq ymm6, ymm0, 30
imul r12, qword ptr [rdi+352]
sar rbp, 1
vpand ymm14, ymm0, ymmword ptr [rdi+448]
sbb r8, r8
vmovdqa ymmword ptr [rdi+736], ymm14
lea r13, [rbp+rcx]
vpmuldq ymm8, ymm9, ymm1
vpxor ymm13, ymm5, ymmword ptr [rdi-64]
vpmuldq ymm11, ymm10, ymm12
cmovc r13, rbp
andn rsi, r8, r9
cmovnz rbx, rbp
sub r12, rax
sar r12, 20
xor r11, rsi
lea rdx, [r11-1]
vpsubq ymm2, ymm11, ymm8
mov qword ptr [rdi+368], r12
sarx r14, rdx, r15
mov r10, rbx
xor r10, r14
mov qword ptr [rdi-80], rbx
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]
mov rcx, qword ptr [rdi+88]
sar r13, 1
vpaddq ymm14, ymm0, ymm6
sbb r8, r8
vpxor ymm9, ymm3, ymm15
vpaddq ymm1, ymm14, ymm4
lea r9, [r13+r10]
vpand ymm5, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+768], ymm5
cmovc r9, r13
andn rbp, r8, r14
cmovnz rbx, r13
imul rcx, qword ptr [rdi+336]
xor rdx, rbp
mov rax, qword ptr [rdi+96]
lea rsi, [rdx-1]
vpsrlq ymm10, ymm1, 30
sarx r11, rsi, r15
mov r12, rbx
xor r12, r11
imul rax, qword ptr [rdi+352]
vpaddq ymm12, ymm10, ymm7
vmovdqu ymm11, ymmword ptr [rdi-24]
mov qword ptr [rdi-72], rbx
vpaddq ymm8, ymm12, ymmword ptr [rdi+576]
sar r9, 1
sbb r10, r10
vpand ymm2, ymm8, ymmword ptr [rdi+608]
lea r8, [r9+r12]
vmovdqa ymmword ptr [rdi+800], ymm2
vpsrlq ymm0, ymm8, 30
vpandn ymm6, ymm11, ymmword ptr [rdi-32]
cmovc r8, r9
sub rax, rcx
andn r14, r10, r11
cmovnz rbx, r9
sar rax, 20
xor rsi, r14
lea r13, [rsi-1]
mov qword ptr [rdi+376], rax
vperm2i128 ymm3, ymm0, ymm0, 0x08
sarx rbp, r13, r15
mov rdx, rbx
xor rdx, rbp
vpaddq ymm15, ymm3, ymmword ptr [rdi+640]
mov r12, qword ptr [rdi+704]
mov qword ptr [rdi-64], rbx
vpaddq ymm14, ymm15, ymmword ptr [rdi+672]
sar r8, 1
sbb rcx, rcx
vmovdqa ymmword ptr [rdi+672], ymm14
vpxor ymm4, ymm13, ymmword ptr [rdi-32]
lea r10, [r8+rdx]
mov r11, qword ptr [rdi+688]
cmovc r10, r8
shr r12, 11
andn r9, rcx, rbp
mov r14, qword ptr [rdi+736]
cmovnz rbx, r8
xor r13, r9
lea rsi, [r13-1]
shl r14, 19
sarx rax, rsi, r15
mov rdx, rbx
xor rdx, rax
lea rcx, [r12+r14]
mov qword ptr [rdi-56], rbx
sar r11, 30
vpxor ymm5, ymm9, ymm6
sar r10, 1
sbb rbp, rbp
mov r8, qword ptr [rdi+768]
lea r9, [r10+rdx]
cmovc r9, r10
andn r13, rbp, rax
cmovnz rbx, r10
add r11, qword ptr [rdi+720]
shl r8, 49
xor rsi, r13
lea r12, [rsi-1]
lea r14, [rcx+r8]
vmovdqu ymm1, ymmword ptr [rdi+8]
sarx rdx, r12, r15
mov rbp, rbx
xor rbp, rdx
sar r11, 30
mov qword ptr [rdi-48], rbx
mov qword ptr [rdi+104], r14
sar r9, 1
sbb rax, rax
mov r10, qword ptr [rdi+712]
lea r13, [r9+rbp]
vpandn ymm10, ymm1, ymmword ptr [rdi+0]
cmovc r13, r9
add r11, qword ptr [rdi+752]
andn rsi, rax, rdx
cmovnz rbx, r9
shr r10, 11
xor r12, rsi
lea rcx, [r12-1]
sar r11, 30
mov r8, qword ptr [rdi+744]
sarx r14, rcx, r15
mov rbp, rbx
xor rbp, r14
mov qword ptr [rdi-40], rbx
shl r8, 19
add r11, qword ptr [rdi+784]
sar r13, 1
sbb rax, rax
vpxor ymm7, ymm4, ymmword ptr [rdi+0]
lea rdx, [r10+r8]
lea r9, [r13+rbp]
mov rsi, qword ptr [rdi+776]
cmovc r9, r13
andn r12, rax, r14
cmovnz rbx, r13
sar r11, 30
xor rcx, r12
lea r10, [rcx-1]
shl rsi, 49
sarx r8, r10, r15
mov rbp, rbx
xor rbp, r8
add r11, qword ptr [rdi+816]
vpxor ymm12, ymm5, ymm10
mov qword ptr [rdi-32], rbx
lea rax, [rdx+rsi]
sar r9, 1
sbb r14, r14
mov r13, qword ptr [rdi+264]
mov qword ptr [rdi+112], rax
lea r12, [r9+rbp]
mov rcx, qword ptr [rdi+72]
vpxor ymm2, ymm7, ymmword ptr [rdi+832]
cmovc r12, r9
andn rdx, r14, r8
cmovnz rbx, r9
xor r10, rdx
lea rsi, [r10-1]
mov rax, r13
xor rax, qword ptr [rdi+288]
sarx rbp, rsi, r15
mov r14, rbx
xor r14, rbp
imul rcx, qword ptr [rdi+104]
mov qword ptr [rdi-24], rbx
mov r8, r13
xor r8, r11
mov r9, qword ptr [rdi+80]
sar r12, 1
sbb rdx, rdx
vmovdqa ymmword ptr [rdi+832], ymm2
lea r10, [r12+r14]
cmovc r10, r12
andn r14, rdx, rbp
cmovnz rbx, r12
imul r9, qword ptr [rdi+112]
andn rdx, rax, r8
xor rsi, r14
sub r9, rcx
lea rbp, [rsi-1]
sarx r12, rbp, r15
mov rax, rbx
xor rax, r12
mov r8, qword ptr [rdi+368]
xor rdx, r13
mov qword ptr [rdi-16], rbx
vpxor ymm8, ymm12, ymmword ptr [rdi+864]
sar r10, 1
sbb r14, r14
lea rcx, [r10+rax]
cmovc rcx, r10
sar r8, 21
andn rsi, r14, r12
lea r13, [r8+r9]
cmovnz rbx, r10
xor rdx, qword ptr [rdi+296]
xor rbp, rsi
lea rax, [rbp-1]
shl r13, 44
mov qword ptr [rdi+296], rdx
vmovdqa ymmword ptr [rdi+864], ymm8
sarx r14, rax, r15
mov r12, rbx
xor r12, r14
mov qword ptr [rdi+384], r13
mov qword ptr [rdi-8], rbx
sar rcx, 1
mov qword ptr [rdi+288], r11
mov r8, qword ptr [rdi+88]
sbb r9, r9
lea r10, [rcx+r12]
cmovc r10, rcx
andn rsi, r9, r14
cmovnz rbx, rcx
imul r8, qword ptr [rdi+104]
xor rax, rsi
lea rbp, [rax-1]
mov rdx, qword ptr [rdi+96]
sarx r13, rbp, r15
mov r11, rbx
xor r11, r13
imul rdx, qword ptr [rdi+112]
mov qword ptr [rdi+0], rbx
sar r10, 1
sbb r12, r12
lea r9, [r10+r11]
cmovc r9, r10
sub rdx, r8
andn r14, r12, r13
mov rcx, qword ptr [rdi+376]
cmovnz rbx, r10
xor rbp, r14
lea rsi, [rbp-1]
sar rcx, 21
sarx rax, rsi, r15
mov r11, rbx
xor r11, rax
mov qword ptr [rdi+8], rbx
lea r8, [rcx+rdx]
sar r9, 1
sbb r12, r12
lea r13, [r9+r11]
cmovc r13, r9
shl r8, 44
andn r10, r12, rax
mov qword ptr [rdi+392], r8
cmovnz rbx, r9
xor rsi, r10
lea r14, [rsi-1]
sarx rbp, r14, r15
mov rcx, rbx
xor rcx, rbp
mov qword ptr [rdi+16], rbx
sar r13, 1
sbb rdx, rdx
lea r11, [r13+rcx]
cmovc r11, r13
andn r12, rdx, rbp
cmovnz rbx, r13
xor r14, r12
lea rax, [r14-1]
sarx r8, rax, r15
mov r9, rbx
xor r9, r8
mov qword ptr [rdi+24], rbx
sar r11, 1
sbb r10, r10
lea rsi, [r11+r9]
cmovc rsi, r11
andn rcx, r10, r8
cmovnz rbx, r11
xor rax, rcx
lea rdx, [rax-1]
sarx rbp, rdx, r15
mov r13, rsi
add r13, qword ptr [rdi+48]
mov r12, rbx
add r12, qword ptr [rdi+40]
mov qword ptr [rdi+32], rbx
mov r14, rsi
shl r14, 43
mov r9, rbx
shl r9, 44
mov r10, r13
sar r10, 22
sar r13, 43
mov r8, r12
sar r8, 21
sar r12, 42
add r14, qword ptr [rdi+64]
add r9, qword ptr [rdi+56]
imul r10, qword ptr [rdi+384]
imul r13, qword ptr [rdi+392]
imul r8, qword ptr [rdi+384]
imul r12, qword ptr [rdi+392]
lea r11, [r10+r14]
lea rcx, [r8+r9]
vmovdqu ymm11, ymmword ptr [rdi-120]
sub r11, r13
sub rcx, r12
ror r11, 43
ror rcx, 44
vpandn ymm0, ymm11, ymmword ptr [rdi-128]
mov rax, rcx
xor rax, rbp
mov qword ptr [rdi+272], rbx
sar r11, 1
sbb r10, r10
lea r14, [r11+rax]
vmovdqa ymm3, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rcx
cmovc r14, r11
mov r8, rbx
add r8, qword ptr [rdi+40]
andn r9, r10, rbp
cmovnz rcx, r11
sar r8, 42
mov qword ptr [rdi+400], r8
xor rdx, r9
lea r13, [rbx+1048576]
lea r12, [rdx-1]
shl r13, 22
sarx rax, r12, r15
mov r10, rcx
xor r10, rax
sar r13, 43
mov qword ptr [rdi-120], rcx
mov qword ptr [rdi+408], r13
sar r14, 1
sbb rbp, rbp
vmovdqu ymm15, ymmword ptr [rdi-88]
lea r11, [r14+r10]
cmovc r11, r14
mov r8, rsi
add r8, qword ptr [rdi+48]
andn r9, rbp, rax
cmovnz rcx, r14
sar r8, 43
xor r12, r9
mov qword ptr [rdi+416], r8
lea rbx, [r12-1]
lea rdx, [rsi+2097152]
sarx r13, rbx, r15
mov r10, rcx
xor r10, r13
shl rdx, 21
vpandn ymm14, ymm15, ymmword ptr [rdi-96]
mov qword ptr [rdi-112], rcx
sar rdx, 43
sar r11, 1
sbb rbp, rbp
mov qword ptr [rdi+424], rdx
mov rax, qword ptr [rdi+408]
lea r14, [r11+r10]
vpxor ymm13, ymm3, ymmword ptr [rdi-96]
cmovc r14, r11
andn r9, rbp, r13
cmovnz rcx, r11
imul rax, qword ptr [rdi+72]
xor rbx, r9
lea r8, [rbx-1]
mov r12, qword ptr [rdi+400]
sarx rsi, r8, r15
mov rdx, rcx
xor rdx, rsi
imul r12, qword ptr [rdi+88]
mov qword ptr [rdi-104], rcx
sub r12, rax
sar r14, 1
mov qword ptr [rdi+144], r12
sbb r10, r10
mov rbp, qword ptr [rdi+408]
vpxor ymm9, ymm0, ymm14
lea r13, [r14+rdx]
cmovc r13, r14
andn r11, r10, rsi
cmovnz rcx, r14
imul rbp, qword ptr [rdi+80]
xor r8, r11
lea r9, [r8-1]
mov rbx, qword ptr [rdi+400]
imul rbx, qword ptr [rdi+96]
sarx rax, r9, r15
mov r12, rcx
xor r12, rax
sub rbx, rbp
mov qword ptr [rdi-96], rcx
mov qword ptr [rdi+152], rbx
vmovdqu ymm6, ymmword ptr [rdi-56]
sar r13, 1
sbb rdx, rdx
mov r10, qword ptr [rdi+424]
lea rsi, [r13+r12]
cmovc rsi, r13
andn r14, rdx, rax
cmovnz rcx, r13
imul r10, qword ptr [rdi+72]
xor r9, r14
mov r11, qword ptr [rdi+416]
lea r8, [r9-1]
imul r11, qword ptr [rdi+88]
vpandn ymm1, ymm6, ymmword ptr [rdi-64]
sarx rbp, r8, r15
mov rbx, rcx
xor rbx, rbp
sub r11, r10
mov qword ptr [rdi-88], rcx
mov qword ptr [rdi+160], r11
sar rsi, 1
sbb r12, r12
mov rdx, qword ptr [rdi+424]
lea rax, [rsi+rbx]
vpxor ymm4, ymm13, ymmword ptr [rdi-64]
cmovc rax, rsi
andn r13, r12, rbp
cmovnz rcx, rsi
imul rdx, qword ptr [rdi+80]
mov r14, qword ptr [rdi+416]
xor r8, r13
lea r9, [r8-1]
imul r14, qword ptr [rdi+96]
sarx r10, r9, r15
mov r11, rcx
xor r11, r10
sub r14, rdx
mov qword ptr [rdi-80], rcx
mov qword ptr [rdi+168], r14
sar rax, 1
mov rbx, qword ptr [rdi+408]
sbb r12, r12
vpxor ymm5, ymm9, ymm1
lea rbp, [rax+r11]
cmovc rbp, rax
andn rsi, r12, r10
cmovnz rcx, rax
imul rbx, qword ptr [rdi+368]
mov r13, qword ptr [rdi+400]
xor r9, rsi
lea r8, [r9-1]
imul r13, qword ptr [rdi+376]
sub r13, rbx
sarx rdx, r8, r15
mov r14, rcx
xor r14, rdx
sar r13, 20
vmovdqu ymm10, ymmword ptr [rdi-24]
mov qword ptr [rdi-72], rcx
sar rbp, 1
mov r11, qword ptr [rdi+144]
sbb r12, r12
lea r10, [rbp+r14]
vpandn ymm7, ymm10, ymmword ptr [rdi-32]
cmovc r10, rbp
andn rax, r12, rdx
cmovnz rcx, rbp
imul r11, qword ptr [rdi+104]
mov rsi, qword ptr [rdi+152]
xor r8, rax
imul rsi, qword ptr [rdi+112]
lea r9, [r8-1]
sub rsi, r11
sarx rbx, r9, r15
mov r14, rcx
xor r14, rbx
lea r12, [r13+2*rsi]
mov qword ptr [rdi-64], rcx
mov qword ptr [rdi+176], r12
sar r10, 1
sbb rdx, rdx
vpxor ymm2, ymm4, ymmword ptr [rdi-32]
lea rbp, [r10+r14]
cmovc rbp, r10
sar r12, 21
andn rax, rdx, rbx
cmovnz rcx, r10
shl r12, 44
mov qword ptr [rdi+432], r12
xor r9, rax
lea r8, [r9-1]
mov r11, qword ptr [rdi+424]
sarx r13, r8, r15
mov rsi, rcx
xor rsi, r13
imul r11, qword ptr [rdi+368]
mov qword ptr [rdi-56], rcx
mov r14, qword ptr [rdi+416]
vpxor ymm12, ymm5, ymm7
sar rbp, 1
sbb rdx, rdx
lea rbx, [rbp+rsi]
cmovc rbx, rbp
imul r14, qword ptr [rdi+376]
andn r10, rdx, r13
cmovnz rcx, rbp
sub r14, r11
sar r14, 20
xor r8, r10
lea r12, [r8-1]
mov rax, qword ptr [rdi+160]
imul rax, qword ptr [rdi+104]
vmovdqu ymm8, ymmword ptr [rdi+8]
sarx r9, r12, r15
mov rsi, rcx
xor rsi, r9
mov qword ptr [rdi-48], rcx
mov rdx, qword ptr [rdi+168]
sar rbx, 1
sbb r13, r13
lea rbp, [rbx+rsi]
vpandn ymm11, ymm8, ymmword ptr [rdi+0]
cmovc rbp, rbx
imul rdx, qword ptr [rdi+112]
andn r11, r13, r9
cmovnz rcx, rbx
sub rdx, rax
lea r10, [r14+2*rdx]
xor r12, r11
mov qword ptr [rdi+184], r10
lea r8, [r12-1]
sar r10, 21
sarx rsi, r8, r15
mov r13, rcx
xor r13, rsi
shl r10, 44
mov qword ptr [rdi-40], rcx
mov qword ptr [rdi+440], r10
sar rbp, 1
sbb r9, r9
mov rbx, qword ptr [rdi+144]
vpxor ymm15, ymm2, ymmword ptr [rdi+0]
lea rax, [rbp+r13]
cmovc rax, rbp
andn r14, r9, rsi
cmovnz rcx, rbp
sar rbx, 63
xor r8, r14
add rbx, qword ptr [rdi+152]
lea rdx, [r8-1]
mov qword ptr [rdi+256], rbx
sarx r11, rdx, r15
mov r12, rcx
xor r12, r11
vpxor ymm3, ymm12, ymm11
mov qword ptr [rdi-32], rcx
sar rax, 1
sbb r10, r10
lea r13, [rax+r12]
vpxor ymm0, ymm15, ymmword ptr [rdi+832]
cmovc r13, rax
andn r9, r10, r11
cmovnz rcx, rax
xor rdx, r9
lea rsi, [rdx-1]
sarx rbp, rsi, r15
mov r14, rcx
xor r14, rbp
mov qword ptr [rdi-24], rcx
sar r13, 1
sbb r8, r8
vmovdqa ymmword ptr [rdi+832], ymm0
lea rbx, [r13+r14]
cmovc rbx, r13
andn r12, r8, rbp
cmovnz rcx, r13
xor rsi, r12
lea r10, [rsi-1]
sarx r11, r10, r15
mov rax, rcx
xor rax, r11
mov qword ptr [rdi-16], rcx
vpxor ymm14, ymm3, ymmword ptr [rdi+864]
sar rbx, 1
sbb r9, r9
lea rdx, [rbx+rax]
cmovc rdx, rbx
andn r14, r9, r11
cmovnz rcx, rbx
xor r10, r14
lea r8, [r10-1]
vmovdqa ymmword ptr [rdi+864], ymm14
sarx rbp, r8, r15
mov r13, rcx
xor r13, rbp
mov qword ptr [rdi-8], rcx
sar rdx, 1
sbb r12, r12
lea rsi, [rdx+r13]
cmovc rsi, rdx
andn rax, r12, rbp
cmovnz rcx, rdx
xor r8, rax
lea r9, [r8-1]
sarx r11, r9, r15
mov rbx, rcx
xor rbx, r11
mov qword ptr [rdi+0], rcx
sar rsi, 1
sbb r14, r14
lea r10, [rsi+rbx]
cmovc r10, rsi
andn r13, r14, r11
cmovnz rcx, rsi
xor r9, r13
lea r12, [r9-1]
sarx rbp, r12, r15
mov rdx, rcx
xor rdx, rbp
mov qword ptr [rdi+8], rcx
sar r10, 1
sbb rax, rax
lea r8, [r10+rdx]
cmovc r8, r10
andn rbx, rax, rbp
cmovnz rcx, r10
xor r12, rbx
lea r14, [r12-1]
sarx r11, r14, r15
mov rsi, rcx
xor rsi, r11
mov qword ptr [rdi+16], rcx
sar r8, 1
sbb r13, r13
lea r9, [r8+rsi]
cmovc r9, r8
andn rdx, r13, r11
cmovnz rcx, r8
xor r14, rdx
lea rax, [r14-1]
sarx rbp, rax, r15
mov r10, rcx
xor r10, rbp
mov qword ptr [rdi+24], rcx
sar r9, 1
sbb rbx, rbx
lea r12, [r9+r10]
cmovc r12, r9
andn rsi, rbx, rbp
cmovnz rcx, r9
xor rax, rsi
lea r13, [rax-1]
sarx r11, r13, r15
mov r8, r12
add r8, qword ptr [rdi+48]
mov rdx, rcx
add rdx, qword ptr [rdi+40]
mov qword ptr [rdi+32], rcx
mov r14, r12
shl r14, 43
mov r10, rcx
shl r10, 44
mov rbx, r8
sar rbx, 22
sar r8, 43
mov rbp, rdx
sar rbp, 21
sar rdx, 42
add r14, qword ptr [rdi+64]
mov qword ptr [rdi+128], rcx
mov qword ptr [rdi+136], r12
add r10, qword ptr [rdi+56]
imul rbx, qword ptr [rdi+432]
imul r8, qword ptr [rdi+440]
imul rbp, qword ptr [rdi+432]
imul rdx, qword ptr [rdi+440]
lea r9, [rbx+r14]
lea rsi, [rbp+r10]
sub r9, r8
sub rsi, rdx
ror r9, 43
ror rsi, 44
mov rbx, r9
mov rcx, rsi
mov rdx, r13
mov rsi, r11
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
