// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 222 limbs of 30 bits; 2524 instructions a round, 780 for its steps (form: select).
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
mov rsi, r11
add rsi, qword ptr [rdi-64]
sar rsi, 41
lea rbx, [rax-1]
xor r14, rcx
mov qword ptr [rdi+328], rsi
mov rbp, -2
sub rbp, rax
lea r12, [r11+524288]
mov r8, r10
sar r8, 1
lea r9, [r8+r14]
cmovc r9, r8
shl r12, 23
andn rsi, r10, r13
cmovnz rbx, rbp
shrx rax, rbx, r15
sarx r11, rbx, r15
cmovnz rcx, r8
sar r12, 43
mov qword ptr [rdi+320], r12
mov r14, rdx
add r14, qword ptr [rdi-56]
xor r11, rcx
lea r10, [rbx-1]
sar r14, 42
mov r13, -2
sub r13, rbx
mov rsi, r9
sar rsi, 1
lea rbp, [rsi+r11]
mov qword ptr [rdi+344], r14
lea r8, [rdx+1048576]
cmovc rbp, rsi
andn r12, r9, rax
cmovnz r10, r13
shrx rbx, r10, r15
sarx r11, r10, r15
cmovnz rcx, rsi
shl r8, 22
sar r8, 43
lea r14, [r10-1]
mov qword ptr [rdi+336], r8
xor r11, rcx
mov rdx, -2
sub rdx, r10
mov r9, qword ptr [rdi+320]
mov rax, rbp
sar rax, 1
lea r12, [rax+r11]
cmovc r12, rax
imul r9, qword ptr [rdi+128]
andn r13, rbp, rbx
cmovnz r14, rdx
shrx rsi, r14, r15
sarx r8, r14, r15
mov r10, qword ptr [rdi+328]
cmovnz rcx, rax
imul r10, qword ptr [rdi+144]
lea r11, [r9+r10]
xor r8, rcx
lea rbp, [r14-1]
neg r11
mov rbx, -2
sub rbx, r14
mov qword ptr [rdi-16], r11
mov r13, r12
sar r13, 1
lea rdx, [r13+r8]
mov rax, qword ptr [rdi+320]
cmovc rdx, r13
andn r9, r12, rsi
cmovnz rbp, rbx
shrx r10, rbp, r15
sarx r14, rbp, r15
cmovnz rcx, r13
imul rax, qword ptr [rdi+136]
mov r11, qword ptr [rdi+328]
lea r8, [rbp-1]
imul r11, qword ptr [rdi+152]
xor r14, rcx
mov r12, -2
sub r12, rbp
lea rsi, [rax+r11]
mov r9, rdx
sar r9, 1
lea rbx, [r9+r14]
cmovc rbx, r9
neg rsi
andn r13, rdx, r10
cmovnz r8, r12
shrx rbp, r8, r15
sarx rax, r8, r15
mov qword ptr [rdi+0], rsi
mov r11, qword ptr [rdi+336]
cmovnz rcx, r9
imul r11, qword ptr [rdi+128]
xor rax, rcx
lea r14, [r8-1]
mov rdx, qword ptr [rdi+344]
mov r10, -2
sub r10, r8
imul rdx, qword ptr [rdi+144]
mov r13, rbx
sar r13, 1
lea r12, [r13+rax]
lea rsi, [r11+rdx]
cmovc r12, r13
andn r9, rbx, rbp
cmovnz r14, r10
shrx r8, r14, r15
sarx rax, r14, r15
cmovnz rcx, r13
neg rsi
mov qword ptr [rdi+8], rsi
mov r11, qword ptr [rdi+336]
lea rdx, [r14-1]
xor rax, rcx
mov rbx, -2
imul r11, qword ptr [rdi+136]
sub rbx, r14
mov rbp, qword ptr [rdi+344]
mov r9, r12
sar r9, 1
lea r10, [r9+rax]
cmovc r10, r9
imul rbp, qword ptr [rdi+152]
andn r13, r12, r8
cmovnz rdx, rbx
shrx rsi, rdx, r15
sarx r14, rdx, r15
lea rax, [r11+rbp]
cmovnz rcx, r9
neg rax
xor r14, rcx
mov qword ptr [rdi-8], rax
lea r12, [rdx-1]
mov r8, qword ptr [rdi+320]
mov r13, -2
sub r13, rdx
mov rbx, r10
sar rbx, 1
lea r11, [rbx+r14]
cmovc r11, rbx
andn rbp, r10, rsi
cmovnz r12, r13
shrx r9, r12, r15
sarx rax, r12, r15
cmovnz rcx, rbx
imul r8, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+328]
imul rdx, qword ptr [rdi-104]
lea r14, [r8+rdx]
lea r10, [r12-1]
vbroadcasti128 ymm0, xmmword ptr [rdi-16]
vbroadcasti128 ymm1, xmmword ptr [rdi+0]
neg r14
xor rax, rcx
vmovdqa ymm2, ymmword ptr [rdi+448]
mov rsi, -2
vpand ymm3, ymm0, ymm2
sub rsi, r12
vpand ymm4, ymm1, ymm2
vpsrlq ymm5, ymm0, 30
vpsrlq ymm6, ymm1, 30
sar r14, 20
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]
vpmuldq ymm9, ymm4, ymm7
mov rbp, r11
sar rbp, 1
lea r13, [rbp+rax]
vpaddq ymm10, ymm8, ymm9
cmovc r13, rbp
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]
and r14, qword ptr [rdi-32]
vpsrlq ymm12, ymm11, 30
vpand ymm13, ymm11, ymmword ptr [rdi+448]
andn rbx, r11, r9
cmovnz r10, rsi
shrx r8, r10, r15
sarx rdx, r10, r15
vperm2i128 ymm14, ymm13, ymm13, 0x81
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]
vpmuldq ymm2, ymm6, ymm7
mov qword ptr [rdi+16], r14
vpaddq ymm0, ymm15, ymm2
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]
vpmuldq ymm9, ymm4, ymm1
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm0, ymm10
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]
cmovnz rcx, rbp
shr r14, 20
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm15, ymm7, 30
shl r14, 44
vpand ymm2, ymm7, ymmword ptr [rdi+448]
vperm2i128 ymm8, ymm2, ymm2, 0x81
xor rdx, rcx
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]
lea r12, [r10-1]
vpmuldq ymm0, ymm6, ymm1
vpaddq ymm10, ymm9, ymm0
mov qword ptr [rdi+24], r14
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]
mov rax, -2
sub rax, r10
vpmuldq ymm12, ymm4, ymm11
vpaddq ymm7, ymm13, ymm12
vpaddq ymm2, ymm10, ymm7
mov r11, qword ptr [rdi+336]
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]
mov r9, r13
sar r9, 1
lea rbx, [r9+rdx]
vpaddq ymm9, ymm1, ymm15
vpsrlq ymm0, ymm9, 30
vpand ymm13, ymm9, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+832], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]
vpmuldq ymm10, ymm6, ymm11
cmovc rbx, r9
andn rsi, r13, r8
cmovnz r12, rax
shrx rbp, r12, r15
sarx r14, r12, r15
vpaddq ymm7, ymm12, ymm10
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]
cmovnz rcx, r9
imul r11, qword ptr [rdi-112]
mov r10, qword ptr [rdi+344]
vpmuldq ymm15, ymm4, ymm2
vpaddq ymm9, ymm1, ymm15
vpaddq ymm13, ymm7, ymm9
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm11, ymm0
imul r10, qword ptr [rdi-104]
vpsrlq ymm10, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]
lea rdx, [r12-1]
lea r13, [r11+r10]
vpmuldq ymm7, ymm6, ymm2
vpaddq ymm9, ymm15, ymm7
xor r14, rcx
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e
mov r8, -2
sub r8, r12
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm4, ymm13
neg r13
vpaddq ymm12, ymm11, ymm0
vpaddq ymm2, ymm9, ymm12
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm10
vpsrlq ymm11, ymm7, 30
mov rsi, rbx
sar rsi, 1
lea rax, [rsi+r14]
vpand ymm0, ymm7, ymmword ptr [rdi+448]
cmovc rax, rsi
sar r13, 20
vmovdqa ymmword ptr [rdi+896], ymm0
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]
vpmuldq ymm12, ymm6, ymm13
andn r9, rbx, rbp
cmovnz rdx, r8
shrx r11, rdx, r15
sarx r10, rdx, r15
vpaddq ymm2, ymm9, ymm12
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm13, ymm10, ymm7
vpaddq ymm9, ymm2, ymm13
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]
vpaddq ymm10, ymm12, ymm11
vpsrlq ymm7, ymm10, 30
vpand ymm2, ymm10, ymmword ptr [rdi+448]
cmovnz rcx, rsi
and r13, qword ptr [rdi-32]
mov qword ptr [rdi+32], r13
vmovdqa ymmword ptr [rdi+928], ymm2
shr r13, 20
vpsrlq ymm13, ymm1, 10
vpsllq ymm9, ymm0, 20
vpsllq ymm12, ymm2, 50
xor r10, rcx
vpaddq ymm11, ymm13, ymm9
lea r12, [rdx-1]
shl r13, 44
vpaddq ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi+384], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]
vpmuldq ymm0, ymm6, ymm15
mov r14, -2
sub r14, rdx
vpaddq ymm2, ymm1, ymm0
mov qword ptr [rdi+40], r13
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]
vpmuldq ymm11, ymm4, ymm13
mov rbx, rax
sar rbx, 1
lea rbp, [rbx+r10]
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
cmovc rbp, rbx
andn r9, rax, r11
cmovnz r12, r14
shrx r8, r12, r15
sarx rsi, r12, r15
vmovdqa ymmword ptr [rdi+960], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]
cmovnz rcx, rbx
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
lea rdx, [r12-1]
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+992], ymm15
xor rsi, rcx
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]
mov r13, -2
sub r13, r12
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
mov r10, rbp
sar r10, 1
lea rax, [r10+rsi]
vpaddq ymm15, ymm1, ymm11
cmovc rax, r10
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
andn r11, rbp, r8
cmovnz rdx, r13
shrx r9, rdx, r15
sarx r14, rdx, r15
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1024], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1088]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1120]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
cmovnz rcx, r10
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
xor r14, rcx
vmovdqa ymmword ptr [rdi+1056], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1120]
lea rbx, [rdx-1]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1152], 0x4e
mov r12, -2
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1152]
sub r12, rdx
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
mov rsi, rax
sar rsi, 1
lea rbp, [rsi+r14]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1088], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1152]
cmovc rbp, rsi
andn r8, rax, r9
cmovnz rbx, r12
shrx r11, rbx, r15
sarx r13, rbx, r15
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1184], 0x4e
cmovnz rcx, rsi
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1184]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1120], ymm15
lea r10, [rbx-1]
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
xor r13, rcx
mov rdx, -2
vpshufd ymm9, ymmword ptr [rdi+1216], 0x4e
sub rdx, rbx
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1216]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
mov r14, rbp
sar r14, 1
lea rax, [r14+r13]
vpsrlq ymm0, ymm1, 30
cmovc rax, r14
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1216]
andn r9, rbp, r11
cmovnz r10, rdx
shrx r8, r10, r15
sarx r12, r10, r15
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+1248], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1248]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
cmovnz rcx, r14
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1184], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1248]
vpmuldq ymm12, ymm6, ymm15
xor r12, rcx
vpaddq ymm1, ymm7, ymm12
lea rsi, [r10-1]
vpshufd ymm13, ymmword ptr [rdi+1280], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1280]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
mov rbx, -2
sub rbx, r10
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
mov r13, rax
sar r13, 1
lea rbp, [r13+r12]
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1216], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1280]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+1312], 0x4e
cmovc rbp, r13
andn r11, rax, r8
cmovnz rsi, rbx
shrx r9, rsi, r15
sarx rdx, rsi, r15
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1312]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
cmovnz rcx, r13
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1248], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1312]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
lea r14, [rsi-1]
vpshufd ymm9, ymmword ptr [rdi+1344], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1344]
xor rdx, rcx
vpmuldq ymm12, ymm4, ymm9
mov r10, -2
vpaddq ymm0, ymm13, ymm12
sub r10, rsi
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1280], ymm13
mov r12, rbp
sar r12, 1
lea rax, [r12+rdx]
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1344]
cmovc rax, r12
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+1376], 0x4e
andn r8, rbp, r9
cmovnz r14, r10
shrx r11, r14, r15
sarx rbx, r14, r15
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1376]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1312], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1376]
cmovnz rcx, r12
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1408], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1408]
xor rbx, rcx
vpmuldq ymm11, ymm4, ymm13
lea r13, [r14-1]
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
mov rsi, -2
sub rsi, r14
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1344], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1408]
mov rdx, rax
sar rdx, 1
lea rbp, [rdx+rbx]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+1440], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1440]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
cmovc rbp, rdx
andn r9, rax, r11
cmovnz r13, rsi
shrx r8, r13, r15
sarx r10, r13, r15
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
cmovnz rcx, rdx
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1440]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1472], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1472]
vpmuldq ymm0, ymm4, ymm9
lea r12, [r13-1]
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
xor r10, rcx
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
mov r14, -2
sub r14, r13
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1408], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1472]
vpmuldq ymm1, ymm6, ymm9
mov rbx, rbp
sar rbx, 1
lea rax, [rbx+r10]
vpaddq ymm11, ymm0, ymm1
cmovc rax, rbx
vpshufd ymm15, ymmword ptr [rdi+1504], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1504]
vpmuldq ymm2, ymm4, ymm15
andn r11, rbp, r8
cmovnz r12, r14
shrx r9, r12, r15
sarx rsi, r12, r15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1440], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1504]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
cmovnz rcx, rbx
vpshufd ymm13, ymmword ptr [rdi+1536], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1536]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
mov rdx, rax
add rdx, qword ptr [rdi-56]
mov r13, rcx
add r13, qword ptr [rdi-64]
vpsrlq ymm11, ymm2, 30
mov r10, rax
shl r10, 44
mov rbp, rcx
shl rbp, 45
vpand ymm9, ymm2, ymmword ptr [rdi+448]
rorx r8, rdx, 21
rorx r11, rdx, 42
rorx r14, r13, 20
rorx rbx, r13, 41
vmovdqa ymmword ptr [rdi+1472], ymm9
add r10, qword ptr [rdi-40]
add rbp, qword ptr [rdi-48]
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1536]
imul r8, qword ptr [rdi+24]
imul r11, qword ptr [rdi+40]
imul r14, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+40]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1568], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1568]
vpmuldq ymm1, ymm4, ymm10
lea rdx, [r8+r11]
lea r13, [r14+rbx]
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
lea r8, [rdx+r10]
lea r11, [r13+rbp]
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
ror r8, 44
ror r11, 45
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1504], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1568]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+1600], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1600]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1536], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1600]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+1632], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1632]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1568], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1632]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+1664], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1664]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
xor rsi, r11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
lea r14, [r12-1]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1600], ymm9
mov rbx, -2
sub rbx, r12
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1664]
vpmuldq ymm1, ymm6, ymm13
mov rdx, rcx
add rdx, qword ptr [rdi-64]
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+1696], 0x4e
mov r10, r8
sar r10, 1
lea r13, [r10+rsi]
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1696]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
cmovc r13, r10
andn rbp, r8, r9
cmovnz r14, rbx
shrx r12, r14, r15
sarx rsi, r14, r15
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1632], ymm15
cmovnz r11, r10
sar rdx, 41
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1696]
mov qword ptr [rdi+200], rdx
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+1728], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1728]
vpmuldq ymm12, ymm4, ymm9
lea r8, [rcx+524288]
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
lea r9, [r14-1]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
xor rsi, r11
vpand ymm13, ymm2, ymmword ptr [rdi+448]
mov rbp, -2
shl r8, 23
vmovdqa ymmword ptr [rdi+1664], ymm13
sub rbp, r14
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1728]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+1760], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1760]
sar r8, 43
vpmuldq ymm1, ymm4, ymm15
mov rbx, r13
sar rbx, 1
lea r10, [rbx+rsi]
vpaddq ymm2, ymm10, ymm1
cmovc r10, rbx
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
andn rdx, r13, r12
cmovnz r9, rbp
shrx rcx, r9, r15
sarx r14, r9, r15
vpsrlq ymm7, ymm12, 30
mov qword ptr [rdi+192], r8
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1696], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1760]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1792]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
cmovnz r11, rbx
mov rsi, rax
add rsi, qword ptr [rdi-56]
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
sar rsi, 42
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
xor r14, r11
vpand ymm9, ymm1, ymmword ptr [rdi+448]
lea r13, [r9-1]
vmovdqa ymmword ptr [rdi+1728], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1792]
vpmuldq ymm2, ymm6, ymm13
mov qword ptr [rdi+216], rsi
vpaddq ymm12, ymm11, ymm2
mov r12, -2
sub r12, r9
vpshufd ymm10, ymmword ptr [rdi+1824], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1824]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
mov rdx, r10
sar rdx, 1
lea rbp, [rdx+r14]
vpaddq ymm9, ymm12, ymm1
lea r8, [rax+1048576]
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1760], ymm15
cmovc rbp, rdx
andn rbx, r10, rcx
cmovnz r13, r12
shrx rsi, r13, r15
sarx r9, r13, r15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1824]
vpmuldq ymm12, ymm6, ymm10
cmovnz r11, rdx
shl r8, 22
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1856], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1856]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
sar r8, 43
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
lea r14, [r13-1]
mov qword ptr [rdi+208], r8
vmovdqa ymmword ptr [rdi+1792], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1856]
xor r9, r11
vpmuldq ymm1, ymm6, ymm9
mov rax, -2
sub rax, r13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+1888], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1888]
mov r10, qword ptr [rdi+192]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
mov rcx, rbp
sar rcx, 1
lea rbx, [rcx+r9]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
cmovc rbx, rcx
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
imul r10, qword ptr [rdi+16]
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1824], ymm10
andn r12, rbp, rsi
cmovnz r14, rax
shrx rdx, r14, r15
sarx r8, r14, r15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1888]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e
mov r13, qword ptr [rdi+200]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1920]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
cmovnz r11, rcx
imul r13, qword ptr [rdi+32]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1856], ymm9
xor r8, r11
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1920]
vpmuldq ymm7, ymm6, ymm13
lea r9, [r14-1]
lea rbp, [r10+r13]
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1952], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1952]
mov rsi, -2
vpmuldq ymm1, ymm4, ymm10
sub rsi, r14
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
neg rbp
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
mov r12, rbx
sar r12, 1
lea rax, [r12+r8]
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1888], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1952]
vpmuldq ymm0, ymm6, ymm10
cmovc rax, r12
andn rcx, rbx, rdx
cmovnz r9, rsi
shrx r10, r9, r15
sarx r13, r9, r15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+1984], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1984]
cmovnz r11, r12
sar rbp, 20
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
mov qword ptr [rdi+48], rbp
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
mov r14, qword ptr [rdi+208]
vmovdqa ymmword ptr [rdi+1920], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1984]
lea r8, [r9-1]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+2016], 0x4e
xor r13, r11
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2016]
mov rbx, -2
sub rbx, r9
imul r14, qword ptr [rdi+16]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
mov rdx, qword ptr [rdi+216]
mov rcx, rax
sar rcx, 1
lea rsi, [rcx+r13]
vpand ymm10, ymm11, ymmword ptr [rdi+448]
cmovc rsi, rcx
vmovdqa ymmword ptr [rdi+1952], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2016]
vpmuldq ymm12, ymm6, ymm15
andn r12, rax, r10
cmovnz r8, rbx
shrx rbp, r8, r15
sarx r9, r8, r15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+2048], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2048]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
cmovnz r11, rcx
imul rdx, qword ptr [rdi+32]
lea r13, [r14+rdx]
vmovdqa ymmword ptr [rdi+1984], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2048]
vpmuldq ymm1, ymm6, ymm13
neg r13
vpaddq ymm11, ymm0, ymm1
xor r9, r11
vpshufd ymm10, ymmword ptr [rdi+2080], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2080]
lea rax, [r8-1]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
sar r13, 20
mov r10, -2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
sub r10, r8
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
mov r12, rsi
sar r12, 1
lea rbx, [r12+r9]
vmovdqa ymmword ptr [rdi+2016], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2080]
mov qword ptr [rdi+56], r13
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+2112], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2112]
cmovc rbx, r12
andn rcx, rsi, rbp
cmovnz rax, r10
shrx r14, rax, r15
sarx rdx, rax, r15
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
mov r8, qword ptr [rdi+192]
vpaddq ymm15, ymm7, ymm0
cmovnz r11, r12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
imul r8, qword ptr [rdi+384]
vmovdqa ymmword ptr [rdi+2048], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2112]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+2144], 0x4e
lea r9, [rax-1]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2144]
mov r13, qword ptr [rdi+200]
vpmuldq ymm1, ymm4, ymm15
xor rdx, r11
vpaddq ymm2, ymm10, ymm1
mov rsi, -2
vpaddq ymm13, ymm0, ymm2
sub rsi, rax
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
imul r13, qword ptr [rdi+392]
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2080], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2144]
mov rbp, rbx
sar rbp, 1
lea rcx, [rbp+rdx]
vpmuldq ymm0, ymm6, ymm15
cmovc rcx, rbp
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+2176], 0x4e
lea r10, [r8+r13]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2176]
andn r12, rbx, r14
cmovnz r9, rsi
shrx rax, r9, r15
sarx rdx, r9, r15
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
mov r8, qword ptr [rdi+48]
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2112], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2176]
vpmuldq ymm2, ymm6, ymm13
cmovnz r11, rbp
sar r8, 20
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2208], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2208]
vpmuldq ymm7, ymm4, ymm10
xor rdx, r11
vpaddq ymm1, ymm15, ymm7
lea r13, [r9-1]
vpaddq ymm9, ymm12, ymm1
sub r8, r10
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
mov rbx, -2
sub rbx, r9
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2144], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2208]
shl r8, 44
vpmuldq ymm12, ymm6, ymm10
mov r14, rcx
sar r14, 1
lea r12, [r14+rdx]
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+2240], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2240]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
mov qword ptr [rdi+64], r8
vpaddq ymm15, ymm1, ymm11
cmovc r12, r14
andn rsi, rcx, rax
cmovnz r13, rbx
shrx rbp, r13, r15
sarx r10, r13, r15
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
cmovnz r11, r14
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2176], ymm13
mov r9, qword ptr [rdi+208]
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2240]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+2272], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2272]
imul r9, qword ptr [rdi+384]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
lea rdx, [r13-1]
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
xor r10, r11
vpaddq ymm0, ymm9, ymm12
mov r8, -2
sub r8, r13
vpsrlq ymm1, ymm0, 30
mov rcx, qword ptr [rdi+216]
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2208], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2272]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
mov rax, r12
sar rax, 1
lea rsi, [rax+r10]
vpshufd ymm13, ymmword ptr [rdi+2304], 0x4e
cmovc rsi, rax
imul rcx, qword ptr [rdi+392]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2304]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
andn rbx, r12, rbp
cmovnz rdx, r8
shrx r14, rdx, r15
sarx r13, rdx, r15
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
lea r10, [r9+rcx]
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2240], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2304]
vpmuldq ymm7, ymm6, ymm13
mov r12, qword ptr [rdi+56]
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+2336], 0x4e
cmovnz r11, rax
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2336]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
sar r12, 20
xor r13, r11
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
lea rbp, [rdx-1]
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2272], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2336]
mov rbx, -2
sub rbx, rdx
sub r12, r10
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+2368], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2368]
mov r8, rsi
sar r8, 1
lea r9, [r8+r13]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
cmovc r9, r8
andn rcx, rsi, r14
cmovnz rbp, rbx
shrx rax, rbp, r15
sarx rdx, rbp, r15
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2304], ymm13
cmovnz r11, r8
shl r12, 44
mov qword ptr [rdi+72], r12
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2368]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+2400], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2400]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
lea r10, [rbp-1]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
xor rdx, r11
vmovdqa ymmword ptr [rdi+2336], ymm10
mov r13, -2
sub r13, rbp
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2400]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+2432], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2432]
vpmuldq ymm0, ymm4, ymm13
mov rsi, r9
sar rsi, 1
lea r14, [rsi+rdx]
vpaddq ymm11, ymm9, ymm0
cmovc r14, rsi
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
andn rcx, r9, rax
cmovnz r10, r13
shrx rbx, r10, r15
sarx r8, r10, r15
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2368], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2432]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+2464], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2464]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
cmovnz r11, rsi
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
xor r8, r11
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2400], ymm15
lea r12, [r10-1]
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2464]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
mov rbp, -2
vpshufd ymm9, ymmword ptr [rdi+2496], 0x4e
sub rbp, r10
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2496]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
mov rdx, r14
sar rdx, 1
lea r9, [rdx+r8]
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2432], ymm13
cmovc r9, rdx
andn rax, r14, rbx
cmovnz r12, rbp
shrx rcx, r12, r15
sarx r13, r12, r15
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2496]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
cmovnz r11, rdx
vpshufd ymm15, ymmword ptr [rdi+2528], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2528]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
lea rsi, [r12-1]
vmovdqa ymmword ptr [rdi+2464], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2528]
xor r13, r11
vpmuldq ymm0, ymm6, ymm15
mov r10, -2
vpaddq ymm2, ymm1, ymm0
sub r10, r12
vpshufd ymm13, ymmword ptr [rdi+2560], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2560]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov r8, r9
sar r8, 1
lea r14, [r8+r13]
vpaddq ymm1, ymm15, ymm7
cmovc r14, r8
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2496], ymm9
andn rbx, r9, rcx
cmovnz rsi, r10
shrx rax, rsi, r15
sarx rbp, rsi, r15
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2560]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2592], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2592]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
cmovnz r11, r8
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2528], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2592]
xor rbp, r11
vpmuldq ymm12, ymm6, ymm10
lea rdx, [rsi-1]
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+2624], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2624]
vpmuldq ymm0, ymm4, ymm9
mov r12, -2
sub r12, rsi
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
mov r13, r14
sar r13, 1
lea r9, [r13+rbp]
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2560], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2624]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
cmovc r9, r13
andn rcx, r14, rax
cmovnz rdx, r12
shrx rbx, rdx, r15
sarx r10, rdx, r15
vpshufd ymm15, ymmword ptr [rdi+2656], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2656]
vpmuldq ymm2, ymm4, ymm15
cmovnz r11, r13
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2592], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2656]
vpmuldq ymm11, ymm6, ymm15
lea r8, [rdx-1]
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+2688], 0x4e
xor r10, r11
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2688]
mov rsi, -2
sub rsi, rdx
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
mov rbp, r9
sar rbp, 1
lea r14, [rbp+r10]
vpand ymm9, ymm2, ymmword ptr [rdi+448]
cmovc r14, rbp
vmovdqa ymmword ptr [rdi+2624], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2688]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
andn rax, r9, rbx
cmovnz r8, rsi
shrx rcx, r8, r15
sarx r12, r8, r15
vpshufd ymm10, ymmword ptr [rdi+2720], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2720]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
cmovnz r11, rbp
vmovdqa ymmword ptr [rdi+2656], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2720]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
xor r12, r11
vpshufd ymm9, ymmword ptr [rdi+2752], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2752]
lea r13, [r8-1]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
mov rdx, -2
sub rdx, r8
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2688], ymm13
mov r10, r14
sar r10, 1
lea r9, [r10+r12]
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2752]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+2784], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2784]
vpmuldq ymm7, ymm4, ymm15
cmovc r9, r10
andn rbx, r14, rcx
cmovnz r13, rdx
shrx rax, r13, r15
sarx rsi, r13, r15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
cmovnz r11, r10
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2720], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2784]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+2816], 0x4e
lea rbp, [r13-1]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2816]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
xor rsi, r11
vpaddq ymm10, ymm1, ymm11
mov r8, -2
sub r8, r13
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2752], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2816]
mov r12, r9
sar r12, 1
lea r14, [r12+rsi]
vpmuldq ymm1, ymm6, ymm13
cmovc r14, r12
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+2848], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2848]
andn rcx, r9, rax
cmovnz rbp, r8
shrx rbx, rbp, r15
sarx rdx, rbp, r15
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2784], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2848]
vpmuldq ymm11, ymm6, ymm10
cmovnz r11, r12
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+2880], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2880]
vpmuldq ymm12, ymm4, ymm9
xor rdx, r11
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
lea r10, [rbp-1]
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
mov r13, -2
vpand ymm13, ymm2, ymmword ptr [rdi+448]
sub r13, rbp
vmovdqa ymmword ptr [rdi+2816], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2880]
vpmuldq ymm7, ymm6, ymm9
mov rsi, r14
sar rsi, 1
lea r9, [rsi+rdx]
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+2912], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2912]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
cmovc r9, rsi
andn rax, r14, rbx
cmovnz r10, r13
shrx rcx, r10, r15
sarx r8, r10, r15
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
cmovnz r11, rsi
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2848], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2912]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+2944], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2944]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
lea r12, [r10-1]
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
xor r8, r11
vpaddq ymm1, ymm15, ymm7
mov rbp, -2
vpsrlq ymm0, ymm1, 30
sub rbp, r10
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2880], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2944]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2976], 0x4e
mov rdx, r9
sar rdx, 1
lea r14, [rdx+r8]
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2976]
cmovc r14, rdx
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
andn rbx, r9, rcx
cmovnz r12, rbp
shrx rax, r12, r15
sarx r13, r12, r15
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2912], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2976]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+3008], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3008]
cmovnz r11, rdx
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
mov rsi, r14
add rsi, qword ptr [rdi-56]
mov r10, r11
add r10, qword ptr [rdi-64]
vmovdqa ymmword ptr [rdi+2944], ymm13
mov r8, r14
shl r8, 44
mov r9, r11
shl r9, 45
rorx rcx, rsi, 21
rorx rbx, rsi, 42
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3008]
rorx rbp, r10, 20
rorx rdx, r10, 41
add r8, qword ptr [rdi-40]
vpmuldq ymm1, ymm6, ymm9
add r9, qword ptr [rdi-48]
imul rcx, qword ptr [rdi+64]
imul rbx, qword ptr [rdi+72]
imul rbp, qword ptr [rdi+64]
imul rdx, qword ptr [rdi+72]
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+3040], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3040]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
lea rsi, [rcx+rbx]
lea r10, [rbp+rdx]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
lea rcx, [rsi+r8]
lea rbx, [r10+r9]
vpsrlq ymm1, ymm0, 30
ror rcx, 44
vpand ymm10, ymm0, ymmword ptr [rdi+448]
ror rbx, 45
vmovdqa ymmword ptr [rdi+2976], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3040]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+3072], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3072]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3008], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3072]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+3104], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3104]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3040], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3104]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+3136], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3136]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
xor r13, rbx
vpsrlq ymm0, ymm1, 30
lea rbp, [r12-1]
vpand ymm13, ymm1, ymmword ptr [rdi+448]
mov rdx, r11
add rdx, qword ptr [rdi-64]
vmovdqa ymmword ptr [rdi+3072], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3136]
vpmuldq ymm2, ymm6, ymm9
mov rsi, -2
sub rsi, r12
vpaddq ymm12, ymm11, ymm2
sar rdx, 41
vpshufd ymm15, ymmword ptr [rdi+3168], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3168]
vpmuldq ymm7, ymm4, ymm15
mov r8, rcx
sar r8, 1
lea r10, [r8+r13]
mov qword ptr [rdi+264], rdx
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
lea r9, [r11+524288]
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
cmovc r10, r8
andn r12, rcx, rax
cmovnz rbp, rsi
shrx r13, rbp, r15
sarx rdx, rbp, r15
vmovdqa ymmword ptr [rdi+3104], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3168]
cmovnz rbx, r8
shl r9, 23
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+3200], 0x4e
sar r9, 43
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3200]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
mov qword ptr [rdi+256], r9
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
lea r11, [rbp-1]
vpsrlq ymm12, ymm7, 30
mov rcx, r14
add rcx, qword ptr [rdi-56]
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3136], ymm9
xor rdx, rbx
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3200]
mov rax, -2
sub rax, rbp
sar rcx, 42
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+3232], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3232]
mov qword ptr [rdi+280], rcx
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
mov r12, r10
sar r12, 1
lea rsi, [r12+rdx]
vpaddq ymm9, ymm11, ymm7
cmovc rsi, r12
lea r8, [r14+1048576]
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
andn r9, r10, r13
cmovnz r11, rax
shrx rbp, r11, r15
sarx rcx, r11, r15
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3168], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3232]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+3264], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3264]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
cmovnz rbx, r12
shl r8, 22
sar r8, 43
mov qword ptr [rdi+272], r8
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
mov rdx, qword ptr [rdi+256]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
xor rcx, rbx
vmovdqa ymmword ptr [rdi+3200], ymm13
imul rdx, qword ptr [rdi+192]
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3264]
lea r14, [r11-1]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
mov r10, qword ptr [rdi+264]
vpshufd ymm15, ymmword ptr [rdi+3296], 0x4e
mov r13, -2
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3296]
sub r13, r11
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
imul r10, qword ptr [rdi+208]
vpaddq ymm13, ymm0, ymm2
mov r9, rsi
sar r9, 1
lea rax, [r9+rcx]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
lea r12, [rdx+r10]
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3232], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3296]
mov qword ptr [rdi+128], r12
cmovc rax, r9
andn r8, rsi, rbp
cmovnz r14, r13
shrx r11, r14, r15
sarx rcx, r14, r15
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+3328], 0x4e
cmovnz rbx, r9
mov rdx, qword ptr [rdi+256]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3328]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
imul rdx, qword ptr [rdi+200]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
mov r10, qword ptr [rdi+264]
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3264], ymm9
lea r12, [r14-1]
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3328]
vpmuldq ymm2, ymm6, ymm13
imul r10, qword ptr [rdi+216]
vpaddq ymm12, ymm11, ymm2
xor rcx, rbx
mov rsi, -2
vpshufd ymm10, ymmword ptr [rdi+3360], 0x4e
sub rsi, r14
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3360]
lea rbp, [rdx+r10]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov qword ptr [rdi+136], rbp
vpaddq ymm11, ymm13, ymm0
mov r8, rax
sar r8, 1
lea r13, [r8+rcx]
vpsrlq ymm2, ymm11, 30
cmovc r13, r8
vpand ymm15, ymm11, ymmword ptr [rdi+448]
mov r9, qword ptr [rdi+272]
vmovdqa ymmword ptr [rdi+3296], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3360]
andn r14, rax, r11
cmovnz r12, rsi
shrx rdx, r12, r15
sarx r10, r12, r15
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+3392], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3392]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
cmovnz rbx, r8
imul r9, qword ptr [rdi+192]
mov rbp, qword ptr [rdi+280]
imul rbp, qword ptr [rdi+208]
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3328], ymm13
lea rcx, [r9+rbp]
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3392]
vpmuldq ymm1, ymm6, ymm9
xor r10, rbx
vpaddq ymm11, ymm0, ymm1
lea rax, [r12-1]
vpshufd ymm15, ymmword ptr [rdi+3424], 0x4e
mov qword ptr [rdi+144], rcx
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3424]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
mov r11, -2
mov r14, qword ptr [rdi+272]
sub r11, r12
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
imul r14, qword ptr [rdi+200]
mov rsi, r13
sar rsi, 1
lea r8, [rsi+r10]
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3360], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3424]
mov r9, qword ptr [rdi+280]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+3456], 0x4e
cmovc r8, rsi
andn rbp, r13, rdx
cmovnz rax, r11
shrx rcx, rax, r15
sarx r12, rax, r15
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3456]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
cmovnz rbx, rsi
imul r9, qword ptr [rdi+216]
vpaddq ymm10, ymm7, ymm0
lea r10, [r14+r9]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
mov qword ptr [rdi+152], r10
vmovdqa ymmword ptr [rdi+3392], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3456]
vpmuldq ymm7, ymm6, ymm13
mov r13, qword ptr [rdi+256]
vpaddq ymm0, ymm12, ymm7
lea rdx, [rax-1]
vpshufd ymm10, ymmword ptr [rdi+3488], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3488]
xor r12, rbx
vpmuldq ymm1, ymm4, ymm10
imul r13, qword ptr [rdi+48]
mov rbp, -2
sub rbp, rax
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov r11, qword ptr [rdi+264]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3424], ymm15
mov rsi, r8
sar rsi, 1
lea r14, [rsi+r12]
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3488]
cmovc r14, rsi
imul r11, qword ptr [rdi+56]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
lea r9, [r13+r11]
vpshufd ymm9, ymmword ptr [rdi+3520], 0x4e
andn r10, r8, rcx
cmovnz rdx, rbp
shrx rax, rdx, r15
sarx r12, rdx, r15
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3520]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3456], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3520]
cmovnz rbx, rsi
neg r9
sar r9, 20
mov r13, qword ptr [rdi+128]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+3552], 0x4e
imul r13, qword ptr [rdi+384]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3552]
xor r12, rbx
vpmuldq ymm7, ymm4, ymm15
lea r11, [rdx-1]
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
mov r8, qword ptr [rdi+136]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
mov rcx, -2
sub rcx, rdx
vpsrlq ymm2, ymm11, 30
imul r8, qword ptr [rdi+392]
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3488], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3552]
mov r10, r14
sar r10, 1
lea rbp, [r10+r12]
vpmuldq ymm12, ymm6, ymm15
lea rsi, [r13+r8]
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+3584], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3584]
lea rdx, [r9+rsi]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
cmovc rbp, r10
andn r12, r14, rax
cmovnz r11, rcx
shrx r13, r11, r15
sarx r8, r11, r15
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov qword ptr [rdi-112], rdx
cmovnz rbx, r10
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
sar rdx, 20
vmovdqa ymmword ptr [rdi+3520], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3584]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
shl rdx, 44
vpshufd ymm10, ymmword ptr [rdi+3616], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3616]
vpmuldq ymm2, ymm4, ymm10
lea r9, [r11-1]
mov qword ptr [rdi+80], rdx
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
xor r8, rbx
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov rsi, -2
sub rsi, r11
vpaddq ymm0, ymm13, ymm12
mov r14, qword ptr [rdi+272]
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3552], ymm15
imul r14, qword ptr [rdi+48]
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3616]
vpmuldq ymm11, ymm6, ymm10
mov rax, rbp
sar rax, 1
lea r12, [rax+r8]
vpaddq ymm7, ymm2, ymm11
cmovc r12, rax
vpshufd ymm9, ymmword ptr [rdi+3648], 0x4e
mov rcx, qword ptr [rdi+280]
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3648]
vpmuldq ymm12, ymm4, ymm9
andn r10, rbp, r13
cmovnz r9, rsi
shrx rdx, r9, r15
sarx r11, r9, r15
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3584], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3648]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
cmovnz rbx, rax
imul rcx, qword ptr [rdi+56]
lea r8, [r14+rcx]
neg r8
vpshufd ymm15, ymmword ptr [rdi+3680], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3680]
sar r8, 20
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
xor r11, rbx
vpaddq ymm13, ymm0, ymm2
mov rbp, qword ptr [rdi+144]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
lea r13, [r9-1]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
imul rbp, qword ptr [rdi+384]
mov r10, -2
vmovdqa ymmword ptr [rdi+3616], ymm10
sub r10, r9
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3680]
vpmuldq ymm0, ymm6, ymm15
mov rsi, qword ptr [rdi+152]
vpaddq ymm2, ymm1, ymm0
mov rax, r12
sar rax, 1
lea r14, [rax+r11]
vpshufd ymm13, ymmword ptr [rdi+3712], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3712]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
cmovc r14, rax
andn rcx, r12, rdx
cmovnz r13, r10
shrx r9, r13, r15
sarx r11, r13, r15
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
cmovnz rbx, rax
imul rsi, qword ptr [rdi+392]
lea r12, [rbp+rsi]
vmovdqa ymmword ptr [rdi+3648], ymm9
lea rdx, [r8+r12]
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3712]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
mov qword ptr [rdi-104], rdx
vpshufd ymm10, ymmword ptr [rdi+3744], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3744]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
sar rdx, 20
vpaddq ymm9, ymm12, ymm1
lea rcx, [r13-1]
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
shl rdx, 44
vpsrlq ymm2, ymm11, 30
xor r11, rbx
mov r10, -2
vpand ymm15, ymm11, ymmword ptr [rdi+448]
sub r10, r13
vmovdqa ymmword ptr [rdi+3680], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3744]
mov qword ptr [rdi+88], rdx
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+3776], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3776]
mov rax, r14
sar rax, 1
lea rbp, [rax+r11]
vpmuldq ymm0, ymm4, ymm9
cmovc rbp, rax
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
andn rsi, r14, r9
cmovnz rcx, r10
shrx r8, rcx, r15
sarx r12, rcx, r15
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3712], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3776]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+3808], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3808]
vpmuldq ymm2, ymm4, ymm15
cmovnz rbx, rax
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
xor r12, rbx
vpsrlq ymm1, ymm0, 30
lea r13, [rcx-1]
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3744], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3808]
vpmuldq ymm11, ymm6, ymm15
mov rdx, -2
sub rdx, rcx
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+3840], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3840]
vpmuldq ymm12, ymm4, ymm13
mov r11, rbp
sar r11, 1
lea r14, [r11+r12]
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
cmovc r14, r11
andn r9, rbp, r8
cmovnz r13, rdx
shrx rsi, r13, r15
sarx r10, r13, r15
vmovdqa ymmword ptr [rdi+3776], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3840]
vpmuldq ymm7, ymm6, ymm13
cmovnz rbx, r11
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+3872], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3872]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
lea rax, [r13-1]
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3808], ymm15
xor r10, rbx
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3872]
mov rcx, -2
vpmuldq ymm0, ymm6, ymm10
sub rcx, r13
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+3904], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3904]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
mov r12, r14
sar r12, 1
lea rbp, [r12+r10]
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
cmovc rbp, r12
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
andn r8, r14, rsi
cmovnz rax, rcx
shrx r9, rax, r15
sarx rdx, rax, r15
vmovdqa ymmword ptr [rdi+3840], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3904]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+3936], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3936]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
cmovnz rbx, r12
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3872], ymm10
xor rdx, rbx
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3936]
lea r11, [rax-1]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+3968], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3968]
mov r13, -2
sub r13, rax
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov r10, rbp
sar r10, 1
lea r14, [r10+rdx]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3904], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3968]
vpmuldq ymm1, ymm6, ymm13
cmovc r14, r10
andn rsi, rbp, r9
cmovnz r11, r13
shrx r8, r11, r15
sarx rcx, r11, r15
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+4000], 0x4e
cmovnz rbx, r10
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4000]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3936], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+4000]
lea r12, [r11-1]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
xor rcx, rbx
vpshufd ymm9, ymmword ptr [rdi+4032], 0x4e
mov rax, -2
sub rax, r11
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4032]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
mov rdx, r14
sar rdx, 1
lea rbp, [rdx+rcx]
vpsrlq ymm11, ymm2, 30
cmovc rbp, rdx
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+3968], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+4032]
andn r9, r14, r8
cmovnz r12, rax
shrx rsi, r12, r15
sarx r13, r12, r15
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+4064], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4064]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
cmovnz rbx, rdx
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4000], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+4064]
vpmuldq ymm0, ymm6, ymm15
xor r13, rbx
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+4096], 0x4e
lea r10, [r12-1]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4096]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
mov r11, -2
vpaddq ymm10, ymm2, ymm12
sub r11, r12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
mov rcx, rbp
sar rcx, 1
lea r14, [rcx+r13]
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4032], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+4096]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+4128], 0x4e
cmovc r14, rcx
andn r8, rbp, rsi
cmovnz r10, r11
shrx r9, r10, r15
sarx rax, r10, r15
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4128]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
cmovnz rbx, rcx
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4064], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+4128]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
lea rdx, [r10-1]
vpshufd ymm9, ymmword ptr [rdi+4160], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4160]
vpmuldq ymm0, ymm4, ymm9
xor rax, rbx
vpaddq ymm11, ymm13, ymm0
mov r12, -2
sub r12, r10
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4096], ymm13
mov r13, r14
sar r13, 1
lea rbp, [r13+rax]
vpmuldq ymm0, ymm5, ymmword ptr [rdi+4160]
cmovc rbp, r13
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+4192], 0x4e
andn rsi, r14, r9
cmovnz rdx, r12
shrx r8, rdx, r15
sarx r11, rdx, r15
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4192]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4128], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+4192]
cmovnz rbx, r13
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+4224], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4224]
xor r11, rbx
vpmuldq ymm12, ymm4, ymm13
lea rcx, [rdx-1]
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
mov r10, -2
sub r10, rdx
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4160], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+4224]
mov rax, rbp
sar rax, 1
lea r14, [rax+r11]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+4256], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4256]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
cmovc r14, rax
andn r9, rbp, r8
cmovnz rcx, r10
shrx rsi, rcx, r15
sarx r12, rcx, r15
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
cmovnz rbx, rax
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4192], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+4256]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+4288], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4288]
vpmuldq ymm11, ymm4, ymm9
lea r13, [rcx-1]
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
xor r12, rbx
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
mov rdx, -2
vpaddq ymm1, ymm10, ymm7
sub rdx, rcx
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4224], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+4288]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
mov r11, r14
sar r11, 1
lea rbp, [r11+r12]
vpshufd ymm15, ymmword ptr [rdi+4320], 0x4e
cmovc rbp, r11
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4320]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
andn r8, r14, rsi
cmovnz r13, rdx
shrx r9, r13, r15
sarx r10, r13, r15
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4256], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+4320]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+4352], 0x4e
cmovnz rbx, r11
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4352]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
xor r10, rbx
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
lea rax, [r13-1]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm3, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4288], ymm3
mov rcx, -2
sub rcx, r13
vpmuldq ymm4, ymm5, ymmword ptr [rdi+4352]
vpmuldq ymm9, ymm6, ymm13
vpaddq ymm0, ymm4, ymm9
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
mov r12, rbp
sar r12, 1
lea r14, [r12+r10]
vpaddq ymm11, ymm1, ymm12
vpaddq ymm10, ymm11, ymm14
vpand ymm15, ymm10, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+4320], ymm15
vpsrlq ymm2, ymm10, 30
vpaddq ymm7, ymm2, ymm8
cmovc r14, r12
andn rsi, rbp, r9
cmovnz rax, rcx
shrx r8, rax, r15
sarx rdx, rax, r15
vpaddq ymm3, ymm7, ymmword ptr [rdi+576]
vpand ymm5, ymm3, ymmword ptr [rdi+608]
cmovnz rbx, r12
vmovdqa ymmword ptr [rdi+4352], ymm5
vpsrlq ymm6, ymm3, 30
vperm2i128 ymm13, ymm6, ymm6, 0x08
vpaddq ymm4, ymm13, ymmword ptr [rdi+640]
vpaddq ymm9, ymm4, ymmword ptr [rdi+832]
vmovdqa ymmword ptr [rdi+832], ymm9
lea r11, [rax-1]
xor rdx, rbx
mov r13, -2
sub r13, rax
mov r10, r14
sar r10, 1
lea rbp, [r10+rdx]
cmovc rbp, r10
andn r9, r14, r8
cmovnz r11, r13
shrx rsi, r11, r15
sarx rcx, r11, r15
cmovnz rbx, r10
mov r12, rbp
add r12, qword ptr [rdi-56]
mov rax, rbx
add rax, qword ptr [rdi-64]
mov rdx, rbp
shl rdx, 44
mov r14, rbx
shl r14, 45
rorx r8, r12, 21
rorx r9, r12, 42
rorx r13, rax, 20
rorx r10, rax, 41
add rdx, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
mov qword ptr [rdi-128], rbx
mov qword ptr [rdi-120], rbp
imul r8, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
imul r13, qword ptr [rdi+80]
imul r10, qword ptr [rdi+88]
lea r12, [r8+r9]
lea rax, [r13+r10]
lea rbx, [r12+rdx]
lea rbp, [rax+r14]
ror rbx, 44
ror rbp, 45
mov rdx, r11
mov rax, rcx
mov rcx, rbp
mov rbp, rsi
mov rsi, rax
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
