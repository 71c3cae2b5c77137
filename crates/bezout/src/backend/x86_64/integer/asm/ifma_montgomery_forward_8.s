// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 8 words and 10 limbs of 52 bits.
//   p = p y / 2^(52 10) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 8 words for each step; rdx = kept products, 1280 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 9344 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 640,
//   2^52 - 1 at 704, 1 at 768, orders of lanes at 832, p at 1024, spare at 2304, first at 3584, x at
//   4864, others at 6144, total at 8064. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1237 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+704]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+640]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+1024]	// first
vmovdqa64 zmmword ptr [rdi+3584], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1088]	// first
vmovdqa64 zmmword ptr [rdi+3648], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// first
vmovdqa64 zmmword ptr [rdi+3712], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// first
vmovdqa64 zmmword ptr [rdi+3776], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// first
vmovdqa64 zmmword ptr [rdi+3840], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1344]	// first
vmovdqa64 zmmword ptr [rdi+3904], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1408]	// first
vmovdqa64 zmmword ptr [rdi+3968], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1472]	// first
vmovdqa64 zmmword ptr [rdi+4032], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1536]	// first
vmovdqa64 zmmword ptr [rdi+4096], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1600]	// first
vmovdqa64 zmmword ptr [rdi+4160], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// first
vmovdqa64 zmmword ptr [rdi+4224], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1728]	// first
vmovdqa64 zmmword ptr [rdi+4288], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1792]	// first
vmovdqa64 zmmword ptr [rdi+4352], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1856]	// first
vmovdqa64 zmmword ptr [rdi+4416], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1920]	// first
vmovdqa64 zmmword ptr [rdi+4480], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1984]	// first
vmovdqa64 zmmword ptr [rdi+4544], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2048]	// first
vmovdqa64 zmmword ptr [rdi+4608], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2112]	// first
vmovdqa64 zmmword ptr [rdi+4672], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2176]	// first
vmovdqa64 zmmword ptr [rdi+4736], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2240]	// first
vmovdqa64 zmmword ptr [rdi+4800], zmm0	// first
lea r8, [rdi+3584]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm8, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+64], 1	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+128], 2	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+192], 3	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+256]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+320], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+384], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+448], 3	// x0.load
vpunpcklqdq zmm0, zmm8, zmm9	// x0.load
vpunpckhqdq zmm1, zmm8, zmm9	// x0.load
vmovdqu64 xmm8, xmmword ptr [rsi+16]	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+80], 1	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+144], 2	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+208], 3	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+272]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+336], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+400], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+464], 3	// x0.load
vpunpcklqdq zmm2, zmm8, zmm9	// x0.load
vpunpckhqdq zmm3, zmm8, zmm9	// x0.load
vmovdqu64 xmm8, xmmword ptr [rsi+32]	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+96], 1	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+160], 2	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+224], 3	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+288]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+352], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+416], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+480], 3	// x0.load
vpunpcklqdq zmm4, zmm8, zmm9	// x0.load
vpunpckhqdq zmm5, zmm8, zmm9	// x0.load
vmovdqu64 xmm8, xmmword ptr [rsi+48]	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+112], 1	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+176], 2	// x0.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+240], 3	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+304]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+368], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+432], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+496], 3	// x0.load
vpunpcklqdq zmm6, zmm8, zmm9	// x0.load
vpunpckhqdq zmm7, zmm8, zmm9	// x0.load
vporq zmm8, zmm0, zmm1	// x0.limbs
vporq zmm8, zmm8, zmm2	// x0.limbs
vporq zmm8, zmm8, zmm3	// x0.limbs
vporq zmm8, zmm8, zmm4	// x0.limbs
vporq zmm8, zmm8, zmm5	// x0.limbs
vporq zmm8, zmm8, zmm6	// x0.limbs
vporq zmm8, zmm8, zmm7	// x0.limbs
vptestnmq k1, zmm8, zmm8	// x0.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm9	// x0.limbs
vmovdqa64 zmm8, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm8	// x0.limbs
vpshrdq zmm8, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4928], zmm8	// x0.limbs
vpshrdq zmm8, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4992], zmm8	// x0.limbs
vpshrdq zmm8, zmm2, zmm3, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5056], zmm8	// x0.limbs
vpshrdq zmm8, zmm3, zmm4, 16	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5120], zmm8	// x0.limbs
vpsrlq zmm8, zmm4, 4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5184], zmm8	// x0.limbs
vpshrdq zmm8, zmm4, zmm5, 56	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5248], zmm8	// x0.limbs
vpshrdq zmm8, zmm5, zmm6, 44	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5312], zmm8	// x0.limbs
vpshrdq zmm8, zmm6, zmm7, 32	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5376], zmm8	// x0.limbs
vpsrlq zmm8, zmm7, 20	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5440], zmm8	// x0.limbs
vmovdqu64 xmm8, xmmword ptr [rsi+512]	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+576], 1	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+640], 2	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+704], 3	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+768]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+832], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+896], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+960], 3	// x1.load
vpunpcklqdq zmm0, zmm8, zmm9	// x1.load
vpunpckhqdq zmm1, zmm8, zmm9	// x1.load
vmovdqu64 xmm8, xmmword ptr [rsi+528]	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+592], 1	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+656], 2	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+720], 3	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+784]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+848], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+912], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+976], 3	// x1.load
vpunpcklqdq zmm2, zmm8, zmm9	// x1.load
vpunpckhqdq zmm3, zmm8, zmm9	// x1.load
vmovdqu64 xmm8, xmmword ptr [rsi+544]	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+608], 1	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+672], 2	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+736], 3	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+800]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+864], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+928], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+992], 3	// x1.load
vpunpcklqdq zmm4, zmm8, zmm9	// x1.load
vpunpckhqdq zmm5, zmm8, zmm9	// x1.load
vmovdqu64 xmm8, xmmword ptr [rsi+560]	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+624], 1	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+688], 2	// x1.load
vinserti64x2 zmm8, zmm8, xmmword ptr [rsi+752], 3	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+816]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+880], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+944], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+1008], 3	// x1.load
vpunpcklqdq zmm6, zmm8, zmm9	// x1.load
vpunpckhqdq zmm7, zmm8, zmm9	// x1.load
vporq zmm8, zmm0, zmm1	// x1.limbs
vporq zmm8, zmm8, zmm2	// x1.limbs
vporq zmm8, zmm8, zmm3	// x1.limbs
vporq zmm8, zmm8, zmm4	// x1.limbs
vporq zmm8, zmm8, zmm5	// x1.limbs
vporq zmm8, zmm8, zmm6	// x1.limbs
vporq zmm8, zmm8, zmm7	// x1.limbs
vptestnmq k2, zmm8, zmm8	// x1.limbs
vmovdqa64 zmm9, zmmword ptr [rdi+768]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm9	// x1.limbs
vmovdqa64 zmm8, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5504], zmm8	// x1.limbs
vpshrdq zmm8, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5568], zmm8	// x1.limbs
vpshrdq zmm8, zmm1, zmm2, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5632], zmm8	// x1.limbs
vpshrdq zmm8, zmm2, zmm3, 28	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5696], zmm8	// x1.limbs
vpshrdq zmm8, zmm3, zmm4, 16	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5760], zmm8	// x1.limbs
vpsrlq zmm8, zmm4, 4	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5824], zmm8	// x1.limbs
vpshrdq zmm8, zmm4, zmm5, 56	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5888], zmm8	// x1.limbs
vpshrdq zmm8, zmm5, zmm6, 44	// x1.limbs
vmovdqa64 zmmword ptr [rdi+5952], zmm8	// x1.limbs
vpshrdq zmm8, zmm6, zmm7, 32	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6016], zmm8	// x1.limbs
vpsrlq zmm8, zmm7, 20	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6080], zmm8	// x1.limbs
add rax, 1	// place
lea r9, [rdi+1024]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2304]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1280	// place
4:
vmovdqu64 zmm28, zmmword ptr [r8+0]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vpxorq zmm9, zmm9, zmm9	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vmovdqu64 zmm29, zmmword ptr [r8+640]	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
vpxorq zmm13, zmm13, zmm13	// p.row0
vpxorq zmm14, zmm14, zmm14	// p.row0
vpxorq zmm15, zmm15, zmm15	// p.row0
vpxorq zmm16, zmm16, zmm16	// p.row0
vpxorq zmm17, zmm17, zmm17	// p.row0
vpxorq zmm18, zmm18, zmm18	// p.row0
vpxorq zmm19, zmm19, zmm19	// p.row0
vpxorq zmm20, zmm20, zmm20	// p.row0
vpxorq zmm21, zmm21, zmm21	// p.row0
vpxorq zmm22, zmm22, zmm22	// p.row0
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+4864]	// p.row0
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5504]	// p.row0
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+4928]	// p.row0
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5568]	// p.row0
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4992]	// p.row0
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5632]	// p.row0
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5056]	// p.row0
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5696]	// p.row0
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5120]	// p.row0
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5760]	// p.row0
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5184]	// p.row0
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5824]	// p.row0
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5248]	// p.row0
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5888]	// p.row0
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5312]	// p.row0
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5952]	// p.row0
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5376]	// p.row0
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+6016]	// p.row0
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5440]	// p.row0
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6080]	// p.row0
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+4864]	// p.row0
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5504]	// p.row0
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+4928]	// p.row0
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5568]	// p.row0
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4992]	// p.row0
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5632]	// p.row0
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5056]	// p.row0
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5696]	// p.row0
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5120]	// p.row0
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5760]	// p.row0
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5184]	// p.row0
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5824]	// p.row0
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5248]	// p.row0
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5888]	// p.row0
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5312]	// p.row0
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5952]	// p.row0
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5376]	// p.row0
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+6016]	// p.row0
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5440]	// p.row0
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6080]	// p.row0
vpxorq zmm24, zmm24, zmm24	// p.reduce0
vpmadd52luq zmm24, zmm0, zmm30	// p.reduce0
vpxorq zmm25, zmm25, zmm25	// p.reduce0
vpmadd52luq zmm25, zmm12, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm12, zmm12, zmm31	// p.reduce0
vpsrlq zmm12, zmm12, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vpaddq zmm13, zmm13, zmm12	// p.reduce0
vmovdqu64 zmm28, zmmword ptr [r8+64]	// p.row1
vpxorq zmm11, zmm11, zmm11	// p.row1
vmovdqu64 zmm29, zmmword ptr [r8+704]	// p.row1
vpxorq zmm23, zmm23, zmm23	// p.row1
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+4864]	// p.row1
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5504]	// p.row1
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4928]	// p.row1
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5568]	// p.row1
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4992]	// p.row1
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5632]	// p.row1
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5056]	// p.row1
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5696]	// p.row1
vpxorq zmm26, zmm26, zmm26	// p.reduce0
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce0
vpxorq zmm27, zmm27, zmm27	// p.reduce0
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+64]	// p.reduce0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+64]	// p.reduce0
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5120]	// p.row1
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5760]	// p.row1
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5184]	// p.row1
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5824]	// p.row1
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5248]	// p.row1
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5888]	// p.row1
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5312]	// p.row1
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5952]	// p.row1
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5376]	// p.row1
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+6016]	// p.row1
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5440]	// p.row1
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6080]	// p.row1
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+4864]	// p.row1
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5504]	// p.row1
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4928]	// p.row1
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5568]	// p.row1
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4992]	// p.row1
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5632]	// p.row1
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5056]	// p.row1
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5696]	// p.row1
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5120]	// p.row1
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5760]	// p.row1
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5184]	// p.row1
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5824]	// p.row1
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5248]	// p.row1
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5888]	// p.row1
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5312]	// p.row1
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5952]	// p.row1
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5376]	// p.row1
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+6016]	// p.row1
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5440]	// p.row1
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6080]	// p.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+128]	// p.reduce0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+128]	// p.reduce0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+192]	// p.reduce0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+192]	// p.reduce0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+256]	// p.reduce0
vpaddq zmm1, zmm1, zmm26	// p.reduce0
vpaddq zmm13, zmm13, zmm27	// p.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+576]	// p.reduce0
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+576]	// p.reduce0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+64]	// p.reduce0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+64]	// p.reduce0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+128]	// p.reduce0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+128]	// p.reduce0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+192]	// p.reduce0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+192]	// p.reduce0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+512]	// p.reduce0
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+576]	// p.reduce0
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+576]	// p.reduce0
vpxorq zmm24, zmm24, zmm24	// p.reduce1
vpmadd52luq zmm24, zmm1, zmm30	// p.reduce1
vpxorq zmm25, zmm25, zmm25	// p.reduce1
vpmadd52luq zmm25, zmm13, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm13, zmm13, zmm31	// p.reduce1
vpsrlq zmm13, zmm13, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vpaddq zmm14, zmm14, zmm13	// p.reduce1
vmovdqu64 zmm28, zmmword ptr [r8+128]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vmovdqu64 zmm29, zmmword ptr [r8+768]	// p.row2
vpxorq zmm12, zmm12, zmm12	// p.row2
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+4864]	// p.row2
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5504]	// p.row2
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4928]	// p.row2
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5568]	// p.row2
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4992]	// p.row2
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5632]	// p.row2
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5056]	// p.row2
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5696]	// p.row2
vpxorq zmm26, zmm26, zmm26	// p.reduce1
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce1
vpxorq zmm27, zmm27, zmm27	// p.reduce1
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+64]	// p.reduce1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+64]	// p.reduce1
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5120]	// p.row2
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5760]	// p.row2
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5184]	// p.row2
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5824]	// p.row2
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5248]	// p.row2
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5888]	// p.row2
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5312]	// p.row2
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5952]	// p.row2
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5376]	// p.row2
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+6016]	// p.row2
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5440]	// p.row2
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6080]	// p.row2
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+4864]	// p.row2
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5504]	// p.row2
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4928]	// p.row2
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5568]	// p.row2
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4992]	// p.row2
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5632]	// p.row2
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5056]	// p.row2
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5696]	// p.row2
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5120]	// p.row2
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5760]	// p.row2
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5184]	// p.row2
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5824]	// p.row2
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5248]	// p.row2
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5888]	// p.row2
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5312]	// p.row2
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5952]	// p.row2
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5376]	// p.row2
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+6016]	// p.row2
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5440]	// p.row2
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6080]	// p.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+128]	// p.reduce1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+128]	// p.reduce1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+192]	// p.reduce1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+192]	// p.reduce1
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+256]	// p.reduce1
vpaddq zmm2, zmm2, zmm26	// p.reduce1
vpaddq zmm14, zmm14, zmm27	// p.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+576]	// p.reduce1
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+576]	// p.reduce1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+64]	// p.reduce1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+64]	// p.reduce1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+128]	// p.reduce1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+128]	// p.reduce1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+192]	// p.reduce1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+192]	// p.reduce1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+512]	// p.reduce1
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+576]	// p.reduce1
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+576]	// p.reduce1
vpxorq zmm24, zmm24, zmm24	// p.reduce2
vpmadd52luq zmm24, zmm2, zmm30	// p.reduce2
vpxorq zmm25, zmm25, zmm25	// p.reduce2
vpmadd52luq zmm25, zmm14, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm14, zmm14, zmm31	// p.reduce2
vpsrlq zmm14, zmm14, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vpaddq zmm15, zmm15, zmm14	// p.reduce2
vmovdqu64 zmm28, zmmword ptr [r8+192]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vmovdqu64 zmm29, zmmword ptr [r8+832]	// p.row3
vpxorq zmm13, zmm13, zmm13	// p.row3
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+4864]	// p.row3
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5504]	// p.row3
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4928]	// p.row3
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5568]	// p.row3
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4992]	// p.row3
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5632]	// p.row3
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5056]	// p.row3
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5696]	// p.row3
vpxorq zmm26, zmm26, zmm26	// p.reduce2
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce2
vpxorq zmm27, zmm27, zmm27	// p.reduce2
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+64]	// p.reduce2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+64]	// p.reduce2
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5120]	// p.row3
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5760]	// p.row3
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5184]	// p.row3
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5824]	// p.row3
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5248]	// p.row3
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5888]	// p.row3
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5312]	// p.row3
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5952]	// p.row3
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5376]	// p.row3
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+6016]	// p.row3
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5440]	// p.row3
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6080]	// p.row3
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+4864]	// p.row3
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5504]	// p.row3
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4928]	// p.row3
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5568]	// p.row3
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4992]	// p.row3
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5632]	// p.row3
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5056]	// p.row3
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5696]	// p.row3
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5120]	// p.row3
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5760]	// p.row3
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5184]	// p.row3
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5824]	// p.row3
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5248]	// p.row3
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5888]	// p.row3
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5312]	// p.row3
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5952]	// p.row3
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5376]	// p.row3
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+6016]	// p.row3
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5440]	// p.row3
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6080]	// p.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+128]	// p.reduce2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+128]	// p.reduce2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+192]	// p.reduce2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+192]	// p.reduce2
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+256]	// p.reduce2
vpaddq zmm3, zmm3, zmm26	// p.reduce2
vpaddq zmm15, zmm15, zmm27	// p.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+576]	// p.reduce2
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+576]	// p.reduce2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+64]	// p.reduce2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+64]	// p.reduce2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+128]	// p.reduce2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+128]	// p.reduce2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+192]	// p.reduce2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+192]	// p.reduce2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+512]	// p.reduce2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+576]	// p.reduce2
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+576]	// p.reduce2
vpxorq zmm24, zmm24, zmm24	// p.reduce3
vpmadd52luq zmm24, zmm3, zmm30	// p.reduce3
vpxorq zmm25, zmm25, zmm25	// p.reduce3
vpmadd52luq zmm25, zmm15, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm15, zmm15, zmm31	// p.reduce3
vpsrlq zmm15, zmm15, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vpaddq zmm16, zmm16, zmm15	// p.reduce3
vmovdqu64 zmm28, zmmword ptr [r8+256]	// p.row4
vpxorq zmm2, zmm2, zmm2	// p.row4
vmovdqu64 zmm29, zmmword ptr [r8+896]	// p.row4
vpxorq zmm14, zmm14, zmm14	// p.row4
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+4864]	// p.row4
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5504]	// p.row4
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4928]	// p.row4
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5568]	// p.row4
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4992]	// p.row4
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5632]	// p.row4
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+5056]	// p.row4
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5696]	// p.row4
vpxorq zmm26, zmm26, zmm26	// p.reduce3
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce3
vpxorq zmm27, zmm27, zmm27	// p.reduce3
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+64]	// p.reduce3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+64]	// p.reduce3
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5120]	// p.row4
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5760]	// p.row4
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5184]	// p.row4
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5824]	// p.row4
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5248]	// p.row4
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5888]	// p.row4
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5312]	// p.row4
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5952]	// p.row4
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5376]	// p.row4
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+6016]	// p.row4
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5440]	// p.row4
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6080]	// p.row4
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+4864]	// p.row4
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5504]	// p.row4
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4928]	// p.row4
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5568]	// p.row4
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4992]	// p.row4
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5632]	// p.row4
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+5056]	// p.row4
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5696]	// p.row4
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5120]	// p.row4
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5760]	// p.row4
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5184]	// p.row4
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5824]	// p.row4
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5248]	// p.row4
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5888]	// p.row4
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5312]	// p.row4
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5952]	// p.row4
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5376]	// p.row4
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+6016]	// p.row4
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5440]	// p.row4
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6080]	// p.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+128]	// p.reduce3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+128]	// p.reduce3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+192]	// p.reduce3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+192]	// p.reduce3
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+256]	// p.reduce3
vpaddq zmm4, zmm4, zmm26	// p.reduce3
vpaddq zmm16, zmm16, zmm27	// p.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+576]	// p.reduce3
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+576]	// p.reduce3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+64]	// p.reduce3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+64]	// p.reduce3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+128]	// p.reduce3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+128]	// p.reduce3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+192]	// p.reduce3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+192]	// p.reduce3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+512]	// p.reduce3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+576]	// p.reduce3
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+576]	// p.reduce3
vpxorq zmm24, zmm24, zmm24	// p.reduce4
vpmadd52luq zmm24, zmm4, zmm30	// p.reduce4
vpxorq zmm25, zmm25, zmm25	// p.reduce4
vpmadd52luq zmm25, zmm16, zmm30	// p.reduce4
vpaddq zmm4, zmm4, zmm31	// p.reduce4
vpsrlq zmm4, zmm4, 52	// p.reduce4
vpaddq zmm16, zmm16, zmm31	// p.reduce4
vpsrlq zmm16, zmm16, 52	// p.reduce4
vpaddq zmm5, zmm5, zmm4	// p.reduce4
vpaddq zmm17, zmm17, zmm16	// p.reduce4
vmovdqu64 zmm28, zmmword ptr [r8+320]	// p.row5
vpxorq zmm3, zmm3, zmm3	// p.row5
vmovdqu64 zmm29, zmmword ptr [r8+960]	// p.row5
vpxorq zmm15, zmm15, zmm15	// p.row5
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+4864]	// p.row5
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+5504]	// p.row5
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4928]	// p.row5
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5568]	// p.row5
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4992]	// p.row5
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5632]	// p.row5
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+5056]	// p.row5
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5696]	// p.row5
vpxorq zmm26, zmm26, zmm26	// p.reduce4
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce4
vpxorq zmm27, zmm27, zmm27	// p.reduce4
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+64]	// p.reduce4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+64]	// p.reduce4
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5120]	// p.row5
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5760]	// p.row5
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5184]	// p.row5
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5824]	// p.row5
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5248]	// p.row5
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5888]	// p.row5
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5312]	// p.row5
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5952]	// p.row5
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5376]	// p.row5
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+6016]	// p.row5
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5440]	// p.row5
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6080]	// p.row5
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+4864]	// p.row5
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+5504]	// p.row5
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4928]	// p.row5
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5568]	// p.row5
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4992]	// p.row5
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5632]	// p.row5
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+5056]	// p.row5
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5696]	// p.row5
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5120]	// p.row5
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5760]	// p.row5
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5184]	// p.row5
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5824]	// p.row5
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5248]	// p.row5
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5888]	// p.row5
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5312]	// p.row5
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5952]	// p.row5
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5376]	// p.row5
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+6016]	// p.row5
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5440]	// p.row5
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6080]	// p.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+128]	// p.reduce4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+128]	// p.reduce4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+192]	// p.reduce4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+192]	// p.reduce4
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+256]	// p.reduce4
vpaddq zmm5, zmm5, zmm26	// p.reduce4
vpaddq zmm17, zmm17, zmm27	// p.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+576]	// p.reduce4
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+576]	// p.reduce4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+64]	// p.reduce4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+64]	// p.reduce4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+128]	// p.reduce4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+128]	// p.reduce4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+192]	// p.reduce4
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+192]	// p.reduce4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+512]	// p.reduce4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+576]	// p.reduce4
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+576]	// p.reduce4
vpxorq zmm24, zmm24, zmm24	// p.reduce5
vpmadd52luq zmm24, zmm5, zmm30	// p.reduce5
vpxorq zmm25, zmm25, zmm25	// p.reduce5
vpmadd52luq zmm25, zmm17, zmm30	// p.reduce5
vpaddq zmm5, zmm5, zmm31	// p.reduce5
vpsrlq zmm5, zmm5, 52	// p.reduce5
vpaddq zmm17, zmm17, zmm31	// p.reduce5
vpsrlq zmm17, zmm17, 52	// p.reduce5
vpaddq zmm6, zmm6, zmm5	// p.reduce5
vpaddq zmm18, zmm18, zmm17	// p.reduce5
vmovdqu64 zmm28, zmmword ptr [r8+384]	// p.row6
vpxorq zmm4, zmm4, zmm4	// p.row6
vmovdqu64 zmm29, zmmword ptr [r8+1024]	// p.row6
vpxorq zmm16, zmm16, zmm16	// p.row6
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+4864]	// p.row6
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+5504]	// p.row6
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4928]	// p.row6
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5568]	// p.row6
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4992]	// p.row6
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5632]	// p.row6
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+5056]	// p.row6
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5696]	// p.row6
vpxorq zmm26, zmm26, zmm26	// p.reduce5
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce5
vpxorq zmm27, zmm27, zmm27	// p.reduce5
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+64]	// p.reduce5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+64]	// p.reduce5
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5120]	// p.row6
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5760]	// p.row6
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5184]	// p.row6
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5824]	// p.row6
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5248]	// p.row6
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5888]	// p.row6
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5312]	// p.row6
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5952]	// p.row6
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5376]	// p.row6
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+6016]	// p.row6
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5440]	// p.row6
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6080]	// p.row6
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+4864]	// p.row6
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+5504]	// p.row6
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4928]	// p.row6
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5568]	// p.row6
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4992]	// p.row6
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5632]	// p.row6
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+5056]	// p.row6
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5696]	// p.row6
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5120]	// p.row6
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5760]	// p.row6
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5184]	// p.row6
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5824]	// p.row6
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5248]	// p.row6
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5888]	// p.row6
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5312]	// p.row6
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5952]	// p.row6
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5376]	// p.row6
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+6016]	// p.row6
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5440]	// p.row6
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6080]	// p.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+128]	// p.reduce5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+128]	// p.reduce5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+192]	// p.reduce5
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+192]	// p.reduce5
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+256]	// p.reduce5
vpaddq zmm6, zmm6, zmm26	// p.reduce5
vpaddq zmm18, zmm18, zmm27	// p.reduce5
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+576]	// p.reduce5
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+576]	// p.reduce5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+64]	// p.reduce5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+64]	// p.reduce5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+128]	// p.reduce5
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+128]	// p.reduce5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+192]	// p.reduce5
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+192]	// p.reduce5
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+512]	// p.reduce5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+576]	// p.reduce5
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+576]	// p.reduce5
vpxorq zmm24, zmm24, zmm24	// p.reduce6
vpmadd52luq zmm24, zmm6, zmm30	// p.reduce6
vpxorq zmm25, zmm25, zmm25	// p.reduce6
vpmadd52luq zmm25, zmm18, zmm30	// p.reduce6
vpaddq zmm6, zmm6, zmm31	// p.reduce6
vpsrlq zmm6, zmm6, 52	// p.reduce6
vpaddq zmm18, zmm18, zmm31	// p.reduce6
vpsrlq zmm18, zmm18, 52	// p.reduce6
vpaddq zmm7, zmm7, zmm6	// p.reduce6
vpaddq zmm19, zmm19, zmm18	// p.reduce6
vmovdqu64 zmm28, zmmword ptr [r8+448]	// p.row7
vpxorq zmm5, zmm5, zmm5	// p.row7
vmovdqu64 zmm29, zmmword ptr [r8+1088]	// p.row7
vpxorq zmm17, zmm17, zmm17	// p.row7
vpmadd52luq zmm7, zmm28, zmmword ptr [rdi+4864]	// p.row7
vpmadd52luq zmm19, zmm29, zmmword ptr [rdi+5504]	// p.row7
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4928]	// p.row7
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5568]	// p.row7
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4992]	// p.row7
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5632]	// p.row7
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+5056]	// p.row7
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5696]	// p.row7
vpxorq zmm26, zmm26, zmm26	// p.reduce6
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce6
vpxorq zmm27, zmm27, zmm27	// p.reduce6
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+64]	// p.reduce6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+64]	// p.reduce6
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5120]	// p.row7
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5760]	// p.row7
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5184]	// p.row7
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5824]	// p.row7
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5248]	// p.row7
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5888]	// p.row7
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5312]	// p.row7
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5952]	// p.row7
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5376]	// p.row7
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+6016]	// p.row7
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5440]	// p.row7
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6080]	// p.row7
vpmadd52huq zmm8, zmm28, zmmword ptr [rdi+4864]	// p.row7
vpmadd52huq zmm20, zmm29, zmmword ptr [rdi+5504]	// p.row7
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4928]	// p.row7
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5568]	// p.row7
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4992]	// p.row7
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5632]	// p.row7
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+5056]	// p.row7
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5696]	// p.row7
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5120]	// p.row7
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5760]	// p.row7
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5184]	// p.row7
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5824]	// p.row7
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5248]	// p.row7
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5888]	// p.row7
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5312]	// p.row7
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5952]	// p.row7
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5376]	// p.row7
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+6016]	// p.row7
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5440]	// p.row7
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6080]	// p.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+128]	// p.reduce6
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+128]	// p.reduce6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+192]	// p.reduce6
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+192]	// p.reduce6
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+256]	// p.reduce6
vpaddq zmm7, zmm7, zmm26	// p.reduce6
vpaddq zmm19, zmm19, zmm27	// p.reduce6
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+576]	// p.reduce6
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+576]	// p.reduce6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+64]	// p.reduce6
vpmadd52huq zmm20, zmm25, zmmword ptr [rdi+64]	// p.reduce6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+128]	// p.reduce6
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+128]	// p.reduce6
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+192]	// p.reduce6
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+192]	// p.reduce6
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+512]	// p.reduce6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+576]	// p.reduce6
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+576]	// p.reduce6
vpxorq zmm24, zmm24, zmm24	// p.reduce7
vpmadd52luq zmm24, zmm7, zmm30	// p.reduce7
vpxorq zmm25, zmm25, zmm25	// p.reduce7
vpmadd52luq zmm25, zmm19, zmm30	// p.reduce7
vpaddq zmm7, zmm7, zmm31	// p.reduce7
vpsrlq zmm7, zmm7, 52	// p.reduce7
vpaddq zmm19, zmm19, zmm31	// p.reduce7
vpsrlq zmm19, zmm19, 52	// p.reduce7
vpaddq zmm8, zmm8, zmm7	// p.reduce7
vpaddq zmm20, zmm20, zmm19	// p.reduce7
vmovdqu64 zmm28, zmmword ptr [r8+512]	// p.row8
vpxorq zmm6, zmm6, zmm6	// p.row8
vmovdqu64 zmm29, zmmword ptr [r8+1152]	// p.row8
vpxorq zmm18, zmm18, zmm18	// p.row8
vpmadd52luq zmm8, zmm28, zmmword ptr [rdi+4864]	// p.row8
vpmadd52luq zmm20, zmm29, zmmword ptr [rdi+5504]	// p.row8
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4928]	// p.row8
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5568]	// p.row8
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+4992]	// p.row8
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5632]	// p.row8
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+5056]	// p.row8
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5696]	// p.row8
vpxorq zmm26, zmm26, zmm26	// p.reduce7
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce7
vpxorq zmm27, zmm27, zmm27	// p.reduce7
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+64]	// p.reduce7
vpmadd52luq zmm20, zmm25, zmmword ptr [rdi+64]	// p.reduce7
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5120]	// p.row8
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5760]	// p.row8
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5184]	// p.row8
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5824]	// p.row8
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5248]	// p.row8
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5888]	// p.row8
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5312]	// p.row8
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5952]	// p.row8
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5376]	// p.row8
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+6016]	// p.row8
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5440]	// p.row8
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6080]	// p.row8
vpmadd52huq zmm9, zmm28, zmmword ptr [rdi+4864]	// p.row8
vpmadd52huq zmm21, zmm29, zmmword ptr [rdi+5504]	// p.row8
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4928]	// p.row8
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5568]	// p.row8
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+4992]	// p.row8
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5632]	// p.row8
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+5056]	// p.row8
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5696]	// p.row8
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5120]	// p.row8
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5760]	// p.row8
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5184]	// p.row8
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5824]	// p.row8
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5248]	// p.row8
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5888]	// p.row8
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5312]	// p.row8
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5952]	// p.row8
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5376]	// p.row8
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+6016]	// p.row8
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5440]	// p.row8
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6080]	// p.row8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+128]	// p.reduce7
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+128]	// p.reduce7
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+192]	// p.reduce7
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+192]	// p.reduce7
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+256]	// p.reduce7
vpaddq zmm8, zmm8, zmm26	// p.reduce7
vpaddq zmm20, zmm20, zmm27	// p.reduce7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+576]	// p.reduce7
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+576]	// p.reduce7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+64]	// p.reduce7
vpmadd52huq zmm21, zmm25, zmmword ptr [rdi+64]	// p.reduce7
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+128]	// p.reduce7
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+128]	// p.reduce7
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+192]	// p.reduce7
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+192]	// p.reduce7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+512]	// p.reduce7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+576]	// p.reduce7
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+576]	// p.reduce7
vpxorq zmm24, zmm24, zmm24	// p.reduce8
vpmadd52luq zmm24, zmm8, zmm30	// p.reduce8
vpxorq zmm25, zmm25, zmm25	// p.reduce8
vpmadd52luq zmm25, zmm20, zmm30	// p.reduce8
vpaddq zmm8, zmm8, zmm31	// p.reduce8
vpsrlq zmm8, zmm8, 52	// p.reduce8
vpaddq zmm20, zmm20, zmm31	// p.reduce8
vpsrlq zmm20, zmm20, 52	// p.reduce8
vpaddq zmm9, zmm9, zmm8	// p.reduce8
vpaddq zmm21, zmm21, zmm20	// p.reduce8
vmovdqu64 zmm28, zmmword ptr [r8+576]	// p.row9
vpxorq zmm7, zmm7, zmm7	// p.row9
vmovdqu64 zmm29, zmmword ptr [r8+1216]	// p.row9
vpxorq zmm19, zmm19, zmm19	// p.row9
vpmadd52luq zmm9, zmm28, zmmword ptr [rdi+4864]	// p.row9
vpmadd52luq zmm21, zmm29, zmmword ptr [rdi+5504]	// p.row9
vpmadd52luq zmm10, zmm28, zmmword ptr [rdi+4928]	// p.row9
vpmadd52luq zmm22, zmm29, zmmword ptr [rdi+5568]	// p.row9
vpmadd52luq zmm11, zmm28, zmmword ptr [rdi+4992]	// p.row9
vpmadd52luq zmm23, zmm29, zmmword ptr [rdi+5632]	// p.row9
vpmadd52luq zmm0, zmm28, zmmword ptr [rdi+5056]	// p.row9
vpmadd52luq zmm12, zmm29, zmmword ptr [rdi+5696]	// p.row9
vpxorq zmm26, zmm26, zmm26	// p.reduce8
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce8
vpxorq zmm27, zmm27, zmm27	// p.reduce8
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce8
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+64]	// p.reduce8
vpmadd52luq zmm21, zmm25, zmmword ptr [rdi+64]	// p.reduce8
vpmadd52luq zmm1, zmm28, zmmword ptr [rdi+5120]	// p.row9
vpmadd52luq zmm13, zmm29, zmmword ptr [rdi+5760]	// p.row9
vpmadd52luq zmm2, zmm28, zmmword ptr [rdi+5184]	// p.row9
vpmadd52luq zmm14, zmm29, zmmword ptr [rdi+5824]	// p.row9
vpmadd52luq zmm3, zmm28, zmmword ptr [rdi+5248]	// p.row9
vpmadd52luq zmm15, zmm29, zmmword ptr [rdi+5888]	// p.row9
vpmadd52luq zmm4, zmm28, zmmword ptr [rdi+5312]	// p.row9
vpmadd52luq zmm16, zmm29, zmmword ptr [rdi+5952]	// p.row9
vpmadd52luq zmm5, zmm28, zmmword ptr [rdi+5376]	// p.row9
vpmadd52luq zmm17, zmm29, zmmword ptr [rdi+6016]	// p.row9
vpmadd52luq zmm6, zmm28, zmmword ptr [rdi+5440]	// p.row9
vpmadd52luq zmm18, zmm29, zmmword ptr [rdi+6080]	// p.row9
vpmadd52huq zmm10, zmm28, zmmword ptr [rdi+4864]	// p.row9
vpmadd52huq zmm22, zmm29, zmmword ptr [rdi+5504]	// p.row9
vpmadd52huq zmm11, zmm28, zmmword ptr [rdi+4928]	// p.row9
vpmadd52huq zmm23, zmm29, zmmword ptr [rdi+5568]	// p.row9
vpmadd52huq zmm0, zmm28, zmmword ptr [rdi+4992]	// p.row9
vpmadd52huq zmm12, zmm29, zmmword ptr [rdi+5632]	// p.row9
vpmadd52huq zmm1, zmm28, zmmword ptr [rdi+5056]	// p.row9
vpmadd52huq zmm13, zmm29, zmmword ptr [rdi+5696]	// p.row9
vpmadd52huq zmm2, zmm28, zmmword ptr [rdi+5120]	// p.row9
vpmadd52huq zmm14, zmm29, zmmword ptr [rdi+5760]	// p.row9
vpmadd52huq zmm3, zmm28, zmmword ptr [rdi+5184]	// p.row9
vpmadd52huq zmm15, zmm29, zmmword ptr [rdi+5824]	// p.row9
vpmadd52huq zmm4, zmm28, zmmword ptr [rdi+5248]	// p.row9
vpmadd52huq zmm16, zmm29, zmmword ptr [rdi+5888]	// p.row9
vpmadd52huq zmm5, zmm28, zmmword ptr [rdi+5312]	// p.row9
vpmadd52huq zmm17, zmm29, zmmword ptr [rdi+5952]	// p.row9
vpmadd52huq zmm6, zmm28, zmmword ptr [rdi+5376]	// p.row9
vpmadd52huq zmm18, zmm29, zmmword ptr [rdi+6016]	// p.row9
vpmadd52huq zmm7, zmm28, zmmword ptr [rdi+5440]	// p.row9
vpmadd52huq zmm19, zmm29, zmmword ptr [rdi+6080]	// p.row9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+128]	// p.reduce8
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+128]	// p.reduce8
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+192]	// p.reduce8
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+192]	// p.reduce8
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+256]	// p.reduce8
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+256]	// p.reduce8
vpaddq zmm9, zmm9, zmm26	// p.reduce8
vpaddq zmm21, zmm21, zmm27	// p.reduce8
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+320]	// p.reduce8
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+320]	// p.reduce8
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+384]	// p.reduce8
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+384]	// p.reduce8
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+448]	// p.reduce8
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+448]	// p.reduce8
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+576]	// p.reduce8
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+576]	// p.reduce8
vpmadd52huq zmm10, zmm24, zmmword ptr [rdi+64]	// p.reduce8
vpmadd52huq zmm22, zmm25, zmmword ptr [rdi+64]	// p.reduce8
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+128]	// p.reduce8
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+128]	// p.reduce8
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+192]	// p.reduce8
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+192]	// p.reduce8
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+256]	// p.reduce8
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+256]	// p.reduce8
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+320]	// p.reduce8
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+320]	// p.reduce8
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+384]	// p.reduce8
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+384]	// p.reduce8
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+448]	// p.reduce8
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+448]	// p.reduce8
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+512]	// p.reduce8
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+576]	// p.reduce8
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+576]	// p.reduce8
vpxorq zmm24, zmm24, zmm24	// p.reduce9
vpmadd52luq zmm24, zmm9, zmm30	// p.reduce9
vpxorq zmm25, zmm25, zmm25	// p.reduce9
vpmadd52luq zmm25, zmm21, zmm30	// p.reduce9
vpaddq zmm9, zmm9, zmm31	// p.reduce9
vpsrlq zmm9, zmm9, 52	// p.reduce9
vpaddq zmm21, zmm21, zmm31	// p.reduce9
vpsrlq zmm21, zmm21, 52	// p.reduce9
vpaddq zmm10, zmm10, zmm9	// p.reduce9
vpaddq zmm22, zmm22, zmm21	// p.reduce9
vpxorq zmm26, zmm26, zmm26	// p.reduce9
vpmadd52huq zmm26, zmm24, zmmword ptr [rdi+0]	// p.reduce9
vpxorq zmm27, zmm27, zmm27	// p.reduce9
vpmadd52huq zmm27, zmm25, zmmword ptr [rdi+0]	// p.reduce9
vpmadd52luq zmm10, zmm24, zmmword ptr [rdi+64]	// p.reduce9
vpmadd52luq zmm22, zmm25, zmmword ptr [rdi+64]	// p.reduce9
vpmadd52luq zmm11, zmm24, zmmword ptr [rdi+128]	// p.reduce9
vpmadd52luq zmm23, zmm25, zmmword ptr [rdi+128]	// p.reduce9
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+192]	// p.reduce9
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+192]	// p.reduce9
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+256]	// p.reduce9
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+256]	// p.reduce9
vpaddq zmm10, zmm10, zmm26	// p.reduce9
vpaddq zmm22, zmm22, zmm27	// p.reduce9
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+320]	// p.reduce9
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+320]	// p.reduce9
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+384]	// p.reduce9
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+384]	// p.reduce9
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+448]	// p.reduce9
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+448]	// p.reduce9
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+576]	// p.reduce9
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+576]	// p.reduce9
vpmadd52huq zmm11, zmm24, zmmword ptr [rdi+64]	// p.reduce9
vpmadd52huq zmm23, zmm25, zmmword ptr [rdi+64]	// p.reduce9
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+128]	// p.reduce9
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+128]	// p.reduce9
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+192]	// p.reduce9
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+192]	// p.reduce9
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+256]	// p.reduce9
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+256]	// p.reduce9
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+320]	// p.reduce9
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+320]	// p.reduce9
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+384]	// p.reduce9
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+384]	// p.reduce9
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+448]	// p.reduce9
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+448]	// p.reduce9
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+512]	// p.reduce9
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+576]	// p.reduce9
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+576]	// p.reduce9
vpsrlq zmm24, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+0], zmm10	// p.carry
vpsrlq zmm25, zmm22, 52	// p.carry
vpaddq zmm23, zmm23, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+640], zmm22	// p.carry
vpsrlq zmm24, zmm11, 52	// p.carry
vpaddq zmm0, zmm0, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+64], zmm11	// p.carry
vpsrlq zmm25, zmm23, 52	// p.carry
vpaddq zmm12, zmm12, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+704], zmm23	// p.carry
vpsrlq zmm24, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+128], zmm0	// p.carry
vpsrlq zmm25, zmm12, 52	// p.carry
vpaddq zmm13, zmm13, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+768], zmm12	// p.carry
vpsrlq zmm24, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm1	// p.carry
vpsrlq zmm25, zmm13, 52	// p.carry
vpaddq zmm14, zmm14, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+832], zmm13	// p.carry
vpsrlq zmm24, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm2	// p.carry
vpsrlq zmm25, zmm14, 52	// p.carry
vpaddq zmm15, zmm15, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+896], zmm14	// p.carry
vpsrlq zmm24, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+320], zmm3	// p.carry
vpsrlq zmm25, zmm15, 52	// p.carry
vpaddq zmm16, zmm16, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+960], zmm15	// p.carry
vpsrlq zmm24, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+384], zmm4	// p.carry
vpsrlq zmm25, zmm16, 52	// p.carry
vpaddq zmm17, zmm17, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+1024], zmm16	// p.carry
vpsrlq zmm24, zmm5, 52	// p.carry
vpaddq zmm6, zmm6, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm5	// p.carry
vpsrlq zmm25, zmm17, 52	// p.carry
vpaddq zmm18, zmm18, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+1088], zmm17	// p.carry
vpsrlq zmm24, zmm6, 52	// p.carry
vpaddq zmm7, zmm7, zmm24	// p.carry
vmovdqu64 zmmword ptr [r9+512], zmm6	// p.carry
vpsrlq zmm25, zmm18, 52	// p.carry
vpaddq zmm19, zmm19, zmm25	// p.carry
vmovdqu64 zmmword ptr [r9+1152], zmm18	// p.carry
vmovdqu64 zmmword ptr [r9+576], zmm7	// p.carry
vmovdqu64 zmmword ptr [r9+1216], zmm19	// p.carry
mov r8, r9	// loop
add rsi, 1024	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
