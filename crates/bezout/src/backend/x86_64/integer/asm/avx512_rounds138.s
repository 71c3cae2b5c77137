// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 138 limbs of 30 bits; 1999 instructions a round, 660 for its steps (form: mask).
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
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
lea r8, [rbx+rax]
cmovc r8, rbx
andn r9, rbp, rsi
cmovnz rcx, rbx
xor rdx, r9
lea r10, [rdx-1]
sarx r11, r10, r15
vpbroadcastq zmm0, qword ptr [rdi-128]
mov r12, rcx
xor r12, r11
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
sar r8, 1
sbb r13, r13
lea r14, [r8+r12]
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
cmovc r14, r8
andn rax, r13, r11
cmovnz rcx, r8
xor r10, rax
lea rbp, [r10-1]
sarx rsi, rbp, r15
mov rbx, rcx
xor rbx, rsi
sar r14, 1
sbb r9, r9
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
lea rdx, [r14+rbx]
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
cmovc rdx, r14
andn r12, r9, rsi
cmovnz rcx, r14
xor rbp, r12
lea r13, [rbp-1]
sarx r11, r13, r15
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
mov r8, rcx
xor r8, r11
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
sar rdx, 1
sbb rax, rax
lea r10, [rdx+r8]
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
cmovc r10, rdx
andn rbx, rax, r11
cmovnz rcx, rdx
xor r13, rbx
lea r9, [r13-1]
sarx rsi, r9, r15
mov r14, rcx
xor r14, rsi
sar r10, 1
sbb r12, r12
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
lea rbp, [r10+r14]
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
cmovc rbp, r10
andn r8, r12, rsi
cmovnz rcx, r10
xor r9, r8
lea rax, [r9-1]
sarx r11, rax, r15
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
mov rdx, rcx
xor rdx, r11
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
mov rbx, qword ptr [rdi+320]
sar rbp, 1
sbb r13, r13
lea r14, [rbp+rdx]
cmovc r14, rbp
andn r12, r13, r11
cmovnz rcx, rbp
imul rbx, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+328]
xor rax, r12
lea r10, [rax-1]
sarx r8, r10, r15
mov r9, rcx
xor r9, r8
sar r14, 1
sbb rdx, rdx
lea r13, [r14+r9]
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
cmovc r13, r14
andn r11, rdx, r8
cmovnz rcx, r14
xor r10, r11
lea rbp, [r10-1]
imul rsi, qword ptr [rdi-104]
lea r12, [rbx+rsi]
sarx rax, rbp, r15
sar r12, 20
and r12, qword ptr [rdi-32]
mov qword ptr [rdi-24], r12
shr r12, 20
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
shl r12, 44
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5248]
vpaddq zmm10, zmm2, zmm9
mov qword ptr [rdi-16], r12
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
mov r9, rcx
xor r9, rax
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
mov rdx, qword ptr [rdi+336]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
imul rdx, qword ptr [rdi-112]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm6
mov r8, qword ptr [rdi+344]
vpaddq zmm18, zmm5, zmm12
sar r13, 1
sbb r14, r14
lea r11, [r13+r9]
vpaddq zmm19, zmm18, zmm13
vpaddq zmm20, zmm19, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5312]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
cmovc r11, r13
andn r10, r14, rax
cmovnz rcx, r13
imul r8, qword ptr [rdi-104]
lea rbx, [rdx+r8]
xor rbp, r10
lea rsi, [rbp-1]
sarx r12, rsi, r15
mov r9, rcx
xor r9, r12
sar r11, 1
sbb r14, r14
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+5248]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
lea rax, [r11+r9]
vpmuldq zmm5, zmm26, zmm6
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm13, zmm24, zmm12
vpaddq zmm19, zmm27, zmm5
vpaddq zmm17, zmm19, zmm18
vpaddq zmm20, zmm17, zmm13
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5376]
cmovc rax, r11
andn r13, r14, r12
cmovnz rcx, r11
xor rsi, r13
lea rdx, [rsi-1]
sar rbx, 20
and rbx, qword ptr [rdi-32]
sarx r8, rdx, r15
mov qword ptr [rdi-8], rbx
shr rbx, 20
shl rbx, 44
mov qword ptr [rdi+0], rbx
vpaddq zmm22, zmm20, zmm16
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5312]
vpaddq zmm0, zmm22, zmm11
vpaddq zmm1, zmm0, zmm9
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
vpmuldq zmm10, zmm26, zmm12
mov r10, rcx
xor r10, r8
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm19, zmm2, zmm10
vpmuludq zmm18, zmm8, zmmword ptr [rdi+5440]
vpaddq zmm17, zmm19, zmm27
vpaddq zmm13, zmm17, zmm5
vpaddq zmm20, zmm13, zmm18
sar rax, 1
sbb rbp, rbp
lea r9, [rax+r10]
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5376]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm11, zmm22, zmm21
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]
vpandq zmm9, zmm11, zmm7
cmovc r9, rax
andn r14, rbp, r8
cmovnz rcx, rax
xor rdx, r14
lea r12, [rdx-1]
sarx r11, r12, r15
mov r13, rcx
xor r13, r11
sar r9, 1
sbb rsi, rsi
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpermq zmm1, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1088]
vpsraq zmm2, zmm11, 30
vpmuldq zmm10, zmm24, zmm1
lea rbx, [r9+r13]
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5504]
vpmuludq zmm27, zmm3, zmmword ptr [rdi+5440]
vpmuldq zmm17, zmm26, zmm6
vpaddq zmm5, zmm0, zmm17
vpaddq zmm13, zmm5, zmm12
vpaddq zmm18, zmm13, zmm10
vpaddq zmm20, zmm18, zmm19
vpaddq zmm16, zmm20, zmm27
vpaddq zmm22, zmm16, zmm2
vpsraq zmm21, zmm22, 30
cmovc rbx, r9
andn r10, rsi, r11
cmovnz rcx, r9
xor r12, r10
lea rbp, [r12-1]
sarx r8, rbp, r15
vpandq zmm11, zmm22, zmm7
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
vpmuldq zmm0, zmm26, zmm1
vmovdqa64 zmmword ptr [rdi+960], zmm11
vpermq zmm17, zmmword ptr [rdi+1152], 0x4e
vpmuludq zmm5, zmm8, zmmword ptr [rdi+5568]
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1152]
vpmuldq zmm13, zmm24, zmm17
vpaddq zmm10, zmm6, zmm0
mov rax, rcx
xor rax, r8
vpaddq zmm18, zmm10, zmm12
vpaddq zmm19, zmm18, zmm13
vpaddq zmm20, zmm19, zmm5
vpsrlq zmm27, zmm9, 10
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5504]
sar rbx, 1
sbb r14, r14
lea rdx, [rbx+rax]
vpaddq zmm2, zmm20, zmm16
vpaddq zmm22, zmm2, zmm21
vpsraq zmm1, zmm22, 30
vpsllq zmm6, zmm11, 20
vpandq zmm0, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpaddq zmm10, zmm27, zmm6
vpsllq zmm12, zmm0, 50
cmovc rdx, rbx
andn r13, r14, r8
cmovnz rcx, rbx
xor rbp, r13
lea rsi, [rbp-1]
sarx r11, rsi, r15
mov r9, rcx
xor r9, r11
sar rdx, 1
sbb r10, r10
vpaddq zmm18, zmm10, zmm12
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm19, zmm26, zmm17
vpermq zmm5, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1216]
lea r12, [rdx+r9]
vpmuldq zmm20, zmm24, zmm5
vpaddq zmm16, zmm13, zmm19
vmovdqa64 zmmword ptr [rdi+384], zmm18
vpaddq zmm2, zmm16, zmm9
vpaddq zmm21, zmm2, zmm20
vpmuludq zmm11, zmm8, zmmword ptr [rdi+5632]
vpaddq zmm22, zmm21, zmm11
vpmuludq zmm27, zmm3, zmmword ptr [rdi+5568]
cmovc r12, rdx
andn rax, r10, r11
cmovnz rcx, rdx
xor rsi, rax
lea r14, [rsi-1]
sarx r8, r14, r15
vpaddq zmm6, zmm22, zmm27
vpaddq zmm0, zmm6, zmm1
vpsraq zmm10, zmm0, 30
vpandq zmm12, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm12
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1216]
vpmuldq zmm13, zmm26, zmm5
vpermq zmm19, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1280]
mov rbx, rcx
xor rbx, r8
vpmuldq zmm16, zmm24, zmm19
vpaddq zmm9, zmm17, zmm13
vpaddq zmm2, zmm9, zmm18
vpaddq zmm20, zmm2, zmm16
vpmuludq zmm21, zmm8, zmmword ptr [rdi+5696]
vpaddq zmm11, zmm20, zmm21
sar r12, 1
sbb r13, r13
lea rbp, [r12+rbx]
vpmuludq zmm22, zmm3, zmmword ptr [rdi+5632]
vpaddq zmm27, zmm11, zmm22
vpaddq zmm6, zmm27, zmm10
vpsraq zmm1, zmm6, 30
vpandq zmm0, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm0
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1280]
cmovc rbp, r12
andn r9, r13, r8
cmovnz rcx, r12
xor r14, r9
lea r10, [r14-1]
sarx r11, r10, r15
mov rdx, rcx
xor rdx, r11
sar rbp, 1
sbb rax, rax
vpmuldq zmm5, zmm26, zmm19
vpermq zmm17, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm9, zmm24, zmm17
vpaddq zmm18, zmm12, zmm5
vpaddq zmm2, zmm18, zmm13
vpaddq zmm16, zmm2, zmm9
lea rsi, [rbp+rdx]
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5760]
vpaddq zmm21, zmm16, zmm20
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5696]
vpaddq zmm22, zmm21, zmm11
vpaddq zmm27, zmm22, zmm1
vpsraq zmm10, zmm27, 30
vpandq zmm6, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm6
cmovc rsi, rbp
andn rbx, rax, r11
cmovnz rcx, rbp
xor r10, rbx
lea r13, [r10-1]
sarx r8, r13, r15
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm19, zmm26, zmm17
vpermq zmm12, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm18, zmm24, zmm12
vpaddq zmm13, zmm0, zmm19
vpaddq zmm2, zmm13, zmm5
vpaddq zmm9, zmm2, zmm18
mov r12, rcx
xor r12, r8
vpmuludq zmm16, zmm8, zmmword ptr [rdi+5824]
vpaddq zmm20, zmm9, zmm16
vpmuludq zmm21, zmm3, zmmword ptr [rdi+5760]
vpaddq zmm11, zmm20, zmm21
vpaddq zmm22, zmm11, zmm10
vpsraq zmm1, zmm22, 30
vpandq zmm27, zmm22, zmm7
sar rsi, 1
sbb r9, r9
lea r14, [rsi+r12]
vmovdqa64 zmmword ptr [rdi+1280], zmm27
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm17, zmm26, zmm12
vpermq zmm0, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm13, zmm24, zmm0
cmovc r14, rsi
andn rdx, r9, r8
cmovnz rcx, rsi
xor r13, rdx
lea rax, [r13-1]
sarx r11, rax, r15
mov rbp, rcx
xor rbp, r11
sar r14, 1
sbb rbx, rbx
vpaddq zmm5, zmm6, zmm17
vpaddq zmm2, zmm5, zmm19
vpaddq zmm18, zmm2, zmm13
vpmuludq zmm9, zmm8, zmmword ptr [rdi+5888]
vpaddq zmm16, zmm18, zmm9
vpmuludq zmm20, zmm3, zmmword ptr [rdi+5824]
vpaddq zmm21, zmm16, zmm20
lea r10, [r14+rbp]
vpaddq zmm11, zmm21, zmm1
vpsraq zmm10, zmm11, 30
vpandq zmm22, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm22
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm12, zmm26, zmm0
vpermq zmm6, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1536]
cmovc r10, r14
andn r12, rbx, r11
cmovnz rcx, r14
xor rax, r12
lea r9, [rax-1]
sarx r8, r9, r15
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm19, zmm27, zmm12
vpaddq zmm2, zmm19, zmm17
vpaddq zmm13, zmm2, zmm5
vpmuludq zmm18, zmm8, zmmword ptr [rdi+5952]
vpaddq zmm9, zmm13, zmm18
vpmuludq zmm16, zmm3, zmmword ptr [rdi+5888]
vpaddq zmm20, zmm9, zmm16
mov rsi, rcx
xor rsi, r8
vpaddq zmm21, zmm20, zmm10
vpsraq zmm1, zmm21, 30
vpandq zmm11, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm11
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm0, zmm26, zmm6
vpermq zmm27, zmmword ptr [rdi+1600], 0x4e
sar r10, 1
sbb rdx, rdx
lea r13, [r10+rsi]
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1600]
vpmuldq zmm19, zmm24, zmm27
vpaddq zmm17, zmm22, zmm0
vpaddq zmm2, zmm17, zmm12
vpaddq zmm5, zmm2, zmm19
vpmuludq zmm13, zmm8, zmmword ptr [rdi+6016]
cmovc r13, r10
andn rbp, rdx, r8
cmovnz rcx, r10
xor r9, rbp
vpaddq zmm18, zmm5, zmm13
lea rbx, [r9-1]
sarx r11, rbx, r15
mov r14, rcx
xor r14, r11
sar r13, 1
sbb r12, r12
vpmuludq zmm9, zmm3, zmmword ptr [rdi+5952]
vpaddq zmm16, zmm18, zmm9
vpaddq zmm20, zmm16, zmm1
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1600]
vpsraq zmm21, zmm20, 30
vpandq zmm11, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm11
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1664]
lea rax, [r13+r14]
vpmuldq zmm22, zmm26, zmm27
vpermq zmm0, zmmword ptr [rdi+1664], 0x4e
vpaddq zmm17, zmm10, zmm22
vpmuldq zmm12, zmm24, zmm0
vpaddq zmm2, zmm17, zmm6
cmovc rax, r13
andn rsi, r12, r11
cmovnz rcx, r13
xor rbx, rsi
lea rdx, [rbx-1]
sarx r8, rdx, r15
vpmuludq zmm19, zmm8, zmmword ptr [rdi+6080]
vpaddq zmm5, zmm2, zmm12
vpaddq zmm13, zmm5, zmm19
vpmuludq zmm18, zmm3, zmmword ptr [rdi+6016]
vpaddq zmm9, zmm13, zmm18
vpaddq zmm16, zmm9, zmm21
vpandq zmm1, zmm16, zmm7
vpsraq zmm20, zmm16, 30
vmovdqa64 zmmword ptr [rdi+1536], zmm1
mov r10, rcx
xor r10, r8
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1664]
vpmuldq zmm27, zmm26, zmm0
vpermq zmm10, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm22, zmm24, zmm10
vpaddq zmm17, zmm11, zmm27
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1728]
vpaddq zmm2, zmm17, zmm6
sar rax, 1
sbb rbp, rbp
lea r9, [rax+r10]
vpaddq zmm12, zmm2, zmm22
vpmuludq zmm5, zmm8, zmmword ptr [rdi+6144]
vpaddq zmm19, zmm12, zmm5
vpmuludq zmm13, zmm3, zmmword ptr [rdi+6080]
vpaddq zmm18, zmm19, zmm13
vpaddq zmm9, zmm18, zmm20
cmovc r9, rax
andn r14, rbp, r8
cmovnz rcx, rax
xor rdx, r14
vpsraq zmm21, zmm9, 30
lea r12, [rdx-1]
sarx r11, r12, r15
mov r13, r9
add r13, qword ptr [rdi-56]
vpandq zmm16, zmm9, zmm7
mov rsi, rcx
add rsi, qword ptr [rdi-64]
vmovdqa64 zmmword ptr [rdi+1600], zmm16
mov rbx, r9
shl rbx, 44
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]
mov r10, rcx
shl r10, 45
vpmuldq zmm0, zmm26, zmm10
vpermq zmm11, zmmword ptr [rdi+1792], 0x4e
rorx rbp, r13, 21
rorx r8, r13, 42
rorx rax, rsi, 20
rorx r14, rsi, 41
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm17, zmm24, zmm11
add rbx, qword ptr [rdi-40]
add r10, qword ptr [rdi-48]
vpaddq zmm6, zmm1, zmm0
vpaddq zmm2, zmm6, zmm27
imul rbp, qword ptr [rdi-16]
imul r8, qword ptr [rdi+0]
imul rax, qword ptr [rdi-16]
imul r14, qword ptr [rdi+0]
vpaddq zmm22, zmm2, zmm17
vpmuludq zmm12, zmm8, zmmword ptr [rdi+6208]
vpaddq zmm5, zmm22, zmm12
vpmuludq zmm19, zmm3, zmmword ptr [rdi+6144]
vpaddq zmm13, zmm5, zmm19
vpaddq zmm18, zmm13, zmm21
vpsraq zmm20, zmm18, 30
vpandq zmm9, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm9
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm10, zmm26, zmm11
vpermq zmm1, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1856]
lea rdx, [rbp+r8]
vpmuldq zmm6, zmm24, zmm1
lea r13, [rax+r14]
vpaddq zmm27, zmm16, zmm10
vpaddq zmm2, zmm27, zmm0
vpaddq zmm17, zmm2, zmm6
vpmuludq zmm22, zmm8, zmmword ptr [rdi+6272]
lea rsi, [rdx+rbx]
lea rbp, [r13+r10]
vpaddq zmm12, zmm17, zmm22
vpmuludq zmm5, zmm3, zmmword ptr [rdi+6208]
vpaddq zmm19, zmm12, zmm5
vpaddq zmm13, zmm19, zmm20
ror rsi, 44
vpsraq zmm21, zmm13, 30
ror rbp, 45
mov r8, rbp
xor r8, r11
sar rsi, 1
sbb rax, rax
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm18
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1856]
lea r14, [rsi+r8]
vpmuldq zmm11, zmm26, zmm1
vpermq zmm16, zmmword ptr [rdi+1920], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm27, zmm24, zmm16
vpaddq zmm0, zmm9, zmm11
vpaddq zmm2, zmm0, zmm10
vpaddq zmm6, zmm2, zmm27
cmovc r14, rsi
andn rdx, rax, r11
cmovnz rbp, rsi
xor r12, rdx
lea rbx, [r12-1]
sarx r13, rbx, r15
vpmuludq zmm17, zmm8, zmmword ptr [rdi+6336]
vpaddq zmm22, zmm6, zmm17
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6272]
vpaddq zmm5, zmm22, zmm12
vpaddq zmm19, zmm5, zmm21
vpsraq zmm20, zmm19, 30
vpandq zmm13, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm13
mov r10, rbp
xor r10, r13
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm1, zmm26, zmm16
vpermq zmm9, zmmword ptr [rdi+1984], 0x4e
vpbroadcastq zmm11, rcx
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1984]
vpmuldq zmm10, zmm24, zmm9
vpmuludq zmm2, zmm8, zmmword ptr [rdi+6400]
vpaddq zmm27, zmm18, zmm1
vpaddq zmm6, zmm27, zmm0
sar r14, 1
sbb r8, r8
lea rax, [r14+r10]
vpaddq zmm17, zmm6, zmm10
vpaddq zmm22, zmm17, zmm2
vpbroadcastq zmm11{k1}, r9
vpmuludq zmm12, zmm3, zmmword ptr [rdi+6336]
vpaddq zmm5, zmm22, zmm12
vpaddq zmm21, zmm5, zmm20
vpsraq zmm19, zmm21, 30
cmovc rax, r14
andn r11, r8, r13
cmovnz rbp, r14
xor rbx, r11
lea rsi, [rbx-1]
sarx rdx, rsi, r15
mov r12, rbp
xor r12, rdx
sar rax, 1
sbb rcx, rcx
vpandq zmm13, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm13
vpaddq zmm16, zmm11, zmm29
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]
vpmuludq zmm1, zmm8, zmmword ptr [rdi+6464]
vpmuldq zmm27, zmm26, zmm9
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2048]
vpermq zmm6, zmmword ptr [rdi+2048], 0x4e
lea r10, [rax+r12]
vpsllvq zmm10, zmm16, zmm30
vpaddq zmm17, zmm18, zmm27
vpaddq zmm2, zmm17, zmm0
vpmuludq zmm22, zmm3, zmmword ptr [rdi+6400]
cmovc r10, rax
andn r9, rcx, rdx
cmovnz rbp, rax
xor rsi, r9
lea r8, [rsi-1]
sarx r13, r8, r15
vpsravq zmm12, zmm10, zmm31
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm20, zmm2, zmm5
vpaddq zmm21, zmm20, zmm1
vpaddq zmm13, zmm21, zmm22
vpaddq zmm11, zmm13, zmm19
vpsraq zmm9, zmm11, 30
vpandq zmm16, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm16
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2048]
vpmuldq zmm27, zmm26, zmm6
vpermq zmm17, zmmword ptr [rdi+2112], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2112]
vpsubq zmm10, zmm28, zmm12
mov r14, rbp
xor r14, r13
vpmuldq zmm2, zmm24, zmm17
vpaddq zmm5, zmm18, zmm27
vpaddq zmm20, zmm5, zmm0
vpaddq zmm1, zmm20, zmm2
vpmuludq zmm21, zmm8, zmmword ptr [rdi+6528]
vpaddq zmm22, zmm1, zmm21
vmovdqa64 zmmword ptr [rdi+192], zmm10
vpmuludq zmm13, zmm3, zmmword ptr [rdi+6464]
sar r10, 1
sbb r11, r11
lea rbx, [r10+r14]
vpaddq zmm19, zmm22, zmm13
vpaddq zmm11, zmm19, zmm9
vpsraq zmm16, zmm11, 30
vpandq zmm6, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm6
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2112]
mov r12, qword ptr [rdi+192]
vpmuldq zmm18, zmm26, zmm17
cmovc rbx, r10
andn rcx, r11, r13
cmovnz rbp, r10
xor r8, rcx
lea rdx, [r8-1]
sarx rax, rdx, r15
mov r9, rbp
xor r9, rax
sar rbx, 1
sbb rsi, rsi
vpermq zmm27, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2176]
vpmuldq zmm0, zmm24, zmm27
vpaddq zmm20, zmm12, zmm18
vpaddq zmm2, zmm20, zmm5
vpaddq zmm1, zmm2, zmm0
vpmuludq zmm21, zmm8, zmmword ptr [rdi+6592]
lea r14, [rbx+r9]
vpaddq zmm10, zmm1, zmm21
vpmuludq zmm22, zmm3, zmmword ptr [rdi+6528]
vpaddq zmm13, zmm10, zmm22
vpaddq zmm19, zmm13, zmm16
vpsraq zmm9, zmm19, 30
vpandq zmm11, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm11
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2176]
cmovc r14, rbx
andn r11, rsi, rax
cmovnz rbp, rbx
xor rdx, r11
lea r13, [rdx-1]
sarx r10, r13, r15
imul r12, qword ptr [rdi-24]
mov rcx, qword ptr [rdi+200]
vpmuldq zmm17, zmm26, zmm27
vpermq zmm12, zmmword ptr [rdi+2240], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2240]
imul rcx, qword ptr [rdi-8]
vpmuldq zmm20, zmm24, zmm12
vpaddq zmm5, zmm6, zmm17
vpaddq zmm2, zmm5, zmm18
vpaddq zmm0, zmm2, zmm20
mov r8, rbp
xor r8, r10
vpmuludq zmm1, zmm8, zmmword ptr [rdi+6656]
vpaddq zmm21, zmm0, zmm1
lea r9, [r12+rcx]
vpmuludq zmm10, zmm3, zmmword ptr [rdi+6592]
vpaddq zmm22, zmm21, zmm10
vpaddq zmm13, zmm22, zmm9
vpsraq zmm16, zmm13, 30
vpandq zmm19, zmm13, zmm7
sar r14, 1
sbb rsi, rsi
lea rax, [r14+r8]
vmovdqa64 zmmword ptr [rdi+2112], zmm19
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2240]
vpmuldq zmm27, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+2304], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2304]
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm18, zmm11, zmm27
cmovc rax, r14
andn rbx, rsi, r10
cmovnz rbp, r14
sar r9, 20
xor r13, rbx
lea r11, [r13-1]
sarx rdx, r11, r15
mov r12, rbp
xor r12, rdx
sar rax, 1
sbb rcx, rcx
vpaddq zmm2, zmm18, zmm17
mov qword ptr [rdi+8], r9
vpaddq zmm20, zmm2, zmm5
vpmuludq zmm0, zmm8, zmmword ptr [rdi+6720]
vpaddq zmm1, zmm20, zmm0
vpmuludq zmm21, zmm3, zmmword ptr [rdi+6656]
vpaddq zmm10, zmm1, zmm21
vpaddq zmm22, zmm10, zmm16
lea r8, [rax+r12]
vpsraq zmm9, zmm22, 30
mov rsi, qword ptr [rdi+208]
vpandq zmm13, zmm22, zmm7
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2304]
vmovdqa64 zmmword ptr [rdi+2176], zmm13
vpmuldq zmm12, zmm26, zmm6
vpermq zmm11, zmmword ptr [rdi+2368], 0x4e
vpmuludq zmm27, zmm8, zmmword ptr [rdi+6784]
cmovc r8, rax
andn r10, rcx, rdx
cmovnz rbp, rax
xor r11, r10
lea r14, [r11-1]
sarx rbx, r14, r15
imul rsi, qword ptr [rdi-24]
vpmuldq zmm18, zmm24, zmm11
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2368]
vpaddq zmm2, zmm19, zmm12
vpaddq zmm5, zmm2, zmm17
vpaddq zmm20, zmm5, zmm18
vpaddq zmm0, zmm20, zmm27
vpmuludq zmm1, zmm3, zmmword ptr [rdi+6720]
vpaddq zmm21, zmm0, zmm1
mov r13, qword ptr [rdi+216]
mov r9, rbp
xor r9, rbx
vpaddq zmm10, zmm21, zmm9
vpsraq zmm16, zmm10, 30
vpandq zmm22, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm22
vpermq zmm13, zmmword ptr [rdi+2432], 0x4e
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2368]
imul r13, qword ptr [rdi-8]
vpmuldq zmm19, zmm26, zmm11
sar r8, 1
sbb r12, r12
lea rcx, [r8+r9]
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2432]
vpmuldq zmm2, zmm24, zmm13
vpaddq zmm17, zmm6, zmm19
vpaddq zmm5, zmm17, zmm12
vpaddq zmm18, zmm5, zmm2
lea rdx, [rsi+r13]
vpmuludq zmm20, zmm8, zmmword ptr [rdi+6848]
vpaddq zmm27, zmm18, zmm20
cmovc rcx, r8
andn rax, r12, rbx
cmovnz rbp, r8
xor r14, rax
lea r10, [r14-1]
sarx r11, r10, r15
mov r9, rbp
xor r9, r11
sar rcx, 1
sbb rsi, rsi
vpmuludq zmm0, zmm3, zmmword ptr [rdi+6784]
vpaddq zmm1, zmm27, zmm0
vpaddq zmm21, zmm1, zmm16
vpsraq zmm9, zmm21, 30
vpandq zmm10, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm10
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2432]
lea r13, [rcx+r9]
vpmuldq zmm11, zmm26, zmm13
vpermq zmm6, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2496]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm12, zmm22, zmm11
vpaddq zmm5, zmm12, zmm19
vpaddq zmm2, zmm5, zmm17
vpmuludq zmm18, zmm8, zmmword ptr [rdi+6912]
cmovc r13, rcx
andn r12, rsi, r11
cmovnz rbp, rcx
xor r10, r12
lea rbx, [r10-1]
sarx r8, rbx, r15
sar rdx, 20
mov qword ptr [rdi+16], rdx
vpaddq zmm20, zmm2, zmm18
vpmuludq zmm27, zmm3, zmmword ptr [rdi+6848]
mov rax, qword ptr [rdi+192]
vpaddq zmm0, zmm20, zmm27
vpaddq zmm1, zmm0, zmm9
vpsraq zmm16, zmm1, 30
vpandq zmm21, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm21
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2496]
mov r14, rbp
xor r14, r8
vpmuldq zmm13, zmm26, zmm6
imul rax, qword ptr [rdi+384]
vpermq zmm22, zmmword ptr [rdi+2560], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2560]
vpmuldq zmm12, zmm24, zmm22
vpaddq zmm19, zmm10, zmm13
vpaddq zmm5, zmm19, zmm11
sar r13, 1
sbb r9, r9
lea rsi, [r13+r14]
vpaddq zmm17, zmm5, zmm12
mov r11, qword ptr [rdi+200]
vpmuludq zmm2, zmm8, zmmword ptr [rdi+6976]
vpaddq zmm18, zmm17, zmm2
vpmuludq zmm20, zmm3, zmmword ptr [rdi+6912]
vpaddq zmm27, zmm18, zmm20
vpaddq zmm0, zmm27, zmm16
vpsraq zmm9, zmm0, 30
cmovc rsi, r13
andn rcx, r9, r8
cmovnz rbp, r13
xor rbx, rcx
lea r12, [rbx-1]
sarx r10, r12, r15
mov rdx, rbp
xor rdx, r10
sar rsi, 1
sbb r14, r14
vpandq zmm1, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm1
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2560]
vpmuldq zmm6, zmm26, zmm22
vpermq zmm10, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2624]
vpmuldq zmm19, zmm24, zmm10
lea r9, [rsi+rdx]
vpaddq zmm11, zmm21, zmm6
vpaddq zmm5, zmm11, zmm13
vpaddq zmm12, zmm5, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+7040]
vpaddq zmm2, zmm12, zmm17
vpmuludq zmm18, zmm3, zmmword ptr [rdi+6976]
vpaddq zmm20, zmm2, zmm18
vpaddq zmm27, zmm20, zmm9
cmovc r9, rsi
andn r8, r14, r10
cmovnz rbp, rsi
xor r12, r8
lea r13, [r12-1]
imul r11, qword ptr [rdi+400]
sarx rcx, r13, r15
lea rbx, [rax+r11]
mov rdx, qword ptr [rdi+8]
vpsraq zmm16, zmm27, 30
vpandq zmm0, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm0
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2624]
vpmuldq zmm22, zmm26, zmm10
sar rdx, 20
vpermq zmm21, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2688]
vpmuldq zmm11, zmm24, zmm21
mov r14, rbp
xor r14, rcx
vpaddq zmm13, zmm1, zmm22
vpaddq zmm5, zmm13, zmm6
vpaddq zmm19, zmm5, zmm11
lea r10, [rdx+rbx]
vpmuludq zmm12, zmm8, zmmword ptr [rdi+7104]
vpaddq zmm17, zmm19, zmm12
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7040]
sar r9, 1
sbb rsi, rsi
lea r8, [r9+r14]
vpaddq zmm18, zmm17, zmm2
vpaddq zmm20, zmm18, zmm16
vpsraq zmm9, zmm20, 30
vpandq zmm27, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm27
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2688]
vpmuldq zmm10, zmm26, zmm21
cmovc r8, r9
andn r12, rsi, rcx
cmovnz rbp, r9
shl r10, 44
xor r13, r12
lea rax, [r13-1]
sarx r11, rax, r15
mov rdx, rbp
xor rdx, r11
sar r8, 1
sbb rbx, rbx
vpermq zmm1, zmmword ptr [rdi+2752], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2752]
vpmuldq zmm13, zmm24, zmm1
mov qword ptr [rdi+24], r10
vpaddq zmm6, zmm0, zmm10
vpaddq zmm5, zmm6, zmm22
vpaddq zmm11, zmm5, zmm13
vpmuludq zmm19, zmm8, zmmword ptr [rdi+7168]
lea r14, [r8+rdx]
vpaddq zmm12, zmm11, zmm19
vpmuludq zmm17, zmm3, zmmword ptr [rdi+7104]
vpaddq zmm2, zmm12, zmm17
mov rsi, qword ptr [rdi+208]
vpaddq zmm18, zmm2, zmm9
vpsraq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm20
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2752]
cmovc r14, r8
andn rcx, rbx, r11
cmovnz rbp, r8
xor rax, rcx
lea r9, [rax-1]
sarx r12, r9, r15
vpmuldq zmm21, zmm26, zmm1
imul rsi, qword ptr [rdi+384]
vpermq zmm0, zmmword ptr [rdi+2816], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2816]
vpmuldq zmm6, zmm24, zmm0
vpaddq zmm22, zmm27, zmm21
vpaddq zmm5, zmm22, zmm10
vpaddq zmm13, zmm5, zmm6
vpmuludq zmm11, zmm8, zmmword ptr [rdi+7232]
mov r13, qword ptr [rdi+216]
mov r10, rbp
xor r10, r12
vpaddq zmm19, zmm13, zmm11
vpmuludq zmm12, zmm3, zmmword ptr [rdi+7168]
vpaddq zmm17, zmm19, zmm12
vpaddq zmm2, zmm17, zmm16
vpsraq zmm9, zmm2, 30
vpandq zmm18, zmm2, zmm7
imul r13, qword ptr [rdi+400]
sar r14, 1
sbb rdx, rdx
lea rbx, [r14+r10]
vmovdqa64 zmmword ptr [rdi+2688], zmm18
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2816]
vpmuldq zmm1, zmm26, zmm0
vpermq zmm27, zmmword ptr [rdi+2880], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2880]
vpmuldq zmm22, zmm24, zmm27
lea r11, [rsi+r13]
vpaddq zmm10, zmm20, zmm1
cmovc rbx, r14
andn r8, rdx, r12
cmovnz rbp, r14
xor r9, r8
lea rcx, [r9-1]
sarx rax, rcx, r15
mov r10, rbp
xor r10, rax
sar rbx, 1
sbb rsi, rsi
vpaddq zmm5, zmm10, zmm21
vpaddq zmm6, zmm5, zmm22
vpmuludq zmm13, zmm8, zmmword ptr [rdi+7296]
vpaddq zmm11, zmm6, zmm13
vpmuludq zmm19, zmm3, zmmword ptr [rdi+7232]
vpaddq zmm12, zmm11, zmm19
mov r13, qword ptr [rdi+16]
vpaddq zmm17, zmm12, zmm9
lea rdx, [rbx+r10]
vpsraq zmm16, zmm17, 30
vpandq zmm2, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2880]
vpmuldq zmm0, zmm26, zmm27
vpermq zmm20, zmmword ptr [rdi+2944], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2944]
vpmuldq zmm10, zmm24, zmm20
cmovc rdx, rbx
andn r12, rsi, rax
cmovnz rbp, rbx
xor rcx, r12
lea r14, [rcx-1]
sarx r8, r14, r15
sar r13, 20
vpaddq zmm21, zmm18, zmm0
vpaddq zmm5, zmm21, zmm1
vpaddq zmm22, zmm5, zmm10
vpmuludq zmm6, zmm8, zmmword ptr [rdi+7360]
lea r9, [r13+r11]
vpaddq zmm13, zmm22, zmm6
vpmuludq zmm11, zmm3, zmmword ptr [rdi+7296]
vpaddq zmm19, zmm13, zmm11
vpaddq zmm12, zmm19, zmm16
vpandq zmm9, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm9
mov r10, rbp
xor r10, r8
vpsraq zmm17, zmm12, 30
shl r9, 44
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2944]
vpermq zmm27, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3008]
sar rdx, 1
sbb rsi, rsi
lea rax, [rdx+r10]
vpmuldq zmm0, zmm24, zmm27
vpmuldq zmm21, zmm26, zmm20
vpaddq zmm1, zmm2, zmm21
mov qword ptr [rdi+32], r9
vpaddq zmm5, zmm1, zmm18
vpaddq zmm10, zmm5, zmm0
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7424]
vpaddq zmm6, zmm10, zmm22
cmovc rax, rdx
andn rbx, rsi, r8
cmovnz rbp, rdx
xor r14, rbx
lea r12, [r14-1]
sarx rcx, r12, r15
mov r13, rbp
xor r13, rcx
sar rax, 1
sbb r11, r11
vpmuludq zmm13, zmm3, zmmword ptr [rdi+7360]
vpaddq zmm11, zmm6, zmm13
vpmuldq zmm19, zmm26, zmm27
vpaddq zmm16, zmm11, zmm17
vpmuldq zmm9, zmm23, zmmword ptr [rdi+3072]
vpsraq zmm12, zmm16, 30
vpandq zmm20, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm20
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3008]
lea r10, [rax+r13]
vpermq zmm21, zmmword ptr [rdi+3072], 0x4e
vpaddq zmm1, zmm2, zmm19
vpaddq zmm18, zmm1, zmm9
vpmuludq zmm5, zmm3, zmmword ptr [rdi+7424]
vpmuludq zmm0, zmm8, zmmword ptr [rdi+7488]
cmovc r10, rax
andn r9, r11, rcx
cmovnz rbp, rax
xor r12, r9
lea rsi, [r12-1]
sarx r8, rsi, r15
vpmuldq zmm10, zmm24, zmm21
vpaddq zmm22, zmm18, zmm10
vpaddq zmm6, zmm22, zmm0
vpaddq zmm13, zmm6, zmm5
vpaddq zmm27, zmm13, zmm12
vpmuldq zmm11, zmm26, zmm21
vpandq zmm17, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm17
vpmuldq zmm16, zmm25, zmmword ptr [rdi+3072]
mov rdx, rbp
xor rdx, r8
vpsraq zmm20, zmm27, 30
vpermq zmm2, zmmword ptr [rdi+3136], 0x4e
vpmuldq zmm19, zmm24, zmm2
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3136]
vpaddq zmm9, zmm16, zmm11
vpaddq zmm18, zmm9, zmm1
sar r10, 1
sbb rbx, rbx
lea r14, [r10+rdx]
vpmuludq zmm10, zmm8, zmmword ptr [rdi+7552]
vpaddq zmm22, zmm18, zmm19
vpmuludq zmm0, zmm3, zmmword ptr [rdi+7488]
vpaddq zmm6, zmm22, zmm10
vpaddq zmm5, zmm6, zmm0
vpaddq zmm13, zmm5, zmm20
vpandq zmm12, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm12
cmovc r14, r10
andn r13, rbx, r8
cmovnz rbp, r10
xor rsi, r13
lea r11, [rsi-1]
sarx rcx, r11, r15
mov rax, rbp
xor rax, rcx
sar r14, 1
sbb r9, r9
vpsraq zmm21, zmm13, 30
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3136]
vpermq zmm27, zmmword ptr [rdi+3200], 0x4e
vpmuldq zmm16, zmm24, zmm27
lea r12, [r14+rax]
vpmuldq zmm11, zmm26, zmm2
vpaddq zmm9, zmm17, zmm11
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3200]
vpaddq zmm18, zmm9, zmm1
vpaddq zmm19, zmm18, zmm16
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7616]
vpaddq zmm10, zmm19, zmm22
vpmuludq zmm6, zmm3, zmmword ptr [rdi+7552]
vpaddq zmm0, zmm10, zmm6
vpaddq zmm5, zmm0, zmm21
cmovc r12, r14
andn rdx, r9, rcx
cmovnz rbp, r14
xor r11, rdx
lea rbx, [r11-1]
sarx r8, rbx, r15
vpsraq zmm20, zmm5, 30
vpmuldq zmm12, zmm25, zmmword ptr [rdi+3200]
vpandq zmm13, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm13
vpmuldq zmm2, zmm26, zmm27
vpermq zmm17, zmmword ptr [rdi+3264], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3264]
vpmuldq zmm9, zmm24, zmm17
mov r10, rbp
xor r10, r8
vpaddq zmm1, zmm12, zmm2
vpaddq zmm18, zmm1, zmm11
vpaddq zmm16, zmm18, zmm9
vpmuludq zmm19, zmm8, zmmword ptr [rdi+7680]
vpaddq zmm22, zmm16, zmm19
vpmuludq zmm10, zmm3, zmmword ptr [rdi+7616]
vpaddq zmm6, zmm22, zmm10
sar r12, 1
sbb r13, r13
lea rsi, [r12+r10]
vpaddq zmm0, zmm6, zmm20
vpsraq zmm21, zmm0, 30
vpandq zmm5, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+3136], zmm5
vpmuldq zmm13, zmm25, zmmword ptr [rdi+3264]
vpmuldq zmm27, zmm26, zmm17
cmovc rsi, r12
andn rax, r13, r8
cmovnz rbp, r12
xor rbx, rax
vpermq zmm12, zmmword ptr [rdi+3328], 0x4e
lea r9, [rbx-1]
sarx rcx, r9, r15
mov r14, rsi
add r14, qword ptr [rdi-56]
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3328]
mov rdx, rbp
add rdx, qword ptr [rdi-64]
vpmuldq zmm1, zmm24, zmm12
mov r11, rsi
shl r11, 44
vpaddq zmm11, zmm13, zmm27
mov r10, rbp
shl r10, 45
vpaddq zmm18, zmm11, zmm2
vpaddq zmm9, zmm18, zmm1
rorx r13, r14, 21
rorx r8, r14, 42
rorx r12, rdx, 20
rorx rax, rdx, 41
vpmuludq zmm16, zmm8, zmmword ptr [rdi+7744]
vpaddq zmm19, zmm9, zmm16
add r11, qword ptr [rdi-40]
add r10, qword ptr [rdi-48]
vpmuludq zmm22, zmm3, zmmword ptr [rdi+7680]
vpaddq zmm10, zmm19, zmm22
imul r13, qword ptr [rdi+24]
imul r8, qword ptr [rdi+32]
imul r12, qword ptr [rdi+24]
imul rax, qword ptr [rdi+32]
vpaddq zmm6, zmm10, zmm21
vpsraq zmm20, zmm6, 30
vpandq zmm0, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm0
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3328]
vpmuldq zmm17, zmm26, zmm12
vpermq zmm13, zmmword ptr [rdi+3392], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3392]
vpmuldq zmm11, zmm24, zmm13
vpaddq zmm2, zmm5, zmm17
vpaddq zmm18, zmm2, zmm27
vpaddq zmm1, zmm18, zmm11
vpmuludq zmm9, zmm8, zmmword ptr [rdi+7808]
lea rbx, [r13+r8]
vpaddq zmm16, zmm1, zmm9
lea r14, [r12+rax]
vpmuludq zmm19, zmm3, zmmword ptr [rdi+7744]
vpaddq zmm22, zmm16, zmm19
vpaddq zmm10, zmm22, zmm20
vpsraq zmm21, zmm10, 30
lea rdx, [rbx+r11]
lea r13, [r14+r10]
vpandq zmm6, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+3264], zmm6
vpmuldq zmm0, zmm25, zmmword ptr [rdi+3392]
vpbroadcastq zmm12, rbp
vpmuldq zmm5, zmm26, zmm13
ror rdx, 44
vpermq zmm17, zmmword ptr [rdi+3456], 0x4e
vpbroadcastq zmm12{k1}, rsi
ror r13, 45
mov r8, r13
xor r8, rcx
sar rdx, 1
sbb r12, r12
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3456]
vpmuldq zmm27, zmm24, zmm17
vpaddq zmm18, zmm12, zmm29
vpaddq zmm11, zmm0, zmm5
lea rax, [rdx+r8]
vpsllvq zmm1, zmm18, zmm30
vpaddq zmm9, zmm11, zmm2
vpaddq zmm16, zmm9, zmm27
vpsravq zmm19, zmm1, zmm31
vpmuludq zmm22, zmm8, zmmword ptr [rdi+7872]
vpaddq zmm20, zmm16, zmm22
vpsubq zmm10, zmm28, zmm19
vpmuludq zmm6, zmm3, zmmword ptr [rdi+7808]
vpaddq zmm13, zmm20, zmm6
vmovdqa64 zmmword ptr [rdi+256], zmm10
vpaddq zmm12, zmm13, zmm21
cmovc rax, rdx
andn rbx, r12, rcx
cmovnz r13, rdx
xor r9, rbx
lea r11, [r9-1]
sarx r14, r11, r15
vpsraq zmm0, zmm12, 30
vpunpcklqdq zmm5, zmm10, zmm10
vpandq zmm18, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm18
vpunpckhqdq zmm11, zmm10, zmm10
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3456]
vpmuldq zmm9, zmm26, zmm17
vbroadcasti32x4 zmm27, xmmword ptr [rdi+192]
vpermq zmm1, zmmword ptr [rdi+3520], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3520]
vbroadcasti32x4 zmm22, xmmword ptr [rdi+208]
vpmuldq zmm19, zmm24, zmm1
mov r10, r13
xor r10, r14
vpaddq zmm20, zmm2, zmm9
vpmuldq zmm6, zmm5, zmm27
vpaddq zmm13, zmm20, zmm16
vpaddq zmm21, zmm13, zmm19
vpmuldq zmm12, zmm11, zmm22
vpmuludq zmm18, zmm8, zmmword ptr [rdi+7936]
vpaddq zmm10, zmm21, zmm18
vpaddq zmm17, zmm6, zmm12
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7872]
vpaddq zmm9, zmm10, zmm2
vmovdqa64 zmmword ptr [rdi+128], zmm17
sar rax, 1
sbb rbp, rbp
lea rsi, [rax+r10]
vpaddq zmm5, zmm9, zmm0
vpsraq zmm27, zmm5, 30
mov r8, qword ptr [rdi+256]
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3392], zmm20
vpmuldq zmm16, zmm25, zmmword ptr [rdi+3520]
vpmuldq zmm13, zmm26, zmm1
vpermq zmm19, zmmword ptr [rdi+3584], 0x4e
cmovc rsi, rax
andn r12, rbp, r14
cmovnz r13, rax
imul r8, qword ptr [rdi+8]
mov rcx, qword ptr [rdi+264]
xor r11, r12
lea rdx, [r11-1]
sarx rbx, rdx, r15
mov r9, r13
xor r9, rbx
sar rsi, 1
sbb r10, r10
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3584]
vpmuldq zmm22, zmm24, zmm19
vpaddq zmm21, zmm16, zmm13
vpaddq zmm18, zmm21, zmm11
vpaddq zmm6, zmm18, zmm22
vpmuludq zmm12, zmm8, zmmword ptr [rdi+8000]
vpaddq zmm10, zmm6, zmm12
lea rbp, [rsi+r9]
vpmuludq zmm2, zmm3, zmmword ptr [rdi+7936]
vpaddq zmm17, zmm10, zmm2
vpaddq zmm9, zmm17, zmm27
vpsraq zmm0, zmm9, 30
vpandq zmm5, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3456], zmm5
vpmuldq zmm20, zmm25, zmmword ptr [rdi+3584]
vpmuldq zmm1, zmm26, zmm19
cmovc rbp, rsi
andn r14, r10, rbx
cmovnz r13, rsi
xor rdx, r14
lea rax, [rdx-1]
imul rcx, qword ptr [rdi+16]
lea r12, [r8+rcx]
sarx r11, rax, r15
sar r12, 20
mov r9, qword ptr [rdi+128]
imul r9, qword ptr [rdi+384]
mov r10, qword ptr [rdi+136]
imul r10, qword ptr [rdi+400]
lea rbx, [r9+r10]
vpermq zmm16, zmmword ptr [rdi+3648], 0x4e
lea rsi, [r12+rbx]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3648]
vpmuldq zmm21, zmm24, zmm16
mov qword ptr [rdi-112], rsi
vpaddq zmm11, zmm20, zmm1
vpaddq zmm18, zmm11, zmm13
sar rsi, 20
vpaddq zmm22, zmm18, zmm21
vpmuludq zmm6, zmm8, zmmword ptr [rdi+8064]
shl rsi, 44
mov r14, r13
xor r14, r11
vpaddq zmm12, zmm22, zmm6
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8000]
mov qword ptr [rdi+40], rsi
vpaddq zmm2, zmm12, zmm10
mov rdx, qword ptr [rdi+272]
vpaddq zmm17, zmm2, zmm0
vpsraq zmm27, zmm17, 30
imul rdx, qword ptr [rdi+8]
vpandq zmm9, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+3520], zmm9
sar rbp, 1
sbb r8, r8
lea rcx, [rbp+r14]
mov r9, qword ptr [rdi+280]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3648]
vpmuldq zmm19, zmm26, zmm16
vpermq zmm20, zmmword ptr [rdi+3712], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3712]
vpmuldq zmm11, zmm24, zmm20
vpaddq zmm13, zmm5, zmm19
vpaddq zmm18, zmm13, zmm1
cmovc rcx, rbp
andn r10, r8, r11
cmovnz r13, rbp
imul r9, qword ptr [rdi+16]
lea r12, [rdx+r9]
sar r12, 20
xor rax, r10
lea rbx, [rax-1]
sarx rsi, rbx, r15
mov r14, r13
xor r14, rsi
sar rcx, 1
sbb r8, r8
vpaddq zmm21, zmm18, zmm11
mov r11, qword ptr [rdi+144]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+8128]
vpaddq zmm6, zmm21, zmm22
vpmuludq zmm12, zmm3, zmmword ptr [rdi+8064]
vpaddq zmm10, zmm6, zmm12
vpaddq zmm2, zmm10, zmm27
vpsraq zmm0, zmm2, 30
lea rbp, [rcx+r14]
vpandq zmm17, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm17
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3712]
vpmuldq zmm16, zmm26, zmm20
vpermq zmm5, zmmword ptr [rdi+3776], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+3776]
vpmuldq zmm13, zmm24, zmm5
vpaddq zmm1, zmm9, zmm16
cmovc rbp, rcx
andn rdx, r8, rsi
cmovnz r13, rcx
xor rbx, rdx
lea r9, [rbx-1]
imul r11, qword ptr [rdi+384]
sarx r10, r9, r15
mov rax, qword ptr [rdi+152]
imul rax, qword ptr [rdi+400]
lea r14, [r11+rax]
lea r8, [r12+r14]
mov qword ptr [rdi-104], r8
sar r8, 20
vpaddq zmm18, zmm1, zmm19
shl r8, 44
vpaddq zmm11, zmm18, zmm13
vpmuludq zmm21, zmm8, zmmword ptr [rdi+8192]
mov qword ptr [rdi+48], r8
vpaddq zmm22, zmm11, zmm21
vpmuludq zmm6, zmm3, zmmword ptr [rdi+8128]
vpaddq zmm12, zmm22, zmm6
vpaddq zmm10, zmm12, zmm0
mov rsi, r13
xor rsi, r10
vpsraq zmm27, zmm10, 30
vpandq zmm2, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+3648], zmm2
vpmuldq zmm17, zmm25, zmmword ptr [rdi+3776]
vpmuldq zmm20, zmm26, zmm5
vpermq zmm9, zmmword ptr [rdi+3840], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3840]
sar rbp, 1
sbb rcx, rcx
lea rdx, [rbp+rsi]
vpmuldq zmm1, zmm24, zmm9
vpaddq zmm19, zmm17, zmm20
vpaddq zmm18, zmm19, zmm16
vpaddq zmm13, zmm18, zmm1
vpmuludq zmm11, zmm8, zmmword ptr [rdi+8256]
vpaddq zmm21, zmm13, zmm11
vpmuludq zmm22, zmm3, zmmword ptr [rdi+8192]
cmovc rdx, rbp
andn rbx, rcx, r10
cmovnz r13, rbp
xor r9, rbx
lea r11, [r9-1]
sarx rax, r11, r15
mov r12, r13
xor r12, rax
sar rdx, 1
sbb r14, r14
vpaddq zmm6, zmm21, zmm22
vpaddq zmm12, zmm6, zmm27
vpsraq zmm0, zmm12, 30
vpandq zmm10, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm10
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3840]
vpmuldq zmm5, zmm26, zmm9
lea r8, [rdx+r12]
vpermq zmm17, zmmword ptr [rdi+3904], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+3904]
vpmuldq zmm19, zmm24, zmm17
vpaddq zmm16, zmm2, zmm5
vpaddq zmm18, zmm16, zmm20
vpaddq zmm1, zmm18, zmm19
vpmuludq zmm13, zmm8, zmmword ptr [rdi+8320]
vpaddq zmm11, zmm1, zmm13
cmovc r8, rdx
andn rsi, r14, rax
cmovnz r13, rdx
xor r11, rsi
lea rcx, [r11-1]
sarx r10, rcx, r15
vpmuludq zmm21, zmm3, zmmword ptr [rdi+8256]
vpaddq zmm22, zmm11, zmm21
vpaddq zmm6, zmm22, zmm0
vpsraq zmm27, zmm6, 30
vpandq zmm12, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm12
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3904]
mov rbp, r13
xor rbp, r10
vpmuldq zmm9, zmm26, zmm17
vpermq zmm2, zmmword ptr [rdi+3968], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3968]
vpmuldq zmm16, zmm24, zmm2
vpaddq zmm20, zmm10, zmm9
vpaddq zmm18, zmm20, zmm5
vpaddq zmm19, zmm18, zmm16
sar r8, 1
sbb rbx, rbx
lea r9, [r8+rbp]
vpmuludq zmm1, zmm8, zmmword ptr [rdi+8384]
vpaddq zmm13, zmm19, zmm1
vpmuludq zmm11, zmm3, zmmword ptr [rdi+8320]
vpaddq zmm21, zmm13, zmm11
vpaddq zmm22, zmm21, zmm27
vpsraq zmm0, zmm22, 30
vpandq zmm6, zmm22, zmm7
cmovc r9, r8
andn r12, rbx, r10
cmovnz r13, r8
xor rcx, r12
lea r14, [rcx-1]
sarx rax, r14, r15
mov rdx, r13
xor rdx, rax
sar r9, 1
sbb rsi, rsi
vmovdqa64 zmmword ptr [rdi+3840], zmm6
vpmuldq zmm12, zmm25, zmmword ptr [rdi+3968]
vpmuldq zmm17, zmm26, zmm2
vpermq zmm10, zmmword ptr [rdi+4032], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+4032]
vpmuldq zmm20, zmm24, zmm10
vpaddq zmm5, zmm12, zmm17
lea r11, [r9+rdx]
vpaddq zmm18, zmm5, zmm9
vpaddq zmm16, zmm18, zmm20
vpmuludq zmm19, zmm8, zmmword ptr [rdi+8448]
vpaddq zmm1, zmm16, zmm19
vpmuludq zmm13, zmm3, zmmword ptr [rdi+8384]
vpaddq zmm11, zmm1, zmm13
vpaddq zmm21, zmm11, zmm0
vpsraq zmm27, zmm21, 30
cmovc r11, r9
andn rbp, rsi, rax
cmovnz r13, r9
xor r14, rbp
lea rbx, [r14-1]
sarx r10, rbx, r15
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3904], zmm22
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4032]
vpmuldq zmm2, zmm26, zmm10
vpermq zmm12, zmmword ptr [rdi+4096], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4096]
vpmuldq zmm5, zmm24, zmm12
vpaddq zmm9, zmm6, zmm2
mov r8, r13
xor r8, r10
vpaddq zmm18, zmm9, zmm17
vpaddq zmm20, zmm18, zmm5
vpmuludq zmm16, zmm8, zmmword ptr [rdi+8512]
vpaddq zmm19, zmm20, zmm16
vpmuludq zmm1, zmm3, zmmword ptr [rdi+8448]
vpaddq zmm13, zmm19, zmm1
sar r11, 1
sbb r12, r12
lea rcx, [r11+r8]
vpaddq zmm11, zmm13, zmm27
vpsraq zmm0, zmm11, 30
vpandq zmm21, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm21
vpmuldq zmm22, zmm25, zmmword ptr [rdi+4096]
vpmuldq zmm10, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+4160], 0x4e
cmovc rcx, r11
andn rdx, r12, r10
cmovnz r13, r11
xor rbx, rdx
lea rsi, [rbx-1]
sarx rax, rsi, r15
mov r9, r13
xor r9, rax
sar rcx, 1
sbb rbp, rbp
vpmuldq zmm2, zmm23, zmmword ptr [rdi+4160]
vpmuldq zmm9, zmm24, zmm6
vpaddq zmm17, zmm22, zmm10
vpaddq zmm18, zmm17, zmm2
vpaddq zmm5, zmm18, zmm9
vpmuludq zmm20, zmm8, zmmword ptr [rdi+8576]
vpaddq zmm16, zmm5, zmm20
lea r14, [rcx+r9]
vpmuludq zmm19, zmm3, zmmword ptr [rdi+8512]
vpaddq zmm1, zmm16, zmm19
vpaddq zmm13, zmm1, zmm0
vpsraq zmm27, zmm13, 30
vpandq zmm11, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+4160]
vpmuldq zmm12, zmm26, zmm6
cmovc r14, rcx
andn r8, rbp, rax
cmovnz r13, rcx
xor rsi, r8
lea r12, [rsi-1]
sarx r10, r12, r15
vpermq zmm22, zmmword ptr [rdi+4224], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+4224]
vpmuldq zmm17, zmm24, zmm22
vpaddq zmm2, zmm21, zmm12
vpaddq zmm18, zmm2, zmm10
vpaddq zmm9, zmm18, zmm17
vpmuludq zmm5, zmm8, zmmword ptr [rdi+8640]
vpaddq zmm20, zmm9, zmm5
mov r11, r13
xor r11, r10
vpmuludq zmm16, zmm3, zmmword ptr [rdi+8576]
vpaddq zmm19, zmm20, zmm16
vpaddq zmm1, zmm19, zmm27
vpsraq zmm0, zmm1, 30
vpandq zmm13, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm13
sar r14, 1
sbb rdx, rdx
lea rbx, [r14+r11]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+4224]
vpmuldq zmm6, zmm26, zmm22
vpermq zmm21, zmmword ptr [rdi+4288], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+4288]
vpmuldq zmm2, zmm24, zmm21
vpaddq zmm10, zmm11, zmm6
vpaddq zmm18, zmm10, zmm12
cmovc rbx, r14
andn r9, rdx, r10
cmovnz r13, r14
xor r12, r9
lea rbp, [r12-1]
sarx rax, rbp, r15
mov rcx, r13
xor rcx, rax
sar rbx, 1
sbb r8, r8
vpaddq zmm17, zmm18, zmm2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+8704]
vpaddq zmm5, zmm17, zmm9
vpmuludq zmm20, zmm3, zmmword ptr [rdi+8640]
vpaddq zmm16, zmm5, zmm20
vpaddq zmm19, zmm16, zmm0
vpsraq zmm27, zmm19, 30
lea rsi, [rbx+rcx]
vpandq zmm1, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+4160], zmm1
vpmuldq zmm13, zmm25, zmmword ptr [rdi+4288]
vpmuldq zmm22, zmm26, zmm21
vpermq zmm11, zmmword ptr [rdi+4352], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+4352]
vpmuldq zmm10, zmm24, zmm11
vpaddq zmm12, zmm13, zmm22
cmovc rsi, rbx
andn r11, r8, rax
cmovnz r13, rbx
xor rbp, r11
lea rdx, [rbp-1]
sarx r10, rdx, r15
vpaddq zmm18, zmm12, zmm6
vpaddq zmm2, zmm18, zmm10
vpmuludq zmm17, zmm8, zmmword ptr [rdi+8768]
vpaddq zmm9, zmm2, zmm17
vpmuludq zmm5, zmm3, zmmword ptr [rdi+8704]
vpaddq zmm20, zmm9, zmm5
vpaddq zmm16, zmm20, zmm27
vpsraq zmm0, zmm16, 30
mov r14, r13
xor r14, r10
vpandq zmm19, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm19
vpmuldq zmm1, zmm25, zmmword ptr [rdi+4352]
vpmuldq zmm21, zmm26, zmm11
vpermq zmm13, zmmword ptr [rdi+4416], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4416]
sar rsi, 1
sbb r9, r9
lea r12, [rsi+r14]
vpmuldq zmm12, zmm24, zmm13
vpaddq zmm6, zmm1, zmm21
vpaddq zmm18, zmm6, zmm22
vpaddq zmm10, zmm18, zmm12
vpmuludq zmm2, zmm8, zmmword ptr [rdi+8832]
vpaddq zmm17, zmm10, zmm2
vpmuludq zmm9, zmm3, zmmword ptr [rdi+8768]
cmovc r12, rsi
andn rcx, r9, r10
cmovnz r13, rsi
xor rdx, rcx
lea r8, [rdx-1]
sarx rax, r8, r15
mov rbx, r13
xor rbx, rax
sar r12, 1
sbb r11, r11
vpaddq zmm5, zmm17, zmm9
vpaddq zmm20, zmm5, zmm0
vpsraq zmm27, zmm20, 30
vpandq zmm16, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm16
vpmuldq zmm19, zmm25, zmmword ptr [rdi+4416]
vpmuldq zmm11, zmm26, zmm13
lea rbp, [r12+rbx]
vpermq zmm1, zmmword ptr [rdi+4480], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+4480]
vpmuldq zmm6, zmm24, zmm1
vpaddq zmm22, zmm19, zmm11
vpaddq zmm18, zmm22, zmm21
vpaddq zmm12, zmm18, zmm6
vpmuludq zmm10, zmm8, zmmword ptr [rdi+8896]
vpaddq zmm2, zmm12, zmm10
cmovc rbp, r12
andn r14, r11, rax
cmovnz r13, r12
xor r8, r14
lea r9, [r8-1]
sarx r10, r9, r15
vpmuludq zmm17, zmm3, zmmword ptr [rdi+8832]
vpaddq zmm9, zmm2, zmm17
vpaddq zmm5, zmm9, zmm27
vpsraq zmm0, zmm5, 30
vpandq zmm20, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+4352], zmm20
vpmuldq zmm16, zmm25, zmmword ptr [rdi+4480]
vpmuldq zmm13, zmm26, zmm1
mov rsi, r13
xor rsi, r10
vpermq zmm19, zmmword ptr [rdi+4544], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+4544]
vpmuldq zmm22, zmm24, zmm19
vpaddq zmm21, zmm16, zmm13
vpaddq zmm18, zmm21, zmm11
vpaddq zmm6, zmm18, zmm22
vpmuludq zmm12, zmm8, zmmword ptr [rdi+8960]
sar rbp, 1
sbb rcx, rcx
lea rdx, [rbp+rsi]
vpaddq zmm10, zmm6, zmm12
vpmuludq zmm2, zmm3, zmmword ptr [rdi+8896]
vpaddq zmm17, zmm10, zmm2
vpaddq zmm9, zmm17, zmm0
vpsraq zmm27, zmm9, 30
vpandq zmm5, zmm9, zmm7
cmovc rdx, rbp
andn rbx, rcx, r10
cmovnz r13, rbp
xor r9, rbx
lea r11, [r9-1]
sarx rax, r11, r15
mov r12, r13
xor r12, rax
sar rdx, 1
sbb r14, r14
vmovdqa64 zmmword ptr [rdi+4416], zmm5
vpmuldq zmm20, zmm25, zmmword ptr [rdi+4544]
vpmuldq zmm1, zmm26, zmm19
vpermq zmm16, zmmword ptr [rdi+4608], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+4608]
vpmuldq zmm21, zmm24, zmm16
vpaddq zmm11, zmm20, zmm1
lea r8, [rdx+r12]
vpaddq zmm18, zmm11, zmm13
vpaddq zmm22, zmm18, zmm21
vpmuludq zmm6, zmm8, zmmword ptr [rdi+9024]
vpaddq zmm12, zmm22, zmm6
vpmuludq zmm10, zmm3, zmmword ptr [rdi+8960]
vpaddq zmm2, zmm12, zmm10
cmovc r8, rdx
andn rsi, r14, rax
cmovnz r13, rdx
xor r11, rsi
lea rcx, [r11-1]
sarx r10, rcx, r15
vpmuldq zmm17, zmm25, zmmword ptr [rdi+4608]
vpaddq zmm0, zmm2, zmm27
vpsraq zmm9, zmm0, 30
vpandq zmm5, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+4480], zmm5
vpmuldq zmm19, zmm26, zmm16
vpermq zmm20, zmmword ptr [rdi+4672], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+4672]
vpmuldq zmm11, zmm24, zmm20
vpaddq zmm13, zmm17, zmm19
mov rbp, r13
xor rbp, r10
vpaddq zmm18, zmm13, zmm1
vpaddq zmm21, zmm18, zmm11
vpmuludq zmm22, zmm8, zmmword ptr [rdi+9088]
vpaddq zmm6, zmm21, zmm22
vpmuludq zmm12, zmm3, zmmword ptr [rdi+9024]
vpaddq zmm10, zmm6, zmm12
vpaddq zmm2, zmm10, zmm9
sar r8, 1
sbb rbx, rbx
lea r9, [r8+rbp]
vpsraq zmm27, zmm2, 30
vpandq zmm0, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+4544], zmm0
vpmuldq zmm5, zmm25, zmmword ptr [rdi+4672]
vpmuldq zmm16, zmm26, zmm20
vpermq zmm17, zmmword ptr [rdi+4736], 0x4e
cmovc r9, r8
andn r12, rbx, r10
cmovnz r13, r8
xor rcx, r12
vpmuldq zmm19, zmm23, zmmword ptr [rdi+4736]
lea r14, [rcx-1]
sarx rax, r14, r15
mov rdx, r13
xor rdx, rax
sar r9, 1
sbb rsi, rsi
vpmuldq zmm13, zmm24, zmm17
vpaddq zmm1, zmm5, zmm16
vpaddq zmm18, zmm1, zmm19
vpaddq zmm11, zmm18, zmm13
vpmuludq zmm21, zmm8, zmmword ptr [rdi+9152]
vpaddq zmm22, zmm11, zmm21
lea r11, [r9+rdx]
vpmuludq zmm6, zmm3, zmmword ptr [rdi+9088]
vpaddq zmm12, zmm22, zmm6
vpaddq zmm10, zmm12, zmm27
vpsraq zmm9, zmm10, 30
vpandq zmm2, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+4608], zmm2
vpmuldq zmm0, zmm25, zmmword ptr [rdi+4736]
vpmuldq zmm20, zmm26, zmm17
cmovc r11, r9
andn rbp, rsi, rax
cmovnz r13, r9
xor r14, rbp
lea rbx, [r14-1]
sarx r10, rbx, r15
vpermq zmm5, zmmword ptr [rdi+4800], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+4800]
vpmuldq zmm1, zmm24, zmm5
vpaddq zmm19, zmm0, zmm20
vpaddq zmm18, zmm19, zmm16
vpaddq zmm13, zmm18, zmm1
vpmuludq zmm11, zmm8, zmmword ptr [rdi+9216]
vpaddq zmm21, zmm13, zmm11
mov r8, r13
xor r8, r10
vpmuludq zmm22, zmm3, zmmword ptr [rdi+9152]
vpaddq zmm6, zmm21, zmm22
vpaddq zmm12, zmm6, zmm9
vpsraq zmm27, zmm12, 30
vpandq zmm10, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+4672], zmm10
vpmuldq zmm2, zmm25, zmmword ptr [rdi+4800]
sar r11, 1
sbb r12, r12
lea rcx, [r11+r8]
vpmuldq zmm17, zmm26, zmm5
vpermq zmm0, zmmword ptr [rdi+4864], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+4864]
vpmuldq zmm19, zmm24, zmm0
vpaddq zmm16, zmm2, zmm17
vpaddq zmm18, zmm16, zmm20
cmovc rcx, r11
andn rdx, r12, r10
cmovnz r13, r11
xor rbx, rdx
mov qword ptr [rdi-128], r13
mov qword ptr [rdi-120], rcx
vpaddq zmm1, zmm18, zmm19
lea rsi, [rbx-1]
sarx rax, rsi, r15
mov r9, rcx
add r9, qword ptr [rdi-56]
vpmuludq zmm13, zmm8, zmmword ptr [rdi+9280]
mov rbp, r13
add rbp, qword ptr [rdi-64]
vpaddq zmm11, zmm1, zmm13
shl rcx, 44
vpmuludq zmm21, zmm3, zmmword ptr [rdi+9216]
shl r13, 45
vpaddq zmm22, zmm11, zmm21
vpaddq zmm6, zmm22, zmm27
rorx r14, r9, 21
rorx r8, r9, 42
rorx r12, rbp, 20
rorx r10, rbp, 41
vpsraq zmm9, zmm6, 30
vpandq zmm12, zmm6, zmm7
add rcx, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
vmovdqa64 zmmword ptr [rdi+4736], zmm12
vpmuldq zmm10, zmm25, zmmword ptr [rdi+4864]
imul r14, qword ptr [rdi+40]
imul r8, qword ptr [rdi+48]
imul r12, qword ptr [rdi+40]
imul r10, qword ptr [rdi+48]
vpmuldq zmm5, zmm26, zmm0
vpermq zmm2, zmmword ptr [rdi+4928], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+4928]
vpmuldq zmm16, zmm24, zmm2
vpaddq zmm20, zmm10, zmm5
vpaddq zmm18, zmm20, zmm17
vpaddq zmm19, zmm18, zmm16
vpmuludq zmm1, zmm8, zmmword ptr [rdi+9344]
vpaddq zmm13, zmm19, zmm1
vpmuludq zmm11, zmm3, zmmword ptr [rdi+9280]
vpaddq zmm21, zmm13, zmm11
vpaddq zmm22, zmm21, zmm9
vpsraq zmm27, zmm22, 30
lea r11, [r14+r8]
vpandq zmm6, zmm22, zmm7
lea rdx, [r12+r10]
vmovdqa64 zmmword ptr [rdi+4800], zmm6
vpmuldq zmm12, zmm25, zmmword ptr [rdi+4928]
vpmuldq zmm0, zmm26, zmm2
vpermq zmm10, zmmword ptr [rdi+4992], 0x4e
lea rbx, [r11+rcx]
lea r9, [rdx+r13]
vpmuldq zmm5, zmm23, zmmword ptr [rdi+4992]
vpmuldq zmm20, zmm24, zmm10
vpaddq zmm17, zmm12, zmm0
vpaddq zmm18, zmm17, zmm5
ror rbx, 44
vpaddq zmm16, zmm18, zmm20
ror r9, 45
vpmuludq zmm19, zmm8, zmmword ptr [rdi+9408]
vpaddq zmm1, zmm16, zmm19
vpmuludq zmm13, zmm3, zmmword ptr [rdi+9344]
vpaddq zmm11, zmm1, zmm13
vpaddq zmm21, zmm11, zmm27
vpsraq zmm9, zmm21, 30
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+4864], zmm22
vpmuldq zmm6, zmm25, zmmword ptr [rdi+4992]
vpmuldq zmm2, zmm26, zmm10
vpermq zmm12, zmmword ptr [rdi+5056], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+5056]
vpmuldq zmm17, zmm24, zmm12
vpaddq zmm5, zmm6, zmm2
vpaddq zmm18, zmm5, zmm0
vpaddq zmm20, zmm18, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+9472]
vpaddq zmm19, zmm20, zmm16
vpmuludq zmm1, zmm3, zmmword ptr [rdi+9408]
vpaddq zmm13, zmm19, zmm1
vpaddq zmm11, zmm13, zmm9
vpsraq zmm27, zmm11, 30
vpandq zmm21, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+4928], zmm21
vpmuldq zmm22, zmm25, zmmword ptr [rdi+5056]
vpmuldq zmm10, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+5120], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+5120]
vpmuldq zmm5, zmm24, zmm6
vpaddq zmm0, zmm22, zmm10
vpaddq zmm18, zmm0, zmm2
vpaddq zmm17, zmm18, zmm5
vpmuludq zmm20, zmm8, zmmword ptr [rdi+9536]
vpaddq zmm16, zmm17, zmm20
vpmuludq zmm19, zmm3, zmmword ptr [rdi+9472]
vpaddq zmm1, zmm16, zmm19
vpaddq zmm13, zmm1, zmm27
vpsraq zmm9, zmm13, 30
vpandq zmm11, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+4992], zmm11
vpmuldq zmm21, zmm25, zmmword ptr [rdi+5120]
vpmuldq zmm12, zmm26, zmm6
vpermq zmm22, zmmword ptr [rdi+5184], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+5184]
vpmuldq zmm0, zmm24, zmm22
vpaddq zmm2, zmm21, zmm12
vpaddq zmm18, zmm2, zmm10
vpaddq zmm5, zmm18, zmm0
vpmuludq zmm17, zmm8, zmmword ptr [rdi+9600]
vpaddq zmm20, zmm5, zmm17
vpmuludq zmm16, zmm3, zmmword ptr [rdi+9536]
vpaddq zmm19, zmm20, zmm16
vpaddq zmm1, zmm19, zmm9
vpsraq zmm27, zmm1, 30
vpandq zmm13, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+5056], zmm13
vpmuldq zmm11, zmm25, zmmword ptr [rdi+5184]
vpmuldq zmm6, zmm26, zmm22
vpaddq zmm23, zmm11, zmm6
vpmuludq zmm24, zmm3, zmmword ptr [rdi+9600]
vpaddq zmm21, zmm23, zmm24
vpaddq zmm12, zmm21, zmm27
vpaddq zmm2, zmm12, zmm15
vpandq zmm10, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+5120], zmm10
vpsraq zmm18, zmm2, 30
vpaddq zmm0, zmm18, zmm14
vpandq zmm8, zmm0, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+5184], zmm8
vpsraq zmm5, zmm0, 30
vshufi64x2 zmm17{k3}{z}, zmm5, zmm5, 0x44
vpaddq zmm20, zmm4, zmm17
vmovdqa64 zmmword ptr [rdi+832], zmm20
mov rcx, r9
mov rdx, rsi
mov rsi, rax
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
