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
// Length: 138 limbs of 30 bits; 2219 instructions a round, 720 for its steps (form: carry).
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
mov rax, -2
lea rbp, [rdx-1]
mov r8, -2
sub r8, rdx
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
vpbroadcastq zmm0, qword ptr [rdi-128]
adc rsi, 0
cmovs rbp, r8
lea r11, [rbp-1]
sarx r12, rbp, r15
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov r13, -2
vpaddq zmm1, zmm0, zmm29
mov r14, -2
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
cmovs rcx, rbx
sub rax, rbp
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
mov rdx, rcx
xor rdx, r12
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r9, -2
sar r10, 1
mov rsi, -2
vpaddq zmm16, zmm14, zmm15
lea r8, [r10+rdx]
cmovc r8, r10
adc r12, 0
cmovs r11, rax
sarx rbx, r11, r15
lea rbp, [r11-1]
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
cmovs rcx, r10
sub r14, r11
mov rdx, rcx
xor rdx, rbx
sar r8, 1
lea r12, [r8+rdx]
cmovc r12, r8
adc rbx, 0
cmovs rbp, r14
lea rax, [rbp-1]
sarx r10, rbp, r15
cmovs rcx, r8
sub r13, rbp
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov r11, qword ptr [rdi+320]
imul r11, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+328]
mov rbx, rcx
xor rbx, r10
imul rdx, qword ptr [rdi-104]
lea r14, [r11+rdx]
mov r8, -2
sar r12, 1
mov rbp, -2
lea r11, [r12+rbx]
cmovc r11, r12
adc r10, 0
cmovs rax, r13
sarx rdx, rax, r15
lea rbx, [rax-1]
cmovs rcx, r12
sub rsi, rax
mov r10, rcx
xor r10, rdx
sar r11, 1
lea r13, [r11+r10]
cmovc r13, r11
adc rdx, 0
cmovs rbx, rsi
lea r12, [rbx-1]
sarx rax, rbx, r15
cmovs rcx, r11
sub r9, rbx
sar r14, 20
shl r14, 24
shr r14, 24
mov qword ptr [rdi-32], r14
shr r14, 20
shl r14, 44
mov qword ptr [rdi-24], r14
mov r10, qword ptr [rdi+336]
imul r10, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea rsi, [r10+rdx]
sar rsi, 20
shl rsi, 24
mov r11, rcx
xor r11, rax
shr rsi, 24
mov rbx, -2
mov qword ptr [rdi-16], rsi
sar r13, 1
mov r14, -2
lea r10, [r13+r11]
cmovc r10, r13
adc rax, 0
cmovs r12, r9
sarx rdx, r12, r15
lea r11, [r12-1]
vpermq zmm27, zmmword ptr [rdi+896], 0x44
vpermq zmm0, zmmword ptr [rdi+896], 0xee
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+5312]
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
cmovs rcx, r13
sub rbp, r12
mov rax, rcx
xor rax, rdx
sar r10, 1
lea r9, [r10+rax]
cmovc r9, r10
adc rdx, 0
cmovs r11, rbp
lea r13, [r11-1]
sarx r12, r11, r15
cmovs rcx, r10
sub r8, r11
shr rsi, 20
shl rsi, 44
mov qword ptr [rdi-8], rsi
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+960], 0x44
vpermq zmm18, zmmword ptr [rdi+960], 0xee
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
vpaddq zmm16, zmm6, zmm13
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
vpmuludq zmm1, zmm10, zmmword ptr [rdi+5376]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+5312]
vpaddq zmm5, zmm8, zmm14
mov rax, rcx
xor rax, r12
vpsrlq zmm27, zmm5, 30
vpandq zmm0, zmm5, zmm7
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
mov rdx, -2
vpmuldq zmm13, zmm25, zmm17
sar r9, 1
vpmuldq zmm16, zmm26, zmm18
mov rbp, -2
vpermq zmm19, zmmword ptr [rdi+1024], 0x44
lea r10, [r9+rax]
cmovc r10, r9
adc r12, 0
cmovs r13, r8
sarx r11, r13, r15
lea rsi, [r13-1]
vpermq zmm22, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm20, zmm23, zmm19
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
vpaddq zmm3, zmm2, zmm21
vpmuludq zmm15, zmm10, zmmword ptr [rdi+5440]
vpaddq zmm9, zmm3, zmm15
vpmuludq zmm4, zmm11, zmmword ptr [rdi+5376]
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm14, zmm27
vpsrlq zmm0, zmm5, 30
vpandq zmm17, zmm5, zmm7
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm22
cmovs rcx, r9
sub r14, r13
mov rax, rcx
xor rax, r11
sar r10, 1
lea r12, [r10+rax]
cmovc r12, r10
adc r11, 0
cmovs rsi, r14
lea r8, [rsi-1]
sarx r9, rsi, r15
cmovs rcx, r10
sub rbx, rsi
vpermq zmm16, zmmword ptr [rdi+1088], 0x44
vpermq zmm1, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm20, zmm23, zmm16
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm21, zmm18, zmm13
vpaddq zmm3, zmm21, zmm20
vpaddq zmm15, zmm3, zmm2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+5504]
vpaddq zmm4, zmm15, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+5440]
vpaddq zmm14, zmm4, zmm8
vpaddq zmm27, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm27, zmm0
vpsrlq zmm19, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm22
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm1
vpermq zmm21, zmmword ptr [rdi+1152], 0x44
mov r13, rcx
xor r13, r9
vpermq zmm20, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm3, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm20
mov rax, -2
vpaddq zmm15, zmm18, zmm13
sar r12, 1
vpaddq zmm9, zmm15, zmm3
mov r11, -2
lea r14, [r12+r13]
cmovc r14, r12
adc r9, 0
cmovs r8, rbx
sarx r10, r8, r15
lea rsi, [r8-1]
vpaddq zmm4, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+5568]
vpaddq zmm14, zmm4, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+5504]
vpaddq zmm0, zmm14, zmm27
vpaddq zmm5, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm5, zmm19
vpsrlq zmm16, zmm22, 30
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm1
vpmuldq zmm18, zmm25, zmm21
vpmuldq zmm13, zmm26, zmm20
vpermq zmm15, zmmword ptr [rdi+1216], 0x44
vpermq zmm3, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm9, zmm23, zmm15
vpmuldq zmm2, zmm24, zmm3
vpaddq zmm4, zmm18, zmm13
cmovs rcx, r12
sub rbp, r8
mov r13, rcx
xor r13, r10
sar r14, 1
lea r9, [r14+r13]
cmovc r9, r14
adc r10, 0
cmovs rsi, rbp
lea rbx, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r14
sub rdx, rsi
vpaddq zmm8, zmm4, zmm9
vpaddq zmm14, zmm8, zmm2
vpmuludq zmm27, zmm10, zmmword ptr [rdi+5632]
vpaddq zmm0, zmm14, zmm27
vpmuludq zmm5, zmm11, zmmword ptr [rdi+5568]
vpaddq zmm19, zmm0, zmm5
vpaddq zmm22, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm22, zmm16
vpsrlq zmm21, zmm1, 30
vpandq zmm20, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm20
vpmuldq zmm18, zmm25, zmm15
vpmuldq zmm13, zmm26, zmm3
vpermq zmm4, zmmword ptr [rdi+1280], 0x44
vpermq zmm9, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm8, zmm23, zmm4
vpmuldq zmm2, zmm24, zmm9
vpaddq zmm14, zmm18, zmm13
mov r8, rcx
xor r8, r12
vpaddq zmm27, zmm14, zmm8
vpaddq zmm0, zmm27, zmm2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+5696]
vpaddq zmm19, zmm0, zmm5
mov r13, -2
vpmuludq zmm22, zmm11, zmmword ptr [rdi+5632]
sar r9, 1
vpaddq zmm16, zmm19, zmm22
mov r10, -2
lea rbp, [r9+r8]
cmovc rbp, r9
adc r12, 0
cmovs rbx, rdx
sarx r14, rbx, r15
lea rsi, [rbx-1]
vpaddq zmm1, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm21
vpsrlq zmm15, zmm20, 30
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm3
vpermq zmm18, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm13, zmm25, zmm4
vpmuldq zmm14, zmm26, zmm9
vpermq zmm8, zmmword ptr [rdi+1344], 0x44
vpmuldq zmm27, zmm23, zmm8
vpaddq zmm2, zmm13, zmm14
vpaddq zmm0, zmm2, zmm27
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm19, zmm0, zmm5
vpmuludq zmm22, zmm10, zmmword ptr [rdi+5760]
vpaddq zmm16, zmm19, zmm22
cmovs rcx, r9
sub r11, rbx
mov r8, rcx
xor r8, r14
sar rbp, 1
lea r12, [rbp+r8]
cmovc r12, rbp
adc r14, 0
cmovs rsi, r11
lea rdx, [rsi-1]
sarx r9, rsi, r15
cmovs rcx, rbp
sub rax, rsi
vpmuludq zmm1, zmm11, zmmword ptr [rdi+5696]
vpaddq zmm21, zmm16, zmm1
vpaddq zmm20, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm20, zmm15
vpsrlq zmm4, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm9
vpmuldq zmm13, zmm25, zmm8
vpmuldq zmm14, zmm26, zmm18
vpermq zmm2, zmmword ptr [rdi+1408], 0x44
vpermq zmm27, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm0, zmm23, zmm2
vpmuldq zmm5, zmm24, zmm27
vpaddq zmm19, zmm13, zmm14
vpaddq zmm22, zmm19, zmm0
vpaddq zmm16, zmm22, zmm5
vpmuludq zmm1, zmm10, zmmword ptr [rdi+5824]
vpaddq zmm21, zmm16, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+5760]
mov rbx, rcx
xor rbx, r9
vpaddq zmm15, zmm21, zmm20
vpaddq zmm3, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm3, zmm4
mov r8, -2
vpsrlq zmm8, zmm9, 30
sar r12, 1
vpandq zmm18, zmm9, zmm7
mov r14, -2
vmovdqa64 zmmword ptr [rdi+1280], zmm18
lea r11, [r12+rbx]
cmovc r11, r12
adc r9, 0
cmovs rdx, rax
sarx rbp, rdx, r15
lea rsi, [rdx-1]
vpmuldq zmm13, zmm25, zmm2
vpmuldq zmm14, zmm26, zmm27
vpermq zmm19, zmmword ptr [rdi+1472], 0x44
vpermq zmm0, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm22, zmm23, zmm19
vpmuldq zmm5, zmm24, zmm0
vpaddq zmm16, zmm13, zmm14
vpaddq zmm1, zmm16, zmm22
vpaddq zmm21, zmm1, zmm5
vpmuludq zmm20, zmm10, zmmword ptr [rdi+5888]
vpmuludq zmm15, zmm11, zmmword ptr [rdi+5824]
vpaddq zmm3, zmm21, zmm20
vpmuldq zmm4, zmm26, zmm0
vpaddq zmm9, zmm3, zmm15
vpaddq zmm18, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm18, zmm8
cmovs rcx, r12
sub r10, rdx
mov rbx, rcx
xor rbx, rbp
sar r11, 1
lea r9, [r11+rbx]
cmovc r9, r11
adc rbp, 0
cmovs rsi, r10
lea rax, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r11
sub r13, rsi
vpermq zmm27, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm13, zmm25, zmm19
vpaddq zmm14, zmm13, zmm4
vpsrlq zmm16, zmm2, 30
vpermq zmm22, zmmword ptr [rdi+1536], 0x44
vpmuldq zmm1, zmm23, zmm22
vpandq zmm5, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm5
vpmuldq zmm21, zmm24, zmm27
vpaddq zmm20, zmm14, zmm1
vpaddq zmm0, zmm20, zmm21
vpmuludq zmm3, zmm10, zmmword ptr [rdi+5952]
vpaddq zmm15, zmm0, zmm3
vpmuludq zmm9, zmm11, zmmword ptr [rdi+5888]
vpaddq zmm18, zmm15, zmm9
vpaddq zmm8, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm8, zmm16
vpsrlq zmm13, zmm19, 30
vpandq zmm4, zmm19, zmm7
mov rdx, rcx
xor rdx, r12
vmovdqa64 zmmword ptr [rdi+1408], zmm4
vpmuldq zmm2, zmm25, zmm22
vpmuldq zmm5, zmm26, zmm27
mov rbx, -2
vpermq zmm14, zmmword ptr [rdi+1600], 0x44
sar r9, 1
vpermq zmm1, zmmword ptr [rdi+1600], 0xee
mov rbp, -2
lea r10, [r9+rdx]
cmovc r10, r9
adc r12, 0
cmovs rax, r13
sarx r11, rax, r15
lea rsi, [rax-1]
vpmuldq zmm20, zmm23, zmm14
vpmuldq zmm21, zmm24, zmm1
vpaddq zmm0, zmm2, zmm5
vpaddq zmm3, zmm0, zmm20
vpaddq zmm15, zmm3, zmm21
vpmuludq zmm9, zmm10, zmmword ptr [rdi+6016]
vpaddq zmm18, zmm15, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+5952]
vpaddq zmm16, zmm18, zmm8
vpaddq zmm19, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm19, zmm13
vpsrlq zmm22, zmm4, 30
vpandq zmm27, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm27
vpmuldq zmm2, zmm25, zmm14
vpmuldq zmm5, zmm26, zmm1
vpermq zmm0, zmmword ptr [rdi+1664], 0x44
cmovs rcx, r9
sub r14, rax
mov rdx, rcx
xor rdx, r11
sar r10, 1
lea r12, [r10+rdx]
cmovc r12, r10
adc r11, 0
cmovs rsi, r14
lea r13, [rsi-1]
sarx r9, rsi, r15
cmovs rcx, r10
sub r8, rsi
vpermq zmm20, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm3, zmm23, zmm0
vpmuldq zmm21, zmm24, zmm20
vpaddq zmm15, zmm2, zmm5
vpaddq zmm9, zmm15, zmm3
vpaddq zmm18, zmm9, zmm21
vpmuludq zmm8, zmm10, zmmword ptr [rdi+6080]
vpaddq zmm16, zmm18, zmm8
vpmuludq zmm19, zmm11, zmmword ptr [rdi+6016]
vpaddq zmm13, zmm16, zmm19
vpaddq zmm4, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm4, zmm22
vpsrlq zmm14, zmm27, 30
vpandq zmm1, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm1
vpmuldq zmm2, zmm25, zmm0
vpmuldq zmm5, zmm26, zmm20
vpermq zmm15, zmmword ptr [rdi+1728], 0x44
mov rax, rcx
xor rax, r9
vpermq zmm3, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm9, zmm23, zmm15
vpmuldq zmm21, zmm24, zmm3
vpaddq zmm18, zmm2, zmm5
vpaddq zmm8, zmm18, zmm9
sar r12, 1
vpaddq zmm16, zmm8, zmm21
lea rdx, [r12+rax]
cmovc rdx, r12
adc r9, 0
cmovs r13, r8
sarx r11, r13, r15
lea r14, [r13-1]
vpmuludq zmm19, zmm10, zmmword ptr [rdi+6144]
vpaddq zmm13, zmm16, zmm19
vpmuludq zmm4, zmm11, zmmword ptr [rdi+6080]
vpaddq zmm22, zmm13, zmm4
vpaddq zmm27, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm27, zmm14
vpsrlq zmm0, zmm1, 30
vpandq zmm20, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm20
vpmuldq zmm2, zmm25, zmm15
vpmuldq zmm5, zmm26, zmm3
vpermq zmm18, zmmword ptr [rdi+1792], 0x44
vpermq zmm9, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm8, zmm23, zmm18
vpmuldq zmm21, zmm24, zmm9
vpaddq zmm16, zmm2, zmm5
vpaddq zmm19, zmm16, zmm8
cmovs rcx, r12
sub rbp, r13
mov r10, rcx
xor r10, r11
sar rdx, 1
lea rsi, [rdx+r10]
cmovc rsi, rdx
adc r11, 0
cmovs r14, rbp
lea rax, [r14-1]
sarx r9, r14, r15
cmovs rcx, rdx
sub rbx, r14
vpaddq zmm13, zmm19, zmm21
vpmuludq zmm4, zmm10, zmmword ptr [rdi+6208]
vpaddq zmm22, zmm13, zmm4
vpmuludq zmm27, zmm11, zmmword ptr [rdi+6144]
vpaddq zmm14, zmm22, zmm27
vpaddq zmm1, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm0
vpsrlq zmm15, zmm20, 30
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm3
vpmuldq zmm2, zmm25, zmm18
vpmuldq zmm5, zmm26, zmm9
vpermq zmm16, zmmword ptr [rdi+1856], 0x44
vpermq zmm8, zmmword ptr [rdi+1856], 0xee
mov r8, -2
vpmuldq zmm19, zmm23, zmm16
vpmuldq zmm21, zmm24, zmm8
mov r12, -2
vpaddq zmm13, zmm2, zmm5
vpaddq zmm4, zmm13, zmm19
mov r13, rcx
xor r13, r9
vpaddq zmm22, zmm4, zmm21
vpmuludq zmm27, zmm10, zmmword ptr [rdi+6272]
vpaddq zmm14, zmm22, zmm27
vpmuludq zmm1, zmm11, zmmword ptr [rdi+6208]
sar rsi, 1
vpaddq zmm0, zmm14, zmm1
vpaddq zmm20, zmm0, qword ptr [rdi+448]{1to8}
lea r10, [rsi+r13]
cmovc r10, rsi
adc r9, 0
cmovs rax, rbx
sarx r11, rax, r15
lea rbp, [rax-1]
vpaddq zmm3, zmm20, zmm15
vpsrlq zmm18, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm9
vpmuldq zmm2, zmm25, zmm16
vpmuldq zmm5, zmm26, zmm8
vpermq zmm13, zmmword ptr [rdi+1920], 0x44
vpermq zmm19, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm4, zmm23, zmm13
vpmuldq zmm21, zmm24, zmm19
vpaddq zmm22, zmm2, zmm5
vpaddq zmm27, zmm22, zmm4
vpaddq zmm14, zmm27, zmm21
vpmuludq zmm1, zmm10, zmmword ptr [rdi+6336]
vpaddq zmm0, zmm14, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+6272]
cmovs rcx, rsi
mov rdx, r10
add rdx, qword ptr [rdi-56]
mov r14, rcx
add r14, qword ptr [rdi-64]
mov r13, r10
shl r13, 44
mov r9, rcx
shl r9, 45
mov rbx, rdx
sar rbx, 21
sar rdx, 42
mov rsi, r14
sar rsi, 20
sar r14, 41
add r13, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul rbx, qword ptr [rdi-24]
imul rdx, qword ptr [rdi-8]
imul rsi, qword ptr [rdi-24]
imul r14, qword ptr [rdi-8]
sub r12, rax
vpbroadcastq zmm15, rcx
vpbroadcastq zmm15{k1}, r10
vpaddq zmm3, zmm15, zmm29
vpsllvq zmm9, zmm3, zmm30
vpsravq zmm16, zmm9, zmm31
vpsubq zmm8, zmm28, zmm16
lea rax, [rbx+rdx]
vmovdqa64 zmmword ptr [rdi+192], zmm8
lea rcx, [rsi+r14]
mov r10, qword ptr [rdi+192]
imul r10, qword ptr [rdi-32]
lea rbx, [rax+r13]
lea rdx, [rcx+r9]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi-16]
lea r14, [r10+rsi]
ror rbx, 44
ror rdx, 45
vpaddq zmm2, zmm0, zmm20
vpaddq zmm5, zmm2, qword ptr [rdi+448]{1to8}
sar r14, 20
vpaddq zmm22, zmm5, zmm18
vpsrlq zmm4, zmm22, 30
mov qword ptr [rdi+0], r14
vpandq zmm27, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm27
mov rax, qword ptr [rdi+208]
vpmuldq zmm21, zmm25, zmm13
mov r13, rdx
xor r13, r11
sar rbx, 1
lea rcx, [rbx+r13]
cmovc rcx, rbx
vpmuldq zmm14, zmm26, zmm19
vpermq zmm1, zmmword ptr [rdi+1984], 0x44
vpermq zmm15, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm3, zmm23, zmm1
adc r11, 0
cmovs rbp, r12
lea r9, [rbp-1]
sarx r10, rbp, r15
vpmuldq zmm9, zmm24, zmm15
vpaddq zmm16, zmm21, zmm14
vpaddq zmm8, zmm16, zmm3
vpaddq zmm0, zmm8, zmm9
mov rsi, -2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+6400]
mov r14, -2
vpaddq zmm2, zmm0, zmm20
vpmuludq zmm5, zmm11, zmmword ptr [rdi+6336]
vpaddq zmm18, zmm2, zmm5
vpaddq zmm22, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm22, zmm4
vpsrlq zmm13, zmm27, 30
vpandq zmm19, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm19
vpmuldq zmm21, zmm25, zmm1
vpermq zmm14, zmmword ptr [rdi+2048], 0x44
vpmuldq zmm16, zmm26, zmm15
vpermq zmm3, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm8, zmm24, zmm3
vpmuldq zmm9, zmm23, zmm14
cmovs rdx, rbx
sub r8, rbp
imul rax, qword ptr [rdi-32]
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi-16]
lea r11, [rax+r13]
sar r11, 20
mov qword ptr [rdi+8], r11
mov r12, qword ptr [rdi+960]
shr r12, 10
mov rbx, qword ptr [rdi+1024]
shl rbx, 20
lea rbp, [r12+rbx]
mov rax, qword ptr [rdi+1088]
vpaddq zmm0, zmm21, zmm16
shl rax, 50
vpaddq zmm20, zmm0, zmm9
vpaddq zmm2, zmm20, zmm8
lea r13, [rbp+rax]
vpmuldq zmm5, zmm26, zmm3
mov qword ptr [rdi+16], r13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+6400]
mov r11, qword ptr [rdi+976]
shr r11, 10
vpmuludq zmm22, zmm10, zmmword ptr [rdi+6464]
mov r12, qword ptr [rdi+1040]
vpermq zmm4, zmmword ptr [rdi+2112], 0xee
shl r12, 20
vpmuldq zmm27, zmm25, zmm14
vpaddq zmm19, zmm27, zmm5
lea rbx, [r11+r12]
vpermq zmm1, zmmword ptr [rdi+2112], 0x44
mov rbp, qword ptr [rdi+1104]
vpmuldq zmm15, zmm23, zmm1
vpmuldq zmm21, zmm24, zmm4
shl rbp, 50
vpaddq zmm16, zmm2, zmm22
vpaddq zmm0, zmm16, zmm18
vpaddq zmm9, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm13
vpsrlq zmm8, zmm20, 30
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm3
vpaddq zmm14, zmm19, zmm15
lea rax, [rbx+rbp]
vpmuludq zmm27, zmm10, zmmword ptr [rdi+6528]
mov r13, rdx
xor r13, r10
mov qword ptr [rdi+24], rax
vpaddq zmm5, zmm14, zmm21
vpaddq zmm2, zmm5, zmm27
vpmuludq zmm22, zmm11, zmmword ptr [rdi+6464]
mov r11, qword ptr [rdi+192]
vpaddq zmm16, zmm2, zmm22
mov r12, -2
imul r11, qword ptr [rdi+16]
vpaddq zmm18, zmm16, qword ptr [rdi+448]{1to8}
sar rcx, 1
vpmuldq zmm0, zmm25, zmm1
vpaddq zmm9, zmm18, zmm8
vpsrlq zmm13, zmm9, 30
mov rbx, -2
lea rbp, [rcx+r13]
cmovc rbp, rcx
adc r10, 0
cmovs r9, r8
sarx rax, r9, r15
lea r13, [r9-1]
mov r10, qword ptr [rdi+200]
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm20
vpmuldq zmm3, zmm26, zmm4
vpermq zmm19, zmmword ptr [rdi+2176], 0x44
vpmuldq zmm15, zmm23, zmm19
vpermq zmm14, zmmword ptr [rdi+2176], 0xee
vpmuludq zmm21, zmm11, zmmword ptr [rdi+6528]
vpmuldq zmm5, zmm24, zmm14
vpaddq zmm27, zmm0, zmm3
vpaddq zmm2, zmm27, zmm15
vpaddq zmm22, zmm2, zmm5
cmovs rdx, rcx
sub r14, r9
mov r8, rdx
xor r8, rax
sar rbp, 1
lea rcx, [rbp+r8]
cmovc rcx, rbp
adc rax, 0
cmovs r13, r14
lea r9, [r13-1]
sarx r8, r13, r15
cmovs rdx, rbp
sub rsi, r13
imul r10, qword ptr [rdi+24]
lea rax, [r11+r10]
mov r14, qword ptr [rdi+0]
sar r14, 20
lea rbp, [r14+rax]
shl rbp, 44
mov qword ptr [rdi+32], rbp
mov r13, qword ptr [rdi+208]
vpmuldq zmm16, zmm25, zmm19
imul r13, qword ptr [rdi+16]
vpmuludq zmm1, zmm10, zmmword ptr [rdi+6592]
vpaddq zmm18, zmm22, zmm1
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi+24]
vpermq zmm8, zmmword ptr [rdi+2240], 0x44
lea r10, [r13+r11]
vpaddq zmm9, zmm18, zmm21
vpaddq zmm20, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm20, zmm13
vpsrlq zmm0, zmm4, 30
vpandq zmm3, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm3
vpmuldq zmm27, zmm26, zmm14
vpermq zmm15, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm2, zmm23, zmm8
mov r14, qword ptr [rdi+8]
vpmuldq zmm5, zmm24, zmm15
vpaddq zmm19, zmm16, zmm27
sar r14, 20
vpaddq zmm22, zmm19, zmm2
vpaddq zmm1, zmm22, zmm5
lea rax, [r14+r10]
vpmuludq zmm18, zmm10, zmmword ptr [rdi+6656]
vpaddq zmm21, zmm1, zmm18
shl rax, 44
vpmuludq zmm9, zmm11, zmmword ptr [rdi+6592]
vpaddq zmm20, zmm21, zmm9
mov qword ptr [rdi+40], rax
vpaddq zmm13, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm13, zmm0
mov rbp, rdx
xor rbp, r8
vpsrlq zmm3, zmm4, 30
vpandq zmm14, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm14
mov r13, -2
vpmuldq zmm16, zmm25, zmm8
sar rcx, 1
vpmuldq zmm27, zmm26, zmm15
mov r11, -2
lea r14, [rcx+rbp]
cmovc r14, rcx
adc r8, 0
cmovs r9, rsi
sarx r10, r9, r15
lea rax, [r9-1]
vpermq zmm19, zmmword ptr [rdi+2304], 0x44
vpermq zmm2, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm22, zmm23, zmm19
vpmuldq zmm5, zmm24, zmm2
vpaddq zmm1, zmm16, zmm27
vpaddq zmm18, zmm1, zmm22
vpaddq zmm21, zmm18, zmm5
vpmuludq zmm9, zmm10, zmmword ptr [rdi+6720]
vpaddq zmm20, zmm21, zmm9
vpmuludq zmm13, zmm11, zmmword ptr [rdi+6656]
vpaddq zmm0, zmm20, zmm13
vpaddq zmm4, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm4, zmm3
vpsrlq zmm8, zmm14, 30
vpandq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm15
vpmuldq zmm16, zmm25, zmm19
cmovs rdx, rcx
sub rbx, r9
mov rbp, rdx
xor rbp, r10
sar r14, 1
lea r8, [r14+rbp]
cmovc r8, r14
adc r10, 0
cmovs rax, rbx
lea rsi, [rax-1]
sarx rcx, rax, r15
cmovs rdx, r14
sub r12, rax
vpmuldq zmm27, zmm26, zmm2
vpermq zmm1, zmmword ptr [rdi+2368], 0x44
vpermq zmm22, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm18, zmm23, zmm1
vpmuldq zmm5, zmm24, zmm22
vpaddq zmm21, zmm16, zmm27
vpaddq zmm9, zmm21, zmm18
vpaddq zmm20, zmm9, zmm5
vpmuludq zmm13, zmm10, zmmword ptr [rdi+6784]
vpaddq zmm0, zmm20, zmm13
vpmuludq zmm4, zmm11, zmmword ptr [rdi+6720]
vpaddq zmm3, zmm0, zmm4
vpaddq zmm14, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm14, zmm8
vpsrlq zmm19, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm2
vpmuldq zmm16, zmm25, zmm1
mov r9, rdx
xor r9, rcx
vpmuldq zmm27, zmm26, zmm22
vpermq zmm21, zmmword ptr [rdi+2432], 0x44
vpermq zmm18, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm9, zmm23, zmm21
mov rbp, -2
vpmuldq zmm5, zmm24, zmm18
sar r8, 1
vpaddq zmm20, zmm16, zmm27
mov r10, -2
lea rbx, [r8+r9]
cmovc rbx, r8
adc rcx, 0
cmovs rsi, r12
sarx r14, rsi, r15
lea rax, [rsi-1]
vpaddq zmm13, zmm20, zmm9
vpaddq zmm0, zmm13, zmm5
vpmuludq zmm4, zmm10, zmmword ptr [rdi+6848]
vpaddq zmm3, zmm0, zmm4
vpmuludq zmm14, zmm11, zmmword ptr [rdi+6784]
vpaddq zmm8, zmm3, zmm14
vpaddq zmm15, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm15, zmm19
vpsrlq zmm1, zmm2, 30
vpandq zmm22, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm22
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm27, zmm26, zmm18
vpermq zmm20, zmmword ptr [rdi+2496], 0x44
vpermq zmm9, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm13, zmm23, zmm20
cmovs rdx, r8
sub r11, rsi
mov r9, rdx
xor r9, r14
sar rbx, 1
lea rcx, [rbx+r9]
cmovc rcx, rbx
adc r14, 0
cmovs rax, r11
lea r12, [rax-1]
sarx r8, rax, r15
cmovs rdx, rbx
sub r13, rax
vpmuldq zmm5, zmm24, zmm9
vpaddq zmm0, zmm16, zmm27
vpaddq zmm4, zmm0, zmm13
vpaddq zmm3, zmm4, zmm5
vpmuludq zmm14, zmm10, zmmword ptr [rdi+6912]
vpaddq zmm8, zmm3, zmm14
vpmuludq zmm15, zmm11, zmmword ptr [rdi+6848]
vpaddq zmm19, zmm8, zmm15
vpaddq zmm2, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm2, zmm1
vpsrlq zmm21, zmm22, 30
vpandq zmm18, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm18
vpmuldq zmm16, zmm25, zmm20
vpmuldq zmm27, zmm26, zmm9
vpermq zmm0, zmmword ptr [rdi+2560], 0x44
vpermq zmm13, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm4, zmm23, zmm0
vpmuldq zmm5, zmm24, zmm13
mov rsi, rdx
xor rsi, r8
vpaddq zmm3, zmm16, zmm27
vpaddq zmm14, zmm3, zmm4
vpaddq zmm8, zmm14, zmm5
mov r9, -2
vpmuludq zmm15, zmm10, zmmword ptr [rdi+6976]
sar rcx, 1
vpaddq zmm19, zmm8, zmm15
mov r14, -2
vpmuludq zmm2, zmm11, zmmword ptr [rdi+6912]
lea r11, [rcx+rsi]
cmovc r11, rcx
adc r8, 0
cmovs r12, r13
sarx rbx, r12, r15
lea rax, [r12-1]
vpaddq zmm1, zmm19, zmm2
vpaddq zmm22, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm22, zmm21
vpsrlq zmm20, zmm18, 30
vpandq zmm9, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm9
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm27, zmm26, zmm13
vpermq zmm3, zmmword ptr [rdi+2624], 0x44
vpermq zmm4, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm14, zmm23, zmm3
vpmuldq zmm5, zmm24, zmm4
vpaddq zmm8, zmm16, zmm27
vpaddq zmm15, zmm8, zmm14
vpaddq zmm19, zmm15, zmm5
vpmuludq zmm2, zmm10, zmmword ptr [rdi+7040]
cmovs rdx, rcx
sub r10, r12
mov rsi, rdx
xor rsi, rbx
sar r11, 1
lea r8, [r11+rsi]
cmovc r8, r11
adc rbx, 0
cmovs rax, r10
lea r13, [rax-1]
sarx rcx, rax, r15
cmovs rdx, r11
sub rbp, rax
vpaddq zmm1, zmm19, zmm2
vpmuludq zmm22, zmm11, zmmword ptr [rdi+6976]
vpaddq zmm21, zmm1, zmm22
vpaddq zmm18, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm18, zmm20
vpsrlq zmm0, zmm9, 30
vpandq zmm13, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm13
vpmuldq zmm16, zmm25, zmm3
vpmuldq zmm27, zmm26, zmm4
vpermq zmm8, zmmword ptr [rdi+2688], 0x44
vpermq zmm14, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm15, zmm23, zmm8
vpmuldq zmm5, zmm24, zmm14
vpaddq zmm19, zmm16, zmm27
vpaddq zmm2, zmm19, zmm15
vpaddq zmm1, zmm2, zmm5
vpmuludq zmm22, zmm10, zmmword ptr [rdi+7104]
vpaddq zmm21, zmm1, zmm22
mov r12, rdx
xor r12, rcx
vpmuludq zmm18, zmm11, zmmword ptr [rdi+7040]
vpaddq zmm20, zmm21, zmm18
vpaddq zmm9, zmm20, qword ptr [rdi+448]{1to8}
mov rsi, -2
vpaddq zmm13, zmm9, zmm0
sar r8, 1
vpsrlq zmm3, zmm13, 30
mov rbx, -2
vpandq zmm4, zmm13, zmm7
lea r10, [r8+r12]
cmovc r10, r8
adc rcx, 0
cmovs r13, rbp
sarx r11, r13, r15
lea rax, [r13-1]
vmovdqa64 zmmword ptr [rdi+2560], zmm4
vpmuldq zmm16, zmm25, zmm8
vpmuldq zmm27, zmm26, zmm14
vpermq zmm19, zmmword ptr [rdi+2752], 0x44
vpermq zmm15, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm2, zmm23, zmm19
vpmuldq zmm5, zmm24, zmm15
vpaddq zmm1, zmm16, zmm27
vpaddq zmm22, zmm1, zmm2
vpaddq zmm21, zmm22, zmm5
vpmuludq zmm18, zmm10, zmmword ptr [rdi+7168]
vpmuludq zmm20, zmm11, zmmword ptr [rdi+7104]
cmovs rdx, r8
sub r14, r13
mov r12, rdx
xor r12, r11
sar r10, 1
lea rcx, [r10+r12]
cmovc rcx, r10
adc r11, 0
cmovs rax, r14
lea rbp, [rax-1]
sarx r8, rax, r15
cmovs rdx, r10
sub r9, rax
vpaddq zmm9, zmm21, zmm18
vpaddq zmm0, zmm9, zmm20
vpaddq zmm13, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm13, zmm3
vpsrlq zmm8, zmm4, 30
vpandq zmm14, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm14
vpmuldq zmm16, zmm25, zmm19
vpmuldq zmm27, zmm26, zmm15
vpermq zmm1, zmmword ptr [rdi+2816], 0x44
vpermq zmm2, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm22, zmm23, zmm1
vpmuldq zmm5, zmm24, zmm2
vpaddq zmm21, zmm16, zmm27
vpaddq zmm18, zmm21, zmm22
vpaddq zmm9, zmm18, zmm5
vpmuludq zmm20, zmm10, zmmword ptr [rdi+7232]
vpaddq zmm0, zmm9, zmm20
vpmuludq zmm13, zmm11, zmmword ptr [rdi+7168]
vpaddq zmm3, zmm0, zmm13
vpaddq zmm4, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm4, zmm8
mov r13, rdx
xor r13, r8
vpsrlq zmm19, zmm14, 30
vpandq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm15
vpmuldq zmm16, zmm25, zmm1
mov r12, -2
vpmuldq zmm27, zmm26, zmm2
sar rcx, 1
vpermq zmm21, zmmword ptr [rdi+2880], 0x44
mov r11, -2
lea r14, [rcx+r13]
cmovc r14, rcx
adc r8, 0
cmovs rbp, r9
sarx r10, rbp, r15
lea rax, [rbp-1]
vpermq zmm22, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm18, zmm23, zmm21
vpmuldq zmm5, zmm24, zmm22
vpaddq zmm9, zmm16, zmm27
vpaddq zmm20, zmm9, zmm18
vpaddq zmm0, zmm20, zmm5
vpmuludq zmm13, zmm10, zmmword ptr [rdi+7296]
vpaddq zmm3, zmm0, zmm13
vpmuludq zmm4, zmm11, zmmword ptr [rdi+7232]
vpaddq zmm8, zmm3, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm14, zmm19
vpsrlq zmm1, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm2
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm27, zmm26, zmm22
cmovs rdx, rcx
sub rbx, rbp
mov r13, rdx
xor r13, r10
sar r14, 1
lea r8, [r14+r13]
cmovc r8, r14
adc r10, 0
cmovs rax, rbx
lea r9, [rax-1]
sarx rcx, rax, r15
cmovs rdx, r14
sub rsi, rax
vpermq zmm9, zmmword ptr [rdi+2944], 0x44
vpermq zmm18, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm20, zmm23, zmm9
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm0, zmm16, zmm27
vpaddq zmm13, zmm0, zmm20
vpaddq zmm3, zmm13, zmm5
vpmuludq zmm4, zmm10, zmmword ptr [rdi+7360]
vpaddq zmm8, zmm3, zmm4
vpmuludq zmm14, zmm11, zmmword ptr [rdi+7296]
vpaddq zmm19, zmm8, zmm14
vpaddq zmm15, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm15, zmm1
vpsrlq zmm21, zmm2, 30
vpandq zmm22, zmm2, zmm7
vpmuldq zmm16, zmm26, zmm18
vmovdqa64 zmmword ptr [rdi+2816], zmm22
vpmuldq zmm27, zmm25, zmm9
mov rbp, rdx
xor rbp, rcx
vpermq zmm0, zmmword ptr [rdi+3008], 0x44
vpermq zmm20, zmmword ptr [rdi+3008], 0xee
vpmuldq zmm13, zmm23, zmm0
vpmuldq zmm5, zmm24, zmm20
mov r13, -2
sar r8, 1
vpaddq zmm3, zmm27, zmm16
mov r10, -2
vpaddq zmm4, zmm3, zmm13
lea rbx, [r8+rbp]
cmovc rbx, r8
adc rcx, 0
cmovs r9, rsi
sarx r14, r9, r15
lea rax, [r9-1]
vpaddq zmm8, zmm4, zmm5
vpmuludq zmm14, zmm10, zmmword ptr [rdi+7424]
vpaddq zmm19, zmm8, zmm14
vpmuludq zmm15, zmm11, zmmword ptr [rdi+7360]
vpaddq zmm1, zmm19, zmm15
vpaddq zmm2, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm2, zmm21
vpsrlq zmm22, zmm18, 30
vpandq zmm9, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm9
vpmuldq zmm27, zmm25, zmm0
vpmuldq zmm16, zmm26, zmm20
vpermq zmm3, zmmword ptr [rdi+3072], 0x44
vpermq zmm13, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm4, zmm23, zmm3
vpmuldq zmm5, zmm24, zmm13
cmovs rdx, r8
sub r11, r9
mov rbp, rdx
xor rbp, r14
sar rbx, 1
lea rcx, [rbx+rbp]
cmovc rcx, rbx
adc r14, 0
cmovs rax, r11
lea rsi, [rax-1]
sarx r8, rax, r15
cmovs rdx, rbx
sub r12, rax
vpaddq zmm8, zmm27, zmm16
vpaddq zmm14, zmm8, zmm4
vpaddq zmm19, zmm14, zmm5
vpmuludq zmm15, zmm10, zmmword ptr [rdi+7488]
vpaddq zmm1, zmm19, zmm15
vpmuludq zmm2, zmm11, zmmword ptr [rdi+7424]
vpaddq zmm21, zmm1, zmm2
vpaddq zmm18, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm18, zmm22
vpsrlq zmm0, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm20
vpmuldq zmm27, zmm25, zmm3
vpmuldq zmm16, zmm26, zmm13
vpermq zmm8, zmmword ptr [rdi+3136], 0x44
vpermq zmm4, zmmword ptr [rdi+3136], 0xee
vpmuldq zmm14, zmm23, zmm8
vpmuldq zmm5, zmm24, zmm4
vpaddq zmm19, zmm27, zmm16
mov r9, rdx
xor r9, r8
vpaddq zmm15, zmm19, zmm14
vpaddq zmm1, zmm15, zmm5
vpmuludq zmm2, zmm10, zmmword ptr [rdi+7552]
mov rbp, -2
vpaddq zmm21, zmm1, zmm2
sar rcx, 1
vpmuludq zmm18, zmm11, zmmword ptr [rdi+7488]
mov r14, -2
vpaddq zmm22, zmm21, zmm18
lea r11, [rcx+r9]
cmovc r11, rcx
adc r8, 0
cmovs rsi, r12
sarx rbx, rsi, r15
lea rax, [rsi-1]
vpaddq zmm9, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm0
vpsrlq zmm3, zmm20, 30
vpandq zmm13, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm13
vpmuldq zmm27, zmm25, zmm8
vpmuldq zmm16, zmm26, zmm4
vpermq zmm19, zmmword ptr [rdi+3200], 0x44
vpermq zmm14, zmmword ptr [rdi+3200], 0xee
vpmuldq zmm15, zmm23, zmm19
vpmuldq zmm5, zmm24, zmm14
vpaddq zmm1, zmm27, zmm16
vpaddq zmm2, zmm1, zmm15
vpaddq zmm21, zmm2, zmm5
vpmuludq zmm18, zmm10, zmmword ptr [rdi+7616]
vpaddq zmm22, zmm21, zmm18
cmovs rdx, rcx
sub r10, rsi
mov r9, rdx
xor r9, rbx
sar r11, 1
lea r8, [r11+r9]
cmovc r8, r11
adc rbx, 0
cmovs rax, r10
lea r12, [rax-1]
sarx rcx, rax, r15
cmovs rdx, r11
sub r13, rax
vpmuludq zmm9, zmm11, zmmword ptr [rdi+7552]
vpaddq zmm0, zmm22, zmm9
vpaddq zmm20, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm20, zmm3
vpsrlq zmm8, zmm13, 30
vpandq zmm4, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm4
vpmuldq zmm27, zmm25, zmm19
vpmuldq zmm16, zmm26, zmm14
vpermq zmm1, zmmword ptr [rdi+3264], 0x44
vpermq zmm15, zmmword ptr [rdi+3264], 0xee
vpmuldq zmm2, zmm23, zmm1
vpmuldq zmm5, zmm24, zmm15
vpaddq zmm21, zmm27, zmm16
vpaddq zmm18, zmm21, zmm2
vpaddq zmm22, zmm18, zmm5
vpmuludq zmm9, zmm10, zmmword ptr [rdi+7680]
vpaddq zmm0, zmm22, zmm9
vpmuludq zmm20, zmm11, zmmword ptr [rdi+7616]
mov rsi, rdx
xor rsi, rcx
vpaddq zmm3, zmm0, zmm20
vpaddq zmm13, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm13, zmm8
vpsrlq zmm19, zmm4, 30
sar r8, 1
vpandq zmm14, zmm4, zmm7
lea r9, [r8+rsi]
cmovc r9, r8
adc rcx, 0
cmovs r12, r13
sarx rbx, r12, r15
lea r10, [r12-1]
vmovdqa64 zmmword ptr [rdi+3136], zmm14
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm16, zmm26, zmm15
vpermq zmm21, zmmword ptr [rdi+3328], 0x44
vpermq zmm2, zmmword ptr [rdi+3328], 0xee
vpmuldq zmm18, zmm23, zmm21
vpmuldq zmm5, zmm24, zmm2
vpaddq zmm22, zmm27, zmm16
vpaddq zmm9, zmm22, zmm18
vpaddq zmm0, zmm9, zmm5
vpmuludq zmm20, zmm10, zmmword ptr [rdi+7744]
vpaddq zmm3, zmm0, zmm20
vpmuludq zmm13, zmm11, zmmword ptr [rdi+7680]
vpaddq zmm8, zmm3, zmm13
vpaddq zmm4, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm4, zmm19
vpsrlq zmm1, zmm14, 30
cmovs rdx, r8
sub r14, r12
mov r11, rdx
xor r11, rbx
sar r9, 1
lea rax, [r9+r11]
cmovc rax, r9
adc rbx, 0
cmovs r10, r14
lea rsi, [r10-1]
sarx rcx, r10, r15
cmovs rdx, r9
sub rbp, r10
vpandq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm15
vpmuldq zmm27, zmm25, zmm21
vpmuldq zmm16, zmm26, zmm2
vpermq zmm22, zmmword ptr [rdi+3392], 0x44
vpermq zmm18, zmmword ptr [rdi+3392], 0xee
vpmuldq zmm9, zmm23, zmm22
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm0, zmm27, zmm16
vpaddq zmm20, zmm0, zmm9
vpaddq zmm3, zmm20, zmm5
vpmuludq zmm13, zmm10, zmmword ptr [rdi+7808]
vpaddq zmm8, zmm3, zmm13
vpmuludq zmm4, zmm11, zmmword ptr [rdi+7744]
mov r13, -2
vpaddq zmm19, zmm8, zmm4
vpaddq zmm14, zmm19, qword ptr [rdi+448]{1to8}
mov r8, -2
vpaddq zmm15, zmm14, zmm1
vpsrlq zmm21, zmm15, 30
mov r12, rdx
xor r12, rcx
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+3264], zmm2
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm16, zmm26, zmm18
vpermq zmm0, zmmword ptr [rdi+3456], 0x44
sar rax, 1
vpermq zmm9, zmmword ptr [rdi+3456], 0xee
lea r11, [rax+r12]
cmovc r11, rax
adc rcx, 0
cmovs rsi, rbp
sarx rbx, rsi, r15
lea r14, [rsi-1]
vpmuldq zmm20, zmm23, zmm0
vpmuldq zmm5, zmm24, zmm9
vpaddq zmm3, zmm27, zmm16
vpaddq zmm13, zmm3, zmm20
vpaddq zmm8, zmm13, zmm5
vpmuludq zmm4, zmm10, zmmword ptr [rdi+7872]
vpaddq zmm19, zmm8, zmm4
vpmuludq zmm14, zmm11, zmmword ptr [rdi+7808]
vpaddq zmm1, zmm19, zmm14
vpaddq zmm15, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm15, zmm21
vpsrlq zmm22, zmm2, 30
vpandq zmm18, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm18
vpmuldq zmm27, zmm25, zmm0
vpmuldq zmm16, zmm26, zmm9
cmovs rdx, rax
vpbroadcastq zmm3, rdx
vpbroadcastq zmm3{k1}, r11
vpaddq zmm20, zmm3, zmm29
vpsllvq zmm13, zmm20, zmm30
vpsravq zmm5, zmm13, zmm31
vpsubq zmm8, zmm28, zmm5
vmovdqa64 zmmword ptr [rdi+256], zmm8
mov r9, r11
add r9, qword ptr [rdi-56]
mov r10, rdx
add r10, qword ptr [rdi-64]
shl r11, 44
shl rdx, 45
mov r12, r9
sar r12, 21
sar r9, 42
vpunpcklqdq zmm4, zmm8, zmm8
mov rcx, r10
sar rcx, 20
sar r10, 41
add r11, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
imul r12, qword ptr [rdi+32]
imul r9, qword ptr [rdi+40]
vpunpckhqdq zmm19, zmm8, zmm8
imul rcx, qword ptr [rdi+32]
imul r10, qword ptr [rdi+40]
sub r8, rsi
vbroadcasti32x4 zmm14, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm1, xmmword ptr [rdi+208]
lea rbp, [r12+r9]
vpmuldq zmm15, zmm4, zmm14
lea rax, [rcx+r10]
lea rsi, [rbp+r11]
lea r12, [rax+rdx]
vpmuldq zmm21, zmm19, zmm1
ror rsi, 44
vpermq zmm2, zmmword ptr [rdi+3520], 0x44
ror r12, 45
vpaddq zmm18, zmm15, zmm21
vpermq zmm0, zmmword ptr [rdi+3520], 0xee
vpmuldq zmm9, zmm23, zmm2
vpmuldq zmm3, zmm24, zmm0
vpaddq zmm20, zmm27, zmm16
vpaddq zmm13, zmm20, zmm9
vmovdqa64 zmmword ptr [rdi+128], zmm18
vpaddq zmm5, zmm13, zmm3
vpmuludq zmm8, zmm10, zmmword ptr [rdi+7936]
mov r9, r12
xor r9, rbx
sar rsi, 1
lea rcx, [rsi+r9]
cmovc rcx, rsi
vpaddq zmm4, zmm5, zmm8
vpmuludq zmm14, zmm11, zmmword ptr [rdi+7872]
vpaddq zmm19, zmm4, zmm14
mov r10, qword ptr [rdi+256]
vpaddq zmm1, zmm19, qword ptr [rdi+448]{1to8}
adc rbx, 0
cmovs r14, r8
lea rbp, [r14-1]
sarx r11, r14, r15
vpaddq zmm15, zmm1, zmm22
vpsrlq zmm21, zmm15, 30
vpandq zmm27, zmm15, zmm7
mov rax, -2
vmovdqa64 zmmword ptr [rdi+3392], zmm27
vpmuldq zmm16, zmm25, zmm2
mov rdx, -2
vpmuldq zmm20, zmm26, zmm0
vpermq zmm9, zmmword ptr [rdi+3584], 0x44
vpermq zmm18, zmmword ptr [rdi+3584], 0xee
vpmuldq zmm13, zmm23, zmm9
vpmuldq zmm3, zmm24, zmm18
vpaddq zmm5, zmm16, zmm20
vpaddq zmm8, zmm5, zmm13
vpaddq zmm4, zmm8, zmm3
vpmuludq zmm14, zmm10, zmmword ptr [rdi+8000]
vpaddq zmm19, zmm4, zmm14
vpmuludq zmm1, zmm11, zmmword ptr [rdi+7936]
vpaddq zmm22, zmm19, zmm1
cmovs r12, rsi
sub r13, r14
imul r10, qword ptr [rdi+0]
mov r9, qword ptr [rdi+264]
imul r9, qword ptr [rdi+8]
vpaddq zmm15, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm15, zmm21
vpsrlq zmm2, zmm27, 30
lea rbx, [r10+r9]
vpandq zmm0, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm0
vpmuldq zmm16, zmm25, zmm9
vpmuldq zmm20, zmm26, zmm18
vpermq zmm5, zmmword ptr [rdi+3648], 0x44
sar rbx, 20
vpermq zmm13, zmmword ptr [rdi+3648], 0xee
vpmuldq zmm8, zmm23, zmm5
vpmuldq zmm3, zmm24, zmm13
vpaddq zmm4, zmm16, zmm20
vpaddq zmm14, zmm4, zmm8
mov r8, qword ptr [rdi+128]
vpaddq zmm19, zmm14, zmm3
vpmuludq zmm1, zmm10, zmmword ptr [rdi+8064]
vpaddq zmm22, zmm19, zmm1
vpmuludq zmm15, zmm11, zmmword ptr [rdi+8000]
vpaddq zmm21, zmm22, zmm15
vpaddq zmm27, zmm21, qword ptr [rdi+448]{1to8}
imul r8, qword ptr [rdi+16]
vpaddq zmm0, zmm27, zmm2
vpsrlq zmm9, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm18
mov rsi, r12
xor rsi, r11
vpmuldq zmm16, zmm25, zmm5
mov r14, qword ptr [rdi+136]
vpmuldq zmm20, zmm26, zmm13
vpermq zmm4, zmmword ptr [rdi+3712], 0x44
vpermq zmm8, zmmword ptr [rdi+3712], 0xee
mov r10, -2
sar rcx, 1
vpmuldq zmm14, zmm23, zmm4
mov r9, -2
vpmuldq zmm3, zmm24, zmm8
lea rsi, [rcx+rsi]
cmovc rsi, rcx
adc r11, 0
cmovs rbp, r13
sarx r11, rbp, r15
lea r13, [rbp-1]
vpaddq zmm19, zmm16, zmm20
vpaddq zmm1, zmm19, zmm14
vpaddq zmm22, zmm1, zmm3
vpmuludq zmm15, zmm10, zmmword ptr [rdi+8128]
vpaddq zmm21, zmm22, zmm15
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8064]
vpaddq zmm2, zmm21, zmm27
vpaddq zmm0, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm0, zmm9
vpsrlq zmm5, zmm18, 30
vpandq zmm13, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm13
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm20, zmm26, zmm8
vpermq zmm19, zmmword ptr [rdi+3776], 0x44
vpermq zmm14, zmmword ptr [rdi+3776], 0xee
cmovs r12, rcx
sub rdx, rbp
mov rcx, r12
xor rcx, r11
sar rsi, 1
lea rbp, [rsi+rcx]
cmovc rbp, rsi
adc r11, 0
cmovs r13, rdx
lea rcx, [r13-1]
sarx r11, r13, r15
cmovs r12, rsi
sub rax, r13
imul r14, qword ptr [rdi+24]
lea rdx, [r8+r14]
lea rsi, [rbx+rdx]
mov qword ptr [rdi-112], rsi
vpmuldq zmm1, zmm23, zmm19
vpmuldq zmm3, zmm24, zmm14
vpaddq zmm22, zmm16, zmm20
vpaddq zmm15, zmm22, zmm1
vpaddq zmm21, zmm15, zmm3
sar rsi, 20
vpmuludq zmm27, zmm10, zmmword ptr [rdi+8192]
vpaddq zmm2, zmm21, zmm27
vpmuludq zmm0, zmm11, zmmword ptr [rdi+8128]
vpaddq zmm9, zmm2, zmm0
vpaddq zmm18, zmm9, qword ptr [rdi+448]{1to8}
shl rsi, 44
vpaddq zmm13, zmm18, zmm5
vpsrlq zmm4, zmm13, 30
vpandq zmm8, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3648], zmm8
vpmuldq zmm16, zmm25, zmm19
mov qword ptr [rdi+48], rsi
vpmuldq zmm20, zmm26, zmm14
vpermq zmm22, zmmword ptr [rdi+3840], 0x44
vpermq zmm1, zmmword ptr [rdi+3840], 0xee
vpmuldq zmm15, zmm23, zmm22
mov r13, r12
xor r13, r11
vpmuldq zmm3, zmm24, zmm1
mov r8, qword ptr [rdi+272]
vpaddq zmm21, zmm16, zmm20
vpaddq zmm27, zmm21, zmm15
mov r14, -2
vpaddq zmm2, zmm27, zmm3
sar rbp, 1
vpmuludq zmm0, zmm10, zmmword ptr [rdi+8256]
mov rbx, -2
vpaddq zmm9, zmm2, zmm0
lea rdx, [rbp+r13]
cmovc rdx, rbp
adc r11, 0
cmovs rcx, rax
sarx rsi, rcx, r15
lea r13, [rcx-1]
vpmuludq zmm18, zmm11, zmmword ptr [rdi+8192]
vpaddq zmm5, zmm9, zmm18
vpaddq zmm13, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm13, zmm4
vpsrlq zmm19, zmm8, 30
vpandq zmm14, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm14
vpmuldq zmm16, zmm25, zmm22
vpmuldq zmm20, zmm26, zmm1
vpermq zmm21, zmmword ptr [rdi+3904], 0x44
vpermq zmm15, zmmword ptr [rdi+3904], 0xee
vpmuldq zmm27, zmm23, zmm21
vpmuldq zmm3, zmm24, zmm15
vpaddq zmm2, zmm16, zmm20
vpaddq zmm0, zmm2, zmm27
vpaddq zmm9, zmm0, zmm3
cmovs r12, rbp
sub r9, rcx
mov r11, r12
xor r11, rsi
sar rdx, 1
lea rax, [rdx+r11]
cmovc rax, rdx
adc rsi, 0
cmovs r13, r9
lea rbp, [r13-1]
sarx rcx, r13, r15
cmovs r12, rdx
sub r10, r13
imul r8, qword ptr [rdi+0]
mov r11, qword ptr [rdi+280]
imul r11, qword ptr [rdi+8]
lea rsi, [r8+r11]
vpmuludq zmm18, zmm10, zmmword ptr [rdi+8320]
vpaddq zmm5, zmm9, zmm18
vpmuludq zmm13, zmm11, zmmword ptr [rdi+8256]
vpaddq zmm4, zmm5, zmm13
vpaddq zmm8, zmm4, qword ptr [rdi+448]{1to8}
sar rsi, 20
vpaddq zmm14, zmm8, zmm19
vpsrlq zmm22, zmm14, 30
vpandq zmm1, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm1
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm20, zmm26, zmm15
mov r9, qword ptr [rdi+144]
vpermq zmm2, zmmword ptr [rdi+3968], 0x44
vpermq zmm27, zmmword ptr [rdi+3968], 0xee
vpmuldq zmm0, zmm23, zmm2
vpmuldq zmm3, zmm24, zmm27
vpaddq zmm9, zmm16, zmm20
imul r9, qword ptr [rdi+16]
vpaddq zmm18, zmm9, zmm0
vpaddq zmm5, zmm18, zmm3
mov rdx, r12
xor rdx, rcx
vpmuludq zmm13, zmm10, zmmword ptr [rdi+8384]
vpaddq zmm4, zmm5, zmm13
vpmuludq zmm8, zmm11, zmmword ptr [rdi+8320]
mov r13, qword ptr [rdi+152]
vpaddq zmm19, zmm4, zmm8
mov r8, -2
vpaddq zmm14, zmm19, qword ptr [rdi+448]{1to8}
sar rax, 1
vpaddq zmm1, zmm14, zmm22
mov r11, -2
lea rdx, [rax+rdx]
cmovc rdx, rax
adc rcx, 0
cmovs rbp, r10
sarx rcx, rbp, r15
lea r10, [rbp-1]
vpsrlq zmm21, zmm1, 30
vpandq zmm15, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm15
vpmuldq zmm16, zmm25, zmm2
vpmuldq zmm20, zmm26, zmm27
vpermq zmm9, zmmword ptr [rdi+4032], 0x44
vpermq zmm0, zmmword ptr [rdi+4032], 0xee
vpmuldq zmm18, zmm23, zmm9
vpmuldq zmm3, zmm24, zmm0
vpaddq zmm5, zmm16, zmm20
vpaddq zmm13, zmm5, zmm18
vpaddq zmm4, zmm13, zmm3
vpmuludq zmm8, zmm10, zmmword ptr [rdi+8448]
vpaddq zmm19, zmm4, zmm8
vpmuludq zmm14, zmm11, zmmword ptr [rdi+8384]
vpaddq zmm22, zmm19, zmm14
vpaddq zmm1, zmm22, qword ptr [rdi+448]{1to8}
cmovs r12, rax
sub rbx, rbp
mov rax, r12
xor rax, rcx
sar rdx, 1
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc rcx, 0
cmovs r10, rbx
lea rax, [r10-1]
sarx rcx, r10, r15
cmovs r12, rdx
sub r14, r10
imul r13, qword ptr [rdi+24]
lea rbx, [r9+r13]
lea rdx, [rsi+rbx]
vpaddq zmm15, zmm1, zmm21
mov qword ptr [rdi-104], rdx
vpsrlq zmm2, zmm15, 30
vpandq zmm27, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+3904], zmm27
vpmuldq zmm16, zmm25, zmm9
vpmuldq zmm20, zmm26, zmm0
sar rdx, 20
vpermq zmm5, zmmword ptr [rdi+4096], 0x44
vpermq zmm18, zmmword ptr [rdi+4096], 0xee
vpmuldq zmm13, zmm23, zmm5
vpmuldq zmm3, zmm24, zmm18
vpaddq zmm4, zmm16, zmm20
shl rdx, 44
vpaddq zmm8, zmm4, zmm13
vpaddq zmm19, zmm8, zmm3
vpmuludq zmm14, zmm10, zmmword ptr [rdi+8512]
vpaddq zmm22, zmm19, zmm14
vpmuludq zmm1, zmm11, zmmword ptr [rdi+8448]
mov qword ptr [rdi+56], rdx
vpaddq zmm21, zmm22, zmm1
vpaddq zmm15, zmm21, qword ptr [rdi+448]{1to8}
mov r10, r12
xor r10, rcx
vpaddq zmm27, zmm15, zmm2
vpsrlq zmm9, zmm27, 30
vpandq zmm0, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm0
mov r9, -2
vpmuldq zmm16, zmm25, zmm5
sar rbp, 1
vpmuldq zmm20, zmm26, zmm18
mov r13, -2
lea rsi, [rbp+r10]
cmovc rsi, rbp
adc rcx, 0
cmovs rax, r14
sarx rbx, rax, r15
lea rdx, [rax-1]
vpermq zmm4, zmmword ptr [rdi+4160], 0x44
vpermq zmm13, zmmword ptr [rdi+4160], 0xee
vpmuldq zmm8, zmm23, zmm4
vpmuldq zmm3, zmm24, zmm13
vpaddq zmm19, zmm16, zmm20
vpaddq zmm14, zmm19, zmm8
vpaddq zmm22, zmm14, zmm3
vpmuludq zmm1, zmm10, zmmword ptr [rdi+8576]
vpaddq zmm21, zmm22, zmm1
vpmuludq zmm15, zmm11, zmmword ptr [rdi+8512]
vpaddq zmm2, zmm21, zmm15
vpaddq zmm27, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm27, zmm9
vpsrlq zmm5, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm18
cmovs r12, rbp
sub r11, rax
mov r10, r12
xor r10, rbx
sar rsi, 1
lea rcx, [rsi+r10]
cmovc rcx, rsi
adc rbx, 0
cmovs rdx, r11
lea r14, [rdx-1]
sarx rbp, rdx, r15
cmovs r12, rsi
sub r8, rdx
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm20, zmm26, zmm13
vpermq zmm19, zmmword ptr [rdi+4224], 0x44
vpermq zmm8, zmmword ptr [rdi+4224], 0xee
vpmuldq zmm14, zmm23, zmm19
vpmuldq zmm3, zmm24, zmm8
vpaddq zmm22, zmm16, zmm20
vpaddq zmm1, zmm22, zmm14
vpaddq zmm21, zmm1, zmm3
vpmuludq zmm15, zmm10, zmmword ptr [rdi+8640]
vpaddq zmm2, zmm21, zmm15
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8576]
vpaddq zmm9, zmm2, zmm27
vpaddq zmm0, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm0, zmm5
vpsrlq zmm4, zmm18, 30
vpandq zmm13, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm13
vpmuldq zmm16, zmm25, zmm19
mov rax, r12
xor rax, rbp
vpmuldq zmm20, zmm26, zmm8
vpermq zmm22, zmmword ptr [rdi+4288], 0x44
vpermq zmm14, zmmword ptr [rdi+4288], 0xee
mov r10, -2
vpmuldq zmm1, zmm23, zmm22
sar rcx, 1
vpmuldq zmm3, zmm24, zmm14
mov rbx, -2
vpaddq zmm21, zmm16, zmm20
lea r11, [rcx+rax]
cmovc r11, rcx
adc rbp, 0
cmovs r14, r8
sarx rsi, r14, r15
lea rdx, [r14-1]
vpaddq zmm15, zmm21, zmm1
vpaddq zmm2, zmm15, zmm3
vpmuludq zmm27, zmm10, zmmword ptr [rdi+8704]
vpaddq zmm9, zmm2, zmm27
vpmuludq zmm0, zmm11, zmmword ptr [rdi+8640]
vpaddq zmm5, zmm9, zmm0
vpaddq zmm18, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm18, zmm4
vpsrlq zmm19, zmm13, 30
vpandq zmm8, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4160], zmm8
vpmuldq zmm16, zmm25, zmm22
vpmuldq zmm20, zmm26, zmm14
vpermq zmm21, zmmword ptr [rdi+4352], 0x44
vpermq zmm1, zmmword ptr [rdi+4352], 0xee
vpmuldq zmm15, zmm23, zmm21
cmovs r12, rcx
sub r13, r14
mov rax, r12
xor rax, rsi
sar r11, 1
lea rbp, [r11+rax]
cmovc rbp, r11
adc rsi, 0
cmovs rdx, r13
lea r8, [rdx-1]
sarx rcx, rdx, r15
cmovs r12, r11
sub r9, rdx
vpmuldq zmm3, zmm24, zmm1
vpaddq zmm2, zmm16, zmm20
vpaddq zmm27, zmm2, zmm15
vpaddq zmm9, zmm27, zmm3
vpmuludq zmm0, zmm10, zmmword ptr [rdi+8768]
vpaddq zmm5, zmm9, zmm0
vpmuludq zmm18, zmm11, zmmword ptr [rdi+8704]
vpaddq zmm4, zmm5, zmm18
vpaddq zmm13, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm13, zmm19
vpsrlq zmm22, zmm8, 30
vpandq zmm14, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm14
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm20, zmm26, zmm1
vpermq zmm2, zmmword ptr [rdi+4416], 0x44
vpermq zmm15, zmmword ptr [rdi+4416], 0xee
vpmuldq zmm27, zmm23, zmm2
vpmuldq zmm3, zmm24, zmm15
mov r14, r12
xor r14, rcx
vpaddq zmm9, zmm16, zmm20
vpaddq zmm0, zmm9, zmm27
vpaddq zmm5, zmm0, zmm3
mov rax, -2
vpmuludq zmm18, zmm10, zmmword ptr [rdi+8832]
sar rbp, 1
vpaddq zmm4, zmm5, zmm18
mov rsi, -2
lea r13, [rbp+r14]
cmovc r13, rbp
adc rcx, 0
cmovs r8, r9
sarx r11, r8, r15
lea rdx, [r8-1]
vpmuludq zmm13, zmm11, zmmword ptr [rdi+8768]
vpaddq zmm19, zmm4, zmm13
vpaddq zmm8, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm8, zmm22
vpsrlq zmm21, zmm14, 30
vpandq zmm1, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm1
vpmuldq zmm16, zmm25, zmm2
vpmuldq zmm20, zmm26, zmm15
vpermq zmm9, zmmword ptr [rdi+4480], 0x44
vpermq zmm27, zmmword ptr [rdi+4480], 0xee
vpmuldq zmm0, zmm23, zmm9
vpmuldq zmm3, zmm24, zmm27
vpaddq zmm5, zmm16, zmm20
vpaddq zmm18, zmm5, zmm0
vpaddq zmm4, zmm18, zmm3
vpmuludq zmm13, zmm10, zmmword ptr [rdi+8896]
vpaddq zmm19, zmm4, zmm13
cmovs r12, rbp
sub rbx, r8
mov r14, r12
xor r14, r11
sar r13, 1
lea rcx, [r13+r14]
cmovc rcx, r13
adc r11, 0
cmovs rdx, rbx
lea r9, [rdx-1]
sarx rbp, rdx, r15
cmovs r12, r13
sub r10, rdx
vpmuludq zmm8, zmm11, zmmword ptr [rdi+8832]
vpaddq zmm22, zmm19, zmm8
vpaddq zmm14, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm14, zmm21
vpsrlq zmm2, zmm1, 30
vpandq zmm15, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm15
vpmuldq zmm16, zmm25, zmm9
vpmuldq zmm20, zmm26, zmm27
vpermq zmm5, zmmword ptr [rdi+4544], 0x44
vpermq zmm0, zmmword ptr [rdi+4544], 0xee
vpmuldq zmm18, zmm23, zmm5
vpmuldq zmm3, zmm24, zmm0
vpaddq zmm4, zmm16, zmm20
vpaddq zmm13, zmm4, zmm18
vpaddq zmm19, zmm13, zmm3
vpmuludq zmm8, zmm10, zmmword ptr [rdi+8960]
mov r8, r12
xor r8, rbp
vpaddq zmm22, zmm19, zmm8
vpmuludq zmm14, zmm11, zmmword ptr [rdi+8896]
vpaddq zmm21, zmm22, zmm14
vpaddq zmm1, zmm21, qword ptr [rdi+448]{1to8}
mov r14, -2
vpaddq zmm15, zmm1, zmm2
sar rcx, 1
vpsrlq zmm9, zmm15, 30
mov r11, -2
lea rbx, [rcx+r8]
cmovc rbx, rcx
adc rbp, 0
cmovs r9, r10
sarx r13, r9, r15
lea rdx, [r9-1]
vpandq zmm27, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+4416], zmm27
vpmuldq zmm16, zmm25, zmm5
vpmuldq zmm20, zmm26, zmm0
vpermq zmm4, zmmword ptr [rdi+4608], 0x44
vpermq zmm18, zmmword ptr [rdi+4608], 0xee
vpmuldq zmm13, zmm23, zmm4
vpmuldq zmm3, zmm24, zmm18
vpaddq zmm19, zmm16, zmm20
vpaddq zmm8, zmm19, zmm13
vpaddq zmm22, zmm8, zmm3
vpmuludq zmm14, zmm10, zmmword ptr [rdi+9024]
vpaddq zmm21, zmm22, zmm14
vpmuludq zmm1, zmm11, zmmword ptr [rdi+8960]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm15, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm15, zmm9
cmovs r12, rcx
sub rsi, r9
mov r8, r12
xor r8, r13
sar rbx, 1
lea rbp, [rbx+r8]
cmovc rbp, rbx
adc r13, 0
cmovs rdx, rsi
lea r10, [rdx-1]
sarx rcx, rdx, r15
cmovs r12, rbx
sub rax, rdx
vpsrlq zmm5, zmm27, 30
vpandq zmm0, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+4480], zmm0
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm20, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+4672], 0x44
vpermq zmm13, zmmword ptr [rdi+4672], 0xee
vpmuldq zmm8, zmm23, zmm19
vpmuldq zmm3, zmm24, zmm13
vpaddq zmm22, zmm16, zmm20
vpaddq zmm14, zmm22, zmm8
vpaddq zmm21, zmm14, zmm3
vpmuludq zmm1, zmm10, zmmword ptr [rdi+9088]
vpaddq zmm2, zmm21, zmm1
vpmuludq zmm15, zmm11, zmmword ptr [rdi+9024]
vpaddq zmm9, zmm2, zmm15
vpaddq zmm27, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm27, zmm5
mov r9, r12
xor r9, rcx
vpsrlq zmm4, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm18
vpmuldq zmm16, zmm25, zmm19
mov r8, -2
sar rbp, 1
vpmuldq zmm20, zmm26, zmm13
mov r13, -2
vpermq zmm22, zmmword ptr [rdi+4736], 0x44
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc rcx, 0
cmovs r10, rax
sarx rbx, r10, r15
lea rdx, [r10-1]
vpermq zmm8, zmmword ptr [rdi+4736], 0xee
vpmuldq zmm14, zmm23, zmm22
vpmuldq zmm3, zmm24, zmm8
vpaddq zmm21, zmm16, zmm20
vpaddq zmm1, zmm21, zmm14
vpaddq zmm2, zmm1, zmm3
vpmuludq zmm15, zmm10, zmmword ptr [rdi+9152]
vpaddq zmm9, zmm2, zmm15
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9088]
vpaddq zmm5, zmm9, zmm27
vpaddq zmm0, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm0, zmm4
vpsrlq zmm19, zmm18, 30
vpandq zmm13, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+4608], zmm13
vpmuldq zmm16, zmm25, zmm22
cmovs r12, rbp
sub r11, r10
mov r9, r12
xor r9, rbx
sar rsi, 1
lea rcx, [rsi+r9]
cmovc rcx, rsi
adc rbx, 0
cmovs rdx, r11
lea rax, [rdx-1]
sarx rbp, rdx, r15
cmovs r12, rsi
sub r14, rdx
vpmuldq zmm20, zmm26, zmm8
vpermq zmm21, zmmword ptr [rdi+4800], 0x44
vpermq zmm14, zmmword ptr [rdi+4800], 0xee
vpmuldq zmm1, zmm23, zmm21
vpmuldq zmm3, zmm24, zmm14
vpaddq zmm2, zmm16, zmm20
vpaddq zmm15, zmm2, zmm1
vpaddq zmm9, zmm15, zmm3
vpmuludq zmm27, zmm10, zmmword ptr [rdi+9216]
vpaddq zmm5, zmm9, zmm27
vpmuludq zmm0, zmm11, zmmword ptr [rdi+9152]
vpaddq zmm4, zmm5, zmm0
vpaddq zmm18, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm18, zmm19
vpsrlq zmm22, zmm13, 30
vpandq zmm8, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm8
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm20, zmm26, zmm14
mov r10, r12
xor r10, rbp
vpermq zmm2, zmmword ptr [rdi+4864], 0x44
vpermq zmm1, zmmword ptr [rdi+4864], 0xee
vpmuldq zmm15, zmm23, zmm2
vpmuldq zmm3, zmm24, zmm1
sar rcx, 1
vpaddq zmm9, zmm16, zmm20
vpaddq zmm27, zmm9, zmm15
lea r9, [rcx+r10]
cmovc r9, rcx
adc rbp, 0
cmovs rax, r14
sarx rbx, rax, r15
lea r11, [rax-1]
vpaddq zmm5, zmm27, zmm3
vpmuludq zmm0, zmm10, zmmword ptr [rdi+9280]
vpaddq zmm4, zmm5, zmm0
vpmuludq zmm18, zmm11, zmmword ptr [rdi+9216]
vpaddq zmm19, zmm4, zmm18
vpaddq zmm13, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm13, zmm22
vpsrlq zmm21, zmm8, 30
vpandq zmm14, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+4736], zmm14
vpmuldq zmm16, zmm25, zmm2
vpmuldq zmm20, zmm26, zmm1
vpermq zmm9, zmmword ptr [rdi+4928], 0x44
vpermq zmm15, zmmword ptr [rdi+4928], 0xee
vpmuldq zmm27, zmm23, zmm9
vpmuldq zmm3, zmm24, zmm15
cmovs r12, rcx
sub r13, rax
mov rsi, r12
xor rsi, rbx
sar r9, 1
lea rdx, [r9+rsi]
cmovc rdx, r9
adc rbx, 0
cmovs r11, r13
lea r10, [r11-1]
sarx rbp, r11, r15
cmovs r12, r9
sub r8, r11
vpaddq zmm5, zmm16, zmm20
vpaddq zmm0, zmm5, zmm27
vpaddq zmm4, zmm0, zmm3
vpmuludq zmm18, zmm10, zmmword ptr [rdi+9344]
vpaddq zmm19, zmm4, zmm18
vpmuludq zmm13, zmm11, zmmword ptr [rdi+9280]
vpaddq zmm22, zmm19, zmm13
vpaddq zmm8, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm8, zmm21
vpsrlq zmm2, zmm14, 30
vpandq zmm1, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+4800], zmm1
vpmuldq zmm16, zmm25, zmm9
vpmuldq zmm20, zmm26, zmm15
vpermq zmm5, zmmword ptr [rdi+4992], 0x44
vpermq zmm27, zmmword ptr [rdi+4992], 0xee
vpmuldq zmm0, zmm23, zmm5
vpmuldq zmm3, zmm24, zmm27
mov r14, r12
xor r14, rbp
vpaddq zmm4, zmm16, zmm20
vpaddq zmm18, zmm4, zmm0
vpaddq zmm19, zmm18, zmm3
vpmuludq zmm13, zmm10, zmmword ptr [rdi+9408]
vpaddq zmm22, zmm19, zmm13
sar rdx, 1
vpmuludq zmm8, zmm11, zmmword ptr [rdi+9344]
lea rcx, [rdx+r14]
cmovc rcx, rdx
adc rbp, 0
cmovs r10, r8
sarx rax, r10, r15
mov qword ptr [rdi-120], rcx
vpaddq zmm21, zmm22, zmm8
vpaddq zmm14, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm14, zmm2
vpsrlq zmm9, zmm1, 30
vpandq zmm15, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+4864], zmm15
vpmuldq zmm16, zmm25, zmm5
vpmuldq zmm20, zmm26, zmm27
vpermq zmm4, zmmword ptr [rdi+5056], 0x44
vpermq zmm0, zmmword ptr [rdi+5056], 0xee
vpmuldq zmm18, zmm23, zmm4
vpmuldq zmm3, zmm24, zmm0
vpaddq zmm19, zmm16, zmm20
vpaddq zmm13, zmm19, zmm18
vpaddq zmm22, zmm13, zmm3
vpmuludq zmm8, zmm10, zmmword ptr [rdi+9472]
vpaddq zmm21, zmm22, zmm8
cmovs r12, rdx
mov qword ptr [rdi-128], r12
mov rsi, rcx
add rsi, qword ptr [rdi-56]
mov rbx, r12
add rbx, qword ptr [rdi-64]
shl rcx, 44
shl r12, 45
mov r13, rsi
sar r13, 21
sar rsi, 42
mov r9, rbx
sar r9, 20
sar rbx, 41
add rcx, qword ptr [rdi-40]
add r12, qword ptr [rdi-48]
imul r13, qword ptr [rdi+48]
imul rsi, qword ptr [rdi+56]
imul r9, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+56]
lea r11, [r13+rsi]
lea r14, [r9+rbx]
lea rbp, [r11+rcx]
lea r8, [r14+r12]
ror rbp, 44
ror r8, 45
vpmuludq zmm14, zmm11, zmmword ptr [rdi+9408]
vpaddq zmm2, zmm21, zmm14
vpaddq zmm1, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm1, zmm9
vpsrlq zmm5, zmm15, 30
vpandq zmm27, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+4928], zmm27
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm20, zmm26, zmm0
vpermq zmm19, zmmword ptr [rdi+5120], 0x44
vpermq zmm18, zmmword ptr [rdi+5120], 0xee
vpmuldq zmm13, zmm23, zmm19
vpmuldq zmm3, zmm24, zmm18
vpaddq zmm22, zmm16, zmm20
vpaddq zmm8, zmm22, zmm13
vpaddq zmm21, zmm8, zmm3
vpmuludq zmm14, zmm10, zmmword ptr [rdi+9536]
vpaddq zmm2, zmm21, zmm14
vpmuludq zmm1, zmm11, zmmword ptr [rdi+9472]
vpaddq zmm9, zmm2, zmm1
vpaddq zmm15, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm15, zmm5
vpsrlq zmm4, zmm27, 30
vpandq zmm0, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm0
vpmuldq zmm16, zmm25, zmm19
vpmuldq zmm20, zmm26, zmm18
vpermq zmm22, zmmword ptr [rdi+5184], 0x44
vpermq zmm13, zmmword ptr [rdi+5184], 0xee
vpmuldq zmm8, zmm23, zmm22
vpmuldq zmm3, zmm24, zmm13
vpaddq zmm21, zmm16, zmm20
vpaddq zmm14, zmm21, zmm8
vpaddq zmm2, zmm14, zmm3
vpmuludq zmm1, zmm10, zmmword ptr [rdi+9600]
vpaddq zmm9, zmm2, zmm1
vpmuludq zmm15, zmm11, zmmword ptr [rdi+9536]
vpaddq zmm5, zmm9, zmm15
vpaddq zmm27, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm27, zmm4
vpsrlq zmm19, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+5056], zmm18
vpmuldq zmm16, zmm25, zmm22
vpmuldq zmm20, zmm26, zmm13
vpermq zmm21, zmmword ptr [rdi+5248], 0x44
vpermq zmm8, zmmword ptr [rdi+5248], 0xee
vpmuldq zmm14, zmm23, zmm21
vpmuldq zmm3, zmm24, zmm8
vpaddq zmm2, zmm16, zmm20
vpaddq zmm1, zmm2, zmm14
vpaddq zmm9, zmm1, zmm3
vpmuludq zmm15, zmm10, zmmword ptr [rdi+9664]
vpaddq zmm5, zmm9, zmm15
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9600]
vpaddq zmm4, zmm5, zmm27
vpaddq zmm0, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm0, zmm19
vpsrlq zmm22, zmm18, 30
vpandq zmm13, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+5120], zmm13
vpmuldq zmm23, zmm25, zmm21
vpmuldq zmm24, zmm26, zmm8
vpaddq zmm16, zmm23, zmm24
vpmuludq zmm20, zmm11, zmmword ptr [rdi+9664]
vpaddq zmm2, zmm16, zmm20
vpaddq zmm14, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm14, zmm22
vpaddq zmm3, zmm1, zmm12
vpandq zmm10, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+5184], zmm10
vpsrlq zmm9, zmm3, 30
vpaddq zmm15, zmm9, zmm6
vpaddq zmm5, zmm15, zmmword ptr [rdi+512]
vpandq zmm27, zmm5, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+5248], zmm27
vpsrlq zmm4, zmm5, 30
vshufi64x2 zmm0{k3}{z}, zmm4, zmm4, 0x44
vpaddq zmm19, zmm17, zmmword ptr [rdi+640]
vpaddq zmm18, zmm19, zmm0
vmovdqa64 zmmword ptr [rdi+896], zmm18
mov rbx, rbp
mov rcx, r8
mov rdx, r10
mov rsi, rax
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
