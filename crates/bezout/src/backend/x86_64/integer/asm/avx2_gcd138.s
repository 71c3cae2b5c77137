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
// Length: 138 limbs of 30 bits; 1977 instructions a round, 780 for its steps (form: select).
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
cmovnz rcx, r10
mov rbx, r9
add rbx, qword ptr [rdi-64]
xor rdx, rcx
mov rbp, -2
sub rbp, rax
sar rbx, 41
mov qword ptr [rdi+328], rbx
mov r13, r11
sar r13, 1
lea r8, [r13+rdx]
cmovc r8, r13
lea r10, [r9+524288]
andn rax, r11, r14
cmovnz rsi, rbp
shrx rbx, rsi, r15
sarx rdx, rsi, r15
lea r9, [rsi-1]
mov r11, -2
cmovnz rcx, r13
shl r10, 23
xor rdx, rcx
sar r10, 43
mov qword ptr [rdi+320], r10
sub r11, rsi
mov r14, r12
add r14, qword ptr [rdi-56]
mov rax, r8
sar rax, 1
lea rbp, [rax+rdx]
cmovc rbp, rax
andn r13, r8, rbx
cmovnz r9, r11
shrx r10, r9, r15
sarx rsi, r9, r15
lea rdx, [r9-1]
cmovnz rcx, rax
sar r14, 42
mov qword ptr [rdi+344], r14
xor rsi, rcx
lea r8, [r12+1048576]
mov rbx, -2
sub rbx, r9
shl r8, 22
mov r13, rbp
sar r13, 1
lea r11, [r13+rsi]
cmovc r11, r13
sar r8, 43
mov qword ptr [rdi+336], r8
andn rax, rbp, r10
cmovnz rdx, rbx
shrx r14, rdx, r15
sarx r12, rdx, r15
mov r9, qword ptr [rdi+320]
lea rsi, [rdx-1]
mov r8, -2
cmovnz rcx, r13
xor r12, rcx
imul r9, qword ptr [rdi+128]
sub r8, rdx
mov rbp, qword ptr [rdi+328]
mov r10, r11
sar r10, 1
lea rax, [r10+r12]
cmovc rax, r10
andn rbx, r11, r14
cmovnz rsi, r8
shrx r13, rsi, r15
sarx rdx, rsi, r15
lea r12, [rsi-1]
cmovnz rcx, r10
imul rbp, qword ptr [rdi+144]
lea r11, [r9+rbp]
neg r11
xor rdx, rcx
mov r14, -2
sub r14, rsi
mov qword ptr [rdi-16], r11
mov rbx, qword ptr [rdi+320]
mov r8, rax
sar r8, 1
lea r10, [r8+rdx]
cmovc r10, r8
imul rbx, qword ptr [rdi+136]
andn r9, rax, r13
cmovnz r12, r14
shrx rbp, r12, r15
sarx rsi, r12, r15
mov r11, qword ptr [rdi+328]
lea rdx, [r12-1]
mov rax, -2
cmovnz rcx, r8
xor rsi, rcx
imul r11, qword ptr [rdi+152]
sub rax, r12
lea r13, [rbx+r11]
mov r9, r10
sar r9, 1
lea r14, [r9+rsi]
cmovc r14, r9
andn r8, r10, rbp
cmovnz rdx, rax
shrx r12, rdx, r15
sarx rbx, rdx, r15
lea r11, [rdx-1]
cmovnz rcx, r9
neg r13
mov qword ptr [rdi+0], r13
mov rsi, qword ptr [rdi+336]
xor rbx, rcx
mov r10, -2
sub r10, rdx
imul rsi, qword ptr [rdi+128]
mov rbp, qword ptr [rdi+344]
mov r8, r14
sar r8, 1
lea rax, [r8+rbx]
cmovc rax, r8
imul rbp, qword ptr [rdi+144]
andn r9, r14, r12
cmovnz r11, r10
shrx r13, r11, r15
sarx rdx, r11, r15
lea rbx, [rsi+rbp]
lea r14, [r11-1]
mov r12, -2
cmovnz rcx, r8
xor rdx, rcx
neg rbx
mov qword ptr [rdi+8], rbx
sub r12, r11
mov r9, qword ptr [rdi+336]
mov r10, rax
sar r10, 1
lea rsi, [r10+rdx]
cmovc rsi, r10
andn rbp, rax, r13
cmovnz r14, r12
shrx r8, r14, r15
sarx rbx, r14, r15
lea r11, [r14-1]
cmovnz rcx, r10
imul r9, qword ptr [rdi+136]
mov rdx, qword ptr [rdi+344]
xor rbx, rcx
mov rax, -2
imul rdx, qword ptr [rdi+152]
sub rax, r14
lea r13, [r9+rdx]
mov rbp, rsi
sar rbp, 1
lea r12, [rbp+rbx]
cmovc r12, rbp
neg r13
mov qword ptr [rdi-8], r13
andn r10, rsi, r8
cmovnz r11, rax
shrx r14, r11, r15
sarx r9, r11, r15
mov rdx, qword ptr [rdi+320]
lea rbx, [r11-1]
mov r13, -2
cmovnz rcx, rbp
xor r9, rcx
imul rdx, qword ptr [rdi-112]
sub r13, r11
mov rsi, qword ptr [rdi+328]
mov r8, r12
sar r8, 1
lea r10, [r8+r9]
cmovc r10, r8
andn rax, r12, r14
cmovnz rbx, r13
shrx rbp, rbx, r15
sarx r11, rbx, r15
lea r9, [rbx-1]
cmovnz rcx, r8
imul rsi, qword ptr [rdi-104]
lea r12, [rdx+rsi]
xor r11, rcx
neg r12
mov r14, -2
sub r14, rbx
sar r12, 20
and r12, qword ptr [rdi-32]
vbroadcasti128 ymm0, xmmword ptr [rdi-16]
mov rax, r10
sar rax, 1
lea r13, [rax+r11]
vbroadcasti128 ymm1, xmmword ptr [rdi+0]
cmovc r13, rax
vmovdqa ymm2, ymmword ptr [rdi+448]
vpand ymm3, ymm0, ymm2
mov qword ptr [rdi+16], r12
vpand ymm4, ymm1, ymm2
andn r8, r10, rbp
cmovnz r9, r14
shrx rdx, r9, r15
sarx rsi, r9, r15
vpsrlq ymm5, ymm0, 30
vpsrlq ymm6, ymm1, 30
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]
vpmuldq ymm9, ymm4, ymm7
lea rbx, [r9-1]
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]
vpsrlq ymm12, ymm11, 30
vpand ymm13, ymm11, ymmword ptr [rdi+448]
mov r11, -2
vperm2i128 ymm14, ymm13, ymm13, 0x81
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]
vpmuldq ymm2, ymm6, ymm7
cmovnz rcx, rax
xor rsi, rcx
shr r12, 20
shl r12, 44
sub r11, r9
mov qword ptr [rdi+24], r12
vpaddq ymm0, ymm15, ymm2
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e
mov r10, r13
sar r10, 1
lea rbp, [r10+rsi]
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]
mov r8, qword ptr [rdi+336]
vpmuldq ymm9, ymm4, ymm1
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm0, ymm10
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]
vpaddq ymm7, ymm13, ymm12
cmovc rbp, r10
andn r14, r13, rdx
cmovnz rbx, r11
shrx rax, rbx, r15
sarx r9, rbx, r15
vpsrlq ymm15, ymm7, 30
lea r12, [rbx-1]
vpand ymm2, ymm7, ymmword ptr [rdi+448]
vperm2i128 ymm8, ymm2, ymm2, 0x81
cmovnz rcx, r10
imul r8, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+344]
xor r9, rcx
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]
mov r13, -2
vpmuldq ymm0, ymm6, ymm1
sub r13, rbx
vpaddq ymm10, ymm9, ymm0
imul rsi, qword ptr [rdi-104]
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]
vpmuldq ymm12, ymm4, ymm11
vpaddq ymm7, ymm13, ymm12
lea rdx, [r8+rsi]
vpaddq ymm2, ymm10, ymm7
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]
mov r14, rbp
sar r14, 1
lea r11, [r14+r9]
vpaddq ymm9, ymm1, ymm15
cmovc r11, r14
vpsrlq ymm0, ymm9, 30
neg rdx
vpand ymm13, ymm9, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+832], ymm13
andn r10, rbp, rax
cmovnz r12, r13
shrx rbx, r12, r15
sarx r8, r12, r15
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]
vpmuldq ymm10, ymm6, ymm11
vpaddq ymm7, ymm12, ymm10
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]
lea rsi, [r12-1]
vpmuldq ymm15, ymm4, ymm2
vpaddq ymm9, ymm1, ymm15
vpaddq ymm13, ymm7, ymm9
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]
mov r9, -2
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm10, ymm12, 30
vpand ymm1, ymm12, ymmword ptr [rdi+448]
cmovnz rcx, r14
sar rdx, 20
xor r8, rcx
and rdx, qword ptr [rdi-32]
sub r9, r12
mov qword ptr [rdi+32], rdx
vmovdqa ymmword ptr [rdi+864], ymm1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]
mov rbp, r11
sar rbp, 1
lea rax, [rbp+r8]
vpmuldq ymm7, ymm6, ymm2
vpaddq ymm9, ymm15, ymm7
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm12, ymm11, ymm0
cmovc rax, rbp
andn r10, r11, rbx
cmovnz rsi, r9
shrx r13, rsi, r15
sarx r14, rsi, r15
lea r12, [rsi-1]
vpaddq ymm2, ymm9, ymm12
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm10
cmovnz rcx, rbp
shr rdx, 20
shl rdx, 44
mov qword ptr [rdi+40], rdx
xor r14, rcx
vpsrlq ymm11, ymm7, 30
mov r8, -2
vpand ymm0, ymm7, ymmword ptr [rdi+448]
sub r8, rsi
vmovdqa ymmword ptr [rdi+896], ymm0
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]
vpmuldq ymm12, ymm6, ymm13
vpaddq ymm2, ymm9, ymm12
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]
vpmuldq ymm7, ymm4, ymm15
mov r11, rax
sar r11, 1
lea rbx, [r11+r14]
vpaddq ymm13, ymm10, ymm7
cmovc rbx, r11
vpaddq ymm9, ymm2, ymm13
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]
vpaddq ymm10, ymm12, ymm11
andn r10, rax, r13
cmovnz r12, r8
shrx r9, r12, r15
sarx rbp, r12, r15
vpsrlq ymm7, ymm10, 30
vpand ymm2, ymm10, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm2
vpsrlq ymm13, ymm1, 10
vpsllq ymm9, ymm0, 20
lea rdx, [r12-1]
vpsllq ymm12, ymm2, 50
vpaddq ymm11, ymm13, ymm9
vpaddq ymm10, ymm11, ymm12
vmovdqa ymmword ptr [rdi+384], ymm10
mov rsi, -2
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
cmovnz rcx, r11
xor rbp, rcx
sub rsi, r12
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]
mov r14, rbx
sar r14, 1
lea rax, [r14+rbp]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
cmovc rax, r14
andn r13, rbx, r9
cmovnz rdx, rsi
shrx r10, rdx, r15
sarx r8, rdx, r15
lea r11, [rdx-1]
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+960], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]
cmovnz rcx, r14
xor r8, rcx
vpmuldq ymm2, ymm6, ymm13
mov r12, -2
vpaddq ymm12, ymm11, ymm2
sub r12, rdx
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
mov rbp, rax
sar rbp, 1
lea rbx, [rbp+r8]
vpsrlq ymm2, ymm11, 30
cmovc rbx, rbp
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+992], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]
andn r9, rax, r10
cmovnz r11, r12
shrx r13, r11, r15
sarx rsi, r11, r15
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]
vpmuldq ymm0, ymm4, ymm9
lea r14, [r11-1]
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
mov rdx, -2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1024], ymm13
cmovnz rcx, rbp
xor rsi, rcx
sub rdx, r11
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1088]
mov r8, rbx
sar r8, 1
lea rax, [r8+rsi]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1120]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
cmovc rax, r8
andn r10, rbx, r13
cmovnz r14, rdx
shrx r9, r14, r15
sarx r12, r14, r15
lea rbp, [r14-1]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
cmovnz rcx, r8
xor r12, rcx
vpand ymm10, ymm0, ymmword ptr [rdi+448]
mov r11, -2
vmovdqa ymmword ptr [rdi+1056], ymm10
sub r11, r14
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1120]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1152], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1152]
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
mov rsi, rax
sar rsi, 1
lea rbx, [rsi+r12]
vpaddq ymm10, ymm7, ymm0
cmovc rbx, rsi
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
andn r13, rax, r9
cmovnz rbp, r11
shrx r10, rbp, r15
sarx rdx, rbp, r15
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1088], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1152]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1184], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1184]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
cmovnz rcx, rsi
mov r8, rbx
add r8, qword ptr [rdi-56]
mov r14, rcx
add r14, qword ptr [rdi-64]
mov r12, rbx
shl r12, 44
mov rax, rcx
shl rax, 45
rorx r9, r8, 21
rorx r13, r8, 42
rorx r11, r14, 20
rorx rsi, r14, 41
add r12, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul r9, qword ptr [rdi+24]
imul r13, qword ptr [rdi+40]
imul r11, qword ptr [rdi+24]
imul rsi, qword ptr [rdi+40]
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1120], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]
vpmuldq ymm0, ymm6, ymm10
lea r8, [r9+r13]
lea r14, [r11+rsi]
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+1216], 0x4e
lea r9, [r8+r12]
lea r13, [r14+rax]
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1216]
vpmuldq ymm11, ymm4, ymm9
ror r9, 44
ror r13, 45
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1152], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1216]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+1248], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1248]
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
xor rdx, r13
vpsrlq ymm2, ymm11, 30
lea r11, [rbp-1]
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1184], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1248]
vpmuldq ymm12, ymm6, ymm15
mov rsi, -2
vpaddq ymm1, ymm7, ymm12
sub rsi, rbp
vpshufd ymm13, ymmword ptr [rdi+1280], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1280]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
mov r8, r9
sar r8, 1
lea r12, [r8+rdx]
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1216], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1280]
cmovc r12, r8
andn r14, r9, r10
cmovnz r11, rsi
shrx rax, r11, r15
sarx rbp, r11, r15
lea rdx, [r11-1]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+1312], 0x4e
cmovnz r13, r8
mov r9, rcx
add r9, qword ptr [rdi-64]
sar r9, 41
xor rbp, r13
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1312]
mov r10, -2
sub r10, r11
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
mov qword ptr [rdi+200], r9
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
mov r14, r12
sar r14, 1
lea rsi, [r14+rbp]
vmovdqa ymmword ptr [rdi+1248], ymm15
lea r8, [rcx+524288]
cmovc rsi, r14
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1312]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+1344], 0x4e
andn r11, r12, rax
cmovnz rdx, r10
shrx r9, rdx, r15
sarx rbp, rdx, r15
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1344]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
lea rcx, [rdx-1]
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
mov r12, -2
vmovdqa ymmword ptr [rdi+1280], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1344]
vpmuldq ymm7, ymm6, ymm9
cmovnz r13, r14
shl r8, 23
xor rbp, r13
sar r8, 43
sub r12, rdx
mov qword ptr [rdi+192], r8
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+1376], 0x4e
mov rax, rsi
sar rax, 1
lea r11, [rax+rbp]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1376]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
cmovc r11, rax
andn r10, rsi, r9
cmovnz rcx, r12
shrx r14, rcx, r15
sarx rdx, rcx, r15
lea r8, [rcx-1]
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1312], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1376]
cmovnz r13, rax
mov rbp, rbx
add rbp, qword ptr [rdi-56]
sar rbp, 42
xor rdx, r13
mov qword ptr [rdi+216], rbp
vpmuldq ymm0, ymm6, ymm15
mov rsi, -2
sub rsi, rcx
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1408], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1408]
vpmuldq ymm11, ymm4, ymm13
lea r9, [rbx+1048576]
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov r10, r11
sar r10, 1
lea r12, [r10+rdx]
vpaddq ymm1, ymm15, ymm7
cmovc r12, r10
vpsrlq ymm0, ymm1, 30
shl r9, 22
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1344], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1408]
andn rax, r11, r14
cmovnz r8, rsi
shrx rbp, r8, r15
sarx rcx, r8, r15
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+1440], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1440]
lea rbx, [r8-1]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov rdx, -2
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
cmovnz r13, r10
sar r9, 43
xor rcx, r13
mov qword ptr [rdi+208], r9
sub rdx, r8
mov r11, qword ptr [rdi+192]
vmovdqa ymmword ptr [rdi+1376], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1440]
mov r14, r12
sar r14, 1
lea rax, [r14+rcx]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1472], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1472]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
cmovc rax, r14
andn rsi, r12, rbp
cmovnz rbx, rdx
shrx r10, rbx, r15
sarx r9, rbx, r15
lea r8, [rbx-1]
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
cmovnz r13, r14
imul r11, qword ptr [rdi+16]
mov rcx, qword ptr [rdi+200]
xor r9, r13
vpand ymm13, ymm7, ymmword ptr [rdi+448]
mov r12, -2
sub r12, rbx
imul rcx, qword ptr [rdi+32]
vmovdqa ymmword ptr [rdi+1408], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1472]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+1504], 0x4e
lea rbp, [r11+rcx]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1504]
vpmuldq ymm2, ymm4, ymm15
mov rsi, rax
sar rsi, 1
lea rdx, [rsi+r9]
vpaddq ymm7, ymm10, ymm2
cmovc rdx, rsi
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
neg rbp
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
andn r14, rax, r10
cmovnz r8, r12
shrx rbx, r8, r15
sarx r11, r8, r15
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1440], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1504]
vpmuldq ymm11, ymm6, ymm15
lea rcx, [r8-1]
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1536], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1536]
vpmuldq ymm12, ymm4, ymm13
mov r9, -2
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
cmovnz r13, rsi
sar rbp, 20
xor r11, r13
mov qword ptr [rdi+48], rbp
sub r9, r8
mov rax, qword ptr [rdi+208]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
mov r10, rdx
sar r10, 1
lea r14, [r10+r11]
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1472], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1536]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1568], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1568]
cmovc r14, r10
andn r12, rdx, rbx
cmovnz rcx, r9
shrx rsi, rcx, r15
sarx rbp, rcx, r15
lea r8, [rcx-1]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
cmovnz r13, r10
imul rax, qword ptr [rdi+16]
mov r11, qword ptr [rdi+216]
xor rbp, r13
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov rdx, -2
sub rdx, rcx
vpaddq ymm12, ymm13, ymm11
imul r11, qword ptr [rdi+32]
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1504], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1568]
vpmuldq ymm0, ymm6, ymm10
lea rbx, [rax+r11]
vpaddq ymm2, ymm1, ymm0
mov r12, r14
sar r12, 1
lea r9, [r12+rbp]
vpshufd ymm9, ymmword ptr [rdi+1600], 0x4e
cmovc r9, r12
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1600]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
neg rbx
vpaddq ymm15, ymm2, ymm12
andn r10, r14, rsi
cmovnz r8, rdx
shrx rcx, r8, r15
sarx rax, r8, r15
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
lea r11, [r8-1]
vmovdqa ymmword ptr [rdi+1536], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1600]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
mov rbp, -2
vpshufd ymm15, ymmword ptr [rdi+1632], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1632]
vpmuldq ymm7, ymm4, ymm15
cmovnz r13, r12
xor rax, r13
sar rbx, 20
mov qword ptr [rdi+56], rbx
sub rbp, r8
vpaddq ymm1, ymm10, ymm7
mov r14, qword ptr [rdi+192]
vpaddq ymm13, ymm12, ymm1
mov rsi, r9
sar rsi, 1
lea r10, [rsi+rax]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1568], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1632]
vpmuldq ymm12, ymm6, ymm15
cmovc r10, rsi
andn rdx, r9, rcx
cmovnz r11, rbp
shrx r12, r11, r15
sarx rbx, r11, r15
lea r8, [r11-1]
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+1664], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1664]
cmovnz r13, rsi
imul r14, qword ptr [rdi+384]
mov rax, qword ptr [rdi+200]
xor rbx, r13
vpmuldq ymm0, ymm4, ymm13
mov r9, -2
sub r9, r11
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
imul rax, qword ptr [rdi+392]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1600], ymm9
lea rcx, [r14+rax]
mov rdx, r10
sar rdx, 1
lea rbp, [rdx+rbx]
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1664]
cmovc rbp, rdx
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+1696], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1696]
mov rsi, qword ptr [rdi+48]
andn r11, r10, r12
cmovnz r8, r9
shrx r14, r8, r15
sarx rax, r8, r15
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
lea rbx, [r8-1]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1632], ymm15
mov r10, -2
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1696]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
cmovnz r13, rdx
xor rax, r13
sar rsi, 20
sub r10, r8
sub rsi, rcx
vpshufd ymm9, ymmword ptr [rdi+1728], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1728]
mov r12, rbp
sar r12, 1
lea r11, [r12+rax]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
cmovc r11, r12
andn r9, rbp, r14
cmovnz rbx, r10
shrx rdx, rbx, r15
sarx r8, rbx, r15
lea rcx, [rbx-1]
vmovdqa ymmword ptr [rdi+1664], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1728]
vpmuldq ymm7, ymm6, ymm9
cmovnz r13, r12
shl rsi, 44
mov qword ptr [rdi+64], rsi
xor r8, r13
mov rax, qword ptr [rdi+208]
vpaddq ymm0, ymm12, ymm7
mov rbp, -2
sub rbp, rbx
vpshufd ymm15, ymmword ptr [rdi+1760], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1760]
vpmuldq ymm1, ymm4, ymm15
imul rax, qword ptr [rdi+384]
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
mov r14, r11
sar r14, 1
lea r9, [r14+r8]
vpsrlq ymm7, ymm12, 30
mov r10, qword ptr [rdi+216]
cmovc r9, r14
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1696], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1760]
vpmuldq ymm0, ymm6, ymm15
andn r12, r11, rdx
cmovnz rcx, rbp
shrx rsi, rcx, r15
sarx rbx, rcx, r15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1792]
vpmuldq ymm11, ymm4, ymm13
lea r8, [rcx-1]
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
mov r11, -2
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1728], ymm9
cmovnz r13, r14
imul r10, qword ptr [rdi+392]
xor rbx, r13
lea rdx, [rax+r10]
sub r11, rcx
mov r12, qword ptr [rdi+56]
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1792]
vpmuldq ymm2, ymm6, ymm13
mov rbp, r9
sar rbp, 1
lea r14, [rbp+rbx]
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+1824], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1824]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
cmovc r14, rbp
andn rax, r9, rsi
cmovnz r8, r11
shrx r10, r8, r15
sarx rcx, r8, r15
lea rbx, [r8-1]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
cmovnz r13, rbp
sar r12, 20
sub r12, rdx
xor rcx, r13
vmovdqa ymmword ptr [rdi+1760], ymm15
mov r9, -2
shl r12, 44
sub r9, r8
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1824]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+1856], 0x4e
mov qword ptr [rdi+72], r12
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1856]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
mov rsi, r14
sar rsi, 1
lea rax, [rsi+rcx]
vpaddq ymm15, ymm1, ymm11
cmovc rax, rsi
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
andn r11, r14, r10
cmovnz rbx, r9
shrx rbp, rbx, r15
sarx rdx, rbx, r15
vmovdqa ymmword ptr [rdi+1792], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1856]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
lea r8, [rbx-1]
vpshufd ymm15, ymmword ptr [rdi+1888], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1888]
vpmuldq ymm2, ymm4, ymm15
vpaddq ymm7, ymm10, ymm2
mov r12, -2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm0, ymm9, ymm12
cmovnz r13, rsi
xor rdx, r13
sub r12, rbx
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
mov rcx, rax
sar rcx, 1
lea r14, [rcx+rdx]
vmovdqa ymmword ptr [rdi+1824], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1888]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1920]
vpmuldq ymm12, ymm4, ymm13
cmovc r14, rcx
andn r10, rax, rbp
cmovnz r8, r12
shrx r11, r8, r15
sarx r9, r8, r15
lea rsi, [r8-1]
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
cmovnz r13, rcx
xor r9, r13
vpaddq ymm2, ymm15, ymm1
mov rbx, -2
sub rbx, r8
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1856], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1920]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+1952], 0x4e
mov rdx, r14
sar rdx, 1
lea rax, [rdx+r9]
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1952]
cmovc rax, rdx
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
andn rbp, r14, r11
cmovnz rsi, rbx
shrx r10, rsi, r15
sarx r12, rsi, r15
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1888], ymm15
lea rcx, [rsi-1]
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1952]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+1984], 0x4e
mov r8, -2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1984]
vpmuldq ymm11, ymm4, ymm9
vpaddq ymm12, ymm13, ymm11
cmovnz r13, rdx
xor r12, r13
sub r8, rsi
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
mov r9, rax
sar r9, 1
lea r14, [r9+r12]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1920], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1984]
vpmuldq ymm2, ymm6, ymm9
vpaddq ymm12, ymm11, ymm2
cmovc r14, r9
andn r11, rax, r10
cmovnz rcx, r8
shrx rbp, rcx, r15
sarx rbx, rcx, r15
lea rdx, [rcx-1]
vpshufd ymm15, ymmword ptr [rdi+2016], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2016]
vpmuldq ymm7, ymm4, ymm15
cmovnz r13, r9
xor rbx, r13
vpaddq ymm1, ymm10, ymm7
mov rsi, -2
sub rsi, rcx
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1952], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2016]
mov r12, r14
sar r12, 1
lea rax, [r12+rbx]
vpmuldq ymm12, ymm6, ymm15
cmovc rax, r12
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+2048], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2048]
vpmuldq ymm0, ymm4, ymm13
andn r10, r14, rbp
cmovnz rdx, rsi
shrx r11, rdx, r15
sarx r8, rdx, r15
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
lea r9, [rdx-1]
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+1984], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2048]
mov rcx, -2
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
vpshufd ymm10, ymmword ptr [rdi+2080], 0x4e
cmovnz r13, r12
xor r8, r13
sub rcx, rdx
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2080]
vpmuldq ymm2, ymm4, ymm10
mov rbx, rax
sar rbx, 1
lea r14, [rbx+r8]
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2016], ymm15
cmovc r14, rbx
andn rbp, rax, r11
cmovnz r9, rcx
shrx r10, r9, r15
sarx rsi, r9, r15
lea r12, [r9-1]
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2080]
vpmuldq ymm11, ymm6, ymm10
vpaddq ymm7, ymm2, ymm11
cmovnz r13, rbx
xor rsi, r13
vpshufd ymm9, ymmword ptr [rdi+2112], 0x4e
mov rdx, -2
sub rdx, r9
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2112]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
mov r8, r14
sar r8, 1
lea rax, [r8+rsi]
vpand ymm13, ymm2, ymmword ptr [rdi+448]
cmovc rax, r8
vmovdqa ymmword ptr [rdi+2048], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2112]
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
andn r11, r14, r10
cmovnz r12, rdx
shrx rbp, r12, r15
sarx rcx, r12, r15
vpshufd ymm15, ymmword ptr [rdi+2144], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2144]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2080], ymm10
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2144]
cmovnz r13, r8
mov rbx, rax
add rbx, qword ptr [rdi-56]
mov r9, r13
add r9, qword ptr [rdi-64]
mov rsi, rax
shl rsi, 44
mov r14, r13
shl r14, 45
rorx r10, rbx, 21
rorx r11, rbx, 42
rorx rdx, r9, 20
rorx r8, r9, 41
add rsi, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r10, qword ptr [rdi+64]
imul r11, qword ptr [rdi+72]
imul rdx, qword ptr [rdi+64]
imul r8, qword ptr [rdi+72]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+2176], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2176]
vpmuldq ymm11, ymm4, ymm13
lea rbx, [r10+r11]
lea r9, [rdx+r8]
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
lea r10, [rbx+rsi]
lea r11, [r9+r14]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm1, ymm15, ymm7
ror r10, 44
ror r11, 45
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2112], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2176]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2208], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2208]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2144], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2208]
xor rcx, r11
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
lea rdx, [r12-1]
vpshufd ymm9, ymmword ptr [rdi+2240], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2240]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
mov r8, -2
sub r8, r12
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm13, ymm7, ymmword ptr [rdi+448]
mov rbx, r10
sar rbx, 1
lea rsi, [rbx+rcx]
vmovdqa ymmword ptr [rdi+2176], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2240]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
vpshufd ymm15, ymmword ptr [rdi+2272], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2272]
cmovc rsi, rbx
andn r9, r10, rbp
cmovnz rdx, r8
shrx r14, rdx, r15
sarx r12, rdx, r15
vpmuldq ymm2, ymm4, ymm15
lea rcx, [rdx-1]
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
cmovnz r11, rbx
mov r10, r13
add r10, qword ptr [rdi-64]
sar r10, 41
mov qword ptr [rdi+264], r10
lea rbp, [r13+524288]
xor r12, r11
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
mov r9, -2
vpaddq ymm0, ymm9, ymm12
sub r9, rdx
vpsrlq ymm1, ymm0, 30
shl rbp, 23
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2208], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2272]
sar rbp, 43
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+2304], 0x4e
mov qword ptr [rdi+256], rbp
mov r8, rsi
sar r8, 1
lea rbx, [r8+r12]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2304]
cmovc rbx, r8
vpmuldq ymm12, ymm4, ymm13
mov r10, rax
add r10, qword ptr [rdi-56]
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
andn r13, rsi, r14
cmovnz rcx, r9
shrx rdx, rcx, r15
sarx rbp, rcx, r15
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm2, ymm15, ymm1
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2240], ymm9
lea r12, [rcx-1]
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2304]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
vpshufd ymm10, ymmword ptr [rdi+2336], 0x4e
mov rsi, -2
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2336]
vpmuldq ymm1, ymm4, ymm10
vpaddq ymm2, ymm15, ymm1
cmovnz r11, r8
sar r10, 42
xor rbp, r11
mov qword ptr [rdi+280], r10
lea r14, [rax+1048576]
sub rsi, rcx
shl r14, 22
sar r14, 43
vpaddq ymm9, ymm0, ymm2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov r13, rbx
sar r13, 1
lea r9, [r13+rbp]
vpaddq ymm12, ymm13, ymm11
mov qword ptr [rdi+272], r14
vpsrlq ymm7, ymm12, 30
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2272], ymm15
mov r8, qword ptr [rdi+256]
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2336]
vpmuldq ymm0, ymm6, ymm10
cmovc r9, r13
andn r10, rbx, rdx
cmovnz r12, rsi
shrx rax, r12, r15
sarx rcx, r12, r15
lea rbp, [r12-1]
vpaddq ymm2, ymm1, ymm0
vpshufd ymm9, ymmword ptr [rdi+2368], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2368]
cmovnz r11, r13
imul r8, qword ptr [rdi+192]
xor rcx, r11
vpmuldq ymm11, ymm4, ymm9
mov r14, qword ptr [rdi+264]
mov rbx, -2
vpaddq ymm12, ymm13, ymm11
sub rbx, r12
vpaddq ymm15, ymm2, ymm12
imul r14, qword ptr [rdi+208]
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
vpsrlq ymm0, ymm1, 30
lea rdx, [r8+r14]
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2304], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2368]
mov r10, r9
sar r10, 1
lea rsi, [r10+rcx]
mov qword ptr [rdi+128], rdx
vpmuldq ymm2, ymm6, ymm9
cmovc rsi, r10
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+2400], 0x4e
mov r13, qword ptr [rdi+256]
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2400]
andn r12, r9, rax
cmovnz rbp, rbx
shrx r8, rbp, r15
sarx r14, rbp, r15
vpmuldq ymm7, ymm4, ymm15
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
lea rcx, [rbp-1]
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2336], ymm10
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2400]
mov rdx, -2
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
vpshufd ymm13, ymmword ptr [rdi+2432], 0x4e
cmovnz r11, r10
imul r13, qword ptr [rdi+200]
xor r14, r11
mov r9, qword ptr [rdi+264]
imul r9, qword ptr [rdi+216]
sub rdx, rbp
lea rax, [r13+r9]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2432]
mov qword ptr [rdi+136], rax
vpmuldq ymm0, ymm4, ymm13
mov r12, rsi
sar r12, 1
lea rbx, [r12+r14]
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
mov r10, qword ptr [rdi+272]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
vpand ymm9, ymm7, ymmword ptr [rdi+448]
cmovc rbx, r12
andn rbp, rsi, r8
cmovnz rcx, rdx
shrx r13, rcx, r15
sarx r9, rcx, r15
lea rax, [rcx-1]
vmovdqa ymmword ptr [rdi+2368], ymm9
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2432]
vpmuldq ymm1, ymm6, ymm13
cmovnz r11, r12
imul r10, qword ptr [rdi+192]
mov r14, qword ptr [rdi+280]
xor r9, r11
vpaddq ymm11, ymm0, ymm1
imul r14, qword ptr [rdi+208]
mov rsi, -2
vpshufd ymm10, ymmword ptr [rdi+2464], 0x4e
sub rsi, rcx
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2464]
vpmuldq ymm2, ymm4, ymm10
lea r8, [r10+r14]
vpaddq ymm7, ymm15, ymm2
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
mov qword ptr [rdi+144], r8
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
mov rbp, rbx
sar rbp, 1
lea rdx, [rbp+r9]
mov r12, qword ptr [rdi+272]
vpand ymm15, ymm0, ymmword ptr [rdi+448]
cmovc rdx, rbp
vmovdqa ymmword ptr [rdi+2400], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2464]
imul r12, qword ptr [rdi+200]
vpmuldq ymm11, ymm6, ymm10
andn rcx, rbx, r13
cmovnz rax, rsi
shrx r10, rax, r15
sarx r14, rax, r15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm9, ymmword ptr [rdi+2496], 0x4e
mov r8, qword ptr [rdi+280]
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2496]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
lea r9, [rax-1]
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
vpsrlq ymm11, ymm2, 30
mov rbx, -2
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2432], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2496]
cmovnz r11, rbp
xor r14, r11
imul r8, qword ptr [rdi+216]
lea r13, [r12+r8]
sub rbx, rax
mov qword ptr [rdi+152], r13
vpmuldq ymm7, ymm6, ymm9
mov rcx, qword ptr [rdi+256]
mov rsi, rdx
sar rsi, 1
lea rbp, [rsi+r14]
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+2528], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2528]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
cmovc rbp, rsi
andn r12, rdx, r10
cmovnz r9, rbx
shrx r8, r9, r15
sarx rax, r9, r15
lea r13, [r9-1]
vpaddq ymm12, ymm9, ymm11
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
cmovnz r11, rsi
imul rcx, qword ptr [rdi+48]
mov r14, qword ptr [rdi+264]
imul r14, qword ptr [rdi+56]
xor rax, r11
vmovdqa ymmword ptr [rdi+2464], ymm10
mov rdx, -2
lea r10, [rcx+r14]
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2528]
sub rdx, r9
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
neg r10
vpshufd ymm13, ymmword ptr [rdi+2560], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2560]
vpmuldq ymm11, ymm4, ymm13
sar r10, 20
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
mov r12, rbp
sar r12, 1
lea rbx, [r12+rax]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
cmovc rbx, r12
mov rsi, qword ptr [rdi+128]
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
imul rsi, qword ptr [rdi+384]
andn rcx, rbp, r8
cmovnz r13, rdx
shrx r14, r13, r15
sarx r9, r13, r15
vmovdqa ymmword ptr [rdi+2496], ymm9
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2560]
mov rax, qword ptr [rdi+136]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2592], 0x4e
lea rbp, [r13-1]
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2592]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
vpaddq ymm9, ymm12, ymm1
mov r8, -2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
vpsrlq ymm2, ymm11, 30
cmovnz r11, r12
xor r9, r11
imul rax, qword ptr [rdi+392]
lea rcx, [rsi+rax]
sub r8, r13
lea rdx, [r10+rcx]
vpand ymm15, ymm11, ymmword ptr [rdi+448]
mov r12, rbx
sar r12, 1
lea rsi, [r12+r9]
vmovdqa ymmword ptr [rdi+2528], ymm15
mov qword ptr [rdi-112], rdx
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2592]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+2624], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2624]
vpmuldq ymm0, ymm4, ymm9
cmovc rsi, r12
andn rax, rbx, r14
cmovnz rbp, r8
shrx r13, rbp, r15
sarx r10, rbp, r15
lea rcx, [rbp-1]
vpaddq ymm11, ymm13, ymm0
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
cmovnz r11, r12
sar rdx, 20
shl rdx, 44
mov qword ptr [rdi+80], rdx
xor r10, r11
vpaddq ymm7, ymm10, ymm2
mov r9, -2
vpsrlq ymm12, ymm7, 30
sub r9, rbp
mov rbx, qword ptr [rdi+272]
vpand ymm13, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2560], ymm13
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2624]
imul rbx, qword ptr [rdi+48]
vpmuldq ymm1, ymm6, ymm9
vpaddq ymm11, ymm0, ymm1
mov r14, qword ptr [rdi+280]
vpshufd ymm15, ymmword ptr [rdi+2656], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2656]
mov rax, rsi
sar rax, 1
lea r8, [rax+r10]
vpmuldq ymm2, ymm4, ymm15
cmovc r8, rax
imul r14, qword ptr [rdi+56]
vpaddq ymm7, ymm10, ymm2
vpaddq ymm13, ymm11, ymm7
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
lea r12, [rbx+r14]
andn rdx, rsi, r13
cmovnz rcx, r9
shrx rbp, rcx, r15
sarx r10, rcx, r15
vpaddq ymm0, ymm9, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm10, ymm0, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2592], ymm10
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2656]
lea rbx, [rcx-1]
vpmuldq ymm11, ymm6, ymm15
vpaddq ymm7, ymm2, ymm11
vpshufd ymm13, ymmword ptr [rdi+2688], 0x4e
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2688]
mov r14, -2
vpmuldq ymm12, ymm4, ymm13
vpaddq ymm0, ymm9, ymm12
vpaddq ymm10, ymm7, ymm0
cmovnz r11, rax
neg r12
xor r10, r11
sar r12, 20
mov rsi, qword ptr [rdi+144]
sub r14, rcx
imul rsi, qword ptr [rdi+384]
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov r13, r8
sar r13, 1
lea rdx, [r13+r10]
vpaddq ymm2, ymm15, ymm1
mov r9, qword ptr [rdi+152]
vpsrlq ymm11, ymm2, 30
vpand ymm9, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2624], ymm9
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2688]
vpmuldq ymm7, ymm6, ymm13
vpaddq ymm0, ymm12, ymm7
cmovc rdx, r13
andn rax, r8, rbp
cmovnz rbx, r14
shrx rcx, rbx, r15
sarx r10, rbx, r15
lea r8, [rbx-1]
vpshufd ymm10, ymmword ptr [rdi+2720], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2720]
vpmuldq ymm1, ymm4, ymm10
cmovnz r11, r13
imul r9, qword ptr [rdi+392]
lea rbp, [rsi+r9]
lea rax, [r12+rbp]
xor r10, r11
vpaddq ymm2, ymm15, ymm1
mov r14, -2
vpaddq ymm9, ymm0, ymm2
sub r14, rbx
mov qword ptr [rdi-104], rax
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm12, ymm13, ymm11
vpsrlq ymm7, ymm12, 30
sar rax, 20
vpand ymm15, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2656], ymm15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2720]
shl rax, 44
mov r13, rdx
sar r13, 1
lea rsi, [r13+r10]
vpmuldq ymm0, ymm6, ymm10
vpaddq ymm2, ymm1, ymm0
cmovc rsi, r13
vpshufd ymm9, ymmword ptr [rdi+2752], 0x4e
mov qword ptr [rdi+88], rax
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2752]
vpmuldq ymm11, ymm4, ymm9
andn r9, rdx, rcx
cmovnz r8, r14
shrx r12, r8, r15
sarx rbp, r8, r15
vpaddq ymm12, ymm13, ymm11
vpaddq ymm15, ymm2, ymm12
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm1, ymm10, ymm7
lea rbx, [r8-1]
vpsrlq ymm0, ymm1, 30
vpand ymm13, ymm1, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2688], ymm13
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2752]
vpmuldq ymm2, ymm6, ymm9
mov r10, -2
vpaddq ymm12, ymm11, ymm2
vpshufd ymm15, ymmword ptr [rdi+2784], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2784]
cmovnz r11, r13
xor rbp, r11
sub r10, r8
vpmuldq ymm7, ymm4, ymm15
mov rax, rsi
sar rax, 1
lea rdx, [rax+rbp]
vpaddq ymm1, ymm10, ymm7
vpaddq ymm13, ymm12, ymm1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm11, ymm9, ymm0
vpsrlq ymm2, ymm11, 30
vpand ymm10, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2720], ymm10
cmovc rdx, rax
andn rcx, rsi, r12
cmovnz rbx, r10
shrx r9, rbx, r15
sarx r14, rbx, r15
lea r13, [rbx-1]
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2784]
vpmuldq ymm12, ymm6, ymm15
vpaddq ymm1, ymm7, ymm12
cmovnz r11, rax
xor r14, r11
vpshufd ymm13, ymmword ptr [rdi+2816], 0x4e
mov r8, -2
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2816]
sub r8, rbx
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm11, ymm9, ymm0
vpaddq ymm10, ymm1, ymm11
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm2
vpsrlq ymm12, ymm7, 30
mov rbp, rdx
sar rbp, 1
lea rsi, [rbp+r14]
vpand ymm9, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2752], ymm9
cmovc rsi, rbp
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2816]
vpmuldq ymm1, ymm6, ymm13
vpaddq ymm11, ymm0, ymm1
andn r12, rdx, r9
cmovnz r13, r8
shrx rcx, r13, r15
sarx r10, r13, r15
vpshufd ymm10, ymmword ptr [rdi+2848], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2848]
vpmuldq ymm2, ymm4, ymm10
vpaddq ymm7, ymm15, ymm2
lea rax, [r13-1]
vpaddq ymm9, ymm11, ymm7
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm0, ymm13, ymm12
vpsrlq ymm1, ymm0, 30
vpand ymm15, ymm0, ymmword ptr [rdi+448]
mov rbx, -2
vmovdqa ymmword ptr [rdi+2784], ymm15
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2848]
vpmuldq ymm11, ymm6, ymm10
cmovnz r11, rbp
xor r10, r11
sub rbx, r13
vpaddq ymm7, ymm2, ymm11
mov r14, rsi
sar r14, 1
lea rdx, [r14+r10]
vpshufd ymm9, ymmword ptr [rdi+2880], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2880]
vpmuldq ymm12, ymm4, ymm9
vpaddq ymm0, ymm13, ymm12
vpaddq ymm15, ymm7, ymm0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm2, ymm10, ymm1
cmovc rdx, r14
andn r9, rsi, rcx
cmovnz rax, rbx
shrx r12, rax, r15
sarx r8, rax, r15
lea rbp, [rax-1]
vpsrlq ymm11, ymm2, 30
vpand ymm13, ymm2, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2816], ymm13
cmovnz r11, r14
xor r8, r11
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2880]
mov r13, -2
sub r13, rax
vpmuldq ymm7, ymm6, ymm9
vpaddq ymm0, ymm12, ymm7
vpshufd ymm15, ymmword ptr [rdi+2912], 0x4e
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2912]
vpmuldq ymm1, ymm4, ymm15
vpaddq ymm2, ymm10, ymm1
vpaddq ymm13, ymm0, ymm2
mov r10, rdx
sar r10, 1
lea rsi, [r10+r8]
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]
vpaddq ymm12, ymm9, ymm11
cmovc rsi, r10
vpsrlq ymm7, ymm12, 30
vpand ymm10, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2848], ymm10
andn rcx, rdx, r12
cmovnz rbp, r13
shrx r9, rbp, r15
sarx rbx, rbp, r15
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2912]
vpmuldq ymm0, ymm6, ymm15
vpaddq ymm2, ymm1, ymm0
vpshufd ymm13, ymmword ptr [rdi+2944], 0x4e
lea r14, [rbp-1]
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2944]
vpmuldq ymm11, ymm4, ymm13
vpaddq ymm12, ymm9, ymm11
vpaddq ymm10, ymm2, ymm12
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]
mov rax, -2
vpaddq ymm1, ymm15, ymm7
vpsrlq ymm0, ymm1, 30
vpand ymm9, ymm1, ymmword ptr [rdi+448]
cmovnz r11, r10
xor rbx, r11
sub rax, rbp
vmovdqa ymmword ptr [rdi+2880], ymm9
mov r8, rsi
sar r8, 1
lea rdx, [r8+rbx]
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2944]
vpmuldq ymm2, ymm6, ymm13
vpaddq ymm12, ymm11, ymm2
vpshufd ymm10, ymmword ptr [rdi+2976], 0x4e
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2976]
vpmuldq ymm7, ymm4, ymm10
vpaddq ymm1, ymm15, ymm7
cmovc rdx, r8
andn r12, rsi, r9
cmovnz r14, rax
shrx rcx, r14, r15
sarx r13, r14, r15
lea r10, [r14-1]
vpaddq ymm9, ymm12, ymm1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]
vpaddq ymm11, ymm13, ymm0
cmovnz r11, r8
xor r13, r11
vpsrlq ymm2, ymm11, 30
mov rbp, -2
sub rbp, r14
vpand ymm15, ymm11, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2912], ymm15
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2976]
vpmuldq ymm12, ymm6, ymm10
vpaddq ymm1, ymm7, ymm12
vpshufd ymm9, ymmword ptr [rdi+3008], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3008]
mov rbx, rdx
sar rbx, 1
lea rsi, [rbx+r13]
vpmuldq ymm0, ymm4, ymm9
vpaddq ymm11, ymm13, ymm0
cmovc rsi, rbx
vpaddq ymm15, ymm1, ymm11
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]
vpaddq ymm7, ymm10, ymm2
andn r9, rdx, rcx
cmovnz r10, rbp
shrx r12, r10, r15
sarx rax, r10, r15
vpsrlq ymm12, ymm7, 30
vpand ymm3, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2944], ymm3
vpmuldq ymm4, ymm5, ymmword ptr [rdi+3008]
lea r8, [r10-1]
vpmuldq ymm13, ymm6, ymm9
vpaddq ymm0, ymm4, ymm13
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]
vpaddq ymm11, ymm1, ymm12
vpaddq ymm15, ymm11, ymm14
mov r14, -2
vpand ymm10, ymm15, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+2976], ymm10
vpsrlq ymm2, ymm15, 30
cmovnz r11, rbx
xor rax, r11
sub r14, r10
vpaddq ymm7, ymm2, ymm8
mov r13, rsi
sar r13, 1
lea rdx, [r13+rax]
vpaddq ymm3, ymm7, ymmword ptr [rdi+576]
vpand ymm5, ymm3, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+3008], ymm5
vpsrlq ymm6, ymm3, 30
vperm2i128 ymm9, ymm6, ymm6, 0x08
vpaddq ymm4, ymm9, ymmword ptr [rdi+640]
vpaddq ymm13, ymm4, ymmword ptr [rdi+832]
cmovc rdx, r13
andn rcx, rsi, r12
cmovnz r8, r14
shrx r9, r8, r15
sarx rbp, r8, r15
lea rbx, [r8-1]
vmovdqa ymmword ptr [rdi+832], ymm13
cmovnz r11, r13
xor rbp, r11
mov r10, -2
sub r10, r8
mov rax, rdx
sar rax, 1
lea rsi, [rax+rbp]
cmovc rsi, rax
andn r12, rdx, r9
cmovnz rbx, r10
shrx rcx, rbx, r15
sarx r14, rbx, r15
mov qword ptr [rdi-120], rsi
cmovnz r11, rax
mov r13, rsi
add r13, qword ptr [rdi-56]
mov r8, r11
add r8, qword ptr [rdi-64]
shl rsi, 44
mov rbp, r11
shl rbp, 45
rorx rdx, r13, 21
rorx r9, r13, 42
rorx r12, r8, 20
rorx r10, r8, 41
add rsi, qword ptr [rdi-40]
add rbp, qword ptr [rdi-48]
mov qword ptr [rdi-128], r11
imul rdx, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
imul r12, qword ptr [rdi+80]
imul r10, qword ptr [rdi+88]
lea rax, [rdx+r9]
lea r13, [r12+r10]
lea r8, [rax+rsi]
lea r11, [r13+rbp]
ror r8, 44
ror r11, 45
mov rdx, rbx
mov rbx, r8
mov rsi, r14
mov rbp, rcx
mov rcx, r11
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
