// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 16 words and 20 limbs of 52 bits.
//   p = p y / 2^(52 20) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 16 words for each step; rdx = kept products, 1280 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 18176 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 1280,
//   2^52 - 1 at 1344, 1 at 1408, orders of lanes at 1472, p at 1664, spare at 4224, first at 6784, x at
//   9344, others at 11904, total at 15744. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 428 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+1344]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+1280]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+1664]	// first
vmovdqa64 zmmword ptr [rdi+6784], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1728]	// first
vmovdqa64 zmmword ptr [rdi+6848], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1792]	// first
vmovdqa64 zmmword ptr [rdi+6912], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1856]	// first
vmovdqa64 zmmword ptr [rdi+6976], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1920]	// first
vmovdqa64 zmmword ptr [rdi+7040], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1984]	// first
vmovdqa64 zmmword ptr [rdi+7104], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2048]	// first
vmovdqa64 zmmword ptr [rdi+7168], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2112]	// first
vmovdqa64 zmmword ptr [rdi+7232], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2176]	// first
vmovdqa64 zmmword ptr [rdi+7296], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2240]	// first
vmovdqa64 zmmword ptr [rdi+7360], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2304]	// first
vmovdqa64 zmmword ptr [rdi+7424], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2368]	// first
vmovdqa64 zmmword ptr [rdi+7488], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2432]	// first
vmovdqa64 zmmword ptr [rdi+7552], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2496]	// first
vmovdqa64 zmmword ptr [rdi+7616], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2560]	// first
vmovdqa64 zmmword ptr [rdi+7680], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2624]	// first
vmovdqa64 zmmword ptr [rdi+7744], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2688]	// first
vmovdqa64 zmmword ptr [rdi+7808], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2752]	// first
vmovdqa64 zmmword ptr [rdi+7872], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2816]	// first
vmovdqa64 zmmword ptr [rdi+7936], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+2880]	// first
vmovdqa64 zmmword ptr [rdi+8000], zmm0	// first
lea r8, [rdi+6784]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm16, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+128], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+256], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+384], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+512]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+640], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+768], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+896], 3	// x0.load
vpunpcklqdq zmm0, zmm16, zmm17	// x0.load
vpunpckhqdq zmm1, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+16]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+144], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+272], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+400], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+528]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+656], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+784], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+912], 3	// x0.load
vpunpcklqdq zmm2, zmm16, zmm17	// x0.load
vpunpckhqdq zmm3, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+32]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+160], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+288], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+416], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+544]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+672], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+800], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+928], 3	// x0.load
vpunpcklqdq zmm4, zmm16, zmm17	// x0.load
vpunpckhqdq zmm5, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+48]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+176], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+304], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+432], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+560]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+688], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+816], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+944], 3	// x0.load
vpunpcklqdq zmm6, zmm16, zmm17	// x0.load
vpunpckhqdq zmm7, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+64]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+192], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+320], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+448], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+576]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+704], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+832], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+960], 3	// x0.load
vpunpcklqdq zmm8, zmm16, zmm17	// x0.load
vpunpckhqdq zmm9, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+80]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+208], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+336], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+464], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+592]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+720], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+848], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+976], 3	// x0.load
vpunpcklqdq zmm10, zmm16, zmm17	// x0.load
vpunpckhqdq zmm11, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+96]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+224], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+352], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+480], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+608]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+736], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+864], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+992], 3	// x0.load
vpunpcklqdq zmm12, zmm16, zmm17	// x0.load
vpunpckhqdq zmm13, zmm16, zmm17	// x0.load
vmovdqu64 xmm16, xmmword ptr [rsi+112]	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+240], 1	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+368], 2	// x0.load
vinserti64x2 zmm16, zmm16, xmmword ptr [rsi+496], 3	// x0.load
vmovdqu64 xmm17, xmmword ptr [rsi+624]	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+752], 1	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+880], 2	// x0.load
vinserti64x2 zmm17, zmm17, xmmword ptr [rsi+1008], 3	// x0.load
vpunpcklqdq zmm14, zmm16, zmm17	// x0.load
vpunpckhqdq zmm15, zmm16, zmm17	// x0.load
vporq zmm16, zmm0, zmm1	// x0.limbs
vporq zmm16, zmm16, zmm2	// x0.limbs
vporq zmm16, zmm16, zmm3	// x0.limbs
vporq zmm16, zmm16, zmm4	// x0.limbs
vporq zmm16, zmm16, zmm5	// x0.limbs
vporq zmm16, zmm16, zmm6	// x0.limbs
vporq zmm16, zmm16, zmm7	// x0.limbs
vporq zmm16, zmm16, zmm8	// x0.limbs
vporq zmm16, zmm16, zmm9	// x0.limbs
vporq zmm16, zmm16, zmm10	// x0.limbs
vporq zmm16, zmm16, zmm11	// x0.limbs
vporq zmm16, zmm16, zmm12	// x0.limbs
vporq zmm16, zmm16, zmm13	// x0.limbs
vporq zmm16, zmm16, zmm14	// x0.limbs
vporq zmm16, zmm16, zmm15	// x0.limbs
vptestnmq k1, zmm16, zmm16	// x0.limbs
vmovdqa64 zmm17, zmmword ptr [rdi+1408]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm17	// x0.limbs
vmovdqa64 zmm16, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9344], zmm16	// x0.limbs
vpshrdq zmm16, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9408], zmm16	// x0.limbs
vpshrdq zmm16, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9472], zmm16	// x0.limbs
vpshrdq zmm16, zmm2, zmm3, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9536], zmm16	// x0.limbs
vpshrdq zmm16, zmm3, zmm4, 16	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9600], zmm16	// x0.limbs
vpsrlq zmm16, zmm4, 4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9664], zmm16	// x0.limbs
vpshrdq zmm16, zmm4, zmm5, 56	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9728], zmm16	// x0.limbs
vpshrdq zmm16, zmm5, zmm6, 44	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9792], zmm16	// x0.limbs
vpshrdq zmm16, zmm6, zmm7, 32	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9856], zmm16	// x0.limbs
vpshrdq zmm16, zmm7, zmm8, 20	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9920], zmm16	// x0.limbs
vpsrlq zmm16, zmm8, 8	// x0.limbs
vmovdqa64 zmmword ptr [rdi+9984], zmm16	// x0.limbs
vpshrdq zmm16, zmm8, zmm9, 60	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10048], zmm16	// x0.limbs
vpshrdq zmm16, zmm9, zmm10, 48	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10112], zmm16	// x0.limbs
vpshrdq zmm16, zmm10, zmm11, 36	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10176], zmm16	// x0.limbs
vpshrdq zmm16, zmm11, zmm12, 24	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10240], zmm16	// x0.limbs
vpsrlq zmm16, zmm12, 12	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10304], zmm16	// x0.limbs
vmovdqa64 zmm16, zmm13	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10368], zmm16	// x0.limbs
vpshrdq zmm16, zmm13, zmm14, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10432], zmm16	// x0.limbs
vpshrdq zmm16, zmm14, zmm15, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10496], zmm16	// x0.limbs
vpsrlq zmm16, zmm15, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+10560], zmm16	// x0.limbs
add rax, 1	// place
lea r9, [rdi+1664]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+4224]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 1280	// place
4:
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
vpxorq zmm11, zmm11, zmm11	// p.row0
vpxorq zmm12, zmm12, zmm12	// p.row0
vpxorq zmm13, zmm13, zmm13	// p.row0
vpxorq zmm14, zmm14, zmm14	// p.row0
vpxorq zmm15, zmm15, zmm15	// p.row0
vpxorq zmm16, zmm16, zmm16	// p.row0
vpxorq zmm17, zmm17, zmm17	// p.row0
vpxorq zmm18, zmm18, zmm18	// p.row0
vpxorq zmm19, zmm19, zmm19	// p.row0
vpxorq zmm20, zmm20, zmm20	// p.row0
xor r10d, r10d	// p.row0
.p2align 5
5:
vmovdqu64 zmm22, zmmword ptr [r8+r10+0]	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9344]	// p.row
vpmadd52luq zmm0, zmm22, zmm24	// p.row
vpxorq zmm21, zmm21, zmm21	// p.reduce
vpmadd52luq zmm21, zmm0, zmm30	// p.reduce
vpaddq zmm0, zmm0, zmm31	// p.reduce
vpsrlq zmm0, zmm0, 52	// p.reduce
vpaddq zmm1, zmm1, zmm0	// p.reduce
vpmadd52huq zmm1, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9408]	// p.row
vpmadd52luq zmm1, zmm22, zmm23	// p.row
vpmadd52huq zmm2, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9472]	// p.row
vpmadd52luq zmm2, zmm22, zmm24	// p.row
vpmadd52huq zmm3, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9536]	// p.row
vpmadd52luq zmm3, zmm22, zmm23	// p.row
vpmadd52huq zmm4, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9600]	// p.row
vpmadd52luq zmm4, zmm22, zmm24	// p.row
vpmadd52huq zmm5, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9664]	// p.row
vpmadd52luq zmm5, zmm22, zmm23	// p.row
vpmadd52huq zmm6, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9728]	// p.row
vpmadd52luq zmm6, zmm22, zmm24	// p.row
vpmadd52huq zmm7, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9792]	// p.row
vpmadd52luq zmm7, zmm22, zmm23	// p.row
vpmadd52huq zmm8, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9856]	// p.row
vpmadd52luq zmm8, zmm22, zmm24	// p.row
vpmadd52huq zmm9, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+9920]	// p.row
vpmadd52luq zmm9, zmm22, zmm23	// p.row
vpmadd52huq zmm10, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+9984]	// p.row
vpmadd52luq zmm10, zmm22, zmm24	// p.row
vpmadd52huq zmm11, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10048]	// p.row
vpmadd52luq zmm11, zmm22, zmm23	// p.row
vpmadd52huq zmm12, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10112]	// p.row
vpmadd52luq zmm12, zmm22, zmm24	// p.row
vpmadd52huq zmm13, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10176]	// p.row
vpmadd52luq zmm13, zmm22, zmm23	// p.row
vpmadd52huq zmm14, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10240]	// p.row
vpmadd52luq zmm14, zmm22, zmm24	// p.row
vpmadd52huq zmm15, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10304]	// p.row
vpmadd52luq zmm15, zmm22, zmm23	// p.row
vpmadd52huq zmm16, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10368]	// p.row
vpmadd52luq zmm16, zmm22, zmm24	// p.row
vpmadd52huq zmm17, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10432]	// p.row
vpmadd52luq zmm17, zmm22, zmm23	// p.row
vpmadd52huq zmm18, zmm22, zmm23	// p.row
vmovdqu64 zmm24, zmmword ptr [rdi+10496]	// p.row
vpmadd52luq zmm18, zmm22, zmm24	// p.row
vpmadd52huq zmm19, zmm22, zmm24	// p.row
vmovdqu64 zmm23, zmmword ptr [rdi+10560]	// p.row
vpmadd52luq zmm19, zmm22, zmm23	// p.row
vpmadd52huq zmm20, zmm22, zmm23	// p.row
vpmadd52huq zmm1, zmm21, zmm29	// p.reduce
vpmadd52luq zmm1, zmm21, zmm28	// p.reduce
vpmadd52huq zmm2, zmm21, zmm28	// p.reduce
vpmadd52luq zmm2, zmm21, zmm27	// p.reduce
vpmadd52huq zmm3, zmm21, zmm27	// p.reduce
vpmadd52luq zmm3, zmm21, zmm26	// p.reduce
vpmadd52huq zmm4, zmm21, zmm26	// p.reduce
vpmadd52luq zmm4, zmm21, zmm25	// p.reduce
vpmadd52huq zmm5, zmm21, zmm25	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+320]	// p.reduce
vpmadd52luq zmm5, zmm21, zmm24	// p.reduce
vpmadd52huq zmm6, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+384]	// p.reduce
vpmadd52luq zmm6, zmm21, zmm23	// p.reduce
vpmadd52huq zmm7, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+448]	// p.reduce
vpmadd52luq zmm7, zmm21, zmm24	// p.reduce
vpmadd52huq zmm8, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+512]	// p.reduce
vpmadd52luq zmm8, zmm21, zmm23	// p.reduce
vpmadd52huq zmm9, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+576]	// p.reduce
vpmadd52luq zmm9, zmm21, zmm24	// p.reduce
vpmadd52huq zmm10, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+640]	// p.reduce
vpmadd52luq zmm10, zmm21, zmm23	// p.reduce
vpmadd52huq zmm11, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+704]	// p.reduce
vpmadd52luq zmm11, zmm21, zmm24	// p.reduce
vpmadd52huq zmm12, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// p.reduce
vpmadd52luq zmm12, zmm21, zmm23	// p.reduce
vpmadd52huq zmm13, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+832]	// p.reduce
vpmadd52luq zmm13, zmm21, zmm24	// p.reduce
vpmadd52huq zmm14, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// p.reduce
vpmadd52luq zmm14, zmm21, zmm23	// p.reduce
vpmadd52huq zmm15, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// p.reduce
vpmadd52luq zmm15, zmm21, zmm24	// p.reduce
vpmadd52huq zmm16, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// p.reduce
vpmadd52luq zmm16, zmm21, zmm23	// p.reduce
vpmadd52huq zmm17, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// p.reduce
vpmadd52luq zmm17, zmm21, zmm24	// p.reduce
vpmadd52huq zmm18, zmm21, zmm24	// p.reduce
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// p.reduce
vpmadd52luq zmm18, zmm21, zmm23	// p.reduce
vpmadd52huq zmm19, zmm21, zmm23	// p.reduce
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// p.reduce
vpmadd52luq zmm19, zmm21, zmm24	// p.reduce
vpmadd52huq zmm20, zmm21, zmm24	// p.reduce
vmovdqa64 zmm0, zmm1	// p.reduce
vmovdqa64 zmm1, zmm2	// p.reduce
vmovdqa64 zmm2, zmm3	// p.reduce
vmovdqa64 zmm3, zmm4	// p.reduce
vmovdqa64 zmm4, zmm5	// p.reduce
vmovdqa64 zmm5, zmm6	// p.reduce
vmovdqa64 zmm6, zmm7	// p.reduce
vmovdqa64 zmm7, zmm8	// p.reduce
vmovdqa64 zmm8, zmm9	// p.reduce
vmovdqa64 zmm9, zmm10	// p.reduce
vmovdqa64 zmm10, zmm11	// p.reduce
vmovdqa64 zmm11, zmm12	// p.reduce
vmovdqa64 zmm12, zmm13	// p.reduce
vmovdqa64 zmm13, zmm14	// p.reduce
vmovdqa64 zmm14, zmm15	// p.reduce
vmovdqa64 zmm15, zmm16	// p.reduce
vmovdqa64 zmm16, zmm17	// p.reduce
vmovdqa64 zmm17, zmm18	// p.reduce
vmovdqa64 zmm18, zmm19	// p.reduce
vmovdqa64 zmm19, zmm20	// p.reduce
vpxorq zmm20, zmm20, zmm20	// p.reduce
add r10, 64	// p.reduce
cmp r10, 1280	// p.reduce
jnz 5b	// p.reduce
vpsrlq zmm21, zmm0, 52	// p.carry
vpaddq zmm1, zmm1, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+0], zmm0	// p.carry
vpsrlq zmm21, zmm1, 52	// p.carry
vpaddq zmm2, zmm2, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+64], zmm1	// p.carry
vpsrlq zmm21, zmm2, 52	// p.carry
vpaddq zmm3, zmm3, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+128], zmm2	// p.carry
vpsrlq zmm21, zmm3, 52	// p.carry
vpaddq zmm4, zmm4, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+192], zmm3	// p.carry
vpsrlq zmm21, zmm4, 52	// p.carry
vpaddq zmm5, zmm5, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+256], zmm4	// p.carry
vpsrlq zmm21, zmm5, 52	// p.carry
vpaddq zmm6, zmm6, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+320], zmm5	// p.carry
vpsrlq zmm21, zmm6, 52	// p.carry
vpaddq zmm7, zmm7, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+384], zmm6	// p.carry
vpsrlq zmm21, zmm7, 52	// p.carry
vpaddq zmm8, zmm8, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+448], zmm7	// p.carry
vpsrlq zmm21, zmm8, 52	// p.carry
vpaddq zmm9, zmm9, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+512], zmm8	// p.carry
vpsrlq zmm21, zmm9, 52	// p.carry
vpaddq zmm10, zmm10, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+576], zmm9	// p.carry
vpsrlq zmm21, zmm10, 52	// p.carry
vpaddq zmm11, zmm11, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+640], zmm10	// p.carry
vpsrlq zmm21, zmm11, 52	// p.carry
vpaddq zmm12, zmm12, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+704], zmm11	// p.carry
vpsrlq zmm21, zmm12, 52	// p.carry
vpaddq zmm13, zmm13, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+768], zmm12	// p.carry
vpsrlq zmm21, zmm13, 52	// p.carry
vpaddq zmm14, zmm14, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+832], zmm13	// p.carry
vpsrlq zmm21, zmm14, 52	// p.carry
vpaddq zmm15, zmm15, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+896], zmm14	// p.carry
vpsrlq zmm21, zmm15, 52	// p.carry
vpaddq zmm16, zmm16, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+960], zmm15	// p.carry
vpsrlq zmm21, zmm16, 52	// p.carry
vpaddq zmm17, zmm17, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+1024], zmm16	// p.carry
vpsrlq zmm21, zmm17, 52	// p.carry
vpaddq zmm18, zmm18, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+1088], zmm17	// p.carry
vpsrlq zmm21, zmm18, 52	// p.carry
vpaddq zmm19, zmm19, zmm21	// p.carry
vmovdqu64 zmmword ptr [r9+1152], zmm18	// p.carry
vmovdqu64 zmmword ptr [r9+1216], zmm19	// p.carry
mov r8, r9	// loop
add rsi, 1024	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
