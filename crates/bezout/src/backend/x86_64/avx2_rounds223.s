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
// Length: 223 limbs of 30 bits; 5110 instructions a round, 780 for its steps (form: select).
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
mov r9, rbx
sar r9, 1
lea r10, [r9+rsi]
mov r11, qword ptr [rdi-128]
cmovc r10, r9
andn r12, rbx, rbp
cmovnz rax, r8
shrx r13, rax, r15
sarx r14, rax, r15
mov rdx, qword ptr [rdi-120]
cmovnz rcx, r9
lea rsi, [rax-1]
mov rbx, r11
add rbx, qword ptr [rdi-64]
xor r14, rcx
mov rbp, -2
sub rbp, rax
sar rbx, 41
mov r12, r10
sar r12, 1
lea r8, [r12+r14]
cmovc r8, r12
mov qword ptr [rdi+328], rbx
andn r9, r10, r13
cmovnz rsi, rbp
shrx rax, rsi, r15
sarx r14, rsi, r15
lea rbx, [r11+524288]
lea r10, [rsi-1]
cmovnz rcx, r12
xor r14, rcx
shl rbx, 23
mov r13, -2
sub r13, rsi
sar rbx, 43
mov r9, r8
sar r9, 1
lea rbp, [r9+r14]
mov qword ptr [rdi+320], rbx
cmovc rbp, r9
andn r11, r8, rax
cmovnz r10, r13
shrx r12, r10, r15
sarx rsi, r10, r15
cmovnz rcx, r9
mov r14, rdx
add r14, qword ptr [rdi-56]
lea rbx, [r10-1]
sar r14, 42
xor rsi, rcx
mov r8, -2
sub r8, r10
mov qword ptr [rdi+344], r14
mov rax, rbp
sar rax, 1
lea r11, [rax+rsi]
lea r13, [rdx+1048576]
cmovc r11, rax
andn r9, rbp, r12
cmovnz rbx, r8
shrx r10, rbx, r15
sarx r14, rbx, r15
lea rsi, [rbx-1]
cmovnz rcx, rax
shl r13, 22
xor r14, rcx
sar r13, 43
mov rdx, -2
mov qword ptr [rdi+336], r13
sub rdx, rbx
mov rbp, r11
sar rbp, 1
lea r12, [rbp+r14]
mov r9, qword ptr [rdi+320]
cmovc r12, rbp
andn r8, r11, r10
cmovnz rsi, rdx
shrx rax, rsi, r15
sarx r13, rsi, r15
cmovnz rcx, rbp
imul r9, qword ptr [rdi+128]
lea rbx, [rsi-1]
mov r14, qword ptr [rdi+328]
xor r13, rcx
mov r11, -2
sub r11, rsi
imul r14, qword ptr [rdi+144]
mov r10, r12
sar r10, 1
lea r8, [r10+r13]
lea rdx, [r9+r14]
cmovc r8, r10
andn rbp, r12, rax
cmovnz rbx, r11
shrx rsi, rbx, r15
sarx r13, rbx, r15
lea r9, [rbx-1]
cmovnz rcx, r10
neg rdx
xor r13, rcx
mov qword ptr [rdi-32], rdx
mov r14, qword ptr [rdi+320]
mov r12, -2
sub r12, rbx
mov rax, r8
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
andn r11, r8, rsi
cmovnz r9, r12
shrx r10, r9, r15
sarx rdx, r9, r15
cmovnz rcx, rax
imul r14, qword ptr [rdi+136]
mov rbx, qword ptr [rdi+328]
lea r13, [r9-1]
imul rbx, qword ptr [rdi+152]
xor rdx, rcx
mov r8, -2
sub r8, r9
lea rsi, [r14+rbx]
mov r11, rbp
sar r11, 1
lea r12, [r11+rdx]
cmovc r12, r11
neg rsi
andn rax, rbp, r10
cmovnz r13, r8
shrx r9, r13, r15
sarx r14, r13, r15
mov qword ptr [rdi-24], rsi
mov rbx, qword ptr [rdi+336]
lea rdx, [r13-1]
cmovnz rcx, r11
xor r14, rcx
imul rbx, qword ptr [rdi+128]
mov rbp, -2
sub rbp, r13
mov r10, r12
sar r10, 1
lea rax, [r10+r14]
mov r8, qword ptr [rdi+344]
cmovc rax, r10
andn rsi, r12, r9
cmovnz rdx, rbp
shrx r11, rdx, r15
sarx r13, rdx, r15
cmovnz rcx, r10
imul r8, qword ptr [rdi+144]
lea r14, [rbx+r8]
lea r12, [rdx-1]
xor r13, rcx
mov r9, -2
sub r9, rdx
neg r14
mov qword ptr [rdi-16], r14
mov rsi, rax
sar rsi, 1
lea rbp, [rsi+r13]
cmovc rbp, rsi
andn r10, rax, r11
cmovnz r12, r9
shrx rbx, r12, r15
sarx r8, r12, r15
mov rdx, qword ptr [rdi+336]
lea r14, [r12-1]
cmovnz rcx, rsi
imul rdx, qword ptr [rdi+136]
xor r8, rcx
mov r13, qword ptr [rdi+344]
mov rax, -2
sub rax, r12
imul r13, qword ptr [rdi+152]
mov r11, rbp
sar r11, 1
lea r10, [r11+r8]
lea r9, [rdx+r13]
cmovc r10, r11
andn rsi, rbp, rbx
cmovnz r14, rax
shrx r12, r14, r15
sarx r8, r14, r15
cmovnz rcx, r11
neg r9
lea rdx, [r14-1]
xor r8, rcx
mov r13, -2
sub r13, r14
mov qword ptr [rdi-8], r9
mov rbp, qword ptr [rdi+320]
mov rbx, r10
sar rbx, 1
lea rsi, [rbx+r8]
cmovc rsi, rbx
andn rax, r10, r12
cmovnz rdx, r13
shrx r11, rdx, r15
sarx r14, rdx, r15
lea r9, [rdx-1]
cmovnz rcx, rbx
imul rbp, qword ptr [rdi-112]
mov r8, qword ptr [rdi+328]
xor r14, rcx
imul r8, qword ptr [rdi-104]
mov r10, -2
sub r10, rdx
lea r12, [rbp+r8]
mov rax, rsi
sar rax, 1
lea r13, [rax+r14]
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
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
vbroadcasti128 ymm12, xmmword ptr [rdi+912]
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
cmovc r13, rax
andn rbx, rsi, r11
cmovnz r9, r10
shrx rdx, r9, r15
sarx rbp, r9, r15
vpaddq ymm0, ymm15, ymmword ptr [rdi+416]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+832]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+8064]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
vbroadcasti128 ymm1, xmmword ptr [rdi+944]
vpmuldq ymm0, ymm7, ymm15
cmovnz rcx, rax
neg r12
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
sar r12, 20
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+8096]
lea r8, [r9-1]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+448]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8064]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
xor rbp, rcx
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
vbroadcasti128 ymm0, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm11
mov r14, -2
vpmuldq ymm13, ymm8, ymm0
sub r14, r9
vpaddq ymm15, ymm2, ymm5
shl r12, 24
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8128]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8096]
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
shr r12, 24
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8160]
vpaddq ymm11, ymm12, ymm1
mov rsi, r13
sar rsi, 1
lea r11, [rsi+rbp]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8128]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
cmovc r11, rsi
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
mov qword ptr [rdi+0], r12
andn rbx, r13, rdx
cmovnz r8, r14
shrx r10, r8, r15
sarx rax, r8, r15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8192]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8160]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+960], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
vbroadcasti128 ymm1, xmmword ptr [rdi+1072]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8224]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8192]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
lea r9, [r8-1]
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
vbroadcasti128 ymm0, xmmword ptr [rdi+1104]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8256]
vpaddq ymm11, ymm2, ymm5
cmovnz rcx, rsi
shr r12, 20
xor rax, rcx
shl r12, 44
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8224]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
mov rbp, -2
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm11
sub rbp, r8
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8288]
mov qword ptr [rdi+8], r12
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8256]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
mov r13, r11
sar r13, 1
lea rdx, [r13+rax]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
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
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8320]
vpaddq ymm15, ymm2, ymm0
mov rbx, qword ptr [rdi+336]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8288]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm15
vpmuldq ymm12, ymm9, ymm11
cmovc rdx, r13
andn r14, r11, r10
cmovnz r9, rbp
shrx rsi, r9, r15
sarx r8, r9, r15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]
vbroadcasti128 ymm1, xmmword ptr [rdi+1200]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8352]
vpaddq ymm11, ymm12, ymm14
cmovnz rcx, r13
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8320]
imul rbx, qword ptr [rdi-112]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
lea r12, [r9-1]
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1216]
vbroadcasti128 ymm0, xmmword ptr [rdi+1232]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
xor r8, rcx
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8384]
vpaddq ymm13, ymm2, ymm5
mov rax, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8352]
mov r11, qword ptr [rdi+344]
sub rax, r9
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
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
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8416]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8384]
vpaddq ymm0, ymm15, ymm2
imul r11, qword ptr [rdi-104]
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
mov r10, rdx
sar r10, 1
lea r14, [r10+r8]
vmovdqa ymmword ptr [rdi+1184], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1280]
cmovc r14, r10
vbroadcasti128 ymm5, xmmword ptr [rdi+1296]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8448]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8416]
vpaddq ymm14, ymm11, ymm12
lea rbp, [rbx+r11]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
andn r13, rdx, rsi
cmovnz r12, rax
shrx r9, r12, r15
sarx r8, r12, r15
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+1312]
vbroadcasti128 ymm1, xmmword ptr [rdi+1328]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8480]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8448]
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
lea rbx, [r12-1]
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8512]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8480]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm15
cmovnz rcx, r10
neg rbp
xor r8, rcx
sar rbp, 20
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
mov r11, -2
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
sub r11, r12
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8544]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8512]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
shl rbp, 24
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
mov rdx, r14
sar rdx, 1
lea rsi, [rdx+r8]
vbroadcasti128 ymm15, xmmword ptr [rdi+1408]
vbroadcasti128 ymm5, xmmword ptr [rdi+1424]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8576]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8544]
vpaddq ymm14, ymm13, ymm12
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
vpaddq ymm15, ymm12, ymm14
cmovc rsi, rdx
andn r13, r14, r9
cmovnz rbx, r11
shrx rax, rbx, r15
sarx r10, rbx, r15
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8608]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8576]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
cmovnz rcx, rdx
shr rbp, 24
mov qword ptr [rdi+16], rbp
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+1472]
vbroadcasti128 ymm0, xmmword ptr [rdi+1488]
lea r12, [rbx-1]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8640]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8608]
vpaddq ymm1, ymm11, ymm12
xor r10, rcx
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
shr rbp, 20
mov r8, -2
vmovdqa ymmword ptr [rdi+1408], ymm11
sub r8, rbx
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1504]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8672]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8640]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm13
shl rbp, 44
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1536]
vbroadcasti128 ymm5, xmmword ptr [rdi+1552]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
mov r14, rsi
sar r14, 1
lea r9, [r14+r10]
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
cmovc r9, r14
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8704]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8672]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm15
mov qword ptr [rdi+24], rbp
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+1568]
vbroadcasti128 ymm1, xmmword ptr [rdi+1584]
andn r13, rsi, rax
cmovnz r12, r8
shrx r11, r12, r15
sarx rdx, r12, r15
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8736]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8704]
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8768]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8736]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
lea rbx, [r12-1]
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1536], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
cmovnz rcx, r14
xor rdx, rcx
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8800]
vpaddq ymm15, ymm12, ymm1
mov r10, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8768]
sub r10, r12
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+1664]
vbroadcasti128 ymm5, xmmword ptr [rdi+1680]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
mov rbp, r9
sar rbp, 1
lea rsi, [rbp+rdx]
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8832]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8800]
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
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8864]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8832]
vpaddq ymm5, ymm13, ymm2
cmovc rsi, rbp
andn rax, r9, r11
cmovnz rbx, r10
shrx r13, rbx, r15
sarx r8, rbx, r15
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
cmovnz rcx, rbp
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8896]
vpaddq ymm15, ymm2, ymm5
lea r14, [rbx-1]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8864]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
xor r8, rcx
vbroadcasti128 ymm13, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
vpmuldq ymm2, ymm7, ymm13
mov r12, -2
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
sub r12, rbx
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8928]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8896]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1696], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+1792]
vbroadcasti128 ymm5, xmmword ptr [rdi+1808]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+8960]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8928]
mov rdx, rsi
sar rdx, 1
lea r9, [rdx+r8]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
cmovc r9, rdx
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8992]
andn r11, rsi, r13
cmovnz r14, r12
shrx rax, r14, r15
sarx r10, r14, r15
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8960]
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9024]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8992]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9056]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9024]
cmovnz rcx, rdx
mov rbp, r9
add rbp, qword ptr [rdi-56]
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov r8, r9
shl r8, 44
mov rsi, rcx
shl rsi, 45
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov r13, rbp
sar r13, 21
sar rbp, 42
vpsrlq ymm1, ymm12, 30
mov r11, rbx
sar r11, 20
sar rbx, 41
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm13
vpmuldq ymm2, ymm9, ymm15
add r8, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1920]
vbroadcasti128 ymm5, xmmword ptr [rdi+1936]
imul r13, qword ptr [rdi+8]
imul rbp, qword ptr [rdi+24]
vpmuldq ymm12, ymm7, ymm11
imul r11, qword ptr [rdi+8]
imul rbx, qword ptr [rdi+24]
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9088]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9056]
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
lea r12, [r13+rbp]
vpaddq ymm5, ymm11, ymm2
lea rdx, [r11+rbx]
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9120]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9088]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
lea r13, [r12+r8]
vpaddq ymm12, ymm15, ymm0
lea rbp, [rdx+rsi]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1888], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1984]
ror r13, 44
vbroadcasti128 ymm0, xmmword ptr [rdi+2000]
ror rbp, 45
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9152]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9120]
vpaddq ymm1, ymm13, ymm12
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
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9184]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9152]
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
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9216]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9184]
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
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9248]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9216]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9280]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9248]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
xor r10, rbp
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2048], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2144]
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
lea r11, [r14-1]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9312]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9280]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2080], ymm11
mov rbx, -2
vpmuldq ymm2, ymm9, ymm13
sub rbx, r14
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2176]
vbroadcasti128 ymm5, xmmword ptr [rdi+2192]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9344]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9312]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
mov r12, r13
sar r12, 1
lea r8, [r12+r10]
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2112], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+2208]
vbroadcasti128 ymm1, xmmword ptr [rdi+2224]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9376]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9344]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2144], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
cmovc r8, r12
andn rdx, r13, rax
cmovnz r11, rbx
shrx rsi, r11, r15
sarx r14, r11, r15
vbroadcasti128 ymm13, xmmword ptr [rdi+2240]
vbroadcasti128 ymm0, xmmword ptr [rdi+2256]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9408]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9376]
cmovnz rbp, r12
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2176], ymm11
lea r10, [r11-1]
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+2272]
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
xor r14, rbp
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9440]
vpaddq ymm13, ymm12, ymm1
mov r13, rcx
add r13, qword ptr [rdi-64]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9408]
mov rax, -2
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
sub rax, r11
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
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9472]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9440]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
sar r13, 41
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm15
vpmuldq ymm12, ymm9, ymm11
mov rdx, r8
sar rdx, 1
lea rbx, [rdx+r14]
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2336]
vbroadcasti128 ymm1, xmmword ptr [rdi+2352]
vpmuldq ymm2, ymm7, ymm13
cmovc rbx, rdx
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9504]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9472]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
andn r12, r8, rsi
cmovnz r10, rax
shrx r11, r10, r15
sarx r14, r10, r15
vmovdqa ymmword ptr [rdi+2272], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
mov qword ptr [rdi+200], r13
vbroadcasti128 ymm15, xmmword ptr [rdi+2368]
vbroadcasti128 ymm0, xmmword ptr [rdi+2384]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9536]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9504]
vpaddq ymm1, ymm13, ymm12
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
lea r8, [rcx+524288]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9568]
lea rsi, [r10-1]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9536]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2336], ymm15
vpmuldq ymm2, ymm9, ymm11
cmovnz rbp, rdx
xor r14, rbp
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+2432]
vbroadcasti128 ymm5, xmmword ptr [rdi+2448]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
mov r12, -2
vpaddq ymm11, ymm2, ymm0
sub r12, r10
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9600]
shl r8, 23
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9568]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2464]
vbroadcasti128 ymm1, xmmword ptr [rdi+2480]
mov rax, rbx
sar rax, 1
lea r13, [rax+r14]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9632]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9600]
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
vpaddq ymm1, ymm15, ymm12
cmovc r13, rax
andn rcx, rbx, r11
cmovnz rsi, r12
shrx rdx, rsi, r15
sarx r10, rsi, r15
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9664]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9632]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm15
vpmuldq ymm12, ymm9, ymm11
cmovnz rbp, rax
sar r8, 43
mov qword ptr [rdi+192], r8
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+2528]
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
lea r14, [rsi-1]
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9696]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9664]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
xor r10, rbp
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2464], ymm11
mov rbx, -2
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
sub rbx, rsi
vbroadcasti128 ymm15, xmmword ptr [rdi+2560]
vbroadcasti128 ymm5, xmmword ptr [rdi+2576]
vpmuldq ymm12, ymm7, ymm15
mov r11, r9
add r11, qword ptr [rdi-56]
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9728]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9696]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2496], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+2592]
vbroadcasti128 ymm1, xmmword ptr [rdi+2608]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
mov rcx, r13
sar rcx, 1
lea r12, [rcx+r10]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9760]
vpaddq ymm15, ymm12, ymm14
cmovc r12, rcx
sar r11, 42
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9728]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2528], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+2624]
vbroadcasti128 ymm0, xmmword ptr [rdi+2640]
vpmuldq ymm12, ymm7, ymm13
andn rax, r13, rdx
cmovnz r14, rbx
shrx r8, r14, r15
sarx rsi, r14, r15
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9792]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9760]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
mov qword ptr [rdi+216], r11
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
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9824]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9792]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
lea r10, [r14-1]
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm13
lea r13, [r9+1048576]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+2688]
vbroadcasti128 ymm5, xmmword ptr [rdi+2704]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
cmovnz rbp, rcx
xor rsi, rbp
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9856]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9824]
mov rdx, -2
vpaddq ymm14, ymm15, ymm12
sub rdx, r14
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2624], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+2720]
vbroadcasti128 ymm1, xmmword ptr [rdi+2736]
shl r13, 22
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9888]
mov rax, r12
sar rax, 1
lea rbx, [rax+rsi]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9856]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+2752]
vbroadcasti128 ymm0, xmmword ptr [rdi+2768]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9920]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9888]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
cmovc rbx, rax
andn r11, r12, r8
cmovnz r10, rdx
shrx r9, r10, r15
sarx rcx, r10, r15
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2688], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+2784]
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
cmovnz rbp, rax
sar r13, 43
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+9952]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9920]
lea r14, [r10-1]
vpaddq ymm0, ymm15, ymm2
mov qword ptr [rdi+208], r13
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2720], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+2816]
xor rcx, rbp
vbroadcasti128 ymm5, xmmword ptr [rdi+2832]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
mov rsi, -2
vpaddq ymm14, ymm11, ymm12
sub rsi, r10
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+9984]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+9952]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
mov r12, qword ptr [rdi+192]
vmovdqa ymmword ptr [rdi+2752], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+2848]
vbroadcasti128 ymm1, xmmword ptr [rdi+2864]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10016]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+9984]
vpaddq ymm5, ymm13, ymm2
mov r8, rbx
sar r8, 1
lea r11, [r8+rcx]
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
cmovc r11, r8
vmovdqa ymmword ptr [rdi+2784], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+2880]
imul r12, qword ptr [rdi+0]
vbroadcasti128 ymm0, xmmword ptr [rdi+2896]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10048]
vpaddq ymm15, ymm2, ymm5
andn rdx, rbx, r9
cmovnz r14, rsi
shrx rax, r14, r15
sarx r13, r14, r15
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10016]
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
mov r10, qword ptr [rdi+200]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10080]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10048]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2848], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+2944]
vbroadcasti128 ymm5, xmmword ptr [rdi+2960]
lea rcx, [r14-1]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10112]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10080]
vpaddq ymm14, ymm13, ymm12
cmovnz rbp, r8
xor r13, rbp
imul r10, qword ptr [rdi+16]
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm13
mov rbx, -2
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
sub rbx, r14
vbroadcasti128 ymm11, xmmword ptr [rdi+2976]
vbroadcasti128 ymm1, xmmword ptr [rdi+2992]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10144]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10112]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
lea r9, [r12+r10]
mov rdx, r11
sar rdx, 1
lea rsi, [rdx+r13]
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+3008]
vbroadcasti128 ymm0, xmmword ptr [rdi+3024]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10176]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10144]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+3040]
cmovc rsi, rdx
andn r8, r11, rax
cmovnz rcx, rbx
shrx r14, rcx, r15
sarx r12, rcx, r15
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10208]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10176]
vpaddq ymm0, ymm13, ymm2
cmovnz rbp, rdx
neg r9
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+2976], ymm13
lea r10, [rcx-1]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3072]
vbroadcasti128 ymm5, xmmword ptr [rdi+3088]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
sar r9, 20
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
xor r12, rbp
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10240]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10208]
vpaddq ymm14, ymm15, ymm12
mov r13, -2
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
sub r13, rcx
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3008], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3104]
vbroadcasti128 ymm1, xmmword ptr [rdi+3120]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10272]
mov qword ptr [rdi+32], r9
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10240]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3040], ymm11
vpmuldq ymm2, ymm9, ymm13
mov r11, rsi
sar r11, 1
lea rax, [r11+r12]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+3136]
vbroadcasti128 ymm0, xmmword ptr [rdi+3152]
vpmuldq ymm12, ymm7, ymm15
cmovc rax, r11
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10304]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10272]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
mov r8, qword ptr [rdi+208]
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
andn rbx, rsi, r14
cmovnz r10, r13
shrx rdx, r10, r15
sarx rcx, r10, r15
vmovdqa ymmword ptr [rdi+3072], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+3168]
vbroadcasti128 ymm14, xmmword ptr [rdi+3184]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10336]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10304]
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
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10368]
lea r9, [r10-1]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10336]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3136], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
cmovnz rbp, r11
imul r8, qword ptr [rdi+0]
xor rcx, rbp
vbroadcasti128 ymm15, xmmword ptr [rdi+3232]
vbroadcasti128 ymm1, xmmword ptr [rdi+3248]
vpmuldq ymm2, ymm7, ymm15
mov r12, qword ptr [rdi+216]
vpmuldq ymm11, ymm8, ymm1
mov rsi, -2
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
sub rsi, r10
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10400]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10368]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3168], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+3264]
vbroadcasti128 ymm0, xmmword ptr [rdi+3280]
mov r14, rax
sar r14, 1
lea rbx, [r14+rcx]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10432]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10400]
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
cmovc rbx, r14
andn r13, rax, rdx
cmovnz r9, rsi
shrx r11, r9, r15
sarx r10, r9, r15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10464]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10432]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3232], ymm11
vpmuldq ymm2, ymm9, ymm13
cmovnz rbp, r14
imul r12, qword ptr [rdi+16]
lea rcx, [r8+r12]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+3328]
vbroadcasti128 ymm5, xmmword ptr [rdi+3344]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
lea rax, [r9-1]
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10496]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10464]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
xor r10, rbp
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3264], ymm13
neg rcx
vpmuldq ymm12, ymm9, ymm15
mov rdx, -2
vpmuldq ymm14, ymm10, ymm5
sub rdx, r9
vbroadcasti128 ymm11, xmmword ptr [rdi+3360]
vbroadcasti128 ymm1, xmmword ptr [rdi+3376]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10528]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10496]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3296], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+3392]
vbroadcasti128 ymm0, xmmword ptr [rdi+3408]
sar rcx, 20
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
mov r13, rbx
sar r13, 1
lea rsi, [r13+r10]
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10560]
vpaddq ymm11, ymm2, ymm5
cmovc rsi, r13
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10528]
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
andn r14, rbx, r11
cmovnz rax, rdx
shrx r8, rax, r15
sarx r12, rax, r15
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
mov qword ptr [rdi+40], rcx
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10592]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10560]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3360], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3456]
vbroadcasti128 ymm5, xmmword ptr [rdi+3472]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10624]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10592]
vpaddq ymm14, ymm15, ymm12
mov r9, qword ptr [rdi+928]
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
lea r10, [rax-1]
vmovdqa ymmword ptr [rdi+3392], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3488]
vbroadcasti128 ymm1, xmmword ptr [rdi+3504]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
cmovnz rbp, r13
xor r12, rbp
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10656]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10624]
vpaddq ymm5, ymm11, ymm2
mov rbx, -2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
sub rbx, rax
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
shr r9, 10
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10688]
mov r11, rsi
sar r11, 1
lea r14, [r11+r12]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10656]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3456], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+3552]
mov rdx, qword ptr [rdi+960]
vbroadcasti128 ymm14, xmmword ptr [rdi+3568]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10720]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10688]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
cmovc r14, r11
andn rcx, rsi, r8
cmovnz r10, rbx
shrx r13, r10, r15
sarx rax, r10, r15
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3488], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+3584]
vbroadcasti128 ymm5, xmmword ptr [rdi+3600]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
cmovnz rbp, r11
shl rdx, 20
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10752]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10720]
lea r12, [r10-1]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3520], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+3616]
xor rax, rbp
vbroadcasti128 ymm1, xmmword ptr [rdi+3632]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov rsi, -2
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
sub rsi, r10
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10784]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10752]
lea r8, [r9+rdx]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10816]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10784]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
mov rcx, r14
sar rcx, 1
lea rbx, [rcx+rax]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
mov r11, qword ptr [rdi+992]
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3584], ymm15
cmovc rbx, rcx
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+3680]
vbroadcasti128 ymm14, xmmword ptr [rdi+3696]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10848]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10816]
andn r10, r14, r13
cmovnz r12, rsi
shrx r9, r12, r15
sarx rdx, r12, r15
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3616], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+3712]
vbroadcasti128 ymm5, xmmword ptr [rdi+3728]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+10880]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10848]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3648], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+3744]
vbroadcasti128 ymm1, xmmword ptr [rdi+3760]
vpmuldq ymm2, ymm7, ymm11
lea rax, [r12-1]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10912]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10880]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
cmovnz rbp, rcx
shl r11, 50
xor rdx, rbp
lea r14, [r8+r11]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3680], ymm15
vpmuldq ymm2, ymm9, ymm11
mov r13, -2
vpmuldq ymm5, ymm10, ymm1
sub r13, r12
vbroadcasti128 ymm13, xmmword ptr [rdi+3776]
vbroadcasti128 ymm0, xmmword ptr [rdi+3792]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10944]
vpaddq ymm11, ymm2, ymm5
mov qword ptr [rdi+48], r14
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10912]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
mov r10, rbx
sar r10, 1
lea rsi, [r10+rdx]
vmovdqa ymmword ptr [rdi+3712], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+3808]
vbroadcasti128 ymm14, xmmword ptr [rdi+3824]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+10976]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+10944]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov rcx, qword ptr [rdi+944]
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3744], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+3840]
cmovc rsi, r10
andn r8, rbx, r9
cmovnz rax, r13
shrx r11, rax, r15
sarx r12, rax, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+3856]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11008]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+10976]
vpaddq ymm14, ymm15, ymm12
cmovnz rbp, r10
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3776], ymm15
vpmuldq ymm12, ymm9, ymm11
lea r14, [rax-1]
shr rcx, 10
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+3872]
vbroadcasti128 ymm1, xmmword ptr [rdi+3888]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11040]
xor r12, rbp
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11008]
vpaddq ymm5, ymm11, ymm2
mov rdx, -2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
sub rdx, rax
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3808], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+3904]
vbroadcasti128 ymm0, xmmword ptr [rdi+3920]
vpmuldq ymm12, ymm7, ymm15
mov rbx, qword ptr [rdi+976]
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11072]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11040]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3840], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
mov r9, rsi
sar r9, 1
lea r8, [r9+r12]
vbroadcasti128 ymm11, xmmword ptr [rdi+3936]
vbroadcasti128 ymm14, xmmword ptr [rdi+3952]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
cmovc r8, r9
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11104]
shl rbx, 20
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11072]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3872], ymm15
andn r13, rsi, r11
cmovnz r14, rdx
shrx r10, r14, r15
sarx rax, r14, r15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+3968]
vbroadcasti128 ymm5, xmmword ptr [rdi+3984]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11136]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11104]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
lea r12, [rcx+rbx]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3904], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+4000]
vbroadcasti128 ymm1, xmmword ptr [rdi+4016]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11168]
vpaddq ymm13, ymm12, ymm14
lea rsi, [r14-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11136]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+3936], ymm13
mov r11, qword ptr [rdi+1008]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
cmovnz rbp, r9
xor rax, rbp
vbroadcasti128 ymm11, xmmword ptr [rdi+4032]
vbroadcasti128 ymm0, xmmword ptr [rdi+4048]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
mov r13, -2
vpaddq ymm1, ymm15, ymm12
sub r13, r14
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11200]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11168]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+3968], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4064]
vbroadcasti128 ymm14, xmmword ptr [rdi+4080]
shl r11, 50
vpmuldq ymm2, ymm7, ymm13
mov rdx, r8
sar rdx, 1
lea rcx, [rdx+rax]
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11232]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11200]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4000], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4096]
vbroadcasti128 ymm5, xmmword ptr [rdi+4112]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
lea rbx, [r12+r11]
cmovc rcx, rdx
andn r9, r8, r10
cmovnz rsi, r13
shrx r14, rsi, r15
sarx rax, rsi, r15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11264]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11232]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4032], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
cmovnz rbp, rdx
vbroadcasti128 ymm11, xmmword ptr [rdi+4128]
vbroadcasti128 ymm1, xmmword ptr [rdi+4144]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
lea r12, [rsi-1]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11296]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11264]
vpaddq ymm5, ymm15, ymm2
mov qword ptr [rdi+56], rbx
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
xor rax, rbp
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4064], ymm15
vpmuldq ymm2, ymm9, ymm11
mov r11, -2
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+4160]
sub r11, rsi
vbroadcasti128 ymm0, xmmword ptr [rdi+4176]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11328]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11296]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
mov r8, qword ptr [rdi+192]
vmovdqa ymmword ptr [rdi+4096], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4192]
vbroadcasti128 ymm14, xmmword ptr [rdi+4208]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
mov r10, rcx
sar r10, 1
lea r9, [r10+rax]
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11360]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11328]
cmovc r9, r10
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4128], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+4224]
imul r8, qword ptr [rdi+48]
vbroadcasti128 ymm5, xmmword ptr [rdi+4240]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
andn r13, rcx, r14
cmovnz r12, r11
shrx rdx, r12, r15
sarx rbx, r12, r15
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11392]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11360]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4160], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+4256]
vbroadcasti128 ymm1, xmmword ptr [rdi+4272]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
mov rsi, qword ptr [rdi+200]
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11424]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11392]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
lea rax, [r12-1]
vmovdqa ymmword ptr [rdi+4192], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+4288]
vbroadcasti128 ymm0, xmmword ptr [rdi+4304]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
cmovnz rbp, r10
xor rbx, rbp
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11456]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11424]
imul rsi, qword ptr [rdi+56]
vpaddq ymm1, ymm13, ymm12
mov rcx, -2
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
sub rcx, r12
vpaddq ymm2, ymm11, ymm14
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
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11488]
vpaddq ymm15, ymm12, ymm1
mov r14, r9
sar r14, 1
lea r13, [r14+rbx]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11456]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
lea r11, [r8+rsi]
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4256], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+4352]
vbroadcasti128 ymm5, xmmword ptr [rdi+4368]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11520]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11488]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
cmovc r13, r14
andn r10, r9, rdx
cmovnz rax, rcx
shrx r12, rax, r15
sarx rbx, rax, r15
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4288], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
mov r8, qword ptr [rdi+32]
vbroadcasti128 ymm15, xmmword ptr [rdi+4384]
vbroadcasti128 ymm1, xmmword ptr [rdi+4400]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
cmovnz rbp, r14
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11552]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11520]
vpaddq ymm5, ymm13, ymm2
lea rsi, [rax-1]
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4320], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+4416]
vbroadcasti128 ymm0, xmmword ptr [rdi+4432]
xor rbx, rbp
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
sar r8, 20
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
mov r9, -2
vpaddq ymm2, ymm1, ymm13
sub r9, rax
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11584]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11552]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4352], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4448]
vbroadcasti128 ymm14, xmmword ptr [rdi+4464]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11616]
vpaddq ymm11, ymm12, ymm1
sub r8, r11
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11584]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
mov rdx, r13
sar rdx, 1
lea r10, [rdx+rbx]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4384], ymm11
cmovc r10, rdx
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4480]
vbroadcasti128 ymm5, xmmword ptr [rdi+4496]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11648]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11616]
andn rcx, r13, r12
cmovnz rsi, r9
shrx r14, rsi, r15
sarx rax, rsi, r15
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11680]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11648]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4448], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+4544]
vbroadcasti128 ymm0, xmmword ptr [rdi+4560]
vpmuldq ymm12, ymm7, ymm13
lea r11, [rsi-1]
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11712]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11680]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
cmovnz rbp, rdx
shl r8, 44
xor rax, rbp
mov qword ptr [rdi+64], r8
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4480], ymm11
vpmuldq ymm12, ymm9, ymm13
mov rbx, -2
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4576]
sub rbx, rsi
vbroadcasti128 ymm14, xmmword ptr [rdi+4592]
vpmuldq ymm2, ymm7, ymm15
mov r13, qword ptr [rdi+208]
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11744]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11712]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
mov r12, r10
sar r12, 1
lea rcx, [r12+rax]
vmovdqa ymmword ptr [rdi+4512], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+4608]
vbroadcasti128 ymm5, xmmword ptr [rdi+4624]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11776]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11744]
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
cmovc rcx, r12
andn r9, r10, r14
cmovnz r11, rbx
shrx rdx, r11, r15
sarx r8, r11, r15
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11808]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11776]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
cmovnz rbp, r12
imul r13, qword ptr [rdi+48]
mov rsi, qword ptr [rdi+216]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4576], ymm11
vpmuldq ymm2, ymm9, ymm13
lea rax, [r11-1]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+4672]
vbroadcasti128 ymm0, xmmword ptr [rdi+4688]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11840]
xor r8, rbp
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11808]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
mov r10, -2
vpaddq ymm2, ymm11, ymm14
sub r10, r11
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4608], ymm13
imul rsi, qword ptr [rdi+56]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+4704]
vbroadcasti128 ymm14, xmmword ptr [rdi+4720]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+11872]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11840]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4640], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
mov r14, rcx
sar r14, 1
lea r9, [r14+r8]
vbroadcasti128 ymm13, xmmword ptr [rdi+4736]
vbroadcasti128 ymm5, xmmword ptr [rdi+4752]
lea rbx, [r13+rsi]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
cmovc r9, r14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+11904]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11872]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4672], ymm11
andn r12, rcx, rdx
cmovnz rax, r10
shrx r11, rax, r15
sarx r8, rax, r15
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+4768]
vbroadcasti128 ymm1, xmmword ptr [rdi+4784]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
mov r13, qword ptr [rdi+40]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11936]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11904]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11968]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+11936]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4736], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+4832]
cmovnz rbp, r14
sar r13, 20
mov rsi, r9
add rsi, qword ptr [rdi-56]
mov rcx, rbp
add rcx, qword ptr [rdi-64]
mov rdx, r9
shl rdx, 44
mov r12, rbp
shl r12, 45
vbroadcasti128 ymm14, xmmword ptr [rdi+4848]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
mov r10, rsi
sar r10, 21
sar rsi, 42
mov r14, rcx
sar r14, 20
sar rcx, 41
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
add rdx, qword ptr [rdi-40]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12000]
add r12, qword ptr [rdi-48]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+11968]
vpaddq ymm0, ymm11, ymm2
imul r10, qword ptr [rdi+64]
imul r14, qword ptr [rdi+64]
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
sub r13, rbx
vmovdqa ymmword ptr [rdi+4768], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+4864]
vbroadcasti128 ymm5, xmmword ptr [rdi+4880]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12032]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12000]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4800], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+4896]
shl r13, 44
vbroadcasti128 ymm1, xmmword ptr [rdi+4912]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12064]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12032]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4832], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+4928]
vbroadcasti128 ymm0, xmmword ptr [rdi+4944]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
mov qword ptr [rdi+72], r13
imul rsi, qword ptr [rdi+72]
imul rcx, qword ptr [rdi+72]
lea rbx, [r10+rsi]
lea r13, [r14+rcx]
lea r10, [rbx+rdx]
lea rsi, [r13+r12]
ror r10, 44
ror rsi, 45
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12096]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12064]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4864], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+4960]
vbroadcasti128 ymm14, xmmword ptr [rdi+4976]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12128]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12096]
vpaddq ymm0, ymm13, ymm2
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
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12160]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12128]
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12192]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12160]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+4960], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+5056]
vbroadcasti128 ymm0, xmmword ptr [rdi+5072]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
xor r8, rsi
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12224]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12192]
lea r14, [rax-1]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+4992], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+5088]
vbroadcasti128 ymm14, xmmword ptr [rdi+5104]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
mov rcx, -2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12256]
sub rcx, rax
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12224]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5024], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+5120]
vbroadcasti128 ymm5, xmmword ptr [rdi+5136]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
mov rbx, r10
sar rbx, 1
lea rdx, [rbx+r8]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12288]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12256]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5056], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+5152]
vbroadcasti128 ymm1, xmmword ptr [rdi+5168]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12320]
vpaddq ymm13, ymm12, ymm14
cmovc rdx, rbx
andn r13, r10, r11
cmovnz r14, rcx
shrx r12, r14, r15
sarx rax, r14, r15
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12288]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5088], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+5184]
cmovnz rsi, rbx
vbroadcasti128 ymm0, xmmword ptr [rdi+5200]
mov r8, rbp
add r8, qword ptr [rdi-64]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
lea r10, [r14-1]
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12352]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12320]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
xor rax, rsi
sar r8, 41
vmovdqa ymmword ptr [rdi+5120], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+5216]
mov r11, -2
vbroadcasti128 ymm14, xmmword ptr [rdi+5232]
sub r11, r14
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12384]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12352]
vpaddq ymm0, ymm11, ymm2
mov qword ptr [rdi+264], r8
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
lea r13, [rbp+524288]
vpaddq ymm2, ymm14, ymm11
mov rcx, rdx
sar rcx, 1
lea rbx, [rcx+rax]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12416]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12384]
vpaddq ymm14, ymm13, ymm12
cmovc rbx, rcx
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5184], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+5280]
vbroadcasti128 ymm1, xmmword ptr [rdi+5296]
shl r13, 23
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
andn r14, rdx, r12
cmovnz r10, r11
shrx r8, r10, r15
sarx rbp, r10, r15
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12448]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12416]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5216], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+5312]
vbroadcasti128 ymm0, xmmword ptr [rdi+5328]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12480]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12448]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5248], ymm11
lea rax, [r10-1]
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+5344]
vbroadcasti128 ymm14, xmmword ptr [rdi+5360]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12512]
cmovnz rsi, rcx
sar r13, 43
mov qword ptr [rdi+256], r13
xor rbp, rsi
mov rdx, r9
add rdx, qword ptr [rdi-56]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12480]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
mov r12, -2
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
sub r12, r10
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5280], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+5376]
sar rdx, 42
vbroadcasti128 ymm5, xmmword ptr [rdi+5392]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12544]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12512]
mov r14, rbx
sar r14, 1
lea r11, [r14+rbp]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
mov qword ptr [rdi+280], rdx
vmovdqa ymmword ptr [rdi+5312], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+5408]
vbroadcasti128 ymm1, xmmword ptr [rdi+5424]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12576]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12544]
lea rcx, [r9+1048576]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovc r11, r14
andn r13, rbx, r8
cmovnz rax, r12
shrx r10, rax, r15
sarx rbp, rax, r15
vmovdqa ymmword ptr [rdi+5344], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+5440]
vbroadcasti128 ymm0, xmmword ptr [rdi+5456]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
cmovnz rsi, r14
shl rcx, 22
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12608]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12576]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
lea rdx, [rax-1]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5376], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+5472]
sar rcx, 43
vbroadcasti128 ymm14, xmmword ptr [rdi+5488]
vpmuldq ymm2, ymm7, ymm11
xor rbp, rsi
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
mov r9, -2
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12640]
sub r9, rax
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12608]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
mov qword ptr [rdi+272], rcx
vmovdqa ymmword ptr [rdi+5408], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+5504]
vbroadcasti128 ymm5, xmmword ptr [rdi+5520]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12672]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12640]
mov rbx, qword ptr [rdi+256]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
mov r8, r11
sar r8, 1
lea r13, [r8+rbp]
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5440], ymm11
vpmuldq ymm12, ymm9, ymm13
cmovc r13, r8
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+5536]
vbroadcasti128 ymm1, xmmword ptr [rdi+5552]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
imul rbx, qword ptr [rdi+192]
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12704]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12672]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
andn r12, r11, r10
cmovnz rdx, r9
shrx r14, rdx, r15
sarx rax, rdx, r15
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5472], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+5568]
mov rcx, qword ptr [rdi+264]
vbroadcasti128 ymm0, xmmword ptr [rdi+5584]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12736]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12704]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5504], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+5600]
vbroadcasti128 ymm14, xmmword ptr [rdi+5616]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
lea rbp, [rdx-1]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12768]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12736]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
cmovnz rsi, r8
imul rcx, qword ptr [rdi+208]
xor rax, rsi
lea r11, [rbx+rcx]
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5536], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+5632]
mov r10, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+5648]
sub r10, rdx
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
mov qword ptr [rdi+128], r11
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12800]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12768]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5568], ymm13
mov r12, r13
sar r12, 1
lea r9, [r12+rax]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+5664]
mov r8, qword ptr [rdi+256]
vbroadcasti128 ymm1, xmmword ptr [rdi+5680]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12832]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12800]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5600], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+5696]
vbroadcasti128 ymm0, xmmword ptr [rdi+5712]
vpmuldq ymm12, ymm7, ymm13
cmovc r9, r12
andn rbx, r13, r14
cmovnz rbp, r10
shrx rcx, rbp, r15
sarx rdx, rbp, r15
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12864]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12832]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
cmovnz rsi, r12
imul r8, qword ptr [rdi+200]
mov r11, qword ptr [rdi+264]
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5632], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+5728]
lea rax, [rbp-1]
vbroadcasti128 ymm14, xmmword ptr [rdi+5744]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
imul r11, qword ptr [rdi+216]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+12896]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12864]
xor rdx, rsi
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
mov r13, -2
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
sub r13, rbp
vmovdqa ymmword ptr [rdi+5664], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+5760]
lea r14, [r8+r11]
vbroadcasti128 ymm5, xmmword ptr [rdi+5776]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+12928]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12896]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
mov qword ptr [rdi+136], r14
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5696], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+5792]
vbroadcasti128 ymm1, xmmword ptr [rdi+5808]
mov rbx, r9
sar rbx, 1
lea r10, [rbx+rdx]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
cmovc r10, rbx
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12960]
vpaddq ymm11, ymm12, ymm14
mov r12, qword ptr [rdi+272]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12928]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5728], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
andn rbp, r9, rcx
cmovnz rax, r13
shrx r8, rax, r15
sarx r11, rax, r15
vbroadcasti128 ymm15, xmmword ptr [rdi+5824]
vbroadcasti128 ymm0, xmmword ptr [rdi+5840]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12992]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+12960]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5760], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+5856]
vbroadcasti128 ymm14, xmmword ptr [rdi+5872]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13024]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+12992]
vpaddq ymm0, ymm15, ymm2
lea r14, [rax-1]
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5792], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+5888]
vbroadcasti128 ymm5, xmmword ptr [rdi+5904]
cmovnz rsi, rbx
imul r12, qword ptr [rdi+192]
mov rdx, qword ptr [rdi+280]
xor r11, rsi
imul rdx, qword ptr [rdi+208]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
mov r9, -2
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13056]
sub r9, rax
vpaddq ymm11, ymm2, ymm0
lea rcx, [r12+rdx]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13024]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5824], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+5920]
vbroadcasti128 ymm1, xmmword ptr [rdi+5936]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
mov qword ptr [rdi+144], rcx
mov rbp, r10
sar rbp, 1
lea r13, [rbp+r11]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13088]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13056]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5856], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
mov rbx, qword ptr [rdi+272]
vbroadcasti128 ymm11, xmmword ptr [rdi+5952]
vbroadcasti128 ymm0, xmmword ptr [rdi+5968]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13120]
vpaddq ymm15, ymm2, ymm5
cmovc r13, rbp
andn rax, r10, r8
cmovnz r14, r9
shrx r12, r14, r15
sarx rdx, r14, r15
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13088]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5888], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+5984]
vbroadcasti128 ymm14, xmmword ptr [rdi+6000]
cmovnz rsi, rbp
imul rbx, qword ptr [rdi+200]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
lea rcx, [r14-1]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13152]
vpaddq ymm11, ymm12, ymm1
mov r11, qword ptr [rdi+280]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13120]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5920], ymm11
xor rdx, rsi
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+6016]
mov r10, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+6032]
vpmuldq ymm12, ymm7, ymm15
sub r10, r14
vpmuldq ymm11, ymm8, ymm5
imul r11, qword ptr [rdi+216]
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13184]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13152]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+5952], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
lea r8, [rbx+r11]
vbroadcasti128 ymm11, xmmword ptr [rdi+6048]
vbroadcasti128 ymm1, xmmword ptr [rdi+6064]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13216]
mov rax, r13
sar rax, 1
lea r9, [rax+rdx]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13184]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
cmovc r9, rax
vpaddq ymm12, ymm13, ymm0
mov qword ptr [rdi+152], r8
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+5984], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+6080]
vbroadcasti128 ymm0, xmmword ptr [rdi+6096]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
andn rbp, r13, r12
cmovnz rcx, r10
shrx r14, rcx, r15
sarx rbx, rcx, r15
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13248]
vpaddq ymm11, ymm2, ymm5
mov r11, qword ptr [rdi+256]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13216]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6016], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+6112]
vbroadcasti128 ymm14, xmmword ptr [rdi+6128]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13280]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13248]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6048], ymm13
vpmuldq ymm2, ymm9, ymm15
lea rdx, [rcx-1]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+6144]
vbroadcasti128 ymm5, xmmword ptr [rdi+6160]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13312]
cmovnz rsi, rax
imul r11, qword ptr [rdi+32]
xor rbx, rsi
mov r8, qword ptr [rdi+264]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13280]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
mov r13, -2
imul r8, qword ptr [rdi+40]
vpsrlq ymm0, ymm2, 30
sub r13, rcx
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6080], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+6176]
vbroadcasti128 ymm1, xmmword ptr [rdi+6192]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13344]
lea r12, [r11+r8]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13312]
vpaddq ymm5, ymm11, ymm2
mov rbp, r9
sar rbp, 1
lea r10, [rbp+rbx]
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6112], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+6208]
vbroadcasti128 ymm0, xmmword ptr [rdi+6224]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13376]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13344]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovc r10, rbp
andn rax, r9, r14
cmovnz rdx, r13
shrx rcx, rdx, r15
sarx r11, rdx, r15
vmovdqa ymmword ptr [rdi+6144], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+6240]
vbroadcasti128 ymm14, xmmword ptr [rdi+6256]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13408]
cmovnz rsi, rbp
neg r12
sar r12, 20
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13376]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
mov r8, qword ptr [rdi+128]
lea rbx, [rdx-1]
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6176], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+6272]
vbroadcasti128 ymm5, xmmword ptr [rdi+6288]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
xor r11, rsi
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13440]
mov r9, -2
imul r8, qword ptr [rdi+48]
vpaddq ymm11, ymm2, ymm0
sub r9, rdx
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13408]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6208], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+6304]
vbroadcasti128 ymm1, xmmword ptr [rdi+6320]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
mov r14, qword ptr [rdi+136]
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13472]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13440]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
mov rax, r10
sar rax, 1
lea r13, [rax+r11]
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6240], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
cmovc r13, rax
imul r14, qword ptr [rdi+56]
vbroadcasti128 ymm11, xmmword ptr [rdi+6336]
vbroadcasti128 ymm0, xmmword ptr [rdi+6352]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13504]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13472]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
andn rbp, r10, rcx
cmovnz rbx, r9
shrx rdx, rbx, r15
sarx r11, rbx, r15
lea r10, [r8+r14]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6272], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+6368]
vbroadcasti128 ymm14, xmmword ptr [rdi+6384]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13536]
lea rcx, [r12+r10]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13504]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6304], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+6400]
vbroadcasti128 ymm5, xmmword ptr [rdi+6416]
vpmuldq ymm12, ymm7, ymm15
mov qword ptr [rdi-112], rcx
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
lea rbp, [rbx-1]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13568]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13536]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
cmovnz rsi, rax
xor r11, rsi
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6336], ymm13
vpmuldq ymm12, ymm9, ymm15
sar rcx, 20
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+6432]
mov r9, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+6448]
vpmuldq ymm2, ymm7, ymm11
sub r9, rbx
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13600]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13568]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
shl rcx, 44
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6368], ymm15
vpmuldq ymm2, ymm9, ymm11
mov r8, r13
sar r8, 1
lea r14, [r8+r11]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+6464]
vbroadcasti128 ymm0, xmmword ptr [rdi+6480]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13632]
mov qword ptr [rdi+80], rcx
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13600]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6400], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+6496]
vbroadcasti128 ymm14, xmmword ptr [rdi+6512]
vpmuldq ymm2, ymm7, ymm15
mov r12, qword ptr [rdi+272]
cmovc r14, r8
andn r10, r13, rdx
cmovnz rbp, r9
shrx rax, rbp, r15
sarx rbx, rbp, r15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13664]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13632]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
cmovnz rsi, r8
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6432], ymm13
vpmuldq ymm2, ymm9, ymm15
imul r12, qword ptr [rdi+32]
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+6528]
lea r11, [rbp-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+6544]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13696]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13664]
xor rbx, rsi
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
mov rcx, qword ptr [rdi+280]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
mov r13, -2
vpand ymm15, ymm2, ymm6
sub r13, rbp
vmovdqa ymmword ptr [rdi+6464], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+6560]
vbroadcasti128 ymm1, xmmword ptr [rdi+6576]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
imul rcx, qword ptr [rdi+40]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13728]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13696]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6496], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+6592]
vbroadcasti128 ymm0, xmmword ptr [rdi+6608]
mov rdx, r14
sar rdx, 1
lea r10, [rdx+rbx]
vpmuldq ymm12, ymm7, ymm15
lea r9, [r12+rcx]
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
cmovc r10, rdx
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13760]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13728]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6528], ymm13
neg r9
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
andn r8, r14, rax
cmovnz r11, r13
shrx rbp, r11, r15
sarx rbx, r11, r15
vbroadcasti128 ymm11, xmmword ptr [rdi+6624]
vbroadcasti128 ymm14, xmmword ptr [rdi+6640]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13792]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13760]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6560], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+6656]
vbroadcasti128 ymm5, xmmword ptr [rdi+6672]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13824]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13792]
vpaddq ymm14, ymm11, ymm12
lea r12, [r11-1]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6592], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+6688]
vbroadcasti128 ymm1, xmmword ptr [rdi+6704]
cmovnz rsi, rdx
sar r9, 20
xor rbx, rsi
mov rcx, qword ptr [rdi+144]
vpmuldq ymm2, ymm7, ymm15
imul rcx, qword ptr [rdi+48]
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
mov r14, -2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13856]
vpaddq ymm13, ymm12, ymm14
sub r14, r11
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13824]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6624], ymm13
mov rax, qword ptr [rdi+152]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+6720]
vbroadcasti128 ymm0, xmmword ptr [rdi+6736]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
mov r8, r10
sar r8, 1
lea r13, [r8+rbx]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13888]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13856]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6656], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+6752]
vbroadcasti128 ymm14, xmmword ptr [rdi+6768]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+13920]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13888]
cmovc r13, r8
andn rdx, r10, rbp
cmovnz r12, r14
shrx r11, r12, r15
sarx rbx, r12, r15
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6688], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+6784]
vbroadcasti128 ymm5, xmmword ptr [rdi+6800]
cmovnz rsi, r8
imul rax, qword ptr [rdi+56]
lea r10, [rcx+rax]
lea rbp, [r9+r10]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
lea rdx, [r12-1]
vpmuludq ymm0, ymm3, ymmword ptr [rdi+13952]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13920]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6720], ymm13
mov qword ptr [rdi-104], rbp
xor rbx, rsi
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+6816]
vbroadcasti128 ymm1, xmmword ptr [rdi+6832]
mov r14, -2
vpmuldq ymm2, ymm7, ymm11
sub r14, r12
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13984]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+13952]
vpaddq ymm5, ymm15, ymm2
sar rbp, 20
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6752], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+6848]
vbroadcasti128 ymm0, xmmword ptr [rdi+6864]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
shl rbp, 44
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14016]
mov r8, r13
sar r8, 1
lea rcx, [r8+rbx]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+13984]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
cmovc rcx, r8
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6784], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+6880]
vbroadcasti128 ymm14, xmmword ptr [rdi+6896]
mov qword ptr [rdi+88], rbp
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
andn rax, r13, r11
cmovnz rdx, r14
shrx r9, rdx, r15
sarx r10, rdx, r15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14048]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14016]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6816], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+6912]
vbroadcasti128 ymm5, xmmword ptr [rdi+6928]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14080]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14048]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6848], ymm15
vpmuldq ymm12, ymm9, ymm11
lea r12, [rdx-1]
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+6944]
vbroadcasti128 ymm1, xmmword ptr [rdi+6960]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14112]
vpaddq ymm11, ymm12, ymm14
cmovnz rsi, r8
xor r10, rsi
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14080]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
mov rbx, -2
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
sub rbx, rdx
vmovdqa ymmword ptr [rdi+6880], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+6976]
vbroadcasti128 ymm0, xmmword ptr [rdi+6992]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14144]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14112]
vpaddq ymm1, ymm13, ymm12
mov rbp, rcx
sar rbp, 1
lea r13, [rbp+r10]
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6912], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+7008]
vbroadcasti128 ymm14, xmmword ptr [rdi+7024]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14176]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14144]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+6944], ymm15
cmovc r13, rbp
andn r11, rcx, r9
cmovnz r12, rbx
shrx rax, r12, r15
sarx r14, r12, r15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+7040]
vbroadcasti128 ymm5, xmmword ptr [rdi+7056]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14208]
cmovnz rsi, rbp
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14176]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
lea r8, [r12-1]
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+6976], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+7072]
vbroadcasti128 ymm1, xmmword ptr [rdi+7088]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
xor r14, rsi
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14240]
mov rdx, -2
vpaddq ymm13, ymm12, ymm14
sub rdx, r12
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14208]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7008], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+7104]
vbroadcasti128 ymm0, xmmword ptr [rdi+7120]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14272]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14240]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
mov r10, r13
sar r10, 1
lea rcx, [r10+r14]
vmovdqa ymmword ptr [rdi+7040], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
cmovc rcx, r10
vbroadcasti128 ymm13, xmmword ptr [rdi+7136]
vbroadcasti128 ymm14, xmmword ptr [rdi+7152]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14304]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14272]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
andn r9, r13, rax
cmovnz r8, rdx
shrx r11, r8, r15
sarx rbx, r8, r15
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7072], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+7168]
vbroadcasti128 ymm5, xmmword ptr [rdi+7184]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14336]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14304]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7104], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+7200]
vbroadcasti128 ymm1, xmmword ptr [rdi+7216]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
lea rbp, [r8-1]
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14368]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14336]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
cmovnz rsi, r10
xor rbx, rsi
vmovdqa ymmword ptr [rdi+7136], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+7232]
vbroadcasti128 ymm0, xmmword ptr [rdi+7248]
mov r12, -2
vpmuldq ymm12, ymm7, ymm13
sub r12, r8
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14400]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14368]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7168], ymm11
vpmuldq ymm12, ymm9, ymm13
mov r14, rcx
sar r14, 1
lea r13, [r14+rbx]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+7264]
vbroadcasti128 ymm14, xmmword ptr [rdi+7280]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14432]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14400]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7200], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+7296]
vbroadcasti128 ymm5, xmmword ptr [rdi+7312]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
cmovc r13, r14
andn rax, rcx, r11
cmovnz rbp, r12
shrx r9, rbp, r15
sarx rdx, rbp, r15
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14464]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14432]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
cmovnz rsi, r14
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7232], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+7328]
vbroadcasti128 ymm1, xmmword ptr [rdi+7344]
lea r10, [rbp-1]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14496]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14464]
vpaddq ymm5, ymm11, ymm2
xor rdx, rsi
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
mov r8, -2
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7264], ymm11
sub r8, rbp
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+7360]
vbroadcasti128 ymm0, xmmword ptr [rdi+7376]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14528]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14496]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7296], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+7392]
vbroadcasti128 ymm14, xmmword ptr [rdi+7408]
vpmuldq ymm2, ymm7, ymm11
mov rbx, r13
sar rbx, 1
lea rcx, [rbx+rdx]
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
cmovc rcx, rbx
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14560]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14528]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7328], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+7424]
andn r11, r13, r9
cmovnz r10, r8
shrx rax, r10, r15
sarx r12, r10, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+7440]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14592]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14560]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7360], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm15, xmmword ptr [rdi+7456]
vbroadcasti128 ymm1, xmmword ptr [rdi+7472]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14624]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14592]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
lea r14, [r10-1]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7392], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+7488]
vbroadcasti128 ymm0, xmmword ptr [rdi+7504]
vpmuldq ymm12, ymm7, ymm11
cmovnz rsi, rbx
xor r12, rsi
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14656]
mov rbp, -2
vpaddq ymm15, ymm2, ymm5
sub rbp, r10
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14624]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7424], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+7520]
vbroadcasti128 ymm14, xmmword ptr [rdi+7536]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
mov rdx, rcx
sar rdx, 1
lea r13, [rdx+r12]
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14688]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14656]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7456], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+7552]
vbroadcasti128 ymm5, xmmword ptr [rdi+7568]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14720]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14688]
cmovc r13, rdx
andn r9, rcx, rax
cmovnz r14, rbp
shrx r11, r14, r15
sarx r8, r14, r15
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7488], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+7584]
vbroadcasti128 ymm1, xmmword ptr [rdi+7600]
vpmuldq ymm2, ymm7, ymm11
cmovnz rsi, rdx
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14752]
lea rbx, [r14-1]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14720]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7520], ymm15
vpmuldq ymm2, ymm9, ymm11
xor r8, rsi
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+7616]
vbroadcasti128 ymm0, xmmword ptr [rdi+7632]
mov r10, -2
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
sub r10, r14
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm2, ymm1, ymm15
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14784]
vpaddq ymm11, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14752]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7552], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm15, xmmword ptr [rdi+7648]
vbroadcasti128 ymm14, xmmword ptr [rdi+7664]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
vpaddq ymm12, ymm0, ymm11
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14816]
vpaddq ymm13, ymm12, ymm1
mov r12, r13
sar r12, 1
lea rcx, [r12+r8]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14784]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm5
cmovc rcx, r12
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7584], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+7680]
vbroadcasti128 ymm5, xmmword ptr [rdi+7696]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
vpaddq ymm2, ymm14, ymm13
andn rax, r13, r11
cmovnz rbx, r10
shrx r9, rbx, r15
sarx rbp, rbx, r15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14848]
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14816]
vpaddq ymm14, ymm15, ymm12
vpaddq ymm13, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7616], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm13, xmmword ptr [rdi+7712]
vbroadcasti128 ymm1, xmmword ptr [rdi+7728]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm1
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
vpaddq ymm12, ymm5, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14880]
vpaddq ymm11, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14848]
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7648], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+7744]
vbroadcasti128 ymm0, xmmword ptr [rdi+7760]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm0
vpaddq ymm13, ymm2, ymm5
vpaddq ymm1, ymm13, ymm12
vpaddq ymm2, ymm1, ymm11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14912]
vpaddq ymm13, ymm2, ymm5
cmovnz rsi, r12
mov rdx, rcx
add rdx, qword ptr [rdi-56]
mov r14, rsi
add r14, qword ptr [rdi-64]
mov r8, rcx
shl r8, 44
mov r13, rsi
shl r13, 45
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14880]
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+448]
mov r11, rdx
sar r11, 21
sar rdx, 42
vpaddq ymm2, ymm11, ymm14
mov rax, r14
sar rax, 20
sar r14, 41
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7680], ymm13
add r8, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+7776]
mov qword ptr [rdi-128], rsi
mov qword ptr [rdi-120], rcx
imul r11, qword ptr [rdi+80]
imul rdx, qword ptr [rdi+88]
vbroadcasti128 ymm14, xmmword ptr [rdi+7792]
imul rax, qword ptr [rdi+80]
imul r14, qword ptr [rdi+88]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
vpaddq ymm12, ymm0, ymm13
vpmuludq ymm1, ymm3, ymmword ptr [rdi+14944]
vpaddq ymm15, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14912]
vpaddq ymm0, ymm15, ymm2
vpaddq ymm13, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7712], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm13, xmmword ptr [rdi+7808]
vbroadcasti128 ymm5, xmmword ptr [rdi+7824]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
lea r10, [r11+rdx]
vpaddq ymm11, ymm2, ymm0
lea r12, [rax+r14]
vpaddq ymm14, ymm11, ymm12
vpaddq ymm2, ymm14, ymm15
vpmuludq ymm0, ymm3, ymmword ptr [rdi+14976]
vpaddq ymm11, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+14944]
vpaddq ymm14, ymm11, ymm12
lea rsi, [r10+r8]
vpaddq ymm15, ymm14, ymmword ptr [rdi+448]
lea rcx, [r12+r13]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm11, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7744], ymm11
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm14, ymm10, ymm5
ror rsi, 44
vbroadcasti128 ymm15, xmmword ptr [rdi+7840]
ror rcx, 45
vbroadcasti128 ymm1, xmmword ptr [rdi+7856]
vpmuldq ymm2, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm1
vpaddq ymm13, ymm12, ymm14
vpaddq ymm5, ymm13, ymm2
vpaddq ymm12, ymm5, ymm11
vpmuludq ymm14, ymm3, ymmword ptr [rdi+15008]
vpaddq ymm13, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+14976]
vpaddq ymm5, ymm13, ymm2
vpaddq ymm11, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm13, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7776], ymm13
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+7872]
vbroadcasti128 ymm0, xmmword ptr [rdi+7888]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+15040]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+15008]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm13, ymm1, ymmword ptr [rdi+448]
vpaddq ymm2, ymm13, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm15, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7808], ymm15
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm13, xmmword ptr [rdi+7904]
vbroadcasti128 ymm14, xmmword ptr [rdi+7920]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+15072]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+15040]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+448]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7840], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+7936]
vbroadcasti128 ymm5, xmmword ptr [rdi+7952]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
vpaddq ymm14, ymm13, ymm12
vpaddq ymm2, ymm14, ymm11
vpmuludq ymm0, ymm3, ymmword ptr [rdi+15104]
vpaddq ymm13, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+15072]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+448]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
vpand ymm13, ymm2, ymm6
vmovdqa ymmword ptr [rdi+7872], ymm13
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
vbroadcasti128 ymm11, xmmword ptr [rdi+7968]
vbroadcasti128 ymm1, xmmword ptr [rdi+7984]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
vpaddq ymm5, ymm15, ymm2
vpaddq ymm12, ymm5, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+15136]
vpaddq ymm15, ymm12, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+15104]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+448]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+7904], ymm15
vpmuldq ymm2, ymm9, ymm11
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm13, xmmword ptr [rdi+8000]
vbroadcasti128 ymm0, xmmword ptr [rdi+8016]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
vpaddq ymm1, ymm11, ymm12
vpaddq ymm7, ymm1, ymm15
vpmuludq ymm8, ymm3, ymmword ptr [rdi+15168]
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm5, ymm4, ymmword ptr [rdi+15136]
vpaddq ymm11, ymm2, ymm5
vpaddq ymm12, ymm11, ymmword ptr [rdi+448]
vpaddq ymm1, ymm12, ymm14
vpsrlq ymm15, ymm1, 30
vpand ymm3, ymm1, ymm6
vmovdqa ymmword ptr [rdi+7936], ymm3
vpmuldq ymm7, ymm9, ymm13
vpmuldq ymm8, ymm10, ymm0
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm5, ymm4, ymmword ptr [rdi+15168]
vpaddq ymm11, ymm2, ymm5
vpaddq ymm12, ymm11, ymmword ptr [rdi+448]
vpaddq ymm14, ymm12, ymm15
vpand ymm1, ymm14, ymm6
vmovdqa ymmword ptr [rdi+7968], ymm1
vpsrlq ymm3, ymm14, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8000], ymm9
mov rdx, rbx
mov rbx, rsi
mov rsi, rbp
mov rbp, r9
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
