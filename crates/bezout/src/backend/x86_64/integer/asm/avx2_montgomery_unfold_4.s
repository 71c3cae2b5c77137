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
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
vmovdqa ymm0, ymmword ptr [rdi+3648]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+3680]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+3712]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+3744]	// limbs
vpand ymm4, ymm0, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// limbs
vpsrlq ymm4, ymm0, 29	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2240], ymm4	// limbs
vpsrlq ymm4, ymm0, 58	// limbs
vpsllq ymm13, ymm1, 6	// limbs
vpor ymm4, ymm4, ymm13	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2272], ymm4	// limbs
vpsrlq ymm4, ymm1, 23	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2304], ymm4	// limbs
vpsrlq ymm4, ymm1, 52	// limbs
vpsllq ymm13, ymm2, 12	// limbs
vpor ymm4, ymm4, ymm13	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2336], ymm4	// limbs
vpsrlq ymm4, ymm2, 17	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2368], ymm4	// limbs
vpsrlq ymm4, ymm2, 46	// limbs
vpsllq ymm13, ymm3, 18	// limbs
vpor ymm4, ymm4, ymm13	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2400], ymm4	// limbs
vpsrlq ymm4, ymm3, 11	// limbs
vpand ymm4, ymm4, ymm15	// limbs
vmovdqa ymmword ptr [rdi+2432], ymm4	// limbs
vpsrlq ymm4, ymm3, 40	// limbs
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
vmovdqu ymm11, ymmword ptr [rsi+32]	// p.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p.row1
vpaddq ymm1, ymm1, ymm13	// p.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p.row1
vpaddq ymm2, ymm2, ymm12	// p.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p.row1
vpaddq ymm3, ymm3, ymm13	// p.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p.row1
vpaddq ymm4, ymm4, ymm12	// p.row1
vpand ymm10, ymm10, ymm15	// p.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p.reduce0
vpaddq ymm0, ymm0, ymm13	// p.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p.reduce0
vpaddq ymm1, ymm1, ymm12	// p.reduce0
vpsrlq ymm0, ymm0, 29	// p.reduce0
vpaddq ymm1, ymm1, ymm0	// p.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p.row1
vpaddq ymm5, ymm5, ymm13	// p.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p.row1
vpaddq ymm6, ymm6, ymm12	// p.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p.row1
vpaddq ymm7, ymm7, ymm13	// p.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p.row1
vpaddq ymm8, ymm8, ymm12	// p.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// p.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p.reduce0
vpaddq ymm2, ymm2, ymm13	// p.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p.reduce0
vpaddq ymm3, ymm3, ymm12	// p.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p.reduce0
vpaddq ymm4, ymm4, ymm13	// p.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p.reduce0
vpaddq ymm5, ymm5, ymm12	// p.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p.reduce0
vpaddq ymm6, ymm6, ymm13	// p.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p.reduce0
vpaddq ymm7, ymm7, ymm12	// p.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p.reduce0
vpaddq ymm8, ymm8, ymm13	// p.reduce0
vpmuludq ymm10, ymm1, ymm14	// p.reduce1
vmovdqu ymm11, ymmword ptr [rsi+64]	// p.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p.row2
vpaddq ymm2, ymm2, ymm12	// p.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p.row2
vpaddq ymm3, ymm3, ymm13	// p.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p.row2
vpaddq ymm4, ymm4, ymm12	// p.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p.row2
vpaddq ymm5, ymm5, ymm13	// p.row2
vpand ymm10, ymm10, ymm15	// p.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p.reduce1
vpaddq ymm1, ymm1, ymm12	// p.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p.reduce1
vpaddq ymm2, ymm2, ymm13	// p.reduce1
vpsrlq ymm1, ymm1, 29	// p.reduce1
vpaddq ymm2, ymm2, ymm1	// p.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p.row2
vpaddq ymm6, ymm6, ymm12	// p.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p.row2
vpaddq ymm7, ymm7, ymm13	// p.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p.row2
vpaddq ymm8, ymm8, ymm12	// p.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p.row2
vpaddq ymm9, ymm9, ymm13	// p.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// p.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p.reduce1
vpaddq ymm3, ymm3, ymm12	// p.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p.reduce1
vpaddq ymm4, ymm4, ymm13	// p.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p.reduce1
vpaddq ymm5, ymm5, ymm12	// p.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p.reduce1
vpaddq ymm6, ymm6, ymm13	// p.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p.reduce1
vpaddq ymm7, ymm7, ymm12	// p.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p.reduce1
vpaddq ymm8, ymm8, ymm13	// p.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p.reduce1
vpaddq ymm9, ymm9, ymm12	// p.reduce1
vpmuludq ymm10, ymm2, ymm14	// p.reduce2
vmovdqu ymm11, ymmword ptr [rsi+96]	// p.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p.row3
vpaddq ymm3, ymm3, ymm13	// p.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p.row3
vpaddq ymm4, ymm4, ymm12	// p.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p.row3
vpaddq ymm5, ymm5, ymm13	// p.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p.row3
vpaddq ymm6, ymm6, ymm12	// p.row3
vpand ymm10, ymm10, ymm15	// p.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p.reduce2
vpaddq ymm2, ymm2, ymm13	// p.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p.reduce2
vpaddq ymm3, ymm3, ymm12	// p.reduce2
vpsrlq ymm2, ymm2, 29	// p.reduce2
vpaddq ymm3, ymm3, ymm2	// p.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p.row3
vpaddq ymm7, ymm7, ymm13	// p.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p.row3
vpaddq ymm8, ymm8, ymm12	// p.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p.row3
vpaddq ymm9, ymm9, ymm13	// p.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p.row3
vpaddq ymm0, ymm0, ymm12	// p.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// p.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p.reduce2
vpaddq ymm4, ymm4, ymm13	// p.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p.reduce2
vpaddq ymm5, ymm5, ymm12	// p.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p.reduce2
vpaddq ymm6, ymm6, ymm13	// p.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p.reduce2
vpaddq ymm7, ymm7, ymm12	// p.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p.reduce2
vpaddq ymm8, ymm8, ymm13	// p.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p.reduce2
vpaddq ymm9, ymm9, ymm12	// p.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p.reduce2
vpaddq ymm0, ymm0, ymm13	// p.reduce2
vpmuludq ymm10, ymm3, ymm14	// p.reduce3
vmovdqu ymm11, ymmword ptr [rsi+128]	// p.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p.row4
vpaddq ymm4, ymm4, ymm12	// p.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p.row4
vpaddq ymm5, ymm5, ymm13	// p.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p.row4
vpaddq ymm6, ymm6, ymm12	// p.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p.row4
vpaddq ymm7, ymm7, ymm13	// p.row4
vpand ymm10, ymm10, ymm15	// p.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p.reduce3
vpaddq ymm3, ymm3, ymm12	// p.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p.reduce3
vpaddq ymm4, ymm4, ymm13	// p.reduce3
vpsrlq ymm3, ymm3, 29	// p.reduce3
vpaddq ymm4, ymm4, ymm3	// p.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p.row4
vpaddq ymm8, ymm8, ymm12	// p.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p.row4
vpaddq ymm9, ymm9, ymm13	// p.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p.row4
vpaddq ymm0, ymm0, ymm12	// p.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p.row4
vpaddq ymm1, ymm1, ymm13	// p.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// p.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p.reduce3
vpaddq ymm5, ymm5, ymm12	// p.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p.reduce3
vpaddq ymm6, ymm6, ymm13	// p.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p.reduce3
vpaddq ymm7, ymm7, ymm12	// p.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p.reduce3
vpaddq ymm8, ymm8, ymm13	// p.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p.reduce3
vpaddq ymm9, ymm9, ymm12	// p.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p.reduce3
vpaddq ymm0, ymm0, ymm13	// p.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p.reduce3
vpaddq ymm1, ymm1, ymm12	// p.reduce3
vpmuludq ymm10, ymm4, ymm14	// p.reduce4
vmovdqu ymm11, ymmword ptr [rsi+0]	// p.row5
vpsrlq ymm11, ymm11, 32	// p.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p.row5
vpaddq ymm5, ymm5, ymm13	// p.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p.row5
vpaddq ymm6, ymm6, ymm12	// p.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p.row5
vpaddq ymm7, ymm7, ymm13	// p.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p.row5
vpaddq ymm8, ymm8, ymm12	// p.row5
vpand ymm10, ymm10, ymm15	// p.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p.reduce4
vpaddq ymm4, ymm4, ymm13	// p.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p.reduce4
vpaddq ymm5, ymm5, ymm12	// p.reduce4
vpsrlq ymm4, ymm4, 29	// p.reduce4
vpaddq ymm5, ymm5, ymm4	// p.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p.row5
vpaddq ymm9, ymm9, ymm13	// p.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p.row5
vpaddq ymm0, ymm0, ymm12	// p.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p.row5
vpaddq ymm1, ymm1, ymm13	// p.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p.row5
vpaddq ymm2, ymm2, ymm12	// p.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// p.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p.reduce4
vpaddq ymm6, ymm6, ymm13	// p.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p.reduce4
vpaddq ymm7, ymm7, ymm12	// p.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p.reduce4
vpaddq ymm8, ymm8, ymm13	// p.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p.reduce4
vpaddq ymm9, ymm9, ymm12	// p.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p.reduce4
vpaddq ymm0, ymm0, ymm13	// p.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p.reduce4
vpaddq ymm1, ymm1, ymm12	// p.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p.reduce4
vpaddq ymm2, ymm2, ymm13	// p.reduce4
vpmuludq ymm10, ymm5, ymm14	// p.reduce5
vmovdqu ymm11, ymmword ptr [rsi+32]	// p.row6
vpsrlq ymm11, ymm11, 32	// p.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p.row6
vpaddq ymm6, ymm6, ymm12	// p.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p.row6
vpaddq ymm7, ymm7, ymm13	// p.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p.row6
vpaddq ymm8, ymm8, ymm12	// p.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p.row6
vpaddq ymm9, ymm9, ymm13	// p.row6
vpand ymm10, ymm10, ymm15	// p.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p.reduce5
vpaddq ymm5, ymm5, ymm12	// p.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p.reduce5
vpaddq ymm6, ymm6, ymm13	// p.reduce5
vpsrlq ymm5, ymm5, 29	// p.reduce5
vpaddq ymm6, ymm6, ymm5	// p.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p.row6
vpaddq ymm0, ymm0, ymm12	// p.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p.row6
vpaddq ymm1, ymm1, ymm13	// p.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p.row6
vpaddq ymm2, ymm2, ymm12	// p.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p.row6
vpaddq ymm3, ymm3, ymm13	// p.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// p.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p.reduce5
vpaddq ymm7, ymm7, ymm12	// p.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p.reduce5
vpaddq ymm8, ymm8, ymm13	// p.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p.reduce5
vpaddq ymm9, ymm9, ymm12	// p.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p.reduce5
vpaddq ymm0, ymm0, ymm13	// p.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p.reduce5
vpaddq ymm1, ymm1, ymm12	// p.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p.reduce5
vpaddq ymm2, ymm2, ymm13	// p.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p.reduce5
vpaddq ymm3, ymm3, ymm12	// p.reduce5
vpmuludq ymm10, ymm6, ymm14	// p.reduce6
vmovdqu ymm11, ymmword ptr [rsi+64]	// p.row7
vpsrlq ymm11, ymm11, 32	// p.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p.row7
vpaddq ymm7, ymm7, ymm13	// p.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p.row7
vpaddq ymm8, ymm8, ymm12	// p.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p.row7
vpaddq ymm9, ymm9, ymm13	// p.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p.row7
vpaddq ymm0, ymm0, ymm12	// p.row7
vpand ymm10, ymm10, ymm15	// p.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p.reduce6
vpaddq ymm6, ymm6, ymm13	// p.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p.reduce6
vpaddq ymm7, ymm7, ymm12	// p.reduce6
vpsrlq ymm6, ymm6, 29	// p.reduce6
vpaddq ymm7, ymm7, ymm6	// p.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p.row7
vpaddq ymm1, ymm1, ymm13	// p.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p.row7
vpaddq ymm2, ymm2, ymm12	// p.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p.row7
vpaddq ymm3, ymm3, ymm13	// p.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p.row7
vpaddq ymm4, ymm4, ymm12	// p.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// p.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p.reduce6
vpaddq ymm8, ymm8, ymm13	// p.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p.reduce6
vpaddq ymm9, ymm9, ymm12	// p.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p.reduce6
vpaddq ymm0, ymm0, ymm13	// p.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p.reduce6
vpaddq ymm1, ymm1, ymm12	// p.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p.reduce6
vpaddq ymm2, ymm2, ymm13	// p.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p.reduce6
vpaddq ymm3, ymm3, ymm12	// p.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p.reduce6
vpaddq ymm4, ymm4, ymm13	// p.reduce6
vpmuludq ymm10, ymm7, ymm14	// p.reduce7
vmovdqu ymm11, ymmword ptr [rsi+96]	// p.row8
vpsrlq ymm11, ymm11, 32	// p.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p.row8
vpaddq ymm8, ymm8, ymm12	// p.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p.row8
vpaddq ymm9, ymm9, ymm13	// p.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p.row8
vpaddq ymm0, ymm0, ymm12	// p.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p.row8
vpaddq ymm1, ymm1, ymm13	// p.row8
vpand ymm10, ymm10, ymm15	// p.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p.reduce7
vpaddq ymm7, ymm7, ymm12	// p.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p.reduce7
vpaddq ymm8, ymm8, ymm13	// p.reduce7
vpsrlq ymm7, ymm7, 29	// p.reduce7
vpaddq ymm8, ymm8, ymm7	// p.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p.row8
vpaddq ymm2, ymm2, ymm12	// p.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p.row8
vpaddq ymm3, ymm3, ymm13	// p.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p.row8
vpaddq ymm4, ymm4, ymm12	// p.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p.row8
vpaddq ymm5, ymm5, ymm13	// p.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// p.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p.reduce7
vpaddq ymm9, ymm9, ymm12	// p.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p.reduce7
vpaddq ymm0, ymm0, ymm13	// p.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p.reduce7
vpaddq ymm1, ymm1, ymm12	// p.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p.reduce7
vpaddq ymm2, ymm2, ymm13	// p.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p.reduce7
vpaddq ymm3, ymm3, ymm12	// p.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p.reduce7
vpaddq ymm4, ymm4, ymm13	// p.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p.reduce7
vpaddq ymm5, ymm5, ymm12	// p.reduce7
vpmuludq ymm10, ymm8, ymm14	// p.reduce8
vpand ymm10, ymm10, ymm15	// p.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p.reduce8
vpaddq ymm8, ymm8, ymm13	// p.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p.reduce8
vpaddq ymm9, ymm9, ymm12	// p.reduce8
vpsrlq ymm8, ymm8, 29	// p.reduce8
vpaddq ymm9, ymm9, ymm8	// p.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p.reduce8
vpaddq ymm0, ymm0, ymm13	// p.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p.reduce8
vpaddq ymm1, ymm1, ymm12	// p.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p.reduce8
vpaddq ymm2, ymm2, ymm13	// p.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p.reduce8
vpaddq ymm3, ymm3, ymm12	// p.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p.reduce8
vpaddq ymm4, ymm4, ymm13	// p.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p.reduce8
vpaddq ymm5, ymm5, ymm12	// p.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p.reduce8
vpaddq ymm6, ymm6, ymm13	// p.reduce8
vpsrlq ymm10, ymm9, 29	// p.carry
vpand ymm9, ymm9, ymm15	// p.carry
vpaddq ymm0, ymm0, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2208], ymm9	// p.carry
vpsrlq ymm10, ymm0, 29	// p.carry
vpand ymm0, ymm0, ymm15	// p.carry
vpaddq ymm1, ymm1, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2240], ymm0	// p.carry
vpsrlq ymm10, ymm1, 29	// p.carry
vpand ymm1, ymm1, ymm15	// p.carry
vpaddq ymm2, ymm2, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2272], ymm1	// p.carry
vpsrlq ymm10, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymm15	// p.carry
vpaddq ymm3, ymm3, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2304], ymm2	// p.carry
vpsrlq ymm10, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymm15	// p.carry
vpaddq ymm4, ymm4, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2336], ymm3	// p.carry
vpsrlq ymm10, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymm15	// p.carry
vpaddq ymm5, ymm5, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2368], ymm4	// p.carry
vpsrlq ymm10, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymm15	// p.carry
vpaddq ymm6, ymm6, ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2400], ymm5	// p.carry
vpsrlq ymm7, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymm15	// p.carry
vmovdqa ymmword ptr [rdi+2432], ymm6	// p.carry
vmovdqa ymmword ptr [rdi+2464], ymm7	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu ymm11, ymmword ptr [rdi+640]	// p0.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]	// p0.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]	// p0.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]	// p0.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]	// p0.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]	// p0.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]	// p0.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]	// p0.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]	// p0.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]	// p0.row0
vpmuludq ymm10, ymm0, ymm14	// p0.reduce0
vmovdqu ymm11, ymmword ptr [rdi+672]	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row1
vpaddq ymm1, ymm1, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row1
vpaddq ymm2, ymm2, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row1
vpaddq ymm3, ymm3, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row1
vpaddq ymm4, ymm4, ymm13	// p0.row1
vpand ymm10, ymm10, ymm15	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce0
vpaddq ymm0, ymm0, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce0
vpaddq ymm1, ymm1, ymm13	// p0.reduce0
vpsrlq ymm0, ymm0, 29	// p0.reduce0
vpaddq ymm1, ymm1, ymm0	// p0.reduce0
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row1
vpaddq ymm5, ymm5, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row1
vpaddq ymm6, ymm6, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row1
vpaddq ymm7, ymm7, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row1
vpaddq ymm8, ymm8, ymm13	// p0.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// p0.row1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce0
vpaddq ymm2, ymm2, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce0
vpaddq ymm3, ymm3, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce0
vpaddq ymm4, ymm4, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce0
vpaddq ymm5, ymm5, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce0
vpaddq ymm6, ymm6, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce0
vpaddq ymm7, ymm7, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce0
vpaddq ymm8, ymm8, ymm12	// p0.reduce0
vpmuludq ymm10, ymm1, ymm14	// p0.reduce1
vmovdqu ymm11, ymmword ptr [rdi+704]	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row2
vpaddq ymm2, ymm2, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row2
vpaddq ymm3, ymm3, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row2
vpaddq ymm4, ymm4, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row2
vpaddq ymm5, ymm5, ymm12	// p0.row2
vpand ymm10, ymm10, ymm15	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce1
vpaddq ymm1, ymm1, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce1
vpaddq ymm2, ymm2, ymm12	// p0.reduce1
vpsrlq ymm1, ymm1, 29	// p0.reduce1
vpaddq ymm2, ymm2, ymm1	// p0.reduce1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row2
vpaddq ymm6, ymm6, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row2
vpaddq ymm7, ymm7, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row2
vpaddq ymm8, ymm8, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row2
vpaddq ymm9, ymm9, ymm12	// p0.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// p0.row2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce1
vpaddq ymm3, ymm3, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce1
vpaddq ymm4, ymm4, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce1
vpaddq ymm5, ymm5, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce1
vpaddq ymm6, ymm6, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce1
vpaddq ymm7, ymm7, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce1
vpaddq ymm8, ymm8, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce1
vpaddq ymm9, ymm9, ymm13	// p0.reduce1
vpmuludq ymm10, ymm2, ymm14	// p0.reduce2
vmovdqu ymm11, ymmword ptr [rdi+736]	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row3
vpaddq ymm3, ymm3, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row3
vpaddq ymm4, ymm4, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row3
vpaddq ymm5, ymm5, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row3
vpaddq ymm6, ymm6, ymm13	// p0.row3
vpand ymm10, ymm10, ymm15	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce2
vpaddq ymm2, ymm2, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce2
vpaddq ymm3, ymm3, ymm13	// p0.reduce2
vpsrlq ymm2, ymm2, 29	// p0.reduce2
vpaddq ymm3, ymm3, ymm2	// p0.reduce2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row3
vpaddq ymm7, ymm7, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row3
vpaddq ymm8, ymm8, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row3
vpaddq ymm9, ymm9, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row3
vpaddq ymm0, ymm0, ymm13	// p0.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// p0.row3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce2
vpaddq ymm4, ymm4, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce2
vpaddq ymm5, ymm5, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce2
vpaddq ymm6, ymm6, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce2
vpaddq ymm7, ymm7, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce2
vpaddq ymm8, ymm8, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce2
vpaddq ymm9, ymm9, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce2
vpaddq ymm0, ymm0, ymm12	// p0.reduce2
vpmuludq ymm10, ymm3, ymm14	// p0.reduce3
vmovdqu ymm11, ymmword ptr [rdi+768]	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row4
vpaddq ymm4, ymm4, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row4
vpaddq ymm5, ymm5, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row4
vpaddq ymm6, ymm6, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row4
vpaddq ymm7, ymm7, ymm12	// p0.row4
vpand ymm10, ymm10, ymm15	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce3
vpaddq ymm3, ymm3, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce3
vpaddq ymm4, ymm4, ymm12	// p0.reduce3
vpsrlq ymm3, ymm3, 29	// p0.reduce3
vpaddq ymm4, ymm4, ymm3	// p0.reduce3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row4
vpaddq ymm8, ymm8, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row4
vpaddq ymm9, ymm9, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row4
vpaddq ymm0, ymm0, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row4
vpaddq ymm1, ymm1, ymm12	// p0.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// p0.row4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce3
vpaddq ymm5, ymm5, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce3
vpaddq ymm6, ymm6, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce3
vpaddq ymm7, ymm7, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce3
vpaddq ymm8, ymm8, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce3
vpaddq ymm9, ymm9, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce3
vpaddq ymm0, ymm0, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce3
vpaddq ymm1, ymm1, ymm13	// p0.reduce3
vpmuludq ymm10, ymm4, ymm14	// p0.reduce4
vmovdqu ymm11, ymmword ptr [rdi+640]	// p0.row5
vpsrlq ymm11, ymm11, 32	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row5
vpaddq ymm5, ymm5, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row5
vpaddq ymm6, ymm6, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row5
vpaddq ymm7, ymm7, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row5
vpaddq ymm8, ymm8, ymm13	// p0.row5
vpand ymm10, ymm10, ymm15	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce4
vpaddq ymm4, ymm4, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce4
vpaddq ymm5, ymm5, ymm13	// p0.reduce4
vpsrlq ymm4, ymm4, 29	// p0.reduce4
vpaddq ymm5, ymm5, ymm4	// p0.reduce4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row5
vpaddq ymm9, ymm9, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row5
vpaddq ymm0, ymm0, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row5
vpaddq ymm1, ymm1, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row5
vpaddq ymm2, ymm2, ymm13	// p0.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// p0.row5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce4
vpaddq ymm6, ymm6, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce4
vpaddq ymm7, ymm7, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce4
vpaddq ymm8, ymm8, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce4
vpaddq ymm9, ymm9, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce4
vpaddq ymm0, ymm0, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce4
vpaddq ymm1, ymm1, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce4
vpaddq ymm2, ymm2, ymm12	// p0.reduce4
vpmuludq ymm10, ymm5, ymm14	// p0.reduce5
vmovdqu ymm11, ymmword ptr [rdi+672]	// p0.row6
vpsrlq ymm11, ymm11, 32	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row6
vpaddq ymm6, ymm6, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row6
vpaddq ymm7, ymm7, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row6
vpaddq ymm8, ymm8, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row6
vpaddq ymm9, ymm9, ymm12	// p0.row6
vpand ymm10, ymm10, ymm15	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce5
vpaddq ymm5, ymm5, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce5
vpaddq ymm6, ymm6, ymm12	// p0.reduce5
vpsrlq ymm5, ymm5, 29	// p0.reduce5
vpaddq ymm6, ymm6, ymm5	// p0.reduce5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row6
vpaddq ymm0, ymm0, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row6
vpaddq ymm1, ymm1, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row6
vpaddq ymm2, ymm2, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row6
vpaddq ymm3, ymm3, ymm12	// p0.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// p0.row6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce5
vpaddq ymm7, ymm7, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce5
vpaddq ymm8, ymm8, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce5
vpaddq ymm9, ymm9, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce5
vpaddq ymm0, ymm0, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce5
vpaddq ymm1, ymm1, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce5
vpaddq ymm2, ymm2, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce5
vpaddq ymm3, ymm3, ymm13	// p0.reduce5
vpmuludq ymm10, ymm6, ymm14	// p0.reduce6
vmovdqu ymm11, ymmword ptr [rdi+704]	// p0.row7
vpsrlq ymm11, ymm11, 32	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row7
vpaddq ymm7, ymm7, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row7
vpaddq ymm8, ymm8, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row7
vpaddq ymm9, ymm9, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row7
vpaddq ymm0, ymm0, ymm13	// p0.row7
vpand ymm10, ymm10, ymm15	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce6
vpaddq ymm6, ymm6, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce6
vpaddq ymm7, ymm7, ymm13	// p0.reduce6
vpsrlq ymm6, ymm6, 29	// p0.reduce6
vpaddq ymm7, ymm7, ymm6	// p0.reduce6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row7
vpaddq ymm1, ymm1, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row7
vpaddq ymm2, ymm2, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row7
vpaddq ymm3, ymm3, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row7
vpaddq ymm4, ymm4, ymm13	// p0.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// p0.row7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce6
vpaddq ymm8, ymm8, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce6
vpaddq ymm9, ymm9, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce6
vpaddq ymm0, ymm0, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce6
vpaddq ymm1, ymm1, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce6
vpaddq ymm2, ymm2, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce6
vpaddq ymm3, ymm3, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce6
vpaddq ymm4, ymm4, ymm12	// p0.reduce6
vpmuludq ymm10, ymm7, ymm14	// p0.reduce7
vmovdqu ymm11, ymmword ptr [rdi+736]	// p0.row8
vpsrlq ymm11, ymm11, 32	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row8
vpaddq ymm8, ymm8, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row8
vpaddq ymm9, ymm9, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row8
vpaddq ymm0, ymm0, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row8
vpaddq ymm1, ymm1, ymm12	// p0.row8
vpand ymm10, ymm10, ymm15	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce7
vpaddq ymm7, ymm7, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce7
vpaddq ymm8, ymm8, ymm12	// p0.reduce7
vpsrlq ymm7, ymm7, 29	// p0.reduce7
vpaddq ymm8, ymm8, ymm7	// p0.reduce7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row8
vpaddq ymm2, ymm2, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row8
vpaddq ymm3, ymm3, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row8
vpaddq ymm4, ymm4, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row8
vpaddq ymm5, ymm5, ymm12	// p0.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// p0.row8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce7
vpaddq ymm9, ymm9, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce7
vpaddq ymm0, ymm0, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce7
vpaddq ymm1, ymm1, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce7
vpaddq ymm2, ymm2, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce7
vpaddq ymm3, ymm3, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce7
vpaddq ymm4, ymm4, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce7
vpaddq ymm5, ymm5, ymm13	// p0.reduce7
vpmuludq ymm10, ymm8, ymm14	// p0.reduce8
vpand ymm10, ymm10, ymm15	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce8
vpaddq ymm8, ymm8, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce8
vpaddq ymm9, ymm9, ymm13	// p0.reduce8
vpsrlq ymm8, ymm8, 29	// p0.reduce8
vpaddq ymm9, ymm9, ymm8	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce8
vpaddq ymm0, ymm0, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce8
vpaddq ymm1, ymm1, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce8
vpaddq ymm2, ymm2, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce8
vpaddq ymm3, ymm3, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce8
vpaddq ymm4, ymm4, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce8
vpaddq ymm5, ymm5, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce8
vpaddq ymm6, ymm6, ymm12	// p0.reduce8
vpsrlq ymm10, ymm9, 29	// p0.carry
vpand ymm9, ymm9, ymm15	// p0.carry
vpaddq ymm0, ymm0, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1056], ymm9	// p0.carry
vpsrlq ymm10, ymm0, 29	// p0.carry
vpand ymm0, ymm0, ymm15	// p0.carry
vpaddq ymm1, ymm1, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1088], ymm0	// p0.carry
vpsrlq ymm10, ymm1, 29	// p0.carry
vpand ymm1, ymm1, ymm15	// p0.carry
vpaddq ymm2, ymm2, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1120], ymm1	// p0.carry
vpsrlq ymm10, ymm2, 29	// p0.carry
vpand ymm2, ymm2, ymm15	// p0.carry
vpaddq ymm3, ymm3, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1152], ymm2	// p0.carry
vpsrlq ymm10, ymm3, 29	// p0.carry
vpand ymm3, ymm3, ymm15	// p0.carry
vpaddq ymm4, ymm4, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1184], ymm3	// p0.carry
vpsrlq ymm10, ymm4, 29	// p0.carry
vpand ymm4, ymm4, ymm15	// p0.carry
vpaddq ymm5, ymm5, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1216], ymm4	// p0.carry
vpsrlq ymm10, ymm5, 29	// p0.carry
vpand ymm5, ymm5, ymm15	// p0.carry
vpaddq ymm6, ymm6, ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1248], ymm5	// p0.carry
vpsrlq ymm7, ymm6, 29	// p0.carry
vpand ymm6, ymm6, ymm15	// p0.carry
vmovdqa ymmword ptr [rdi+1280], ymm6	// p0.carry
vmovdqa ymmword ptr [rdi+1312], ymm7	// p0.carry
vmovdqu ymm11, ymmword ptr [rdi+480]	// p1.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]	// p1.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]	// p1.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]	// p1.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]	// p1.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]	// p1.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]	// p1.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]	// p1.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]	// p1.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]	// p1.row0
vpmuludq ymm10, ymm0, ymm14	// p1.reduce0
vmovdqu ymm11, ymmword ptr [rdi+512]	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p1.row1
vpaddq ymm1, ymm1, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p1.row1
vpaddq ymm2, ymm2, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p1.row1
vpaddq ymm3, ymm3, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p1.row1
vpaddq ymm4, ymm4, ymm12	// p1.row1
vpand ymm10, ymm10, ymm15	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce0
vpaddq ymm0, ymm0, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce0
vpaddq ymm1, ymm1, ymm12	// p1.reduce0
vpsrlq ymm0, ymm0, 29	// p1.reduce0
vpaddq ymm1, ymm1, ymm0	// p1.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p1.row1
vpaddq ymm5, ymm5, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p1.row1
vpaddq ymm6, ymm6, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p1.row1
vpaddq ymm7, ymm7, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p1.row1
vpaddq ymm8, ymm8, ymm12	// p1.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// p1.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce0
vpaddq ymm2, ymm2, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce0
vpaddq ymm3, ymm3, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce0
vpaddq ymm4, ymm4, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce0
vpaddq ymm5, ymm5, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce0
vpaddq ymm6, ymm6, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce0
vpaddq ymm7, ymm7, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce0
vpaddq ymm8, ymm8, ymm13	// p1.reduce0
vpmuludq ymm10, ymm1, ymm14	// p1.reduce1
vmovdqu ymm11, ymmword ptr [rdi+544]	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p1.row2
vpaddq ymm2, ymm2, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p1.row2
vpaddq ymm3, ymm3, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p1.row2
vpaddq ymm4, ymm4, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p1.row2
vpaddq ymm5, ymm5, ymm13	// p1.row2
vpand ymm10, ymm10, ymm15	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce1
vpaddq ymm1, ymm1, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce1
vpaddq ymm2, ymm2, ymm13	// p1.reduce1
vpsrlq ymm1, ymm1, 29	// p1.reduce1
vpaddq ymm2, ymm2, ymm1	// p1.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p1.row2
vpaddq ymm6, ymm6, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p1.row2
vpaddq ymm7, ymm7, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p1.row2
vpaddq ymm8, ymm8, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p1.row2
vpaddq ymm9, ymm9, ymm13	// p1.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// p1.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce1
vpaddq ymm3, ymm3, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce1
vpaddq ymm4, ymm4, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce1
vpaddq ymm5, ymm5, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce1
vpaddq ymm6, ymm6, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce1
vpaddq ymm7, ymm7, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce1
vpaddq ymm8, ymm8, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce1
vpaddq ymm9, ymm9, ymm12	// p1.reduce1
vpmuludq ymm10, ymm2, ymm14	// p1.reduce2
vmovdqu ymm11, ymmword ptr [rdi+576]	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p1.row3
vpaddq ymm3, ymm3, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p1.row3
vpaddq ymm4, ymm4, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p1.row3
vpaddq ymm5, ymm5, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p1.row3
vpaddq ymm6, ymm6, ymm12	// p1.row3
vpand ymm10, ymm10, ymm15	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce2
vpaddq ymm2, ymm2, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce2
vpaddq ymm3, ymm3, ymm12	// p1.reduce2
vpsrlq ymm2, ymm2, 29	// p1.reduce2
vpaddq ymm3, ymm3, ymm2	// p1.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p1.row3
vpaddq ymm7, ymm7, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p1.row3
vpaddq ymm8, ymm8, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p1.row3
vpaddq ymm9, ymm9, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p1.row3
vpaddq ymm0, ymm0, ymm12	// p1.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// p1.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce2
vpaddq ymm4, ymm4, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce2
vpaddq ymm5, ymm5, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce2
vpaddq ymm6, ymm6, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce2
vpaddq ymm7, ymm7, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce2
vpaddq ymm8, ymm8, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce2
vpaddq ymm9, ymm9, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce2
vpaddq ymm0, ymm0, ymm13	// p1.reduce2
vpmuludq ymm10, ymm3, ymm14	// p1.reduce3
vmovdqu ymm11, ymmword ptr [rdi+608]	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p1.row4
vpaddq ymm4, ymm4, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p1.row4
vpaddq ymm5, ymm5, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p1.row4
vpaddq ymm6, ymm6, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p1.row4
vpaddq ymm7, ymm7, ymm13	// p1.row4
vpand ymm10, ymm10, ymm15	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce3
vpaddq ymm3, ymm3, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce3
vpaddq ymm4, ymm4, ymm13	// p1.reduce3
vpsrlq ymm3, ymm3, 29	// p1.reduce3
vpaddq ymm4, ymm4, ymm3	// p1.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p1.row4
vpaddq ymm8, ymm8, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p1.row4
vpaddq ymm9, ymm9, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p1.row4
vpaddq ymm0, ymm0, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p1.row4
vpaddq ymm1, ymm1, ymm13	// p1.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// p1.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce3
vpaddq ymm5, ymm5, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce3
vpaddq ymm6, ymm6, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce3
vpaddq ymm7, ymm7, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce3
vpaddq ymm8, ymm8, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce3
vpaddq ymm9, ymm9, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce3
vpaddq ymm0, ymm0, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce3
vpaddq ymm1, ymm1, ymm12	// p1.reduce3
vpmuludq ymm10, ymm4, ymm14	// p1.reduce4
vmovdqu ymm11, ymmword ptr [rdi+480]	// p1.row5
vpsrlq ymm11, ymm11, 32	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p1.row5
vpaddq ymm5, ymm5, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p1.row5
vpaddq ymm6, ymm6, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p1.row5
vpaddq ymm7, ymm7, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p1.row5
vpaddq ymm8, ymm8, ymm12	// p1.row5
vpand ymm10, ymm10, ymm15	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce4
vpaddq ymm4, ymm4, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce4
vpaddq ymm5, ymm5, ymm12	// p1.reduce4
vpsrlq ymm4, ymm4, 29	// p1.reduce4
vpaddq ymm5, ymm5, ymm4	// p1.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p1.row5
vpaddq ymm9, ymm9, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p1.row5
vpaddq ymm0, ymm0, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p1.row5
vpaddq ymm1, ymm1, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p1.row5
vpaddq ymm2, ymm2, ymm12	// p1.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// p1.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce4
vpaddq ymm6, ymm6, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce4
vpaddq ymm7, ymm7, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce4
vpaddq ymm8, ymm8, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce4
vpaddq ymm9, ymm9, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce4
vpaddq ymm0, ymm0, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce4
vpaddq ymm1, ymm1, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce4
vpaddq ymm2, ymm2, ymm13	// p1.reduce4
vpmuludq ymm10, ymm5, ymm14	// p1.reduce5
vmovdqu ymm11, ymmword ptr [rdi+512]	// p1.row6
vpsrlq ymm11, ymm11, 32	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p1.row6
vpaddq ymm6, ymm6, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p1.row6
vpaddq ymm7, ymm7, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p1.row6
vpaddq ymm8, ymm8, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p1.row6
vpaddq ymm9, ymm9, ymm13	// p1.row6
vpand ymm10, ymm10, ymm15	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce5
vpaddq ymm5, ymm5, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce5
vpaddq ymm6, ymm6, ymm13	// p1.reduce5
vpsrlq ymm5, ymm5, 29	// p1.reduce5
vpaddq ymm6, ymm6, ymm5	// p1.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p1.row6
vpaddq ymm0, ymm0, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p1.row6
vpaddq ymm1, ymm1, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p1.row6
vpaddq ymm2, ymm2, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p1.row6
vpaddq ymm3, ymm3, ymm13	// p1.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// p1.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce5
vpaddq ymm7, ymm7, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce5
vpaddq ymm8, ymm8, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce5
vpaddq ymm9, ymm9, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce5
vpaddq ymm0, ymm0, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce5
vpaddq ymm1, ymm1, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce5
vpaddq ymm2, ymm2, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce5
vpaddq ymm3, ymm3, ymm12	// p1.reduce5
vpmuludq ymm10, ymm6, ymm14	// p1.reduce6
vmovdqu ymm11, ymmword ptr [rdi+544]	// p1.row7
vpsrlq ymm11, ymm11, 32	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p1.row7
vpaddq ymm7, ymm7, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p1.row7
vpaddq ymm8, ymm8, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p1.row7
vpaddq ymm9, ymm9, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p1.row7
vpaddq ymm0, ymm0, ymm12	// p1.row7
vpand ymm10, ymm10, ymm15	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce6
vpaddq ymm6, ymm6, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce6
vpaddq ymm7, ymm7, ymm12	// p1.reduce6
vpsrlq ymm6, ymm6, 29	// p1.reduce6
vpaddq ymm7, ymm7, ymm6	// p1.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p1.row7
vpaddq ymm1, ymm1, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p1.row7
vpaddq ymm2, ymm2, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p1.row7
vpaddq ymm3, ymm3, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p1.row7
vpaddq ymm4, ymm4, ymm12	// p1.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// p1.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce6
vpaddq ymm8, ymm8, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce6
vpaddq ymm9, ymm9, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce6
vpaddq ymm0, ymm0, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce6
vpaddq ymm1, ymm1, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce6
vpaddq ymm2, ymm2, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce6
vpaddq ymm3, ymm3, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce6
vpaddq ymm4, ymm4, ymm13	// p1.reduce6
vpmuludq ymm10, ymm7, ymm14	// p1.reduce7
vmovdqu ymm11, ymmword ptr [rdi+576]	// p1.row8
vpsrlq ymm11, ymm11, 32	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p1.row8
vpaddq ymm8, ymm8, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p1.row8
vpaddq ymm9, ymm9, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p1.row8
vpaddq ymm0, ymm0, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p1.row8
vpaddq ymm1, ymm1, ymm13	// p1.row8
vpand ymm10, ymm10, ymm15	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce7
vpaddq ymm7, ymm7, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce7
vpaddq ymm8, ymm8, ymm13	// p1.reduce7
vpsrlq ymm7, ymm7, 29	// p1.reduce7
vpaddq ymm8, ymm8, ymm7	// p1.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p1.row8
vpaddq ymm2, ymm2, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p1.row8
vpaddq ymm3, ymm3, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p1.row8
vpaddq ymm4, ymm4, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p1.row8
vpaddq ymm5, ymm5, ymm13	// p1.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// p1.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce7
vpaddq ymm9, ymm9, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce7
vpaddq ymm0, ymm0, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce7
vpaddq ymm1, ymm1, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce7
vpaddq ymm2, ymm2, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce7
vpaddq ymm3, ymm3, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce7
vpaddq ymm4, ymm4, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce7
vpaddq ymm5, ymm5, ymm12	// p1.reduce7
vpmuludq ymm10, ymm8, ymm14	// p1.reduce8
vpand ymm10, ymm10, ymm15	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce8
vpaddq ymm8, ymm8, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce8
vpaddq ymm9, ymm9, ymm12	// p1.reduce8
vpsrlq ymm8, ymm8, 29	// p1.reduce8
vpaddq ymm9, ymm9, ymm8	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce8
vpaddq ymm0, ymm0, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce8
vpaddq ymm1, ymm1, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce8
vpaddq ymm2, ymm2, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce8
vpaddq ymm3, ymm3, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce8
vpaddq ymm4, ymm4, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce8
vpaddq ymm5, ymm5, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce8
vpaddq ymm6, ymm6, ymm13	// p1.reduce8
vpsrlq ymm10, ymm9, 29	// p1.carry
vpand ymm9, ymm9, ymm15	// p1.carry
vpaddq ymm0, ymm0, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1344], ymm9	// p1.carry
vpsrlq ymm10, ymm0, 29	// p1.carry
vpand ymm0, ymm0, ymm15	// p1.carry
vpaddq ymm1, ymm1, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1376], ymm0	// p1.carry
vpsrlq ymm10, ymm1, 29	// p1.carry
vpand ymm1, ymm1, ymm15	// p1.carry
vpaddq ymm2, ymm2, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1408], ymm1	// p1.carry
vpsrlq ymm10, ymm2, 29	// p1.carry
vpand ymm2, ymm2, ymm15	// p1.carry
vpaddq ymm3, ymm3, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1440], ymm2	// p1.carry
vpsrlq ymm10, ymm3, 29	// p1.carry
vpand ymm3, ymm3, ymm15	// p1.carry
vpaddq ymm4, ymm4, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1472], ymm3	// p1.carry
vpsrlq ymm10, ymm4, 29	// p1.carry
vpand ymm4, ymm4, ymm15	// p1.carry
vpaddq ymm5, ymm5, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1504], ymm4	// p1.carry
vpsrlq ymm10, ymm5, 29	// p1.carry
vpand ymm5, ymm5, ymm15	// p1.carry
vpaddq ymm6, ymm6, ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1536], ymm5	// p1.carry
vpsrlq ymm7, ymm6, 29	// p1.carry
vpand ymm6, ymm6, ymm15	// p1.carry
vmovdqa ymmword ptr [rdi+1568], ymm6	// p1.carry
vmovdqa ymmword ptr [rdi+1600], ymm7	// p1.carry
vmovdqa ymm0, ymmword ptr [rdi+1056]	// inverses
vmovdqa ymmword ptr [rdi+480], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1088]	// inverses
vmovdqa ymmword ptr [rdi+512], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1120]	// inverses
vmovdqa ymmword ptr [rdi+544], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1152]	// inverses
vmovdqa ymmword ptr [rdi+576], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1184]	// inverses
vmovdqa ymmword ptr [rdi+608], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1216]	// inverses
vmovdqa ymmword ptr [rdi+640], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1248]	// inverses
vmovdqa ymmword ptr [rdi+672], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1280]	// inverses
vmovdqa ymmword ptr [rdi+704], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1312]	// inverses
vmovdqa ymmword ptr [rdi+736], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1344]	// inverses
vmovdqa ymmword ptr [rdi+768], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1376]	// inverses
vmovdqa ymmword ptr [rdi+800], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1408]	// inverses
vmovdqa ymmword ptr [rdi+832], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1440]	// inverses
vmovdqa ymmword ptr [rdi+864], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1472]	// inverses
vmovdqa ymmword ptr [rdi+896], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1504]	// inverses
vmovdqa ymmword ptr [rdi+928], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1536]	// inverses
vmovdqa ymmword ptr [rdi+960], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1568]	// inverses
vmovdqa ymmword ptr [rdi+992], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1600]	// inverses
vmovdqa ymmword ptr [rdi+1024], ymm0	// inverses
vzeroupper	// leave
ret	// leave
