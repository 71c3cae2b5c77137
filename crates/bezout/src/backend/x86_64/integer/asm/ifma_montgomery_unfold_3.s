// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 3 words and 4
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_3` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 370 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+3456]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+3520]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+3584]	// limbs
vmovdqa64 zmm3, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+2176], zmm3	// limbs
vpshrdq zmm3, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+2240], zmm3	// limbs
vpshrdq zmm3, zmm1, zmm2, 40	// limbs
vmovdqa64 zmmword ptr [rdi+2304], zmm3	// limbs
vpsrlq zmm3, zmm2, 28	// limbs
vmovdqa64 zmmword ptr [rdi+2368], zmm3	// limbs
lea rsi, [rdi+3456]	// begin
lea rax, [rdi+2688]	// begin
.p2align 5
2:
sub rsi, 256	// loop
vmovdqu64 zmm8, zmmword ptr [rdi+2176]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpmadd52luq zmm0, zmm8, zmmword ptr [rsi+0]	// p.row0
vpmadd52luq zmm1, zmm8, zmmword ptr [rsi+64]	// p.row0
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+128]	// p.row0
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+192]	// p.row0
vpmadd52huq zmm1, zmm8, zmmword ptr [rsi+0]	// p.row0
vpmadd52huq zmm2, zmm8, zmmword ptr [rsi+64]	// p.row0
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+128]	// p.row0
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+192]	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.reduce0
vpmadd52luq zmm6, zmm0, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vmovdqu64 zmm8, zmmword ptr [rdi+2240]	// p.row1
vpxorq zmm5, zmm5, zmm5	// p.row1
vpmadd52luq zmm1, zmm8, zmmword ptr [rsi+0]	// p.row1
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+64]	// p.row1
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+128]	// p.row1
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+192]	// p.row1
vpxorq zmm7, zmm7, zmm7	// p.reduce0
vpmadd52huq zmm7, zmm6, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm6, zmm28	// p.reduce0
vpmadd52huq zmm2, zmm8, zmmword ptr [rsi+0]	// p.row1
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+64]	// p.row1
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+128]	// p.row1
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+192]	// p.row1
vpmadd52luq zmm2, zmm6, zmm27	// p.reduce0
vpmadd52luq zmm3, zmm6, zmm26	// p.reduce0
vpmadd52huq zmm2, zmm6, zmm28	// p.reduce0
vpaddq zmm1, zmm1, zmm7	// p.reduce0
vpmadd52huq zmm3, zmm6, zmm27	// p.reduce0
vpmadd52huq zmm4, zmm6, zmm26	// p.reduce0
vpxorq zmm6, zmm6, zmm6	// p.reduce1
vpmadd52luq zmm6, zmm1, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vmovdqu64 zmm8, zmmword ptr [rdi+2304]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vpmadd52luq zmm2, zmm8, zmmword ptr [rsi+0]	// p.row2
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+64]	// p.row2
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+128]	// p.row2
vpmadd52luq zmm5, zmm8, zmmword ptr [rsi+192]	// p.row2
vpxorq zmm7, zmm7, zmm7	// p.reduce1
vpmadd52huq zmm7, zmm6, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm6, zmm28	// p.reduce1
vpmadd52huq zmm3, zmm8, zmmword ptr [rsi+0]	// p.row2
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+64]	// p.row2
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+128]	// p.row2
vpmadd52huq zmm0, zmm8, zmmword ptr [rsi+192]	// p.row2
vpmadd52luq zmm3, zmm6, zmm27	// p.reduce1
vpmadd52luq zmm4, zmm6, zmm26	// p.reduce1
vpmadd52huq zmm3, zmm6, zmm28	// p.reduce1
vpaddq zmm2, zmm2, zmm7	// p.reduce1
vpmadd52huq zmm4, zmm6, zmm27	// p.reduce1
vpmadd52huq zmm5, zmm6, zmm26	// p.reduce1
vpxorq zmm6, zmm6, zmm6	// p.reduce2
vpmadd52luq zmm6, zmm2, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vmovdqu64 zmm8, zmmword ptr [rdi+2368]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vpmadd52luq zmm3, zmm8, zmmword ptr [rsi+0]	// p.row3
vpmadd52luq zmm4, zmm8, zmmword ptr [rsi+64]	// p.row3
vpmadd52luq zmm5, zmm8, zmmword ptr [rsi+128]	// p.row3
vpmadd52luq zmm0, zmm8, zmmword ptr [rsi+192]	// p.row3
vpxorq zmm7, zmm7, zmm7	// p.reduce2
vpmadd52huq zmm7, zmm6, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm6, zmm28	// p.reduce2
vpmadd52huq zmm4, zmm8, zmmword ptr [rsi+0]	// p.row3
vpmadd52huq zmm5, zmm8, zmmword ptr [rsi+64]	// p.row3
vpmadd52huq zmm0, zmm8, zmmword ptr [rsi+128]	// p.row3
vpmadd52huq zmm1, zmm8, zmmword ptr [rsi+192]	// p.row3
vpmadd52luq zmm4, zmm6, zmm27	// p.reduce2
vpmadd52luq zmm5, zmm6, zmm26	// p.reduce2
vpmadd52huq zmm4, zmm6, zmm28	// p.reduce2
vpaddq zmm3, zmm3, zmm7	// p.reduce2
vpmadd52huq zmm5, zmm6, zmm27	// p.reduce2
vpmadd52huq zmm0, zmm6, zmm26	// p.reduce2
vpxorq zmm6, zmm6, zmm6	// p.reduce3
vpmadd52luq zmm6, zmm3, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vpxorq zmm7, zmm7, zmm7	// p.reduce3
vpmadd52huq zmm7, zmm6, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm6, zmm28	// p.reduce3
vpmadd52luq zmm5, zmm6, zmm27	// p.reduce3
vpmadd52luq zmm0, zmm6, zmm26	// p.reduce3
vpmadd52huq zmm5, zmm6, zmm28	// p.reduce3
vpaddq zmm4, zmm4, zmm7	// p.reduce3
vpmadd52huq zmm0, zmm6, zmm27	// p.reduce3
vpmadd52huq zmm1, zmm6, zmm26	// p.reduce3
vpsrlq zmm6, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm6	// p.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm4	// p.carry
vpsrlq zmm6, zmm5, 52	// p.carry
vpaddq zmm0, zmm0, zmm6	// p.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm5	// p.carry
vpsrlq zmm6, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm6	// p.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm0	// p.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm1	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu64 zmm8, zmmword ptr [rdi+2176]	// p0.row0
vpxorq zmm0, zmm0, zmm0	// p0.row0
vpxorq zmm1, zmm1, zmm1	// p0.row0
vpxorq zmm2, zmm2, zmm2	// p0.row0
vpxorq zmm3, zmm3, zmm3	// p0.row0
vpxorq zmm4, zmm4, zmm4	// p0.row0
vpmadd52luq zmm0, zmm8, zmmword ptr [rdi+896]	// p0.row0
vpmadd52luq zmm1, zmm8, zmmword ptr [rdi+960]	// p0.row0
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+1024]	// p0.row0
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+1088]	// p0.row0
vpmadd52huq zmm1, zmm8, zmmword ptr [rdi+896]	// p0.row0
vpmadd52huq zmm2, zmm8, zmmword ptr [rdi+960]	// p0.row0
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+1024]	// p0.row0
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+1088]	// p0.row0
vpxorq zmm6, zmm6, zmm6	// p0.reduce0
vpmadd52luq zmm6, zmm0, zmm30	// p0.reduce0
vpaddq zmm0, zmm0, zmm31	// p0.reduce0
vpsrlq zmm0, zmm0, 52	// p0.reduce0
vpaddq zmm1, zmm1, zmm0	// p0.reduce0
vmovdqu64 zmm8, zmmword ptr [rdi+2240]	// p0.row1
vpxorq zmm5, zmm5, zmm5	// p0.row1
vpmadd52luq zmm1, zmm8, zmmword ptr [rdi+896]	// p0.row1
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+960]	// p0.row1
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+1024]	// p0.row1
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+1088]	// p0.row1
vpxorq zmm7, zmm7, zmm7	// p0.reduce0
vpmadd52huq zmm7, zmm6, zmm29	// p0.reduce0
vpmadd52luq zmm1, zmm6, zmm28	// p0.reduce0
vpmadd52huq zmm2, zmm8, zmmword ptr [rdi+896]	// p0.row1
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+960]	// p0.row1
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+1024]	// p0.row1
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+1088]	// p0.row1
vpmadd52luq zmm2, zmm6, zmm27	// p0.reduce0
vpmadd52luq zmm3, zmm6, zmm26	// p0.reduce0
vpmadd52huq zmm2, zmm6, zmm28	// p0.reduce0
vpaddq zmm1, zmm1, zmm7	// p0.reduce0
vpmadd52huq zmm3, zmm6, zmm27	// p0.reduce0
vpmadd52huq zmm4, zmm6, zmm26	// p0.reduce0
vpxorq zmm6, zmm6, zmm6	// p0.reduce1
vpmadd52luq zmm6, zmm1, zmm30	// p0.reduce1
vpaddq zmm1, zmm1, zmm31	// p0.reduce1
vpsrlq zmm1, zmm1, 52	// p0.reduce1
vpaddq zmm2, zmm2, zmm1	// p0.reduce1
vmovdqu64 zmm8, zmmword ptr [rdi+2304]	// p0.row2
vpxorq zmm0, zmm0, zmm0	// p0.row2
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+896]	// p0.row2
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+960]	// p0.row2
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+1024]	// p0.row2
vpmadd52luq zmm5, zmm8, zmmword ptr [rdi+1088]	// p0.row2
vpxorq zmm7, zmm7, zmm7	// p0.reduce1
vpmadd52huq zmm7, zmm6, zmm29	// p0.reduce1
vpmadd52luq zmm2, zmm6, zmm28	// p0.reduce1
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+896]	// p0.row2
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+960]	// p0.row2
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+1024]	// p0.row2
vpmadd52huq zmm0, zmm8, zmmword ptr [rdi+1088]	// p0.row2
vpmadd52luq zmm3, zmm6, zmm27	// p0.reduce1
vpmadd52luq zmm4, zmm6, zmm26	// p0.reduce1
vpmadd52huq zmm3, zmm6, zmm28	// p0.reduce1
vpaddq zmm2, zmm2, zmm7	// p0.reduce1
vpmadd52huq zmm4, zmm6, zmm27	// p0.reduce1
vpmadd52huq zmm5, zmm6, zmm26	// p0.reduce1
vpxorq zmm6, zmm6, zmm6	// p0.reduce2
vpmadd52luq zmm6, zmm2, zmm30	// p0.reduce2
vpaddq zmm2, zmm2, zmm31	// p0.reduce2
vpsrlq zmm2, zmm2, 52	// p0.reduce2
vpaddq zmm3, zmm3, zmm2	// p0.reduce2
vmovdqu64 zmm8, zmmword ptr [rdi+2368]	// p0.row3
vpxorq zmm1, zmm1, zmm1	// p0.row3
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+896]	// p0.row3
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+960]	// p0.row3
vpmadd52luq zmm5, zmm8, zmmword ptr [rdi+1024]	// p0.row3
vpmadd52luq zmm0, zmm8, zmmword ptr [rdi+1088]	// p0.row3
vpxorq zmm7, zmm7, zmm7	// p0.reduce2
vpmadd52huq zmm7, zmm6, zmm29	// p0.reduce2
vpmadd52luq zmm3, zmm6, zmm28	// p0.reduce2
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+896]	// p0.row3
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+960]	// p0.row3
vpmadd52huq zmm0, zmm8, zmmword ptr [rdi+1024]	// p0.row3
vpmadd52huq zmm1, zmm8, zmmword ptr [rdi+1088]	// p0.row3
vpmadd52luq zmm4, zmm6, zmm27	// p0.reduce2
vpmadd52luq zmm5, zmm6, zmm26	// p0.reduce2
vpmadd52huq zmm4, zmm6, zmm28	// p0.reduce2
vpaddq zmm3, zmm3, zmm7	// p0.reduce2
vpmadd52huq zmm5, zmm6, zmm27	// p0.reduce2
vpmadd52huq zmm0, zmm6, zmm26	// p0.reduce2
vpxorq zmm6, zmm6, zmm6	// p0.reduce3
vpmadd52luq zmm6, zmm3, zmm30	// p0.reduce3
vpaddq zmm3, zmm3, zmm31	// p0.reduce3
vpsrlq zmm3, zmm3, 52	// p0.reduce3
vpaddq zmm4, zmm4, zmm3	// p0.reduce3
vpxorq zmm7, zmm7, zmm7	// p0.reduce3
vpmadd52huq zmm7, zmm6, zmm29	// p0.reduce3
vpmadd52luq zmm4, zmm6, zmm28	// p0.reduce3
vpmadd52luq zmm5, zmm6, zmm27	// p0.reduce3
vpmadd52luq zmm0, zmm6, zmm26	// p0.reduce3
vpmadd52huq zmm5, zmm6, zmm28	// p0.reduce3
vpaddq zmm4, zmm4, zmm7	// p0.reduce3
vpmadd52huq zmm0, zmm6, zmm27	// p0.reduce3
vpmadd52huq zmm1, zmm6, zmm26	// p0.reduce3
vpsrlq zmm6, zmm4, 52	// p0.carry
vpaddq zmm5, zmm5, zmm6	// p0.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm4	// p0.carry
vpsrlq zmm6, zmm5, 52	// p0.carry
vpaddq zmm0, zmm0, zmm6	// p0.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm5	// p0.carry
vpsrlq zmm6, zmm0, 52	// p0.carry
vpaddq zmm1, zmm1, zmm6	// p0.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm0	// p0.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm1	// p0.carry
vmovdqu64 zmm8, zmmword ptr [rdi+2176]	// p1.row0
vpxorq zmm0, zmm0, zmm0	// p1.row0
vpxorq zmm1, zmm1, zmm1	// p1.row0
vpxorq zmm2, zmm2, zmm2	// p1.row0
vpxorq zmm3, zmm3, zmm3	// p1.row0
vpxorq zmm4, zmm4, zmm4	// p1.row0
vpmadd52luq zmm0, zmm8, zmmword ptr [rdi+640]	// p1.row0
vpmadd52luq zmm1, zmm8, zmmword ptr [rdi+704]	// p1.row0
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+768]	// p1.row0
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+832]	// p1.row0
vpmadd52huq zmm1, zmm8, zmmword ptr [rdi+640]	// p1.row0
vpmadd52huq zmm2, zmm8, zmmword ptr [rdi+704]	// p1.row0
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+768]	// p1.row0
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+832]	// p1.row0
vpxorq zmm6, zmm6, zmm6	// p1.reduce0
vpmadd52luq zmm6, zmm0, zmm30	// p1.reduce0
vpaddq zmm0, zmm0, zmm31	// p1.reduce0
vpsrlq zmm0, zmm0, 52	// p1.reduce0
vpaddq zmm1, zmm1, zmm0	// p1.reduce0
vmovdqu64 zmm8, zmmword ptr [rdi+2240]	// p1.row1
vpxorq zmm5, zmm5, zmm5	// p1.row1
vpmadd52luq zmm1, zmm8, zmmword ptr [rdi+640]	// p1.row1
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+704]	// p1.row1
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+768]	// p1.row1
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+832]	// p1.row1
vpxorq zmm7, zmm7, zmm7	// p1.reduce0
vpmadd52huq zmm7, zmm6, zmm29	// p1.reduce0
vpmadd52luq zmm1, zmm6, zmm28	// p1.reduce0
vpmadd52huq zmm2, zmm8, zmmword ptr [rdi+640]	// p1.row1
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+704]	// p1.row1
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+768]	// p1.row1
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+832]	// p1.row1
vpmadd52luq zmm2, zmm6, zmm27	// p1.reduce0
vpmadd52luq zmm3, zmm6, zmm26	// p1.reduce0
vpmadd52huq zmm2, zmm6, zmm28	// p1.reduce0
vpaddq zmm1, zmm1, zmm7	// p1.reduce0
vpmadd52huq zmm3, zmm6, zmm27	// p1.reduce0
vpmadd52huq zmm4, zmm6, zmm26	// p1.reduce0
vpxorq zmm6, zmm6, zmm6	// p1.reduce1
vpmadd52luq zmm6, zmm1, zmm30	// p1.reduce1
vpaddq zmm1, zmm1, zmm31	// p1.reduce1
vpsrlq zmm1, zmm1, 52	// p1.reduce1
vpaddq zmm2, zmm2, zmm1	// p1.reduce1
vmovdqu64 zmm8, zmmword ptr [rdi+2304]	// p1.row2
vpxorq zmm0, zmm0, zmm0	// p1.row2
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+640]	// p1.row2
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+704]	// p1.row2
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+768]	// p1.row2
vpmadd52luq zmm5, zmm8, zmmword ptr [rdi+832]	// p1.row2
vpxorq zmm7, zmm7, zmm7	// p1.reduce1
vpmadd52huq zmm7, zmm6, zmm29	// p1.reduce1
vpmadd52luq zmm2, zmm6, zmm28	// p1.reduce1
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+640]	// p1.row2
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+704]	// p1.row2
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+768]	// p1.row2
vpmadd52huq zmm0, zmm8, zmmword ptr [rdi+832]	// p1.row2
vpmadd52luq zmm3, zmm6, zmm27	// p1.reduce1
vpmadd52luq zmm4, zmm6, zmm26	// p1.reduce1
vpmadd52huq zmm3, zmm6, zmm28	// p1.reduce1
vpaddq zmm2, zmm2, zmm7	// p1.reduce1
vpmadd52huq zmm4, zmm6, zmm27	// p1.reduce1
vpmadd52huq zmm5, zmm6, zmm26	// p1.reduce1
vpxorq zmm6, zmm6, zmm6	// p1.reduce2
vpmadd52luq zmm6, zmm2, zmm30	// p1.reduce2
vpaddq zmm2, zmm2, zmm31	// p1.reduce2
vpsrlq zmm2, zmm2, 52	// p1.reduce2
vpaddq zmm3, zmm3, zmm2	// p1.reduce2
vmovdqu64 zmm8, zmmword ptr [rdi+2368]	// p1.row3
vpxorq zmm1, zmm1, zmm1	// p1.row3
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+640]	// p1.row3
vpmadd52luq zmm4, zmm8, zmmword ptr [rdi+704]	// p1.row3
vpmadd52luq zmm5, zmm8, zmmword ptr [rdi+768]	// p1.row3
vpmadd52luq zmm0, zmm8, zmmword ptr [rdi+832]	// p1.row3
vpxorq zmm7, zmm7, zmm7	// p1.reduce2
vpmadd52huq zmm7, zmm6, zmm29	// p1.reduce2
vpmadd52luq zmm3, zmm6, zmm28	// p1.reduce2
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+640]	// p1.row3
vpmadd52huq zmm5, zmm8, zmmword ptr [rdi+704]	// p1.row3
vpmadd52huq zmm0, zmm8, zmmword ptr [rdi+768]	// p1.row3
vpmadd52huq zmm1, zmm8, zmmword ptr [rdi+832]	// p1.row3
vpmadd52luq zmm4, zmm6, zmm27	// p1.reduce2
vpmadd52luq zmm5, zmm6, zmm26	// p1.reduce2
vpmadd52huq zmm4, zmm6, zmm28	// p1.reduce2
vpaddq zmm3, zmm3, zmm7	// p1.reduce2
vpmadd52huq zmm5, zmm6, zmm27	// p1.reduce2
vpmadd52huq zmm0, zmm6, zmm26	// p1.reduce2
vpxorq zmm6, zmm6, zmm6	// p1.reduce3
vpmadd52luq zmm6, zmm3, zmm30	// p1.reduce3
vpaddq zmm3, zmm3, zmm31	// p1.reduce3
vpsrlq zmm3, zmm3, 52	// p1.reduce3
vpaddq zmm4, zmm4, zmm3	// p1.reduce3
vpxorq zmm7, zmm7, zmm7	// p1.reduce3
vpmadd52huq zmm7, zmm6, zmm29	// p1.reduce3
vpmadd52luq zmm4, zmm6, zmm28	// p1.reduce3
vpmadd52luq zmm5, zmm6, zmm27	// p1.reduce3
vpmadd52luq zmm0, zmm6, zmm26	// p1.reduce3
vpmadd52huq zmm5, zmm6, zmm28	// p1.reduce3
vpaddq zmm4, zmm4, zmm7	// p1.reduce3
vpmadd52huq zmm0, zmm6, zmm27	// p1.reduce3
vpmadd52huq zmm1, zmm6, zmm26	// p1.reduce3
vpsrlq zmm6, zmm4, 52	// p1.carry
vpaddq zmm5, zmm5, zmm6	// p1.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm4	// p1.carry
vpsrlq zmm6, zmm5, 52	// p1.carry
vpaddq zmm0, zmm0, zmm6	// p1.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm5	// p1.carry
vpsrlq zmm6, zmm0, 52	// p1.carry
vpaddq zmm1, zmm1, zmm6	// p1.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm0	// p1.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm1	// p1.carry
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// inverses
vmovdqa64 zmmword ptr [rdi+640], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// inverses
vmovdqa64 zmmword ptr [rdi+704], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// inverses
vmovdqa64 zmmword ptr [rdi+768], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1344]	// inverses
vmovdqa64 zmmword ptr [rdi+832], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1408]	// inverses
vmovdqa64 zmmword ptr [rdi+896], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1472]	// inverses
vmovdqa64 zmmword ptr [rdi+960], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1536]	// inverses
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1600]	// inverses
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// inverses
vzeroupper	// leave
ret	// leave
