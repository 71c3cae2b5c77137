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
// Length: 10 limbs of 30 bits; 1145 instructions a round, 780 for its steps (form: select).
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
mov r9, -2
mov r10, rbx
sar r10, 1
lea r11, [r10+rsi]
cmovc r11, r10
andn r12, rbx, rbp
cmovnz rax, r8
shrx r13, rax, r15
sarx r14, rax, r15
lea rdx, [rax-1]
mov rsi, -2
cmovnz rcx, r10
xor r14, rcx
sub r9, rax
mov rbx, r11
sar rbx, 1
lea rbp, [rbx+r14]
cmovc rbp, rbx
mov r12, qword ptr [rdi-128]
mov r8, qword ptr [rdi-120]
andn r10, r11, r13
cmovnz rdx, r9
shrx rax, rdx, r15
sarx r14, rdx, r15
lea r11, [rdx-1]
mov r13, -2
mov r10, -2
cmovnz rcx, rbx
xor r14, rcx
sub rsi, rdx
mov r9, r12
add r9, qword ptr [rdi-64]
sar r9, 41
mov rbx, rbp
sar rbx, 1
lea rdx, [rbx+r14]
mov qword ptr [rdi+328], r9
lea r14, [r12+524288]
cmovc rdx, rbx
andn r9, rbp, rax
cmovnz r11, rsi
shrx r12, r11, r15
sarx rbp, r11, r15
lea rax, [r11-1]
cmovnz rcx, rbx
xor rbp, rcx
sub r13, r11
shl r14, 23
sar r14, 43
mov qword ptr [rdi+320], r14
mov r9, rdx
sar r9, 1
lea rsi, [r9+rbp]
cmovc rsi, r9
mov rbx, r8
add rbx, qword ptr [rdi-56]
sar rbx, 42
andn r11, rdx, r12
cmovnz rax, r13
shrx r14, rax, r15
sarx rbp, rax, r15
lea rdx, [rax-1]
mov qword ptr [rdi+344], rbx
lea r12, [r8+1048576]
mov r11, -2
mov r13, -2
cmovnz rcx, r9
xor rbp, rcx
sub r10, rax
shl r12, 22
mov rbx, rsi
sar rbx, 1
lea r8, [rbx+rbp]
cmovc r8, rbx
andn r9, rsi, r14
cmovnz rdx, r10
shrx rax, rdx, r15
sarx rbp, rdx, r15
lea rsi, [rdx-1]
cmovnz rcx, rbx
xor rbp, rcx
sub r11, rdx
sar r12, 43
mov qword ptr [rdi+336], r12
mov r14, qword ptr [rdi+320]
imul r14, qword ptr [rdi+128]
mov r9, qword ptr [rdi+328]
mov r10, r8
sar r10, 1
lea rbx, [r10+rbp]
cmovc rbx, r10
imul r9, qword ptr [rdi+144]
lea rdx, [r14+r9]
andn r12, r8, rax
cmovnz rsi, r11
shrx rbp, rsi, r15
sarx r14, rsi, r15
lea r9, [rsi-1]
mov r8, -2
mov rax, -2
cmovnz rcx, r10
xor r14, rcx
sub r13, rsi
neg rdx
mov qword ptr [rdi-16], rdx
mov r12, qword ptr [rdi+320]
mov r11, rbx
sar r11, 1
lea r10, [r11+r14]
cmovc r10, r11
andn rsi, rbx, rbp
cmovnz r9, r13
shrx rdx, r9, r15
sarx r14, r9, r15
lea rbx, [r9-1]
cmovnz rcx, r11
xor r14, rcx
sub r8, r9
imul r12, qword ptr [rdi+136]
mov rbp, qword ptr [rdi+328]
imul rbp, qword ptr [rdi+152]
lea rsi, [r12+rbp]
neg rsi
mov r13, r10
sar r13, 1
lea r11, [r13+r14]
mov qword ptr [rdi+0], rsi
cmovc r11, r13
mov r9, qword ptr [rdi+336]
andn r12, r10, rdx
cmovnz rbx, r8
shrx rbp, rbx, r15
sarx r14, rbx, r15
lea rsi, [rbx-1]
mov r10, -2
mov rdx, -2
cmovnz rcx, r13
xor r14, rcx
sub rax, rbx
imul r9, qword ptr [rdi+128]
mov r12, qword ptr [rdi+344]
mov r8, r11
sar r8, 1
lea r13, [r8+r14]
cmovc r13, r8
andn rbx, r11, rbp
cmovnz rsi, rax
shrx r14, rsi, r15
sarx r11, rsi, r15
lea rbp, [rsi-1]
cmovnz rcx, r8
xor r11, rcx
imul r12, qword ptr [rdi+144]
sub r10, rsi
lea rbx, [r9+r12]
neg rbx
mov qword ptr [rdi+8], rbx
mov rax, qword ptr [rdi+336]
imul rax, qword ptr [rdi+136]
mov r8, r13
sar r8, 1
lea rsi, [r8+r11]
mov r9, qword ptr [rdi+344]
cmovc rsi, r8
imul r9, qword ptr [rdi+152]
andn r12, r13, r14
cmovnz rbp, r10
shrx rbx, rbp, r15
sarx r11, rbp, r15
lea r13, [rbp-1]
lea r14, [rax+r9]
mov r12, -2
mov r10, -2
cmovnz rcx, r8
xor r11, rcx
sub rdx, rbp
neg r14
mov rax, rsi
sar rax, 1
lea r9, [rax+r11]
mov qword ptr [rdi-8], r14
mov r8, qword ptr [rdi+320]
cmovc r9, rax
andn rbp, rsi, rbx
cmovnz r13, rdx
shrx r11, r13, r15
sarx r14, r13, r15
lea rsi, [r13-1]
cmovnz rcx, rax
xor r14, rcx
sub r12, r13
imul r8, qword ptr [rdi-112]
mov rbx, qword ptr [rdi+328]
imul rbx, qword ptr [rdi-104]
lea rbp, [r8+rbx]
mov rdx, r9
sar rdx, 1
lea rax, [rdx+r14]
cmovc rax, rdx
neg rbp
sar rbp, 20
andn r13, r9, r11
cmovnz rsi, r12
shrx r8, rsi, r15
sarx rbx, rsi, r15
lea r14, [rsi-1]
mov r9, -2
mov r11, -2
cmovnz rcx, rdx
xor rbx, rcx
sub r10, rsi
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi+16], rbp
mov r13, rax
sar r13, 1
lea r12, [r13+rbx]
cmovc r12, r13
andn rdx, rax, r8
cmovnz r14, r10
shrx rsi, r14, r15
sarx rbx, r14, r15
lea rax, [r14-1]
cmovnz rcx, r13
xor rbx, rcx
shr rbp, 20
sub r9, r14
shl rbp, 44
mov qword ptr [rdi+24], rbp
mov r8, qword ptr [rdi+336]
imul r8, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
mov r10, r12
sar r10, 1
lea r13, [r10+rbx]
cmovc r13, r10
imul rdx, qword ptr [rdi-104]
lea r14, [r8+rdx]
andn rbp, r12, rsi
cmovnz rax, r9
shrx rbx, rax, r15
sarx r8, rax, r15
lea rdx, [rax-1]
mov r12, -2
vbroadcasti128 ymm0, xmmword ptr [rdi-16]
vbroadcasti128 ymm1, xmmword ptr [rdi+0]
vmovdqa ymm2, ymmword ptr [rdi+448]
vpand ymm3, ymm0, ymm2
vpand ymm4, ymm1, ymm2
vpsrlq ymm5, ymm0, 30
mov rsi, -2
vpsrlq ymm6, ymm1, 30
cmovnz rcx, r10
xor r8, rcx
sub r11, rax
neg r14
sar r14, 20
mov rbp, r13
sar rbp, 1
lea r9, [rbp+r8]
cmovc r9, rbp
andn r10, r13, rbx
cmovnz rdx, r11
shrx rax, rdx, r15
sarx r8, rdx, r15
lea r13, [rdx-1]
cmovnz rcx, rbp
xor r8, rcx
and r14, qword ptr [rdi-32]
sub r12, rdx
mov qword ptr [rdi+32], r14
shr r14, 20
shl r14, 44
mov qword ptr [rdi+40], r14
mov rbx, r9
sar rbx, 1
lea r10, [rbx+r8]
cmovc r10, rbx
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]
andn r11, r9, rax
cmovnz r13, r12
shrx rbp, r13, r15
sarx rdx, r13, r15
lea r14, [r13-1]
vpmuldq ymm9, ymm4, ymm7
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]
vpsrlq ymm12, ymm11, 30
mov r8, -2
vpand ymm13, ymm11, ymmword ptr [rdi+448]
vperm2i128 ymm14, ymm13, ymm13, 0x81
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]
vpmuldq ymm2, ymm6, ymm7
vpaddq ymm0, ymm15, ymm2
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]
vpmuldq ymm9, ymm4, ymm1
vpaddq ymm10, ymm8, ymm9
vpaddq ymm11, ymm0, ymm10
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]
vpaddq ymm7, ymm13, ymm12
vpsrlq ymm15, ymm7, 30
vpand ymm2, ymm7, ymmword ptr [rdi+448]
mov r9, -2
vperm2i128 ymm8, ymm2, ymm2, 0x81
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]
cmovnz rcx, rbx
xor rdx, rcx
sub rsi, r13
mov rax, r10
sar rax, 1
lea r11, [rax+rdx]
cmovc r11, rax
andn r12, r10, rbp
cmovnz r14, rsi
shrx rbx, r14, r15
sarx r13, r14, r15
lea rdx, [r14-1]
cmovnz rcx, rax
xor r13, rcx
sub r8, r14
mov r10, r11
sar r10, 1
lea rbp, [r10+r13]
cmovc rbp, r10
vpmuldq ymm0, ymm6, ymm1
andn r12, r11, rbx
cmovnz rdx, r8
shrx rsi, rdx, r15
sarx rax, rdx, r15
lea r14, [rdx-1]
vpaddq ymm10, ymm9, ymm0
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]
vpmuldq ymm12, ymm4, ymm11
vpaddq ymm7, ymm13, ymm12
mov r13, -2
vpaddq ymm2, ymm10, ymm7
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]
vpaddq ymm9, ymm1, ymm15
vpsrlq ymm0, ymm9, 30
vpand ymm13, ymm9, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+832], ymm13
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]
vpmuldq ymm10, ymm6, ymm11
vpaddq ymm7, ymm12, ymm10
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]
vpmuldq ymm15, ymm4, ymm2
vpaddq ymm9, ymm1, ymm15
vpaddq ymm13, ymm7, ymm9
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]
cmovnz rcx, r10
xor rax, rcx
sub r9, rdx
mov r11, rbp
sar r11, 1
lea rbx, [r11+rax]
cmovc rbx, r11
andn r12, rbp, rsi
cmovnz r14, r9
shrx r8, r14, r15
sarx r10, r14, r15
lea rdx, [r14-1]
cmovnz rcx, r11
xor r10, rcx
sub r13, r14
mov rax, rbx
sar rax, 1
lea rbp, [rax+r10]
cmovc rbp, rax
mov rsi, rbp
add rsi, qword ptr [rdi-56]
mov r12, rbp
shl r12, 44
rorx r9, rsi, 21
rorx r11, rsi, 42
add r12, qword ptr [rdi-40]
imul r9, qword ptr [rdi+24]
imul r11, qword ptr [rdi+40]
vpaddq ymm12, ymm11, ymm0
vpsrlq ymm10, ymm12, 30
andn r14, rbx, r8
cmovnz rdx, r13
shrx r10, rdx, r15
sarx rsi, rdx, r15
vpand ymm1, ymm12, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+864], ymm1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]
vpmuldq ymm7, ymm6, ymm2
vpaddq ymm9, ymm15, ymm7
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm4, ymm13
vpaddq ymm12, ymm11, ymm0
lea rbx, [r9+r11]
vpaddq ymm2, ymm9, ymm12
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]
vpaddq ymm7, ymm15, ymm10
lea r8, [rbx+r12]
lea r14, [rdx-1]
vpsrlq ymm3, ymm7, 30
vpand ymm4, ymm7, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+896], ymm4
vpmuldq ymm11, ymm5, ymmword ptr [rdi+960]
vpmuldq ymm0, ymm6, ymm13
vpaddq ymm9, ymm11, ymm0
mov r13, -2
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]
vpaddq ymm2, ymm12, ymm3
cmovnz rcx, rax
mov r9, rcx
add r9, qword ptr [rdi-64]
mov r11, rcx
shl r11, 45
rorx rbx, r9, 20
rorx r12, r9, 41
add r11, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+24]
imul r12, qword ptr [rdi+40]
lea rax, [rbx+r12]
lea r9, [rax+r11]
ror r8, 44
ror r9, 45
xor rsi, r9
sub r13, rdx
vpaddq ymm15, ymm2, ymm14
vpand ymm10, ymm15, ymmword ptr [rdi+448]
vmovdqa ymmword ptr [rdi+928], ymm10
vpsrlq ymm7, ymm1, 10
vpsllq ymm5, ymm4, 20
mov rbx, -2
vpsllq ymm6, ymm10, 50
mov r12, r8
sar r12, 1
lea rax, [r12+rsi]
vpaddq ymm13, ymm7, ymm5
vpaddq ymm11, ymm13, ymm6
vmovdqa ymmword ptr [rdi+384], ymm11
vpsrlq ymm0, ymm15, 30
vpaddq ymm9, ymm0, ymm8
vpaddq ymm12, ymm9, ymmword ptr [rdi+576]
vpand ymm3, ymm12, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+960], ymm3
vpsrlq ymm2, ymm12, 30
vperm2i128 ymm14, ymm2, ymm2, 0x08
cmovc rax, r12
andn r11, r8, r10
cmovnz r14, r13
shrx rdx, r14, r15
sarx rsi, r14, r15
lea r8, [r14-1]
vpaddq ymm1, ymm14, ymmword ptr [rdi+640]
vpaddq ymm4, ymm1, ymmword ptr [rdi+832]
vmovdqa ymmword ptr [rdi+832], ymm4
mov r10, -2
cmovnz r9, r12
xor rsi, r9
sub rbx, r14
mov r11, rcx
add r11, qword ptr [rdi-64]
sar r11, 41
mov qword ptr [rdi+200], r11
lea r13, [rcx+524288]
mov r12, rax
sar r12, 1
lea r14, [r12+rsi]
cmovc r14, r12
shl r13, 23
sar r13, 43
andn r11, rax, rdx
cmovnz r8, rbx
shrx rcx, r8, r15
sarx rsi, r8, r15
lea rax, [r8-1]
mov qword ptr [rdi+192], r13
mov rdx, -2
mov r11, -2
cmovnz r9, r12
xor rsi, r9
sub r10, r8
mov rbx, rbp
add rbx, qword ptr [rdi-56]
mov r13, r14
sar r13, 1
lea r12, [r13+rsi]
cmovc r12, r13
andn r8, r14, rcx
cmovnz rax, r10
shrx rsi, rax, r15
sarx r14, rax, r15
lea rcx, [rax-1]
cmovnz r9, r13
xor r14, r9
sub rdx, rax
sar rbx, 42
mov qword ptr [rdi+216], rbx
lea r8, [rbp+1048576]
shl r8, 22
mov r10, r12
sar r10, 1
lea r13, [r10+r14]
cmovc r13, r10
sar r8, 43
mov qword ptr [rdi+208], r8
mov rax, qword ptr [rdi+192]
andn rbx, r12, rsi
cmovnz rcx, rdx
shrx rbp, rcx, r15
sarx r14, rcx, r15
lea r8, [rcx-1]
mov r12, -2
mov rsi, -2
cmovnz r9, r10
xor r14, r9
sub r11, rcx
imul rax, qword ptr [rdi+16]
mov rbx, r13
sar rbx, 1
lea rdx, [rbx+r14]
mov r10, qword ptr [rdi+200]
cmovc rdx, rbx
andn rcx, r13, rbp
cmovnz r8, r11
shrx r14, r8, r15
sarx r13, r8, r15
lea rbp, [r8-1]
cmovnz r9, rbx
xor r13, r9
sub r12, r8
imul r10, qword ptr [rdi+32]
lea rcx, [rax+r10]
neg rcx
sar rcx, 20
mov r11, rdx
sar r11, 1
lea rbx, [r11+r13]
cmovc rbx, r11
mov qword ptr [rdi+48], rcx
mov r8, qword ptr [rdi+208]
andn rax, rdx, r14
cmovnz rbp, r12
shrx r10, rbp, r15
sarx r13, rbp, r15
lea rcx, [rbp-1]
mov rdx, -2
mov r14, -2
cmovnz r9, r11
xor r13, r9
sub rsi, rbp
imul r8, qword ptr [rdi+16]
mov rax, qword ptr [rdi+216]
mov r12, rbx
sar r12, 1
lea r11, [r12+r13]
cmovc r11, r12
andn rbp, rbx, r10
cmovnz rcx, rsi
shrx r13, rcx, r15
sarx rbx, rcx, r15
lea r10, [rcx-1]
cmovnz r9, r12
xor rbx, r9
sub rdx, rcx
imul rax, qword ptr [rdi+32]
lea rbp, [r8+rax]
neg rbp
sar rbp, 20
mov rsi, r11
sar rsi, 1
lea r12, [rsi+rbx]
mov qword ptr [rdi+56], rbp
cmovc r12, rsi
mov rcx, qword ptr [rdi+192]
andn r8, r11, r13
cmovnz r10, rdx
shrx rax, r10, r15
sarx rbx, r10, r15
lea rbp, [r10-1]
mov r11, -2
mov r13, -2
cmovnz r9, rsi
xor rbx, r9
sub r14, r10
imul rcx, qword ptr [rdi+384]
mov r8, qword ptr [rdi+200]
mov rdx, r12
sar rdx, 1
lea rsi, [rdx+rbx]
cmovc rsi, rdx
andn r10, r12, rax
cmovnz rbp, r14
shrx rbx, rbp, r15
sarx r12, rbp, r15
lea rax, [rbp-1]
cmovnz r9, rdx
xor r12, r9
sub r11, rbp
imul r8, qword ptr [rdi+392]
lea r10, [rcx+r8]
mov r14, qword ptr [rdi+48]
sar r14, 20
mov rdx, rsi
sar rdx, 1
lea rbp, [rdx+r12]
cmovc rbp, rdx
sub r14, r10
shl r14, 44
andn rcx, rsi, rbx
cmovnz rax, r11
shrx r8, rax, r15
sarx r12, rax, r15
lea r10, [rax-1]
mov qword ptr [rdi+64], r14
mov rsi, qword ptr [rdi+208]
mov rbx, -2
mov rcx, -2
cmovnz r9, rdx
xor r12, r9
sub r13, rax
mov r11, rbp
sar r11, 1
lea r14, [r11+r12]
cmovc r14, r11
andn rdx, rbp, r8
cmovnz r10, r13
shrx rax, r10, r15
sarx r12, r10, r15
lea rbp, [r10-1]
cmovnz r9, r11
xor r12, r9
sub rbx, r10
imul rsi, qword ptr [rdi+384]
mov r8, qword ptr [rdi+216]
imul r8, qword ptr [rdi+392]
lea rdx, [rsi+r8]
mov r13, r14
sar r13, 1
lea r11, [r13+r12]
mov r10, qword ptr [rdi+56]
cmovc r11, r13
sar r10, 20
andn rsi, r14, rax
cmovnz rbp, rbx
shrx r8, rbp, r15
sarx r12, rbp, r15
lea r14, [rbp-1]
mov rax, -2
mov rsi, -2
cmovnz r9, r13
xor r12, r9
sub rcx, rbp
sub r10, rdx
shl r10, 44
mov rbx, r11
sar rbx, 1
lea r13, [rbx+r12]
mov qword ptr [rdi+72], r10
cmovc r13, rbx
andn rbp, r11, r8
cmovnz r14, rcx
shrx rdx, r14, r15
sarx r12, r14, r15
lea r10, [r14-1]
cmovnz r9, rbx
xor r12, r9
sub rax, r14
mov r11, r13
sar r11, 1
lea r8, [r11+r12]
cmovc r8, r11
andn rbp, r13, rdx
cmovnz r10, rax
shrx rcx, r10, r15
sarx rbx, r10, r15
lea r14, [r10-1]
mov r12, -2
mov r13, -2
cmovnz r9, r11
xor rbx, r9
sub rsi, r10
mov rdx, r8
sar rdx, 1
lea rbp, [rdx+rbx]
cmovc rbp, rdx
andn rax, r8, rcx
cmovnz r14, rsi
shrx r11, r14, r15
sarx r10, r14, r15
lea rbx, [r14-1]
cmovnz r9, rdx
xor r10, r9
sub r12, r14
mov r8, rbp
sar r8, 1
lea rcx, [r8+r10]
cmovc rcx, r8
andn rax, rbp, r11
cmovnz rbx, r12
shrx rsi, rbx, r15
sarx rdx, rbx, r15
lea r14, [rbx-1]
mov r10, -2
mov rbp, -2
cmovnz r9, r8
xor rdx, r9
sub r13, rbx
mov r11, rcx
sar r11, 1
lea rax, [r11+rdx]
cmovc rax, r11
andn r12, rcx, rsi
cmovnz r14, r13
shrx r8, r14, r15
sarx rbx, r14, r15
lea rdx, [r14-1]
cmovnz r9, r11
xor rbx, r9
sub r10, r14
mov rcx, rax
sar rcx, 1
lea rsi, [rcx+rbx]
cmovc rsi, rcx
andn r12, rax, r8
cmovnz rdx, r10
shrx r13, rdx, r15
sarx r11, rdx, r15
lea r14, [rdx-1]
mov rbx, -2
cmovnz r9, rcx
xor r11, r9
sub rbp, rdx
mov rax, rsi
sar rax, 1
lea r8, [rax+r11]
cmovc r8, rax
andn r12, rsi, r13
cmovnz r14, rbp
shrx r10, r14, r15
sarx rcx, r14, r15
lea rdx, [r14-1]
cmovnz r9, rax
xor rcx, r9
sub rbx, r14
mov r11, r8
sar r11, 1
lea rsi, [r11+rcx]
cmovc rsi, r11
mov r13, rsi
add r13, qword ptr [rdi-56]
mov r12, rsi
shl r12, 44
rorx rbp, r13, 21
rorx rax, r13, 42
add r12, qword ptr [rdi-40]
imul rbp, qword ptr [rdi+64]
imul rax, qword ptr [rdi+72]
andn r14, r8, r10
cmovnz rdx, rbx
shrx rcx, rdx, r15
sarx r13, rdx, r15
lea r8, [rbp+rax]
lea r10, [r8+r12]
lea r14, [rdx-1]
mov rbx, -2
cmovnz r9, r11
mov rbp, r9
add rbp, qword ptr [rdi-64]
mov rax, r9
shl rax, 45
rorx r8, rbp, 20
rorx r12, rbp, 41
add rax, qword ptr [rdi-48]
imul r8, qword ptr [rdi+64]
imul r12, qword ptr [rdi+72]
lea r11, [r8+r12]
lea rbp, [r11+rax]
ror r10, 44
ror rbp, 45
xor r13, rbp
sub rbx, rdx
mov r8, -2
mov r12, r10
sar r12, 1
lea r11, [r12+r13]
cmovc r11, r12
andn rax, r10, rcx
cmovnz r14, rbx
shrx rdx, r14, r15
sarx r13, r14, r15
lea r10, [r14-1]
mov rcx, -2
cmovnz rbp, r12
xor r13, rbp
mov rax, r9
add rax, qword ptr [rdi-64]
sub r8, r14
sar rax, 41
mov qword ptr [rdi+264], rax
lea rbx, [r9+524288]
shl rbx, 23
mov r12, r11
sar r12, 1
lea r14, [r12+r13]
cmovc r14, r12
sar rbx, 43
mov qword ptr [rdi+256], rbx
andn rax, r11, rdx
cmovnz r10, r8
shrx r9, r10, r15
sarx r13, r10, r15
lea rbx, [r10-1]
mov r11, -2
mov rdx, -2
cmovnz rbp, r12
xor r13, rbp
sub rcx, r10
mov rax, rsi
add rax, qword ptr [rdi-56]
mov r8, r14
sar r8, 1
lea r12, [r8+r13]
cmovc r12, r8
andn r10, r14, r9
cmovnz rbx, rcx
shrx r13, rbx, r15
sarx r14, rbx, r15
lea r9, [rbx-1]
cmovnz rbp, r8
xor r14, rbp
sar rax, 42
sub r11, rbx
mov qword ptr [rdi+280], rax
lea r10, [rsi+1048576]
shl r10, 22
sar r10, 43
mov rcx, r12
sar rcx, 1
lea r8, [rcx+r14]
cmovc r8, rcx
mov qword ptr [rdi+272], r10
mov rbx, qword ptr [rdi+256]
andn rax, r12, r13
cmovnz r9, r11
shrx rsi, r9, r15
sarx r14, r9, r15
lea r10, [r9-1]
mov r12, -2
mov r13, -2
cmovnz rbp, rcx
xor r14, rbp
sub rdx, r9
imul rbx, qword ptr [rdi+192]
mov rax, r8
sar rax, 1
lea r11, [rax+r14]
mov rcx, qword ptr [rdi+264]
cmovc r11, rax
andn r9, r8, rsi
cmovnz r10, rdx
shrx r14, r10, r15
sarx r8, r10, r15
lea rsi, [r10-1]
cmovnz rbp, rax
xor r8, rbp
sub r12, r10
imul rcx, qword ptr [rdi+208]
lea r9, [rbx+rcx]
mov qword ptr [rdi+128], r9
mov rdx, qword ptr [rdi+256]
mov rax, r11
sar rax, 1
lea r10, [rax+r8]
cmovc r10, rax
imul rdx, qword ptr [rdi+200]
mov rbx, qword ptr [rdi+264]
andn rcx, r11, r14
cmovnz rsi, r12
shrx r9, rsi, r15
sarx r8, rsi, r15
lea r11, [rsi-1]
mov r14, -2
mov rcx, -2
cmovnz rbp, rax
xor r8, rbp
sub r13, rsi
imul rbx, qword ptr [rdi+216]
mov r12, r10
sar r12, 1
lea rax, [r12+r8]
lea rsi, [rdx+rbx]
mov qword ptr [rdi+136], rsi
mov r8, qword ptr [rdi+272]
cmovc rax, r12
andn rdx, r10, r9
cmovnz r11, r13
shrx rbx, r11, r15
sarx rsi, r11, r15
lea r10, [r11-1]
cmovnz rbp, r12
xor rsi, rbp
sub r14, r11
imul r8, qword ptr [rdi+192]
mov r9, qword ptr [rdi+280]
mov rdx, rax
sar rdx, 1
lea r13, [rdx+rsi]
cmovc r13, rdx
imul r9, qword ptr [rdi+208]
lea r12, [r8+r9]
andn r11, rax, rbx
cmovnz r10, r14
shrx rsi, r10, r15
sarx r8, r10, r15
lea r9, [r10-1]
mov qword ptr [rdi+144], r12
mov rax, -2
mov rbx, qword ptr [rdi+272]
mov r11, -2
cmovnz rbp, rdx
xor r8, rbp
sub rcx, r10
mov r14, r13
sar r14, 1
lea r12, [r14+r8]
cmovc r12, r14
andn rdx, r13, rsi
cmovnz r9, rcx
shrx r10, r9, r15
sarx r8, r9, r15
lea r13, [r9-1]
cmovnz rbp, r14
xor r8, rbp
sub rax, r9
imul rbx, qword ptr [rdi+200]
mov rsi, qword ptr [rdi+280]
imul rsi, qword ptr [rdi+216]
lea rdx, [rbx+rsi]
mov rcx, r12
sar rcx, 1
lea r14, [rcx+r8]
cmovc r14, rcx
mov qword ptr [rdi+152], rdx
mov r9, qword ptr [rdi+256]
andn rbx, r12, r10
cmovnz r13, rax
shrx rsi, r13, r15
sarx r8, r13, r15
lea rdx, [r13-1]
mov r12, -2
mov r10, -2
cmovnz rbp, rcx
xor r8, rbp
sub r11, r13
imul r9, qword ptr [rdi+48]
mov rbx, r14
sar rbx, 1
lea rax, [rbx+r8]
mov rcx, qword ptr [rdi+264]
cmovc rax, rbx
andn r13, r14, rsi
cmovnz rdx, r11
shrx r8, rdx, r15
sarx r14, rdx, r15
lea rsi, [rdx-1]
cmovnz rbp, rbx
xor r14, rbp
sub r12, rdx
imul rcx, qword ptr [rdi+56]
lea r13, [r9+rcx]
neg r13
sar r13, 20
mov r11, rax
sar r11, 1
lea rbx, [r11+r14]
cmovc rbx, r11
mov rdx, qword ptr [rdi+128]
imul rdx, qword ptr [rdi+384]
andn r9, rax, r8
cmovnz rsi, r12
shrx rcx, rsi, r15
sarx r14, rsi, r15
lea rax, [rsi-1]
mov r8, qword ptr [rdi+136]
mov r9, -2
mov r12, -2
cmovnz rbp, r11
xor r14, rbp
sub r10, rsi
imul r8, qword ptr [rdi+392]
mov r11, rbx
sar r11, 1
lea rsi, [r11+r14]
lea r14, [rdx+r8]
lea rdx, [r13+r14]
mov qword ptr [rdi-112], rdx
cmovc rsi, r11
andn r8, rbx, rcx
cmovnz rax, r10
shrx r13, rax, r15
sarx r14, rax, r15
lea rbx, [rax-1]
cmovnz rbp, r11
xor r14, rbp
sub r9, rax
sar rdx, 20
mov rcx, rsi
sar rcx, 1
lea r8, [rcx+r14]
cmovc r8, rcx
shl rdx, 44
mov qword ptr [rdi+80], rdx
andn r10, rsi, r13
cmovnz rbx, r9
shrx r11, rbx, r15
sarx rax, rbx, r15
lea r14, [rbx-1]
mov rdx, qword ptr [rdi+272]
mov rsi, -2
mov r13, -2
cmovnz rbp, rcx
xor rax, rbp
sub r12, rbx
imul rdx, qword ptr [rdi+48]
mov r10, r8
sar r10, 1
lea r9, [r10+rax]
mov rcx, qword ptr [rdi+280]
cmovc r9, r10
andn rbx, r8, r11
cmovnz r14, r12
shrx rax, r14, r15
sarx r8, r14, r15
lea r11, [r14-1]
cmovnz rbp, r10
xor r8, rbp
sub rsi, r14
imul rcx, qword ptr [rdi+56]
lea rbx, [rdx+rcx]
neg rbx
mov r12, r9
sar r12, 1
lea r10, [r12+r8]
cmovc r10, r12
sar rbx, 20
andn r14, r9, rax
cmovnz r11, rsi
shrx rdx, r11, r15
sarx rcx, r11, r15
lea r8, [r11-1]
mov r9, qword ptr [rdi+144]
mov rax, -2
mov r14, -2
cmovnz rbp, r12
xor rcx, rbp
sub r13, r11
mov rsi, r10
sar rsi, 1
lea r12, [rsi+rcx]
cmovc r12, rsi
andn r11, r10, rdx
cmovnz r8, r13
shrx rcx, r8, r15
sarx r10, r8, r15
lea rdx, [r8-1]
cmovnz rbp, rsi
xor r10, rbp
sub rax, r8
imul r9, qword ptr [rdi+384]
mov r11, qword ptr [rdi+152]
imul r11, qword ptr [rdi+392]
lea r13, [r9+r11]
lea rsi, [rbx+r13]
mov qword ptr [rdi-104], rsi
mov r8, r12
sar r8, 1
lea r9, [r8+r10]
cmovc r9, r8
sar rsi, 20
shl rsi, 44
andn r11, r12, rcx
cmovnz rdx, rax
shrx rbx, rdx, r15
sarx r13, rdx, r15
lea r10, [rdx-1]
mov qword ptr [rdi+88], rsi
mov r12, -2
cmovnz rbp, r8
xor r13, rbp
sub r14, rdx
mov rcx, r9
sar rcx, 1
lea r11, [rcx+r13]
cmovc r11, rcx
andn rax, r9, rbx
cmovnz r10, r14
shrx rsi, r10, r15
sarx r8, r10, r15
lea rdx, [r10-1]
cmovnz rbp, rcx
xor r8, rbp
sub r12, r10
mov r13, r11
sar r13, 1
lea r9, [r13+r8]
cmovc r9, r13
mov rbx, r9
add rbx, qword ptr [rdi-56]
mov rax, r9
shl rax, 44
rorx r14, rbx, 21
rorx rcx, rbx, 42
add rax, qword ptr [rdi-40]
mov qword ptr [rdi-120], r9
imul r14, qword ptr [rdi+80]
imul rcx, qword ptr [rdi+88]
andn r10, r11, rsi
cmovnz rdx, r12
shrx r8, rdx, r15
sarx rbx, rdx, r15
lea r9, [r14+rcx]
lea r11, [r9+rax]
cmovnz rbp, r13
mov rsi, rbp
add rsi, qword ptr [rdi-64]
mov r10, rbp
shl r10, 45
rorx r12, rsi, 20
rorx r14, rsi, 41
add r10, qword ptr [rdi-48]
mov qword ptr [rdi-128], rbp
imul r12, qword ptr [rdi+80]
imul r14, qword ptr [rdi+88]
lea rcx, [r12+r14]
lea r9, [rcx+r10]
ror r11, 44
ror r9, 45
mov rcx, r9
mov rsi, rbx
mov rbx, r11
mov rbp, r8
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
