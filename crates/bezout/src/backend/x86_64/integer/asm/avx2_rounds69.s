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
// Length: 69 limbs of 30 bits; 2318 instructions a round, 780 for its steps (form: select).
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
mov qword ptr [rdi-24], r9
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
mov qword ptr [rdi-16], r12
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
mov qword ptr [rdi-8], r9
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
mov qword ptr [rdi+0], rbp
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
and r14, qword ptr [rdi-32]
mov qword ptr [rdi+8], r14
shr r14, 20
mov rsi, r8
sar rsi, 1
lea r9, [rsi+rdx]
cmovc r9, rsi
shl r14, 44
andn rbx, r8, r12
cmovnz rbp, r13
shrx rax, rbp, r15
sarx r10, rbp, r15
lea r11, [rbp-1]
mov qword ptr [rdi+16], r14
vpbroadcastq ymm0, qword ptr [rdi-24]
vpbroadcastq ymm1, qword ptr [rdi-8]
mov rdx, -2
vpblendd ymm2, ymm0, ymm1, 0xf0
vpbroadcastq ymm3, qword ptr [rdi-16]
vpbroadcastq ymm4, qword ptr [rdi+0]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+448]
mov r8, qword ptr [rdi+336]
vpand ymm7, ymm2, ymm6
vpand ymm8, ymm5, ymm6
vpsrlq ymm9, ymm2, 30
vpsrlq ymm10, ymm5, 30
vbroadcasti128 ymm11, xmmword ptr [rdi+832]
vbroadcasti128 ymm12, xmmword ptr [rdi+848]
vpmuldq ymm13, ymm7, ymm11
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+3072]
mov r12, -2
vpaddq ymm2, ymm0, ymm4
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+864]
vbroadcasti128 ymm1, xmmword ptr [rdi+880]
vpmuldq ymm0, ymm7, ymm15
cmovnz rcx, rsi
xor r10, rcx
sub rdx, rbp
imul r8, qword ptr [rdi-112]
mov rbx, r9
sar rbx, 1
lea r13, [rbx+r10]
mov r14, qword ptr [rdi+344]
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
cmovc r13, rbx
andn rsi, r9, rax
cmovnz r11, rdx
shrx rbp, r11, r15
sarx r10, r11, r15
lea r9, [r11-1]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+3104]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm5
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]
vpand ymm4, ymm11, ymm6
cmovnz rcx, rbx
xor r10, rcx
sub r12, r11
imul r14, qword ptr [rdi-104]
lea rax, [r8+r14]
neg rax
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3072]
mov rsi, r13
sar rsi, 1
lea rdx, [rsi+r10]
vpaddq ymm13, ymm0, ymm12
vpsrlq ymm14, ymm13, 30
cmovc rdx, rsi
vpmuldq ymm2, ymm9, ymm15
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+896]
sar rax, 20
vbroadcasti128 ymm0, xmmword ptr [rdi+912]
vpmuldq ymm12, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
vpaddq ymm2, ymm1, ymm13
andn rbx, r13, rbp
cmovnz r9, r12
shrx r11, r9, r15
sarx r8, r9, r15
lea r14, [r9-1]
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3136]
vpaddq ymm15, ymm2, ymm5
mov r10, -2
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3104]
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
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3168]
vpaddq ymm11, ymm12, ymm1
mov r13, -2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3136]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]
vpaddq ymm12, ymm15, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
vmovdqa ymmword ptr [rdi+864], ymm11
cmovnz rcx, rsi
xor r8, rcx
and rax, qword ptr [rdi-32]
sub r10, r9
mov qword ptr [rdi+24], rax
shr rax, 20
mov rbp, rdx
sar rbp, 1
lea rbx, [rbp+r8]
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
cmovc rbx, rbp
andn r12, rdx, r11
cmovnz r14, r10
shrx rsi, r14, r15
sarx r9, r14, r15
lea r8, [r14-1]
vbroadcasti128 ymm15, xmmword ptr [rdi+960]
vbroadcasti128 ymm5, xmmword ptr [rdi+976]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm14, ymm2, ymm0
vpaddq ymm2, ymm14, ymm12
vpaddq ymm0, ymm2, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3200]
cmovnz rcx, rbp
xor r9, rcx
shl rax, 44
sub r13, r14
mov qword ptr [rdi+32], rax
vpaddq ymm12, ymm0, ymm14
mov rdx, rbx
sar rdx, 1
lea r11, [rdx+r9]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3168]
vpaddq ymm13, ymm12, ymm2
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]
cmovc r11, rdx
vpaddq ymm14, ymm0, ymm1
vpsrlq ymm12, ymm14, 30
vpand ymm2, ymm14, ymm6
vmovdqa ymmword ptr [rdi+896], ymm2
vpmuldq ymm13, ymm9, ymm15
vpmuldq ymm0, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+992]
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]
andn r12, rbx, rsi
cmovnz r8, r13
shrx r10, r8, r15
sarx rbp, r8, r15
lea r14, [r8-1]
vpmuldq ymm15, ymm7, ymm1
vpmuldq ymm5, ymm8, ymm14
mov rax, -2
vpaddq ymm13, ymm13, ymm0
vpaddq ymm0, ymm13, ymm15
vpaddq ymm13, ymm0, ymm5
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3232]
vpaddq ymm0, ymm13, ymm15
vpmuludq ymm5, ymm4, ymmword ptr [rdi+3200]
vpaddq ymm13, ymm0, ymm5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm15, ymm12
vpsrlq ymm5, ymm0, 30
vpand ymm13, ymm0, ymm6
vmovdqa ymmword ptr [rdi+928], ymm13
vpsrlq ymm15, ymm11, 10
vpsllq ymm12, ymm2, 20
vpsllq ymm0, ymm13, 50
vpaddq ymm11, ymm15, ymm12
vpaddq ymm2, ymm11, ymm0
vmovdqa ymmword ptr [rdi+384], ymm2
mov r9, -2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
cmovnz rcx, rdx
xor rbp, rcx
sub rax, r8
mov rbx, r11
sar rbx, 1
lea rsi, [rbx+rbp]
vpaddq ymm13, ymm14, ymm2
cmovc rsi, rbx
andn r12, r11, r10
cmovnz r14, rax
shrx r13, r14, r15
sarx rdx, r14, r15
lea r8, [r14-1]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3264]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3232]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
cmovnz rcx, rbx
xor rdx, rcx
sub r9, r14
vmovdqa ymmword ptr [rdi+960], ymm1
mov rbp, rsi
sar rbp, 1
lea r11, [rbp+rdx]
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]
cmovc r11, rbp
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
mov r10, r11
add r10, qword ptr [rdi-56]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
mov r12, r11
shl r12, 44
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3296]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3264]
andn rax, rsi, r13
cmovnz r8, r9
shrx rbx, r8, r15
sarx r14, r8, r15
rorx rdx, r10, 21
rorx rsi, r10, 42
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3328]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3296]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1024], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]
cmovnz rcx, rbp
mov r13, rcx
add r13, qword ptr [rdi-64]
mov rax, rcx
shl rax, 45
rorx r9, r13, 20
rorx r10, r13, 41
add r12, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+16]
imul rsi, qword ptr [rdi+32]
imul r9, qword ptr [rdi+16]
imul r10, qword ptr [rdi+32]
lea rbp, [rdx+rsi]
lea r13, [r9+r10]
lea rdx, [rbp+r12]
lea rsi, [r13+rax]
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
ror rdx, 44
vpaddq ymm1, ymm0, ymm5
ror rsi, 45
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3360]
vpaddq ymm1, ymm0, ymm5
xor r14, rsi
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3328]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
lea r9, [r8-1]
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1056], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
mov r10, -2
vpaddq ymm14, ymm12, ymm0
sub r10, r8
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3392]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3360]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm12
mov rbp, rdx
sar rbp, 1
lea r12, [rbp+r14]
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
mov r13, -2
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3424]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3392]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
cmovc r12, rbp
andn rax, rdx, rbx
cmovnz r9, r10
shrx r8, r9, r15
sarx r14, r9, r15
lea rdx, [r9-1]
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]
vpmuldq ymm0, ymm7, ymm12
cmovnz rsi, rbp
xor r14, rsi
sub r13, r9
mov rbx, rcx
add rbx, qword ptr [rdi-64]
sar rbx, 41
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
mov rax, r12
sar rax, 1
lea r10, [rax+r14]
mov qword ptr [rdi+200], rbx
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
cmovc r10, rax
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3456]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3424]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
lea rbp, [rcx+524288]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1152], ymm1
andn r9, r12, r8
cmovnz rdx, r13
shrx r14, rdx, r15
sarx rbx, rdx, r15
lea rcx, [rdx-1]
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
mov r12, -2
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3488]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3456]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1184], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
mov r8, -2
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
cmovnz rsi, rax
xor rbx, rsi
sub r12, rdx
shl rbp, 23
sar rbp, 43
mov r9, r10
sar r9, 1
lea r13, [r9+rbx]
mov qword ptr [rdi+192], rbp
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3520]
vpaddq ymm2, ymm13, ymm15
cmovc r13, r9
andn rax, r10, r14
cmovnz rcx, r12
shrx rdx, rcx, r15
sarx rbx, rcx, r15
lea rbp, [rcx-1]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3488]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1216], ymm2
vpmuldq ymm0, ymm9, ymm1
cmovnz rsi, r9
xor rbx, rsi
sub r8, rcx
mov r10, r11
add r10, qword ptr [rdi-56]
sar r10, 42
vpmuldq ymm14, ymm10, ymm11
mov r14, r13
sar r14, 1
lea rax, [r14+rbx]
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]
mov qword ptr [rdi+216], r10
vpmuldq ymm13, ymm7, ymm12
cmovc rax, r14
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3552]
vpaddq ymm1, ymm0, ymm14
lea r12, [r11+1048576]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3520]
vpaddq ymm11, ymm1, ymm13
andn r9, r13, rdx
cmovnz rbp, r8
shrx rcx, rbp, r15
sarx rbx, rbp, r15
lea r10, [rbp-1]
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
mov r11, -2
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
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3584]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3552]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
mov r13, -2
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1280], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]
vpmuldq ymm13, ymm7, ymm1
cmovnz rsi, r14
xor rbx, rsi
sub r11, rbp
shl r12, 22
sar r12, 43
mov rdx, rax
sar rdx, 1
lea r9, [rdx+rbx]
mov qword ptr [rdi+208], r12
mov r8, qword ptr [rdi+192]
vpmuldq ymm12, ymm8, ymm14
cmovc r9, rdx
andn r14, rax, rcx
cmovnz r10, r11
shrx rbp, r10, r15
sarx rbx, r10, r15
lea r12, [r10-1]
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3616]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3584]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
cmovnz rsi, rdx
xor rbx, rsi
sub r13, r10
imul r8, qword ptr [rdi+8]
vpaddq ymm0, ymm12, ymm11
mov rax, r9
sar rax, 1
lea rcx, [rax+rbx]
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1312], ymm2
cmovc rcx, rax
vpmuldq ymm13, ymm9, ymm1
mov r14, qword ptr [rdi+200]
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
imul r14, qword ptr [rdi+24]
andn r11, r9, rbp
cmovnz r12, r13
shrx rdx, r12, r15
sarx r10, r12, r15
lea rbx, [r12-1]
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3648]
mov r9, -2
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3616]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
lea rbp, [r8+r14]
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3680]
mov r11, -2
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3648]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1376], ymm12
cmovnz rsi, rax
xor r10, rsi
sub r9, r12
mov r13, rcx
sar r13, 1
lea r8, [r13+r10]
vpmuldq ymm13, ymm9, ymm2
cmovc r8, r13
andn r14, rcx, rdx
cmovnz rbx, r9
shrx rax, rbx, r15
sarx r12, rbx, r15
lea r10, [rbx-1]
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
cmovnz rsi, r13
neg rbp
xor r12, rsi
sub r11, rbx
sar rbp, 20
mov qword ptr [rdi+40], rbp
mov rcx, qword ptr [rdi+208]
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3712]
mov rdx, r8
sar rdx, 1
lea r14, [rdx+r12]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3680]
vpaddq ymm5, ymm2, ymm0
cmovc r14, rdx
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
imul rcx, qword ptr [rdi+8]
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1408], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+1504]
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]
andn r9, r8, rax
cmovnz r10, r11
shrx r13, r10, r15
sarx rbx, r10, r15
lea rbp, [r10-1]
vpmuldq ymm13, ymm7, ymm12
mov r12, -2
mov r8, qword ptr [rdi+216]
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3744]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3712]
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
mov rax, -2
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3776]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3744]
vpaddq ymm14, ymm12, ymm0
cmovnz rsi, rdx
xor rbx, rsi
sub r12, r10
imul r8, qword ptr [rdi+24]
mov r9, r14
sar r9, 1
lea r11, [r9+rbx]
lea rdx, [rcx+r8]
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
cmovc r11, r9
andn r10, r14, r13
cmovnz rbp, r12
shrx rbx, rbp, r15
sarx rcx, rbp, r15
lea r8, [rbp-1]
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1472], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]
cmovnz rsi, r9
xor rcx, rsi
sub rax, rbp
neg rdx
sar rdx, 20
vpmuldq ymm13, ymm7, ymm1
mov r14, r11
sar r14, 1
lea r13, [r14+rcx]
vpmuldq ymm12, ymm8, ymm5
mov qword ptr [rdi+48], rdx
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
cmovc r13, r14
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3808]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3776]
vpaddq ymm11, ymm2, ymm13
mov r10, qword ptr [rdi+192]
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
andn r12, r11, rbx
cmovnz r8, rax
shrx r9, r8, r15
sarx rbp, r8, r15
lea rcx, [r8-1]
vmovdqa ymmword ptr [rdi+1504], ymm2
mov rdx, -2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3840]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3808]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1536], ymm1
vpmuldq ymm0, ymm9, ymm12
mov r11, -2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
cmovnz rsi, r14
xor rbp, rsi
sub rdx, r8
imul r10, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+200]
mov r12, r13
sar r12, 1
lea rax, [r12+rbp]
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3872]
cmovc rax, r12
andn r14, r13, r9
cmovnz rcx, rdx
shrx r8, rcx, r15
sarx rbp, rcx, r15
lea r13, [rcx-1]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3840]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovnz rsi, r12
xor rbp, rsi
imul rbx, qword ptr [rdi+400]
sub r11, rcx
lea r9, [r10+rbx]
mov r14, qword ptr [rdi+40]
vmovdqa ymmword ptr [rdi+1568], ymm12
mov rdx, rax
sar rdx, 1
lea r12, [rdx+rbp]
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]
cmovc r12, rdx
sar r14, 20
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3904]
sub r14, r9
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3872]
andn rcx, rax, r8
cmovnz r13, r11
shrx r10, r13, r15
sarx rbx, r13, r15
lea rbp, [r13-1]
vpaddq ymm14, ymm2, ymm0
mov r9, -2
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
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3936]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3904]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
mov rax, -2
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1632], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]
cmovnz rsi, rdx
xor rbx, rsi
sub r9, r13
shl r14, 44
mov qword ptr [rdi+56], r14
mov r8, r12
sar r8, 1
lea rcx, [r8+rbx]
mov r11, qword ptr [rdi+208]
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]
vpmuldq ymm0, ymm7, ymm2
cmovc rcx, r8
andn rdx, r12, r10
cmovnz rbp, r9
shrx r13, rbp, r15
sarx r14, rbp, r15
lea rbx, [rbp-1]
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3968]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3936]
cmovnz rsi, r8
xor r14, rsi
sub rax, rbp
imul r11, qword ptr [rdi+384]
mov r12, qword ptr [rdi+216]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
mov r10, rcx
sar r10, 1
lea rdx, [r10+r14]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
cmovc rdx, r10
vpand ymm12, ymm13, ymm6
imul r12, qword ptr [rdi+400]
vmovdqa ymmword ptr [rdi+1664], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
lea r9, [r11+r12]
andn r8, rcx, r13
cmovnz rbx, rax
shrx rbp, rbx, r15
sarx r14, rbx, r15
lea r11, [rbx-1]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
mov r12, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4000]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3968]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
mov rcx, qword ptr [rdi+48]
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
mov r13, -2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4032]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4000]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
cmovnz rsi, r10
xor r14, rsi
sub r12, rbx
mov r8, rdx
sar r8, 1
lea rax, [r8+r14]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1728], ymm1
cmovc rax, r8
andn r10, rdx, rbp
cmovnz r11, r12
shrx rbx, r11, r15
sarx r14, r11, r15
lea rdx, [r11-1]
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
cmovnz rsi, r8
sar rcx, 20
xor r14, rsi
sub r13, r11
sub rcx, r9
shl rcx, 44
mov qword ptr [rdi+64], rcx
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
mov rbp, rax
sar rbp, 1
lea r10, [rbp+r14]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4064]
vpaddq ymm12, ymm0, ymm14
cmovc r10, rbp
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4032]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1760], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
andn r12, rax, rbx
cmovnz rdx, r13
shrx r8, rdx, r15
sarx r11, rdx, r15
lea r9, [rdx-1]
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]
mov rcx, -2
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4096]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4064]
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
mov r14, -2
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4128]
vpaddq ymm1, ymm0, ymm5
cmovnz rsi, rbp
xor r11, rsi
sub rcx, rdx
mov rax, r10
sar rax, 1
lea rbx, [rax+r11]
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4096]
vpaddq ymm15, ymm1, ymm13
cmovc rbx, rax
andn r12, r10, r8
cmovnz r9, rcx
shrx r13, r9, r15
sarx rbp, r9, r15
lea rdx, [r9-1]
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+1824], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]
cmovnz rsi, rax
xor rbp, rsi
sub r14, r9
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]
mov r11, rbx
sar r11, 1
lea r10, [r11+rbp]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
cmovc r10, r11
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4160]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4128]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
andn r8, rbx, r13
cmovnz rdx, r14
shrx r12, rdx, r15
sarx rcx, rdx, r15
lea rax, [rdx-1]
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
mov r9, -2
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
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4192]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4160]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
mov rbp, -2
vmovdqa ymmword ptr [rdi+1888], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]
vbroadcasti128 ymm15, xmmword ptr [rdi+2000]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
cmovnz rsi, r11
xor rcx, rsi
sub r9, rdx
mov rbx, r10
sar rbx, 1
lea r13, [rbx+rcx]
vpaddq ymm5, ymm1, ymm0
cmovc r13, rbx
andn r8, r10, r12
cmovnz rax, r9
shrx r14, rax, r15
sarx r11, rax, r15
lea rdx, [rax-1]
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4224]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4192]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
vpsrlq ymm11, ymm13, 30
cmovnz rsi, rbx
xor r11, rsi
sub rbp, rax
vpand ymm1, ymm13, ymm6
mov rcx, r13
sar rcx, 1
lea r10, [rcx+r11]
vmovdqa ymmword ptr [rdi+1920], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
cmovc r10, rcx
vbroadcasti128 ymm2, xmmword ptr [rdi+2016]
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
mov r12, r10
add r12, qword ptr [rdi-56]
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
mov r8, r10
shl r8, 44
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4256]
vpaddq ymm12, ymm0, ymm5
andn r9, r13, r14
cmovnz rdx, rbp
shrx rbx, rdx, r15
sarx rax, rdx, r15
rorx r11, r12, 21
rorx r13, r12, 42
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4224]
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
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4288]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4256]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+1984], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
cmovnz rsi, rcx
mov r14, rsi
add r14, qword ptr [rdi-64]
mov r9, rsi
shl r9, 45
rorx rbp, r14, 20
rorx r12, r14, 41
add r8, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul r11, qword ptr [rdi+56]
imul r13, qword ptr [rdi+64]
imul rbp, qword ptr [rdi+56]
imul r12, qword ptr [rdi+64]
lea rcx, [r11+r13]
lea r14, [rbp+r12]
lea r11, [rcx+r8]
lea r13, [r14+r9]
vbroadcasti128 ymm12, xmmword ptr [rdi+2080]
vbroadcasti128 ymm5, xmmword ptr [rdi+2096]
vpmuldq ymm13, ymm7, ymm12
ror r11, 44
ror r13, 45
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4320]
xor rax, r13
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4288]
vpaddq ymm11, ymm1, ymm13
lea rbp, [rdx-1]
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
mov r12, -2
vpmuldq ymm1, ymm8, ymm15
sub r12, rdx
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4352]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4320]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
mov rcx, r11
sar rcx, 1
lea r8, [rcx+rax]
vmovdqa ymmword ptr [rdi+2048], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2144]
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
mov r14, -2
vpaddq ymm2, ymm0, ymm5
vpaddq ymm15, ymm2, ymm13
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4384]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4352]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
cmovc r8, rcx
andn r9, r11, rbx
cmovnz rbp, r12
shrx rdx, rbp, r15
sarx rax, rbp, r15
lea r11, [rbp-1]
vpsrlq ymm5, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2080], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]
vbroadcasti128 ymm11, xmmword ptr [rdi+2192]
cmovnz r13, rcx
xor rax, r13
mov rbx, rsi
add rbx, qword ptr [rdi-64]
sub r14, rbp
sar rbx, 41
mov qword ptr [rdi+264], rbx
lea r9, [rsi+524288]
shl r9, 23
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
mov r12, r8
sar r12, 1
lea rcx, [r12+rax]
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
cmovc rcx, r12
sar r9, 43
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4416]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4384]
vpaddq ymm14, ymm1, ymm0
mov qword ptr [rdi+256], r9
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
andn rbp, r8, rdx
cmovnz r11, r14
shrx rbx, r11, r15
sarx rsi, r11, r15
lea rax, [r11-1]
vmovdqa ymmword ptr [rdi+2112], ymm1
vpmuldq ymm0, ymm9, ymm12
mov r9, -2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2208]
vbroadcasti128 ymm5, xmmword ptr [rdi+2224]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4448]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4416]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2144], ymm12
vpmuldq ymm13, ymm9, ymm2
mov r8, -2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+2240]
vbroadcasti128 ymm15, xmmword ptr [rdi+2256]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
cmovnz r13, r12
xor rsi, r13
mov rdx, r10
add rdx, qword ptr [rdi-56]
sub r9, r11
sar rdx, 42
mov qword ptr [rdi+280], rdx
mov rbp, rcx
sar rbp, 1
lea r14, [rbp+rsi]
lea r12, [r10+1048576]
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4480]
cmovc r14, rbp
andn r11, rcx, rbx
cmovnz rax, r9
shrx rdx, rax, r15
sarx rsi, rax, r15
lea r10, [rax-1]
vpaddq ymm2, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4448]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2176], ymm2
cmovnz r13, rbp
xor rsi, r13
shl r12, 22
sub r8, rax
sar r12, 43
mov qword ptr [rdi+272], r12
mov rcx, qword ptr [rdi+256]
imul rcx, qword ptr [rdi+192]
vpmuldq ymm0, ymm9, ymm1
mov rbx, r14
sar rbx, 1
lea r11, [rbx+rsi]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2272]
mov r9, qword ptr [rdi+264]
cmovc r11, rbx
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
imul r9, qword ptr [rdi+208]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4512]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4480]
lea rbp, [rcx+r9]
andn rax, r14, rdx
cmovnz r10, r8
shrx r12, r10, r15
sarx rsi, r10, r15
lea rcx, [r10-1]
vpaddq ymm15, ymm1, ymm13
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
mov r9, -2
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
mov qword ptr [rdi+128], rbp
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2208], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
mov r14, qword ptr [rdi+256]
vbroadcasti128 ymm2, xmmword ptr [rdi+2304]
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4544]
vpaddq ymm12, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4512]
vpaddq ymm14, ymm12, ymm0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
mov rdx, -2
vpaddq ymm13, ymm1, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2240], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2336]
cmovnz r13, rbx
xor rsi, r13
sub r9, r10
imul r14, qword ptr [rdi+200]
mov rax, r11
sar rax, 1
lea r8, [rax+rsi]
mov rbp, qword ptr [rdi+264]
vbroadcasti128 ymm5, xmmword ptr [rdi+2352]
vpmuldq ymm13, ymm7, ymm1
cmovc r8, rax
andn rbx, r11, r12
cmovnz rcx, r9
shrx r10, rcx, r15
sarx rsi, rcx, r15
lea r11, [rcx-1]
vpmuldq ymm12, ymm8, ymm5
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4576]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4544]
vpaddq ymm11, ymm2, ymm13
cmovnz r13, rax
xor rsi, r13
sub rdx, rcx
imul rbp, qword ptr [rdi+216]
lea r12, [r14+rbp]
mov qword ptr [rdi+136], r12
mov rbx, qword ptr [rdi+272]
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
mov r9, r8
sar r9, 1
lea rax, [r9+rsi]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
cmovc rax, r9
imul rbx, qword ptr [rdi+192]
vmovdqa ymmword ptr [rdi+2272], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
mov rcx, qword ptr [rdi+280]
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]
vbroadcasti128 ymm15, xmmword ptr [rdi+2384]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
imul rcx, qword ptr [rdi+208]
vpaddq ymm1, ymm13, ymm11
andn r14, r8, r10
cmovnz r11, rdx
shrx rbp, r11, r15
sarx r12, r11, r15
lea rsi, [r11-1]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm13, ymm5, ymm2
mov r8, -2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4608]
lea r10, [rbx+rcx]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4576]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
mov qword ptr [rdi+144], r10
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2304], ymm1
vpmuldq ymm0, ymm9, ymm12
mov r14, qword ptr [rdi+272]
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2400]
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
vpaddq ymm0, ymm15, ymm1
mov rdx, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4640]
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4608]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
cmovnz r13, r9
xor r12, r13
sub r8, r11
mov rbx, rax
sar rbx, 1
lea rcx, [rbx+r12]
vmovdqa ymmword ptr [rdi+2336], ymm12
cmovc rcx, rbx
andn r10, rax, rbp
cmovnz rsi, r8
shrx r9, rsi, r15
sarx r11, rsi, r15
lea r12, [rsi-1]
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2432]
vbroadcasti128 ymm11, xmmword ptr [rdi+2448]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
cmovnz r13, rbx
imul r14, qword ptr [rdi+200]
xor r11, r13
mov rax, qword ptr [rdi+280]
sub rdx, rsi
imul rax, qword ptr [rdi+216]
lea rbp, [r14+rax]
mov qword ptr [rdi+152], rbp
vpaddq ymm13, ymm14, ymm12
mov r10, rcx
sar r10, 1
lea r8, [r10+r11]
mov rbx, qword ptr [rdi+256]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4672]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4640]
cmovc r8, r10
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
imul rbx, qword ptr [rdi+40]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2368], ymm2
mov rsi, qword ptr [rdi+264]
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2464]
andn r14, rcx, r9
cmovnz r12, rdx
shrx rax, r12, r15
sarx rbp, r12, r15
lea r11, [r12-1]
vbroadcasti128 ymm5, xmmword ptr [rdi+2480]
mov rcx, -2
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4704]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4672]
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
mov r9, -2
vpmuldq ymm1, ymm8, ymm15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4736]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4704]
cmovnz r13, r10
xor rbp, r13
imul rsi, qword ptr [rdi+48]
sub rcx, r12
lea r14, [rbx+rsi]
neg r14
mov rdx, r8
sar rdx, 1
lea r10, [rdx+rbp]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
cmovc r10, rdx
andn r12, r8, rax
cmovnz r11, rcx
shrx rbx, r11, r15
sarx rsi, r11, r15
lea rbp, [r11-1]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2432], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm1, xmmword ptr [rdi+2528]
cmovnz r13, rdx
sar r14, 20
xor rsi, r13
mov r8, qword ptr [rdi+128]
sub r9, r11
imul r8, qword ptr [rdi+384]
mov rax, qword ptr [rdi+136]
imul rax, qword ptr [rdi+400]
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]
lea r12, [r8+rax]
mov rcx, r10
sar rcx, 1
lea rdx, [rcx+rsi]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm14
vpaddq ymm2, ymm0, ymm5
cmovc rdx, rcx
vpaddq ymm15, ymm2, ymm13
lea r11, [r14+r12]
vpaddq ymm0, ymm15, ymm12
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4768]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4736]
vpaddq ymm15, ymm2, ymm13
mov qword ptr [rdi-112], r11
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
andn r8, r10, rbx
cmovnz rbp, r9
shrx rax, rbp, r15
sarx rsi, rbp, r15
lea r14, [rbp-1]
vpand ymm2, ymm0, ymm6
mov r12, -2
vmovdqa ymmword ptr [rdi+2464], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
vpaddq ymm1, ymm13, ymm15
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4800]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4768]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2496], ymm1
mov r10, -2
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2592]
vbroadcasti128 ymm5, xmmword ptr [rdi+2608]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
cmovnz r13, rcx
xor rsi, r13
sar r11, 20
sub r12, rbp
shl r11, 44
mov qword ptr [rdi+72], r11
mov rbx, rdx
sar rbx, 1
lea r8, [rbx+rsi]
mov r9, qword ptr [rdi+272]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
cmovc r8, rbx
andn rcx, rdx, rax
cmovnz r14, r12
shrx rbp, r14, r15
sarx r11, r14, r15
lea rsi, [r14-1]
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4832]
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4800]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
vpsrlq ymm14, ymm0, 30
cmovnz r13, rbx
xor r11, r13
imul r9, qword ptr [rdi+40]
sub r10, r14
mov rdx, qword ptr [rdi+280]
imul rdx, qword ptr [rdi+48]
lea rax, [r9+rdx]
neg rax
vpand ymm12, ymm0, ymm6
mov rcx, r8
sar rcx, 1
lea r12, [rcx+r11]
vmovdqa ymmword ptr [rdi+2528], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
cmovc r12, rcx
vbroadcasti128 ymm1, xmmword ptr [rdi+2624]
sar rax, 20
vbroadcasti128 ymm15, xmmword ptr [rdi+2640]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
mov rbx, qword ptr [rdi+144]
vpaddq ymm5, ymm2, ymm0
vpaddq ymm13, ymm5, ymm12
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4864]
vpaddq ymm2, ymm13, ymm11
andn r14, r8, rbp
cmovnz rsi, r10
shrx r9, rsi, r15
sarx rdx, rsi, r15
lea r11, [rsi-1]
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4832]
mov r8, -2
vpaddq ymm5, ymm2, ymm0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm14
vpsrlq ymm11, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2560], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm12, xmmword ptr [rdi+2656]
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm14
vpaddq ymm1, ymm0, ymm5
vpaddq ymm15, ymm1, ymm13
vpaddq ymm0, ymm15, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4896]
vpaddq ymm1, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4864]
vpaddq ymm15, ymm1, ymm13
mov rbp, -2
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2592], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm15, ymm10, ymm14
cmovnz r13, rcx
xor rdx, r13
imul rbx, qword ptr [rdi+384]
sub r8, rsi
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+400]
mov r10, r12
sar r10, 1
lea rcx, [r10+rdx]
lea rsi, [rbx+r14]
lea rdx, [rax+rsi]
mov qword ptr [rdi-104], rdx
vbroadcasti128 ymm2, xmmword ptr [rdi+2688]
vbroadcasti128 ymm11, xmmword ptr [rdi+2704]
cmovc rcx, r10
andn rbx, r12, r9
cmovnz r11, r8
shrx r14, r11, r15
sarx rax, r11, r15
lea rsi, [r11-1]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm11
vpaddq ymm12, ymm13, ymm15
vpaddq ymm14, ymm12, ymm0
vpaddq ymm13, ymm14, ymm1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4928]
vpaddq ymm12, ymm13, ymm15
cmovnz r13, r10
xor rax, r13
sub rbp, r11
sar rdx, 20
shl rdx, 44
mov qword ptr [rdi+80], rdx
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4896]
vpaddq ymm14, ymm12, ymm0
mov r12, rcx
sar r12, 1
lea r9, [r12+rax]
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm1, ymm5
cmovc r9, r12
vpsrlq ymm15, ymm13, 30
vpand ymm12, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2624], ymm12
vpmuldq ymm0, ymm9, ymm2
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm1, xmmword ptr [rdi+2720]
vbroadcasti128 ymm5, xmmword ptr [rdi+2736]
vpmuldq ymm13, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm5
andn rbx, rcx, r14
cmovnz rsi, rbp
shrx r8, rsi, r15
sarx r10, rsi, r15
lea r11, [rsi-1]
vpaddq ymm2, ymm0, ymm14
vpaddq ymm11, ymm2, ymm13
mov rdx, -2
vpaddq ymm0, ymm11, ymm12
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4960]
vpaddq ymm2, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4928]
vpaddq ymm11, ymm2, ymm13
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2656], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]
vbroadcasti128 ymm15, xmmword ptr [rdi+2768]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm15
vpaddq ymm1, ymm13, ymm11
vpaddq ymm5, ymm1, ymm0
mov rax, -2
vpaddq ymm13, ymm5, ymm2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4992]
vpaddq ymm1, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4960]
vpaddq ymm5, ymm1, ymm0
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm14
cmovnz r13, r12
xor r10, r13
sub rdx, rsi
mov rcx, r9
sar rcx, 1
lea r14, [rcx+r10]
vpsrlq ymm11, ymm13, 30
vpand ymm1, ymm13, ymm6
cmovc r14, rcx
andn rbx, r9, r8
cmovnz r11, rdx
shrx rbp, r11, r15
sarx r12, r11, r15
lea rsi, [r11-1]
vmovdqa ymmword ptr [rdi+2688], ymm1
vpmuldq ymm0, ymm9, ymm12
vpmuldq ymm5, ymm10, ymm15
vbroadcasti128 ymm2, xmmword ptr [rdi+2784]
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]
vpmuldq ymm13, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm14
cmovnz r13, rcx
xor r12, r13
sub rax, r11
vpaddq ymm12, ymm0, ymm5
vpaddq ymm15, ymm12, ymm13
mov r10, r14
sar r10, 1
lea r9, [r10+r12]
vpaddq ymm0, ymm15, ymm1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5024]
cmovc r9, r10
vpaddq ymm12, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4992]
vpaddq ymm15, ymm12, ymm13
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm11
vpsrlq ymm5, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2720], ymm12
vpmuldq ymm13, ymm9, ymm2
andn r8, r14, rbp
cmovnz rsi, rax
shrx rbx, rsi, r15
sarx rdx, rsi, r15
lea rcx, [rsi-1]
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+2816]
mov r11, -2
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm11
vpaddq ymm2, ymm13, ymm15
vpaddq ymm14, ymm2, ymm0
vpaddq ymm13, ymm14, ymm12
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5056]
vpaddq ymm2, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5024]
vpaddq ymm14, ymm2, ymm0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm12, ymm5
vpsrlq ymm15, ymm13, 30
vpand ymm2, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2752], ymm2
vpmuldq ymm0, ymm9, ymm1
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm12, xmmword ptr [rdi+2848]
mov r12, -2
vbroadcasti128 ymm5, xmmword ptr [rdi+2864]
vpmuldq ymm13, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm5
vpaddq ymm1, ymm0, ymm14
vpaddq ymm11, ymm1, ymm13
vpaddq ymm0, ymm11, ymm2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5088]
cmovnz r13, r10
xor rdx, r13
sub r11, rsi
mov r14, r9
sar r14, 1
lea rbp, [r14+rdx]
vpaddq ymm1, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5056]
cmovc rbp, r14
andn r8, r9, rbx
cmovnz rcx, r11
shrx rax, rcx, r15
sarx r10, rcx, r15
lea rsi, [rcx-1]
vpaddq ymm11, ymm1, ymm13
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm2, ymm15
vpsrlq ymm14, ymm0, 30
vpand ymm1, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2784], ymm1
vpmuldq ymm13, ymm9, ymm12
vpmuldq ymm11, ymm10, ymm5
cmovnz r13, r14
xor r10, r13
sub r12, rcx
vbroadcasti128 ymm2, xmmword ptr [rdi+2880]
mov rdx, rbp
sar rdx, 1
lea r9, [rdx+r10]
vbroadcasti128 ymm15, xmmword ptr [rdi+2896]
vpmuldq ymm0, ymm7, ymm2
vpmuldq ymm1, ymm8, ymm15
cmovc r9, rdx
vpaddq ymm12, ymm13, ymm11
vpaddq ymm5, ymm12, ymm0
vpaddq ymm13, ymm5, ymm1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5120]
vpaddq ymm12, ymm13, ymm11
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5088]
vpaddq ymm5, ymm12, ymm0
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]
andn rbx, rbp, rax
cmovnz rsi, r12
shrx r8, rsi, r15
sarx r11, rsi, r15
lea r14, [rsi-1]
vpaddq ymm13, ymm1, ymm14
vpsrlq ymm11, ymm13, 30
mov rcx, -2
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5152]
vpaddq ymm2, ymm0, ymm5
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5120]
vpaddq ymm15, ymm2, ymm13
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]
vpaddq ymm0, ymm12, ymm11
vpsrlq ymm5, ymm0, 30
mov r10, -2
vpand ymm2, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2848], ymm2
vpmuldq ymm13, ymm9, ymm1
vpmuldq ymm15, ymm10, ymm14
vbroadcasti128 ymm12, xmmword ptr [rdi+2944]
vbroadcasti128 ymm11, xmmword ptr [rdi+2960]
vpmuldq ymm0, ymm7, ymm12
vpmuldq ymm2, ymm8, ymm11
cmovnz r13, rdx
xor r11, r13
sub rcx, rsi
mov rbp, r9
sar rbp, 1
lea rax, [rbp+r11]
vpaddq ymm1, ymm13, ymm15
cmovc rax, rbp
andn rbx, r9, r8
cmovnz r14, rcx
shrx r12, r14, r15
sarx rdx, r14, r15
lea rsi, [r14-1]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm13, ymm14, ymm2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5184]
vpaddq ymm1, ymm13, ymm15
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5152]
vpaddq ymm14, ymm1, ymm0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]
vpaddq ymm13, ymm2, ymm5
cmovnz r13, rbp
xor rdx, r13
sub r10, r14
vpsrlq ymm15, ymm13, 30
mov r11, rax
sar r11, 1
lea r9, [r11+rdx]
vpand ymm1, ymm13, ymm6
vmovdqa ymmword ptr [rdi+2880], ymm1
vpmuldq ymm0, ymm9, ymm12
cmovc r9, r11
vpmuldq ymm14, ymm10, ymm11
vbroadcasti128 ymm2, xmmword ptr [rdi+2976]
vbroadcasti128 ymm5, xmmword ptr [rdi+2992]
vpmuldq ymm13, ymm7, ymm2
mov r8, r9
add r8, qword ptr [rdi-56]
vpmuldq ymm1, ymm8, ymm5
vpaddq ymm12, ymm0, ymm14
mov rbx, r9
shl rbx, 44
vpaddq ymm11, ymm12, ymm13
vpaddq ymm0, ymm11, ymm1
andn rcx, rax, r12
cmovnz rsi, r10
shrx rbp, rsi, r15
sarx r14, rsi, r15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5216]
rorx rdx, r8, 21
rorx rax, r8, 42
vpaddq ymm12, ymm0, ymm14
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5184]
vpaddq ymm11, ymm12, ymm13
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]
vpaddq ymm0, ymm1, ymm15
mov qword ptr [rdi-120], r9
vpsrlq ymm14, ymm0, 30
vpand ymm12, ymm0, ymm6
vmovdqa ymmword ptr [rdi+2912], ymm12
vpmuldq ymm13, ymm9, ymm2
vpmuldq ymm11, ymm10, ymm5
vbroadcasti128 ymm1, xmmword ptr [rdi+3008]
vbroadcasti128 ymm15, xmmword ptr [rdi+3024]
vpmuldq ymm0, ymm7, ymm1
vpmuldq ymm12, ymm8, ymm15
vpaddq ymm2, ymm13, ymm11
vpaddq ymm5, ymm2, ymm0
vpaddq ymm7, ymm5, ymm12
vpmuludq ymm8, ymm3, ymmword ptr [rdi+5248]
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm11, ymm4, ymmword ptr [rdi+5216]
vpaddq ymm2, ymm13, ymm11
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]
vpaddq ymm5, ymm0, ymm14
vpsrlq ymm12, ymm5, 30
vpand ymm3, ymm5, ymm6
vmovdqa ymmword ptr [rdi+2944], ymm3
vpmuldq ymm7, ymm9, ymm1
cmovnz r13, r11
mov r12, r13
add r12, qword ptr [rdi-64]
mov rcx, r13
shl rcx, 45
rorx r10, r12, 20
rorx r8, r12, 41
add rbx, qword ptr [rdi-40]
add rcx, qword ptr [rdi-48]
mov qword ptr [rdi-128], r13
imul rdx, qword ptr [rdi+72]
imul rax, qword ptr [rdi+80]
imul r10, qword ptr [rdi+72]
imul r8, qword ptr [rdi+80]
lea r9, [rdx+rax]
lea r11, [r10+r8]
lea r12, [r9+rbx]
lea r13, [r11+rcx]
vpmuldq ymm8, ymm10, ymm15
vpaddq ymm13, ymm7, ymm8
vpmuludq ymm11, ymm4, ymmword ptr [rdi+5248]
ror r12, 44
ror r13, 45
vpaddq ymm2, ymm13, ymm11
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]
vpaddq ymm14, ymm0, ymm12
vpand ymm5, ymm14, ymm6
vmovdqa ymmword ptr [rdi+2976], ymm5
vpsrlq ymm3, ymm14, 30
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]
vmovdqa ymmword ptr [rdi+3008], ymm9
mov rbx, r12
mov rcx, r13
mov rdx, rsi
mov rsi, r14
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
