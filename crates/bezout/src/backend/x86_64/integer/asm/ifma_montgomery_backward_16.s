// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_16` [Mon85, Mon87], 16 words and 20 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 20), or 0 for zero, and
//   p = inverse y / 2^(52 20), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 18176 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 1280,
//   2^52 - 1 at 1344, 1 at 1408, orders of lanes at 1472, p at 1664, spare at 4224, first at 6784, x at
//   9344, others at 11904, total at 15744. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1204 instructions.
.macro limbs
vporq zmm16, zmm0, zmm1
vporq zmm16, zmm16, zmm2
vporq zmm16, zmm16, zmm3
vporq zmm16, zmm16, zmm4
vporq zmm16, zmm16, zmm5
vporq zmm16, zmm16, zmm6
vporq zmm16, zmm16, zmm7
vporq zmm16, zmm16, zmm8
vporq zmm16, zmm16, zmm9
vporq zmm16, zmm16, zmm10
vporq zmm16, zmm16, zmm11
vporq zmm16, zmm16, zmm12
vporq zmm16, zmm16, zmm13
vporq zmm16, zmm16, zmm14
vporq zmm16, zmm16, zmm15
vptestnmq k1, zmm16, zmm16
vmovdqa64 zmm17, zmmword ptr [rdi+1408]
vporq zmm0{k1}, zmm0, zmm17
vmovdqa64 zmm16, zmm0
vmovdqa64 zmmword ptr [rdi+9344], zmm16
vpshrdq zmm16, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+9408], zmm16
vpshrdq zmm16, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+9472], zmm16
vpshrdq zmm16, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+9536], zmm16
vpshrdq zmm16, zmm3, zmm4, 16
vmovdqa64 zmmword ptr [rdi+9600], zmm16
vpsrlq zmm16, zmm4, 4
vmovdqa64 zmmword ptr [rdi+9664], zmm16
vpshrdq zmm16, zmm4, zmm5, 56
vmovdqa64 zmmword ptr [rdi+9728], zmm16
vpshrdq zmm16, zmm5, zmm6, 44
vmovdqa64 zmmword ptr [rdi+9792], zmm16
vpshrdq zmm16, zmm6, zmm7, 32
vmovdqa64 zmmword ptr [rdi+9856], zmm16
vpshrdq zmm16, zmm7, zmm8, 20
vmovdqa64 zmmword ptr [rdi+9920], zmm16
vpsrlq zmm16, zmm8, 8
vmovdqa64 zmmword ptr [rdi+9984], zmm16
vpshrdq zmm16, zmm8, zmm9, 60
vmovdqa64 zmmword ptr [rdi+10048], zmm16
vpshrdq zmm16, zmm9, zmm10, 48
vmovdqa64 zmmword ptr [rdi+10112], zmm16
vpshrdq zmm16, zmm10, zmm11, 36
vmovdqa64 zmmword ptr [rdi+10176], zmm16
vpshrdq zmm16, zmm11, zmm12, 24
vmovdqa64 zmmword ptr [rdi+10240], zmm16
vpsrlq zmm16, zmm12, 12
vmovdqa64 zmmword ptr [rdi+10304], zmm16
vmovdqa64 zmm16, zmm13
vmovdqa64 zmmword ptr [rdi+10368], zmm16
vpshrdq zmm16, zmm13, zmm14, 52
vmovdqa64 zmmword ptr [rdi+10432], zmm16
vpshrdq zmm16, zmm14, zmm15, 40
vmovdqa64 zmmword ptr [rdi+10496], zmm16
vpsrlq zmm16, zmm15, 28
vmovdqa64 zmmword ptr [rdi+10560], zmm16
.endm
.macro row
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpxorq zmm13, zmm13, zmm13
vpxorq zmm14, zmm14, zmm14
vpxorq zmm15, zmm15, zmm15
vpxorq zmm16, zmm16, zmm16
vpxorq zmm17, zmm17, zmm17
vpxorq zmm18, zmm18, zmm18
vpxorq zmm19, zmm19, zmm19
vpxorq zmm20, zmm20, zmm20
xor r10d, r10d
.endm
.macro reduce
vpxorq zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm0, zmm30
vpaddq zmm0, zmm0, zmm31
vpsrlq zmm0, zmm0, 52
vpaddq zmm1, zmm1, zmm0
.endm
.macro row_2
vpmadd52huq zmm1, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+9408]
vpmadd52luq zmm1, zmm22, zmm23
vpmadd52huq zmm2, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+9472]
vpmadd52luq zmm2, zmm22, zmm24
vpmadd52huq zmm3, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+9536]
vpmadd52luq zmm3, zmm22, zmm23
vpmadd52huq zmm4, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+9600]
vpmadd52luq zmm4, zmm22, zmm24
vpmadd52huq zmm5, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+9664]
vpmadd52luq zmm5, zmm22, zmm23
vpmadd52huq zmm6, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+9728]
vpmadd52luq zmm6, zmm22, zmm24
vpmadd52huq zmm7, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+9792]
vpmadd52luq zmm7, zmm22, zmm23
vpmadd52huq zmm8, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+9856]
vpmadd52luq zmm8, zmm22, zmm24
vpmadd52huq zmm9, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+9920]
vpmadd52luq zmm9, zmm22, zmm23
vpmadd52huq zmm10, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+9984]
vpmadd52luq zmm10, zmm22, zmm24
vpmadd52huq zmm11, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+10048]
vpmadd52luq zmm11, zmm22, zmm23
vpmadd52huq zmm12, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+10112]
vpmadd52luq zmm12, zmm22, zmm24
vpmadd52huq zmm13, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+10176]
vpmadd52luq zmm13, zmm22, zmm23
vpmadd52huq zmm14, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+10240]
vpmadd52luq zmm14, zmm22, zmm24
vpmadd52huq zmm15, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+10304]
vpmadd52luq zmm15, zmm22, zmm23
vpmadd52huq zmm16, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+10368]
vpmadd52luq zmm16, zmm22, zmm24
vpmadd52huq zmm17, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+10432]
vpmadd52luq zmm17, zmm22, zmm23
vpmadd52huq zmm18, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [rdi+10496]
vpmadd52luq zmm18, zmm22, zmm24
vpmadd52huq zmm19, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [rdi+10560]
vpmadd52luq zmm19, zmm22, zmm23
vpmadd52huq zmm20, zmm22, zmm23
.endm
.macro reduce_2 r0, r1
vpmadd52huq zmm1, zmm21, zmm29
vpmadd52luq zmm1, zmm21, zmm28
vpmadd52huq zmm2, zmm21, zmm28
vpmadd52luq zmm2, zmm21, zmm27
vpmadd52huq zmm3, zmm21, zmm27
vpmadd52luq zmm3, zmm21, zmm26
vpmadd52huq zmm4, zmm21, zmm26
vpmadd52luq zmm4, zmm21, zmm25
vpmadd52huq zmm5, zmm21, zmm25
vmovdqu64 zmm\r0, zmmword ptr [rdi+320]
vpmadd52luq zmm5, zmm21, zmm\r0
vpmadd52huq zmm6, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+384]
vpmadd52luq zmm6, zmm21, zmm\r1
vpmadd52huq zmm7, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+448]
vpmadd52luq zmm7, zmm21, zmm\r0
vpmadd52huq zmm8, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+512]
vpmadd52luq zmm8, zmm21, zmm\r1
vpmadd52huq zmm9, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+576]
vpmadd52luq zmm9, zmm21, zmm\r0
vpmadd52huq zmm10, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+640]
vpmadd52luq zmm10, zmm21, zmm\r1
vpmadd52huq zmm11, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+704]
vpmadd52luq zmm11, zmm21, zmm\r0
vpmadd52huq zmm12, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+768]
vpmadd52luq zmm12, zmm21, zmm\r1
vpmadd52huq zmm13, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+832]
vpmadd52luq zmm13, zmm21, zmm\r0
vpmadd52huq zmm14, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+896]
vpmadd52luq zmm14, zmm21, zmm\r1
vpmadd52huq zmm15, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+960]
vpmadd52luq zmm15, zmm21, zmm\r0
vpmadd52huq zmm16, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+1024]
vpmadd52luq zmm16, zmm21, zmm\r1
vpmadd52huq zmm17, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+1088]
vpmadd52luq zmm17, zmm21, zmm\r0
vpmadd52huq zmm18, zmm21, zmm\r0
vmovdqu64 zmm\r1, zmmword ptr [rdi+1152]
vpmadd52luq zmm18, zmm21, zmm\r1
vpmadd52huq zmm19, zmm21, zmm\r1
vmovdqu64 zmm\r0, zmmword ptr [rdi+1216]
vpmadd52luq zmm19, zmm21, zmm\r0
vpmadd52huq zmm20, zmm21, zmm\r0
vmovdqa64 zmm0, zmm1
vmovdqa64 zmm1, zmm2
vmovdqa64 zmm2, zmm3
vmovdqa64 zmm3, zmm4
vmovdqa64 zmm4, zmm5
vmovdqa64 zmm5, zmm6
vmovdqa64 zmm6, zmm7
vmovdqa64 zmm7, zmm8
vmovdqa64 zmm8, zmm9
vmovdqa64 zmm9, zmm10
vmovdqa64 zmm10, zmm11
vmovdqa64 zmm11, zmm12
vmovdqa64 zmm12, zmm13
vmovdqa64 zmm13, zmm14
vmovdqa64 zmm14, zmm15
vmovdqa64 zmm15, zmm16
vmovdqa64 zmm16, zmm17
vmovdqa64 zmm17, zmm18
vmovdqa64 zmm18, zmm19
vmovdqa64 zmm19, zmm20
vpxorq zmm20, zmm20, zmm20
add r10, 64
cmp r10, 1280
.endm
.macro carry d0
vpsrlq zmm21, zmm0, 52
vpaddq zmm1, zmm1, zmm21
vmovdqu64 zmmword ptr [rdi+4224+\d0], zmm0
vpsrlq zmm21, zmm1, 52
vpaddq zmm2, zmm2, zmm21
vmovdqu64 zmmword ptr [rdi+4288+\d0], zmm1
vpsrlq zmm21, zmm2, 52
vpaddq zmm3, zmm3, zmm21
vmovdqu64 zmmword ptr [rdi+4352+\d0], zmm2
vpsrlq zmm21, zmm3, 52
vpaddq zmm4, zmm4, zmm21
vmovdqu64 zmmword ptr [rdi+4416+\d0], zmm3
vpsrlq zmm21, zmm4, 52
vpaddq zmm5, zmm5, zmm21
vmovdqu64 zmmword ptr [rdi+4480+\d0], zmm4
vpsrlq zmm21, zmm5, 52
vpaddq zmm6, zmm6, zmm21
vmovdqu64 zmmword ptr [rdi+4544+\d0], zmm5
vpsrlq zmm21, zmm6, 52
vpaddq zmm7, zmm7, zmm21
vmovdqu64 zmmword ptr [rdi+4608+\d0], zmm6
vpsrlq zmm21, zmm7, 52
vpaddq zmm8, zmm8, zmm21
vmovdqu64 zmmword ptr [rdi+4672+\d0], zmm7
vpsrlq zmm21, zmm8, 52
vpaddq zmm9, zmm9, zmm21
vmovdqu64 zmmword ptr [rdi+4736+\d0], zmm8
vpsrlq zmm21, zmm9, 52
vpaddq zmm10, zmm10, zmm21
vmovdqu64 zmmword ptr [rdi+4800+\d0], zmm9
vpsrlq zmm21, zmm10, 52
vpaddq zmm11, zmm11, zmm21
vmovdqu64 zmmword ptr [rdi+4864+\d0], zmm10
vpsrlq zmm21, zmm11, 52
vpaddq zmm12, zmm12, zmm21
vmovdqu64 zmmword ptr [rdi+4928+\d0], zmm11
vpsrlq zmm21, zmm12, 52
vpaddq zmm13, zmm13, zmm21
vmovdqu64 zmmword ptr [rdi+4992+\d0], zmm12
vpsrlq zmm21, zmm13, 52
vpaddq zmm14, zmm14, zmm21
vmovdqu64 zmmword ptr [rdi+5056+\d0], zmm13
vpsrlq zmm21, zmm14, 52
vpaddq zmm15, zmm15, zmm21
vmovdqu64 zmmword ptr [rdi+5120+\d0], zmm14
vpsrlq zmm21, zmm15, 52
vpaddq zmm16, zmm16, zmm21
vmovdqu64 zmmword ptr [rdi+5184+\d0], zmm15
vpsrlq zmm21, zmm16, 52
vpaddq zmm17, zmm17, zmm21
vmovdqu64 zmmword ptr [rdi+5248+\d0], zmm16
vpsrlq zmm21, zmm17, 52
vpaddq zmm18, zmm18, zmm21
vmovdqu64 zmmword ptr [rdi+5312+\d0], zmm17
vpsrlq zmm21, zmm18, 52
vpaddq zmm19, zmm19, zmm21
vmovdqu64 zmmword ptr [rdi+5376+\d0], zmm18
vmovdqu64 zmmword ptr [rdi+5440+\d0], zmm19
.endm
.macro canonical r0, d1
vpaddq zmm20, zmm20, zmm22
vpaddq zmm\r0, zmm\r0, zmm21
vmovdqa64 zmmword ptr [rdi+10688+\d1], zmm20
vpsraq zmm22, zmm20, 52
vpsrlq zmm21, zmm\r0, 52
.endm
.macro load d0, r1, r2
vmovdqu64 xmm16, xmmword ptr [rsi+\d0]
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+128+\d0], 1
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+256+\d0], 2
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+384+\d0], 3
vmovdqu64 xmm17, xmmword ptr [rsi+512+\d0]
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+640+\d0], 1
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+768+\d0], 2
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+896+\d0], 3
vpunpcklqdq zmm\r1, zmm16, zmm17
vpunpckhqdq zmm\r2, zmm16, zmm17
.endm
.macro store r0, r1, d2
vpunpcklqdq zmm16, zmm\r0, zmm\r1
vpunpckhqdq zmm17, zmm\r0, zmm\r1
vmovdqu64 xmmword ptr [rsi+\d2], xmm16
vextracti64x2 xmmword ptr [rsi+128+\d2], zmm16, 1
vextracti64x2 xmmword ptr [rsi+256+\d2], zmm16, 2
vextracti64x2 xmmword ptr [rsi+384+\d2], zmm16, 3
vmovdqu64 xmmword ptr [rsi+512+\d2], xmm17
vextracti64x2 xmmword ptr [rsi+640+\d2], zmm17, 1
vextracti64x2 xmmword ptr [rsi+768+\d2], zmm17, 2
vextracti64x2 xmmword ptr [rsi+896+\d2], zmm17, 3
.endm
.macro row_3 r0, d1, r2
vpmadd52huq zmm\r0, zmm22, zmm23
vmovdqu64 zmm24, zmmword ptr [r8+64+\d1]
vpmadd52luq zmm\r0, zmm22, zmm24
vpmadd52huq zmm\r2, zmm22, zmm24
vmovdqu64 zmm23, zmmword ptr [r8+128+\d1]
vpmadd52luq zmm\r2, zmm22, zmm23
.endm
.macro canonical_2 d0, r1, r2, r3, r4
vmovdqa64 zmm20, zmmword ptr [rdi+10624+\d0]
vmovdqa64 zmm\r1{k3}, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi+10688+\d0]
vmovdqa64 zmm\r2{k3}, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi+10752+\d0]
vmovdqa64 zmm\r3{k3}, zmm20
vmovdqa64 zmm20, zmmword ptr [rdi+10816+\d0]
vmovdqa64 zmm\r4{k3}, zmm20
.endm
.macro canonical_3 r0, d1, r2, r3, r4
canonical \r0, 192+\d1
vpsubq zmm20, zmm\r2, zmmword ptr [rdi+320+\d1]
canonical \r2, 256+\d1
vpsubq zmm20, zmm\r3, zmmword ptr [rdi+384+\d1]
canonical \r3, 320+\d1
vpsubq zmm20, zmm\r4, zmmword ptr [rdi+448+\d1]
.endm
.macro canonical_4 r0, r1, r2, i3, r4, r5, i6
vpsllq zmm20, zmm\r0, 12
vpshrdq zmm\r1{k1}{z}, zmm20, zmm\r2, \i3
vpsllq zmm20, zmm\r2, 12
vpshrdq zmm\r4{k1}{z}, zmm20, zmm\r5, \i6
.endm
.macro load_2 r0, r1
vpunpcklqdq zmm\r0, zmm16, zmm17
vpunpckhqdq zmm\r1, zmm16, zmm17
.endm
.macro canonical_5 r0, r1, r2, i3, r4, i5, r6, r7, i8, r9, r10, i11
vpsllq zmm20, zmm\r0, 12
vpandq zmm21, zmm\r1, zmm31
vpshrdq zmm\r2, zmm20, zmm21, \i3
vpsllq zmm21, zmm\r4, \i5
vporq zmm\r2{k1}{z}, zmm\r2, zmm21
canonical_4 \r4, \r6, \r7, \i8, \r9, \r10, \i11
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+1344]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+1280]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1280	// begin
add rdx, r9	// begin
imul r9, rax, 1024	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 1024	// place
lea r8, [rdi+6784]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1280	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm16, xmmword ptr [rsi-1024]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-896], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-768], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-640], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-512]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-384], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-256], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-128], 3	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-1008]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-880], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-752], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-624], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-496]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-368], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-240], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-112], 3	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-992]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-864], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-736], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-608], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-480]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-224], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-96], 3	// again.x0.load
load_2 4, 5	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-976]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-848], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-720], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-592], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-464]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-336], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-208], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-80], 3	// again.x0.load
load_2 6, 7	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-960]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-832], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-704], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-576], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-448]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-320], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-192], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-64], 3	// again.x0.load
load_2 8, 9	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-944]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-816], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-688], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-560], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-432]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-304], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-176], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-48], 3	// again.x0.load
load_2 10, 11	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-928]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-800], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-544], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-416]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-288], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-160], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-32], 3	// again.x0.load
load_2 12, 13	// again.x0.load
vmovdqu64 xmm16, xmmword ptr [rsi-912]	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-784], 1	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-656], 2	// again.x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi-528], 3	// again.x0.load
vmovdqu64 xmm17, xmmword ptr [rsi-400]	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-272], 1	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-144], 2	// again.x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi-16], 3	// again.x0.load
load_2 14, 15	// again.x0.load
limbs	// again.x0.limbs
row	// again.p.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [r8+r10+0]	// again.p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9344]	// again.p.row
vpmadd52luq zmm0, zmm22, zmm24	// again.p.row
reduce	// again.p.reduce
row_2	// again.p.row
reduce_2 24, 23	// again.p.reduce
jnz 5b	// again.p.reduce
carry 0	// again.p.carry
lea r8, [rdi+4224]	// again
add rdx, 1280	// again
4:
load 0, 0, 1	// x0.load
load 16, 2, 3	// x0.load
load 32, 4, 5	// x0.load
load 48, 6, 7	// x0.load
load 64, 8, 9	// x0.load
load 80, 10, 11	// x0.load
load 96, 12, 13	// x0.load
load 112, 14, 15	// x0.load
limbs	// x0.limbs
korw k7, k7, k1	// zeros
knotw k1, k1	// zeros
row	// x0.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdi+r10+1664]	// x0.row
vmovdqu64 zmm23, zmmword ptr [r8+0]	// x0.row
vpmadd52luq zmm0, zmm22, zmm23	// x0.row
reduce	// x0.reduce
row_3 1, 0, 2	// x0.row
row_3 3, 128, 4	// x0.row
row_3 5, 256, 6	// x0.row
row_3 7, 384, 8	// x0.row
row_3 9, 512, 10	// x0.row
row_3 11, 640, 12	// x0.row
row_3 13, 768, 14	// x0.row
row_3 15, 896, 16	// x0.row
row_3 17, 1024, 18	// x0.row
vpmadd52huq zmm19, zmm22, zmm23	// x0.row
vmovdqu64 zmm24, zmmword ptr [r8+1216]	// x0.row
vpmadd52luq zmm19, zmm22, zmm24	// x0.row
vpmadd52huq zmm20, zmm22, zmm24	// x0.row
reduce_2 23, 24	// x0.reduce
jnz 5b	// x0.reduce
vpsubq zmm20, zmm0, zmm29	// x0.canonical
vmovdqa64 zmmword ptr [rdi+10624], zmm20	// x0.canonical
vpsraq zmm22, zmm20, 52	// x0.canonical
vpsrlq zmm21, zmm0, 52	// x0.canonical
vpsubq zmm20, zmm1, zmm28	// x0.canonical
canonical 1, 0	// x0.canonical
vpsubq zmm20, zmm2, zmm27	// x0.canonical
canonical 2, 64	// x0.canonical
vpsubq zmm20, zmm3, zmm26	// x0.canonical
canonical 3, 128	// x0.canonical
vpsubq zmm20, zmm4, zmm25	// x0.canonical
canonical_3 4, 0, 5, 6, 7	// x0.canonical
canonical_3 7, 192, 8, 9, 10	// x0.canonical
canonical_3 10, 384, 11, 12, 13	// x0.canonical
canonical_3 13, 576, 14, 15, 16	// x0.canonical
canonical_3 16, 768, 17, 18, 19	// x0.canonical
canonical 19, 1152	// x0.canonical
vpmovq2m k3, zmm20	// x0.canonical
knotw k3, k3	// x0.canonical
canonical_2 0, 0, 1, 2, 3	// x0.canonical
canonical_2 256, 4, 5, 6, 7	// x0.canonical
canonical_2 512, 8, 9, 10, 11	// x0.canonical
canonical_2 768, 12, 13, 14, 15	// x0.canonical
canonical_2 1024, 16, 17, 18, 19	// x0.canonical
canonical_4 0, 0, 1, 12, 1, 2, 24	// x0.canonical
canonical_4 2, 2, 3, 36, 3, 4, 48	// x0.canonical
canonical_5 4, 5, 4, 60, 6, 56, 5, 7, 20, 6, 8, 32	// x0.canonical
vpsllq zmm20, zmm8, 12	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm20, zmm9, 44	// x0.canonical
canonical_5 9, 10, 8, 56, 11, 60, 9, 12, 16, 10, 13, 28	// x0.canonical
canonical_4 13, 11, 14, 40, 12, 15, 52	// x0.canonical
canonical_4 16, 13, 17, 12, 14, 18, 24	// x0.canonical
vpsllq zmm20, zmm18, 12	// x0.canonical
vpshrdq zmm15{k1}{z}, zmm20, zmm19, 36	// x0.canonical
store 0, 1, 0	// x0.store
store 2, 3, 16	// x0.store
store 4, 5, 32	// x0.store
store 6, 7, 48	// x0.store
store 8, 9, 64	// x0.store
store 10, 11, 80	// x0.store
store 12, 13, 96	// x0.store
store 14, 15, 112	// x0.store
row	// u0.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [rdi+r10+1664]	// u0.row
vmovdqu64 zmm24, zmmword ptr [rdi+9344]	// u0.row
vpmadd52luq zmm0, zmm22, zmm24	// u0.row
reduce	// u0.reduce
row_2	// u0.row
reduce_2 24, 23	// u0.reduce
jnz 5b	// u0.reduce
carry -2560	// u0.carry
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem row
.purgem reduce
.purgem row_2
.purgem reduce_2
.purgem carry
.purgem canonical
.purgem load
.purgem store
.purgem row_3
.purgem canonical_2
.purgem canonical_3
.purgem canonical_4
.purgem load_2
.purgem canonical_5
