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
// Length: 137 limbs of 30 bits; 3541 instructions a round, 780 for its steps (form: select).
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
mov qword ptr [rdi-24], r9
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
mov qword ptr [rdi-16], r12
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
mov qword ptr [rdi-8], r11
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
mov qword ptr [rdi+0], rbp
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
vpbroadcastq ymm0, qword ptr [rdi-24]
vpbroadcastq ymm1, qword ptr [rdi-8]
cmovnz rcx, rax
neg r14
sar r14, 20
xor r12, rcx
sub r11, r8
and r14, qword ptr [rdi-32]
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
mov qword ptr [rdi+8], r14
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+5248]
mov rsi, rbx
sar rsi, 1
lea r9, [rsi+r12]
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
cmovc r9, rsi
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+864]
shr r14, 20
vbroadcasti128 ymm1, xmmword ptr [rdi+880]
vpmuldq ymm0, ymm7, ymm15
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+5280]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
andn r13, rbx, rdx
cmovnz rbp, r11
shrx r10, rbp, r15
sarx rax, rbp, r15
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5248]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
lea r8, [rbp-1]
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
vbroadcasti128 ymm0, xmmword ptr [rdi+912]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5312]
vpaddq ymm15, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5280]
mov r12, -2
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
vpaddq ymm12, ymm0, ymm15
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5344]
cmovnz rcx, rsi
xor rax, rcx
shl r14, 44
mov qword ptr [rdi+16], r14
sub r12, rbp
mov rbx, qword ptr [rdi+336]
mov rdx, r9
sar rdx, 1
lea r13, [rdx+rax]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5312]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm15, ymm5
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5376]
vpaddq ymm12, ymm0, ymm14
cmovc r13, rdx
andn r11, r9, r10
cmovnz r8, r12
shrx rsi, r8, r15
sarx r14, r8, r15
lea rbp, [r8-1]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5344]
vpaddq ymm13, ymm12, ymm2
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm1
mov rax, -2
vpsrlq ymm12, ymm14, 30
vpand ymm2, ymm14, ymm6
vmovdqa ymmword ptr [rdi+896], ymm2
vpmuldq ymm13, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm5
cmovnz rcx, rdx
imul rbx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+344]
xor r14, rcx
sub rax, r8
imul r9, qword ptr [rdi-104]
vbroadcasti128 ymm1, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
vpmuldq ymm15, ymm7, ymm1
vpmuldq ymm5, ymm8, ymm14
vpaddq ymm13, ymm13, ymm0
vpaddq ymm0, ymm13, ymm15
vpaddq ymm13, ymm0, ymm5
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5408]
vpaddq ymm0, ymm13, ymm15
vpmuludq ymm5, ymm4, ymmword ptr [rdi+5376]
vpaddq ymm13, ymm0, ymm5
lea r10, [rbx+r9]
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
vpand ymm13, ymm0, ymm6
vmovdqa ymmword ptr [rdi+928], ymm13
vpsrlq ymm15, ymm11, 10
vpsllq ymm12, ymm2, 20
mov r11, r13
sar r11, 1
lea r12, [r11+r14]
vpsllq ymm0, ymm13, 50
vpaddq ymm11, ymm15, ymm12
vpaddq ymm2, ymm11, ymm0
cmovc r12, r11
vmovdqa ymmword ptr [rdi+384], ymm2
vpmuldq ymm13, ymm9, ymm1
neg r10
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5440]
andn rdx, r13, rsi
cmovnz rbp, rax
shrx r8, rbp, r15
sarx rbx, rbp, r15
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5408]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
lea r9, [rbp-1]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+960], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5472]
mov r14, -2
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5440]
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
cmovnz rcx, r11
xor rbx, rcx
sar r10, 20
and r10, qword ptr [rdi-32]
sub r14, rbp
mov qword ptr [rdi+24], r10
mov r13, r12
sar r13, 1
lea rsi, [r13+rbx]
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5504]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5472]
vpaddq ymm5, ymm2, ymm0
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
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
cmovc rsi, r13
andn rdx, r12, r8
cmovnz r9, r14
shrx rax, r9, r15
sarx r11, r9, r15
lea rbp, [r9-1]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5536]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5504]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
mov rbx, -2
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm1
cmovnz rcx, r13
shr r10, 20
shl r10, 44
xor r11, rcx
sub rbx, r9
mov qword ptr [rdi+32], r10
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5568]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5536]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm12
mov r12, rsi
sar r12, 1
lea r8, [r12+r11]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]
cmovc r8, r12
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5600]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5568]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
andn rdx, rsi, rax
cmovnz rbp, rbx
shrx r14, rbp, r15
sarx r13, rbp, r15
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
lea r9, [rbp-1]
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5632]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5600]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
mov r10, -2
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5664]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5632]
cmovnz rcx, r12
xor r13, rcx
sub r10, rbp
mov r11, r8
sar r11, 1
lea rsi, [r11+r13]
vpaddq ymm15, ymm12, ymm13
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
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5696]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5664]
vpaddq ymm14, ymm2, ymm0
cmovc rsi, r11
andn rax, r8, r14
cmovnz r9, r10
shrx rdx, r9, r15
sarx rbx, r9, r15
lea r12, [r9-1]
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm2
mov rbp, -2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]
cmovnz rcx, r11
xor rbx, rcx
sub rbp, r9
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5728]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5696]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1248], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]
mov r13, rsi
sar r13, 1
lea r8, [r13+rbx]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
cmovc r8, r13
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5760]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5728]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm12
andn r14, rsi, rdx
cmovnz r12, rbp
shrx rax, r12, r15
sarx r10, r12, r15
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5792]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5760]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5824]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5792]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
cmovnz rcx, r13
mov r11, r8
add r11, qword ptr [rdi-56]
mov r9, rcx
add r9, qword ptr [rdi-64]
mov rbx, r8
shl rbx, 44
mov rsi, rcx
shl rsi, 45
rorx rdx, r11, 21
rorx r14, r11, 42
rorx rbp, r9, 20
rorx r13, r9, 41
add rbx, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+16]
imul r14, qword ptr [rdi+32]
imul rbp, qword ptr [rdi+16]
imul r13, qword ptr [rdi+32]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1344], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
lea r11, [rdx+r14]
vpaddq ymm12, ymm0, ymm14
lea r9, [rbp+r13]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5856]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5824]
lea rdx, [r11+rbx]
vpaddq ymm11, ymm12, ymm13
lea r14, [r9+rsi]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1376], ymm12
vpmuldq ymm13, ymm9, ymm2
ror rdx, 44
ror r14, 45
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5888]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5856]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5920]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5888]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1440], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
xor r10, r14
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
lea rbp, [r12-1]
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5952]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5920]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm12
vpmuldq ymm0, ymm9, ymm2
mov r13, -2
vpmuldq ymm14, ymm10, ymm11
sub r13, r12
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5984]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5952]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
mov r11, rdx
sar r11, 1
lea rbx, [r11+r10]
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6016]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5984]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
cmovc rbx, r11
andn r9, rdx, rax
cmovnz rbp, r13
shrx rsi, rbp, r15
sarx r12, rbp, r15
lea r10, [rbp-1]
vmovdqa ymmword ptr [rdi+1536], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
mov rdx, -2
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
cmovnz r14, r11
xor r12, r14
sub rdx, rbp
mov rax, rcx
add rax, qword ptr [rdi-64]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6048]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6016]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1568], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
sar rax, 41
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
mov r9, rbx
sar r9, 1
lea r13, [r9+r12]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6080]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6048]
cmovc r13, r9
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
mov qword ptr [rdi+200], rax
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1600], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]
vpmuldq ymm13, ymm7, ymm12
andn r11, rbx, rsi
cmovnz r10, rdx
shrx rbp, r10, r15
sarx r12, r10, r15
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6112]
lea rax, [r10-1]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6080]
lea rbx, [rcx+524288]
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
mov rsi, -2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6144]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6112]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1664], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]
cmovnz r14, r9
xor r12, r14
sub rsi, r10
shl rbx, 23
mov r11, r13
sar r11, 1
lea rdx, [r11+r12]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6176]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6144]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1696], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]
cmovc rdx, r11
andn rcx, r13, rbp
cmovnz rax, rsi
shrx r9, rax, r15
sarx r10, rax, r15
lea r12, [rax-1]
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
mov r13, -2
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6208]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6176]
vpaddq ymm14, ymm1, ymm0
cmovnz r14, r11
sar rbx, 43
mov qword ptr [rdi+192], rbx
xor r10, r14
sub r13, rax
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
mov rbp, r8
add rbp, qword ptr [rdi-56]
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
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6240]
sar rbp, 42
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6208]
vpaddq ymm11, ymm12, ymm13
mov rcx, rdx
sar rcx, 1
lea rsi, [rcx+r10]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
cmovc rsi, rcx
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1760], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
mov qword ptr [rdi+216], rbp
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
andn r11, rdx, r9
cmovnz r12, r13
shrx rbx, r12, r15
sarx rax, r12, r15
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6272]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6240]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
lea r10, [r12-1]
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1792], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
lea rbp, [r8+1048576]
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
mov rdx, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6304]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6272]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
cmovnz r14, rcx
xor rax, r14
sub rdx, r12
shl rbp, 22
mov r9, rsi
sar r9, 1
lea r11, [r9+rax]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6336]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6304]
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
cmovc r11, r9
andn r13, rsi, rbx
cmovnz r10, rdx
shrx r8, r10, r15
sarx rcx, r10, r15
lea r12, [r10-1]
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6368]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6336]
vpaddq ymm11, ymm2, ymm13
mov rax, -2
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
cmovnz r14, r9
sar rbp, 43
mov qword ptr [rdi+208], rbp
xor rcx, r14
sub rax, r10
vmovdqa ymmword ptr [rdi+1888], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]
mov rsi, qword ptr [rdi+192]
vbroadcasti128 ymm15, xmmword ptr [rdi+2000]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6400]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6368]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
mov rbx, r11
sar rbx, 1
lea r13, [rbx+rcx]
vmovdqa ymmword ptr [rdi+1920], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
cmovc r13, rbx
imul rsi, qword ptr [rdi+8]
vbroadcasti128 ymm2, xmmword ptr [rdi+2016]
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6432]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6400]
vpaddq ymm15, ymm12, ymm13
andn rdx, r11, r8
cmovnz r12, rax
shrx r9, r12, r15
sarx rbp, r12, r15
mov r10, qword ptr [rdi+200]
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1952], ymm12
vpmuldq ymm13, ymm9, ymm2
lea rcx, [r12-1]
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2048]
vbroadcasti128 ymm11, xmmword ptr [rdi+2064]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6464]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6432]
vpaddq ymm14, ymm2, ymm0
mov r11, -2
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6496]
vpaddq ymm1, ymm0, ymm14
cmovnz r14, rbx
xor rbp, r14
imul r10, qword ptr [rdi+24]
sub r11, r12
lea r8, [rsi+r10]
mov rdx, r13
sar rdx, 1
lea rax, [rdx+rbp]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6464]
vpaddq ymm11, ymm1, ymm13
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6528]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6496]
cmovc rax, rdx
andn rbx, r13, r9
cmovnz rcx, r11
shrx r12, rcx, r15
sarx rsi, rcx, r15
lea r10, [rcx-1]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
mov rbp, -2
vmovdqa ymmword ptr [rdi+2048], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2144]
cmovnz r14, rdx
neg r8
xor rsi, r14
sar r8, 20
sub rbp, rcx
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6560]
vpaddq ymm2, ymm0, ymm5
mov qword ptr [rdi+40], r8
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6528]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2080], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]
mov r13, rax
sar r13, 1
lea r9, [r13+rsi]
vbroadcasti128 ymm11, xmmword ptr [rdi+2192]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
cmovc r9, r13
vpaddq ymm1, ymm13, ymm15
mov rbx, qword ptr [rdi+208]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6592]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6560]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
andn r11, rax, r12
cmovnz r10, rbp
shrx rdx, r10, r15
sarx rcx, r10, r15
vmovdqa ymmword ptr [rdi+2112], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2208]
vbroadcasti128 ymm5, xmmword ptr [rdi+2224]
vpmuldq ymm13, ymm7, ymm2
lea r8, [r10-1]
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6624]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6592]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
mov rsi, -2
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6656]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6624]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
cmovnz r14, r13
xor rcx, r14
imul rbx, qword ptr [rdi+8]
mov rax, qword ptr [rdi+216]
sub rsi, r10
imul rax, qword ptr [rdi+24]
mov r12, r9
sar r12, 1
lea r11, [r12+rcx]
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2176], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2272]
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
lea rbp, [rbx+rax]
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6688]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6656]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
cmovc r11, r12
andn r13, r9, rdx
cmovnz r8, rsi
shrx r10, r8, r15
sarx rcx, r8, r15
lea rbx, [r8-1]
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2208], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+2304]
mov rax, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
cmovnz r14, r12
xor rcx, r14
sub rax, r8
neg rbp
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6720]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6688]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm12
sar rbp, 20
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2336]
vbroadcasti128 ymm5, xmmword ptr [rdi+2352]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
mov r9, r11
sar r9, 1
lea rdx, [r9+rcx]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6752]
cmovc rdx, r9
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6720]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
mov qword ptr [rdi+48], rbp
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2272], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]
andn r13, r11, r10
cmovnz rbx, rax
shrx rsi, rbx, r15
sarx r12, rbx, r15
vbroadcasti128 ymm15, xmmword ptr [rdi+2384]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
lea r8, [rbx-1]
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6784]
mov rcx, qword ptr [rdi+192]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6752]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2304], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2400]
mov rbp, -2
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6816]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6784]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2336], ymm12
vpmuldq ymm13, ymm9, ymm2
cmovnz r14, r9
xor r12, r14
sub rbp, rbx
imul rcx, qword ptr [rdi+384]
mov r11, rdx
sar r11, 1
lea r10, [r11+r12]
vpmuldq ymm15, ymm10, ymm14
mov r13, qword ptr [rdi+200]
vbroadcasti128 ymm1, xmmword ptr [rdi+2432]
vbroadcasti128 ymm11, xmmword ptr [rdi+2448]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6848]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6816]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
cmovc r10, r11
andn rax, rdx, rsi
cmovnz r8, rbp
shrx r9, r8, r15
sarx rbx, r8, r15
lea r12, [r8-1]
vbroadcasti128 ymm12, xmmword ptr [rdi+2464]
vbroadcasti128 ymm5, xmmword ptr [rdi+2480]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
mov rdx, -2
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6880]
vpaddq ymm1, ymm0, ymm14
cmovnz r14, r11
imul r13, qword ptr [rdi+400]
xor rbx, r14
sub rdx, r8
lea rsi, [rcx+r13]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6848]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2400], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+2496]
vbroadcasti128 ymm15, xmmword ptr [rdi+2512]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
mov rax, qword ptr [rdi+40]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6912]
vpaddq ymm12, ymm13, ymm11
mov rbp, r10
sar rbp, 1
lea r11, [rbp+rbx]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6880]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
cmovc r11, rbp
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2528]
sar rax, 20
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
andn r8, r10, r9
cmovnz r12, rdx
shrx rcx, r12, r15
sarx r13, r12, r15
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6944]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6912]
vpaddq ymm15, ymm2, ymm13
lea rbx, [r12-1]
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2464], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
mov r10, -2
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6976]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6944]
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
cmovnz r14, rbp
xor r13, r14
sub rax, rsi
sub r10, r12
shl rax, 44
mov r9, r11
sar r9, 1
lea r8, [r9+r13]
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
mov qword ptr [rdi+56], rax
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7008]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6976]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2528], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+2624]
vbroadcasti128 ymm15, xmmword ptr [rdi+2640]
vpmuldq ymm0, ymm7, ymm1
mov rdx, qword ptr [rdi+208]
vpmuldq ymm12, ymm8, ymm15
cmovc r8, r9
andn rbp, r11, rcx
cmovnz rbx, r10
shrx rsi, rbx, r15
sarx r12, rbx, r15
lea r13, [rbx-1]
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7040]
vpaddq ymm2, ymm13, ymm11
mov rax, -2
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7008]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
cmovnz r14, r9
xor r12, r14
sub rax, rbx
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2560], ymm2
vpmuldq ymm0, ymm9, ymm1
imul rdx, qword ptr [rdi+384]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2656]
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7072]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7040]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
mov r11, qword ptr [rdi+216]
mov rcx, r8
sar rcx, 1
lea rbp, [rcx+r12]
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm1
cmovc rbp, rcx
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+2688]
vbroadcasti128 ymm11, xmmword ptr [rdi+2704]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7104]
vpaddq ymm12, ymm13, ymm15
imul r11, qword ptr [rdi+400]
andn r10, r8, rsi
cmovnz r13, rax
shrx r9, r13, r15
sarx rbx, r13, r15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7072]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
lea r12, [r13-1]
vmovdqa ymmword ptr [rdi+2624], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2720]
vbroadcasti128 ymm5, xmmword ptr [rdi+2736]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
lea r8, [rdx+r11]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7136]
vpaddq ymm2, ymm0, ymm14
mov rsi, -2
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7104]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
mov r10, qword ptr [rdi+48]
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]
vbroadcasti128 ymm15, xmmword ptr [rdi+2768]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7168]
cmovnz r14, rcx
xor rbx, r14
sub rsi, r13
mov rax, rbp
sar rax, 1
lea rdx, [rax+rbx]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7136]
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
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7200]
cmovc rdx, rax
andn r11, rbp, r9
cmovnz r12, rsi
shrx rcx, r12, r15
sarx r13, r12, r15
lea rbx, [r12-1]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7168]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
mov rbp, -2
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2720], ymm12
vpmuldq ymm13, ymm9, ymm2
cmovnz r14, rax
sar r10, 20
xor r13, r14
sub r10, r8
sub rbp, r12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2816]
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
shl r10, 44
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7232]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7200]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2752], ymm2
vpmuldq ymm0, ymm9, ymm1
mov r9, rdx
sar r9, 1
lea r11, [r9+r13]
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2848]
vbroadcasti128 ymm5, xmmword ptr [rdi+2864]
mov qword ptr [rdi+64], r10
cmovc r11, r9
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7264]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7232]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
andn rsi, rdx, rcx
cmovnz rbx, rbp
shrx rax, rbx, r15
sarx r8, rbx, r15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2784], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+2880]
lea r12, [rbx-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+2896]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7296]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7264]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
mov r13, -2
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7328]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7296]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
cmovnz r14, r9
xor r8, r14
sub r13, rbx
mov r10, r11
sar r10, 1
lea rdx, [r10+r8]
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
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7360]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7328]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
cmovc rdx, r10
andn rcx, r11, rax
cmovnz r12, r13
shrx rsi, r12, r15
sarx rbp, r12, r15
lea r9, [r12-1]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm1
vpmuldq ymm0, ymm9, ymm12
mov rbx, -2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2976]
vbroadcasti128 ymm5, xmmword ptr [rdi+2992]
vpmuldq ymm13, ymm7, ymm2
cmovnz r14, r10
xor rbp, r14
sub rbx, r12
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7392]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7360]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+3008]
vbroadcasti128 ymm15, xmmword ptr [rdi+3024]
vpmuldq ymm0, ymm7, ymm1
mov r8, rdx
sar r8, 1
lea r11, [r8+rbp]
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
cmovc r11, r8
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7424]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7392]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm2
vpmuldq ymm0, ymm9, ymm1
andn rax, rdx, rsi
cmovnz r9, rbx
shrx rcx, r9, r15
sarx r13, r9, r15
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+3040]
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
lea r10, [r9-1]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7456]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7424]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2976], ymm1
vpmuldq ymm13, ymm9, ymm12
mov r12, -2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+3072]
vbroadcasti128 ymm11, xmmword ptr [rdi+3088]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7488]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7456]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3008], ymm12
cmovnz r14, r8
xor r13, r14
sub r12, r9
mov rbp, r11
sar rbp, 1
lea rdx, [rbp+r13]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3104]
vbroadcasti128 ymm5, xmmword ptr [rdi+3120]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7520]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7488]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3040], ymm2
cmovc rdx, rbp
andn rsi, r11, rcx
cmovnz r10, r12
shrx rax, r10, r15
sarx rbx, r10, r15
lea r8, [r10-1]
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3136]
vbroadcasti128 ymm15, xmmword ptr [rdi+3152]
vpmuldq ymm0, ymm7, ymm12
mov r9, -2
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
cmovnz r14, rbp
xor rbx, r14
sub r9, r10
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7552]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7520]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3072], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+3168]
vbroadcasti128 ymm14, xmmword ptr [rdi+3184]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
mov r13, rdx
sar r13, 1
lea r11, [r13+rbx]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7584]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7552]
cmovc r11, r13
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3104], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+3200]
vbroadcasti128 ymm11, xmmword ptr [rdi+3216]
vpmuldq ymm0, ymm7, ymm1
andn rcx, rdx, rax
cmovnz r8, r9
shrx rsi, r8, r15
sarx r12, r8, r15
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7616]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7584]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3136], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+3232]
vbroadcasti128 ymm5, xmmword ptr [rdi+3248]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7648]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7616]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3168], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+3264]
vbroadcasti128 ymm15, xmmword ptr [rdi+3280]
cmovnz r14, r13
mov rbp, r11
add rbp, qword ptr [rdi-56]
mov r10, r14
add r10, qword ptr [rdi-64]
mov rbx, r11
shl rbx, 44
mov rdx, r14
shl rdx, 45
rorx rax, rbp, 21
rorx rcx, rbp, 42
rorx r9, r10, 20
rorx r13, r10, 41
add rbx, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
imul rax, qword ptr [rdi+56]
imul rcx, qword ptr [rdi+64]
imul r9, qword ptr [rdi+56]
imul r13, qword ptr [rdi+64]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7680]
vpaddq ymm12, ymm13, ymm11
lea rbp, [rax+rcx]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7648]
lea r10, [r9+r13]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3200], ymm12
lea rax, [rbp+rbx]
lea rcx, [r10+rdx]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+3296]
vbroadcasti128 ymm14, xmmword ptr [rdi+3312]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
ror rax, 44
vpaddq ymm2, ymm0, ymm5
ror rcx, 45
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7712]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7680]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3232], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+3328]
vbroadcasti128 ymm11, xmmword ptr [rdi+3344]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7744]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7712]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3264], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+3360]
vbroadcasti128 ymm5, xmmword ptr [rdi+3376]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
xor r12, rcx
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7776]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7744]
lea r9, [r8-1]
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
mov r13, -2
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
sub r13, r8
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7808]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7776]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3328], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+3424]
mov rbp, rax
sar rbp, 1
lea rbx, [rbp+r12]
vbroadcasti128 ymm14, xmmword ptr [rdi+3440]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7840]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7808]
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
vpmuldq ymm0, ymm7, ymm2
cmovc rbx, rbp
andn r10, rax, rsi
cmovnz r9, r13
shrx rdx, r9, r15
sarx r8, r9, r15
lea r12, [r9-1]
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7872]
mov rax, -2
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7840]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
cmovnz rcx, rbp
mov rsi, r14
add rsi, qword ptr [rdi-64]
xor r8, rcx
sar rsi, 41
sub rax, r9
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3392], ymm12
vpmuldq ymm0, ymm9, ymm2
mov qword ptr [rdi+264], rsi
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3488]
vbroadcasti128 ymm5, xmmword ptr [rdi+3504]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
lea r10, [r14+524288]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7904]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7872]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
mov r13, rbx
sar r13, 1
lea rbp, [r13+r8]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
cmovc rbp, r13
vmovdqa ymmword ptr [rdi+3424], ymm2
shl r10, 23
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3520]
vbroadcasti128 ymm15, xmmword ptr [rdi+3536]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
sar r10, 43
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7936]
andn r9, rbx, rdx
cmovnz r12, rax
shrx rsi, r12, r15
sarx r14, r12, r15
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7904]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
lea r8, [r12-1]
mov qword ptr [rdi+256], r10
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3456], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+3552]
vbroadcasti128 ymm14, xmmword ptr [rdi+3568]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7968]
mov rbx, -2
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7936]
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
vpaddq ymm13, ymm14, ymm12
cmovnz rcx, r13
xor r14, rcx
mov rdx, r11
add rdx, qword ptr [rdi-56]
sub rbx, r12
sar rdx, 42
mov qword ptr [rdi+280], rdx
mov r9, rbp
sar r9, 1
lea rax, [r9+r14]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8000]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7968]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
lea r10, [r11+1048576]
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
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
cmovc rax, r9
andn r13, rbp, rsi
cmovnz r8, rbx
shrx r12, r8, r15
sarx rdx, r8, r15
lea r14, [r8-1]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8032]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8000]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
mov r11, -2
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3552], ymm1
cmovnz rcx, r9
shl r10, 22
xor rdx, rcx
sar r10, 43
sub r11, r8
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+3648]
mov qword ptr [rdi+272], r10
vbroadcasti128 ymm15, xmmword ptr [rdi+3664]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8064]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8032]
mov rbp, qword ptr [rdi+256]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3584], ymm12
mov rsi, rax
sar rsi, 1
lea r13, [rsi+rdx]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+3680]
cmovc r13, rsi
imul rbp, qword ptr [rdi+192]
vbroadcasti128 ymm14, xmmword ptr [rdi+3696]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8096]
vpaddq ymm2, ymm0, ymm5
mov rbx, qword ptr [rdi+264]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8064]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
andn r9, rax, r12
cmovnz r14, r11
shrx r8, r14, r15
sarx r10, r14, r15
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3616], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
lea rdx, [r14-1]
vbroadcasti128 ymm12, xmmword ptr [rdi+3712]
vbroadcasti128 ymm11, xmmword ptr [rdi+3728]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8128]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8096]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
mov rax, -2
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8160]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8128]
vpaddq ymm11, ymm12, ymm13
cmovnz rcx, rsi
xor r10, rcx
imul rbx, qword ptr [rdi+208]
lea r12, [rbp+rbx]
sub rax, r14
mov qword ptr [rdi+128], r12
mov r9, qword ptr [rdi+256]
mov r11, r13
sar r11, 1
lea rsi, [r11+r10]
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
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
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8192]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8160]
vpaddq ymm5, ymm2, ymm0
cmovc rsi, r11
andn rbp, r13, r8
cmovnz rdx, rax
shrx rbx, rdx, r15
sarx r14, rdx, r15
lea r12, [rdx-1]
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3712], ymm2
mov r10, -2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+3808]
vbroadcasti128 ymm14, xmmword ptr [rdi+3824]
cmovnz rcx, r11
imul r9, qword ptr [rdi+200]
mov r13, qword ptr [rdi+264]
xor r14, rcx
imul r13, qword ptr [rdi+216]
sub r10, rdx
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
lea r8, [r9+r13]
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8224]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8192]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
mov qword ptr [rdi+136], r8
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3744], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+3840]
vbroadcasti128 ymm11, xmmword ptr [rdi+3856]
mov rbp, rsi
sar rbp, 1
lea rax, [rbp+r14]
vpmuldq ymm0, ymm7, ymm2
mov r11, qword ptr [rdi+272]
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
cmovc rax, rbp
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8256]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8224]
vpaddq ymm14, ymm12, ymm0
imul r11, qword ptr [rdi+192]
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3776], ymm12
andn rdx, rsi, rbx
cmovnz r12, r10
shrx r9, r12, r15
sarx r13, r12, r15
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+3872]
vbroadcasti128 ymm5, xmmword ptr [rdi+3888]
mov r8, qword ptr [rdi+280]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
lea r14, [r12-1]
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8288]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8256]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3808], ymm2
mov rsi, -2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+3904]
vbroadcasti128 ymm15, xmmword ptr [rdi+3920]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8320]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8288]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
cmovnz rcx, rbp
xor r13, rcx
imul r8, qword ptr [rdi+208]
sub rsi, r12
lea rbx, [r11+r8]
mov qword ptr [rdi+144], rbx
mov rdx, rax
sar rdx, 1
lea r10, [rdx+r13]
vmovdqa ymmword ptr [rdi+3840], ymm1
vpmuldq ymm0, ymm9, ymm12
mov rbp, qword ptr [rdi+272]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+3936]
vbroadcasti128 ymm14, xmmword ptr [rdi+3952]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8352]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8320]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovc r10, rdx
andn r12, rax, r9
cmovnz r14, rsi
shrx r11, r14, r15
sarx r8, r14, r15
lea rbx, [r14-1]
vmovdqa ymmword ptr [rdi+3872], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+3968]
vbroadcasti128 ymm11, xmmword ptr [rdi+3984]
mov r13, -2
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
cmovnz rcx, rdx
imul rbp, qword ptr [rdi+200]
mov rax, qword ptr [rdi+280]
xor r8, rcx
sub r13, r14
vpaddq ymm13, ymm14, ymm12
imul rax, qword ptr [rdi+216]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8384]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8352]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
lea r9, [rbp+rax]
vmovdqa ymmword ptr [rdi+3904], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+4000]
vbroadcasti128 ymm5, xmmword ptr [rdi+4016]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
mov qword ptr [rdi+152], r9
vpaddq ymm11, ymm1, ymm13
mov r12, r10
sar r12, 1
lea rsi, [r12+r8]
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8416]
vpaddq ymm1, ymm0, ymm14
cmovc rsi, r12
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8384]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
mov rdx, qword ptr [rdi+256]
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+3936], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+4032]
vbroadcasti128 ymm15, xmmword ptr [rdi+4048]
andn r14, r10, r11
cmovnz rbx, r13
shrx rbp, rbx, r15
sarx rax, rbx, r15
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8448]
lea r9, [rbx-1]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8416]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+3968], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+4064]
vbroadcasti128 ymm14, xmmword ptr [rdi+4080]
vpmuldq ymm13, ymm7, ymm1
mov r8, -2
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8480]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8448]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4000], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+4096]
cmovnz rcx, r12
xor rax, rcx
imul rdx, qword ptr [rdi+40]
mov r10, qword ptr [rdi+264]
imul r10, qword ptr [rdi+48]
sub r8, rbx
lea r11, [rdx+r10]
mov r14, rsi
sar r14, 1
lea r13, [r14+rax]
vbroadcasti128 ymm11, xmmword ptr [rdi+4112]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8512]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8480]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4032], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+4128]
cmovc r13, r14
andn r12, rsi, rbp
cmovnz r9, r8
shrx rbx, r9, r15
sarx rdx, r9, r15
lea r10, [r9-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+4144]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
mov rax, -2
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8544]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8512]
cmovnz rcx, r14
neg r11
sar r11, 20
mov rsi, qword ptr [rdi+128]
xor rdx, rcx
sub rax, r9
imul rsi, qword ptr [rdi+384]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4064], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
mov rbp, qword ptr [rdi+136]
vbroadcasti128 ymm1, xmmword ptr [rdi+4160]
vbroadcasti128 ymm15, xmmword ptr [rdi+4176]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8576]
imul rbp, qword ptr [rdi+400]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8544]
mov r12, r13
sar r12, 1
lea r8, [r12+rdx]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
cmovc r8, r12
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4096], ymm2
lea r14, [rsi+rbp]
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+4192]
vbroadcasti128 ymm14, xmmword ptr [rdi+4208]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
andn r9, r13, rbx
cmovnz r10, rax
shrx rdx, r10, r15
sarx rsi, r10, r15
lea rbp, [r11+r14]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8608]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8576]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
lea r13, [r10-1]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
mov qword ptr [rdi-112], rbp
vmovdqa ymmword ptr [rdi+4128], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+4224]
vbroadcasti128 ymm11, xmmword ptr [rdi+4240]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
mov rbx, -2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8640]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8608]
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
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
cmovnz rcx, r12
xor rsi, rcx
sar rbp, 20
sub rbx, r10
shl rbp, 44
mov r9, r8
sar r9, 1
lea rax, [r9+rsi]
mov qword ptr [rdi+72], rbp
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8672]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8640]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
mov r11, qword ptr [rdi+272]
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
cmovc rax, r9
andn r14, r8, rdx
cmovnz r13, rbx
shrx r12, r13, r15
sarx r10, r13, r15
lea rsi, [r13-1]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8704]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8672]
mov rbp, -2
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
cmovnz rcx, r9
imul r11, qword ptr [rdi+40]
xor r10, rcx
sub rbp, r13
mov r8, qword ptr [rdi+280]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4224], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+4320]
vbroadcasti128 ymm14, xmmword ptr [rdi+4336]
imul r8, qword ptr [rdi+48]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8736]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8704]
vpaddq ymm15, ymm12, ymm13
lea rdx, [r11+r8]
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
mov r14, rax
sar r14, 1
lea rbx, [r14+r10]
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4256], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
cmovc rbx, r14
vbroadcasti128 ymm1, xmmword ptr [rdi+4352]
neg rdx
vbroadcasti128 ymm11, xmmword ptr [rdi+4368]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8768]
vpaddq ymm2, ymm13, ymm15
sar rdx, 20
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8736]
vpaddq ymm14, ymm2, ymm0
andn r9, rax, r12
cmovnz rsi, rbp
shrx r13, rsi, r15
sarx r11, rsi, r15
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4288], ymm2
lea r8, [rsi-1]
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
mov r10, qword ptr [rdi+144]
vbroadcasti128 ymm12, xmmword ptr [rdi+4384]
vbroadcasti128 ymm5, xmmword ptr [rdi+4400]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8800]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8768]
vpaddq ymm11, ymm1, ymm13
mov rax, -2
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
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8832]
vpaddq ymm12, ymm13, ymm11
cmovnz rcx, r14
xor r11, rcx
imul r10, qword ptr [rdi+384]
sub rax, rsi
mov r12, qword ptr [rdi+152]
mov r9, rbx
sar r9, 1
lea rbp, [r9+r11]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8800]
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8864]
vpaddq ymm2, ymm0, ymm5
cmovc rbp, r9
andn r14, rbx, r13
cmovnz r8, rax
shrx rsi, r8, r15
sarx r11, r8, r15
lea rbx, [r8-1]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8832]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
mov r13, -2
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4384], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
cmovnz rcx, r9
imul r12, qword ptr [rdi+400]
lea r14, [r10+r12]
lea rax, [rdx+r14]
xor r11, rcx
mov qword ptr [rdi-104], rax
sub r13, r8
vbroadcasti128 ymm12, xmmword ptr [rdi+4480]
vbroadcasti128 ymm11, xmmword ptr [rdi+4496]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
sar rax, 20
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8896]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8864]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
shl rax, 44
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4416], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
mov r9, rbp
sar r9, 1
lea r10, [r9+r11]
vbroadcasti128 ymm2, xmmword ptr [rdi+4512]
vbroadcasti128 ymm5, xmmword ptr [rdi+4528]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
cmovc r10, r9
mov qword ptr [rdi+80], rax
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8928]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8896]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
andn r12, rbp, rsi
cmovnz rbx, r13
shrx rdx, rbx, r15
sarx r14, rbx, r15
vmovdqa ymmword ptr [rdi+4448], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+4544]
vbroadcasti128 ymm15, xmmword ptr [rdi+4560]
lea r8, [rbx-1]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8960]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8928]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
mov r11, -2
vmovdqa ymmword ptr [rdi+4480], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+4576]
vbroadcasti128 ymm14, xmmword ptr [rdi+4592]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8992]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8960]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
cmovnz rcx, r9
xor r14, rcx
sub r11, rbx
mov rax, r10
sar rax, 1
lea rbp, [rax+r14]
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4512], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+4608]
vbroadcasti128 ymm11, xmmword ptr [rdi+4624]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9024]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8992]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
cmovc rbp, rax
andn rsi, r10, rdx
cmovnz r8, r11
shrx r12, r8, r15
sarx r13, r8, r15
lea r9, [r8-1]
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4544], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
mov rbx, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+4640]
vbroadcasti128 ymm5, xmmword ptr [rdi+4656]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
cmovnz rcx, rax
xor r13, rcx
sub rbx, r8
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9056]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9024]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4576], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+4672]
vbroadcasti128 ymm15, xmmword ptr [rdi+4688]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
mov r14, rbp
sar r14, 1
lea r10, [r14+r13]
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9088]
cmovc r10, r14
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9056]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4608], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+4704]
andn rdx, rbp, r12
cmovnz r9, rbx
shrx rsi, r9, r15
sarx r11, r9, r15
vbroadcasti128 ymm14, xmmword ptr [rdi+4720]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
lea rax, [r9-1]
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9120]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9088]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4640], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+4736]
mov r8, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+4752]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9152]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9120]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4672], ymm2
vpmuldq ymm0, ymm9, ymm1
cmovnz rcx, r14
xor r11, rcx
sub r8, r9
mov r13, r10
sar r13, 1
lea rbp, [r13+r11]
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+4768]
vbroadcasti128 ymm5, xmmword ptr [rdi+4784]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9184]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9152]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4704], ymm1
vpmuldq ymm13, ymm9, ymm12
cmovc rbp, r13
andn r12, r10, rsi
cmovnz rax, r8
shrx rdx, rax, r15
sarx rbx, rax, r15
lea r14, [rax-1]
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+4800]
vbroadcasti128 ymm15, xmmword ptr [rdi+4816]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
mov r9, -2
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9216]
vpaddq ymm12, ymm13, ymm11
cmovnz rcx, r13
xor rbx, rcx
sub r9, rax
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9184]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4736], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+4832]
vbroadcasti128 ymm14, xmmword ptr [rdi+4848]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9248]
mov r11, rbp
sar r11, 1
lea r10, [r11+rbx]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9216]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
cmovc r10, r11
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
andn rsi, rbp, rdx
cmovnz r14, r9
shrx r12, r14, r15
sarx r8, r14, r15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9280]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9248]
lea r13, [r14-1]
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
mov rax, -2
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9312]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9280]
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
cmovnz rcx, r11
xor r8, rcx
sub rax, r14
mov rbx, r10
sar rbx, 1
lea rbp, [rbx+r8]
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9344]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9312]
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
cmovc rbp, rbx
andn rdx, r10, r12
cmovnz r13, rax
shrx rsi, r13, r15
sarx r9, r13, r15
lea r11, [r13-1]
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9376]
mov r14, -2
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9344]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
cmovnz rcx, rbx
xor r9, rcx
sub r14, r13
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4896], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+4992]
vbroadcasti128 ymm11, xmmword ptr [rdi+5008]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9408]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9376]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
mov r8, rbp
sar r8, 1
lea r10, [r8+r9]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4928], ymm12
cmovc r10, r8
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+5024]
vbroadcasti128 ymm5, xmmword ptr [rdi+5040]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9440]
vpaddq ymm2, ymm0, ymm14
andn r12, rbp, rsi
cmovnz r11, r14
shrx rdx, r11, r15
sarx rax, r11, r15
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9408]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+4960], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+5056]
vbroadcasti128 ymm15, xmmword ptr [rdi+5072]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9472]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9440]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
mov qword ptr [rdi-120], r10
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+4992], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+5088]
vbroadcasti128 ymm14, xmmword ptr [rdi+5104]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
cmovnz rcx, r8
mov rbx, r10
add rbx, qword ptr [rdi-56]
mov r13, rcx
add r13, qword ptr [rdi-64]
shl r10, 44
mov r9, rcx
shl r9, 45
rorx rbp, rbx, 21
rorx rsi, rbx, 42
rorx r12, r13, 20
rorx r14, r13, 41
add r10, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
mov qword ptr [rdi-128], rcx
imul rbp, qword ptr [rdi+72]
imul rsi, qword ptr [rdi+80]
imul r12, qword ptr [rdi+72]
imul r14, qword ptr [rdi+80]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9504]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9472]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
lea r8, [rbp+rsi]
lea rbx, [r12+r14]
vmovdqa ymmword ptr [rdi+5024], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+5120]
vbroadcasti128 ymm11, xmmword ptr [rdi+5136]
vpmuldq ymm0, ymm7, ymm1
lea r13, [r8+r10]
vpmuldq ymm12, ymm8, ymm11
lea rcx, [rbx+r9]
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9536]
vpaddq ymm2, ymm13, ymm15
ror r13, 44
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9504]
ror rcx, 45
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+5056], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+5152]
vbroadcasti128 ymm5, xmmword ptr [rdi+5168]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9568]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9536]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+5088], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+5184]
vbroadcasti128 ymm15, xmmword ptr [rdi+5200]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm7, ymm5, ymm1
vpmuludq ymm8, ymm3, ymmword ptr [rdi+9600]
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm11, ymm4, ymmword ptr [rdi+9568]
vpaddq ymm12, ymm13, ymm11
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpaddq ymm5, ymm0, ymm14
vpsrlq ymm1, ymm5, 30
vpand ymm3, ymm5, ymm6
vmovdqa ymmword ptr [rdi+5120], ymm3
vpmuldq ymm7, ymm9, ymm2
vpmuldq ymm8, ymm10, ymm15
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm11, ymm4, ymmword ptr [rdi+9600]
vpaddq ymm12, ymm13, ymm11
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm1
vpand ymm5, ymm14, ymm6
vmovdqa ymmword ptr [rdi+5152], ymm5
vpsrlq ymm3, ymm14, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]
vmovdqa ymmword ptr [rdi+5184], ymm9
mov rbx, r13
mov rsi, rax
mov rbp, rdx
mov rdx, r11
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
