// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 16 running products modulo m, from that of their product [Mon85, Mon87], 4 words and 5
//   limbs of 52 bits.
// In: rdi = state, as `ifma_montgomery_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 320,
//   2^52 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 522 instructions.
.macro reduce r0, r1
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm\r0, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm\r0
.endm
.macro row d0, r1, r2, r3, r4, r5
vmovdqu64 zmm9, zmmword ptr [rdi+2688+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm9, zmmword ptr [rsi+0]
vpmadd52luq zmm\r3, zmm9, zmmword ptr [rsi+64]
vpmadd52luq zmm\r4, zmm9, zmmword ptr [rsi+128]
vpmadd52luq zmm\r5, zmm9, zmmword ptr [rsi+192]
.endm
.macro reduce_2 r0
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm7, zmm29
vpmadd52luq zmm\r0, zmm7, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4
vpmadd52luq zmm\r0, zmm9, zmmword ptr [rsi+256]
vpmadd52huq zmm\r1, zmm9, zmmword ptr [rsi+0]
vpmadd52huq zmm\r2, zmm9, zmmword ptr [rsi+64]
vpmadd52huq zmm\r3, zmm9, zmmword ptr [rsi+128]
vpmadd52huq zmm\r0, zmm9, zmmword ptr [rsi+192]
vpmadd52huq zmm\r4, zmm9, zmmword ptr [rsi+256]
.endm
.macro reduce_3 r0, r1, r2, r3, r4
vpmadd52luq zmm\r0, zmm7, zmm27
vpmadd52luq zmm\r1, zmm7, zmm26
vpmadd52luq zmm\r2, zmm7, zmm25
vpaddq zmm\r3, zmm\r3, zmm8
vpmadd52huq zmm\r0, zmm7, zmm28
vpmadd52huq zmm\r1, zmm7, zmm27
vpmadd52huq zmm\r2, zmm7, zmm26
vpmadd52huq zmm\r4, zmm7, zmm25
.endm
.macro reduce_4
vpxorq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm4, zmm30
vpaddq zmm4, zmm4, zmm31
vpsrlq zmm4, zmm4, 52
vpaddq zmm5, zmm5, zmm4
vpxorq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm7, zmm29
vpmadd52luq zmm5, zmm7, zmm28
vpmadd52luq zmm6, zmm7, zmm27
vpmadd52luq zmm0, zmm7, zmm26
vpmadd52luq zmm1, zmm7, zmm25
vpaddq zmm5, zmm5, zmm8
vpmadd52huq zmm6, zmm7, zmm28
vpmadd52huq zmm0, zmm7, zmm27
vpmadd52huq zmm1, zmm7, zmm26
vpmadd52huq zmm2, zmm7, zmm25
.endm
.macro carry d0
vpsrlq zmm7, zmm5, 52
vpaddq zmm6, zmm6, zmm7
vmovdqu64 zmmword ptr [rdi+2624+\d0], zmm5
vpsrlq zmm7, zmm6, 52
vpaddq zmm0, zmm0, zmm7
vmovdqu64 zmmword ptr [rdi+2688+\d0], zmm6
vpsrlq zmm7, zmm0, 52
vpaddq zmm1, zmm1, zmm7
vmovdqu64 zmmword ptr [rdi+2752+\d0], zmm0
vpsrlq zmm7, zmm1, 52
vpaddq zmm2, zmm2, zmm7
vmovdqu64 zmmword ptr [rdi+2816+\d0], zmm1
vmovdqu64 zmmword ptr [rdi+2880+\d0], zmm2
.endm
.macro row_3 d0
vmovdqu64 zmm9, zmmword ptr [rdi+2624]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vpmadd52luq zmm0, zmm9, zmmword ptr [rdi+1024+\d0]
vpmadd52luq zmm1, zmm9, zmmword ptr [rdi+1088+\d0]
vpmadd52luq zmm2, zmm9, zmmword ptr [rdi+1152+\d0]
vpmadd52luq zmm3, zmm9, zmmword ptr [rdi+1216+\d0]
vpmadd52luq zmm4, zmm9, zmmword ptr [rdi+1280+\d0]
vpmadd52huq zmm1, zmm9, zmmword ptr [rdi+1024+\d0]
vpmadd52huq zmm2, zmm9, zmmword ptr [rdi+1088+\d0]
vpmadd52huq zmm3, zmm9, zmmword ptr [rdi+1152+\d0]
vpmadd52huq zmm4, zmm9, zmmword ptr [rdi+1216+\d0]
vpmadd52huq zmm5, zmm9, zmmword ptr [rdi+1280+\d0]
.endm
.macro row_4 d0, r1, r2, d3, r4, r5, r6
vmovdqu64 zmm9, zmmword ptr [rdi+2688+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vpmadd52luq zmm\r2, zmm9, zmmword ptr [rdi+1024+\d3]
vpmadd52luq zmm\r4, zmm9, zmmword ptr [rdi+1088+\d3]
vpmadd52luq zmm\r5, zmm9, zmmword ptr [rdi+1152+\d3]
vpmadd52luq zmm\r6, zmm9, zmmword ptr [rdi+1216+\d3]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5
vpmadd52luq zmm\r0, zmm9, zmmword ptr [rdi+1280+\d1]
vpmadd52huq zmm\r2, zmm9, zmmword ptr [rdi+1024+\d1]
vpmadd52huq zmm\r3, zmm9, zmmword ptr [rdi+1088+\d1]
vpmadd52huq zmm\r4, zmm9, zmmword ptr [rdi+1152+\d1]
vpmadd52huq zmm\r0, zmm9, zmmword ptr [rdi+1216+\d1]
vpmadd52huq zmm\r5, zmm9, zmmword ptr [rdi+1280+\d1]
.endm
.macro reduce_5 r0, r1, d2, r3, d4, r5, r6, r7, r8
reduce \r0, \r1
row_4 \d2, \r3, \r1, \d4, \r5, \r6, \r7
reduce_2 \r1
row_5 \r8, \d4, \r5, \r6, \r7, \r3
reduce_3 \r5, \r6, \r7, \r1, \r8
.endm
.macro inverses d0
vmovdqa64 zmm0, zmmword ptr [rdi+1344+\d0]
vmovdqa64 zmmword ptr [rdi+704+\d0], zmm0
vmovdqa64 zmm0, zmmword ptr [rdi+1408+\d0]
vmovdqa64 zmmword ptr [rdi+768+\d0], zmm0
.endm
.macro reduce_6 r0, r1, d2, r3, r4, r5, r6, r7
reduce \r0, \r1
row \d2, \r3, \r1, \r4, \r5, \r6
reduce_2 \r1
row_2 \r7, \r4, \r5, \r6, \r3
reduce_3 \r4, \r5, \r6, \r1, \r7
.endm
.macro row_to_carry d0, d1
row_3 \d0
reduce_5 0, 1, 0, 6, \d0, 2, 3, 4, 5
reduce_5 1, 2, 64, 0, \d0, 3, 4, 5, 6
reduce_5 2, 3, 128, 1, \d0, 4, 5, 6, 0
reduce_5 3, 4, 192, 2, \d0, 5, 6, 0, 1
reduce_4
carry -1280+\d1
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+4224]	// limbs
vmovdqa64 zmm1, zmmword ptr [rdi+4288]	// limbs
vmovdqa64 zmm2, zmmword ptr [rdi+4352]	// limbs
vmovdqa64 zmm3, zmmword ptr [rdi+4416]	// limbs
vmovdqa64 zmm4, zmm0	// limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// limbs
vpshrdq zmm4, zmm0, zmm1, 52	// limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm4	// limbs
vpshrdq zmm4, zmm1, zmm2, 40	// limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm4	// limbs
vpshrdq zmm4, zmm2, zmm3, 28	// limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm4	// limbs
vpsrlq zmm4, zmm3, 16	// limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// limbs
lea rsi, [rdi+4224]	// begin
lea rax, [rdi+3264]	// begin
.p2align 5
2:
sub rsi, 320	// loop
vmovdqu64 zmm9, zmmword ptr [rdi+2624]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpmadd52luq zmm0, zmm9, zmmword ptr [rsi+0]	// p.row0
vpmadd52luq zmm1, zmm9, zmmword ptr [rsi+64]	// p.row0
vpmadd52luq zmm2, zmm9, zmmword ptr [rsi+128]	// p.row0
vpmadd52luq zmm3, zmm9, zmmword ptr [rsi+192]	// p.row0
vpmadd52luq zmm4, zmm9, zmmword ptr [rsi+256]	// p.row0
vpmadd52huq zmm1, zmm9, zmmword ptr [rsi+0]	// p.row0
vpmadd52huq zmm2, zmm9, zmmword ptr [rsi+64]	// p.row0
vpmadd52huq zmm3, zmm9, zmmword ptr [rsi+128]	// p.row0
vpmadd52huq zmm4, zmm9, zmmword ptr [rsi+192]	// p.row0
vpmadd52huq zmm5, zmm9, zmmword ptr [rsi+256]	// p.row0
reduce_6 0, 1, 0, 6, 2, 3, 4, 5	// p.reduce0
reduce_6 1, 2, 64, 0, 3, 4, 5, 6	// p.reduce1
reduce_6 2, 3, 128, 1, 4, 5, 6, 0	// p.reduce2
reduce_6 3, 4, 192, 2, 5, 6, 0, 1	// p.reduce3
reduce_4	// p.reduce4
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 0	// p0.row0
row_to_carry -320, 320	// p1.row0
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
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
