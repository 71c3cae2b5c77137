// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in rounds.rs; aligned to 32 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state; the other words are scratch.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 13 limbs of 30 bits; 1269 instructions a round, 720 for its steps (form: carry).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov rbx, qword ptr [rdi-64]
mov rcx, qword ptr [rdi-56]
mov rdx, qword ptr [rdi-48]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
mov rax, -2
mov rbp, rcx
xor rbp, rsi
lea r8, [rdx-1]
sub rax, rdx
sar rbx, 1
mov r9, qword ptr [rdi-128]
lea r10, [rbx+rbp]
mov r11, qword ptr [rdi-120]
cmovc r10, rbx
adc rsi, 0
cmovs rcx, rbx
cmovs r8, rax
mov r12, -2
mov r13, r9
add r13, qword ptr [rdi-32]
sarx r14, r8, r15
mov rdx, rcx
xor rdx, r14
lea rbp, [r8-1]
sub r12, r8
sar r13, 41
sar r10, 1
mov qword ptr [rdi+0], r13
lea rsi, [r10+rdx]
lea rbx, [r9+524288]
cmovc rsi, r10
adc r14, 0
cmovs rcx, r10
cmovs rbp, r12
shl rbx, 23
mov rax, -2
sarx r8, rbp, r15
mov r13, rcx
xor r13, r8
lea rdx, [rbp-1]
sub rax, rbp
sar rbx, 43
mov qword ptr [rdi+8], rbx
sar rsi, 1
lea r9, [rsi+r13]
cmovc r9, rsi
adc r8, 0
cmovs rcx, rsi
cmovs rdx, rax
mov r14, r11
add r14, qword ptr [rdi-24]
sar r14, 42
mov qword ptr [rdi+16], r14
mov r10, -2
sarx r12, rdx, r15
mov rbp, rcx
xor rbp, r12
lea rbx, [rdx-1]
sub r10, rdx
lea r13, [r11+1048576]
sar r9, 1
lea r8, [r9+rbp]
cmovc r8, r9
adc r12, 0
cmovs rcx, r9
cmovs rbx, r10
shl r13, 22
sar r13, 43
mov qword ptr [rdi+24], r13
mov rsi, -2
sarx rax, rbx, r15
mov r14, rcx
xor r14, rax
lea rdx, [rbx-1]
sub rsi, rbx
mov r11, qword ptr [rdi+8]
imul r11, qword ptr [rdi-112]
sar r8, 1
mov rbp, qword ptr [rdi+0]
lea r12, [r8+r14]
cmovc r12, r8
adc rax, 0
cmovs rcx, r8
cmovs rdx, rsi
imul rbp, qword ptr [rdi-96]
lea r9, [r11+rbp]
mov r10, -2
sarx r13, rdx, r15
mov rbx, rcx
xor rbx, r13
lea r14, [rdx-1]
sub r10, rdx
neg r9
sar r12, 1
mov qword ptr [rdi+32], r9
mov rax, qword ptr [rdi+8]
lea r8, [r12+rbx]
cmovc r8, r12
adc r13, 0
cmovs rcx, r12
cmovs r14, r10
imul rax, qword ptr [rdi-104]
mov rsi, -2
sarx r11, r14, r15
mov rbp, rcx
xor rbp, r11
lea rdx, [r14-1]
sub rsi, r14
mov r9, qword ptr [rdi+0]
imul r9, qword ptr [rdi-88]
sar r8, 1
lea rbx, [rax+r9]
lea r13, [r8+rbp]
cmovc r13, r8
adc r11, 0
cmovs rcx, r8
cmovs rdx, rsi
neg rbx
mov qword ptr [rdi+40], rbx
mov r12, -2
sarx r10, rdx, r15
mov r14, rcx
xor r14, r10
lea rax, [rdx-1]
sub r12, rdx
mov r9, qword ptr [rdi+24]
sar r13, 1
lea rbp, [r13+r14]
cmovc rbp, r13
adc r10, 0
cmovs rcx, r13
cmovs rax, r12
imul r9, qword ptr [rdi-112]
mov r11, qword ptr [rdi+16]
imul r11, qword ptr [rdi-96]
mov r8, -2
lea rsi, [r9+r11]
sarx rbx, rax, r15
mov rdx, rcx
xor rdx, rbx
lea r14, [rax-1]
sub r8, rax
neg rsi
sar rbp, 1
mov qword ptr [rdi+48], rsi
lea r10, [rbp+rdx]
mov r13, qword ptr [rdi+24]
cmovc r10, rbp
adc rbx, 0
cmovs rcx, rbp
cmovs r14, r8
imul r13, qword ptr [rdi-104]
mov r12, -2
sarx r9, r14, r15
mov r11, rcx
xor r11, r9
lea rax, [r14-1]
sub r12, r14
mov rsi, qword ptr [rdi+16]
sar r10, 1
lea rdx, [r10+r11]
cmovc rdx, r10
adc r9, 0
cmovs rcx, r10
cmovs rax, r12
imul rsi, qword ptr [rdi-88]
lea rbx, [r13+rsi]
neg rbx
mov rbp, -2
mov qword ptr [rdi+56], rbx
sarx r8, rax, r15
mov r14, rcx
xor r14, r8
lea r11, [rax-1]
sub rbp, rax
mov r9, qword ptr [rdi+8]
sar rdx, 1
lea r10, [rdx+r14]
cmovc r10, rdx
adc r8, 0
cmovs rcx, rdx
cmovs r11, rbp
imul r9, qword ptr [rdi-80]
mov r12, qword ptr [rdi+0]
imul r12, qword ptr [rdi-72]
mov r13, -2
sarx rsi, r11, r15
mov rbx, rcx
xor rbx, rsi
lea rax, [r11-1]
sub r13, r11
lea r14, [r9+r12]
neg r14
sar r10, 1
lea r8, [r10+rbx]
cmovc r8, r10
adc rsi, 0
cmovs rcx, r10
cmovs rax, r13
sar r14, 20
shl r14, 24
shr r14, 24
mov rdx, -2
sarx rbp, rax, r15
mov r11, rcx
xor r11, rbp
lea r9, [rax-1]
sub rdx, rax
mov qword ptr [rdi+64], r14
sar r8, 1
lea r12, [r8+r11]
cmovc r12, r8
adc rbp, 0
cmovs rcx, r8
cmovs r9, rdx
shr r14, 20
shl r14, 44
mov qword ptr [rdi+72], r14
mov rbx, -2
sarx rsi, r9, r15
mov r10, rcx
xor r10, rsi
lea r13, [r9-1]
sub rbx, r9
mov rax, qword ptr [rdi+24]
imul rax, qword ptr [rdi-80]
sar r12, 1
mov r11, qword ptr [rdi+16]
lea rbp, [r12+r10]
cmovc rbp, r12
adc rsi, 0
cmovs rcx, r12
cmovs r13, rbx
imul r11, qword ptr [rdi-72]
lea r8, [rax+r11]
mov rdx, -2
sarx r14, r13, r15
mov r9, rcx
xor r9, r14
lea r10, [r13-1]
sub rdx, r13
vpbroadcastq ymm0, qword ptr [rdi+32]
neg r8
vpbroadcastq ymm1, qword ptr [rdi+48]
sar rbp, 1
vpblendd ymm2, ymm0, ymm1, 0xf0
vpbroadcastq ymm3, qword ptr [rdi+40]
vpbroadcastq ymm4, qword ptr [rdi+56]
lea rsi, [rbp+r9]
vpblendd ymm5, ymm3, ymm4, 0xf0
vmovdqa ymm6, ymmword ptr [rdi+640]
vpand ymm7, ymm2, ymm6
cmovc rsi, rbp
adc r14, 0
cmovs rcx, rbp
cmovs r10, rdx
sar r8, 20
shl r8, 24
shr r8, 24
mov r12, -2
vpand ymm8, ymm5, ymm6
sarx rbx, r10, r15
mov rax, rcx
xor rax, rbx
lea r11, [r10-1]
sub r12, r10
mov qword ptr [rdi+80], r8
vpsrlq ymm9, ymm2, 30
vpsrlq ymm10, ymm5, 30
shr r8, 20
vbroadcasti128 ymm11, xmmword ptr [rdi+800]
sar rsi, 1
vbroadcasti128 ymm12, xmmword ptr [rdi+816]
vpmuldq ymm13, ymm7, ymm11
lea r13, [rsi+rax]
vpmuldq ymm14, ymm8, ymm12
vpaddq ymm15, ymm13, ymm14
vpaddq ymm0, ymm15, ymmword ptr [rdi+672]
cmovc r13, rsi
adc rbx, 0
cmovs rcx, rsi
cmovs r11, r12
shl r8, 44
mov qword ptr [rdi+88], r8
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]
mov r9, -2
sarx r14, r11, r15
mov rbp, rcx
xor rbp, r14
lea rdx, [r11-1]
sub r9, r11
vpand ymm3, ymm1, ymm6
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1216]
vpaddq ymm2, ymm0, ymm4
sar r13, 1
vpsrlq ymm5, ymm2, 30
vpmuldq ymm13, ymm9, ymm11
lea r10, [r13+rbp]
vpmuldq ymm14, ymm10, ymm12
vbroadcasti128 ymm15, xmmword ptr [rdi+832]
vbroadcasti128 ymm1, xmmword ptr [rdi+848]
cmovc r10, r13
adc r14, 0
cmovs rcx, r13
cmovs rdx, r9
vpmuldq ymm0, ymm7, ymm15
mov rax, -2
sarx rbx, rdx, r15
mov rsi, rcx
xor rsi, rbx
lea r12, [rdx-1]
sub rax, rdx
vpmuldq ymm4, ymm8, ymm1
vpaddq ymm2, ymm13, ymm14
vpaddq ymm11, ymm2, ymm0
sar r10, 1
vpaddq ymm12, ymm11, ymm4
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1248]
lea r8, [r10+rsi]
vpaddq ymm14, ymm12, ymm13
vpaddq ymm2, ymm14, ymmword ptr [rdi+704]
vpaddq ymm0, ymm2, ymm5
cmovc r8, r10
adc rbx, 0
cmovs rcx, r10
cmovs r12, rax
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]
mov r11, -2
sarx rbp, r12, r15
mov r14, rcx
xor r14, rbp
lea r13, [r12-1]
sub r11, r12
vpand ymm4, ymm11, ymm6
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1216]
vpaddq ymm13, ymm0, ymm12
sar r8, 1
vpsrlq ymm14, ymm13, 30
vpmuldq ymm2, ymm9, ymm15
lea r9, [r8+r14]
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm11, xmmword ptr [rdi+864]
vbroadcasti128 ymm0, xmmword ptr [rdi+880]
cmovc r9, r8
adc rbp, 0
cmovs rcx, r8
cmovs r13, r11
vpmuldq ymm12, ymm7, ymm11
mov rdx, -2
sarx rsi, r13, r15
mov rbx, rcx
xor rbx, rsi
lea r10, [r13-1]
sub rdx, r13
vpmuldq ymm13, ymm8, ymm0
vpaddq ymm15, ymm2, ymm5
vpaddq ymm1, ymm15, ymm12
sar r9, 1
vpaddq ymm2, ymm1, ymm13
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1280]
vpaddq ymm15, ymm2, ymm5
lea rax, [r9+rbx]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1248]
vpaddq ymm1, ymm15, ymm12
cmovc rax, r9
adc rsi, 0
cmovs rcx, r9
cmovs r10, rdx
vpaddq ymm13, ymm1, ymmword ptr [rdi+704]
sarx r12, r10, r15
mov r14, rax
add r14, qword ptr [rdi-24]
vpaddq ymm2, ymm13, ymm14
mov rbp, rcx
add rbp, qword ptr [rdi-32]
vpsrlq ymm5, ymm2, 30
mov r8, rax
shl r8, 44
mov r11, rcx
shl r11, 45
vpand ymm15, ymm2, ymm6
mov r13, r14
sar r13, 21
sar r14, 42
mov rbx, rbp
sar rbx, 20
sar rbp, 41
vmovdqa ymmword ptr [rdi+800], ymm15
add r8, qword ptr [rdi-8]
vpmuldq ymm12, ymm9, ymm11
add r11, qword ptr [rdi-16]
vpmuldq ymm1, ymm10, ymm0
imul r13, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
imul rbx, qword ptr [rdi+72]
imul rbp, qword ptr [rdi+88]
vbroadcasti128 ymm13, xmmword ptr [rdi+896]
vbroadcasti128 ymm14, xmmword ptr [rdi+912]
vpmuldq ymm2, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm14
vpaddq ymm11, ymm12, ymm1
vpaddq ymm0, ymm11, ymm2
vpaddq ymm12, ymm0, ymm15
lea rsi, [r13+r14]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1312]
lea r9, [rbx+rbp]
vpaddq ymm11, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1280]
lea rdx, [rsi+r8]
lea r13, [r9+r11]
vpaddq ymm0, ymm11, ymm2
vpaddq ymm15, ymm0, ymmword ptr [rdi+704]
vpaddq ymm12, ymm15, ymm5
ror rdx, 44
ror r13, 45
vpsrlq ymm1, ymm12, 30
vpand ymm11, ymm12, ymm6
mov r14, -2
mov rbx, r13
xor rbx, r12
lea rbp, [r10-1]
sub r14, r10
vmovdqa ymmword ptr [rdi+832], ymm11
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm0, ymm10, ymm14
sar rdx, 1
vbroadcasti128 ymm15, xmmword ptr [rdi+928]
vbroadcasti128 ymm5, xmmword ptr [rdi+944]
lea rsi, [rdx+rbx]
vpmuldq ymm12, ymm7, ymm15
vpmuldq ymm11, ymm8, ymm5
vpaddq ymm13, ymm2, ymm0
cmovc rsi, rdx
adc r12, 0
cmovs r13, rdx
cmovs rbp, r14
mov r8, rcx
add r8, qword ptr [rdi-32]
sar r8, 41
vpaddq ymm14, ymm13, ymm12
mov r9, -2
sarx r11, rbp, r15
mov r10, r13
xor r10, r11
lea rbx, [rbp-1]
sub r9, rbp
vpaddq ymm2, ymm14, ymm11
mov qword ptr [rdi+96], r8
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1344]
vpaddq ymm13, ymm2, ymm0
sar rsi, 1
lea r12, [rcx+524288]
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1312]
vpaddq ymm14, ymm13, ymm12
vpaddq ymm11, ymm14, ymmword ptr [rdi+704]
lea rdx, [rsi+r10]
vpaddq ymm2, ymm11, ymm1
vpsrlq ymm0, ymm2, 30
cmovc rdx, rsi
adc r11, 0
cmovs r13, rsi
cmovs rbx, r9
shl r12, 23
sar r12, 43
vpand ymm13, ymm2, ymm6
mov r14, -2
sarx rbp, rbx, r15
mov r8, r13
xor r8, rbp
lea rcx, [rbx-1]
sub r14, rbx
vmovdqa ymmword ptr [rdi+864], ymm13
mov qword ptr [rdi+104], r12
vpmuldq ymm12, ymm9, ymm15
vpmuldq ymm14, ymm10, ymm5
sar rdx, 1
vbroadcasti128 ymm11, xmmword ptr [rdi+960]
vbroadcasti128 ymm1, xmmword ptr [rdi+976]
vpmuldq ymm2, ymm7, ymm11
lea r10, [rdx+r8]
vpmuldq ymm13, ymm8, ymm1
vpaddq ymm15, ymm12, ymm14
cmovc r10, rdx
adc rbp, 0
cmovs r13, rdx
cmovs rcx, r14
mov r11, rax
add r11, qword ptr [rdi-24]
sar r11, 42
vpaddq ymm5, ymm15, ymm2
mov qword ptr [rdi+112], r11
mov rsi, -2
vpaddq ymm12, ymm5, ymm13
sarx r9, rcx, r15
mov rbx, r13
xor rbx, r9
lea r12, [rcx-1]
sub rsi, rcx
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1376]
lea r8, [rax+1048576]
vpaddq ymm15, ymm12, ymm14
sar r10, 1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1344]
vpaddq ymm5, ymm15, ymm2
vpaddq ymm13, ymm5, ymmword ptr [rdi+704]
lea rbp, [r10+rbx]
vpaddq ymm12, ymm13, ymm0
vpsrlq ymm14, ymm12, 30
cmovc rbp, r10
adc r9, 0
cmovs r13, r10
cmovs r12, rsi
shl r8, 22
sar r8, 43
vpand ymm15, ymm12, ymm6
mov qword ptr [rdi+120], r8
mov rdx, -2
vmovdqa ymmword ptr [rdi+896], ymm15
sarx r14, r12, r15
mov r11, r13
xor r11, r14
lea rcx, [r12-1]
sub rdx, r12
vpmuldq ymm2, ymm9, ymm11
mov rax, qword ptr [rdi+104]
vpmuldq ymm5, ymm10, ymm1
sar rbp, 1
vbroadcasti128 ymm13, xmmword ptr [rdi+992]
vbroadcasti128 ymm0, xmmword ptr [rdi+1008]
vpmuldq ymm12, ymm7, ymm13
lea rbx, [rbp+r11]
vpmuldq ymm15, ymm8, ymm0
vpaddq ymm11, ymm2, ymm5
cmovc rbx, rbp
adc r14, 0
cmovs r13, rbp
cmovs rcx, rdx
imul rax, qword ptr [rdi+64]
mov r9, qword ptr [rdi+96]
vpaddq ymm1, ymm11, ymm12
mov r10, -2
imul r9, qword ptr [rdi+80]
vpaddq ymm2, ymm1, ymm15
sarx rsi, rcx, r15
mov r8, r13
xor r8, rsi
lea r12, [rcx-1]
sub r10, rcx
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1408]
vpaddq ymm11, ymm2, ymm5
lea r11, [rax+r9]
sar rbx, 1
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1376]
vpaddq ymm1, ymm11, ymm12
vpaddq ymm15, ymm1, ymmword ptr [rdi+704]
lea r14, [rbx+r8]
vpaddq ymm2, ymm15, ymm14
vpsrlq ymm5, ymm2, 30
vpand ymm11, ymm2, ymm6
cmovc r14, rbx
adc rsi, 0
cmovs r13, rbx
cmovs r12, r10
neg r11
sar r11, 20
mov rbp, -2
vmovdqa ymmword ptr [rdi+928], ymm11
mov qword ptr [rdi+128], r11
sarx rdx, r12, r15
mov rcx, r13
xor rcx, rdx
lea rax, [r12-1]
sub rbp, r12
vpmuldq ymm12, ymm9, ymm13
vpmuldq ymm1, ymm10, ymm0
mov r9, qword ptr [rdi+120]
sar r14, 1
vbroadcasti128 ymm15, xmmword ptr [rdi+1024]
vbroadcasti128 ymm14, xmmword ptr [rdi+1040]
vpmuldq ymm2, ymm7, ymm15
lea r8, [r14+rcx]
vpmuldq ymm11, ymm8, ymm14
vpaddq ymm13, ymm12, ymm1
vpaddq ymm0, ymm13, ymm2
cmovc r8, r14
adc rdx, 0
cmovs r13, r14
cmovs rax, rbp
imul r9, qword ptr [rdi+64]
mov rsi, qword ptr [rdi+112]
mov rbx, -2
vpaddq ymm12, ymm0, ymm11
sarx r10, rax, r15
mov r11, r13
xor r11, r10
lea r12, [rax-1]
sub rbx, rax
imul rsi, qword ptr [rdi+80]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1440]
vpaddq ymm13, ymm12, ymm1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1408]
sar r8, 1
lea rcx, [r9+rsi]
vpaddq ymm0, ymm13, ymm2
vpaddq ymm11, ymm0, ymmword ptr [rdi+704]
lea rdx, [r8+r11]
vpaddq ymm12, ymm11, ymm5
vpsrlq ymm1, ymm12, 30
vpand ymm13, ymm12, ymm6
cmovc rdx, r8
adc r10, 0
cmovs r13, r8
cmovs r12, rbx
neg rcx
sar rcx, 20
vmovdqa ymmword ptr [rdi+960], ymm13
mov r14, -2
sarx rbp, r12, r15
mov rax, r13
xor rax, rbp
lea r9, [r12-1]
sub r14, r12
vpmuldq ymm2, ymm9, ymm15
mov qword ptr [rdi+136], rcx
vpmuldq ymm0, ymm10, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+1056]
sar rdx, 1
mov rsi, qword ptr [rdi+832]
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]
vpmuldq ymm12, ymm7, ymm11
lea r11, [rdx+rax]
vpmuldq ymm13, ymm8, ymm5
vpaddq ymm15, ymm2, ymm0
vpaddq ymm14, ymm15, ymm12
cmovc r11, rdx
adc rbp, 0
cmovs r13, rdx
cmovs r9, r14
shr rsi, 10
mov r10, qword ptr [rdi+864]
vpaddq ymm2, ymm14, ymm13
mov r8, -2
sarx rbx, r9, r15
mov r12, r13
xor r12, rbx
lea rcx, [r9-1]
sub r8, r9
vpmuludq ymm0, ymm3, ymmword ptr [rdi+1472]
shl r10, 20
vpaddq ymm15, ymm2, ymm0
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1440]
sar r11, 1
vpaddq ymm14, ymm15, ymm12
lea rax, [rsi+r10]
vpaddq ymm13, ymm14, ymmword ptr [rdi+704]
lea rbp, [r11+r12]
vpaddq ymm2, ymm13, ymm1
mov rdx, qword ptr [rdi+896]
vpsrlq ymm0, ymm2, 30
vpand ymm15, ymm2, ymm6
cmovc rbp, r11
adc rbx, 0
cmovs r13, r11
cmovs rcx, r8
shl rdx, 50
vmovdqa ymmword ptr [rdi+992], ymm15
mov r14, -2
sarx r9, rcx, r15
mov rsi, r13
xor rsi, r9
lea r10, [rcx-1]
sub r14, rcx
vpmuldq ymm12, ymm9, ymm11
vpmuldq ymm14, ymm10, ymm5
lea r12, [rax+rdx]
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]
sar rbp, 1
vbroadcasti128 ymm1, xmmword ptr [rdi+1104]
mov qword ptr [rdi+144], r12
vpmuldq ymm2, ymm7, ymm13
lea rbx, [rbp+rsi]
vpmuldq ymm15, ymm8, ymm1
mov r11, qword ptr [rdi+848]
vpaddq ymm11, ymm12, ymm14
vpaddq ymm5, ymm11, ymm2
cmovc rbx, rbp
adc r9, 0
cmovs r13, rbp
cmovs r10, r14
vpaddq ymm12, ymm5, ymm15
shr r11, 10
mov r8, -2
sarx rcx, r10, r15
mov rax, r13
xor rax, rcx
lea rdx, [r10-1]
sub r8, r10
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1504]
vpaddq ymm11, ymm12, ymm14
mov r12, qword ptr [rdi+880]
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1472]
sar rbx, 1
vpaddq ymm5, ymm11, ymm2
vpaddq ymm15, ymm5, ymmword ptr [rdi+704]
vpaddq ymm12, ymm15, ymm0
lea rsi, [rbx+rax]
vpsrlq ymm14, ymm12, 30
vpand ymm11, ymm12, ymm6
cmovc rsi, rbx
adc rcx, 0
cmovs r13, rbx
cmovs rdx, r8
shl r12, 20
lea r9, [r11+r12]
vmovdqa ymmword ptr [rdi+1024], ymm11
mov rbp, -2
mov r14, qword ptr [rdi+912]
sarx r10, rdx, r15
mov rax, r13
xor rax, r10
lea rcx, [rdx-1]
sub rbp, rdx
vpmuldq ymm2, ymm9, ymm13
vpmuldq ymm5, ymm10, ymm1
vbroadcasti128 ymm15, xmmword ptr [rdi+1120]
shl r14, 50
sar rsi, 1
vbroadcasti128 ymm0, xmmword ptr [rdi+1136]
vpmuldq ymm12, ymm7, ymm15
lea rbx, [r9+r14]
vpmuldq ymm11, ymm8, ymm0
lea r8, [rsi+rax]
vpaddq ymm13, ymm2, ymm5
mov qword ptr [rdi+152], rbx
vpaddq ymm1, ymm13, ymm12
cmovc r8, rsi
adc r10, 0
cmovs r13, rsi
cmovs rcx, rbp
vpaddq ymm2, ymm1, ymm11
mov r11, -2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1536]
sarx r12, rcx, r15
mov rdx, r13
xor rdx, r12
lea r9, [rcx-1]
sub r11, rcx
mov r14, qword ptr [rdi+104]
vpaddq ymm13, ymm2, ymm5
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1504]
imul r14, qword ptr [rdi+144]
sar r8, 1
vpaddq ymm1, ymm13, ymm12
vpaddq ymm11, ymm1, ymmword ptr [rdi+704]
mov rax, qword ptr [rdi+96]
vpaddq ymm2, ymm11, ymm14
lea rbx, [r8+rdx]
vpsrlq ymm5, ymm2, 30
vpand ymm13, ymm2, ymm6
cmovc rbx, r8
adc r12, 0
cmovs r13, r8
cmovs r9, r11
imul rax, qword ptr [rdi+152]
vmovdqa ymmword ptr [rdi+1056], ymm13
mov r10, -2
vpmuldq ymm12, ymm9, ymm15
sarx rsi, r9, r15
mov rbp, r13
xor rbp, rsi
lea rcx, [r9-1]
sub r10, r9
lea rdx, [r14+rax]
vpmuldq ymm1, ymm10, ymm0
vbroadcasti128 ymm11, xmmword ptr [rdi+1152]
sar rbx, 1
vbroadcasti128 ymm14, xmmword ptr [rdi+1168]
mov r12, qword ptr [rdi+128]
vpmuldq ymm2, ymm7, ymm11
vpmuldq ymm13, ymm8, ymm14
lea r8, [rbx+rbp]
vpaddq ymm15, ymm12, ymm1
vpaddq ymm0, ymm15, ymm2
cmovc r8, rbx
adc rsi, 0
cmovs r13, rbx
cmovs rcx, r10
sar r12, 20
sub r12, rdx
vpaddq ymm12, ymm0, ymm13
mov r11, -2
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1568]
sarx r9, rcx, r15
mov r14, r13
xor r14, r9
lea rax, [rcx-1]
sub r11, rcx
vpaddq ymm15, ymm12, ymm1
shl r12, 44
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1536]
sar r8, 1
vpaddq ymm0, ymm15, ymm2
mov qword ptr [rdi+160], r12
vpaddq ymm13, ymm0, ymmword ptr [rdi+704]
vpaddq ymm12, ymm13, ymm5
lea rbp, [r8+r14]
mov rsi, qword ptr [rdi+120]
vpsrlq ymm1, ymm12, 30
vpand ymm15, ymm12, ymm6
vmovdqa ymmword ptr [rdi+1088], ymm15
cmovc rbp, r8
adc r9, 0
cmovs r13, r8
cmovs rax, r11
imul rsi, qword ptr [rdi+144]
mov rbx, -2
vpmuldq ymm2, ymm9, ymm11
sarx r10, rax, r15
mov rdx, r13
xor rdx, r10
lea rcx, [rax-1]
sub rbx, rax
vpmuldq ymm0, ymm10, ymm14
mov r12, qword ptr [rdi+112]
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]
sar rbp, 1
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]
vpmuldq ymm12, ymm7, ymm13
vpmuldq ymm15, ymm8, ymm5
lea r14, [rbp+rdx]
vpaddq ymm11, ymm2, ymm0
vpaddq ymm14, ymm11, ymm12
vpaddq ymm7, ymm14, ymm15
cmovc r14, rbp
adc r10, 0
cmovs r13, rbp
cmovs rcx, rbx
imul r12, qword ptr [rdi+152]
lea r9, [rsi+r12]
mov r8, qword ptr [rdi+136]
mov r11, -2
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1600]
sarx rax, rcx, r15
mov rdx, r13
xor rdx, rax
lea r10, [rcx-1]
sub r11, rcx
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1568]
sar r8, 20
vpaddq ymm11, ymm2, ymm0
sar r14, 1
vpaddq ymm12, ymm11, ymmword ptr [rdi+704]
vpaddq ymm14, ymm12, ymm1
lea rbp, [r14+rdx]
vpsrlq ymm15, ymm14, 30
vpand ymm3, ymm14, ymm6
vmovdqa ymmword ptr [rdi+1120], ymm3
cmovc rbp, r14
adc rax, 0
cmovs r13, r14
cmovs r10, r11
sub r8, r9
shl r8, 44
vpmuldq ymm7, ymm9, ymm13
mov rbx, -2
mov qword ptr [rdi+168], r8
sarx rsi, r10, r15
mov r12, r13
xor r12, rsi
lea rcx, [r10-1]
sub rbx, r10
vpmuldq ymm8, ymm10, ymm5
vpaddq ymm2, ymm7, ymm8
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1600]
sar rbp, 1
vpaddq ymm11, ymm2, ymm0
vpaddq ymm12, ymm11, ymmword ptr [rdi+704]
lea rdx, [rbp+r12]
vpaddq ymm1, ymm12, ymm15
vpsrlq ymm14, ymm1, 30
vpand ymm3, ymm1, ymm6
cmovc rdx, rbp
adc rsi, 0
cmovs r13, rbp
cmovs rcx, rbx
vmovdqa ymmword ptr [rdi+1152], ymm3
mov rax, -2
sarx r14, rcx, r15
mov r11, r13
xor r11, r14
lea r9, [rcx-1]
sub rax, rcx
vpsubq ymm9, ymm14, ymmword ptr [rdi+736]
vmovdqa ymmword ptr [rdi+1184], ymm9
sar rdx, 1
lea r8, [rdx+r11]
cmovc r8, rdx
adc r14, 0
cmovs r13, rdx
cmovs r9, rax
sarx r10, r9, r15
mov r12, r8
add r12, qword ptr [rdi-24]
mov rsi, r13
add rsi, qword ptr [rdi-32]
mov rbp, r8
shl rbp, 44
mov rbx, r13
shl rbx, 45
mov rcx, r12
sar rcx, 21
sar r12, 42
mov r11, rsi
sar r11, 20
sar rsi, 41
add rbp, qword ptr [rdi-8]
add rbx, qword ptr [rdi-16]
imul rcx, qword ptr [rdi+160]
imul r12, qword ptr [rdi+168]
imul r11, qword ptr [rdi+160]
imul rsi, qword ptr [rdi+168]
lea r14, [rcx+r12]
lea rdx, [r11+rsi]
lea rax, [r14+rbp]
lea rcx, [rdx+rbx]
ror rax, 44
ror rcx, 45
mov r12, -2
mov r11, rcx
xor r11, r10
lea rsi, [r9-1]
sub r12, r9
mov r14, r13
add r14, qword ptr [rdi-32]
sar rax, 1
lea rbp, [rax+r11]
cmovc rbp, rax
adc r10, 0
cmovs rcx, rax
cmovs rsi, r12
sar r14, 41
mov qword ptr [rdi+176], r14
lea rdx, [r13+524288]
shl rdx, 23
mov rbx, -2
sar rdx, 43
sarx r9, rsi, r15
mov r11, rcx
xor r11, r9
lea r10, [rsi-1]
sub rbx, rsi
mov qword ptr [rdi+184], rdx
mov rax, r8
add rax, qword ptr [rdi-24]
sar rbp, 1
lea r12, [rbp+r11]
cmovc r12, rbp
adc r9, 0
cmovs rcx, rbp
cmovs r10, rbx
sar rax, 42
mov qword ptr [rdi+192], rax
lea r14, [r8+1048576]
shl r14, 22
mov r13, -2
sarx rsi, r10, r15
mov rdx, rcx
xor rdx, rsi
lea r11, [r10-1]
sub r13, r10
sar r14, 43
mov qword ptr [rdi+200], r14
sar r12, 1
mov r9, qword ptr [rdi+184]
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rsi, 0
cmovs rcx, r12
cmovs r11, r13
imul r9, qword ptr [rdi+104]
mov rbx, qword ptr [rdi+176]
imul rbx, qword ptr [rdi+120]
mov rax, -2
sarx r8, r11, r15
mov r10, rcx
xor r10, r8
lea r14, [r11-1]
sub rax, r11
lea rdx, [r9+rbx]
mov qword ptr [rdi-112], rdx
sar rbp, 1
mov rsi, qword ptr [rdi+184]
lea r12, [rbp+r10]
cmovc r12, rbp
adc r8, 0
cmovs rcx, rbp
cmovs r14, rax
imul rsi, qword ptr [rdi+96]
mov r13, qword ptr [rdi+176]
imul r13, qword ptr [rdi+112]
mov r11, -2
lea r9, [rsi+r13]
sarx rbx, r14, r15
mov rdx, rcx
xor rdx, rbx
lea r10, [r14-1]
sub r11, r14
mov qword ptr [rdi-104], r9
mov r8, qword ptr [rdi+200]
sar r12, 1
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rbx, 0
cmovs rcx, r12
cmovs r10, r11
imul r8, qword ptr [rdi+104]
mov rax, qword ptr [rdi+192]
imul rax, qword ptr [rdi+120]
lea rsi, [r8+rax]
mov r13, -2
sarx r14, r10, r15
mov r9, rcx
xor r9, r14
lea rdx, [r10-1]
sub r13, r10
mov qword ptr [rdi-96], rsi
mov rbx, qword ptr [rdi+200]
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc r14, 0
cmovs rcx, rbp
cmovs rdx, r13
imul rbx, qword ptr [rdi+96]
mov r11, qword ptr [rdi+192]
imul r11, qword ptr [rdi+112]
lea r8, [rbx+r11]
mov rax, -2
sarx r10, rdx, r15
mov rsi, rcx
xor rsi, r10
lea r9, [rdx-1]
sub rax, rdx
mov qword ptr [rdi-88], r8
mov r14, qword ptr [rdi+184]
sar r12, 1
lea rbp, [r12+rsi]
cmovc rbp, r12
adc r10, 0
cmovs rcx, r12
cmovs r9, rax
imul r14, qword ptr [rdi+128]
mov r13, qword ptr [rdi+176]
imul r13, qword ptr [rdi+136]
lea rbx, [r14+r13]
mov r11, -2
neg rbx
sarx rdx, r9, r15
mov r8, rcx
xor r8, rdx
lea rsi, [r9-1]
sub r11, r9
sar rbx, 20
sar rbp, 1
mov r10, qword ptr [rdi-112]
lea r12, [rbp+r8]
cmovc r12, rbp
adc rdx, 0
cmovs rcx, rbp
cmovs rsi, r11
imul r10, qword ptr [rdi+144]
mov rax, qword ptr [rdi-104]
imul rax, qword ptr [rdi+152]
lea r14, [r10+rax]
mov r13, -2
sarx r9, rsi, r15
mov r8, rcx
xor r8, r9
lea rdx, [rsi-1]
sub r13, rsi
lea rbp, [rbx+r14]
mov qword ptr [rdi-80], rbp
sar r12, 1
lea r11, [r12+r8]
cmovc r11, r12
adc r9, 0
cmovs rcx, r12
cmovs rdx, r13
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+208], rbp
mov r10, qword ptr [rdi+200]
mov rax, -2
sarx rsi, rdx, r15
mov rbx, rcx
xor rbx, rsi
lea r14, [rdx-1]
sub rax, rdx
imul r10, qword ptr [rdi+128]
mov r8, qword ptr [rdi+192]
sar r11, 1
lea r9, [r11+rbx]
cmovc r9, r11
adc rsi, 0
cmovs rcx, r11
cmovs r14, rax
imul r8, qword ptr [rdi+136]
lea r12, [r10+r8]
neg r12
sar r12, 20
mov r13, -2
mov rbp, qword ptr [rdi-96]
sarx rdx, r14, r15
mov rbx, rcx
xor rbx, rdx
lea rsi, [r14-1]
sub r13, r14
imul rbp, qword ptr [rdi+144]
sar r9, 1
mov r11, qword ptr [rdi-88]
lea rax, [r9+rbx]
cmovc rax, r9
adc rdx, 0
cmovs rcx, r9
cmovs rsi, r13
imul r11, qword ptr [rdi+152]
lea r10, [rbp+r11]
lea r8, [r12+r10]
mov r14, -2
mov qword ptr [rdi-72], r8
sarx rbx, rsi, r15
mov rdx, rcx
xor rdx, rbx
lea r9, [rsi-1]
sub r14, rsi
sar r8, 20
shl r8, 44
sar rax, 1
mov qword ptr [rdi+216], r8
lea r13, [rax+rdx]
cmovc r13, rax
adc rbx, 0
cmovs rcx, rax
cmovs r9, r14
mov rbp, -2
sarx r11, r9, r15
mov r12, rcx
xor r12, r11
lea r10, [r9-1]
sub rbp, r9
sar r13, 1
lea rsi, [r13+r12]
cmovc rsi, r13
adc r11, 0
cmovs rcx, r13
cmovs r10, rbp
mov r8, -2
sarx rdx, r10, r15
mov rbx, rcx
xor rbx, rdx
lea rax, [r10-1]
sub r8, r10
sar rsi, 1
lea r14, [rsi+rbx]
cmovc r14, rsi
adc rdx, 0
cmovs rcx, rsi
cmovs rax, r8
mov r9, -2
sarx r12, rax, r15
mov r11, rcx
xor r11, r12
lea r13, [rax-1]
sub r9, rax
sar r14, 1
lea rbp, [r14+r11]
cmovc rbp, r14
adc r12, 0
cmovs rcx, r14
cmovs r13, r9
mov r10, -2
sarx rbx, r13, r15
mov rdx, rcx
xor rdx, rbx
lea rsi, [r13-1]
sub r10, r13
sar rbp, 1
lea r8, [rbp+rdx]
cmovc r8, rbp
adc rbx, 0
cmovs rcx, rbp
cmovs rsi, r10
mov rax, -2
sarx r11, rsi, r15
mov r12, rcx
xor r12, r11
lea r14, [rsi-1]
sub rax, rsi
sar r8, 1
lea r9, [r8+r12]
cmovc r9, r8
adc r11, 0
cmovs rcx, r8
cmovs r14, rax
mov r13, -2
sarx rdx, r14, r15
mov rbx, rcx
xor rbx, rdx
lea rbp, [r14-1]
sub r13, r14
sar r9, 1
lea r10, [r9+rbx]
cmovc r10, r9
adc rdx, 0
cmovs rcx, r9
cmovs rbp, r13
mov rsi, -2
sarx r12, rbp, r15
mov r11, rcx
xor r11, r12
lea r8, [rbp-1]
sub rsi, rbp
sar r10, 1
lea rax, [r10+r11]
cmovc rax, r10
adc r12, 0
cmovs rcx, r10
cmovs r8, rsi
mov r14, -2
sarx rbx, r8, r15
mov rdx, rcx
xor rdx, rbx
lea r9, [r8-1]
sub r14, r8
sar rax, 1
lea r13, [rax+rdx]
cmovc r13, rax
adc rbx, 0
cmovs rcx, rax
cmovs r9, r14
sarx rbp, r9, r15
mov r11, r13
add r11, qword ptr [rdi-24]
mov r12, rcx
add r12, qword ptr [rdi-32]
mov r10, r13
shl r10, 44
mov rsi, rcx
shl rsi, 45
mov r8, r11
sar r8, 21
sar r11, 42
mov rdx, r12
sar rdx, 20
sar r12, 41
add r10, qword ptr [rdi-8]
mov qword ptr [rdi-128], rcx
mov qword ptr [rdi-120], r13
add rsi, qword ptr [rdi-16]
imul r8, qword ptr [rdi+208]
imul r11, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+208]
imul r12, qword ptr [rdi+216]
lea rbx, [r8+r11]
lea rax, [rdx+r12]
lea r14, [rbx+r10]
lea rcx, [rax+rsi]
ror r14, 44
ror rcx, 45
mov rbx, r14
mov rdx, r9
mov rsi, rbp
dec qword ptr [rdi-40]
jnz 2b
mov qword ptr [rdi-48], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
