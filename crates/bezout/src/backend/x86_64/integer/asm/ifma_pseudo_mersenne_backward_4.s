// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m = 2^255 - r, from the products of
//   `ifma_pseudo_mersenne_forward_4` [Mon87], 4 words and 5 limbs of 51 bits.
//   From the last step to the first: with inverse = p, x = inverse before, or 0 for zero, and
//   p = inverse y, where y is x, or x + 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products with limbs below 2^51 + 2^45, before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1194 instructions.
.macro limbs
vmovdqa64 zmm4, zmm0
vpandq zmm4, zmm4, zmm31
vpshrdq zmm5, zmm0, zmm1, 51
vpandq zmm5, zmm5, zmm31
vpshrdq zmm6, zmm1, zmm2, 38
vpandq zmm6, zmm6, zmm31
vpshrdq zmm7, zmm2, zmm3, 25
vpandq zmm7, zmm7, zmm31
vpsrlq zmm8, zmm3, 12
vpandq zmm8, zmm8, zmm31
vpmovq2m k3, zmm3
vpaddq zmm4{k3}, zmm4, zmm30
vporq zmm9, zmm4, zmm5
vporq zmm9, zmm9, zmm6
vporq zmm9, zmm9, zmm7
vporq zmm9, zmm9, zmm8
vmovdqa64 zmm10, zmmword ptr [rdi+0]
vpxorq zmm10, zmm10, zmm4
vpxorq zmm11, zmm5, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm6, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm7, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm8, zmm31
vporq zmm10, zmm10, zmm11
vptestnmq k1, zmm9, zmm9
vptestnmq k3, zmm10, zmm10
korw k1, k1, k3
vmovdqa64 zmm11, zmmword ptr [rdi+448]
vpaddq zmm4{k1}, zmm4, zmm11
vmovdqa64 zmmword ptr [rdi+2624], zmm4
vmovdqa64 zmmword ptr [rdi+2688], zmm5
vmovdqa64 zmmword ptr [rdi+2752], zmm6
vmovdqa64 zmmword ptr [rdi+2816], zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm8
.endm
.macro limbs_2
vmovdqa64 zmm4, zmm0
vpandq zmm4, zmm4, zmm31
vpshrdq zmm5, zmm0, zmm1, 51
vpandq zmm5, zmm5, zmm31
vpshrdq zmm6, zmm1, zmm2, 38
vpandq zmm6, zmm6, zmm31
vpshrdq zmm7, zmm2, zmm3, 25
vpandq zmm7, zmm7, zmm31
vpsrlq zmm8, zmm3, 12
vpandq zmm8, zmm8, zmm31
vpmovq2m k3, zmm3
vpaddq zmm4{k3}, zmm4, zmm30
vporq zmm9, zmm4, zmm5
vporq zmm9, zmm9, zmm6
vporq zmm9, zmm9, zmm7
vporq zmm9, zmm9, zmm8
vmovdqa64 zmm10, zmmword ptr [rdi+0]
vpxorq zmm10, zmm10, zmm4
vpxorq zmm11, zmm5, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm6, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm7, zmm31
vporq zmm10, zmm10, zmm11
vpxorq zmm11, zmm8, zmm31
vporq zmm10, zmm10, zmm11
vptestnmq k2, zmm9, zmm9
vptestnmq k3, zmm10, zmm10
korw k2, k2, k3
vmovdqa64 zmm11, zmmword ptr [rdi+448]
vpaddq zmm4{k2}, zmm4, zmm11
vmovdqa64 zmmword ptr [rdi+2944], zmm4
vmovdqa64 zmmword ptr [rdi+3008], zmm5
vmovdqa64 zmmword ptr [rdi+3072], zmm6
vmovdqa64 zmmword ptr [rdi+3136], zmm7
vmovdqa64 zmmword ptr [rdi+3200], zmm8
.endm
.macro row d0
vmovdqu64 zmm18, zmmword ptr [rdi+2624+\d0]
vmovdqu64 zmm19, zmmword ptr [rdi+2688+\d0]
vmovdqu64 zmm20, zmmword ptr [rdi+2752+\d0]
vmovdqu64 zmm21, zmmword ptr [rdi+2816+\d0]
vmovdqu64 zmm22, zmmword ptr [rdi+2880+\d0]
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
vmovdqu64 zmm23, zmmword ptr [r8+\d0]
vpmadd52luq zmm0, zmm23, zmm18
vpmadd52luq zmm1, zmm23, zmm19
vpmadd52luq zmm2, zmm23, zmm20
vpmadd52luq zmm3, zmm23, zmm21
vpmadd52luq zmm4, zmm23, zmm22
vpmadd52huq zmm9, zmm23, zmm18
vpmadd52huq zmm10, zmm23, zmm19
vpmadd52huq zmm11, zmm23, zmm20
vpmadd52huq zmm12, zmm23, zmm21
vpmadd52huq zmm13, zmm23, zmm22
.endm
.macro row_2 d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm23, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm\r1, zmm23, zmm18
vpmadd52luq zmm\r2, zmm23, zmm19
vpmadd52luq zmm\r3, zmm23, zmm20
vpmadd52luq zmm\r4, zmm23, zmm21
vpmadd52luq zmm\r5, zmm23, zmm22
vpmadd52huq zmm\r6, zmm23, zmm18
vpmadd52huq zmm\r7, zmm23, zmm19
vpmadd52huq zmm\r8, zmm23, zmm20
vpmadd52huq zmm\r9, zmm23, zmm21
vpmadd52huq zmm\r10, zmm23, zmm22
.endm
.macro reduce
vpaddq zmm5, zmm5, zmm13
vpaddq zmm6, zmm6, zmm14
vpaddq zmm7, zmm7, zmm15
vpaddq zmm8, zmm8, zmm16
vpaddq zmm17, zmm17, zmm17
vpaddq zmm5, zmm5, zmm13
vpaddq zmm6, zmm6, zmm14
vpaddq zmm7, zmm7, zmm15
vpaddq zmm8, zmm8, zmm16
vpsrlq zmm24, zmm5, 51
vpaddq zmm6, zmm6, zmm24
vpandq zmm5, zmm5, zmm31
vpsrlq zmm24, zmm6, 51
vpaddq zmm7, zmm7, zmm24
vpandq zmm6, zmm6, zmm31
vpsrlq zmm24, zmm7, 51
vpaddq zmm8, zmm8, zmm24
vpandq zmm7, zmm7, zmm31
vpsrlq zmm24, zmm8, 51
vpaddq zmm17, zmm17, zmm24
vpandq zmm8, zmm8, zmm31
vpxorq zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm17, zmm30
vpmadd52luq zmm4, zmm17, zmm30
vpmadd52huq zmm12, zmm8, zmm30
vpmadd52luq zmm3, zmm8, zmm30
vpmadd52huq zmm11, zmm7, zmm30
vpmadd52luq zmm2, zmm7, zmm30
vpmadd52huq zmm10, zmm6, zmm30
vpmadd52luq zmm1, zmm6, zmm30
vpmadd52huq zmm9, zmm5, zmm30
vpmadd52luq zmm0, zmm5, zmm30
vpmadd52luq zmm0, zmm25, zmm29
vpmadd52huq zmm9, zmm25, zmm29
vpaddq zmm1, zmm1, zmm9
vpaddq zmm1, zmm1, zmm9
vpaddq zmm2, zmm2, zmm10
vpaddq zmm2, zmm2, zmm10
vpaddq zmm3, zmm3, zmm11
vpaddq zmm3, zmm3, zmm11
vpaddq zmm4, zmm4, zmm12
vpaddq zmm4, zmm4, zmm12
vpsrlq zmm9, zmm0, 51
vpandq zmm0, zmm0, zmm31
vpsrlq zmm10, zmm1, 51
vpandq zmm1, zmm1, zmm31
vpsrlq zmm11, zmm2, 51
vpandq zmm2, zmm2, zmm31
vpsrlq zmm12, zmm3, 51
vpandq zmm3, zmm3, zmm31
vpsrlq zmm13, zmm4, 51
vpandq zmm4, zmm4, zmm31
vpaddq zmm1, zmm1, zmm9
vpaddq zmm2, zmm2, zmm10
vpaddq zmm3, zmm3, zmm11
vpaddq zmm4, zmm4, zmm12
vpmadd52luq zmm0, zmm13, zmm30
.endm
.macro carry d0
vmovdqu64 zmmword ptr [rdi+1344+\d0], zmm0
vmovdqu64 zmmword ptr [rdi+1408+\d0], zmm1
vmovdqu64 zmmword ptr [rdi+1472+\d0], zmm2
vmovdqu64 zmmword ptr [rdi+1536+\d0], zmm3
vmovdqu64 zmmword ptr [rdi+1600+\d0], zmm4
.endm
.macro load d0
vmovdqu64 xmm4, xmmword ptr [rsi+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+32+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+64+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+96+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+128+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+160+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+192+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+224+\d0], 3
vpunpcklqdq zmm0, zmm4, zmm5
vpunpckhqdq zmm1, zmm4, zmm5
vmovdqu64 xmm4, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+48+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+80+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+112+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+144+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+176+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+208+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+240+\d0], 3
vpunpcklqdq zmm2, zmm4, zmm5
vpunpckhqdq zmm3, zmm4, zmm5
.endm
.macro row_3 d0
vmovdqu64 zmm18, zmmword ptr [r8+\d0]
vmovdqu64 zmm19, zmmword ptr [r8+64+\d0]
vmovdqu64 zmm20, zmmword ptr [r8+128+\d0]
vmovdqu64 zmm21, zmmword ptr [r8+192+\d0]
vmovdqu64 zmm22, zmmword ptr [r8+256+\d0]
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
vmovdqu64 zmm23, zmmword ptr [rdi+704+\d0]
vpmadd52luq zmm0, zmm23, zmm18
vpmadd52luq zmm1, zmm23, zmm19
vpmadd52luq zmm2, zmm23, zmm20
vpmadd52luq zmm3, zmm23, zmm21
vpmadd52luq zmm4, zmm23, zmm22
vpmadd52huq zmm9, zmm23, zmm18
vpmadd52huq zmm10, zmm23, zmm19
vpmadd52huq zmm11, zmm23, zmm20
vpmadd52huq zmm12, zmm23, zmm21
vpmadd52huq zmm13, zmm23, zmm22
.endm
.macro row_4 d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm23, zmmword ptr [rdi+768+\d0]
vpmadd52luq zmm\r1, zmm23, zmm18
vpmadd52luq zmm\r2, zmm23, zmm19
vpmadd52luq zmm\r3, zmm23, zmm20
vpmadd52luq zmm\r4, zmm23, zmm21
vpmadd52luq zmm\r5, zmm23, zmm22
vpmadd52huq zmm\r6, zmm23, zmm18
vpmadd52huq zmm\r7, zmm23, zmm19
vpmadd52huq zmm\r8, zmm23, zmm20
vpmadd52huq zmm\r9, zmm23, zmm21
vpmadd52huq zmm\r10, zmm23, zmm22
.endm
.macro store d0
vpunpcklqdq zmm0, zmm5, zmm6
vpunpckhqdq zmm1, zmm5, zmm6
vmovdqu64 xmmword ptr [rsi+\d0], xmm0
vextracti64x2 xmmword ptr [rsi+32+\d0], zmm0, 1
vextracti64x2 xmmword ptr [rsi+64+\d0], zmm0, 2
vextracti64x2 xmmword ptr [rsi+96+\d0], zmm0, 3
vmovdqu64 xmmword ptr [rsi+128+\d0], xmm1
vextracti64x2 xmmword ptr [rsi+160+\d0], zmm1, 1
vextracti64x2 xmmword ptr [rsi+192+\d0], zmm1, 2
vextracti64x2 xmmword ptr [rsi+224+\d0], zmm1, 3
vpunpcklqdq zmm0, zmm7, zmm8
vpunpckhqdq zmm1, zmm7, zmm8
vmovdqu64 xmmword ptr [rsi+16+\d0], xmm0
vextracti64x2 xmmword ptr [rsi+48+\d0], zmm0, 1
vextracti64x2 xmmword ptr [rsi+80+\d0], zmm0, 2
vextracti64x2 xmmword ptr [rsi+112+\d0], zmm0, 3
vmovdqu64 xmmword ptr [rsi+144+\d0], xmm1
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm1, 1
vextracti64x2 xmmword ptr [rsi+208+\d0], zmm1, 2
vextracti64x2 xmmword ptr [rsi+240+\d0], zmm1, 3
.endm
.macro row_5 d0
vmovdqu64 zmm18, zmmword ptr [rdi+2624+\d0]
vmovdqu64 zmm19, zmmword ptr [rdi+2688+\d0]
vmovdqu64 zmm20, zmmword ptr [rdi+2752+\d0]
vmovdqu64 zmm21, zmmword ptr [rdi+2816+\d0]
vmovdqu64 zmm22, zmmword ptr [rdi+2880+\d0]
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
vmovdqu64 zmm23, zmmword ptr [rdi+704+\d0]
vpmadd52luq zmm0, zmm23, zmm18
vpmadd52luq zmm1, zmm23, zmm19
vpmadd52luq zmm2, zmm23, zmm20
vpmadd52luq zmm3, zmm23, zmm21
vpmadd52luq zmm4, zmm23, zmm22
vpmadd52huq zmm9, zmm23, zmm18
vpmadd52huq zmm10, zmm23, zmm19
vpmadd52huq zmm11, zmm23, zmm20
vpmadd52huq zmm12, zmm23, zmm21
vpmadd52huq zmm13, zmm23, zmm22
.endm
.macro row_to_canonical d0
row_3 \d0
row_4 \d0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14
row_4 64+\d0, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15
row_4 128+\d0, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16
row_4 192+\d0, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17
reduce
vpaddq zmm5, zmm0, zmm30
vpsrlq zmm10, zmm5, 51
vpaddq zmm6, zmm1, zmm10
vpsrlq zmm10, zmm6, 51
vpaddq zmm7, zmm2, zmm10
vpsrlq zmm10, zmm7, 51
vpaddq zmm8, zmm3, zmm10
vpsrlq zmm10, zmm8, 51
vpaddq zmm9, zmm4, zmm10
vpsrlq zmm10, zmm0, 51
vpaddq zmm1, zmm1, zmm10
vpsrlq zmm10, zmm1, 51
vpaddq zmm2, zmm2, zmm10
vpsrlq zmm10, zmm2, 51
vpaddq zmm3, zmm3, zmm10
vpsrlq zmm10, zmm3, 51
vpaddq zmm4, zmm4, zmm10
vpsllq zmm10, zmm9, 12
vpmovq2m k3, zmm10
vpandq zmm9, zmm9, zmm31
vmovdqa64 zmm0{k3}, zmm5
vmovdqa64 zmm1{k3}, zmm6
vmovdqa64 zmm2{k3}, zmm7
vmovdqa64 zmm3{k3}, zmm8
vmovdqa64 zmm4{k3}, zmm9
vpsllq zmm9, zmm0, 13
.endm
.macro store_to_carry d0, d1
store \d0
row_5 \d1
row_4 \d1, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14
row_4 64+\d1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15
row_4 128+\d1, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16
row_4 192+\d1, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17
reduce
carry -640+\d1
.endm
.macro row_to_carry d0
row \d0
row_2 \d0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14
row_2 64+\d0, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15
row_2 128+\d0, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16
row_2 192+\d0, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17
reduce
carry \d0
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 640	// begin
add rdx, r9	// begin
imul r9, rax, 512	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 512	// place
lea r8, [rdi+1984]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 640	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm4, xmmword ptr [rsi-512]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-480], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-448], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-416], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-384]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-320], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-288], 3	// again.x0.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-496]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-464], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-432], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-400], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-368]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-336], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-304], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-272], 3	// again.x0.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm4, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-224], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-192], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-160], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-128]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-96], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-64], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-32], 3	// again.x1.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-208], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-176], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-144], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-112]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-80], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-48], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x1.load
limbs_2	// again.x1.limbs
row_to_carry 0	// again.p0.row0
row_to_carry 320	// again.p1.row0
lea r8, [rdi+1344]	// again
add rdx, 640	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 256	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// x0.row0
vpshrdq zmm5{k1}{z}, zmm9, zmm1, 13	// x0.canonical
vpsllq zmm9, zmm1, 13	// x0.canonical
vpshrdq zmm6{k1}{z}, zmm9, zmm2, 26	// x0.canonical
vpsllq zmm9, zmm2, 13	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm9, zmm3, 39	// x0.canonical
vpsllq zmm9, zmm3, 13	// x0.canonical
vpshrdq zmm8{k1}{z}, zmm9, zmm4, 52	// x0.canonical
store_to_carry 0, 0	// x0.store
row_to_canonical 320	// x1.row0
vpshrdq zmm5{k2}{z}, zmm9, zmm1, 13	// x1.canonical
vpsllq zmm9, zmm1, 13	// x1.canonical
vpshrdq zmm6{k2}{z}, zmm9, zmm2, 26	// x1.canonical
vpsllq zmm9, zmm2, 13	// x1.canonical
vpshrdq zmm7{k2}{z}, zmm9, zmm3, 39	// x1.canonical
vpsllq zmm9, zmm3, 13	// x1.canonical
vpshrdq zmm8{k2}{z}, zmm9, zmm4, 52	// x1.canonical
store_to_carry 256, 320	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem limbs_2
.purgem row
.purgem row_2
.purgem reduce
.purgem carry
.purgem load
.purgem row_3
.purgem row_4
.purgem store
.purgem row_5
.purgem row_to_canonical
.purgem store_to_carry
.purgem row_to_carry
