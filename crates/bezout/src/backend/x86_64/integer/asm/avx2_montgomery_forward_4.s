// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 4 words and 9 limbs of 29 bits.
//   p = p y / 2^(29 9) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 4 words for each step; rdx = kept products, 320 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 927 instructions.
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
vmovdqu ymmword ptr [r9+128+\d0], ymm3
vpsrlq ymm10, ymm4, 29
vpand ymm4, ymm4, ymm15
vpaddq ymm5, ymm5, ymm10
vpsllq ymm11, ymm4, 32
vpor ymm9, ymm9, ymm11
vmovdqu ymmword ptr [r9+\d0], ymm9
vpsrlq ymm10, ymm5, 29
vpand ymm5, ymm5, ymm15
vpaddq ymm6, ymm6, ymm10
vpsllq ymm11, ymm5, 32
vpor ymm0, ymm0, ymm11
vmovdqu ymmword ptr [r9+32+\d0], ymm0
vpsrlq ymm7, ymm6, 29
vpand ymm6, ymm6, ymm15
vpsllq ymm11, ymm6, 32
vpor ymm1, ymm1, ymm11
vmovdqu ymmword ptr [r9+64+\d0], ymm1
vpsllq ymm11, ymm7, 32
vpor ymm2, ymm2, ymm11
vmovdqu ymmword ptr [r9+96+\d0], ymm2
.endm
.macro row_to_carry d0, d1, r2, r3
row \d0, \d1
vpmuludq ymm10, ymm0, ymm14
row_2 \d0, \r2, \d1, 1, \r3, 2, 3, 4
reduce \r2, 0, \r3, 1
row_3 \r2, \d1, 5, \r3, 6, 7, 8, 9
reduce_2 \r2, 2, \r3, 3, 4, 5, 6, 7, 8
vpmuludq ymm10, ymm1, ymm14
row_2 32+\d0, \r3, \d1, 2, \r2, 3, 4, 5
reduce \r3, 1, \r2, 2
row_3 \r3, \d1, 6, \r2, 7, 8, 9, 0
reduce_2 \r3, 3, \r2, 4, 5, 6, 7, 8, 9
vpmuludq ymm10, ymm2, ymm14
row_2 64+\d0, \r2, \d1, 3, \r3, 4, 5, 6
reduce \r2, 2, \r3, 3
row_3 \r2, \d1, 7, \r3, 8, 9, 0, 1
reduce_2 \r2, 4, \r3, 5, 6, 7, 8, 9, 0
vpmuludq ymm10, ymm3, ymm14
row_2 96+\d0, \r3, \d1, 4, \r2, 5, 6, 7
reduce \r3, 3, \r2, 4
row_3 \r3, \d1, 8, \r2, 9, 0, 1, 2
reduce_2 \r3, 5, \r2, 6, 7, 8, 9, 0, 1
vpmuludq ymm10, ymm4, ymm14
row_4 \d0, \r2, \d1, 5, \r3, 6, 7, 8
reduce \r2, 4, \r3, 5
row_3 \r2, \d1, 9, \r3, 0, 1, 2, 3
reduce_2 \r2, 6, \r3, 7, 8, 9, 0, 1, 2
vpmuludq ymm10, ymm5, ymm14
row_4 32+\d0, \r3, \d1, 6, \r2, 7, 8, 9
reduce \r3, 5, \r2, 6
row_3 \r3, \d1, 0, \r2, 1, 2, 3, 4
reduce_2 \r3, 7, \r2, 8, 9, 0, 1, 2, 3
vpmuludq ymm10, ymm6, ymm14
row_4 64+\d0, \r2, \d1, 7, \r3, 8, 9, 0
reduce \r2, 6, \r3, 7
row_3 \r2, \d1, 1, \r3, 2, 3, 4, 5
reduce_2 \r2, 8, \r3, 9, 0, 1, 2, 3, 4
vpmuludq ymm10, ymm7, ymm14
row_4 96+\d0, \r3, \d1, 8, \r2, 9, 0, 1
reduce \r3, 7, \r2, 8
row_3 \r3, \d1, 2, \r2, 3, 4, 5, 6
reduce_2 \r3, 9, \r2, 0, 1, 2, 3, 4, 5
reduce_3 \r2, \r3
carry \d0
.endm
.macro first d0
vmovdqa ymm0, ymmword ptr [rdi+480+\d0]
vmovdqa ymmword ptr [rdi+1632+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+512+\d0]
vmovdqa ymmword ptr [rdi+1664+\d0], ymm0
.endm
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
first 0	// first
first 64	// first
first 128	// first
first 192	// first
first 256	// first
lea r8, [rdi+1632]	// first
xor eax, eax	// first
.p2align 5
2:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 128	// x1.load
limbs 32, 288	// x1.limbs
add rax, 1	// place
lea r9, [rdi+480]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1056]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 320	// place
4:
row_to_carry 0, 0, 13, 12	// p0.row0
row_to_carry 160, 288, 12, 13	// p1.row0
mov r8, r9	// loop
add rsi, 256	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
.purgem load
.purgem limbs
.purgem row
.purgem row_2
.purgem reduce
.purgem row_3
.purgem reduce_2
.purgem row_4
.purgem reduce_3
.purgem carry
.purgem row_to_carry
.purgem first
