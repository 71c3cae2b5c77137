// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_3` [Mon85, Mon87], 3 words and 4 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 4), or 0 for zero, and
//   p = inverse y / 2^(52 4), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 899 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 512	// begin
add rdx, r9	// begin
imul r9, rax, 384	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 384	// place
lea r8, [rdi+1664]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 512	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm3, xmmword ptr [rsi-384]	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-360], 1	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-336], 2	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-312], 3	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-288]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-264], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-240], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-216], 3	// again.x0.load
vpunpcklqdq zmm0, zmm3, zmm4	// again.x0.load
vpunpckhqdq zmm1, zmm3, zmm4	// again.x0.load
vmovdqu64 xmm3, xmmword ptr [rsi-376]	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-328], 2	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-304], 3	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-280]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-256], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-232], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-208], 3	// again.x0.load
vpunpckhqdq zmm2, zmm3, zmm4	// again.x0.load
vporq zmm3, zmm0, zmm1	// again.x0.limbs
vporq zmm3, zmm3, zmm2	// again.x0.limbs
vptestnmq k1, zmm3, zmm3	// again.x0.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm4	// again.x0.limbs
vmovdqa64 zmm3, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2176], zmm3	// again.x0.limbs
vpshrdq zmm3, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2240], zmm3	// again.x0.limbs
vpshrdq zmm3, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2304], zmm3	// again.x0.limbs
vpsrlq zmm3, zmm2, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+2368], zmm3	// again.x0.limbs
vmovdqu64 xmm3, xmmword ptr [rsi-192]	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-168], 1	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-144], 2	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-120], 3	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-96]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-72], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-48], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-24], 3	// again.x1.load
vpunpcklqdq zmm0, zmm3, zmm4	// again.x1.load
vpunpckhqdq zmm1, zmm3, zmm4	// again.x1.load
vmovdqu64 xmm3, xmmword ptr [rsi-184]	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-136], 2	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-112], 3	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-88]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-64], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-40], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpckhqdq zmm2, zmm3, zmm4	// again.x1.load
vporq zmm3, zmm0, zmm1	// again.x1.limbs
vporq zmm3, zmm3, zmm2	// again.x1.limbs
vptestnmq k2, zmm3, zmm3	// again.x1.limbs
vmovdqa64 zmm4, zmmword ptr [rdi+384]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm4	// again.x1.limbs
vmovdqa64 zmm3, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2432], zmm3	// again.x1.limbs
vpshrdq zmm3, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2496], zmm3	// again.x1.limbs
vpshrdq zmm3, zmm1, zmm2, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2560], zmm3	// again.x1.limbs
vpsrlq zmm3, zmm2, 28	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+2624], zmm3	// again.x1.limbs
vmovdqu64 zmm16, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vpxorq zmm4, zmm4, zmm4	// again.p.row0
vmovdqu64 zmm17, zmmword ptr [r8+256]	// again.p.row0
vpxorq zmm6, zmm6, zmm6	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vpxorq zmm9, zmm9, zmm9	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2176]	// again.p.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2432]	// again.p.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2240]	// again.p.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2496]	// again.p.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2304]	// again.p.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2560]	// again.p.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2368]	// again.p.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2176]	// again.p.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2432]	// again.p.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2240]	// again.p.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2496]	// again.p.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2304]	// again.p.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2560]	// again.p.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2368]	// again.p.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2624]	// again.p.row0
vpxorq zmm12, zmm12, zmm12	// again.p.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// again.p.reduce0
vpxorq zmm13, zmm13, zmm13	// again.p.reduce0
vpmadd52luq zmm13, zmm6, zmm30	// again.p.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p.reduce0
vpsrlq zmm0, zmm0, 52	// again.p.reduce0
vpaddq zmm6, zmm6, zmm31	// again.p.reduce0
vpsrlq zmm6, zmm6, 52	// again.p.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p.reduce0
vpaddq zmm7, zmm7, zmm6	// again.p.reduce0
vmovdqu64 zmm16, zmmword ptr [r8+64]	// again.p.row1
vpxorq zmm5, zmm5, zmm5	// again.p.row1
vmovdqu64 zmm17, zmmword ptr [r8+320]	// again.p.row1
vpxorq zmm11, zmm11, zmm11	// again.p.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2176]	// again.p.row1
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2432]	// again.p.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2240]	// again.p.row1
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2496]	// again.p.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2304]	// again.p.row1
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2560]	// again.p.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2368]	// again.p.row1
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2624]	// again.p.row1
vpxorq zmm14, zmm14, zmm14	// again.p.reduce0
vpmadd52huq zmm14, zmm12, zmm29	// again.p.reduce0
vpxorq zmm15, zmm15, zmm15	// again.p.reduce0
vpmadd52huq zmm15, zmm13, zmm29	// again.p.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// again.p.reduce0
vpmadd52luq zmm7, zmm13, zmm28	// again.p.reduce0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2176]	// again.p.row1
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2432]	// again.p.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2240]	// again.p.row1
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2496]	// again.p.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2304]	// again.p.row1
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2560]	// again.p.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2368]	// again.p.row1
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2624]	// again.p.row1
vpmadd52luq zmm2, zmm12, zmm27	// again.p.reduce0
vpmadd52luq zmm8, zmm13, zmm27	// again.p.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// again.p.reduce0
vpmadd52luq zmm9, zmm13, zmm26	// again.p.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// again.p.reduce0
vpmadd52huq zmm8, zmm13, zmm28	// again.p.reduce0
vpaddq zmm1, zmm1, zmm14	// again.p.reduce0
vpaddq zmm7, zmm7, zmm15	// again.p.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// again.p.reduce0
vpmadd52huq zmm9, zmm13, zmm27	// again.p.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// again.p.reduce0
vpmadd52huq zmm10, zmm13, zmm26	// again.p.reduce0
vpxorq zmm12, zmm12, zmm12	// again.p.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// again.p.reduce1
vpxorq zmm13, zmm13, zmm13	// again.p.reduce1
vpmadd52luq zmm13, zmm7, zmm30	// again.p.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p.reduce1
vpsrlq zmm1, zmm1, 52	// again.p.reduce1
vpaddq zmm7, zmm7, zmm31	// again.p.reduce1
vpsrlq zmm7, zmm7, 52	// again.p.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p.reduce1
vpaddq zmm8, zmm8, zmm7	// again.p.reduce1
vmovdqu64 zmm16, zmmword ptr [r8+128]	// again.p.row2
vpxorq zmm0, zmm0, zmm0	// again.p.row2
vmovdqu64 zmm17, zmmword ptr [r8+384]	// again.p.row2
vpxorq zmm6, zmm6, zmm6	// again.p.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2176]	// again.p.row2
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2432]	// again.p.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2240]	// again.p.row2
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2496]	// again.p.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2304]	// again.p.row2
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2560]	// again.p.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+2368]	// again.p.row2
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2624]	// again.p.row2
vpxorq zmm14, zmm14, zmm14	// again.p.reduce1
vpmadd52huq zmm14, zmm12, zmm29	// again.p.reduce1
vpxorq zmm15, zmm15, zmm15	// again.p.reduce1
vpmadd52huq zmm15, zmm13, zmm29	// again.p.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// again.p.reduce1
vpmadd52luq zmm8, zmm13, zmm28	// again.p.reduce1
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2176]	// again.p.row2
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2432]	// again.p.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2240]	// again.p.row2
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2496]	// again.p.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2304]	// again.p.row2
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2560]	// again.p.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+2368]	// again.p.row2
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2624]	// again.p.row2
vpmadd52luq zmm3, zmm12, zmm27	// again.p.reduce1
vpmadd52luq zmm9, zmm13, zmm27	// again.p.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// again.p.reduce1
vpmadd52luq zmm10, zmm13, zmm26	// again.p.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// again.p.reduce1
vpmadd52huq zmm9, zmm13, zmm28	// again.p.reduce1
vpaddq zmm2, zmm2, zmm14	// again.p.reduce1
vpaddq zmm8, zmm8, zmm15	// again.p.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// again.p.reduce1
vpmadd52huq zmm10, zmm13, zmm27	// again.p.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// again.p.reduce1
vpmadd52huq zmm11, zmm13, zmm26	// again.p.reduce1
vpxorq zmm12, zmm12, zmm12	// again.p.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// again.p.reduce2
vpxorq zmm13, zmm13, zmm13	// again.p.reduce2
vpmadd52luq zmm13, zmm8, zmm30	// again.p.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p.reduce2
vpsrlq zmm2, zmm2, 52	// again.p.reduce2
vpaddq zmm8, zmm8, zmm31	// again.p.reduce2
vpsrlq zmm8, zmm8, 52	// again.p.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p.reduce2
vpaddq zmm9, zmm9, zmm8	// again.p.reduce2
vmovdqu64 zmm16, zmmword ptr [r8+192]	// again.p.row3
vpxorq zmm1, zmm1, zmm1	// again.p.row3
vmovdqu64 zmm17, zmmword ptr [r8+448]	// again.p.row3
vpxorq zmm7, zmm7, zmm7	// again.p.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2176]	// again.p.row3
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2432]	// again.p.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [rdi+2240]	// again.p.row3
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2496]	// again.p.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [rdi+2304]	// again.p.row3
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2560]	// again.p.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2368]	// again.p.row3
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2624]	// again.p.row3
vpxorq zmm14, zmm14, zmm14	// again.p.reduce2
vpmadd52huq zmm14, zmm12, zmm29	// again.p.reduce2
vpxorq zmm15, zmm15, zmm15	// again.p.reduce2
vpmadd52huq zmm15, zmm13, zmm29	// again.p.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// again.p.reduce2
vpmadd52luq zmm9, zmm13, zmm28	// again.p.reduce2
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2176]	// again.p.row3
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2432]	// again.p.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [rdi+2240]	// again.p.row3
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2496]	// again.p.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [rdi+2304]	// again.p.row3
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2560]	// again.p.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2368]	// again.p.row3
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2624]	// again.p.row3
vpmadd52luq zmm4, zmm12, zmm27	// again.p.reduce2
vpmadd52luq zmm10, zmm13, zmm27	// again.p.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// again.p.reduce2
vpmadd52luq zmm11, zmm13, zmm26	// again.p.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// again.p.reduce2
vpmadd52huq zmm10, zmm13, zmm28	// again.p.reduce2
vpaddq zmm3, zmm3, zmm14	// again.p.reduce2
vpaddq zmm9, zmm9, zmm15	// again.p.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// again.p.reduce2
vpmadd52huq zmm11, zmm13, zmm27	// again.p.reduce2
vpmadd52huq zmm0, zmm12, zmm26	// again.p.reduce2
vpmadd52huq zmm6, zmm13, zmm26	// again.p.reduce2
vpxorq zmm12, zmm12, zmm12	// again.p.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// again.p.reduce3
vpxorq zmm13, zmm13, zmm13	// again.p.reduce3
vpmadd52luq zmm13, zmm9, zmm30	// again.p.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p.reduce3
vpsrlq zmm3, zmm3, 52	// again.p.reduce3
vpaddq zmm9, zmm9, zmm31	// again.p.reduce3
vpsrlq zmm9, zmm9, 52	// again.p.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p.reduce3
vpaddq zmm10, zmm10, zmm9	// again.p.reduce3
vpxorq zmm14, zmm14, zmm14	// again.p.reduce3
vpmadd52huq zmm14, zmm12, zmm29	// again.p.reduce3
vpxorq zmm15, zmm15, zmm15	// again.p.reduce3
vpmadd52huq zmm15, zmm13, zmm29	// again.p.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// again.p.reduce3
vpmadd52luq zmm10, zmm13, zmm28	// again.p.reduce3
vpmadd52luq zmm5, zmm12, zmm27	// again.p.reduce3
vpmadd52luq zmm11, zmm13, zmm27	// again.p.reduce3
vpmadd52luq zmm0, zmm12, zmm26	// again.p.reduce3
vpmadd52luq zmm6, zmm13, zmm26	// again.p.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// again.p.reduce3
vpmadd52huq zmm11, zmm13, zmm28	// again.p.reduce3
vpaddq zmm4, zmm4, zmm14	// again.p.reduce3
vpaddq zmm10, zmm10, zmm15	// again.p.reduce3
vpmadd52huq zmm0, zmm12, zmm27	// again.p.reduce3
vpmadd52huq zmm6, zmm13, zmm27	// again.p.reduce3
vpmadd52huq zmm1, zmm12, zmm26	// again.p.reduce3
vpmadd52huq zmm7, zmm13, zmm26	// again.p.reduce3
vpsrlq zmm12, zmm4, 52	// again.p.carry
vpaddq zmm5, zmm5, zmm12	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm4	// again.p.carry
vpsrlq zmm13, zmm10, 52	// again.p.carry
vpaddq zmm11, zmm11, zmm13	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm10	// again.p.carry
vpsrlq zmm12, zmm5, 52	// again.p.carry
vpaddq zmm0, zmm0, zmm12	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm5	// again.p.carry
vpsrlq zmm13, zmm11, 52	// again.p.carry
vpaddq zmm6, zmm6, zmm13	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm11	// again.p.carry
vpsrlq zmm12, zmm0, 52	// again.p.carry
vpaddq zmm1, zmm1, zmm12	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm0	// again.p.carry
vpsrlq zmm13, zmm6, 52	// again.p.carry
vpaddq zmm7, zmm7, zmm13	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm6	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm1	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm7	// again.p.carry
lea r8, [rdi+1152]	// again
add rdx, 512	// again
4:
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
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm16, zmmword ptr [rdi+640]	// u0.row0
vpxorq zmm0, zmm0, zmm0	// u0.row0
vpxorq zmm1, zmm1, zmm1	// u0.row0
vpxorq zmm2, zmm2, zmm2	// u0.row0
vpxorq zmm3, zmm3, zmm3	// u0.row0
vpxorq zmm4, zmm4, zmm4	// u0.row0
vmovdqu64 zmm17, zmmword ptr [rdi+640]	// u0.row0
vpxorq zmm6, zmm6, zmm6	// u0.row0
vpxorq zmm7, zmm7, zmm7	// u0.row0
vpxorq zmm8, zmm8, zmm8	// u0.row0
vpxorq zmm9, zmm9, zmm9	// u0.row0
vpxorq zmm10, zmm10, zmm10	// u0.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+0]	// u0.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2176]	// u0.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+64]	// u0.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2240]	// u0.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+128]	// u0.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2304]	// u0.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+192]	// u0.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2368]	// u0.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+0]	// u0.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2176]	// u0.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+64]	// u0.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2240]	// u0.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+128]	// u0.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2304]	// u0.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+192]	// u0.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2368]	// u0.row0
vpxorq zmm12, zmm12, zmm12	// u0.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// u0.reduce0
vpxorq zmm13, zmm13, zmm13	// u0.reduce0
vpmadd52luq zmm13, zmm6, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm6, zmm6, zmm31	// u0.reduce0
vpsrlq zmm6, zmm6, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vpaddq zmm7, zmm7, zmm6	// u0.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+704]	// u0.row1
vpxorq zmm5, zmm5, zmm5	// u0.row1
vmovdqu64 zmm17, zmmword ptr [rdi+704]	// u0.row1
vpxorq zmm11, zmm11, zmm11	// u0.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+0]	// u0.row1
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2176]	// u0.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+64]	// u0.row1
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2240]	// u0.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+128]	// u0.row1
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2304]	// u0.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+192]	// u0.row1
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2368]	// u0.row1
vpxorq zmm14, zmm14, zmm14	// u0.reduce0
vpmadd52huq zmm14, zmm12, zmm29	// u0.reduce0
vpxorq zmm15, zmm15, zmm15	// u0.reduce0
vpmadd52huq zmm15, zmm13, zmm29	// u0.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// u0.reduce0
vpmadd52luq zmm7, zmm13, zmm28	// u0.reduce0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+0]	// u0.row1
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2176]	// u0.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+64]	// u0.row1
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2240]	// u0.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+128]	// u0.row1
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2304]	// u0.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+192]	// u0.row1
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2368]	// u0.row1
vpmadd52luq zmm2, zmm12, zmm27	// u0.reduce0
vpmadd52luq zmm8, zmm13, zmm27	// u0.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// u0.reduce0
vpmadd52luq zmm9, zmm13, zmm26	// u0.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// u0.reduce0
vpmadd52huq zmm8, zmm13, zmm28	// u0.reduce0
vpaddq zmm1, zmm1, zmm14	// u0.reduce0
vpaddq zmm7, zmm7, zmm15	// u0.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// u0.reduce0
vpmadd52huq zmm9, zmm13, zmm27	// u0.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// u0.reduce0
vpmadd52huq zmm10, zmm13, zmm26	// u0.reduce0
vpxorq zmm12, zmm12, zmm12	// u0.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// u0.reduce1
vpxorq zmm13, zmm13, zmm13	// u0.reduce1
vpmadd52luq zmm13, zmm7, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm7, zmm7, zmm31	// u0.reduce1
vpsrlq zmm7, zmm7, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vpaddq zmm8, zmm8, zmm7	// u0.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+768]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vmovdqu64 zmm17, zmmword ptr [rdi+768]	// u0.row2
vpxorq zmm6, zmm6, zmm6	// u0.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+0]	// u0.row2
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2176]	// u0.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+64]	// u0.row2
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2240]	// u0.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+128]	// u0.row2
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2304]	// u0.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+192]	// u0.row2
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2368]	// u0.row2
vpxorq zmm14, zmm14, zmm14	// u0.reduce1
vpmadd52huq zmm14, zmm12, zmm29	// u0.reduce1
vpxorq zmm15, zmm15, zmm15	// u0.reduce1
vpmadd52huq zmm15, zmm13, zmm29	// u0.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// u0.reduce1
vpmadd52luq zmm8, zmm13, zmm28	// u0.reduce1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+0]	// u0.row2
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2176]	// u0.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+64]	// u0.row2
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2240]	// u0.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+128]	// u0.row2
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2304]	// u0.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+192]	// u0.row2
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2368]	// u0.row2
vpmadd52luq zmm3, zmm12, zmm27	// u0.reduce1
vpmadd52luq zmm9, zmm13, zmm27	// u0.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// u0.reduce1
vpmadd52luq zmm10, zmm13, zmm26	// u0.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// u0.reduce1
vpmadd52huq zmm9, zmm13, zmm28	// u0.reduce1
vpaddq zmm2, zmm2, zmm14	// u0.reduce1
vpaddq zmm8, zmm8, zmm15	// u0.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// u0.reduce1
vpmadd52huq zmm10, zmm13, zmm27	// u0.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// u0.reduce1
vpmadd52huq zmm11, zmm13, zmm26	// u0.reduce1
vpxorq zmm12, zmm12, zmm12	// u0.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// u0.reduce2
vpxorq zmm13, zmm13, zmm13	// u0.reduce2
vpmadd52luq zmm13, zmm8, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm8, zmm8, zmm31	// u0.reduce2
vpsrlq zmm8, zmm8, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vpaddq zmm9, zmm9, zmm8	// u0.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+832]	// u0.row3
vpxorq zmm1, zmm1, zmm1	// u0.row3
vmovdqu64 zmm17, zmmword ptr [rdi+832]	// u0.row3
vpxorq zmm7, zmm7, zmm7	// u0.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+0]	// u0.row3
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2176]	// u0.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+64]	// u0.row3
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2240]	// u0.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+128]	// u0.row3
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2304]	// u0.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+192]	// u0.row3
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2368]	// u0.row3
vpxorq zmm14, zmm14, zmm14	// u0.reduce2
vpmadd52huq zmm14, zmm12, zmm29	// u0.reduce2
vpxorq zmm15, zmm15, zmm15	// u0.reduce2
vpmadd52huq zmm15, zmm13, zmm29	// u0.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// u0.reduce2
vpmadd52luq zmm9, zmm13, zmm28	// u0.reduce2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+0]	// u0.row3
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2176]	// u0.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+64]	// u0.row3
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2240]	// u0.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+128]	// u0.row3
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2304]	// u0.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+192]	// u0.row3
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2368]	// u0.row3
vpmadd52luq zmm4, zmm12, zmm27	// u0.reduce2
vpmadd52luq zmm10, zmm13, zmm27	// u0.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// u0.reduce2
vpmadd52luq zmm11, zmm13, zmm26	// u0.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// u0.reduce2
vpmadd52huq zmm10, zmm13, zmm28	// u0.reduce2
vpaddq zmm3, zmm3, zmm14	// u0.reduce2
vpaddq zmm9, zmm9, zmm15	// u0.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// u0.reduce2
vpmadd52huq zmm11, zmm13, zmm27	// u0.reduce2
vpmadd52huq zmm0, zmm12, zmm26	// u0.reduce2
vpmadd52huq zmm6, zmm13, zmm26	// u0.reduce2
vpxorq zmm12, zmm12, zmm12	// u0.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// u0.reduce3
vpxorq zmm13, zmm13, zmm13	// u0.reduce3
vpmadd52luq zmm13, zmm9, zmm30	// u0.reduce3
vpaddq zmm3, zmm3, zmm31	// u0.reduce3
vpsrlq zmm3, zmm3, 52	// u0.reduce3
vpaddq zmm9, zmm9, zmm31	// u0.reduce3
vpsrlq zmm9, zmm9, 52	// u0.reduce3
vpaddq zmm4, zmm4, zmm3	// u0.reduce3
vpaddq zmm10, zmm10, zmm9	// u0.reduce3
vpxorq zmm14, zmm14, zmm14	// u0.reduce3
vpmadd52huq zmm14, zmm12, zmm29	// u0.reduce3
vpxorq zmm15, zmm15, zmm15	// u0.reduce3
vpmadd52huq zmm15, zmm13, zmm29	// u0.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// u0.reduce3
vpmadd52luq zmm10, zmm13, zmm28	// u0.reduce3
vpmadd52luq zmm5, zmm12, zmm27	// u0.reduce3
vpmadd52luq zmm11, zmm13, zmm27	// u0.reduce3
vpmadd52luq zmm0, zmm12, zmm26	// u0.reduce3
vpmadd52luq zmm6, zmm13, zmm26	// u0.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// u0.reduce3
vpmadd52huq zmm11, zmm13, zmm28	// u0.reduce3
vpaddq zmm4, zmm4, zmm14	// u0.reduce3
vpaddq zmm10, zmm10, zmm15	// u0.reduce3
vpmadd52huq zmm0, zmm12, zmm27	// u0.reduce3
vpmadd52huq zmm6, zmm13, zmm27	// u0.reduce3
vpmadd52huq zmm1, zmm12, zmm26	// u0.reduce3
vpmadd52huq zmm7, zmm13, zmm26	// u0.reduce3
vpsrlq zmm12, zmm10, 52	// u0.carry
vpaddq zmm11, zmm11, zmm12	// u0.carry
vmovdqu64 zmmword ptr [rdi+640], zmm10	// u0.carry
vpsrlq zmm12, zmm11, 52	// u0.carry
vpaddq zmm6, zmm6, zmm12	// u0.carry
vmovdqu64 zmmword ptr [rdi+704], zmm11	// u0.carry
vpsrlq zmm12, zmm6, 52	// u0.carry
vpaddq zmm7, zmm7, zmm12	// u0.carry
vmovdqu64 zmmword ptr [rdi+768], zmm6	// u0.carry
vmovdqu64 zmmword ptr [rdi+832], zmm7	// u0.carry
vpsubq zmm2, zmm4, zmm29	// x0.canonical
vpsubq zmm3, zmm5, zmm28	// x0.canonical
vpsubq zmm6, zmm0, zmm27	// x0.canonical
vpsubq zmm7, zmm1, zmm26	// x0.canonical
vpsraq zmm8, zmm2, 52	// x0.canonical
vpaddq zmm3, zmm3, zmm8	// x0.canonical
vpsrlq zmm8, zmm4, 52	// x0.canonical
vpaddq zmm5, zmm5, zmm8	// x0.canonical
vpsraq zmm8, zmm3, 52	// x0.canonical
vpaddq zmm6, zmm6, zmm8	// x0.canonical
vpsrlq zmm8, zmm5, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm8	// x0.canonical
vpsraq zmm8, zmm6, 52	// x0.canonical
vpaddq zmm7, zmm7, zmm8	// x0.canonical
vpsrlq zmm8, zmm0, 52	// x0.canonical
vpaddq zmm1, zmm1, zmm8	// x0.canonical
vpmovq2m k3, zmm7	// x0.canonical
vmovdqa64 zmm2{k3}, zmm4	// x0.canonical
vmovdqa64 zmm3{k3}, zmm5	// x0.canonical
vmovdqa64 zmm6{k3}, zmm0	// x0.canonical
vmovdqa64 zmm7{k3}, zmm1	// x0.canonical
vpsllq zmm5, zmm2, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm5, zmm3, 12	// x0.canonical
vpsllq zmm5, zmm3, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm5, zmm6, 24	// x0.canonical
vpsllq zmm5, zmm6, 12	// x0.canonical
vpshrdq zmm4{k1}{z}, zmm5, zmm7, 36	// x0.canonical
vpunpcklqdq zmm2, zmm0, zmm1	// x0.store
vpunpckhqdq zmm3, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm2	// x0.store
vextracti64x2 xmmword ptr [rsi+24], zmm2, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+48], zmm2, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+72], zmm2, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+96], xmm3	// x0.store
vextracti64x2 xmmword ptr [rsi+120], zmm3, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+144], zmm3, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+168], zmm3, 3	// x0.store
vpunpcklqdq zmm2, zmm1, zmm4	// x0.store
vpunpckhqdq zmm3, zmm1, zmm4	// x0.store
vmovdqu64 xmmword ptr [rsi+8], xmm2	// x0.store
vextracti64x2 xmmword ptr [rsi+32], zmm2, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+56], zmm2, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+80], zmm2, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+104], xmm3	// x0.store
vextracti64x2 xmmword ptr [rsi+128], zmm3, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+152], zmm3, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm3, 3	// x0.store
vmovdqu64 zmm16, zmmword ptr [rdi+896]	// u1.row0
vpxorq zmm0, zmm0, zmm0	// u1.row0
vpxorq zmm1, zmm1, zmm1	// u1.row0
vpxorq zmm2, zmm2, zmm2	// u1.row0
vpxorq zmm3, zmm3, zmm3	// u1.row0
vpxorq zmm4, zmm4, zmm4	// u1.row0
vmovdqu64 zmm17, zmmword ptr [rdi+896]	// u1.row0
vpxorq zmm6, zmm6, zmm6	// u1.row0
vpxorq zmm7, zmm7, zmm7	// u1.row0
vpxorq zmm8, zmm8, zmm8	// u1.row0
vpxorq zmm9, zmm9, zmm9	// u1.row0
vpxorq zmm10, zmm10, zmm10	// u1.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+256]	// u1.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2432]	// u1.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+320]	// u1.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2496]	// u1.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+384]	// u1.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2560]	// u1.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+448]	// u1.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2624]	// u1.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+256]	// u1.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2432]	// u1.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+320]	// u1.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2496]	// u1.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+384]	// u1.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2560]	// u1.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+448]	// u1.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2624]	// u1.row0
vpxorq zmm12, zmm12, zmm12	// u1.reduce0
vpmadd52luq zmm12, zmm0, zmm30	// u1.reduce0
vpxorq zmm13, zmm13, zmm13	// u1.reduce0
vpmadd52luq zmm13, zmm6, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm6, zmm6, zmm31	// u1.reduce0
vpsrlq zmm6, zmm6, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vpaddq zmm7, zmm7, zmm6	// u1.reduce0
vmovdqu64 zmm16, zmmword ptr [rdi+960]	// u1.row1
vpxorq zmm5, zmm5, zmm5	// u1.row1
vmovdqu64 zmm17, zmmword ptr [rdi+960]	// u1.row1
vpxorq zmm11, zmm11, zmm11	// u1.row1
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+256]	// u1.row1
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2432]	// u1.row1
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+320]	// u1.row1
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2496]	// u1.row1
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+384]	// u1.row1
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2560]	// u1.row1
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+448]	// u1.row1
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2624]	// u1.row1
vpxorq zmm14, zmm14, zmm14	// u1.reduce0
vpmadd52huq zmm14, zmm12, zmm29	// u1.reduce0
vpxorq zmm15, zmm15, zmm15	// u1.reduce0
vpmadd52huq zmm15, zmm13, zmm29	// u1.reduce0
vpmadd52luq zmm1, zmm12, zmm28	// u1.reduce0
vpmadd52luq zmm7, zmm13, zmm28	// u1.reduce0
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+256]	// u1.row1
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2432]	// u1.row1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+320]	// u1.row1
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2496]	// u1.row1
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+384]	// u1.row1
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2560]	// u1.row1
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+448]	// u1.row1
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2624]	// u1.row1
vpmadd52luq zmm2, zmm12, zmm27	// u1.reduce0
vpmadd52luq zmm8, zmm13, zmm27	// u1.reduce0
vpmadd52luq zmm3, zmm12, zmm26	// u1.reduce0
vpmadd52luq zmm9, zmm13, zmm26	// u1.reduce0
vpmadd52huq zmm2, zmm12, zmm28	// u1.reduce0
vpmadd52huq zmm8, zmm13, zmm28	// u1.reduce0
vpaddq zmm1, zmm1, zmm14	// u1.reduce0
vpaddq zmm7, zmm7, zmm15	// u1.reduce0
vpmadd52huq zmm3, zmm12, zmm27	// u1.reduce0
vpmadd52huq zmm9, zmm13, zmm27	// u1.reduce0
vpmadd52huq zmm4, zmm12, zmm26	// u1.reduce0
vpmadd52huq zmm10, zmm13, zmm26	// u1.reduce0
vpxorq zmm12, zmm12, zmm12	// u1.reduce1
vpmadd52luq zmm12, zmm1, zmm30	// u1.reduce1
vpxorq zmm13, zmm13, zmm13	// u1.reduce1
vpmadd52luq zmm13, zmm7, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm7, zmm7, zmm31	// u1.reduce1
vpsrlq zmm7, zmm7, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vpaddq zmm8, zmm8, zmm7	// u1.reduce1
vmovdqu64 zmm16, zmmword ptr [rdi+1024]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vmovdqu64 zmm17, zmmword ptr [rdi+1024]	// u1.row2
vpxorq zmm6, zmm6, zmm6	// u1.row2
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+256]	// u1.row2
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2432]	// u1.row2
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+320]	// u1.row2
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2496]	// u1.row2
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+384]	// u1.row2
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2560]	// u1.row2
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+448]	// u1.row2
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2624]	// u1.row2
vpxorq zmm14, zmm14, zmm14	// u1.reduce1
vpmadd52huq zmm14, zmm12, zmm29	// u1.reduce1
vpxorq zmm15, zmm15, zmm15	// u1.reduce1
vpmadd52huq zmm15, zmm13, zmm29	// u1.reduce1
vpmadd52luq zmm2, zmm12, zmm28	// u1.reduce1
vpmadd52luq zmm8, zmm13, zmm28	// u1.reduce1
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+256]	// u1.row2
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2432]	// u1.row2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+320]	// u1.row2
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2496]	// u1.row2
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+384]	// u1.row2
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2560]	// u1.row2
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+448]	// u1.row2
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2624]	// u1.row2
vpmadd52luq zmm3, zmm12, zmm27	// u1.reduce1
vpmadd52luq zmm9, zmm13, zmm27	// u1.reduce1
vpmadd52luq zmm4, zmm12, zmm26	// u1.reduce1
vpmadd52luq zmm10, zmm13, zmm26	// u1.reduce1
vpmadd52huq zmm3, zmm12, zmm28	// u1.reduce1
vpmadd52huq zmm9, zmm13, zmm28	// u1.reduce1
vpaddq zmm2, zmm2, zmm14	// u1.reduce1
vpaddq zmm8, zmm8, zmm15	// u1.reduce1
vpmadd52huq zmm4, zmm12, zmm27	// u1.reduce1
vpmadd52huq zmm10, zmm13, zmm27	// u1.reduce1
vpmadd52huq zmm5, zmm12, zmm26	// u1.reduce1
vpmadd52huq zmm11, zmm13, zmm26	// u1.reduce1
vpxorq zmm12, zmm12, zmm12	// u1.reduce2
vpmadd52luq zmm12, zmm2, zmm30	// u1.reduce2
vpxorq zmm13, zmm13, zmm13	// u1.reduce2
vpmadd52luq zmm13, zmm8, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm8, zmm8, zmm31	// u1.reduce2
vpsrlq zmm8, zmm8, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vpaddq zmm9, zmm9, zmm8	// u1.reduce2
vmovdqu64 zmm16, zmmword ptr [rdi+1088]	// u1.row3
vpxorq zmm1, zmm1, zmm1	// u1.row3
vmovdqu64 zmm17, zmmword ptr [rdi+1088]	// u1.row3
vpxorq zmm7, zmm7, zmm7	// u1.row3
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+256]	// u1.row3
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2432]	// u1.row3
vpmadd52luq zmm4, zmm16, zmmword ptr [r8+320]	// u1.row3
vpmadd52luq zmm10, zmm17, zmmword ptr [rdi+2496]	// u1.row3
vpmadd52luq zmm5, zmm16, zmmword ptr [r8+384]	// u1.row3
vpmadd52luq zmm11, zmm17, zmmword ptr [rdi+2560]	// u1.row3
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+448]	// u1.row3
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2624]	// u1.row3
vpxorq zmm14, zmm14, zmm14	// u1.reduce2
vpmadd52huq zmm14, zmm12, zmm29	// u1.reduce2
vpxorq zmm15, zmm15, zmm15	// u1.reduce2
vpmadd52huq zmm15, zmm13, zmm29	// u1.reduce2
vpmadd52luq zmm3, zmm12, zmm28	// u1.reduce2
vpmadd52luq zmm9, zmm13, zmm28	// u1.reduce2
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+256]	// u1.row3
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2432]	// u1.row3
vpmadd52huq zmm5, zmm16, zmmword ptr [r8+320]	// u1.row3
vpmadd52huq zmm11, zmm17, zmmword ptr [rdi+2496]	// u1.row3
vpmadd52huq zmm0, zmm16, zmmword ptr [r8+384]	// u1.row3
vpmadd52huq zmm6, zmm17, zmmword ptr [rdi+2560]	// u1.row3
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+448]	// u1.row3
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2624]	// u1.row3
vpmadd52luq zmm4, zmm12, zmm27	// u1.reduce2
vpmadd52luq zmm10, zmm13, zmm27	// u1.reduce2
vpmadd52luq zmm5, zmm12, zmm26	// u1.reduce2
vpmadd52luq zmm11, zmm13, zmm26	// u1.reduce2
vpmadd52huq zmm4, zmm12, zmm28	// u1.reduce2
vpmadd52huq zmm10, zmm13, zmm28	// u1.reduce2
vpaddq zmm3, zmm3, zmm14	// u1.reduce2
vpaddq zmm9, zmm9, zmm15	// u1.reduce2
vpmadd52huq zmm5, zmm12, zmm27	// u1.reduce2
vpmadd52huq zmm11, zmm13, zmm27	// u1.reduce2
vpmadd52huq zmm0, zmm12, zmm26	// u1.reduce2
vpmadd52huq zmm6, zmm13, zmm26	// u1.reduce2
vpxorq zmm12, zmm12, zmm12	// u1.reduce3
vpmadd52luq zmm12, zmm3, zmm30	// u1.reduce3
vpxorq zmm13, zmm13, zmm13	// u1.reduce3
vpmadd52luq zmm13, zmm9, zmm30	// u1.reduce3
vpaddq zmm3, zmm3, zmm31	// u1.reduce3
vpsrlq zmm3, zmm3, 52	// u1.reduce3
vpaddq zmm9, zmm9, zmm31	// u1.reduce3
vpsrlq zmm9, zmm9, 52	// u1.reduce3
vpaddq zmm4, zmm4, zmm3	// u1.reduce3
vpaddq zmm10, zmm10, zmm9	// u1.reduce3
vpxorq zmm14, zmm14, zmm14	// u1.reduce3
vpmadd52huq zmm14, zmm12, zmm29	// u1.reduce3
vpxorq zmm15, zmm15, zmm15	// u1.reduce3
vpmadd52huq zmm15, zmm13, zmm29	// u1.reduce3
vpmadd52luq zmm4, zmm12, zmm28	// u1.reduce3
vpmadd52luq zmm10, zmm13, zmm28	// u1.reduce3
vpmadd52luq zmm5, zmm12, zmm27	// u1.reduce3
vpmadd52luq zmm11, zmm13, zmm27	// u1.reduce3
vpmadd52luq zmm0, zmm12, zmm26	// u1.reduce3
vpmadd52luq zmm6, zmm13, zmm26	// u1.reduce3
vpmadd52huq zmm5, zmm12, zmm28	// u1.reduce3
vpmadd52huq zmm11, zmm13, zmm28	// u1.reduce3
vpaddq zmm4, zmm4, zmm14	// u1.reduce3
vpaddq zmm10, zmm10, zmm15	// u1.reduce3
vpmadd52huq zmm0, zmm12, zmm27	// u1.reduce3
vpmadd52huq zmm6, zmm13, zmm27	// u1.reduce3
vpmadd52huq zmm1, zmm12, zmm26	// u1.reduce3
vpmadd52huq zmm7, zmm13, zmm26	// u1.reduce3
vpsrlq zmm12, zmm10, 52	// u1.carry
vpaddq zmm11, zmm11, zmm12	// u1.carry
vmovdqu64 zmmword ptr [rdi+896], zmm10	// u1.carry
vpsrlq zmm12, zmm11, 52	// u1.carry
vpaddq zmm6, zmm6, zmm12	// u1.carry
vmovdqu64 zmmword ptr [rdi+960], zmm11	// u1.carry
vpsrlq zmm12, zmm6, 52	// u1.carry
vpaddq zmm7, zmm7, zmm12	// u1.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm6	// u1.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm7	// u1.carry
vpsubq zmm2, zmm4, zmm29	// x1.canonical
vpsubq zmm3, zmm5, zmm28	// x1.canonical
vpsubq zmm6, zmm0, zmm27	// x1.canonical
vpsubq zmm7, zmm1, zmm26	// x1.canonical
vpsraq zmm8, zmm2, 52	// x1.canonical
vpaddq zmm3, zmm3, zmm8	// x1.canonical
vpsrlq zmm8, zmm4, 52	// x1.canonical
vpaddq zmm5, zmm5, zmm8	// x1.canonical
vpsraq zmm8, zmm3, 52	// x1.canonical
vpaddq zmm6, zmm6, zmm8	// x1.canonical
vpsrlq zmm8, zmm5, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm8	// x1.canonical
vpsraq zmm8, zmm6, 52	// x1.canonical
vpaddq zmm7, zmm7, zmm8	// x1.canonical
vpsrlq zmm8, zmm0, 52	// x1.canonical
vpaddq zmm1, zmm1, zmm8	// x1.canonical
vpmovq2m k3, zmm7	// x1.canonical
vmovdqa64 zmm2{k3}, zmm4	// x1.canonical
vmovdqa64 zmm3{k3}, zmm5	// x1.canonical
vmovdqa64 zmm6{k3}, zmm0	// x1.canonical
vmovdqa64 zmm7{k3}, zmm1	// x1.canonical
vpsllq zmm5, zmm2, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm5, zmm3, 12	// x1.canonical
vpsllq zmm5, zmm3, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm5, zmm6, 24	// x1.canonical
vpsllq zmm5, zmm6, 12	// x1.canonical
vpshrdq zmm4{k2}{z}, zmm5, zmm7, 36	// x1.canonical
vpunpcklqdq zmm2, zmm0, zmm1	// x1.store
vpunpckhqdq zmm3, zmm0, zmm1	// x1.store
vmovdqu64 xmmword ptr [rsi+192], xmm2	// x1.store
vextracti64x2 xmmword ptr [rsi+216], zmm2, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+240], zmm2, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+264], zmm2, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+288], xmm3	// x1.store
vextracti64x2 xmmword ptr [rsi+312], zmm3, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+336], zmm3, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+360], zmm3, 3	// x1.store
vpunpcklqdq zmm2, zmm1, zmm4	// x1.store
vpunpckhqdq zmm3, zmm1, zmm4	// x1.store
vmovdqu64 xmmword ptr [rsi+200], xmm2	// x1.store
vextracti64x2 xmmword ptr [rsi+224], zmm2, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+248], zmm2, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+272], zmm2, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+296], xmm3	// x1.store
vextracti64x2 xmmword ptr [rsi+320], zmm3, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+344], zmm3, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+368], zmm3, 3	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
