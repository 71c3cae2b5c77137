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
// Length: 36 limbs of 30 bits; 1445 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
vpxor ymm1, ymm3, ymmword ptr [rdi+1280]
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
vmovdqa ymmword ptr [rdi+1280], ymm1
mov r14, qword ptr [rdi+312]
vpxor ymm4, ymm2, ymmword ptr [rdi+1312]
cmovs r9, r13
sarx rbx, r9, r15
imul r14, qword ptr [rdi+160]
mov rbp, qword ptr [rdi+304]
imul rbp, qword ptr [rdi+168]
sub rbp, r14
sar rbp, 20
vmovdqa ymmword ptr [rdi+1312], ymm4
shl rbp, 23
mov r8, -2
shr rbp, 23
sub r8, r9
mov qword ptr [rdi+336], rbp
shr rbp, 21
lea rax, [r9-1]
mov rsi, rcx
xor rsi, rbx
sar rdx, 1
lea r12, [rdx+rsi]
cmovc r12, rdx
vbroadcasti128 ymm7, xmmword ptr [rdi+200]
adc rbx, 0
cmovs rcx, rdx
mov qword ptr [rdi-72], rcx
vbroadcasti128 ymm5, xmmword ptr [rdi+216]
cmovs rax, r8
sarx r11, rax, r15
shl rbp, 44
mov qword ptr [rdi+344], rbp
mov r10, qword ptr [rdi+200]
neg r10
sar r10, 63
vmovdqa ymm6, ymmword ptr [rdi+448]
add r10, qword ptr [rdi+216]
mov qword ptr [rdi+248], r10
mov r13, -2
sub r13, rax
lea r14, [rax-1]
vpand ymm8, ymm7, ymm6
vpand ymm11, ymm5, ymm6
mov r9, rcx
xor r9, r11
sar r12, 1
lea rsi, [r12+r9]
cmovc rsi, r12
adc r11, 0
cmovs rcx, r12
mov qword ptr [rdi-64], rcx
vpsrlq ymm9, ymm7, 30
vpsrlq ymm10, ymm5, 30
cmovs r14, r13
sarx rbx, r14, r15
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e
mov rdx, -2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]
sub rdx, r14
lea r8, [r14-1]
mov rbp, rcx
xor rbp, rbx
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
vpmuldq ymm13, ymm11, ymm12
adc rbx, 0
cmovs rcx, rsi
mov qword ptr [rdi-56], rcx
vpaddq ymm14, ymm15, ymm13
cmovs r8, rdx
sarx rax, r8, r15
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]
vmovdqu ymm3, ymmword ptr [rdi+232]
vpsrlq ymm1, ymm0, 30
mov r9, -2
sub r9, r8
lea r11, [r8-1]
vmovdqu ymm2, ymmword ptr [rdi+240]
vpand ymm4, ymm0, ymmword ptr [rdi+448]
vmovdqu ymm6, ymmword ptr [rdi+256]
mov r12, rcx
xor r12, rax
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
adc rax, 0
cmovs rcx, r10
mov qword ptr [rdi-48], rcx
vpxor ymm7, ymm3, ymm2
vperm2i128 ymm5, ymm4, ymm4, 0x81
vpxor ymm15, ymm3, ymm6
vpandn ymm13, ymm7, ymm15
vpmuldq ymm14, ymm9, ymmword ptr [rdi+704]
vpxor ymm0, ymm13, ymm3
cmovs r11, r9
sarx r14, r11, r15
vpmuldq ymm2, ymm10, ymm12
vpxor ymm4, ymm0, ymmword ptr [rdi+1344]
vmovdqa ymmword ptr [rdi+1344], ymm4
vpaddq ymm6, ymm14, ymm2
mov rbp, -2
sub rbp, r11
vpshufd ymm7, ymmword ptr [rdi+736], 0x4e
lea rbx, [r11-1]
mov rsi, rcx
xor rsi, r14
sar r13, 1
lea rdx, [r13+rsi]
cmovc rdx, r13
adc r14, 0
cmovs rcx, r13
mov qword ptr [rdi-40], rcx
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]
cmovs rbx, rbp
sarx r8, rbx, r15
vpmuldq ymm13, ymm11, ymm7
vpaddq ymm3, ymm15, ymm13
mov r12, -2
sub r12, rbx
lea rax, [rbx-1]
vpaddq ymm12, ymm6, ymm3
mov r10, rcx
xor r10, r8
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
adc r8, 0
cmovs rcx, rdx
mov qword ptr [rdi-32], rcx
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpaddq ymm4, ymm0, ymm1
vpsrlq ymm14, ymm4, 30
cmovs rax, r12
sarx r11, rax, r15
vpand ymm2, ymm4, ymmword ptr [rdi+448]
mov rsi, -2
sub rsi, rax
vperm2i128 ymm15, ymm2, ymm2, 0x81
lea r14, [rax-1]
mov r13, rcx
xor r13, r11
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
vpmuldq ymm13, ymm9, ymmword ptr [rdi+736]
adc r11, 0
cmovs rcx, r9
mov qword ptr [rdi-24], rcx
vpmuldq ymm6, ymm10, ymm7
cmovs r14, rsi
sarx rbx, r14, r15
vpaddq ymm3, ymm13, ymm6
mov r10, -2
sub r10, r14
lea r8, [r14-1]
vpshufd ymm12, ymmword ptr [rdi+768], 0x4e
vpmuldq ymm0, ymm8, ymmword ptr [rdi+768]
mov rdx, rcx
xor rdx, rbx
sar rbp, 1
lea r12, [rbp+rdx]
cmovc r12, rbp
adc rbx, 0
cmovs rcx, rbp
mov qword ptr [rdi-16], rcx
vpmuldq ymm1, ymm11, ymm12
vpaddq ymm4, ymm0, ymm1
cmovs r8, r10
sarx rax, r8, r15
vpaddq ymm2, ymm3, ymm4
mov r13, -2
sub r13, r8
vpaddq ymm7, ymm2, ymmword ptr [rdi+512]
lea r11, [r8-1]
mov r9, rcx
xor r9, rax
sar r12, 1
lea rsi, [r12+r9]
cmovc rsi, r12
vpaddq ymm13, ymm7, ymm14
adc rax, 0
cmovs rcx, r12
mov qword ptr [rdi-8], rcx
vpsrlq ymm6, ymm13, 30
cmovs r11, r13
sarx r14, r11, r15
vpand ymm0, ymm13, ymmword ptr [rdi+448]
mov rdx, -2
vmovdqa ymmword ptr [rdi+704], ymm0
sub rdx, r11
lea rbx, [r11-1]
vpmuldq ymm1, ymm9, ymmword ptr [rdi+768]
mov rbp, rcx
xor rbp, r14
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
adc r14, 0
cmovs rcx, rsi
mov qword ptr [rdi+0], rcx
vpmuldq ymm3, ymm10, ymm12
vpaddq ymm4, ymm1, ymm3
cmovs rbx, rdx
sarx r8, rbx, r15
vpshufd ymm2, ymmword ptr [rdi+800], 0x4e
vpmuldq ymm7, ymm8, ymmword ptr [rdi+800]
mov r9, -2
sub r9, rbx
vpmuldq ymm14, ymm11, ymm2
lea rax, [rbx-1]
mov r12, rcx
xor r12, r8
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
adc r8, 0
cmovs rcx, r10
mov qword ptr [rdi+8], rcx
vpaddq ymm13, ymm7, ymm14
cmovs rax, r9
sarx r11, rax, r15
vpaddq ymm0, ymm4, ymm13
vpaddq ymm12, ymm0, ymmword ptr [rdi+512]
mov rbp, -2
sub rbp, rax
lea r14, [rax-1]
vpaddq ymm1, ymm12, ymm6
mov rsi, rcx
xor rsi, r11
sar r13, 1
lea rdx, [r13+rsi]
cmovc rdx, r13
adc r11, 0
cmovs rcx, r13
mov qword ptr [rdi+16], rcx
vpsrlq ymm3, ymm1, 30
vpand ymm7, ymm1, ymmword ptr [rdi+448]
cmovs r14, rbp
sarx rbx, r14, r15
vmovdqa ymmword ptr [rdi+736], ymm7
vpmuldq ymm14, ymm9, ymmword ptr [rdi+800]
mov r12, -2
sub r12, r14
vpmuldq ymm4, ymm10, ymm2
lea r8, [r14-1]
mov r10, rcx
xor r10, rbx
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
vpaddq ymm13, ymm14, ymm4
adc rbx, 0
cmovs rcx, rdx
mov qword ptr [rdi+24], rcx
cmovs r8, r12
sarx rax, r8, r15
vpshufd ymm0, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]
mov rsi, -2
sub rsi, r8
lea r11, [r8-1]
vpmuldq ymm6, ymm11, ymm0
vpaddq ymm1, ymm12, ymm6
mov r13, rcx
xor r13, rax
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
adc rax, 0
cmovs rcx, r9
mov qword ptr [rdi+32], rcx
vpaddq ymm2, ymm13, ymm1
vpaddq ymm14, ymm2, ymmword ptr [rdi+512]
cmovs r11, rsi
sarx r14, r11, r15
mov r10, rbp
add r10, qword ptr [rdi+48]
mov rbx, rcx
add rbx, qword ptr [rdi+40]
mov rdx, rbp
shl rdx, 43
mov r12, rcx
shl r12, 44
rorx r8, r10, 22
rorx r13, r10, 43
rorx rax, rbx, 21
rorx r9, rbx, 42
vpaddq ymm4, ymm14, ymm3
add rdx, qword ptr [rdi+64]
add r12, qword ptr [rdi+56]
imul r8, qword ptr [rdi+328]
imul r13, qword ptr [rdi+344]
imul rax, qword ptr [rdi+328]
imul r9, qword ptr [rdi+344]
vpsrlq ymm12, ymm4, 30
vpand ymm6, ymm4, ymmword ptr [rdi+448]
lea rsi, [r8+rdx]
lea r10, [rax+r12]
sub rsi, r13
vmovdqa ymmword ptr [rdi+768], ymm6
sub r10, r9
ror rsi, 43
ror r10, 44
vpmuldq ymm13, ymm9, ymmword ptr [rdi+832]
mov qword ptr [rdi+232], rcx
vpmuldq ymm1, ymm10, ymm0
mov rbx, rcx
add rbx, qword ptr [rdi+40]
vpaddq ymm2, ymm13, ymm1
sar rbx, 42
mov qword ptr [rdi+80], rbx
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e
lea r8, [rcx+1048576]
vpmuldq ymm3, ymm8, ymmword ptr [rdi+864]
shl r8, 22
sar r8, 43
vpmuldq ymm4, ymm11, ymm14
vmovdqu ymm0, ymmword ptr [rdi-120]
mov qword ptr [rdi+72], r8
mov rdx, rbp
add rdx, qword ptr [rdi+48]
vpaddq ymm13, ymm3, ymm4
vpandn ymm1, ymm0, ymmword ptr [rdi-128]
sar rdx, 43
vpaddq ymm3, ymm2, ymm13
mov qword ptr [rdi+96], rdx
mov rax, -2
sub rax, r11
vmovdqa ymm4, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r10
lea r12, [rbp+2097152]
vpaddq ymm0, ymm3, ymmword ptr [rdi+512]
lea r13, [r11-1]
mov r9, r10
xor r9, r14
sar rsi, 1
lea rbx, [rsi+r9]
cmovc rbx, rsi
vpaddq ymm2, ymm0, ymm12
vmovdqu ymm13, ymmword ptr [rdi-88]
adc r14, 0
cmovs r10, rsi
mov qword ptr [rdi-120], r10
cmovs r13, rax
shl r12, 21
sarx rcx, r13, r15
sar r12, 43
mov qword ptr [rdi+88], r12
vpsrlq ymm3, ymm2, 30
vpandn ymm0, ymm13, ymmword ptr [rdi-96]
mov r8, qword ptr [rdi+72]
vpand ymm12, ymm2, ymmword ptr [rdi+448]
imul r8, qword ptr [rdi+320]
mov rdx, -2
sub rdx, r13
lea rbp, [r13-1]
mov r11, qword ptr [rdi+80]
vpxor ymm13, ymm4, ymmword ptr [rdi-96]
vmovdqa ymmword ptr [rdi+800], ymm12
imul r11, qword ptr [rdi+336]
vpsrlq ymm2, ymm7, 11
sub r11, r8
mov r9, r10
xor r9, rcx
sar rbx, 1
lea r14, [rbx+r9]
cmovc r14, rbx
adc rcx, 0
cmovs r10, rbx
mov qword ptr [rdi-112], r10
vpxor ymm4, ymm1, ymm0
vpsllq ymm7, ymm6, 19
vmovdqu ymm1, ymmword ptr [rdi-56]
vpsllq ymm0, ymm12, 49
cmovs rbp, rdx
sar r11, 20
sarx rsi, rbp, r15
mov qword ptr [rdi+352], r11
mov rax, qword ptr [rdi+88]
imul rax, qword ptr [rdi+320]
vpandn ymm6, ymm1, ymmword ptr [rdi-64]
vpaddq ymm12, ymm2, ymm7
mov r12, qword ptr [rdi+96]
mov r13, -2
sub r13, rbp
vpaddq ymm1, ymm12, ymm0
imul r12, qword ptr [rdi+336]
vpxor ymm2, ymm13, ymmword ptr [rdi-64]
sub r12, rax
lea r8, [rbp-1]
mov r9, r10
xor r9, rsi
sar r14, 1
lea rcx, [r14+r9]
cmovc rcx, r14
vmovdqa ymmword ptr [rdi+672], ymm1
adc rsi, 0
cmovs r10, r14
mov qword ptr [rdi-104], r10
vpxor ymm7, ymm4, ymm6
vpmuldq ymm12, ymm9, ymmword ptr [rdi+864]
cmovs r8, r13
sarx rbx, r8, r15
sar r12, 20
mov qword ptr [rdi+360], r12
mov rdx, qword ptr [rdi+72]
vmovdqu ymm0, ymmword ptr [rdi-24]
vpmuldq ymm13, ymm10, ymm14
imul rdx, qword ptr [rdi+672]
mov r11, qword ptr [rdi+80]
mov rax, -2
vpaddq ymm1, ymm12, ymm13
sub rax, r8
lea rbp, [r8-1]
vpandn ymm4, ymm0, ymmword ptr [rdi-32]
imul r11, qword ptr [rdi+680]
vpshufd ymm6, ymmword ptr [rdi+896], 0x4e
sub r11, rdx
mov r9, r10
xor r9, rbx
sar rcx, 1
lea rsi, [rcx+r9]
cmovc rsi, rcx
adc rbx, 0
cmovs r10, rcx
mov qword ptr [rdi-96], r10
vpxor ymm14, ymm2, ymmword ptr [rdi-32]
mov r14, qword ptr [rdi+352]
vpmuldq ymm12, ymm8, ymmword ptr [rdi+896]
vpmuldq ymm13, ymm11, ymm6
vpxor ymm0, ymm7, ymm4
cmovs rbp, rax
sarx r13, rbp, r15
sar r14, 21
lea r12, [r14+r11]
shl r12, 44
vpaddq ymm2, ymm12, ymm13
vmovdqu ymm7, ymmword ptr [rdi+8]
mov qword ptr [rdi+368], r12
vpaddq ymm4, ymm1, ymm2
mov r8, qword ptr [rdi+88]
mov rdx, -2
sub rdx, rbp
vpandn ymm12, ymm7, ymmword ptr [rdi+0]
imul r8, qword ptr [rdi+672]
vpaddq ymm13, ymm4, ymmword ptr [rdi+512]
lea r9, [rbp-1]
mov rbx, r10
xor rbx, r13
sar rsi, 1
lea rcx, [rsi+rbx]
cmovc rcx, rsi
mov rax, qword ptr [rdi+96]
adc r13, 0
cmovs r10, rsi
mov qword ptr [rdi-88], r10
vpaddq ymm1, ymm13, ymm3
vpxor ymm2, ymm14, ymmword ptr [rdi+0]
cmovs r9, rdx
sarx r14, r9, r15
imul rax, qword ptr [rdi+680]
sub rax, r8
vpsrlq ymm7, ymm1, 30
mov r11, qword ptr [rdi+360]
vpxor ymm4, ymm0, ymm12
sar r11, 21
vpand ymm13, ymm1, ymmword ptr [rdi+448]
mov r12, -2
sub r12, r9
lea rbp, [r9-1]
lea rbx, [r11+rax]
vpxor ymm3, ymm2, ymmword ptr [rdi+1280]
vmovdqa ymmword ptr [rdi+832], ymm13
shl rbx, 44
mov r13, r10
xor r13, r14
sar rcx, 1
lea rsi, [rcx+r13]
cmovc rsi, rcx
adc r14, 0
cmovs r10, rcx
mov qword ptr [rdi-80], r10
mov qword ptr [rdi+376], rbx
vpmuldq ymm14, ymm9, ymmword ptr [rdi+896]
vmovdqa ymmword ptr [rdi+1280], ymm3
vpmuldq ymm0, ymm10, ymm6
vpxor ymm12, ymm4, ymmword ptr [rdi+1312]
cmovs rbp, r12
sarx rdx, rbp, r15
vpaddq ymm1, ymm14, ymm0
vmovdqa ymmword ptr [rdi+1312], ymm12
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
mov r8, -2
sub r8, rbp
vpmuldq ymm13, ymm8, ymmword ptr [rdi+928]
lea r9, [rbp-1]
mov r11, r10
xor r11, rdx
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
vpmuldq ymm3, ymm11, ymm2
adc rdx, 0
cmovs r10, rsi
mov qword ptr [rdi-72], r10
cmovs r9, r8
sarx r13, r9, r15
vpaddq ymm6, ymm13, ymm3
vpaddq ymm4, ymm1, ymm6
mov r14, -2
sub r14, r9
lea rcx, [r9-1]
vpaddq ymm14, ymm4, ymmword ptr [rdi+512]
vpaddq ymm0, ymm14, ymm7
mov rbx, r10
xor rbx, r13
sar rax, 1
lea r12, [rax+rbx]
cmovc r12, rax
adc r13, 0
cmovs r10, rax
mov qword ptr [rdi-64], r10
vpsrlq ymm12, ymm0, 30
vpand ymm13, ymm0, ymmword ptr [rdi+448]
cmovs rcx, r14
sarx rbp, rcx, r15
vmovdqa ymmword ptr [rdi+864], ymm13
mov r11, -2
sub r11, rcx
vpmuldq ymm3, ymm9, ymmword ptr [rdi+928]
lea rdx, [rcx-1]
mov rsi, r10
xor rsi, rbp
sar r12, 1
lea r8, [r12+rsi]
cmovc r8, r12
vpmuldq ymm1, ymm10, ymm2
adc rbp, 0
cmovs r10, r12
mov qword ptr [rdi-56], r10
vpaddq ymm6, ymm3, ymm1
cmovs rdx, r11
sarx r9, rdx, r15
vpshufd ymm4, ymmword ptr [rdi+960], 0x4e
mov rbx, -2
sub rbx, rdx
vpmuldq ymm14, ymm8, ymmword ptr [rdi+960]
lea r13, [rdx-1]
vpmuldq ymm7, ymm11, ymm4
mov rax, r10
xor rax, r9
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
adc r9, 0
cmovs r10, r8
mov qword ptr [rdi-48], r10
vpaddq ymm0, ymm14, ymm7
vpaddq ymm13, ymm6, ymm0
cmovs r13, rbx
sarx rcx, r13, r15
vpaddq ymm2, ymm13, ymmword ptr [rdi+512]
vpaddq ymm3, ymm2, ymm12
mov rsi, -2
sub rsi, r13
vpsrlq ymm1, ymm3, 30
lea rbp, [r13-1]
mov r12, r10
xor r12, rcx
sar r14, 1
lea r11, [r14+r12]
cmovc r11, r14
adc rcx, 0
cmovs r10, r14
mov qword ptr [rdi-40], r10
vpand ymm14, ymm3, ymmword ptr [rdi+448]
cmovs rbp, rsi
sarx rdx, rbp, r15
vmovdqa ymmword ptr [rdi+896], ymm14
vpmuldq ymm7, ymm9, ymmword ptr [rdi+960]
mov rax, -2
sub rax, rbp
lea r9, [rbp-1]
vpmuldq ymm6, ymm10, ymm4
mov r8, r10
xor r8, rdx
sar r11, 1
lea rbx, [r11+r8]
cmovc rbx, r11
adc rdx, 0
cmovs r10, r11
mov qword ptr [rdi-32], r10
vpaddq ymm0, ymm7, ymm6
vpshufd ymm13, ymmword ptr [rdi+992], 0x4e
cmovs r9, rax
sarx r13, r9, r15
vpmuldq ymm2, ymm8, ymmword ptr [rdi+992]
vpmuldq ymm12, ymm11, ymm13
mov r12, -2
sub r12, r9
vpaddq ymm3, ymm2, ymm12
lea rcx, [r9-1]
mov r14, r10
xor r14, r13
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
vpaddq ymm14, ymm0, ymm3
adc r13, 0
cmovs r10, rbx
mov qword ptr [rdi-24], r10
cmovs rcx, r12
sarx rbp, rcx, r15
vpaddq ymm4, ymm14, ymmword ptr [rdi+512]
vpaddq ymm7, ymm4, ymm1
mov r8, -2
sub r8, rcx
lea rdx, [rcx-1]
vpsrlq ymm6, ymm7, 30
mov r11, r10
xor r11, rbp
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
adc rbp, 0
cmovs r10, rsi
mov qword ptr [rdi-16], r10
vpand ymm2, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm2
vpmuldq ymm12, ymm9, ymmword ptr [rdi+992]
cmovs rdx, r8
sarx r9, rdx, r15
vpmuldq ymm0, ymm10, ymm13
mov r14, -2
sub r14, rdx
vpaddq ymm3, ymm12, ymm0
lea r13, [rdx-1]
mov rbx, r10
xor rbx, r9
sar rax, 1
lea r12, [rax+rbx]
cmovc r12, rax
vpshufd ymm14, ymmword ptr [rdi+1024], 0x4e
adc r9, 0
cmovs r10, rax
mov qword ptr [rdi-8], r10
vpmuldq ymm4, ymm8, ymmword ptr [rdi+1024]
cmovs r13, r14
sarx rcx, r13, r15
vpmuldq ymm1, ymm11, ymm14
mov r11, -2
sub r11, r13
lea rbp, [r13-1]
vpaddq ymm7, ymm4, ymm1
vpaddq ymm2, ymm3, ymm7
mov rsi, r10
xor rsi, rcx
sar r12, 1
lea r8, [r12+rsi]
cmovc r8, r12
adc rcx, 0
cmovs r10, r12
mov qword ptr [rdi+0], r10
vpaddq ymm13, ymm2, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm6
cmovs rbp, r11
sarx rdx, rbp, r15
vpsrlq ymm0, ymm12, 30
mov rbx, -2
vpand ymm4, ymm12, ymmword ptr [rdi+448]
sub rbx, rbp
lea r9, [rbp-1]
mov rax, r10
xor rax, rdx
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
vmovdqa ymmword ptr [rdi+960], ymm4
adc rdx, 0
cmovs r10, r8
mov qword ptr [rdi+8], r10
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1024]
cmovs r9, rbx
sarx r13, r9, r15
vpmuldq ymm3, ymm10, ymm14
vpaddq ymm7, ymm1, ymm3
mov rsi, -2
sub rsi, r9
lea rcx, [r9-1]
vpshufd ymm2, ymmword ptr [rdi+1056], 0x4e
mov r12, r10
xor r12, r13
sar r14, 1
lea r11, [r14+r12]
cmovc r11, r14
adc r13, 0
cmovs r10, r14
mov qword ptr [rdi+16], r10
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1056]
vpmuldq ymm6, ymm11, ymm2
cmovs rcx, rsi
sarx rbp, rcx, r15
vpaddq ymm12, ymm13, ymm6
vpaddq ymm4, ymm7, ymm12
mov rax, -2
sub rax, rcx
vpaddq ymm14, ymm4, ymmword ptr [rdi+512]
lea rdx, [rcx-1]
mov r8, r10
xor r8, rbp
sar r11, 1
lea rbx, [r11+r8]
cmovc rbx, r11
adc rbp, 0
cmovs r10, r11
mov qword ptr [rdi+24], r10
vpaddq ymm1, ymm14, ymm0
cmovs rdx, rax
sarx r9, rdx, r15
vpsrlq ymm3, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
mov r12, -2
sub r12, rdx
lea r13, [rdx-1]
vmovdqa ymmword ptr [rdi+992], ymm13
mov r14, r10
xor r14, r9
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
adc r9, 0
cmovs r10, rbx
mov qword ptr [rdi+32], r10
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1056]
vpmuldq ymm7, ymm10, ymm2
vpaddq ymm12, ymm6, ymm7
cmovs r13, r12
sarx rcx, r13, r15
mov r8, rsi
add r8, qword ptr [rdi+48]
mov rbp, r10
add rbp, qword ptr [rdi+40]
mov r11, rsi
shl r11, 43
mov rax, r10
shl rax, 44
rorx rdx, r8, 22
rorx r14, r8, 43
rorx r9, rbp, 21
rorx rbx, rbp, 42
add r11, qword ptr [rdi+64]
add rax, qword ptr [rdi+56]
vpshufd ymm4, ymmword ptr [rdi+1088], 0x4e
imul rdx, qword ptr [rdi+368]
imul r14, qword ptr [rdi+376]
imul r9, qword ptr [rdi+368]
imul rbx, qword ptr [rdi+376]
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1088]
vpmuldq ymm0, ymm11, ymm4
lea r12, [rdx+r11]
lea r8, [r9+rax]
sub r12, r14
sub r8, rbx
vpaddq ymm1, ymm14, ymm0
ror r12, 43
ror r8, 44
vpaddq ymm13, ymm12, ymm1
vpaddq ymm2, ymm13, ymmword ptr [rdi+512]
vpaddq ymm6, ymm2, ymm3
vpsrlq ymm7, ymm6, 30
vpand ymm14, ymm6, ymmword ptr [rdi+448]
mov qword ptr [rdi+256], r10
vmovdqu ymm0, ymmword ptr [rdi-120]
mov rbp, r10
add rbp, qword ptr [rdi+40]
vmovdqa ymmword ptr [rdi+1024], ymm14
sar rbp, 42
mov qword ptr [rdi+384], rbp
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1088]
vpandn ymm1, ymm0, ymmword ptr [rdi-128]
lea rdx, [r10+1048576]
shl rdx, 22
vpmuldq ymm13, ymm10, ymm4
sar rdx, 43
mov r11, -2
sub r11, r13
vmovdqa ymm2, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r8
mov qword ptr [rdi+392], rdx
vpaddq ymm3, ymm12, ymm13
mov r9, rsi
add r9, qword ptr [rdi+48]
lea rax, [r13-1]
mov r14, r8
xor r14, rcx
sar r12, 1
lea rbx, [r12+r14]
cmovc rbx, r12
vmovdqu ymm6, ymmword ptr [rdi-88]
vpshufd ymm14, ymmword ptr [rdi+1120], 0x4e
adc rcx, 0
cmovs r8, r12
mov qword ptr [rdi-120], r8
cmovs rax, r11
sarx rbp, rax, r15
sar r9, 43
mov qword ptr [rdi+400], r9
lea r10, [rsi+2097152]
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1120]
shl r10, 21
vpandn ymm4, ymm6, ymmword ptr [rdi-96]
sar r10, 43
vpmuldq ymm12, ymm11, ymm14
mov qword ptr [rdi+408], r10
mov rdx, -2
sub rdx, rax
mov r13, qword ptr [rdi+392]
lea r14, [rax-1]
vpxor ymm13, ymm2, ymmword ptr [rdi-96]
vpaddq ymm6, ymm0, ymm12
imul r13, qword ptr [rdi+72]
mov rcx, qword ptr [rdi+384]
mov r12, r8
xor r12, rbp
sar rbx, 1
lea r11, [rbx+r12]
cmovc r11, rbx
adc rbp, 0
cmovs r8, rbx
mov qword ptr [rdi-112], r8
vpxor ymm2, ymm1, ymm4
vpaddq ymm0, ymm3, ymm6
vpaddq ymm12, ymm0, ymmword ptr [rdi+512]
vmovdqu ymm1, ymmword ptr [rdi-56]
vpaddq ymm4, ymm12, ymm7
cmovs r14, rdx
imul rcx, qword ptr [rdi+88]
sub rcx, r13
sarx r9, r14, r15
mov qword ptr [rdi+128], rcx
mov rsi, qword ptr [rdi+392]
imul rsi, qword ptr [rdi+80]
mov r10, qword ptr [rdi+384]
vpandn ymm3, ymm1, ymmword ptr [rdi-64]
imul r10, qword ptr [rdi+96]
vpsrlq ymm6, ymm4, 30
sub r10, rsi
mov rax, -2
sub rax, r14
mov qword ptr [rdi+136], r10
vpand ymm0, ymm4, ymmword ptr [rdi+448]
vpxor ymm12, ymm13, ymmword ptr [rdi-64]
mov r12, qword ptr [rdi+408]
lea rbp, [r14-1]
mov rbx, r8
xor rbx, r9
sar r11, 1
lea rdx, [r11+rbx]
cmovc rdx, r11
vmovdqa ymmword ptr [rdi+1056], ymm0
adc r9, 0
cmovs r8, r11
mov qword ptr [rdi-104], r8
vpxor ymm7, ymm2, ymm3
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1120]
cmovs rbp, rax
sarx r13, rbp, r15
imul r12, qword ptr [rdi+72]
mov rcx, qword ptr [rdi+400]
imul rcx, qword ptr [rdi+88]
sub rcx, r12
mov qword ptr [rdi+144], rcx
vmovdqu ymm4, ymmword ptr [rdi-24]
vpmuldq ymm13, ymm10, ymm14
mov rsi, qword ptr [rdi+408]
imul rsi, qword ptr [rdi+80]
mov r10, -2
sub r10, rbp
lea r14, [rbp-1]
vpaddq ymm0, ymm1, ymm13
vpandn ymm2, ymm4, ymmword ptr [rdi-32]
mov rbx, qword ptr [rdi+400]
imul rbx, qword ptr [rdi+96]
vpshufd ymm3, ymmword ptr [rdi+1152], 0x4e
sub rbx, rsi
mov r9, r8
xor r9, r13
sar rdx, 1
lea r11, [rdx+r9]
cmovc r11, rdx
adc r13, 0
cmovs r8, rdx
mov qword ptr [rdi-96], r8
vpxor ymm14, ymm12, ymmword ptr [rdi-32]
mov qword ptr [rdi+152], rbx
mov rax, qword ptr [rdi+392]
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1152]
vpxor ymm13, ymm7, ymm2
vpmuldq ymm4, ymm11, ymm3
cmovs r14, r10
sarx r12, r14, r15
imul rax, qword ptr [rdi+352]
mov rcx, qword ptr [rdi+384]
imul rcx, qword ptr [rdi+360]
sub rcx, rax
vpaddq ymm12, ymm1, ymm4
vmovdqu ymm7, ymmword ptr [rdi+8]
sar rcx, 20
mov rbp, qword ptr [rdi+128]
mov rsi, -2
vpaddq ymm2, ymm0, ymm12
sub rsi, r14
imul rbp, qword ptr [rdi+672]
vpandn ymm1, ymm7, ymmword ptr [rdi+0]
mov r9, qword ptr [rdi+136]
lea r13, [r14-1]
mov rdx, r8
xor rdx, r12
sar r11, 1
lea rbx, [r11+rdx]
cmovc rbx, r11
vpaddq ymm4, ymm2, ymmword ptr [rdi+512]
adc r12, 0
cmovs r8, r11
mov qword ptr [rdi-88], r8
vpxor ymm0, ymm14, ymmword ptr [rdi+0]
vpaddq ymm12, ymm4, ymm6
cmovs r13, rsi
sarx r10, r13, r15
imul r9, qword ptr [rdi+680]
sub r9, rbp
lea rax, [rcx+2*r9]
mov qword ptr [rdi+160], rax
vpsrlq ymm7, ymm12, 30
vpxor ymm2, ymm13, ymm1
sar rax, 21
shl rax, 44
vpand ymm14, ymm12, ymmword ptr [rdi+448]
mov r14, -2
sub r14, r13
mov qword ptr [rdi+416], rax
lea rdx, [r13-1]
vpxor ymm4, ymm0, ymmword ptr [rdi+1280]
mov r12, qword ptr [rdi+408]
vmovdqa ymmword ptr [rdi+1088], ymm14
imul r12, qword ptr [rdi+352]
mov r11, r8
xor r11, r10
sar rbx, 1
lea rsi, [rbx+r11]
cmovc rsi, rbx
adc r10, 0
cmovs r8, rbx
mov qword ptr [rdi-80], r8
mov rbp, qword ptr [rdi+400]
vmovdqa ymmword ptr [rdi+1280], ymm4
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1152]
vpmuldq ymm13, ymm10, ymm3
vpxor ymm1, ymm2, ymmword ptr [rdi+1312]
cmovs rdx, r14
imul rbp, qword ptr [rdi+360]
sarx rcx, rdx, r15
sub rbp, r12
sar rbp, 20
mov r9, qword ptr [rdi+144]
imul r9, qword ptr [rdi+672]
vpaddq ymm12, ymm6, ymm13
mov rax, qword ptr [rdi+152]
vmovdqa ymmword ptr [rdi+1312], ymm1
imul rax, qword ptr [rdi+680]
vpshufd ymm0, ymmword ptr [rdi+1184], 0x4e
mov r13, -2
sub r13, rdx
sub rax, r9
lea r11, [rbp+2*rax]
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1184]
lea r10, [rdx-1]
mov rbx, r8
xor rbx, rcx
sar rsi, 1
lea r14, [rsi+rbx]
cmovc r14, rsi
mov qword ptr [rdi+168], r11
adc rcx, 0
cmovs r8, rsi
mov qword ptr [rdi-72], r8
vpmuldq ymm4, ymm11, ymm0
cmovs r10, r13
sarx r12, r10, r15
sar r11, 21
shl r11, 44
mov qword ptr [rdi+424], r11
vpaddq ymm3, ymm14, ymm4
mov r9, qword ptr [rdi+128]
sar r9, 63
vpaddq ymm2, ymm12, ymm3
add r9, qword ptr [rdi+136]
mov rbp, -2
sub rbp, r10
lea rax, [r10-1]
mov qword ptr [rdi+240], r9
vpaddq ymm6, ymm2, ymmword ptr [rdi+512]
mov rdx, r8
xor rdx, r12
sar r14, 1
lea rbx, [r14+rdx]
cmovc rbx, r14
adc r12, 0
cmovs r8, r14
mov qword ptr [rdi-64], r8
vpaddq ymm13, ymm6, ymm7
vpsrlq ymm1, ymm13, 30
vpand ymm14, ymm13, ymmword ptr [rdi+448]
cmovs rax, rbp
sarx rcx, rax, r15
vmovdqa ymmword ptr [rdi+1120], ymm14
mov rsi, -2
sub rsi, rax
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1184]
lea r13, [rax-1]
mov r11, r8
xor r11, rcx
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
vpmuldq ymm12, ymm10, ymm0
adc rcx, 0
cmovs r8, rbx
mov qword ptr [rdi-56], r8
cmovs r13, rsi
sarx r9, r13, r15
vpaddq ymm3, ymm4, ymm12
vpshufd ymm2, ymmword ptr [rdi+1216], 0x4e
mov rdx, -2
sub rdx, r13
lea r12, [r13-1]
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1216]
vpmuldq ymm7, ymm11, ymm2
mov r14, r8
xor r14, r9
sar r10, 1
lea rbp, [r10+r14]
cmovc rbp, r10
adc r9, 0
cmovs r8, r10
mov qword ptr [rdi-48], r8
vpaddq ymm13, ymm6, ymm7
vpaddq ymm14, ymm3, ymm13
cmovs r12, rdx
sarx rax, r12, r15
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]
mov r11, -2
sub r11, r12
vpaddq ymm4, ymm0, ymm1
lea rcx, [r12-1]
mov rbx, r8
xor rbx, rax
sar rbp, 1
lea rsi, [rbp+rbx]
cmovc rsi, rbp
vpsrlq ymm12, ymm4, 30
adc rax, 0
cmovs r8, rbp
mov qword ptr [rdi-40], r8
vpand ymm6, ymm4, ymmword ptr [rdi+448]
cmovs rcx, r11
sarx r13, rcx, r15
vmovdqa ymmword ptr [rdi+1152], ymm6
mov r14, -2
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1216]
sub r14, rcx
lea r9, [rcx-1]
vpmuldq ymm3, ymm10, ymm2
mov r10, r8
xor r10, r13
sar rsi, 1
lea rdx, [rsi+r10]
cmovc rdx, rsi
adc r13, 0
cmovs r8, rsi
mov qword ptr [rdi-32], r8
vpaddq ymm13, ymm7, ymm3
vpshufd ymm14, ymmword ptr [rdi+1248], 0x4e
cmovs r9, r14
sarx r12, r9, r15
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1248]
vpmuldq ymm1, ymm11, ymm14
mov rbx, -2
sub rbx, r9
vpaddq ymm4, ymm0, ymm1
lea rax, [r9-1]
mov rbp, r8
xor rbp, r12
sar rdx, 1
lea r11, [rdx+rbp]
cmovc r11, rdx
adc r12, 0
cmovs r8, rdx
mov qword ptr [rdi-24], r8
vpaddq ymm6, ymm13, ymm4
cmovs rax, rbx
sarx rcx, rax, r15
vpaddq ymm2, ymm6, ymmword ptr [rdi+512]
vpaddq ymm7, ymm2, ymm12
mov r10, -2
sub r10, rax
lea r13, [rax-1]
vpsrlq ymm3, ymm7, 30
mov rsi, r8
xor rsi, rcx
sar r11, 1
lea r14, [r11+rsi]
cmovc r14, r11
adc rcx, 0
cmovs r8, r11
mov qword ptr [rdi-16], r8
vpand ymm8, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1184], ymm8
cmovs r13, r10
sarx r9, r13, r15
vpmuldq ymm11, ymm9, ymmword ptr [rdi+1248]
vpmuldq ymm0, ymm10, ymm14
mov rbp, -2
sub rbp, r13
vpaddq ymm1, ymm11, ymm0
lea r12, [r13-1]
mov rdx, r8
xor rdx, r9
sar r14, 1
lea rbx, [r14+rdx]
cmovc rbx, r14
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
adc r9, 0
cmovs r8, r14
mov qword ptr [rdi-8], r8
cmovs r12, rbp
sarx rax, r12, r15
vpaddq ymm4, ymm13, ymm3
vpaddq ymm6, ymm4, ymm5
mov rsi, -2
sub rsi, r12
lea rcx, [r12-1]
vpand ymm2, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1216], ymm2
mov r11, r8
xor r11, rax
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rax, 0
cmovs r8, rbx
mov qword ptr [rdi+0], r8
vpsrlq ymm12, ymm6, 30
vpaddq ymm7, ymm12, ymm15
cmovs rcx, rsi
sarx r13, rcx, r15
vpaddq ymm8, ymm7, ymmword ptr [rdi+576]
mov rdx, -2
sub rdx, rcx
vpand ymm9, ymm8, ymmword ptr [rdi+608]
lea r9, [rcx-1]
mov r14, r8
xor r14, r13
sar r10, 1
lea rbp, [r10+r14]
cmovc rbp, r10
vmovdqa ymmword ptr [rdi+1248], ymm9
adc r13, 0
cmovs r8, r10
mov qword ptr [rdi+8], r8
vpsrlq ymm10, ymm8, 30
cmovs r9, rdx
sarx r12, r9, r15
vperm2i128 ymm14, ymm10, ymm10, 0x08
mov r11, -2
sub r11, r9
lea rax, [r9-1]
vpaddq ymm11, ymm14, ymmword ptr [rdi+640]
vpaddq ymm0, ymm11, ymmword ptr [rdi+704]
mov rbx, r8
xor rbx, r12
sar rbp, 1
lea rsi, [rbp+rbx]
cmovc rsi, rbp
adc r12, 0
cmovs r8, rbp
mov qword ptr [rdi+16], r8
vmovdqa ymmword ptr [rdi+704], ymm0
mov rcx, qword ptr [rdi+720]
cmovs rax, r11
sarx r14, rax, r15
sar rcx, 30
add rcx, qword ptr [rdi+752]
mov r13, -2
sub r13, rax
sar rcx, 30
lea r10, [rax-1]
mov rdx, r8
xor rdx, r14
sar rsi, 1
lea r9, [rsi+rdx]
cmovc r9, rsi
adc r14, 0
cmovs r8, rsi
mov qword ptr [rdi+24], r8
cmovs r10, r13
sarx rbx, r10, r15
add rcx, qword ptr [rdi+784]
sar rcx, 30
add rcx, qword ptr [rdi+816]
mov r12, -2
sub r12, r10
sar rcx, 30
lea rbp, [r10-1]
add rcx, qword ptr [rdi+848]
mov r11, r8
xor r11, rbx
sar r9, 1
lea rax, [r9+r11]
cmovc rax, r9
adc rbx, 0
cmovs r8, r9
mov qword ptr [rdi+32], r8
cmovs rbp, r12
sar rcx, 30
sarx rdx, rbp, r15
add rcx, qword ptr [rdi+880]
mov r14, rax
add r14, qword ptr [rdi+48]
mov rsi, r8
add rsi, qword ptr [rdi+40]
sar rcx, 30
mov r13, rax
shl r13, 43
mov r10, r8
shl r10, 44
rorx r11, r14, 22
rorx rbx, r14, 43
rorx r9, rsi, 21
rorx r12, rsi, 42
add r13, qword ptr [rdi+64]
add r10, qword ptr [rdi+56]
add rcx, qword ptr [rdi+912]
imul r11, qword ptr [rdi+416]
imul rbx, qword ptr [rdi+424]
imul r9, qword ptr [rdi+416]
imul r12, qword ptr [rdi+424]
mov qword ptr [rdi+112], r8
mov qword ptr [rdi+120], rax
sar rcx, 30
add rcx, qword ptr [rdi+944]
lea r14, [r11+r13]
lea rsi, [r9+r10]
sar rcx, 30
sub r14, rbx
sub rsi, r12
ror r14, 43
ror rsi, 44
add rcx, qword ptr [rdi+976]
sar rcx, 30
add rcx, qword ptr [rdi+1008]
sar rcx, 30
add rcx, qword ptr [rdi+1040]
sar rcx, 30
add rcx, qword ptr [rdi+1072]
sar rcx, 30
add rcx, qword ptr [rdi+1104]
sar rcx, 30
add rcx, qword ptr [rdi+1136]
sar rcx, 30
add rcx, qword ptr [rdi+1168]
sar rcx, 30
add rcx, qword ptr [rdi+1200]
sar rcx, 30
add rcx, qword ptr [rdi+1232]
sar rcx, 30
add rcx, qword ptr [rdi+1264]
mov r8, qword ptr [rdi+248]
mov rax, r8
xor rax, qword ptr [rdi+272]
mov r11, r8
xor r11, rcx
andn r13, rax, r11
xor r13, r8
xor r13, qword ptr [rdi+280]
mov qword ptr [rdi+280], r13
mov qword ptr [rdi+272], rcx
mov rbx, r14
mov rcx, rsi
mov rsi, rdx
mov rdx, rbp
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
