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
// Length: 224 limbs of 30 bits; 2996 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
mov rbp, rcx
xor rbp, rsi
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov r8, -2
sub r8, rdx
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
sar rbx, 1
lea r9, [rbx+rbp]
cmovc r9, rbx
adc rsi, 0
cmovs rax, r8
cmovs rcx, rbx
vpsravq zmm3, zmm2, zmm31
lea r10, [rax-1]
sarx r11, rax, r15
vpsubq zmm4, zmm28, zmm3
mov r12, -2
sub r12, rax
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r13, rcx
xor r13, r11
sar r9, 1
vpunpcklqdq zmm5, zmm4, zmm4
lea r14, [r9+r13]
cmovc r14, r9
adc r11, 0
cmovs r10, r12
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
cmovs rcx, r9
lea rdx, [r10-1]
sarx rbp, r10, r15
mov rsi, rcx
xor rsi, rbp
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r8, -2
sub r8, r10
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
sar r14, 1
lea rbx, [r14+rsi]
cmovc rbx, r14
adc rbp, 0
cmovs rdx, r8
cmovs rcx, r14
vpandq zmm11, zmm9, zmm7
lea rax, [rdx-1]
sarx r13, rdx, r15
vpsraq zmm12, zmm8, 30
mov r11, -2
sub r11, rdx
vpsraq zmm13, zmm9, 30
mov r12, rcx
xor r12, r13
sar rbx, 1
vpmuldq zmm14, zmm5, zmm10
lea r9, [rbx+r12]
cmovc r9, rbx
adc r13, 0
cmovs rax, r11
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
cmovs rcx, rbx
lea r10, [rax-1]
sarx rsi, rax, r15
mov rbp, rcx
xor rbp, rsi
vpmuldq zmm17, zmm5, zmm12
mov r8, -2
sub r8, rax
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
sar r9, 1
lea r14, [r9+rbp]
cmovc r14, r9
adc rsi, 0
cmovs r10, r8
cmovs rcx, r9
vpsraq zmm20, zmm16, 30
lea rdx, [r10-1]
sarx r12, r10, r15
vpaddq zmm21, zmm19, zmm20
mov r13, -2
sub r13, r10
vpandq zmm22, zmm16, zmm7
mov r11, rcx
xor r11, r12
sar r14, 1
vpunpcklqdq zmm23, zmm22, zmm22
lea rbx, [r14+r11]
cmovc rbx, r14
adc r12, 0
cmovs rdx, r13
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
cmovs rcx, r14
lea rax, [rdx-1]
sarx rbp, rdx, r15
mov rsi, rcx
xor rsi, rbp
vpunpckhqdq zmm26, zmm21, zmm21
mov r8, -2
sub r8, rdx
mov r9, qword ptr [rdi+320]
imul r9, qword ptr [rdi-112]
sar rbx, 1
lea r10, [rbx+rsi]
cmovc r10, rbx
adc rbp, 0
cmovs rax, r8
cmovs rcx, rbx
mov r11, qword ptr [rdi+328]
lea r12, [rax-1]
sarx r13, rax, r15
imul r11, qword ptr [rdi-104]
mov r14, -2
sub r14, rax
lea rdx, [r9+r11]
mov rsi, rcx
xor rsi, r13
sar r10, 1
lea rbp, [r10+rsi]
cmovc rbp, r10
adc r13, 0
cmovs r12, r14
cmovs rcx, r10
sar rdx, 20
shl rdx, 24
shr rdx, 24
lea r8, [r12-1]
sarx rbx, r12, r15
mov rax, rcx
xor rax, rbx
vpermq zmm27, zmmword ptr [rdi+896], 0x44
mov qword ptr [rdi-32], rdx
vpermq zmm0, zmmword ptr [rdi+896], 0xee
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
mov r9, -2
sub r9, r12
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+8064]
shr rdx, 20
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+960], 0x44
vpermq zmm18, zmmword ptr [rdi+960], 0xee
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
shl rdx, 44
vpaddq zmm16, zmm6, zmm13
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
adc rbx, 0
cmovs r8, r9
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
vpmuludq zmm1, zmm10, zmmword ptr [rdi+8128]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
cmovs rcx, rbp
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
mov qword ptr [rdi-24], rdx
vpmuludq zmm14, zmm11, zmmword ptr [rdi+8064]
vpaddq zmm5, zmm8, zmm14
vpsrlq zmm27, zmm5, 30
vpandq zmm0, zmm5, zmm7
lea rsi, [r8-1]
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
vpmuldq zmm13, zmm25, zmm17
vpmuldq zmm16, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1024], 0x44
vpermq zmm22, zmmword ptr [rdi+1024], 0xee
sarx r13, r8, r15
vpmuldq zmm20, zmm23, zmm19
mov r14, qword ptr [rdi+336]
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
mov r10, -2
vpaddq zmm3, zmm2, zmm21
sub r10, r8
vpmuludq zmm15, zmm10, zmmword ptr [rdi+8192]
vpaddq zmm9, zmm3, zmm15
vpmuludq zmm4, zmm11, zmmword ptr [rdi+8128]
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm14, zmm27
imul r14, qword ptr [rdi-112]
vpsrlq zmm0, zmm5, 30
vpandq zmm17, zmm5, zmm7
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm22
vpermq zmm16, zmmword ptr [rdi+1088], 0x44
vpermq zmm1, zmmword ptr [rdi+1088], 0xee
mov r12, rcx
xor r12, r13
vpmuldq zmm20, zmm23, zmm16
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm21, zmm18, zmm13
sar r11, 1
vpaddq zmm3, zmm21, zmm20
mov rax, qword ptr [rdi+344]
vpaddq zmm15, zmm3, zmm2
lea rbx, [r11+r12]
cmovc rbx, r11
adc r13, 0
cmovs rsi, r10
vpmuludq zmm9, zmm10, zmmword ptr [rdi+8256]
vpaddq zmm4, zmm15, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+8192]
vpaddq zmm14, zmm4, zmm8
vpaddq zmm27, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm27, zmm0
vpsrlq zmm19, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm22
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm1
vpermq zmm21, zmmword ptr [rdi+1152], 0x44
vpermq zmm20, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm3, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm20
vpaddq zmm15, zmm18, zmm13
vpaddq zmm9, zmm15, zmm3
vpaddq zmm4, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+8320]
vpaddq zmm14, zmm4, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8256]
cmovs rcx, r11
imul rax, qword ptr [rdi-104]
lea r9, [r14+rax]
vpaddq zmm0, zmm14, zmm27
vpaddq zmm5, zmm0, qword ptr [rdi+448]{1to8}
lea rbp, [rsi-1]
vpaddq zmm22, zmm5, zmm19
vpsrlq zmm16, zmm22, 30
sarx rdx, rsi, r15
vpandq zmm1, zmm22, zmm7
mov r8, rcx
xor r8, rdx
vmovdqa64 zmmword ptr [rdi+1024], zmm1
vpmuldq zmm18, zmm25, zmm21
sar r9, 20
vpmuldq zmm13, zmm26, zmm20
vpermq zmm15, zmmword ptr [rdi+1216], 0x44
vpermq zmm3, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm9, zmm23, zmm15
mov r12, -2
vpmuldq zmm2, zmm24, zmm3
sub r12, rsi
vpaddq zmm4, zmm18, zmm13
vpaddq zmm8, zmm4, zmm9
vpaddq zmm14, zmm8, zmm2
vpmuludq zmm27, zmm10, zmmword ptr [rdi+8384]
vpaddq zmm0, zmm14, zmm27
shl r9, 24
vpmuludq zmm5, zmm11, zmmword ptr [rdi+8320]
vpaddq zmm19, zmm0, zmm5
vpaddq zmm22, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm22, zmm16
vpsrlq zmm21, zmm1, 30
vpandq zmm20, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm20
vpmuldq zmm18, zmm25, zmm15
vpmuldq zmm13, zmm26, zmm3
vpermq zmm4, zmmword ptr [rdi+1280], 0x44
shr r9, 24
sar rbx, 1
lea r13, [rbx+r8]
cmovc r13, rbx
adc rdx, 0
cmovs rbp, r12
vpermq zmm9, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm8, zmm23, zmm4
vpmuldq zmm2, zmm24, zmm9
vpaddq zmm14, zmm18, zmm13
vpaddq zmm27, zmm14, zmm8
vpaddq zmm0, zmm27, zmm2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+8448]
cmovs rcx, rbx
vpaddq zmm19, zmm0, zmm5
vpmuludq zmm22, zmm11, zmmword ptr [rdi+8384]
vpaddq zmm16, zmm19, zmm22
mov qword ptr [rdi-16], r9
vpaddq zmm1, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm21
vpsrlq zmm15, zmm20, 30
lea r10, [rbp-1]
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm3
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm13, zmm26, zmm9
vpermq zmm14, zmmword ptr [rdi+1344], 0x44
sarx r11, rbp, r15
vpermq zmm8, zmmword ptr [rdi+1344], 0xee
shr r9, 20
vpmuldq zmm27, zmm23, zmm14
vpmuldq zmm2, zmm24, zmm8
vpaddq zmm0, zmm18, zmm13
vpaddq zmm5, zmm0, zmm27
mov r14, -2
vpaddq zmm19, zmm5, zmm2
sub r14, rbp
vpmuludq zmm22, zmm10, zmmword ptr [rdi+8512]
vpaddq zmm16, zmm19, zmm22
vpmuludq zmm1, zmm11, zmmword ptr [rdi+8448]
vpaddq zmm21, zmm16, zmm1
vpaddq zmm20, zmm21, qword ptr [rdi+448]{1to8}
shl r9, 44
vpaddq zmm3, zmm20, zmm15
vpsrlq zmm4, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm9
vpmuldq zmm18, zmm25, zmm14
vpmuldq zmm13, zmm26, zmm8
mov rax, rcx
xor rax, r11
vpermq zmm0, zmmword ptr [rdi+1408], 0x44
vpermq zmm27, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm5, zmm23, zmm0
sar r13, 1
vpmuldq zmm2, zmm24, zmm27
mov qword ptr [rdi-8], r9
vpaddq zmm19, zmm18, zmm13
lea rsi, [r13+rax]
cmovc rsi, r13
adc r11, 0
cmovs r10, r14
vpaddq zmm22, zmm19, zmm5
vpaddq zmm16, zmm22, zmm2
vpmuludq zmm1, zmm10, zmmword ptr [rdi+8576]
vpaddq zmm21, zmm16, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+8512]
vpaddq zmm15, zmm21, zmm20
vpaddq zmm3, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm3, zmm4
vpsrlq zmm14, zmm9, 30
vpandq zmm8, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm8
vpmuldq zmm18, zmm25, zmm0
vpmuldq zmm13, zmm26, zmm27
vpermq zmm19, zmmword ptr [rdi+1472], 0x44
vpermq zmm5, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm22, zmm23, zmm19
vpmuldq zmm2, zmm24, zmm5
vpaddq zmm16, zmm18, zmm13
vpaddq zmm1, zmm16, zmm22
vpaddq zmm21, zmm1, zmm2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+8640]
cmovs rcx, r13
vpaddq zmm15, zmm21, zmm20
vpmuludq zmm3, zmm11, zmmword ptr [rdi+8576]
lea r8, [r10-1]
vpaddq zmm4, zmm15, zmm3
vpaddq zmm9, zmm4, qword ptr [rdi+448]{1to8}
sarx rdx, r10, r15
vpaddq zmm8, zmm9, zmm14
mov r12, rcx
xor r12, rdx
vpsrlq zmm0, zmm8, 30
vpandq zmm27, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm27
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm5
vpermq zmm16, zmmword ptr [rdi+1536], 0x44
mov rbx, -2
vpermq zmm22, zmmword ptr [rdi+1536], 0xee
sub rbx, r10
vpmuldq zmm1, zmm23, zmm16
vpmuldq zmm2, zmm24, zmm22
vpaddq zmm21, zmm18, zmm13
vpaddq zmm20, zmm21, zmm1
vpaddq zmm15, zmm20, zmm2
vpmuludq zmm3, zmm10, zmmword ptr [rdi+8704]
vpaddq zmm4, zmm15, zmm3
vpmuludq zmm9, zmm11, zmmword ptr [rdi+8640]
vpaddq zmm14, zmm4, zmm9
vpaddq zmm8, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm8, zmm0
vpsrlq zmm19, zmm27, 30
vpandq zmm5, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm5
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm22
sar rsi, 1
lea rbp, [rsi+r12]
cmovc rbp, rsi
adc rdx, 0
cmovs r8, rbx
vpermq zmm21, zmmword ptr [rdi+1600], 0x44
vpermq zmm1, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm20, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm15, zmm18, zmm13
vpaddq zmm3, zmm15, zmm20
vpaddq zmm4, zmm3, zmm2
cmovs rcx, rsi
vpmuludq zmm9, zmm10, zmmword ptr [rdi+8768]
vpaddq zmm14, zmm4, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+8704]
vpaddq zmm0, zmm14, zmm8
vpaddq zmm27, zmm0, qword ptr [rdi+448]{1to8}
lea r9, [r8-1]
vpaddq zmm5, zmm27, zmm19
vpsrlq zmm16, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm22
vpmuldq zmm18, zmm25, zmm21
sarx rax, r8, r15
vpmuldq zmm13, zmm26, zmm1
vpermq zmm15, zmmword ptr [rdi+1664], 0x44
vpermq zmm20, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm3, zmm23, zmm15
vpmuldq zmm2, zmm24, zmm20
mov r11, -2
vpaddq zmm4, zmm18, zmm13
sub r11, r8
vpaddq zmm9, zmm4, zmm3
vpaddq zmm14, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+8832]
vpaddq zmm0, zmm14, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8768]
vpaddq zmm19, zmm0, zmm27
vpaddq zmm5, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm5, zmm16
vpsrlq zmm21, zmm22, 30
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm1
vpmuldq zmm18, zmm25, zmm15
mov r14, rcx
xor r14, rax
vpmuldq zmm13, zmm26, zmm20
vpermq zmm4, zmmword ptr [rdi+1728], 0x44
sar rbp, 1
vpermq zmm3, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm9, zmm23, zmm4
lea r13, [rbp+r14]
cmovc r13, rbp
adc rax, 0
cmovs r9, r11
vpmuldq zmm2, zmm24, zmm3
vpaddq zmm14, zmm18, zmm13
vpaddq zmm8, zmm14, zmm9
vpaddq zmm0, zmm8, zmm2
vpmuludq zmm27, zmm10, zmmword ptr [rdi+8896]
vpaddq zmm19, zmm0, zmm27
vpmuludq zmm5, zmm11, zmmword ptr [rdi+8832]
vpaddq zmm16, zmm19, zmm5
vpaddq zmm22, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm22, zmm21
vpsrlq zmm15, zmm1, 30
vpandq zmm20, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm20
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm13, zmm26, zmm3
vpermq zmm14, zmmword ptr [rdi+1792], 0x44
vpermq zmm9, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm8, zmm23, zmm14
vpmuldq zmm2, zmm24, zmm9
vpaddq zmm0, zmm18, zmm13
vpaddq zmm27, zmm0, zmm8
cmovs rcx, rbp
vpaddq zmm19, zmm27, zmm2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+8960]
vpaddq zmm16, zmm19, zmm5
lea r10, [r9-1]
vpmuludq zmm22, zmm11, zmmword ptr [rdi+8896]
vpaddq zmm21, zmm16, zmm22
sarx r12, r9, r15
mov rdx, rcx
xor rdx, r12
vpaddq zmm1, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm15
vpsrlq zmm4, zmm20, 30
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm3
vpmuldq zmm18, zmm25, zmm14
vpmuldq zmm13, zmm26, zmm9
mov rbx, -2
vpermq zmm0, zmmword ptr [rdi+1856], 0x44
sub rbx, r9
vpermq zmm8, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm27, zmm23, zmm0
vpmuldq zmm2, zmm24, zmm8
vpaddq zmm19, zmm18, zmm13
vpaddq zmm5, zmm19, zmm27
vpaddq zmm16, zmm5, zmm2
vpmuludq zmm22, zmm10, zmmword ptr [rdi+9024]
vpaddq zmm21, zmm16, zmm22
vpmuludq zmm1, zmm11, zmmword ptr [rdi+8960]
vpaddq zmm15, zmm21, zmm1
vpaddq zmm20, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm20, zmm4
vpsrlq zmm14, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm9
sar r13, 1
lea rsi, [r13+rdx]
cmovc rsi, r13
adc r12, 0
cmovs r10, rbx
vpmuldq zmm18, zmm25, zmm0
vpmuldq zmm13, zmm26, zmm8
vpermq zmm19, zmmword ptr [rdi+1920], 0x44
vpermq zmm27, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm5, zmm23, zmm19
vpmuldq zmm2, zmm24, zmm27
vpaddq zmm16, zmm18, zmm13
cmovs rcx, r13
vpaddq zmm22, zmm16, zmm5
vpaddq zmm21, zmm22, zmm2
vpmuludq zmm1, zmm10, zmmword ptr [rdi+9088]
vpaddq zmm15, zmm21, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+9024]
vpaddq zmm4, zmm15, zmm20
lea r8, [r10-1]
vpaddq zmm3, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm3, zmm14
vpsrlq zmm0, zmm9, 30
vpandq zmm8, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm8
sarx r14, r10, r15
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm27
vpermq zmm16, zmmword ptr [rdi+1984], 0x44
vpermq zmm5, zmmword ptr [rdi+1984], 0xee
mov rax, -2
vpmuldq zmm22, zmm23, zmm16
sub rax, r10
vpmuldq zmm2, zmm24, zmm5
vpaddq zmm21, zmm18, zmm13
vpaddq zmm1, zmm21, zmm22
vpaddq zmm15, zmm1, zmm2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+9152]
vpaddq zmm4, zmm15, zmm20
vpmuludq zmm3, zmm11, zmmword ptr [rdi+9088]
vpaddq zmm14, zmm4, zmm3
vpaddq zmm9, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm9, zmm0
vpsrlq zmm19, zmm8, 30
vpandq zmm27, zmm8, zmm7
mov r11, rcx
xor r11, r14
vmovdqa64 zmmword ptr [rdi+1856], zmm27
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm5
sar rsi, 1
vpermq zmm21, zmmword ptr [rdi+2048], 0x44
vpermq zmm22, zmmword ptr [rdi+2048], 0xee
lea rbp, [rsi+r11]
cmovc rbp, rsi
adc r14, 0
cmovs r8, rax
vpmuldq zmm1, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm22
vpaddq zmm15, zmm18, zmm13
vpaddq zmm20, zmm15, zmm1
vpaddq zmm4, zmm20, zmm2
vpmuludq zmm3, zmm10, zmmword ptr [rdi+9216]
vpaddq zmm14, zmm4, zmm3
vpmuludq zmm9, zmm11, zmmword ptr [rdi+9152]
vpaddq zmm0, zmm14, zmm9
vpaddq zmm8, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm8, zmm19
vpsrlq zmm16, zmm27, 30
vpandq zmm5, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm5
vpmuldq zmm18, zmm25, zmm21
vpmuldq zmm13, zmm26, zmm22
vpermq zmm15, zmmword ptr [rdi+2112], 0x44
vpermq zmm1, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm20, zmm23, zmm15
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm4, zmm18, zmm13
cmovs rcx, rsi
vpaddq zmm3, zmm4, zmm20
vpaddq zmm14, zmm3, zmm2
lea r9, [r8-1]
vpmuludq zmm9, zmm10, zmmword ptr [rdi+9280]
vpaddq zmm0, zmm14, zmm9
sarx rdx, r8, r15
vpmuludq zmm8, zmm11, zmmword ptr [rdi+9216]
mov r12, rcx
xor r12, rdx
vpaddq zmm19, zmm0, zmm8
vpaddq zmm27, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm27, zmm16
vpsrlq zmm21, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm22
mov rbx, -2
vpmuldq zmm18, zmm25, zmm15
sub rbx, r8
vpmuldq zmm13, zmm26, zmm1
vpermq zmm4, zmmword ptr [rdi+2176], 0x44
vpermq zmm20, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm3, zmm23, zmm4
vpmuldq zmm2, zmm24, zmm20
vpaddq zmm14, zmm18, zmm13
vpaddq zmm9, zmm14, zmm3
vpaddq zmm0, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+9344]
vpaddq zmm19, zmm0, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9280]
vpaddq zmm16, zmm19, zmm27
vpaddq zmm5, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm5, zmm21
vpsrlq zmm15, zmm22, 30
sar rbp, 1
lea r13, [rbp+r12]
cmovc r13, rbp
adc rdx, 0
cmovs r9, rbx
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm1
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm13, zmm26, zmm20
vpermq zmm14, zmmword ptr [rdi+2240], 0x44
vpermq zmm3, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm9, zmm23, zmm14
cmovs rcx, rbp
vpmuldq zmm2, zmm24, zmm3
vpaddq zmm0, zmm18, zmm13
vpaddq zmm8, zmm0, zmm9
vpaddq zmm19, zmm8, zmm2
vpmuludq zmm27, zmm10, zmmword ptr [rdi+9408]
vpaddq zmm16, zmm19, zmm27
lea r10, [r9-1]
vpmuludq zmm5, zmm11, zmmword ptr [rdi+9344]
vpaddq zmm21, zmm16, zmm5
vpaddq zmm22, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm22, zmm15
vpsrlq zmm4, zmm1, 30
sarx r11, r9, r15
vpandq zmm20, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm20
vpmuldq zmm18, zmm25, zmm14
vpmuldq zmm13, zmm26, zmm3
vpermq zmm0, zmmword ptr [rdi+2304], 0x44
mov r14, -2
vpermq zmm9, zmmword ptr [rdi+2304], 0xee
sub r14, r9
vpmuldq zmm8, zmm23, zmm0
vpmuldq zmm2, zmm24, zmm9
vpaddq zmm19, zmm18, zmm13
vpaddq zmm27, zmm19, zmm8
vpaddq zmm16, zmm27, zmm2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+9472]
vpaddq zmm21, zmm16, zmm5
vpmuludq zmm22, zmm11, zmmword ptr [rdi+9408]
vpaddq zmm15, zmm21, zmm22
vpaddq zmm1, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm4
mov rax, rcx
xor rax, r11
vpsrlq zmm14, zmm20, 30
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm3
sar r13, 1
vpmuldq zmm18, zmm25, zmm0
vpmuldq zmm13, zmm26, zmm9
lea rsi, [r13+rax]
cmovc rsi, r13
adc r11, 0
cmovs r10, r14
vpermq zmm19, zmmword ptr [rdi+2368], 0x44
vpermq zmm8, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm27, zmm23, zmm19
vpmuldq zmm2, zmm24, zmm8
vpaddq zmm16, zmm18, zmm13
vpaddq zmm5, zmm16, zmm27
vpaddq zmm21, zmm5, zmm2
vpmuludq zmm22, zmm10, zmmword ptr [rdi+9536]
vpaddq zmm15, zmm21, zmm22
vpmuludq zmm1, zmm11, zmmword ptr [rdi+9472]
vpaddq zmm4, zmm15, zmm1
vpaddq zmm20, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm20, zmm14
vpsrlq zmm0, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm9
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm8
vpermq zmm16, zmmword ptr [rdi+2432], 0x44
vpermq zmm27, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm5, zmm23, zmm16
cmovs rcx, r13
vpmuldq zmm2, zmm24, zmm27
vpaddq zmm21, zmm18, zmm13
lea r8, [r10-1]
vpaddq zmm22, zmm21, zmm5
vpaddq zmm15, zmm22, zmm2
sarx r12, r10, r15
vpmuludq zmm1, zmm10, zmmword ptr [rdi+9600]
mov rdx, rcx
xor rdx, r12
vpaddq zmm4, zmm15, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+9536]
vpaddq zmm14, zmm4, zmm20
vpaddq zmm3, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm3, zmm0
vpsrlq zmm19, zmm9, 30
mov rbx, -2
vpandq zmm8, zmm9, zmm7
sub rbx, r10
vmovdqa64 zmmword ptr [rdi+2304], zmm8
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm27
vpermq zmm21, zmmword ptr [rdi+2496], 0x44
vpermq zmm5, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm22, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm5
vpaddq zmm15, zmm18, zmm13
vpaddq zmm1, zmm15, zmm22
vpaddq zmm4, zmm1, zmm2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+9664]
vpaddq zmm14, zmm4, zmm20
vpmuludq zmm3, zmm11, zmmword ptr [rdi+9600]
vpaddq zmm0, zmm14, zmm3
vpaddq zmm9, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm9, zmm19
sar rsi, 1
lea rbp, [rsi+rdx]
cmovc rbp, rsi
adc r12, 0
cmovs r8, rbx
vpsrlq zmm16, zmm8, 30
vpandq zmm27, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm27
vpmuldq zmm18, zmm25, zmm21
vpmuldq zmm13, zmm26, zmm5
vpermq zmm15, zmmword ptr [rdi+2560], 0x44
vpermq zmm22, zmmword ptr [rdi+2560], 0xee
cmovs rcx, rsi
vpmuldq zmm1, zmm23, zmm15
vpmuldq zmm2, zmm24, zmm22
vpaddq zmm4, zmm18, zmm13
vpaddq zmm20, zmm4, zmm1
vpaddq zmm14, zmm20, zmm2
lea r9, [r8-1]
vpmuludq zmm3, zmm10, zmmword ptr [rdi+9728]
vpaddq zmm0, zmm14, zmm3
vpmuludq zmm9, zmm11, zmmword ptr [rdi+9664]
vpaddq zmm19, zmm0, zmm9
vpaddq zmm8, zmm19, qword ptr [rdi+448]{1to8}
sarx rax, r8, r15
vpaddq zmm27, zmm8, zmm16
vpsrlq zmm21, zmm27, 30
vpandq zmm5, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm5
vpmuldq zmm18, zmm25, zmm15
mov r11, -2
vpmuldq zmm13, zmm26, zmm22
sub r11, r8
vpermq zmm4, zmmword ptr [rdi+2624], 0x44
vpermq zmm1, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm20, zmm23, zmm4
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm14, zmm18, zmm13
vpaddq zmm3, zmm14, zmm20
vpaddq zmm0, zmm3, zmm2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+9792]
vpaddq zmm19, zmm0, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+9728]
vpaddq zmm16, zmm19, zmm8
vpaddq zmm27, zmm16, qword ptr [rdi+448]{1to8}
mov r14, rcx
xor r14, rax
vpaddq zmm5, zmm27, zmm21
vpsrlq zmm15, zmm5, 30
sar rbp, 1
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm22
lea r13, [rbp+r14]
cmovc r13, rbp
adc rax, 0
cmovs r9, r11
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm13, zmm26, zmm1
vpermq zmm14, zmmword ptr [rdi+2688], 0x44
vpermq zmm20, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm3, zmm23, zmm14
vpmuldq zmm2, zmm24, zmm20
vpaddq zmm0, zmm18, zmm13
vpaddq zmm9, zmm0, zmm3
vpaddq zmm19, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+9856]
vpaddq zmm16, zmm19, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9792]
vpaddq zmm21, zmm16, zmm27
vpaddq zmm5, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm5, zmm15
vpsrlq zmm4, zmm22, 30
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm1
vpmuldq zmm18, zmm25, zmm14
vpmuldq zmm13, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+2752], 0x44
cmovs rcx, rbp
mov r10, r13
add r10, qword ptr [rdi-56]
mov rdx, rcx
add rdx, qword ptr [rdi-64]
mov r12, r13
shl r12, 44
mov rbx, rcx
shl rbx, 45
mov rsi, r10
sar rsi, 21
sar r10, 42
mov r8, rdx
sar r8, 20
sar rdx, 41
add r12, qword ptr [rdi-40]
add rbx, qword ptr [rdi-48]
imul rsi, qword ptr [rdi-24]
imul r10, qword ptr [rdi-8]
imul r8, qword ptr [rdi-24]
imul rdx, qword ptr [rdi-8]
vpermq zmm3, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm9, zmm23, zmm0
vpmuldq zmm2, zmm24, zmm3
vpaddq zmm19, zmm18, zmm13
vpaddq zmm8, zmm19, zmm9
sarx r14, r9, r15
vpaddq zmm16, zmm8, zmm2
vpmuludq zmm27, zmm10, zmmword ptr [rdi+9920]
vpaddq zmm21, zmm16, zmm27
vpmuludq zmm5, zmm11, zmmword ptr [rdi+9856]
vpaddq zmm15, zmm21, zmm5
vpaddq zmm22, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm22, zmm4
vpsrlq zmm14, zmm1, 30
vpandq zmm20, zmm1, zmm7
lea rax, [rsi+r10]
lea r11, [r8+rdx]
vmovdqa64 zmmword ptr [rdi+2624], zmm20
vpmuldq zmm18, zmm25, zmm0
vpmuldq zmm13, zmm26, zmm3
vpermq zmm19, zmmword ptr [rdi+2816], 0x44
vpermq zmm9, zmmword ptr [rdi+2816], 0xee
lea rbp, [rax+r12]
lea rsi, [r11+rbx]
vpmuldq zmm8, zmm23, zmm19
vpmuldq zmm2, zmm24, zmm9
vpaddq zmm16, zmm18, zmm13
vpaddq zmm27, zmm16, zmm8
vpaddq zmm21, zmm27, zmm2
ror rbp, 44
ror rsi, 45
vpmuludq zmm5, zmm10, zmmword ptr [rdi+9984]
vpaddq zmm15, zmm21, zmm5
vpmuludq zmm22, zmm11, zmmword ptr [rdi+9920]
vpaddq zmm4, zmm15, zmm22
vpaddq zmm1, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm1, zmm14
vpsrlq zmm0, zmm20, 30
vpandq zmm3, zmm20, zmm7
lea r10, [r9-1]
vmovdqa64 zmmword ptr [rdi+2688], zmm3
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm9
mov r8, rsi
xor r8, r14
vpermq zmm16, zmmword ptr [rdi+2880], 0x44
vpermq zmm8, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm27, zmm23, zmm16
vpmuldq zmm2, zmm24, zmm8
vpaddq zmm21, zmm18, zmm13
vpaddq zmm5, zmm21, zmm27
mov rdx, -2
vpaddq zmm15, zmm5, zmm2
sub rdx, r9
vpmuludq zmm22, zmm10, zmmword ptr [rdi+10048]
vpaddq zmm4, zmm15, zmm22
vpmuludq zmm1, zmm11, zmmword ptr [rdi+9984]
vpaddq zmm14, zmm4, zmm1
vpaddq zmm20, zmm14, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm20, zmm0
vpsrlq zmm19, zmm3, 30
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm9
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm8
vpermq zmm21, zmmword ptr [rdi+2944], 0x44
vpermq zmm27, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm5, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm27
sar rbp, 1
lea rax, [rbp+r8]
cmovc rax, rbp
adc r14, 0
cmovs r10, rdx
vpaddq zmm15, zmm18, zmm13
vpaddq zmm22, zmm15, zmm5
vpaddq zmm4, zmm22, zmm2
vpmuludq zmm1, zmm10, zmmword ptr [rdi+10112]
vpaddq zmm14, zmm4, zmm1
vpmuludq zmm20, zmm11, zmmword ptr [rdi+10048]
vpaddq zmm0, zmm14, zmm20
cmovs rsi, rbp
vpaddq zmm3, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm3, zmm19
vpsrlq zmm16, zmm9, 30
vpandq zmm8, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm8
vpmuldq zmm18, zmm25, zmm21
lea r12, [r10-1]
vpmuldq zmm13, zmm26, zmm27
vpermq zmm15, zmmword ptr [rdi+3008], 0x44
vpermq zmm5, zmmword ptr [rdi+3008], 0xee
vpmuldq zmm22, zmm23, zmm15
vpmuldq zmm2, zmm24, zmm5
sarx r11, r10, r15
vpaddq zmm4, zmm18, zmm13
vpaddq zmm1, zmm4, zmm22
vpbroadcastq zmm14, rcx
vpaddq zmm20, zmm1, zmm2
vpmuludq zmm0, zmm10, zmmword ptr [rdi+10176]
vpaddq zmm3, zmm20, zmm0
mov rbx, -2
vpmuludq zmm19, zmm11, zmmword ptr [rdi+10112]
sub rbx, r10
vpaddq zmm9, zmm3, zmm19
vpaddq zmm8, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm21, zmm8, zmm16
vpsrlq zmm27, zmm21, 30
vpbroadcastq zmm14{k1}, r13
vpandq zmm18, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm18
vpmuldq zmm13, zmm25, zmm15
vpmuldq zmm4, zmm26, zmm5
vpermq zmm22, zmmword ptr [rdi+3072], 0x44
vpermq zmm1, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm2, zmm23, zmm22
mov r9, rsi
xor r9, r11
vpaddq zmm20, zmm14, zmm29
vpmuldq zmm0, zmm24, zmm1
vpaddq zmm3, zmm13, zmm4
vpaddq zmm19, zmm3, zmm2
sar rax, 1
vpaddq zmm9, zmm19, zmm0
vpmuludq zmm8, zmm10, zmmword ptr [rdi+10240]
lea r8, [rax+r9]
cmovc r8, rax
adc r11, 0
cmovs r12, rbx
vpaddq zmm16, zmm9, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+10176]
vpsllvq zmm18, zmm20, zmm30
vpaddq zmm15, zmm16, zmm21
vpaddq zmm5, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm5, zmm27
vpsrlq zmm13, zmm14, 30
vpandq zmm4, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm4
vpmuldq zmm3, zmm25, zmm22
vpmuldq zmm2, zmm26, zmm1
vpsravq zmm19, zmm18, zmm31
vpermq zmm0, zmmword ptr [rdi+3136], 0x44
vpermq zmm9, zmmword ptr [rdi+3136], 0xee
vpmuldq zmm8, zmm23, zmm0
vpmuldq zmm20, zmm24, zmm9
vpaddq zmm16, zmm3, zmm2
vpaddq zmm21, zmm16, zmm8
vpaddq zmm15, zmm21, zmm20
vpsubq zmm5, zmm28, zmm19
vpmuludq zmm27, zmm10, zmmword ptr [rdi+10304]
vpaddq zmm14, zmm15, zmm27
vpmuludq zmm4, zmm11, zmmword ptr [rdi+10240]
vpaddq zmm22, zmm14, zmm4
cmovs rsi, rax
vpaddq zmm1, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm1, zmm13
lea r14, [r12-1]
vpsrlq zmm3, zmm18, 30
vpandq zmm2, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+192], zmm5
sarx rdx, r12, r15
vmovdqa64 zmmword ptr [rdi+3008], zmm2
mov rbp, rsi
xor rbp, rdx
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm9
vpermq zmm21, zmmword ptr [rdi+3200], 0x44
vpermq zmm20, zmmword ptr [rdi+3200], 0xee
vpmuldq zmm19, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm20
mov rcx, qword ptr [rdi+192]
mov r10, -2
vpaddq zmm27, zmm16, zmm8
sub r10, r12
vpaddq zmm14, zmm27, zmm19
vpaddq zmm4, zmm14, zmm15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+10368]
vpaddq zmm1, zmm4, zmm22
vpmuludq zmm13, zmm11, zmmword ptr [rdi+10304]
vpaddq zmm18, zmm1, zmm13
imul rcx, qword ptr [rdi-32]
vpaddq zmm5, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm5, zmm3
vpsrlq zmm0, zmm2, 30
vpandq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm9
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm20
vpermq zmm27, zmmword ptr [rdi+3264], 0x44
mov r13, qword ptr [rdi+200]
vpermq zmm19, zmmword ptr [rdi+3264], 0xee
vpmuldq zmm14, zmm23, zmm27
sar r8, 1
lea r9, [r8+rbp]
cmovc r9, r8
adc rdx, 0
cmovs r14, r10
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm4, zmm16, zmm8
vpaddq zmm22, zmm4, zmm14
vpaddq zmm1, zmm22, zmm15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+10432]
vpaddq zmm18, zmm1, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+10368]
cmovs rsi, r8
imul r13, qword ptr [rdi-16]
vpaddq zmm3, zmm18, zmm5
vpaddq zmm2, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm2, zmm0
vpsrlq zmm21, zmm9, 30
vpandq zmm20, zmm9, zmm7
lea r11, [r14-1]
vmovdqa64 zmmword ptr [rdi+3136], zmm20
lea rbx, [rcx+r13]
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm19
vpermq zmm4, zmmword ptr [rdi+3328], 0x44
vpermq zmm14, zmmword ptr [rdi+3328], 0xee
sarx rax, r14, r15
vpmuldq zmm22, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm1, zmm16, zmm8
sar rbx, 20
vpaddq zmm13, zmm1, zmm22
vpaddq zmm18, zmm13, zmm15
mov r12, -2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+10496]
sub r12, r14
vpaddq zmm3, zmm18, zmm5
vpmuludq zmm2, zmm11, zmmword ptr [rdi+10432]
vpaddq zmm0, zmm3, zmm2
vpaddq zmm9, zmm0, qword ptr [rdi+448]{1to8}
mov qword ptr [rdi+0], rbx
vpaddq zmm20, zmm9, zmm21
vpsrlq zmm27, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm19
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm14
vpermq zmm1, zmmword ptr [rdi+3392], 0x44
mov rbp, rsi
xor rbp, rax
vpermq zmm22, zmmword ptr [rdi+3392], 0xee
mov rdx, qword ptr [rdi+208]
vpmuldq zmm13, zmm23, zmm1
vpmuldq zmm15, zmm24, zmm22
sar r9, 1
vpaddq zmm18, zmm16, zmm8
vpaddq zmm5, zmm18, zmm13
lea r10, [r9+rbp]
cmovc r10, r9
adc rax, 0
cmovs r11, r12
vpaddq zmm3, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+10560]
vpaddq zmm0, zmm3, zmm2
vpmuludq zmm9, zmm11, zmmword ptr [rdi+10496]
vpaddq zmm21, zmm0, zmm9
vpaddq zmm20, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm20, zmm27
vpsrlq zmm4, zmm19, 30
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+3264], zmm14
vpmuldq zmm16, zmm25, zmm1
vpmuldq zmm8, zmm26, zmm22
vpermq zmm18, zmmword ptr [rdi+3456], 0x44
vpermq zmm13, zmmword ptr [rdi+3456], 0xee
vpmuldq zmm5, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm13
vpaddq zmm3, zmm16, zmm8
vpaddq zmm2, zmm3, zmm5
vpaddq zmm0, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+10624]
vpaddq zmm21, zmm0, zmm9
cmovs rsi, r9
imul rdx, qword ptr [rdi-32]
mov r8, qword ptr [rdi+216]
imul r8, qword ptr [rdi-16]
vpmuludq zmm20, zmm11, zmmword ptr [rdi+10560]
vpaddq zmm27, zmm21, zmm20
lea rcx, [r11-1]
vpaddq zmm19, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm4
lea r13, [rdx+r8]
sarx r14, r11, r15
vpsrlq zmm1, zmm14, 30
mov rbx, rsi
xor rbx, r14
vpandq zmm22, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm22
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm8, zmm26, zmm13
vpermq zmm3, zmmword ptr [rdi+3520], 0x44
vpermq zmm5, zmmword ptr [rdi+3520], 0xee
mov rbp, -2
vpmuldq zmm2, zmm23, zmm3
sar r13, 20
sub rbp, r11
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm0, zmm16, zmm8
vpaddq zmm9, zmm0, zmm2
vpaddq zmm21, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+10688]
vpaddq zmm27, zmm21, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+10624]
mov qword ptr [rdi+8], r13
vpaddq zmm4, zmm27, zmm19
vpaddq zmm14, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm14, zmm1
vpsrlq zmm18, zmm22, 30
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+3392], zmm13
vpmuldq zmm16, zmm25, zmm3
mov rax, qword ptr [rdi+960]
vpmuldq zmm8, zmm26, zmm5
vpermq zmm0, zmmword ptr [rdi+3584], 0x44
sar r10, 1
lea r12, [r10+rbx]
cmovc r12, r10
adc r14, 0
cmovs rcx, rbp
vpermq zmm2, zmmword ptr [rdi+3584], 0xee
vpmuldq zmm9, zmm23, zmm0
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm21, zmm16, zmm8
vpaddq zmm20, zmm21, zmm9
vpaddq zmm27, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+10752]
cmovs rsi, r10
shr rax, 10
vpaddq zmm4, zmm27, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+10688]
vpaddq zmm1, zmm4, zmm14
vpaddq zmm22, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm18
vpsrlq zmm3, zmm13, 30
lea r9, [rcx-1]
mov rdx, qword ptr [rdi+1024]
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm5
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm2
sarx r8, rcx, r15
vpermq zmm21, zmmword ptr [rdi+3648], 0x44
vpermq zmm9, zmmword ptr [rdi+3648], 0xee
vpmuldq zmm20, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm9
shl rdx, 20
vpaddq zmm27, zmm16, zmm8
mov r11, -2
vpaddq zmm19, zmm27, zmm20
sub r11, rcx
vpaddq zmm4, zmm19, zmm15
vpmuludq zmm14, zmm10, zmmword ptr [rdi+10816]
vpaddq zmm1, zmm4, zmm14
vpmuludq zmm22, zmm11, zmmword ptr [rdi+10752]
vpaddq zmm18, zmm1, zmm22
lea r13, [rax+rdx]
vpaddq zmm13, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm3
vpsrlq zmm0, zmm5, 30
vpandq zmm2, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm2
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm9
mov rbx, rsi
xor rbx, r8
mov r14, qword ptr [rdi+1088]
vpermq zmm27, zmmword ptr [rdi+3712], 0x44
vpermq zmm20, zmmword ptr [rdi+3712], 0xee
sar r12, 1
vpmuldq zmm19, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm20
lea rbp, [r12+rbx]
cmovc rbp, r12
adc r8, 0
cmovs r9, r11
vpaddq zmm4, zmm16, zmm8
vpaddq zmm14, zmm4, zmm19
vpaddq zmm1, zmm14, zmm15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+10880]
vpaddq zmm18, zmm1, zmm22
vpmuludq zmm13, zmm11, zmmword ptr [rdi+10816]
vpaddq zmm3, zmm18, zmm13
vpaddq zmm5, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm5, zmm0
vpsrlq zmm21, zmm2, 30
vpandq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm9
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm20
vpermq zmm4, zmmword ptr [rdi+3776], 0x44
vpermq zmm19, zmmword ptr [rdi+3776], 0xee
vpmuldq zmm14, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm1, zmm16, zmm8
vpaddq zmm22, zmm1, zmm14
vpaddq zmm18, zmm22, zmm15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+10944]
cmovs rsi, r12
shl r14, 50
lea r10, [r13+r14]
mov qword ptr [rdi+16], r10
vpaddq zmm3, zmm18, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+10880]
lea rcx, [r9-1]
vpaddq zmm0, zmm3, zmm5
vpaddq zmm2, zmm0, qword ptr [rdi+448]{1to8}
sarx rax, r9, r15
mov rdx, qword ptr [rdi+976]
vpaddq zmm9, zmm2, zmm21
mov rbx, rsi
xor rbx, rax
vpsrlq zmm27, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3648], zmm20
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm19
vpermq zmm1, zmmword ptr [rdi+3840], 0x44
mov r8, -2
shr rdx, 10
vpermq zmm14, zmmword ptr [rdi+3840], 0xee
sub r8, r9
vpmuldq zmm22, zmm23, zmm1
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm18, zmm16, zmm8
vpaddq zmm13, zmm18, zmm22
vpaddq zmm3, zmm13, zmm15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+11008]
vpaddq zmm0, zmm3, zmm5
mov r11, qword ptr [rdi+1040]
vpmuludq zmm2, zmm11, zmmword ptr [rdi+10944]
vpaddq zmm21, zmm0, zmm2
vpaddq zmm9, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm27
vpsrlq zmm4, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm19
shl r11, 20
vpmuldq zmm16, zmm25, zmm1
sar rbp, 1
lea r12, [rbp+rbx]
cmovc r12, rbp
adc rax, 0
cmovs rcx, r8
vpmuldq zmm8, zmm26, zmm14
vpermq zmm18, zmmword ptr [rdi+3904], 0x44
vpermq zmm22, zmmword ptr [rdi+3904], 0xee
vpmuldq zmm13, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm3, zmm16, zmm8
lea r13, [rdx+r11]
vpaddq zmm5, zmm3, zmm13
cmovs rsi, rbp
vpaddq zmm0, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+11072]
vpaddq zmm21, zmm0, zmm2
vpmuludq zmm9, zmm11, zmmword ptr [rdi+11008]
vpaddq zmm27, zmm21, zmm9
vpaddq zmm20, zmm27, qword ptr [rdi+448]{1to8}
lea r14, [rcx-1]
vpaddq zmm19, zmm20, zmm4
mov r10, qword ptr [rdi+1104]
vpsrlq zmm1, zmm19, 30
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm14
vpmuldq zmm16, zmm25, zmm18
sarx r9, rcx, r15
vpmuldq zmm8, zmm26, zmm22
vpermq zmm3, zmmword ptr [rdi+3968], 0x44
vpermq zmm13, zmmword ptr [rdi+3968], 0xee
shl r10, 50
vpmuldq zmm5, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm13
mov rbx, -2
vpaddq zmm0, zmm16, zmm8
sub rbx, rcx
vpaddq zmm2, zmm0, zmm5
vpaddq zmm21, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+11136]
vpaddq zmm27, zmm21, zmm9
lea rax, [r13+r10]
vpmuludq zmm20, zmm11, zmmword ptr [rdi+11072]
vpaddq zmm4, zmm27, zmm20
vpaddq zmm19, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm1
vpsrlq zmm18, zmm14, 30
vpandq zmm22, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm22
mov r8, rsi
xor r8, r9
vpmuldq zmm16, zmm25, zmm3
mov qword ptr [rdi+24], rax
vpmuldq zmm8, zmm26, zmm13
vpermq zmm0, zmmword ptr [rdi+4032], 0x44
sar r12, 1
vpermq zmm5, zmmword ptr [rdi+4032], 0xee
vpmuldq zmm2, zmm23, zmm0
lea rdx, [r12+r8]
cmovc rdx, r12
adc r9, 0
cmovs r14, rbx
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm21, zmm16, zmm8
vpaddq zmm9, zmm21, zmm2
mov r11, qword ptr [rdi+192]
vpaddq zmm27, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+11200]
vpaddq zmm4, zmm27, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+11136]
vpaddq zmm1, zmm4, zmm19
vpaddq zmm14, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm14, zmm18
vpsrlq zmm3, zmm22, 30
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+3904], zmm13
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm5
vpermq zmm21, zmmword ptr [rdi+4096], 0x44
vpermq zmm2, zmmword ptr [rdi+4096], 0xee
vpmuldq zmm9, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm27, zmm16, zmm8
vpaddq zmm20, zmm27, zmm9
cmovs rsi, r12
imul r11, qword ptr [rdi+16]
mov rbp, qword ptr [rdi+200]
vpaddq zmm4, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+11264]
lea rcx, [r14-1]
vpaddq zmm1, zmm4, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+11200]
sarx r13, r14, r15
imul rbp, qword ptr [rdi+24]
vpaddq zmm18, zmm1, zmm14
mov r10, rsi
xor r10, r13
vpaddq zmm22, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm3
vpsrlq zmm0, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm5
vpmuldq zmm16, zmm25, zmm21
mov rax, -2
vpmuldq zmm8, zmm26, zmm2
lea r8, [r11+rbp]
sub rax, r14
vpermq zmm27, zmmword ptr [rdi+4160], 0x44
vpermq zmm9, zmmword ptr [rdi+4160], 0xee
vpmuldq zmm20, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm4, zmm16, zmm8
vpaddq zmm19, zmm4, zmm20
vpaddq zmm1, zmm19, zmm15
mov r9, qword ptr [rdi+0]
vpmuludq zmm14, zmm10, zmmword ptr [rdi+11328]
vpaddq zmm18, zmm1, zmm14
vpmuludq zmm22, zmm11, zmmword ptr [rdi+11264]
vpaddq zmm3, zmm18, zmm22
vpaddq zmm13, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm0
vpsrlq zmm21, zmm5, 30
vpandq zmm2, zmm5, zmm7
sar r9, 20
vmovdqa64 zmmword ptr [rdi+4032], zmm2
sar rdx, 1
lea rbx, [rdx+r10]
cmovc rbx, rdx
adc r13, 0
cmovs rcx, rax
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm9
vpermq zmm4, zmmword ptr [rdi+4224], 0x44
vpermq zmm20, zmmword ptr [rdi+4224], 0xee
vpmuldq zmm19, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm20
lea r12, [r9+r8]
vpaddq zmm1, zmm16, zmm8
cmovs rsi, rdx
vpaddq zmm14, zmm1, zmm19
vpaddq zmm18, zmm14, zmm15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+11392]
vpaddq zmm3, zmm18, zmm22
vpmuludq zmm13, zmm11, zmmword ptr [rdi+11328]
lea r11, [rcx-1]
vpaddq zmm0, zmm3, zmm13
shl r12, 44
vpaddq zmm5, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm5, zmm21
vpsrlq zmm27, zmm2, 30
vpandq zmm9, zmm2, zmm7
sarx rbp, rcx, r15
vmovdqa64 zmmword ptr [rdi+4096], zmm9
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm20
vpermq zmm1, zmmword ptr [rdi+4288], 0x44
mov qword ptr [rdi+32], r12
vpermq zmm19, zmmword ptr [rdi+4288], 0xee
mov r14, -2
vpmuldq zmm14, zmm23, zmm1
sub r14, rcx
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm18, zmm16, zmm8
vpaddq zmm22, zmm18, zmm14
vpaddq zmm3, zmm22, zmm15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+11456]
mov r10, qword ptr [rdi+208]
vpaddq zmm0, zmm3, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+11392]
vpaddq zmm21, zmm0, zmm5
vpaddq zmm2, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm2, zmm27
vpsrlq zmm4, zmm9, 30
mov r13, rsi
xor r13, rbp
vpandq zmm20, zmm9, zmm7
imul r10, qword ptr [rdi+16]
vmovdqa64 zmmword ptr [rdi+4160], zmm20
vpmuldq zmm16, zmm25, zmm1
sar rbx, 1
vpmuldq zmm8, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+4352], 0x44
lea rax, [rbx+r13]
cmovc rax, rbx
adc rbp, 0
cmovs r11, r14
vpermq zmm14, zmmword ptr [rdi+4352], 0xee
vpmuldq zmm22, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm3, zmm16, zmm8
mov r9, qword ptr [rdi+216]
vpaddq zmm13, zmm3, zmm22
vpaddq zmm0, zmm13, zmm15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+11520]
vpaddq zmm21, zmm0, zmm5
vpmuludq zmm2, zmm11, zmmword ptr [rdi+11456]
vpaddq zmm27, zmm21, zmm2
vpaddq zmm9, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm4
vpsrlq zmm1, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm19
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm8, zmm26, zmm14
vpermq zmm3, zmmword ptr [rdi+4416], 0x44
vpermq zmm22, zmmword ptr [rdi+4416], 0xee
vpmuldq zmm13, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm22
cmovs rsi, rbx
imul r9, qword ptr [rdi+24]
lea r8, [r10+r9]
vpaddq zmm0, zmm16, zmm8
vpaddq zmm5, zmm0, zmm13
lea rdx, [r11-1]
vpaddq zmm21, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+11584]
sarx r12, r11, r15
vpaddq zmm27, zmm21, zmm2
mov rcx, qword ptr [rdi+8]
mov r13, rsi
xor r13, r12
vpmuludq zmm9, zmm11, zmmword ptr [rdi+11520]
vpaddq zmm4, zmm27, zmm9
vpaddq zmm20, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm20, zmm1
vpsrlq zmm18, zmm19, 30
vpandq zmm14, zmm19, zmm7
mov rbp, -2
vmovdqa64 zmmword ptr [rdi+4288], zmm14
sub rbp, r11
sar rcx, 20
vpmuldq zmm16, zmm25, zmm3
vpmuldq zmm8, zmm26, zmm22
vpermq zmm0, zmmword ptr [rdi+4480], 0x44
vpermq zmm13, zmmword ptr [rdi+4480], 0xee
vpmuldq zmm5, zmm23, zmm0
vpmuldq zmm15, zmm24, zmm13
vpaddq zmm21, zmm16, zmm8
vpaddq zmm2, zmm21, zmm5
lea r14, [rcx+r8]
vpaddq zmm27, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+11648]
vpaddq zmm4, zmm27, zmm9
vpmuludq zmm20, zmm11, zmmword ptr [rdi+11584]
vpaddq zmm1, zmm4, zmm20
vpaddq zmm19, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm18
shl r14, 44
vpsrlq zmm3, zmm14, 30
sar rax, 1
lea rbx, [rax+r13]
cmovc rbx, rax
adc r12, 0
cmovs rdx, rbp
vpandq zmm22, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm22
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm13
vpermq zmm21, zmmword ptr [rdi+4544], 0x44
vpermq zmm5, zmmword ptr [rdi+4544], 0xee
vpmuldq zmm2, zmm23, zmm21
mov qword ptr [rdi+40], r14
cmovs rsi, rax
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm27, zmm16, zmm8
vpaddq zmm9, zmm27, zmm2
vpaddq zmm4, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+11712]
vpaddq zmm1, zmm4, zmm20
lea r10, [rdx-1]
vpmuludq zmm19, zmm11, zmmword ptr [rdi+11648]
vpaddq zmm18, zmm1, zmm19
vpaddq zmm14, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm14, zmm3
vpsrlq zmm0, zmm22, 30
sarx r9, rdx, r15
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+4416], zmm13
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm5
mov r11, -2
vpermq zmm27, zmmword ptr [rdi+4608], 0x44
sub r11, rdx
vpermq zmm2, zmmword ptr [rdi+4608], 0xee
vpmuldq zmm9, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm4, zmm16, zmm8
vpaddq zmm20, zmm4, zmm9
vpaddq zmm1, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+11776]
vpaddq zmm18, zmm1, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+11712]
vpaddq zmm3, zmm18, zmm14
vpaddq zmm22, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm0
mov rcx, rsi
xor rcx, r9
vpsrlq zmm21, zmm13, 30
vpandq zmm5, zmm13, zmm7
sar rbx, 1
vmovdqa64 zmmword ptr [rdi+4480], zmm5
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm2
lea r8, [rbx+rcx]
cmovc r8, rbx
adc r9, 0
cmovs r10, r11
vpermq zmm4, zmmword ptr [rdi+4672], 0x44
vpermq zmm9, zmmword ptr [rdi+4672], 0xee
vpmuldq zmm20, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm1, zmm16, zmm8
vpaddq zmm19, zmm1, zmm20
vpaddq zmm18, zmm19, zmm15
vpmuludq zmm14, zmm10, zmmword ptr [rdi+11840]
vpaddq zmm3, zmm18, zmm14
vpmuludq zmm22, zmm11, zmmword ptr [rdi+11776]
vpaddq zmm0, zmm3, zmm22
vpaddq zmm13, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm21
vpsrlq zmm27, zmm5, 30
vpandq zmm2, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm2
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm9
vpermq zmm1, zmmword ptr [rdi+4736], 0x44
vpermq zmm20, zmmword ptr [rdi+4736], 0xee
vpmuldq zmm19, zmm23, zmm1
cmovs rsi, rbx
vpmuldq zmm15, zmm24, zmm20
vpaddq zmm18, zmm16, zmm8
lea r13, [r10-1]
vpaddq zmm14, zmm18, zmm19
vpaddq zmm3, zmm14, zmm15
sarx r12, r10, r15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+11904]
mov rbp, rsi
xor rbp, r12
vpaddq zmm0, zmm3, zmm22
vpmuludq zmm13, zmm11, zmmword ptr [rdi+11840]
vpaddq zmm21, zmm0, zmm13
vpaddq zmm5, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm5, zmm27
vpsrlq zmm4, zmm2, 30
mov r14, -2
vpandq zmm9, zmm2, zmm7
sub r14, r10
vmovdqa64 zmmword ptr [rdi+4608], zmm9
vpmuldq zmm16, zmm25, zmm1
vpmuldq zmm8, zmm26, zmm20
vpermq zmm18, zmmword ptr [rdi+4800], 0x44
vpermq zmm19, zmmword ptr [rdi+4800], 0xee
vpmuldq zmm14, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm3, zmm16, zmm8
vpaddq zmm22, zmm3, zmm14
vpaddq zmm0, zmm22, zmm15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+11968]
vpaddq zmm21, zmm0, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+11904]
vpaddq zmm27, zmm21, zmm5
vpaddq zmm2, zmm27, qword ptr [rdi+448]{1to8}
sar r8, 1
lea rax, [r8+rbp]
cmovc rax, r8
adc r12, 0
cmovs r13, r14
vpaddq zmm9, zmm2, zmm4
vpsrlq zmm1, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm20
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm8, zmm26, zmm19
vpermq zmm3, zmmword ptr [rdi+4864], 0x44
cmovs rsi, r8
vpermq zmm14, zmmword ptr [rdi+4864], 0xee
vpmuldq zmm22, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm0, zmm16, zmm8
vpaddq zmm13, zmm0, zmm22
vpaddq zmm21, zmm13, zmm15
lea rdx, [r13-1]
vpmuludq zmm5, zmm10, zmmword ptr [rdi+12032]
vpaddq zmm27, zmm21, zmm5
vpmuludq zmm2, zmm11, zmmword ptr [rdi+11968]
vpaddq zmm4, zmm27, zmm2
vpaddq zmm9, zmm4, qword ptr [rdi+448]{1to8}
sarx rcx, r13, r15
vpaddq zmm20, zmm9, zmm1
vpsrlq zmm18, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4736], zmm19
vpmuldq zmm16, zmm25, zmm3
mov r9, -2
vpmuldq zmm8, zmm26, zmm14
sub r9, r13
vpermq zmm0, zmmword ptr [rdi+4928], 0x44
vpermq zmm22, zmmword ptr [rdi+4928], 0xee
vpmuldq zmm13, zmm23, zmm0
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm21, zmm16, zmm8
vpaddq zmm5, zmm21, zmm13
vpaddq zmm27, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+12096]
vpaddq zmm4, zmm27, zmm2
vpmuludq zmm9, zmm11, zmmword ptr [rdi+12032]
vpaddq zmm1, zmm4, zmm9
mov r11, rsi
xor r11, rcx
vpaddq zmm20, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm20, zmm18
vpsrlq zmm3, zmm19, 30
sar rax, 1
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+4800], zmm14
lea rbx, [rax+r11]
cmovc rbx, rax
adc rcx, 0
cmovs rdx, r9
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm22
vpermq zmm21, zmmword ptr [rdi+4992], 0x44
vpermq zmm13, zmmword ptr [rdi+4992], 0xee
vpmuldq zmm5, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm13
vpaddq zmm27, zmm16, zmm8
vpaddq zmm2, zmm27, zmm5
vpaddq zmm4, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+12160]
vpaddq zmm1, zmm4, zmm9
vpmuludq zmm20, zmm11, zmmword ptr [rdi+12096]
vpaddq zmm18, zmm1, zmm20
vpaddq zmm19, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm3
vpsrlq zmm0, zmm14, 30
vpandq zmm22, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+4864], zmm22
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm13
vpermq zmm27, zmmword ptr [rdi+5056], 0x44
cmovs rsi, rax
vpermq zmm5, zmmword ptr [rdi+5056], 0xee
vpmuldq zmm2, zmm23, zmm27
lea r10, [rdx-1]
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm4, zmm16, zmm8
sarx rbp, rdx, r15
vpaddq zmm9, zmm4, zmm2
mov r12, rsi
xor r12, rbp
vpaddq zmm1, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+12224]
vpaddq zmm18, zmm1, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+12160]
vpaddq zmm3, zmm18, zmm19
vpaddq zmm14, zmm3, qword ptr [rdi+448]{1to8}
mov r14, -2
vpaddq zmm22, zmm14, zmm0
sub r14, rdx
vpsrlq zmm21, zmm22, 30
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+4928], zmm13
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm5
vpermq zmm4, zmmword ptr [rdi+5120], 0x44
vpermq zmm2, zmmword ptr [rdi+5120], 0xee
vpmuldq zmm9, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm1, zmm16, zmm8
vpaddq zmm20, zmm1, zmm9
vpaddq zmm18, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+12288]
vpaddq zmm3, zmm18, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+12224]
vpaddq zmm0, zmm3, zmm14
sar rbx, 1
lea r8, [rbx+r12]
cmovc r8, rbx
adc rbp, 0
cmovs r10, r14
vpaddq zmm22, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm21
vpsrlq zmm27, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm5
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm2
cmovs rsi, rbx
vpermq zmm1, zmmword ptr [rdi+5184], 0x44
vpermq zmm9, zmmword ptr [rdi+5184], 0xee
vpmuldq zmm20, zmm23, zmm1
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm18, zmm16, zmm8
lea r13, [r10-1]
vpaddq zmm19, zmm18, zmm20
vpaddq zmm3, zmm19, zmm15
vpmuludq zmm14, zmm10, zmmword ptr [rdi+12352]
vpaddq zmm0, zmm3, zmm14
vpmuludq zmm22, zmm11, zmmword ptr [rdi+12288]
sarx r11, r10, r15
vpaddq zmm21, zmm0, zmm22
vpaddq zmm13, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm27
vpsrlq zmm4, zmm5, 30
vpandq zmm2, zmm5, zmm7
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+5056], zmm2
sub rcx, r10
vpmuldq zmm16, zmm25, zmm1
vpmuldq zmm8, zmm26, zmm9
vpermq zmm18, zmmword ptr [rdi+5248], 0x44
vpermq zmm20, zmmword ptr [rdi+5248], 0xee
vpmuldq zmm19, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm20
vpaddq zmm3, zmm16, zmm8
vpaddq zmm14, zmm3, zmm19
vpaddq zmm0, zmm14, zmm15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+12416]
vpaddq zmm21, zmm0, zmm22
mov r9, rsi
xor r9, r11
vpmuludq zmm13, zmm11, zmmword ptr [rdi+12352]
vpaddq zmm27, zmm21, zmm13
vpaddq zmm5, zmm27, qword ptr [rdi+448]{1to8}
sar r8, 1
vpaddq zmm2, zmm5, zmm4
vpsrlq zmm1, zmm2, 30
lea rax, [r8+r9]
cmovc rax, r8
adc r11, 0
cmovs r13, rcx
vpandq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+5120], zmm9
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm8, zmm26, zmm20
vpermq zmm3, zmmword ptr [rdi+5312], 0x44
vpermq zmm19, zmmword ptr [rdi+5312], 0xee
vpmuldq zmm14, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm0, zmm16, zmm8
vpaddq zmm22, zmm0, zmm14
vpaddq zmm21, zmm22, zmm15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+12480]
vpaddq zmm27, zmm21, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+12416]
vpaddq zmm4, zmm27, zmm5
vpaddq zmm2, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm2, zmm1
vpsrlq zmm18, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+5184], zmm20
vpmuldq zmm16, zmm25, zmm3
cmovs rsi, r8
vpmuldq zmm8, zmm26, zmm19
vpermq zmm0, zmmword ptr [rdi+5376], 0x44
lea rdx, [r13-1]
vpermq zmm14, zmmword ptr [rdi+5376], 0xee
vpmuldq zmm22, zmm23, zmm0
sarx r12, r13, r15
vpmuldq zmm15, zmm24, zmm14
mov rbp, rsi
xor rbp, r12
vpaddq zmm21, zmm16, zmm8
vpaddq zmm13, zmm21, zmm22
vpaddq zmm27, zmm13, zmm15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+12544]
vpaddq zmm4, zmm27, zmm5
vpmuludq zmm2, zmm11, zmmword ptr [rdi+12480]
mov r14, -2
vpaddq zmm1, zmm4, zmm2
sub r14, r13
vpaddq zmm9, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm18
vpsrlq zmm3, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+5248], zmm19
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm14
vpermq zmm21, zmmword ptr [rdi+5440], 0x44
vpermq zmm22, zmmword ptr [rdi+5440], 0xee
vpmuldq zmm13, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm27, zmm16, zmm8
vpaddq zmm5, zmm27, zmm13
vpaddq zmm4, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+12608]
vpaddq zmm1, zmm4, zmm2
sar rax, 1
lea rbx, [rax+rbp]
cmovc rbx, rax
adc r12, 0
cmovs rdx, r14
vpmuludq zmm9, zmm11, zmmword ptr [rdi+12544]
vpaddq zmm18, zmm1, zmm9
vpaddq zmm20, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm20, zmm3
vpsrlq zmm0, zmm19, 30
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+5312], zmm14
cmovs rsi, rax
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm22
vpermq zmm27, zmmword ptr [rdi+5504], 0x44
vpermq zmm13, zmmword ptr [rdi+5504], 0xee
vpmuldq zmm5, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm13
lea r10, [rdx-1]
vpaddq zmm4, zmm16, zmm8
vpaddq zmm2, zmm4, zmm5
vpaddq zmm1, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+12672]
vpaddq zmm18, zmm1, zmm9
sarx r9, rdx, r15
vpmuludq zmm20, zmm11, zmmword ptr [rdi+12608]
vpaddq zmm3, zmm18, zmm20
vpaddq zmm19, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm0
mov r11, -2
vpsrlq zmm21, zmm14, 30
sub r11, rdx
vpandq zmm22, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+5376], zmm22
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm13
vpermq zmm4, zmmword ptr [rdi+5568], 0x44
vpermq zmm5, zmmword ptr [rdi+5568], 0xee
vpmuldq zmm2, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm1, zmm16, zmm8
vpaddq zmm9, zmm1, zmm2
vpaddq zmm18, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+12736]
mov rcx, rsi
xor rcx, r9
vpaddq zmm3, zmm18, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+12672]
vpaddq zmm0, zmm3, zmm19
sar rbx, 1
vpaddq zmm14, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm14, zmm21
lea r8, [rbx+rcx]
cmovc r8, rbx
adc r9, 0
cmovs r10, r11
vpsrlq zmm27, zmm22, 30
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+5440], zmm13
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm5
vpermq zmm1, zmmword ptr [rdi+5632], 0x44
vpermq zmm2, zmmword ptr [rdi+5632], 0xee
vpmuldq zmm9, zmm23, zmm1
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm18, zmm16, zmm8
vpaddq zmm20, zmm18, zmm9
vpaddq zmm3, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+12800]
vpaddq zmm0, zmm3, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+12736]
vpaddq zmm21, zmm0, zmm14
vpaddq zmm22, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm27
vpsrlq zmm4, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+5504], zmm5
cmovs rsi, rbx
vpmuldq zmm16, zmm25, zmm1
vpmuldq zmm8, zmm26, zmm2
lea r13, [r10-1]
vpermq zmm18, zmmword ptr [rdi+5696], 0x44
vpermq zmm9, zmmword ptr [rdi+5696], 0xee
sarx rbp, r10, r15
vpmuldq zmm20, zmm23, zmm18
mov r12, rsi
xor r12, rbp
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm3, zmm16, zmm8
vpaddq zmm19, zmm3, zmm20
vpaddq zmm0, zmm19, zmm15
vpmuludq zmm14, zmm10, zmmword ptr [rdi+12864]
vpaddq zmm21, zmm0, zmm14
mov r14, -2
vpmuludq zmm22, zmm11, zmmword ptr [rdi+12800]
sub r14, r10
vpaddq zmm27, zmm21, zmm22
vpaddq zmm13, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm4
vpsrlq zmm1, zmm5, 30
vpandq zmm2, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+5568], zmm2
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm8, zmm26, zmm9
vpermq zmm3, zmmword ptr [rdi+5760], 0x44
vpermq zmm20, zmmword ptr [rdi+5760], 0xee
vpmuldq zmm19, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm20
vpaddq zmm0, zmm16, zmm8
vpaddq zmm14, zmm0, zmm19
vpaddq zmm21, zmm14, zmm15
sar r8, 1
lea rax, [r8+r12]
cmovc rax, r8
adc rbp, 0
cmovs r13, r14
vpmuludq zmm22, zmm10, zmmword ptr [rdi+12928]
vpaddq zmm27, zmm21, zmm22
vpmuludq zmm13, zmm11, zmmword ptr [rdi+12864]
vpaddq zmm4, zmm27, zmm13
vpaddq zmm5, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm5, zmm1
vpsrlq zmm18, zmm2, 30
cmovs rsi, r8
vpandq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+5632], zmm9
vpmuldq zmm16, zmm25, zmm3
vpmuldq zmm8, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+5824], 0x44
vpermq zmm19, zmmword ptr [rdi+5824], 0xee
lea rdx, [r13-1]
vpmuldq zmm14, zmm23, zmm0
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm21, zmm16, zmm8
vpaddq zmm22, zmm21, zmm14
vpaddq zmm27, zmm22, zmm15
sarx rcx, r13, r15
vpmuludq zmm13, zmm10, zmmword ptr [rdi+12992]
vpaddq zmm4, zmm27, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+12928]
vpaddq zmm1, zmm4, zmm5
vpaddq zmm2, zmm1, qword ptr [rdi+448]{1to8}
mov r9, -2
vpaddq zmm9, zmm2, zmm18
sub r9, r13
vpsrlq zmm3, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+5696], zmm20
vpmuldq zmm16, zmm25, zmm0
vpmuldq zmm8, zmm26, zmm19
vpermq zmm21, zmmword ptr [rdi+5888], 0x44
vpermq zmm14, zmmword ptr [rdi+5888], 0xee
vpmuldq zmm22, zmm23, zmm21
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm27, zmm16, zmm8
vpaddq zmm13, zmm27, zmm22
mov r11, rsi
xor r11, rcx
vpaddq zmm4, zmm13, zmm15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+13056]
vpaddq zmm1, zmm4, zmm5
sar rax, 1
vpmuludq zmm2, zmm11, zmmword ptr [rdi+12992]
vpaddq zmm18, zmm1, zmm2
lea rbx, [rax+r11]
cmovc rbx, rax
adc rcx, 0
cmovs rdx, r9
vpaddq zmm9, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm9, zmm3
vpsrlq zmm0, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+5760], zmm19
vpmuldq zmm16, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm14
vpermq zmm27, zmmword ptr [rdi+5952], 0x44
vpermq zmm22, zmmword ptr [rdi+5952], 0xee
vpmuldq zmm13, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm4, zmm16, zmm8
vpaddq zmm5, zmm4, zmm13
vpaddq zmm1, zmm5, zmm15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+13120]
vpaddq zmm18, zmm1, zmm2
vpmuludq zmm9, zmm11, zmmword ptr [rdi+13056]
vpaddq zmm3, zmm18, zmm9
vpaddq zmm20, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm20, zmm0
vpsrlq zmm21, zmm19, 30
cmovs rsi, rax
mov r10, rbx
add r10, qword ptr [rdi-56]
mov r12, rsi
add r12, qword ptr [rdi-64]
mov rbp, rbx
shl rbp, 44
mov r14, rsi
shl r14, 45
mov r8, r10
sar r8, 21
sar r10, 42
mov r13, r12
sar r13, 20
sar r12, 41
add rbp, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r8, qword ptr [rdi+32]
imul r10, qword ptr [rdi+40]
imul r13, qword ptr [rdi+32]
imul r12, qword ptr [rdi+40]
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+5824], zmm14
vpmuldq zmm16, zmm25, zmm27
vpmuldq zmm8, zmm26, zmm22
sarx r11, rdx, r15
vpermq zmm4, zmmword ptr [rdi+6016], 0x44
vpermq zmm13, zmmword ptr [rdi+6016], 0xee
vpmuldq zmm5, zmm23, zmm4
vpmuldq zmm15, zmm24, zmm13
vpaddq zmm1, zmm16, zmm8
vpaddq zmm2, zmm1, zmm5
vpaddq zmm18, zmm2, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+13184]
vpaddq zmm3, zmm18, zmm9
lea rcx, [r8+r10]
vpmuludq zmm20, zmm11, zmmword ptr [rdi+13120]
lea r9, [r13+r12]
vpaddq zmm0, zmm3, zmm20
vpaddq zmm19, zmm0, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm19, zmm21
vpsrlq zmm27, zmm14, 30
lea rax, [rcx+rbp]
vpandq zmm22, zmm14, zmm7
lea r8, [r9+r14]
vmovdqa64 zmmword ptr [rdi+5888], zmm22
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm8, zmm26, zmm13
vpermq zmm1, zmmword ptr [rdi+6080], 0x44
ror rax, 44
vpermq zmm5, zmmword ptr [rdi+6080], 0xee
ror r8, 45
vpmuldq zmm2, zmm23, zmm1
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm18, zmm16, zmm8
vpaddq zmm9, zmm18, zmm2
vpaddq zmm3, zmm9, zmm15
vpmuludq zmm20, zmm10, zmmword ptr [rdi+13248]
vpaddq zmm0, zmm3, zmm20
lea r10, [rdx-1]
vpmuludq zmm19, zmm11, zmmword ptr [rdi+13184]
vpaddq zmm21, zmm0, zmm19
vpaddq zmm14, zmm21, qword ptr [rdi+448]{1to8}
mov r13, r8
xor r13, r11
vpaddq zmm22, zmm14, zmm27
vpsrlq zmm4, zmm22, 30
vpandq zmm13, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+5952], zmm13
vpmuldq zmm16, zmm25, zmm1
vpmuldq zmm8, zmm26, zmm5
mov r12, -2
vpermq zmm18, zmmword ptr [rdi+6144], 0x44
sub r12, rdx
vpermq zmm2, zmmword ptr [rdi+6144], 0xee
vpmuldq zmm9, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm2
vpaddq zmm3, zmm16, zmm8
vpaddq zmm20, zmm3, zmm9
vpaddq zmm0, zmm20, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+13312]
vpaddq zmm21, zmm0, zmm19
vpmuludq zmm14, zmm11, zmmword ptr [rdi+13248]
vpaddq zmm27, zmm21, zmm14
vpaddq zmm22, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm22, zmm4
vpsrlq zmm1, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+6016], zmm5
vpmuldq zmm16, zmm25, zmm18
sar rax, 1
lea rcx, [rax+r13]
cmovc rcx, rax
adc r11, 0
cmovs r10, r12
vpmuldq zmm8, zmm26, zmm2
vpermq zmm3, zmmword ptr [rdi+6208], 0x44
vpermq zmm9, zmmword ptr [rdi+6208], 0xee
vpmuldq zmm20, zmm23, zmm3
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm0, zmm16, zmm8
vpaddq zmm19, zmm0, zmm20
cmovs r8, rax
vpaddq zmm21, zmm19, zmm15
vpmuludq zmm14, zmm10, zmmword ptr [rdi+13376]
vpaddq zmm27, zmm21, zmm14
vpmuludq zmm22, zmm11, zmmword ptr [rdi+13312]
vpaddq zmm4, zmm27, zmm22
lea rbp, [r10-1]
vpaddq zmm13, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm13, zmm1
vpsrlq zmm18, zmm5, 30
vpandq zmm2, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+6080], zmm2
sarx r9, r10, r15
vpmuldq zmm16, zmm25, zmm3
vpmuldq zmm8, zmm26, zmm9
vpermq zmm0, zmmword ptr [rdi+6272], 0x44
vpermq zmm20, zmmword ptr [rdi+6272], 0xee
vpmuldq zmm19, zmm23, zmm0
vpbroadcastq zmm15, rsi
mov r14, -2
vpmuldq zmm21, zmm24, zmm20
sub r14, r10
vpaddq zmm14, zmm16, zmm8
vpaddq zmm27, zmm14, zmm19
vpaddq zmm22, zmm27, zmm21
vpmuludq zmm4, zmm10, zmmword ptr [rdi+13440]
vpaddq zmm13, zmm22, zmm4
vpmuludq zmm1, zmm11, zmmword ptr [rdi+13376]
vpaddq zmm5, zmm13, zmm1
vpaddq zmm2, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm2, zmm18
vpbroadcastq zmm15{k1}, rbx
vpsrlq zmm9, zmm3, 30
vpandq zmm16, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+6144], zmm16
mov rdx, r8
xor rdx, r9
vpmuldq zmm8, zmm25, zmm0
vpmuldq zmm14, zmm26, zmm20
sar rcx, 1
vpermq zmm19, zmmword ptr [rdi+6336], 0x44
vpermq zmm27, zmmword ptr [rdi+6336], 0xee
lea r13, [rcx+rdx]
cmovc r13, rcx
adc r9, 0
cmovs rbp, r14
vpmuldq zmm21, zmm23, zmm19
vpmuldq zmm22, zmm24, zmm27
vpaddq zmm4, zmm8, zmm14
vpaddq zmm13, zmm15, zmm29
vpaddq zmm1, zmm4, zmm21
vpaddq zmm5, zmm1, zmm22
vpmuludq zmm2, zmm10, zmmword ptr [rdi+13504]
vpaddq zmm18, zmm5, zmm2
vpmuludq zmm3, zmm11, zmmword ptr [rdi+13440]
vpaddq zmm16, zmm18, zmm3
vpaddq zmm0, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm0, zmm9
vpsrlq zmm8, zmm20, 30
vpsllvq zmm14, zmm13, zmm30
vpandq zmm15, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+6208], zmm15
vpmuldq zmm4, zmm25, zmm19
vpmuldq zmm21, zmm26, zmm27
vpermq zmm1, zmmword ptr [rdi+6400], 0x44
vpermq zmm22, zmmword ptr [rdi+6400], 0xee
vpmuldq zmm5, zmm23, zmm1
vpmuldq zmm2, zmm24, zmm22
vpaddq zmm18, zmm4, zmm21
cmovs r8, rcx
vpaddq zmm3, zmm18, zmm5
vpsravq zmm16, zmm14, zmm31
vpaddq zmm0, zmm3, zmm2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+13568]
lea r11, [rbp-1]
vpaddq zmm13, zmm0, zmm9
vpmuludq zmm20, zmm11, zmmword ptr [rdi+13504]
sarx r12, rbp, r15
mov rax, r8
xor rax, r12
vpaddq zmm15, zmm13, zmm20
vpaddq zmm19, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm19, zmm8
vpsrlq zmm4, zmm27, 30
vpandq zmm21, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+6272], zmm21
vpsubq zmm18, zmm28, zmm16
vpmuldq zmm5, zmm25, zmm1
mov rsi, -2
vpmuldq zmm14, zmm26, zmm22
sub rsi, rbp
vpermq zmm3, zmmword ptr [rdi+6464], 0x44
vpermq zmm2, zmmword ptr [rdi+6464], 0xee
vpmuldq zmm0, zmm23, zmm3
vpmuldq zmm9, zmm24, zmm2
vpaddq zmm13, zmm5, zmm14
vpaddq zmm20, zmm13, zmm0
vpaddq zmm15, zmm20, zmm9
vmovdqa64 zmmword ptr [rdi+256], zmm18
vpmuludq zmm19, zmm10, zmmword ptr [rdi+13632]
vpaddq zmm8, zmm15, zmm19
vpmuludq zmm27, zmm11, zmmword ptr [rdi+13568]
vpaddq zmm21, zmm8, zmm27
vpaddq zmm16, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm16, zmm4
vpsrlq zmm22, zmm1, 30
vpandq zmm5, zmm1, zmm7
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
adc r12, 0
cmovs r11, rsi
vmovdqa64 zmmword ptr [rdi+6336], zmm5
vpmuldq zmm14, zmm25, zmm3
vpunpcklqdq zmm13, zmm18, zmm18
vpmuldq zmm0, zmm26, zmm2
vpermq zmm20, zmmword ptr [rdi+6528], 0x44
vpermq zmm9, zmmword ptr [rdi+6528], 0xee
vpmuldq zmm15, zmm23, zmm20
vpmuldq zmm19, zmm24, zmm9
cmovs r8, r13
vpaddq zmm8, zmm14, zmm0
vpaddq zmm27, zmm8, zmm15
vpaddq zmm21, zmm27, zmm19
vpmuludq zmm16, zmm10, zmmword ptr [rdi+13696]
vpaddq zmm4, zmm21, zmm16
vpunpckhqdq zmm1, zmm18, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+13632]
lea rbx, [r11-1]
vpaddq zmm3, zmm4, zmm5
vpaddq zmm2, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm2, zmm22
vpsrlq zmm0, zmm14, 30
vpandq zmm8, zmm14, zmm7
sarx rdx, r11, r15
vmovdqa64 zmmword ptr [rdi+6400], zmm8
vpmuldq zmm15, zmm25, zmm20
vpmuldq zmm27, zmm26, zmm9
vpermq zmm19, zmmword ptr [rdi+6592], 0x44
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]
mov r9, -2
vpermq zmm16, zmmword ptr [rdi+6592], 0xee
sub r9, r11
vpmuldq zmm18, zmm23, zmm19
vpmuldq zmm4, zmm24, zmm16
vpaddq zmm5, zmm15, zmm27
vpaddq zmm3, zmm5, zmm18
vpaddq zmm2, zmm3, zmm4
vpmuludq zmm22, zmm10, zmmword ptr [rdi+13760]
vpaddq zmm14, zmm2, zmm22
vpmuludq zmm8, zmm11, zmmword ptr [rdi+13696]
vbroadcasti32x4 zmm20, xmmword ptr [rdi+208]
vpaddq zmm9, zmm14, zmm8
vpaddq zmm15, zmm9, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm15, zmm0
vpsrlq zmm5, zmm27, 30
mov r14, r8
xor r14, rdx
vpandq zmm18, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+6464], zmm18
vpmuldq zmm3, zmm25, zmm19
sar r10, 1
vpmuldq zmm4, zmm26, zmm16
vpermq zmm2, zmmword ptr [rdi+6656], 0x44
lea rcx, [r10+r14]
cmovc rcx, r10
adc rdx, 0
cmovs rbx, r9
vpermq zmm22, zmmword ptr [rdi+6656], 0xee
vpmuldq zmm14, zmm13, zmm21
vpmuldq zmm8, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm22
vpaddq zmm15, zmm3, zmm4
vpaddq zmm0, zmm15, zmm8
vpaddq zmm27, zmm0, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+13824]
vpaddq zmm19, zmm27, zmm18
vpmuludq zmm16, zmm11, zmmword ptr [rdi+13760]
vpaddq zmm13, zmm19, zmm16
vpaddq zmm21, zmm13, qword ptr [rdi+448]{1to8}
vpmuldq zmm3, zmm1, zmm20
vpaddq zmm4, zmm21, zmm5
vpsrlq zmm15, zmm4, 30
vpandq zmm8, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+6528], zmm8
vpmuldq zmm0, zmm25, zmm2
vpmuldq zmm9, zmm26, zmm22
vpermq zmm27, zmmword ptr [rdi+6720], 0x44
vpermq zmm18, zmmword ptr [rdi+6720], 0xee
vpmuldq zmm19, zmm23, zmm27
vpmuldq zmm16, zmm24, zmm18
vpaddq zmm13, zmm14, zmm3
cmovs r8, r10
vpaddq zmm1, zmm0, zmm9
vpaddq zmm20, zmm1, zmm19
lea rbp, [rbx-1]
vpaddq zmm21, zmm20, zmm16
vpmuludq zmm5, zmm10, zmmword ptr [rdi+13888]
sarx rax, rbx, r15
vpaddq zmm4, zmm21, zmm5
mov r12, r8
xor r12, rax
vpmuludq zmm8, zmm11, zmmword ptr [rdi+13824]
vpaddq zmm2, zmm4, zmm8
vpaddq zmm22, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm22, zmm15
vmovdqa64 zmmword ptr [rdi+128], zmm13
vpsrlq zmm3, zmm14, 30
vpandq zmm0, zmm14, zmm7
mov rsi, -2
vmovdqa64 zmmword ptr [rdi+6592], zmm0
sub rsi, rbx
vpmuldq zmm9, zmm25, zmm27
vpmuldq zmm1, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+6784], 0x44
vpermq zmm20, zmmword ptr [rdi+6784], 0xee
vpmuldq zmm16, zmm23, zmm19
vpmuldq zmm21, zmm24, zmm20
vpaddq zmm5, zmm9, zmm1
mov r13, qword ptr [rdi+256]
vpaddq zmm4, zmm5, zmm16
vpaddq zmm8, zmm4, zmm21
vpmuludq zmm2, zmm10, zmmword ptr [rdi+13952]
vpaddq zmm22, zmm8, zmm2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+13888]
vpaddq zmm13, zmm22, zmm15
vpaddq zmm14, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm14, zmm3
sar rcx, 1
lea r11, [rcx+r12]
cmovc r11, rcx
adc rax, 0
cmovs rbp, rsi
vpsrlq zmm27, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+6656], zmm18
vpmuldq zmm9, zmm25, zmm19
vpmuldq zmm1, zmm26, zmm20
vpermq zmm5, zmmword ptr [rdi+6848], 0x44
vpermq zmm16, zmmword ptr [rdi+6848], 0xee
cmovs r8, rcx
imul r13, qword ptr [rdi+0]
vpmuldq zmm4, zmm23, zmm5
vpmuldq zmm21, zmm24, zmm16
vpaddq zmm8, zmm9, zmm1
vpaddq zmm2, zmm8, zmm4
vpaddq zmm22, zmm2, zmm21
mov r14, qword ptr [rdi+264]
vpmuludq zmm15, zmm10, zmmword ptr [rdi+14016]
lea rdx, [rbp-1]
vpaddq zmm13, zmm22, zmm15
vpmuludq zmm14, zmm11, zmmword ptr [rdi+13952]
vpaddq zmm3, zmm13, zmm14
vpaddq zmm0, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm0, zmm27
sarx r9, rbp, r15
vpsrlq zmm19, zmm18, 30
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+6720], zmm20
imul r14, qword ptr [rdi+8]
vpmuldq zmm9, zmm25, zmm5
vpmuldq zmm1, zmm26, zmm16
mov r10, -2
vpermq zmm8, zmmword ptr [rdi+6912], 0x44
sub r10, rbp
vpermq zmm4, zmmword ptr [rdi+6912], 0xee
vpmuldq zmm2, zmm23, zmm8
vpmuldq zmm21, zmm24, zmm4
vpaddq zmm22, zmm9, zmm1
vpaddq zmm15, zmm22, zmm2
vpaddq zmm13, zmm15, zmm21
vpmuludq zmm14, zmm10, zmmword ptr [rdi+14080]
lea rbx, [r13+r14]
vpaddq zmm3, zmm13, zmm14
vpmuludq zmm0, zmm11, zmmword ptr [rdi+14016]
vpaddq zmm27, zmm3, zmm0
vpaddq zmm18, zmm27, qword ptr [rdi+448]{1to8}
mov r12, r8
xor r12, r9
vpaddq zmm20, zmm18, zmm19
vpsrlq zmm5, zmm20, 30
vpandq zmm16, zmm20, zmm7
sar r11, 1
vmovdqa64 zmmword ptr [rdi+6784], zmm16
vpmuldq zmm9, zmm25, zmm8
lea rax, [r11+r12]
cmovc rax, r11
adc r9, 0
cmovs rdx, r10
vpmuldq zmm1, zmm26, zmm4
vpermq zmm22, zmmword ptr [rdi+6976], 0x44
vpermq zmm2, zmmword ptr [rdi+6976], 0xee
vpmuldq zmm15, zmm23, zmm22
vpmuldq zmm21, zmm24, zmm2
vpaddq zmm13, zmm9, zmm1
vpaddq zmm14, zmm13, zmm15
vpaddq zmm3, zmm14, zmm21
vpmuludq zmm0, zmm10, zmmword ptr [rdi+14144]
vpaddq zmm27, zmm3, zmm0
vpmuludq zmm18, zmm11, zmmword ptr [rdi+14080]
vpaddq zmm19, zmm27, zmm18
vpaddq zmm20, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm16, zmm20, zmm5
vpsrlq zmm8, zmm16, 30
vpandq zmm4, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6848], zmm4
vpmuldq zmm9, zmm25, zmm22
vpmuldq zmm1, zmm26, zmm2
vpermq zmm13, zmmword ptr [rdi+7040], 0x44
vpermq zmm15, zmmword ptr [rdi+7040], 0xee
cmovs r8, r11
sar rbx, 20
mov rsi, qword ptr [rdi+128]
imul rsi, qword ptr [rdi+16]
vpmuldq zmm14, zmm23, zmm13
vpmuldq zmm21, zmm24, zmm15
lea rcx, [rdx-1]
vpaddq zmm3, zmm9, zmm1
vpaddq zmm0, zmm3, zmm14
sarx rbp, rdx, r15
vpaddq zmm27, zmm0, zmm21
mov r13, r8
xor r13, rbp
vpmuludq zmm18, zmm10, zmmword ptr [rdi+14208]
vpaddq zmm19, zmm27, zmm18
vpmuludq zmm20, zmm11, zmmword ptr [rdi+14144]
vpaddq zmm5, zmm19, zmm20
mov r14, qword ptr [rdi+136]
vpaddq zmm16, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm16, zmm8
mov r12, -2
vpsrlq zmm22, zmm4, 30
sub r12, rdx
vpandq zmm2, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+6912], zmm2
vpmuldq zmm9, zmm25, zmm13
vpmuldq zmm1, zmm26, zmm15
vpermq zmm3, zmmword ptr [rdi+7104], 0x44
vpermq zmm14, zmmword ptr [rdi+7104], 0xee
vpmuldq zmm0, zmm23, zmm3
imul r14, qword ptr [rdi+24]
vpmuldq zmm21, zmm24, zmm14
vpaddq zmm27, zmm9, zmm1
vpaddq zmm18, zmm27, zmm0
vpaddq zmm19, zmm18, zmm21
vpmuludq zmm20, zmm10, zmmword ptr [rdi+14272]
vpaddq zmm5, zmm19, zmm20
vpmuludq zmm16, zmm11, zmmword ptr [rdi+14208]
vpaddq zmm8, zmm5, zmm16
vpaddq zmm4, zmm8, qword ptr [rdi+448]{1to8}
sar rax, 1
lea r9, [rax+r13]
cmovc r9, rax
adc rbp, 0
cmovs rcx, r12
vpaddq zmm2, zmm4, zmm22
lea r10, [rsi+r14]
vpsrlq zmm13, zmm2, 30
vpandq zmm15, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+6976], zmm15
vpmuldq zmm9, zmm25, zmm3
vpmuldq zmm1, zmm26, zmm14
vpermq zmm27, zmmword ptr [rdi+7168], 0x44
cmovs r8, rax
vpermq zmm0, zmmword ptr [rdi+7168], 0xee
vpmuldq zmm18, zmm23, zmm27
vpmuldq zmm21, zmm24, zmm0
lea r11, [rbx+r10]
vpaddq zmm19, zmm9, zmm1
vpaddq zmm20, zmm19, zmm18
lea rdx, [rcx-1]
vpaddq zmm5, zmm20, zmm21
vpmuludq zmm16, zmm10, zmmword ptr [rdi+14336]
vpaddq zmm8, zmm5, zmm16
vpmuludq zmm4, zmm11, zmmword ptr [rdi+14272]
vpaddq zmm22, zmm8, zmm4
sarx r13, rcx, r15
vpaddq zmm2, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm2, zmm13
vpsrlq zmm3, zmm15, 30
mov qword ptr [rdi-112], r11
vpandq zmm14, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+7040], zmm14
mov rbp, -2
vpmuldq zmm9, zmm25, zmm27
sub rbp, rcx
vpmuldq zmm1, zmm26, zmm0
vpermq zmm19, zmmword ptr [rdi+7232], 0x44
vpermq zmm18, zmmword ptr [rdi+7232], 0xee
vpmuldq zmm20, zmm23, zmm19
vpmuldq zmm21, zmm24, zmm18
vpaddq zmm5, zmm9, zmm1
vpaddq zmm16, zmm5, zmm20
sar r11, 20
vpaddq zmm8, zmm16, zmm21
vpmuludq zmm4, zmm10, zmmword ptr [rdi+14400]
vpaddq zmm22, zmm8, zmm4
vpmuludq zmm2, zmm11, zmmword ptr [rdi+14336]
vpaddq zmm13, zmm22, zmm2
mov r12, r8
xor r12, r13
vpaddq zmm15, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm15, zmm3
sar r9, 1
vpsrlq zmm27, zmm14, 30
vpandq zmm0, zmm14, zmm7
lea rsi, [r9+r12]
cmovc rsi, r9
adc r13, 0
cmovs rdx, rbp
vmovdqa64 zmmword ptr [rdi+7104], zmm0
vpmuldq zmm9, zmm25, zmm19
vpmuldq zmm1, zmm26, zmm18
vpermq zmm5, zmmword ptr [rdi+7296], 0x44
vpermq zmm20, zmmword ptr [rdi+7296], 0xee
vpmuldq zmm16, zmm23, zmm5
vpmuldq zmm21, zmm24, zmm20
vpaddq zmm8, zmm9, zmm1
vpaddq zmm4, zmm8, zmm16
vpaddq zmm22, zmm4, zmm21
vpmuludq zmm2, zmm10, zmmword ptr [rdi+14464]
vpaddq zmm13, zmm22, zmm2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+14400]
vpaddq zmm3, zmm13, zmm15
vpaddq zmm14, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm14, zmm27
vpsrlq zmm19, zmm0, 30
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+7168], zmm18
vpmuldq zmm9, zmm25, zmm5
vpmuldq zmm1, zmm26, zmm20
cmovs r8, r9
shl r11, 44
mov qword ptr [rdi+48], r11
mov r14, qword ptr [rdi+272]
vpermq zmm8, zmmword ptr [rdi+7360], 0x44
vpermq zmm16, zmmword ptr [rdi+7360], 0xee
vpmuldq zmm4, zmm23, zmm8
lea rax, [rdx-1]
vpmuldq zmm21, zmm24, zmm16
vpaddq zmm22, zmm9, zmm1
sarx rbx, rdx, r15
mov r10, r8
xor r10, rbx
vpaddq zmm2, zmm22, zmm4
vpaddq zmm13, zmm2, zmm21
vpmuludq zmm15, zmm10, zmmword ptr [rdi+14528]
vpaddq zmm3, zmm13, zmm15
imul r14, qword ptr [rdi+0]
vpmuludq zmm14, zmm11, zmmword ptr [rdi+14464]
vpaddq zmm27, zmm3, zmm14
vpaddq zmm0, zmm27, qword ptr [rdi+448]{1to8}
mov rcx, -2
vpaddq zmm18, zmm0, zmm19
sub rcx, rdx
vpsrlq zmm5, zmm18, 30
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+7232], zmm20
vpmuldq zmm9, zmm25, zmm8
vpmuldq zmm1, zmm26, zmm16
vpermq zmm22, zmmword ptr [rdi+7424], 0x44
mov r12, qword ptr [rdi+280]
vpermq zmm4, zmmword ptr [rdi+7424], 0xee
vpmuldq zmm2, zmm23, zmm22
vpmuldq zmm21, zmm24, zmm4
vpaddq zmm13, zmm9, zmm1
vpaddq zmm15, zmm13, zmm2
vpaddq zmm3, zmm15, zmm21
vpmuludq zmm14, zmm10, zmmword ptr [rdi+14592]
vpaddq zmm27, zmm3, zmm14
vpmuludq zmm0, zmm11, zmmword ptr [rdi+14528]
sar rsi, 1
lea r13, [rsi+r10]
cmovc r13, rsi
adc rbx, 0
cmovs rax, rcx
vpaddq zmm19, zmm27, zmm0
vpaddq zmm18, zmm19, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm18, zmm5
vpsrlq zmm8, zmm20, 30
vpandq zmm16, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+7296], zmm16
vpmuldq zmm9, zmm25, zmm22
cmovs r8, rsi
imul r12, qword ptr [rdi+8]
vpmuldq zmm1, zmm26, zmm4
vpermq zmm13, zmmword ptr [rdi+7488], 0x44
vpermq zmm2, zmmword ptr [rdi+7488], 0xee
lea rbp, [r14+r12]
vpmuldq zmm15, zmm23, zmm13
vpmuldq zmm21, zmm24, zmm2
vpaddq zmm3, zmm9, zmm1
lea r9, [rax-1]
vpaddq zmm14, zmm3, zmm15
vpaddq zmm27, zmm14, zmm21
vpmuludq zmm0, zmm10, zmmword ptr [rdi+14656]
vpaddq zmm19, zmm27, zmm0
vpmuludq zmm18, zmm11, zmmword ptr [rdi+14592]
sarx r11, rax, r15
vpaddq zmm5, zmm19, zmm18
vpaddq zmm20, zmm5, qword ptr [rdi+448]{1to8}
sar rbp, 20
vpaddq zmm16, zmm20, zmm8
vpsrlq zmm22, zmm16, 30
mov rdx, -2
vpandq zmm4, zmm16, zmm7
sub rdx, rax
vmovdqa64 zmmword ptr [rdi+7360], zmm4
vpmuldq zmm9, zmm25, zmm13
vpmuldq zmm1, zmm26, zmm2
vpermq zmm3, zmmword ptr [rdi+7552], 0x44
vpermq zmm15, zmmword ptr [rdi+7552], 0xee
vpmuldq zmm14, zmm23, zmm3
vpmuldq zmm21, zmm24, zmm15
mov r10, qword ptr [rdi+144]
vpaddq zmm27, zmm9, zmm1
vpaddq zmm0, zmm27, zmm14
vpaddq zmm19, zmm0, zmm21
vpmuludq zmm18, zmm10, zmmword ptr [rdi+14720]
vpaddq zmm5, zmm19, zmm18
mov rbx, r8
xor rbx, r11
vpmuludq zmm20, zmm11, zmmword ptr [rdi+14656]
vpaddq zmm8, zmm5, zmm20
vpaddq zmm16, zmm8, qword ptr [rdi+448]{1to8}
sar r13, 1
vpaddq zmm4, zmm16, zmm22
vpsrlq zmm13, zmm4, 30
lea rcx, [r13+rbx]
cmovc rcx, r13
adc r11, 0
cmovs r9, rdx
vpandq zmm2, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+7424], zmm2
vpmuldq zmm9, zmm25, zmm3
vpmuldq zmm1, zmm26, zmm15
vpermq zmm27, zmmword ptr [rdi+7616], 0x44
vpermq zmm14, zmmword ptr [rdi+7616], 0xee
vpmuldq zmm0, zmm23, zmm27
vpmuldq zmm21, zmm24, zmm14
vpaddq zmm19, zmm9, zmm1
vpaddq zmm18, zmm19, zmm0
vpaddq zmm5, zmm18, zmm21
vpmuludq zmm20, zmm10, zmmword ptr [rdi+14784]
vpaddq zmm8, zmm5, zmm20
vpmuludq zmm16, zmm11, zmmword ptr [rdi+14720]
vpaddq zmm22, zmm8, zmm16
vpaddq zmm4, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm2, zmm4, zmm13
vpsrlq zmm3, zmm2, 30
vpandq zmm15, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+7488], zmm15
vpmuldq zmm9, zmm25, zmm27
cmovs r8, r13
imul r10, qword ptr [rdi+16]
mov rsi, qword ptr [rdi+152]
imul rsi, qword ptr [rdi+24]
vpmuldq zmm1, zmm26, zmm14
vpermq zmm19, zmmword ptr [rdi+7680], 0x44
lea r14, [r9-1]
vpermq zmm0, zmmword ptr [rdi+7680], 0xee
vpmuldq zmm18, zmm23, zmm19
sarx r12, r9, r15
vpmuldq zmm21, zmm24, zmm0
mov rax, r8
xor rax, r12
vpaddq zmm5, zmm9, zmm1
vpaddq zmm20, zmm5, zmm18
vpaddq zmm8, zmm20, zmm21
lea rbx, [r10+rsi]
vpmuludq zmm16, zmm10, zmmword ptr [rdi+14848]
vpaddq zmm22, zmm8, zmm16
vpmuludq zmm4, zmm11, zmmword ptr [rdi+14784]
mov r11, -2
vpaddq zmm13, zmm22, zmm4
sub r11, r9
vpaddq zmm2, zmm13, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm2, zmm3
vpsrlq zmm27, zmm15, 30
vpandq zmm14, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+7552], zmm14
lea rdx, [rbp+rbx]
vpmuldq zmm9, zmm25, zmm19
vpmuldq zmm1, zmm26, zmm0
vpermq zmm5, zmmword ptr [rdi+7744], 0x44
vpermq zmm18, zmmword ptr [rdi+7744], 0xee
vpmuldq zmm20, zmm23, zmm5
vpmuldq zmm21, zmm24, zmm18
vpaddq zmm8, zmm9, zmm1
vpaddq zmm16, zmm8, zmm20
vpaddq zmm22, zmm16, zmm21
vpmuludq zmm4, zmm10, zmmword ptr [rdi+14912]
mov qword ptr [rdi-104], rdx
sar rcx, 1
lea r13, [rcx+rax]
cmovc r13, rcx
adc r12, 0
cmovs r14, r11
vpaddq zmm13, zmm22, zmm4
vpmuludq zmm2, zmm11, zmmword ptr [rdi+14848]
vpaddq zmm3, zmm13, zmm2
vpaddq zmm15, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm15, zmm27
vpsrlq zmm19, zmm14, 30
vpandq zmm0, zmm14, zmm7
cmovs r8, rcx
vmovdqa64 zmmword ptr [rdi+7616], zmm0
vpmuldq zmm9, zmm25, zmm5
vpmuldq zmm1, zmm26, zmm18
sar rdx, 20
vpermq zmm8, zmmword ptr [rdi+7808], 0x44
vpermq zmm20, zmmword ptr [rdi+7808], 0xee
vpmuldq zmm16, zmm23, zmm8
lea r10, [r14-1]
vpmuldq zmm21, zmm24, zmm20
vpaddq zmm22, zmm9, zmm1
vpaddq zmm4, zmm22, zmm16
vpaddq zmm13, zmm4, zmm21
vpmuludq zmm2, zmm10, zmmword ptr [rdi+14976]
sarx rsi, r14, r15
vpaddq zmm3, zmm13, zmm2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+14912]
shl rdx, 44
vpaddq zmm27, zmm3, zmm15
vpaddq zmm14, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm14, zmm19
mov r9, -2
vpsrlq zmm5, zmm0, 30
sub r9, r14
vpandq zmm18, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+7680], zmm18
vpmuldq zmm9, zmm25, zmm8
vpmuldq zmm1, zmm26, zmm20
vpermq zmm22, zmmword ptr [rdi+7872], 0x44
mov qword ptr [rdi+56], rdx
vpermq zmm16, zmmword ptr [rdi+7872], 0xee
vpmuldq zmm4, zmm23, zmm22
vpmuldq zmm21, zmm24, zmm16
vpaddq zmm13, zmm9, zmm1
vpaddq zmm2, zmm13, zmm4
vpaddq zmm3, zmm2, zmm21
mov rbp, r8
xor rbp, rsi
vpmuludq zmm15, zmm10, zmmword ptr [rdi+15040]
vpaddq zmm27, zmm3, zmm15
vpmuludq zmm14, zmm11, zmmword ptr [rdi+14976]
sar r13, 1
vpaddq zmm19, zmm27, zmm14
vpaddq zmm0, zmm19, qword ptr [rdi+448]{1to8}
lea rbx, [r13+rbp]
cmovc rbx, r13
adc rsi, 0
cmovs r10, r9
vpaddq zmm18, zmm0, zmm5
vpsrlq zmm8, zmm18, 30
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+7744], zmm20
vpmuldq zmm9, zmm25, zmm22
vpmuldq zmm1, zmm26, zmm16
vpermq zmm13, zmmword ptr [rdi+7936], 0x44
vpermq zmm4, zmmword ptr [rdi+7936], 0xee
vpmuldq zmm2, zmm23, zmm13
vpmuldq zmm21, zmm24, zmm4
vpaddq zmm3, zmm9, zmm1
vpaddq zmm15, zmm3, zmm2
vpaddq zmm27, zmm15, zmm21
vpmuludq zmm14, zmm10, zmmword ptr [rdi+15104]
vpaddq zmm19, zmm27, zmm14
vpmuludq zmm0, zmm11, zmmword ptr [rdi+15040]
vpaddq zmm5, zmm19, zmm0
vpaddq zmm18, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm20, zmm18, zmm8
vpsrlq zmm22, zmm20, 30
vpandq zmm16, zmm20, zmm7
cmovs r8, r13
vmovdqa64 zmmword ptr [rdi+7808], zmm16
vpmuldq zmm9, zmm25, zmm13
lea rax, [r10-1]
vpmuldq zmm1, zmm26, zmm4
vpermq zmm3, zmmword ptr [rdi+8000], 0x44
sarx r12, r10, r15
vpermq zmm2, zmmword ptr [rdi+8000], 0xee
mov r11, r8
xor r11, r12
vpmuldq zmm15, zmm23, zmm3
vpmuldq zmm21, zmm24, zmm2
vpaddq zmm27, zmm9, zmm1
vpaddq zmm14, zmm27, zmm15
vpaddq zmm19, zmm14, zmm21
vpmuludq zmm0, zmm10, zmmword ptr [rdi+15168]
mov rcx, -2
vpaddq zmm5, zmm19, zmm0
sub rcx, r10
vpmuludq zmm18, zmm11, zmmword ptr [rdi+15104]
vpaddq zmm8, zmm5, zmm18
vpaddq zmm20, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm16, zmm20, zmm22
vpsrlq zmm13, zmm16, 30
vpandq zmm4, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+7872], zmm4
vpmuldq zmm23, zmm25, zmm3
vpmuldq zmm24, zmm26, zmm2
vpaddq zmm9, zmm23, zmm24
vpmuludq zmm1, zmm11, zmmword ptr [rdi+15168]
vpaddq zmm27, zmm9, zmm1
vpaddq zmm15, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm14, zmm15, zmm13
vpaddq zmm21, zmm14, zmm12
vpandq zmm10, zmm21, zmm7
sar rbx, 1
lea r14, [rbx+r11]
cmovc r14, rbx
adc r12, 0
cmovs rax, rcx
vmovdqa64 zmmword ptr [rdi+7936], zmm10
vpsrlq zmm19, zmm21, 30
vpaddq zmm0, zmm19, zmm6
vpaddq zmm5, zmm0, zmmword ptr [rdi+512]
vpandq zmm18, zmm5, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+8000], zmm18
vpsrlq zmm8, zmm5, 30
cmovs r8, rbx
vshufi64x2 zmm20{k3}{z}, zmm8, zmm8, 0x44
vpaddq zmm22, zmm17, zmmword ptr [rdi+640]
vpaddq zmm16, zmm22, zmm20
vmovdqa64 zmmword ptr [rdi+896], zmm16
lea rdx, [rax-1]
sarx rbp, rax, r15
mov rsi, -2
sub rsi, rax
mov r9, r8
xor r9, rbp
sar r14, 1
lea r13, [r14+r9]
cmovc r13, r14
adc rbp, 0
cmovs rdx, rsi
cmovs r8, r14
lea r10, [rdx-1]
sarx r11, rdx, r15
mov r12, r8
xor r12, r11
mov rcx, -2
sub rcx, rdx
sar r13, 1
lea rbx, [r13+r12]
cmovc rbx, r13
adc r11, 0
cmovs r10, rcx
cmovs r8, r13
lea rax, [r10-1]
sarx r9, r10, r15
mov rbp, -2
sub rbp, r10
mov rsi, r8
xor rsi, r9
sar rbx, 1
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r9, 0
cmovs rax, rbp
cmovs r8, rbx
lea rdx, [rax-1]
sarx r12, rax, r15
mov r11, r8
xor r11, r12
mov rcx, -2
sub rcx, rax
sar r14, 1
lea r13, [r14+r11]
cmovc r13, r14
adc r12, 0
cmovs rdx, rcx
cmovs r8, r14
lea r10, [rdx-1]
sarx rsi, rdx, r15
mov r9, -2
sub r9, rdx
mov rbp, r8
xor rbp, rsi
sar r13, 1
lea rbx, [r13+rbp]
cmovc rbx, r13
adc rsi, 0
cmovs r10, r9
cmovs r8, r13
lea rax, [r10-1]
sarx r11, r10, r15
mov r12, r8
xor r12, r11
mov rcx, -2
sub rcx, r10
sar rbx, 1
lea r14, [rbx+r12]
cmovc r14, rbx
adc r11, 0
cmovs rax, rcx
cmovs r8, rbx
lea rdx, [rax-1]
sarx rbp, rax, r15
mov rsi, -2
sub rsi, rax
mov r9, r8
xor r9, rbp
sar r14, 1
lea r13, [r14+r9]
cmovc r13, r14
adc rbp, 0
cmovs rdx, rsi
cmovs r8, r14
mov r10, r13
add r10, qword ptr [rdi-56]
mov r12, r8
add r12, qword ptr [rdi-64]
mov r11, r13
shl r11, 44
mov rcx, r8
shl rcx, 45
mov rbx, r10
sar rbx, 21
sar r10, 42
mov rax, r12
sar rax, 20
sar r12, 41
add r11, qword ptr [rdi-40]
add rcx, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+48]
imul r10, qword ptr [rdi+56]
imul rax, qword ptr [rdi+48]
imul r12, qword ptr [rdi+56]
sarx r9, rdx, r15
lea rbp, [rbx+r10]
lea rsi, [rax+r12]
mov qword ptr [rdi-128], r8
mov qword ptr [rdi-120], r13
lea r14, [rbp+r11]
lea rbx, [rsi+rcx]
ror r14, 44
ror rbx, 45
mov rcx, rbx
mov rbx, r14
mov rsi, r9
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
