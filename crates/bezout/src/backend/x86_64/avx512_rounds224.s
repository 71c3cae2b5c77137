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
// Length: 224 limbs of 30 bits; 2750 instructions a round, 720 for its steps (form: carry).
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
vbroadcasti64x4 zmm29, ymmword ptr [rdi+640]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+672]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+704]
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
vpermq zmm23, zmm22, 0xf0
lea rbx, [r14+r11]
cmovc rbx, r14
adc r12, 0
cmovs rdx, r13
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
cmovs rcx, r14
lea rax, [rdx-1]
sarx rbp, rdx, r15
mov rsi, rcx
xor rsi, rbp
vpermq zmm26, zmm21, 0xa5
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
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
shr rdx, 20
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
mov r9, -2
sub r9, r12
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+8000]
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
shl rdx, 44
vpandq zmm14, zmm10, zmm7
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm18, zmm5, zmm12
vpaddq zmm19, zmm18, zmm13
vpaddq zmm20, zmm19, zmm17
mov qword ptr [rdi-16], rdx
vpmuludq zmm16, zmm8, zmmword ptr [rdi+8064]
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
adc rbx, 0
cmovs r8, r9
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+8000]
vpaddq zmm2, zmm21, zmm4
cmovs rcx, rbp
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
mov rsi, qword ptr [rdi+336]
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm26, zmm6
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
lea r13, [r8-1]
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm13, zmm24, zmm12
vpaddq zmm19, zmm27, zmm5
vpaddq zmm17, zmm19, zmm18
vpaddq zmm20, zmm17, zmm13
sarx r14, r8, r15
vpmuludq zmm16, zmm8, zmmword ptr [rdi+8128]
imul rsi, qword ptr [rdi-112]
vpaddq zmm22, zmm20, zmm16
vpmuludq zmm11, zmm3, zmmword ptr [rdi+8064]
vpaddq zmm0, zmm22, zmm11
mov r10, -2
vpaddq zmm1, zmm0, zmm9
sub r10, r8
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
vpmuldq zmm10, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
mov r12, qword ptr [rdi+344]
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm19, zmm2, zmm10
vpaddq zmm18, zmm19, zmm27
vpaddq zmm17, zmm18, zmm5
vpmuludq zmm13, zmm8, zmmword ptr [rdi+8192]
vpaddq zmm20, zmm17, zmm13
mov rdx, rcx
xor rdx, r14
vpmuludq zmm16, zmm3, zmmword ptr [rdi+8128]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm11, zmm22, zmm21
sar r11, 1
vpsraq zmm0, zmm11, 30
vpandq zmm9, zmm11, zmm7
lea rax, [r11+rdx]
cmovc rax, r11
adc r14, 0
cmovs r13, r10
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm12, zmm26, zmm6
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm19, zmm24, zmm2
vpaddq zmm27, zmm1, zmm12
vpaddq zmm18, zmm27, zmm10
vpaddq zmm5, zmm18, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8256]
vpaddq zmm13, zmm5, zmm17
vpmuludq zmm20, zmm3, zmmword ptr [rdi+8192]
vpaddq zmm16, zmm13, zmm20
vpaddq zmm22, zmm16, zmm0
vpsraq zmm21, zmm22, 30
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm11
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
vpmuldq zmm1, zmm26, zmm2
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1152]
cmovs rcx, r11
imul r12, qword ptr [rdi-104]
lea rbx, [rsi+r12]
sar rbx, 20
vpmuldq zmm10, zmm24, zmm12
vpaddq zmm18, zmm6, zmm1
lea r9, [r13-1]
vpaddq zmm19, zmm18, zmm27
vpaddq zmm5, zmm19, zmm10
sarx rbp, r13, r15
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8320]
mov r8, rcx
xor r8, rbp
vpaddq zmm13, zmm5, zmm17
vpmuludq zmm20, zmm3, zmmword ptr [rdi+8256]
and rbx, qword ptr [rdi-32]
vpaddq zmm16, zmm13, zmm20
vpaddq zmm0, zmm16, zmm21
vpsraq zmm22, zmm0, 30
vpandq zmm2, zmm0, zmm7
mov rdx, -2
vmovdqa64 zmmword ptr [rdi+1024], zmm2
sub rdx, r13
vpsrlq zmm6, zmm9, 10
vpsllq zmm1, zmm11, 20
vpsllq zmm18, zmm2, 50
vpaddq zmm27, zmm6, zmm1
vpaddq zmm19, zmm27, zmm18
mov qword ptr [rdi-8], rbx
vmovdqa64 zmmword ptr [rdi+384], zmm19
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm5, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm16, zmm10, zmm5
vpaddq zmm21, zmm16, zmm13
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+8384]
shr rbx, 20
sar rax, 1
lea r14, [rax+r8]
cmovc r14, rax
adc rbp, 0
cmovs r9, rdx
vpaddq zmm11, zmm0, zmm9
vpmuludq zmm2, zmm3, zmmword ptr [rdi+8320]
vpaddq zmm6, zmm11, zmm2
vpaddq zmm1, zmm6, zmm22
vpsraq zmm27, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
cmovs rcx, rax
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]
vpmuldq zmm12, zmm26, zmm17
vpermq zmm10, zmmword ptr [rdi+1280], 0x4e
shl rbx, 44
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm16, zmm24, zmm10
vpaddq zmm13, zmm19, zmm12
lea r10, [r9-1]
vpaddq zmm21, zmm13, zmm5
vpaddq zmm20, zmm21, zmm16
vpmuludq zmm0, zmm8, zmmword ptr [rdi+8448]
vpaddq zmm9, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+8384]
sarx r11, r9, r15
vpaddq zmm2, zmm9, zmm11
mov qword ptr [rdi+0], rbx
vpaddq zmm6, zmm2, zmm27
vpsraq zmm22, zmm6, 30
vpandq zmm1, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm1
mov rsi, -2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
sub rsi, r9
vpmuldq zmm17, zmm26, zmm10
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm13, zmm24, zmm19
vpaddq zmm5, zmm18, zmm17
vpaddq zmm21, zmm5, zmm12
vpaddq zmm16, zmm21, zmm13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+8512]
vpaddq zmm0, zmm16, zmm20
vpmuludq zmm9, zmm3, zmmword ptr [rdi+8448]
vpaddq zmm11, zmm0, zmm9
mov r12, rcx
xor r12, r11
vpaddq zmm2, zmm11, zmm22
vpsraq zmm27, zmm2, 30
vpandq zmm6, zmm2, zmm7
sar r14, 1
vmovdqa64 zmmword ptr [rdi+1216], zmm6
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1344]
lea r13, [r14+r12]
cmovc r13, r14
adc r11, 0
cmovs r10, rsi
vpmuldq zmm10, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm12, zmm1, zmm10
vpaddq zmm21, zmm12, zmm17
vpaddq zmm13, zmm21, zmm5
vpmuludq zmm16, zmm8, zmmword ptr [rdi+8576]
vpaddq zmm20, zmm13, zmm16
vpmuludq zmm0, zmm3, zmmword ptr [rdi+8512]
vpaddq zmm9, zmm20, zmm0
vpaddq zmm11, zmm9, zmm27
vpsraq zmm22, zmm11, 30
vpandq zmm2, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm19, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm12, zmm24, zmm1
vpaddq zmm17, zmm6, zmm19
cmovs rcx, r14
vpaddq zmm21, zmm17, zmm10
vpaddq zmm5, zmm21, zmm12
lea r8, [r10-1]
vpmuludq zmm13, zmm8, zmmword ptr [rdi+8640]
vpaddq zmm16, zmm5, zmm13
sarx rbp, r10, r15
vpmuludq zmm20, zmm3, zmmword ptr [rdi+8576]
mov rdx, rcx
xor rdx, rbp
vpaddq zmm0, zmm16, zmm20
vpaddq zmm9, zmm0, zmm22
vpsraq zmm27, zmm9, 30
vpandq zmm11, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm11
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]
mov rax, -2
vpmuldq zmm18, zmm26, zmm1
sub rax, r10
vpermq zmm6, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm10, zmm2, zmm18
vpaddq zmm21, zmm10, zmm19
vpaddq zmm12, zmm21, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+8704]
vpaddq zmm13, zmm12, zmm5
vpmuludq zmm16, zmm3, zmmword ptr [rdi+8640]
vpaddq zmm20, zmm13, zmm16
vpaddq zmm0, zmm20, zmm27
vpsraq zmm22, zmm0, 30
vpandq zmm9, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm9
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm1, zmm26, zmm6
sar r13, 1
lea rbx, [r13+rdx]
cmovc rbx, r13
adc rbp, 0
cmovs r8, rax
vpermq zmm2, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1600]
vpmuldq zmm10, zmm24, zmm2
vpaddq zmm19, zmm11, zmm1
vpaddq zmm21, zmm19, zmm18
vpaddq zmm17, zmm21, zmm10
vpmuludq zmm12, zmm8, zmmword ptr [rdi+8768]
cmovs rcx, r13
vpaddq zmm5, zmm17, zmm12
vpmuludq zmm13, zmm3, zmmword ptr [rdi+8704]
vpaddq zmm16, zmm5, zmm13
vpaddq zmm20, zmm16, zmm22
vpsraq zmm27, zmm20, 30
lea r9, [r8-1]
vpandq zmm0, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm0
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1600]
vpmuldq zmm6, zmm26, zmm2
vpermq zmm11, zmmword ptr [rdi+1664], 0x4e
sarx r12, r8, r15
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1664]
vpmuldq zmm19, zmm24, zmm11
vpaddq zmm18, zmm9, zmm6
vpaddq zmm21, zmm18, zmm1
vpaddq zmm10, zmm21, zmm19
mov r11, -2
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8832]
sub r11, r8
vpaddq zmm12, zmm10, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+8768]
vpaddq zmm13, zmm12, zmm5
vpaddq zmm16, zmm13, zmm27
vpsraq zmm22, zmm16, 30
vpandq zmm20, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm20
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1664]
vpmuldq zmm2, zmm26, zmm11
vpermq zmm9, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm18, zmm24, zmm9
mov rsi, rcx
xor rsi, r12
vpaddq zmm1, zmm0, zmm2
vpaddq zmm21, zmm1, zmm6
sar rbx, 1
vpaddq zmm19, zmm21, zmm18
vpmuludq zmm10, zmm8, zmmword ptr [rdi+8896]
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r12, 0
cmovs r9, r11
vpaddq zmm17, zmm19, zmm10
vpmuludq zmm12, zmm3, zmmword ptr [rdi+8832]
vpaddq zmm5, zmm17, zmm12
vpaddq zmm13, zmm5, zmm22
vpsraq zmm27, zmm13, 30
vpandq zmm16, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm16
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm11, zmm26, zmm9
vpermq zmm0, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm1, zmm24, zmm0
vpaddq zmm6, zmm20, zmm11
vpaddq zmm21, zmm6, zmm2
vpaddq zmm18, zmm21, zmm1
vpmuludq zmm19, zmm8, zmmword ptr [rdi+8960]
vpaddq zmm10, zmm18, zmm19
vpmuludq zmm17, zmm3, zmmword ptr [rdi+8896]
vpaddq zmm12, zmm10, zmm17
vpaddq zmm5, zmm12, zmm27
vpsraq zmm22, zmm5, 30
cmovs rcx, rbx
vpandq zmm13, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm13
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1792]
lea r10, [r9-1]
vpmuldq zmm9, zmm26, zmm0
vpermq zmm20, zmmword ptr [rdi+1856], 0x4e
sarx rdx, r9, r15
mov rbp, rcx
xor rbp, rdx
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm6, zmm24, zmm20
vpaddq zmm2, zmm16, zmm9
vpaddq zmm21, zmm2, zmm11
vpaddq zmm1, zmm21, zmm6
vpmuludq zmm18, zmm8, zmmword ptr [rdi+9024]
vpaddq zmm19, zmm1, zmm18
mov rax, -2
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8960]
sub rax, r9
vpaddq zmm17, zmm19, zmm10
vpaddq zmm12, zmm17, zmm22
vpsraq zmm27, zmm12, 30
vpandq zmm5, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm5
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1856]
vpmuldq zmm0, zmm26, zmm20
vpermq zmm16, zmmword ptr [rdi+1920], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm2, zmm24, zmm16
vpaddq zmm11, zmm13, zmm0
vpaddq zmm21, zmm11, zmm9
vpaddq zmm6, zmm21, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+9088]
vpaddq zmm18, zmm6, zmm1
sar r14, 1
lea r13, [r14+rbp]
cmovc r13, r14
adc rdx, 0
cmovs r10, rax
vpmuludq zmm19, zmm3, zmmword ptr [rdi+9024]
vpaddq zmm10, zmm18, zmm19
vpaddq zmm17, zmm10, zmm27
vpsraq zmm22, zmm17, 30
vpandq zmm12, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm12
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1920]
cmovs rcx, r14
vpmuldq zmm20, zmm26, zmm16
vpermq zmm13, zmmword ptr [rdi+1984], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1984]
vpmuldq zmm11, zmm24, zmm13
vpaddq zmm9, zmm5, zmm20
vpaddq zmm21, zmm9, zmm0
lea r8, [r10-1]
vpaddq zmm2, zmm21, zmm11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+9152]
vpaddq zmm1, zmm2, zmm6
vpmuludq zmm18, zmm3, zmmword ptr [rdi+9088]
vpaddq zmm19, zmm1, zmm18
sarx rsi, r10, r15
vpaddq zmm10, zmm19, zmm22
vpsraq zmm27, zmm10, 30
vpandq zmm17, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm17
mov r12, -2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1984]
sub r12, r10
vpmuldq zmm16, zmm26, zmm13
vpermq zmm5, zmmword ptr [rdi+2048], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2048]
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm0, zmm12, zmm16
vpaddq zmm21, zmm0, zmm20
vpaddq zmm11, zmm21, zmm9
vpmuludq zmm2, zmm8, zmmword ptr [rdi+9216]
vpaddq zmm6, zmm11, zmm2
vpmuludq zmm1, zmm3, zmmword ptr [rdi+9152]
vpaddq zmm18, zmm6, zmm1
vpaddq zmm19, zmm18, zmm27
mov r11, rcx
xor r11, rsi
vpsraq zmm22, zmm19, 30
vpandq zmm10, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm10
sar r13, 1
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2048]
vpmuldq zmm13, zmm26, zmm5
lea rbx, [r13+r11]
cmovc rbx, r13
adc rsi, 0
cmovs r8, r12
vpermq zmm12, zmmword ptr [rdi+2112], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2112]
vpmuldq zmm0, zmm24, zmm12
vpaddq zmm20, zmm17, zmm13
vpaddq zmm21, zmm20, zmm16
vpaddq zmm9, zmm21, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+9280]
vpaddq zmm2, zmm9, zmm11
vpmuludq zmm6, zmm3, zmmword ptr [rdi+9216]
vpaddq zmm1, zmm2, zmm6
vpaddq zmm18, zmm1, zmm22
vpsraq zmm27, zmm18, 30
vpandq zmm19, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm19
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2112]
vpmuldq zmm5, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2176]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm16, zmm10, zmm5
vpaddq zmm21, zmm16, zmm13
cmovs rcx, r13
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+9344]
lea r9, [r8-1]
vpaddq zmm11, zmm0, zmm9
vpmuludq zmm2, zmm3, zmmword ptr [rdi+9280]
sarx rbp, r8, r15
vpaddq zmm6, zmm11, zmm2
mov rdx, rcx
xor rdx, rbp
vpaddq zmm1, zmm6, zmm27
vpsraq zmm22, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm18
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2176]
vpmuldq zmm12, zmm26, zmm17
mov rax, -2
vpermq zmm10, zmmword ptr [rdi+2240], 0x4e
sub rax, r8
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2240]
vpmuldq zmm16, zmm24, zmm10
vpaddq zmm13, zmm19, zmm12
vpaddq zmm21, zmm13, zmm5
vpaddq zmm20, zmm21, zmm16
vpmuludq zmm0, zmm8, zmmword ptr [rdi+9408]
vpaddq zmm9, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+9344]
vpaddq zmm2, zmm9, zmm11
vpaddq zmm6, zmm2, zmm22
vpsraq zmm27, zmm6, 30
vpandq zmm1, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2240]
vpmuldq zmm17, zmm26, zmm10
sar rbx, 1
lea r14, [rbx+rdx]
cmovc r14, rbx
adc rbp, 0
cmovs r9, rax
vpermq zmm19, zmmword ptr [rdi+2304], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2304]
vpmuldq zmm13, zmm24, zmm19
vpaddq zmm5, zmm18, zmm17
vpaddq zmm21, zmm5, zmm12
vpaddq zmm16, zmm21, zmm13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+9472]
cmovs rcx, rbx
vpaddq zmm0, zmm16, zmm20
vpmuludq zmm9, zmm3, zmmword ptr [rdi+9408]
vpaddq zmm11, zmm0, zmm9
vpaddq zmm2, zmm11, zmm27
vpsraq zmm22, zmm2, 30
vpandq zmm6, zmm2, zmm7
lea r10, [r9-1]
vmovdqa64 zmmword ptr [rdi+2176], zmm6
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2304]
vpmuldq zmm10, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+2368], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2368]
sarx r11, r9, r15
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm12, zmm1, zmm10
vpaddq zmm21, zmm12, zmm17
vpaddq zmm13, zmm21, zmm5
vpmuludq zmm16, zmm8, zmmword ptr [rdi+9536]
mov rsi, -2
vpaddq zmm20, zmm13, zmm16
sub rsi, r9
vpmuludq zmm0, zmm3, zmmword ptr [rdi+9472]
vpaddq zmm9, zmm20, zmm0
vpaddq zmm11, zmm9, zmm22
vpsraq zmm27, zmm11, 30
vpandq zmm2, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2368]
vpmuldq zmm19, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+2432], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2432]
vpmuldq zmm12, zmm24, zmm1
mov r12, rcx
xor r12, r11
vpaddq zmm17, zmm6, zmm19
vpaddq zmm21, zmm17, zmm10
vpaddq zmm5, zmm21, zmm12
sar r14, 1
vpmuludq zmm13, zmm8, zmmword ptr [rdi+9600]
vpaddq zmm16, zmm5, zmm13
lea r13, [r14+r12]
cmovc r13, r14
adc r11, 0
cmovs r10, rsi
vpmuludq zmm20, zmm3, zmmword ptr [rdi+9536]
vpaddq zmm0, zmm16, zmm20
vpaddq zmm9, zmm0, zmm27
vpsraq zmm22, zmm9, 30
vpandq zmm11, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm11
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2432]
vpmuldq zmm18, zmm26, zmm1
vpermq zmm6, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2496]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm10, zmm2, zmm18
vpaddq zmm21, zmm10, zmm19
vpaddq zmm12, zmm21, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+9664]
vpaddq zmm13, zmm12, zmm5
vpmuludq zmm16, zmm3, zmmword ptr [rdi+9600]
vpaddq zmm20, zmm13, zmm16
vpaddq zmm0, zmm20, zmm22
vpsraq zmm27, zmm0, 30
vpandq zmm9, zmm0, zmm7
cmovs rcx, r14
vmovdqa64 zmmword ptr [rdi+2368], zmm9
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2496]
lea r8, [r10-1]
vpmuldq zmm1, zmm26, zmm6
vpermq zmm2, zmmword ptr [rdi+2560], 0x4e
sarx rdx, r10, r15
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2560]
mov rbp, rcx
xor rbp, rdx
vpmuldq zmm10, zmm24, zmm2
vpaddq zmm19, zmm11, zmm1
vpaddq zmm21, zmm19, zmm18
vpaddq zmm17, zmm21, zmm10
vpmuludq zmm12, zmm8, zmmword ptr [rdi+9728]
vpaddq zmm5, zmm17, zmm12
mov rax, -2
vpmuludq zmm13, zmm3, zmmword ptr [rdi+9664]
sub rax, r10
vpaddq zmm16, zmm5, zmm13
vpaddq zmm20, zmm16, zmm27
vpsraq zmm22, zmm20, 30
vpandq zmm0, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm0
vpmuldq zmm9, zmm25, zmmword ptr [rdi+2560]
vpmuldq zmm6, zmm26, zmm2
vpermq zmm11, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2624]
vpmuldq zmm19, zmm24, zmm11
vpaddq zmm18, zmm9, zmm6
vpaddq zmm21, zmm18, zmm1
vpaddq zmm10, zmm21, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+9792]
vpaddq zmm12, zmm10, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+9728]
sar r13, 1
lea rbx, [r13+rbp]
cmovc rbx, r13
adc rdx, 0
cmovs r8, rax
vpaddq zmm13, zmm12, zmm5
vpaddq zmm16, zmm13, zmm22
vpsraq zmm27, zmm16, 30
vpandq zmm20, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm20
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2624]
vpmuldq zmm2, zmm26, zmm11
cmovs rcx, r13
vpermq zmm9, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2688]
vpmuldq zmm18, zmm24, zmm9
vpaddq zmm1, zmm0, zmm2
vpaddq zmm21, zmm1, zmm6
lea r9, [r8-1]
vpaddq zmm19, zmm21, zmm18
vpmuludq zmm10, zmm8, zmmword ptr [rdi+9856]
vpaddq zmm17, zmm19, zmm10
vpmuludq zmm12, zmm3, zmmword ptr [rdi+9792]
vpaddq zmm5, zmm17, zmm12
sarx r12, r8, r15
vpaddq zmm13, zmm5, zmm27
vpsraq zmm22, zmm13, 30
vpandq zmm16, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm16
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2688]
mov r11, -2
vpmuldq zmm11, zmm26, zmm9
sub r11, r8
vpermq zmm0, zmmword ptr [rdi+2752], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2752]
vpmuldq zmm1, zmm24, zmm0
vpaddq zmm6, zmm20, zmm11
vpaddq zmm21, zmm6, zmm2
vpaddq zmm18, zmm21, zmm1
vpmuludq zmm19, zmm8, zmmword ptr [rdi+9920]
vpaddq zmm10, zmm18, zmm19
vpmuludq zmm17, zmm3, zmmword ptr [rdi+9856]
vpaddq zmm12, zmm10, zmm17
vpaddq zmm5, zmm12, zmm22
vpsraq zmm27, zmm5, 30
mov rsi, rcx
xor rsi, r12
vpandq zmm13, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm13
sar rbx, 1
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2752]
vpmuldq zmm9, zmm26, zmm0
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r12, 0
cmovs r9, r11
vpermq zmm20, zmmword ptr [rdi+2816], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2816]
vpmuldq zmm6, zmm24, zmm20
vpaddq zmm2, zmm16, zmm9
vpaddq zmm21, zmm2, zmm11
vpaddq zmm1, zmm21, zmm6
vpmuludq zmm18, zmm8, zmmword ptr [rdi+9984]
vpaddq zmm19, zmm1, zmm18
vpmuludq zmm10, zmm3, zmmword ptr [rdi+9920]
vpaddq zmm17, zmm19, zmm10
vpaddq zmm12, zmm17, zmm27
vpsraq zmm22, zmm12, 30
vpandq zmm5, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm5
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2816]
vpmuldq zmm0, zmm26, zmm20
vpermq zmm16, zmmword ptr [rdi+2880], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2880]
vpmuldq zmm2, zmm24, zmm16
vpaddq zmm11, zmm13, zmm0
vpaddq zmm21, zmm11, zmm9
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
vpaddq zmm6, zmm21, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+10048]
vpaddq zmm18, zmm6, zmm1
vpmuludq zmm19, zmm3, zmmword ptr [rdi+9984]
vpaddq zmm10, zmm18, zmm19
sarx r11, r9, r15
vpaddq zmm17, zmm10, zmm22
vpsraq zmm27, zmm17, 30
vpandq zmm12, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm12
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2880]
vpmuldq zmm20, zmm26, zmm16
vpermq zmm13, zmmword ptr [rdi+2944], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2944]
vpmuldq zmm11, zmm24, zmm13
lea rbx, [r13+r8]
lea r10, [rsi+r12]
vpaddq zmm9, zmm5, zmm20
vpaddq zmm21, zmm9, zmm0
vpaddq zmm2, zmm21, zmm11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+10112]
vpaddq zmm1, zmm2, zmm6
lea rbp, [rbx+rdx]
lea r13, [r10+rax]
vpmuludq zmm18, zmm3, zmmword ptr [rdi+10048]
vpaddq zmm19, zmm1, zmm18
vpaddq zmm10, zmm19, zmm27
vpsraq zmm22, zmm10, 30
vpandq zmm17, zmm10, zmm7
ror rbp, 44
ror r13, 45
vmovdqa64 zmmword ptr [rdi+2816], zmm17
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2944]
vpmuldq zmm16, zmm26, zmm13
vpermq zmm5, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+3008]
vpmuldq zmm9, zmm24, zmm5
vpaddq zmm0, zmm12, zmm16
vpaddq zmm21, zmm0, zmm20
lea r8, [r9-1]
vpaddq zmm11, zmm21, zmm9
vpmuludq zmm2, zmm8, zmmword ptr [rdi+10176]
vpaddq zmm6, zmm11, zmm2
mov rsi, r13
xor rsi, r11
vpmuludq zmm1, zmm3, zmmword ptr [rdi+10112]
vpaddq zmm18, zmm6, zmm1
vpaddq zmm19, zmm18, zmm22
vpsraq zmm27, zmm19, 30
vpandq zmm10, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm10
mov r12, -2
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3008]
sub r12, r9
vpmuldq zmm13, zmm26, zmm5
vpermq zmm12, zmmword ptr [rdi+3072], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3072]
vpmuldq zmm0, zmm24, zmm12
vpaddq zmm20, zmm17, zmm13
vpaddq zmm21, zmm20, zmm16
vpaddq zmm9, zmm21, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+10240]
vpaddq zmm2, zmm9, zmm11
vpmuludq zmm6, zmm3, zmmword ptr [rdi+10176]
vpaddq zmm1, zmm2, zmm6
vpaddq zmm18, zmm1, zmm27
vpsraq zmm22, zmm18, 30
vpandq zmm19, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm19
sar rbp, 1
lea rbx, [rbp+rsi]
cmovc rbx, rbp
adc r11, 0
cmovs r8, r12
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3072]
vpmuldq zmm5, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+3136], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3136]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm16, zmm10, zmm5
vpaddq zmm21, zmm16, zmm13
cmovs r13, rbp
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+10304]
vpaddq zmm11, zmm0, zmm9
vpmuludq zmm2, zmm3, zmmword ptr [rdi+10240]
vpaddq zmm6, zmm11, zmm2
vpaddq zmm1, zmm6, zmm22
lea rdx, [r8-1]
vpsraq zmm27, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm18
vpmuldq zmm19, zmm25, zmmword ptr [rdi+3136]
vpmuldq zmm12, zmm26, zmm17
sarx r10, r8, r15
vpermq zmm10, zmmword ptr [rdi+3200], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3200]
vpbroadcastq zmm16, rcx
vpmuldq zmm13, zmm24, zmm10
vpaddq zmm21, zmm19, zmm12
vpaddq zmm20, zmm21, zmm5
mov rax, -2
vpaddq zmm0, zmm20, zmm13
sub rax, r8
vpmuludq zmm9, zmm8, zmmword ptr [rdi+10368]
vpaddq zmm11, zmm0, zmm9
vpmuludq zmm2, zmm3, zmmword ptr [rdi+10304]
vpaddq zmm6, zmm11, zmm2
vpbroadcastq zmm16{k1}, r14
vpaddq zmm22, zmm6, zmm27
vpsraq zmm1, zmm22, 30
vpandq zmm18, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm18
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3200]
vpmuldq zmm19, zmm26, zmm10
vpermq zmm12, zmmword ptr [rdi+3264], 0x4e
mov r9, r13
xor r9, r10
vpaddq zmm21, zmm16, zmm29
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3264]
vpmuldq zmm20, zmm24, zmm12
vpaddq zmm13, zmm17, zmm19
sar rbx, 1
vpaddq zmm0, zmm13, zmm5
vpaddq zmm9, zmm0, zmm20
lea rsi, [rbx+r9]
cmovc rsi, rbx
adc r10, 0
cmovs rdx, rax
vpmuludq zmm11, zmm8, zmmword ptr [rdi+10432]
vpaddq zmm2, zmm9, zmm11
vpsllvq zmm6, zmm21, zmm30
vpmuludq zmm27, zmm3, zmmword ptr [rdi+10368]
vpaddq zmm22, zmm2, zmm27
vpaddq zmm18, zmm22, zmm1
vpsraq zmm10, zmm18, 30
vpandq zmm16, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+3136], zmm16
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3264]
vpmuldq zmm19, zmm26, zmm12
vpsravq zmm13, zmm6, zmm31
vpermq zmm5, zmmword ptr [rdi+3328], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+3328]
vpmuldq zmm20, zmm24, zmm5
vpaddq zmm9, zmm17, zmm19
vpaddq zmm11, zmm9, zmm0
vpaddq zmm21, zmm11, zmm20
vpmuludq zmm2, zmm8, zmmword ptr [rdi+10496]
vpsubq zmm27, zmm28, zmm13
vpaddq zmm22, zmm21, zmm2
vpmuludq zmm1, zmm3, zmmword ptr [rdi+10432]
vpaddq zmm18, zmm22, zmm1
vpaddq zmm16, zmm18, zmm10
cmovs r13, rbx
vpsraq zmm12, zmm16, 30
vpandq zmm6, zmm16, zmm7
lea r11, [rdx-1]
vmovdqa64 zmmword ptr [rdi+3200], zmm6
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3328]
vmovdqa64 zmmword ptr [rdi+192], zmm27
sarx r12, rdx, r15
vpmuldq zmm19, zmm26, zmm5
mov rbp, r13
xor rbp, r12
vpermq zmm9, zmmword ptr [rdi+3392], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+3392]
vpmuldq zmm11, zmm24, zmm9
vpaddq zmm20, zmm17, zmm19
vpaddq zmm13, zmm20, zmm0
vpaddq zmm21, zmm13, zmm11
mov rcx, qword ptr [rdi+192]
mov r8, -2
vpmuludq zmm2, zmm8, zmmword ptr [rdi+10560]
sub r8, rdx
vpaddq zmm22, zmm21, zmm2
vpmuludq zmm1, zmm3, zmmword ptr [rdi+10496]
vpaddq zmm18, zmm22, zmm1
vpaddq zmm10, zmm18, zmm12
vpsraq zmm16, zmm10, 30
vpandq zmm6, zmm10, zmm7
imul rcx, qword ptr [rdi-24]
vmovdqa64 zmmword ptr [rdi+3264], zmm6
vpmuldq zmm27, zmm25, zmmword ptr [rdi+3392]
vpmuldq zmm5, zmm26, zmm9
vpermq zmm17, zmmword ptr [rdi+3456], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+3456]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm0, zmm27, zmm5
vpaddq zmm13, zmm0, zmm19
mov r14, qword ptr [rdi+200]
vpaddq zmm11, zmm13, zmm20
vpmuludq zmm21, zmm8, zmmword ptr [rdi+10624]
sar rsi, 1
lea r9, [rsi+rbp]
cmovc r9, rsi
adc r12, 0
cmovs r11, r8
vpaddq zmm2, zmm11, zmm21
vpmuludq zmm22, zmm3, zmmword ptr [rdi+10560]
vpaddq zmm1, zmm2, zmm22
vpaddq zmm18, zmm1, zmm16
vpsraq zmm12, zmm18, 30
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm10
cmovs r13, rsi
imul r14, qword ptr [rdi-8]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+3456]
vpmuldq zmm9, zmm26, zmm17
vpermq zmm27, zmmword ptr [rdi+3520], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3520]
vpmuldq zmm0, zmm24, zmm27
lea r10, [r11-1]
vpaddq zmm19, zmm6, zmm9
lea rax, [rcx+r14]
vpaddq zmm13, zmm19, zmm5
vpaddq zmm20, zmm13, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+10688]
vpaddq zmm21, zmm20, zmm11
sarx rbx, r11, r15
vpmuludq zmm2, zmm3, zmmword ptr [rdi+10624]
vpaddq zmm22, zmm21, zmm2
vpaddq zmm1, zmm22, zmm12
sar rax, 20
vpsraq zmm16, zmm1, 30
vpandq zmm18, zmm1, zmm7
mov rdx, -2
vmovdqa64 zmmword ptr [rdi+3392], zmm18
sub rdx, r11
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3520]
vpmuldq zmm17, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+3584], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+3584]
mov qword ptr [rdi+8], rax
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm5, zmm10, zmm17
vpaddq zmm13, zmm5, zmm9
vpaddq zmm0, zmm13, zmm19
vpmuludq zmm20, zmm8, zmmword ptr [rdi+10752]
vpaddq zmm11, zmm0, zmm20
vpmuludq zmm21, zmm3, zmmword ptr [rdi+10688]
mov rbp, r13
xor rbp, rbx
vpaddq zmm2, zmm11, zmm21
mov r12, qword ptr [rdi+208]
vpaddq zmm22, zmm2, zmm16
vpsraq zmm12, zmm22, 30
sar r9, 1
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm1
lea r8, [r9+rbp]
cmovc r8, r9
adc rbx, 0
cmovs r10, rdx
vpmuldq zmm18, zmm25, zmmword ptr [rdi+3584]
vpmuldq zmm27, zmm26, zmm6
vpermq zmm10, zmmword ptr [rdi+3648], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+3648]
vpmuldq zmm5, zmm24, zmm10
vpaddq zmm9, zmm18, zmm27
vpaddq zmm13, zmm9, zmm17
vpaddq zmm19, zmm13, zmm5
vpmuludq zmm0, zmm8, zmmword ptr [rdi+10816]
vpaddq zmm20, zmm19, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+10752]
vpaddq zmm21, zmm20, zmm11
vpaddq zmm2, zmm21, zmm12
vpsraq zmm16, zmm2, 30
vpandq zmm22, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm22
vpmuldq zmm1, zmm25, zmmword ptr [rdi+3648]
vpmuldq zmm6, zmm26, zmm10
vpermq zmm18, zmmword ptr [rdi+3712], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3712]
vpmuldq zmm9, zmm24, zmm18
cmovs r13, r9
imul r12, qword ptr [rdi-24]
mov rsi, qword ptr [rdi+216]
imul rsi, qword ptr [rdi-8]
vpaddq zmm17, zmm1, zmm6
vpaddq zmm13, zmm17, zmm27
lea rcx, [r10-1]
vpaddq zmm5, zmm13, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+10880]
lea r14, [r12+rsi]
sarx r11, r10, r15
vpaddq zmm0, zmm5, zmm19
mov rax, r13
xor rax, r11
vpmuludq zmm20, zmm3, zmmword ptr [rdi+10816]
vpaddq zmm11, zmm0, zmm20
vpaddq zmm21, zmm11, zmm16
vpsraq zmm12, zmm21, 30
vpandq zmm2, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm2
mov rbp, -2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+3712]
sar r14, 20
sub rbp, r10
vpmuldq zmm10, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+3776], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+3776]
vpmuldq zmm17, zmm24, zmm1
vpaddq zmm27, zmm22, zmm10
vpaddq zmm13, zmm27, zmm6
vpaddq zmm9, zmm13, zmm17
mov qword ptr [rdi+16], r14
vpmuludq zmm5, zmm8, zmmword ptr [rdi+10944]
vpaddq zmm19, zmm9, zmm5
vpmuludq zmm0, zmm3, zmmword ptr [rdi+10880]
vpaddq zmm20, zmm19, zmm0
vpaddq zmm11, zmm20, zmm12
vpsraq zmm16, zmm11, 30
vpandq zmm21, zmm11, zmm7
mov rbx, qword ptr [rdi+192]
vmovdqa64 zmmword ptr [rdi+3648], zmm21
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3776]
sar r8, 1
lea rdx, [r8+rax]
cmovc rdx, r8
adc r11, 0
cmovs rcx, rbp
vpmuldq zmm18, zmm26, zmm1
vpermq zmm22, zmmword ptr [rdi+3840], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3840]
vpmuldq zmm27, zmm24, zmm22
vpaddq zmm6, zmm2, zmm18
vpaddq zmm13, zmm6, zmm10
vpaddq zmm17, zmm13, zmm27
cmovs r13, r8
imul rbx, qword ptr [rdi+384]
vpmuludq zmm9, zmm8, zmmword ptr [rdi+11008]
vpaddq zmm5, zmm17, zmm9
vpmuludq zmm19, zmm3, zmmword ptr [rdi+10944]
vpaddq zmm0, zmm5, zmm19
vpaddq zmm20, zmm0, zmm16
vpsraq zmm12, zmm20, 30
lea r9, [rcx-1]
mov r12, qword ptr [rdi+200]
vpandq zmm11, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+3840]
vpmuldq zmm1, zmm26, zmm22
sarx rsi, rcx, r15
vpermq zmm2, zmmword ptr [rdi+3904], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3904]
vpmuldq zmm6, zmm24, zmm2
vpaddq zmm10, zmm21, zmm1
imul r12, qword ptr [rdi+400]
vpaddq zmm13, zmm10, zmm18
mov r10, -2
vpaddq zmm27, zmm13, zmm6
sub r10, rcx
vpmuludq zmm17, zmm8, zmmword ptr [rdi+11072]
vpaddq zmm9, zmm27, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+11008]
vpaddq zmm19, zmm9, zmm5
vpaddq zmm0, zmm19, zmm12
lea r14, [rbx+r12]
vpsraq zmm16, zmm0, 30
vpandq zmm20, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm20
vpmuldq zmm11, zmm25, zmmword ptr [rdi+3904]
vpmuldq zmm22, zmm26, zmm2
vpermq zmm21, zmmword ptr [rdi+3968], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3968]
mov rax, r13
xor rax, rsi
mov r11, qword ptr [rdi+8]
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm18, zmm11, zmm22
sar rdx, 1
vpaddq zmm13, zmm18, zmm1
vpaddq zmm6, zmm13, zmm10
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc rsi, 0
cmovs r9, r10
vpmuludq zmm27, zmm8, zmmword ptr [rdi+11136]
vpaddq zmm17, zmm6, zmm27
vpmuludq zmm9, zmm3, zmmword ptr [rdi+11072]
vpaddq zmm5, zmm17, zmm9
vpaddq zmm19, zmm5, zmm16
vpsraq zmm12, zmm19, 30
vpandq zmm0, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm0
vpmuldq zmm20, zmm25, zmmword ptr [rdi+3968]
vpmuldq zmm2, zmm26, zmm21
vpermq zmm11, zmmword ptr [rdi+4032], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4032]
vpmuldq zmm18, zmm24, zmm11
vpaddq zmm1, zmm20, zmm2
vpaddq zmm13, zmm1, zmm22
vpaddq zmm10, zmm13, zmm18
vpmuludq zmm6, zmm8, zmmword ptr [rdi+11200]
vpaddq zmm27, zmm10, zmm6
vpmuludq zmm17, zmm3, zmmword ptr [rdi+11136]
vpaddq zmm9, zmm27, zmm17
vpaddq zmm5, zmm9, zmm12
vpsraq zmm16, zmm5, 30
cmovs r13, rdx
sar r11, 20
lea r8, [r11+r14]
shl r8, 44
vpandq zmm19, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3904], zmm19
lea rcx, [r9-1]
vpmuldq zmm0, zmm25, zmmword ptr [rdi+4032]
vpmuldq zmm21, zmm26, zmm11
sarx rbx, r9, r15
mov qword ptr [rdi+24], r8
vpermq zmm20, zmmword ptr [rdi+4096], 0x4e
mov r12, r13
xor r12, rbx
vpmuldq zmm2, zmm23, zmmword ptr [rdi+4096]
vpmuldq zmm1, zmm24, zmm20
vpaddq zmm22, zmm0, zmm21
vpaddq zmm13, zmm22, zmm2
vpaddq zmm18, zmm13, zmm1
vpmuludq zmm10, zmm8, zmmword ptr [rdi+11264]
mov rax, -2
mov rsi, qword ptr [rdi+208]
vpaddq zmm6, zmm18, zmm10
sub rax, r9
vpmuludq zmm27, zmm3, zmmword ptr [rdi+11200]
vpaddq zmm17, zmm6, zmm27
vpaddq zmm9, zmm17, zmm16
vpsraq zmm12, zmm9, 30
vpandq zmm5, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm5
vpmuldq zmm19, zmm25, zmmword ptr [rdi+4096]
imul rsi, qword ptr [rdi+384]
vpmuldq zmm11, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+4160], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+4160]
vpmuldq zmm22, zmm24, zmm0
vpaddq zmm2, zmm19, zmm11
vpaddq zmm13, zmm2, zmm21
vpaddq zmm1, zmm13, zmm22
mov r10, qword ptr [rdi+216]
vpmuludq zmm18, zmm8, zmmword ptr [rdi+11328]
sar rbp, 1
lea rdx, [rbp+r12]
cmovc rdx, rbp
adc rbx, 0
cmovs rcx, rax
vpaddq zmm10, zmm1, zmm18
vpmuludq zmm6, zmm3, zmmword ptr [rdi+11264]
vpaddq zmm27, zmm10, zmm6
vpaddq zmm17, zmm27, zmm12
vpsraq zmm16, zmm17, 30
vpandq zmm9, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm9
cmovs r13, rbp
imul r10, qword ptr [rdi+400]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+4160]
vpmuldq zmm20, zmm26, zmm0
vpermq zmm19, zmmword ptr [rdi+4224], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+4224]
vpmuldq zmm2, zmm24, zmm19
vpaddq zmm21, zmm5, zmm20
lea r11, [rcx-1]
vpaddq zmm13, zmm21, zmm11
lea r14, [rsi+r10]
vpaddq zmm22, zmm13, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+11392]
vpaddq zmm18, zmm22, zmm1
vpmuludq zmm10, zmm3, zmmword ptr [rdi+11328]
sarx r8, rcx, r15
vpaddq zmm6, zmm18, zmm10
vpaddq zmm27, zmm6, zmm16
vpsraq zmm12, zmm27, 30
mov r9, qword ptr [rdi+16]
vpandq zmm17, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm17
mov r12, -2
vpmuldq zmm9, zmm25, zmmword ptr [rdi+4224]
sub r12, rcx
vpmuldq zmm0, zmm26, zmm19
vpermq zmm5, zmmword ptr [rdi+4288], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+4288]
vpmuldq zmm21, zmm24, zmm5
sar r9, 20
vpaddq zmm11, zmm9, zmm0
vpaddq zmm13, zmm11, zmm20
vpaddq zmm2, zmm13, zmm21
vpmuludq zmm22, zmm8, zmmword ptr [rdi+11456]
vpaddq zmm1, zmm2, zmm22
vpmuludq zmm18, zmm3, zmmword ptr [rdi+11392]
vpaddq zmm10, zmm1, zmm18
mov rbx, r13
xor rbx, r8
vpaddq zmm6, zmm10, zmm12
lea rax, [r9+r14]
vpsraq zmm16, zmm6, 30
vpandq zmm27, zmm6, zmm7
sar rdx, 1
vmovdqa64 zmmword ptr [rdi+4160], zmm27
vpmuldq zmm17, zmm25, zmmword ptr [rdi+4288]
lea rbp, [rdx+rbx]
cmovc rbp, rdx
adc r8, 0
cmovs r11, r12
vpmuldq zmm19, zmm26, zmm5
vpermq zmm9, zmmword ptr [rdi+4352], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+4352]
vpmuldq zmm11, zmm24, zmm9
vpaddq zmm20, zmm17, zmm19
vpaddq zmm13, zmm20, zmm0
vpaddq zmm21, zmm13, zmm11
vpmuludq zmm2, zmm8, zmmword ptr [rdi+11520]
vpaddq zmm22, zmm21, zmm2
vpmuludq zmm1, zmm3, zmmword ptr [rdi+11456]
vpaddq zmm18, zmm22, zmm1
vpaddq zmm10, zmm18, zmm16
vpsraq zmm12, zmm10, 30
vpandq zmm6, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm6
vpmuldq zmm27, zmm25, zmmword ptr [rdi+4352]
vpmuldq zmm5, zmm26, zmm9
vpermq zmm17, zmmword ptr [rdi+4416], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+4416]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm0, zmm27, zmm5
cmovs r13, rdx
shl rax, 44
mov qword ptr [rdi+32], rax
vpaddq zmm13, zmm0, zmm19
vpaddq zmm11, zmm13, zmm20
lea rsi, [r11-1]
vpmuludq zmm21, zmm8, zmmword ptr [rdi+11584]
vpaddq zmm2, zmm11, zmm21
sarx r10, r11, r15
vpmuludq zmm22, zmm3, zmmword ptr [rdi+11520]
mov rcx, r13
xor rcx, r10
vpaddq zmm1, zmm2, zmm22
vpaddq zmm18, zmm1, zmm12
vpsraq zmm16, zmm18, 30
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm10
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4416]
mov r9, -2
vpmuldq zmm9, zmm26, zmm17
sub r9, r11
vpermq zmm27, zmmword ptr [rdi+4480], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+4480]
vpmuldq zmm0, zmm24, zmm27
vpaddq zmm19, zmm6, zmm9
vpaddq zmm13, zmm19, zmm5
vpaddq zmm20, zmm13, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+11648]
vpaddq zmm21, zmm20, zmm11
vpmuludq zmm2, zmm3, zmmword ptr [rdi+11584]
vpaddq zmm22, zmm21, zmm2
vpaddq zmm1, zmm22, zmm16
vpsraq zmm12, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm18
vpmuldq zmm10, zmm25, zmmword ptr [rdi+4480]
vpmuldq zmm17, zmm26, zmm27
sar rbp, 1
lea r14, [rbp+rcx]
cmovc r14, rbp
adc r10, 0
cmovs rsi, r9
vpermq zmm6, zmmword ptr [rdi+4544], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+4544]
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm5, zmm10, zmm17
vpaddq zmm13, zmm5, zmm9
vpaddq zmm0, zmm13, zmm19
vpmuludq zmm20, zmm8, zmmword ptr [rdi+11712]
cmovs r13, rbp
vpaddq zmm11, zmm0, zmm20
vpmuludq zmm21, zmm3, zmmword ptr [rdi+11648]
vpaddq zmm2, zmm11, zmm21
vpaddq zmm22, zmm2, zmm12
vpsraq zmm16, zmm22, 30
lea rbx, [rsi-1]
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+4416], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+4544]
vpmuldq zmm27, zmm26, zmm6
vpermq zmm10, zmmword ptr [rdi+4608], 0x4e
sarx r8, rsi, r15
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4608]
vpmuldq zmm5, zmm24, zmm10
vpaddq zmm9, zmm18, zmm27
vpaddq zmm13, zmm9, zmm17
vpaddq zmm19, zmm13, zmm5
mov r12, -2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+11776]
sub r12, rsi
vpaddq zmm20, zmm19, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+11712]
vpaddq zmm21, zmm20, zmm11
vpaddq zmm2, zmm21, zmm16
vpsraq zmm12, zmm2, 30
vpandq zmm22, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+4480], zmm22
vpmuldq zmm1, zmm25, zmmword ptr [rdi+4608]
vpmuldq zmm6, zmm26, zmm10
vpermq zmm18, zmmword ptr [rdi+4672], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+4672]
mov rdx, r13
xor rdx, r8
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm17, zmm1, zmm6
vpaddq zmm13, zmm17, zmm27
sar r14, 1
vpaddq zmm5, zmm13, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+11840]
lea rax, [r14+rdx]
cmovc rax, r14
adc r8, 0
cmovs rbx, r12
vpaddq zmm0, zmm5, zmm19
vpmuludq zmm20, zmm3, zmmword ptr [rdi+11776]
vpaddq zmm11, zmm0, zmm20
vpaddq zmm21, zmm11, zmm12
vpsraq zmm16, zmm21, 30
vpandq zmm2, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+4672]
vpmuldq zmm10, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+4736], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+4736]
vpmuldq zmm17, zmm24, zmm1
vpaddq zmm27, zmm22, zmm10
vpaddq zmm13, zmm27, zmm6
vpaddq zmm9, zmm13, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+11904]
vpaddq zmm19, zmm9, zmm5
vpmuludq zmm0, zmm3, zmmword ptr [rdi+11840]
vpaddq zmm20, zmm19, zmm0
vpaddq zmm11, zmm20, zmm16
vpsraq zmm12, zmm11, 30
cmovs r13, r14
vpandq zmm21, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+4608], zmm21
lea r11, [rbx-1]
vpmuldq zmm2, zmm25, zmmword ptr [rdi+4736]
vpmuldq zmm18, zmm26, zmm1
sarx rcx, rbx, r15
vpermq zmm22, zmmword ptr [rdi+4800], 0x4e
mov r10, r13
xor r10, rcx
vpmuldq zmm10, zmm23, zmmword ptr [rdi+4800]
vpmuldq zmm27, zmm24, zmm22
vpaddq zmm6, zmm2, zmm18
vpaddq zmm13, zmm6, zmm10
vpaddq zmm17, zmm13, zmm27
vpmuludq zmm9, zmm8, zmmword ptr [rdi+11968]
mov r9, -2
vpaddq zmm5, zmm17, zmm9
sub r9, rbx
vpmuludq zmm19, zmm3, zmmword ptr [rdi+11904]
vpaddq zmm0, zmm5, zmm19
vpaddq zmm20, zmm0, zmm12
vpsraq zmm16, zmm20, 30
vpandq zmm11, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+4800]
vpmuldq zmm1, zmm26, zmm22
vpermq zmm2, zmmword ptr [rdi+4864], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+4864]
vpmuldq zmm6, zmm24, zmm2
vpaddq zmm10, zmm21, zmm1
vpaddq zmm13, zmm10, zmm18
vpaddq zmm27, zmm13, zmm6
vpmuludq zmm17, zmm8, zmmword ptr [rdi+12032]
vpaddq zmm9, zmm27, zmm17
sar rax, 1
lea rbp, [rax+r10]
cmovc rbp, rax
adc rcx, 0
cmovs r11, r9
vpmuludq zmm5, zmm3, zmmword ptr [rdi+11968]
vpaddq zmm19, zmm9, zmm5
vpaddq zmm0, zmm19, zmm16
vpsraq zmm12, zmm0, 30
vpandq zmm20, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4736], zmm20
vpmuldq zmm11, zmm25, zmmword ptr [rdi+4864]
cmovs r13, rax
vpmuldq zmm22, zmm26, zmm2
vpermq zmm21, zmmword ptr [rdi+4928], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+4928]
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm18, zmm11, zmm22
vpaddq zmm13, zmm18, zmm1
lea rsi, [r11-1]
vpaddq zmm6, zmm13, zmm10
vpmuludq zmm27, zmm8, zmmword ptr [rdi+12096]
vpaddq zmm17, zmm6, zmm27
vpmuludq zmm9, zmm3, zmmword ptr [rdi+12032]
vpaddq zmm5, zmm17, zmm9
sarx rdx, r11, r15
vpaddq zmm19, zmm5, zmm12
vpsraq zmm16, zmm19, 30
vpandq zmm0, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+4800], zmm0
mov r8, -2
vpmuldq zmm20, zmm25, zmmword ptr [rdi+4928]
sub r8, r11
vpmuldq zmm2, zmm26, zmm21
vpermq zmm11, zmmword ptr [rdi+4992], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4992]
vpmuldq zmm18, zmm24, zmm11
vpaddq zmm1, zmm20, zmm2
vpaddq zmm13, zmm1, zmm22
vpaddq zmm10, zmm13, zmm18
vpmuludq zmm6, zmm8, zmmword ptr [rdi+12160]
vpaddq zmm27, zmm10, zmm6
vpmuludq zmm17, zmm3, zmmword ptr [rdi+12096]
vpaddq zmm9, zmm27, zmm17
vpaddq zmm5, zmm9, zmm16
mov r12, r13
xor r12, rdx
vpsraq zmm12, zmm5, 30
vpandq zmm19, zmm5, zmm7
sar rbp, 1
vmovdqa64 zmmword ptr [rdi+4864], zmm19
vpmuldq zmm0, zmm25, zmmword ptr [rdi+4992]
vpmuldq zmm21, zmm26, zmm11
lea r14, [rbp+r12]
cmovc r14, rbp
adc rdx, 0
cmovs rsi, r8
vpermq zmm20, zmmword ptr [rdi+5056], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+5056]
vpmuldq zmm1, zmm24, zmm20
vpaddq zmm22, zmm0, zmm21
vpaddq zmm13, zmm22, zmm2
vpaddq zmm18, zmm13, zmm1
vpmuludq zmm10, zmm8, zmmword ptr [rdi+12224]
vpaddq zmm6, zmm18, zmm10
vpmuludq zmm27, zmm3, zmmword ptr [rdi+12160]
vpaddq zmm17, zmm6, zmm27
vpaddq zmm9, zmm17, zmm12
vpsraq zmm16, zmm9, 30
vpandq zmm5, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+4928], zmm5
vpmuldq zmm19, zmm25, zmmword ptr [rdi+5056]
vpmuldq zmm11, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+5120], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+5120]
vpmuldq zmm22, zmm24, zmm0
vpaddq zmm2, zmm19, zmm11
vpaddq zmm13, zmm2, zmm21
cmovs r13, rbp
vpaddq zmm1, zmm13, zmm22
vpmuludq zmm18, zmm8, zmmword ptr [rdi+12288]
lea rbx, [rsi-1]
vpaddq zmm10, zmm1, zmm18
vpmuludq zmm6, zmm3, zmmword ptr [rdi+12224]
sarx r10, rsi, r15
vpaddq zmm27, zmm10, zmm6
mov rcx, r13
xor rcx, r10
vpaddq zmm17, zmm27, zmm16
vpsraq zmm12, zmm17, 30
vpandq zmm9, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm9
vpmuldq zmm5, zmm25, zmmword ptr [rdi+5120]
vpmuldq zmm20, zmm26, zmm0
mov r9, -2
vpermq zmm19, zmmword ptr [rdi+5184], 0x4e
sub r9, rsi
vpmuldq zmm11, zmm23, zmmword ptr [rdi+5184]
vpmuldq zmm2, zmm24, zmm19
vpaddq zmm21, zmm5, zmm20
vpaddq zmm13, zmm21, zmm11
vpaddq zmm22, zmm13, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+12352]
vpaddq zmm18, zmm22, zmm1
vpmuludq zmm10, zmm3, zmmword ptr [rdi+12288]
vpaddq zmm6, zmm18, zmm10
vpaddq zmm27, zmm6, zmm12
vpsraq zmm16, zmm27, 30
vpandq zmm17, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+5056], zmm17
vpmuldq zmm9, zmm25, zmmword ptr [rdi+5184]
vpmuldq zmm0, zmm26, zmm19
sar r14, 1
lea rax, [r14+rcx]
cmovc rax, r14
adc r10, 0
cmovs rbx, r9
vpermq zmm5, zmmword ptr [rdi+5248], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+5248]
vpmuldq zmm21, zmm24, zmm5
vpaddq zmm11, zmm9, zmm0
vpaddq zmm13, zmm11, zmm20
vpaddq zmm2, zmm13, zmm21
vpmuludq zmm22, zmm8, zmmword ptr [rdi+12416]
cmovs r13, r14
vpaddq zmm1, zmm2, zmm22
vpmuludq zmm18, zmm3, zmmword ptr [rdi+12352]
vpaddq zmm10, zmm1, zmm18
vpaddq zmm6, zmm10, zmm16
vpsraq zmm12, zmm6, 30
vpandq zmm27, zmm6, zmm7
lea r11, [rbx-1]
vmovdqa64 zmmword ptr [rdi+5120], zmm27
vpmuldq zmm17, zmm25, zmmword ptr [rdi+5248]
vpmuldq zmm19, zmm26, zmm5
vpermq zmm9, zmmword ptr [rdi+5312], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+5312]
sarx r12, rbx, r15
vpmuldq zmm11, zmm24, zmm9
vpaddq zmm20, zmm17, zmm19
vpaddq zmm13, zmm20, zmm0
vpaddq zmm21, zmm13, zmm11
vpmuludq zmm2, zmm8, zmmword ptr [rdi+12480]
mov rdx, -2
vpaddq zmm22, zmm21, zmm2
sub rdx, rbx
vpmuludq zmm1, zmm3, zmmword ptr [rdi+12416]
vpaddq zmm18, zmm22, zmm1
vpaddq zmm10, zmm18, zmm12
vpsraq zmm16, zmm10, 30
vpandq zmm6, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+5184], zmm6
vpmuldq zmm27, zmm25, zmmword ptr [rdi+5312]
vpmuldq zmm5, zmm26, zmm9
vpermq zmm17, zmmword ptr [rdi+5376], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+5376]
vpmuldq zmm20, zmm24, zmm17
mov r8, r13
xor r8, r12
vpaddq zmm0, zmm27, zmm5
vpaddq zmm13, zmm0, zmm19
vpaddq zmm11, zmm13, zmm20
sar rax, 1
vpmuludq zmm21, zmm8, zmmword ptr [rdi+12544]
vpaddq zmm2, zmm11, zmm21
lea rbp, [rax+r8]
cmovc rbp, rax
adc r12, 0
cmovs r11, rdx
vpmuludq zmm22, zmm3, zmmword ptr [rdi+12480]
vpaddq zmm1, zmm2, zmm22
vpaddq zmm18, zmm1, zmm16
vpsraq zmm12, zmm18, 30
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+5248], zmm10
vpmuldq zmm6, zmm25, zmmword ptr [rdi+5376]
vpmuldq zmm9, zmm26, zmm17
vpermq zmm27, zmmword ptr [rdi+5440], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+5440]
vpmuldq zmm0, zmm24, zmm27
vpaddq zmm19, zmm6, zmm9
vpaddq zmm13, zmm19, zmm5
vpaddq zmm20, zmm13, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+12608]
vpaddq zmm21, zmm20, zmm11
vpmuludq zmm2, zmm3, zmmword ptr [rdi+12544]
vpaddq zmm22, zmm21, zmm2
vpaddq zmm1, zmm22, zmm12
vpsraq zmm16, zmm1, 30
vpandq zmm18, zmm1, zmm7
cmovs r13, rax
vmovdqa64 zmmword ptr [rdi+5312], zmm18
vpmuldq zmm10, zmm25, zmmword ptr [rdi+5440]
lea rsi, [r11-1]
vpmuldq zmm17, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+5504], 0x4e
sarx rcx, r11, r15
vpmuldq zmm9, zmm23, zmmword ptr [rdi+5504]
mov r10, r13
xor r10, rcx
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm5, zmm10, zmm17
vpaddq zmm13, zmm5, zmm9
vpaddq zmm0, zmm13, zmm19
vpmuludq zmm20, zmm8, zmmword ptr [rdi+12672]
vpaddq zmm11, zmm0, zmm20
mov r9, -2
vpmuludq zmm21, zmm3, zmmword ptr [rdi+12608]
sub r9, r11
vpaddq zmm2, zmm11, zmm21
vpaddq zmm22, zmm2, zmm16
vpsraq zmm12, zmm22, 30
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+5376], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+5504]
vpmuldq zmm27, zmm26, zmm6
vpermq zmm10, zmmword ptr [rdi+5568], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+5568]
vpmuldq zmm5, zmm24, zmm10
vpaddq zmm9, zmm18, zmm27
vpaddq zmm13, zmm9, zmm17
vpaddq zmm19, zmm13, zmm5
vpmuludq zmm0, zmm8, zmmword ptr [rdi+12736]
vpaddq zmm20, zmm19, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+12672]
sar rbp, 1
lea r14, [rbp+r10]
cmovc r14, rbp
adc rcx, 0
cmovs rsi, r9
vpaddq zmm21, zmm20, zmm11
vpaddq zmm2, zmm21, zmm12
vpsraq zmm16, zmm2, 30
vpandq zmm22, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+5440], zmm22
vpmuldq zmm1, zmm25, zmmword ptr [rdi+5568]
vpmuldq zmm6, zmm26, zmm10
cmovs r13, rbp
vpermq zmm18, zmmword ptr [rdi+5632], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+5632]
vpmuldq zmm9, zmm24, zmm18
vpaddq zmm17, zmm1, zmm6
vpaddq zmm13, zmm17, zmm27
lea rbx, [rsi-1]
vpaddq zmm5, zmm13, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+12800]
vpaddq zmm0, zmm5, zmm19
vpmuludq zmm20, zmm3, zmmword ptr [rdi+12736]
vpaddq zmm11, zmm0, zmm20
sarx r8, rsi, r15
vpaddq zmm21, zmm11, zmm16
vpsraq zmm12, zmm21, 30
vpandq zmm2, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+5504], zmm2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+5632]
mov r12, -2
vpmuldq zmm10, zmm26, zmm18
sub r12, rsi
vpermq zmm1, zmmword ptr [rdi+5696], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+5696]
vpmuldq zmm17, zmm24, zmm1
vpaddq zmm27, zmm22, zmm10
vpaddq zmm13, zmm27, zmm6
vpaddq zmm9, zmm13, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+12864]
vpaddq zmm19, zmm9, zmm5
vpmuludq zmm0, zmm3, zmmword ptr [rdi+12800]
vpaddq zmm20, zmm19, zmm0
vpaddq zmm11, zmm20, zmm12
mov rdx, r13
xor rdx, r8
vpsraq zmm16, zmm11, 30
vpandq zmm21, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+5568], zmm21
sar r14, 1
vpmuldq zmm2, zmm25, zmmword ptr [rdi+5696]
vpmuldq zmm18, zmm26, zmm1
lea rax, [r14+rdx]
cmovc rax, r14
adc r8, 0
cmovs rbx, r12
vpermq zmm22, zmmword ptr [rdi+5760], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+5760]
vpmuldq zmm27, zmm24, zmm22
vpaddq zmm6, zmm2, zmm18
vpaddq zmm13, zmm6, zmm10
vpaddq zmm17, zmm13, zmm27
vpmuludq zmm9, zmm8, zmmword ptr [rdi+12928]
vpaddq zmm5, zmm17, zmm9
vpmuludq zmm19, zmm3, zmmword ptr [rdi+12864]
vpaddq zmm0, zmm5, zmm19
vpaddq zmm20, zmm0, zmm16
vpsraq zmm12, zmm20, 30
vpandq zmm11, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+5632], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+5760]
vpmuldq zmm1, zmm26, zmm22
vpermq zmm2, zmmword ptr [rdi+5824], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+5824]
vpmuldq zmm6, zmm24, zmm2
vpaddq zmm10, zmm21, zmm1
vpaddq zmm13, zmm10, zmm18
cmovs r13, r14
vpaddq zmm27, zmm13, zmm6
vpmuludq zmm17, zmm8, zmmword ptr [rdi+12992]
lea r11, [rbx-1]
vpaddq zmm9, zmm27, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+12928]
sarx r10, rbx, r15
vpaddq zmm19, zmm9, zmm5
mov rcx, r13
xor rcx, r10
vpaddq zmm0, zmm19, zmm12
vpsraq zmm16, zmm0, 30
vpandq zmm20, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+5696], zmm20
vpmuldq zmm11, zmm25, zmmword ptr [rdi+5824]
vpmuldq zmm22, zmm26, zmm2
mov r9, -2
vpermq zmm21, zmmword ptr [rdi+5888], 0x4e
sub r9, rbx
vpmuldq zmm1, zmm23, zmmword ptr [rdi+5888]
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm18, zmm11, zmm22
vpaddq zmm13, zmm18, zmm1
vpaddq zmm6, zmm13, zmm10
vpmuludq zmm27, zmm8, zmmword ptr [rdi+13056]
vpaddq zmm17, zmm6, zmm27
vpmuludq zmm9, zmm3, zmmword ptr [rdi+12992]
vpaddq zmm5, zmm17, zmm9
vpaddq zmm19, zmm5, zmm16
vpsraq zmm12, zmm19, 30
vpandq zmm0, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+5760], zmm0
vpmuldq zmm20, zmm25, zmmword ptr [rdi+5888]
vpmuldq zmm2, zmm26, zmm21
vpermq zmm11, zmmword ptr [rdi+5952], 0x4e
sar rax, 1
lea rbp, [rax+rcx]
cmovc rbp, rax
adc r10, 0
cmovs r11, r9
vpmuldq zmm22, zmm23, zmmword ptr [rdi+5952]
vpmuldq zmm18, zmm24, zmm11
vpaddq zmm1, zmm20, zmm2
vpaddq zmm13, zmm1, zmm22
vpaddq zmm10, zmm13, zmm18
vpmuludq zmm6, zmm8, zmmword ptr [rdi+13120]
vpaddq zmm27, zmm10, zmm6
cmovs r13, rax
vpmuludq zmm17, zmm3, zmmword ptr [rdi+13056]
vpaddq zmm9, zmm27, zmm17
vpaddq zmm5, zmm9, zmm12
vpsraq zmm16, zmm5, 30
vpandq zmm19, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+5824], zmm19
lea rsi, [r11-1]
vpmuldq zmm0, zmm25, zmmword ptr [rdi+5952]
vpmuldq zmm21, zmm26, zmm11
vpermq zmm20, zmmword ptr [rdi+6016], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+6016]
vpmuldq zmm1, zmm24, zmm20
sarx rdx, r11, r15
vpaddq zmm22, zmm0, zmm21
vpaddq zmm13, zmm22, zmm2
vpaddq zmm18, zmm13, zmm1
vpmuludq zmm10, zmm8, zmmword ptr [rdi+13184]
mov r8, -2
vpaddq zmm6, zmm18, zmm10
sub r8, r11
vpmuludq zmm27, zmm3, zmmword ptr [rdi+13120]
vpaddq zmm17, zmm6, zmm27
vpaddq zmm9, zmm17, zmm16
vpsraq zmm12, zmm9, 30
vpandq zmm5, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+5888], zmm5
vpmuldq zmm19, zmm25, zmmword ptr [rdi+6016]
vpmuldq zmm11, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+6080], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+6080]
vpmuldq zmm22, zmm24, zmm0
vpaddq zmm2, zmm19, zmm11
mov r12, r13
xor r12, rdx
vpaddq zmm13, zmm2, zmm21
vpaddq zmm1, zmm13, zmm22
vpmuludq zmm18, zmm8, zmmword ptr [rdi+13248]
sar rbp, 1
vpaddq zmm10, zmm1, zmm18
vpmuludq zmm6, zmm3, zmmword ptr [rdi+13184]
lea r14, [rbp+r12]
cmovc r14, rbp
adc rdx, 0
cmovs rsi, r8
vpaddq zmm27, zmm10, zmm6
vpaddq zmm17, zmm27, zmm12
vpsraq zmm16, zmm17, 30
vpandq zmm9, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+5952], zmm9
vpmuldq zmm5, zmm25, zmmword ptr [rdi+6080]
vpmuldq zmm20, zmm26, zmm0
vpermq zmm19, zmmword ptr [rdi+6144], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+6144]
vpmuldq zmm2, zmm24, zmm19
vpaddq zmm21, zmm5, zmm20
vpaddq zmm13, zmm21, zmm11
vpaddq zmm22, zmm13, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+13312]
vpaddq zmm18, zmm22, zmm1
vpmuludq zmm10, zmm3, zmmword ptr [rdi+13248]
vpaddq zmm6, zmm18, zmm10
vpaddq zmm27, zmm6, zmm16
vpsraq zmm12, zmm27, 30
vpandq zmm17, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+6016], zmm17
cmovs r13, rbp
vpmuldq zmm9, zmm25, zmmword ptr [rdi+6144]
vpmuldq zmm0, zmm26, zmm19
lea rbx, [rsi-1]
vpermq zmm5, zmmword ptr [rdi+6208], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+6208]
sarx rcx, rsi, r15
vpmuldq zmm21, zmm24, zmm5
mov r10, r13
xor r10, rcx
vpaddq zmm11, zmm9, zmm0
vpaddq zmm13, zmm11, zmm20
vpaddq zmm2, zmm13, zmm21
vpmuludq zmm22, zmm8, zmmword ptr [rdi+13376]
vpaddq zmm1, zmm2, zmm22
vpmuludq zmm18, zmm3, zmmword ptr [rdi+13312]
mov r9, -2
vpaddq zmm10, zmm1, zmm18
sub r9, rsi
vpaddq zmm6, zmm10, zmm12
vpsraq zmm16, zmm6, 30
vpandq zmm27, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+6080], zmm27
vpmuldq zmm17, zmm25, zmmword ptr [rdi+6208]
vpmuldq zmm19, zmm26, zmm5
vpermq zmm9, zmmword ptr [rdi+6272], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+6272]
vpmuldq zmm11, zmm24, zmm9
vpaddq zmm20, zmm17, zmm19
vpaddq zmm13, zmm20, zmm0
vpaddq zmm21, zmm13, zmm11
vpmuludq zmm2, zmm8, zmmword ptr [rdi+13440]
vpaddq zmm22, zmm21, zmm2
vpmuludq zmm1, zmm3, zmmword ptr [rdi+13376]
sar r14, 1
lea rax, [r14+r10]
cmovc rax, r14
adc rcx, 0
cmovs rbx, r9
vpaddq zmm18, zmm22, zmm1
vpaddq zmm10, zmm18, zmm16
vpsraq zmm12, zmm10, 30
vpandq zmm6, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+6144], zmm6
vpmuldq zmm27, zmm25, zmmword ptr [rdi+6272]
vpmuldq zmm5, zmm26, zmm9
cmovs r13, r14
vpermq zmm17, zmmword ptr [rdi+6336], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+6336]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm0, zmm27, zmm5
vpaddq zmm13, zmm0, zmm19
vpaddq zmm11, zmm13, zmm20
lea r11, [rbx-1]
vpmuludq zmm21, zmm8, zmmword ptr [rdi+13504]
vpaddq zmm2, zmm11, zmm21
vpmuludq zmm22, zmm3, zmmword ptr [rdi+13440]
vpaddq zmm1, zmm2, zmm22
vpaddq zmm18, zmm1, zmm12
sarx r12, rbx, r15
vpsraq zmm16, zmm18, 30
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+6208], zmm10
vpmuldq zmm6, zmm25, zmmword ptr [rdi+6336]
vpmuldq zmm9, zmm26, zmm17
mov rdx, -2
vpermq zmm27, zmmword ptr [rdi+6400], 0x4e
sub rdx, rbx
vpmuldq zmm5, zmm23, zmmword ptr [rdi+6400]
vpmuldq zmm0, zmm24, zmm27
vpaddq zmm19, zmm6, zmm9
vpaddq zmm13, zmm19, zmm5
vpaddq zmm20, zmm13, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+13568]
vpaddq zmm21, zmm20, zmm11
vpmuludq zmm2, zmm3, zmmword ptr [rdi+13504]
vpaddq zmm22, zmm21, zmm2
vpaddq zmm1, zmm22, zmm16
vpsraq zmm12, zmm1, 30
mov r8, r13
xor r8, r12
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+6272], zmm18
vpmuldq zmm10, zmm25, zmmword ptr [rdi+6400]
sar rax, 1
vpmuldq zmm17, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+6464], 0x4e
lea rbp, [rax+r8]
cmovc rbp, rax
adc r12, 0
cmovs r11, rdx
vpmuldq zmm9, zmm23, zmmword ptr [rdi+6464]
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm5, zmm10, zmm17
vpaddq zmm13, zmm5, zmm9
vpaddq zmm0, zmm13, zmm19
vpmuludq zmm20, zmm8, zmmword ptr [rdi+13632]
vpaddq zmm11, zmm0, zmm20
vpmuludq zmm21, zmm3, zmmword ptr [rdi+13568]
vpaddq zmm2, zmm11, zmm21
vpaddq zmm22, zmm2, zmm12
vpsraq zmm16, zmm22, 30
vpandq zmm1, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+6336], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+6464]
vpmuldq zmm27, zmm26, zmm6
vpermq zmm10, zmmword ptr [rdi+6528], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+6528]
vpmuldq zmm5, zmm24, zmm10
vpaddq zmm9, zmm18, zmm27
vpaddq zmm13, zmm9, zmm17
vpaddq zmm19, zmm13, zmm5
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
vpmuludq zmm0, zmm8, zmmword ptr [rdi+13696]
vpaddq zmm20, zmm19, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+13632]
vpaddq zmm21, zmm20, zmm11
sarx rdx, r11, r15
vpaddq zmm2, zmm21, zmm16
vpsraq zmm12, zmm2, 30
vpandq zmm22, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+6400], zmm22
vpmuldq zmm1, zmm25, zmmword ptr [rdi+6528]
vpmuldq zmm6, zmm26, zmm10
vpermq zmm18, zmmword ptr [rdi+6592], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+6592]
vpmuldq zmm9, zmm24, zmm18
lea rax, [r14+rbx]
vpaddq zmm17, zmm1, zmm6
lea rsi, [r8+r12]
vpaddq zmm13, zmm17, zmm27
vpaddq zmm5, zmm13, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+13760]
vpaddq zmm0, zmm5, zmm19
lea r10, [rax+rcx]
vpmuludq zmm20, zmm3, zmmword ptr [rdi+13696]
lea r14, [rsi+r9]
vpaddq zmm11, zmm0, zmm20
vpaddq zmm21, zmm11, zmm12
vpsraq zmm16, zmm21, 30
vpandq zmm2, zmm21, zmm7
ror r10, 44
vmovdqa64 zmmword ptr [rdi+6464], zmm2
ror r14, 45
vpmuldq zmm22, zmm25, zmmword ptr [rdi+6592]
vpmuldq zmm10, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+6656], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+6656]
vpmuldq zmm17, zmm24, zmm1
vpaddq zmm27, zmm22, zmm10
vpaddq zmm13, zmm27, zmm6
lea rbx, [r11-1]
vpaddq zmm9, zmm13, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+13824]
vpaddq zmm19, zmm9, zmm5
mov r8, r14
xor r8, rdx
vpmuludq zmm0, zmm3, zmmword ptr [rdi+13760]
vpaddq zmm20, zmm19, zmm0
vpaddq zmm11, zmm20, zmm16
vpsraq zmm12, zmm11, 30
vpandq zmm21, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+6528], zmm21
mov r12, -2
vpmuldq zmm2, zmm25, zmmword ptr [rdi+6656]
sub r12, r11
vpmuldq zmm18, zmm26, zmm1
vpermq zmm22, zmmword ptr [rdi+6720], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+6720]
vpmuldq zmm27, zmm24, zmm22
vpaddq zmm6, zmm2, zmm18
vpaddq zmm13, zmm6, zmm10
vpaddq zmm17, zmm13, zmm27
vpmuludq zmm9, zmm8, zmmword ptr [rdi+13888]
vpaddq zmm5, zmm17, zmm9
vpmuludq zmm19, zmm3, zmmword ptr [rdi+13824]
vpaddq zmm0, zmm5, zmm19
vpaddq zmm20, zmm0, zmm12
vpsraq zmm16, zmm20, 30
vpandq zmm11, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+6592], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+6720]
sar r10, 1
lea rax, [r10+r8]
cmovc rax, r10
adc rdx, 0
cmovs rbx, r12
vpmuldq zmm1, zmm26, zmm22
vpermq zmm2, zmmword ptr [rdi+6784], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+6784]
vpmuldq zmm6, zmm24, zmm2
vpaddq zmm10, zmm21, zmm1
vpaddq zmm13, zmm10, zmm18
vpaddq zmm27, zmm13, zmm6
cmovs r14, r10
vpmuludq zmm17, zmm8, zmmword ptr [rdi+13952]
vpaddq zmm9, zmm27, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+13888]
vpaddq zmm19, zmm9, zmm5
vpaddq zmm0, zmm19, zmm16
lea rcx, [rbx-1]
vpsraq zmm12, zmm0, 30
vpandq zmm20, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+6656], zmm20
vpmuldq zmm11, zmm25, zmmword ptr [rdi+6784]
vpmuldq zmm22, zmm26, zmm2
sarx rsi, rbx, r15
vpermq zmm21, zmmword ptr [rdi+6848], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+6848]
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm18, zmm11, zmm22
vpaddq zmm13, zmm18, zmm1
vpbroadcastq zmm6, r13
mov r9, -2
vpaddq zmm27, zmm13, zmm10
sub r9, rbx
vpmuludq zmm17, zmm8, zmmword ptr [rdi+14016]
vpaddq zmm9, zmm27, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+13952]
vpaddq zmm19, zmm9, zmm5
vpaddq zmm16, zmm19, zmm12
vpsraq zmm0, zmm16, 30
vpandq zmm20, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6720], zmm20
vpmuldq zmm2, zmm25, zmmword ptr [rdi+6848]
vpbroadcastq zmm6{k1}, rbp
vpmuldq zmm11, zmm26, zmm21
vpermq zmm22, zmmword ptr [rdi+6912], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+6912]
mov r11, r14
xor r11, rsi
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm13, zmm2, zmm11
sar rax, 1
vpaddq zmm10, zmm13, zmm18
vpaddq zmm27, zmm10, zmm1
lea r8, [rax+r11]
cmovc r8, rax
adc rsi, 0
cmovs rcx, r9
vpmuludq zmm17, zmm8, zmmword ptr [rdi+14080]
vpaddq zmm9, zmm27, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+14016]
vpaddq zmm19, zmm6, zmm29
vpaddq zmm12, zmm9, zmm5
vpaddq zmm16, zmm12, zmm0
vpsraq zmm20, zmm16, 30
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6784], zmm21
vpmuldq zmm2, zmm25, zmmword ptr [rdi+6912]
vpmuldq zmm11, zmm26, zmm22
vpermq zmm13, zmmword ptr [rdi+6976], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+6976]
vpsllvq zmm10, zmm19, zmm30
vpmuldq zmm1, zmm24, zmm13
vpaddq zmm27, zmm2, zmm11
vpaddq zmm17, zmm27, zmm18
vpaddq zmm6, zmm17, zmm1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+14144]
vpaddq zmm5, zmm6, zmm9
vpmuludq zmm12, zmm3, zmmword ptr [rdi+14080]
vpaddq zmm0, zmm5, zmm12
vpaddq zmm16, zmm0, zmm20
cmovs r14, rax
vpsraq zmm21, zmm16, 30
vpsravq zmm22, zmm10, zmm31
vpandq zmm19, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6848], zmm19
lea rdx, [rcx-1]
vpmuldq zmm2, zmm25, zmmword ptr [rdi+6976]
vpmuldq zmm11, zmm26, zmm13
sarx r12, rcx, r15
mov r10, r14
xor r10, r12
vpermq zmm27, zmmword ptr [rdi+7040], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+7040]
vpmuldq zmm17, zmm24, zmm27
vpaddq zmm1, zmm2, zmm11
vpaddq zmm6, zmm1, zmm18
vpaddq zmm9, zmm6, zmm17
vpsubq zmm5, zmm28, zmm22
vpmuludq zmm12, zmm8, zmmword ptr [rdi+14208]
mov r13, -2
vpaddq zmm0, zmm9, zmm12
sub r13, rcx
vpmuludq zmm20, zmm3, zmmword ptr [rdi+14144]
vpaddq zmm10, zmm0, zmm20
vpaddq zmm16, zmm10, zmm21
vpsraq zmm19, zmm16, 30
vpandq zmm13, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6912], zmm13
vpmuldq zmm2, zmm25, zmmword ptr [rdi+7040]
vmovdqa64 zmmword ptr [rdi+256], zmm5
vpmuldq zmm11, zmm26, zmm27
vpermq zmm1, zmmword ptr [rdi+7104], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+7104]
vpmuldq zmm6, zmm24, zmm1
vpaddq zmm17, zmm2, zmm11
vpaddq zmm22, zmm17, zmm18
vpaddq zmm9, zmm22, zmm6
vpmuludq zmm12, zmm8, zmmword ptr [rdi+14272]
sar r8, 1
lea rbx, [r8+r10]
cmovc rbx, r8
adc r12, 0
cmovs rdx, r13
vpaddq zmm0, zmm9, zmm12
vpmuludq zmm20, zmm3, zmmword ptr [rdi+14208]
vpunpcklqdq zmm10, zmm5, zmm5
vpaddq zmm21, zmm0, zmm20
vpaddq zmm16, zmm21, zmm19
vpsraq zmm13, zmm16, 30
vpandq zmm27, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+6976], zmm27
cmovs r14, r8
vpmuldq zmm2, zmm25, zmmword ptr [rdi+7104]
vpmuldq zmm11, zmm26, zmm1
vpermq zmm17, zmmword ptr [rdi+7168], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+7168]
vpmuldq zmm22, zmm24, zmm17
vpunpckhqdq zmm6, zmm5, zmm5
vpaddq zmm9, zmm2, zmm11
lea rbp, [rdx-1]
vpaddq zmm12, zmm9, zmm18
vpaddq zmm0, zmm12, zmm22
vpmuludq zmm20, zmm8, zmmword ptr [rdi+14336]
vpaddq zmm21, zmm0, zmm20
vpmuludq zmm19, zmm3, zmmword ptr [rdi+14272]
sarx r11, rdx, r15
vpaddq zmm16, zmm21, zmm19
vpaddq zmm27, zmm16, zmm13
vpsraq zmm1, zmm27, 30
vpandq zmm5, zmm27, zmm7
vbroadcasti32x4 zmm2, xmmword ptr [rdi+192]
mov rsi, -2
vmovdqa64 zmmword ptr [rdi+7040], zmm5
sub rsi, rdx
vpmuldq zmm11, zmm25, zmmword ptr [rdi+7168]
vpmuldq zmm9, zmm26, zmm17
vpermq zmm18, zmmword ptr [rdi+7232], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+7232]
vpmuldq zmm22, zmm24, zmm18
vpaddq zmm0, zmm11, zmm9
vpaddq zmm20, zmm0, zmm12
vpaddq zmm21, zmm20, zmm22
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]
vpmuludq zmm16, zmm8, zmmword ptr [rdi+14400]
vpaddq zmm13, zmm21, zmm16
vpmuludq zmm27, zmm3, zmmword ptr [rdi+14336]
vpaddq zmm5, zmm13, zmm27
mov r9, r14
xor r9, r11
vpaddq zmm17, zmm5, zmm1
vpsraq zmm11, zmm17, 30
vpandq zmm9, zmm17, zmm7
sar rbx, 1
vmovdqa64 zmmword ptr [rdi+7104], zmm9
vpmuldq zmm0, zmm25, zmmword ptr [rdi+7232]
lea rax, [rbx+r9]
cmovc rax, rbx
adc r11, 0
cmovs rbp, rsi
vpmuldq zmm12, zmm26, zmm18
vpmuldq zmm20, zmm10, zmm2
vpermq zmm22, zmmword ptr [rdi+7296], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+7296]
vpmuldq zmm16, zmm24, zmm22
vpaddq zmm13, zmm0, zmm12
vpaddq zmm27, zmm13, zmm21
vpaddq zmm5, zmm27, zmm16
vpmuludq zmm1, zmm8, zmmword ptr [rdi+14464]
vpaddq zmm17, zmm5, zmm1
vpmuludq zmm9, zmm3, zmmword ptr [rdi+14400]
vpaddq zmm18, zmm17, zmm9
vpmuldq zmm10, zmm6, zmm19
vpaddq zmm2, zmm18, zmm11
vpsraq zmm0, zmm2, 30
vpandq zmm12, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+7168], zmm12
vpmuldq zmm13, zmm25, zmmword ptr [rdi+7296]
vpmuldq zmm21, zmm26, zmm22
vpermq zmm27, zmmword ptr [rdi+7360], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+7360]
vpmuldq zmm5, zmm24, zmm27
vpaddq zmm1, zmm13, zmm21
vpaddq zmm17, zmm20, zmm10
cmovs r14, rbx
vpaddq zmm9, zmm1, zmm16
vpaddq zmm6, zmm9, zmm5
lea rcx, [rbp-1]
vpmuludq zmm19, zmm8, zmmword ptr [rdi+14528]
vpaddq zmm18, zmm6, zmm19
sarx r10, rbp, r15
vpmuludq zmm11, zmm3, zmmword ptr [rdi+14464]
mov r12, r14
xor r12, r10
vpaddq zmm2, zmm18, zmm11
vpaddq zmm12, zmm2, zmm0
vpsraq zmm22, zmm12, 30
vpandq zmm13, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+128], zmm17
vmovdqa64 zmmword ptr [rdi+7232], zmm13
vpmuldq zmm21, zmm25, zmmword ptr [rdi+7360]
mov r13, -2
vpmuldq zmm20, zmm26, zmm27
sub r13, rbp
vpermq zmm10, zmmword ptr [rdi+7424], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+7424]
vpmuldq zmm16, zmm24, zmm10
vpaddq zmm9, zmm21, zmm20
vpaddq zmm5, zmm9, zmm1
vpaddq zmm6, zmm5, zmm16
vpmuludq zmm19, zmm8, zmmword ptr [rdi+14592]
mov r8, qword ptr [rdi+256]
vpaddq zmm18, zmm6, zmm19
vpmuludq zmm11, zmm3, zmmword ptr [rdi+14528]
vpaddq zmm2, zmm18, zmm11
vpaddq zmm0, zmm2, zmm22
vpsraq zmm12, zmm0, 30
vpandq zmm17, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+7296], zmm17
vpmuldq zmm13, zmm25, zmmword ptr [rdi+7424]
sar rax, 1
lea rdx, [rax+r12]
cmovc rdx, rax
adc r10, 0
cmovs rcx, r13
vpmuldq zmm27, zmm26, zmm10
vpermq zmm21, zmmword ptr [rdi+7488], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+7488]
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm1, zmm13, zmm27
vpaddq zmm5, zmm1, zmm20
vpaddq zmm16, zmm5, zmm9
cmovs r14, rax
imul r8, qword ptr [rdi+8]
vpmuludq zmm6, zmm8, zmmword ptr [rdi+14656]
vpaddq zmm19, zmm16, zmm6
vpmuludq zmm18, zmm3, zmmword ptr [rdi+14592]
vpaddq zmm11, zmm19, zmm18
vpaddq zmm2, zmm11, zmm12
mov r9, qword ptr [rdi+264]
vpsraq zmm22, zmm2, 30
lea r11, [rcx-1]
vpandq zmm0, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+7360], zmm0
vpmuldq zmm17, zmm25, zmmword ptr [rdi+7488]
vpmuldq zmm10, zmm26, zmm21
vpermq zmm13, zmmword ptr [rdi+7552], 0x4e
sarx rsi, rcx, r15
vpmuldq zmm27, zmm23, zmmword ptr [rdi+7552]
vpmuldq zmm1, zmm24, zmm13
vpaddq zmm20, zmm17, zmm10
imul r9, qword ptr [rdi+16]
vpaddq zmm5, zmm20, zmm27
vpaddq zmm9, zmm5, zmm1
mov rbx, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+14720]
sub rbx, rcx
vpaddq zmm6, zmm9, zmm16
vpmuludq zmm19, zmm3, zmmword ptr [rdi+14656]
vpaddq zmm18, zmm6, zmm19
vpaddq zmm11, zmm18, zmm22
vpsraq zmm12, zmm11, 30
vpandq zmm2, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+7424], zmm2
lea rbp, [r8+r9]
vpmuldq zmm0, zmm25, zmmword ptr [rdi+7552]
vpmuldq zmm21, zmm26, zmm13
vpermq zmm17, zmmword ptr [rdi+7616], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+7616]
mov r12, r14
xor r12, rsi
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm27, zmm0, zmm21
vpaddq zmm5, zmm27, zmm10
sar rdx, 1
vpaddq zmm1, zmm5, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+14784]
lea r10, [rdx+r12]
cmovc r10, rdx
adc rsi, 0
cmovs r11, rbx
vpaddq zmm16, zmm1, zmm9
vpmuludq zmm6, zmm3, zmmword ptr [rdi+14720]
vpaddq zmm19, zmm16, zmm6
vpaddq zmm18, zmm19, zmm12
vpsraq zmm22, zmm18, 30
vpandq zmm11, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+7488], zmm11
vpmuldq zmm2, zmm25, zmmword ptr [rdi+7616]
vpmuldq zmm13, zmm26, zmm17
vpermq zmm0, zmmword ptr [rdi+7680], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+7680]
vpmuldq zmm27, zmm24, zmm0
vpaddq zmm10, zmm2, zmm13
vpaddq zmm5, zmm10, zmm21
vpaddq zmm20, zmm5, zmm27
vpmuludq zmm1, zmm8, zmmword ptr [rdi+14848]
vpaddq zmm9, zmm20, zmm1
vpmuludq zmm16, zmm3, zmmword ptr [rdi+14784]
vpaddq zmm6, zmm9, zmm16
vpaddq zmm19, zmm6, zmm22
vpsraq zmm12, zmm19, 30
cmovs r14, rdx
sar rbp, 20
mov r13, qword ptr [rdi+128]
imul r13, qword ptr [rdi+384]
vpandq zmm18, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+7552], zmm18
lea rax, [r11-1]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+7680]
vpmuldq zmm17, zmm26, zmm0
sarx rcx, r11, r15
vpermq zmm2, zmmword ptr [rdi+7744], 0x4e
mov r8, r14
xor r8, rcx
vpmuldq zmm13, zmm23, zmmword ptr [rdi+7744]
vpmuldq zmm10, zmm24, zmm2
vpaddq zmm21, zmm11, zmm17
vpaddq zmm5, zmm21, zmm13
mov r9, qword ptr [rdi+136]
vpaddq zmm27, zmm5, zmm10
vpmuludq zmm20, zmm8, zmmword ptr [rdi+14912]
mov r12, -2
vpaddq zmm1, zmm27, zmm20
sub r12, r11
vpmuludq zmm9, zmm3, zmmword ptr [rdi+14848]
vpaddq zmm16, zmm1, zmm9
vpaddq zmm6, zmm16, zmm12
vpsraq zmm22, zmm6, 30
vpandq zmm19, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+7616], zmm19
vpmuldq zmm18, zmm25, zmmword ptr [rdi+7744]
imul r9, qword ptr [rdi+400]
vpmuldq zmm0, zmm26, zmm2
vpermq zmm11, zmmword ptr [rdi+7808], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+7808]
vpmuldq zmm21, zmm24, zmm11
vpaddq zmm13, zmm18, zmm0
vpaddq zmm5, zmm13, zmm17
vpaddq zmm10, zmm5, zmm21
vpmuludq zmm27, zmm8, zmmword ptr [rdi+14976]
vpaddq zmm20, zmm10, zmm27
sar r10, 1
lea rsi, [r10+r8]
cmovc rsi, r10
adc rcx, 0
cmovs rax, r12
vpmuludq zmm1, zmm3, zmmword ptr [rdi+14912]
lea rbx, [r13+r9]
vpaddq zmm9, zmm20, zmm1
vpaddq zmm16, zmm9, zmm22
vpsraq zmm12, zmm16, 30
vpandq zmm6, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+7680], zmm6
vpmuldq zmm19, zmm25, zmmword ptr [rdi+7808]
cmovs r14, r10
vpmuldq zmm2, zmm26, zmm11
vpermq zmm18, zmmword ptr [rdi+7872], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+7872]
lea rdx, [rbp+rbx]
vpmuldq zmm13, zmm24, zmm18
vpaddq zmm17, zmm19, zmm2
lea r11, [rax-1]
vpaddq zmm5, zmm17, zmm0
vpaddq zmm21, zmm5, zmm13
vpmuludq zmm10, zmm8, zmmword ptr [rdi+15040]
vpaddq zmm27, zmm21, zmm10
vpmuludq zmm20, zmm3, zmmword ptr [rdi+14976]
sarx r8, rax, r15
vpaddq zmm1, zmm27, zmm20
vpaddq zmm9, zmm1, zmm12
vpsraq zmm22, zmm9, 30
mov qword ptr [rdi-112], rdx
vpandq zmm16, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+7744], zmm16
mov rcx, -2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+7872]
sub rcx, rax
vpmuldq zmm11, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+7936], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+7936]
vpmuldq zmm17, zmm24, zmm19
vpaddq zmm0, zmm6, zmm11
vpaddq zmm5, zmm0, zmm2
vpaddq zmm13, zmm5, zmm17
sar rdx, 20
vpmuludq zmm21, zmm8, zmmword ptr [rdi+15104]
vpaddq zmm10, zmm13, zmm21
vpmuludq zmm27, zmm3, zmmword ptr [rdi+15040]
vpaddq zmm20, zmm10, zmm27
vpaddq zmm1, zmm20, zmm22
mov r12, r14
xor r12, r8
vpsraq zmm12, zmm1, 30
vpandq zmm9, zmm1, zmm7
sar rsi, 1
vmovdqa64 zmmword ptr [rdi+7808], zmm9
vpmuldq zmm16, zmm25, zmmword ptr [rdi+7936]
lea r13, [rsi+r12]
cmovc r13, rsi
adc r8, 0
cmovs r11, rcx
vpmuldq zmm18, zmm26, zmm19
vpaddq zmm23, zmm16, zmm18
vpmuludq zmm24, zmm3, zmmword ptr [rdi+15104]
vpaddq zmm6, zmm23, zmm24
vpaddq zmm11, zmm6, zmm12
vpaddq zmm0, zmm11, zmm15
vpandq zmm2, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+7872], zmm2
vpsraq zmm5, zmm0, 30
vpaddq zmm17, zmm5, zmm14
vpandq zmm8, zmm17, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+7936], zmm8
vpsraq zmm13, zmm17, 30
vshufi64x2 zmm21{k3}{z}, zmm13, zmm13, 0x44
vpaddq zmm10, zmm4, zmm21
vmovdqa64 zmmword ptr [rdi+832], zmm10
cmovs r14, rsi
shl rdx, 44
mov qword ptr [rdi+40], rdx
mov r9, qword ptr [rdi+272]
lea r10, [r11-1]
sarx rbp, r11, r15
mov rbx, r14
xor rbx, rbp
imul r9, qword ptr [rdi+8]
mov rax, -2
sub rax, r11
mov r12, qword ptr [rdi+280]
sar r13, 1
lea r8, [r13+rbx]
cmovc r8, r13
adc rbp, 0
cmovs r10, rax
cmovs r14, r13
imul r12, qword ptr [rdi+16]
lea rcx, [r9+r12]
lea rsi, [r10-1]
sarx rdx, r10, r15
sar rcx, 20
mov r11, -2
sub r11, r10
mov rbx, qword ptr [rdi+144]
mov rbp, r14
xor rbp, rdx
sar r8, 1
lea rax, [r8+rbp]
cmovc rax, r8
adc rdx, 0
cmovs rsi, r11
cmovs r14, r8
imul rbx, qword ptr [rdi+384]
mov r13, qword ptr [rdi+152]
imul r13, qword ptr [rdi+400]
lea r9, [rsi-1]
sarx r12, rsi, r15
mov r10, r14
xor r10, r12
lea rbp, [rbx+r13]
mov rdx, -2
sub rdx, rsi
lea r11, [rcx+rbp]
mov qword ptr [rdi-104], r11
sar rax, 1
lea r8, [rax+r10]
cmovc r8, rax
adc r12, 0
cmovs r9, rdx
cmovs r14, rax
sar r11, 20
lea rbx, [r9-1]
sarx r13, r9, r15
shl r11, 44
mov rsi, -2
sub rsi, r9
mov qword ptr [rdi+48], r11
mov rcx, r14
xor rcx, r13
sar r8, 1
lea rbp, [r8+rcx]
cmovc rbp, r8
adc r13, 0
cmovs rbx, rsi
cmovs r14, r8
lea r10, [rbx-1]
sarx r12, rbx, r15
mov rdx, r14
xor rdx, r12
mov rax, -2
sub rax, rbx
sar rbp, 1
lea r9, [rbp+rdx]
cmovc r9, rbp
adc r12, 0
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
