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
// Length: 14 limbs of 30 bits; 1278 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
vpxor ymm1, ymm3, ymmword ptr [rdi+928]
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
vmovdqa ymmword ptr [rdi+928], ymm1
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
vpxor ymm4, ymm2, ymmword ptr [rdi+960]
imul r11, qword ptr [rdi+168]
mov rbx, rcx
xor rbx, rax
sar r14, 1
lea r12, [r14+rbx]
cmovc r12, r14
adc rax, 0
cmovs rcx, r14
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+960], ymm4
mov r8, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+200]
cmovs rbp, r9
sub r11, r13
sar r11, 20
sarx rsi, rbp, r15
shl r11, 23
shr r11, 23
sub r8, rbp
mov qword ptr [rdi+336], r11
shr r11, 21
lea r10, [rbp-1]
mov rdx, rcx
xor rdx, rsi
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
vbroadcasti128 ymm5, xmmword ptr [rdi+216]
adc rsi, 0
cmovs rcx, r12
mov qword ptr [rdi-24], rcx
mov rax, -2
vmovdqa ymm6, ymmword ptr [rdi+448]
vpand ymm8, ymm7, ymm6
cmovs r10, r8
sarx r14, r10, r15
shl r11, 44
mov qword ptr [rdi+344], r11
sub rax, r10
lea r9, [r10-1]
mov r13, qword ptr [rdi+200]
neg r13
vpand ymm11, ymm5, ymm6
sar r13, 63
vpsrlq ymm9, ymm7, 30
mov rbp, rcx
xor rbp, r14
sar rbx, 1
lea rdx, [rbx+rbp]
cmovc rdx, rbx
adc r14, 0
cmovs rcx, rbx
mov qword ptr [rdi-16], rcx
vpsrlq ymm10, ymm5, 30
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e
mov rsi, -2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]
vpmuldq ymm13, ymm11, ymm12
cmovs r9, rax
add r13, qword ptr [rdi+216]
sarx r12, r9, r15
mov qword ptr [rdi+248], r13
sub rsi, r9
lea r8, [r9-1]
mov r11, rcx
xor r11, r12
sar rdx, 1
lea r10, [rdx+r11]
cmovc r10, rdx
vpaddq ymm14, ymm15, ymm13
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi-8], rcx
mov rbp, -2
vpsrlq ymm3, ymm0, 30
cmovs r8, rsi
sarx r14, r8, r15
sub rbp, r8
lea rbx, [r8-1]
vpand ymm1, ymm0, ymmword ptr [rdi+448]
vperm2i128 ymm2, ymm1, ymm1, 0x81
mov rax, rcx
xor rax, r14
sar r10, 1
lea r13, [r10+rax]
cmovc r13, r10
adc r14, 0
cmovs rcx, r10
mov qword ptr [rdi+0], rcx
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]
vpmuldq ymm6, ymm10, ymm12
vpaddq ymm7, ymm4, ymm6
mov r9, -2
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e
cmovs rbx, rbp
sarx r11, rbx, r15
sub r9, rbx
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]
lea r12, [rbx-1]
mov rdx, rcx
xor rdx, r11
sar r13, 1
lea rsi, [r13+rdx]
cmovc rsi, r13
vpmuldq ymm13, ymm11, ymm5
adc r11, 0
cmovs rcx, r13
mov qword ptr [rdi+8], rcx
mov r8, -2
vpaddq ymm14, ymm15, ymm13
vpaddq ymm0, ymm7, ymm14
cmovs r12, r9
sarx rax, r12, r15
sub r8, r12
lea r14, [r12-1]
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
mov r10, rcx
xor r10, rax
sar rsi, 1
lea rbp, [rsi+r10]
cmovc rbp, rsi
adc rax, 0
cmovs rcx, rsi
mov qword ptr [rdi+16], rcx
vpaddq ymm12, ymm1, ymm3
vmovdqu ymm4, ymmword ptr [rdi+232]
vpsrlq ymm6, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqu ymm13, ymmword ptr [rdi+240]
mov rbx, -2
vperm2i128 ymm7, ymm15, ymm15, 0x81
vmovdqu ymm14, ymmword ptr [rdi+256]
vpmuldq ymm0, ymm9, ymmword ptr [rdi+736]
cmovs r14, r8
sarx rdx, r14, r15
sub rbx, r14
lea r11, [r14-1]
mov r13, rcx
xor r13, rdx
sar rbp, 1
lea r9, [rbp+r13]
cmovc r9, rbp
vpxor ymm1, ymm4, ymm13
vpmuldq ymm3, ymm10, ymm5
vpaddq ymm12, ymm0, ymm3
vpxor ymm15, ymm4, ymm14
adc rdx, 0
cmovs rcx, rbp
mov qword ptr [rdi+24], rcx
mov r12, -2
vpshufd ymm13, ymmword ptr [rdi+768], 0x4e
vpandn ymm5, ymm1, ymm15
cmovs r11, rbx
sarx r10, r11, r15
sub r12, r11
lea rax, [r11-1]
vpmuldq ymm0, ymm8, ymmword ptr [rdi+768]
vpxor ymm3, ymm5, ymm4
vpmuldq ymm14, ymm11, ymm13
mov rsi, rcx
xor rsi, r10
sar r9, 1
lea r8, [r9+rsi]
cmovc r8, r9
adc r10, 0
cmovs rcx, r9
mov qword ptr [rdi+32], rcx
vpaddq ymm1, ymm0, ymm14
vpxor ymm15, ymm3, ymmword ptr [rdi+992]
vpaddq ymm5, ymm12, ymm1
vmovdqa ymmword ptr [rdi+992], ymm15
vpaddq ymm4, ymm5, ymmword ptr [rdi+512]
vpaddq ymm0, ymm4, ymm6
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
vpsrlq ymm14, ymm0, 30
vpand ymm3, ymm0, ymmword ptr [rdi+448]
lea r12, [rbx+rdx]
lea r14, [rsi+rbp]
vmovdqa ymmword ptr [rdi+704], ymm3
sub r12, r11
sub r14, r10
vpmuldq ymm12, ymm9, ymmword ptr [rdi+768]
ror r12, 43
vpmuldq ymm1, ymm10, ymm13
vmovdqu ymm15, ymmword ptr [rdi-120]
ror r14, 44
vpaddq ymm5, ymm12, ymm1
vpshufd ymm4, ymmword ptr [rdi+800], 0x4e
mov qword ptr [rdi+232], rcx
vpandn ymm6, ymm15, ymmword ptr [rdi-128]
vpmuldq ymm0, ymm8, ymmword ptr [rdi+800]
mov r13, rcx
add r13, qword ptr [rdi+40]
vpmuldq ymm3, ymm11, ymm4
sar r13, 42
mov rbx, -2
vpaddq ymm13, ymm0, ymm3
sub rbx, rax
vmovdqa ymm12, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r14
vpaddq ymm1, ymm5, ymm13
mov qword ptr [rdi+80], r13
vpaddq ymm15, ymm1, ymmword ptr [rdi+512]
lea rdx, [rax-1]
mov rsi, r14
xor rsi, r9
sar r12, 1
lea rbp, [r12+rsi]
cmovc rbp, r12
lea r11, [rcx+1048576]
vpaddq ymm0, ymm15, ymm14
vmovdqu ymm3, ymmword ptr [rdi-88]
adc r9, 0
cmovs r14, r12
mov qword ptr [rdi-120], r14
mov r10, -2
vpsrlq ymm5, ymm0, 30
vpand ymm13, ymm0, ymmword ptr [rdi+448]
cmovs rdx, rbx
sarx r13, rdx, r15
shl r11, 22
sub r10, rdx
lea rax, [rdx-1]
sar r11, 43
vmovdqa ymmword ptr [rdi+736], ymm13
vpandn ymm1, ymm3, ymmword ptr [rdi-96]
mov qword ptr [rdi+72], r11
mov rsi, r14
xor rsi, r13
sar rbp, 1
lea rcx, [rbp+rsi]
cmovc rcx, rbp
adc r13, 0
cmovs r14, rbp
mov qword ptr [rdi-112], r14
vpmuldq ymm15, ymm9, ymmword ptr [rdi+800]
vpmuldq ymm14, ymm10, ymm4
vpxor ymm0, ymm12, ymmword ptr [rdi-96]
vpaddq ymm3, ymm15, ymm14
mov r9, -2
vpshufd ymm4, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]
cmovs rax, r10
mov r12, r8
add r12, qword ptr [rdi+48]
sarx rbx, rax, r15
sar r12, 43
sub r9, rax
mov qword ptr [rdi+96], r12
lea rdx, [rax-1]
mov r11, r14
xor r11, rbx
sar rcx, 1
lea rsi, [rcx+r11]
cmovc rsi, rcx
vpxor ymm15, ymm6, ymm1
lea r13, [r8+2097152]
vpmuldq ymm14, ymm11, ymm4
vpaddq ymm6, ymm12, ymm14
adc rbx, 0
cmovs r14, rcx
mov qword ptr [rdi-104], r14
mov rbp, -2
vpaddq ymm1, ymm3, ymm6
vmovdqu ymm12, ymmword ptr [rdi-56]
cmovs rdx, r9
sarx r10, rdx, r15
shl r13, 21
sub rbp, rdx
lea r12, [rdx-1]
sar r13, 43
vpaddq ymm14, ymm1, ymmword ptr [rdi+512]
mov qword ptr [rdi+88], r13
vpaddq ymm3, ymm14, ymm5
mov rax, r14
xor rax, r10
sar rsi, 1
lea r11, [rsi+rax]
cmovc r11, rsi
adc r10, 0
cmovs r14, rsi
mov qword ptr [rdi-96], r14
vpsrlq ymm6, ymm3, 30
vpandn ymm1, ymm12, ymmword ptr [rdi-64]
mov r8, qword ptr [rdi+72]
vpand ymm14, ymm3, ymmword ptr [rdi+448]
mov rbx, -2
vmovdqa ymmword ptr [rdi+768], ymm14
vpxor ymm5, ymm0, ymmword ptr [rdi-64]
vpmuldq ymm12, ymm9, ymmword ptr [rdi+832]
cmovs r12, rbp
sarx rcx, r12, r15
imul r8, qword ptr [rdi+320]
sub rbx, r12
mov r9, qword ptr [rdi+80]
lea rdx, [r12-1]
mov r13, r14
xor r13, rcx
sar r11, 1
lea rax, [r11+r13]
cmovc rax, r11
vpmuldq ymm3, ymm10, ymm4
vpaddq ymm0, ymm12, ymm3
adc rcx, 0
cmovs r14, r11
mov qword ptr [rdi-88], r14
vpxor ymm4, ymm15, ymm1
mov r10, -2
vpshufd ymm12, ymmword ptr [rdi+864], 0x4e
cmovs rdx, rbx
imul r9, qword ptr [rdi+336]
sarx rsi, rdx, r15
sub r9, r8
sub r10, rdx
lea rbp, [rdx-1]
sar r9, 20
vpmuldq ymm3, ymm8, ymmword ptr [rdi+864]
mov qword ptr [rdi+352], r9
vpmuldq ymm15, ymm11, ymm12
vmovdqu ymm1, ymmword ptr [rdi-24]
mov r12, r14
xor r12, rsi
sar rax, 1
lea r13, [rax+r12]
cmovc r13, rax
adc rsi, 0
cmovs r14, rax
mov qword ptr [rdi-80], r14
vpaddq ymm3, ymm3, ymm15
mov rcx, qword ptr [rdi+88]
vpaddq ymm15, ymm0, ymm3
vpaddq ymm0, ymm15, ymmword ptr [rdi+512]
vpandn ymm3, ymm1, ymmword ptr [rdi-32]
mov r11, -2
vpaddq ymm15, ymm0, ymm6
vpsrlq ymm1, ymm15, 30
cmovs rbp, r10
sarx rbx, rbp, r15
imul rcx, qword ptr [rdi+320]
sub r11, rbp
mov r8, qword ptr [rdi+96]
imul r8, qword ptr [rdi+336]
lea rdx, [rbp-1]
mov r9, r14
xor r9, rbx
sar r13, 1
lea r12, [r13+r9]
cmovc r12, r13
vpxor ymm0, ymm5, ymmword ptr [rdi-32]
vpand ymm6, ymm15, ymmword ptr [rdi+448]
adc rbx, 0
cmovs r14, r13
mov qword ptr [rdi-72], r14
mov rsi, -2
vmovdqa ymmword ptr [rdi+800], ymm6
vpsrlq ymm5, ymm13, 11
cmovs rdx, r11
sarx rax, rdx, r15
sub r8, rcx
sub rsi, rdx
lea r10, [rdx-1]
sar r8, 20
vpxor ymm15, ymm4, ymm3
vpsllq ymm13, ymm14, 19
mov qword ptr [rdi+360], r8
vpsllq ymm4, ymm6, 49
mov rbp, r14
xor rbp, rax
sar r12, 1
lea r9, [r12+rbp]
cmovc r9, r12
adc rax, 0
cmovs r14, r12
mov qword ptr [rdi-64], r14
mov rbx, qword ptr [rdi+72]
vpaddq ymm3, ymm5, ymm13
vmovdqu ymm14, ymmword ptr [rdi+8]
vpaddq ymm6, ymm3, ymm4
mov r13, -2
vmovdqa ymmword ptr [rdi+672], ymm6
vpandn ymm5, ymm14, ymmword ptr [rdi+0]
vpmuldq ymm13, ymm9, ymmword ptr [rdi+864]
cmovs r10, rsi
sarx r11, r10, r15
imul rbx, qword ptr [rdi+672]
sub r13, r10
mov rcx, qword ptr [rdi+80]
imul rcx, qword ptr [rdi+680]
lea rdx, [r10-1]
mov r8, r14
xor r8, r11
sar r9, 1
lea rbp, [r9+r8]
cmovc rbp, r9
vpmuldq ymm3, ymm10, ymm12
vpaddq ymm4, ymm13, ymm3
adc r11, 0
cmovs r14, r9
mov qword ptr [rdi-56], r14
mov rax, -2
vpxor ymm6, ymm0, ymmword ptr [rdi+0]
vpshufd ymm14, ymmword ptr [rdi+896], 0x4e
cmovs rdx, r13
sarx r12, rdx, r15
sub rcx, rbx
sub rax, rdx
lea rsi, [rdx-1]
mov r10, qword ptr [rdi+352]
vpmuldq ymm12, ymm8, ymmword ptr [rdi+896]
sar r10, 21
vpmuldq ymm13, ymm11, ymm14
vpxor ymm3, ymm15, ymm5
mov r8, r14
xor r8, r12
sar rbp, 1
lea r11, [rbp+r8]
cmovc r11, rbp
adc r12, 0
cmovs r14, rbp
mov qword ptr [rdi-48], r14
lea r9, [r10+rcx]
vpaddq ymm0, ymm12, ymm13
vpaddq ymm8, ymm4, ymm0
vpaddq ymm11, ymm8, ymmword ptr [rdi+512]
mov r13, -2
vpxor ymm15, ymm6, ymmword ptr [rdi+928]
vpaddq ymm5, ymm11, ymm1
cmovs rsi, rax
sarx rbx, rsi, r15
shl r9, 44
mov qword ptr [rdi+368], r9
sub r13, rsi
mov rdx, qword ptr [rdi+88]
vpsrlq ymm12, ymm5, 30
lea r8, [rsi-1]
mov r12, r14
xor r12, rbx
sar r11, 1
lea rbp, [r11+r12]
cmovc rbp, r11
vmovdqa ymmword ptr [rdi+928], ymm15
vpand ymm13, ymm5, ymmword ptr [rdi+448]
adc rbx, 0
cmovs r14, r11
mov qword ptr [rdi-40], r14
mov r10, -2
vmovdqa ymmword ptr [rdi+832], ymm13
vpmuldq ymm4, ymm9, ymmword ptr [rdi+896]
cmovs r8, r13
sarx rcx, r8, r15
imul rdx, qword ptr [rdi+672]
sub r10, r8
lea rax, [r8-1]
mov r9, qword ptr [rdi+96]
imul r9, qword ptr [rdi+680]
vpxor ymm0, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm8, ymm10, ymm14
sub r9, rdx
mov rsi, r14
xor rsi, rcx
sar rbp, 1
lea r12, [rbp+rsi]
cmovc r12, rbp
adc rcx, 0
cmovs r14, rbp
mov qword ptr [rdi-32], r14
vpaddq ymm6, ymm4, ymm8
vpaddq ymm11, ymm6, ymmword ptr [rdi+512]
mov rbx, qword ptr [rdi+360]
vmovdqa ymmword ptr [rdi+960], ymm0
vpaddq ymm1, ymm11, ymm12
mov r11, -2
vpaddq ymm15, ymm1, ymm2
vpand ymm5, ymm15, ymmword ptr [rdi+448]
cmovs rax, r10
sarx r13, rax, r15
sar rbx, 21
sub r11, rax
lea r8, [rbx+r9]
lea rdx, [rax-1]
mov rsi, r14
xor rsi, r13
sar r12, 1
lea rcx, [r12+rsi]
cmovc rcx, r12
vmovdqa ymmword ptr [rdi+864], ymm5
vpsrlq ymm13, ymm15, 30
adc r13, 0
cmovs r14, r12
mov qword ptr [rdi-24], r14
mov rbp, -2
vpaddq ymm9, ymm13, ymm7
cmovs rdx, r11
sarx r10, rdx, r15
shl r8, 44
mov qword ptr [rdi+376], r8
sub rbp, rdx
lea rbx, [rdx-1]
vpaddq ymm3, ymm9, ymmword ptr [rdi+576]
vpand ymm10, ymm3, ymmword ptr [rdi+608]
mov r9, r14
xor r9, r10
sar rcx, 1
lea rax, [rcx+r9]
cmovc rax, rcx
adc r10, 0
cmovs r14, rcx
mov qword ptr [rdi-16], r14
vmovdqa ymmword ptr [rdi+896], ymm10
vpsrlq ymm14, ymm3, 30
vperm2i128 ymm4, ymm14, ymm14, 0x08
mov rsi, -2
vpaddq ymm8, ymm4, ymmword ptr [rdi+640]
cmovs rbx, rbp
sarx r13, rbx, r15
sub rsi, rbx
vpaddq ymm6, ymm8, ymmword ptr [rdi+704]
lea r12, [rbx-1]
mov r11, r14
xor r11, r13
sar rax, 1
lea r8, [rax+r11]
cmovc r8, rax
vmovdqa ymmword ptr [rdi+704], ymm6
adc r13, 0
cmovs r14, rax
mov qword ptr [rdi-8], r14
mov rdx, -2
mov r9, qword ptr [rdi+720]
cmovs r12, rsi
sarx r10, r12, r15
sub rdx, r12
lea rcx, [r12-1]
sar r9, 30
mov rbp, r14
xor rbp, r10
sar r8, 1
lea rbx, [r8+rbp]
cmovc rbx, r8
adc r10, 0
cmovs r14, r8
mov qword ptr [rdi+0], r14
mov r11, -2
cmovs rcx, rdx
sarx r13, rcx, r15
add r9, qword ptr [rdi+752]
sub r11, rcx
sar r9, 30
lea rax, [rcx-1]
mov rsi, r14
xor rsi, r13
sar rbx, 1
lea r12, [rbx+rsi]
cmovc r12, rbx
adc r13, 0
cmovs r14, rbx
mov qword ptr [rdi+8], r14
mov rbp, -2
cmovs rax, r11
sarx r10, rax, r15
add r9, qword ptr [rdi+784]
sub rbp, rax
lea r8, [rax-1]
sar r9, 30
add r9, qword ptr [rdi+816]
mov rdx, r14
xor rdx, r10
sar r12, 1
lea rcx, [r12+rdx]
cmovc rcx, r12
adc r10, 0
cmovs r14, r12
mov qword ptr [rdi+16], r14
mov rsi, -2
cmovs r8, rbp
sarx r13, r8, r15
sar r9, 30
sub rsi, r8
add r9, qword ptr [rdi+848]
lea rbx, [r8-1]
mov r11, r14
xor r11, r13
sar rcx, 1
lea rax, [rcx+r11]
cmovc rax, rcx
adc r13, 0
cmovs r14, rcx
mov qword ptr [rdi+24], r14
mov rdx, -2
cmovs rbx, rsi
sarx r10, rbx, r15
sar r9, 30
sub rdx, rbx
lea r12, [rbx-1]
add r9, qword ptr [rdi+880]
sar r9, 30
mov rbp, r14
xor rbp, r10
sar rax, 1
lea r8, [rax+rbp]
cmovc r8, rax
adc r10, 0
cmovs r14, rax
mov qword ptr [rdi+32], r14
cmovs r12, rdx
mov r11, r8
add r11, qword ptr [rdi+48]
mov r13, r14
add r13, qword ptr [rdi+40]
mov rcx, r8
shl rcx, 43
mov rsi, r14
shl rsi, 44
rorx rbx, r11, 22
rorx rbp, r11, 43
rorx r10, r13, 21
rorx rax, r13, 42
add r9, qword ptr [rdi+912]
sarx rdx, r12, r15
add rcx, qword ptr [rdi+64]
add rsi, qword ptr [rdi+56]
imul rbx, qword ptr [rdi+368]
imul rbp, qword ptr [rdi+376]
imul r10, qword ptr [rdi+368]
imul rax, qword ptr [rdi+376]
mov r11, qword ptr [rdi+248]
mov r13, r11
xor r13, qword ptr [rdi+272]
lea rbx, [rbx+rcx]
lea rcx, [r10+rsi]
mov r10, r11
xor r10, r9
sub rbx, rbp
sub rcx, rax
ror rbx, 43
andn rsi, r13, r10
vmovdqu ymm0, ymmword ptr [rdi-120]
ror rcx, 44
xor rsi, r11
vpandn ymm11, ymm0, ymmword ptr [rdi-128]
xor rsi, qword ptr [rdi+280]
mov rbp, -2
sub rbp, r12
mov qword ptr [rdi+280], rsi
vmovdqa ymm12, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], rcx
lea rax, [r12-1]
mov r13, rcx
xor r13, rdx
sar rbx, 1
lea r10, [rbx+r13]
cmovc r10, rbx
mov qword ptr [rdi+272], r9
vmovdqu ymm1, ymmword ptr [rdi-88]
adc rdx, 0
cmovs rcx, rbx
mov qword ptr [rdi-120], rcx
mov r11, -2
mov qword ptr [rdi+256], r14
cmovs rax, rbp
sarx rsi, rax, r15
sub r11, rax
lea r12, [rax-1]
mov r13, r14
add r13, qword ptr [rdi+40]
vpandn ymm2, ymm1, ymmword ptr [rdi-96]
mov r9, rcx
xor r9, rsi
sar r10, 1
lea rdx, [r10+r9]
cmovc rdx, r10
adc rsi, 0
cmovs rcx, r10
mov qword ptr [rdi-112], rcx
vpxor ymm5, ymm12, ymmword ptr [rdi-96]
mov rbx, -2
cmovs r12, r11
sar r13, 42
mov qword ptr [rdi+384], r13
sarx rbp, r12, r15
lea rax, [r14+1048576]
sub rbx, r12
shl rax, 22
sar rax, 43
lea r9, [r12-1]
mov rsi, rcx
xor rsi, rbp
sar rdx, 1
lea r10, [rdx+rsi]
cmovc r10, rdx
vpxor ymm15, ymm11, ymm2
mov qword ptr [rdi+392], rax
adc rbp, 0
cmovs rcx, rdx
mov qword ptr [rdi-104], rcx
mov r11, -2
vmovdqu ymm13, ymmword ptr [rdi-56]
cmovs r9, rbx
sarx r13, r9, r15
mov r14, r8
add r14, qword ptr [rdi+48]
sub r11, r9
lea r12, [r9-1]
sar r14, 43
mov qword ptr [rdi+400], r14
lea rsi, [r8+2097152]
mov rax, rcx
xor rax, r13
sar r10, 1
lea rbp, [r10+rax]
cmovc rbp, r10
adc r13, 0
cmovs rcx, r10
mov qword ptr [rdi-96], rcx
vpandn ymm7, ymm13, ymmword ptr [rdi-64]
mov rdx, -2
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
cmovs r12, r11
shl rsi, 21
sarx rbx, r12, r15
sar rsi, 43
mov qword ptr [rdi+408], rsi
sub rdx, r12
mov r9, qword ptr [rdi+392]
imul r9, qword ptr [rdi+72]
lea r14, [r12-1]
mov r8, rcx
xor r8, rbx
sar rbp, 1
lea rax, [rbp+r8]
cmovc rax, rbp
mov r13, qword ptr [rdi+384]
adc rbx, 0
cmovs rcx, rbp
mov qword ptr [rdi-88], rcx
vpxor ymm10, ymm15, ymm7
mov r10, -2
cmovs r14, rdx
sarx r11, r14, r15
imul r13, qword ptr [rdi+88]
sub r10, r14
lea rsi, [r14-1]
sub r13, r9
mov qword ptr [rdi+128], r13
vmovdqu ymm3, ymmword ptr [rdi-24]
mov r12, qword ptr [rdi+392]
mov r8, rcx
xor r8, r11
sar rax, 1
lea rbx, [rax+r8]
cmovc rbx, rax
adc r11, 0
cmovs rcx, rax
mov qword ptr [rdi-80], rcx
vpandn ymm14, ymm3, ymmword ptr [rdi-32]
mov rbp, -2
cmovs rsi, r10
imul r12, qword ptr [rdi+80]
sarx rdx, rsi, r15
mov r14, qword ptr [rdi+384]
imul r14, qword ptr [rdi+96]
sub rbp, rsi
sub r14, r12
mov qword ptr [rdi+136], r14
lea r9, [rsi-1]
mov r13, rcx
xor r13, rdx
sar rbx, 1
lea r8, [rbx+r13]
cmovc r8, rbx
vpxor ymm4, ymm9, ymmword ptr [rdi-32]
mov r11, qword ptr [rdi+408]
adc rdx, 0
cmovs rcx, rbx
mov qword ptr [rdi-72], rcx
mov rax, -2
cmovs r9, rbp
sarx r10, r9, r15
imul r11, qword ptr [rdi+72]
sub rax, r9
lea r12, [r9-1]
mov r14, qword ptr [rdi+400]
vpxor ymm8, ymm10, ymm14
imul r14, qword ptr [rdi+88]
sub r14, r11
mov rsi, rcx
xor rsi, r10
sar r8, 1
lea r13, [r8+rsi]
cmovc r13, r8
adc r10, 0
cmovs rcx, r8
mov qword ptr [rdi-64], rcx
mov qword ptr [rdi+144], r14
vmovdqu ymm6, ymmword ptr [rdi+8]
mov rdx, qword ptr [rdi+408]
mov rbx, -2
vpandn ymm0, ymm6, ymmword ptr [rdi+0]
cmovs r12, rax
sarx rbp, r12, r15
imul rdx, qword ptr [rdi+80]
sub rbx, r12
mov r9, qword ptr [rdi+400]
lea r11, [r12-1]
mov rsi, rcx
xor rsi, rbp
sar r13, 1
lea r10, [r13+rsi]
cmovc r10, r13
adc rbp, 0
cmovs rcx, r13
mov qword ptr [rdi-56], rcx
mov r8, -2
vpxor ymm1, ymm4, ymmword ptr [rdi+0]
cmovs r11, rbx
imul r9, qword ptr [rdi+96]
sarx r14, r11, r15
sub r9, rdx
sub r8, r11
lea rax, [r11-1]
mov qword ptr [rdi+152], r9
mov r12, qword ptr [rdi+392]
imul r12, qword ptr [rdi+352]
vpxor ymm12, ymm8, ymm0
mov rsi, rcx
xor rsi, r14
sar r10, 1
lea rbp, [r10+rsi]
cmovc rbp, r10
adc r14, 0
cmovs rcx, r10
mov qword ptr [rdi-48], rcx
mov r13, qword ptr [rdi+384]
mov rbx, -2
vpxor ymm11, ymm1, ymmword ptr [rdi+928]
cmovs rax, r8
imul r13, qword ptr [rdi+360]
sarx rdx, rax, r15
sub r13, r12
sub rbx, rax
sar r13, 20
mov r11, qword ptr [rdi+128]
lea r9, [rax-1]
mov rsi, rcx
xor rsi, rdx
sar rbp, 1
lea r14, [rbp+rsi]
cmovc r14, rbp
vmovdqa ymmword ptr [rdi+928], ymm11
adc rdx, 0
cmovs rcx, rbp
mov qword ptr [rdi-40], rcx
mov r10, -2
cmovs r9, rbx
sarx r8, r9, r15
imul r11, qword ptr [rdi+672]
mov r12, qword ptr [rdi+136]
sub r10, r9
lea rax, [r9-1]
imul r12, qword ptr [rdi+680]
sub r12, r11
vpxor ymm2, ymm12, ymmword ptr [rdi+960]
lea rsi, [r13+2*r12]
mov rdx, rcx
xor rdx, r8
sar r14, 1
lea rbp, [r14+rdx]
cmovc rbp, r14
adc r8, 0
cmovs rcx, r14
mov qword ptr [rdi-32], rcx
mov qword ptr [rdi+160], rsi
vmovdqa ymmword ptr [rdi+960], ymm2
mov rbx, -2
cmovs rax, r10
sarx r9, rax, r15
sar rsi, 21
shl rsi, 44
sub rbx, rax
mov qword ptr [rdi+416], rsi
mov r11, qword ptr [rdi+408]
lea r13, [rax-1]
mov r12, rcx
xor r12, r9
sar rbp, 1
lea rdx, [rbp+r12]
cmovc rdx, rbp
adc r9, 0
cmovs rcx, rbp
mov qword ptr [rdi-24], rcx
mov r8, -2
cmovs r13, rbx
sarx r14, r13, r15
imul r11, qword ptr [rdi+352]
mov r10, qword ptr [rdi+400]
sub r8, r13
lea rsi, [r13-1]
imul r10, qword ptr [rdi+360]
sub r10, r11
sar r10, 20
mov rax, rcx
xor rax, r14
sar rdx, 1
lea r12, [rdx+rax]
cmovc r12, rdx
adc r14, 0
cmovs rcx, rdx
mov qword ptr [rdi-16], rcx
mov r9, qword ptr [rdi+144]
mov rbp, -2
cmovs rsi, r8
sarx rbx, rsi, r15
imul r9, qword ptr [rdi+672]
mov r13, qword ptr [rdi+152]
sub rbp, rsi
imul r13, qword ptr [rdi+680]
sub r13, r9
lea r11, [rsi-1]
mov rax, rcx
xor rax, rbx
sar r12, 1
lea r14, [r12+rax]
cmovc r14, r12
lea rdx, [r10+2*r13]
adc rbx, 0
cmovs rcx, r12
mov qword ptr [rdi-8], rcx
mov r8, -2
mov qword ptr [rdi+168], rdx
cmovs r11, rbp
sarx r9, r11, r15
sub r8, r11
lea rsi, [r11-1]
sar rdx, 21
shl rdx, 44
mov rax, rcx
xor rax, r9
sar r14, 1
lea r10, [r14+rax]
cmovc r10, r14
adc r9, 0
cmovs rcx, r14
mov qword ptr [rdi+0], rcx
mov qword ptr [rdi+424], rdx
mov r13, qword ptr [rdi+128]
mov rbx, -2
cmovs rsi, r8
sarx r12, rsi, r15
sar r13, 63
sub rbx, rsi
add r13, qword ptr [rdi+136]
mov qword ptr [rdi+240], r13
lea rbp, [rsi-1]
mov r11, rcx
xor r11, r12
sar r10, 1
lea rax, [r10+r11]
cmovc rax, r10
adc r12, 0
cmovs rcx, r10
mov qword ptr [rdi+8], rcx
mov r9, -2
cmovs rbp, rbx
sarx r14, rbp, r15
sub r9, rbp
lea rdx, [rbp-1]
mov r8, rcx
xor r8, r14
sar rax, 1
lea r13, [rax+r8]
cmovc r13, rax
adc r14, 0
cmovs rcx, rax
mov qword ptr [rdi+16], rcx
mov rsi, -2
cmovs rdx, r9
sarx r11, rdx, r15
sub rsi, rdx
lea r12, [rdx-1]
mov r10, rcx
xor r10, r11
sar r13, 1
lea rbx, [r13+r10]
cmovc rbx, r13
adc r11, 0
cmovs rcx, r13
mov qword ptr [rdi+24], rcx
mov rbp, -2
cmovs r12, rsi
sarx r8, r12, r15
sub rbp, r12
lea r14, [r12-1]
mov rax, rcx
xor rax, r8
sar rbx, 1
lea r9, [rbx+rax]
cmovc r9, rbx
adc r8, 0
cmovs rcx, rbx
mov qword ptr [rdi+32], rcx
mov qword ptr [rdi+112], rcx
mov qword ptr [rdi+120], r9
cmovs r14, rbp
mov rdx, r9
add rdx, qword ptr [rdi+48]
mov r10, rcx
add r10, qword ptr [rdi+40]
shl r9, 43
shl rcx, 44
rorx r11, rdx, 22
rorx r13, rdx, 43
rorx rsi, r10, 21
rorx r12, r10, 42
sarx rax, r14, r15
add r9, qword ptr [rdi+64]
add rcx, qword ptr [rdi+56]
imul r11, qword ptr [rdi+416]
imul r13, qword ptr [rdi+424]
imul rsi, qword ptr [rdi+416]
imul r12, qword ptr [rdi+424]
lea r8, [r11+r9]
lea rbx, [rsi+rcx]
sub r8, r13
sub rbx, r12
ror r8, 43
ror rbx, 44
mov rcx, rbx
mov rbx, r8
mov rdx, r14
mov rsi, rax
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
