// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 36 limbs of 30 bits; 1315 instructions a round, 780 for its steps (form: select).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rbx, qword ptr [rdi-96]
mov rcx, qword ptr [rdi-88]
mov rdx, qword ptr [rdi-80]
mov rsi, rdx
sar rsi, 63
mov rbp, rdx
shr rbp, 63
mov r15, -1
.p2align 6
2:
xor rsi, rcx
lea rax, [rdx-1]
mov r8, -2
sub r8, rdx
mov r9, qword ptr [rdi-128]
mov r10, qword ptr [rdi-120]
mov r11, -2
mov r12, rbx
sar r12, 1
lea r13, [r12+rsi]
cmovc r13, r12
andn r14, rbx, rbp
cmovnz rax, r8
shrx rdx, rax, r15
sarx rsi, rax, r15
lea rbx, [rax-1]
mov rbp, -2
cmovnz rcx, r12
xor rsi, rcx
sub r11, rax
mov r14, r9
add r14, qword ptr [rdi-64]
sar r14, 41
mov qword ptr [rdi+328], r14
lea r8, [r9+524288]
mov r12, r13
sar r12, 1
lea rax, [r12+rsi]
cmovc rax, r12
shl r8, 23
sar r8, 43
mov qword ptr [rdi+320], r8
andn r14, r13, rdx
cmovnz rbx, r11
shrx r9, rbx, r15
sarx rsi, rbx, r15
lea r8, [rbx-1]
mov r13, -2
mov rdx, -2
cmovnz rcx, r12
xor rsi, rcx
sub rbp, rbx
mov r14, r10
add r14, qword ptr [rdi-56]
mov r11, rax
sar r11, 1
lea r12, [r11+rsi]
cmovc r12, r11
andn rbx, rax, r9
cmovnz r8, rbp
shrx rsi, r8, r15
sarx rax, r8, r15
lea r9, [r8-1]
cmovnz rcx, r11
xor rax, rcx
sub r13, r8
sar r14, 42
mov qword ptr [rdi+344], r14
lea rbx, [r10+1048576]
shl rbx, 22
mov rbp, r12
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
sar rbx, 43
mov qword ptr [rdi+336], rbx
mov r8, qword ptr [rdi+320]
andn r14, r12, rsi
cmovnz r9, r13
shrx r10, r9, r15
sarx rax, r9, r15
lea rbx, [r9-1]
mov r12, -2
mov rsi, -2
cmovnz rcx, rbp
xor rax, rcx
sub rdx, r9
imul r8, qword ptr [rdi+128]
mov r14, r11
sar r14, 1
lea r13, [r14+rax]
mov rbp, qword ptr [rdi+328]
cmovc r13, r14
andn r9, r11, r10
cmovnz rbx, rdx
shrx rax, rbx, r15
sarx r11, rbx, r15
lea r10, [rbx-1]
cmovnz rcx, r14
xor r11, rcx
sub r12, rbx
imul rbp, qword ptr [rdi+144]
lea r9, [r8+rbp]
neg r9
mov rdx, r13
sar rdx, 1
lea r14, [rdx+r11]
mov qword ptr [rdi-16], r9
cmovc r14, rdx
mov rbx, qword ptr [rdi+320]
imul rbx, qword ptr [rdi+136]
andn r8, r13, rax
cmovnz r10, r12
shrx rbp, r10, r15
sarx r11, r10, r15
lea r9, [r10-1]
mov r13, qword ptr [rdi+328]
mov rax, -2
mov r8, -2
cmovnz rcx, rdx
xor r11, rcx
sub rsi, r10
mov r12, r14
sar r12, 1
lea rdx, [r12+r11]
cmovc rdx, r12
andn r10, r14, rbp
cmovnz r9, rsi
shrx r11, r9, r15
sarx r14, r9, r15
lea rbp, [r9-1]
cmovnz rcx, r12
xor r14, rcx
sub rax, r9
imul r13, qword ptr [rdi+152]
lea r10, [rbx+r13]
neg r10
mov qword ptr [rdi+0], r10
mov rsi, rdx
sar rsi, 1
lea r12, [rsi+r14]
mov r9, qword ptr [rdi+336]
cmovc r12, rsi
imul r9, qword ptr [rdi+128]
mov rbx, qword ptr [rdi+344]
andn r13, rdx, r11
cmovnz rbp, rax
shrx r10, rbp, r15
sarx r14, rbp, r15
lea rdx, [rbp-1]
mov r11, -2
mov r13, -2
cmovnz rcx, rsi
xor r14, rcx
sub r8, rbp
imul rbx, qword ptr [rdi+144]
mov rax, r12
sar rax, 1
lea rsi, [rax+r14]
lea rbp, [r9+rbx]
cmovc rsi, rax
andn r14, r12, r10
cmovnz rdx, r8
shrx r9, rdx, r15
sarx rbx, rdx, r15
lea r12, [rdx-1]
cmovnz rcx, rax
xor rbx, rcx
sub r11, rdx
neg rbp
mov qword ptr [rdi+8], rbp
mov r10, qword ptr [rdi+336]
mov r14, rsi
sar r14, 1
lea r8, [r14+rbx]
cmovc r8, r14
imul r10, qword ptr [rdi+136]
mov rax, qword ptr [rdi+344]
imul rax, qword ptr [rdi+152]
andn rdx, rsi, r9
cmovnz r12, r11
shrx rbp, r12, r15
sarx rbx, r12, r15
lea rsi, [r12-1]
lea r9, [r10+rax]
mov rdx, -2
mov r11, -2
cmovnz rcx, r14
xor rbx, rcx
sub r13, r12
mov r10, r8
sar r10, 1
lea rax, [r10+rbx]
cmovc rax, r10
andn r14, r8, rbp
cmovnz rsi, r13
shrx r12, rsi, r15
sarx rbx, rsi, r15
lea r8, [rsi-1]
cmovnz rcx, r10
xor rbx, rcx
sub rdx, rsi
neg r9
mov qword ptr [rdi-8], r9
mov rbp, qword ptr [rdi+320]
imul rbp, qword ptr [rdi-112]
mov r14, rax
sar r14, 1
lea r13, [r14+rbx]
mov r10, qword ptr [rdi+328]
cmovc r13, r14
imul r10, qword ptr [rdi-104]
lea rsi, [rbp+r10]
andn r9, rax, r12
cmovnz r8, rdx
shrx rbx, r8, r15
sarx rbp, r8, r15
lea r10, [r8-1]
mov rax, -2
mov r12, -2
cmovnz rcx, r14
xor rbp, rcx
sub r11, r8
neg rsi
mov r9, r13
sar r9, 1
lea rdx, [r9+rbp]
cmovc rdx, r9
andn r14, r13, rbx
cmovnz r10, r11
shrx r8, r10, r15
sarx rbp, r10, r15
lea r13, [r10-1]
cmovnz rcx, r9
xor rbp, rcx
sub rax, r10
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi+16], rsi
shr rsi, 20
shl rsi, 44
mov rbx, rdx
sar rbx, 1
lea r14, [rbx+rbp]
cmovc r14, rbx
mov qword ptr [rdi+24], rsi
mov r11, qword ptr [rdi+336]
andn r9, rdx, r8
cmovnz r13, rax
shrx r10, r13, r15
sarx rbp, r13, r15
lea rsi, [r13-1]
mov rdx, -2
vbroadcasti128 ymm0, xmmword ptr [rdi-16]
vbroadcasti128 ymm1, xmmword ptr [rdi+0]
vmovdqa ymm2, ymmword ptr [rdi+448]
vpand ymm3, ymm0, ymm2
vpand ymm4, ymm1, ymm2
vpsrlq ymm5, ymm0, 30
vpsrlq ymm6, ymm1, 30
mov r8, -2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]
vpmuldq ymm9, ymm4, ymm7
vpaddq ymm10, ymm8, ymm9
cmovnz rcx, rbx
xor rbp, rcx
sub r12, r13
imul r11, qword ptr [rdi-112]
mov r9, r14
sar r9, 1
lea rax, [r9+rbp]
mov rbx, qword ptr [rdi+344]
cmovc rax, r9
andn r13, r14, r10
cmovnz rsi, r12
shrx rbp, rsi, r15
sarx r14, rsi, r15
lea r10, [rsi-1]
cmovnz rcx, r9
xor r14, rcx
sub rdx, rsi
imul rbx, qword ptr [rdi-104]
lea r13, [r11+rbx]
neg r13
sar r13, 20
mov r12, rax
sar r12, 1
lea r9, [r12+r14]
cmovc r9, r12
and r13, qword ptr [rdi-32]
mov qword ptr [rdi+32], r13
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]
vpsrlq ymm12, ymm11, 30
vpand ymm13, ymm11, ymmword ptr [rdi+448]
vperm2i128 ymm14, ymm13, ymm13, 0x81
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]
shr r13, 20
andn rsi, rax, rbp
cmovnz r10, rdx
shrx r11, r10, r15
sarx rbx, r10, r15
lea r14, [r10-1]
vpmuldq ymm2, ymm6, ymm7
vpaddq ymm0, ymm15, ymm2
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e
mov rax, -2
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]
vpmuldq ymm9, ymm4, ymm1
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm0, ymm10
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm15, ymm7, 30
vpand ymm2, ymm7, ymmword ptr [rdi+448]
vperm2i128 ymm8, ymm2, ymm2, 0x81
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]
vpmuldq ymm0, ymm6, ymm1
vpaddq ymm10, ymm9, ymm0
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]
vpmuldq ymm12, ymm4, ymm11
vpaddq ymm7, ymm13, ymm12
vpaddq ymm2, ymm10, ymm7
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]
vpaddq ymm9, ymm1, ymm15
vpsrlq ymm0, ymm9, 30
vpand ymm13, ymm9, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+832], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]
vpmuldq ymm10, ymm6, ymm11
vpaddq ymm7, ymm12, ymm10
mov rbp, -2
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]
vpmuldq ymm15, ymm4, ymm2
vpaddq ymm9, ymm1, ymm15
cmovnz rcx, r12
xor rbx, rcx
sub r8, r10
shl r13, 44
mov rsi, r9
sar rsi, 1
lea rdx, [rsi+rbx]
mov qword ptr [rdi+40], r13
cmovc rdx, rsi
andn r12, r9, r11
cmovnz r14, r8
shrx r10, r14, r15
sarx rbx, r14, r15
lea r13, [r14-1]
cmovnz rcx, rsi
xor rbx, rcx
sub rax, r14
mov r9, rdx
sar r9, 1
lea r11, [r9+rbx]
cmovc r11, r9
vpaddq ymm13, ymm7, ymm9
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm10, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
andn r12, rdx, r10
cmovnz r13, rax
shrx r8, r13, r15
sarx rsi, r13, r15
lea r14, [r13-1]
vmovdqa ymmword ptr [rdi+864], ymm1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]
mov rbx, -2
vpmuldq ymm7, ymm6, ymm2
vpaddq ymm9, ymm15, ymm7
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm12, ymm11, ymm0
vpaddq ymm2, ymm9, ymm12
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm10
vpsrlq ymm11, ymm7, 30
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm0
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]
vpmuldq ymm12, ymm6, ymm13
vpaddq ymm2, ymm9, ymm12
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm13, ymm10, ymm7
vpaddq ymm9, ymm2, ymm13
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]
vpaddq ymm10, ymm12, ymm11
vpsrlq ymm7, ymm10, 30
vpand ymm2, ymm10, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm2
vpsrlq ymm13, ymm1, 10
vpsllq ymm9, ymm0, 20
vpsllq ymm12, ymm2, 50
vpaddq ymm11, ymm13, ymm9
vpaddq ymm10, ymm11, ymm12
cmovnz rcx, r9
xor rsi, rcx
sub rbp, r13
mov rdx, r11
sar rdx, 1
lea r10, [rdx+rsi]
cmovc r10, rdx
andn r12, r11, r8
cmovnz r14, rbp
shrx rax, r14, r15
sarx r9, r14, r15
lea r13, [r14-1]
cmovnz rcx, rdx
xor r9, rcx
sub rbx, r14
mov rsi, r10
sar rsi, 1
lea r11, [rsi+r9]
cmovc r11, rsi
mov r8, r11
add r8, qword ptr [rdi-56]
mov r12, r11
shl r12, 44
rorx rbp, r8, 21
rorx rdx, r8, 42
add r12, qword ptr [rdi-40]
imul rbp, qword ptr [rdi+24]
imul rdx, qword ptr [rdi+40]
vmovdqa ymmword ptr [rdi+384], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e
andn r14, r10, rax
cmovnz r13, rbx
shrx r9, r13, r15
sarx r8, r13, r15
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+960], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e
lea r10, [rbp+rdx]
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]
vpmuldq ymm7, ymm4, ymm10
lea rax, [r13-1]
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
lea r14, [r10+r12]
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]
mov rbx, -2
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
cmovnz rcx, rsi
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov rdx, rcx
shl rdx, 45
rorx r10, rbp, 20
rorx r12, rbp, 41
add rdx, qword ptr [rdi-48]
imul r10, qword ptr [rdi+24]
imul r12, qword ptr [rdi+40]
lea rsi, [r10+r12]
lea rbp, [rsi+rdx]
ror r14, 44
ror rbp, 45
xor r8, rbp
sub rbx, r13
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1024], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1088]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
mov r10, -2
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1120]
mov r12, r14
sar r12, 1
lea rsi, [r12+r8]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1056], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1120]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1152], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1152]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
cmovc rsi, r12
andn rdx, r14, r9
cmovnz rax, rbx
shrx r13, rax, r15
sarx r8, rax, r15
lea r14, [rax-1]
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1088], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1152]
vpmuldq ymm7, ymm6, ymm13
mov r9, -2
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1184], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1184]
vpmuldq ymm1, ymm4, ymm10
cmovnz rbp, r12
xor r8, rbp
sub r10, rax
mov rdx, rcx
add rdx, qword ptr [rdi-64]
sar rdx, 41
mov qword ptr [rdi+200], rdx
mov rbx, rsi
sar rbx, 1
lea r12, [rbx+r8]
lea rax, [rcx+524288]
cmovc r12, rbx
shl rax, 23
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
sar rax, 43
vpsrlq ymm7, ymm12, 30
andn rdx, rsi, r13
cmovnz r14, r10
shrx r8, r14, r15
sarx rcx, r14, r15
lea rsi, [r14-1]
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1120], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]
mov r13, -2
vpmuldq ymm0, ymm6, ymm10
mov qword ptr [rdi+192], rax
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+1216], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1216]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1216]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+1248], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1248]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1184], ymm10
mov rdx, -2
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1248]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+1280], 0x4e
cmovnz rbp, rbx
xor rcx, rbp
sub r9, r14
mov r10, r12
sar r10, 1
lea rax, [r10+rcx]
cmovc rax, r10
andn rbx, r12, r8
cmovnz rsi, r9
shrx r14, rsi, r15
sarx rcx, rsi, r15
lea r12, [rsi-1]
cmovnz rbp, r10
xor rcx, rbp
sub r13, rsi
mov r8, r11
add r8, qword ptr [rdi-56]
sar r8, 42
mov qword ptr [rdi+216], r8
mov rbx, rax
sar rbx, 1
lea r9, [rbx+rcx]
lea r10, [r11+1048576]
cmovc r9, rbx
shl r10, 22
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1280]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
andn rsi, rax, r14
cmovnz r12, r13
shrx r8, r12, r15
sarx rcx, r12, r15
lea r11, [r12-1]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
mov rax, -2
vmovdqa ymmword ptr [rdi+1216], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1280]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+1312], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1312]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1248], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1312]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+1344], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1344]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
mov r14, -2
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1280], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1344]
vpmuldq ymm7, ymm6, ymm9
cmovnz rbp, rbx
xor rcx, rbp
sub rdx, r12
sar r10, 43
mov rsi, r9
sar rsi, 1
lea r13, [rsi+rcx]
mov qword ptr [rdi+208], r10
mov rbx, qword ptr [rdi+192]
cmovc r13, rsi
andn r12, r9, r8
cmovnz r11, rdx
shrx rcx, r11, r15
sarx r10, r11, r15
lea r9, [r11-1]
cmovnz rbp, rsi
xor r10, rbp
sub rax, r11
imul rbx, qword ptr [rdi+16]
mov r8, qword ptr [rdi+200]
mov r12, r13
sar r12, 1
lea rdx, [r12+r10]
cmovc rdx, r12
imul r8, qword ptr [rdi+32]
vpaddq ymm0, ymm12, ymm7
lea rsi, [rbx+r8]
vpshufd ymm15, ymmword ptr [rdi+1376], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1376]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
andn r11, r13, rcx
cmovnz r9, rax
shrx r10, r9, r15
sarx rbx, r9, r15
lea r8, [r9-1]
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
mov r13, -2
vpsrlq ymm7, ymm12, 30
vpand ymm3, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1312], ymm3
vpmuldq ymm4, ymm5, ymmword ptr [rdi+1376]
vpmuldq ymm10, ymm6, ymm15
vpaddq ymm1, ymm4, ymm10
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm2, ymm0, ymm7
vpaddq ymm13, ymm2, ymm14
vpand ymm9, ymm13, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1344], ymm9
vpsrlq ymm11, ymm13, 30
vpaddq ymm12, ymm11, ymm8
vpaddq ymm3, ymm12, ymmword ptr [rdi+576]
vpand ymm5, ymm3, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1376], ymm5
vpsrlq ymm6, ymm3, 30
vperm2i128 ymm15, ymm6, ymm6, 0x08
vpaddq ymm4, ymm15, ymmword ptr [rdi+640]
vpaddq ymm10, ymm4, ymmword ptr [rdi+832]
vmovdqa ymmword ptr [rdi+832], ymm10
mov rcx, -2
cmovnz rbp, r12
xor rbx, rbp
sub r14, r9
neg rsi
mov r11, rdx
sar r11, 1
lea rax, [r11+rbx]
cmovc rax, r11
andn r12, rdx, r10
cmovnz r8, r14
shrx r9, r8, r15
sarx rbx, r8, r15
lea rdx, [r8-1]
cmovnz rbp, r11
xor rbx, rbp
sub r13, r8
sar rsi, 20
mov qword ptr [rdi+48], rsi
mov r10, qword ptr [rdi+208]
imul r10, qword ptr [rdi+16]
mov r12, rax
sar r12, 1
lea r14, [r12+rbx]
cmovc r14, r12
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi+32]
andn r8, rax, r9
cmovnz rdx, r13
shrx rsi, rdx, r15
sarx rbx, rdx, r15
lea rax, [rdx-1]
mov r9, -2
lea r8, [r10+r11]
mov r13, -2
cmovnz rbp, r12
xor rbx, rbp
sub rcx, rdx
mov r10, r14
sar r10, 1
lea r11, [r10+rbx]
cmovc r11, r10
andn r12, r14, rsi
cmovnz rax, rcx
shrx rdx, rax, r15
sarx rbx, rax, r15
lea r14, [rax-1]
cmovnz rbp, r10
xor rbx, rbp
sub r9, rax
neg r8
sar r8, 20
mov qword ptr [rdi+56], r8
mov rsi, r11
sar rsi, 1
lea r12, [rsi+rbx]
mov rcx, qword ptr [rdi+192]
cmovc r12, rsi
imul rcx, qword ptr [rdi+384]
mov r10, qword ptr [rdi+200]
andn rax, r11, rdx
cmovnz r14, r9
shrx r8, r14, r15
sarx rbx, r14, r15
lea r11, [r14-1]
mov rdx, -2
mov rax, -2
cmovnz rbp, rsi
xor rbx, rbp
sub r13, r14
imul r10, qword ptr [rdi+392]
mov r9, r12
sar r9, 1
lea rsi, [r9+rbx]
lea r14, [rcx+r10]
mov rbx, qword ptr [rdi+48]
cmovc rsi, r9
andn rcx, r12, r8
cmovnz r11, r13
shrx r10, r11, r15
sarx r12, r11, r15
lea r8, [r11-1]
cmovnz rbp, r9
xor r12, rbp
sub rdx, r11
sar rbx, 20
mov rcx, rsi
sar rcx, 1
lea r13, [rcx+r12]
cmovc r13, rcx
sub rbx, r14
shl rbx, 44
andn r9, rsi, r10
cmovnz r8, rdx
shrx r11, r8, r15
sarx r12, r8, r15
lea r14, [r8-1]
mov qword ptr [rdi+64], rbx
mov rsi, -2
mov r10, qword ptr [rdi+208]
mov r9, -2
cmovnz rbp, rcx
xor r12, rbp
sub rax, r8
mov rdx, r13
sar rdx, 1
lea rbx, [rdx+r12]
cmovc rbx, rdx
andn rcx, r13, r11
cmovnz r14, rax
shrx r8, r14, r15
sarx r12, r14, r15
lea r13, [r14-1]
cmovnz rbp, rdx
xor r12, rbp
sub rsi, r14
imul r10, qword ptr [rdi+384]
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi+392]
mov rcx, rbx
sar rcx, 1
lea rax, [rcx+r12]
cmovc rax, rcx
lea rdx, [r10+r11]
mov r14, qword ptr [rdi+56]
andn r12, rbx, r8
cmovnz r13, rsi
shrx r10, r13, r15
sarx r11, r13, r15
lea rbx, [r13-1]
mov r8, -2
mov r12, -2
cmovnz rbp, rcx
xor r11, rbp
sub r9, r13
sar r14, 20
mov rsi, rax
sar rsi, 1
lea rcx, [rsi+r11]
cmovc rcx, rsi
andn r13, rax, r10
cmovnz rbx, r9
shrx r11, rbx, r15
sarx rax, rbx, r15
lea r10, [rbx-1]
cmovnz rbp, rsi
xor rax, rbp
sub r8, rbx
sub r14, rdx
shl r14, 44
mov qword ptr [rdi+72], r14
mov r13, rcx
sar r13, 1
lea r9, [r13+rax]
cmovc r9, r13
andn rsi, rcx, r11
cmovnz r10, r8
shrx rbx, r10, r15
sarx rdx, r10, r15
lea r14, [r10-1]
mov rax, -2
mov rcx, -2
cmovnz rbp, r13
xor rdx, rbp
sub r12, r10
mov r11, r9
sar r11, 1
lea rsi, [r11+rdx]
cmovc rsi, r11
andn r8, r9, rbx
cmovnz r14, r12
shrx r13, r14, r15
sarx r10, r14, r15
lea rdx, [r14-1]
cmovnz rbp, r11
xor r10, rbp
sub rax, r14
mov r9, rsi
sar r9, 1
lea rbx, [r9+r10]
cmovc rbx, r9
andn r8, rsi, r13
cmovnz rdx, rax
shrx r12, rdx, r15
sarx r11, rdx, r15
lea r14, [rdx-1]
mov r10, -2
cmovnz rbp, r9
xor r11, rbp
sub rcx, rdx
mov rsi, rbx
sar rsi, 1
lea r13, [rsi+r11]
cmovc r13, rsi
andn r8, rbx, r12
cmovnz r14, rcx
shrx rax, r14, r15
sarx r9, r14, r15
lea rdx, [r14-1]
cmovnz rbp, rsi
xor r9, rbp
sub r10, r14
mov r11, r13
sar r11, 1
lea rbx, [r11+r9]
cmovc rbx, r11
mov r12, rbx
add r12, qword ptr [rdi-56]
mov r8, rbx
shl r8, 44
rorx rcx, r12, 21
rorx rsi, r12, 42
add r8, qword ptr [rdi-40]
imul rcx, qword ptr [rdi+64]
imul rsi, qword ptr [rdi+72]
andn r14, r13, rax
cmovnz rdx, r10
shrx r9, rdx, r15
sarx r12, rdx, r15
lea r13, [rcx+rsi]
lea rax, [rdx-1]
lea r14, [r13+r8]
mov r10, -2
cmovnz rbp, r11
mov rcx, rbp
add rcx, qword ptr [rdi-64]
mov rsi, rbp
shl rsi, 45
rorx r13, rcx, 20
rorx r8, rcx, 41
add rsi, qword ptr [rdi-48]
imul r13, qword ptr [rdi+64]
imul r8, qword ptr [rdi+72]
lea r11, [r13+r8]
lea rcx, [r11+rsi]
ror r14, 44
ror rcx, 45
xor r12, rcx
sub r10, rdx
mov r13, -2
mov r8, rbp
add r8, qword ptr [rdi-64]
mov r11, r14
sar r11, 1
lea rsi, [r11+r12]
cmovc rsi, r11
andn rdx, r14, r9
cmovnz rax, r10
shrx r12, rax, r15
sarx r14, rax, r15
lea r9, [rax-1]
mov rdx, -2
cmovnz rcx, r11
xor r14, rcx
sub r13, rax
sar r8, 41
mov qword ptr [rdi+264], r8
lea r10, [rbp+524288]
shl r10, 23
sar r10, 43
mov r11, rsi
sar r11, 1
lea rax, [r11+r14]
mov qword ptr [rdi+256], r10
cmovc rax, r11
mov r8, rbx
add r8, qword ptr [rdi-56]
sar r8, 42
mov qword ptr [rdi+280], r8
andn rbp, rsi, r12
cmovnz r9, r13
shrx r14, r9, r15
sarx r10, r9, r15
lea r8, [r9-1]
lea rsi, [rbx+1048576]
mov r12, -2
mov rbp, -2
cmovnz rcx, r11
xor r10, rcx
sub rdx, r9
shl rsi, 22
mov r13, rax
sar r13, 1
lea rbx, [r13+r10]
cmovc rbx, r13
andn r11, rax, r14
cmovnz r8, rdx
shrx r9, r8, r15
sarx r10, r8, r15
lea rax, [r8-1]
cmovnz rcx, r13
xor r10, rcx
sub r12, r8
sar rsi, 43
mov qword ptr [rdi+272], rsi
mov r14, qword ptr [rdi+256]
imul r14, qword ptr [rdi+192]
mov r11, qword ptr [rdi+264]
mov rdx, rbx
sar rdx, 1
lea r13, [rdx+r10]
cmovc r13, rdx
imul r11, qword ptr [rdi+208]
lea r8, [r14+r11]
mov qword ptr [rdi+128], r8
mov rsi, qword ptr [rdi+256]
andn r10, rbx, r9
cmovnz rax, r12
shrx r14, rax, r15
sarx r11, rax, r15
lea r8, [rax-1]
mov rbx, -2
mov r9, -2
cmovnz rcx, rdx
xor r11, rcx
sub rbp, rax
imul rsi, qword ptr [rdi+200]
mov r10, qword ptr [rdi+264]
mov r12, r13
sar r12, 1
lea rdx, [r12+r11]
cmovc rdx, r12
andn rax, r13, r14
cmovnz r8, rbp
shrx r11, r8, r15
sarx r13, r8, r15
lea r14, [r8-1]
cmovnz rcx, r12
xor r13, rcx
sub rbx, r8
imul r10, qword ptr [rdi+216]
lea rax, [rsi+r10]
mov qword ptr [rdi+136], rax
mov rbp, qword ptr [rdi+272]
imul rbp, qword ptr [rdi+192]
mov r12, qword ptr [rdi+280]
mov r8, rdx
sar r8, 1
lea rsi, [r8+r13]
cmovc rsi, r8
imul r12, qword ptr [rdi+208]
lea r10, [rbp+r12]
mov qword ptr [rdi+144], r10
mov rax, qword ptr [rdi+272]
andn r13, rdx, r11
cmovnz r14, rbx
shrx rbp, r14, r15
sarx r12, r14, r15
lea r10, [r14-1]
mov rdx, -2
mov r11, -2
cmovnz rcx, r8
xor r12, rcx
sub r9, r14
imul rax, qword ptr [rdi+200]
mov r13, rsi
sar r13, 1
lea rbx, [r13+r12]
mov r8, qword ptr [rdi+280]
cmovc rbx, r13
andn r14, rsi, rbp
cmovnz r10, r9
shrx r12, r10, r15
sarx rsi, r10, r15
lea rbp, [r10-1]
cmovnz rcx, r13
xor rsi, rcx
sub rdx, r10
imul r8, qword ptr [rdi+216]
lea r14, [rax+r8]
mov qword ptr [rdi+152], r14
mov r9, qword ptr [rdi+256]
imul r9, qword ptr [rdi+48]
mov r13, rbx
sar r13, 1
lea r10, [r13+rsi]
mov rax, qword ptr [rdi+264]
cmovc r10, r13
imul rax, qword ptr [rdi+56]
lea r8, [r9+rax]
neg r8
andn r14, rbx, r12
cmovnz rbp, rdx
shrx rsi, rbp, r15
sarx r9, rbp, r15
lea rax, [rbp-1]
mov rbx, -2
mov r12, -2
cmovnz rcx, r13
xor r9, rcx
sub r11, rbp
sar r8, 20
mov r14, r10
sar r14, 1
lea rdx, [r14+r9]
mov r13, qword ptr [rdi+128]
cmovc rdx, r14
andn rbp, r10, rsi
cmovnz rax, r11
shrx r9, rax, r15
sarx r10, rax, r15
lea rsi, [rax-1]
cmovnz rcx, r14
xor r10, rcx
sub rbx, rax
imul r13, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+136]
imul rbp, qword ptr [rdi+392]
lea r11, [r13+rbp]
lea r14, [r8+r11]
mov rax, rdx
sar rax, 1
lea r13, [rax+r10]
mov qword ptr [rdi-112], r14
cmovc r13, rax
sar r14, 20
shl r14, 44
mov qword ptr [rdi+80], r14
andn rbp, rdx, r9
cmovnz rsi, rbx
shrx r8, rsi, r15
sarx r11, rsi, r15
lea r10, [rsi-1]
mov r14, qword ptr [rdi+272]
mov rdx, -2
mov r9, -2
cmovnz rcx, rax
xor r11, rcx
sub r12, rsi
mov rbp, r13
sar rbp, 1
lea rbx, [rbp+r11]
cmovc rbx, rbp
andn rax, r13, r8
cmovnz r10, r12
shrx rsi, r10, r15
sarx r11, r10, r15
lea r13, [r10-1]
cmovnz rcx, rbp
xor r11, rcx
sub rdx, r10
imul r14, qword ptr [rdi+48]
mov r8, qword ptr [rdi+280]
imul r8, qword ptr [rdi+56]
lea rax, [r14+r8]
neg rax
sar rax, 20
mov r12, rbx
sar r12, 1
lea rbp, [r12+r11]
mov r10, qword ptr [rdi+144]
cmovc rbp, r12
imul r10, qword ptr [rdi+384]
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+392]
andn r8, rbx, rsi
cmovnz r13, rdx
shrx r11, r13, r15
sarx rbx, r13, r15
lea rsi, [r13-1]
lea r8, [r10+r14]
mov rdx, -2
lea r10, [rax+r8]
mov qword ptr [rdi-104], r10
mov r14, -2
cmovnz rcx, r12
xor rbx, rcx
sub r9, r13
mov rax, rbp
sar rax, 1
lea r8, [rax+rbx]
cmovc r8, rax
andn r12, rbp, r11
cmovnz rsi, r9
shrx r13, rsi, r15
sarx rbx, rsi, r15
lea rbp, [rsi-1]
cmovnz rcx, rax
xor rbx, rcx
sub rdx, rsi
sar r10, 20
shl r10, 44
mov qword ptr [rdi+88], r10
mov r11, r8
sar r11, 1
lea r12, [r11+rbx]
cmovc r12, r11
andn r9, r8, r13
cmovnz rbp, rdx
shrx rax, rbp, r15
sarx rsi, rbp, r15
lea r10, [rbp-1]
mov rbx, -2
mov r8, -2
cmovnz rcx, r11
xor rsi, rcx
sub r14, rbp
mov r13, r12
sar r13, 1
lea r9, [r13+rsi]
cmovc r9, r13
andn rdx, r12, rax
cmovnz r10, r14
shrx r11, r10, r15
sarx rbp, r10, r15
lea rsi, [r10-1]
cmovnz rcx, r13
xor rbp, rcx
sub rbx, r10
mov r12, r9
sar r12, 1
lea rax, [r12+rbp]
cmovc rax, r12
andn rdx, r9, r11
cmovnz rsi, rbx
shrx r14, rsi, r15
sarx r13, rsi, r15
lea r10, [rsi-1]
mov rbp, -2
mov r9, -2
cmovnz rcx, r12
xor r13, rcx
sub r8, rsi
mov r11, rax
sar r11, 1
lea rdx, [r11+r13]
cmovc rdx, r11
andn rbx, rax, r14
cmovnz r10, r8
shrx r12, r10, r15
sarx rsi, r10, r15
lea r13, [r10-1]
cmovnz rcx, r11
xor rsi, rcx
sub rbp, r10
mov rax, rdx
sar rax, 1
lea r14, [rax+rsi]
cmovc r14, rax
andn rbx, rdx, r12
cmovnz r13, rbp
shrx r8, r13, r15
sarx r11, r13, r15
lea r10, [r13-1]
mov rsi, -2
cmovnz rcx, rax
xor r11, rcx
sub r9, r13
mov rdx, r14
sar rdx, 1
lea r12, [rdx+r11]
cmovc r12, rdx
andn rbx, r14, r8
cmovnz r10, r9
shrx rbp, r10, r15
sarx rax, r10, r15
lea r13, [r10-1]
cmovnz rcx, rdx
xor rax, rcx
sub rsi, r10
mov r11, r12
sar r11, 1
lea r14, [r11+rax]
cmovc r14, r11
mov r8, r14
add r8, qword ptr [rdi-56]
mov rbx, r14
shl rbx, 44
rorx r9, r8, 21
rorx rdx, r8, 42
add rbx, qword ptr [rdi-40]
mov qword ptr [rdi-120], r14
imul r9, qword ptr [rdi+80]
imul rdx, qword ptr [rdi+88]
andn r10, r12, rbp
cmovnz r13, rsi
shrx rax, r13, r15
sarx r8, r13, r15
lea r14, [r9+rdx]
lea r12, [r14+rbx]
cmovnz rcx, r11
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov r10, rcx
shl r10, 45
rorx rsi, rbp, 20
rorx r9, rbp, 41
add r10, qword ptr [rdi-48]
mov qword ptr [rdi-128], rcx
imul rsi, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
lea rdx, [rsi+r9]
lea r14, [rdx+r10]
ror r12, 44
ror r14, 45
mov rbx, r12
mov rcx, r14
mov rdx, r13
mov rsi, r8
mov rbp, rax
dec qword ptr [rdi-72]
jnz 2b
mov qword ptr [rdi-96], rbx
mov qword ptr [rdi-88], rcx
mov qword ptr [rdi-80], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
