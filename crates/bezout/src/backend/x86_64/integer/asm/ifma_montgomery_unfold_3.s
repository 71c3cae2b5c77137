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
.macro reduce r0, r1
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm8, zmmword ptr [rdi+2240+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm8, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm8, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm8, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm8, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm6, zmm29
vpmadd52luq zmm\r0, zmm6, zmm28
.endm
.macro row_2 r0, r1, r2, r3
vpmadd52huq zmm\r0, zmm8, zmmword ptr [rsi+0]
vpmadd52huq zmm\r1, zmm8, zmmword ptr [rsi+64]
vpmadd52huq zmm\r2, zmm8, zmmword ptr [rsi+128]
vpmadd52huq zmm\r3, zmm8, zmmword ptr [rsi+192]
.endm
.macro reduce_3 r0, r1, r2, r3
vpmadd52luq zmm\r0, zmm6, zmm27
vpmadd52luq zmm\r1, zmm6, zmm26
vpmadd52huq zmm\r0, zmm6, zmm28
vpaddq zmm\r2, zmm\r2, zmm7
vpmadd52huq zmm\r1, zmm6, zmm27
vpmadd52huq zmm\r3, zmm6, zmm26
.endm
.macro reduce_4
vpxorq zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm3, zmm30
vpaddq zmm3, zmm3, zmm31
vpsrlq zmm3, zmm3, 52
vpaddq zmm4, zmm4, zmm3
vpxorq zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm6, zmm29
vpmadd52luq zmm4, zmm6, zmm28
vpmadd52luq zmm5, zmm6, zmm27
vpmadd52luq zmm0, zmm6, zmm26
vpmadd52huq zmm5, zmm6, zmm28
vpaddq zmm4, zmm4, zmm7
vpmadd52huq zmm0, zmm6, zmm27
vpmadd52huq zmm1, zmm6, zmm26
.endm
.macro carry d0
vpsrlq zmm6, zmm4, 52
vpaddq zmm5, zmm5, zmm6
vmovdqu64 zmmword ptr [rdi+2176+\d0], zmm4
vpsrlq zmm6, zmm5, 52
vpaddq zmm0, zmm0, zmm6
vmovdqu64 zmmword ptr [rdi+2240+\d0], zmm5
vpsrlq zmm6, zmm0, 52
vpaddq zmm1, zmm1, zmm6
vmovdqu64 zmmword ptr [rdi+2304+\d0], zmm0
vmovdqu64 zmmword ptr [rdi+2368+\d0], zmm1
.endm
.macro row_3 d0
vmovdqu64 zmm8, zmmword ptr [rdi+2176]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpmadd52luq zmm0, zmm8, zmmword ptr [rdi+896+\d0]
vpmadd52luq zmm1, zmm8, zmmword ptr [rdi+960+\d0]
vpmadd52luq zmm2, zmm8, zmmword ptr [rdi+1024+\d0]
vpmadd52luq zmm3, zmm8, zmmword ptr [rdi+1088+\d0]
vpmadd52huq zmm1, zmm8, zmmword ptr [rdi+896+\d0]
vpmadd52huq zmm2, zmm8, zmmword ptr [rdi+960+\d0]
vpmadd52huq zmm3, zmm8, zmmword ptr [rdi+1024+\d0]
vpmadd52huq zmm4, zmm8, zmmword ptr [rdi+1088+\d0]
.endm
.macro row_4 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm8, zmmword ptr [rdi+2240+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm8, zmmword ptr [rdi+896+\d3]
vpmadd52luq zmm\r4, zmm8, zmmword ptr [rdi+960+\d3]
vpmadd52luq zmm\r5, zmm8, zmmword ptr [rdi+1024+\d3]
vpmadd52luq zmm\r6, zmm8, zmmword ptr [rdi+1088+\d3]
.endm
.macro row_5 r0, d1, r2, r3, r4
vpmadd52huq zmm\r0, zmm8, zmmword ptr [rdi+896+\d1]
vpmadd52huq zmm\r2, zmm8, zmmword ptr [rdi+960+\d1]
vpmadd52huq zmm\r3, zmm8, zmmword ptr [rdi+1024+\d1]
vpmadd52huq zmm\r4, zmm8, zmmword ptr [rdi+1088+\d1]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7
reduce \r0, \r1
row_4 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_5 \r5, \d4, \r6, \r7, \r3
reduce_3 \r5, \r6, \r1, \r7
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+1152+\d0]
vmovdqa64 zmmword ptr [rdi+640+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1216+\d0]
vmovdqa64 zmmword ptr [rdi+704+\d0], zmm0
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5, r6
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r1, \r6
.endm
.macro row_to_carry d0, d1
row_3 \d0
reduce_5 0, 1, 0, 5, \d0, 2, 3, 4
reduce_5 1, 2, 64, 0, \d0, 3, 4, 5
reduce_5 2, 3, 128, 1, \d0, 4, 5, 0
reduce_4
carry -1024+\d1
.endm
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
reduce_6 0, 1, 0, 5, 2, 3, 4	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4, 5	// p.reduce1
reduce_6 2, 3, 128, 1, 4, 5, 0	// p.reduce2
reduce_4	// p.reduce3
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 0	// p0.row0
row_to_carry -256, 256	// p1.row0
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
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
.purgem inverses
.purgem reduce_6
.purgem row_to_carry
