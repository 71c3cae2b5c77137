// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_4` [Mon85, Mon87], 4 words and 5 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 5), or 0 for zero, and
//   p = inverse y / 2^(52 5), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 320,
//   2^52 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1214 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
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
vporq zmm4, zmm0, zmm1	// again.x0.limbs
vporq zmm4, zmm4, zmm2	// again.x0.limbs
vporq zmm4, zmm4, zmm3	// again.x0.limbs
vptestnmq k1, zmm4, zmm4	// again.x0.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm5	// again.x0.limbs
vmovdqa64 zmm4, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// again.x0.limbs
vpshrdq zmm4, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm4	// again.x0.limbs
vpshrdq zmm4, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm4	// again.x0.limbs
vpshrdq zmm4, zmm2, zmm3, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm4	// again.x0.limbs
vpsrlq zmm4, zmm3, 16	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// again.x0.limbs
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
vporq zmm4, zmm0, zmm1	// again.x1.limbs
vporq zmm4, zmm4, zmm2	// again.x1.limbs
vporq zmm4, zmm4, zmm3	// again.x1.limbs
vptestnmq k2, zmm4, zmm4	// again.x1.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm5	// again.x1.limbs
vmovdqa64 zmm4, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm4	// again.x1.limbs
vpshrdq zmm4, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3008], zmm4	// again.x1.limbs
vpshrdq zmm4, zmm1, zmm2, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3072], zmm4	// again.x1.limbs
vpshrdq zmm4, zmm2, zmm3, 28	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm4	// again.x1.limbs
vpsrlq zmm4, zmm3, 16	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm4	// again.x1.limbs
vmovdqu64 zmm18, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vpxorq zmm4, zmm4, zmm4	// again.p.row0
vpxorq zmm5, zmm5, zmm5	// again.p.row0
vmovdqu64 zmm19, zmmword ptr [r8+320]	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vpxorq zmm9, zmm9, zmm9	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.row0
vpxorq zmm11, zmm11, zmm11	// again.p.row0
vpxorq zmm12, zmm12, zmm12	// again.p.row0
vpmadd52luq zmm0, zmm18, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2944]	// again.p.row0
vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+2688]	// again.p.row0
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3008]	// again.p.row0
vpmadd52luq zmm2, zmm18, zmmword ptr [rdi+2752]	// again.p.row0
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3072]	// again.p.row0
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2816]	// again.p.row0
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3136]	// again.p.row0
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2880]	// again.p.row0
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3200]	// again.p.row0
vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2944]	// again.p.row0
vpmadd52huq zmm2, zmm18, zmmword ptr [rdi+2688]	// again.p.row0
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3008]	// again.p.row0
vpmadd52huq zmm3, zmm18, zmmword ptr [rdi+2752]	// again.p.row0
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3072]	// again.p.row0
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2816]	// again.p.row0
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3136]	// again.p.row0
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2880]	// again.p.row0
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3200]	// again.p.row0
vpxorq zmm14, zmm14, zmm14	// again.p.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// again.p.reduce0
vpxorq zmm15, zmm15, zmm15	// again.p.reduce0
vpmadd52luq zmm15, zmm7, zmm30	// again.p.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p.reduce0
vpsrlq zmm0, zmm0, 52	// again.p.reduce0
vpaddq zmm7, zmm7, zmm31	// again.p.reduce0
vpsrlq zmm7, zmm7, 52	// again.p.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p.reduce0
vpaddq zmm8, zmm8, zmm7	// again.p.reduce0
vmovdqu64 zmm18, zmmword ptr [r8+64]	// again.p.row1
vpxorq zmm6, zmm6, zmm6	// again.p.row1
vmovdqu64 zmm19, zmmword ptr [r8+384]	// again.p.row1
vpxorq zmm13, zmm13, zmm13	// again.p.row1
vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+2624]	// again.p.row1
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2944]	// again.p.row1
vpmadd52luq zmm2, zmm18, zmmword ptr [rdi+2688]	// again.p.row1
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3008]	// again.p.row1
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2752]	// again.p.row1
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3072]	// again.p.row1
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2816]	// again.p.row1
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3136]	// again.p.row1
vpxorq zmm16, zmm16, zmm16	// again.p.reduce0
vpmadd52huq zmm16, zmm14, zmm29	// again.p.reduce0
vpxorq zmm17, zmm17, zmm17	// again.p.reduce0
vpmadd52huq zmm17, zmm15, zmm29	// again.p.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// again.p.reduce0
vpmadd52luq zmm8, zmm15, zmm28	// again.p.reduce0
vpmadd52luq zmm5, zmm18, zmmword ptr [rdi+2880]	// again.p.row1
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3200]	// again.p.row1
vpmadd52huq zmm2, zmm18, zmmword ptr [rdi+2624]	// again.p.row1
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2944]	// again.p.row1
vpmadd52huq zmm3, zmm18, zmmword ptr [rdi+2688]	// again.p.row1
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3008]	// again.p.row1
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2752]	// again.p.row1
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3072]	// again.p.row1
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2816]	// again.p.row1
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3136]	// again.p.row1
vpmadd52huq zmm6, zmm18, zmmword ptr [rdi+2880]	// again.p.row1
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3200]	// again.p.row1
vpmadd52luq zmm2, zmm14, zmm27	// again.p.reduce0
vpmadd52luq zmm9, zmm15, zmm27	// again.p.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// again.p.reduce0
vpmadd52luq zmm10, zmm15, zmm26	// again.p.reduce0
vpmadd52luq zmm4, zmm14, zmm25	// again.p.reduce0
vpmadd52luq zmm11, zmm15, zmm25	// again.p.reduce0
vpaddq zmm1, zmm1, zmm16	// again.p.reduce0
vpaddq zmm8, zmm8, zmm17	// again.p.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// again.p.reduce0
vpmadd52huq zmm9, zmm15, zmm28	// again.p.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// again.p.reduce0
vpmadd52huq zmm10, zmm15, zmm27	// again.p.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// again.p.reduce0
vpmadd52huq zmm11, zmm15, zmm26	// again.p.reduce0
vpmadd52huq zmm5, zmm14, zmm25	// again.p.reduce0
vpmadd52huq zmm12, zmm15, zmm25	// again.p.reduce0
vpxorq zmm14, zmm14, zmm14	// again.p.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// again.p.reduce1
vpxorq zmm15, zmm15, zmm15	// again.p.reduce1
vpmadd52luq zmm15, zmm8, zmm30	// again.p.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p.reduce1
vpsrlq zmm1, zmm1, 52	// again.p.reduce1
vpaddq zmm8, zmm8, zmm31	// again.p.reduce1
vpsrlq zmm8, zmm8, 52	// again.p.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p.reduce1
vpaddq zmm9, zmm9, zmm8	// again.p.reduce1
vmovdqu64 zmm18, zmmword ptr [r8+128]	// again.p.row2
vpxorq zmm0, zmm0, zmm0	// again.p.row2
vmovdqu64 zmm19, zmmword ptr [r8+448]	// again.p.row2
vpxorq zmm7, zmm7, zmm7	// again.p.row2
vpmadd52luq zmm2, zmm18, zmmword ptr [rdi+2624]	// again.p.row2
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2944]	// again.p.row2
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2688]	// again.p.row2
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3008]	// again.p.row2
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2752]	// again.p.row2
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3072]	// again.p.row2
vpmadd52luq zmm5, zmm18, zmmword ptr [rdi+2816]	// again.p.row2
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3136]	// again.p.row2
vpxorq zmm16, zmm16, zmm16	// again.p.reduce1
vpmadd52huq zmm16, zmm14, zmm29	// again.p.reduce1
vpxorq zmm17, zmm17, zmm17	// again.p.reduce1
vpmadd52huq zmm17, zmm15, zmm29	// again.p.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// again.p.reduce1
vpmadd52luq zmm9, zmm15, zmm28	// again.p.reduce1
vpmadd52luq zmm6, zmm18, zmmword ptr [rdi+2880]	// again.p.row2
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3200]	// again.p.row2
vpmadd52huq zmm3, zmm18, zmmword ptr [rdi+2624]	// again.p.row2
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2944]	// again.p.row2
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2688]	// again.p.row2
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3008]	// again.p.row2
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2752]	// again.p.row2
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3072]	// again.p.row2
vpmadd52huq zmm6, zmm18, zmmword ptr [rdi+2816]	// again.p.row2
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3136]	// again.p.row2
vpmadd52huq zmm0, zmm18, zmmword ptr [rdi+2880]	// again.p.row2
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3200]	// again.p.row2
vpmadd52luq zmm3, zmm14, zmm27	// again.p.reduce1
vpmadd52luq zmm10, zmm15, zmm27	// again.p.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// again.p.reduce1
vpmadd52luq zmm11, zmm15, zmm26	// again.p.reduce1
vpmadd52luq zmm5, zmm14, zmm25	// again.p.reduce1
vpmadd52luq zmm12, zmm15, zmm25	// again.p.reduce1
vpaddq zmm2, zmm2, zmm16	// again.p.reduce1
vpaddq zmm9, zmm9, zmm17	// again.p.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// again.p.reduce1
vpmadd52huq zmm10, zmm15, zmm28	// again.p.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// again.p.reduce1
vpmadd52huq zmm11, zmm15, zmm27	// again.p.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// again.p.reduce1
vpmadd52huq zmm12, zmm15, zmm26	// again.p.reduce1
vpmadd52huq zmm6, zmm14, zmm25	// again.p.reduce1
vpmadd52huq zmm13, zmm15, zmm25	// again.p.reduce1
vpxorq zmm14, zmm14, zmm14	// again.p.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// again.p.reduce2
vpxorq zmm15, zmm15, zmm15	// again.p.reduce2
vpmadd52luq zmm15, zmm9, zmm30	// again.p.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p.reduce2
vpsrlq zmm2, zmm2, 52	// again.p.reduce2
vpaddq zmm9, zmm9, zmm31	// again.p.reduce2
vpsrlq zmm9, zmm9, 52	// again.p.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p.reduce2
vpaddq zmm10, zmm10, zmm9	// again.p.reduce2
vmovdqu64 zmm18, zmmword ptr [r8+192]	// again.p.row3
vpxorq zmm1, zmm1, zmm1	// again.p.row3
vmovdqu64 zmm19, zmmword ptr [r8+512]	// again.p.row3
vpxorq zmm8, zmm8, zmm8	// again.p.row3
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2624]	// again.p.row3
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2944]	// again.p.row3
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2688]	// again.p.row3
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3008]	// again.p.row3
vpmadd52luq zmm5, zmm18, zmmword ptr [rdi+2752]	// again.p.row3
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3072]	// again.p.row3
vpmadd52luq zmm6, zmm18, zmmword ptr [rdi+2816]	// again.p.row3
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3136]	// again.p.row3
vpxorq zmm16, zmm16, zmm16	// again.p.reduce2
vpmadd52huq zmm16, zmm14, zmm29	// again.p.reduce2
vpxorq zmm17, zmm17, zmm17	// again.p.reduce2
vpmadd52huq zmm17, zmm15, zmm29	// again.p.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// again.p.reduce2
vpmadd52luq zmm10, zmm15, zmm28	// again.p.reduce2
vpmadd52luq zmm0, zmm18, zmmword ptr [rdi+2880]	// again.p.row3
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+3200]	// again.p.row3
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2624]	// again.p.row3
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2944]	// again.p.row3
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2688]	// again.p.row3
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3008]	// again.p.row3
vpmadd52huq zmm6, zmm18, zmmword ptr [rdi+2752]	// again.p.row3
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3072]	// again.p.row3
vpmadd52huq zmm0, zmm18, zmmword ptr [rdi+2816]	// again.p.row3
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3136]	// again.p.row3
vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+2880]	// again.p.row3
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+3200]	// again.p.row3
vpmadd52luq zmm4, zmm14, zmm27	// again.p.reduce2
vpmadd52luq zmm11, zmm15, zmm27	// again.p.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// again.p.reduce2
vpmadd52luq zmm12, zmm15, zmm26	// again.p.reduce2
vpmadd52luq zmm6, zmm14, zmm25	// again.p.reduce2
vpmadd52luq zmm13, zmm15, zmm25	// again.p.reduce2
vpaddq zmm3, zmm3, zmm16	// again.p.reduce2
vpaddq zmm10, zmm10, zmm17	// again.p.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// again.p.reduce2
vpmadd52huq zmm11, zmm15, zmm28	// again.p.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// again.p.reduce2
vpmadd52huq zmm12, zmm15, zmm27	// again.p.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// again.p.reduce2
vpmadd52huq zmm13, zmm15, zmm26	// again.p.reduce2
vpmadd52huq zmm0, zmm14, zmm25	// again.p.reduce2
vpmadd52huq zmm7, zmm15, zmm25	// again.p.reduce2
vpxorq zmm14, zmm14, zmm14	// again.p.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// again.p.reduce3
vpxorq zmm15, zmm15, zmm15	// again.p.reduce3
vpmadd52luq zmm15, zmm10, zmm30	// again.p.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p.reduce3
vpsrlq zmm3, zmm3, 52	// again.p.reduce3
vpaddq zmm10, zmm10, zmm31	// again.p.reduce3
vpsrlq zmm10, zmm10, 52	// again.p.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p.reduce3
vpaddq zmm11, zmm11, zmm10	// again.p.reduce3
vmovdqu64 zmm18, zmmword ptr [r8+256]	// again.p.row4
vpxorq zmm2, zmm2, zmm2	// again.p.row4
vmovdqu64 zmm19, zmmword ptr [r8+576]	// again.p.row4
vpxorq zmm9, zmm9, zmm9	// again.p.row4
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2624]	// again.p.row4
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2944]	// again.p.row4
vpmadd52luq zmm5, zmm18, zmmword ptr [rdi+2688]	// again.p.row4
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3008]	// again.p.row4
vpmadd52luq zmm6, zmm18, zmmword ptr [rdi+2752]	// again.p.row4
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3072]	// again.p.row4
vpmadd52luq zmm0, zmm18, zmmword ptr [rdi+2816]	// again.p.row4
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+3136]	// again.p.row4
vpxorq zmm16, zmm16, zmm16	// again.p.reduce3
vpmadd52huq zmm16, zmm14, zmm29	// again.p.reduce3
vpxorq zmm17, zmm17, zmm17	// again.p.reduce3
vpmadd52huq zmm17, zmm15, zmm29	// again.p.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// again.p.reduce3
vpmadd52luq zmm11, zmm15, zmm28	// again.p.reduce3
vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+2880]	// again.p.row4
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3200]	// again.p.row4
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2624]	// again.p.row4
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2944]	// again.p.row4
vpmadd52huq zmm6, zmm18, zmmword ptr [rdi+2688]	// again.p.row4
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3008]	// again.p.row4
vpmadd52huq zmm0, zmm18, zmmword ptr [rdi+2752]	// again.p.row4
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3072]	// again.p.row4
vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+2816]	// again.p.row4
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+3136]	// again.p.row4
vpmadd52huq zmm2, zmm18, zmmword ptr [rdi+2880]	// again.p.row4
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3200]	// again.p.row4
vpmadd52luq zmm5, zmm14, zmm27	// again.p.reduce3
vpmadd52luq zmm12, zmm15, zmm27	// again.p.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// again.p.reduce3
vpmadd52luq zmm13, zmm15, zmm26	// again.p.reduce3
vpmadd52luq zmm0, zmm14, zmm25	// again.p.reduce3
vpmadd52luq zmm7, zmm15, zmm25	// again.p.reduce3
vpaddq zmm4, zmm4, zmm16	// again.p.reduce3
vpaddq zmm11, zmm11, zmm17	// again.p.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// again.p.reduce3
vpmadd52huq zmm12, zmm15, zmm28	// again.p.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// again.p.reduce3
vpmadd52huq zmm13, zmm15, zmm27	// again.p.reduce3
vpmadd52huq zmm0, zmm14, zmm26	// again.p.reduce3
vpmadd52huq zmm7, zmm15, zmm26	// again.p.reduce3
vpmadd52huq zmm1, zmm14, zmm25	// again.p.reduce3
vpmadd52huq zmm8, zmm15, zmm25	// again.p.reduce3
vpxorq zmm14, zmm14, zmm14	// again.p.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// again.p.reduce4
vpxorq zmm15, zmm15, zmm15	// again.p.reduce4
vpmadd52luq zmm15, zmm11, zmm30	// again.p.reduce4
vpaddq zmm4, zmm4, zmm31	// again.p.reduce4
vpsrlq zmm4, zmm4, 52	// again.p.reduce4
vpaddq zmm11, zmm11, zmm31	// again.p.reduce4
vpsrlq zmm11, zmm11, 52	// again.p.reduce4
vpaddq zmm5, zmm5, zmm4	// again.p.reduce4
vpaddq zmm12, zmm12, zmm11	// again.p.reduce4
vpxorq zmm16, zmm16, zmm16	// again.p.reduce4
vpmadd52huq zmm16, zmm14, zmm29	// again.p.reduce4
vpxorq zmm17, zmm17, zmm17	// again.p.reduce4
vpmadd52huq zmm17, zmm15, zmm29	// again.p.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// again.p.reduce4
vpmadd52luq zmm12, zmm15, zmm28	// again.p.reduce4
vpmadd52luq zmm6, zmm14, zmm27	// again.p.reduce4
vpmadd52luq zmm13, zmm15, zmm27	// again.p.reduce4
vpmadd52luq zmm0, zmm14, zmm26	// again.p.reduce4
vpmadd52luq zmm7, zmm15, zmm26	// again.p.reduce4
vpmadd52luq zmm1, zmm14, zmm25	// again.p.reduce4
vpmadd52luq zmm8, zmm15, zmm25	// again.p.reduce4
vpaddq zmm5, zmm5, zmm16	// again.p.reduce4
vpaddq zmm12, zmm12, zmm17	// again.p.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// again.p.reduce4
vpmadd52huq zmm13, zmm15, zmm28	// again.p.reduce4
vpmadd52huq zmm0, zmm14, zmm27	// again.p.reduce4
vpmadd52huq zmm7, zmm15, zmm27	// again.p.reduce4
vpmadd52huq zmm1, zmm14, zmm26	// again.p.reduce4
vpmadd52huq zmm8, zmm15, zmm26	// again.p.reduce4
vpmadd52huq zmm2, zmm14, zmm25	// again.p.reduce4
vpmadd52huq zmm9, zmm15, zmm25	// again.p.reduce4
vpsrlq zmm14, zmm5, 52	// again.p.carry
vpaddq zmm6, zmm6, zmm14	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm5	// again.p.carry
vpsrlq zmm15, zmm12, 52	// again.p.carry
vpaddq zmm13, zmm13, zmm15	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1664], zmm12	// again.p.carry
vpsrlq zmm14, zmm6, 52	// again.p.carry
vpaddq zmm0, zmm0, zmm14	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm6	// again.p.carry
vpsrlq zmm15, zmm13, 52	// again.p.carry
vpaddq zmm7, zmm7, zmm15	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm13	// again.p.carry
vpsrlq zmm14, zmm0, 52	// again.p.carry
vpaddq zmm1, zmm1, zmm14	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm0	// again.p.carry
vpsrlq zmm15, zmm7, 52	// again.p.carry
vpaddq zmm8, zmm8, zmm15	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm7	// again.p.carry
vpsrlq zmm14, zmm1, 52	// again.p.carry
vpaddq zmm2, zmm2, zmm14	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm1	// again.p.carry
vpsrlq zmm15, zmm8, 52	// again.p.carry
vpaddq zmm9, zmm9, zmm15	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm8	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm2	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm9	// again.p.carry
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
vporq zmm4, zmm0, zmm1	// x0.limbs
vporq zmm4, zmm4, zmm2	// x0.limbs
vporq zmm4, zmm4, zmm3	// x0.limbs
vptestnmq k1, zmm4, zmm4	// x0.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// x0.limbs
vporq zmm0{k1}, zmm0, zmm5	// x0.limbs
vmovdqa64 zmm4, zmm0	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm4	// x0.limbs
vpshrdq zmm4, zmm0, zmm1, 52	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2688], zmm4	// x0.limbs
vpshrdq zmm4, zmm1, zmm2, 40	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2752], zmm4	// x0.limbs
vpshrdq zmm4, zmm2, zmm3, 28	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2816], zmm4	// x0.limbs
vpsrlq zmm4, zmm3, 16	// x0.limbs
vmovdqa64 zmmword ptr [rdi+2880], zmm4	// x0.limbs
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
vporq zmm4, zmm0, zmm1	// x1.limbs
vporq zmm4, zmm4, zmm2	// x1.limbs
vporq zmm4, zmm4, zmm3	// x1.limbs
vptestnmq k2, zmm4, zmm4	// x1.limbs
vmovdqa64 zmm5, zmmword ptr [rdi+448]	// x1.limbs
vporq zmm0{k2}, zmm0, zmm5	// x1.limbs
vmovdqa64 zmm4, zmm0	// x1.limbs
vmovdqa64 zmmword ptr [rdi+2944], zmm4	// x1.limbs
vpshrdq zmm4, zmm0, zmm1, 52	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3008], zmm4	// x1.limbs
vpshrdq zmm4, zmm1, zmm2, 40	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3072], zmm4	// x1.limbs
vpshrdq zmm4, zmm2, zmm3, 28	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3136], zmm4	// x1.limbs
vpsrlq zmm4, zmm3, 16	// x1.limbs
vmovdqa64 zmmword ptr [rdi+3200], zmm4	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm18, zmmword ptr [rdi+704]	// u0.row0
vpxorq zmm0, zmm0, zmm0	// u0.row0
vpxorq zmm1, zmm1, zmm1	// u0.row0
vpxorq zmm2, zmm2, zmm2	// u0.row0
vpxorq zmm3, zmm3, zmm3	// u0.row0
vpxorq zmm4, zmm4, zmm4	// u0.row0
vpxorq zmm5, zmm5, zmm5	// u0.row0
vmovdqu64 zmm19, zmmword ptr [rdi+704]	// u0.row0
vpxorq zmm7, zmm7, zmm7	// u0.row0
vpxorq zmm8, zmm8, zmm8	// u0.row0
vpxorq zmm9, zmm9, zmm9	// u0.row0
vpxorq zmm10, zmm10, zmm10	// u0.row0
vpxorq zmm11, zmm11, zmm11	// u0.row0
vpxorq zmm12, zmm12, zmm12	// u0.row0
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+0]	// u0.row0
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2624]	// u0.row0
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+64]	// u0.row0
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2688]	// u0.row0
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+128]	// u0.row0
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2752]	// u0.row0
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+192]	// u0.row0
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2816]	// u0.row0
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+256]	// u0.row0
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2880]	// u0.row0
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+0]	// u0.row0
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2624]	// u0.row0
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+64]	// u0.row0
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2688]	// u0.row0
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+128]	// u0.row0
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2752]	// u0.row0
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+192]	// u0.row0
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2816]	// u0.row0
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+256]	// u0.row0
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2880]	// u0.row0
vpxorq zmm14, zmm14, zmm14	// u0.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// u0.reduce0
vpxorq zmm15, zmm15, zmm15	// u0.reduce0
vpmadd52luq zmm15, zmm7, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm7, zmm7, zmm31	// u0.reduce0
vpsrlq zmm7, zmm7, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vpaddq zmm8, zmm8, zmm7	// u0.reduce0
vmovdqu64 zmm18, zmmword ptr [rdi+768]	// u0.row1
vpxorq zmm6, zmm6, zmm6	// u0.row1
vmovdqu64 zmm19, zmmword ptr [rdi+768]	// u0.row1
vpxorq zmm13, zmm13, zmm13	// u0.row1
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+0]	// u0.row1
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2624]	// u0.row1
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+64]	// u0.row1
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2688]	// u0.row1
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+128]	// u0.row1
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2752]	// u0.row1
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+192]	// u0.row1
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2816]	// u0.row1
vpxorq zmm16, zmm16, zmm16	// u0.reduce0
vpmadd52huq zmm16, zmm14, zmm29	// u0.reduce0
vpxorq zmm17, zmm17, zmm17	// u0.reduce0
vpmadd52huq zmm17, zmm15, zmm29	// u0.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// u0.reduce0
vpmadd52luq zmm8, zmm15, zmm28	// u0.reduce0
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+256]	// u0.row1
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+2880]	// u0.row1
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+0]	// u0.row1
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2624]	// u0.row1
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+64]	// u0.row1
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2688]	// u0.row1
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+128]	// u0.row1
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2752]	// u0.row1
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+192]	// u0.row1
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2816]	// u0.row1
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+256]	// u0.row1
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+2880]	// u0.row1
vpmadd52luq zmm2, zmm14, zmm27	// u0.reduce0
vpmadd52luq zmm9, zmm15, zmm27	// u0.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// u0.reduce0
vpmadd52luq zmm10, zmm15, zmm26	// u0.reduce0
vpmadd52luq zmm4, zmm14, zmm25	// u0.reduce0
vpmadd52luq zmm11, zmm15, zmm25	// u0.reduce0
vpaddq zmm1, zmm1, zmm16	// u0.reduce0
vpaddq zmm8, zmm8, zmm17	// u0.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// u0.reduce0
vpmadd52huq zmm9, zmm15, zmm28	// u0.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// u0.reduce0
vpmadd52huq zmm10, zmm15, zmm27	// u0.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// u0.reduce0
vpmadd52huq zmm11, zmm15, zmm26	// u0.reduce0
vpmadd52huq zmm5, zmm14, zmm25	// u0.reduce0
vpmadd52huq zmm12, zmm15, zmm25	// u0.reduce0
vpxorq zmm14, zmm14, zmm14	// u0.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// u0.reduce1
vpxorq zmm15, zmm15, zmm15	// u0.reduce1
vpmadd52luq zmm15, zmm8, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm8, zmm8, zmm31	// u0.reduce1
vpsrlq zmm8, zmm8, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vpaddq zmm9, zmm9, zmm8	// u0.reduce1
vmovdqu64 zmm18, zmmword ptr [rdi+832]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vmovdqu64 zmm19, zmmword ptr [rdi+832]	// u0.row2
vpxorq zmm7, zmm7, zmm7	// u0.row2
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+0]	// u0.row2
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2624]	// u0.row2
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+64]	// u0.row2
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2688]	// u0.row2
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+128]	// u0.row2
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2752]	// u0.row2
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+192]	// u0.row2
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+2816]	// u0.row2
vpxorq zmm16, zmm16, zmm16	// u0.reduce1
vpmadd52huq zmm16, zmm14, zmm29	// u0.reduce1
vpxorq zmm17, zmm17, zmm17	// u0.reduce1
vpmadd52huq zmm17, zmm15, zmm29	// u0.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// u0.reduce1
vpmadd52luq zmm9, zmm15, zmm28	// u0.reduce1
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+256]	// u0.row2
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+2880]	// u0.row2
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+0]	// u0.row2
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2624]	// u0.row2
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+64]	// u0.row2
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2688]	// u0.row2
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+128]	// u0.row2
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2752]	// u0.row2
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+192]	// u0.row2
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+2816]	// u0.row2
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+256]	// u0.row2
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+2880]	// u0.row2
vpmadd52luq zmm3, zmm14, zmm27	// u0.reduce1
vpmadd52luq zmm10, zmm15, zmm27	// u0.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// u0.reduce1
vpmadd52luq zmm11, zmm15, zmm26	// u0.reduce1
vpmadd52luq zmm5, zmm14, zmm25	// u0.reduce1
vpmadd52luq zmm12, zmm15, zmm25	// u0.reduce1
vpaddq zmm2, zmm2, zmm16	// u0.reduce1
vpaddq zmm9, zmm9, zmm17	// u0.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// u0.reduce1
vpmadd52huq zmm10, zmm15, zmm28	// u0.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// u0.reduce1
vpmadd52huq zmm11, zmm15, zmm27	// u0.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// u0.reduce1
vpmadd52huq zmm12, zmm15, zmm26	// u0.reduce1
vpmadd52huq zmm6, zmm14, zmm25	// u0.reduce1
vpmadd52huq zmm13, zmm15, zmm25	// u0.reduce1
vpxorq zmm14, zmm14, zmm14	// u0.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// u0.reduce2
vpxorq zmm15, zmm15, zmm15	// u0.reduce2
vpmadd52luq zmm15, zmm9, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm9, zmm9, zmm31	// u0.reduce2
vpsrlq zmm9, zmm9, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vpaddq zmm10, zmm10, zmm9	// u0.reduce2
vmovdqu64 zmm18, zmmword ptr [rdi+896]	// u0.row3
vpxorq zmm1, zmm1, zmm1	// u0.row3
vmovdqu64 zmm19, zmmword ptr [rdi+896]	// u0.row3
vpxorq zmm8, zmm8, zmm8	// u0.row3
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+0]	// u0.row3
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2624]	// u0.row3
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+64]	// u0.row3
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2688]	// u0.row3
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+128]	// u0.row3
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+2752]	// u0.row3
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+192]	// u0.row3
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+2816]	// u0.row3
vpxorq zmm16, zmm16, zmm16	// u0.reduce2
vpmadd52huq zmm16, zmm14, zmm29	// u0.reduce2
vpxorq zmm17, zmm17, zmm17	// u0.reduce2
vpmadd52huq zmm17, zmm15, zmm29	// u0.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// u0.reduce2
vpmadd52luq zmm10, zmm15, zmm28	// u0.reduce2
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+256]	// u0.row3
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2880]	// u0.row3
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+0]	// u0.row3
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2624]	// u0.row3
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+64]	// u0.row3
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2688]	// u0.row3
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+128]	// u0.row3
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+2752]	// u0.row3
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+192]	// u0.row3
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+2816]	// u0.row3
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+256]	// u0.row3
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2880]	// u0.row3
vpmadd52luq zmm4, zmm14, zmm27	// u0.reduce2
vpmadd52luq zmm11, zmm15, zmm27	// u0.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// u0.reduce2
vpmadd52luq zmm12, zmm15, zmm26	// u0.reduce2
vpmadd52luq zmm6, zmm14, zmm25	// u0.reduce2
vpmadd52luq zmm13, zmm15, zmm25	// u0.reduce2
vpaddq zmm3, zmm3, zmm16	// u0.reduce2
vpaddq zmm10, zmm10, zmm17	// u0.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// u0.reduce2
vpmadd52huq zmm11, zmm15, zmm28	// u0.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// u0.reduce2
vpmadd52huq zmm12, zmm15, zmm27	// u0.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// u0.reduce2
vpmadd52huq zmm13, zmm15, zmm26	// u0.reduce2
vpmadd52huq zmm0, zmm14, zmm25	// u0.reduce2
vpmadd52huq zmm7, zmm15, zmm25	// u0.reduce2
vpxorq zmm14, zmm14, zmm14	// u0.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// u0.reduce3
vpxorq zmm15, zmm15, zmm15	// u0.reduce3
vpmadd52luq zmm15, zmm10, zmm30	// u0.reduce3
vpaddq zmm3, zmm3, zmm31	// u0.reduce3
vpsrlq zmm3, zmm3, 52	// u0.reduce3
vpaddq zmm10, zmm10, zmm31	// u0.reduce3
vpsrlq zmm10, zmm10, 52	// u0.reduce3
vpaddq zmm4, zmm4, zmm3	// u0.reduce3
vpaddq zmm11, zmm11, zmm10	// u0.reduce3
vmovdqu64 zmm18, zmmword ptr [rdi+960]	// u0.row4
vpxorq zmm2, zmm2, zmm2	// u0.row4
vmovdqu64 zmm19, zmmword ptr [rdi+960]	// u0.row4
vpxorq zmm9, zmm9, zmm9	// u0.row4
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+0]	// u0.row4
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2624]	// u0.row4
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+64]	// u0.row4
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+2688]	// u0.row4
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+128]	// u0.row4
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+2752]	// u0.row4
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+192]	// u0.row4
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2816]	// u0.row4
vpxorq zmm16, zmm16, zmm16	// u0.reduce3
vpmadd52huq zmm16, zmm14, zmm29	// u0.reduce3
vpxorq zmm17, zmm17, zmm17	// u0.reduce3
vpmadd52huq zmm17, zmm15, zmm29	// u0.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// u0.reduce3
vpmadd52luq zmm11, zmm15, zmm28	// u0.reduce3
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+256]	// u0.row4
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2880]	// u0.row4
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+0]	// u0.row4
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2624]	// u0.row4
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+64]	// u0.row4
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+2688]	// u0.row4
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+128]	// u0.row4
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+2752]	// u0.row4
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+192]	// u0.row4
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2816]	// u0.row4
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+256]	// u0.row4
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2880]	// u0.row4
vpmadd52luq zmm5, zmm14, zmm27	// u0.reduce3
vpmadd52luq zmm12, zmm15, zmm27	// u0.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// u0.reduce3
vpmadd52luq zmm13, zmm15, zmm26	// u0.reduce3
vpmadd52luq zmm0, zmm14, zmm25	// u0.reduce3
vpmadd52luq zmm7, zmm15, zmm25	// u0.reduce3
vpaddq zmm4, zmm4, zmm16	// u0.reduce3
vpaddq zmm11, zmm11, zmm17	// u0.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// u0.reduce3
vpmadd52huq zmm12, zmm15, zmm28	// u0.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// u0.reduce3
vpmadd52huq zmm13, zmm15, zmm27	// u0.reduce3
vpmadd52huq zmm0, zmm14, zmm26	// u0.reduce3
vpmadd52huq zmm7, zmm15, zmm26	// u0.reduce3
vpmadd52huq zmm1, zmm14, zmm25	// u0.reduce3
vpmadd52huq zmm8, zmm15, zmm25	// u0.reduce3
vpxorq zmm14, zmm14, zmm14	// u0.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// u0.reduce4
vpxorq zmm15, zmm15, zmm15	// u0.reduce4
vpmadd52luq zmm15, zmm11, zmm30	// u0.reduce4
vpaddq zmm4, zmm4, zmm31	// u0.reduce4
vpsrlq zmm4, zmm4, 52	// u0.reduce4
vpaddq zmm11, zmm11, zmm31	// u0.reduce4
vpsrlq zmm11, zmm11, 52	// u0.reduce4
vpaddq zmm5, zmm5, zmm4	// u0.reduce4
vpaddq zmm12, zmm12, zmm11	// u0.reduce4
vpxorq zmm16, zmm16, zmm16	// u0.reduce4
vpmadd52huq zmm16, zmm14, zmm29	// u0.reduce4
vpxorq zmm17, zmm17, zmm17	// u0.reduce4
vpmadd52huq zmm17, zmm15, zmm29	// u0.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// u0.reduce4
vpmadd52luq zmm12, zmm15, zmm28	// u0.reduce4
vpmadd52luq zmm6, zmm14, zmm27	// u0.reduce4
vpmadd52luq zmm13, zmm15, zmm27	// u0.reduce4
vpmadd52luq zmm0, zmm14, zmm26	// u0.reduce4
vpmadd52luq zmm7, zmm15, zmm26	// u0.reduce4
vpmadd52luq zmm1, zmm14, zmm25	// u0.reduce4
vpmadd52luq zmm8, zmm15, zmm25	// u0.reduce4
vpaddq zmm5, zmm5, zmm16	// u0.reduce4
vpaddq zmm12, zmm12, zmm17	// u0.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// u0.reduce4
vpmadd52huq zmm13, zmm15, zmm28	// u0.reduce4
vpmadd52huq zmm0, zmm14, zmm27	// u0.reduce4
vpmadd52huq zmm7, zmm15, zmm27	// u0.reduce4
vpmadd52huq zmm1, zmm14, zmm26	// u0.reduce4
vpmadd52huq zmm8, zmm15, zmm26	// u0.reduce4
vpmadd52huq zmm2, zmm14, zmm25	// u0.reduce4
vpmadd52huq zmm9, zmm15, zmm25	// u0.reduce4
vpsrlq zmm14, zmm12, 52	// u0.carry
vpaddq zmm13, zmm13, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+704], zmm12	// u0.carry
vpsrlq zmm14, zmm13, 52	// u0.carry
vpaddq zmm7, zmm7, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+768], zmm13	// u0.carry
vpsrlq zmm14, zmm7, 52	// u0.carry
vpaddq zmm8, zmm8, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+832], zmm7	// u0.carry
vpsrlq zmm14, zmm8, 52	// u0.carry
vpaddq zmm9, zmm9, zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+896], zmm8	// u0.carry
vmovdqu64 zmmword ptr [rdi+960], zmm9	// u0.carry
vpsubq zmm3, zmm5, zmm29	// x0.canonical
vpsubq zmm4, zmm6, zmm28	// x0.canonical
vpsubq zmm7, zmm0, zmm27	// x0.canonical
vpsubq zmm8, zmm1, zmm26	// x0.canonical
vpsubq zmm9, zmm2, zmm25	// x0.canonical
vpsraq zmm10, zmm3, 52	// x0.canonical
vpaddq zmm4, zmm4, zmm10	// x0.canonical
vpsrlq zmm10, zmm5, 52	// x0.canonical
vpaddq zmm6, zmm6, zmm10	// x0.canonical
vpsraq zmm10, zmm4, 52	// x0.canonical
vpaddq zmm7, zmm7, zmm10	// x0.canonical
vpsrlq zmm10, zmm6, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm10	// x0.canonical
vpsraq zmm10, zmm7, 52	// x0.canonical
vpaddq zmm8, zmm8, zmm10	// x0.canonical
vpsrlq zmm10, zmm0, 52	// x0.canonical
vpaddq zmm1, zmm1, zmm10	// x0.canonical
vpsraq zmm10, zmm8, 52	// x0.canonical
vpaddq zmm9, zmm9, zmm10	// x0.canonical
vpsrlq zmm10, zmm1, 52	// x0.canonical
vpaddq zmm2, zmm2, zmm10	// x0.canonical
vpmovq2m k3, zmm9	// x0.canonical
vmovdqa64 zmm3{k3}, zmm5	// x0.canonical
vmovdqa64 zmm4{k3}, zmm6	// x0.canonical
vmovdqa64 zmm7{k3}, zmm0	// x0.canonical
vmovdqa64 zmm8{k3}, zmm1	// x0.canonical
vmovdqa64 zmm9{k3}, zmm2	// x0.canonical
vpsllq zmm6, zmm3, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm6, zmm4, 12	// x0.canonical
vpsllq zmm6, zmm4, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm6, zmm7, 24	// x0.canonical
vpsllq zmm6, zmm7, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm6, zmm8, 36	// x0.canonical
vpsllq zmm6, zmm8, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm6, zmm9, 48	// x0.canonical
vpunpcklqdq zmm3, zmm0, zmm1	// x0.store
vpunpckhqdq zmm4, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm3	// x0.store
vextracti64x2 xmmword ptr [rsi+32], zmm3, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+64], zmm3, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+96], zmm3, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+128], xmm4	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm4, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+192], zmm4, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+224], zmm4, 3	// x0.store
vpunpcklqdq zmm3, zmm2, zmm5	// x0.store
vpunpckhqdq zmm4, zmm2, zmm5	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm3	// x0.store
vextracti64x2 xmmword ptr [rsi+48], zmm3, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+80], zmm3, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+112], zmm3, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+144], xmm4	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm4, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+208], zmm4, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+240], zmm4, 3	// x0.store
vmovdqu64 zmm18, zmmword ptr [rdi+1024]	// u1.row0
vpxorq zmm0, zmm0, zmm0	// u1.row0
vpxorq zmm1, zmm1, zmm1	// u1.row0
vpxorq zmm2, zmm2, zmm2	// u1.row0
vpxorq zmm3, zmm3, zmm3	// u1.row0
vpxorq zmm4, zmm4, zmm4	// u1.row0
vpxorq zmm5, zmm5, zmm5	// u1.row0
vmovdqu64 zmm19, zmmword ptr [rdi+1024]	// u1.row0
vpxorq zmm7, zmm7, zmm7	// u1.row0
vpxorq zmm8, zmm8, zmm8	// u1.row0
vpxorq zmm9, zmm9, zmm9	// u1.row0
vpxorq zmm10, zmm10, zmm10	// u1.row0
vpxorq zmm11, zmm11, zmm11	// u1.row0
vpxorq zmm12, zmm12, zmm12	// u1.row0
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+320]	// u1.row0
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2944]	// u1.row0
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+384]	// u1.row0
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3008]	// u1.row0
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+448]	// u1.row0
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3072]	// u1.row0
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+512]	// u1.row0
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3136]	// u1.row0
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+576]	// u1.row0
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3200]	// u1.row0
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+320]	// u1.row0
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2944]	// u1.row0
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+384]	// u1.row0
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3008]	// u1.row0
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+448]	// u1.row0
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3072]	// u1.row0
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+512]	// u1.row0
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3136]	// u1.row0
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+576]	// u1.row0
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3200]	// u1.row0
vpxorq zmm14, zmm14, zmm14	// u1.reduce0
vpmadd52luq zmm14, zmm0, zmm30	// u1.reduce0
vpxorq zmm15, zmm15, zmm15	// u1.reduce0
vpmadd52luq zmm15, zmm7, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm7, zmm7, zmm31	// u1.reduce0
vpsrlq zmm7, zmm7, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vpaddq zmm8, zmm8, zmm7	// u1.reduce0
vmovdqu64 zmm18, zmmword ptr [rdi+1088]	// u1.row1
vpxorq zmm6, zmm6, zmm6	// u1.row1
vmovdqu64 zmm19, zmmword ptr [rdi+1088]	// u1.row1
vpxorq zmm13, zmm13, zmm13	// u1.row1
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+320]	// u1.row1
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2944]	// u1.row1
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+384]	// u1.row1
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3008]	// u1.row1
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+448]	// u1.row1
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3072]	// u1.row1
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+512]	// u1.row1
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3136]	// u1.row1
vpxorq zmm16, zmm16, zmm16	// u1.reduce0
vpmadd52huq zmm16, zmm14, zmm29	// u1.reduce0
vpxorq zmm17, zmm17, zmm17	// u1.reduce0
vpmadd52huq zmm17, zmm15, zmm29	// u1.reduce0
vpmadd52luq zmm1, zmm14, zmm28	// u1.reduce0
vpmadd52luq zmm8, zmm15, zmm28	// u1.reduce0
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+576]	// u1.row1
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3200]	// u1.row1
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+320]	// u1.row1
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2944]	// u1.row1
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+384]	// u1.row1
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3008]	// u1.row1
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+448]	// u1.row1
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3072]	// u1.row1
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+512]	// u1.row1
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3136]	// u1.row1
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+576]	// u1.row1
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3200]	// u1.row1
vpmadd52luq zmm2, zmm14, zmm27	// u1.reduce0
vpmadd52luq zmm9, zmm15, zmm27	// u1.reduce0
vpmadd52luq zmm3, zmm14, zmm26	// u1.reduce0
vpmadd52luq zmm10, zmm15, zmm26	// u1.reduce0
vpmadd52luq zmm4, zmm14, zmm25	// u1.reduce0
vpmadd52luq zmm11, zmm15, zmm25	// u1.reduce0
vpaddq zmm1, zmm1, zmm16	// u1.reduce0
vpaddq zmm8, zmm8, zmm17	// u1.reduce0
vpmadd52huq zmm2, zmm14, zmm28	// u1.reduce0
vpmadd52huq zmm9, zmm15, zmm28	// u1.reduce0
vpmadd52huq zmm3, zmm14, zmm27	// u1.reduce0
vpmadd52huq zmm10, zmm15, zmm27	// u1.reduce0
vpmadd52huq zmm4, zmm14, zmm26	// u1.reduce0
vpmadd52huq zmm11, zmm15, zmm26	// u1.reduce0
vpmadd52huq zmm5, zmm14, zmm25	// u1.reduce0
vpmadd52huq zmm12, zmm15, zmm25	// u1.reduce0
vpxorq zmm14, zmm14, zmm14	// u1.reduce1
vpmadd52luq zmm14, zmm1, zmm30	// u1.reduce1
vpxorq zmm15, zmm15, zmm15	// u1.reduce1
vpmadd52luq zmm15, zmm8, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm8, zmm8, zmm31	// u1.reduce1
vpsrlq zmm8, zmm8, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vpaddq zmm9, zmm9, zmm8	// u1.reduce1
vmovdqu64 zmm18, zmmword ptr [rdi+1152]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vmovdqu64 zmm19, zmmword ptr [rdi+1152]	// u1.row2
vpxorq zmm7, zmm7, zmm7	// u1.row2
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+320]	// u1.row2
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2944]	// u1.row2
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+384]	// u1.row2
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3008]	// u1.row2
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+448]	// u1.row2
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3072]	// u1.row2
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+512]	// u1.row2
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3136]	// u1.row2
vpxorq zmm16, zmm16, zmm16	// u1.reduce1
vpmadd52huq zmm16, zmm14, zmm29	// u1.reduce1
vpxorq zmm17, zmm17, zmm17	// u1.reduce1
vpmadd52huq zmm17, zmm15, zmm29	// u1.reduce1
vpmadd52luq zmm2, zmm14, zmm28	// u1.reduce1
vpmadd52luq zmm9, zmm15, zmm28	// u1.reduce1
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+576]	// u1.row2
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3200]	// u1.row2
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+320]	// u1.row2
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2944]	// u1.row2
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+384]	// u1.row2
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3008]	// u1.row2
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+448]	// u1.row2
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3072]	// u1.row2
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+512]	// u1.row2
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3136]	// u1.row2
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+576]	// u1.row2
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3200]	// u1.row2
vpmadd52luq zmm3, zmm14, zmm27	// u1.reduce1
vpmadd52luq zmm10, zmm15, zmm27	// u1.reduce1
vpmadd52luq zmm4, zmm14, zmm26	// u1.reduce1
vpmadd52luq zmm11, zmm15, zmm26	// u1.reduce1
vpmadd52luq zmm5, zmm14, zmm25	// u1.reduce1
vpmadd52luq zmm12, zmm15, zmm25	// u1.reduce1
vpaddq zmm2, zmm2, zmm16	// u1.reduce1
vpaddq zmm9, zmm9, zmm17	// u1.reduce1
vpmadd52huq zmm3, zmm14, zmm28	// u1.reduce1
vpmadd52huq zmm10, zmm15, zmm28	// u1.reduce1
vpmadd52huq zmm4, zmm14, zmm27	// u1.reduce1
vpmadd52huq zmm11, zmm15, zmm27	// u1.reduce1
vpmadd52huq zmm5, zmm14, zmm26	// u1.reduce1
vpmadd52huq zmm12, zmm15, zmm26	// u1.reduce1
vpmadd52huq zmm6, zmm14, zmm25	// u1.reduce1
vpmadd52huq zmm13, zmm15, zmm25	// u1.reduce1
vpxorq zmm14, zmm14, zmm14	// u1.reduce2
vpmadd52luq zmm14, zmm2, zmm30	// u1.reduce2
vpxorq zmm15, zmm15, zmm15	// u1.reduce2
vpmadd52luq zmm15, zmm9, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm9, zmm9, zmm31	// u1.reduce2
vpsrlq zmm9, zmm9, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vpaddq zmm10, zmm10, zmm9	// u1.reduce2
vmovdqu64 zmm18, zmmword ptr [rdi+1216]	// u1.row3
vpxorq zmm1, zmm1, zmm1	// u1.row3
vmovdqu64 zmm19, zmmword ptr [rdi+1216]	// u1.row3
vpxorq zmm8, zmm8, zmm8	// u1.row3
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+320]	// u1.row3
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2944]	// u1.row3
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+384]	// u1.row3
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3008]	// u1.row3
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+448]	// u1.row3
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3072]	// u1.row3
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+512]	// u1.row3
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3136]	// u1.row3
vpxorq zmm16, zmm16, zmm16	// u1.reduce2
vpmadd52huq zmm16, zmm14, zmm29	// u1.reduce2
vpxorq zmm17, zmm17, zmm17	// u1.reduce2
vpmadd52huq zmm17, zmm15, zmm29	// u1.reduce2
vpmadd52luq zmm3, zmm14, zmm28	// u1.reduce2
vpmadd52luq zmm10, zmm15, zmm28	// u1.reduce2
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+576]	// u1.row3
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+3200]	// u1.row3
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+320]	// u1.row3
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2944]	// u1.row3
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+384]	// u1.row3
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3008]	// u1.row3
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+448]	// u1.row3
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3072]	// u1.row3
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+512]	// u1.row3
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3136]	// u1.row3
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+576]	// u1.row3
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+3200]	// u1.row3
vpmadd52luq zmm4, zmm14, zmm27	// u1.reduce2
vpmadd52luq zmm11, zmm15, zmm27	// u1.reduce2
vpmadd52luq zmm5, zmm14, zmm26	// u1.reduce2
vpmadd52luq zmm12, zmm15, zmm26	// u1.reduce2
vpmadd52luq zmm6, zmm14, zmm25	// u1.reduce2
vpmadd52luq zmm13, zmm15, zmm25	// u1.reduce2
vpaddq zmm3, zmm3, zmm16	// u1.reduce2
vpaddq zmm10, zmm10, zmm17	// u1.reduce2
vpmadd52huq zmm4, zmm14, zmm28	// u1.reduce2
vpmadd52huq zmm11, zmm15, zmm28	// u1.reduce2
vpmadd52huq zmm5, zmm14, zmm27	// u1.reduce2
vpmadd52huq zmm12, zmm15, zmm27	// u1.reduce2
vpmadd52huq zmm6, zmm14, zmm26	// u1.reduce2
vpmadd52huq zmm13, zmm15, zmm26	// u1.reduce2
vpmadd52huq zmm0, zmm14, zmm25	// u1.reduce2
vpmadd52huq zmm7, zmm15, zmm25	// u1.reduce2
vpxorq zmm14, zmm14, zmm14	// u1.reduce3
vpmadd52luq zmm14, zmm3, zmm30	// u1.reduce3
vpxorq zmm15, zmm15, zmm15	// u1.reduce3
vpmadd52luq zmm15, zmm10, zmm30	// u1.reduce3
vpaddq zmm3, zmm3, zmm31	// u1.reduce3
vpsrlq zmm3, zmm3, 52	// u1.reduce3
vpaddq zmm10, zmm10, zmm31	// u1.reduce3
vpsrlq zmm10, zmm10, 52	// u1.reduce3
vpaddq zmm4, zmm4, zmm3	// u1.reduce3
vpaddq zmm11, zmm11, zmm10	// u1.reduce3
vmovdqu64 zmm18, zmmword ptr [rdi+1280]	// u1.row4
vpxorq zmm2, zmm2, zmm2	// u1.row4
vmovdqu64 zmm19, zmmword ptr [rdi+1280]	// u1.row4
vpxorq zmm9, zmm9, zmm9	// u1.row4
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+320]	// u1.row4
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2944]	// u1.row4
vpmadd52luq zmm5, zmm18, zmmword ptr [r8+384]	// u1.row4
vpmadd52luq zmm12, zmm19, zmmword ptr [rdi+3008]	// u1.row4
vpmadd52luq zmm6, zmm18, zmmword ptr [r8+448]	// u1.row4
vpmadd52luq zmm13, zmm19, zmmword ptr [rdi+3072]	// u1.row4
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+512]	// u1.row4
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+3136]	// u1.row4
vpxorq zmm16, zmm16, zmm16	// u1.reduce3
vpmadd52huq zmm16, zmm14, zmm29	// u1.reduce3
vpxorq zmm17, zmm17, zmm17	// u1.reduce3
vpmadd52huq zmm17, zmm15, zmm29	// u1.reduce3
vpmadd52luq zmm4, zmm14, zmm28	// u1.reduce3
vpmadd52luq zmm11, zmm15, zmm28	// u1.reduce3
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+576]	// u1.row4
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3200]	// u1.row4
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+320]	// u1.row4
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2944]	// u1.row4
vpmadd52huq zmm6, zmm18, zmmword ptr [r8+384]	// u1.row4
vpmadd52huq zmm13, zmm19, zmmword ptr [rdi+3008]	// u1.row4
vpmadd52huq zmm0, zmm18, zmmword ptr [r8+448]	// u1.row4
vpmadd52huq zmm7, zmm19, zmmword ptr [rdi+3072]	// u1.row4
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+512]	// u1.row4
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+3136]	// u1.row4
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+576]	// u1.row4
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3200]	// u1.row4
vpmadd52luq zmm5, zmm14, zmm27	// u1.reduce3
vpmadd52luq zmm12, zmm15, zmm27	// u1.reduce3
vpmadd52luq zmm6, zmm14, zmm26	// u1.reduce3
vpmadd52luq zmm13, zmm15, zmm26	// u1.reduce3
vpmadd52luq zmm0, zmm14, zmm25	// u1.reduce3
vpmadd52luq zmm7, zmm15, zmm25	// u1.reduce3
vpaddq zmm4, zmm4, zmm16	// u1.reduce3
vpaddq zmm11, zmm11, zmm17	// u1.reduce3
vpmadd52huq zmm5, zmm14, zmm28	// u1.reduce3
vpmadd52huq zmm12, zmm15, zmm28	// u1.reduce3
vpmadd52huq zmm6, zmm14, zmm27	// u1.reduce3
vpmadd52huq zmm13, zmm15, zmm27	// u1.reduce3
vpmadd52huq zmm0, zmm14, zmm26	// u1.reduce3
vpmadd52huq zmm7, zmm15, zmm26	// u1.reduce3
vpmadd52huq zmm1, zmm14, zmm25	// u1.reduce3
vpmadd52huq zmm8, zmm15, zmm25	// u1.reduce3
vpxorq zmm14, zmm14, zmm14	// u1.reduce4
vpmadd52luq zmm14, zmm4, zmm30	// u1.reduce4
vpxorq zmm15, zmm15, zmm15	// u1.reduce4
vpmadd52luq zmm15, zmm11, zmm30	// u1.reduce4
vpaddq zmm4, zmm4, zmm31	// u1.reduce4
vpsrlq zmm4, zmm4, 52	// u1.reduce4
vpaddq zmm11, zmm11, zmm31	// u1.reduce4
vpsrlq zmm11, zmm11, 52	// u1.reduce4
vpaddq zmm5, zmm5, zmm4	// u1.reduce4
vpaddq zmm12, zmm12, zmm11	// u1.reduce4
vpxorq zmm16, zmm16, zmm16	// u1.reduce4
vpmadd52huq zmm16, zmm14, zmm29	// u1.reduce4
vpxorq zmm17, zmm17, zmm17	// u1.reduce4
vpmadd52huq zmm17, zmm15, zmm29	// u1.reduce4
vpmadd52luq zmm5, zmm14, zmm28	// u1.reduce4
vpmadd52luq zmm12, zmm15, zmm28	// u1.reduce4
vpmadd52luq zmm6, zmm14, zmm27	// u1.reduce4
vpmadd52luq zmm13, zmm15, zmm27	// u1.reduce4
vpmadd52luq zmm0, zmm14, zmm26	// u1.reduce4
vpmadd52luq zmm7, zmm15, zmm26	// u1.reduce4
vpmadd52luq zmm1, zmm14, zmm25	// u1.reduce4
vpmadd52luq zmm8, zmm15, zmm25	// u1.reduce4
vpaddq zmm5, zmm5, zmm16	// u1.reduce4
vpaddq zmm12, zmm12, zmm17	// u1.reduce4
vpmadd52huq zmm6, zmm14, zmm28	// u1.reduce4
vpmadd52huq zmm13, zmm15, zmm28	// u1.reduce4
vpmadd52huq zmm0, zmm14, zmm27	// u1.reduce4
vpmadd52huq zmm7, zmm15, zmm27	// u1.reduce4
vpmadd52huq zmm1, zmm14, zmm26	// u1.reduce4
vpmadd52huq zmm8, zmm15, zmm26	// u1.reduce4
vpmadd52huq zmm2, zmm14, zmm25	// u1.reduce4
vpmadd52huq zmm9, zmm15, zmm25	// u1.reduce4
vpsrlq zmm14, zmm12, 52	// u1.carry
vpaddq zmm13, zmm13, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm12	// u1.carry
vpsrlq zmm14, zmm13, 52	// u1.carry
vpaddq zmm7, zmm7, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm13	// u1.carry
vpsrlq zmm14, zmm7, 52	// u1.carry
vpaddq zmm8, zmm8, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm7	// u1.carry
vpsrlq zmm14, zmm8, 52	// u1.carry
vpaddq zmm9, zmm9, zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm8	// u1.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm9	// u1.carry
vpsubq zmm3, zmm5, zmm29	// x1.canonical
vpsubq zmm4, zmm6, zmm28	// x1.canonical
vpsubq zmm7, zmm0, zmm27	// x1.canonical
vpsubq zmm8, zmm1, zmm26	// x1.canonical
vpsubq zmm9, zmm2, zmm25	// x1.canonical
vpsraq zmm10, zmm3, 52	// x1.canonical
vpaddq zmm4, zmm4, zmm10	// x1.canonical
vpsrlq zmm10, zmm5, 52	// x1.canonical
vpaddq zmm6, zmm6, zmm10	// x1.canonical
vpsraq zmm10, zmm4, 52	// x1.canonical
vpaddq zmm7, zmm7, zmm10	// x1.canonical
vpsrlq zmm10, zmm6, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm10	// x1.canonical
vpsraq zmm10, zmm7, 52	// x1.canonical
vpaddq zmm8, zmm8, zmm10	// x1.canonical
vpsrlq zmm10, zmm0, 52	// x1.canonical
vpaddq zmm1, zmm1, zmm10	// x1.canonical
vpsraq zmm10, zmm8, 52	// x1.canonical
vpaddq zmm9, zmm9, zmm10	// x1.canonical
vpsrlq zmm10, zmm1, 52	// x1.canonical
vpaddq zmm2, zmm2, zmm10	// x1.canonical
vpmovq2m k3, zmm9	// x1.canonical
vmovdqa64 zmm3{k3}, zmm5	// x1.canonical
vmovdqa64 zmm4{k3}, zmm6	// x1.canonical
vmovdqa64 zmm7{k3}, zmm0	// x1.canonical
vmovdqa64 zmm8{k3}, zmm1	// x1.canonical
vmovdqa64 zmm9{k3}, zmm2	// x1.canonical
vpsllq zmm6, zmm3, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm6, zmm4, 12	// x1.canonical
vpsllq zmm6, zmm4, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm6, zmm7, 24	// x1.canonical
vpsllq zmm6, zmm7, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm6, zmm8, 36	// x1.canonical
vpsllq zmm6, zmm8, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm6, zmm9, 48	// x1.canonical
vpunpcklqdq zmm3, zmm0, zmm1	// x1.store
vpunpckhqdq zmm4, zmm0, zmm1	// x1.store
vmovdqu64 xmmword ptr [rsi+256], xmm3	// x1.store
vextracti64x2 xmmword ptr [rsi+288], zmm3, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+320], zmm3, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+352], zmm3, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+384], xmm4	// x1.store
vextracti64x2 xmmword ptr [rsi+416], zmm4, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+448], zmm4, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+480], zmm4, 3	// x1.store
vpunpcklqdq zmm3, zmm2, zmm5	// x1.store
vpunpckhqdq zmm4, zmm2, zmm5	// x1.store
vmovdqu64 xmmword ptr [rsi+272], xmm3	// x1.store
vextracti64x2 xmmword ptr [rsi+304], zmm3, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+336], zmm3, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+368], zmm3, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+400], xmm4	// x1.store
vextracti64x2 xmmword ptr [rsi+432], zmm4, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+464], zmm4, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+496], zmm4, 3	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
