// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 8 words and 18 limbs of 29 bits.
//   p = p y / 2^(29 18) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 8 words for each step; rdx = kept products, 576 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 10496 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 576,
//   2^29 - 1 at 608, 1 at 640, orders of lanes at 672, p at 768, spare at 1920, first at 3072, x at
//   4224, others at 5376, total at 7104,
//   2^(29 limbs) - m at 7360, masks of zeros at 7936, scratch at 8000.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1153 instructions.
.macro load d0
vmovdqu xmm8, xmmword ptr [rsi+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+128+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+64+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192+\d0], 1
vpunpcklqdq ymm0, ymm8, ymm9
vpunpckhqdq ymm1, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+16+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+144+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+80+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+208+\d0], 1
vpunpcklqdq ymm2, ymm8, ymm9
vpunpckhqdq ymm3, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+32+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+160+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+96+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+224+\d0], 1
vpunpcklqdq ymm4, ymm8, ymm9
vpunpckhqdq ymm5, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+48+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+176+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+112+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+240+\d0], 1
vpunpcklqdq ymm6, ymm8, ymm9
vpunpckhqdq ymm7, ymm8, ymm9
.endm
.macro limbs d0, d1
vpor ymm8, ymm0, ymm1
vpor ymm8, ymm8, ymm2
vpor ymm8, ymm8, ymm3
vpor ymm8, ymm8, ymm4
vpor ymm8, ymm8, ymm5
vpor ymm8, ymm8, ymm6
vpor ymm8, ymm8, ymm7
vpxor ymm9, ymm9, ymm9
vpcmpeqq ymm8, ymm8, ymm9
vmovdqa ymmword ptr [rdi+7936+\d0], ymm8
vpsrlq ymm8, ymm8, 63
vpaddq ymm0, ymm0, ymm8
vpand ymm8, ymm0, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4224+\d1], ymm8
vpsrlq ymm8, ymm0, 29
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4256+\d1], ymm8
vpsrlq ymm8, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4288+\d1], ymm8
vpsrlq ymm8, ymm1, 23
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4320+\d1], ymm8
vpsrlq ymm8, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4352+\d1], ymm8
vpsrlq ymm8, ymm2, 17
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4384+\d1], ymm8
vpsrlq ymm8, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4416+\d1], ymm8
vpsrlq ymm8, ymm3, 11
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4448+\d1], ymm8
vpsrlq ymm8, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4480+\d1], ymm8
vpsrlq ymm8, ymm4, 5
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4512+\d1], ymm8
vpsrlq ymm8, ymm4, 34
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4544+\d1], ymm8
vpsrlq ymm8, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4576+\d1], ymm8
vpsrlq ymm8, ymm5, 28
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4608+\d1], ymm8
vpsrlq ymm8, ymm5, 57
vpsllq ymm15, ymm6, 7
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4640+\d1], ymm8
vpsrlq ymm8, ymm6, 22
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4672+\d1], ymm8
vpsrlq ymm8, ymm6, 51
vpsllq ymm15, ymm7, 13
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4704+\d1], ymm8
vpsrlq ymm8, ymm7, 16
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4736+\d1], ymm8
vpsrlq ymm8, ymm7, 45
vmovdqa ymmword ptr [rdi+4768+\d1], ymm8
.endm
.macro row d0, d1, r2, r3, r4, r5, r6, r7, r8, r9
vmovdqa ymm9, ymmword ptr [rdi+4320+\d0]
vmovdqa ymm10, ymmword ptr [rdi+96+\d1]
vpmuludq ymm\r2, ymm9, ymm0
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r4, ymm10, ymm3
vpaddq ymm\r3, ymm\r3, ymm\r4
vpmuludq ymm\r5, ymm9, ymm1
vpaddq ymm\r6, ymm\r6, ymm\r5
vpmuludq ymm\r7, ymm10, ymm4
vpaddq ymm\r6, ymm\r6, ymm\r7
vpmuludq ymm\r8, ymm9, ymm2
vpmuludq ymm\r9, ymm10, ymm5
vpaddq ymm\r8, ymm\r8, ymm\r9
vpaddq ymm\r3, ymm\r3, ymmword ptr [rdi+8096+\d0]
vmovdqa ymmword ptr [rdi+8000+\d0], ymm\r3
.endm
.macro carry r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+8032+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+608]
.endm
.macro carry_2 d0, r1, d2, r3
carry 14, 256+\d0
vpsllq ymm1, ymm14, 32
vpor ymm\r1, ymm\r1, ymm1
vmovdqu ymmword ptr [r9+\d2], ymm\r1
carry 15, 288+\d0
vpsllq ymm1, ymm15, 32
vpor ymm\r3, ymm\r3, ymm1
vmovdqu ymmword ptr [r9+32+\d2], ymm\r3
.endm
.macro reduce_to_row d0, r1, d2, d3, r4, r5, r6, r7, r8
vmovdqa ymmword ptr [rdi+8672+\d0], ymm\r1
vmovdqa ymm0, ymmword ptr [rdi+r10+9728+\d2]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760+\d2]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792+\d2]
vmovdqa ymm3, ymmword ptr [rdi+10304+\d3]
vmovdqa ymm4, ymmword ptr [rdi+10336+\d3]
vmovdqa ymm5, ymmword ptr [rdi+10368+\d3]
vmovdqa ymm9, ymmword ptr [rdi+4256+\d2]
vmovdqa ymm10, ymmword ptr [rdi+32]
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vmovdqa ymm9, ymmword ptr [rdi+4288+\d2]
vmovdqa ymm10, ymmword ptr [rdi+64]
vpmuludq ymm\r5, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r6, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r6
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r7, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r7
row \d2, 0, \r8, 6, \r4, \r5, 7, \r6, 8, \r7
row 32+\d2, 32, \r8, 7, \r4, \r5, 8, \r6, 6, \r7
row 64+\d2, 64, \r8, 8, \r4, \r5, 6, \r6, 7, \r7
row 96+\d2, 96, \r8, 6, \r4, \r5, 7, \r6, 8, \r7
row 128+\d2, 128, \r8, 7, \r4, \r5, 8, \r6, 6, \r7
row 160+\d2, 160, \r8, 8, \r4, \r5, 6, \r6, 7, \r7
row 192+\d2, 192, \r8, 6, \r4, \r5, 7, \r6, 8, \r7
row 224+\d2, 224, \r8, 7, \r4, \r5, 8, \r6, 6, \r7
row 256+\d2, 256, \r8, 8, \r4, \r5, 6, \r6, 7, \r7
row 288+\d2, 288, \r8, 6, \r4, \r5, 7, \r6, 8, \r7
row 320+\d2, 320, \r8, 7, \r4, \r5, 8, \r6, 6, \r7
row 352+\d2, 352, \r8, 8, \r4, \r5, 6, \r6, 7, \r7
row 384+\d2, 384, \r8, 6, \r4, \r5, 7, \r6, 8, \r7
row 416+\d2, 416, \r8, 7, \r4, \r5, 8, \r6, 6, \r7
vmovdqa ymm9, ymmword ptr [rdi+4768+\d2]
vmovdqa ymm10, ymmword ptr [rdi+544]
vpmuludq ymm\r8, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r8
vpmuludq ymm\r4, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r6, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r6
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r7, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r7
vmovdqa ymmword ptr [rdi+8448+\d2], ymm8
vmovdqa ymmword ptr [rdi+8480+\d2], ymm6
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+9152+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+9184+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+9216+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+9248+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+9280+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+9312+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+9344+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+9376+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+9408+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9440+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+32+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9472+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+64+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9504+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+96+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9536+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+128+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9568+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+160+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9600+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+192+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9632+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+224+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9664+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+256+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9696+\d1], ymm1
.endm
.macro reduce d0, r1, r2, r3, d4, r5, r6, r7, r8
vmovdqa ymm0, ymmword ptr [rdi+r10+9728+\d0]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760+\d0]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792+\d0]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224+\d0]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000+\d0]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256+\d0]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+4224+\d0]
vpaddq ymm4, ymm4, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032+\d0]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288+\d0]
vpmuludq ymm\r2, ymm1, ymmword ptr [rdi+4256+\d0]
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm2, ymmword ptr [rdi+4224+\d0]
vpaddq ymm5, ymm5, ymm\r3
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064+\d0]
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10304+\d4], ymm6
vpmuludq ymm\r5, ymm6, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r5
vpmuludq ymm\r6, ymm6, ymmword ptr [rdi+32]
vpaddq ymm4, ymm4, ymm\r6
vpsrlq ymm3, ymm3, 29
vpaddq ymm4, ymm4, ymm3
vpmuludq ymm\r7, ymm6, ymmword ptr [rdi+64]
vpaddq ymm5, ymm5, ymm\r7
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10336+\d4], ymm7
vpmuludq ymm\r8, ymm7, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r8
vpmuludq ymm\r1, ymm7, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r1
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10368+\d4], ymm8
vpmuludq ymm\r2, ymm8, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r2
vpsrlq ymm5, ymm5, 29
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096+\d0]
.endm
.macro first d0
vmovdqa ymm0, ymmword ptr [rdi+768+\d0]
vmovdqa ymmword ptr [rdi+3072+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+800+\d0]
vmovdqa ymmword ptr [rdi+3104+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+832+\d0]
vmovdqa ymmword ptr [rdi+3136+\d0], ymm0
.endm
.macro row_3 d0, d1
vmovdqa ymmword ptr [rdi+8000+\d0], ymm0
vmovdqa ymmword ptr [rdi+8032+\d1], ymm0
vmovdqa ymmword ptr [rdi+8064+\d1], ymm0
vmovdqa ymmword ptr [rdi+8096+\d1], ymm0
.endm
.macro carry_3 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+8000+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+608]
carry 3, \d0
carry 4, 32+\d0
carry 5, 64+\d0
carry 6, 96+\d0
carry 7, 128+\d0
carry 8, 160+\d0
carry 9, 192+\d0
carry 10, 224+\d0
carry_2 \d0, 2, \d1, 3
carry_2 64+\d0, 4, 64+\d1, 5
carry_2 128+\d0, 6, 128+\d1, 7
carry_2 192+\d0, 8, 192+\d1, 9
vpsllq ymm1, ymm0, 32
vpor ymm10, ymm10, ymm1
vmovdqu ymmword ptr [r9+256+\d1], ymm10
.endm
first 0	// first
first 96	// first
first 192	// first
first 288	// first
first 384	// first
first 480	// first
lea r8, [rdi+3072]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 256	// x1.load
limbs 32, 576	// x1.limbs
add rax, 1	// place
lea r9, [rdi+768]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1920]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 576	// place
4:
row_2 0, 0	// p.row0
row_2 288, 576	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_3 0, 0	// p.row0
row_3 128, 128	// p.row0
row_3 256, 256	// p.row0
row_3 384, 384	// p.row0
row_3 512, 544	// p.row0
row_3 672, 672	// p.row0
row_3 800, 800	// p.row0
row_3 928, 928	// p.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// p.row0
mov r10, -576	// p.row0
.p2align 5
5:
reduce 0, 10, 11, 12, 0, 13, 14, 15, 9	// p.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p.reduce
reduce 576, 12, 13, 14, 96, 15, 9, 10, 11	// p.reduce
reduce_to_row 0, 5, 0, 0, 15, 11, 12, 13, 14	// p.reduce
reduce_to_row -160, 7, 576, 96, 14, 15, 11, 12, 13	// p.row
vmovdqa ymmword ptr [rdi+9088], ymm7	// p.row
add r10, 96	// p.row
jnz 5b	// p.row
carry_3 0, 0	// p.carry
carry_3 576, 288	// p.carry
mov r8, r9	// loop
add rsi, 512	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem row
.purgem carry
.purgem carry_2
.purgem reduce_to_row
.purgem row_2
.purgem reduce
.purgem first
.purgem row_3
.purgem carry_3
