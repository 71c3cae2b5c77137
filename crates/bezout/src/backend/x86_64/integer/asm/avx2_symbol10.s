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
// Length: 10 limbs of 30 bits; 1247 instructions a round, 720 for its steps (form: carry), 60 for the trail.
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
mov rbp, rcx
xor rbp, rsi
sar rbx, 1
lea r8, [rbx+rbp]
cmovc r8, rbx
mov r9, qword ptr [rdi+112]
mov r10, qword ptr [rdi+120]
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
mov qword ptr [rdi+288], rbp
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
mov qword ptr [rdi+296], rdx
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
mov qword ptr [rdi+304], rbp
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
mov qword ptr [rdi+312], r9
mov r13, rcx
xor r13, rdx
sar r8, 1
lea rbp, [r8+r13]
cmovc rbp, r8
adc rdx, 0
cmovs rcx, r8
mov qword ptr [rdi-96], rcx
mov r12, qword ptr [rdi+112]
vpandn ymm8, ymm7, ymmword ptr [rdi-64]
mov qword ptr [rdi+264], r12
vpxor ymm9, ymm5, ymmword ptr [rdi-64]
mov rbx, qword ptr [rdi+296]
mov r10, -2
cmovs r14, r11
sarx rax, r14, r15
sub r10, r14
imul rbx, qword ptr [rdi+128]
mov rsi, qword ptr [rdi+288]
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
imul rsi, qword ptr [rdi+144]
sub rbx, rsi
mov qword ptr [rdi+200], rbx
lea r11, [r9-1]
mov r14, qword ptr [rdi+296]
imul r14, qword ptr [rdi+136]
sub r8, r9
mov r13, qword ptr [rdi+288]
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
imul r13, qword ptr [rdi+152]
sarx rsi, r11, r15
sub r13, r14
mov qword ptr [rdi+216], r13
sub r10, r11
mov rbx, qword ptr [rdi+312]
mov r9, rcx
xor r9, rsi
sar rbp, 1
lea rax, [rbp+r9]
cmovc rax, rbp
lea r12, [r11-1]
adc rsi, 0
cmovs rcx, rbp
mov qword ptr [rdi-72], rcx
mov rdx, -2
cmovs r12, r10
imul rbx, qword ptr [rdi+128]
sarx r8, r12, r15
mov r14, qword ptr [rdi+304]
imul r14, qword ptr [rdi+144]
sub rdx, r12
lea r13, [r12-1]
sub rbx, r14
mov qword ptr [rdi+224], rbx
vpxor ymm14, ymm10, ymm13
mov r9, qword ptr [rdi+312]
mov r11, rcx
xor r11, r8
sar rax, 1
lea rsi, [rax+r11]
cmovc rsi, rax
adc r8, 0
cmovs rcx, rax
mov qword ptr [rdi-64], rcx
vmovdqu ymm15, ymmword ptr [rdi+8]
vpandn ymm0, ymm15, ymmword ptr [rdi+0]
mov rbp, -2
vpxor ymm3, ymm11, ymmword ptr [rdi+0]
cmovs r13, rdx
imul r9, qword ptr [rdi+136]
mov r10, qword ptr [rdi+304]
sarx r12, r13, r15
imul r10, qword ptr [rdi+152]
sub rbp, r13
sub r10, r9
mov qword ptr [rdi+208], r10
lea r14, [r13-1]
mov rbx, rcx
xor rbx, r12
sar rsi, 1
lea r11, [rsi+rbx]
cmovc r11, rsi
mov r8, qword ptr [rdi+296]
mov rax, -2
adc r12, 0
cmovs rcx, rsi
mov qword ptr [rdi-56], rcx
cmovs r14, rbp
sarx rdx, r14, r15
sub rax, r14
imul r8, qword ptr [rdi+160]
mov r9, qword ptr [rdi+288]
lea r10, [r14-1]
vpxor ymm2, ymm14, ymm0
imul r9, qword ptr [rdi+168]
mov r13, rcx
xor r13, rdx
sar r11, 1
lea rbx, [r11+r13]
cmovc rbx, r11
adc rdx, 0
cmovs rcx, r11
mov qword ptr [rdi-48], rcx
vpxor ymm1, ymm3, ymmword ptr [rdi+864]
mov r12, -2
cmovs r10, rax
sub r9, r8
sar r9, 20
shl r9, 23
shr r9, 23
sarx rsi, r10, r15
mov qword ptr [rdi+320], r9
sub r12, r10
shr r9, 21
shl r9, 44
lea rbp, [r10-1]
mov r14, rcx
xor r14, rsi
sar rbx, 1
lea r13, [rbx+r14]
cmovc r13, rbx
vmovdqa ymmword ptr [rdi+864], ymm1
adc rsi, 0
cmovs rcx, rbx
mov qword ptr [rdi-40], rcx
mov rdx, -2
vpxor ymm4, ymm2, ymmword ptr [rdi+896]
mov qword ptr [rdi+328], r9
mov r11, qword ptr [rdi+312]
cmovs rbp, r12
sarx rax, rbp, r15
sub rdx, rbp
lea r8, [rbp-1]
imul r11, qword ptr [rdi+160]
mov r10, qword ptr [rdi+304]
imul r10, qword ptr [rdi+168]
mov r14, rcx
xor r14, rax
sar r13, 1
lea rsi, [r13+r14]
cmovc rsi, r13
adc rax, 0
cmovs rcx, r13
mov qword ptr [rdi-32], rcx
vmovdqa ymmword ptr [rdi+896], ymm4
mov rbx, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+200]
cmovs r8, rdx
sub r10, r11
sar r10, 20
sarx r9, r8, r15
shl r10, 23
shr r10, 23
sub rbx, r8
mov qword ptr [rdi+336], r10
shr r10, 21
lea r12, [r8-1]
mov rbp, rcx
xor rbp, r9
sar rsi, 1
lea r14, [rsi+rbp]
cmovc r14, rsi
vbroadcasti128 ymm5, xmmword ptr [rdi+216]
vmovdqa ymm6, ymmword ptr [rdi+448]
adc r9, 0
cmovs rcx, rsi
mov qword ptr [rdi-24], rcx
mov rax, -2
cmovs r12, rbx
sarx r13, r12, r15
shl r10, 44
mov qword ptr [rdi+344], r10
sub rax, r12
lea rdx, [r12-1]
mov r11, qword ptr [rdi+200]
vpand ymm8, ymm7, ymm6
neg r11
vpand ymm9, ymm5, ymm6
sar r11, 63
vpsrlq ymm12, ymm5, 30
mov r8, rcx
xor r8, r13
sar r14, 1
lea rbp, [r14+r8]
cmovc rbp, r14
adc r13, 0
cmovs rcx, r14
mov qword ptr [rdi-16], rcx
vpmuldq ymm10, ymm8, ymmword ptr [rdi+704]
vpsrlq ymm13, ymm7, 30
mov r9, -2
vpshufd ymm15, ymmword ptr [rdi+704], 0x4e
cmovs rdx, rax
add r11, qword ptr [rdi+216]
mov qword ptr [rdi+248], r11
sarx rsi, rdx, r15
sub r9, rdx
lea rbx, [rdx-1]
mov r10, rcx
xor r10, rsi
sar rbp, 1
lea r12, [rbp+r10]
cmovc r12, rbp
vpmuldq ymm11, ymm9, ymm15
vpaddq ymm14, ymm10, ymm11
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]
vpsrlq ymm3, ymm0, 30
mov r8, -2
adc rsi, 0
cmovs rcx, rbp
mov qword ptr [rdi-8], rcx
cmovs rbx, r9
sarx r13, rbx, r15
lea r14, [rbx-1]
sub r8, rbx
vpand ymm1, ymm0, ymmword ptr [rdi+448]
vperm2i128 ymm2, ymm1, ymm1, 0x81
vpmuldq ymm4, ymm12, ymm15
vpmuldq ymm6, ymm13, ymmword ptr [rdi+704]
mov rax, rcx
xor rax, r13
sar r12, 1
lea r11, [r12+rax]
cmovc r11, r12
adc r13, 0
cmovs rcx, r12
mov qword ptr [rdi+0], rcx
vpaddq ymm5, ymm6, ymm4
vpshufd ymm7, ymmword ptr [rdi+736], 0x4e
vpmuldq ymm10, ymm8, ymmword ptr [rdi+736]
mov rdx, -2
vpmuldq ymm11, ymm9, ymm7
vpaddq ymm14, ymm10, ymm11
cmovs r14, r8
sarx r10, r14, r15
sub rdx, r14
lea rsi, [r14-1]
mov rbp, rcx
xor rbp, r10
sar r11, 1
lea r9, [r11+rbp]
cmovc r9, r11
vpaddq ymm0, ymm5, ymm14
adc r10, 0
cmovs rcx, r11
mov qword ptr [rdi+8], rcx
mov rbx, -2
cmovs rsi, rdx
sarx rax, rsi, r15
sub rbx, rsi
lea r13, [rsi-1]
mov r12, rcx
xor r12, rax
sar r9, 1
lea r8, [r9+r12]
cmovc r8, r9
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
vpaddq ymm15, ymm1, ymm3
vpsrlq ymm6, ymm15, 30
adc rax, 0
cmovs rcx, r9
mov qword ptr [rdi+16], rcx
vpand ymm4, ymm15, ymmword ptr [rdi+448]
vperm2i128 ymm10, ymm4, ymm4, 0x81
vmovdqu ymm11, ymmword ptr [rdi+232]
vpmuldq ymm5, ymm12, ymm7
vpmuldq ymm14, ymm13, ymmword ptr [rdi+736]
vmovdqu ymm0, ymmword ptr [rdi+240]
mov r14, -2
vpaddq ymm1, ymm14, ymm5
vpshufd ymm3, ymmword ptr [rdi+768], 0x4e
vmovdqu ymm15, ymmword ptr [rdi+256]
cmovs r13, rbx
sarx rbp, r13, r15
sub r14, r13
lea r10, [r13-1]
mov r11, rcx
xor r11, rbp
sar r8, 1
lea rdx, [r8+r11]
cmovc rdx, r8
vpmuldq ymm4, ymm8, ymmword ptr [rdi+768]
vpxor ymm7, ymm11, ymm15
mov rsi, -2
vpmuldq ymm14, ymm9, ymm3
vpxor ymm5, ymm11, ymm0
adc rbp, 0
cmovs rcx, r8
mov qword ptr [rdi+24], rcx
vpaddq ymm15, ymm4, ymm14
vpaddq ymm0, ymm1, ymm15
vpandn ymm4, ymm5, ymm7
cmovs r10, r14
sarx r12, r10, r15
sub rsi, r10
lea rax, [r10-1]
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]
vpaddq ymm1, ymm14, ymm6
mov r9, rcx
xor r9, r12
sar rdx, 1
lea rbx, [rdx+r9]
cmovc rbx, rdx
adc r12, 0
cmovs rcx, rdx
mov qword ptr [rdi+32], rcx
vpand ymm15, ymm1, ymmword ptr [rdi+448]
vpsrlq ymm5, ymm1, 30
vpxor ymm7, ymm4, ymm11
vpxor ymm0, ymm7, ymmword ptr [rdi+928]
vmovdqa ymmword ptr [rdi+928], ymm0
vmovdqa ymmword ptr [rdi+704], ymm15
vpmuldq ymm14, ymm13, ymmword ptr [rdi+768]
cmovs rax, rsi
mov r13, rcx
add r13, qword ptr [rdi+40]
rorx r11, r13, 42
imul r11, qword ptr [rdi+344]
mov rbp, rbx
shl rbp, 43
add rbp, qword ptr [rdi+64]
mov r8, rcx
shl r8, 44
add r8, qword ptr [rdi+56]
rorx r14, r13, 21
mov r10, rbx
add r10, qword ptr [rdi+48]
rorx r9, r10, 43
rorx r12, r10, 22
imul r12, qword ptr [rdi+328]
imul r14, qword ptr [rdi+328]
lea rdx, [r12+rbp]
imul r9, qword ptr [rdi+344]
sarx rsi, rax, r15
vpshufd ymm6, ymmword ptr [rdi+800], 0x4e
vpmuldq ymm1, ymm12, ymm3
vpaddq ymm4, ymm14, ymm1
sub rdx, r9
ror rdx, 43
vpmuldq ymm11, ymm8, ymmword ptr [rdi+800]
vpmuldq ymm7, ymm9, ymm6
vmovdqu ymm0, ymmword ptr [rdi-120]
lea r13, [r14+r8]
sub r13, r11
ror r13, 44
vpaddq ymm15, ymm11, ymm7
vpaddq ymm3, ymm4, ymm15
vpaddq ymm14, ymm3, ymmword ptr [rdi+512]
mov qword ptr [rdi+232], rcx
mov r10, rcx
add r10, qword ptr [rdi+40]
vpandn ymm1, ymm0, ymmword ptr [rdi-128]
vmovdqa ymm11, ymmword ptr [rdi-128]
mov qword ptr [rdi-128], r13
sar r10, 42
mov r12, -2
sub r12, rax
vpaddq ymm7, ymm14, ymm5
vpsrlq ymm4, ymm7, 30
vpand ymm15, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+736], ymm15
vpmuldq ymm3, ymm13, ymmword ptr [rdi+800]
lea rbp, [rax-1]
mov r9, r13
xor r9, rsi
mov qword ptr [rdi+80], r10
vpmuldq ymm0, ymm12, ymm6
vmovdqu ymm14, ymmword ptr [rdi-88]
sar rdx, 1
lea r14, [rdx+r9]
cmovc r14, rdx
vpaddq ymm5, ymm3, ymm0
adc rsi, 0
cmovs r13, rdx
mov qword ptr [rdi-120], r13
mov r8, -2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
lea r11, [rcx+1048576]
cmovs rbp, r12
sarx rax, rbp, r15
sub r8, rbp
lea r10, [rbp-1]
vpmuldq ymm6, ymm8, ymmword ptr [rdi+832]
shl r11, 22
sar r11, 43
mov qword ptr [rdi+72], r11
mov r9, rbx
add r9, qword ptr [rdi+48]
mov rsi, r13
xor rsi, rax
sar r14, 1
lea rdx, [r14+rsi]
cmovc rdx, r14
adc rax, 0
cmovs r13, r14
mov qword ptr [rdi-112], r13
vpxor ymm3, ymm11, ymmword ptr [rdi-96]
vpandn ymm0, ymm14, ymmword ptr [rdi-96]
vpmuldq ymm8, ymm9, ymm7
vpaddq ymm11, ymm6, ymm8
mov rcx, -2
cmovs r10, r8
sarx r12, r10, r15
sar r9, 43
mov qword ptr [rdi+96], r9
sub rcx, r10
vpaddq ymm14, ymm5, ymm11
vpaddq ymm9, ymm14, ymmword ptr [rdi+512]
vpaddq ymm6, ymm9, ymm4
lea rbp, [r10-1]
lea r11, [rbx+2097152]
vpsrlq ymm8, ymm6, 30
mov rsi, r13
xor rsi, r12
sar rdx, 1
lea rax, [rdx+rsi]
cmovc rax, rdx
vpxor ymm5, ymm1, ymm0
mov r14, -2
adc r12, 0
cmovs r13, rdx
mov qword ptr [rdi-104], r13
vpmuldq ymm11, ymm13, ymmword ptr [rdi+832]
cmovs rbp, rcx
sarx r8, rbp, r15
shl r11, 21
vmovdqu ymm14, ymmword ptr [rdi-56]
sub r14, rbp
sar r11, 43
vpmuldq ymm9, ymm12, ymm7
vpaddq ymm4, ymm11, ymm9
vpand ymm1, ymm6, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+768], ymm1
mov qword ptr [rdi+88], r11
mov r9, qword ptr [rdi+72]
mov r10, r13
xor r10, r8
sar rax, 1
lea rbx, [rax+r10]
cmovc rbx, rax
adc r8, 0
cmovs r13, rax
mov qword ptr [rdi-96], r13
lea rsi, [rbp-1]
vpxor ymm0, ymm3, ymmword ptr [rdi-64]
vpandn ymm13, ymm14, ymmword ptr [rdi-64]
vpaddq ymm12, ymm4, ymmword ptr [rdi+512]
mov r12, -2
vpaddq ymm7, ymm12, ymm8
vpaddq ymm11, ymm7, ymm2
vpand ymm9, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+800], ymm9
vpsrlq ymm6, ymm15, 11
cmovs rsi, r14
sarx rdx, rsi, r15
sub r12, rsi
imul r9, qword ptr [rdi+320]
mov rcx, qword ptr [rdi+80]
mov r11, r13
xor r11, rdx
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
vpsllq ymm3, ymm1, 19
vpsllq ymm14, ymm9, 49
adc rdx, 0
cmovs r13, rbx
mov qword ptr [rdi-88], r13
mov r8, -2
vpxor ymm4, ymm5, ymm13
lea rax, [rsi-1]
vpaddq ymm12, ymm6, ymm3
vmovdqu ymm8, ymmword ptr [rdi-24]
vpaddq ymm7, ymm12, ymm14
vpandn ymm2, ymm8, ymmword ptr [rdi-32]
vpsrlq ymm15, ymm11, 30
cmovs rax, r12
sarx rbp, rax, r15
sub r8, rax
lea r14, [rax-1]
imul rcx, qword ptr [rdi+336]
sub rcx, r9
sar rcx, 20
mov qword ptr [rdi+352], rcx
mov r11, r13
xor r11, rbp
sar r10, 1
lea rdx, [r10+r11]
cmovc rdx, r10
adc rbp, 0
cmovs r13, r10
mov qword ptr [rdi-80], r13
vmovdqa ymmword ptr [rdi+672], ymm7
mov rbx, -2
mov rsi, qword ptr [rdi+88]
vpaddq ymm1, ymm15, ymm10
vpaddq ymm9, ymm1, ymmword ptr [rdi+576]
vpand ymm5, ymm9, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+832], ymm5
cmovs r14, r8
sarx r12, r14, r15
sub rbx, r14
lea rax, [r14-1]
mov r9, r13
xor r9, r12
sar rdx, 1
lea rcx, [rdx+r9]
cmovc rcx, rdx
vpxor ymm13, ymm0, ymmword ptr [rdi-32]
vpsrlq ymm6, ymm9, 30
adc r12, 0
cmovs r13, rdx
mov qword ptr [rdi-72], r13
mov r11, -2
vpxor ymm3, ymm4, ymm2
vperm2i128 ymm12, ymm6, ymm6, 0x08
vpaddq ymm14, ymm12, ymmword ptr [rdi+640]
vpaddq ymm8, ymm14, ymmword ptr [rdi+704]
vmovdqa ymmword ptr [rdi+704], ymm8
vmovdqu ymm11, ymmword ptr [rdi+8]
cmovs rax, rbx
sarx rbp, rax, r15
imul rsi, qword ptr [rdi+320]
mov r10, qword ptr [rdi+96]
imul r10, qword ptr [rdi+336]
sub r10, rsi
sub r11, rax
lea r8, [rax-1]
sar r10, 20
mov r14, qword ptr [rdi+720]
sar r14, 30
mov qword ptr [rdi+360], r10
mov r9, r13
xor r9, rbp
sar rcx, 1
lea r12, [rcx+r9]
cmovc r12, rcx
adc rbp, 0
cmovs r13, rcx
mov qword ptr [rdi-64], r13
mov rdx, -2
vpandn ymm7, ymm11, ymmword ptr [rdi+0]
mov rbx, qword ptr [rdi+72]
cmovs r8, r11
sarx rsi, r8, r15
imul rbx, qword ptr [rdi+672]
mov rax, qword ptr [rdi+80]
sub rdx, r8
imul rax, qword ptr [rdi+680]
lea r10, [r8-1]
mov r9, r13
xor r9, rsi
sar r12, 1
lea rbp, [r12+r9]
cmovc rbp, r12
adc rsi, 0
cmovs r13, r12
mov qword ptr [rdi-56], r13
mov rcx, -2
vpxor ymm15, ymm13, ymmword ptr [rdi+0]
cmovs r10, rdx
sarx r11, r10, r15
add r14, qword ptr [rdi+752]
sub rax, rbx
sub rcx, r10
lea r8, [r10-1]
vpxor ymm10, ymm3, ymm7
mov r9, r13
xor r9, r11
sar rbp, 1
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc r11, 0
cmovs r13, rbp
mov qword ptr [rdi-48], r13
mov r12, qword ptr [rdi+352]
vpxor ymm1, ymm15, ymmword ptr [rdi+864]
mov rdx, -2
cmovs r8, rcx
sar r12, 21
sarx rbx, r8, r15
sub rdx, r8
sar r14, 30
add r14, qword ptr [rdi+784]
sar r14, 30
add r14, qword ptr [rdi+816]
lea r10, [r12+rax]
shl r10, 44
sar r14, 30
mov qword ptr [rdi+368], r10
mov r9, qword ptr [rdi+88]
lea r11, [r8-1]
vmovdqa ymmword ptr [rdi+864], ymm1
mov rbp, r13
xor rbp, rbx
sar rsi, 1
lea rcx, [rsi+rbp]
cmovc rcx, rsi
mov r12, -2
adc rbx, 0
cmovs r13, rsi
mov qword ptr [rdi-40], r13
cmovs r11, rdx
sarx rax, r11, r15
imul r9, qword ptr [rdi+672]
mov r10, qword ptr [rdi+96]
imul r10, qword ptr [rdi+680]
sub r12, r11
lea r8, [r11-1]
add r14, qword ptr [rdi+848]
mov rbp, qword ptr [rdi+248]
sub r10, r9
vpxor ymm5, ymm10, ymmword ptr [rdi+896]
mov rbx, qword ptr [rdi+360]
mov rsi, r13
xor rsi, rax
sar rcx, 1
lea rdx, [rcx+rsi]
cmovc rdx, rcx
adc rax, 0
cmovs r13, rcx
mov qword ptr [rdi-32], r13
vmovdqa ymmword ptr [rdi+896], ymm5
mov r11, -2
cmovs r8, r12
mov r9, rbp
xor r9, qword ptr [rdi+272]
mov rsi, rbp
xor rsi, r14
sarx rax, r8, r15
sub r11, r8
andn rcx, r9, rsi
lea r12, [r8-1]
sar rbx, 21
mov r9, r13
xor r9, rax
sar rdx, 1
lea rsi, [rdx+r9]
cmovc rsi, rdx
lea r8, [rbx+r10]
adc rax, 0
cmovs r13, rdx
mov qword ptr [rdi-24], r13
mov r9, -2
cmovs r12, r11
shl r8, 44
sarx rbx, r12, r15
mov qword ptr [rdi+376], r8
sub r9, r12
lea r10, [r12-1]
xor rcx, rbp
xor rcx, qword ptr [rdi+280]
mov qword ptr [rdi+280], rcx
mov rax, r13
xor rax, rbx
sar rsi, 1
lea rdx, [rsi+rax]
cmovc rdx, rsi
adc rbx, 0
cmovs r13, rsi
mov qword ptr [rdi-16], r13
mov qword ptr [rdi+272], r14
mov r11, -2
cmovs r10, r9
sarx r8, r10, r15
sub r11, r10
mov r12, r13
xor r12, r8
sar rdx, 1
lea rbp, [rdx+r12]
cmovc rbp, rdx
lea rcx, [r10-1]
adc r8, 0
cmovs r13, rdx
mov qword ptr [rdi-8], r13
mov rax, -2
cmovs rcx, r11
sarx rbx, rcx, r15
sub rax, rcx
lea rsi, [rcx-1]
mov r14, -2
mov r9, r13
xor r9, rbx
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc rbx, 0
cmovs r13, rbp
mov qword ptr [rdi+0], r13
cmovs rsi, rax
sarx r10, rsi, r15
sub r14, rsi
lea r8, [rsi-1]
mov rdx, r13
xor rdx, r10
sar r12, 1
lea r11, [r12+rdx]
cmovc r11, r12
mov rcx, -2
adc r10, 0
cmovs r13, r12
mov qword ptr [rdi+8], r13
cmovs r8, r14
sarx r9, r8, r15
sub rcx, r8
lea rbx, [r8-1]
mov rbp, r13
xor rbp, r9
sar r11, 1
lea rax, [r11+rbp]
cmovc rax, r11
adc r9, 0
cmovs r13, r11
mov qword ptr [rdi+16], r13
mov rsi, -2
cmovs rbx, rcx
sarx rdx, rbx, r15
sub rsi, rbx
lea r10, [rbx-1]
mov r12, r13
xor r12, rdx
sar rax, 1
lea r14, [rax+r12]
cmovc r14, rax
adc rdx, 0
cmovs r13, rax
mov qword ptr [rdi+24], r13
cmovs r10, rsi
sarx r8, r10, r15
lea rbp, [r10-1]
mov r9, -2
sub r9, r10
mov r11, r13
xor r11, r8
sar r14, 1
lea rcx, [r14+r11]
cmovc rcx, r14
adc r8, 0
cmovs r13, r14
mov qword ptr [rdi+32], r13
cmovs rbp, r9
mov rbx, rcx
shl rbx, 43
mov r12, rcx
add r12, qword ptr [rdi+48]
rorx rdx, r12, 22
mov rax, r13
add rax, qword ptr [rdi+40]
rorx rsi, rax, 42
imul rsi, qword ptr [rdi+376]
rorx r10, r12, 43
mov r11, r13
shl r11, 44
add rbx, qword ptr [rdi+64]
imul r10, qword ptr [rdi+376]
add r11, qword ptr [rdi+56]
rorx r8, rax, 21
imul r8, qword ptr [rdi+368]
imul rdx, qword ptr [rdi+368]
sarx r14, rbp, r15
lea r9, [rdx+rbx]
sub r9, r10
lea r12, [r8+r11]
sub r12, rsi
ror r9, 43
ror r12, 44
vmovdqu ymm0, ymmword ptr [rdi-120]
vpandn ymm9, ymm0, ymmword ptr [rdi-128]
vmovdqa ymm4, ymmword ptr [rdi-128]
mov rax, r12
xor rax, r14
mov rdx, -2
sub rdx, rbp
sar r9, 1
lea rbx, [r9+rax]
cmovc rbx, r9
mov qword ptr [rdi-128], r12
lea r10, [rbp-1]
adc r14, 0
cmovs r12, r9
mov qword ptr [rdi-120], r12
vmovdqu ymm2, ymmword ptr [rdi-88]
mov r8, -2
cmovs r10, rdx
sarx r11, r10, r15
sub r8, r10
lea rsi, [r10-1]
mov qword ptr [rdi+256], r13
mov rax, r13
add rax, qword ptr [rdi+40]
vpandn ymm6, ymm2, ymmword ptr [rdi-96]
sar rax, 42
mov qword ptr [rdi+384], rax
mov rbp, r12
xor rbp, r11
sar rbx, 1
lea r14, [rbx+rbp]
cmovc r14, rbx
adc r11, 0
cmovs r12, rbx
mov qword ptr [rdi-112], r12
mov r9, -2
lea rdx, [r13+1048576]
cmovs rsi, r8
sarx r10, rsi, r15
sub r9, rsi
lea rax, [rsi-1]
shl rdx, 22
sar rdx, 43
mov qword ptr [rdi+392], rdx
mov rbp, rcx
add rbp, qword ptr [rdi+48]
vpxor ymm12, ymm4, ymmword ptr [rdi-96]
vpxor ymm14, ymm9, ymm6
mov r11, r12
xor r11, r10
sar r14, 1
lea rbx, [r14+r11]
cmovc rbx, r14
adc r10, 0
cmovs r12, r14
mov qword ptr [rdi-104], r12
mov r13, -2
vmovdqu ymm8, ymmword ptr [rdi-56]
vpandn ymm11, ymm8, ymmword ptr [rdi-64]
cmovs rax, r9
sarx r8, rax, r15
lea rsi, [rax-1]
sub r13, rax
sar rbp, 43
mov qword ptr [rdi+400], rbp
lea rdx, [rcx+2097152]
mov r11, r12
xor r11, r8
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc r8, 0
cmovs r12, rbx
mov qword ptr [rdi-96], r12
mov r14, -2
cmovs rsi, r13
shl rdx, 21
sar rdx, 43
mov qword ptr [rdi+408], rdx
sub r14, rsi
sarx r9, rsi, r15
mov rax, qword ptr [rdi+392]
mov rbp, r12
xor rbp, r9
sar r10, 1
lea rcx, [r10+rbp]
cmovc rcx, r10
vpxor ymm13, ymm12, ymmword ptr [rdi-64]
lea r11, [rsi-1]
mov r8, -2
adc r9, 0
cmovs r12, r10
mov qword ptr [rdi-88], r12
vpxor ymm3, ymm14, ymm11
vmovdqu ymm7, ymmword ptr [rdi-24]
cmovs r11, r14
imul rax, qword ptr [rdi+72]
mov rbx, qword ptr [rdi+384]
sarx r13, r11, r15
imul rbx, qword ptr [rdi+88]
lea rdx, [r11-1]
sub r8, r11
mov rbp, r12
xor rbp, r13
sub rbx, rax
mov qword ptr [rdi+128], rbx
mov rsi, qword ptr [rdi+392]
imul rsi, qword ptr [rdi+80]
mov r9, qword ptr [rdi+384]
imul r9, qword ptr [rdi+96]
sar rcx, 1
lea r10, [rcx+rbp]
cmovc r10, rcx
adc r13, 0
cmovs r12, rcx
mov qword ptr [rdi-80], r12
mov r14, -2
vpandn ymm15, ymm7, ymmword ptr [rdi-32]
cmovs rdx, r8
sarx r11, rdx, r15
sub r9, rsi
sub r14, rdx
vpxor ymm1, ymm3, ymm15
lea rax, [rdx-1]
mov rbx, r12
xor rbx, r11
sar r10, 1
lea rbp, [r10+rbx]
cmovc rbp, r10
vpxor ymm10, ymm13, ymmword ptr [rdi-32]
mov qword ptr [rdi+136], r9
mov r13, qword ptr [rdi+408]
mov rcx, -2
adc r11, 0
cmovs r12, r10
mov qword ptr [rdi-72], r12
cmovs rax, r14
lea r8, [rax-1]
sarx rsi, rax, r15
imul r13, qword ptr [rdi+72]
mov rdx, qword ptr [rdi+400]
sub rcx, rax
imul rdx, qword ptr [rdi+88]
sub rdx, r13
mov rbx, r12
xor rbx, rsi
sar rbp, 1
lea r9, [rbp+rbx]
cmovc r9, rbp
adc rsi, 0
cmovs r12, rbp
mov qword ptr [rdi-64], r12
mov qword ptr [rdi+144], rdx
vmovdqu ymm5, ymmword ptr [rdi+8]
mov r11, qword ptr [rdi+408]
mov r10, -2
vpandn ymm0, ymm5, ymmword ptr [rdi+0]
cmovs r8, rcx
imul r11, qword ptr [rdi+80]
sub r10, r8
mov r14, qword ptr [rdi+400]
imul r14, qword ptr [rdi+96]
sarx rax, r8, r15
lea r13, [r8-1]
mov rbx, r12
xor rbx, rax
sar r9, 1
lea rsi, [r9+rbx]
cmovc rsi, r9
mov rbp, -2
adc rax, 0
cmovs r12, r9
mov qword ptr [rdi-56], r12
cmovs r13, r10
sarx rdx, r13, r15
sub rbp, r13
sub r14, r11
lea rcx, [r13-1]
mov qword ptr [rdi+152], r14
mov r8, qword ptr [rdi+392]
vpxor ymm2, ymm10, ymmword ptr [rdi+0]
mov rbx, r12
xor rbx, rdx
sar rsi, 1
lea rax, [rsi+rbx]
cmovc rax, rsi
adc rdx, 0
cmovs r12, rsi
mov qword ptr [rdi-48], r12
vpxor ymm4, ymm1, ymm0
mov r9, -2
vpxor ymm9, ymm2, ymmword ptr [rdi+864]
mov r10, -2
cmovs rcx, rbp
imul r8, qword ptr [rdi+352]
mov r11, qword ptr [rdi+384]
imul r11, qword ptr [rdi+360]
sarx r13, rcx, r15
sub r9, rcx
sub r11, r8
sar r11, 20
mov r14, qword ptr [rdi+128]
imul r14, qword ptr [rdi+672]
mov rbx, qword ptr [rdi+136]
lea rdx, [rcx-1]
mov rsi, r12
xor rsi, r13
sar rax, 1
lea rbp, [rax+rsi]
cmovc rbp, rax
vmovdqa ymmword ptr [rdi+864], ymm9
adc r13, 0
cmovs r12, rax
mov qword ptr [rdi-40], r12
vpxor ymm6, ymm4, ymmword ptr [rdi+896]
cmovs rdx, r9
sarx r8, rdx, r15
imul rbx, qword ptr [rdi+680]
sub rbx, r14
lea rcx, [rdx-1]
sub r10, rdx
lea rsi, [r11+2*rbx]
mov qword ptr [rdi+160], rsi
mov r13, r12
xor r13, r8
sar rbp, 1
lea rax, [rbp+r13]
cmovc rax, rbp
adc r8, 0
cmovs r12, rbp
mov qword ptr [rdi-32], r12
vmovdqa ymmword ptr [rdi+896], ymm6
mov r9, -2
cmovs rcx, r10
sar rsi, 21
sarx r14, rcx, r15
shl rsi, 44
sub r9, rcx
mov qword ptr [rdi+416], rsi
mov rdx, qword ptr [rdi+408]
lea r11, [rcx-1]
mov rbx, r12
xor rbx, r14
sar rax, 1
lea r13, [rax+rbx]
cmovc r13, rax
adc r14, 0
cmovs r12, rax
mov qword ptr [rdi-24], r12
mov r8, -2
cmovs r11, r9
sarx rbp, r11, r15
sub r8, r11
imul rdx, qword ptr [rdi+352]
mov r10, qword ptr [rdi+400]
lea rsi, [r11-1]
imul r10, qword ptr [rdi+360]
sub r10, rdx
mov rcx, r12
xor rcx, rbp
sar r13, 1
lea rbx, [r13+rcx]
cmovc rbx, r13
adc rbp, 0
cmovs r12, r13
mov qword ptr [rdi-16], r12
mov r14, -2
cmovs rsi, r8
sar r10, 20
mov rax, qword ptr [rdi+144]
sarx r9, rsi, r15
imul rax, qword ptr [rdi+672]
mov r11, qword ptr [rdi+152]
imul r11, qword ptr [rdi+680]
mov rdx, r12
xor rdx, r9
sub r14, rsi
lea rcx, [rsi-1]
sar rbx, 1
lea rbp, [rbx+rdx]
cmovc rbp, rbx
adc r9, 0
cmovs r12, rbx
mov qword ptr [rdi-8], r12
mov r13, -2
cmovs rcx, r14
sarx r8, rcx, r15
sub r13, rcx
lea rsi, [rcx-1]
sub r11, rax
lea rdx, [r10+2*r11]
mov qword ptr [rdi+168], rdx
sar rdx, 21
shl rdx, 44
mov r9, r12
xor r9, r8
sar rbp, 1
lea rbx, [rbp+r9]
cmovc rbx, rbp
adc r8, 0
cmovs r12, rbp
mov qword ptr [rdi+0], r12
mov qword ptr [rdi+424], rdx
mov r14, qword ptr [rdi+128]
mov rcx, -2
cmovs rsi, r13
sarx rax, rsi, r15
sub rcx, rsi
sar r14, 63
add r14, qword ptr [rdi+136]
mov qword ptr [rdi+240], r14
lea r10, [rsi-1]
mov r11, r12
xor r11, rax
sar rbx, 1
lea r9, [rbx+r11]
cmovc r9, rbx
adc rax, 0
cmovs r12, rbx
mov qword ptr [rdi+8], r12
mov r8, -2
cmovs r10, rcx
sarx rbp, r10, r15
sub r8, r10
lea rdx, [r10-1]
mov r13, r12
xor r13, rbp
sar r9, 1
lea r14, [r9+r13]
cmovc r14, r9
adc rbp, 0
cmovs r12, r9
mov qword ptr [rdi+16], r12
mov rsi, -2
cmovs rdx, r8
sarx r11, rdx, r15
sub rsi, rdx
lea rax, [rdx-1]
mov rbx, r12
xor rbx, r11
sar r14, 1
lea rcx, [r14+rbx]
cmovc rcx, r14
adc r11, 0
cmovs r12, r14
mov qword ptr [rdi+24], r12
mov r10, -2
cmovs rax, rsi
sarx r13, rax, r15
sub r10, rax
lea rbp, [rax-1]
mov r9, r12
xor r9, r13
sar rcx, 1
lea r8, [rcx+r9]
cmovc r8, rcx
adc r13, 0
cmovs r12, rcx
mov qword ptr [rdi+32], r12
mov qword ptr [rdi+112], r12
mov qword ptr [rdi+120], r8
cmovs rbp, r10
mov rdx, r8
add rdx, qword ptr [rdi+48]
mov rbx, r12
add rbx, qword ptr [rdi+40]
shl r8, 43
shl r12, 44
rorx r11, rdx, 22
rorx r14, rdx, 43
rorx rsi, rbx, 21
rorx rax, rbx, 42
sarx r9, rbp, r15
add r8, qword ptr [rdi+64]
add r12, qword ptr [rdi+56]
imul r11, qword ptr [rdi+416]
imul r14, qword ptr [rdi+424]
imul rsi, qword ptr [rdi+416]
imul rax, qword ptr [rdi+424]
lea r13, [r11+r8]
lea rcx, [rsi+r12]
sub r13, r14
sub rcx, rax
ror r13, 43
ror rcx, 44
mov rbx, r13
mov rdx, rbp
mov rsi, r9
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
