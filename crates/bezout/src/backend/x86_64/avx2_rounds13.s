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
// Length: 13 limbs of 30 bits; 1331 instructions a round, 780 for its steps (form: select).
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
mov qword ptr [rdi-32], r9
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
mov qword ptr [rdi-24], r10
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
mov qword ptr [rdi-16], rbp
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
shl rsi, 24
shr rsi, 24
mov qword ptr [rdi+0], rsi
shr rsi, 20
mov rbx, rdx
sar rbx, 1
lea r14, [rbx+rbp]
cmovc r14, rbx
shl rsi, 44
mov qword ptr [rdi+8], rsi
andn r11, rdx, r8
cmovnz r13, rax
shrx r9, r13, r15
sarx r10, r13, r15
lea rbp, [r13-1]
mov rsi, qword ptr [rdi+336]
mov rdx, -2
vpbroadcastq ymm0, qword ptr [rdi-32]
vpbroadcastq ymm1, qword ptr [rdi-16]
vpblendd ymm2, ymm0, ymm1, 0xf0
mov r8, -2
vpbroadcastq ymm3, qword ptr [rdi-24]
vpbroadcastq ymm4, qword ptr [rdi-8]
cmovnz rcx, rbx
xor r10, rcx
sub r12, r13
mov r11, r14
sar r11, 1
lea rax, [r11+r10]
cmovc rax, r11
andn rbx, r14, r9
cmovnz rbp, r12
shrx r13, rbp, r15
sarx r10, rbp, r15
lea r14, [rbp-1]
cmovnz rcx, r11
xor r10, rcx
sub rdx, rbp
imul rsi, qword ptr [rdi-112]
mov r9, qword ptr [rdi+344]
imul r9, qword ptr [rdi-104]
lea rbx, [rsi+r9]
neg rbx
mov r12, rax
sar r12, 1
lea r11, [r12+r10]
cmovc r11, r12
sar rbx, 20
shl rbx, 24
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+384]
vpand ymm7, ymm2, ymm6
shr rbx, 24
andn rbp, rax, r13
cmovnz r14, rdx
shrx rsi, r14, r15
sarx r9, r14, r15
lea r10, [r14-1]
vpand ymm8, ymm5, ymm6
mov rax, -2
vpsrlq ymm9, ymm2, 30
mov qword ptr [rdi+16], rbx
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
vbroadcasti128 ymm12, xmmword ptr [rdi+912]
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+416]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+832]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1344]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
mov r13, -2
vpmuldq ymm13, ymm9, ymm11
cmovnz rcx, r12
xor r9, rcx
sub r8, r14
mov rbp, r11
sar rbp, 1
lea rdx, [rbp+r9]
cmovc rdx, rbp
andn r12, r11, rsi
cmovnz r10, r8
shrx r14, r10, r15
sarx r9, r10, r15
lea r11, [r10-1]
vpmuldq ymm14, ymm10, ymm12
cmovnz rcx, rbp
xor r9, rcx
sub rax, r10
shr rbx, 20
shl rbx, 44
mov qword ptr [rdi+24], rbx
mov rsi, rdx
sar rsi, 1
lea r12, [rsi+r9]
cmovc r12, rsi
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
andn r8, rdx, r14
cmovnz r11, rax
shrx rbp, r11, r15
sarx r10, r11, r15
lea rbx, [r11-1]
vpmuldq ymm0, ymm7, ymm15
mov r9, -2
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1376]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+448]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1344]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
cmovnz rcx, rsi
xor r10, rcx
sub r13, r11
mov rdx, r12
sar rdx, 1
lea r14, [rdx+r10]
cmovc r14, rdx
andn r8, r12, rbp
cmovnz rbx, r13
shrx rax, rbx, r15
sarx rsi, rbx, r15
lea r11, [rbx-1]
cmovnz rcx, rdx
xor rsi, rcx
sub r9, rbx
mov r10, r14
sar r10, 1
lea r12, [r10+rsi]
cmovc r12, r10
mov rbp, r12
add rbp, qword ptr [rdi-56]
mov r8, r12
shl r8, 44
mov r13, rbp
sar r13, 21
sar rbp, 42
add r8, qword ptr [rdi-40]
imul r13, qword ptr [rdi+8]
imul rbp, qword ptr [rdi+24]
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
andn rdx, r14, rax
cmovnz r11, r9
shrx rbx, r11, r15
sarx rsi, r11, r15
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1408]
vpaddq ymm15, ymm2, ymm5
lea r14, [r13+rbp]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1376]
lea rax, [r11-1]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
lea rdx, [r14+r8]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+896], ymm15
mov r9, -2
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
cmovnz rcx, r10
mov r13, rcx
add r13, qword ptr [rdi-64]
mov rbp, rcx
shl rbp, 45
mov r14, r13
sar r14, 20
sar r13, 41
add rbp, qword ptr [rdi-48]
imul r14, qword ptr [rdi+8]
imul r13, qword ptr [rdi+24]
lea r8, [r14+r13]
lea r10, [r8+rbp]
ror rdx, 44
ror r10, 45
xor rsi, r10
sub r9, r11
vbroadcasti128 ymm13, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
vpmuldq ymm2, ymm7, ymm13
mov r14, -2
vpmuldq ymm15, ymm8, ymm14
mov r13, rdx
sar r13, 1
lea r8, [r13+rsi]
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1440]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1408]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
cmovc r8, r13
andn rbp, rdx, rbx
cmovnz rax, r9
shrx r11, rax, r15
sarx rsi, rax, r15
lea rdx, [rax-1]
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+928], ymm11
mov rbx, -2
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
cmovnz r10, r13
xor rsi, r10
sub r14, rax
mov rbp, rcx
add rbp, qword ptr [rdi-64]
sar rbp, 41
mov qword ptr [rdi+200], rbp
mov r9, r8
sar r9, 1
lea r13, [r9+rsi]
lea rax, [rcx+524288]
cmovc r13, r9
shl rax, 23
vbroadcasti128 ymm15, xmmword ptr [rdi+1024]
vbroadcasti128 ymm5, xmmword ptr [rdi+1040]
sar rax, 43
andn rbp, r8, r11
cmovnz rdx, r14
shrx rsi, rdx, r15
sarx rcx, rdx, r15
lea r8, [rdx-1]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
mov r11, -2
mov qword ptr [rdi+192], rax
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1472]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1440]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm13
mov rbp, -2
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
cmovnz r10, r9
xor rcx, r10
sub rbx, rdx
mov r14, r13
sar r14, 1
lea rax, [r14+rcx]
cmovc rax, r14
andn r9, r13, rsi
cmovnz r8, rbx
shrx rdx, r8, r15
sarx rcx, r8, r15
lea r13, [r8-1]
cmovnz r10, r14
xor rcx, r10
sub r11, r8
mov rsi, r12
add rsi, qword ptr [rdi-56]
sar rsi, 42
mov qword ptr [rdi+216], rsi
mov r9, rax
sar r9, 1
lea rbx, [r9+rcx]
lea r14, [r12+1048576]
cmovc rbx, r9
shl r14, 22
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
vpmuldq ymm2, ymm7, ymm11
andn r8, rax, rdx
cmovnz r13, r11
shrx rsi, r13, r15
sarx rcx, r13, r15
lea r12, [r13-1]
vpmuldq ymm13, ymm8, ymm1
mov rax, -2
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1504]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1472]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm2, ymm9, ymm11
mov rdx, -2
vpmuldq ymm5, ymm10, ymm1
cmovnz r10, r9
xor rcx, r10
sub rbp, r13
sar r14, 43
mov r8, rbx
sar r8, 1
lea r11, [r8+rcx]
mov qword ptr [rdi+208], r14
mov r9, qword ptr [rdi+192]
cmovc r11, r8
andn r13, rbx, rsi
cmovnz r12, rbp
shrx rcx, r12, r15
sarx r14, r12, r15
lea rbx, [r12-1]
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
cmovnz r10, r8
xor r14, r10
sub rax, r12
imul r9, qword ptr [rdi+0]
mov rsi, qword ptr [rdi+200]
mov r13, r11
sar r13, 1
lea rbp, [r13+r14]
cmovc rbp, r13
imul rsi, qword ptr [rdi+16]
lea r8, [r9+rsi]
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
vpmuldq ymm12, ymm7, ymm13
andn r12, r11, rcx
cmovnz rbx, rax
shrx r14, rbx, r15
sarx r9, rbx, r15
lea rsi, [rbx-1]
vpmuldq ymm15, ymm8, ymm0
mov r11, -2
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1536]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1504]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm11
vpmuldq ymm12, ymm9, ymm13
mov rcx, -2
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
cmovnz r10, r13
xor r9, r10
sub rdx, rbx
neg r8
mov r12, rbp
sar r12, 1
lea rax, [r12+r9]
cmovc rax, r12
andn r13, rbp, r14
cmovnz rsi, rdx
shrx rbx, rsi, r15
sarx r9, rsi, r15
lea rbp, [rsi-1]
cmovnz r10, r12
xor r9, r10
sub r11, rsi
sar r8, 20
mov qword ptr [rdi+32], r8
mov r14, qword ptr [rdi+208]
imul r14, qword ptr [rdi+0]
mov r13, rax
sar r13, 1
lea rdx, [r13+r9]
cmovc rdx, r13
mov r12, qword ptr [rdi+216]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
imul r12, qword ptr [rdi+16]
vpmuldq ymm2, ymm7, ymm15
andn rsi, rax, rbx
cmovnz rbp, r11
shrx r8, rbp, r15
sarx r9, rbp, r15
lea rax, [rbp-1]
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
mov rbx, -2
lea rsi, [r14+r12]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1568]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1536]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm13
vpmuldq ymm2, ymm9, ymm15
mov r11, -2
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1152]
cmovnz r10, r13
xor r9, r10
sub rcx, rbp
mov r14, rdx
sar r14, 1
lea r12, [r14+r9]
cmovc r12, r14
andn r13, rdx, r8
cmovnz rax, rcx
shrx rbp, rax, r15
sarx r9, rax, r15
lea rdx, [rax-1]
cmovnz r10, r14
xor r9, r10
sub rbx, rax
neg rsi
sar rsi, 20
mov qword ptr [rdi+40], rsi
mov r8, r12
sar r8, 1
lea r13, [r8+r9]
mov rcx, qword ptr [rdi+928]
cmovc r13, r8
shr rcx, 10
vbroadcasti128 ymm5, xmmword ptr [rdi+1168]
vpmuldq ymm12, ymm7, ymm11
mov r14, qword ptr [rdi+960]
vpmuldq ymm13, ymm8, ymm5
andn rax, r12, rbp
cmovnz rdx, rbx
shrx rsi, rdx, r15
sarx r9, rdx, r15
lea r12, [rdx-1]
vpaddq ymm15, ymm2, ymm0
mov rbp, -2
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1600]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1568]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
mov rax, -2
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]
cmovnz r10, r8
xor r9, r10
sub r11, rdx
shl r14, 20
mov rbx, r13
sar rbx, 1
lea r8, [rbx+r9]
lea rdx, [rcx+r14]
mov r9, qword ptr [rdi+992]
cmovc r8, rbx
andn rcx, r13, rsi
cmovnz r12, r11
shrx r14, r12, r15
sarx r13, r12, r15
lea rsi, [r12-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+1200]
cmovnz r10, rbx
xor r13, r10
sub rbp, r12
shl r9, 50
mov rcx, r8
sar rcx, 1
lea r11, [rcx+r13]
lea rbx, [rdx+r9]
cmovc r11, rcx
mov qword ptr [rdi+48], rbx
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
andn r12, r8, r14
cmovnz rsi, rbp
shrx r13, rsi, r15
sarx rdx, rsi, r15
lea r9, [rsi-1]
mov rbx, qword ptr [rdi+944]
vpaddq ymm11, ymm12, ymm14
mov r8, -2
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1632]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1600]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
mov r14, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+1216]
vbroadcasti128 ymm0, xmmword ptr [rdi+1232]
cmovnz r10, rcx
xor rdx, r10
sub rax, rsi
mov r12, r11
sar r12, 1
lea rbp, [r12+rdx]
cmovc rbp, r12
andn rcx, r11, r13
cmovnz r9, rax
shrx rsi, r9, r15
sarx rdx, r9, r15
lea r11, [r9-1]
cmovnz r10, r12
xor rdx, r10
sub r8, r9
shr rbx, 10
mov r13, qword ptr [rdi+976]
shl r13, 20
lea rcx, [rbx+r13]
mov rax, rbp
sar rax, 1
lea r12, [rax+rdx]
cmovc r12, rax
mov r9, qword ptr [rdi+1008]
shl r9, 50
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
andn rbx, rbp, rsi
cmovnz r11, r8
shrx r13, r11, r15
sarx rdx, r11, r15
lea rbp, [r11-1]
vpaddq ymm13, ymm2, ymm5
lea rsi, [rcx+r9]
vpaddq ymm1, ymm13, ymm12
mov rbx, -2
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1664]
mov qword ptr [rdi+56], rsi
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1632]
mov r8, qword ptr [rdi+192]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
mov rcx, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
cmovnz r10, rax
xor rdx, r10
sub r14, r11
mov r9, r12
sar r9, 1
lea rsi, [r9+rdx]
cmovc rsi, r9
andn rax, r12, r13
cmovnz rbp, r14
shrx r11, rbp, r15
sarx rdx, rbp, r15
lea r12, [rbp-1]
cmovnz r10, r9
xor rdx, r10
sub rbx, rbp
imul r8, qword ptr [rdi+48]
mov r13, qword ptr [rdi+200]
mov rax, rsi
sar rax, 1
lea r14, [rax+rdx]
cmovc r14, rax
imul r13, qword ptr [rdi+56]
vpmuldq ymm2, ymm7, ymm11
lea r9, [r8+r13]
vpmuldq ymm13, ymm8, ymm14
andn rbp, rsi, r11
cmovnz r12, rbx
shrx rdx, r12, r15
sarx r8, r12, r15
lea r13, [r12-1]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
mov rsi, qword ptr [rdi+32]
mov r11, -2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1696]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1664]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1280]
mov rbp, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+1296]
cmovnz r10, rax
xor r8, r10
sub rcx, r12
mov rbx, r14
sar rbx, 1
lea rax, [rbx+r8]
cmovc rax, rbx
andn r12, r14, rdx
cmovnz r13, rcx
shrx r8, r13, r15
sarx r14, r13, r15
lea rdx, [r13-1]
vpmuldq ymm12, ymm7, ymm13
cmovnz r10, rbx
xor r14, r10
sub r11, r13
sar rsi, 20
sub rsi, r9
shl rsi, 44
mov r12, rax
sar r12, 1
lea rcx, [r12+r14]
mov qword ptr [rdi+64], rsi
cmovc rcx, r12
mov rbx, qword ptr [rdi+208]
vpmuldq ymm15, ymm8, ymm5
imul rbx, qword ptr [rdi+48]
vpaddq ymm11, ymm2, ymm0
andn r13, rax, r8
cmovnz rdx, r11
shrx r9, rdx, r15
sarx r14, rdx, r15
lea rsi, [rdx-1]
vpaddq ymm14, ymm11, ymm12
mov rax, -2
vpaddq ymm7, ymm14, ymm15
mov r8, qword ptr [rdi+216]
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1728]
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1696]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymmword ptr [rdi+448]
vpaddq ymm14, ymm12, ymm1
vpsrlq ymm15, ymm14, 30
vpand ymm3, ymm14, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm3
vpmuldq ymm7, ymm9, ymm13
vpmuldq ymm8, ymm10, ymm5
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1728]
vpaddq ymm11, ymm2, ymm0
cmovnz r10, r12
xor r14, r10
sub rbp, rdx
mov r13, rcx
sar r13, 1
lea r11, [r13+r14]
cmovc r11, r13
andn r12, rcx, r9
cmovnz rsi, rbp
shrx rdx, rsi, r15
sarx r14, rsi, r15
lea rcx, [rsi-1]
cmovnz r10, r13
xor r14, r10
sub rax, rsi
imul r8, qword ptr [rdi+56]
lea r9, [rbx+r8]
mov r12, qword ptr [rdi+40]
mov rbp, r11
sar rbp, 1
lea r13, [rbp+r14]
cmovc r13, rbp
mov rsi, r13
add rsi, qword ptr [rdi-56]
mov rbx, r13
shl rbx, 44
sar r12, 20
mov r8, rsi
sar r8, 21
sar rsi, 42
add rbx, qword ptr [rdi-40]
sub r12, r9
imul r8, qword ptr [rdi+64]
vpaddq ymm12, ymm11, ymmword ptr [rdi+448]
vpaddq ymm1, ymm12, ymm15
shl r12, 44
andn r14, r11, rdx
cmovnz rcx, rax
shrx r9, rcx, r15
sarx r11, rcx, r15
vpand ymm14, ymm1, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm14
vpsrlq ymm3, ymm1, 30
mov qword ptr [rdi+72], r12
vpsubq ymm9, ymm3, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+1280], ymm9
lea rdx, [rcx-1]
mov r14, -2
cmovnz r10, rbp
mov rax, r10
add rax, qword ptr [rdi-64]
mov r12, r10
shl r12, 45
mov rbp, rax
sar rbp, 20
sar rax, 41
add r12, qword ptr [rdi-48]
imul rsi, qword ptr [rdi+72]
imul rbp, qword ptr [rdi+64]
imul rax, qword ptr [rdi+72]
lea r8, [r8+rsi]
lea rsi, [rbp+rax]
lea rbp, [r8+rbx]
lea rax, [rsi+r12]
ror rbp, 44
ror rax, 45
xor r11, rax
sub r14, rcx
mov r8, -2
mov rbx, r10
add rbx, qword ptr [rdi-64]
mov rsi, rbp
sar rsi, 1
lea r12, [rsi+r11]
cmovc r12, rsi
andn rcx, rbp, r9
cmovnz rdx, r14
shrx r11, rdx, r15
sarx rbp, rdx, r15
lea r9, [rdx-1]
mov rcx, -2
cmovnz rax, rsi
xor rbp, rax
sub r8, rdx
sar rbx, 41
mov qword ptr [rdi+264], rbx
lea r14, [r10+524288]
shl r14, 23
sar r14, 43
mov rsi, r12
sar rsi, 1
lea rdx, [rsi+rbp]
mov qword ptr [rdi+256], r14
cmovc rdx, rsi
mov rbx, r13
add rbx, qword ptr [rdi-56]
sar rbx, 42
mov qword ptr [rdi+280], rbx
andn r10, r12, r11
cmovnz r9, r8
shrx rbp, r9, r15
sarx r14, r9, r15
lea rbx, [r9-1]
lea r12, [r13+1048576]
mov r11, -2
mov r10, -2
cmovnz rax, rsi
xor r14, rax
sub rcx, r9
shl r12, 22
mov r8, rdx
sar r8, 1
lea r13, [r8+r14]
cmovc r13, r8
andn rsi, rdx, rbp
cmovnz rbx, rcx
shrx r9, rbx, r15
sarx r14, rbx, r15
lea rdx, [rbx-1]
cmovnz rax, r8
xor r14, rax
sub r11, rbx
sar r12, 43
mov qword ptr [rdi+272], r12
mov rbp, qword ptr [rdi+256]
imul rbp, qword ptr [rdi+192]
mov rsi, qword ptr [rdi+264]
mov rcx, r13
sar rcx, 1
lea r8, [rcx+r14]
cmovc r8, rcx
imul rsi, qword ptr [rdi+208]
lea rbx, [rbp+rsi]
mov qword ptr [rdi+128], rbx
mov r12, qword ptr [rdi+256]
andn r14, r13, r9
cmovnz rdx, r11
shrx rbp, rdx, r15
sarx rsi, rdx, r15
lea rbx, [rdx-1]
mov r13, -2
mov r9, -2
cmovnz rax, rcx
xor rsi, rax
sub r10, rdx
imul r12, qword ptr [rdi+200]
mov r14, qword ptr [rdi+264]
mov r11, r8
sar r11, 1
lea rcx, [r11+rsi]
cmovc rcx, r11
andn rdx, r8, rbp
cmovnz rbx, r10
shrx rsi, rbx, r15
sarx r8, rbx, r15
lea rbp, [rbx-1]
cmovnz rax, r11
xor r8, rax
sub r13, rbx
imul r14, qword ptr [rdi+216]
lea rdx, [r12+r14]
mov qword ptr [rdi+136], rdx
mov r10, qword ptr [rdi+272]
imul r10, qword ptr [rdi+192]
mov r11, qword ptr [rdi+280]
mov rbx, rcx
sar rbx, 1
lea r12, [rbx+r8]
cmovc r12, rbx
imul r11, qword ptr [rdi+208]
lea r14, [r10+r11]
mov qword ptr [rdi+144], r14
mov rdx, qword ptr [rdi+272]
andn r8, rcx, rsi
cmovnz rbp, r13
shrx r10, rbp, r15
sarx r11, rbp, r15
lea r14, [rbp-1]
mov rcx, -2
mov rsi, -2
cmovnz rax, rbx
xor r11, rax
sub r9, rbp
imul rdx, qword ptr [rdi+200]
mov r8, r12
sar r8, 1
lea r13, [r8+r11]
mov rbx, qword ptr [rdi+280]
cmovc r13, r8
andn rbp, r12, r10
cmovnz r14, r9
shrx r11, r14, r15
sarx r12, r14, r15
lea r10, [r14-1]
cmovnz rax, r8
xor r12, rax
sub rcx, r14
imul rbx, qword ptr [rdi+216]
lea rbp, [rdx+rbx]
mov qword ptr [rdi+152], rbp
mov r9, qword ptr [rdi+256]
imul r9, qword ptr [rdi+32]
mov r8, r13
sar r8, 1
lea r14, [r8+r12]
mov rdx, qword ptr [rdi+264]
cmovc r14, r8
imul rdx, qword ptr [rdi+40]
lea rbx, [r9+rdx]
neg rbx
andn rbp, r13, r11
cmovnz r10, rcx
shrx r12, r10, r15
sarx r9, r10, r15
lea rdx, [r10-1]
mov r13, -2
mov r11, -2
cmovnz rax, r8
xor r9, rax
sub rsi, r10
sar rbx, 20
mov rbp, r14
sar rbp, 1
lea rcx, [rbp+r9]
mov r8, qword ptr [rdi+128]
cmovc rcx, rbp
andn r10, r14, r12
cmovnz rdx, rsi
shrx r9, rdx, r15
sarx r14, rdx, r15
lea r12, [rdx-1]
cmovnz rax, rbp
xor r14, rax
sub r13, rdx
imul r8, qword ptr [rdi+48]
mov r10, qword ptr [rdi+136]
imul r10, qword ptr [rdi+56]
lea rsi, [r8+r10]
lea rbp, [rbx+rsi]
mov rdx, rcx
sar rdx, 1
lea r8, [rdx+r14]
mov qword ptr [rdi-112], rbp
cmovc r8, rdx
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+80], rbp
andn r10, rcx, r9
cmovnz r12, r13
shrx rbx, r12, r15
sarx rsi, r12, r15
lea r14, [r12-1]
mov rbp, qword ptr [rdi+272]
mov rcx, -2
mov r9, -2
cmovnz rax, rdx
xor rsi, rax
sub r11, r12
mov r10, r8
sar r10, 1
lea r13, [r10+rsi]
cmovc r13, r10
andn rdx, r8, rbx
cmovnz r14, r11
shrx r12, r14, r15
sarx rsi, r14, r15
lea r8, [r14-1]
cmovnz rax, r10
xor rsi, rax
sub rcx, r14
imul rbp, qword ptr [rdi+32]
mov rbx, qword ptr [rdi+280]
imul rbx, qword ptr [rdi+40]
lea rdx, [rbp+rbx]
neg rdx
sar rdx, 20
mov r11, r13
sar r11, 1
lea r10, [r11+rsi]
mov r14, qword ptr [rdi+144]
cmovc r10, r11
imul r14, qword ptr [rdi+48]
mov rbp, qword ptr [rdi+152]
imul rbp, qword ptr [rdi+56]
andn rbx, r13, r12
cmovnz r8, rcx
shrx rsi, r8, r15
sarx r13, r8, r15
lea r12, [r8-1]
lea rbx, [r14+rbp]
mov rcx, -2
lea r14, [rdx+rbx]
mov qword ptr [rdi-104], r14
mov rbp, -2
cmovnz rax, r11
xor r13, rax
sub r9, r8
mov rdx, r10
sar rdx, 1
lea rbx, [rdx+r13]
cmovc rbx, rdx
andn r11, r10, rsi
cmovnz r12, r9
shrx r8, r12, r15
sarx r13, r12, r15
lea r10, [r12-1]
cmovnz rax, rdx
xor r13, rax
sub rcx, r12
sar r14, 20
shl r14, 44
mov qword ptr [rdi+88], r14
mov rsi, rbx
sar rsi, 1
lea r11, [rsi+r13]
cmovc r11, rsi
andn r9, rbx, r8
cmovnz r10, rcx
shrx rdx, r10, r15
sarx r12, r10, r15
lea r14, [r10-1]
mov r13, -2
mov rbx, -2
cmovnz rax, rsi
xor r12, rax
sub rbp, r10
mov r8, r11
sar r8, 1
lea r9, [r8+r12]
cmovc r9, r8
andn rcx, r11, rdx
cmovnz r14, rbp
shrx rsi, r14, r15
sarx r10, r14, r15
lea r12, [r14-1]
cmovnz rax, r8
xor r10, rax
sub r13, r14
mov r11, r9
sar r11, 1
lea rdx, [r11+r10]
cmovc rdx, r11
andn rcx, r9, rsi
cmovnz r12, r13
shrx rbp, r12, r15
sarx r8, r12, r15
lea r14, [r12-1]
mov r10, -2
mov r9, -2
cmovnz rax, r11
xor r8, rax
sub rbx, r12
mov rsi, rdx
sar rsi, 1
lea rcx, [rsi+r8]
cmovc rcx, rsi
andn r13, rdx, rbp
cmovnz r14, rbx
shrx r11, r14, r15
sarx r12, r14, r15
lea r8, [r14-1]
cmovnz rax, rsi
xor r12, rax
sub r10, r14
mov rdx, rcx
sar rdx, 1
lea rbp, [rdx+r12]
cmovc rbp, rdx
andn r13, rcx, r11
cmovnz r8, r10
shrx rbx, r8, r15
sarx rsi, r8, r15
lea r14, [r8-1]
mov r12, -2
cmovnz rax, rdx
xor rsi, rax
sub r9, r8
mov rcx, rbp
sar rcx, 1
lea r11, [rcx+rsi]
cmovc r11, rcx
andn r13, rbp, rbx
cmovnz r14, r9
shrx r10, r14, r15
sarx rdx, r14, r15
lea r8, [r14-1]
cmovnz rax, rcx
xor rdx, rax
sub r12, r14
mov rsi, r11
sar rsi, 1
lea rbp, [rsi+rdx]
cmovc rbp, rsi
mov rbx, rbp
add rbx, qword ptr [rdi-56]
mov r13, rbp
shl r13, 44
mov r9, rbx
sar r9, 21
sar rbx, 42
add r13, qword ptr [rdi-40]
mov qword ptr [rdi-120], rbp
imul r9, qword ptr [rdi+80]
imul rbx, qword ptr [rdi+88]
andn rcx, r11, r10
cmovnz r8, r12
shrx r14, r8, r15
sarx rdx, r8, r15
lea rbp, [r9+rbx]
lea r11, [rbp+r13]
cmovnz rax, rsi
mov r10, rax
add r10, qword ptr [rdi-64]
mov rcx, rax
shl rcx, 45
mov r12, r10
sar r12, 20
sar r10, 41
add rcx, qword ptr [rdi-48]
mov qword ptr [rdi-128], rax
imul r12, qword ptr [rdi+80]
imul r10, qword ptr [rdi+88]
lea r9, [r12+r10]
lea rbx, [r9+rcx]
ror r11, 44
ror rbx, 45
mov rcx, rbx
mov rbx, r11
mov rsi, rdx
mov rdx, r8
mov rbp, r14
dec qword ptr [rdi-72]
jnz 2b
mov qword ptr [rdi-80], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
