// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 16 running products modulo m, over a power of 2^52 [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_9` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 865 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
lea rdx, [rdi+1920]	// begin
lea rcx, [rdi+960]	// begin
lea r9, [rdi+7296]	// begin
lea rsi, [rdi+1152]	// begin
lea rax, [rdi+9600]	// begin
.p2align 5
2:
vmovdqu64 zmm16, zmmword ptr [rdx+0]	// row0
vpxorq zmm0, zmm0, zmm0	// row0
vpxorq zmm1, zmm1, zmm1	// row0
vpxorq zmm2, zmm2, zmm2	// row0
vpxorq zmm3, zmm3, zmm3	// row0
vpxorq zmm4, zmm4, zmm4	// row0
vpxorq zmm5, zmm5, zmm5	// row0
vpxorq zmm6, zmm6, zmm6	// row0
vpxorq zmm7, zmm7, zmm7	// row0
vpxorq zmm8, zmm8, zmm8	// row0
vpxorq zmm9, zmm9, zmm9	// row0
vpxorq zmm10, zmm10, zmm10	// row0
vpxorq zmm11, zmm11, zmm11	// row0
vpxorq zmm12, zmm12, zmm12	// row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+0]	// row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+64]	// row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+128]	// row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+192]	// row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+256]	// row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+320]	// row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+384]	// row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+448]	// row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+512]	// row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+576]	// row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+640]	// row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+704]	// row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+0]	// row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+64]	// row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+128]	// row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+192]	// row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+256]	// row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+320]	// row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+384]	// row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+448]	// row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+512]	// row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+576]	// row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+640]	// row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+704]	// row0
vpxorq zmm14, zmm14, zmm14	// reduce0
vpmadd52luq zmm14, zmm0, zmm30	// reduce0
vpaddq zmm0, zmm0, zmm31	// reduce0
vpsrlq zmm0, zmm0, 52	// reduce0
vpaddq zmm1, zmm1, zmm0	// reduce0
vmovdqu64 zmm16, zmmword ptr [rdx+64]	// row1
vpxorq zmm13, zmm13, zmm13	// row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+0]	// row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+64]	// row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+128]	// row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+192]	// row1
vpxorq zmm15, zmm15, zmm15	// reduce0
vpmadd52huq zmm15, zmm14, zmm29	// reduce0
vpmadd52luq zmm1, zmm14, zmm28	// reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+256]	// row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+320]	// row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+384]	// row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+448]	// row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+512]	// row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+576]	// row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+640]	// row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+704]	// row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+0]	// row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+64]	// row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+128]	// row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+192]	// row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+256]	// row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+320]	// row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+384]	// row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+448]	// row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+512]	// row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+576]	// row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+640]	// row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+704]	// row1
vpmadd52luq zmm2, zmm14, zmm27	// reduce0
vpmadd52luq zmm3, zmm14, zmm26	// reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// reduce0
vpaddq zmm1, zmm1, zmm15	// reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// reduce0
vpmadd52huq zmm2, zmm14, zmm28	// reduce0
vpmadd52huq zmm3, zmm14, zmm27	// reduce0
vpmadd52huq zmm4, zmm14, zmm26	// reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// reduce0
vpxorq zmm14, zmm14, zmm14	// reduce1
vpmadd52luq zmm14, zmm1, zmm30	// reduce1
vpaddq zmm1, zmm1, zmm31	// reduce1
vpsrlq zmm1, zmm1, 52	// reduce1
vpaddq zmm2, zmm2, zmm1	// reduce1
vmovdqu64 zmm16, zmmword ptr [rdx+128]	// row2
vpxorq zmm0, zmm0, zmm0	// row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+0]	// row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+64]	// row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+128]	// row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+192]	// row2
vpxorq zmm15, zmm15, zmm15	// reduce1
vpmadd52huq zmm15, zmm14, zmm29	// reduce1
vpmadd52luq zmm2, zmm14, zmm28	// reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+256]	// row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+320]	// row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+384]	// row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+448]	// row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+512]	// row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+576]	// row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+640]	// row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+704]	// row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+0]	// row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+64]	// row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+128]	// row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+192]	// row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+256]	// row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+320]	// row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+384]	// row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+448]	// row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+512]	// row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+576]	// row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+640]	// row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+704]	// row2
vpmadd52luq zmm3, zmm14, zmm27	// reduce1
vpmadd52luq zmm4, zmm14, zmm26	// reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// reduce1
vpaddq zmm2, zmm2, zmm15	// reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// reduce1
vpmadd52huq zmm3, zmm14, zmm28	// reduce1
vpmadd52huq zmm4, zmm14, zmm27	// reduce1
vpmadd52huq zmm5, zmm14, zmm26	// reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// reduce1
vpxorq zmm14, zmm14, zmm14	// reduce2
vpmadd52luq zmm14, zmm2, zmm30	// reduce2
vpaddq zmm2, zmm2, zmm31	// reduce2
vpsrlq zmm2, zmm2, 52	// reduce2
vpaddq zmm3, zmm3, zmm2	// reduce2
vmovdqu64 zmm16, zmmword ptr [rdx+192]	// row3
vpxorq zmm1, zmm1, zmm1	// row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+0]	// row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+64]	// row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+128]	// row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+192]	// row3
vpxorq zmm15, zmm15, zmm15	// reduce2
vpmadd52huq zmm15, zmm14, zmm29	// reduce2
vpmadd52luq zmm3, zmm14, zmm28	// reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+256]	// row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+320]	// row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+384]	// row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+448]	// row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+512]	// row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+576]	// row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+640]	// row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+704]	// row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+0]	// row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+64]	// row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+128]	// row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+192]	// row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+256]	// row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+320]	// row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+384]	// row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+448]	// row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+512]	// row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+576]	// row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+640]	// row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+704]	// row3
vpmadd52luq zmm4, zmm14, zmm27	// reduce2
vpmadd52luq zmm5, zmm14, zmm26	// reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// reduce2
vpaddq zmm3, zmm3, zmm15	// reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// reduce2
vpmadd52huq zmm4, zmm14, zmm28	// reduce2
vpmadd52huq zmm5, zmm14, zmm27	// reduce2
vpmadd52huq zmm6, zmm14, zmm26	// reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// reduce2
vpxorq zmm14, zmm14, zmm14	// reduce3
vpmadd52luq zmm14, zmm3, zmm30	// reduce3
vpaddq zmm3, zmm3, zmm31	// reduce3
vpsrlq zmm3, zmm3, 52	// reduce3
vpaddq zmm4, zmm4, zmm3	// reduce3
vmovdqu64 zmm16, zmmword ptr [rdx+256]	// row4
vpxorq zmm2, zmm2, zmm2	// row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+0]	// row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+64]	// row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+128]	// row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+192]	// row4
vpxorq zmm15, zmm15, zmm15	// reduce3
vpmadd52huq zmm15, zmm14, zmm29	// reduce3
vpmadd52luq zmm4, zmm14, zmm28	// reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+256]	// row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+320]	// row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+384]	// row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+448]	// row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+512]	// row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+576]	// row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+640]	// row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+704]	// row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+0]	// row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+64]	// row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+128]	// row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+192]	// row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+256]	// row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+320]	// row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+384]	// row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+448]	// row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+512]	// row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+576]	// row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+640]	// row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+704]	// row4
vpmadd52luq zmm5, zmm14, zmm27	// reduce3
vpmadd52luq zmm6, zmm14, zmm26	// reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// reduce3
vpaddq zmm4, zmm4, zmm15	// reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// reduce3
vpmadd52huq zmm5, zmm14, zmm28	// reduce3
vpmadd52huq zmm6, zmm14, zmm27	// reduce3
vpmadd52huq zmm7, zmm14, zmm26	// reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// reduce3
vpxorq zmm14, zmm14, zmm14	// reduce4
vpmadd52luq zmm14, zmm4, zmm30	// reduce4
vpaddq zmm4, zmm4, zmm31	// reduce4
vpsrlq zmm4, zmm4, 52	// reduce4
vpaddq zmm5, zmm5, zmm4	// reduce4
vmovdqu64 zmm16, zmmword ptr [rdx+320]	// row5
vpxorq zmm3, zmm3, zmm3	// row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+0]	// row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+64]	// row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+128]	// row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+192]	// row5
vpxorq zmm15, zmm15, zmm15	// reduce4
vpmadd52huq zmm15, zmm14, zmm29	// reduce4
vpmadd52luq zmm5, zmm14, zmm28	// reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+256]	// row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+320]	// row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+384]	// row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+448]	// row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+512]	// row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+576]	// row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+640]	// row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+704]	// row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+0]	// row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+64]	// row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+128]	// row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+192]	// row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+256]	// row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+320]	// row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+384]	// row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+448]	// row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+512]	// row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+576]	// row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+640]	// row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+704]	// row5
vpmadd52luq zmm6, zmm14, zmm27	// reduce4
vpmadd52luq zmm7, zmm14, zmm26	// reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// reduce4
vpaddq zmm5, zmm5, zmm15	// reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// reduce4
vpmadd52huq zmm6, zmm14, zmm28	// reduce4
vpmadd52huq zmm7, zmm14, zmm27	// reduce4
vpmadd52huq zmm8, zmm14, zmm26	// reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// reduce4
vpxorq zmm14, zmm14, zmm14	// reduce5
vpmadd52luq zmm14, zmm5, zmm30	// reduce5
vpaddq zmm5, zmm5, zmm31	// reduce5
vpsrlq zmm5, zmm5, 52	// reduce5
vpaddq zmm6, zmm6, zmm5	// reduce5
vmovdqu64 zmm16, zmmword ptr [rdx+384]	// row6
vpxorq zmm4, zmm4, zmm4	// row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+0]	// row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+64]	// row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+128]	// row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+192]	// row6
vpxorq zmm15, zmm15, zmm15	// reduce5
vpmadd52huq zmm15, zmm14, zmm29	// reduce5
vpmadd52luq zmm6, zmm14, zmm28	// reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+256]	// row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+320]	// row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+384]	// row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+448]	// row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+512]	// row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+576]	// row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+640]	// row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+704]	// row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+0]	// row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+64]	// row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+128]	// row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+192]	// row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+256]	// row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+320]	// row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+384]	// row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+448]	// row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+512]	// row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+576]	// row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+640]	// row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+704]	// row6
vpmadd52luq zmm7, zmm14, zmm27	// reduce5
vpmadd52luq zmm8, zmm14, zmm26	// reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// reduce5
vpaddq zmm6, zmm6, zmm15	// reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// reduce5
vpmadd52huq zmm7, zmm14, zmm28	// reduce5
vpmadd52huq zmm8, zmm14, zmm27	// reduce5
vpmadd52huq zmm9, zmm14, zmm26	// reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// reduce5
vpxorq zmm14, zmm14, zmm14	// reduce6
vpmadd52luq zmm14, zmm6, zmm30	// reduce6
vpaddq zmm6, zmm6, zmm31	// reduce6
vpsrlq zmm6, zmm6, 52	// reduce6
vpaddq zmm7, zmm7, zmm6	// reduce6
vmovdqu64 zmm16, zmmword ptr [rdx+448]	// row7
vpxorq zmm5, zmm5, zmm5	// row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+0]	// row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+64]	// row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+128]	// row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+192]	// row7
vpxorq zmm15, zmm15, zmm15	// reduce6
vpmadd52huq zmm15, zmm14, zmm29	// reduce6
vpmadd52luq zmm7, zmm14, zmm28	// reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+256]	// row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+320]	// row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+384]	// row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+448]	// row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+512]	// row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+576]	// row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+640]	// row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+704]	// row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+0]	// row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+64]	// row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+128]	// row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+192]	// row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+256]	// row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+320]	// row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+384]	// row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+448]	// row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+512]	// row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+576]	// row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+640]	// row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+704]	// row7
vpmadd52luq zmm8, zmm14, zmm27	// reduce6
vpmadd52luq zmm9, zmm14, zmm26	// reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// reduce6
vpaddq zmm7, zmm7, zmm15	// reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// reduce6
vpmadd52huq zmm8, zmm14, zmm28	// reduce6
vpmadd52huq zmm9, zmm14, zmm27	// reduce6
vpmadd52huq zmm10, zmm14, zmm26	// reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// reduce6
vpxorq zmm14, zmm14, zmm14	// reduce7
vpmadd52luq zmm14, zmm7, zmm30	// reduce7
vpaddq zmm7, zmm7, zmm31	// reduce7
vpsrlq zmm7, zmm7, 52	// reduce7
vpaddq zmm8, zmm8, zmm7	// reduce7
vmovdqu64 zmm16, zmmword ptr [rdx+512]	// row8
vpxorq zmm6, zmm6, zmm6	// row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+0]	// row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+64]	// row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+128]	// row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+192]	// row8
vpxorq zmm15, zmm15, zmm15	// reduce7
vpmadd52huq zmm15, zmm14, zmm29	// reduce7
vpmadd52luq zmm8, zmm14, zmm28	// reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+256]	// row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+320]	// row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+384]	// row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+448]	// row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+512]	// row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+576]	// row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+640]	// row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+704]	// row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+0]	// row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+64]	// row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+128]	// row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+192]	// row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+256]	// row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+320]	// row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+384]	// row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+448]	// row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+512]	// row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+576]	// row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+640]	// row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+704]	// row8
vpmadd52luq zmm9, zmm14, zmm27	// reduce7
vpmadd52luq zmm10, zmm14, zmm26	// reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// reduce7
vpaddq zmm8, zmm8, zmm15	// reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// reduce7
vpmadd52huq zmm9, zmm14, zmm28	// reduce7
vpmadd52huq zmm10, zmm14, zmm27	// reduce7
vpmadd52huq zmm11, zmm14, zmm26	// reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// reduce7
vpxorq zmm14, zmm14, zmm14	// reduce8
vpmadd52luq zmm14, zmm8, zmm30	// reduce8
vpaddq zmm8, zmm8, zmm31	// reduce8
vpsrlq zmm8, zmm8, 52	// reduce8
vpaddq zmm9, zmm9, zmm8	// reduce8
vmovdqu64 zmm16, zmmword ptr [rdx+576]	// row9
vpxorq zmm7, zmm7, zmm7	// row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rsi+0]	// row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+64]	// row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+128]	// row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+192]	// row9
vpxorq zmm15, zmm15, zmm15	// reduce8
vpmadd52huq zmm15, zmm14, zmm29	// reduce8
vpmadd52luq zmm9, zmm14, zmm28	// reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+256]	// row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+320]	// row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+384]	// row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+448]	// row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+512]	// row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+576]	// row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+640]	// row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+704]	// row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rsi+0]	// row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+64]	// row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+128]	// row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+192]	// row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+256]	// row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+320]	// row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+384]	// row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+448]	// row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+512]	// row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+576]	// row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+640]	// row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+704]	// row9
vpmadd52luq zmm10, zmm14, zmm27	// reduce8
vpmadd52luq zmm11, zmm14, zmm26	// reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// reduce8
vpaddq zmm9, zmm9, zmm15	// reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// reduce8
vpmadd52huq zmm10, zmm14, zmm28	// reduce8
vpmadd52huq zmm11, zmm14, zmm27	// reduce8
vpmadd52huq zmm12, zmm14, zmm26	// reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// reduce8
vpxorq zmm14, zmm14, zmm14	// reduce9
vpmadd52luq zmm14, zmm9, zmm30	// reduce9
vpaddq zmm9, zmm9, zmm31	// reduce9
vpsrlq zmm9, zmm9, 52	// reduce9
vpaddq zmm10, zmm10, zmm9	// reduce9
vmovdqu64 zmm16, zmmword ptr [rdx+640]	// row10
vpxorq zmm8, zmm8, zmm8	// row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rsi+0]	// row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+64]	// row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+128]	// row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+192]	// row10
vpxorq zmm15, zmm15, zmm15	// reduce9
vpmadd52huq zmm15, zmm14, zmm29	// reduce9
vpmadd52luq zmm10, zmm14, zmm28	// reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+256]	// row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+320]	// row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+384]	// row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+448]	// row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+512]	// row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+576]	// row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+640]	// row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+704]	// row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rsi+0]	// row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+64]	// row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+128]	// row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+192]	// row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+256]	// row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+320]	// row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+384]	// row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+448]	// row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+512]	// row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+576]	// row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+640]	// row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+704]	// row10
vpmadd52luq zmm11, zmm14, zmm27	// reduce9
vpmadd52luq zmm12, zmm14, zmm26	// reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// reduce9
vpaddq zmm10, zmm10, zmm15	// reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// reduce9
vpmadd52huq zmm11, zmm14, zmm28	// reduce9
vpmadd52huq zmm12, zmm14, zmm27	// reduce9
vpmadd52huq zmm13, zmm14, zmm26	// reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// reduce9
vpxorq zmm14, zmm14, zmm14	// reduce10
vpmadd52luq zmm14, zmm10, zmm30	// reduce10
vpaddq zmm10, zmm10, zmm31	// reduce10
vpsrlq zmm10, zmm10, 52	// reduce10
vpaddq zmm11, zmm11, zmm10	// reduce10
vmovdqu64 zmm16, zmmword ptr [rdx+704]	// row11
vpxorq zmm9, zmm9, zmm9	// row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rsi+0]	// row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rsi+64]	// row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rsi+128]	// row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rsi+192]	// row11
vpxorq zmm15, zmm15, zmm15	// reduce10
vpmadd52huq zmm15, zmm14, zmm29	// reduce10
vpmadd52luq zmm11, zmm14, zmm28	// reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rsi+256]	// row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rsi+320]	// row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rsi+384]	// row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rsi+448]	// row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rsi+512]	// row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rsi+576]	// row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rsi+640]	// row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rsi+704]	// row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rsi+0]	// row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rsi+64]	// row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rsi+128]	// row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rsi+192]	// row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rsi+256]	// row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rsi+320]	// row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rsi+384]	// row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rsi+448]	// row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rsi+512]	// row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rsi+576]	// row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rsi+640]	// row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rsi+704]	// row11
vpmadd52luq zmm12, zmm14, zmm27	// reduce10
vpmadd52luq zmm13, zmm14, zmm26	// reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// reduce10
vpaddq zmm11, zmm11, zmm15	// reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// reduce10
vpmadd52huq zmm12, zmm14, zmm28	// reduce10
vpmadd52huq zmm13, zmm14, zmm27	// reduce10
vpmadd52huq zmm0, zmm14, zmm26	// reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// reduce10
vpxorq zmm14, zmm14, zmm14	// reduce11
vpmadd52luq zmm14, zmm11, zmm30	// reduce11
vpaddq zmm11, zmm11, zmm31	// reduce11
vpsrlq zmm11, zmm11, 52	// reduce11
vpaddq zmm12, zmm12, zmm11	// reduce11
vpxorq zmm15, zmm15, zmm15	// reduce11
vpmadd52huq zmm15, zmm14, zmm29	// reduce11
vpmadd52luq zmm12, zmm14, zmm28	// reduce11
vpmadd52luq zmm13, zmm14, zmm27	// reduce11
vpmadd52luq zmm0, zmm14, zmm26	// reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// reduce11
vpaddq zmm12, zmm12, zmm15	// reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// reduce11
vpmadd52huq zmm13, zmm14, zmm28	// reduce11
vpmadd52huq zmm0, zmm14, zmm27	// reduce11
vpmadd52huq zmm1, zmm14, zmm26	// reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// reduce11
cmp r9, rax	// last
jz 3f	// last
vpsrlq zmm14, zmm12, 52	// carry
vpaddq zmm13, zmm13, zmm14	// carry
vpsrlq zmm14, zmm13, 52	// carry
vpaddq zmm0, zmm0, zmm14	// carry
vpsrlq zmm14, zmm0, 52	// carry
vpaddq zmm1, zmm1, zmm14	// carry
vpsrlq zmm14, zmm1, 52	// carry
vpaddq zmm2, zmm2, zmm14	// carry
vpsrlq zmm14, zmm2, 52	// carry
vpaddq zmm3, zmm3, zmm14	// carry
vpsrlq zmm14, zmm3, 52	// carry
vpaddq zmm4, zmm4, zmm14	// carry
vpsrlq zmm14, zmm4, 52	// carry
vpaddq zmm5, zmm5, zmm14	// carry
vpsrlq zmm14, zmm5, 52	// carry
vpaddq zmm6, zmm6, zmm14	// carry
vpsrlq zmm14, zmm6, 52	// carry
vpaddq zmm7, zmm7, zmm14	// carry
vpsrlq zmm14, zmm7, 52	// carry
vpaddq zmm8, zmm8, zmm14	// carry
vpsrlq zmm14, zmm8, 52	// carry
vpaddq zmm9, zmm9, zmm14	// carry
vmovdqa64 zmm10, zmmword ptr [rcx+0]	// order
vmovdqa64 zmmword ptr [rdi+5760], zmm12	// order
vpermq zmm12, zmm10, zmm12	// order
vmovdqa64 zmmword ptr [r9+0], zmm12	// order
vmovdqa64 zmmword ptr [rdi+5824], zmm13	// order
vpermq zmm13, zmm10, zmm13	// order
vmovdqa64 zmmword ptr [r9+64], zmm13	// order
vmovdqa64 zmmword ptr [rdi+5888], zmm0	// order
vpermq zmm0, zmm10, zmm0	// order
vmovdqa64 zmmword ptr [r9+128], zmm0	// order
vmovdqa64 zmmword ptr [rdi+5952], zmm1	// order
vpermq zmm1, zmm10, zmm1	// order
vmovdqa64 zmmword ptr [r9+192], zmm1	// order
vmovdqa64 zmmword ptr [rdi+6016], zmm2	// order
vpermq zmm2, zmm10, zmm2	// order
vmovdqa64 zmmword ptr [r9+256], zmm2	// order
vmovdqa64 zmmword ptr [rdi+6080], zmm3	// order
vpermq zmm3, zmm10, zmm3	// order
vmovdqa64 zmmword ptr [r9+320], zmm3	// order
vmovdqa64 zmmword ptr [rdi+6144], zmm4	// order
vpermq zmm4, zmm10, zmm4	// order
vmovdqa64 zmmword ptr [r9+384], zmm4	// order
vmovdqa64 zmmword ptr [rdi+6208], zmm5	// order
vpermq zmm5, zmm10, zmm5	// order
vmovdqa64 zmmword ptr [r9+448], zmm5	// order
vmovdqa64 zmmword ptr [rdi+6272], zmm6	// order
vpermq zmm6, zmm10, zmm6	// order
vmovdqa64 zmmword ptr [r9+512], zmm6	// order
vmovdqa64 zmmword ptr [rdi+6336], zmm7	// order
vpermq zmm7, zmm10, zmm7	// order
vmovdqa64 zmmword ptr [r9+576], zmm7	// order
vmovdqa64 zmmword ptr [rdi+6400], zmm8	// order
vpermq zmm8, zmm10, zmm8	// order
vmovdqa64 zmmword ptr [r9+640], zmm8	// order
vmovdqa64 zmmword ptr [rdi+6464], zmm9	// order
vpermq zmm9, zmm10, zmm9	// order
vmovdqa64 zmmword ptr [r9+704], zmm9	// order
lea rsi, [rdi+5760]	// loop
mov rdx, r9	// loop
add r9, 768	// loop
add rcx, 64	// loop
jmp 2b	// loop
3:
vpsubq zmm10, zmm12, zmm29	// total
vpsubq zmm11, zmm13, zmm28	// total
vpsubq zmm14, zmm0, zmm27	// total
vpsubq zmm15, zmm1, zmm26	// total
vpsubq zmm16, zmm2, zmmword ptr [rdi+256]	// total
vpsubq zmm17, zmm3, zmmword ptr [rdi+320]	// total
vpsubq zmm18, zmm4, zmmword ptr [rdi+384]	// total
vpsubq zmm19, zmm5, zmmword ptr [rdi+448]	// total
vpsubq zmm20, zmm6, zmmword ptr [rdi+512]	// total
vpsubq zmm21, zmm7, zmmword ptr [rdi+576]	// total
vpsubq zmm22, zmm8, zmmword ptr [rdi+640]	// total
vpsubq zmm23, zmm9, zmmword ptr [rdi+704]	// total
vpsraq zmm24, zmm10, 52	// total
vpaddq zmm11, zmm11, zmm24	// total
vpsrlq zmm24, zmm12, 52	// total
vpaddq zmm13, zmm13, zmm24	// total
vpsraq zmm24, zmm11, 52	// total
vpaddq zmm14, zmm14, zmm24	// total
vpsrlq zmm24, zmm13, 52	// total
vpaddq zmm0, zmm0, zmm24	// total
vpsraq zmm24, zmm14, 52	// total
vpaddq zmm15, zmm15, zmm24	// total
vpsrlq zmm24, zmm0, 52	// total
vpaddq zmm1, zmm1, zmm24	// total
vpsraq zmm24, zmm15, 52	// total
vpaddq zmm16, zmm16, zmm24	// total
vpsrlq zmm24, zmm1, 52	// total
vpaddq zmm2, zmm2, zmm24	// total
vpsraq zmm24, zmm16, 52	// total
vpaddq zmm17, zmm17, zmm24	// total
vpsrlq zmm24, zmm2, 52	// total
vpaddq zmm3, zmm3, zmm24	// total
vpsraq zmm24, zmm17, 52	// total
vpaddq zmm18, zmm18, zmm24	// total
vpsrlq zmm24, zmm3, 52	// total
vpaddq zmm4, zmm4, zmm24	// total
vpsraq zmm24, zmm18, 52	// total
vpaddq zmm19, zmm19, zmm24	// total
vpsrlq zmm24, zmm4, 52	// total
vpaddq zmm5, zmm5, zmm24	// total
vpsraq zmm24, zmm19, 52	// total
vpaddq zmm20, zmm20, zmm24	// total
vpsrlq zmm24, zmm5, 52	// total
vpaddq zmm6, zmm6, zmm24	// total
vpsraq zmm24, zmm20, 52	// total
vpaddq zmm21, zmm21, zmm24	// total
vpsrlq zmm24, zmm6, 52	// total
vpaddq zmm7, zmm7, zmm24	// total
vpsraq zmm24, zmm21, 52	// total
vpaddq zmm22, zmm22, zmm24	// total
vpsrlq zmm24, zmm7, 52	// total
vpaddq zmm8, zmm8, zmm24	// total
vpsraq zmm24, zmm22, 52	// total
vpaddq zmm23, zmm23, zmm24	// total
vpsrlq zmm24, zmm8, 52	// total
vpaddq zmm9, zmm9, zmm24	// total
vpmovq2m k3, zmm23	// total
vmovdqa64 zmm10{k3}, zmm12	// total
vmovdqa64 zmm11{k3}, zmm13	// total
vmovdqa64 zmm14{k3}, zmm0	// total
vmovdqa64 zmm15{k3}, zmm1	// total
vmovdqa64 zmm16{k3}, zmm2	// total
vmovdqa64 zmm17{k3}, zmm3	// total
vmovdqa64 zmm18{k3}, zmm4	// total
vmovdqa64 zmm19{k3}, zmm5	// total
vmovdqa64 zmm20{k3}, zmm6	// total
vmovdqa64 zmm21{k3}, zmm7	// total
vmovdqa64 zmm22{k3}, zmm8	// total
vmovdqa64 zmm23{k3}, zmm9	// total
vpsllq zmm9, zmm10, 12	// total
vpshrdq zmm0, zmm9, zmm11, 12	// total
vpsllq zmm9, zmm11, 12	// total
vpshrdq zmm1, zmm9, zmm14, 24	// total
vpsllq zmm9, zmm14, 12	// total
vpshrdq zmm2, zmm9, zmm15, 36	// total
vpsllq zmm9, zmm15, 12	// total
vpshrdq zmm3, zmm9, zmm16, 48	// total
vpsllq zmm9, zmm16, 12	// total
vpandq zmm12, zmm17, zmm31	// total
vpshrdq zmm4, zmm9, zmm12, 60	// total
vpsllq zmm12, zmm18, 56	// total
vporq zmm4, zmm4, zmm12	// total
vpsllq zmm9, zmm18, 12	// total
vpshrdq zmm5, zmm9, zmm19, 20	// total
vpsllq zmm9, zmm19, 12	// total
vpshrdq zmm6, zmm9, zmm20, 32	// total
vpsllq zmm9, zmm20, 12	// total
vpshrdq zmm7, zmm9, zmm21, 44	// total
vpsllq zmm9, zmm21, 12	// total
vpandq zmm12, zmm22, zmm31	// total
vpshrdq zmm8, zmm9, zmm12, 56	// total
vpsllq zmm12, zmm23, 60	// total
vporq zmm8, zmm8, zmm12	// total
vmovdqa64 zmmword ptr [rdi+9600], zmm0	// total
vmovdqa64 zmmword ptr [rdi+9664], zmm1	// total
vmovdqa64 zmmword ptr [rdi+9728], zmm2	// total
vmovdqa64 zmmword ptr [rdi+9792], zmm3	// total
vmovdqa64 zmmword ptr [rdi+9856], zmm4	// total
vmovdqa64 zmmword ptr [rdi+9920], zmm5	// total
vmovdqa64 zmmword ptr [rdi+9984], zmm6	// total
vmovdqa64 zmmword ptr [rdi+10048], zmm7	// total
vmovdqa64 zmmword ptr [rdi+10112], zmm8	// total
vzeroupper	// leave
ret	// leave
