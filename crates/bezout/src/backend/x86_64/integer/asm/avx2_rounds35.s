// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 35 limbs of 30 bits; 1707 instructions a round, 780 for its steps (form: select).
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
mov qword ptr [rdi-24], rbp
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
mov qword ptr [rdi-16], rdx
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
mov qword ptr [rdi-8], r8
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
mov qword ptr [rdi+0], r10
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
and r12, qword ptr [rdi-32]
mov qword ptr [rdi+8], r12
shr r12, 20
mov r11, r10
sar r11, 1
lea rsi, [r11+r9]
cmovc rsi, r11
shl r12, 44
mov qword ptr [rdi+16], r12
mov r14, -2
mov rax, qword ptr [rdi+336]
andn rdx, r10, r8
cmovnz r13, rbx
shrx rbp, r13, r15
sarx r9, r13, r15
lea r12, [r13-1]
mov r10, -2
vpbroadcastq ymm0, qword ptr [rdi-24]
vpbroadcastq ymm1, qword ptr [rdi-8]
vpblendd ymm2, ymm0, ymm1, 0xf0
vpbroadcastq ymm3, qword ptr [rdi-16]
vpbroadcastq ymm4, qword ptr [rdi+0]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+448]
vpand ymm7, ymm2, ymm6
vpand ymm8, ymm5, ymm6
vpsrlq ymm9, ymm2, 30
cmovnz rcx, r11
xor r9, rcx
sub r14, r13
imul rax, qword ptr [rdi-112]
mov r8, rsi
sar r8, 1
lea rdx, [r8+r9]
mov rbx, qword ptr [rdi+344]
cmovc rdx, r8
andn r11, rsi, rbp
cmovnz r12, r14
shrx r13, r12, r15
sarx r9, r12, r15
lea rsi, [r12-1]
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+832]
cmovnz rcx, r8
xor r9, rcx
sub r10, r12
imul rbx, qword ptr [rdi-104]
lea rbp, [rax+rbx]
neg rbp
mov r11, rdx
sar r11, 1
lea r14, [r11+r9]
cmovc r14, r11
sar rbp, 20
and rbp, qword ptr [rdi-32]
vbroadcasti128 ymm12, xmmword ptr [rdi+848]
mov r8, -2
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
mov qword ptr [rdi+24], rbp
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]
andn r12, rdx, r13
cmovnz rsi, r10
shrx rax, rsi, r15
sarx rbx, rsi, r15
lea r9, [rsi-1]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1984]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
mov rdx, -2
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+864]
vbroadcasti128 ymm1, xmmword ptr [rdi+880]
vpmuldq ymm0, ymm7, ymm15
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+2016]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]
cmovnz rcx, r11
xor rbx, rcx
sub r8, rsi
shr rbp, 20
mov r13, r14
sar r13, 1
lea r12, [r13+rbx]
cmovc r12, r13
andn r10, r14, rax
cmovnz r9, r8
shrx r11, r9, r15
sarx rsi, r9, r15
lea rbx, [r9-1]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1984]
cmovnz rcx, r13
xor rsi, rcx
shl rbp, 44
sub rdx, r9
mov qword ptr [rdi+32], rbp
mov r14, r12
sar r14, 1
lea rax, [r14+rsi]
cmovc rax, r14
vpaddq ymm13, ymm0, ymm12
mov r10, -2
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
andn r8, r12, r11
cmovnz rbx, rdx
shrx r13, rbx, r15
sarx r9, rbx, r15
lea rbp, [rbx-1]
vbroadcasti128 ymm0, xmmword ptr [rdi+912]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
mov rsi, -2
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2048]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2016]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+832], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+928]
vbroadcasti128 ymm14, xmmword ptr [rdi+944]
cmovnz rcx, r14
xor r9, rcx
sub r10, rbx
mov r12, rax
sar r12, 1
lea r11, [r12+r9]
cmovc r11, r12
andn r8, rax, r13
cmovnz rbp, r10
shrx rdx, rbp, r15
sarx r14, rbp, r15
lea rbx, [rbp-1]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
cmovnz rcx, r12
xor r14, rcx
sub rsi, rbp
mov r9, r11
sar r9, 1
lea rax, [r9+r14]
cmovc rax, r9
mov r13, rax
add r13, qword ptr [rdi-56]
mov r8, rax
shl r8, 44
rorx r10, r13, 21
rorx r12, r13, 42
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
add r8, qword ptr [rdi-40]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2080]
imul r10, qword ptr [rdi+16]
imul r12, qword ptr [rdi+32]
vpaddq ymm11, ymm12, ymm1
andn rbp, r11, rdx
cmovnz rbx, rsi
shrx r14, rbx, r15
sarx r13, rbx, r15
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2048]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+864], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+960]
lea r11, [r10+r12]
vbroadcasti128 ymm5, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm13, ymm8, ymm5
lea rdx, [r11+r8]
vpaddq ymm14, ymm2, ymm0
lea rbp, [rbx-1]
vpaddq ymm2, ymm14, ymm12
vpaddq ymm0, ymm2, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2112]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2080]
cmovnz rcx, r9
mov rsi, rcx
add rsi, qword ptr [rdi-64]
mov r10, rcx
shl r10, 45
rorx r12, rsi, 20
rorx r11, rsi, 41
add r10, qword ptr [rdi-48]
imul r12, qword ptr [rdi+16]
imul r11, qword ptr [rdi+32]
lea r8, [r12+r11]
lea r9, [r8+r10]
ror rdx, 44
ror r9, 45
xor r13, r9
vpaddq ymm13, ymm12, ymm2
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]
mov rsi, -2
vpaddq ymm14, ymm0, ymm1
sub rsi, rbx
vpsrlq ymm12, ymm14, 30
vpand ymm2, ymm14, ymm6
vmovdqa ymmword ptr [rdi+896], ymm2
vpmuldq ymm13, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
vpmuldq ymm15, ymm7, ymm1
mov r12, rdx
sar r12, 1
lea r11, [r12+r13]
mov r8, -2
vpmuldq ymm5, ymm8, ymm14
vpaddq ymm13, ymm13, ymm0
vpaddq ymm0, ymm13, ymm15
vpaddq ymm13, ymm0, ymm5
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2144]
vpaddq ymm0, ymm13, ymm15
vpmuludq ymm5, ymm4, ymmword ptr [rdi+2112]
vpaddq ymm13, ymm0, ymm5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
cmovc r11, r12
andn r10, rdx, r14
cmovnz rbp, rsi
shrx rbx, rbp, r15
sarx r13, rbp, r15
lea rdx, [rbp-1]
vpand ymm13, ymm0, ymm6
vmovdqa ymmword ptr [rdi+928], ymm13
vpsrlq ymm15, ymm11, 10
vpsllq ymm12, ymm2, 20
vpsllq ymm0, ymm13, 50
vpaddq ymm11, ymm15, ymm12
cmovnz r9, r12
xor r13, r9
sub r8, rbp
mov r14, rcx
add r14, qword ptr [rdi-64]
sar r14, 41
mov qword ptr [rdi+200], r14
mov r10, r11
sar r10, 1
lea rsi, [r10+r13]
cmovc rsi, r10
lea r12, [rcx+524288]
vpaddq ymm2, ymm11, ymm0
mov rbp, -2
vmovdqa ymmword ptr [rdi+384], ymm2
shl r12, 23
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
andn r14, r11, rbx
cmovnz rdx, r8
shrx r13, rdx, r15
sarx rcx, rdx, r15
lea r11, [rdx-1]
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
mov rbx, -2
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2176]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2144]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+960], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]
cmovnz r9, r10
xor rcx, r9
sub rbp, rdx
sar r12, 43
mov r14, rsi
sar r14, 1
lea r8, [r14+rcx]
mov qword ptr [rdi+192], r12
cmovc r8, r14
andn r10, rsi, r13
cmovnz r11, rbp
shrx rdx, r11, r15
sarx rcx, r11, r15
lea r12, [r11-1]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
cmovnz r9, r14
xor rcx, r9
sub rbx, r11
mov rsi, rax
add rsi, qword ptr [rdi-56]
sar rsi, 42
mov qword ptr [rdi+216], rsi
mov r13, r8
sar r13, 1
lea r10, [r13+rcx]
cmovc r10, r13
lea rbp, [rax+1048576]
vpaddq ymm12, ymm0, ymm14
mov r14, -2
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
shl rbp, 22
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]
andn r11, r8, rdx
cmovnz r12, rbx
shrx rsi, r12, r15
sarx rcx, r12, r15
lea rax, [r12-1]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2176]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
mov r8, -2
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+992], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]
vbroadcasti128 ymm15, xmmword ptr [rdi+1104]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2240]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2208]
cmovnz r9, r13
xor rcx, r9
sub r14, r12
sar rbp, 43
mov rdx, r10
sar rdx, 1
lea r11, [rdx+rcx]
mov qword ptr [rdi+208], rbp
mov rbx, qword ptr [rdi+192]
cmovc r11, rdx
andn r13, r10, rsi
cmovnz rax, r14
shrx r12, rax, r15
sarx rcx, rax, r15
lea rbp, [rax-1]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
cmovnz r9, rdx
xor rcx, r9
sub r8, rax
imul rbx, qword ptr [rdi+8]
mov r10, r11
sar r10, 1
lea rsi, [r10+rcx]
mov r13, qword ptr [rdi+200]
cmovc rsi, r10
imul r13, qword ptr [rdi+24]
vpaddq ymm13, ymm12, ymm14
mov r14, -2
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm2
lea rdx, [rbx+r13]
andn rax, r11, r12
cmovnz rbp, r8
shrx rcx, rbp, r15
sarx rbx, rbp, r15
lea r13, [rbp-1]
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm13, ymm7, ymm12
mov r11, -2
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2272]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2240]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
cmovnz r9, r10
xor rbx, r9
sub r14, rbp
neg rdx
mov r12, rsi
sar r12, 1
lea rax, [r12+rbx]
cmovc rax, r12
andn r8, rsi, rcx
cmovnz r13, r14
shrx r10, r13, r15
sarx rbp, r13, r15
lea rbx, [r13-1]
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]
cmovnz r9, r12
xor rbp, r9
sub r11, r13
sar rdx, 20
mov qword ptr [rdi+40], rdx
mov rsi, qword ptr [rdi+208]
mov rcx, rax
sar rcx, 1
lea r8, [rcx+rbp]
cmovc r8, rcx
imul rsi, qword ptr [rdi+8]
vpmuldq ymm0, ymm7, ymm2
mov r14, -2
mov r12, qword ptr [rdi+216]
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
andn r13, rax, r10
cmovnz rbx, r11
shrx rdx, rbx, r15
sarx rbp, rbx, r15
lea rax, [rbx-1]
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2272]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
mov r10, -2
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]
cmovnz r9, rcx
xor rbp, r9
sub r14, rbx
imul r12, qword ptr [rdi+24]
lea r13, [rsi+r12]
mov r11, r8
sar r11, 1
lea rcx, [r11+rbp]
cmovc rcx, r11
andn rbx, r8, rdx
cmovnz rax, r14
shrx rsi, rax, r15
sarx r12, rax, r15
lea rbp, [rax-1]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2304]
cmovnz r9, r11
xor r12, r9
sub r10, rax
neg r13
sar r13, 20
mov qword ptr [rdi+48], r13
mov r8, rcx
sar r8, 1
lea rdx, [r8+r12]
cmovc rdx, r8
mov rbx, qword ptr [rdi+192]
vpaddq ymm11, ymm2, ymm13
mov r14, -2
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
imul rbx, qword ptr [rdi+384]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
andn r11, rcx, rsi
cmovnz rbp, r10
shrx rax, rbp, r15
sarx r13, rbp, r15
lea r12, [rbp-1]
vmovdqa ymmword ptr [rdi+1120], ymm2
mov rcx, qword ptr [rdi+200]
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]
mov rsi, -2
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2368]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2336]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm1
cmovnz r9, r8
xor r13, r9
sub r14, rbp
mov r11, rdx
sar r11, 1
lea r10, [r11+r13]
cmovc r10, r11
andn r8, rdx, rax
cmovnz r12, r14
shrx rbp, r12, r15
sarx r13, r12, r15
lea rdx, [r12-1]
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
cmovnz r9, r11
xor r13, r9
imul rcx, qword ptr [rdi+400]
sub rsi, r12
lea rax, [rbx+rcx]
mov r8, qword ptr [rdi+40]
sar r8, 20
mov r14, r10
sar r14, 1
lea r11, [r14+r13]
cmovc r11, r14
sub r8, rax
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]
mov r12, -2
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm13, ymm7, ymm2
shl r8, 44
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
andn rbx, r10, rbp
cmovnz rdx, rsi
shrx rcx, rdx, r15
sarx r13, rdx, r15
lea rax, [rdx-1]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
mov qword ptr [rdi+56], r8
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2400]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2368]
mov r10, -2
vpaddq ymm15, ymm12, ymm13
mov rbp, qword ptr [rdi+208]
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
cmovnz r9, r14
xor r13, r9
sub r12, rdx
mov rbx, r11
sar rbx, 1
lea rsi, [rbx+r13]
cmovc rsi, rbx
andn r8, r11, rcx
cmovnz rax, r12
shrx r14, rax, r15
sarx rdx, rax, r15
lea r13, [rax-1]
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]
cmovnz r9, rbx
xor rdx, r9
sub r10, rax
imul rbp, qword ptr [rdi+384]
mov r11, qword ptr [rdi+216]
mov rcx, rsi
sar rcx, 1
lea r8, [rcx+rdx]
cmovc r8, rcx
imul r11, qword ptr [rdi+400]
vpaddq ymm2, ymm13, ymm15
lea r12, [rbp+r11]
mov rbx, -2
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2400]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
mov rax, qword ptr [rdi+48]
vpaddq ymm13, ymm12, ymm5
andn rdx, rsi, r14
cmovnz r13, r10
shrx rbp, r13, r15
sarx r11, r13, r15
lea rsi, [r13-1]
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
mov r14, -2
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2464]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
cmovnz r9, rcx
xor r11, r9
sub rbx, r13
sar rax, 20
mov rdx, r8
sar rdx, 1
lea r10, [rdx+r11]
cmovc r10, rdx
andn rcx, r8, rbp
cmovnz rsi, rbx
shrx r13, rsi, r15
sarx r11, rsi, r15
lea r8, [rsi-1]
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm1
cmovnz r9, rdx
xor r11, r9
sub r14, rsi
sub rax, r12
shl rax, 44
mov qword ptr [rdi+64], rax
mov rbp, r10
sar rbp, 1
lea rcx, [rbp+r11]
cmovc rcx, rbp
vpmuldq ymm13, ymm9, ymm12
mov rbx, -2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]
vpmuldq ymm0, ymm7, ymm2
andn rdx, r10, r13
cmovnz r8, r14
shrx rsi, r8, r15
sarx r12, r8, r15
lea rax, [r8-1]
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2496]
mov r11, -2
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2464]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
cmovnz r9, rbp
xor r12, r9
sub rbx, r8
mov r10, rcx
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
andn rdx, rcx, rsi
cmovnz rax, rbx
shrx r14, rax, r15
sarx rbp, rax, r15
lea r8, [rax-1]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
cmovnz r9, r10
xor rbp, r9
sub r11, rax
mov r12, r13
sar r12, 1
lea rcx, [r12+rbp]
cmovc rcx, r12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2528]
mov rsi, -2
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2496]
vpaddq ymm15, ymm2, ymm13
andn rdx, r13, r14
cmovnz r8, r11
shrx rbx, r8, r15
sarx r10, r8, r15
lea rax, [r8-1]
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm2
mov rbp, -2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2560]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2528]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
cmovnz r9, r12
xor r10, r9
sub rsi, r8
mov r13, rcx
sar r13, 1
lea r14, [r13+r10]
cmovc r14, r13
andn rdx, rcx, rbx
cmovnz rax, rsi
shrx r11, rax, r15
sarx r12, rax, r15
lea r8, [rax-1]
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
cmovnz r9, r13
xor r12, r9
sub rbp, rax
mov r10, r14
sar r10, 1
lea rcx, [r10+r12]
cmovc rcx, r10
mov rbx, rcx
add rbx, qword ptr [rdi-56]
mov rdx, rcx
shl rdx, 44
rorx rsi, rbx, 21
rorx r13, rbx, 42
vmovdqa ymmword ptr [rdi+1344], ymm1
vpmuldq ymm0, ymm9, ymm12
add rdx, qword ptr [rdi-40]
vpmuldq ymm14, ymm10, ymm11
imul rsi, qword ptr [rdi+56]
imul r13, qword ptr [rdi+64]
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]
andn rax, r14, r11
cmovnz r8, rbp
shrx r12, r8, r15
sarx rbx, r8, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2592]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2560]
vpaddq ymm11, ymm12, ymm13
lea r14, [rsi+r13]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
lea r11, [r14+rdx]
vmovdqa ymmword ptr [rdi+1376], ymm12
lea rax, [r8-1]
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]
vpmuldq ymm0, ymm7, ymm1
cmovnz r9, r10
mov rbp, r9
add rbp, qword ptr [rdi-64]
mov rsi, r9
shl rsi, 45
rorx r13, rbp, 20
rorx r14, rbp, 41
add rsi, qword ptr [rdi-48]
imul r13, qword ptr [rdi+56]
imul r14, qword ptr [rdi+64]
lea rdx, [r13+r14]
lea r10, [rdx+rsi]
ror r11, 44
ror r10, 45
xor rbx, r10
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
mov rbp, -2
vpaddq ymm5, ymm2, ymm0
sub rbp, r8
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2624]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2592]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
mov r13, r11
sar r13, 1
lea r14, [r13+rbx]
vpsrlq ymm11, ymm13, 30
mov rdx, -2
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1408], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1504]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
cmovc r14, r13
andn rsi, r11, r12
cmovnz rax, rbp
shrx r8, rax, r15
sarx rbx, rax, r15
lea r11, [rax-1]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2656]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2624]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
cmovnz r10, r13
xor rbx, r10
mov r12, r9
add r12, qword ptr [rdi-64]
sub rdx, rax
sar r12, 41
mov qword ptr [rdi+264], r12
lea rsi, [r9+524288]
shl rsi, 23
sar rsi, 43
mov rbp, r14
sar rbp, 1
lea r13, [rbp+rbx]
mov qword ptr [rdi+256], rsi
cmovc r13, rbp
mov rax, rcx
add rax, qword ptr [rdi-56]
vpaddq ymm0, ymm2, ymm11
mov r12, -2
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
sar rax, 42
vmovdqa ymmword ptr [rdi+1440], ymm1
vpmuldq ymm13, ymm9, ymm12
andn r9, r14, r8
cmovnz r11, rdx
shrx rbx, r11, r15
sarx rsi, r11, r15
lea r14, [r11-1]
mov qword ptr [rdi+280], rax
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]
lea r8, [rcx+1048576]
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
mov r9, -2
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2688]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2656]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
cmovnz r10, rbp
xor rsi, r10
sub r12, r11
mov rdx, r13
sar rdx, 1
lea rax, [rdx+rsi]
cmovc rax, rdx
andn rcx, r13, rbx
cmovnz r14, r12
shrx rbp, r14, r15
sarx r11, r14, r15
lea rsi, [r14-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]
cmovnz r10, rdx
xor r11, r10
shl r8, 22
sub r9, r14
sar r8, 43
mov qword ptr [rdi+272], r8
mov r13, qword ptr [rdi+256]
imul r13, qword ptr [rdi+192]
mov rbx, qword ptr [rdi+264]
mov rcx, rax
sar rcx, 1
lea r12, [rcx+r11]
cmovc r12, rcx
imul rbx, qword ptr [rdi+208]
lea rdx, [r13+rbx]
vpmuldq ymm13, ymm7, ymm1
mov r14, -2
vpmuldq ymm12, ymm8, ymm5
mov qword ptr [rdi+128], rdx
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
andn r8, rax, rbp
cmovnz rsi, r9
shrx r11, rsi, r15
sarx r13, rsi, r15
lea rbx, [rsi-1]
mov rdx, qword ptr [rdi+256]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2720]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2688]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
mov rax, -2
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1504], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2752]
cmovnz r10, rcx
xor r13, r10
sub r14, rsi
imul rdx, qword ptr [rdi+200]
mov rbp, r12
sar rbp, 1
lea r8, [rbp+r13]
mov r9, qword ptr [rdi+264]
cmovc r8, rbp
andn rcx, r12, r11
cmovnz rbx, r14
shrx rsi, rbx, r15
sarx r13, rbx, r15
lea r12, [rbx-1]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2720]
cmovnz r10, rbp
xor r13, r10
sub rax, rbx
imul r9, qword ptr [rdi+216]
lea r11, [rdx+r9]
mov qword ptr [rdi+136], r11
mov rcx, qword ptr [rdi+272]
imul rcx, qword ptr [rdi+192]
mov r14, r8
sar r14, 1
lea rbp, [r14+r13]
mov rbx, qword ptr [rdi+280]
cmovc rbp, r14
imul rbx, qword ptr [rdi+208]
vpaddq ymm5, ymm1, ymm0
mov rdx, -2
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
lea r9, [rcx+rbx]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
mov qword ptr [rdi+144], r9
andn r11, r8, rsi
cmovnz r12, rax
shrx r13, r12, r15
sarx rcx, r12, r15
lea rbx, [r12-1]
vmovdqa ymmword ptr [rdi+1536], ymm1
vpmuldq ymm0, ymm9, ymm12
mov r9, qword ptr [rdi+272]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
mov r8, -2
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2784]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2752]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm12
cmovnz r10, r14
xor rcx, r10
sub rdx, r12
imul r9, qword ptr [rdi+200]
mov rsi, rbp
sar rsi, 1
lea r11, [rsi+rcx]
mov rax, qword ptr [rdi+280]
cmovc r11, rsi
andn r14, rbp, r13
cmovnz rbx, rdx
shrx r12, rbx, r15
sarx rcx, rbx, r15
lea rbp, [rbx-1]
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
cmovnz r10, rsi
xor rcx, r10
sub r8, rbx
imul rax, qword ptr [rdi+216]
lea r13, [r9+rax]
mov qword ptr [rdi+152], r13
mov r14, qword ptr [rdi+256]
mov rdx, r11
sar rdx, 1
lea rsi, [rdx+rcx]
cmovc rsi, rdx
imul r14, qword ptr [rdi+40]
mov rbx, qword ptr [rdi+264]
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]
mov r9, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]
imul rbx, qword ptr [rdi+48]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
lea rax, [r14+rbx]
vpaddq ymm2, ymm13, ymm15
andn r13, r11, r12
cmovnz rbp, r8
shrx rcx, rbp, r15
sarx r14, rbp, r15
lea rbx, [rbp-1]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2816]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2784]
mov r11, -2
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1600], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
cmovnz r10, rdx
xor r14, r10
sub r9, rbp
neg rax
sar rax, 20
mov r12, rsi
sar r12, 1
lea r13, [r12+r14]
mov r8, qword ptr [rdi+128]
cmovc r13, r12
andn rdx, rsi, rcx
cmovnz rbx, r9
shrx rbp, rbx, r15
sarx r14, rbx, r15
lea rsi, [rbx-1]
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2848]
cmovnz r10, r12
xor r14, r10
sub r11, rbx
imul r8, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+136]
imul rcx, qword ptr [rdi+400]
lea rdx, [r8+rcx]
mov r9, r13
sar r9, 1
lea r12, [r9+r14]
lea rbx, [rax+rdx]
cmovc r12, r9
mov qword ptr [rdi-112], rbx
vpaddq ymm1, ymm0, ymm14
mov r8, -2
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2816]
sar rbx, 20
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
shl rbx, 44
vpaddq ymm0, ymm2, ymm15
andn rcx, r13, rbp
cmovnz rsi, r11
shrx r14, rsi, r15
sarx rax, rsi, r15
lea rdx, [rsi-1]
vpsrlq ymm14, ymm0, 30
mov qword ptr [rdi+72], rbx
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm1
vpmuldq ymm13, ymm9, ymm12
mov r13, qword ptr [rdi+272]
vpmuldq ymm11, ymm10, ymm5
mov rbp, -2
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2880]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2848]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
cmovnz r10, r9
xor rax, r10
sub r8, rsi
mov rcx, r12
sar rcx, 1
lea r11, [rcx+rax]
cmovc r11, rcx
andn rbx, r12, r14
cmovnz rdx, r8
shrx r9, rdx, r15
sarx rsi, rdx, r15
lea rax, [rdx-1]
vmovdqa ymmword ptr [rdi+1664], ymm12
vpmuldq ymm0, ymm9, ymm2
cmovnz r10, rcx
xor rsi, r10
sub rbp, rdx
imul r13, qword ptr [rdi+40]
mov r12, qword ptr [rdi+280]
imul r12, qword ptr [rdi+48]
lea r14, [r13+r12]
neg r14
sar r14, 20
mov rbx, r11
sar rbx, 1
lea r8, [rbx+rsi]
cmovc r8, rbx
mov rcx, qword ptr [rdi+144]
imul rcx, qword ptr [rdi+384]
vpmuldq ymm5, ymm10, ymm15
mov rdx, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
mov r13, qword ptr [rdi+152]
vpmuldq ymm13, ymm7, ymm1
andn r12, r11, r9
cmovnz rax, rbp
shrx rsi, rax, r15
sarx r11, rax, r15
lea r9, [rax-1]
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2912]
mov r12, -2
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2880]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1696], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
cmovnz r10, rbx
xor r11, r10
sub rdx, rax
imul r13, qword ptr [rdi+400]
lea rbp, [rcx+r13]
mov rbx, r8
sar rbx, 1
lea rax, [rbx+r11]
lea rcx, [r14+rbp]
mov qword ptr [rdi-104], rcx
cmovc rax, rbx
andn r13, r8, rsi
cmovnz r9, rdx
shrx r11, r9, r15
sarx r14, r9, r15
lea rbp, [r9-1]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
cmovnz r10, rbx
xor r14, r10
sub r12, r9
sar rcx, 20
shl rcx, 44
mov qword ptr [rdi+80], rcx
mov r8, rax
sar r8, 1
lea rsi, [r8+r14]
cmovc rsi, r8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2944]
mov r13, -2
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2912]
vpaddq ymm14, ymm1, ymm0
andn rdx, rax, r11
cmovnz rbp, r12
shrx rbx, rbp, r15
sarx r9, rbp, r15
lea rcx, [rbp-1]
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1728], ymm1
mov r14, -2
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2976]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2944]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
cmovnz r10, r8
xor r9, r10
sub r13, rbp
mov rax, rsi
sar rax, 1
lea r11, [rax+r9]
cmovc r11, rax
andn rdx, rsi, rbx
cmovnz rcx, r13
shrx r12, rcx, r15
sarx r8, rcx, r15
lea rbp, [rcx-1]
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovnz r10, rax
xor r8, r10
sub r14, rcx
mov r9, r11
sar r9, 1
lea rsi, [r9+r8]
cmovc rsi, r9
vmovdqa ymmword ptr [rdi+1760], ymm12
mov rbx, -2
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]
andn rdx, r11, r12
cmovnz rbp, r14
shrx r13, rbp, r15
sarx rax, rbp, r15
lea rcx, [rbp-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
mov r8, -2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3008]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2976]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm13, ymm7, ymm12
cmovnz r10, r9
xor rax, r10
sub rbx, rbp
mov r11, rsi
sar r11, 1
lea r12, [r11+rax]
cmovc r12, r11
andn rdx, rsi, r13
cmovnz rcx, rbx
shrx r14, rcx, r15
sarx r9, rcx, r15
lea rbp, [rcx-1]
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
cmovnz r10, r11
xor r9, r10
sub r8, rcx
mov rax, r12
sar rax, 1
lea rsi, [rax+r9]
cmovc rsi, rax
vpaddq ymm15, ymm1, ymm13
mov r13, -2
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3040]
vpaddq ymm1, ymm0, ymm5
andn rdx, r12, r14
cmovnz rbp, r8
shrx rbx, rbp, r15
sarx r11, rbp, r15
lea rcx, [rbp-1]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3008]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
mov r9, -2
vmovdqa ymmword ptr [rdi+1824], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm7, ymm14, ymm1
vpmuludq ymm8, ymm3, ymmword ptr [rdi+3072]
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm15, ymm4, ymmword ptr [rdi+3040]
vpaddq ymm12, ymm13, ymm15
cmovnz r10, rax
xor r11, r10
sub r13, rbp
mov r12, rsi
sar r12, 1
lea r14, [r12+r11]
cmovc r14, r12
andn rdx, rsi, rbx
cmovnz rcx, r13
shrx r8, rcx, r15
sarx rax, rcx, r15
lea rbp, [rcx-1]
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm5
cmovnz r10, r12
xor rax, r10
sub r9, rcx
mov r11, r14
sar r11, 1
lea rsi, [r11+rax]
cmovc rsi, r11
mov rbx, rsi
add rbx, qword ptr [rdi-56]
mov rdx, rsi
shl rdx, 44
rorx r13, rbx, 21
rorx r12, rbx, 42
vpsrlq ymm1, ymm14, 30
vpand ymm3, ymm14, ymm6
add rdx, qword ptr [rdi-40]
vmovdqa ymmword ptr [rdi+1856], ymm3
vpmuldq ymm7, ymm9, ymm2
mov qword ptr [rdi-120], rsi
imul r13, qword ptr [rdi+72]
imul r12, qword ptr [rdi+80]
vpmuldq ymm8, ymm10, ymm11
andn rcx, r14, r8
cmovnz rbp, r9
shrx rax, rbp, r15
sarx rbx, rbp, r15
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm15, ymm4, ymmword ptr [rdi+3072]
vpaddq ymm12, ymm13, ymm15
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpaddq ymm5, ymm0, ymm1
vpand ymm14, ymm5, ymm6
vmovdqa ymmword ptr [rdi+1888], ymm14
vpsrlq ymm3, ymm5, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]
vmovdqa ymmword ptr [rdi+1920], ymm9
lea rsi, [r13+r12]
lea r14, [rsi+rdx]
cmovnz r10, r11
mov r8, r10
add r8, qword ptr [rdi-64]
mov rcx, r10
shl rcx, 45
rorx r9, r8, 20
rorx r13, r8, 41
add rcx, qword ptr [rdi-48]
mov qword ptr [rdi-128], r10
imul r9, qword ptr [rdi+72]
imul r13, qword ptr [rdi+80]
lea r12, [r9+r13]
lea rsi, [r12+rcx]
ror r14, 44
ror rsi, 45
mov rcx, rsi
mov rdx, rbp
mov rsi, rbx
mov rbx, r14
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
