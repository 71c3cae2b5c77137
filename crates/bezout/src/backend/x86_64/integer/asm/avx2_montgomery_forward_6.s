// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 6 words and 14 limbs of 29 bits.
//   p = p y / 2^(29 14) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 6 words for each step; rdx = kept products, 448 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 779 instructions.
.macro load d0
vmovdqu xmm6, xmmword ptr [rsi+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+96+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+48+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+144+\d0], 1
vpunpcklqdq ymm0, ymm6, ymm7
vpunpckhqdq ymm1, ymm6, ymm7
vmovdqu xmm6, xmmword ptr [rsi+16+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+112+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+64+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+160+\d0], 1
vpunpcklqdq ymm2, ymm6, ymm7
vpunpckhqdq ymm3, ymm6, ymm7
vmovdqu xmm6, xmmword ptr [rsi+32+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+128+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+80+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+176+\d0], 1
vpunpcklqdq ymm4, ymm6, ymm7
vpunpckhqdq ymm5, ymm6, ymm7
.endm
.macro limbs d0, d1
vpor ymm6, ymm0, ymm1
vpor ymm6, ymm6, ymm2
vpor ymm6, ymm6, ymm3
vpor ymm6, ymm6, ymm4
vpor ymm6, ymm6, ymm5
vpxor ymm7, ymm7, ymm7
vpcmpeqq ymm6, ymm6, ymm7
vmovdqa ymmword ptr [rdi+6208+\d0], ymm6
vpsrlq ymm6, ymm6, 63
vpaddq ymm0, ymm0, ymm6
vpand ymm6, ymm0, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3328+\d1], ymm6
vpsrlq ymm6, ymm0, 29
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3360+\d1], ymm6
vpsrlq ymm6, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3392+\d1], ymm6
vpsrlq ymm6, ymm1, 23
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3424+\d1], ymm6
vpsrlq ymm6, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3456+\d1], ymm6
vpsrlq ymm6, ymm2, 17
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3488+\d1], ymm6
vpsrlq ymm6, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3520+\d1], ymm6
vpsrlq ymm6, ymm3, 11
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3552+\d1], ymm6
vpsrlq ymm6, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3584+\d1], ymm6
vpsrlq ymm6, ymm4, 5
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3616+\d1], ymm6
vpsrlq ymm6, ymm4, 34
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3648+\d1], ymm6
vpsrlq ymm6, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3680+\d1], ymm6
vpsrlq ymm6, ymm5, 28
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3712+\d1], ymm6
vpsrlq ymm6, ymm5, 57
vmovdqa ymmword ptr [rdi+3744+\d1], ymm6
.endm
.macro row d0, d1, r2, r3, r4, r5, r6
vmovdqa ymm6, ymmword ptr [rdi+3392+\d0]
vmovdqa ymm7, ymmword ptr [rdi+64+\d1]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r4, ymm7, ymm2
vpaddq ymm\r3, ymm\r3, ymm\r4
vpmuludq ymm\r5, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm\r5, ymm\r5, ymm\r6
vpaddq ymm\r3, ymm\r3, ymmword ptr [rdi+6336+\d0]
vmovdqa ymmword ptr [rdi+6272+\d0], ymm\r3
.endm
.macro carry r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+6304+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+480]
.endm
.macro carry_2 d0, r1, d2, r3
carry 14, 192+\d0
vpsllq ymm1, ymm14, 32
vpor ymm\r1, ymm\r1, ymm1
vmovdqu ymmword ptr [r9+\d2], ymm\r1
carry 15, 224+\d0
vpsllq ymm1, ymm15, 32
vpor ymm\r3, ymm\r3, ymm1
vmovdqu ymmword ptr [r9+32+\d2], ymm\r3
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+7168+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+7200+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+7232+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+7264+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+7296+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+7328+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+7360+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7392+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+32+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7424+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+64+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7456+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+96+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+7488+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+128+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7520+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+160+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7552+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+192+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7584+\d1], ymm1
.endm
.macro reduce_to_row d0, r1, d2, d3, r4, r5, r6, r7, r8, r9, r10, r11
vmovdqa ymmword ptr [rdi+6784+\d0], ymm\r1
vmovdqa ymm0, ymmword ptr [rdi+r10+7616+\d2]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648+\d2]
vmovdqa ymm2, ymmword ptr [rdi+8064+\d3]
vmovdqa ymm3, ymmword ptr [rdi+8096+\d3]
vmovdqa ymm6, ymmword ptr [rdi+3360+\d2]
vmovdqa ymm7, ymmword ptr [rdi+32]
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r4
row \d2, 0, \r5, 4, \r6, 5, \r7
row 32+\d2, 32, \r8, 5, \r9, 4, \r10
row 64+\d2, 64, \r11, 4, \r4, 5, \r5
row 96+\d2, 96, \r6, 5, \r7, 4, \r8
row 128+\d2, 128, \r9, 4, \r10, 5, \r11
row 160+\d2, 160, \r4, 5, \r5, 4, \r6
row 192+\d2, 192, \r7, 4, \r8, 5, \r9
row 224+\d2, 224, \r10, 5, \r11, 4, \r4
row 256+\d2, 256, \r5, 4, \r6, 5, \r7
row 288+\d2, 288, \r8, 5, \r9, 4, \r10
row 320+\d2, 320, \r11, 4, \r4, 5, \r5
vmovdqa ymm6, ymmword ptr [rdi+3744+\d2]
vmovdqa ymm7, ymmword ptr [rdi+416]
vpmuludq ymm\r6, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm\r7, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r7
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r8, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r8
vmovdqa ymmword ptr [rdi+6624+\d2], ymm5
.endm
.macro reduce d0, r1, d2, r3, r4, r5
vmovdqa ymm0, ymmword ptr [rdi+r10+7616+\d0]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648+\d0]
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328+\d0]
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272+\d0]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360+\d0]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+3328+\d0]
vpaddq ymm3, ymm3, ymm\r1
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304+\d0]
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8064+\d2], ymm4
vpmuludq ymm\r3, ymm4, ymmword ptr [rdi+0]
vpaddq ymm2, ymm2, ymm\r3
vpmuludq ymm\r4, ymm4, ymmword ptr [rdi+32]
vpaddq ymm3, ymm3, ymm\r4
vpsrlq ymm2, ymm2, 29
vpaddq ymm3, ymm3, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8096+\d2], ymm5
vpmuludq ymm\r5, ymm5, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r5
vpsrlq ymm3, ymm3, 29
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336+\d0]
.endm
.macro first d0
vmovdqa ymm0, ymmword ptr [rdi+640+\d0]
vmovdqa ymmword ptr [rdi+2432+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+672+\d0]
vmovdqa ymmword ptr [rdi+2464+\d0], ymm0
.endm
.macro row_3 d0, d1
vmovdqa ymmword ptr [rdi+6272+\d0], ymm0
vmovdqa ymmword ptr [rdi+6304+\d0], ymm0
vmovdqa ymmword ptr [rdi+6336+\d0], ymm0
vmovdqa ymmword ptr [rdi+6368+\d1], ymm0
vmovdqa ymmword ptr [rdi+6400+\d1], ymm0
.endm
.macro carry_3 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+6272+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+480]
carry 3, \d0
carry 4, 32+\d0
carry 5, 64+\d0
carry 6, 96+\d0
carry 7, 128+\d0
carry 8, 160+\d0
carry_2 \d0, 2, \d1, 3
carry_2 64+\d0, 4, 64+\d1, 5
carry_2 128+\d0, 6, 128+\d1, 7
vpsllq ymm1, ymm0, 32
vpor ymm8, ymm8, ymm1
vmovdqu ymmword ptr [r9+192+\d1], ymm8
.endm
first 0	// first
first 64	// first
first 128	// first
first 192	// first
first 256	// first
first 320	// first
first 384	// first
lea r8, [rdi+2432]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 192	// x1.load
limbs 32, 448	// x1.limbs
add rax, 1	// place
lea r9, [rdi+640]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1536]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 448	// place
4:
row_2 0, 0	// p.row0
row_2 224, 448	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_3 0, 0	// p.row0
row_3 160, 160	// p.row0
row_3 320, 352	// p.row0
row_3 512, 512	// p.row0
row_3 672, 672	// p.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// p.row0
mov r10, -448	// p.row0
.p2align 5
5:
reduce 0, 7, 0, 8, 9, 10	// p.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// p.reduce
reduce 448, 11, 64, 12, 13, 14	// p.reduce
reduce_to_row 0, 3, 0, 0, 9, 10, 11, 12, 13, 14, 15, 8	// p.reduce
reduce_to_row -128, 4, 448, 64, 14, 15, 8, 9, 10, 11, 12, 13	// p.row
vmovdqa ymmword ptr [rdi+7104], ymm4	// p.row
add r10, 64	// p.row
jnz 5b	// p.row
carry_3 0, 0	// p.carry
carry_3 448, 224	// p.carry
mov r8, r9	// loop
add rsi, 384	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem row
.purgem carry
.purgem carry_2
.purgem row_2
.purgem reduce_to_row
.purgem reduce
.purgem first
.purgem row_3
.purgem carry_3
