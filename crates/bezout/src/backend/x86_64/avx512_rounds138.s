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
// Length: 138 limbs of 30 bits; 2058 instructions a round, 720 for its steps (form: carry).
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
vpbroadcastq zmm7, qword ptr [rdi+448]
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
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
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
and r14, qword ptr [rdi-32]
mov qword ptr [rdi-24], r14
shr r14, 20
shl r14, 44
mov qword ptr [rdi-16], r14
mov r10, qword ptr [rdi+336]
imul r10, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea rsi, [r10+rdx]
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi-8], rsi
mov r11, rcx
xor r11, rax
shr rsi, 20
mov rbx, -2
shl rsi, 44
sar r13, 1
mov r14, -2
lea r10, [r13+r11]
cmovc r10, r13
adc rax, 0
cmovs r12, r9
sarx rdx, r12, r15
lea r11, [r12-1]
mov qword ptr [rdi+0], rsi
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5248]
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
cmovs rcx, r13
sub rbp, r12
mov rax, rcx
xor rax, rdx
sar r10, 1
lea r9, [r10+rax]
cmovc r9, r10
adc rdx, 0
cmovs r11, rbp
lea rsi, [r11-1]
sarx r13, r11, r15
cmovs rcx, r10
sub r8, r11
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm18, zmm5, zmm12
vpaddq zmm19, zmm18, zmm13
vpaddq zmm20, zmm19, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5312]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+5248]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
mov r12, rcx
xor r12, r13
vpmuldq zmm5, zmm26, zmm6
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
mov rax, -2
vpmuldq zmm13, zmm24, zmm12
sar r9, 1
vpaddq zmm19, zmm27, zmm5
mov rdx, -2
vpaddq zmm17, zmm19, zmm18
lea rbp, [r9+r12]
cmovc rbp, r9
adc r13, 0
cmovs rsi, r8
sarx r10, rsi, r15
lea r11, [rsi-1]
vpaddq zmm20, zmm17, zmm13
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5376]
vpaddq zmm22, zmm20, zmm16
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5312]
vpaddq zmm0, zmm22, zmm11
vpaddq zmm1, zmm0, zmm9
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
vpmuldq zmm10, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm19, zmm2, zmm10
vpaddq zmm18, zmm19, zmm27
vpaddq zmm17, zmm18, zmm5
cmovs rcx, r9
sub r14, rsi
mov r12, rcx
xor r12, r10
sar rbp, 1
lea r13, [rbp+r12]
cmovc r13, rbp
adc r10, 0
cmovs r11, r14
lea r8, [r11-1]
sarx r9, r11, r15
cmovs rcx, rbp
sub rbx, r11
vpmuludq zmm13, zmm8, zmmword ptr [rdi+5440]
vpaddq zmm20, zmm17, zmm13
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5376]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm11, zmm22, zmm21
vpsraq zmm0, zmm11, 30
vpandq zmm9, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm12, zmm26, zmm6
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm19, zmm24, zmm2
vpaddq zmm27, zmm1, zmm12
vpaddq zmm18, zmm27, zmm10
vpaddq zmm5, zmm18, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+5504]
vpaddq zmm13, zmm5, zmm17
vpmuludq zmm20, zmm3, zmmword ptr [rdi+5440]
mov rsi, rcx
xor rsi, r9
vpaddq zmm16, zmm13, zmm20
vpaddq zmm22, zmm16, zmm0
vpsraq zmm21, zmm22, 30
mov r12, -2
vpandq zmm11, zmm22, zmm7
sar r13, 1
vmovdqa64 zmmword ptr [rdi+960], zmm11
mov r10, -2
lea r14, [r13+rsi]
cmovc r14, r13
adc r9, 0
cmovs r8, rbx
sarx rbp, r8, r15
lea r11, [r8-1]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
vpmuldq zmm1, zmm26, zmm2
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1152]
vpmuldq zmm10, zmm24, zmm12
vpaddq zmm18, zmm6, zmm1
vpaddq zmm19, zmm18, zmm27
vpaddq zmm5, zmm19, zmm10
vpmuludq zmm17, zmm8, zmmword ptr [rdi+5568]
vpaddq zmm13, zmm5, zmm17
vpmuludq zmm20, zmm3, zmmword ptr [rdi+5504]
vpaddq zmm16, zmm13, zmm20
vpaddq zmm0, zmm16, zmm21
vpsraq zmm22, zmm0, 30
vpandq zmm2, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm2
vpsrlq zmm6, zmm9, 10
cmovs rcx, r13
sub rdx, r8
mov rsi, rcx
xor rsi, rbp
sar r14, 1
lea r9, [r14+rsi]
cmovc r9, r14
adc rbp, 0
cmovs r11, rdx
lea rbx, [r11-1]
sarx r13, r11, r15
cmovs rcx, r14
sub rax, r11
vpsllq zmm1, zmm11, 20
vpsllq zmm18, zmm2, 50
vpaddq zmm27, zmm6, zmm1
vpaddq zmm19, zmm27, zmm18
vmovdqa64 zmmword ptr [rdi+384], zmm19
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm5, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm16, zmm10, zmm5
vpaddq zmm21, zmm16, zmm13
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5632]
vpaddq zmm11, zmm0, zmm9
vpmuludq zmm2, zmm3, zmmword ptr [rdi+5568]
vpaddq zmm6, zmm11, zmm2
vpaddq zmm1, zmm6, zmm22
mov r8, rcx
xor r8, r13
vpsraq zmm27, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]
mov rsi, -2
vpmuldq zmm12, zmm26, zmm17
sar r9, 1
vpermq zmm10, zmmword ptr [rdi+1280], 0x4e
mov rbp, -2
lea rdx, [r9+r8]
cmovc rdx, r9
adc r13, 0
cmovs rbx, rax
sarx r14, rbx, r15
lea r11, [rbx-1]
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1280]
vpaddq zmm16, zmm19, zmm12
vpaddq zmm13, zmm16, zmm5
vpmuldq zmm21, zmm24, zmm10
vpaddq zmm20, zmm13, zmm21
vpmuludq zmm0, zmm8, zmmword ptr [rdi+5696]
vpaddq zmm9, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5632]
vpaddq zmm2, zmm9, zmm11
vpaddq zmm6, zmm2, zmm27
vpsraq zmm22, zmm6, 30
vpandq zmm1, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
vpmuldq zmm17, zmm26, zmm10
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e
cmovs rcx, r9
sub r10, rbx
mov r8, rcx
xor r8, r14
sar rdx, 1
lea r13, [rdx+r8]
cmovc r13, rdx
adc r14, 0
cmovs r11, r10
lea rax, [r11-1]
sarx r9, r11, r15
cmovs rcx, rdx
sub r12, r11
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm16, zmm24, zmm19
vpaddq zmm5, zmm18, zmm17
vpaddq zmm13, zmm5, zmm12
vpaddq zmm21, zmm13, zmm16
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5760]
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm3, zmmword ptr [rdi+5696]
vpaddq zmm11, zmm0, zmm9
vpaddq zmm2, zmm11, zmm22
vpsraq zmm27, zmm2, 30
vpandq zmm6, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm6
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm10, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm5, zmm24, zmm18
vpaddq zmm12, zmm1, zmm10
mov rbx, rcx
xor rbx, r9
vpaddq zmm13, zmm12, zmm17
vpaddq zmm16, zmm13, zmm5
vpmuludq zmm21, zmm8, zmmword ptr [rdi+5824]
vpmuludq zmm20, zmm3, zmmword ptr [rdi+5760]
mov r8, -2
sar r13, 1
mov r14, -2
vpaddq zmm0, zmm16, zmm21
lea r10, [r13+rbx]
cmovc r10, r13
adc r9, 0
cmovs rax, r12
sarx rdx, rax, r15
lea r11, [rax-1]
vpaddq zmm9, zmm0, zmm20
vpaddq zmm11, zmm9, zmm27
vpsraq zmm22, zmm11, 30
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm6, zmm26, zmm18
vpaddq zmm19, zmm2, zmm6
vpermq zmm1, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm12, zmm24, zmm1
vpandq zmm17, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm17
vpaddq zmm13, zmm19, zmm10
vpaddq zmm5, zmm13, zmm12
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5888]
vpaddq zmm21, zmm5, zmm16
cmovs rcx, r13
sub rbp, rax
mov rbx, rcx
xor rbx, rdx
sar r10, 1
lea r9, [r10+rbx]
cmovc r9, r10
adc rdx, 0
cmovs r11, rbp
lea r12, [r11-1]
sarx r13, r11, r15
cmovs rcx, r10
sub rsi, r11
vpmuludq zmm0, zmm3, zmmword ptr [rdi+5824]
vpaddq zmm20, zmm21, zmm0
vpaddq zmm9, zmm20, zmm22
vpsraq zmm27, zmm9, 30
vpandq zmm18, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm18
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm6, zmm26, zmm1
vpermq zmm11, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm19, zmm24, zmm11
vpaddq zmm10, zmm2, zmm6
vpaddq zmm13, zmm10, zmm17
vpaddq zmm12, zmm13, zmm19
vpmuludq zmm5, zmm8, zmmword ptr [rdi+5952]
vpaddq zmm16, zmm12, zmm5
vpmuludq zmm21, zmm3, zmmword ptr [rdi+5888]
vpaddq zmm0, zmm16, zmm21
vpaddq zmm20, zmm0, zmm27
vpsraq zmm22, zmm20, 30
vpandq zmm9, zmm20, zmm7
mov rax, rcx
xor rax, r13
vmovdqa64 zmmword ptr [rdi+1408], zmm9
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm1, zmm26, zmm11
mov rbx, -2
vpermq zmm2, zmmword ptr [rdi+1600], 0x4e
sar r9, 1
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1600]
mov rdx, -2
lea rbp, [r9+rax]
cmovc rbp, r9
adc r13, 0
cmovs r12, rsi
sarx r10, r12, r15
lea r11, [r12-1]
vpmuldq zmm10, zmm24, zmm2
vpaddq zmm17, zmm18, zmm1
vpaddq zmm13, zmm17, zmm6
vpaddq zmm19, zmm13, zmm10
vpmuludq zmm12, zmm8, zmmword ptr [rdi+6016]
vpaddq zmm5, zmm19, zmm12
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5952]
vpaddq zmm21, zmm5, zmm16
vpaddq zmm0, zmm21, zmm22
vpsraq zmm27, zmm0, 30
vpandq zmm20, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm20
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1600]
vpmuldq zmm11, zmm26, zmm2
vpermq zmm18, zmmword ptr [rdi+1664], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1664]
vpmuldq zmm17, zmm24, zmm18
cmovs rcx, r9
sub r14, r12
mov rax, rcx
xor rax, r10
sar rbp, 1
lea r13, [rbp+rax]
cmovc r13, rbp
adc r10, 0
cmovs r11, r14
lea rsi, [r11-1]
sarx r9, r11, r15
cmovs rcx, rbp
sub r8, r11
vpaddq zmm6, zmm9, zmm11
vpaddq zmm13, zmm6, zmm1
vpaddq zmm10, zmm13, zmm17
vpmuludq zmm19, zmm8, zmmword ptr [rdi+6080]
vpaddq zmm12, zmm10, zmm19
vpmuludq zmm5, zmm3, zmmword ptr [rdi+6016]
vpaddq zmm16, zmm12, zmm5
vpaddq zmm21, zmm16, zmm27
vpsraq zmm22, zmm21, 30
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm0
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1664]
vpmuldq zmm2, zmm26, zmm18
vpermq zmm9, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm6, zmm24, zmm9
vpaddq zmm1, zmm20, zmm2
vpaddq zmm13, zmm1, zmm11
mov r12, rcx
xor r12, r9
vpaddq zmm17, zmm13, zmm6
vpmuludq zmm10, zmm8, zmmword ptr [rdi+6144]
vpaddq zmm19, zmm17, zmm10
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6080]
vpaddq zmm5, zmm19, zmm12
sar r13, 1
vpaddq zmm16, zmm5, zmm22
lea rax, [r13+r12]
cmovc rax, r13
adc r9, 0
cmovs rsi, r8
sarx r10, rsi, r15
lea r14, [rsi-1]
vpsraq zmm27, zmm16, 30
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm21
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm18, zmm26, zmm9
vpermq zmm20, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm1, zmm24, zmm20
vpaddq zmm11, zmm0, zmm18
vpaddq zmm13, zmm11, zmm2
vpaddq zmm6, zmm13, zmm1
vpmuludq zmm17, zmm8, zmmword ptr [rdi+6208]
vpaddq zmm10, zmm6, zmm17
vpmuludq zmm19, zmm3, zmmword ptr [rdi+6144]
vpaddq zmm12, zmm10, zmm19
vpaddq zmm5, zmm12, zmm27
vpsraq zmm22, zmm5, 30
cmovs rcx, r13
sub rdx, rsi
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea r11, [rax+rbp]
cmovc r11, rax
adc r10, 0
cmovs r14, rdx
lea r12, [r14-1]
sarx r9, r14, r15
cmovs rcx, rax
sub rbx, r14
vpandq zmm16, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm16
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm9, zmm26, zmm20
vpermq zmm0, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm11, zmm24, zmm0
vpaddq zmm2, zmm21, zmm9
vpaddq zmm13, zmm2, zmm18
vpaddq zmm1, zmm13, zmm11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+6272]
vpaddq zmm17, zmm1, zmm6
vpmuludq zmm10, zmm3, zmmword ptr [rdi+6208]
vpaddq zmm19, zmm17, zmm10
mov r8, -2
vpaddq zmm12, zmm19, zmm22
vpsraq zmm27, zmm12, 30
mov r13, -2
vpandq zmm5, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm5
mov rsi, rcx
xor rsi, r9
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1856]
vpmuldq zmm20, zmm26, zmm0
vpermq zmm21, zmmword ptr [rdi+1920], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1920]
sar r11, 1
vpmuldq zmm2, zmm24, zmm21
vpaddq zmm18, zmm16, zmm20
lea rbp, [r11+rsi]
cmovc rbp, r11
adc r9, 0
cmovs r12, rbx
sarx r10, r12, r15
lea rdx, [r12-1]
vpaddq zmm13, zmm18, zmm9
vpaddq zmm11, zmm13, zmm2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+6336]
vpaddq zmm6, zmm11, zmm1
vpmuludq zmm17, zmm3, zmmword ptr [rdi+6272]
vpaddq zmm10, zmm6, zmm17
vpaddq zmm19, zmm10, zmm27
vpsraq zmm22, zmm19, 30
vpandq zmm12, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm12
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm0, zmm26, zmm21
vpermq zmm16, zmmword ptr [rdi+1984], 0x4e
vpmuldq zmm20, zmm24, zmm16
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1984]
vpaddq zmm9, zmm5, zmm0
cmovs rcx, r11
mov rax, rbp
add rax, qword ptr [rdi-56]
mov r14, rcx
add r14, qword ptr [rdi-64]
mov rsi, rbp
shl rsi, 44
mov r9, rcx
shl r9, 45
rorx rbx, rax, 21
rorx r11, rax, 42
rorx rax, r14, 20
rorx r14, r14, 41
add rsi, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul rbx, qword ptr [rdi-16]
imul r11, qword ptr [rdi+0]
imul rax, qword ptr [rdi-16]
imul r14, qword ptr [rdi+0]
sub r13, r12
vpbroadcastq zmm13, rcx
vpbroadcastq zmm13{k1}, rbp
vpaddq zmm2, zmm13, zmm29
vpsllvq zmm11, zmm2, zmm30
vpsravq zmm1, zmm11, zmm31
vpsubq zmm6, zmm28, zmm1
lea r12, [rbx+r11]
vmovdqa64 zmmword ptr [rdi+192], zmm6
lea rcx, [rax+r14]
mov rbp, qword ptr [rdi+192]
imul rbp, qword ptr [rdi-24]
lea rbx, [r12+rsi]
lea r11, [rcx+r9]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi-8]
lea r14, [rbp+rax]
ror rbx, 44
ror r11, 45
vpaddq zmm17, zmm9, zmm18
vpaddq zmm10, zmm17, zmm20
sar r14, 20
mov qword ptr [rdi+8], r14
vpmuludq zmm27, zmm3, zmmword ptr [rdi+6336]
mov r12, qword ptr [rdi+208]
mov rsi, r11
xor rsi, r10
sar rbx, 1
lea rcx, [rbx+rsi]
cmovc rcx, rbx
vpmuludq zmm19, zmm8, zmmword ptr [rdi+6400]
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1984]
adc r10, 0
cmovs rdx, r13
lea r9, [rdx-1]
sarx rbp, rdx, r15
vpmuldq zmm21, zmm26, zmm16
vpaddq zmm5, zmm12, zmm21
vpermq zmm0, zmmword ptr [rdi+2048], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2048]
vpmuldq zmm2, zmm24, zmm0
mov rax, -2
mov r14, -2
vpaddq zmm11, zmm5, zmm13
vpaddq zmm1, zmm10, zmm19
vpaddq zmm6, zmm1, zmm27
vpaddq zmm9, zmm6, zmm22
vpsraq zmm18, zmm9, 30
vpandq zmm17, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm17
vpmuludq zmm20, zmm8, zmmword ptr [rdi+6464]
vpaddq zmm16, zmm11, zmm2
vpaddq zmm12, zmm16, zmm20
vpmuludq zmm21, zmm3, zmmword ptr [rdi+6400]
vpaddq zmm5, zmm12, zmm21
vpaddq zmm13, zmm5, zmm18
vpmuldq zmm10, zmm26, zmm0
vpsraq zmm19, zmm13, 30
vpandq zmm1, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm1
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2048]
vpermq zmm6, zmmword ptr [rdi+2112], 0x4e
cmovs r11, rbx
sub r8, rdx
imul r12, qword ptr [rdi-24]
mov rsi, qword ptr [rdi+216]
imul rsi, qword ptr [rdi-8]
lea r10, [r12+rsi]
sar r10, 20
mov qword ptr [rdi+16], r10
mov r13, qword ptr [rdi+192]
imul r13, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+400]
lea rdx, [r13+rbx]
mov r12, qword ptr [rdi+8]
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2112]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+6464]
vpmuldq zmm17, zmm24, zmm6
sar r12, 20
lea rsi, [r12+rdx]
shl rsi, 44
mov qword ptr [rdi+24], rsi
vpaddq zmm11, zmm27, zmm10
vpaddq zmm2, zmm11, zmm22
vpaddq zmm16, zmm2, zmm17
mov r10, qword ptr [rdi+208]
vpmuldq zmm20, zmm26, zmm6
imul r10, qword ptr [rdi+384]
vpmuludq zmm12, zmm8, zmmword ptr [rdi+6528]
vpaddq zmm21, zmm16, zmm12
mov r13, qword ptr [rdi+216]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2112]
imul r13, qword ptr [rdi+400]
vpermq zmm18, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2176]
vpaddq zmm13, zmm21, zmm9
vpaddq zmm1, zmm13, zmm19
vpsraq zmm27, zmm1, 30
vpandq zmm10, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm10
lea rbx, [r10+r13]
vpmuldq zmm11, zmm24, zmm18
vpaddq zmm22, zmm5, zmm20
mov r12, qword ptr [rdi+16]
vpaddq zmm2, zmm22, zmm0
vpaddq zmm17, zmm2, zmm11
sar r12, 20
vpmuludq zmm6, zmm8, zmmword ptr [rdi+6592]
vpaddq zmm16, zmm17, zmm6
mov rdx, r11
xor rdx, rbp
lea rsi, [r12+rbx]
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6528]
vpaddq zmm21, zmm16, zmm12
shl rsi, 44
vpaddq zmm9, zmm21, zmm27
mov r10, -2
vpsraq zmm13, zmm9, 30
mov qword ptr [rdi+32], rsi
sar rcx, 1
vpandq zmm19, zmm9, zmm7
mov r13, -2
vmovdqa64 zmmword ptr [rdi+2048], zmm19
lea r12, [rcx+rdx]
cmovc r12, rcx
adc rbp, 0
cmovs r9, r8
sarx rbx, r9, r15
lea rsi, [r9-1]
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2176]
vpmuldq zmm10, zmm26, zmm18
vpermq zmm5, zmmword ptr [rdi+2240], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2240]
vpmuldq zmm22, zmm24, zmm5
vpaddq zmm0, zmm1, zmm10
vpaddq zmm2, zmm0, zmm20
vpaddq zmm11, zmm2, zmm22
vpmuludq zmm17, zmm8, zmmword ptr [rdi+6656]
vpaddq zmm6, zmm11, zmm17
vpmuludq zmm16, zmm3, zmmword ptr [rdi+6592]
vpaddq zmm12, zmm6, zmm16
vpaddq zmm21, zmm12, zmm13
vpsraq zmm27, zmm21, 30
vpandq zmm9, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm9
cmovs r11, rcx
sub r14, r9
mov rdx, r11
xor rdx, rbx
sar r12, 1
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rbx, 0
cmovs rsi, r14
lea r8, [rsi-1]
sarx rcx, rsi, r15
cmovs r11, r12
sub rax, rsi
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2240]
vpmuldq zmm18, zmm26, zmm5
vpermq zmm1, zmmword ptr [rdi+2304], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2304]
vpmuldq zmm0, zmm24, zmm1
vpaddq zmm20, zmm19, zmm18
vpaddq zmm2, zmm20, zmm10
vpaddq zmm22, zmm2, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+6720]
vpaddq zmm17, zmm22, zmm11
vpmuludq zmm6, zmm3, zmmword ptr [rdi+6656]
vpaddq zmm16, zmm17, zmm6
vpaddq zmm12, zmm16, zmm27
vpsraq zmm13, zmm12, 30
vpandq zmm21, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm21
vpmuldq zmm9, zmm25, zmmword ptr [rdi+2304]
vpmuldq zmm5, zmm26, zmm1
vpermq zmm19, zmmword ptr [rdi+2368], 0x4e
mov r9, r11
xor r9, rcx
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2368]
vpmuldq zmm20, zmm24, zmm19
vpaddq zmm10, zmm9, zmm5
mov rdx, -2
vpaddq zmm2, zmm10, zmm18
sar rbp, 1
vpaddq zmm0, zmm2, zmm20
mov rbx, -2
lea r14, [rbp+r9]
cmovc r14, rbp
adc rcx, 0
cmovs r8, rax
sarx r12, r8, r15
lea rsi, [r8-1]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+6784]
vpaddq zmm11, zmm0, zmm22
vpmuludq zmm17, zmm3, zmmword ptr [rdi+6720]
vpaddq zmm6, zmm11, zmm17
vpaddq zmm16, zmm6, zmm13
vpsraq zmm27, zmm16, 30
vpandq zmm12, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm12
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2368]
vpmuldq zmm1, zmm26, zmm19
vpermq zmm9, zmmword ptr [rdi+2432], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2432]
vpmuldq zmm10, zmm24, zmm9
vpaddq zmm18, zmm21, zmm1
vpaddq zmm2, zmm18, zmm5
vpaddq zmm20, zmm2, zmm10
vpmuludq zmm0, zmm8, zmmword ptr [rdi+6848]
cmovs r11, rbp
sub r13, r8
mov r9, r11
xor r9, r12
sar r14, 1
lea rcx, [r14+r9]
cmovc rcx, r14
adc r12, 0
cmovs rsi, r13
lea rax, [rsi-1]
sarx rbp, rsi, r15
cmovs r11, r14
sub r10, rsi
vpaddq zmm22, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+6784]
vpaddq zmm17, zmm22, zmm11
vpaddq zmm6, zmm17, zmm27
vpsraq zmm13, zmm6, 30
vpandq zmm16, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm16
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2432]
vpmuldq zmm19, zmm26, zmm9
vpermq zmm21, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2496]
vpmuldq zmm18, zmm24, zmm21
vpaddq zmm5, zmm12, zmm19
vpaddq zmm2, zmm5, zmm1
vpaddq zmm10, zmm2, zmm18
vpmuludq zmm20, zmm8, zmmword ptr [rdi+6912]
vpaddq zmm0, zmm10, zmm20
vpmuludq zmm22, zmm3, zmmword ptr [rdi+6848]
mov r8, r11
xor r8, rbp
vpaddq zmm11, zmm0, zmm22
vpaddq zmm17, zmm11, zmm13
vpsraq zmm27, zmm17, 30
vpandq zmm6, zmm17, zmm7
mov r9, -2
vmovdqa64 zmmword ptr [rdi+2368], zmm6
sar rcx, 1
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2496]
mov r12, -2
lea r13, [rcx+r8]
cmovc r13, rcx
adc rbp, 0
cmovs rax, r10
sarx r14, rax, r15
lea rsi, [rax-1]
vpmuldq zmm9, zmm26, zmm21
vpermq zmm12, zmmword ptr [rdi+2560], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2560]
vpmuldq zmm5, zmm24, zmm12
vpaddq zmm1, zmm16, zmm9
vpaddq zmm2, zmm1, zmm19
vpaddq zmm18, zmm2, zmm5
vpmuludq zmm10, zmm8, zmmword ptr [rdi+6976]
vpaddq zmm20, zmm18, zmm10
vpmuludq zmm0, zmm3, zmmword ptr [rdi+6912]
vpaddq zmm22, zmm20, zmm0
vpaddq zmm11, zmm22, zmm27
vpsraq zmm13, zmm11, 30
vpandq zmm17, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm17
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2560]
cmovs r11, rcx
sub rbx, rax
mov r8, r11
xor r8, r14
sar r13, 1
lea rbp, [r13+r8]
cmovc rbp, r13
adc r14, 0
cmovs rsi, rbx
lea r10, [rsi-1]
sarx rcx, rsi, r15
cmovs r11, r13
sub rdx, rsi
vpmuldq zmm21, zmm26, zmm12
vpermq zmm16, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2624]
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm19, zmm6, zmm21
vpaddq zmm2, zmm19, zmm9
vpaddq zmm5, zmm2, zmm1
vpmuludq zmm18, zmm8, zmmword ptr [rdi+7040]
vpaddq zmm10, zmm5, zmm18
vpmuludq zmm20, zmm3, zmmword ptr [rdi+6976]
vpaddq zmm0, zmm10, zmm20
vpaddq zmm22, zmm0, zmm13
vpsraq zmm27, zmm22, 30
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm11
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2624]
vpmuldq zmm12, zmm26, zmm16
vpermq zmm6, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2688]
mov rax, r11
xor rax, rcx
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm9, zmm17, zmm12
vpaddq zmm2, zmm9, zmm21
mov r8, -2
vpaddq zmm1, zmm2, zmm19
sar rbp, 1
vpmuludq zmm5, zmm8, zmmword ptr [rdi+7104]
vpmuludq zmm18, zmm3, zmmword ptr [rdi+7040]
mov r14, -2
lea rbx, [rbp+rax]
cmovc rbx, rbp
adc rcx, 0
cmovs r10, rdx
sarx r13, r10, r15
lea rsi, [r10-1]
vpaddq zmm10, zmm1, zmm5
vpaddq zmm20, zmm10, zmm18
vpaddq zmm0, zmm20, zmm27
vpsraq zmm13, zmm0, 30
vpandq zmm22, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm22
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2688]
vpmuldq zmm16, zmm26, zmm6
vpermq zmm17, zmmword ptr [rdi+2752], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2752]
vpmuldq zmm9, zmm24, zmm17
vpaddq zmm21, zmm11, zmm16
vpaddq zmm2, zmm21, zmm12
vpaddq zmm19, zmm2, zmm9
vpmuludq zmm1, zmm8, zmmword ptr [rdi+7168]
vpaddq zmm5, zmm19, zmm1
cmovs r11, rbp
sub r12, r10
mov rax, r11
xor rax, r13
sar rbx, 1
lea rcx, [rbx+rax]
cmovc rcx, rbx
adc r13, 0
cmovs rsi, r12
lea rdx, [rsi-1]
sarx rbp, rsi, r15
cmovs r11, rbx
sub r9, rsi
vpmuludq zmm10, zmm3, zmmword ptr [rdi+7104]
vpaddq zmm18, zmm5, zmm10
vpaddq zmm20, zmm18, zmm13
vpsraq zmm27, zmm20, 30
vpandq zmm0, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm0
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2752]
vpmuldq zmm6, zmm26, zmm17
vpermq zmm11, zmmword ptr [rdi+2816], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2816]
vpmuldq zmm21, zmm24, zmm11
vpaddq zmm12, zmm22, zmm6
vpaddq zmm2, zmm12, zmm16
vpaddq zmm9, zmm2, zmm21
vpmuludq zmm19, zmm8, zmmword ptr [rdi+7232]
vpaddq zmm1, zmm9, zmm19
vpmuludq zmm5, zmm3, zmmword ptr [rdi+7168]
vpaddq zmm10, zmm1, zmm5
vpaddq zmm18, zmm10, zmm27
mov r10, r11
xor r10, rbp
vpsraq zmm13, zmm18, 30
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm20
mov rax, -2
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2816]
sar rcx, 1
vpmuldq zmm17, zmm26, zmm11
mov r13, -2
vpermq zmm22, zmmword ptr [rdi+2880], 0x4e
lea r12, [rcx+r10]
cmovc r12, rcx
adc rbp, 0
cmovs rdx, r9
sarx rbx, rdx, r15
lea rsi, [rdx-1]
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2880]
vpmuldq zmm12, zmm24, zmm22
vpaddq zmm16, zmm0, zmm17
vpaddq zmm2, zmm16, zmm6
vpaddq zmm21, zmm2, zmm12
vpmuludq zmm9, zmm8, zmmword ptr [rdi+7296]
vpaddq zmm19, zmm21, zmm9
vpmuludq zmm1, zmm3, zmmword ptr [rdi+7232]
vpaddq zmm5, zmm19, zmm1
vpaddq zmm10, zmm5, zmm13
vpsraq zmm27, zmm10, 30
vpandq zmm18, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm18
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2880]
vpmuldq zmm11, zmm26, zmm22
vpermq zmm0, zmmword ptr [rdi+2944], 0x4e
cmovs r11, rcx
sub r14, rdx
mov r10, r11
xor r10, rbx
sar r12, 1
lea rbp, [r12+r10]
cmovc rbp, r12
adc rbx, 0
cmovs rsi, r14
lea r9, [rsi-1]
sarx rcx, rsi, r15
cmovs r11, r12
sub r8, rsi
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2944]
vpmuldq zmm16, zmm24, zmm0
vpaddq zmm6, zmm20, zmm11
vpaddq zmm2, zmm6, zmm17
vpaddq zmm12, zmm2, zmm16
vpmuludq zmm21, zmm8, zmmword ptr [rdi+7360]
vpaddq zmm9, zmm12, zmm21
vpmuludq zmm19, zmm3, zmmword ptr [rdi+7296]
vpaddq zmm1, zmm9, zmm19
vpaddq zmm5, zmm1, zmm27
vpsraq zmm13, zmm5, 30
vpandq zmm10, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm10
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2944]
vpmuldq zmm22, zmm26, zmm0
vpermq zmm20, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3008]
vpmuldq zmm6, zmm24, zmm20
mov rdx, r11
xor rdx, rcx
vpaddq zmm17, zmm18, zmm22
vpaddq zmm2, zmm17, zmm11
vpaddq zmm16, zmm2, zmm6
vpmuludq zmm12, zmm8, zmmword ptr [rdi+7424]
mov r10, -2
vpaddq zmm21, zmm16, zmm12
sar rbp, 1
vpmuludq zmm9, zmm3, zmmword ptr [rdi+7360]
mov rbx, -2
lea r14, [rbp+rdx]
cmovc r14, rbp
adc rcx, 0
cmovs r9, r8
sarx r12, r9, r15
lea rsi, [r9-1]
vpaddq zmm19, zmm21, zmm9
vpaddq zmm1, zmm19, zmm13
vpsraq zmm27, zmm1, 30
vpandq zmm5, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm5
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3008]
vpmuldq zmm0, zmm26, zmm20
vpermq zmm18, zmmword ptr [rdi+3072], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+3072]
vpmuldq zmm17, zmm24, zmm18
vpaddq zmm11, zmm10, zmm0
vpaddq zmm2, zmm11, zmm22
vpaddq zmm6, zmm2, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+7488]
vpaddq zmm12, zmm6, zmm16
vpmuludq zmm21, zmm3, zmmword ptr [rdi+7424]
vpaddq zmm9, zmm12, zmm21
cmovs r11, rbp
sub r13, r9
mov rdx, r11
xor rdx, r12
sar r14, 1
lea rcx, [r14+rdx]
cmovc rcx, r14
adc r12, 0
cmovs rsi, r13
lea r8, [rsi-1]
sarx rbp, rsi, r15
cmovs r11, r14
sub rax, rsi
vpaddq zmm19, zmm9, zmm27
vpsraq zmm13, zmm19, 30
vpandq zmm1, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3072]
vpmuldq zmm20, zmm26, zmm18
vpermq zmm10, zmmword ptr [rdi+3136], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+3136]
vpmuldq zmm11, zmm24, zmm10
vpaddq zmm22, zmm5, zmm20
vpaddq zmm2, zmm22, zmm0
vpaddq zmm17, zmm2, zmm11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+7552]
vpaddq zmm16, zmm17, zmm6
vpmuludq zmm12, zmm3, zmmword ptr [rdi+7488]
vpaddq zmm21, zmm16, zmm12
vpaddq zmm9, zmm21, zmm13
vpsraq zmm27, zmm9, 30
mov r9, r11
xor r9, rbp
vpandq zmm19, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm19
vpmuldq zmm1, zmm25, zmmword ptr [rdi+3136]
vpmuldq zmm18, zmm26, zmm10
mov rdx, -2
sar rcx, 1
vpermq zmm5, zmmword ptr [rdi+3200], 0x4e
mov r12, -2
vpmuldq zmm20, zmm23, zmmword ptr [rdi+3200]
lea r13, [rcx+r9]
cmovc r13, rcx
adc rbp, 0
cmovs r8, rax
sarx r14, r8, r15
lea rsi, [r8-1]
vpmuldq zmm22, zmm24, zmm5
vpaddq zmm0, zmm1, zmm18
vpaddq zmm2, zmm0, zmm20
vpaddq zmm11, zmm2, zmm22
vpmuludq zmm17, zmm8, zmmword ptr [rdi+7616]
vpaddq zmm6, zmm11, zmm17
vpmuludq zmm16, zmm3, zmmword ptr [rdi+7552]
vpaddq zmm12, zmm6, zmm16
vpaddq zmm21, zmm12, zmm27
vpsraq zmm13, zmm21, 30
vpandq zmm9, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm9
vpmuldq zmm19, zmm25, zmmword ptr [rdi+3200]
vpmuldq zmm10, zmm26, zmm5
vpermq zmm1, zmmword ptr [rdi+3264], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3264]
cmovs r11, rcx
sub rbx, r8
mov r9, r11
xor r9, r14
sar r13, 1
lea rbp, [r13+r9]
cmovc rbp, r13
adc r14, 0
cmovs rsi, rbx
lea rax, [rsi-1]
sarx rcx, rsi, r15
cmovs r11, r13
sub r10, rsi
vpmuldq zmm0, zmm24, zmm1
vpaddq zmm20, zmm19, zmm10
vpaddq zmm2, zmm20, zmm18
vpaddq zmm22, zmm2, zmm0
vpmuludq zmm11, zmm8, zmmword ptr [rdi+7680]
vpaddq zmm17, zmm22, zmm11
vpmuludq zmm6, zmm3, zmmword ptr [rdi+7616]
vpaddq zmm16, zmm17, zmm6
vpaddq zmm12, zmm16, zmm13
vpsraq zmm27, zmm12, 30
vpandq zmm21, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+3136], zmm21
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3264]
vpmuldq zmm5, zmm26, zmm1
vpermq zmm19, zmmword ptr [rdi+3328], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3328]
vpmuldq zmm20, zmm24, zmm19
vpaddq zmm18, zmm9, zmm5
vpaddq zmm2, zmm18, zmm10
mov r8, r11
xor r8, rcx
vpaddq zmm0, zmm2, zmm20
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7744]
vpaddq zmm11, zmm0, zmm22
mov r9, -2
vpmuludq zmm17, zmm3, zmmword ptr [rdi+7680]
sar rbp, 1
vpaddq zmm6, zmm11, zmm17
mov r14, -2
vpaddq zmm16, zmm6, zmm27
lea rbx, [rbp+r8]
cmovc rbx, rbp
adc rcx, 0
cmovs rax, r10
sarx r13, rax, r15
lea rsi, [rax-1]
vpsraq zmm13, zmm16, 30
vpandq zmm12, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm12
vpmuldq zmm21, zmm25, zmmword ptr [rdi+3328]
vpmuldq zmm1, zmm26, zmm19
vpermq zmm9, zmmword ptr [rdi+3392], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3392]
vpmuldq zmm18, zmm24, zmm9
vpaddq zmm10, zmm21, zmm1
vpaddq zmm2, zmm10, zmm5
vpaddq zmm20, zmm2, zmm18
vpmuludq zmm0, zmm8, zmmword ptr [rdi+7808]
vpaddq zmm22, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+7744]
vpaddq zmm17, zmm22, zmm11
vpaddq zmm6, zmm17, zmm13
cmovs r11, rbp
sub r12, rax
mov r8, r11
xor r8, r13
sar rbx, 1
lea rcx, [rbx+r8]
cmovc rcx, rbx
adc r13, 0
cmovs rsi, r12
lea r10, [rsi-1]
sarx rbp, rsi, r15
cmovs r11, rbx
sub rdx, rsi
vpsraq zmm27, zmm6, 30
vpandq zmm16, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+3264], zmm16
vpmuldq zmm12, zmm25, zmmword ptr [rdi+3392]
vpmuldq zmm19, zmm26, zmm9
vpermq zmm21, zmmword ptr [rdi+3456], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3456]
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm5, zmm12, zmm19
vpaddq zmm2, zmm5, zmm1
vpaddq zmm18, zmm2, zmm10
vpmuludq zmm20, zmm8, zmmword ptr [rdi+7872]
vpaddq zmm0, zmm18, zmm20
vpmuludq zmm22, zmm3, zmmword ptr [rdi+7808]
vpaddq zmm11, zmm0, zmm22
vpaddq zmm17, zmm11, zmm27
vpsraq zmm13, zmm17, 30
vpandq zmm6, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm6
mov rax, r11
xor rax, rbp
vpmuldq zmm16, zmm25, zmmword ptr [rdi+3456]
vpmuldq zmm9, zmm26, zmm21
vpermq zmm12, zmmword ptr [rdi+3520], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+3520]
sar rcx, 1
vpmuldq zmm5, zmm24, zmm12
lea r8, [rcx+rax]
cmovc r8, rcx
adc rbp, 0
cmovs r10, rdx
sarx r13, r10, r15
lea r12, [r10-1]
vpaddq zmm1, zmm16, zmm9
vpaddq zmm2, zmm1, zmm19
vpaddq zmm10, zmm2, zmm5
vpmuludq zmm18, zmm8, zmmword ptr [rdi+7936]
vpaddq zmm20, zmm10, zmm18
vpmuludq zmm0, zmm3, zmmword ptr [rdi+7872]
vpaddq zmm22, zmm20, zmm0
vpaddq zmm11, zmm22, zmm13
vpsraq zmm27, zmm11, 30
vpandq zmm17, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+3392], zmm17
vpmuldq zmm6, zmm25, zmmword ptr [rdi+3520]
vpmuldq zmm21, zmm26, zmm12
vpermq zmm16, zmmword ptr [rdi+3584], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+3584]
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm19, zmm6, zmm21
cmovs r11, rcx
sub r14, r10
mov rbx, r11
xor rbx, r13
sar r8, 1
lea rsi, [r8+rbx]
cmovc rsi, r8
adc r13, 0
cmovs r12, r14
lea rax, [r12-1]
sarx rbp, r12, r15
cmovs r11, r8
sub r9, r12
vpaddq zmm2, zmm19, zmm9
vpaddq zmm5, zmm2, zmm1
vpmuludq zmm10, zmm8, zmmword ptr [rdi+8000]
vpaddq zmm18, zmm5, zmm10
vpmuludq zmm20, zmm3, zmmword ptr [rdi+7936]
vpaddq zmm0, zmm18, zmm20
vpaddq zmm22, zmm0, zmm27
vpsraq zmm13, zmm22, 30
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm11
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3584]
vpmuldq zmm12, zmm26, zmm16
vpermq zmm6, zmmword ptr [rdi+3648], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+3648]
mov rdx, -2
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm9, zmm17, zmm12
mov rcx, -2
vpaddq zmm2, zmm9, zmm21
vpaddq zmm1, zmm2, zmm19
mov r10, r11
xor r10, rbp
vpmuludq zmm5, zmm8, zmmword ptr [rdi+8064]
vpaddq zmm10, zmm1, zmm5
vpmuludq zmm18, zmm3, zmmword ptr [rdi+8000]
vpaddq zmm20, zmm10, zmm18
vpaddq zmm0, zmm20, zmm13
sar rsi, 1
vpsraq zmm27, zmm0, 30
lea rbx, [rsi+r10]
cmovc rbx, rsi
adc rbp, 0
cmovs rax, r9
sarx r13, rax, r15
lea r14, [rax-1]
vpandq zmm22, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm22
vpmuldq zmm11, zmm25, zmmword ptr [rdi+3648]
vpmuldq zmm16, zmm26, zmm6
vpermq zmm17, zmmword ptr [rdi+3712], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+3712]
vpmuldq zmm9, zmm24, zmm17
vpaddq zmm21, zmm11, zmm16
vpaddq zmm2, zmm21, zmm12
vpaddq zmm19, zmm2, zmm9
vpmuludq zmm1, zmm8, zmmword ptr [rdi+8128]
vpaddq zmm5, zmm19, zmm1
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8064]
vpaddq zmm18, zmm5, zmm10
vpaddq zmm20, zmm18, zmm27
vpsraq zmm13, zmm20, 30
cmovs r11, rsi
vpbroadcastq zmm0, r11
vpbroadcastq zmm0{k1}, rbx
vpaddq zmm22, zmm0, zmm29
vpsllvq zmm6, zmm22, zmm30
vpsravq zmm11, zmm6, zmm31
vpsubq zmm16, zmm28, zmm11
vmovdqa64 zmmword ptr [rdi+256], zmm16
mov r8, rbx
add r8, qword ptr [rdi-56]
mov r12, r11
add r12, qword ptr [rdi-64]
shl rbx, 44
shl r11, 45
rorx r10, r8, 21
rorx rbp, r8, 42
vpunpcklqdq zmm21, zmm16, zmm16
rorx r9, r12, 20
rorx rsi, r12, 41
add rbx, qword ptr [rdi-40]
add r11, qword ptr [rdi-48]
imul r10, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
vpunpckhqdq zmm12, zmm16, zmm16
imul r9, qword ptr [rdi+24]
imul rsi, qword ptr [rdi+32]
sub rcx, rax
vbroadcasti32x4 zmm2, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+208]
lea r8, [r10+rbp]
vpmuldq zmm19, zmm21, zmm2
lea r12, [r9+rsi]
lea rax, [r8+rbx]
lea r10, [r12+r11]
vpmuldq zmm1, zmm12, zmm9
ror rax, 44
vpandq zmm5, zmm20, zmm7
ror r10, 45
vpaddq zmm10, zmm19, zmm1
vmovdqa64 zmmword ptr [rdi+3584], zmm5
vpmuldq zmm18, zmm25, zmmword ptr [rdi+3712]
vpmuldq zmm27, zmm26, zmm17
vpermq zmm0, zmmword ptr [rdi+3776], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+3776]
vmovdqa64 zmmword ptr [rdi+128], zmm10
vpmuldq zmm6, zmm24, zmm0
vpaddq zmm11, zmm18, zmm27
mov rbp, r10
xor rbp, r13
sar rax, 1
lea r9, [rax+rbp]
cmovc r9, rax
vpaddq zmm16, zmm11, zmm22
vpaddq zmm21, zmm16, zmm6
vpmuludq zmm2, zmm8, zmmword ptr [rdi+8192]
mov rsi, qword ptr [rdi+256]
vpaddq zmm12, zmm21, zmm2
adc r13, 0
cmovs r14, rcx
lea r8, [r14-1]
sarx rbx, r14, r15
vpmuludq zmm9, zmm3, zmmword ptr [rdi+8128]
vpaddq zmm20, zmm12, zmm9
vpaddq zmm19, zmm20, zmm13
mov r12, -2
vpsraq zmm1, zmm19, 30
vpandq zmm5, zmm19, zmm7
mov r11, -2
vmovdqa64 zmmword ptr [rdi+3648], zmm5
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3776]
vpmuldq zmm10, zmm26, zmm0
vpermq zmm18, zmmword ptr [rdi+3840], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3840]
vpmuldq zmm11, zmm24, zmm18
vpaddq zmm22, zmm17, zmm10
vpaddq zmm16, zmm22, zmm27
vpaddq zmm6, zmm16, zmm11
vpmuludq zmm21, zmm8, zmmword ptr [rdi+8256]
vpaddq zmm2, zmm6, zmm21
vpmuludq zmm12, zmm3, zmmword ptr [rdi+8192]
cmovs r10, rax
sub rdx, r14
imul rsi, qword ptr [rdi+8]
mov rbp, qword ptr [rdi+264]
imul rbp, qword ptr [rdi+16]
vpaddq zmm9, zmm2, zmm12
vpaddq zmm20, zmm9, zmm1
vpsraq zmm13, zmm20, 30
lea r13, [rsi+rbp]
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm19
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3840]
vpmuldq zmm0, zmm26, zmm18
vpermq zmm17, zmmword ptr [rdi+3904], 0x4e
sar r13, 20
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3904]
vpmuldq zmm22, zmm24, zmm17
vpaddq zmm27, zmm5, zmm0
vpaddq zmm16, zmm27, zmm10
vpaddq zmm11, zmm16, zmm22
mov rcx, qword ptr [rdi+128]
vpmuludq zmm6, zmm8, zmmword ptr [rdi+8320]
vpaddq zmm21, zmm11, zmm6
vpmuludq zmm2, zmm3, zmmword ptr [rdi+8256]
vpaddq zmm12, zmm21, zmm2
vpaddq zmm9, zmm12, zmm13
vpsraq zmm1, zmm9, 30
imul rcx, qword ptr [rdi+384]
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm20
vpmuldq zmm19, zmm25, zmmword ptr [rdi+3904]
vpmuldq zmm18, zmm26, zmm17
mov rax, r10
xor rax, rbx
vpermq zmm5, zmmword ptr [rdi+3968], 0x4e
mov r14, qword ptr [rdi+136]
vpmuldq zmm0, zmm23, zmmword ptr [rdi+3968]
vpmuldq zmm27, zmm24, zmm5
vpaddq zmm10, zmm19, zmm18
mov rsi, -2
sar r9, 1
vpaddq zmm16, zmm10, zmm0
mov rbp, -2
vpaddq zmm22, zmm16, zmm27
lea rax, [r9+rax]
cmovc rax, r9
adc rbx, 0
cmovs r8, rdx
sarx rbx, r8, r15
lea rdx, [r8-1]
vpmuludq zmm11, zmm8, zmmword ptr [rdi+8384]
vpaddq zmm6, zmm22, zmm11
vpmuludq zmm21, zmm3, zmmword ptr [rdi+8320]
vpaddq zmm2, zmm6, zmm21
vpaddq zmm12, zmm2, zmm1
vpsraq zmm13, zmm12, 30
vpandq zmm9, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm9
vpmuldq zmm20, zmm25, zmmword ptr [rdi+3968]
vpmuldq zmm17, zmm26, zmm5
vpermq zmm19, zmmword ptr [rdi+4032], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+4032]
vpmuldq zmm10, zmm24, zmm19
vpaddq zmm0, zmm20, zmm17
vpaddq zmm16, zmm0, zmm18
vpaddq zmm27, zmm16, zmm10
cmovs r10, r9
sub r11, r8
mov r9, r10
xor r9, rbx
sar rax, 1
lea r8, [rax+r9]
cmovc r8, rax
adc rbx, 0
cmovs rdx, r11
lea r9, [rdx-1]
sarx rbx, rdx, r15
cmovs r10, rax
sub r12, rdx
imul r14, qword ptr [rdi+400]
lea r11, [rcx+r14]
lea rax, [r13+r11]
mov qword ptr [rdi-112], rax
vpmuludq zmm22, zmm8, zmmword ptr [rdi+8448]
vpaddq zmm11, zmm27, zmm22
vpmuludq zmm6, zmm3, zmmword ptr [rdi+8384]
vpaddq zmm21, zmm11, zmm6
vpaddq zmm2, zmm21, zmm13
sar rax, 20
vpsraq zmm1, zmm2, 30
vpandq zmm12, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3904], zmm12
vpmuldq zmm9, zmm25, zmmword ptr [rdi+4032]
vpmuldq zmm5, zmm26, zmm19
shl rax, 44
vpermq zmm20, zmmword ptr [rdi+4096], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4096]
vpmuldq zmm0, zmm24, zmm20
vpaddq zmm18, zmm9, zmm5
vpaddq zmm16, zmm18, zmm17
mov qword ptr [rdi+40], rax
vpaddq zmm10, zmm16, zmm0
vpmuludq zmm27, zmm8, zmmword ptr [rdi+8512]
vpaddq zmm22, zmm10, zmm27
vpmuludq zmm11, zmm3, zmmword ptr [rdi+8448]
mov rdx, r10
xor rdx, rbx
vpaddq zmm6, zmm22, zmm11
mov rcx, qword ptr [rdi+272]
vpaddq zmm21, zmm6, zmm1
vpsraq zmm13, zmm21, 30
mov r14, -2
vpandq zmm2, zmm21, zmm7
sar r8, 1
vmovdqa64 zmmword ptr [rdi+3968], zmm2
mov r13, -2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+4096]
lea r11, [r8+rdx]
cmovc r11, r8
adc rbx, 0
cmovs r9, r12
sarx rax, r9, r15
lea rdx, [r9-1]
vpmuldq zmm19, zmm26, zmm20
vpermq zmm9, zmmword ptr [rdi+4160], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+4160]
vpmuldq zmm18, zmm24, zmm9
vpaddq zmm17, zmm12, zmm19
vpaddq zmm16, zmm17, zmm5
vpaddq zmm0, zmm16, zmm18
vpmuludq zmm10, zmm8, zmmword ptr [rdi+8576]
vpaddq zmm27, zmm0, zmm10
vpmuludq zmm22, zmm3, zmmword ptr [rdi+8512]
vpaddq zmm11, zmm27, zmm22
vpaddq zmm6, zmm11, zmm13
vpsraq zmm1, zmm6, 30
vpandq zmm21, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm21
vpmuldq zmm2, zmm25, zmmword ptr [rdi+4160]
cmovs r10, r8
sub rbp, r9
mov rbx, r10
xor rbx, rax
sar r11, 1
lea r12, [r11+rbx]
cmovc r12, r11
adc rax, 0
cmovs rdx, rbp
lea r8, [rdx-1]
sarx r9, rdx, r15
cmovs r10, r11
sub rsi, rdx
imul rcx, qword ptr [rdi+8]
mov rbx, qword ptr [rdi+280]
imul rbx, qword ptr [rdi+16]
lea rax, [rcx+rbx]
vpmuldq zmm20, zmm26, zmm9
vpermq zmm12, zmmword ptr [rdi+4224], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+4224]
vpmuldq zmm17, zmm24, zmm12
vpaddq zmm5, zmm2, zmm20
sar rax, 20
vpaddq zmm16, zmm5, zmm19
vpaddq zmm18, zmm16, zmm17
vpmuludq zmm0, zmm8, zmmword ptr [rdi+8640]
vpaddq zmm10, zmm18, zmm0
vpmuludq zmm27, zmm3, zmmword ptr [rdi+8576]
vpaddq zmm22, zmm10, zmm27
mov rbp, qword ptr [rdi+144]
vpaddq zmm11, zmm22, zmm1
vpsraq zmm13, zmm11, 30
vpandq zmm6, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm6
vpmuldq zmm21, zmm25, zmmword ptr [rdi+4224]
imul rbp, qword ptr [rdi+384]
vpmuldq zmm9, zmm26, zmm12
vpermq zmm2, zmmword ptr [rdi+4288], 0x4e
mov r11, r10
xor r11, r9
vpmuldq zmm20, zmm23, zmmword ptr [rdi+4288]
vpmuldq zmm5, zmm24, zmm2
vpaddq zmm19, zmm21, zmm9
mov rdx, qword ptr [rdi+152]
vpaddq zmm16, zmm19, zmm20
mov rcx, -2
vpaddq zmm17, zmm16, zmm5
sar r12, 1
vpmuludq zmm18, zmm8, zmmword ptr [rdi+8704]
mov rbx, -2
lea r11, [r12+r11]
cmovc r11, r12
adc r9, 0
cmovs r8, rsi
sarx r9, r8, r15
lea rsi, [r8-1]
vpaddq zmm0, zmm17, zmm18
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8640]
vpaddq zmm27, zmm0, zmm10
vpaddq zmm22, zmm27, zmm13
vpsraq zmm1, zmm22, 30
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+4160], zmm11
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4288]
vpmuldq zmm12, zmm26, zmm2
vpermq zmm21, zmmword ptr [rdi+4352], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+4352]
vpmuldq zmm19, zmm24, zmm21
vpaddq zmm20, zmm6, zmm12
vpaddq zmm16, zmm20, zmm9
vpaddq zmm5, zmm16, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8768]
vpaddq zmm18, zmm5, zmm17
cmovs r10, r12
sub r13, r8
mov r12, r10
xor r12, r9
sar r11, 1
lea r8, [r11+r12]
cmovc r8, r11
adc r9, 0
cmovs rsi, r13
lea r12, [rsi-1]
sarx r9, rsi, r15
cmovs r10, r11
sub r14, rsi
imul rdx, qword ptr [rdi+400]
lea r13, [rbp+rdx]
lea r11, [rax+r13]
vpmuludq zmm0, zmm3, zmmword ptr [rdi+8704]
mov qword ptr [rdi-104], r11
vpaddq zmm10, zmm18, zmm0
vpaddq zmm27, zmm10, zmm1
vpsraq zmm13, zmm27, 30
vpandq zmm22, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm22
sar r11, 20
vpmuldq zmm11, zmm25, zmmword ptr [rdi+4352]
vpmuldq zmm2, zmm26, zmm21
vpermq zmm6, zmmword ptr [rdi+4416], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+4416]
vpmuldq zmm20, zmm24, zmm6
shl r11, 44
vpaddq zmm9, zmm11, zmm2
vpaddq zmm16, zmm9, zmm12
vpaddq zmm19, zmm16, zmm20
vpmuludq zmm5, zmm8, zmmword ptr [rdi+8832]
vpaddq zmm17, zmm19, zmm5
mov qword ptr [rdi+48], r11
vpmuludq zmm18, zmm3, zmmword ptr [rdi+8768]
vpaddq zmm0, zmm17, zmm18
mov rsi, r10
xor rsi, r9
vpaddq zmm10, zmm0, zmm13
vpsraq zmm1, zmm10, 30
vpandq zmm27, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm27
mov rbp, -2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+4416]
sar r8, 1
vpmuldq zmm21, zmm26, zmm6
mov rdx, -2
lea rax, [r8+rsi]
cmovc rax, r8
adc r9, 0
cmovs r12, r14
sarx r13, r12, r15
lea r11, [r12-1]
vpermq zmm11, zmmword ptr [rdi+4480], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+4480]
vpmuldq zmm9, zmm24, zmm11
vpaddq zmm12, zmm22, zmm21
vpaddq zmm16, zmm12, zmm2
vpaddq zmm20, zmm16, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+8896]
vpaddq zmm5, zmm20, zmm19
vpmuludq zmm17, zmm3, zmmword ptr [rdi+8832]
vpaddq zmm18, zmm5, zmm17
vpaddq zmm0, zmm18, zmm1
vpsraq zmm13, zmm0, 30
vpandq zmm10, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm10
vpmuldq zmm27, zmm25, zmmword ptr [rdi+4480]
vpmuldq zmm6, zmm26, zmm11
cmovs r10, r8
sub rbx, r12
mov rsi, r10
xor rsi, r13
sar rax, 1
lea r9, [rax+rsi]
cmovc r9, rax
adc r13, 0
cmovs r11, rbx
lea r14, [r11-1]
sarx r8, r11, r15
cmovs r10, rax
sub rcx, r11
vpermq zmm22, zmmword ptr [rdi+4544], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+4544]
vpmuldq zmm12, zmm24, zmm22
vpaddq zmm2, zmm27, zmm6
vpaddq zmm16, zmm2, zmm21
vpaddq zmm9, zmm16, zmm12
vpmuludq zmm20, zmm8, zmmword ptr [rdi+8960]
vpaddq zmm19, zmm9, zmm20
vpmuludq zmm5, zmm3, zmmword ptr [rdi+8896]
vpaddq zmm17, zmm19, zmm5
vpaddq zmm18, zmm17, zmm13
vpsraq zmm1, zmm18, 30
vpandq zmm0, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+4416], zmm0
vpmuldq zmm10, zmm25, zmmword ptr [rdi+4544]
vpmuldq zmm11, zmm26, zmm22
vpermq zmm27, zmmword ptr [rdi+4608], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+4608]
vpmuldq zmm2, zmm24, zmm27
mov r12, r10
xor r12, r8
vpaddq zmm21, zmm10, zmm11
vpaddq zmm16, zmm21, zmm6
vpaddq zmm12, zmm16, zmm2
mov rsi, -2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+9024]
sar r9, 1
vpaddq zmm20, zmm12, zmm9
mov r13, -2
vpmuludq zmm19, zmm3, zmmword ptr [rdi+8960]
lea rbx, [r9+r12]
cmovc rbx, r9
adc r8, 0
cmovs r14, rcx
sarx rax, r14, r15
lea r11, [r14-1]
vpaddq zmm5, zmm20, zmm19
vpaddq zmm17, zmm5, zmm1
vpsraq zmm13, zmm17, 30
vpandq zmm18, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+4480], zmm18
vpmuldq zmm0, zmm25, zmmword ptr [rdi+4608]
vpmuldq zmm22, zmm26, zmm27
vpermq zmm10, zmmword ptr [rdi+4672], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+4672]
vpmuldq zmm21, zmm24, zmm10
vpaddq zmm6, zmm0, zmm22
vpaddq zmm16, zmm6, zmm11
vpaddq zmm2, zmm16, zmm21
vpmuludq zmm12, zmm8, zmmword ptr [rdi+9088]
vpaddq zmm9, zmm2, zmm12
vpmuludq zmm20, zmm3, zmmword ptr [rdi+9024]
cmovs r10, r9
sub rdx, r14
mov r12, r10
xor r12, rax
sar rbx, 1
lea r8, [rbx+r12]
cmovc r8, rbx
adc rax, 0
cmovs r11, rdx
lea rcx, [r11-1]
sarx r9, r11, r15
cmovs r10, rbx
sub rbp, r11
vpaddq zmm19, zmm9, zmm20
vpaddq zmm5, zmm19, zmm13
vpsraq zmm1, zmm5, 30
vpandq zmm17, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm17
vpmuldq zmm18, zmm25, zmmword ptr [rdi+4672]
vpmuldq zmm27, zmm26, zmm10
vpermq zmm0, zmmword ptr [rdi+4736], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4736]
vpmuldq zmm6, zmm24, zmm0
vpaddq zmm11, zmm18, zmm27
vpaddq zmm16, zmm11, zmm22
vpaddq zmm21, zmm16, zmm6
vpmuludq zmm2, zmm8, zmmword ptr [rdi+9152]
vpaddq zmm12, zmm21, zmm2
vpmuludq zmm9, zmm3, zmmword ptr [rdi+9088]
vpaddq zmm20, zmm12, zmm9
vpaddq zmm19, zmm20, zmm1
vpsraq zmm13, zmm19, 30
mov r14, r10
xor r14, r9
vpandq zmm5, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+4608], zmm5
vpmuldq zmm17, zmm25, zmmword ptr [rdi+4736]
mov r12, -2
vpmuldq zmm10, zmm26, zmm0
sar r8, 1
vpermq zmm18, zmmword ptr [rdi+4800], 0x4e
mov rax, -2
lea rdx, [r8+r14]
cmovc rdx, r8
adc r9, 0
cmovs rcx, rbp
sarx rbx, rcx, r15
lea r11, [rcx-1]
vpmuldq zmm27, zmm23, zmmword ptr [rdi+4800]
vpmuldq zmm11, zmm24, zmm18
vpaddq zmm22, zmm17, zmm10
vpaddq zmm16, zmm22, zmm27
vpaddq zmm6, zmm16, zmm11
vpmuludq zmm21, zmm8, zmmword ptr [rdi+9216]
vpaddq zmm2, zmm6, zmm21
vpmuludq zmm12, zmm3, zmmword ptr [rdi+9152]
vpaddq zmm9, zmm2, zmm12
vpaddq zmm20, zmm9, zmm13
vpsraq zmm1, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm19
vpmuldq zmm5, zmm25, zmmword ptr [rdi+4800]
vpmuldq zmm0, zmm26, zmm18
vpermq zmm17, zmmword ptr [rdi+4864], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+4864]
cmovs r10, r8
sub r13, rcx
mov r14, r10
xor r14, rbx
sar rdx, 1
lea r9, [rdx+r14]
cmovc r9, rdx
adc rbx, 0
cmovs r11, r13
lea rbp, [r11-1]
sarx r8, r11, r15
cmovs r10, rdx
sub rsi, r11
vpmuldq zmm22, zmm24, zmm17
vpaddq zmm27, zmm5, zmm0
vpaddq zmm16, zmm27, zmm10
vpaddq zmm11, zmm16, zmm22
vpmuludq zmm6, zmm8, zmmword ptr [rdi+9280]
vpaddq zmm21, zmm11, zmm6
vpmuludq zmm2, zmm3, zmmword ptr [rdi+9216]
vpaddq zmm12, zmm21, zmm2
vpaddq zmm9, zmm12, zmm1
vpsraq zmm13, zmm9, 30
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+4736], zmm20
vpmuldq zmm19, zmm25, zmmword ptr [rdi+4864]
vpmuldq zmm18, zmm26, zmm17
vpermq zmm5, zmmword ptr [rdi+4928], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+4928]
vpmuldq zmm27, zmm24, zmm5
vpaddq zmm10, zmm19, zmm18
mov rcx, r10
xor rcx, r8
vpaddq zmm16, zmm10, zmm0
vpaddq zmm22, zmm16, zmm27
vpmuludq zmm11, zmm8, zmmword ptr [rdi+9344]
vpaddq zmm6, zmm22, zmm11
mov r14, -2
vpmuludq zmm21, zmm3, zmmword ptr [rdi+9280]
sar r9, 1
vpaddq zmm2, zmm6, zmm21
mov rbx, -2
lea r13, [r9+rcx]
cmovc r13, r9
adc r8, 0
cmovs rbp, rsi
sarx rdx, rbp, r15
lea r11, [rbp-1]
vpaddq zmm12, zmm2, zmm13
vpsraq zmm1, zmm12, 30
vpandq zmm9, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+4800], zmm9
vpmuldq zmm20, zmm25, zmmword ptr [rdi+4928]
vpmuldq zmm17, zmm26, zmm5
vpermq zmm19, zmmword ptr [rdi+4992], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+4992]
vpmuldq zmm10, zmm24, zmm19
vpaddq zmm0, zmm20, zmm17
vpaddq zmm16, zmm0, zmm18
vpaddq zmm27, zmm16, zmm10
vpmuludq zmm22, zmm8, zmmword ptr [rdi+9408]
vpaddq zmm11, zmm27, zmm22
vpmuludq zmm6, zmm3, zmmword ptr [rdi+9344]
vpaddq zmm21, zmm11, zmm6
vpaddq zmm2, zmm21, zmm1
cmovs r10, r9
sub rax, rbp
mov rcx, r10
xor rcx, rdx
sar r13, 1
lea r8, [r13+rcx]
cmovc r8, r13
adc rdx, 0
cmovs r11, rax
lea rsi, [r11-1]
sarx r9, r11, r15
cmovs r10, r13
sub r12, r11
vpsraq zmm13, zmm2, 30
vpandq zmm12, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+4864], zmm12
vpmuldq zmm9, zmm25, zmmword ptr [rdi+4992]
vpmuldq zmm5, zmm26, zmm19
vpermq zmm20, zmmword ptr [rdi+5056], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+5056]
vpmuldq zmm0, zmm24, zmm20
vpaddq zmm18, zmm9, zmm5
vpaddq zmm16, zmm18, zmm17
vpaddq zmm10, zmm16, zmm0
vpmuludq zmm27, zmm8, zmmword ptr [rdi+9472]
vpaddq zmm22, zmm10, zmm27
vpmuludq zmm11, zmm3, zmmword ptr [rdi+9408]
vpaddq zmm6, zmm22, zmm11
vpaddq zmm21, zmm6, zmm13
vpsraq zmm1, zmm21, 30
vpandq zmm2, zmm21, zmm7
mov rbp, r10
xor rbp, r9
vmovdqa64 zmmword ptr [rdi+4928], zmm2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+5056]
vpmuldq zmm19, zmm26, zmm20
vpermq zmm9, zmmword ptr [rdi+5120], 0x4e
mov rcx, -2
sar r8, 1
vpmuldq zmm5, zmm23, zmmword ptr [rdi+5120]
mov rdx, -2
vpmuldq zmm18, zmm24, zmm9
lea rax, [r8+rbp]
cmovc rax, r8
adc r9, 0
cmovs rsi, r12
sarx r13, rsi, r15
lea r11, [rsi-1]
vpaddq zmm17, zmm12, zmm19
vpaddq zmm16, zmm17, zmm5
vpaddq zmm0, zmm16, zmm18
vpmuludq zmm10, zmm8, zmmword ptr [rdi+9536]
vpaddq zmm27, zmm0, zmm10
vpmuludq zmm22, zmm3, zmmword ptr [rdi+9472]
vpaddq zmm11, zmm27, zmm22
vpaddq zmm6, zmm11, zmm1
vpsraq zmm13, zmm6, 30
vpandq zmm21, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm21
vpmuldq zmm2, zmm25, zmmword ptr [rdi+5120]
vpmuldq zmm20, zmm26, zmm9
vpermq zmm12, zmmword ptr [rdi+5184], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+5184]
vpmuldq zmm17, zmm24, zmm12
cmovs r10, r8
sub rbx, rsi
mov rbp, r10
xor rbp, r13
sar rax, 1
lea r9, [rax+rbp]
cmovc r9, rax
adc r13, 0
cmovs r11, rbx
lea r12, [r11-1]
sarx r8, r11, r15
cmovs r10, rax
sub r14, r11
vpaddq zmm5, zmm2, zmm20
vpaddq zmm16, zmm5, zmm19
vpaddq zmm18, zmm16, zmm17
vpmuludq zmm0, zmm8, zmmword ptr [rdi+9600]
vpaddq zmm10, zmm18, zmm0
vpmuludq zmm27, zmm3, zmmword ptr [rdi+9536]
vpaddq zmm22, zmm10, zmm27
vpaddq zmm11, zmm22, zmm13
vpsraq zmm1, zmm11, 30
vpandq zmm6, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+5056], zmm6
vpmuldq zmm21, zmm25, zmmword ptr [rdi+5184]
vpmuldq zmm9, zmm26, zmm12
vpaddq zmm23, zmm21, zmm9
vpmuludq zmm24, zmm3, zmmword ptr [rdi+9600]
vpaddq zmm2, zmm23, zmm24
vpaddq zmm20, zmm2, zmm1
vpaddq zmm5, zmm20, zmm15
vpandq zmm19, zmm5, zmm7
mov rsi, r10
xor rsi, r8
vmovdqa64 zmmword ptr [rdi+5120], zmm19
vpsraq zmm16, zmm5, 30
vpaddq zmm17, zmm16, zmm14
vpandq zmm8, zmm17, zmmword ptr [rdi+576]
sar r9, 1
vmovdqa64 zmmword ptr [rdi+5184], zmm8
vpsraq zmm18, zmm17, 30
lea rbp, [r9+rsi]
cmovc rbp, r9
adc r8, 0
cmovs r12, r14
sarx r13, r12, r15
lea rbx, [r12-1]
vshufi64x2 zmm0{k3}{z}, zmm18, zmm18, 0x44
vpaddq zmm10, zmm4, zmm0
vmovdqa64 zmmword ptr [rdi+832], zmm10
cmovs r10, r9
sub rdx, r12
mov rax, r10
xor rax, r13
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
adc r13, 0
cmovs rbx, rdx
lea rsi, [rbx-1]
sarx r8, rbx, r15
cmovs r10, rbp
sub rcx, rbx
mov r14, r10
xor r14, r8
sar r11, 1
lea r9, [r11+r14]
cmovc r9, r11
adc r8, 0
cmovs rsi, rcx
sarx r12, rsi, r15
mov qword ptr [rdi-120], r9
cmovs r10, r11
mov qword ptr [rdi-128], r10
mov rax, r9
add rax, qword ptr [rdi-56]
mov r13, r10
add r13, qword ptr [rdi-64]
shl r9, 44
shl r10, 45
rorx rdx, rax, 21
rorx rbp, rax, 42
rorx rbx, r13, 20
rorx r14, r13, 41
add r9, qword ptr [rdi-40]
add r10, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+40]
imul rbp, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+40]
imul r14, qword ptr [rdi+48]
lea r8, [rdx+rbp]
lea rcx, [rbx+r14]
lea r11, [r8+r9]
lea rax, [rcx+r10]
ror r11, 44
ror rax, 45
mov rbx, r11
mov rcx, rax
mov rdx, rsi
mov rsi, r12
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
