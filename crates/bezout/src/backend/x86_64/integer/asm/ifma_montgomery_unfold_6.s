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
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm24, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm23, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm22, zmmword ptr [rdi+448]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+6528]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+6592]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+6656]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+6720]	// limbs
vmovdqa64 zmm4, zmmword ptr [rdi+6784]	// limbs
vmovdqa64 zmm5, zmmword ptr [rdi+6848]	// limbs
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
vpxorq zmm10, zmm10, zmm10	// p.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vmovdqu64 zmm12, zmmword ptr [rdi+4032]	// p.row1
vpxorq zmm9, zmm9, zmm9	// p.row1
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+0]	// p.row1
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+64]	// p.row1
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+128]	// p.row1
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+192]	// p.row1
vpxorq zmm11, zmm11, zmm11	// p.reduce0
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// p.reduce0
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+256]	// p.row1
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+320]	// p.row1
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+384]	// p.row1
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+448]	// p.row1
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+0]	// p.row1
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+64]	// p.row1
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+128]	// p.row1
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+192]	// p.row1
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+256]	// p.row1
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+320]	// p.row1
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+384]	// p.row1
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+448]	// p.row1
vpmadd52luq zmm2, zmm10, zmm27	// p.reduce0
vpmadd52luq zmm3, zmm10, zmm26	// p.reduce0
vpmadd52luq zmm4, zmm10, zmm25	// p.reduce0
vpaddq zmm1, zmm1, zmm11	// p.reduce0
vpmadd52luq zmm5, zmm10, zmm24	// p.reduce0
vpmadd52luq zmm6, zmm10, zmm23	// p.reduce0
vpmadd52luq zmm7, zmm10, zmm22	// p.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// p.reduce0
vpmadd52huq zmm4, zmm10, zmm26	// p.reduce0
vpmadd52huq zmm5, zmm10, zmm25	// p.reduce0
vpmadd52huq zmm6, zmm10, zmm24	// p.reduce0
vpmadd52huq zmm7, zmm10, zmm23	// p.reduce0
vpmadd52huq zmm8, zmm10, zmm22	// p.reduce0
vpxorq zmm10, zmm10, zmm10	// p.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vmovdqu64 zmm12, zmmword ptr [rdi+4096]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+0]	// p.row2
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+64]	// p.row2
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+128]	// p.row2
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+192]	// p.row2
vpxorq zmm11, zmm11, zmm11	// p.reduce1
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// p.reduce1
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+256]	// p.row2
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+320]	// p.row2
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+384]	// p.row2
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+448]	// p.row2
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+0]	// p.row2
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+64]	// p.row2
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+128]	// p.row2
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+192]	// p.row2
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+256]	// p.row2
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+320]	// p.row2
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+384]	// p.row2
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+448]	// p.row2
vpmadd52luq zmm3, zmm10, zmm27	// p.reduce1
vpmadd52luq zmm4, zmm10, zmm26	// p.reduce1
vpmadd52luq zmm5, zmm10, zmm25	// p.reduce1
vpaddq zmm2, zmm2, zmm11	// p.reduce1
vpmadd52luq zmm6, zmm10, zmm24	// p.reduce1
vpmadd52luq zmm7, zmm10, zmm23	// p.reduce1
vpmadd52luq zmm8, zmm10, zmm22	// p.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// p.reduce1
vpmadd52huq zmm5, zmm10, zmm26	// p.reduce1
vpmadd52huq zmm6, zmm10, zmm25	// p.reduce1
vpmadd52huq zmm7, zmm10, zmm24	// p.reduce1
vpmadd52huq zmm8, zmm10, zmm23	// p.reduce1
vpmadd52huq zmm9, zmm10, zmm22	// p.reduce1
vpxorq zmm10, zmm10, zmm10	// p.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vmovdqu64 zmm12, zmmword ptr [rdi+4160]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+0]	// p.row3
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+64]	// p.row3
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+128]	// p.row3
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+192]	// p.row3
vpxorq zmm11, zmm11, zmm11	// p.reduce2
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// p.reduce2
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+256]	// p.row3
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+320]	// p.row3
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+384]	// p.row3
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+448]	// p.row3
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+0]	// p.row3
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+64]	// p.row3
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+128]	// p.row3
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+192]	// p.row3
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+256]	// p.row3
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+320]	// p.row3
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+384]	// p.row3
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+448]	// p.row3
vpmadd52luq zmm4, zmm10, zmm27	// p.reduce2
vpmadd52luq zmm5, zmm10, zmm26	// p.reduce2
vpmadd52luq zmm6, zmm10, zmm25	// p.reduce2
vpaddq zmm3, zmm3, zmm11	// p.reduce2
vpmadd52luq zmm7, zmm10, zmm24	// p.reduce2
vpmadd52luq zmm8, zmm10, zmm23	// p.reduce2
vpmadd52luq zmm9, zmm10, zmm22	// p.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// p.reduce2
vpmadd52huq zmm5, zmm10, zmm27	// p.reduce2
vpmadd52huq zmm6, zmm10, zmm26	// p.reduce2
vpmadd52huq zmm7, zmm10, zmm25	// p.reduce2
vpmadd52huq zmm8, zmm10, zmm24	// p.reduce2
vpmadd52huq zmm9, zmm10, zmm23	// p.reduce2
vpmadd52huq zmm0, zmm10, zmm22	// p.reduce2
vpxorq zmm10, zmm10, zmm10	// p.reduce3
vpmadd52luq zmm10, zmm3, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vmovdqu64 zmm12, zmmword ptr [rdi+4224]	// p.row4
vpxorq zmm2, zmm2, zmm2	// p.row4
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+0]	// p.row4
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+64]	// p.row4
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+128]	// p.row4
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+192]	// p.row4
vpxorq zmm11, zmm11, zmm11	// p.reduce3
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm10, zmm28	// p.reduce3
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+256]	// p.row4
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+320]	// p.row4
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+384]	// p.row4
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+448]	// p.row4
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+0]	// p.row4
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+64]	// p.row4
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+128]	// p.row4
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+192]	// p.row4
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+256]	// p.row4
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+320]	// p.row4
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+384]	// p.row4
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+448]	// p.row4
vpmadd52luq zmm5, zmm10, zmm27	// p.reduce3
vpmadd52luq zmm6, zmm10, zmm26	// p.reduce3
vpmadd52luq zmm7, zmm10, zmm25	// p.reduce3
vpaddq zmm4, zmm4, zmm11	// p.reduce3
vpmadd52luq zmm8, zmm10, zmm24	// p.reduce3
vpmadd52luq zmm9, zmm10, zmm23	// p.reduce3
vpmadd52luq zmm0, zmm10, zmm22	// p.reduce3
vpmadd52huq zmm5, zmm10, zmm28	// p.reduce3
vpmadd52huq zmm6, zmm10, zmm27	// p.reduce3
vpmadd52huq zmm7, zmm10, zmm26	// p.reduce3
vpmadd52huq zmm8, zmm10, zmm25	// p.reduce3
vpmadd52huq zmm9, zmm10, zmm24	// p.reduce3
vpmadd52huq zmm0, zmm10, zmm23	// p.reduce3
vpmadd52huq zmm1, zmm10, zmm22	// p.reduce3
vpxorq zmm10, zmm10, zmm10	// p.reduce4
vpmadd52luq zmm10, zmm4, zmm30	// p.reduce4
vpaddq zmm4, zmm4, zmm31	// p.reduce4
vpsrlq zmm4, zmm4, 52	// p.reduce4
vpaddq zmm5, zmm5, zmm4	// p.reduce4
vmovdqu64 zmm12, zmmword ptr [rdi+4288]	// p.row5
vpxorq zmm3, zmm3, zmm3	// p.row5
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+0]	// p.row5
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+64]	// p.row5
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+128]	// p.row5
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+192]	// p.row5
vpxorq zmm11, zmm11, zmm11	// p.reduce4
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce4
vpmadd52luq zmm5, zmm10, zmm28	// p.reduce4
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+256]	// p.row5
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+320]	// p.row5
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+384]	// p.row5
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+448]	// p.row5
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+0]	// p.row5
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+64]	// p.row5
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+128]	// p.row5
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+192]	// p.row5
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+256]	// p.row5
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+320]	// p.row5
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+384]	// p.row5
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+448]	// p.row5
vpmadd52luq zmm6, zmm10, zmm27	// p.reduce4
vpmadd52luq zmm7, zmm10, zmm26	// p.reduce4
vpmadd52luq zmm8, zmm10, zmm25	// p.reduce4
vpaddq zmm5, zmm5, zmm11	// p.reduce4
vpmadd52luq zmm9, zmm10, zmm24	// p.reduce4
vpmadd52luq zmm0, zmm10, zmm23	// p.reduce4
vpmadd52luq zmm1, zmm10, zmm22	// p.reduce4
vpmadd52huq zmm6, zmm10, zmm28	// p.reduce4
vpmadd52huq zmm7, zmm10, zmm27	// p.reduce4
vpmadd52huq zmm8, zmm10, zmm26	// p.reduce4
vpmadd52huq zmm9, zmm10, zmm25	// p.reduce4
vpmadd52huq zmm0, zmm10, zmm24	// p.reduce4
vpmadd52huq zmm1, zmm10, zmm23	// p.reduce4
vpmadd52huq zmm2, zmm10, zmm22	// p.reduce4
vpxorq zmm10, zmm10, zmm10	// p.reduce5
vpmadd52luq zmm10, zmm5, zmm30	// p.reduce5
vpaddq zmm5, zmm5, zmm31	// p.reduce5
vpsrlq zmm5, zmm5, 52	// p.reduce5
vpaddq zmm6, zmm6, zmm5	// p.reduce5
vmovdqu64 zmm12, zmmword ptr [rdi+4352]	// p.row6
vpxorq zmm4, zmm4, zmm4	// p.row6
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+0]	// p.row6
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+64]	// p.row6
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+128]	// p.row6
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+192]	// p.row6
vpxorq zmm11, zmm11, zmm11	// p.reduce5
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce5
vpmadd52luq zmm6, zmm10, zmm28	// p.reduce5
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+256]	// p.row6
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+320]	// p.row6
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+384]	// p.row6
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+448]	// p.row6
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+0]	// p.row6
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+64]	// p.row6
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+128]	// p.row6
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+192]	// p.row6
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+256]	// p.row6
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+320]	// p.row6
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+384]	// p.row6
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+448]	// p.row6
vpmadd52luq zmm7, zmm10, zmm27	// p.reduce5
vpmadd52luq zmm8, zmm10, zmm26	// p.reduce5
vpmadd52luq zmm9, zmm10, zmm25	// p.reduce5
vpaddq zmm6, zmm6, zmm11	// p.reduce5
vpmadd52luq zmm0, zmm10, zmm24	// p.reduce5
vpmadd52luq zmm1, zmm10, zmm23	// p.reduce5
vpmadd52luq zmm2, zmm10, zmm22	// p.reduce5
vpmadd52huq zmm7, zmm10, zmm28	// p.reduce5
vpmadd52huq zmm8, zmm10, zmm27	// p.reduce5
vpmadd52huq zmm9, zmm10, zmm26	// p.reduce5
vpmadd52huq zmm0, zmm10, zmm25	// p.reduce5
vpmadd52huq zmm1, zmm10, zmm24	// p.reduce5
vpmadd52huq zmm2, zmm10, zmm23	// p.reduce5
vpmadd52huq zmm3, zmm10, zmm22	// p.reduce5
vpxorq zmm10, zmm10, zmm10	// p.reduce6
vpmadd52luq zmm10, zmm6, zmm30	// p.reduce6
vpaddq zmm6, zmm6, zmm31	// p.reduce6
vpsrlq zmm6, zmm6, 52	// p.reduce6
vpaddq zmm7, zmm7, zmm6	// p.reduce6
vmovdqu64 zmm12, zmmword ptr [rdi+4416]	// p.row7
vpxorq zmm5, zmm5, zmm5	// p.row7
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+0]	// p.row7
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+64]	// p.row7
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+128]	// p.row7
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+192]	// p.row7
vpxorq zmm11, zmm11, zmm11	// p.reduce6
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce6
vpmadd52luq zmm7, zmm10, zmm28	// p.reduce6
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+256]	// p.row7
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+320]	// p.row7
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+384]	// p.row7
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+448]	// p.row7
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+0]	// p.row7
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+64]	// p.row7
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+128]	// p.row7
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+192]	// p.row7
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+256]	// p.row7
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+320]	// p.row7
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+384]	// p.row7
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+448]	// p.row7
vpmadd52luq zmm8, zmm10, zmm27	// p.reduce6
vpmadd52luq zmm9, zmm10, zmm26	// p.reduce6
vpmadd52luq zmm0, zmm10, zmm25	// p.reduce6
vpaddq zmm7, zmm7, zmm11	// p.reduce6
vpmadd52luq zmm1, zmm10, zmm24	// p.reduce6
vpmadd52luq zmm2, zmm10, zmm23	// p.reduce6
vpmadd52luq zmm3, zmm10, zmm22	// p.reduce6
vpmadd52huq zmm8, zmm10, zmm28	// p.reduce6
vpmadd52huq zmm9, zmm10, zmm27	// p.reduce6
vpmadd52huq zmm0, zmm10, zmm26	// p.reduce6
vpmadd52huq zmm1, zmm10, zmm25	// p.reduce6
vpmadd52huq zmm2, zmm10, zmm24	// p.reduce6
vpmadd52huq zmm3, zmm10, zmm23	// p.reduce6
vpmadd52huq zmm4, zmm10, zmm22	// p.reduce6
vpxorq zmm10, zmm10, zmm10	// p.reduce7
vpmadd52luq zmm10, zmm7, zmm30	// p.reduce7
vpaddq zmm7, zmm7, zmm31	// p.reduce7
vpsrlq zmm7, zmm7, 52	// p.reduce7
vpaddq zmm8, zmm8, zmm7	// p.reduce7
vpxorq zmm11, zmm11, zmm11	// p.reduce7
vpmadd52huq zmm11, zmm10, zmm29	// p.reduce7
vpmadd52luq zmm8, zmm10, zmm28	// p.reduce7
vpmadd52luq zmm9, zmm10, zmm27	// p.reduce7
vpmadd52luq zmm0, zmm10, zmm26	// p.reduce7
vpmadd52luq zmm1, zmm10, zmm25	// p.reduce7
vpaddq zmm8, zmm8, zmm11	// p.reduce7
vpmadd52luq zmm2, zmm10, zmm24	// p.reduce7
vpmadd52luq zmm3, zmm10, zmm23	// p.reduce7
vpmadd52luq zmm4, zmm10, zmm22	// p.reduce7
vpmadd52huq zmm9, zmm10, zmm28	// p.reduce7
vpmadd52huq zmm0, zmm10, zmm27	// p.reduce7
vpmadd52huq zmm1, zmm10, zmm26	// p.reduce7
vpmadd52huq zmm2, zmm10, zmm25	// p.reduce7
vpmadd52huq zmm3, zmm10, zmm24	// p.reduce7
vpmadd52huq zmm4, zmm10, zmm23	// p.reduce7
vpmadd52huq zmm5, zmm10, zmm22	// p.reduce7
vpsrlq zmm10, zmm8, 52	// p.carry
vpaddq zmm9, zmm9, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+3968], zmm8	// p.carry
vpsrlq zmm10, zmm9, 52	// p.carry
vpaddq zmm0, zmm0, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4032], zmm9	// p.carry
vpsrlq zmm10, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4096], zmm0	// p.carry
vpsrlq zmm10, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4160], zmm1	// p.carry
vpsrlq zmm10, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4224], zmm2	// p.carry
vpsrlq zmm10, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4288], zmm3	// p.carry
vpsrlq zmm10, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm10	// p.carry
vmovdqu64 zmmword ptr [rdi+4352], zmm4	// p.carry
vmovdqu64 zmmword ptr [rdi+4416], zmm5	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu64 zmm12, zmmword ptr [rdi+3968]	// p0.row0
vpxorq zmm0, zmm0, zmm0	// p0.row0
vpxorq zmm1, zmm1, zmm1	// p0.row0
vpxorq zmm2, zmm2, zmm2	// p0.row0
vpxorq zmm3, zmm3, zmm3	// p0.row0
vpxorq zmm4, zmm4, zmm4	// p0.row0
vpxorq zmm5, zmm5, zmm5	// p0.row0
vpxorq zmm6, zmm6, zmm6	// p0.row0
vpxorq zmm7, zmm7, zmm7	// p0.row0
vpxorq zmm8, zmm8, zmm8	// p0.row0
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1408]	// p0.row0
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1472]	// p0.row0
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1536]	// p0.row0
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1600]	// p0.row0
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1664]	// p0.row0
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1728]	// p0.row0
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1792]	// p0.row0
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1856]	// p0.row0
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1408]	// p0.row0
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1472]	// p0.row0
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1536]	// p0.row0
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1600]	// p0.row0
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1664]	// p0.row0
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1728]	// p0.row0
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1792]	// p0.row0
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1856]	// p0.row0
vpxorq zmm10, zmm10, zmm10	// p0.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// p0.reduce0
vpaddq zmm0, zmm0, zmm31	// p0.reduce0
vpsrlq zmm0, zmm0, 52	// p0.reduce0
vpaddq zmm1, zmm1, zmm0	// p0.reduce0
vmovdqu64 zmm12, zmmword ptr [rdi+4032]	// p0.row1
vpxorq zmm9, zmm9, zmm9	// p0.row1
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1408]	// p0.row1
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1472]	// p0.row1
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1536]	// p0.row1
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1600]	// p0.row1
vpxorq zmm11, zmm11, zmm11	// p0.reduce0
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// p0.reduce0
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1664]	// p0.row1
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1728]	// p0.row1
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1792]	// p0.row1
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1856]	// p0.row1
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1408]	// p0.row1
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1472]	// p0.row1
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1536]	// p0.row1
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1600]	// p0.row1
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1664]	// p0.row1
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1728]	// p0.row1
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1792]	// p0.row1
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1856]	// p0.row1
vpmadd52luq zmm2, zmm10, zmm27	// p0.reduce0
vpmadd52luq zmm3, zmm10, zmm26	// p0.reduce0
vpmadd52luq zmm4, zmm10, zmm25	// p0.reduce0
vpaddq zmm1, zmm1, zmm11	// p0.reduce0
vpmadd52luq zmm5, zmm10, zmm24	// p0.reduce0
vpmadd52luq zmm6, zmm10, zmm23	// p0.reduce0
vpmadd52luq zmm7, zmm10, zmm22	// p0.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// p0.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// p0.reduce0
vpmadd52huq zmm4, zmm10, zmm26	// p0.reduce0
vpmadd52huq zmm5, zmm10, zmm25	// p0.reduce0
vpmadd52huq zmm6, zmm10, zmm24	// p0.reduce0
vpmadd52huq zmm7, zmm10, zmm23	// p0.reduce0
vpmadd52huq zmm8, zmm10, zmm22	// p0.reduce0
vpxorq zmm10, zmm10, zmm10	// p0.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// p0.reduce1
vpaddq zmm1, zmm1, zmm31	// p0.reduce1
vpsrlq zmm1, zmm1, 52	// p0.reduce1
vpaddq zmm2, zmm2, zmm1	// p0.reduce1
vmovdqu64 zmm12, zmmword ptr [rdi+4096]	// p0.row2
vpxorq zmm0, zmm0, zmm0	// p0.row2
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1408]	// p0.row2
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1472]	// p0.row2
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1536]	// p0.row2
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1600]	// p0.row2
vpxorq zmm11, zmm11, zmm11	// p0.reduce1
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// p0.reduce1
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1664]	// p0.row2
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1728]	// p0.row2
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1792]	// p0.row2
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1856]	// p0.row2
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1408]	// p0.row2
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1472]	// p0.row2
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1536]	// p0.row2
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1600]	// p0.row2
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1664]	// p0.row2
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1728]	// p0.row2
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1792]	// p0.row2
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1856]	// p0.row2
vpmadd52luq zmm3, zmm10, zmm27	// p0.reduce1
vpmadd52luq zmm4, zmm10, zmm26	// p0.reduce1
vpmadd52luq zmm5, zmm10, zmm25	// p0.reduce1
vpaddq zmm2, zmm2, zmm11	// p0.reduce1
vpmadd52luq zmm6, zmm10, zmm24	// p0.reduce1
vpmadd52luq zmm7, zmm10, zmm23	// p0.reduce1
vpmadd52luq zmm8, zmm10, zmm22	// p0.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// p0.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// p0.reduce1
vpmadd52huq zmm5, zmm10, zmm26	// p0.reduce1
vpmadd52huq zmm6, zmm10, zmm25	// p0.reduce1
vpmadd52huq zmm7, zmm10, zmm24	// p0.reduce1
vpmadd52huq zmm8, zmm10, zmm23	// p0.reduce1
vpmadd52huq zmm9, zmm10, zmm22	// p0.reduce1
vpxorq zmm10, zmm10, zmm10	// p0.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// p0.reduce2
vpaddq zmm2, zmm2, zmm31	// p0.reduce2
vpsrlq zmm2, zmm2, 52	// p0.reduce2
vpaddq zmm3, zmm3, zmm2	// p0.reduce2
vmovdqu64 zmm12, zmmword ptr [rdi+4160]	// p0.row3
vpxorq zmm1, zmm1, zmm1	// p0.row3
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1408]	// p0.row3
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1472]	// p0.row3
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1536]	// p0.row3
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1600]	// p0.row3
vpxorq zmm11, zmm11, zmm11	// p0.reduce2
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// p0.reduce2
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1664]	// p0.row3
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1728]	// p0.row3
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1792]	// p0.row3
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1856]	// p0.row3
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1408]	// p0.row3
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1472]	// p0.row3
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1536]	// p0.row3
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1600]	// p0.row3
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1664]	// p0.row3
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1728]	// p0.row3
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1792]	// p0.row3
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1856]	// p0.row3
vpmadd52luq zmm4, zmm10, zmm27	// p0.reduce2
vpmadd52luq zmm5, zmm10, zmm26	// p0.reduce2
vpmadd52luq zmm6, zmm10, zmm25	// p0.reduce2
vpaddq zmm3, zmm3, zmm11	// p0.reduce2
vpmadd52luq zmm7, zmm10, zmm24	// p0.reduce2
vpmadd52luq zmm8, zmm10, zmm23	// p0.reduce2
vpmadd52luq zmm9, zmm10, zmm22	// p0.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// p0.reduce2
vpmadd52huq zmm5, zmm10, zmm27	// p0.reduce2
vpmadd52huq zmm6, zmm10, zmm26	// p0.reduce2
vpmadd52huq zmm7, zmm10, zmm25	// p0.reduce2
vpmadd52huq zmm8, zmm10, zmm24	// p0.reduce2
vpmadd52huq zmm9, zmm10, zmm23	// p0.reduce2
vpmadd52huq zmm0, zmm10, zmm22	// p0.reduce2
vpxorq zmm10, zmm10, zmm10	// p0.reduce3
vpmadd52luq zmm10, zmm3, zmm30	// p0.reduce3
vpaddq zmm3, zmm3, zmm31	// p0.reduce3
vpsrlq zmm3, zmm3, 52	// p0.reduce3
vpaddq zmm4, zmm4, zmm3	// p0.reduce3
vmovdqu64 zmm12, zmmword ptr [rdi+4224]	// p0.row4
vpxorq zmm2, zmm2, zmm2	// p0.row4
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1408]	// p0.row4
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1472]	// p0.row4
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1536]	// p0.row4
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1600]	// p0.row4
vpxorq zmm11, zmm11, zmm11	// p0.reduce3
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce3
vpmadd52luq zmm4, zmm10, zmm28	// p0.reduce3
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1664]	// p0.row4
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1728]	// p0.row4
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1792]	// p0.row4
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1856]	// p0.row4
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1408]	// p0.row4
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1472]	// p0.row4
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1536]	// p0.row4
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1600]	// p0.row4
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1664]	// p0.row4
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1728]	// p0.row4
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1792]	// p0.row4
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1856]	// p0.row4
vpmadd52luq zmm5, zmm10, zmm27	// p0.reduce3
vpmadd52luq zmm6, zmm10, zmm26	// p0.reduce3
vpmadd52luq zmm7, zmm10, zmm25	// p0.reduce3
vpaddq zmm4, zmm4, zmm11	// p0.reduce3
vpmadd52luq zmm8, zmm10, zmm24	// p0.reduce3
vpmadd52luq zmm9, zmm10, zmm23	// p0.reduce3
vpmadd52luq zmm0, zmm10, zmm22	// p0.reduce3
vpmadd52huq zmm5, zmm10, zmm28	// p0.reduce3
vpmadd52huq zmm6, zmm10, zmm27	// p0.reduce3
vpmadd52huq zmm7, zmm10, zmm26	// p0.reduce3
vpmadd52huq zmm8, zmm10, zmm25	// p0.reduce3
vpmadd52huq zmm9, zmm10, zmm24	// p0.reduce3
vpmadd52huq zmm0, zmm10, zmm23	// p0.reduce3
vpmadd52huq zmm1, zmm10, zmm22	// p0.reduce3
vpxorq zmm10, zmm10, zmm10	// p0.reduce4
vpmadd52luq zmm10, zmm4, zmm30	// p0.reduce4
vpaddq zmm4, zmm4, zmm31	// p0.reduce4
vpsrlq zmm4, zmm4, 52	// p0.reduce4
vpaddq zmm5, zmm5, zmm4	// p0.reduce4
vmovdqu64 zmm12, zmmword ptr [rdi+4288]	// p0.row5
vpxorq zmm3, zmm3, zmm3	// p0.row5
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1408]	// p0.row5
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1472]	// p0.row5
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1536]	// p0.row5
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1600]	// p0.row5
vpxorq zmm11, zmm11, zmm11	// p0.reduce4
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce4
vpmadd52luq zmm5, zmm10, zmm28	// p0.reduce4
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1664]	// p0.row5
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1728]	// p0.row5
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1792]	// p0.row5
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1856]	// p0.row5
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1408]	// p0.row5
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1472]	// p0.row5
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1536]	// p0.row5
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1600]	// p0.row5
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1664]	// p0.row5
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1728]	// p0.row5
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1792]	// p0.row5
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1856]	// p0.row5
vpmadd52luq zmm6, zmm10, zmm27	// p0.reduce4
vpmadd52luq zmm7, zmm10, zmm26	// p0.reduce4
vpmadd52luq zmm8, zmm10, zmm25	// p0.reduce4
vpaddq zmm5, zmm5, zmm11	// p0.reduce4
vpmadd52luq zmm9, zmm10, zmm24	// p0.reduce4
vpmadd52luq zmm0, zmm10, zmm23	// p0.reduce4
vpmadd52luq zmm1, zmm10, zmm22	// p0.reduce4
vpmadd52huq zmm6, zmm10, zmm28	// p0.reduce4
vpmadd52huq zmm7, zmm10, zmm27	// p0.reduce4
vpmadd52huq zmm8, zmm10, zmm26	// p0.reduce4
vpmadd52huq zmm9, zmm10, zmm25	// p0.reduce4
vpmadd52huq zmm0, zmm10, zmm24	// p0.reduce4
vpmadd52huq zmm1, zmm10, zmm23	// p0.reduce4
vpmadd52huq zmm2, zmm10, zmm22	// p0.reduce4
vpxorq zmm10, zmm10, zmm10	// p0.reduce5
vpmadd52luq zmm10, zmm5, zmm30	// p0.reduce5
vpaddq zmm5, zmm5, zmm31	// p0.reduce5
vpsrlq zmm5, zmm5, 52	// p0.reduce5
vpaddq zmm6, zmm6, zmm5	// p0.reduce5
vmovdqu64 zmm12, zmmword ptr [rdi+4352]	// p0.row6
vpxorq zmm4, zmm4, zmm4	// p0.row6
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1408]	// p0.row6
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1472]	// p0.row6
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1536]	// p0.row6
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1600]	// p0.row6
vpxorq zmm11, zmm11, zmm11	// p0.reduce5
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce5
vpmadd52luq zmm6, zmm10, zmm28	// p0.reduce5
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1664]	// p0.row6
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1728]	// p0.row6
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1792]	// p0.row6
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1856]	// p0.row6
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1408]	// p0.row6
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1472]	// p0.row6
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1536]	// p0.row6
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1600]	// p0.row6
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1664]	// p0.row6
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1728]	// p0.row6
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1792]	// p0.row6
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1856]	// p0.row6
vpmadd52luq zmm7, zmm10, zmm27	// p0.reduce5
vpmadd52luq zmm8, zmm10, zmm26	// p0.reduce5
vpmadd52luq zmm9, zmm10, zmm25	// p0.reduce5
vpaddq zmm6, zmm6, zmm11	// p0.reduce5
vpmadd52luq zmm0, zmm10, zmm24	// p0.reduce5
vpmadd52luq zmm1, zmm10, zmm23	// p0.reduce5
vpmadd52luq zmm2, zmm10, zmm22	// p0.reduce5
vpmadd52huq zmm7, zmm10, zmm28	// p0.reduce5
vpmadd52huq zmm8, zmm10, zmm27	// p0.reduce5
vpmadd52huq zmm9, zmm10, zmm26	// p0.reduce5
vpmadd52huq zmm0, zmm10, zmm25	// p0.reduce5
vpmadd52huq zmm1, zmm10, zmm24	// p0.reduce5
vpmadd52huq zmm2, zmm10, zmm23	// p0.reduce5
vpmadd52huq zmm3, zmm10, zmm22	// p0.reduce5
vpxorq zmm10, zmm10, zmm10	// p0.reduce6
vpmadd52luq zmm10, zmm6, zmm30	// p0.reduce6
vpaddq zmm6, zmm6, zmm31	// p0.reduce6
vpsrlq zmm6, zmm6, 52	// p0.reduce6
vpaddq zmm7, zmm7, zmm6	// p0.reduce6
vmovdqu64 zmm12, zmmword ptr [rdi+4416]	// p0.row7
vpxorq zmm5, zmm5, zmm5	// p0.row7
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1408]	// p0.row7
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1472]	// p0.row7
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1536]	// p0.row7
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1600]	// p0.row7
vpxorq zmm11, zmm11, zmm11	// p0.reduce6
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce6
vpmadd52luq zmm7, zmm10, zmm28	// p0.reduce6
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1664]	// p0.row7
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1728]	// p0.row7
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1792]	// p0.row7
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1856]	// p0.row7
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1408]	// p0.row7
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1472]	// p0.row7
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1536]	// p0.row7
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1600]	// p0.row7
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1664]	// p0.row7
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1728]	// p0.row7
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1792]	// p0.row7
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1856]	// p0.row7
vpmadd52luq zmm8, zmm10, zmm27	// p0.reduce6
vpmadd52luq zmm9, zmm10, zmm26	// p0.reduce6
vpmadd52luq zmm0, zmm10, zmm25	// p0.reduce6
vpaddq zmm7, zmm7, zmm11	// p0.reduce6
vpmadd52luq zmm1, zmm10, zmm24	// p0.reduce6
vpmadd52luq zmm2, zmm10, zmm23	// p0.reduce6
vpmadd52luq zmm3, zmm10, zmm22	// p0.reduce6
vpmadd52huq zmm8, zmm10, zmm28	// p0.reduce6
vpmadd52huq zmm9, zmm10, zmm27	// p0.reduce6
vpmadd52huq zmm0, zmm10, zmm26	// p0.reduce6
vpmadd52huq zmm1, zmm10, zmm25	// p0.reduce6
vpmadd52huq zmm2, zmm10, zmm24	// p0.reduce6
vpmadd52huq zmm3, zmm10, zmm23	// p0.reduce6
vpmadd52huq zmm4, zmm10, zmm22	// p0.reduce6
vpxorq zmm10, zmm10, zmm10	// p0.reduce7
vpmadd52luq zmm10, zmm7, zmm30	// p0.reduce7
vpaddq zmm7, zmm7, zmm31	// p0.reduce7
vpsrlq zmm7, zmm7, 52	// p0.reduce7
vpaddq zmm8, zmm8, zmm7	// p0.reduce7
vpxorq zmm11, zmm11, zmm11	// p0.reduce7
vpmadd52huq zmm11, zmm10, zmm29	// p0.reduce7
vpmadd52luq zmm8, zmm10, zmm28	// p0.reduce7
vpmadd52luq zmm9, zmm10, zmm27	// p0.reduce7
vpmadd52luq zmm0, zmm10, zmm26	// p0.reduce7
vpmadd52luq zmm1, zmm10, zmm25	// p0.reduce7
vpaddq zmm8, zmm8, zmm11	// p0.reduce7
vpmadd52luq zmm2, zmm10, zmm24	// p0.reduce7
vpmadd52luq zmm3, zmm10, zmm23	// p0.reduce7
vpmadd52luq zmm4, zmm10, zmm22	// p0.reduce7
vpmadd52huq zmm9, zmm10, zmm28	// p0.reduce7
vpmadd52huq zmm0, zmm10, zmm27	// p0.reduce7
vpmadd52huq zmm1, zmm10, zmm26	// p0.reduce7
vpmadd52huq zmm2, zmm10, zmm25	// p0.reduce7
vpmadd52huq zmm3, zmm10, zmm24	// p0.reduce7
vpmadd52huq zmm4, zmm10, zmm23	// p0.reduce7
vpmadd52huq zmm5, zmm10, zmm22	// p0.reduce7
vpsrlq zmm10, zmm8, 52	// p0.carry
vpaddq zmm9, zmm9, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm8	// p0.carry
vpsrlq zmm10, zmm9, 52	// p0.carry
vpaddq zmm0, zmm0, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+1984], zmm9	// p0.carry
vpsrlq zmm10, zmm0, 52	// p0.carry
vpaddq zmm1, zmm1, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+2048], zmm0	// p0.carry
vpsrlq zmm10, zmm1, 52	// p0.carry
vpaddq zmm2, zmm2, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+2112], zmm1	// p0.carry
vpsrlq zmm10, zmm2, 52	// p0.carry
vpaddq zmm3, zmm3, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm2	// p0.carry
vpsrlq zmm10, zmm3, 52	// p0.carry
vpaddq zmm4, zmm4, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm3	// p0.carry
vpsrlq zmm10, zmm4, 52	// p0.carry
vpaddq zmm5, zmm5, zmm10	// p0.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm4	// p0.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm5	// p0.carry
vmovdqu64 zmm12, zmmword ptr [rdi+3968]	// p1.row0
vpxorq zmm0, zmm0, zmm0	// p1.row0
vpxorq zmm1, zmm1, zmm1	// p1.row0
vpxorq zmm2, zmm2, zmm2	// p1.row0
vpxorq zmm3, zmm3, zmm3	// p1.row0
vpxorq zmm4, zmm4, zmm4	// p1.row0
vpxorq zmm5, zmm5, zmm5	// p1.row0
vpxorq zmm6, zmm6, zmm6	// p1.row0
vpxorq zmm7, zmm7, zmm7	// p1.row0
vpxorq zmm8, zmm8, zmm8	// p1.row0
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+896]	// p1.row0
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+960]	// p1.row0
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1024]	// p1.row0
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1088]	// p1.row0
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1152]	// p1.row0
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1216]	// p1.row0
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1280]	// p1.row0
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1344]	// p1.row0
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+896]	// p1.row0
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+960]	// p1.row0
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1024]	// p1.row0
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1088]	// p1.row0
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1152]	// p1.row0
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1216]	// p1.row0
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1280]	// p1.row0
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1344]	// p1.row0
vpxorq zmm10, zmm10, zmm10	// p1.reduce0
vpmadd52luq zmm10, zmm0, zmm30	// p1.reduce0
vpaddq zmm0, zmm0, zmm31	// p1.reduce0
vpsrlq zmm0, zmm0, 52	// p1.reduce0
vpaddq zmm1, zmm1, zmm0	// p1.reduce0
vmovdqu64 zmm12, zmmword ptr [rdi+4032]	// p1.row1
vpxorq zmm9, zmm9, zmm9	// p1.row1
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+896]	// p1.row1
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+960]	// p1.row1
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1024]	// p1.row1
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1088]	// p1.row1
vpxorq zmm11, zmm11, zmm11	// p1.reduce0
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce0
vpmadd52luq zmm1, zmm10, zmm28	// p1.reduce0
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1152]	// p1.row1
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1216]	// p1.row1
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1280]	// p1.row1
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1344]	// p1.row1
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+896]	// p1.row1
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+960]	// p1.row1
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1024]	// p1.row1
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1088]	// p1.row1
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1152]	// p1.row1
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1216]	// p1.row1
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1280]	// p1.row1
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1344]	// p1.row1
vpmadd52luq zmm2, zmm10, zmm27	// p1.reduce0
vpmadd52luq zmm3, zmm10, zmm26	// p1.reduce0
vpmadd52luq zmm4, zmm10, zmm25	// p1.reduce0
vpaddq zmm1, zmm1, zmm11	// p1.reduce0
vpmadd52luq zmm5, zmm10, zmm24	// p1.reduce0
vpmadd52luq zmm6, zmm10, zmm23	// p1.reduce0
vpmadd52luq zmm7, zmm10, zmm22	// p1.reduce0
vpmadd52huq zmm2, zmm10, zmm28	// p1.reduce0
vpmadd52huq zmm3, zmm10, zmm27	// p1.reduce0
vpmadd52huq zmm4, zmm10, zmm26	// p1.reduce0
vpmadd52huq zmm5, zmm10, zmm25	// p1.reduce0
vpmadd52huq zmm6, zmm10, zmm24	// p1.reduce0
vpmadd52huq zmm7, zmm10, zmm23	// p1.reduce0
vpmadd52huq zmm8, zmm10, zmm22	// p1.reduce0
vpxorq zmm10, zmm10, zmm10	// p1.reduce1
vpmadd52luq zmm10, zmm1, zmm30	// p1.reduce1
vpaddq zmm1, zmm1, zmm31	// p1.reduce1
vpsrlq zmm1, zmm1, 52	// p1.reduce1
vpaddq zmm2, zmm2, zmm1	// p1.reduce1
vmovdqu64 zmm12, zmmword ptr [rdi+4096]	// p1.row2
vpxorq zmm0, zmm0, zmm0	// p1.row2
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+896]	// p1.row2
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+960]	// p1.row2
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1024]	// p1.row2
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1088]	// p1.row2
vpxorq zmm11, zmm11, zmm11	// p1.reduce1
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce1
vpmadd52luq zmm2, zmm10, zmm28	// p1.reduce1
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1152]	// p1.row2
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1216]	// p1.row2
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1280]	// p1.row2
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1344]	// p1.row2
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+896]	// p1.row2
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+960]	// p1.row2
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1024]	// p1.row2
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1088]	// p1.row2
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1152]	// p1.row2
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1216]	// p1.row2
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1280]	// p1.row2
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1344]	// p1.row2
vpmadd52luq zmm3, zmm10, zmm27	// p1.reduce1
vpmadd52luq zmm4, zmm10, zmm26	// p1.reduce1
vpmadd52luq zmm5, zmm10, zmm25	// p1.reduce1
vpaddq zmm2, zmm2, zmm11	// p1.reduce1
vpmadd52luq zmm6, zmm10, zmm24	// p1.reduce1
vpmadd52luq zmm7, zmm10, zmm23	// p1.reduce1
vpmadd52luq zmm8, zmm10, zmm22	// p1.reduce1
vpmadd52huq zmm3, zmm10, zmm28	// p1.reduce1
vpmadd52huq zmm4, zmm10, zmm27	// p1.reduce1
vpmadd52huq zmm5, zmm10, zmm26	// p1.reduce1
vpmadd52huq zmm6, zmm10, zmm25	// p1.reduce1
vpmadd52huq zmm7, zmm10, zmm24	// p1.reduce1
vpmadd52huq zmm8, zmm10, zmm23	// p1.reduce1
vpmadd52huq zmm9, zmm10, zmm22	// p1.reduce1
vpxorq zmm10, zmm10, zmm10	// p1.reduce2
vpmadd52luq zmm10, zmm2, zmm30	// p1.reduce2
vpaddq zmm2, zmm2, zmm31	// p1.reduce2
vpsrlq zmm2, zmm2, 52	// p1.reduce2
vpaddq zmm3, zmm3, zmm2	// p1.reduce2
vmovdqu64 zmm12, zmmword ptr [rdi+4160]	// p1.row3
vpxorq zmm1, zmm1, zmm1	// p1.row3
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+896]	// p1.row3
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+960]	// p1.row3
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+1024]	// p1.row3
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1088]	// p1.row3
vpxorq zmm11, zmm11, zmm11	// p1.reduce2
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce2
vpmadd52luq zmm3, zmm10, zmm28	// p1.reduce2
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1152]	// p1.row3
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1216]	// p1.row3
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1280]	// p1.row3
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1344]	// p1.row3
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+896]	// p1.row3
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+960]	// p1.row3
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+1024]	// p1.row3
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1088]	// p1.row3
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1152]	// p1.row3
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1216]	// p1.row3
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1280]	// p1.row3
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1344]	// p1.row3
vpmadd52luq zmm4, zmm10, zmm27	// p1.reduce2
vpmadd52luq zmm5, zmm10, zmm26	// p1.reduce2
vpmadd52luq zmm6, zmm10, zmm25	// p1.reduce2
vpaddq zmm3, zmm3, zmm11	// p1.reduce2
vpmadd52luq zmm7, zmm10, zmm24	// p1.reduce2
vpmadd52luq zmm8, zmm10, zmm23	// p1.reduce2
vpmadd52luq zmm9, zmm10, zmm22	// p1.reduce2
vpmadd52huq zmm4, zmm10, zmm28	// p1.reduce2
vpmadd52huq zmm5, zmm10, zmm27	// p1.reduce2
vpmadd52huq zmm6, zmm10, zmm26	// p1.reduce2
vpmadd52huq zmm7, zmm10, zmm25	// p1.reduce2
vpmadd52huq zmm8, zmm10, zmm24	// p1.reduce2
vpmadd52huq zmm9, zmm10, zmm23	// p1.reduce2
vpmadd52huq zmm0, zmm10, zmm22	// p1.reduce2
vpxorq zmm10, zmm10, zmm10	// p1.reduce3
vpmadd52luq zmm10, zmm3, zmm30	// p1.reduce3
vpaddq zmm3, zmm3, zmm31	// p1.reduce3
vpsrlq zmm3, zmm3, 52	// p1.reduce3
vpaddq zmm4, zmm4, zmm3	// p1.reduce3
vmovdqu64 zmm12, zmmword ptr [rdi+4224]	// p1.row4
vpxorq zmm2, zmm2, zmm2	// p1.row4
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+896]	// p1.row4
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+960]	// p1.row4
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+1024]	// p1.row4
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1088]	// p1.row4
vpxorq zmm11, zmm11, zmm11	// p1.reduce3
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce3
vpmadd52luq zmm4, zmm10, zmm28	// p1.reduce3
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1152]	// p1.row4
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1216]	// p1.row4
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1280]	// p1.row4
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1344]	// p1.row4
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+896]	// p1.row4
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+960]	// p1.row4
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+1024]	// p1.row4
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1088]	// p1.row4
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1152]	// p1.row4
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1216]	// p1.row4
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1280]	// p1.row4
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1344]	// p1.row4
vpmadd52luq zmm5, zmm10, zmm27	// p1.reduce3
vpmadd52luq zmm6, zmm10, zmm26	// p1.reduce3
vpmadd52luq zmm7, zmm10, zmm25	// p1.reduce3
vpaddq zmm4, zmm4, zmm11	// p1.reduce3
vpmadd52luq zmm8, zmm10, zmm24	// p1.reduce3
vpmadd52luq zmm9, zmm10, zmm23	// p1.reduce3
vpmadd52luq zmm0, zmm10, zmm22	// p1.reduce3
vpmadd52huq zmm5, zmm10, zmm28	// p1.reduce3
vpmadd52huq zmm6, zmm10, zmm27	// p1.reduce3
vpmadd52huq zmm7, zmm10, zmm26	// p1.reduce3
vpmadd52huq zmm8, zmm10, zmm25	// p1.reduce3
vpmadd52huq zmm9, zmm10, zmm24	// p1.reduce3
vpmadd52huq zmm0, zmm10, zmm23	// p1.reduce3
vpmadd52huq zmm1, zmm10, zmm22	// p1.reduce3
vpxorq zmm10, zmm10, zmm10	// p1.reduce4
vpmadd52luq zmm10, zmm4, zmm30	// p1.reduce4
vpaddq zmm4, zmm4, zmm31	// p1.reduce4
vpsrlq zmm4, zmm4, 52	// p1.reduce4
vpaddq zmm5, zmm5, zmm4	// p1.reduce4
vmovdqu64 zmm12, zmmword ptr [rdi+4288]	// p1.row5
vpxorq zmm3, zmm3, zmm3	// p1.row5
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+896]	// p1.row5
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+960]	// p1.row5
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+1024]	// p1.row5
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1088]	// p1.row5
vpxorq zmm11, zmm11, zmm11	// p1.reduce4
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce4
vpmadd52luq zmm5, zmm10, zmm28	// p1.reduce4
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1152]	// p1.row5
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1216]	// p1.row5
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1280]	// p1.row5
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1344]	// p1.row5
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+896]	// p1.row5
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+960]	// p1.row5
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+1024]	// p1.row5
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1088]	// p1.row5
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1152]	// p1.row5
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1216]	// p1.row5
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1280]	// p1.row5
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1344]	// p1.row5
vpmadd52luq zmm6, zmm10, zmm27	// p1.reduce4
vpmadd52luq zmm7, zmm10, zmm26	// p1.reduce4
vpmadd52luq zmm8, zmm10, zmm25	// p1.reduce4
vpaddq zmm5, zmm5, zmm11	// p1.reduce4
vpmadd52luq zmm9, zmm10, zmm24	// p1.reduce4
vpmadd52luq zmm0, zmm10, zmm23	// p1.reduce4
vpmadd52luq zmm1, zmm10, zmm22	// p1.reduce4
vpmadd52huq zmm6, zmm10, zmm28	// p1.reduce4
vpmadd52huq zmm7, zmm10, zmm27	// p1.reduce4
vpmadd52huq zmm8, zmm10, zmm26	// p1.reduce4
vpmadd52huq zmm9, zmm10, zmm25	// p1.reduce4
vpmadd52huq zmm0, zmm10, zmm24	// p1.reduce4
vpmadd52huq zmm1, zmm10, zmm23	// p1.reduce4
vpmadd52huq zmm2, zmm10, zmm22	// p1.reduce4
vpxorq zmm10, zmm10, zmm10	// p1.reduce5
vpmadd52luq zmm10, zmm5, zmm30	// p1.reduce5
vpaddq zmm5, zmm5, zmm31	// p1.reduce5
vpsrlq zmm5, zmm5, 52	// p1.reduce5
vpaddq zmm6, zmm6, zmm5	// p1.reduce5
vmovdqu64 zmm12, zmmword ptr [rdi+4352]	// p1.row6
vpxorq zmm4, zmm4, zmm4	// p1.row6
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+896]	// p1.row6
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+960]	// p1.row6
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+1024]	// p1.row6
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1088]	// p1.row6
vpxorq zmm11, zmm11, zmm11	// p1.reduce5
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce5
vpmadd52luq zmm6, zmm10, zmm28	// p1.reduce5
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1152]	// p1.row6
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1216]	// p1.row6
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1280]	// p1.row6
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1344]	// p1.row6
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+896]	// p1.row6
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+960]	// p1.row6
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+1024]	// p1.row6
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1088]	// p1.row6
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1152]	// p1.row6
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1216]	// p1.row6
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1280]	// p1.row6
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1344]	// p1.row6
vpmadd52luq zmm7, zmm10, zmm27	// p1.reduce5
vpmadd52luq zmm8, zmm10, zmm26	// p1.reduce5
vpmadd52luq zmm9, zmm10, zmm25	// p1.reduce5
vpaddq zmm6, zmm6, zmm11	// p1.reduce5
vpmadd52luq zmm0, zmm10, zmm24	// p1.reduce5
vpmadd52luq zmm1, zmm10, zmm23	// p1.reduce5
vpmadd52luq zmm2, zmm10, zmm22	// p1.reduce5
vpmadd52huq zmm7, zmm10, zmm28	// p1.reduce5
vpmadd52huq zmm8, zmm10, zmm27	// p1.reduce5
vpmadd52huq zmm9, zmm10, zmm26	// p1.reduce5
vpmadd52huq zmm0, zmm10, zmm25	// p1.reduce5
vpmadd52huq zmm1, zmm10, zmm24	// p1.reduce5
vpmadd52huq zmm2, zmm10, zmm23	// p1.reduce5
vpmadd52huq zmm3, zmm10, zmm22	// p1.reduce5
vpxorq zmm10, zmm10, zmm10	// p1.reduce6
vpmadd52luq zmm10, zmm6, zmm30	// p1.reduce6
vpaddq zmm6, zmm6, zmm31	// p1.reduce6
vpsrlq zmm6, zmm6, 52	// p1.reduce6
vpaddq zmm7, zmm7, zmm6	// p1.reduce6
vmovdqu64 zmm12, zmmword ptr [rdi+4416]	// p1.row7
vpxorq zmm5, zmm5, zmm5	// p1.row7
vpmadd52luq zmm7, zmm12, zmmword ptr [rdi+896]	// p1.row7
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+960]	// p1.row7
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+1024]	// p1.row7
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+1088]	// p1.row7
vpxorq zmm11, zmm11, zmm11	// p1.reduce6
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce6
vpmadd52luq zmm7, zmm10, zmm28	// p1.reduce6
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+1152]	// p1.row7
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+1216]	// p1.row7
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+1280]	// p1.row7
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+1344]	// p1.row7
vpmadd52huq zmm8, zmm12, zmmword ptr [rdi+896]	// p1.row7
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+960]	// p1.row7
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+1024]	// p1.row7
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+1088]	// p1.row7
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+1152]	// p1.row7
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+1216]	// p1.row7
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+1280]	// p1.row7
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+1344]	// p1.row7
vpmadd52luq zmm8, zmm10, zmm27	// p1.reduce6
vpmadd52luq zmm9, zmm10, zmm26	// p1.reduce6
vpmadd52luq zmm0, zmm10, zmm25	// p1.reduce6
vpaddq zmm7, zmm7, zmm11	// p1.reduce6
vpmadd52luq zmm1, zmm10, zmm24	// p1.reduce6
vpmadd52luq zmm2, zmm10, zmm23	// p1.reduce6
vpmadd52luq zmm3, zmm10, zmm22	// p1.reduce6
vpmadd52huq zmm8, zmm10, zmm28	// p1.reduce6
vpmadd52huq zmm9, zmm10, zmm27	// p1.reduce6
vpmadd52huq zmm0, zmm10, zmm26	// p1.reduce6
vpmadd52huq zmm1, zmm10, zmm25	// p1.reduce6
vpmadd52huq zmm2, zmm10, zmm24	// p1.reduce6
vpmadd52huq zmm3, zmm10, zmm23	// p1.reduce6
vpmadd52huq zmm4, zmm10, zmm22	// p1.reduce6
vpxorq zmm10, zmm10, zmm10	// p1.reduce7
vpmadd52luq zmm10, zmm7, zmm30	// p1.reduce7
vpaddq zmm7, zmm7, zmm31	// p1.reduce7
vpsrlq zmm7, zmm7, 52	// p1.reduce7
vpaddq zmm8, zmm8, zmm7	// p1.reduce7
vpxorq zmm11, zmm11, zmm11	// p1.reduce7
vpmadd52huq zmm11, zmm10, zmm29	// p1.reduce7
vpmadd52luq zmm8, zmm10, zmm28	// p1.reduce7
vpmadd52luq zmm9, zmm10, zmm27	// p1.reduce7
vpmadd52luq zmm0, zmm10, zmm26	// p1.reduce7
vpmadd52luq zmm1, zmm10, zmm25	// p1.reduce7
vpaddq zmm8, zmm8, zmm11	// p1.reduce7
vpmadd52luq zmm2, zmm10, zmm24	// p1.reduce7
vpmadd52luq zmm3, zmm10, zmm23	// p1.reduce7
vpmadd52luq zmm4, zmm10, zmm22	// p1.reduce7
vpmadd52huq zmm9, zmm10, zmm28	// p1.reduce7
vpmadd52huq zmm0, zmm10, zmm27	// p1.reduce7
vpmadd52huq zmm1, zmm10, zmm26	// p1.reduce7
vpmadd52huq zmm2, zmm10, zmm25	// p1.reduce7
vpmadd52huq zmm3, zmm10, zmm24	// p1.reduce7
vpmadd52huq zmm4, zmm10, zmm23	// p1.reduce7
vpmadd52huq zmm5, zmm10, zmm22	// p1.reduce7
vpsrlq zmm10, zmm8, 52	// p1.carry
vpaddq zmm9, zmm9, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm8	// p1.carry
vpsrlq zmm10, zmm9, 52	// p1.carry
vpaddq zmm0, zmm0, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm9	// p1.carry
vpsrlq zmm10, zmm0, 52	// p1.carry
vpaddq zmm1, zmm1, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm0	// p1.carry
vpsrlq zmm10, zmm1, 52	// p1.carry
vpaddq zmm2, zmm2, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm1	// p1.carry
vpsrlq zmm10, zmm2, 52	// p1.carry
vpaddq zmm3, zmm3, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm2	// p1.carry
vpsrlq zmm10, zmm3, 52	// p1.carry
vpaddq zmm4, zmm4, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm3	// p1.carry
vpsrlq zmm10, zmm4, 52	// p1.carry
vpaddq zmm5, zmm5, zmm10	// p1.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm4	// p1.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm5	// p1.carry
vmovdqa64 zmm0, zmmword ptr [rdi+1920]	// inverses
vmovdqa64 zmmword ptr [rdi+896], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1984]	// inverses
vmovdqa64 zmmword ptr [rdi+960], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2048]	// inverses
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2112]	// inverses
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2176]	// inverses
vmovdqa64 zmmword ptr [rdi+1152], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2240]	// inverses
vmovdqa64 zmmword ptr [rdi+1216], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2304]	// inverses
vmovdqa64 zmmword ptr [rdi+1280], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2368]	// inverses
vmovdqa64 zmmword ptr [rdi+1344], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2432]	// inverses
vmovdqa64 zmmword ptr [rdi+1408], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2496]	// inverses
vmovdqa64 zmmword ptr [rdi+1472], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2560]	// inverses
vmovdqa64 zmmword ptr [rdi+1536], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2624]	// inverses
vmovdqa64 zmmword ptr [rdi+1600], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2688]	// inverses
vmovdqa64 zmmword ptr [rdi+1664], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2752]	// inverses
vmovdqa64 zmmword ptr [rdi+1728], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2816]	// inverses
vmovdqa64 zmmword ptr [rdi+1792], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2880]	// inverses
vmovdqa64 zmmword ptr [rdi+1856], zmm0	// inverses
vzeroupper	// leave
ret	// leave
