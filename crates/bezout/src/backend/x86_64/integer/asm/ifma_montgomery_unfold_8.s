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
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm24, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm23, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm22, zmmword ptr [rdi+448]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+8064]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+8128]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+8192]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+8256]	// limbs
vmovdqa64 zmm4, zmmword ptr [rdi+8320]	// limbs
vmovdqa64 zmm5, zmmword ptr [rdi+8384]	// limbs
vmovdqa64 zmm6, zmmword ptr [rdi+8448]	// limbs
vmovdqa64 zmm7, zmmword ptr [rdi+8512]	// limbs
vmovdqa64 zmm8, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm8	// limbs
vpshrdq zmm8, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+4928], zmm8	// limbs
vpshrdq zmm8, zmm1, zmm2, 40	// limbs
vmovdqa64 zmmword ptr [rdi+4992], zmm8	// limbs
vpshrdq zmm8, zmm2, zmm3, 28	// limbs
vmovdqa64 zmmword ptr [rdi+5056], zmm8	// limbs
vpshrdq zmm8, zmm3, zmm4, 16	// limbs
vmovdqa64 zmmword ptr [rdi+5120], zmm8	// limbs
vpsrlq zmm8, zmm4, 4	// limbs
vmovdqa64 zmmword ptr [rdi+5184], zmm8	// limbs
vpshrdq zmm8, zmm4, zmm5, 56	// limbs
vmovdqa64 zmmword ptr [rdi+5248], zmm8	// limbs
vpshrdq zmm8, zmm5, zmm6, 44	// limbs
vmovdqa64 zmmword ptr [rdi+5312], zmm8	// limbs
vpshrdq zmm8, zmm6, zmm7, 32	// limbs
vmovdqa64 zmmword ptr [rdi+5376], zmm8	// limbs
vpsrlq zmm8, zmm7, 20	// limbs
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
vpxorq zmm12, zmm12, zmm12	// p.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vmovdqu64 zmm14, zmmword ptr [rdi+4928]	// p.row1
vpxorq zmm11, zmm11, zmm11	// p.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+0]	// p.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+64]	// p.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+128]	// p.row1
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+192]	// p.row1
vpxorq zmm13, zmm13, zmm13	// p.reduce0
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// p.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+256]	// p.row1
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+320]	// p.row1
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+384]	// p.row1
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+448]	// p.row1
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+512]	// p.row1
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+576]	// p.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+0]	// p.row1
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+64]	// p.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+128]	// p.row1
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+192]	// p.row1
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+256]	// p.row1
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+320]	// p.row1
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+384]	// p.row1
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+448]	// p.row1
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+512]	// p.row1
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+576]	// p.row1
vpmadd52luq zmm2, zmm12, zmm27	// p.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// p.reduce0
vpmadd52luq zmm4, zmm12, zmm25	// p.reduce0
vpaddq zmm1, zmm1, zmm13	// p.reduce0
vpmadd52luq zmm5, zmm12, zmm24	// p.reduce0
vpmadd52luq zmm6, zmm12, zmm23	// p.reduce0
vpmadd52luq zmm7, zmm12, zmm22	// p.reduce0
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+576]	// p.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// p.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// p.reduce0
vpmadd52huq zmm5, zmm12, zmm25	// p.reduce0
vpmadd52huq zmm6, zmm12, zmm24	// p.reduce0
vpmadd52huq zmm7, zmm12, zmm23	// p.reduce0
vpmadd52huq zmm8, zmm12, zmm22	// p.reduce0
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+576]	// p.reduce0
vpxorq zmm12, zmm12, zmm12	// p.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vmovdqu64 zmm14, zmmword ptr [rdi+4992]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+0]	// p.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+64]	// p.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+128]	// p.row2
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+192]	// p.row2
vpxorq zmm13, zmm13, zmm13	// p.reduce1
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// p.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+256]	// p.row2
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+320]	// p.row2
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+384]	// p.row2
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+448]	// p.row2
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+512]	// p.row2
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+576]	// p.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+0]	// p.row2
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+64]	// p.row2
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+128]	// p.row2
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+192]	// p.row2
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+256]	// p.row2
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+320]	// p.row2
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+384]	// p.row2
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+448]	// p.row2
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+512]	// p.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+576]	// p.row2
vpmadd52luq zmm3, zmm12, zmm27	// p.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// p.reduce1
vpmadd52luq zmm5, zmm12, zmm25	// p.reduce1
vpaddq zmm2, zmm2, zmm13	// p.reduce1
vpmadd52luq zmm6, zmm12, zmm24	// p.reduce1
vpmadd52luq zmm7, zmm12, zmm23	// p.reduce1
vpmadd52luq zmm8, zmm12, zmm22	// p.reduce1
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+576]	// p.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// p.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// p.reduce1
vpmadd52huq zmm6, zmm12, zmm25	// p.reduce1
vpmadd52huq zmm7, zmm12, zmm24	// p.reduce1
vpmadd52huq zmm8, zmm12, zmm23	// p.reduce1
vpmadd52huq zmm9, zmm12, zmm22	// p.reduce1
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+576]	// p.reduce1
vpxorq zmm12, zmm12, zmm12	// p.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vmovdqu64 zmm14, zmmword ptr [rdi+5056]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+0]	// p.row3
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+64]	// p.row3
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+128]	// p.row3
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+192]	// p.row3
vpxorq zmm13, zmm13, zmm13	// p.reduce2
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// p.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+256]	// p.row3
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+320]	// p.row3
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+384]	// p.row3
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+448]	// p.row3
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+512]	// p.row3
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+576]	// p.row3
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+0]	// p.row3
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+64]	// p.row3
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+128]	// p.row3
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+192]	// p.row3
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+256]	// p.row3
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+320]	// p.row3
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+384]	// p.row3
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+448]	// p.row3
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+512]	// p.row3
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+576]	// p.row3
vpmadd52luq zmm4, zmm12, zmm27	// p.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// p.reduce2
vpmadd52luq zmm6, zmm12, zmm25	// p.reduce2
vpaddq zmm3, zmm3, zmm13	// p.reduce2
vpmadd52luq zmm7, zmm12, zmm24	// p.reduce2
vpmadd52luq zmm8, zmm12, zmm23	// p.reduce2
vpmadd52luq zmm9, zmm12, zmm22	// p.reduce2
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+576]	// p.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// p.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// p.reduce2
vpmadd52huq zmm6, zmm12, zmm26	// p.reduce2
vpmadd52huq zmm7, zmm12, zmm25	// p.reduce2
vpmadd52huq zmm8, zmm12, zmm24	// p.reduce2
vpmadd52huq zmm9, zmm12, zmm23	// p.reduce2
vpmadd52huq zmm10, zmm12, zmm22	// p.reduce2
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+576]	// p.reduce2
vpxorq zmm12, zmm12, zmm12	// p.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vmovdqu64 zmm14, zmmword ptr [rdi+5120]	// p.row4
vpxorq zmm2, zmm2, zmm2	// p.row4
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+0]	// p.row4
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+64]	// p.row4
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+128]	// p.row4
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+192]	// p.row4
vpxorq zmm13, zmm13, zmm13	// p.reduce3
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// p.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+256]	// p.row4
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+320]	// p.row4
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+384]	// p.row4
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+448]	// p.row4
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+512]	// p.row4
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+576]	// p.row4
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+0]	// p.row4
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+64]	// p.row4
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+128]	// p.row4
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+192]	// p.row4
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+256]	// p.row4
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+320]	// p.row4
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+384]	// p.row4
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+448]	// p.row4
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+512]	// p.row4
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+576]	// p.row4
vpmadd52luq zmm5, zmm12, zmm27	// p.reduce3
vpmadd52luq zmm6, zmm12, zmm26	// p.reduce3
vpmadd52luq zmm7, zmm12, zmm25	// p.reduce3
vpaddq zmm4, zmm4, zmm13	// p.reduce3
vpmadd52luq zmm8, zmm12, zmm24	// p.reduce3
vpmadd52luq zmm9, zmm12, zmm23	// p.reduce3
vpmadd52luq zmm10, zmm12, zmm22	// p.reduce3
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+576]	// p.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// p.reduce3
vpmadd52huq zmm6, zmm12, zmm27	// p.reduce3
vpmadd52huq zmm7, zmm12, zmm26	// p.reduce3
vpmadd52huq zmm8, zmm12, zmm25	// p.reduce3
vpmadd52huq zmm9, zmm12, zmm24	// p.reduce3
vpmadd52huq zmm10, zmm12, zmm23	// p.reduce3
vpmadd52huq zmm11, zmm12, zmm22	// p.reduce3
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+576]	// p.reduce3
vpxorq zmm12, zmm12, zmm12	// p.reduce4
vpmadd52luq zmm12, zmm4, zmm30	// p.reduce4
vpaddq zmm4, zmm4, zmm31	// p.reduce4
vpsrlq zmm4, zmm4, 52	// p.reduce4
vpaddq zmm5, zmm5, zmm4	// p.reduce4
vmovdqu64 zmm14, zmmword ptr [rdi+5184]	// p.row5
vpxorq zmm3, zmm3, zmm3	// p.row5
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+0]	// p.row5
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+64]	// p.row5
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+128]	// p.row5
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+192]	// p.row5
vpxorq zmm13, zmm13, zmm13	// p.reduce4
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce4
vpmadd52luq zmm5, zmm12, zmm28	// p.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+256]	// p.row5
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+320]	// p.row5
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+384]	// p.row5
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+448]	// p.row5
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+512]	// p.row5
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+576]	// p.row5
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+0]	// p.row5
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+64]	// p.row5
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+128]	// p.row5
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+192]	// p.row5
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+256]	// p.row5
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+320]	// p.row5
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+384]	// p.row5
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+448]	// p.row5
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+512]	// p.row5
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+576]	// p.row5
vpmadd52luq zmm6, zmm12, zmm27	// p.reduce4
vpmadd52luq zmm7, zmm12, zmm26	// p.reduce4
vpmadd52luq zmm8, zmm12, zmm25	// p.reduce4
vpaddq zmm5, zmm5, zmm13	// p.reduce4
vpmadd52luq zmm9, zmm12, zmm24	// p.reduce4
vpmadd52luq zmm10, zmm12, zmm23	// p.reduce4
vpmadd52luq zmm11, zmm12, zmm22	// p.reduce4
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+576]	// p.reduce4
vpmadd52huq zmm6, zmm12, zmm28	// p.reduce4
vpmadd52huq zmm7, zmm12, zmm27	// p.reduce4
vpmadd52huq zmm8, zmm12, zmm26	// p.reduce4
vpmadd52huq zmm9, zmm12, zmm25	// p.reduce4
vpmadd52huq zmm10, zmm12, zmm24	// p.reduce4
vpmadd52huq zmm11, zmm12, zmm23	// p.reduce4
vpmadd52huq zmm0, zmm12, zmm22	// p.reduce4
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+576]	// p.reduce4
vpxorq zmm12, zmm12, zmm12	// p.reduce5
vpmadd52luq zmm12, zmm5, zmm30	// p.reduce5
vpaddq zmm5, zmm5, zmm31	// p.reduce5
vpsrlq zmm5, zmm5, 52	// p.reduce5
vpaddq zmm6, zmm6, zmm5	// p.reduce5
vmovdqu64 zmm14, zmmword ptr [rdi+5248]	// p.row6
vpxorq zmm4, zmm4, zmm4	// p.row6
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+0]	// p.row6
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+64]	// p.row6
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+128]	// p.row6
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+192]	// p.row6
vpxorq zmm13, zmm13, zmm13	// p.reduce5
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce5
vpmadd52luq zmm6, zmm12, zmm28	// p.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+256]	// p.row6
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+320]	// p.row6
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+384]	// p.row6
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+448]	// p.row6
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+512]	// p.row6
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+576]	// p.row6
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+0]	// p.row6
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+64]	// p.row6
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+128]	// p.row6
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+192]	// p.row6
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+256]	// p.row6
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+320]	// p.row6
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+384]	// p.row6
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+448]	// p.row6
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+512]	// p.row6
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+576]	// p.row6
vpmadd52luq zmm7, zmm12, zmm27	// p.reduce5
vpmadd52luq zmm8, zmm12, zmm26	// p.reduce5
vpmadd52luq zmm9, zmm12, zmm25	// p.reduce5
vpaddq zmm6, zmm6, zmm13	// p.reduce5
vpmadd52luq zmm10, zmm12, zmm24	// p.reduce5
vpmadd52luq zmm11, zmm12, zmm23	// p.reduce5
vpmadd52luq zmm0, zmm12, zmm22	// p.reduce5
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+576]	// p.reduce5
vpmadd52huq zmm7, zmm12, zmm28	// p.reduce5
vpmadd52huq zmm8, zmm12, zmm27	// p.reduce5
vpmadd52huq zmm9, zmm12, zmm26	// p.reduce5
vpmadd52huq zmm10, zmm12, zmm25	// p.reduce5
vpmadd52huq zmm11, zmm12, zmm24	// p.reduce5
vpmadd52huq zmm0, zmm12, zmm23	// p.reduce5
vpmadd52huq zmm1, zmm12, zmm22	// p.reduce5
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+576]	// p.reduce5
vpxorq zmm12, zmm12, zmm12	// p.reduce6
vpmadd52luq zmm12, zmm6, zmm30	// p.reduce6
vpaddq zmm6, zmm6, zmm31	// p.reduce6
vpsrlq zmm6, zmm6, 52	// p.reduce6
vpaddq zmm7, zmm7, zmm6	// p.reduce6
vmovdqu64 zmm14, zmmword ptr [rdi+5312]	// p.row7
vpxorq zmm5, zmm5, zmm5	// p.row7
vpmadd52luq zmm7, zmm14, zmmword ptr [rsi+0]	// p.row7
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+64]	// p.row7
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+128]	// p.row7
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+192]	// p.row7
vpxorq zmm13, zmm13, zmm13	// p.reduce6
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce6
vpmadd52luq zmm7, zmm12, zmm28	// p.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+256]	// p.row7
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+320]	// p.row7
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+384]	// p.row7
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+448]	// p.row7
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+512]	// p.row7
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+576]	// p.row7
vpmadd52huq zmm8, zmm14, zmmword ptr [rsi+0]	// p.row7
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+64]	// p.row7
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+128]	// p.row7
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+192]	// p.row7
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+256]	// p.row7
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+320]	// p.row7
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+384]	// p.row7
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+448]	// p.row7
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+512]	// p.row7
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+576]	// p.row7
vpmadd52luq zmm8, zmm12, zmm27	// p.reduce6
vpmadd52luq zmm9, zmm12, zmm26	// p.reduce6
vpmadd52luq zmm10, zmm12, zmm25	// p.reduce6
vpaddq zmm7, zmm7, zmm13	// p.reduce6
vpmadd52luq zmm11, zmm12, zmm24	// p.reduce6
vpmadd52luq zmm0, zmm12, zmm23	// p.reduce6
vpmadd52luq zmm1, zmm12, zmm22	// p.reduce6
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+576]	// p.reduce6
vpmadd52huq zmm8, zmm12, zmm28	// p.reduce6
vpmadd52huq zmm9, zmm12, zmm27	// p.reduce6
vpmadd52huq zmm10, zmm12, zmm26	// p.reduce6
vpmadd52huq zmm11, zmm12, zmm25	// p.reduce6
vpmadd52huq zmm0, zmm12, zmm24	// p.reduce6
vpmadd52huq zmm1, zmm12, zmm23	// p.reduce6
vpmadd52huq zmm2, zmm12, zmm22	// p.reduce6
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+576]	// p.reduce6
vpxorq zmm12, zmm12, zmm12	// p.reduce7
vpmadd52luq zmm12, zmm7, zmm30	// p.reduce7
vpaddq zmm7, zmm7, zmm31	// p.reduce7
vpsrlq zmm7, zmm7, 52	// p.reduce7
vpaddq zmm8, zmm8, zmm7	// p.reduce7
vmovdqu64 zmm14, zmmword ptr [rdi+5376]	// p.row8
vpxorq zmm6, zmm6, zmm6	// p.row8
vpmadd52luq zmm8, zmm14, zmmword ptr [rsi+0]	// p.row8
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+64]	// p.row8
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+128]	// p.row8
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+192]	// p.row8
vpxorq zmm13, zmm13, zmm13	// p.reduce7
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce7
vpmadd52luq zmm8, zmm12, zmm28	// p.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+256]	// p.row8
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+320]	// p.row8
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+384]	// p.row8
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+448]	// p.row8
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+512]	// p.row8
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+576]	// p.row8
vpmadd52huq zmm9, zmm14, zmmword ptr [rsi+0]	// p.row8
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+64]	// p.row8
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+128]	// p.row8
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+192]	// p.row8
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+256]	// p.row8
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+320]	// p.row8
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+384]	// p.row8
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+448]	// p.row8
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+512]	// p.row8
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+576]	// p.row8
vpmadd52luq zmm9, zmm12, zmm27	// p.reduce7
vpmadd52luq zmm10, zmm12, zmm26	// p.reduce7
vpmadd52luq zmm11, zmm12, zmm25	// p.reduce7
vpaddq zmm8, zmm8, zmm13	// p.reduce7
vpmadd52luq zmm0, zmm12, zmm24	// p.reduce7
vpmadd52luq zmm1, zmm12, zmm23	// p.reduce7
vpmadd52luq zmm2, zmm12, zmm22	// p.reduce7
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+576]	// p.reduce7
vpmadd52huq zmm9, zmm12, zmm28	// p.reduce7
vpmadd52huq zmm10, zmm12, zmm27	// p.reduce7
vpmadd52huq zmm11, zmm12, zmm26	// p.reduce7
vpmadd52huq zmm0, zmm12, zmm25	// p.reduce7
vpmadd52huq zmm1, zmm12, zmm24	// p.reduce7
vpmadd52huq zmm2, zmm12, zmm23	// p.reduce7
vpmadd52huq zmm3, zmm12, zmm22	// p.reduce7
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+576]	// p.reduce7
vpxorq zmm12, zmm12, zmm12	// p.reduce8
vpmadd52luq zmm12, zmm8, zmm30	// p.reduce8
vpaddq zmm8, zmm8, zmm31	// p.reduce8
vpsrlq zmm8, zmm8, 52	// p.reduce8
vpaddq zmm9, zmm9, zmm8	// p.reduce8
vmovdqu64 zmm14, zmmword ptr [rdi+5440]	// p.row9
vpxorq zmm7, zmm7, zmm7	// p.row9
vpmadd52luq zmm9, zmm14, zmmword ptr [rsi+0]	// p.row9
vpmadd52luq zmm10, zmm14, zmmword ptr [rsi+64]	// p.row9
vpmadd52luq zmm11, zmm14, zmmword ptr [rsi+128]	// p.row9
vpmadd52luq zmm0, zmm14, zmmword ptr [rsi+192]	// p.row9
vpxorq zmm13, zmm13, zmm13	// p.reduce8
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce8
vpmadd52luq zmm9, zmm12, zmm28	// p.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rsi+256]	// p.row9
vpmadd52luq zmm2, zmm14, zmmword ptr [rsi+320]	// p.row9
vpmadd52luq zmm3, zmm14, zmmword ptr [rsi+384]	// p.row9
vpmadd52luq zmm4, zmm14, zmmword ptr [rsi+448]	// p.row9
vpmadd52luq zmm5, zmm14, zmmword ptr [rsi+512]	// p.row9
vpmadd52luq zmm6, zmm14, zmmword ptr [rsi+576]	// p.row9
vpmadd52huq zmm10, zmm14, zmmword ptr [rsi+0]	// p.row9
vpmadd52huq zmm11, zmm14, zmmword ptr [rsi+64]	// p.row9
vpmadd52huq zmm0, zmm14, zmmword ptr [rsi+128]	// p.row9
vpmadd52huq zmm1, zmm14, zmmword ptr [rsi+192]	// p.row9
vpmadd52huq zmm2, zmm14, zmmword ptr [rsi+256]	// p.row9
vpmadd52huq zmm3, zmm14, zmmword ptr [rsi+320]	// p.row9
vpmadd52huq zmm4, zmm14, zmmword ptr [rsi+384]	// p.row9
vpmadd52huq zmm5, zmm14, zmmword ptr [rsi+448]	// p.row9
vpmadd52huq zmm6, zmm14, zmmword ptr [rsi+512]	// p.row9
vpmadd52huq zmm7, zmm14, zmmword ptr [rsi+576]	// p.row9
vpmadd52luq zmm10, zmm12, zmm27	// p.reduce8
vpmadd52luq zmm11, zmm12, zmm26	// p.reduce8
vpmadd52luq zmm0, zmm12, zmm25	// p.reduce8
vpaddq zmm9, zmm9, zmm13	// p.reduce8
vpmadd52luq zmm1, zmm12, zmm24	// p.reduce8
vpmadd52luq zmm2, zmm12, zmm23	// p.reduce8
vpmadd52luq zmm3, zmm12, zmm22	// p.reduce8
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+576]	// p.reduce8
vpmadd52huq zmm10, zmm12, zmm28	// p.reduce8
vpmadd52huq zmm11, zmm12, zmm27	// p.reduce8
vpmadd52huq zmm0, zmm12, zmm26	// p.reduce8
vpmadd52huq zmm1, zmm12, zmm25	// p.reduce8
vpmadd52huq zmm2, zmm12, zmm24	// p.reduce8
vpmadd52huq zmm3, zmm12, zmm23	// p.reduce8
vpmadd52huq zmm4, zmm12, zmm22	// p.reduce8
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+576]	// p.reduce8
vpxorq zmm12, zmm12, zmm12	// p.reduce9
vpmadd52luq zmm12, zmm9, zmm30	// p.reduce9
vpaddq zmm9, zmm9, zmm31	// p.reduce9
vpsrlq zmm9, zmm9, 52	// p.reduce9
vpaddq zmm10, zmm10, zmm9	// p.reduce9
vpxorq zmm13, zmm13, zmm13	// p.reduce9
vpmadd52huq zmm13, zmm12, zmm29	// p.reduce9
vpmadd52luq zmm10, zmm12, zmm28	// p.reduce9
vpmadd52luq zmm11, zmm12, zmm27	// p.reduce9
vpmadd52luq zmm0, zmm12, zmm26	// p.reduce9
vpmadd52luq zmm1, zmm12, zmm25	// p.reduce9
vpaddq zmm10, zmm10, zmm13	// p.reduce9
vpmadd52luq zmm2, zmm12, zmm24	// p.reduce9
vpmadd52luq zmm3, zmm12, zmm23	// p.reduce9
vpmadd52luq zmm4, zmm12, zmm22	// p.reduce9
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+576]	// p.reduce9
vpmadd52huq zmm11, zmm12, zmm28	// p.reduce9
vpmadd52huq zmm0, zmm12, zmm27	// p.reduce9
vpmadd52huq zmm1, zmm12, zmm26	// p.reduce9
vpmadd52huq zmm2, zmm12, zmm25	// p.reduce9
vpmadd52huq zmm3, zmm12, zmm24	// p.reduce9
vpmadd52huq zmm4, zmm12, zmm23	// p.reduce9
vpmadd52huq zmm5, zmm12, zmm22	// p.reduce9
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+576]	// p.reduce9
vpsrlq zmm12, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+4864], zmm10	// p.carry
vpsrlq zmm12, zmm11, 52	// p.carry
vpaddq zmm0, zmm0, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+4928], zmm11	// p.carry
vpsrlq zmm12, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+4992], zmm0	// p.carry
vpsrlq zmm12, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5056], zmm1	// p.carry
vpsrlq zmm12, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5120], zmm2	// p.carry
vpsrlq zmm12, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5184], zmm3	// p.carry
vpsrlq zmm12, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5248], zmm4	// p.carry
vpsrlq zmm12, zmm5, 52	// p.carry
vpaddq zmm6, zmm6, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5312], zmm5	// p.carry
vpsrlq zmm12, zmm6, 52	// p.carry
vpaddq zmm7, zmm7, zmm12	// p.carry
vmovdqu64 zmmword ptr [rdi+5376], zmm6	// p.carry
vmovdqu64 zmmword ptr [rdi+5440], zmm7	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu64 zmm14, zmmword ptr [rdi+4864]	// p0.row0
vpxorq zmm0, zmm0, zmm0	// p0.row0
vpxorq zmm1, zmm1, zmm1	// p0.row0
vpxorq zmm2, zmm2, zmm2	// p0.row0
vpxorq zmm3, zmm3, zmm3	// p0.row0
vpxorq zmm4, zmm4, zmm4	// p0.row0
vpxorq zmm5, zmm5, zmm5	// p0.row0
vpxorq zmm6, zmm6, zmm6	// p0.row0
vpxorq zmm7, zmm7, zmm7	// p0.row0
vpxorq zmm8, zmm8, zmm8	// p0.row0
vpxorq zmm9, zmm9, zmm9	// p0.row0
vpxorq zmm10, zmm10, zmm10	// p0.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1664]	// p0.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1728]	// p0.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1792]	// p0.row0
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1856]	// p0.row0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1920]	// p0.row0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1984]	// p0.row0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+2048]	// p0.row0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+2112]	// p0.row0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+2176]	// p0.row0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+2240]	// p0.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1664]	// p0.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1728]	// p0.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1792]	// p0.row0
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1856]	// p0.row0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1920]	// p0.row0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1984]	// p0.row0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+2048]	// p0.row0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+2112]	// p0.row0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+2176]	// p0.row0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+2240]	// p0.row0
vpxorq zmm12, zmm12, zmm12	// p0.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// p0.reduce0
vpaddq zmm0, zmm0, zmm31	// p0.reduce0
vpsrlq zmm0, zmm0, 52	// p0.reduce0
vpaddq zmm1, zmm1, zmm0	// p0.reduce0
vmovdqu64 zmm14, zmmword ptr [rdi+4928]	// p0.row1
vpxorq zmm11, zmm11, zmm11	// p0.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1664]	// p0.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1728]	// p0.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1792]	// p0.row1
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1856]	// p0.row1
vpxorq zmm13, zmm13, zmm13	// p0.reduce0
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// p0.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1920]	// p0.row1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1984]	// p0.row1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+2048]	// p0.row1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+2112]	// p0.row1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+2176]	// p0.row1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+2240]	// p0.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1664]	// p0.row1
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1728]	// p0.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1792]	// p0.row1
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1856]	// p0.row1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1920]	// p0.row1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1984]	// p0.row1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+2048]	// p0.row1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+2112]	// p0.row1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+2176]	// p0.row1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+2240]	// p0.row1
vpmadd52luq zmm2, zmm12, zmm27	// p0.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// p0.reduce0
vpmadd52luq zmm4, zmm12, zmm25	// p0.reduce0
vpaddq zmm1, zmm1, zmm13	// p0.reduce0
vpmadd52luq zmm5, zmm12, zmm24	// p0.reduce0
vpmadd52luq zmm6, zmm12, zmm23	// p0.reduce0
vpmadd52luq zmm7, zmm12, zmm22	// p0.reduce0
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+512]	// p0.reduce0
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+576]	// p0.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// p0.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// p0.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// p0.reduce0
vpmadd52huq zmm5, zmm12, zmm25	// p0.reduce0
vpmadd52huq zmm6, zmm12, zmm24	// p0.reduce0
vpmadd52huq zmm7, zmm12, zmm23	// p0.reduce0
vpmadd52huq zmm8, zmm12, zmm22	// p0.reduce0
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+512]	// p0.reduce0
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+576]	// p0.reduce0
vpxorq zmm12, zmm12, zmm12	// p0.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// p0.reduce1
vpaddq zmm1, zmm1, zmm31	// p0.reduce1
vpsrlq zmm1, zmm1, 52	// p0.reduce1
vpaddq zmm2, zmm2, zmm1	// p0.reduce1
vmovdqu64 zmm14, zmmword ptr [rdi+4992]	// p0.row2
vpxorq zmm0, zmm0, zmm0	// p0.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1664]	// p0.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1728]	// p0.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1792]	// p0.row2
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1856]	// p0.row2
vpxorq zmm13, zmm13, zmm13	// p0.reduce1
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// p0.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1920]	// p0.row2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1984]	// p0.row2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+2048]	// p0.row2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+2112]	// p0.row2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+2176]	// p0.row2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+2240]	// p0.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1664]	// p0.row2
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1728]	// p0.row2
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1792]	// p0.row2
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1856]	// p0.row2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1920]	// p0.row2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1984]	// p0.row2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+2048]	// p0.row2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+2112]	// p0.row2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+2176]	// p0.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+2240]	// p0.row2
vpmadd52luq zmm3, zmm12, zmm27	// p0.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// p0.reduce1
vpmadd52luq zmm5, zmm12, zmm25	// p0.reduce1
vpaddq zmm2, zmm2, zmm13	// p0.reduce1
vpmadd52luq zmm6, zmm12, zmm24	// p0.reduce1
vpmadd52luq zmm7, zmm12, zmm23	// p0.reduce1
vpmadd52luq zmm8, zmm12, zmm22	// p0.reduce1
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+512]	// p0.reduce1
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+576]	// p0.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// p0.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// p0.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// p0.reduce1
vpmadd52huq zmm6, zmm12, zmm25	// p0.reduce1
vpmadd52huq zmm7, zmm12, zmm24	// p0.reduce1
vpmadd52huq zmm8, zmm12, zmm23	// p0.reduce1
vpmadd52huq zmm9, zmm12, zmm22	// p0.reduce1
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+512]	// p0.reduce1
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+576]	// p0.reduce1
vpxorq zmm12, zmm12, zmm12	// p0.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// p0.reduce2
vpaddq zmm2, zmm2, zmm31	// p0.reduce2
vpsrlq zmm2, zmm2, 52	// p0.reduce2
vpaddq zmm3, zmm3, zmm2	// p0.reduce2
vmovdqu64 zmm14, zmmword ptr [rdi+5056]	// p0.row3
vpxorq zmm1, zmm1, zmm1	// p0.row3
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1664]	// p0.row3
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1728]	// p0.row3
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1792]	// p0.row3
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1856]	// p0.row3
vpxorq zmm13, zmm13, zmm13	// p0.reduce2
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// p0.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1920]	// p0.row3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1984]	// p0.row3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+2048]	// p0.row3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+2112]	// p0.row3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+2176]	// p0.row3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+2240]	// p0.row3
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1664]	// p0.row3
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1728]	// p0.row3
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1792]	// p0.row3
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1856]	// p0.row3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1920]	// p0.row3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1984]	// p0.row3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+2048]	// p0.row3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+2112]	// p0.row3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+2176]	// p0.row3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+2240]	// p0.row3
vpmadd52luq zmm4, zmm12, zmm27	// p0.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// p0.reduce2
vpmadd52luq zmm6, zmm12, zmm25	// p0.reduce2
vpaddq zmm3, zmm3, zmm13	// p0.reduce2
vpmadd52luq zmm7, zmm12, zmm24	// p0.reduce2
vpmadd52luq zmm8, zmm12, zmm23	// p0.reduce2
vpmadd52luq zmm9, zmm12, zmm22	// p0.reduce2
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+512]	// p0.reduce2
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+576]	// p0.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// p0.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// p0.reduce2
vpmadd52huq zmm6, zmm12, zmm26	// p0.reduce2
vpmadd52huq zmm7, zmm12, zmm25	// p0.reduce2
vpmadd52huq zmm8, zmm12, zmm24	// p0.reduce2
vpmadd52huq zmm9, zmm12, zmm23	// p0.reduce2
vpmadd52huq zmm10, zmm12, zmm22	// p0.reduce2
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+512]	// p0.reduce2
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+576]	// p0.reduce2
vpxorq zmm12, zmm12, zmm12	// p0.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// p0.reduce3
vpaddq zmm3, zmm3, zmm31	// p0.reduce3
vpsrlq zmm3, zmm3, 52	// p0.reduce3
vpaddq zmm4, zmm4, zmm3	// p0.reduce3
vmovdqu64 zmm14, zmmword ptr [rdi+5120]	// p0.row4
vpxorq zmm2, zmm2, zmm2	// p0.row4
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1664]	// p0.row4
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1728]	// p0.row4
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1792]	// p0.row4
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1856]	// p0.row4
vpxorq zmm13, zmm13, zmm13	// p0.reduce3
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// p0.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1920]	// p0.row4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1984]	// p0.row4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+2048]	// p0.row4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+2112]	// p0.row4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+2176]	// p0.row4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+2240]	// p0.row4
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1664]	// p0.row4
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1728]	// p0.row4
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1792]	// p0.row4
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1856]	// p0.row4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1920]	// p0.row4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1984]	// p0.row4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+2048]	// p0.row4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+2112]	// p0.row4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+2176]	// p0.row4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+2240]	// p0.row4
vpmadd52luq zmm5, zmm12, zmm27	// p0.reduce3
vpmadd52luq zmm6, zmm12, zmm26	// p0.reduce3
vpmadd52luq zmm7, zmm12, zmm25	// p0.reduce3
vpaddq zmm4, zmm4, zmm13	// p0.reduce3
vpmadd52luq zmm8, zmm12, zmm24	// p0.reduce3
vpmadd52luq zmm9, zmm12, zmm23	// p0.reduce3
vpmadd52luq zmm10, zmm12, zmm22	// p0.reduce3
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+512]	// p0.reduce3
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+576]	// p0.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// p0.reduce3
vpmadd52huq zmm6, zmm12, zmm27	// p0.reduce3
vpmadd52huq zmm7, zmm12, zmm26	// p0.reduce3
vpmadd52huq zmm8, zmm12, zmm25	// p0.reduce3
vpmadd52huq zmm9, zmm12, zmm24	// p0.reduce3
vpmadd52huq zmm10, zmm12, zmm23	// p0.reduce3
vpmadd52huq zmm11, zmm12, zmm22	// p0.reduce3
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+512]	// p0.reduce3
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+576]	// p0.reduce3
vpxorq zmm12, zmm12, zmm12	// p0.reduce4
vpmadd52luq zmm12, zmm4, zmm30	// p0.reduce4
vpaddq zmm4, zmm4, zmm31	// p0.reduce4
vpsrlq zmm4, zmm4, 52	// p0.reduce4
vpaddq zmm5, zmm5, zmm4	// p0.reduce4
vmovdqu64 zmm14, zmmword ptr [rdi+5184]	// p0.row5
vpxorq zmm3, zmm3, zmm3	// p0.row5
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1664]	// p0.row5
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1728]	// p0.row5
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1792]	// p0.row5
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1856]	// p0.row5
vpxorq zmm13, zmm13, zmm13	// p0.reduce4
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce4
vpmadd52luq zmm5, zmm12, zmm28	// p0.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1920]	// p0.row5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1984]	// p0.row5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+2048]	// p0.row5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+2112]	// p0.row5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+2176]	// p0.row5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+2240]	// p0.row5
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1664]	// p0.row5
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1728]	// p0.row5
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1792]	// p0.row5
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1856]	// p0.row5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1920]	// p0.row5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1984]	// p0.row5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+2048]	// p0.row5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+2112]	// p0.row5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+2176]	// p0.row5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+2240]	// p0.row5
vpmadd52luq zmm6, zmm12, zmm27	// p0.reduce4
vpmadd52luq zmm7, zmm12, zmm26	// p0.reduce4
vpmadd52luq zmm8, zmm12, zmm25	// p0.reduce4
vpaddq zmm5, zmm5, zmm13	// p0.reduce4
vpmadd52luq zmm9, zmm12, zmm24	// p0.reduce4
vpmadd52luq zmm10, zmm12, zmm23	// p0.reduce4
vpmadd52luq zmm11, zmm12, zmm22	// p0.reduce4
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+512]	// p0.reduce4
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+576]	// p0.reduce4
vpmadd52huq zmm6, zmm12, zmm28	// p0.reduce4
vpmadd52huq zmm7, zmm12, zmm27	// p0.reduce4
vpmadd52huq zmm8, zmm12, zmm26	// p0.reduce4
vpmadd52huq zmm9, zmm12, zmm25	// p0.reduce4
vpmadd52huq zmm10, zmm12, zmm24	// p0.reduce4
vpmadd52huq zmm11, zmm12, zmm23	// p0.reduce4
vpmadd52huq zmm0, zmm12, zmm22	// p0.reduce4
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+512]	// p0.reduce4
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+576]	// p0.reduce4
vpxorq zmm12, zmm12, zmm12	// p0.reduce5
vpmadd52luq zmm12, zmm5, zmm30	// p0.reduce5
vpaddq zmm5, zmm5, zmm31	// p0.reduce5
vpsrlq zmm5, zmm5, 52	// p0.reduce5
vpaddq zmm6, zmm6, zmm5	// p0.reduce5
vmovdqu64 zmm14, zmmword ptr [rdi+5248]	// p0.row6
vpxorq zmm4, zmm4, zmm4	// p0.row6
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1664]	// p0.row6
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1728]	// p0.row6
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1792]	// p0.row6
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1856]	// p0.row6
vpxorq zmm13, zmm13, zmm13	// p0.reduce5
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce5
vpmadd52luq zmm6, zmm12, zmm28	// p0.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1920]	// p0.row6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1984]	// p0.row6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+2048]	// p0.row6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+2112]	// p0.row6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+2176]	// p0.row6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+2240]	// p0.row6
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1664]	// p0.row6
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1728]	// p0.row6
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1792]	// p0.row6
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1856]	// p0.row6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1920]	// p0.row6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1984]	// p0.row6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+2048]	// p0.row6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+2112]	// p0.row6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+2176]	// p0.row6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+2240]	// p0.row6
vpmadd52luq zmm7, zmm12, zmm27	// p0.reduce5
vpmadd52luq zmm8, zmm12, zmm26	// p0.reduce5
vpmadd52luq zmm9, zmm12, zmm25	// p0.reduce5
vpaddq zmm6, zmm6, zmm13	// p0.reduce5
vpmadd52luq zmm10, zmm12, zmm24	// p0.reduce5
vpmadd52luq zmm11, zmm12, zmm23	// p0.reduce5
vpmadd52luq zmm0, zmm12, zmm22	// p0.reduce5
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+512]	// p0.reduce5
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+576]	// p0.reduce5
vpmadd52huq zmm7, zmm12, zmm28	// p0.reduce5
vpmadd52huq zmm8, zmm12, zmm27	// p0.reduce5
vpmadd52huq zmm9, zmm12, zmm26	// p0.reduce5
vpmadd52huq zmm10, zmm12, zmm25	// p0.reduce5
vpmadd52huq zmm11, zmm12, zmm24	// p0.reduce5
vpmadd52huq zmm0, zmm12, zmm23	// p0.reduce5
vpmadd52huq zmm1, zmm12, zmm22	// p0.reduce5
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+512]	// p0.reduce5
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+576]	// p0.reduce5
vpxorq zmm12, zmm12, zmm12	// p0.reduce6
vpmadd52luq zmm12, zmm6, zmm30	// p0.reduce6
vpaddq zmm6, zmm6, zmm31	// p0.reduce6
vpsrlq zmm6, zmm6, 52	// p0.reduce6
vpaddq zmm7, zmm7, zmm6	// p0.reduce6
vmovdqu64 zmm14, zmmword ptr [rdi+5312]	// p0.row7
vpxorq zmm5, zmm5, zmm5	// p0.row7
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1664]	// p0.row7
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1728]	// p0.row7
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1792]	// p0.row7
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1856]	// p0.row7
vpxorq zmm13, zmm13, zmm13	// p0.reduce6
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce6
vpmadd52luq zmm7, zmm12, zmm28	// p0.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1920]	// p0.row7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1984]	// p0.row7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+2048]	// p0.row7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+2112]	// p0.row7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+2176]	// p0.row7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+2240]	// p0.row7
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1664]	// p0.row7
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1728]	// p0.row7
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1792]	// p0.row7
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1856]	// p0.row7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1920]	// p0.row7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1984]	// p0.row7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+2048]	// p0.row7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+2112]	// p0.row7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+2176]	// p0.row7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+2240]	// p0.row7
vpmadd52luq zmm8, zmm12, zmm27	// p0.reduce6
vpmadd52luq zmm9, zmm12, zmm26	// p0.reduce6
vpmadd52luq zmm10, zmm12, zmm25	// p0.reduce6
vpaddq zmm7, zmm7, zmm13	// p0.reduce6
vpmadd52luq zmm11, zmm12, zmm24	// p0.reduce6
vpmadd52luq zmm0, zmm12, zmm23	// p0.reduce6
vpmadd52luq zmm1, zmm12, zmm22	// p0.reduce6
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+512]	// p0.reduce6
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+576]	// p0.reduce6
vpmadd52huq zmm8, zmm12, zmm28	// p0.reduce6
vpmadd52huq zmm9, zmm12, zmm27	// p0.reduce6
vpmadd52huq zmm10, zmm12, zmm26	// p0.reduce6
vpmadd52huq zmm11, zmm12, zmm25	// p0.reduce6
vpmadd52huq zmm0, zmm12, zmm24	// p0.reduce6
vpmadd52huq zmm1, zmm12, zmm23	// p0.reduce6
vpmadd52huq zmm2, zmm12, zmm22	// p0.reduce6
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+512]	// p0.reduce6
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+576]	// p0.reduce6
vpxorq zmm12, zmm12, zmm12	// p0.reduce7
vpmadd52luq zmm12, zmm7, zmm30	// p0.reduce7
vpaddq zmm7, zmm7, zmm31	// p0.reduce7
vpsrlq zmm7, zmm7, 52	// p0.reduce7
vpaddq zmm8, zmm8, zmm7	// p0.reduce7
vmovdqu64 zmm14, zmmword ptr [rdi+5376]	// p0.row8
vpxorq zmm6, zmm6, zmm6	// p0.row8
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1664]	// p0.row8
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1728]	// p0.row8
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1792]	// p0.row8
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1856]	// p0.row8
vpxorq zmm13, zmm13, zmm13	// p0.reduce7
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce7
vpmadd52luq zmm8, zmm12, zmm28	// p0.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1920]	// p0.row8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1984]	// p0.row8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+2048]	// p0.row8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+2112]	// p0.row8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+2176]	// p0.row8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+2240]	// p0.row8
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1664]	// p0.row8
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1728]	// p0.row8
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1792]	// p0.row8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1856]	// p0.row8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1920]	// p0.row8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1984]	// p0.row8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+2048]	// p0.row8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+2112]	// p0.row8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+2176]	// p0.row8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+2240]	// p0.row8
vpmadd52luq zmm9, zmm12, zmm27	// p0.reduce7
vpmadd52luq zmm10, zmm12, zmm26	// p0.reduce7
vpmadd52luq zmm11, zmm12, zmm25	// p0.reduce7
vpaddq zmm8, zmm8, zmm13	// p0.reduce7
vpmadd52luq zmm0, zmm12, zmm24	// p0.reduce7
vpmadd52luq zmm1, zmm12, zmm23	// p0.reduce7
vpmadd52luq zmm2, zmm12, zmm22	// p0.reduce7
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+512]	// p0.reduce7
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+576]	// p0.reduce7
vpmadd52huq zmm9, zmm12, zmm28	// p0.reduce7
vpmadd52huq zmm10, zmm12, zmm27	// p0.reduce7
vpmadd52huq zmm11, zmm12, zmm26	// p0.reduce7
vpmadd52huq zmm0, zmm12, zmm25	// p0.reduce7
vpmadd52huq zmm1, zmm12, zmm24	// p0.reduce7
vpmadd52huq zmm2, zmm12, zmm23	// p0.reduce7
vpmadd52huq zmm3, zmm12, zmm22	// p0.reduce7
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+512]	// p0.reduce7
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+576]	// p0.reduce7
vpxorq zmm12, zmm12, zmm12	// p0.reduce8
vpmadd52luq zmm12, zmm8, zmm30	// p0.reduce8
vpaddq zmm8, zmm8, zmm31	// p0.reduce8
vpsrlq zmm8, zmm8, 52	// p0.reduce8
vpaddq zmm9, zmm9, zmm8	// p0.reduce8
vmovdqu64 zmm14, zmmword ptr [rdi+5440]	// p0.row9
vpxorq zmm7, zmm7, zmm7	// p0.row9
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1664]	// p0.row9
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1728]	// p0.row9
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1792]	// p0.row9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1856]	// p0.row9
vpxorq zmm13, zmm13, zmm13	// p0.reduce8
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce8
vpmadd52luq zmm9, zmm12, zmm28	// p0.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1920]	// p0.row9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1984]	// p0.row9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+2048]	// p0.row9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+2112]	// p0.row9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+2176]	// p0.row9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+2240]	// p0.row9
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1664]	// p0.row9
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1728]	// p0.row9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1792]	// p0.row9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1856]	// p0.row9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1920]	// p0.row9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1984]	// p0.row9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+2048]	// p0.row9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+2112]	// p0.row9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+2176]	// p0.row9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+2240]	// p0.row9
vpmadd52luq zmm10, zmm12, zmm27	// p0.reduce8
vpmadd52luq zmm11, zmm12, zmm26	// p0.reduce8
vpmadd52luq zmm0, zmm12, zmm25	// p0.reduce8
vpaddq zmm9, zmm9, zmm13	// p0.reduce8
vpmadd52luq zmm1, zmm12, zmm24	// p0.reduce8
vpmadd52luq zmm2, zmm12, zmm23	// p0.reduce8
vpmadd52luq zmm3, zmm12, zmm22	// p0.reduce8
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+512]	// p0.reduce8
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+576]	// p0.reduce8
vpmadd52huq zmm10, zmm12, zmm28	// p0.reduce8
vpmadd52huq zmm11, zmm12, zmm27	// p0.reduce8
vpmadd52huq zmm0, zmm12, zmm26	// p0.reduce8
vpmadd52huq zmm1, zmm12, zmm25	// p0.reduce8
vpmadd52huq zmm2, zmm12, zmm24	// p0.reduce8
vpmadd52huq zmm3, zmm12, zmm23	// p0.reduce8
vpmadd52huq zmm4, zmm12, zmm22	// p0.reduce8
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+512]	// p0.reduce8
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+576]	// p0.reduce8
vpxorq zmm12, zmm12, zmm12	// p0.reduce9
vpmadd52luq zmm12, zmm9, zmm30	// p0.reduce9
vpaddq zmm9, zmm9, zmm31	// p0.reduce9
vpsrlq zmm9, zmm9, 52	// p0.reduce9
vpaddq zmm10, zmm10, zmm9	// p0.reduce9
vpxorq zmm13, zmm13, zmm13	// p0.reduce9
vpmadd52huq zmm13, zmm12, zmm29	// p0.reduce9
vpmadd52luq zmm10, zmm12, zmm28	// p0.reduce9
vpmadd52luq zmm11, zmm12, zmm27	// p0.reduce9
vpmadd52luq zmm0, zmm12, zmm26	// p0.reduce9
vpmadd52luq zmm1, zmm12, zmm25	// p0.reduce9
vpaddq zmm10, zmm10, zmm13	// p0.reduce9
vpmadd52luq zmm2, zmm12, zmm24	// p0.reduce9
vpmadd52luq zmm3, zmm12, zmm23	// p0.reduce9
vpmadd52luq zmm4, zmm12, zmm22	// p0.reduce9
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+512]	// p0.reduce9
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+576]	// p0.reduce9
vpmadd52huq zmm11, zmm12, zmm28	// p0.reduce9
vpmadd52huq zmm0, zmm12, zmm27	// p0.reduce9
vpmadd52huq zmm1, zmm12, zmm26	// p0.reduce9
vpmadd52huq zmm2, zmm12, zmm25	// p0.reduce9
vpmadd52huq zmm3, zmm12, zmm24	// p0.reduce9
vpmadd52huq zmm4, zmm12, zmm23	// p0.reduce9
vpmadd52huq zmm5, zmm12, zmm22	// p0.reduce9
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+512]	// p0.reduce9
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+576]	// p0.reduce9
vpsrlq zmm12, zmm10, 52	// p0.carry
vpaddq zmm11, zmm11, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm10	// p0.carry
vpsrlq zmm12, zmm11, 52	// p0.carry
vpaddq zmm0, zmm0, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm11	// p0.carry
vpsrlq zmm12, zmm0, 52	// p0.carry
vpaddq zmm1, zmm1, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm0	// p0.carry
vpsrlq zmm12, zmm1, 52	// p0.carry
vpaddq zmm2, zmm2, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm1	// p0.carry
vpsrlq zmm12, zmm2, 52	// p0.carry
vpaddq zmm3, zmm3, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm2	// p0.carry
vpsrlq zmm12, zmm3, 52	// p0.carry
vpaddq zmm4, zmm4, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm3	// p0.carry
vpsrlq zmm12, zmm4, 52	// p0.carry
vpaddq zmm5, zmm5, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm4	// p0.carry
vpsrlq zmm12, zmm5, 52	// p0.carry
vpaddq zmm6, zmm6, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm5	// p0.carry
vpsrlq zmm12, zmm6, 52	// p0.carry
vpaddq zmm7, zmm7, zmm12	// p0.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm6	// p0.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm7	// p0.carry
vmovdqu64 zmm14, zmmword ptr [rdi+4864]	// p1.row0
vpxorq zmm0, zmm0, zmm0	// p1.row0
vpxorq zmm1, zmm1, zmm1	// p1.row0
vpxorq zmm2, zmm2, zmm2	// p1.row0
vpxorq zmm3, zmm3, zmm3	// p1.row0
vpxorq zmm4, zmm4, zmm4	// p1.row0
vpxorq zmm5, zmm5, zmm5	// p1.row0
vpxorq zmm6, zmm6, zmm6	// p1.row0
vpxorq zmm7, zmm7, zmm7	// p1.row0
vpxorq zmm8, zmm8, zmm8	// p1.row0
vpxorq zmm9, zmm9, zmm9	// p1.row0
vpxorq zmm10, zmm10, zmm10	// p1.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1024]	// p1.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1088]	// p1.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1152]	// p1.row0
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1216]	// p1.row0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1280]	// p1.row0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1344]	// p1.row0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1408]	// p1.row0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1472]	// p1.row0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1536]	// p1.row0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1600]	// p1.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1024]	// p1.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1088]	// p1.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1152]	// p1.row0
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1216]	// p1.row0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1280]	// p1.row0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1344]	// p1.row0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1408]	// p1.row0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1472]	// p1.row0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1536]	// p1.row0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1600]	// p1.row0
vpxorq zmm12, zmm12, zmm12	// p1.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// p1.reduce0
vpaddq zmm0, zmm0, zmm31	// p1.reduce0
vpsrlq zmm0, zmm0, 52	// p1.reduce0
vpaddq zmm1, zmm1, zmm0	// p1.reduce0
vmovdqu64 zmm14, zmmword ptr [rdi+4928]	// p1.row1
vpxorq zmm11, zmm11, zmm11	// p1.row1
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1024]	// p1.row1
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1088]	// p1.row1
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1152]	// p1.row1
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1216]	// p1.row1
vpxorq zmm13, zmm13, zmm13	// p1.reduce0
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// p1.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1280]	// p1.row1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1344]	// p1.row1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1408]	// p1.row1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1472]	// p1.row1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1536]	// p1.row1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1600]	// p1.row1
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1024]	// p1.row1
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1088]	// p1.row1
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1152]	// p1.row1
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1216]	// p1.row1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1280]	// p1.row1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1344]	// p1.row1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1408]	// p1.row1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1472]	// p1.row1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1536]	// p1.row1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1600]	// p1.row1
vpmadd52luq zmm2, zmm12, zmm27	// p1.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// p1.reduce0
vpmadd52luq zmm4, zmm12, zmm25	// p1.reduce0
vpaddq zmm1, zmm1, zmm13	// p1.reduce0
vpmadd52luq zmm5, zmm12, zmm24	// p1.reduce0
vpmadd52luq zmm6, zmm12, zmm23	// p1.reduce0
vpmadd52luq zmm7, zmm12, zmm22	// p1.reduce0
vpmadd52luq zmm8, zmm12, zmmword ptr [rdi+512]	// p1.reduce0
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+576]	// p1.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// p1.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// p1.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// p1.reduce0
vpmadd52huq zmm5, zmm12, zmm25	// p1.reduce0
vpmadd52huq zmm6, zmm12, zmm24	// p1.reduce0
vpmadd52huq zmm7, zmm12, zmm23	// p1.reduce0
vpmadd52huq zmm8, zmm12, zmm22	// p1.reduce0
vpmadd52huq zmm9, zmm12, zmmword ptr [rdi+512]	// p1.reduce0
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+576]	// p1.reduce0
vpxorq zmm12, zmm12, zmm12	// p1.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// p1.reduce1
vpaddq zmm1, zmm1, zmm31	// p1.reduce1
vpsrlq zmm1, zmm1, 52	// p1.reduce1
vpaddq zmm2, zmm2, zmm1	// p1.reduce1
vmovdqu64 zmm14, zmmword ptr [rdi+4992]	// p1.row2
vpxorq zmm0, zmm0, zmm0	// p1.row2
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1024]	// p1.row2
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1088]	// p1.row2
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1152]	// p1.row2
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1216]	// p1.row2
vpxorq zmm13, zmm13, zmm13	// p1.reduce1
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// p1.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1280]	// p1.row2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1344]	// p1.row2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1408]	// p1.row2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1472]	// p1.row2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1536]	// p1.row2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1600]	// p1.row2
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1024]	// p1.row2
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1088]	// p1.row2
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1152]	// p1.row2
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1216]	// p1.row2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1280]	// p1.row2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1344]	// p1.row2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1408]	// p1.row2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1472]	// p1.row2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1536]	// p1.row2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1600]	// p1.row2
vpmadd52luq zmm3, zmm12, zmm27	// p1.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// p1.reduce1
vpmadd52luq zmm5, zmm12, zmm25	// p1.reduce1
vpaddq zmm2, zmm2, zmm13	// p1.reduce1
vpmadd52luq zmm6, zmm12, zmm24	// p1.reduce1
vpmadd52luq zmm7, zmm12, zmm23	// p1.reduce1
vpmadd52luq zmm8, zmm12, zmm22	// p1.reduce1
vpmadd52luq zmm9, zmm12, zmmword ptr [rdi+512]	// p1.reduce1
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+576]	// p1.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// p1.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// p1.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// p1.reduce1
vpmadd52huq zmm6, zmm12, zmm25	// p1.reduce1
vpmadd52huq zmm7, zmm12, zmm24	// p1.reduce1
vpmadd52huq zmm8, zmm12, zmm23	// p1.reduce1
vpmadd52huq zmm9, zmm12, zmm22	// p1.reduce1
vpmadd52huq zmm10, zmm12, zmmword ptr [rdi+512]	// p1.reduce1
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+576]	// p1.reduce1
vpxorq zmm12, zmm12, zmm12	// p1.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// p1.reduce2
vpaddq zmm2, zmm2, zmm31	// p1.reduce2
vpsrlq zmm2, zmm2, 52	// p1.reduce2
vpaddq zmm3, zmm3, zmm2	// p1.reduce2
vmovdqu64 zmm14, zmmword ptr [rdi+5056]	// p1.row3
vpxorq zmm1, zmm1, zmm1	// p1.row3
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1024]	// p1.row3
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1088]	// p1.row3
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1152]	// p1.row3
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1216]	// p1.row3
vpxorq zmm13, zmm13, zmm13	// p1.reduce2
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// p1.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1280]	// p1.row3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1344]	// p1.row3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1408]	// p1.row3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1472]	// p1.row3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1536]	// p1.row3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1600]	// p1.row3
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1024]	// p1.row3
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1088]	// p1.row3
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1152]	// p1.row3
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1216]	// p1.row3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1280]	// p1.row3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1344]	// p1.row3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1408]	// p1.row3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1472]	// p1.row3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1536]	// p1.row3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1600]	// p1.row3
vpmadd52luq zmm4, zmm12, zmm27	// p1.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// p1.reduce2
vpmadd52luq zmm6, zmm12, zmm25	// p1.reduce2
vpaddq zmm3, zmm3, zmm13	// p1.reduce2
vpmadd52luq zmm7, zmm12, zmm24	// p1.reduce2
vpmadd52luq zmm8, zmm12, zmm23	// p1.reduce2
vpmadd52luq zmm9, zmm12, zmm22	// p1.reduce2
vpmadd52luq zmm10, zmm12, zmmword ptr [rdi+512]	// p1.reduce2
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+576]	// p1.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// p1.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// p1.reduce2
vpmadd52huq zmm6, zmm12, zmm26	// p1.reduce2
vpmadd52huq zmm7, zmm12, zmm25	// p1.reduce2
vpmadd52huq zmm8, zmm12, zmm24	// p1.reduce2
vpmadd52huq zmm9, zmm12, zmm23	// p1.reduce2
vpmadd52huq zmm10, zmm12, zmm22	// p1.reduce2
vpmadd52huq zmm11, zmm12, zmmword ptr [rdi+512]	// p1.reduce2
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+576]	// p1.reduce2
vpxorq zmm12, zmm12, zmm12	// p1.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// p1.reduce3
vpaddq zmm3, zmm3, zmm31	// p1.reduce3
vpsrlq zmm3, zmm3, 52	// p1.reduce3
vpaddq zmm4, zmm4, zmm3	// p1.reduce3
vmovdqu64 zmm14, zmmword ptr [rdi+5120]	// p1.row4
vpxorq zmm2, zmm2, zmm2	// p1.row4
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1024]	// p1.row4
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1088]	// p1.row4
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1152]	// p1.row4
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1216]	// p1.row4
vpxorq zmm13, zmm13, zmm13	// p1.reduce3
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// p1.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1280]	// p1.row4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1344]	// p1.row4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1408]	// p1.row4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1472]	// p1.row4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1536]	// p1.row4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1600]	// p1.row4
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1024]	// p1.row4
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1088]	// p1.row4
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1152]	// p1.row4
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1216]	// p1.row4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1280]	// p1.row4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1344]	// p1.row4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1408]	// p1.row4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1472]	// p1.row4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1536]	// p1.row4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1600]	// p1.row4
vpmadd52luq zmm5, zmm12, zmm27	// p1.reduce3
vpmadd52luq zmm6, zmm12, zmm26	// p1.reduce3
vpmadd52luq zmm7, zmm12, zmm25	// p1.reduce3
vpaddq zmm4, zmm4, zmm13	// p1.reduce3
vpmadd52luq zmm8, zmm12, zmm24	// p1.reduce3
vpmadd52luq zmm9, zmm12, zmm23	// p1.reduce3
vpmadd52luq zmm10, zmm12, zmm22	// p1.reduce3
vpmadd52luq zmm11, zmm12, zmmword ptr [rdi+512]	// p1.reduce3
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+576]	// p1.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// p1.reduce3
vpmadd52huq zmm6, zmm12, zmm27	// p1.reduce3
vpmadd52huq zmm7, zmm12, zmm26	// p1.reduce3
vpmadd52huq zmm8, zmm12, zmm25	// p1.reduce3
vpmadd52huq zmm9, zmm12, zmm24	// p1.reduce3
vpmadd52huq zmm10, zmm12, zmm23	// p1.reduce3
vpmadd52huq zmm11, zmm12, zmm22	// p1.reduce3
vpmadd52huq zmm0, zmm12, zmmword ptr [rdi+512]	// p1.reduce3
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+576]	// p1.reduce3
vpxorq zmm12, zmm12, zmm12	// p1.reduce4
vpmadd52luq zmm12, zmm4, zmm30	// p1.reduce4
vpaddq zmm4, zmm4, zmm31	// p1.reduce4
vpsrlq zmm4, zmm4, 52	// p1.reduce4
vpaddq zmm5, zmm5, zmm4	// p1.reduce4
vmovdqu64 zmm14, zmmword ptr [rdi+5184]	// p1.row5
vpxorq zmm3, zmm3, zmm3	// p1.row5
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1024]	// p1.row5
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1088]	// p1.row5
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1152]	// p1.row5
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1216]	// p1.row5
vpxorq zmm13, zmm13, zmm13	// p1.reduce4
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce4
vpmadd52luq zmm5, zmm12, zmm28	// p1.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1280]	// p1.row5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1344]	// p1.row5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1408]	// p1.row5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1472]	// p1.row5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1536]	// p1.row5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1600]	// p1.row5
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1024]	// p1.row5
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1088]	// p1.row5
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1152]	// p1.row5
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1216]	// p1.row5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1280]	// p1.row5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1344]	// p1.row5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1408]	// p1.row5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1472]	// p1.row5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1536]	// p1.row5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1600]	// p1.row5
vpmadd52luq zmm6, zmm12, zmm27	// p1.reduce4
vpmadd52luq zmm7, zmm12, zmm26	// p1.reduce4
vpmadd52luq zmm8, zmm12, zmm25	// p1.reduce4
vpaddq zmm5, zmm5, zmm13	// p1.reduce4
vpmadd52luq zmm9, zmm12, zmm24	// p1.reduce4
vpmadd52luq zmm10, zmm12, zmm23	// p1.reduce4
vpmadd52luq zmm11, zmm12, zmm22	// p1.reduce4
vpmadd52luq zmm0, zmm12, zmmword ptr [rdi+512]	// p1.reduce4
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+576]	// p1.reduce4
vpmadd52huq zmm6, zmm12, zmm28	// p1.reduce4
vpmadd52huq zmm7, zmm12, zmm27	// p1.reduce4
vpmadd52huq zmm8, zmm12, zmm26	// p1.reduce4
vpmadd52huq zmm9, zmm12, zmm25	// p1.reduce4
vpmadd52huq zmm10, zmm12, zmm24	// p1.reduce4
vpmadd52huq zmm11, zmm12, zmm23	// p1.reduce4
vpmadd52huq zmm0, zmm12, zmm22	// p1.reduce4
vpmadd52huq zmm1, zmm12, zmmword ptr [rdi+512]	// p1.reduce4
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+576]	// p1.reduce4
vpxorq zmm12, zmm12, zmm12	// p1.reduce5
vpmadd52luq zmm12, zmm5, zmm30	// p1.reduce5
vpaddq zmm5, zmm5, zmm31	// p1.reduce5
vpsrlq zmm5, zmm5, 52	// p1.reduce5
vpaddq zmm6, zmm6, zmm5	// p1.reduce5
vmovdqu64 zmm14, zmmword ptr [rdi+5248]	// p1.row6
vpxorq zmm4, zmm4, zmm4	// p1.row6
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1024]	// p1.row6
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1088]	// p1.row6
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1152]	// p1.row6
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1216]	// p1.row6
vpxorq zmm13, zmm13, zmm13	// p1.reduce5
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce5
vpmadd52luq zmm6, zmm12, zmm28	// p1.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1280]	// p1.row6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1344]	// p1.row6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1408]	// p1.row6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1472]	// p1.row6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1536]	// p1.row6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1600]	// p1.row6
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1024]	// p1.row6
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1088]	// p1.row6
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1152]	// p1.row6
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1216]	// p1.row6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1280]	// p1.row6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1344]	// p1.row6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1408]	// p1.row6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1472]	// p1.row6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1536]	// p1.row6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1600]	// p1.row6
vpmadd52luq zmm7, zmm12, zmm27	// p1.reduce5
vpmadd52luq zmm8, zmm12, zmm26	// p1.reduce5
vpmadd52luq zmm9, zmm12, zmm25	// p1.reduce5
vpaddq zmm6, zmm6, zmm13	// p1.reduce5
vpmadd52luq zmm10, zmm12, zmm24	// p1.reduce5
vpmadd52luq zmm11, zmm12, zmm23	// p1.reduce5
vpmadd52luq zmm0, zmm12, zmm22	// p1.reduce5
vpmadd52luq zmm1, zmm12, zmmword ptr [rdi+512]	// p1.reduce5
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+576]	// p1.reduce5
vpmadd52huq zmm7, zmm12, zmm28	// p1.reduce5
vpmadd52huq zmm8, zmm12, zmm27	// p1.reduce5
vpmadd52huq zmm9, zmm12, zmm26	// p1.reduce5
vpmadd52huq zmm10, zmm12, zmm25	// p1.reduce5
vpmadd52huq zmm11, zmm12, zmm24	// p1.reduce5
vpmadd52huq zmm0, zmm12, zmm23	// p1.reduce5
vpmadd52huq zmm1, zmm12, zmm22	// p1.reduce5
vpmadd52huq zmm2, zmm12, zmmword ptr [rdi+512]	// p1.reduce5
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+576]	// p1.reduce5
vpxorq zmm12, zmm12, zmm12	// p1.reduce6
vpmadd52luq zmm12, zmm6, zmm30	// p1.reduce6
vpaddq zmm6, zmm6, zmm31	// p1.reduce6
vpsrlq zmm6, zmm6, 52	// p1.reduce6
vpaddq zmm7, zmm7, zmm6	// p1.reduce6
vmovdqu64 zmm14, zmmword ptr [rdi+5312]	// p1.row7
vpxorq zmm5, zmm5, zmm5	// p1.row7
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+1024]	// p1.row7
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1088]	// p1.row7
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1152]	// p1.row7
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1216]	// p1.row7
vpxorq zmm13, zmm13, zmm13	// p1.reduce6
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce6
vpmadd52luq zmm7, zmm12, zmm28	// p1.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1280]	// p1.row7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1344]	// p1.row7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1408]	// p1.row7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1472]	// p1.row7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1536]	// p1.row7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1600]	// p1.row7
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+1024]	// p1.row7
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1088]	// p1.row7
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1152]	// p1.row7
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1216]	// p1.row7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1280]	// p1.row7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1344]	// p1.row7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1408]	// p1.row7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1472]	// p1.row7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1536]	// p1.row7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1600]	// p1.row7
vpmadd52luq zmm8, zmm12, zmm27	// p1.reduce6
vpmadd52luq zmm9, zmm12, zmm26	// p1.reduce6
vpmadd52luq zmm10, zmm12, zmm25	// p1.reduce6
vpaddq zmm7, zmm7, zmm13	// p1.reduce6
vpmadd52luq zmm11, zmm12, zmm24	// p1.reduce6
vpmadd52luq zmm0, zmm12, zmm23	// p1.reduce6
vpmadd52luq zmm1, zmm12, zmm22	// p1.reduce6
vpmadd52luq zmm2, zmm12, zmmword ptr [rdi+512]	// p1.reduce6
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+576]	// p1.reduce6
vpmadd52huq zmm8, zmm12, zmm28	// p1.reduce6
vpmadd52huq zmm9, zmm12, zmm27	// p1.reduce6
vpmadd52huq zmm10, zmm12, zmm26	// p1.reduce6
vpmadd52huq zmm11, zmm12, zmm25	// p1.reduce6
vpmadd52huq zmm0, zmm12, zmm24	// p1.reduce6
vpmadd52huq zmm1, zmm12, zmm23	// p1.reduce6
vpmadd52huq zmm2, zmm12, zmm22	// p1.reduce6
vpmadd52huq zmm3, zmm12, zmmword ptr [rdi+512]	// p1.reduce6
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+576]	// p1.reduce6
vpxorq zmm12, zmm12, zmm12	// p1.reduce7
vpmadd52luq zmm12, zmm7, zmm30	// p1.reduce7
vpaddq zmm7, zmm7, zmm31	// p1.reduce7
vpsrlq zmm7, zmm7, 52	// p1.reduce7
vpaddq zmm8, zmm8, zmm7	// p1.reduce7
vmovdqu64 zmm14, zmmword ptr [rdi+5376]	// p1.row8
vpxorq zmm6, zmm6, zmm6	// p1.row8
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+1024]	// p1.row8
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1088]	// p1.row8
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1152]	// p1.row8
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1216]	// p1.row8
vpxorq zmm13, zmm13, zmm13	// p1.reduce7
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce7
vpmadd52luq zmm8, zmm12, zmm28	// p1.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1280]	// p1.row8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1344]	// p1.row8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1408]	// p1.row8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1472]	// p1.row8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1536]	// p1.row8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1600]	// p1.row8
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+1024]	// p1.row8
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1088]	// p1.row8
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1152]	// p1.row8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1216]	// p1.row8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1280]	// p1.row8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1344]	// p1.row8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1408]	// p1.row8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1472]	// p1.row8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1536]	// p1.row8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1600]	// p1.row8
vpmadd52luq zmm9, zmm12, zmm27	// p1.reduce7
vpmadd52luq zmm10, zmm12, zmm26	// p1.reduce7
vpmadd52luq zmm11, zmm12, zmm25	// p1.reduce7
vpaddq zmm8, zmm8, zmm13	// p1.reduce7
vpmadd52luq zmm0, zmm12, zmm24	// p1.reduce7
vpmadd52luq zmm1, zmm12, zmm23	// p1.reduce7
vpmadd52luq zmm2, zmm12, zmm22	// p1.reduce7
vpmadd52luq zmm3, zmm12, zmmword ptr [rdi+512]	// p1.reduce7
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+576]	// p1.reduce7
vpmadd52huq zmm9, zmm12, zmm28	// p1.reduce7
vpmadd52huq zmm10, zmm12, zmm27	// p1.reduce7
vpmadd52huq zmm11, zmm12, zmm26	// p1.reduce7
vpmadd52huq zmm0, zmm12, zmm25	// p1.reduce7
vpmadd52huq zmm1, zmm12, zmm24	// p1.reduce7
vpmadd52huq zmm2, zmm12, zmm23	// p1.reduce7
vpmadd52huq zmm3, zmm12, zmm22	// p1.reduce7
vpmadd52huq zmm4, zmm12, zmmword ptr [rdi+512]	// p1.reduce7
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+576]	// p1.reduce7
vpxorq zmm12, zmm12, zmm12	// p1.reduce8
vpmadd52luq zmm12, zmm8, zmm30	// p1.reduce8
vpaddq zmm8, zmm8, zmm31	// p1.reduce8
vpsrlq zmm8, zmm8, 52	// p1.reduce8
vpaddq zmm9, zmm9, zmm8	// p1.reduce8
vmovdqu64 zmm14, zmmword ptr [rdi+5440]	// p1.row9
vpxorq zmm7, zmm7, zmm7	// p1.row9
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+1024]	// p1.row9
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+1088]	// p1.row9
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+1152]	// p1.row9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1216]	// p1.row9
vpxorq zmm13, zmm13, zmm13	// p1.reduce8
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce8
vpmadd52luq zmm9, zmm12, zmm28	// p1.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1280]	// p1.row9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1344]	// p1.row9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+1408]	// p1.row9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+1472]	// p1.row9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+1536]	// p1.row9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+1600]	// p1.row9
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+1024]	// p1.row9
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+1088]	// p1.row9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+1152]	// p1.row9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1216]	// p1.row9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1280]	// p1.row9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1344]	// p1.row9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+1408]	// p1.row9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+1472]	// p1.row9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+1536]	// p1.row9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+1600]	// p1.row9
vpmadd52luq zmm10, zmm12, zmm27	// p1.reduce8
vpmadd52luq zmm11, zmm12, zmm26	// p1.reduce8
vpmadd52luq zmm0, zmm12, zmm25	// p1.reduce8
vpaddq zmm9, zmm9, zmm13	// p1.reduce8
vpmadd52luq zmm1, zmm12, zmm24	// p1.reduce8
vpmadd52luq zmm2, zmm12, zmm23	// p1.reduce8
vpmadd52luq zmm3, zmm12, zmm22	// p1.reduce8
vpmadd52luq zmm4, zmm12, zmmword ptr [rdi+512]	// p1.reduce8
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+576]	// p1.reduce8
vpmadd52huq zmm10, zmm12, zmm28	// p1.reduce8
vpmadd52huq zmm11, zmm12, zmm27	// p1.reduce8
vpmadd52huq zmm0, zmm12, zmm26	// p1.reduce8
vpmadd52huq zmm1, zmm12, zmm25	// p1.reduce8
vpmadd52huq zmm2, zmm12, zmm24	// p1.reduce8
vpmadd52huq zmm3, zmm12, zmm23	// p1.reduce8
vpmadd52huq zmm4, zmm12, zmm22	// p1.reduce8
vpmadd52huq zmm5, zmm12, zmmword ptr [rdi+512]	// p1.reduce8
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+576]	// p1.reduce8
vpxorq zmm12, zmm12, zmm12	// p1.reduce9
vpmadd52luq zmm12, zmm9, zmm30	// p1.reduce9
vpaddq zmm9, zmm9, zmm31	// p1.reduce9
vpsrlq zmm9, zmm9, 52	// p1.reduce9
vpaddq zmm10, zmm10, zmm9	// p1.reduce9
vpxorq zmm13, zmm13, zmm13	// p1.reduce9
vpmadd52huq zmm13, zmm12, zmm29	// p1.reduce9
vpmadd52luq zmm10, zmm12, zmm28	// p1.reduce9
vpmadd52luq zmm11, zmm12, zmm27	// p1.reduce9
vpmadd52luq zmm0, zmm12, zmm26	// p1.reduce9
vpmadd52luq zmm1, zmm12, zmm25	// p1.reduce9
vpaddq zmm10, zmm10, zmm13	// p1.reduce9
vpmadd52luq zmm2, zmm12, zmm24	// p1.reduce9
vpmadd52luq zmm3, zmm12, zmm23	// p1.reduce9
vpmadd52luq zmm4, zmm12, zmm22	// p1.reduce9
vpmadd52luq zmm5, zmm12, zmmword ptr [rdi+512]	// p1.reduce9
vpmadd52luq zmm6, zmm12, zmmword ptr [rdi+576]	// p1.reduce9
vpmadd52huq zmm11, zmm12, zmm28	// p1.reduce9
vpmadd52huq zmm0, zmm12, zmm27	// p1.reduce9
vpmadd52huq zmm1, zmm12, zmm26	// p1.reduce9
vpmadd52huq zmm2, zmm12, zmm25	// p1.reduce9
vpmadd52huq zmm3, zmm12, zmm24	// p1.reduce9
vpmadd52huq zmm4, zmm12, zmm23	// p1.reduce9
vpmadd52huq zmm5, zmm12, zmm22	// p1.reduce9
vpmadd52huq zmm6, zmm12, zmmword ptr [rdi+512]	// p1.reduce9
vpmadd52huq zmm7, zmm12, zmmword ptr [rdi+576]	// p1.reduce9
vpsrlq zmm12, zmm10, 52	// p1.carry
vpaddq zmm11, zmm11, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+2944], zmm10	// p1.carry
vpsrlq zmm12, zmm11, 52	// p1.carry
vpaddq zmm0, zmm0, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3008], zmm11	// p1.carry
vpsrlq zmm12, zmm0, 52	// p1.carry
vpaddq zmm1, zmm1, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3072], zmm0	// p1.carry
vpsrlq zmm12, zmm1, 52	// p1.carry
vpaddq zmm2, zmm2, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3136], zmm1	// p1.carry
vpsrlq zmm12, zmm2, 52	// p1.carry
vpaddq zmm3, zmm3, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3200], zmm2	// p1.carry
vpsrlq zmm12, zmm3, 52	// p1.carry
vpaddq zmm4, zmm4, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3264], zmm3	// p1.carry
vpsrlq zmm12, zmm4, 52	// p1.carry
vpaddq zmm5, zmm5, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3328], zmm4	// p1.carry
vpsrlq zmm12, zmm5, 52	// p1.carry
vpaddq zmm6, zmm6, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3392], zmm5	// p1.carry
vpsrlq zmm12, zmm6, 52	// p1.carry
vpaddq zmm7, zmm7, zmm12	// p1.carry
vmovdqu64 zmmword ptr [rdi+3456], zmm6	// p1.carry
vmovdqu64 zmmword ptr [rdi+3520], zmm7	// p1.carry
vmovdqa64 zmm0, zmmword ptr [rdi+2304]	// inverses
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2368]	// inverses
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2432]	// inverses
vmovdqa64 zmmword ptr [rdi+1152], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2496]	// inverses
vmovdqa64 zmmword ptr [rdi+1216], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2560]	// inverses
vmovdqa64 zmmword ptr [rdi+1280], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2624]	// inverses
vmovdqa64 zmmword ptr [rdi+1344], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2688]	// inverses
vmovdqa64 zmmword ptr [rdi+1408], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2752]	// inverses
vmovdqa64 zmmword ptr [rdi+1472], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2816]	// inverses
vmovdqa64 zmmword ptr [rdi+1536], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2880]	// inverses
vmovdqa64 zmmword ptr [rdi+1600], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+2944]	// inverses
vmovdqa64 zmmword ptr [rdi+1664], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3008]	// inverses
vmovdqa64 zmmword ptr [rdi+1728], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3072]	// inverses
vmovdqa64 zmmword ptr [rdi+1792], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3136]	// inverses
vmovdqa64 zmmword ptr [rdi+1856], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3200]	// inverses
vmovdqa64 zmmword ptr [rdi+1920], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3264]	// inverses
vmovdqa64 zmmword ptr [rdi+1984], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3328]	// inverses
vmovdqa64 zmmword ptr [rdi+2048], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3392]	// inverses
vmovdqa64 zmmword ptr [rdi+2112], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3456]	// inverses
vmovdqa64 zmmword ptr [rdi+2176], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+3520]	// inverses
vmovdqa64 zmmword ptr [rdi+2240], zmm0	// inverses
vzeroupper	// leave
ret	// leave
