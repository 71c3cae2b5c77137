// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 2 words and 3
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_2` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 3136 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 192,
//   2^52 - 1 at 256, 1 at 320, orders of lanes at 384, p at 576, spare at 960, first at 1344, x at
//   1728, others at 2112, total at 2688. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 242 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+2688]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+2752]	// limbs
vmovdqa64 zmm2, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+1728], zmm2	// limbs
vpshrdq zmm2, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+1792], zmm2	// limbs
vpsrlq zmm2, zmm1, 40	// limbs
vmovdqa64 zmmword ptr [rdi+1856], zmm2	// limbs
lea rsi, [rdi+2688]	// begin
lea rax, [rdi+2112]	// begin
.p2align 5
2:
sub rsi, 192	// loop
vmovdqu64 zmm7, zmmword ptr [rdi+1728]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpmadd52luq zmm0, zmm7, zmmword ptr [rsi+0]	// p.row0
vpmadd52luq zmm1, zmm7, zmmword ptr [rsi+64]	// p.row0
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+128]	// p.row0
vpmadd52huq zmm1, zmm7, zmmword ptr [rsi+0]	// p.row0
vpmadd52huq zmm2, zmm7, zmmword ptr [rsi+64]	// p.row0
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+128]	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.reduce0
vpmadd52luq zmm5, zmm0, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vmovdqu64 zmm7, zmmword ptr [rdi+1792]	// p.row1
vpxorq zmm4, zmm4, zmm4	// p.row1
vpmadd52luq zmm1, zmm7, zmmword ptr [rsi+0]	// p.row1
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+64]	// p.row1
vpmadd52luq zmm3, zmm7, zmmword ptr [rsi+128]	// p.row1
vpmadd52huq zmm2, zmm7, zmmword ptr [rsi+0]	// p.row1
vpxorq zmm6, zmm6, zmm6	// p.reduce0
vpmadd52huq zmm6, zmm5, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm5, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+64]	// p.row1
vpmadd52huq zmm4, zmm7, zmmword ptr [rsi+128]	// p.row1
vpmadd52luq zmm2, zmm5, zmm27	// p.reduce0
vpmadd52huq zmm2, zmm5, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm5, zmm27	// p.reduce0
vpaddq zmm1, zmm1, zmm6	// p.reduce0
vpxorq zmm5, zmm5, zmm5	// p.reduce1
vpmadd52luq zmm5, zmm1, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vmovdqu64 zmm7, zmmword ptr [rdi+1856]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vpmadd52luq zmm2, zmm7, zmmword ptr [rsi+0]	// p.row2
vpmadd52luq zmm3, zmm7, zmmword ptr [rsi+64]	// p.row2
vpmadd52luq zmm4, zmm7, zmmword ptr [rsi+128]	// p.row2
vpmadd52huq zmm3, zmm7, zmmword ptr [rsi+0]	// p.row2
vpxorq zmm6, zmm6, zmm6	// p.reduce1
vpmadd52huq zmm6, zmm5, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm5, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm7, zmmword ptr [rsi+64]	// p.row2
vpmadd52huq zmm0, zmm7, zmmword ptr [rsi+128]	// p.row2
vpmadd52luq zmm3, zmm5, zmm27	// p.reduce1
vpmadd52huq zmm3, zmm5, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm5, zmm27	// p.reduce1
vpaddq zmm2, zmm2, zmm6	// p.reduce1
vpxorq zmm5, zmm5, zmm5	// p.reduce2
vpmadd52luq zmm5, zmm2, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vpxorq zmm6, zmm6, zmm6	// p.reduce2
vpmadd52huq zmm6, zmm5, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm5, zmm28	// p.reduce2
vpmadd52luq zmm4, zmm5, zmm27	// p.reduce2
vpmadd52huq zmm4, zmm5, zmm28	// p.reduce2
vpmadd52huq zmm0, zmm5, zmm27	// p.reduce2
vpaddq zmm3, zmm3, zmm6	// p.reduce2
vpsrlq zmm5, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm5	// p.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm3	// p.carry
vpsrlq zmm5, zmm4, 52	// p.carry
vpaddq zmm0, zmm0, zmm5	// p.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm4	// p.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu64 zmm7, zmmword ptr [rdi+1728]	// p0.row0
vpxorq zmm0, zmm0, zmm0	// p0.row0
vpxorq zmm1, zmm1, zmm1	// p0.row0
vpxorq zmm2, zmm2, zmm2	// p0.row0
vpxorq zmm3, zmm3, zmm3	// p0.row0
vpmadd52luq zmm0, zmm7, zmmword ptr [rdi+768]	// p0.row0
vpmadd52luq zmm1, zmm7, zmmword ptr [rdi+832]	// p0.row0
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+896]	// p0.row0
vpmadd52huq zmm1, zmm7, zmmword ptr [rdi+768]	// p0.row0
vpmadd52huq zmm2, zmm7, zmmword ptr [rdi+832]	// p0.row0
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+896]	// p0.row0
vpxorq zmm5, zmm5, zmm5	// p0.reduce0
vpmadd52luq zmm5, zmm0, zmm30	// p0.reduce0
vpaddq zmm0, zmm0, zmm31	// p0.reduce0
vpsrlq zmm0, zmm0, 52	// p0.reduce0
vpaddq zmm1, zmm1, zmm0	// p0.reduce0
vmovdqu64 zmm7, zmmword ptr [rdi+1792]	// p0.row1
vpxorq zmm4, zmm4, zmm4	// p0.row1
vpmadd52luq zmm1, zmm7, zmmword ptr [rdi+768]	// p0.row1
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+832]	// p0.row1
vpmadd52luq zmm3, zmm7, zmmword ptr [rdi+896]	// p0.row1
vpmadd52huq zmm2, zmm7, zmmword ptr [rdi+768]	// p0.row1
vpxorq zmm6, zmm6, zmm6	// p0.reduce0
vpmadd52huq zmm6, zmm5, zmm29	// p0.reduce0
vpmadd52luq zmm1, zmm5, zmm28	// p0.reduce0
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+832]	// p0.row1
vpmadd52huq zmm4, zmm7, zmmword ptr [rdi+896]	// p0.row1
vpmadd52luq zmm2, zmm5, zmm27	// p0.reduce0
vpmadd52huq zmm2, zmm5, zmm28	// p0.reduce0
vpmadd52huq zmm3, zmm5, zmm27	// p0.reduce0
vpaddq zmm1, zmm1, zmm6	// p0.reduce0
vpxorq zmm5, zmm5, zmm5	// p0.reduce1
vpmadd52luq zmm5, zmm1, zmm30	// p0.reduce1
vpaddq zmm1, zmm1, zmm31	// p0.reduce1
vpsrlq zmm1, zmm1, 52	// p0.reduce1
vpaddq zmm2, zmm2, zmm1	// p0.reduce1
vmovdqu64 zmm7, zmmword ptr [rdi+1856]	// p0.row2
vpxorq zmm0, zmm0, zmm0	// p0.row2
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+768]	// p0.row2
vpmadd52luq zmm3, zmm7, zmmword ptr [rdi+832]	// p0.row2
vpmadd52luq zmm4, zmm7, zmmword ptr [rdi+896]	// p0.row2
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+768]	// p0.row2
vpxorq zmm6, zmm6, zmm6	// p0.reduce1
vpmadd52huq zmm6, zmm5, zmm29	// p0.reduce1
vpmadd52luq zmm2, zmm5, zmm28	// p0.reduce1
vpmadd52huq zmm4, zmm7, zmmword ptr [rdi+832]	// p0.row2
vpmadd52huq zmm0, zmm7, zmmword ptr [rdi+896]	// p0.row2
vpmadd52luq zmm3, zmm5, zmm27	// p0.reduce1
vpmadd52huq zmm3, zmm5, zmm28	// p0.reduce1
vpmadd52huq zmm4, zmm5, zmm27	// p0.reduce1
vpaddq zmm2, zmm2, zmm6	// p0.reduce1
vpxorq zmm5, zmm5, zmm5	// p0.reduce2
vpmadd52luq zmm5, zmm2, zmm30	// p0.reduce2
vpaddq zmm2, zmm2, zmm31	// p0.reduce2
vpsrlq zmm2, zmm2, 52	// p0.reduce2
vpaddq zmm3, zmm3, zmm2	// p0.reduce2
vpxorq zmm6, zmm6, zmm6	// p0.reduce2
vpmadd52huq zmm6, zmm5, zmm29	// p0.reduce2
vpmadd52luq zmm3, zmm5, zmm28	// p0.reduce2
vpmadd52luq zmm4, zmm5, zmm27	// p0.reduce2
vpmadd52huq zmm4, zmm5, zmm28	// p0.reduce2
vpmadd52huq zmm0, zmm5, zmm27	// p0.reduce2
vpaddq zmm3, zmm3, zmm6	// p0.reduce2
vpsrlq zmm5, zmm3, 52	// p0.carry
vpaddq zmm4, zmm4, zmm5	// p0.carry
vmovdqu64 zmmword ptr [rdi+960], zmm3	// p0.carry
vpsrlq zmm5, zmm4, 52	// p0.carry
vpaddq zmm0, zmm0, zmm5	// p0.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm4	// p0.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm0	// p0.carry
vmovdqu64 zmm7, zmmword ptr [rdi+1728]	// p1.row0
vpxorq zmm0, zmm0, zmm0	// p1.row0
vpxorq zmm1, zmm1, zmm1	// p1.row0
vpxorq zmm2, zmm2, zmm2	// p1.row0
vpxorq zmm3, zmm3, zmm3	// p1.row0
vpmadd52luq zmm0, zmm7, zmmword ptr [rdi+576]	// p1.row0
vpmadd52luq zmm1, zmm7, zmmword ptr [rdi+640]	// p1.row0
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+704]	// p1.row0
vpmadd52huq zmm1, zmm7, zmmword ptr [rdi+576]	// p1.row0
vpmadd52huq zmm2, zmm7, zmmword ptr [rdi+640]	// p1.row0
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+704]	// p1.row0
vpxorq zmm5, zmm5, zmm5	// p1.reduce0
vpmadd52luq zmm5, zmm0, zmm30	// p1.reduce0
vpaddq zmm0, zmm0, zmm31	// p1.reduce0
vpsrlq zmm0, zmm0, 52	// p1.reduce0
vpaddq zmm1, zmm1, zmm0	// p1.reduce0
vmovdqu64 zmm7, zmmword ptr [rdi+1792]	// p1.row1
vpxorq zmm4, zmm4, zmm4	// p1.row1
vpmadd52luq zmm1, zmm7, zmmword ptr [rdi+576]	// p1.row1
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+640]	// p1.row1
vpmadd52luq zmm3, zmm7, zmmword ptr [rdi+704]	// p1.row1
vpmadd52huq zmm2, zmm7, zmmword ptr [rdi+576]	// p1.row1
vpxorq zmm6, zmm6, zmm6	// p1.reduce0
vpmadd52huq zmm6, zmm5, zmm29	// p1.reduce0
vpmadd52luq zmm1, zmm5, zmm28	// p1.reduce0
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+640]	// p1.row1
vpmadd52huq zmm4, zmm7, zmmword ptr [rdi+704]	// p1.row1
vpmadd52luq zmm2, zmm5, zmm27	// p1.reduce0
vpmadd52huq zmm2, zmm5, zmm28	// p1.reduce0
vpmadd52huq zmm3, zmm5, zmm27	// p1.reduce0
vpaddq zmm1, zmm1, zmm6	// p1.reduce0
vpxorq zmm5, zmm5, zmm5	// p1.reduce1
vpmadd52luq zmm5, zmm1, zmm30	// p1.reduce1
vpaddq zmm1, zmm1, zmm31	// p1.reduce1
vpsrlq zmm1, zmm1, 52	// p1.reduce1
vpaddq zmm2, zmm2, zmm1	// p1.reduce1
vmovdqu64 zmm7, zmmword ptr [rdi+1856]	// p1.row2
vpxorq zmm0, zmm0, zmm0	// p1.row2
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+576]	// p1.row2
vpmadd52luq zmm3, zmm7, zmmword ptr [rdi+640]	// p1.row2
vpmadd52luq zmm4, zmm7, zmmword ptr [rdi+704]	// p1.row2
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+576]	// p1.row2
vpxorq zmm6, zmm6, zmm6	// p1.reduce1
vpmadd52huq zmm6, zmm5, zmm29	// p1.reduce1
vpmadd52luq zmm2, zmm5, zmm28	// p1.reduce1
vpmadd52huq zmm4, zmm7, zmmword ptr [rdi+640]	// p1.row2
vpmadd52huq zmm0, zmm7, zmmword ptr [rdi+704]	// p1.row2
vpmadd52luq zmm3, zmm5, zmm27	// p1.reduce1
vpmadd52huq zmm3, zmm5, zmm28	// p1.reduce1
vpmadd52huq zmm4, zmm5, zmm27	// p1.reduce1
vpaddq zmm2, zmm2, zmm6	// p1.reduce1
vpxorq zmm5, zmm5, zmm5	// p1.reduce2
vpmadd52luq zmm5, zmm2, zmm30	// p1.reduce2
vpaddq zmm2, zmm2, zmm31	// p1.reduce2
vpsrlq zmm2, zmm2, 52	// p1.reduce2
vpaddq zmm3, zmm3, zmm2	// p1.reduce2
vpxorq zmm6, zmm6, zmm6	// p1.reduce2
vpmadd52huq zmm6, zmm5, zmm29	// p1.reduce2
vpmadd52luq zmm3, zmm5, zmm28	// p1.reduce2
vpmadd52luq zmm4, zmm5, zmm27	// p1.reduce2
vpmadd52huq zmm4, zmm5, zmm28	// p1.reduce2
vpmadd52huq zmm0, zmm5, zmm27	// p1.reduce2
vpaddq zmm3, zmm3, zmm6	// p1.reduce2
vpsrlq zmm5, zmm3, 52	// p1.carry
vpaddq zmm4, zmm4, zmm5	// p1.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm3	// p1.carry
vpsrlq zmm5, zmm4, 52	// p1.carry
vpaddq zmm0, zmm0, zmm5	// p1.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm4	// p1.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm0	// p1.carry
vmovdqa64 zmm0, zmmword ptr [rdi+960]	// inverses
vmovdqa64 zmmword ptr [rdi+576], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1024]	// inverses
vmovdqa64 zmmword ptr [rdi+640], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1088]	// inverses
vmovdqa64 zmmword ptr [rdi+704], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// inverses
vmovdqa64 zmmword ptr [rdi+768], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// inverses
vmovdqa64 zmmword ptr [rdi+832], zmm0	// inverses
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// inverses
vmovdqa64 zmmword ptr [rdi+896], zmm0	// inverses
vzeroupper	// leave
ret	// leave
