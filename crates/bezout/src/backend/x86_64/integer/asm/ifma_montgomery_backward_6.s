// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_6` [Mon85, Mon87], 6 words and 8 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 8), or 0 for zero, and
//   p = inverse y / 2^(52 8), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 7552 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 512,
//   2^52 - 1 at 576, 1 at 640, orders of lanes at 704, p at 896, spare at 1920, first at 2944, x at
//   3968, others at 4992, total at 6528. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2489 instructions.
vmovdqa64 zmm31, zmmword ptr [rdi+576]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+512]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 1024	// begin
add rdx, r9	// begin
imul r9, rax, 768	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 768	// place
lea r8, [rdi+2944]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 1024	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm6, xmmword ptr [rsi-768]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-720], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-672], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-624], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-576]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-528], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-480], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-432], 3	// again.x0.load
vpunpcklqdq zmm0, zmm6, zmm7	// again.x0.load
vpunpckhqdq zmm1, zmm6, zmm7	// again.x0.load
vmovdqu64 xmm6, xmmword ptr [rsi-752]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-704], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-656], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-608], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-560]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-512], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-464], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-416], 3	// again.x0.load
vpunpcklqdq zmm2, zmm6, zmm7	// again.x0.load
vpunpckhqdq zmm3, zmm6, zmm7	// again.x0.load
vmovdqu64 xmm6, xmmword ptr [rsi-736]	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-688], 1	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-640], 2	// again.x0.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-592], 3	// again.x0.load
vmovdqu64 xmm7, xmmword ptr [rsi-544]	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-496], 1	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-448], 2	// again.x0.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-400], 3	// again.x0.load
vpunpcklqdq zmm4, zmm6, zmm7	// again.x0.load
vpunpckhqdq zmm5, zmm6, zmm7	// again.x0.load
vporq zmm6, zmm0, zmm1	// again.x0.limbs
vporq zmm6, zmm6, zmm2	// again.x0.limbs
vporq zmm6, zmm6, zmm3	// again.x0.limbs
vporq zmm6, zmm6, zmm4	// again.x0.limbs
vporq zmm6, zmm6, zmm5	// again.x0.limbs
vptestnmq k1, zmm6, zmm6	// again.x0.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// again.x0.limbs
vporq zmm0{k1}, zmm0, zmm7	// again.x0.limbs
vmovdqa64 zmm6, zmm0	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+3968], zmm6	// again.x0.limbs
vpshrdq zmm6, zmm0, zmm1, 52	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4032], zmm6	// again.x0.limbs
vpshrdq zmm6, zmm1, zmm2, 40	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4096], zmm6	// again.x0.limbs
vpshrdq zmm6, zmm2, zmm3, 28	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4160], zmm6	// again.x0.limbs
vpshrdq zmm6, zmm3, zmm4, 16	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4224], zmm6	// again.x0.limbs
vpsrlq zmm6, zmm4, 4	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4288], zmm6	// again.x0.limbs
vpshrdq zmm6, zmm4, zmm5, 56	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4352], zmm6	// again.x0.limbs
vpsrlq zmm6, zmm5, 44	// again.x0.limbs
vmovdqa64 zmmword ptr [rdi+4416], zmm6	// again.x0.limbs
vmovdqu64 xmm6, xmmword ptr [rsi-384]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-336], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-288], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-240], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-192]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-144], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-96], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-48], 3	// again.x1.load
vpunpcklqdq zmm0, zmm6, zmm7	// again.x1.load
vpunpckhqdq zmm1, zmm6, zmm7	// again.x1.load
vmovdqu64 xmm6, xmmword ptr [rsi-368]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-320], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-272], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-224], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-176]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-128], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-80], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-32], 3	// again.x1.load
vpunpcklqdq zmm2, zmm6, zmm7	// again.x1.load
vpunpckhqdq zmm3, zmm6, zmm7	// again.x1.load
vmovdqu64 xmm6, xmmword ptr [rsi-352]	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-304], 1	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-256], 2	// again.x1.load
vinserti64x2 zmm6, zmm6, xmmword ptr [rsi-208], 3	// again.x1.load
vmovdqu64 xmm7, xmmword ptr [rsi-160]	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-112], 1	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-64], 2	// again.x1.load
vinserti64x2 zmm7, zmm7, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpcklqdq zmm4, zmm6, zmm7	// again.x1.load
vpunpckhqdq zmm5, zmm6, zmm7	// again.x1.load
vporq zmm6, zmm0, zmm1	// again.x1.limbs
vporq zmm6, zmm6, zmm2	// again.x1.limbs
vporq zmm6, zmm6, zmm3	// again.x1.limbs
vporq zmm6, zmm6, zmm4	// again.x1.limbs
vporq zmm6, zmm6, zmm5	// again.x1.limbs
vptestnmq k2, zmm6, zmm6	// again.x1.limbs
vmovdqa64 zmm7, zmmword ptr [rdi+640]	// again.x1.limbs
vporq zmm0{k2}, zmm0, zmm7	// again.x1.limbs
vmovdqa64 zmm6, zmm0	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4480], zmm6	// again.x1.limbs
vpshrdq zmm6, zmm0, zmm1, 52	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4544], zmm6	// again.x1.limbs
vpshrdq zmm6, zmm1, zmm2, 40	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4608], zmm6	// again.x1.limbs
vpshrdq zmm6, zmm2, zmm3, 28	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4672], zmm6	// again.x1.limbs
vpshrdq zmm6, zmm3, zmm4, 16	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4736], zmm6	// again.x1.limbs
vpsrlq zmm6, zmm4, 4	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4800], zmm6	// again.x1.limbs
vpshrdq zmm6, zmm4, zmm5, 56	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4864], zmm6	// again.x1.limbs
vpsrlq zmm6, zmm5, 44	// again.x1.limbs
vmovdqa64 zmmword ptr [rdi+4928], zmm6	// again.x1.limbs
vmovdqu64 zmm24, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vpxorq zmm4, zmm4, zmm4	// again.p.row0
vpxorq zmm5, zmm5, zmm5	// again.p.row0
vpxorq zmm6, zmm6, zmm6	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vmovdqu64 zmm25, zmmword ptr [r8+512]	// again.p.row0
vpxorq zmm10, zmm10, zmm10	// again.p.row0
vpxorq zmm11, zmm11, zmm11	// again.p.row0
vpxorq zmm12, zmm12, zmm12	// again.p.row0
vpxorq zmm13, zmm13, zmm13	// again.p.row0
vpxorq zmm14, zmm14, zmm14	// again.p.row0
vpxorq zmm15, zmm15, zmm15	// again.p.row0
vpxorq zmm16, zmm16, zmm16	// again.p.row0
vpxorq zmm17, zmm17, zmm17	// again.p.row0
vpxorq zmm18, zmm18, zmm18	// again.p.row0
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+3968]	// again.p.row0
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4480]	// again.p.row0
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4032]	// again.p.row0
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4544]	// again.p.row0
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4096]	// again.p.row0
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4608]	// again.p.row0
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4160]	// again.p.row0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4672]	// again.p.row0
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4224]	// again.p.row0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4736]	// again.p.row0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4288]	// again.p.row0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4800]	// again.p.row0
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4352]	// again.p.row0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4864]	// again.p.row0
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4416]	// again.p.row0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4928]	// again.p.row0
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+3968]	// again.p.row0
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4480]	// again.p.row0
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4032]	// again.p.row0
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4544]	// again.p.row0
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4096]	// again.p.row0
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4608]	// again.p.row0
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4160]	// again.p.row0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4672]	// again.p.row0
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4224]	// again.p.row0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4736]	// again.p.row0
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4288]	// again.p.row0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4800]	// again.p.row0
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4352]	// again.p.row0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4864]	// again.p.row0
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4416]	// again.p.row0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4928]	// again.p.row0
vpxorq zmm20, zmm20, zmm20	// again.p.reduce0
vpmadd52luq zmm20, zmm0, zmm30	// again.p.reduce0
vpxorq zmm21, zmm21, zmm21	// again.p.reduce0
vpmadd52luq zmm21, zmm10, zmm30	// again.p.reduce0
vpaddq zmm0, zmm0, zmm31	// again.p.reduce0
vpsrlq zmm0, zmm0, 52	// again.p.reduce0
vpaddq zmm10, zmm10, zmm31	// again.p.reduce0
vpsrlq zmm10, zmm10, 52	// again.p.reduce0
vpaddq zmm1, zmm1, zmm0	// again.p.reduce0
vpaddq zmm11, zmm11, zmm10	// again.p.reduce0
vmovdqu64 zmm24, zmmword ptr [r8+64]	// again.p.row1
vpxorq zmm9, zmm9, zmm9	// again.p.row1
vmovdqu64 zmm25, zmmword ptr [r8+576]	// again.p.row1
vpxorq zmm19, zmm19, zmm19	// again.p.row1
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+3968]	// again.p.row1
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4480]	// again.p.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4032]	// again.p.row1
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4544]	// again.p.row1
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4096]	// again.p.row1
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4608]	// again.p.row1
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4160]	// again.p.row1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4672]	// again.p.row1
vpxorq zmm22, zmm22, zmm22	// again.p.reduce0
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce0
vpxorq zmm23, zmm23, zmm23	// again.p.reduce0
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce0
vpmadd52luq zmm1, zmm20, zmm28	// again.p.reduce0
vpmadd52luq zmm11, zmm21, zmm28	// again.p.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4224]	// again.p.row1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4736]	// again.p.row1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4288]	// again.p.row1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4800]	// again.p.row1
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4352]	// again.p.row1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4864]	// again.p.row1
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4416]	// again.p.row1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4928]	// again.p.row1
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+3968]	// again.p.row1
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4480]	// again.p.row1
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4032]	// again.p.row1
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4544]	// again.p.row1
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4096]	// again.p.row1
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4608]	// again.p.row1
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4160]	// again.p.row1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4672]	// again.p.row1
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4224]	// again.p.row1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4736]	// again.p.row1
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4288]	// again.p.row1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4800]	// again.p.row1
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4352]	// again.p.row1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4864]	// again.p.row1
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4416]	// again.p.row1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4928]	// again.p.row1
vpmadd52luq zmm2, zmm20, zmm27	// again.p.reduce0
vpmadd52luq zmm12, zmm21, zmm27	// again.p.reduce0
vpmadd52luq zmm3, zmm20, zmm26	// again.p.reduce0
vpmadd52luq zmm13, zmm21, zmm26	// again.p.reduce0
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+256]	// again.p.reduce0
vpaddq zmm1, zmm1, zmm22	// again.p.reduce0
vpaddq zmm11, zmm11, zmm23	// again.p.reduce0
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52huq zmm2, zmm20, zmm28	// again.p.reduce0
vpmadd52huq zmm12, zmm21, zmm28	// again.p.reduce0
vpmadd52huq zmm3, zmm20, zmm27	// again.p.reduce0
vpmadd52huq zmm13, zmm21, zmm27	// again.p.reduce0
vpmadd52huq zmm4, zmm20, zmm26	// again.p.reduce0
vpmadd52huq zmm14, zmm21, zmm26	// again.p.reduce0
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+256]	// again.p.reduce0
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+320]	// again.p.reduce0
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+384]	// again.p.reduce0
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+448]	// again.p.reduce0
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+448]	// again.p.reduce0
vpxorq zmm20, zmm20, zmm20	// again.p.reduce1
vpmadd52luq zmm20, zmm1, zmm30	// again.p.reduce1
vpxorq zmm21, zmm21, zmm21	// again.p.reduce1
vpmadd52luq zmm21, zmm11, zmm30	// again.p.reduce1
vpaddq zmm1, zmm1, zmm31	// again.p.reduce1
vpsrlq zmm1, zmm1, 52	// again.p.reduce1
vpaddq zmm11, zmm11, zmm31	// again.p.reduce1
vpsrlq zmm11, zmm11, 52	// again.p.reduce1
vpaddq zmm2, zmm2, zmm1	// again.p.reduce1
vpaddq zmm12, zmm12, zmm11	// again.p.reduce1
vmovdqu64 zmm24, zmmword ptr [r8+128]	// again.p.row2
vpxorq zmm0, zmm0, zmm0	// again.p.row2
vmovdqu64 zmm25, zmmword ptr [r8+640]	// again.p.row2
vpxorq zmm10, zmm10, zmm10	// again.p.row2
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+3968]	// again.p.row2
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4480]	// again.p.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4032]	// again.p.row2
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4544]	// again.p.row2
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4096]	// again.p.row2
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4608]	// again.p.row2
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4160]	// again.p.row2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4672]	// again.p.row2
vpxorq zmm22, zmm22, zmm22	// again.p.reduce1
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce1
vpxorq zmm23, zmm23, zmm23	// again.p.reduce1
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce1
vpmadd52luq zmm2, zmm20, zmm28	// again.p.reduce1
vpmadd52luq zmm12, zmm21, zmm28	// again.p.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4224]	// again.p.row2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4736]	// again.p.row2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4288]	// again.p.row2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4800]	// again.p.row2
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4352]	// again.p.row2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4864]	// again.p.row2
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4416]	// again.p.row2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4928]	// again.p.row2
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+3968]	// again.p.row2
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4480]	// again.p.row2
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4032]	// again.p.row2
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4544]	// again.p.row2
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4096]	// again.p.row2
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4608]	// again.p.row2
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4160]	// again.p.row2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4672]	// again.p.row2
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4224]	// again.p.row2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4736]	// again.p.row2
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4288]	// again.p.row2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4800]	// again.p.row2
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4352]	// again.p.row2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4864]	// again.p.row2
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4416]	// again.p.row2
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4928]	// again.p.row2
vpmadd52luq zmm3, zmm20, zmm27	// again.p.reduce1
vpmadd52luq zmm13, zmm21, zmm27	// again.p.reduce1
vpmadd52luq zmm4, zmm20, zmm26	// again.p.reduce1
vpmadd52luq zmm14, zmm21, zmm26	// again.p.reduce1
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+256]	// again.p.reduce1
vpaddq zmm2, zmm2, zmm22	// again.p.reduce1
vpaddq zmm12, zmm12, zmm23	// again.p.reduce1
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52huq zmm3, zmm20, zmm28	// again.p.reduce1
vpmadd52huq zmm13, zmm21, zmm28	// again.p.reduce1
vpmadd52huq zmm4, zmm20, zmm27	// again.p.reduce1
vpmadd52huq zmm14, zmm21, zmm27	// again.p.reduce1
vpmadd52huq zmm5, zmm20, zmm26	// again.p.reduce1
vpmadd52huq zmm15, zmm21, zmm26	// again.p.reduce1
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+256]	// again.p.reduce1
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+320]	// again.p.reduce1
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+384]	// again.p.reduce1
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+448]	// again.p.reduce1
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+448]	// again.p.reduce1
vpxorq zmm20, zmm20, zmm20	// again.p.reduce2
vpmadd52luq zmm20, zmm2, zmm30	// again.p.reduce2
vpxorq zmm21, zmm21, zmm21	// again.p.reduce2
vpmadd52luq zmm21, zmm12, zmm30	// again.p.reduce2
vpaddq zmm2, zmm2, zmm31	// again.p.reduce2
vpsrlq zmm2, zmm2, 52	// again.p.reduce2
vpaddq zmm12, zmm12, zmm31	// again.p.reduce2
vpsrlq zmm12, zmm12, 52	// again.p.reduce2
vpaddq zmm3, zmm3, zmm2	// again.p.reduce2
vpaddq zmm13, zmm13, zmm12	// again.p.reduce2
vmovdqu64 zmm24, zmmword ptr [r8+192]	// again.p.row3
vpxorq zmm1, zmm1, zmm1	// again.p.row3
vmovdqu64 zmm25, zmmword ptr [r8+704]	// again.p.row3
vpxorq zmm11, zmm11, zmm11	// again.p.row3
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+3968]	// again.p.row3
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4480]	// again.p.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4032]	// again.p.row3
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4544]	// again.p.row3
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4096]	// again.p.row3
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4608]	// again.p.row3
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4160]	// again.p.row3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4672]	// again.p.row3
vpxorq zmm22, zmm22, zmm22	// again.p.reduce2
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce2
vpxorq zmm23, zmm23, zmm23	// again.p.reduce2
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce2
vpmadd52luq zmm3, zmm20, zmm28	// again.p.reduce2
vpmadd52luq zmm13, zmm21, zmm28	// again.p.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4224]	// again.p.row3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4736]	// again.p.row3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4288]	// again.p.row3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4800]	// again.p.row3
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4352]	// again.p.row3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4864]	// again.p.row3
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4416]	// again.p.row3
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4928]	// again.p.row3
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+3968]	// again.p.row3
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4480]	// again.p.row3
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4032]	// again.p.row3
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4544]	// again.p.row3
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4096]	// again.p.row3
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4608]	// again.p.row3
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4160]	// again.p.row3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4672]	// again.p.row3
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4224]	// again.p.row3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4736]	// again.p.row3
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4288]	// again.p.row3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4800]	// again.p.row3
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4352]	// again.p.row3
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4864]	// again.p.row3
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4416]	// again.p.row3
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4928]	// again.p.row3
vpmadd52luq zmm4, zmm20, zmm27	// again.p.reduce2
vpmadd52luq zmm14, zmm21, zmm27	// again.p.reduce2
vpmadd52luq zmm5, zmm20, zmm26	// again.p.reduce2
vpmadd52luq zmm15, zmm21, zmm26	// again.p.reduce2
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+256]	// again.p.reduce2
vpaddq zmm3, zmm3, zmm22	// again.p.reduce2
vpaddq zmm13, zmm13, zmm23	// again.p.reduce2
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52huq zmm4, zmm20, zmm28	// again.p.reduce2
vpmadd52huq zmm14, zmm21, zmm28	// again.p.reduce2
vpmadd52huq zmm5, zmm20, zmm27	// again.p.reduce2
vpmadd52huq zmm15, zmm21, zmm27	// again.p.reduce2
vpmadd52huq zmm6, zmm20, zmm26	// again.p.reduce2
vpmadd52huq zmm16, zmm21, zmm26	// again.p.reduce2
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+256]	// again.p.reduce2
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+320]	// again.p.reduce2
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+384]	// again.p.reduce2
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+448]	// again.p.reduce2
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+448]	// again.p.reduce2
vpxorq zmm20, zmm20, zmm20	// again.p.reduce3
vpmadd52luq zmm20, zmm3, zmm30	// again.p.reduce3
vpxorq zmm21, zmm21, zmm21	// again.p.reduce3
vpmadd52luq zmm21, zmm13, zmm30	// again.p.reduce3
vpaddq zmm3, zmm3, zmm31	// again.p.reduce3
vpsrlq zmm3, zmm3, 52	// again.p.reduce3
vpaddq zmm13, zmm13, zmm31	// again.p.reduce3
vpsrlq zmm13, zmm13, 52	// again.p.reduce3
vpaddq zmm4, zmm4, zmm3	// again.p.reduce3
vpaddq zmm14, zmm14, zmm13	// again.p.reduce3
vmovdqu64 zmm24, zmmword ptr [r8+256]	// again.p.row4
vpxorq zmm2, zmm2, zmm2	// again.p.row4
vmovdqu64 zmm25, zmmword ptr [r8+768]	// again.p.row4
vpxorq zmm12, zmm12, zmm12	// again.p.row4
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+3968]	// again.p.row4
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4480]	// again.p.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+4032]	// again.p.row4
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4544]	// again.p.row4
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4096]	// again.p.row4
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4608]	// again.p.row4
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4160]	// again.p.row4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4672]	// again.p.row4
vpxorq zmm22, zmm22, zmm22	// again.p.reduce3
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce3
vpxorq zmm23, zmm23, zmm23	// again.p.reduce3
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce3
vpmadd52luq zmm4, zmm20, zmm28	// again.p.reduce3
vpmadd52luq zmm14, zmm21, zmm28	// again.p.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4224]	// again.p.row4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4736]	// again.p.row4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4288]	// again.p.row4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4800]	// again.p.row4
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4352]	// again.p.row4
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4864]	// again.p.row4
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4416]	// again.p.row4
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4928]	// again.p.row4
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+3968]	// again.p.row4
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4480]	// again.p.row4
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+4032]	// again.p.row4
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4544]	// again.p.row4
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4096]	// again.p.row4
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4608]	// again.p.row4
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4160]	// again.p.row4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4672]	// again.p.row4
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4224]	// again.p.row4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4736]	// again.p.row4
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4288]	// again.p.row4
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4800]	// again.p.row4
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4352]	// again.p.row4
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4864]	// again.p.row4
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4416]	// again.p.row4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4928]	// again.p.row4
vpmadd52luq zmm5, zmm20, zmm27	// again.p.reduce3
vpmadd52luq zmm15, zmm21, zmm27	// again.p.reduce3
vpmadd52luq zmm6, zmm20, zmm26	// again.p.reduce3
vpmadd52luq zmm16, zmm21, zmm26	// again.p.reduce3
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+256]	// again.p.reduce3
vpaddq zmm4, zmm4, zmm22	// again.p.reduce3
vpaddq zmm14, zmm14, zmm23	// again.p.reduce3
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52huq zmm5, zmm20, zmm28	// again.p.reduce3
vpmadd52huq zmm15, zmm21, zmm28	// again.p.reduce3
vpmadd52huq zmm6, zmm20, zmm27	// again.p.reduce3
vpmadd52huq zmm16, zmm21, zmm27	// again.p.reduce3
vpmadd52huq zmm7, zmm20, zmm26	// again.p.reduce3
vpmadd52huq zmm17, zmm21, zmm26	// again.p.reduce3
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+256]	// again.p.reduce3
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+320]	// again.p.reduce3
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+384]	// again.p.reduce3
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+448]	// again.p.reduce3
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+448]	// again.p.reduce3
vpxorq zmm20, zmm20, zmm20	// again.p.reduce4
vpmadd52luq zmm20, zmm4, zmm30	// again.p.reduce4
vpxorq zmm21, zmm21, zmm21	// again.p.reduce4
vpmadd52luq zmm21, zmm14, zmm30	// again.p.reduce4
vpaddq zmm4, zmm4, zmm31	// again.p.reduce4
vpsrlq zmm4, zmm4, 52	// again.p.reduce4
vpaddq zmm14, zmm14, zmm31	// again.p.reduce4
vpsrlq zmm14, zmm14, 52	// again.p.reduce4
vpaddq zmm5, zmm5, zmm4	// again.p.reduce4
vpaddq zmm15, zmm15, zmm14	// again.p.reduce4
vmovdqu64 zmm24, zmmword ptr [r8+320]	// again.p.row5
vpxorq zmm3, zmm3, zmm3	// again.p.row5
vmovdqu64 zmm25, zmmword ptr [r8+832]	// again.p.row5
vpxorq zmm13, zmm13, zmm13	// again.p.row5
vpmadd52luq zmm5, zmm24, zmmword ptr [rdi+3968]	// again.p.row5
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4480]	// again.p.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+4032]	// again.p.row5
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4544]	// again.p.row5
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4096]	// again.p.row5
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4608]	// again.p.row5
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4160]	// again.p.row5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4672]	// again.p.row5
vpxorq zmm22, zmm22, zmm22	// again.p.reduce4
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce4
vpxorq zmm23, zmm23, zmm23	// again.p.reduce4
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce4
vpmadd52luq zmm5, zmm20, zmm28	// again.p.reduce4
vpmadd52luq zmm15, zmm21, zmm28	// again.p.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4224]	// again.p.row5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4736]	// again.p.row5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4288]	// again.p.row5
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4800]	// again.p.row5
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4352]	// again.p.row5
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4864]	// again.p.row5
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4416]	// again.p.row5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4928]	// again.p.row5
vpmadd52huq zmm6, zmm24, zmmword ptr [rdi+3968]	// again.p.row5
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4480]	// again.p.row5
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+4032]	// again.p.row5
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4544]	// again.p.row5
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4096]	// again.p.row5
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4608]	// again.p.row5
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4160]	// again.p.row5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4672]	// again.p.row5
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4224]	// again.p.row5
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4736]	// again.p.row5
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4288]	// again.p.row5
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4800]	// again.p.row5
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4352]	// again.p.row5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4864]	// again.p.row5
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4416]	// again.p.row5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4928]	// again.p.row5
vpmadd52luq zmm6, zmm20, zmm27	// again.p.reduce4
vpmadd52luq zmm16, zmm21, zmm27	// again.p.reduce4
vpmadd52luq zmm7, zmm20, zmm26	// again.p.reduce4
vpmadd52luq zmm17, zmm21, zmm26	// again.p.reduce4
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+256]	// again.p.reduce4
vpaddq zmm5, zmm5, zmm22	// again.p.reduce4
vpaddq zmm15, zmm15, zmm23	// again.p.reduce4
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52huq zmm6, zmm20, zmm28	// again.p.reduce4
vpmadd52huq zmm16, zmm21, zmm28	// again.p.reduce4
vpmadd52huq zmm7, zmm20, zmm27	// again.p.reduce4
vpmadd52huq zmm17, zmm21, zmm27	// again.p.reduce4
vpmadd52huq zmm8, zmm20, zmm26	// again.p.reduce4
vpmadd52huq zmm18, zmm21, zmm26	// again.p.reduce4
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+256]	// again.p.reduce4
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+320]	// again.p.reduce4
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+384]	// again.p.reduce4
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+448]	// again.p.reduce4
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+448]	// again.p.reduce4
vpxorq zmm20, zmm20, zmm20	// again.p.reduce5
vpmadd52luq zmm20, zmm5, zmm30	// again.p.reduce5
vpxorq zmm21, zmm21, zmm21	// again.p.reduce5
vpmadd52luq zmm21, zmm15, zmm30	// again.p.reduce5
vpaddq zmm5, zmm5, zmm31	// again.p.reduce5
vpsrlq zmm5, zmm5, 52	// again.p.reduce5
vpaddq zmm15, zmm15, zmm31	// again.p.reduce5
vpsrlq zmm15, zmm15, 52	// again.p.reduce5
vpaddq zmm6, zmm6, zmm5	// again.p.reduce5
vpaddq zmm16, zmm16, zmm15	// again.p.reduce5
vmovdqu64 zmm24, zmmword ptr [r8+384]	// again.p.row6
vpxorq zmm4, zmm4, zmm4	// again.p.row6
vmovdqu64 zmm25, zmmword ptr [r8+896]	// again.p.row6
vpxorq zmm14, zmm14, zmm14	// again.p.row6
vpmadd52luq zmm6, zmm24, zmmword ptr [rdi+3968]	// again.p.row6
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4480]	// again.p.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+4032]	// again.p.row6
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4544]	// again.p.row6
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4096]	// again.p.row6
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4608]	// again.p.row6
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4160]	// again.p.row6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4672]	// again.p.row6
vpxorq zmm22, zmm22, zmm22	// again.p.reduce5
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce5
vpxorq zmm23, zmm23, zmm23	// again.p.reduce5
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce5
vpmadd52luq zmm6, zmm20, zmm28	// again.p.reduce5
vpmadd52luq zmm16, zmm21, zmm28	// again.p.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4224]	// again.p.row6
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4736]	// again.p.row6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4288]	// again.p.row6
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4800]	// again.p.row6
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4352]	// again.p.row6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4864]	// again.p.row6
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4416]	// again.p.row6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4928]	// again.p.row6
vpmadd52huq zmm7, zmm24, zmmword ptr [rdi+3968]	// again.p.row6
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4480]	// again.p.row6
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+4032]	// again.p.row6
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4544]	// again.p.row6
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4096]	// again.p.row6
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4608]	// again.p.row6
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4160]	// again.p.row6
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4672]	// again.p.row6
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4224]	// again.p.row6
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4736]	// again.p.row6
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4288]	// again.p.row6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4800]	// again.p.row6
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4352]	// again.p.row6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4864]	// again.p.row6
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4416]	// again.p.row6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4928]	// again.p.row6
vpmadd52luq zmm7, zmm20, zmm27	// again.p.reduce5
vpmadd52luq zmm17, zmm21, zmm27	// again.p.reduce5
vpmadd52luq zmm8, zmm20, zmm26	// again.p.reduce5
vpmadd52luq zmm18, zmm21, zmm26	// again.p.reduce5
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+256]	// again.p.reduce5
vpaddq zmm6, zmm6, zmm22	// again.p.reduce5
vpaddq zmm16, zmm16, zmm23	// again.p.reduce5
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52huq zmm7, zmm20, zmm28	// again.p.reduce5
vpmadd52huq zmm17, zmm21, zmm28	// again.p.reduce5
vpmadd52huq zmm8, zmm20, zmm27	// again.p.reduce5
vpmadd52huq zmm18, zmm21, zmm27	// again.p.reduce5
vpmadd52huq zmm9, zmm20, zmm26	// again.p.reduce5
vpmadd52huq zmm19, zmm21, zmm26	// again.p.reduce5
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+256]	// again.p.reduce5
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+320]	// again.p.reduce5
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+384]	// again.p.reduce5
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+448]	// again.p.reduce5
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+448]	// again.p.reduce5
vpxorq zmm20, zmm20, zmm20	// again.p.reduce6
vpmadd52luq zmm20, zmm6, zmm30	// again.p.reduce6
vpxorq zmm21, zmm21, zmm21	// again.p.reduce6
vpmadd52luq zmm21, zmm16, zmm30	// again.p.reduce6
vpaddq zmm6, zmm6, zmm31	// again.p.reduce6
vpsrlq zmm6, zmm6, 52	// again.p.reduce6
vpaddq zmm16, zmm16, zmm31	// again.p.reduce6
vpsrlq zmm16, zmm16, 52	// again.p.reduce6
vpaddq zmm7, zmm7, zmm6	// again.p.reduce6
vpaddq zmm17, zmm17, zmm16	// again.p.reduce6
vmovdqu64 zmm24, zmmword ptr [r8+448]	// again.p.row7
vpxorq zmm5, zmm5, zmm5	// again.p.row7
vmovdqu64 zmm25, zmmword ptr [r8+960]	// again.p.row7
vpxorq zmm15, zmm15, zmm15	// again.p.row7
vpmadd52luq zmm7, zmm24, zmmword ptr [rdi+3968]	// again.p.row7
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4480]	// again.p.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [rdi+4032]	// again.p.row7
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4544]	// again.p.row7
vpmadd52luq zmm9, zmm24, zmmword ptr [rdi+4096]	// again.p.row7
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4608]	// again.p.row7
vpmadd52luq zmm0, zmm24, zmmword ptr [rdi+4160]	// again.p.row7
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4672]	// again.p.row7
vpxorq zmm22, zmm22, zmm22	// again.p.reduce6
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce6
vpxorq zmm23, zmm23, zmm23	// again.p.reduce6
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce6
vpmadd52luq zmm7, zmm20, zmm28	// again.p.reduce6
vpmadd52luq zmm17, zmm21, zmm28	// again.p.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [rdi+4224]	// again.p.row7
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4736]	// again.p.row7
vpmadd52luq zmm2, zmm24, zmmword ptr [rdi+4288]	// again.p.row7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4800]	// again.p.row7
vpmadd52luq zmm3, zmm24, zmmword ptr [rdi+4352]	// again.p.row7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4864]	// again.p.row7
vpmadd52luq zmm4, zmm24, zmmword ptr [rdi+4416]	// again.p.row7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4928]	// again.p.row7
vpmadd52huq zmm8, zmm24, zmmword ptr [rdi+3968]	// again.p.row7
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4480]	// again.p.row7
vpmadd52huq zmm9, zmm24, zmmword ptr [rdi+4032]	// again.p.row7
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4544]	// again.p.row7
vpmadd52huq zmm0, zmm24, zmmword ptr [rdi+4096]	// again.p.row7
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4608]	// again.p.row7
vpmadd52huq zmm1, zmm24, zmmword ptr [rdi+4160]	// again.p.row7
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4672]	// again.p.row7
vpmadd52huq zmm2, zmm24, zmmword ptr [rdi+4224]	// again.p.row7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4736]	// again.p.row7
vpmadd52huq zmm3, zmm24, zmmword ptr [rdi+4288]	// again.p.row7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4800]	// again.p.row7
vpmadd52huq zmm4, zmm24, zmmword ptr [rdi+4352]	// again.p.row7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4864]	// again.p.row7
vpmadd52huq zmm5, zmm24, zmmword ptr [rdi+4416]	// again.p.row7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4928]	// again.p.row7
vpmadd52luq zmm8, zmm20, zmm27	// again.p.reduce6
vpmadd52luq zmm18, zmm21, zmm27	// again.p.reduce6
vpmadd52luq zmm9, zmm20, zmm26	// again.p.reduce6
vpmadd52luq zmm19, zmm21, zmm26	// again.p.reduce6
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+256]	// again.p.reduce6
vpaddq zmm7, zmm7, zmm22	// again.p.reduce6
vpaddq zmm17, zmm17, zmm23	// again.p.reduce6
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52huq zmm8, zmm20, zmm28	// again.p.reduce6
vpmadd52huq zmm18, zmm21, zmm28	// again.p.reduce6
vpmadd52huq zmm9, zmm20, zmm27	// again.p.reduce6
vpmadd52huq zmm19, zmm21, zmm27	// again.p.reduce6
vpmadd52huq zmm0, zmm20, zmm26	// again.p.reduce6
vpmadd52huq zmm10, zmm21, zmm26	// again.p.reduce6
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+256]	// again.p.reduce6
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+320]	// again.p.reduce6
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+384]	// again.p.reduce6
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+448]	// again.p.reduce6
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+448]	// again.p.reduce6
vpxorq zmm20, zmm20, zmm20	// again.p.reduce7
vpmadd52luq zmm20, zmm7, zmm30	// again.p.reduce7
vpxorq zmm21, zmm21, zmm21	// again.p.reduce7
vpmadd52luq zmm21, zmm17, zmm30	// again.p.reduce7
vpaddq zmm7, zmm7, zmm31	// again.p.reduce7
vpsrlq zmm7, zmm7, 52	// again.p.reduce7
vpaddq zmm17, zmm17, zmm31	// again.p.reduce7
vpsrlq zmm17, zmm17, 52	// again.p.reduce7
vpaddq zmm8, zmm8, zmm7	// again.p.reduce7
vpaddq zmm18, zmm18, zmm17	// again.p.reduce7
vpxorq zmm22, zmm22, zmm22	// again.p.reduce7
vpmadd52huq zmm22, zmm20, zmm29	// again.p.reduce7
vpxorq zmm23, zmm23, zmm23	// again.p.reduce7
vpmadd52huq zmm23, zmm21, zmm29	// again.p.reduce7
vpmadd52luq zmm8, zmm20, zmm28	// again.p.reduce7
vpmadd52luq zmm18, zmm21, zmm28	// again.p.reduce7
vpmadd52luq zmm9, zmm20, zmm27	// again.p.reduce7
vpmadd52luq zmm19, zmm21, zmm27	// again.p.reduce7
vpmadd52luq zmm0, zmm20, zmm26	// again.p.reduce7
vpmadd52luq zmm10, zmm21, zmm26	// again.p.reduce7
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]	// again.p.reduce7
vpaddq zmm8, zmm8, zmm22	// again.p.reduce7
vpaddq zmm18, zmm18, zmm23	// again.p.reduce7
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52huq zmm9, zmm20, zmm28	// again.p.reduce7
vpmadd52huq zmm19, zmm21, zmm28	// again.p.reduce7
vpmadd52huq zmm0, zmm20, zmm27	// again.p.reduce7
vpmadd52huq zmm10, zmm21, zmm27	// again.p.reduce7
vpmadd52huq zmm1, zmm20, zmm26	// again.p.reduce7
vpmadd52huq zmm11, zmm21, zmm26	// again.p.reduce7
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+256]	// again.p.reduce7
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+320]	// again.p.reduce7
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+384]	// again.p.reduce7
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+448]	// again.p.reduce7
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+448]	// again.p.reduce7
vpsrlq zmm20, zmm8, 52	// again.p.carry
vpaddq zmm9, zmm9, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm8	// again.p.carry
vpsrlq zmm21, zmm18, 52	// again.p.carry
vpaddq zmm19, zmm19, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2432], zmm18	// again.p.carry
vpsrlq zmm20, zmm9, 52	// again.p.carry
vpaddq zmm0, zmm0, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1984], zmm9	// again.p.carry
vpsrlq zmm21, zmm19, 52	// again.p.carry
vpaddq zmm10, zmm10, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2496], zmm19	// again.p.carry
vpsrlq zmm20, zmm0, 52	// again.p.carry
vpaddq zmm1, zmm1, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2048], zmm0	// again.p.carry
vpsrlq zmm21, zmm10, 52	// again.p.carry
vpaddq zmm11, zmm11, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2560], zmm10	// again.p.carry
vpsrlq zmm20, zmm1, 52	// again.p.carry
vpaddq zmm2, zmm2, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2112], zmm1	// again.p.carry
vpsrlq zmm21, zmm11, 52	// again.p.carry
vpaddq zmm12, zmm12, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2624], zmm11	// again.p.carry
vpsrlq zmm20, zmm2, 52	// again.p.carry
vpaddq zmm3, zmm3, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2176], zmm2	// again.p.carry
vpsrlq zmm21, zmm12, 52	// again.p.carry
vpaddq zmm13, zmm13, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2688], zmm12	// again.p.carry
vpsrlq zmm20, zmm3, 52	// again.p.carry
vpaddq zmm4, zmm4, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2240], zmm3	// again.p.carry
vpsrlq zmm21, zmm13, 52	// again.p.carry
vpaddq zmm14, zmm14, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2752], zmm13	// again.p.carry
vpsrlq zmm20, zmm4, 52	// again.p.carry
vpaddq zmm5, zmm5, zmm20	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2304], zmm4	// again.p.carry
vpsrlq zmm21, zmm14, 52	// again.p.carry
vpaddq zmm15, zmm15, zmm21	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2816], zmm14	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2368], zmm5	// again.p.carry
vmovdqu64 zmmword ptr [rdi+2880], zmm15	// again.p.carry
lea r8, [rdi+1920]	// again
add rdx, 1024	// again
4:
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
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
vmovdqu64 zmm24, zmmword ptr [rdi+896]	// u0.row0
vpxorq zmm0, zmm0, zmm0	// u0.row0
vpxorq zmm1, zmm1, zmm1	// u0.row0
vpxorq zmm2, zmm2, zmm2	// u0.row0
vpxorq zmm3, zmm3, zmm3	// u0.row0
vpxorq zmm4, zmm4, zmm4	// u0.row0
vpxorq zmm5, zmm5, zmm5	// u0.row0
vpxorq zmm6, zmm6, zmm6	// u0.row0
vpxorq zmm7, zmm7, zmm7	// u0.row0
vpxorq zmm8, zmm8, zmm8	// u0.row0
vmovdqu64 zmm25, zmmword ptr [rdi+896]	// u0.row0
vpxorq zmm10, zmm10, zmm10	// u0.row0
vpxorq zmm11, zmm11, zmm11	// u0.row0
vpxorq zmm12, zmm12, zmm12	// u0.row0
vpxorq zmm13, zmm13, zmm13	// u0.row0
vpxorq zmm14, zmm14, zmm14	// u0.row0
vpxorq zmm15, zmm15, zmm15	// u0.row0
vpxorq zmm16, zmm16, zmm16	// u0.row0
vpxorq zmm17, zmm17, zmm17	// u0.row0
vpxorq zmm18, zmm18, zmm18	// u0.row0
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+0]	// u0.row0
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+3968]	// u0.row0
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+64]	// u0.row0
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4032]	// u0.row0
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+128]	// u0.row0
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4096]	// u0.row0
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+192]	// u0.row0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4160]	// u0.row0
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+256]	// u0.row0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4224]	// u0.row0
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+320]	// u0.row0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4288]	// u0.row0
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+384]	// u0.row0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4352]	// u0.row0
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+448]	// u0.row0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4416]	// u0.row0
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+0]	// u0.row0
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+3968]	// u0.row0
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+64]	// u0.row0
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4032]	// u0.row0
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+128]	// u0.row0
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4096]	// u0.row0
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+192]	// u0.row0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4160]	// u0.row0
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+256]	// u0.row0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4224]	// u0.row0
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+320]	// u0.row0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4288]	// u0.row0
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+384]	// u0.row0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4352]	// u0.row0
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+448]	// u0.row0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4416]	// u0.row0
vpxorq zmm20, zmm20, zmm20	// u0.reduce0
vpmadd52luq zmm20, zmm0, zmm30	// u0.reduce0
vpxorq zmm21, zmm21, zmm21	// u0.reduce0
vpmadd52luq zmm21, zmm10, zmm30	// u0.reduce0
vpaddq zmm0, zmm0, zmm31	// u0.reduce0
vpsrlq zmm0, zmm0, 52	// u0.reduce0
vpaddq zmm10, zmm10, zmm31	// u0.reduce0
vpsrlq zmm10, zmm10, 52	// u0.reduce0
vpaddq zmm1, zmm1, zmm0	// u0.reduce0
vpaddq zmm11, zmm11, zmm10	// u0.reduce0
vmovdqu64 zmm24, zmmword ptr [rdi+960]	// u0.row1
vpxorq zmm9, zmm9, zmm9	// u0.row1
vmovdqu64 zmm25, zmmword ptr [rdi+960]	// u0.row1
vpxorq zmm19, zmm19, zmm19	// u0.row1
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+0]	// u0.row1
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+3968]	// u0.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+64]	// u0.row1
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4032]	// u0.row1
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+128]	// u0.row1
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4096]	// u0.row1
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+192]	// u0.row1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4160]	// u0.row1
vpxorq zmm22, zmm22, zmm22	// u0.reduce0
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce0
vpxorq zmm23, zmm23, zmm23	// u0.reduce0
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce0
vpmadd52luq zmm1, zmm20, zmm28	// u0.reduce0
vpmadd52luq zmm11, zmm21, zmm28	// u0.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+256]	// u0.row1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4224]	// u0.row1
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+320]	// u0.row1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4288]	// u0.row1
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+384]	// u0.row1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4352]	// u0.row1
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+448]	// u0.row1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4416]	// u0.row1
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+0]	// u0.row1
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+3968]	// u0.row1
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+64]	// u0.row1
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4032]	// u0.row1
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+128]	// u0.row1
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4096]	// u0.row1
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+192]	// u0.row1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4160]	// u0.row1
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+256]	// u0.row1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4224]	// u0.row1
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+320]	// u0.row1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4288]	// u0.row1
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+384]	// u0.row1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4352]	// u0.row1
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+448]	// u0.row1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4416]	// u0.row1
vpmadd52luq zmm2, zmm20, zmm27	// u0.reduce0
vpmadd52luq zmm12, zmm21, zmm27	// u0.reduce0
vpmadd52luq zmm3, zmm20, zmm26	// u0.reduce0
vpmadd52luq zmm13, zmm21, zmm26	// u0.reduce0
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+256]	// u0.reduce0
vpaddq zmm1, zmm1, zmm22	// u0.reduce0
vpaddq zmm11, zmm11, zmm23	// u0.reduce0
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52huq zmm2, zmm20, zmm28	// u0.reduce0
vpmadd52huq zmm12, zmm21, zmm28	// u0.reduce0
vpmadd52huq zmm3, zmm20, zmm27	// u0.reduce0
vpmadd52huq zmm13, zmm21, zmm27	// u0.reduce0
vpmadd52huq zmm4, zmm20, zmm26	// u0.reduce0
vpmadd52huq zmm14, zmm21, zmm26	// u0.reduce0
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+256]	// u0.reduce0
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+320]	// u0.reduce0
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+384]	// u0.reduce0
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+448]	// u0.reduce0
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+448]	// u0.reduce0
vpxorq zmm20, zmm20, zmm20	// u0.reduce1
vpmadd52luq zmm20, zmm1, zmm30	// u0.reduce1
vpxorq zmm21, zmm21, zmm21	// u0.reduce1
vpmadd52luq zmm21, zmm11, zmm30	// u0.reduce1
vpaddq zmm1, zmm1, zmm31	// u0.reduce1
vpsrlq zmm1, zmm1, 52	// u0.reduce1
vpaddq zmm11, zmm11, zmm31	// u0.reduce1
vpsrlq zmm11, zmm11, 52	// u0.reduce1
vpaddq zmm2, zmm2, zmm1	// u0.reduce1
vpaddq zmm12, zmm12, zmm11	// u0.reduce1
vmovdqu64 zmm24, zmmword ptr [rdi+1024]	// u0.row2
vpxorq zmm0, zmm0, zmm0	// u0.row2
vmovdqu64 zmm25, zmmword ptr [rdi+1024]	// u0.row2
vpxorq zmm10, zmm10, zmm10	// u0.row2
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+0]	// u0.row2
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+3968]	// u0.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+64]	// u0.row2
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4032]	// u0.row2
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+128]	// u0.row2
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4096]	// u0.row2
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+192]	// u0.row2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4160]	// u0.row2
vpxorq zmm22, zmm22, zmm22	// u0.reduce1
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce1
vpxorq zmm23, zmm23, zmm23	// u0.reduce1
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce1
vpmadd52luq zmm2, zmm20, zmm28	// u0.reduce1
vpmadd52luq zmm12, zmm21, zmm28	// u0.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+256]	// u0.row2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4224]	// u0.row2
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+320]	// u0.row2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4288]	// u0.row2
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+384]	// u0.row2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4352]	// u0.row2
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+448]	// u0.row2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4416]	// u0.row2
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+0]	// u0.row2
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+3968]	// u0.row2
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+64]	// u0.row2
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4032]	// u0.row2
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+128]	// u0.row2
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4096]	// u0.row2
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+192]	// u0.row2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4160]	// u0.row2
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+256]	// u0.row2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4224]	// u0.row2
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+320]	// u0.row2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4288]	// u0.row2
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+384]	// u0.row2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4352]	// u0.row2
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+448]	// u0.row2
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4416]	// u0.row2
vpmadd52luq zmm3, zmm20, zmm27	// u0.reduce1
vpmadd52luq zmm13, zmm21, zmm27	// u0.reduce1
vpmadd52luq zmm4, zmm20, zmm26	// u0.reduce1
vpmadd52luq zmm14, zmm21, zmm26	// u0.reduce1
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+256]	// u0.reduce1
vpaddq zmm2, zmm2, zmm22	// u0.reduce1
vpaddq zmm12, zmm12, zmm23	// u0.reduce1
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52huq zmm3, zmm20, zmm28	// u0.reduce1
vpmadd52huq zmm13, zmm21, zmm28	// u0.reduce1
vpmadd52huq zmm4, zmm20, zmm27	// u0.reduce1
vpmadd52huq zmm14, zmm21, zmm27	// u0.reduce1
vpmadd52huq zmm5, zmm20, zmm26	// u0.reduce1
vpmadd52huq zmm15, zmm21, zmm26	// u0.reduce1
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+256]	// u0.reduce1
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+320]	// u0.reduce1
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+384]	// u0.reduce1
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+448]	// u0.reduce1
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+448]	// u0.reduce1
vpxorq zmm20, zmm20, zmm20	// u0.reduce2
vpmadd52luq zmm20, zmm2, zmm30	// u0.reduce2
vpxorq zmm21, zmm21, zmm21	// u0.reduce2
vpmadd52luq zmm21, zmm12, zmm30	// u0.reduce2
vpaddq zmm2, zmm2, zmm31	// u0.reduce2
vpsrlq zmm2, zmm2, 52	// u0.reduce2
vpaddq zmm12, zmm12, zmm31	// u0.reduce2
vpsrlq zmm12, zmm12, 52	// u0.reduce2
vpaddq zmm3, zmm3, zmm2	// u0.reduce2
vpaddq zmm13, zmm13, zmm12	// u0.reduce2
vmovdqu64 zmm24, zmmword ptr [rdi+1088]	// u0.row3
vpxorq zmm1, zmm1, zmm1	// u0.row3
vmovdqu64 zmm25, zmmword ptr [rdi+1088]	// u0.row3
vpxorq zmm11, zmm11, zmm11	// u0.row3
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+0]	// u0.row3
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+3968]	// u0.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+64]	// u0.row3
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4032]	// u0.row3
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+128]	// u0.row3
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4096]	// u0.row3
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+192]	// u0.row3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4160]	// u0.row3
vpxorq zmm22, zmm22, zmm22	// u0.reduce2
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce2
vpxorq zmm23, zmm23, zmm23	// u0.reduce2
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce2
vpmadd52luq zmm3, zmm20, zmm28	// u0.reduce2
vpmadd52luq zmm13, zmm21, zmm28	// u0.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+256]	// u0.row3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4224]	// u0.row3
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+320]	// u0.row3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4288]	// u0.row3
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+384]	// u0.row3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4352]	// u0.row3
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+448]	// u0.row3
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4416]	// u0.row3
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+0]	// u0.row3
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+3968]	// u0.row3
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+64]	// u0.row3
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4032]	// u0.row3
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+128]	// u0.row3
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4096]	// u0.row3
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+192]	// u0.row3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4160]	// u0.row3
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+256]	// u0.row3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4224]	// u0.row3
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+320]	// u0.row3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4288]	// u0.row3
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+384]	// u0.row3
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4352]	// u0.row3
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+448]	// u0.row3
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4416]	// u0.row3
vpmadd52luq zmm4, zmm20, zmm27	// u0.reduce2
vpmadd52luq zmm14, zmm21, zmm27	// u0.reduce2
vpmadd52luq zmm5, zmm20, zmm26	// u0.reduce2
vpmadd52luq zmm15, zmm21, zmm26	// u0.reduce2
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+256]	// u0.reduce2
vpaddq zmm3, zmm3, zmm22	// u0.reduce2
vpaddq zmm13, zmm13, zmm23	// u0.reduce2
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52huq zmm4, zmm20, zmm28	// u0.reduce2
vpmadd52huq zmm14, zmm21, zmm28	// u0.reduce2
vpmadd52huq zmm5, zmm20, zmm27	// u0.reduce2
vpmadd52huq zmm15, zmm21, zmm27	// u0.reduce2
vpmadd52huq zmm6, zmm20, zmm26	// u0.reduce2
vpmadd52huq zmm16, zmm21, zmm26	// u0.reduce2
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+256]	// u0.reduce2
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+320]	// u0.reduce2
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+384]	// u0.reduce2
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+448]	// u0.reduce2
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+448]	// u0.reduce2
vpxorq zmm20, zmm20, zmm20	// u0.reduce3
vpmadd52luq zmm20, zmm3, zmm30	// u0.reduce3
vpxorq zmm21, zmm21, zmm21	// u0.reduce3
vpmadd52luq zmm21, zmm13, zmm30	// u0.reduce3
vpaddq zmm3, zmm3, zmm31	// u0.reduce3
vpsrlq zmm3, zmm3, 52	// u0.reduce3
vpaddq zmm13, zmm13, zmm31	// u0.reduce3
vpsrlq zmm13, zmm13, 52	// u0.reduce3
vpaddq zmm4, zmm4, zmm3	// u0.reduce3
vpaddq zmm14, zmm14, zmm13	// u0.reduce3
vmovdqu64 zmm24, zmmword ptr [rdi+1152]	// u0.row4
vpxorq zmm2, zmm2, zmm2	// u0.row4
vmovdqu64 zmm25, zmmword ptr [rdi+1152]	// u0.row4
vpxorq zmm12, zmm12, zmm12	// u0.row4
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+0]	// u0.row4
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+3968]	// u0.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+64]	// u0.row4
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4032]	// u0.row4
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+128]	// u0.row4
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4096]	// u0.row4
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+192]	// u0.row4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4160]	// u0.row4
vpxorq zmm22, zmm22, zmm22	// u0.reduce3
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce3
vpxorq zmm23, zmm23, zmm23	// u0.reduce3
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce3
vpmadd52luq zmm4, zmm20, zmm28	// u0.reduce3
vpmadd52luq zmm14, zmm21, zmm28	// u0.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+256]	// u0.row4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4224]	// u0.row4
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+320]	// u0.row4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4288]	// u0.row4
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+384]	// u0.row4
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4352]	// u0.row4
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+448]	// u0.row4
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4416]	// u0.row4
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+0]	// u0.row4
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+3968]	// u0.row4
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+64]	// u0.row4
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4032]	// u0.row4
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+128]	// u0.row4
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4096]	// u0.row4
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+192]	// u0.row4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4160]	// u0.row4
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+256]	// u0.row4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4224]	// u0.row4
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+320]	// u0.row4
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4288]	// u0.row4
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+384]	// u0.row4
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4352]	// u0.row4
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+448]	// u0.row4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4416]	// u0.row4
vpmadd52luq zmm5, zmm20, zmm27	// u0.reduce3
vpmadd52luq zmm15, zmm21, zmm27	// u0.reduce3
vpmadd52luq zmm6, zmm20, zmm26	// u0.reduce3
vpmadd52luq zmm16, zmm21, zmm26	// u0.reduce3
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+256]	// u0.reduce3
vpaddq zmm4, zmm4, zmm22	// u0.reduce3
vpaddq zmm14, zmm14, zmm23	// u0.reduce3
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52huq zmm5, zmm20, zmm28	// u0.reduce3
vpmadd52huq zmm15, zmm21, zmm28	// u0.reduce3
vpmadd52huq zmm6, zmm20, zmm27	// u0.reduce3
vpmadd52huq zmm16, zmm21, zmm27	// u0.reduce3
vpmadd52huq zmm7, zmm20, zmm26	// u0.reduce3
vpmadd52huq zmm17, zmm21, zmm26	// u0.reduce3
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+256]	// u0.reduce3
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+320]	// u0.reduce3
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+384]	// u0.reduce3
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+448]	// u0.reduce3
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+448]	// u0.reduce3
vpxorq zmm20, zmm20, zmm20	// u0.reduce4
vpmadd52luq zmm20, zmm4, zmm30	// u0.reduce4
vpxorq zmm21, zmm21, zmm21	// u0.reduce4
vpmadd52luq zmm21, zmm14, zmm30	// u0.reduce4
vpaddq zmm4, zmm4, zmm31	// u0.reduce4
vpsrlq zmm4, zmm4, 52	// u0.reduce4
vpaddq zmm14, zmm14, zmm31	// u0.reduce4
vpsrlq zmm14, zmm14, 52	// u0.reduce4
vpaddq zmm5, zmm5, zmm4	// u0.reduce4
vpaddq zmm15, zmm15, zmm14	// u0.reduce4
vmovdqu64 zmm24, zmmword ptr [rdi+1216]	// u0.row5
vpxorq zmm3, zmm3, zmm3	// u0.row5
vmovdqu64 zmm25, zmmword ptr [rdi+1216]	// u0.row5
vpxorq zmm13, zmm13, zmm13	// u0.row5
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+0]	// u0.row5
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+3968]	// u0.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+64]	// u0.row5
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4032]	// u0.row5
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+128]	// u0.row5
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4096]	// u0.row5
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+192]	// u0.row5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4160]	// u0.row5
vpxorq zmm22, zmm22, zmm22	// u0.reduce4
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce4
vpxorq zmm23, zmm23, zmm23	// u0.reduce4
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce4
vpmadd52luq zmm5, zmm20, zmm28	// u0.reduce4
vpmadd52luq zmm15, zmm21, zmm28	// u0.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+256]	// u0.row5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4224]	// u0.row5
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+320]	// u0.row5
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4288]	// u0.row5
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+384]	// u0.row5
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4352]	// u0.row5
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+448]	// u0.row5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4416]	// u0.row5
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+0]	// u0.row5
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+3968]	// u0.row5
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+64]	// u0.row5
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4032]	// u0.row5
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+128]	// u0.row5
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4096]	// u0.row5
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+192]	// u0.row5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4160]	// u0.row5
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+256]	// u0.row5
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4224]	// u0.row5
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+320]	// u0.row5
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4288]	// u0.row5
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+384]	// u0.row5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4352]	// u0.row5
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+448]	// u0.row5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4416]	// u0.row5
vpmadd52luq zmm6, zmm20, zmm27	// u0.reduce4
vpmadd52luq zmm16, zmm21, zmm27	// u0.reduce4
vpmadd52luq zmm7, zmm20, zmm26	// u0.reduce4
vpmadd52luq zmm17, zmm21, zmm26	// u0.reduce4
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+256]	// u0.reduce4
vpaddq zmm5, zmm5, zmm22	// u0.reduce4
vpaddq zmm15, zmm15, zmm23	// u0.reduce4
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52huq zmm6, zmm20, zmm28	// u0.reduce4
vpmadd52huq zmm16, zmm21, zmm28	// u0.reduce4
vpmadd52huq zmm7, zmm20, zmm27	// u0.reduce4
vpmadd52huq zmm17, zmm21, zmm27	// u0.reduce4
vpmadd52huq zmm8, zmm20, zmm26	// u0.reduce4
vpmadd52huq zmm18, zmm21, zmm26	// u0.reduce4
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+256]	// u0.reduce4
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+320]	// u0.reduce4
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+384]	// u0.reduce4
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+448]	// u0.reduce4
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+448]	// u0.reduce4
vpxorq zmm20, zmm20, zmm20	// u0.reduce5
vpmadd52luq zmm20, zmm5, zmm30	// u0.reduce5
vpxorq zmm21, zmm21, zmm21	// u0.reduce5
vpmadd52luq zmm21, zmm15, zmm30	// u0.reduce5
vpaddq zmm5, zmm5, zmm31	// u0.reduce5
vpsrlq zmm5, zmm5, 52	// u0.reduce5
vpaddq zmm15, zmm15, zmm31	// u0.reduce5
vpsrlq zmm15, zmm15, 52	// u0.reduce5
vpaddq zmm6, zmm6, zmm5	// u0.reduce5
vpaddq zmm16, zmm16, zmm15	// u0.reduce5
vmovdqu64 zmm24, zmmword ptr [rdi+1280]	// u0.row6
vpxorq zmm4, zmm4, zmm4	// u0.row6
vmovdqu64 zmm25, zmmword ptr [rdi+1280]	// u0.row6
vpxorq zmm14, zmm14, zmm14	// u0.row6
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+0]	// u0.row6
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+3968]	// u0.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+64]	// u0.row6
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4032]	// u0.row6
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+128]	// u0.row6
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4096]	// u0.row6
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+192]	// u0.row6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4160]	// u0.row6
vpxorq zmm22, zmm22, zmm22	// u0.reduce5
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce5
vpxorq zmm23, zmm23, zmm23	// u0.reduce5
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce5
vpmadd52luq zmm6, zmm20, zmm28	// u0.reduce5
vpmadd52luq zmm16, zmm21, zmm28	// u0.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+256]	// u0.row6
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4224]	// u0.row6
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+320]	// u0.row6
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4288]	// u0.row6
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+384]	// u0.row6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4352]	// u0.row6
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+448]	// u0.row6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4416]	// u0.row6
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+0]	// u0.row6
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+3968]	// u0.row6
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+64]	// u0.row6
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4032]	// u0.row6
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+128]	// u0.row6
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4096]	// u0.row6
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+192]	// u0.row6
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4160]	// u0.row6
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+256]	// u0.row6
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4224]	// u0.row6
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+320]	// u0.row6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4288]	// u0.row6
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+384]	// u0.row6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4352]	// u0.row6
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+448]	// u0.row6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4416]	// u0.row6
vpmadd52luq zmm7, zmm20, zmm27	// u0.reduce5
vpmadd52luq zmm17, zmm21, zmm27	// u0.reduce5
vpmadd52luq zmm8, zmm20, zmm26	// u0.reduce5
vpmadd52luq zmm18, zmm21, zmm26	// u0.reduce5
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+256]	// u0.reduce5
vpaddq zmm6, zmm6, zmm22	// u0.reduce5
vpaddq zmm16, zmm16, zmm23	// u0.reduce5
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52huq zmm7, zmm20, zmm28	// u0.reduce5
vpmadd52huq zmm17, zmm21, zmm28	// u0.reduce5
vpmadd52huq zmm8, zmm20, zmm27	// u0.reduce5
vpmadd52huq zmm18, zmm21, zmm27	// u0.reduce5
vpmadd52huq zmm9, zmm20, zmm26	// u0.reduce5
vpmadd52huq zmm19, zmm21, zmm26	// u0.reduce5
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+256]	// u0.reduce5
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+320]	// u0.reduce5
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+384]	// u0.reduce5
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+448]	// u0.reduce5
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+448]	// u0.reduce5
vpxorq zmm20, zmm20, zmm20	// u0.reduce6
vpmadd52luq zmm20, zmm6, zmm30	// u0.reduce6
vpxorq zmm21, zmm21, zmm21	// u0.reduce6
vpmadd52luq zmm21, zmm16, zmm30	// u0.reduce6
vpaddq zmm6, zmm6, zmm31	// u0.reduce6
vpsrlq zmm6, zmm6, 52	// u0.reduce6
vpaddq zmm16, zmm16, zmm31	// u0.reduce6
vpsrlq zmm16, zmm16, 52	// u0.reduce6
vpaddq zmm7, zmm7, zmm6	// u0.reduce6
vpaddq zmm17, zmm17, zmm16	// u0.reduce6
vmovdqu64 zmm24, zmmword ptr [rdi+1344]	// u0.row7
vpxorq zmm5, zmm5, zmm5	// u0.row7
vmovdqu64 zmm25, zmmword ptr [rdi+1344]	// u0.row7
vpxorq zmm15, zmm15, zmm15	// u0.row7
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+0]	// u0.row7
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+3968]	// u0.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+64]	// u0.row7
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4032]	// u0.row7
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+128]	// u0.row7
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4096]	// u0.row7
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+192]	// u0.row7
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4160]	// u0.row7
vpxorq zmm22, zmm22, zmm22	// u0.reduce6
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce6
vpxorq zmm23, zmm23, zmm23	// u0.reduce6
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce6
vpmadd52luq zmm7, zmm20, zmm28	// u0.reduce6
vpmadd52luq zmm17, zmm21, zmm28	// u0.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+256]	// u0.row7
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4224]	// u0.row7
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+320]	// u0.row7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4288]	// u0.row7
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+384]	// u0.row7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4352]	// u0.row7
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+448]	// u0.row7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4416]	// u0.row7
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+0]	// u0.row7
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+3968]	// u0.row7
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+64]	// u0.row7
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4032]	// u0.row7
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+128]	// u0.row7
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4096]	// u0.row7
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+192]	// u0.row7
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4160]	// u0.row7
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+256]	// u0.row7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4224]	// u0.row7
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+320]	// u0.row7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4288]	// u0.row7
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+384]	// u0.row7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4352]	// u0.row7
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+448]	// u0.row7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4416]	// u0.row7
vpmadd52luq zmm8, zmm20, zmm27	// u0.reduce6
vpmadd52luq zmm18, zmm21, zmm27	// u0.reduce6
vpmadd52luq zmm9, zmm20, zmm26	// u0.reduce6
vpmadd52luq zmm19, zmm21, zmm26	// u0.reduce6
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+256]	// u0.reduce6
vpaddq zmm7, zmm7, zmm22	// u0.reduce6
vpaddq zmm17, zmm17, zmm23	// u0.reduce6
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52huq zmm8, zmm20, zmm28	// u0.reduce6
vpmadd52huq zmm18, zmm21, zmm28	// u0.reduce6
vpmadd52huq zmm9, zmm20, zmm27	// u0.reduce6
vpmadd52huq zmm19, zmm21, zmm27	// u0.reduce6
vpmadd52huq zmm0, zmm20, zmm26	// u0.reduce6
vpmadd52huq zmm10, zmm21, zmm26	// u0.reduce6
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+256]	// u0.reduce6
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+320]	// u0.reduce6
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+384]	// u0.reduce6
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+448]	// u0.reduce6
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+448]	// u0.reduce6
vpxorq zmm20, zmm20, zmm20	// u0.reduce7
vpmadd52luq zmm20, zmm7, zmm30	// u0.reduce7
vpxorq zmm21, zmm21, zmm21	// u0.reduce7
vpmadd52luq zmm21, zmm17, zmm30	// u0.reduce7
vpaddq zmm7, zmm7, zmm31	// u0.reduce7
vpsrlq zmm7, zmm7, 52	// u0.reduce7
vpaddq zmm17, zmm17, zmm31	// u0.reduce7
vpsrlq zmm17, zmm17, 52	// u0.reduce7
vpaddq zmm8, zmm8, zmm7	// u0.reduce7
vpaddq zmm18, zmm18, zmm17	// u0.reduce7
vpxorq zmm22, zmm22, zmm22	// u0.reduce7
vpmadd52huq zmm22, zmm20, zmm29	// u0.reduce7
vpxorq zmm23, zmm23, zmm23	// u0.reduce7
vpmadd52huq zmm23, zmm21, zmm29	// u0.reduce7
vpmadd52luq zmm8, zmm20, zmm28	// u0.reduce7
vpmadd52luq zmm18, zmm21, zmm28	// u0.reduce7
vpmadd52luq zmm9, zmm20, zmm27	// u0.reduce7
vpmadd52luq zmm19, zmm21, zmm27	// u0.reduce7
vpmadd52luq zmm0, zmm20, zmm26	// u0.reduce7
vpmadd52luq zmm10, zmm21, zmm26	// u0.reduce7
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]	// u0.reduce7
vpaddq zmm8, zmm8, zmm22	// u0.reduce7
vpaddq zmm18, zmm18, zmm23	// u0.reduce7
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52huq zmm9, zmm20, zmm28	// u0.reduce7
vpmadd52huq zmm19, zmm21, zmm28	// u0.reduce7
vpmadd52huq zmm0, zmm20, zmm27	// u0.reduce7
vpmadd52huq zmm10, zmm21, zmm27	// u0.reduce7
vpmadd52huq zmm1, zmm20, zmm26	// u0.reduce7
vpmadd52huq zmm11, zmm21, zmm26	// u0.reduce7
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+256]	// u0.reduce7
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+320]	// u0.reduce7
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+384]	// u0.reduce7
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+448]	// u0.reduce7
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+448]	// u0.reduce7
vpsrlq zmm20, zmm18, 52	// u0.carry
vpaddq zmm19, zmm19, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+896], zmm18	// u0.carry
vpsrlq zmm20, zmm19, 52	// u0.carry
vpaddq zmm10, zmm10, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+960], zmm19	// u0.carry
vpsrlq zmm20, zmm10, 52	// u0.carry
vpaddq zmm11, zmm11, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+1024], zmm10	// u0.carry
vpsrlq zmm20, zmm11, 52	// u0.carry
vpaddq zmm12, zmm12, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm11	// u0.carry
vpsrlq zmm20, zmm12, 52	// u0.carry
vpaddq zmm13, zmm13, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+1152], zmm12	// u0.carry
vpsrlq zmm20, zmm13, 52	// u0.carry
vpaddq zmm14, zmm14, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+1216], zmm13	// u0.carry
vpsrlq zmm20, zmm14, 52	// u0.carry
vpaddq zmm15, zmm15, zmm20	// u0.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm14	// u0.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm15	// u0.carry
vpsubq zmm6, zmm8, zmm29	// x0.canonical
vpsubq zmm7, zmm9, zmm28	// x0.canonical
vpsubq zmm10, zmm0, zmm27	// x0.canonical
vpsubq zmm11, zmm1, zmm26	// x0.canonical
vpsubq zmm12, zmm2, zmmword ptr [rdi+256]	// x0.canonical
vpsubq zmm13, zmm3, zmmword ptr [rdi+320]	// x0.canonical
vpsubq zmm14, zmm4, zmmword ptr [rdi+384]	// x0.canonical
vpsubq zmm15, zmm5, zmmword ptr [rdi+448]	// x0.canonical
vpsraq zmm16, zmm6, 52	// x0.canonical
vpaddq zmm7, zmm7, zmm16	// x0.canonical
vpsrlq zmm16, zmm8, 52	// x0.canonical
vpaddq zmm9, zmm9, zmm16	// x0.canonical
vpsraq zmm16, zmm7, 52	// x0.canonical
vpaddq zmm10, zmm10, zmm16	// x0.canonical
vpsrlq zmm16, zmm9, 52	// x0.canonical
vpaddq zmm0, zmm0, zmm16	// x0.canonical
vpsraq zmm16, zmm10, 52	// x0.canonical
vpaddq zmm11, zmm11, zmm16	// x0.canonical
vpsrlq zmm16, zmm0, 52	// x0.canonical
vpaddq zmm1, zmm1, zmm16	// x0.canonical
vpsraq zmm16, zmm11, 52	// x0.canonical
vpaddq zmm12, zmm12, zmm16	// x0.canonical
vpsrlq zmm16, zmm1, 52	// x0.canonical
vpaddq zmm2, zmm2, zmm16	// x0.canonical
vpsraq zmm16, zmm12, 52	// x0.canonical
vpaddq zmm13, zmm13, zmm16	// x0.canonical
vpsrlq zmm16, zmm2, 52	// x0.canonical
vpaddq zmm3, zmm3, zmm16	// x0.canonical
vpsraq zmm16, zmm13, 52	// x0.canonical
vpaddq zmm14, zmm14, zmm16	// x0.canonical
vpsrlq zmm16, zmm3, 52	// x0.canonical
vpaddq zmm4, zmm4, zmm16	// x0.canonical
vpsraq zmm16, zmm14, 52	// x0.canonical
vpaddq zmm15, zmm15, zmm16	// x0.canonical
vpsrlq zmm16, zmm4, 52	// x0.canonical
vpaddq zmm5, zmm5, zmm16	// x0.canonical
vpmovq2m k3, zmm15	// x0.canonical
vmovdqa64 zmm6{k3}, zmm8	// x0.canonical
vmovdqa64 zmm7{k3}, zmm9	// x0.canonical
vmovdqa64 zmm10{k3}, zmm0	// x0.canonical
vmovdqa64 zmm11{k3}, zmm1	// x0.canonical
vmovdqa64 zmm12{k3}, zmm2	// x0.canonical
vmovdqa64 zmm13{k3}, zmm3	// x0.canonical
vmovdqa64 zmm14{k3}, zmm4	// x0.canonical
vmovdqa64 zmm15{k3}, zmm5	// x0.canonical
vpsllq zmm8, zmm6, 12	// x0.canonical
vpshrdq zmm0{k1}{z}, zmm8, zmm7, 12	// x0.canonical
vpsllq zmm8, zmm7, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm8, zmm10, 24	// x0.canonical
vpsllq zmm8, zmm10, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm8, zmm11, 36	// x0.canonical
vpsllq zmm8, zmm11, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm8, zmm12, 48	// x0.canonical
vpsllq zmm8, zmm12, 12	// x0.canonical
vpandq zmm9, zmm13, zmm31	// x0.canonical
vpshrdq zmm4, zmm8, zmm9, 60	// x0.canonical
vpsllq zmm9, zmm14, 56	// x0.canonical
vporq zmm4{k1}{z}, zmm4, zmm9	// x0.canonical
vpsllq zmm8, zmm14, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm8, zmm15, 20	// x0.canonical
vpunpcklqdq zmm6, zmm0, zmm1	// x0.store
vpunpckhqdq zmm7, zmm0, zmm1	// x0.store
vmovdqu64 xmmword ptr [rsi+0], xmm6	// x0.store
vextracti64x2 xmmword ptr [rsi+48], zmm6, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+96], zmm6, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+144], zmm6, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+192], xmm7	// x0.store
vextracti64x2 xmmword ptr [rsi+240], zmm7, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+288], zmm7, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+336], zmm7, 3	// x0.store
vpunpcklqdq zmm6, zmm2, zmm3	// x0.store
vpunpckhqdq zmm7, zmm2, zmm3	// x0.store
vmovdqu64 xmmword ptr [rsi+16], xmm6	// x0.store
vextracti64x2 xmmword ptr [rsi+64], zmm6, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+112], zmm6, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+160], zmm6, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+208], xmm7	// x0.store
vextracti64x2 xmmword ptr [rsi+256], zmm7, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+304], zmm7, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+352], zmm7, 3	// x0.store
vpunpcklqdq zmm6, zmm4, zmm5	// x0.store
vpunpckhqdq zmm7, zmm4, zmm5	// x0.store
vmovdqu64 xmmword ptr [rsi+32], xmm6	// x0.store
vextracti64x2 xmmword ptr [rsi+80], zmm6, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+128], zmm6, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+176], zmm6, 3	// x0.store
vmovdqu64 xmmword ptr [rsi+224], xmm7	// x0.store
vextracti64x2 xmmword ptr [rsi+272], zmm7, 1	// x0.store
vextracti64x2 xmmword ptr [rsi+320], zmm7, 2	// x0.store
vextracti64x2 xmmword ptr [rsi+368], zmm7, 3	// x0.store
vmovdqu64 zmm24, zmmword ptr [rdi+1408]	// u1.row0
vpxorq zmm0, zmm0, zmm0	// u1.row0
vpxorq zmm1, zmm1, zmm1	// u1.row0
vpxorq zmm2, zmm2, zmm2	// u1.row0
vpxorq zmm3, zmm3, zmm3	// u1.row0
vpxorq zmm4, zmm4, zmm4	// u1.row0
vpxorq zmm5, zmm5, zmm5	// u1.row0
vpxorq zmm6, zmm6, zmm6	// u1.row0
vpxorq zmm7, zmm7, zmm7	// u1.row0
vpxorq zmm8, zmm8, zmm8	// u1.row0
vmovdqu64 zmm25, zmmword ptr [rdi+1408]	// u1.row0
vpxorq zmm10, zmm10, zmm10	// u1.row0
vpxorq zmm11, zmm11, zmm11	// u1.row0
vpxorq zmm12, zmm12, zmm12	// u1.row0
vpxorq zmm13, zmm13, zmm13	// u1.row0
vpxorq zmm14, zmm14, zmm14	// u1.row0
vpxorq zmm15, zmm15, zmm15	// u1.row0
vpxorq zmm16, zmm16, zmm16	// u1.row0
vpxorq zmm17, zmm17, zmm17	// u1.row0
vpxorq zmm18, zmm18, zmm18	// u1.row0
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+512]	// u1.row0
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4480]	// u1.row0
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+576]	// u1.row0
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4544]	// u1.row0
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+640]	// u1.row0
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4608]	// u1.row0
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+704]	// u1.row0
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4672]	// u1.row0
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+768]	// u1.row0
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4736]	// u1.row0
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+832]	// u1.row0
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4800]	// u1.row0
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+896]	// u1.row0
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4864]	// u1.row0
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+960]	// u1.row0
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4928]	// u1.row0
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+512]	// u1.row0
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4480]	// u1.row0
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+576]	// u1.row0
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4544]	// u1.row0
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+640]	// u1.row0
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4608]	// u1.row0
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+704]	// u1.row0
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4672]	// u1.row0
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+768]	// u1.row0
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4736]	// u1.row0
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+832]	// u1.row0
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4800]	// u1.row0
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+896]	// u1.row0
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4864]	// u1.row0
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+960]	// u1.row0
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4928]	// u1.row0
vpxorq zmm20, zmm20, zmm20	// u1.reduce0
vpmadd52luq zmm20, zmm0, zmm30	// u1.reduce0
vpxorq zmm21, zmm21, zmm21	// u1.reduce0
vpmadd52luq zmm21, zmm10, zmm30	// u1.reduce0
vpaddq zmm0, zmm0, zmm31	// u1.reduce0
vpsrlq zmm0, zmm0, 52	// u1.reduce0
vpaddq zmm10, zmm10, zmm31	// u1.reduce0
vpsrlq zmm10, zmm10, 52	// u1.reduce0
vpaddq zmm1, zmm1, zmm0	// u1.reduce0
vpaddq zmm11, zmm11, zmm10	// u1.reduce0
vmovdqu64 zmm24, zmmword ptr [rdi+1472]	// u1.row1
vpxorq zmm9, zmm9, zmm9	// u1.row1
vmovdqu64 zmm25, zmmword ptr [rdi+1472]	// u1.row1
vpxorq zmm19, zmm19, zmm19	// u1.row1
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+512]	// u1.row1
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4480]	// u1.row1
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+576]	// u1.row1
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4544]	// u1.row1
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+640]	// u1.row1
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4608]	// u1.row1
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+704]	// u1.row1
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4672]	// u1.row1
vpxorq zmm22, zmm22, zmm22	// u1.reduce0
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce0
vpxorq zmm23, zmm23, zmm23	// u1.reduce0
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce0
vpmadd52luq zmm1, zmm20, zmm28	// u1.reduce0
vpmadd52luq zmm11, zmm21, zmm28	// u1.reduce0
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+768]	// u1.row1
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4736]	// u1.row1
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+832]	// u1.row1
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4800]	// u1.row1
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+896]	// u1.row1
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4864]	// u1.row1
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+960]	// u1.row1
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4928]	// u1.row1
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+512]	// u1.row1
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4480]	// u1.row1
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+576]	// u1.row1
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4544]	// u1.row1
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+640]	// u1.row1
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4608]	// u1.row1
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+704]	// u1.row1
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4672]	// u1.row1
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+768]	// u1.row1
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4736]	// u1.row1
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+832]	// u1.row1
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4800]	// u1.row1
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+896]	// u1.row1
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4864]	// u1.row1
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+960]	// u1.row1
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4928]	// u1.row1
vpmadd52luq zmm2, zmm20, zmm27	// u1.reduce0
vpmadd52luq zmm12, zmm21, zmm27	// u1.reduce0
vpmadd52luq zmm3, zmm20, zmm26	// u1.reduce0
vpmadd52luq zmm13, zmm21, zmm26	// u1.reduce0
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+256]	// u1.reduce0
vpaddq zmm1, zmm1, zmm22	// u1.reduce0
vpaddq zmm11, zmm11, zmm23	// u1.reduce0
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52huq zmm2, zmm20, zmm28	// u1.reduce0
vpmadd52huq zmm12, zmm21, zmm28	// u1.reduce0
vpmadd52huq zmm3, zmm20, zmm27	// u1.reduce0
vpmadd52huq zmm13, zmm21, zmm27	// u1.reduce0
vpmadd52huq zmm4, zmm20, zmm26	// u1.reduce0
vpmadd52huq zmm14, zmm21, zmm26	// u1.reduce0
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+256]	// u1.reduce0
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+320]	// u1.reduce0
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+384]	// u1.reduce0
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+448]	// u1.reduce0
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+448]	// u1.reduce0
vpxorq zmm20, zmm20, zmm20	// u1.reduce1
vpmadd52luq zmm20, zmm1, zmm30	// u1.reduce1
vpxorq zmm21, zmm21, zmm21	// u1.reduce1
vpmadd52luq zmm21, zmm11, zmm30	// u1.reduce1
vpaddq zmm1, zmm1, zmm31	// u1.reduce1
vpsrlq zmm1, zmm1, 52	// u1.reduce1
vpaddq zmm11, zmm11, zmm31	// u1.reduce1
vpsrlq zmm11, zmm11, 52	// u1.reduce1
vpaddq zmm2, zmm2, zmm1	// u1.reduce1
vpaddq zmm12, zmm12, zmm11	// u1.reduce1
vmovdqu64 zmm24, zmmword ptr [rdi+1536]	// u1.row2
vpxorq zmm0, zmm0, zmm0	// u1.row2
vmovdqu64 zmm25, zmmword ptr [rdi+1536]	// u1.row2
vpxorq zmm10, zmm10, zmm10	// u1.row2
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+512]	// u1.row2
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4480]	// u1.row2
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+576]	// u1.row2
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4544]	// u1.row2
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+640]	// u1.row2
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4608]	// u1.row2
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+704]	// u1.row2
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4672]	// u1.row2
vpxorq zmm22, zmm22, zmm22	// u1.reduce1
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce1
vpxorq zmm23, zmm23, zmm23	// u1.reduce1
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce1
vpmadd52luq zmm2, zmm20, zmm28	// u1.reduce1
vpmadd52luq zmm12, zmm21, zmm28	// u1.reduce1
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+768]	// u1.row2
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4736]	// u1.row2
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+832]	// u1.row2
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4800]	// u1.row2
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+896]	// u1.row2
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4864]	// u1.row2
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+960]	// u1.row2
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4928]	// u1.row2
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+512]	// u1.row2
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4480]	// u1.row2
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+576]	// u1.row2
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4544]	// u1.row2
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+640]	// u1.row2
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4608]	// u1.row2
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+704]	// u1.row2
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4672]	// u1.row2
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+768]	// u1.row2
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4736]	// u1.row2
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+832]	// u1.row2
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4800]	// u1.row2
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+896]	// u1.row2
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4864]	// u1.row2
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+960]	// u1.row2
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4928]	// u1.row2
vpmadd52luq zmm3, zmm20, zmm27	// u1.reduce1
vpmadd52luq zmm13, zmm21, zmm27	// u1.reduce1
vpmadd52luq zmm4, zmm20, zmm26	// u1.reduce1
vpmadd52luq zmm14, zmm21, zmm26	// u1.reduce1
vpmadd52luq zmm5, zmm20, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52luq zmm15, zmm21, zmmword ptr [rdi+256]	// u1.reduce1
vpaddq zmm2, zmm2, zmm22	// u1.reduce1
vpaddq zmm12, zmm12, zmm23	// u1.reduce1
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52huq zmm3, zmm20, zmm28	// u1.reduce1
vpmadd52huq zmm13, zmm21, zmm28	// u1.reduce1
vpmadd52huq zmm4, zmm20, zmm27	// u1.reduce1
vpmadd52huq zmm14, zmm21, zmm27	// u1.reduce1
vpmadd52huq zmm5, zmm20, zmm26	// u1.reduce1
vpmadd52huq zmm15, zmm21, zmm26	// u1.reduce1
vpmadd52huq zmm6, zmm20, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52huq zmm16, zmm21, zmmword ptr [rdi+256]	// u1.reduce1
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+320]	// u1.reduce1
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+384]	// u1.reduce1
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+448]	// u1.reduce1
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+448]	// u1.reduce1
vpxorq zmm20, zmm20, zmm20	// u1.reduce2
vpmadd52luq zmm20, zmm2, zmm30	// u1.reduce2
vpxorq zmm21, zmm21, zmm21	// u1.reduce2
vpmadd52luq zmm21, zmm12, zmm30	// u1.reduce2
vpaddq zmm2, zmm2, zmm31	// u1.reduce2
vpsrlq zmm2, zmm2, 52	// u1.reduce2
vpaddq zmm12, zmm12, zmm31	// u1.reduce2
vpsrlq zmm12, zmm12, 52	// u1.reduce2
vpaddq zmm3, zmm3, zmm2	// u1.reduce2
vpaddq zmm13, zmm13, zmm12	// u1.reduce2
vmovdqu64 zmm24, zmmword ptr [rdi+1600]	// u1.row3
vpxorq zmm1, zmm1, zmm1	// u1.row3
vmovdqu64 zmm25, zmmword ptr [rdi+1600]	// u1.row3
vpxorq zmm11, zmm11, zmm11	// u1.row3
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+512]	// u1.row3
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4480]	// u1.row3
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+576]	// u1.row3
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4544]	// u1.row3
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+640]	// u1.row3
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4608]	// u1.row3
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+704]	// u1.row3
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4672]	// u1.row3
vpxorq zmm22, zmm22, zmm22	// u1.reduce2
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce2
vpxorq zmm23, zmm23, zmm23	// u1.reduce2
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce2
vpmadd52luq zmm3, zmm20, zmm28	// u1.reduce2
vpmadd52luq zmm13, zmm21, zmm28	// u1.reduce2
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+768]	// u1.row3
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4736]	// u1.row3
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+832]	// u1.row3
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4800]	// u1.row3
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+896]	// u1.row3
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4864]	// u1.row3
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+960]	// u1.row3
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4928]	// u1.row3
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+512]	// u1.row3
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4480]	// u1.row3
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+576]	// u1.row3
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4544]	// u1.row3
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+640]	// u1.row3
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4608]	// u1.row3
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+704]	// u1.row3
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4672]	// u1.row3
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+768]	// u1.row3
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4736]	// u1.row3
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+832]	// u1.row3
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4800]	// u1.row3
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+896]	// u1.row3
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4864]	// u1.row3
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+960]	// u1.row3
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4928]	// u1.row3
vpmadd52luq zmm4, zmm20, zmm27	// u1.reduce2
vpmadd52luq zmm14, zmm21, zmm27	// u1.reduce2
vpmadd52luq zmm5, zmm20, zmm26	// u1.reduce2
vpmadd52luq zmm15, zmm21, zmm26	// u1.reduce2
vpmadd52luq zmm6, zmm20, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52luq zmm16, zmm21, zmmword ptr [rdi+256]	// u1.reduce2
vpaddq zmm3, zmm3, zmm22	// u1.reduce2
vpaddq zmm13, zmm13, zmm23	// u1.reduce2
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52huq zmm4, zmm20, zmm28	// u1.reduce2
vpmadd52huq zmm14, zmm21, zmm28	// u1.reduce2
vpmadd52huq zmm5, zmm20, zmm27	// u1.reduce2
vpmadd52huq zmm15, zmm21, zmm27	// u1.reduce2
vpmadd52huq zmm6, zmm20, zmm26	// u1.reduce2
vpmadd52huq zmm16, zmm21, zmm26	// u1.reduce2
vpmadd52huq zmm7, zmm20, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52huq zmm17, zmm21, zmmword ptr [rdi+256]	// u1.reduce2
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+320]	// u1.reduce2
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+384]	// u1.reduce2
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+448]	// u1.reduce2
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+448]	// u1.reduce2
vpxorq zmm20, zmm20, zmm20	// u1.reduce3
vpmadd52luq zmm20, zmm3, zmm30	// u1.reduce3
vpxorq zmm21, zmm21, zmm21	// u1.reduce3
vpmadd52luq zmm21, zmm13, zmm30	// u1.reduce3
vpaddq zmm3, zmm3, zmm31	// u1.reduce3
vpsrlq zmm3, zmm3, 52	// u1.reduce3
vpaddq zmm13, zmm13, zmm31	// u1.reduce3
vpsrlq zmm13, zmm13, 52	// u1.reduce3
vpaddq zmm4, zmm4, zmm3	// u1.reduce3
vpaddq zmm14, zmm14, zmm13	// u1.reduce3
vmovdqu64 zmm24, zmmword ptr [rdi+1664]	// u1.row4
vpxorq zmm2, zmm2, zmm2	// u1.row4
vmovdqu64 zmm25, zmmword ptr [rdi+1664]	// u1.row4
vpxorq zmm12, zmm12, zmm12	// u1.row4
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+512]	// u1.row4
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4480]	// u1.row4
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+576]	// u1.row4
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4544]	// u1.row4
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+640]	// u1.row4
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4608]	// u1.row4
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+704]	// u1.row4
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4672]	// u1.row4
vpxorq zmm22, zmm22, zmm22	// u1.reduce3
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce3
vpxorq zmm23, zmm23, zmm23	// u1.reduce3
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce3
vpmadd52luq zmm4, zmm20, zmm28	// u1.reduce3
vpmadd52luq zmm14, zmm21, zmm28	// u1.reduce3
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+768]	// u1.row4
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4736]	// u1.row4
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+832]	// u1.row4
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4800]	// u1.row4
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+896]	// u1.row4
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4864]	// u1.row4
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+960]	// u1.row4
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4928]	// u1.row4
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+512]	// u1.row4
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4480]	// u1.row4
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+576]	// u1.row4
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4544]	// u1.row4
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+640]	// u1.row4
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4608]	// u1.row4
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+704]	// u1.row4
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4672]	// u1.row4
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+768]	// u1.row4
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4736]	// u1.row4
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+832]	// u1.row4
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4800]	// u1.row4
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+896]	// u1.row4
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4864]	// u1.row4
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+960]	// u1.row4
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4928]	// u1.row4
vpmadd52luq zmm5, zmm20, zmm27	// u1.reduce3
vpmadd52luq zmm15, zmm21, zmm27	// u1.reduce3
vpmadd52luq zmm6, zmm20, zmm26	// u1.reduce3
vpmadd52luq zmm16, zmm21, zmm26	// u1.reduce3
vpmadd52luq zmm7, zmm20, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52luq zmm17, zmm21, zmmword ptr [rdi+256]	// u1.reduce3
vpaddq zmm4, zmm4, zmm22	// u1.reduce3
vpaddq zmm14, zmm14, zmm23	// u1.reduce3
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52huq zmm5, zmm20, zmm28	// u1.reduce3
vpmadd52huq zmm15, zmm21, zmm28	// u1.reduce3
vpmadd52huq zmm6, zmm20, zmm27	// u1.reduce3
vpmadd52huq zmm16, zmm21, zmm27	// u1.reduce3
vpmadd52huq zmm7, zmm20, zmm26	// u1.reduce3
vpmadd52huq zmm17, zmm21, zmm26	// u1.reduce3
vpmadd52huq zmm8, zmm20, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52huq zmm18, zmm21, zmmword ptr [rdi+256]	// u1.reduce3
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+320]	// u1.reduce3
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+384]	// u1.reduce3
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+448]	// u1.reduce3
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+448]	// u1.reduce3
vpxorq zmm20, zmm20, zmm20	// u1.reduce4
vpmadd52luq zmm20, zmm4, zmm30	// u1.reduce4
vpxorq zmm21, zmm21, zmm21	// u1.reduce4
vpmadd52luq zmm21, zmm14, zmm30	// u1.reduce4
vpaddq zmm4, zmm4, zmm31	// u1.reduce4
vpsrlq zmm4, zmm4, 52	// u1.reduce4
vpaddq zmm14, zmm14, zmm31	// u1.reduce4
vpsrlq zmm14, zmm14, 52	// u1.reduce4
vpaddq zmm5, zmm5, zmm4	// u1.reduce4
vpaddq zmm15, zmm15, zmm14	// u1.reduce4
vmovdqu64 zmm24, zmmword ptr [rdi+1728]	// u1.row5
vpxorq zmm3, zmm3, zmm3	// u1.row5
vmovdqu64 zmm25, zmmword ptr [rdi+1728]	// u1.row5
vpxorq zmm13, zmm13, zmm13	// u1.row5
vpmadd52luq zmm5, zmm24, zmmword ptr [r8+512]	// u1.row5
vpmadd52luq zmm15, zmm25, zmmword ptr [rdi+4480]	// u1.row5
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+576]	// u1.row5
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4544]	// u1.row5
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+640]	// u1.row5
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4608]	// u1.row5
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+704]	// u1.row5
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4672]	// u1.row5
vpxorq zmm22, zmm22, zmm22	// u1.reduce4
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce4
vpxorq zmm23, zmm23, zmm23	// u1.reduce4
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce4
vpmadd52luq zmm5, zmm20, zmm28	// u1.reduce4
vpmadd52luq zmm15, zmm21, zmm28	// u1.reduce4
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+768]	// u1.row5
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4736]	// u1.row5
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+832]	// u1.row5
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4800]	// u1.row5
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+896]	// u1.row5
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4864]	// u1.row5
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+960]	// u1.row5
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4928]	// u1.row5
vpmadd52huq zmm6, zmm24, zmmword ptr [r8+512]	// u1.row5
vpmadd52huq zmm16, zmm25, zmmword ptr [rdi+4480]	// u1.row5
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+576]	// u1.row5
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4544]	// u1.row5
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+640]	// u1.row5
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4608]	// u1.row5
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+704]	// u1.row5
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4672]	// u1.row5
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+768]	// u1.row5
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4736]	// u1.row5
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+832]	// u1.row5
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4800]	// u1.row5
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+896]	// u1.row5
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4864]	// u1.row5
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+960]	// u1.row5
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4928]	// u1.row5
vpmadd52luq zmm6, zmm20, zmm27	// u1.reduce4
vpmadd52luq zmm16, zmm21, zmm27	// u1.reduce4
vpmadd52luq zmm7, zmm20, zmm26	// u1.reduce4
vpmadd52luq zmm17, zmm21, zmm26	// u1.reduce4
vpmadd52luq zmm8, zmm20, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52luq zmm18, zmm21, zmmword ptr [rdi+256]	// u1.reduce4
vpaddq zmm5, zmm5, zmm22	// u1.reduce4
vpaddq zmm15, zmm15, zmm23	// u1.reduce4
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52huq zmm6, zmm20, zmm28	// u1.reduce4
vpmadd52huq zmm16, zmm21, zmm28	// u1.reduce4
vpmadd52huq zmm7, zmm20, zmm27	// u1.reduce4
vpmadd52huq zmm17, zmm21, zmm27	// u1.reduce4
vpmadd52huq zmm8, zmm20, zmm26	// u1.reduce4
vpmadd52huq zmm18, zmm21, zmm26	// u1.reduce4
vpmadd52huq zmm9, zmm20, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52huq zmm19, zmm21, zmmword ptr [rdi+256]	// u1.reduce4
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+320]	// u1.reduce4
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+384]	// u1.reduce4
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+448]	// u1.reduce4
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+448]	// u1.reduce4
vpxorq zmm20, zmm20, zmm20	// u1.reduce5
vpmadd52luq zmm20, zmm5, zmm30	// u1.reduce5
vpxorq zmm21, zmm21, zmm21	// u1.reduce5
vpmadd52luq zmm21, zmm15, zmm30	// u1.reduce5
vpaddq zmm5, zmm5, zmm31	// u1.reduce5
vpsrlq zmm5, zmm5, 52	// u1.reduce5
vpaddq zmm15, zmm15, zmm31	// u1.reduce5
vpsrlq zmm15, zmm15, 52	// u1.reduce5
vpaddq zmm6, zmm6, zmm5	// u1.reduce5
vpaddq zmm16, zmm16, zmm15	// u1.reduce5
vmovdqu64 zmm24, zmmword ptr [rdi+1792]	// u1.row6
vpxorq zmm4, zmm4, zmm4	// u1.row6
vmovdqu64 zmm25, zmmword ptr [rdi+1792]	// u1.row6
vpxorq zmm14, zmm14, zmm14	// u1.row6
vpmadd52luq zmm6, zmm24, zmmword ptr [r8+512]	// u1.row6
vpmadd52luq zmm16, zmm25, zmmword ptr [rdi+4480]	// u1.row6
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+576]	// u1.row6
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4544]	// u1.row6
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+640]	// u1.row6
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4608]	// u1.row6
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+704]	// u1.row6
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4672]	// u1.row6
vpxorq zmm22, zmm22, zmm22	// u1.reduce5
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce5
vpxorq zmm23, zmm23, zmm23	// u1.reduce5
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce5
vpmadd52luq zmm6, zmm20, zmm28	// u1.reduce5
vpmadd52luq zmm16, zmm21, zmm28	// u1.reduce5
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+768]	// u1.row6
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4736]	// u1.row6
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+832]	// u1.row6
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4800]	// u1.row6
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+896]	// u1.row6
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4864]	// u1.row6
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+960]	// u1.row6
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4928]	// u1.row6
vpmadd52huq zmm7, zmm24, zmmword ptr [r8+512]	// u1.row6
vpmadd52huq zmm17, zmm25, zmmword ptr [rdi+4480]	// u1.row6
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+576]	// u1.row6
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4544]	// u1.row6
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+640]	// u1.row6
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4608]	// u1.row6
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+704]	// u1.row6
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4672]	// u1.row6
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+768]	// u1.row6
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4736]	// u1.row6
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+832]	// u1.row6
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4800]	// u1.row6
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+896]	// u1.row6
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4864]	// u1.row6
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+960]	// u1.row6
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4928]	// u1.row6
vpmadd52luq zmm7, zmm20, zmm27	// u1.reduce5
vpmadd52luq zmm17, zmm21, zmm27	// u1.reduce5
vpmadd52luq zmm8, zmm20, zmm26	// u1.reduce5
vpmadd52luq zmm18, zmm21, zmm26	// u1.reduce5
vpmadd52luq zmm9, zmm20, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52luq zmm19, zmm21, zmmword ptr [rdi+256]	// u1.reduce5
vpaddq zmm6, zmm6, zmm22	// u1.reduce5
vpaddq zmm16, zmm16, zmm23	// u1.reduce5
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52huq zmm7, zmm20, zmm28	// u1.reduce5
vpmadd52huq zmm17, zmm21, zmm28	// u1.reduce5
vpmadd52huq zmm8, zmm20, zmm27	// u1.reduce5
vpmadd52huq zmm18, zmm21, zmm27	// u1.reduce5
vpmadd52huq zmm9, zmm20, zmm26	// u1.reduce5
vpmadd52huq zmm19, zmm21, zmm26	// u1.reduce5
vpmadd52huq zmm0, zmm20, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52huq zmm10, zmm21, zmmword ptr [rdi+256]	// u1.reduce5
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+320]	// u1.reduce5
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+384]	// u1.reduce5
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+448]	// u1.reduce5
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+448]	// u1.reduce5
vpxorq zmm20, zmm20, zmm20	// u1.reduce6
vpmadd52luq zmm20, zmm6, zmm30	// u1.reduce6
vpxorq zmm21, zmm21, zmm21	// u1.reduce6
vpmadd52luq zmm21, zmm16, zmm30	// u1.reduce6
vpaddq zmm6, zmm6, zmm31	// u1.reduce6
vpsrlq zmm6, zmm6, 52	// u1.reduce6
vpaddq zmm16, zmm16, zmm31	// u1.reduce6
vpsrlq zmm16, zmm16, 52	// u1.reduce6
vpaddq zmm7, zmm7, zmm6	// u1.reduce6
vpaddq zmm17, zmm17, zmm16	// u1.reduce6
vmovdqu64 zmm24, zmmword ptr [rdi+1856]	// u1.row7
vpxorq zmm5, zmm5, zmm5	// u1.row7
vmovdqu64 zmm25, zmmword ptr [rdi+1856]	// u1.row7
vpxorq zmm15, zmm15, zmm15	// u1.row7
vpmadd52luq zmm7, zmm24, zmmword ptr [r8+512]	// u1.row7
vpmadd52luq zmm17, zmm25, zmmword ptr [rdi+4480]	// u1.row7
vpmadd52luq zmm8, zmm24, zmmword ptr [r8+576]	// u1.row7
vpmadd52luq zmm18, zmm25, zmmword ptr [rdi+4544]	// u1.row7
vpmadd52luq zmm9, zmm24, zmmword ptr [r8+640]	// u1.row7
vpmadd52luq zmm19, zmm25, zmmword ptr [rdi+4608]	// u1.row7
vpmadd52luq zmm0, zmm24, zmmword ptr [r8+704]	// u1.row7
vpmadd52luq zmm10, zmm25, zmmword ptr [rdi+4672]	// u1.row7
vpxorq zmm22, zmm22, zmm22	// u1.reduce6
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce6
vpxorq zmm23, zmm23, zmm23	// u1.reduce6
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce6
vpmadd52luq zmm7, zmm20, zmm28	// u1.reduce6
vpmadd52luq zmm17, zmm21, zmm28	// u1.reduce6
vpmadd52luq zmm1, zmm24, zmmword ptr [r8+768]	// u1.row7
vpmadd52luq zmm11, zmm25, zmmword ptr [rdi+4736]	// u1.row7
vpmadd52luq zmm2, zmm24, zmmword ptr [r8+832]	// u1.row7
vpmadd52luq zmm12, zmm25, zmmword ptr [rdi+4800]	// u1.row7
vpmadd52luq zmm3, zmm24, zmmword ptr [r8+896]	// u1.row7
vpmadd52luq zmm13, zmm25, zmmword ptr [rdi+4864]	// u1.row7
vpmadd52luq zmm4, zmm24, zmmword ptr [r8+960]	// u1.row7
vpmadd52luq zmm14, zmm25, zmmword ptr [rdi+4928]	// u1.row7
vpmadd52huq zmm8, zmm24, zmmword ptr [r8+512]	// u1.row7
vpmadd52huq zmm18, zmm25, zmmword ptr [rdi+4480]	// u1.row7
vpmadd52huq zmm9, zmm24, zmmword ptr [r8+576]	// u1.row7
vpmadd52huq zmm19, zmm25, zmmword ptr [rdi+4544]	// u1.row7
vpmadd52huq zmm0, zmm24, zmmword ptr [r8+640]	// u1.row7
vpmadd52huq zmm10, zmm25, zmmword ptr [rdi+4608]	// u1.row7
vpmadd52huq zmm1, zmm24, zmmword ptr [r8+704]	// u1.row7
vpmadd52huq zmm11, zmm25, zmmword ptr [rdi+4672]	// u1.row7
vpmadd52huq zmm2, zmm24, zmmword ptr [r8+768]	// u1.row7
vpmadd52huq zmm12, zmm25, zmmword ptr [rdi+4736]	// u1.row7
vpmadd52huq zmm3, zmm24, zmmword ptr [r8+832]	// u1.row7
vpmadd52huq zmm13, zmm25, zmmword ptr [rdi+4800]	// u1.row7
vpmadd52huq zmm4, zmm24, zmmword ptr [r8+896]	// u1.row7
vpmadd52huq zmm14, zmm25, zmmword ptr [rdi+4864]	// u1.row7
vpmadd52huq zmm5, zmm24, zmmword ptr [r8+960]	// u1.row7
vpmadd52huq zmm15, zmm25, zmmword ptr [rdi+4928]	// u1.row7
vpmadd52luq zmm8, zmm20, zmm27	// u1.reduce6
vpmadd52luq zmm18, zmm21, zmm27	// u1.reduce6
vpmadd52luq zmm9, zmm20, zmm26	// u1.reduce6
vpmadd52luq zmm19, zmm21, zmm26	// u1.reduce6
vpmadd52luq zmm0, zmm20, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52luq zmm10, zmm21, zmmword ptr [rdi+256]	// u1.reduce6
vpaddq zmm7, zmm7, zmm22	// u1.reduce6
vpaddq zmm17, zmm17, zmm23	// u1.reduce6
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52huq zmm8, zmm20, zmm28	// u1.reduce6
vpmadd52huq zmm18, zmm21, zmm28	// u1.reduce6
vpmadd52huq zmm9, zmm20, zmm27	// u1.reduce6
vpmadd52huq zmm19, zmm21, zmm27	// u1.reduce6
vpmadd52huq zmm0, zmm20, zmm26	// u1.reduce6
vpmadd52huq zmm10, zmm21, zmm26	// u1.reduce6
vpmadd52huq zmm1, zmm20, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52huq zmm11, zmm21, zmmword ptr [rdi+256]	// u1.reduce6
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+320]	// u1.reduce6
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+384]	// u1.reduce6
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+448]	// u1.reduce6
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+448]	// u1.reduce6
vpxorq zmm20, zmm20, zmm20	// u1.reduce7
vpmadd52luq zmm20, zmm7, zmm30	// u1.reduce7
vpxorq zmm21, zmm21, zmm21	// u1.reduce7
vpmadd52luq zmm21, zmm17, zmm30	// u1.reduce7
vpaddq zmm7, zmm7, zmm31	// u1.reduce7
vpsrlq zmm7, zmm7, 52	// u1.reduce7
vpaddq zmm17, zmm17, zmm31	// u1.reduce7
vpsrlq zmm17, zmm17, 52	// u1.reduce7
vpaddq zmm8, zmm8, zmm7	// u1.reduce7
vpaddq zmm18, zmm18, zmm17	// u1.reduce7
vpxorq zmm22, zmm22, zmm22	// u1.reduce7
vpmadd52huq zmm22, zmm20, zmm29	// u1.reduce7
vpxorq zmm23, zmm23, zmm23	// u1.reduce7
vpmadd52huq zmm23, zmm21, zmm29	// u1.reduce7
vpmadd52luq zmm8, zmm20, zmm28	// u1.reduce7
vpmadd52luq zmm18, zmm21, zmm28	// u1.reduce7
vpmadd52luq zmm9, zmm20, zmm27	// u1.reduce7
vpmadd52luq zmm19, zmm21, zmm27	// u1.reduce7
vpmadd52luq zmm0, zmm20, zmm26	// u1.reduce7
vpmadd52luq zmm10, zmm21, zmm26	// u1.reduce7
vpmadd52luq zmm1, zmm20, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52luq zmm11, zmm21, zmmword ptr [rdi+256]	// u1.reduce7
vpaddq zmm8, zmm8, zmm22	// u1.reduce7
vpaddq zmm18, zmm18, zmm23	// u1.reduce7
vpmadd52luq zmm2, zmm20, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52luq zmm12, zmm21, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52luq zmm3, zmm20, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52luq zmm13, zmm21, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52luq zmm4, zmm20, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52luq zmm14, zmm21, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52huq zmm9, zmm20, zmm28	// u1.reduce7
vpmadd52huq zmm19, zmm21, zmm28	// u1.reduce7
vpmadd52huq zmm0, zmm20, zmm27	// u1.reduce7
vpmadd52huq zmm10, zmm21, zmm27	// u1.reduce7
vpmadd52huq zmm1, zmm20, zmm26	// u1.reduce7
vpmadd52huq zmm11, zmm21, zmm26	// u1.reduce7
vpmadd52huq zmm2, zmm20, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52huq zmm12, zmm21, zmmword ptr [rdi+256]	// u1.reduce7
vpmadd52huq zmm3, zmm20, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52huq zmm13, zmm21, zmmword ptr [rdi+320]	// u1.reduce7
vpmadd52huq zmm4, zmm20, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52huq zmm14, zmm21, zmmword ptr [rdi+384]	// u1.reduce7
vpmadd52huq zmm5, zmm20, zmmword ptr [rdi+448]	// u1.reduce7
vpmadd52huq zmm15, zmm21, zmmword ptr [rdi+448]	// u1.reduce7
vpsrlq zmm20, zmm18, 52	// u1.carry
vpaddq zmm19, zmm19, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1408], zmm18	// u1.carry
vpsrlq zmm20, zmm19, 52	// u1.carry
vpaddq zmm10, zmm10, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1472], zmm19	// u1.carry
vpsrlq zmm20, zmm10, 52	// u1.carry
vpaddq zmm11, zmm11, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1536], zmm10	// u1.carry
vpsrlq zmm20, zmm11, 52	// u1.carry
vpaddq zmm12, zmm12, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm11	// u1.carry
vpsrlq zmm20, zmm12, 52	// u1.carry
vpaddq zmm13, zmm13, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1664], zmm12	// u1.carry
vpsrlq zmm20, zmm13, 52	// u1.carry
vpaddq zmm14, zmm14, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1728], zmm13	// u1.carry
vpsrlq zmm20, zmm14, 52	// u1.carry
vpaddq zmm15, zmm15, zmm20	// u1.carry
vmovdqu64 zmmword ptr [rdi+1792], zmm14	// u1.carry
vmovdqu64 zmmword ptr [rdi+1856], zmm15	// u1.carry
vpsubq zmm6, zmm8, zmm29	// x1.canonical
vpsubq zmm7, zmm9, zmm28	// x1.canonical
vpsubq zmm10, zmm0, zmm27	// x1.canonical
vpsubq zmm11, zmm1, zmm26	// x1.canonical
vpsubq zmm12, zmm2, zmmword ptr [rdi+256]	// x1.canonical
vpsubq zmm13, zmm3, zmmword ptr [rdi+320]	// x1.canonical
vpsubq zmm14, zmm4, zmmword ptr [rdi+384]	// x1.canonical
vpsubq zmm15, zmm5, zmmword ptr [rdi+448]	// x1.canonical
vpsraq zmm16, zmm6, 52	// x1.canonical
vpaddq zmm7, zmm7, zmm16	// x1.canonical
vpsrlq zmm16, zmm8, 52	// x1.canonical
vpaddq zmm9, zmm9, zmm16	// x1.canonical
vpsraq zmm16, zmm7, 52	// x1.canonical
vpaddq zmm10, zmm10, zmm16	// x1.canonical
vpsrlq zmm16, zmm9, 52	// x1.canonical
vpaddq zmm0, zmm0, zmm16	// x1.canonical
vpsraq zmm16, zmm10, 52	// x1.canonical
vpaddq zmm11, zmm11, zmm16	// x1.canonical
vpsrlq zmm16, zmm0, 52	// x1.canonical
vpaddq zmm1, zmm1, zmm16	// x1.canonical
vpsraq zmm16, zmm11, 52	// x1.canonical
vpaddq zmm12, zmm12, zmm16	// x1.canonical
vpsrlq zmm16, zmm1, 52	// x1.canonical
vpaddq zmm2, zmm2, zmm16	// x1.canonical
vpsraq zmm16, zmm12, 52	// x1.canonical
vpaddq zmm13, zmm13, zmm16	// x1.canonical
vpsrlq zmm16, zmm2, 52	// x1.canonical
vpaddq zmm3, zmm3, zmm16	// x1.canonical
vpsraq zmm16, zmm13, 52	// x1.canonical
vpaddq zmm14, zmm14, zmm16	// x1.canonical
vpsrlq zmm16, zmm3, 52	// x1.canonical
vpaddq zmm4, zmm4, zmm16	// x1.canonical
vpsraq zmm16, zmm14, 52	// x1.canonical
vpaddq zmm15, zmm15, zmm16	// x1.canonical
vpsrlq zmm16, zmm4, 52	// x1.canonical
vpaddq zmm5, zmm5, zmm16	// x1.canonical
vpmovq2m k3, zmm15	// x1.canonical
vmovdqa64 zmm6{k3}, zmm8	// x1.canonical
vmovdqa64 zmm7{k3}, zmm9	// x1.canonical
vmovdqa64 zmm10{k3}, zmm0	// x1.canonical
vmovdqa64 zmm11{k3}, zmm1	// x1.canonical
vmovdqa64 zmm12{k3}, zmm2	// x1.canonical
vmovdqa64 zmm13{k3}, zmm3	// x1.canonical
vmovdqa64 zmm14{k3}, zmm4	// x1.canonical
vmovdqa64 zmm15{k3}, zmm5	// x1.canonical
vpsllq zmm8, zmm6, 12	// x1.canonical
vpshrdq zmm0{k2}{z}, zmm8, zmm7, 12	// x1.canonical
vpsllq zmm8, zmm7, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm8, zmm10, 24	// x1.canonical
vpsllq zmm8, zmm10, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm8, zmm11, 36	// x1.canonical
vpsllq zmm8, zmm11, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm8, zmm12, 48	// x1.canonical
vpsllq zmm8, zmm12, 12	// x1.canonical
vpandq zmm9, zmm13, zmm31	// x1.canonical
vpshrdq zmm4, zmm8, zmm9, 60	// x1.canonical
vpsllq zmm9, zmm14, 56	// x1.canonical
vporq zmm4{k2}{z}, zmm4, zmm9	// x1.canonical
vpsllq zmm8, zmm14, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm8, zmm15, 20	// x1.canonical
vpunpcklqdq zmm6, zmm0, zmm1	// x1.store
vpunpckhqdq zmm7, zmm0, zmm1	// x1.store
vmovdqu64 xmmword ptr [rsi+384], xmm6	// x1.store
vextracti64x2 xmmword ptr [rsi+432], zmm6, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+480], zmm6, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+528], zmm6, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+576], xmm7	// x1.store
vextracti64x2 xmmword ptr [rsi+624], zmm7, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+672], zmm7, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+720], zmm7, 3	// x1.store
vpunpcklqdq zmm6, zmm2, zmm3	// x1.store
vpunpckhqdq zmm7, zmm2, zmm3	// x1.store
vmovdqu64 xmmword ptr [rsi+400], xmm6	// x1.store
vextracti64x2 xmmword ptr [rsi+448], zmm6, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+496], zmm6, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+544], zmm6, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+592], xmm7	// x1.store
vextracti64x2 xmmword ptr [rsi+640], zmm7, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+688], zmm7, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+736], zmm7, 3	// x1.store
vpunpcklqdq zmm6, zmm4, zmm5	// x1.store
vpunpckhqdq zmm7, zmm4, zmm5	// x1.store
vmovdqu64 xmmword ptr [rsi+416], xmm6	// x1.store
vextracti64x2 xmmword ptr [rsi+464], zmm6, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+512], zmm6, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+560], zmm6, 3	// x1.store
vmovdqu64 xmmword ptr [rsi+608], xmm7	// x1.store
vextracti64x2 xmmword ptr [rsi+656], zmm7, 1	// x1.store
vextracti64x2 xmmword ptr [rsi+704], zmm7, 2	// x1.store
vextracti64x2 xmmword ptr [rsi+752], zmm7, 3	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
