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
// Length: 35 limbs of 30 bits; 1726 instructions a round, 780 for its steps (form: select).
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
mov r11, rbx
sar r11, 1
lea r12, [r11+rsi]
mov r13, -2
cmovc r12, r11
andn r14, rbx, rbp
cmovnz rax, r8
shrx rdx, rax, r15
sarx rsi, rax, r15
lea rbx, [rax-1]
cmovnz rcx, r11
xor rsi, rcx
sub r13, rax
mov rbp, r9
add rbp, qword ptr [rdi-64]
sar rbp, 41
mov qword ptr [rdi+328], rbp
lea r14, [r9+524288]
mov r8, r12
sar r8, 1
lea r11, [r8+rsi]
cmovc r11, r8
shl r14, 23
mov rax, -2
sar r14, 43
andn rbp, r12, rdx
cmovnz rbx, r13
shrx r9, rbx, r15
sarx rsi, rbx, r15
lea r12, [rbx-1]
mov qword ptr [rdi+320], r14
mov rdx, -2
cmovnz rcx, r8
xor rsi, rcx
sub rax, rbx
mov rbp, r10
add rbp, qword ptr [rdi-56]
mov r13, r11
sar r13, 1
lea r14, [r13+rsi]
cmovc r14, r13
andn r8, r11, r9
cmovnz r12, rax
shrx rbx, r12, r15
sarx rsi, r12, r15
lea r11, [r12-1]
cmovnz rcx, r13
xor rsi, rcx
sub rdx, r12
sar rbp, 42
mov qword ptr [rdi+344], rbp
lea r9, [r10+1048576]
shl r9, 22
mov r8, r14
sar r8, 1
lea rax, [r8+rsi]
cmovc rax, r8
sar r9, 43
mov r13, -2
mov qword ptr [rdi+336], r9
andn r12, r14, rbx
cmovnz r11, rdx
shrx rbp, r11, r15
sarx r10, r11, r15
lea rsi, [r11-1]
mov r9, qword ptr [rdi+320]
mov r14, -2
cmovnz rcx, r8
xor r10, rcx
sub r13, r11
imul r9, qword ptr [rdi+128]
mov rbx, rax
sar rbx, 1
lea r12, [rbx+r10]
mov rdx, qword ptr [rdi+328]
cmovc r12, rbx
andn r8, rax, rbp
cmovnz rsi, r13
shrx r11, rsi, r15
sarx r10, rsi, r15
lea rax, [rsi-1]
cmovnz rcx, rbx
xor r10, rcx
sub r14, rsi
imul rdx, qword ptr [rdi+144]
lea rbp, [r9+rdx]
neg rbp
mov r8, r12
sar r8, 1
lea r13, [r8+r10]
cmovc r13, r8
mov qword ptr [rdi-32], rbp
mov rbx, -2
mov rsi, qword ptr [rdi+320]
andn r9, r12, r11
cmovnz rax, r14
shrx rdx, rax, r15
sarx r10, rax, r15
lea rbp, [rax-1]
mov r12, -2
cmovnz rcx, r8
xor r10, rcx
sub rbx, rax
imul rsi, qword ptr [rdi+136]
mov r11, qword ptr [rdi+328]
mov r9, r13
sar r9, 1
lea r14, [r9+r10]
cmovc r14, r9
andn r8, r13, rdx
cmovnz rbp, rbx
shrx rax, rbp, r15
sarx r10, rbp, r15
lea r13, [rbp-1]
cmovnz rcx, r9
xor r10, rcx
sub r12, rbp
imul r11, qword ptr [rdi+152]
lea rdx, [rsi+r11]
neg rdx
mov qword ptr [rdi-24], rdx
mov r8, r14
sar r8, 1
lea rbx, [r8+r10]
mov r9, qword ptr [rdi+336]
cmovc rbx, r8
mov rbp, -2
imul r9, qword ptr [rdi+128]
mov rsi, qword ptr [rdi+344]
andn r11, r14, rax
cmovnz r13, r12
shrx rdx, r13, r15
sarx r10, r13, r15
lea r14, [r13-1]
mov rax, -2
cmovnz rcx, r8
xor r10, rcx
sub rbp, r13
imul rsi, qword ptr [rdi+144]
mov r11, rbx
sar r11, 1
lea r12, [r11+r10]
lea r8, [r9+rsi]
cmovc r12, r11
andn r13, rbx, rdx
cmovnz r14, rbp
shrx r10, r14, r15
sarx r9, r14, r15
lea rsi, [r14-1]
cmovnz rcx, r11
xor r9, rcx
sub rax, r14
neg r8
mov qword ptr [rdi-16], r8
mov rbx, qword ptr [rdi+336]
mov rdx, r12
sar rdx, 1
lea r13, [rdx+r9]
cmovc r13, rdx
imul rbx, qword ptr [rdi+136]
mov rbp, -2
mov r11, qword ptr [rdi+344]
imul r11, qword ptr [rdi+152]
andn r14, r12, r10
cmovnz rsi, rax
shrx r8, rsi, r15
sarx r9, rsi, r15
lea r12, [rsi-1]
lea r10, [rbx+r11]
mov r14, -2
cmovnz rcx, rdx
xor r9, rcx
sub rbp, rsi
mov rax, r13
sar rax, 1
lea rbx, [rax+r9]
cmovc rbx, rax
andn r11, r13, r8
cmovnz r12, rbp
shrx rdx, r12, r15
sarx rsi, r12, r15
lea r9, [r12-1]
cmovnz rcx, rax
xor rsi, rcx
sub r14, r12
neg r10
mov qword ptr [rdi-8], r10
mov r13, qword ptr [rdi+320]
imul r13, qword ptr [rdi-112]
mov r8, rbx
sar r8, 1
lea r11, [r8+rsi]
mov rbp, qword ptr [rdi+328]
cmovc r11, r8
imul rbp, qword ptr [rdi-104]
mov rax, -2
lea r12, [r13+rbp]
andn r10, rbx, rdx
cmovnz r9, r14
shrx rsi, r9, r15
sarx r13, r9, r15
lea rbp, [r9-1]
mov rbx, -2
cmovnz rcx, r8
xor r13, rcx
sub rax, r9
neg r12
mov rdx, r11
sar rdx, 1
lea r10, [rdx+r13]
cmovc r10, rdx
andn r14, r11, rsi
cmovnz rbp, rax
shrx r8, rbp, r15
sarx r9, rbp, r15
lea r13, [rbp-1]
cmovnz rcx, rdx
xor r9, rcx
sub rbx, rbp
sar r12, 20
shl r12, 24
shr r12, 24
mov qword ptr [rdi+0], r12
mov r11, r10
sar r11, 1
lea rsi, [r11+r9]
cmovc rsi, r11
shr r12, 20
shl r12, 44
mov r14, -2
mov qword ptr [rdi+8], r12
andn rax, r10, r8
cmovnz r13, rbx
shrx rdx, r13, r15
sarx rbp, r13, r15
lea r9, [r13-1]
mov r12, qword ptr [rdi+336]
mov r10, -2
vpbroadcastq ymm0, qword ptr [rdi-32]
vpbroadcastq ymm1, qword ptr [rdi-16]
vpblendd ymm2, ymm0, ymm1, 0xf0
vpbroadcastq ymm3, qword ptr [rdi-24]
vpbroadcastq ymm4, qword ptr [rdi-8]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+384]
vpand ymm7, ymm2, ymm6
vpand ymm8, ymm5, ymm6
vpsrlq ymm9, ymm2, 30
cmovnz rcx, r11
xor rbp, rcx
sub r14, r13
mov r8, rsi
sar r8, 1
lea rax, [r8+rbp]
cmovc rax, r8
andn rbx, rsi, rdx
cmovnz r9, r14
shrx r11, r9, r15
sarx r13, r9, r15
lea rbp, [r9-1]
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
cmovnz rcx, r8
xor r13, rcx
imul r12, qword ptr [rdi-112]
sub r10, r9
mov rsi, qword ptr [rdi+344]
imul rsi, qword ptr [rdi-104]
lea rdx, [r12+rsi]
mov rbx, rax
sar rbx, 1
lea r14, [rbx+r13]
cmovc r14, rbx
neg rdx
sar rdx, 20
vbroadcasti128 ymm12, xmmword ptr [rdi+912]
mov r8, -2
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
shl rdx, 24
vpaddq ymm0, ymm15, ymmword ptr [rdi+416]
andn r9, rax, r11
cmovnz rbp, r10
shrx r12, rbp, r15
sarx rsi, rbp, r15
lea r13, [rbp-1]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+832]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+2048]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
mov rax, -2
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
vpmuldq ymm0, ymm7, ymm15
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+2080]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+448]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]
cmovnz rcx, rbx
xor rsi, rcx
sub r8, rbp
shr rdx, 24
mov r11, r14
sar r11, 1
lea r9, [r11+rsi]
mov qword ptr [rdi+16], rdx
cmovc r9, r11
andn r10, r14, r12
cmovnz r13, r8
shrx rbx, r13, r15
sarx rbp, r13, r15
lea rsi, [r13-1]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2048]
cmovnz rcx, r11
xor rbp, rcx
sub rax, r13
shr rdx, 20
shl rdx, 44
mov qword ptr [rdi+24], rdx
mov r14, r9
sar r14, 1
lea r12, [r14+rbp]
cmovc r12, r14
vpaddq ymm13, ymm0, ymm12
mov r10, -2
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
andn r8, r9, rbx
cmovnz rsi, rax
shrx r11, rsi, r15
sarx r13, rsi, r15
lea rdx, [rsi-1]
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
mov rbp, -2
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2112]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2080]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+896], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
cmovnz rcx, r14
xor r13, rcx
sub r10, rsi
mov r9, r12
sar r9, 1
lea rbx, [r9+r13]
cmovc rbx, r9
andn r8, r12, r11
cmovnz rdx, r10
shrx rax, rdx, r15
sarx r14, rdx, r15
lea rsi, [rdx-1]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
cmovnz rcx, r9
xor r14, rcx
sub rbp, rdx
mov r13, rbx
sar r13, 1
lea r12, [r13+r14]
cmovc r12, r13
mov r11, r12
add r11, qword ptr [rdi-56]
mov r8, r12
shl r8, 44
mov r10, r11
sar r10, 21
sar r11, 42
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
add r8, qword ptr [rdi-40]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2144]
imul r10, qword ptr [rdi+8]
imul r11, qword ptr [rdi+24]
vpaddq ymm11, ymm12, ymm1
andn r9, rbx, rax
cmovnz rsi, rbp
shrx rdx, rsi, r15
sarx r14, rsi, r15
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2112]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+928], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1024]
lea rbx, [r10+r11]
vbroadcasti128 ymm5, xmmword ptr [rdi+1040]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
lea rax, [rbx+r8]
vpaddq ymm13, ymm2, ymm0
lea r9, [rsi-1]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2176]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2144]
cmovnz rcx, r13
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov r10, rcx
shl r10, 45
mov r11, rbp
sar r11, 20
sar rbp, 41
add r10, qword ptr [rdi-48]
imul r11, qword ptr [rdi+8]
imul rbp, qword ptr [rdi+24]
lea rbx, [r11+rbp]
lea r8, [rbx+r10]
ror rax, 44
ror r8, 45
xor r14, r8
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
mov r13, -2
vpaddq ymm2, ymm11, ymm1
sub r13, rsi
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
vpmuldq ymm2, ymm7, ymm11
mov r11, rax
sar r11, 1
lea rbp, [r11+r14]
mov rbx, -2
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2176]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
cmovc rbp, r11
andn r10, rax, rdx
cmovnz r9, r13
shrx rsi, r9, r15
sarx r14, r9, r15
lea rax, [r9-1]
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
cmovnz r8, r11
xor r14, r8
sub rbx, r9
mov rdx, rcx
add rdx, qword ptr [rdi-64]
sar rdx, 41
mov qword ptr [rdi+200], rdx
mov r10, rbp
sar r10, 1
lea r13, [r10+r14]
cmovc r13, r10
lea r11, [rcx+524288]
vpmuldq ymm12, ymm7, ymm13
mov r9, -2
vpmuldq ymm15, ymm8, ymm0
shl r11, 23
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
andn rdx, rbp, rsi
cmovnz rax, rbx
shrx r14, rax, r15
sarx rcx, rax, r15
lea rbp, [rax-1]
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2208]
vpaddq ymm1, ymm11, ymm12
mov rsi, -2
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2272]
cmovnz r8, r10
xor rcx, r8
sub r9, rax
sar r11, 43
mov rdx, r13
sar rdx, 1
lea rbx, [rdx+rcx]
mov qword ptr [rdi+192], r11
cmovc rbx, rdx
andn r10, r13, r14
cmovnz rbp, r9
shrx rax, rbp, r15
sarx rcx, rbp, r15
lea r11, [rbp-1]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2240]
cmovnz r8, rdx
xor rcx, r8
sub rsi, rbp
mov r13, r12
add r13, qword ptr [rdi-56]
sar r13, 42
mov qword ptr [rdi+216], r13
mov r14, rbx
sar r14, 1
lea r10, [r14+rcx]
cmovc r10, r14
lea r9, [r12+1048576]
vpaddq ymm0, ymm13, ymm2
mov rdx, -2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
shl r9, 22
vpsrlq ymm1, ymm12, 30
andn rbp, rbx, rax
cmovnz r11, rsi
shrx r13, r11, r15
sarx rcx, r11, r15
lea r12, [r11-1]
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1152]
mov rbx, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+1168]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2304]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2272]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm15
cmovnz r8, r14
xor rcx, r8
sub rdx, r11
sar r9, 43
mov rax, r10
sar rax, 1
lea rbp, [rax+rcx]
mov qword ptr [rdi+208], r9
mov rsi, qword ptr [rdi+192]
cmovc rbp, rax
andn r14, r10, r13
cmovnz r12, rdx
shrx r11, r12, r15
sarx rcx, r12, r15
lea r9, [r12-1]
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
cmovnz r8, rax
xor rcx, r8
sub rbx, r12
imul rsi, qword ptr [rdi+0]
mov r10, rbp
sar r10, 1
lea r13, [r10+rcx]
mov r14, qword ptr [rdi+200]
cmovc r13, r10
imul r14, qword ptr [rdi+16]
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]
mov rdx, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+1200]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
lea rax, [rsi+r14]
andn r12, rbp, r11
cmovnz r9, rbx
shrx rcx, r9, r15
sarx rsi, r9, r15
lea r14, [r9-1]
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm12, ymm14
mov rbp, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2304]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1216]
vbroadcasti128 ymm0, xmmword ptr [rdi+1232]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
cmovnz r8, r10
xor rsi, r8
sub rdx, r9
neg rax
mov r11, r13
sar r11, 1
lea r12, [r11+rsi]
cmovc r12, r11
andn rbx, r13, rcx
cmovnz r14, rdx
shrx r10, r14, r15
sarx r9, r14, r15
lea rsi, [r14-1]
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2368]
cmovnz r8, r11
xor r9, r8
sub rbp, r14
sar rax, 20
mov qword ptr [rdi+32], rax
mov r13, qword ptr [rdi+208]
mov rcx, r12
sar rcx, 1
lea rbx, [rcx+r9]
cmovc rbx, rcx
imul r13, qword ptr [rdi+0]
vpaddq ymm13, ymm2, ymm5
mov rdx, -2
mov r11, qword ptr [rdi+216]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2336]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
andn r14, r12, r10
cmovnz rsi, rbp
shrx rax, rsi, r15
sarx r9, rsi, r15
lea r12, [rsi-1]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
mov r10, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2400]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2368]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
cmovnz r8, rcx
xor r9, r8
sub rdx, rsi
imul r11, qword ptr [rdi+16]
lea r14, [r13+r11]
mov rbp, rbx
sar rbp, 1
lea rcx, [rbp+r9]
cmovc rcx, rbp
andn rsi, rbx, rax
cmovnz r12, rdx
shrx r13, r12, r15
sarx r11, r12, r15
lea r9, [r12-1]
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm15
cmovnz r8, rbp
xor r11, r8
sub r10, r12
neg r14
sar r14, 20
mov qword ptr [rdi+40], r14
mov rbx, rcx
sar rbx, 1
lea rax, [rbx+r11]
cmovc rax, rbx
mov rsi, qword ptr [rdi+928]
vpmuldq ymm2, ymm9, ymm11
mov rdx, -2
vpmuldq ymm0, ymm10, ymm14
shr rsi, 10
vbroadcasti128 ymm13, xmmword ptr [rdi+1280]
vbroadcasti128 ymm5, xmmword ptr [rdi+1296]
vpmuldq ymm12, ymm7, ymm13
andn rbp, rcx, r13
cmovnz r9, r10
shrx r12, r9, r15
sarx r14, r9, r15
lea r11, [r9-1]
vpmuldq ymm15, ymm8, ymm5
mov rcx, qword ptr [rdi+960]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2432]
mov r13, -2
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2400]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+1312]
vbroadcasti128 ymm1, xmmword ptr [rdi+1328]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
cmovnz r8, rbx
xor r14, r8
sub rdx, r9
mov rbp, rax
sar rbp, 1
lea r10, [rbp+r14]
cmovc r10, rbp
andn rbx, rax, r12
cmovnz r11, rdx
shrx r9, r11, r15
sarx r14, r11, r15
lea rax, [r11-1]
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
cmovnz r8, rbp
xor r14, r8
shl rcx, 20
sub r13, r11
lea r12, [rsi+rcx]
mov rbx, qword ptr [rdi+992]
shl rbx, 50
mov rdx, r10
sar rdx, 1
lea rbp, [rdx+r14]
cmovc rbp, rdx
lea r11, [r12+rbx]
vpaddq ymm12, ymm5, ymm11
mov rsi, -2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2464]
vpaddq ymm13, ymm12, ymm14
mov qword ptr [rdi+48], r11
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2432]
vpaddq ymm5, ymm13, ymm2
andn rcx, r10, r9
cmovnz rax, r13
shrx r14, rax, r15
sarx r12, rax, r15
lea rbx, [rax-1]
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
mov r11, qword ptr [rdi+944]
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm13
mov r10, -2
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1344]
vbroadcasti128 ymm0, xmmword ptr [rdi+1360]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2496]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2464]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
cmovnz r8, rdx
xor r12, r8
sub rsi, rax
mov r9, rbp
sar r9, 1
lea rcx, [r9+r12]
cmovc rcx, r9
andn r13, rbp, r14
cmovnz rbx, rsi
shrx rdx, rbx, r15
sarx rax, rbx, r15
lea r12, [rbx-1]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
cmovnz r8, r9
xor rax, r8
sub r10, rbx
shr r11, 10
mov rbp, qword ptr [rdi+976]
shl rbp, 20
mov r14, rcx
sar r14, 1
lea r13, [r14+rax]
lea rsi, [r11+rbp]
cmovc r13, r14
vpand ymm15, ymm2, ymm6
mov r9, qword ptr [rdi+1008]
mov rbx, -2
vmovdqa ymmword ptr [rdi+1280], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
shl r9, 50
vbroadcasti128 ymm13, xmmword ptr [rdi+1376]
andn rax, rcx, rdx
cmovnz r12, r10
shrx r11, r12, r15
sarx rbp, r12, r15
lea rcx, [r12-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
lea rdx, [rsi+r9]
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
mov rax, -2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2528]
mov qword ptr [rdi+56], rdx
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2496]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
mov r10, qword ptr [rdi+192]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1408]
vbroadcasti128 ymm5, xmmword ptr [rdi+1424]
cmovnz r8, r14
xor rbp, r8
sub rbx, r12
mov rsi, r13
sar rsi, 1
lea r9, [rsi+rbp]
cmovc r9, rsi
andn rdx, r13, r11
cmovnz rcx, rbx
shrx r14, rcx, r15
sarx r12, rcx, r15
lea rbp, [rcx-1]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
cmovnz r8, rsi
xor r12, r8
sub rax, rcx
imul r10, qword ptr [rdi+48]
mov r13, r9
sar r13, 1
lea r11, [r13+r12]
mov rdx, qword ptr [rdi+200]
cmovc r11, r13
vpaddq ymm13, ymm2, ymm0
mov rbx, -2
vpaddq ymm14, ymm13, ymm12
imul rdx, qword ptr [rdi+56]
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2560]
vpaddq ymm13, ymm2, ymm0
andn rsi, r9, r14
cmovnz rbp, rax
shrx rcx, rbp, r15
sarx r12, rbp, r15
lea r9, [rbp-1]
lea r14, [r10+rdx]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2528]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
mov rsi, qword ptr [rdi+32]
vpsrlq ymm0, ymm2, 30
mov rax, -2
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1344], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1440]
vbroadcasti128 ymm1, xmmword ptr [rdi+1456]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2592]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2560]
vpaddq ymm5, ymm15, ymm2
cmovnz r8, r13
xor r12, r8
sub rbx, rbp
mov r10, r11
sar r10, 1
lea rdx, [r10+r12]
cmovc rdx, r10
andn r13, r11, rcx
cmovnz r9, rbx
shrx rbp, r9, r15
sarx r12, r9, r15
lea r11, [r9-1]
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
cmovnz r8, r10
xor r12, r8
sub rax, r9
sar rsi, 20
sub rsi, r14
shl rsi, 44
mov rcx, rdx
sar rcx, 1
lea r13, [rcx+r12]
cmovc r13, rcx
mov qword ptr [rdi+64], rsi
vpsrlq ymm14, ymm12, 30
mov rbx, -2
vpand ymm15, ymm12, ymm6
mov r10, qword ptr [rdi+208]
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm2, ymm9, ymm11
andn r9, rdx, rbp
cmovnz r11, rax
shrx r14, r11, r15
sarx r12, r11, r15
lea rsi, [r11-1]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1472]
vbroadcasti128 ymm0, xmmword ptr [rdi+1488]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
mov rdx, -2
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2624]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2592]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1408], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1504]
cmovnz r8, rcx
xor r12, r8
sub rbx, r11
imul r10, qword ptr [rdi+48]
mov rbp, r13
sar rbp, 1
lea r9, [rbp+r12]
mov rax, qword ptr [rdi+216]
cmovc r9, rbp
andn rcx, r13, r14
cmovnz rsi, rbx
shrx r11, rsi, r15
sarx r12, rsi, r15
lea r13, [rsi-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
vpmuldq ymm2, ymm7, ymm15
cmovnz r8, rbp
xor r12, r8
sub rdx, rsi
imul rax, qword ptr [rdi+56]
lea r14, [r10+rax]
mov rcx, qword ptr [rdi+40]
mov rbx, r9
sar rbx, 1
lea rbp, [rbx+r12]
cmovc rbp, rbx
mov rsi, rbp
add rsi, qword ptr [rdi-56]
mov r10, rbp
shl r10, 44
sar rcx, 20
mov rax, rsi
sar rax, 21
sar rsi, 42
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
add r10, qword ptr [rdi-40]
vpaddq ymm0, ymm13, ymm2
sub rcx, r14
imul rax, qword ptr [rdi+64]
vpaddq ymm12, ymm0, ymm11
andn r12, r9, r11
cmovnz r13, rdx
shrx r14, r13, r15
sarx r9, r13, r15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2656]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2624]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1536]
vbroadcasti128 ymm5, xmmword ptr [rdi+1552]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
lea r11, [r13-1]
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2688]
vpaddq ymm15, ymm2, ymm0
cmovnz r8, rbx
mov r12, r8
add r12, qword ptr [rdi-64]
mov rdx, r8
shl rdx, 45
mov rbx, r12
sar rbx, 20
sar r12, 41
add rdx, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+64]
shl rcx, 44
mov qword ptr [rdi+72], rcx
imul rsi, qword ptr [rdi+72]
imul r12, qword ptr [rdi+72]
lea rcx, [rax+rsi]
lea rax, [rbx+r12]
lea rsi, [rcx+r10]
lea rbx, [rax+rdx]
ror rsi, 44
ror rbx, 45
xor r9, rbx
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2656]
vpaddq ymm14, ymm15, ymm12
mov r12, -2
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
sub r12, r13
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1568]
mov rcx, rsi
sar rcx, 1
lea r10, [rcx+r9]
vbroadcasti128 ymm1, xmmword ptr [rdi+1584]
mov rax, -2
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2720]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2688]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
cmovc r10, rcx
andn rdx, rsi, r14
cmovnz r11, r12
shrx r13, r11, r15
sarx r9, r11, r15
lea rsi, [r11-1]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1504], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
cmovnz rbx, rcx
xor r9, rbx
mov r14, r8
add r14, qword ptr [rdi-64]
sub rax, r11
sar r14, 41
mov qword ptr [rdi+264], r14
lea rdx, [r8+524288]
shl rdx, 23
sar rdx, 43
mov r12, r10
sar r12, 1
lea rcx, [r12+r9]
mov qword ptr [rdi+256], rdx
cmovc rcx, r12
mov r11, rbp
add r11, qword ptr [rdi-56]
vbroadcasti128 ymm15, xmmword ptr [rdi+1600]
mov r14, -2
vbroadcasti128 ymm0, xmmword ptr [rdi+1616]
vpmuldq ymm12, ymm7, ymm15
sar r11, 42
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
andn r8, r10, r13
cmovnz rsi, rax
shrx r9, rsi, r15
sarx rdx, rsi, r15
lea r10, [rsi-1]
mov qword ptr [rdi+280], r11
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
lea r13, [rbp+1048576]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2752]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2720]
mov r8, -2
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1536], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
cmovnz rbx, r12
xor rdx, rbx
sub r14, rsi
mov rax, rcx
sar rax, 1
lea r11, [rax+rdx]
cmovc r11, rax
andn rbp, rcx, r9
cmovnz r10, r14
shrx r12, r10, r15
sarx rsi, r10, r15
lea rdx, [r10-1]
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2784]
cmovnz rbx, rax
xor rsi, rbx
shl r13, 22
sub r8, r10
sar r13, 43
mov qword ptr [rdi+272], r13
mov rcx, qword ptr [rdi+256]
imul rcx, qword ptr [rdi+192]
mov r9, qword ptr [rdi+264]
mov rbp, r11
sar rbp, 1
lea r14, [rbp+rsi]
cmovc r14, rbp
imul r9, qword ptr [rdi+208]
lea rax, [rcx+r9]
vpaddq ymm15, ymm12, ymm1
mov r10, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2752]
mov qword ptr [rdi+128], rax
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
andn r13, r11, r12
cmovnz rdx, r8
shrx rsi, rdx, r15
sarx rcx, rdx, r15
lea r9, [rdx-1]
mov rax, qword ptr [rdi+256]
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
mov r11, -2
vbroadcasti128 ymm13, xmmword ptr [rdi+1664]
vbroadcasti128 ymm5, xmmword ptr [rdi+1680]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2816]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2784]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
cmovnz rbx, rbp
xor rcx, rbx
sub r10, rdx
imul rax, qword ptr [rdi+200]
mov r12, r14
sar r12, 1
lea r13, [r12+rcx]
mov r8, qword ptr [rdi+264]
cmovc r13, r12
andn rbp, r14, rsi
cmovnz r9, r10
shrx rdx, r9, r15
sarx rcx, r9, r15
lea r14, [r9-1]
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1600], ymm11
cmovnz rbx, r12
xor rcx, rbx
sub r11, r9
imul r8, qword ptr [rdi+216]
lea rsi, [rax+r8]
mov qword ptr [rdi+136], rsi
mov rbp, qword ptr [rdi+272]
imul rbp, qword ptr [rdi+192]
mov r10, r13
sar r10, 1
lea r12, [r10+rcx]
mov r9, qword ptr [rdi+280]
cmovc r12, r10
imul r9, qword ptr [rdi+208]
vpmuldq ymm12, ymm9, ymm13
mov rax, -2
vpmuldq ymm14, ymm10, ymm5
lea r8, [rbp+r9]
vbroadcasti128 ymm15, xmmword ptr [rdi+1696]
vbroadcasti128 ymm1, xmmword ptr [rdi+1712]
vpmuldq ymm2, ymm7, ymm15
mov qword ptr [rdi+144], r8
andn rsi, r13, rdx
cmovnz r14, r11
shrx rcx, r14, r15
sarx rbp, r14, r15
lea r9, [r14-1]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov r8, qword ptr [rdi+272]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2848]
mov r13, -2
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2816]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1728]
vbroadcasti128 ymm0, xmmword ptr [rdi+1744]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
cmovnz rbx, r10
xor rbp, rbx
sub rax, r14
imul r8, qword ptr [rdi+200]
mov rdx, r12
sar rdx, 1
lea rsi, [rdx+rbp]
mov r11, qword ptr [rdi+280]
cmovc rsi, rdx
andn r10, r12, rcx
cmovnz r9, rax
shrx r14, r9, r15
sarx rbp, r9, r15
lea r12, [r9-1]
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
cmovnz rbx, rdx
xor rbp, rbx
sub r13, r9
imul r11, qword ptr [rdi+216]
lea rcx, [r8+r11]
mov qword ptr [rdi+152], rcx
mov r10, qword ptr [rdi+256]
mov rax, rsi
sar rax, 1
lea rdx, [rax+rbp]
cmovc rdx, rax
imul r10, qword ptr [rdi+32]
mov r9, qword ptr [rdi+264]
vpaddq ymm2, ymm1, ymm13
mov r8, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2880]
imul r9, qword ptr [rdi+40]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2848]
lea r11, [r10+r9]
vpaddq ymm1, ymm15, ymm12
andn rcx, rsi, r14
cmovnz r12, r13
shrx rbp, r12, r15
sarx r10, r12, r15
lea r9, [r12-1]
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm15
mov rsi, -2
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2912]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2880]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
cmovnz rbx, rax
xor r10, rbx
sub r8, r12
neg r11
sar r11, 20
mov r14, rdx
sar r14, 1
lea rcx, [r14+r10]
mov r13, qword ptr [rdi+128]
cmovc rcx, r14
andn rax, rdx, rbp
cmovnz r9, r8
shrx r12, r9, r15
sarx r10, r9, r15
lea rdx, [r9-1]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
cmovnz rbx, r14
xor r10, rbx
sub rsi, r9
imul r13, qword ptr [rdi+48]
mov rbp, qword ptr [rdi+136]
imul rbp, qword ptr [rdi+56]
lea rax, [r13+rbp]
mov r8, rcx
sar r8, 1
lea r14, [r8+r10]
lea r9, [r11+rax]
cmovc r14, r8
mov qword ptr [rdi-112], r9
vpand ymm11, ymm12, ymm6
mov r13, -2
vmovdqa ymmword ptr [rdi+1696], ymm11
sar r9, 20
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
shl r9, 44
vbroadcasti128 ymm15, xmmword ptr [rdi+1792]
andn rbp, rcx, r12
cmovnz rdx, rsi
shrx r10, rdx, r15
sarx r11, rdx, r15
lea rax, [rdx-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+1808]
mov qword ptr [rdi+80], r9
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
mov rcx, qword ptr [rdi+272]
vpaddq ymm14, ymm13, ymm12
mov r12, -2
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+2944]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2912]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1728], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1824]
vbroadcasti128 ymm1, xmmword ptr [rdi+1840]
vpmuldq ymm2, ymm7, ymm11
cmovnz rbx, r8
xor r11, rbx
sub r13, rdx
mov rbp, r14
sar rbp, 1
lea rsi, [rbp+r11]
cmovc rsi, rbp
andn r9, r14, r10
cmovnz rax, r13
shrx r8, rax, r15
sarx rdx, rax, r15
lea r11, [rax-1]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
cmovnz rbx, rbp
xor rdx, rbx
sub r12, rax
imul rcx, qword ptr [rdi+32]
mov r14, qword ptr [rdi+280]
imul r14, qword ptr [rdi+40]
lea r10, [rcx+r14]
neg r10
sar r10, 20
mov r9, rsi
sar r9, 1
lea r13, [r9+rdx]
cmovc r13, r9
mov rbp, qword ptr [rdi+144]
imul rbp, qword ptr [rdi+48]
vpaddq ymm5, ymm15, ymm2
mov rax, -2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2976]
mov rcx, qword ptr [rdi+152]
vpaddq ymm15, ymm12, ymm14
andn r14, rsi, r8
cmovnz r11, r12
shrx rdx, r11, r15
sarx rsi, r11, r15
lea r8, [r11-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2944]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
mov r14, -2
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1760], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1856]
vbroadcasti128 ymm0, xmmword ptr [rdi+1872]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3008]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2976]
vpaddq ymm1, ymm11, ymm12
cmovnz rbx, r9
xor rsi, rbx
sub rax, r11
imul rcx, qword ptr [rdi+56]
lea r12, [rbp+rcx]
mov r9, r13
sar r9, 1
lea r11, [r9+rsi]
lea rbp, [r10+r12]
mov qword ptr [rdi-104], rbp
cmovc r11, r9
andn rcx, r13, rdx
cmovnz r8, rax
shrx rsi, r8, r15
sarx r10, r8, r15
lea r12, [r8-1]
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
cmovnz rbx, r9
xor r10, rbx
sub r14, r8
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+88], rbp
mov r13, r11
sar r13, 1
lea rdx, [r13+r10]
cmovc rdx, r13
vpsrlq ymm5, ymm2, 30
mov rcx, -2
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm11
vpmuldq ymm12, ymm9, ymm13
andn rax, r11, rsi
cmovnz r12, r14
shrx r9, r12, r15
sarx r8, r12, r15
lea rbp, [r12-1]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
mov r10, -2
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3040]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3008]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1920]
cmovnz rbx, r13
xor r8, rbx
sub rcx, r12
mov r11, rdx
sar r11, 1
lea rsi, [r11+r8]
cmovc rsi, r11
andn rax, rdx, r9
cmovnz rbp, rcx
shrx r14, rbp, r15
sarx r13, rbp, r15
lea r12, [rbp-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+1936]
vpmuldq ymm12, ymm7, ymm11
cmovnz rbx, r11
xor r13, rbx
sub r10, rbp
mov r8, rsi
sar r8, 1
lea rdx, [r8+r13]
cmovc rdx, r8
vpmuldq ymm13, ymm8, ymm5
mov r9, -2
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
andn rax, rsi, r14
cmovnz r12, r10
shrx rcx, r12, r15
sarx r11, r12, r15
lea rbp, [r12-1]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3072]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3040]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
mov r13, -2
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1856], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1952]
vbroadcasti128 ymm1, xmmword ptr [rdi+1968]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3104]
vpaddq ymm11, ymm12, ymm14
cmovnz rbx, r8
xor r11, rbx
sub r9, r12
mov rsi, rdx
sar rsi, 1
lea r14, [rsi+r11]
cmovc r14, rsi
andn rax, rdx, rcx
cmovnz rbp, r9
shrx r10, rbp, r15
sarx r8, rbp, r15
lea r12, [rbp-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3072]
vpaddq ymm5, ymm11, ymm2
cmovnz rbx, rsi
xor r8, rbx
sub r13, rbp
mov r11, r14
sar r11, 1
lea rdx, [r11+r8]
cmovc rdx, r11
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
mov rcx, -2
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
andn rax, r14, r10
cmovnz r12, r13
shrx r9, r12, r15
sarx rsi, r12, r15
lea rbp, [r12-1]
vmovdqa ymmword ptr [rdi+1888], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1984]
vbroadcasti128 ymm0, xmmword ptr [rdi+2000]
vpmuldq ymm12, ymm7, ymm15
mov r8, -2
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm7, ymm1, ymm11
vpmuludq ymm8, ymm3, ymmword ptr [rdi+3136]
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm5, ymm4, ymmword ptr [rdi+3104]
vpaddq ymm13, ymm2, ymm5
vpaddq ymm12, ymm13, ymmword ptr [rdi+448]
vpaddq ymm1, ymm12, ymm14
vpsrlq ymm11, ymm1, 30
vpand ymm3, ymm1, ymm6
vmovdqa ymmword ptr [rdi+1920], ymm3
vpmuldq ymm7, ymm9, ymm15
cmovnz rbx, r11
xor rsi, rbx
sub rcx, r12
mov r14, rdx
sar r14, 1
lea r10, [r14+rsi]
cmovc r10, r14
andn rax, rdx, r9
cmovnz rbp, rcx
shrx r13, rbp, r15
sarx r11, rbp, r15
lea r12, [rbp-1]
vpmuldq ymm8, ymm10, ymm0
vpaddq ymm2, ymm7, ymm8
cmovnz rbx, r14
xor r11, rbx
sub r8, rbp
mov rsi, r10
sar rsi, 1
lea rdx, [rsi+r11]
cmovc rdx, rsi
mov r9, rdx
add r9, qword ptr [rdi-56]
mov rax, rdx
shl rax, 44
mov rcx, r9
sar rcx, 21
sar r9, 42
vpmuludq ymm5, ymm4, ymmword ptr [rdi+3136]
vpaddq ymm13, ymm2, ymm5
add rax, qword ptr [rdi-40]
vpaddq ymm12, ymm13, ymmword ptr [rdi+448]
vpaddq ymm14, ymm12, ymm11
mov qword ptr [rdi-120], rdx
imul rcx, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
vpand ymm1, ymm14, ymm6
andn r14, r10, r13
cmovnz r12, r8
shrx rbp, r12, r15
sarx r11, r12, r15
vmovdqa ymmword ptr [rdi+1952], ymm1
vpsrlq ymm3, ymm14, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+1984], ymm9
lea rdx, [rcx+r9]
lea r10, [rdx+rax]
cmovnz rbx, rsi
mov r13, rbx
add r13, qword ptr [rdi-64]
mov r14, rbx
shl r14, 45
mov r8, r13
sar r8, 20
sar r13, 41
add r14, qword ptr [rdi-48]
mov qword ptr [rdi-128], rbx
imul r8, qword ptr [rdi+80]
imul r13, qword ptr [rdi+88]
lea rcx, [r8+r13]
lea r9, [rcx+r14]
ror r10, 44
ror r9, 45
mov rbx, r10
mov rcx, r9
mov rdx, r12
mov rsi, r11
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
