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
// Length: 223 limbs of 30 bits; 5091 instructions a round, 780 for its steps (form: select).
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
mov qword ptr [rdi-24], rdx
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
mov qword ptr [rdi-16], rsi
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
mov qword ptr [rdi-8], r14
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
mov qword ptr [rdi+0], r9
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
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+832]
vbroadcasti128 ymm12, xmmword ptr [rdi+848]
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
cmovc r13, rax
andn rbx, rsi, r11
cmovnz r9, r10
shrx rdx, r9, r15
sarx rbp, r9, r15
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+8000]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+864]
vbroadcasti128 ymm1, xmmword ptr [rdi+880]
vpmuldq ymm0, ymm7, ymm15
cmovnz rcx, rax
neg r12
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
sar r12, 20
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+8032]
lea r8, [r9-1]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8000]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
xor rbp, rcx
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
vbroadcasti128 ymm0, xmmword ptr [rdi+912]
vpmuldq ymm12, ymm7, ymm11
mov r14, -2
vpmuldq ymm13, ymm8, ymm0
sub r14, r9
vpaddq ymm15, ymm2, ymm5
and r12, qword ptr [rdi-32]
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8064]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+8032]
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
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
mov qword ptr [rdi+8], r12
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+8096]
vpaddq ymm11, ymm12, ymm1
mov rsi, r13
sar rsi, 1
lea r11, [rsi+rbp]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8064]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm15, ymm5
cmovc r11, rsi
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+864], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm15, xmmword ptr [rdi+960]
vbroadcasti128 ymm5, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm14, ymm2, ymm0
vpaddq ymm2, ymm14, ymm12
vpaddq ymm0, ymm2, ymm13
shr r12, 20
andn rbx, r13, rdx
cmovnz r8, r14
shrx r10, r8, r15
sarx rax, r8, r15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8128]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm2, ymm4, ymmword ptr [rdi+8096]
vpaddq ymm13, ymm12, ymm2
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm1
vpsrlq ymm12, ymm14, 30
vpand ymm2, ymm14, ymm6
vmovdqa ymmword ptr [rdi+896], ymm2
vpmuldq ymm13, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
vpmuldq ymm15, ymm7, ymm1
vpmuldq ymm5, ymm8, ymm14
vpaddq ymm13, ymm13, ymm0
vpaddq ymm0, ymm13, ymm15
vpaddq ymm13, ymm0, ymm5
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8160]
vpaddq ymm0, ymm13, ymm15
vpmuludq ymm5, ymm4, ymmword ptr [rdi+8128]
vpaddq ymm13, ymm0, ymm5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
vpand ymm13, ymm0, ymm6
vmovdqa ymmword ptr [rdi+928], ymm13
vpsrlq ymm15, ymm11, 10
vpsllq ymm12, ymm2, 20
lea r9, [r8-1]
vpsllq ymm0, ymm13, 50
vpaddq ymm11, ymm15, ymm12
vpaddq ymm2, ymm11, ymm0
vmovdqa ymmword ptr [rdi+384], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]
vpmuldq ymm0, ymm7, ymm12
cmovnz rcx, rsi
shl r12, 44
xor rax, rcx
mov qword ptr [rdi+16], r12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8192]
mov rbp, -2
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8160]
sub rbp, r8
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
mov r13, qword ptr [rdi+336]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
mov rdx, r11
sar rdx, 1
lea rbx, [rdx+rax]
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8224]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8192]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8256]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8224]
vpaddq ymm5, ymm2, ymm0
cmovc rbx, rdx
andn r14, r11, r10
cmovnz r9, rbp
shrx rsi, r9, r15
sarx r12, r9, r15
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm13, ymm7, ymm12
cmovnz rcx, rdx
imul r13, qword ptr [rdi-112]
vpmuldq ymm2, ymm8, ymm14
mov r8, qword ptr [rdi+344]
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8288]
lea rax, [r9-1]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8256]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm1
vpmuldq ymm13, ymm9, ymm12
xor r12, rcx
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]
vpmuldq ymm0, ymm7, ymm2
mov r11, -2
vpmuldq ymm1, ymm8, ymm11
imul r8, qword ptr [rdi-104]
sub r11, r9
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8320]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8288]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
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
lea r10, [r13+r8]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8352]
vpaddq ymm2, ymm0, ymm14
mov r14, rbx
sar r14, 1
lea rbp, [r14+r12]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8320]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
cmovc rbp, r14
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
neg r10
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8384]
andn rdx, rbx, rsi
cmovnz rax, r11
shrx r9, rax, r15
sarx r13, rax, r15
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8352]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8416]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8384]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
lea r8, [rax-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8448]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8416]
cmovnz rcx, r14
sar r10, 20
xor r13, rcx
and r10, qword ptr [rdi-32]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
mov r12, -2
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm2
sub r12, rax
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
mov qword ptr [rdi+24], r10
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8480]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8448]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
mov rbx, rbp
sar rbx, 1
lea rsi, [rbx+r13]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8512]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8480]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm12
vpmuldq ymm0, ymm9, ymm2
cmovc rsi, rbx
andn rdx, rbp, r9
cmovnz r8, r12
shrx r11, r8, r15
sarx r14, r8, r15
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8544]
vpaddq ymm2, ymm0, ymm5
cmovnz rcx, rbx
shr r10, 20
shl r10, 44
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8512]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
lea rax, [r8-1]
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
xor r14, rcx
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8576]
vpaddq ymm1, ymm13, ymm15
mov qword ptr [rdi+32], r10
mov r13, -2
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8544]
sub r13, r8
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1344], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8608]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8576]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1376], ymm12
mov rbp, rsi
sar rbp, 1
lea r9, [rbp+r14]
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]
cmovc r9, rbp
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8640]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8608]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
andn rdx, rsi, r11
cmovnz rax, r13
shrx r12, rax, r15
sarx rbx, rax, r15
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8672]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8640]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
lea r10, [rax-1]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8704]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8672]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm12
cmovnz rcx, rbp
xor rbx, rcx
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]
vpmuldq ymm13, ymm7, ymm1
mov r8, -2
vpmuldq ymm12, ymm8, ymm5
sub r8, rax
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8736]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8704]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1504], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
mov r14, r9
sar r14, 1
lea rsi, [r14+rbx]
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8768]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8736]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1536], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
cmovc rsi, r14
andn r11, r9, r12
cmovnz r10, r8
shrx rdx, r10, r15
sarx r13, r10, r15
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8800]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8768]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovnz rcx, r14
vmovdqa ymmword ptr [rdi+1568], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]
vpmuldq ymm0, ymm7, ymm1
lea rbp, [r10-1]
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8832]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8800]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
xor r13, rcx
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
mov rax, -2
vmovdqa ymmword ptr [rdi+1600], ymm2
vpmuldq ymm0, ymm9, ymm1
sub rax, r10
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8864]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8832]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
mov rbx, rsi
sar rbx, 1
lea r9, [rbx+r13]
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8896]
cmovc r9, rbx
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8864]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
andn r12, rsi, rdx
cmovnz rbp, rax
shrx r11, rbp, r15
sarx r8, rbp, r15
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8928]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8896]
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
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8960]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8928]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1728], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
cmovnz rcx, rbx
mov r14, r9
add r14, qword ptr [rdi-56]
mov r10, rcx
add r10, qword ptr [rdi-64]
mov r13, r9
shl r13, 44
mov rsi, rcx
shl rsi, 45
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
rorx rdx, r14, 21
rorx r12, r14, 42
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8992]
rorx rax, r10, 20
rorx rbx, r10, 41
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8960]
vpaddq ymm11, ymm12, ymm13
add r13, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
imul rdx, qword ptr [rdi+16]
imul r12, qword ptr [rdi+32]
vpand ymm12, ymm0, ymm6
imul rax, qword ptr [rdi+16]
imul rbx, qword ptr [rdi+32]
vmovdqa ymmword ptr [rdi+1760], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9024]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8992]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm2
vpmuldq ymm0, ymm9, ymm1
lea r14, [rdx+r12]
vpmuldq ymm5, ymm10, ymm15
lea r10, [rax+rbx]
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
lea rdx, [r14+r13]
vpaddq ymm0, ymm15, ymm2
lea r12, [r10+rsi]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9056]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9024]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
ror rdx, 44
vpsrlq ymm5, ymm0, 30
ror r12, 45
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9088]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9056]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1856], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1952]
vbroadcasti128 ymm5, xmmword ptr [rdi+1968]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9120]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9088]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1888], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]
vbroadcasti128 ymm15, xmmword ptr [rdi+2000]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9152]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9120]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1920], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2016]
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9184]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9152]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1952], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2048]
vbroadcasti128 ymm11, xmmword ptr [rdi+2064]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9216]
xor r8, r12
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9184]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
lea rax, [rbp-1]
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1984], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2080]
vbroadcasti128 ymm5, xmmword ptr [rdi+2096]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9248]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9216]
mov rbx, -2
vpaddq ymm11, ymm1, ymm13
sub rbx, rbp
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2016], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+2112]
vbroadcasti128 ymm15, xmmword ptr [rdi+2128]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9280]
mov r14, rdx
sar r14, 1
lea r13, [r14+r8]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9248]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2048], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2144]
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9312]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9280]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
cmovc r13, r14
andn r10, rdx, r11
cmovnz rax, rbx
shrx rsi, rax, r15
sarx rbp, rax, r15
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2080], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]
vbroadcasti128 ymm11, xmmword ptr [rdi+2192]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
cmovnz r12, r14
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9344]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9312]
lea r8, [rax-1]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2112], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2208]
xor rbp, r12
vbroadcasti128 ymm5, xmmword ptr [rdi+2224]
vpmuldq ymm13, ymm7, ymm2
mov rdx, rcx
add rdx, qword ptr [rdi-64]
vpmuldq ymm1, ymm8, ymm5
mov r11, -2
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
sub r11, rax
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9376]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9344]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2144], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+2240]
vbroadcasti128 ymm15, xmmword ptr [rdi+2256]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9408]
sar rdx, 41
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9376]
vpaddq ymm5, ymm2, ymm0
mov r10, r13
sar r10, 1
lea rbx, [r10+rbp]
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
cmovc rbx, r10
vmovdqa ymmword ptr [rdi+2176], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2272]
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9440]
vpaddq ymm1, ymm0, ymm5
andn r14, r13, rsi
cmovnz r8, r11
shrx rax, r8, r15
sarx rbp, r8, r15
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9408]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
mov qword ptr [rdi+200], rdx
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2208], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+2304]
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9472]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9440]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm12
lea r13, [rcx+524288]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2336]
vbroadcasti128 ymm5, xmmword ptr [rdi+2352]
lea rsi, [r8-1]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9504]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9472]
vpaddq ymm11, ymm2, ymm13
cmovnz r12, r10
xor rbp, r12
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2272], ymm2
mov r14, -2
vpmuldq ymm13, ymm9, ymm1
sub r14, r8
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]
vbroadcasti128 ymm15, xmmword ptr [rdi+2384]
shl r13, 23
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9536]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9504]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
mov r11, rbx
sar r11, 1
lea rdx, [r11+rbp]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2304], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2400]
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9568]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9536]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2336], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
cmovc rdx, r11
andn rcx, rbx, rax
cmovnz rsi, r14
shrx r10, rsi, r15
sarx r8, rsi, r15
vbroadcasti128 ymm1, xmmword ptr [rdi+2432]
vbroadcasti128 ymm11, xmmword ptr [rdi+2448]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9600]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9568]
vpaddq ymm14, ymm2, ymm0
cmovnz r12, r11
sar r13, 43
mov qword ptr [rdi+192], r13
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm2
lea rbp, [rsi-1]
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2464]
vbroadcasti128 ymm5, xmmword ptr [rdi+2480]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
xor r8, r12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9632]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9600]
mov rbx, -2
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
sub rbx, rsi
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
mov rax, r9
add rax, qword ptr [rdi-56]
vmovdqa ymmword ptr [rdi+2400], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+2496]
vbroadcasti128 ymm15, xmmword ptr [rdi+2512]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9664]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9632]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm12
vpmuldq ymm0, ymm9, ymm2
mov rcx, rdx
sar rcx, 1
lea r14, [rcx+r8]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2528]
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
vpmuldq ymm13, ymm7, ymm1
cmovc r14, rcx
sar rax, 42
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9696]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9664]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
andn r11, rdx, r10
cmovnz rbp, rbx
shrx r13, rbp, r15
sarx rsi, rbp, r15
vmovdqa ymmword ptr [rdi+2464], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
mov qword ptr [rdi+216], rax
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9728]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9696]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2496], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2592]
vbroadcasti128 ymm5, xmmword ptr [rdi+2608]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9760]
lea r8, [rbp-1]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9728]
lea rdx, [r9+1048576]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2528], ymm12
vpmuldq ymm13, ymm9, ymm2
cmovnz r12, rcx
xor rsi, r12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+2624]
vbroadcasti128 ymm15, xmmword ptr [rdi+2640]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
mov r10, -2
vpaddq ymm2, ymm13, ymm11
sub r10, rbp
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9792]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9760]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
shl rdx, 22
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2560], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2656]
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]
mov r11, r14
sar r11, 1
lea rbx, [r11+rsi]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9824]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9792]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+2688]
vbroadcasti128 ymm11, xmmword ptr [rdi+2704]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
cmovc rbx, r11
andn rax, r14, r13
cmovnz r8, r10
shrx r9, r8, r15
sarx rcx, r8, r15
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9856]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9824]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2624], ymm12
vpmuldq ymm0, ymm9, ymm2
cmovnz r12, r11
sar rdx, 43
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2720]
vbroadcasti128 ymm5, xmmword ptr [rdi+2736]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
lea rbp, [r8-1]
vpaddq ymm2, ymm0, ymm14
mov qword ptr [rdi+208], rdx
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9888]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9856]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
xor rcx, r12
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm2
vpmuldq ymm13, ymm9, ymm1
mov rsi, -2
vpmuldq ymm11, ymm10, ymm5
sub rsi, r8
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]
vbroadcasti128 ymm15, xmmword ptr [rdi+2768]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9920]
vpaddq ymm1, ymm13, ymm11
mov r14, qword ptr [rdi+192]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9888]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2688], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2784]
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
mov r13, rbx
sar r13, 1
lea rax, [r13+rcx]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9952]
vpaddq ymm12, ymm0, ymm5
cmovc rax, r13
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9920]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
imul r14, qword ptr [rdi+8]
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2720], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2816]
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]
vpmuldq ymm0, ymm7, ymm1
andn r10, rbx, r9
cmovnz rbp, rsi
shrx r11, rbp, r15
sarx rdx, rbp, r15
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9984]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9952]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2752], ymm2
vpmuldq ymm0, ymm9, ymm1
mov r8, qword ptr [rdi+200]
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2848]
vbroadcasti128 ymm5, xmmword ptr [rdi+2864]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10016]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9984]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
lea rcx, [rbp-1]
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2784], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+2880]
vbroadcasti128 ymm15, xmmword ptr [rdi+2896]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
cmovnz r12, r13
xor rdx, r12
imul r8, qword ptr [rdi+24]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10048]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10016]
mov rbx, -2
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
sub rbx, rbp
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2816], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2912]
vbroadcasti128 ymm14, xmmword ptr [rdi+2928]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10080]
lea r9, [r14+r8]
mov r10, rax
sar r10, 1
lea rsi, [r10+rdx]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10048]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2848], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2944]
vbroadcasti128 ymm11, xmmword ptr [rdi+2960]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10112]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10080]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
cmovc rsi, r10
andn r13, rax, r11
cmovnz rcx, rbx
shrx rbp, rcx, r15
sarx r14, rcx, r15
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2976]
vbroadcasti128 ymm5, xmmword ptr [rdi+2992]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
cmovnz r12, r10
neg r9
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10144]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10112]
lea r8, [rcx-1]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm12
sar r9, 20
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+3008]
xor r14, r12
vbroadcasti128 ymm15, xmmword ptr [rdi+3024]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
mov rdx, -2
vpaddq ymm5, ymm2, ymm0
sub rdx, rcx
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10176]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10144]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+3040]
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]
mov qword ptr [rdi+40], r9
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10208]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10176]
vpaddq ymm15, ymm1, ymm13
mov rax, rsi
sar rax, 1
lea r11, [rax+r14]
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
cmovc r11, rax
vmovdqa ymmword ptr [rdi+2976], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+3072]
vbroadcasti128 ymm11, xmmword ptr [rdi+3088]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
mov r13, qword ptr [rdi+208]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10240]
vpaddq ymm12, ymm13, ymm15
andn rbx, rsi, rbp
cmovnz r8, rdx
shrx r10, r8, r15
sarx rcx, r8, r15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10208]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3008], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3104]
vbroadcasti128 ymm5, xmmword ptr [rdi+3120]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10272]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10240]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3040], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3136]
vbroadcasti128 ymm15, xmmword ptr [rdi+3152]
lea r9, [r8-1]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10304]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10272]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
cmovnz r12, rax
imul r13, qword ptr [rdi+8]
xor rcx, r12
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
mov r14, qword ptr [rdi+216]
vmovdqa ymmword ptr [rdi+3072], ymm1
mov rsi, -2
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
sub rsi, r8
vbroadcasti128 ymm2, xmmword ptr [rdi+3168]
vbroadcasti128 ymm14, xmmword ptr [rdi+3184]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10336]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10304]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
mov rbp, r11
sar rbp, 1
lea rbx, [rbp+rcx]
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3104], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+3200]
vbroadcasti128 ymm11, xmmword ptr [rdi+3216]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10368]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10336]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3136], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+3232]
cmovc rbx, rbp
andn rdx, r11, r10
cmovnz r9, rsi
shrx rax, r9, r15
sarx r8, r9, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+3248]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10400]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10368]
vpaddq ymm11, ymm1, ymm13
cmovnz r12, rbp
imul r14, qword ptr [rdi+24]
lea rcx, [r13+r14]
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3168], ymm1
lea r11, [r9-1]
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+3264]
vbroadcasti128 ymm15, xmmword ptr [rdi+3280]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
xor r8, r12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10432]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10400]
neg rcx
vpaddq ymm5, ymm12, ymm0
mov r10, -2
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
sub r10, r9
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3200], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+3296]
vbroadcasti128 ymm14, xmmword ptr [rdi+3312]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10464]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10432]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
sar rcx, 20
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3232], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
mov rdx, rbx
sar rdx, 1
lea rsi, [rdx+r8]
vbroadcasti128 ymm12, xmmword ptr [rdi+3328]
vbroadcasti128 ymm11, xmmword ptr [rdi+3344]
vpmuldq ymm0, ymm7, ymm12
cmovc rsi, rdx
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10496]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10464]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3264], ymm1
andn rbp, rbx, rax
cmovnz r11, r10
shrx r13, r11, r15
sarx r14, r11, r15
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
mov qword ptr [rdi+48], rcx
vbroadcasti128 ymm2, xmmword ptr [rdi+3360]
vbroadcasti128 ymm5, xmmword ptr [rdi+3376]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10528]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10496]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3296], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+3392]
vbroadcasti128 ymm15, xmmword ptr [rdi+3408]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
mov r9, qword ptr [rdi+192]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10560]
vpaddq ymm2, ymm13, ymm11
lea r8, [r11-1]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10528]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3328], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
cmovnz r12, rdx
xor r14, r12
vbroadcasti128 ymm12, xmmword ptr [rdi+3424]
vbroadcasti128 ymm14, xmmword ptr [rdi+3440]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
mov rbx, -2
vpaddq ymm15, ymm1, ymm13
sub rbx, r11
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10592]
vpaddq ymm1, ymm0, ymm5
imul r9, qword ptr [rdi+384]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10560]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3360], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+3456]
vbroadcasti128 ymm11, xmmword ptr [rdi+3472]
mov rax, rsi
sar rax, 1
lea rbp, [rax+r14]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10624]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10592]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
mov r10, qword ptr [rdi+200]
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3392], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3488]
vbroadcasti128 ymm5, xmmword ptr [rdi+3504]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
cmovc rbp, rax
andn rcx, rsi, r13
cmovnz r8, rbx
shrx rdx, r8, r15
sarx r11, r8, r15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10656]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10624]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3424], ymm2
vpmuldq ymm13, ymm9, ymm1
cmovnz r12, rax
imul r10, qword ptr [rdi+400]
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3520]
vbroadcasti128 ymm15, xmmword ptr [rdi+3536]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
lea r14, [r8-1]
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10688]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10656]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
xor r11, r12
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3456], ymm1
vpmuldq ymm0, ymm9, ymm12
mov rsi, -2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+3552]
sub rsi, r8
vbroadcasti128 ymm14, xmmword ptr [rdi+3568]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
lea r13, [r9+r10]
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10720]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10688]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3488], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+3584]
vbroadcasti128 ymm11, xmmword ptr [rdi+3600]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
mov rcx, rbp
sar rcx, 1
lea rbx, [rcx+r11]
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10752]
mov rax, qword ptr [rdi+40]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10720]
cmovc rbx, rcx
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3520], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+3616]
vbroadcasti128 ymm5, xmmword ptr [rdi+3632]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
andn r8, rbp, rdx
cmovnz r14, rsi
shrx r9, r14, r15
sarx r10, r14, r15
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10784]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10752]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3552], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+3648]
vbroadcasti128 ymm15, xmmword ptr [rdi+3664]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10816]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10784]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
lea r11, [r14-1]
vmovdqa ymmword ptr [rdi+3584], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+3680]
vbroadcasti128 ymm14, xmmword ptr [rdi+3696]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
cmovnz r12, rcx
sar rax, 20
xor r10, r12
sub rax, r13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10848]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10816]
vpaddq ymm15, ymm2, ymm13
mov rbp, -2
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
sub rbp, r14
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3616], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+3712]
vbroadcasti128 ymm11, xmmword ptr [rdi+3728]
vpmuldq ymm0, ymm7, ymm12
shl rax, 44
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+10880]
vpaddq ymm1, ymm13, ymm15
mov rdx, rbx
sar rdx, 1
lea r8, [rdx+r10]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10848]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3648], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+3744]
vbroadcasti128 ymm5, xmmword ptr [rdi+3760]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
mov qword ptr [rdi+56], rax
vpmuludq ymm14, ymm3, ymmword ptr [rdi+10912]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10880]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
cmovc r8, rdx
andn rsi, rbx, r9
cmovnz r11, rbp
shrx rcx, r11, r15
sarx r13, r11, r15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3680], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+3776]
vbroadcasti128 ymm15, xmmword ptr [rdi+3792]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
cmovnz r12, rdx
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+10944]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10912]
vpaddq ymm5, ymm2, ymm0
lea r14, [r11-1]
mov r10, qword ptr [rdi+208]
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3712], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+3808]
vbroadcasti128 ymm14, xmmword ptr [rdi+3824]
xor r13, r12
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
mov rax, -2
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
sub rax, r11
vpmuludq ymm5, ymm3, ymmword ptr [rdi+10976]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+10944]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
imul r10, qword ptr [rdi+384]
vmovdqa ymmword ptr [rdi+3744], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+3840]
vbroadcasti128 ymm11, xmmword ptr [rdi+3856]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11008]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+10976]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
mov rbx, r8
sar rbx, 1
lea r9, [rbx+r13]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3776], ymm12
cmovc r9, rbx
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3872]
vbroadcasti128 ymm5, xmmword ptr [rdi+3888]
mov rsi, qword ptr [rdi+216]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11040]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11008]
andn rbp, r8, rcx
cmovnz r14, rax
shrx rdx, r14, r15
sarx r11, r14, r15
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3808], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3904]
vbroadcasti128 ymm15, xmmword ptr [rdi+3920]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11072]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11040]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3840], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+3936]
vbroadcasti128 ymm14, xmmword ptr [rdi+3952]
vpmuldq ymm13, ymm7, ymm2
lea r13, [r14-1]
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11104]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11072]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
cmovnz r12, rbx
imul rsi, qword ptr [rdi+400]
xor r11, r12
lea r8, [r10+rsi]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3872], ymm12
vpmuldq ymm13, ymm9, ymm2
mov rcx, -2
vpmuldq ymm15, ymm10, ymm14
sub rcx, r14
vbroadcasti128 ymm1, xmmword ptr [rdi+3968]
vbroadcasti128 ymm11, xmmword ptr [rdi+3984]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11136]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11104]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
mov rbp, qword ptr [rdi+48]
vpand ymm2, ymm13, ymm6
mov rax, r9
sar rax, 1
lea rbx, [rax+r11]
vmovdqa ymmword ptr [rdi+3904], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+4000]
vbroadcasti128 ymm5, xmmword ptr [rdi+4016]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11168]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11136]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3936], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+4032]
cmovc rbx, rax
andn r10, r9, rdx
cmovnz r13, rcx
shrx rsi, r13, r15
sarx r14, r13, r15
vbroadcasti128 ymm15, xmmword ptr [rdi+4048]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11200]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11168]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
cmovnz r12, rax
sar rbp, 20
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3968], ymm12
vpmuldq ymm0, ymm9, ymm2
lea r11, [r13-1]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+4064]
vbroadcasti128 ymm14, xmmword ptr [rdi+4080]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
sub rbp, r8
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11232]
xor r14, r12
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11200]
vpaddq ymm15, ymm2, ymm13
mov r9, -2
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
sub r9, r13
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4000], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+4096]
vbroadcasti128 ymm11, xmmword ptr [rdi+4112]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11264]
vpaddq ymm1, ymm13, ymm15
shl rbp, 44
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11232]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4032], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
mov rdx, rbx
sar rdx, 1
lea r10, [rdx+r14]
vbroadcasti128 ymm2, xmmword ptr [rdi+4128]
vbroadcasti128 ymm5, xmmword ptr [rdi+4144]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
cmovc r10, rdx
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11296]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11264]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
mov qword ptr [rdi+64], rbp
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4064], ymm12
andn rcx, rbx, rsi
cmovnz r11, r9
shrx rax, r11, r15
sarx r8, r11, r15
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+4160]
vbroadcasti128 ymm15, xmmword ptr [rdi+4176]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11328]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11296]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4096], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+4192]
vbroadcasti128 ymm14, xmmword ptr [rdi+4208]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11360]
vpaddq ymm1, ymm0, ymm5
lea r13, [r11-1]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11328]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4128], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
cmovnz r12, rdx
xor r8, r12
vbroadcasti128 ymm2, xmmword ptr [rdi+4224]
vbroadcasti128 ymm11, xmmword ptr [rdi+4240]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
mov r14, -2
vpaddq ymm14, ymm12, ymm0
sub r14, r11
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11392]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11360]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4160], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+4256]
vbroadcasti128 ymm5, xmmword ptr [rdi+4272]
vpmuldq ymm13, ymm7, ymm1
mov rbp, r10
sar rbp, 1
lea rbx, [rbp+r8]
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11424]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11392]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4192], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+4288]
vbroadcasti128 ymm15, xmmword ptr [rdi+4304]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
cmovc rbx, rbp
andn rsi, r10, rax
cmovnz r13, r14
shrx rcx, r13, r15
sarx r9, r13, r15
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11456]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11424]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4224], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
cmovnz r12, rbp
vbroadcasti128 ymm2, xmmword ptr [rdi+4320]
vbroadcasti128 ymm14, xmmword ptr [rdi+4336]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
lea rdx, [r13-1]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11488]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11456]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
xor r9, r12
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4256], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
mov r11, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+4352]
sub r11, r13
vbroadcasti128 ymm11, xmmword ptr [rdi+4368]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11520]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11488]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4288], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+4384]
vbroadcasti128 ymm5, xmmword ptr [rdi+4400]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
mov r8, rbx
sar r8, 1
lea r10, [r8+r9]
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11552]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11520]
cmovc r10, r8
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4320], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+4416]
vbroadcasti128 ymm15, xmmword ptr [rdi+4432]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
andn rax, rbx, rcx
cmovnz rdx, r11
shrx rsi, rdx, r15
sarx r14, rdx, r15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11584]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11552]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4352], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+4448]
vbroadcasti128 ymm14, xmmword ptr [rdi+4464]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11616]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11584]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
lea rbp, [rdx-1]
vmovdqa ymmword ptr [rdi+4384], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+4480]
vbroadcasti128 ymm11, xmmword ptr [rdi+4496]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
cmovnz r12, r8
xor r14, r12
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11648]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11616]
vpaddq ymm14, ymm1, ymm0
mov r13, -2
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
sub r13, rdx
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4416], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+4512]
vbroadcasti128 ymm5, xmmword ptr [rdi+4528]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11680]
vpaddq ymm12, ymm0, ymm14
mov r9, r10
sar r9, 1
lea rbx, [r9+r14]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11648]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4448], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+4544]
vbroadcasti128 ymm15, xmmword ptr [rdi+4560]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11712]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11680]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
cmovc rbx, r9
andn rcx, r10, rsi
cmovnz rbp, r13
shrx rax, rbp, r15
sarx r11, rbp, r15
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4480], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+4576]
vbroadcasti128 ymm14, xmmword ptr [rdi+4592]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
cmovnz r12, r9
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11744]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11712]
vpaddq ymm15, ymm1, ymm13
lea r8, [rbp-1]
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4512], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+4608]
vbroadcasti128 ymm11, xmmword ptr [rdi+4624]
xor r11, r12
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
mov rdx, -2
vpaddq ymm13, ymm14, ymm1
sub rdx, rbp
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11776]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11744]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4544], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+4640]
vbroadcasti128 ymm5, xmmword ptr [rdi+4656]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11808]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11776]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
mov r14, rbx
sar r14, 1
lea r10, [r14+r11]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4576], ymm2
cmovc r10, r14
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+4672]
vbroadcasti128 ymm15, xmmword ptr [rdi+4688]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11840]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11808]
andn rsi, rbx, rax
cmovnz r8, rdx
shrx rcx, r8, r15
sarx r13, r8, r15
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4608], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+4704]
vbroadcasti128 ymm14, xmmword ptr [rdi+4720]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+11872]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11840]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4640], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+4736]
vbroadcasti128 ymm11, xmmword ptr [rdi+4752]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+11904]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11872]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
cmovnz r12, r14
mov r9, r10
add r9, qword ptr [rdi-56]
mov rbp, r12
add rbp, qword ptr [rdi-64]
mov r11, r10
shl r11, 44
mov rbx, r12
shl rbx, 45
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4672], ymm2
rorx rax, r9, 21
rorx rsi, r9, 42
rorx rdx, rbp, 20
rorx r14, rbp, 41
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+4768]
add r11, qword ptr [rdi-40]
vbroadcasti128 ymm5, xmmword ptr [rdi+4784]
add rbx, qword ptr [rdi-48]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
imul rax, qword ptr [rdi+56]
imul rsi, qword ptr [rdi+64]
imul rdx, qword ptr [rdi+56]
imul r14, qword ptr [rdi+64]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+11936]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11904]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4704], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+4800]
vbroadcasti128 ymm15, xmmword ptr [rdi+4816]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+11968]
lea r9, [rax+rsi]
lea rbp, [rdx+r14]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+11936]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
lea rax, [r9+r11]
lea rsi, [rbp+rbx]
vmovdqa ymmword ptr [rdi+4736], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+4832]
vbroadcasti128 ymm14, xmmword ptr [rdi+4848]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
ror rax, 44
vpaddq ymm2, ymm0, ymm5
ror rsi, 45
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12000]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+11968]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4768], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+4864]
vbroadcasti128 ymm11, xmmword ptr [rdi+4880]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12032]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12000]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4800], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+4896]
vbroadcasti128 ymm5, xmmword ptr [rdi+4912]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12064]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12032]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4832], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+4928]
vbroadcasti128 ymm15, xmmword ptr [rdi+4944]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12096]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12064]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4864], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+4960]
vbroadcasti128 ymm14, xmmword ptr [rdi+4976]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12128]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12096]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4896], ymm1
vpmuldq ymm13, ymm9, ymm12
xor r13, rsi
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+4992]
vbroadcasti128 ymm11, xmmword ptr [rdi+5008]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
lea rdx, [r8-1]
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12160]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12128]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4928], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
mov r14, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+5024]
vbroadcasti128 ymm5, xmmword ptr [rdi+5040]
sub r14, r8
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12192]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12160]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4960], ymm2
mov r9, rax
sar r9, 1
lea r11, [r9+r13]
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+5056]
vbroadcasti128 ymm15, xmmword ptr [rdi+5072]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12224]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12192]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4992], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+5088]
vbroadcasti128 ymm14, xmmword ptr [rdi+5104]
vpmuldq ymm13, ymm7, ymm2
cmovc r11, r9
andn rbp, rax, rcx
cmovnz rdx, r14
shrx rbx, rdx, r15
sarx r8, rdx, r15
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12256]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12224]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
cmovnz rsi, r9
vpsrlq ymm5, ymm0, 30
mov r13, r12
add r13, qword ptr [rdi-64]
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5024], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
lea rax, [rdx-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+5120]
vbroadcasti128 ymm11, xmmword ptr [rdi+5136]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12288]
vpaddq ymm2, ymm13, ymm15
xor r8, rsi
sar r13, 41
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12256]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
mov rcx, -2
vpsrlq ymm15, ymm13, 30
sub rcx, rdx
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5056], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+5152]
vbroadcasti128 ymm5, xmmword ptr [rdi+5168]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
mov qword ptr [rdi+264], r13
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12320]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12288]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5088], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
lea rbp, [r12+524288]
vbroadcasti128 ymm2, xmmword ptr [rdi+5184]
mov r14, r11
sar r14, 1
lea r9, [r14+r8]
vbroadcasti128 ymm15, xmmword ptr [rdi+5200]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
cmovc r9, r14
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12352]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12320]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
shl rbp, 23
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5120], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
andn rdx, r11, rbx
cmovnz rax, rcx
shrx r13, rax, r15
sarx r12, rax, r15
vbroadcasti128 ymm1, xmmword ptr [rdi+5216]
vbroadcasti128 ymm14, xmmword ptr [rdi+5232]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12384]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12352]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5152], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+5248]
vbroadcasti128 ymm11, xmmword ptr [rdi+5264]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12416]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12384]
lea r8, [rax-1]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5184], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+5280]
vbroadcasti128 ymm5, xmmword ptr [rdi+5296]
cmovnz rsi, r14
sar rbp, 43
mov qword ptr [rdi+256], rbp
xor r12, rsi
mov r11, r10
add r11, qword ptr [rdi-56]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
mov rbx, -2
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12448]
sub rbx, rax
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12416]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
sar r11, 42
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5216], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+5312]
vbroadcasti128 ymm15, xmmword ptr [rdi+5328]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
mov rdx, r9
sar rdx, 1
lea rcx, [rdx+r12]
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12480]
vpaddq ymm2, ymm13, ymm11
mov qword ptr [rdi+280], r11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12448]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5248], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+5344]
vbroadcasti128 ymm14, xmmword ptr [rdi+5360]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
lea r14, [r10+1048576]
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12512]
vpaddq ymm1, ymm0, ymm5
cmovc rcx, rdx
andn rbp, r9, r13
cmovnz r8, rbx
shrx rax, r8, r15
sarx r12, r8, r15
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12480]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5280], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+5376]
cmovnz rsi, rdx
shl r14, 22
vbroadcasti128 ymm11, xmmword ptr [rdi+5392]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
lea r11, [r8-1]
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12544]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12512]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
sar r14, 43
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
xor r12, rsi
vmovdqa ymmword ptr [rdi+5312], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+5408]
mov r10, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+5424]
sub r10, r8
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12576]
vpaddq ymm2, ymm0, ymm14
mov qword ptr [rdi+272], r14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12544]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5344], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+5440]
vbroadcasti128 ymm15, xmmword ptr [rdi+5456]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
mov r9, qword ptr [rdi+256]
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12608]
mov r13, rcx
sar r13, 1
lea rbp, [r13+r12]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12576]
vpaddq ymm5, ymm1, ymm0
cmovc rbp, r13
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5376], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
imul r9, qword ptr [rdi+192]
vbroadcasti128 ymm2, xmmword ptr [rdi+5472]
vbroadcasti128 ymm14, xmmword ptr [rdi+5488]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
andn rbx, rcx, rax
cmovnz r11, r10
shrx rdx, r11, r15
sarx r8, r11, r15
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12640]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12608]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
mov r14, qword ptr [rdi+264]
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5408], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+5504]
vbroadcasti128 ymm11, xmmword ptr [rdi+5520]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12672]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12640]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5440], ymm2
vpmuldq ymm0, ymm9, ymm1
lea r12, [r11-1]
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+5536]
vbroadcasti128 ymm5, xmmword ptr [rdi+5552]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12704]
cmovnz rsi, r13
imul r14, qword ptr [rdi+208]
xor r8, rsi
lea rcx, [r9+r14]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12672]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
mov rax, -2
vpsrlq ymm14, ymm0, 30
sub rax, r11
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5472], ymm1
vpmuldq ymm13, ymm9, ymm12
mov qword ptr [rdi+128], rcx
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+5568]
vbroadcasti128 ymm15, xmmword ptr [rdi+5584]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12736]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12704]
mov rbx, rbp
sar rbx, 1
lea r10, [rbx+r8]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
mov r13, qword ptr [rdi+256]
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5504], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+5600]
vbroadcasti128 ymm14, xmmword ptr [rdi+5616]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12768]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12736]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
cmovc r10, rbx
andn r9, rbp, rdx
cmovnz r12, rax
shrx r14, r12, r15
sarx r11, r12, r15
vmovdqa ymmword ptr [rdi+5536], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+5632]
vbroadcasti128 ymm11, xmmword ptr [rdi+5648]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
cmovnz rsi, rbx
imul r13, qword ptr [rdi+200]
mov rcx, qword ptr [rdi+264]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12800]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12768]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
lea r8, [r12-1]
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5568], ymm1
vpmuldq ymm0, ymm9, ymm12
imul rcx, qword ptr [rdi+216]
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+5664]
vbroadcasti128 ymm5, xmmword ptr [rdi+5680]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
xor r11, rsi
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
mov rbp, -2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12832]
vpaddq ymm12, ymm0, ymm14
sub rbp, r12
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12800]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
lea rdx, [r13+rcx]
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5600], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+5696]
vbroadcasti128 ymm15, xmmword ptr [rdi+5712]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12864]
mov qword ptr [rdi+136], rdx
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12832]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
mov r9, r10
sar r9, 1
lea rax, [r9+r11]
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5632], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
cmovc rax, r9
vbroadcasti128 ymm12, xmmword ptr [rdi+5728]
vbroadcasti128 ymm14, xmmword ptr [rdi+5744]
vpmuldq ymm13, ymm7, ymm12
mov rbx, qword ptr [rdi+272]
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+12896]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12864]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
andn r12, r10, r14
cmovnz r8, rbp
shrx r13, r8, r15
sarx rcx, r8, r15
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5664], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+5760]
vbroadcasti128 ymm11, xmmword ptr [rdi+5776]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+12928]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12896]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5696], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+5792]
vbroadcasti128 ymm5, xmmword ptr [rdi+5808]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
lea rdx, [r8-1]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+12960]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12928]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
cmovnz rsi, r9
imul rbx, qword ptr [rdi+192]
mov r11, qword ptr [rdi+280]
xor rcx, rsi
imul r11, qword ptr [rdi+208]
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5728], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+5824]
mov r10, -2
vbroadcasti128 ymm15, xmmword ptr [rdi+5840]
sub r10, r8
vpmuldq ymm0, ymm7, ymm12
lea r14, [rbx+r11]
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+12992]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+12960]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5760], ymm1
vpmuldq ymm0, ymm9, ymm12
mov qword ptr [rdi+144], r14
mov r12, rax
sar r12, 1
lea rbp, [r12+rcx]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+5856]
vbroadcasti128 ymm14, xmmword ptr [rdi+5872]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13024]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+12992]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
mov r9, qword ptr [rdi+272]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5792], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+5888]
vbroadcasti128 ymm11, xmmword ptr [rdi+5904]
vpmuldq ymm0, ymm7, ymm1
cmovc rbp, r12
andn r8, rax, r13
cmovnz rdx, r10
shrx rbx, rdx, r15
sarx r11, rdx, r15
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13056]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13024]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
cmovnz rsi, r12
imul r9, qword ptr [rdi+200]
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5824], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+5920]
lea r14, [rdx-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+5936]
vpmuldq ymm13, ymm7, ymm12
mov rcx, qword ptr [rdi+280]
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13088]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13056]
xor r11, rsi
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
mov rax, -2
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
sub rax, rdx
vmovdqa ymmword ptr [rdi+5856], ymm1
imul rcx, qword ptr [rdi+216]
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+5952]
vbroadcasti128 ymm15, xmmword ptr [rdi+5968]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13120]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13088]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
lea r13, [r9+rcx]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5888], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+5984]
vbroadcasti128 ymm14, xmmword ptr [rdi+6000]
mov r8, rbp
sar r8, 1
lea r10, [r8+r11]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
cmovc r10, r8
vpaddq ymm0, ymm15, ymm12
mov qword ptr [rdi+152], r13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13152]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13120]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5920], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
andn r12, rbp, rbx
cmovnz r14, rax
shrx rdx, r14, r15
sarx r9, r14, r15
vbroadcasti128 ymm12, xmmword ptr [rdi+6016]
vbroadcasti128 ymm11, xmmword ptr [rdi+6032]
vpmuldq ymm0, ymm7, ymm12
mov rcx, qword ptr [rdi+256]
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13184]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13152]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5952], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+6048]
vbroadcasti128 ymm5, xmmword ptr [rdi+6064]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13216]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13184]
vpaddq ymm11, ymm12, ymm13
lea r11, [r14-1]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5984], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+6080]
vbroadcasti128 ymm15, xmmword ptr [rdi+6096]
cmovnz rsi, r8
imul rcx, qword ptr [rdi+40]
xor r9, rsi
mov r13, qword ptr [rdi+264]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
mov rbp, -2
imul r13, qword ptr [rdi+48]
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13248]
sub rbp, r14
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13216]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6016], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+6112]
vbroadcasti128 ymm14, xmmword ptr [rdi+6128]
lea rbx, [rcx+r13]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
mov r12, r10
sar r12, 1
lea rax, [r12+r9]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13280]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13248]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6048], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+6144]
vbroadcasti128 ymm11, xmmword ptr [rdi+6160]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13312]
vpaddq ymm12, ymm13, ymm15
cmovc rax, r12
andn r8, r10, rdx
cmovnz r11, rbp
shrx r14, r11, r15
sarx rcx, r11, r15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13280]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6080], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+6176]
vbroadcasti128 ymm5, xmmword ptr [rdi+6192]
cmovnz rsi, r12
neg rbx
sar rbx, 20
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
mov r13, qword ptr [rdi+128]
lea r9, [r11-1]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13344]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13312]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6112], ymm2
xor rcx, rsi
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+6208]
vbroadcasti128 ymm15, xmmword ptr [rdi+6224]
mov r10, -2
imul r13, qword ptr [rdi+384]
vpmuldq ymm0, ymm7, ymm12
sub r10, r11
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13376]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13344]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6144], ymm1
mov rdx, qword ptr [rdi+136]
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+6240]
vbroadcasti128 ymm14, xmmword ptr [rdi+6256]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13408]
mov r8, rax
sar r8, 1
lea rbp, [r8+rcx]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13376]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
cmovc rbp, r8
imul rdx, qword ptr [rdi+400]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6176], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+6272]
vbroadcasti128 ymm11, xmmword ptr [rdi+6288]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
andn r12, rax, r14
cmovnz r9, r10
shrx r11, r9, r15
sarx rcx, r9, r15
lea rax, [r13+rdx]
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13440]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13408]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6208], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+6304]
vbroadcasti128 ymm5, xmmword ptr [rdi+6320]
lea r14, [rbx+rax]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13472]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13440]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
mov qword ptr [rdi-112], r14
vmovdqa ymmword ptr [rdi+6240], ymm1
vpmuldq ymm13, ymm9, ymm12
lea r12, [r9-1]
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+6336]
vbroadcasti128 ymm15, xmmword ptr [rdi+6352]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13504]
cmovnz rsi, r8
xor rcx, rsi
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13472]
vpaddq ymm5, ymm12, ymm0
sar r14, 20
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
mov r10, -2
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
sub r10, r9
vmovdqa ymmword ptr [rdi+6272], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+6368]
vbroadcasti128 ymm14, xmmword ptr [rdi+6384]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
shl r14, 44
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13536]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13504]
vpaddq ymm15, ymm2, ymm13
mov r13, rbp
sar r13, 1
lea rdx, [r13+rcx]
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6304], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+6400]
vbroadcasti128 ymm11, xmmword ptr [rdi+6416]
mov qword ptr [rdi+72], r14
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13568]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13536]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
mov rbx, qword ptr [rdi+272]
cmovc rdx, r13
andn rax, rbp, r11
cmovnz r12, r10
shrx r8, r12, r15
sarx r9, r12, r15
vmovdqa ymmword ptr [rdi+6336], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+6432]
vbroadcasti128 ymm5, xmmword ptr [rdi+6448]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13600]
cmovnz rsi, r13
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13568]
vpaddq ymm11, ymm12, ymm13
imul rbx, qword ptr [rdi+40]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
lea rcx, [r12-1]
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6368], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+6464]
vbroadcasti128 ymm15, xmmword ptr [rdi+6480]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
xor r9, rsi
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
mov r14, qword ptr [rdi+280]
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13632]
mov rbp, -2
vpaddq ymm2, ymm13, ymm11
sub rbp, r12
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13600]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6400], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+6496]
imul r14, qword ptr [rdi+48]
vbroadcasti128 ymm14, xmmword ptr [rdi+6512]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13664]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13632]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
mov r11, rdx
sar r11, 1
lea rax, [r11+r9]
vpand ymm1, ymm0, ymm6
lea r10, [rbx+r14]
vmovdqa ymmword ptr [rdi+6432], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
cmovc rax, r11
vbroadcasti128 ymm2, xmmword ptr [rdi+6528]
vbroadcasti128 ymm11, xmmword ptr [rdi+6544]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13696]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13664]
neg r10
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
andn r13, rdx, r8
cmovnz rcx, rbp
shrx r12, rcx, r15
sarx r9, rcx, r15
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6464], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+6560]
vbroadcasti128 ymm5, xmmword ptr [rdi+6576]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13728]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13696]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6496], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+6592]
vbroadcasti128 ymm15, xmmword ptr [rdi+6608]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
lea rbx, [rcx-1]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13760]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13728]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
cmovnz rsi, r11
sar r10, 20
xor r9, rsi
mov r14, qword ptr [rdi+144]
vpand ymm1, ymm13, ymm6
imul r14, qword ptr [rdi+384]
vmovdqa ymmword ptr [rdi+6528], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+6624]
mov rdx, -2
vbroadcasti128 ymm14, xmmword ptr [rdi+6640]
vpmuldq ymm13, ymm7, ymm2
sub rdx, rcx
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13792]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13760]
mov r8, qword ptr [rdi+152]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6560], ymm12
vpmuldq ymm13, ymm9, ymm2
mov r13, rax
sar r13, 1
lea rbp, [r13+r9]
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+6656]
vbroadcasti128 ymm11, xmmword ptr [rdi+6672]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13824]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13792]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6592], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+6688]
vbroadcasti128 ymm5, xmmword ptr [rdi+6704]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
cmovc rbp, r13
andn r11, rax, r12
cmovnz rbx, rdx
shrx rcx, rbx, r15
sarx r9, rbx, r15
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13856]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13824]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
cmovnz rsi, r13
imul r8, qword ptr [rdi+400]
lea rax, [r14+r8]
lea r12, [r10+rax]
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6624], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+6720]
lea r11, [rbx-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+6736]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+13888]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13856]
mov qword ptr [rdi-104], r12
xor r9, rsi
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
mov rdx, -2
vpand ymm12, ymm13, ymm6
sub rdx, rbx
vmovdqa ymmword ptr [rdi+6656], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+6752]
vbroadcasti128 ymm14, xmmword ptr [rdi+6768]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
sar r12, 20
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+13920]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13888]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6688], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+6784]
shl r12, 44
vbroadcasti128 ymm11, xmmword ptr [rdi+6800]
mov r13, rbp
sar r13, 1
lea r14, [r13+r9]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
cmovc r14, r13
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+13952]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13920]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
mov qword ptr [rdi+80], r12
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6720], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+6816]
andn r8, rbp, rcx
cmovnz r11, rdx
shrx r10, r11, r15
sarx rax, r11, r15
vbroadcasti128 ymm5, xmmword ptr [rdi+6832]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+13984]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+13952]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6752], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+6848]
vbroadcasti128 ymm15, xmmword ptr [rdi+6864]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14016]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+13984]
vpaddq ymm5, ymm2, ymm0
lea rbx, [r11-1]
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6784], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+6880]
vbroadcasti128 ymm14, xmmword ptr [rdi+6896]
vpmuldq ymm13, ymm7, ymm12
cmovnz rsi, r13
xor rax, rsi
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
mov r9, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14048]
vpaddq ymm1, ymm0, ymm5
sub r9, r11
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14016]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6816], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+6912]
vbroadcasti128 ymm11, xmmword ptr [rdi+6928]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
mov r12, r14
sar r12, 1
lea rbp, [r12+rax]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14080]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14048]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6848], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+6944]
vbroadcasti128 ymm5, xmmword ptr [rdi+6960]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14112]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14080]
cmovc rbp, r12
andn rcx, r14, r10
cmovnz rbx, r9
shrx r8, rbx, r15
sarx rdx, rbx, r15
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6880], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+6976]
vbroadcasti128 ymm15, xmmword ptr [rdi+6992]
cmovnz rsi, r12
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
lea r13, [rbx-1]
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14144]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14112]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6912], ymm1
xor rdx, rsi
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+7008]
vbroadcasti128 ymm14, xmmword ptr [rdi+7024]
mov r11, -2
vpmuldq ymm13, ymm7, ymm2
sub r11, rbx
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14176]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14144]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+6944], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+7040]
vbroadcasti128 ymm11, xmmword ptr [rdi+7056]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14208]
vpaddq ymm2, ymm13, ymm15
mov rax, rbp
sar rax, 1
lea r14, [rax+rdx]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14176]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
cmovc r14, rax
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+6976], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+7072]
vbroadcasti128 ymm5, xmmword ptr [rdi+7088]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
andn r10, rbp, r8
cmovnz r13, r11
shrx rcx, r13, r15
sarx r9, r13, r15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14240]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14208]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7008], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+7104]
vbroadcasti128 ymm15, xmmword ptr [rdi+7120]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14272]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14240]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7040], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
lea r12, [r13-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+7136]
vbroadcasti128 ymm14, xmmword ptr [rdi+7152]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14304]
vpaddq ymm2, ymm0, ymm5
cmovnz rsi, rax
xor r9, rsi
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14272]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
mov rbx, -2
vpand ymm2, ymm0, ymm6
sub rbx, r13
vmovdqa ymmword ptr [rdi+7072], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+7168]
vbroadcasti128 ymm11, xmmword ptr [rdi+7184]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14336]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14304]
vpaddq ymm14, ymm1, ymm0
mov rdx, r14
sar rdx, 1
lea rbp, [rdx+r9]
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7104], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+7200]
vbroadcasti128 ymm5, xmmword ptr [rdi+7216]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14368]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14336]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7136], ymm12
cmovc rbp, rdx
andn r8, r14, rcx
cmovnz r12, rbx
shrx r10, r12, r15
sarx r11, r12, r15
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+7232]
vbroadcasti128 ymm15, xmmword ptr [rdi+7248]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14400]
cmovnz rsi, rdx
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14368]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
lea rax, [r12-1]
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7168], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+7264]
vbroadcasti128 ymm14, xmmword ptr [rdi+7280]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
xor r11, rsi
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14432]
mov r13, -2
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14400]
sub r13, r12
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7200], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+7296]
vbroadcasti128 ymm11, xmmword ptr [rdi+7312]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14464]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14432]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
mov r9, rbp
sar r9, 1
lea r14, [r9+r11]
vmovdqa ymmword ptr [rdi+7232], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+7328]
cmovc r14, r9
vbroadcasti128 ymm5, xmmword ptr [rdi+7344]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14496]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14464]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
andn rcx, rbp, r10
cmovnz rax, r13
shrx r8, rax, r15
sarx rbx, rax, r15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7264], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+7360]
vbroadcasti128 ymm15, xmmword ptr [rdi+7376]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14528]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14496]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7296], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+7392]
vbroadcasti128 ymm14, xmmword ptr [rdi+7408]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
lea rdx, [rax-1]
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14560]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14528]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovnz rsi, r9
xor rbx, rsi
vmovdqa ymmword ptr [rdi+7328], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+7424]
vbroadcasti128 ymm11, xmmword ptr [rdi+7440]
mov r12, -2
vpmuldq ymm0, ymm7, ymm1
sub r12, rax
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14592]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14560]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7360], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
mov r11, r14
sar r11, 1
lea rbp, [r11+rbx]
vbroadcasti128 ymm12, xmmword ptr [rdi+7456]
vbroadcasti128 ymm5, xmmword ptr [rdi+7472]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14624]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14592]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7392], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+7488]
vbroadcasti128 ymm15, xmmword ptr [rdi+7504]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
cmovc rbp, r11
andn r10, r14, r8
cmovnz rdx, r12
shrx rcx, rdx, r15
sarx r13, rdx, r15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14656]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14624]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
cmovnz rsi, r11
vmovdqa ymmword ptr [rdi+7424], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+7520]
vbroadcasti128 ymm14, xmmword ptr [rdi+7536]
lea r9, [rdx-1]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14688]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14656]
vpaddq ymm15, ymm2, ymm13
xor r13, rsi
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
mov rax, -2
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7456], ymm2
sub rax, rdx
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+7552]
vbroadcasti128 ymm11, xmmword ptr [rdi+7568]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14720]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14688]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7488], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+7584]
vbroadcasti128 ymm5, xmmword ptr [rdi+7600]
vpmuldq ymm13, ymm7, ymm2
mov rbx, rbp
sar rbx, 1
lea r14, [rbx+r13]
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
cmovc r14, rbx
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14752]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14720]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7520], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+7616]
andn r8, rbp, rcx
cmovnz r9, rax
shrx r10, r9, r15
sarx r12, r9, r15
vbroadcasti128 ymm15, xmmword ptr [rdi+7632]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14784]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14752]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7552], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+7648]
vbroadcasti128 ymm14, xmmword ptr [rdi+7664]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14816]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14784]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7584], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+7680]
vbroadcasti128 ymm11, xmmword ptr [rdi+7696]
vpmuldq ymm0, ymm7, ymm2
cmovnz rsi, rbx
mov r11, r14
add r11, qword ptr [rdi-56]
mov rdx, rsi
add rdx, qword ptr [rdi-64]
mov r13, r14
shl r13, 44
mov rbp, rsi
shl rbp, 45
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
rorx rcx, r11, 21
rorx r8, r11, 42
vpaddq ymm13, ymm14, ymm1
rorx rax, rdx, 20
rorx rbx, rdx, 41
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14848]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14816]
add r13, qword ptr [rdi-40]
add rbp, qword ptr [rdi-48]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
mov qword ptr [rdi-128], rsi
mov qword ptr [rdi-120], r14
imul rcx, qword ptr [rdi+72]
imul r8, qword ptr [rdi+80]
vpsrlq ymm15, ymm13, 30
imul rax, qword ptr [rdi+72]
imul rbx, qword ptr [rdi+80]
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7616], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+7712]
vbroadcasti128 ymm5, xmmword ptr [rdi+7728]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+14880]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14848]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7648], ymm2
lea r11, [rcx+r8]
vpmuldq ymm13, ymm9, ymm1
lea rdx, [rax+rbx]
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+7744]
vbroadcasti128 ymm15, xmmword ptr [rdi+7760]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
lea rsi, [r11+r13]
vpaddq ymm5, ymm1, ymm0
lea r14, [rdx+rbp]
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+14912]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14880]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
ror rsi, 44
vpaddq ymm13, ymm2, ymm14
ror r14, 45
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7680], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+7776]
vbroadcasti128 ymm14, xmmword ptr [rdi+7792]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+14944]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14912]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7712], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+7808]
vbroadcasti128 ymm11, xmmword ptr [rdi+7824]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+14976]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+14944]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7744], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+7840]
vbroadcasti128 ymm5, xmmword ptr [rdi+7856]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+15008]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+14976]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7776], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+7872]
vbroadcasti128 ymm15, xmmword ptr [rdi+7888]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+15040]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+15008]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+7808], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+7904]
vbroadcasti128 ymm14, xmmword ptr [rdi+7920]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+15072]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+15040]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+7840], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+7936]
vbroadcasti128 ymm11, xmmword ptr [rdi+7952]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm7, ymm14, ymm2
vpmuludq ymm8, ymm3, ymmword ptr [rdi+15104]
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm15, ymm4, ymmword ptr [rdi+15072]
vpaddq ymm1, ymm13, ymm15
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm5
vpsrlq ymm2, ymm14, 30
vpand ymm3, ymm14, ymm6
vmovdqa ymmword ptr [rdi+7872], ymm3
vpmuldq ymm7, ymm9, ymm12
vpmuldq ymm8, ymm10, ymm11
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm15, ymm4, ymmword ptr [rdi+15104]
vpaddq ymm1, ymm13, ymm15
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]
vpaddq ymm5, ymm0, ymm2
vpand ymm14, ymm5, ymm6
vmovdqa ymmword ptr [rdi+7904], ymm14
vpsrlq ymm3, ymm5, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]
vmovdqa ymmword ptr [rdi+7936], ymm9
mov rbx, rsi
mov rcx, r14
mov rdx, r9
mov rsi, r12
mov rbp, r10
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
