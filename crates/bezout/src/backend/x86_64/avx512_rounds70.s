// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in rounds.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state; the other words are scratch.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 70 limbs of 30 bits; 1607 instructions a round, 720 for its steps (form: carry).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov eax, 0xcc
kmovw k1, eax
mov eax, 0xf
kmovw k2, eax
mov eax, 0xf0
kmovw k3, eax
vpxorq zmm28, zmm28, zmm28
vbroadcasti64x4 zmm29, ymmword ptr [rdi+704]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+736]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+768]
mov rbx, qword ptr [rdi-96]
mov rcx, qword ptr [rdi-88]
mov rdx, qword ptr [rdi-80]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
mov rax, -2
vpsubq zmm4, zmm28, zmm3
lea rbp, [rdx-1]
vmovdqa64 zmmword ptr [rdi+320], zmm4
sub rax, rdx
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
mov r8, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r9, rcx
xor r9, rsi
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs rbp, rax
sarx r11, rbp, r15
lea r12, [rbp-1]
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
mov r13, -2
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
cmovs rcx, rbx
sub r8, rbp
vpunpcklqdq zmm23, zmm22, zmm22
mov r14, -2
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
mov rsi, rcx
xor rsi, r11
sar r10, 1
lea rax, [rdx+r9]
mov rbx, -2
lea rbp, [r10+rsi]
cmovc rbp, r10
adc r11, 0
cmovs r12, r8
sarx rdx, r12, r15
lea r9, [r12-1]
cmovs rcx, r10
sub r13, r12
mov rsi, rcx
xor rsi, rdx
sar rbp, 1
lea r11, [rbp+rsi]
cmovc r11, rbp
adc rdx, 0
cmovs r9, r13
sarx r8, r9, r15
lea r10, [r9-1]
cmovs rcx, rbp
sub r14, r9
sar rax, 20
shl rax, 24
shr rax, 24
mov qword ptr [rdi-32], rax
shr rax, 20
shl rax, 44
mov qword ptr [rdi-24], rax
mov r12, qword ptr [rdi+336]
mov rsi, -2
imul r12, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea r13, [r12+rdx]
sar r13, 20
shl r13, 24
shr r13, 24
mov qword ptr [rdi-16], r13
shr r13, 20
shl r13, 44
mov rbp, rcx
xor rbp, r8
sar r11, 1
mov qword ptr [rdi-8], r13
mov r9, -2
lea rax, [r11+rbp]
cmovc rax, r11
adc r8, 0
cmovs r10, r14
sarx r12, r10, r15
lea rdx, [r10-1]
cmovs rcx, r11
sub rbx, r10
mov r13, rcx
xor r13, r12
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
adc r12, 0
cmovs rdx, rbx
sarx r8, rdx, r15
lea r14, [rdx-1]
cmovs rcx, rax
sub rsi, rdx
vpermq zmm27, zmmword ptr [rdi+896], 0x44
vpermq zmm0, zmmword ptr [rdi+896], 0xee
mov r11, -2
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+3136]
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
mov r10, rcx
xor r10, r8
sar rbp, 1
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+960], 0x44
vpermq zmm18, zmmword ptr [rdi+960], 0xee
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
mov r13, -2
vpaddq zmm16, zmm6, zmm13
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
lea r12, [rbp+r10]
cmovc r12, rbp
adc r8, 0
cmovs r14, rsi
sarx rbx, r14, r15
lea rax, [r14-1]
cmovs rcx, rbp
sub r9, r14
mov rdx, rcx
xor rdx, rbx
sar r12, 1
lea r10, [r12+rdx]
cmovc r10, r12
adc rbx, 0
cmovs rax, r9
sarx r8, rax, r15
lea rsi, [rax-1]
cmovs rcx, r12
sub r11, rax
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3200]
vpaddq zmm2, zmm21, zmm1
mov rbp, -2
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+3136]
vpaddq zmm5, zmm8, zmm14
vpsrlq zmm27, zmm5, 30
vpandq zmm0, zmm5, zmm7
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
vpmuldq zmm13, zmm25, zmm17
mov r14, rcx
xor r14, r8
sar r10, 1
vpmuldq zmm16, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1024], 0x44
vpermq zmm22, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm20, zmm23, zmm19
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
mov rdx, -2
vpaddq zmm3, zmm2, zmm21
vpmuludq zmm15, zmm10, zmmword ptr [rdi+3264]
vpaddq zmm9, zmm3, zmm15
lea rbx, [r10+r14]
cmovc rbx, r10
adc r8, 0
cmovs rsi, r11
sarx r9, rsi, r15
lea r12, [rsi-1]
cmovs rcx, r10
sub r13, rsi
mov rax, rcx
xor rax, r9
sar rbx, 1
lea r14, [rbx+rax]
cmovc r14, rbx
adc r9, 0
cmovs r12, r13
sarx r8, r12, r15
lea r11, [r12-1]
cmovs rcx, rbx
sub rbp, r12
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3200]
mov r10, -2
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm14, zmm27
vpsrlq zmm0, zmm5, 30
vpandq zmm17, zmm5, zmm7
vpmuldq zmm18, zmm25, zmm19
vpermq zmm13, zmmword ptr [rdi+1088], 0x44
vpermq zmm16, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm1, zmm24, zmm16
vpmuldq zmm20, zmm26, zmm22
vpmuldq zmm2, zmm23, zmm13
vpaddq zmm21, zmm18, zmm20
mov rsi, rcx
xor rsi, r8
sar r14, 1
vpaddq zmm3, zmm21, zmm2
vpaddq zmm15, zmm3, zmm1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3328]
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3264]
vpaddq zmm8, zmm15, zmm9
vpaddq zmm14, zmm8, zmm4
vpaddq zmm27, zmm14, qword ptr [rdi+448]{1to8}
mov rax, -2
vpaddq zmm5, zmm27, zmm0
vpsrlq zmm19, zmm5, 30
vpandq zmm22, zmm5, zmm7
lea r9, [r14+rsi]
cmovc r9, r14
adc r8, 0
cmovs r11, rbp
sarx r13, r11, r15
lea rbx, [r11-1]
cmovs rcx, r14
sub rdx, r11
mov r12, rcx
xor r12, r13
sar r9, 1
lea rsi, [r9+r12]
cmovc rsi, r9
adc r13, 0
cmovs rbx, rdx
sarx r8, rbx, r15
lea rbp, [rbx-1]
cmovs rcx, r9
sub r10, rbx
vmovdqa64 zmmword ptr [rdi+960], zmm22
vpmuldq zmm18, zmm25, zmm13
mov r14, -2
vpmuldq zmm20, zmm26, zmm16
vpermq zmm21, zmmword ptr [rdi+1152], 0x44
vpermq zmm2, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm3, zmm23, zmm21
vpmuldq zmm1, zmm24, zmm2
vpaddq zmm15, zmm18, zmm20
vpaddq zmm9, zmm15, zmm3
vpaddq zmm8, zmm9, zmm1
vpmuludq zmm4, zmm10, zmmword ptr [rdi+3392]
vpaddq zmm14, zmm8, zmm4
vpmuludq zmm27, zmm11, zmmword ptr [rdi+3328]
mov r11, rcx
xor r11, r8
sar rsi, 1
vpaddq zmm0, zmm14, zmm27
vpaddq zmm5, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm5, zmm19
vpsrlq zmm13, zmm22, 30
vpandq zmm16, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm16
vpmuldq zmm18, zmm25, zmm21
mov r12, -2
vpmuldq zmm20, zmm26, zmm2
vpermq zmm15, zmmword ptr [rdi+1216], 0x44
vpermq zmm3, zmmword ptr [rdi+1216], 0xee
lea r13, [rsi+r11]
cmovc r13, rsi
adc r8, 0
cmovs rbp, r10
sarx rdx, rbp, r15
lea r9, [rbp-1]
cmovs rcx, rsi
sub rax, rbp
mov rbx, rcx
xor rbx, rdx
sar r13, 1
lea r11, [r13+rbx]
cmovc r11, r13
adc rdx, 0
cmovs r9, rax
sarx r8, r9, r15
lea r10, [r9-1]
cmovs rcx, r13
sub r14, r9
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3456]
vpmuldq zmm1, zmm23, zmm15
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3392]
vpmuldq zmm4, zmm24, zmm3
mov rsi, -2
vpaddq zmm14, zmm18, zmm20
vpaddq zmm27, zmm14, zmm1
vpaddq zmm0, zmm27, zmm4
vpaddq zmm5, zmm0, zmm9
vpaddq zmm19, zmm5, zmm8
vpaddq zmm22, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm16, zmm22, zmm13
vpsrlq zmm21, zmm16, 30
mov rbp, rcx
xor rbp, r8
sar r11, 1
vpmuldq zmm2, zmm25, zmm15
vpandq zmm18, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
vpermq zmm20, zmmword ptr [rdi+1280], 0x44
vpermq zmm14, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm1, zmm26, zmm3
vpmuldq zmm27, zmm23, zmm20
mov rbx, -2
vpmuldq zmm4, zmm24, zmm14
lea rdx, [r11+rbp]
cmovc rdx, r11
adc r8, 0
cmovs r10, r14
sarx rax, r10, r15
lea r13, [r10-1]
cmovs rcx, r11
sub r12, r10
mov r9, rcx
xor r9, rax
sar rdx, 1
lea rbp, [rdx+r9]
cmovc rbp, rdx
adc rax, 0
cmovs r13, r12
sarx r8, r13, r15
lea r14, [r13-1]
cmovs rcx, rdx
sub rsi, r13
vpmuludq zmm0, zmm10, zmmword ptr [rdi+3520]
vpmuludq zmm9, zmm11, zmmword ptr [rdi+3456]
mov r11, -2
vpaddq zmm5, zmm2, zmm1
vpaddq zmm8, zmm5, zmm27
vpaddq zmm19, zmm8, zmm4
vpaddq zmm22, zmm19, zmm0
vpaddq zmm13, zmm22, zmm9
vpaddq zmm15, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm16, zmm15, zmm21
vpsrlq zmm18, zmm16, 30
vpandq zmm3, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm3
vpmuldq zmm2, zmm26, zmm14
vpmuldq zmm1, zmm25, zmm20
vpermq zmm5, zmmword ptr [rdi+1344], 0x44
mov r10, rcx
xor r10, r8
sar rbp, 1
vpermq zmm27, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm8, zmm23, zmm5
vpmuldq zmm4, zmm24, zmm27
vpmuludq zmm19, zmm10, zmmword ptr [rdi+3584]
vpaddq zmm0, zmm1, zmm2
vpaddq zmm22, zmm0, zmm8
vpaddq zmm9, zmm22, zmm4
mov r9, -2
vpaddq zmm13, zmm9, zmm19
vpmuludq zmm15, zmm11, zmmword ptr [rdi+3520]
vpaddq zmm21, zmm13, zmm15
vpaddq zmm16, zmm21, qword ptr [rdi+448]{1to8}
lea rax, [rbp+r10]
cmovc rax, rbp
adc r8, 0
cmovs r14, rsi
sarx r12, r14, r15
lea rdx, [r14-1]
cmovs rcx, rbp
sub rbx, r14
mov r13, rcx
xor r13, r12
sar rax, 1
lea r10, [rax+r13]
cmovc r10, rax
adc r12, 0
cmovs rdx, rbx
sarx r8, rdx, r15
lea rsi, [rdx-1]
cmovs rcx, rax
sub r11, rdx
vpaddq zmm3, zmm16, zmm18
mov rbp, -2
vpsrlq zmm14, zmm3, 30
vpmuldq zmm20, zmm26, zmm27
vpandq zmm1, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm1
vpmuldq zmm2, zmm25, zmm5
vpermq zmm0, zmmword ptr [rdi+1408], 0x44
vpermq zmm8, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm22, zmm23, zmm0
vpmuldq zmm4, zmm24, zmm8
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3648]
mov r14, rcx
xor r14, r8
sar r10, 1
vpmuludq zmm19, zmm11, zmmword ptr [rdi+3584]
vpaddq zmm13, zmm2, zmm20
vpaddq zmm15, zmm13, zmm22
vpaddq zmm21, zmm15, zmm4
vpaddq zmm16, zmm21, zmm9
vpaddq zmm18, zmm16, zmm19
vpaddq zmm27, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm27, zmm14
vpsrlq zmm1, zmm3, 30
vpandq zmm5, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm5
vpmuldq zmm2, zmm25, zmm0
lea r13, [r10+r14]
cmovc r13, r10
adc r8, 0
cmovs rsi, r11
sarx r12, rsi, r15
lea rbx, [rsi-1]
cmovs rcx, r10
sub r9, rsi
mov rax, rcx
xor rax, r12
sar r13, 1
lea rdx, [r13+rax]
cmovc rdx, r13
adc r12, 0
cmovs rbx, r9
sarx r14, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r13
sub rbp, rbx
vpermq zmm20, zmmword ptr [rdi+1472], 0x44
vpmuldq zmm13, zmm23, zmm20
vpermq zmm22, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm15, zmm24, zmm22
vpmuldq zmm4, zmm26, zmm8
vpaddq zmm21, zmm2, zmm4
vpaddq zmm9, zmm21, zmm13
vpaddq zmm16, zmm9, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+3712]
vpaddq zmm18, zmm16, zmm19
vpmuludq zmm27, zmm11, zmmword ptr [rdi+3648]
mov r11, rcx
xor r11, r14
sar rdx, 1
mov r10, -2
vpaddq zmm14, zmm18, zmm27
vpaddq zmm3, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm3, zmm1
vpandq zmm0, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm0
mov rsi, -2
vpsrlq zmm8, zmm5, 30
vpmuldq zmm2, zmm26, zmm22
vpermq zmm4, zmmword ptr [rdi+1536], 0x44
vpmuldq zmm21, zmm25, zmm20
vpermq zmm13, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm9, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm13
lea rax, [rdx+r11]
cmovc rax, rdx
adc r14, 0
cmovs r8, rbp
sarx r12, r8, r15
lea r9, [r8-1]
cmovs rcx, rdx
mov r13, rax
add r13, qword ptr [rdi-56]
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov r11, rax
shl r11, 44
mov r14, rcx
shl r14, 45
mov rbp, r13
sar rbp, 42
mov rdx, rbx
sar rdx, 20
sar rbx, 41
sar r13, 21
add r11, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r13, qword ptr [rdi-24]
imul rbp, qword ptr [rdi-8]
imul rdx, qword ptr [rdi-24]
imul rbx, qword ptr [rdi-8]
sub r10, r8
lea r8, [r13+rbp]
lea r13, [rdx+rbx]
lea rbp, [r8+r11]
lea rdx, [r13+r14]
ror rbp, 44
ror rdx, 45
vpaddq zmm16, zmm21, zmm2
vpaddq zmm19, zmm16, zmm9
vpaddq zmm18, zmm19, zmm15
mov rbx, rdx
xor rbx, r12
vpmuludq zmm27, zmm10, zmmword ptr [rdi+3776]
vpaddq zmm14, zmm18, zmm27
sar rbp, 1
lea r8, [rbp+rbx]
cmovc r8, rbp
adc r12, 0
cmovs r9, r10
sarx r11, r9, r15
lea r13, [r9-1]
vpmuludq zmm3, zmm11, zmmword ptr [rdi+3712]
vpaddq zmm1, zmm14, zmm3
vpaddq zmm0, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm0, zmm8
vpsrlq zmm22, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm20
vpmuldq zmm21, zmm25, zmm4
mov r14, -2
vpmuldq zmm2, zmm26, zmm13
vpermq zmm16, zmmword ptr [rdi+1600], 0x44
vpermq zmm9, zmmword ptr [rdi+1600], 0xee
cmovs rdx, rbp
sub rsi, r9
vpmuldq zmm19, zmm23, zmm16
vpmuldq zmm15, zmm24, zmm9
mov rbx, -2
vpaddq zmm18, zmm21, zmm2
vpaddq zmm27, zmm18, zmm19
vpaddq zmm14, zmm27, zmm15
vpmuludq zmm3, zmm10, zmmword ptr [rdi+3840]
vpaddq zmm1, zmm14, zmm3
vpmuludq zmm0, zmm11, zmmword ptr [rdi+3776]
vpaddq zmm8, zmm1, zmm0
vpaddq zmm5, zmm8, qword ptr [rdi+448]{1to8}
vpbroadcastq zmm20, rcx
vpaddq zmm4, zmm5, zmm22
vpbroadcastq zmm20{k1}, rax
vpsrlq zmm13, zmm4, 30
vpaddq zmm21, zmm20, zmm29
vpandq zmm2, zmm4, zmm7
mov r12, rdx
xor r12, r11
sar r8, 1
vpsllvq zmm18, zmm21, zmm30
vmovdqa64 zmmword ptr [rdi+1472], zmm2
vpsravq zmm19, zmm18, zmm31
vpmuldq zmm27, zmm25, zmm16
vpsubq zmm15, zmm28, zmm19
vpmuldq zmm14, zmm26, zmm9
vmovdqa64 zmmword ptr [rdi+192], zmm15
vpermq zmm3, zmmword ptr [rdi+1664], 0x44
mov r10, qword ptr [rdi+192]
vpermq zmm1, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm0, zmm23, zmm3
vpmuldq zmm8, zmm24, zmm1
mov rbp, -2
vpaddq zmm5, zmm27, zmm14
vpaddq zmm22, zmm5, zmm0
vpaddq zmm20, zmm22, zmm8
lea r9, [r8+r12]
cmovc r9, r8
adc r11, 0
cmovs r13, rsi
sarx rcx, r13, r15
lea rax, [r13-1]
cmovs rdx, r8
sub r14, r13
mov r12, rdx
xor r12, rcx
sar r9, 1
lea r11, [r9+r12]
cmovc r11, r9
adc rcx, 0
cmovs rax, r14
sarx rsi, rax, r15
lea r8, [rax-1]
cmovs rdx, r9
sub rbx, rax
imul r10, qword ptr [rdi-32]
mov r13, qword ptr [rdi+200]
imul r13, qword ptr [rdi-16]
lea r12, [r10+r13]
sar r12, 20
mov qword ptr [rdi+0], r12
mov rcx, qword ptr [rdi+208]
vpmuludq zmm4, zmm10, zmmword ptr [rdi+3904]
imul rcx, qword ptr [rdi-32]
vpaddq zmm21, zmm20, zmm4
mov r14, -2
mov r9, qword ptr [rdi+216]
vpmuludq zmm2, zmm11, zmmword ptr [rdi+3840]
imul r9, qword ptr [rdi-16]
vpaddq zmm18, zmm21, zmm2
lea rax, [rcx+r9]
vpaddq zmm16, zmm18, qword ptr [rdi+448]{1to8}
sar rax, 20
vpaddq zmm19, zmm16, zmm13
mov qword ptr [rdi+8], rax
vpsrlq zmm9, zmm19, 30
mov r10, qword ptr [rdi+960]
vpandq zmm15, zmm19, zmm7
shr r10, 10
vmovdqa64 zmmword ptr [rdi+1536], zmm15
mov r13, qword ptr [rdi+1024]
vpmuldq zmm27, zmm25, zmm3
shl r13, 20
vpmuldq zmm14, zmm26, zmm1
lea r12, [r10+r13]
vpermq zmm5, zmmword ptr [rdi+1728], 0x44
mov rcx, qword ptr [rdi+1088]
shl rcx, 50
vpermq zmm0, zmmword ptr [rdi+1728], 0xee
mov r9, rdx
xor r9, rsi
sar r11, 1
lea rax, [r12+rcx]
vpmuldq zmm22, zmm23, zmm5
mov qword ptr [rdi+16], rax
vpmuldq zmm8, zmm24, zmm0
mov r10, qword ptr [rdi+976]
vpaddq zmm20, zmm27, zmm14
vpaddq zmm4, zmm20, zmm22
vpaddq zmm21, zmm4, zmm8
vpmuludq zmm2, zmm10, zmmword ptr [rdi+3968]
vpaddq zmm18, zmm21, zmm2
mov r13, -2
vpmuludq zmm16, zmm11, zmmword ptr [rdi+3904]
vpaddq zmm13, zmm18, zmm16
vpaddq zmm19, zmm13, qword ptr [rdi+448]{1to8}
lea r12, [r11+r9]
cmovc r12, r11
adc rsi, 0
cmovs r8, rbx
sarx rcx, r8, r15
lea rax, [r8-1]
cmovs rdx, r11
sub rbp, r8
mov r9, rdx
xor r9, rcx
sar r12, 1
lea rsi, [r12+r9]
cmovc rsi, r12
adc rcx, 0
cmovs rax, rbp
sarx rbx, rax, r15
lea r11, [rax-1]
cmovs rdx, r12
sub r14, rax
shr r10, 10
mov r8, qword ptr [rdi+1040]
shl r8, 20
lea r9, [r10+r8]
mov rcx, qword ptr [rdi+1104]
shl rcx, 50
lea rbp, [r9+rcx]
mov qword ptr [rdi+24], rbp
vpaddq zmm15, zmm19, zmm9
mov r12, qword ptr [rdi+192]
vpsrlq zmm3, zmm15, 30
mov rax, -2
imul r12, qword ptr [rdi+16]
vpandq zmm1, zmm15, zmm7
mov r10, qword ptr [rdi+200]
vmovdqa64 zmmword ptr [rdi+1600], zmm1
imul r10, qword ptr [rdi+24]
vpmuldq zmm27, zmm25, zmm5
lea r8, [r12+r10]
vpmuldq zmm14, zmm26, zmm0
mov r9, qword ptr [rdi+0]
sar r9, 20
vpermq zmm20, zmmword ptr [rdi+1792], 0x44
lea rcx, [r9+r8]
vpermq zmm22, zmmword ptr [rdi+1792], 0xee
shl rcx, 44
vpmuldq zmm4, zmm23, zmm20
mov qword ptr [rdi+32], rcx
vpmuldq zmm8, zmm24, zmm22
mov rbp, qword ptr [rdi+208]
vpaddq zmm21, zmm27, zmm14
imul rbp, qword ptr [rdi+16]
vpaddq zmm2, zmm21, zmm4
mov r12, qword ptr [rdi+216]
vpaddq zmm18, zmm2, zmm8
mov r10, rdx
xor r10, rbx
sar rsi, 1
vpmuludq zmm16, zmm10, zmmword ptr [rdi+4032]
vpaddq zmm13, zmm18, zmm16
vpmuludq zmm19, zmm11, zmmword ptr [rdi+3968]
vpaddq zmm9, zmm13, zmm19
vpaddq zmm15, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm15, zmm3
vpsrlq zmm5, zmm1, 30
mov r9, -2
vpandq zmm0, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm0
vpmuldq zmm27, zmm25, zmm20
lea r8, [rsi+r10]
cmovc r8, rsi
adc rbx, 0
cmovs r11, r14
sarx rcx, r11, r15
lea r10, [r11-1]
cmovs rdx, rsi
sub r13, r11
mov rbx, rdx
xor rbx, rcx
sar r8, 1
lea r14, [r8+rbx]
cmovc r14, r8
adc rcx, 0
cmovs r10, r13
sarx rsi, r10, r15
lea r11, [r10-1]
cmovs rdx, r8
sub rax, r10
imul r12, qword ptr [rdi+24]
lea rbx, [rbp+r12]
mov rcx, qword ptr [rdi+8]
sar rcx, 20
lea r13, [rcx+rbx]
shl r13, 44
mov qword ptr [rdi+40], r13
vpmuldq zmm14, zmm26, zmm22
vpermq zmm21, zmmword ptr [rdi+1856], 0x44
mov r8, -2
vpermq zmm4, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm2, zmm23, zmm21
vpmuldq zmm8, zmm24, zmm4
vpaddq zmm18, zmm27, zmm14
vpaddq zmm16, zmm18, zmm2
vpaddq zmm13, zmm16, zmm8
vpmuludq zmm19, zmm10, zmmword ptr [rdi+4096]
vpaddq zmm9, zmm13, zmm19
vpmuludq zmm15, zmm11, zmmword ptr [rdi+4032]
vpaddq zmm3, zmm9, zmm15
mov r10, rdx
xor r10, rsi
sar r14, 1
vpaddq zmm1, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm1, zmm5
vpsrlq zmm20, zmm0, 30
vpandq zmm22, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm22
vpmuldq zmm27, zmm25, zmm21
vpmuldq zmm14, zmm26, zmm4
vpermq zmm18, zmmword ptr [rdi+1920], 0x44
mov rbp, -2
vpermq zmm2, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm16, zmm23, zmm18
vpmuldq zmm8, zmm24, zmm2
lea r12, [r14+r10]
cmovc r12, r14
adc rsi, 0
cmovs r11, rax
sarx rcx, r11, r15
lea rbx, [r11-1]
cmovs rdx, r14
sub r9, r11
mov r13, rdx
xor r13, rcx
sar r12, 1
lea r10, [r12+r13]
cmovc r10, r12
adc rcx, 0
cmovs rbx, r9
sarx rsi, rbx, r15
lea rax, [rbx-1]
cmovs rdx, r12
sub r8, rbx
vpaddq zmm13, zmm27, zmm14
vpaddq zmm19, zmm13, zmm16
mov r14, -2
vpaddq zmm9, zmm19, zmm8
vpmuludq zmm15, zmm10, zmmword ptr [rdi+4160]
vpaddq zmm3, zmm9, zmm15
vpmuldq zmm1, zmm26, zmm2
vpmuludq zmm5, zmm11, zmmword ptr [rdi+4096]
vpaddq zmm0, zmm3, zmm5
vpaddq zmm22, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm21, zmm22, zmm20
vpsrlq zmm4, zmm21, 30
vpandq zmm27, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm27
mov r11, rdx
xor r11, rsi
sar r10, 1
vpmuldq zmm14, zmm25, zmm18
vpermq zmm13, zmmword ptr [rdi+1984], 0xee
vpermq zmm16, zmmword ptr [rdi+1984], 0x44
vpmuldq zmm19, zmm24, zmm13
vpmuludq zmm8, zmm10, zmmword ptr [rdi+4224]
vpaddq zmm9, zmm14, zmm1
mov r13, -2
vpmuldq zmm15, zmm23, zmm16
vpaddq zmm2, zmm9, zmm15
vpaddq zmm3, zmm2, zmm19
vpaddq zmm5, zmm3, zmm8
lea rcx, [r10+r11]
cmovc rcx, r10
adc rsi, 0
cmovs rax, r8
sarx r9, rax, r15
lea r12, [rax-1]
cmovs rdx, r10
sub rbp, rax
mov rbx, rdx
xor rbx, r9
sar rcx, 1
lea r11, [rcx+rbx]
cmovc r11, rcx
adc r9, 0
cmovs r12, rbp
sarx rsi, r12, r15
lea r8, [r12-1]
cmovs rdx, rcx
sub r14, r12
vpmuludq zmm0, zmm11, zmmword ptr [rdi+4160]
vpmuldq zmm22, zmm26, zmm13
vpaddq zmm20, zmm5, zmm0
mov r10, -2
vpmuldq zmm21, zmm25, zmm16
vpaddq zmm27, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm27, zmm4
vpandq zmm14, zmm18, zmm7
vpsrlq zmm1, zmm18, 30
vmovdqa64 zmmword ptr [rdi+1856], zmm14
vpermq zmm9, zmmword ptr [rdi+2048], 0x44
vpermq zmm15, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm2, zmm23, zmm9
mov rax, rdx
xor rax, rsi
sar r11, 1
vpmuldq zmm19, zmm24, zmm15
vpaddq zmm3, zmm21, zmm22
vpaddq zmm8, zmm3, zmm2
vpaddq zmm13, zmm8, zmm19
vpmuludq zmm5, zmm10, zmmword ptr [rdi+4288]
vpaddq zmm0, zmm13, zmm5
vpmuludq zmm16, zmm11, zmmword ptr [rdi+4224]
vpaddq zmm20, zmm0, zmm16
mov rbx, -2
vpaddq zmm27, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm27, zmm1
vpsrlq zmm18, zmm4, 30
lea r9, [r11+rax]
cmovc r9, r11
adc rsi, 0
cmovs r8, r14
sarx rbp, r8, r15
lea rcx, [r8-1]
cmovs rdx, r11
sub r13, r8
mov r12, rdx
xor r12, rbp
sar r9, 1
lea rax, [r9+r12]
cmovc rax, r9
adc rbp, 0
cmovs rcx, r13
sarx rsi, rcx, r15
lea r14, [rcx-1]
cmovs rdx, r9
sub r10, rcx
vpandq zmm14, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm14
mov r11, -2
vpmuldq zmm21, zmm25, zmm9
vpmuldq zmm22, zmm26, zmm15
vpermq zmm3, zmmword ptr [rdi+2112], 0x44
vpermq zmm2, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm8, zmm23, zmm3
vpmuldq zmm19, zmm24, zmm2
vpaddq zmm13, zmm21, zmm22
vpaddq zmm5, zmm13, zmm8
vpaddq zmm0, zmm5, zmm19
vpmuludq zmm16, zmm10, zmmword ptr [rdi+4352]
mov r8, rdx
xor r8, rsi
sar rax, 1
vpaddq zmm20, zmm0, zmm16
vpmuludq zmm27, zmm11, zmmword ptr [rdi+4288]
vpaddq zmm1, zmm20, zmm27
vpaddq zmm4, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm4, zmm18
vpsrlq zmm9, zmm14, 30
vpandq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm15
mov r12, -2
vpmuldq zmm21, zmm25, zmm3
vpmuldq zmm22, zmm26, zmm2
vpermq zmm13, zmmword ptr [rdi+2176], 0x44
lea rbp, [rax+r8]
cmovc rbp, rax
adc rsi, 0
cmovs r14, r10
sarx r13, r14, r15
lea r9, [r14-1]
cmovs rdx, rax
sub rbx, r14
mov rcx, rdx
xor rcx, r13
sar rbp, 1
lea r8, [rbp+rcx]
cmovc r8, rbp
adc r13, 0
cmovs r9, rbx
sarx rsi, r9, r15
lea r10, [r9-1]
cmovs rdx, rbp
sub r11, r9
vpermq zmm8, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm5, zmm23, zmm13
mov rax, -2
vpmuldq zmm19, zmm24, zmm8
vpaddq zmm0, zmm21, zmm22
vpaddq zmm16, zmm0, zmm5
vpaddq zmm20, zmm16, zmm19
vpmuludq zmm27, zmm10, zmmword ptr [rdi+4416]
vpaddq zmm1, zmm20, zmm27
vpmuludq zmm4, zmm11, zmmword ptr [rdi+4352]
vpaddq zmm18, zmm1, zmm4
vpaddq zmm14, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm14, zmm9
mov r14, rdx
xor r14, rsi
sar r8, 1
vpsrlq zmm3, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm2
vpmuldq zmm21, zmm25, zmm13
vpmuldq zmm22, zmm26, zmm8
vpermq zmm0, zmmword ptr [rdi+2240], 0x44
vpermq zmm5, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm16, zmm23, zmm0
mov rcx, -2
vpmuldq zmm19, zmm24, zmm5
vpaddq zmm20, zmm21, zmm22
vpaddq zmm27, zmm20, zmm16
lea r13, [r8+r14]
cmovc r13, r8
adc rsi, 0
cmovs r10, r11
sarx rbx, r10, r15
lea rbp, [r10-1]
cmovs rdx, r8
sub r12, r10
mov r9, rdx
xor r9, rbx
sar r13, 1
lea r14, [r13+r9]
cmovc r14, r13
adc rbx, 0
cmovs rbp, r12
sarx rsi, rbp, r15
lea r11, [rbp-1]
cmovs rdx, r13
sub rax, rbp
vpaddq zmm1, zmm27, zmm19
mov r8, -2
vpmuludq zmm4, zmm10, zmmword ptr [rdi+4480]
vpaddq zmm18, zmm1, zmm4
vpmuludq zmm14, zmm11, zmmword ptr [rdi+4416]
vpaddq zmm9, zmm18, zmm14
vpaddq zmm15, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm15, zmm3
vpsrlq zmm13, zmm2, 30
vpandq zmm8, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm8
vpmuldq zmm21, zmm25, zmm0
vpmuldq zmm22, zmm26, zmm5
mov r10, rdx
xor r10, rsi
sar r14, 1
vpermq zmm20, zmmword ptr [rdi+2304], 0x44
vpermq zmm16, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm27, zmm23, zmm20
vpmuldq zmm19, zmm24, zmm16
vpaddq zmm1, zmm21, zmm22
vpaddq zmm4, zmm1, zmm27
vpaddq zmm18, zmm4, zmm19
vpmuludq zmm14, zmm10, zmmword ptr [rdi+4544]
vpaddq zmm9, zmm18, zmm14
vpmuludq zmm15, zmm11, zmmword ptr [rdi+4480]
lea r9, [r14+r10]
cmovc r9, r14
adc rsi, 0
cmovs r11, rax
sarx rbx, r11, r15
lea r12, [r11-1]
cmovs rdx, r14
sub rcx, r11
mov r13, rdx
xor r13, rbx
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
adc rbx, 0
cmovs r12, rcx
sarx r10, r12, r15
lea rsi, [r12-1]
vpaddq zmm3, zmm9, zmm15
cmovs rdx, r9
sub r8, r12
vpaddq zmm2, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm2, zmm13
vpsrlq zmm0, zmm8, 30
vpandq zmm5, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm5
vpmuldq zmm21, zmm25, zmm20
vpmuldq zmm22, zmm26, zmm16
vpermq zmm1, zmmword ptr [rdi+2368], 0x44
vpermq zmm27, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm4, zmm23, zmm1
vpmuldq zmm19, zmm24, zmm27
vpaddq zmm18, zmm21, zmm22
mov rax, rdx
xor rax, r10
sar rbp, 1
vpaddq zmm14, zmm18, zmm4
mov r14, -2
vpaddq zmm9, zmm14, zmm19
vpmuludq zmm15, zmm10, zmmword ptr [rdi+4608]
vpaddq zmm3, zmm9, zmm15
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4544]
vpaddq zmm13, zmm3, zmm2
mov r11, -2
vpaddq zmm8, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm8, zmm0
vpsrlq zmm20, zmm5, 30
vpandq zmm16, zmm5, zmm7
lea r13, [rbp+rax]
cmovc r13, rbp
adc r10, 0
cmovs rsi, r8
sarx rbx, rsi, r15
lea rcx, [rsi-1]
cmovs rdx, rbp
vpbroadcastq zmm21, rdx
vpbroadcastq zmm21{k1}, r13
vpaddq zmm22, zmm21, zmm29
mov r9, r13
add r9, qword ptr [rdi-56]
mov r12, rdx
add r12, qword ptr [rdi-64]
vpsllvq zmm18, zmm22, zmm30
shl r13, 44
shl rdx, 45
vpsravq zmm4, zmm18, zmm31
mov rax, r9
sar rax, 21
sar r9, 42
mov r10, r12
sar r10, 20
sar r12, 41
vpsubq zmm14, zmm28, zmm4
add r13, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
vmovdqa64 zmmword ptr [rdi+256], zmm14
imul rax, qword ptr [rdi+32]
imul r9, qword ptr [rdi+40]
imul r10, qword ptr [rdi+32]
imul r12, qword ptr [rdi+40]
vpunpcklqdq zmm19, zmm14, zmm14
vpunpckhqdq zmm9, zmm14, zmm14
vbroadcasti32x4 zmm15, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm3, xmmword ptr [rdi+208]
vpmuldq zmm2, zmm19, zmm15
sub r14, rsi
vpmuldq zmm13, zmm9, zmm3
lea r8, [rax+r9]
lea rbp, [r10+r12]
vpaddq zmm8, zmm2, zmm13
vmovdqa64 zmmword ptr [rdi+128], zmm8
lea rsi, [r8+r13]
lea rax, [rbp+rdx]
mov r9, qword ptr [rdi+256]
imul r9, qword ptr [rdi+0]
ror rsi, 44
ror rax, 45
mov r10, qword ptr [rdi+264]
imul r10, qword ptr [rdi+8]
vmovdqa64 zmmword ptr [rdi+2240], zmm16
mov r12, rax
xor r12, rbx
lea r8, [r9+r10]
vpmuldq zmm0, zmm25, zmm1
vpmuldq zmm5, zmm26, zmm27
sar r8, 20
vpermq zmm21, zmmword ptr [rdi+2432], 0x44
mov r13, qword ptr [rdi+128]
vpermq zmm22, zmmword ptr [rdi+2432], 0xee
imul r13, qword ptr [rdi+16]
vpmuldq zmm18, zmm23, zmm21
sar rsi, 1
lea rbp, [rsi+r12]
cmovc rbp, rsi
adc rbx, 0
cmovs rcx, r14
sarx rdx, rcx, r15
lea r9, [rcx-1]
vpmuldq zmm4, zmm24, zmm22
mov r10, qword ptr [rdi+136]
vpaddq zmm14, zmm0, zmm5
vpaddq zmm19, zmm14, zmm18
vpaddq zmm15, zmm19, zmm4
vpmuludq zmm9, zmm10, zmmword ptr [rdi+4672]
vpaddq zmm3, zmm15, zmm9
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4608]
vpaddq zmm13, zmm3, zmm2
mov r12, -2
vpaddq zmm8, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm16, zmm8, zmm20
vpsrlq zmm1, zmm16, 30
cmovs rax, rsi
sub r11, rcx
imul r10, qword ptr [rdi+24]
lea rbx, [r13+r10]
lea r14, [r8+rbx]
mov qword ptr [rdi-112], r14
sar r14, 20
shl r14, 44
mov qword ptr [rdi+48], r14
mov rsi, qword ptr [rdi+272]
vpandq zmm27, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm27
mov rcx, -2
imul rsi, qword ptr [rdi+0]
vpmuldq zmm0, zmm25, zmm21
mov r13, qword ptr [rdi+280]
vpmuldq zmm5, zmm26, zmm22
imul r13, qword ptr [rdi+8]
vpermq zmm14, zmmword ptr [rdi+2496], 0x44
vpermq zmm18, zmmword ptr [rdi+2496], 0xee
lea r10, [rsi+r13]
vpmuldq zmm19, zmm23, zmm14
sar r10, 20
vpmuldq zmm4, zmm24, zmm18
vpaddq zmm15, zmm0, zmm5
mov r8, qword ptr [rdi+144]
vpaddq zmm9, zmm15, zmm19
imul r8, qword ptr [rdi+16]
vpaddq zmm3, zmm9, zmm4
mov rbx, qword ptr [rdi+152]
vpmuludq zmm2, zmm10, zmmword ptr [rdi+4736]
mov r14, rax
xor r14, rdx
sar rbp, 1
vpaddq zmm13, zmm3, zmm2
vpmuludq zmm8, zmm11, zmmword ptr [rdi+4672]
vpaddq zmm20, zmm13, zmm8
vpaddq zmm16, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm16, zmm1
vpsrlq zmm21, zmm27, 30
vpandq zmm22, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm22
mov rsi, -2
vpmuldq zmm0, zmm25, zmm14
vpmuldq zmm5, zmm26, zmm18
vpermq zmm15, zmmword ptr [rdi+2560], 0x44
lea r13, [rbp+r14]
cmovc r13, rbp
adc rdx, 0
cmovs r9, r11
sarx r14, r9, r15
lea rdx, [r9-1]
cmovs rax, rbp
sub r12, r9
mov r11, rax
xor r11, r14
sar r13, 1
lea rbp, [r13+r11]
cmovc rbp, r13
adc r14, 0
cmovs rdx, r12
sarx r9, rdx, r15
lea r11, [rdx-1]
cmovs rax, r13
sub rcx, rdx
imul rbx, qword ptr [rdi+24]
lea r14, [r8+rbx]
lea r12, [r10+r14]
mov qword ptr [rdi-104], r12
sar r12, 20
shl r12, 44
mov qword ptr [rdi+56], r12
vpermq zmm19, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm9, zmm23, zmm15
mov r13, -2
vpmuldq zmm4, zmm24, zmm19
vpaddq zmm3, zmm0, zmm5
vpaddq zmm2, zmm3, zmm9
vpaddq zmm13, zmm2, zmm4
vpmuludq zmm8, zmm10, zmmword ptr [rdi+4800]
vpaddq zmm20, zmm13, zmm8
vpmuludq zmm16, zmm11, zmmword ptr [rdi+4736]
vpaddq zmm1, zmm20, zmm16
vpaddq zmm27, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm27, zmm21
mov rdx, rax
xor rdx, r9
sar rbp, 1
vpsrlq zmm14, zmm22, 30
vpandq zmm18, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm18
vpmuldq zmm0, zmm25, zmm15
vpmuldq zmm5, zmm26, zmm19
vpermq zmm3, zmmword ptr [rdi+2624], 0x44
vpermq zmm9, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm2, zmm23, zmm3
mov r8, -2
vpmuldq zmm4, zmm24, zmm9
vpaddq zmm13, zmm0, zmm5
vpaddq zmm8, zmm13, zmm2
lea rbx, [rbp+rdx]
cmovc rbx, rbp
adc r9, 0
cmovs r11, rcx
sarx r10, r11, r15
lea r14, [r11-1]
cmovs rax, rbp
sub rsi, r11
mov r12, rax
xor r12, r10
sar rbx, 1
lea rdx, [rbx+r12]
cmovc rdx, rbx
adc r10, 0
cmovs r14, rsi
sarx r9, r14, r15
lea rcx, [r14-1]
cmovs rax, rbx
sub r13, r14
vpaddq zmm20, zmm8, zmm4
vpmuludq zmm16, zmm10, zmmword ptr [rdi+4864]
mov rbp, -2
vpaddq zmm1, zmm20, zmm16
vpmuludq zmm27, zmm11, zmmword ptr [rdi+4800]
vpaddq zmm21, zmm1, zmm27
vpaddq zmm22, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm22, zmm14
vpsrlq zmm15, zmm18, 30
vpandq zmm19, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm19
vpmuldq zmm0, zmm25, zmm3
vpmuldq zmm5, zmm26, zmm9
mov r11, rax
xor r11, r9
sar rdx, 1
vpermq zmm13, zmmword ptr [rdi+2688], 0x44
vpermq zmm2, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm8, zmm23, zmm13
vpmuldq zmm4, zmm24, zmm2
vpaddq zmm20, zmm0, zmm5
vpaddq zmm16, zmm20, zmm8
vpaddq zmm1, zmm16, zmm4
vpmuludq zmm27, zmm10, zmmword ptr [rdi+4928]
mov r12, -2
vpaddq zmm21, zmm1, zmm27
vpmuludq zmm22, zmm11, zmmword ptr [rdi+4864]
vpaddq zmm14, zmm21, zmm22
lea r10, [rdx+r11]
cmovc r10, rdx
adc r9, 0
cmovs rcx, r13
sarx rsi, rcx, r15
lea rbx, [rcx-1]
cmovs rax, rdx
sub r8, rcx
mov r14, rax
xor r14, rsi
sar r10, 1
lea r11, [r10+r14]
cmovc r11, r10
adc rsi, 0
cmovs rbx, r8
sarx r9, rbx, r15
lea r13, [rbx-1]
cmovs rax, r10
sub rbp, rbx
vpaddq zmm18, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm18, zmm15
mov rdx, -2
vpsrlq zmm3, zmm19, 30
vpandq zmm9, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm9
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm5, zmm26, zmm2
vpermq zmm20, zmmword ptr [rdi+2752], 0x44
vpermq zmm8, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm16, zmm23, zmm20
vpmuldq zmm4, zmm24, zmm8
vpaddq zmm1, zmm0, zmm5
mov rcx, rax
xor rcx, r9
sar r11, 1
vpaddq zmm27, zmm1, zmm16
vpaddq zmm21, zmm27, zmm4
vpmuludq zmm22, zmm10, zmmword ptr [rdi+4992]
vpaddq zmm14, zmm21, zmm22
vpmuludq zmm18, zmm11, zmmword ptr [rdi+4928]
vpaddq zmm15, zmm14, zmm18
vpaddq zmm19, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm19, zmm3
mov r14, -2
vpsrlq zmm13, zmm9, 30
vpandq zmm2, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm2
lea rsi, [r11+rcx]
cmovc rsi, r11
adc r9, 0
cmovs r13, rbp
sarx r8, r13, r15
lea r10, [r13-1]
cmovs rax, r11
sub r12, r13
mov rbx, rax
xor rbx, r8
sar rsi, 1
lea rcx, [rsi+rbx]
cmovc rcx, rsi
adc r8, 0
cmovs r10, r12
sarx r9, r10, r15
lea rbp, [r10-1]
cmovs rax, rsi
sub rdx, r10
vpmuldq zmm0, zmm25, zmm20
mov r11, -2
vpmuldq zmm5, zmm26, zmm8
vpermq zmm1, zmmword ptr [rdi+2816], 0x44
vpermq zmm16, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm27, zmm23, zmm1
vpmuldq zmm4, zmm24, zmm16
vpaddq zmm21, zmm0, zmm5
vpaddq zmm22, zmm21, zmm27
vpaddq zmm14, zmm22, zmm4
vpmuludq zmm18, zmm10, zmmword ptr [rdi+5056]
vpaddq zmm15, zmm14, zmm18
vpmuludq zmm19, zmm11, zmmword ptr [rdi+4992]
mov r13, rax
xor r13, r9
sar rcx, 1
vpaddq zmm3, zmm15, zmm19
vpaddq zmm9, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm9, zmm13
vpsrlq zmm20, zmm2, 30
vpandq zmm8, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm8
vpmuldq zmm0, zmm25, zmm1
vpmuldq zmm5, zmm26, zmm16
mov rbx, -2
vpermq zmm21, zmmword ptr [rdi+2880], 0x44
vpermq zmm27, zmmword ptr [rdi+2880], 0xee
lea r8, [rcx+r13]
cmovc r8, rcx
adc r9, 0
cmovs rbp, rdx
sarx r12, rbp, r15
lea rsi, [rbp-1]
cmovs rax, rcx
sub r14, rbp
mov r10, rax
xor r10, r12
sar r8, 1
lea r13, [r8+r10]
cmovc r13, r8
adc r12, 0
cmovs rsi, r14
sarx r9, rsi, r15
lea rdx, [rsi-1]
vpmuldq zmm22, zmm23, zmm21
cmovs rax, r8
sub r11, rsi
vpmuldq zmm4, zmm24, zmm27
mov rcx, -2
vpaddq zmm14, zmm0, zmm5
vpaddq zmm18, zmm14, zmm22
vpaddq zmm15, zmm18, zmm4
vpmuludq zmm19, zmm10, zmmword ptr [rdi+5120]
vpaddq zmm3, zmm15, zmm19
vpmuludq zmm9, zmm11, zmmword ptr [rdi+5056]
vpaddq zmm13, zmm3, zmm9
vpaddq zmm2, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm2, zmm20
vpandq zmm1, zmm8, zmm7
vpsrlq zmm16, zmm8, 30
mov rbp, rax
xor rbp, r9
sar r13, 1
vmovdqa64 zmmword ptr [rdi+2752], zmm1
vpmuldq zmm0, zmm25, zmm21
vpmuldq zmm5, zmm26, zmm27
vpermq zmm14, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm22, zmm24, zmm14
vpermq zmm18, zmmword ptr [rdi+2944], 0x44
vpmuldq zmm4, zmm23, zmm18
mov r10, -2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+5120]
vpaddq zmm19, zmm0, zmm5
vpaddq zmm3, zmm19, zmm4
lea r12, [r13+rbp]
cmovc r12, r13
adc r9, 0
cmovs rdx, r11
sarx r14, rdx, r15
lea r8, [rdx-1]
cmovs rax, r13
sub rbx, rdx
mov rsi, rax
xor rsi, r14
sar r12, 1
lea rbp, [r12+rsi]
cmovc rbp, r12
adc r14, 0
cmovs r8, rbx
sarx r9, r8, r15
lea r11, [r8-1]
vpmuludq zmm9, zmm10, zmmword ptr [rdi+5184]
cmovs rax, r12
sub rcx, r8
vpaddq zmm13, zmm3, zmm22
vpaddq zmm2, zmm13, zmm9
vpaddq zmm20, zmm2, zmm15
mov r13, -2
vpaddq zmm8, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm8, zmm16
vpandq zmm21, zmm1, zmm7
vpsrlq zmm27, zmm1, 30
vmovdqa64 zmmword ptr [rdi+2816], zmm21
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm5, zmm26, zmm14
vpermq zmm19, zmmword ptr [rdi+3008], 0x44
vpmuldq zmm4, zmm23, zmm19
vpermq zmm3, zmmword ptr [rdi+3008], 0xee
mov rdx, rax
xor rdx, r9
sar rbp, 1
vpmuldq zmm22, zmm24, zmm3
vpaddq zmm13, zmm0, zmm5
vpaddq zmm9, zmm13, zmm4
vpaddq zmm2, zmm9, zmm22
vpmuludq zmm15, zmm10, zmmword ptr [rdi+5248]
vpaddq zmm20, zmm2, zmm15
vpmuludq zmm8, zmm11, zmmword ptr [rdi+5184]
mov rsi, -2
vpaddq zmm16, zmm20, zmm8
vpmuldq zmm1, zmm26, zmm3
vpaddq zmm21, zmm16, qword ptr [rdi+448]{1to8}
lea r14, [rbp+rdx]
cmovc r14, rbp
adc r9, 0
cmovs r11, rcx
sarx rbx, r11, r15
lea r12, [r11-1]
cmovs rax, rbp
sub r10, r11
mov r8, rax
xor r8, rbx
sar r14, 1
lea rdx, [r14+r8]
cmovc rdx, r14
adc rbx, 0
cmovs r12, r10
sarx r9, r12, r15
lea rcx, [r12-1]
cmovs rax, r14
sub r13, r12
mov rbp, -2
vpaddq zmm18, zmm21, zmm27
vpsrlq zmm14, zmm18, 30
vpandq zmm0, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm0
vpermq zmm5, zmmword ptr [rdi+3072], 0x44
vpermq zmm13, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm4, zmm24, zmm13
mov r11, rax
xor r11, r9
sar rdx, 1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+5312]
vpmuludq zmm22, zmm11, zmmword ptr [rdi+5248]
vpmuldq zmm2, zmm23, zmm5
vpmuldq zmm15, zmm25, zmm19
vpaddq zmm20, zmm15, zmm1
vpaddq zmm8, zmm20, zmm2
vpaddq zmm3, zmm8, zmm4
vpaddq zmm16, zmm3, zmm9
vpaddq zmm21, zmm16, zmm22
vpaddq zmm27, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm27, zmm14
vpandq zmm0, zmm18, zmm7
mov r8, -2
vmovdqa64 zmmword ptr [rdi+2944], zmm0
vpmuldq zmm24, zmm25, zmm5
vpsrlq zmm10, zmm18, 30
lea rbx, [rdx+r11]
cmovc rbx, rdx
adc r9, 0
cmovs rcx, r13
sarx r10, rcx, r15
lea r14, [rcx-1]
cmovs rax, rdx
sub rsi, rcx
mov r12, rax
xor r12, r10
sar rbx, 1
lea r11, [rbx+r12]
cmovc r11, rbx
adc r10, 0
cmovs r14, rsi
sarx r9, r14, r15
lea r13, [r14-1]
vpmuldq zmm23, zmm26, zmm13
cmovs rax, rbx
sub rbp, r14
vpaddq zmm19, zmm24, zmm23
mov rdx, -2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+5312]
vpaddq zmm1, zmm19, zmm15
vpaddq zmm20, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm20, zmm10
vpaddq zmm8, zmm2, zmm12
vpandq zmm4, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm4
vpsrlq zmm3, zmm8, 30
vpaddq zmm9, zmm3, zmm6
vpaddq zmm16, zmm9, zmmword ptr [rdi+512]
vpandq zmm22, zmm16, zmmword ptr [rdi+576]
mov rcx, rax
xor rcx, r9
sar r11, 1
vmovdqa64 zmmword ptr [rdi+3072], zmm22
vpaddq zmm21, zmm17, zmmword ptr [rdi+640]
vpsrlq zmm27, zmm16, 30
vshufi64x2 zmm14{k3}{z}, zmm27, zmm27, 0x44
vpaddq zmm0, zmm21, zmm14
vmovdqa64 zmmword ptr [rdi+896], zmm0
lea r12, [r11+rcx]
cmovc r12, r11
adc r9, 0
cmovs r13, rbp
sarx r10, r13, r15
lea rsi, [r13-1]
cmovs rax, r11
sub r8, r13
mov rbx, rax
xor rbx, r10
sar r12, 1
lea r14, [r12+rbx]
cmovc r14, r12
adc r10, 0
cmovs rsi, r8
sarx rcx, rsi, r15
lea r9, [rsi-1]
cmovs rax, r12
sub rdx, rsi
mov rbp, rax
xor rbp, rcx
sar r14, 1
lea r11, [r14+rbp]
cmovc r11, r14
adc rcx, 0
cmovs r9, rdx
sarx r13, r9, r15
mov qword ptr [rdi-120], r11
cmovs rax, r14
mov rbx, r11
add rbx, qword ptr [rdi-56]
mov r10, rax
add r10, qword ptr [rdi-64]
shl r11, 44
mov qword ptr [rdi-128], rax
shl rax, 45
mov r8, rbx
sar r8, 21
sar rbx, 42
mov r12, r10
sar r12, 20
sar r10, 41
add r11, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul r8, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+56]
imul r12, qword ptr [rdi+48]
imul r10, qword ptr [rdi+56]
lea rsi, [r8+rbx]
lea rbp, [r12+r10]
lea rcx, [rsi+r11]
lea rdx, [rbp+rax]
ror rcx, 44
ror rdx, 45
mov rbx, rcx
mov rcx, rdx
mov rdx, r9
mov rsi, r13
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
