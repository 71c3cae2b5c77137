// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 16 running products of numbers modulo m = 2^255 - r, zeros left out [Mon87], 4 words and 5 limbs of 51 bits.
//   p = p y for each step, where y is x, or x + 1 for zero.
// In: rdi = state; rsi = x, 16 numbers of 4 words for each step; rdx = kept products, 640 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p with limbs below 2^51 + 2^45, before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 434 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
vmovdqa64 zmm0, zmmword ptr [rdi+704]	// first
vmovdqa64 zmmword ptr [rdi+1984], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+768]	// first
vmovdqa64 zmmword ptr [rdi+2048], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+832]	// first
vmovdqa64 zmmword ptr [rdi+2112], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+896]	// first
vmovdqa64 zmmword ptr [rdi+2176], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+960]	// first
vmovdqa64 zmmword ptr [rdi+2240], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1024]	// first
vmovdqa64 zmmword ptr [rdi+2304], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1088]	// first
vmovdqa64 zmmword ptr [rdi+2368], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1152]	// first
vmovdqa64 zmmword ptr [rdi+2432], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1216]	// first
vmovdqa64 zmmword ptr [rdi+2496], zmm0	// first
vmovdqa64 zmm0, zmmword ptr [rdi+1280]	// first
vmovdqa64 zmmword ptr [rdi+2560], zmm0	// first
lea r8, [rdi+1984]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu64 xmm4, xmmword ptr [rsi+0]	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+32], 1	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+64], 2	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+96], 3	// x0.load
vmovdqu64 xmm5, xmmword ptr [rsi+128]	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+160], 1	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+192], 2	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+224], 3	// x0.load
vpunpcklqdq zmm0, zmm4, zmm5	// x0.load
vpunpckhqdq zmm1, zmm4, zmm5	// x0.load
vmovdqu64 xmm4, xmmword ptr [rsi+16]	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+48], 1	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+80], 2	// x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+112], 3	// x0.load
vmovdqu64 xmm5, xmmword ptr [rsi+144]	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+176], 1	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+208], 2	// x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+240], 3	// x0.load
vpunpcklqdq zmm2, zmm4, zmm5	// x0.load
vpunpckhqdq zmm3, zmm4, zmm5	// x0.load
vmovdqa64 zmm4, zmm0	// x0.limbs
vpandq zmm4, zmm4, zmm31	// x0.limbs
vpshrdq zmm5, zmm0, zmm1, 51	// x0.limbs
vpandq zmm5, zmm5, zmm31	// x0.limbs
vpshrdq zmm6, zmm1, zmm2, 38	// x0.limbs
vpandq zmm6, zmm6, zmm31	// x0.limbs
vpshrdq zmm7, zmm2, zmm3, 25	// x0.limbs
vpandq zmm7, zmm7, zmm31	// x0.limbs
vpsrlq zmm8, zmm3, 12	// x0.limbs
vpandq zmm8, zmm8, zmm31	// x0.limbs
vpmovq2m k3, zmm3	// x0.limbs
vpaddq zmm4{k3}, zmm4, zmm30	// x0.limbs
vporq zmm9, zmm4, zmm5	// x0.limbs
vporq zmm9, zmm9, zmm6	// x0.limbs
vporq zmm9, zmm9, zmm7	// x0.limbs
vporq zmm9, zmm9, zmm8	// x0.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+0]	// x0.limbs
vpxorq zmm10, zmm10, zmm4	// x0.limbs
vpxorq zmm11, zmm5, zmm31	// x0.limbs
vporq zmm10, zmm10, zmm11	// x0.limbs
vpxorq zmm11, zmm6, zmm31	// x0.limbs
vporq zmm10, zmm10, zmm11	// x0.limbs
vpxorq zmm11, zmm7, zmm31	// x0.limbs
vporq zmm10, zmm10, zmm11	// x0.limbs
vpxorq zmm11, zmm8, zmm31	// x0.limbs
vporq zmm10, zmm10, zmm11	// x0.limbs
vptestnmq k1, zmm9, zmm9	// x0.limbs
vptestnmq k3, zmm10, zmm10	// x0.limbs
korw k1, k1, k3	// x0.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// x0.limbs
vpaddq zmm4{k1}, zmm4, zmm11	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm5	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm6	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm7	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm8	// x0.limbs
vmovdqu64 xmm4, xmmword ptr [rsi+256]	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+288], 1	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+320], 2	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+352], 3	// x1.load
vmovdqu64 xmm5, xmmword ptr [rsi+384]	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+416], 1	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+448], 2	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+480], 3	// x1.load
vpunpcklqdq zmm0, zmm4, zmm5	// x1.load
vpunpckhqdq zmm1, zmm4, zmm5	// x1.load
vmovdqu64 xmm4, xmmword ptr [rsi+272]	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+304], 1	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+336], 2	// x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+368], 3	// x1.load
vmovdqu64 xmm5, xmmword ptr [rsi+400]	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+432], 1	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+464], 2	// x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+496], 3	// x1.load
vpunpcklqdq zmm2, zmm4, zmm5	// x1.load
vpunpckhqdq zmm3, zmm4, zmm5	// x1.load
vmovdqa64 zmm4, zmm0	// x1.limbs
vpandq zmm4, zmm4, zmm31	// x1.limbs
vpshrdq zmm5, zmm0, zmm1, 51	// x1.limbs
vpandq zmm5, zmm5, zmm31	// x1.limbs
vpshrdq zmm6, zmm1, zmm2, 38	// x1.limbs
vpandq zmm6, zmm6, zmm31	// x1.limbs
vpshrdq zmm7, zmm2, zmm3, 25	// x1.limbs
vpandq zmm7, zmm7, zmm31	// x1.limbs
vpsrlq zmm8, zmm3, 12	// x1.limbs
vpandq zmm8, zmm8, zmm31	// x1.limbs
vpmovq2m k3, zmm3	// x1.limbs
vpaddq zmm4{k3}, zmm4, zmm30	// x1.limbs
vporq zmm9, zmm4, zmm5	// x1.limbs
vporq zmm9, zmm9, zmm6	// x1.limbs
vporq zmm9, zmm9, zmm7	// x1.limbs
vporq zmm9, zmm9, zmm8	// x1.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+0]	// x1.limbs
vpxorq zmm10, zmm10, zmm4	// x1.limbs
vpxorq zmm11, zmm5, zmm31	// x1.limbs
vporq zmm10, zmm10, zmm11	// x1.limbs
vpxorq zmm11, zmm6, zmm31	// x1.limbs
vporq zmm10, zmm10, zmm11	// x1.limbs
vpxorq zmm11, zmm7, zmm31	// x1.limbs
vporq zmm10, zmm10, zmm11	// x1.limbs
vpxorq zmm11, zmm8, zmm31	// x1.limbs
vporq zmm10, zmm10, zmm11	// x1.limbs
vptestnmq k2, zmm9, zmm9	// x1.limbs
vptestnmq k3, zmm10, zmm10	// x1.limbs
korw k2, k2, k3	// x1.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// x1.limbs
vpaddq zmm4{k2}, zmm4, zmm11	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm4	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3008], zmm5	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3072], zmm6	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm7	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm8	// x1.limbs
add rax, 1	// place
lea r9, [rdi+704]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1344]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 640	// place
4:
vmovdqu64 zmm18, zmmword ptr [rdi+2624]	// p0.row0
vmovdqu64 zmm19, zmmword ptr [rdi+2688]	// p0.row0
vmovdqu64 zmm20, zmmword ptr [rdi+2752]	// p0.row0
vmovdqu64 zmm21, zmmword ptr [rdi+2816]	// p0.row0
vmovdqu64 zmm22, zmmword ptr [rdi+2880]	// p0.row0
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
vpxorq zmm13, zmm13, zmm13	// p0.row0
vpxorq zmm14, zmm14, zmm14	// p0.row0
vpxorq zmm15, zmm15, zmm15	// p0.row0
vpxorq zmm16, zmm16, zmm16	// p0.row0
vpxorq zmm17, zmm17, zmm17	// p0.row0
vmovdqu64 zmm23, zmmword ptr [r8+0]	// p0.row0
vpmadd52luq zmm0, zmm23, zmm18	// p0.row0
vpmadd52luq zmm1, zmm23, zmm19	// p0.row0
vpmadd52luq zmm2, zmm23, zmm20	// p0.row0
vpmadd52luq zmm3, zmm23, zmm21	// p0.row0
vpmadd52luq zmm4, zmm23, zmm22	// p0.row0
vpmadd52huq zmm9, zmm23, zmm18	// p0.row0
vpmadd52huq zmm10, zmm23, zmm19	// p0.row0
vpmadd52huq zmm11, zmm23, zmm20	// p0.row0
vpmadd52huq zmm12, zmm23, zmm21	// p0.row0
vpmadd52huq zmm13, zmm23, zmm22	// p0.row0
vmovdqu64 zmm23, zmmword ptr [r8+64]	// p0.row1
vpmadd52luq zmm1, zmm23, zmm18	// p0.row1
vpmadd52luq zmm2, zmm23, zmm19	// p0.row1
vpmadd52luq zmm3, zmm23, zmm20	// p0.row1
vpmadd52luq zmm4, zmm23, zmm21	// p0.row1
vpmadd52luq zmm5, zmm23, zmm22	// p0.row1
vpmadd52huq zmm10, zmm23, zmm18	// p0.row1
vpmadd52huq zmm11, zmm23, zmm19	// p0.row1
vpmadd52huq zmm12, zmm23, zmm20	// p0.row1
vpmadd52huq zmm13, zmm23, zmm21	// p0.row1
vpmadd52huq zmm14, zmm23, zmm22	// p0.row1
vmovdqu64 zmm23, zmmword ptr [r8+128]	// p0.row2
vpmadd52luq zmm2, zmm23, zmm18	// p0.row2
vpmadd52luq zmm3, zmm23, zmm19	// p0.row2
vpmadd52luq zmm4, zmm23, zmm20	// p0.row2
vpmadd52luq zmm5, zmm23, zmm21	// p0.row2
vpmadd52luq zmm6, zmm23, zmm22	// p0.row2
vpmadd52huq zmm11, zmm23, zmm18	// p0.row2
vpmadd52huq zmm12, zmm23, zmm19	// p0.row2
vpmadd52huq zmm13, zmm23, zmm20	// p0.row2
vpmadd52huq zmm14, zmm23, zmm21	// p0.row2
vpmadd52huq zmm15, zmm23, zmm22	// p0.row2
vmovdqu64 zmm23, zmmword ptr [r8+192]	// p0.row3
vpmadd52luq zmm3, zmm23, zmm18	// p0.row3
vpmadd52luq zmm4, zmm23, zmm19	// p0.row3
vpmadd52luq zmm5, zmm23, zmm20	// p0.row3
vpmadd52luq zmm6, zmm23, zmm21	// p0.row3
vpmadd52luq zmm7, zmm23, zmm22	// p0.row3
vpmadd52huq zmm12, zmm23, zmm18	// p0.row3
vpmadd52huq zmm13, zmm23, zmm19	// p0.row3
vpmadd52huq zmm14, zmm23, zmm20	// p0.row3
vpmadd52huq zmm15, zmm23, zmm21	// p0.row3
vpmadd52huq zmm16, zmm23, zmm22	// p0.row3
vmovdqu64 zmm23, zmmword ptr [r8+256]	// p0.row4
vpmadd52luq zmm4, zmm23, zmm18	// p0.row4
vpmadd52luq zmm5, zmm23, zmm19	// p0.row4
vpmadd52luq zmm6, zmm23, zmm20	// p0.row4
vpmadd52luq zmm7, zmm23, zmm21	// p0.row4
vpmadd52luq zmm8, zmm23, zmm22	// p0.row4
vpmadd52huq zmm13, zmm23, zmm18	// p0.row4
vpmadd52huq zmm14, zmm23, zmm19	// p0.row4
vpmadd52huq zmm15, zmm23, zmm20	// p0.row4
vpmadd52huq zmm16, zmm23, zmm21	// p0.row4
vpmadd52huq zmm17, zmm23, zmm22	// p0.row4
vpaddq zmm5, zmm5, zmm13	// p0.reduce
vpaddq zmm6, zmm6, zmm14	// p0.reduce
vpaddq zmm7, zmm7, zmm15	// p0.reduce
vpaddq zmm8, zmm8, zmm16	// p0.reduce
vpaddq zmm17, zmm17, zmm17	// p0.reduce
vpaddq zmm5, zmm5, zmm13	// p0.reduce
vpaddq zmm6, zmm6, zmm14	// p0.reduce
vpaddq zmm7, zmm7, zmm15	// p0.reduce
vpaddq zmm8, zmm8, zmm16	// p0.reduce
vpsrlq zmm24, zmm5, 51	// p0.reduce
vpaddq zmm6, zmm6, zmm24	// p0.reduce
vpandq zmm5, zmm5, zmm31	// p0.reduce
vpsrlq zmm24, zmm6, 51	// p0.reduce
vpaddq zmm7, zmm7, zmm24	// p0.reduce
vpandq zmm6, zmm6, zmm31	// p0.reduce
vpsrlq zmm24, zmm7, 51	// p0.reduce
vpaddq zmm8, zmm8, zmm24	// p0.reduce
vpandq zmm7, zmm7, zmm31	// p0.reduce
vpsrlq zmm24, zmm8, 51	// p0.reduce
vpaddq zmm17, zmm17, zmm24	// p0.reduce
vpandq zmm8, zmm8, zmm31	// p0.reduce
vpxorq zmm25, zmm25, zmm25	// p0.reduce
vpmadd52huq zmm25, zmm17, zmm30	// p0.reduce
vpmadd52luq zmm4, zmm17, zmm30	// p0.reduce
vpmadd52huq zmm12, zmm8, zmm30	// p0.reduce
vpmadd52luq zmm3, zmm8, zmm30	// p0.reduce
vpmadd52huq zmm11, zmm7, zmm30	// p0.reduce
vpmadd52luq zmm2, zmm7, zmm30	// p0.reduce
vpmadd52huq zmm10, zmm6, zmm30	// p0.reduce
vpmadd52luq zmm1, zmm6, zmm30	// p0.reduce
vpmadd52huq zmm9, zmm5, zmm30	// p0.reduce
vpmadd52luq zmm0, zmm5, zmm30	// p0.reduce
vpmadd52luq zmm0, zmm25, zmm29	// p0.reduce
vpmadd52huq zmm9, zmm25, zmm29	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpsrlq zmm9, zmm0, 51	// p0.reduce
vpandq zmm0, zmm0, zmm31	// p0.reduce
vpsrlq zmm10, zmm1, 51	// p0.reduce
vpandq zmm1, zmm1, zmm31	// p0.reduce
vpsrlq zmm11, zmm2, 51	// p0.reduce
vpandq zmm2, zmm2, zmm31	// p0.reduce
vpsrlq zmm12, zmm3, 51	// p0.reduce
vpandq zmm3, zmm3, zmm31	// p0.reduce
vpsrlq zmm13, zmm4, 51	// p0.reduce
vpandq zmm4, zmm4, zmm31	// p0.reduce
vpaddq zmm1, zmm1, zmm9	// p0.reduce
vpaddq zmm2, zmm2, zmm10	// p0.reduce
vpaddq zmm3, zmm3, zmm11	// p0.reduce
vpaddq zmm4, zmm4, zmm12	// p0.reduce
vpmadd52luq zmm0, zmm13, zmm30	// p0.reduce
vmovdqu64 zmmword ptr [r9+0], zmm0	// p0.carry
vmovdqu64 zmmword ptr [r9+64], zmm1	// p0.carry
vmovdqu64 zmmword ptr [r9+128], zmm2	// p0.carry
vmovdqu64 zmmword ptr [r9+192], zmm3	// p0.carry
vmovdqu64 zmmword ptr [r9+256], zmm4	// p0.carry
vmovdqu64 zmm18, zmmword ptr [rdi+2944]	// p1.row0
vmovdqu64 zmm19, zmmword ptr [rdi+3008]	// p1.row0
vmovdqu64 zmm20, zmmword ptr [rdi+3072]	// p1.row0
vmovdqu64 zmm21, zmmword ptr [rdi+3136]	// p1.row0
vmovdqu64 zmm22, zmmword ptr [rdi+3200]	// p1.row0
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
vpxorq zmm13, zmm13, zmm13	// p1.row0
vpxorq zmm14, zmm14, zmm14	// p1.row0
vpxorq zmm15, zmm15, zmm15	// p1.row0
vpxorq zmm16, zmm16, zmm16	// p1.row0
vpxorq zmm17, zmm17, zmm17	// p1.row0
vmovdqu64 zmm23, zmmword ptr [r8+320]	// p1.row0
vpmadd52luq zmm0, zmm23, zmm18	// p1.row0
vpmadd52luq zmm1, zmm23, zmm19	// p1.row0
vpmadd52luq zmm2, zmm23, zmm20	// p1.row0
vpmadd52luq zmm3, zmm23, zmm21	// p1.row0
vpmadd52luq zmm4, zmm23, zmm22	// p1.row0
vpmadd52huq zmm9, zmm23, zmm18	// p1.row0
vpmadd52huq zmm10, zmm23, zmm19	// p1.row0
vpmadd52huq zmm11, zmm23, zmm20	// p1.row0
vpmadd52huq zmm12, zmm23, zmm21	// p1.row0
vpmadd52huq zmm13, zmm23, zmm22	// p1.row0
vmovdqu64 zmm23, zmmword ptr [r8+384]	// p1.row1
vpmadd52luq zmm1, zmm23, zmm18	// p1.row1
vpmadd52luq zmm2, zmm23, zmm19	// p1.row1
vpmadd52luq zmm3, zmm23, zmm20	// p1.row1
vpmadd52luq zmm4, zmm23, zmm21	// p1.row1
vpmadd52luq zmm5, zmm23, zmm22	// p1.row1
vpmadd52huq zmm10, zmm23, zmm18	// p1.row1
vpmadd52huq zmm11, zmm23, zmm19	// p1.row1
vpmadd52huq zmm12, zmm23, zmm20	// p1.row1
vpmadd52huq zmm13, zmm23, zmm21	// p1.row1
vpmadd52huq zmm14, zmm23, zmm22	// p1.row1
vmovdqu64 zmm23, zmmword ptr [r8+448]	// p1.row2
vpmadd52luq zmm2, zmm23, zmm18	// p1.row2
vpmadd52luq zmm3, zmm23, zmm19	// p1.row2
vpmadd52luq zmm4, zmm23, zmm20	// p1.row2
vpmadd52luq zmm5, zmm23, zmm21	// p1.row2
vpmadd52luq zmm6, zmm23, zmm22	// p1.row2
vpmadd52huq zmm11, zmm23, zmm18	// p1.row2
vpmadd52huq zmm12, zmm23, zmm19	// p1.row2
vpmadd52huq zmm13, zmm23, zmm20	// p1.row2
vpmadd52huq zmm14, zmm23, zmm21	// p1.row2
vpmadd52huq zmm15, zmm23, zmm22	// p1.row2
vmovdqu64 zmm23, zmmword ptr [r8+512]	// p1.row3
vpmadd52luq zmm3, zmm23, zmm18	// p1.row3
vpmadd52luq zmm4, zmm23, zmm19	// p1.row3
vpmadd52luq zmm5, zmm23, zmm20	// p1.row3
vpmadd52luq zmm6, zmm23, zmm21	// p1.row3
vpmadd52luq zmm7, zmm23, zmm22	// p1.row3
vpmadd52huq zmm12, zmm23, zmm18	// p1.row3
vpmadd52huq zmm13, zmm23, zmm19	// p1.row3
vpmadd52huq zmm14, zmm23, zmm20	// p1.row3
vpmadd52huq zmm15, zmm23, zmm21	// p1.row3
vpmadd52huq zmm16, zmm23, zmm22	// p1.row3
vmovdqu64 zmm23, zmmword ptr [r8+576]	// p1.row4
vpmadd52luq zmm4, zmm23, zmm18	// p1.row4
vpmadd52luq zmm5, zmm23, zmm19	// p1.row4
vpmadd52luq zmm6, zmm23, zmm20	// p1.row4
vpmadd52luq zmm7, zmm23, zmm21	// p1.row4
vpmadd52luq zmm8, zmm23, zmm22	// p1.row4
vpmadd52huq zmm13, zmm23, zmm18	// p1.row4
vpmadd52huq zmm14, zmm23, zmm19	// p1.row4
vpmadd52huq zmm15, zmm23, zmm20	// p1.row4
vpmadd52huq zmm16, zmm23, zmm21	// p1.row4
vpmadd52huq zmm17, zmm23, zmm22	// p1.row4
vpaddq zmm5, zmm5, zmm13	// p1.reduce
vpaddq zmm6, zmm6, zmm14	// p1.reduce
vpaddq zmm7, zmm7, zmm15	// p1.reduce
vpaddq zmm8, zmm8, zmm16	// p1.reduce
vpaddq zmm17, zmm17, zmm17	// p1.reduce
vpaddq zmm5, zmm5, zmm13	// p1.reduce
vpaddq zmm6, zmm6, zmm14	// p1.reduce
vpaddq zmm7, zmm7, zmm15	// p1.reduce
vpaddq zmm8, zmm8, zmm16	// p1.reduce
vpsrlq zmm24, zmm5, 51	// p1.reduce
vpaddq zmm6, zmm6, zmm24	// p1.reduce
vpandq zmm5, zmm5, zmm31	// p1.reduce
vpsrlq zmm24, zmm6, 51	// p1.reduce
vpaddq zmm7, zmm7, zmm24	// p1.reduce
vpandq zmm6, zmm6, zmm31	// p1.reduce
vpsrlq zmm24, zmm7, 51	// p1.reduce
vpaddq zmm8, zmm8, zmm24	// p1.reduce
vpandq zmm7, zmm7, zmm31	// p1.reduce
vpsrlq zmm24, zmm8, 51	// p1.reduce
vpaddq zmm17, zmm17, zmm24	// p1.reduce
vpandq zmm8, zmm8, zmm31	// p1.reduce
vpxorq zmm25, zmm25, zmm25	// p1.reduce
vpmadd52huq zmm25, zmm17, zmm30	// p1.reduce
vpmadd52luq zmm4, zmm17, zmm30	// p1.reduce
vpmadd52huq zmm12, zmm8, zmm30	// p1.reduce
vpmadd52luq zmm3, zmm8, zmm30	// p1.reduce
vpmadd52huq zmm11, zmm7, zmm30	// p1.reduce
vpmadd52luq zmm2, zmm7, zmm30	// p1.reduce
vpmadd52huq zmm10, zmm6, zmm30	// p1.reduce
vpmadd52luq zmm1, zmm6, zmm30	// p1.reduce
vpmadd52huq zmm9, zmm5, zmm30	// p1.reduce
vpmadd52luq zmm0, zmm5, zmm30	// p1.reduce
vpmadd52luq zmm0, zmm25, zmm29	// p1.reduce
vpmadd52huq zmm9, zmm25, zmm29	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpsrlq zmm9, zmm0, 51	// p1.reduce
vpandq zmm0, zmm0, zmm31	// p1.reduce
vpsrlq zmm10, zmm1, 51	// p1.reduce
vpandq zmm1, zmm1, zmm31	// p1.reduce
vpsrlq zmm11, zmm2, 51	// p1.reduce
vpandq zmm2, zmm2, zmm31	// p1.reduce
vpsrlq zmm12, zmm3, 51	// p1.reduce
vpandq zmm3, zmm3, zmm31	// p1.reduce
vpsrlq zmm13, zmm4, 51	// p1.reduce
vpandq zmm4, zmm4, zmm31	// p1.reduce
vpaddq zmm1, zmm1, zmm9	// p1.reduce
vpaddq zmm2, zmm2, zmm10	// p1.reduce
vpaddq zmm3, zmm3, zmm11	// p1.reduce
vpaddq zmm4, zmm4, zmm12	// p1.reduce
vpmadd52luq zmm0, zmm13, zmm30	// p1.reduce
vmovdqu64 zmmword ptr [r9+320], zmm0	// p1.carry
vmovdqu64 zmmword ptr [r9+384], zmm1	// p1.carry
vmovdqu64 zmmword ptr [r9+448], zmm2	// p1.carry
vmovdqu64 zmmword ptr [r9+512], zmm3	// p1.carry
vmovdqu64 zmmword ptr [r9+576], zmm4	// p1.carry
mov r8, r9	// loop
add rsi, 512	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
