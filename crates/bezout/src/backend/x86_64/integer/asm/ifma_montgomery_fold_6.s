// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_6` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 457 instructions.
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
lea rdx, [rdi+1408]	// begin
lea rcx, [rdi+704]	// begin
lea r9, [rdi+4992]	// begin
lea rsi, [rdi+896]	// begin
lea rax, [rdi+6528]	// begin
.p2align 5
2:
vmovdqu64 zmm12, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpxorq zmm6, zmm6, zmm6	// row0
vpxorq zmm7, zmm7, zmm7	// row0
vpxorq zmm8, zmm8, zmm8	// row0
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+192]	// row0
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+256]	// row0
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+320]	// row0
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+384]	// row0
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+448]	// row0
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+256]	// row0
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+320]	// row0
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+384]	// row0
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+448]	// row0
vpxorq zmm10, zmm10, zmm10	// reduce0
vpmadd52luq zmm10, zmm0, zmm30	// reduce0
vpaddq zmm0, zmm0, zmm31	// reduce0
vpsrlq zmm0, zmm0, 52	// reduce0
vpaddq zmm1, zmm1, zmm0	// reduce0
vmovdqu64 zmm12, zmmword ptr [rdx+64]	// row1
vpxorq zmm9, zmm9, zmm9	// row1
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+0]	// row1
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+64]	// row1
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+128]	// row1
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+192]	// row1
vpxorq zmm11, zmm11, zmm11	// reduce0
vpmadd52huq zmm11, zmm10, zmm29	// reduce0
vpmadd52luq zmm1, zmm10, zmm28	// reduce0
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+256]	// row1
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+320]	// row1
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+384]	// row1
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+448]	// row1
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+0]	// row1
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+64]	// row1
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+128]	// row1
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+192]	// row1
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+256]	// row1
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+320]	// row1
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+384]	// row1
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+448]	// row1
vpmadd52luq zmm2, zmm10, zmm27	// reduce0
vpmadd52luq zmm3, zmm10, zmm26	// reduce0
vpmadd52luq zmm4, zmm10, zmm25	// reduce0
vpaddq zmm1, zmm1, zmm11	// reduce0
vpmadd52luq zmm5, zmm10, zmm24	// reduce0
vpmadd52luq zmm6, zmm10, zmm23	// reduce0
vpmadd52luq zmm7, zmm10, zmm22	// reduce0
vpmadd52huq zmm2, zmm10, zmm28	// reduce0
vpmadd52huq zmm3, zmm10, zmm27	// reduce0
vpmadd52huq zmm4, zmm10, zmm26	// reduce0
vpmadd52huq zmm5, zmm10, zmm25	// reduce0
vpmadd52huq zmm6, zmm10, zmm24	// reduce0
vpmadd52huq zmm7, zmm10, zmm23	// reduce0
vpmadd52huq zmm8, zmm10, zmm22	// reduce0
vpxorq zmm10, zmm10, zmm10	// reduce1
vpmadd52luq zmm10, zmm1, zmm30	// reduce1
vpaddq zmm1, zmm1, zmm31	// reduce1
vpsrlq zmm1, zmm1, 52	// reduce1
vpaddq zmm2, zmm2, zmm1	// reduce1
vmovdqu64 zmm12, zmmword ptr [rdx+128]	// row2
vpxorq zmm0, zmm0, zmm0	// row2
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+0]	// row2
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+64]	// row2
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+128]	// row2
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+192]	// row2
vpxorq zmm11, zmm11, zmm11	// reduce1
vpmadd52huq zmm11, zmm10, zmm29	// reduce1
vpmadd52luq zmm2, zmm10, zmm28	// reduce1
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+256]	// row2
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+320]	// row2
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+384]	// row2
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+448]	// row2
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+0]	// row2
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+64]	// row2
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+128]	// row2
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+192]	// row2
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+256]	// row2
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+320]	// row2
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+384]	// row2
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+448]	// row2
vpmadd52luq zmm3, zmm10, zmm27	// reduce1
vpmadd52luq zmm4, zmm10, zmm26	// reduce1
vpmadd52luq zmm5, zmm10, zmm25	// reduce1
vpaddq zmm2, zmm2, zmm11	// reduce1
vpmadd52luq zmm6, zmm10, zmm24	// reduce1
vpmadd52luq zmm7, zmm10, zmm23	// reduce1
vpmadd52luq zmm8, zmm10, zmm22	// reduce1
vpmadd52huq zmm3, zmm10, zmm28	// reduce1
vpmadd52huq zmm4, zmm10, zmm27	// reduce1
vpmadd52huq zmm5, zmm10, zmm26	// reduce1
vpmadd52huq zmm6, zmm10, zmm25	// reduce1
vpmadd52huq zmm7, zmm10, zmm24	// reduce1
vpmadd52huq zmm8, zmm10, zmm23	// reduce1
vpmadd52huq zmm9, zmm10, zmm22	// reduce1
vpxorq zmm10, zmm10, zmm10	// reduce2
vpmadd52luq zmm10, zmm2, zmm30	// reduce2
vpaddq zmm2, zmm2, zmm31	// reduce2
vpsrlq zmm2, zmm2, 52	// reduce2
vpaddq zmm3, zmm3, zmm2	// reduce2
vmovdqu64 zmm12, zmmword ptr [rdx+192]	// row3
vpxorq zmm1, zmm1, zmm1	// row3
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+0]	// row3
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+64]	// row3
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+128]	// row3
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+192]	// row3
vpxorq zmm11, zmm11, zmm11	// reduce2
vpmadd52huq zmm11, zmm10, zmm29	// reduce2
vpmadd52luq zmm3, zmm10, zmm28	// reduce2
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+256]	// row3
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+320]	// row3
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+384]	// row3
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+448]	// row3
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+0]	// row3
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+64]	// row3
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+128]	// row3
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+192]	// row3
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+256]	// row3
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+320]	// row3
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+384]	// row3
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+448]	// row3
vpmadd52luq zmm4, zmm10, zmm27	// reduce2
vpmadd52luq zmm5, zmm10, zmm26	// reduce2
vpmadd52luq zmm6, zmm10, zmm25	// reduce2
vpaddq zmm3, zmm3, zmm11	// reduce2
vpmadd52luq zmm7, zmm10, zmm24	// reduce2
vpmadd52luq zmm8, zmm10, zmm23	// reduce2
vpmadd52luq zmm9, zmm10, zmm22	// reduce2
vpmadd52huq zmm4, zmm10, zmm28	// reduce2
vpmadd52huq zmm5, zmm10, zmm27	// reduce2
vpmadd52huq zmm6, zmm10, zmm26	// reduce2
vpmadd52huq zmm7, zmm10, zmm25	// reduce2
vpmadd52huq zmm8, zmm10, zmm24	// reduce2
vpmadd52huq zmm9, zmm10, zmm23	// reduce2
vpmadd52huq zmm0, zmm10, zmm22	// reduce2
vpxorq zmm10, zmm10, zmm10	// reduce3
vpmadd52luq zmm10, zmm3, zmm30	// reduce3
vpaddq zmm3, zmm3, zmm31	// reduce3
vpsrlq zmm3, zmm3, 52	// reduce3
vpaddq zmm4, zmm4, zmm3	// reduce3
vmovdqu64 zmm12, zmmword ptr [rdx+256]	// row4
vpxorq zmm2, zmm2, zmm2	// row4
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+0]	// row4
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+64]	// row4
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+128]	// row4
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+192]	// row4
vpxorq zmm11, zmm11, zmm11	// reduce3
vpmadd52huq zmm11, zmm10, zmm29	// reduce3
vpmadd52luq zmm4, zmm10, zmm28	// reduce3
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+256]	// row4
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+320]	// row4
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+384]	// row4
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+448]	// row4
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+0]	// row4
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+64]	// row4
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+128]	// row4
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+192]	// row4
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+256]	// row4
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+320]	// row4
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+384]	// row4
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+448]	// row4
vpmadd52luq zmm5, zmm10, zmm27	// reduce3
vpmadd52luq zmm6, zmm10, zmm26	// reduce3
vpmadd52luq zmm7, zmm10, zmm25	// reduce3
vpaddq zmm4, zmm4, zmm11	// reduce3
vpmadd52luq zmm8, zmm10, zmm24	// reduce3
vpmadd52luq zmm9, zmm10, zmm23	// reduce3
vpmadd52luq zmm0, zmm10, zmm22	// reduce3
vpmadd52huq zmm5, zmm10, zmm28	// reduce3
vpmadd52huq zmm6, zmm10, zmm27	// reduce3
vpmadd52huq zmm7, zmm10, zmm26	// reduce3
vpmadd52huq zmm8, zmm10, zmm25	// reduce3
vpmadd52huq zmm9, zmm10, zmm24	// reduce3
vpmadd52huq zmm0, zmm10, zmm23	// reduce3
vpmadd52huq zmm1, zmm10, zmm22	// reduce3
vpxorq zmm10, zmm10, zmm10	// reduce4
vpmadd52luq zmm10, zmm4, zmm30	// reduce4
vpaddq zmm4, zmm4, zmm31	// reduce4
vpsrlq zmm4, zmm4, 52	// reduce4
vpaddq zmm5, zmm5, zmm4	// reduce4
vmovdqu64 zmm12, zmmword ptr [rdx+320]	// row5
vpxorq zmm3, zmm3, zmm3	// row5
vpmadd52luq zmm5, zmm12, zmmword ptr [rsi+0]	// row5
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+64]	// row5
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+128]	// row5
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+192]	// row5
vpxorq zmm11, zmm11, zmm11	// reduce4
vpmadd52huq zmm11, zmm10, zmm29	// reduce4
vpmadd52luq zmm5, zmm10, zmm28	// reduce4
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+256]	// row5
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+320]	// row5
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+384]	// row5
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+448]	// row5
vpmadd52huq zmm6, zmm12, zmmword ptr [rsi+0]	// row5
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+64]	// row5
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+128]	// row5
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+192]	// row5
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+256]	// row5
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+320]	// row5
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+384]	// row5
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+448]	// row5
vpmadd52luq zmm6, zmm10, zmm27	// reduce4
vpmadd52luq zmm7, zmm10, zmm26	// reduce4
vpmadd52luq zmm8, zmm10, zmm25	// reduce4
vpaddq zmm5, zmm5, zmm11	// reduce4
vpmadd52luq zmm9, zmm10, zmm24	// reduce4
vpmadd52luq zmm0, zmm10, zmm23	// reduce4
vpmadd52luq zmm1, zmm10, zmm22	// reduce4
vpmadd52huq zmm6, zmm10, zmm28	// reduce4
vpmadd52huq zmm7, zmm10, zmm27	// reduce4
vpmadd52huq zmm8, zmm10, zmm26	// reduce4
vpmadd52huq zmm9, zmm10, zmm25	// reduce4
vpmadd52huq zmm0, zmm10, zmm24	// reduce4
vpmadd52huq zmm1, zmm10, zmm23	// reduce4
vpmadd52huq zmm2, zmm10, zmm22	// reduce4
vpxorq zmm10, zmm10, zmm10	// reduce5
vpmadd52luq zmm10, zmm5, zmm30	// reduce5
vpaddq zmm5, zmm5, zmm31	// reduce5
vpsrlq zmm5, zmm5, 52	// reduce5
vpaddq zmm6, zmm6, zmm5	// reduce5
vmovdqu64 zmm12, zmmword ptr [rdx+384]	// row6
vpxorq zmm4, zmm4, zmm4	// row6
vpmadd52luq zmm6, zmm12, zmmword ptr [rsi+0]	// row6
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+64]	// row6
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+128]	// row6
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+192]	// row6
vpxorq zmm11, zmm11, zmm11	// reduce5
vpmadd52huq zmm11, zmm10, zmm29	// reduce5
vpmadd52luq zmm6, zmm10, zmm28	// reduce5
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+256]	// row6
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+320]	// row6
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+384]	// row6
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+448]	// row6
vpmadd52huq zmm7, zmm12, zmmword ptr [rsi+0]	// row6
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+64]	// row6
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+128]	// row6
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+192]	// row6
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+256]	// row6
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+320]	// row6
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+384]	// row6
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+448]	// row6
vpmadd52luq zmm7, zmm10, zmm27	// reduce5
vpmadd52luq zmm8, zmm10, zmm26	// reduce5
vpmadd52luq zmm9, zmm10, zmm25	// reduce5
vpaddq zmm6, zmm6, zmm11	// reduce5
vpmadd52luq zmm0, zmm10, zmm24	// reduce5
vpmadd52luq zmm1, zmm10, zmm23	// reduce5
vpmadd52luq zmm2, zmm10, zmm22	// reduce5
vpmadd52huq zmm7, zmm10, zmm28	// reduce5
vpmadd52huq zmm8, zmm10, zmm27	// reduce5
vpmadd52huq zmm9, zmm10, zmm26	// reduce5
vpmadd52huq zmm0, zmm10, zmm25	// reduce5
vpmadd52huq zmm1, zmm10, zmm24	// reduce5
vpmadd52huq zmm2, zmm10, zmm23	// reduce5
vpmadd52huq zmm3, zmm10, zmm22	// reduce5
vpxorq zmm10, zmm10, zmm10	// reduce6
vpmadd52luq zmm10, zmm6, zmm30	// reduce6
vpaddq zmm6, zmm6, zmm31	// reduce6
vpsrlq zmm6, zmm6, 52	// reduce6
vpaddq zmm7, zmm7, zmm6	// reduce6
vmovdqu64 zmm12, zmmword ptr [rdx+448]	// row7
vpxorq zmm5, zmm5, zmm5	// row7
vpmadd52luq zmm7, zmm12, zmmword ptr [rsi+0]	// row7
vpmadd52luq zmm8, zmm12, zmmword ptr [rsi+64]	// row7
vpmadd52luq zmm9, zmm12, zmmword ptr [rsi+128]	// row7
vpmadd52luq zmm0, zmm12, zmmword ptr [rsi+192]	// row7
vpxorq zmm11, zmm11, zmm11	// reduce6
vpmadd52huq zmm11, zmm10, zmm29	// reduce6
vpmadd52luq zmm7, zmm10, zmm28	// reduce6
vpmadd52luq zmm1, zmm12, zmmword ptr [rsi+256]	// row7
vpmadd52luq zmm2, zmm12, zmmword ptr [rsi+320]	// row7
vpmadd52luq zmm3, zmm12, zmmword ptr [rsi+384]	// row7
vpmadd52luq zmm4, zmm12, zmmword ptr [rsi+448]	// row7
vpmadd52huq zmm8, zmm12, zmmword ptr [rsi+0]	// row7
vpmadd52huq zmm9, zmm12, zmmword ptr [rsi+64]	// row7
vpmadd52huq zmm0, zmm12, zmmword ptr [rsi+128]	// row7
vpmadd52huq zmm1, zmm12, zmmword ptr [rsi+192]	// row7
vpmadd52huq zmm2, zmm12, zmmword ptr [rsi+256]	// row7
vpmadd52huq zmm3, zmm12, zmmword ptr [rsi+320]	// row7
vpmadd52huq zmm4, zmm12, zmmword ptr [rsi+384]	// row7
vpmadd52huq zmm5, zmm12, zmmword ptr [rsi+448]	// row7
vpmadd52luq zmm8, zmm10, zmm27	// reduce6
vpmadd52luq zmm9, zmm10, zmm26	// reduce6
vpmadd52luq zmm0, zmm10, zmm25	// reduce6
vpaddq zmm7, zmm7, zmm11	// reduce6
vpmadd52luq zmm1, zmm10, zmm24	// reduce6
vpmadd52luq zmm2, zmm10, zmm23	// reduce6
vpmadd52luq zmm3, zmm10, zmm22	// reduce6
vpmadd52huq zmm8, zmm10, zmm28	// reduce6
vpmadd52huq zmm9, zmm10, zmm27	// reduce6
vpmadd52huq zmm0, zmm10, zmm26	// reduce6
vpmadd52huq zmm1, zmm10, zmm25	// reduce6
vpmadd52huq zmm2, zmm10, zmm24	// reduce6
vpmadd52huq zmm3, zmm10, zmm23	// reduce6
vpmadd52huq zmm4, zmm10, zmm22	// reduce6
vpxorq zmm10, zmm10, zmm10	// reduce7
vpmadd52luq zmm10, zmm7, zmm30	// reduce7
vpaddq zmm7, zmm7, zmm31	// reduce7
vpsrlq zmm7, zmm7, 52	// reduce7
vpaddq zmm8, zmm8, zmm7	// reduce7
vpxorq zmm11, zmm11, zmm11	// reduce7
vpmadd52huq zmm11, zmm10, zmm29	// reduce7
vpmadd52luq zmm8, zmm10, zmm28	// reduce7
vpmadd52luq zmm9, zmm10, zmm27	// reduce7
vpmadd52luq zmm0, zmm10, zmm26	// reduce7
vpmadd52luq zmm1, zmm10, zmm25	// reduce7
vpaddq zmm8, zmm8, zmm11	// reduce7
vpmadd52luq zmm2, zmm10, zmm24	// reduce7
vpmadd52luq zmm3, zmm10, zmm23	// reduce7
vpmadd52luq zmm4, zmm10, zmm22	// reduce7
vpmadd52huq zmm9, zmm10, zmm28	// reduce7
vpmadd52huq zmm0, zmm10, zmm27	// reduce7
vpmadd52huq zmm1, zmm10, zmm26	// reduce7
vpmadd52huq zmm2, zmm10, zmm25	// reduce7
vpmadd52huq zmm3, zmm10, zmm24	// reduce7
vpmadd52huq zmm4, zmm10, zmm23	// reduce7
vpmadd52huq zmm5, zmm10, zmm22	// reduce7
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm10, zmm8, 52	// carry
vpaddq zmm9, zmm9, zmm10	// carry
vpsrlq zmm10, zmm9, 52	// carry
vpaddq zmm0, zmm0, zmm10	// carry
vpsrlq zmm10, zmm0, 52	// carry
vpaddq zmm1, zmm1, zmm10	// carry
vpsrlq zmm10, zmm1, 52	// carry
vpaddq zmm2, zmm2, zmm10	// carry
vpsrlq zmm10, zmm2, 52	// carry
vpaddq zmm3, zmm3, zmm10	// carry
vpsrlq zmm10, zmm3, 52	// carry
vpaddq zmm4, zmm4, zmm10	// carry
vpsrlq zmm10, zmm4, 52	// carry
vpaddq zmm5, zmm5, zmm10	// carry
vmovdqa64 zmm6, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+3968], zmm8	// order
vpermq zmm8, zmm6, zmm8	// order
vmovdqa64 zmmword ptr [r9+0], zmm8	// order
vmovdqa64 zmmword ptr [rdi+4032], zmm9	// order
vpermq zmm9, zmm6, zmm9	// order
vmovdqa64 zmmword ptr [r9+64], zmm9	// order
vmovdqa64 zmmword ptr [rdi+4096], zmm0	// order
vpermq zmm0, zmm6, zmm0	// order
vmovdqa64 zmmword ptr [r9+128], zmm0	// order
vmovdqa64 zmmword ptr [rdi+4160], zmm1	// order
vpermq zmm1, zmm6, zmm1	// order
vmovdqa64 zmmword ptr [r9+192], zmm1	// order
vmovdqa64 zmmword ptr [rdi+4224], zmm2	// order
vpermq zmm2, zmm6, zmm2	// order
vmovdqa64 zmmword ptr [r9+256], zmm2	// order
vmovdqa64 zmmword ptr [rdi+4288], zmm3	// order
vpermq zmm3, zmm6, zmm3	// order
vmovdqa64 zmmword ptr [r9+320], zmm3	// order
vmovdqa64 zmmword ptr [rdi+4352], zmm4	// order
vpermq zmm4, zmm6, zmm4	// order
vmovdqa64 zmmword ptr [r9+384], zmm4	// order
vmovdqa64 zmmword ptr [rdi+4416], zmm5	// order
vpermq zmm5, zmm6, zmm5	// order
vmovdqa64 zmmword ptr [r9+448], zmm5	// order
lea rsi, [rdi+3968]	// loop
mov rdx, r9	// loop
add r9, 512	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm6, zmm8, zmm29	// total
vpsubq zmm7, zmm9, zmm28	// total
vpsubq zmm10, zmm0, zmm27	// total
vpsubq zmm11, zmm1, zmm26	// total
vpsubq zmm12, zmm2, zmm25	// total
vpsubq zmm13, zmm3, zmm24	// total
vpsubq zmm14, zmm4, zmm23	// total
vpsubq zmm15, zmm5, zmm22	// total
vpsraq zmm16, zmm6, 52	// total
vpaddq zmm7, zmm7, zmm16	// total
vpsrlq zmm16, zmm8, 52	// total
vpaddq zmm9, zmm9, zmm16	// total
vpsraq zmm16, zmm7, 52	// total
vpaddq zmm10, zmm10, zmm16	// total
vpsrlq zmm16, zmm9, 52	// total
vpaddq zmm0, zmm0, zmm16	// total
vpsraq zmm16, zmm10, 52	// total
vpaddq zmm11, zmm11, zmm16	// total
vpsrlq zmm16, zmm0, 52	// total
vpaddq zmm1, zmm1, zmm16	// total
vpsraq zmm16, zmm11, 52	// total
vpaddq zmm12, zmm12, zmm16	// total
vpsrlq zmm16, zmm1, 52	// total
vpaddq zmm2, zmm2, zmm16	// total
vpsraq zmm16, zmm12, 52	// total
vpaddq zmm13, zmm13, zmm16	// total
vpsrlq zmm16, zmm2, 52	// total
vpaddq zmm3, zmm3, zmm16	// total
vpsraq zmm16, zmm13, 52	// total
vpaddq zmm14, zmm14, zmm16	// total
vpsrlq zmm16, zmm3, 52	// total
vpaddq zmm4, zmm4, zmm16	// total
vpsraq zmm16, zmm14, 52	// total
vpaddq zmm15, zmm15, zmm16	// total
vpsrlq zmm16, zmm4, 52	// total
vpaddq zmm5, zmm5, zmm16	// total
vpmovq2m k3, zmm15	// total
vmovdqa64 zmm6{k3}, zmm8	// total
vmovdqa64 zmm7{k3}, zmm9	// total
vmovdqa64 zmm10{k3}, zmm0	// total
vmovdqa64 zmm11{k3}, zmm1	// total
vmovdqa64 zmm12{k3}, zmm2	// total
vmovdqa64 zmm13{k3}, zmm3	// total
vmovdqa64 zmm14{k3}, zmm4	// total
vmovdqa64 zmm15{k3}, zmm5	// total
vpsllq zmm8, zmm6, 12	// total
vpshrdq zmm0, zmm8, zmm7, 12	// total
vpsllq zmm8, zmm7, 12	// total
vpshrdq zmm1, zmm8, zmm10, 24	// total
vpsllq zmm8, zmm10, 12	// total
vpshrdq zmm2, zmm8, zmm11, 36	// total
vpsllq zmm8, zmm11, 12	// total
vpshrdq zmm3, zmm8, zmm12, 48	// total
vpsllq zmm8, zmm12, 12	// total
vpandq zmm9, zmm13, zmm31	// total
vpshrdq zmm4, zmm8, zmm9, 60	// total
vpsllq zmm9, zmm14, 56	// total
vporq zmm4, zmm4, zmm9	// total
vpsllq zmm8, zmm14, 12	// total
vpshrdq zmm5, zmm8, zmm15, 20	// total
vmovdqa64 zmmword ptr [rdi+6528], zmm0	// total
vmovdqa64 zmmword ptr [rdi+6592], zmm1	// total
vmovdqa64 zmmword ptr [rdi+6656], zmm2	// total
vmovdqa64 zmmword ptr [rdi+6720], zmm3	// total
vmovdqa64 zmmword ptr [rdi+6784], zmm4	// total
vmovdqa64 zmmword ptr [rdi+6848], zmm5	// total
vzeroupper	// leave
ret	// leave
