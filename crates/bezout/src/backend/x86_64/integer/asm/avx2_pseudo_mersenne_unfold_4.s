// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m = 2^255 - r, from that of their product [Mon87], 4 words and 9
//   limbs of 29 bits.
// In: rdi = state, as `avx2_pseudo_mersenne_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p with limbs below 2^29 + 2^15, the last one below 2^30.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 840 instructions.
.macro column
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vmovdqa ymm12, ymm11
.endm
.macro column_2
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208]
vpaddq ymm9, ymm9, ymm12
vpsrlq ymm12, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+320]
.endm
.macro column_3
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_4
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208]
vpaddq ymm10, ymm10, ymm14
vpaddq ymm10, ymm10, ymm12
vpsrlq ymm12, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+320]
.endm
.macro column_5
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_6
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4192], ymm11
.endm
.macro column_7
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_8
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4224], ymm11
.endm
.macro column_9
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_10
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4256], ymm11
.endm
.macro column_11
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4288], ymm11
.endm
.macro column_13
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4320], ymm11
.endm
.macro column_15
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464]
vpaddq ymm11, ymm11, ymm13
vpsrlq ymm13, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm11
.endm
.macro column_16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+4352], ymm11
.endm
.macro column_17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464]
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272]
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240]
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208]
vpaddq ymm11, ymm11, ymm14
vpaddq ymm11, ymm11, ymm12
vpsrlq ymm12, ymm11, 30
vpand ymm11, ymm11, ymmword ptr [rdi+3840]
vmovdqa ymmword ptr [rdi+4384], ymm11
.endm
.macro reduce
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]
vpaddq ymm9, ymm9, ymm12
vpsrlq ymm12, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+320]
vpaddq ymm10, ymm10, ymm12
vmovdqa ymm2, ymmword ptr [rdi+4192]
vmovdqa ymm3, ymmword ptr [rdi+4224]
vmovdqa ymm4, ymmword ptr [rdi+4256]
vmovdqa ymm5, ymmword ptr [rdi+4288]
vmovdqa ymm6, ymmword ptr [rdi+4320]
vmovdqa ymm7, ymmword ptr [rdi+4352]
vmovdqa ymm8, ymmword ptr [rdi+4384]
.endm
.macro carry d0
vmovdqa ymmword ptr [rdi+2208+\d0], ymm9
vmovdqa ymmword ptr [rdi+2240+\d0], ymm10
vmovdqa ymmword ptr [rdi+2272+\d0], ymm2
vmovdqa ymmword ptr [rdi+2304+\d0], ymm3
vmovdqa ymmword ptr [rdi+2336+\d0], ymm4
vmovdqa ymmword ptr [rdi+2368+\d0], ymm5
vmovdqa ymmword ptr [rdi+2400+\d0], ymm6
vmovdqa ymmword ptr [rdi+2432+\d0], ymm7
vmovdqa ymmword ptr [rdi+2464+\d0], ymm8
.endm
.macro row d0
vmovdqu ymm0, ymmword ptr [rdi+640+\d0]
vmovdqu ymm1, ymmword ptr [rdi+672+\d0]
vmovdqu ymm2, ymmword ptr [rdi+704+\d0]
vmovdqu ymm3, ymmword ptr [rdi+736+\d0]
vmovdqu ymm4, ymmword ptr [rdi+768+\d0]
vmovdqu ymm5, ymmword ptr [rdi+640+\d0]
vpsrlq ymm5, ymm5, 32
vmovdqu ymm6, ymmword ptr [rdi+672+\d0]
vpsrlq ymm6, ymm6, 32
vmovdqu ymm7, ymmword ptr [rdi+704+\d0]
vpsrlq ymm7, ymm7, 32
vmovdqu ymm8, ymmword ptr [rdi+736+\d0]
vpsrlq ymm8, ymm8, 32
.endm
.macro column_to_carry d0
column
column_2
column_3
column_4
column_5
column_6
column_7
column_8
column_9
column_10
column_11
column_12
column_13
column_14
column_15
column_16
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]
vpaddq ymm12, ymm12, ymm13
column_17
reduce
carry \d0
.endm
.macro inverses d0
vmovdqa ymm0, ymmword ptr [rdi+1056+\d0]
vmovdqa ymmword ptr [rdi+480+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1088+\d0]
vmovdqa ymmword ptr [rdi+512+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1120+\d0]
vmovdqa ymmword ptr [rdi+544+\d0], ymm0
.endm
.macro limbs r0, d1, r2, i3, i4
vpand ymm4, ymm\r0, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2208+\d1], ymm4
vpsrlq ymm4, ymm\r2, \i3
vpand ymm4, ymm4, ymmword ptr [rdi+320]
vmovdqa ymmword ptr [rdi+2240+\d1], ymm4
vpsrlq ymm4, ymm\r2, \i4
.endm
vmovdqa ymm0, ymmword ptr [rdi+3648]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+3680]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+3712]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+3744]	// limbs
limbs 0, 0, 0, 29, 58	// limbs
vpsllq ymm15, ymm1, 6	// limbs
vpor ymm4, ymm4, ymm15	// limbs
limbs 4, 64, 1, 23, 52	// limbs
vpsllq ymm15, ymm2, 12	// limbs
vpor ymm4, ymm4, ymm15	// limbs
limbs 4, 128, 2, 17, 46	// limbs
vpsllq ymm15, ymm3, 18	// limbs
vpor ymm4, ymm4, ymm15	// limbs
limbs 4, 192, 3, 11, 40	// limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// limbs
lea rsi, [rdi+3104]	// begin
lea rax, [rdi+2784]	// begin
.p2align 5
2:
sub rsi, 160	// loop
vmovdqu ymm0, ymmword ptr [rsi+0]	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+32]	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+64]	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+96]	// p.row0
vmovdqu ymm4, ymmword ptr [rsi+128]	// p.row0
vmovdqu ymm5, ymmword ptr [rsi+0]	// p.row0
vpsrlq ymm5, ymm5, 32	// p.row0
vmovdqu ymm6, ymmword ptr [rsi+32]	// p.row0
vpsrlq ymm6, ymm6, 32	// p.row0
vmovdqu ymm7, ymmword ptr [rsi+64]	// p.row0
vpsrlq ymm7, ymm7, 32	// p.row0
vmovdqu ymm8, ymmword ptr [rsi+96]	// p.row0
vpsrlq ymm8, ymm8, 32	// p.row0
column_to_carry 0	// p.column9
cmp rsi, rax	// loop
jnz 2b	// loop
row 0	// p0.row0
column_to_carry -1152	// p0.column9
row -160	// p1.row0
column_to_carry -864	// p1.column9
inverses 0	// inverses
inverses 96	// inverses
inverses 192	// inverses
inverses 288	// inverses
inverses 384	// inverses
inverses 480	// inverses
vzeroupper	// leave
ret	// leave
.purgem column
.purgem column_2
.purgem column_3
.purgem column_4
.purgem column_5
.purgem column_6
.purgem column_7
.purgem column_8
.purgem column_9
.purgem column_10
.purgem column_11
.purgem column_12
.purgem column_13
.purgem column_14
.purgem column_15
.purgem column_16
.purgem column_17
.purgem reduce
.purgem carry
.purgem row
.purgem column_to_carry
.purgem inverses
.purgem limbs
