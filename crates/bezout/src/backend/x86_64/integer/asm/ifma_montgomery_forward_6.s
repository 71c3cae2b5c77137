// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
//   p = p y / 2^(52 8) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 6 words for each step; rdx = kept products, 1024 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 865 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+896]	// first
vmovdqa64 zmmword ptr [rdi+2944], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+960]	// first
vmovdqa64 zmmword ptr [rdi+3008], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1024]	// first
vmovdqa64 zmmword ptr [rdi+3072], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1088]	// first
vmovdqa64 zmmword ptr [rdi+3136], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// first
vmovdqa64 zmmword ptr [rdi+3200], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// first
vmovdqa64 zmmword ptr [rdi+3264], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// first
vmovdqa64 zmmword ptr [rdi+3328], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1344]	// first
vmovdqa64 zmmword ptr [rdi+3392], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1408]	// first
vmovdqa64 zmmword ptr [rdi+3456], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1472]	// first
vmovdqa64 zmmword ptr [rdi+3520], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1536]	// first
vmovdqa64 zmmword ptr [rdi+3584], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1600]	// first
vmovdqa64 zmmword ptr [rdi+3648], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// first
vmovdqa64 zmmword ptr [rdi+3712], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1728]	// first
vmovdqa64 zmmword ptr [rdi+3776], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1792]	// first
vmovdqa64 zmmword ptr [rdi+3840], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1856]	// first
vmovdqa64 zmmword ptr [rdi+3904], zmm0	// first
lea r8, [rdi+2944]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm6, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+48], 1	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+96], 2	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+144], 3	// x0.load
vmovdqu64 xmm7, xmmword ptr [rsi+192]	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+240], 1	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+288], 2	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+336], 3	// x0.load
vpunpcklqdq zmm0, zmm6, zmm7	// x0.load
vpunpckhqdq zmm1, zmm6, zmm7	// x0.load
vmovdqu64 xmm6, xmmword ptr [rsi+16]	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+64], 1	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+112], 2	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+160], 3	// x0.load
vmovdqu64 xmm7, xmmword ptr [rsi+208]	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+256], 1	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+304], 2	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+352], 3	// x0.load
vpunpcklqdq zmm2, zmm6, zmm7	// x0.load
vpunpckhqdq zmm3, zmm6, zmm7	// x0.load
vmovdqu64 xmm6, xmmword ptr [rsi+32]	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+80], 1	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+128], 2	// x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+176], 3	// x0.load
vmovdqu64 xmm7, xmmword ptr [rsi+224]	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+272], 1	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+320], 2	// x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+368], 3	// x0.load
vpunpcklqdq zmm4, zmm6, zmm7	// x0.load
vpunpckhqdq zmm5, zmm6, zmm7	// x0.load
vporq zmm6, zmm0, zmm1	// x0.limbs
vporq zmm6, zmm6, zmm2	// x0.limbs
vporq zmm6, zmm6, zmm3	// x0.limbs
vporq zmm6, zmm6, zmm4	// x0.limbs
vporq zmm6, zmm6, zmm5	// x0.limbs
vptestnmq k1, zmm6, zmm6	// x0.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm7	// x0.limbs
vmovdqa64 zmm6, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+3968], zmm6	// x0.limbs
vpshrdq zmm6, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4032], zmm6	// x0.limbs
vpshrdq zmm6, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4096], zmm6	// x0.limbs
vpshrdq zmm6, zmm2, zmm3, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4160], zmm6	// x0.limbs
vpshrdq zmm6, zmm3, zmm4, 16	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4224], zmm6	// x0.limbs
vpsrlq zmm6, zmm4, 4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4288], zmm6	// x0.limbs
vpshrdq zmm6, zmm4, zmm5, 56	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4352], zmm6	// x0.limbs
vpsrlq zmm6, zmm5, 44	// x0.limbs
vmovdqa64 zmmword ptr [rdi+4416], zmm6	// x0.limbs
vmovdqu64 xmm6, xmmword ptr [rsi+384]	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+432], 1	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+480], 2	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+528], 3	// x1.load
vmovdqu64 xmm7, xmmword ptr [rsi+576]	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+624], 1	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+672], 2	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+720], 3	// x1.load
vpunpcklqdq zmm0, zmm6, zmm7	// x1.load
vpunpckhqdq zmm1, zmm6, zmm7	// x1.load
vmovdqu64 xmm6, xmmword ptr [rsi+400]	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+448], 1	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+496], 2	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+544], 3	// x1.load
vmovdqu64 xmm7, xmmword ptr [rsi+592]	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+640], 1	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+688], 2	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+736], 3	// x1.load
vpunpcklqdq zmm2, zmm6, zmm7	// x1.load
vpunpckhqdq zmm3, zmm6, zmm7	// x1.load
vmovdqu64 xmm6, xmmword ptr [rsi+416]	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+464], 1	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+512], 2	// x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi+560], 3	// x1.load
vmovdqu64 xmm7, xmmword ptr [rsi+608]	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+656], 1	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+704], 2	// x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi+752], 3	// x1.load
vpunpcklqdq zmm4, zmm6, zmm7	// x1.load
vpunpckhqdq zmm5, zmm6, zmm7	// x1.load
vporq zmm6, zmm0, zmm1	// x1.limbs
vporq zmm6, zmm6, zmm2	// x1.limbs
vporq zmm6, zmm6, zmm3	// x1.limbs
vporq zmm6, zmm6, zmm4	// x1.limbs
vporq zmm6, zmm6, zmm5	// x1.limbs
vptestnmq k2, zmm6, zmm6	// x1.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm7	// x1.limbs
vmovdqa64 zmm6, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4480], zmm6	// x1.limbs
vpshrdq zmm6, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4544], zmm6	// x1.limbs
vpshrdq zmm6, zmm1, zmm2, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4608], zmm6	// x1.limbs
vpshrdq zmm6, zmm2, zmm3, 28	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4672], zmm6	// x1.limbs
vpshrdq zmm6, zmm3, zmm4, 16	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4736], zmm6	// x1.limbs
vpsrlq zmm6, zmm4, 4	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4800], zmm6	// x1.limbs
vpshrdq zmm6, zmm4, zmm5, 56	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm6	// x1.limbs
vpsrlq zmm6, zmm5, 44	// x1.limbs
vmovdqa64 zmmword ptr [rdi+4928], zmm6	// x1.limbs
add rax, 1	// place
lea r9, [rdi+896]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1920]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1024	// place
4:
vmovdqu64 zmm24, zmmword ptr [r8+0]	// p.row0
vpxorq zmm0, zmm0, zmm0	// p.row0
vpxorq zmm1, zmm1, zmm1	// p.row0
vpxorq zmm2, zmm2, zmm2	// p.row0
vpxorq zmm3, zmm3, zmm3	// p.row0
vpxorq zmm4, zmm4, zmm4	// p.row0
vpxorq zmm5, zmm5, zmm5	// p.row0
vpxorq zmm6, zmm6, zmm6	// p.row0
vpxorq zmm7, zmm7, zmm7	// p.row0
vpxorq zmm8, zmm8, zmm8	// p.row0
vmovdqu64 zmm25, zmmword ptr [r8+512]	// p.row0
vpxorq zmm10, zmm10, zmm10	// p.row0
vpxorq zmm11, zmm11, zmm11	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
vpxorq zmm13, zmm13, zmm13	// p.row0
vpxorq zmm14, zmm14, zmm14	// p.row0
vpxorq zmm15, zmm15, zmm15	// p.row0
vpxorq zmm16, zmm16, zmm16	// p.row0
vpxorq zmm17, zmm17, zmm17	// p.row0
vpxorq zmm18, zmm18, zmm18	// p.row0
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+3968]	// p.row0
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4480]	// p.row0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4032]	// p.row0
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4544]	// p.row0
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4096]	// p.row0
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4608]	// p.row0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4160]	// p.row0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4672]	// p.row0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4224]	// p.row0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4736]	// p.row0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4288]	// p.row0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4800]	// p.row0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4352]	// p.row0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4864]	// p.row0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4416]	// p.row0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4928]	// p.row0
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+3968]	// p.row0
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4480]	// p.row0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4032]	// p.row0
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4544]	// p.row0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4096]	// p.row0
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4608]	// p.row0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4160]	// p.row0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4672]	// p.row0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4224]	// p.row0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4736]	// p.row0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4288]	// p.row0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4800]	// p.row0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4352]	// p.row0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4864]	// p.row0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4416]	// p.row0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4928]	// p.row0
vpxorq zmm20, zmm20, zmm20	// p.reduce0
vpmadd52luq zmm20, zmm0, zmm30	// p.reduce0
vpxorq zmm21, zmm21, zmm21	// p.reduce0
vpmadd52luq zmm21, zmm10, zmm30	// p.reduce0
vpaddq zmm0, zmm0, zmm31	// p.reduce0
vpsrlq zmm0, zmm0, 52	// p.reduce0
vpaddq zmm10, zmm10, zmm31	// p.reduce0
vpsrlq zmm10, zmm10, 52	// p.reduce0
vpaddq zmm1, zmm1, zmm0	// p.reduce0
vpaddq zmm11, zmm11, zmm10	// p.reduce0
vmovdqu64 zmm24, zmmword ptr [r8+64]	// p.row1
vpxorq zmm9, zmm9, zmm9	// p.row1
vmovdqu64 zmm25, zmmword ptr [r8+576]	// p.row1
vpxorq zmm19, zmm19, zmm19	// p.row1
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+3968]	// p.row1
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4480]	// p.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4032]	// p.row1
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4544]	// p.row1
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4096]	// p.row1
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4608]	// p.row1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4160]	// p.row1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4672]	// p.row1
vpxorq zmm22, zmm22, zmm22	// p.reduce0
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce0
vpxorq zmm23, zmm23, zmm23	// p.reduce0
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce0
vpmadd52luq zmm1, zmm20, zmm28	// p.reduce0
vpmadd52luq zmm11, zmm21, zmm28	// p.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4224]	// p.row1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4736]	// p.row1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4288]	// p.row1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4800]	// p.row1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4352]	// p.row1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4864]	// p.row1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4416]	// p.row1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4928]	// p.row1
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+3968]	// p.row1
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4480]	// p.row1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4032]	// p.row1
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4544]	// p.row1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4096]	// p.row1
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4608]	// p.row1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4160]	// p.row1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4672]	// p.row1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4224]	// p.row1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4736]	// p.row1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4288]	// p.row1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4800]	// p.row1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4352]	// p.row1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4864]	// p.row1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4416]	// p.row1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4928]	// p.row1
vpmadd52luq zmm2, zmm20, zmm27	// p.reduce0
vpmadd52luq zmm12, zmm21, zmm27	// p.reduce0
vpmadd52luq zmm3, zmm20, zmm26	// p.reduce0
vpmadd52luq zmm13, zmm21, zmm26	// p.reduce0
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+256]	// p.reduce0
vpaddq zmm1, zmm1, zmm22	// p.reduce0
vpaddq zmm11, zmm11, zmm23	// p.reduce0
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52huq zmm2, zmm20, zmm28	// p.reduce0
vpmadd52huq zmm12, zmm21, zmm28	// p.reduce0
vpmadd52huq zmm3, zmm20, zmm27	// p.reduce0
vpmadd52huq zmm13, zmm21, zmm27	// p.reduce0
vpmadd52huq zmm4, zmm20, zmm26	// p.reduce0
vpmadd52huq zmm14, zmm21, zmm26	// p.reduce0
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+256]	// p.reduce0
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+320]	// p.reduce0
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+384]	// p.reduce0
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+448]	// p.reduce0
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+448]	// p.reduce0
vpxorq zmm20, zmm20, zmm20	// p.reduce1
vpmadd52luq zmm20, zmm1, zmm30	// p.reduce1
vpxorq zmm21, zmm21, zmm21	// p.reduce1
vpmadd52luq zmm21, zmm11, zmm30	// p.reduce1
vpaddq zmm1, zmm1, zmm31	// p.reduce1
vpsrlq zmm1, zmm1, 52	// p.reduce1
vpaddq zmm11, zmm11, zmm31	// p.reduce1
vpsrlq zmm11, zmm11, 52	// p.reduce1
vpaddq zmm2, zmm2, zmm1	// p.reduce1
vpaddq zmm12, zmm12, zmm11	// p.reduce1
vmovdqu64 zmm24, zmmword ptr [r8+128]	// p.row2
vpxorq zmm0, zmm0, zmm0	// p.row2
vmovdqu64 zmm25, zmmword ptr [r8+640]	// p.row2
vpxorq zmm10, zmm10, zmm10	// p.row2
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+3968]	// p.row2
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4480]	// p.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4032]	// p.row2
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4544]	// p.row2
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4096]	// p.row2
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4608]	// p.row2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4160]	// p.row2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4672]	// p.row2
vpxorq zmm22, zmm22, zmm22	// p.reduce1
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce1
vpxorq zmm23, zmm23, zmm23	// p.reduce1
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce1
vpmadd52luq zmm2, zmm20, zmm28	// p.reduce1
vpmadd52luq zmm12, zmm21, zmm28	// p.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4224]	// p.row2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4736]	// p.row2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4288]	// p.row2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4800]	// p.row2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4352]	// p.row2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4864]	// p.row2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4416]	// p.row2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4928]	// p.row2
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+3968]	// p.row2
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4480]	// p.row2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4032]	// p.row2
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4544]	// p.row2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4096]	// p.row2
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4608]	// p.row2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4160]	// p.row2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4672]	// p.row2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4224]	// p.row2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4736]	// p.row2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4288]	// p.row2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4800]	// p.row2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4352]	// p.row2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4864]	// p.row2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4416]	// p.row2
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4928]	// p.row2
vpmadd52luq zmm3, zmm20, zmm27	// p.reduce1
vpmadd52luq zmm13, zmm21, zmm27	// p.reduce1
vpmadd52luq zmm4, zmm20, zmm26	// p.reduce1
vpmadd52luq zmm14, zmm21, zmm26	// p.reduce1
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+256]	// p.reduce1
vpaddq zmm2, zmm2, zmm22	// p.reduce1
vpaddq zmm12, zmm12, zmm23	// p.reduce1
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52huq zmm3, zmm20, zmm28	// p.reduce1
vpmadd52huq zmm13, zmm21, zmm28	// p.reduce1
vpmadd52huq zmm4, zmm20, zmm27	// p.reduce1
vpmadd52huq zmm14, zmm21, zmm27	// p.reduce1
vpmadd52huq zmm5, zmm20, zmm26	// p.reduce1
vpmadd52huq zmm15, zmm21, zmm26	// p.reduce1
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+256]	// p.reduce1
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+320]	// p.reduce1
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+384]	// p.reduce1
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+448]	// p.reduce1
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+448]	// p.reduce1
vpxorq zmm20, zmm20, zmm20	// p.reduce2
vpmadd52luq zmm20, zmm2, zmm30	// p.reduce2
vpxorq zmm21, zmm21, zmm21	// p.reduce2
vpmadd52luq zmm21, zmm12, zmm30	// p.reduce2
vpaddq zmm2, zmm2, zmm31	// p.reduce2
vpsrlq zmm2, zmm2, 52	// p.reduce2
vpaddq zmm12, zmm12, zmm31	// p.reduce2
vpsrlq zmm12, zmm12, 52	// p.reduce2
vpaddq zmm3, zmm3, zmm2	// p.reduce2
vpaddq zmm13, zmm13, zmm12	// p.reduce2
vmovdqu64 zmm24, zmmword ptr [r8+192]	// p.row3
vpxorq zmm1, zmm1, zmm1	// p.row3
vmovdqu64 zmm25, zmmword ptr [r8+704]	// p.row3
vpxorq zmm11, zmm11, zmm11	// p.row3
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+3968]	// p.row3
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4480]	// p.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4032]	// p.row3
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4544]	// p.row3
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4096]	// p.row3
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4608]	// p.row3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4160]	// p.row3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4672]	// p.row3
vpxorq zmm22, zmm22, zmm22	// p.reduce2
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce2
vpxorq zmm23, zmm23, zmm23	// p.reduce2
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce2
vpmadd52luq zmm3, zmm20, zmm28	// p.reduce2
vpmadd52luq zmm13, zmm21, zmm28	// p.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4224]	// p.row3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4736]	// p.row3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4288]	// p.row3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4800]	// p.row3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4352]	// p.row3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4864]	// p.row3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4416]	// p.row3
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4928]	// p.row3
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+3968]	// p.row3
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4480]	// p.row3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4032]	// p.row3
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4544]	// p.row3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4096]	// p.row3
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4608]	// p.row3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4160]	// p.row3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4672]	// p.row3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4224]	// p.row3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4736]	// p.row3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4288]	// p.row3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4800]	// p.row3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4352]	// p.row3
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4864]	// p.row3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4416]	// p.row3
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4928]	// p.row3
vpmadd52luq zmm4, zmm20, zmm27	// p.reduce2
vpmadd52luq zmm14, zmm21, zmm27	// p.reduce2
vpmadd52luq zmm5, zmm20, zmm26	// p.reduce2
vpmadd52luq zmm15, zmm21, zmm26	// p.reduce2
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+256]	// p.reduce2
vpaddq zmm3, zmm3, zmm22	// p.reduce2
vpaddq zmm13, zmm13, zmm23	// p.reduce2
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52huq zmm4, zmm20, zmm28	// p.reduce2
vpmadd52huq zmm14, zmm21, zmm28	// p.reduce2
vpmadd52huq zmm5, zmm20, zmm27	// p.reduce2
vpmadd52huq zmm15, zmm21, zmm27	// p.reduce2
vpmadd52huq zmm6, zmm20, zmm26	// p.reduce2
vpmadd52huq zmm16, zmm21, zmm26	// p.reduce2
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+256]	// p.reduce2
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+320]	// p.reduce2
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+384]	// p.reduce2
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+448]	// p.reduce2
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+448]	// p.reduce2
vpxorq zmm20, zmm20, zmm20	// p.reduce3
vpmadd52luq zmm20, zmm3, zmm30	// p.reduce3
vpxorq zmm21, zmm21, zmm21	// p.reduce3
vpmadd52luq zmm21, zmm13, zmm30	// p.reduce3
vpaddq zmm3, zmm3, zmm31	// p.reduce3
vpsrlq zmm3, zmm3, 52	// p.reduce3
vpaddq zmm13, zmm13, zmm31	// p.reduce3
vpsrlq zmm13, zmm13, 52	// p.reduce3
vpaddq zmm4, zmm4, zmm3	// p.reduce3
vpaddq zmm14, zmm14, zmm13	// p.reduce3
vmovdqu64 zmm24, zmmword ptr [r8+256]	// p.row4
vpxorq zmm2, zmm2, zmm2	// p.row4
vmovdqu64 zmm25, zmmword ptr [r8+768]	// p.row4
vpxorq zmm12, zmm12, zmm12	// p.row4
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+3968]	// p.row4
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4480]	// p.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4032]	// p.row4
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4544]	// p.row4
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4096]	// p.row4
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4608]	// p.row4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4160]	// p.row4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4672]	// p.row4
vpxorq zmm22, zmm22, zmm22	// p.reduce3
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce3
vpxorq zmm23, zmm23, zmm23	// p.reduce3
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce3
vpmadd52luq zmm4, zmm20, zmm28	// p.reduce3
vpmadd52luq zmm14, zmm21, zmm28	// p.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4224]	// p.row4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4736]	// p.row4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4288]	// p.row4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4800]	// p.row4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4352]	// p.row4
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4864]	// p.row4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4416]	// p.row4
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4928]	// p.row4
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+3968]	// p.row4
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4480]	// p.row4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4032]	// p.row4
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4544]	// p.row4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4096]	// p.row4
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4608]	// p.row4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4160]	// p.row4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4672]	// p.row4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4224]	// p.row4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4736]	// p.row4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4288]	// p.row4
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4800]	// p.row4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4352]	// p.row4
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4864]	// p.row4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4416]	// p.row4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4928]	// p.row4
vpmadd52luq zmm5, zmm20, zmm27	// p.reduce3
vpmadd52luq zmm15, zmm21, zmm27	// p.reduce3
vpmadd52luq zmm6, zmm20, zmm26	// p.reduce3
vpmadd52luq zmm16, zmm21, zmm26	// p.reduce3
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+256]	// p.reduce3
vpaddq zmm4, zmm4, zmm22	// p.reduce3
vpaddq zmm14, zmm14, zmm23	// p.reduce3
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52huq zmm5, zmm20, zmm28	// p.reduce3
vpmadd52huq zmm15, zmm21, zmm28	// p.reduce3
vpmadd52huq zmm6, zmm20, zmm27	// p.reduce3
vpmadd52huq zmm16, zmm21, zmm27	// p.reduce3
vpmadd52huq zmm7, zmm20, zmm26	// p.reduce3
vpmadd52huq zmm17, zmm21, zmm26	// p.reduce3
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+256]	// p.reduce3
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+320]	// p.reduce3
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+384]	// p.reduce3
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+448]	// p.reduce3
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+448]	// p.reduce3
vpxorq zmm20, zmm20, zmm20	// p.reduce4
vpmadd52luq zmm20, zmm4, zmm30	// p.reduce4
vpxorq zmm21, zmm21, zmm21	// p.reduce4
vpmadd52luq zmm21, zmm14, zmm30	// p.reduce4
vpaddq zmm4, zmm4, zmm31	// p.reduce4
vpsrlq zmm4, zmm4, 52	// p.reduce4
vpaddq zmm14, zmm14, zmm31	// p.reduce4
vpsrlq zmm14, zmm14, 52	// p.reduce4
vpaddq zmm5, zmm5, zmm4	// p.reduce4
vpaddq zmm15, zmm15, zmm14	// p.reduce4
vmovdqu64 zmm24, zmmword ptr [r8+320]	// p.row5
vpxorq zmm3, zmm3, zmm3	// p.row5
vmovdqu64 zmm25, zmmword ptr [r8+832]	// p.row5
vpxorq zmm13, zmm13, zmm13	// p.row5
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+3968]	// p.row5
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4480]	// p.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4032]	// p.row5
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4544]	// p.row5
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4096]	// p.row5
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4608]	// p.row5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4160]	// p.row5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4672]	// p.row5
vpxorq zmm22, zmm22, zmm22	// p.reduce4
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce4
vpxorq zmm23, zmm23, zmm23	// p.reduce4
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce4
vpmadd52luq zmm5, zmm20, zmm28	// p.reduce4
vpmadd52luq zmm15, zmm21, zmm28	// p.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4224]	// p.row5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4736]	// p.row5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4288]	// p.row5
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4800]	// p.row5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4352]	// p.row5
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4864]	// p.row5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4416]	// p.row5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4928]	// p.row5
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+3968]	// p.row5
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4480]	// p.row5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4032]	// p.row5
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4544]	// p.row5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4096]	// p.row5
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4608]	// p.row5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4160]	// p.row5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4672]	// p.row5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4224]	// p.row5
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4736]	// p.row5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4288]	// p.row5
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4800]	// p.row5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4352]	// p.row5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4864]	// p.row5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4416]	// p.row5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4928]	// p.row5
vpmadd52luq zmm6, zmm20, zmm27	// p.reduce4
vpmadd52luq zmm16, zmm21, zmm27	// p.reduce4
vpmadd52luq zmm7, zmm20, zmm26	// p.reduce4
vpmadd52luq zmm17, zmm21, zmm26	// p.reduce4
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+256]	// p.reduce4
vpaddq zmm5, zmm5, zmm22	// p.reduce4
vpaddq zmm15, zmm15, zmm23	// p.reduce4
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52huq zmm6, zmm20, zmm28	// p.reduce4
vpmadd52huq zmm16, zmm21, zmm28	// p.reduce4
vpmadd52huq zmm7, zmm20, zmm27	// p.reduce4
vpmadd52huq zmm17, zmm21, zmm27	// p.reduce4
vpmadd52huq zmm8, zmm20, zmm26	// p.reduce4
vpmadd52huq zmm18, zmm21, zmm26	// p.reduce4
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+256]	// p.reduce4
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+320]	// p.reduce4
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+384]	// p.reduce4
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+448]	// p.reduce4
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+448]	// p.reduce4
vpxorq zmm20, zmm20, zmm20	// p.reduce5
vpmadd52luq zmm20, zmm5, zmm30	// p.reduce5
vpxorq zmm21, zmm21, zmm21	// p.reduce5
vpmadd52luq zmm21, zmm15, zmm30	// p.reduce5
vpaddq zmm5, zmm5, zmm31	// p.reduce5
vpsrlq zmm5, zmm5, 52	// p.reduce5
vpaddq zmm15, zmm15, zmm31	// p.reduce5
vpsrlq zmm15, zmm15, 52	// p.reduce5
vpaddq zmm6, zmm6, zmm5	// p.reduce5
vpaddq zmm16, zmm16, zmm15	// p.reduce5
vmovdqu64 zmm24, zmmword ptr [r8+384]	// p.row6
vpxorq zmm4, zmm4, zmm4	// p.row6
vmovdqu64 zmm25, zmmword ptr [r8+896]	// p.row6
vpxorq zmm14, zmm14, zmm14	// p.row6
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+3968]	// p.row6
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4480]	// p.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4032]	// p.row6
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4544]	// p.row6
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4096]	// p.row6
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4608]	// p.row6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4160]	// p.row6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4672]	// p.row6
vpxorq zmm22, zmm22, zmm22	// p.reduce5
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce5
vpxorq zmm23, zmm23, zmm23	// p.reduce5
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce5
vpmadd52luq zmm6, zmm20, zmm28	// p.reduce5
vpmadd52luq zmm16, zmm21, zmm28	// p.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4224]	// p.row6
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4736]	// p.row6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4288]	// p.row6
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4800]	// p.row6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4352]	// p.row6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4864]	// p.row6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4416]	// p.row6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4928]	// p.row6
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+3968]	// p.row6
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4480]	// p.row6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4032]	// p.row6
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4544]	// p.row6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4096]	// p.row6
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4608]	// p.row6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4160]	// p.row6
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4672]	// p.row6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4224]	// p.row6
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4736]	// p.row6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4288]	// p.row6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4800]	// p.row6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4352]	// p.row6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4864]	// p.row6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4416]	// p.row6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4928]	// p.row6
vpmadd52luq zmm7, zmm20, zmm27	// p.reduce5
vpmadd52luq zmm17, zmm21, zmm27	// p.reduce5
vpmadd52luq zmm8, zmm20, zmm26	// p.reduce5
vpmadd52luq zmm18, zmm21, zmm26	// p.reduce5
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+256]	// p.reduce5
vpaddq zmm6, zmm6, zmm22	// p.reduce5
vpaddq zmm16, zmm16, zmm23	// p.reduce5
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52huq zmm7, zmm20, zmm28	// p.reduce5
vpmadd52huq zmm17, zmm21, zmm28	// p.reduce5
vpmadd52huq zmm8, zmm20, zmm27	// p.reduce5
vpmadd52huq zmm18, zmm21, zmm27	// p.reduce5
vpmadd52huq zmm9, zmm20, zmm26	// p.reduce5
vpmadd52huq zmm19, zmm21, zmm26	// p.reduce5
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+256]	// p.reduce5
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+320]	// p.reduce5
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+384]	// p.reduce5
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+448]	// p.reduce5
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+448]	// p.reduce5
vpxorq zmm20, zmm20, zmm20	// p.reduce6
vpmadd52luq zmm20, zmm6, zmm30	// p.reduce6
vpxorq zmm21, zmm21, zmm21	// p.reduce6
vpmadd52luq zmm21, zmm16, zmm30	// p.reduce6
vpaddq zmm6, zmm6, zmm31	// p.reduce6
vpsrlq zmm6, zmm6, 52	// p.reduce6
vpaddq zmm16, zmm16, zmm31	// p.reduce6
vpsrlq zmm16, zmm16, 52	// p.reduce6
vpaddq zmm7, zmm7, zmm6	// p.reduce6
vpaddq zmm17, zmm17, zmm16	// p.reduce6
vmovdqu64 zmm24, zmmword ptr [r8+448]	// p.row7
vpxorq zmm5, zmm5, zmm5	// p.row7
vmovdqu64 zmm25, zmmword ptr [r8+960]	// p.row7
vpxorq zmm15, zmm15, zmm15	// p.row7
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+3968]	// p.row7
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4480]	// p.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4032]	// p.row7
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4544]	// p.row7
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4096]	// p.row7
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4608]	// p.row7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4160]	// p.row7
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4672]	// p.row7
vpxorq zmm22, zmm22, zmm22	// p.reduce6
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce6
vpxorq zmm23, zmm23, zmm23	// p.reduce6
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce6
vpmadd52luq zmm7, zmm20, zmm28	// p.reduce6
vpmadd52luq zmm17, zmm21, zmm28	// p.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4224]	// p.row7
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4736]	// p.row7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4288]	// p.row7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4800]	// p.row7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4352]	// p.row7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4864]	// p.row7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4416]	// p.row7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4928]	// p.row7
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+3968]	// p.row7
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4480]	// p.row7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4032]	// p.row7
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4544]	// p.row7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4096]	// p.row7
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4608]	// p.row7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4160]	// p.row7
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4672]	// p.row7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4224]	// p.row7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4736]	// p.row7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4288]	// p.row7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4800]	// p.row7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4352]	// p.row7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4864]	// p.row7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4416]	// p.row7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4928]	// p.row7
vpmadd52luq zmm8, zmm20, zmm27	// p.reduce6
vpmadd52luq zmm18, zmm21, zmm27	// p.reduce6
vpmadd52luq zmm9, zmm20, zmm26	// p.reduce6
vpmadd52luq zmm19, zmm21, zmm26	// p.reduce6
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+256]	// p.reduce6
vpaddq zmm7, zmm7, zmm22	// p.reduce6
vpaddq zmm17, zmm17, zmm23	// p.reduce6
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52huq zmm8, zmm20, zmm28	// p.reduce6
vpmadd52huq zmm18, zmm21, zmm28	// p.reduce6
vpmadd52huq zmm9, zmm20, zmm27	// p.reduce6
vpmadd52huq zmm19, zmm21, zmm27	// p.reduce6
vpmadd52huq zmm0, zmm20, zmm26	// p.reduce6
vpmadd52huq zmm10, zmm21, zmm26	// p.reduce6
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+256]	// p.reduce6
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+320]	// p.reduce6
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+384]	// p.reduce6
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+448]	// p.reduce6
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+448]	// p.reduce6
vpxorq zmm20, zmm20, zmm20	// p.reduce7
vpmadd52luq zmm20, zmm7, zmm30	// p.reduce7
vpxorq zmm21, zmm21, zmm21	// p.reduce7
vpmadd52luq zmm21, zmm17, zmm30	// p.reduce7
vpaddq zmm7, zmm7, zmm31	// p.reduce7
vpsrlq zmm7, zmm7, 52	// p.reduce7
vpaddq zmm17, zmm17, zmm31	// p.reduce7
vpsrlq zmm17, zmm17, 52	// p.reduce7
vpaddq zmm8, zmm8, zmm7	// p.reduce7
vpaddq zmm18, zmm18, zmm17	// p.reduce7
vpxorq zmm22, zmm22, zmm22	// p.reduce7
vpmadd52huq zmm22, zmm20, zmm29	// p.reduce7
vpxorq zmm23, zmm23, zmm23	// p.reduce7
vpmadd52huq zmm23, zmm21, zmm29	// p.reduce7
vpmadd52luq zmm8, zmm20, zmm28	// p.reduce7
vpmadd52luq zmm18, zmm21, zmm28	// p.reduce7
vpmadd52luq zmm9, zmm20, zmm27	// p.reduce7
vpmadd52luq zmm19, zmm21, zmm27	// p.reduce7
vpmadd52luq zmm0, zmm20, zmm26	// p.reduce7
vpmadd52luq zmm10, zmm21, zmm26	// p.reduce7
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]	// p.reduce7
vpaddq zmm8, zmm8, zmm22	// p.reduce7
vpaddq zmm18, zmm18, zmm23	// p.reduce7
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52huq zmm9, zmm20, zmm28	// p.reduce7
vpmadd52huq zmm19, zmm21, zmm28	// p.reduce7
vpmadd52huq zmm0, zmm20, zmm27	// p.reduce7
vpmadd52huq zmm10, zmm21, zmm27	// p.reduce7
vpmadd52huq zmm1, zmm20, zmm26	// p.reduce7
vpmadd52huq zmm11, zmm21, zmm26	// p.reduce7
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+256]	// p.reduce7
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+320]	// p.reduce7
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+384]	// p.reduce7
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+448]	// p.reduce7
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+448]	// p.reduce7
vpsrlq zmm20, zmm8, 52	// p.carry
vpaddq zmm9, zmm9, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+0], zmm8	// p.carry
vpsrlq zmm21, zmm18, 52	// p.carry
vpaddq zmm19, zmm19, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+512], zmm18	// p.carry
vpsrlq zmm20, zmm9, 52	// p.carry
vpaddq zmm0, zmm0, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+64], zmm9	// p.carry
vpsrlq zmm21, zmm19, 52	// p.carry
vpaddq zmm10, zmm10, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+576], zmm19	// p.carry
vpsrlq zmm20, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+128], zmm0	// p.carry
vpsrlq zmm21, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+640], zmm10	// p.carry
vpsrlq zmm20, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm1	// p.carry
vpsrlq zmm21, zmm11, 52	// p.carry
vpaddq zmm12, zmm12, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+704], zmm11	// p.carry
vpsrlq zmm20, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm2	// p.carry
vpsrlq zmm21, zmm12, 52	// p.carry
vpaddq zmm13, zmm13, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+768], zmm12	// p.carry
vpsrlq zmm20, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+320], zmm3	// p.carry
vpsrlq zmm21, zmm13, 52	// p.carry
vpaddq zmm14, zmm14, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+832], zmm13	// p.carry
vpsrlq zmm20, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm20	// p.carry
vmovdqu64 zmmword ptr [r9+384], zmm4	// p.carry
vpsrlq zmm21, zmm14, 52	// p.carry
vpaddq zmm15, zmm15, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+896], zmm14	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm5	// p.carry
vmovdqu64 zmmword ptr [r9+960], zmm15	// p.carry
mov r8, r9	// loop
add rsi, 768	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
