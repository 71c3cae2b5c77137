// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in rounds.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state; the other words are scratch.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 18 limbs of 30 bits; 1300 instructions a round, 660 for its steps (form: mask).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rbx, qword ptr [rdi-64]
mov rcx, qword ptr [rdi-56]
mov rdx, qword ptr [rdi-48]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
mov r8, qword ptr [rdi-128]
lea r9, [rbx+rax]
mov r10, qword ptr [rdi-120]
cmovc r9, rbx
andn r11, rbp, rsi
cmovnz rcx, rbx
xor rdx, r11
lea r12, [rdx-1]
mov r13, r8
add r13, qword ptr [rdi-32]
sarx r14, r12, r15
mov rax, rcx
xor rax, r14
sar r13, 41
sar r9, 1
sbb rbp, rbp
mov qword ptr [rdi+0], r13
lea rsi, [r9+rax]
lea rbx, [r8+524288]
cmovc rsi, r9
andn r11, rbp, r14
cmovnz rcx, r9
xor r12, r11
lea rdx, [r12-1]
shl rbx, 23
sarx r13, rdx, r15
mov rax, rcx
xor rax, r13
sar rbx, 43
mov qword ptr [rdi+8], rbx
sar rsi, 1
sbb r8, r8
lea rbp, [rsi+rax]
cmovc rbp, rsi
andn r14, r8, r13
cmovnz rcx, rsi
mov r9, r10
add r9, qword ptr [rdi-24]
sar r9, 42
xor rdx, r14
lea r11, [rdx-1]
mov qword ptr [rdi+16], r9
sarx r12, r11, r15
mov rbx, rcx
xor rbx, r12
lea rax, [r10+1048576]
sar rbp, 1
sbb r8, r8
lea r13, [rbp+rbx]
cmovc r13, rbp
shl rax, 22
andn rsi, r8, r12
cmovnz rcx, rbp
sar rax, 43
xor r11, rsi
lea r14, [r11-1]
mov qword ptr [rdi+24], rax
sarx rdx, r14, r15
mov r9, rcx
xor r9, rdx
mov r10, qword ptr [rdi+8]
imul r10, qword ptr [rdi-112]
sar r13, 1
sbb rbx, rbx
mov r8, qword ptr [rdi+0]
lea r12, [r13+r9]
cmovc r12, r13
andn rbp, rbx, rdx
cmovnz rcx, r13
imul r8, qword ptr [rdi-96]
xor r14, rbp
lea rsi, [r14-1]
lea r11, [r10+r8]
sarx rax, rsi, r15
mov r9, rcx
xor r9, rax
neg r11
sar r12, 1
mov qword ptr [rdi+32], r11
sbb rbx, rbx
mov rdx, qword ptr [rdi+8]
lea r13, [r12+r9]
cmovc r13, r12
andn rbp, rbx, rax
cmovnz rcx, r12
xor rsi, rbp
imul rdx, qword ptr [rdi-104]
lea r14, [rsi-1]
sarx r10, r14, r15
mov r8, rcx
xor r8, r10
mov r11, qword ptr [rdi+0]
imul r11, qword ptr [rdi-88]
sar r13, 1
sbb r9, r9
lea rbx, [rdx+r11]
lea rax, [r13+r8]
cmovc rax, r13
andn r12, r9, r10
cmovnz rcx, r13
neg rbx
xor r14, r12
lea rbp, [r14-1]
mov qword ptr [rdi+40], rbx
sarx rsi, rbp, r15
mov rdx, rcx
xor rdx, rsi
mov r11, qword ptr [rdi+24]
sar rax, 1
sbb r8, r8
lea r9, [rax+rdx]
cmovc r9, rax
imul r11, qword ptr [rdi-112]
andn r10, r8, rsi
mov r13, qword ptr [rdi+16]
cmovnz rcx, rax
xor rbp, r10
imul r13, qword ptr [rdi-96]
lea r12, [rbp-1]
lea r14, [r11+r13]
sarx rbx, r12, r15
mov rdx, rcx
xor rdx, rbx
neg r14
sar r9, 1
sbb r8, r8
mov qword ptr [rdi+48], r14
lea rsi, [r9+rdx]
mov rax, qword ptr [rdi+24]
cmovc rsi, r9
andn r10, r8, rbx
cmovnz rcx, r9
xor r12, r10
lea rbp, [r12-1]
imul rax, qword ptr [rdi-104]
sarx r11, rbp, r15
mov r13, rcx
xor r13, r11
mov r14, qword ptr [rdi+16]
sar rsi, 1
sbb rdx, rdx
lea r8, [rsi+r13]
cmovc r8, rsi
imul r14, qword ptr [rdi-88]
andn rbx, rdx, r11
lea r9, [rax+r14]
cmovnz rcx, rsi
neg r9
xor rbp, rbx
lea r10, [rbp-1]
mov qword ptr [rdi+56], r9
sarx r12, r10, r15
mov r13, rcx
xor r13, r12
mov rdx, qword ptr [rdi+8]
sar r8, 1
sbb r11, r11
lea rax, [r8+r13]
cmovc rax, r8
imul rdx, qword ptr [rdi-80]
andn r14, r11, r12
mov rsi, qword ptr [rdi+0]
cmovnz rcx, r8
xor r10, r14
lea rbx, [r10-1]
imul rsi, qword ptr [rdi-72]
sarx rbp, rbx, r15
mov r9, rcx
xor r9, rbp
lea r13, [rdx+rsi]
neg r13
sar rax, 1
sbb r11, r11
lea r12, [rax+r9]
cmovc r12, rax
andn r8, r11, rbp
cmovnz rcx, rax
sar r13, 20
shl r13, 24
xor rbx, r8
lea r14, [rbx-1]
shr r13, 24
sarx r10, r14, r15
mov rdx, rcx
xor rdx, r10
mov qword ptr [rdi+64], r13
sar r12, 1
sbb rsi, rsi
lea r9, [r12+rdx]
cmovc r9, r12
shr r13, 20
andn r11, rsi, r10
cmovnz rcx, r12
shl r13, 44
xor r14, r11
lea rbp, [r14-1]
mov qword ptr [rdi+72], r13
sarx rax, rbp, r15
mov r8, rcx
xor r8, rax
mov rbx, qword ptr [rdi+24]
imul rbx, qword ptr [rdi-80]
sar r9, 1
sbb rdx, rdx
mov rsi, qword ptr [rdi+16]
lea r10, [r9+r8]
cmovc r10, r9
andn r12, rdx, rax
cmovnz rcx, r9
imul rsi, qword ptr [rdi-72]
xor rbp, r12
lea r11, [rbp-1]
lea r14, [rbx+rsi]
sarx r13, r11, r15
mov r8, rcx
xor r8, r13
vpbroadcastq ymm0, qword ptr [rdi+32]
neg r14
vpbroadcastq ymm1, qword ptr [rdi+48]
sar r10, 1
vpblendd ymm2, ymm0, ymm1, 0xf0
sbb rdx, rdx
vpbroadcastq ymm3, qword ptr [rdi+40]
vpbroadcastq ymm4, qword ptr [rdi+56]
lea rax, [r10+r8]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+256]
vpand ymm7, ymm2, ymm6
cmovc rax, r10
sar r14, 20
andn r9, rdx, r13
cmovnz rcx, r10
shl r14, 24
xor r11, r9
shr r14, 24
lea r12, [r11-1]
vpand ymm8, ymm5, ymm6
sarx rbp, r12, r15
mov rbx, rcx
xor rbx, rbp
mov qword ptr [rdi+80], r14
vpsrlq ymm9, ymm2, 30
vpsrlq ymm10, ymm5, 30
shr r14, 20
vbroadcasti128 ymm11, xmmword ptr [rdi+640]
sar rax, 1
sbb rsi, rsi
vbroadcasti128 ymm12, xmmword ptr [rdi+656]
vpmuldq ymm13, ymm7, ymm11
lea r8, [rax+rbx]
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+288]
cmovc r8, rax
andn rdx, rsi, rbp
cmovnz rcx, rax
shl r14, 44
mov qword ptr [rdi+88], r14
xor r12, rdx
lea r13, [r12-1]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+576]
sarx r10, r13, r15
mov r9, rcx
xor r9, r10
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1216]
vpaddq ymm2, ymm0, ymm4
sar r8, 1
sbb r11, r11
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
lea rbx, [r8+r9]
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+672]
vbroadcasti128 ymm1, xmmword ptr [rdi+688]
cmovc rbx, r8
andn rsi, r11, r10
cmovnz rcx, r8
xor r13, rsi
lea rbp, [r13-1]
vpmuldq ymm0, ymm7, ymm15
sarx rax, rbp, r15
mov r14, rcx
xor r14, rax
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
sar rbx, 1
vpaddq ymm12, ymm11, ymm4
sbb rdx, rdx
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1248]
lea r12, [rbx+r14]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+320]
vpaddq ymm0, ymm2, ymm5
cmovc r12, rbx
andn r9, rdx, rax
cmovnz rcx, rbx
xor rbp, r9
lea r11, [rbp-1]
vpmuludq ymm11, ymm0, ymmword ptr [rdi+576]
sarx r10, r11, r15
mov r8, rcx
xor r8, r10
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1216]
vpaddq ymm13, ymm0, ymm12
sar r12, 1
vpsrlq ymm14, ymm13, 30
sbb rsi, rsi
vpmuldq ymm2, ymm9, ymm15
lea r13, [r12+r8]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+704]
vbroadcasti128 ymm0, xmmword ptr [rdi+720]
cmovc r13, r12
andn r14, rsi, r10
cmovnz rcx, r12
xor r11, r14
lea rdx, [r11-1]
vpmuldq ymm12, ymm7, ymm11
sarx rax, rdx, r15
mov rbx, rcx
xor rbx, rax
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
sar r13, 1
vpaddq ymm2, ymm1, ymm13
sbb r9, r9
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1280]
vpaddq ymm15, ymm2, ymm5
lea rbp, [r13+rbx]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1248]
vpaddq ymm1, ymm15, ymm12
cmovc rbp, r13
andn r8, r9, rax
cmovnz rcx, r13
xor rdx, r8
lea rsi, [rdx-1]
vpaddq ymm13, ymm1, ymmword ptr [rdi+320]
sarx r10, rsi, r15
mov r12, rbp
add r12, qword ptr [rdi-24]
vpaddq ymm2, ymm13, ymm14
mov r14, rcx
add r14, qword ptr [rdi-32]
vpsrlq ymm5, ymm2, 30
mov r11, rbp
shl r11, 44
mov rbx, rcx
shl rbx, 45
vpand ymm15, ymm2, ymm6
mov r9, r12
sar r9, 21
sar r12, 42
mov rax, r14
sar rax, 20
sar r14, 41
vmovdqa ymmword ptr [rdi+640], ymm15
add r11, qword ptr [rdi-8]
vpmuldq ymm12, ymm9, ymm11
add rbx, qword ptr [rdi-16]
vpmuldq ymm1, ymm10, ymm0
imul r9, qword ptr [rdi+72]
imul r12, qword ptr [rdi+88]
imul rax, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
vbroadcasti128 ymm13, xmmword ptr [rdi+736]
vbroadcasti128 ymm14, xmmword ptr [rdi+752]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
lea r13, [r9+r12]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1312]
lea r8, [rax+r14]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1280]
lea rdx, [r13+r11]
lea r9, [r8+rbx]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+320]
vpaddq ymm12, ymm15, ymm5
ror rdx, 44
ror r9, 45
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
mov r12, r9
xor r12, r10
vmovdqa ymmword ptr [rdi+672], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
sar rdx, 1
vbroadcasti128 ymm15, xmmword ptr [rdi+768]
sbb rax, rax
vbroadcasti128 ymm5, xmmword ptr [rdi+784]
lea r14, [rdx+r12]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
cmovc r14, rdx
andn r13, rax, r10
cmovnz r9, rdx
mov r11, rcx
add r11, qword ptr [rdi-32]
xor rsi, r13
lea r8, [rsi-1]
sar r11, 41
vpaddq ymm14, ymm13, ymm12
sarx rbx, r8, r15
mov r12, r9
xor r12, rbx
vpaddq ymm2, ymm14, ymm11
mov qword ptr [rdi+96], r11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1344]
vpaddq ymm13, ymm2, ymm0
sar r14, 1
lea rax, [rcx+524288]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1312]
sbb r10, r10
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+320]
lea rdx, [r14+r12]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
cmovc rdx, r14
andn r13, r10, rbx
cmovnz r9, r14
shl rax, 23
xor r8, r13
lea rsi, [r8-1]
sar rax, 43
vpand ymm13, ymm2, ymm6
sarx r11, rsi, r15
mov rcx, r9
xor rcx, r11
vmovdqa ymmword ptr [rdi+704], ymm13
mov qword ptr [rdi+104], rax
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
sar rdx, 1
vbroadcasti128 ymm11, xmmword ptr [rdi+800]
sbb r12, r12
vbroadcasti128 ymm1, xmmword ptr [rdi+816]
vpmuldq ymm2, ymm7, ymm11
lea r10, [rdx+rcx]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
cmovc r10, rdx
mov rbx, rbp
add rbx, qword ptr [rdi-24]
andn r14, r12, r11
cmovnz r9, rdx
sar rbx, 42
xor rsi, r14
lea r13, [rsi-1]
vpaddq ymm5, ymm15, ymm2
mov qword ptr [rdi+112], rbx
vpaddq ymm12, ymm5, ymm13
sarx r8, r13, r15
mov rax, r9
xor rax, r8
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1376]
lea rcx, [rbp+1048576]
vpaddq ymm15, ymm12, ymm14
sar r10, 1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1344]
sbb r12, r12
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+320]
lea r11, [r10+rax]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
cmovc r11, r10
shl rcx, 22
andn rdx, r12, r8
cmovnz r9, r10
sar rcx, 43
xor r13, rdx
lea r14, [r13-1]
vpand ymm15, ymm12, ymm6
mov qword ptr [rdi+120], rcx
vmovdqa ymmword ptr [rdi+736], ymm15
sarx rsi, r14, r15
mov rbx, r9
xor rbx, rsi
vpmuldq ymm2, ymm9, ymm11
mov rbp, qword ptr [rdi+104]
vpmuldq ymm5, ymm10, ymm1
sar r11, 1
vbroadcasti128 ymm13, xmmword ptr [rdi+832]
sbb rax, rax
vbroadcasti128 ymm0, xmmword ptr [rdi+848]
vpmuldq ymm12, ymm7, ymm13
lea r12, [r11+rbx]
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
cmovc r12, r11
andn r8, rax, rsi
cmovnz r9, r11
imul rbp, qword ptr [rdi+64]
mov r10, qword ptr [rdi+96]
xor r14, r8
lea rdx, [r14-1]
vpaddq ymm1, ymm11, ymm12
imul r10, qword ptr [rdi+80]
vpaddq ymm2, ymm1, ymm15
sarx r13, rdx, r15
mov rcx, r9
xor rcx, r13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1408]
vpaddq ymm11, ymm2, ymm5
lea rbx, [rbp+r10]
sar r12, 1
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1376]
sbb rax, rax
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+320]
lea rsi, [r12+rcx]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
cmovc rsi, r12
andn r11, rax, r13
cmovnz r9, r12
neg rbx
sar rbx, 20
xor rdx, r11
lea r8, [rdx-1]
vmovdqa ymmword ptr [rdi+768], ymm11
mov qword ptr [rdi+128], rbx
sarx r14, r8, r15
mov rbp, r9
xor rbp, r14
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
mov r10, qword ptr [rdi+120]
sar rsi, 1
vbroadcasti128 ymm15, xmmword ptr [rdi+864]
sbb rcx, rcx
vbroadcasti128 ymm14, xmmword ptr [rdi+880]
vpmuldq ymm2, ymm7, ymm15
lea rax, [rsi+rbp]
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
cmovc rax, rsi
andn r13, rcx, r14
cmovnz r9, rsi
imul r10, qword ptr [rdi+64]
xor r8, r13
mov r12, qword ptr [rdi+112]
lea r11, [r8-1]
vpaddq ymm12, ymm0, ymm11
sarx rdx, r11, r15
mov rbx, r9
xor rbx, rdx
imul r12, qword ptr [rdi+80]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1440]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1408]
sar rax, 1
lea rbp, [r10+r12]
sbb rcx, rcx
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+320]
lea r14, [rax+rbx]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
cmovc r14, rax
andn rsi, rcx, rdx
cmovnz r9, rax
neg rbp
xor r11, rsi
lea r13, [r11-1]
sar rbp, 20
vmovdqa ymmword ptr [rdi+800], ymm13
sarx r8, r13, r15
mov r10, r9
xor r10, r8
vpmuldq ymm2, ymm9, ymm15
mov qword ptr [rdi+136], rbp
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
sar r14, 1
mov r12, qword ptr [rdi+672]
sbb rbx, rbx
vbroadcasti128 ymm5, xmmword ptr [rdi+912]
vpmuldq ymm12, ymm7, ymm11
lea rcx, [r14+r10]
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
cmovc rcx, r14
andn rdx, rbx, r8
cmovnz r9, r14
shr r12, 10
xor r13, rdx
lea rax, [r13-1]
mov rsi, qword ptr [rdi+704]
vpaddq ymm2, ymm14, ymm13
sarx r11, rax, r15
mov rbp, r9
xor rbp, r11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1472]
shl rsi, 20
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1440]
sar rcx, 1
vpaddq ymm14, ymm15, ymm12
sbb r10, r10
lea rbx, [r12+rsi]
vpaddq ymm13, ymm14, ymmword ptr [rdi+320]
lea r8, [rcx+rbp]
vpaddq ymm2, ymm13, ymm1
mov r14, qword ptr [rdi+736]
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
cmovc r8, rcx
andn rdx, r10, r11
cmovnz r9, rcx
xor rax, rdx
lea r13, [rax-1]
shl r14, 50
vmovdqa ymmword ptr [rdi+832], ymm15
sarx r12, r13, r15
mov rsi, r9
xor rsi, r12
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
lea rbp, [rbx+r14]
vbroadcasti128 ymm13, xmmword ptr [rdi+928]
sar r8, 1
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
sbb r10, r10
mov qword ptr [rdi+144], rbp
vpmuldq ymm2, ymm7, ymm13
lea r11, [r8+rsi]
vpmuldq ymm15, ymm8, ymm1
mov rcx, qword ptr [rdi+688]
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
cmovc r11, r8
andn rdx, r10, r12
cmovnz r9, r8
xor r13, rdx
lea rax, [r13-1]
vpaddq ymm12, ymm5, ymm15
shr rcx, 10
sarx rbx, rax, r15
mov r14, r9
xor r14, rbx
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1504]
vpaddq ymm11, ymm12, ymm14
mov rbp, qword ptr [rdi+720]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1472]
sar r11, 1
vpaddq ymm5, ymm11, ymm2
sbb rsi, rsi
vpaddq ymm15, ymm5, ymmword ptr [rdi+320]
vpaddq ymm12, ymm15, ymm0
lea r10, [r11+r14]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovc r10, r11
andn r12, rsi, rbx
cmovnz r9, r11
shl rbp, 20
lea r8, [rcx+rbp]
xor rax, r12
lea rdx, [rax-1]
vmovdqa ymmword ptr [rdi+864], ymm11
mov r13, qword ptr [rdi+752]
sarx r14, rdx, r15
mov rsi, r9
xor rsi, r14
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+960]
shl r13, 50
sar r10, 1
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
sbb rbx, rbx
vpmuldq ymm12, ymm7, ymm15
lea r11, [r8+r13]
vpmuldq ymm11, ymm8, ymm0
lea rcx, [r10+rsi]
vpaddq ymm13, ymm2, ymm5
mov qword ptr [rdi+152], r11
vpaddq ymm1, ymm13, ymm12
cmovc rcx, r10
andn rbp, rbx, r14
cmovnz r9, r10
xor rdx, rbp
lea r12, [rdx-1]
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1536]
sarx rax, r12, r15
mov r8, r9
xor r8, rax
mov r13, qword ptr [rdi+104]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1504]
imul r13, qword ptr [rdi+144]
sar rcx, 1
vpaddq ymm1, ymm13, ymm12
sbb rsi, rsi
vpaddq ymm11, ymm1, ymmword ptr [rdi+320]
mov r11, qword ptr [rdi+96]
vpaddq ymm2, ymm11, ymm14
lea rbx, [rcx+r8]
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovc rbx, rcx
andn r14, rsi, rax
cmovnz r9, rcx
xor r12, r14
imul r11, qword ptr [rdi+152]
lea r10, [r12-1]
vmovdqa ymmword ptr [rdi+896], ymm13
vpmuldq ymm12, ymm9, ymm15
sarx rbp, r10, r15
mov rdx, r9
xor rdx, rbp
lea r8, [r13+r11]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+992]
sar rbx, 1
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
mov rsi, qword ptr [rdi+128]
sbb rax, rax
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
lea rcx, [rbx+rdx]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
cmovc rcx, rbx
andn r14, rax, rbp
cmovnz r9, rbx
sar rsi, 20
xor r10, r14
lea r12, [r10-1]
sub rsi, r8
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1568]
sarx r13, r12, r15
mov r11, r9
xor r11, r13
vpaddq ymm15, ymm12, ymm1
shl rsi, 44
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1536]
sar rcx, 1
vpaddq ymm0, ymm15, ymm2
mov qword ptr [rdi+160], rsi
sbb rdx, rdx
vpaddq ymm13, ymm0, ymmword ptr [rdi+320]
vpaddq ymm12, ymm13, ymm5
lea rax, [rcx+r11]
mov rbp, qword ptr [rdi+120]
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+928], ymm15
cmovc rax, rcx
andn rbx, rdx, r13
cmovnz r9, rcx
xor r12, rbx
lea r14, [r12-1]
imul rbp, qword ptr [rdi+144]
vpmuldq ymm2, ymm9, ymm11
sarx r10, r14, r15
mov r8, r9
xor r8, r10
vpmuldq ymm0, ymm10, ymm14
mov rsi, qword ptr [rdi+112]
vbroadcasti128 ymm13, xmmword ptr [rdi+1024]
sar rax, 1
vbroadcasti128 ymm5, xmmword ptr [rdi+1040]
sbb r11, r11
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
lea rdx, [rax+r8]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
cmovc rdx, rax
imul rsi, qword ptr [rdi+152]
andn r13, r11, r10
lea rcx, [rbp+rsi]
cmovnz r9, rax
xor r14, r13
lea rbx, [r14-1]
mov r12, qword ptr [rdi+136]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1600]
sarx r8, rbx, r15
mov r11, r9
xor r11, r8
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1568]
sar r12, 20
vpaddq ymm14, ymm11, ymm12
sar rdx, 1
sbb r10, r10
vpaddq ymm15, ymm14, ymmword ptr [rdi+320]
vpaddq ymm2, ymm15, ymm1
lea rbp, [rdx+r11]
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm11
cmovc rbp, rdx
sub r12, rcx
andn rsi, r10, r8
cmovnz r9, rdx
shl r12, 44
xor rbx, rsi
lea rax, [rbx-1]
vpmuldq ymm12, ymm9, ymm13
mov qword ptr [rdi+168], r12
sarx r13, rax, r15
mov r14, r9
xor r14, r13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
sar rbp, 1
sbb r11, r11
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
lea rcx, [rbp+r14]
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
cmovc rcx, rbp
andn r10, r11, r13
cmovnz r9, rbp
xor rax, r10
lea r8, [rax-1]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1632]
sarx rdx, r8, r15
mov rsi, r9
xor rsi, rdx
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1600]
vpaddq ymm5, ymm13, ymm2
sar rcx, 1
vpaddq ymm11, ymm5, ymmword ptr [rdi+320]
sbb rbx, rbx
vpaddq ymm12, ymm11, ymm0
lea r12, [rcx+rsi]
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm13
cmovc r12, rcx
andn r14, rbx, rdx
cmovnz r9, rcx
xor r8, r14
lea r11, [r8-1]
vpmuldq ymm2, ymm9, ymm15
sarx r13, r11, r15
mov rbp, r12
add rbp, qword ptr [rdi-24]
vpmuldq ymm5, ymm10, ymm1
mov r10, r9
add r10, qword ptr [rdi-32]
vbroadcasti128 ymm11, xmmword ptr [rdi+1088]
mov rax, r12
shl rax, 44
mov rsi, r9
shl rsi, 45
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
mov rbx, rbp
sar rbx, 21
sar rbp, 42
mov rdx, r10
sar rdx, 20
sar r10, 41
vpmuldq ymm12, ymm7, ymm11
add rax, qword ptr [rdi-8]
add rsi, qword ptr [rdi-16]
vpmuldq ymm13, ymm8, ymm0
imul rbx, qword ptr [rdi+160]
imul rbp, qword ptr [rdi+168]
vpaddq ymm15, ymm2, ymm5
imul rdx, qword ptr [rdi+160]
imul r10, qword ptr [rdi+168]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1664]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1632]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+320]
lea rcx, [rbx+rbp]
vpaddq ymm2, ymm13, ymm14
lea r14, [rdx+r10]
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
lea r8, [rcx+rax]
lea rbx, [r14+rsi]
vmovdqa ymmword ptr [rdi+1024], ymm15
vpmuldq ymm12, ymm9, ymm11
ror r8, 44
vpmuldq ymm1, ymm10, ymm0
ror rbx, 45
vbroadcasti128 ymm13, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
mov rbp, rbx
xor rbp, r13
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
mov rdx, r9
add rdx, qword ptr [rdi-32]
vpaddq ymm11, ymm12, ymm1
sar r8, 1
sbb r10, r10
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
lea rcx, [r8+rbp]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1696]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1664]
cmovc rcx, r8
sar rdx, 41
andn rax, r10, r13
mov qword ptr [rdi+176], rdx
lea r14, [r9+524288]
cmovnz rbx, r8
xor r11, rax
shl r14, 23
lea rsi, [r11-1]
vpaddq ymm0, ymm11, ymm2
sar r14, 43
sarx rbp, rsi, r15
mov r10, rbx
xor r10, rbp
vpaddq ymm15, ymm0, ymmword ptr [rdi+320]
mov qword ptr [rdi+184], r14
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
mov r13, r12
add r13, qword ptr [rdi-24]
sar rcx, 1
vpand ymm11, ymm12, ymm6
sbb rdx, rdx
vmovdqa ymmword ptr [rdi+1056], ymm11
lea r9, [rcx+r10]
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1152]
cmovc r9, rcx
sar r13, 42
andn r8, rdx, rbp
mov qword ptr [rdi+192], r13
cmovnz rbx, rcx
xor rsi, r8
lea rax, [r12+1048576]
lea r11, [rsi-1]
shl rax, 22
vbroadcasti128 ymm5, xmmword ptr [rdi+1168]
sarx r14, r11, r15
mov r10, rbx
xor r10, r14
vpmuldq ymm12, ymm7, ymm15
sar rax, 43
vpmuldq ymm11, ymm8, ymm5
mov qword ptr [rdi+200], rax
vpaddq ymm13, ymm2, ymm0
sar r9, 1
vpaddq ymm14, ymm13, ymm12
sbb rdx, rdx
mov rbp, qword ptr [rdi+184]
vpaddq ymm2, ymm14, ymm11
lea r13, [r9+r10]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1728]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1696]
cmovc r13, r9
andn rcx, rdx, r14
cmovnz rbx, r9
imul rbp, qword ptr [rdi+104]
mov r8, qword ptr [rdi+176]
xor r11, rcx
lea r12, [r11-1]
imul r8, qword ptr [rdi+120]
vpaddq ymm14, ymm13, ymm12
sarx rsi, r12, r15
mov rax, rbx
xor rax, rsi
vpaddq ymm11, ymm14, ymmword ptr [rdi+320]
lea r10, [rbp+r8]
vpaddq ymm2, ymm11, ymm1
mov qword ptr [rdi-112], r10
vpsrlq ymm0, ymm2, 30
sar r13, 1
mov rdx, qword ptr [rdi+184]
vpand ymm13, ymm2, ymm6
sbb r14, r14
vmovdqa ymmword ptr [rdi+1088], ymm13
vpmuldq ymm12, ymm9, ymm15
lea r9, [r13+rax]
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1184]
cmovc r9, r13
andn rcx, r14, rsi
cmovnz rbx, r13
imul rdx, qword ptr [rdi+96]
mov r11, qword ptr [rdi+176]
xor r12, rcx
lea rbp, [r12-1]
imul r11, qword ptr [rdi+112]
vbroadcasti128 ymm1, xmmword ptr [rdi+1200]
lea r8, [rdx+r11]
sarx r10, rbp, r15
mov rax, rbx
xor rax, r10
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
mov qword ptr [rdi-104], r8
vpaddq ymm15, ymm12, ymm14
mov r14, qword ptr [rdi+200]
sar r9, 1
vpaddq ymm5, ymm15, ymm2
sbb rsi, rsi
vpaddq ymm7, ymm5, ymm13
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1760]
lea r13, [r9+rax]
vpaddq ymm12, ymm7, ymm8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1728]
cmovc r13, r9
andn rcx, rsi, r10
cmovnz rbx, r9
imul r14, qword ptr [rdi+104]
mov r12, qword ptr [rdi+192]
xor rbp, rcx
imul r12, qword ptr [rdi+120]
lea rdx, [rbp-1]
vpaddq ymm15, ymm12, ymm14
lea r11, [r14+r12]
vpaddq ymm2, ymm15, ymmword ptr [rdi+320]
sarx r8, rdx, r15
mov rax, rbx
xor rax, r8
mov qword ptr [rdi-96], r11
vpaddq ymm5, ymm2, ymm0
vpsrlq ymm13, ymm5, 30
mov rsi, qword ptr [rdi+200]
sar r13, 1
vpand ymm3, ymm5, ymm6
sbb r10, r10
vmovdqa ymmword ptr [rdi+1120], ymm3
vpmuldq ymm7, ymm9, ymm11
lea r9, [r13+rax]
vpmuldq ymm8, ymm10, ymm1
vpaddq ymm12, ymm7, ymm8
cmovc r9, r13
imul rsi, qword ptr [rdi+96]
andn rcx, r10, r8
mov rbp, qword ptr [rdi+192]
cmovnz rbx, r13
imul rbp, qword ptr [rdi+112]
xor rdx, rcx
lea r14, [rdx-1]
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1760]
lea r12, [rsi+rbp]
vpaddq ymm15, ymm12, ymm14
sarx r11, r14, r15
mov rax, rbx
xor rax, r11
mov qword ptr [rdi-88], r12
vpaddq ymm2, ymm15, ymmword ptr [rdi+320]
mov r10, qword ptr [rdi+184]
vpaddq ymm0, ymm2, ymm13
sar r9, 1
vpand ymm5, ymm0, ymm6
sbb r8, r8
vmovdqa ymmword ptr [rdi+1152], ymm5
vpsrlq ymm3, ymm0, 30
lea r13, [r9+rax]
vpsubq ymm9, ymm3, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rdi+1184], ymm9
cmovc r13, r9
imul r10, qword ptr [rdi+128]
andn rcx, r8, r11
mov rdx, qword ptr [rdi+176]
cmovnz rbx, r9
imul rdx, qword ptr [rdi+136]
xor r14, rcx
lea rsi, [r14-1]
lea rbp, [r10+rdx]
neg rbp
sarx r12, rsi, r15
mov rax, rbx
xor rax, r12
sar rbp, 20
sar r13, 1
mov r8, qword ptr [rdi-112]
sbb r11, r11
lea r9, [r13+rax]
cmovc r9, r13
andn rcx, r11, r12
cmovnz rbx, r13
imul r8, qword ptr [rdi+144]
mov r14, qword ptr [rdi-104]
xor rsi, rcx
imul r14, qword ptr [rdi+152]
lea r10, [rsi-1]
lea rdx, [r8+r14]
sarx rax, r10, r15
mov r11, rbx
xor r11, rax
lea r12, [rbp+rdx]
mov qword ptr [rdi-80], r12
sar r9, 1
sbb r13, r13
lea rcx, [r9+r11]
cmovc rcx, r9
sar r12, 20
andn rsi, r13, rax
cmovnz rbx, r9
shl r12, 44
mov qword ptr [rdi+208], r12
xor r10, rsi
lea r8, [r10-1]
mov r14, qword ptr [rdi+200]
sarx rbp, r8, r15
mov rdx, rbx
xor rdx, rbp
imul r14, qword ptr [rdi+128]
mov r11, qword ptr [rdi+192]
sar rcx, 1
sbb r13, r13
lea rax, [rcx+rdx]
cmovc rax, rcx
imul r11, qword ptr [rdi+136]
andn r9, r13, rbp
lea r12, [r14+r11]
cmovnz rbx, rcx
neg r12
xor r8, r9
lea rsi, [r8-1]
sar r12, 20
mov r10, qword ptr [rdi-96]
sarx rdx, rsi, r15
mov r13, rbx
xor r13, rdx
imul r10, qword ptr [rdi+144]
sar rax, 1
mov rbp, qword ptr [rdi-88]
sbb r14, r14
lea r11, [rax+r13]
cmovc r11, rax
andn rcx, r14, rdx
cmovnz rbx, rax
imul rbp, qword ptr [rdi+152]
lea r9, [r10+rbp]
xor rsi, rcx
lea r8, [r12+r9]
lea r13, [rsi-1]
mov qword ptr [rdi-72], r8
sarx r14, r13, r15
mov rdx, rbx
xor rdx, r14
sar r8, 20
shl r8, 44
sar r11, 1
sbb rax, rax
mov qword ptr [rdi+216], r8
lea r10, [r11+rdx]
cmovc r10, r11
andn rbp, rax, r14
cmovnz rbx, r11
xor r13, rbp
lea rcx, [r13-1]
sarx r12, rcx, r15
mov r9, rbx
xor r9, r12
sar r10, 1
sbb rsi, rsi
lea r8, [r10+r9]
cmovc r8, r10
andn rdx, rsi, r12
cmovnz rbx, r10
xor rcx, rdx
lea rax, [rcx-1]
sarx r14, rax, r15
mov r11, rbx
xor r11, r14
sar r8, 1
sbb rbp, rbp
lea r13, [r8+r11]
cmovc r13, r8
andn r9, rbp, r14
cmovnz rbx, r8
xor rax, r9
lea rsi, [rax-1]
sarx r12, rsi, r15
mov r10, rbx
xor r10, r12
sar r13, 1
sbb rdx, rdx
lea rcx, [r13+r10]
cmovc rcx, r13
andn r11, rdx, r12
cmovnz rbx, r13
xor rsi, r11
lea rbp, [rsi-1]
sarx r14, rbp, r15
mov r8, rbx
xor r8, r14
sar rcx, 1
sbb r9, r9
lea rax, [rcx+r8]
cmovc rax, rcx
andn r10, r9, r14
cmovnz rbx, rcx
xor rbp, r10
lea rdx, [rbp-1]
sarx r12, rdx, r15
mov r13, rbx
xor r13, r12
sar rax, 1
sbb r11, r11
lea rsi, [rax+r13]
cmovc rsi, rax
andn r8, r11, r12
cmovnz rbx, rax
xor rdx, r8
lea r9, [rdx-1]
sarx r14, r9, r15
mov rcx, rbx
xor rcx, r14
sar rsi, 1
sbb r10, r10
lea rbp, [rsi+rcx]
cmovc rbp, rsi
andn r13, r10, r14
cmovnz rbx, rsi
xor r9, r13
lea r11, [r9-1]
sarx r12, r11, r15
mov rax, rbx
xor rax, r12
sar rbp, 1
sbb r8, r8
lea rdx, [rbp+rax]
cmovc rdx, rbp
andn rcx, r8, r12
cmovnz rbx, rbp
xor r11, rcx
lea r10, [r11-1]
sarx r14, r10, r15
mov rsi, rbx
xor rsi, r14
sar rdx, 1
sbb r13, r13
lea r9, [rdx+rsi]
cmovc r9, rdx
andn rax, r13, r14
cmovnz rbx, rdx
xor r10, rax
lea r8, [r10-1]
sarx r12, r8, r15
mov rbp, r9
add rbp, qword ptr [rdi-24]
mov rcx, rbx
add rcx, qword ptr [rdi-32]
mov r11, r9
shl r11, 44
mov rsi, rbx
shl rsi, 45
mov r13, rbp
sar r13, 21
sar rbp, 42
mov r14, rcx
sar r14, 20
sar rcx, 41
add r11, qword ptr [rdi-8]
mov qword ptr [rdi-128], rbx
mov qword ptr [rdi-120], r9
add rsi, qword ptr [rdi-16]
imul r13, qword ptr [rdi+208]
imul rbp, qword ptr [rdi+216]
imul r14, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+216]
lea rdx, [r13+rbp]
lea rax, [r14+rcx]
lea r10, [rdx+r11]
lea rbx, [rax+rsi]
ror r10, 44
ror rbx, 45
mov rcx, rbx
mov rbx, r10
mov rdx, r8
mov rsi, r12
dec qword ptr [rdi-40]
jnz 2b
mov qword ptr [rdi-48], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
