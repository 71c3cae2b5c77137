// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 8 words and 10
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_8` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1639 instructions.
.macro reduce r0, r1
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm14, zmmword ptr [rdi+4928+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm12, zmm29
vpmadd52luq zmm\r0, zmm12, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm14, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm14, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rsi+448]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rsi+512]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rsi+576]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [rsi+0]
vpmadd52huq zmm\r7, zmm14, zmmword ptr [rsi+64]
vpmadd52huq zmm\r8, zmm14, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm14, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm14, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm14, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm14, zmmword ptr [rsi+384]
vpmadd52huq zmm\r4, zmm14, zmmword ptr [rsi+448]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rsi+512]
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rsi+576]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm12, zmm27
vpmadd52luq zmm\r1, zmm12, zmm26
vpmadd52luq zmm\r2, zmm12, zmm25
vpaddq zmm\r3, zmm\r3, zmm13
vpmadd52luq zmm\r4, zmm12, zmm24
vpmadd52luq zmm\r5, zmm12, zmm23
vpmadd52luq zmm\r6, zmm12, zmm22
vpmadd52luq zmm\r7, zmm12, zmmword ptr [rdi+512]
vpmadd52luq zmm\r8, zmm12, zmmword ptr [rdi+576]
vpmadd52huq zmm\r0, zmm12, zmm28
vpmadd52huq zmm\r1, zmm12, zmm27
vpmadd52huq zmm\r2, zmm12, zmm26
vpmadd52huq zmm\r4, zmm12, zmm25
vpmadd52huq zmm\r5, zmm12, zmm24
vpmadd52huq zmm\r6, zmm12, zmm23
vpmadd52huq zmm\r7, zmm12, zmm22
vpmadd52huq zmm\r8, zmm12, zmmword ptr [rdi+512]
vpmadd52huq zmm\r9, zmm12, zmmword ptr [rdi+576]
.endm
.macro reduce_4
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm9, zmm30
vpaddq zmm9, zmm9, zmm31
vpsrlq zmm9, zmm9, 52
vpaddq zmm10, zmm10, zmm9
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm12, zmm29
vpmadd52luq zmm10, zmm12, zmm28
vpmadd52luq zmm11, zmm12, zmm27
vpmadd52luq zmm0, zmm12, zmm26
vpmadd52luq zmm1, zmm12, zmm25
vpaddq zmm10, zmm10, zmm13
vpmadd52luq zmm2, zmm12, zmm24
vpmadd52luq zmm3, zmm12, zmm23
vpmadd52luq zmm4, zmm12, zmm22
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+512]
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+576]
vpmadd52huq zmm11, zmm12, zmm28
vpmadd52huq zmm0, zmm12, zmm27
vpmadd52huq zmm1, zmm12, zmm26
vpmadd52huq zmm2, zmm12, zmm25
vpmadd52huq zmm3, zmm12, zmm24
vpmadd52huq zmm4, zmm12, zmm23
vpmadd52huq zmm5, zmm12, zmm22
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+512]
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+576]
.endm
.macro carry d0
vpsrlq zmm12, zmm10, 52
vpaddq zmm11, zmm11, zmm12
vmovdqu64 zmmword ptr [rdi+4864+\d0], zmm10
vpsrlq zmm12, zmm11, 52
vpaddq zmm0, zmm0, zmm12
vmovdqu64 zmmword ptr [rdi+4928+\d0], zmm11
vpsrlq zmm12, zmm0, 52
vpaddq zmm1, zmm1, zmm12
vmovdqu64 zmmword ptr [rdi+4992+\d0], zmm0
vpsrlq zmm12, zmm1, 52
vpaddq zmm2, zmm2, zmm12
vmovdqu64 zmmword ptr [rdi+5056+\d0], zmm1
vpsrlq zmm12, zmm2, 52
vpaddq zmm3, zmm3, zmm12
vmovdqu64 zmmword ptr [rdi+5120+\d0], zmm2
vpsrlq zmm12, zmm3, 52
vpaddq zmm4, zmm4, zmm12
vmovdqu64 zmmword ptr [rdi+5184+\d0], zmm3
vpsrlq zmm12, zmm4, 52
vpaddq zmm5, zmm5, zmm12
vmovdqu64 zmmword ptr [rdi+5248+\d0], zmm4
vpsrlq zmm12, zmm5, 52
vpaddq zmm6, zmm6, zmm12
vmovdqu64 zmmword ptr [rdi+5312+\d0], zmm5
vpsrlq zmm12, zmm6, 52
vpaddq zmm7, zmm7, zmm12
vmovdqu64 zmmword ptr [rdi+5376+\d0], zmm6
vmovdqu64 zmmword ptr [rdi+5440+\d0], zmm7
.endm
.macro row_3 d0
vmovdqu64 zmm14, zmmword ptr [rdi+4864]
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
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1664+\d0]
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1728+\d0]
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1792+\d0]
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1856+\d0]
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1920+\d0]
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1984+\d0]
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+2048+\d0]
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+2112+\d0]
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+2176+\d0]
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+2240+\d0]
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1664+\d0]
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1728+\d0]
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1792+\d0]
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1856+\d0]
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1920+\d0]
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1984+\d0]
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+2048+\d0]
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+2112+\d0]
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+2176+\d0]
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+2240+\d0]
.endm
.macro row_4 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm14, zmmword ptr [rdi+4928+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rdi+1664+\d3]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rdi+1728+\d3]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rdi+1792+\d3]
vpmadd52luq zmm\r6, zmm14, zmmword ptr [rdi+1856+\d3]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vpmadd52luq zmm\r0, zmm14, zmmword ptr [rdi+1920+\d1]
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rdi+1984+\d1]
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rdi+2048+\d1]
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rdi+2112+\d1]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rdi+2176+\d1]
vpmadd52luq zmm\r6, zmm14, zmmword ptr [rdi+2240+\d1]
vpmadd52huq zmm\r7, zmm14, zmmword ptr [rdi+1664+\d1]
vpmadd52huq zmm\r8, zmm14, zmmword ptr [rdi+1728+\d1]
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rdi+1792+\d1]
vpmadd52huq zmm\r0, zmm14, zmmword ptr [rdi+1856+\d1]
vpmadd52huq zmm\r2, zmm14, zmmword ptr [rdi+1920+\d1]
vpmadd52huq zmm\r3, zmm14, zmmword ptr [rdi+1984+\d1]
vpmadd52huq zmm\r4, zmm14, zmmword ptr [rdi+2048+\d1]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rdi+2112+\d1]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [rdi+2176+\d1]
vpmadd52huq zmm\r10, zmm14, zmmword ptr [rdi+2240+\d1]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13
reduce \r0, \r1
row_4 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_5 \r8, \d4, \r9, \r10, \r11, \r12, \r13, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8, \r9, \r10, \r11, \r12, \r13
reduce \r1, \r5
row_4 64+\d2, \r0, \r5, \d4, \r6, \r7, \r8
reduce_2 \r5
row_5 \r9, \d4, \r10, \r11, \r12, \r13, \r3, \r6, \r7, \r8, \r0
reduce_3 \r6, \r7, \r8, \r5, \r9, \r10, \r11, \r12, \r13, \r3
reduce \r5, \r6
row_4 128+\d2, \r1, \r6, \d4, \r7, \r8, \r9
reduce_2 \r6
row_5 \r10, \d4, \r11, \r12, \r13, \r3, \r0, \r7, \r8, \r9, \r1
reduce_3 \r7, \r8, \r9, \r6, \r10, \r11, \r12, \r13, \r3, \r0
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10, \r11, \r12
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+2304+\d0]
vmovdqa64 zmmword ptr [rdi+1024+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+2368+\d0]
vmovdqa64 zmmword ptr [rdi+1088+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+2432+\d0]
vmovdqa64 zmmword ptr [rdi+1152+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+2496+\d0]
vmovdqa64 zmmword ptr [rdi+1216+\d0], zmm0
.endm
.macro constants r0, d1, r2, d3, r4, d5
vmovdqa64 zmm\r0, zmmword ptr [rdi+704+\d1]
vmovdqa64 zmm\r2, zmmword ptr [rdi+640+\d3]
vmovdqa64 zmm\r4, zmmword ptr [rdi+\d5]
.endm
.macro limbs d0, r1, r2, i3, r4, i5, r6, i7, i8
vmovdqa64 zmmword ptr [rdi+4928+\d0], zmm8
vpshrdq zmm8, zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+4992+\d0], zmm8
vpshrdq zmm8, zmm\r2, zmm\r4, \i5
vmovdqa64 zmmword ptr [rdi+5056+\d0], zmm8
vpshrdq zmm8, zmm\r4, zmm\r6, \i7
vmovdqa64 zmmword ptr [rdi+5120+\d0], zmm8
vpsrlq zmm8, zmm\r6, \i8
.endm
.macro row_to_carry d0, d1
row_3 \d0
reduce_5 0, 1, 0, 11, \d0, 2, 3, 4, 5, 6, 7, 8, 9, 10
reduce_5 3, 4, 192, 2, \d0, 5, 6, 7, 8, 9, 10, 11, 0, 1
reduce_5 6, 7, 384, 5, \d0, 8, 9, 10, 11, 0, 1, 2, 3, 4
reduce_4
carry -2560+\d1
.endm
constants 31, 0, 30, 0, 29, 0	// constants
constants 28, -640, 27, -512, 26, 192	// constants
constants 25, -448, 24, -320, 23, 384	// constants
constants 22, -256, 0, 7424, 1, 8128	// constants
constants 2, 7488, 3, 7616, 4, 8320	// limbs
constants 5, 7680, 6, 7808, 7, 8512	// limbs
vmovdqa64 zmm8, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm8	// limbs
vpshrdq zmm8, zmm0, zmm1, 52	// limbs
limbs 0, 1, 2, 40, 3, 28, 4, 16, 4	// limbs
limbs 256, 4, 5, 56, 6, 44, 7, 32, 20	// limbs
vmovdqa64 zmmword ptr [rdi+5440], zmm8	// limbs
lea rsi, [rdi+8064]	// begin
lea rax, [rdi+6144]	// begin
.p2align 5
2:
sub rsi, 640	// loop
vmovdqu64 zmm14, zmmword ptr [rdi+4864]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpxorq zmm9, zmm9, zmm9	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+0]	// p.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+64]	// p.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+128]	// p.row0
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+192]	// p.row0
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+256]	// p.row0
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+320]	// p.row0
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+384]	// p.row0
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+448]	// p.row0
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+512]	// p.row0
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+576]	// p.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+0]	// p.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+64]	// p.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+128]	// p.row0
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+192]	// p.row0
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+256]	// p.row0
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+320]	// p.row0
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+384]	// p.row0
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+448]	// p.row0
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+512]	// p.row0
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+576]	// p.row0
reduce_6 0, 1, 0, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11	// p.reduce1
reduce_6 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 10, 11, 0	// p.reduce2
reduce_6 3, 4, 192, 2, 5, 6, 7, 8, 9, 10, 11, 0, 1	// p.reduce3
reduce_6 4, 5, 256, 3, 6, 7, 8, 9, 10, 11, 0, 1, 2	// p.reduce4
reduce_6 5, 6, 320, 4, 7, 8, 9, 10, 11, 0, 1, 2, 3	// p.reduce5
reduce_6 6, 7, 384, 5, 8, 9, 10, 11, 0, 1, 2, 3, 4	// p.reduce6
reduce_6 7, 8, 448, 6, 9, 10, 11, 0, 1, 2, 3, 4, 5	// p.reduce7
reduce_6 8, 9, 512, 7, 10, 11, 0, 1, 2, 3, 4, 5, 6	// p.reduce8
reduce_4	// p.reduce9
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 0	// p0.row0
row_to_carry -640, 640	// p1.row0
inverses 0	// inverses
inverses 256	// inverses
inverses 512	// inverses
inverses 768	// inverses
inverses 1024	// inverses
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
.purgem limbs
.purgem row_to_carry
