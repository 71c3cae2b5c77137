// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m = 2^255 - r, zeros left out [Mon87], 4 words and 5 limbs of 51 bits.
//   p = p y for each step, where y is x, or x + 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 4 words for each step; rdx = kept products, 640 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p with limbs below 2^51 + 2^45, before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 434 instructions.
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
.macro load_to_limbs d0
load \d0
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
.endm
.macro first d0
vmovdqa64 zmm0, zmmword ptr [rdi+704+\d0]
vmovdqa64 zmmword ptr [rdi+1984+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+768+\d0]
vmovdqa64 zmmword ptr [rdi+2048+\d0], zmm0
.endm
.macro row_to_carry d0
row \d0
row_2 \d0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14
row_2 64+\d0, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15
row_2 128+\d0, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16
row_2 192+\d0, 4, 5, 6, 7, 8, 13, 14, 15, 16, 17
reduce
vmovdqu64 zmmword ptr [r9+\d0], zmm0
vmovdqu64 zmmword ptr [r9+64+\d0], zmm1
vmovdqu64 zmmword ptr [r9+128+\d0], zmm2
vmovdqu64 zmmword ptr [r9+192+\d0], zmm3
vmovdqu64 zmmword ptr [r9+256+\d0], zmm4
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
first 0	// first
first 128	// first
first 256	// first
first 384	// first
first 512	// first
lea r8, [rdi+1984]	// first
xor eax, eax	// first
.p2align 5
2:
load_to_limbs 0	// x0.load
vptestnmq k1, zmm9, zmm9	// x0.limbs
vptestnmq k3, zmm10, zmm10	// x0.limbs
korw k1, k1, k3	// x0.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// x0.limbs
vpaddq zmm4{k1}, zmm4, zmm11	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm5	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm6	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm7	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm8	// x0.limbs
load_to_limbs 256	// x1.load
vptestnmq k2, zmm9, zmm9	// x1.limbs
vptestnmq k3, zmm10, zmm10	// x1.limbs
korw k2, k2, k3	// x1.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// x1.limbs
vpaddq zmm4{k2}, zmm4, zmm11	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm4	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3008], zmm5	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3072], zmm6	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm7	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm8	// x1.limbs
add rax, 1	// place
lea r9, [rdi+704]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1344]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 640	// place
4:
row_to_carry 0	// p0.row0
row_to_carry 320	// p1.row0
mov r8, r9	// loop
add rsi, 512	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem row
.purgem row_2
.purgem reduce
.purgem load_to_limbs
.purgem first
.purgem row_to_carry
