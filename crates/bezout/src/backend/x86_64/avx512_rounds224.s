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
// Length: 224 limbs of 30 bits; 2977 instructions a round, 720 for its steps (form: carry).
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
vbroadcasti64x4 zmm29, ymmword ptr [rdi+768]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+800]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+832]
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
vpbroadcastq zmm7, qword ptr [rdi+448]
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
and rdx, qword ptr [rdi-32]
mov qword ptr [rdi-24], rdx
lea r8, [r12-1]
sarx rbx, r12, r15
mov rax, rcx
xor rax, rbx
vpermq zmm27, zmmword ptr [rdi+960], 0x44
shr rdx, 20
vpermq zmm0, zmmword ptr [rdi+960], 0xee
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
mov r9, -2
sub r9, r12
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+8128]
shl rdx, 44
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+1024], 0x44
vpermq zmm18, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
mov qword ptr [rdi-16], rdx
vpaddq zmm16, zmm6, zmm13
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
adc rbx, 0
cmovs r8, r9
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
vpmuludq zmm1, zmm10, zmmword ptr [rdi+8192]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
cmovs rcx, rbp
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
mov rsi, qword ptr [rdi+336]
vpmuludq zmm14, zmm11, zmmword ptr [rdi+8128]
vpaddq zmm5, zmm8, zmm14
vpsrlq zmm27, zmm5, 30
vpandq zmm0, zmm5, zmm7
lea r13, [r8-1]
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
vpmuldq zmm13, zmm25, zmm17
vpmuldq zmm16, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1088], 0x44
vpermq zmm22, zmmword ptr [rdi+1088], 0xee
sarx r14, r8, r15
vpmuldq zmm20, zmm23, zmm19
imul rsi, qword ptr [rdi-112]
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
mov r10, -2
vpaddq zmm3, zmm2, zmm21
sub r10, r8
vpmuludq zmm15, zmm10, zmmword ptr [rdi+8256]
vpaddq zmm9, zmm3, zmm15
vpmuludq zmm4, zmm11, zmmword ptr [rdi+8192]
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm14, zmm27
mov r12, qword ptr [rdi+344]
vpsrlq zmm0, zmm5, 30
vpandq zmm17, zmm5, zmm7
vpmuldq zmm18, zmm25, zmm19
vpmuldq zmm13, zmm26, zmm22
vpermq zmm16, zmmword ptr [rdi+1152], 0x44
vpermq zmm1, zmmword ptr [rdi+1152], 0xee
mov rdx, rcx
xor rdx, r14
vpmuldq zmm20, zmm23, zmm16
vpmuldq zmm2, zmm24, zmm1
vpaddq zmm21, zmm18, zmm13
sar r11, 1
vpaddq zmm3, zmm21, zmm20
vpaddq zmm15, zmm3, zmm2
lea rax, [r11+rdx]
cmovc rax, r11
adc r14, 0
cmovs r13, r10
vpmuludq zmm9, zmm10, zmmword ptr [rdi+8320]
vpaddq zmm4, zmm15, zmm9
vpmuludq zmm8, zmm11, zmmword ptr [rdi+8256]
vpaddq zmm14, zmm4, zmm8
vpaddq zmm27, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm27, zmm0
vpsrlq zmm19, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm22
vpmuldq zmm18, zmm25, zmm16
vpmuldq zmm13, zmm26, zmm1
vpermq zmm21, zmmword ptr [rdi+1216], 0x44
vpermq zmm20, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm3, zmm23, zmm21
vpmuldq zmm2, zmm24, zmm20
vpaddq zmm15, zmm18, zmm13
vpaddq zmm9, zmm15, zmm3
vpaddq zmm4, zmm9, zmm2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+8384]
vpaddq zmm14, zmm4, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8320]
cmovs rcx, r11
imul r12, qword ptr [rdi-104]
lea rbx, [rsi+r12]
sar rbx, 20
vpaddq zmm0, zmm14, zmm27
vpaddq zmm5, zmm0, qword ptr [rdi+512]{1to8}
lea r9, [r13-1]
vpaddq zmm16, zmm5, zmm19
vpsrlq zmm1, zmm16, 30
sarx rbp, r13, r15
vpandq zmm18, zmm16, zmm7
mov r8, rcx
xor r8, rbp
vmovdqa64 zmmword ptr [rdi+1088], zmm18
vpmuldq zmm13, zmm25, zmm21
and rbx, qword ptr [rdi-32]
vpmuldq zmm15, zmm26, zmm20
vpermq zmm3, zmmword ptr [rdi+1280], 0x44
vpermq zmm9, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm2, zmm23, zmm3
mov rdx, -2
vpmuldq zmm4, zmm24, zmm9
sub rdx, r13
vpaddq zmm8, zmm13, zmm15
vpaddq zmm14, zmm8, zmm2
vpaddq zmm27, zmm14, zmm4
vpmuludq zmm0, zmm10, zmmword ptr [rdi+8448]
vpaddq zmm5, zmm27, zmm0
mov qword ptr [rdi-8], rbx
vpmuludq zmm19, zmm11, zmmword ptr [rdi+8384]
vpaddq zmm16, zmm5, zmm19
vpaddq zmm21, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm21, zmm1
vpsrlq zmm13, zmm20, 30
vpandq zmm15, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm15
vpsrlq zmm8, zmm22, 10
vpsllq zmm2, zmm18, 20
vpsllq zmm14, zmm15, 50
shr rbx, 20
sar rax, 1
lea r14, [rax+r8]
cmovc r14, rax
adc rbp, 0
cmovs r9, rdx
vpaddq zmm4, zmm8, zmm2
vpaddq zmm27, zmm4, zmm14
vmovdqa64 zmmword ptr [rdi+384], zmm27
vpmuldq zmm0, zmm25, zmm3
vpmuldq zmm5, zmm26, zmm9
vpermq zmm19, zmmword ptr [rdi+1344], 0x44
vpermq zmm16, zmmword ptr [rdi+1344], 0xee
cmovs rcx, rax
vpmuldq zmm21, zmm23, zmm19
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm20, zmm0, zmm5
shl rbx, 44
vpaddq zmm22, zmm20, zmm21
vpaddq zmm18, zmm22, zmm1
vpmuludq zmm15, zmm10, zmmword ptr [rdi+8512]
lea r10, [r9-1]
vpaddq zmm8, zmm18, zmm15
vpmuludq zmm2, zmm11, zmmword ptr [rdi+8448]
vpaddq zmm4, zmm8, zmm2
vpaddq zmm14, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm27, zmm14, zmm13
sarx r11, r9, r15
vpsrlq zmm3, zmm27, 30
mov qword ptr [rdi+0], rbx
vpandq zmm9, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm9
vpmuldq zmm0, zmm25, zmm19
vpmuldq zmm5, zmm26, zmm16
mov rsi, -2
vpermq zmm20, zmmword ptr [rdi+1408], 0x44
sub rsi, r9
vpermq zmm21, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm22, zmm23, zmm20
vpmuldq zmm1, zmm24, zmm21
vpaddq zmm18, zmm0, zmm5
vpaddq zmm15, zmm18, zmm22
vpaddq zmm8, zmm15, zmm1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+8576]
vpaddq zmm4, zmm8, zmm2
vpmuludq zmm14, zmm11, zmmword ptr [rdi+8512]
vpaddq zmm13, zmm4, zmm14
vpaddq zmm27, zmm13, qword ptr [rdi+512]{1to8}
mov r12, rcx
xor r12, r11
vpaddq zmm9, zmm27, zmm3
vpsrlq zmm19, zmm9, 30
vpandq zmm16, zmm9, zmm7
sar r14, 1
vmovdqa64 zmmword ptr [rdi+1280], zmm16
vpmuldq zmm0, zmm25, zmm20
lea r13, [r14+r12]
cmovc r13, r14
adc r11, 0
cmovs r10, rsi
vpmuldq zmm5, zmm26, zmm21
vpermq zmm18, zmmword ptr [rdi+1472], 0x44
vpermq zmm22, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm15, zmm23, zmm18
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm8, zmm0, zmm5
vpaddq zmm2, zmm8, zmm15
vpaddq zmm4, zmm2, zmm1
vpmuludq zmm14, zmm10, zmmword ptr [rdi+8640]
vpaddq zmm13, zmm4, zmm14
vpmuludq zmm27, zmm11, zmmword ptr [rdi+8576]
vpaddq zmm3, zmm13, zmm27
vpaddq zmm9, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm16, zmm9, zmm19
vpsrlq zmm20, zmm16, 30
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm21
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm5, zmm26, zmm22
vpermq zmm8, zmmword ptr [rdi+1536], 0x44
vpermq zmm15, zmmword ptr [rdi+1536], 0xee
cmovs rcx, r14
vpmuldq zmm2, zmm23, zmm8
vpmuldq zmm1, zmm24, zmm15
lea r8, [r10-1]
vpaddq zmm4, zmm0, zmm5
vpaddq zmm14, zmm4, zmm2
sarx rbp, r10, r15
vpaddq zmm13, zmm14, zmm1
mov rdx, rcx
xor rdx, rbp
vpmuludq zmm27, zmm10, zmmword ptr [rdi+8704]
vpaddq zmm3, zmm13, zmm27
vpmuludq zmm9, zmm11, zmmword ptr [rdi+8640]
vpaddq zmm19, zmm3, zmm9
vpaddq zmm16, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm16, zmm20
mov rax, -2
vpsrlq zmm18, zmm21, 30
sub rax, r10
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm22
vpmuldq zmm0, zmm25, zmm8
vpmuldq zmm5, zmm26, zmm15
vpermq zmm4, zmmword ptr [rdi+1600], 0x44
vpermq zmm2, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm14, zmm23, zmm4
vpmuldq zmm1, zmm24, zmm2
vpaddq zmm13, zmm0, zmm5
vpaddq zmm27, zmm13, zmm14
vpaddq zmm3, zmm27, zmm1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+8768]
vpaddq zmm19, zmm3, zmm9
vpmuludq zmm16, zmm11, zmmword ptr [rdi+8704]
vpaddq zmm20, zmm19, zmm16
vpaddq zmm21, zmm20, qword ptr [rdi+512]{1to8}
sar r13, 1
lea rbx, [r13+rdx]
cmovc rbx, r13
adc rbp, 0
cmovs r8, rax
vpaddq zmm22, zmm21, zmm18
vpsrlq zmm8, zmm22, 30
vpandq zmm15, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm15
vpmuldq zmm0, zmm25, zmm4
vpmuldq zmm5, zmm26, zmm2
vpermq zmm13, zmmword ptr [rdi+1664], 0x44
cmovs rcx, r13
vpermq zmm14, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm27, zmm23, zmm13
vpmuldq zmm1, zmm24, zmm14
vpaddq zmm3, zmm0, zmm5
vpaddq zmm9, zmm3, zmm27
lea r9, [r8-1]
vpaddq zmm19, zmm9, zmm1
vpmuludq zmm16, zmm10, zmmword ptr [rdi+8832]
vpaddq zmm20, zmm19, zmm16
vpmuludq zmm21, zmm11, zmmword ptr [rdi+8768]
vpaddq zmm18, zmm20, zmm21
sarx r12, r8, r15
vpaddq zmm22, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm15, zmm22, zmm8
vpsrlq zmm4, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm2
mov r11, -2
vpmuldq zmm0, zmm25, zmm13
sub r11, r8
vpmuldq zmm5, zmm26, zmm14
vpermq zmm3, zmmword ptr [rdi+1728], 0x44
vpermq zmm27, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm9, zmm23, zmm3
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm19, zmm0, zmm5
vpaddq zmm16, zmm19, zmm9
vpaddq zmm20, zmm16, zmm1
vpmuludq zmm21, zmm10, zmmword ptr [rdi+8896]
vpaddq zmm18, zmm20, zmm21
vpmuludq zmm22, zmm11, zmmword ptr [rdi+8832]
vpaddq zmm8, zmm18, zmm22
mov rsi, rcx
xor rsi, r12
vpaddq zmm15, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm15, zmm4
sar rbx, 1
vpsrlq zmm13, zmm2, 30
vpandq zmm14, zmm2, zmm7
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r12, 0
cmovs r9, r11
vmovdqa64 zmmword ptr [rdi+1600], zmm14
vpmuldq zmm0, zmm25, zmm3
vpmuldq zmm5, zmm26, zmm27
vpermq zmm19, zmmword ptr [rdi+1792], 0x44
vpermq zmm9, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm16, zmm23, zmm19
vpmuldq zmm1, zmm24, zmm9
vpaddq zmm20, zmm0, zmm5
vpaddq zmm21, zmm20, zmm16
vpaddq zmm18, zmm21, zmm1
vpmuludq zmm22, zmm10, zmmword ptr [rdi+8960]
vpaddq zmm8, zmm18, zmm22
vpmuludq zmm15, zmm11, zmmword ptr [rdi+8896]
vpaddq zmm4, zmm8, zmm15
vpaddq zmm2, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm2, zmm13
vpsrlq zmm3, zmm14, 30
vpandq zmm27, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm27
vpmuldq zmm0, zmm25, zmm19
vpmuldq zmm5, zmm26, zmm9
cmovs rcx, rbx
vpermq zmm20, zmmword ptr [rdi+1856], 0x44
vpermq zmm16, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm21, zmm23, zmm20
lea r10, [r9-1]
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm18, zmm0, zmm5
sarx rdx, r9, r15
mov rbp, rcx
xor rbp, rdx
vpaddq zmm22, zmm18, zmm21
vpaddq zmm8, zmm22, zmm1
vpmuludq zmm15, zmm10, zmmword ptr [rdi+9024]
vpaddq zmm4, zmm8, zmm15
vpmuludq zmm2, zmm11, zmmword ptr [rdi+8960]
vpaddq zmm13, zmm4, zmm2
vpaddq zmm14, zmm13, qword ptr [rdi+512]{1to8}
mov rax, -2
vpaddq zmm27, zmm14, zmm3
sub rax, r9
vpsrlq zmm19, zmm27, 30
vpandq zmm9, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm9
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm5, zmm26, zmm16
vpermq zmm18, zmmword ptr [rdi+1920], 0x44
vpermq zmm21, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm22, zmm23, zmm18
vpmuldq zmm1, zmm24, zmm21
vpaddq zmm8, zmm0, zmm5
vpaddq zmm15, zmm8, zmm22
vpaddq zmm4, zmm15, zmm1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+9088]
vpaddq zmm13, zmm4, zmm2
vpmuludq zmm14, zmm11, zmmword ptr [rdi+9024]
sar r14, 1
lea r13, [r14+rbp]
cmovc r13, r14
adc rdx, 0
cmovs r10, rax
vpaddq zmm3, zmm13, zmm14
vpaddq zmm27, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm27, zmm19
vpsrlq zmm20, zmm9, 30
vpandq zmm16, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm16
vpmuldq zmm0, zmm25, zmm18
cmovs rcx, r14
vpmuldq zmm5, zmm26, zmm21
vpermq zmm8, zmmword ptr [rdi+1984], 0x44
vpermq zmm22, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm15, zmm23, zmm8
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm4, zmm0, zmm5
lea r8, [r10-1]
vpaddq zmm2, zmm4, zmm15
vpaddq zmm13, zmm2, zmm1
vpmuludq zmm14, zmm10, zmmword ptr [rdi+9152]
vpaddq zmm3, zmm13, zmm14
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9088]
sarx rsi, r10, r15
vpaddq zmm19, zmm3, zmm27
vpaddq zmm9, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm16, zmm9, zmm20
vpsrlq zmm18, zmm16, 30
mov r12, -2
vpandq zmm21, zmm16, zmm7
sub r12, r10
vmovdqa64 zmmword ptr [rdi+1856], zmm21
vpmuldq zmm0, zmm25, zmm8
vpmuldq zmm5, zmm26, zmm22
vpermq zmm4, zmmword ptr [rdi+2048], 0x44
vpermq zmm15, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm2, zmm23, zmm4
vpmuldq zmm1, zmm24, zmm15
vpaddq zmm13, zmm0, zmm5
vpaddq zmm14, zmm13, zmm2
vpaddq zmm3, zmm14, zmm1
vpmuludq zmm27, zmm10, zmmword ptr [rdi+9216]
vpaddq zmm19, zmm3, zmm27
mov r11, rcx
xor r11, rsi
vpmuludq zmm9, zmm11, zmmword ptr [rdi+9152]
vpaddq zmm20, zmm19, zmm9
vpaddq zmm16, zmm20, qword ptr [rdi+512]{1to8}
sar r13, 1
vpaddq zmm21, zmm16, zmm18
vpsrlq zmm8, zmm21, 30
lea rbx, [r13+r11]
cmovc rbx, r13
adc rsi, 0
cmovs r8, r12
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm22
vpmuldq zmm0, zmm25, zmm4
vpmuldq zmm5, zmm26, zmm15
vpermq zmm13, zmmword ptr [rdi+2112], 0x44
vpermq zmm2, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm14, zmm23, zmm13
vpmuldq zmm1, zmm24, zmm2
vpaddq zmm3, zmm0, zmm5
vpaddq zmm27, zmm3, zmm14
vpaddq zmm19, zmm27, zmm1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+9280]
vpaddq zmm20, zmm19, zmm9
vpmuludq zmm16, zmm11, zmmword ptr [rdi+9216]
vpaddq zmm18, zmm20, zmm16
vpaddq zmm21, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm21, zmm8
vpsrlq zmm4, zmm22, 30
vpandq zmm15, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm15
vpmuldq zmm0, zmm25, zmm13
cmovs rcx, r13
vpmuldq zmm5, zmm26, zmm2
vpermq zmm3, zmmword ptr [rdi+2176], 0x44
lea r9, [r8-1]
vpermq zmm14, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm27, zmm23, zmm3
sarx rbp, r8, r15
vpmuldq zmm1, zmm24, zmm14
mov rdx, rcx
xor rdx, rbp
vpaddq zmm19, zmm0, zmm5
vpaddq zmm9, zmm19, zmm27
vpaddq zmm20, zmm9, zmm1
vpmuludq zmm16, zmm10, zmmword ptr [rdi+9344]
vpaddq zmm18, zmm20, zmm16
vpmuludq zmm21, zmm11, zmmword ptr [rdi+9280]
mov rax, -2
vpaddq zmm8, zmm18, zmm21
sub rax, r8
vpaddq zmm22, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm15, zmm22, zmm4
vpsrlq zmm13, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm2
vpmuldq zmm0, zmm25, zmm3
vpmuldq zmm5, zmm26, zmm14
vpermq zmm19, zmmword ptr [rdi+2240], 0x44
vpermq zmm27, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm9, zmm23, zmm19
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm20, zmm0, zmm5
vpaddq zmm16, zmm20, zmm9
vpaddq zmm18, zmm16, zmm1
vpmuludq zmm21, zmm10, zmmword ptr [rdi+9408]
sar rbx, 1
lea r14, [rbx+rdx]
cmovc r14, rbx
adc rbp, 0
cmovs r9, rax
vpaddq zmm8, zmm18, zmm21
vpmuludq zmm22, zmm11, zmmword ptr [rdi+9344]
vpaddq zmm4, zmm8, zmm22
vpaddq zmm15, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm15, zmm13
vpsrlq zmm3, zmm2, 30
vpandq zmm14, zmm2, zmm7
cmovs rcx, rbx
vmovdqa64 zmmword ptr [rdi+2112], zmm14
vpmuldq zmm0, zmm25, zmm19
vpmuldq zmm5, zmm26, zmm27
vpermq zmm20, zmmword ptr [rdi+2304], 0x44
vpermq zmm9, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm16, zmm23, zmm20
lea r10, [r9-1]
vpmuldq zmm1, zmm24, zmm9
vpaddq zmm18, zmm0, zmm5
vpaddq zmm21, zmm18, zmm16
vpaddq zmm8, zmm21, zmm1
vpmuludq zmm22, zmm10, zmmword ptr [rdi+9472]
sarx r11, r9, r15
vpaddq zmm4, zmm8, zmm22
vpmuludq zmm15, zmm11, zmmword ptr [rdi+9408]
vpaddq zmm13, zmm4, zmm15
vpaddq zmm2, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm2, zmm3
mov rsi, -2
vpsrlq zmm19, zmm14, 30
sub rsi, r9
vpandq zmm27, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm27
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm5, zmm26, zmm9
vpermq zmm18, zmmword ptr [rdi+2368], 0x44
vpermq zmm16, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm21, zmm23, zmm18
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm8, zmm0, zmm5
vpaddq zmm22, zmm8, zmm21
vpaddq zmm4, zmm22, zmm1
mov r12, rcx
xor r12, r11
vpmuludq zmm15, zmm10, zmmword ptr [rdi+9536]
vpaddq zmm13, zmm4, zmm15
vpmuludq zmm2, zmm11, zmmword ptr [rdi+9472]
sar r14, 1
vpaddq zmm3, zmm13, zmm2
vpaddq zmm14, zmm3, qword ptr [rdi+512]{1to8}
lea r13, [r14+r12]
cmovc r13, r14
adc r11, 0
cmovs r10, rsi
vpaddq zmm27, zmm14, zmm19
vpsrlq zmm20, zmm27, 30
vpandq zmm9, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm9
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm5, zmm26, zmm16
vpermq zmm8, zmmword ptr [rdi+2432], 0x44
vpermq zmm21, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm22, zmm23, zmm8
vpmuldq zmm1, zmm24, zmm21
vpaddq zmm4, zmm0, zmm5
vpaddq zmm15, zmm4, zmm22
vpaddq zmm13, zmm15, zmm1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+9600]
vpaddq zmm3, zmm13, zmm2
vpmuludq zmm14, zmm11, zmmword ptr [rdi+9536]
vpaddq zmm19, zmm3, zmm14
vpaddq zmm27, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm27, zmm20
vpsrlq zmm18, zmm9, 30
vpandq zmm16, zmm9, zmm7
cmovs rcx, r14
vmovdqa64 zmmword ptr [rdi+2304], zmm16
vpmuldq zmm0, zmm25, zmm8
lea r8, [r10-1]
vpmuldq zmm5, zmm26, zmm21
vpermq zmm4, zmmword ptr [rdi+2496], 0x44
sarx rdx, r10, r15
vpermq zmm22, zmmword ptr [rdi+2496], 0xee
mov rbp, rcx
xor rbp, rdx
vpmuldq zmm15, zmm23, zmm4
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm13, zmm0, zmm5
vpaddq zmm2, zmm13, zmm15
vpaddq zmm3, zmm2, zmm1
vpmuludq zmm14, zmm10, zmmword ptr [rdi+9664]
mov rax, -2
vpaddq zmm19, zmm3, zmm14
sub rax, r10
vpmuludq zmm27, zmm11, zmmword ptr [rdi+9600]
vpaddq zmm20, zmm19, zmm27
vpaddq zmm9, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm16, zmm9, zmm18
vpsrlq zmm8, zmm16, 30
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm21
vpmuldq zmm0, zmm25, zmm4
vpmuldq zmm5, zmm26, zmm22
vpermq zmm13, zmmword ptr [rdi+2560], 0x44
vpermq zmm15, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm2, zmm23, zmm13
vpmuldq zmm1, zmm24, zmm15
vpaddq zmm3, zmm0, zmm5
vpaddq zmm14, zmm3, zmm2
vpaddq zmm19, zmm14, zmm1
sar r13, 1
lea rbx, [r13+rbp]
cmovc rbx, r13
adc rdx, 0
cmovs r8, rax
vpmuludq zmm27, zmm10, zmmword ptr [rdi+9728]
vpaddq zmm20, zmm19, zmm27
vpmuludq zmm9, zmm11, zmmword ptr [rdi+9664]
vpaddq zmm18, zmm20, zmm9
vpaddq zmm16, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm16, zmm8
vpsrlq zmm4, zmm21, 30
cmovs rcx, r13
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm22
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm5, zmm26, zmm15
vpermq zmm3, zmmword ptr [rdi+2624], 0x44
lea r9, [r8-1]
vpermq zmm2, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm14, zmm23, zmm3
vpmuldq zmm1, zmm24, zmm2
vpaddq zmm19, zmm0, zmm5
vpaddq zmm27, zmm19, zmm14
sarx r12, r8, r15
vpaddq zmm20, zmm27, zmm1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+9792]
vpaddq zmm18, zmm20, zmm9
vpmuludq zmm16, zmm11, zmmword ptr [rdi+9728]
vpaddq zmm8, zmm18, zmm16
mov r11, -2
vpaddq zmm21, zmm8, qword ptr [rdi+512]{1to8}
sub r11, r8
vpaddq zmm22, zmm21, zmm4
vpsrlq zmm13, zmm22, 30
vpandq zmm15, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm15
vpmuldq zmm0, zmm25, zmm3
vpmuldq zmm5, zmm26, zmm2
vpermq zmm19, zmmword ptr [rdi+2688], 0x44
vpermq zmm14, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm27, zmm23, zmm19
vpmuldq zmm1, zmm24, zmm14
vpaddq zmm20, zmm0, zmm5
vpaddq zmm9, zmm20, zmm27
mov rsi, rcx
xor rsi, r12
vpaddq zmm18, zmm9, zmm1
vpmuludq zmm16, zmm10, zmmword ptr [rdi+9856]
sar rbx, 1
vpaddq zmm8, zmm18, zmm16
vpmuludq zmm21, zmm11, zmmword ptr [rdi+9792]
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r12, 0
cmovs r9, r11
vpaddq zmm4, zmm8, zmm21
vpaddq zmm22, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm15, zmm22, zmm13
vpsrlq zmm3, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm2
vpmuldq zmm0, zmm25, zmm19
vpmuldq zmm5, zmm26, zmm14
vpermq zmm20, zmmword ptr [rdi+2752], 0x44
vpermq zmm27, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm9, zmm23, zmm20
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm18, zmm0, zmm5
vpaddq zmm16, zmm18, zmm9
vpaddq zmm8, zmm16, zmm1
vpmuludq zmm21, zmm10, zmmword ptr [rdi+9920]
vpaddq zmm4, zmm8, zmm21
vpmuludq zmm22, zmm11, zmmword ptr [rdi+9856]
vpaddq zmm13, zmm4, zmm22
vpaddq zmm15, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm15, zmm3
cmovs rcx, rbx
mov r10, r14
add r10, qword ptr [rdi-56]
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov rdx, r14
shl rdx, 44
mov rax, rcx
shl rax, 45
rorx r13, r10, 21
rorx r8, r10, 42
rorx rsi, rbp, 20
rorx r12, rbp, 41
add rdx, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul r13, qword ptr [rdi-16]
imul r8, qword ptr [rdi+0]
imul rsi, qword ptr [rdi-16]
imul r12, qword ptr [rdi+0]
vpsrlq zmm19, zmm2, 30
vpandq zmm14, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm14
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm5, zmm26, zmm27
sarx r11, r9, r15
vpermq zmm18, zmmword ptr [rdi+2816], 0x44
vpermq zmm9, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm16, zmm23, zmm18
vpmuldq zmm1, zmm24, zmm9
vpaddq zmm8, zmm0, zmm5
vpaddq zmm21, zmm8, zmm16
vpaddq zmm4, zmm21, zmm1
vpmuludq zmm22, zmm10, zmmword ptr [rdi+9984]
vpaddq zmm13, zmm4, zmm22
lea rbx, [r13+r8]
lea r10, [rsi+r12]
vpmuludq zmm15, zmm11, zmmword ptr [rdi+9920]
vpaddq zmm3, zmm13, zmm15
vpaddq zmm2, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm2, zmm19
vpsrlq zmm20, zmm14, 30
lea rbp, [rbx+rdx]
lea r13, [r10+rax]
vpandq zmm27, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm27
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm5, zmm26, zmm9
vpermq zmm8, zmmword ptr [rdi+2880], 0x44
ror rbp, 44
ror r13, 45
vpermq zmm16, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm21, zmm23, zmm8
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm4, zmm0, zmm5
vpaddq zmm22, zmm4, zmm21
vpaddq zmm13, zmm22, zmm1
vpmuludq zmm15, zmm10, zmmword ptr [rdi+10048]
vpaddq zmm3, zmm13, zmm15
lea r8, [r9-1]
vpmuludq zmm2, zmm11, zmmword ptr [rdi+9984]
vpaddq zmm19, zmm3, zmm2
vpaddq zmm14, zmm19, qword ptr [rdi+512]{1to8}
mov rsi, r13
xor rsi, r11
vpaddq zmm27, zmm14, zmm20
vpsrlq zmm18, zmm27, 30
vpandq zmm9, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm9
vpmuldq zmm0, zmm25, zmm8
vpmuldq zmm5, zmm26, zmm16
mov r12, -2
vpermq zmm4, zmmword ptr [rdi+2944], 0x44
sub r12, r9
vpermq zmm21, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm22, zmm23, zmm4
vpmuldq zmm1, zmm24, zmm21
vpaddq zmm13, zmm0, zmm5
vpaddq zmm15, zmm13, zmm22
vpaddq zmm3, zmm15, zmm1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+10112]
vpaddq zmm19, zmm3, zmm2
vpmuludq zmm14, zmm11, zmmword ptr [rdi+10048]
vpaddq zmm20, zmm19, zmm14
vpaddq zmm27, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm27, zmm18
vpsrlq zmm8, zmm9, 30
vpandq zmm16, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm16
sar rbp, 1
lea rbx, [rbp+rsi]
cmovc rbx, rbp
adc r11, 0
cmovs r8, r12
vpmuldq zmm0, zmm25, zmm4
vpmuldq zmm5, zmm26, zmm21
vpermq zmm13, zmmword ptr [rdi+3008], 0x44
vpermq zmm22, zmmword ptr [rdi+3008], 0xee
vpmuldq zmm15, zmm23, zmm13
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm3, zmm0, zmm5
cmovs r13, rbp
vpaddq zmm2, zmm3, zmm15
vpaddq zmm19, zmm2, zmm1
vpmuludq zmm14, zmm10, zmmword ptr [rdi+10176]
vpaddq zmm20, zmm19, zmm14
vpmuludq zmm27, zmm11, zmmword ptr [rdi+10112]
vpaddq zmm18, zmm20, zmm27
lea rdx, [r8-1]
vpaddq zmm9, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm16, zmm9, zmm8
vpsrlq zmm4, zmm16, 30
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm21
sarx r10, r8, r15
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm5, zmm26, zmm22
vpbroadcastq zmm3, rcx
vpermq zmm15, zmmword ptr [rdi+3072], 0x44
vpermq zmm2, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm1, zmm23, zmm15
mov rax, -2
vpmuldq zmm19, zmm24, zmm2
sub rax, r8
vpaddq zmm14, zmm0, zmm5
vpaddq zmm20, zmm14, zmm1
vpaddq zmm27, zmm20, zmm19
vpmuludq zmm18, zmm10, zmmword ptr [rdi+10240]
vpbroadcastq zmm3{k1}, r14
vpaddq zmm9, zmm27, zmm18
vpmuludq zmm8, zmm11, zmmword ptr [rdi+10176]
vpaddq zmm16, zmm9, zmm8
vpaddq zmm21, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm21, zmm4
vpsrlq zmm22, zmm13, 30
vpandq zmm0, zmm13, zmm7
mov r9, r13
xor r9, r10
vpaddq zmm5, zmm3, zmm29
vmovdqa64 zmmword ptr [rdi+2944], zmm0
vpmuldq zmm14, zmm25, zmm15
vpmuldq zmm1, zmm26, zmm2
sar rbx, 1
vpermq zmm20, zmmword ptr [rdi+3136], 0x44
vpermq zmm19, zmmword ptr [rdi+3136], 0xee
lea rsi, [rbx+r9]
cmovc rsi, rbx
adc r10, 0
cmovs rdx, rax
vpmuldq zmm27, zmm23, zmm20
vpmuldq zmm18, zmm24, zmm19
vpsllvq zmm9, zmm5, zmm30
vpaddq zmm8, zmm14, zmm1
vpaddq zmm16, zmm8, zmm27
vpaddq zmm21, zmm16, zmm18
vpmuludq zmm4, zmm10, zmmword ptr [rdi+10304]
vpaddq zmm13, zmm21, zmm4
vpmuludq zmm3, zmm11, zmmword ptr [rdi+10240]
vpaddq zmm0, zmm13, zmm3
vpaddq zmm15, zmm0, qword ptr [rdi+512]{1to8}
vpsravq zmm2, zmm9, zmm31
vpaddq zmm5, zmm15, zmm22
vpsrlq zmm14, zmm5, 30
vpandq zmm1, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm1
vpmuldq zmm8, zmm25, zmm20
vpmuldq zmm27, zmm26, zmm19
vpermq zmm16, zmmword ptr [rdi+3200], 0x44
vpsubq zmm18, zmm28, zmm2
vpermq zmm21, zmmword ptr [rdi+3200], 0xee
vpmuldq zmm4, zmm23, zmm16
vpmuldq zmm13, zmm24, zmm21
vpaddq zmm3, zmm8, zmm27
cmovs r13, rbx
vpaddq zmm0, zmm3, zmm4
vpaddq zmm9, zmm0, zmm13
lea r11, [rdx-1]
vpmuludq zmm15, zmm10, zmmword ptr [rdi+10368]
vpaddq zmm22, zmm9, zmm15
vmovdqa64 zmmword ptr [rdi+192], zmm18
sarx r12, rdx, r15
vpmuludq zmm5, zmm11, zmmword ptr [rdi+10304]
mov rbp, r13
xor rbp, r12
vpaddq zmm1, zmm22, zmm5
vpaddq zmm20, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm14
vpsrlq zmm2, zmm19, 30
vpandq zmm8, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm8
mov rcx, qword ptr [rdi+192]
mov r8, -2
vpmuldq zmm27, zmm25, zmm16
sub r8, rdx
vpmuldq zmm3, zmm26, zmm21
vpermq zmm4, zmmword ptr [rdi+3264], 0x44
vpermq zmm0, zmmword ptr [rdi+3264], 0xee
vpmuldq zmm13, zmm23, zmm4
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm15, zmm27, zmm3
imul rcx, qword ptr [rdi-24]
vpaddq zmm18, zmm15, zmm13
vpaddq zmm22, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+10432]
vpaddq zmm1, zmm22, zmm5
vpmuludq zmm20, zmm11, zmmword ptr [rdi+10368]
vpaddq zmm14, zmm1, zmm20
vpaddq zmm19, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm2
mov r14, qword ptr [rdi+200]
vpsrlq zmm16, zmm8, 30
vpandq zmm21, zmm8, zmm7
sar rsi, 1
lea r9, [rsi+rbp]
cmovc r9, rsi
adc r12, 0
cmovs r11, r8
vmovdqa64 zmmword ptr [rdi+3136], zmm21
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm0
vpermq zmm15, zmmword ptr [rdi+3328], 0x44
vpermq zmm13, zmmword ptr [rdi+3328], 0xee
vpmuldq zmm18, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm13
cmovs r13, rsi
imul r14, qword ptr [rdi-8]
vpaddq zmm22, zmm27, zmm3
vpaddq zmm5, zmm22, zmm18
vpaddq zmm1, zmm5, zmm9
vpmuludq zmm20, zmm10, zmmword ptr [rdi+10496]
vpaddq zmm14, zmm1, zmm20
lea r10, [r11-1]
vpmuludq zmm19, zmm11, zmmword ptr [rdi+10432]
lea rax, [rcx+r14]
vpaddq zmm2, zmm14, zmm19
vpaddq zmm8, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm16
vpsrlq zmm4, zmm21, 30
sarx rbx, r11, r15
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm0
vpmuldq zmm27, zmm25, zmm15
sar rax, 20
vpmuldq zmm3, zmm26, zmm13
vpermq zmm22, zmmword ptr [rdi+3392], 0x44
mov rdx, -2
vpermq zmm18, zmmword ptr [rdi+3392], 0xee
sub rdx, r11
vpmuldq zmm5, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm1, zmm27, zmm3
vpaddq zmm20, zmm1, zmm5
mov qword ptr [rdi+8], rax
vpaddq zmm14, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+10560]
vpaddq zmm2, zmm14, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+10496]
vpaddq zmm16, zmm2, zmm8
vpaddq zmm21, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm21, zmm4
mov rbp, r13
xor rbp, rbx
vpsrlq zmm15, zmm0, 30
mov r12, qword ptr [rdi+208]
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3264], zmm13
sar r9, 1
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm3, zmm26, zmm18
lea r8, [r9+rbp]
cmovc r8, r9
adc rbx, 0
cmovs r10, rdx
vpermq zmm1, zmmword ptr [rdi+3456], 0x44
vpermq zmm5, zmmword ptr [rdi+3456], 0xee
vpmuldq zmm20, zmm23, zmm1
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm14, zmm27, zmm3
vpaddq zmm19, zmm14, zmm20
vpaddq zmm2, zmm19, zmm9
vpmuludq zmm8, zmm10, zmmword ptr [rdi+10624]
vpaddq zmm16, zmm2, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+10560]
vpaddq zmm4, zmm16, zmm21
vpaddq zmm0, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm0, zmm15
vpsrlq zmm22, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm18
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm5
vpermq zmm14, zmmword ptr [rdi+3520], 0x44
vpermq zmm20, zmmword ptr [rdi+3520], 0xee
vpmuldq zmm19, zmm23, zmm14
cmovs r13, r9
imul r12, qword ptr [rdi-24]
mov rsi, qword ptr [rdi+216]
imul rsi, qword ptr [rdi-8]
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm2, zmm27, zmm3
lea rcx, [r10-1]
vpaddq zmm8, zmm2, zmm19
vpaddq zmm16, zmm8, zmm9
lea r14, [r12+rsi]
sarx r11, r10, r15
vpmuludq zmm21, zmm10, zmmword ptr [rdi+10688]
mov rax, r13
xor rax, r11
vpaddq zmm4, zmm16, zmm21
vpmuludq zmm0, zmm11, zmmword ptr [rdi+10624]
vpaddq zmm15, zmm4, zmm0
vpaddq zmm13, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm22
vpsrlq zmm1, zmm18, 30
mov rbp, -2
vpandq zmm5, zmm18, zmm7
sar r14, 20
sub rbp, r10
vmovdqa64 zmmword ptr [rdi+3392], zmm5
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm20
vpermq zmm2, zmmword ptr [rdi+3584], 0x44
vpermq zmm19, zmmword ptr [rdi+3584], 0xee
vpmuldq zmm8, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm19
mov qword ptr [rdi+16], r14
vpaddq zmm16, zmm27, zmm3
vpaddq zmm21, zmm16, zmm8
vpaddq zmm4, zmm21, zmm9
vpmuludq zmm0, zmm10, zmmword ptr [rdi+10752]
vpaddq zmm15, zmm4, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+10688]
vpaddq zmm22, zmm15, zmm13
mov rbx, qword ptr [rdi+192]
vpaddq zmm18, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm18, zmm1
sar r8, 1
lea rdx, [r8+rax]
cmovc rdx, r8
adc r11, 0
cmovs rcx, rbp
vpsrlq zmm14, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm20
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm19
vpermq zmm16, zmmword ptr [rdi+3648], 0x44
vpermq zmm8, zmmword ptr [rdi+3648], 0xee
cmovs r13, r8
imul rbx, qword ptr [rdi+384]
vpmuldq zmm21, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm8
vpaddq zmm4, zmm27, zmm3
vpaddq zmm0, zmm4, zmm21
vpaddq zmm15, zmm0, zmm9
vpmuludq zmm13, zmm10, zmmword ptr [rdi+10816]
lea r9, [rcx-1]
mov r12, qword ptr [rdi+200]
vpaddq zmm22, zmm15, zmm13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+10752]
vpaddq zmm1, zmm22, zmm18
vpaddq zmm5, zmm1, qword ptr [rdi+512]{1to8}
sarx rsi, rcx, r15
vpaddq zmm20, zmm5, zmm14
vpsrlq zmm2, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm19
imul r12, qword ptr [rdi+400]
vpmuldq zmm27, zmm25, zmm16
mov r10, -2
vpmuldq zmm3, zmm26, zmm8
sub r10, rcx
vpermq zmm4, zmmword ptr [rdi+3712], 0x44
vpermq zmm21, zmmword ptr [rdi+3712], 0xee
vpmuldq zmm0, zmm23, zmm4
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm15, zmm27, zmm3
lea r14, [rbx+r12]
vpaddq zmm13, zmm15, zmm0
vpaddq zmm22, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+10880]
vpaddq zmm1, zmm22, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+10816]
vpaddq zmm14, zmm1, zmm5
vpaddq zmm20, zmm14, qword ptr [rdi+512]{1to8}
mov rax, r13
xor rax, rsi
mov r11, qword ptr [rdi+8]
vpaddq zmm19, zmm20, zmm2
vpsrlq zmm16, zmm19, 30
sar rdx, 1
vpandq zmm8, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm8
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc rsi, 0
cmovs r9, r10
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm21
vpermq zmm15, zmmword ptr [rdi+3776], 0x44
vpermq zmm0, zmmword ptr [rdi+3776], 0xee
vpmuldq zmm13, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm22, zmm27, zmm3
vpaddq zmm18, zmm22, zmm13
vpaddq zmm1, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+10944]
vpaddq zmm14, zmm1, zmm5
vpmuludq zmm20, zmm11, zmmword ptr [rdi+10880]
vpaddq zmm2, zmm14, zmm20
vpaddq zmm19, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm16
vpsrlq zmm4, zmm8, 30
vpandq zmm21, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+3648], zmm21
vpmuldq zmm27, zmm25, zmm15
vpmuldq zmm3, zmm26, zmm0
vpermq zmm22, zmmword ptr [rdi+3840], 0x44
vpermq zmm13, zmmword ptr [rdi+3840], 0xee
cmovs r13, rdx
sar r11, 20
lea r8, [r11+r14]
shl r8, 44
vpmuldq zmm18, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm13
lea rcx, [r9-1]
vpaddq zmm1, zmm27, zmm3
vpaddq zmm5, zmm1, zmm18
sarx rbx, r9, r15
mov qword ptr [rdi+24], r8
vpaddq zmm14, zmm5, zmm9
mov r12, r13
xor r12, rbx
vpmuludq zmm20, zmm10, zmmword ptr [rdi+11008]
vpaddq zmm2, zmm14, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+10944]
vpaddq zmm16, zmm2, zmm19
vpaddq zmm8, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm4
mov rax, -2
mov rsi, qword ptr [rdi+208]
vpsrlq zmm15, zmm21, 30
sub rax, r9
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm0
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm3, zmm26, zmm13
vpermq zmm1, zmmword ptr [rdi+3904], 0x44
vpermq zmm18, zmmword ptr [rdi+3904], 0xee
vpmuldq zmm5, zmm23, zmm1
imul rsi, qword ptr [rdi+384]
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm14, zmm27, zmm3
vpaddq zmm20, zmm14, zmm5
vpaddq zmm2, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+11072]
vpaddq zmm16, zmm2, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+11008]
mov r10, qword ptr [rdi+216]
vpaddq zmm4, zmm16, zmm8
sar rbp, 1
lea rdx, [rbp+r12]
cmovc rdx, rbp
adc rbx, 0
cmovs rcx, rax
vpaddq zmm21, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm21, zmm15
vpsrlq zmm22, zmm0, 30
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm13
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm18
cmovs r13, rbp
imul r10, qword ptr [rdi+400]
vpermq zmm14, zmmword ptr [rdi+3968], 0x44
vpermq zmm5, zmmword ptr [rdi+3968], 0xee
vpmuldq zmm20, zmm23, zmm14
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm2, zmm27, zmm3
vpaddq zmm19, zmm2, zmm20
lea r11, [rcx-1]
vpaddq zmm16, zmm19, zmm9
lea r14, [rsi+r10]
vpmuludq zmm8, zmm10, zmmword ptr [rdi+11136]
vpaddq zmm4, zmm16, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+11072]
vpaddq zmm15, zmm4, zmm21
sarx r8, rcx, r15
vpaddq zmm0, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm0, zmm22
vpsrlq zmm1, zmm13, 30
mov r9, qword ptr [rdi+16]
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm18
mov r12, -2
vpmuldq zmm27, zmm25, zmm14
sub r12, rcx
vpmuldq zmm3, zmm26, zmm5
vpermq zmm2, zmmword ptr [rdi+4032], 0x44
vpermq zmm20, zmmword ptr [rdi+4032], 0xee
vpmuldq zmm19, zmm23, zmm2
sar r9, 20
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm16, zmm27, zmm3
vpaddq zmm8, zmm16, zmm19
vpaddq zmm4, zmm8, zmm9
vpmuludq zmm21, zmm10, zmmword ptr [rdi+11200]
vpaddq zmm15, zmm4, zmm21
vpmuludq zmm0, zmm11, zmmword ptr [rdi+11136]
mov rbx, r13
xor rbx, r8
vpaddq zmm22, zmm15, zmm0
lea rax, [r9+r14]
vpaddq zmm13, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm1
sar rdx, 1
vpsrlq zmm14, zmm18, 30
vpandq zmm5, zmm18, zmm7
lea rbp, [rdx+rbx]
cmovc rbp, rdx
adc r8, 0
cmovs r11, r12
vmovdqa64 zmmword ptr [rdi+3904], zmm5
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm20
vpermq zmm16, zmmword ptr [rdi+4096], 0x44
vpermq zmm19, zmmword ptr [rdi+4096], 0xee
vpmuldq zmm8, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm19
vpaddq zmm4, zmm27, zmm3
vpaddq zmm21, zmm4, zmm8
vpaddq zmm15, zmm21, zmm9
vpmuludq zmm0, zmm10, zmmword ptr [rdi+11264]
vpaddq zmm22, zmm15, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+11200]
vpaddq zmm1, zmm22, zmm13
vpaddq zmm18, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm18, zmm14
vpsrlq zmm2, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm20
vpmuldq zmm27, zmm25, zmm16
vpmuldq zmm3, zmm26, zmm19
cmovs r13, rdx
shl rax, 44
mov qword ptr [rdi+32], rax
vpermq zmm4, zmmword ptr [rdi+4160], 0x44
vpermq zmm8, zmmword ptr [rdi+4160], 0xee
lea rsi, [r11-1]
vpmuldq zmm21, zmm23, zmm4
vpmuldq zmm9, zmm24, zmm8
sarx r10, r11, r15
vpaddq zmm15, zmm27, zmm3
mov rcx, r13
xor rcx, r10
vpaddq zmm0, zmm15, zmm21
vpaddq zmm22, zmm0, zmm9
vpmuludq zmm13, zmm10, zmmword ptr [rdi+11328]
vpaddq zmm1, zmm22, zmm13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+11264]
vpaddq zmm14, zmm1, zmm18
mov r9, -2
vpaddq zmm5, zmm14, qword ptr [rdi+512]{1to8}
sub r9, r11
vpaddq zmm20, zmm5, zmm2
vpsrlq zmm16, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm19
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm8
vpermq zmm15, zmmword ptr [rdi+4224], 0x44
vpermq zmm21, zmmword ptr [rdi+4224], 0xee
vpmuldq zmm0, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm22, zmm27, zmm3
vpaddq zmm13, zmm22, zmm0
vpaddq zmm1, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+11392]
vpaddq zmm14, zmm1, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+11328]
sar rbp, 1
lea r14, [rbp+rcx]
cmovc r14, rbp
adc r10, 0
cmovs rsi, r9
vpaddq zmm2, zmm14, zmm5
vpaddq zmm20, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm16
vpsrlq zmm4, zmm19, 30
vpandq zmm8, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm8
vpmuldq zmm27, zmm25, zmm15
cmovs r13, rbp
vpmuldq zmm3, zmm26, zmm21
vpermq zmm22, zmmword ptr [rdi+4288], 0x44
vpermq zmm0, zmmword ptr [rdi+4288], 0xee
vpmuldq zmm13, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm0
lea rbx, [rsi-1]
vpaddq zmm1, zmm27, zmm3
vpaddq zmm18, zmm1, zmm13
vpaddq zmm14, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+11456]
vpaddq zmm2, zmm14, zmm5
sarx r8, rsi, r15
vpmuludq zmm20, zmm11, zmmword ptr [rdi+11392]
vpaddq zmm16, zmm2, zmm20
vpaddq zmm19, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm4
vpsrlq zmm15, zmm8, 30
mov r12, -2
vpandq zmm21, zmm8, zmm7
sub r12, rsi
vmovdqa64 zmmword ptr [rdi+4160], zmm21
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm3, zmm26, zmm0
vpermq zmm1, zmmword ptr [rdi+4352], 0x44
vpermq zmm13, zmmword ptr [rdi+4352], 0xee
vpmuldq zmm18, zmm23, zmm1
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm14, zmm27, zmm3
vpaddq zmm5, zmm14, zmm18
vpaddq zmm2, zmm5, zmm9
vpmuludq zmm20, zmm10, zmmword ptr [rdi+11520]
mov rdx, r13
xor rdx, r8
vpaddq zmm16, zmm2, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+11456]
vpaddq zmm4, zmm16, zmm19
sar r14, 1
vpaddq zmm8, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm15
lea rax, [r14+rdx]
cmovc rax, r14
adc r8, 0
cmovs rbx, r12
vpsrlq zmm22, zmm21, 30
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm0
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm13
vpermq zmm14, zmmword ptr [rdi+4416], 0x44
vpermq zmm18, zmmword ptr [rdi+4416], 0xee
vpmuldq zmm5, zmm23, zmm14
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm2, zmm27, zmm3
vpaddq zmm20, zmm2, zmm5
vpaddq zmm16, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+11584]
vpaddq zmm4, zmm16, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+11520]
vpaddq zmm15, zmm4, zmm8
vpaddq zmm21, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm21, zmm22
vpsrlq zmm1, zmm0, 30
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm13
cmovs r13, r14
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm18
lea r11, [rbx-1]
vpermq zmm2, zmmword ptr [rdi+4480], 0x44
vpermq zmm5, zmmword ptr [rdi+4480], 0xee
sarx rcx, rbx, r15
vpmuldq zmm20, zmm23, zmm2
mov r10, r13
xor r10, rcx
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm16, zmm27, zmm3
vpaddq zmm19, zmm16, zmm20
vpaddq zmm4, zmm19, zmm9
vpmuludq zmm8, zmm10, zmmword ptr [rdi+11648]
vpaddq zmm15, zmm4, zmm8
mov r9, -2
vpmuludq zmm21, zmm11, zmmword ptr [rdi+11584]
sub r9, rbx
vpaddq zmm22, zmm15, zmm21
vpaddq zmm0, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm0, zmm1
vpsrlq zmm14, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm18
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm5
vpermq zmm16, zmmword ptr [rdi+4544], 0x44
vpermq zmm20, zmmword ptr [rdi+4544], 0xee
vpmuldq zmm19, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm4, zmm27, zmm3
vpaddq zmm8, zmm4, zmm19
vpaddq zmm15, zmm8, zmm9
vpmuludq zmm21, zmm10, zmmword ptr [rdi+11712]
sar rax, 1
lea rbp, [rax+r10]
cmovc rbp, rax
adc rcx, 0
cmovs r11, r9
vpaddq zmm22, zmm15, zmm21
vpmuludq zmm0, zmm11, zmmword ptr [rdi+11648]
vpaddq zmm1, zmm22, zmm0
vpaddq zmm13, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm14
vpsrlq zmm2, zmm18, 30
vpandq zmm5, zmm18, zmm7
cmovs r13, rax
vmovdqa64 zmmword ptr [rdi+4416], zmm5
vpmuldq zmm27, zmm25, zmm16
vpmuldq zmm3, zmm26, zmm20
vpermq zmm4, zmmword ptr [rdi+4608], 0x44
vpermq zmm19, zmmword ptr [rdi+4608], 0xee
vpmuldq zmm8, zmm23, zmm4
lea rsi, [r11-1]
vpmuldq zmm9, zmm24, zmm19
vpaddq zmm15, zmm27, zmm3
vpaddq zmm21, zmm15, zmm8
vpaddq zmm22, zmm21, zmm9
vpmuludq zmm0, zmm10, zmmword ptr [rdi+11776]
sarx rdx, r11, r15
vpaddq zmm1, zmm22, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+11712]
vpaddq zmm14, zmm1, zmm13
vpaddq zmm18, zmm14, qword ptr [rdi+512]{1to8}
mov r8, -2
vpaddq zmm5, zmm18, zmm2
sub r8, r11
vpsrlq zmm16, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+4480], zmm20
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm19
vpermq zmm15, zmmword ptr [rdi+4672], 0x44
vpermq zmm8, zmmword ptr [rdi+4672], 0xee
vpmuldq zmm21, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm8
vpaddq zmm22, zmm27, zmm3
vpaddq zmm0, zmm22, zmm21
vpaddq zmm1, zmm0, zmm9
mov r12, r13
xor r12, rdx
vpmuludq zmm13, zmm10, zmmword ptr [rdi+11840]
vpaddq zmm14, zmm1, zmm13
sar rbp, 1
vpmuludq zmm18, zmm11, zmmword ptr [rdi+11776]
vpaddq zmm2, zmm14, zmm18
vpaddq zmm5, zmm2, qword ptr [rdi+512]{1to8}
lea r14, [rbp+r12]
cmovc r14, rbp
adc rdx, 0
cmovs rsi, r8
vpaddq zmm20, zmm5, zmm16
vpsrlq zmm4, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm19
vpmuldq zmm27, zmm25, zmm15
vpmuldq zmm3, zmm26, zmm8
vpermq zmm22, zmmword ptr [rdi+4736], 0x44
vpermq zmm21, zmmword ptr [rdi+4736], 0xee
vpmuldq zmm0, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm1, zmm27, zmm3
vpaddq zmm13, zmm1, zmm0
vpaddq zmm14, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+11904]
vpaddq zmm2, zmm14, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+11840]
vpaddq zmm16, zmm2, zmm5
vpaddq zmm20, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm4
vpsrlq zmm15, zmm19, 30
vpandq zmm8, zmm19, zmm7
cmovs r13, rbp
vmovdqa64 zmmword ptr [rdi+4608], zmm8
vpmuldq zmm27, zmm25, zmm22
lea rbx, [rsi-1]
vpmuldq zmm3, zmm26, zmm21
vpermq zmm1, zmmword ptr [rdi+4800], 0x44
sarx r10, rsi, r15
vpermq zmm0, zmmword ptr [rdi+4800], 0xee
mov rcx, r13
xor rcx, r10
vpmuldq zmm13, zmm23, zmm1
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm14, zmm27, zmm3
vpaddq zmm18, zmm14, zmm13
vpaddq zmm2, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+11968]
mov r9, -2
vpaddq zmm16, zmm2, zmm5
sub r9, rsi
vpmuludq zmm20, zmm11, zmmword ptr [rdi+11904]
vpaddq zmm4, zmm16, zmm20
vpaddq zmm19, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm15
vpsrlq zmm22, zmm8, 30
vpandq zmm21, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm21
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm0
vpermq zmm14, zmmword ptr [rdi+4864], 0x44
vpermq zmm13, zmmword ptr [rdi+4864], 0xee
vpmuldq zmm18, zmm23, zmm14
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm2, zmm27, zmm3
vpaddq zmm5, zmm2, zmm18
sar r14, 1
lea rax, [r14+rcx]
cmovc rax, r14
adc r10, 0
cmovs rbx, r9
vpaddq zmm16, zmm5, zmm9
vpmuludq zmm20, zmm10, zmmword ptr [rdi+12032]
vpaddq zmm4, zmm16, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+11968]
vpaddq zmm15, zmm4, zmm19
vpaddq zmm8, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm22
cmovs r13, r14
vpsrlq zmm1, zmm21, 30
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+4736], zmm0
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm13
vpermq zmm2, zmmword ptr [rdi+4928], 0x44
lea r11, [rbx-1]
vpermq zmm18, zmmword ptr [rdi+4928], 0xee
vpmuldq zmm5, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm16, zmm27, zmm3
vpaddq zmm20, zmm16, zmm5
sarx r12, rbx, r15
vpaddq zmm4, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+12096]
vpaddq zmm15, zmm4, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+12032]
vpaddq zmm22, zmm15, zmm8
mov rdx, -2
vpaddq zmm21, zmm22, qword ptr [rdi+512]{1to8}
sub rdx, rbx
vpaddq zmm0, zmm21, zmm1
vpsrlq zmm14, zmm0, 30
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4800], zmm13
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm18
vpermq zmm16, zmmword ptr [rdi+4992], 0x44
vpermq zmm5, zmmword ptr [rdi+4992], 0xee
vpmuldq zmm20, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm4, zmm27, zmm3
mov r8, r13
xor r8, r12
vpaddq zmm19, zmm4, zmm20
vpaddq zmm15, zmm19, zmm9
vpmuludq zmm8, zmm10, zmmword ptr [rdi+12160]
sar rax, 1
vpaddq zmm22, zmm15, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+12096]
lea rbp, [rax+r8]
cmovc rbp, rax
adc r12, 0
cmovs r11, rdx
vpaddq zmm1, zmm22, zmm21
vpaddq zmm0, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm0, zmm14
vpsrlq zmm2, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4864], zmm18
vpmuldq zmm27, zmm25, zmm16
vpmuldq zmm3, zmm26, zmm5
vpermq zmm4, zmmword ptr [rdi+5056], 0x44
vpermq zmm20, zmmword ptr [rdi+5056], 0xee
vpmuldq zmm19, zmm23, zmm4
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm15, zmm27, zmm3
vpaddq zmm8, zmm15, zmm19
vpaddq zmm22, zmm8, zmm9
vpmuludq zmm21, zmm10, zmmword ptr [rdi+12224]
vpaddq zmm1, zmm22, zmm21
vpmuludq zmm0, zmm11, zmmword ptr [rdi+12160]
vpaddq zmm14, zmm1, zmm0
vpaddq zmm13, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm2
cmovs r13, rax
vpsrlq zmm16, zmm18, 30
vpandq zmm5, zmm18, zmm7
lea rsi, [r11-1]
vmovdqa64 zmmword ptr [rdi+4928], zmm5
vpmuldq zmm27, zmm25, zmm4
sarx rcx, r11, r15
vpmuldq zmm3, zmm26, zmm20
mov r10, r13
xor r10, rcx
vpermq zmm15, zmmword ptr [rdi+5120], 0x44
vpermq zmm19, zmmword ptr [rdi+5120], 0xee
vpmuldq zmm8, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm19
vpaddq zmm22, zmm27, zmm3
vpaddq zmm21, zmm22, zmm8
mov r9, -2
vpaddq zmm1, zmm21, zmm9
sub r9, r11
vpmuludq zmm0, zmm10, zmmword ptr [rdi+12288]
vpaddq zmm14, zmm1, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+12224]
vpaddq zmm2, zmm14, zmm13
vpaddq zmm18, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm18, zmm16
vpsrlq zmm4, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm20
vpmuldq zmm27, zmm25, zmm15
vpmuldq zmm3, zmm26, zmm19
vpermq zmm22, zmmword ptr [rdi+5184], 0x44
vpermq zmm8, zmmword ptr [rdi+5184], 0xee
vpmuldq zmm21, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm8
vpaddq zmm1, zmm27, zmm3
sar rbp, 1
lea r14, [rbp+r10]
cmovc r14, rbp
adc rcx, 0
cmovs rsi, r9
vpaddq zmm0, zmm1, zmm21
vpaddq zmm14, zmm0, zmm9
vpmuludq zmm13, zmm10, zmmword ptr [rdi+12352]
vpaddq zmm2, zmm14, zmm13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+12288]
vpaddq zmm16, zmm2, zmm18
vpaddq zmm5, zmm16, qword ptr [rdi+512]{1to8}
cmovs r13, rbp
vpaddq zmm20, zmm5, zmm4
vpsrlq zmm15, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+5056], zmm19
vpmuldq zmm27, zmm25, zmm22
lea rbx, [rsi-1]
vpmuldq zmm3, zmm26, zmm8
vpermq zmm1, zmmword ptr [rdi+5248], 0x44
vpermq zmm21, zmmword ptr [rdi+5248], 0xee
vpmuldq zmm0, zmm23, zmm1
vpmuldq zmm9, zmm24, zmm21
sarx r8, rsi, r15
vpaddq zmm14, zmm27, zmm3
vpaddq zmm13, zmm14, zmm0
vpaddq zmm2, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+12416]
vpaddq zmm16, zmm2, zmm18
mov r12, -2
vpmuludq zmm5, zmm11, zmmword ptr [rdi+12352]
sub r12, rsi
vpaddq zmm4, zmm16, zmm5
vpaddq zmm20, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm15
vpsrlq zmm22, zmm19, 30
vpandq zmm8, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+5120], zmm8
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm21
vpermq zmm14, zmmword ptr [rdi+5312], 0x44
vpermq zmm0, zmmword ptr [rdi+5312], 0xee
vpmuldq zmm13, zmm23, zmm14
mov rdx, r13
xor rdx, r8
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm2, zmm27, zmm3
vpaddq zmm18, zmm2, zmm13
sar r14, 1
vpaddq zmm16, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+12480]
lea rax, [r14+rdx]
cmovc rax, r14
adc r8, 0
cmovs rbx, r12
vpaddq zmm4, zmm16, zmm5
vpmuludq zmm20, zmm11, zmmword ptr [rdi+12416]
vpaddq zmm15, zmm4, zmm20
vpaddq zmm19, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm22
vpsrlq zmm1, zmm8, 30
vpandq zmm21, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+5184], zmm21
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm0
vpermq zmm2, zmmword ptr [rdi+5376], 0x44
vpermq zmm13, zmmword ptr [rdi+5376], 0xee
vpmuldq zmm18, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm16, zmm27, zmm3
vpaddq zmm5, zmm16, zmm18
vpaddq zmm4, zmm5, zmm9
vpmuludq zmm20, zmm10, zmmword ptr [rdi+12544]
vpaddq zmm15, zmm4, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+12480]
vpaddq zmm22, zmm15, zmm19
cmovs r13, r14
vpaddq zmm8, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm1
lea r11, [rbx-1]
vpsrlq zmm14, zmm21, 30
vpandq zmm0, zmm21, zmm7
sarx r10, rbx, r15
vmovdqa64 zmmword ptr [rdi+5248], zmm0
mov rcx, r13
xor rcx, r10
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm13
vpermq zmm16, zmmword ptr [rdi+5440], 0x44
vpermq zmm18, zmmword ptr [rdi+5440], 0xee
vpmuldq zmm5, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm18
mov r9, -2
vpaddq zmm4, zmm27, zmm3
sub r9, rbx
vpaddq zmm20, zmm4, zmm5
vpaddq zmm15, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+12608]
vpaddq zmm22, zmm15, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+12544]
vpaddq zmm1, zmm22, zmm8
vpaddq zmm21, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm21, zmm14
vpsrlq zmm2, zmm0, 30
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+5312], zmm13
vpmuldq zmm27, zmm25, zmm16
vpmuldq zmm3, zmm26, zmm18
vpermq zmm4, zmmword ptr [rdi+5504], 0x44
vpermq zmm5, zmmword ptr [rdi+5504], 0xee
vpmuldq zmm20, zmm23, zmm4
sar rax, 1
lea rbp, [rax+rcx]
cmovc rbp, rax
adc r10, 0
cmovs r11, r9
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm15, zmm27, zmm3
vpaddq zmm19, zmm15, zmm20
vpaddq zmm22, zmm19, zmm9
vpmuludq zmm8, zmm10, zmmword ptr [rdi+12672]
vpaddq zmm1, zmm22, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+12608]
cmovs r13, rax
vpaddq zmm14, zmm1, zmm21
vpaddq zmm0, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm0, zmm2
vpsrlq zmm16, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+5376], zmm18
lea rsi, [r11-1]
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm5
vpermq zmm15, zmmword ptr [rdi+5568], 0x44
vpermq zmm20, zmmword ptr [rdi+5568], 0xee
vpmuldq zmm19, zmm23, zmm15
sarx rdx, r11, r15
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm22, zmm27, zmm3
vpaddq zmm8, zmm22, zmm19
vpaddq zmm1, zmm8, zmm9
mov r8, -2
vpmuludq zmm21, zmm10, zmmword ptr [rdi+12736]
sub r8, r11
vpaddq zmm14, zmm1, zmm21
vpmuludq zmm0, zmm11, zmmword ptr [rdi+12672]
vpaddq zmm2, zmm14, zmm0
vpaddq zmm13, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm16
vpsrlq zmm4, zmm18, 30
vpandq zmm5, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+5440], zmm5
vpmuldq zmm27, zmm25, zmm15
vpmuldq zmm3, zmm26, zmm20
vpermq zmm22, zmmword ptr [rdi+5632], 0x44
vpermq zmm19, zmmword ptr [rdi+5632], 0xee
mov r12, r13
xor r12, rdx
vpmuldq zmm8, zmm23, zmm22
vpmuldq zmm9, zmm24, zmm19
vpaddq zmm1, zmm27, zmm3
sar rbp, 1
vpaddq zmm21, zmm1, zmm8
vpaddq zmm14, zmm21, zmm9
lea r14, [rbp+r12]
cmovc r14, rbp
adc rdx, 0
cmovs rsi, r8
vpmuludq zmm0, zmm10, zmmword ptr [rdi+12800]
vpaddq zmm2, zmm14, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+12736]
vpaddq zmm16, zmm2, zmm13
vpaddq zmm18, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm18, zmm4
vpsrlq zmm15, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+5504], zmm20
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm3, zmm26, zmm19
vpermq zmm1, zmmword ptr [rdi+5696], 0x44
vpermq zmm8, zmmword ptr [rdi+5696], 0xee
vpmuldq zmm21, zmm23, zmm1
vpmuldq zmm9, zmm24, zmm8
vpaddq zmm14, zmm27, zmm3
vpaddq zmm0, zmm14, zmm21
vpaddq zmm2, zmm0, zmm9
vpmuludq zmm13, zmm10, zmmword ptr [rdi+12864]
vpaddq zmm16, zmm2, zmm13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+12800]
cmovs r13, rbp
vpaddq zmm4, zmm16, zmm18
vpaddq zmm5, zmm4, qword ptr [rdi+512]{1to8}
lea rbx, [rsi-1]
vpaddq zmm20, zmm5, zmm15
vpsrlq zmm22, zmm20, 30
sarx rcx, rsi, r15
vpandq zmm19, zmm20, zmm7
mov r10, r13
xor r10, rcx
vmovdqa64 zmmword ptr [rdi+5568], zmm19
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm8
vpermq zmm14, zmmword ptr [rdi+5760], 0x44
vpermq zmm21, zmmword ptr [rdi+5760], 0xee
vpmuldq zmm0, zmm23, zmm14
mov r9, -2
vpmuldq zmm9, zmm24, zmm21
sub r9, rsi
vpaddq zmm2, zmm27, zmm3
vpaddq zmm13, zmm2, zmm0
vpaddq zmm16, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+12928]
vpaddq zmm4, zmm16, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+12864]
vpaddq zmm15, zmm4, zmm5
vpaddq zmm20, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm22
vpsrlq zmm1, zmm19, 30
vpandq zmm8, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+5632], zmm8
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm21
vpermq zmm2, zmmword ptr [rdi+5824], 0x44
sar r14, 1
lea rax, [r14+r10]
cmovc rax, r14
adc rcx, 0
cmovs rbx, r9
vpermq zmm0, zmmword ptr [rdi+5824], 0xee
vpmuldq zmm13, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm16, zmm27, zmm3
vpaddq zmm18, zmm16, zmm13
vpaddq zmm4, zmm18, zmm9
vpmuludq zmm5, zmm10, zmmword ptr [rdi+12992]
cmovs r13, r14
vpaddq zmm15, zmm4, zmm5
vpmuludq zmm20, zmm11, zmmword ptr [rdi+12928]
vpaddq zmm22, zmm15, zmm20
vpaddq zmm19, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm1
vpsrlq zmm14, zmm8, 30
lea r11, [rbx-1]
vpandq zmm21, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+5696], zmm21
vpmuldq zmm27, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm0
vpermq zmm16, zmmword ptr [rdi+5888], 0x44
sarx r12, rbx, r15
vpermq zmm13, zmmword ptr [rdi+5888], 0xee
vpmuldq zmm18, zmm23, zmm16
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm4, zmm27, zmm3
vpaddq zmm5, zmm4, zmm18
mov rdx, -2
vpaddq zmm15, zmm5, zmm9
sub rdx, rbx
vpmuludq zmm20, zmm10, zmmword ptr [rdi+13056]
vpaddq zmm22, zmm15, zmm20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+12992]
vpaddq zmm1, zmm22, zmm19
vpaddq zmm8, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm14
vpsrlq zmm2, zmm21, 30
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+5760], zmm0
vpmuldq zmm27, zmm25, zmm16
vpmuldq zmm3, zmm26, zmm13
mov r8, r13
xor r8, r12
vpermq zmm4, zmmword ptr [rdi+5952], 0x44
vpermq zmm18, zmmword ptr [rdi+5952], 0xee
vpmuldq zmm5, zmm23, zmm4
sar rax, 1
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm15, zmm27, zmm3
lea rbp, [rax+r8]
cmovc rbp, rax
adc r12, 0
cmovs r11, rdx
vpaddq zmm20, zmm15, zmm5
vpaddq zmm22, zmm20, zmm9
vpmuludq zmm19, zmm10, zmmword ptr [rdi+13120]
vpaddq zmm1, zmm22, zmm19
vpmuludq zmm8, zmm11, zmmword ptr [rdi+13056]
vpaddq zmm14, zmm1, zmm8
vpaddq zmm21, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm21, zmm2
vpsrlq zmm16, zmm0, 30
vpandq zmm13, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+5824], zmm13
vpmuldq zmm27, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm18
vpermq zmm15, zmmword ptr [rdi+6016], 0x44
vpermq zmm5, zmmword ptr [rdi+6016], 0xee
vpmuldq zmm20, zmm23, zmm15
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm22, zmm27, zmm3
vpaddq zmm19, zmm22, zmm20
vpaddq zmm1, zmm19, zmm9
vpmuludq zmm8, zmm10, zmmword ptr [rdi+13184]
cmovs r13, rax
mov rsi, rbp
add rsi, qword ptr [rdi-56]
mov r10, r13
add r10, qword ptr [rdi-64]
mov rcx, rbp
shl rcx, 44
mov r9, r13
shl r9, 45
rorx r14, rsi, 21
rorx rbx, rsi, 42
rorx r8, r10, 20
rorx r12, r10, 41
add rcx, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul r14, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+32]
imul r8, qword ptr [rdi+24]
imul r12, qword ptr [rdi+32]
vpaddq zmm14, zmm1, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+13120]
vpaddq zmm2, zmm14, zmm21
vpaddq zmm0, zmm2, qword ptr [rdi+512]{1to8}
sarx rdx, r11, r15
vpaddq zmm13, zmm0, zmm16
vpsrlq zmm4, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+5888], zmm18
vpmuldq zmm27, zmm25, zmm15
vpmuldq zmm3, zmm26, zmm5
vpermq zmm22, zmmword ptr [rdi+6080], 0x44
vpermq zmm20, zmmword ptr [rdi+6080], 0xee
vpmuldq zmm19, zmm23, zmm22
lea rax, [r14+rbx]
vpmuldq zmm9, zmm24, zmm20
lea rsi, [r8+r12]
vpaddq zmm1, zmm27, zmm3
vpaddq zmm8, zmm1, zmm19
vpaddq zmm14, zmm8, zmm9
vpmuludq zmm21, zmm10, zmmword ptr [rdi+13248]
lea r10, [rax+rcx]
vpaddq zmm2, zmm14, zmm21
lea r14, [rsi+r9]
vpmuludq zmm0, zmm11, zmmword ptr [rdi+13184]
vpaddq zmm16, zmm2, zmm0
vpaddq zmm13, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm13, zmm4
ror r10, 44
vpsrlq zmm15, zmm18, 30
ror r14, 45
vpandq zmm5, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+5952], zmm5
vpmuldq zmm27, zmm25, zmm22
vpmuldq zmm3, zmm26, zmm20
vpermq zmm1, zmmword ptr [rdi+6144], 0x44
vpermq zmm19, zmmword ptr [rdi+6144], 0xee
vpmuldq zmm8, zmm23, zmm1
lea rbx, [r11-1]
vpmuldq zmm9, zmm24, zmm19
vpaddq zmm14, zmm27, zmm3
vpaddq zmm21, zmm14, zmm8
mov r8, r14
xor r8, rdx
vpaddq zmm2, zmm21, zmm9
vpmuludq zmm0, zmm10, zmmword ptr [rdi+13312]
vpaddq zmm16, zmm2, zmm0
vpmuludq zmm13, zmm11, zmmword ptr [rdi+13248]
vpaddq zmm4, zmm16, zmm13
vpaddq zmm18, zmm4, qword ptr [rdi+512]{1to8}
mov r12, -2
vpaddq zmm5, zmm18, zmm15
sub r12, r11
vpsrlq zmm22, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+6016], zmm20
vpmuldq zmm27, zmm25, zmm1
vpmuldq zmm3, zmm26, zmm19
vpermq zmm14, zmmword ptr [rdi+6208], 0x44
vpermq zmm8, zmmword ptr [rdi+6208], 0xee
vpmuldq zmm21, zmm23, zmm14
vpmuldq zmm9, zmm24, zmm8
vpaddq zmm2, zmm27, zmm3
vpaddq zmm0, zmm2, zmm21
vpaddq zmm16, zmm0, zmm9
vpmuludq zmm13, zmm10, zmmword ptr [rdi+13376]
vpaddq zmm4, zmm16, zmm13
vpmuludq zmm18, zmm11, zmmword ptr [rdi+13312]
vpaddq zmm15, zmm4, zmm18
sar r10, 1
lea rax, [r10+r8]
cmovc rax, r10
adc rdx, 0
cmovs rbx, r12
vpaddq zmm5, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm5, zmm22
vpsrlq zmm1, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+6080], zmm19
vpmuldq zmm27, zmm25, zmm14
vpmuldq zmm3, zmm26, zmm8
cmovs r14, r10
vpermq zmm2, zmmword ptr [rdi+6272], 0x44
vpermq zmm21, zmmword ptr [rdi+6272], 0xee
vpmuldq zmm0, zmm23, zmm2
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm16, zmm27, zmm3
lea rcx, [rbx-1]
vpaddq zmm13, zmm16, zmm0
vpaddq zmm4, zmm13, zmm9
vpmuludq zmm18, zmm10, zmmword ptr [rdi+13440]
vpaddq zmm15, zmm4, zmm18
vpmuludq zmm5, zmm11, zmmword ptr [rdi+13376]
sarx rsi, rbx, r15
vpaddq zmm22, zmm15, zmm5
vpaddq zmm20, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm1
vpsrlq zmm14, zmm19, 30
vpandq zmm8, zmm19, zmm7
vpbroadcastq zmm27, r13
mov r9, -2
vmovdqa64 zmmword ptr [rdi+6144], zmm8
sub r9, rbx
vpmuldq zmm3, zmm25, zmm2
vpmuldq zmm16, zmm26, zmm21
vpermq zmm0, zmmword ptr [rdi+6336], 0x44
vpermq zmm13, zmmword ptr [rdi+6336], 0xee
vpmuldq zmm9, zmm23, zmm0
vpmuldq zmm4, zmm24, zmm13
vpaddq zmm18, zmm3, zmm16
vpaddq zmm15, zmm18, zmm9
vpaddq zmm5, zmm15, zmm4
vpbroadcastq zmm27{k1}, rbp
vpmuludq zmm22, zmm10, zmmword ptr [rdi+13504]
vpaddq zmm20, zmm5, zmm22
vpmuludq zmm1, zmm11, zmmword ptr [rdi+13440]
mov r11, r14
xor r11, rsi
vpaddq zmm19, zmm20, zmm1
vpaddq zmm8, zmm19, qword ptr [rdi+512]{1to8}
sar rax, 1
vpaddq zmm2, zmm8, zmm14
vpsrlq zmm21, zmm2, 30
lea r8, [rax+r11]
cmovc r8, rax
adc rsi, 0
cmovs rcx, r9
vpandq zmm3, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+6208], zmm3
vpmuldq zmm16, zmm25, zmm0
vpaddq zmm18, zmm27, zmm29
vpmuldq zmm9, zmm26, zmm13
vpermq zmm15, zmmword ptr [rdi+6400], 0x44
vpermq zmm4, zmmword ptr [rdi+6400], 0xee
vpmuldq zmm5, zmm23, zmm15
vpmuldq zmm22, zmm24, zmm4
vpaddq zmm20, zmm16, zmm9
vpaddq zmm1, zmm20, zmm5
vpaddq zmm19, zmm1, zmm22
vpmuludq zmm8, zmm10, zmmword ptr [rdi+13568]
vpsllvq zmm14, zmm18, zmm30
vpaddq zmm2, zmm19, zmm8
vpmuludq zmm3, zmm11, zmmword ptr [rdi+13504]
vpaddq zmm0, zmm2, zmm3
vpaddq zmm27, zmm0, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm27, zmm21
vpsrlq zmm16, zmm13, 30
vpandq zmm9, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+6272], zmm9
vpmuldq zmm20, zmm25, zmm15
cmovs r14, rax
vpmuldq zmm5, zmm26, zmm4
vpsravq zmm1, zmm14, zmm31
vpermq zmm22, zmmword ptr [rdi+6464], 0x44
vpermq zmm18, zmmword ptr [rdi+6464], 0xee
lea rdx, [rcx-1]
vpmuldq zmm19, zmm23, zmm22
vpmuldq zmm8, zmm24, zmm18
sarx r12, rcx, r15
mov r10, r14
xor r10, r12
vpaddq zmm2, zmm20, zmm5
vpaddq zmm3, zmm2, zmm19
vpaddq zmm0, zmm3, zmm8
vpmuludq zmm27, zmm10, zmmword ptr [rdi+13632]
vpaddq zmm21, zmm0, zmm27
vpmuludq zmm13, zmm11, zmmword ptr [rdi+13568]
vpsubq zmm9, zmm28, zmm1
vpaddq zmm15, zmm21, zmm13
mov r13, -2
vpaddq zmm4, zmm15, qword ptr [rdi+512]{1to8}
sub r13, rcx
vpaddq zmm14, zmm4, zmm16
vpsrlq zmm20, zmm14, 30
vpandq zmm5, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+6336], zmm5
vpmuldq zmm2, zmm25, zmm22
vpmuldq zmm19, zmm26, zmm18
vpermq zmm3, zmmword ptr [rdi+6528], 0x44
vmovdqa64 zmmword ptr [rdi+256], zmm9
vpermq zmm8, zmmword ptr [rdi+6528], 0xee
vpmuldq zmm0, zmm23, zmm3
vpmuldq zmm27, zmm24, zmm8
vpaddq zmm1, zmm2, zmm19
vpaddq zmm21, zmm1, zmm0
vpaddq zmm13, zmm21, zmm27
vpmuludq zmm15, zmm10, zmmword ptr [rdi+13696]
vpaddq zmm4, zmm13, zmm15
sar r8, 1
lea rbx, [r8+r10]
cmovc rbx, r8
adc r12, 0
cmovs rdx, r13
vpmuludq zmm16, zmm11, zmmword ptr [rdi+13632]
vpaddq zmm14, zmm4, zmm16
vpunpcklqdq zmm5, zmm9, zmm9
vpaddq zmm22, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm22, zmm20
vpsrlq zmm2, zmm18, 30
vpandq zmm19, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+6400], zmm19
cmovs r14, r8
vpmuldq zmm1, zmm25, zmm3
vpmuldq zmm0, zmm26, zmm8
vpermq zmm21, zmmword ptr [rdi+6592], 0x44
vpermq zmm27, zmmword ptr [rdi+6592], 0xee
vpmuldq zmm13, zmm23, zmm21
vpunpckhqdq zmm15, zmm9, zmm9
vpmuldq zmm4, zmm24, zmm27
lea rbp, [rdx-1]
vpaddq zmm16, zmm1, zmm0
vpaddq zmm14, zmm16, zmm13
vpaddq zmm22, zmm14, zmm4
vpmuludq zmm20, zmm10, zmmword ptr [rdi+13760]
vpaddq zmm18, zmm22, zmm20
sarx r11, rdx, r15
vpmuludq zmm19, zmm11, zmmword ptr [rdi+13696]
vpaddq zmm3, zmm18, zmm19
vpaddq zmm8, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm8, zmm2
vbroadcasti32x4 zmm1, xmmword ptr [rdi+192]
mov rsi, -2
vpsrlq zmm0, zmm9, 30
sub rsi, rdx
vpandq zmm16, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+6464], zmm16
vpmuldq zmm13, zmm25, zmm21
vpmuldq zmm14, zmm26, zmm27
vpermq zmm4, zmmword ptr [rdi+6656], 0x44
vpermq zmm22, zmmword ptr [rdi+6656], 0xee
vpmuldq zmm20, zmm23, zmm4
vpmuldq zmm18, zmm24, zmm22
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]
vpaddq zmm3, zmm13, zmm14
vpaddq zmm8, zmm3, zmm20
vpaddq zmm2, zmm8, zmm18
vpmuludq zmm9, zmm10, zmmword ptr [rdi+13824]
mov r9, r14
xor r9, r11
vpaddq zmm16, zmm2, zmm9
vpmuludq zmm21, zmm11, zmmword ptr [rdi+13760]
vpaddq zmm27, zmm16, zmm21
sar rbx, 1
vpaddq zmm13, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm13, zmm0
lea rax, [rbx+r9]
cmovc rax, rbx
adc r11, 0
cmovs rbp, rsi
vpsrlq zmm3, zmm14, 30
vpmuldq zmm20, zmm5, zmm1
vpandq zmm8, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+6528], zmm8
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm2, zmm26, zmm22
vpermq zmm9, zmmword ptr [rdi+6720], 0x44
vpermq zmm16, zmmword ptr [rdi+6720], 0xee
vpmuldq zmm21, zmm23, zmm9
vpmuldq zmm27, zmm24, zmm16
vpaddq zmm13, zmm18, zmm2
vpaddq zmm0, zmm13, zmm21
vpmuldq zmm5, zmm15, zmm19
vpaddq zmm1, zmm0, zmm27
vpmuludq zmm14, zmm10, zmmword ptr [rdi+13888]
vpaddq zmm8, zmm1, zmm14
vpmuludq zmm4, zmm11, zmmword ptr [rdi+13824]
vpaddq zmm22, zmm8, zmm4
vpaddq zmm18, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm18, zmm3
vpsrlq zmm13, zmm2, 30
vpandq zmm21, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+6592], zmm21
vpaddq zmm15, zmm20, zmm5
cmovs r14, rbx
vpmuldq zmm19, zmm25, zmm9
vpmuldq zmm0, zmm26, zmm16
lea rcx, [rbp-1]
vpermq zmm27, zmmword ptr [rdi+6784], 0x44
vpermq zmm1, zmmword ptr [rdi+6784], 0xee
sarx r10, rbp, r15
vpmuldq zmm14, zmm23, zmm27
mov r12, r14
xor r12, r10
vpmuldq zmm8, zmm24, zmm1
vpaddq zmm4, zmm19, zmm0
vpaddq zmm22, zmm4, zmm14
vpaddq zmm18, zmm22, zmm8
vmovdqa64 zmmword ptr [rdi+128], zmm15
vpmuludq zmm3, zmm10, zmmword ptr [rdi+13952]
vpaddq zmm2, zmm18, zmm3
mov r13, -2
vpmuludq zmm21, zmm11, zmmword ptr [rdi+13888]
sub r13, rbp
vpaddq zmm20, zmm2, zmm21
vpaddq zmm5, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm5, zmm13
vpsrlq zmm16, zmm9, 30
vpandq zmm19, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+6656], zmm19
vpmuldq zmm0, zmm25, zmm27
mov r8, qword ptr [rdi+256]
vpmuldq zmm4, zmm26, zmm1
vpermq zmm14, zmmword ptr [rdi+6848], 0x44
vpermq zmm22, zmmword ptr [rdi+6848], 0xee
vpmuldq zmm8, zmm23, zmm14
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm18, zmm0, zmm4
vpaddq zmm3, zmm18, zmm8
vpaddq zmm2, zmm3, zmm15
sar rax, 1
lea rdx, [rax+r12]
cmovc rdx, rax
adc r10, 0
cmovs rcx, r13
vpmuludq zmm21, zmm10, zmmword ptr [rdi+14016]
vpaddq zmm20, zmm2, zmm21
vpmuludq zmm5, zmm11, zmmword ptr [rdi+13952]
vpaddq zmm13, zmm20, zmm5
vpaddq zmm9, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm9, zmm16
vpsrlq zmm27, zmm19, 30
cmovs r14, rax
imul r8, qword ptr [rdi+8]
vpandq zmm1, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+6720], zmm1
vpmuldq zmm0, zmm25, zmm14
vpmuldq zmm4, zmm26, zmm22
vpermq zmm18, zmmword ptr [rdi+6912], 0x44
mov r9, qword ptr [rdi+264]
vpermq zmm8, zmmword ptr [rdi+6912], 0xee
lea r11, [rcx-1]
vpmuldq zmm3, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm8
vpaddq zmm2, zmm0, zmm4
vpaddq zmm21, zmm2, zmm3
vpaddq zmm20, zmm21, zmm15
sarx rsi, rcx, r15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+14080]
vpaddq zmm13, zmm20, zmm5
vpmuludq zmm9, zmm11, zmmword ptr [rdi+14016]
imul r9, qword ptr [rdi+16]
vpaddq zmm16, zmm13, zmm9
vpaddq zmm19, zmm16, qword ptr [rdi+512]{1to8}
mov rbx, -2
vpaddq zmm1, zmm19, zmm27
sub rbx, rcx
vpsrlq zmm14, zmm1, 30
vpandq zmm22, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+6784], zmm22
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm4, zmm26, zmm8
vpermq zmm2, zmmword ptr [rdi+6976], 0x44
vpermq zmm3, zmmword ptr [rdi+6976], 0xee
lea rbp, [r8+r9]
vpmuldq zmm21, zmm23, zmm2
vpmuldq zmm15, zmm24, zmm3
vpaddq zmm20, zmm0, zmm4
vpaddq zmm5, zmm20, zmm21
mov r12, r14
xor r12, rsi
vpaddq zmm13, zmm5, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+14144]
vpaddq zmm16, zmm13, zmm9
sar rdx, 1
vpmuludq zmm19, zmm11, zmmword ptr [rdi+14080]
vpaddq zmm27, zmm16, zmm19
lea r10, [rdx+r12]
cmovc r10, rdx
adc rsi, 0
cmovs r11, rbx
vpaddq zmm1, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm1, zmm14
vpsrlq zmm18, zmm22, 30
vpandq zmm8, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+6848], zmm8
vpmuldq zmm0, zmm25, zmm2
vpmuldq zmm4, zmm26, zmm3
vpermq zmm20, zmmword ptr [rdi+7040], 0x44
vpermq zmm21, zmmword ptr [rdi+7040], 0xee
vpmuldq zmm5, zmm23, zmm20
vpmuldq zmm15, zmm24, zmm21
vpaddq zmm13, zmm0, zmm4
vpaddq zmm9, zmm13, zmm5
vpaddq zmm16, zmm9, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+14208]
vpaddq zmm27, zmm16, zmm19
vpmuludq zmm1, zmm11, zmmword ptr [rdi+14144]
vpaddq zmm14, zmm27, zmm1
vpaddq zmm22, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm22, zmm18
vpsrlq zmm2, zmm8, 30
cmovs r14, rdx
sar rbp, 20
mov r13, qword ptr [rdi+128]
imul r13, qword ptr [rdi+384]
vpandq zmm3, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+6912], zmm3
lea rax, [r11-1]
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm4, zmm26, zmm21
sarx rcx, r11, r15
vpermq zmm13, zmmword ptr [rdi+7104], 0x44
mov r8, r14
xor r8, rcx
vpermq zmm5, zmmword ptr [rdi+7104], 0xee
vpmuldq zmm9, zmm23, zmm13
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm16, zmm0, zmm4
mov r9, qword ptr [rdi+136]
vpaddq zmm19, zmm16, zmm9
vpaddq zmm27, zmm19, zmm15
mov r12, -2
vpmuludq zmm1, zmm10, zmmword ptr [rdi+14272]
sub r12, r11
vpaddq zmm14, zmm27, zmm1
vpmuludq zmm22, zmm11, zmmword ptr [rdi+14208]
vpaddq zmm18, zmm14, zmm22
vpaddq zmm8, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm8, zmm2
vpsrlq zmm20, zmm3, 30
vpandq zmm21, zmm3, zmm7
imul r9, qword ptr [rdi+400]
vmovdqa64 zmmword ptr [rdi+6976], zmm21
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm4, zmm26, zmm5
vpermq zmm16, zmmword ptr [rdi+7168], 0x44
vpermq zmm9, zmmword ptr [rdi+7168], 0xee
vpmuldq zmm19, zmm23, zmm16
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm27, zmm0, zmm4
vpaddq zmm1, zmm27, zmm19
sar r10, 1
lea rsi, [r10+r8]
cmovc rsi, r10
adc rcx, 0
cmovs rax, r12
vpaddq zmm14, zmm1, zmm15
lea rbx, [r13+r9]
vpmuludq zmm22, zmm10, zmmword ptr [rdi+14336]
vpaddq zmm18, zmm14, zmm22
vpmuludq zmm8, zmm11, zmmword ptr [rdi+14272]
vpaddq zmm2, zmm18, zmm8
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm3, zmm20
cmovs r14, r10
vpsrlq zmm13, zmm21, 30
vpandq zmm5, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+7040], zmm5
lea rdx, [rbp+rbx]
vpmuldq zmm0, zmm25, zmm16
vpmuldq zmm4, zmm26, zmm9
lea r11, [rax-1]
vpermq zmm27, zmmword ptr [rdi+7232], 0x44
vpermq zmm19, zmmword ptr [rdi+7232], 0xee
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm19
vpaddq zmm14, zmm0, zmm4
sarx r8, rax, r15
vpaddq zmm22, zmm14, zmm1
vpaddq zmm18, zmm22, zmm15
vpmuludq zmm8, zmm10, zmmword ptr [rdi+14400]
mov qword ptr [rdi-112], rdx
vpaddq zmm2, zmm18, zmm8
vpmuludq zmm3, zmm11, zmmword ptr [rdi+14336]
mov rcx, -2
vpaddq zmm20, zmm2, zmm3
sub rcx, rax
vpaddq zmm21, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm21, zmm13
vpsrlq zmm16, zmm5, 30
vpandq zmm9, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+7104], zmm9
vpmuldq zmm0, zmm25, zmm27
vpmuldq zmm4, zmm26, zmm19
sar rdx, 20
vpermq zmm14, zmmword ptr [rdi+7296], 0x44
vpermq zmm1, zmmword ptr [rdi+7296], 0xee
vpmuldq zmm22, zmm23, zmm14
vpmuldq zmm15, zmm24, zmm1
vpaddq zmm18, zmm0, zmm4
mov r12, r14
xor r12, r8
vpaddq zmm8, zmm18, zmm22
vpaddq zmm2, zmm8, zmm15
sar rsi, 1
vpmuludq zmm3, zmm10, zmmword ptr [rdi+14464]
vpaddq zmm20, zmm2, zmm3
lea r13, [rsi+r12]
cmovc r13, rsi
adc r8, 0
cmovs r11, rcx
vpmuludq zmm21, zmm11, zmmword ptr [rdi+14400]
vpaddq zmm13, zmm20, zmm21
vpaddq zmm5, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm5, zmm16
vpsrlq zmm27, zmm9, 30
vpandq zmm19, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+7168], zmm19
vpmuldq zmm0, zmm25, zmm14
vpmuldq zmm4, zmm26, zmm1
vpermq zmm18, zmmword ptr [rdi+7360], 0x44
vpermq zmm22, zmmword ptr [rdi+7360], 0xee
vpmuldq zmm8, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm22
vpaddq zmm2, zmm0, zmm4
vpaddq zmm3, zmm2, zmm8
vpaddq zmm20, zmm3, zmm15
vpmuludq zmm21, zmm10, zmmword ptr [rdi+14528]
vpaddq zmm13, zmm20, zmm21
vpmuludq zmm5, zmm11, zmmword ptr [rdi+14464]
vpaddq zmm16, zmm13, zmm5
vpaddq zmm9, zmm16, qword ptr [rdi+512]{1to8}
cmovs r14, rsi
shl rdx, 44
mov qword ptr [rdi+40], rdx
mov r9, qword ptr [rdi+272]
vpaddq zmm19, zmm9, zmm27
vpsrlq zmm14, zmm19, 30
vpandq zmm1, zmm19, zmm7
lea r10, [r11-1]
vmovdqa64 zmmword ptr [rdi+7232], zmm1
vpmuldq zmm0, zmm25, zmm18
sarx rbp, r11, r15
mov rbx, r14
xor rbx, rbp
vpmuldq zmm4, zmm26, zmm22
vpermq zmm2, zmmword ptr [rdi+7424], 0x44
vpermq zmm8, zmmword ptr [rdi+7424], 0xee
vpmuldq zmm3, zmm23, zmm2
imul r9, qword ptr [rdi+8]
vpmuldq zmm15, zmm24, zmm8
vpaddq zmm20, zmm0, zmm4
vpaddq zmm21, zmm20, zmm3
mov rax, -2
vpaddq zmm13, zmm21, zmm15
sub rax, r11
vpmuludq zmm5, zmm10, zmmword ptr [rdi+14592]
vpaddq zmm16, zmm13, zmm5
vpmuludq zmm9, zmm11, zmmword ptr [rdi+14528]
vpaddq zmm27, zmm16, zmm9
vpaddq zmm19, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm19, zmm14
mov r12, qword ptr [rdi+280]
vpsrlq zmm18, zmm1, 30
vpandq zmm22, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+7296], zmm22
vpmuldq zmm0, zmm25, zmm2
vpmuldq zmm4, zmm26, zmm8
vpermq zmm20, zmmword ptr [rdi+7488], 0x44
vpermq zmm3, zmmword ptr [rdi+7488], 0xee
vpmuldq zmm21, zmm23, zmm20
vpmuldq zmm15, zmm24, zmm3
sar r13, 1
lea r8, [r13+rbx]
cmovc r8, r13
adc rbp, 0
cmovs r10, rax
vpaddq zmm13, zmm0, zmm4
vpaddq zmm5, zmm13, zmm21
vpaddq zmm16, zmm5, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+14656]
vpaddq zmm27, zmm16, zmm9
vpmuludq zmm19, zmm11, zmmword ptr [rdi+14592]
vpaddq zmm14, zmm27, zmm19
cmovs r14, r13
imul r12, qword ptr [rdi+16]
vpaddq zmm1, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm1, zmm18
vpsrlq zmm2, zmm22, 30
lea rcx, [r9+r12]
vpandq zmm8, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+7360], zmm8
vpmuldq zmm0, zmm25, zmm20
lea rsi, [r10-1]
vpmuldq zmm4, zmm26, zmm3
vpermq zmm13, zmmword ptr [rdi+7552], 0x44
vpermq zmm21, zmmword ptr [rdi+7552], 0xee
vpmuldq zmm5, zmm23, zmm13
vpmuldq zmm15, zmm24, zmm21
sarx rdx, r10, r15
vpaddq zmm16, zmm0, zmm4
vpaddq zmm9, zmm16, zmm5
sar rcx, 20
vpaddq zmm27, zmm9, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+14720]
mov r11, -2
vpaddq zmm14, zmm27, zmm19
sub r11, r10
vpmuludq zmm1, zmm11, zmmword ptr [rdi+14656]
vpaddq zmm18, zmm14, zmm1
vpaddq zmm22, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm22, zmm2
vpsrlq zmm20, zmm8, 30
vpandq zmm3, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+7424], zmm3
mov rbx, qword ptr [rdi+144]
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm4, zmm26, zmm21
vpermq zmm16, zmmword ptr [rdi+7616], 0x44
vpermq zmm5, zmmword ptr [rdi+7616], 0xee
vpmuldq zmm9, zmm23, zmm16
mov rbp, r14
xor rbp, rdx
vpmuldq zmm15, zmm24, zmm5
vpaddq zmm27, zmm0, zmm4
vpaddq zmm19, zmm27, zmm9
sar r8, 1
vpaddq zmm14, zmm19, zmm15
vpmuludq zmm1, zmm10, zmmword ptr [rdi+14784]
lea rax, [r8+rbp]
cmovc rax, r8
adc rdx, 0
cmovs rsi, r11
vpaddq zmm18, zmm14, zmm1
vpmuludq zmm22, zmm11, zmmword ptr [rdi+14720]
vpaddq zmm2, zmm18, zmm22
vpaddq zmm8, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm8, zmm20
vpsrlq zmm13, zmm3, 30
vpandq zmm21, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+7488], zmm21
vpmuldq zmm0, zmm25, zmm16
vpmuldq zmm4, zmm26, zmm5
vpermq zmm27, zmmword ptr [rdi+7680], 0x44
vpermq zmm9, zmmword ptr [rdi+7680], 0xee
vpmuldq zmm19, zmm23, zmm27
vpmuldq zmm15, zmm24, zmm9
vpaddq zmm14, zmm0, zmm4
vpaddq zmm1, zmm14, zmm19
vpaddq zmm18, zmm1, zmm15
vpmuludq zmm22, zmm10, zmmword ptr [rdi+14848]
vpaddq zmm2, zmm18, zmm22
vpmuludq zmm8, zmm11, zmmword ptr [rdi+14784]
vpaddq zmm20, zmm2, zmm8
cmovs r14, r8
imul rbx, qword ptr [rdi+384]
mov r13, qword ptr [rdi+152]
imul r13, qword ptr [rdi+400]
vpaddq zmm3, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm3, zmm13
lea r9, [rsi-1]
vpsrlq zmm16, zmm21, 30
vpandq zmm5, zmm21, zmm7
sarx r12, rsi, r15
vmovdqa64 zmmword ptr [rdi+7552], zmm5
mov r10, r14
xor r10, r12
vpmuldq zmm0, zmm25, zmm27
vpmuldq zmm4, zmm26, zmm9
vpermq zmm14, zmmword ptr [rdi+7744], 0x44
lea rbp, [rbx+r13]
vpermq zmm19, zmmword ptr [rdi+7744], 0xee
vpmuldq zmm1, zmm23, zmm14
vpmuldq zmm15, zmm24, zmm19
mov rdx, -2
vpaddq zmm18, zmm0, zmm4
sub rdx, rsi
vpaddq zmm22, zmm18, zmm1
vpaddq zmm2, zmm22, zmm15
vpmuludq zmm8, zmm10, zmmword ptr [rdi+14912]
vpaddq zmm20, zmm2, zmm8
vpmuludq zmm3, zmm11, zmmword ptr [rdi+14848]
lea r11, [rcx+rbp]
vpaddq zmm13, zmm20, zmm3
vpaddq zmm21, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm21, zmm16
vpsrlq zmm27, zmm5, 30
vpandq zmm9, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+7616], zmm9
vpmuldq zmm0, zmm25, zmm14
vpmuldq zmm4, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+7808], 0x44
vpermq zmm1, zmmword ptr [rdi+7808], 0xee
mov qword ptr [rdi-104], r11
sar rax, 1
lea r8, [rax+r10]
cmovc r8, rax
adc r12, 0
cmovs r9, rdx
vpmuldq zmm22, zmm23, zmm18
vpmuldq zmm15, zmm24, zmm1
vpaddq zmm2, zmm0, zmm4
vpaddq zmm8, zmm2, zmm22
vpaddq zmm20, zmm8, zmm15
vpmuludq zmm3, zmm10, zmmword ptr [rdi+14976]
vpaddq zmm13, zmm20, zmm3
cmovs r14, rax
vpmuludq zmm21, zmm11, zmmword ptr [rdi+14912]
vpaddq zmm16, zmm13, zmm21
vpaddq zmm5, zmm16, qword ptr [rdi+512]{1to8}
sar r11, 20
vpaddq zmm9, zmm5, zmm27
vpsrlq zmm14, zmm9, 30
vpandq zmm19, zmm9, zmm7
lea rbx, [r9-1]
vmovdqa64 zmmword ptr [rdi+7680], zmm19
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm4, zmm26, zmm1
vpermq zmm2, zmmword ptr [rdi+7872], 0x44
vpermq zmm22, zmmword ptr [rdi+7872], 0xee
sarx r13, r9, r15
vpmuldq zmm8, zmm23, zmm2
vpmuldq zmm15, zmm24, zmm22
shl r11, 44
vpaddq zmm20, zmm0, zmm4
vpaddq zmm3, zmm20, zmm8
vpaddq zmm13, zmm3, zmm15
mov rsi, -2
vpmuludq zmm21, zmm10, zmmword ptr [rdi+15040]
sub rsi, r9
vpaddq zmm16, zmm13, zmm21
vpmuludq zmm5, zmm11, zmmword ptr [rdi+14976]
vpaddq zmm27, zmm16, zmm5
vpaddq zmm9, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm9, zmm14
mov qword ptr [rdi+48], r11
vpsrlq zmm18, zmm19, 30
vpandq zmm1, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+7744], zmm1
vpmuldq zmm0, zmm25, zmm2
vpmuldq zmm4, zmm26, zmm22
vpermq zmm20, zmmword ptr [rdi+7936], 0x44
mov rcx, r14
xor rcx, r13
vpermq zmm8, zmmword ptr [rdi+7936], 0xee
vpmuldq zmm3, zmm23, zmm20
vpmuldq zmm15, zmm24, zmm8
sar r8, 1
vpaddq zmm13, zmm0, zmm4
vpaddq zmm21, zmm13, zmm3
lea rbp, [r8+rcx]
cmovc rbp, r8
adc r13, 0
cmovs rbx, rsi
vpaddq zmm16, zmm21, zmm15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+15104]
vpaddq zmm27, zmm16, zmm5
vpmuludq zmm9, zmm11, zmmword ptr [rdi+15040]
vpaddq zmm14, zmm27, zmm9
vpaddq zmm19, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm19, zmm18
vpsrlq zmm2, zmm1, 30
vpandq zmm22, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+7808], zmm22
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm4, zmm26, zmm8
vpermq zmm13, zmmword ptr [rdi+8000], 0x44
vpermq zmm3, zmmword ptr [rdi+8000], 0xee
vpmuldq zmm21, zmm23, zmm13
vpmuldq zmm15, zmm24, zmm3
vpaddq zmm16, zmm0, zmm4
vpaddq zmm5, zmm16, zmm21
vpaddq zmm27, zmm5, zmm15
vpmuludq zmm9, zmm10, zmmword ptr [rdi+15168]
vpaddq zmm14, zmm27, zmm9
cmovs r14, r8
vpmuludq zmm19, zmm11, zmmword ptr [rdi+15104]
vpaddq zmm18, zmm14, zmm19
lea r10, [rbx-1]
vpaddq zmm1, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm1, zmm2
sarx r12, rbx, r15
vpsrlq zmm20, zmm22, 30
mov rdx, r14
xor rdx, r12
vpandq zmm8, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+7872], zmm8
vpmuldq zmm0, zmm25, zmm13
vpmuldq zmm4, zmm26, zmm3
vpermq zmm16, zmmword ptr [rdi+8064], 0x44
vpermq zmm21, zmmword ptr [rdi+8064], 0xee
mov rax, -2
vpmuldq zmm5, zmm23, zmm16
sub rax, rbx
vpmuldq zmm15, zmm24, zmm21
vpaddq zmm27, zmm0, zmm4
vpaddq zmm9, zmm27, zmm5
vpaddq zmm14, zmm9, zmm15
vpmuludq zmm19, zmm10, zmmword ptr [rdi+15232]
vpaddq zmm18, zmm14, zmm19
vpmuludq zmm1, zmm11, zmmword ptr [rdi+15168]
vpaddq zmm2, zmm18, zmm1
vpaddq zmm22, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm22, zmm20
vpsrlq zmm13, zmm8, 30
vpandq zmm3, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+7936], zmm3
vpmuldq zmm23, zmm25, zmm16
vpmuldq zmm24, zmm26, zmm21
vpaddq zmm0, zmm23, zmm24
sar rbp, 1
lea r9, [rbp+rdx]
cmovc r9, rbp
adc r12, 0
cmovs r10, rax
vpmuludq zmm4, zmm11, zmmword ptr [rdi+15232]
vpaddq zmm27, zmm0, zmm4
vpaddq zmm5, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm5, zmm13
vpaddq zmm15, zmm9, zmm12
vpandq zmm10, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+8000], zmm10
cmovs r14, rbp
vpsrlq zmm14, zmm15, 30
vpaddq zmm19, zmm14, zmm6
vpaddq zmm18, zmm19, zmmword ptr [rdi+576]
vpandq zmm1, zmm18, zmmword ptr [rdi+640]
vmovdqa64 zmmword ptr [rdi+8064], zmm1
lea r11, [r10-1]
vpsrlq zmm2, zmm18, 30
vshufi64x2 zmm22{k3}{z}, zmm2, zmm2, 0x44
vpaddq zmm20, zmm17, zmmword ptr [rdi+704]
vpaddq zmm8, zmm20, zmm22
vmovdqa64 zmmword ptr [rdi+960], zmm8
sarx rcx, r10, r15
mov r13, -2
sub r13, r10
mov rsi, r14
xor rsi, rcx
sar r9, 1
lea r8, [r9+rsi]
cmovc r8, r9
adc rcx, 0
cmovs r11, r13
cmovs r14, r9
lea rbx, [r11-1]
sarx rdx, r11, r15
mov r12, r14
xor r12, rdx
mov rax, -2
sub rax, r11
sar r8, 1
lea rbp, [r8+r12]
cmovc rbp, r8
adc rdx, 0
cmovs rbx, rax
cmovs r14, r8
lea r10, [rbx-1]
sarx rsi, rbx, r15
mov rcx, -2
sub rcx, rbx
mov r13, r14
xor r13, rsi
sar rbp, 1
lea r9, [rbp+r13]
cmovc r9, rbp
adc rsi, 0
cmovs r10, rcx
cmovs r14, rbp
lea r11, [r10-1]
sarx r12, r10, r15
mov rdx, r14
xor rdx, r12
mov rax, -2
sub rax, r10
sar r9, 1
lea r8, [r9+rdx]
cmovc r8, r9
adc r12, 0
cmovs r11, rax
cmovs r14, r9
lea rbx, [r11-1]
sarx r13, r11, r15
mov rsi, -2
sub rsi, r11
mov rcx, r14
xor rcx, r13
sar r8, 1
lea rbp, [r8+rcx]
cmovc rbp, r8
adc r13, 0
cmovs rbx, rsi
cmovs r14, r8
lea r10, [rbx-1]
sarx rdx, rbx, r15
mov r12, r14
xor r12, rdx
mov rax, -2
sub rax, rbx
sar rbp, 1
lea r9, [rbp+r12]
cmovc r9, rbp
adc rdx, 0
cmovs r10, rax
cmovs r14, rbp
lea r11, [r10-1]
sarx rcx, r10, r15
mov r13, -2
sub r13, r10
mov rsi, r14
xor rsi, rcx
sar r9, 1
lea r8, [r9+rsi]
cmovc r8, r9
adc rcx, 0
cmovs r11, r13
cmovs r14, r9
mov rbx, r8
add rbx, qword ptr [rdi-56]
mov r12, r14
add r12, qword ptr [rdi-64]
mov rdx, r8
shl rdx, 44
mov rax, r14
shl rax, 45
rorx rbp, rbx, 21
rorx r10, rbx, 42
rorx rsi, r12, 20
rorx rcx, r12, 41
add rdx, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+40]
imul r10, qword ptr [rdi+48]
imul rsi, qword ptr [rdi+40]
imul rcx, qword ptr [rdi+48]
sarx r13, r11, r15
lea r9, [rbp+r10]
lea rbx, [rsi+rcx]
mov qword ptr [rdi-128], r14
mov qword ptr [rdi-120], r8
lea r12, [r9+rdx]
lea rbp, [rbx+rax]
ror r12, 44
ror rbp, 45
mov rbx, r12
mov rcx, rbp
mov rdx, r11
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
