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
// Length: 18 limbs of 30 bits; 1198 instructions a round, 780 for its steps (form: select).
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
mov r8, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+0]
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
vmovdqa ymm2, ymmword ptr [rdi+448]
shr r13, 20
andn rsi, rax, rbp
cmovnz r10, rdx
shrx r11, r10, r15
sarx rbx, r10, r15
lea r14, [r10-1]
mov rax, -2
vpand ymm3, ymm0, ymm2
vpand ymm4, ymm1, ymm2
vpsrlq ymm5, ymm0, 30
vpsrlq ymm6, ymm1, 30
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]
mov rbp, -2
vpmuldq ymm9, ymm4, ymm7
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
vpaddq ymm10, ymm8, ymm9
andn r12, rdx, r10
cmovnz r13, rax
shrx r8, r13, r15
sarx rsi, r13, r15
lea r14, [r13-1]
mov rbx, -2
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]
vpsrlq ymm12, ymm11, 30
vpand ymm13, ymm11, ymmword ptr [rdi+448]
vperm2i128 ymm14, ymm13, ymm13, 0x81
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]
vpmuldq ymm2, ymm6, ymm7
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
vpaddq ymm0, ymm15, ymm2
andn r14, r10, rax
cmovnz r13, rbx
shrx r9, r13, r15
sarx r8, r13, r15
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]
vpmuldq ymm9, ymm4, ymm1
lea r10, [rbp+rdx]
vpaddq ymm10, ymm8, ymm9
lea rax, [r13-1]
lea r14, [r10+r12]
vpaddq ymm11, ymm0, ymm10
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]
mov rbx, -2
vpaddq ymm7, ymm13, ymm12
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
vpsrlq ymm15, ymm7, 30
mov r10, -2
vpand ymm2, ymm7, ymmword ptr [rdi+448]
mov r12, r14
sar r12, 1
lea rsi, [r12+r8]
vperm2i128 ymm8, ymm2, ymm2, 0x81
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]
vpmuldq ymm0, ymm6, ymm1
vpaddq ymm10, ymm9, ymm0
cmovc rsi, r12
andn rdx, r14, r9
cmovnz rax, rbx
shrx r13, rax, r15
sarx r8, rax, r15
lea r14, [rax-1]
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e
mov r9, -2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]
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
sar rax, 43
andn rdx, rsi, r13
cmovnz r14, r10
shrx r8, r14, r15
sarx rcx, r14, r15
lea rsi, [r14-1]
vpmuldq ymm12, ymm4, ymm11
mov r13, -2
mov qword ptr [rdi+192], rax
vpaddq ymm7, ymm13, ymm12
vpaddq ymm2, ymm10, ymm7
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]
vpaddq ymm9, ymm1, ymm15
vpsrlq ymm0, ymm9, 30
mov rdx, -2
vpand ymm13, ymm9, ymmword ptr [rdi+448]
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
vmovdqa ymmword ptr [rdi+832], ymm13
andn rsi, rax, r14
cmovnz r12, r13
shrx r8, r12, r15
sarx rcx, r12, r15
lea r11, [r12-1]
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]
mov rax, -2
vpmuldq ymm10, ymm6, ymm11
vpaddq ymm7, ymm12, ymm10
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]
vpmuldq ymm15, ymm4, ymm2
mov r14, -2
vpaddq ymm9, ymm1, ymm15
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
lea rsi, [rbx+r8]
vpaddq ymm13, ymm7, ymm9
andn r11, r13, rcx
cmovnz r9, rax
shrx r10, r9, r15
sarx rbx, r9, r15
lea r8, [r9-1]
mov r13, -2
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm10, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]
mov rcx, -2
vpmuldq ymm7, ymm6, ymm2
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
vpaddq ymm9, ymm15, ymm7
andn r8, rax, r9
cmovnz rdx, r13
shrx rsi, rdx, r15
sarx rbx, rdx, r15
lea rax, [rdx-1]
mov r9, -2
lea r8, [r10+r11]
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm12, ymm11, ymm0
vpaddq ymm2, ymm9, ymm12
mov r13, -2
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]
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
vpaddq ymm7, ymm15, ymm10
andn r10, r11, rdx
cmovnz r14, r9
shrx rax, r14, r15
sarx r8, r14, r15
lea rbx, [r14-1]
vpsrlq ymm11, ymm7, 30
mov r11, -2
vpand ymm0, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm0
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]
vpmuldq ymm12, ymm6, ymm13
vpaddq ymm2, ymm9, ymm12
mov rdx, -2
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e
cmovnz rbp, rsi
xor r8, rbp
sub r13, r14
mov r10, r12
sar r10, 1
lea r9, [r10+r8]
cmovc r9, r10
andn rsi, r12, rax
cmovnz rbx, r13
shrx r14, rbx, r15
sarx r8, rbx, r15
lea r12, [rbx-1]
cmovnz rbp, r10
xor r8, rbp
sub r11, rbx
mov rax, r9
sar rax, 1
lea rsi, [rax+r8]
cmovc rsi, rax
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]
andn r13, r9, r14
cmovnz r12, r11
shrx r10, r12, r15
sarx rbx, r12, r15
lea r8, [r12-1]
vpmuldq ymm7, ymm4, ymm15
mov r9, -2
vpaddq ymm13, ymm10, ymm7
vpaddq ymm9, ymm2, ymm13
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]
vpaddq ymm10, ymm12, ymm11
vpsrlq ymm7, ymm10, 30
mov r14, -2
vpand ymm2, ymm10, ymmword ptr [rdi+448]
cmovnz rbp, rax
xor rbx, rbp
sub rdx, r12
mov r13, rsi
sar r13, 1
lea r11, [r13+rbx]
cmovc r11, r13
andn rax, rsi, r10
cmovnz r8, rdx
shrx r12, r8, r15
sarx rbx, r8, r15
lea rsi, [r8-1]
cmovnz rbp, r13
xor rbx, rbp
sub r9, r8
mov r10, r11
sar r10, 1
lea rax, [r10+rbx]
cmovc rax, r10
vmovdqa ymmword ptr [rdi+928], ymm2
andn rdx, r11, r12
cmovnz rsi, r9
shrx r13, rsi, r15
sarx r8, rsi, r15
lea rbx, [rsi-1]
mov r11, -2
vpsrlq ymm13, ymm1, 10
vpsllq ymm9, ymm0, 20
vpsllq ymm12, ymm2, 50
vpaddq ymm11, ymm13, ymm9
vpaddq ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi+384], ymm10
mov r12, -2
cmovnz rbp, r10
imul rcx, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+200]
imul rdx, qword ptr [rdi+392]
lea r9, [rcx+rdx]
mov r10, qword ptr [rdi+48]
sar r10, 20
sub r10, r9
shl r10, 44
mov qword ptr [rdi+64], r10
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+384]
xor r8, rbp
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+392]
lea r9, [rcx+rdx]
sub r14, rsi
mov r10, qword ptr [rdi+56]
sar r10, 20
mov rcx, rax
sar rcx, 1
lea rdx, [rcx+r8]
cmovc rdx, rcx
andn rsi, rax, r13
cmovnz rbx, r14
shrx r8, rbx, r15
sarx rax, rbx, r15
lea r13, [rbx-1]
cmovnz rbp, rcx
xor rax, rbp
sub r11, rbx
sub r10, r9
shl r10, 44
mov qword ptr [rdi+72], r10
mov rsi, rdx
sar rsi, 1
lea r14, [rsi+rax]
cmovc r14, rsi
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]
andn rcx, rdx, r8
cmovnz r13, r11
shrx rbx, r13, r15
sarx r9, r13, r15
lea r10, [r13-1]
vpmuldq ymm0, ymm6, ymm15
mov rax, -2
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
mov rdx, -2
vpaddq ymm10, ymm2, ymm12
cmovnz rbp, rsi
xor r9, rbp
sub r12, r13
mov r8, r14
sar r8, 1
lea rcx, [r8+r9]
cmovc rcx, r8
andn r11, r14, rbx
cmovnz r10, r12
shrx rsi, r10, r15
sarx r13, r10, r15
lea r9, [r10-1]
cmovnz rbp, r8
xor r13, rbp
sub rax, r10
mov r14, rcx
sar r14, 1
lea rbx, [r14+r13]
cmovc rbx, r14
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
andn r11, rcx, rsi
cmovnz r9, rax
shrx r12, r9, r15
sarx r8, r9, r15
lea r10, [r9-1]
vpaddq ymm1, ymm15, ymm7
mov r13, -2
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+960], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
cmovnz rbp, r14
xor r8, rbp
sub rdx, r9
mov rcx, rbx
sar rcx, 1
lea rsi, [rcx+r8]
cmovc rsi, rcx
andn r11, rbx, r12
cmovnz r10, rdx
shrx rax, r10, r15
sarx r14, r10, r15
lea r9, [r10-1]
cmovnz rbp, rcx
xor r14, rbp
sub r13, r10
mov r8, rsi
sar r8, 1
lea rbx, [r8+r14]
cmovc rbx, r8
mov r12, rbx
add r12, qword ptr [rdi-56]
mov r11, rbx
shl r11, 44
rorx rdx, r12, 21
rorx rcx, r12, 42
add r11, qword ptr [rdi-40]
imul rdx, qword ptr [rdi+64]
imul rcx, qword ptr [rdi+72]
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e
andn r10, rsi, rax
cmovnz r9, r13
shrx r14, r9, r15
sarx r12, r9, r15
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
lea rsi, [rdx+rcx]
lea rax, [r9-1]
vpaddq ymm9, ymm12, ymm1
lea r10, [rsi+r11]
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov r13, -2
vpaddq ymm11, ymm13, ymm0
cmovnz rbp, r8
mov rdx, rbp
add rdx, qword ptr [rdi-64]
mov rcx, rbp
shl rcx, 45
rorx rsi, rdx, 20
rorx r11, rdx, 41
add rcx, qword ptr [rdi-48]
imul rsi, qword ptr [rdi+64]
imul r11, qword ptr [rdi+72]
lea r8, [rsi+r11]
lea rdx, [r8+rcx]
ror r10, 44
ror rdx, 45
xor r12, rdx
sub r13, r9
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
mov rsi, -2
mov r11, rbp
add r11, qword ptr [rdi-64]
mov r8, r10
sar r8, 1
lea rcx, [r8+r12]
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
cmovc rcx, r8
andn r9, r10, r14
cmovnz rax, r13
shrx r12, rax, r15
sarx r10, rax, r15
lea r14, [rax-1]
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e
mov r9, -2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]
cmovnz rdx, r8
xor r10, rdx
sub rsi, rax
sar r11, 41
mov qword ptr [rdi+264], r11
lea r13, [rbp+524288]
shl r13, 23
sar r13, 43
mov r8, rcx
sar r8, 1
lea rax, [r8+r10]
mov qword ptr [rdi+256], r13
cmovc rax, r8
mov r11, rbx
add r11, qword ptr [rdi-56]
sar r11, 42
mov qword ptr [rdi+280], r11
vpmuldq ymm0, ymm4, ymm9
andn rbp, rcx, r12
cmovnz r14, rsi
shrx r10, r14, r15
sarx r13, r14, r15
lea r11, [r14-1]
lea rcx, [rbx+1048576]
vpaddq ymm11, ymm13, ymm0
mov r12, -2
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm3, ymm7, ymmword ptr [rdi+448]
mov rbp, -2
vmovdqa ymmword ptr [rdi+1024], ymm3
cmovnz rdx, r8
xor r13, rdx
sub r9, r14
shl rcx, 22
mov rsi, rax
sar rsi, 1
lea rbx, [rsi+r13]
cmovc rbx, rsi
andn r8, rax, r10
cmovnz r11, r9
shrx r14, r11, r15
sarx r13, r11, r15
lea rax, [r11-1]
cmovnz rdx, rsi
xor r13, rdx
sub r12, r11
sar rcx, 43
mov qword ptr [rdi+272], rcx
mov r10, qword ptr [rdi+256]
imul r10, qword ptr [rdi+192]
mov r8, qword ptr [rdi+264]
mov r9, rbx
sar r9, 1
lea rsi, [r9+r13]
cmovc rsi, r9
imul r8, qword ptr [rdi+208]
lea r11, [r10+r8]
mov qword ptr [rdi+128], r11
mov rcx, qword ptr [rdi+256]
vpmuldq ymm4, ymm5, ymmword ptr [rdi+1088]
andn r13, rbx, r14
cmovnz rax, r12
shrx r10, rax, r15
sarx r8, rax, r15
lea r11, [rax-1]
mov rbx, -2
vpmuldq ymm13, ymm6, ymm9
vpaddq ymm0, ymm4, ymm13
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
vpaddq ymm11, ymm1, ymm12
vpaddq ymm15, ymm11, ymm14
vpand ymm10, ymm15, ymmword ptr [rdi+448]
mov r14, -2
cmovnz rdx, r9
xor r8, rdx
sub rbp, rax
imul rcx, qword ptr [rdi+200]
mov r13, qword ptr [rdi+264]
mov r12, rsi
sar r12, 1
lea r9, [r12+r8]
cmovc r9, r12
andn rax, rsi, r10
cmovnz r11, rbp
shrx r8, r11, r15
sarx rsi, r11, r15
lea r10, [r11-1]
cmovnz rdx, r12
xor rsi, rdx
sub rbx, r11
imul r13, qword ptr [rdi+216]
lea rax, [rcx+r13]
mov qword ptr [rdi+136], rax
mov rbp, qword ptr [rdi+272]
imul rbp, qword ptr [rdi+192]
mov r12, qword ptr [rdi+280]
mov r11, r9
sar r11, 1
lea rcx, [r11+rsi]
cmovc rcx, r11
imul r12, qword ptr [rdi+208]
lea r13, [rbp+r12]
vmovdqa ymmword ptr [rdi+1056], ymm10
mov qword ptr [rdi+144], r13
mov rax, qword ptr [rdi+272]
andn rsi, r9, r8
cmovnz r10, rbx
shrx rbp, r10, r15
sarx r12, r10, r15
lea r13, [r10-1]
vpsrlq ymm2, ymm15, 30
mov r9, -2
vpaddq ymm7, ymm2, ymm8
vpaddq ymm3, ymm7, ymmword ptr [rdi+576]
vpand ymm5, ymm3, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1088], ymm5
vpsrlq ymm6, ymm3, 30
mov r8, -2
vperm2i128 ymm9, ymm6, ymm6, 0x08
cmovnz rdx, r11
xor r12, rdx
sub r14, r10
imul rax, qword ptr [rdi+200]
mov rsi, rcx
sar rsi, 1
lea rbx, [rsi+r12]
mov r11, qword ptr [rdi+280]
cmovc rbx, rsi
andn r10, rcx, rbp
cmovnz r13, r14
shrx r12, r13, r15
sarx rcx, r13, r15
lea rbp, [r13-1]
cmovnz rdx, rsi
xor rcx, rdx
sub r9, r13
imul r11, qword ptr [rdi+216]
lea r10, [rax+r11]
mov qword ptr [rdi+152], r10
mov r14, qword ptr [rdi+256]
imul r14, qword ptr [rdi+48]
mov rsi, rbx
sar rsi, 1
lea r13, [rsi+rcx]
mov rax, qword ptr [rdi+264]
cmovc r13, rsi
imul rax, qword ptr [rdi+56]
lea r11, [r14+rax]
vpaddq ymm4, ymm9, ymmword ptr [rdi+640]
neg r11
andn r10, rbx, r12
cmovnz rbp, r9
shrx rcx, rbp, r15
sarx r14, rbp, r15
lea rax, [rbp-1]
vpaddq ymm13, ymm4, ymmword ptr [rdi+832]
mov rbx, -2
vmovdqa ymmword ptr [rdi+832], ymm13
mov r12, -2
cmovnz rdx, rsi
xor r14, rdx
sub r8, rbp
sar r11, 20
mov r10, r13
sar r10, 1
lea r9, [r10+r14]
mov rsi, qword ptr [rdi+128]
cmovc r9, r10
andn rbp, r13, rcx
cmovnz rax, r8
shrx r14, rax, r15
sarx r13, rax, r15
lea rcx, [rax-1]
cmovnz rdx, r10
xor r13, rdx
sub rbx, rax
imul rsi, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+136]
imul rbp, qword ptr [rdi+392]
lea r8, [rsi+rbp]
lea r10, [r11+r8]
mov rax, r9
sar rax, 1
lea rsi, [rax+r13]
mov qword ptr [rdi-112], r10
cmovc rsi, rax
sar r10, 20
shl r10, 44
mov qword ptr [rdi+80], r10
andn rbp, r9, r14
cmovnz rcx, rbx
shrx r11, rcx, r15
sarx r8, rcx, r15
lea r13, [rcx-1]
mov r10, qword ptr [rdi+272]
mov r9, -2
mov r14, -2
cmovnz rdx, rax
xor r8, rdx
sub r12, rcx
mov rbp, rsi
sar rbp, 1
lea rbx, [rbp+r8]
cmovc rbx, rbp
andn rax, rsi, r11
cmovnz r13, r12
shrx rcx, r13, r15
sarx r8, r13, r15
lea rsi, [r13-1]
cmovnz rdx, rbp
xor r8, rdx
sub r9, r13
imul r10, qword ptr [rdi+48]
mov r11, qword ptr [rdi+280]
imul r11, qword ptr [rdi+56]
lea rax, [r10+r11]
neg rax
sar rax, 20
mov r12, rbx
sar r12, 1
lea rbp, [r12+r8]
mov r13, qword ptr [rdi+144]
cmovc rbp, r12
imul r13, qword ptr [rdi+384]
mov r10, qword ptr [rdi+152]
imul r10, qword ptr [rdi+392]
andn r11, rbx, rcx
cmovnz rsi, r9
shrx r8, rsi, r15
sarx rbx, rsi, r15
lea rcx, [rsi-1]
lea r11, [r13+r10]
mov r9, -2
lea r13, [rax+r11]
mov qword ptr [rdi-104], r13
mov r10, -2
cmovnz rdx, r12
xor rbx, rdx
sub r14, rsi
mov rax, rbp
sar rax, 1
lea r11, [rax+rbx]
cmovc r11, rax
andn r12, rbp, r8
cmovnz rcx, r14
shrx rsi, rcx, r15
sarx rbx, rcx, r15
lea rbp, [rcx-1]
cmovnz rdx, rax
xor rbx, rdx
sub r9, rcx
sar r13, 20
shl r13, 44
mov qword ptr [rdi+88], r13
mov r8, r11
sar r8, 1
lea r12, [r8+rbx]
cmovc r12, r8
andn r14, r11, rsi
cmovnz rbp, r9
shrx rax, rbp, r15
sarx rcx, rbp, r15
lea r13, [rbp-1]
mov rbx, -2
mov r11, -2
cmovnz rdx, r8
xor rcx, rdx
sub r10, rbp
mov rsi, r12
sar rsi, 1
lea r14, [rsi+rcx]
cmovc r14, rsi
andn r9, r12, rax
cmovnz r13, r10
shrx r8, r13, r15
sarx rbp, r13, r15
lea rcx, [r13-1]
cmovnz rdx, rsi
xor rbp, rdx
sub rbx, r13
mov r12, r14
sar r12, 1
lea rax, [r12+rbp]
cmovc rax, r12
andn r9, r14, r8
cmovnz rcx, rbx
shrx r10, rcx, r15
sarx rsi, rcx, r15
lea r13, [rcx-1]
mov rbp, -2
mov r14, -2
cmovnz rdx, r12
xor rsi, rdx
sub r11, rcx
mov r8, rax
sar r8, 1
lea r9, [r8+rsi]
cmovc r9, r8
andn rbx, rax, r10
cmovnz r13, r11
shrx r12, r13, r15
sarx rcx, r13, r15
lea rsi, [r13-1]
cmovnz rdx, r8
xor rcx, rdx
sub rbp, r13
mov rax, r9
sar rax, 1
lea r10, [rax+rcx]
cmovc r10, rax
andn rbx, r9, r12
cmovnz rsi, rbp
shrx r11, rsi, r15
sarx r8, rsi, r15
lea r13, [rsi-1]
mov rcx, -2
cmovnz rdx, rax
xor r8, rdx
sub r14, rsi
mov r9, r10
sar r9, 1
lea r12, [r9+r8]
cmovc r12, r9
andn rbx, r10, r11
cmovnz r13, r14
shrx rbp, r13, r15
sarx rax, r13, r15
lea rsi, [r13-1]
cmovnz rdx, r9
xor rax, rdx
sub rcx, r13
mov r8, r12
sar r8, 1
lea r10, [r8+rax]
cmovc r10, r8
mov r11, r10
add r11, qword ptr [rdi-56]
mov rbx, r10
shl rbx, 44
rorx r14, r11, 21
rorx r9, r11, 42
add rbx, qword ptr [rdi-40]
mov qword ptr [rdi-120], r10
imul r14, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
andn r13, r12, rbp
cmovnz rsi, rcx
shrx rax, rsi, r15
sarx r11, rsi, r15
lea r10, [r14+r9]
lea r12, [r10+rbx]
cmovnz rdx, r8
mov rbp, rdx
add rbp, qword ptr [rdi-64]
mov r13, rdx
shl r13, 45
rorx rcx, rbp, 20
rorx r14, rbp, 41
add r13, qword ptr [rdi-48]
mov qword ptr [rdi-128], rdx
imul rcx, qword ptr [rdi+80]
imul r14, qword ptr [rdi+88]
lea r9, [rcx+r14]
lea r10, [r9+r13]
ror r12, 44
ror r10, 45
mov rbx, r12
mov rcx, r10
mov rdx, rsi
mov rsi, r11
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
