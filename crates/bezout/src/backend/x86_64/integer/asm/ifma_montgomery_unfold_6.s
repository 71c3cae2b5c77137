// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 6 words and 8
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_6` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1121 instructions.
.macro reduce r0, r1
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm12, zmmword ptr [rdi+4032+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm12, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm12, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm12, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm10, zmm29
vpmadd52luq zmm\r0, zmm10, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm12, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm12, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm12, zmmword ptr [rsi+448]
vpmadd52huq zmm\r4, zmm12, zmmword ptr [rsi+0]
vpmadd52huq zmm\r5, zmm12, zmmword ptr [rsi+64]
vpmadd52huq zmm\r6, zmm12, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm12, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm12, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm12, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm12, zmmword ptr [rsi+384]
vpmadd52huq zmm\r7, zmm12, zmmword ptr [rsi+448]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm10, zmm27
vpmadd52luq zmm\r1, zmm10, zmm26
vpmadd52luq zmm\r2, zmm10, zmm25
vpaddq zmm\r3, zmm\r3, zmm11
vpmadd52luq zmm\r4, zmm10, zmm24
vpmadd52luq zmm\r5, zmm10, zmm23
vpmadd52luq zmm\r6, zmm10, zmm22
vpmadd52huq zmm\r0, zmm10, zmm28
vpmadd52huq zmm\r1, zmm10, zmm27
vpmadd52huq zmm\r2, zmm10, zmm26
vpmadd52huq zmm\r4, zmm10, zmm25
vpmadd52huq zmm\r5, zmm10, zmm24
vpmadd52huq zmm\r6, zmm10, zmm23
vpmadd52huq zmm\r7, zmm10, zmm22
.endm
.macro reduce_4
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm7, zmm30
vpaddq zmm7, zmm7, zmm31
vpsrlq zmm7, zmm7, 52
vpaddq zmm8, zmm8, zmm7
vpxorq zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm10, zmm29
vpmadd52luq zmm8, zmm10, zmm28
vpmadd52luq zmm9, zmm10, zmm27
vpmadd52luq zmm0, zmm10, zmm26
vpmadd52luq zmm1, zmm10, zmm25
vpaddq zmm8, zmm8, zmm11
vpmadd52luq zmm2, zmm10, zmm24
vpmadd52luq zmm3, zmm10, zmm23
vpmadd52luq zmm4, zmm10, zmm22
vpmadd52huq zmm9, zmm10, zmm28
vpmadd52huq zmm0, zmm10, zmm27
vpmadd52huq zmm1, zmm10, zmm26
vpmadd52huq zmm2, zmm10, zmm25
vpmadd52huq zmm3, zmm10, zmm24
vpmadd52huq zmm4, zmm10, zmm23
vpmadd52huq zmm5, zmm10, zmm22
.endm
.macro carry d0
vpsrlq zmm10, zmm8, 52
vpaddq zmm9, zmm9, zmm10
vmovdqu64 zmmword ptr [rdi+3968+\d0], zmm8
vpsrlq zmm10, zmm9, 52
vpaddq zmm0, zmm0, zmm10
vmovdqu64 zmmword ptr [rdi+4032+\d0], zmm9
vpsrlq zmm10, zmm0, 52
vpaddq zmm1, zmm1, zmm10
vmovdqu64 zmmword ptr [rdi+4096+\d0], zmm0
vpsrlq zmm10, zmm1, 52
vpaddq zmm2, zmm2, zmm10
vmovdqu64 zmmword ptr [rdi+4160+\d0], zmm1
vpsrlq zmm10, zmm2, 52
vpaddq zmm3, zmm3, zmm10
vmovdqu64 zmmword ptr [rdi+4224+\d0], zmm2
vpsrlq zmm10, zmm3, 52
vpaddq zmm4, zmm4, zmm10
vmovdqu64 zmmword ptr [rdi+4288+\d0], zmm3
vpsrlq zmm10, zmm4, 52
vpaddq zmm5, zmm5, zmm10
vmovdqu64 zmmword ptr [rdi+4352+\d0], zmm4
vmovdqu64 zmmword ptr [rdi+4416+\d0], zmm5
.endm
.macro row_3 d0
vmovdqu64 zmm12, zmmword ptr [rdi+3968]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1408+\d0]
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1472+\d0]
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1536+\d0]
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1600+\d0]
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1664+\d0]
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1728+\d0]
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1792+\d0]
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1856+\d0]
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1408+\d0]
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1472+\d0]
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1536+\d0]
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1600+\d0]
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1664+\d0]
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1728+\d0]
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1792+\d0]
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1856+\d0]
.endm
.macro row_4 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm12, zmmword ptr [rdi+4032+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rdi+1408+\d3]
vpmadd52luq zmm\r4, zmm12, zmmword ptr [rdi+1472+\d3]
vpmadd52luq zmm\r5, zmm12, zmmword ptr [rdi+1536+\d3]
vpmadd52luq zmm\r6, zmm12, zmmword ptr [rdi+1600+\d3]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8
vpmadd52luq zmm\r0, zmm12, zmmword ptr [rdi+1664+\d1]
vpmadd52luq zmm\r2, zmm12, zmmword ptr [rdi+1728+\d1]
vpmadd52luq zmm\r3, zmm12, zmmword ptr [rdi+1792+\d1]
vpmadd52luq zmm\r4, zmm12, zmmword ptr [rdi+1856+\d1]
vpmadd52huq zmm\r5, zmm12, zmmword ptr [rdi+1408+\d1]
vpmadd52huq zmm\r6, zmm12, zmmword ptr [rdi+1472+\d1]
vpmadd52huq zmm\r7, zmm12, zmmword ptr [rdi+1536+\d1]
vpmadd52huq zmm\r0, zmm12, zmmword ptr [rdi+1600+\d1]
vpmadd52huq zmm\r2, zmm12, zmmword ptr [rdi+1664+\d1]
vpmadd52huq zmm\r3, zmm12, zmmword ptr [rdi+1728+\d1]
vpmadd52huq zmm\r4, zmm12, zmmword ptr [rdi+1792+\d1]
vpmadd52huq zmm\r8, zmm12, zmmword ptr [rdi+1856+\d1]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7, r8, r9, r10, r11
reduce \r0, \r1
row_4 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_5 \r8, \d4, \r9, \r10, \r11, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8, \r9, \r10, \r11
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+1920+\d0]
vmovdqa64 zmmword ptr [rdi+896+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1984+\d0]
vmovdqa64 zmmword ptr [rdi+960+\d0], zmm0
.endm
.macro constants r0, d1, r2, d3, r4, d5, r6
vmovdqa64 zmm\r0, zmmword ptr [rdi+576+\d1]
vmovdqa64 zmm\r2, zmmword ptr [rdi+512+\d3]
vmovdqa64 zmm\r4, zmmword ptr [rdi+\d5]
vmovdqa64 zmm\r6, zmmword ptr [rdi+64+\d5]
.endm
.macro row_to_carry d0, d1
row_3 \d0
reduce_5 0, 1, 0, 9, \d0, 2, 3, 4, 5, 6, 7, 8
reduce_5 1, 2, 64, 0, \d0, 3, 4, 5, 6, 7, 8, 9
reduce_5 2, 3, 128, 1, \d0, 4, 5, 6, 7, 8, 9, 0
reduce_5 3, 4, 192, 2, \d0, 5, 6, 7, 8, 9, 0, 1
reduce_5 4, 5, 256, 3, \d0, 6, 7, 8, 9, 0, 1, 2
reduce_5 5, 6, 320, 4, \d0, 7, 8, 9, 0, 1, 2, 3
reduce_5 6, 7, 384, 5, \d0, 8, 9, 0, 1, 2, 3, 4
reduce_4
carry -2048+\d1
.endm
constants 31, 0, 30, 0, 29, 0, 28	// constants
constants 27, -448, 26, -320, 25, 256, 24	// constants
constants 23, -192, 22, -64, 0, 6528, 1	// constants
constants 2, 6080, 3, 6208, 4, 6784, 5	// limbs
vmovdqa64 zmm6, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+3968], zmm6	// limbs
vpshrdq zmm6, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+4032], zmm6	// limbs
vpshrdq zmm6, zmm1, zmm2, 40	// limbs
vmovdqa64 zmmword ptr [rdi+4096], zmm6	// limbs
vpshrdq zmm6, zmm2, zmm3, 28	// limbs
vmovdqa64 zmmword ptr [rdi+4160], zmm6	// limbs
vpshrdq zmm6, zmm3, zmm4, 16	// limbs
vmovdqa64 zmmword ptr [rdi+4224], zmm6	// limbs
vpsrlq zmm6, zmm4, 4	// limbs
vmovdqa64 zmmword ptr [rdi+4288], zmm6	// limbs
vpshrdq zmm6, zmm4, zmm5, 56	// limbs
vmovdqa64 zmmword ptr [rdi+4352], zmm6	// limbs
vpsrlq zmm6, zmm5, 44	// limbs
vmovdqa64 zmmword ptr [rdi+4416], zmm6	// limbs
lea rsi, [rdi+6528]	// begin
lea rax, [rdi+4992]	// begin
.p2align 5
2:
sub rsi, 512	// loop
vmovdqu64 zmm12, zmmword ptr [rdi+3968]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+0]	// p.row0
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+64]	// p.row0
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+128]	// p.row0
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+192]	// p.row0
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+256]	// p.row0
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+320]	// p.row0
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+384]	// p.row0
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+448]	// p.row0
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+0]	// p.row0
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+64]	// p.row0
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+128]	// p.row0
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+192]	// p.row0
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+256]	// p.row0
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+320]	// p.row0
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+384]	// p.row0
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+448]	// p.row0
reduce_6 0, 1, 0, 9, 2, 3, 4, 5, 6, 7, 8	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9	// p.reduce1
reduce_6 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 0	// p.reduce2
reduce_6 3, 4, 192, 2, 5, 6, 7, 8, 9, 0, 1	// p.reduce3
reduce_6 4, 5, 256, 3, 6, 7, 8, 9, 0, 1, 2	// p.reduce4
reduce_6 5, 6, 320, 4, 7, 8, 9, 0, 1, 2, 3	// p.reduce5
reduce_6 6, 7, 384, 5, 8, 9, 0, 1, 2, 3, 4	// p.reduce6
reduce_4	// p.reduce7
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 0	// p0.row0
row_to_carry -512, 512	// p1.row0
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
inverses 640	// inverses
inverses 768	// inverses
inverses 896	// inverses
vzeroupper	// leave
ret	// leave
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem reduce_4
.purgem carry
.purgem row_3
.purgem row_4
.purgem row_5
.purgem reduce_5
.purgem reduce_6
.purgem inverses
.purgem constants
.purgem row_to_carry
