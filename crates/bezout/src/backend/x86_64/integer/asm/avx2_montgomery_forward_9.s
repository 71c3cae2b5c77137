// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 9 words and 20 limbs of 29 bits.
//   p = p y / 2^(29 20) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 9 words for each step; rdx = kept products, 640 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1455 instructions.
.macro load d0
vmovdqu xmm9, xmmword ptr [rsi+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+144+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+72+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+216+\d0], 1
vpunpcklqdq ymm0, ymm9, ymm10
vpunpckhqdq ymm1, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+16+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+160+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+88+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+232+\d0], 1
vpunpcklqdq ymm2, ymm9, ymm10
vpunpckhqdq ymm3, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+32+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+176+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+104+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+248+\d0], 1
vpunpcklqdq ymm4, ymm9, ymm10
vpunpckhqdq ymm5, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+48+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+120+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+264+\d0], 1
vpunpcklqdq ymm6, ymm9, ymm10
vpunpckhqdq ymm7, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+56+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+200+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+128+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+272+\d0], 1
vpunpckhqdq ymm8, ymm9, ymm10
.endm
.macro limbs d0, d1
vpor ymm9, ymm0, ymm1
vpor ymm9, ymm9, ymm2
vpor ymm9, ymm9, ymm3
vpor ymm9, ymm9, ymm4
vpor ymm9, ymm9, ymm5
vpor ymm9, ymm9, ymm6
vpor ymm9, ymm9, ymm7
vpor ymm9, ymm9, ymm8
vpxor ymm10, ymm10, ymm10
vpcmpeqq ymm9, ymm9, ymm10
vmovdqa ymmword ptr [rdi+8800+\d0], ymm9
vpsrlq ymm9, ymm9, 63
vpaddq ymm0, ymm0, ymm9
vpand ymm9, ymm0, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4672+\d1], ymm9
vpsrlq ymm9, ymm0, 29
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4704+\d1], ymm9
vpsrlq ymm9, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4736+\d1], ymm9
vpsrlq ymm9, ymm1, 23
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4768+\d1], ymm9
vpsrlq ymm9, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4800+\d1], ymm9
vpsrlq ymm9, ymm2, 17
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4832+\d1], ymm9
vpsrlq ymm9, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4864+\d1], ymm9
vpsrlq ymm9, ymm3, 11
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4896+\d1], ymm9
vpsrlq ymm9, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4928+\d1], ymm9
vpsrlq ymm9, ymm4, 5
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4960+\d1], ymm9
vpsrlq ymm9, ymm4, 34
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4992+\d1], ymm9
vpsrlq ymm9, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5024+\d1], ymm9
vpsrlq ymm9, ymm5, 28
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5056+\d1], ymm9
vpsrlq ymm9, ymm5, 57
vpsllq ymm15, ymm6, 7
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5088+\d1], ymm9
vpsrlq ymm9, ymm6, 22
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5120+\d1], ymm9
vpsrlq ymm9, ymm6, 51
vpsllq ymm15, ymm7, 13
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5152+\d1], ymm9
vpsrlq ymm9, ymm7, 16
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5184+\d1], ymm9
vpsrlq ymm9, ymm7, 45
vpsllq ymm15, ymm8, 19
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5216+\d1], ymm9
vpsrlq ymm9, ymm8, 10
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5248+\d1], ymm9
vpsrlq ymm9, ymm8, 39
vmovdqa ymmword ptr [rdi+5280+\d1], ymm9
.endm
.macro row d0, d1, r2, r3, r4, r5, r6, r7
vmovdqa ymm12, ymmword ptr [rdi+4800+\d0]
vmovdqa ymm13, ymmword ptr [rdi+128+\d1]
vpmuludq ymm\r2, ymm12, ymm0
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r4, ymm13, ymm4
vpaddq ymm\r3, ymm\r3, ymm\r4
vpmuludq ymm\r2, ymm12, ymm1
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r4, ymm13, ymm5
vpaddq ymm\r5, ymm\r5, ymm\r4
vpmuludq ymm\r2, ymm12, ymm2
vpaddq ymm\r6, ymm\r6, ymm\r2
vpmuludq ymm\r4, ymm13, ymm6
vpaddq ymm\r6, ymm\r6, ymm\r4
vpmuludq ymm\r7, ymm12, ymm3
vpmuludq ymm\r2, ymm13, ymm7
vpaddq ymm\r7, ymm\r7, ymm\r2
vpaddq ymm\r3, ymm\r3, ymmword ptr [rdi+8992+\d0]
vmovdqa ymmword ptr [rdi+8864+\d0], ymm\r3
vmovdqa ymm12, ymmword ptr [rdi+4832+\d0]
vmovdqa ymm13, ymmword ptr [rdi+160+\d1]
vpmuludq ymm\r4, ymm12, ymm0
vpaddq ymm\r5, ymm\r5, ymm\r4
vpmuludq ymm\r2, ymm13, ymm4
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r4, ymm12, ymm1
vpaddq ymm\r6, ymm\r6, ymm\r4
vpmuludq ymm\r2, ymm13, ymm5
vpaddq ymm\r6, ymm\r6, ymm\r2
vpmuludq ymm\r4, ymm12, ymm2
vpaddq ymm\r7, ymm\r7, ymm\r4
vpmuludq ymm\r2, ymm13, ymm6
vpaddq ymm\r7, ymm\r7, ymm\r2
vpmuludq ymm\r3, ymm12, ymm3
vpmuludq ymm\r4, ymm13, ymm7
vpaddq ymm\r3, ymm\r3, ymm\r4
.endm
.macro carry r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+8896+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+672]
.endm
.macro reduce d0, d1
vmovdqa ymm0, ymmword ptr [rdi+r10+10784+\d0]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816+\d0]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848+\d0]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880+\d0]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672+\d0]
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864+\d0]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704+\d0]
vpmuludq ymm13, ymm1, ymmword ptr [rdi+4672+\d0]
vpaddq ymm5, ymm5, ymm13
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896+\d0]
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736+\d0]
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4704+\d0]
vpaddq ymm6, ymm6, ymm14
vpmuludq ymm15, ymm2, ymmword ptr [rdi+4672+\d0]
vpaddq ymm6, ymm6, ymm15
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928+\d0]
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768+\d0]
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4736+\d0]
vpaddq ymm7, ymm7, ymm12
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4704+\d0]
vpaddq ymm7, ymm7, ymm13
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4672+\d0]
vpaddq ymm7, ymm7, ymm14
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960+\d0]
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11424+\d1], ymm8
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm15
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm12
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]
vpaddq ymm6, ymm6, ymm13
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm14
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11456+\d1], ymm9
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm15
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]
vpaddq ymm6, ymm6, ymm12
vpsrlq ymm5, ymm5, 29
vpaddq ymm6, ymm6, ymm5
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]
vpaddq ymm7, ymm7, ymm13
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11488+\d1], ymm10
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]
vpaddq ymm6, ymm6, ymm14
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]
vpaddq ymm7, ymm7, ymm15
vpsrlq ymm6, ymm6, 29
vpaddq ymm7, ymm7, ymm6
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11520+\d1], ymm11
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]
vpaddq ymm7, ymm7, ymm12
vpsrlq ymm7, ymm7, 29
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992+\d0]
.endm
.macro reduce_to_row d0, r1, d2, d3, r4, r5
vmovdqa ymmword ptr [rdi+9632+\d0], ymm\r1
vmovdqa ymm0, ymmword ptr [rdi+r10+10784+\d2]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816+\d2]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848+\d2]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880+\d2]
vmovdqa ymm4, ymmword ptr [rdi+11424+\d3]
vmovdqa ymm5, ymmword ptr [rdi+11456+\d3]
vmovdqa ymm6, ymmword ptr [rdi+11488+\d3]
vmovdqa ymm7, ymmword ptr [rdi+11520+\d3]
vmovdqa ymm12, ymmword ptr [rdi+4704+\d2]
vmovdqa ymm13, ymmword ptr [rdi+32]
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r4, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r4
vmovdqa ymm12, ymmword ptr [rdi+4736+\d2]
vmovdqa ymm13, ymmword ptr [rdi+64]
vpmuludq ymm\r5, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r4, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r5, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r5
vmovdqa ymm12, ymmword ptr [rdi+4768+\d2]
vmovdqa ymm13, ymmword ptr [rdi+96]
vpmuludq ymm\r4, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r4, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r4
vpmuludq ymm\r5, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r5
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r4, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r4
row \d2, 0, \r5, 8, \r4, 9, 10, 11
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024+\d2]
vmovdqa ymmword ptr [rdi+8896+\d2], ymm9
row 64+\d2, 64, \r5, 10, \r4, 11, 8, 9
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088+\d2]
vmovdqa ymmword ptr [rdi+8960+\d2], ymm11
row 128+\d2, 128, \r5, 8, \r4, 9, 10, 11
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152+\d2]
vmovdqa ymmword ptr [rdi+9024+\d2], ymm9
row 192+\d2, 192, \r5, 10, \r4, 11, 8, 9
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216+\d2]
vmovdqa ymmword ptr [rdi+9088+\d2], ymm11
row 256+\d2, 256, \r5, 8, \r4, 9, 10, 11
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280+\d2]
vmovdqa ymmword ptr [rdi+9152+\d2], ymm9
row 320+\d2, 320, \r5, 10, \r4, 11, 8, 9
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344+\d2]
vmovdqa ymmword ptr [rdi+9216+\d2], ymm11
row 384+\d2, 384, \r5, 8, \r4, 9, 10, 11
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408+\d2]
vmovdqa ymmword ptr [rdi+9280+\d2], ymm9
row 448+\d2, 448, \r5, 10, \r4, 11, 8, 9
vmovdqa ymmword ptr [rdi+9344+\d2], ymm11
vmovdqa ymmword ptr [rdi+9376+\d2], ymm8
vmovdqa ymmword ptr [rdi+9408+\d2], ymm9
.endm
.macro carry_2 r0, d1, r2, d3, r4, r5, r6
carry \r0, 288+\d1
vpsllq ymm1, ymm\r0, 32
vpor ymm\r2, ymm\r2, ymm1
vmovdqu ymmword ptr [r9+\d3], ymm\r2
carry \r4, 320+\d1
vpsllq ymm1, ymm\r4, 32
vpor ymm\r5, ymm\r5, ymm1
vmovdqu ymmword ptr [r9+32+\d3], ymm\r5
carry \r0, 352+\d1
vpsllq ymm1, ymm\r0, 32
vpor ymm\r6, ymm\r6, ymm1
vmovdqu ymmword ptr [r9+64+\d3], ymm\r6
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+10144+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+10176+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+10208+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+10240+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+10272+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+10304+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+10336+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+10368+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+10400+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+288+\d0]
vmovdqa ymmword ptr [rdi+10432+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10464+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+32+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10496+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+64+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10528+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+96+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10560+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+128+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10592+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+160+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10624+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+192+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10656+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+224+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10688+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+256+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10720+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+288+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10752+\d1], ymm3
.endm
.macro first d0
vmovdqa ymm0, ymmword ptr [rdi+832+\d0]
vmovdqa ymmword ptr [rdi+3392+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+864+\d0]
vmovdqa ymmword ptr [rdi+3424+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+896+\d0]
vmovdqa ymmword ptr [rdi+3456+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+928+\d0]
vmovdqa ymmword ptr [rdi+3488+\d0], ymm0
.endm
.macro row_3 d0, d1
vmovdqa ymmword ptr [rdi+8864+\d0], ymm0
vmovdqa ymmword ptr [rdi+8896+\d1], ymm0
vmovdqa ymmword ptr [rdi+8928+\d1], ymm0
vmovdqa ymmword ptr [rdi+8960+\d1], ymm0
vmovdqa ymmword ptr [rdi+8992+\d1], ymm0
vmovdqa ymmword ptr [rdi+9024+\d1], ymm0
.endm
.macro carry_3 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+8864+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+672]
carry 3, \d0
carry 4, 32+\d0
carry 5, 64+\d0
carry 6, 96+\d0
carry 7, 128+\d0
carry 8, 160+\d0
carry 9, 192+\d0
carry 10, 224+\d0
carry 11, 256+\d0
carry_2 15, \d0, 2, \d1, 14, 3, 4
carry_2 14, 96+\d0, 5, 96+\d1, 15, 6, 7
carry_2 15, 192+\d0, 8, 192+\d1, 14, 9, 10
vpsllq ymm1, ymm0, 32
vpor ymm11, ymm11, ymm1
vmovdqu ymmword ptr [r9+288+\d1], ymm11
.endm
first 0	// first
first 128	// first
first 256	// first
first 384	// first
first 512	// first
lea r8, [rdi+3392]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 288	// x1.load
limbs 32, 640	// x1.limbs
add rax, 1	// place
lea r9, [rdi+832]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2112]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 640	// place
4:
row_2 0, 0	// p.row0
row_2 320, 640	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_3 0, 0	// p.row0
row_3 192, 192	// p.row0
row_3 384, 384	// p.row0
row_3 576, 608	// p.row0
row_3 800, 800	// p.row0
row_3 992, 992	// p.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// p.row0
mov r10, -640	// p.row0
.p2align 5
5:
reduce 0, 0	// p.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// p.reduce
reduce 640, 128	// p.reduce
reduce_to_row 0, 7, 0, 0, 15, 14	// p.reduce
reduce_to_row -192, 10, 640, 128, 14, 15	// p.row
vmovdqa ymmword ptr [rdi+10080], ymm10	// p.row
add r10, 128	// p.row
jnz 5b	// p.row
carry_3 0, 0	// p.carry
carry_3 640, 320	// p.carry
mov r8, r9	// loop
add rsi, 576	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem row
.purgem carry
.purgem reduce
.purgem reduce_to_row
.purgem carry_2
.purgem row_2
.purgem first
.purgem row_3
.purgem carry_3
