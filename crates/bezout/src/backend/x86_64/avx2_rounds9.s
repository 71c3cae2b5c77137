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
// Length: 9 limbs of 30 bits; 1197 instructions a round, 720 for its steps (form: carry).
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
mov rax, qword ptr [rdi-128]
mov rbp, qword ptr [rdi-120]
mov r8, rax
add r8, qword ptr [rdi-32]
sar r8, 41
mov qword ptr [rdi+0], r8
lea r9, [rax+524288]
shl r9, 23
sar r9, 43
mov qword ptr [rdi+8], r9
mov r10, rbp
add r10, qword ptr [rdi-24]
sar r10, 42
mov qword ptr [rdi+16], r10
lea r11, [rbp+1048576]
shl r11, 22
sar r11, 43
mov qword ptr [rdi+24], r11
mov r12, qword ptr [rdi+8]
imul r12, qword ptr [rdi-112]
mov r13, qword ptr [rdi+0]
imul r13, qword ptr [rdi-96]
lea r14, [rdx-1]
lea r8, [r12+r13]
neg r8
mov qword ptr [rdi+32], r8
mov rax, -2
sub rax, rdx
mov r9, qword ptr [rdi+8]
imul r9, qword ptr [rdi-104]
mov r10, qword ptr [rdi+0]
imul r10, qword ptr [rdi-88]
lea rbp, [r9+r10]
neg rbp
mov r11, rcx
xor r11, rsi
mov qword ptr [rdi+40], rbp
mov r12, qword ptr [rdi+24]
imul r12, qword ptr [rdi-112]
mov r13, -2
mov r8, -2
sar rbx, 1
lea rdx, [rbx+r11]
cmovc rdx, rbx
adc rsi, 0
cmovs r14, rax
sarx r9, r14, r15
cmovs rcx, rbx
sub r8, r14
mov r10, rcx
xor r10, r9
mov rbp, qword ptr [rdi+16]
imul rbp, qword ptr [rdi-96]
lea r11, [r12+rbp]
neg r11
mov qword ptr [rdi+48], r11
mov rsi, qword ptr [rdi+24]
mov rax, -2
lea rbx, [r14-1]
sar rdx, 1
lea r12, [rdx+r10]
cmovc r12, rdx
adc r9, 0
cmovs rbx, r8
lea rbp, [rbx-1]
sarx r11, rbx, r15
cmovs rcx, rdx
sub r13, rbx
imul rsi, qword ptr [rdi-104]
mov r14, qword ptr [rdi+16]
imul r14, qword ptr [rdi-88]
mov r10, rcx
xor r10, r11
lea r9, [rsi+r14]
mov r8, -2
neg r9
mov qword ptr [rdi+56], r9
mov rdx, qword ptr [rdi+8]
imul rdx, qword ptr [rdi-80]
mov rbx, qword ptr [rdi+0]
imul rbx, qword ptr [rdi-72]
lea rsi, [rdx+rbx]
sar r12, 1
lea r14, [r12+r10]
cmovc r14, r12
adc r11, 0
cmovs rbp, r13
sarx r9, rbp, r15
lea rdx, [rbp-1]
cmovs rcx, r12
mov rbx, rcx
xor rbx, r9
sub rax, rbp
sar r14, 1
lea r10, [r14+rbx]
cmovc r10, r14
adc r9, 0
mov r11, -2
cmovs rdx, rax
lea r13, [rdx-1]
sarx r12, rdx, r15
cmovs rcx, r14
sub r8, rdx
mov rbp, rcx
xor rbp, r12
sar r10, 1
lea rbx, [r10+rbp]
cmovc rbx, r10
adc r12, 0
cmovs r13, r8
sarx r9, r13, r15
lea rax, [r13-1]
cmovs rcx, r10
sub r11, r13
mov r14, rcx
xor r14, r9
neg rsi
sar rsi, 20
shl rsi, 24
shr rsi, 24
mov qword ptr [rdi+64], rsi
sar rbx, 1
lea rdx, [rbx+r14]
cmovc rdx, rbx
adc r9, 0
mov rbp, -2
cmovs rax, r11
lea r12, [rax-1]
sarx r8, rax, r15
mov r10, -2
cmovs rcx, rbx
sub rbp, rax
shr rsi, 20
shl rsi, 44
mov r13, rcx
xor r13, r8
mov qword ptr [rdi+72], rsi
mov r14, qword ptr [rdi+24]
imul r14, qword ptr [rdi-80]
mov r9, qword ptr [rdi+16]
imul r9, qword ptr [rdi-72]
lea r11, [r14+r9]
neg r11
sar r11, 20
shl r11, 24
sar rdx, 1
lea rbx, [rdx+r13]
cmovc rbx, rdx
adc r8, 0
cmovs r12, rbp
lea rax, [r12-1]
sarx rsi, r12, r15
mov r14, -2
cmovs rcx, rdx
sub r10, r12
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r13, [rbx+r9]
cmovc r13, rbx
adc rsi, 0
cmovs rax, r10
lea r8, [rax-1]
sarx rbp, rax, r15
cmovs rcx, rbx
sub r14, rax
shr r11, 24
mov rdx, rcx
xor rdx, rbp
mov qword ptr [rdi+80], r11
shr r11, 20
shl r11, 44
mov qword ptr [rdi+88], r11
mov r12, -2
sar r13, 1
lea r9, [r13+rdx]
cmovc r9, r13
adc rbp, 0
cmovs r8, r14
lea rsi, [r8-1]
sarx r10, r8, r15
mov rbx, -2
mov rax, -2
cmovs rcx, r13
sub r12, r8
mov r11, rcx
xor r11, r10
sar r9, 1
lea rdx, [r9+r11]
cmovc rdx, r9
adc r10, 0
cmovs rsi, r12
lea rbp, [rsi-1]
sarx r14, rsi, r15
vpbroadcastq ymm0, qword ptr [rdi+48]
cmovs rcx, r9
sub rbx, rsi
mov r13, rcx
xor r13, r14
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc r14, 0
cmovs rbp, rbx
sarx r11, rbp, r15
lea r10, [rbp-1]
cmovs rcx, rdx
sub rax, rbp
mov r12, rcx
xor r12, r11
sar r8, 1
lea r9, [r8+r12]
cmovc r9, r8
adc r11, 0
vpbroadcastq ymm1, qword ptr [rdi+32]
mov rsi, -2
vpblendd ymm2, ymm1, ymm0, 0xf0
vpbroadcastq ymm3, qword ptr [rdi+40]
cmovs rcx, r8
mov r13, -2
vmovdqa ymm4, ymmword ptr [rdi+256]
vpsrlq ymm5, ymm2, 30
cmovs r10, rax
sub rsi, r10
lea r14, [r10-1]
sarx rbx, r10, r15
mov rdx, rcx
xor rdx, rbx
mov rbp, -2
mov r12, -2
vpbroadcastq ymm6, qword ptr [rdi+56]
vpblendd ymm7, ymm3, ymm6, 0xf0
vpsrlq ymm8, ymm7, 30
sar r9, 1
lea r11, [r9+rdx]
cmovc r11, r9
adc rbx, 0
cmovs r14, rsi
lea r8, [r14-1]
sarx rax, r14, r15
cmovs rcx, r9
sub rbp, r14
mov r10, rcx
xor r10, rax
sar r11, 1
lea rdx, [r11+r10]
cmovc rdx, r11
adc rax, 0
cmovs r8, rbp
lea rbx, [r8-1]
sarx rsi, r8, r15
vpand ymm9, ymm7, ymm4
vpand ymm10, ymm2, ymm4
vbroadcasti128 ymm11, xmmword ptr [rdi+640]
vpmuldq ymm12, ymm10, ymm11
vbroadcasti128 ymm13, xmmword ptr [rdi+656]
vpmuldq ymm14, ymm9, ymm13
vpaddq ymm15, ymm12, ymm14
vpaddq ymm1, ymm15, ymmword ptr [rdi+288]
cmovs rcx, r11
sub r13, r8
mov r9, rcx
xor r9, rsi
mov r14, -2
vpmuludq ymm0, ymm1, ymmword ptr [rdi+576]
vpand ymm3, ymm0, ymm4
vpmuludq ymm6, ymm3, ymmword ptr [rdi+960]
vpaddq ymm7, ymm1, ymm6
sar rdx, 1
lea r10, [rdx+r9]
cmovc r10, rdx
adc rsi, 0
cmovs rbx, r13
sarx rax, rbx, r15
lea rbp, [rbx-1]
cmovs rcx, rdx
sub r12, rbx
mov r11, -2
mov r8, rcx
xor r8, rax
sar r10, 1
lea r9, [r10+r8]
cmovc r9, r10
adc rax, 0
cmovs rbp, r12
lea rsi, [rbp-1]
vpmuldq ymm2, ymm5, ymm11
vpsrlq ymm12, ymm7, 30
vbroadcasti128 ymm14, xmmword ptr [rdi+688]
vpmuldq ymm15, ymm8, ymm13
vpmuldq ymm0, ymm9, ymm14
vbroadcasti128 ymm1, xmmword ptr [rdi+672]
vpmuludq ymm6, ymm3, ymmword ptr [rdi+992]
vpmuldq ymm11, ymm10, ymm1
sarx r13, rbp, r15
cmovs rcx, r10
sub r14, rbp
mov rdx, rcx
xor rdx, r13
sar r9, 1
lea rbx, [r9+rdx]
cmovc rbx, r9
adc r13, 0
cmovs rsi, r14
sarx r8, rsi, r15
cmovs rcx, r9
sub r11, rsi
lea rax, [rsi-1]
vpaddq ymm7, ymm2, ymm15
vpaddq ymm13, ymm7, ymm11
vpaddq ymm2, ymm13, ymm0
mov r12, -2
mov r10, -2
mov rbp, rcx
xor rbp, r8
sar rbx, 1
lea rdx, [rbx+rbp]
cmovc rdx, rbx
adc r8, 0
cmovs rcx, rbx
vbroadcasti128 ymm15, xmmword ptr [rdi+704]
vpaddq ymm7, ymm2, ymm6
vpaddq ymm11, ymm7, ymmword ptr [rdi+320]
vpaddq ymm13, ymm11, ymm12
vpmuludq ymm0, ymm13, ymmword ptr [rdi+576]
vpand ymm2, ymm0, ymm4
vpmuludq ymm6, ymm2, ymmword ptr [rdi+960]
cmovs rax, r11
lea r13, [rax-1]
sub r12, rax
sarx r14, rax, r15
mov r9, rcx
xor r9, r14
sar rdx, 1
lea rsi, [rdx+r9]
cmovc rsi, rdx
adc r14, 0
cmovs r13, r12
vpmuldq ymm7, ymm8, ymm14
vbroadcasti128 ymm11, xmmword ptr [rdi+720]
mov rbp, -2
lea r8, [r13-1]
vpmuldq ymm12, ymm10, ymm15
sarx rbx, r13, r15
cmovs rcx, rdx
sub r10, r13
mov r11, rcx
xor r11, rbx
vpaddq ymm0, ymm13, ymm6
vpsrlq ymm14, ymm0, 30
vpmuldq ymm13, ymm5, ymm1
mov rax, -2
sar rsi, 1
lea r9, [rsi+r11]
cmovc r9, rsi
adc rbx, 0
cmovs r8, r10
lea r14, [r8-1]
sarx r12, r8, r15
cmovs rcx, rsi
mov rdx, rcx
add rdx, qword ptr [rdi-32]
mov r13, r9
shl r13, 44
mov r11, r9
add r11, qword ptr [rdi-24]
mov rbx, r11
sar rbx, 42
sar r11, 21
mov r10, rdx
sar r10, 41
mov rsi, rcx
shl rsi, 45
imul r10, qword ptr [rdi+88]
add r13, qword ptr [rdi-8]
add rsi, qword ptr [rdi-16]
imul rbx, qword ptr [rdi+88]
imul r11, qword ptr [rdi+72]
sar rdx, 20
imul rdx, qword ptr [rdi+72]
sub rbp, r8
lea r8, [r11+rbx]
lea r11, [r8+r13]
ror r11, 44
lea rbx, [rdx+r10]
lea r8, [rbx+rsi]
ror r8, 45
mov r13, r8
xor r13, r12
vpaddq ymm6, ymm13, ymm7
vpaddq ymm0, ymm6, ymm12
mov rdx, -2
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1024]
sar r11, 1
lea r10, [r11+r13]
cmovc r10, r11
adc r12, 0
cmovs r14, rbp
lea rbx, [r14-1]
cmovs r8, r11
sub rdx, r14
sarx rsi, r14, r15
vpmuludq ymm13, ymm2, ymmword ptr [rdi+992]
vpmuldq ymm7, ymm9, ymm11
vpaddq ymm6, ymm0, ymm7
mov r13, rcx
add r13, qword ptr [rdi-32]
sar r13, 41
mov qword ptr [rdi+96], r13
lea r12, [rcx+524288]
mov rbp, r8
xor rbp, rsi
sar r10, 1
lea r11, [r10+rbp]
cmovc r11, r10
adc rsi, 0
cmovs rbx, rdx
lea r14, [rbx-1]
sarx r13, rbx, r15
vpaddq ymm12, ymm6, ymm1
vpaddq ymm0, ymm12, ymm13
vpaddq ymm7, ymm0, ymmword ptr [rdi+320]
vpaddq ymm6, ymm7, ymm14
cmovs r8, r10
mov rcx, r8
xor rcx, r13
sub rax, rbx
vpand ymm1, ymm6, ymm4
sar r11, 1
lea rbp, [r11+rcx]
cmovc rbp, r11
adc r13, 0
cmovs r14, rax
lea rsi, [r14-1]
sarx rdx, r14, r15
vpmuldq ymm12, ymm5, ymm15
vpmuldq ymm13, ymm8, ymm11
vpsrlq ymm0, ymm6, 30
mov r10, -2
vmovdqa ymmword ptr [rdi+640], ymm1
mov rbx, -2
vbroadcasti128 ymm7, xmmword ptr [rdi+736]
mov rcx, -2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1056]
cmovs r8, r11
sub r10, r14
shl r12, 23
sar r12, 43
mov qword ptr [rdi+104], r12
mov r13, r9
add r13, qword ptr [rdi-24]
sar r13, 42
mov qword ptr [rdi+112], r13
lea rax, [r9+1048576]
shl rax, 22
mov r11, r8
xor r11, rdx
sar rbp, 1
lea r14, [rbp+r11]
cmovc r14, rbp
adc rdx, 0
cmovs rsi, r10
lea r12, [rsi-1]
sarx r13, rsi, r15
cmovs r8, rbp
sub rbx, rsi
mov r9, r8
xor r9, r13
vpaddq ymm15, ymm12, ymm13
vpmuludq ymm11, ymm2, ymmword ptr [rdi+1024]
vpmuldq ymm6, ymm10, ymm7
vpaddq ymm1, ymm15, ymm6
sar rax, 43
mov qword ptr [rdi+120], rax
mov r11, qword ptr [rdi+104]
imul r11, qword ptr [rdi+64]
vbroadcasti128 ymm12, xmmword ptr [rdi+752]
vpmuldq ymm13, ymm9, ymm12
vpaddq ymm15, ymm1, ymm13
vpaddq ymm6, ymm15, ymm14
vpaddq ymm1, ymm6, ymm11
mov rdx, -2
sar r14, 1
lea r10, [r14+r9]
cmovc r10, r14
adc r13, 0
cmovs r12, rbx
sarx rbp, r12, r15
lea rsi, [r12-1]
cmovs r8, r14
sub rcx, r12
vpaddq ymm13, ymm1, ymmword ptr [rdi+320]
vpaddq ymm15, ymm13, ymm0
vpmuldq ymm14, ymm8, ymm12
mov rax, qword ptr [rdi+96]
imul rax, qword ptr [rdi+80]
lea r9, [r11+rax]
neg r9
sar r9, 20
mov qword ptr [rdi+128], r9
mov r13, r8
xor r13, rbp
sar r10, 1
lea rbx, [r10+r13]
cmovc rbx, r10
adc rbp, 0
cmovs r8, r10
vpsrlq ymm6, ymm15, 30
vpand ymm11, ymm15, ymm4
vmovdqa ymmword ptr [rdi+672], ymm11
mov r14, -2
vpmuldq ymm1, ymm5, ymm7
cmovs rsi, rcx
lea r12, [rsi-1]
sub rdx, rsi
sarx r11, rsi, r15
mov rax, r8
xor rax, r11
sar rbx, 1
lea r9, [rbx+rax]
cmovc r9, rbx
adc r11, 0
vbroadcasti128 ymm13, xmmword ptr [rdi+784]
cmovs r12, rdx
lea r13, [r12-1]
sarx rbp, r12, r15
vbroadcasti128 ymm0, xmmword ptr [rdi+768]
mov r10, -2
mov rcx, qword ptr [rdi+120]
vpmuldq ymm12, ymm10, ymm0
vpmuldq ymm15, ymm9, ymm13
cmovs r8, rbx
sub r14, r12
imul rcx, qword ptr [rdi+64]
mov rsi, qword ptr [rdi+112]
mov rax, r8
xor rax, rbp
sar r9, 1
lea r11, [r9+rax]
cmovc r11, r9
adc rbp, 0
cmovs r13, r14
lea rdx, [r13-1]
sarx rbx, r13, r15
vpaddq ymm11, ymm1, ymm14
mov r12, -2
vpaddq ymm7, ymm11, ymm12
vpaddq ymm1, ymm7, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1088]
cmovs r8, r9
sub r10, r13
mov rax, r8
xor rax, rbx
imul rsi, qword ptr [rdi+80]
lea rbp, [rcx+rsi]
neg rbp
sar rbp, 20
mov qword ptr [rdi+136], rbp
mov r14, qword ptr [rdi+672]
shr r14, 10
vpmuludq ymm11, ymm2, ymmword ptr [rdi+1056]
sar r11, 1
lea r9, [r11+rax]
cmovc r9, r11
adc rbx, 0
cmovs rdx, r10
lea r13, [rdx-1]
vpaddq ymm12, ymm1, ymm14
vpaddq ymm7, ymm12, ymm11
vpaddq ymm15, ymm7, ymmword ptr [rdi+320]
vpaddq ymm1, ymm15, ymm6
vpand ymm14, ymm1, ymm4
sarx rcx, rdx, r15
cmovs r8, r11
sub r12, rdx
mov rsi, r8
xor rsi, rcx
sar r9, 1
lea rbp, [r9+rsi]
cmovc rbp, r9
adc rcx, 0
cmovs r13, r12
lea rax, [r13-1]
mov rbx, -2
vbroadcasti128 ymm12, xmmword ptr [rdi+800]
vmovdqa ymmword ptr [rdi+704], ymm14
mov r10, qword ptr [rdi+704]
vpsrlq ymm11, ymm1, 30
vpmuldq ymm7, ymm10, ymm12
sarx r11, r13, r15
vpmuldq ymm15, ymm5, ymm0
vpmuldq ymm6, ymm8, ymm13
mov rdx, -2
cmovs r8, r9
shl r10, 20
lea rsi, [r14+r10]
sub rbx, r13
mov rcx, r8
xor rcx, r11
vbroadcasti128 ymm14, xmmword ptr [rdi+816]
vpmuldq ymm1, ymm9, ymm14
vpaddq ymm0, ymm15, ymm6
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1120]
vpaddq ymm15, ymm0, ymm7
vpaddq ymm6, ymm15, ymm1
vpaddq ymm0, ymm6, ymm13
mov r12, -2
sar rbp, 1
lea r9, [rbp+rcx]
cmovc r9, rbp
adc r11, 0
cmovs rax, rbx
lea r14, [rax-1]
sarx r10, rax, r15
cmovs r8, rbp
sub rdx, rax
mov r13, r8
xor r13, r10
sar r9, 1
lea rcx, [r9+r13]
cmovc rcx, r9
adc r10, 0
vpmuludq ymm7, ymm2, ymmword ptr [rdi+1088]
cmovs r14, rdx
lea r11, [r14-1]
sarx rbx, r14, r15
vpaddq ymm15, ymm0, ymm7
mov rbp, -2
mov rax, -2
mov r13, -2
vpaddq ymm1, ymm15, ymmword ptr [rdi+320]
vpaddq ymm6, ymm1, ymm11
vpsrlq ymm13, ymm6, 30
vpand ymm0, ymm6, ymm4
vmovdqa ymmword ptr [rdi+736], ymm0
mov r10, qword ptr [rdi+736]
vbroadcasti128 ymm7, xmmword ptr [rdi+848]
vpmuldq ymm15, ymm5, ymm12
vbroadcasti128 ymm1, xmmword ptr [rdi+832]
vpmuldq ymm11, ymm10, ymm1
cmovs r8, r9
shl r10, 50
lea rdx, [rsi+r10]
mov qword ptr [rdi+144], rdx
mov r9, qword ptr [rdi+688]
shr r9, 10
sub r12, r14
mov rsi, qword ptr [rdi+720]
shl rsi, 20
mov r10, r8
xor r10, rbx
lea rdx, [r9+rsi]
mov r14, qword ptr [rdi+752]
shl r14, 50
lea r9, [rdx+r14]
mov qword ptr [rdi+152], r9
mov rsi, qword ptr [rdi+104]
sar rcx, 1
lea rdx, [rcx+r10]
cmovc rdx, rcx
adc rbx, 0
cmovs r11, r12
sarx r14, r11, r15
cmovs r8, rcx
sub rax, r11
mov r9, r8
xor r9, r14
imul rsi, qword ptr [rdi+144]
mov r10, qword ptr [rdi+96]
sar rdx, 1
lea rbx, [rdx+r9]
cmovc rbx, rdx
adc r14, 0
lea r12, [r11-1]
cmovs r8, rdx
cmovs r12, rax
lea rcx, [r12-1]
sub rbp, r12
imul r10, qword ptr [rdi+152]
lea r9, [rsi+r10]
vpmuldq ymm6, ymm8, ymm14
vpmuldq ymm0, ymm9, ymm7
sarx r14, r12, r15
mov r11, r8
xor r11, r14
sar rbx, 1
lea rdx, [rbx+r11]
cmovc rdx, rbx
adc r14, 0
cmovs rcx, rbp
lea rax, [rcx-1]
cmovs r8, rbx
sub r13, rcx
sarx rsi, rcx, r15
mov r10, qword ptr [rdi+128]
sar r10, 20
sub r10, r9
shl r10, 44
mov qword ptr [rdi+160], r10
mov r12, qword ptr [rdi+120]
imul r12, qword ptr [rdi+144]
mov r11, -2
mov r14, -2
vpaddq ymm12, ymm15, ymm6
vpaddq ymm14, ymm12, ymm11
vpaddq ymm15, ymm14, ymm0
vpmuludq ymm6, ymm3, ymmword ptr [rdi+1152]
mov rbp, r8
xor rbp, rsi
vpaddq ymm12, ymm15, ymm6
mov rbx, qword ptr [rdi+112]
imul rbx, qword ptr [rdi+152]
vpmuludq ymm11, ymm2, ymmword ptr [rdi+1120]
vpaddq ymm14, ymm12, ymm11
vpaddq ymm0, ymm14, ymmword ptr [rdi+320]
vpaddq ymm15, ymm0, ymm13
lea rcx, [r12+rbx]
mov r9, qword ptr [rdi+136]
sar r9, 20
sar rdx, 1
lea r10, [rdx+rbp]
cmovc r10, rdx
adc rsi, 0
cmovs rax, r13
lea r12, [rax-1]
sarx rbx, rax, r15
vpsrlq ymm6, ymm15, 30
vpmuldq ymm12, ymm5, ymm1
vpand ymm11, ymm15, ymm4
vpmuldq ymm14, ymm8, ymm7
vbroadcasti128 ymm0, xmmword ptr [rdi+864]
cmovs r8, rdx
sub r14, rax
mov rbp, r8
xor rbp, rbx
sar r10, 1
lea rsi, [r10+rbp]
cmovc rsi, r10
adc rbx, 0
cmovs r12, r14
lea r13, [r12-1]
sarx rdx, r12, r15
vpmuldq ymm13, ymm10, ymm0
cmovs r8, r10
sub r11, r12
sub r9, rcx
shl r9, 44
mov rax, r8
xor rax, rdx
sar rsi, 1
lea rbp, [rsi+rax]
cmovc rbp, rsi
adc rdx, 0
vbroadcasti128 ymm1, xmmword ptr [rdi+880]
mov qword ptr [rdi+168], r9
vpmuldq ymm15, ymm9, ymm1
mov rbx, -2
vmovdqa ymmword ptr [rdi+768], ymm11
cmovs r13, r11
lea r14, [r13-1]
vpaddq ymm7, ymm12, ymm14
sarx r10, r13, r15
vpaddq ymm11, ymm7, ymm13
vpmuludq ymm12, ymm3, ymmword ptr [rdi+1184]
vpaddq ymm14, ymm11, ymm15
mov r12, -2
mov rcx, -2
vpaddq ymm7, ymm14, ymm12
vpmuludq ymm13, ymm2, ymmword ptr [rdi+1152]
vpaddq ymm11, ymm7, ymm13
vpaddq ymm15, ymm11, ymmword ptr [rdi+320]
cmovs r8, rsi
mov rax, r8
xor rax, r10
sub r12, r13
sar rbp, 1
lea rdx, [rbp+rax]
cmovc rdx, rbp
adc r10, 0
cmovs r14, r12
sarx r9, r14, r15
lea r11, [r14-1]
cmovs r8, rbp
sub rbx, r14
vpaddq ymm14, ymm15, ymm6
vpand ymm12, ymm14, ymm4
mov rsi, r8
xor rsi, r9
sar rdx, 1
lea r13, [rdx+rsi]
cmovc r13, rdx
adc r9, 0
cmovs r11, rbx
lea rax, [r11-1]
sarx r10, r11, r15
vmovdqa ymmword ptr [rdi+800], ymm12
vbroadcasti128 ymm7, xmmword ptr [rdi+896]
vpmuldq ymm13, ymm5, ymm0
mov r12, -2
cmovs r8, rdx
mov rbp, r13
shl rbp, 44
add rbp, qword ptr [rdi-8]
mov r14, r8
add r14, qword ptr [rdi-32]
mov rsi, r14
sar rsi, 41
mov r9, r13
add r9, qword ptr [rdi-24]
mov rbx, r9
sar rbx, 42
imul rbx, qword ptr [rdi+168]
imul rsi, qword ptr [rdi+168]
sar r14, 20
imul r14, qword ptr [rdi+160]
lea rdx, [r14+rsi]
mov r14, r8
shl r14, 45
add r14, qword ptr [rdi-16]
sar r9, 21
imul r9, qword ptr [rdi+160]
lea rsi, [r9+rbx]
sub rcx, r11
lea r9, [rsi+rbp]
ror r9, 44
lea rbx, [rdx+r14]
ror rbx, 45
mov r11, rbx
xor r11, r10
sar r9, 1
lea rsi, [r9+r11]
cmovc rsi, r9
adc r10, 0
cmovs rax, rcx
sarx rbp, rax, r15
lea rdx, [rax-1]
vpmuldq ymm11, ymm10, ymm7
vpsrlq ymm15, ymm14, 30
vbroadcasti128 ymm6, xmmword ptr [rdi+912]
mov r14, -2
vpmuldq ymm12, ymm8, ymm1
cmovs rbx, r9
sub r12, rax
mov r11, rbx
xor r11, rbp
sar rsi, 1
lea r10, [rsi+r11]
cmovc r10, rsi
adc rbp, 0
cmovs rdx, r12
lea rcx, [rdx-1]
sarx r9, rdx, r15
vpmuldq ymm0, ymm9, ymm6
vpaddq ymm10, ymm13, ymm12
mov rax, -2
cmovs rbx, rsi
mov r11, rbx
xor r11, r9
sub rax, rdx
vpmuludq ymm14, ymm2, ymmword ptr [rdi+1184]
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1216]
sar r10, 1
lea rbp, [r10+r11]
cmovc rbp, r10
adc r9, 0
cmovs rcx, rax
lea r12, [rcx-1]
mov rsi, -2
vpaddq ymm9, ymm10, ymm11
vpaddq ymm13, ymm9, ymm0
vpaddq ymm12, ymm13, ymm1
vpaddq ymm3, ymm12, ymm14
sarx rdx, rcx, r15
vpmuldq ymm10, ymm5, ymm7
vpaddq ymm11, ymm3, ymmword ptr [rdi+320]
vpaddq ymm9, ymm11, ymm15
vpsrlq ymm0, ymm9, 30
vpand ymm13, ymm9, ymm4
vmovdqa ymmword ptr [rdi+832], ymm13
vpmuldq ymm1, ymm8, ymm6
vpmuludq ymm12, ymm2, ymmword ptr [rdi+1216]
cmovs rbx, r10
mov r11, rbx
xor r11, rdx
sub r14, rcx
mov r9, r8
add r9, qword ptr [rdi-32]
sar r9, 41
mov qword ptr [rdi+176], r9
sar rbp, 1
lea rax, [rbp+r11]
cmovc rax, rbp
adc rdx, 0
cmovs r12, r14
lea r10, [r12-1]
lea rcx, [r8+524288]
sarx r9, r12, r15
mov r11, -2
vpaddq ymm14, ymm10, ymm1
cmovs rbx, rbp
mov rdx, rbx
xor rdx, r9
sub rsi, r12
shl rcx, 23
sar rcx, 43
mov qword ptr [rdi+184], rcx
mov r14, r13
add r14, qword ptr [rdi-24]
vpaddq ymm5, ymm14, ymm12
sar r14, 42
mov qword ptr [rdi+192], r14
sar rax, 1
lea r8, [rax+rdx]
cmovc r8, rax
adc r9, 0
cmovs r10, rsi
lea rbp, [r10-1]
sarx r12, r10, r15
lea rcx, [r13+1048576]
vpaddq ymm7, ymm5, ymmword ptr [rdi+320]
vpaddq ymm3, ymm7, ymm0
vpand ymm11, ymm3, ymm4
mov r14, -2
cmovs rbx, rax
sub r11, r10
mov rdx, rbx
xor rdx, r12
shl rcx, 22
sar rcx, 43
mov qword ptr [rdi+200], rcx
mov r9, qword ptr [rdi+184]
imul r9, qword ptr [rdi+104]
mov rsi, qword ptr [rdi+176]
imul rsi, qword ptr [rdi+120]
lea r13, [r9+rsi]
mov qword ptr [rdi-112], r13
sar r8, 1
lea rax, [r8+rdx]
cmovc rax, r8
adc r12, 0
mov r10, qword ptr [rdi+184]
cmovs rbp, r11
lea rcx, [rbp-1]
sarx r9, rbp, r15
vpsrlq ymm15, ymm3, 30
vmovdqa ymmword ptr [rdi+864], ymm11
vpsubq ymm9, ymm15, ymmword ptr [rdi+352]
vmovdqa ymmword ptr [rdi+896], ymm9
cmovs rbx, r8
mov rsi, rbx
xor rsi, r9
sub r14, rbp
imul r10, qword ptr [rdi+96]
mov r13, qword ptr [rdi+176]
imul r13, qword ptr [rdi+112]
lea rdx, [r10+r13]
mov qword ptr [rdi-104], rdx
mov r12, qword ptr [rdi+200]
imul r12, qword ptr [rdi+104]
mov r11, qword ptr [rdi+192]
imul r11, qword ptr [rdi+120]
mov r8, -2
sar rax, 1
lea rbp, [rax+rsi]
cmovc rbp, rax
adc r9, 0
cmovs rcx, r14
sarx r10, rcx, r15
lea r13, [rcx-1]
mov rdx, -2
lea rsi, [r12+r11]
mov qword ptr [rdi-96], rsi
mov r9, qword ptr [rdi+200]
cmovs rbx, rax
imul r9, qword ptr [rdi+96]
sub rdx, rcx
mov r14, qword ptr [rdi+192]
imul r14, qword ptr [rdi+112]
lea r12, [r9+r14]
mov qword ptr [rdi-88], r12
mov r11, qword ptr [rdi+184]
imul r11, qword ptr [rdi+128]
mov rsi, rbx
xor rsi, r10
sar rbp, 1
lea rax, [rbp+rsi]
cmovc rax, rbp
adc r10, 0
mov rcx, qword ptr [rdi+176]
cmovs r13, rdx
lea r9, [r13-1]
sarx r14, r13, r15
cmovs rbx, rbp
sub r8, r13
mov r12, rbx
xor r12, r14
imul rcx, qword ptr [rdi+136]
lea rsi, [r11+rcx]
neg rsi
sar rsi, 20
mov r10, qword ptr [rdi-112]
imul r10, qword ptr [rdi+144]
mov rdx, qword ptr [rdi-104]
imul rdx, qword ptr [rdi+152]
lea rbp, [r10+rdx]
lea r13, [rsi+rbp]
mov qword ptr [rdi-80], r13
sar r13, 20
shl r13, 44
mov qword ptr [rdi+208], r13
mov r11, qword ptr [rdi+200]
mov rcx, -2
imul r11, qword ptr [rdi+128]
mov r10, qword ptr [rdi+192]
imul r10, qword ptr [rdi+136]
lea rdx, [r11+r10]
neg rdx
sar rdx, 20
mov rsi, qword ptr [rdi-96]
imul rsi, qword ptr [rdi+144]
mov rbp, qword ptr [rdi-88]
imul rbp, qword ptr [rdi+152]
sar rax, 1
lea r13, [rax+r12]
cmovc r13, rax
adc r14, 0
cmovs r9, r8
sarx r11, r9, r15
mov r10, -2
lea r12, [r9-1]
lea r14, [rsi+rbp]
lea r8, [rdx+r14]
mov qword ptr [rdi-72], r8
cmovs rbx, rax
sub rcx, r9
sar r8, 20
mov rsi, rbx
xor rsi, r11
sar r13, 1
lea rbp, [r13+rsi]
cmovc rbp, r13
adc r11, 0
cmovs r12, rcx
lea rdx, [r12-1]
sarx r14, r12, r15
cmovs rbx, r13
sub r10, r12
shl r8, 44
mov qword ptr [rdi+216], r8
mov rax, rbx
xor rax, r14
mov r9, -2
sar rbp, 1
lea rsi, [rbp+rax]
cmovc rsi, rbp
adc r14, 0
cmovs rdx, r10
lea r11, [rdx-1]
cmovs rbx, rbp
sub r9, rdx
mov rcx, -2
sarx r13, rdx, r15
mov r12, rbx
xor r12, r13
sar rsi, 1
lea r8, [rsi+r12]
cmovc r8, rsi
adc r13, 0
cmovs r11, r9
lea rax, [r11-1]
mov r14, -2
sarx r10, r11, r15
cmovs rbx, rsi
sub r14, r11
mov rbp, rbx
xor rbp, r10
sar r8, 1
lea rdx, [r8+rbp]
cmovc rdx, r8
adc r10, 0
cmovs rax, r14
lea r12, [rax-1]
sarx r13, rax, r15
cmovs rbx, r8
sub rcx, rax
mov r9, rbx
xor r9, r13
sar rdx, 1
lea rsi, [rdx+r9]
cmovc rsi, rdx
adc r13, 0
cmovs r12, rcx
lea r11, [r12-1]
sarx rbp, r12, r15
mov r10, -2
cmovs rbx, rdx
mov r14, rbx
xor r14, rbp
sub r10, r12
mov r8, -2
sar rsi, 1
lea rax, [rsi+r14]
cmovc rax, rsi
adc rbp, 0
cmovs r11, r10
sarx r9, r11, r15
lea r13, [r11-1]
mov rcx, -2
cmovs rbx, rsi
sub r8, r11
mov rdx, rbx
xor rdx, r9
sar rax, 1
lea r12, [rax+rdx]
cmovc r12, rax
adc r9, 0
cmovs r13, r8
lea r14, [r13-1]
sarx rbp, r13, r15
cmovs rbx, rax
sub rcx, r13
mov r10, rbx
xor r10, rbp
mov rsi, -2
sar r12, 1
lea r11, [r12+r10]
cmovc r11, r12
adc rbp, 0
cmovs r14, rcx
sarx rdx, r14, r15
lea r9, [r14-1]
cmovs rbx, r12
sub rsi, r14
mov r8, rbx
xor r8, rdx
sar r11, 1
lea rax, [r11+r8]
cmovc rax, r11
adc rdx, 0
mov r13, -2
cmovs r9, rsi
lea r10, [r9-1]
sarx rbp, r9, r15
mov rcx, -2
cmovs rbx, r11
sub r13, r9
mov r12, rbx
xor r12, rbp
sar rax, 1
lea r14, [rax+r12]
cmovc r14, rax
adc rbp, 0
cmovs r10, r13
lea r8, [r10-1]
sarx rdx, r10, r15
cmovs rbx, rax
sub rcx, r10
mov rsi, rbx
xor rsi, rdx
sar r14, 1
lea r11, [r14+rsi]
cmovc r11, r14
adc rdx, 0
mov qword ptr [rdi-120], r11
cmovs r8, rcx
sarx r9, r8, r15
cmovs rbx, r14
mov r12, rbx
add r12, qword ptr [rdi-32]
mov rbp, r12
sar rbp, 20
mov r13, rbx
shl r13, 45
mov rax, r11
add rax, qword ptr [rdi-24]
mov r10, rax
sar r10, 42
sar r12, 41
add r13, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+208]
imul r12, qword ptr [rdi+216]
shl r11, 44
sar rax, 21
imul rax, qword ptr [rdi+208]
add r11, qword ptr [rdi-8]
imul r10, qword ptr [rdi+216]
lea rsi, [rax+r10]
lea rdx, [rbp+r12]
lea rcx, [rsi+r11]
ror rcx, 44
lea r14, [rdx+r13]
mov qword ptr [rdi-128], rbx
ror r14, 45
mov rbx, rcx
mov rcx, r14
mov rdx, r8
mov rsi, r9
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
