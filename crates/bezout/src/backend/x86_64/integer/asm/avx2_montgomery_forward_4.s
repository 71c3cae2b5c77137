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
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
vmovdqa ymm0, ymmword ptr [rdi+480]	// first
vmovdqa ymmword ptr [rdi+1632], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+512]	// first
vmovdqa ymmword ptr [rdi+1664], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+544]	// first
vmovdqa ymmword ptr [rdi+1696], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+576]	// first
vmovdqa ymmword ptr [rdi+1728], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+608]	// first
vmovdqa ymmword ptr [rdi+1760], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+640]	// first
vmovdqa ymmword ptr [rdi+1792], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+672]	// first
vmovdqa ymmword ptr [rdi+1824], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+704]	// first
vmovdqa ymmword ptr [rdi+1856], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+736]	// first
vmovdqa ymmword ptr [rdi+1888], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+768]	// first
vmovdqa ymmword ptr [rdi+1920], ymm0	// first
lea r8, [rdi+1632]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu xmm4, xmmword ptr [rsi+0]	// x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+64], 1	// x0.load
vmovdqu xmm5, xmmword ptr [rsi+32]	// x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+96], 1	// x0.load
vpunpcklqdq ymm0, ymm4, ymm5	// x0.load
vpunpckhqdq ymm1, ymm4, ymm5	// x0.load
vmovdqu xmm4, xmmword ptr [rsi+16]	// x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+80], 1	// x0.load
vmovdqu xmm5, xmmword ptr [rsi+48]	// x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+112], 1	// x0.load
vpunpcklqdq ymm2, ymm4, ymm5	// x0.load
vpunpckhqdq ymm3, ymm4, ymm5	// x0.load
vpor ymm4, ymm0, ymm1	// x0.limbs
vpor ymm4, ymm4, ymm2	// x0.limbs
vpor ymm4, ymm4, ymm3	// x0.limbs
vpxor ymm5, ymm5, ymm5	// x0.limbs
vpcmpeqq ymm4, ymm4, ymm5	// x0.limbs
vmovdqa ymmword ptr [rdi+4064], ymm4	// x0.limbs
vpsrlq ymm4, ymm4, 63	// x0.limbs
vpaddq ymm0, ymm0, ymm4	// x0.limbs
vpand ymm4, ymm0, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// x0.limbs
vpsrlq ymm4, ymm0, 29	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2240], ymm4	// x0.limbs
vpsrlq ymm4, ymm0, 58	// x0.limbs
vpsllq ymm13, ymm1, 6	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2272], ymm4	// x0.limbs
vpsrlq ymm4, ymm1, 23	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2304], ymm4	// x0.limbs
vpsrlq ymm4, ymm1, 52	// x0.limbs
vpsllq ymm13, ymm2, 12	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2336], ymm4	// x0.limbs
vpsrlq ymm4, ymm2, 17	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2368], ymm4	// x0.limbs
vpsrlq ymm4, ymm2, 46	// x0.limbs
vpsllq ymm13, ymm3, 18	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2400], ymm4	// x0.limbs
vpsrlq ymm4, ymm3, 11	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2432], ymm4	// x0.limbs
vpsrlq ymm4, ymm3, 40	// x0.limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// x0.limbs
vmovdqu xmm4, xmmword ptr [rsi+128]	// x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+192], 1	// x1.load
vmovdqu xmm5, xmmword ptr [rsi+160]	// x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+224], 1	// x1.load
vpunpcklqdq ymm0, ymm4, ymm5	// x1.load
vpunpckhqdq ymm1, ymm4, ymm5	// x1.load
vmovdqu xmm4, xmmword ptr [rsi+144]	// x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+208], 1	// x1.load
vmovdqu xmm5, xmmword ptr [rsi+176]	// x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+240], 1	// x1.load
vpunpcklqdq ymm2, ymm4, ymm5	// x1.load
vpunpckhqdq ymm3, ymm4, ymm5	// x1.load
vpor ymm4, ymm0, ymm1	// x1.limbs
vpor ymm4, ymm4, ymm2	// x1.limbs
vpor ymm4, ymm4, ymm3	// x1.limbs
vpxor ymm5, ymm5, ymm5	// x1.limbs
vpcmpeqq ymm4, ymm4, ymm5	// x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm4	// x1.limbs
vpsrlq ymm4, ymm4, 63	// x1.limbs
vpaddq ymm0, ymm0, ymm4	// x1.limbs
vpand ymm4, ymm0, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2496], ymm4	// x1.limbs
vpsrlq ymm4, ymm0, 29	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2528], ymm4	// x1.limbs
vpsrlq ymm4, ymm0, 58	// x1.limbs
vpsllq ymm13, ymm1, 6	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2560], ymm4	// x1.limbs
vpsrlq ymm4, ymm1, 23	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2592], ymm4	// x1.limbs
vpsrlq ymm4, ymm1, 52	// x1.limbs
vpsllq ymm13, ymm2, 12	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2624], ymm4	// x1.limbs
vpsrlq ymm4, ymm2, 17	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2656], ymm4	// x1.limbs
vpsrlq ymm4, ymm2, 46	// x1.limbs
vpsllq ymm13, ymm3, 18	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2688], ymm4	// x1.limbs
vpsrlq ymm4, ymm3, 11	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2720], ymm4	// x1.limbs
vpsrlq ymm4, ymm3, 40	// x1.limbs
vmovdqa ymmword ptr [rdi+2752], ymm4	// x1.limbs
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
vmovdqu ymm11, ymmword ptr [r8+0]	// p0.row0
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
vmovdqu ymm11, ymmword ptr [r8+32]	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row1
vpaddq ymm1, ymm1, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row1
vpaddq ymm2, ymm2, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row1
vpaddq ymm3, ymm3, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row1
vpaddq ymm4, ymm4, ymm12	// p0.row1
vpand ymm10, ymm10, ymm15	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce0
vpaddq ymm0, ymm0, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce0
vpaddq ymm1, ymm1, ymm12	// p0.reduce0
vpsrlq ymm0, ymm0, 29	// p0.reduce0
vpaddq ymm1, ymm1, ymm0	// p0.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row1
vpaddq ymm5, ymm5, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row1
vpaddq ymm6, ymm6, ymm12	// p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row1
vpaddq ymm7, ymm7, ymm13	// p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row1
vpaddq ymm8, ymm8, ymm12	// p0.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// p0.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce0
vpaddq ymm2, ymm2, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce0
vpaddq ymm3, ymm3, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce0
vpaddq ymm4, ymm4, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce0
vpaddq ymm5, ymm5, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce0
vpaddq ymm6, ymm6, ymm13	// p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce0
vpaddq ymm7, ymm7, ymm12	// p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce0
vpaddq ymm8, ymm8, ymm13	// p0.reduce0
vpmuludq ymm10, ymm1, ymm14	// p0.reduce1
vmovdqu ymm11, ymmword ptr [r8+64]	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row2
vpaddq ymm2, ymm2, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row2
vpaddq ymm3, ymm3, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row2
vpaddq ymm4, ymm4, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row2
vpaddq ymm5, ymm5, ymm13	// p0.row2
vpand ymm10, ymm10, ymm15	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce1
vpaddq ymm1, ymm1, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce1
vpaddq ymm2, ymm2, ymm13	// p0.reduce1
vpsrlq ymm1, ymm1, 29	// p0.reduce1
vpaddq ymm2, ymm2, ymm1	// p0.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row2
vpaddq ymm6, ymm6, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row2
vpaddq ymm7, ymm7, ymm13	// p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row2
vpaddq ymm8, ymm8, ymm12	// p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row2
vpaddq ymm9, ymm9, ymm13	// p0.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// p0.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce1
vpaddq ymm3, ymm3, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce1
vpaddq ymm4, ymm4, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce1
vpaddq ymm5, ymm5, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce1
vpaddq ymm6, ymm6, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce1
vpaddq ymm7, ymm7, ymm12	// p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce1
vpaddq ymm8, ymm8, ymm13	// p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce1
vpaddq ymm9, ymm9, ymm12	// p0.reduce1
vpmuludq ymm10, ymm2, ymm14	// p0.reduce2
vmovdqu ymm11, ymmword ptr [r8+96]	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row3
vpaddq ymm3, ymm3, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row3
vpaddq ymm4, ymm4, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row3
vpaddq ymm5, ymm5, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row3
vpaddq ymm6, ymm6, ymm12	// p0.row3
vpand ymm10, ymm10, ymm15	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce2
vpaddq ymm2, ymm2, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce2
vpaddq ymm3, ymm3, ymm12	// p0.reduce2
vpsrlq ymm2, ymm2, 29	// p0.reduce2
vpaddq ymm3, ymm3, ymm2	// p0.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row3
vpaddq ymm7, ymm7, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row3
vpaddq ymm8, ymm8, ymm12	// p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row3
vpaddq ymm9, ymm9, ymm13	// p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row3
vpaddq ymm0, ymm0, ymm12	// p0.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// p0.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce2
vpaddq ymm4, ymm4, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce2
vpaddq ymm5, ymm5, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce2
vpaddq ymm6, ymm6, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce2
vpaddq ymm7, ymm7, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce2
vpaddq ymm8, ymm8, ymm13	// p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce2
vpaddq ymm9, ymm9, ymm12	// p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce2
vpaddq ymm0, ymm0, ymm13	// p0.reduce2
vpmuludq ymm10, ymm3, ymm14	// p0.reduce3
vmovdqu ymm11, ymmword ptr [r8+128]	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row4
vpaddq ymm4, ymm4, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row4
vpaddq ymm5, ymm5, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row4
vpaddq ymm6, ymm6, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row4
vpaddq ymm7, ymm7, ymm13	// p0.row4
vpand ymm10, ymm10, ymm15	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce3
vpaddq ymm3, ymm3, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce3
vpaddq ymm4, ymm4, ymm13	// p0.reduce3
vpsrlq ymm3, ymm3, 29	// p0.reduce3
vpaddq ymm4, ymm4, ymm3	// p0.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row4
vpaddq ymm8, ymm8, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row4
vpaddq ymm9, ymm9, ymm13	// p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row4
vpaddq ymm0, ymm0, ymm12	// p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row4
vpaddq ymm1, ymm1, ymm13	// p0.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// p0.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce3
vpaddq ymm5, ymm5, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce3
vpaddq ymm6, ymm6, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce3
vpaddq ymm7, ymm7, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce3
vpaddq ymm8, ymm8, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce3
vpaddq ymm9, ymm9, ymm12	// p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce3
vpaddq ymm0, ymm0, ymm13	// p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce3
vpaddq ymm1, ymm1, ymm12	// p0.reduce3
vpmuludq ymm10, ymm4, ymm14	// p0.reduce4
vmovdqu ymm11, ymmword ptr [r8+0]	// p0.row5
vpsrlq ymm11, ymm11, 32	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row5
vpaddq ymm5, ymm5, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row5
vpaddq ymm6, ymm6, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row5
vpaddq ymm7, ymm7, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row5
vpaddq ymm8, ymm8, ymm12	// p0.row5
vpand ymm10, ymm10, ymm15	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce4
vpaddq ymm4, ymm4, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce4
vpaddq ymm5, ymm5, ymm12	// p0.reduce4
vpsrlq ymm4, ymm4, 29	// p0.reduce4
vpaddq ymm5, ymm5, ymm4	// p0.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row5
vpaddq ymm9, ymm9, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row5
vpaddq ymm0, ymm0, ymm12	// p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row5
vpaddq ymm1, ymm1, ymm13	// p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row5
vpaddq ymm2, ymm2, ymm12	// p0.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// p0.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce4
vpaddq ymm6, ymm6, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce4
vpaddq ymm7, ymm7, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce4
vpaddq ymm8, ymm8, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce4
vpaddq ymm9, ymm9, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce4
vpaddq ymm0, ymm0, ymm13	// p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce4
vpaddq ymm1, ymm1, ymm12	// p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce4
vpaddq ymm2, ymm2, ymm13	// p0.reduce4
vpmuludq ymm10, ymm5, ymm14	// p0.reduce5
vmovdqu ymm11, ymmword ptr [r8+32]	// p0.row6
vpsrlq ymm11, ymm11, 32	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row6
vpaddq ymm6, ymm6, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row6
vpaddq ymm7, ymm7, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row6
vpaddq ymm8, ymm8, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row6
vpaddq ymm9, ymm9, ymm13	// p0.row6
vpand ymm10, ymm10, ymm15	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce5
vpaddq ymm5, ymm5, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce5
vpaddq ymm6, ymm6, ymm13	// p0.reduce5
vpsrlq ymm5, ymm5, 29	// p0.reduce5
vpaddq ymm6, ymm6, ymm5	// p0.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row6
vpaddq ymm0, ymm0, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row6
vpaddq ymm1, ymm1, ymm13	// p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row6
vpaddq ymm2, ymm2, ymm12	// p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row6
vpaddq ymm3, ymm3, ymm13	// p0.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// p0.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce5
vpaddq ymm7, ymm7, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce5
vpaddq ymm8, ymm8, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce5
vpaddq ymm9, ymm9, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce5
vpaddq ymm0, ymm0, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce5
vpaddq ymm1, ymm1, ymm12	// p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce5
vpaddq ymm2, ymm2, ymm13	// p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce5
vpaddq ymm3, ymm3, ymm12	// p0.reduce5
vpmuludq ymm10, ymm6, ymm14	// p0.reduce6
vmovdqu ymm11, ymmword ptr [r8+64]	// p0.row7
vpsrlq ymm11, ymm11, 32	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// p0.row7
vpaddq ymm7, ymm7, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// p0.row7
vpaddq ymm8, ymm8, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// p0.row7
vpaddq ymm9, ymm9, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// p0.row7
vpaddq ymm0, ymm0, ymm12	// p0.row7
vpand ymm10, ymm10, ymm15	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce6
vpaddq ymm6, ymm6, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce6
vpaddq ymm7, ymm7, ymm12	// p0.reduce6
vpsrlq ymm6, ymm6, 29	// p0.reduce6
vpaddq ymm7, ymm7, ymm6	// p0.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// p0.row7
vpaddq ymm1, ymm1, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// p0.row7
vpaddq ymm2, ymm2, ymm12	// p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// p0.row7
vpaddq ymm3, ymm3, ymm13	// p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// p0.row7
vpaddq ymm4, ymm4, ymm12	// p0.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// p0.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce6
vpaddq ymm8, ymm8, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce6
vpaddq ymm9, ymm9, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce6
vpaddq ymm0, ymm0, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce6
vpaddq ymm1, ymm1, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce6
vpaddq ymm2, ymm2, ymm13	// p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce6
vpaddq ymm3, ymm3, ymm12	// p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce6
vpaddq ymm4, ymm4, ymm13	// p0.reduce6
vpmuludq ymm10, ymm7, ymm14	// p0.reduce7
vmovdqu ymm11, ymmword ptr [r8+96]	// p0.row8
vpsrlq ymm11, ymm11, 32	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// p0.row8
vpaddq ymm8, ymm8, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// p0.row8
vpaddq ymm9, ymm9, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// p0.row8
vpaddq ymm0, ymm0, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// p0.row8
vpaddq ymm1, ymm1, ymm13	// p0.row8
vpand ymm10, ymm10, ymm15	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p0.reduce7
vpaddq ymm7, ymm7, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p0.reduce7
vpaddq ymm8, ymm8, ymm13	// p0.reduce7
vpsrlq ymm7, ymm7, 29	// p0.reduce7
vpaddq ymm8, ymm8, ymm7	// p0.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// p0.row8
vpaddq ymm2, ymm2, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// p0.row8
vpaddq ymm3, ymm3, ymm13	// p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// p0.row8
vpaddq ymm4, ymm4, ymm12	// p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// p0.row8
vpaddq ymm5, ymm5, ymm13	// p0.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// p0.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p0.reduce7
vpaddq ymm9, ymm9, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p0.reduce7
vpaddq ymm0, ymm0, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p0.reduce7
vpaddq ymm1, ymm1, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p0.reduce7
vpaddq ymm2, ymm2, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p0.reduce7
vpaddq ymm3, ymm3, ymm12	// p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p0.reduce7
vpaddq ymm4, ymm4, ymm13	// p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p0.reduce7
vpaddq ymm5, ymm5, ymm12	// p0.reduce7
vpmuludq ymm10, ymm8, ymm14	// p0.reduce8
vpand ymm10, ymm10, ymm15	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p0.reduce8
vpaddq ymm8, ymm8, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce8
vpaddq ymm9, ymm9, ymm12	// p0.reduce8
vpsrlq ymm8, ymm8, 29	// p0.reduce8
vpaddq ymm9, ymm9, ymm8	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p0.reduce8
vpaddq ymm0, ymm0, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p0.reduce8
vpaddq ymm1, ymm1, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p0.reduce8
vpaddq ymm2, ymm2, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p0.reduce8
vpaddq ymm3, ymm3, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p0.reduce8
vpaddq ymm4, ymm4, ymm13	// p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p0.reduce8
vpaddq ymm5, ymm5, ymm12	// p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p0.reduce8
vpaddq ymm6, ymm6, ymm13	// p0.reduce8
vpsrlq ymm10, ymm9, 29	// p0.carry
vpand ymm9, ymm9, ymm15	// p0.carry
vpaddq ymm0, ymm0, ymm10	// p0.carry
vpsrlq ymm10, ymm0, 29	// p0.carry
vpand ymm0, ymm0, ymm15	// p0.carry
vpaddq ymm1, ymm1, ymm10	// p0.carry
vpsrlq ymm10, ymm1, 29	// p0.carry
vpand ymm1, ymm1, ymm15	// p0.carry
vpaddq ymm2, ymm2, ymm10	// p0.carry
vpsrlq ymm10, ymm2, 29	// p0.carry
vpand ymm2, ymm2, ymm15	// p0.carry
vpaddq ymm3, ymm3, ymm10	// p0.carry
vpsrlq ymm10, ymm3, 29	// p0.carry
vpand ymm3, ymm3, ymm15	// p0.carry
vpaddq ymm4, ymm4, ymm10	// p0.carry
vmovdqu ymmword ptr [r9+128], ymm3	// p0.carry
vpsrlq ymm10, ymm4, 29	// p0.carry
vpand ymm4, ymm4, ymm15	// p0.carry
vpaddq ymm5, ymm5, ymm10	// p0.carry
vpsllq ymm11, ymm4, 32	// p0.carry
vpor ymm9, ymm9, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+0], ymm9	// p0.carry
vpsrlq ymm10, ymm5, 29	// p0.carry
vpand ymm5, ymm5, ymm15	// p0.carry
vpaddq ymm6, ymm6, ymm10	// p0.carry
vpsllq ymm11, ymm5, 32	// p0.carry
vpor ymm0, ymm0, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+32], ymm0	// p0.carry
vpsrlq ymm7, ymm6, 29	// p0.carry
vpand ymm6, ymm6, ymm15	// p0.carry
vpsllq ymm11, ymm6, 32	// p0.carry
vpor ymm1, ymm1, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+64], ymm1	// p0.carry
vpsllq ymm11, ymm7, 32	// p0.carry
vpor ymm2, ymm2, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+96], ymm2	// p0.carry
vmovdqu ymm11, ymmword ptr [r8+160]	// p1.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2496]	// p1.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2528]	// p1.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2560]	// p1.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2592]	// p1.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2624]	// p1.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2656]	// p1.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2688]	// p1.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2720]	// p1.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2752]	// p1.row0
vpmuludq ymm10, ymm0, ymm14	// p1.reduce0
vmovdqu ymm11, ymmword ptr [r8+192]	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// p1.row1
vpaddq ymm1, ymm1, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// p1.row1
vpaddq ymm2, ymm2, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// p1.row1
vpaddq ymm3, ymm3, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// p1.row1
vpaddq ymm4, ymm4, ymm13	// p1.row1
vpand ymm10, ymm10, ymm15	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce0
vpaddq ymm0, ymm0, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce0
vpaddq ymm1, ymm1, ymm13	// p1.reduce0
vpsrlq ymm0, ymm0, 29	// p1.reduce0
vpaddq ymm1, ymm1, ymm0	// p1.reduce0
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// p1.row1
vpaddq ymm5, ymm5, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// p1.row1
vpaddq ymm6, ymm6, ymm13	// p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// p1.row1
vpaddq ymm7, ymm7, ymm12	// p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// p1.row1
vpaddq ymm8, ymm8, ymm13	// p1.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2752]	// p1.row1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce0
vpaddq ymm2, ymm2, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce0
vpaddq ymm3, ymm3, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce0
vpaddq ymm4, ymm4, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce0
vpaddq ymm5, ymm5, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce0
vpaddq ymm6, ymm6, ymm12	// p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce0
vpaddq ymm7, ymm7, ymm13	// p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce0
vpaddq ymm8, ymm8, ymm12	// p1.reduce0
vpmuludq ymm10, ymm1, ymm14	// p1.reduce1
vmovdqu ymm11, ymmword ptr [r8+224]	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// p1.row2
vpaddq ymm2, ymm2, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// p1.row2
vpaddq ymm3, ymm3, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// p1.row2
vpaddq ymm4, ymm4, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// p1.row2
vpaddq ymm5, ymm5, ymm12	// p1.row2
vpand ymm10, ymm10, ymm15	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce1
vpaddq ymm1, ymm1, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce1
vpaddq ymm2, ymm2, ymm12	// p1.reduce1
vpsrlq ymm1, ymm1, 29	// p1.reduce1
vpaddq ymm2, ymm2, ymm1	// p1.reduce1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// p1.row2
vpaddq ymm6, ymm6, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// p1.row2
vpaddq ymm7, ymm7, ymm12	// p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// p1.row2
vpaddq ymm8, ymm8, ymm13	// p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// p1.row2
vpaddq ymm9, ymm9, ymm12	// p1.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2752]	// p1.row2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce1
vpaddq ymm3, ymm3, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce1
vpaddq ymm4, ymm4, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce1
vpaddq ymm5, ymm5, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce1
vpaddq ymm6, ymm6, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce1
vpaddq ymm7, ymm7, ymm13	// p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce1
vpaddq ymm8, ymm8, ymm12	// p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce1
vpaddq ymm9, ymm9, ymm13	// p1.reduce1
vpmuludq ymm10, ymm2, ymm14	// p1.reduce2
vmovdqu ymm11, ymmword ptr [r8+256]	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// p1.row3
vpaddq ymm3, ymm3, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// p1.row3
vpaddq ymm4, ymm4, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// p1.row3
vpaddq ymm5, ymm5, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// p1.row3
vpaddq ymm6, ymm6, ymm13	// p1.row3
vpand ymm10, ymm10, ymm15	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce2
vpaddq ymm2, ymm2, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce2
vpaddq ymm3, ymm3, ymm13	// p1.reduce2
vpsrlq ymm2, ymm2, 29	// p1.reduce2
vpaddq ymm3, ymm3, ymm2	// p1.reduce2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// p1.row3
vpaddq ymm7, ymm7, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// p1.row3
vpaddq ymm8, ymm8, ymm13	// p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// p1.row3
vpaddq ymm9, ymm9, ymm12	// p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// p1.row3
vpaddq ymm0, ymm0, ymm13	// p1.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2752]	// p1.row3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce2
vpaddq ymm4, ymm4, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce2
vpaddq ymm5, ymm5, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce2
vpaddq ymm6, ymm6, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce2
vpaddq ymm7, ymm7, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce2
vpaddq ymm8, ymm8, ymm12	// p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce2
vpaddq ymm9, ymm9, ymm13	// p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce2
vpaddq ymm0, ymm0, ymm12	// p1.reduce2
vpmuludq ymm10, ymm3, ymm14	// p1.reduce3
vmovdqu ymm11, ymmword ptr [r8+288]	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// p1.row4
vpaddq ymm4, ymm4, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// p1.row4
vpaddq ymm5, ymm5, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// p1.row4
vpaddq ymm6, ymm6, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// p1.row4
vpaddq ymm7, ymm7, ymm12	// p1.row4
vpand ymm10, ymm10, ymm15	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce3
vpaddq ymm3, ymm3, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce3
vpaddq ymm4, ymm4, ymm12	// p1.reduce3
vpsrlq ymm3, ymm3, 29	// p1.reduce3
vpaddq ymm4, ymm4, ymm3	// p1.reduce3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// p1.row4
vpaddq ymm8, ymm8, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// p1.row4
vpaddq ymm9, ymm9, ymm12	// p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// p1.row4
vpaddq ymm0, ymm0, ymm13	// p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// p1.row4
vpaddq ymm1, ymm1, ymm12	// p1.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2752]	// p1.row4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce3
vpaddq ymm5, ymm5, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce3
vpaddq ymm6, ymm6, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce3
vpaddq ymm7, ymm7, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce3
vpaddq ymm8, ymm8, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce3
vpaddq ymm9, ymm9, ymm13	// p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce3
vpaddq ymm0, ymm0, ymm12	// p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce3
vpaddq ymm1, ymm1, ymm13	// p1.reduce3
vpmuludq ymm10, ymm4, ymm14	// p1.reduce4
vmovdqu ymm11, ymmword ptr [r8+160]	// p1.row5
vpsrlq ymm11, ymm11, 32	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// p1.row5
vpaddq ymm5, ymm5, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// p1.row5
vpaddq ymm6, ymm6, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// p1.row5
vpaddq ymm7, ymm7, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// p1.row5
vpaddq ymm8, ymm8, ymm13	// p1.row5
vpand ymm10, ymm10, ymm15	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce4
vpaddq ymm4, ymm4, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce4
vpaddq ymm5, ymm5, ymm13	// p1.reduce4
vpsrlq ymm4, ymm4, 29	// p1.reduce4
vpaddq ymm5, ymm5, ymm4	// p1.reduce4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// p1.row5
vpaddq ymm9, ymm9, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// p1.row5
vpaddq ymm0, ymm0, ymm13	// p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// p1.row5
vpaddq ymm1, ymm1, ymm12	// p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// p1.row5
vpaddq ymm2, ymm2, ymm13	// p1.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2752]	// p1.row5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce4
vpaddq ymm6, ymm6, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce4
vpaddq ymm7, ymm7, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce4
vpaddq ymm8, ymm8, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce4
vpaddq ymm9, ymm9, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce4
vpaddq ymm0, ymm0, ymm12	// p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce4
vpaddq ymm1, ymm1, ymm13	// p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce4
vpaddq ymm2, ymm2, ymm12	// p1.reduce4
vpmuludq ymm10, ymm5, ymm14	// p1.reduce5
vmovdqu ymm11, ymmword ptr [r8+192]	// p1.row6
vpsrlq ymm11, ymm11, 32	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// p1.row6
vpaddq ymm6, ymm6, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// p1.row6
vpaddq ymm7, ymm7, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// p1.row6
vpaddq ymm8, ymm8, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// p1.row6
vpaddq ymm9, ymm9, ymm12	// p1.row6
vpand ymm10, ymm10, ymm15	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce5
vpaddq ymm5, ymm5, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce5
vpaddq ymm6, ymm6, ymm12	// p1.reduce5
vpsrlq ymm5, ymm5, 29	// p1.reduce5
vpaddq ymm6, ymm6, ymm5	// p1.reduce5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// p1.row6
vpaddq ymm0, ymm0, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// p1.row6
vpaddq ymm1, ymm1, ymm12	// p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// p1.row6
vpaddq ymm2, ymm2, ymm13	// p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// p1.row6
vpaddq ymm3, ymm3, ymm12	// p1.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2752]	// p1.row6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce5
vpaddq ymm7, ymm7, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce5
vpaddq ymm8, ymm8, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce5
vpaddq ymm9, ymm9, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce5
vpaddq ymm0, ymm0, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce5
vpaddq ymm1, ymm1, ymm13	// p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce5
vpaddq ymm2, ymm2, ymm12	// p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce5
vpaddq ymm3, ymm3, ymm13	// p1.reduce5
vpmuludq ymm10, ymm6, ymm14	// p1.reduce6
vmovdqu ymm11, ymmword ptr [r8+224]	// p1.row7
vpsrlq ymm11, ymm11, 32	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// p1.row7
vpaddq ymm7, ymm7, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// p1.row7
vpaddq ymm8, ymm8, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// p1.row7
vpaddq ymm9, ymm9, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// p1.row7
vpaddq ymm0, ymm0, ymm13	// p1.row7
vpand ymm10, ymm10, ymm15	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce6
vpaddq ymm6, ymm6, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce6
vpaddq ymm7, ymm7, ymm13	// p1.reduce6
vpsrlq ymm6, ymm6, 29	// p1.reduce6
vpaddq ymm7, ymm7, ymm6	// p1.reduce6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// p1.row7
vpaddq ymm1, ymm1, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// p1.row7
vpaddq ymm2, ymm2, ymm13	// p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// p1.row7
vpaddq ymm3, ymm3, ymm12	// p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// p1.row7
vpaddq ymm4, ymm4, ymm13	// p1.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2752]	// p1.row7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce6
vpaddq ymm8, ymm8, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce6
vpaddq ymm9, ymm9, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce6
vpaddq ymm0, ymm0, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce6
vpaddq ymm1, ymm1, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce6
vpaddq ymm2, ymm2, ymm12	// p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce6
vpaddq ymm3, ymm3, ymm13	// p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce6
vpaddq ymm4, ymm4, ymm12	// p1.reduce6
vpmuludq ymm10, ymm7, ymm14	// p1.reduce7
vmovdqu ymm11, ymmword ptr [r8+256]	// p1.row8
vpsrlq ymm11, ymm11, 32	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// p1.row8
vpaddq ymm8, ymm8, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// p1.row8
vpaddq ymm9, ymm9, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// p1.row8
vpaddq ymm0, ymm0, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// p1.row8
vpaddq ymm1, ymm1, ymm12	// p1.row8
vpand ymm10, ymm10, ymm15	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// p1.reduce7
vpaddq ymm7, ymm7, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p1.reduce7
vpaddq ymm8, ymm8, ymm12	// p1.reduce7
vpsrlq ymm7, ymm7, 29	// p1.reduce7
vpaddq ymm8, ymm8, ymm7	// p1.reduce7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// p1.row8
vpaddq ymm2, ymm2, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// p1.row8
vpaddq ymm3, ymm3, ymm12	// p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// p1.row8
vpaddq ymm4, ymm4, ymm13	// p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// p1.row8
vpaddq ymm5, ymm5, ymm12	// p1.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2752]	// p1.row8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// p1.reduce7
vpaddq ymm9, ymm9, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// p1.reduce7
vpaddq ymm0, ymm0, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// p1.reduce7
vpaddq ymm1, ymm1, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// p1.reduce7
vpaddq ymm2, ymm2, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// p1.reduce7
vpaddq ymm3, ymm3, ymm13	// p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// p1.reduce7
vpaddq ymm4, ymm4, ymm12	// p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// p1.reduce7
vpaddq ymm5, ymm5, ymm13	// p1.reduce7
vpmuludq ymm10, ymm8, ymm14	// p1.reduce8
vpand ymm10, ymm10, ymm15	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce8
vpaddq ymm8, ymm8, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce8
vpaddq ymm9, ymm9, ymm13	// p1.reduce8
vpsrlq ymm8, ymm8, 29	// p1.reduce8
vpaddq ymm9, ymm9, ymm8	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// p1.reduce8
vpaddq ymm0, ymm0, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// p1.reduce8
vpaddq ymm1, ymm1, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// p1.reduce8
vpaddq ymm2, ymm2, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// p1.reduce8
vpaddq ymm3, ymm3, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// p1.reduce8
vpaddq ymm4, ymm4, ymm12	// p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// p1.reduce8
vpaddq ymm5, ymm5, ymm13	// p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// p1.reduce8
vpaddq ymm6, ymm6, ymm12	// p1.reduce8
vpsrlq ymm10, ymm9, 29	// p1.carry
vpand ymm9, ymm9, ymm15	// p1.carry
vpaddq ymm0, ymm0, ymm10	// p1.carry
vpsrlq ymm10, ymm0, 29	// p1.carry
vpand ymm0, ymm0, ymm15	// p1.carry
vpaddq ymm1, ymm1, ymm10	// p1.carry
vpsrlq ymm10, ymm1, 29	// p1.carry
vpand ymm1, ymm1, ymm15	// p1.carry
vpaddq ymm2, ymm2, ymm10	// p1.carry
vpsrlq ymm10, ymm2, 29	// p1.carry
vpand ymm2, ymm2, ymm15	// p1.carry
vpaddq ymm3, ymm3, ymm10	// p1.carry
vpsrlq ymm10, ymm3, 29	// p1.carry
vpand ymm3, ymm3, ymm15	// p1.carry
vpaddq ymm4, ymm4, ymm10	// p1.carry
vmovdqu ymmword ptr [r9+288], ymm3	// p1.carry
vpsrlq ymm10, ymm4, 29	// p1.carry
vpand ymm4, ymm4, ymm15	// p1.carry
vpaddq ymm5, ymm5, ymm10	// p1.carry
vpsllq ymm11, ymm4, 32	// p1.carry
vpor ymm9, ymm9, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+160], ymm9	// p1.carry
vpsrlq ymm10, ymm5, 29	// p1.carry
vpand ymm5, ymm5, ymm15	// p1.carry
vpaddq ymm6, ymm6, ymm10	// p1.carry
vpsllq ymm11, ymm5, 32	// p1.carry
vpor ymm0, ymm0, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+192], ymm0	// p1.carry
vpsrlq ymm7, ymm6, 29	// p1.carry
vpand ymm6, ymm6, ymm15	// p1.carry
vpsllq ymm11, ymm6, 32	// p1.carry
vpor ymm1, ymm1, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+224], ymm1	// p1.carry
vpsllq ymm11, ymm7, 32	// p1.carry
vpor ymm2, ymm2, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+256], ymm2	// p1.carry
mov r8, r9	// loop
add rsi, 256	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
