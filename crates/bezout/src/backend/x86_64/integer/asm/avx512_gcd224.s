// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 224 limbs of 30 bits; 1563 instructions a round, 660 for its steps (form: mask).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov eax, 0xcc
kmovw k1, eax
mov eax, 0x3f
kmovw k2, eax
mov eax, 0xfc
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
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
mov r12, rcx
xor r12, r11
vpsubq zmm4, zmm28, zmm3
sar r8, 1
sbb r13, r13
lea r14, [r8+r12]
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
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
vpunpckhqdq zmm6, zmm4, zmm4
lea rdx, [r14+rbx]
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
cmovc rdx, r14
andn r12, r9, rsi
cmovnz rcx, r14
xor rbp, r12
lea r13, [rbp-1]
sarx r11, r13, r15
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
mov r8, rcx
xor r8, r11
vpmuldq zmm18, zmm6, zmm13
sar rdx, 1
sbb rax, rax
lea r10, [rdx+r8]
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
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
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
lea rbp, [r10+r14]
vpermq zmm23, zmm22, 0xcc
vpshufd zmm24, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm25, zmm23, zmmword ptr [rdi+832]
vpermq zmm26, zmm22, 0x99
vpmuldq zmm27, zmm26, zmm24
vpermq zmm0, zmm21, 0xcc
vpaddq zmm1, zmm25, zmm27
vpsraq zmm2, zmm1, 30
vpermq zmm3, zmm21, 0x99
vpandq zmm4, zmm1, zmm7
mov r8, qword ptr [rdi+320]
cmovc rbp, r10
andn rax, r12, rsi
cmovnz rcx, r10
xor r9, rax
lea r11, [r9-1]
sarx rdx, r11, r15
valignq zmm8{k2}{z}, zmm4, zmm4, 2
imul r8, qword ptr [rdi-112]
vpmuldq zmm9, zmm0, zmmword ptr [rdi+832]
vpmuldq zmm10, zmm3, zmm24
mov rbx, qword ptr [rdi+328]
vpaddq zmm11, zmm9, zmm10
imul rbx, qword ptr [rdi-104]
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e
lea r13, [r8+rbx]
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm26, zmm14
sar r13, 20
vpaddq zmm12, zmm15, zmm5
mov r14, rcx
xor r14, rdx
and r13, qword ptr [rdi-32]
vpaddq zmm6, zmm11, zmm12
sar rbp, 1
sbb r12, r12
lea rsi, [rbp+r14]
mov qword ptr [rdi+16], r13
vpaddq zmm13, zmm6, zmm2
vpsraq zmm17, zmm13, 30
vpandq zmm18, zmm13, zmm7
cmovc rsi, rbp
andn r10, r12, rdx
cmovnz rcx, rbp
shr r13, 20
xor r11, r10
lea rax, [r11-1]
sarx r9, rax, r15
mov r8, rcx
xor r8, r9
sar rsi, 1
sbb rbx, rbx
valignq zmm19{k2}{z}, zmm18, zmm18, 2
vpmuldq zmm20, zmm0, zmmword ptr [rdi+896]
lea r14, [rsi+r8]
vpmuldq zmm16, zmm3, zmm14
vpaddq zmm22, zmm20, zmm16
vpshufd zmm25, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm21, zmm26, zmm25
vpaddq zmm1, zmm27, zmm21
vpaddq zmm4, zmm22, zmm1
cmovc r14, rsi
shl r13, 44
andn r12, rbx, r9
mov qword ptr [rdi+24], r13
mov rdx, qword ptr [rdi+336]
cmovnz rcx, rsi
xor rax, r12
lea rbp, [rax-1]
sarx r10, rbp, r15
imul rdx, qword ptr [rdi-112]
mov r11, qword ptr [rdi+344]
imul r11, qword ptr [rdi-104]
lea r8, [rdx+r11]
vpaddq zmm24, zmm4, zmm17
sar r8, 20
vpsraq zmm9, zmm24, 30
and r8, qword ptr [rdi-32]
vpandq zmm10, zmm24, zmm7
mov qword ptr [rdi+32], r8
vmovdqa64 zmmword ptr [rdi+832], zmm10
vpmuldq zmm15, zmm0, zmmword ptr [rdi+960]
shr r8, 20
vpmuldq zmm5, zmm3, zmm25
shl r8, 44
vpaddq zmm11, zmm15, zmm5
mov qword ptr [rdi+40], r8
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e
mov rbx, rcx
xor rbx, r10
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]
sar r14, 1
sbb r9, r9
lea r13, [r14+rbx]
vpmuldq zmm2, zmm26, zmm12
vpaddq zmm13, zmm6, zmm2
vpaddq zmm18, zmm11, zmm13
cmovc r13, r14
andn rsi, r9, r10
cmovnz rcx, r14
xor rbp, rsi
lea r12, [rbp-1]
sarx rax, r12, r15
mov rdx, rcx
xor rdx, rax
sar r13, 1
sbb r11, r11
vpaddq zmm14, zmm18, zmm9
vpsraq zmm20, zmm14, 30
lea r8, [r13+rdx]
vpandq zmm16, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm16
vpmuldq zmm27, zmm0, zmmword ptr [rdi+1024]
vpmuldq zmm21, zmm3, zmm12
vpaddq zmm22, zmm27, zmm21
vpshufd zmm1, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]
cmovc r8, r13
andn rbx, r11, rax
cmovnz rcx, r13
xor r12, rbx
lea r9, [r12-1]
sarx r10, r9, r15
vpmuldq zmm17, zmm26, zmm1
vpaddq zmm24, zmm4, zmm17
vpaddq zmm10, zmm22, zmm24
vpaddq zmm25, zmm10, zmm20
vpsraq zmm15, zmm25, 30
vpandq zmm5, zmm25, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm5
mov r14, rcx
xor r14, r10
vpmuldq zmm6, zmm0, zmmword ptr [rdi+1088]
vpmuldq zmm2, zmm3, zmm1
sar r8, 1
sbb rsi, rsi
lea rbp, [r8+r14]
vpaddq zmm11, zmm6, zmm2
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]
cmovc rbp, r8
andn rdx, rsi, r10
cmovnz rcx, r8
xor r9, rdx
lea r11, [r9-1]
sarx rax, r11, r15
mov r13, rcx
xor r13, rax
sar rbp, 1
sbb rbx, rbx
vpmuldq zmm9, zmm26, zmm13
vpaddq zmm14, zmm18, zmm9
lea r12, [rbp+r13]
vpaddq zmm12, zmm11, zmm14
vpaddq zmm27, zmm12, zmm15
vpsraq zmm21, zmm27, 30
vpandq zmm4, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm4
vpsrlq zmm17, zmm16, 10
vpsllq zmm22, zmm5, 20
cmovc r12, rbp
andn r14, rbx, rax
cmovnz rcx, rbp
xor r11, r14
lea rsi, [r11-1]
sarx r10, rsi, r15
vpsllq zmm24, zmm4, 50
vpaddq zmm10, zmm17, zmm22
vpaddq zmm20, zmm10, zmm24
vmovdqa64 zmmword ptr [rdi+384], zmm20
vpmuldq zmm25, zmm0, zmmword ptr [rdi+1152]
vpmuldq zmm1, zmm3, zmm13
vpaddq zmm6, zmm25, zmm1
mov r8, rcx
xor r8, r10
vpshufd zmm2, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1216]
sar r12, 1
sbb rdx, rdx
lea r9, [r12+r8]
vpmuldq zmm9, zmm26, zmm2
vpaddq zmm11, zmm18, zmm9
vpaddq zmm14, zmm6, zmm11
cmovc r9, r12
andn r13, rdx, r10
cmovnz rcx, r12
xor rsi, r13
lea rbx, [rsi-1]
sarx rax, rbx, r15
mov rbp, rcx
xor rbp, rax
sar r9, 1
sbb r14, r14
vpaddq zmm12, zmm14, zmm21
vpsraq zmm15, zmm12, 30
lea r11, [r9+rbp]
vpandq zmm27, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm27
vpmuldq zmm16, zmm0, zmmword ptr [rdi+1216]
vpmuldq zmm5, zmm3, zmm2
vpaddq zmm4, zmm16, zmm5
vpshufd zmm17, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]
cmovc r11, r9
andn r8, r14, rax
cmovnz rcx, r9
xor rbx, r8
lea rdx, [rbx-1]
sarx r10, rdx, r15
vpmuldq zmm10, zmm26, zmm17
vpaddq zmm24, zmm22, zmm10
vpaddq zmm20, zmm4, zmm24
vpaddq zmm13, zmm20, zmm15
vpsraq zmm25, zmm13, 30
vpandq zmm1, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm1
mov r12, rcx
xor r12, r10
vpmuldq zmm18, zmm0, zmmword ptr [rdi+1280]
sar r11, 1
sbb r13, r13
vpmuldq zmm9, zmm3, zmm17
lea rsi, [r11+r12]
vpaddq zmm6, zmm18, zmm9
vpshufd zmm11, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1344]
cmovc rsi, r11
andn rbp, r13, r10
cmovnz rcx, r11
xor rdx, rbp
lea r14, [rdx-1]
sarx rax, r14, r15
mov r9, rcx
xor r9, rax
sar rsi, 1
sbb r8, r8
vpmuldq zmm21, zmm26, zmm11
vpaddq zmm12, zmm14, zmm21
lea rbx, [rsi+r9]
vpaddq zmm27, zmm6, zmm12
vpaddq zmm2, zmm27, zmm25
vpsraq zmm16, zmm2, 30
vpandq zmm5, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm5
vpmuldq zmm22, zmm0, zmmword ptr [rdi+1344]
cmovc rbx, rsi
andn r12, r8, rax
cmovnz rcx, rsi
xor r14, r12
lea r13, [r14-1]
sarx r10, r13, r15
vpmuldq zmm10, zmm3, zmm11
vpaddq zmm4, zmm22, zmm10
vpshufd zmm24, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm15, zmm26, zmm24
vpaddq zmm13, zmm20, zmm15
vpaddq zmm1, zmm4, zmm13
vpaddq zmm17, zmm1, zmm16
mov r11, rcx
xor r11, r10
vpsraq zmm18, zmm17, 30
sar rbx, 1
sbb rbp, rbp
lea rdx, [rbx+r11]
vpandq zmm9, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm9
vpmuldq zmm14, zmm0, zmmword ptr [rdi+1408]
vpmuldq zmm21, zmm3, zmm24
cmovc rdx, rbx
andn r9, rbp, r10
cmovnz rcx, rbx
xor r13, r9
lea r8, [r13-1]
sarx rax, r8, r15
mov rsi, rcx
xor rsi, rax
sar rdx, 1
sbb r12, r12
vpaddq zmm6, zmm14, zmm21
lea r14, [rdx+rsi]
vpshufd zmm12, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm25, zmm26, zmm12
vpaddq zmm2, zmm27, zmm25
vpaddq zmm5, zmm6, zmm2
vpaddq zmm11, zmm5, zmm18
vpsraq zmm22, zmm11, 30
cmovc r14, rdx
andn r11, r12, rax
cmovnz rcx, rdx
xor r8, r11
lea rbp, [r8-1]
sarx r10, rbp, r15
vpandq zmm10, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm10
vpmuldq zmm20, zmm0, zmmword ptr [rdi+1472]
vpmuldq zmm15, zmm3, zmm12
vpaddq zmm4, zmm20, zmm15
vpshufd zmm13, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm16, zmm26, zmm13
mov rbx, rcx
xor rbx, r10
vpaddq zmm17, zmm1, zmm16
sar r14, 1
sbb r9, r9
lea r13, [r14+rbx]
vpaddq zmm9, zmm4, zmm17
vpaddq zmm24, zmm9, zmm22
vpsraq zmm14, zmm24, 30
vpandq zmm21, zmm24, zmm7
cmovc r13, r14
andn rsi, r9, r10
cmovnz rcx, r14
xor rbp, rsi
lea r12, [rbp-1]
sarx rax, r12, r15
mov rdx, rcx
xor rdx, rax
sar r13, 1
sbb r11, r11
vmovdqa64 zmmword ptr [rdi+1408], zmm21
lea r8, [r13+rdx]
vpmuldq zmm27, zmm0, zmmword ptr [rdi+1536]
vpmuldq zmm25, zmm3, zmm13
vpaddq zmm6, zmm27, zmm25
vpshufd zmm2, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1600]
vpmuldq zmm18, zmm26, zmm2
vpaddq zmm11, zmm5, zmm18
cmovc r8, r13
andn rbx, r11, rax
cmovnz rcx, r13
xor r12, rbx
lea r9, [r12-1]
sarx r10, r9, r15
vpaddq zmm10, zmm6, zmm11
vpaddq zmm12, zmm10, zmm14
vpsraq zmm20, zmm12, 30
vpandq zmm15, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm15
vpmuldq zmm1, zmm0, zmmword ptr [rdi+1600]
vpmuldq zmm16, zmm3, zmm2
vpaddq zmm4, zmm1, zmm16
mov r14, rcx
xor r14, r10
vpshufd zmm17, zmmword ptr [rdi+1664], 0x4e
sar r8, 1
sbb rsi, rsi
lea rbp, [r8+r14]
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1664]
vpmuldq zmm22, zmm26, zmm17
vpaddq zmm24, zmm9, zmm22
cmovc rbp, r8
andn rdx, rsi, r10
cmovnz rcx, r8
xor r9, rdx
lea r11, [r9-1]
sarx rax, r11, r15
vpaddq zmm21, zmm4, zmm24
mov r13, rbp
add r13, qword ptr [rdi-56]
vpaddq zmm13, zmm21, zmm20
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov r12, rbp
shl r12, 44
vpsraq zmm27, zmm13, 30
mov r14, rcx
shl r14, 45
vpandq zmm25, zmm13, zmm7
rorx rsi, r13, 21
rorx r10, r13, 42
rorx r8, rbx, 20
rorx rdx, rbx, 41
vmovdqa64 zmmword ptr [rdi+1536], zmm25
add r12, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
vpmuldq zmm5, zmm0, zmmword ptr [rdi+1664]
imul rsi, qword ptr [rdi+24]
imul r10, qword ptr [rdi+40]
imul r8, qword ptr [rdi+24]
imul rdx, qword ptr [rdi+40]
vpmuldq zmm18, zmm3, zmm17
vpaddq zmm6, zmm5, zmm18
vpshufd zmm11, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm14, zmm26, zmm11
vpaddq zmm12, zmm10, zmm14
lea r9, [rsi+r10]
lea r13, [r8+rdx]
vpaddq zmm15, zmm6, zmm12
vpaddq zmm2, zmm15, zmm27
lea rbx, [r9+r12]
vpsraq zmm1, zmm2, 30
lea rsi, [r13+r14]
vpandq zmm16, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm16
ror rbx, 44
ror rsi, 45
mov r10, rsi
xor r10, rax
sar rbx, 1
sbb r8, r8
vpmuldq zmm9, zmm0, zmmword ptr [rdi+1728]
vpmuldq zmm22, zmm3, zmm11
lea rdx, [rbx+r10]
vpaddq zmm4, zmm9, zmm22
vpshufd zmm24, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm20, zmm26, zmm24
vpbroadcastq zmm13, rcx
vpaddq zmm25, zmm21, zmm20
vpaddq zmm17, zmm4, zmm25
vpaddq zmm5, zmm17, zmm1
cmovc rdx, rbx
andn r9, r8, rax
cmovnz rsi, rbx
xor r11, r9
lea r12, [r11-1]
sarx r13, r12, r15
vpbroadcastq zmm13{k1}, rbp
vpsraq zmm18, zmm5, 30
vpandq zmm10, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm10
vpmuldq zmm14, zmm0, zmmword ptr [rdi+1792]
vpaddq zmm6, zmm13, zmm29
vpmuldq zmm12, zmm3, zmm24
vpaddq zmm15, zmm14, zmm12
vpshufd zmm27, zmmword ptr [rdi+1856], 0x4e
vpsllvq zmm2, zmm6, zmm30
mov r14, rsi
xor r14, r13
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm11, zmm26, zmm27
sar rdx, 1
sbb r10, r10
lea rcx, [rdx+r14]
vpaddq zmm9, zmm16, zmm11
vpsravq zmm22, zmm2, zmm31
vpaddq zmm21, zmm15, zmm9
vpaddq zmm20, zmm21, zmm18
cmovc rcx, rdx
andn r8, r10, r13
cmovnz rsi, rdx
xor r12, r8
lea rax, [r12-1]
sarx rbx, rax, r15
mov r9, rsi
xor r9, rbx
sar rcx, 1
sbb r11, r11
vpsraq zmm4, zmm20, 30
vpsubq zmm25, zmm28, zmm22
vpandq zmm17, zmm20, zmm7
lea rbp, [rcx+r9]
vmovdqa64 zmmword ptr [rdi+1728], zmm17
vpmuldq zmm1, zmm0, zmmword ptr [rdi+1856]
vmovdqa64 zmmword ptr [rdi+192], zmm25
vpmuldq zmm5, zmm3, zmm27
vpaddq zmm10, zmm1, zmm5
vpshufd zmm13, zmmword ptr [rdi+1920], 0x4e
mov r14, qword ptr [rdi+192]
vpmuldq zmm24, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm14, zmm26, zmm13
cmovc rbp, rcx
andn r10, r11, rbx
cmovnz rsi, rcx
xor rax, r10
lea r13, [rax-1]
sarx rdx, r13, r15
vpaddq zmm12, zmm24, zmm14
vpaddq zmm6, zmm10, zmm12
imul r14, qword ptr [rdi+16]
vpaddq zmm16, zmm6, zmm4
vpsraq zmm11, zmm16, 30
vpandq zmm2, zmm16, zmm7
mov r8, qword ptr [rdi+200]
vmovdqa64 zmmword ptr [rdi+1792], zmm2
vpmuldq zmm15, zmm0, zmmword ptr [rdi+1920]
mov r12, rsi
xor r12, rdx
vpmuldq zmm9, zmm3, zmm13
imul r8, qword ptr [rdi+32]
vpaddq zmm21, zmm15, zmm9
sar rbp, 1
sbb r9, r9
lea r11, [rbp+r12]
vpshufd zmm18, zmmword ptr [rdi+1984], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1984]
lea rbx, [r14+r8]
vpmuldq zmm20, zmm26, zmm18
cmovc r11, rbp
andn rcx, r9, rdx
cmovnz rsi, rbp
xor r13, rcx
lea r10, [r13-1]
sarx rax, r10, r15
mov r12, rsi
xor r12, rax
sar r11, 1
sbb r14, r14
vpaddq zmm17, zmm22, zmm20
vpaddq zmm25, zmm21, zmm17
lea r8, [r11+r12]
vpaddq zmm27, zmm25, zmm11
vpsraq zmm1, zmm27, 30
vpandq zmm5, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm5
vpmuldq zmm24, zmm0, zmmword ptr [rdi+1984]
vpmuldq zmm14, zmm3, zmm18
cmovc r8, r11
andn r9, r14, rax
cmovnz rsi, r11
xor r10, r9
lea rdx, [r10-1]
sarx rbp, rdx, r15
sar rbx, 20
mov qword ptr [rdi+48], rbx
vpaddq zmm10, zmm24, zmm14
mov rcx, qword ptr [rdi+208]
vpshufd zmm12, zmmword ptr [rdi+2048], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2048]
vpmuldq zmm4, zmm26, zmm12
imul rcx, qword ptr [rdi+16]
vpaddq zmm16, zmm6, zmm4
vpaddq zmm2, zmm10, zmm16
vpaddq zmm13, zmm2, zmm1
mov r13, qword ptr [rdi+216]
vpsraq zmm15, zmm13, 30
mov r12, rsi
xor r12, rbp
vpandq zmm9, zmm13, zmm7
sar r8, 1
sbb r14, r14
lea rax, [r8+r12]
vmovdqa64 zmmword ptr [rdi+1920], zmm9
vpmuldq zmm22, zmm0, zmmword ptr [rdi+2048]
vpmuldq zmm20, zmm3, zmm12
vpaddq zmm21, zmm22, zmm20
cmovc rax, r8
andn r11, r14, rbp
cmovnz rsi, r8
imul r13, qword ptr [rdi+32]
xor rdx, r11
lea r9, [rdx-1]
sarx r10, r9, r15
mov rbx, rsi
xor rbx, r10
sar rax, 1
sbb r12, r12
lea r14, [rcx+r13]
vpshufd zmm17, zmmword ptr [rdi+2112], 0x4e
lea rbp, [rax+rbx]
vpmuldq zmm25, zmm23, zmmword ptr [rdi+2112]
vpmuldq zmm11, zmm26, zmm17
vpaddq zmm27, zmm25, zmm11
vpaddq zmm5, zmm21, zmm27
vpaddq zmm18, zmm5, zmm15
vpsraq zmm24, zmm18, 30
vpandq zmm14, zmm18, zmm7
cmovc rbp, rax
andn r8, r12, r10
cmovnz rsi, rax
xor r9, r8
lea r11, [r9-1]
sarx rdx, r11, r15
sar r14, 20
mov qword ptr [rdi+56], r14
vmovdqa64 zmmword ptr [rdi+1984], zmm14
vpmuldq zmm6, zmm0, zmmword ptr [rdi+2112]
mov rcx, qword ptr [rdi+192]
vpmuldq zmm4, zmm3, zmm17
vpaddq zmm10, zmm6, zmm4
vpshufd zmm16, zmmword ptr [rdi+2176], 0x4e
imul rcx, qword ptr [rdi+384]
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2176]
vpmuldq zmm1, zmm26, zmm16
vpaddq zmm13, zmm2, zmm1
mov r13, rsi
xor r13, rdx
mov rbx, qword ptr [rdi+200]
vpaddq zmm9, zmm10, zmm13
sar rbp, 1
sbb r12, r12
lea r10, [rbp+r13]
vpaddq zmm12, zmm9, zmm24
vpsraq zmm22, zmm12, 30
vpandq zmm20, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm20
cmovc r10, rbp
andn rax, r12, rdx
cmovnz rsi, rbp
imul rbx, qword ptr [rdi+392]
xor r11, rax
lea r8, [r11-1]
sarx r9, r8, r15
mov r14, rsi
xor r14, r9
sar r10, 1
sbb r13, r13
vpmuldq zmm25, zmm0, zmmword ptr [rdi+2176]
lea r12, [r10+r14]
vpmuldq zmm11, zmm3, zmm16
lea rdx, [rcx+rbx]
vpaddq zmm21, zmm25, zmm11
vpshufd zmm27, zmmword ptr [rdi+2240], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2240]
mov rbp, qword ptr [rdi+48]
vpmuldq zmm15, zmm26, zmm27
vpaddq zmm18, zmm5, zmm15
vpaddq zmm14, zmm21, zmm18
cmovc r12, r10
andn rax, r13, r9
cmovnz rsi, r10
xor r8, rax
lea r11, [r8-1]
sarx r14, r11, r15
sar rbp, 20
vpaddq zmm17, zmm14, zmm22
vpsraq zmm6, zmm17, 30
vpandq zmm4, zmm17, zmm7
lea rcx, [rbp+rdx]
vmovdqa64 zmmword ptr [rdi+2112], zmm4
vpmuldq zmm2, zmm0, zmmword ptr [rdi+2240]
vpmuldq zmm1, zmm3, zmm27
shl rcx, 44
vpaddq zmm10, zmm2, zmm1
vpshufd zmm13, zmmword ptr [rdi+2304], 0x4e
mov rbx, rsi
xor rbx, r14
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2304]
sar r12, 1
sbb r13, r13
lea r9, [r12+rbx]
mov qword ptr [rdi+64], rcx
vpmuldq zmm24, zmm26, zmm13
vpaddq zmm12, zmm9, zmm24
vpaddq zmm20, zmm10, zmm12
cmovc r9, r12
andn r10, r13, r14
cmovnz rsi, r12
xor r11, r10
lea rax, [r11-1]
sarx r8, rax, r15
mov rbp, rsi
xor rbp, r8
sar r9, 1
sbb rdx, rdx
vpaddq zmm16, zmm20, zmm6
mov rbx, qword ptr [rdi+208]
vpsraq zmm25, zmm16, 30
lea rcx, [r9+rbp]
vpandq zmm11, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm11
vpmuldq zmm5, zmm0, zmmword ptr [rdi+2304]
vpmuldq zmm15, zmm3, zmm13
vpaddq zmm21, zmm5, zmm15
vpshufd zmm18, zmmword ptr [rdi+2368], 0x4e
vpmuldq zmm14, zmm23, zmmword ptr [rdi+2368]
cmovc rcx, r9
andn r13, rdx, r8
cmovnz rsi, r9
xor rax, r13
lea r14, [rax-1]
sarx r12, r14, r15
imul rbx, qword ptr [rdi+384]
mov r10, qword ptr [rdi+216]
vpmuldq zmm22, zmm26, zmm18
imul r10, qword ptr [rdi+392]
vpaddq zmm17, zmm14, zmm22
vpaddq zmm4, zmm21, zmm17
vpaddq zmm27, zmm4, zmm25
lea r11, [rbx+r10]
vpsraq zmm2, zmm27, 30
vpandq zmm1, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm1
mov rbp, qword ptr [rdi+56]
vpmuldq zmm9, zmm0, zmmword ptr [rdi+2368]
mov rdx, rsi
xor rdx, r12
vpmuldq zmm24, zmm3, zmm18
sar rcx, 1
sbb r8, r8
lea r9, [rcx+rdx]
vpaddq zmm10, zmm9, zmm24
vpshufd zmm12, zmmword ptr [rdi+2432], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2432]
cmovc r9, rcx
andn r13, r8, r12
cmovnz rsi, rcx
sar rbp, 20
xor r14, r13
lea rax, [r14-1]
sarx rbx, rax, r15
mov r10, rsi
xor r10, rbx
sar r9, 1
sbb rdx, rdx
vpmuldq zmm6, zmm26, zmm12
vpaddq zmm16, zmm20, zmm6
lea r8, [rbp+r11]
lea r12, [r9+r10]
vpaddq zmm11, zmm10, zmm16
vpaddq zmm13, zmm11, zmm2
vpsraq zmm5, zmm13, 30
vpandq zmm15, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm15
vpmuldq zmm14, zmm0, zmmword ptr [rdi+2432]
vpmuldq zmm22, zmm3, zmm12
cmovc r12, r9
andn rcx, rdx, rbx
cmovnz rsi, r9
xor rax, rcx
lea r13, [rax-1]
sarx r14, r13, r15
shl r8, 44
mov qword ptr [rdi+72], r8
vpaddq zmm21, zmm14, zmm22
vpshufd zmm17, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+2496]
vpmuldq zmm25, zmm26, zmm17
vpaddq zmm27, zmm4, zmm25
vpaddq zmm1, zmm21, zmm27
vpaddq zmm18, zmm1, zmm5
vpsraq zmm9, zmm18, 30
mov rbp, rsi
xor rbp, r14
vpandq zmm24, zmm18, zmm7
sar r12, 1
sbb r11, r11
lea r10, [r12+rbp]
vmovdqa64 zmmword ptr [rdi+2368], zmm24
vpmuldq zmm20, zmm0, zmmword ptr [rdi+2496]
vpmuldq zmm6, zmm3, zmm17
cmovc r10, r12
andn rdx, r11, r14
cmovnz rsi, r12
xor r13, rdx
lea rbx, [r13-1]
sarx r9, rbx, r15
mov rcx, rsi
xor rcx, r9
sar r10, 1
sbb rax, rax
vpaddq zmm10, zmm20, zmm6
vpshufd zmm16, zmmword ptr [rdi+2560], 0x4e
lea r8, [r10+rcx]
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2560]
vpmuldq zmm2, zmm26, zmm16
vpaddq zmm13, zmm11, zmm2
vpaddq zmm15, zmm10, zmm13
vpaddq zmm12, zmm15, zmm9
vpsraq zmm14, zmm12, 30
vpandq zmm22, zmm12, zmm7
cmovc r8, r10
andn rbp, rax, r9
cmovnz rsi, r10
xor rbx, rbp
lea r11, [rbx-1]
sarx r14, r11, r15
vmovdqa64 zmmword ptr [rdi+2432], zmm22
vpmuldq zmm4, zmm0, zmmword ptr [rdi+2560]
vpmuldq zmm25, zmm3, zmm16
vpaddq zmm21, zmm4, zmm25
vpshufd zmm27, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2624]
vpmuldq zmm5, zmm26, zmm27
mov r12, rsi
xor r12, r14
vpaddq zmm18, zmm1, zmm5
vpaddq zmm24, zmm21, zmm18
sar r8, 1
sbb rdx, rdx
lea r13, [r8+r12]
vpaddq zmm17, zmm24, zmm14
vpsraq zmm20, zmm17, 30
vpandq zmm6, zmm17, zmm7
cmovc r13, r8
andn rcx, rdx, r14
cmovnz rsi, r8
xor r11, rcx
lea rax, [r11-1]
sarx r9, rax, r15
mov r10, rsi
xor r10, r9
sar r13, 1
sbb rbp, rbp
vmovdqa64 zmmword ptr [rdi+2496], zmm6
vpmuldq zmm11, zmm0, zmmword ptr [rdi+2624]
lea rbx, [r13+r10]
vpmuldq zmm2, zmm3, zmm27
vpaddq zmm10, zmm11, zmm2
vpshufd zmm13, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2688]
vpmuldq zmm9, zmm26, zmm13
vpaddq zmm12, zmm15, zmm9
vpaddq zmm22, zmm10, zmm12
cmovc rbx, r13
andn r12, rbp, r9
cmovnz rsi, r13
xor rax, r12
lea rdx, [rax-1]
sarx r14, rdx, r15
vpaddq zmm16, zmm22, zmm20
vpsraq zmm4, zmm16, 30
vpandq zmm25, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm25
vpmuldq zmm1, zmm0, zmmword ptr [rdi+2688]
vpmuldq zmm5, zmm3, zmm13
vpaddq zmm21, zmm1, zmm5
mov r8, rsi
xor r8, r14
vpshufd zmm18, zmmword ptr [rdi+2752], 0x4e
vpmuldq zmm24, zmm23, zmmword ptr [rdi+2752]
sar rbx, 1
sbb rcx, rcx
lea r11, [rbx+r8]
vpmuldq zmm14, zmm26, zmm18
vpaddq zmm17, zmm24, zmm14
vpaddq zmm6, zmm21, zmm17
cmovc r11, rbx
andn r10, rcx, r14
cmovnz rsi, rbx
xor rdx, r10
lea rbp, [rdx-1]
sarx r9, rbp, r15
mov r13, rsi
xor r13, r9
sar r11, 1
sbb r12, r12
vpaddq zmm27, zmm6, zmm4
vpsraq zmm11, zmm27, 30
lea rax, [r11+r13]
vpandq zmm2, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm2
vpmuldq zmm15, zmm0, zmmword ptr [rdi+2752]
vpmuldq zmm9, zmm3, zmm18
vpaddq zmm10, zmm15, zmm9
vpshufd zmm12, zmmword ptr [rdi+2816], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2816]
cmovc rax, r11
andn r8, r12, r9
cmovnz rsi, r11
xor rbp, r8
lea rcx, [rbp-1]
sarx r14, rcx, r15
vpmuldq zmm20, zmm26, zmm12
vpaddq zmm16, zmm22, zmm20
vpaddq zmm25, zmm10, zmm16
vpaddq zmm13, zmm25, zmm11
vpsraq zmm1, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm5
mov rbx, rsi
xor rbx, r14
vpmuldq zmm24, zmm0, zmmword ptr [rdi+2816]
vpmuldq zmm14, zmm3, zmm12
sar rax, 1
sbb r10, r10
lea rdx, [rax+rbx]
vpaddq zmm21, zmm24, zmm14
vpshufd zmm17, zmmword ptr [rdi+2880], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2880]
cmovc rdx, rax
andn r13, r10, r14
cmovnz rsi, rax
xor rcx, r13
lea r12, [rcx-1]
sarx r9, r12, r15
vpmuldq zmm4, zmm26, zmm17
mov r11, rdx
add r11, qword ptr [rdi-56]
mov r8, rsi
add r8, qword ptr [rdi-64]
vpaddq zmm27, zmm6, zmm4
mov rbp, rdx
shl rbp, 44
mov rbx, rsi
shl rbx, 45
vpaddq zmm2, zmm21, zmm27
rorx r10, r11, 21
rorx r14, r11, 42
rorx rax, r8, 20
rorx r13, r8, 41
vpaddq zmm18, zmm2, zmm1
add rbp, qword ptr [rdi-40]
add rbx, qword ptr [rdi-48]
vpsraq zmm15, zmm18, 30
imul r10, qword ptr [rdi+64]
imul r14, qword ptr [rdi+72]
imul rax, qword ptr [rdi+64]
imul r13, qword ptr [rdi+72]
vpandq zmm9, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm9
vpmuldq zmm22, zmm0, zmmword ptr [rdi+2880]
vpmuldq zmm20, zmm3, zmm17
vpaddq zmm10, zmm22, zmm20
vpshufd zmm16, zmmword ptr [rdi+2944], 0x4e
vpmuldq zmm25, zmm23, zmmword ptr [rdi+2944]
lea rcx, [r10+r14]
lea r11, [rax+r13]
vpmuldq zmm11, zmm26, zmm16
vpbroadcastq zmm13, rsi
vpaddq zmm5, zmm25, zmm11
lea r8, [rcx+rbp]
lea r10, [r11+rbx]
vpbroadcastq zmm13{k1}, rdx
vpaddq zmm12, zmm10, zmm5
vpaddq zmm24, zmm13, zmm29
vpaddq zmm14, zmm12, zmm15
vpsllvq zmm6, zmm24, zmm30
ror r8, 44
ror r10, 45
mov r14, r10
xor r14, r9
sar r8, 1
sbb rax, rax
vpsraq zmm4, zmm14, 30
vpsravq zmm21, zmm6, zmm31
vpandq zmm27, zmm14, zmm7
vpsubq zmm2, zmm28, zmm21
lea r13, [r8+r14]
vmovdqa64 zmmword ptr [rdi+256], zmm2
vmovdqa64 zmmword ptr [rdi+2816], zmm27
vpunpcklqdq zmm1, zmm2, zmm2
vpmuldq zmm18, zmm0, zmmword ptr [rdi+2944]
vpunpckhqdq zmm9, zmm2, zmm2
vpmuldq zmm17, zmm3, zmm16
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]
vpaddq zmm20, zmm18, zmm17
vbroadcasti32x4 zmm25, xmmword ptr [rdi+208]
vpshufd zmm11, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm10, zmm1, zmm22
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3008]
vpmuldq zmm13, zmm9, zmm25
vpmuldq zmm12, zmm26, zmm11
vpaddq zmm15, zmm10, zmm13
cmovc r13, r8
andn rsi, rax, r9
cmovnz r10, r8
xor r12, rsi
lea rcx, [r12-1]
sarx rbp, rcx, r15
vmovdqa64 zmmword ptr [rdi+128], zmm15
vpaddq zmm24, zmm5, zmm12
mov r11, qword ptr [rdi+256]
vpaddq zmm6, zmm20, zmm24
imul r11, qword ptr [rdi+48]
vpaddq zmm14, zmm6, zmm4
mov rbx, qword ptr [rdi+264]
vpsraq zmm21, zmm14, 30
imul rbx, qword ptr [rdi+56]
vpandq zmm27, zmm14, zmm7
lea rdx, [r11+rbx]
vmovdqa64 zmmword ptr [rdi+2880], zmm27
sar rdx, 20
mov r14, qword ptr [rdi+128]
vpmuldq zmm2, zmm0, zmmword ptr [rdi+3008]
imul r14, qword ptr [rdi+384]
vpmuldq zmm16, zmm3, zmm11
mov rax, r10
xor rax, rbp
mov r9, qword ptr [rdi+136]
vpaddq zmm18, zmm2, zmm16
imul r9, qword ptr [rdi+392]
sar r13, 1
sbb r8, r8
lea rsi, [r13+rax]
vpshufd zmm17, zmmword ptr [rdi+3072], 0x4e
lea r12, [r14+r9]
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3072]
lea r11, [rdx+r12]
vpmuldq zmm22, zmm26, zmm17
mov qword ptr [rdi-112], r11
cmovc rsi, r13
andn rbx, r8, rbp
cmovnz r10, r13
xor rcx, rbx
lea rax, [rcx-1]
sarx r14, rax, r15
mov r9, r10
xor r9, r14
sar rsi, 1
sbb rdx, rdx
vpaddq zmm9, zmm1, zmm22
vpaddq zmm25, zmm18, zmm9
lea r12, [rsi+r9]
vpaddq zmm10, zmm25, zmm21
vpsraq zmm13, zmm10, 30
vpandq zmm15, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm15
vpmuldq zmm5, zmm0, zmmword ptr [rdi+3072]
vpmuldq zmm12, zmm3, zmm17
vpaddq zmm20, zmm5, zmm12
cmovc r12, rsi
sar r11, 20
andn r8, rdx, r14
cmovnz r10, rsi
xor rax, r8
lea rbp, [rax-1]
sarx r13, rbp, r15
shl r11, 44
mov qword ptr [rdi+80], r11
mov rbx, qword ptr [rdi+272]
imul rbx, qword ptr [rdi+48]
mov rcx, qword ptr [rdi+280]
imul rcx, qword ptr [rdi+56]
lea r9, [rbx+rcx]
sar r9, 20
mov rdx, qword ptr [rdi+144]
imul rdx, qword ptr [rdi+384]
vpshufd zmm24, zmmword ptr [rdi+3136], 0x4e
mov r14, qword ptr [rdi+152]
vpmuldq zmm6, zmm23, zmmword ptr [rdi+3136]
imul r14, qword ptr [rdi+392]
vpmuldq zmm4, zmm26, zmm24
lea rsi, [rdx+r14]
vpaddq zmm14, zmm6, zmm4
lea r8, [r9+rsi]
mov qword ptr [rdi-104], r8
vpaddq zmm27, zmm20, zmm14
sar r8, 20
vpaddq zmm11, zmm27, zmm13
shl r8, 44
vpsraq zmm2, zmm11, 30
mov qword ptr [rdi+88], r8
vpandq zmm16, zmm11, zmm7
mov rax, r10
xor rax, r13
vmovdqa64 zmmword ptr [rdi+3008], zmm16
sar r12, 1
sbb r11, r11
lea rbx, [r12+rax]
vpmuldq zmm1, zmm0, zmmword ptr [rdi+3136]
vpmuldq zmm22, zmm3, zmm24
vpaddq zmm18, zmm1, zmm22
cmovc rbx, r12
andn rcx, r11, r13
cmovnz r10, r12
xor rbp, rcx
lea rdx, [rbp-1]
sarx r14, rdx, r15
mov r9, r10
xor r9, r14
sar rbx, 1
sbb rsi, rsi
vpshufd zmm9, zmmword ptr [rdi+3200], 0x4e
vpmuldq zmm25, zmm23, zmmword ptr [rdi+3200]
lea r8, [rbx+r9]
vpmuldq zmm21, zmm26, zmm9
vpaddq zmm10, zmm25, zmm21
vpaddq zmm15, zmm18, zmm10
vpaddq zmm17, zmm15, zmm2
vpsraq zmm5, zmm17, 30
vpandq zmm12, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm12
cmovc r8, rbx
andn rax, rsi, r14
cmovnz r10, rbx
xor rdx, rax
lea r11, [rdx-1]
sarx r13, r11, r15
vpmuldq zmm6, zmm0, zmmword ptr [rdi+3200]
vpmuldq zmm4, zmm3, zmm9
vpaddq zmm20, zmm6, zmm4
vpshufd zmm14, zmmword ptr [rdi+3264], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3264]
vpmuldq zmm13, zmm26, zmm14
vpaddq zmm11, zmm27, zmm13
mov r12, r10
xor r12, r13
vpaddq zmm16, zmm20, zmm11
vpaddq zmm24, zmm16, zmm5
sar r8, 1
sbb rcx, rcx
lea rbp, [r8+r12]
vpsraq zmm1, zmm24, 30
vpandq zmm22, zmm24, zmm7
vmovdqa64 zmmword ptr [rdi+3136], zmm22
cmovc rbp, r8
andn r9, rcx, r13
cmovnz r10, r8
xor r11, r9
lea rsi, [r11-1]
sarx r14, rsi, r15
mov rbx, r10
xor rbx, r14
sar rbp, 1
sbb rax, rax
vpmuldq zmm25, zmm0, zmmword ptr [rdi+3264]
vpmuldq zmm21, zmm3, zmm14
lea rdx, [rbp+rbx]
vpaddq zmm18, zmm25, zmm21
vpshufd zmm10, zmmword ptr [rdi+3328], 0x4e
vpmuldq zmm15, zmm23, zmmword ptr [rdi+3328]
vpmuldq zmm2, zmm26, zmm10
vpaddq zmm17, zmm15, zmm2
vpaddq zmm12, zmm18, zmm17
vpaddq zmm9, zmm12, zmm1
cmovc rdx, rbp
andn r12, rax, r14
cmovnz r10, rbp
xor rsi, r12
lea rcx, [rsi-1]
sarx r13, rcx, r15
vpsraq zmm6, zmm9, 30
vpandq zmm4, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm4
vpmuldq zmm27, zmm0, zmmword ptr [rdi+3328]
vpmuldq zmm13, zmm3, zmm10
vpaddq zmm20, zmm27, zmm13
vpshufd zmm11, zmmword ptr [rdi+3392], 0x4e
mov r8, r10
xor r8, r13
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3392]
vpmuldq zmm5, zmm26, zmm11
sar rdx, 1
sbb r9, r9
lea r11, [rdx+r8]
vpaddq zmm24, zmm16, zmm5
vpaddq zmm22, zmm20, zmm24
vpaddq zmm14, zmm22, zmm6
cmovc r11, rdx
andn rbx, r9, r13
cmovnz r10, rdx
xor rcx, rbx
lea rax, [rcx-1]
sarx r14, rax, r15
mov rbp, r10
xor rbp, r14
sar r11, 1
sbb r12, r12
vpsraq zmm25, zmm14, 30
vpandq zmm21, zmm14, zmm7
lea rsi, [r11+rbp]
vmovdqa64 zmmword ptr [rdi+3264], zmm21
vpmuldq zmm15, zmm0, zmmword ptr [rdi+3392]
vpmuldq zmm2, zmm3, zmm11
vpaddq zmm18, zmm15, zmm2
vpshufd zmm17, zmmword ptr [rdi+3456], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+3456]
vpmuldq zmm1, zmm26, zmm17
cmovc rsi, r11
andn r8, r12, r14
cmovnz r10, r11
xor rax, r8
lea r9, [rax-1]
sarx r13, r9, r15
vpaddq zmm9, zmm12, zmm1
vpaddq zmm4, zmm18, zmm9
vpaddq zmm10, zmm4, zmm25
vpsraq zmm27, zmm10, 30
vpandq zmm13, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+3328], zmm13
vpmuldq zmm16, zmm0, zmmword ptr [rdi+3456]
mov rdx, r10
xor rdx, r13
vpmuldq zmm5, zmm3, zmm17
vpaddq zmm20, zmm16, zmm5
sar rsi, 1
sbb rbx, rbx
lea rcx, [rsi+rdx]
vpshufd zmm24, zmmword ptr [rdi+3520], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+3520]
vpmuldq zmm6, zmm26, zmm24
cmovc rcx, rsi
andn rbp, rbx, r13
cmovnz r10, rsi
xor r9, rbp
lea r12, [r9-1]
sarx r14, r12, r15
mov r11, r10
xor r11, r14
sar rcx, 1
sbb r8, r8
vpaddq zmm14, zmm22, zmm6
vpaddq zmm21, zmm20, zmm14
lea rax, [rcx+r11]
vpaddq zmm11, zmm21, zmm27
vpsraq zmm15, zmm11, 30
vpandq zmm2, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+3392], zmm2
vpmuldq zmm12, zmm0, zmmword ptr [rdi+3520]
vpmuldq zmm1, zmm3, zmm24
cmovc rax, rcx
andn rdx, r8, r14
cmovnz r10, rcx
xor r12, rdx
lea rbx, [r12-1]
sarx r13, rbx, r15
vpaddq zmm18, zmm12, zmm1
vpshufd zmm9, zmmword ptr [rdi+3584], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+3584]
vpmuldq zmm25, zmm26, zmm9
vpaddq zmm10, zmm4, zmm25
vpaddq zmm13, zmm18, zmm10
vpaddq zmm17, zmm13, zmm15
vpsraq zmm16, zmm17, 30
mov rsi, r10
xor rsi, r13
vpandq zmm5, zmm17, zmm7
sar rax, 1
sbb rbp, rbp
lea r9, [rax+rsi]
vmovdqa64 zmmword ptr [rdi+3456], zmm5
vpmuldq zmm22, zmm0, zmmword ptr [rdi+3584]
vpmuldq zmm6, zmm3, zmm9
vpaddq zmm20, zmm22, zmm6
cmovc r9, rax
andn r11, rbp, r13
cmovnz r10, rax
xor rbx, r11
lea r8, [rbx-1]
sarx r14, r8, r15
mov rcx, r10
xor rcx, r14
sar r9, 1
sbb rdx, rdx
vpshufd zmm14, zmmword ptr [rdi+3648], 0x4e
lea r12, [r9+rcx]
vpmuldq zmm21, zmm23, zmmword ptr [rdi+3648]
vpmuldq zmm27, zmm26, zmm14
vpaddq zmm11, zmm21, zmm27
vpaddq zmm2, zmm20, zmm11
vpaddq zmm24, zmm2, zmm16
vpsraq zmm12, zmm24, 30
vpandq zmm1, zmm24, zmm7
cmovc r12, r9
andn rsi, rdx, r14
cmovnz r10, r9
xor r8, rsi
lea rbp, [r8-1]
sarx r13, rbp, r15
vmovdqa64 zmmword ptr [rdi+3520], zmm1
vpmuldq zmm4, zmm0, zmmword ptr [rdi+3648]
vpmuldq zmm25, zmm3, zmm14
vpaddq zmm18, zmm4, zmm25
vpshufd zmm10, zmmword ptr [rdi+3712], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3712]
vpmuldq zmm15, zmm26, zmm10
vpaddq zmm17, zmm13, zmm15
mov rax, r10
xor rax, r13
vpaddq zmm5, zmm18, zmm17
sar r12, 1
sbb r11, r11
lea rbx, [r12+rax]
vpaddq zmm9, zmm5, zmm12
vpsraq zmm22, zmm9, 30
vpandq zmm6, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3584], zmm6
cmovc rbx, r12
andn rcx, r11, r13
cmovnz r10, r12
xor rbp, rcx
lea rdx, [rbp-1]
sarx r14, rdx, r15
mov r9, r10
xor r9, r14
sar rbx, 1
sbb rsi, rsi
vpmuldq zmm21, zmm0, zmmword ptr [rdi+3712]
lea r8, [rbx+r9]
vpmuldq zmm27, zmm3, zmm10
vpaddq zmm20, zmm21, zmm27
vpshufd zmm11, zmmword ptr [rdi+3776], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3776]
vpmuldq zmm16, zmm26, zmm11
vpaddq zmm24, zmm2, zmm16
vpaddq zmm1, zmm20, zmm24
cmovc r8, rbx
andn rax, rsi, r14
cmovnz r10, rbx
xor rdx, rax
lea r11, [rdx-1]
sarx r13, r11, r15
vpaddq zmm14, zmm1, zmm22
vpsraq zmm4, zmm14, 30
vpandq zmm25, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+3648], zmm25
vpmuldq zmm13, zmm0, zmmword ptr [rdi+3776]
vpmuldq zmm15, zmm3, zmm11
vpaddq zmm18, zmm13, zmm15
vpshufd zmm17, zmmword ptr [rdi+3840], 0x4e
mov r12, r10
xor r12, r13
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3840]
sar r8, 1
sbb rcx, rcx
lea rbp, [r8+r12]
vpmuldq zmm12, zmm26, zmm17
vpaddq zmm9, zmm5, zmm12
vpaddq zmm6, zmm18, zmm9
vpaddq zmm10, zmm6, zmm4
cmovc rbp, r8
andn r9, rcx, r13
cmovnz r10, r8
xor r11, r9
lea rsi, [r11-1]
sarx r14, rsi, r15
mov rbx, r10
xor rbx, r14
sar rbp, 1
sbb rax, rax
vpsraq zmm21, zmm10, 30
lea rdx, [rbp+rbx]
vpandq zmm27, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+3712], zmm27
vpmuldq zmm2, zmm0, zmmword ptr [rdi+3840]
vpmuldq zmm16, zmm3, zmm17
vpaddq zmm20, zmm2, zmm16
vpshufd zmm24, zmmword ptr [rdi+3904], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3904]
cmovc rdx, rbp
andn r12, rax, r14
cmovnz r10, rbp
xor rsi, r12
lea rcx, [rsi-1]
sarx r13, rcx, r15
vpmuldq zmm22, zmm26, zmm24
vpaddq zmm14, zmm1, zmm22
vpaddq zmm25, zmm20, zmm14
vpaddq zmm11, zmm25, zmm21
vpsraq zmm13, zmm11, 30
vpandq zmm15, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+3776], zmm15
vpmuldq zmm5, zmm0, zmmword ptr [rdi+3904]
mov r8, r10
xor r8, r13
vpmuldq zmm12, zmm3, zmm24
sar rdx, 1
sbb r9, r9
lea r11, [rdx+r8]
vpaddq zmm18, zmm5, zmm12
vpshufd zmm9, zmmword ptr [rdi+3968], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+3968]
cmovc r11, rdx
andn rbx, r9, r13
cmovnz r10, rdx
xor rcx, rbx
lea rax, [rcx-1]
sarx r14, rax, r15
mov rbp, r10
xor rbp, r14
sar r11, 1
sbb r12, r12
vpmuldq zmm4, zmm26, zmm9
vpaddq zmm10, zmm6, zmm4
lea rsi, [r11+rbp]
vpaddq zmm27, zmm18, zmm10
vpaddq zmm17, zmm27, zmm13
vpsraq zmm2, zmm17, 30
vpandq zmm16, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+3840], zmm16
vpmuldq zmm1, zmm0, zmmword ptr [rdi+3968]
vpmuldq zmm22, zmm3, zmm9
cmovc rsi, r11
andn r8, r12, r14
cmovnz r10, r11
xor rax, r8
lea r9, [rax-1]
sarx r13, r9, r15
vpaddq zmm20, zmm1, zmm22
vpshufd zmm14, zmmword ptr [rdi+4032], 0x4e
vpmuldq zmm25, zmm23, zmmword ptr [rdi+4032]
vpmuldq zmm21, zmm26, zmm14
vpaddq zmm11, zmm25, zmm21
vpaddq zmm15, zmm20, zmm11
vpaddq zmm24, zmm15, zmm2
vpsraq zmm5, zmm24, 30
mov rdx, r10
xor rdx, r13
vpandq zmm12, zmm24, zmm7
sar rsi, 1
sbb rbx, rbx
lea rcx, [rsi+rdx]
vmovdqa64 zmmword ptr [rdi+3904], zmm12
vpmuldq zmm6, zmm0, zmmword ptr [rdi+4032]
vpmuldq zmm4, zmm3, zmm14
cmovc rcx, rsi
andn rbp, rbx, r13
cmovnz r10, rsi
mov qword ptr [rdi-128], r10
mov qword ptr [rdi-120], rcx
xor r9, rbp
lea r12, [r9-1]
sarx r14, r12, r15
vpaddq zmm18, zmm6, zmm4
mov r11, rcx
add r11, qword ptr [rdi-56]
mov r8, r10
add r8, qword ptr [rdi-64]
vpshufd zmm10, zmmword ptr [rdi+4096], 0x4e
shl rcx, 44
shl r10, 45
vpmuldq zmm27, zmm23, zmmword ptr [rdi+4096]
rorx rax, r11, 21
rorx rdx, r11, 42
vpmuldq zmm13, zmm26, zmm10
rorx rbx, r8, 20
rorx r13, r8, 41
add rcx, qword ptr [rdi-40]
vpaddq zmm17, zmm27, zmm13
add r10, qword ptr [rdi-48]
vpaddq zmm16, zmm18, zmm17
imul rax, qword ptr [rdi+80]
imul rdx, qword ptr [rdi+88]
imul rbx, qword ptr [rdi+80]
imul r13, qword ptr [rdi+88]
vpaddq zmm9, zmm16, zmm5
vpsraq zmm1, zmm9, 30
vpandq zmm22, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+3968], zmm22
vpmuldq zmm25, zmm0, zmmword ptr [rdi+4096]
vpmuldq zmm21, zmm3, zmm10
lea rsi, [rax+rdx]
lea rbp, [rbx+r13]
vpaddq zmm20, zmm25, zmm21
vpshufd zmm11, zmmword ptr [rdi+4160], 0x4e
lea r9, [rsi+rcx]
lea r11, [rbp+r10]
vpmuldq zmm15, zmm23, zmmword ptr [rdi+4160]
vpmuldq zmm2, zmm26, zmm11
ror r9, 44
vpaddq zmm24, zmm15, zmm2
ror r11, 45
vpaddq zmm12, zmm20, zmm24
vpaddq zmm14, zmm12, zmm1
vpsraq zmm6, zmm14, 30
vpandq zmm4, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+4032], zmm4
vpmuldq zmm27, zmm0, zmmword ptr [rdi+4160]
vpmuldq zmm13, zmm3, zmm11
vpaddq zmm18, zmm27, zmm13
vpshufd zmm17, zmmword ptr [rdi+4224], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+4224]
vpmuldq zmm5, zmm26, zmm17
vpaddq zmm9, zmm16, zmm5
vpaddq zmm22, zmm18, zmm9
vpaddq zmm10, zmm22, zmm6
vpsraq zmm25, zmm10, 30
vpandq zmm21, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+4096], zmm21
vpmuldq zmm15, zmm0, zmmword ptr [rdi+4224]
vpmuldq zmm2, zmm3, zmm17
vpaddq zmm20, zmm15, zmm2
vpshufd zmm24, zmmword ptr [rdi+4288], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+4288]
vpmuldq zmm1, zmm26, zmm24
vpaddq zmm14, zmm12, zmm1
vpaddq zmm4, zmm20, zmm14
vpaddq zmm11, zmm4, zmm25
vpsraq zmm27, zmm11, 30
vpandq zmm13, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+4160], zmm13
vpmuldq zmm16, zmm0, zmmword ptr [rdi+4288]
vpmuldq zmm5, zmm3, zmm24
vpaddq zmm18, zmm16, zmm5
vpshufd zmm9, zmmword ptr [rdi+4352], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4352]
vpmuldq zmm6, zmm26, zmm9
vpaddq zmm10, zmm22, zmm6
vpaddq zmm21, zmm18, zmm10
vpaddq zmm17, zmm21, zmm27
vpsraq zmm15, zmm17, 30
vpandq zmm2, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+4224], zmm2
vpmuldq zmm12, zmm0, zmmword ptr [rdi+4352]
vpmuldq zmm1, zmm3, zmm9
vpaddq zmm20, zmm12, zmm1
vpaddq zmm14, zmm20, zmm15
vpaddq zmm4, zmm14, zmm8
vpandq zmm25, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+4288], zmm25
vpsraq zmm11, zmm4, 30
vpaddq zmm13, zmm11, zmm19
vpandq zmm24, zmm13, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+4352], zmm24
vpsraq zmm16, zmm13, 30
valignq zmm5{k3}{z}, zmm16, zmm16, 6
vpaddq zmm23, zmm5, zmmword ptr [rdi+832]
vmovdqa64 zmmword ptr [rdi+832], zmm23
mov rbx, r9
mov rcx, r11
mov rdx, r12
mov rsi, r14
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
