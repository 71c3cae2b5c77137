// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m = 2^255 - r, from that of their product [Mon87], 4 words and 5
//   limbs of 51 bits.
// In: rdi = state, as `ifma_pseudo_mersenne_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p with limbs below 2^51 + 2^45.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 469 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+4224]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+4288]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+4352]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+4416]	// limbs
vmovdqa64 zmm4, zmm0	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// limbs
vpshrdq zmm4, zmm0, zmm1, 51	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm4	// limbs
vpshrdq zmm4, zmm1, zmm2, 38	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm4	// limbs
vpshrdq zmm4, zmm2, zmm3, 25	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm4	// limbs
vpsrlq zmm4, zmm3, 12	// limbs
vpandq zmm4, zmm4, zmm31	// limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// limbs
lea rsi, [rdi+4224]	// begin
lea rax, [rdi+3264]	// begin
.p2align 5
2:
sub rsi, 320	// loop
vmovdqu64 zmm18, zmmword ptr [rsi+0]	// p.row0
vmovdqu64 zmm19, zmmword ptr [rsi+64]	// p.row0
vmovdqu64 zmm20, zmmword ptr [rsi+128]	// p.row0
vmovdqu64 zmm21, zmmword ptr [rsi+192]	// p.row0
vmovdqu64 zmm22, zmmword ptr [rsi+256]	// p.row0
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
vpxorq zmm11, zmm11, zmm11	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
vpxorq zmm13, zmm13, zmm13	// p.row0
vpxorq zmm14, zmm14, zmm14	// p.row0
vpxorq zmm15, zmm15, zmm15	// p.row0
vpxorq zmm16, zmm16, zmm16	// p.row0
vpxorq zmm17, zmm17, zmm17	// p.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2624]	// p.row0
vpmadd52luq zmm0, zmm23, zmm18	// p.row0
vpmadd52luq zmm1, zmm23, zmm19	// p.row0
vpmadd52luq zmm2, zmm23, zmm20	// p.row0
vpmadd52luq zmm3, zmm23, zmm21	// p.row0
vpmadd52luq zmm4, zmm23, zmm22	// p.row0
vpmadd52huq zmm9, zmm23, zmm18	// p.row0
vpmadd52huq zmm10, zmm23, zmm19	// p.row0
vpmadd52huq zmm11, zmm23, zmm20	// p.row0
vpmadd52huq zmm12, zmm23, zmm21	// p.row0
vpmadd52huq zmm13, zmm23, zmm22	// p.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2688]	// p.row1
vpmadd52luq zmm1, zmm23, zmm18	// p.row1
vpmadd52luq zmm2, zmm23, zmm19	// p.row1
vpmadd52luq zmm3, zmm23, zmm20	// p.row1
vpmadd52luq zmm4, zmm23, zmm21	// p.row1
vpmadd52luq zmm5, zmm23, zmm22	// p.row1
vpmadd52huq zmm10, zmm23, zmm18	// p.row1
vpmadd52huq zmm11, zmm23, zmm19	// p.row1
vpmadd52huq zmm12, zmm23, zmm20	// p.row1
vpmadd52huq zmm13, zmm23, zmm21	// p.row1
vpmadd52huq zmm14, zmm23, zmm22	// p.row1
vmovdqu64 zmm23, zmmword ptr [rdi+2752]	// p.row2
vpmadd52luq zmm2, zmm23, zmm18	// p.row2
vpmadd52luq zmm3, zmm23, zmm19	// p.row2
vpmadd52luq zmm4, zmm23, zmm20	// p.row2
vpmadd52luq zmm5, zmm23, zmm21	// p.row2
vpmadd52luq zmm6, zmm23, zmm22	// p.row2
vpmadd52huq zmm11, zmm23, zmm18	// p.row2
vpmadd52huq zmm12, zmm23, zmm19	// p.row2
vpmadd52huq zmm13, zmm23, zmm20	// p.row2
vpmadd52huq zmm14, zmm23, zmm21	// p.row2
vpmadd52huq zmm15, zmm23, zmm22	// p.row2
vmovdqu64 zmm23, zmmword ptr [rdi+2816]	// p.row3
vpmadd52luq zmm3, zmm23, zmm18	// p.row3
vpmadd52luq zmm4, zmm23, zmm19	// p.row3
vpmadd52luq zmm5, zmm23, zmm20	// p.row3
vpmadd52luq zmm6, zmm23, zmm21	// p.row3
vpmadd52luq zmm7, zmm23, zmm22	// p.row3
vpmadd52huq zmm12, zmm23, zmm18	// p.row3
vpmadd52huq zmm13, zmm23, zmm19	// p.row3
vpmadd52huq zmm14, zmm23, zmm20	// p.row3
vpmadd52huq zmm15, zmm23, zmm21	// p.row3
vpmadd52huq zmm16, zmm23, zmm22	// p.row3
vmovdqu64 zmm23, zmmword ptr [rdi+2880]	// p.row4
vpmadd52luq zmm4, zmm23, zmm18	// p.row4
vpmadd52luq zmm5, zmm23, zmm19	// p.row4
vpmadd52luq zmm6, zmm23, zmm20	// p.row4
vpmadd52luq zmm7, zmm23, zmm21	// p.row4
vpmadd52luq zmm8, zmm23, zmm22	// p.row4
vpmadd52huq zmm13, zmm23, zmm18	// p.row4
vpmadd52huq zmm14, zmm23, zmm19	// p.row4
vpmadd52huq zmm15, zmm23, zmm20	// p.row4
vpmadd52huq zmm16, zmm23, zmm21	// p.row4
vpmadd52huq zmm17, zmm23, zmm22	// p.row4
vpaddq zmm5, zmm5, zmm13	// p.reduce
vpaddq zmm6, zmm6, zmm14	// p.reduce
vpaddq zmm7, zmm7, zmm15	// p.reduce
vpaddq zmm8, zmm8, zmm16	// p.reduce
vpaddq zmm17, zmm17, zmm17	// p.reduce
vpaddq zmm5, zmm5, zmm13	// p.reduce
vpaddq zmm6, zmm6, zmm14	// p.reduce
vpaddq zmm7, zmm7, zmm15	// p.reduce
vpaddq zmm8, zmm8, zmm16	// p.reduce
vpsrlq zmm24, zmm5, 51	// p.reduce
vpaddq zmm6, zmm6, zmm24	// p.reduce
vpandq zmm5, zmm5, zmm31	// p.reduce
vpsrlq zmm24, zmm6, 51	// p.reduce
vpaddq zmm7, zmm7, zmm24	// p.reduce
vpandq zmm6, zmm6, zmm31	// p.reduce
vpsrlq zmm24, zmm7, 51	// p.reduce
vpaddq zmm8, zmm8, zmm24	// p.reduce
vpandq zmm7, zmm7, zmm31	// p.reduce
vpsrlq zmm24, zmm8, 51	// p.reduce
vpaddq zmm17, zmm17, zmm24	// p.reduce
vpandq zmm8, zmm8, zmm31	// p.reduce
vpxorq zmm25, zmm25, zmm25	// p.reduce
vpmadd52huq zmm25, zmm17, zmm30	// p.reduce
vpmadd52luq zmm4, zmm17, zmm30	// p.reduce
vpmadd52huq zmm12, zmm8, zmm30	// p.reduce
vpmadd52luq zmm3, zmm8, zmm30	// p.reduce
vpmadd52huq zmm11, zmm7, zmm30	// p.reduce
vpmadd52luq zmm2, zmm7, zmm30	// p.reduce
vpmadd52huq zmm10, zmm6, zmm30	// p.reduce
vpmadd52luq zmm1, zmm6, zmm30	// p.reduce
vpmadd52huq zmm9, zmm5, zmm30	// p.reduce
vpmadd52luq zmm0, zmm5, zmm30	// p.reduce
vpmadd52luq zmm0, zmm25, zmm29	// p.reduce
vpmadd52huq zmm9, zmm25, zmm29	// p.reduce
vpaddq zmm1, zmm1, zmm9	// p.reduce
vpaddq zmm1, zmm1, zmm9	// p.reduce
vpaddq zmm2, zmm2, zmm10	// p.reduce
vpaddq zmm2, zmm2, zmm10	// p.reduce
vpaddq zmm3, zmm3, zmm11	// p.reduce
vpaddq zmm3, zmm3, zmm11	// p.reduce
vpaddq zmm4, zmm4, zmm12	// p.reduce
vpaddq zmm4, zmm4, zmm12	// p.reduce
vpsrlq zmm9, zmm0, 51	// p.reduce
vpandq zmm0, zmm0, zmm31	// p.reduce
vpsrlq zmm10, zmm1, 51	// p.reduce
vpandq zmm1, zmm1, zmm31	// p.reduce
vpsrlq zmm11, zmm2, 51	// p.reduce
vpandq zmm2, zmm2, zmm31	// p.reduce
vpsrlq zmm12, zmm3, 51	// p.reduce
vpandq zmm3, zmm3, zmm31	// p.reduce
vpsrlq zmm13, zmm4, 51	// p.reduce
vpandq zmm4, zmm4, zmm31	// p.reduce
vpaddq zmm1, zmm1, zmm9	// p.reduce
vpaddq zmm2, zmm2, zmm10	// p.reduce
vpaddq zmm3, zmm3, zmm11	// p.reduce
vpaddq zmm4, zmm4, zmm12	// p.reduce
vpmadd52luq zmm0, zmm13, zmm30	// p.reduce
vmovdqu64 zmmword ptr [rdi+2624], zmm0	// p.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm1	// p.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm2	// p.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm3	// p.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm4	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu64 zmm18, zmmword ptr [rdi+1024]	// p0.row0
vmovdqu64 zmm19, zmmword ptr [rdi+1088]	// p0.row0
vmovdqu64 zmm20, zmmword ptr [rdi+1152]	// p0.row0
vmovdqu64 zmm21, zmmword ptr [rdi+1216]	// p0.row0
vmovdqu64 zmm22, zmmword ptr [rdi+1280]	// p0.row0
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
vpxorq zmm11, zmm11, zmm11	// p0.row0
vpxorq zmm12, zmm12, zmm12	// p0.row0
vpxorq zmm13, zmm13, zmm13	// p0.row0
vpxorq zmm14, zmm14, zmm14	// p0.row0
vpxorq zmm15, zmm15, zmm15	// p0.row0
vpxorq zmm16, zmm16, zmm16	// p0.row0
vpxorq zmm17, zmm17, zmm17	// p0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2624]	// p0.row0
vpmadd52luq zmm0, zmm23, zmm18	// p0.row0
vpmadd52luq zmm1, zmm23, zmm19	// p0.row0
vpmadd52luq zmm2, zmm23, zmm20	// p0.row0
vpmadd52luq zmm3, zmm23, zmm21	// p0.row0
vpmadd52luq zmm4, zmm23, zmm22	// p0.row0
vpmadd52huq zmm9, zmm23, zmm18	// p0.row0
vpmadd52huq zmm10, zmm23, zmm19	// p0.row0
vpmadd52huq zmm11, zmm23, zmm20	// p0.row0
vpmadd52huq zmm12, zmm23, zmm21	// p0.row0
vpmadd52huq zmm13, zmm23, zmm22	// p0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2688]	// p0.row1
vpmadd52luq zmm1, zmm23, zmm18	// p0.row1
vpmadd52luq zmm2, zmm23, zmm19	// p0.row1
vpmadd52luq zmm3, zmm23, zmm20	// p0.row1
vpmadd52luq zmm4, zmm23, zmm21	// p0.row1
vpmadd52luq zmm5, zmm23, zmm22	// p0.row1
vpmadd52huq zmm10, zmm23, zmm18	// p0.row1
vpmadd52huq zmm11, zmm23, zmm19	// p0.row1
vpmadd52huq zmm12, zmm23, zmm20	// p0.row1
vpmadd52huq zmm13, zmm23, zmm21	// p0.row1
vpmadd52huq zmm14, zmm23, zmm22	// p0.row1
vmovdqu64 zmm23, zmmword ptr [rdi+2752]	// p0.row2
vpmadd52luq zmm2, zmm23, zmm18	// p0.row2
vpmadd52luq zmm3, zmm23, zmm19	// p0.row2
vpmadd52luq zmm4, zmm23, zmm20	// p0.row2
vpmadd52luq zmm5, zmm23, zmm21	// p0.row2
vpmadd52luq zmm6, zmm23, zmm22	// p0.row2
vpmadd52huq zmm11, zmm23, zmm18	// p0.row2
vpmadd52huq zmm12, zmm23, zmm19	// p0.row2
vpmadd52huq zmm13, zmm23, zmm20	// p0.row2
vpmadd52huq zmm14, zmm23, zmm21	// p0.row2
vpmadd52huq zmm15, zmm23, zmm22	// p0.row2
vmovdqu64 zmm23, zmmword ptr [rdi+2816]	// p0.row3
vpmadd52luq zmm3, zmm23, zmm18	// p0.row3
vpmadd52luq zmm4, zmm23, zmm19	// p0.row3
vpmadd52luq zmm5, zmm23, zmm20	// p0.row3
vpmadd52luq zmm6, zmm23, zmm21	// p0.row3
vpmadd52luq zmm7, zmm23, zmm22	// p0.row3
vpmadd52huq zmm12, zmm23, zmm18	// p0.row3
vpmadd52huq zmm13, zmm23, zmm19	// p0.row3
vpmadd52huq zmm14, zmm23, zmm20	// p0.row3
vpmadd52huq zmm15, zmm23, zmm21	// p0.row3
vpmadd52huq zmm16, zmm23, zmm22	// p0.row3
vmovdqu64 zmm23, zmmword ptr [rdi+2880]	// p0.row4
vpmadd52luq zmm4, zmm23, zmm18	// p0.row4
vpmadd52luq zmm5, zmm23, zmm19	// p0.row4
vpmadd52luq zmm6, zmm23, zmm20	// p0.row4
vpmadd52luq zmm7, zmm23, zmm21	// p0.row4
vpmadd52luq zmm8, zmm23, zmm22	// p0.row4
vpmadd52huq zmm13, zmm23, zmm18	// p0.row4
vpmadd52huq zmm14, zmm23, zmm19	// p0.row4
vpmadd52huq zmm15, zmm23, zmm20	// p0.row4
vpmadd52huq zmm16, zmm23, zmm21	// p0.row4
vpmadd52huq zmm17, zmm23, zmm22	// p0.row4
vpaddq zmm5, zmm5, zmm13	// p0.reduce
vpaddq zmm6, zmm6, zmm14	// p0.reduce
vpaddq zmm7, zmm7, zmm15	// p0.reduce
vpaddq zmm8, zmm8, zmm16	// p0.reduce
vpaddq zmm17, zmm17, zmm17	// p0.reduce
vpaddq zmm5, zmm5, zmm13	// p0.reduce
vpaddq zmm6, zmm6, zmm14	// p0.reduce
vpaddq zmm7, zmm7, zmm15	// p0.reduce
vpaddq zmm8, zmm8, zmm16	// p0.reduce
vpsrlq zmm24, zmm5, 51	// p0.reduce
vpaddq zmm6, zmm6, zmm24	// p0.reduce
vpandq zmm5, zmm5, zmm31	// p0.reduce
vpsrlq zmm24, zmm6, 51	// p0.reduce
vpaddq zmm7, zmm7, zmm24	// p0.reduce
vpandq zmm6, zmm6, zmm31	// p0.reduce
vpsrlq zmm24, zmm7, 51	// p0.reduce
vpaddq zmm8, zmm8, zmm24	// p0.reduce
vpandq zmm7, zmm7, zmm31	// p0.reduce
vpsrlq zmm24, zmm8, 51	// p0.reduce
vpaddq zmm17, zmm17, zmm24	// p0.reduce
vpandq zmm8, zmm8, zmm31	// p0.reduce
vpxorq zmm25, zmm25, zmm25	// p0.reduce
vpmadd52huq zmm25, zmm17, zmm30	// p0.reduce
vpmadd52luq zmm4, zmm17, zmm30	// p0.reduce
vpmadd52huq zmm12, zmm8, zmm30	// p0.reduce
vpmadd52luq zmm3, zmm8, zmm30	// p0.reduce
vpmadd52huq zmm11, zmm7, zmm30	// p0.reduce
vpmadd52luq zmm2, zmm7, zmm30	// p0.reduce
vpmadd52huq zmm10, zmm6, zmm30	// p0.reduce
vpmadd52luq zmm1, zmm6, zmm30	// p0.reduce
vpmadd52huq zmm9, zmm5, zmm30	// p0.reduce
vpmadd52luq zmm0, zmm5, zmm30	// p0.reduce
vpmadd52luq zmm0, zmm25, zmm29	// p0.reduce
vpmadd52huq zmm9, zmm25, zmm29	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpsrlq zmm9, zmm0, 51	// p0.reduce
vpandq zmm0, zmm0, zmm31	// p0.reduce
vpsrlq zmm10, zmm1, 51	// p0.reduce
vpandq zmm1, zmm1, zmm31	// p0.reduce
vpsrlq zmm11, zmm2, 51	// p0.reduce
vpandq zmm2, zmm2, zmm31	// p0.reduce
vpsrlq zmm12, zmm3, 51	// p0.reduce
vpandq zmm3, zmm3, zmm31	// p0.reduce
vpsrlq zmm13, zmm4, 51	// p0.reduce
vpandq zmm4, zmm4, zmm31	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpmadd52luq zmm0, zmm13, zmm30	// p0.reduce
vmovdqu64 zmmword ptr [rdi+1344], zmm0	// p0.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm1	// p0.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm2	// p0.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm3	// p0.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm4	// p0.carry
vmovdqu64 zmm18, zmmword ptr [rdi+704]	// p1.row0
vmovdqu64 zmm19, zmmword ptr [rdi+768]	// p1.row0
vmovdqu64 zmm20, zmmword ptr [rdi+832]	// p1.row0
vmovdqu64 zmm21, zmmword ptr [rdi+896]	// p1.row0
vmovdqu64 zmm22, zmmword ptr [rdi+960]	// p1.row0
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
vpxorq zmm11, zmm11, zmm11	// p1.row0
vpxorq zmm12, zmm12, zmm12	// p1.row0
vpxorq zmm13, zmm13, zmm13	// p1.row0
vpxorq zmm14, zmm14, zmm14	// p1.row0
vpxorq zmm15, zmm15, zmm15	// p1.row0
vpxorq zmm16, zmm16, zmm16	// p1.row0
vpxorq zmm17, zmm17, zmm17	// p1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2624]	// p1.row0
vpmadd52luq zmm0, zmm23, zmm18	// p1.row0
vpmadd52luq zmm1, zmm23, zmm19	// p1.row0
vpmadd52luq zmm2, zmm23, zmm20	// p1.row0
vpmadd52luq zmm3, zmm23, zmm21	// p1.row0
vpmadd52luq zmm4, zmm23, zmm22	// p1.row0
vpmadd52huq zmm9, zmm23, zmm18	// p1.row0
vpmadd52huq zmm10, zmm23, zmm19	// p1.row0
vpmadd52huq zmm11, zmm23, zmm20	// p1.row0
vpmadd52huq zmm12, zmm23, zmm21	// p1.row0
vpmadd52huq zmm13, zmm23, zmm22	// p1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+2688]	// p1.row1
vpmadd52luq zmm1, zmm23, zmm18	// p1.row1
vpmadd52luq zmm2, zmm23, zmm19	// p1.row1
vpmadd52luq zmm3, zmm23, zmm20	// p1.row1
vpmadd52luq zmm4, zmm23, zmm21	// p1.row1
vpmadd52luq zmm5, zmm23, zmm22	// p1.row1
vpmadd52huq zmm10, zmm23, zmm18	// p1.row1
vpmadd52huq zmm11, zmm23, zmm19	// p1.row1
vpmadd52huq zmm12, zmm23, zmm20	// p1.row1
vpmadd52huq zmm13, zmm23, zmm21	// p1.row1
vpmadd52huq zmm14, zmm23, zmm22	// p1.row1
vmovdqu64 zmm23, zmmword ptr [rdi+2752]	// p1.row2
vpmadd52luq zmm2, zmm23, zmm18	// p1.row2
vpmadd52luq zmm3, zmm23, zmm19	// p1.row2
vpmadd52luq zmm4, zmm23, zmm20	// p1.row2
vpmadd52luq zmm5, zmm23, zmm21	// p1.row2
vpmadd52luq zmm6, zmm23, zmm22	// p1.row2
vpmadd52huq zmm11, zmm23, zmm18	// p1.row2
vpmadd52huq zmm12, zmm23, zmm19	// p1.row2
vpmadd52huq zmm13, zmm23, zmm20	// p1.row2
vpmadd52huq zmm14, zmm23, zmm21	// p1.row2
vpmadd52huq zmm15, zmm23, zmm22	// p1.row2
vmovdqu64 zmm23, zmmword ptr [rdi+2816]	// p1.row3
vpmadd52luq zmm3, zmm23, zmm18	// p1.row3
vpmadd52luq zmm4, zmm23, zmm19	// p1.row3
vpmadd52luq zmm5, zmm23, zmm20	// p1.row3
vpmadd52luq zmm6, zmm23, zmm21	// p1.row3
vpmadd52luq zmm7, zmm23, zmm22	// p1.row3
vpmadd52huq zmm12, zmm23, zmm18	// p1.row3
vpmadd52huq zmm13, zmm23, zmm19	// p1.row3
vpmadd52huq zmm14, zmm23, zmm20	// p1.row3
vpmadd52huq zmm15, zmm23, zmm21	// p1.row3
vpmadd52huq zmm16, zmm23, zmm22	// p1.row3
vmovdqu64 zmm23, zmmword ptr [rdi+2880]	// p1.row4
vpmadd52luq zmm4, zmm23, zmm18	// p1.row4
vpmadd52luq zmm5, zmm23, zmm19	// p1.row4
vpmadd52luq zmm6, zmm23, zmm20	// p1.row4
vpmadd52luq zmm7, zmm23, zmm21	// p1.row4
vpmadd52luq zmm8, zmm23, zmm22	// p1.row4
vpmadd52huq zmm13, zmm23, zmm18	// p1.row4
vpmadd52huq zmm14, zmm23, zmm19	// p1.row4
vpmadd52huq zmm15, zmm23, zmm20	// p1.row4
vpmadd52huq zmm16, zmm23, zmm21	// p1.row4
vpmadd52huq zmm17, zmm23, zmm22	// p1.row4
vpaddq zmm5, zmm5, zmm13	// p1.reduce
vpaddq zmm6, zmm6, zmm14	// p1.reduce
vpaddq zmm7, zmm7, zmm15	// p1.reduce
vpaddq zmm8, zmm8, zmm16	// p1.reduce
vpaddq zmm17, zmm17, zmm17	// p1.reduce
vpaddq zmm5, zmm5, zmm13	// p1.reduce
vpaddq zmm6, zmm6, zmm14	// p1.reduce
vpaddq zmm7, zmm7, zmm15	// p1.reduce
vpaddq zmm8, zmm8, zmm16	// p1.reduce
vpsrlq zmm24, zmm5, 51	// p1.reduce
vpaddq zmm6, zmm6, zmm24	// p1.reduce
vpandq zmm5, zmm5, zmm31	// p1.reduce
vpsrlq zmm24, zmm6, 51	// p1.reduce
vpaddq zmm7, zmm7, zmm24	// p1.reduce
vpandq zmm6, zmm6, zmm31	// p1.reduce
vpsrlq zmm24, zmm7, 51	// p1.reduce
vpaddq zmm8, zmm8, zmm24	// p1.reduce
vpandq zmm7, zmm7, zmm31	// p1.reduce
vpsrlq zmm24, zmm8, 51	// p1.reduce
vpaddq zmm17, zmm17, zmm24	// p1.reduce
vpandq zmm8, zmm8, zmm31	// p1.reduce
vpxorq zmm25, zmm25, zmm25	// p1.reduce
vpmadd52huq zmm25, zmm17, zmm30	// p1.reduce
vpmadd52luq zmm4, zmm17, zmm30	// p1.reduce
vpmadd52huq zmm12, zmm8, zmm30	// p1.reduce
vpmadd52luq zmm3, zmm8, zmm30	// p1.reduce
vpmadd52huq zmm11, zmm7, zmm30	// p1.reduce
vpmadd52luq zmm2, zmm7, zmm30	// p1.reduce
vpmadd52huq zmm10, zmm6, zmm30	// p1.reduce
vpmadd52luq zmm1, zmm6, zmm30	// p1.reduce
vpmadd52huq zmm9, zmm5, zmm30	// p1.reduce
vpmadd52luq zmm0, zmm5, zmm30	// p1.reduce
vpmadd52luq zmm0, zmm25, zmm29	// p1.reduce
vpmadd52huq zmm9, zmm25, zmm29	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpsrlq zmm9, zmm0, 51	// p1.reduce
vpandq zmm0, zmm0, zmm31	// p1.reduce
vpsrlq zmm10, zmm1, 51	// p1.reduce
vpandq zmm1, zmm1, zmm31	// p1.reduce
vpsrlq zmm11, zmm2, 51	// p1.reduce
vpandq zmm2, zmm2, zmm31	// p1.reduce
vpsrlq zmm12, zmm3, 51	// p1.reduce
vpandq zmm3, zmm3, zmm31	// p1.reduce
vpsrlq zmm13, zmm4, 51	// p1.reduce
vpandq zmm4, zmm4, zmm31	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpmadd52luq zmm0, zmm13, zmm30	// p1.reduce
vmovdqu64 zmmword ptr [rdi+1664], zmm0	// p1.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm1	// p1.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm2	// p1.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm3	// p1.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm4	// p1.carry
vmovdqa64 zmm0, zmmword ptr [rdi+1344]	// inverses
vmovdqa64 zmmword ptr [rdi+704], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1408]	// inverses
vmovdqa64 zmmword ptr [rdi+768], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1472]	// inverses
vmovdqa64 zmmword ptr [rdi+832], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1536]	// inverses
vmovdqa64 zmmword ptr [rdi+896], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1600]	// inverses
vmovdqa64 zmmword ptr [rdi+960], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// inverses
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1728]	// inverses
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1792]	// inverses
vmovdqa64 zmmword ptr [rdi+1152], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1856]	// inverses
vmovdqa64 zmmword ptr [rdi+1216], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1920]	// inverses
vmovdqa64 zmmword ptr [rdi+1280], zmm0	// inverses
vzeroupper	// leave
ret	// leave
