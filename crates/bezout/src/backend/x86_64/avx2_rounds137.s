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
// Length: 137 limbs of 30 bits; 3562 instructions a round, 780 for its steps (form: select).
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
cmovc r11, r10
andn r13, rbx, rbp
cmovnz rax, r8
shrx r14, rax, r15
sarx rdx, rax, r15
lea rsi, [rax-1]
mov rbx, -2
cmovnz rcx, r10
xor rdx, rcx
mov rbp, r9
add rbp, qword ptr [rdi-64]
sub rbx, rax
sar rbp, 41
mov qword ptr [rdi+328], rbp
mov r13, r11
sar r13, 1
lea r8, [r13+rdx]
cmovc r8, r13
lea r10, [r9+524288]
andn rax, r11, r14
cmovnz rsi, rbx
shrx rbp, rsi, r15
sarx rdx, rsi, r15
lea r9, [rsi-1]
mov r11, -2
cmovnz rcx, r13
xor rdx, rcx
shl r10, 23
sub r11, rsi
sar r10, 43
mov qword ptr [rdi+320], r10
mov r14, r8
sar r14, 1
lea rax, [r14+rdx]
cmovc rax, r14
andn rbx, r8, rbp
cmovnz r9, r11
shrx r13, r9, r15
sarx rsi, r9, r15
lea r10, [r9-1]
mov rdx, -2
cmovnz rcx, r14
mov r8, r12
add r8, qword ptr [rdi-56]
xor rsi, rcx
sar r8, 42
sub rdx, r9
mov qword ptr [rdi+344], r8
lea rbp, [r12+1048576]
mov rbx, rax
sar rbx, 1
lea r11, [rbx+rsi]
cmovc r11, rbx
shl rbp, 22
andn r14, rax, r13
cmovnz r10, rdx
shrx r9, r10, r15
sarx r8, r10, r15
lea r12, [r10-1]
mov rsi, -2
cmovnz rcx, rbx
xor r8, rcx
sar rbp, 43
mov qword ptr [rdi+336], rbp
sub rsi, r10
mov rax, qword ptr [rdi+320]
mov r13, r11
sar r13, 1
lea r14, [r13+r8]
cmovc r14, r13
andn rdx, r11, r9
cmovnz r12, rsi
shrx rbx, r12, r15
sarx rbp, r12, r15
lea r10, [r12-1]
mov r8, -2
cmovnz rcx, r13
imul rax, qword ptr [rdi+128]
mov r11, qword ptr [rdi+328]
xor rbp, rcx
sub r8, r12
imul r11, qword ptr [rdi+144]
lea r9, [rax+r11]
mov rdx, r14
sar rdx, 1
lea rsi, [rdx+rbp]
cmovc rsi, rdx
neg r9
andn r13, r14, rbx
cmovnz r10, r8
shrx r12, r10, r15
sarx rax, r10, r15
lea r11, [r10-1]
mov qword ptr [rdi-32], r9
mov rbp, -2
mov r14, qword ptr [rdi+320]
cmovnz rcx, rdx
xor rax, rcx
sub rbp, r10
imul r14, qword ptr [rdi+136]
mov rbx, rsi
sar rbx, 1
lea r13, [rbx+rax]
mov r8, qword ptr [rdi+328]
cmovc r13, rbx
andn r9, rsi, r12
cmovnz r11, rbp
shrx rdx, r11, r15
sarx r10, r11, r15
lea rax, [r11-1]
mov rsi, -2
cmovnz rcx, rbx
imul r8, qword ptr [rdi+152]
xor r10, rcx
sub rsi, r11
lea r12, [r14+r8]
neg r12
mov r9, r13
sar r9, 1
lea rbp, [r9+r10]
cmovc rbp, r9
mov qword ptr [rdi-24], r12
andn rbx, r13, rdx
cmovnz rax, rsi
shrx r11, rax, r15
sarx r14, rax, r15
lea r8, [rax-1]
mov r10, qword ptr [rdi+336]
mov r12, -2
cmovnz rcx, r9
xor r14, rcx
imul r10, qword ptr [rdi+128]
sub r12, rax
mov r13, qword ptr [rdi+344]
mov rdx, rbp
sar rdx, 1
lea rbx, [rdx+r14]
cmovc rbx, rdx
andn rsi, rbp, r11
cmovnz r8, r12
shrx r9, r8, r15
sarx rax, r8, r15
lea r14, [r8-1]
mov rbp, -2
cmovnz rcx, rdx
imul r13, qword ptr [rdi+144]
lea r11, [r10+r13]
xor rax, rcx
sub rbp, r8
neg r11
mov qword ptr [rdi-16], r11
mov rsi, rbx
sar rsi, 1
lea r12, [rsi+rax]
cmovc r12, rsi
mov rdx, qword ptr [rdi+336]
andn r10, rbx, r9
cmovnz r14, rbp
shrx r13, r14, r15
sarx r8, r14, r15
lea r11, [r14-1]
mov rax, -2
cmovnz rcx, rsi
xor r8, rcx
imul rdx, qword ptr [rdi+136]
mov rbx, qword ptr [rdi+344]
sub rax, r14
imul rbx, qword ptr [rdi+152]
mov r9, r12
sar r9, 1
lea r10, [r9+r8]
lea rbp, [rdx+rbx]
cmovc r10, r9
andn rsi, r12, r13
cmovnz r11, rax
shrx r14, r11, r15
sarx r8, r11, r15
lea rdx, [r11-1]
mov rbx, -2
cmovnz rcx, r9
neg rbp
xor r8, rcx
sub rbx, r11
mov qword ptr [rdi-8], rbp
mov r12, qword ptr [rdi+320]
mov r13, r10
sar r13, 1
lea rsi, [r13+r8]
cmovc rsi, r13
imul r12, qword ptr [rdi-112]
andn rax, r10, r14
cmovnz rdx, rbx
shrx r9, rdx, r15
sarx r11, rdx, r15
mov rbp, qword ptr [rdi+328]
lea r8, [rdx-1]
mov r10, -2
cmovnz rcx, r13
xor r11, rcx
imul rbp, qword ptr [rdi-104]
sub r10, rdx
lea r14, [r12+rbp]
mov rax, rsi
sar rax, 1
lea rbx, [rax+r11]
cmovc rbx, rax
andn r13, rsi, r9
cmovnz r8, r10
shrx rdx, r8, r15
sarx r12, r8, r15
lea rbp, [r8-1]
mov r11, -2
vpbroadcastq ymm0, qword ptr [rdi-32]
vpbroadcastq ymm1, qword ptr [rdi-16]
cmovnz rcx, rax
neg r14
sar r14, 20
xor r12, rcx
sub r11, r8
shl r14, 24
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
shr r14, 24
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+416]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+832]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+5312]
mov rsi, rbx
sar rsi, 1
lea r9, [rsi+r12]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
cmovc r9, rsi
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
mov qword ptr [rdi+0], r14
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
vpmuldq ymm0, ymm7, ymm15
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+5344]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+448]
andn r13, rbx, rdx
cmovnz rbp, r11
shrx r10, rbp, r15
sarx rax, rbp, r15
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5312]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
lea r8, [rbp-1]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5376]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5344]
mov r12, -2
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
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5408]
cmovnz rcx, rsi
xor rax, rcx
shr r14, 20
shl r14, 44
sub r12, rbp
mov qword ptr [rdi+8], r14
mov rbx, r9
sar rbx, 1
lea rdx, [rbx+rax]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5376]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
mov r13, qword ptr [rdi+336]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+928], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1024]
vbroadcasti128 ymm5, xmmword ptr [rdi+1040]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5440]
vpaddq ymm13, ymm2, ymm0
cmovc rdx, rbx
andn r11, r9, r10
cmovnz r8, r12
shrx rsi, r8, r15
sarx rbp, r8, r15
lea r14, [r8-1]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5408]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
mov rax, -2
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
cmovnz rcx, rbx
imul r13, qword ptr [rdi-112]
xor rbp, rcx
sub rax, r8
mov r9, qword ptr [rdi+344]
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5472]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5440]
vpaddq ymm5, ymm15, ymm2
imul r9, qword ptr [rdi-104]
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
mov r10, rdx
sar r10, 1
lea r11, [r10+rbp]
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
vpmuldq ymm12, ymm7, ymm13
cmovc r11, r10
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
lea r12, [r13+r9]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5504]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5472]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
andn rbx, rdx, rsi
cmovnz r14, rax
shrx r8, r14, r15
sarx rbp, r14, r15
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
lea r13, [r14-1]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5536]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5504]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
mov r9, -2
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1152]
vbroadcasti128 ymm5, xmmword ptr [rdi+1168]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5568]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5536]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
cmovnz rcx, r10
xor rbp, rcx
neg r12
sar r12, 20
sub r9, r14
shl r12, 24
mov rdx, r11
sar rdx, 1
lea rsi, [rdx+rbp]
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5600]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5568]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
cmovc rsi, rdx
andn rbx, r11, r8
cmovnz r13, r9
shrx rax, r13, r15
sarx r10, r13, r15
lea r14, [r13-1]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
mov rbp, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+1216]
vbroadcasti128 ymm0, xmmword ptr [rdi+1232]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
cmovnz rcx, rdx
shr r12, 24
mov qword ptr [rdi+16], r12
xor r10, rcx
sub rbp, r13
shr r12, 20
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5632]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5600]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
shl r12, 44
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
mov r11, rsi
sar r11, 1
lea r8, [r11+r10]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
cmovc r8, r11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5664]
mov qword ptr [rdi+24], r12
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5632]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
andn rbx, rsi, rax
cmovnz r14, rbp
shrx r9, r14, r15
sarx rdx, r14, r15
vbroadcasti128 ymm13, xmmword ptr [rdi+1280]
vbroadcasti128 ymm5, xmmword ptr [rdi+1296]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
lea r13, [r14-1]
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5696]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5664]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
mov r10, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+1312]
vbroadcasti128 ymm1, xmmword ptr [rdi+1328]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5728]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5696]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm13
cmovnz rcx, r11
xor rdx, rcx
sub r10, r14
mov r12, r8
sar r12, 1
lea rsi, [r12+rdx]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1344]
vbroadcasti128 ymm0, xmmword ptr [rdi+1360]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5760]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5728]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm15
vpmuldq ymm12, ymm9, ymm11
cmovc rsi, r12
andn rax, r8, r9
cmovnz r13, r10
shrx rbx, r13, r15
sarx rbp, r13, r15
lea r11, [r13-1]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
mov r14, -2
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5792]
cmovnz rcx, r12
xor rbp, rcx
sub r14, r13
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5760]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1408]
vbroadcasti128 ymm5, xmmword ptr [rdi+1424]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5824]
mov rdx, rsi
sar rdx, 1
lea r8, [rdx+rbp]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5792]
vpaddq ymm14, ymm13, ymm12
cmovc r8, rdx
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1344], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1440]
vbroadcasti128 ymm1, xmmword ptr [rdi+1456]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
andn r9, rsi, rbx
cmovnz r11, r14
shrx rax, r11, r15
sarx r10, r11, r15
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5856]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5824]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1472]
vbroadcasti128 ymm0, xmmword ptr [rdi+1488]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5888]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5856]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1408], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1504]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
cmovnz rcx, rdx
mov r12, r8
add r12, qword ptr [rdi-56]
mov r13, rcx
add r13, qword ptr [rdi-64]
mov rbp, r8
shl rbp, 44
mov rsi, rcx
shl rsi, 45
mov rbx, r12
sar rbx, 21
sar r12, 42
mov r9, r13
sar r9, 20
sar r13, 41
add rbp, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+8]
imul r12, qword ptr [rdi+24]
imul r9, qword ptr [rdi+8]
imul r13, qword ptr [rdi+24]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5920]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5888]
lea r14, [rbx+r12]
vpaddq ymm0, ymm13, ymm2
lea rdx, [r9+r13]
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm13
lea rbx, [r14+rbp]
vpmuldq ymm2, ymm9, ymm15
lea r12, [rdx+rsi]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1536]
vbroadcasti128 ymm5, xmmword ptr [rdi+1552]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
ror rbx, 44
ror r12, 45
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+5952]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5920]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1568]
vbroadcasti128 ymm1, xmmword ptr [rdi+1584]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5984]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5952]
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
xor r10, r12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6016]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5984]
lea r9, [r11-1]
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
mov r13, -2
vpaddq ymm0, ymm15, ymm2
sub r13, r11
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6048]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6016]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1664]
mov r14, rbx
sar r14, 1
lea rbp, [r14+r10]
vbroadcasti128 ymm5, xmmword ptr [rdi+1680]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6080]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6048]
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
cmovc rbp, r14
andn rdx, rbx, rax
cmovnz r9, r13
shrx rsi, r9, r15
sarx r11, r9, r15
lea r10, [r9-1]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6112]
mov rbx, -2
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6080]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
cmovnz r12, r14
xor r11, r12
sub rbx, r9
mov rax, rcx
add rax, qword ptr [rdi-64]
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+1728]
vbroadcasti128 ymm0, xmmword ptr [rdi+1744]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
sar rax, 41
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6144]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6112]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
mov rdx, rbp
sar rdx, 1
lea r13, [rdx+r11]
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm15
cmovc r13, rdx
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
mov qword ptr [rdi+200], rax
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6176]
vpaddq ymm11, ymm12, ymm1
andn r14, rbp, rsi
cmovnz r10, rbx
shrx r9, r10, r15
sarx r11, r10, r15
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6144]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
lea rax, [r10-1]
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1696], ymm11
lea rbp, [rcx+524288]
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1792]
vbroadcasti128 ymm5, xmmword ptr [rdi+1808]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6208]
vpaddq ymm13, ymm2, ymm0
mov rsi, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6176]
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
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
cmovnz r12, rdx
xor r11, r12
sub rsi, r10
shl rbp, 23
mov r14, r13
sar r14, 1
lea rbx, [r14+r11]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6240]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6208]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
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
cmovc rbx, r14
andn rcx, r13, r9
cmovnz rax, rsi
shrx rdx, rax, r15
sarx r10, rax, r15
lea r11, [rax-1]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6272]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6240]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
mov r13, -2
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm11
vpmuldq ymm12, ymm9, ymm13
cmovnz r12, r14
sar rbp, 43
mov qword ptr [rdi+192], rbp
xor r10, r12
sub r13, rax
vpmuldq ymm1, ymm10, ymm0
mov r9, r8
add r9, qword ptr [rdi-56]
vbroadcasti128 ymm15, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6304]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6272]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
sar r9, 42
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm13
vpmuldq ymm2, ymm9, ymm15
mov rcx, rbx
sar rcx, 1
lea rsi, [rcx+r10]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1920]
vbroadcasti128 ymm5, xmmword ptr [rdi+1936]
cmovc rsi, rcx
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6336]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6304]
mov qword ptr [rdi+216], r9
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
andn r14, rbx, rdx
cmovnz r11, r13
shrx rbp, r11, r15
sarx rax, r11, r15
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1856], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1952]
lea r10, [r11-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+1968]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
lea r9, [r8+1048576]
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6368]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6336]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
mov rbx, -2
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1888], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1984]
vbroadcasti128 ymm0, xmmword ptr [rdi+2000]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6400]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6368]
vpaddq ymm1, ymm13, ymm12
cmovnz r12, rcx
xor rax, r12
sub rbx, r11
shl r9, 22
mov rdx, rsi
sar rdx, 1
lea r14, [rdx+rax]
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1920], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2016]
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6432]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6400]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
cmovc r14, rdx
andn r13, rsi, rbp
cmovnz r10, rbx
shrx r8, r10, r15
sarx rcx, r10, r15
lea r11, [r10-1]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1952], ymm15
vpmuldq ymm2, ymm9, ymm11
mov rax, -2
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+2048]
vbroadcasti128 ymm5, xmmword ptr [rdi+2064]
vpmuldq ymm12, ymm7, ymm13
cmovnz r12, rdx
sar r9, 43
mov qword ptr [rdi+208], r9
xor rcx, r12
sub rax, r10
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
mov rsi, qword ptr [rdi+192]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6464]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6432]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1984], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2080]
vbroadcasti128 ymm1, xmmword ptr [rdi+2096]
vpmuldq ymm2, ymm7, ymm15
mov rbp, r14
sar rbp, 1
lea r13, [rbp+rcx]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
cmovc r13, rbp
imul rsi, qword ptr [rdi+0]
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6496]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6464]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2016], ymm13
vpmuldq ymm2, ymm9, ymm15
andn rbx, r14, r8
cmovnz r11, rax
shrx rdx, r11, r15
sarx r9, r11, r15
mov r10, qword ptr [rdi+200]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2112]
vbroadcasti128 ymm0, xmmword ptr [rdi+2128]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
lea rcx, [r11-1]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6528]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6496]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2048], ymm15
vpmuldq ymm12, ymm9, ymm11
mov r14, -2
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2144]
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6560]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6528]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovnz r12, rbp
xor r9, r12
imul r10, qword ptr [rdi+16]
sub r14, r11
lea r8, [rsi+r10]
mov rbx, r13
sar rbx, 1
lea rax, [rbx+r9]
vmovdqa ymmword ptr [rdi+2080], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2176]
vbroadcasti128 ymm5, xmmword ptr [rdi+2192]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6592]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6560]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2112], ymm13
cmovc rax, rbx
andn rbp, r13, rdx
cmovnz rcx, r14
shrx r11, rcx, r15
sarx rsi, rcx, r15
lea r10, [rcx-1]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+2208]
vbroadcasti128 ymm1, xmmword ptr [rdi+2224]
vpmuldq ymm2, ymm7, ymm11
mov r9, -2
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
cmovnz r12, rbx
neg r8
xor rsi, r12
sar r8, 20
sub r9, rcx
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6624]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6592]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
mov qword ptr [rdi+32], r8
vmovdqa ymmword ptr [rdi+2144], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+2240]
vbroadcasti128 ymm0, xmmword ptr [rdi+2256]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
mov r13, rax
sar r13, 1
lea rdx, [r13+rsi]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6656]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6624]
cmovc rdx, r13
vpaddq ymm1, ymm11, ymm12
mov rbp, qword ptr [rdi+208]
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2176], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+2272]
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm2, ymm7, ymm15
andn r14, rax, r11
cmovnz r10, r9
shrx rbx, r10, r15
sarx rcx, r10, r15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6688]
vpaddq ymm13, ymm12, ymm1
lea r8, [r10-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6656]
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
mov rsi, -2
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6720]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6688]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2336]
cmovnz r12, r13
xor rcx, r12
imul rbp, qword ptr [rdi+0]
mov rax, qword ptr [rdi+216]
sub rsi, r10
imul rax, qword ptr [rdi+16]
mov r11, rdx
sar r11, 1
lea r14, [r11+rcx]
vbroadcasti128 ymm1, xmmword ptr [rdi+2352]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6752]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6720]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
lea r9, [rbp+rax]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2272], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+2368]
vbroadcasti128 ymm0, xmmword ptr [rdi+2384]
cmovc r14, r11
andn r13, rdx, rbx
cmovnz r8, rsi
shrx r10, r8, r15
sarx rcx, r8, r15
lea rbp, [r8-1]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
mov rax, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6784]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6752]
vpaddq ymm1, ymm13, ymm12
cmovnz r12, r11
xor rcx, r12
sub rax, r8
neg r9
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2304], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2400]
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
sar r9, 20
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6816]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6784]
vpaddq ymm0, ymm15, ymm2
mov rdx, r14
sar rdx, 1
lea rbx, [rdx+rcx]
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
cmovc rbx, rdx
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2336], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
mov qword ptr [rdi+40], r9
vbroadcasti128 ymm13, xmmword ptr [rdi+2432]
vbroadcasti128 ymm5, xmmword ptr [rdi+2448]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
andn r13, r14, r10
cmovnz rbp, rax
shrx rsi, rbp, r15
sarx r11, rbp, r15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6848]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6816]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
lea r8, [rbp-1]
vpsrlq ymm0, ymm2, 30
mov rcx, qword ptr [rdi+928]
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2464]
vbroadcasti128 ymm1, xmmword ptr [rdi+2480]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
mov r9, -2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6880]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6848]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2400], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2496]
vbroadcasti128 ymm0, xmmword ptr [rdi+2512]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
cmovnz r12, rdx
xor r11, r12
sub r9, rbp
shr rcx, 10
mov r14, rbx
sar r14, 1
lea r10, [r14+r11]
vpaddq ymm1, ymm15, ymm12
mov r13, qword ptr [rdi+960]
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6912]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6880]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2528]
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
cmovc r10, r14
andn rax, rbx, rsi
cmovnz r8, r9
shrx rdx, r8, r15
sarx rbp, r8, r15
lea r11, [r8-1]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+6944]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6912]
vpaddq ymm0, ymm11, ymm2
mov rbx, -2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovnz r12, r14
shl r13, 20
xor rbp, r12
sub rbx, r8
lea rsi, [rcx+r13]
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
vpmuludq ymm0, ymm3, ymmword ptr [rdi+6976]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+6944]
vpaddq ymm14, ymm13, ymm12
mov rax, qword ptr [rdi+992]
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
mov r9, r10
sar r9, 1
lea r14, [r9+rbp]
vmovdqa ymmword ptr [rdi+2496], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
cmovc r14, r9
vbroadcasti128 ymm11, xmmword ptr [rdi+2592]
vbroadcasti128 ymm1, xmmword ptr [rdi+2608]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
shl rax, 50
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7008]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+6976]
vpaddq ymm5, ymm15, ymm2
andn r8, r10, rdx
cmovnz r11, rbx
shrx rcx, r11, r15
sarx r13, r11, r15
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2528], ymm15
vpmuldq ymm2, ymm9, ymm11
lea rbp, [r11-1]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+2624]
vbroadcasti128 ymm0, xmmword ptr [rdi+2640]
vpmuldq ymm12, ymm7, ymm13
lea r10, [rsi+rax]
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7040]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7008]
vpaddq ymm1, ymm11, ymm12
mov rdx, -2
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2560], ymm11
vpmuldq ymm12, ymm9, ymm13
mov qword ptr [rdi+48], r10
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+2656]
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7072]
vpaddq ymm13, ymm12, ymm1
cmovnz r12, r9
xor r13, r12
sub rdx, r11
mov r8, r14
sar r8, 1
lea rbx, [r8+r13]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7040]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov rsi, qword ptr [rdi+944]
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+2688]
vbroadcasti128 ymm5, xmmword ptr [rdi+2704]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7104]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7072]
cmovc rbx, r8
andn rax, r14, rcx
cmovnz rbp, rdx
shrx r10, rbp, r15
sarx r9, rbp, r15
lea r11, [rbp-1]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
mov r13, -2
vmovdqa ymmword ptr [rdi+2624], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2720]
cmovnz r12, r8
shr rsi, 10
xor r9, r12
sub r13, rbp
vbroadcasti128 ymm1, xmmword ptr [rdi+2736]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
mov r14, qword ptr [rdi+976]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7136]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7104]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+2752]
shl r14, 20
mov rcx, rbx
sar rcx, 1
lea rax, [rcx+r9]
vbroadcasti128 ymm0, xmmword ptr [rdi+2768]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
cmovc rax, rcx
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7168]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7136]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
lea rdx, [rsi+r14]
andn r8, rbx, r10
cmovnz r11, r13
shrx rbp, r11, r15
sarx r9, r11, r15
vmovdqa ymmword ptr [rdi+2688], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2784]
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]
vpmuldq ymm2, ymm7, ymm11
lea rsi, [r11-1]
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7200]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7168]
vpaddq ymm0, ymm15, ymm2
mov r14, qword ptr [rdi+1008]
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
mov rbx, -2
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
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7232]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7200]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
cmovnz r12, rcx
xor r9, r12
sub rbx, r11
shl r14, 50
mov r10, rax
sar r10, 1
lea r8, [r10+r9]
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2752], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2848]
vbroadcasti128 ymm1, xmmword ptr [rdi+2864]
lea r13, [rdx+r14]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7264]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7232]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
cmovc r8, r10
andn rcx, rax, rbp
cmovnz rsi, rbx
shrx r11, rsi, r15
sarx r9, rsi, r15
lea rdx, [rsi-1]
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2784], ymm13
mov qword ptr [rdi+56], r13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2880]
mov r14, -2
vbroadcasti128 ymm0, xmmword ptr [rdi+2896]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
cmovnz r12, r10
xor r9, r12
sub r14, rsi
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7296]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7264]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
mov rax, qword ptr [rdi+192]
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
mov rbp, r8
sar rbp, 1
lea rcx, [rbp+r9]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7328]
cmovc rcx, rbp
imul rax, qword ptr [rdi+48]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7296]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2848], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2944]
andn rbx, r8, r11
cmovnz rdx, r14
shrx r13, rdx, r15
sarx r10, rdx, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+2960]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
mov rsi, qword ptr [rdi+200]
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
lea r9, [rdx-1]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7360]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7328]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+2976]
mov r8, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+2992]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7392]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7360]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
cmovnz r12, rbp
xor r10, r12
imul rsi, qword ptr [rdi+56]
sub r8, rdx
lea r11, [rax+rsi]
mov rbx, rcx
sar rbx, 1
lea r14, [rbx+r10]
vbroadcasti128 ymm13, xmmword ptr [rdi+3008]
vbroadcasti128 ymm0, xmmword ptr [rdi+3024]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7424]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7392]
mov rbp, qword ptr [rdi+32]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
cmovc r14, rbx
andn rdx, rcx, r13
cmovnz r9, r8
shrx rax, r9, r15
sarx rsi, r9, r15
lea r10, [r9-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+3040]
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
mov rcx, -2
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7456]
vpaddq ymm13, ymm12, ymm1
cmovnz r12, rbx
xor rsi, r12
sar rbp, 20
sub rcx, r9
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7424]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2976], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3072]
vbroadcasti128 ymm5, xmmword ptr [rdi+3088]
sub rbp, r11
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7488]
vpaddq ymm15, ymm2, ymm0
mov r13, r14
sar r13, 1
lea rdx, [r13+rsi]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7456]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
cmovc rdx, r13
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
shl rbp, 44
vmovdqa ymmword ptr [rdi+3008], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3104]
vbroadcasti128 ymm1, xmmword ptr [rdi+3120]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
andn r8, r14, rax
cmovnz r10, rcx
shrx rbx, r10, r15
sarx r9, r10, r15
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7520]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7488]
vpaddq ymm5, ymm11, ymm2
lea r11, [r10-1]
mov qword ptr [rdi+64], rbp
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3040], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+3136]
vbroadcasti128 ymm0, xmmword ptr [rdi+3152]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
mov rsi, -2
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
mov r14, qword ptr [rdi+208]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7552]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7520]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3072], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+3168]
vbroadcasti128 ymm14, xmmword ptr [rdi+3184]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
cmovnz r12, r13
xor r9, r12
sub rsi, r10
mov rax, rdx
sar rax, 1
lea r8, [rax+r9]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7584]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7552]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3104], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+3200]
vbroadcasti128 ymm5, xmmword ptr [rdi+3216]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
cmovc r8, rax
andn rcx, rdx, rbx
cmovnz r11, rsi
shrx rbp, r11, r15
sarx r13, r11, r15
lea r10, [r11-1]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7616]
vpaddq ymm11, ymm2, ymm0
mov r9, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7584]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
cmovnz r12, rax
imul r14, qword ptr [rdi+48]
mov rdx, qword ptr [rdi+216]
xor r13, r12
sub r9, r11
imul rdx, qword ptr [rdi+56]
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3136], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+3232]
vbroadcasti128 ymm1, xmmword ptr [rdi+3248]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7648]
vpaddq ymm13, ymm12, ymm14
lea rbx, [r14+rdx]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7616]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
mov rcx, r8
sar rcx, 1
lea rsi, [rcx+r13]
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3168], ymm13
cmovc rsi, rcx
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+3264]
vbroadcasti128 ymm0, xmmword ptr [rdi+3280]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
mov rax, qword ptr [rdi+40]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7680]
vpaddq ymm15, ymm2, ymm5
andn r11, r8, rbp
cmovnz r10, r9
shrx r14, r10, r15
sarx rdx, r10, r15
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7648]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3200], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+3296]
vbroadcasti128 ymm14, xmmword ptr [rdi+3312]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7712]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7680]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3232], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+3328]
vbroadcasti128 ymm5, xmmword ptr [rdi+3344]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7744]
cmovnz r12, rcx
sar rax, 20
mov r13, rsi
add r13, qword ptr [rdi-56]
mov r8, r12
add r8, qword ptr [rdi-64]
mov rbp, rsi
shl rbp, 44
mov r11, r12
shl r11, 45
mov r9, r13
sar r9, 21
sar r13, 42
mov rcx, r8
sar rcx, 20
sar r8, 41
add rbp, qword ptr [rdi-40]
add r11, qword ptr [rdi-48]
imul r9, qword ptr [rdi+64]
sub rax, rbx
imul rcx, qword ptr [rdi+64]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7712]
vpaddq ymm14, ymm13, ymm12
shl rax, 44
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3264], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+3360]
vbroadcasti128 ymm1, xmmword ptr [rdi+3376]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
mov qword ptr [rdi+72], rax
imul r13, qword ptr [rdi+72]
imul r8, qword ptr [rdi+72]
lea rbx, [r9+r13]
lea rax, [rcx+r8]
lea r9, [rbx+rbp]
lea r13, [rax+r11]
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7776]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7744]
ror r9, 44
vpaddq ymm5, ymm15, ymm2
ror r13, 45
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3296], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+3392]
vbroadcasti128 ymm0, xmmword ptr [rdi+3408]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7808]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7776]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3328], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+3424]
vbroadcasti128 ymm14, xmmword ptr [rdi+3440]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7840]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7808]
vpaddq ymm0, ymm13, ymm2
xor rdx, r13
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3360], ymm13
lea rcx, [r10-1]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3456]
vbroadcasti128 ymm5, xmmword ptr [rdi+3472]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+7872]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7840]
mov r8, -2
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
sub r8, r10
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3392], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3488]
vbroadcasti128 ymm1, xmmword ptr [rdi+3504]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
mov rbx, r9
sar rbx, 1
lea rbp, [rbx+rdx]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7904]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7872]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3424], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+3520]
vbroadcasti128 ymm0, xmmword ptr [rdi+3536]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7936]
vpaddq ymm13, ymm2, ymm5
cmovc rbp, rbx
andn rax, r9, r14
cmovnz rcx, r8
shrx r11, rcx, r15
sarx r10, rcx, r15
lea rdx, [rcx-1]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7904]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
mov r9, -2
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3456], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
cmovnz r13, rbx
mov r14, r12
add r14, qword ptr [rdi-64]
xor r10, r13
sar r14, 41
sub r9, rcx
vbroadcasti128 ymm11, xmmword ptr [rdi+3552]
vbroadcasti128 ymm14, xmmword ptr [rdi+3568]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
mov qword ptr [rdi+264], r14
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+7968]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+7936]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
lea rax, [r12+524288]
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3488], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
mov r8, rbp
sar r8, 1
lea rbx, [r8+r10]
vbroadcasti128 ymm13, xmmword ptr [rdi+3584]
vbroadcasti128 ymm5, xmmword ptr [rdi+3600]
vpmuldq ymm12, ymm7, ymm13
cmovc rbx, r8
vpmuldq ymm15, ymm8, ymm5
shl rax, 23
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8000]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+7968]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
sar rax, 43
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
andn rcx, rbp, r11
cmovnz rdx, r9
shrx r14, rdx, r15
sarx r12, rdx, r15
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3520], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+3616]
vbroadcasti128 ymm1, xmmword ptr [rdi+3632]
lea r10, [rdx-1]
mov qword ptr [rdi+256], rax
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8032]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8000]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
mov rbp, -2
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3552], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+3648]
vbroadcasti128 ymm0, xmmword ptr [rdi+3664]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8064]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8032]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
cmovnz r13, r8
xor r12, r13
mov r11, rsi
add r11, qword ptr [rdi-56]
sub rbp, rdx
sar r11, 42
mov qword ptr [rdi+280], r11
mov rcx, rbx
sar rcx, 1
lea r9, [rcx+r12]
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3584], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
lea rax, [rsi+1048576]
vbroadcasti128 ymm13, xmmword ptr [rdi+3680]
vbroadcasti128 ymm14, xmmword ptr [rdi+3696]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8096]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8064]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
cmovc r9, rcx
andn r8, rbx, r14
cmovnz r10, rbp
shrx rdx, r10, r15
sarx r11, r10, r15
lea r12, [r10-1]
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3616], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
mov rsi, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+3712]
vbroadcasti128 ymm5, xmmword ptr [rdi+3728]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
cmovnz r13, rcx
shl rax, 22
xor r11, r13
sar rax, 43
sub rsi, r10
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
mov qword ptr [rdi+272], rax
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8128]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8096]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3648], ymm13
mov rbx, qword ptr [rdi+256]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+3744]
vbroadcasti128 ymm1, xmmword ptr [rdi+3760]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
mov r14, r9
sar r14, 1
lea r8, [r14+r11]
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
cmovc r8, r14
imul rbx, qword ptr [rdi+192]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8160]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8128]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
mov rbp, qword ptr [rdi+264]
vmovdqa ymmword ptr [rdi+3680], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
andn rcx, r9, rdx
cmovnz r12, rsi
shrx r10, r12, r15
sarx rax, r12, r15
vbroadcasti128 ymm13, xmmword ptr [rdi+3776]
vbroadcasti128 ymm0, xmmword ptr [rdi+3792]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
lea r11, [r12-1]
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8192]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8160]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3712], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
mov r9, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+3808]
vbroadcasti128 ymm14, xmmword ptr [rdi+3824]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8224]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8192]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3744], ymm13
vpmuldq ymm2, ymm9, ymm15
cmovnz r13, r14
xor rax, r13
imul rbp, qword ptr [rdi+208]
lea rdx, [rbx+rbp]
sub r9, r12
mov qword ptr [rdi+128], rdx
mov rcx, qword ptr [rdi+256]
mov rsi, r8
sar rsi, 1
lea r14, [rsi+rax]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3840]
vbroadcasti128 ymm5, xmmword ptr [rdi+3856]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8256]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8224]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3776], ymm15
vpmuldq ymm12, ymm9, ymm11
cmovc r14, rsi
andn rbx, r8, r10
cmovnz r11, r9
shrx rbp, r11, r15
sarx r12, r11, r15
lea rdx, [r11-1]
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3872]
vbroadcasti128 ymm1, xmmword ptr [rdi+3888]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
mov rax, -2
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8288]
cmovnz r13, rsi
imul rcx, qword ptr [rdi+200]
mov r8, qword ptr [rdi+264]
xor r12, r13
imul r8, qword ptr [rdi+216]
sub rax, r11
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8256]
lea r10, [rcx+r8]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3808], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
mov qword ptr [rdi+136], r10
vbroadcasti128 ymm15, xmmword ptr [rdi+3904]
vbroadcasti128 ymm0, xmmword ptr [rdi+3920]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8320]
mov rbx, r14
sar rbx, 1
lea r9, [rbx+r12]
vpaddq ymm13, ymm2, ymm5
mov rsi, qword ptr [rdi+272]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8288]
vpaddq ymm1, ymm13, ymm12
cmovc r9, rbx
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3840], ymm13
vpmuldq ymm12, ymm9, ymm15
imul rsi, qword ptr [rdi+192]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+3936]
vbroadcasti128 ymm14, xmmword ptr [rdi+3952]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
andn r11, r14, rbp
cmovnz rdx, rax
shrx rcx, rdx, r15
sarx r8, rdx, r15
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8352]
mov r10, qword ptr [rdi+280]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8320]
lea r12, [rdx-1]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3872], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+3968]
vbroadcasti128 ymm5, xmmword ptr [rdi+3984]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
mov r14, -2
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8384]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8352]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3904], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+4000]
vbroadcasti128 ymm1, xmmword ptr [rdi+4016]
vpmuldq ymm2, ymm7, ymm15
cmovnz r13, rbx
xor r8, r13
imul r10, qword ptr [rdi+208]
sub r14, rdx
lea rbp, [rsi+r10]
mov qword ptr [rdi+144], rbp
mov r11, r9
sar r11, 1
lea rax, [r11+r8]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov rbx, qword ptr [rdi+272]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8416]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8384]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3936], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+4032]
vbroadcasti128 ymm0, xmmword ptr [rdi+4048]
vpmuldq ymm12, ymm7, ymm11
cmovc rax, r11
andn rdx, r9, rcx
cmovnz r12, r14
shrx rsi, r12, r15
sarx r10, r12, r15
lea rbp, [r12-1]
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8448]
mov r8, -2
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8416]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
cmovnz r13, r11
imul rbx, qword ptr [rdi+200]
mov r9, qword ptr [rdi+280]
xor r10, r13
sub r8, r12
vpaddq ymm2, ymm13, ymm14
imul r9, qword ptr [rdi+216]
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3968], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4064]
vbroadcasti128 ymm14, xmmword ptr [rdi+4080]
vpmuldq ymm2, ymm7, ymm13
lea rcx, [rbx+r9]
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8480]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8448]
vpaddq ymm0, ymm11, ymm2
mov qword ptr [rdi+152], rcx
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
mov rdx, rax
sar rdx, 1
lea r14, [rdx+r10]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovc r14, rdx
vmovdqa ymmword ptr [rdi+4000], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4096]
vbroadcasti128 ymm5, xmmword ptr [rdi+4112]
mov r11, qword ptr [rdi+256]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8512]
andn r12, rax, rsi
cmovnz rbp, r8
shrx rbx, rbp, r15
sarx r9, rbp, r15
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8480]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
lea rcx, [rbp-1]
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4032], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+4128]
vbroadcasti128 ymm1, xmmword ptr [rdi+4144]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8544]
vpaddq ymm15, ymm12, ymm14
mov r10, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8512]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4064], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+4160]
vbroadcasti128 ymm0, xmmword ptr [rdi+4176]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
cmovnz r13, rdx
xor r9, r13
imul r11, qword ptr [rdi+32]
mov rax, qword ptr [rdi+264]
imul rax, qword ptr [rdi+40]
sub r10, rbp
lea rsi, [r11+rax]
mov r12, r14
sar r12, 1
lea r8, [r12+r9]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8576]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8544]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4096], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4192]
vbroadcasti128 ymm14, xmmword ptr [rdi+4208]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
cmovc r8, r12
andn rdx, r14, rbx
cmovnz rcx, r10
shrx rbp, rcx, r15
sarx r11, rcx, r15
lea rax, [rcx-1]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8608]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8576]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
mov r9, -2
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4128], ymm13
cmovnz r13, r12
neg rsi
sar rsi, 20
mov r14, qword ptr [rdi+128]
xor r11, r13
sub r9, rcx
imul r14, qword ptr [rdi+48]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+4224]
vbroadcasti128 ymm5, xmmword ptr [rdi+4240]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
mov rbx, qword ptr [rdi+136]
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8640]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8608]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
imul rbx, qword ptr [rdi+56]
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4160], ymm15
mov rdx, r8
sar rdx, 1
lea r10, [rdx+r11]
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+4256]
cmovc r10, rdx
vbroadcasti128 ymm1, xmmword ptr [rdi+4272]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
lea r12, [r14+rbx]
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8672]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8640]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
andn rcx, r8, rbp
cmovnz rax, r9
shrx r11, rax, r15
sarx r14, rax, r15
lea rbx, [rsi+r12]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4192], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
lea r8, [rax-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+4288]
vbroadcasti128 ymm0, xmmword ptr [rdi+4304]
vpmuldq ymm12, ymm7, ymm15
mov qword ptr [rdi-112], rbx
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8704]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8672]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
mov rbp, -2
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4224], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+4320]
vbroadcasti128 ymm14, xmmword ptr [rdi+4336]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8736]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8704]
vpaddq ymm0, ymm15, ymm2
cmovnz r13, rdx
xor r14, r13
sar rbx, 20
sub rbp, rax
shl rbx, 44
mov rcx, r10
sar rcx, 1
lea r9, [rcx+r14]
mov qword ptr [rdi+80], rbx
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4256], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+4352]
mov rsi, qword ptr [rdi+272]
vbroadcasti128 ymm5, xmmword ptr [rdi+4368]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8768]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8736]
vpaddq ymm14, ymm11, ymm12
cmovc r9, rcx
andn r12, r10, r11
cmovnz r8, rbp
shrx rdx, r8, r15
sarx rax, r8, r15
lea r14, [r8-1]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4288], ymm11
mov rbx, -2
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+4384]
vbroadcasti128 ymm1, xmmword ptr [rdi+4400]
cmovnz r13, rcx
imul rsi, qword ptr [rdi+32]
xor rax, r13
sub rbx, r8
mov r10, qword ptr [rdi+280]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8800]
imul r10, qword ptr [rdi+40]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8768]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4320], ymm13
vpmuldq ymm2, ymm9, ymm15
lea r11, [rsi+r10]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+4416]
vbroadcasti128 ymm0, xmmword ptr [rdi+4432]
mov r12, r9
sar r12, 1
lea rbp, [r12+rax]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
cmovc rbp, r12
vpaddq ymm2, ymm1, ymm13
neg r11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8832]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8800]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
sar r11, 20
vmovdqa ymmword ptr [rdi+4352], ymm15
vpmuldq ymm12, ymm9, ymm11
andn rcx, r9, rdx
cmovnz r14, rbx
shrx r8, r14, r15
sarx rsi, r14, r15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4448]
vbroadcasti128 ymm14, xmmword ptr [rdi+4464]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
lea r10, [r14-1]
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
mov rax, qword ptr [rdi+144]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8864]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8832]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4384], ymm11
vpmuldq ymm2, ymm9, ymm13
mov r9, -2
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4480]
vbroadcasti128 ymm5, xmmword ptr [rdi+4496]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8896]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8864]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovnz r13, r12
xor rsi, r13
imul rax, qword ptr [rdi+48]
sub r9, r14
mov rdx, qword ptr [rdi+152]
mov rcx, rbp
sar rcx, 1
lea rbx, [rcx+rsi]
vmovdqa ymmword ptr [rdi+4416], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+4512]
vbroadcasti128 ymm1, xmmword ptr [rdi+4528]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8928]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8896]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
cmovc rbx, rcx
andn r12, rbp, r8
cmovnz r10, r9
shrx r14, r10, r15
sarx rsi, r10, r15
lea rbp, [r10-1]
vmovdqa ymmword ptr [rdi+4448], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+4544]
vbroadcasti128 ymm0, xmmword ptr [rdi+4560]
mov r8, -2
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
cmovnz r13, rcx
imul rdx, qword ptr [rdi+56]
lea r12, [rax+rdx]
lea r9, [r11+r12]
xor rsi, r13
mov qword ptr [rdi-104], r9
sub r8, r10
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8960]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8928]
vpaddq ymm1, ymm11, ymm12
sar r9, 20
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4480], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4576]
shl r9, 44
vbroadcasti128 ymm14, xmmword ptr [rdi+4592]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
mov rcx, rbx
sar rcx, 1
lea rax, [rcx+rsi]
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8992]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8960]
cmovc rax, rcx
mov qword ptr [rdi+88], r9
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4512], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+4608]
vbroadcasti128 ymm5, xmmword ptr [rdi+4624]
vpmuldq ymm12, ymm7, ymm11
andn rdx, rbx, r14
cmovnz rbp, r8
shrx r11, rbp, r15
sarx r12, rbp, r15
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9024]
lea r10, [rbp-1]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8992]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4544], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+4640]
vbroadcasti128 ymm1, xmmword ptr [rdi+4656]
vpmuldq ymm2, ymm7, ymm13
mov rsi, -2
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9056]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9024]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4576], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+4672]
cmovnz r13, rcx
xor r12, r13
sub rsi, rbp
mov r9, rax
sar r9, 1
lea rbx, [r9+r12]
vbroadcasti128 ymm0, xmmword ptr [rdi+4688]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9088]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9056]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4608], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+4704]
cmovc rbx, r9
andn r14, rax, r11
cmovnz r10, rsi
shrx rdx, r10, r15
sarx r8, r10, r15
lea rcx, [r10-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+4720]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
mov rbp, -2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9120]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9088]
vpaddq ymm0, ymm15, ymm2
cmovnz r13, r9
xor r8, r13
sub rbp, r10
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4640], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+4736]
vbroadcasti128 ymm5, xmmword ptr [rdi+4752]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9152]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9120]
mov r12, rbx
sar r12, 1
lea rax, [r12+r8]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
cmovc rax, r12
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4672], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+4768]
vbroadcasti128 ymm1, xmmword ptr [rdi+4784]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
andn r11, rbx, rdx
cmovnz rcx, rbp
shrx r14, rcx, r15
sarx rsi, rcx, r15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9184]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9152]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
lea r9, [rcx-1]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4704], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+4800]
vbroadcasti128 ymm0, xmmword ptr [rdi+4816]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
mov r10, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9216]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9184]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4736], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4832]
vbroadcasti128 ymm14, xmmword ptr [rdi+4848]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
cmovnz r13, r12
xor rsi, r13
sub r10, rcx
mov r8, rax
sar r8, 1
lea rbx, [r8+rsi]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9248]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9216]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4768], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4864]
vbroadcasti128 ymm5, xmmword ptr [rdi+4880]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
cmovc rbx, r8
andn rdx, rax, r14
cmovnz r9, r10
shrx r11, r9, r15
sarx rbp, r9, r15
lea r12, [r9-1]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9280]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9248]
mov rcx, -2
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovnz r13, r8
xor rbp, r13
sub rcx, r9
vmovdqa ymmword ptr [rdi+4800], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+4896]
vbroadcasti128 ymm1, xmmword ptr [rdi+4912]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9312]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9280]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
mov rsi, rbx
sar rsi, 1
lea rax, [rsi+rbp]
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4832], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
cmovc rax, rsi
vbroadcasti128 ymm13, xmmword ptr [rdi+4928]
vbroadcasti128 ymm0, xmmword ptr [rdi+4944]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9344]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9312]
vpaddq ymm1, ymm11, ymm12
andn r14, rbx, r11
cmovnz r12, rcx
shrx rdx, r12, r15
sarx r10, r12, r15
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4864], ymm11
lea r8, [r12-1]
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4960]
vbroadcasti128 ymm14, xmmword ptr [rdi+4976]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9376]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9344]
vpaddq ymm0, ymm13, ymm2
mov r9, -2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4896], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+4992]
vbroadcasti128 ymm5, xmmword ptr [rdi+5008]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9408]
vpaddq ymm15, ymm2, ymm0
cmovnz r13, rsi
xor r10, r13
sub r9, r12
mov rbp, rax
sar rbp, 1
lea rbx, [rbp+r10]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9376]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4928], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+5024]
vbroadcasti128 ymm1, xmmword ptr [rdi+5040]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9440]
vpaddq ymm11, ymm12, ymm14
cmovc rbx, rbp
andn r11, rax, rdx
cmovnz r8, r9
shrx r14, r8, r15
sarx rcx, r8, r15
lea rsi, [r8-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9408]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
mov r12, -2
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4960], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+5056]
cmovnz r13, rbp
xor rcx, r13
sub r12, r8
vbroadcasti128 ymm0, xmmword ptr [rdi+5072]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9472]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9440]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4992], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
mov r10, rbx
sar r10, 1
lea rax, [r10+rcx]
vbroadcasti128 ymm11, xmmword ptr [rdi+5088]
vbroadcasti128 ymm14, xmmword ptr [rdi+5104]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
cmovc rax, r10
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9504]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9472]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
andn rdx, rbx, r14
cmovnz rsi, r12
shrx r11, rsi, r15
sarx r9, rsi, r15
vmovdqa ymmword ptr [rdi+5024], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+5120]
vbroadcasti128 ymm5, xmmword ptr [rdi+5136]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9536]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9504]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5056], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+5152]
mov qword ptr [rdi-120], rax
vbroadcasti128 ymm1, xmmword ptr [rdi+5168]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9568]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9536]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
cmovnz r13, r10
mov rbp, rax
add rbp, qword ptr [rdi-56]
mov r8, r13
add r8, qword ptr [rdi-64]
shl rax, 44
mov rcx, r13
shl rcx, 45
mov rbx, rbp
sar rbx, 21
sar rbp, 42
mov r14, r8
sar r14, 20
sar r8, 41
add rax, qword ptr [rdi-40]
add rcx, qword ptr [rdi-48]
mov qword ptr [rdi-128], r13
imul rbx, qword ptr [rdi+80]
imul rbp, qword ptr [rdi+88]
imul r14, qword ptr [rdi+80]
imul r8, qword ptr [rdi+88]
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5088], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+5184]
vbroadcasti128 ymm0, xmmword ptr [rdi+5200]
vpmuldq ymm12, ymm7, ymm11
lea rdx, [rbx+rbp]
lea r12, [r14+r8]
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9600]
vpaddq ymm15, ymm2, ymm5
lea r10, [rdx+rax]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9568]
lea r13, [r12+rcx]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
ror r10, 44
vmovdqa ymmword ptr [rdi+5120], ymm15
ror r13, 45
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+5216]
vbroadcasti128 ymm14, xmmword ptr [rdi+5232]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9632]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9600]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5152], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+5248]
vbroadcasti128 ymm5, xmmword ptr [rdi+5264]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm7, ymm14, ymm11
vpmuludq ymm8, ymm3, ymmword ptr [rdi+9664]
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9632]
vpaddq ymm13, ymm2, ymm0
vpaddq ymm12, ymm13, ymmword ptr [rdi+448]
vpaddq ymm14, ymm12, ymm1
vpsrlq ymm11, ymm14, 30
vpand ymm3, ymm14, ymm6
vmovdqa ymmword ptr [rdi+5184], ymm3
vpmuldq ymm7, ymm9, ymm15
vpmuldq ymm8, ymm10, ymm5
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9664]
vpaddq ymm13, ymm2, ymm0
vpaddq ymm12, ymm13, ymmword ptr [rdi+448]
vpaddq ymm1, ymm12, ymm11
vpand ymm14, ymm1, ymm6
vmovdqa ymmword ptr [rdi+5216], ymm14
vpsrlq ymm3, ymm1, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+5248], ymm9
mov rbx, r10
mov rcx, r13
mov rdx, rsi
mov rsi, r9
mov rbp, r11
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
