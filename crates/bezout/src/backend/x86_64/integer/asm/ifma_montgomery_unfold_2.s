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
.macro reduce r0, r1
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4
vmovdqu64 zmm7, zmmword ptr [rdi+1792+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm7, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm7, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm7, zmmword ptr [rsi+128]
vpmadd52huq zmm\r3, zmm7, zmmword ptr [rsi+0]
.endm
.macro reduce_2 r0
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm29
vpmadd52luq zmm\r0, zmm5, zmm28
.endm
.macro reduce_3 r0, r1, r2
vpmadd52luq zmm\r0, zmm5, zmm27
vpmadd52huq zmm\r0, zmm5, zmm28
vpmadd52huq zmm\r1, zmm5, zmm27
vpaddq zmm\r2, zmm\r2, zmm6
.endm
.macro reduce_4
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm2, zmm30
vpaddq zmm2, zmm2, zmm31
vpsrlq zmm2, zmm2, 52
vpaddq zmm3, zmm3, zmm2
vpxorq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm5, zmm29
vpmadd52luq zmm3, zmm5, zmm28
vpmadd52luq zmm4, zmm5, zmm27
vpmadd52huq zmm4, zmm5, zmm28
vpmadd52huq zmm0, zmm5, zmm27
vpaddq zmm3, zmm3, zmm6
.endm
.macro carry d0
vpsrlq zmm5, zmm3, 52
vpaddq zmm4, zmm4, zmm5
vmovdqu64 zmmword ptr [rdi+1728+\d0], zmm3
vpsrlq zmm5, zmm4, 52
vpaddq zmm0, zmm0, zmm5
vmovdqu64 zmmword ptr [rdi+1792+\d0], zmm4
vmovdqu64 zmmword ptr [rdi+1856+\d0], zmm0
.endm
.macro row_2 d0
vmovdqu64 zmm7, zmmword ptr [rdi+1728]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpmadd52luq zmm0, zmm7, zmmword ptr [rdi+768+\d0]
vpmadd52luq zmm1, zmm7, zmmword ptr [rdi+832+\d0]
vpmadd52luq zmm2, zmm7, zmmword ptr [rdi+896+\d0]
vpmadd52huq zmm1, zmm7, zmmword ptr [rdi+768+\d0]
vpmadd52huq zmm2, zmm7, zmmword ptr [rdi+832+\d0]
vpmadd52huq zmm3, zmm7, zmmword ptr [rdi+896+\d0]
.endm
.macro row_3 d0, r1, r2, d3, r4, r5
vmovdqu64 zmm7, zmmword ptr [rdi+1792+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm7, zmmword ptr [rdi+768+\d3]
vpmadd52luq zmm\r4, zmm7, zmmword ptr [rdi+832+\d3]
vpmadd52luq zmm\r5, zmm7, zmmword ptr [rdi+896+\d3]
vpmadd52huq zmm\r4, zmm7, zmmword ptr [rdi+768+\d3]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6
reduce \r0, \r1
row_3 \d2, \r3, \r1, \d4, \r5, \r6
reduce_2 \r1
vpmadd52huq zmm\r6, zmm7, zmmword ptr [rdi+832+\d4]
vpmadd52huq zmm\r3, zmm7, zmmword ptr [rdi+896+\d4]
reduce_3 \r5, \r6, \r1
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+960+\d0]
vmovdqa64 zmmword ptr [rdi+576+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1024+\d0]
vmovdqa64 zmmword ptr [rdi+640+\d0], zmm0
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5
reduce_2 \r1
vpmadd52huq zmm\r5, zmm7, zmmword ptr [rsi+64]
vpmadd52huq zmm\r3, zmm7, zmmword ptr [rsi+128]
reduce_3 \r4, \r5, \r1
.endm
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
reduce_6 0, 1, 0, 4, 2, 3	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4	// p.reduce1
reduce_4	// p.reduce2
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_2 0	// p0.row0
reduce_5 0, 1, 0, 4, 0, 2, 3	// p0.reduce0
reduce_5 1, 2, 64, 0, 0, 3, 4	// p0.reduce1
reduce_4	// p0.reduce2
carry -768	// p0.carry
row_2 -192	// p1.row0
reduce_5 0, 1, 0, 4, -192, 2, 3	// p1.reduce0
reduce_5 1, 2, 64, 0, -192, 3, 4	// p1.reduce1
reduce_4	// p1.reduce2
carry -576	// p1.carry
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
vzeroupper	// leave
ret	// leave
.purgem reduce
.purgem row
.purgem reduce_2
.purgem reduce_3
.purgem reduce_4
.purgem carry
.purgem row_2
.purgem row_3
.purgem reduce_5
.purgem inverses
.purgem reduce_6
