// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m = 2^255 - r, from the products of
//   `ifma_pseudo_mersenne_forward_4` [Mon87], 4 words and 5 limbs of 51 bits.
//   From the last step to the first: with inverse = p, x = inverse before, or 0 for zero, and
//   p = inverse y, where y is x, or x + 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products with limbs below 2^51 + 2^45, before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, r at 320,
//   2^51 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224.
// Requires: r odd, 3 <= r < 2^31; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1194 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vpaddq zmm29, zmm30, zmm30	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 640	// begin
add rdx, r9	// begin
imul r9, rax, 512	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 512	// place
lea r8, [rdi+1984]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 640	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm4, xmmword ptr [rsi-512]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-480], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-448], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-416], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-384]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-320], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-288], 3	// again.x0.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-496]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-464], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-432], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-400], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-368]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-336], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-304], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-272], 3	// again.x0.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x0.load
vmovdqa64 zmm4, zmm0	// again.x0.limbs
vpandq zmm4, zmm4, zmm31	// again.x0.limbs
vpshrdq zmm5, zmm0, zmm1, 51	// again.x0.limbs
vpandq zmm5, zmm5, zmm31	// again.x0.limbs
vpshrdq zmm6, zmm1, zmm2, 38	// again.x0.limbs
vpandq zmm6, zmm6, zmm31	// again.x0.limbs
vpshrdq zmm7, zmm2, zmm3, 25	// again.x0.limbs
vpandq zmm7, zmm7, zmm31	// again.x0.limbs
vpsrlq zmm8, zmm3, 12	// again.x0.limbs
vpandq zmm8, zmm8, zmm31	// again.x0.limbs
vpmovq2m k3, zmm3	// again.x0.limbs
vpaddq zmm4{k3}, zmm4, zmm30	// again.x0.limbs
vporq zmm9, zmm4, zmm5	// again.x0.limbs
vporq zmm9, zmm9, zmm6	// again.x0.limbs
vporq zmm9, zmm9, zmm7	// again.x0.limbs
vporq zmm9, zmm9, zmm8	// again.x0.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+0]	// again.x0.limbs
vpxorq zmm10, zmm10, zmm4	// again.x0.limbs
vpxorq zmm11, zmm5, zmm31	// again.x0.limbs
vporq zmm10, zmm10, zmm11	// again.x0.limbs
vpxorq zmm11, zmm6, zmm31	// again.x0.limbs
vporq zmm10, zmm10, zmm11	// again.x0.limbs
vpxorq zmm11, zmm7, zmm31	// again.x0.limbs
vporq zmm10, zmm10, zmm11	// again.x0.limbs
vpxorq zmm11, zmm8, zmm31	// again.x0.limbs
vporq zmm10, zmm10, zmm11	// again.x0.limbs
vptestnmq k1, zmm9, zmm9	// again.x0.limbs
vptestnmq k3, zmm10, zmm10	// again.x0.limbs
korw k1, k1, k3	// again.x0.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// again.x0.limbs
vpaddq zmm4{k1}, zmm4, zmm11	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm5	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm6	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm7	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm8	// again.x0.limbs
vmovdqu64 xmm4, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-224], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-192], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-160], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-128]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-96], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-64], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-32], 3	// again.x1.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-208], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-176], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-144], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-112]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-80], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-48], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x1.load
vmovdqa64 zmm4, zmm0	// again.x1.limbs
vpandq zmm4, zmm4, zmm31	// again.x1.limbs
vpshrdq zmm5, zmm0, zmm1, 51	// again.x1.limbs
vpandq zmm5, zmm5, zmm31	// again.x1.limbs
vpshrdq zmm6, zmm1, zmm2, 38	// again.x1.limbs
vpandq zmm6, zmm6, zmm31	// again.x1.limbs
vpshrdq zmm7, zmm2, zmm3, 25	// again.x1.limbs
vpandq zmm7, zmm7, zmm31	// again.x1.limbs
vpsrlq zmm8, zmm3, 12	// again.x1.limbs
vpandq zmm8, zmm8, zmm31	// again.x1.limbs
vpmovq2m k3, zmm3	// again.x1.limbs
vpaddq zmm4{k3}, zmm4, zmm30	// again.x1.limbs
vporq zmm9, zmm4, zmm5	// again.x1.limbs
vporq zmm9, zmm9, zmm6	// again.x1.limbs
vporq zmm9, zmm9, zmm7	// again.x1.limbs
vporq zmm9, zmm9, zmm8	// again.x1.limbs
vmovdqa64 zmm10, zmmword ptr [rdi+0]	// again.x1.limbs
vpxorq zmm10, zmm10, zmm4	// again.x1.limbs
vpxorq zmm11, zmm5, zmm31	// again.x1.limbs
vporq zmm10, zmm10, zmm11	// again.x1.limbs
vpxorq zmm11, zmm6, zmm31	// again.x1.limbs
vporq zmm10, zmm10, zmm11	// again.x1.limbs
vpxorq zmm11, zmm7, zmm31	// again.x1.limbs
vporq zmm10, zmm10, zmm11	// again.x1.limbs
vpxorq zmm11, zmm8, zmm31	// again.x1.limbs
vporq zmm10, zmm10, zmm11	// again.x1.limbs
vptestnmq k2, zmm9, zmm9	// again.x1.limbs
vptestnmq k3, zmm10, zmm10	// again.x1.limbs
korw k2, k2, k3	// again.x1.limbs
vmovdqa64 zmm11, zmmword ptr [rdi+448]	// again.x1.limbs
vpaddq zmm4{k2}, zmm4, zmm11	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm4	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3008], zmm5	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3072], zmm6	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm7	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm8	// again.x1.limbs
vmovdqu64 zmm18, zmmword ptr [rdi+2624]	// again.p0.row0
vmovdqu64 zmm19, zmmword ptr [rdi+2688]	// again.p0.row0
vmovdqu64 zmm20, zmmword ptr [rdi+2752]	// again.p0.row0
vmovdqu64 zmm21, zmmword ptr [rdi+2816]	// again.p0.row0
vmovdqu64 zmm22, zmmword ptr [rdi+2880]	// again.p0.row0
vpxorq zmm0, zmm0, zmm0	// again.p0.row0
vpxorq zmm1, zmm1, zmm1	// again.p0.row0
vpxorq zmm2, zmm2, zmm2	// again.p0.row0
vpxorq zmm3, zmm3, zmm3	// again.p0.row0
vpxorq zmm4, zmm4, zmm4	// again.p0.row0
vpxorq zmm5, zmm5, zmm5	// again.p0.row0
vpxorq zmm6, zmm6, zmm6	// again.p0.row0
vpxorq zmm7, zmm7, zmm7	// again.p0.row0
vpxorq zmm8, zmm8, zmm8	// again.p0.row0
vpxorq zmm9, zmm9, zmm9	// again.p0.row0
vpxorq zmm10, zmm10, zmm10	// again.p0.row0
vpxorq zmm11, zmm11, zmm11	// again.p0.row0
vpxorq zmm12, zmm12, zmm12	// again.p0.row0
vpxorq zmm13, zmm13, zmm13	// again.p0.row0
vpxorq zmm14, zmm14, zmm14	// again.p0.row0
vpxorq zmm15, zmm15, zmm15	// again.p0.row0
vpxorq zmm16, zmm16, zmm16	// again.p0.row0
vpxorq zmm17, zmm17, zmm17	// again.p0.row0
vmovdqu64 zmm23, zmmword ptr [r8+0]	// again.p0.row0
vpmadd52luq zmm0, zmm23, zmm18	// again.p0.row0
vpmadd52luq zmm1, zmm23, zmm19	// again.p0.row0
vpmadd52luq zmm2, zmm23, zmm20	// again.p0.row0
vpmadd52luq zmm3, zmm23, zmm21	// again.p0.row0
vpmadd52luq zmm4, zmm23, zmm22	// again.p0.row0
vpmadd52huq zmm9, zmm23, zmm18	// again.p0.row0
vpmadd52huq zmm10, zmm23, zmm19	// again.p0.row0
vpmadd52huq zmm11, zmm23, zmm20	// again.p0.row0
vpmadd52huq zmm12, zmm23, zmm21	// again.p0.row0
vpmadd52huq zmm13, zmm23, zmm22	// again.p0.row0
vmovdqu64 zmm23, zmmword ptr [r8+64]	// again.p0.row1
vpmadd52luq zmm1, zmm23, zmm18	// again.p0.row1
vpmadd52luq zmm2, zmm23, zmm19	// again.p0.row1
vpmadd52luq zmm3, zmm23, zmm20	// again.p0.row1
vpmadd52luq zmm4, zmm23, zmm21	// again.p0.row1
vpmadd52luq zmm5, zmm23, zmm22	// again.p0.row1
vpmadd52huq zmm10, zmm23, zmm18	// again.p0.row1
vpmadd52huq zmm11, zmm23, zmm19	// again.p0.row1
vpmadd52huq zmm12, zmm23, zmm20	// again.p0.row1
vpmadd52huq zmm13, zmm23, zmm21	// again.p0.row1
vpmadd52huq zmm14, zmm23, zmm22	// again.p0.row1
vmovdqu64 zmm23, zmmword ptr [r8+128]	// again.p0.row2
vpmadd52luq zmm2, zmm23, zmm18	// again.p0.row2
vpmadd52luq zmm3, zmm23, zmm19	// again.p0.row2
vpmadd52luq zmm4, zmm23, zmm20	// again.p0.row2
vpmadd52luq zmm5, zmm23, zmm21	// again.p0.row2
vpmadd52luq zmm6, zmm23, zmm22	// again.p0.row2
vpmadd52huq zmm11, zmm23, zmm18	// again.p0.row2
vpmadd52huq zmm12, zmm23, zmm19	// again.p0.row2
vpmadd52huq zmm13, zmm23, zmm20	// again.p0.row2
vpmadd52huq zmm14, zmm23, zmm21	// again.p0.row2
vpmadd52huq zmm15, zmm23, zmm22	// again.p0.row2
vmovdqu64 zmm23, zmmword ptr [r8+192]	// again.p0.row3
vpmadd52luq zmm3, zmm23, zmm18	// again.p0.row3
vpmadd52luq zmm4, zmm23, zmm19	// again.p0.row3
vpmadd52luq zmm5, zmm23, zmm20	// again.p0.row3
vpmadd52luq zmm6, zmm23, zmm21	// again.p0.row3
vpmadd52luq zmm7, zmm23, zmm22	// again.p0.row3
vpmadd52huq zmm12, zmm23, zmm18	// again.p0.row3
vpmadd52huq zmm13, zmm23, zmm19	// again.p0.row3
vpmadd52huq zmm14, zmm23, zmm20	// again.p0.row3
vpmadd52huq zmm15, zmm23, zmm21	// again.p0.row3
vpmadd52huq zmm16, zmm23, zmm22	// again.p0.row3
vmovdqu64 zmm23, zmmword ptr [r8+256]	// again.p0.row4
vpmadd52luq zmm4, zmm23, zmm18	// again.p0.row4
vpmadd52luq zmm5, zmm23, zmm19	// again.p0.row4
vpmadd52luq zmm6, zmm23, zmm20	// again.p0.row4
vpmadd52luq zmm7, zmm23, zmm21	// again.p0.row4
vpmadd52luq zmm8, zmm23, zmm22	// again.p0.row4
vpmadd52huq zmm13, zmm23, zmm18	// again.p0.row4
vpmadd52huq zmm14, zmm23, zmm19	// again.p0.row4
vpmadd52huq zmm15, zmm23, zmm20	// again.p0.row4
vpmadd52huq zmm16, zmm23, zmm21	// again.p0.row4
vpmadd52huq zmm17, zmm23, zmm22	// again.p0.row4
vpaddq zmm5, zmm5, zmm13	// again.p0.reduce
vpaddq zmm6, zmm6, zmm14	// again.p0.reduce
vpaddq zmm7, zmm7, zmm15	// again.p0.reduce
vpaddq zmm8, zmm8, zmm16	// again.p0.reduce
vpaddq zmm17, zmm17, zmm17	// again.p0.reduce
vpaddq zmm5, zmm5, zmm13	// again.p0.reduce
vpaddq zmm6, zmm6, zmm14	// again.p0.reduce
vpaddq zmm7, zmm7, zmm15	// again.p0.reduce
vpaddq zmm8, zmm8, zmm16	// again.p0.reduce
vpsrlq zmm24, zmm5, 51	// again.p0.reduce
vpaddq zmm6, zmm6, zmm24	// again.p0.reduce
vpandq zmm5, zmm5, zmm31	// again.p0.reduce
vpsrlq zmm24, zmm6, 51	// again.p0.reduce
vpaddq zmm7, zmm7, zmm24	// again.p0.reduce
vpandq zmm6, zmm6, zmm31	// again.p0.reduce
vpsrlq zmm24, zmm7, 51	// again.p0.reduce
vpaddq zmm8, zmm8, zmm24	// again.p0.reduce
vpandq zmm7, zmm7, zmm31	// again.p0.reduce
vpsrlq zmm24, zmm8, 51	// again.p0.reduce
vpaddq zmm17, zmm17, zmm24	// again.p0.reduce
vpandq zmm8, zmm8, zmm31	// again.p0.reduce
vpxorq zmm25, zmm25, zmm25	// again.p0.reduce
vpmadd52huq zmm25, zmm17, zmm30	// again.p0.reduce
vpmadd52luq zmm4, zmm17, zmm30	// again.p0.reduce
vpmadd52huq zmm12, zmm8, zmm30	// again.p0.reduce
vpmadd52luq zmm3, zmm8, zmm30	// again.p0.reduce
vpmadd52huq zmm11, zmm7, zmm30	// again.p0.reduce
vpmadd52luq zmm2, zmm7, zmm30	// again.p0.reduce
vpmadd52huq zmm10, zmm6, zmm30	// again.p0.reduce
vpmadd52luq zmm1, zmm6, zmm30	// again.p0.reduce
vpmadd52huq zmm9, zmm5, zmm30	// again.p0.reduce
vpmadd52luq zmm0, zmm5, zmm30	// again.p0.reduce
vpmadd52luq zmm0, zmm25, zmm29	// again.p0.reduce
vpmadd52huq zmm9, zmm25, zmm29	// again.p0.reduce
vpaddq zmm1, zmm1, zmm9	// again.p0.reduce
vpaddq zmm1, zmm1, zmm9	// again.p0.reduce
vpaddq zmm2, zmm2, zmm10	// again.p0.reduce
vpaddq zmm2, zmm2, zmm10	// again.p0.reduce
vpaddq zmm3, zmm3, zmm11	// again.p0.reduce
vpaddq zmm3, zmm3, zmm11	// again.p0.reduce
vpaddq zmm4, zmm4, zmm12	// again.p0.reduce
vpaddq zmm4, zmm4, zmm12	// again.p0.reduce
vpsrlq zmm9, zmm0, 51	// again.p0.reduce
vpandq zmm0, zmm0, zmm31	// again.p0.reduce
vpsrlq zmm10, zmm1, 51	// again.p0.reduce
vpandq zmm1, zmm1, zmm31	// again.p0.reduce
vpsrlq zmm11, zmm2, 51	// again.p0.reduce
vpandq zmm2, zmm2, zmm31	// again.p0.reduce
vpsrlq zmm12, zmm3, 51	// again.p0.reduce
vpandq zmm3, zmm3, zmm31	// again.p0.reduce
vpsrlq zmm13, zmm4, 51	// again.p0.reduce
vpandq zmm4, zmm4, zmm31	// again.p0.reduce
vpaddq zmm1, zmm1, zmm9	// again.p0.reduce
vpaddq zmm2, zmm2, zmm10	// again.p0.reduce
vpaddq zmm3, zmm3, zmm11	// again.p0.reduce
vpaddq zmm4, zmm4, zmm12	// again.p0.reduce
vpmadd52luq zmm0, zmm13, zmm30	// again.p0.reduce
vmovdqu64 zmmword ptr [rdi+1344], zmm0	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm1	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm2	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm3	// again.p0.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm4	// again.p0.carry
vmovdqu64 zmm18, zmmword ptr [rdi+2944]	// again.p1.row0
vmovdqu64 zmm19, zmmword ptr [rdi+3008]	// again.p1.row0
vmovdqu64 zmm20, zmmword ptr [rdi+3072]	// again.p1.row0
vmovdqu64 zmm21, zmmword ptr [rdi+3136]	// again.p1.row0
vmovdqu64 zmm22, zmmword ptr [rdi+3200]	// again.p1.row0
vpxorq zmm0, zmm0, zmm0	// again.p1.row0
vpxorq zmm1, zmm1, zmm1	// again.p1.row0
vpxorq zmm2, zmm2, zmm2	// again.p1.row0
vpxorq zmm3, zmm3, zmm3	// again.p1.row0
vpxorq zmm4, zmm4, zmm4	// again.p1.row0
vpxorq zmm5, zmm5, zmm5	// again.p1.row0
vpxorq zmm6, zmm6, zmm6	// again.p1.row0
vpxorq zmm7, zmm7, zmm7	// again.p1.row0
vpxorq zmm8, zmm8, zmm8	// again.p1.row0
vpxorq zmm9, zmm9, zmm9	// again.p1.row0
vpxorq zmm10, zmm10, zmm10	// again.p1.row0
vpxorq zmm11, zmm11, zmm11	// again.p1.row0
vpxorq zmm12, zmm12, zmm12	// again.p1.row0
vpxorq zmm13, zmm13, zmm13	// again.p1.row0
vpxorq zmm14, zmm14, zmm14	// again.p1.row0
vpxorq zmm15, zmm15, zmm15	// again.p1.row0
vpxorq zmm16, zmm16, zmm16	// again.p1.row0
vpxorq zmm17, zmm17, zmm17	// again.p1.row0
vmovdqu64 zmm23, zmmword ptr [r8+320]	// again.p1.row0
vpmadd52luq zmm0, zmm23, zmm18	// again.p1.row0
vpmadd52luq zmm1, zmm23, zmm19	// again.p1.row0
vpmadd52luq zmm2, zmm23, zmm20	// again.p1.row0
vpmadd52luq zmm3, zmm23, zmm21	// again.p1.row0
vpmadd52luq zmm4, zmm23, zmm22	// again.p1.row0
vpmadd52huq zmm9, zmm23, zmm18	// again.p1.row0
vpmadd52huq zmm10, zmm23, zmm19	// again.p1.row0
vpmadd52huq zmm11, zmm23, zmm20	// again.p1.row0
vpmadd52huq zmm12, zmm23, zmm21	// again.p1.row0
vpmadd52huq zmm13, zmm23, zmm22	// again.p1.row0
vmovdqu64 zmm23, zmmword ptr [r8+384]	// again.p1.row1
vpmadd52luq zmm1, zmm23, zmm18	// again.p1.row1
vpmadd52luq zmm2, zmm23, zmm19	// again.p1.row1
vpmadd52luq zmm3, zmm23, zmm20	// again.p1.row1
vpmadd52luq zmm4, zmm23, zmm21	// again.p1.row1
vpmadd52luq zmm5, zmm23, zmm22	// again.p1.row1
vpmadd52huq zmm10, zmm23, zmm18	// again.p1.row1
vpmadd52huq zmm11, zmm23, zmm19	// again.p1.row1
vpmadd52huq zmm12, zmm23, zmm20	// again.p1.row1
vpmadd52huq zmm13, zmm23, zmm21	// again.p1.row1
vpmadd52huq zmm14, zmm23, zmm22	// again.p1.row1
vmovdqu64 zmm23, zmmword ptr [r8+448]	// again.p1.row2
vpmadd52luq zmm2, zmm23, zmm18	// again.p1.row2
vpmadd52luq zmm3, zmm23, zmm19	// again.p1.row2
vpmadd52luq zmm4, zmm23, zmm20	// again.p1.row2
vpmadd52luq zmm5, zmm23, zmm21	// again.p1.row2
vpmadd52luq zmm6, zmm23, zmm22	// again.p1.row2
vpmadd52huq zmm11, zmm23, zmm18	// again.p1.row2
vpmadd52huq zmm12, zmm23, zmm19	// again.p1.row2
vpmadd52huq zmm13, zmm23, zmm20	// again.p1.row2
vpmadd52huq zmm14, zmm23, zmm21	// again.p1.row2
vpmadd52huq zmm15, zmm23, zmm22	// again.p1.row2
vmovdqu64 zmm23, zmmword ptr [r8+512]	// again.p1.row3
vpmadd52luq zmm3, zmm23, zmm18	// again.p1.row3
vpmadd52luq zmm4, zmm23, zmm19	// again.p1.row3
vpmadd52luq zmm5, zmm23, zmm20	// again.p1.row3
vpmadd52luq zmm6, zmm23, zmm21	// again.p1.row3
vpmadd52luq zmm7, zmm23, zmm22	// again.p1.row3
vpmadd52huq zmm12, zmm23, zmm18	// again.p1.row3
vpmadd52huq zmm13, zmm23, zmm19	// again.p1.row3
vpmadd52huq zmm14, zmm23, zmm20	// again.p1.row3
vpmadd52huq zmm15, zmm23, zmm21	// again.p1.row3
vpmadd52huq zmm16, zmm23, zmm22	// again.p1.row3
vmovdqu64 zmm23, zmmword ptr [r8+576]	// again.p1.row4
vpmadd52luq zmm4, zmm23, zmm18	// again.p1.row4
vpmadd52luq zmm5, zmm23, zmm19	// again.p1.row4
vpmadd52luq zmm6, zmm23, zmm20	// again.p1.row4
vpmadd52luq zmm7, zmm23, zmm21	// again.p1.row4
vpmadd52luq zmm8, zmm23, zmm22	// again.p1.row4
vpmadd52huq zmm13, zmm23, zmm18	// again.p1.row4
vpmadd52huq zmm14, zmm23, zmm19	// again.p1.row4
vpmadd52huq zmm15, zmm23, zmm20	// again.p1.row4
vpmadd52huq zmm16, zmm23, zmm21	// again.p1.row4
vpmadd52huq zmm17, zmm23, zmm22	// again.p1.row4
vpaddq zmm5, zmm5, zmm13	// again.p1.reduce
vpaddq zmm6, zmm6, zmm14	// again.p1.reduce
vpaddq zmm7, zmm7, zmm15	// again.p1.reduce
vpaddq zmm8, zmm8, zmm16	// again.p1.reduce
vpaddq zmm17, zmm17, zmm17	// again.p1.reduce
vpaddq zmm5, zmm5, zmm13	// again.p1.reduce
vpaddq zmm6, zmm6, zmm14	// again.p1.reduce
vpaddq zmm7, zmm7, zmm15	// again.p1.reduce
vpaddq zmm8, zmm8, zmm16	// again.p1.reduce
vpsrlq zmm24, zmm5, 51	// again.p1.reduce
vpaddq zmm6, zmm6, zmm24	// again.p1.reduce
vpandq zmm5, zmm5, zmm31	// again.p1.reduce
vpsrlq zmm24, zmm6, 51	// again.p1.reduce
vpaddq zmm7, zmm7, zmm24	// again.p1.reduce
vpandq zmm6, zmm6, zmm31	// again.p1.reduce
vpsrlq zmm24, zmm7, 51	// again.p1.reduce
vpaddq zmm8, zmm8, zmm24	// again.p1.reduce
vpandq zmm7, zmm7, zmm31	// again.p1.reduce
vpsrlq zmm24, zmm8, 51	// again.p1.reduce
vpaddq zmm17, zmm17, zmm24	// again.p1.reduce
vpandq zmm8, zmm8, zmm31	// again.p1.reduce
vpxorq zmm25, zmm25, zmm25	// again.p1.reduce
vpmadd52huq zmm25, zmm17, zmm30	// again.p1.reduce
vpmadd52luq zmm4, zmm17, zmm30	// again.p1.reduce
vpmadd52huq zmm12, zmm8, zmm30	// again.p1.reduce
vpmadd52luq zmm3, zmm8, zmm30	// again.p1.reduce
vpmadd52huq zmm11, zmm7, zmm30	// again.p1.reduce
vpmadd52luq zmm2, zmm7, zmm30	// again.p1.reduce
vpmadd52huq zmm10, zmm6, zmm30	// again.p1.reduce
vpmadd52luq zmm1, zmm6, zmm30	// again.p1.reduce
vpmadd52huq zmm9, zmm5, zmm30	// again.p1.reduce
vpmadd52luq zmm0, zmm5, zmm30	// again.p1.reduce
vpmadd52luq zmm0, zmm25, zmm29	// again.p1.reduce
vpmadd52huq zmm9, zmm25, zmm29	// again.p1.reduce
vpaddq zmm1, zmm1, zmm9	// again.p1.reduce
vpaddq zmm1, zmm1, zmm9	// again.p1.reduce
vpaddq zmm2, zmm2, zmm10	// again.p1.reduce
vpaddq zmm2, zmm2, zmm10	// again.p1.reduce
vpaddq zmm3, zmm3, zmm11	// again.p1.reduce
vpaddq zmm3, zmm3, zmm11	// again.p1.reduce
vpaddq zmm4, zmm4, zmm12	// again.p1.reduce
vpaddq zmm4, zmm4, zmm12	// again.p1.reduce
vpsrlq zmm9, zmm0, 51	// again.p1.reduce
vpandq zmm0, zmm0, zmm31	// again.p1.reduce
vpsrlq zmm10, zmm1, 51	// again.p1.reduce
vpandq zmm1, zmm1, zmm31	// again.p1.reduce
vpsrlq zmm11, zmm2, 51	// again.p1.reduce
vpandq zmm2, zmm2, zmm31	// again.p1.reduce
vpsrlq zmm12, zmm3, 51	// again.p1.reduce
vpandq zmm3, zmm3, zmm31	// again.p1.reduce
vpsrlq zmm13, zmm4, 51	// again.p1.reduce
vpandq zmm4, zmm4, zmm31	// again.p1.reduce
vpaddq zmm1, zmm1, zmm9	// again.p1.reduce
vpaddq zmm2, zmm2, zmm10	// again.p1.reduce
vpaddq zmm3, zmm3, zmm11	// again.p1.reduce
vpaddq zmm4, zmm4, zmm12	// again.p1.reduce
vpmadd52luq zmm0, zmm13, zmm30	// again.p1.reduce
vmovdqu64 zmmword ptr [rdi+1664], zmm0	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm1	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm2	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm3	// again.p1.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm4	// again.p1.carry
lea r8, [rdi+1344]	// again
add rdx, 640	// again
4:
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
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm18, zmmword ptr [r8+0]	// x0.row0
vmovdqu64 zmm19, zmmword ptr [r8+64]	// x0.row0
vmovdqu64 zmm20, zmmword ptr [r8+128]	// x0.row0
vmovdqu64 zmm21, zmmword ptr [r8+192]	// x0.row0
vmovdqu64 zmm22, zmmword ptr [r8+256]	// x0.row0
vpxorq zmm0, zmm0, zmm0	// x0.row0
vpxorq zmm1, zmm1, zmm1	// x0.row0
vpxorq zmm2, zmm2, zmm2	// x0.row0
vpxorq zmm3, zmm3, zmm3	// x0.row0
vpxorq zmm4, zmm4, zmm4	// x0.row0
vpxorq zmm5, zmm5, zmm5	// x0.row0
vpxorq zmm6, zmm6, zmm6	// x0.row0
vpxorq zmm7, zmm7, zmm7	// x0.row0
vpxorq zmm8, zmm8, zmm8	// x0.row0
vpxorq zmm9, zmm9, zmm9	// x0.row0
vpxorq zmm10, zmm10, zmm10	// x0.row0
vpxorq zmm11, zmm11, zmm11	// x0.row0
vpxorq zmm12, zmm12, zmm12	// x0.row0
vpxorq zmm13, zmm13, zmm13	// x0.row0
vpxorq zmm14, zmm14, zmm14	// x0.row0
vpxorq zmm15, zmm15, zmm15	// x0.row0
vpxorq zmm16, zmm16, zmm16	// x0.row0
vpxorq zmm17, zmm17, zmm17	// x0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+704]	// x0.row0
vpmadd52luq zmm0, zmm23, zmm18	// x0.row0
vpmadd52luq zmm1, zmm23, zmm19	// x0.row0
vpmadd52luq zmm2, zmm23, zmm20	// x0.row0
vpmadd52luq zmm3, zmm23, zmm21	// x0.row0
vpmadd52luq zmm4, zmm23, zmm22	// x0.row0
vpmadd52huq zmm9, zmm23, zmm18	// x0.row0
vpmadd52huq zmm10, zmm23, zmm19	// x0.row0
vpmadd52huq zmm11, zmm23, zmm20	// x0.row0
vpmadd52huq zmm12, zmm23, zmm21	// x0.row0
vpmadd52huq zmm13, zmm23, zmm22	// x0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// x0.row1
vpmadd52luq zmm1, zmm23, zmm18	// x0.row1
vpmadd52luq zmm2, zmm23, zmm19	// x0.row1
vpmadd52luq zmm3, zmm23, zmm20	// x0.row1
vpmadd52luq zmm4, zmm23, zmm21	// x0.row1
vpmadd52luq zmm5, zmm23, zmm22	// x0.row1
vpmadd52huq zmm10, zmm23, zmm18	// x0.row1
vpmadd52huq zmm11, zmm23, zmm19	// x0.row1
vpmadd52huq zmm12, zmm23, zmm20	// x0.row1
vpmadd52huq zmm13, zmm23, zmm21	// x0.row1
vpmadd52huq zmm14, zmm23, zmm22	// x0.row1
vmovdqu64 zmm23, zmmword ptr [rdi+832]	// x0.row2
vpmadd52luq zmm2, zmm23, zmm18	// x0.row2
vpmadd52luq zmm3, zmm23, zmm19	// x0.row2
vpmadd52luq zmm4, zmm23, zmm20	// x0.row2
vpmadd52luq zmm5, zmm23, zmm21	// x0.row2
vpmadd52luq zmm6, zmm23, zmm22	// x0.row2
vpmadd52huq zmm11, zmm23, zmm18	// x0.row2
vpmadd52huq zmm12, zmm23, zmm19	// x0.row2
vpmadd52huq zmm13, zmm23, zmm20	// x0.row2
vpmadd52huq zmm14, zmm23, zmm21	// x0.row2
vpmadd52huq zmm15, zmm23, zmm22	// x0.row2
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// x0.row3
vpmadd52luq zmm3, zmm23, zmm18	// x0.row3
vpmadd52luq zmm4, zmm23, zmm19	// x0.row3
vpmadd52luq zmm5, zmm23, zmm20	// x0.row3
vpmadd52luq zmm6, zmm23, zmm21	// x0.row3
vpmadd52luq zmm7, zmm23, zmm22	// x0.row3
vpmadd52huq zmm12, zmm23, zmm18	// x0.row3
vpmadd52huq zmm13, zmm23, zmm19	// x0.row3
vpmadd52huq zmm14, zmm23, zmm20	// x0.row3
vpmadd52huq zmm15, zmm23, zmm21	// x0.row3
vpmadd52huq zmm16, zmm23, zmm22	// x0.row3
vmovdqu64 zmm23, zmmword ptr [rdi+960]	// x0.row4
vpmadd52luq zmm4, zmm23, zmm18	// x0.row4
vpmadd52luq zmm5, zmm23, zmm19	// x0.row4
vpmadd52luq zmm6, zmm23, zmm20	// x0.row4
vpmadd52luq zmm7, zmm23, zmm21	// x0.row4
vpmadd52luq zmm8, zmm23, zmm22	// x0.row4
vpmadd52huq zmm13, zmm23, zmm18	// x0.row4
vpmadd52huq zmm14, zmm23, zmm19	// x0.row4
vpmadd52huq zmm15, zmm23, zmm20	// x0.row4
vpmadd52huq zmm16, zmm23, zmm21	// x0.row4
vpmadd52huq zmm17, zmm23, zmm22	// x0.row4
vpaddq zmm5, zmm5, zmm13	// x0.reduce
vpaddq zmm6, zmm6, zmm14	// x0.reduce
vpaddq zmm7, zmm7, zmm15	// x0.reduce
vpaddq zmm8, zmm8, zmm16	// x0.reduce
vpaddq zmm17, zmm17, zmm17	// x0.reduce
vpaddq zmm5, zmm5, zmm13	// x0.reduce
vpaddq zmm6, zmm6, zmm14	// x0.reduce
vpaddq zmm7, zmm7, zmm15	// x0.reduce
vpaddq zmm8, zmm8, zmm16	// x0.reduce
vpsrlq zmm24, zmm5, 51	// x0.reduce
vpaddq zmm6, zmm6, zmm24	// x0.reduce
vpandq zmm5, zmm5, zmm31	// x0.reduce
vpsrlq zmm24, zmm6, 51	// x0.reduce
vpaddq zmm7, zmm7, zmm24	// x0.reduce
vpandq zmm6, zmm6, zmm31	// x0.reduce
vpsrlq zmm24, zmm7, 51	// x0.reduce
vpaddq zmm8, zmm8, zmm24	// x0.reduce
vpandq zmm7, zmm7, zmm31	// x0.reduce
vpsrlq zmm24, zmm8, 51	// x0.reduce
vpaddq zmm17, zmm17, zmm24	// x0.reduce
vpandq zmm8, zmm8, zmm31	// x0.reduce
vpxorq zmm25, zmm25, zmm25	// x0.reduce
vpmadd52huq zmm25, zmm17, zmm30	// x0.reduce
vpmadd52luq zmm4, zmm17, zmm30	// x0.reduce
vpmadd52huq zmm12, zmm8, zmm30	// x0.reduce
vpmadd52luq zmm3, zmm8, zmm30	// x0.reduce
vpmadd52huq zmm11, zmm7, zmm30	// x0.reduce
vpmadd52luq zmm2, zmm7, zmm30	// x0.reduce
vpmadd52huq zmm10, zmm6, zmm30	// x0.reduce
vpmadd52luq zmm1, zmm6, zmm30	// x0.reduce
vpmadd52huq zmm9, zmm5, zmm30	// x0.reduce
vpmadd52luq zmm0, zmm5, zmm30	// x0.reduce
vpmadd52luq zmm0, zmm25, zmm29	// x0.reduce
vpmadd52huq zmm9, zmm25, zmm29	// x0.reduce
vpaddq zmm1, zmm1, zmm9	// x0.reduce
vpaddq zmm1, zmm1, zmm9	// x0.reduce
vpaddq zmm2, zmm2, zmm10	// x0.reduce
vpaddq zmm2, zmm2, zmm10	// x0.reduce
vpaddq zmm3, zmm3, zmm11	// x0.reduce
vpaddq zmm3, zmm3, zmm11	// x0.reduce
vpaddq zmm4, zmm4, zmm12	// x0.reduce
vpaddq zmm4, zmm4, zmm12	// x0.reduce
vpsrlq zmm9, zmm0, 51	// x0.reduce
vpandq zmm0, zmm0, zmm31	// x0.reduce
vpsrlq zmm10, zmm1, 51	// x0.reduce
vpandq zmm1, zmm1, zmm31	// x0.reduce
vpsrlq zmm11, zmm2, 51	// x0.reduce
vpandq zmm2, zmm2, zmm31	// x0.reduce
vpsrlq zmm12, zmm3, 51	// x0.reduce
vpandq zmm3, zmm3, zmm31	// x0.reduce
vpsrlq zmm13, zmm4, 51	// x0.reduce
vpandq zmm4, zmm4, zmm31	// x0.reduce
vpaddq zmm1, zmm1, zmm9	// x0.reduce
vpaddq zmm2, zmm2, zmm10	// x0.reduce
vpaddq zmm3, zmm3, zmm11	// x0.reduce
vpaddq zmm4, zmm4, zmm12	// x0.reduce
vpmadd52luq zmm0, zmm13, zmm30	// x0.reduce
vpaddq zmm5, zmm0, zmm30	// x0.canonical
vpsrlq zmm10, zmm5, 51	// x0.canonical
vpaddq zmm6, zmm1, zmm10	// x0.canonical
vpsrlq zmm10, zmm6, 51	// x0.canonical
vpaddq zmm7, zmm2, zmm10	// x0.canonical
vpsrlq zmm10, zmm7, 51	// x0.canonical
vpaddq zmm8, zmm3, zmm10	// x0.canonical
vpsrlq zmm10, zmm8, 51	// x0.canonical
vpaddq zmm9, zmm4, zmm10	// x0.canonical
vpsrlq zmm10, zmm0, 51	// x0.canonical
vpaddq zmm1, zmm1, zmm10	// x0.canonical
vpsrlq zmm10, zmm1, 51	// x0.canonical
vpaddq zmm2, zmm2, zmm10	// x0.canonical
vpsrlq zmm10, zmm2, 51	// x0.canonical
vpaddq zmm3, zmm3, zmm10	// x0.canonical
vpsrlq zmm10, zmm3, 51	// x0.canonical
vpaddq zmm4, zmm4, zmm10	// x0.canonical
vpsllq zmm10, zmm9, 12	// x0.canonical
vpmovq2m k3, zmm10	// x0.canonical
vpandq zmm9, zmm9, zmm31	// x0.canonical
vmovdqa64 zmm0{k3}, zmm5	// x0.canonical
vmovdqa64 zmm1{k3}, zmm6	// x0.canonical
vmovdqa64 zmm2{k3}, zmm7	// x0.canonical
vmovdqa64 zmm3{k3}, zmm8	// x0.canonical
vmovdqa64 zmm4{k3}, zmm9	// x0.canonical
vpsllq zmm9, zmm0, 13	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm9, zmm1, 13	// x0.canonical
vpsllq zmm9, zmm1, 13	// x0.canonical
vpshrdq zmm6{k1}{z}, zmm9, zmm2, 26	// x0.canonical
vpsllq zmm9, zmm2, 13	// x0.canonical
vpshrdq zmm7{k1}{z}, zmm9, zmm3, 39	// x0.canonical
vpsllq zmm9, zmm3, 13	// x0.canonical
vpshrdq zmm8{k1}{z}, zmm9, zmm4, 52	// x0.canonical
vpunpcklqdq zmm0, zmm5, zmm6	// x0.store
vpunpckhqdq zmm1, zmm5, zmm6	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm0	// x0.store
vextracti64x2 xmmword ptr [rsi+32], zmm0, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+64], zmm0, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+96], zmm0, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+128], xmm1	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm1, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+192], zmm1, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+224], zmm1, 3	// x0.store
vpunpcklqdq zmm0, zmm7, zmm8	// x0.store
vpunpckhqdq zmm1, zmm7, zmm8	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm0	// x0.store
vextracti64x2 xmmword ptr [rsi+48], zmm0, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+80], zmm0, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+112], zmm0, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+144], xmm1	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm1, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+208], zmm1, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+240], zmm1, 3	// x0.store
vmovdqu64 zmm18, zmmword ptr [rdi+2624]	// u0.row0
vmovdqu64 zmm19, zmmword ptr [rdi+2688]	// u0.row0
vmovdqu64 zmm20, zmmword ptr [rdi+2752]	// u0.row0
vmovdqu64 zmm21, zmmword ptr [rdi+2816]	// u0.row0
vmovdqu64 zmm22, zmmword ptr [rdi+2880]	// u0.row0
vpxorq zmm0, zmm0, zmm0	// u0.row0
vpxorq zmm1, zmm1, zmm1	// u0.row0
vpxorq zmm2, zmm2, zmm2	// u0.row0
vpxorq zmm3, zmm3, zmm3	// u0.row0
vpxorq zmm4, zmm4, zmm4	// u0.row0
vpxorq zmm5, zmm5, zmm5	// u0.row0
vpxorq zmm6, zmm6, zmm6	// u0.row0
vpxorq zmm7, zmm7, zmm7	// u0.row0
vpxorq zmm8, zmm8, zmm8	// u0.row0
vpxorq zmm9, zmm9, zmm9	// u0.row0
vpxorq zmm10, zmm10, zmm10	// u0.row0
vpxorq zmm11, zmm11, zmm11	// u0.row0
vpxorq zmm12, zmm12, zmm12	// u0.row0
vpxorq zmm13, zmm13, zmm13	// u0.row0
vpxorq zmm14, zmm14, zmm14	// u0.row0
vpxorq zmm15, zmm15, zmm15	// u0.row0
vpxorq zmm16, zmm16, zmm16	// u0.row0
vpxorq zmm17, zmm17, zmm17	// u0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+704]	// u0.row0
vpmadd52luq zmm0, zmm23, zmm18	// u0.row0
vpmadd52luq zmm1, zmm23, zmm19	// u0.row0
vpmadd52luq zmm2, zmm23, zmm20	// u0.row0
vpmadd52luq zmm3, zmm23, zmm21	// u0.row0
vpmadd52luq zmm4, zmm23, zmm22	// u0.row0
vpmadd52huq zmm9, zmm23, zmm18	// u0.row0
vpmadd52huq zmm10, zmm23, zmm19	// u0.row0
vpmadd52huq zmm11, zmm23, zmm20	// u0.row0
vpmadd52huq zmm12, zmm23, zmm21	// u0.row0
vpmadd52huq zmm13, zmm23, zmm22	// u0.row0
vmovdqu64 zmm23, zmmword ptr [rdi+768]	// u0.row1
vpmadd52luq zmm1, zmm23, zmm18	// u0.row1
vpmadd52luq zmm2, zmm23, zmm19	// u0.row1
vpmadd52luq zmm3, zmm23, zmm20	// u0.row1
vpmadd52luq zmm4, zmm23, zmm21	// u0.row1
vpmadd52luq zmm5, zmm23, zmm22	// u0.row1
vpmadd52huq zmm10, zmm23, zmm18	// u0.row1
vpmadd52huq zmm11, zmm23, zmm19	// u0.row1
vpmadd52huq zmm12, zmm23, zmm20	// u0.row1
vpmadd52huq zmm13, zmm23, zmm21	// u0.row1
vpmadd52huq zmm14, zmm23, zmm22	// u0.row1
vmovdqu64 zmm23, zmmword ptr [rdi+832]	// u0.row2
vpmadd52luq zmm2, zmm23, zmm18	// u0.row2
vpmadd52luq zmm3, zmm23, zmm19	// u0.row2
vpmadd52luq zmm4, zmm23, zmm20	// u0.row2
vpmadd52luq zmm5, zmm23, zmm21	// u0.row2
vpmadd52luq zmm6, zmm23, zmm22	// u0.row2
vpmadd52huq zmm11, zmm23, zmm18	// u0.row2
vpmadd52huq zmm12, zmm23, zmm19	// u0.row2
vpmadd52huq zmm13, zmm23, zmm20	// u0.row2
vpmadd52huq zmm14, zmm23, zmm21	// u0.row2
vpmadd52huq zmm15, zmm23, zmm22	// u0.row2
vmovdqu64 zmm23, zmmword ptr [rdi+896]	// u0.row3
vpmadd52luq zmm3, zmm23, zmm18	// u0.row3
vpmadd52luq zmm4, zmm23, zmm19	// u0.row3
vpmadd52luq zmm5, zmm23, zmm20	// u0.row3
vpmadd52luq zmm6, zmm23, zmm21	// u0.row3
vpmadd52luq zmm7, zmm23, zmm22	// u0.row3
vpmadd52huq zmm12, zmm23, zmm18	// u0.row3
vpmadd52huq zmm13, zmm23, zmm19	// u0.row3
vpmadd52huq zmm14, zmm23, zmm20	// u0.row3
vpmadd52huq zmm15, zmm23, zmm21	// u0.row3
vpmadd52huq zmm16, zmm23, zmm22	// u0.row3
vmovdqu64 zmm23, zmmword ptr [rdi+960]	// u0.row4
vpmadd52luq zmm4, zmm23, zmm18	// u0.row4
vpmadd52luq zmm5, zmm23, zmm19	// u0.row4
vpmadd52luq zmm6, zmm23, zmm20	// u0.row4
vpmadd52luq zmm7, zmm23, zmm21	// u0.row4
vpmadd52luq zmm8, zmm23, zmm22	// u0.row4
vpmadd52huq zmm13, zmm23, zmm18	// u0.row4
vpmadd52huq zmm14, zmm23, zmm19	// u0.row4
vpmadd52huq zmm15, zmm23, zmm20	// u0.row4
vpmadd52huq zmm16, zmm23, zmm21	// u0.row4
vpmadd52huq zmm17, zmm23, zmm22	// u0.row4
vpaddq zmm5, zmm5, zmm13	// u0.reduce
vpaddq zmm6, zmm6, zmm14	// u0.reduce
vpaddq zmm7, zmm7, zmm15	// u0.reduce
vpaddq zmm8, zmm8, zmm16	// u0.reduce
vpaddq zmm17, zmm17, zmm17	// u0.reduce
vpaddq zmm5, zmm5, zmm13	// u0.reduce
vpaddq zmm6, zmm6, zmm14	// u0.reduce
vpaddq zmm7, zmm7, zmm15	// u0.reduce
vpaddq zmm8, zmm8, zmm16	// u0.reduce
vpsrlq zmm24, zmm5, 51	// u0.reduce
vpaddq zmm6, zmm6, zmm24	// u0.reduce
vpandq zmm5, zmm5, zmm31	// u0.reduce
vpsrlq zmm24, zmm6, 51	// u0.reduce
vpaddq zmm7, zmm7, zmm24	// u0.reduce
vpandq zmm6, zmm6, zmm31	// u0.reduce
vpsrlq zmm24, zmm7, 51	// u0.reduce
vpaddq zmm8, zmm8, zmm24	// u0.reduce
vpandq zmm7, zmm7, zmm31	// u0.reduce
vpsrlq zmm24, zmm8, 51	// u0.reduce
vpaddq zmm17, zmm17, zmm24	// u0.reduce
vpandq zmm8, zmm8, zmm31	// u0.reduce
vpxorq zmm25, zmm25, zmm25	// u0.reduce
vpmadd52huq zmm25, zmm17, zmm30	// u0.reduce
vpmadd52luq zmm4, zmm17, zmm30	// u0.reduce
vpmadd52huq zmm12, zmm8, zmm30	// u0.reduce
vpmadd52luq zmm3, zmm8, zmm30	// u0.reduce
vpmadd52huq zmm11, zmm7, zmm30	// u0.reduce
vpmadd52luq zmm2, zmm7, zmm30	// u0.reduce
vpmadd52huq zmm10, zmm6, zmm30	// u0.reduce
vpmadd52luq zmm1, zmm6, zmm30	// u0.reduce
vpmadd52huq zmm9, zmm5, zmm30	// u0.reduce
vpmadd52luq zmm0, zmm5, zmm30	// u0.reduce
vpmadd52luq zmm0, zmm25, zmm29	// u0.reduce
vpmadd52huq zmm9, zmm25, zmm29	// u0.reduce
vpaddq zmm1, zmm1, zmm9	// u0.reduce
vpaddq zmm1, zmm1, zmm9	// u0.reduce
vpaddq zmm2, zmm2, zmm10	// u0.reduce
vpaddq zmm2, zmm2, zmm10	// u0.reduce
vpaddq zmm3, zmm3, zmm11	// u0.reduce
vpaddq zmm3, zmm3, zmm11	// u0.reduce
vpaddq zmm4, zmm4, zmm12	// u0.reduce
vpaddq zmm4, zmm4, zmm12	// u0.reduce
vpsrlq zmm9, zmm0, 51	// u0.reduce
vpandq zmm0, zmm0, zmm31	// u0.reduce
vpsrlq zmm10, zmm1, 51	// u0.reduce
vpandq zmm1, zmm1, zmm31	// u0.reduce
vpsrlq zmm11, zmm2, 51	// u0.reduce
vpandq zmm2, zmm2, zmm31	// u0.reduce
vpsrlq zmm12, zmm3, 51	// u0.reduce
vpandq zmm3, zmm3, zmm31	// u0.reduce
vpsrlq zmm13, zmm4, 51	// u0.reduce
vpandq zmm4, zmm4, zmm31	// u0.reduce
vpaddq zmm1, zmm1, zmm9	// u0.reduce
vpaddq zmm2, zmm2, zmm10	// u0.reduce
vpaddq zmm3, zmm3, zmm11	// u0.reduce
vpaddq zmm4, zmm4, zmm12	// u0.reduce
vpmadd52luq zmm0, zmm13, zmm30	// u0.reduce
vmovdqu64 zmmword ptr [rdi+704], zmm0	// u0.carry
vmovdqu64 zmmword ptr [rdi+768], zmm1	// u0.carry
vmovdqu64 zmmword ptr [rdi+832], zmm2	// u0.carry
vmovdqu64 zmmword ptr [rdi+896], zmm3	// u0.carry
vmovdqu64 zmmword ptr [rdi+960], zmm4	// u0.carry
vmovdqu64 zmm18, zmmword ptr [r8+320]	// x1.row0
vmovdqu64 zmm19, zmmword ptr [r8+384]	// x1.row0
vmovdqu64 zmm20, zmmword ptr [r8+448]	// x1.row0
vmovdqu64 zmm21, zmmword ptr [r8+512]	// x1.row0
vmovdqu64 zmm22, zmmword ptr [r8+576]	// x1.row0
vpxorq zmm0, zmm0, zmm0	// x1.row0
vpxorq zmm1, zmm1, zmm1	// x1.row0
vpxorq zmm2, zmm2, zmm2	// x1.row0
vpxorq zmm3, zmm3, zmm3	// x1.row0
vpxorq zmm4, zmm4, zmm4	// x1.row0
vpxorq zmm5, zmm5, zmm5	// x1.row0
vpxorq zmm6, zmm6, zmm6	// x1.row0
vpxorq zmm7, zmm7, zmm7	// x1.row0
vpxorq zmm8, zmm8, zmm8	// x1.row0
vpxorq zmm9, zmm9, zmm9	// x1.row0
vpxorq zmm10, zmm10, zmm10	// x1.row0
vpxorq zmm11, zmm11, zmm11	// x1.row0
vpxorq zmm12, zmm12, zmm12	// x1.row0
vpxorq zmm13, zmm13, zmm13	// x1.row0
vpxorq zmm14, zmm14, zmm14	// x1.row0
vpxorq zmm15, zmm15, zmm15	// x1.row0
vpxorq zmm16, zmm16, zmm16	// x1.row0
vpxorq zmm17, zmm17, zmm17	// x1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// x1.row0
vpmadd52luq zmm0, zmm23, zmm18	// x1.row0
vpmadd52luq zmm1, zmm23, zmm19	// x1.row0
vpmadd52luq zmm2, zmm23, zmm20	// x1.row0
vpmadd52luq zmm3, zmm23, zmm21	// x1.row0
vpmadd52luq zmm4, zmm23, zmm22	// x1.row0
vpmadd52huq zmm9, zmm23, zmm18	// x1.row0
vpmadd52huq zmm10, zmm23, zmm19	// x1.row0
vpmadd52huq zmm11, zmm23, zmm20	// x1.row0
vpmadd52huq zmm12, zmm23, zmm21	// x1.row0
vpmadd52huq zmm13, zmm23, zmm22	// x1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+1088]	// x1.row1
vpmadd52luq zmm1, zmm23, zmm18	// x1.row1
vpmadd52luq zmm2, zmm23, zmm19	// x1.row1
vpmadd52luq zmm3, zmm23, zmm20	// x1.row1
vpmadd52luq zmm4, zmm23, zmm21	// x1.row1
vpmadd52luq zmm5, zmm23, zmm22	// x1.row1
vpmadd52huq zmm10, zmm23, zmm18	// x1.row1
vpmadd52huq zmm11, zmm23, zmm19	// x1.row1
vpmadd52huq zmm12, zmm23, zmm20	// x1.row1
vpmadd52huq zmm13, zmm23, zmm21	// x1.row1
vpmadd52huq zmm14, zmm23, zmm22	// x1.row1
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// x1.row2
vpmadd52luq zmm2, zmm23, zmm18	// x1.row2
vpmadd52luq zmm3, zmm23, zmm19	// x1.row2
vpmadd52luq zmm4, zmm23, zmm20	// x1.row2
vpmadd52luq zmm5, zmm23, zmm21	// x1.row2
vpmadd52luq zmm6, zmm23, zmm22	// x1.row2
vpmadd52huq zmm11, zmm23, zmm18	// x1.row2
vpmadd52huq zmm12, zmm23, zmm19	// x1.row2
vpmadd52huq zmm13, zmm23, zmm20	// x1.row2
vpmadd52huq zmm14, zmm23, zmm21	// x1.row2
vpmadd52huq zmm15, zmm23, zmm22	// x1.row2
vmovdqu64 zmm23, zmmword ptr [rdi+1216]	// x1.row3
vpmadd52luq zmm3, zmm23, zmm18	// x1.row3
vpmadd52luq zmm4, zmm23, zmm19	// x1.row3
vpmadd52luq zmm5, zmm23, zmm20	// x1.row3
vpmadd52luq zmm6, zmm23, zmm21	// x1.row3
vpmadd52luq zmm7, zmm23, zmm22	// x1.row3
vpmadd52huq zmm12, zmm23, zmm18	// x1.row3
vpmadd52huq zmm13, zmm23, zmm19	// x1.row3
vpmadd52huq zmm14, zmm23, zmm20	// x1.row3
vpmadd52huq zmm15, zmm23, zmm21	// x1.row3
vpmadd52huq zmm16, zmm23, zmm22	// x1.row3
vmovdqu64 zmm23, zmmword ptr [rdi+1280]	// x1.row4
vpmadd52luq zmm4, zmm23, zmm18	// x1.row4
vpmadd52luq zmm5, zmm23, zmm19	// x1.row4
vpmadd52luq zmm6, zmm23, zmm20	// x1.row4
vpmadd52luq zmm7, zmm23, zmm21	// x1.row4
vpmadd52luq zmm8, zmm23, zmm22	// x1.row4
vpmadd52huq zmm13, zmm23, zmm18	// x1.row4
vpmadd52huq zmm14, zmm23, zmm19	// x1.row4
vpmadd52huq zmm15, zmm23, zmm20	// x1.row4
vpmadd52huq zmm16, zmm23, zmm21	// x1.row4
vpmadd52huq zmm17, zmm23, zmm22	// x1.row4
vpaddq zmm5, zmm5, zmm13	// x1.reduce
vpaddq zmm6, zmm6, zmm14	// x1.reduce
vpaddq zmm7, zmm7, zmm15	// x1.reduce
vpaddq zmm8, zmm8, zmm16	// x1.reduce
vpaddq zmm17, zmm17, zmm17	// x1.reduce
vpaddq zmm5, zmm5, zmm13	// x1.reduce
vpaddq zmm6, zmm6, zmm14	// x1.reduce
vpaddq zmm7, zmm7, zmm15	// x1.reduce
vpaddq zmm8, zmm8, zmm16	// x1.reduce
vpsrlq zmm24, zmm5, 51	// x1.reduce
vpaddq zmm6, zmm6, zmm24	// x1.reduce
vpandq zmm5, zmm5, zmm31	// x1.reduce
vpsrlq zmm24, zmm6, 51	// x1.reduce
vpaddq zmm7, zmm7, zmm24	// x1.reduce
vpandq zmm6, zmm6, zmm31	// x1.reduce
vpsrlq zmm24, zmm7, 51	// x1.reduce
vpaddq zmm8, zmm8, zmm24	// x1.reduce
vpandq zmm7, zmm7, zmm31	// x1.reduce
vpsrlq zmm24, zmm8, 51	// x1.reduce
vpaddq zmm17, zmm17, zmm24	// x1.reduce
vpandq zmm8, zmm8, zmm31	// x1.reduce
vpxorq zmm25, zmm25, zmm25	// x1.reduce
vpmadd52huq zmm25, zmm17, zmm30	// x1.reduce
vpmadd52luq zmm4, zmm17, zmm30	// x1.reduce
vpmadd52huq zmm12, zmm8, zmm30	// x1.reduce
vpmadd52luq zmm3, zmm8, zmm30	// x1.reduce
vpmadd52huq zmm11, zmm7, zmm30	// x1.reduce
vpmadd52luq zmm2, zmm7, zmm30	// x1.reduce
vpmadd52huq zmm10, zmm6, zmm30	// x1.reduce
vpmadd52luq zmm1, zmm6, zmm30	// x1.reduce
vpmadd52huq zmm9, zmm5, zmm30	// x1.reduce
vpmadd52luq zmm0, zmm5, zmm30	// x1.reduce
vpmadd52luq zmm0, zmm25, zmm29	// x1.reduce
vpmadd52huq zmm9, zmm25, zmm29	// x1.reduce
vpaddq zmm1, zmm1, zmm9	// x1.reduce
vpaddq zmm1, zmm1, zmm9	// x1.reduce
vpaddq zmm2, zmm2, zmm10	// x1.reduce
vpaddq zmm2, zmm2, zmm10	// x1.reduce
vpaddq zmm3, zmm3, zmm11	// x1.reduce
vpaddq zmm3, zmm3, zmm11	// x1.reduce
vpaddq zmm4, zmm4, zmm12	// x1.reduce
vpaddq zmm4, zmm4, zmm12	// x1.reduce
vpsrlq zmm9, zmm0, 51	// x1.reduce
vpandq zmm0, zmm0, zmm31	// x1.reduce
vpsrlq zmm10, zmm1, 51	// x1.reduce
vpandq zmm1, zmm1, zmm31	// x1.reduce
vpsrlq zmm11, zmm2, 51	// x1.reduce
vpandq zmm2, zmm2, zmm31	// x1.reduce
vpsrlq zmm12, zmm3, 51	// x1.reduce
vpandq zmm3, zmm3, zmm31	// x1.reduce
vpsrlq zmm13, zmm4, 51	// x1.reduce
vpandq zmm4, zmm4, zmm31	// x1.reduce
vpaddq zmm1, zmm1, zmm9	// x1.reduce
vpaddq zmm2, zmm2, zmm10	// x1.reduce
vpaddq zmm3, zmm3, zmm11	// x1.reduce
vpaddq zmm4, zmm4, zmm12	// x1.reduce
vpmadd52luq zmm0, zmm13, zmm30	// x1.reduce
vpaddq zmm5, zmm0, zmm30	// x1.canonical
vpsrlq zmm10, zmm5, 51	// x1.canonical
vpaddq zmm6, zmm1, zmm10	// x1.canonical
vpsrlq zmm10, zmm6, 51	// x1.canonical
vpaddq zmm7, zmm2, zmm10	// x1.canonical
vpsrlq zmm10, zmm7, 51	// x1.canonical
vpaddq zmm8, zmm3, zmm10	// x1.canonical
vpsrlq zmm10, zmm8, 51	// x1.canonical
vpaddq zmm9, zmm4, zmm10	// x1.canonical
vpsrlq zmm10, zmm0, 51	// x1.canonical
vpaddq zmm1, zmm1, zmm10	// x1.canonical
vpsrlq zmm10, zmm1, 51	// x1.canonical
vpaddq zmm2, zmm2, zmm10	// x1.canonical
vpsrlq zmm10, zmm2, 51	// x1.canonical
vpaddq zmm3, zmm3, zmm10	// x1.canonical
vpsrlq zmm10, zmm3, 51	// x1.canonical
vpaddq zmm4, zmm4, zmm10	// x1.canonical
vpsllq zmm10, zmm9, 12	// x1.canonical
vpmovq2m k3, zmm10	// x1.canonical
vpandq zmm9, zmm9, zmm31	// x1.canonical
vmovdqa64 zmm0{k3}, zmm5	// x1.canonical
vmovdqa64 zmm1{k3}, zmm6	// x1.canonical
vmovdqa64 zmm2{k3}, zmm7	// x1.canonical
vmovdqa64 zmm3{k3}, zmm8	// x1.canonical
vmovdqa64 zmm4{k3}, zmm9	// x1.canonical
vpsllq zmm9, zmm0, 13	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm9, zmm1, 13	// x1.canonical
vpsllq zmm9, zmm1, 13	// x1.canonical
vpshrdq zmm6{k2}{z}, zmm9, zmm2, 26	// x1.canonical
vpsllq zmm9, zmm2, 13	// x1.canonical
vpshrdq zmm7{k2}{z}, zmm9, zmm3, 39	// x1.canonical
vpsllq zmm9, zmm3, 13	// x1.canonical
vpshrdq zmm8{k2}{z}, zmm9, zmm4, 52	// x1.canonical
vpunpcklqdq zmm0, zmm5, zmm6	// x1.store
vpunpckhqdq zmm1, zmm5, zmm6	// x1.store
vmovdqu64 xmmword ptr [rsi+256], xmm0	// x1.store
vextracti64x2 xmmword ptr [rsi+288], zmm0, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+320], zmm0, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+352], zmm0, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+384], xmm1	// x1.store
vextracti64x2 xmmword ptr [rsi+416], zmm1, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+448], zmm1, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+480], zmm1, 3	// x1.store
vpunpcklqdq zmm0, zmm7, zmm8	// x1.store
vpunpckhqdq zmm1, zmm7, zmm8	// x1.store
vmovdqu64 xmmword ptr [rsi+272], xmm0	// x1.store
vextracti64x2 xmmword ptr [rsi+304], zmm0, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+336], zmm0, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+368], zmm0, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+400], xmm1	// x1.store
vextracti64x2 xmmword ptr [rsi+432], zmm1, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+464], zmm1, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+496], zmm1, 3	// x1.store
vmovdqu64 zmm18, zmmword ptr [rdi+2944]	// u1.row0
vmovdqu64 zmm19, zmmword ptr [rdi+3008]	// u1.row0
vmovdqu64 zmm20, zmmword ptr [rdi+3072]	// u1.row0
vmovdqu64 zmm21, zmmword ptr [rdi+3136]	// u1.row0
vmovdqu64 zmm22, zmmword ptr [rdi+3200]	// u1.row0
vpxorq zmm0, zmm0, zmm0	// u1.row0
vpxorq zmm1, zmm1, zmm1	// u1.row0
vpxorq zmm2, zmm2, zmm2	// u1.row0
vpxorq zmm3, zmm3, zmm3	// u1.row0
vpxorq zmm4, zmm4, zmm4	// u1.row0
vpxorq zmm5, zmm5, zmm5	// u1.row0
vpxorq zmm6, zmm6, zmm6	// u1.row0
vpxorq zmm7, zmm7, zmm7	// u1.row0
vpxorq zmm8, zmm8, zmm8	// u1.row0
vpxorq zmm9, zmm9, zmm9	// u1.row0
vpxorq zmm10, zmm10, zmm10	// u1.row0
vpxorq zmm11, zmm11, zmm11	// u1.row0
vpxorq zmm12, zmm12, zmm12	// u1.row0
vpxorq zmm13, zmm13, zmm13	// u1.row0
vpxorq zmm14, zmm14, zmm14	// u1.row0
vpxorq zmm15, zmm15, zmm15	// u1.row0
vpxorq zmm16, zmm16, zmm16	// u1.row0
vpxorq zmm17, zmm17, zmm17	// u1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+1024]	// u1.row0
vpmadd52luq zmm0, zmm23, zmm18	// u1.row0
vpmadd52luq zmm1, zmm23, zmm19	// u1.row0
vpmadd52luq zmm2, zmm23, zmm20	// u1.row0
vpmadd52luq zmm3, zmm23, zmm21	// u1.row0
vpmadd52luq zmm4, zmm23, zmm22	// u1.row0
vpmadd52huq zmm9, zmm23, zmm18	// u1.row0
vpmadd52huq zmm10, zmm23, zmm19	// u1.row0
vpmadd52huq zmm11, zmm23, zmm20	// u1.row0
vpmadd52huq zmm12, zmm23, zmm21	// u1.row0
vpmadd52huq zmm13, zmm23, zmm22	// u1.row0
vmovdqu64 zmm23, zmmword ptr [rdi+1088]	// u1.row1
vpmadd52luq zmm1, zmm23, zmm18	// u1.row1
vpmadd52luq zmm2, zmm23, zmm19	// u1.row1
vpmadd52luq zmm3, zmm23, zmm20	// u1.row1
vpmadd52luq zmm4, zmm23, zmm21	// u1.row1
vpmadd52luq zmm5, zmm23, zmm22	// u1.row1
vpmadd52huq zmm10, zmm23, zmm18	// u1.row1
vpmadd52huq zmm11, zmm23, zmm19	// u1.row1
vpmadd52huq zmm12, zmm23, zmm20	// u1.row1
vpmadd52huq zmm13, zmm23, zmm21	// u1.row1
vpmadd52huq zmm14, zmm23, zmm22	// u1.row1
vmovdqu64 zmm23, zmmword ptr [rdi+1152]	// u1.row2
vpmadd52luq zmm2, zmm23, zmm18	// u1.row2
vpmadd52luq zmm3, zmm23, zmm19	// u1.row2
vpmadd52luq zmm4, zmm23, zmm20	// u1.row2
vpmadd52luq zmm5, zmm23, zmm21	// u1.row2
vpmadd52luq zmm6, zmm23, zmm22	// u1.row2
vpmadd52huq zmm11, zmm23, zmm18	// u1.row2
vpmadd52huq zmm12, zmm23, zmm19	// u1.row2
vpmadd52huq zmm13, zmm23, zmm20	// u1.row2
vpmadd52huq zmm14, zmm23, zmm21	// u1.row2
vpmadd52huq zmm15, zmm23, zmm22	// u1.row2
vmovdqu64 zmm23, zmmword ptr [rdi+1216]	// u1.row3
vpmadd52luq zmm3, zmm23, zmm18	// u1.row3
vpmadd52luq zmm4, zmm23, zmm19	// u1.row3
vpmadd52luq zmm5, zmm23, zmm20	// u1.row3
vpmadd52luq zmm6, zmm23, zmm21	// u1.row3
vpmadd52luq zmm7, zmm23, zmm22	// u1.row3
vpmadd52huq zmm12, zmm23, zmm18	// u1.row3
vpmadd52huq zmm13, zmm23, zmm19	// u1.row3
vpmadd52huq zmm14, zmm23, zmm20	// u1.row3
vpmadd52huq zmm15, zmm23, zmm21	// u1.row3
vpmadd52huq zmm16, zmm23, zmm22	// u1.row3
vmovdqu64 zmm23, zmmword ptr [rdi+1280]	// u1.row4
vpmadd52luq zmm4, zmm23, zmm18	// u1.row4
vpmadd52luq zmm5, zmm23, zmm19	// u1.row4
vpmadd52luq zmm6, zmm23, zmm20	// u1.row4
vpmadd52luq zmm7, zmm23, zmm21	// u1.row4
vpmadd52luq zmm8, zmm23, zmm22	// u1.row4
vpmadd52huq zmm13, zmm23, zmm18	// u1.row4
vpmadd52huq zmm14, zmm23, zmm19	// u1.row4
vpmadd52huq zmm15, zmm23, zmm20	// u1.row4
vpmadd52huq zmm16, zmm23, zmm21	// u1.row4
vpmadd52huq zmm17, zmm23, zmm22	// u1.row4
vpaddq zmm5, zmm5, zmm13	// u1.reduce
vpaddq zmm6, zmm6, zmm14	// u1.reduce
vpaddq zmm7, zmm7, zmm15	// u1.reduce
vpaddq zmm8, zmm8, zmm16	// u1.reduce
vpaddq zmm17, zmm17, zmm17	// u1.reduce
vpaddq zmm5, zmm5, zmm13	// u1.reduce
vpaddq zmm6, zmm6, zmm14	// u1.reduce
vpaddq zmm7, zmm7, zmm15	// u1.reduce
vpaddq zmm8, zmm8, zmm16	// u1.reduce
vpsrlq zmm24, zmm5, 51	// u1.reduce
vpaddq zmm6, zmm6, zmm24	// u1.reduce
vpandq zmm5, zmm5, zmm31	// u1.reduce
vpsrlq zmm24, zmm6, 51	// u1.reduce
vpaddq zmm7, zmm7, zmm24	// u1.reduce
vpandq zmm6, zmm6, zmm31	// u1.reduce
vpsrlq zmm24, zmm7, 51	// u1.reduce
vpaddq zmm8, zmm8, zmm24	// u1.reduce
vpandq zmm7, zmm7, zmm31	// u1.reduce
vpsrlq zmm24, zmm8, 51	// u1.reduce
vpaddq zmm17, zmm17, zmm24	// u1.reduce
vpandq zmm8, zmm8, zmm31	// u1.reduce
vpxorq zmm25, zmm25, zmm25	// u1.reduce
vpmadd52huq zmm25, zmm17, zmm30	// u1.reduce
vpmadd52luq zmm4, zmm17, zmm30	// u1.reduce
vpmadd52huq zmm12, zmm8, zmm30	// u1.reduce
vpmadd52luq zmm3, zmm8, zmm30	// u1.reduce
vpmadd52huq zmm11, zmm7, zmm30	// u1.reduce
vpmadd52luq zmm2, zmm7, zmm30	// u1.reduce
vpmadd52huq zmm10, zmm6, zmm30	// u1.reduce
vpmadd52luq zmm1, zmm6, zmm30	// u1.reduce
vpmadd52huq zmm9, zmm5, zmm30	// u1.reduce
vpmadd52luq zmm0, zmm5, zmm30	// u1.reduce
vpmadd52luq zmm0, zmm25, zmm29	// u1.reduce
vpmadd52huq zmm9, zmm25, zmm29	// u1.reduce
vpaddq zmm1, zmm1, zmm9	// u1.reduce
vpaddq zmm1, zmm1, zmm9	// u1.reduce
vpaddq zmm2, zmm2, zmm10	// u1.reduce
vpaddq zmm2, zmm2, zmm10	// u1.reduce
vpaddq zmm3, zmm3, zmm11	// u1.reduce
vpaddq zmm3, zmm3, zmm11	// u1.reduce
vpaddq zmm4, zmm4, zmm12	// u1.reduce
vpaddq zmm4, zmm4, zmm12	// u1.reduce
vpsrlq zmm9, zmm0, 51	// u1.reduce
vpandq zmm0, zmm0, zmm31	// u1.reduce
vpsrlq zmm10, zmm1, 51	// u1.reduce
vpandq zmm1, zmm1, zmm31	// u1.reduce
vpsrlq zmm11, zmm2, 51	// u1.reduce
vpandq zmm2, zmm2, zmm31	// u1.reduce
vpsrlq zmm12, zmm3, 51	// u1.reduce
vpandq zmm3, zmm3, zmm31	// u1.reduce
vpsrlq zmm13, zmm4, 51	// u1.reduce
vpandq zmm4, zmm4, zmm31	// u1.reduce
vpaddq zmm1, zmm1, zmm9	// u1.reduce
vpaddq zmm2, zmm2, zmm10	// u1.reduce
vpaddq zmm3, zmm3, zmm11	// u1.reduce
vpaddq zmm4, zmm4, zmm12	// u1.reduce
vpmadd52luq zmm0, zmm13, zmm30	// u1.reduce
vmovdqu64 zmmword ptr [rdi+1024], zmm0	// u1.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm1	// u1.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm2	// u1.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm3	// u1.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm4	// u1.carry
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
