// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m, zeros left out [Mon85, Mon87], 9 words and 12 limbs of 52 bits.
//   p = p y / 2^(52 12) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 9 words for each step; rdx = kept products, 1536 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 11072 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 768,
//   2^52 - 1 at 832, 1 at 896, orders of lanes at 960, p at 1152, spare at 2688, first at 4224, x at
//   5760, others at 7296, total at 9600. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1677 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+832]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+768]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// first
vmovdqa64 zmmword ptr [rdi+4224], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// first
vmovdqa64 zmmword ptr [rdi+4288], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// first
vmovdqa64 zmmword ptr [rdi+4352], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1344]	// first
vmovdqa64 zmmword ptr [rdi+4416], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1408]	// first
vmovdqa64 zmmword ptr [rdi+4480], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1472]	// first
vmovdqa64 zmmword ptr [rdi+4544], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1536]	// first
vmovdqa64 zmmword ptr [rdi+4608], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1600]	// first
vmovdqa64 zmmword ptr [rdi+4672], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// first
vmovdqa64 zmmword ptr [rdi+4736], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1728]	// first
vmovdqa64 zmmword ptr [rdi+4800], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1792]	// first
vmovdqa64 zmmword ptr [rdi+4864], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1856]	// first
vmovdqa64 zmmword ptr [rdi+4928], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1920]	// first
vmovdqa64 zmmword ptr [rdi+4992], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1984]	// first
vmovdqa64 zmmword ptr [rdi+5056], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2048]	// first
vmovdqa64 zmmword ptr [rdi+5120], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2112]	// first
vmovdqa64 zmmword ptr [rdi+5184], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2176]	// first
vmovdqa64 zmmword ptr [rdi+5248], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2240]	// first
vmovdqa64 zmmword ptr [rdi+5312], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2304]	// first
vmovdqa64 zmmword ptr [rdi+5376], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2368]	// first
vmovdqa64 zmmword ptr [rdi+5440], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2432]	// first
vmovdqa64 zmmword ptr [rdi+5504], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2496]	// first
vmovdqa64 zmmword ptr [rdi+5568], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2560]	// first
vmovdqa64 zmmword ptr [rdi+5632], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2624]	// first
vmovdqa64 zmmword ptr [rdi+5696], zmm0	// first
lea r8, [rdi+4224]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm9, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+72], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+144], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+216], 3	// x0.load
vmovdqu64 xmm10, xmmword ptr [rsi+288]	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+360], 1	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+432], 2	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+504], 3	// x0.load
vpunpcklqdq zmm0, zmm9, zmm10	// x0.load
vpunpckhqdq zmm1, zmm9, zmm10	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+16]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+88], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+160], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+232], 3	// x0.load
vmovdqu64 xmm10, xmmword ptr [rsi+304]	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+376], 1	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+448], 2	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+520], 3	// x0.load
vpunpcklqdq zmm2, zmm9, zmm10	// x0.load
vpunpckhqdq zmm3, zmm9, zmm10	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+32]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+104], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+176], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+248], 3	// x0.load
vmovdqu64 xmm10, xmmword ptr [rsi+320]	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+392], 1	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+464], 2	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+536], 3	// x0.load
vpunpcklqdq zmm4, zmm9, zmm10	// x0.load
vpunpckhqdq zmm5, zmm9, zmm10	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+48]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+120], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+192], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+264], 3	// x0.load
vmovdqu64 xmm10, xmmword ptr [rsi+336]	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+408], 1	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+480], 2	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+552], 3	// x0.load
vpunpcklqdq zmm6, zmm9, zmm10	// x0.load
vpunpckhqdq zmm7, zmm9, zmm10	// x0.load
vmovdqu64 xmm9, xmmword ptr [rsi+56]	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+128], 1	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+200], 2	// x0.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+272], 3	// x0.load
vmovdqu64 xmm10, xmmword ptr [rsi+344]	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+416], 1	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+488], 2	// x0.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+560], 3	// x0.load
vpunpckhqdq zmm8, zmm9, zmm10	// x0.load
vporq zmm9, zmm0, zmm1	// x0.limbs
vporq zmm9, zmm9, zmm2	// x0.limbs
vporq zmm9, zmm9, zmm3	// x0.limbs
vporq zmm9, zmm9, zmm4	// x0.limbs
vporq zmm9, zmm9, zmm5	// x0.limbs
vporq zmm9, zmm9, zmm6	// x0.limbs
vporq zmm9, zmm9, zmm7	// x0.limbs
vporq zmm9, zmm9, zmm8	// x0.limbs
vptestnmq k1, zmm9, zmm9	// x0.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm10	// x0.limbs
vmovdqa64 zmm9, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5760], zmm9	// x0.limbs
vpshrdq zmm9, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5824], zmm9	// x0.limbs
vpshrdq zmm9, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5888], zmm9	// x0.limbs
vpshrdq zmm9, zmm2, zmm3, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+5952], zmm9	// x0.limbs
vpshrdq zmm9, zmm3, zmm4, 16	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6016], zmm9	// x0.limbs
vpsrlq zmm9, zmm4, 4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6080], zmm9	// x0.limbs
vpshrdq zmm9, zmm4, zmm5, 56	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6144], zmm9	// x0.limbs
vpshrdq zmm9, zmm5, zmm6, 44	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6208], zmm9	// x0.limbs
vpshrdq zmm9, zmm6, zmm7, 32	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6272], zmm9	// x0.limbs
vpshrdq zmm9, zmm7, zmm8, 20	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6336], zmm9	// x0.limbs
vpsrlq zmm9, zmm8, 8	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6400], zmm9	// x0.limbs
vpsrlq zmm9, zmm8, 60	// x0.limbs
vmovdqa64 zmmword ptr [rdi+6464], zmm9	// x0.limbs
vmovdqu64 xmm9, xmmword ptr [rsi+576]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+648], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+720], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+792], 3	// x1.load
vmovdqu64 xmm10, xmmword ptr [rsi+864]	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+936], 1	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1008], 2	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1080], 3	// x1.load
vpunpcklqdq zmm0, zmm9, zmm10	// x1.load
vpunpckhqdq zmm1, zmm9, zmm10	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+592]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+664], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+736], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+808], 3	// x1.load
vmovdqu64 xmm10, xmmword ptr [rsi+880]	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+952], 1	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1024], 2	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1096], 3	// x1.load
vpunpcklqdq zmm2, zmm9, zmm10	// x1.load
vpunpckhqdq zmm3, zmm9, zmm10	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+608]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+680], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+752], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+824], 3	// x1.load
vmovdqu64 xmm10, xmmword ptr [rsi+896]	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+968], 1	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1040], 2	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1112], 3	// x1.load
vpunpcklqdq zmm4, zmm9, zmm10	// x1.load
vpunpckhqdq zmm5, zmm9, zmm10	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+624]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+696], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+768], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+840], 3	// x1.load
vmovdqu64 xmm10, xmmword ptr [rsi+912]	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+984], 1	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1056], 2	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1128], 3	// x1.load
vpunpcklqdq zmm6, zmm9, zmm10	// x1.load
vpunpckhqdq zmm7, zmm9, zmm10	// x1.load
vmovdqu64 xmm9, xmmword ptr [rsi+632]	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+704], 1	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+776], 2	// x1.load
vinserti64x2 zmm9, zmm9, xmmword ptr [rsi+848], 3	// x1.load
vmovdqu64 xmm10, xmmword ptr [rsi+920]	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+992], 1	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1064], 2	// x1.load
vinserti64x2 zmm10, zmm10, xmmword ptr [rsi+1136], 3	// x1.load
vpunpckhqdq zmm8, zmm9, zmm10	// x1.load
vporq zmm9, zmm0, zmm1	// x1.limbs
vporq zmm9, zmm9, zmm2	// x1.limbs
vporq zmm9, zmm9, zmm3	// x1.limbs
vporq zmm9, zmm9, zmm4	// x1.limbs
vporq zmm9, zmm9, zmm5	// x1.limbs
vporq zmm9, zmm9, zmm6	// x1.limbs
vporq zmm9, zmm9, zmm7	// x1.limbs
vporq zmm9, zmm9, zmm8	// x1.limbs
vptestnmq k2, zmm9, zmm9	// x1.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+896]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm10	// x1.limbs
vmovdqa64 zmm9, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6528], zmm9	// x1.limbs
vpshrdq zmm9, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6592], zmm9	// x1.limbs
vpshrdq zmm9, zmm1, zmm2, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6656], zmm9	// x1.limbs
vpshrdq zmm9, zmm2, zmm3, 28	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6720], zmm9	// x1.limbs
vpshrdq zmm9, zmm3, zmm4, 16	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6784], zmm9	// x1.limbs
vpsrlq zmm9, zmm4, 4	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6848], zmm9	// x1.limbs
vpshrdq zmm9, zmm4, zmm5, 56	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6912], zmm9	// x1.limbs
vpshrdq zmm9, zmm5, zmm6, 44	// x1.limbs
vmovdqa64 zmmword ptr [rdi+6976], zmm9	// x1.limbs
vpshrdq zmm9, zmm6, zmm7, 32	// x1.limbs
vmovdqa64 zmmword ptr [rdi+7040], zmm9	// x1.limbs
vpshrdq zmm9, zmm7, zmm8, 20	// x1.limbs
vmovdqa64 zmmword ptr [rdi+7104], zmm9	// x1.limbs
vpsrlq zmm9, zmm8, 8	// x1.limbs
vmovdqa64 zmmword ptr [rdi+7168], zmm9	// x1.limbs
vpsrlq zmm9, zmm8, 60	// x1.limbs
vmovdqa64 zmmword ptr [rdi+7232], zmm9	// x1.limbs
add rax, 1	// place
lea r9, [rdi+1152]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2688]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1536	// place
4:
vmovdqu64 zmm16, zmmword ptr [r8+0]	// p0.row0
vpxorq zmm0, zmm0, zmm0	// p0.row0
vpxorq zmm1, zmm1, zmm1	// p0.row0
vpxorq zmm2, zmm2, zmm2	// p0.row0
vpxorq zmm3, zmm3, zmm3	// p0.row0
vpxorq zmm4, zmm4, zmm4	// p0.row0
vpxorq zmm5, zmm5, zmm5	// p0.row0
vpxorq zmm6, zmm6, zmm6	// p0.row0
vpxorq zmm7, zmm7, zmm7	// p0.row0
vpxorq zmm8, zmm8, zmm8	// p0.row0
vpxorq zmm9, zmm9, zmm9	// p0.row0
vpxorq zmm10, zmm10, zmm10	// p0.row0
vpxorq zmm11, zmm11, zmm11	// p0.row0
vpxorq zmm12, zmm12, zmm12	// p0.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5760]	// p0.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5824]	// p0.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5888]	// p0.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5952]	// p0.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6016]	// p0.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6080]	// p0.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6144]	// p0.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6208]	// p0.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6272]	// p0.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6336]	// p0.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6400]	// p0.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6464]	// p0.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5760]	// p0.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5824]	// p0.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5888]	// p0.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5952]	// p0.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6016]	// p0.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6080]	// p0.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6144]	// p0.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6208]	// p0.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6272]	// p0.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6336]	// p0.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6400]	// p0.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6464]	// p0.row0
vpxorq zmm14, zmm14, zmm14	// p0.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// p0.reduce0
vpaddq zmm0, zmm0, zmm31	// p0.reduce0
vpsrlq zmm0, zmm0, 52	// p0.reduce0
vpaddq zmm1, zmm1, zmm0	// p0.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+64]	// p0.row1
vpxorq zmm13, zmm13, zmm13	// p0.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+5760]	// p0.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5824]	// p0.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5888]	// p0.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5952]	// p0.row1
vpxorq zmm15, zmm15, zmm15	// p0.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// p0.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6016]	// p0.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6080]	// p0.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6144]	// p0.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6208]	// p0.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6272]	// p0.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6336]	// p0.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6400]	// p0.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6464]	// p0.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+5760]	// p0.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5824]	// p0.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5888]	// p0.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5952]	// p0.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6016]	// p0.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6080]	// p0.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6144]	// p0.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6208]	// p0.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6272]	// p0.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6336]	// p0.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6400]	// p0.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6464]	// p0.row1
vpmadd52luq zmm2, zmm14, zmm27	// p0.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// p0.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// p0.reduce0
vpaddq zmm1, zmm1, zmm15	// p0.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// p0.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// p0.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// p0.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// p0.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// p0.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// p0.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// p0.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// p0.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// p0.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// p0.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// p0.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// p0.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// p0.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// p0.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// p0.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// p0.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// p0.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// p0.reduce0
vpxorq zmm14, zmm14, zmm14	// p0.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// p0.reduce1
vpaddq zmm1, zmm1, zmm31	// p0.reduce1
vpsrlq zmm1, zmm1, 52	// p0.reduce1
vpaddq zmm2, zmm2, zmm1	// p0.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+128]	// p0.row2
vpxorq zmm0, zmm0, zmm0	// p0.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+5760]	// p0.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5824]	// p0.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5888]	// p0.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5952]	// p0.row2
vpxorq zmm15, zmm15, zmm15	// p0.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// p0.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6016]	// p0.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6080]	// p0.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6144]	// p0.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6208]	// p0.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6272]	// p0.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6336]	// p0.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6400]	// p0.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6464]	// p0.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+5760]	// p0.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5824]	// p0.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5888]	// p0.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5952]	// p0.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6016]	// p0.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6080]	// p0.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6144]	// p0.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6208]	// p0.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6272]	// p0.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6336]	// p0.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6400]	// p0.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6464]	// p0.row2
vpmadd52luq zmm3, zmm14, zmm27	// p0.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// p0.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// p0.reduce1
vpaddq zmm2, zmm2, zmm15	// p0.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// p0.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// p0.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// p0.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// p0.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// p0.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// p0.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// p0.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// p0.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// p0.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// p0.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// p0.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// p0.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// p0.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// p0.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// p0.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// p0.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// p0.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// p0.reduce1
vpxorq zmm14, zmm14, zmm14	// p0.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// p0.reduce2
vpaddq zmm2, zmm2, zmm31	// p0.reduce2
vpsrlq zmm2, zmm2, 52	// p0.reduce2
vpaddq zmm3, zmm3, zmm2	// p0.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+192]	// p0.row3
vpxorq zmm1, zmm1, zmm1	// p0.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+5760]	// p0.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5824]	// p0.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5888]	// p0.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5952]	// p0.row3
vpxorq zmm15, zmm15, zmm15	// p0.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// p0.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6016]	// p0.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6080]	// p0.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6144]	// p0.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6208]	// p0.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6272]	// p0.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6336]	// p0.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6400]	// p0.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6464]	// p0.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+5760]	// p0.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5824]	// p0.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5888]	// p0.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5952]	// p0.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6016]	// p0.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6080]	// p0.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6144]	// p0.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6208]	// p0.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6272]	// p0.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6336]	// p0.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6400]	// p0.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6464]	// p0.row3
vpmadd52luq zmm4, zmm14, zmm27	// p0.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// p0.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// p0.reduce2
vpaddq zmm3, zmm3, zmm15	// p0.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// p0.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// p0.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// p0.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// p0.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// p0.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// p0.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// p0.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// p0.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// p0.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// p0.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// p0.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// p0.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// p0.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// p0.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// p0.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// p0.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// p0.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// p0.reduce2
vpxorq zmm14, zmm14, zmm14	// p0.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// p0.reduce3
vpaddq zmm3, zmm3, zmm31	// p0.reduce3
vpsrlq zmm3, zmm3, 52	// p0.reduce3
vpaddq zmm4, zmm4, zmm3	// p0.reduce3
vmovdqu64 zmm16, zmmword ptr [r8+256]	// p0.row4
vpxorq zmm2, zmm2, zmm2	// p0.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+5760]	// p0.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5824]	// p0.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5888]	// p0.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5952]	// p0.row4
vpxorq zmm15, zmm15, zmm15	// p0.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// p0.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6016]	// p0.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6080]	// p0.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6144]	// p0.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6208]	// p0.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6272]	// p0.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6336]	// p0.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6400]	// p0.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6464]	// p0.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+5760]	// p0.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5824]	// p0.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5888]	// p0.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5952]	// p0.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6016]	// p0.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6080]	// p0.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6144]	// p0.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6208]	// p0.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6272]	// p0.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6336]	// p0.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6400]	// p0.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6464]	// p0.row4
vpmadd52luq zmm5, zmm14, zmm27	// p0.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// p0.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// p0.reduce3
vpaddq zmm4, zmm4, zmm15	// p0.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// p0.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// p0.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// p0.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// p0.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// p0.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// p0.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// p0.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// p0.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// p0.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// p0.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// p0.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// p0.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// p0.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// p0.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// p0.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// p0.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// p0.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// p0.reduce3
vpxorq zmm14, zmm14, zmm14	// p0.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// p0.reduce4
vpaddq zmm4, zmm4, zmm31	// p0.reduce4
vpsrlq zmm4, zmm4, 52	// p0.reduce4
vpaddq zmm5, zmm5, zmm4	// p0.reduce4
vmovdqu64 zmm16, zmmword ptr [r8+320]	// p0.row5
vpxorq zmm3, zmm3, zmm3	// p0.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+5760]	// p0.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5824]	// p0.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5888]	// p0.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5952]	// p0.row5
vpxorq zmm15, zmm15, zmm15	// p0.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// p0.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6016]	// p0.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6080]	// p0.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6144]	// p0.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6208]	// p0.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6272]	// p0.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6336]	// p0.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6400]	// p0.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6464]	// p0.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+5760]	// p0.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5824]	// p0.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5888]	// p0.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5952]	// p0.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6016]	// p0.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6080]	// p0.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6144]	// p0.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6208]	// p0.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6272]	// p0.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6336]	// p0.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6400]	// p0.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6464]	// p0.row5
vpmadd52luq zmm6, zmm14, zmm27	// p0.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// p0.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// p0.reduce4
vpaddq zmm5, zmm5, zmm15	// p0.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// p0.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// p0.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// p0.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// p0.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// p0.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// p0.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// p0.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// p0.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// p0.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// p0.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// p0.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// p0.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// p0.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// p0.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// p0.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// p0.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// p0.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// p0.reduce4
vpxorq zmm14, zmm14, zmm14	// p0.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// p0.reduce5
vpaddq zmm5, zmm5, zmm31	// p0.reduce5
vpsrlq zmm5, zmm5, 52	// p0.reduce5
vpaddq zmm6, zmm6, zmm5	// p0.reduce5
vmovdqu64 zmm16, zmmword ptr [r8+384]	// p0.row6
vpxorq zmm4, zmm4, zmm4	// p0.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+5760]	// p0.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5824]	// p0.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5888]	// p0.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5952]	// p0.row6
vpxorq zmm15, zmm15, zmm15	// p0.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// p0.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6016]	// p0.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6080]	// p0.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6144]	// p0.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6208]	// p0.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6272]	// p0.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6336]	// p0.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6400]	// p0.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6464]	// p0.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+5760]	// p0.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5824]	// p0.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5888]	// p0.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5952]	// p0.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6016]	// p0.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6080]	// p0.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6144]	// p0.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6208]	// p0.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6272]	// p0.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6336]	// p0.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6400]	// p0.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6464]	// p0.row6
vpmadd52luq zmm7, zmm14, zmm27	// p0.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// p0.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// p0.reduce5
vpaddq zmm6, zmm6, zmm15	// p0.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// p0.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// p0.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// p0.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// p0.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// p0.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// p0.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// p0.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// p0.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// p0.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// p0.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// p0.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// p0.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// p0.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// p0.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// p0.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// p0.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// p0.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// p0.reduce5
vpxorq zmm14, zmm14, zmm14	// p0.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// p0.reduce6
vpaddq zmm6, zmm6, zmm31	// p0.reduce6
vpsrlq zmm6, zmm6, 52	// p0.reduce6
vpaddq zmm7, zmm7, zmm6	// p0.reduce6
vmovdqu64 zmm16, zmmword ptr [r8+448]	// p0.row7
vpxorq zmm5, zmm5, zmm5	// p0.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+5760]	// p0.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5824]	// p0.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5888]	// p0.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5952]	// p0.row7
vpxorq zmm15, zmm15, zmm15	// p0.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// p0.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6016]	// p0.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6080]	// p0.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6144]	// p0.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6208]	// p0.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6272]	// p0.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6336]	// p0.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6400]	// p0.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6464]	// p0.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+5760]	// p0.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5824]	// p0.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5888]	// p0.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5952]	// p0.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6016]	// p0.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6080]	// p0.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6144]	// p0.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6208]	// p0.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6272]	// p0.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6336]	// p0.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6400]	// p0.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6464]	// p0.row7
vpmadd52luq zmm8, zmm14, zmm27	// p0.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// p0.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// p0.reduce6
vpaddq zmm7, zmm7, zmm15	// p0.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// p0.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// p0.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// p0.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// p0.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// p0.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// p0.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// p0.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// p0.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// p0.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// p0.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// p0.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// p0.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// p0.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// p0.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// p0.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// p0.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// p0.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// p0.reduce6
vpxorq zmm14, zmm14, zmm14	// p0.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// p0.reduce7
vpaddq zmm7, zmm7, zmm31	// p0.reduce7
vpsrlq zmm7, zmm7, 52	// p0.reduce7
vpaddq zmm8, zmm8, zmm7	// p0.reduce7
vmovdqu64 zmm16, zmmword ptr [r8+512]	// p0.row8
vpxorq zmm6, zmm6, zmm6	// p0.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+5760]	// p0.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5824]	// p0.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5888]	// p0.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5952]	// p0.row8
vpxorq zmm15, zmm15, zmm15	// p0.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// p0.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6016]	// p0.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6080]	// p0.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6144]	// p0.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6208]	// p0.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6272]	// p0.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6336]	// p0.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6400]	// p0.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6464]	// p0.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+5760]	// p0.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5824]	// p0.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5888]	// p0.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5952]	// p0.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6016]	// p0.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6080]	// p0.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6144]	// p0.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6208]	// p0.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6272]	// p0.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6336]	// p0.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6400]	// p0.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6464]	// p0.row8
vpmadd52luq zmm9, zmm14, zmm27	// p0.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// p0.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// p0.reduce7
vpaddq zmm8, zmm8, zmm15	// p0.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// p0.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// p0.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// p0.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// p0.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// p0.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// p0.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// p0.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// p0.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// p0.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// p0.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// p0.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// p0.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// p0.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// p0.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// p0.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// p0.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// p0.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// p0.reduce7
vpxorq zmm14, zmm14, zmm14	// p0.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// p0.reduce8
vpaddq zmm8, zmm8, zmm31	// p0.reduce8
vpsrlq zmm8, zmm8, 52	// p0.reduce8
vpaddq zmm9, zmm9, zmm8	// p0.reduce8
vmovdqu64 zmm16, zmmword ptr [r8+576]	// p0.row9
vpxorq zmm7, zmm7, zmm7	// p0.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+5760]	// p0.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5824]	// p0.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5888]	// p0.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5952]	// p0.row9
vpxorq zmm15, zmm15, zmm15	// p0.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// p0.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6016]	// p0.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6080]	// p0.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6144]	// p0.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6208]	// p0.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6272]	// p0.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6336]	// p0.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6400]	// p0.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6464]	// p0.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+5760]	// p0.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5824]	// p0.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5888]	// p0.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5952]	// p0.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6016]	// p0.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6080]	// p0.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6144]	// p0.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6208]	// p0.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6272]	// p0.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6336]	// p0.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6400]	// p0.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6464]	// p0.row9
vpmadd52luq zmm10, zmm14, zmm27	// p0.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// p0.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// p0.reduce8
vpaddq zmm9, zmm9, zmm15	// p0.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// p0.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// p0.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// p0.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// p0.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// p0.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// p0.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// p0.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// p0.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// p0.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// p0.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// p0.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// p0.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// p0.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// p0.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// p0.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// p0.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// p0.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// p0.reduce8
vpxorq zmm14, zmm14, zmm14	// p0.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// p0.reduce9
vpaddq zmm9, zmm9, zmm31	// p0.reduce9
vpsrlq zmm9, zmm9, 52	// p0.reduce9
vpaddq zmm10, zmm10, zmm9	// p0.reduce9
vmovdqu64 zmm16, zmmword ptr [r8+640]	// p0.row10
vpxorq zmm8, zmm8, zmm8	// p0.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+5760]	// p0.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5824]	// p0.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5888]	// p0.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5952]	// p0.row10
vpxorq zmm15, zmm15, zmm15	// p0.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// p0.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6016]	// p0.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6080]	// p0.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6144]	// p0.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6208]	// p0.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6272]	// p0.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6336]	// p0.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6400]	// p0.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6464]	// p0.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+5760]	// p0.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5824]	// p0.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5888]	// p0.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5952]	// p0.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6016]	// p0.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6080]	// p0.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6144]	// p0.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6208]	// p0.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6272]	// p0.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6336]	// p0.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6400]	// p0.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6464]	// p0.row10
vpmadd52luq zmm11, zmm14, zmm27	// p0.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// p0.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// p0.reduce9
vpaddq zmm10, zmm10, zmm15	// p0.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// p0.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// p0.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// p0.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// p0.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// p0.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// p0.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// p0.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// p0.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// p0.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// p0.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// p0.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// p0.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// p0.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// p0.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// p0.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// p0.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// p0.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// p0.reduce9
vpxorq zmm14, zmm14, zmm14	// p0.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// p0.reduce10
vpaddq zmm10, zmm10, zmm31	// p0.reduce10
vpsrlq zmm10, zmm10, 52	// p0.reduce10
vpaddq zmm11, zmm11, zmm10	// p0.reduce10
vmovdqu64 zmm16, zmmword ptr [r8+704]	// p0.row11
vpxorq zmm9, zmm9, zmm9	// p0.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+5760]	// p0.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+5824]	// p0.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+5888]	// p0.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+5952]	// p0.row11
vpxorq zmm15, zmm15, zmm15	// p0.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// p0.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6016]	// p0.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6080]	// p0.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6144]	// p0.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6208]	// p0.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6272]	// p0.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6336]	// p0.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6400]	// p0.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6464]	// p0.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+5760]	// p0.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+5824]	// p0.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+5888]	// p0.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+5952]	// p0.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6016]	// p0.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6080]	// p0.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6144]	// p0.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6208]	// p0.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6272]	// p0.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6336]	// p0.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6400]	// p0.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6464]	// p0.row11
vpmadd52luq zmm12, zmm14, zmm27	// p0.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// p0.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// p0.reduce10
vpaddq zmm11, zmm11, zmm15	// p0.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// p0.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// p0.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// p0.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// p0.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// p0.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// p0.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// p0.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// p0.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// p0.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// p0.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// p0.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// p0.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// p0.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// p0.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// p0.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// p0.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// p0.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// p0.reduce10
vpxorq zmm14, zmm14, zmm14	// p0.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// p0.reduce11
vpaddq zmm11, zmm11, zmm31	// p0.reduce11
vpsrlq zmm11, zmm11, 52	// p0.reduce11
vpaddq zmm12, zmm12, zmm11	// p0.reduce11
vpxorq zmm15, zmm15, zmm15	// p0.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// p0.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// p0.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// p0.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// p0.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// p0.reduce11
vpaddq zmm12, zmm12, zmm15	// p0.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// p0.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// p0.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// p0.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// p0.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// p0.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// p0.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// p0.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// p0.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// p0.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// p0.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// p0.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// p0.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// p0.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// p0.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// p0.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// p0.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// p0.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// p0.reduce11
vpsrlq zmm14, zmm12, 52	// p0.carry
vpaddq zmm13, zmm13, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+0], zmm12	// p0.carry
vpsrlq zmm14, zmm13, 52	// p0.carry
vpaddq zmm0, zmm0, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+64], zmm13	// p0.carry
vpsrlq zmm14, zmm0, 52	// p0.carry
vpaddq zmm1, zmm1, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+128], zmm0	// p0.carry
vpsrlq zmm14, zmm1, 52	// p0.carry
vpaddq zmm2, zmm2, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+192], zmm1	// p0.carry
vpsrlq zmm14, zmm2, 52	// p0.carry
vpaddq zmm3, zmm3, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+256], zmm2	// p0.carry
vpsrlq zmm14, zmm3, 52	// p0.carry
vpaddq zmm4, zmm4, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+320], zmm3	// p0.carry
vpsrlq zmm14, zmm4, 52	// p0.carry
vpaddq zmm5, zmm5, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+384], zmm4	// p0.carry
vpsrlq zmm14, zmm5, 52	// p0.carry
vpaddq zmm6, zmm6, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+448], zmm5	// p0.carry
vpsrlq zmm14, zmm6, 52	// p0.carry
vpaddq zmm7, zmm7, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+512], zmm6	// p0.carry
vpsrlq zmm14, zmm7, 52	// p0.carry
vpaddq zmm8, zmm8, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+576], zmm7	// p0.carry
vpsrlq zmm14, zmm8, 52	// p0.carry
vpaddq zmm9, zmm9, zmm14	// p0.carry
vmovdqu64 zmmword ptr [r9+640], zmm8	// p0.carry
vmovdqu64 zmmword ptr [r9+704], zmm9	// p0.carry
vmovdqu64 zmm16, zmmword ptr [r8+768]	// p1.row0
vpxorq zmm0, zmm0, zmm0	// p1.row0
vpxorq zmm1, zmm1, zmm1	// p1.row0
vpxorq zmm2, zmm2, zmm2	// p1.row0
vpxorq zmm3, zmm3, zmm3	// p1.row0
vpxorq zmm4, zmm4, zmm4	// p1.row0
vpxorq zmm5, zmm5, zmm5	// p1.row0
vpxorq zmm6, zmm6, zmm6	// p1.row0
vpxorq zmm7, zmm7, zmm7	// p1.row0
vpxorq zmm8, zmm8, zmm8	// p1.row0
vpxorq zmm9, zmm9, zmm9	// p1.row0
vpxorq zmm10, zmm10, zmm10	// p1.row0
vpxorq zmm11, zmm11, zmm11	// p1.row0
vpxorq zmm12, zmm12, zmm12	// p1.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6528]	// p1.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6592]	// p1.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6656]	// p1.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6720]	// p1.row0
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6784]	// p1.row0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6848]	// p1.row0
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6912]	// p1.row0
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6976]	// p1.row0
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7040]	// p1.row0
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7104]	// p1.row0
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7168]	// p1.row0
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7232]	// p1.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6528]	// p1.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6592]	// p1.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6656]	// p1.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6720]	// p1.row0
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6784]	// p1.row0
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6848]	// p1.row0
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6912]	// p1.row0
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6976]	// p1.row0
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7040]	// p1.row0
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7104]	// p1.row0
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7168]	// p1.row0
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7232]	// p1.row0
vpxorq zmm14, zmm14, zmm14	// p1.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// p1.reduce0
vpaddq zmm0, zmm0, zmm31	// p1.reduce0
vpsrlq zmm0, zmm0, 52	// p1.reduce0
vpaddq zmm1, zmm1, zmm0	// p1.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+832]	// p1.row1
vpxorq zmm13, zmm13, zmm13	// p1.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6528]	// p1.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6592]	// p1.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6656]	// p1.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6720]	// p1.row1
vpxorq zmm15, zmm15, zmm15	// p1.reduce0
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// p1.reduce0
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6784]	// p1.row1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6848]	// p1.row1
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6912]	// p1.row1
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6976]	// p1.row1
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+7040]	// p1.row1
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7104]	// p1.row1
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7168]	// p1.row1
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7232]	// p1.row1
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6528]	// p1.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6592]	// p1.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6656]	// p1.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6720]	// p1.row1
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6784]	// p1.row1
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6848]	// p1.row1
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6912]	// p1.row1
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6976]	// p1.row1
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+7040]	// p1.row1
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7104]	// p1.row1
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7168]	// p1.row1
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7232]	// p1.row1
vpmadd52luq zmm2, zmm14, zmm27	// p1.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// p1.reduce0
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+256]	// p1.reduce0
vpaddq zmm1, zmm1, zmm15	// p1.reduce0
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+320]	// p1.reduce0
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+384]	// p1.reduce0
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+448]	// p1.reduce0
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+512]	// p1.reduce0
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+576]	// p1.reduce0
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+640]	// p1.reduce0
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+704]	// p1.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// p1.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// p1.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// p1.reduce0
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+256]	// p1.reduce0
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+320]	// p1.reduce0
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+384]	// p1.reduce0
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+448]	// p1.reduce0
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+512]	// p1.reduce0
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+576]	// p1.reduce0
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+640]	// p1.reduce0
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+704]	// p1.reduce0
vpxorq zmm14, zmm14, zmm14	// p1.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// p1.reduce1
vpaddq zmm1, zmm1, zmm31	// p1.reduce1
vpsrlq zmm1, zmm1, 52	// p1.reduce1
vpaddq zmm2, zmm2, zmm1	// p1.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+896]	// p1.row2
vpxorq zmm0, zmm0, zmm0	// p1.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6528]	// p1.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6592]	// p1.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6656]	// p1.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6720]	// p1.row2
vpxorq zmm15, zmm15, zmm15	// p1.reduce1
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// p1.reduce1
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6784]	// p1.row2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6848]	// p1.row2
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6912]	// p1.row2
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6976]	// p1.row2
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+7040]	// p1.row2
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7104]	// p1.row2
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7168]	// p1.row2
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7232]	// p1.row2
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6528]	// p1.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6592]	// p1.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6656]	// p1.row2
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6720]	// p1.row2
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6784]	// p1.row2
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6848]	// p1.row2
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6912]	// p1.row2
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6976]	// p1.row2
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+7040]	// p1.row2
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7104]	// p1.row2
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7168]	// p1.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7232]	// p1.row2
vpmadd52luq zmm3, zmm14, zmm27	// p1.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// p1.reduce1
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+256]	// p1.reduce1
vpaddq zmm2, zmm2, zmm15	// p1.reduce1
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+320]	// p1.reduce1
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+384]	// p1.reduce1
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+448]	// p1.reduce1
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+512]	// p1.reduce1
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+576]	// p1.reduce1
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+640]	// p1.reduce1
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+704]	// p1.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// p1.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// p1.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// p1.reduce1
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+256]	// p1.reduce1
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+320]	// p1.reduce1
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+384]	// p1.reduce1
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+448]	// p1.reduce1
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+512]	// p1.reduce1
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+576]	// p1.reduce1
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+640]	// p1.reduce1
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+704]	// p1.reduce1
vpxorq zmm14, zmm14, zmm14	// p1.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// p1.reduce2
vpaddq zmm2, zmm2, zmm31	// p1.reduce2
vpsrlq zmm2, zmm2, 52	// p1.reduce2
vpaddq zmm3, zmm3, zmm2	// p1.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+960]	// p1.row3
vpxorq zmm1, zmm1, zmm1	// p1.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6528]	// p1.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6592]	// p1.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6656]	// p1.row3
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6720]	// p1.row3
vpxorq zmm15, zmm15, zmm15	// p1.reduce2
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// p1.reduce2
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6784]	// p1.row3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6848]	// p1.row3
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6912]	// p1.row3
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6976]	// p1.row3
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+7040]	// p1.row3
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7104]	// p1.row3
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7168]	// p1.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7232]	// p1.row3
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6528]	// p1.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6592]	// p1.row3
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6656]	// p1.row3
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6720]	// p1.row3
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6784]	// p1.row3
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6848]	// p1.row3
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6912]	// p1.row3
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6976]	// p1.row3
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+7040]	// p1.row3
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7104]	// p1.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7168]	// p1.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7232]	// p1.row3
vpmadd52luq zmm4, zmm14, zmm27	// p1.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// p1.reduce2
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+256]	// p1.reduce2
vpaddq zmm3, zmm3, zmm15	// p1.reduce2
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+320]	// p1.reduce2
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+384]	// p1.reduce2
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+448]	// p1.reduce2
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+512]	// p1.reduce2
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+576]	// p1.reduce2
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+640]	// p1.reduce2
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+704]	// p1.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// p1.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// p1.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// p1.reduce2
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+256]	// p1.reduce2
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+320]	// p1.reduce2
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+384]	// p1.reduce2
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+448]	// p1.reduce2
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+512]	// p1.reduce2
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+576]	// p1.reduce2
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+640]	// p1.reduce2
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+704]	// p1.reduce2
vpxorq zmm14, zmm14, zmm14	// p1.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// p1.reduce3
vpaddq zmm3, zmm3, zmm31	// p1.reduce3
vpsrlq zmm3, zmm3, 52	// p1.reduce3
vpaddq zmm4, zmm4, zmm3	// p1.reduce3
vmovdqu64 zmm16, zmmword ptr [r8+1024]	// p1.row4
vpxorq zmm2, zmm2, zmm2	// p1.row4
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6528]	// p1.row4
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6592]	// p1.row4
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6656]	// p1.row4
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6720]	// p1.row4
vpxorq zmm15, zmm15, zmm15	// p1.reduce3
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// p1.reduce3
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6784]	// p1.row4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6848]	// p1.row4
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6912]	// p1.row4
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6976]	// p1.row4
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+7040]	// p1.row4
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7104]	// p1.row4
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7168]	// p1.row4
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7232]	// p1.row4
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6528]	// p1.row4
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6592]	// p1.row4
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6656]	// p1.row4
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6720]	// p1.row4
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6784]	// p1.row4
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6848]	// p1.row4
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6912]	// p1.row4
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6976]	// p1.row4
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+7040]	// p1.row4
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7104]	// p1.row4
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7168]	// p1.row4
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7232]	// p1.row4
vpmadd52luq zmm5, zmm14, zmm27	// p1.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// p1.reduce3
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+256]	// p1.reduce3
vpaddq zmm4, zmm4, zmm15	// p1.reduce3
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+320]	// p1.reduce3
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+384]	// p1.reduce3
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+448]	// p1.reduce3
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+512]	// p1.reduce3
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+576]	// p1.reduce3
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+640]	// p1.reduce3
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+704]	// p1.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// p1.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// p1.reduce3
vpmadd52huq zmm7, zmm14, zmm26	// p1.reduce3
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+256]	// p1.reduce3
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+320]	// p1.reduce3
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+384]	// p1.reduce3
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+448]	// p1.reduce3
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+512]	// p1.reduce3
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+576]	// p1.reduce3
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+640]	// p1.reduce3
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+704]	// p1.reduce3
vpxorq zmm14, zmm14, zmm14	// p1.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// p1.reduce4
vpaddq zmm4, zmm4, zmm31	// p1.reduce4
vpsrlq zmm4, zmm4, 52	// p1.reduce4
vpaddq zmm5, zmm5, zmm4	// p1.reduce4
vmovdqu64 zmm16, zmmword ptr [r8+1088]	// p1.row5
vpxorq zmm3, zmm3, zmm3	// p1.row5
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+6528]	// p1.row5
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6592]	// p1.row5
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6656]	// p1.row5
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6720]	// p1.row5
vpxorq zmm15, zmm15, zmm15	// p1.reduce4
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// p1.reduce4
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6784]	// p1.row5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6848]	// p1.row5
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6912]	// p1.row5
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6976]	// p1.row5
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+7040]	// p1.row5
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7104]	// p1.row5
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7168]	// p1.row5
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7232]	// p1.row5
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+6528]	// p1.row5
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6592]	// p1.row5
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6656]	// p1.row5
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6720]	// p1.row5
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6784]	// p1.row5
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6848]	// p1.row5
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6912]	// p1.row5
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6976]	// p1.row5
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+7040]	// p1.row5
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7104]	// p1.row5
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7168]	// p1.row5
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7232]	// p1.row5
vpmadd52luq zmm6, zmm14, zmm27	// p1.reduce4
vpmadd52luq zmm7, zmm14, zmm26	// p1.reduce4
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+256]	// p1.reduce4
vpaddq zmm5, zmm5, zmm15	// p1.reduce4
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+320]	// p1.reduce4
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+384]	// p1.reduce4
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+448]	// p1.reduce4
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+512]	// p1.reduce4
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+576]	// p1.reduce4
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+640]	// p1.reduce4
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+704]	// p1.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// p1.reduce4
vpmadd52huq zmm7, zmm14, zmm27	// p1.reduce4
vpmadd52huq zmm8, zmm14, zmm26	// p1.reduce4
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+256]	// p1.reduce4
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+320]	// p1.reduce4
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+384]	// p1.reduce4
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+448]	// p1.reduce4
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+512]	// p1.reduce4
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+576]	// p1.reduce4
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+640]	// p1.reduce4
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+704]	// p1.reduce4
vpxorq zmm14, zmm14, zmm14	// p1.reduce5
vpmadd52luq zmm14, zmm5, zmm30	// p1.reduce5
vpaddq zmm5, zmm5, zmm31	// p1.reduce5
vpsrlq zmm5, zmm5, 52	// p1.reduce5
vpaddq zmm6, zmm6, zmm5	// p1.reduce5
vmovdqu64 zmm16, zmmword ptr [r8+1152]	// p1.row6
vpxorq zmm4, zmm4, zmm4	// p1.row6
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+6528]	// p1.row6
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6592]	// p1.row6
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6656]	// p1.row6
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6720]	// p1.row6
vpxorq zmm15, zmm15, zmm15	// p1.reduce5
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce5
vpmadd52luq zmm6, zmm14, zmm28	// p1.reduce5
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6784]	// p1.row6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6848]	// p1.row6
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6912]	// p1.row6
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6976]	// p1.row6
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+7040]	// p1.row6
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7104]	// p1.row6
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7168]	// p1.row6
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7232]	// p1.row6
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+6528]	// p1.row6
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6592]	// p1.row6
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6656]	// p1.row6
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6720]	// p1.row6
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6784]	// p1.row6
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6848]	// p1.row6
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6912]	// p1.row6
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6976]	// p1.row6
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+7040]	// p1.row6
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7104]	// p1.row6
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7168]	// p1.row6
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7232]	// p1.row6
vpmadd52luq zmm7, zmm14, zmm27	// p1.reduce5
vpmadd52luq zmm8, zmm14, zmm26	// p1.reduce5
vpmadd52luq zmm9, zmm14, zmmword ptr [rdi+256]	// p1.reduce5
vpaddq zmm6, zmm6, zmm15	// p1.reduce5
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+320]	// p1.reduce5
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+384]	// p1.reduce5
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+448]	// p1.reduce5
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+512]	// p1.reduce5
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+576]	// p1.reduce5
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+640]	// p1.reduce5
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+704]	// p1.reduce5
vpmadd52huq zmm7, zmm14, zmm28	// p1.reduce5
vpmadd52huq zmm8, zmm14, zmm27	// p1.reduce5
vpmadd52huq zmm9, zmm14, zmm26	// p1.reduce5
vpmadd52huq zmm10, zmm14, zmmword ptr [rdi+256]	// p1.reduce5
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+320]	// p1.reduce5
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+384]	// p1.reduce5
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+448]	// p1.reduce5
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+512]	// p1.reduce5
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+576]	// p1.reduce5
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+640]	// p1.reduce5
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+704]	// p1.reduce5
vpxorq zmm14, zmm14, zmm14	// p1.reduce6
vpmadd52luq zmm14, zmm6, zmm30	// p1.reduce6
vpaddq zmm6, zmm6, zmm31	// p1.reduce6
vpsrlq zmm6, zmm6, 52	// p1.reduce6
vpaddq zmm7, zmm7, zmm6	// p1.reduce6
vmovdqu64 zmm16, zmmword ptr [r8+1216]	// p1.row7
vpxorq zmm5, zmm5, zmm5	// p1.row7
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+6528]	// p1.row7
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6592]	// p1.row7
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6656]	// p1.row7
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6720]	// p1.row7
vpxorq zmm15, zmm15, zmm15	// p1.reduce6
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce6
vpmadd52luq zmm7, zmm14, zmm28	// p1.reduce6
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6784]	// p1.row7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6848]	// p1.row7
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6912]	// p1.row7
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6976]	// p1.row7
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+7040]	// p1.row7
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7104]	// p1.row7
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7168]	// p1.row7
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7232]	// p1.row7
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+6528]	// p1.row7
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6592]	// p1.row7
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6656]	// p1.row7
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6720]	// p1.row7
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6784]	// p1.row7
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6848]	// p1.row7
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6912]	// p1.row7
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6976]	// p1.row7
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+7040]	// p1.row7
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7104]	// p1.row7
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7168]	// p1.row7
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7232]	// p1.row7
vpmadd52luq zmm8, zmm14, zmm27	// p1.reduce6
vpmadd52luq zmm9, zmm14, zmm26	// p1.reduce6
vpmadd52luq zmm10, zmm14, zmmword ptr [rdi+256]	// p1.reduce6
vpaddq zmm7, zmm7, zmm15	// p1.reduce6
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+320]	// p1.reduce6
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+384]	// p1.reduce6
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+448]	// p1.reduce6
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+512]	// p1.reduce6
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+576]	// p1.reduce6
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+640]	// p1.reduce6
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+704]	// p1.reduce6
vpmadd52huq zmm8, zmm14, zmm28	// p1.reduce6
vpmadd52huq zmm9, zmm14, zmm27	// p1.reduce6
vpmadd52huq zmm10, zmm14, zmm26	// p1.reduce6
vpmadd52huq zmm11, zmm14, zmmword ptr [rdi+256]	// p1.reduce6
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+320]	// p1.reduce6
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+384]	// p1.reduce6
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+448]	// p1.reduce6
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+512]	// p1.reduce6
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+576]	// p1.reduce6
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+640]	// p1.reduce6
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+704]	// p1.reduce6
vpxorq zmm14, zmm14, zmm14	// p1.reduce7
vpmadd52luq zmm14, zmm7, zmm30	// p1.reduce7
vpaddq zmm7, zmm7, zmm31	// p1.reduce7
vpsrlq zmm7, zmm7, 52	// p1.reduce7
vpaddq zmm8, zmm8, zmm7	// p1.reduce7
vmovdqu64 zmm16, zmmword ptr [r8+1280]	// p1.row8
vpxorq zmm6, zmm6, zmm6	// p1.row8
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+6528]	// p1.row8
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6592]	// p1.row8
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6656]	// p1.row8
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6720]	// p1.row8
vpxorq zmm15, zmm15, zmm15	// p1.reduce7
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce7
vpmadd52luq zmm8, zmm14, zmm28	// p1.reduce7
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6784]	// p1.row8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6848]	// p1.row8
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6912]	// p1.row8
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6976]	// p1.row8
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+7040]	// p1.row8
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7104]	// p1.row8
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7168]	// p1.row8
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7232]	// p1.row8
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+6528]	// p1.row8
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6592]	// p1.row8
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6656]	// p1.row8
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6720]	// p1.row8
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6784]	// p1.row8
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6848]	// p1.row8
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6912]	// p1.row8
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6976]	// p1.row8
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+7040]	// p1.row8
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7104]	// p1.row8
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7168]	// p1.row8
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7232]	// p1.row8
vpmadd52luq zmm9, zmm14, zmm27	// p1.reduce7
vpmadd52luq zmm10, zmm14, zmm26	// p1.reduce7
vpmadd52luq zmm11, zmm14, zmmword ptr [rdi+256]	// p1.reduce7
vpaddq zmm8, zmm8, zmm15	// p1.reduce7
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+320]	// p1.reduce7
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+384]	// p1.reduce7
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+448]	// p1.reduce7
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+512]	// p1.reduce7
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+576]	// p1.reduce7
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+640]	// p1.reduce7
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+704]	// p1.reduce7
vpmadd52huq zmm9, zmm14, zmm28	// p1.reduce7
vpmadd52huq zmm10, zmm14, zmm27	// p1.reduce7
vpmadd52huq zmm11, zmm14, zmm26	// p1.reduce7
vpmadd52huq zmm12, zmm14, zmmword ptr [rdi+256]	// p1.reduce7
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+320]	// p1.reduce7
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+384]	// p1.reduce7
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+448]	// p1.reduce7
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+512]	// p1.reduce7
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+576]	// p1.reduce7
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+640]	// p1.reduce7
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+704]	// p1.reduce7
vpxorq zmm14, zmm14, zmm14	// p1.reduce8
vpmadd52luq zmm14, zmm8, zmm30	// p1.reduce8
vpaddq zmm8, zmm8, zmm31	// p1.reduce8
vpsrlq zmm8, zmm8, 52	// p1.reduce8
vpaddq zmm9, zmm9, zmm8	// p1.reduce8
vmovdqu64 zmm16, zmmword ptr [r8+1344]	// p1.row9
vpxorq zmm7, zmm7, zmm7	// p1.row9
vpmadd52luq zmm9, zmm16, zmmword ptr [rdi+6528]	// p1.row9
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6592]	// p1.row9
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6656]	// p1.row9
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6720]	// p1.row9
vpxorq zmm15, zmm15, zmm15	// p1.reduce8
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce8
vpmadd52luq zmm9, zmm14, zmm28	// p1.reduce8
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6784]	// p1.row9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6848]	// p1.row9
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6912]	// p1.row9
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6976]	// p1.row9
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+7040]	// p1.row9
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7104]	// p1.row9
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7168]	// p1.row9
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7232]	// p1.row9
vpmadd52huq zmm10, zmm16, zmmword ptr [rdi+6528]	// p1.row9
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6592]	// p1.row9
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6656]	// p1.row9
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6720]	// p1.row9
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6784]	// p1.row9
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6848]	// p1.row9
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6912]	// p1.row9
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6976]	// p1.row9
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+7040]	// p1.row9
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7104]	// p1.row9
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7168]	// p1.row9
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7232]	// p1.row9
vpmadd52luq zmm10, zmm14, zmm27	// p1.reduce8
vpmadd52luq zmm11, zmm14, zmm26	// p1.reduce8
vpmadd52luq zmm12, zmm14, zmmword ptr [rdi+256]	// p1.reduce8
vpaddq zmm9, zmm9, zmm15	// p1.reduce8
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+320]	// p1.reduce8
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+384]	// p1.reduce8
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+448]	// p1.reduce8
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+512]	// p1.reduce8
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+576]	// p1.reduce8
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+640]	// p1.reduce8
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+704]	// p1.reduce8
vpmadd52huq zmm10, zmm14, zmm28	// p1.reduce8
vpmadd52huq zmm11, zmm14, zmm27	// p1.reduce8
vpmadd52huq zmm12, zmm14, zmm26	// p1.reduce8
vpmadd52huq zmm13, zmm14, zmmword ptr [rdi+256]	// p1.reduce8
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+320]	// p1.reduce8
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+384]	// p1.reduce8
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+448]	// p1.reduce8
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+512]	// p1.reduce8
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+576]	// p1.reduce8
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+640]	// p1.reduce8
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+704]	// p1.reduce8
vpxorq zmm14, zmm14, zmm14	// p1.reduce9
vpmadd52luq zmm14, zmm9, zmm30	// p1.reduce9
vpaddq zmm9, zmm9, zmm31	// p1.reduce9
vpsrlq zmm9, zmm9, 52	// p1.reduce9
vpaddq zmm10, zmm10, zmm9	// p1.reduce9
vmovdqu64 zmm16, zmmword ptr [r8+1408]	// p1.row10
vpxorq zmm8, zmm8, zmm8	// p1.row10
vpmadd52luq zmm10, zmm16, zmmword ptr [rdi+6528]	// p1.row10
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6592]	// p1.row10
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6656]	// p1.row10
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6720]	// p1.row10
vpxorq zmm15, zmm15, zmm15	// p1.reduce9
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce9
vpmadd52luq zmm10, zmm14, zmm28	// p1.reduce9
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6784]	// p1.row10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6848]	// p1.row10
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6912]	// p1.row10
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6976]	// p1.row10
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+7040]	// p1.row10
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7104]	// p1.row10
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7168]	// p1.row10
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7232]	// p1.row10
vpmadd52huq zmm11, zmm16, zmmword ptr [rdi+6528]	// p1.row10
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6592]	// p1.row10
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6656]	// p1.row10
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6720]	// p1.row10
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6784]	// p1.row10
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6848]	// p1.row10
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6912]	// p1.row10
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6976]	// p1.row10
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+7040]	// p1.row10
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7104]	// p1.row10
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7168]	// p1.row10
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7232]	// p1.row10
vpmadd52luq zmm11, zmm14, zmm27	// p1.reduce9
vpmadd52luq zmm12, zmm14, zmm26	// p1.reduce9
vpmadd52luq zmm13, zmm14, zmmword ptr [rdi+256]	// p1.reduce9
vpaddq zmm10, zmm10, zmm15	// p1.reduce9
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+320]	// p1.reduce9
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+384]	// p1.reduce9
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+448]	// p1.reduce9
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+512]	// p1.reduce9
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+576]	// p1.reduce9
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+640]	// p1.reduce9
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+704]	// p1.reduce9
vpmadd52huq zmm11, zmm14, zmm28	// p1.reduce9
vpmadd52huq zmm12, zmm14, zmm27	// p1.reduce9
vpmadd52huq zmm13, zmm14, zmm26	// p1.reduce9
vpmadd52huq zmm0, zmm14, zmmword ptr [rdi+256]	// p1.reduce9
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+320]	// p1.reduce9
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+384]	// p1.reduce9
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+448]	// p1.reduce9
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+512]	// p1.reduce9
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+576]	// p1.reduce9
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+640]	// p1.reduce9
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+704]	// p1.reduce9
vpxorq zmm14, zmm14, zmm14	// p1.reduce10
vpmadd52luq zmm14, zmm10, zmm30	// p1.reduce10
vpaddq zmm10, zmm10, zmm31	// p1.reduce10
vpsrlq zmm10, zmm10, 52	// p1.reduce10
vpaddq zmm11, zmm11, zmm10	// p1.reduce10
vmovdqu64 zmm16, zmmword ptr [r8+1472]	// p1.row11
vpxorq zmm9, zmm9, zmm9	// p1.row11
vpmadd52luq zmm11, zmm16, zmmword ptr [rdi+6528]	// p1.row11
vpmadd52luq zmm12, zmm16, zmmword ptr [rdi+6592]	// p1.row11
vpmadd52luq zmm13, zmm16, zmmword ptr [rdi+6656]	// p1.row11
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+6720]	// p1.row11
vpxorq zmm15, zmm15, zmm15	// p1.reduce10
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce10
vpmadd52luq zmm11, zmm14, zmm28	// p1.reduce10
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+6784]	// p1.row11
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+6848]	// p1.row11
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+6912]	// p1.row11
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+6976]	// p1.row11
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+7040]	// p1.row11
vpmadd52luq zmm6, zmm16, zmmword ptr [rdi+7104]	// p1.row11
vpmadd52luq zmm7, zmm16, zmmword ptr [rdi+7168]	// p1.row11
vpmadd52luq zmm8, zmm16, zmmword ptr [rdi+7232]	// p1.row11
vpmadd52huq zmm12, zmm16, zmmword ptr [rdi+6528]	// p1.row11
vpmadd52huq zmm13, zmm16, zmmword ptr [rdi+6592]	// p1.row11
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+6656]	// p1.row11
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+6720]	// p1.row11
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+6784]	// p1.row11
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+6848]	// p1.row11
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+6912]	// p1.row11
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+6976]	// p1.row11
vpmadd52huq zmm6, zmm16, zmmword ptr [rdi+7040]	// p1.row11
vpmadd52huq zmm7, zmm16, zmmword ptr [rdi+7104]	// p1.row11
vpmadd52huq zmm8, zmm16, zmmword ptr [rdi+7168]	// p1.row11
vpmadd52huq zmm9, zmm16, zmmword ptr [rdi+7232]	// p1.row11
vpmadd52luq zmm12, zmm14, zmm27	// p1.reduce10
vpmadd52luq zmm13, zmm14, zmm26	// p1.reduce10
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+256]	// p1.reduce10
vpaddq zmm11, zmm11, zmm15	// p1.reduce10
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+320]	// p1.reduce10
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+384]	// p1.reduce10
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+448]	// p1.reduce10
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+512]	// p1.reduce10
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+576]	// p1.reduce10
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+640]	// p1.reduce10
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+704]	// p1.reduce10
vpmadd52huq zmm12, zmm14, zmm28	// p1.reduce10
vpmadd52huq zmm13, zmm14, zmm27	// p1.reduce10
vpmadd52huq zmm0, zmm14, zmm26	// p1.reduce10
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+256]	// p1.reduce10
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+320]	// p1.reduce10
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+384]	// p1.reduce10
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+448]	// p1.reduce10
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+512]	// p1.reduce10
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+576]	// p1.reduce10
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+640]	// p1.reduce10
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+704]	// p1.reduce10
vpxorq zmm14, zmm14, zmm14	// p1.reduce11
vpmadd52luq zmm14, zmm11, zmm30	// p1.reduce11
vpaddq zmm11, zmm11, zmm31	// p1.reduce11
vpsrlq zmm11, zmm11, 52	// p1.reduce11
vpaddq zmm12, zmm12, zmm11	// p1.reduce11
vpxorq zmm15, zmm15, zmm15	// p1.reduce11
vpmadd52huq zmm15, zmm14, zmm29	// p1.reduce11
vpmadd52luq zmm12, zmm14, zmm28	// p1.reduce11
vpmadd52luq zmm13, zmm14, zmm27	// p1.reduce11
vpmadd52luq zmm0, zmm14, zmm26	// p1.reduce11
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+256]	// p1.reduce11
vpaddq zmm12, zmm12, zmm15	// p1.reduce11
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+320]	// p1.reduce11
vpmadd52luq zmm3, zmm14, zmmword ptr [rdi+384]	// p1.reduce11
vpmadd52luq zmm4, zmm14, zmmword ptr [rdi+448]	// p1.reduce11
vpmadd52luq zmm5, zmm14, zmmword ptr [rdi+512]	// p1.reduce11
vpmadd52luq zmm6, zmm14, zmmword ptr [rdi+576]	// p1.reduce11
vpmadd52luq zmm7, zmm14, zmmword ptr [rdi+640]	// p1.reduce11
vpmadd52luq zmm8, zmm14, zmmword ptr [rdi+704]	// p1.reduce11
vpmadd52huq zmm13, zmm14, zmm28	// p1.reduce11
vpmadd52huq zmm0, zmm14, zmm27	// p1.reduce11
vpmadd52huq zmm1, zmm14, zmm26	// p1.reduce11
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+256]	// p1.reduce11
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+320]	// p1.reduce11
vpmadd52huq zmm4, zmm14, zmmword ptr [rdi+384]	// p1.reduce11
vpmadd52huq zmm5, zmm14, zmmword ptr [rdi+448]	// p1.reduce11
vpmadd52huq zmm6, zmm14, zmmword ptr [rdi+512]	// p1.reduce11
vpmadd52huq zmm7, zmm14, zmmword ptr [rdi+576]	// p1.reduce11
vpmadd52huq zmm8, zmm14, zmmword ptr [rdi+640]	// p1.reduce11
vpmadd52huq zmm9, zmm14, zmmword ptr [rdi+704]	// p1.reduce11
vpsrlq zmm14, zmm12, 52	// p1.carry
vpaddq zmm13, zmm13, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+768], zmm12	// p1.carry
vpsrlq zmm14, zmm13, 52	// p1.carry
vpaddq zmm0, zmm0, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+832], zmm13	// p1.carry
vpsrlq zmm14, zmm0, 52	// p1.carry
vpaddq zmm1, zmm1, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+896], zmm0	// p1.carry
vpsrlq zmm14, zmm1, 52	// p1.carry
vpaddq zmm2, zmm2, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+960], zmm1	// p1.carry
vpsrlq zmm14, zmm2, 52	// p1.carry
vpaddq zmm3, zmm3, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1024], zmm2	// p1.carry
vpsrlq zmm14, zmm3, 52	// p1.carry
vpaddq zmm4, zmm4, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1088], zmm3	// p1.carry
vpsrlq zmm14, zmm4, 52	// p1.carry
vpaddq zmm5, zmm5, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1152], zmm4	// p1.carry
vpsrlq zmm14, zmm5, 52	// p1.carry
vpaddq zmm6, zmm6, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1216], zmm5	// p1.carry
vpsrlq zmm14, zmm6, 52	// p1.carry
vpaddq zmm7, zmm7, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1280], zmm6	// p1.carry
vpsrlq zmm14, zmm7, 52	// p1.carry
vpaddq zmm8, zmm8, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1344], zmm7	// p1.carry
vpsrlq zmm14, zmm8, 52	// p1.carry
vpaddq zmm9, zmm9, zmm14	// p1.carry
vmovdqu64 zmmword ptr [r9+1408], zmm8	// p1.carry
vmovdqu64 zmmword ptr [r9+1472], zmm9	// p1.carry
mov r8, r9	// loop
add rsi, 1152	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
