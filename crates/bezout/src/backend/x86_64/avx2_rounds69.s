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
// Length: 69 limbs of 30 bits; 2338 instructions a round, 780 for its steps (form: select).
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
mov r10, rbx
sar r10, 1
lea r11, [r10+rsi]
mov r12, qword ptr [rdi-120]
mov r13, -2
cmovc r11, r10
andn r14, rbx, rbp
cmovnz rax, r8
shrx rdx, rax, r15
sarx rsi, rax, r15
lea rbx, [rax-1]
cmovnz rcx, r10
xor rsi, rcx
sub r13, rax
mov rbp, r9
add rbp, qword ptr [rdi-64]
sar rbp, 41
mov qword ptr [rdi+328], rbp
mov r14, r11
sar r14, 1
lea r8, [r14+rsi]
lea r10, [r9+524288]
cmovc r8, r14
shl r10, 23
andn rax, r11, rdx
cmovnz rbx, r13
shrx rbp, rbx, r15
sarx rsi, rbx, r15
lea r9, [rbx-1]
mov r11, -2
mov rdx, -2
cmovnz rcx, r14
xor rsi, rcx
sub r11, rbx
sar r10, 43
mov qword ptr [rdi+320], r10
mov rax, r8
sar rax, 1
lea r13, [rax+rsi]
cmovc r13, rax
andn r14, r8, rbp
cmovnz r9, r11
shrx rbx, r9, r15
sarx r10, r9, r15
lea rsi, [r9-1]
cmovnz rcx, rax
mov r8, r12
add r8, qword ptr [rdi-56]
xor r10, rcx
sub rdx, r9
sar r8, 42
mov qword ptr [rdi+344], r8
lea rbp, [r12+1048576]
mov r14, r13
sar r14, 1
lea r11, [r14+r10]
cmovc r11, r14
shl rbp, 22
sar rbp, 43
andn rax, r13, rbx
cmovnz rsi, rdx
shrx r9, rsi, r15
sarx r8, rsi, r15
lea r12, [rsi-1]
mov r10, -2
mov qword ptr [rdi+336], rbp
mov r13, qword ptr [rdi+320]
mov rbx, -2
cmovnz rcx, r14
xor r8, rcx
sub r10, rsi
mov rax, r11
sar rax, 1
lea rdx, [rax+r8]
cmovc rdx, rax
andn rbp, r11, r9
cmovnz r12, r10
shrx r14, r12, r15
sarx rsi, r12, r15
lea r8, [r12-1]
cmovnz rcx, rax
imul r13, qword ptr [rdi+128]
xor rsi, rcx
mov r11, qword ptr [rdi+328]
sub rbx, r12
imul r11, qword ptr [rdi+144]
lea r9, [r13+r11]
mov rbp, rdx
sar rbp, 1
lea r10, [rbp+rsi]
cmovc r10, rbp
neg r9
mov qword ptr [rdi-32], r9
andn rax, rdx, r14
cmovnz r8, rbx
shrx r12, r8, r15
sarx r13, r8, r15
lea r11, [r8-1]
mov rsi, -2
mov r9, qword ptr [rdi+320]
mov rdx, -2
cmovnz rcx, rbp
xor r13, rcx
sub rsi, r8
imul r9, qword ptr [rdi+136]
mov r14, r10
sar r14, 1
lea rax, [r14+r13]
mov rbx, qword ptr [rdi+328]
cmovc rax, r14
andn rbp, r10, r12
cmovnz r11, rsi
shrx r8, r11, r15
sarx r13, r11, r15
lea r10, [r11-1]
cmovnz rcx, r14
xor r13, rcx
imul rbx, qword ptr [rdi+152]
sub rdx, r11
lea r12, [r9+rbx]
neg r12
mov rbp, rax
sar rbp, 1
lea rsi, [rbp+r13]
mov qword ptr [rdi-24], r12
cmovc rsi, rbp
mov r14, qword ptr [rdi+336]
andn r11, rax, r8
cmovnz r10, rdx
shrx r9, r10, r15
sarx rbx, r10, r15
lea r13, [r10-1]
mov r12, -2
mov rax, -2
cmovnz rcx, rbp
xor rbx, rcx
imul r14, qword ptr [rdi+128]
sub r12, r10
mov r8, qword ptr [rdi+344]
mov r11, rsi
sar r11, 1
lea rdx, [r11+rbx]
cmovc rdx, r11
andn rbp, rsi, r9
cmovnz r13, r12
shrx r10, r13, r15
sarx rbx, r13, r15
lea rsi, [r13-1]
cmovnz rcx, r11
imul r8, qword ptr [rdi+144]
xor rbx, rcx
lea r9, [r14+r8]
sub rax, r13
neg r9
mov qword ptr [rdi-16], r9
mov rbp, rdx
sar rbp, 1
lea r12, [rbp+rbx]
mov r11, qword ptr [rdi+336]
cmovc r12, rbp
imul r11, qword ptr [rdi+136]
andn r14, rdx, r10
cmovnz rsi, rax
shrx r8, rsi, r15
sarx r13, rsi, r15
lea r9, [rsi-1]
mov rbx, qword ptr [rdi+344]
mov rdx, -2
mov r10, -2
cmovnz rcx, rbp
xor r13, rcx
sub rdx, rsi
imul rbx, qword ptr [rdi+152]
mov r14, r12
sar r14, 1
lea rax, [r14+r13]
lea rbp, [r11+rbx]
cmovc rax, r14
andn rsi, r12, r8
cmovnz r9, rdx
shrx r13, r9, r15
sarx r11, r9, r15
lea rbx, [r9-1]
cmovnz rcx, r14
xor r11, rcx
neg rbp
sub r10, r9
mov qword ptr [rdi-8], rbp
mov r12, qword ptr [rdi+320]
mov r8, rax
sar r8, 1
lea rsi, [r8+r11]
cmovc rsi, r8
imul r12, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+328]
andn r14, rax, r13
cmovnz rbx, r10
shrx r9, rbx, r15
sarx rbp, rbx, r15
lea r11, [rbx-1]
mov rax, -2
mov r13, -2
cmovnz rcx, r8
xor rbp, rcx
imul rdx, qword ptr [rdi-104]
sub rax, rbx
lea r14, [r12+rdx]
mov r10, rsi
sar r10, 1
lea r8, [r10+rbp]
cmovc r8, r10
andn rbx, rsi, r9
cmovnz r11, rax
shrx r12, r11, r15
sarx rdx, r11, r15
lea rbp, [r11-1]
cmovnz rcx, r10
neg r14
xor rdx, rcx
sar r14, 20
sub r13, r11
shl r14, 24
shr r14, 24
mov qword ptr [rdi+0], r14
mov rsi, r8
sar rsi, 1
lea r9, [rsi+rdx]
cmovc r9, rsi
shr r14, 20
andn rbx, r8, r12
cmovnz rbp, r13
shrx rax, rbp, r15
sarx r10, rbp, r15
lea r11, [rbp-1]
vpbroadcastq ymm0, qword ptr [rdi-32]
vpbroadcastq ymm1, qword ptr [rdi-16]
mov rdx, -2
vpblendd ymm2, ymm0, ymm1, 0xf0
vpbroadcastq ymm3, qword ptr [rdi-24]
vpbroadcastq ymm4, qword ptr [rdi-8]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+384]
vpand ymm7, ymm2, ymm6
vpand ymm8, ymm5, ymm6
vpsrlq ymm9, ymm2, 30
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
vbroadcasti128 ymm12, xmmword ptr [rdi+912]
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+416]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+832]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+3136]
mov r8, -2
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
vpmuldq ymm0, ymm7, ymm15
cmovnz rcx, rsi
xor r10, rcx
shl r14, 44
sub rdx, rbp
mov qword ptr [rdi+8], r14
mov r12, qword ptr [rdi+336]
mov rbx, r9
sar rbx, 1
lea r13, [rbx+r10]
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
cmovc r13, rbx
andn rsi, r9, rax
cmovnz r11, rdx
shrx rbp, r11, r15
sarx r14, r11, r15
lea r10, [r11-1]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+3168]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+448]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]
vpand ymm4, ymm11, ymm6
cmovnz rcx, rbx
xor r14, rcx
imul r12, qword ptr [rdi-112]
sub r8, r11
mov r9, qword ptr [rdi+344]
imul r9, qword ptr [rdi-104]
lea rax, [r12+r9]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3136]
mov rsi, r13
sar rsi, 1
lea rdx, [rsi+r14]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
cmovc rdx, rsi
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
neg rax
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
andn rbx, r13, rbp
cmovnz r10, r8
shrx r11, r10, r15
sarx r12, r10, r15
lea r9, [r10-1]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3200]
vpaddq ymm15, ymm2, ymm5
mov r14, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3168]
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
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3232]
vpaddq ymm11, ymm12, ymm1
mov r13, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3200]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+928], ymm11
cmovnz rcx, rsi
xor r12, rcx
sar rax, 20
sub r14, r10
shl rax, 24
shr rax, 24
mov rbp, rdx
sar rbp, 1
lea rbx, [rbp+r12]
mov qword ptr [rdi+16], rax
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
cmovc rbx, rbp
andn r8, rdx, r11
cmovnz r9, r14
shrx rsi, r9, r15
sarx r10, r9, r15
lea r12, [r9-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+1024]
vbroadcasti128 ymm5, xmmword ptr [rdi+1040]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3264]
cmovnz rcx, rbp
xor r10, rcx
sub r13, r9
shr rax, 20
shl rax, 44
mov qword ptr [rdi+24], rax
vpaddq ymm13, ymm2, ymm0
mov rdx, rbx
sar rdx, 1
lea r11, [rdx+r10]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3232]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
cmovc r11, rdx
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
andn r8, rbx, rsi
cmovnz r12, r13
shrx r14, r12, r15
sarx rbp, r12, r15
lea r9, [r12-1]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
mov rax, -2
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3296]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3264]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
mov r10, -2
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3328]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3296]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
cmovnz rcx, rdx
xor rbp, rcx
sub rax, r12
mov rbx, r11
sar rbx, 1
lea rsi, [rbx+rbp]
vpaddq ymm2, ymm15, ymm14
cmovc rsi, rbx
andn r8, r11, r14
cmovnz r9, rax
shrx r13, r9, r15
sarx rdx, r9, r15
lea r12, [r9-1]
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm2, ymm7, ymm15
cmovnz rcx, rbx
xor rdx, rcx
sub r10, r9
vpmuldq ymm11, ymm8, ymm14
mov rbp, rsi
sar rbp, 1
lea r11, [rbp+rdx]
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
cmovc r11, rbp
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3360]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3328]
vpaddq ymm0, ymm13, ymm2
mov r14, r11
add r14, qword ptr [rdi-56]
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov r8, r11
shl r8, 44
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm13
andn rax, rsi, r13
cmovnz r12, r10
shrx rbx, r12, r15
sarx r9, r12, r15
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1152]
vbroadcasti128 ymm5, xmmword ptr [rdi+1168]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3392]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3360]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]
vbroadcasti128 ymm1, xmmword ptr [rdi+1200]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
cmovnz rcx, rbp
mov rdx, rcx
add rdx, qword ptr [rdi-64]
mov rsi, rcx
shl rsi, 45
mov r13, r14
sar r13, 21
sar r14, 42
mov rax, rdx
sar rax, 20
sar rdx, 41
add r8, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
imul r13, qword ptr [rdi+8]
imul r14, qword ptr [rdi+24]
imul rax, qword ptr [rdi+8]
imul rdx, qword ptr [rdi+24]
lea r10, [r13+r14]
lea rbp, [rax+rdx]
lea r13, [r10+r8]
lea r14, [rbp+rsi]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3424]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3392]
ror r13, 44
vpaddq ymm5, ymm11, ymm2
ror r14, 45
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
xor r9, r14
vmovdqa ymmword ptr [rdi+1120], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1216]
lea rax, [r12-1]
vbroadcasti128 ymm0, xmmword ptr [rdi+1232]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3456]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3424]
vpaddq ymm1, ymm13, ymm12
mov rdx, -2
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
sub rdx, r12
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
mov r10, r13
sar r10, 1
lea r8, [r10+r9]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3488]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3456]
vpaddq ymm0, ymm15, ymm2
mov rbp, -2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1280]
vbroadcasti128 ymm5, xmmword ptr [rdi+1296]
cmovc r8, r10
andn rsi, r13, rbx
cmovnz rax, rdx
shrx r12, rax, r15
sarx r9, rax, r15
lea r13, [rax-1]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3520]
vpaddq ymm11, ymm2, ymm0
cmovnz r14, r10
xor r9, r14
sub rbp, rax
mov rbx, rcx
add rbx, qword ptr [rdi-64]
sar rbx, 41
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3488]
vpaddq ymm14, ymm11, ymm12
mov rsi, r8
sar rsi, 1
lea rdx, [rsi+r9]
mov qword ptr [rdi+200], rbx
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
cmovc rdx, rsi
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
lea r10, [rcx+524288]
vbroadcasti128 ymm15, xmmword ptr [rdi+1312]
vbroadcasti128 ymm1, xmmword ptr [rdi+1328]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
andn rax, r8, r12
cmovnz r13, rbp
shrx r9, r13, r15
sarx rbx, r13, r15
lea rcx, [r13-1]
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
mov r8, -2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3552]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3520]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1344]
vbroadcasti128 ymm0, xmmword ptr [rdi+1360]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
mov r12, -2
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3584]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3552]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
cmovnz r14, rsi
xor rbx, r14
sub r8, r13
shl r10, 23
sar r10, 43
mov rax, rdx
sar rax, 1
lea rbp, [rax+rbx]
mov qword ptr [rdi+192], r10
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
cmovc rbp, rax
andn rsi, rdx, r9
cmovnz rcx, r8
shrx r13, rcx, r15
sarx rbx, rcx, r15
lea r10, [rcx-1]
vmovdqa ymmword ptr [rdi+1280], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
cmovnz r14, rax
xor rbx, r14
sub r12, rcx
mov rdx, r11
add rdx, qword ptr [rdi-56]
sar rdx, 42
vpaddq ymm0, ymm11, ymm2
mov r9, rbp
sar r9, 1
lea rsi, [r9+rbx]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3616]
mov qword ptr [rdi+216], rdx
vpaddq ymm11, ymm12, ymm1
cmovc rsi, r9
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3584]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
lea r8, [r11+1048576]
vmovdqa ymmword ptr [rdi+1312], ymm11
vpmuldq ymm2, ymm9, ymm13
andn rax, rbp, r13
cmovnz r10, r12
shrx rcx, r10, r15
sarx rbx, r10, r15
lea rdx, [r10-1]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1408]
mov r11, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+1424]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3648]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3616]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1344], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1440]
mov rbp, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+1456]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3680]
vpaddq ymm15, ymm12, ymm14
cmovnz r14, r9
xor rbx, r14
sub r11, r10
shl r8, 22
sar r8, 43
mov r13, rsi
sar r13, 1
lea rax, [r13+rbx]
mov qword ptr [rdi+208], r8
mov r12, qword ptr [rdi+192]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3648]
cmovc rax, r13
andn r9, rsi, rcx
cmovnz rdx, r11
shrx r10, rdx, r15
sarx rbx, rdx, r15
lea r8, [rdx-1]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
cmovnz r14, r13
xor rbx, r14
sub rbp, rdx
imul r12, qword ptr [rdi+0]
vbroadcasti128 ymm13, xmmword ptr [rdi+1472]
mov rsi, rax
sar rsi, 1
lea rcx, [rsi+rbx]
vbroadcasti128 ymm0, xmmword ptr [rdi+1488]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
cmovc rcx, rsi
vpaddq ymm11, ymm2, ymm5
mov r9, qword ptr [rdi+200]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3712]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3680]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
imul r9, qword ptr [rdi+16]
andn r11, rax, r10
cmovnz r8, rbp
shrx r13, r8, r15
sarx rdx, r8, r15
lea rbx, [r8-1]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
mov rax, -2
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1408], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1504]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
lea r10, [r12+r9]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3744]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3712]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
mov r11, -2
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1536]
vbroadcasti128 ymm5, xmmword ptr [rdi+1552]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
cmovnz r14, rsi
xor rdx, r14
sub rax, r8
mov rbp, rcx
sar rbp, 1
lea r12, [rbp+rdx]
vpaddq ymm15, ymm2, ymm0
cmovc r12, rbp
andn r9, rcx, r13
cmovnz rbx, rax
shrx rsi, rbx, r15
sarx r8, rbx, r15
lea rdx, [rbx-1]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3776]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3744]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
cmovnz r14, rbp
neg r10
xor r8, r14
sub r11, rbx
sar r10, 20
mov qword ptr [rdi+32], r10
mov rcx, qword ptr [rdi+208]
vpsrlq ymm0, ymm2, 30
mov r13, r12
sar r13, 1
lea r9, [r13+r8]
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm15
vpmuldq ymm12, ymm9, ymm11
cmovc r9, r13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1568]
vbroadcasti128 ymm1, xmmword ptr [rdi+1584]
imul rcx, qword ptr [rdi+0]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3808]
andn rax, r12, rsi
cmovnz rdx, r11
shrx rbp, rdx, r15
sarx rbx, rdx, r15
lea r10, [rdx-1]
vpaddq ymm11, ymm12, ymm14
mov r8, -2
mov r12, qword ptr [rdi+216]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3776]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1504], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1600]
vbroadcasti128 ymm0, xmmword ptr [rdi+1616]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3840]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3808]
mov rsi, -2
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1536], ymm13
vpmuldq ymm12, ymm9, ymm15
cmovnz r14, r13
xor rbx, r14
sub r8, rdx
imul r12, qword ptr [rdi+16]
mov rax, r9
sar rax, 1
lea r11, [rax+rbx]
lea r13, [rcx+r12]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1632]
cmovc r11, rax
andn rdx, r9, rbp
cmovnz r10, r8
shrx rbx, r10, r15
sarx rcx, r10, r15
lea r12, [r10-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3872]
cmovnz r14, rax
xor rcx, r14
sub rsi, r10
neg r13
sar r13, 20
vpaddq ymm15, ymm12, ymm1
mov r9, r11
sar r9, 1
lea rbp, [r9+rcx]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3840]
mov qword ptr [rdi+40], r13
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
cmovc rbp, r9
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm15
vpmuldq ymm2, ymm9, ymm11
mov rdx, qword ptr [rdi+928]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1664]
vbroadcasti128 ymm5, xmmword ptr [rdi+1680]
vpmuldq ymm12, ymm7, ymm13
andn r8, r11, rbx
cmovnz r12, rsi
shrx rax, r12, r15
sarx r10, r12, r15
lea rcx, [r12-1]
vpmuldq ymm15, ymm8, ymm5
mov r13, -2
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+3904]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3872]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1600], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+1696]
vbroadcasti128 ymm1, xmmword ptr [rdi+1712]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov r11, -2
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3936]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3904]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
cmovnz r14, r9
xor r10, r14
sub r13, r12
shr rdx, 10
mov rbx, qword ptr [rdi+960]
mov r8, rbp
sar r8, 1
lea rsi, [r8+r10]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
cmovc rsi, r8
andn r9, rbp, rax
cmovnz rcx, r13
shrx r12, rcx, r15
sarx r10, rcx, r15
lea rbp, [rcx-1]
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1728]
vbroadcasti128 ymm0, xmmword ptr [rdi+1744]
vpmuldq ymm12, ymm7, ymm11
cmovnz r14, r8
xor r10, r14
shl rbx, 20
sub r11, rcx
lea rax, [rdx+rbx]
mov r9, qword ptr [rdi+992]
vpmuldq ymm13, ymm8, ymm0
mov r13, rsi
sar r13, 1
lea r8, [r13+r10]
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
cmovc r8, r13
shl r9, 50
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3968]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3936]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
lea rcx, [rax+r9]
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm15
andn rdx, rsi, r12
cmovnz rbp, r11
shrx rbx, rbp, r15
sarx r10, rbp, r15
lea rax, [rbp-1]
vpmuldq ymm12, ymm9, ymm11
mov r9, -2
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
vpmuldq ymm2, ymm7, ymm13
mov qword ptr [rdi+48], rcx
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4000]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3968]
mov rsi, qword ptr [rdi+944]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1696], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
mov r12, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+1792]
vbroadcasti128 ymm5, xmmword ptr [rdi+1808]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
cmovnz r14, r13
xor r10, r14
sub r9, rbp
mov rdx, r8
sar rdx, 1
lea r11, [rdx+r10]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4032]
vpaddq ymm13, ymm2, ymm0
cmovc r11, rdx
andn rcx, r8, rbx
cmovnz rax, r9
shrx r13, rax, r15
sarx rbp, rax, r15
lea r10, [rax-1]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4000]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1728], ymm13
cmovnz r14, rdx
xor rbp, r14
shr rsi, 10
sub r12, rax
mov r8, qword ptr [rdi+976]
shl r8, 20
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
mov rbx, r11
sar rbx, 1
lea rcx, [rbx+rbp]
vbroadcasti128 ymm11, xmmword ptr [rdi+1824]
vbroadcasti128 ymm1, xmmword ptr [rdi+1840]
cmovc rcx, rbx
vpmuldq ymm2, ymm7, ymm11
lea r9, [rsi+r8]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4064]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4032]
vpaddq ymm5, ymm15, ymm2
mov rdx, qword ptr [rdi+1008]
andn rax, r11, r13
cmovnz r10, r12
shrx rbp, r10, r15
sarx rsi, r10, r15
lea r8, [r10-1]
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
mov r11, -2
vpsrlq ymm14, ymm12, 30
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4096]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4064]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
mov r13, -2
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
cmovnz r14, rbx
xor rsi, r14
sub r11, r10
shl rdx, 50
mov rax, rcx
sar rax, 1
lea r12, [rax+rsi]
lea rbx, [r9+rdx]
mov qword ptr [rdi+56], rbx
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
mov r10, qword ptr [rdi+192]
cmovc r12, rax
andn rsi, rcx, rbp
cmovnz r8, r11
shrx r9, r8, r15
sarx rdx, r8, r15
lea rbx, [r8-1]
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4128]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4096]
vpaddq ymm0, ymm13, ymm2
cmovnz r14, rax
xor rdx, r14
sub r13, r8
imul r10, qword ptr [rdi+48]
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov rcx, r12
sar rcx, 1
lea rbp, [rcx+rdx]
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
cmovc rbp, rcx
vmovdqa ymmword ptr [rdi+1824], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
mov rsi, qword ptr [rdi+200]
vbroadcasti128 ymm11, xmmword ptr [rdi+1920]
vbroadcasti128 ymm5, xmmword ptr [rdi+1936]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
andn r11, r12, r9
cmovnz rbx, r13
shrx rax, rbx, r15
sarx r8, rbx, r15
lea rdx, [rbx-1]
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4160]
mov r12, -2
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4128]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4192]
mov r9, -2
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4160]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovnz r14, rcx
xor r8, r14
imul rsi, qword ptr [rdi+56]
sub r12, rbx
lea r11, [r10+rsi]
mov r13, rbp
sar r13, 1
lea rcx, [r13+r8]
mov rbx, qword ptr [rdi+32]
vmovdqa ymmword ptr [rdi+1888], ymm11
vpmuldq ymm2, ymm9, ymm13
cmovc rcx, r13
andn r10, rbp, rax
cmovnz rdx, r12
shrx rsi, rdx, r15
sarx r8, rdx, r15
lea rbp, [rdx-1]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1984]
vbroadcasti128 ymm0, xmmword ptr [rdi+2000]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
cmovnz r14, r13
xor r8, r14
sub r9, rdx
sar rbx, 20
sub rbx, r11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4224]
mov rax, rcx
sar rax, 1
lea r10, [rax+r8]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4192]
vpaddq ymm1, ymm13, ymm12
cmovc r10, rax
shl rbx, 44
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
mov qword ptr [rdi+64], rbx
vmovdqa ymmword ptr [rdi+1920], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2016]
andn r12, rcx, rsi
cmovnz rbp, r9
shrx r13, rbp, r15
sarx rdx, rbp, r15
lea r11, [rbp-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]
vpmuldq ymm2, ymm7, ymm11
mov r8, -2
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
mov rbx, qword ptr [rdi+208]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4256]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4224]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1952], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+2048]
vbroadcasti128 ymm5, xmmword ptr [rdi+2064]
vpmuldq ymm12, ymm7, ymm13
mov rcx, -2
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4288]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4256]
vpaddq ymm14, ymm11, ymm12
cmovnz r14, rax
xor rdx, r14
sub r8, rbp
imul rbx, qword ptr [rdi+48]
mov rsi, r10
sar rsi, 1
lea r12, [rsi+rdx]
mov r9, qword ptr [rdi+216]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
cmovc r12, rsi
andn rax, r10, r13
cmovnz r11, r8
shrx rbp, r11, r15
sarx rdx, r11, r15
lea r10, [r11-1]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1984], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2080]
vbroadcasti128 ymm1, xmmword ptr [rdi+2096]
cmovnz r14, rsi
xor rdx, r14
sub rcx, r11
imul r9, qword ptr [rdi+56]
lea r13, [rbx+r9]
vpmuldq ymm2, ymm7, ymm15
mov rax, r12
sar rax, 1
lea r8, [rax+rdx]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov rsi, qword ptr [rdi+40]
vpaddq ymm5, ymm13, ymm2
cmovc r8, rax
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4320]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4288]
mov r11, r8
add r11, qword ptr [rdi-56]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
sar rsi, 20
mov rbx, r8
shl rbx, 44
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
andn r9, r12, rbp
cmovnz r10, rcx
shrx rdx, r10, r15
sarx r12, r10, r15
vmovdqa ymmword ptr [rdi+2016], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2112]
vbroadcasti128 ymm0, xmmword ptr [rdi+2128]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4352]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4320]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2048], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2144]
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
cmovnz r14, rax
mov rbp, r14
add rbp, qword ptr [rdi-64]
mov r9, r14
shl r9, 45
mov rcx, r11
sar rcx, 21
sar r11, 42
mov rax, rbp
sar rax, 20
sar rbp, 41
add rbx, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
sub rsi, r13
imul rcx, qword ptr [rdi+64]
imul rax, qword ptr [rdi+64]
shl rsi, 44
mov qword ptr [rdi+72], rsi
imul r11, qword ptr [rdi+72]
imul rbp, qword ptr [rdi+72]
lea r13, [rcx+r11]
lea rsi, [rax+rbp]
lea rcx, [r13+rbx]
lea r11, [rsi+r9]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4384]
vpaddq ymm11, ymm12, ymm1
ror rcx, 44
ror r11, 45
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4352]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
xor r12, r11
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2080], ymm11
vpmuldq ymm2, ymm9, ymm13
lea rax, [r10-1]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2176]
vbroadcasti128 ymm5, xmmword ptr [rdi+2192]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4416]
vpaddq ymm13, ymm2, ymm0
mov rbp, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4384]
sub rbp, r10
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2112], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+2208]
vbroadcasti128 ymm1, xmmword ptr [rdi+2224]
vpmuldq ymm2, ymm7, ymm11
mov r13, rcx
sar r13, 1
lea rbx, [r13+r12]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4448]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4416]
mov rsi, -2
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2144], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+2240]
cmovc rbx, r13
andn r9, rcx, rdx
cmovnz rax, rbp
shrx r10, rax, r15
sarx r12, rax, r15
lea rcx, [rax-1]
vbroadcasti128 ymm0, xmmword ptr [rdi+2256]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4480]
cmovnz r11, r13
xor r12, r11
mov rdx, r14
add rdx, qword ptr [rdi-64]
sub rsi, rax
sar rdx, 41
mov qword ptr [rdi+264], rdx
lea r9, [r14+524288]
shl r9, 23
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4448]
mov rbp, rbx
sar rbp, 1
lea r13, [rbp+r12]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
cmovc r13, rbp
sar r9, 43
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2176], ymm11
vpmuldq ymm12, ymm9, ymm13
mov qword ptr [rdi+256], r9
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+2272]
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm2, ymm7, ymm15
andn rax, rbx, r10
cmovnz rcx, rsi
shrx rdx, rcx, r15
sarx r14, rcx, r15
lea r12, [rcx-1]
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
mov r9, -2
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4512]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4480]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2208], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+2304]
vbroadcasti128 ymm5, xmmword ptr [rdi+2320]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
mov rbx, -2
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4544]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4512]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
cmovnz r11, rbp
xor r14, r11
mov r10, r8
add r10, qword ptr [rdi-56]
sub r9, rcx
sar r10, 42
mov qword ptr [rdi+280], r10
mov rax, r13
sar rax, 1
lea rsi, [rax+r14]
lea rbp, [r8+1048576]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
cmovc rsi, rax
andn rcx, r13, rdx
cmovnz r12, r9
shrx r10, r12, r15
sarx r14, r12, r15
lea r8, [r12-1]
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2336]
vbroadcasti128 ymm1, xmmword ptr [rdi+2352]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
cmovnz r11, rax
xor r14, r11
shl rbp, 22
sub rbx, r12
sar rbp, 43
mov qword ptr [rdi+272], rbp
mov r13, qword ptr [rdi+256]
imul r13, qword ptr [rdi+192]
vpaddq ymm11, ymm12, ymm14
mov rdx, rsi
sar rdx, 1
lea rcx, [rdx+r14]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
mov r9, qword ptr [rdi+264]
cmovc rcx, rdx
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4576]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4544]
vpaddq ymm5, ymm11, ymm2
imul r9, qword ptr [rdi+208]
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2272], ymm11
lea rax, [r13+r9]
andn r12, rsi, r10
cmovnz r8, rbx
shrx rbp, r8, r15
sarx r14, r8, r15
lea r13, [r8-1]
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
mov r9, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+2368]
vbroadcasti128 ymm0, xmmword ptr [rdi+2384]
mov qword ptr [rdi+128], rax
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
mov rsi, qword ptr [rdi+256]
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4608]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4576]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2304], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
mov r10, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+2400]
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
cmovnz r11, rdx
xor r14, r11
sub r9, r8
imul rsi, qword ptr [rdi+200]
mov r12, rcx
sar r12, 1
lea rbx, [r12+r14]
mov rax, qword ptr [rdi+264]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4640]
vpaddq ymm15, ymm12, ymm1
cmovc rbx, r12
andn rdx, rcx, rbp
cmovnz r13, r9
shrx r8, r13, r15
sarx r14, r13, r15
lea rcx, [r13-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4608]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2336], ymm15
vpmuldq ymm2, ymm9, ymm11
cmovnz r11, r12
xor r14, r11
sub r10, r13
imul rax, qword ptr [rdi+216]
lea rbp, [rsi+rax]
mov qword ptr [rdi+136], rbp
mov rdx, qword ptr [rdi+272]
vpmuldq ymm0, ymm10, ymm14
mov r9, rbx
sar r9, 1
lea r12, [r9+r14]
vbroadcasti128 ymm13, xmmword ptr [rdi+2432]
vbroadcasti128 ymm5, xmmword ptr [rdi+2448]
vpmuldq ymm12, ymm7, ymm13
cmovc r12, r9
imul rdx, qword ptr [rdi+192]
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
mov r13, qword ptr [rdi+280]
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4672]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4640]
imul r13, qword ptr [rdi+208]
vpaddq ymm14, ymm11, ymm12
andn rsi, rbx, r8
cmovnz rcx, r10
shrx rax, rcx, r15
sarx rbp, rcx, r15
lea r14, [rcx-1]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
mov rbx, -2
vpsrlq ymm0, ymm2, 30
lea r8, [rdx+r13]
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2464]
mov qword ptr [rdi+144], r8
vbroadcasti128 ymm1, xmmword ptr [rdi+2480]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov rsi, qword ptr [rdi+272]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4704]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4672]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
mov r10, -2
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2400], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2496]
vbroadcasti128 ymm0, xmmword ptr [rdi+2512]
vpmuldq ymm12, ymm7, ymm11
cmovnz r11, r9
xor rbp, r11
sub rbx, rcx
mov rdx, r12
sar rdx, 1
lea r13, [rdx+rbp]
vpmuldq ymm13, ymm8, ymm0
cmovc r13, rdx
andn r8, r12, rax
cmovnz r14, rbx
shrx r9, r14, r15
sarx rcx, r14, r15
lea rbp, [r14-1]
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4736]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4704]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
cmovnz r11, rdx
imul rsi, qword ptr [rdi+200]
xor rcx, r11
mov r12, qword ptr [rdi+280]
sub r10, r14
imul r12, qword ptr [rdi+216]
lea rax, [rsi+r12]
mov qword ptr [rdi+152], rax
vpaddq ymm2, ymm13, ymm14
mov r8, r13
sar r8, 1
lea rbx, [r8+rcx]
mov rdx, qword ptr [rdi+256]
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm15
cmovc rbx, r8
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
imul rdx, qword ptr [rdi+32]
vbroadcasti128 ymm13, xmmword ptr [rdi+2528]
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
mov r14, qword ptr [rdi+264]
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
andn rsi, r13, r9
cmovnz rbp, r10
shrx r12, rbp, r15
sarx rax, rbp, r15
lea rcx, [rbp-1]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4768]
mov r13, -2
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4736]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2464], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2560]
vbroadcasti128 ymm5, xmmword ptr [rdi+2576]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4800]
vpaddq ymm13, ymm2, ymm0
mov r9, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4768]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2496], ymm13
cmovnz r11, r8
xor rax, r11
imul r14, qword ptr [rdi+40]
sub r13, rbp
lea rsi, [rdx+r14]
neg rsi
mov r10, rbx
sar r10, 1
lea r8, [r10+rax]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
cmovc r8, r10
andn rbp, rbx, r12
cmovnz rcx, r13
shrx rdx, rcx, r15
sarx r14, rcx, r15
lea rax, [rcx-1]
vbroadcasti128 ymm11, xmmword ptr [rdi+2592]
vbroadcasti128 ymm1, xmmword ptr [rdi+2608]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
cmovnz r11, r10
sar rsi, 20
xor r14, r11
mov rbx, qword ptr [rdi+128]
sub r9, rcx
imul rbx, qword ptr [rdi+48]
mov r12, qword ptr [rdi+136]
imul r12, qword ptr [rdi+56]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4832]
lea rbp, [rbx+r12]
mov r13, r8
sar r13, 1
lea r10, [r13+r14]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4800]
vpaddq ymm5, ymm15, ymm2
cmovc r10, r13
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
lea rcx, [rsi+rbp]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2528], ymm15
vpmuldq ymm2, ymm9, ymm11
mov qword ptr [rdi-112], rcx
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+2624]
vbroadcasti128 ymm0, xmmword ptr [rdi+2640]
andn rbx, r8, rdx
cmovnz rax, r9
shrx r12, rax, r15
sarx r14, rax, r15
lea rsi, [rax-1]
vpmuldq ymm12, ymm7, ymm13
mov rbp, -2
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4864]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4832]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2560], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+2656]
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
mov r8, -2
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+4896]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4864]
vpaddq ymm0, ymm13, ymm2
cmovnz r11, r13
xor r14, r11
sar rcx, 20
sub rbp, rax
shl rcx, 44
mov qword ptr [rdi+80], rcx
mov rdx, r10
sar rdx, 1
lea rbx, [rdx+r14]
mov r9, qword ptr [rdi+272]
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
cmovc rbx, rdx
andn r13, r10, r12
cmovnz rsi, rbp
shrx rax, rsi, r15
sarx rcx, rsi, r15
lea r14, [rsi-1]
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+2688]
vbroadcasti128 ymm5, xmmword ptr [rdi+2704]
cmovnz r11, rdx
xor rcx, r11
imul r9, qword ptr [rdi+32]
sub r8, rsi
mov r10, qword ptr [rdi+280]
imul r10, qword ptr [rdi+40]
lea r12, [r9+r10]
neg r12
vpmuldq ymm12, ymm7, ymm11
mov r13, rbx
sar r13, 1
lea rbp, [r13+rcx]
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
cmovc rbp, r13
vpaddq ymm2, ymm14, ymm13
sar r12, 20
vpmuludq ymm0, ymm3, ymmword ptr [rdi+4928]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4896]
vpaddq ymm14, ymm15, ymm12
mov rdx, qword ptr [rdi+144]
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
andn rsi, rbx, rax
cmovnz r14, r8
shrx r9, r14, r15
sarx r10, r14, r15
lea rcx, [r14-1]
vmovdqa ymmword ptr [rdi+2624], ymm15
mov rbx, -2
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2720]
vbroadcasti128 ymm1, xmmword ptr [rdi+2736]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4960]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4928]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm11
vpmuldq ymm2, ymm9, ymm13
mov rax, -2
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+2752]
vbroadcasti128 ymm0, xmmword ptr [rdi+2768]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
cmovnz r11, r13
xor r10, r11
imul rdx, qword ptr [rdi+48]
sub rbx, r14
mov rsi, qword ptr [rdi+152]
imul rsi, qword ptr [rdi+56]
mov r8, rbp
sar r8, 1
lea r13, [r8+r10]
lea r14, [rdx+rsi]
lea r10, [r12+r14]
mov qword ptr [rdi-104], r10
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4992]
cmovc r13, r8
andn rdx, rbp, r9
cmovnz rcx, rbx
shrx rsi, rcx, r15
sarx r12, rcx, r15
lea r14, [rcx-1]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+4960]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovnz r11, r8
xor r12, r11
sub rax, rcx
sar r10, 20
shl r10, 44
mov qword ptr [rdi+88], r10
vmovdqa ymmword ptr [rdi+2688], ymm13
vpmuldq ymm12, ymm9, ymm15
mov rbp, r13
sar rbp, 1
lea r9, [rbp+r12]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2784]
cmovc r9, rbp
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5024]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+4992]
andn rdx, r13, rsi
cmovnz r14, rax
shrx rbx, r14, r15
sarx r8, r14, r15
lea rcx, [r14-1]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
mov r10, -2
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2720], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+2816]
vbroadcasti128 ymm5, xmmword ptr [rdi+2832]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5056]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5024]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
mov r12, -2
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2752], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2848]
cmovnz r11, rbp
xor r8, r11
sub r10, r14
mov r13, r9
sar r13, 1
lea rsi, [r13+r8]
vbroadcasti128 ymm1, xmmword ptr [rdi+2864]
vpmuldq ymm2, ymm7, ymm15
cmovc rsi, r13
andn rdx, r9, rbx
cmovnz rcx, r10
shrx rax, rcx, r15
sarx rbp, rcx, r15
lea r14, [rcx-1]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5088]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5056]
cmovnz r11, r13
xor rbp, r11
sub r12, rcx
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
mov r8, rsi
sar r8, 1
lea r9, [r8+rbp]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
cmovc r9, r8
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2784], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2880]
vbroadcasti128 ymm0, xmmword ptr [rdi+2896]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
andn rbx, rsi, rax
cmovnz r14, r12
shrx rdx, r14, r15
sarx r10, r14, r15
lea r13, [r14-1]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
mov rcx, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5120]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5088]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2816], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2912]
vbroadcasti128 ymm14, xmmword ptr [rdi+2928]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
mov rbp, -2
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5152]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5120]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
cmovnz r11, r8
xor r10, r11
sub rcx, r14
mov rsi, r9
sar rsi, 1
lea rax, [rsi+r10]
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2848], ymm11
cmovc rax, rsi
andn rbx, r9, rdx
cmovnz r13, rcx
shrx r12, r13, r15
sarx r8, r13, r15
lea r14, [r13-1]
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2944]
vbroadcasti128 ymm5, xmmword ptr [rdi+2960]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
cmovnz r11, rsi
xor r8, r11
sub rbp, r13
vpaddq ymm2, ymm14, ymm11
mov r10, rax
sar r10, 1
lea r9, [r10+r8]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5184]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5152]
cmovc r9, r10
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
andn rdx, rax, r12
cmovnz r14, rbp
shrx rbx, r14, r15
sarx rcx, r14, r15
lea rsi, [r14-1]
vbroadcasti128 ymm11, xmmword ptr [rdi+2976]
vbroadcasti128 ymm1, xmmword ptr [rdi+2992]
mov r13, -2
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5216]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5184]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+3008]
vbroadcasti128 ymm0, xmmword ptr [rdi+3024]
mov r8, -2
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5248]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5216]
cmovnz r11, r10
xor rcx, r11
sub r13, r14
mov rax, r9
sar rax, 1
lea r12, [rax+rcx]
vpaddq ymm1, ymm11, ymm12
cmovc r12, rax
andn rdx, r9, rbx
cmovnz rsi, r13
shrx rbp, rsi, r15
sarx r10, rsi, r15
lea r14, [rsi-1]
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+3040]
cmovnz r11, rax
xor r10, r11
sub r8, rsi
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]
mov rcx, r12
sar rcx, 1
lea r9, [rcx+r10]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
cmovc r9, rcx
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5280]
vpaddq ymm13, ymm12, ymm1
mov rbx, r9
add rbx, qword ptr [rdi-56]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5248]
vpaddq ymm0, ymm13, ymm2
mov rdx, r9
shl rdx, 44
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
andn r13, r12, rbp
cmovnz r14, r8
shrx rax, r14, r15
sarx rsi, r14, r15
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2976], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3072]
mov qword ptr [rdi-120], r9
vbroadcasti128 ymm5, xmmword ptr [rdi+3088]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm7, ymm14, ymm13
vpmuludq ymm8, ymm3, ymmword ptr [rdi+5312]
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5280]
vpaddq ymm15, ymm2, ymm0
vpaddq ymm12, ymm15, ymmword ptr [rdi+448]
vpaddq ymm14, ymm12, ymm1
vpsrlq ymm13, ymm14, 30
vpand ymm3, ymm14, ymm6
vmovdqa ymmword ptr [rdi+3008], ymm3
vpmuldq ymm7, ymm9, ymm11
vpmuldq ymm8, ymm10, ymm5
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5312]
vpaddq ymm15, ymm2, ymm0
vpaddq ymm12, ymm15, ymmword ptr [rdi+448]
vpaddq ymm1, ymm12, ymm13
cmovnz r11, rcx
mov r10, r11
add r10, qword ptr [rdi-64]
mov r12, r11
shl r12, 45
mov rbp, rbx
sar rbp, 21
sar rbx, 42
mov r13, r10
sar r13, 20
sar r10, 41
add rdx, qword ptr [rdi-40]
add r12, qword ptr [rdi-48]
mov qword ptr [rdi-128], r11
imul rbp, qword ptr [rdi+80]
imul rbx, qword ptr [rdi+88]
imul r13, qword ptr [rdi+80]
imul r10, qword ptr [rdi+88]
lea r8, [rbp+rbx]
lea r9, [r13+r10]
lea rcx, [r8+rdx]
lea r11, [r9+r12]
vpand ymm14, ymm1, ymm6
vmovdqa ymmword ptr [rdi+3040], ymm14
vpsrlq ymm3, ymm1, 30
ror rcx, 44
ror r11, 45
vpsubq ymm9, ymm3, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3072], ymm9
mov rbx, rcx
mov rcx, r11
mov rdx, r14
mov rbp, rax
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
