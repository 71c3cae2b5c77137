// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m, from that of their product [Mon85, Mon87], 4 words and 9
//   limbs of 29 bits.
// In: rdi = state, as `avx2_montgomery_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1244 instructions.
.macro row d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rsi+32+\d0]
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2240]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2304]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro reduce r0, r1, r2, r3
vpand ymm10, ymm10, ymm15
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+0]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+32]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpsrlq ymm\r1, ymm\r1, 29
vpaddq ymm\r3, ymm\r3, ymm\r1
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6
vpmuludq ymm\r0, ymm11, ymmword ptr [rdi+2336]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm11, ymmword ptr [rdi+2368]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r0, ymm11, ymmword ptr [rdi+2400]
vpaddq ymm\r4, ymm\r4, ymm\r0
vpmuludq ymm\r2, ymm11, ymmword ptr [rdi+2432]
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r6, ymm11, ymmword ptr [rdi+2464]
.endm
.macro reduce_2 r0, r1, r2, r3, r4, r5, r6, r7, r8
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+64]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+96]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+128]
vpaddq ymm\r4, ymm\r4, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+160]
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+192]
vpaddq ymm\r6, ymm\r6, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+224]
vpaddq ymm\r7, ymm\r7, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+256]
vpaddq ymm\r8, ymm\r8, ymm\r0
.endm
.macro row_3 d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rsi+\d0]
vpsrlq ymm11, ymm11, 32
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2240]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2304]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro reduce_3 r0, r1
vpmuludq ymm10, ymm8, ymm14
vpand ymm10, ymm10, ymm15
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+0]
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm10, ymmword ptr [rdi+32]
vpaddq ymm9, ymm9, ymm\r1
vpsrlq ymm8, ymm8, 29
vpaddq ymm9, ymm9, ymm8
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+64]
vpaddq ymm0, ymm0, ymm\r0
vpmuludq ymm\r1, ymm10, ymmword ptr [rdi+96]
vpaddq ymm1, ymm1, ymm\r1
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+128]
vpaddq ymm2, ymm2, ymm\r0
vpmuludq ymm\r1, ymm10, ymmword ptr [rdi+160]
vpaddq ymm3, ymm3, ymm\r1
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+192]
vpaddq ymm4, ymm4, ymm\r0
vpmuludq ymm\r1, ymm10, ymmword ptr [rdi+224]
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+256]
vpaddq ymm6, ymm6, ymm\r0
.endm
.macro carry d0
vpsrlq ymm10, ymm9, 29
vpand ymm9, ymm9, ymm15
vpaddq ymm0, ymm0, ymm10
vmovdqa ymmword ptr [rdi+2208+\d0], ymm9
vpsrlq ymm10, ymm0, 29
vpand ymm0, ymm0, ymm15
vpaddq ymm1, ymm1, ymm10
vmovdqa ymmword ptr [rdi+2240+\d0], ymm0
vpsrlq ymm10, ymm1, 29
vpand ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm10
vmovdqa ymmword ptr [rdi+2272+\d0], ymm1
vpsrlq ymm10, ymm2, 29
vpand ymm2, ymm2, ymm15
vpaddq ymm3, ymm3, ymm10
vmovdqa ymmword ptr [rdi+2304+\d0], ymm2
vpsrlq ymm10, ymm3, 29
vpand ymm3, ymm3, ymm15
vpaddq ymm4, ymm4, ymm10
vmovdqa ymmword ptr [rdi+2336+\d0], ymm3
vpsrlq ymm10, ymm4, 29
vpand ymm4, ymm4, ymm15
vpaddq ymm5, ymm5, ymm10
vmovdqa ymmword ptr [rdi+2368+\d0], ymm4
vpsrlq ymm10, ymm5, 29
vpand ymm5, ymm5, ymm15
vpaddq ymm6, ymm6, ymm10
vmovdqa ymmword ptr [rdi+2400+\d0], ymm5
vpsrlq ymm7, ymm6, 29
vpand ymm6, ymm6, ymm15
vmovdqa ymmword ptr [rdi+2432+\d0], ymm6
vmovdqa ymmword ptr [rdi+2464+\d0], ymm7
.endm
.macro row_4 d0
vmovdqu ymm11, ymmword ptr [rdi+640+\d0]
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]
.endm
.macro row_5 d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rdi+672+\d0]
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2240]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2304]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro row_6 d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rdi+640+\d0]
vpsrlq ymm11, ymm11, 32
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2240]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2304]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro reduce_4 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
reduce \r0, \r1, \r2, \r3
row_2 \r0, \r4, \r2, \r5, \r6, \r7, \r8
reduce_2 \r0, \r9, \r2, \r10, \r11, \r4, \r5, \r6, \r7
vpmuludq ymm10, ymm\r3, ymm14
.endm
.macro inverses d0
vmovdqa ymm0, ymmword ptr [rdi+1056+\d0]
vmovdqa ymmword ptr [rdi+480+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1088+\d0]
vmovdqa ymmword ptr [rdi+512+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1120+\d0]
vmovdqa ymmword ptr [rdi+544+\d0], ymm0
.endm
.macro row_to_carry d0, r1, r2, d3
row_4 \d0
vpmuludq ymm10, ymm0, ymm14
row_5 \d0, \r1, 1, \r2, 2, 3, 4
reduce_4 \r1, 0, \r2, 1, 5, 6, 7, 8, 9, 2, 3, 4
row_5 32+\d0, \r2, 2, \r1, 3, 4, 5
reduce_4 \r2, 1, \r1, 2, 6, 7, 8, 9, 0, 3, 4, 5
row_5 64+\d0, \r1, 3, \r2, 4, 5, 6
reduce_4 \r1, 2, \r2, 3, 7, 8, 9, 0, 1, 4, 5, 6
row_5 96+\d0, \r2, 4, \r1, 5, 6, 7
reduce_4 \r2, 3, \r1, 4, 8, 9, 0, 1, 2, 5, 6, 7
row_6 \d0, \r1, 5, \r2, 6, 7, 8
reduce_4 \r1, 4, \r2, 5, 9, 0, 1, 2, 3, 6, 7, 8
row_6 32+\d0, \r2, 6, \r1, 7, 8, 9
reduce_4 \r2, 5, \r1, 6, 0, 1, 2, 3, 4, 7, 8, 9
row_6 64+\d0, \r1, 7, \r2, 8, 9, 0
reduce_4 \r1, 6, \r2, 7, 1, 2, 3, 4, 5, 8, 9, 0
row_6 96+\d0, \r2, 8, \r1, 9, 0, 1
reduce \r2, 7, \r1, 8
row_2 \r2, 2, \r1, 3, 4, 5, 6
reduce_2 \r2, 9, \r1, 0, 1, 2, 3, 4, 5
reduce_3 \r1, \r2
carry -1152+\d3
.endm
.macro limbs r0, d1, r2, i3, i4
vpand ymm4, ymm\r0, ymm15
vmovdqa ymmword ptr [rdi+2208+\d1], ymm4
vpsrlq ymm4, ymm\r2, \i3
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2240+\d1], ymm4
vpsrlq ymm4, ymm\r2, \i4
.endm
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
vmovdqa ymm0, ymmword ptr [rdi+3648]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+3680]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+3712]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+3744]	// limbs
limbs 0, 0, 0, 29, 58	// limbs
vpsllq ymm13, ymm1, 6	// limbs
vpor ymm4, ymm4, ymm13	// limbs
limbs 4, 64, 1, 23, 52	// limbs
vpsllq ymm13, ymm2, 12	// limbs
vpor ymm4, ymm4, ymm13	// limbs
limbs 4, 128, 2, 17, 46	// limbs
vpsllq ymm13, ymm3, 18	// limbs
vpor ymm4, ymm4, ymm13	// limbs
limbs 4, 192, 3, 11, 40	// limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// limbs
lea rsi, [rdi+3104]	// begin
lea rax, [rdi+2784]	// begin
.p2align 5
2:
sub rsi, 160	// loop
vmovdqu ymm11, ymmword ptr [rsi+0]	// p.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]	// p.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]	// p.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]	// p.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]	// p.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]	// p.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]	// p.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]	// p.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]	// p.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]	// p.row0
vpmuludq ymm10, ymm0, ymm14	// p.reduce0
row 0, 13, 1, 12, 2, 3, 4	// p.row1
reduce_4 13, 0, 12, 1, 5, 6, 7, 8, 9, 2, 3, 4	// p.reduce0
row 32, 12, 2, 13, 3, 4, 5	// p.row2
reduce_4 12, 1, 13, 2, 6, 7, 8, 9, 0, 3, 4, 5	// p.reduce1
row 64, 13, 3, 12, 4, 5, 6	// p.row3
reduce_4 13, 2, 12, 3, 7, 8, 9, 0, 1, 4, 5, 6	// p.reduce2
row 96, 12, 4, 13, 5, 6, 7	// p.row4
reduce_4 12, 3, 13, 4, 8, 9, 0, 1, 2, 5, 6, 7	// p.reduce3
row_3 0, 13, 5, 12, 6, 7, 8	// p.row5
reduce_4 13, 4, 12, 5, 9, 0, 1, 2, 3, 6, 7, 8	// p.reduce4
row_3 32, 12, 6, 13, 7, 8, 9	// p.row6
reduce_4 12, 5, 13, 6, 0, 1, 2, 3, 4, 7, 8, 9	// p.reduce5
row_3 64, 13, 7, 12, 8, 9, 0	// p.row7
reduce_4 13, 6, 12, 7, 1, 2, 3, 4, 5, 8, 9, 0	// p.reduce6
row_3 96, 12, 8, 13, 9, 0, 1	// p.row8
reduce 12, 7, 13, 8	// p.reduce7
row_2 12, 2, 13, 3, 4, 5, 6	// p.row8
reduce_2 12, 9, 13, 0, 1, 2, 3, 4, 5	// p.reduce7
reduce_3 13, 12	// p.reduce8
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_to_carry 0, 12, 13, 0	// p0.row0
row_to_carry -160, 13, 12, 288	// p1.row0
inverses 0	// inverses
inverses 96	// inverses
inverses 192	// inverses
inverses 288	// inverses
inverses 384	// inverses
inverses 480	// inverses
vzeroupper	// leave
ret	// leave
.purgem row
.purgem reduce
.purgem row_2
.purgem reduce_2
.purgem row_3
.purgem reduce_3
.purgem carry
.purgem row_4
.purgem row_5
.purgem row_6
.purgem reduce_4
.purgem inverses
.purgem row_to_carry
.purgem limbs
