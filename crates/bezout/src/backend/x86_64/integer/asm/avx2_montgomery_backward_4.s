// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_4` [Mon85, Mon87], 4 words and 9 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 9), or 0 for zero, and
//   p = inverse y / 2^(29 9), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2715 instructions.
.macro limbs d0, d1
vpor ymm4, ymm0, ymm1
vpor ymm4, ymm4, ymm2
vpor ymm4, ymm4, ymm3
vpxor ymm5, ymm5, ymm5
vpcmpeqq ymm4, ymm4, ymm5
vmovdqa ymmword ptr [rdi+4064+\d0], ymm4
vpsrlq ymm4, ymm4, 63
vpaddq ymm0, ymm0, ymm4
vpand ymm4, ymm0, ymm15
vmovdqa ymmword ptr [rdi+2208+\d1], ymm4
vpsrlq ymm4, ymm0, 29
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2240+\d1], ymm4
vpsrlq ymm4, ymm0, 58
vpsllq ymm13, ymm1, 6
vpor ymm4, ymm4, ymm13
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2272+\d1], ymm4
vpsrlq ymm4, ymm1, 23
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2304+\d1], ymm4
vpsrlq ymm4, ymm1, 52
vpsllq ymm13, ymm2, 12
vpor ymm4, ymm4, ymm13
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2336+\d1], ymm4
vpsrlq ymm4, ymm2, 17
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2368+\d1], ymm4
vpsrlq ymm4, ymm2, 46
vpsllq ymm13, ymm3, 18
vpor ymm4, ymm4, ymm13
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2400+\d1], ymm4
vpsrlq ymm4, ymm3, 11
vpand ymm4, ymm4, ymm15
vmovdqa ymmword ptr [rdi+2432+\d1], ymm4
vpsrlq ymm4, ymm3, 40
vmovdqa ymmword ptr [rdi+2464+\d1], ymm4
.endm
.macro row d0, d1
vmovdqu ymm11, ymmword ptr [r8+\d0]
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208+\d1]
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240+\d1]
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272+\d1]
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304+\d1]
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336+\d1]
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368+\d1]
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400+\d1]
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432+\d1]
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464+\d1]
.endm
.macro row_2 d0, r1, d2, r3, r4, r5, r6, r7
vmovdqu ymm11, ymmword ptr [r8+32+\d0]
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208+\d2]
vpaddq ymm\r3, ymm\r3, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2240+\d2]
vpaddq ymm\r5, ymm\r5, ymm\r4
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272+\d2]
vpaddq ymm\r6, ymm\r6, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2304+\d2]
vpaddq ymm\r7, ymm\r7, ymm\r4
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
.macro row_3 r0, d1, r2, r3, r4, r5, r6, r7
vpmuludq ymm\r0, ymm11, ymmword ptr [rdi+2336+\d1]
vpaddq ymm\r2, ymm\r2, ymm\r0
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2368+\d1]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r0, ymm11, ymmword ptr [rdi+2400+\d1]
vpaddq ymm\r5, ymm\r5, ymm\r0
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+2432+\d1]
vpaddq ymm\r6, ymm\r6, ymm\r3
vpmuludq ymm\r7, ymm11, ymmword ptr [rdi+2464+\d1]
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
.macro row_4 d0, r1, d2, r3, r4, r5, r6, r7
vmovdqu ymm11, ymmword ptr [r8+\d0]
vpsrlq ymm11, ymm11, 32
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208+\d2]
vpaddq ymm\r3, ymm\r3, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2240+\d2]
vpaddq ymm\r5, ymm\r5, ymm\r4
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272+\d2]
vpaddq ymm\r6, ymm\r6, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2304+\d2]
vpaddq ymm\r7, ymm\r7, ymm\r4
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
vpsrlq ymm10, ymm0, 29
vpand ymm0, ymm0, ymm15
vpaddq ymm1, ymm1, ymm10
vpsrlq ymm10, ymm1, 29
vpand ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm10
vpsrlq ymm10, ymm2, 29
vpand ymm2, ymm2, ymm15
vpaddq ymm3, ymm3, ymm10
vpsrlq ymm10, ymm3, 29
vpand ymm3, ymm3, ymm15
vpaddq ymm4, ymm4, ymm10
vmovdqu ymmword ptr [rdi+1184+\d0], ymm3
vpsrlq ymm10, ymm4, 29
vpand ymm4, ymm4, ymm15
vpaddq ymm5, ymm5, ymm10
vpsllq ymm11, ymm4, 32
vpor ymm9, ymm9, ymm11
vmovdqu ymmword ptr [rdi+1056+\d0], ymm9
vpsrlq ymm10, ymm5, 29
vpand ymm5, ymm5, ymm15
vpaddq ymm6, ymm6, ymm10
vpsllq ymm11, ymm5, 32
vpor ymm0, ymm0, ymm11
vmovdqu ymmword ptr [rdi+1088+\d0], ymm0
vpsrlq ymm7, ymm6, 29
vpand ymm6, ymm6, ymm15
vpsllq ymm11, ymm6, 32
vpor ymm1, ymm1, ymm11
vmovdqu ymmword ptr [rdi+1120+\d0], ymm1
vpsllq ymm11, ymm7, 32
vpor ymm2, ymm2, ymm11
vmovdqu ymmword ptr [rdi+1152+\d0], ymm2
.endm
.macro load d0
vmovdqu xmm4, xmmword ptr [rsi+\d0]
vinserti128 ymm4, ymm4, xmmword ptr [rsi+64+\d0], 1
vmovdqu xmm5, xmmword ptr [rsi+32+\d0]
vinserti128 ymm5, ymm5, xmmword ptr [rsi+96+\d0], 1
vpunpcklqdq ymm0, ymm4, ymm5
vpunpckhqdq ymm1, ymm4, ymm5
vmovdqu xmm4, xmmword ptr [rsi+16+\d0]
vinserti128 ymm4, ymm4, xmmword ptr [rsi+80+\d0], 1
vmovdqu xmm5, xmmword ptr [rsi+48+\d0]
vinserti128 ymm5, ymm5, xmmword ptr [rsi+112+\d0], 1
vpunpcklqdq ymm2, ymm4, ymm5
vpunpckhqdq ymm3, ymm4, ymm5
.endm
.macro canonical d0
vpaddq ymm11, ymm9, ymmword ptr [rdi+3776]
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm0, ymmword ptr [rdi+3808]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm1, ymmword ptr [rdi+3840]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm2, ymmword ptr [rdi+3872]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm3, ymmword ptr [rdi+3904]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm4, ymmword ptr [rdi+3936]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm5, ymmword ptr [rdi+3968]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm6, ymmword ptr [rdi+4000]
vpaddq ymm11, ymm11, ymm8
vpsrlq ymm8, ymm11, 29
vpaddq ymm11, ymm8, ymmword ptr [rdi+4032]
vpsrlq ymm8, ymm11, 29
vpxor ymm10, ymm10, ymm10
vpsubq ymm10, ymm10, ymm8
vpand ymm11, ymm10, ymmword ptr [rdi+3776]
vpaddq ymm9, ymm9, ymm11
vpsrlq ymm8, ymm9, 29
vpand ymm9, ymm9, ymm15
vpand ymm11, ymm10, ymmword ptr [rdi+3808]
vpaddq ymm0, ymm0, ymm11
vpaddq ymm0, ymm0, ymm8
vpsrlq ymm8, ymm0, 29
vpand ymm0, ymm0, ymm15
vpsllq ymm11, ymm0, 29
vpor ymm9, ymm9, ymm11
vpand ymm11, ymm10, ymmword ptr [rdi+3840]
vpaddq ymm1, ymm1, ymm11
vpaddq ymm1, ymm1, ymm8
vpsrlq ymm8, ymm1, 29
vpand ymm1, ymm1, ymm15
vpsllq ymm11, ymm1, 58
vpor ymm9, ymm9, ymm11
vpsrlq ymm1, ymm1, 6
vpand ymm11, ymm10, ymmword ptr [rdi+3872]
vpaddq ymm2, ymm2, ymm11
vpaddq ymm2, ymm2, ymm8
vpsrlq ymm8, ymm2, 29
vpand ymm2, ymm2, ymm15
vpsllq ymm11, ymm2, 23
vpor ymm1, ymm1, ymm11
vpand ymm11, ymm10, ymmword ptr [rdi+3904]
vpaddq ymm3, ymm3, ymm11
vpaddq ymm3, ymm3, ymm8
vpsrlq ymm8, ymm3, 29
vpand ymm3, ymm3, ymm15
vpsllq ymm11, ymm3, 52
vpor ymm1, ymm1, ymm11
vpsrlq ymm3, ymm3, 12
vpand ymm11, ymm10, ymmword ptr [rdi+3936]
vpaddq ymm4, ymm4, ymm11
vpaddq ymm4, ymm4, ymm8
vpsrlq ymm8, ymm4, 29
vpand ymm4, ymm4, ymm15
vpsllq ymm11, ymm4, 17
vpor ymm3, ymm3, ymm11
vpand ymm11, ymm10, ymmword ptr [rdi+3968]
vpaddq ymm5, ymm5, ymm11
vpaddq ymm5, ymm5, ymm8
vpsrlq ymm8, ymm5, 29
vpand ymm5, ymm5, ymm15
vpsllq ymm11, ymm5, 46
vpor ymm3, ymm3, ymm11
vpsrlq ymm5, ymm5, 18
vpand ymm11, ymm10, ymmword ptr [rdi+4000]
vpaddq ymm6, ymm6, ymm11
vpaddq ymm6, ymm6, ymm8
vpsrlq ymm8, ymm6, 29
vpand ymm6, ymm6, ymm15
vpsllq ymm11, ymm6, 11
vpor ymm5, ymm5, ymm11
vpand ymm11, ymm10, ymmword ptr [rdi+4032]
vpaddq ymm7, ymm8, ymm11
vpsrlq ymm8, ymm7, 29
vpand ymm7, ymm7, ymm15
vpsllq ymm11, ymm7, 40
vpor ymm5, ymm5, ymm11
vmovdqa ymm11, ymmword ptr [rdi+4064+\d0]
vpandn ymm9, ymm11, ymm9
vpandn ymm1, ymm11, ymm1
vpandn ymm3, ymm11, ymm3
vpandn ymm5, ymm11, ymm5
.endm
.macro store d0
vpunpcklqdq ymm0, ymm9, ymm1
vpunpckhqdq ymm2, ymm9, ymm1
vmovdqu xmmword ptr [rsi+\d0], xmm0
vextracti128 xmmword ptr [rsi+64+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+32+\d0], xmm2
vextracti128 xmmword ptr [rsi+96+\d0], ymm2, 1
vpunpcklqdq ymm0, ymm3, ymm5
vpunpckhqdq ymm2, ymm3, ymm5
vmovdqu xmmword ptr [rsi+16+\d0], xmm0
vextracti128 xmmword ptr [rsi+80+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+48+\d0], xmm2
vextracti128 xmmword ptr [rsi+112+\d0], ymm2, 1
.endm
.macro row_5 d0
vmovdqa ymm11, ymmword ptr [rdi+480+\d0]
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208+\d0]
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240+\d0]
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272+\d0]
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304+\d0]
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336+\d0]
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368+\d0]
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400+\d0]
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432+\d0]
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464+\d0]
.endm
.macro row_6 d0, r1, d2, r3, r4, r5, r6, r7
vmovdqa ymm11, ymmword ptr [rdi+512+\d0]
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2208+\d2]
vpaddq ymm\r3, ymm\r3, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2240+\d2]
vpaddq ymm\r5, ymm\r5, ymm\r4
vpmuludq ymm\r1, ymm11, ymmword ptr [rdi+2272+\d2]
vpaddq ymm\r6, ymm\r6, ymm\r1
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+2304+\d2]
vpaddq ymm\r7, ymm\r7, ymm\r4
.endm
.macro carry_2 d0
vpsrlq ymm10, ymm9, 29
vpand ymm9, ymm9, ymm15
vpaddq ymm0, ymm0, ymm10
vmovdqa ymmword ptr [rdi+480+\d0], ymm9
vpsrlq ymm10, ymm0, 29
vpand ymm0, ymm0, ymm15
vpaddq ymm1, ymm1, ymm10
vmovdqa ymmword ptr [rdi+512+\d0], ymm0
vpsrlq ymm10, ymm1, 29
vpand ymm1, ymm1, ymm15
vpaddq ymm2, ymm2, ymm10
vmovdqa ymmword ptr [rdi+544+\d0], ymm1
vpsrlq ymm10, ymm2, 29
vpand ymm2, ymm2, ymm15
vpaddq ymm3, ymm3, ymm10
vmovdqa ymmword ptr [rdi+576+\d0], ymm2
vpsrlq ymm10, ymm3, 29
vpand ymm3, ymm3, ymm15
vpaddq ymm4, ymm4, ymm10
vmovdqa ymmword ptr [rdi+608+\d0], ymm3
vpsrlq ymm10, ymm4, 29
vpand ymm4, ymm4, ymm15
vpaddq ymm5, ymm5, ymm10
vmovdqa ymmword ptr [rdi+640+\d0], ymm4
vpsrlq ymm10, ymm5, 29
vpand ymm5, ymm5, ymm15
vpaddq ymm6, ymm6, ymm10
vmovdqa ymmword ptr [rdi+672+\d0], ymm5
vpsrlq ymm7, ymm6, 29
vpand ymm6, ymm6, ymm15
vmovdqa ymmword ptr [rdi+704+\d0], ymm6
vmovdqa ymmword ptr [rdi+736+\d0], ymm7
.endm
.macro reduce_4 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12
reduce \r0, \r1, \r2, \r3
row_3 \r0, \d4, \r5, \r2, \r6, \r7, \r8, \r9
reduce_2 \r0, \r10, \r2, \r11, \r12, \r5, \r6, \r7, \r8
vpmuludq ymm10, ymm\r3, ymm14
.endm
.macro row_to_reduce d0, d1, r2, r3
row \d0, \d1
vpmuludq ymm10, ymm0, ymm14
row_2 \d0, \r2, \d1, 1, \r3, 2, 3, 4
reduce_4 \r2, 0, \r3, 1, \d1, 5, 6, 7, 8, 9, 2, 3, 4
row_2 32+\d0, \r3, \d1, 2, \r2, 3, 4, 5
reduce_4 \r3, 1, \r2, 2, \d1, 6, 7, 8, 9, 0, 3, 4, 5
row_2 64+\d0, \r2, \d1, 3, \r3, 4, 5, 6
reduce_4 \r2, 2, \r3, 3, \d1, 7, 8, 9, 0, 1, 4, 5, 6
row_2 96+\d0, \r3, \d1, 4, \r2, 5, 6, 7
reduce_4 \r3, 3, \r2, 4, \d1, 8, 9, 0, 1, 2, 5, 6, 7
row_4 \d0, \r2, \d1, 5, \r3, 6, 7, 8
reduce_4 \r2, 4, \r3, 5, \d1, 9, 0, 1, 2, 3, 6, 7, 8
row_4 32+\d0, \r3, \d1, 6, \r2, 7, 8, 9
reduce_4 \r3, 5, \r2, 6, \d1, 0, 1, 2, 3, 4, 7, 8, 9
row_4 64+\d0, \r2, \d1, 7, \r3, 8, 9, 0
reduce_4 \r2, 6, \r3, 7, \d1, 1, 2, 3, 4, 5, 8, 9, 0
row_4 96+\d0, \r3, \d1, 8, \r2, 9, 0, 1
reduce \r3, 7, \r2, 8
row_3 \r3, \d1, 2, \r2, 3, 4, 5, 6
reduce_2 \r3, 9, \r2, 0, 1, 2, 3, 4, 5
reduce_3 \r2, \r3
.endm
.macro row_to_carry d0, d1, d2, d3
row_to_reduce \d0, -1728+\d1, 13, 12
canonical \d2
store \d3
row_5 \d1
vpmuludq ymm10, ymm0, ymm14
row_6 \d1, 12, \d1, 1, 13, 2, 3, 4
reduce_4 12, 0, 13, 1, \d1, 5, 6, 7, 8, 9, 2, 3, 4
row_6 32+\d1, 13, \d1, 2, 12, 3, 4, 5
reduce_4 13, 1, 12, 2, \d1, 6, 7, 8, 9, 0, 3, 4, 5
row_6 64+\d1, 12, \d1, 3, 13, 4, 5, 6
reduce_4 12, 2, 13, 3, \d1, 7, 8, 9, 0, 1, 4, 5, 6
row_6 96+\d1, 13, \d1, 4, 12, 5, 6, 7
reduce_4 13, 3, 12, 4, \d1, 8, 9, 0, 1, 2, 5, 6, 7
row_6 128+\d1, 12, \d1, 5, 13, 6, 7, 8
reduce_4 12, 4, 13, 5, \d1, 9, 0, 1, 2, 3, 6, 7, 8
row_6 160+\d1, 13, \d1, 6, 12, 7, 8, 9
reduce_4 13, 5, 12, 6, \d1, 0, 1, 2, 3, 4, 7, 8, 9
row_6 192+\d1, 12, \d1, 7, 13, 8, 9, 0
reduce_4 12, 6, 13, 7, \d1, 1, 2, 3, 4, 5, 8, 9, 0
row_6 224+\d1, 13, \d1, 8, 12, 9, 0, 1
reduce 13, 7, 12, 8
row_3 13, \d1, 2, 12, 3, 4, 5, 6
reduce_2 13, 9, 12, 0, 1, 2, 3, 4, 5
reduce_3 12, 13
carry_2 \d1
.endm
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 320	// begin
add rdx, r9	// begin
imul r9, rax, 256	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 256	// place
lea r8, [rdi+1632]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 320	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm4, xmmword ptr [rsi-256]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-192], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-224]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-160], 1	// again.x0.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x0.load
vmovdqu xmm4, xmmword ptr [rsi-240]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-176], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-208]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-144], 1	// again.x0.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x0.load
limbs 0, 0	// again.x0.limbs
vmovdqu xmm4, xmmword ptr [rsi-128]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-64], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-96]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-32], 1	// again.x1.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x1.load
vmovdqu xmm4, xmmword ptr [rsi-112]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-48], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-80]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x1.load
limbs 32, 288	// again.x1.limbs
row_to_reduce 0, 0, 13, 12	// again.p0.row0
carry 0	// again.p0.carry
row_to_reduce 160, 288, 12, 13	// again.p1.row0
carry 160	// again.p1.carry
lea r8, [rdi+1056]	// again
add rdx, 320	// again
4:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 128	// x1.load
limbs 32, 288	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+4064]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+4096]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
row_to_carry 0, 0, 0, 0	// x0.row0
row_to_carry 160, 288, 32, 128	// x1.row0
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem row
.purgem row_2
.purgem reduce
.purgem row_3
.purgem reduce_2
.purgem row_4
.purgem reduce_3
.purgem carry
.purgem load
.purgem canonical
.purgem store
.purgem row_5
.purgem row_6
.purgem carry_2
.purgem reduce_4
.purgem row_to_reduce
.purgem row_to_carry
