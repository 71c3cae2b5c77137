// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 9 words and 12
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_9` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2248 instructions.
.macro reduce r0, r1
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm16, zmmword ptr [rdi+5824+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm14, zmm29
vpmadd52luq zmm\r0, zmm14, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rsi+256]
vpmadd52luq zmm\r1, zmm16, zmmword ptr [rsi+320]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+384]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+448]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rsi+512]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rsi+576]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rsi+640]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rsi+704]
vpmadd52huq zmm\r8, zmm16, zmmword ptr [rsi+0]
vpmadd52huq zmm\r9, zmm16, zmmword ptr [rsi+64]
vpmadd52huq zmm\r10, zmm16, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rsi+192]
vpmadd52huq zmm\r1, zmm16, zmmword ptr [rsi+256]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rsi+320]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rsi+384]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rsi+448]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [rsi+512]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rsi+576]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [rsi+640]
vpmadd52huq zmm\r11, zmm16, zmmword ptr [rsi+704]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
vpmadd52luq zmm\r0, zmm14, zmm27
vpmadd52luq zmm\r1, zmm14, zmm26
vpmadd52luq zmm\r2, zmm14, zmmword ptr [rdi+256]
vpaddq zmm\r3, zmm\r3, zmm15
vpmadd52luq zmm\r4, zmm14, zmmword ptr [rdi+320]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rdi+384]
vpmadd52luq zmm\r6, zmm14, zmmword ptr [rdi+448]
vpmadd52luq zmm\r7, zmm14, zmmword ptr [rdi+512]
vpmadd52luq zmm\r8, zmm14, zmmword ptr [rdi+576]
vpmadd52luq zmm\r9, zmm14, zmmword ptr [rdi+640]
vpmadd52luq zmm\r10, zmm14, zmmword ptr [rdi+704]
vpmadd52huq zmm\r0, zmm14, zmm28
vpmadd52huq zmm\r1, zmm14, zmm27
vpmadd52huq zmm\r2, zmm14, zmm26
vpmadd52huq zmm\r4, zmm14, zmmword ptr [rdi+256]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rdi+320]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [rdi+384]
vpmadd52huq zmm\r7, zmm14, zmmword ptr [rdi+448]
vpmadd52huq zmm\r8, zmm14, zmmword ptr [rdi+512]
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rdi+576]
vpmadd52huq zmm\r10, zmm14, zmmword ptr [rdi+640]
vpmadd52huq zmm\r11, zmm14, zmmword ptr [rdi+704]
.endm
.macro reduce_4
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm11, zmm30
vpaddq zmm11, zmm11, zmm31
vpsrlq zmm11, zmm11, 52
vpaddq zmm12, zmm12, zmm11
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm14, zmm29
vpmadd52luq zmm12, zmm14, zmm28
vpmadd52luq zmm13, zmm14, zmm27
vpmadd52luq zmm0, zmm14, zmm26
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]
vpaddq zmm12, zmm12, zmm15
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]
vpmadd52huq zmm13, zmm14, zmm28
vpmadd52huq zmm0, zmm14, zmm27
vpmadd52huq zmm1, zmm14, zmm26
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]
.endm
.macro carry d0
vpsrlq zmm14, zmm12, 52
vpaddq zmm13, zmm13, zmm14
vmovdqu64 zmmword ptr [rdi+5760+\d0], zmm12
vpsrlq zmm14, zmm13, 52
vpaddq zmm0, zmm0, zmm14
vmovdqu64 zmmword ptr [rdi+5824+\d0], zmm13
vpsrlq zmm14, zmm0, 52
vpaddq zmm1, zmm1, zmm14
vmovdqu64 zmmword ptr [rdi+5888+\d0], zmm0
vpsrlq zmm14, zmm1, 52
vpaddq zmm2, zmm2, zmm14
vmovdqu64 zmmword ptr [rdi+5952+\d0], zmm1
vpsrlq zmm14, zmm2, 52
vpaddq zmm3, zmm3, zmm14
vmovdqu64 zmmword ptr [rdi+6016+\d0], zmm2
vpsrlq zmm14, zmm3, 52
vpaddq zmm4, zmm4, zmm14
vmovdqu64 zmmword ptr [rdi+6080+\d0], zmm3
vpsrlq zmm14, zmm4, 52
vpaddq zmm5, zmm5, zmm14
vmovdqu64 zmmword ptr [rdi+6144+\d0], zmm4
vpsrlq zmm14, zmm5, 52
vpaddq zmm6, zmm6, zmm14
vmovdqu64 zmmword ptr [rdi+6208+\d0], zmm5
vpsrlq zmm14, zmm6, 52
vpaddq zmm7, zmm7, zmm14
vmovdqu64 zmmword ptr [rdi+6272+\d0], zmm6
vpsrlq zmm14, zmm7, 52
vpaddq zmm8, zmm8, zmm14
vmovdqu64 zmmword ptr [rdi+6336+\d0], zmm7
vpsrlq zmm14, zmm8, 52
vpaddq zmm9, zmm9, zmm14
vmovdqu64 zmmword ptr [rdi+6400+\d0], zmm8
vmovdqu64 zmmword ptr [rdi+6464+\d0], zmm9
.endm
.macro row_3 d0
vmovdqu64 zmm16, zmmword ptr [rdi+5760]
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
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+1920+\d0]
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+1984+\d0]
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2048+\d0]
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2112+\d0]
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2176+\d0]
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+2240+\d0]
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+2304+\d0]
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+2368+\d0]
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+2432+\d0]
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+2496+\d0]
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+2560+\d0]
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+2624+\d0]
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+1920+\d0]
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+1984+\d0]
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2048+\d0]
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2112+\d0]
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2176+\d0]
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+2240+\d0]
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+2304+\d0]
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+2368+\d0]
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+2432+\d0]
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+2496+\d0]
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+2560+\d0]
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+2624+\d0]
.endm
.macro row_4 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm16, zmmword ptr [rdi+5824+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rdi+1920+\d3]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rdi+1984+\d3]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+2048+\d3]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rdi+2112+\d3]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rdi+2176+\d1]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rdi+2240+\d1]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rdi+2304+\d1]
vpmadd52luq zmm\r4, zmm16, zmmword ptr [rdi+2368+\d1]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+2432+\d1]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [rdi+2496+\d1]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rdi+2560+\d1]
vpmadd52luq zmm\r8, zmm16, zmmword ptr [rdi+2624+\d1]
vpmadd52huq zmm\r9, zmm16, zmmword ptr [rdi+1920+\d1]
vpmadd52huq zmm\r10, zmm16, zmmword ptr [rdi+1984+\d1]
vpmadd52huq zmm\r11, zmm16, zmmword ptr [rdi+2048+\d1]
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rdi+2112+\d1]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rdi+2176+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rdi+2240+\d1]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rdi+2304+\d1]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [rdi+2368+\d1]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rdi+2432+\d1]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [rdi+2496+\d1]
vpmadd52huq zmm\r8, zmm16, zmmword ptr [rdi+2560+\d1]
vpmadd52huq zmm\r12, zmm16, zmmword ptr [rdi+2624+\d1]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15
reduce \r0, \r1
row_4 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_5 \r8, \d4, \r9, \r10, \r11, \r12, \r13, \r14, \r15, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r15
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r13, \r14, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7, \r8, \r9, \r10, \r11, \r12, \r13, \r14
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+2688+\d0]
vmovdqa64 zmmword ptr [rdi+1152+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+2752+\d0]
vmovdqa64 zmmword ptr [rdi+1216+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+2816+\d0]
vmovdqa64 zmmword ptr [rdi+1280+\d0], zmm0
.endm
.macro row_to_carry d0, d1
row_3 \d0
reduce_5 0, 1, 0, 13, \d0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
reduce_5 1, 2, 64, 0, \d0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
reduce_5 2, 3, 128, 1, \d0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0
reduce_5 3, 4, 192, 2, \d0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1
reduce_5 4, 5, 256, 3, \d0, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2
reduce_5 5, 6, 320, 4, \d0, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3
reduce_5 6, 7, 384, 5, \d0, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4
reduce_5 7, 8, 448, 6, \d0, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5
reduce_5 8, 9, 512, 7, \d0, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6
reduce_5 9, 10, 576, 8, \d0, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7
reduce_5 10, 11, 640, 9, \d0, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8
reduce_4
carry -3072+\d1
.endm
.macro limbs d0, r1, r2, i3, r4, i5
vmovdqa64 zmmword ptr [rdi+5760+\d0], zmm9
vpshrdq zmm9, zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+5824+\d0], zmm9
vpshrdq zmm9, zmm\r2, zmm\r4, \i5
.endm
.macro constants r0, d1, r2, d3, r4, d5
vmovdqa64 zmm\r0, zmmword ptr [rdi+832+\d1]
vmovdqa64 zmm\r2, zmmword ptr [rdi+768+\d3]
vmovdqa64 zmm\r4, zmmword ptr [rdi+\d5]
.endm
.macro row_6 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
.macro row_7 r0, d1, r2, r3
vpmadd52luq zmm\r0, zmm16, zmmword ptr [rsi+\d1]
vpmadd52luq zmm\r2, zmm16, zmmword ptr [rsi+64+\d1]
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rsi+128+\d1]
.endm
.macro row_8 r0, d1, r2, r3
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rsi+\d1]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rsi+64+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [rsi+128+\d1]
.endm
constants 31, 0, 30, 0, 29, 0	// constants
constants 28, -768, 27, -640, 26, 192	// constants
constants 0, 8768, 1, 8896, 2, 9728	// limbs
constants 3, 8960, 4, 9088, 5, 9920	// limbs
constants 6, 9152, 7, 9280, 8, 10112	// limbs
vmovdqa64 zmm9, zmm0	// limbs
limbs 0, 0, 1, 52, 2, 40	// limbs
limbs 128, 2, 3, 28, 4, 16	// limbs
vmovdqa64 zmmword ptr [rdi+6016], zmm9	// limbs
vpsrlq zmm9, zmm4, 4	// limbs
limbs 320, 4, 5, 56, 6, 44	// limbs
limbs 448, 6, 7, 32, 8, 20	// limbs
vmovdqa64 zmmword ptr [rdi+6336], zmm9	// limbs
vpsrlq zmm9, zmm8, 8	// limbs
vmovdqa64 zmmword ptr [rdi+6400], zmm9	// limbs
vpsrlq zmm9, zmm8, 60	// limbs
vmovdqa64 zmmword ptr [rdi+6464], zmm9	// limbs
lea rsi, [rdi+9600]	// begin
lea rax, [rdi+7296]	// begin
.p2align 5
2:
sub rsi, 768	// loop
vmovdqu64 zmm16, zmmword ptr [rdi+5760]	// p.row0
row_6 0, 1, 2	// p.row0
row_6 3, 4, 5	// p.row0
row_6 6, 7, 8	// p.row0
row_6 9, 10, 11	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
row_7 0, 0, 1, 2	// p.row0
row_7 3, 192, 4, 5	// p.row0
row_7 6, 384, 7, 8	// p.row0
row_7 9, 576, 10, 11	// p.row0
row_8 1, 0, 2, 3	// p.row0
row_8 4, 192, 5, 6	// p.row0
row_8 7, 384, 8, 9	// p.row0
row_8 10, 576, 11, 12	// p.row0
reduce_6 0, 1, 0, 13, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13	// p.reduce1
reduce_6 2, 3, 128, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0	// p.reduce2
reduce_6 3, 4, 192, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1	// p.reduce3
reduce_6 4, 5, 256, 3, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2	// p.reduce4
reduce_6 5, 6, 320, 4, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3	// p.reduce5
reduce_6 6, 7, 384, 5, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4	// p.reduce6
reduce_6 7, 8, 448, 6, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5	// p.reduce7
reduce_6 8, 9, 512, 7, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6	// p.reduce8
reduce_6 9, 10, 576, 8, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7	// p.reduce9
reduce_6 10, 11, 640, 9, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8	// p.reduce10
reduce_4	// p.reduce11
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 0	// p0.row0
row_to_carry -768, 768	// p1.row0
inverses 0	// inverses
inverses 192	// inverses
inverses 384	// inverses
inverses 576	// inverses
inverses 768	// inverses
inverses 960	// inverses
inverses 1152	// inverses
inverses 1344	// inverses
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
.purgem row_to_carry
.purgem limbs
.purgem constants
.purgem row_6
.purgem row_7
.purgem row_8
