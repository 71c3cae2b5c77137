// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 3 words and 4 limbs of 52 bits.
//   p = p y / 2^(52 4) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 3 words for each step; rdx = kept products, 512 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 325 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+640]	// first
vmovdqa64 zmmword ptr [rdi+1664], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+704]	// first
vmovdqa64 zmmword ptr [rdi+1728], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+768]	// first
vmovdqa64 zmmword ptr [rdi+1792], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+832]	// first
vmovdqa64 zmmword ptr [rdi+1856], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+896]	// first
vmovdqa64 zmmword ptr [rdi+1920], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+960]	// first
vmovdqa64 zmmword ptr [rdi+1984], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1024]	// first
vmovdqa64 zmmword ptr [rdi+2048], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1088]	// first
vmovdqa64 zmmword ptr [rdi+2112], zmm0	// first
lea r8, [rdi+1664]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm3, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+24], 1	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+48], 2	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+72], 3	// x0.load
vmovdqu64 xmm4, xmmword ptr [rsi+96]	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+120], 1	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+144], 2	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+168], 3	// x0.load
vpunpcklqdq zmm0, zmm3, zmm4	// x0.load
vpunpckhqdq zmm1, zmm3, zmm4	// x0.load
vmovdqu64 xmm3, xmmword ptr [rsi+8]	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+32], 1	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+56], 2	// x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+80], 3	// x0.load
vmovdqu64 xmm4, xmmword ptr [rsi+104]	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+128], 1	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+152], 2	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+176], 3	// x0.load
vpunpckhqdq zmm2, zmm3, zmm4	// x0.load
vporq zmm3, zmm0, zmm1	// x0.limbs
vporq zmm3, zmm3, zmm2	// x0.limbs
vptestnmq k1, zmm3, zmm3	// x0.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm4	// x0.limbs
vmovdqa64 zmm3, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2176], zmm3	// x0.limbs
vpshrdq zmm3, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2240], zmm3	// x0.limbs
vpshrdq zmm3, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2304], zmm3	// x0.limbs
vpsrlq zmm3, zmm2, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2368], zmm3	// x0.limbs
vmovdqu64 xmm3, xmmword ptr [rsi+192]	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+216], 1	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+240], 2	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+264], 3	// x1.load
vmovdqu64 xmm4, xmmword ptr [rsi+288]	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+312], 1	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+336], 2	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+360], 3	// x1.load
vpunpcklqdq zmm0, zmm3, zmm4	// x1.load
vpunpckhqdq zmm1, zmm3, zmm4	// x1.load
vmovdqu64 xmm3, xmmword ptr [rsi+200]	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+224], 1	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+248], 2	// x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+272], 3	// x1.load
vmovdqu64 xmm4, xmmword ptr [rsi+296]	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+320], 1	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+344], 2	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+368], 3	// x1.load
vpunpckhqdq zmm2, zmm3, zmm4	// x1.load
vporq zmm3, zmm0, zmm1	// x1.limbs
vporq zmm3, zmm3, zmm2	// x1.limbs
vptestnmq k2, zmm3, zmm3	// x1.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm4	// x1.limbs
vmovdqa64 zmm3, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2432], zmm3	// x1.limbs
vpshrdq zmm3, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2496], zmm3	// x1.limbs
vpshrdq zmm3, zmm1, zmm2, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2560], zmm3	// x1.limbs
vpsrlq zmm3, zmm2, 28	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm3	// x1.limbs
add rax, 1	// place
lea r9, [rdi+640]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1152]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 512	// place
4:
vmovdqu64 zmm16, zmmword ptr [r8+0]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vmovdqu64 zmm17, zmmword ptr [r8+256]	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpxorq zmm9, zmm9, zmm9	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2176]	// p.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2432]	// p.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2240]	// p.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2496]	// p.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2304]	// p.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2560]	// p.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2368]	// p.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2624]	// p.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2176]	// p.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2432]	// p.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2240]	// p.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2496]	// p.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2304]	// p.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2560]	// p.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2368]	// p.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2624]	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// p.reduce0
vpxorq zmm13, zmm13, zmm13	// p.reduce0
vpmadd52luq zmm13, zmm6, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm6, zmm6, zmm31	// p.reduce0
vpsrlq zmm6, zmm6, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vpaddq zmm7, zmm7, zmm6	// p.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+64]	// p.row1
vpxorq zmm5, zmm5, zmm5	// p.row1
vmovdqu64 zmm17, zmmword ptr [r8+320]	// p.row1
vpxorq zmm11, zmm11, zmm11	// p.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2176]	// p.row1
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2432]	// p.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2240]	// p.row1
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2496]	// p.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2304]	// p.row1
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2560]	// p.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2368]	// p.row1
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2624]	// p.row1
vpxorq zmm14, zmm14, zmm14	// p.reduce0
vpmadd52huq zmm14, zmm12, zmm29	// p.reduce0
vpxorq zmm15, zmm15, zmm15	// p.reduce0
vpmadd52huq zmm15, zmm13, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// p.reduce0
vpmadd52luq zmm7, zmm13, zmm28	// p.reduce0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2176]	// p.row1
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2432]	// p.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2240]	// p.row1
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2496]	// p.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2304]	// p.row1
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2560]	// p.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2368]	// p.row1
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2624]	// p.row1
vpmadd52luq zmm2, zmm12, zmm27	// p.reduce0
vpmadd52luq zmm8, zmm13, zmm27	// p.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// p.reduce0
vpmadd52luq zmm9, zmm13, zmm26	// p.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// p.reduce0
vpmadd52huq zmm8, zmm13, zmm28	// p.reduce0
vpaddq zmm1, zmm1, zmm14	// p.reduce0
vpaddq zmm7, zmm7, zmm15	// p.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// p.reduce0
vpmadd52huq zmm9, zmm13, zmm27	// p.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// p.reduce0
vpmadd52huq zmm10, zmm13, zmm26	// p.reduce0
vpxorq zmm12, zmm12, zmm12	// p.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// p.reduce1
vpxorq zmm13, zmm13, zmm13	// p.reduce1
vpmadd52luq zmm13, zmm7, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm7, zmm7, zmm31	// p.reduce1
vpsrlq zmm7, zmm7, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vpaddq zmm8, zmm8, zmm7	// p.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+128]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vmovdqu64 zmm17, zmmword ptr [r8+384]	// p.row2
vpxorq zmm6, zmm6, zmm6	// p.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2176]	// p.row2
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2432]	// p.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2240]	// p.row2
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2496]	// p.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2304]	// p.row2
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2560]	// p.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+2368]	// p.row2
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2624]	// p.row2
vpxorq zmm14, zmm14, zmm14	// p.reduce1
vpmadd52huq zmm14, zmm12, zmm29	// p.reduce1
vpxorq zmm15, zmm15, zmm15	// p.reduce1
vpmadd52huq zmm15, zmm13, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// p.reduce1
vpmadd52luq zmm8, zmm13, zmm28	// p.reduce1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2176]	// p.row2
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2432]	// p.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2240]	// p.row2
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2496]	// p.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2304]	// p.row2
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2560]	// p.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+2368]	// p.row2
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2624]	// p.row2
vpmadd52luq zmm3, zmm12, zmm27	// p.reduce1
vpmadd52luq zmm9, zmm13, zmm27	// p.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// p.reduce1
vpmadd52luq zmm10, zmm13, zmm26	// p.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// p.reduce1
vpmadd52huq zmm9, zmm13, zmm28	// p.reduce1
vpaddq zmm2, zmm2, zmm14	// p.reduce1
vpaddq zmm8, zmm8, zmm15	// p.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// p.reduce1
vpmadd52huq zmm10, zmm13, zmm27	// p.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// p.reduce1
vpmadd52huq zmm11, zmm13, zmm26	// p.reduce1
vpxorq zmm12, zmm12, zmm12	// p.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// p.reduce2
vpxorq zmm13, zmm13, zmm13	// p.reduce2
vpmadd52luq zmm13, zmm8, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm8, zmm8, zmm31	// p.reduce2
vpsrlq zmm8, zmm8, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vpaddq zmm9, zmm9, zmm8	// p.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+192]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vmovdqu64 zmm17, zmmword ptr [r8+448]	// p.row3
vpxorq zmm7, zmm7, zmm7	// p.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2176]	// p.row3
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2432]	// p.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2240]	// p.row3
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2496]	// p.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+2304]	// p.row3
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2560]	// p.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2368]	// p.row3
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2624]	// p.row3
vpxorq zmm14, zmm14, zmm14	// p.reduce2
vpmadd52huq zmm14, zmm12, zmm29	// p.reduce2
vpxorq zmm15, zmm15, zmm15	// p.reduce2
vpmadd52huq zmm15, zmm13, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// p.reduce2
vpmadd52luq zmm9, zmm13, zmm28	// p.reduce2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2176]	// p.row3
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2432]	// p.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2240]	// p.row3
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2496]	// p.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+2304]	// p.row3
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2560]	// p.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2368]	// p.row3
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2624]	// p.row3
vpmadd52luq zmm4, zmm12, zmm27	// p.reduce2
vpmadd52luq zmm10, zmm13, zmm27	// p.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// p.reduce2
vpmadd52luq zmm11, zmm13, zmm26	// p.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// p.reduce2
vpmadd52huq zmm10, zmm13, zmm28	// p.reduce2
vpaddq zmm3, zmm3, zmm14	// p.reduce2
vpaddq zmm9, zmm9, zmm15	// p.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// p.reduce2
vpmadd52huq zmm11, zmm13, zmm27	// p.reduce2
vpmadd52huq zmm0, zmm12, zmm26	// p.reduce2
vpmadd52huq zmm6, zmm13, zmm26	// p.reduce2
vpxorq zmm12, zmm12, zmm12	// p.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// p.reduce3
vpxorq zmm13, zmm13, zmm13	// p.reduce3
vpmadd52luq zmm13, zmm9, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm9, zmm9, zmm31	// p.reduce3
vpsrlq zmm9, zmm9, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vpaddq zmm10, zmm10, zmm9	// p.reduce3
vpxorq zmm14, zmm14, zmm14	// p.reduce3
vpmadd52huq zmm14, zmm12, zmm29	// p.reduce3
vpxorq zmm15, zmm15, zmm15	// p.reduce3
vpmadd52huq zmm15, zmm13, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// p.reduce3
vpmadd52luq zmm10, zmm13, zmm28	// p.reduce3
vpmadd52luq zmm5, zmm12, zmm27	// p.reduce3
vpmadd52luq zmm11, zmm13, zmm27	// p.reduce3
vpmadd52luq zmm0, zmm12, zmm26	// p.reduce3
vpmadd52luq zmm6, zmm13, zmm26	// p.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// p.reduce3
vpmadd52huq zmm11, zmm13, zmm28	// p.reduce3
vpaddq zmm4, zmm4, zmm14	// p.reduce3
vpaddq zmm10, zmm10, zmm15	// p.reduce3
vpmadd52huq zmm0, zmm12, zmm27	// p.reduce3
vpmadd52huq zmm6, zmm13, zmm27	// p.reduce3
vpmadd52huq zmm1, zmm12, zmm26	// p.reduce3
vpmadd52huq zmm7, zmm13, zmm26	// p.reduce3
vpsrlq zmm12, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm12	// p.carry
vmovdqu64 zmmword ptr [r9+0], zmm4	// p.carry
vpsrlq zmm13, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm13	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm10	// p.carry
vpsrlq zmm12, zmm5, 52	// p.carry
vpaddq zmm0, zmm0, zmm12	// p.carry
vmovdqu64 zmmword ptr [r9+64], zmm5	// p.carry
vpsrlq zmm13, zmm11, 52	// p.carry
vpaddq zmm6, zmm6, zmm13	// p.carry
vmovdqu64 zmmword ptr [r9+320], zmm11	// p.carry
vpsrlq zmm12, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm12	// p.carry
vmovdqu64 zmmword ptr [r9+128], zmm0	// p.carry
vpsrlq zmm13, zmm6, 52	// p.carry
vpaddq zmm7, zmm7, zmm13	// p.carry
vmovdqu64 zmmword ptr [r9+384], zmm6	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm1	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm7	// p.carry
mov r8, r9	// loop
add rsi, 384	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
